//! Simplification of an instruction to a value that exists already, or to a constant, without new instructions:
//! LLVM's `simplifyInstruction`. Identities are tables.

use draig_ir::{FastMath, FloatPredicate, Inst, IntFlags, Opcode, Value};
use draig_num::{ApFloat, ApInt, ConstantRange, KnownBits, Preferred, RangePredicate};

use super::constants::Element;
use super::{Query, Values};

/// Equivalent of an instruction. Constants have the type of the instruction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Simplified {
    /// A parameter, constant, global or the result of another instruction, available where the instruction is.
    Value(Value),
    /// An integer, or a vector with this integer in all lanes. For a pointer, the null pointer.
    Int(ApInt),
    /// `undef`
    Undef,
    /// `poison`
    Poison,
}

/// A constant operand that an identity is about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Operand {
    Zero,
    One,
    AllOnes,
    Undef,
}

/// Result of an identity.
#[derive(Clone, Copy)]
enum Outcome {
    /// The other operand.
    Other,
    Zero,
    AllOnes,
    Undef,
    Poison,
}

/// Identities with a constant on the right, or on either side of a commutative operation.
const CONSTANT_RIGHT: &[(Opcode, Operand, Outcome)] = &[
    (Opcode::Add, Operand::Zero, Outcome::Other),
    (Opcode::Add, Operand::Undef, Outcome::Undef),
    (Opcode::Sub, Operand::Zero, Outcome::Other),
    (Opcode::Sub, Operand::Undef, Outcome::Undef),
    (Opcode::Mul, Operand::Zero, Outcome::Zero),
    (Opcode::Mul, Operand::One, Outcome::Other),
    (Opcode::Mul, Operand::Undef, Outcome::Zero),
    (Opcode::And, Operand::Zero, Outcome::Zero),
    (Opcode::And, Operand::AllOnes, Outcome::Other),
    (Opcode::And, Operand::Undef, Outcome::Zero),
    (Opcode::Or, Operand::Zero, Outcome::Other),
    (Opcode::Or, Operand::AllOnes, Outcome::AllOnes),
    (Opcode::Or, Operand::Undef, Outcome::AllOnes),
    (Opcode::Xor, Operand::Zero, Outcome::Other),
    (Opcode::Xor, Operand::Undef, Outcome::Undef),
    (Opcode::Shl, Operand::Zero, Outcome::Other),
    (Opcode::Shl, Operand::Undef, Outcome::Poison),
    (Opcode::LShr, Operand::Zero, Outcome::Other),
    (Opcode::LShr, Operand::Undef, Outcome::Poison),
    (Opcode::AShr, Operand::Zero, Outcome::Other),
    (Opcode::AShr, Operand::Undef, Outcome::Poison),
    (Opcode::UDiv, Operand::Zero, Outcome::Poison),
    (Opcode::UDiv, Operand::One, Outcome::Other),
    (Opcode::UDiv, Operand::Undef, Outcome::Poison),
    (Opcode::SDiv, Operand::Zero, Outcome::Poison),
    (Opcode::SDiv, Operand::One, Outcome::Other),
    (Opcode::SDiv, Operand::Undef, Outcome::Poison),
    (Opcode::URem, Operand::Zero, Outcome::Poison),
    (Opcode::URem, Operand::One, Outcome::Zero),
    (Opcode::URem, Operand::Undef, Outcome::Poison),
    (Opcode::SRem, Operand::Zero, Outcome::Poison),
    (Opcode::SRem, Operand::One, Outcome::Zero),
    (Opcode::SRem, Operand::AllOnes, Outcome::Zero),
    (Opcode::SRem, Operand::Undef, Outcome::Poison),
];

/// Identities with a constant on the left of an operation that is not commutative.
const CONSTANT_LEFT: &[(Opcode, Operand, Outcome)] = &[
    (Opcode::Sub, Operand::Undef, Outcome::Undef),
    (Opcode::Shl, Operand::Zero, Outcome::Zero),
    (Opcode::LShr, Operand::Zero, Outcome::Zero),
    (Opcode::AShr, Operand::Zero, Outcome::Zero),
    (Opcode::AShr, Operand::AllOnes, Outcome::AllOnes),
    (Opcode::UDiv, Operand::Zero, Outcome::Zero),
    (Opcode::SDiv, Operand::Zero, Outcome::Zero),
    (Opcode::URem, Operand::Zero, Outcome::Zero),
    (Opcode::SRem, Operand::Zero, Outcome::Zero),
];

