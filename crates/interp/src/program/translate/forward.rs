//! Which values need no register of their own because that of a variable will do: what is loaded from it and read
//! before it changes, and what is computed to be stored to it at once. Most of what `-O0` moves goes so.

use draig_ir::{Block, Body, Inst, Module, Opcode, Value};
use draig_tables::attributes::AttrKind;

use super::promote::Promotion;
use crate::contracts;
use crate::library::Library;
use crate::program::op::R;

/// Gives values the registers of variables.
pub(super) fn forward(module: &Module, library: &dyn Library, body: &Body, promotion: &Promotion, slots: &mut [R]) {
    let has_variables = body.insts().any(|inst| promotion.variable(inst).is_some());
    if !has_variables || returns_twice(module, library, body) {
        return;
    }
    let mut forward = Forward { body, promotion, slots, last: Vec::new(), written: Vec::new() };
    forward.last.resize(forward.slots.len(), 0);
    forward.written.resize(forward.slots.len(), i32::MAX);
    for block in body.blocks() {
        forward.block(block);
    }
}

/// Whether a call may return twice: values that were there at its first return are there at its second, whatever
/// their variables became since.
fn returns_twice(module: &Module, library: &dyn Library, body: &Body) -> bool {
    body.insts().filter(|&inst| body.opcode(inst).is_call()).any(|call| {
        let attributes = &module.tables.attributes;
        let own = body.call(call).map(|info| attributes.list(info.attributes).function);
        let callee = body.callee(call).and_then(Value::as_global);
        own.is_some_and(|set| attributes.has(set, AttrKind::ReturnsTwice))
            || callee.is_some_and(|callee| {
                let name = module.name(callee);
                let known = std::str::from_utf8(name).ok().and_then(|name| library.find(name));
                contracts::function_has(module, callee, AttrKind::ReturnsTwice)
                    || known.is_some_and(|known| known.returns_twice)
                    || name.starts_with(b"llvm.eh.sjlj.setjmp")
            })
    })
}

struct Forward<'t> {
    body: &'t Body,
    promotion: &'t Promotion,
    slots: &'t mut [R],
    /// Where in its block each instruction's result is read last.
    last: Vec<i32>,
    /// Up to where in the block, seen from its end, what is read of each variable is what it holds now.
    written: Vec<i32>,
}

impl Forward<'_> {
    fn block(&mut self, block: Block) {
        let insts: Vec<Inst> = self.body.block_insts(block).collect();
        self.find_last_reads(block, &insts);
        for (at, &inst) in insts.iter().enumerate().rev() {
            match self.body.opcode(inst) {
                Opcode::Store => {
                    let Some((value, variable)) = self.stored(inst) else { continue };
                    let before = insts[..at].last().copied().filter(|&before| value == Value::inst(before));
                    let before = before.filter(|&before| self.may_go_to_a_variable(before));
                    self.written[variable.index()] = match before {
                        Some(before) => {
                            self.slots[before.index()] = self.slots[variable.index()];
                            // An operation reads before it writes; if they are several, the first may write already.
                            at as i32 - if is_one_operation(self.body.opcode(before)) { 1 } else { 2 }
                        }
                        None => at as i32,
                    };
                }
                Opcode::Load => {
                    let Some(variable) = self.variable(self.body.operands(inst)[0]) else { continue };
                    if self.last[inst.index()] <= self.written[variable.index()] && self.is_read_within(inst, block) {
                        self.slots[inst.index()] = self.slots[variable.index()];
                    }
                }
                _ => {}
            }
        }
        for inst in insts {
            let Some((_, variable)) = self.stored(inst) else { continue };
            self.written[variable.index()] = i32::MAX;
        }
    }

    /// Counts the readers of readers, too, since an operation may do what several instructions say.
    fn find_last_reads(&mut self, block: Block, insts: &[Inst]) {
        let body = self.body;
        let operands = |inst: Inst| {
            let own = body.operands(inst).iter().filter_map(|operand| operand.as_inst());
            own.filter(|&operand| body.block_of(operand) == Some(block))
        };
        // From the end, so that what is said of a reader is where it is read itself.
        for (at, &inst) in insts.iter().enumerate() {
            self.last[inst.index()] = at as i32;
        }
        for (at, &inst) in insts.iter().enumerate().rev() {
            let through = if is_one_operation(body.opcode(inst)) { at as i32 } else { self.last[inst.index()] };
            for operand in operands(inst) {
                let last = &mut self.last[operand.index()];
                *last = through.max(*last);
            }
        }
    }

    /// The variable that an address stands for.
    fn variable(&self, address: Value) -> Option<Inst> {
        address.as_inst().filter(|&inst| self.promotion.variable(inst).is_some())
    }

    /// What an instruction stores to which variable.
    fn stored(&self, inst: Inst) -> Option<(Value, Inst)> {
        match *self.body.operands(inst) {
            [value, address] if self.body.opcode(inst) == Opcode::Store => Some((value, self.variable(address)?)),
            _ => None,
        }
    }

    /// Whether all that reads a value is in this block, and not on the way out of it.
    fn is_read_within(&self, inst: Inst, block: Block) -> bool {
        self.body.uses_of(inst).all(|reader| {
            self.body.block_of(reader.user) == Some(block) && self.body.opcode(reader.user) != Opcode::Phi
        })
    }

    /// Whether a value that the next instruction stores can be made in the variable's register: nobody else reads it.
    fn may_go_to_a_variable(&self, inst: Inst) -> bool {
        let opcode = self.body.opcode(inst);
        let is_made_here = is_one_operation(opcode)
            || matches!(opcode, Opcode::Call | Opcode::GetElementPtr | Opcode::Select)
            || opcode == Opcode::Load && self.variable(self.body.operands(inst)[0]).is_none()
            || opcode.is_cast();
        let mut uses = self.body.uses_of(inst);
        is_made_here && uses.next().is_some() && uses.next().is_none()
    }
}

/// Whether an instruction on scalars is one operation, which nothing else is part of.
fn is_one_operation(opcode: Opcode) -> bool {
    use Opcode::{AShr, Add, And, FAdd, FDiv, FMul, FSub, LShr, Mul, Or, SDiv, SRem, Shl, Sub, UDiv, URem, Xor};
    let ints = matches!(opcode, Add | Sub | Mul | UDiv | SDiv | URem | SRem | Shl | LShr | AShr | And | Or | Xor);
    ints || matches!(opcode, FAdd | FSub | FMul | FDiv)
}
