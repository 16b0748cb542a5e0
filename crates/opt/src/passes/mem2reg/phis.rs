//! The phis of the slots: created with their names, then filled with what enters them, and removed where one value
//! does. Until they are filled, their incoming values are in flat arrays.

use draig_analysis::{Analyses, ControlFlow, DominatorTree, Subject, Values};
use draig_ir::{
    Block, Body, ConstKind, FastMath, Global, Inst, Metadata, MetadataPool, Module, Opcode, Type, Value, ValueKind,
};
use draig_tables::AttrKind;

use super::resolved;
use crate::passes::locations::merged;

/// A phi of a slot.
#[derive(Clone, Debug)]
pub(super) struct Phi {
    pub inst: Inst,
    pub block: Block,
    pub slot: usize,
    ty: Type,
    flags: u8,
    location: Option<Metadata>,
    /// Its part of the arrays, and how much of that is filled.
    start: usize,
    len: usize,
    edges: usize,
}

/// All phis of a round.
#[derive(Debug, Default)]
pub(super) struct Phis {
    pub list: Vec<Phi>,
    values: Vec<Option<Value>>,
    blocks: Vec<Option<Block>>,
    /// Phis that one value enters besides undef or poison, and that are superfluous if it is neither.
    doubtful: Vec<usize>,
}

/// The values that enter a phi besides itself.
enum Entering {
    /// Different values.
    Several,
    /// Nothing but undef or poison.
    Nothing { undef: bool },
    /// One value, and whether undef or poison enter as well.
    One { value: Value, undef: bool, poison: bool },
}

/// Whether an argument is certainly neither undef nor poison.
pub(super) fn is_defined_parameter(module: &Module, function: Global, number: u32) -> bool {
    let attributes = &module.tables.attributes;
    let list = module.global(function).as_function().map(|function| function.attributes);
    list.is_some_and(|list| {
        let set = attributes.param(list, number as usize);
        let kinds = [AttrKind::NoUndef, AttrKind::Dereferenceable, AttrKind::DereferenceableOrNull];
        kinds.iter().any(|&kind| attributes.has(set, kind))
    })
}

/// Whether a constant is certainly neither undef nor poison.
pub(super) fn is_defined_constant(module: &Module, value: Value) -> bool {
    let Some(constant) = value.as_const() else { return false };
    match module.tables.constants.kind(constant) {
        ConstKind::Undef | ConstKind::Poison => false,
        ConstKind::Aggregate(elements) => elements.iter().all(|&element| {
            let is_global = matches!(element.kind(), ValueKind::Global(_));
            let is_plain = element.as_const().is_some_and(|constant| {
                !matches!(module.tables.constants.kind(constant), ConstKind::Aggregate(_) | ConstKind::Expr(_))
            });
            is_global || is_plain && is_defined_constant(module, element)
        }),
        // As LLVM, only conversions of addresses are known not to create poison.
        ConstKind::Expr(expression) => {
            matches!(expression.opcode, Opcode::PtrToInt | Opcode::IntToPtr | Opcode::BitCast | Opcode::AddrSpaceCast)
        }
        _ => true,
    }
}

impl Phis {
    /// Creates a phi at the start of a block, with the name that LLVM gives it.
    #[expect(clippy::too_many_arguments, reason = "a phi has this many parts")]
    pub(super) fn add(
        &mut self,
        module: &Module,
        function: Global,
        body: &mut Body,
        block: Block,
        slot: usize,
        ty: Type,
        name: &[u8],
        version: usize,
        edges: usize,
    ) {
        let flags = if has_no_signed_zeros(module, function) && module.tables.types.accepts_fast_math(ty) {
            FastMath::NSZ.0
        } else {
            0
        };
        let build = body.build_phi(ty, flags, std::iter::empty());
        let inst = body.prepend_inst(block, build, &[]);
        let mut full = name.to_vec();
        full.extend_from_slice(format!(".{version}").as_bytes());
        body.names_mut().set(inst, &full);
        let start = self.values.len();
        self.values.resize(start + edges, None);
        self.blocks.resize(start + edges, None);
        self.list.push(Phi { inst, block, slot, ty, flags, location: None, start, len: 0, edges });
    }

