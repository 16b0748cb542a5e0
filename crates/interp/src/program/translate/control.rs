//! Translation of terminators, and of phi nodes to copies on edges.
//!
//! While blocks are being placed, a target is a block's number, or an edge's number with the highest bit set;
//! at the end [`Translator::resolve_targets`] replaces them by operations.

use draig_ir::{Block, Inst, IntPredicate, Opcode, TypeKind, Value};
use hashbrown::HashMap;

use super::Translator;
use super::facts::leading;
use crate::program::constants::block_address;
use crate::program::op::{Op, R};
use crate::program::{Switch, Watch};
use crate::stop::{Result, internal};

/// Marks a target as the number of an edge.
const EDGE: u32 = 1 << 31;
/// Maximum number of targets per case of a dense switch.
const DENSITY: u64 = 4;

impl Translator<'_, '_> {
    pub(super) fn terminator(&mut self, block: Block, inst: Inst) -> Result<()> {
        let n = self.steps;
        let operands = self.body.operands(inst).to_vec();
        let opcode = self.body.opcode(inst);
        match opcode {
            Opcode::Br => match operands[..] {
                [to] if self.is_endless(block, to) => {
                    let slow = self.slow(inst)?;
                    let index = self.slow.len() as u32;
                    self.slow.push(slow);
                    self.emit(Op::SlowTerminator { n, slow: index });
                }
                [to] => {
                    let to = self.target(block, to)?;
                    self.emit(Op::Br { n, to });
                }
                [condition, otherwise, then] => {
                    let then = self.target(block, then)?;
                    let otherwise = self.target(block, otherwise)?;
                    self.conditional(condition, then, otherwise)?;
                }
                _ => return internal(format!("a br with {} operands", operands.len())),
            },
            Opcode::Switch => return self.switch(block, inst, &operands),
            Opcode::Ret => {
                if self.has_funclets {
                    self.add_watch(0, Watch::Funclet(None, true));
                }
                let (a, count) = match operands.first() {
                    Some(&value) => {
                        let operand = self.operand(value)?;
                        (operand.slot, operand.shape.slots as u16)
                    }
                    None => (0, 0),
                };
                self.emit(Op::Ret { a, n, count });
            }
            _ => {
                let mut slow = self.slow(inst)?;
                let successors: Vec<Block> = self.body.successors(inst).collect();
                let mut targets = Vec::new();
                for to in successors {
                    targets.push((to, self.target(block, Value::block(to))?));
                }
                if opcode == Opcode::IndirectBr {
                    self.indirect_branch(slow.operands[0].slot, &targets)?;
                }
                slow.targets = targets.into();
                let index = self.slow.len() as u32;
                self.slow.push(slow);
                self.emit(Op::SlowTerminator { n, slow: index });
            }
        }
        Ok(())
    }

    /// Returns whether a block only branches to itself in a function that must make progress.
    fn is_endless(&self, block: Block, to: Value) -> bool {
        to == Value::block(block)
            && self.steps == 1
            && crate::contracts::must_progress(self.machine.module, self.global)
    }

    /// Translates a conditional branch, fused with its comparison if possible.
    fn conditional(&mut self, condition: Value, then: u32, otherwise: u32) -> Result<()> {
        let n = self.steps;
        if let Some(compare) = condition.as_inst()
            && self.fused[compare.index()]
        {
            let (a, b, predicate, width) = self.comparison(compare)?;
            let op = match (predicate, width) {
                (IntPredicate::Eq, _) => Op::BrEq { a, b, n, then, otherwise },
                (IntPredicate::Ne, _) => Op::BrNe { a, b, n, then, otherwise },
                (IntPredicate::Ult, _) => Op::BrUlt { a, b, n, then, otherwise },
                (IntPredicate::Ule, _) => Op::BrUle { a, b, n, then, otherwise },
                (IntPredicate::Slt, 32) => Op::BrSlt32 { a, b, n, then, otherwise },
                (IntPredicate::Sle, 32) => Op::BrSle32 { a, b, n, then, otherwise },
                (IntPredicate::Slt, _) => Op::BrSlt64 { a, b, n, then, otherwise },
                (IntPredicate::Sle, _) => Op::BrSle64 { a, b, n, then, otherwise },
                (other, _) => return internal(format!("no branch on icmp {}", other.spelling())),
            };
            // The operation belongs to the comparison, so its errors are reported there.
            self.emit(op);
            if let Some(origin) = self.origin.last_mut() {
                *origin = Some(compare);
            }
            return Ok(());
        }
        let c = self.slot(condition)?;
        self.emit(Op::CondBr { c, n, then, otherwise });
        Ok(())
    }

