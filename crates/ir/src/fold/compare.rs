//! Folding of `icmp` and `fcmp`, including comparisons of the addresses of globals. These are neither null
//! nor equal to each other, unless linkage, type or `unnamed_addr` permit it.

use std::cmp::Ordering;

use rustc_hash::FxHashSet;

use super::Folder;
use crate::constants::ConstKind;
use crate::flags::{GepFlags, IntFlags};
use crate::global::{Global, GlobalKind};
use crate::keywords::{FloatPredicate, IntPredicate, Linkage, UnnamedAddr};
use crate::opcode::Opcode;
use crate::types::{Type, TypeKind};
use crate::value::{Value, ValueKind};

/// Known relation of two values.
#[derive(Clone, Copy, PartialEq)]
enum Relation {
    Equal,
    Different,
    UnsignedGreater,
    UnsignedLess,
}

impl Relation {
    fn swapped(self) -> Relation {
        match self {
            Relation::UnsignedGreater => Relation::UnsignedLess,
            Relation::UnsignedLess => Relation::UnsignedGreater,
            other => other,
        }
    }

    /// Whether the predicate holds, if the relation determines that.
    fn decides(self, predicate: IntPredicate) -> Option<bool> {
        use IntPredicate::*;
        match (self, predicate) {
            (Relation::Equal, _) => Some(holds(predicate, Ordering::Equal, Ordering::Equal)),
            (_, Eq) => Some(false),
            (_, Ne) => Some(true),
            (Relation::UnsignedGreater, Ugt | Uge) | (Relation::UnsignedLess, Ult | Ule) => Some(true),
            (Relation::UnsignedGreater, Ult | Ule) | (Relation::UnsignedLess, Ugt | Uge) => Some(false),
            _ => None,
        }
    }
}

/// Whether a predicate holds for values with this unsigned and signed order.
pub(crate) fn holds(predicate: IntPredicate, unsigned: Ordering, signed: Ordering) -> bool {
    use IntPredicate::*;
    match predicate {
        Eq => unsigned.is_eq(),
        Ne => unsigned.is_ne(),
        Ugt => unsigned.is_gt(),
        Uge => unsigned.is_ge(),
        Ult => unsigned.is_lt(),
        Ule => unsigned.is_le(),
        Sgt => signed.is_gt(),
        Sge => signed.is_ge(),
        Slt => signed.is_lt(),
        Sle => signed.is_le(),
    }
}

/// Predicate for exchanged operands.
fn swapped(predicate: IntPredicate) -> IntPredicate {
    use IntPredicate::*;
    match predicate {
        Eq | Ne => predicate,
        Ugt => Ult,
        Uge => Ule,
        Ult => Ugt,
        Ule => Uge,
        Sgt => Slt,
        Sge => Sle,
        Slt => Sgt,
        Sle => Sge,
    }
}

