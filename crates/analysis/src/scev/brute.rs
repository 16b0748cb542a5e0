//! Evaluation of loops with constant starts, iteration by iteration.

use rustc_hash::FxHashMap;

use draig_ir::{Inst, Opcode, Value};
use draig_num::ApInt;

use super::count::ExitCount;
use super::{Loop, ScalarEvolution};
use crate::scev::expr::ExprType;

/// Number of iterations that are evaluated.
const MAX_ITERATIONS: u64 = 100;
/// Depth of operands that are evaluated in one iteration.
const MAX_EVALUATION_DEPTH: u32 = 32;

type Values = FxHashMap<Value, ApInt>;

impl ScalarEvolution<'_> {
    /// The result of an instruction on numbers.
    pub(super) fn evaluate_one(&self, inst: Inst, lookup: &dyn Fn(Value) -> Option<ApInt>) -> Option<ApInt> {
        let operands = self.body.operands(inst);
        let get = |number: usize| self.int_value(operands[number]).or_else(|| lookup(operands[number]));
        let opcode = self.body.opcode(inst);
        if opcode == Opcode::ICmp {
            let predicate = crate::evaluate::predicate(self.body.int_predicate(inst)?);
            return Some(ApInt::from_bool(predicate.holds(&get(0)?, &get(1)?)));
        }
        let Some(ExprType::Int(width)) = self.type_of_value(Value::inst(inst)) else { return None };
        if opcode == Opcode::Call {
            let name = self.subject.called_name(inst)?.strip_prefix(b"llvm.")?;
            let of = get(0)?;
            let is = |base: &[u8]| name.starts_with(base);
            let count = |count: u32| Some(ApInt::new(width, u64::from(count)));
            return match () {
                () if is(b"ctpop.") => count(of.count_ones()),
                () if is(b"ctlz.") && (!of.is_zero() || get(1)?.is_zero()) => count(of.leading_zeros()),
                () if is(b"cttz.") && (!of.is_zero() || get(1)?.is_zero()) => count(of.trailing_zeros().min(width)),
                () if is(b"bswap.") => Some(of.bswap()),
                () if is(b"bitreverse.") => Some(of.bitreverse()),
                () if is(b"umax.") => Some(of.umax(&get(1)?)),
                () if is(b"umin.") => Some(of.umin(&get(1)?)),
                () if is(b"smax.") => Some(of.smax(&get(1)?)),
                () if is(b"smin.") => Some(of.smin(&get(1)?)),
                () if is(b"abs.") && !of.is_signed_min() => Some(of.abs()),
                () => None,
            };
        }
        if opcode == Opcode::Select {
            return if get(0)?.is_one() { get(1) } else { get(2) };
        }
        if opcode.is_cast() {
            let of = get(0)?;
            return match opcode {
                Opcode::Trunc => Some(of.trunc(width)),
                Opcode::ZExt => Some(of.zext(width)),
                Opcode::SExt => Some(of.sext(width)),
                Opcode::BitCast if of.width() == width => Some(of),
                _ => None,
            };
        }
        if !opcode.is_binary() {
            return None;
        }
        let (left, right) = (get(0)?, get(1)?);
        // A result that the flags make poison is no number.
        crate::evaluate::binary(opcode, self.body.int_flags(inst), &left, &right)
    }

    /// A value from those of the header's phis. Answers are kept in `values`.
    fn evaluate(&self, of: Loop, value: Value, values: &mut Values, depth: u32) -> Option<ApInt> {
        if let Some(known) = self.int_value(value) {
            return Some(known);
        }
        if let Some(known) = values.get(&value) {
            return Some(known.clone());
        }
        let inst = value.as_inst()?;
        if depth >= MAX_EVALUATION_DEPTH || self.body.opcode(inst) == Opcode::Phi || !self.is_in_loop(of, value) {
            return None;
        }
        for &operand in self.body.operands(inst) {
            if self.int_value(operand).is_none() {
                self.evaluate(of, operand, values, depth + 1)?;
            }
        }
        let result = self.evaluate_one(inst, &|operand| values.get(&operand).cloned())?;
        values.insert(value, result.clone());
        Some(result)
    }

    /// Whether a value depends on exactly one phi of the header, through instructions of the loop.
    fn evolves_from_one_phi(&self, of: Loop, value: Value) -> bool {
        let (mut work, mut seen) = (vec![(value, 0)], rustc_hash::FxHashSet::default());
        let mut found = None;
        while let Some((value, depth)) = work.pop() {
            if self.int_value(value).is_some() || !seen.insert(value) {
                continue;
            }
            let Some(inst) = value.as_inst().filter(|_| self.is_in_loop(of, value)) else { return false };
            if self.body.opcode(inst) == Opcode::Phi {
                if self.body.block_of(inst) != Some(self.nest.header(of)) || found.is_some() {
                    return false;
                }
                found = Some(inst);
                continue;
            }
            if depth >= MAX_EVALUATION_DEPTH {
                return false;
            }
            work.extend(self.body.operands(inst).iter().map(|operand| (*operand, depth + 1)));
        }
        found.is_some()
    }

    /// The phis of the header with constant starts, and their values after an iteration.
    fn constant_phis(&self, of: Loop) -> Vec<(Inst, Value, ApInt)> {
        let phis = self.body.block_insts(self.nest.header(of));
        phis.take_while(|inst| self.body.opcode(*inst) == Opcode::Phi)
            .filter_map(|phi| {
                let (start, next) = self.header_values(of, phi)?;
                Some((phi, next, self.int_value(start)?))
            })
            .collect()
    }

    /// The values of the phis in the next iteration, without those that cannot be evaluated.
    fn advance(&self, of: Loop, phis: &[(Inst, Value, ApInt)], values: &mut Values) -> Values {
        let mut next = Values::default();
        for (phi, value, _) in phis {
            if values.contains_key(&Value::inst(*phi))
                && let Some(value) = self.evaluate(of, *value, values, 0)
            {
                next.insert(Value::inst(*phi), value);
            }
        }
        next
    }

    /// The iteration in which a condition first has the value that leaves the loop.
    pub(super) fn count_by_evaluation(&mut self, of: Loop, condition: Value, exits_if_true: bool) -> ExitCount {
        if self.nest.latch(of).is_none() || !self.evolves_from_one_phi(of, condition) {
            return self.no_count();
        }
        let phis = self.constant_phis(of);
        let mut values: Values = phis.iter().map(|(phi, _, start)| (Value::inst(*phi), start.clone())).collect();
        for iteration in 0..MAX_ITERATIONS {
            let Some(known) = self.evaluate(of, condition, &mut values, 0) else { return self.no_count() };
            if known.is_one() == exits_if_true {
                let count = self.constant(ApInt::new(32, iteration));
                return self.exactly(count);
            }
            values = self.advance(of, &phis, &mut values);
        }
        self.no_count()
    }

    /// The value of a phi of the header in an iteration.
    pub(super) fn evolve(&mut self, of: Loop, phi: Inst, iteration: &ApInt) -> Option<ApInt> {
        let count = iteration.to_u64().filter(|count| *count <= MAX_ITERATIONS)?;
        self.nest.latch(of)?;
        let phis = self.constant_phis(of);
        let mut values: Values = phis.iter().map(|(phi, _, start)| (Value::inst(*phi), start.clone())).collect();
        for _ in 0..count {
            values = self.advance(of, &phis, &mut values);
        }
        values.get(&Value::inst(phi)).cloned()
    }
}
