//! Target extension types (LangRef "Target Extension Type"): one table of the names that LLVM knows, with the
//! parameters they require, the types they are laid out as, and the places where they may be used. Unknown
//! names are legal; they have no layout and no properties.

use std::fmt;

use crate::strings::Symbol;
use crate::tables::Tables;
use crate::types::{MAX_INTEGER_WIDTH, Type, TypeKind, Types};

/// Legal uses of values of a target extension type.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TargetTypeProperties {
    /// `zeroinitializer` is a valid value.
    pub has_zero_init: bool,
    /// A global variable may have this type.
    pub can_be_global: bool,
    /// `alloca` or `byval` may allocate it on the stack.
    pub can_be_local: bool,
    /// A vector may have it as element type.
    pub can_be_vector_element: bool,
    /// Only arguments and results of intrinsics may have this type; `phi` and `select` may not.
    pub is_token_like: bool,
}

/// A known target extension type with wrong parameters. Displays as LLVM's message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TargetTypeError {
    name: &'static str,
    should_have: &'static str,
}

impl fmt::Display for TargetTypeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "target extension type {} should have {}", self.name, self.should_have)
    }
}

impl std::error::Error for TargetTypeError {}

/// Pattern of a name in the table.
enum Name {
    Exactly(&'static str),
    Prefix(&'static str),
}

/// Rule for the layout type of a target extension type.
#[derive(Clone, Copy)]
enum Rule {
    /// No layout.
    Unsized,
    /// Always this type.
    As(Type),
    /// `<4 x i32>`
    FourWords,
    /// `<vscale x 16 x i1>`
    ScalablePredicate,
    /// `[N x i8]`, where N is the first integer.
    Bytes,
    /// From the second and third integer, a size in bytes and an alignment in bits: an array of integers with
    /// that alignment; `i32` if either is zero.
    SizeAndAlign,
    /// `<vscale x N x i8>`, with as many bytes as the registers of the tuple hold.
    VectorTuple,
}

/// Parameters to check: number of types, least and largest number of integers, and their description.
type Parameters = (usize, (usize, usize), &'static str);

struct Entry {
    name: Name,
    parameters: Option<Parameters>,
    rule: Rule,
    /// `z` zero, `g` global, `l` local, `v` vector element, `t` token-like.
    properties: &'static str,
}

const fn entry(name: Name, rule: Rule, properties: &'static str) -> Entry {
    Entry { name, parameters: None, rule, properties }
}

const fn checked(name: &'static str, parameters: Parameters, rule: Rule, properties: &'static str) -> Entry {
    Entry { name: Name::Exactly(name), parameters: Some(parameters), rule, properties }
}

use Name::{Exactly, Prefix};

/// The first matching entry wins.
static TABLE: &[Entry] = &[
    entry(Exactly("spirv.Image"), Rule::As(Type::PTR), "gl"),
    entry(Exactly("spirv.SignedImage"), Rule::As(Type::PTR), "gl"),
    entry(Exactly("spirv.Type"), Rule::SizeAndAlign, "gl"),
    entry(Exactly("spirv.IntegralConstant"), Rule::Unsized, ""),
    entry(Exactly("spirv.Literal"), Rule::Unsized, ""),
    entry(Exactly("spirv.Padding"), Rule::Bytes, "g"),
    entry(Prefix("spirv."), Rule::As(Type::PTR), "zgl"),
    checked("aarch64.svcount", (0, (0, 0), "no parameters"), Rule::ScalablePredicate, "zl"),
    checked("riscv.vector.tuple", (1, (1, 1), "one type parameter and one integer parameter"), Rule::VectorTuple, "zl"),
    entry(Exactly("dx.Padding"), Rule::Bytes, "g"),
    entry(Prefix("dx."), Rule::As(Type::PTR), "glt"),
    checked("amdgcn.named.barrier", (0, (1, 1), "no type parameters and one integer parameter"), Rule::FourWords, "g"),
    checked(
        "amdgpu.stridemark",
        (0, (0, 1), "no type parameters and at most one integer parameter"),
        Rule::Unsized,
        "t",
    ),
    entry(Exactly("wasm.externref"), Rule::As(Type::PTR), "zgl"),
    entry(Exactly("wasm.funcref"), Rule::As(Type::PTR), "zgl"),
    entry(Exactly("llvm.test.vectorelement"), Rule::As(Type::I32), "lv"),
];

fn find(name: &[u8]) -> Option<&'static Entry> {
    TABLE.iter().find(|entry| match entry.name {
        Exactly(text) => name == text.as_bytes(),
        Prefix(text) => name.starts_with(text.as_bytes()),
    })
}

impl Tables {
    /// Returns `target("name", types…, integers…)` and determines its layout type.
    ///
    /// # Errors
    /// Returns an error if LLVM knows the name and it requires other parameters.
    pub fn target_type(&mut self, name: Symbol, types: &[Type], ints: &[u32]) -> Result<Type, TargetTypeError> {
        if let Some(entry) = find(self.strings.get(name)) {
            if let (Some((type_count, (least, largest), should_have)), Exactly(name)) = (entry.parameters, &entry.name)
                && (types.len() != type_count || !(least..=largest).contains(&ints.len()))
            {
                return Err(TargetTypeError { name, should_have });
            }
            if let Some(layout) = layout(&self.types, entry.rule, types, ints) {
                layout.intern(&mut self.types);
            }
        }
        Ok(self.types.intern(TypeKind::TargetExt { name, types: types.into(), ints: ints.into() }))
    }

    /// Returns the layout type of a target extension type. `None` if it is unsized, if the type is not a
    /// target extension type, or if it was not made by [`Tables::target_type`].
    pub fn target_type_layout(&self, ty: Type) -> Option<Type> {
        let TypeKind::TargetExt { name, types, ints } = self.types.kind(ty) else {
            return None;
        };
        layout(&self.types, find(self.strings.get(*name))?.rule, types, ints)?.find(&self.types)
    }

    /// Returns the legal uses of values of a target extension type. All properties of other types are false.
    pub fn target_type_properties(&self, ty: Type) -> TargetTypeProperties {
        let TypeKind::TargetExt { name, .. } = self.types.kind(ty) else {
            return TargetTypeProperties::default();
        };
        let letters = find(self.strings.get(*name)).map_or("", |entry| entry.properties);
        TargetTypeProperties {
            has_zero_init: letters.contains('z'),
            can_be_global: letters.contains('g'),
            can_be_local: letters.contains('l'),
            can_be_vector_element: letters.contains('v'),
            is_token_like: letters.contains('t'),
        }
    }
}

/// A layout type that need not be in the table yet.
enum Layout {
    Type(Type),
    /// An array of integers of `width` bits.
    Integers {
        width: u32,
        len: u64,
    },
    Vector {
        element: Type,
        min_len: u32,
        scalable: bool,
    },
}

/// Bytes in one RISC-V vector register at the minimum length.
const RISCV_REGISTER_BYTES: u32 = 8;

fn layout(table: &Types, rule: Rule, types: &[Type], ints: &[u32]) -> Option<Layout> {
    let int = |at: usize| ints.get(at).copied().unwrap_or(0);
    match rule {
        Rule::Unsized => None,
        Rule::As(ty) => Some(Layout::Type(ty)),
        Rule::FourWords => Some(Layout::Vector { element: Type::I32, min_len: 4, scalable: false }),
        Rule::ScalablePredicate => Some(Layout::Vector { element: Type::I1, min_len: 16, scalable: true }),
        Rule::Bytes => Some(Layout::Integers { width: 8, len: u64::from(int(0)) }),
        Rule::SizeAndAlign => match (int(1), int(2)) {
            (0, _) | (_, 0) => Some(Layout::Type(Type::I32)),
            (_, width) if width > MAX_INTEGER_WIDTH => None,
            // The product wraps around, as in LLVM.
            (size, width) => Some(Layout::Integers { width, len: u64::from(size.wrapping_mul(8) / width) }),
        },
        Rule::VectorTuple => {
            let (min_len, scalable) = table.vector_len(*types.first()?)?;
            let min_len = min_len.max(RISCV_REGISTER_BYTES).checked_mul(int(0))?;
            (scalable && min_len > 0).then_some(Layout::Vector { element: Type::I8, min_len, scalable })
        }
    }
}

impl Layout {
    fn intern(&self, table: &mut Types) -> Type {
        match *self {
            Layout::Type(ty) => ty,
            Layout::Integers { width, len } => {
                let element = table.integer(width);
                table.array(element, len)
            }
            Layout::Vector { element, min_len, scalable } => table.vector(element, min_len, scalable),
        }
    }

    fn find(&self, table: &Types) -> Option<Type> {
        match *self {
            Layout::Type(ty) => Some(ty),
            Layout::Integers { width, len } => {
                let element = table.find(&TypeKind::Integer(width))?;
                table.find(&TypeKind::Array { element, len })
            }
            Layout::Vector { element, min_len, scalable } => {
                table.find(&TypeKind::Vector { element, min_len, scalable })
            }
        }
    }
}
