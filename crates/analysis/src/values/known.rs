//! Known bits of instructions, except of calls and addresses.

use draig_ir::{Inst, IntFlags, Opcode, Value, ValueKind};
use draig_num::{ApInt, KnownBits};
use draig_tables::metadata_kinds::MD_RANGE;

use super::{Lanes, MAX_DEPTH, Query};
use crate::module_facts::Scalar;

impl Query<'_> {
    /// Known bits of a value in some lanes.
    #[inline]
    pub(super) fn known_bits(self, value: Value, lanes: &Lanes, depth: u32) -> KnownBits {
        let values = self.values;
        if depth < MAX_DEPTH
            && let ValueKind::Inst(inst) = value.kind()
            && let Some(scalar) = values.scalars.get(values.body().inst_type(inst))
            && lanes.is_none()
        {
            if scalar.is_word() {
                return self.word(value, scalar, depth).widen(scalar.width());
            }
            return self.scalar_bits(inst, scalar, depth);
        }
        self.other_bits(value, lanes, depth)
    }

    /// Known bits of an instruction whose result is a scalar, of any width and with any assumptions.
    pub(super) fn scalar_bits(self, inst: Inst, scalar: Scalar, depth: u32) -> KnownBits {
        let values = self.values;
        let (body, width) = (values.body(), scalar.width());
        values.memo.note(depth);
        // What is known of these does not depend on operands, and is computed faster than found.
        let mut known = match body.opcode(inst) {
            Opcode::Load if body.has_attachments(inst) => return self.load_bits(inst, scalar, depth),
            Opcode::Load | Opcode::ICmp | Opcode::FCmp => KnownBits::unknown(width),
            Opcode::Alloca => {
                let mut known = KnownBits::unknown(width);
                let zeros = values.access_align(inst).map_or(0, |align| u32::from(align.log2()));
                known.set_trailing_zeros(zeros.min(width));
                known
            }
            _ => {
                let is_pointer = scalar.is_pointer();
                return self
                    .remembered_bits(inst, depth, || self.find_inst_bits(inst, is_pointer, &None, depth, width));
            }
        };
        if !values.assumptions.is_empty() {
            self.assume(inst.into(), &mut known, depth);
        }
        known
    }

    /// Known bits of a load with metadata.
    pub(super) fn load_bits(self, inst: Inst, scalar: Scalar, depth: u32) -> KnownBits {
        let mut known = self.values.metadata_bits(inst, scalar.width());
        self.refine(inst.into(), scalar.is_pointer(), &mut known, depth);
        known
    }

    /// Known bits of a value that is no scalar instruction, or in some lanes.
    pub(super) fn other_bits(self, value: Value, lanes: &Lanes, depth: u32) -> KnownBits {
        let values = self.values;
        let ty = values.ty(value);
        let width = values.bit_width(ty).expect("known bits are of integers and pointers");
        if lanes.as_ref().is_some_and(ApInt::is_zero) {
            return KnownBits::unknown(width);
        }
        values.memo.note(depth);
        let is_pointer = values.tables().types.is_pointer(ty);
        match value.kind() {
            ValueKind::Inst(inst) if depth < MAX_DEPTH => match values.body().opcode(inst) {
                Opcode::Load => {
                    let mut known = values.metadata_bits(inst, width);
                    self.refine(value, is_pointer, &mut known, depth);
                    known
                }
                _ if lanes.is_none() => {
                    self.remembered_bits(inst, depth, || self.find_inst_bits(inst, is_pointer, lanes, depth, width))
                }
                _ => self.find_inst_bits(inst, is_pointer, lanes, depth, width),
            },
            _ => self.find_bits(value, is_pointer, lanes, depth, width),
        }
    }

    pub(super) fn find_inst_bits(
        self,
        inst: Inst,
        is_pointer: bool,
        lanes: &Lanes,
        depth: u32,
        width: u32,
    ) -> KnownBits {
        let mut known = self.inst_bits(inst, lanes, depth, width);
        // Of instructions that are computed here, only calls have an alignment.
        let is_aligned = is_pointer && self.values.body().opcode(inst).is_call();
        self.refine(inst.into(), is_aligned, &mut known, depth);
        known
    }

    /// Known bits of a value other than an instruction that is followed.
    fn find_bits(self, value: Value, is_pointer: bool, lanes: &Lanes, depth: u32, width: u32) -> KnownBits {
        let values = self.values;
        let mut known = match value.kind() {
            ValueKind::Const(_) => match values.constant_bits(value, lanes, width) {
                Some(known) => return known,
                None => self.constant_expression_bits(value, width, depth),
            },
            ValueKind::Arg(number) => {
                let range = values.range_attribute(&[values.parameter_set(number)]);
                range.map_or_else(|| KnownBits::unknown(width), |range| range.to_known_bits())
            }
            ValueKind::Global(global) if depth < MAX_DEPTH => match values.aliasee(global) {
                Some(aliasee) => return self.known_bits(aliasee, lanes, depth + 1),
                None => KnownBits::unknown(width),
            },
            _ => KnownBits::unknown(width),
        };
        self.refine(value, is_pointer, &mut known, depth);
        known
    }

    /// Adds what alignments and assumptions say about a value.
    #[inline]
    fn refine(self, value: Value, is_pointer: bool, known: &mut KnownBits, depth: u32) {
        if is_pointer {
            let zeros = u32::from(self.values.pointer_alignment(value).log2());
            if zeros > 0 {
                known.set_trailing_zeros(zeros.min(known.width()));
            }
        }
        self.assume(value, known, depth);
    }

    /// Adds what assumptions say about a value.
    #[inline]
    fn assume(self, value: Value, known: &mut KnownBits, depth: u32) {
        if depth < MAX_DEPTH {
            self.apply_assumptions(value, known, depth);
        }
        if known.has_conflict() {
            // Reached only where the value is poison or control cannot come.
            *known = KnownBits::unknown(known.width());
        }
    }

    /// Known bits of an operand, one level deeper.
    fn operand(self, value: Value, lanes: &Lanes, depth: u32) -> KnownBits {
        self.known_bits(value, lanes, depth + 1)
    }

    pub(super) fn inst_bits(self, inst: Inst, lanes: &Lanes, depth: u32, width: u32) -> KnownBits {
        let values = self.values;
        let body = values.body();
        let operands = body.operands(inst);
        let known = |number: usize| self.operand(operands[number], lanes, depth);
        let flag = |flag| values.flag(inst, flag);
        let nsw = || flag(IntFlags::NSW);
        let nuw = || flag(IntFlags::NUW);
        match body.opcode(inst) {
            Opcode::And | Opcode::Or | Opcode::Xor => self.bitwise_bits(inst, lanes, depth),
            Opcode::Mul => self.mul_bits(inst, lanes, depth),
            Opcode::UDiv => known(0).udiv(&known(1), flag(IntFlags::EXACT)),
            Opcode::SDiv => known(0).sdiv(&known(1), flag(IntFlags::EXACT)),
            Opcode::URem => known(0).urem(&known(1)),
            Opcode::SRem => known(0).srem(&known(1)),
            Opcode::Add => known(0).add(&known(1), nsw(), nuw()),
            Opcode::Sub => known(0).sub(&known(1), nsw(), nuw()),
            Opcode::Shl => known(0).shl(&self.shift_amount(operands[1], lanes, depth), nuw(), nsw()),
            Opcode::LShr => known(0).lshr(&self.shift_amount(operands[1], lanes, depth), flag(IntFlags::EXACT)),
            Opcode::AShr => known(0).ashr(&self.shift_amount(operands[1], lanes, depth), flag(IntFlags::EXACT)),
            Opcode::Trunc => known(0).trunc(width),
            Opcode::ZExt => {
                let mut source = known(0);
                if flag(IntFlags::NNEG) {
                    let top = source.width() - 1;
                    source.zero.set_bit(top, true);
                    source.one.set_bit(top, false);
                }
                source.zext(width)
            }
            Opcode::SExt => known(0).sext(width),
            Opcode::PtrToInt | Opcode::PtrToAddr | Opcode::IntToPtr => known(0).zext_or_trunc(width),
            Opcode::BitCast => self.bitcast_bits(operands[0], inst, lanes, depth, width),
            Opcode::Select => self.select_bits(inst, lanes, depth),
            Opcode::Phi => self.phi_bits(inst, lanes, depth, width),
            Opcode::GetElementPtr => self.address_bits(inst, depth, width),
            Opcode::Freeze => {
                if self.is_not_poison(operands[0], depth + 1) {
                    known(0)
                } else {
                    KnownBits::unknown(width)
                }
            }
            Opcode::ExtractElement => self.extract_bits(operands[0], operands[1], depth),
            Opcode::InsertElement => self.insert_bits(operands, lanes, depth, width),
            Opcode::ShuffleVector => self.shuffle_bits(inst, lanes, depth, width),
            Opcode::ExtractValue => self.extract_value_bits(inst, depth, width),
            opcode if opcode.is_call() => self.call_bits(inst, lanes, depth, width),
            _ => KnownBits::unknown(width),
        }
    }

    /// Known bits of a shift amount, which is not zero if that is known.
    fn shift_amount(self, amount: Value, lanes: &Lanes, depth: u32) -> KnownBits {
        self.operand(amount, lanes, depth)
    }

    pub(super) fn bitwise_bits(self, inst: Inst, lanes: &Lanes, depth: u32) -> KnownBits {
        let values = self.values;
        let body = values.body();
        let (opcode, operands) = (body.opcode(inst), body.operands(inst));
        let (left, right) = (self.operand(operands[0], lanes, depth), self.operand(operands[1], lanes, depth));
        let mut known = match opcode {
            Opcode::And => left.and(&right),
            Opcode::Or => left.or(&right),
            _ => left.xor(&right),
        };
        for (plain, other, plain_known) in [(operands[0], operands[1], &left), (operands[1], operands[0], &right)] {
            // x and x ± odd differ in the lowest bit.
            let sum = values.binary(other, Opcode::Add).map(|(_, a, b)| (a, b));
            let difference = values.binary(other, Opcode::Sub).map(|(_, a, b)| (a, b));
            let addend = match (sum, difference) {
                (Some((a, b)), _) if a == plain => Some(b),
                (Some((a, b)), _) if b == plain => Some(a),
                (_, Some((a, b))) if a == plain => Some(b),
                (_, Some((a, b))) if b == plain => Some(a),
                _ => None,
            };
            if let Some(addend) = addend
                && known.zero.or(&known.one).trailing_ones() == 0
                && self.operand(addend, lanes, depth).one.bit(0)
            {
                if opcode == Opcode::And { known.zero.set_bit(0, true) } else { known.one.set_bit(0, true) }
            }
            let is_minus_one = |value: Value| values.int_or_poison(value).is_some_and(|value| value.is_all_ones());
            let decremented = sum.is_some_and(|(a, b)| a == plain && is_minus_one(b) || b == plain && is_minus_one(a));
            let negated = difference.is_some_and(|(a, b)| b == plain && values.is_zero(a));
            let width = known.width();
            let zeros = plain_known.max_trailing_zeros();
            match opcode {
                // x & -x keeps the lowest set bit.
                Opcode::And if negated => {
                    known.set_trailing_zeros(plain_known.min_trailing_zeros());
                    if zeros + 1 < width {
                        known.set_leading_zeros(width - zeros - 1);
                    }
                }
                // x & (x - 1) clears it.
                Opcode::And if decremented => {
                    known.set_trailing_zeros((plain_known.min_trailing_zeros() + 1).min(width));
                }
                // x ^ (x - 1) has that bit and those below it.
                Opcode::Xor if decremented => {
                    let ones = (plain_known.min_trailing_zeros() + 1).min(width);
                    known.one = known.one.or(&ApInt::all_ones(width).lshr(width - ones));
                    if zeros + 1 < width {
                        known.set_leading_zeros(width - zeros - 1);
                    }
                }
                _ => {}
            }
        }
        known
    }

    pub(super) fn mul_bits(self, inst: Inst, lanes: &Lanes, depth: u32) -> KnownBits {
        let values = self.values;
        let operands = values.body().operands(inst);
        let (left, right) = (self.operand(operands[0], lanes, depth), self.operand(operands[1], lanes, depth));
        let same = operands[0] == operands[1];
        let square = same && self.is_not_undef_or_poison(operands[0], depth + 1);
        let mut known = left.mul(&right, square);
        let (nsw, nuw) = (values.flag(inst, IntFlags::NSW), values.flag(inst, IntFlags::NUW));
        if nsw {
            let non_negative =
                same || left.is_non_negative() && right.is_non_negative() || left.is_negative() && right.is_negative();
            let negative = |negative: &KnownBits, other: &KnownBits, value: Value| {
                negative.is_negative()
                    && other.is_non_negative()
                    && (other.is_nonzero() || self.is_nonzero(value, depth + 1))
            };
            let negative = !non_negative
                && (negative(&left, &right, operands[1]) || negative(&right, &left, operands[0]))
                // With nuw, too, only zero and one times a negative number are possible.
                || nuw && (left.is_negative() && right.is_nonzero() || right.is_negative() && left.is_nonzero());
            let top = known.width() - 1;
            if non_negative && !known.is_negative() {
                known.zero.set_bit(top, true);
            } else if negative && !known.is_non_negative() {
                known.one.set_bit(top, true);
            }
        }
        known
    }

    fn bitcast_bits(self, source: Value, inst: Inst, lanes: &Lanes, depth: u32, width: u32) -> KnownBits {
        let values = self.values;
        let types = &values.tables().types;
        let (from, to) = (values.ty(source), values.body().inst_type(inst));
        let from_numbers = values.bit_width(from);
        if let Some(from_width) = from_numbers
            && types.vector_len(from).is_none() == types.vector_len(to).is_none()
            && from_width == width
        {
            return self.operand(source, lanes, depth);
        }
        let Some(from_width) = from_numbers.filter(|_| types.vector_len(from).is_some_and(|(_, scalable)| !scalable))
        else {
            return KnownBits::unknown(width);
        };
        let (from_len, to_len) =
            (types.vector_len(from).map_or(1, |(len, _)| len), types.vector_len(to).map_or(1, |(len, _)| len));
        let big_endian = values.subject.layout().is_big_endian();
        if width.is_multiple_of(from_width) {
            // Each element consists of several.
            let scale = width / from_width;
            if from_len != to_len * scale || to_len > super::known_memory::MAX_LANES {
                return KnownBits::unknown(width);
            }
            let mut known = KnownBits::unknown(width);
            for part in 0..scale {
                let mut asked = ApInt::zero(from_len);
                for lane in (0..to_len).filter(|&lane| lanes.as_ref().is_none_or(|lanes| lanes.bit(lane))) {
                    asked.set_bit(lane * scale + part, true);
                }
                let bits = self.operand(source, &Some(asked), depth);
                let place = if big_endian { scale - 1 - part } else { part } * from_width;
                known.zero.insert_bits(&bits.zero, place);
                known.one.insert_bits(&bits.one, place);
            }
            return known;
        }
        if from_width.is_multiple_of(width) {
            let scale = from_width / width;
            if from_len * scale != to_len || to_len > super::known_memory::MAX_LANES {
                return KnownBits::unknown(width);
            }
            let mut asked = ApInt::zero(from_len);
            let mut parts = Vec::new();
            for lane in (0..to_len).filter(|&lane| lanes.as_ref().is_none_or(|lanes| lanes.bit(lane))) {
                asked.set_bit(lane / scale, true);
                let part = if big_endian { scale - 1 - lane % scale } else { lane % scale };
                if !parts.contains(&part) {
                    parts.push(part);
                }
            }
            let bits = self.operand(source, &Some(asked), depth);
            let joined = parts.into_iter().map(|part| bits.extract_bits(part * width, width)).reduce(|a, b| a.join(&b));
            return joined.unwrap_or_else(|| KnownBits::unknown(width));
        }
        KnownBits::unknown(width)
    }

    fn select_bits(self, inst: Inst, lanes: &Lanes, depth: u32) -> KnownBits {
        let operands = self.values.body().operands(inst);
        let arm = |number: usize| {
            let mut known = self.operand(operands[number], lanes, depth);
            self.narrow_select_arm(&mut known, operands[0], operands[number], number == 2, depth);
            known
        };
        arm(1).join(&arm(2))
    }

    fn phi_bits(self, inst: Inst, lanes: &Lanes, depth: u32, width: u32) -> KnownBits {
        let values = self.values;
        // The last depth at which operands are followed is too deep for the incoming values.
        values.memo.note(depth + 1);
        let body = values.body();
        let known = self.recurrence_bits(inst, lanes, depth, width);
        let operands = body.operands(inst);
        if depth >= MAX_DEPTH - 1 || !known.is_unknown() || operands.is_empty() {
            return known;
        }
        // The incoming values are asked for at the same depth whatever that of the phi.
        values.memo.apart(|| self.incoming_bits(inst, lanes)).unwrap_or(known)
    }

    /// Bits that the incoming values of a phi have in common; `None` if there are none but the phi itself.
    fn incoming_bits(self, inst: Inst, lanes: &Lanes) -> Option<KnownBits> {
        let values = self.values;
        let (body, own) = (values.body(), Value::inst(inst));
        let mut joined: Option<KnownBits> = None;
        for (&operand, block) in body.operands(inst).iter().zip(body.phi_blocks(inst)) {
            if operand == own {
                continue;
            }
            let query = self.at(values.terminator(block));
            let mut incoming = query.known_bits(operand, lanes, MAX_DEPTH - 1);
            // A branch on the value into this block says more.
            query.narrow_on_edge(operand, block, body.block_of(inst), &mut incoming);
            let next = match joined {
                Some(joined) => joined.join(&incoming),
                None => incoming,
            };
            let is_unknown = next.is_unknown();
            joined = Some(next);
            if is_unknown {
                break;
            }
        }
        joined
    }

    /// Known bits of a phi of a start value and the result of an operation on the phi itself.
    pub(super) fn recurrence_bits(self, inst: Inst, lanes: &Lanes, depth: u32, width: u32) -> KnownBits {
        let values = self.values;
        let body = values.body();
        let mut known = KnownBits::unknown(width);
        let Some((step_inst, start, left, right, start_block, step_block)) = values.simple_recurrence(inst) else {
            return known;
        };
        let own = Value::inst(inst);
        let opcode = body.opcode(step_inst);
        let at_start = self.at(values.terminator(start_block));
        let at_step = self.at(values.terminator(step_block));
        match opcode {
            Opcode::Shl | Opcode::LShr | Opcode::AShr | Opcode::UDiv | Opcode::URem if left == own => {
                // Bits that the operation only shifts in or keeps.
                let first = at_start.operand(start, lanes, depth);
                match opcode {
                    Opcode::Shl => known.set_trailing_zeros(first.min_trailing_zeros()),
                    Opcode::LShr | Opcode::UDiv | Opcode::URem => known.set_leading_zeros(first.min_leading_zeros()),
                    _ => {
                        known.set_leading_zeros(first.min_leading_zeros());
                        known.set_leading_ones(first.min_leading_ones());
                    }
                }
            }
            Opcode::Add | Opcode::Sub | Opcode::And | Opcode::Or | Opcode::Mul | Opcode::GetElementPtr => {
                let step = if left == own { right } else { left };
                if opcode == Opcode::Sub && left != own || opcode == Opcode::GetElementPtr {
                    return known;
                }
                let first = at_start.operand(start, lanes, depth);
                let step = at_step.operand(step, lanes, depth);
                known.set_trailing_zeros(first.min_trailing_zeros().min(step.min_trailing_zeros()));
                if !values.flag(step_inst, IntFlags::NSW) {
                    return known;
                }
                let top = width - 1;
                let negative_step = if opcode == Opcode::Sub { step.not() } else { step.clone() };
                match opcode {
                    Opcode::Add | Opcode::Sub => {
                        if first.is_non_negative() && negative_step.is_non_negative() {
                            known.zero.set_bit(top, true);
                        } else if first.is_negative() && negative_step.is_negative() {
                            known.one.set_bit(top, true);
                        }
                    }
                    Opcode::Mul if first.is_non_negative() && step.is_non_negative() => known.zero.set_bit(top, true),
                    _ => {}
                }
            }
            _ => {}
        }
        known
    }

    fn extract_value_bits(self, inst: Inst, depth: u32, width: u32) -> KnownBits {
        use draig_tables::intrinsics::ids;
        let values = self.values;
        let body = values.body();
        let unknown = KnownBits::unknown(width);
        let (Some((call, opcode)), [0]) = (values.inst(body.operands(inst)[0]), body.indices(inst)) else {
            return unknown;
        };
        if !opcode.is_call() {
            return unknown;
        }
        let args = body.call_args(call);
        let known = |number: usize| self.operand(args[number], &None, depth);
        match values.intrinsic(call) {
            Some(id) if id == ids::UADD_WITH_OVERFLOW || id == ids::SADD_WITH_OVERFLOW => {
                known(0).add(&known(1), false, false)
            }
            Some(id) if id == ids::USUB_WITH_OVERFLOW || id == ids::SSUB_WITH_OVERFLOW => {
                known(0).sub(&known(1), false, false)
            }
            Some(id) if id == ids::UMUL_WITH_OVERFLOW || id == ids::SMUL_WITH_OVERFLOW => {
                known(0).mul(&known(1), false)
            }
            _ => unknown,
        }
    }

    fn extract_bits(self, vector: Value, index: Value, depth: u32) -> KnownBits {
        let values = self.values;
        let lanes = match (values.lane_count(vector), values.int(index)) {
            (Some(len), Some(index)) => match index.to_u64().filter(|&index| index < u64::from(len)) {
                Some(index) => {
                    let mut asked = ApInt::zero(len);
                    asked.set_bit(index as u32, true);
                    Some(asked)
                }
                None => None,
            },
            _ => None,
        };
        self.operand(vector, &lanes, depth)
    }

    fn insert_bits(self, operands: &[Value], lanes: &Lanes, depth: u32, width: u32) -> KnownBits {
        let values = self.values;
        let (vector, element) = (operands[0], operands[1]);
        let Some(len) = values.lane_count(vector) else { return KnownBits::unknown(width) };
        let index = values.int(operands[2]).and_then(|index| index.to_u64());
        let mut rest = lanes.clone().unwrap_or_else(|| ApInt::all_ones(len));
        let mut needs_element = true;
        if let Some(index) = index.filter(|&index| index < u64::from(len)) {
            needs_element = rest.bit(index as u32);
            rest.set_bit(index as u32, false);
        }
        let mut joined: Option<KnownBits> = None;
        if needs_element {
            let known = self.operand(element, &None, depth);
            if known.is_unknown() {
                return known;
            }
            joined = Some(known);
        }
        if !rest.is_zero() {
            let known = self.operand(vector, &Some(rest), depth);
            joined = Some(joined.map_or_else(|| known.clone(), |joined| joined.join(&known)));
        }
        joined.unwrap_or_else(|| KnownBits::unknown(width))
    }

    fn shuffle_bits(self, inst: Inst, lanes: &Lanes, depth: u32, width: u32) -> KnownBits {
        let values = self.values;
        let body = values.body();
        let operands = body.operands(inst);
        let unknown = KnownBits::unknown(width);
        if let Some(element) = values.scalable_splat(inst) {
            return self.operand(element, &None, depth);
        }
        let Some(len) = values.lane_count(operands[0]) else { return unknown };
        let (mut left, mut right) = (ApInt::zero(len), ApInt::zero(len));
        for (lane, source) in body.shuffle_mask(inst).enumerate() {
            if lanes.as_ref().is_some_and(|lanes| !lanes.bit(lane as u32)) {
                continue;
            }
            // The element of a lane that is poison may be anything.
            let Ok(source) = u32::try_from(source) else { return unknown };
            if source < len { left.set_bit(source, true) } else { right.set_bit(source - len, true) }
        }
        let mut joined: Option<KnownBits> = None;
        for (operand, asked) in [(operands[0], left), (operands[1], right)] {
            if asked.is_zero() {
                continue;
            }
            let known = self.operand(operand, &Some(asked), depth);
            if known.is_unknown() {
                return known;
            }
            joined = Some(joined.map_or_else(|| known.clone(), |joined| joined.join(&known)));
        }
        joined.unwrap_or(unknown)
    }
}

