//! Views of types.

use std::fmt;

use draig_num::FloatFormat;
use draig_target::{Align, StructLayout, TypeSize};

use super::{lossy, view_equality, write_name};
use crate::module::Module;
use crate::strings::Symbol;
use crate::types::{Type, TypeKind};

/// Limit on types shown by one `Display` of a type; the rest is `…`. Types that share parts can be
/// exponentially long as text.
const MAX_SHOWN: usize = 1000;

/// Nesting depth up to which one `Display` of a type shows types; deeper ones are `…`.
const MAX_SHOWN_DEPTH: usize = 50;

/// A type of a module. Displays as in text, with names quoted if necessary.
///
/// Unnamed identified structs are numbered in the order of their creation. This matches the canonical text of
/// a module that was read from it. Otherwise, the text numbers them in the order of use, which only a walk
/// over the whole module finds.
///
/// ```
/// use draig_ir::{Module, Type};
///
/// let mut module = Module::new(b"m");
/// let array = module.tables.types.array(Type::I8, 4);
/// let pair = module.tables.types.literal_struct(&[array, Type::PTR], false);
/// let pair = module.type_ref(pair);
/// assert_eq!(pair.to_string(), "{ [4 x i8], ptr }");
/// assert_eq!(pair.field(0).unwrap().element().unwrap().integer_width(), Some(8));
/// assert_eq!(pair.size_of().unwrap().known(), Some(16));
/// ```
#[derive(Clone, Copy)]
pub struct TypeRef<'m> {
    pub(super) module: &'m Module,
    pub(super) id: Type,
}

view_equality!(TypeRef);

impl<'m> TypeRef<'m> {
    pub(super) fn new(module: &'m Module, id: Type) -> Self {
        TypeRef { module, id }
    }

    /// Returns the handle.
    pub fn id(self) -> Type {
        self.id
    }

    /// Returns the structure of the type.
    pub fn kind(self) -> &'m TypeKind {
        self.module.tables.types.kind(self.id)
    }

    fn other(self, id: Type) -> TypeRef<'m> {
        TypeRef { id, ..self }
    }

    /// Returns the name of an identified struct, without `%`; empty for a numbered one. `None` for others.
    pub fn struct_name(self) -> Option<&'m [u8]> {
        match self.kind() {
            TypeKind::NamedStruct(body) => Some(self.module.tables.str(body.name)),
            _ => None,
        }
    }

    /// Returns the fields of a struct; `None` for other types and for `opaque`.
    pub fn fields(self) -> Option<impl DoubleEndedIterator<Item = TypeRef<'m>> + ExactSizeIterator> {
        let fields = self.module.tables.types.struct_fields(self.id)?;
        Some(fields.iter().map(move |&field| self.other(field)))
    }

    /// Returns the field of a struct with this number, counted from 0; `None` if there are fewer, and for
    /// other types.
    pub fn field(self, number: usize) -> Option<TypeRef<'m>> {
        let fields = self.module.tables.types.struct_fields(self.id)?;
        fields.get(number).map(|&field| self.other(field))
    }

    /// Returns the element type of an array or vector.
    pub fn element(self) -> Option<TypeRef<'m>> {
        match *self.kind() {
            TypeKind::Array { element, .. } | TypeKind::Vector { element, .. } => Some(self.other(element)),
            _ => None,
        }
    }

    /// Number of elements of an array, vector or struct; the minimum for a scalable vector.
    pub fn element_count(self) -> Option<u64> {
        self.module.tables.element_count(self.id)
    }

    /// Returns the element type of a vector; other types are returned unchanged.
    pub fn scalar(self) -> TypeRef<'m> {
        self.other(self.module.tables.types.scalar(self.id))
    }

    /// Returns the width of an integer type, in bits; `None` for other types.
    pub fn integer_width(self) -> Option<u32> {
        self.module.tables.types.integer_width(self.id)
    }

    /// Returns the format of a floating-point type; `None` for other types.
    pub fn float_format(self) -> Option<FloatFormat> {
        self.module.tables.types.float_format(self.id)
    }

    /// Returns the address space of a pointer type; `None` for other types.
    pub fn address_space(self) -> Option<u32> {
        self.module.tables.types.address_space(self.id)
    }

    /// Returns the result type of a function type; `None` for other types.
    pub fn result(self) -> Option<TypeRef<'m>> {
        let function = self.module.tables.types.as_function(self.id)?;
        Some(self.other(function.result))
    }

    /// Returns the parameter types of a function type; empty for others.
    pub fn params(self) -> impl DoubleEndedIterator<Item = TypeRef<'m>> + ExactSizeIterator {
        let function = self.module.tables.types.as_function(self.id);
        function.map_or(&[][..], |function| &function.params).iter().map(move |&param| self.other(param))
    }

    /// Whether values of this type can be stored in memory: [`Module::is_sized`].
    pub fn is_sized(self) -> bool {
        self.module.is_sized(self.id)
    }

    /// Returns the size in memory including padding, in bytes: [`Module::size_of`].
    pub fn size_of(self) -> Option<TypeSize> {
        self.module.size_of(self.id)
    }

    /// Returns the minimum alignment of an object: [`Module::abi_align`].
    pub fn abi_align(self) -> Option<Align> {
        self.module.abi_align(self.id)
    }

    /// Returns the field offsets of a struct: [`Module::struct_layout`].
    pub fn struct_layout(self) -> Option<StructLayout> {
        self.module.struct_layout(self.id)
    }
}

