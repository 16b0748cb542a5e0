//! Known bits of addresses.

use draig_ir::{ConstKind, GepFlags, GlobalKind, Inst, Linkage, Opcode, Type, TypeKind, Value, ValueKind};
use draig_num::{ApInt, KnownBits};
use draig_tables::AttrKind;
use draig_tables::metadata_kinds::MD_ALIGN;
use draig_target::{Align, FunctionPointerAlign};

use super::{MAX_DEPTH, Query, Values};

/// Number of lanes of the longest vector that is looked at lane by lane.
pub(super) const MAX_LANES: u32 = 1024;

impl Query<'_> {
    /// Known bits of the result of a `getelementptr`: those of the base plus the offset.
    pub(super) fn address_bits(self, inst: Inst, depth: u32, width: u32) -> KnownBits {
        let values = self.values;
        let body = values.body();
        let operands = body.operands(inst);
        let source = body.source_type(inst);
        let nuw = body.gep_flags(inst).contains(GepFlags::NUW);
        self.offset_bits(operands, source, nuw, depth, width)
    }

    fn offset_bits(self, operands: &[Value], source: Type, nuw: bool, depth: u32, width: u32) -> KnownBits {
        let values = self.values;
        let types = &values.tables().types;
        let unknown = KnownBits::unknown(width);
        let Some(space) = types.address_space(types.scalar(values.ty(operands[0]))) else { return unknown };
        let index_width = values.subject.layout().index_width(space);
        let base = self.known_bits(operands[0], &None, depth + 1);
        // Any offset from an unknown address is one, unless the sum must not wrap.
        // The sum of it and an offset of less than half of all addresses is one even then.
        if base.is_unknown() && (!nuw || self.is_small_offset(&operands[1..], source, index_width)) {
            return base;
        }
        let mut offset = KnownBits::unknown(index_width);
        // The sum of the offsets before the first that is not a constant.
        let (mut constant, mut is_constant) = (ApInt::zero(index_width), true);
        let mut ty = source;
        for (at, &index) in operands[1..].iter().enumerate() {
            if at > 0 {
                if types.struct_fields(ty).is_some() {
                    let Some(field) = values.tables().field_number(index) else { return unknown };
                    let place = values.module_facts.field_offset(ty, field);
                    let (Some(place), Some(next)) = (place, values.tables().element_type(ty, field as u64)) else {
                        return unknown;
                    };
                    let place = ApInt::new(index_width, place);
                    match is_constant {
                        true => constant = constant.add(&place),
                        false => offset = offset.add(&KnownBits::constant(&place), false, false),
                    }
                    ty = next;
                    continue;
                }
                match *types.kind(ty) {
                    TypeKind::Array { element, .. } | TypeKind::Vector { element, .. } => ty = element,
                    _ => return unknown,
                }
            }
            let Some(size) = values.alloc_size(ty) else { return unknown };
            if is_constant
                && !size.scalable
                && let Some(&ConstKind::Int(bits)) = values.const_kind(index)
                && !types.is_vector(values.ty(index))
            {
                let width = values.bit_width(values.ty(index)).unwrap_or(index_width);
                let number = ApInt::new(width, bits).sext_or_trunc(index_width);
                constant = constant.add(&number.mul(&ApInt::new(index_width, size.min)));
                continue;
            }
            if std::mem::take(&mut is_constant) {
                offset = KnownBits::constant(&constant);
            }
            let index = self.known_bits(index, &None, depth + 1);
            let index = if index.width() > index_width { index.trunc(index_width) } else { index.sext(index_width) };
            let mut stride = KnownBits::constant(&ApInt::new(index_width, size.min));
            if size.scalable {
                // The size is a multiple of this.
                let zeros = stride.min_trailing_zeros();
                stride = KnownBits::unknown(index_width);
                stride.set_trailing_zeros(zeros);
            }
            offset = offset.add(&index.mul(&stride, false), false, false);
        }
        if is_constant {
            offset = KnownBits::constant(&constant);
        }
        if index_width == width {
            return base.add(&offset, false, nuw);
        }
        let low = base.trunc(index_width).add(&offset, false, nuw);
        let mut known = base;
        for (bits, low) in [(&mut known.zero, &low.zero), (&mut known.one, &low.one)] {
            bits.insert_bits(low, 0);
        }
        known
    }

    /// Whether the offset of a `getelementptr` is a constant below 2^63 of 64 bits: indices in its source type, or few
    /// elements.
    #[inline]
    pub(super) fn is_small_offset(self, indices: &[Value], source: Type, index_width: u32) -> bool {
        let values = self.values;
        match *indices {
            _ if index_width != 64 => false,
            // A field is within its struct, whose bits are counted in 64 bits; its number is a constant.
            [first, _] => values.scalars.is_struct(source) && values.is_zero_index(first),
            [first] => self.is_small_multiple(first, source),
            _ => false,
        }
    }

    /// Whether the offset of an index of 64 bits is a constant below 2^63.
    #[inline(never)]
    fn is_small_multiple(self, index: Value, source: Type) -> bool {
        let values = self.values;
        let Some(constant) = index.as_const() else { return false };
        let constants = &values.tables().constants;
        let &ConstKind::Int(bits) = constants.kind(constant) else { return false };
        // Indices are signed.
        let ty = constants.ty(constant);
        if bits >> 31 == 0 && values.index_type.get() == Some(ty) && values.small_element.get() == Some(source) {
            return true;
        }
        if values.scalars.word(ty).is_some_and(|scalar| scalar.width() >= 32) {
            values.index_type.set(Some(ty));
        }
        if values.module_facts.is_small(source) {
            values.small_element.set(Some(source));
            if bits == 0 {
                return true;
            }
        }
        if values.scalar_of(index).is_none_or(|scalar| bits >> (scalar.width() - 1) & 1 != 0) {
            return false;
        }
        if bits >> 31 == 0 && values.module_facts.is_small(source) {
            return true;
        }
        let size = values.alloc_size(source).filter(|size| !size.scalable);
        size.and_then(|size| size.min.checked_mul(bits)).is_some_and(|offset| offset < 1 << 63)
    }

    /// Known bits of a constant expression.
    pub(super) fn constant_expression_bits(self, value: Value, width: u32, depth: u32) -> KnownBits {
        let unknown = KnownBits::unknown(width);
        let values = self.values;
        let Some(ConstKind::Expr(expr)) = values.const_kind(value) else { return unknown };
        if depth >= MAX_DEPTH || values.tables().types.is_vector(values.ty(value)) {
            return unknown;
        }
        let known = |number: usize| self.known_bits(expr.operands[number], &None, depth + 1);
        let flags = expr.int_flags();
        let (nsw, nuw) = (flags.contains(draig_ir::IntFlags::NSW), flags.contains(draig_ir::IntFlags::NUW));
        match expr.opcode {
            Opcode::PtrToInt | Opcode::PtrToAddr | Opcode::IntToPtr => known(0).zext_or_trunc(width),
            Opcode::Trunc => known(0).trunc(width),
            Opcode::Add => known(0).add(&known(1), nsw, nuw),
            Opcode::Sub => known(0).sub(&known(1), nsw, nuw),
            Opcode::Xor => known(0).xor(&known(1)),
            Opcode::GetElementPtr => match expr.source_type {
                Some(source) => {
                    let nuw = expr.gep_flags().contains(GepFlags::NUW);
                    self.offset_bits(&expr.operands, source, nuw, depth, width)
                }
                None => unknown,
            },
            _ => unknown,
        }
    }
}

