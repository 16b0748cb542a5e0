//! Translation of a body to operations: assigns registers to all values, then translates block by block.
//!
//! Instructions that fit an operation of the hot loop become one; others become entries of the table of
//! instructions, which `exec::slow` executes in general form.

mod arithmetic;
mod calls;
mod control;
mod facts;
mod forward;
mod memory;
mod promote;
mod structured;

use std::rc::Rc;

use draig_ir::{Block, Body, Global, Inst, Module, Opcode, Type, Value, ValueKind};
use draig_tables::attributes::AttrKind;
use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;

use crate::contracts;
use crate::explore::Spins;
use crate::machine::Machine;
use crate::program::constants::Evaluator;
use crate::program::op::{Op, R};
use crate::program::translate::promote::Promotion;
use crate::program::{Alloca, CallSite, Callee, Function, Operand, SlowOp, Switch, Watch};
use crate::semantics::Denormals;
use crate::shape::Shape;
use crate::stop::{Result, internal, limit};
use crate::value::Slot;

/// Maximum number of registers of a frame: operations address them with 16 bits.
pub(crate) const MAX_REGISTERS: usize = 1 << 16;
/// Number of scratch registers that break cycles of phi copies; they follow the arguments in every frame.
const SCRATCH: usize = 1;

/// Functions with more instructions than this reuse registers between blocks.
const SIMPLE: usize = MAX_REGISTERS / 8;

/// Translates a function with a body.
pub(crate) fn translate(machine: &mut Machine<'_>, global: Global) -> Result<Rc<Function>> {
    let module = machine.module;
    let Some(body) = module.body(global) else { return internal("a function without a body is translated") };
    let translated = Translator::new(machine, body, global).and_then(|mut translator| {
        let blocks = translator.blocks();
        let at = translator.current;
        blocks.and_then(|()| translator.finish()).map_err(|stop| facts::placed(module, global, at, stop))
    })?;
    Ok(machine.program.add(translated))
}

struct Translator<'t, 'm> {
    machine: &'t mut Machine<'m>,
    body: &'m Body,
    global: Global,
    params: Box<[Rc<Shape>]>,
    arg_slots: Vec<R>,
    inst_slots: Vec<R>,
    scratch: R,
    first_constant: usize,
    constants: Vec<Slot>,
    constant_slots: HashMap<Value, R, FxBuildHasher>,
    evaluator: Evaluator,
    promotion: Promotion,
    denormals: Denormals,
    ops: Vec<Op>,
    origin: Vec<Option<Inst>>,
    current: Option<Inst>,
    block_starts: Vec<u32>,
    /// Number of instructions translated in the current block.
    steps: u16,
    allocas: Vec<Alloca>,
    calls: Vec<CallSite>,
    switches: Vec<Switch>,
    labels: Vec<HashMap<u64, u32, FxBuildHasher>>,
    slow: Vec<SlowOp>,
    loaded: Vec<contracts::LoadChecks>,
    watches: Vec<Watch>,
    scopes: contracts::FunctionScopes,
    /// Sets of scopes whose records this block has cleared.
    begun_scopes: Vec<u32>,
    /// Edges with phi copies, to be placed after the blocks.
    edges: HashMap<(Block, Block), u32, FxBuildHasher>,
    edge_list: Vec<(Block, Block)>,
    /// Comparisons that are fused with the branch after them.
    fused: Vec<bool>,
    /// Whether the function enters and leaves exception pads.
    has_funclets: bool,
    /// Loops that only read, if executions are explored.
    spins: Option<Spins>,
}

