//! The stack slots of a function that can become values, and what is done with them: allocas of the entry block that
//! are only loaded and stored whole, besides markers of their lifetime and assumptions about them.

use draig_ir::{Block, Body, Global, Inst, Module, Opcode, Type, Value};
use draig_tables::IntrinsicId;
use draig_tables::intrinsics::ids;
use rustc_hash::FxHashMap;

/// Marks instructions that are no slot.
const NONE: u32 = u32::MAX;

/// A stack slot.
#[derive(Clone, Debug)]
pub(super) struct Slot {
    pub alloca: Inst,
    pub ty: Type,
}

/// A load or store of a slot.
#[derive(Clone, Copy, Debug)]
pub(super) struct Access {
    pub inst: Inst,
    pub block: Block,
    pub slot: u32,
    pub is_store: bool,
}

/// The slots that can become values, in the order of the entry block.
#[derive(Debug, Default)]
pub(super) struct Slots {
    pub list: Vec<Slot>,
    /// Loads and stores, in the order of the body.
    pub accesses: Vec<Access>,
    /// Start of the accesses of each slot in `by_slot`.
    starts: Vec<u32>,
    by_slot: Vec<u32>,
    /// Lifetime markers and addresses for them, which go with the slots.
    pub markers: Vec<Inst>,
    /// Operands of assumptions.
    pub assumed: Vec<(Inst, usize)>,
}

/// Looks at the uses of candidates.
struct Scan<'s> {
    module: &'s Module,
    function: Global,
    body: &'s Body,
    /// Number of each candidate by its instruction.
    numbers: Vec<u32>,
    candidates: Vec<Slot>,
    /// Candidates that something else uses.
    refused: Vec<bool>,
    accesses: Vec<Access>,
    /// Lifetime markers and the like, with their candidates.
    markers: Vec<(u32, Inst)>,
    assumed: Vec<(u32, Inst, usize)>,
    intrinsics: FxHashMap<Global, Option<IntrinsicId>>,
}

impl Slots {
    /// Finds the slots; none if the function has no candidates.
    pub(super) fn find(module: &Module, function: Global, body: &Body) -> Slots {
        let Some(entry) = body.entry() else { return Slots::default() };
        let is_alloca = |&inst: &Inst| body.opcode(inst) == Opcode::Alloca;
        let candidates: Vec<Slot> = body
            .block_insts(entry)
            .filter(is_alloca)
            .map(|alloca| Slot { alloca, ty: body.source_type(alloca) })
            .collect();
        if candidates.is_empty() {
            return Slots::default();
        }
        let mut numbers = vec![NONE; body.inst_count()];
        for (slot, number) in candidates.iter().zip(0u32..) {
            numbers[slot.alloca.index()] = number;
        }
        let mut scan = Scan {
            module,
            function,
            body,
            numbers,
            refused: vec![false; candidates.len()],
            candidates,
            accesses: Vec::new(),
            markers: Vec::new(),
            assumed: Vec::new(),
            intrinsics: FxHashMap::default(),
        };
        for block in body.blocks() {
            for inst in body.block_insts(block) {
                scan.look_at(inst, block);
            }
        }
        scan.finish()
    }

    /// Returns the accesses of a slot, in the order of the body.
    pub(super) fn accesses_of(&self, slot: usize) -> impl ExactSizeIterator<Item = &Access> + Clone + '_ {
        let range = self.starts[slot] as usize..self.starts[slot + 1] as usize;
        self.by_slot[range].iter().map(|&at| &self.accesses[at as usize])
    }
}

