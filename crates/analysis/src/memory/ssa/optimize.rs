//! Optimization of uses: one walk over the dominator tree with the stack of versions that reach each block, and what
//! is known about each location at the top of it.

use draig_ir::{Block, Inst, Opcode, Value};
use rustc_hash::{FxBuildHasher, FxHashMap};

use super::walker::{Query, Scratch, Walker};
use super::{Access, AccessData, AccessKind, Context, MemorySsa};
use crate::memory::MemoryLocation;
use crate::memory::limits::MEMORY_SSA_STEPS;

/// Memory that a use reads; equal keys read the same.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Key {
    Location(MemoryLocation),
    Call(Value, Box<[Value]>),
}

/// Knowledge about the accesses of one location.
struct Known {
    /// Number of the location.
    number: u32,
    /// Versions above this index of the stack were not looked at yet.
    lower: usize,
    lower_block: Option<Block>,
    last_kill: Option<usize>,
    pops: u64,
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
        let mut known: FxHashMap<Key, Known> = FxHashMap::with_capacity_and_hasher(uses, FxBuildHasher);
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
                        let result = self.optimized(context, &state, &mut known, &mut scratch, access, inst);
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
        known: &mut FxHashMap<Key, Known>,
        scratch: &mut Scratch,
        access: Access,
        inst: Inst,
    ) -> Access {
        let Some(mut query) = Query::new(context, access, inst) else { return self.defining(access) };
        if query.reads_constant_memory(context) {
            return Access::LIVE_ON_ENTRY;
        }
        let body = context.aliases.facts.body();
        let key = match query.location {
            Some(location) => Key::Location(location),
            None => {
                let callee = body.callee(inst).unwrap_or(Value::from(inst));
                Key::Call(callee, body.call_args(inst).into())
            }
        };
        let next = known.len() as u32;
        let fresh = |number| Known { number, lower: 0, lower_block: None, last_kill: None, pops: 0 };
        let info = known.entry(key).or_insert_with(|| fresh(next));
        // The dependences of a call follow from more than what decides here whether two are the same.
        query.number = query.location.map(|_| info.number);
        if info.pops != pops {
            info.pops = pops;
            if info.lower_block.is_some_and(|lower| lower != block && !context.tree.dominates_block(lower, block)) {
                *info = Known { pops, lower_block: self.block(versions[0]), ..fresh(info.number) };
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