/// Results of operations on one value twice.
const SAME: &[(Opcode, Outcome)] = &[
    (Opcode::And, Outcome::Other),
    (Opcode::Or, Outcome::Other),
    (Opcode::Sub, Outcome::Zero),
    (Opcode::Xor, Outcome::Zero),
    (Opcode::URem, Outcome::Zero),
    (Opcode::SRem, Outcome::Zero),
];

/// Results of operations on `undef` twice; those of shifts and divisions are poison.
const BOTH_UNDEF: &[(Opcode, Outcome)] = &[
    (Opcode::Add, Outcome::Undef),
    (Opcode::Sub, Outcome::Undef),
    (Opcode::Mul, Outcome::Undef),
    (Opcode::And, Outcome::Undef),
    (Opcode::Or, Outcome::Undef),
    (Opcode::Xor, Outcome::Zero),
];

impl Values<'_> {
    /// Returns what an instruction is equal to, by identities, folding and the facts about its operands; `None` if
    /// nothing simpler is known.
    #[must_use]
    pub fn simplify(&self, inst: Inst) -> Option<Simplified> {
        let found = self.query(Some(inst)).simplify(inst)?;
        // In unreachable code an instruction may be its own operand.
        (found != Simplified::Value(inst.into())).then_some(found)
    }

    pub(super) fn is_undef(&self, value: Value) -> bool {
        matches!(self.const_kind(value), Some(draig_ir::ConstKind::Undef))
    }

    pub(super) fn is_poison(&self, value: Value) -> bool {
        matches!(self.const_kind(value), Some(draig_ir::ConstKind::Poison))
    }

    fn matches(&self, value: Value, operand: Operand) -> bool {
        match operand {
            Operand::Undef => self.is_undef(value),
            Operand::Zero => self.is_zero(value),
            Operand::One => self.int(value).is_some_and(|number| number.is_one()),
            Operand::AllOnes => self.int(value).is_some_and(|number| number.is_all_ones()),
        }
    }
}

