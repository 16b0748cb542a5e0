//! Ranges of integers by one step: LLVM's `computeConstantRange`, which looks at an operation with a constant
//! operand, at attributes and metadata, and at assumptions.

use draig_ir::{ConstKind, Inst, IntFlags, Opcode, Value, ValueKind};
use draig_num::{ApInt, ConstantRange, FloatFormat, Preferred, RangeWord};
use draig_tables::intrinsics::ids;

use super::constants::Element;
use super::{MAX_DEPTH, Query, half_known};
use crate::module_facts::Scalar;

impl Query<'_> {
    /// Range of an integer, or of all lanes of a vector of them. With `signed`, a range that does not wrap as
    /// signed numbers is preferred.
    #[inline]
    pub(super) fn range(self, value: Value, signed: bool, depth: u32) -> ConstantRange {
        if depth < MAX_DEPTH
            && let ValueKind::Inst(inst) = value.kind()
        {
            let (opcode, ty) = self.values.body().opcode_and_type(inst);
            if let Some(scalar) = self.values.scalars.word(ty) {
                return self.range_word_of_inst(inst, opcode, signed, scalar, depth).widen(scalar.width());
            }
        }
        self.find_range(value, signed, depth)
    }

    /// Range of an integer or pointer of at most 64 bits.
    fn range_word(self, value: Value, signed: bool, scalar: Scalar, depth: u32) -> RangeWord {
        match value.kind() {
            ValueKind::Inst(inst) if depth < MAX_DEPTH => {
                self.range_word_of_inst(inst, self.values.body().opcode(inst), signed, scalar, depth)
            }
            _ => self.find_range_word(value, signed, depth),
        }
    }

    #[inline(never)]
    pub(super) fn find_range_word(self, value: Value, signed: bool, depth: u32) -> RangeWord {
        if depth < MAX_DEPTH
            && let Some(&ConstKind::Int(bits)) = self.values.const_kind(value)
            && let Some(scalar) = self.values.scalar_of(value)
        {
            self.values.memo.note(depth);
            return RangeWord::single(scalar.width(), bits);
        }
        RangeWord::new(&self.find_range(value, signed, depth)).expect("a scalar of at most 64 bits")
    }

    /// Range of an integer or pointer instruction of at most 64 bits, at a depth at which operands are followed.
    #[inline(always)]
    pub(super) fn range_word_of_inst(
        self,
        inst: Inst,
        opcode: Opcode,
        signed: bool,
        scalar: Scalar,
        depth: u32,
    ) -> RangeWord {
        if self.has_full_range(inst, opcode) {
            return RangeWord::full(scalar.width());
        }
        self.known_word_range(inst, opcode, signed, scalar, depth)
    }

    /// Range of an instruction of whose opcode something may be known.
    #[inline(always)]
    pub(super) fn known_word_range(
        self,
        inst: Inst,
        opcode: Opcode,
        signed: bool,
        scalar: Scalar,
        depth: u32,
    ) -> RangeWord {
        // Apart from the others, so that this is one test of a set of opcodes, too.
        match opcode.is_binary() {
            true => self.binary_word_range(inst, opcode, signed, scalar, depth),
            false => self.other_word_range(inst, opcode, signed, scalar, depth),
        }
    }

    /// Whether nothing is known of an instruction because of its opcode: nothing is known of these without metadata and
    /// assumptions.
    #[inline]
    pub(super) fn has_full_range(self, inst: Inst, opcode: Opcode) -> bool {
        // One test of a set of opcodes, which is predicted better than a jump for each.
        let is_blank = matches!(
            opcode,
            Opcode::Load | Opcode::ICmp | Opcode::FCmp | Opcode::ZExt | Opcode::SExt | Opcode::Trunc | Opcode::Phi
        );
        is_blank && self.values.says_nothing_of(inst)
    }

    // Each case is a call at the end, so that this needs no frame of its own.
    #[inline(never)]
    fn other_word_range(self, inst: Inst, opcode: Opcode, signed: bool, scalar: Scalar, depth: u32) -> RangeWord {
        match opcode {
            _ if !self.values.says_nothing_of(inst) => self.inst_range_word(inst, signed, scalar, depth),
            Opcode::Select => self.select_word_range(inst, signed, scalar, depth),
            Opcode::FpToUi | Opcode::FpToSi => self.inst_range_word(inst, signed, scalar, depth),
            _ if opcode.is_call() => self.call_word_range(inst, signed, scalar, depth),
            _ => RangeWord::full(scalar.width()),
        }
    }

    /// Range of an instruction by [`Query::find_range`].
    #[inline(never)]
    fn inst_range_word(self, inst: Inst, signed: bool, _: Scalar, depth: u32) -> RangeWord {
        RangeWord::new(&self.find_range(inst.into(), signed, depth)).expect("a scalar of at most 64 bits")
    }

    /// Range of a call of which neither metadata nor assumptions say anything.
    #[inline(never)]
    fn call_word_range(self, inst: Inst, signed: bool, scalar: Scalar, depth: u32) -> RangeWord {
        let values = self.values;
        if values.is_plain_call(inst) {
            return RangeWord::full(scalar.width());
        }
        if let Some(stated) = values.stated_result(inst) {
            return stated.range(scalar.width());
        }
        match self.intrinsic_word_range(inst, scalar.width()) {
            Some(range) => range,
            None => self.inst_range_word(inst, signed, scalar, depth),
        }
    }

    /// Range of a call of an intrinsic of at most 64 bits with a constant argument, if it is one of [`half_known`] and
    /// no attribute says more of its result.
    fn intrinsic_word_range(self, inst: Inst, width: u32) -> Option<RangeWord> {
        let values = self.values;
        let id = values.intrinsic(inst)?;
        let says_nothing = |list| {
            let stated = values.module_facts.result_bits(list);
            stated.range.is_none() && !stated.has_more
        };
        if !values.call_lists(inst).into_iter().flatten().all(says_nothing) {
            return None;
        }
        let args = values.body().call_args(inst);
        let number = |at: usize| match values.const_kind(*args.get(at)?) {
            Some(&ConstKind::Int(bits)) => Some(bits),
            _ => None,
        };
        let (operation, number) = half_known::of_intrinsic(id, || number(0), || number(1))?;
        Some(RangeWord::of_half_known(operation, number, width, Preferred::Smallest))
    }

    #[inline(never)]
    fn select_word_range(self, inst: Inst, signed: bool, scalar: Scalar, depth: u32) -> RangeWord {
        const PREFERRED: Preferred = Preferred::Smallest;
        let operands = self.values.body().operands(inst);
        let &[condition, then, otherwise] = operands else { return RangeWord::full(scalar.width()) };
        self.values.memo.note(depth);
        let width = scalar.width();
        let arm = |value: Value| self.range_word(value, signed, scalar, depth + 1);
        let arms = arm(then).union(arm(otherwise), width, PREFERRED);
        // Minima, maxima and absolute values are of the left operand of the comparison.
        let is_pattern =
            self.values.comparison(condition).is_some_and(|(_, left, _)| left == then || left == otherwise);
        if !is_pattern {
            return arms;
        }
        let pattern = RangeWord::new(&self.select_pattern_range(operands, width)).expect("at most 64 bits");
        arms.intersect(pattern, width, PREFERRED)
    }

    /// Range of a binary operation of at most 64 bits.
    #[inline(never)]
    fn binary_word_range(self, inst: Inst, opcode: Opcode, signed: bool, scalar: Scalar, depth: u32) -> RangeWord {
        let (values, width) = (self.values, scalar.width());
        if !values.says_nothing_of(inst) {
            return self.inst_range_word(inst, signed, scalar, depth);
        }
        let &[left, right] = values.body().operands(inst) else { return RangeWord::full(width) };
        // Before a jump by the opcode, which is often not predicted.
        if !left.is_constant() && !right.is_constant() {
            return RangeWord::full(width);
        }
        let number = |value: Value| match values.const_kind(value) {
            Some(&ConstKind::Int(bits)) => Some(bits & u64::MAX >> (64 - width)),
            _ => None,
        };
        half_known::of_binary(
            opcode,
            values.body().int_flags(inst),
            || number(left),
            || number(right),
            width,
            |&number, bound| number < u64::from(bound),
            #[inline(always)]
            |operation, number| RangeWord::of_half_known(operation, number, width, by_sign(signed)),
        )
        .unwrap_or_else(|| RangeWord::full(width))
    }

    fn find_range(self, value: Value, signed: bool, depth: u32) -> ConstantRange {
        self.values.memo.note(depth);
        let values = self.values;
        let width = values.bit_width(values.ty(value)).expect("ranges are of integers");
        if depth >= MAX_DEPTH {
            return ConstantRange::full(width);
        }
        if value.is_constant() {
            return self.constant_range(value, width);
        }
        let mut range = match value.kind() {
            ValueKind::Inst(inst) => self.inst_range(inst, signed, depth, width),
            ValueKind::Arg(number) => {
                let found = values.range_attribute(&[values.parameter_set(number)]);
                found.filter(|found| found.width() == width).unwrap_or_else(|| ConstantRange::full(width))
            }
            _ => ConstantRange::full(width),
        };
        for &assume in values.assumptions.about(value) {
            let Some(&condition) = values.body().call_args(assume).first() else { continue };
            let Some((predicate, left, right)) = values.comparison(condition) else { continue };
            if left != value || !self.assumption_holds(assume) {
                continue;
            }
            let right = self.at(Some(assume)).range(right, predicate.is_signed(), depth + 1);
            range = range.intersect(&ConstantRange::allowed_by(predicate, &right), Preferred::Smallest);
        }
        range
    }

    fn constant_range(self, value: Value, width: u32) -> ConstantRange {
        let values = self.values;
        if let Some(bits) = values.int(value) {
            return ConstantRange::single(&bits);
        }
        let Some(elements) = values.elements(value, &None) else { return ConstantRange::full(width) };
        elements.iter().fold(ConstantRange::empty(width), |range, element| match element {
            Element::Bits(bits) => range.union(&ConstantRange::single(bits), Preferred::Smallest),
            // Poison may be any value, also one that others have.
            Element::Poison => range,
            _ => ConstantRange::full(width),
        })
    }

    fn inst_range(self, inst: Inst, signed: bool, depth: u32, width: u32) -> ConstantRange {
        let values = self.values;
        let mut range = self.operation_range(inst, signed, depth, width);
        if let Some(found) = values.metadata_range(inst) {
            let joined = found.into_iter().reduce(|a, b| a.union(&b, Preferred::Smallest));
            if let Some(joined) = joined.filter(|joined| joined.width() == width) {
                range = range.intersect(&joined, Preferred::Smallest);
            }
        }
        if values.body().opcode(inst).is_call()
            && let Some(found) = values.range_attribute(&values.result_sets(inst))
            && found.width() == width
        {
            range = range.intersect(&found, Preferred::Smallest);
        }
        range
    }

    fn operation_range(self, inst: Inst, signed: bool, depth: u32, width: u32) -> ConstantRange {
        let values = self.values;
        let body = values.body();
        let operands = body.operands(inst);
        match body.opcode(inst) {
            opcode if opcode.is_binary() => self.binary_range(inst, opcode, signed, width),
            Opcode::Select => {
                let arms = self
                    .range(operands[1], signed, depth + 1)
                    .union(&self.range(operands[2], signed, depth + 1), Preferred::Smallest);
                arms.intersect(&self.select_pattern_range(operands, width), Preferred::Smallest)
            }
            opcode @ (Opcode::FpToUi | Opcode::FpToSi) => {
                let types = &values.tables().types;
                match types.float_format(types.scalar(values.ty(operands[0]))) {
                    // The largest finite number is 65504.
                    Some(FloatFormat::Half) if opcode == Opcode::FpToUi && width >= 16 => {
                        ConstantRange::inclusive(ApInt::zero(width), &ApInt::new(width, 65504))
                    }
                    Some(FloatFormat::Half) if opcode == Opcode::FpToSi && width > 16 => {
                        let most = ApInt::new(width, 65504);
                        ConstantRange::inclusive(most.neg(), &most)
                    }
                    _ => ConstantRange::full(width),
                }
            }
            opcode if opcode.is_call() => self.intrinsic_range(inst, width),
            _ => ConstantRange::full(width),
        }
    }

    fn binary_range(self, inst: Inst, opcode: Opcode, signed: bool, width: u32) -> ConstantRange {
        let values = self.values;
        let full = ConstantRange::full(width);
        let &[left, right] = values.body().operands(inst) else { return full };
        if !left.is_constant() && !right.is_constant() {
            return full;
        }
        half_known::of_binary(
            opcode,
            values.body().int_flags(inst),
            || values.int(left),
            || values.int(right),
            width,
            |number: &ApInt, bound| number.to_u64().is_some_and(|number| number < u64::from(bound)),
            |operation, number| ConstantRange::of_half_known(operation, &number, by_sign(signed)),
        )
        .unwrap_or(full)
    }

    fn intrinsic_range(self, inst: Inst, width: u32) -> ConstantRange {
        let values = self.values;
        let Some(id) = values.intrinsic(inst) else { return ConstantRange::full(width) };
        let args = values.body().call_args(inst);
        let full = ConstantRange::full(width);
        let constant = |number: usize| args.get(number).and_then(|&argument| values.int(argument));
        let flag = |number: usize| constant(number).is_some_and(|flag| !flag.is_zero());
        if let Some((operation, number)) = half_known::of_intrinsic(id, || constant(0), || constant(1)) {
            return ConstantRange::of_half_known(operation, &number, Preferred::Smallest);
        }
        match id {
            ids::CTPOP | ids::CTLZ | ids::CTTZ => {
                let most = if id != ids::CTPOP && flag(1) { width - 1 } else { width };
                match u64::from(most) >> width.min(63) {
                    0 => ConstantRange::inclusive(ApInt::zero(width), &ApInt::new(width, u64::from(most))),
                    _ => full,
                }
            }
            ids::ABS => {
                let most = if flag(1) { ApInt::signed_max(width) } else { ApInt::signed_min(width) };
                ConstantRange::inclusive(ApInt::zero(width), &most)
            }
            ids::VSCALE => values.vscale_range().and_then(|range| range.range(width)).unwrap_or(full),
            ids::SCMP | ids::UCMP => ConstantRange::inclusive(ApInt::all_ones(width), &ApInt::one(width)),
            _ => full,
        }
    }

    /// Range of a select that is a minimum or maximum with a constant, or an absolute value.
    pub(super) fn select_pattern_range(self, operands: &[Value], width: u32) -> ConstantRange {
        use draig_num::RangePredicate::*;
        let values = self.values;
        let full = ConstantRange::full(width);
        let Some((predicate, left, right)) = values.comparison(operands[0]) else { return full };
        let (then, otherwise) = (operands[1], operands[2]);
        let Some(constant) = values.int(right) else { return full };
        let (zero, one, smallest) = (ApInt::zero(width), ApInt::one(width), ApInt::signed_min(width));
        if constant.width() != width {
            return full;
        }
        // x < 0 ? -x : x
        let negates = |value: Value| match values.inst(value) {
            Some((inst, Opcode::Sub)) => {
                let operands = values.body().operands(inst);
                (values.is_zero(operands[0]) && operands[1] == left).then(|| values.flag(inst, IntFlags::NSW))
            }
            _ => None,
        };
        let below_zero = predicate == Slt && (constant.is_zero() || constant.is_one());
        let above_zero = predicate == Sgt && (constant.is_zero() || constant.is_all_ones());
        let (negated, plain) = if below_zero { (then, otherwise) } else { (otherwise, then) };
        if (below_zero || above_zero)
            && plain == left
            && let Some(nsw) = negates(negated)
        {
            let most = if nsw { ApInt::signed_max(width) } else { smallest };
            return ConstantRange::inclusive(zero, &most);
        }
        if (below_zero || above_zero) && plain != left && negated == left && negates(plain).is_some() {
            return ConstantRange::non_empty(smallest, one);
        }
        // x < C ? x : C
        let (predicate, bound) = if then == left {
            (predicate, values.int(otherwise))
        } else if otherwise == left {
            (predicate.inverse(), values.int(then))
        } else {
            return full;
        };
        let Some(bound) = bound else { return full };
        // The bound is the constant, or the number next to it that the comparison separates, if there is one.
        let (below, above) = (constant.sub(&one), constant.add(&one));
        let next_to = |is_last: bool, next: &ApInt| bound == constant || !is_last && bound == *next;
        let (is_zero, is_most) = (constant.is_zero(), constant.is_all_ones());
        let (is_smallest, is_largest) = (constant.is_signed_min(), constant.is_signed_max());
        match predicate {
            Ult if next_to(is_zero, &below) => ConstantRange::non_empty(zero, bound.add(&one)),
            Ule if next_to(is_most, &above) => ConstantRange::non_empty(zero, bound.add(&one)),
            Ugt if next_to(is_most, &above) => ConstantRange::non_empty(bound, zero),
            Uge if next_to(is_zero, &below) => ConstantRange::non_empty(bound, zero),
            Slt if next_to(is_smallest, &below) => ConstantRange::non_empty(smallest, bound.add(&one)),
            Sle if next_to(is_largest, &above) => ConstantRange::non_empty(smallest, bound.add(&one)),
            Sgt if next_to(is_largest, &above) => ConstantRange::non_empty(bound, smallest),
            Sge if next_to(is_smallest, &below) => ConstantRange::non_empty(bound, smallest),
            _ => full,
        }
    }
}

/// Returns the choice of a range that does not wrap.
#[inline]
fn by_sign(signed: bool) -> Preferred {
    if signed { Preferred::Signed } else { Preferred::Unsigned }
}
