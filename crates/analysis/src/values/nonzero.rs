//! Values that are certainly not zero or null.

use draig_ir::{Block, ConstKind, GepFlags, GlobalKind, Inst, IntFlags, Linkage, Opcode, TypeKind, Value, ValueKind};
use draig_num::{ApInt, ConstantRange, KnownBits, RangePredicate};
use draig_tables::AttrKind;
use draig_tables::intrinsics::ids;
use draig_tables::metadata_kinds::{MD_DEREFERENCEABLE, MD_NONNULL};

use super::constants::Element;
use super::{MAX_DEPTH, Query, Values};

/// Number of uses of a pointer that are looked at for an access or a comparison before the question.
const MAX_USES: usize = 20;

impl Query<'_> {
    pub(super) fn is_nonzero(self, value: Value, depth: u32) -> bool {
        self.values.memo.note(depth);
        let values = self.values;
        let types = &values.tables().types;
        let ty = values.ty(value);
        if values.bit_width(ty).is_none() {
            return false;
        }
        match value.kind() {
            ValueKind::Const(_) => return self.constant_is_nonzero(value, depth),
            ValueKind::Global(global) => return values.global_is_nonnull(global),
            ValueKind::Arg(number) => {
                let set = [values.parameter_set(number)];
                if let Some(range) = values.range_attribute(&set)
                    && !range.contains(&ApInt::zero(range.width()))
                {
                    return true;
                }
                if types.is_pointer(ty) {
                    let nonnull = values.has_attribute(&set, AttrKind::NonNull);
                    let by_copy = values.has_attribute(&set, AttrKind::ByVal);
                    let accessed = values.int_attribute(&set, AttrKind::Dereferenceable).is_some_and(|size| size > 0);
                    if nonnull || (by_copy || accessed) && !values.null_is_defined(value) {
                        return true;
                    }
                }
            }
            _ => {}
        }
        if depth >= MAX_DEPTH {
            return false;
        }
        if types.is_pointer(ty) && self.is_nonnull_by_context(value) {
            return true;
        }
        if let Some((inst, opcode)) = values.inst(value)
            && self.inst_is_nonzero(inst, opcode, depth)
        {
            return true;
        }
        self.assumed_nonzero(value)
    }

    fn constant_is_nonzero(self, value: Value, depth: u32) -> bool {
        let values = self.values;
        if let Some(elements) = values.elements(value, &None)
            && !elements.iter().any(|element| matches!(element, Element::Other(_)))
        {
            let nonzero = |element: &Element| match element {
                Element::Bits(bits) => !bits.is_zero(),
                Element::Poison => true,
                _ => false,
            };
            return elements.iter().all(nonzero) && elements.iter().any(|element| *element != Element::Poison);
        }
        match values.const_kind(value) {
            Some(ConstKind::BlockAddress(..) | ConstKind::DsoLocalEquivalent(_) | ConstKind::NoCfi(_)) => true,
            Some(ConstKind::Expr(expr)) if depth < MAX_DEPTH => match (expr.opcode, &*expr.operands) {
                (Opcode::GetElementPtr, operands) => {
                    let flags = expr.gep_flags();
                    let in_object = flags.contains(GepFlags::INBOUNDS);
                    let first = operands[0];
                    let base = self.is_nonzero(first, depth + 1);
                    !values.tables().types.is_vector(values.ty(value))
                        && (in_object || flags.contains(GepFlags::NUW))
                        && base
                        && !(in_object && values.null_is_defined(first))
                }
                (Opcode::IntToPtr | Opcode::PtrToInt, &[operand]) => {
                    let (from, to) = (values.bit_width(values.ty(operand)), values.bit_width(values.ty(value)));
                    from <= to && self.is_nonzero(operand, depth + 1)
                }
                _ => self.known_bits(value, &None, depth).is_nonzero(),
            },
            _ => false,
        }
    }

    fn inst_is_nonzero(self, inst: Inst, opcode: Opcode, depth: u32) -> bool {
        let values = self.values;
        let body = values.body();
        let operands = body.operands(inst);
        let value = Value::inst(inst);
        let deeper = |number: usize| self.is_nonzero(operands[number], depth + 1);
        let flag = |flag| values.flag(inst, flag);
        let wraps_not = flag(IntFlags::NSW) || flag(IntFlags::NUW);
        let known = |number: usize| self.known_bits(operands[number], &None, depth + 1);
        match opcode {
            Opcode::Alloca => !values.null_is_defined(value),
            Opcode::GetElementPtr => self.address_is_nonnull(inst, depth),
            Opcode::BitCast => {
                let (from, to) = (values.ty(operands[0]), body.inst_type(inst));
                let same = values.bit_width(from).is_some_and(|width| {
                    Some(width) == values.bit_width(to)
                        && values.tables().types.vector_len(from).is_some()
                            == values.tables().types.vector_len(to).is_some()
                });
                same && deeper(0) || self.known_bits(value, &None, depth).is_nonzero()
            }
            Opcode::IntToPtr | Opcode::PtrToInt | Opcode::PtrToAddr => {
                let (from, to) = (values.bit_width(values.ty(operands[0])), values.bit_width(body.inst_type(inst)));
                from <= to && deeper(0)
            }
            Opcode::Trunc => wraps_not && deeper(0) || self.known_bits(value, &None, depth).is_nonzero(),
            Opcode::ZExt | Opcode::SExt => deeper(0),
            Opcode::Sub => {
                self.sub_is_nonzero(operands[0], operands[1], depth)
                    || self.known_bits(value, &None, depth).is_nonzero()
            }
            Opcode::Xor => {
                self.are_unequal(operands[0], operands[1], depth) || self.known_bits(value, &None, depth).is_nonzero()
            }
            Opcode::Or => deeper(1) || deeper(0) || self.known_bits(value, &None, depth).is_nonzero(),
            Opcode::And => {
                // Both have a bit in common.
                self.known_bits(value, &None, depth).is_nonzero()
                    || values.binary(value, Opcode::And).is_some_and(|(_, a, b)| {
                        values.is_negation(a, b) && self.is_nonzero(a, depth + 1)
                            || values.is_negation(b, a) && self.is_nonzero(b, depth + 1)
                    })
            }
            Opcode::Shl => wraps_not && deeper(0) || self.shift_is_nonzero(inst, true, depth),
            Opcode::LShr | Opcode::AShr => {
                flag(IntFlags::EXACT) && deeper(0)
                    || opcode == Opcode::AShr && known(0).is_negative()
                    || self.shift_is_nonzero(inst, false, depth)
            }
            Opcode::UDiv | Opcode::SDiv => {
                if flag(IntFlags::EXACT) {
                    return deeper(0);
                }
                let (left, right) = (known(0), known(1));
                if opcode == Opcode::SDiv {
                    let (left, right) = (left.abs(false), right.abs(false));
                    return !left.umin_value().is_zero() && right.compare_ult(&left) == Some(true)
                        || left.compare_ult(&right) == Some(false) && !left.one.is_zero();
                }
                left.compare_ult(&right) == Some(false) && deeper(0)
            }
            Opcode::Add => {
                self.add_is_nonzero(operands[0], operands[1], flag(IntFlags::NSW), flag(IntFlags::NUW), depth)
            }
            Opcode::Mul => self.mul_is_nonzero(operands[0], operands[1], wraps_not, depth),
            Opcode::Select => {
                let arm = |number: usize| {
                    self.is_nonzero(operands[number], depth + 1)
                        || self.condition_excludes_zero(operands[0], operands[number], number == 1)
                            && self.is_not_undef(operands[number], depth + 1)
                };
                arm(1) && arm(2)
            }
            Opcode::Phi => self.phi_is_nonzero(inst, depth),
            Opcode::Freeze => deeper(0) && self.is_not_poison(operands[0], depth + 1),
            Opcode::InsertElement => deeper(1) && deeper(0) || self.known_bits(value, &None, depth).is_nonzero(),
            Opcode::ExtractElement => deeper(0) || self.known_bits(value, &None, depth).is_nonzero(),
            Opcode::ShuffleVector => {
                if let Some(element) = values.scalable_splat(inst) {
                    return self.is_nonzero(element, depth + 1);
                }
                let Some(len) = values.lane_count(operands[0]) else { return false };
                let (mut left, mut right) = (false, false);
                for lane in body.shuffle_mask(inst) {
                    match u32::try_from(lane) {
                        Ok(lane) if lane < len => left = true,
                        Ok(_) => right = true,
                        Err(_) => return false,
                    }
                }
                (!left || deeper(0)) && (!right || deeper(1)) || self.known_bits(value, &None, depth).is_nonzero()
            }
            Opcode::Load => {
                values.attachment(inst, MD_NONNULL).is_some()
                    || values.attachment(inst, MD_DEREFERENCEABLE).is_some() && !values.null_is_defined(value)
                    || values.ranges_exclude_zero(inst)
                    || self.known_bits(value, &None, depth).is_nonzero()
            }
            Opcode::ExtractValue => {
                self.known_bits(value, &None, depth).is_nonzero() || self.overflow_result_is_nonzero(inst, depth)
            }
            opcode if opcode.is_call() => {
                self.call_is_nonzero(inst, depth) || self.known_bits(value, &None, depth).is_nonzero()
            }
            _ => self.known_bits(value, &None, depth).is_nonzero(),
        }
    }

    fn overflow_result_is_nonzero(self, inst: Inst, depth: u32) -> bool {
        let values = self.values;
        let body = values.body();
        let (Some((call, opcode)), [0]) = (values.inst(body.operands(inst)[0]), body.indices(inst)) else {
            return false;
        };
        if !opcode.is_call() {
            return false;
        }
        let args = body.call_args(call);
        match values.intrinsic(call) {
            Some(ids::UADD_WITH_OVERFLOW | ids::SADD_WITH_OVERFLOW) => {
                self.add_is_nonzero(args[0], args[1], false, false, depth)
            }
            Some(ids::USUB_WITH_OVERFLOW | ids::SSUB_WITH_OVERFLOW) => self.sub_is_nonzero(args[0], args[1], depth),
            Some(ids::UMUL_WITH_OVERFLOW | ids::SMUL_WITH_OVERFLOW) => {
                self.mul_is_nonzero(args[0], args[1], false, depth)
            }
            _ => false,
        }
    }

    fn address_is_nonnull(self, inst: Inst, depth: u32) -> bool {
        let values = self.values;
        let body = values.body();
        let operands = body.operands(inst);
        let flags = body.gep_flags(inst);
        let in_object = flags.contains(GepFlags::INBOUNDS);
        let known = || self.known_bits(Value::inst(inst), &None, depth).is_nonzero();
        if !(in_object || flags.contains(GepFlags::NUW)) || in_object && values.null_is_defined(operands[0]) {
            return known();
        }
        if self.is_nonzero(operands[0], depth + 1) {
            return true;
        }
        // An offset that is not zero leads away from null, where nothing is in bounds.
        let mut ty = body.source_type(inst);
        for (at, &index) in operands[1..].iter().enumerate() {
            if at > 0 {
                if values.tables().types.struct_fields(ty).is_some() {
                    let Some(field) = values.tables().field_number(index) else { return false };
                    if values.module_facts.field_offset(ty, field).is_some_and(|offset| offset != 0) {
                        return true;
                    }
                    match values.tables().element_type(ty, field as u64) {
                        Some(next) => ty = next,
                        None => return false,
                    }
                    continue;
                }
                match *values.tables().types.kind(ty) {
                    TypeKind::Array { element, .. } | TypeKind::Vector { element, .. } => ty = element,
                    _ => return false,
                }
            }
            if values.alloc_size(ty).is_none_or(|size| size.min == 0) {
                continue;
            }
            match values.int(index) {
                Some(index) if index.is_zero() => continue,
                Some(_) => return true,
                None if self.is_nonzero(index, depth + 1) => return true,
                None => {}
            }
        }
        known()
    }

    fn add_is_nonzero(self, left: Value, right: Value, nsw: bool, nuw: bool, depth: u32) -> bool {
        let nonzero = |value: Value| self.is_nonzero(value, depth + 1);
        if nuw && (nonzero(right) || nonzero(left)) {
            return true;
        }
        let (a, b) = (self.known_bits(left, &None, depth + 1), self.known_bits(right, &None, depth + 1));
        if a.is_non_negative() && b.is_non_negative() && (nonzero(right) || nonzero(left)) {
            return true;
        }
        // Two negative numbers add up to zero only if both are the smallest.
        if a.is_negative() && b.is_negative() {
            let low = ApInt::signed_max(a.width());
            if !a.one.and(&low).is_zero() || !b.one.and(&low).is_zero() {
                return true;
            }
        }
        a.add(&b, nsw, nuw).is_nonzero()
    }

    fn sub_is_nonzero(self, left: Value, right: Value, depth: u32) -> bool {
        if self.values.is_zero(left) {
            return self.is_nonzero(right, depth + 1);
        }
        self.are_unequal(left, right, depth)
    }

    fn mul_is_nonzero(self, left: Value, right: Value, no_wrap: bool, depth: u32) -> bool {
        let nonzero = |value: Value| self.is_nonzero(value, depth + 1);
        if no_wrap {
            return nonzero(left) && nonzero(right);
        }
        let a = self.known_bits(left, &None, depth + 1);
        // A product with an odd number is zero only if the other factor is.
        if a.one.bit(0) {
            return nonzero(right);
        }
        let b = self.known_bits(right, &None, depth + 1);
        if b.one.bit(0) {
            return a.is_nonzero() || nonzero(left);
        }
        a.is_nonzero() && b.is_nonzero() && a.max_trailing_zeros() + b.max_trailing_zeros() < a.width()
    }

    fn shift_is_nonzero(self, inst: Inst, left: bool, depth: u32) -> bool {
        let operands = self.values.body().operands(inst);
        let value = self.known_bits(operands[0], &None, depth + 1);
        let amount = self.known_bits(operands[1], &None, depth + 1);
        let width = value.width();
        let most = amount.umax_value().clamp_u32(width - 1);
        let moved = if left { value.one.shl(most) } else { value.one.lshr(most) };
        if !moved.is_zero() {
            return true;
        }
        // Amounts from the width on give poison. If no bit can be lost, it is zero only if the value is.
        let lost = if left { value.zero.not().leading_zeros() } else { value.zero.not().trailing_zeros() };
        if most <= lost && self.is_nonzero(operands[0], depth + 1) {
            return true;
        }
        self.known_bits(Value::inst(inst), &None, depth).is_nonzero()
    }

    fn phi_is_nonzero(self, inst: Inst, depth: u32) -> bool {
        let values = self.values;
        let body = values.body();
        let own = Value::inst(inst);
        if self.recurrence_is_nonzero(inst) {
            return true;
        }
        let deeper = (depth + 1).max(MAX_DEPTH - 1);
        body.operands(inst).iter().zip(body.phi_blocks(inst)).all(|(&operand, block)| {
            if operand == own {
                return true;
            }
            let query = self.at(values.terminator(block));
            query.edge_excludes_zero(operand, block, body.block_of(inst)) || query.is_nonzero(operand, deeper)
        })
    }

    /// Whether a phi starts with a number other than zero and only grows away from it.
    fn recurrence_is_nonzero(self, inst: Inst) -> bool {
        let values = self.values;
        let Some((step, start, left, right, _, _)) = values.simple_recurrence(inst) else { return false };
        let Some(start) = values.int(start).filter(|start| !start.is_zero()) else { return false };
        let own = Value::inst(inst);
        let (nsw, nuw) = (values.flag(step, IntFlags::NSW), values.flag(step, IntFlags::NUW));
        let opcode = values.body().opcode(step);
        let amount = if left == own { right } else { left };
        let constant = values.int(amount);
        match opcode {
            Opcode::Add => nuw || nsw && constant.is_some_and(|step| step.is_negative() == start.is_negative()),
            Opcode::Mul => (nuw || nsw) && constant.is_some_and(|factor| !factor.is_zero()),
            Opcode::Shl => left == own && (nuw || nsw),
            Opcode::AShr | Opcode::LShr => left == own && values.flag(step, IntFlags::EXACT),
            _ => false,
        }
    }

    /// Whether a branch in the incoming block of a phi excludes zero.
    fn edge_excludes_zero(self, operand: Value, from: Block, to: Option<Block>) -> bool {
        let values = self.values;
        let Some(terminator) = values.terminator(from) else { return false };
        let &[condition, on_false, on_true] = values.body().operands(terminator) else { return false };
        if values.body().opcode(terminator) != Opcode::Br || on_false == on_true {
            return false;
        }
        let Some((predicate, left, right)) = values.comparison(condition) else { return false };
        let predicate = match to.map(Value::block) {
            Some(to) if to == on_true => predicate,
            Some(to) if to == on_false => predicate.inverse(),
            _ => return false,
        };
        left == operand && values.comparison_excludes_zero(predicate, right)
    }

    /// Whether a condition that is true (or false) implies that a value is not zero.
    fn condition_excludes_zero(self, condition: Value, value: Value, holds: bool) -> bool {
        let values = self.values;
        let Some((predicate, left, right)) = values.comparison(condition) else { return false };
        let predicate = if holds { predicate } else { predicate.inverse() };
        left == value && values.comparison_excludes_zero(predicate, right)
            || right == value && values.comparison_excludes_zero(predicate.swapped(), left)
    }

    fn assumed_nonzero(self, value: Value) -> bool {
        let values = self.values;
        let body = values.body();
        values.assumptions.about(value).iter().any(|&assume| {
            let by_bundle = body.bundles(assume).any(|(tag, operands)| {
                let tag = values.tables().str(tag);
                operands.first() == Some(&value)
                    && (tag == b"nonnull"
                        || tag == b"dereferenceable"
                            && !values.null_is_defined(value)
                            && operands.get(1).and_then(|&size| values.int(size)).is_some_and(|size| !size.is_zero()))
            });
            let by_condition = || {
                let condition = body.call_args(assume).first();
                condition.is_some_and(|&condition| self.condition_excludes_zero(condition, value, true))
            };
            (by_bundle || by_condition()) && self.assumption_holds(assume)
        })
    }

    fn call_is_nonzero(self, inst: Inst, depth: u32) -> bool {
        let values = self.values;
        let body = values.body();
        let value = Value::inst(inst);
        let sets = values.result_sets(inst);
        if values.is_pointer(value) {
            if values.has_attribute(&sets, AttrKind::NonNull) {
                return true;
            }
            let accessed = values.int_attribute(&sets, AttrKind::Dereferenceable).is_some_and(|size| size > 0);
            if accessed && !values.null_is_defined(value) {
                return true;
            }
        }
        if values.range_attribute(&sets).is_some_and(|range| !range.contains(&ApInt::zero(range.width())))
            || values.ranges_exclude_zero(inst)
        {
            return true;
        }
        if let Some(returned) = values.returned_argument(inst)
            && values.ty(returned) == body.inst_type(inst)
            && self.is_nonzero(returned, depth + 1)
        {
            return true;
        }
        let args = body.call_args(inst);
        let deeper = |number: usize| self.is_nonzero(args[number], depth + 1);
        let known = |number: usize| self.known_bits(args[number], &None, depth + 1);
        match values.intrinsic(inst) {
            Some(ids::ABS | ids::BITREVERSE | ids::BSWAP | ids::CTPOP) => deeper(0),
            Some(ids::UADD_SAT | ids::UMAX) => deeper(1) || deeper(0),
            Some(ids::UMIN) => deeper(0) && deeper(1),
            Some(ids::SSUB_SAT | ids::USUB_SAT) => {
                let id = values.intrinsic(inst);
                id == Some(ids::SSUB_SAT) && self.sub_is_nonzero(args[0], args[1], depth)
            }
            Some(ids::SADD_SAT) => self.add_is_nonzero(args[0], args[1], true, false, depth),
            Some(ids::SMIN) => {
                let (a, b) = (known(0), known(1));
                a.is_negative() || b.is_negative() || deeper(0) && deeper(1)
            }
            Some(ids::SMAX) => {
                let (a, b) = (known(0), known(1));
                let positive = |known: &KnownBits, number: usize| known.is_non_negative() && deeper(number);
                positive(&a, 0) || positive(&b, 1) || deeper(0) && deeper(1)
            }
            Some(ids::FSHL | ids::FSHR) => args[0] == args[1] && deeper(0),
            Some(ids::VSCALE | ids::EXPERIMENTAL_GET_VECTOR_LENGTH) => {
                values.intrinsic(inst) == Some(ids::VSCALE) || deeper(0)
            }
            Some(ids::LAUNDER_INVARIANT_GROUP | ids::STRIP_INVARIANT_GROUP) => deeper(0),
            Some(
                ids::VECTOR_REDUCE_UMAX
                | ids::VECTOR_REDUCE_UMIN
                | ids::VECTOR_REDUCE_SMAX
                | ids::VECTOR_REDUCE_SMIN
                | ids::VECTOR_REDUCE_OR,
            ) => deeper(0),
            Some(ids::VECTOR_REVERSE) => deeper(0),
            _ => false,
        }
    }

    /// Whether two values are certainly unequal.
    pub(super) fn are_unequal(self, left: Value, right: Value, depth: u32) -> bool {
        self.values.memo.note(depth);
        let values = self.values;
        if left == right || depth >= MAX_DEPTH || values.ty(left) != values.ty(right) {
            return false;
        }
        // One is the other with something added that is not zero.
        for (plain, other) in [(left, right), (right, left)] {
            let addend = match values.inst(other) {
                Some((inst, Opcode::Add | Opcode::Xor)) => match *values.body().operands(inst) {
                    [a, b] if a == plain => Some(b),
                    [a, b] if b == plain => Some(a),
                    _ => None,
                },
                Some((inst, Opcode::Sub)) => match *values.body().operands(inst) {
                    [a, b] if a == plain => Some(b),
                    _ => None,
                },
                _ => None,
            };
            if addend.is_some_and(|addend| self.is_nonzero(addend, depth + 1)) {
                return true;
            }
        }
        if !values.tables().types.is_integer_or_vector(values.ty(left)) {
            return false;
        }
        let known = self.known_bits(left, &None, depth + 1);
        if known.is_unknown() {
            return false;
        }
        known.compare_eq(&self.known_bits(right, &None, depth + 1)) == Some(false)
    }

    /// Whether a pointer is accessed or compared with null before the question, so that it is not null.
    fn is_nonnull_by_context(self, pointer: Value) -> bool {
        let values = self.values;
        let body = values.body();
        let Some(context) = self.context() else { return false };
        if pointer.is_constant() {
            return false;
        }
        let Some(here) = body.block_of(context) else { return false };
        for found in body.uses_of(pointer).take(MAX_USES) {
            let user = found.user;
            let Some(there) = body.block_of(user) else { continue };
            let executed_before = || {
                if there == here {
                    body.comes_before(user, context)
                } else {
                    values.dominators().dominates_block(there, here) && values.dominators().is_reachable(there)
                }
            };
            match body.opcode(user) {
                Opcode::Load | Opcode::Store | Opcode::CmpXchg | Opcode::AtomicRmw => {
                    let is_address = found.operand == u32::from(body.opcode(user) == Opcode::Store);
                    let volatile = body.memory_access(user).volatile;
                    if is_address && !volatile && !values.null_is_defined(pointer) && executed_before() {
                        return true;
                    }
                }
                opcode if opcode.is_call() => {
                    let number = found.operand as usize;
                    let args = body.call_args(user);
                    let is_callee = args.get(number).is_none() && body.callee(user) == Some(pointer);
                    let sets = || values.argument_sets(user, number);
                    let nonnull = is_callee && opcode == Opcode::Call && !values.null_is_defined(pointer)
                        || args.get(number) == Some(&pointer)
                            && values.has_attribute(&sets(), AttrKind::NonNull)
                            && values.has_attribute(&sets(), AttrKind::NoUndef)
                        || args.get(number) == Some(&pointer)
                            && values.int_attribute(&sets(), AttrKind::Dereferenceable).is_some_and(|size| size > 0)
                            && !values.null_is_defined(pointer);
                    if nonnull && executed_before() {
                        return true;
                    }
                }
                Opcode::ICmp if self.comparison_dominates(user, pointer, here) => return true,
                _ => {}
            }
        }
        false
    }

    /// Whether the outcome of a comparison that excludes null leads to the question: by a branch, or a guard.
    fn comparison_dominates(self, comparison: Inst, pointer: Value, here: Block) -> bool {
        let values = self.values;
        let body = values.body();
        let Some((predicate, left, right)) = values.comparison(comparison.into()) else { return false };
        let (predicate, other) = if left == pointer { (predicate, right) } else { (predicate.swapped(), left) };
        let on_true = values.comparison_excludes_zero(predicate, other);
        if !on_true && !values.comparison_excludes_zero(predicate.inverse(), other) {
            return false;
        }
        let mut conditions = vec![Value::inst(comparison)];
        let mut at = 0;
        while at < conditions.len() && conditions.len() < MAX_USES {
            let condition = conditions[at];
            at += 1;
            for found in body.uses_of(condition) {
                let user = found.user;
                // What makes a conjunction true makes its parts true.
                if values
                    .logical(user.into())
                    .is_some_and(|(is_and, a, b)| is_and == on_true && (a == condition || b == condition))
                {
                    conditions.push(user.into());
                    continue;
                }
                if body.opcode(user) != Opcode::Br {
                    continue;
                }
                let &[_, if_false, if_true] = body.operands(user) else { continue };
                let target = if on_true { if_true } else { if_false };
                let (Some(from), Some(to)) = (body.block_of(user), target.as_block()) else { continue };
                if if_false != if_true
                    && values.dominators().is_reachable(from)
                    && values.dominators().dominates_edge(values.control_flow(), from, to, here)
                {
                    return true;
                }
            }
        }
        false
    }
}