impl Query<'_> {
    fn simplify(self, inst: Inst) -> Option<Simplified> {
        let values = self.values;
        let body = values.body();
        let operands = body.operands(inst);
        let opcode = body.opcode(inst);
        match opcode {
            Opcode::FAdd | Opcode::FSub | Opcode::FMul | Opcode::FDiv | Opcode::FRem => {
                self.simplify_float(inst, opcode, operands[0], operands[1])
            }
            opcode if opcode.is_binary() => self.simplify_binary(inst, opcode, operands[0], operands[1]),
            Opcode::ICmp => self.simplify_comparison(inst, operands[0], operands[1]),
            Opcode::FCmp => values.simplify_float_comparison(inst, operands[0], operands[1]),
            Opcode::Select => self.simplify_select(operands),
            Opcode::Phi => self.simplify_phi(inst, operands),
            Opcode::Freeze => self.is_not_undef_or_poison(operands[0], 0).then_some(Simplified::Value(operands[0])),
            Opcode::GetElementPtr => values.simplify_address(inst, operands),
            Opcode::ExtractElement => {
                if values.is_undef(operands[0]) {
                    return Some(Simplified::Undef);
                }
                let index = values.int(operands[1])?.to_u64()?;
                values.element_of(operands[0], u32::try_from(index).ok()?)
            }
            Opcode::InsertElement => {
                let &[vector, element, index] = operands else { return None };
                let index_number = values.int(index);
                if values.is_poison(element) && index_number.is_some() {
                    return Some(Simplified::Value(vector));
                }
                // An element that is put back.
                let (extract, Opcode::ExtractElement) = values.inst(element)? else { return None };
                let from = body.operands(extract);
                (from[0] == vector && from[1] == index).then_some(Simplified::Value(vector))
            }
            Opcode::ShuffleVector => values.simplify_shuffle(inst, operands),
            Opcode::ExtractValue => {
                let (insert, Opcode::InsertValue) = values.inst(operands[0])? else { return None };
                let same = body.indices(insert) == body.indices(inst);
                same.then(|| Simplified::Value(body.operands(insert)[1]))
            }
            opcode if opcode.is_cast() => values.simplify_cast(inst, opcode, operands[0]),
            opcode if opcode.is_call() => self.simplify_call(inst),
            _ => None,
        }
    }

    fn outcome(self, outcome: Outcome, other: Value, width: u32) -> Simplified {
        match outcome {
            Outcome::Other => Simplified::Value(other),
            Outcome::Zero => Simplified::Int(ApInt::zero(width)),
            Outcome::AllOnes => Simplified::Int(ApInt::all_ones(width)),
            Outcome::Undef => Simplified::Undef,
            Outcome::Poison => Simplified::Poison,
        }
    }

    fn simplify_binary(self, inst: Inst, opcode: Opcode, left: Value, right: Value) -> Option<Simplified> {
        let values = self.values;
        let width = values.bit_width(values.body().inst_type(inst))?;
        if values.is_poison(left) || values.is_poison(right) {
            return Some(Simplified::Poison);
        }
        if values.is_undef(left) && values.is_undef(right) {
            let found = BOTH_UNDEF.iter().find(|(of, _)| *of == opcode);
            return Some(found.map_or(Simplified::Poison, |(_, outcome)| self.outcome(*outcome, left, width)));
        }
        if let (Some(a), Some(b)) = (values.int(left), values.int(right)) {
            return fold_binary(opcode, &a, &b);
        }
        let commutes = matches!(opcode, Opcode::Add | Opcode::Mul | Opcode::And | Opcode::Or | Opcode::Xor);
        for &(_, operand, outcome) in CONSTANT_RIGHT.iter().filter(|(of, ..)| *of == opcode) {
            if values.matches(right, operand) {
                return Some(self.outcome(outcome, left, width));
            }
            if commutes && values.matches(left, operand) {
                return Some(self.outcome(outcome, right, width));
            }
        }
        for &(_, operand, outcome) in CONSTANT_LEFT.iter().filter(|(of, ..)| *of == opcode) {
            if values.matches(left, operand) {
                return Some(self.outcome(outcome, right, width));
            }
        }
        if left == right {
            if let Some((_, outcome)) = SAME.iter().find(|(of, _)| *of == opcode) {
                return Some(self.outcome(*outcome, left, width));
            }
            if matches!(opcode, Opcode::UDiv | Opcode::SDiv) {
                return Some(Simplified::Int(ApInt::one(width)));
            }
        }
        match opcode {
            Opcode::Sub => {
                // (x + y) - x
                if let Some((_, a, b)) = values.binary(left, Opcode::Add) {
                    if a == right {
                        return Some(Simplified::Value(b));
                    }
                    if b == right {
                        return Some(Simplified::Value(a));
                    }
                }
                // x - (x - y)
                if let Some((_, a, b)) = values.binary(right, Opcode::Sub)
                    && a == left
                {
                    return Some(Simplified::Value(b));
                }
                None
            }
            Opcode::Add => {
                for (plain, other) in [(left, right), (right, left)] {
                    // (y - x) + x
                    if let Some((_, a, b)) = values.binary(other, Opcode::Sub)
                        && b == plain
                    {
                        return Some(Simplified::Value(a));
                    }
                    if values.is_complement(other, plain) {
                        return Some(Simplified::Int(ApInt::all_ones(width)));
                    }
                }
                None
            }
            Opcode::And | Opcode::Or => self.simplify_logic(opcode, left, right, width),
            Opcode::Xor => {
                for (plain, other) in [(left, right), (right, left)] {
                    if values.is_complement(other, plain) {
                        return Some(Simplified::Int(ApInt::all_ones(width)));
                    }
                    if let Some((_, a, b)) = values.binary(other, Opcode::Xor) {
                        if a == plain {
                            return Some(Simplified::Value(b));
                        }
                        if b == plain {
                            return Some(Simplified::Value(a));
                        }
                    }
                }
                None
            }
            Opcode::Shl | Opcode::LShr | Opcode::AShr => {
                let amount = self.known_bits(right, &None, 0);
                if amount.one.to_u64().is_none_or(|by| by >= u64::from(width)) {
                    return Some(Simplified::Poison);
                }
                let used = u32::BITS - (width - 1).leading_zeros();
                if used > 0 && amount.min_trailing_zeros() >= used.min(amount.width()) {
                    return Some(Simplified::Value(left));
                }
                // (x shl nuw y) lshr y and the like
                let (inner, inverse) = values.inst(left)?;
                let flag = |flag| values.flag(inner, flag);
                let undone = match (inverse, opcode) {
                    (Opcode::Shl, Opcode::LShr) => flag(IntFlags::NUW),
                    (Opcode::Shl, Opcode::AShr) => flag(IntFlags::NSW),
                    (Opcode::LShr | Opcode::AShr, Opcode::Shl) => flag(IntFlags::EXACT),
                    _ => false,
                };
                let from = values.body().operands(inner);
                (undone && from[1] == right).then(|| Simplified::Value(from[0]))
            }
            Opcode::UDiv | Opcode::URem => {
                let (a, b) = (self.bounds(left), self.bounds(right));
                if !a.umax_value().ult(&b.umin_value()) {
                    return None;
                }
                Some(if opcode == Opcode::UDiv { Simplified::Int(ApInt::zero(width)) } else { Simplified::Value(left) })
            }
            _ => None,
        }
    }

    /// Range of a value by known bits and by its operation.
    pub(super) fn bounds(self, value: Value) -> ConstantRange {
        let known = ConstantRange::from_known_bits(&self.known_bits(value, &None, 0), false);
        self.range(value, false, 0).intersect(&known, Preferred::Unsigned)
    }

    /// `and` and `or` of values of which one contains the other, and of comparisons with constants.
    fn simplify_logic(self, opcode: Opcode, left: Value, right: Value, width: u32) -> Option<Simplified> {
        let values = self.values;
        let is_and = opcode == Opcode::And;
        let dual = if is_and { Opcode::Or } else { Opcode::And };
        for (plain, other) in [(left, right), (right, left)] {
            if values.is_complement(other, plain) {
                let all = if is_and { ApInt::zero(width) } else { ApInt::all_ones(width) };
                return Some(Simplified::Int(all));
            }
            // x & (x | y) is x; x & (x & y) is x & y.
            if let Some((_, a, b)) = values.binary(other, dual)
                && (a == plain || b == plain)
            {
                return Some(Simplified::Value(plain));
            }
            if let Some((_, a, b)) = values.binary(other, opcode)
                && (a == plain || b == plain)
            {
                return Some(Simplified::Value(other));
            }
        }
        if let Some(mask) = values.int(right).filter(|_| is_and) {
            // Bits that are zero already need no mask.
            let known = self.known_bits(left, &None, 0);
            if known.zero.or(&mask).is_all_ones() {
                return Some(Simplified::Value(left));
            }
        }
        let (a, mut b) = (values.comparison(left)?, values.comparison(right)?);
        if (a.1, a.2) == (b.2, b.1) {
            b = (b.0.swapped(), b.2, b.1);
        }
        if (a.1, a.2) == (b.1, b.2) {
            let (outcomes_a, outcomes_b) = (outcomes(a.0), outcomes(b.0));
            let same_sign = a.0.is_signed() == b.0.is_signed();
            let is_equality = |predicate| matches!(predicate, RangePredicate::Eq | RangePredicate::Ne);
            if !same_sign && !is_equality(a.0) && !is_equality(b.0) {
                return None;
            }
            return match if is_and { outcomes_a & outcomes_b } else { outcomes_a | outcomes_b } {
                0 => Some(Simplified::Int(ApInt::zero(width))),
                7 => Some(Simplified::Int(ApInt::all_ones(width))),
                both if both == outcomes_a => Some(Simplified::Value(left)),
                both if both == outcomes_b => Some(Simplified::Value(right)),
                _ => None,
            };
        }
        if a.1 != b.1 {
            return None;
        }
        let region = |(predicate, _, constant): (RangePredicate, Value, Value)| {
            Some(ConstantRange::allowed_by(predicate, &ConstantRange::single(&values.int(constant)?)))
        };
        let (a, b) = (region(a)?, region(b)?);
        if is_and && a.intersect(&b, Preferred::Smallest).is_empty() {
            return Some(Simplified::Int(ApInt::zero(width)));
        }
        if !is_and && a.inverse().intersect(&b.inverse(), Preferred::Smallest).is_empty() {
            return Some(Simplified::Int(ApInt::all_ones(width)));
        }
        if a.contains_range(&b) {
            return Some(Simplified::Value(if is_and { right } else { left }));
        }
        b.contains_range(&a).then_some(Simplified::Value(if is_and { left } else { right }))
    }

    fn simplify_comparison(self, inst: Inst, left: Value, right: Value) -> Option<Simplified> {
        use RangePredicate::*;
        let values = self.values;
        let (predicate, ..) = values.comparison(inst.into())?;
        let truth = |truth: bool| Some(Simplified::Int(ApInt::from_bool(truth)));
        if values.is_poison(left) || values.is_poison(right) {
            return Some(Simplified::Poison);
        }
        if values.is_undef(left) && values.is_undef(right) {
            return Some(Simplified::Undef);
        }
        if left == right {
            return truth(matches!(predicate, Eq | Uge | Ule | Sge | Sle));
        }
        let (mut left, mut right, mut predicate) = (left, right, predicate);
        if left.is_constant() && !right.is_constant() {
            (left, right, predicate) = (right, left, predicate.swapped());
        }
        let width = values.bit_width(values.ty(left))?;
        if values.is_pointer(left) {
            if !values.is_zero(right) || !self.is_nonzero(left, 0) {
                return None;
            }
            return match predicate {
                Eq | Ule => truth(false),
                Ne | Ugt => truth(true),
                Ult => truth(false),
                Uge => truth(true),
                _ => None,
            };
        }
        // A comparison of one bit that is the bit.
        if width == 1
            && let Some(constant) = values.int(right)
        {
            let is_value = match (predicate, constant.is_zero()) {
                (Eq, bit) => !bit,
                (Ne, bit) => bit,
                (Ugt | Slt, true) | (Uge | Sle, false) => true,
                _ => false,
            };
            if is_value {
                return Some(Simplified::Value(left));
            }
        }
        let (a, b) = (self.known_bits(left, &None, 0), self.known_bits(right, &None, 0));
        if let Some(result) = compare(predicate, &a, &b) {
            return truth(result);
        }
        if let Some(constant) = values.int(right) {
            let region = ConstantRange::allowed_by(predicate, &ConstantRange::single(&constant));
            let range = self.range(left, predicate.is_signed(), 0);
            if region.contains_range(&range) {
                return truth(true);
            }
            if region.inverse().contains_range(&range) {
                return truth(false);
            }
            if constant.is_zero() && matches!(predicate, Eq | Ne | Ugt | Ule) && self.is_nonzero(left, 0) {
                return truth(matches!(predicate, Ne | Ugt));
            }
        }
        if matches!(predicate, Eq | Ne) && self.are_unequal(left, right, 0) {
            return truth(predicate == Ne);
        }
        None
    }

    fn simplify_select(self, operands: &[Value]) -> Option<Simplified> {
        let values = self.values;
        let &[condition, then, otherwise] = operands else { return None };
        if let Some(constant) = values.int(condition) {
            return Some(Simplified::Value(if constant.is_zero() { otherwise } else { then }));
        }
        if values.is_poison(condition) {
            return Some(Simplified::Poison);
        }
        if values.is_undef(condition) {
            // Either arm; a constant one is better.
            return Some(Simplified::Value(if otherwise.is_constant() { otherwise } else { then }));
        }
        if then == otherwise {
            return Some(Simplified::Value(then));
        }
        if values.is_poison(then) || values.is_undef(then) && self.is_not_poison(otherwise, 0) {
            return Some(Simplified::Value(otherwise));
        }
        if values.is_poison(otherwise) || values.is_undef(otherwise) && self.is_not_poison(then, 0) {
            return Some(Simplified::Value(then));
        }
        if values.ty(condition) == values.ty(then) {
            let is = |value: Value, bit: bool| values.int(value).is_some_and(|number| number.is_zero() != bit);
            if is(then, true) && is(otherwise, false) {
                return Some(Simplified::Value(condition));
            }
        }
        // x == y ? x : y
        let (predicate, left, right) = values.comparison(condition)?;
        let arms = (left, right) == (then, otherwise) || (left, right) == (otherwise, then);
        if !arms || values.is_pointer(then) {
            return None;
        }
        match predicate {
            RangePredicate::Eq => Some(Simplified::Value(otherwise)),
            RangePredicate::Ne => Some(Simplified::Value(then)),
            _ => None,
        }
        .filter(|_| self.is_not_undef(left, 0) && self.is_not_undef(right, 0))
    }

    fn simplify_phi(self, inst: Inst, operands: &[Value]) -> Option<Simplified> {
        let values = self.values;
        let own = Value::inst(inst);
        let mut common = None;
        let mut has_poison = false;
        for &operand in operands {
            if operand == own {
                continue;
            }
            if values.is_poison(operand) {
                has_poison = true;
                continue;
            }
            if common.is_some_and(|common| common != operand) {
                return None;
            }
            common = Some(operand);
        }
        let Some(common) = common else { return has_poison.then_some(Simplified::Poison) };
        if let Some(found) = common.as_inst() {
            // The value of an edge that is left out may not be available.
            let body = values.body();
            let (from, to) = (body.block_of(found)?, body.block_of(inst)?);
            let skipped = operands.len() > 1 && operands.iter().any(|&operand| operand != common);
            let before = from != to && values.dominators().dominates_block(from, to);
            let by_edge = matches!(body.opcode(found), Opcode::Invoke | Opcode::CallBr);
            if !before || skipped && by_edge {
                return None;
            }
        }
        Some(Simplified::Value(common))
    }

    fn simplify_float(self, inst: Inst, opcode: Opcode, left: Value, right: Value) -> Option<Simplified> {
        let values = self.values;
        if values.is_poison(left) || values.is_poison(right) {
            return Some(Simplified::Poison);
        }
        let types = &values.tables().types;
        let format = types.float_format(types.scalar(values.body().inst_type(inst)))?;
        let number = |value: Value| match values.splat(value)? {
            Element::Bits(bits) => Some(ApFloat::from_int_bits(format, &bits)),
            _ => None,
        };
        let ignores_sign = values.body().fast_math(inst).contains(FastMath::NSZ);
        let never_negative_zero = |value: Value| {
            let classes = self.float_class(value, &None, 0).classes;
            ignores_sign || values.is_ieee(inst) && classes & 0x020 == 0
        };
        let is_zero = |number: &ApFloat, negative: bool| number.is_zero() && number.is_positive_zero() != negative;
        let (a, b) = (number(left), number(right));
        match opcode {
            Opcode::FAdd => {
                for (plain, other) in [(left, b), (right, a)] {
                    let Some(other) = other else { continue };
                    if is_zero(&other, true) || is_zero(&other, false) && never_negative_zero(plain) {
                        return Some(Simplified::Value(plain));
                    }
                }
                None
            }
            Opcode::FSub => {
                let b = b?;
                (is_zero(&b, false) || is_zero(&b, true) && never_negative_zero(left))
                    .then_some(Simplified::Value(left))
            }
            Opcode::FMul => {
                if b.is_some_and(|b| b.is_exactly(1.0)) {
                    return Some(Simplified::Value(left));
                }
                a.is_some_and(|a| a.is_exactly(1.0)).then_some(Simplified::Value(right))
            }
            Opcode::FDiv => b.is_some_and(|b| b.is_exactly(1.0)).then_some(Simplified::Value(left)),
            _ => None,
        }
    }
}

