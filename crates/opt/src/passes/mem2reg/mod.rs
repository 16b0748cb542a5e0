//! Promotion of memory to values, LLVM's `mem2reg`: allocas that are only loaded and stored whole become values, with
//! phis where they meet.
//!
//! Phis, their names and order, debug records and assumptions are those of LLVM. A slot that is stored once, or used
//! in one block only, needs no phis; the others are renamed together ([`draig_ir::ssa::Renaming`]). Loads are replaced in
//! one sweep over the operands of the body, so that no use-lists are needed.

mod accesses;
mod assumptions;
mod phis;
mod placement;
mod records;

use draig_analysis::{ControlFlow, DominatorTree};
use draig_ir::ssa::{Current, Renamed, Renaming};
use draig_ir::{Block, Body, FunctionEditor, Global, Inst, Metadata, Module, Opcode, Value, ValueKind};

use accesses::{Access, Slots};
use phis::Phis;
use placement::Placement;
use records::Records;

/// Promotes the allocas in the entry block of a function that can be values; returns their number.
pub fn promote_allocas(module: &mut Module, function: Global) -> usize {
    module.edit(function).map_or(0, |mut editor| promote_in(&mut editor))
}

/// Does the same for a function that is being edited.
pub fn promote_in(editor: &mut FunctionEditor<'_>) -> usize {
    let function = editor.function();
    let (body, module) = editor.body_and_module_mut();
    let mut count = 0;
    let mut graph = None;
    loop {
        let slots = Slots::find(module, function, body);
        if slots.list.is_empty() {
            break;
        }
        count += slots.list.len();
        // The graph stays the same.
        let (graph, tree) = graph.get_or_insert_with(|| {
            let graph = ControlFlow::new(body);
            let tree = DominatorTree::new(&graph);
            (graph, tree)
        });
        let promotion = Promotion::new(module, function, body, graph, tree, &slots);
        if !promotion.run() {
            break;
        }
    }
    count
}

/// One round: the slots that can be promoted as the function is.
struct Promotion<'p> {
    module: &'p mut Module,
    function: Global,
    body: &'p mut Body,
    graph: &'p ControlFlow,
    tree: &'p DominatorTree,
    slots: &'p Slots,
    /// The value that replaces each instruction, which is not replaced itself.
    forward: Vec<Option<Value>>,
    /// Accesses that are replaced already, by their instruction.
    is_done: Vec<bool>,
    records: Records,
    /// Loads that promise something about the value that replaces them.
    promises: Vec<(Inst, Value)>,
}

impl<'p> Promotion<'p> {
    fn new(
        module: &'p mut Module,
        function: Global,
        body: &'p mut Body,
        graph: &'p ControlFlow,
        tree: &'p DominatorTree,
        slots: &'p Slots,
    ) -> Self {
        let count = body.inst_count();
        let records = Records::new(module, function, body, slots);
        Promotion {
            module,
            function,
            body,
            graph,
            tree,
            slots,
            forward: vec![None; count],
            is_done: vec![false; count],
            records,
            promises: Vec::new(),
        }
    }

    /// Promotes all slots. Returns whether others may have become promotable.
    fn run(mut self) -> bool {
        assumptions::drop_assumed(self.module, self.body, &self.slots.assumed);
        let mut queue: Vec<usize> = (0..self.slots.list.len()).collect();
        let mut at = 0;
        // The last takes the place of one that is done, which is visible in the order of phis.
        while let Some(&slot) = queue.get(at) {
            if self.is_simple(slot) {
                queue.swap_remove(at);
            } else {
                at += 1;
            }
        }
        let phis = self.rename(&queue);
        self.finish(phis)
    }

    /// Promotes a slot that needs no phis. Returns whether it is done.
    fn is_simple(&mut self, slot: usize) -> bool {
        let slots = self.slots;
        let accesses = slots.accesses_of(slot);
        if accesses.len() == 0 {
            return true;
        }
        let mut stores = accesses.clone().filter(|access| access.is_store);
        if let (Some(store), None) = (stores.next(), stores.next())
            && self.has_one_value(slot, store)
        {
            return true;
        }
        let block = accesses.clone().next().map(|access| access.block);
        accesses.clone().all(|access| Some(access.block) == block) && self.is_in_one_block(slot)
    }

    /// Replaces loads by the value of the only store, where it certainly comes first.
    fn has_one_value(&mut self, slot: usize, store: &Access) -> bool {
        let slots = self.slots;
        let value = self.resolve(self.body.operands(store.inst)[0]);
        // Any value can be read before the store, so also this one.
        let is_everywhere = value.as_inst().is_none() && self.is_well_defined(value);
        let mut is_complete = true;
        for load in slots.accesses_of(slot).filter(|access| !access.is_store) {
            let comes_first = is_everywhere
                || if load.block == store.block {
                    self.body.comes_before(store.inst, load.inst)
                } else {
                    self.tree.dominates_block(store.block, load.block)
                };
            match comes_first {
                true => self.replace_load(load.inst, value),
                false => is_complete = false,
            }
        }
        if is_complete {
            self.records.at_store(self.module, self.body, slot, store.inst, value);
            self.is_done[store.inst.index()] = true;
        }
        is_complete
    }