impl<'t, 'm> Translator<'t, 'm> {
    fn new(machine: &'t mut Machine<'m>, body: &'m Body, global: Global) -> Result<Translator<'t, 'm>> {
        let module = machine.module;
        let mut next = 0usize;
        let mut params = Vec::new();
        let mut arg_slots = Vec::new();
        for &ty in module.param_types(global) {
            let shape = machine.program.shapes.of(module, ty)?;
            arg_slots.push(register(next)?);
            next += shape.slots as usize;
            params.push(shape);
        }
        let scratch = register(next)?;
        next += SCRATCH;

        let highest = body.insts().map(|inst| inst.index() + 1).max().unwrap_or(0);
        // An observer sees the memory of variables.
        let promotion = match machine.observer {
            Some(_) => Promotion::none(),
            None => Promotion::of(module, global, body, highest),
        };
        let mut inst_slots = vec![0; highest];
        let local = if highest > SIMPLE && machine.observer.is_none() {
            local_values(body, highest, &promotion)
        } else {
            Vec::new()
        };
        for inst in body.insts().filter(|inst| !local.get(inst.index()).copied().unwrap_or(false)) {
            let ty = match promotion.variable(inst) {
                Some(ty) => ty,
                None => body.inst_type(inst),
            };
            let slots = machine.program.shapes.of(module, ty)?.slots as usize;
            inst_slots[inst.index()] = if slots == 0 { 0 } else { register(next)? };
            next += slots;
            register(next)?;
        }
        if !local.is_empty() {
            let mut most = next;
            for block in body.blocks() {
                let mut free = next;
                let insts: Vec<Inst> = body.block_insts(block).collect();
                let last = last_uses(body, block, &insts);
                let mut released: Vec<Vec<Inst>> = vec![Vec::new(); insts.len()];
                let mut unused: HashMap<usize, Vec<R>, FxBuildHasher> = HashMap::default();
                for (at, &inst) in insts.iter().enumerate() {
                    for &dead in &released[at] {
                        let slots = machine.program.shapes.of(module, body.inst_type(dead))?.slots as usize;
                        unused.entry(slots).or_default().push(inst_slots[dead.index()]);
                    }
                    if !local[inst.index()] {
                        continue;
                    }
                    let slots = machine.program.shapes.of(module, body.inst_type(inst))?.slots as usize;
                    if slots == 0 {
                        continue;
                    }
                    inst_slots[inst.index()] = match unused.get_mut(&slots).and_then(Vec::pop) {
                        Some(register) => register,
                        None => {
                            free += slots;
                            register(free)?;
                            register(free - slots)?
                        }
                    };
                    if let Some(dies) = released.get_mut(last.get(&inst).map_or(at, |&last| last.max(at)) + 1) {
                        dies.push(inst);
                    }
                }
                most = most.max(free);
            }
            next = most;
        }
        // A trace and an observer see every load.
        if !machine.shows_instructions() {
            forward::assign_registers(module, machine.library, body, &promotion, &mut inst_slots);
        }
        let params_count = module.param_types(global).len() as u32;
        let spins = machine.threads.explorer.is_some().then(|| Spins::of(module, body, params_count));
        let highest_block = body.blocks().map(|block| block.index() + 1).max().unwrap_or(0);
        Ok(Translator {
            machine,
            body,
            global,
            params: params.into(),
            arg_slots,
            inst_slots,
            scratch,
            first_constant: next,
            constants: Vec::new(),
            constant_slots: HashMap::default(),
            evaluator: Evaluator::default(),
            promotion,
            denormals: contracts::denormals(module, global)?,
            ops: Vec::new(),
            origin: Vec::new(),
            current: None,
            block_starts: vec![u32::MAX; highest_block],
            steps: 0,
            allocas: Vec::new(),
            calls: Vec::new(),
            switches: Vec::new(),
            labels: Vec::new(),
            slow: Vec::new(),
            loaded: Vec::new(),
            watches: Vec::new(),
            scopes: contracts::FunctionScopes::of(module, body),
            begun_scopes: Vec::new(),
            edges: HashMap::default(),
            edge_list: Vec::new(),
            fused: vec![false; highest],
            has_funclets: has_funclets(module, body, global),
            spins,
        })
    }