/// Orders of two numbers for which a comparison holds: 1 for less, 2 for equal, 4 for greater.
fn outcomes(predicate: RangePredicate) -> u8 {
    use RangePredicate::*;
    match predicate {
        Eq => 2,
        Ne => 5,
        Ult | Slt => 1,
        Ule | Sle => 3,
        Ugt | Sgt => 4,
        Uge | Sge => 6,
    }
}

/// Folds an operation on integers.
fn fold_binary(opcode: Opcode, a: &ApInt, b: &ApInt) -> Option<Simplified> {
    let width = a.width();
    let by = b.to_u64().filter(|&by| by < u64::from(width)).map(|by| by as u32);
    let number = match opcode {
        Opcode::Add => Some(a.add(b)),
        Opcode::Sub => Some(a.sub(b)),
        Opcode::Mul => Some(a.mul(b)),
        Opcode::And => Some(a.and(b)),
        Opcode::Or => Some(a.or(b)),
        Opcode::Xor => Some(a.xor(b)),
        Opcode::Shl => by.map(|by| a.shl(by)),
        Opcode::LShr => by.map(|by| a.lshr(by)),
        Opcode::AShr => by.map(|by| a.ashr(by)),
        Opcode::UDiv => a.udiv(b),
        Opcode::URem => a.urem(b),
        Opcode::SDiv if !a.sdiv_overflow(b) => a.sdiv(b),
        Opcode::SRem if !a.sdiv_overflow(b) => a.srem(b),
        _ => None,
    };
    // A shift by too much, or a division that is undefined.
    Some(number.map_or(Simplified::Poison, Simplified::Int))
}

