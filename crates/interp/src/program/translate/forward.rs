//! Assigns values to the registers of promoted variables: values loaded from a variable and read before it
//! changes, and values computed to be stored to it at once. This removes most copies of `-O0` code.

use draig_ir::{Block, Body, Inst, Module, Opcode, Value};
use draig_tables::attributes::AttrKind;

use super::promote::Promotion;
use crate::contracts;
use crate::library::Library;
use crate::program::op::R;

/// Assigns values to the registers of variables.
pub(super) fn assign_registers(
    module: &Module,
    library: &dyn Library,
    body: &Body,
    promotion: &Promotion,
    slots: &mut [R],
) {
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

/// Returns whether a call may return twice. Values that exist at its first return must still exist at the
/// second, even if variables have changed since.
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
    /// Position in its block of the last read of each instruction's result.
    last: Vec<i32>,
    /// Position of the next write to each variable, seen from the block's end: reads up to there see the
    /// current value.
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
                            // A single operation reads before it writes; of several operations, the first may
                            // write already.
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

    /// Includes the readers of readers, since one operation may stand for several instructions.
    fn find_last_reads(&mut self, block: Block, insts: &[Inst]) {
        let body = self.body;
        let operands = |inst: Inst| {
            let own = body.operands(inst).iter().filter_map(|operand| operand.as_inst());
            own.filter(|&operand| body.block_of(operand) == Some(block))
        };
        // From the end, so that the readers' own last reads are known.
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

    /// Returns the variable of an address.
    fn variable(&self, address: Value) -> Option<Inst> {
        address.as_inst().filter(|&inst| self.promotion.variable(inst).is_some())
    }

    /// Returns the value that an instruction stores, and its variable.
    fn stored(&self, inst: Inst) -> Option<(Value, Inst)> {
        match *self.body.operands(inst) {
            [value, address] if self.body.opcode(inst) == Opcode::Store => Some((value, self.variable(address)?)),
            _ => None,
        }
    }

    /// Returns whether a value is only read in this block, and not by phi nodes.
    fn is_read_within(&self, inst: Inst, block: Block) -> bool {
        self.body.uses_of(inst).all(|reader| {
            self.body.block_of(reader.user) == Some(block) && self.body.opcode(reader.user) != Opcode::Phi
        })
    }

    /// Returns whether a value that the next instruction stores can be computed in the variable's register,
    /// because it has no other reader.
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

/// Whether an instruction on scalars is translated to exactly one operation.
fn is_one_operation(opcode: Opcode) -> bool {
    use Opcode::{AShr, Add, And, FAdd, FDiv, FMul, FSub, LShr, Mul, Or, SDiv, SRem, Shl, Sub, UDiv, URem, Xor};
    let ints = matches!(opcode, Add | Sub | Mul | UDiv | SDiv | URem | SRem | Shl | LShr | AShr | And | Or | Xor);
    ints || matches!(opcode, FAdd | FSub | FMul | FDiv)
}