impl Values<'_> {
    /// Alignment of a pointer by its definition: of a global, `alloca`, parameter or result, by attributes and
    /// metadata.
    pub(super) fn pointer_alignment(&self, value: Value) -> Align {
        let from_bytes = |bytes: u64| Align::from_bytes(bytes);
        let found = match value.kind() {
            ValueKind::Global(_) => self.global_alignment(value),
            ValueKind::Arg(number) => {
                let sets = [self.parameter_set(number)];
                let struct_return = || match self.tables().attributes.get(sets[0], AttrKind::StructRet) {
                    Some(draig_ir::Attribute::Type(_, Some(ty))) => {
                        self.module_facts.measure(*ty).map(|measure| measure.abi_align())
                    }
                    _ => None,
                };
                self.int_attribute(&sets, AttrKind::Alignment).and_then(from_bytes).or_else(struct_return)
            }
            ValueKind::Inst(inst) => match self.body().opcode(inst) {
                Opcode::Alloca => self.access_align(inst),
                Opcode::Load => self
                    .attachment(inst, MD_ALIGN)
                    .and_then(|node| self.metadata_ints(node).first().and_then(ApInt::to_u64))
                    .and_then(from_bytes),
                opcode if opcode.is_call() => {
                    self.int_attribute(&self.result_sets(inst), AttrKind::Alignment).and_then(from_bytes)
                }
                _ => None,
            },
            _ => None,
        };
        found.unwrap_or(Align::ONE)
    }

    /// Whether a value is the integer zero.
    #[inline]
    fn is_zero_index(&self, value: Value) -> bool {
        self.zero_index.get() == Some(value) || self.is_new_zero_index(value)
    }

    #[cold]
    fn is_new_zero_index(&self, value: Value) -> bool {
        let is_zero = matches!(self.const_kind(value), Some(&ConstKind::Int(0)));
        if is_zero {
            self.zero_index.set(Some(value));
        }
        is_zero
    }

    /// Alignment of an `alloca` or load, by default that of its type.
    pub(super) fn access_align(&self, inst: Inst) -> Option<Align> {
        let body = self.body();
        body.memory_access(inst).align.or_else(|| {
            let opcode = body.opcode(inst);
            let ty = if opcode == Opcode::Alloca { body.source_type(inst) } else { body.inst_type(inst) };
            self.module_facts.default_align(opcode, ty)
        })
    }

    fn global_alignment(&self, value: Value) -> Option<Align> {
        let global = value.as_global()?;
        let module = self.subject.module();
        let data = module.global(global);
        let layout = self.subject.layout();
        match &data.kind {
            GlobalKind::Function(_) => {
                let pointer = layout.function_pointer_align();
                match layout.function_pointer_align_kind() {
                    FunctionPointerAlign::Independent => pointer,
                    FunctionPointerAlign::MultipleOfFunctionAlign => pointer.max(data.align),
                }
            }
            GlobalKind::Variable(variable) => {
                if data.align.is_some() {
                    return data.align;
                }
                let weak = matches!(
                    data.linkage,
                    Linkage::WeakAny
                        | Linkage::WeakOdr
                        | Linkage::LinkOnceAny
                        | Linkage::LinkOnceOdr
                        | Linkage::Common
                        | Linkage::ExternWeak
                        | Linkage::AvailableExternally
                );
                if variable.initializer.is_some() && !weak {
                    let preferred = self.module_facts.measure(data.value_type)?.pref_align();
                    // Large variables are aligned more, unless they are in a section.
                    let size = self.alloc_size(data.value_type)?.min;
                    let large = size > 16 && preferred.bytes() < 16;
                    return Some(if large { Align::from_bytes(16)? } else { preferred });
                }
                Some(self.module_facts.measure(data.value_type)?.abi_align())
            }
            GlobalKind::Alias { .. } | GlobalKind::IFunc { .. } => None,
        }
    }
}
