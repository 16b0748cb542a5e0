//! Ranges of integers by one step: LLVM's `computeConstantRange`, which looks at an operation with a constant
//! operand, at attributes and metadata, and at assumptions.

use draig_ir::{ConstKind, Inst, IntFlags, Opcode, Value, ValueKind};
use draig_num::{ApInt, ConstantRange, FloatFormat, Preferred, RangeWord};
use draig_tables::intrinsics::ids;

use super::constants::Element;
use super::{MAX_DEPTH, Query};
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
        let values = self.values;
        // Nothing is known of these without metadata and assumptions.
        // One test of a set of opcodes, which is predicted better than a jump for each.
        let is_blank = matches!(
            opcode,
            Opcode::Load | Opcode::ICmp | Opcode::FCmp | Opcode::ZExt | Opcode::SExt | Opcode::Trunc | Opcode::Phi
        );
        if is_blank && values.says_nothing_of(inst) {
            return RangeWord::full(scalar.width());
        }
        self.operation_word_range(inst, opcode, signed, scalar, depth)
    }

    // Each case is a call at the end, so that this needs no frame of its own.
    #[inline(never)]
    fn operation_word_range(self, inst: Inst, opcode: Opcode, signed: bool, scalar: Scalar, depth: u32) -> RangeWord {
        let values = self.values;
        match opcode {
            _ if !values.says_nothing_of(inst) => self.inst_range_word(inst, signed, scalar, depth),
            _ if opcode.is_binary() => match values.body().operands(inst) {
                [left, right] if !left.is_constant() && !right.is_constant() => RangeWord::full(scalar.width()),
                _ => self.binary_word_range(inst, opcode, signed, scalar, depth),
            },
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
        match values.stated_result(inst) {
            Some(stated) => stated.range(scalar.width()),
            None => self.inst_range_word(inst, signed, scalar, depth),
        }
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

    /// Range of a binary operation with a constant operand, of at most 64 bits.
    #[inline(never)]
    fn binary_word_range(self, inst: Inst, opcode: Opcode, signed: bool, scalar: Scalar, depth: u32) -> RangeWord {
        match self.with_constant_word_range(inst, opcode, signed, scalar.width()) {
            Some(range) => range,
            None => self.inst_range_word(inst, signed, scalar, depth),
        }
    }

    /// Range of a binary operation with a constant operand, of at most 64 bits, if it is simple.
    fn with_constant_word_range(self, inst: Inst, opcode: Opcode, signed: bool, width: u32) -> Option<RangeWord> {
        let values = self.values;
        let all = u64::MAX >> (64 - width);
        let &[left, right] = values.body().operands(inst) else { return None };
        let number = |value: Value| match values.const_kind(value) {
            Some(&ConstKind::Int(bits)) => Some(bits & all),
            _ => None,
        };
        let (low, high) = match (opcode, number(left), number(right)) {
            (Opcode::Mul | Opcode::Xor, ..) => (0, 0),
            (Opcode::And, _, Some(mask)) => (0, mask.wrapping_add(1)),
            (Opcode::Or, _, Some(bits)) => (bits, 0),
            (Opcode::LShr, _, Some(by)) if by < u64::from(width) => (0, (all >> by).wrapping_add(1)),
            (Opcode::Shl, _, Some(by)) if by < u64::from(width) => (0, (all << by).wrapping_add(1)),
            (Opcode::AShr, _, Some(by)) if by < u64::from(width) => {
                let end = ((all >> 1) >> by).wrapping_add(1);
                (end.wrapping_neg(), end)
            }
            (Opcode::UDiv, _, Some(divisor)) if divisor != 0 => (0, (all / divisor).wrapping_add(1)),
            (Opcode::URem, _, Some(divisor)) => (0, divisor),
            (Opcode::Sub, Some(minuend), _) => {
                let flag = |flag| values.flag(inst, flag);
                let least = (all >> 1) + 1;
                match (flag(IntFlags::NSW), flag(IntFlags::NUW)) {
                    (false, false) => (0, 0),
                    (false, true) => (0, minuend.wrapping_add(1)),
                    (true, false) if minuend < least => (minuend.wrapping_sub(all >> 1), least),
                    (true, false) => (least, minuend.wrapping_sub(least).wrapping_add(1)),
                    (true, true) => return None,
                }
            }
            (Opcode::Sub, None, _) => (0, 0),
            (Opcode::Add, _, Some(addend)) => {
                let flag = |flag| values.flag(inst, flag);
                let least = (all >> 1) + 1;
                let by_nsw = match addend < least {
                    true => (least.wrapping_add(addend), least),
                    false => (least, least.wrapping_add(addend)),
                };
                match (flag(IntFlags::NSW), flag(IntFlags::NUW)) {
                    _ if addend == 0 => (0, 0),
                    (false, false) => (0, 0),
                    (false, true) => (addend, 0),
                    (true, false) => by_nsw,
                    (true, true) => {
                        let by_nuw = RangeWord::non_empty(width, addend, 0);
                        let by_nsw = RangeWord::non_empty(width, by_nsw.0, by_nsw.1);
                        let preferred = if signed { Preferred::Signed } else { Preferred::Unsigned };
                        return Some(by_nuw.intersect(by_nsw, width, preferred));
                    }
                }
            }
            _ => return None,
        };
        Some(RangeWord::non_empty(width, low, high))
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
        let operands = values.body().operands(inst);
        if !operands.iter().any(|operand| operand.is_constant()) {
            return ConstantRange::full(width);
        }
        let (left, right) = (values.int(operands[0]), values.int(operands[1]));
        if left.is_none() && right.is_none() {
            return ConstantRange::full(width);
        }
        let flag = |flag| values.flag(inst, flag);
        let (nsw, nuw) = (flag(IntFlags::NSW), flag(IntFlags::NUW));
        let full = ConstantRange::full(width);
        let (zero, one, smallest) = (ApInt::zero(width), ApInt::one(width), ApInt::signed_min(width));
        let between = |low: ApInt, high: ApInt| ConstantRange::non_empty(low, high);
        match opcode {
            Opcode::Add => {
                let Some(addend) = right.filter(|addend| !addend.is_zero()) else { return full };
                // Both flags: what is in both ranges.
                let by_nuw = between(addend.clone(), zero);
                let by_nsw = if addend.is_negative() {
                    between(smallest.clone(), ApInt::signed_max(width).add(&addend).add(&one))
                } else {
                    between(smallest.add(&addend), smallest.clone())
                };
                self.by_flags(nsw, nuw, signed, by_nsw, by_nuw, full)
            }
            Opcode::Sub => {
                let Some(minuend) = left else { return full };
                let by_nuw = between(zero, minuend.add(&one));
                let by_nsw = if minuend.is_negative() {
                    between(smallest.clone(), minuend.sub(&smallest).add(&one))
                } else {
                    between(minuend.sub(&ApInt::signed_max(width)), smallest.clone())
                };
                self.by_flags(nsw, nuw, signed, by_nsw, by_nuw, full)
            }
            Opcode::And => right.map_or(full, |mask| between(zero, mask.add(&one))),
            Opcode::Or => right.map_or(full, |bits| between(bits, zero)),
            Opcode::AShr => {
                if let Some(by) = right.as_ref().and_then(|by| by.to_u64()).filter(|&by| by < u64::from(width)) {
                    let by = by as u32;
                    return between(smallest.ashr(by), ApInt::signed_max(width).ashr(by).add(&one));
                }
                let Some(value) = left else { return full };
                let most = if flag(IntFlags::EXACT) && !value.is_zero() { value.trailing_zeros() } else { width - 1 };
                if value.is_negative() {
                    between(value.clone(), value.ashr(most).add(&one))
                } else {
                    between(value.ashr(most), value.add(&one))
                }
            }
            Opcode::LShr => {
                if let Some(by) = right.as_ref().and_then(|by| by.to_u64()).filter(|&by| by < u64::from(width)) {
                    return between(zero, ApInt::all_ones(width).lshr(by as u32).add(&one));
                }
                let Some(value) = left else { return full };
                let most = if flag(IntFlags::EXACT) && !value.is_zero() { value.trailing_zeros() } else { width - 1 };
                between(value.lshr(most), value.add(&one))
            }
            Opcode::Shl => {
                if let Some(by) = right.as_ref().and_then(|by| by.to_u64()).filter(|&by| by < u64::from(width)) {
                    return between(zero, ApInt::all_ones(width).shl(by as u32).add(&one));
                }
                let Some(value) = left else { return full };
                if nuw && nsw {
                    let most = value.leading_zeros().saturating_sub(1);
                    return between(value.clone(), value.shl(most).add(&one));
                }
                if nuw {
                    return between(value.clone(), value.shl(value.leading_zeros()).add(&one));
                }
                if nsw {
                    return if value.is_negative() {
                        between(value.shl(value.leading_ones() - 1), value.add(&one))
                    } else {
                        between(value.clone(), value.shl(value.leading_zeros().saturating_sub(1)).add(&one))
                    };
                }
                // The ones stay in order; an odd number keeps its lowest one.
                let ones = value.count_ones();
                if ones == 0 {
                    return full;
                }
                let high = ApInt::all_ones(width).shl(width - ones);
                between(ApInt::new(width, u64::from(value.bit(0))), high.add(&one))
            }
            Opcode::SDiv => {
                if let Some(divisor) = right {
                    if divisor.is_all_ones() {
                        return between(smallest.add(&one), smallest);
                    }
                    if divisor.is_zero() || divisor.is_one() {
                        return full;
                    }
                    let (low, high) = (smallest.sdiv(&divisor), ApInt::signed_max(width).sdiv(&divisor));
                    let (Some(low), Some(high)) = (low, high) else { return full };
                    let (low, high) = if divisor.is_negative() { (high, low) } else { (low, high) };
                    return between(low, high.add(&one));
                }
                let Some(dividend) = left else { return full };
                if dividend.is_signed_min() {
                    return between(dividend.clone(), dividend.lshr(1).add(&one));
                }
                between(dividend.abs().neg(), dividend.abs().add(&one))
            }
            Opcode::UDiv => {
                if let Some(divisor) = right.filter(|divisor| !divisor.is_zero()) {
                    let most = ApInt::all_ones(width).udiv(&divisor);
                    return most.map_or(full, |most| between(zero, most.add(&one)));
                }
                left.map_or(full, |dividend| between(zero, dividend.add(&one)))
            }
            Opcode::SRem => {
                if let Some(divisor) = right {
                    let magnitude = divisor.abs();
                    return between(magnitude.neg().add(&one), magnitude);
                }
                match left {
                    Some(dividend) if dividend.is_negative() => between(dividend, one),
                    Some(dividend) => between(zero, dividend.add(&one)),
                    None => full,
                }
            }
            Opcode::URem => match (right, left) {
                (Some(divisor), _) => between(zero, divisor),
                (None, Some(dividend)) => between(zero, dividend.add(&one)),
                _ => full,
            },
            _ => full,
        }
    }

    fn by_flags(
        self,
        nsw: bool,
        nuw: bool,
        signed: bool,
        by_nsw: ConstantRange,
        by_nuw: ConstantRange,
        full: ConstantRange,
    ) -> ConstantRange {
        let preferred = if signed { Preferred::Signed } else { Preferred::Unsigned };
        match (nsw, nuw) {
            (true, true) => by_nuw.intersect(&by_nsw, preferred),
            (true, false) => by_nsw,
            (false, true) => by_nuw,
            (false, false) => full,
        }
    }

    fn intrinsic_range(self, inst: Inst, width: u32) -> ConstantRange {
        let values = self.values;
        let Some(id) = values.intrinsic(inst) else { return ConstantRange::full(width) };
        let args = values.body().call_args(inst);
        let full = ConstantRange::full(width);
        let (zero, one, smallest) = (ApInt::zero(width), ApInt::one(width), ApInt::signed_min(width));
        let between = |low: ApInt, high: ApInt| ConstantRange::non_empty(low, high);
        let flag =
            |number: usize| args.get(number).and_then(|&flag| values.int(flag)).is_some_and(|flag| !flag.is_zero());
        let constant = |number: usize| args.get(number).and_then(|&argument| values.int(argument));
        // Commutative operations are looked at with the constant on either side.
        let either = || constant(0).or_else(|| constant(1));
        let counts = |most: u32| {
            if u64::from(most) >> width.min(63) != 0 {
                return ConstantRange::full(width);
            }
            ConstantRange::inclusive(ApInt::zero(width), &ApInt::new(width, u64::from(most)))
        };
        match id {
            ids::CTPOP | ids::CTLZ | ids::CTTZ => {
                let most = if id != ids::CTPOP && flag(1) { width - 1 } else { width };
                counts(most)
            }
            ids::UADD_SAT => either().map_or(full, |value| between(value, zero)),
            ids::SADD_SAT => either().map_or(full, |value| {
                if value.is_negative() {
                    between(smallest, ApInt::signed_max(width).add(&value).add(&one))
                } else {
                    between(smallest.add(&value), smallest.clone())
                }
            }),
            ids::USUB_SAT => match (constant(0), constant(1)) {
                (Some(minuend), _) => between(zero, minuend.add(&one)),
                (None, Some(subtrahend)) => between(zero, subtrahend.neg()),
                _ => full,
            },
            ids::SSUB_SAT => match (constant(0), constant(1)) {
                (Some(minuend), _) => {
                    if minuend.is_negative() {
                        between(smallest.clone(), minuend.sub(&smallest).add(&one))
                    } else {
                        between(minuend.sub(&ApInt::signed_max(width)), smallest)
                    }
                }
                (None, Some(subtrahend)) => {
                    if subtrahend.is_negative() {
                        between(smallest.sub(&subtrahend), smallest.clone())
                    } else {
                        between(smallest.clone(), ApInt::signed_max(width).sub(&subtrahend).add(&one))
                    }
                }
                _ => full,
            },
            ids::UMIN => either().map_or(full, |value| between(zero, value.add(&one))),
            ids::UMAX => either().map_or(full, |value| between(value, zero)),
            ids::SMIN => either().map_or(full, |value| between(smallest, value.add(&one))),
            ids::SMAX => either().map_or(full, |value| between(value, smallest)),
            ids::ABS => {
                let most = if flag(1) { ApInt::signed_max(width) } else { smallest };
                between(zero, most.add(&one))
            }
            ids::VSCALE => values.vscale_range().and_then(|range| range.range(width)).unwrap_or(full),
            ids::SCMP | ids::UCMP => between(one.neg(), one.add(&one)),
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