impl super::Values<'_> {
    /// Takes apart a phi with two incoming values, one of which is a binary operation on the phi: that
    /// operation, the start, its operands, and the blocks of start and operation.
    pub(super) fn simple_recurrence(
        &self,
        phi: Inst,
    ) -> Option<(Inst, Value, Value, Value, draig_ir::Block, draig_ir::Block)> {
        let body = self.body();
        let &[a, b] = body.operands(phi) else { return None };
        let own = Value::inst(phi);
        for (number, (step, start)) in [(a, b), (b, a)].into_iter().enumerate() {
            let Some((inst, opcode)) = self.inst(step) else { continue };
            if !opcode.is_binary() {
                continue;
            }
            let &[left, right] = body.operands(inst) else { continue };
            if left == own || right == own {
                return Some((
                    inst,
                    start,
                    left,
                    right,
                    body.phi_block(phi, 1 - number)?,
                    body.phi_block(phi, number)?,
                ));
            }
        }
        None
    }

    /// Known bits from the metadata `!range` of a load or call.
    pub(super) fn metadata_bits(&self, inst: Inst, width: u32) -> KnownBits {
        self.metadata_range(inst).map_or_else(
            || KnownBits::unknown(width),
            |ranges| {
                let joined = ranges.iter().map(|range| range.to_known_bits()).reduce(|a, b| a.join(&b));
                joined.filter(|known| known.width() == width).unwrap_or_else(|| KnownBits::unknown(width))
            },
        )
    }

    /// Returns the ranges of the metadata `!range` (LangRef "'range' Metadata").
    #[inline]
    pub(super) fn metadata_range(&self, inst: Inst) -> Option<Vec<draig_num::ConstantRange>> {
        if self.body().has_attachments(inst) { self.find_metadata_range(inst) } else { None }
    }

    fn find_metadata_range(&self, inst: Inst) -> Option<Vec<draig_num::ConstantRange>> {
        let ends = self.metadata_ints(self.attachment(inst, MD_RANGE)?);
        let ranges: Vec<_> = ends
            .chunks_exact(2)
            .filter(|pair| pair[0].width() == pair[1].width())
            .map(|pair| draig_num::ConstantRange::non_empty(pair[0].clone(), pair[1].clone()))
            .collect();
        (!ranges.is_empty()).then_some(ranges)
    }
}