    /// Replaces loads by what was stored before them in their block.
    fn is_in_one_block(&mut self, slot: usize) -> bool {
        let slots = self.slots;
        let starts_with_load = slots.accesses_of(slot).next().is_some_and(|access| !access.is_store);
        if starts_with_load && slots.accesses_of(slot).any(|access| access.is_store) {
            // In a loop, the load may see a store after it.
            return false;
        }
        let mut value = self.undefined(slot);
        for access in slots.accesses_of(slot) {
            if access.is_store {
                value = self.resolve(self.body.operands(access.inst)[0]);
                self.records.at_store(self.module, self.body, slot, access.inst, value);
                self.is_done[access.inst.index()] = true;
            } else if !self.is_done[access.inst.index()] {
                self.replace_load(access.inst, value);
            }
        }
        true
    }

    fn undefined(&mut self, slot: usize) -> Value {
        self.module.tables.const_undef(self.slots.list[slot].ty).into()
    }

    /// Whether a value that is no instruction is certainly neither undef nor poison.
    fn is_well_defined(&self, value: Value) -> bool {
        match value.kind() {
            ValueKind::Global(_) => true,
            ValueKind::Arg(number) => phis::is_defined_parameter(self.module, self.function, number),
            _ => phis::is_defined_constant(self.module, value),
        }
    }

    /// Returns the value that a value is replaced by.
    fn resolve(&self, value: Value) -> Value {
        let replaced = value.as_inst().and_then(|inst| self.forward.get(inst.index()).copied().flatten());
        replaced.unwrap_or(value)
    }

    fn replace_load(&mut self, load: Inst, value: Value) {
        self.promises.push((load, value));
        // A load can only be replaced by itself in unreachable code.
        let value = match value == load.into() {
            true => self.module.tables.const_poison(self.body.inst_type(load)).into(),
            false => value,
        };
        self.forward[load.index()] = Some(value);
        self.is_done[load.index()] = true;
    }

    /// Places phis for the slots of the queue and finds the values of their loads.
    fn rename(&mut self, queue: &[usize]) -> Phis {
        let mut phis = Phis::default();
        let Some(entry) = self.body.entry().filter(|_| !queue.is_empty()) else { return phis };
        let mut placement = Placement::new(self.graph, self.tree);
        let mut positions = vec![u32::MAX; self.slots.list.len()];
        for (&slot, position) in queue.iter().zip(0u32..) {
            positions[slot] = position;
            let open = self.slots.accesses_of(slot).filter(|access| !self.is_done[access.inst.index()]);
            let blocks = placement.blocks(open);
            let ty = self.slots.list[slot].ty;
            let name = self.body.names().get(self.slots.list[slot].alloca).unwrap_or_default().to_vec();
            for (version, block) in blocks.into_iter().enumerate() {
                let edges = self.graph.predecessors(block).len();
                phis.add(self.module, self.function, self.body, block, slot, ty, &name, version, edges);
            }
        }
        self.forward.resize(self.body.inst_count(), None);
        self.is_done.resize(self.body.inst_count(), false);
        let first: Vec<Reaching> =
            queue.iter().map(|&slot| Reaching { value: self.undefined(slot), location: None }).collect();
        let renaming = Renaming::new(
            self.graph.block_count(),
            phis.list.iter().map(|phi| (phi.block, positions[phi.slot] as usize)),
        );
        let mut ranges = vec![0..0; self.graph.block_count()];
        for (at, access) in self.slots.accesses.iter().enumerate() {
            let range = &mut ranges[access.block.index()];
            *range = if range.start == range.end { at..at + 1 } else { range.start..at + 1 };
        }
        let mut walk = Walk { promotion: self, phis: &mut phis, positions, ranges };
        renaming.walk(entry, first, &mut walk);
        phis.complete(self.module, self.graph, self.tree);
        phis
    }

