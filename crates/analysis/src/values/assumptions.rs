//! Calls of `llvm.assume` in a function, found by the values about which they say something, and the question
//! where they hold (LangRef "'llvm.assume' Intrinsic", "Assume Operand Bundles").

use draig_ir::{Inst, Opcode, Value};
use rustc_hash::FxHashMap;

use super::{Query, Values};
use crate::assume_calls::AssumeCalls;

/// Depth to which a condition is taken apart to find the values that it is about.
const MAX_CONDITION_DEPTH: u32 = 8;

/// Number of assumptions about one value that are looked at.
const MAX_ABOUT: usize = 64;

/// Number of instructions between a question and an assumption after it, in the same block.
const MAX_SCAN: u32 = 15;

/// Number of users that are followed to decide whether an instruction only serves an assumption.
const MAX_EPHEMERAL: usize = 64;

/// The assumptions of a function. Most have none.
#[derive(Debug, Default)]
pub(crate) struct Assumptions(Option<Box<Found>>);

#[derive(Debug, Default)]
struct Found {
    /// The assumptions about each value, in the order of the body.
    by_value: FxHashMap<Value, Vec<Inst>>,
    /// A bit for each instruction: whether there are assumptions about it. Empty if there are none about any.
    marks: Vec<u64>,
}

/// Sets the bit of an instruction, one of `count`.
pub(super) fn mark(marks: &mut Vec<u64>, inst: Inst, count: usize) {
    if marks.is_empty() {
        marks.resize(count / 64 + 1, 0);
    }
    marks[inst.index() / 64] |= 1 << (inst.index() % 64);
}

/// Whether the bit of an instruction is set.
#[inline]
pub(super) fn is_marked(marks: &[u64], inst: Inst) -> bool {
    marks.get(inst.index() / 64).is_some_and(|marks| marks >> (inst.index() % 64) & 1 != 0)
}

impl Assumptions {
    pub(super) fn new(values: &Values<'_>, assumes: &AssumeCalls) -> Assumptions {
        if assumes.calls().is_empty() {
            return Assumptions(None);
        }
        let mut found = Found::default();
        let body = values.body();
        for &inst in assumes.calls() {
            let mut about = Vec::new();
            if let Some(&condition) = body.call_args(inst).first() {
                values.affected_by(condition, &mut about);
            }
            for (_, operands) in body.bundles(inst) {
                about.extend(operands.first().copied().filter(|value| !value.is_constant()));
            }
            about.sort_unstable();
            about.dedup();
            for value in about {
                if let Some(inst) = value.as_inst() {
                    mark(&mut found.marks, inst, body.inst_count());
                }
                found.by_value.entry(value).or_default().push(inst);
            }
        }
        Assumptions((!found.by_value.is_empty()).then(|| Box::new(found)))
    }

    /// Whether there is none.
    #[inline]
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_none()
    }

    /// Returns a bit for each instruction, of those about which there is one; nothing if there are none.
    #[inline]
    pub(super) fn marks(&self) -> &[u64] {
        self.0.as_ref().map_or(&[], |found| &found.marks)
    }

    /// Whether there is one about an instruction.
    #[inline]
    pub(super) fn concern_inst(&self, inst: Inst) -> bool {
        is_marked(self.marks(), inst)
    }

    /// Returns the assumptions that say something about a value.
    #[inline]
    pub(super) fn about(&self, value: Value) -> &[Inst] {
        self.0.as_ref().map_or(&[], |found| found.about(value))
    }
}

impl Found {
    fn about(&self, value: Value) -> &[Inst] {
        if value.as_inst().is_some_and(|inst| !is_marked(&self.marks, inst)) {
            return &[];
        }
        let all = self.by_value.get(&value).map_or(&[][..], Vec::as_slice);
        &all[..all.len().min(MAX_ABOUT)]
    }
}

