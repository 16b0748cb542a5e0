//! Constants (LangRef "Constants"). Nesting is handled with an explicit stack.

use draig_ir::{
    Const, ConstData, ConstExpr, ConstKind, FlagClass, GepFlags, IntFlags, Opcode, Type, TypeKind, Value, ValueKind,
};
use draig_num::{ApFloat, FloatFormat, write_double, write_float, write_i64, write_u64};
use draig_tables::history;

use super::Writer;
use super::text::push_escaped;

/// A partly written constant, with its next part.
pub(super) struct OpenConstant {
    constant: Const,
    next: u32,
}

impl<'a> Writer<'a> {
    /// Writes a constant without its type.
    #[inline]
    pub(super) fn constant(&mut self, constant: Const) {
        let data = self.module.tables.constants.get(constant);
        if !self.simple_constant(data) {
            self.constant_with_parts(constant);
        }
    }

    fn constant_with_parts(&mut self, constant: Const) {
        let mut stack = std::mem::take(&mut self.open_constants);
        self.begin_constant(constant);
        stack.push(OpenConstant { constant, next: 0 });
        while let Some(open) = stack.last_mut() {
            let OpenConstant { constant, next } = *open;
            let parts = self.parts(constant);
            let Some(&part) = parts.get(next as usize) else {
                self.end_constant(constant);
                stack.pop();
                continue;
            };
            open.next += 1;
            if next > 0 {
                self.out.extend_from_slice(b", ");
            }
            self.ty(self.module.constant_type(part));
            self.out.push(b' ');
            match part.kind() {
                ValueKind::Const(inner) => {
                    if !self.simple_constant(self.module.tables.constants.get(inner)) {
                        self.begin_constant(inner);
                        stack.push(OpenConstant { constant: inner, next: 0 });
                    }
                }
                _ => self.operand(part),
            }
        }
        self.open_constants = stack;
    }

