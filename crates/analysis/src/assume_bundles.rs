//! Operand bundles of calls of `llvm.assume`, as fields (LangRef "Assume Operand Bundles").

use draig_ir::{Inst, Value};
use draig_tables::attributes::BOOL_STRING_ATTRIBUTES;
use draig_tables::{AttrClass, AttrKind, AttrPlaces};

use crate::assume_calls::AssumeCalls;
use crate::subject::Subject;

/// An assumption.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Assumed {
    /// An attribute holds: for a value, or for the place of the call (`cold`).
    Attribute(AttrKind),
    /// An attribute that is a string holds for the place of the call.
    StringAttribute(&'static str),
    /// No pointer based on one of two values aliases one based on the other.
    SeparateStorage,
    /// Nothing: the bundle is to be ignored.
    Nothing,
}

/// A bundle of an assumption.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AssumeBundle {
    /// The call.
    pub call: Inst,
    /// An assumption.
    pub assumed: Assumed,
    /// The value for which it holds; the first one for [`Assumed::SeparateStorage`].
    pub on: Option<Value>,
    /// The attribute's argument, which need not be a constant; the second value for [`Assumed::SeparateStorage`].
    pub argument: Option<Value>,
    /// For `align`: how far the aligned address is below the pointer.
    pub offset: Option<Value>,
}

/// A bundle that says nothing, because the verifier would refuse it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IllFormedBundle {
    /// The call.
    pub call: Inst,
    /// Number of the bundle.
    pub number: usize,
    /// Whether the tag is unknown; the operands do not fit otherwise.
    pub is_unknown: bool,
}

/// The bundles of the assumptions of a function.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AssumeBundles {
    /// In order of the calls and of the bundles in each.
    pub bundles: Vec<AssumeBundle>,
    /// Bundles that say nothing.
    pub ill_formed: Vec<IllFormedBundle>,
}

impl AssumeBundles {
    /// Reads the bundles of the assumptions of a function.
    #[must_use]
    pub fn new(subject: Subject<'_>, assumes: &AssumeCalls) -> AssumeBundles {
        let mut found = AssumeBundles::default();
        for &call in assumes.calls() {
            for (number, (tag, operands)) in subject.body().bundles(call).enumerate() {
                let tag = subject.tables().str(tag);
                match parse(subject, call, tag, operands) {
                    Ok(bundle) => found.bundles.push(bundle),
                    Err(is_unknown) => found.ill_formed.push(IllFormedBundle { call, number, is_unknown }),
                }
            }
        }
        found
    }

    /// Returns the bundles about a value.
    pub fn about(&self, value: Value) -> impl Iterator<Item = &AssumeBundle> {
        self.bundles.iter().filter(move |bundle| {
            bundle.on == Some(value) || bundle.assumed == Assumed::SeparateStorage && bundle.argument == Some(value)
        })
    }
}

impl AssumeBundle {
    /// Returns the argument if it is a constant integer that fits in 64 bits.
    #[must_use]
    pub fn number(&self, subject: Subject<'_>) -> Option<u64> {
        subject.tables().int_value(self.argument?)?.to_u64()
    }

    /// Returns the alignment that `align` gives the pointer itself, in bytes: a multiple of a power of two less an
    /// offset. `None` if it is not known, or no power of two, which says that the pointer is null.
    #[must_use]
    pub fn alignment(&self, subject: Subject<'_>) -> Option<u64> {
        if self.assumed != Assumed::Attribute(AttrKind::Alignment) {
            return None;
        }
        let align = self.number(subject).filter(|align| align.is_power_of_two())?;
        let Some(offset) = self.offset else { return Some(align) };
        let zeros = subject.tables().int_value(offset)?.trailing_zeros();
        Some(if zeros < 64 { align.min(1 << zeros) } else { align })
    }
}

/// Reads a bundle. The error is whether its tag is unknown.
fn parse(subject: Subject<'_>, call: Inst, tag: &[u8], operands: &[Value]) -> Result<AssumeBundle, bool> {
    let types = &subject.tables().types;
    let is_pointer = |at: usize| operands.get(at).is_some_and(|&value| types.is_pointer(subject.value_type(value)));
    let is_integer = |at: usize| operands.get(at).is_some_and(|&value| types.is_integer(subject.value_type(value)));
    let bundle = |assumed| AssumeBundle {
        call,
        assumed,
        on: operands.first().copied(),
        argument: operands.get(1).copied(),
        offset: operands.get(2).copied(),
    };
    let checked = |fits: bool, assumed| if fits { Ok(bundle(assumed)) } else { Err(false) };
    let count = operands.len();
    match tag {
        b"separate_storage" => return checked(count == 2 && is_pointer(0) && is_pointer(1), Assumed::SeparateStorage),
        // Whatever it once was about.
        b"ignore" => return Ok(AssumeBundle { on: None, argument: None, offset: None, ..bundle(Assumed::Nothing) }),
        _ => {}
    }
    let Some(kind) = AttrKind::from_spelling(tag) else {
        let name = BOOL_STRING_ATTRIBUTES.iter().find(|name| name.as_bytes() == tag).ok_or(true)?;
        return checked(count <= 2, Assumed::StringAttribute(name));
    };
    let fits = match kind {
        AttrKind::Alignment => is_pointer(0) && is_integer(1) && (count == 2 || count == 3 && is_integer(2)),
        AttrKind::Dereferenceable => count == 2 && is_pointer(0) && is_integer(1),
        _ if kind.class() == AttrClass::Int => count == 2 && subject.tables().int_value(operands[1]).is_some(),
        _ if kind.places().contains(AttrPlaces::PARAMETER) => count == 1,
        _ if kind.places().contains(AttrPlaces::FUNCTION) => count == 0,
        _ => count <= 2,
    };
    checked(fits, Assumed::Attribute(kind))
}
