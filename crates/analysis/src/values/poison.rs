//! Undef and poison (LangRef "Undefined Values", "Poison Values"): which values are certainly neither, and which
//! operations create poison.

use draig_ir::{Inst, IntFlags, Opcode, Value, ValueKind};
use draig_tables::AttrKind;
use draig_tables::metadata_kinds::{
    MD_ALIGN, MD_DEREFERENCEABLE, MD_DEREFERENCEABLE_OR_NULL, MD_NONNULL, MD_NOUNDEF, MD_RANGE,
};

use super::constants::Element;
use super::intrinsic_poison::{Creates, intrinsic_poison};
use super::{Lanes, MAX_DEPTH, Query, Values};

/// Number of dominators whose branches are looked at.
const MAX_DOMINATORS: u32 = 128;

/// Values that must not occur.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Excluded {
    Poison,
    UndefOrPoison,
}

impl Query<'_> {
    pub(super) fn is_not_undef_or_poison(self, value: Value, depth: u32) -> bool {
        self.excludes(value, depth, Excluded::UndefOrPoison)
    }

    pub(super) fn is_not_poison(self, value: Value, depth: u32) -> bool {
        self.excludes(value, depth, Excluded::Poison)
    }

    /// Whether a value is not undef. It may be poison.
    pub(super) fn is_not_undef(self, value: Value, depth: u32) -> bool {
        self.is_not_undef_or_poison(value, depth)
    }

    fn excludes(self, value: Value, depth: u32, excluded: Excluded) -> bool {
        self.values.memo.note(depth);
        if depth >= MAX_DEPTH {
            return false;
        }
        let values = self.values;
        match value.kind() {
            ValueKind::Const(_) => return values.constant_excludes(value, excluded, 0),
            ValueKind::Global(_) => return true,
            ValueKind::Arg(number) => {
                let set = [values.parameter_set(number)];
                let has = |kind| values.has_attribute(&set, kind);
                if has(AttrKind::NoUndef) || has(AttrKind::Dereferenceable) || has(AttrKind::DereferenceableOrNull) {
                    return true;
                }
            }
            ValueKind::Inst(inst) => {
                if self.inst_excludes(inst, depth, excluded) {
                    return true;
                }
            }
            _ => return false,
        }
        self.implied_by_context(value, excluded)
    }

    fn inst_excludes(self, inst: Inst, depth: u32, excluded: Excluded) -> bool {
        let values = self.values;
        let body = values.body();
        let opcode = body.opcode(inst);
        match opcode {
            Opcode::Freeze | Opcode::Alloca => return true,
            Opcode::Load
                if [MD_NOUNDEF, MD_DEREFERENCEABLE, MD_DEREFERENCEABLE_OR_NULL]
                    .into_iter()
                    .any(|kind| values.attachment(inst, kind).is_some()) =>
            {
                return true;
            }
            Opcode::Phi => {
                let own = Value::inst(inst);
                let incoming = body.operands(inst).iter().zip(body.phi_blocks(inst));
                let all = incoming.into_iter().all(|(&operand, block)| {
                    operand == own || self.at(values.terminator(block)).excludes(operand, depth + 1, excluded)
                });
                if all {
                    return true;
                }
            }
            opcode if opcode.is_call() => {
                let sets = values.result_sets(inst);
                let has = |kind| values.has_attribute(&sets, kind);
                if has(AttrKind::NoUndef) || has(AttrKind::Dereferenceable) || has(AttrKind::DereferenceableOrNull) {
                    return true;
                }
            }
            _ => {}
        }
        if opcode == Opcode::ShuffleVector {
            return self.shuffle_excludes(inst, depth, excluded);
        }
        if opcode != Opcode::Phi && !values.creates_poison(inst, true) {
            let operands = if opcode.is_call() { body.call_args(inst) } else { body.operands(inst) };
            return operands.iter().all(|&operand| self.excludes(operand, depth + 1, excluded));
        }
        false
    }

    /// Only the elements that a shuffle takes matter.
    fn shuffle_excludes(self, inst: Inst, depth: u32, excluded: Excluded) -> bool {
        let values = self.values;
        let body = values.body();
        let operands = body.operands(inst);
        let len = values.tables().types.vector_len(values.ty(operands[0])).map_or(0, |(len, _)| len);
        let mut taken = [None, None];
        for lane in body.shuffle_mask(inst) {
            let Ok(lane) = u32::try_from(lane) else { return false };
            let slot = &mut taken[usize::from(lane >= len)];
            let lane = lane % len.max(1);
            // One lane, or several.
            *slot = match *slot {
                None => Some(Some(lane)),
                Some(Some(other)) if other == lane => continue,
                Some(_) => Some(None),
            };
        }
        taken.into_iter().zip(operands).all(|(taken, &operand)| match taken {
            None => true,
            Some(Some(lane)) => match values.inst(operand) {
                // The element that was inserted there.
                Some((insert, Opcode::InsertElement))
                    if values.int(body.operands(insert)[2]).is_some_and(|at| at.to_u64() == Some(u64::from(lane))) =>
                {
                    self.excludes(body.operands(insert)[1], depth + 1, excluded)
                }
                _ => self.excludes(operand, depth + 1, excluded),
            },
            Some(None) => self.excludes(operand, depth + 1, excluded),
        })
    }

    /// Whether the value is certainly used in a way that is undefined for poison: by an assumption or by a branch
    /// that is executed before.
    fn implied_by_context(self, value: Value, excluded: Excluded) -> bool {
        let values = self.values;
        let is_undefined = match excluded {
            Excluded::Poison => values.is_undefined_if_poison(value),
            Excluded::UndefOrPoison => values.is_undefined_if_undef(value),
        };
        if is_undefined {
            return true;
        }
        let Some(context) = self.context() else { return false };
        for &assume in values.assumptions.about(value) {
            let mut implied = values.body().call_args(assume).first() == Some(&value);
            for (tag, operands) in values.body().bundles(assume) {
                implied |= values.tables().str(tag) == b"noundef" && operands.first() == Some(&value);
            }
            if implied && self.assumption_holds(assume) {
                return true;
            }
        }
        // A branch on undef or poison is undefined. The branches of the dominators are executed before.
        let body = values.body();
        let Some(mut block) = body.block_of(context) else { return false };
        if !values.dominators().is_reachable(block) {
            return false;
        }
        for _ in 0..MAX_DOMINATORS {
            let Some(dominator) = values.dominators().immediate_dominator(block) else { return false };
            if let Some(terminator) = values.terminator(dominator) {
                let condition = match body.opcode(terminator) {
                    Opcode::Br if body.operands(terminator).len() == 3 => body.operands(terminator).first(),
                    Opcode::Switch => body.operands(terminator).first(),
                    _ => None,
                };
                if let Some(&condition) = condition {
                    if condition == value {
                        return true;
                    }
                    // An operation that only passes poison on has none if its result has none.
                    if excluded == Excluded::Poison
                        && let Some((inst, _)) = values.inst(condition)
                        && values.passes_poison_of(inst, value)
                    {
                        return true;
                    }
                }
            }
            block = dominator;
        }
        false
    }
}

