//! Sample types for an intrinsic's signature, for use with LLVM's tools.

use draig_tables::intrinsics::{IntrinsicId, OverloadKind, Signature, TypePattern};

/// A type, with the properties that signatures distinguish.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Type {
    /// Whether scalable, and the length.
    vector: Option<(bool, u32)>,
    element: Element,
}

#[derive(Debug, Clone, PartialEq)]
enum Element {
    Integer(u32),
    Pointer(u32),
    Other(&'static str),
    /// `target("…")` with this name.
    Target(&'static str),
    Struct(Vec<Type>),
}

/// Types that match an intrinsic's signature.
pub(crate) struct Sample {
    pub(crate) result: Type,
    pub(crate) parameters: Vec<Type>,
    pub(crate) variadic: bool,
}

/// Divisible by all numbers up to 8, for vectors of one n-th of the length.
const LENGTH: u32 = 840;

impl Sample {
    pub(crate) fn of(id: IntrinsicId) -> Sample {
        let overloads = overloads(id.signature());
        let mut signature = id.signature();
        let result = take(&mut signature, &overloads);
        let mut parameters = Vec::new();
        let mut variadic = false;
        while !signature.is_empty() {
            if signature.clone().next() == Some(TypePattern::VarArg) {
                variadic = true;
                signature.skip_type();
            } else {
                parameters.push(take(&mut signature, &overloads));
            }
        }
        Sample { result, parameters, variadic }
    }
}

/// Chooses a type for each overload index: the simplest of its kind, or a vector if other types refer to it
/// as one.
fn overloads(signature: Signature) -> Vec<Type> {
    let mut kinds = [None; 32];
    let mut vectors = [false; 32];
    for pattern in signature {
        match pattern {
            TypePattern::Overload { index, kind } => {
                kinds[usize::from(index)].get_or_insert(kind);
                vectors[usize::from(index)] |= kind == OverloadKind::Vector;
            }
            TypePattern::VectorOfPointersToElement { index, reference } => {
                kinds[usize::from(index)] = Some(OverloadKind::Pointer);
                vectors[usize::from(index)] = true;
                vectors[usize::from(reference)] = true;
            }
            TypePattern::OneNthElements { index, .. }
            | TypePattern::VectorElement(index)
            | TypePattern::SubdivideBy2(index)
            | TypePattern::SubdivideBy4(index)
            | TypePattern::VectorOfBitcastsToInteger(index) => vectors[usize::from(index)] = true,
            _ => {}
        }
    }
    let types = kinds.iter().zip(vectors).map_while(|(kind, vector)| {
        let element = match (*kind)? {
            OverloadKind::Float => Element::Other("float"),
            OverloadKind::Pointer => Element::Pointer(0),
            _ => Element::Integer(32),
        };
        let vector = vector.then_some((false, LENGTH));
        Some(Type { vector, element })
    });
    types.collect()
}

fn take(signature: &mut Signature, overloads: &[Type]) -> Type {
    let scalar = |element| Type { vector: None, element };
    let overload = |index: u8| overloads[usize::from(index)].clone();
    let resized = |index: u8, times: u32, divided: u32| {
        let mut ty = overload(index);
        let (scalable, length) = ty.vector.unwrap_or((false, 1));
        ty.vector = ty.vector.map(|_| (scalable, length * times));
        ty.element = Element::Integer(32 / divided);
        ty
    };
    let named = |name| scalar(Element::Other(name));
    match signature.next().expect("a type") {
        TypePattern::Void => named("void"),
        TypePattern::VarArg => panic!("only at the end"),
        TypePattern::Mmx => Type { vector: Some((false, 1)), element: Element::Integer(64) },
        TypePattern::Token => named("token"),
        TypePattern::Metadata => named("metadata"),
        TypePattern::Half => named("half"),
        TypePattern::BFloat => named("bfloat"),
        TypePattern::Float => named("float"),
        TypePattern::Double => named("double"),
        TypePattern::Quad => named("fp128"),
        TypePattern::PpcQuad => named("ppc_fp128"),
        TypePattern::Amx => named("x86_amx"),
        TypePattern::Target(name) => scalar(Element::Target(name)),
        TypePattern::Integer(width) => scalar(Element::Integer(width)),
        TypePattern::Pointer(space) => scalar(Element::Pointer(space)),
        TypePattern::Vector { scalable, elements } => {
            Type { vector: Some((scalable, elements)), ..take(signature, overloads) }
        }
        TypePattern::Struct(count) => {
            let fields = (0..count).map(|_| take(signature, overloads)).collect();
            scalar(Element::Struct(fields))
        }
        TypePattern::Overload { index, .. }
        | TypePattern::Match(index)
        | TypePattern::VectorOfPointersToElement { index, .. } => overload(index),
        TypePattern::Extend(index) => Type { element: Element::Integer(64), ..overload(index) },
        TypePattern::Truncate(index) => Type { element: Element::Integer(16), ..overload(index) },
        TypePattern::OneNthElements { index, divisor } => {
            Type { vector: Some((false, LENGTH / u32::from(divisor))), ..overload(index) }
        }
        TypePattern::SameVectorWidth(index) => Type { vector: overload(index).vector, ..take(signature, overloads) },
        TypePattern::VectorElement(index) => Type { vector: None, ..overload(index) },
        TypePattern::SubdivideBy2(index) => resized(index, 2, 2),
        TypePattern::SubdivideBy4(index) => resized(index, 4, 4),
        TypePattern::VectorOfBitcastsToInteger(index) => resized(index, 1, 1),
    }
}

impl Type {
    /// Returns the spelling of the element or scalar.
    pub(crate) fn scalar_text(&self) -> String {
        match &self.element {
            Element::Integer(width) => format!("i{width}"),
            Element::Pointer(0) => "ptr".to_owned(),
            Element::Pointer(space) => format!("ptr addrspace({space})"),
            Element::Other(name) => (*name).to_owned(),
            Element::Target(name) => format!("target(\"{name}\")"),
            Element::Struct(fields) if fields.is_empty() => "{}".to_owned(),
            Element::Struct(fields) => {
                let fields: Vec<String> = fields.iter().map(Type::text).collect();
                format!("{{ {} }}", fields.join(", "))
            }
        }
    }

    /// Returns the spelling in text.
    pub(crate) fn text(&self) -> String {
        let scalar = self.scalar_text();
        match self.vector {
            None => scalar,
            Some((false, length)) => format!("<{length} x {scalar}>"),
            Some((true, length)) => format!("<vscale x {length} x {scalar}>"),
        }
    }
}
