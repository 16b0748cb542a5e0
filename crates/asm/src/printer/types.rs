//! Types (LangRef "Type System"). Nesting is handled with an explicit stack, because input can nest types to
//! any depth.

use draig_ir::{FunctionType, NamedStruct, Symbol, Type, TypeKind};
use draig_num::write_u64;

use super::Writer;
use super::text::{Word, push_address_space, push_name, push_quoted};

/// The predefined types of every module, in the order of their handles.
pub(super) static BASIC: [Word; 19] = [
    Word::new("void"),
    Word::new("label"),
    Word::new("metadata"),
    Word::new("token"),
    Word::new("x86_amx"),
    Word::new("ptr"),
    Word::new("i1"),
    Word::new("i8"),
    Word::new("i16"),
    Word::new("i32"),
    Word::new("i64"),
    Word::new("i128"),
    Word::new("half"),
    Word::new("bfloat"),
    Word::new("float"),
    Word::new("double"),
    Word::new("x86_fp80"),
    Word::new("fp128"),
    Word::new("ppc_fp128"),
];

const _: () = assert!(Type::VOID.as_u32() == 0 && Type::PPC_FP128.as_u32() == 18);

/// The part of a type that remains to be written.
pub(super) enum Open {
    /// The bracket that closes an array or vector.
    Close(u8),
    /// The fields, parameters or arguments from this index on.
    Items(Type, u32),
}

impl<'a> Writer<'a> {
    /// Writes a type as it is used: identified structs by name.
    #[inline]
    pub(super) fn ty(&mut self, ty: Type) {
        match BASIC.get(ty.index()) {
            Some(text) => text.push(&mut self.out),
            None => self.other_type(ty),
        }
    }

    fn other_type(&mut self, ty: Type) {
        if let Some(spelling) = self.spelled_types.get(ty.index()) {
            return spelling.push(&mut self.out);
        }
        let start = self.out.len();
        self.spell_type(ty);
        self.spelled_types.add(ty.index(), &self.out[start..], 0);
    }

    fn spell_type(&mut self, ty: Type) {
        match self.begin_type(ty) {
            None => {}
            Some((inner, open)) => {
                let mut stack = std::mem::take(&mut self.open_types);
                stack.push(open);
                self.finish_types(&mut stack, inner);
                self.open_types = stack;
            }
        }
    }

    /// Writes the body of an identified struct, as in its definition.
    pub(super) fn struct_body(&mut self, ty: Type) {
        let TypeKind::NamedStruct(NamedStruct { fields, packed, .. }) = self.module.tables.types.kind(ty) else {
            return;
        };
        let Some(fields) = fields else { return self.out.extend_from_slice(b"opaque") };
        self.begin_struct(fields.is_empty(), *packed);
        for (number, &field) in fields.iter().enumerate() {
            if number > 0 {
                self.out.extend_from_slice(b", ");
            }
            self.ty(field);
        }
        self.end_struct(fields.is_empty(), *packed);
    }

    fn begin_struct(&mut self, is_empty: bool, packed: bool) {
        if packed {
            self.out.push(b'<');
        }
        self.out.extend_from_slice(if is_empty { b"{" } else { b"{ " });
    }

    fn end_struct(&mut self, is_empty: bool, packed: bool) {
        self.out.extend_from_slice(if is_empty { b"}" } else { b" }" });
        if packed {
            self.out.push(b'>');
        }
    }