    /// Returns the parts that are written as a list.
    fn parts(&self, constant: Const) -> &'a [Value] {
        match self.module.tables.constants.kind(constant) {
            ConstKind::Aggregate(elements) => match self.is_splat(constant, elements) {
                true => &elements[..1],
                false => elements,
            },
            ConstKind::PtrAuth(parts) => {
                // Trailing null parts are left out, except pointer and key.
                let used = (2..5).rev().find(|&at| !self.module.tables.is_null(parts[at])).map_or(2, |at| at + 1);
                &parts[..used]
            }
            kind => kind.parts(),
        }
    }

    fn is_number(&self, value: Value) -> bool {
        value.as_const().is_some_and(|constant| {
            matches!(
                self.module.tables.constants.kind(constant),
                ConstKind::Int(_) | ConstKind::WideInt(_) | ConstKind::Float(_) | ConstKind::WideFloat(_)
            )
        })
    }

    /// Whether a scalable vector with this value in all lanes is written `splat (…)`.
    fn is_short_splat(&self, element: Value) -> bool {
        self.version >= history::SPLAT && self.is_number(element)
    }

    /// Whether a vector has the same number in all lanes and is written `splat (…)`.
    fn is_splat(&self, constant: Const, elements: &[Value]) -> bool {
        let ty = self.module.tables.constants.ty(constant);
        let Some((&first, rest)) = elements.split_first() else { return false };
        self.version >= history::SPLAT
            && self.module.tables.types.is_vector(ty)
            && self.is_number(first)
            && rest.iter().all(|&other| other == first)
    }

    /// Writes the text before the parts.
    fn begin_constant(&mut self, constant: Const) {
        let ConstData { ty, kind } = self.module.tables.constants.get(constant);
        match kind {
            ConstKind::Aggregate(elements) => {
                let open: &[u8] = match self.module.tables.types.kind(*ty) {
                    TypeKind::Array { .. } => b"[",
                    TypeKind::Vector { .. } if self.is_splat(constant, elements) => b"splat (",
                    TypeKind::Vector { .. } => b"<",
                    TypeKind::Struct { packed: true, .. } => b"<{ ",
                    TypeKind::NamedStruct(body) if body.packed => b"<{ ",
                    _ => b"{ ",
                };
                self.out.extend_from_slice(open);
            }
            ConstKind::Splat(element) if self.is_short_splat(*element) => self.out.extend_from_slice(b"splat ("),
            ConstKind::Splat(_) => {
                self.out.extend_from_slice(b"shufflevector (");
                self.ty(*ty);
                self.out.extend_from_slice(b" insertelement (");
                self.ty(*ty);
                self.out.extend_from_slice(b" poison, ");
            }
            ConstKind::Expr(expr) => self.begin_expression(expr),
            ConstKind::PtrAuth(_) => self.out.extend_from_slice(b"ptrauth ("),
            _ => {}
        }
    }

    /// Writes the text after the parts.
    fn end_constant(&mut self, constant: Const) {
        let ConstData { ty, kind } = self.module.tables.constants.get(constant);
        match kind {
            ConstKind::Aggregate(elements) => {
                let close: &[u8] = match self.module.tables.types.kind(*ty) {
                    TypeKind::Array { .. } => b"]",
                    TypeKind::Vector { .. } if self.is_splat(constant, elements) => b")",
                    TypeKind::Vector { .. } => b">",
                    TypeKind::Struct { packed: true, .. } => b" }>",
                    TypeKind::NamedStruct(body) if body.packed => b" }>",
                    _ => b" }",
                };
                self.out.extend_from_slice(close);
            }
            ConstKind::Splat(element) if self.is_short_splat(*element) => self.out.push(b')'),
            ConstKind::Splat(_) => {
                self.out.extend_from_slice(b", i64 0), ");
                self.ty(*ty);
                self.out.extend_from_slice(b" poison");
                let (len, scalable) = self.module.tables.types.vector_len(*ty).unwrap_or((0, true));
                self.shuffle_mask(scalable, std::iter::repeat_n(0, len as usize));
                self.out.push(b')');
            }
            ConstKind::Expr(expr) => {
                if expr.opcode.is_cast() {
                    self.out.extend_from_slice(b" to ");
                    self.ty(*ty);
                }
                if expr.opcode == Opcode::ShuffleVector {
                    let scalable = self.module.tables.types.vector_len(*ty).is_some_and(|(_, scalable)| scalable);
                    self.shuffle_mask(scalable, expr.mask.iter().copied());
                }
                self.out.push(b')');
            }
            ConstKind::PtrAuth(_) => self.out.push(b')'),
            _ => {}
        }
    }

    fn begin_expression(&mut self, expr: &ConstExpr) {
        self.out.extend_from_slice(expr.opcode.spelling().as_bytes());
        match expr.opcode.flag_class() {
            FlagClass::Gep if self.version < history::IN_RANGE => {
                self.gep_flags(GepFlags(expr.flags & GepFlags::INBOUNDS.0));
            }
            FlagClass::Gep => self.gep_flags(expr.gep_flags()),
            FlagClass::None | FlagClass::FastMath | FlagClass::FastMathNonNeg | FlagClass::Elementwise => {}
            _ => self.int_flags(expr.int_flags()),
        }
        if let Some(range) = expr.in_range.as_ref().filter(|_| self.version >= history::IN_RANGE) {
            self.out.extend_from_slice(b" inrange(");
            range.0.write_signed_decimal(&mut self.out);
            self.out.extend_from_slice(b", ");
            range.1.write_signed_decimal(&mut self.out);
            self.out.push(b')');
        }
        self.out.extend_from_slice(b" (");
        if let Some(ty) = expr.source_type {
            self.ty(ty);
            self.out.extend_from_slice(b", ");
        }
    }

    /// Writes the flags of integer operations, casts and comparisons, each preceded by a space.
    #[inline]
    pub(super) fn int_flags(&mut self, flags: IntFlags) {
        if !flags.is_empty() {
            for &(flag, text) in IntFlags::TABLE {
                if flags.contains(flag) {
                    self.out.push(b' ');
                    self.out.extend_from_slice(text.as_bytes());
                }
            }
        }
    }

    /// Writes the flags of a `getelementptr`, each preceded by a space.
    #[inline]
    pub(super) fn gep_flags(&mut self, flags: GepFlags) {
        if flags.is_empty() {
            return;
        }
        if flags.contains(GepFlags::INBOUNDS) {
            self.out.extend_from_slice(b" inbounds");
        } else if flags.contains(GepFlags::NUSW) {
            self.out.extend_from_slice(b" nusw");
        }
        if flags.contains(GepFlags::NUW) {
            self.out.extend_from_slice(b" nuw");
        }
    }

    /// Writes `, <N x i32> mask`, where -1 is poison.
    pub(super) fn shuffle_mask(&mut self, scalable: bool, mask: impl ExactSizeIterator<Item = i32> + Clone) {
        self.out.extend_from_slice(if scalable { b", <vscale x " } else { b", <" });
        write_u64(&mut self.out, mask.len() as u64);
        self.out.extend_from_slice(b" x i32> ");
        if mask.clone().all(|lane| lane == 0) {
            return self.out.extend_from_slice(b"zeroinitializer");
        }
        if mask.clone().all(|lane| lane == -1) {
            return self.out.extend_from_slice(b"poison");
        }
        for (at, lane) in mask.enumerate() {
            self.out.extend_from_slice(if at == 0 { b"<i32 " } else { b", i32 " });
            if lane == -1 {
                self.out.extend_from_slice(b"poison");
            } else {
                write_i64(&mut self.out, i64::from(lane));
            }
        }
        self.out.push(b'>');
    }

    /// Writes a constant without a list of parts; returns whether it is one.
    #[inline]
    fn simple_constant(&mut self, data: &'a ConstData) -> bool {
        match &data.kind {
            ConstKind::Int(bits) => self.int(data.ty, *bits),
            ConstKind::NullPointer => self.out.extend_from_slice(b"null"),
            ConstKind::Zero if self.version > history::CURRENT && self.is_pointer_vector(data.ty) => {
                self.out.extend_from_slice(b"splat (");
                self.ty(self.module.tables.types.scalar(data.ty));
                self.out.extend_from_slice(b" null)");
            }
            ConstKind::Zero => self.out.extend_from_slice(b"zeroinitializer"),
            ConstKind::Undef => self.out.extend_from_slice(b"undef"),
            ConstKind::Poison => self.out.extend_from_slice(b"poison"),
            ConstKind::TokenNone => self.out.extend_from_slice(b"none"),
            other => return self.rarer_constant(data.ty, other),
        }
        true
    }

    fn rarer_constant(&mut self, ty: Type, kind: &'a ConstKind) -> bool {
        match kind {
            ConstKind::WideInt(value) => value.write_signed_decimal(&mut self.out),
            ConstKind::Float(bits) => {
                if let Some(format) = self.module.tables.types.float_format(ty) {
                    self.float(format, *bits);
                }
            }
            ConstKind::WideFloat(bits) => {
                if let Some(format) = self.module.tables.types.float_format(ty) {
                    self.wide_float(ApFloat::from_bits(format, **bits));
                }
            }
            ConstKind::Data(symbol) => self.data(ty, self.module.tables.str(*symbol)),
            ConstKind::BlockAddress(function, block) => {
                self.out.extend_from_slice(b"blockaddress(");
                self.global_name(*function);
                self.out.extend_from_slice(b", ");
                self.block_of_function(*function, *block);
                self.out.push(b')');
            }
            ConstKind::DsoLocalEquivalent(global) => {
                self.out.extend_from_slice(b"dso_local_equivalent ");
                self.global_name(*global);
            }
            ConstKind::NoCfi(function) => {
                self.out.extend_from_slice(b"no_cfi ");
                self.global_name(*function);
            }
            _ => return false,
        }
        true
    }

    #[inline]
    fn int(&mut self, ty: Type, bits: u64) {
        let width = match ty {
            Type::I32 => 32,
            Type::I64 => 64,
            Type::I8 => 8,
            Type::I1 => {
                return self.out.extend_from_slice(if bits & 1 != 0 { b"true" } else { b"false" });
            }
            _ => self.module.tables.types.number_width(ty).unwrap_or(64).clamp(1, 64),
        };
        write_i64(&mut self.out, sign_extend(bits, width));
    }

    fn float(&mut self, format: FloatFormat, bits: u64) {
        match format {
            _ if self.version > history::CURRENT => {
                ApFloat::from_bits(format, u128::from(bits)).write_llvm_23(&mut self.out);
            }
            FloatFormat::Double => write_double(&mut self.out, f64::from_bits(bits)),
            FloatFormat::Float => write_float(&mut self.out, f32::from_bits(bits as u32)),
            _ => ApFloat::from_bits(format, u128::from(bits)).write_llvm(&mut self.out),
        }
    }

    fn wide_float(&mut self, value: ApFloat) {
        if self.version > history::CURRENT {
            value.write_llvm_23(&mut self.out);
        } else {
            value.write_llvm(&mut self.out);
        }
    }

    fn is_pointer_vector(&self, ty: Type) -> bool {
        let types = &self.module.tables.types;
        types.is_vector(ty) && types.is_pointer_or_vector(ty)
    }

    /// Writes an array or vector of plain numbers.
    fn data(&mut self, ty: Type, bytes: &[u8]) {
        let (element, is_vector) = match *self.module.tables.types.kind(ty) {
            TypeKind::Array { element, .. } => (element, false),
            TypeKind::Vector { element, .. } => (element, true),
            _ => return,
        };
        if self.module.tables.types.number_width(element) == Some(8) && !is_vector {
            self.out.extend_from_slice(b"c\"");
            push_escaped(&mut self.out, bytes);
            return self.out.push(b'"');
        }
        let Some(size) = self.module.tables.data_element_size(element) else { return };
        let format = self.module.tables.types.float_format(element);
        let write = |this: &mut Self, number: &[u8]| {
            let mut word = [0; 8];
            word[..size].copy_from_slice(number);
            let bits = u64::from_le_bytes(word);
            this.ty(element);
            this.out.push(b' ');
            match format {
                Some(format) => this.float(format, bits),
                None => write_i64(&mut this.out, sign_extend(bits, size as u32 * 8)),
            }
        };
        if is_vector
            && self.version >= history::SPLAT
            && bytes.chunks_exact(size).all(|number| number == &bytes[..size])
        {
            self.out.extend_from_slice(b"splat (");
            if let Some(first) = bytes.get(..size) {
                write(self, first);
            }
            return self.out.push(b')');
        }
        self.out.push(if is_vector { b'<' } else { b'[' });
        for (at, number) in bytes.chunks_exact(size).enumerate() {
            if at > 0 {
                self.out.extend_from_slice(b", ");
            }
            write(self, number);
        }
        self.out.push(if is_vector { b'>' } else { b']' });
    }
}

#[inline]
pub(super) fn sign_extend(bits: u64, width: u32) -> i64 {
    let shift = 64 - width;
    (bits << shift) as i64 >> shift
}