    /// Adds what enters a phi from a block.
    pub(super) fn enter(
        &mut self,
        metadata: &mut MetadataPool,
        phi: usize,
        from: Block,
        edges: u32,
        value: Value,
        location: Option<Metadata>,
    ) {
        let phi = &mut self.list[phi];
        phi.location = if phi.len == 0 { location } else { merged(metadata, phi.location, location) };
        for at in phi.start + phi.len..phi.start + (phi.len + edges as usize).min(phi.edges) {
            self.values[at] = Some(value);
            self.blocks[at] = Some(from);
            phi.len += 1;
        }
    }

    /// Adds poison for unreachable predecessors, in the order in which they were created.
    pub(super) fn complete(&mut self, module: &mut Module, graph: &ControlFlow, tree: &DominatorTree) {
        for phi in self.list.iter_mut().filter(|phi| phi.len < phi.edges) {
            let mut missing: Vec<Block> =
                graph.predecessors(phi.block).iter().copied().filter(|&before| !tree.is_reachable(before)).collect();
            missing.sort_unstable();
            let poison = Value::from(module.tables.const_poison(phi.ty));
            for before in missing.into_iter().take(phi.edges - phi.len) {
                self.values[phi.start + phi.len] = Some(poison);
                self.blocks[phi.start + phi.len] = Some(before);
                phi.len += 1;
            }
        }
    }

    fn values_of(&self, phi: &Phi) -> impl Iterator<Item = Value> + '_ {
        self.values[phi.start..phi.start + phi.len].iter().flatten().copied()
    }

    fn entering(&self, module: &Module, phi: &Phi, forward: &[Option<Value>]) -> Entering {
        let (mut one, mut has_undef, mut has_poison) = (None, false, false);
        for value in self.values_of(phi) {
            let value = resolved(forward, value);
            if value == phi.inst.into() {
                continue;
            }
            match value.as_const().map(|constant| module.tables.constants.kind(constant)) {
                Some(ConstKind::Undef) => has_undef = true,
                Some(ConstKind::Poison) => has_poison = true,
                _ if one.is_some_and(|other| other != value) => return Entering::Several,
                _ => one = Some(value),
            }
        }
        match one {
            None => Entering::Nothing { undef: has_undef },
            Some(value) => Entering::One { value, undef: has_undef, poison: has_poison },
        }
    }

    /// Replaces phis that one value enters, until none is left.
    pub(super) fn simplify(
        &mut self,
        module: &mut Module,
        body: &Body,
        graph: &ControlFlow,
        tree: &DominatorTree,
        function: Global,
        forward: &mut [Option<Value>],
    ) {
        let users = self.users(body.inst_count());
        let mut waiting: Vec<usize> = (0..self.list.len()).rev().collect();
        let mut is_waiting = vec![true; self.list.len()];
        let mut doubtful = vec![false; self.list.len()];
        while let Some(at) = waiting.pop() {
            is_waiting[at] = false;
            let phi = &self.list[at];
            if forward[phi.inst.index()].is_some() {
                continue;
            }
            doubtful[at] = false;
            let value = match self.entering(module, phi, forward) {
                Entering::Several => continue,
                Entering::Nothing { undef: true } => module.tables.const_undef(phi.ty).into(),
                Entering::Nothing { undef: false } => module.tables.const_poison(phi.ty).into(),
                Entering::One { value, undef: false, poison: false } => value,
                Entering::One { value, undef, .. } => {
                    if !is_available(body, graph, tree, value, phi) {
                        continue;
                    }
                    let is_defined = match value.kind() {
                        ValueKind::Inst(_) => false,
                        ValueKind::Global(_) => true,
                        ValueKind::Arg(number) => is_defined_parameter(module, function, number),
                        _ => is_defined_constant(module, value),
                    };
                    if undef && !is_defined {
                        doubtful[at] = true;
                        continue;
                    }
                    value
                }
            };
            forward[phi.inst.index()] = Some(value);
            for &user in users.of(at) {
                let user = user as usize;
                if forward[self.list[user].inst.index()].is_none() && !std::mem::replace(&mut is_waiting[user], true) {
                    waiting.push(user);
                }
            }
        }
        self.doubtful = (0..self.list.len()).filter(|&at| doubtful[at]).collect();
    }

    /// Returns the phis that each phi enters.
    fn users(&self, inst_count: usize) -> Users {
        let mut numbers = vec![u32::MAX; inst_count];
        for (phi, number) in self.list.iter().zip(0u32..) {
            numbers[phi.inst.index()] = number;
        }
        let number = |value: Value| value.as_inst().map(|inst| numbers[inst.index()]).filter(|&at| at != u32::MAX);
        let mut starts = vec![0u32; self.list.len() + 2];
        for at in self.values.iter().flatten().filter_map(|&value| number(value)) {
            starts[at as usize + 2] += 1;
        }
        for at in 2..starts.len() {
            starts[at] += starts[at - 1];
        }
        let mut list = vec![0; starts.last().map_or(0, |&end| end as usize)];
        for (phi, user) in self.list.iter().zip(0u32..) {
            for at in self.values_of(phi).filter_map(number) {
                let place = &mut starts[at as usize + 1];
                list[*place as usize] = user;
                *place += 1;
            }
        }
        starts.pop();
        Users { starts, list }
    }

    /// Gives the phis that are left their incoming values, and removes the others.
    pub(super) fn fill(&self, body: &mut Body, forward: &[Option<Value>]) {
        let mut values = Vec::new();
        for phi in &self.list {
            if forward[phi.inst.index()].is_some() {
                continue;
            }
            values.clear();
            values.extend(self.values_of(phi).map(|value| resolved(forward, value)));
            let blocks: Vec<Block> = self.blocks[phi.start..phi.start + phi.len].iter().flatten().copied().collect();
            let build = body.build_phi(phi.ty, phi.flags, blocks.into_iter());
            body.replace_inst(phi.inst, build, &values);
            if phi.location.is_some() {
                body.set_debug_loc(phi.inst, phi.location);
            }
        }
    }

    /// Replaces phis that one value and undef enter, if facts about the function say that the value is not poison.
    /// Returns whether there are any.
    pub(super) fn simplify_defined(
        &mut self,
        module: &mut Module,
        function: Global,
        body: &Body,
        graph: &ControlFlow,
        tree: &DominatorTree,
        forward: &mut [Option<Value>],
    ) -> bool {
        let mut any = false;
        loop {
            let mut found = Vec::new();
            if !self.doubtful.is_empty() {
                let analyses = Analyses::new(Subject::with_body(module, function, body));
                let values = Values::new(&analyses);
                for &at in &self.doubtful {
                    let phi = &self.list[at];
                    if let Entering::One { value, .. } = self.entering(module, phi, forward)
                        && values.is_not_poison(value, Some(phi.inst))
                    {
                        found.push((phi.inst, value));
                    }
                }
            }
            if found.is_empty() {
                return any;
            }
            any = true;
            for (phi, value) in found {
                // Two of them may be about each other.
                let value = resolved(forward, value);
                if value != phi.into() {
                    forward[phi.index()] = Some(value);
                }
            }
            self.simplify(module, body, graph, tree, function, forward);
        }
    }

    /// Removes the phis that were replaced.
    pub(super) fn remove_replaced(&self, body: &mut Body, forward: &[Option<Value>]) {
        for phi in self.list.iter().filter(|phi| forward[phi.inst.index()].is_some()) {
            body.remove_inst(phi.inst);
        }
    }
}