impl Values<'_> {
    /// Appends the values about which a condition says something.
    pub(super) fn affected_by(&self, condition: Value, about: &mut Vec<Value>) {
        let mut stack = vec![(condition, 0)];
        while let Some((value, depth)) = stack.pop() {
            let Some((inst, opcode)) = self.inst(value) else {
                if !value.is_constant() {
                    about.push(value);
                }
                continue;
            };
            about.push(value);
            if depth == MAX_CONDITION_DEPTH {
                continue;
            }
            let operands = self.body().operands(inst);
            match opcode {
                Opcode::And
                | Opcode::Or
                | Opcode::Xor
                | Opcode::ICmp
                | Opcode::FCmp
                | Opcode::Add
                | Opcode::Sub
                | Opcode::Shl
                | Opcode::LShr
                | Opcode::AShr => stack.extend(operands.iter().map(|&operand| (operand, depth + 1))),
                Opcode::Trunc
                | Opcode::ZExt
                | Opcode::SExt
                | Opcode::PtrToInt
                | Opcode::PtrToAddr
                | Opcode::BitCast
                | Opcode::FNeg
                | Opcode::Freeze
                | Opcode::Select => stack.extend(operands.iter().map(|&operand| (operand, depth + 1))),
                opcode if opcode.is_call() && self.intrinsic(inst).is_some() => {
                    stack.extend(self.body().call_args(inst).iter().map(|&operand| (operand, depth + 1)));
                }
                _ => {}
            }
        }
    }
}

impl Query<'_> {
    /// Whether an assumption holds where the question is asked: it is executed before, or certainly after.
    pub(super) fn assumption_holds(self, assume: Inst) -> bool {
        let Some(context) = self.context() else { return false };
        let body = self.values.body();
        let (Some(block), Some(here)) = (body.block_of(assume), body.block_of(context)) else { return false };
        if block != here {
            return self.values.dominators().dominates_block(block, here);
        }
        if body.comes_before(assume, context) {
            return true;
        }
        if assume == context {
            return false;
        }
        let mut at = context;
        for _ in 0..MAX_SCAN {
            if !self.values.transfers_execution(at) {
                return false;
            }
            match body.next_inst(at) {
                Some(next) if next == assume => return !self.only_serves(context, assume),
                Some(next) => at = next,
                None => return false,
            }
        }
        false
    }

    /// Whether an instruction only serves to compute the operands of an assumption. Such an instruction must not
    /// be simplified by the assumption, which would make that trivial.
    fn only_serves(self, inst: Inst, assume: Inst) -> bool {
        let body = self.values.body();
        // The condition itself always does, whatever else uses it.
        if body.operands(assume).contains(&Value::inst(inst)) {
            return true;
        }
        let mut seen = vec![inst];
        let mut at = 0;
        while at < seen.len() {
            let current = seen[at];
            at += 1;
            if current == assume {
                continue;
            }
            if !self.values.is_removable(current) || seen.len() > MAX_EPHEMERAL {
                return false;
            }
            let mut users = body.uses_of(current).map(|found| found.user).peekable();
            if users.peek().is_none() && current == inst {
                return false;
            }
            for user in users {
                if !seen.contains(&user) {
                    seen.push(user);
                }
            }
        }
        true
    }
}

impl Values<'_> {
    /// Whether an instruction has no effect other than its result.
    fn is_removable(&self, inst: Inst) -> bool {
        let body = self.body();
        match body.opcode(inst) {
            Opcode::Store | Opcode::Fence | Opcode::CmpXchg | Opcode::AtomicRmw | Opcode::VaArg => false,
            Opcode::Load => !body.memory_access(inst).volatile,
            Opcode::Phi | Opcode::Alloca => true,
            opcode if opcode.is_terminator() => false,
            opcode if opcode.is_call() => {
                self.intrinsic(inst).is_some() && self.transfers_execution(inst) && self.reads_at_most(inst)
            }
            _ => true,
        }
    }
}