    /// Lists the constants that are addresses of `thread_local` variables.
    fn thread_locals(&self) -> Result<Box<[(R, Global)]>> {
        let known = &self.machine.program.thread_locals;
        if known.is_empty() {
            return Ok(Box::default());
        }
        let mut found = Vec::new();
        for (at, slot) in self.constants.iter().enumerate() {
            if let Some(&global) = known.get(&slot.tag.prov()).filter(|_| !slot.tag.is_tainted()) {
                found.push((register(self.first_constant + at)?, global));
            }
        }
        Ok(found.into())
    }

    fn finish(self) -> Result<Function> {
        let module = self.machine.module;
        let (function, ty) = self.function()?;
        let (result, vararg) = (self.machine.program.shapes.of(module, ty.result)?, ty.vararg);
        let slots: Vec<u32> = self.params.iter().map(|param| param.slots).collect();
        let calls = self.calls.iter().any(|call| !matches!(call.callee, Callee::Pure(_) | Callee::Engine(_)));
        let uses_memory = self.uses_memory();
        let mut entry = contracts::entry_checks(module, self.global, &slots, calls, uses_memory)?;
        let thread_locals = self.thread_locals()?;
        entry.enters |= !thread_locals.is_empty();
        let values = self.values();
        let starts = match self.machine.observer {
            Some(_) => self.body.blocks().map(|block| (self.block_starts[block.index()], block)).collect(),
            None => Vec::new(),
        };
        Ok(Function {
            global: self.global,
            ops: self.ops,
            origin: self.origin,
            first_site: self.machine.program.next_site(),
            params: self.params,
            result,
            vararg,
            first_constant: register(self.first_constant)?,
            thread_locals,
            registers: (self.first_constant + self.constants.len()) as u32,
            constants: self.constants,
            null_is_valid: contracts::function_has(module, self.global, AttrKind::NullPointerIsValid),
            denormals: self.denormals,
            calling_convention: function.calling_convention,
            entry,
            allocas: self.allocas,
            calls: self.calls,
            switches: self.switches,
            labels: self.labels,
            slow: self.slow,
            loaded: self.loaded,
            watches: self.watches,
            scope_sets: self.scopes.count(),
            starts,
            values,
        })
    }

    /// Returns whether some operation may access memory. Intrinsics that are declared not to access memory
    /// are excluded.
    fn uses_memory(&self) -> bool {
        let module = self.machine.module;
        self.ops.iter().any(|op| match *op {
            Op::CallAny { call } => {
                let call = &self.calls[call as usize];
                let callee = self.body.callee(call.inst).and_then(Value::as_global);
                !matches!(call.callee, Callee::Pure(_))
                    || !callee.is_some_and(|callee| contracts::has_no_effects(module, callee))
            }
            op => !op.leaves_memory_alone(),
        })
    }

    /// Returns the registers of all values.
    fn values(&self) -> HashMap<Value, (R, Type), FxBuildHasher> {
        let args = self.arg_slots.iter().enumerate().map(|(number, &slot)| (Value::arg(number as u32), slot));
        let insts = self.body.insts().map(|inst| (Value::inst(inst), self.inst_slots[inst.index()]));
        let constants = self.constant_slots.iter().map(|(&value, &slot)| (value, slot));
        args.chain(insts).chain(constants).map(|(value, slot)| (value, (slot, self.type_of(value)))).collect()
    }

    /// Adds an operation of the current instruction.
    fn emit(&mut self, op: Op) -> usize {
        self.ops.push(op);
        self.origin.push(self.current);
        self.ops.len() - 1
    }

    fn shape(&mut self, ty: Type) -> Result<Rc<Shape>> {
        self.machine.program.shapes.of(self.machine.module, ty)
    }

    fn type_of(&self, value: Value) -> Type {
        self.machine.module.value_type(self.global, self.body, value)
    }