    /// Returns whether a comparison is used only by the branch right after it, so that they can be fused. A
    /// trace shows both.
    pub(super) fn fuses_with_branch(&self, compare: Inst) -> bool {
        if self.machine.shows_instructions() {
            return false;
        }
        let Some(next) = self.body.next_inst(compare) else { return false };
        let is_branch = self.body.opcode(next) == Opcode::Br && self.body.operands(next).len() == 3;
        let mut uses = self.body.uses_of(compare);
        is_branch
            && self.body.operands(next)[0] == Value::inst(compare)
            && uses.next().is_some()
            && uses.next().is_none()
    }

    /// Returns registers, predicate and width of a comparison that the hot loop supports, with the operands
    /// in the order for which an operation exists.
    pub(super) fn comparison(&mut self, compare: Inst) -> Result<(R, R, IntPredicate, u32)> {
        let [left, right] = self.operands(compare)?;
        let types = &self.machine.module.tables.types;
        let width = match *types.kind(types.scalar(self.type_of(left))) {
            TypeKind::Integer(width) => width,
            _ => 64,
        };
        let (a, b) = (self.slot(left)?, self.slot(right)?);
        Ok(match self.int_predicate(compare)? {
            IntPredicate::Ugt => (b, a, IntPredicate::Ult, width),
            IntPredicate::Uge => (b, a, IntPredicate::Ule, width),
            IntPredicate::Sgt => (b, a, IntPredicate::Slt, width),
            IntPredicate::Sge => (b, a, IntPredicate::Sle, width),
            other => (a, b, other, width),
        })
    }

    fn switch(&mut self, block: Block, inst: Inst, operands: &[Value]) -> Result<()> {
        let n = self.steps;
        let &[value, default, ref cases @ ..] = operands else {
            return internal(format!("a switch with {} operands", operands.len()));
        };
        let ty = self.type_of(value);
        if self.machine.module.tables.types.integer_width(ty).is_none_or(|width| width > 64) {
            let mut slow = self.slow(inst)?;
            let mut targets = Vec::new();
            for &operand in operands {
                if let Some(to) = operand.as_block() {
                    targets.push((to, self.target(block, operand)?));
                }
            }
            slow.targets = targets.into();
            let index = self.slow.len() as u32;
            self.slow.push(slow);
            self.emit(Op::SlowTerminator { n, slow: index });
            return Ok(());
        }
        let (a, default, pairs) = (self.slot(value)?, self.target(block, default)?, cases.chunks(2));
        let mut cases = Vec::new();
        for pair in pairs {
            let [value, to] = leading(pair)?;
            let Some(value) = self.machine.module.tables.int_value(value) else {
                return internal("a case of a switch that is no integer");
            };
            cases.push((value.low_u64(), self.target(block, to)?));
        }
        cases.sort_unstable_by_key(|&(value, _)| value);
        let span = match (cases.first(), cases.last()) {
            (Some(first), Some(last)) => last.0 - first.0,
            _ => 0,
        };
        let dense = if !cases.is_empty() && span < (cases.len() as u64).saturating_mul(DENSITY) {
            let mut dense = vec![default; span as usize + 1];
            for &(value, to) in &cases {
                dense[(value - cases[0].0) as usize] = to;
            }
            dense
        } else {
            Vec::new()
        };
        let table = self.switches.len() as u32;
        self.switches.push(Switch { cases: cases.into(), dense: dense.into(), default });
        self.emit(Op::Switch { a, n, table });
        Ok(())
    }

    /// Translates a branch to one of the labels that an instruction lists, by their addresses.
    fn indirect_branch(&mut self, a: R, targets: &[(Block, u32)]) -> Result<()> {
        let mut labels = HashMap::default();
        for &(block, to) in targets {
            labels.insert(block_address(self.machine, self.global, block)?.bits, to);
        }
        let table = self.labels.len() as u32;
        self.labels.push(labels);
        self.emit(Op::IndirectBr { a, n: self.steps, table });
        Ok(())
    }

    /// Returns the target of a branch from a block: the other block, or the edge if it has copies.
    pub(super) fn target(&mut self, from: Block, to: Value) -> Result<u32> {
        let to = self.block(to)?;
        let has_phis = self.body.first_inst(to).is_some_and(|inst| self.body.opcode(inst) == Opcode::Phi);
        if !has_phis {
            return Ok(to.as_u32());
        }
        if let Some(&edge) = self.edges.get(&(from, to)) {
            return Ok(edge | EDGE);
        }
        let edge = self.edge_list.len() as u32;
        self.edges.insert((from, to), edge);
        self.edge_list.push((from, to));
        Ok(edge | EDGE)
    }

