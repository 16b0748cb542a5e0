//! Known bits of scalars of at most 64 bits as machine words: nearly all questions.
//!
//! The rules are those of `known.rs` and `known_memory.rs`, to which rare operations are left, and values with
//! assumptions about them. Only these look at the instruction at which a question is asked.

use draig_ir::{Block, ConstKind, GepFlags, Inst, IntFlags, MetadataKind, Opcode, TypeKind, Value, ValueKind};
use draig_num::{KnownBits, KnownWord, RangeWord};
use draig_tables::metadata_kinds::{MD_ALIGN, MD_RANGE};

use super::assumptions::{is_marked, mark};
use super::{MAX_DEPTH, Query, Values};
use crate::module_facts::Scalar;

impl Query<'_> {
    /// Known bits of a scalar value of at most 64 bits.
    #[inline]
    pub(super) fn word(self, value: Value, scalar: Scalar, depth: u32) -> KnownWord {
        match value.as_inst() {
            Some(inst) if depth < MAX_DEPTH => self.word_of_inst(inst, self.values.body().opcode(inst), scalar, depth),
            _ => self.word_of_other(value, scalar, depth),
        }
    }

    /// Known bits of a scalar value of at most 64 bits, and what its type is as a scalar; `None` for other values.
    #[inline]
    fn word_and_scalar(self, value: Value, depth: u32) -> Option<(KnownWord, Scalar)> {
        let values = self.values;
        match value.as_inst() {
            Some(inst) if depth < MAX_DEPTH => {
                let (opcode, ty) = values.body().opcode_and_type(inst);
                let scalar = values.scalars.word(ty)?;
                Some((self.word_of_inst(inst, opcode, scalar, depth), scalar))
            }
            _ => {
                let scalar = values.scalars.word(values.ty(value))?;
                Some((self.word_of_other(value, scalar, depth), scalar))
            }
        }
    }

    /// Known bits of a scalar value that is no instruction which is followed.
    #[inline(never)]
    fn word_of_other(self, value: Value, scalar: Scalar, depth: u32) -> KnownWord {
        let values = self.values;
        match value.kind() {
            ValueKind::Inst(_) if !scalar.is_pointer() => {
                values.memo.note(depth);
                return KnownWord::UNKNOWN;
            }
            ValueKind::Const(constant) if !scalar.is_pointer() => {
                if let ConstKind::Int(bits) = *values.tables().constants.kind(constant) {
                    return KnownWord::constant(scalar.width(), bits);
                }
            }
            ValueKind::Arg(number) if values.assumptions.is_empty() => return values.parameter_word(number, value),
            _ => {}
        }
        self.other_word(value, scalar, depth)
    }

    /// Known bits of a value that is neither an instruction that is followed nor an integer constant.
    fn other_word(self, value: Value, scalar: Scalar, depth: u32) -> KnownWord {
        if let Some(ConstKind::NullPointer) = self.values.const_kind(value) {
            return KnownWord::constant(scalar.width(), 0);
        }
        narrowed(&self.other_bits(value, &None, depth))
    }

    /// Known bits of an instruction whose result is a scalar of at most 64 bits, at a depth at which operands are
    /// followed.
    #[inline]
    pub(super) fn word_of_inst(self, inst: Inst, opcode: Opcode, scalar: Scalar, depth: u32) -> KnownWord {
        if self.is_blank(inst, opcode) {
            return KnownWord::UNKNOWN;
        }
        self.inst_word(inst, opcode, scalar, depth)
    }

    /// Whether nothing is known of an instruction because of its opcode: it has neither metadata about its result, nor are
    /// there assumptions about it.
    #[inline]
    pub(super) fn is_blank(self, inst: Inst, opcode: Opcode) -> bool {
        matches!(opcode, Opcode::Load | Opcode::ICmp | Opcode::FCmp) && self.values.says_nothing_of(inst)
    }

    /// Known bits of an instruction about which there are assumptions.
    #[cold]
    fn assumed_word(self, inst: Inst, _: Opcode, scalar: Scalar, depth: u32) -> KnownWord {
        narrowed(&self.scalar_bits(inst, scalar, depth))
    }

    /// Known bits of an instruction of which [`Query::word_of_inst`] expects some.
    // Each case is a call at the end with the same arguments, so that this needs no frame of its own; so is each operation
    // below.
    #[inline(never)]
    fn inst_word(self, inst: Inst, opcode: Opcode, scalar: Scalar, depth: u32) -> KnownWord {
        match opcode {
            _ if self.values.assumptions.concern_inst(inst) => self.assumed_word(inst, opcode, scalar, depth),
            Opcode::GetElementPtr => self.address_word(inst, opcode, scalar, depth),
            Opcode::Alloca => self.alloca_word(inst, opcode, scalar, depth),
            Opcode::Load => self.load_word(inst, opcode, scalar, depth),
            Opcode::Trunc | Opcode::ZExt | Opcode::SExt => self.cast_word(inst, opcode, scalar, depth),
            Opcode::Add
            | Opcode::Sub
            | Opcode::Shl
            | Opcode::LShr
            | Opcode::AShr
            | Opcode::And
            | Opcode::Or
            | Opcode::Xor => self.arithmetic_word(inst, opcode, scalar, depth),
            opcode if opcode.is_call() => self.call_word(inst, opcode, scalar, depth),
            _ => self.remembered_operation_word(inst, opcode, scalar, depth),
        }
    }

    #[inline(never)]
    fn arithmetic_word(self, inst: Inst, opcode: Opcode, scalar: Scalar, depth: u32) -> KnownWord {
        match self.is_at_hand(inst) {
            // No operand is a sum.
            true if matches!(opcode, Opcode::And | Opcode::Or | Opcode::Xor) => {
                self.plain_bitwise_word(inst, opcode, scalar, depth)
            }
            true => self.sum_or_shift_word(inst, opcode, scalar, depth),
            false => self.remembered_operation_word(inst, opcode, scalar, depth),
        }
    }

    #[inline(never)]
    fn call_word(self, inst: Inst, opcode: Opcode, scalar: Scalar, depth: u32) -> KnownWord {
        let values = self.values;
        if values.is_plain_call(inst) {
            return KnownWord::UNKNOWN;
        }
        match values.stated_result(inst) {
            Some(stated) if stated.returned == u32::MAX => {
                values.memo.note(depth);
                stated.known(scalar.width())
            }
            _ => self.remembered_operation_word(inst, opcode, scalar, depth),
        }
    }

    /// Known bits of a call.
    #[inline(never)]
    fn remembered_call_word(self, inst: Inst, scalar: Scalar, depth: u32) -> KnownWord {
        let values = self.values;
        let Some(stated) = values.stated_result(inst) else { return self.other_operation_word(inst, scalar, depth) };
        let known = stated.known(scalar.width());
        match values.body().call_args(inst).get(stated.returned as usize) {
            Some(&returned) if values.ty(returned) == values.body().inst_type(inst) => {
                let met = known.meet(self.word(returned, scalar, depth + 1));
                // A contradiction is only possible for poison.
                if met.has_conflict() { KnownWord::UNKNOWN } else { met }
            }
            _ => known,
        }
    }

    #[inline(never)]
    fn alloca_word(self, inst: Inst, _: Opcode, scalar: Scalar, _: u32) -> KnownWord {
        let values = self.values;
        let align = values.body().plain_alignment(inst).or_else(|| values.access_align(inst));
        let mut known = KnownWord::UNKNOWN;
        known.set_trailing_zeros(scalar.width(), align.map_or(0, |align| u32::from(align.log2())));
        known
    }

    #[inline(never)]
    fn load_word(self, inst: Inst, _: Opcode, scalar: Scalar, depth: u32) -> KnownWord {
        self.values.memo.note(depth);
        narrowed(&self.load_bits(inst, scalar, depth))
    }

    /// Whether the bits of an operation are computed faster than found: those of its operands need no walk.
    #[inline]
    fn is_at_hand(self, inst: Inst) -> bool {
        let body = self.values.body();
        body.operands(inst).iter().all(|value| match value.as_inst() {
            Some(inst) => matches!(body.opcode(inst), Opcode::Load | Opcode::ICmp | Opcode::FCmp),
            None => true,
        })
    }

    #[inline(never)]
    fn remembered_operation_word(self, inst: Inst, opcode: Opcode, scalar: Scalar, depth: u32) -> KnownWord {
        self.values.memo.note(depth);
        self.remembered_word(inst, depth, || {
            let known = self.operation_word(inst, opcode, scalar, depth);
            // Known only where the value is poison or control cannot come.
            if known.has_conflict() { KnownWord::UNKNOWN } else { known }
        })
    }

    fn operation_word(self, inst: Inst, opcode: Opcode, scalar: Scalar, depth: u32) -> KnownWord {
        match opcode {
            Opcode::And | Opcode::Or | Opcode::Xor => self.bitwise_word(inst, opcode, scalar, depth),
            Opcode::Add | Opcode::Sub | Opcode::Shl | Opcode::LShr | Opcode::AShr => {
                self.sum_or_shift_word(inst, opcode, scalar, depth)
            }
            Opcode::Mul => self.mul_word(inst, scalar, depth),
            Opcode::PtrToInt | Opcode::PtrToAddr | Opcode::IntToPtr => self.cast_word(inst, opcode, scalar, depth),
            Opcode::Select => self.select_word(inst, scalar, depth),
            Opcode::Phi => self.phi_word(inst, scalar, depth),
            opcode if opcode.is_call() => self.remembered_call_word(inst, scalar, depth),
            _ => self.other_operation_word(inst, scalar, depth),
        }
    }

    #[inline(never)]
    fn other_operation_word(self, inst: Inst, scalar: Scalar, depth: u32) -> KnownWord {
        narrowed(&self.find_inst_bits(inst, scalar.is_pointer(), &None, depth, scalar.width()))
    }

    #[inline(never)]
    fn sum_or_shift_word(self, inst: Inst, opcode: Opcode, scalar: Scalar, depth: u32) -> KnownWord {
        let values = self.values;
        values.memo.note(depth);
        let (_, _, flags, operands) = values.body().parts(inst);
        let &[left, right] = operands else { return KnownWord::UNKNOWN };
        let (width, flag) = (scalar.width(), |flag| IntFlags(flags).contains(flag));
        let (left, right) = (self.word(left, scalar, depth + 1), self.word(right, scalar, depth + 1));
        let known = match opcode {
            Opcode::Add => left.add(right, width, flag(IntFlags::NSW), flag(IntFlags::NUW)),
            Opcode::Sub => left.sub(right, width, flag(IntFlags::NSW), flag(IntFlags::NUW)),
            Opcode::Shl => left.shl(right, width, flag(IntFlags::NUW), flag(IntFlags::NSW)),
            Opcode::LShr => left.lshr(right, width, flag(IntFlags::EXACT)),
            _ => left.ashr(right, width, flag(IntFlags::EXACT)),
        };
        // Known only where the value is poison or control cannot come.
        if known.has_conflict() { KnownWord::UNKNOWN } else { known }
    }

    #[inline(never)]
    fn cast_word(self, inst: Inst, opcode: Opcode, scalar: Scalar, depth: u32) -> KnownWord {
        let values = self.values;
        values.memo.note(depth);
        let (_, _, flags, operands) = values.body().parts(inst);
        let (width, source) = (scalar.width(), operands[0]);
        let Some((mut known, from)) = self.word_and_scalar(source, depth + 1) else {
            return self.wide_cast_word(inst, scalar, depth);
        };
        match opcode {
            Opcode::SExt => known.sext(from.width(), width),
            Opcode::ZExt => {
                if IntFlags(flags).contains(IntFlags::NNEG) {
                    known.set_non_negative(from.width());
                }
                known.zext(from.width(), width)
            }
            _ => known.zext_or_trunc(from.width(), width),
        }
    }

    /// Known bits of a cast of more than 64 bits.
    #[cold]
    fn wide_cast_word(self, inst: Inst, scalar: Scalar, depth: u32) -> KnownWord {
        let known = narrowed(&self.inst_bits(inst, &None, depth, scalar.width()));
        if known.has_conflict() { KnownWord::UNKNOWN } else { known }
    }

    #[inline(never)]
    fn bitwise_word(self, inst: Inst, opcode: Opcode, scalar: Scalar, depth: u32) -> KnownWord {
        let values = self.values;
        let &[a, b] = values.body().operands(inst) else { return KnownWord::UNKNOWN };
        if self.is_sum_with(b, a) || self.is_sum_with(a, b) {
            return narrowed(&self.bitwise_bits(inst, &None, depth));
        }
        self.plain_bitwise_word(inst, opcode, scalar, depth)
    }

    /// Known bits of an operation on bits of which no operand is the sum of the other one and something.
    #[inline(never)]
    fn plain_bitwise_word(self, inst: Inst, opcode: Opcode, scalar: Scalar, depth: u32) -> KnownWord {
        let values = self.values;
        values.memo.note(depth);
        let &[a, b] = values.body().operands(inst) else { return KnownWord::UNKNOWN };
        let (left, right) = (self.word(a, scalar, depth + 1), self.word(b, scalar, depth + 1));
        let known = match opcode {
            Opcode::And => left.and(right),
            Opcode::Or => left.or(right),
            _ => left.xor(right),
        };
        // Known only where the value is poison or control cannot come.
        if known.has_conflict() { KnownWord::UNKNOWN } else { known }
    }

    /// Whether a value is the sum or the difference of another one and any value.
    fn is_sum_with(self, value: Value, other: Value) -> bool {
        let found = self.values.inst(value);
        found.is_some_and(|(inst, opcode)| {
            matches!(opcode, Opcode::Add | Opcode::Sub) && self.values.body().operands(inst).contains(&other)
        })
    }

    #[inline(never)]
    fn mul_word(self, inst: Inst, scalar: Scalar, depth: u32) -> KnownWord {
        let values = self.values;
        let width = scalar.width();
        let &[a, b] = values.body().operands(inst) else { return KnownWord::UNKNOWN };
        if a == b {
            return narrowed(&self.mul_bits(inst, &None, depth));
        }
        let (left, right) = (self.word(a, scalar, depth + 1), self.word(b, scalar, depth + 1));
        let mut known = left.mul(right, width);
        if values.flag(inst, IntFlags::NSW) {
            let top = 1 << (width - 1);
            if (left.one | right.one) & top != 0 {
                return narrowed(&self.mul_bits(inst, &None, depth));
            }
            if left.zero & right.zero & !known.one & top != 0 {
                known.zero |= top;
            }
        }
        known
    }

    #[inline(never)]
    fn select_word(self, inst: Inst, scalar: Scalar, depth: u32) -> KnownWord {
        let &[condition, then, otherwise] = self.values.body().operands(inst) else { return KnownWord::UNKNOWN };
        let arm = |arm: Value, inverted: bool| {
            let known = self.word(arm, scalar, depth + 1);
            if arm.is_constant() || !self.may_narrow(arm, condition) {
                return known;
            }
            let mut wide = known.widen(scalar.width());
            self.narrow_select_arm(&mut wide, condition, arm, inverted, depth);
            narrowed(&wide)
        };
        arm(then, false).join(arm(otherwise, true))
    }

    /// Whether a condition may say something about a value; see `Query::narrow`.
    fn may_narrow(self, value: Value, condition: Value) -> bool {
        let values = self.values;
        let body = values.body();
        let Some((inst, opcode)) = values.inst(condition) else { return condition == value };
        match (opcode, body.operands(inst)) {
            _ if condition == value => true,
            (Opcode::ICmp, &[left, right]) => {
                let compared = if left.is_constant() { right } else { left };
                let is_cast = |opcode| matches!(opcode, Opcode::PtrToInt | Opcode::PtrToAddr);
                let is_value =
                    |found: Value| found == value || values.inst(found).is_some_and(|(_, opcode)| is_cast(opcode));
                (left.is_constant() || right.is_constant())
                    && (is_value(compared)
                        || values.inst(compared).is_some_and(|(inst, _)| {
                            body.operands(inst).iter().take(2).any(|&operand| is_value(operand))
                        }))
            }
            (Opcode::And | Opcode::Or | Opcode::Xor | Opcode::Select | Opcode::Trunc, _) => true,
            _ => false,
        }
    }

    #[inline(never)]
    fn phi_word(self, inst: Inst, scalar: Scalar, depth: u32) -> KnownWord {
        let values = self.values;
        // The last depth at which operands are followed is too deep for the incoming values.
        values.memo.note(depth + 1);
        let operands = values.body().operands(inst);
        let known = match operands {
            [_, _] => self.recurrence_word(inst, scalar, depth),
            _ => KnownWord::UNKNOWN,
        };
        if depth >= MAX_DEPTH - 1 || !known.is_unknown() {
            return known;
        }
        // The incoming values are asked for at the same depth whatever that of the phi.
        values.memo.apart(|| self.incoming_word(inst, operands, scalar)).unwrap_or(known)
    }

    /// Bits that the incoming values of a phi have in common; `None` if there are none but the phi itself.
    fn incoming_word(self, inst: Inst, operands: &[Value], scalar: Scalar) -> Option<KnownWord> {
        let values = self.values;
        let (body, width, own) = (values.body(), scalar.width(), Value::inst(inst));
        let mut joined: Option<KnownWord> = None;
        for (&operand, block) in operands.iter().zip(body.phi_blocks(inst)) {
            if operand == own {
                continue;
            }
            let terminator = values.terminator(block);
            let query = self.at(terminator);
            let mut incoming = query.word(operand, scalar, MAX_DEPTH - 1);
            if self.is_compared_at(operand, terminator) {
                incoming = query.edge_word(operand, block, inst, incoming.widen(width));
            }
            let next = joined.map_or(incoming, |joined| joined.join(incoming));
            joined = Some(next);
            if next.is_unknown() {
                break;
            }
        }
        joined
    }

    /// Known bits of a phi of a start value and the result of an operation on the phi itself; see
    /// `Query::recurrence_bits`.
    fn recurrence_word(self, inst: Inst, scalar: Scalar, depth: u32) -> KnownWord {
        let values = self.values;
        let mut known = KnownWord::UNKNOWN;
        let Some((step_inst, start, left, right, start_block, step_block)) = values.simple_recurrence(inst) else {
            return known;
        };
        let first = || self.at(values.terminator(start_block)).word(start, scalar, depth + 1);
        let (width, own) = (scalar.width(), Value::inst(inst));
        let opcode = values.body().opcode(step_inst);
        match opcode {
            Opcode::Shl | Opcode::LShr | Opcode::AShr | Opcode::UDiv | Opcode::URem if left == own => {
                let first = first();
                match opcode {
                    Opcode::Shl => known.set_trailing_zeros(width, first.min_trailing_zeros()),
                    Opcode::AShr => {
                        known.set_leading_zeros(width, first.min_leading_zeros(width));
                        known.set_leading_ones(width, first.min_leading_ones(width));
                    }
                    _ => known.set_leading_zeros(width, first.min_leading_zeros(width)),
                }
            }
            Opcode::Sub if left != own => {}
            Opcode::Add | Opcode::Sub | Opcode::And | Opcode::Or | Opcode::Mul => {
                let step = if left == own { right } else { left };
                let first = first();
                let step = self.at(values.terminator(step_block)).word(step, scalar, depth + 1);
                known.set_trailing_zeros(width, first.min_trailing_zeros().min(step.min_trailing_zeros()));
                if values.flag(step_inst, IntFlags::NSW) {
                    let top = 1 << (width - 1);
                    let (zero, one) = if opcode == Opcode::Sub { (step.one, step.zero) } else { (step.zero, step.one) };
                    match opcode {
                        Opcode::Add | Opcode::Sub | Opcode::Mul if first.zero & zero & top != 0 => known.zero |= top,
                        Opcode::Add | Opcode::Sub => known.one |= first.one & one & top,
                        _ => {}
                    }
                }
            }
            _ => {}
        }
        known
    }

    /// Whether a branch depends on a comparison of a value, which may say something about it.
    fn is_compared_at(self, value: Value, terminator: Option<Inst>) -> bool {
        let body = self.values.body();
        let Some((Opcode::Br, _, _, &[condition, _, _])) = terminator.map(|inst| body.parts(inst)) else {
            return false;
        };
        condition.as_inst().is_some_and(|inst| body.operands(inst).first() == Some(&value))
    }

    #[cold]
    fn edge_word(self, operand: Value, from: Block, phi: Inst, mut known: KnownBits) -> KnownWord {
        self.narrow_on_edge(operand, from, self.values.body().block_of(phi), &mut known);
        narrowed(&known)
    }

    #[inline(never)]
    fn address_word(self, inst: Inst, _: Opcode, scalar: Scalar, depth: u32) -> KnownWord {
        let values = self.values;
        values.memo.note(depth);
        let (_, _, flags, operands) = values.body().parts(inst);
        let [pointer, indices @ ..] = operands else { return KnownWord::UNKNOWN };
        if !scalar.is_flat() {
            return narrowed(&self.address_bits(inst, depth, scalar.width()));
        }
        // A result that is no vector has the type of the base.
        let base = self.word(*pointer, scalar, depth + 1);
        // Any offset from an unknown address is one, unless the sum must not wrap; see `Query::offset_bits`.
        if base.is_unknown()
            && (!GepFlags(flags).contains(GepFlags::NUW)
                || self.is_small_offset(indices, values.body().source_type(inst), scalar.width()))
        {
            return base;
        }
        self.offset_from(base, inst, scalar, depth)
    }

    /// Known bits of an address, from those of its base.
    #[inline(never)]
    fn offset_from(self, base: KnownWord, inst: Inst, scalar: Scalar, depth: u32) -> KnownWord {
        let (body, width) = (self.values.body(), scalar.width());
        let indices = body.operands(inst).get(1..).unwrap_or_default();
        let nuw = body.gep_flags(inst).contains(GepFlags::NUW);
        let known = || match self.offset_word(indices, body.source_type(inst), width, depth) {
            Some(offset) => base.add(offset, width, false, nuw),
            None => narrowed(&self.address_bits(inst, depth, width)),
        };
        // Constant offsets are added faster than found.
        let known = match indices.iter().all(|index| index.is_constant()) {
            true => known(),
            false => self.remembered_word(inst, depth, known),
        };
        if known.has_conflict() { KnownWord::UNKNOWN } else { known }
    }

    /// Known bits of the offset of indices in a type; `None` if it is not a number of at most 64 bits.
    fn offset_word(self, indices: &[Value], source: draig_ir::Type, width: u32, depth: u32) -> Option<KnownWord> {
        let values = self.values;
        let (facts, types) = (&values.module_facts, &values.tables().types);
        let mut constant = 0_u64;
        // The offset of the indices from the first on that is no constant.
        let mut offset: Option<KnownWord> = None;
        let mut ty = source;
        for (at, &index) in indices.iter().enumerate() {
            let stride = match *types.kind(ty) {
                _ if at == 0 => facts.alloc_size(ty)?,
                TypeKind::Array { element, .. } | TypeKind::Vector { element, .. } => {
                    ty = element;
                    facts.alloc_size(ty)?
                }
                _ => {
                    let field = values.tables().field_number(index)?;
                    let place = facts.field_offset(ty, field)?;
                    ty = values.tables().element_type(ty, field as u64)?;
                    match &mut offset {
                        None => constant = constant.wrapping_add(place),
                        Some(sum) => *sum = sum.add(KnownWord::constant(width, place), width, false, false),
                    }
                    continue;
                }
            };
            if stride.scalable {
                return None;
            }
            let (part, scalar) = self.word_and_scalar(index, depth + 1)?;
            let sign_extended = |known: KnownWord| match scalar.width() {
                from if from > width => known.trunc(width),
                from => known.sext(from, width),
            };
            match part.as_constant(scalar.width()) {
                Some(_) if offset.is_none() && index.is_constant() => {
                    constant = constant.wrapping_add(sign_extended(part).one.wrapping_mul(stride.min));
                }
                _ => {
                    let sum = offset.unwrap_or(KnownWord::constant(width, constant));
                    let part = sign_extended(part).mul(KnownWord::constant(width, stride.min), width);
                    offset = Some(sum.add(part, width, false, false));
                }
            }
        }
        Some(offset.unwrap_or(KnownWord::constant(width, constant)))
    }
}

