//! Expressions of instructions and constants.

use draig_ir::{ConstKind, Inst, IntFlags, Opcode, Type, Value, ValueKind};
use draig_num::ApInt;

use super::expr::{Expr, ExprKind, ExprType, NoWrap};
use super::unknown::returned_argument;
use super::{MAX_NESTING, ScalarEvolution};

/// An instruction or constant expression.
#[derive(Clone, Debug)]
pub(super) struct Operator<'a> {
    pub opcode: Opcode,
    pub operands: &'a [Value],
    pub flags: u8,
    pub source_type: Option<Type>,
    pub inst: Option<Inst>,
}

/// An operation on two integers, in the form that sums and products are made of.
#[derive(Clone, Copy, Debug)]
pub(super) struct Binary {
    pub opcode: Opcode,
    pub left: Value,
    /// The right operand; a power of two for a shift to the right.
    pub right: Value,
    pub right_number: Option<u32>,
    pub flags: NoWrap,
    /// The instruction of which `flags` are.
    pub inst: Option<Inst>,
    /// The value of the whole operation.
    pub of: Value,
}

/// Origin of the expression of a value.
#[derive(Debug)]
enum Shape<'a> {
    Binary(Binary),
    Operator(Operator<'a>),
    Leaf,
}

fn flags_from(bits: u8) -> NoWrap {
    let (flags, mut result) = (IntFlags(bits), NoWrap::NONE);
    if flags.contains(IntFlags::NUW) {
        result = result.or(NoWrap::NUW);
    }
    if flags.contains(IntFlags::NSW) {
        result = result.or(NoWrap::NSW);
    }
    result
}

/// Minima and maxima that intrinsics compute.
const EXTREMES: &[(&[u8], ExprKind)] = &[
    (b"llvm.umax.", ExprKind::UMax),
    (b"llvm.umin.", ExprKind::UMin),
    (b"llvm.smax.", ExprKind::SMax),
    (b"llvm.smin.", ExprKind::SMin),
];

