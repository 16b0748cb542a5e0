//! The clobber walker: the nearest version that may differ in what a use reads, also beyond phis.

use draig_ir::{Block, Inst, MetadataKind, Opcode, Ordering};
use draig_tables::metadata_kinds::MD_INVARIANT_LOAD;
use rustc_hash::FxHashSet;

use super::build::MARKERS;
use super::optimize::is_load;
use super::translate::{is_loop_invariant, translate};
use super::{Access, AccessKind, Context, MemorySsa};
use crate::memory::limits::MEMORY_SSA_STEPS;
use crate::memory::{LocationSize, MemoryLocation};

/// A use whose clobber is wanted.
pub(super) struct Query {
    inst: Inst,
    /// The location that is read; `None` for a call.
    pub(super) location: Option<MemoryLocation>,
}

impl Query {
    /// Returns the query for an instruction; `None` if it is neither a call nor an access to one location.
    pub(super) fn new(context: &Context<'_, '_>, inst: Inst) -> Option<Query> {
        if context.aliases.facts.body().opcode(inst).is_call() {
            return Some(Query { inst, location: None });
        }
        Some(Query { inst, location: Some(context.aliases.location(inst)?) })
    }

    /// Whether nothing in the function can modify what is read.
    pub(super) fn reads_constant_memory(&self, context: &Context<'_, '_>) -> bool {
        let Some(location) = self.location.as_ref().filter(|_| is_load(context, self.inst)) else { return false };
        let kind = MetadataKind::from_u32(MD_INVARIANT_LOAD);
        context.aliases.facts.body().attachment(self.inst, kind).is_some()
            || !context.aliases.location_mask(location, false).is_mod()
    }

    /// Whether a definition may modify what is read at a location, which is that of the query in another block.
    pub(super) fn is_clobbered_by(
        &self,
        context: &Context<'_, '_>,
        def: Inst,
        location: Option<&MemoryLocation>,
    ) -> bool {
        let aliases = context.aliases;
        let body = aliases.facts.body();
        let opcode = body.opcode(def);
        if opcode.is_call()
            && let Some(id) = aliases.facts.called_intrinsic(def)
            && (MARKERS.contains(&id.name()) || matches!(id.name(), "llvm.invariant.start" | "llvm.invariant.end"))
        {
            return false;
        }
        let Some(location) = location else {
            if opcode.is_call() {
                return !aliases.call_on_call(def, self.inst).is_none();
            }
            return match aliases.location(def) {
                Some(defined) => !aliases.call_on_location(self.inst, &defined).is_none(),
                None => true,
            };
        };
        if opcode == Opcode::Load && is_load(context, self.inst) {
            let (used, defined) = (body.memory_access(self.inst), body.memory_access(def));
            let are_volatile = used.volatile && defined.volatile;
            let is_acquire = defined.ordering >= Ordering::Acquire && defined.ordering != Ordering::Release;
            return are_volatile || used.ordering == Ordering::SequentiallyConsistent || is_acquire;
        }
        aliases.inst_on_location(def, Some(location)).is_mod()
    }
}

/// A place to walk up from, and the location looked for there.
#[derive(Clone, Copy)]
struct Path {
    at: Access,
    location: Option<MemoryLocation>,
    /// Whether the location may be of another iteration of a loop than the definitions that are met.
    is_varying: bool,
}

/// Result of a walk along definitions.
enum Walk {
    /// A definition that may modify the location, the state at the start, or where the limit was reached.
    Clobber(Access),
    /// A phi, or the access to stop at.
    Stopped(Access),
}

/// One walk, with the number of steps left.
pub(super) struct Walker<'w, 's, 'a> {
    ssa: &'w MemorySsa,
    context: &'w Context<'s, 'a>,
    query: &'w Query,
    steps: usize,
}

impl<'w, 's, 'a> Walker<'w, 's, 'a> {
    pub(super) fn new(ssa: &'w MemorySsa, context: &'w Context<'s, 'a>, query: &'w Query) -> Self {
        Walker { ssa, context, query, steps: MEMORY_SSA_STEPS }
    }

    /// Returns the nearest version at or above `start` that may differ in what the query reads.
    pub(super) fn clobber(&mut self, start: Access) -> Access {
        let path = Path { at: start, location: self.query.location, is_varying: false };
        match self.walk(&path, None) {
            Walk::Clobber(access) => access,
            Walk::Stopped(phi) => self.beyond_phi(phi, path.location),
        }
    }

