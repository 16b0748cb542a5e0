//! Expressions of addresses, and of pointers as integers.

use draig_ir::{GepFlags, Type, TypeKind};
use draig_num::ApInt;

use super::ScalarEvolution;
use super::build::Operator;
use super::expr::{Expr, ExprKind, ExprType, NoWrap};

impl ScalarEvolution<'_> {
    /// The size of a type in bytes, as an expression of the width of an index.
    fn size_of(&mut self, ty: Type, width: u32) -> Expr {
        let size = self.module_facts.alloc_size(ty);
        let (bytes, scalable) = size.map_or((0, false), |size| (size.min, size.scalable));
        let bytes = self.constant(ApInt::from_u128(width, u128::from(bytes)));
        if !scalable {
            return bytes;
        }
        let vscale = self.intern(ExprKind::VScale, ExprType::Int(width), 0, &[]);
        self.mul(bytes, vscale)
    }

    pub(super) fn create_gep(&mut self, gep: &Operator<'_>) -> Expr {
        let base = self.value(gep.operands[0]);
        let width = self.width(base);
        let mut flags = GepFlags(gep.flags);
        if !flags.is_empty() && !gep.inst.is_some_and(|inst| self.is_never_poison(inst)) {
            flags = GepFlags::NONE;
        }
        let signed = flags.contains(GepFlags::INBOUNDS) || flags.contains(GepFlags::NUSW);
        let unsigned = flags.contains(GepFlags::NUW);
        let mut wrap = NoWrap::NONE;
        if signed {
            wrap = wrap.or(NoWrap::NSW);
        }
        if unsigned {
            wrap = wrap.or(NoWrap::NUW);
        }
        let Some(source) = gep.source_type else { return self.could_not_compute };
        let (mut offsets, mut ty) = (self.list(&[]), source);
        // The sum of the offsets that are numbers.
        let mut fixed = ApInt::zero(width);
        for (number, &index) in gep.operands[1..].iter().enumerate() {
            let tables = self.subject.tables();
            if number > 0 {
                if let Some(fields) = tables.types.struct_fields(ty) {
                    let Some(field) = tables.field_number(index) else { return self.could_not_compute };
                    let offset = self.module_facts.field_offset(ty, field);
                    let offset = offset.map_or(0, |offset| offset);
                    ty = fields[field];
                    fixed = fixed.add(&ApInt::from_u128(width, u128::from(offset)));
                    continue;
                }
                ty = match tables.types.kind(ty) {
                    TypeKind::Array { element, .. } | TypeKind::Vector { element, .. } => *element,
                    _ => return self.could_not_compute,
                };
            }
            if self.is_int(index)
                && let Some(number) = self.int_value(index)
                && let Some(bytes) = self.module_facts.alloc_size(ty).and_then(|size| size.known())
            {
                fixed = fixed.add(&number.sext_or_trunc(width).mul(&ApInt::from_u128(width, u128::from(bytes))));
                continue;
            }
            let size = self.size_of(ty, width);
            let index = self.value(index);
            let index = self.truncate_or_sext(index, width);
            offsets.push(self.mul_at(index, size, wrap, 0));
        }
        if gep.operands.len() == 1 {
            return base;
        }
        if offsets.is_empty() || !fixed.is_zero() {
            offsets.push(self.constant(fixed));
        }
        let offset = self.sum(offsets, wrap, 0);
        let forward = unsigned || (signed && self.is_known_non_negative(offset));
        self.add_at(base, offset, if forward { NoWrap::NUW } else { NoWrap::NONE }, 0)
    }

    /// A pointer as an integer: conversions stand at the values that expressions consist of.
    pub(super) fn ptr_to_int(&mut self, expr: Expr, width: u32) -> Expr {
        let wide = self.lossless_int(expr);
        if self.is_could_not_compute(wide) { wide } else { self.truncate_or_zext(wide, width) }
    }

    pub(super) fn lossless_int(&mut self, expr: Expr) -> Expr {
        let ExprType::Pointer(ty) = self.ty(expr) else { return expr };
        let space = self.subject.tables().types.address_space(ty).unwrap_or(0);
        let layout = self.subject.layout();
        if layout.is_non_integral(space) || layout.pointer_size(space) * 8 != layout.index_width(space) {
            return self.could_not_compute;
        }
        // Flags of sums and recurrences survive, since the conversion keeps all bits.
        let (mut done, mut stack) = (rustc_hash::FxHashMap::default(), vec![(expr, false)]);
        while let Some((part, ready)) = stack.pop() {
            if done.contains_key(&part) {
                continue;
            }
            if !self.is_pointer(part) {
                done.insert(part, part);
                continue;
            }
            let operands = self.store.operands(part).to_vec();
            if operands.is_empty() {
                let null = self.store.unknown_value(part).is_some_and(|value| self.subject.tables().is_null(value));
                let width = self.width(part);
                let result = match null {
                    true => self.zero(width),
                    false => self.intern(ExprKind::PtrToInt, ExprType::Int(width), 0, &[part]),
                };
                done.insert(part, result);
            } else if ready {
                let new: Vec<Expr> = operands.iter().map(|part| done.get(part).copied().unwrap_or(*part)).collect();
                let flags = self.flags(part);
                let result = match (self.kind(part), self.rec_loop(part)) {
                    (_, Some(of)) => self.rec(new, of, flags),
                    (ExprKind::Add, _) => self.sum(new, flags, 0),
                    _ => self.rebuild(part, new),
                };
                done.insert(part, result);
            } else {
                stack.push((part, true));
                stack.extend(operands.into_iter().map(|operand| (operand, false)));
            }
        }
        done.get(&expr).copied().unwrap_or(self.could_not_compute)
    }
}