impl Scan<'_> {
    fn look_at(&mut self, inst: Inst, block: Block) {
        let (opcode, ty, _, operands) = self.body.parts(inst);
        for (at, &operand) in operands.iter().enumerate() {
            let Some(used) = operand.as_inst() else { continue };
            let slot = self.numbers[used.index()];
            if slot == NONE {
                continue;
            }
            let whole = self.candidates[slot as usize].ty;
            let is_whole = match opcode {
                Opcode::Load => ty == whole,
                Opcode::Store => at == 1 && self.type_of(operands[0]) == whole,
                _ => {
                    if !self.is_harmless(slot, inst, at) {
                        self.refused[slot as usize] = true;
                    }
                    continue;
                }
            };
            if is_whole && !self.body.memory_access(inst).volatile {
                self.accesses.push(Access { inst, block, slot, is_store: opcode == Opcode::Store });
            } else {
                self.refused[slot as usize] = true;
            }
        }
    }

    fn type_of(&self, value: Value) -> Type {
        match value.as_inst() {
            Some(inst) => self.body.inst_type(inst),
            None => self.module.value_type(self.function, self.body, value),
        }
    }

    /// Whether a use other than a load or store goes away with the slot.
    fn is_harmless(&mut self, slot: u32, inst: Inst, operand: usize) -> bool {
        match self.body.opcode(inst) {
            Opcode::Call => self.is_marker(slot, inst, operand, true),
            // The address itself, which is only used by markers.
            opcode @ (Opcode::BitCast | Opcode::AddrSpaceCast | Opcode::GetElementPtr) => {
                let tables = &self.module.tables;
                let zero = self.body.operands(inst)[1..].iter().all(|&index| tables.is_null(index));
                let users: Vec<_> = self.body.uses_of(inst).collect();
                let mark = |one: &draig_ir::body::uses::Use, scan: &mut Self| {
                    let is_call = scan.body.opcode(one.user) == Opcode::Call;
                    is_call && scan.is_marker(slot, one.user, one.operand as usize, opcode != Opcode::AddrSpaceCast)
                };
                let harmless = zero && users.iter().all(|one| mark(one, self));
                self.markers.push((slot, inst));
                harmless
            }
            _ => false,
        }
    }

    fn is_marker(&mut self, slot: u32, call: Inst, operand: usize, may_assume: bool) -> bool {
        let Some(callee) = self.body.callee(call).and_then(Value::as_global) else { return false };
        let module = self.module;
        let id = *self.intrinsics.entry(callee).or_insert_with(|| draig_ir::intrinsics::id_of(module, callee));
        match id {
            Some(ids::LIFETIME_START | ids::LIFETIME_END) => {
                self.markers.push((slot, call));
                true
            }
            Some(ids::ASSUME) if may_assume => {
                self.assumed.push((slot, call, operand));
                true
            }
            _ => false,
        }
    }

    /// Keeps what belongs to the slots that are not refused.
    fn finish(self) -> Slots {
        let Scan { candidates, refused, accesses, markers, assumed, .. } = self;
        let mut new = vec![NONE; candidates.len()];
        let mut slots = Slots::default();
        for (number, slot) in candidates.into_iter().enumerate() {
            if !refused[number] {
                new[number] = slots.list.len() as u32;
                slots.list.push(slot);
            }
        }
        let kept = |slot: u32| new[slot as usize] != NONE;
        slots.accesses = accesses
            .into_iter()
            .filter(|access| kept(access.slot))
            .map(|access| Access { slot: new[access.slot as usize], ..access })
            .collect();
        slots.markers = markers.into_iter().filter(|&(slot, _)| kept(slot)).map(|(_, inst)| inst).collect();
        let assumed = assumed.into_iter().filter(|&(slot, ..)| kept(slot));
        slots.assumed = assumed.map(|(_, inst, operand)| (inst, operand)).collect();
        let mut starts = vec![0u32; slots.list.len() + 2];
        for access in &slots.accesses {
            starts[access.slot as usize + 2] += 1;
        }
        for at in 2..starts.len() {
            starts[at] += starts[at - 1];
        }
        slots.by_slot = vec![0; slots.accesses.len()];
        for (access, number) in slots.accesses.iter().zip(0u32..) {
            let at = &mut starts[access.slot as usize + 1];
            slots.by_slot[*at as usize] = number;
            *at += 1;
        }
        starts.pop();
        slots.starts = starts;
        slots
    }
}