/// The phis that each phi enters, in flat arrays.
struct Users {
    starts: Vec<u32>,
    list: Vec<u32>,
}

impl Users {
    fn of(&self, phi: usize) -> &[u32] {
        &self.list[self.starts[phi] as usize..self.starts[phi + 1] as usize]
    }
}

/// Whether a value is available at a phi.
fn is_available(body: &Body, graph: &ControlFlow, tree: &DominatorTree, value: Value, phi: &Phi) -> bool {
    let Some(inst) = value.as_inst() else { return true };
    let Some(block) = body.block_of(inst) else { return false };
    if !tree.is_reachable(phi.block) {
        return true;
    }
    if body.opcode(inst) == Opcode::Invoke {
        let normal = body.call_dests(inst).first().copied().and_then(Value::as_block);
        return normal.is_some_and(|normal| tree.dominates_edge(graph, block, normal, phi.block));
    }
    block != phi.block && tree.is_reachable(block) && tree.dominates_block(block, phi.block)
}

fn has_no_signed_zeros(module: &Module, function: Global) -> bool {
    let Some(data) = module.global(function).as_function() else { return false };
    let attributes = &module.tables.attributes;
    let set = attributes.list(data.attributes).function;
    let strings = &module.tables.strings;
    let value = strings.find(b"no-signed-zeros-fp-math").and_then(|key| attributes.string(set, key));
    value.is_some_and(|value| strings.get(value) == b"true")
}