    fn walk(&mut self, path: &Path, stop: Option<Access>) -> Walk {
        let mut at = path.at;
        loop {
            if Some(at) == stop {
                return Walk::Stopped(at);
            }
            match self.ssa.kind(at) {
                AccessKind::LiveOnEntry => return Walk::Clobber(at),
                AccessKind::Def(def) => {
                    self.steps = self.steps.saturating_sub(1);
                    let location = path.location.as_ref();
                    let is_clobber = || self.query.is_clobbered_by(self.context, def, location);
                    if self.steps == 0 || self.context.aliases.across_iterations(path.is_varying, is_clobber) {
                        return Walk::Clobber(at);
                    }
                    at = self.ssa.defining(at);
                }
                AccessKind::Use(_) => at = self.ssa.defining(at),
                AccessKind::Phi => return Walk::Stopped(at),
            }
        }
    }

    /// Returns the last version of the nearest dominating block with one.
    fn dominating_version(&self, phi: Access) -> Access {
        let mut block = self.ssa.block(phi);
        while let Some(parent) = block.and_then(|block| self.context.tree.immediate_dominator(block)) {
            let accesses = &self.ssa.of_block[parent.index()];
            let is_version = |access: &&Access| !matches!(self.ssa.kind(**access), AccessKind::Use(_));
            if let Some(&last) = accesses.iter().rev().find(is_version) {
                return last;
            }
            block = Some(parent);
        }
        Access::LIVE_ON_ENTRY
    }

    /// Returns the clobber beyond a phi, if no path to it from a dominating version has one; or else the phi. Repeats
    /// that for further phis.
    fn beyond_phi(&mut self, phi: Access, location: Option<MemoryLocation>) -> Access {
        let mut current = phi;
        let mut visited = FxHashSet::default();
        let mut searches = self.paths_into(current, location);
        loop {
            let target = self.dominating_version(current);
            let mut paused = Vec::new();
            let mut terminated = Vec::new();
            while let Some(path) = searches.pop() {
                if !visited.insert((path.at, path.location, path.is_varying)) {
                    continue;
                }
                match self.walk(&path, Some(target)) {
                    Walk::Clobber(clobber) if !self.ssa.dominates(self.context, clobber, target) => return current,
                    Walk::Clobber(clobber) => terminated.push(clobber),
                    Walk::Stopped(at) if at == target => paused.push(Path { at, ..path }),
                    Walk::Stopped(next) => searches.extend(self.paths_into(next, path.location)),
                }
            }
            if paused.is_empty() {
                return self.nearest(&terminated).unwrap_or(current);
            }
            let mut clobbers = Vec::new();
            let mut end = None;
            for path in &paused {
                match self.walk(path, None) {
                    Walk::Clobber(clobber) => clobbers.push(clobber),
                    Walk::Stopped(phi) => end = Some(phi),
                }
            }
            if let Some(end) = end {
                clobbers.extend(terminated.into_iter().filter(|&clobber| self.block_dominates(end, clobber)));
            }
            if let Some(nearest) = self.nearest(&clobbers) {
                return nearest;
            }
            let Some(end) = end else { return current };
            searches = paused.iter().flat_map(|path| self.paths_into(end, path.location)).collect();
            current = end;
        }
    }

    fn block_dominates(&self, a: Access, b: Access) -> bool {
        match (self.ssa.block(a), self.ssa.block(b)) {
            (Some(a), Some(b)) => self.context.tree.dominates_block(a, b),
            _ => false,
        }
    }

    /// Returns the access that all others dominate.
    fn nearest(&self, clobbers: &[Access]) -> Option<Access> {
        clobbers.iter().copied().reduce(|a, b| if self.ssa.dominates(self.context, a, b) { b } else { a })
    }

    /// Returns the incoming versions of a phi, with the location as it is in the predecessors.
    fn paths_into(&self, phi: Access, location: Option<MemoryLocation>) -> Vec<Path> {
        let Some(block) = self.ssa.block(phi) else { return Vec::new() };
        let incoming = self.ssa.incoming(phi).iter();
        let path = |&(from, at): &(Block, Access)| {
            let (location, is_varying) = self.location_in(location, block, from);
            Path { at, location, is_varying }
        };
        incoming.map(path).collect()
    }

    fn location_in(
        &self,
        location: Option<MemoryLocation>,
        block: Block,
        from: Block,
    ) -> (Option<MemoryLocation>, bool) {
        let Some(mut location) = location else { return (None, true) };
        if let Some(pointer) = translate(self.context, location.pointer, block, from) {
            location.pointer = pointer;
        }
        // In a loop, the address may have been another one each time.
        let is_varying = !is_loop_invariant(self.context, location.pointer);
        if is_varying {
            location.size = LocationSize::BeforeOrAfterPointer;
        }
        (Some(location), is_varying)
    }
}