impl fmt::Display for TypeRef<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut printer = Printer { module: self.module, f, left: MAX_SHOWN, numbered: None };
        printer.ty(self.id, MAX_SHOWN_DEPTH)
    }
}

impl fmt::Debug for TypeRef<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

struct Printer<'a, 'b, 'm> {
    module: &'m Module,
    f: &'a mut fmt::Formatter<'b>,
    /// Number of types that may still be shown.
    left: usize,
    /// Unnamed identified structs, in order; computed when the first one is shown.
    numbered: Option<Vec<Type>>,
}

impl Printer<'_, '_, '_> {
    fn ty(&mut self, ty: Type, depth: usize) -> fmt::Result {
        let (Some(left), Some(inner)) = (self.left.checked_sub(1), depth.checked_sub(1)) else {
            return self.f.write_str("…");
        };
        self.left = left;
        let tables = &self.module.tables;
        match tables.types.kind(ty) {
            TypeKind::Void => self.f.write_str("void"),
            TypeKind::Label => self.f.write_str("label"),
            TypeKind::Metadata => self.f.write_str("metadata"),
            TypeKind::Token => self.f.write_str("token"),
            TypeKind::X86Amx => self.f.write_str("x86_amx"),
            TypeKind::Float(format) => self.f.write_str(format.keyword()),
            TypeKind::Integer(width) => write!(self.f, "i{width}"),
            TypeKind::Byte(width) => write!(self.f, "b{width}"),
            TypeKind::Pointer(0) => self.f.write_str("ptr"),
            TypeKind::Pointer(space) => write!(self.f, "ptr addrspace({space})"),
            TypeKind::Array { element, len } => {
                write!(self.f, "[{len} x ")?;
                self.ty(*element, inner)?;
                self.f.write_str("]")
            }
            TypeKind::Vector { element, min_len, scalable } => {
                write!(self.f, "<{}{min_len} x ", if *scalable { "vscale x " } else { "" })?;
                self.ty(*element, inner)?;
                self.f.write_str(">")
            }
            TypeKind::Struct { fields, packed } => {
                let (open, close) = if *packed { ("<{", "}>") } else { ("{", "}") };
                if fields.is_empty() {
                    return write!(self.f, "{open}{close}");
                }
                write!(self.f, "{open} ")?;
                self.list(fields, inner)?;
                write!(self.f, " {close}")
            }
            TypeKind::NamedStruct(body) if body.name == Symbol::EMPTY => {
                let number = self.number(ty);
                write!(self.f, "%{number}")
            }
            TypeKind::NamedStruct(body) => write_name(self.f, '%', tables.str(body.name)),
            TypeKind::Function(function) => {
                self.ty(function.result, inner)?;
                self.f.write_str(" (")?;
                self.list(&function.params, inner)?;
                self.f.write_str(match (function.vararg, function.params.is_empty()) {
                    (true, true) => "...)",
                    (true, false) => ", ...)",
                    (false, _) => ")",
                })
            }
            TypeKind::TargetExt { name, types, ints } => {
                write!(self.f, "target(\"{}\"", lossy(tables.str(*name)))?;
                if !types.is_empty() {
                    self.f.write_str(", ")?;
                    self.list(types, inner)?;
                }
                for int in ints {
                    write!(self.f, ", {int}")?;
                }
                self.f.write_str(")")
            }
        }
    }

    fn number(&mut self, ty: Type) -> usize {
        let types = &self.module.tables.types;
        let numbered = self.numbered.get_or_insert_with(|| {
            let without_name =
                |kind: &TypeKind| matches!(kind, TypeKind::NamedStruct(body) if body.name == Symbol::EMPTY);
            types.iter().filter(|(_, kind)| without_name(kind)).map(|(ty, _)| ty).collect()
        });
        numbered.partition_point(|&other| other < ty)
    }

    fn list(&mut self, types: &[Type], depth: usize) -> fmt::Result {
        for (number, &ty) in types.iter().enumerate() {
            self.f.write_str(if number == 0 { "" } else { ", " })?;
            if self.left == 0 {
                return self.f.write_str("…");
            }
            self.ty(ty, depth)?;
        }
        Ok(())
    }
}