    /// Places the copies of all edges after the blocks; `edges` then holds the beginning of each.
    pub(super) fn place_edges(&mut self) -> Result<()> {
        for (from, to) in self.edge_list.clone() {
            let start = self.ops.len() as u32;
            self.edges.insert((from, to), start);
            let mut copies = Vec::new();
            let phis: Vec<Inst> =
                self.body.block_insts(to).take_while(|&inst| self.body.opcode(inst) == Opcode::Phi).collect();
            for &phi in &phis {
                self.current = Some(phi);
                let number = self.body.phi_blocks(phi).position(|block| block == from);
                let Some(&value) = number.and_then(|number| self.body.operands(phi).get(number)) else {
                    return internal("a phi without a value for a block that it is entered from");
                };
                let operand = self.operand(value)?;
                let d = self.result(phi);
                for slot in 0..operand.shape.slots as R {
                    if d + slot != operand.slot + slot {
                        copies.push((d + slot, operand.slot + slot));
                    }
                }
            }
            self.parallel_copies(copies)?;
            self.emit(Op::Jump { to: to.as_u32() });
        }
        Ok(())
    }

    /// Emits parallel copies as sequential ones: a register that is no longer read is written first, and
    /// cycles are broken with the scratch register.
    fn parallel_copies(&mut self, mut copies: Vec<(R, R)>) -> Result<()> {
        let mut readers = hashbrown::HashMap::<R, u32, rustc_hash::FxBuildHasher>::default();
        for &(_, a) in &copies {
            *readers.entry(a).or_default() += 1;
        }
        while !copies.is_empty() {
            let before = copies.len();
            let mut rest = Vec::new();
            for (d, a) in copies {
                if readers.get(&d).is_none_or(|&count| count == 0) {
                    self.emit(Op::Move { d, a });
                    if let Some(count) = readers.get_mut(&a) {
                        *count -= 1;
                    }
                } else {
                    rest.push((d, a));
                }
            }
            if rest.len() == before {
                let (_, opened) = rest[0];
                // Remaining readers of the register read its copy now.
                let scratch = self.scratch;
                self.emit(Op::Move { d: scratch, a: opened });
                let Some(count) = readers.remove(&opened) else {
                    return internal(format!("register {opened} is copied, and nobody reads it"));
                };
                readers.insert(scratch, count);
                for (_, a) in &mut rest {
                    if *a == opened {
                        *a = scratch;
                    }
                }
            }
            copies = rest;
        }
        Ok(())
    }

    /// Replaces the numbers of blocks and edges by those of operations.
    pub(super) fn resolve_targets(&mut self) {
        let edges: Vec<u32> = self.edge_list.iter().map(|edge| self.edges[edge]).collect();
        let starts = &self.block_starts;
        let resolve = |to: &mut u32| {
            *to = match *to & EDGE {
                0 => starts[*to as usize],
                _ => edges[(*to & !EDGE) as usize],
            }
        };
        for op in &mut self.ops {
            match op {
                Op::Jump { to } | Op::Br { to, .. } => resolve(to),
                Op::CondBr { then, otherwise, .. }
                | Op::BrEq { then, otherwise, .. }
                | Op::BrNe { then, otherwise, .. }
                | Op::BrUlt { then, otherwise, .. }
                | Op::BrUle { then, otherwise, .. }
                | Op::BrSlt32 { then, otherwise, .. }
                | Op::BrSle32 { then, otherwise, .. }
                | Op::BrSlt64 { then, otherwise, .. }
                | Op::BrSle64 { then, otherwise, .. } => {
                    resolve(then);
                    resolve(otherwise);
                }
                _ => {}
            }
        }
        for switch in &mut self.switches {
            switch.cases.iter_mut().for_each(|(_, to)| resolve(to));
            switch.dense.iter_mut().for_each(resolve);
            resolve(&mut switch.default);
        }
        for labels in &mut self.labels {
            labels.values_mut().for_each(resolve);
        }
        for slow in &mut self.slow {
            slow.targets.iter_mut().for_each(|(_, to)| resolve(to));
        }
        for call in &mut self.calls {
            call.normal.iter_mut().for_each(resolve);
            call.unwind.iter_mut().for_each(resolve);
            call.labels.iter_mut().for_each(resolve);
        }
    }
}
