//! Optimization of uses: one walk over the dominator tree with the stack of versions that reach each block, and what
//! is known about each location at the top of it.

use draig_ir::{Block, Inst, Opcode, Value};
use rustc_hash::{FxBuildHasher, FxHashMap};

use super::walker::{Query, Scratch, Walker};
use super::{Access, AccessData, AccessKind, Context, MemorySsa};
use crate::memory::MemoryLocation;
use crate::memory::limits::MEMORY_SSA_STEPS;

/// Knowledge about the memory that uses read: equal locations and equal calls read the same.
struct Memory {
    locations: FxHashMap<MemoryLocation, u32>,
    calls: FxHashMap<(Value, Box<[Value]>), u32>,
    /// By the numbers above.
    known: Vec<Known>,
}

/// Knowledge about the accesses of one location.
#[derive(Default)]
struct Known {
    /// Versions above this index of the stack were not looked at yet.
    lower: usize,
    lower_block: Option<Block>,
    last_kill: Option<usize>,
    pops: u64,
}

impl Memory {
    /// Returns the number of a location.
    fn of_location(&mut self, location: MemoryLocation) -> u32 {
        *self.locations.entry(location).or_insert_with(|| add(&mut self.known))
    }

    /// Returns the number of what a call reads.
    fn of_call(&mut self, callee: Value, arguments: &[Value]) -> u32 {
        *self.calls.entry((callee, arguments.into())).or_insert_with(|| add(&mut self.known))
    }
}

/// Adds a location of which nothing is known, and returns its number.
fn add(known: &mut Vec<Known>) -> u32 {
    known.push(Known::default());
    known.len() as u32 - 1
}

/// Position of the walk over the dominator tree.
struct State<'v> {
    /// The versions that reach the place.
    versions: &'v [Access],
    /// Number of times that versions were taken from the stack.
    pops: u64,
    block: Block,
}

impl MemorySsa {
    pub(super) fn optimize_uses(&mut self, context: &Context<'_, '_>) {
        let mut scratch = Scratch::new(self.accesses.len());
        let mut versions = vec![Access::LIVE_ON_ENTRY];
        let is_use = |data: &&AccessData| matches!(data.kind, AccessKind::Use(_));
        let uses = self.accesses.iter().filter(is_use).count();
        let locations = FxHashMap::with_capacity_and_hasher(uses, FxBuildHasher);
        let mut memory = Memory { locations, calls: FxHashMap::default(), known: Vec::with_capacity(uses) };
        let mut pops = 1;
        for &block in &context.preorder {
            let phi = self.phis[block.index()];
            let (first, end) = self.of_block[block.index()];
            if phi.is_none() && first == end {
                continue;
            }
            while let Some(&top) = versions.last() {
                let of_top = self.block(top);
                if of_top.is_none_or(|of_top| context.tree.dominates_block(of_top, block)) {
                    break;
                }
                while versions.len() > 1 && versions.last().is_some_and(|&last| self.block(last) == of_top) {
                    versions.pop();
                }
                pops += 1;
            }
            versions.extend(phi);
            for access in self.accesses_in(block) {
                match self.kind(access) {
                    AccessKind::Use(inst) => {
                        let state = State { versions: &versions, pops, block };
                        let result = self.optimized(context, &state, &mut memory, &mut scratch, access, inst);
                        self.accesses[access.index()].defining = result;
                    }
                    _ => versions.push(access),
                }
            }
        }
    }

    fn optimized(
        &self,
        context: &Context<'_, '_>,
        &State { versions, pops, block }: &State<'_>,
        memory: &mut Memory,
        scratch: &mut Scratch,
        access: Access,
        inst: Inst,
    ) -> Access {
        let Some(mut query) = Query::new(context, access, inst) else { return self.defining(access) };
        if query.reads_constant_memory(context) {
            return Access::LIVE_ON_ENTRY;
        }
        let body = context.aliases.facts.body();
        let number = match query.location {
            Some(location) => memory.of_location(location),
            None => memory.of_call(body.callee(inst).unwrap_or(Value::from(inst)), body.call_args(inst)),
        };
        // The dependences of a call follow from more than what decides here whether two are the same.
        query.number = query.location.map(|_| number);
        let info = &mut memory.known[number as usize];
        if info.pops != pops {
            info.pops = pops;
            if info.lower_block.is_some_and(|lower| lower != block && !context.tree.dominates_block(lower, block)) {
                *info = Known { pops, lower_block: self.block(versions[0]), ..Known::default() };
            }
        }
        let top = versions.len() - 1;
        let last_kill = *info.last_kill.get_or_insert(top);
        let mut at = top;
        if at.saturating_sub(info.lower) > MEMORY_SSA_STEPS {
            return self.defining(access);
        }
        let mut walker = Walker::new(self, context, &query, scratch);
        let mut is_found = false;
        while at > info.lower {
            match self.kind(versions[at]) {
                AccessKind::Phi => {
                    let result = walker.clobber(self.defining(access));
                    at = versions[..=at].iter().rposition(|&version| version == result).unwrap_or(0);
                    is_found = true;
                    break;
                }
                AccessKind::Def(def) if query.is_clobbered_by(context, versions[at], def, query.location.as_ref()) => {
                    is_found = true;
                    break;
                }
                _ => at -= 1,
            }
        }
        let kill = if is_found || at < last_kill { at } else { last_kill };
        info.last_kill = Some(kill);
        info.lower = top;
        info.lower_block = Some(block);
        versions[kill.min(top)]
    }
}

/// Whether an instruction is a load.
pub(super) fn is_load(context: &Context<'_, '_>, inst: Inst) -> bool {
    context.aliases.facts.body().opcode(inst) == Opcode::Load
}