    /// Puts everything in its place: phis, values instead of loads, and nothing instead of the slots.
    fn finish(mut self, mut phis: Phis) -> bool {
        phis.simplify(self.module, self.body, self.graph, self.tree, self.function, &mut self.forward);
        phis.fill(self.body, &self.forward);
        for slot in &self.slots.list {
            let poison = self.module.tables.const_poison(self.body.inst_type(slot.alloca)).into();
            self.forward[slot.alloca.index()] = Some(poison);
        }
        self.records.finish(self.body);
        sweep(self.body, &mut self.forward);
        if phis.simplify_defined(self.module, self.function, self.body, self.graph, self.tree, &mut self.forward) {
            sweep(self.body, &mut self.forward);
        }
        phis.remove_replaced(self.body, &self.forward);
        let promises = std::mem::take(&mut self.promises);
        let promises = promises.into_iter().map(|(load, value)| (load, resolved(&self.forward, value)));
        assumptions::keep_promises(self.module, self.function, self.body, promises.collect());
        let mut frees_slots = false;
        for access in &self.slots.accesses {
            if !self.is_done[access.inst.index()] {
                continue;
            }
            if access.is_store {
                let stored = self.body.operands(access.inst)[0].as_inst();
                frees_slots |= stored.is_some_and(|inst| {
                    use Opcode::{AddrSpaceCast, Alloca, BitCast, GetElementPtr};
                    matches!(self.body.opcode(inst), AddrSpaceCast | Alloca | BitCast | GetElementPtr)
                });
            }
            self.body.remove_inst(access.inst);
        }
        for &marker in self.slots.markers.iter().rev() {
            if self.body.block_of(marker).is_some() {
                self.body.remove_inst(marker);
            }
        }
        for slot in &self.slots.list {
            self.body.remove_inst(slot.alloca);
        }
        frees_slots
    }
}

/// The value of a slot, and where it was stored.
#[derive(Clone, Copy, Debug)]
struct Reaching {
    value: Value,
    location: Option<Metadata>,
}

/// The walk over the function with the slots as variables.
struct Walk<'w, 'p> {
    promotion: &'w mut Promotion<'p>,
    phis: &'w mut Phis,
    /// Number of each slot among the variables.
    positions: Vec<u32>,
    /// The accesses of each block.
    ranges: Vec<std::ops::Range<usize>>,
}

impl Renamed for Walk<'_, '_> {
    type Value = Reaching;

    fn successors(&self, block: Block) -> &[Block] {
        self.promotion.graph.successors(block)
    }

    fn enter(&mut self, phi: usize, from: Block, edges: u32, reaching: Reaching) {
        let Reaching { value, location } = reaching;
        self.phis.enter(&mut self.promotion.module.tables.metadata, phi, from, edges, value, location);
    }

    fn phi_value(&mut self, phi: usize, reaching: Reaching) -> Reaching {
        let phi = &self.phis.list[phi];
        let promotion = &mut *self.promotion;
        promotion.records.at_phi(promotion.module, promotion.body, phi.slot, phi.inst);
        // LLVM keeps the location of the store on the way that is followed first.
        Reaching { value: phi.inst.into(), ..reaching }
    }

    fn visit(&mut self, block: Block, current: &mut Current<Reaching>) {
        let promotion = &mut *self.promotion;
        let slots = promotion.slots;
        for access in &slots.accesses[self.ranges[block.index()].clone()] {
            let position = self.positions[access.slot as usize];
            if position == u32::MAX || promotion.is_done[access.inst.index()] {
                continue;
            }
            if access.is_store {
                let value = promotion.resolve(promotion.body.operands(access.inst)[0]);
                let location = promotion.body.debug_loc(access.inst);
                current.set(position as usize, Reaching { value, location });
                promotion.records.at_store(promotion.module, promotion.body, access.slot as usize, access.inst, value);
                promotion.is_done[access.inst.index()] = true;
            } else {
                promotion.replace_load(access.inst, current.get(position as usize).value);
            }
        }
    }
}

/// Returns what a value is replaced by in the end.
fn resolved(forward: &[Option<Value>], mut value: Value) -> Value {
    while let Some(next) = value.as_inst().and_then(|inst| forward.get(inst.index()).copied().flatten()) {
        value = next;
    }
    value
}

/// Replaces the operands of all instructions, and the values of debug records.
fn sweep(body: &mut Body, forward: &mut [Option<Value>]) {
    for at in 0..forward.len() {
        // Chains are short, because values are looked up when they are replaced, and become shorter here.
        if let Some(value) = forward[at] {
            forward[at] = Some(resolved(forward, value));
        }
    }
    let replacement = |value: Value| value.as_inst().and_then(|inst| forward.get(inst.index()).copied().flatten());
    let mut changes = Vec::new();
    for inst in body.insts() {
        for (number, &operand) in body.operands(inst).iter().enumerate() {
            if let Some(value) = replacement(operand) {
                changes.push((inst, number, value));
            }
        }
    }
    for (inst, number, value) in changes {
        body.set_operand(inst, number, value);
    }
    if body.record_count() != 0 || body.local_metadata_count() != 0 {
        body.map_metadata_values(|value| replacement(value).unwrap_or(value));
    }
}
