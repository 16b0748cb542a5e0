//! Views of attribute sets.

use std::fmt;

use draig_tables::AttrKind;

use super::{lossy, view_equality};
use crate::attributes::{AttrSet, Attribute};
use crate::global::Align;
use crate::module::Module;
use crate::types::Type;

/// Attributes of a function, result, parameter, call, argument or variable (LangRef "Parameter Attributes",
/// "Function Attributes").
///
/// ```
/// use draig_ir::{Module, Type, intrinsics};
/// use draig_tables::AttrKind;
///
/// let mut module = Module::new(b"m");
/// let id = intrinsics::lookup(b"llvm.memset").unwrap();
/// let memset = intrinsics::get_declaration(&mut module, id, &[Type::PTR, Type::I64]).unwrap();
/// let memset = module.function_ref(memset).unwrap();
/// assert!(memset.attributes().has(AttrKind::NoUnwind));
/// assert!(memset.param(3).unwrap().attributes().has(AttrKind::ImmArg));
/// assert!(memset.result_attributes().is_empty());
/// ```
#[derive(Clone, Copy)]
pub struct AttributeSetRef<'m> {
    module: &'m Module,
    id: AttrSet,
}

view_equality!(AttributeSetRef);

impl<'m> AttributeSetRef<'m> {
    pub(super) fn new(module: &'m Module, id: AttrSet) -> Self {
        AttributeSetRef { module, id }
    }

    /// Returns the handle.
    pub fn id(self) -> AttrSet {
        self.id
    }

    /// Returns the attributes: kinds in the order of [`AttrKind`], then strings by key.
    pub fn attributes(self) -> &'m [Attribute] {
        self.module.tables.attributes.set(self.id)
    }

    /// Whether the set is empty.
    pub fn is_empty(self) -> bool {
        self.attributes().is_empty()
    }

    /// Number of attributes.
    pub fn len(self) -> usize {
        self.attributes().len()
    }

    /// Returns the attribute of this kind, if the set has one.
    pub fn get(self, kind: AttrKind) -> Option<&'m Attribute> {
        self.module.tables.attributes.get(self.id, kind)
    }

    /// Whether the set has an attribute of this kind.
    pub fn has(self, kind: AttrKind) -> bool {
        self.get(kind).is_some()
    }

    /// Returns the word of an integer attribute, if the set has one of this kind: bytes for `align` and
    /// `dereferenceable`; see [`draig_tables::attribute_values`] for others.
    pub fn int(self, kind: AttrKind) -> Option<u64> {
        self.module.tables.attributes.int(self.id, kind)
    }

    /// Returns the type of a type attribute, such as `byval(T)`; `None` if the attribute is missing or has no
    /// type.
    pub fn ty(self, kind: AttrKind) -> Option<Type> {
        match self.get(kind)? {
            Attribute::Type(_, ty) => *ty,
            _ => None,
        }
    }

    /// Returns the value of a string attribute, which may be empty; `None` if the key is missing.
    pub fn string(self, key: impl AsRef<[u8]>) -> Option<&'m [u8]> {
        let key = self.module.tables.strings.find(key.as_ref())?;
        let value = self.module.tables.attributes.string(self.id, key)?;
        Some(self.module.tables.str(value))
    }

    /// Returns the alignment of the `align` attribute, if the set has one.
    pub fn align(self) -> Option<Align> {
        Align::from_bytes(self.int(AttrKind::Alignment)?)
    }
}

impl fmt::Debug for AttributeSetRef<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, attribute) in self.attributes().iter().enumerate() {
            let text = |symbol| lossy(self.module.tables.str(symbol));
            f.write_str(if number == 0 { "" } else { " " })?;
            match attribute {
                Attribute::String(key, value) if text(*value).is_empty() => write!(f, "\"{}\"", text(*key))?,
                Attribute::String(key, value) => write!(f, "\"{}\"=\"{}\"", text(*key), text(*value))?,
                Attribute::Int(kind, value) => write!(f, "{}({value})", kind.spelling())?,
                Attribute::Type(kind, Some(ty)) => {
                    write!(f, "{}({})", kind.spelling(), self.module.type_ref(*ty))?;
                }
                other => f.write_str(other.kind().map_or("", AttrKind::spelling))?,
            }
        }
        Ok(())
    }
}