impl<'a> ScalarEvolution<'a> {
    #[inline]
    pub(super) fn operator(&self, value: Value) -> Option<Operator<'a>> {
        match value.kind() {
            ValueKind::Inst(inst) => {
                let (opcode, _, flags, operands) = self.body.parts(inst);
                let source_type = (opcode == Opcode::GetElementPtr).then(|| self.body.source_type(inst));
                Some(Operator { opcode, operands, flags, source_type, inst: Some(inst) })
            }
            ValueKind::Const(constant) => match self.subject.tables().constants.kind(constant) {
                ConstKind::Expr(expr) => Some(Operator {
                    opcode: expr.opcode,
                    operands: &expr.operands,
                    flags: expr.flags,
                    source_type: expr.source_type,
                    inst: None,
                }),
                _ => None,
            },
            _ => None,
        }
    }

    pub(super) fn int_value(&self, value: Value) -> Option<ApInt> {
        self.subject.tables().int_value(value)
    }

    /// Whether a value is an integer of at most 64 bits that is written as such.
    pub(super) fn is_int(&self, value: Value) -> bool {
        let constants = &self.subject.tables().constants;
        value.as_const().is_some_and(|constant| matches!(constants.kind(constant), ConstKind::Int(_)))
    }

    fn shape(&self, value: Value) -> Shape<'a> {
        match self.operator(value) {
            Some(operator) => match self.binary_of(value, &operator) {
                Some(binary) => Shape::Binary(binary),
                None => Shape::Operator(operator),
            },
            None => Shape::Leaf,
        }
    }

    /// An operation on two integers.
    pub(super) fn binary(&self, value: Value) -> Option<Binary> {
        self.binary_of(value, &self.operator(value)?)
    }

    #[inline]
    fn binary_of(&self, value: Value, operator: &Operator<'a>) -> Option<Binary> {
        if !operator.opcode.is_binary() && !matches!(operator.opcode, Opcode::Call | Opcode::ExtractValue) {
            return None;
        }
        let Some(ExprType::Int(width)) = self.type_of_value(value) else { return None };
        let make = |opcode, left, right, flags, inst| Binary {
            opcode,
            left,
            right,
            right_number: None,
            flags,
            inst,
            of: value,
        };
        let flags = flags_from(operator.flags);
        let operands = operator.operands;
        match operator.opcode {
            Opcode::Add | Opcode::Sub | Opcode::Mul | Opcode::Shl => {
                Some(make(operator.opcode, operands[0], operands[1], flags, operator.inst))
            }
            Opcode::UDiv | Opcode::URem | Opcode::And | Opcode::AShr => {
                Some(make(operator.opcode, operands[0], operands[1], NoWrap::NONE, None))
            }
            Opcode::Or => {
                if IntFlags(operator.flags).contains(IntFlags::DISJOINT) {
                    let both = NoWrap::NUW.or(NoWrap::NSW);
                    return Some(make(Opcode::Add, operands[0], operands[1], both, None));
                }
                Some(make(Opcode::Or, operands[0], operands[1], NoWrap::NONE, None))
            }
            Opcode::Xor => {
                let sign = self.int_value(operands[1]).is_some_and(|value| value.is_signed_min());
                let opcode = if sign || width == 1 { Opcode::Add } else { Opcode::Xor };
                Some(make(opcode, operands[0], operands[1], NoWrap::NONE, None))
            }
            Opcode::LShr => {
                let amount = self.int_value(operands[1])?.to_u64().filter(|amount| *amount < u64::from(width))?;
                let mut binary = make(Opcode::UDiv, operands[0], operands[1], NoWrap::NONE, None);
                binary.right_number = Some(amount as u32);
                Some(binary)
            }
            Opcode::Call => {
                let name = self.subject.called_name(operator.inst?)?;
                let counts_down = name.starts_with(b"llvm.loop.decrement.reg.");
                counts_down.then(|| make(Opcode::Sub, operands[0], operands[1], NoWrap::NONE, None))
            }
            Opcode::ExtractValue => {
                let inst = operator.inst?;
                let call = operands[0].as_inst()?;
                if self.body.indices(inst) != [0] {
                    return None;
                }
                let name = self.subject.called_name(call)?;
                let rest = name.strip_prefix(b"llvm.")?;
                let opcode = [
                    (&b"sadd.with.overflow."[..], Opcode::Add),
                    (b"uadd.with.overflow.", Opcode::Add),
                    (b"ssub.with.overflow.", Opcode::Sub),
                    (b"usub.with.overflow.", Opcode::Sub),
                    (b"smul.with.overflow.", Opcode::Mul),
                    (b"umul.with.overflow.", Opcode::Mul),
                ]
                .into_iter()
                .find_map(|(prefix, opcode)| rest.starts_with(prefix).then_some(opcode))?;
                let arguments = self.body.call_args(call);
                let mut flags = NoWrap::NONE;
                if self.overflow_is_guarded(call) {
                    flags = if rest[0] == b's' { NoWrap::NSW } else { NoWrap::NUW };
                }
                let guarded = flags != NoWrap::NONE;
                Some(make(opcode, arguments[0], arguments[1], flags, guarded.then_some(inst)))
            }
            _ => None,
        }
    }

    /// Whether all uses of the result of an intrinsic are reached only if it did not overflow.
    fn overflow_is_guarded(&self, call: Inst) -> bool {
        let (mut results, mut branches) = (Vec::new(), Vec::new());
        for one in self.body.uses_of(call) {
            if self.body.opcode(one.user) != Opcode::ExtractValue {
                return false;
            }
            match self.body.indices(one.user) {
                [0] => results.push(one.user),
                [1] => {
                    for guard in self.body.uses_of(one.user) {
                        if self.body.opcode(guard.user) == Opcode::Br {
                            branches.push(guard.user);
                        }
                    }
                }
                _ => return false,
            }
        }
        branches.into_iter().any(|branch| {
            let (Some(home), mut next) = (self.body.block_of(branch), self.body.successors(branch)) else {
                return false;
            };
            let (Some(_), Some(no_overflow)) = (next.next(), next.next()) else { return false };
            results.iter().all(|result| {
                let reached = |block| self.tree.dominates_edge(&self.graph, home, no_overflow, block);
                self.body.block_of(*result).is_some_and(reached)
                    || self.body.uses_of(*result).all(|one| {
                        let at = match self.body.opcode(one.user) {
                            Opcode::Phi => self.body.phi_block(one.user, one.operand as usize),
                            _ => self.body.block_of(one.user),
                        };
                        at.is_some_and(reached)
                    })
            })
        })
    }

    /// Returns the expression of a value.
    pub fn value(&mut self, value: Value) -> Expr {
        if let Some(known) = self.values.get(value) {
            return known;
        }
        match self.integer(value) {
            Some(constant) => constant,
            None => self.find_value(value),
        }
    }

    /// Returns the expression of an integer of at most 64 bits, which is not kept: it is found as fast.
    fn integer(&mut self, value: Value) -> Option<Expr> {
        let constant = value.as_const()?;
        let &ConstKind::Int(bits) = self.subject.tables().constants.kind(constant) else { return None };
        match self.type_of_value(value)? {
            ExprType::Int(width) if width <= 64 => Some(self.store.intern_word(width, bits & u64::MAX >> (64 - width))),
            _ => None,
        }
    }

    #[inline(never)]
    fn find_value(&mut self, value: Value) -> Expr {
        if let Some(inst) = value.as_inst()
            && let Some(ty) = self.type_of_value(value)
            && self.is_reachable(value)
        {
            if matches!(self.body.opcode(inst), Opcode::Load | Opcode::Alloca | Opcode::ICmp | Opcode::FCmp) {
                // These are not analyzed.
                let width = self.width_of_any_type(ty);
                let expr = self.store.unknown_inst(inst, ty, width);
                self.remember(value, expr);
                return expr;
            }
            let shape = self.shape(value);
            let mut is_ready = true;
            self.for_each_needed(value, &shape, |needed| is_ready &= self.values.contains(needed));
            if is_ready {
                let expr = self.create_shaped(value, ty, &shape);
                return match self.values.get(value) {
                    Some(known) => known,
                    None => {
                        self.remember(value, expr);
                        expr
                    }
                };
            }
        }
        let mut stack = std::mem::take(&mut self.value_stack);
        let bottom = stack.len();
        stack.push((value, false));
        while stack.len() > bottom
            && let Some((value, ready)) = stack.pop()
        {
            if self.values.contains(value) {
                continue;
            }
            if !ready {
                let at = stack.len();
                stack.push((value, true));
                if self.is_analyzable(value) && self.is_reachable(value) {
                    self.for_each_needed(value, &self.shape(value), |needed| stack.push((needed, false)));
                }
                if stack.len() > at + 1 {
                    continue;
                }
                stack.pop();
            }
            let expr = self.create(value);
            if !self.values.contains(value) {
                self.remember(value, expr);
            }
        }
        self.value_stack = stack;
        self.values.get(value).unwrap_or(self.could_not_compute)
    }

    pub(super) fn remember(&mut self, value: Value, expr: Expr) {
        if self.values.insert(value, expr) {
            self.log.push(value);
        }
        self.newly_valued.push((value, expr));
    }

    fn is_reachable(&self, value: Value) -> bool {
        let block = value.as_inst().and_then(|inst| self.body.block_of(inst));
        block.is_none_or(|block| self.graph.is_reachable(block))
    }

    /// Calls a function with the values whose expressions are needed first, without integers. Phis are followed by
    /// recursion, which is limited.
    fn for_each_needed(&self, value: Value, shape: &Shape<'_>, mut visit: impl FnMut(Value)) {
        let mut push = |value: Value| {
            if !self.is_int(value) {
                visit(value);
            }
        };
        if let &Shape::Binary(binary) = shape {
            let additive = |opcode| matches!(opcode, Opcode::Add | Opcode::Sub);
            if !matches!(binary.opcode, Opcode::Add | Opcode::Mul) {
                push(binary.left);
                push(binary.right);
                return;
            }
            let mut at = binary;
            loop {
                if at.of != value && self.values.contains(at.of) {
                    return;
                }
                push(at.right);
                match self.binary(at.left) {
                    Some(next)
                        if (additive(binary.opcode) && additive(next.opcode)) || binary.opcode == next.opcode =>
                    {
                        at = next;
                    }
                    _ => {
                        push(at.left);
                        return;
                    }
                }
            }
        }
        let Shape::Operator(operator) = shape else { return };
        let operands = operator.operands;
        match operator.opcode {
            Opcode::Trunc | Opcode::ZExt | Opcode::SExt | Opcode::PtrToInt | Opcode::PtrToAddr => push(operands[0]),
            Opcode::BitCast if self.is_analyzable(operands[0]) => push(operands[0]),
            Opcode::GetElementPtr => operands.iter().copied().for_each(push),
            Opcode::SDiv | Opcode::SRem => operands.iter().copied().for_each(push),
            Opcode::Select => {
                let condition = operands[0].as_inst();
                let compare = condition.filter(|inst| self.body.opcode(*inst) == Opcode::ICmp);
                let compared = compare.map_or(&[][..], |compare| self.body.operands(compare));
                let needed = operands[1..].iter().chain(compared).copied();
                needed.filter(|value| self.is_analyzable(*value)).for_each(push);
            }
            Opcode::Call => {
                let arguments = operator.inst.map_or(&[][..], |inst| self.body.call_args(inst));
                arguments.iter().copied().filter(|value| self.is_analyzable(*value)).for_each(push);
            }
            _ => {}
        }
    }

    fn create(&mut self, value: Value) -> Expr {
        if !self.is_analyzable(value) {
            return self.could_not_compute;
        }
        if !self.is_reachable(value) {
            let ty = self.type_of_value(value).unwrap_or(ExprType::Int(1));
            return self.intern(ExprKind::Unknown, ty, 0, &[]);
        }
        if value.is_constant()
            && let Some(number) = self.int_value(value)
        {
            return self.constant(number);
        }
        let Some(ty) = self.type_of_value(value) else { return self.could_not_compute };
        self.create_shaped(value, ty, &self.shape(value))
    }

    /// Returns the expression of a value that is reachable, not an integer, and of a type that is analyzed.
    fn create_shaped(&mut self, value: Value, ty: ExprType, shape: &Shape<'_>) -> Expr {
        let operator = match shape {
            &Shape::Binary(binary) => {
                return self.create_binary(value, binary).unwrap_or_else(|| self.unknown(value));
            }
            Shape::Operator(operator) => operator,
            Shape::Leaf => return self.unknown(value),
        };
        let width = self.width_of_type(ty);
        let operands = operator.operands;
        let created = match operator.opcode {
            Opcode::Trunc => {
                let of = self.value(operands[0]);
                Some(self.truncate(of, width))
            }
            Opcode::ZExt => {
                let of = self.value(operands[0]);
                Some(self.zext(of, width))
            }
            Opcode::SExt => Some(self.create_sext(operands[0], width)),
            Opcode::PtrToInt => {
                let of = self.value(operands[0]);
                Some(self.ptr_to_int(of, width)).filter(|expr| !self.is_could_not_compute(*expr))
            }
            Opcode::BitCast if self.is_analyzable(operands[0]) => Some(self.value(operands[0])),
            Opcode::GetElementPtr => Some(self.create_gep(operator)),
            Opcode::SDiv | Opcode::SRem => {
                let (left, right) = (self.value(operands[0]), self.value(operands[1]));
                let positive = self.is_known_non_negative(left) && self.is_known_non_negative(right);
                positive.then(|| match operator.opcode {
                    Opcode::SDiv => self.udiv(left, right),
                    _ => self.urem(left, right),
                })
            }
            Opcode::Select => Some(self.create_select(value, operands[0], operands[1], operands[2])),
            Opcode::Phi if self.nesting < MAX_NESTING => operator.inst.map(|inst| {
                self.nesting += 1;
                let expr = self.create_phi(inst);
                self.nesting -= 1;
                expr
            }),
            Opcode::Call | Opcode::Invoke => operator.inst.and_then(|inst| self.create_call(inst, width)),
            _ => None,
        };
        created.unwrap_or_else(|| self.unknown(value))
    }

    fn right(&mut self, binary: &Binary) -> Expr {
        match (binary.right_number, self.type_of_value(binary.of)) {
            (Some(amount), Some(ExprType::Int(width))) => self.constant(ApInt::one(width).shl(amount)),
            _ => self.value(binary.right),
        }
    }

    fn ub_flags(&mut self, binary: &Binary) -> NoWrap {
        match binary.inst {
            Some(inst) => self.flags_of_instruction(inst, binary.flags),
            None => NoWrap::NONE,
        }
    }

    fn create_binary(&mut self, value: Value, binary: Binary) -> Option<Expr> {
        let Some(ExprType::Int(width)) = self.type_of_value(value) else { return None };
        let amount =
            |this: &Self| this.int_value(binary.right)?.to_u64().map(|amount| amount.min(u64::from(width)) as u32);
        match binary.opcode {
            Opcode::Add | Opcode::Mul => Some(self.create_chain(binary)),
            Opcode::Sub => {
                let (left, right) = (self.value(binary.left), self.value(binary.right));
                let flags = self.ub_flags(&binary);
                Some(self.sub_with(left, right, flags))
            }
            Opcode::UDiv => {
                let (left, right) = (self.value(binary.left), self.right(&binary));
                Some(self.udiv(left, right))
            }
            Opcode::URem => {
                let (left, right) = (self.value(binary.left), self.value(binary.right));
                Some(self.urem(left, right))
            }
            Opcode::And => self.create_and(binary, width),
            Opcode::Or if width == 1 => {
                let (left, right) = (self.value(binary.left), self.value(binary.right));
                Some(self.min_max(ExprKind::UMax, left, right))
            }
            Opcode::Xor => self.create_xor(binary),
            Opcode::Shl => {
                let amount = amount(self).filter(|amount| *amount < width)?;
                let own = self.ub_flags(&binary);
                let mut flags = own.and(NoWrap::NUW);
                if own.has(NoWrap::NSW) && (own.has(NoWrap::NUW) || amount < width - 1) {
                    flags = flags.or(NoWrap::NSW);
                }
                let left = self.value(binary.left);
                let factor = self.constant(ApInt::one(width).shl(amount));
                Some(self.mul_at(left, factor, flags, 0))
            }
            Opcode::AShr => {
                let amount = amount(self).filter(|amount| *amount < width)?;
                self.create_ashr(binary, width, amount)
            }
            _ => None,
        }
    }

    /// A sum or product of several instructions is made at once, as far as none has an expression already.
    fn create_chain(&mut self, binary: Binary) -> Expr {
        let sum = binary.opcode == Opcode::Add;
        let (mut operands, mut at) = (self.list(&[]), binary);
        loop {
            if at.of != binary.of
                && let Some(known) = self.values.get(at.of)
            {
                operands.push(known);
                break;
            }
            let right = self.value(at.right);
            let flags = self.ub_flags(&at);
            if flags != NoWrap::NONE {
                let left = self.value(at.left);
                operands.push(match at.opcode {
                    Opcode::Sub => self.sub_with(left, right, flags),
                    Opcode::Add => self.add_at(left, right, flags, 0),
                    _ => self.mul_at(left, right, flags, 0),
                });
                break;
            }
            operands.push(if at.opcode == Opcode::Sub { self.negate(right) } else { right });
            match self.binary(at.left) {
                Some(next) if next.opcode == binary.opcode || (sum && next.opcode == Opcode::Sub) => {
                    at = next;
                }
                _ => {
                    operands.push(self.value(at.left));
                    break;
                }
            }
        }
        if sum { self.sum(operands, NoWrap::NONE, 0) } else { self.product(operands, NoWrap::NONE, 0) }
    }

    /// Masks keep a run of bits: a truncation that is extended and scaled.
    fn create_and(&mut self, binary: Binary, width: u32) -> Option<Expr> {
        if let Some(mask) = self.int_value(binary.right) {
            if mask.is_zero() {
                return Some(self.constant(mask));
            }
            if mask.is_all_ones() {
                return Some(self.value(binary.left));
            }
            let (leading, trailing) = (mask.leading_zeros(), mask.trailing_zeros());
            let known = super::unknown::known_bits(self, binary.left, width);
            let kept = width - leading - trailing;
            let effective = ApInt::all_ones(width).lshr(width - kept).shl(trailing);
            let holes = mask.not().and(&known.zero.not()).and(&effective);
            if (leading != 0 || trailing != 0) && holes.is_zero() {
                let scale = ApInt::one(width).shl(trailing);
                let left = self.value(binary.left);
                let mut shifted = None;
                if self.kind(left) == ExprKind::Mul
                    && let Some(factor) = self.store.constant(self.store.operands(left)[0]).cloned()
                {
                    let common = factor.trailing_zeros().min(trailing);
                    let mut factors = self.store.operands(left).to_vec();
                    factors[0] = self.constant(factor.lshr(common));
                    let flags = self.flags(left);
                    let product = self.product(factors, flags, 0);
                    let by = self.constant(ApInt::one(width).shl(trailing - common));
                    shifted = Some(self.udiv(product, by));
                }
                let scale = self.constant(scale);
                let shifted = match shifted {
                    Some(shifted) => shifted,
                    None => self.udiv(left, scale),
                };
                let low = self.truncate(shifted, kept);
                let low = self.zext(low, width);
                return Some(self.mul(low, scale));
            }
        }
        (width == 1).then(|| {
            let (left, right) = (self.value(binary.left), self.value(binary.right));
            self.min_max(ExprKind::UMin, left, right)
        })
    }

    fn create_xor(&mut self, binary: Binary) -> Option<Expr> {
        let mask = self.int_value(binary.right)?;
        if mask.is_all_ones() {
            let left = self.value(binary.left);
            return Some(self.complement(left));
        }
        // (x & mask) ^ mask, where the mask is what an extension keeps, or its highest bit.
        let inner = self.binary(binary.left)?;
        if inner.opcode != Opcode::And || self.int_value(inner.right)? != mask {
            return None;
        }
        let left = self.value(binary.left);
        if self.kind(left) != ExprKind::ZeroExtend {
            return None;
        }
        let source = self.store.operands(left)[0];
        let narrow = self.width(source);
        if mask.active_bits() == narrow && mask.trailing_ones() == narrow {
            let complement = self.complement(source);
            return Some(self.zext(complement, mask.width()));
        }
        let low = mask.trunc(narrow);
        if low.zext(mask.width()) == mask && low.is_signed_min() {
            let low = self.constant(low);
            let sum = self.add(source, low);
            return Some(self.zext(sum, mask.width()));
        }
        None
    }

    /// A shift to the right of a shift to the left extends the sign of a truncation.
    fn create_ashr(&mut self, binary: Binary, width: u32, amount: u32) -> Option<Expr> {
        if amount == 0 {
            return Some(self.value(binary.left));
        }
        let outer = self.operator(binary.left)?;
        let (shift, addend) = match outer.opcode {
            Opcode::Shl => (outer, None),
            Opcode::Add => {
                let addend = self.int_value(outer.operands[1])?;
                let shift = self.operator(outer.operands[0]).filter(|inner| inner.opcode == Opcode::Shl)?;
                (shift, Some(addend))
            }
            _ => return None,
        };
        let left_amount = self.int_value(shift.operands[1])?.to_u64().filter(|by| *by < u64::from(width))? as u32;
        let narrow = width - amount;
        let source = self.value(shift.operands[0]);
        let low = self.truncate(source, narrow);
        let mut composite = if left_amount > amount {
            let factor = self.constant(ApInt::one(narrow).shl(left_amount - amount));
            self.mul(low, factor)
        } else if left_amount == amount {
            low
        } else {
            return None;
        };
        if let Some(addend) = addend {
            if addend.trailing_zeros() < amount {
                return None;
            }
            let addend = self.constant(addend.ashr(amount).trunc(narrow));
            composite = self.add(composite, addend);
        }
        Some(self.sext(composite, width))
    }

    fn create_sext(&mut self, of: Value, width: u32) -> Expr {
        if let Some(binary) = self.binary(of)
            && binary.opcode == Opcode::Sub
            && binary.flags.has(NoWrap::NSW)
        {
            let (left, right) = (self.value(binary.left), self.value(binary.right));
            let (left, right) = (self.sext(left, width), self.sext(right, width));
            return self.sub_with(left, right, NoWrap::NSW);
        }
        let of = self.value(of);
        self.sext(of, width)
    }

    fn create_call(&mut self, inst: Inst, width: u32) -> Option<Expr> {
        if let Some(argument) = returned_argument(self.subject, inst) {
            return self.is_analyzable(argument).then(|| self.value(argument));
        }
        let name = self.subject.called_name(inst)?;
        if !name.starts_with(b"llvm.") {
            return None;
        }
        let arguments = self.body.call_args(inst).to_vec();
        for (prefix, kind) in EXTREMES {
            if name.starts_with(prefix) {
                let (left, right) = (self.value(arguments[0]), self.value(arguments[1]));
                return Some(self.min_max(*kind, left, right));
            }
        }
        let is = |prefix: &[u8]| name.starts_with(prefix);
        if is(b"llvm.abs.") {
            let of = self.value(arguments[0]);
            let poison = self.int_value(arguments[1]).is_some_and(|flag| flag.is_one());
            let negative = self.negate_with(of, if poison { NoWrap::NSW } else { NoWrap::NONE });
            return Some(self.min_max(ExprKind::SMax, of, negative));
        }
        if is(b"llvm.usub.sat.") {
            let (left, right) = (self.value(arguments[0]), self.value(arguments[1]));
            let least = self.min_max(ExprKind::UMin, left, right);
            return Some(self.sub_with(left, least, NoWrap::NUW));
        }
        if is(b"llvm.uadd.sat.") {
            let (left, right) = (self.value(arguments[0]), self.value(arguments[1]));
            let room = self.complement(right);
            let least = self.min_max(ExprKind::UMin, left, room);
            return Some(self.add_at(least, right, NoWrap::NUW, 0));
        }
        if is(b"llvm.start.loop.iterations.") || is(b"llvm.annotation.") || is(b"llvm.ptr.annotation.") {
            return Some(self.value(arguments[0]));
        }
        if is(b"llvm.vscale.") {
            return Some(self.intern(ExprKind::VScale, ExprType::Int(width), 0, &[]));
        }
        None
    }
}