impl Folder<'_> {
    /// `icmp`; `None` if it does not fold.
    pub fn icmp(&mut self, predicate: IntPredicate, lhs: Value, rhs: Value) -> Option<Value> {
        use IntPredicate::*;
        let operand_type = self.type_of(lhs);
        let ty = self.tables.types.with_shape_of(Type::I1, operand_type);
        if self.is_poison(lhs) || self.is_poison(rhs) {
            return Some(self.poison(ty));
        }
        if self.is_undef(lhs) || self.is_undef(rhs) {
            if matches!(predicate, Eq | Ne) || lhs == rhs {
                return Some(self.undef(ty));
            }
            return self.bool(ty, holds(predicate, Ordering::Equal, Ordering::Equal));
        }
        if self.tables.is_null(rhs) && matches!(predicate, Uge | Ult) {
            return self.bool(ty, predicate == Uge);
        }
        if self.tables.types.scalar(operand_type) == Type::I1 && matches!(predicate, Eq | Ne) {
            return self.bit_comparison(predicate, operand_type, lhs, rhs);
        }
        if let (Some(a), Some(b)) = (self.tables.int_value(lhs), self.tables.int_value(rhs)) {
            return self.bool(ty, holds(predicate, a.ucmp(&b), a.scmp(&b)));
        }
        if self.tables.types.is_vector(operand_type) {
            return self.compare_lanes(ty, lhs, rhs, |this, a, b| this.icmp(predicate, a, b));
        }
        if let Some(result) = self.relation(lhs, rhs).and_then(|relation| relation.decides(predicate)) {
            return self.bool(ty, result);
        }
        let (null_lhs, null_rhs) = (self.tables.is_null(lhs), self.tables.is_null(rhs));
        if !self.is_expr(lhs) && self.is_expr(rhs) || null_lhs && !null_rhs {
            return self.nested(|this| this.icmp(swapped(predicate), rhs, lhs));
        }
        None
    }

    /// `fcmp`; `None` if it does not fold.
    pub fn fcmp(&mut self, predicate: FloatPredicate, lhs: Value, rhs: Value) -> Option<Value> {
        use FloatPredicate::*;
        let operand_type = self.type_of(lhs);
        let ty = self.tables.types.with_shape_of(Type::I1, operand_type);
        if matches!(predicate, False | True) {
            return self.bool(ty, predicate == True);
        }
        if self.is_poison(lhs) || self.is_poison(rhs) {
            return Some(self.poison(ty));
        }
        if self.is_undef(lhs) || self.is_undef(rhs) {
            // The undefined operand may be a NaN, which determines every comparison.
            return self.bool(ty, predicate as u8 & Uno as u8 != 0);
        }
        if let (Some(a), Some(b)) = (self.tables.float_value(lhs), self.tables.float_value(rhs)) {
            // The number of a predicate has one bit for each outcome under which it holds.
            let outcome = match a.compare(b) {
                Some(Ordering::Equal) => Oeq,
                Some(Ordering::Greater) => Ogt,
                Some(Ordering::Less) => Olt,
                None => Uno,
            };
            return self.bool(ty, predicate as u8 & outcome as u8 != 0);
        }
        if self.tables.types.is_vector(operand_type) {
            return self.compare_lanes(ty, lhs, rhs, |this, a, b| this.fcmp(predicate, a, b));
        }
        match predicate {
            One if lhs == rhs => self.bool(ty, false),
            Ueq if lhs == rhs => self.bool(ty, true),
            _ => None,
        }
    }

    /// Folds equality of single bits to `xor`.
    fn bit_comparison(&mut self, predicate: IntPredicate, ty: Type, lhs: Value, rhs: Value) -> Option<Value> {
        let (mut lhs, mut rhs) = (lhs, rhs);
        if predicate == IntPredicate::Eq {
            let ones = self.all_ones(ty)?;
            let negated = if self.is_expr(lhs) { &mut rhs } else { &mut lhs };
            *negated = self.binary(Opcode::Xor, IntFlags::NONE, *negated, ones)?;
        }
        self.binary(Opcode::Xor, IntFlags::NONE, lhs, rhs)
    }

    fn compare_lanes(
        &mut self,
        ty: Type,
        lhs: Value,
        rhs: Value,
        compare: impl Fn(&mut Self, Value, Value) -> Option<Value>,
    ) -> Option<Value> {
        if let (Some(a), Some(b)) = (self.splat_value(lhs), self.splat_value(rhs))
            && let Some(element) = self.nested(|this| compare(this, a, b))
        {
            return self.splat_like(ty, element);
        }
        self.by_lane(ty, |this, lane| {
            let (a, b) = (this.lane(lhs, lane), this.lane(rhs, lane));
            compare(this, a, b)
        })
    }

    fn relation(&self, lhs: Value, rhs: Value) -> Option<Relation> {
        if lhs == rhs {
            return Some(Relation::Equal);
        }
        if !self.tables.types.is_pointer(self.type_of(lhs)) {
            return None;
        }
        if self.complexity(lhs) < self.complexity(rhs) {
            return self.address_relation(rhs, lhs).map(Relation::swapped);
        }
        self.address_relation(lhs, rhs)
    }

    fn complexity(&self, value: Value) -> u8 {
        match (value.kind(), self.kind(value)) {
            (ValueKind::Global(_), _) => 2,
            (_, Some(ConstKind::Expr(_))) => 3,
            (_, Some(ConstKind::BlockAddress(..))) => 1,
            _ => 0,
        }
    }

    /// Known relation of two addresses. The first must be at least as complex as the second.
    fn address_relation(&self, lhs: Value, rhs: Value) -> Option<Relation> {
        let rhs_is_null = matches!(self.kind(rhs), Some(ConstKind::NullPointer));
        if let Some(ConstKind::BlockAddress(function, _)) = self.kind(lhs) {
            return match self.kind(rhs) {
                Some(ConstKind::BlockAddress(other, _)) if other != function => Some(Relation::Different),
                Some(ConstKind::NullPointer) => Some(Relation::Different),
                _ => None,
            };
        }
        if let Some(global) = lhs.as_global() {
            if let Some(other) = rhs.as_global() {
                return self.globals_differ(global, other);
            }
            if matches!(self.kind(rhs), Some(ConstKind::BlockAddress(..))) {
                return Some(Relation::Different);
            }
            let data = self.globals.data(global)?;
            let default_space = data.address_type == Type::PTR;
            let known = data.linkage != Linkage::ExternWeak && !matches!(data.kind, GlobalKind::Alias { .. });
            return (rhs_is_null && known && default_space).then_some(Relation::UnsignedGreater);
        }
        let (base, flags, no_offset) = self.gep_parts(lhs)?;
        let base = base.as_global()?;
        if rhs_is_null {
            let weak = self.globals.data(base)?.linkage == Linkage::ExternWeak;
            let in_bounds = flags.contains(GepFlags::INBOUNDS);
            return (!weak && in_bounds).then_some(Relation::UnsignedGreater);
        }
        let (other, other_no_offset) = match rhs.as_global() {
            Some(other) => (other, true),
            None => {
                let (other, _, no_offset) = self.gep_parts(rhs)?;
                (other.as_global()?, no_offset)
            }
        };
        (base != other && no_offset && other_no_offset).then(|| self.globals_differ(base, other)).flatten()
    }

    /// Base, flags, and whether all indices are zero.
    fn gep_parts(&self, value: Value) -> Option<(Value, GepFlags, bool)> {
        let expr = self.expr(value).filter(|expr| expr.opcode == Opcode::GetElementPtr)?;
        let (&base, indices) = expr.operands.split_first()?;
        Some((base, expr.gep_flags(), indices.iter().all(|&index| self.tables.is_null(index))))
    }

    fn globals_differ(&self, a: Global, b: Global) -> Option<Relation> {
        (a != b && self.has_own_address(a) && self.has_own_address(b)).then_some(Relation::Different)
    }

    /// Whether no other such global can have the same address.
    fn has_own_address(&self, global: Global) -> bool {
        let Some(data) = self.globals.data(global) else {
            return false;
        };
        let interposable =
            matches!(data.linkage, Linkage::WeakAny | Linkage::LinkOnceAny | Linkage::Common | Linkage::ExternWeak);
        if interposable || data.unnamed_addr == UnnamedAddr::Global {
            return false;
        }
        match data.kind {
            GlobalKind::Variable(_) => self.takes_space(data.value_type),
            GlobalKind::Alias { .. } => false,
            _ => true,
        }
    }

    /// Whether a type is sized and not empty. Visits each type once, however often it is nested.
    fn takes_space(&self, ty: Type) -> bool {
        let (mut found, mut seen, mut pending) = (false, FxHashSet::default(), vec![ty]);
        while let Some(ty) = pending.pop() {
            if !seen.insert(ty) {
                continue;
            }
            match *self.tables.types.kind(ty) {
                TypeKind::Array { len: 0, .. } => {}
                TypeKind::Array { element, .. } => pending.push(element),
                TypeKind::Integer(_) | TypeKind::Byte(_) | TypeKind::Float(_) | TypeKind::Pointer(_) => found = true,
                TypeKind::Vector { .. } | TypeKind::X86Amx | TypeKind::TargetExt { .. } => found = true,
                _ => match self.tables.types.struct_fields(ty) {
                    Some(fields) => pending.extend_from_slice(fields),
                    None => return false,
                },
            }
        }
        found
    }
}