    /// Returns the register of an instruction's result.
    fn result(&self, inst: Inst) -> R {
        self.inst_slots[inst.index()]
    }

    /// Returns the first register of a value.
    fn slot(&mut self, value: Value) -> Result<R> {
        match value.kind() {
            ValueKind::Inst(inst) => Ok(self.inst_slots[inst.index()]),
            ValueKind::Arg(number) => Ok(self.arg_slots[number as usize]),
            ValueKind::Const(_) | ValueKind::Global(_) => {
                if let Some(&slot) = self.constant_slots.get(&value) {
                    return Ok(slot);
                }
                let mut slots = Vec::new();
                self.evaluator.evaluate(self.machine, value, &mut slots)?;
                self.constant(Some(value), &slots)
            }
            // These are not values at run time: no operation reads the register.
            ValueKind::Block(_) | ValueKind::Metadata(_) | ValueKind::LocalMetadata(_) | ValueKind::InlineAsm(_) => {
                Ok(self.scratch)
            }
        }
    }

    /// Returns registers that hold these slots from the function's entry on.
    fn constant(&mut self, value: Option<Value>, slots: &[Slot]) -> Result<R> {
        let slot = register(self.first_constant + self.constants.len())?;
        self.constants.extend_from_slice(slots);
        register(self.first_constant + self.constants.len())?;
        if let Some(value) = value {
            self.constant_slots.insert(value, slot);
        }
        Ok(slot)
    }

    fn operand(&mut self, value: Value) -> Result<Operand> {
        let ty = self.type_of(value);
        Ok(Operand { slot: self.slot(value)?, shape: self.shape(ty)? })
    }

    /// Returns the instruction in general form.
    fn slow(&mut self, inst: Inst) -> Result<SlowOp> {
        let mut operands = Vec::new();
        for &value in self.body.operands(inst) {
            if !matches!(value.kind(), ValueKind::Block(_)) {
                operands.push(self.operand(value)?);
            }
        }
        Ok(SlowOp {
            inst,
            opcode: self.body.opcode(inst),
            d: self.result(inst),
            result: self.shape(self.body.inst_type(inst))?,
            operands: operands.into(),
            targets: Box::default(),
            gep: None,
            promises: None,
        })
    }

    fn emit_slow(&mut self, slow: SlowOp) {
        let index = self.slow.len() as u32;
        self.slow.push(slow);
        self.emit(Op::Slow { slow: index });
    }

    fn blocks(&mut self) -> Result<()> {
        let blocks: Vec<Block> = self.body.blocks().collect();
        for &block in &blocks {
            self.block_starts[block.index()] = self.ops.len() as u32;
            self.steps = 0;
            self.begun_scopes.clear();
            let insts: Vec<Inst> = self.body.block_insts(block).collect();
            self.current = insts.first().copied();
            self.leave_spins(block);
            let mut rest = &insts[..];
            while let Some((&inst, others)) = rest.split_first() {
                let run = self.allocas_at_once(rest);
                if run > 1 {
                    self.allocas(&rest[..run])?;
                    rest = &rest[run..];
                } else {
                    self.current = Some(inst);
                    self.steps = self.steps.saturating_add(1);
                    self.inst(block, inst)?;
                    rest = others;
                }
            }
        }
        self.place_edges()?;
        self.current = None;
        self.resolve_targets();
        Ok(())
    }

    /// Notes where loops that only read have ended.
    fn leave_spins(&mut self, block: Block) {
        let left = self.spins.as_ref().and_then(|spins| spins.exits.get(&block).cloned());
        left.into_iter().flatten().for_each(|of| self.add_watch(0, Watch::Leaves(of)));
    }