    /// Writes a type up to the first type that it contains, if there is one.
    fn begin_type(&mut self, ty: Type) -> Option<(Option<Type>, Open)> {
        if let Some(text) = BASIC.get(ty.index()) {
            text.push(&mut self.out);
            return None;
        }
        match self.module.tables.types.kind(ty) {
            TypeKind::Integer(width) => {
                self.out.push(b'i');
                write_u64(&mut self.out, u64::from(*width));
                None
            }
            TypeKind::Byte(width) => {
                self.out.push(b'b');
                write_u64(&mut self.out, u64::from(*width));
                None
            }
            TypeKind::Pointer(space) => {
                self.out.extend_from_slice(b"ptr");
                push_address_space(&mut self.out, " ", *space, "");
                None
            }
            TypeKind::Array { element, len } => {
                self.out.push(b'[');
                write_u64(&mut self.out, *len);
                self.out.extend_from_slice(b" x ");
                Some((Some(*element), Open::Close(b']')))
            }
            TypeKind::Vector { element, min_len, scalable } => {
                self.out.extend_from_slice(if *scalable { b"<vscale x " } else { b"<" });
                write_u64(&mut self.out, u64::from(*min_len));
                self.out.extend_from_slice(b" x ");
                Some((Some(*element), Open::Close(b'>')))
            }
            TypeKind::Struct { fields, packed } => {
                self.begin_struct(fields.is_empty(), *packed);
                Some((None, Open::Items(ty, 0)))
            }
            TypeKind::NamedStruct(body) => {
                self.struct_name(ty, body.name);
                None
            }
            TypeKind::Function(function) => Some((Some(function.result), Open::Items(ty, 0))),
            TypeKind::TargetExt { name, .. } => {
                self.out.extend_from_slice(b"target(");
                push_quoted(&mut self.out, self.module.tables.str(*name));
                Some((None, Open::Items(ty, 0)))
            }
            // The rest are basic.
            TypeKind::Void
            | TypeKind::Float(_)
            | TypeKind::Label
            | TypeKind::Metadata
            | TypeKind::X86Amx
            | TypeKind::Token => None,
        }
    }

    /// Writes `%name` or `%0`.
    pub(super) fn struct_name(&mut self, ty: Type, name: Symbol) {
        self.out.push(b'%');
        if name != Symbol::EMPTY {
            push_name(&mut self.out, self.module.tables.str(name));
        } else if let Some(number) = self.numbers.struct_number(ty) {
            write_u64(&mut self.out, u64::from(number));
        } else {
            // The walk over the module's types does not find it; LLVM shows an address here.
            self.out.extend_from_slice(b"\"type ");
            write_u64(&mut self.out, u64::from(ty.as_u32()));
            self.out.push(b'"');
        }
    }

    fn finish_types(&mut self, stack: &mut Vec<Open>, mut next: Option<Type>) {
        loop {
            if let Some(ty) = next.take()
                && let Some((inner, open)) = self.begin_type(ty)
            {
                stack.push(open);
                next = inner;
                continue;
            }
            match stack.pop() {
                None => return,
                Some(Open::Close(bracket)) => self.out.push(bracket),
                Some(Open::Items(ty, number)) => {
                    next = self.next_item(ty, number);
                    if next.is_some() {
                        stack.push(Open::Items(ty, number + 1));
                    }
                }
            }
        }
    }

    /// Writes the text before item `number` and returns the item's type, or writes the end.
    fn next_item(&mut self, ty: Type, number: u32) -> Option<Type> {
        let (items, is_function) = match self.module.tables.types.kind(ty) {
            TypeKind::Struct { fields, .. } => (&**fields, false),
            TypeKind::Function(FunctionType { params, .. }) => (&**params, true),
            TypeKind::TargetExt { types, .. } => (&**types, false),
            _ => return None,
        };
        let item = items.get(number as usize).copied();
        match self.module.tables.types.kind(ty) {
            TypeKind::TargetExt { ints, .. } => match item {
                Some(_) => self.out.extend_from_slice(b", "),
                None => {
                    for &int in ints {
                        self.out.extend_from_slice(b", ");
                        write_u64(&mut self.out, u64::from(int));
                    }
                    self.out.push(b')');
                }
            },
            TypeKind::Struct { fields, packed } => match item {
                Some(_) if number > 0 => self.out.extend_from_slice(b", "),
                Some(_) => {}
                None => self.end_struct(fields.is_empty(), *packed),
            },
            TypeKind::Function(function) if is_function => {
                let separator: &[u8] = if number == 0 { b" (" } else { b", " };
                match (item, function.vararg) {
                    (Some(_), _) => self.out.extend_from_slice(separator),
                    (None, true) => {
                        self.out.extend_from_slice(separator);
                        self.out.extend_from_slice(b"...)");
                    }
                    (None, false) => self.out.extend_from_slice(if number == 0 { b" ()" } else { b")" }),
                }
            }
            _ => {}
        }
        item
    }
}