/// Compares by known bits.
fn compare(predicate: RangePredicate, a: &KnownBits, b: &KnownBits) -> Option<bool> {
    use RangePredicate::*;
    match predicate {
        Eq => a.compare_eq(b),
        Ne => a.compare_eq(b).map(|equal| !equal),
        Ult => a.compare_ult(b),
        Uge => a.compare_ult(b).map(|less| !less),
        Ugt => b.compare_ult(a),
        Ule => b.compare_ult(a).map(|less| !less),
        Slt => a.compare_slt(b),
        Sge => a.compare_slt(b).map(|less| !less),
        Sgt => b.compare_slt(a),
        Sle => b.compare_slt(a).map(|less| !less),
    }
}

impl Values<'_> {
    /// Whether `other` is `value` with all bits inverted.
    fn is_complement(&self, other: Value, value: Value) -> bool {
        self.binary(other, Opcode::Xor).is_some_and(|(_, a, b)| {
            let ones = |mask: Value| self.int(mask).is_some_and(|mask| mask.is_all_ones());
            a == value && ones(b) || b == value && ones(a)
        })
    }

    fn simplify_float_comparison(&self, inst: Inst, left: Value, right: Value) -> Option<Simplified> {
        use FloatPredicate::*;
        let predicate = self.body().float_predicate(inst)?;
        let truth = |truth: bool| Some(Simplified::Int(ApInt::from_bool(truth)));
        match predicate {
            False => return truth(false),
            True => return truth(true),
            _ => {}
        }
        if self.is_poison(left) || self.is_poison(right) {
            return Some(Simplified::Poison);
        }
        // An undefined operand may be a NaN.
        let unordered = matches!(predicate, Uno | Ueq | Ugt | Uge | Ult | Ule | Une);
        (self.is_undef(left) || self.is_undef(right)).then(|| Simplified::Int(ApInt::from_bool(unordered)))
    }

    fn simplify_cast(&self, inst: Inst, opcode: Opcode, source: Value) -> Option<Simplified> {
        let to = self.body().inst_type(inst);
        if self.is_poison(source) {
            return Some(Simplified::Poison);
        }
        if let Some(number) = self.int(source)
            && let Some(width) = self.bit_width(to)
        {
            match opcode {
                Opcode::Trunc => return Some(Simplified::Int(number.trunc(width))),
                Opcode::ZExt => return Some(Simplified::Int(number.zext(width))),
                Opcode::SExt => return Some(Simplified::Int(number.sext(width))),
                _ => {}
            }
        }
        if self.is_undef(source) {
            return match opcode {
                Opcode::ZExt | Opcode::SExt => Some(Simplified::Int(ApInt::zero(self.bit_width(to)?))),
                Opcode::Trunc | Opcode::BitCast => Some(Simplified::Undef),
                _ => None,
            };
        }
        if let Some((inner, inner_opcode)) = self.inst(source)
            && matches!(
                (opcode, inner_opcode),
                (Opcode::Trunc, Opcode::ZExt | Opcode::SExt) | (Opcode::BitCast, Opcode::BitCast)
            )
            && let Some(&original) = self.body().operands(inner).first()
            && self.ty(original) == to
        {
            return Some(Simplified::Value(original));
        }
        (opcode == Opcode::BitCast && self.ty(source) == to).then_some(Simplified::Value(source))
    }

    fn simplify_address(&self, inst: Inst, operands: &[Value]) -> Option<Simplified> {
        let base = *operands.first()?;
        if operands.iter().any(|&operand| self.is_poison(operand)) {
            return Some(Simplified::Poison);
        }
        if self.is_undef(base) {
            return Some(Simplified::Undef);
        }
        let unmoved = operands[1..].iter().all(|&index| self.is_zero(index));
        (unmoved && self.ty(base) == self.body().inst_type(inst)).then_some(Simplified::Value(base))
    }
}