    /// Adds a check of a read in a loop that only reads, unless the loop keeps something in memory.
    fn spins(&mut self, inst: Inst) -> Result<()> {
        let Some(read) = self.spins.as_ref().and_then(|spins| spins.reads.get(&inst).cloned()) else { return Ok(()) };
        let mut registers: Vec<R> = Vec::new();
        for carried in read.carried {
            let ty = match (self.body.opcode(carried), self.promotion.variable(carried)) {
                (Opcode::Alloca, None) => return Ok(()),
                (_, variable) => variable.unwrap_or_else(|| self.body.inst_type(carried)),
            };
            let (first, slots) = (self.result(carried), self.shape(ty)?.slots);
            registers.extend((0..slots as R).map(|slot| first + slot));
        }
        self.add_watch(0, Watch::Spins(read.of, registers.into()));
        Ok(())
    }

    fn inst(&mut self, block: Block, inst: Inst) -> Result<()> {
        self.spins(inst)?;
        let opcode = self.body.opcode(inst);
        match opcode {
            Opcode::Phi => Ok(()),
            _ if opcode.is_call() => self.call(block, inst),
            _ if opcode.is_terminator() => self.terminator(block, inst),
            Opcode::Alloca => self.alloca(inst),
            Opcode::Load => self.load(inst),
            Opcode::Store => self.store(inst),
            Opcode::GetElementPtr => self.gep(inst),
            Opcode::ExtractValue => self.extract_value(inst),
            Opcode::InsertValue => self.insert_value(inst),
            Opcode::AtomicRmw | Opcode::CmpXchg => {
                self.watch_atomic(inst)?;
                self.arithmetic(inst)
            }
            _ => self.arithmetic(inst),
        }
    }
}

/// Returns the instructions whose results are read only in their own blocks, so that other blocks can reuse
/// their registers.
fn local_values(body: &Body, highest: usize, promotion: &Promotion) -> Vec<bool> {
    let mut local = vec![false; highest];
    for inst in body.insts() {
        let opcode = body.opcode(inst);
        let is_kept = matches!(opcode, Opcode::Phi | Opcode::Alloca) || opcode.is_terminator();
        local[inst.index()] = !is_kept && promotion.variable(inst).is_none();
    }
    for inst in body.insts() {
        let block = body.block_of(inst);
        for operand in body.operands(inst).iter().filter_map(|operand| operand.as_inst()) {
            if body.opcode(inst) == Opcode::Phi || body.block_of(operand) != block {
                local[operand.index()] = false;
            }
        }
    }
    local
}

/// Returns the position of the last read of each value in a block. Reads by its readers' readers count, too,
/// since one operation may stand for several instructions.
fn last_uses(body: &Body, block: Block, insts: &[Inst]) -> HashMap<Inst, usize, FxBuildHasher> {
    let mut direct: HashMap<Inst, usize, FxBuildHasher> = HashMap::default();
    let operands = |inst: Inst| {
        let own = body.operands(inst).iter().filter_map(|operand| operand.as_inst());
        own.filter(|&operand| body.block_of(operand) == Some(block))
    };
    for (at, &inst) in insts.iter().enumerate() {
        for operand in operands(inst) {
            direct.insert(operand, at);
        }
    }
    let mut last = direct.clone();
    for &inst in insts {
        let Some(&readers) = direct.get(&inst) else { continue };
        for operand in operands(inst) {
            last.entry(operand).and_modify(|at| *at = readers.max(*at));
        }
    }
    last
}

/// Returns whether the function enters and leaves exception pads.
fn has_funclets(module: &Module, body: &Body, global: Global) -> bool {
    let has_personality = module.global(global).as_function().is_some_and(|function| function.personality.is_some());
    let mut opcodes = body.insts().map(|inst| body.opcode(inst));
    has_personality && opcodes.any(|opcode| matches!(opcode, Opcode::CatchPad | Opcode::CleanupPad))
}

/// Returns a register's number, if it is within the limit.
fn register(number: usize) -> Result<R> {
    match R::try_from(number) {
        Ok(number) => Ok(number),
        Err(_) => limit(format!("a function has more than {MAX_REGISTERS} values")),
    }
}