impl Values<'_> {
    /// Whether a load has metadata about its result.
    #[inline]
    pub(super) fn is_loaded_with_facts(&self, load: Inst) -> bool {
        self.body().has_attachments(load) && self.body().attachments(load).any(|(kind, _)| FACTS.contains(&kind))
    }

    /// Finds the instructions whose bits metadata or an assumption says, as a bit for each.
    pub(super) fn find_stated(&self) -> Vec<u64> {
        let body = self.body();
        let mut stated = self.assumptions.marks().to_vec();
        if body.mentions_any_attachment(&FACTS) {
            body.insts_with_attachments(&FACTS).for_each(|inst| mark(&mut stated, inst, body.inst_count()));
        }
        stated
    }

    /// Whether neither metadata nor an assumption says what an instruction's bits are.
    #[inline]
    pub(super) fn says_nothing_of(&self, inst: Inst) -> bool {
        !is_marked(&self.stated, inst)
    }

    /// Whether metadata may say what an instruction's bits are.
    #[inline]
    fn may_have_facts(&self, inst: Inst) -> bool {
        is_marked(&self.stated, inst) && self.body().has_attachments(inst)
    }

    /// Known bits of a parameter, an integer or pointer of at most 64 bits about which there is no assumption.
    #[inline]
    fn parameter_word(&self, number: u32, parameter: Value) -> KnownWord {
        let known = self.parameters.borrow().get(number as usize).copied().flatten();
        known.unwrap_or_else(|| self.find_parameter_word(number, parameter))
    }

    #[cold]
    fn find_parameter_word(&self, number: u32, parameter: Value) -> KnownWord {
        let known = narrowed(&self.query(None).other_bits(parameter, &None, 0));
        let mut parameters = self.parameters.borrow_mut();
        if parameters.len() <= number as usize {
            parameters.resize(number as usize + 1, None);
        }
        parameters[number as usize] = Some(known);
        known
    }

    /// Returns what attributes state about the bits of a call's result, which is an integer or pointer of at most 64 bits;
    /// `None` if there is more to know: the call is of an intrinsic, has metadata, or its result an alignment.
    #[inline]
    pub(super) fn stated_result(&self, inst: Inst) -> Option<StatedResult> {
        let (body, facts) = (self.body(), &self.module_facts);
        let call = body.call(inst).filter(|_| !self.may_have_facts(inst))?;
        let callee = body.callee(inst).and_then(Value::as_global);
        if callee.is_some_and(|callee| facts.is_intrinsic(callee)) {
            return None;
        }
        let own = facts.result_bits(call.attributes);
        if own.has_more {
            return None;
        }
        let data = callee.map(|callee| self.subject.module().global(callee));
        // As in `called_function`, attributes of a function of another type say nothing.
        let called = data.filter(|data| data.value_type == call.function_type).and_then(|data| data.as_function());
        let Some(called) = called else { return Some(StatedResult { range: own.range, returned: own.returned }) };
        let of_callee = facts.result_bits(called.attributes);
        (!of_callee.has_more).then(|| StatedResult {
            range: own.range.or(of_callee.range),
            returned: own.returned.min(of_callee.returned),
        })
    }

    /// Whether nothing says anything of the bits of a call's result: it is not an intrinsic, and has neither metadata
    /// nor attributes about it.
    #[inline]
    pub(super) fn is_plain_call(&self, inst: Inst) -> bool {
        let body = self.body();
        let callee = body.callee(inst).and_then(Value::as_global);
        !self.may_have_facts(inst)
            && body.call(inst).is_some_and(|call| self.module_facts.is_plain_result(call.attributes))
            && callee.is_none_or(|callee| self.module_facts.has_plain_result(callee))
    }
}

/// Facts that the attributes of a call and of the called function state about the bits of its result.
#[derive(Clone, Copy, Debug)]
pub(super) struct StatedResult {
    range: Option<(RangeWord, KnownWord, u32)>,
    /// Number of the argument that is returned; `u32::MAX` if there is none.
    returned: u32,
}

impl StatedResult {
    fn known(&self, width: u32) -> KnownWord {
        match self.range {
            Some((_, known, of)) if of == width => known,
            _ => KnownWord::UNKNOWN,
        }
    }

    /// Returns the range of a width.
    pub(super) fn range(&self, width: u32) -> RangeWord {
        match self.range {
            Some((range, _, of)) if of == width => range,
            _ => RangeWord::full(width),
        }
    }
}

/// Kinds of metadata that say what the bits of an instruction's result are.
pub(super) const FACTS: [MetadataKind; 2] = [MetadataKind::from_u32(MD_RANGE), MetadataKind::from_u32(MD_ALIGN)];

fn narrowed(known: &KnownBits) -> KnownWord {
    KnownWord::new(known).expect("a scalar of at most 64 bits")
}