impl Values<'_> {
    /// Whether null may be the address of an object in the address space of a pointer (LangRef
    /// "null_pointer_is_valid").
    pub(super) fn null_is_defined(&self, pointer: Value) -> bool {
        let types = &self.tables().types;
        types.address_space(types.scalar(self.ty(pointer))) != Some(0)
            || self.has_attribute(&[self.own_set()], AttrKind::NullPointerIsValid)
    }

    fn global_is_nonnull(&self, global: draig_ir::Global) -> bool {
        let data = self.subject.module().global(global);
        let absolute = self.tables().metadata_kinds.find(b"absolute_symbol");
        data.linkage != Linkage::ExternWeak
            && self.tables().types.address_space(data.address_type) == Some(0)
            && !data.attachments.iter().any(|(kind, _)| Some(*kind) == absolute)
            && !matches!(data.kind, GlobalKind::IFunc { .. })
            && !matches!(data.kind, GlobalKind::Alias { .. } if self.subject.module().base_object(global.into()).is_none_or(|base| base == global || self.subject.module().global(base).linkage == Linkage::ExternWeak))
    }

    /// Whether a comparison with this excludes zero.
    pub(super) fn comparison_excludes_zero(&self, predicate: RangePredicate, right: Value) -> bool {
        use RangePredicate::*;
        if self.is_zero(right) {
            return matches!(predicate, Ne | Ugt | Sgt | Slt);
        }
        if predicate == Ugt {
            return true;
        }
        let Some(constant) = self.int(right) else { return false };
        let range = ConstantRange::allowed_by(predicate, &ConstantRange::single(&constant));
        !range.contains(&ApInt::zero(constant.width()))
    }

    fn ranges_exclude_zero(&self, inst: Inst) -> bool {
        self.metadata_range(inst)
            .is_some_and(|ranges| ranges.iter().all(|range| !range.contains(&ApInt::zero(range.width()))))
    }

    /// Whether `other` is zero minus `value`.
    fn is_negation(&self, value: Value, other: Value) -> bool {
        self.binary(other, Opcode::Sub).is_some_and(|(_, zero, subtracted)| subtracted == value && self.is_zero(zero))
    }
}