impl Values<'_> {
    fn constant_excludes(&self, value: Value, excluded: Excluded, depth: u32) -> bool {
        self.memo.note(depth);
        use draig_ir::ConstKind;
        let Some(kind) = self.const_kind(value) else { return value.as_global().is_some() };
        match kind {
            ConstKind::Poison => false,
            ConstKind::Undef => excluded == Excluded::Poison,
            ConstKind::Aggregate(elements) if depth < MAX_DEPTH => {
                elements.iter().all(|&element| self.constant_excludes(element, excluded, depth + 1))
            }
            ConstKind::Splat(element) => self.constant_excludes(*element, excluded, depth + 1),
            ConstKind::Aggregate(_) => false,
            ConstKind::Expr(expr) if depth < MAX_DEPTH => {
                let safe = match expr.opcode {
                    Opcode::Add | Opcode::Sub | Opcode::Mul | Opcode::Trunc | Opcode::GetElementPtr => expr.flags == 0,
                    Opcode::Xor
                    | Opcode::PtrToInt
                    | Opcode::PtrToAddr
                    | Opcode::IntToPtr
                    | Opcode::BitCast
                    | Opcode::AddrSpaceCast => true,
                    _ => false,
                };
                safe && expr.operands.iter().all(|&operand| self.constant_excludes(operand, excluded, depth + 1))
            }
            ConstKind::Expr(_) => false,
            _ => true,
        }
    }

    /// Whether an operation may create poison from operands without. With `by_flags`, flags and metadata
    /// count, too.
    pub(super) fn creates_poison(&self, inst: Inst, by_flags: bool) -> bool {
        let body = self.body();
        let opcode = body.opcode(inst);
        let operands = body.operands(inst);
        if by_flags && self.has_poison_flags(inst) {
            return true;
        }
        match opcode {
            Opcode::Shl | Opcode::LShr | Opcode::AShr => !self.is_shift_in_range(operands[1]),
            Opcode::FpToUi | Opcode::FpToSi => true,
            opcode if opcode.is_call() => self.call_creates_poison(inst),
            Opcode::ExtractElement => {
                let len = self.tables().types.vector_len(self.ty(operands[0]));
                !self.is_index_below(operands[1], len)
            }
            Opcode::InsertElement => {
                let len = self.tables().types.vector_len(self.ty(operands[0]));
                !self.is_index_below(operands[2], len)
            }
            Opcode::ShuffleVector => body.shuffle_mask(inst).any(|lane| lane < 0),
            Opcode::FNeg
            | Opcode::Phi
            | Opcode::Select
            | Opcode::ExtractValue
            | Opcode::InsertValue
            | Opcode::Freeze
            | Opcode::ICmp
            | Opcode::FCmp
            | Opcode::GetElementPtr
            | Opcode::AddrSpaceCast => false,
            opcode => !(opcode.is_cast() || opcode.is_binary()),
        }
    }

    /// Whether flags or metadata of an instruction may make its result poison.
    pub(super) fn has_poison_flags(&self, inst: Inst) -> bool {
        let body = self.body();
        let opcode = body.opcode(inst);
        let fast_math = draig_ir::FastMath::NNAN.0 | draig_ir::FastMath::NINF.0;
        match opcode {
            opcode if opcode.is_call() => {
                let sets = self.result_sets(inst);
                let attribute = [AttrKind::Range, AttrKind::NonNull, AttrKind::Alignment, AttrKind::NoFPClass];
                body.flag_bits(inst) & fast_math != 0
                    || attribute.into_iter().any(|kind| self.has_attribute(&sets, kind))
                    || self.attachment(inst, MD_RANGE).is_some()
            }
            Opcode::Load => {
                [MD_RANGE, MD_NONNULL, MD_ALIGN].into_iter().any(|kind| self.attachment(inst, kind).is_some())
            }
            Opcode::UiToFp => body.flag_bits(inst) & (fast_math | IntFlags::NNEG.0) != 0,
            opcode if opcode.flag_class().has_fast_math() => body.flag_bits(inst) & fast_math != 0,
            _ => body.flag_bits(inst) != 0,
        }
    }

    fn call_creates_poison(&self, inst: Inst) -> bool {
        let args = self.body().call_args(inst);
        let second = args.get(1);
        let Some(id) = self.intrinsic(inst) else { return true };
        match intrinsic_poison(id).creates {
            Creates::Never => false,
            Creates::ByFlag => second.is_none_or(|&flag| self.int(flag).is_none_or(|flag| !flag.is_zero())),
            Creates::ByShift => second.is_none_or(|&amount| !self.is_shift_in_range(amount)),
            Creates::Always => true,
        }
    }

    /// Whether a shift amount is a constant below the width in every lane.
    fn is_shift_in_range(&self, amount: Value) -> bool {
        let lanes: Lanes = None;
        let Some(elements) = self.elements(amount, &lanes) else { return false };
        elements.iter().all(|element| match element {
            Element::Bits(bits) => bits.to_u64().is_some_and(|by| by < u64::from(bits.width())),
            _ => false,
        })
    }

    fn is_index_below(&self, index: Value, len: Option<(u32, bool)>) -> bool {
        let (Some(index), Some((len, _))) = (self.int(index), len) else { return false };
        index.to_u64().is_some_and(|index| index < u64::from(len))
    }
}
