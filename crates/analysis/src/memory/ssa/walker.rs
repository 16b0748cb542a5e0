//! The clobber walker: the nearest version that may differ in what a use reads, also beyond phis.

use draig_ir::{Inst, MetadataKind, Opcode, Ordering};
use draig_tables::metadata_kinds::MD_INVARIANT_LOAD;
use rustc_hash::{FxHashMap, FxHashSet};

use super::memo::{Memo, Place};
use super::optimize::is_load;
use super::translate::translate;
use super::{Access, AccessKind, Context, MemorySsa};
use crate::memory::limits::MEMORY_SSA_STEPS;
use crate::memory::{LocationSize, MemoryLocation};

/// A use whose clobber is wanted.
pub(super) struct Query {
    inst: Inst,
    /// The location that is read; `None` for a call.
    pub(super) location: Option<MemoryLocation>,
    /// The location as it may be in another iteration of a loop.
    varying: Option<MemoryLocation>,
    /// Whether it is known that something may modify the location.
    is_checked: bool,
    /// The number of the location among those of the uses that are asked about.
    pub(super) number: Option<u32>,
}

impl Query {
    /// Returns the query for an instruction; `None` if it is neither a call nor an access to one location.
    pub(super) fn new(context: &Context<'_, '_>, access: Access, inst: Inst) -> Option<Query> {
        let location = match context.locations[access.index()] {
            None if context.aliases.facts.body().opcode(inst).is_call() => None,
            None => Some(context.aliases.location(inst)?),
            location => location,
        };
        let varying = location.map(varying);
        Some(Query { inst, location, varying, is_checked: false, number: None })
    }

    /// Whether nothing in the function can modify what is read.
    pub(super) fn reads_constant_memory(&mut self, context: &Context<'_, '_>) -> bool {
        let Some(location) = self.location.as_ref().filter(|_| is_load(context, self.inst)) else { return false };
        let kind = MetadataKind::from_u32(MD_INVARIANT_LOAD);
        self.is_checked = context.aliases.location_mask(location, false).is_mod();
        !self.is_checked || context.aliases.facts.body().attachment(self.inst, kind).is_some()
    }

    /// Whether a definition may modify what is read at a location, which is that of the query in another block.
    pub(super) fn is_clobbered_by(
        &self,
        context: &Context<'_, '_>,
        access: Access,
        def: Inst,
        location: Option<&MemoryLocation>,
    ) -> bool {
        let aliases = context.aliases;
        let body = aliases.facts.body();
        let opcode = body.opcode(def);
        if let Some(location) = location
            && opcode == Opcode::Store
            && let Some(defined) = &context.locations[access.index()]
        {
            return !aliases.is_no_alias(defined, location)
                && (self.is_in_variable_memory(location) || aliases.location_mask(location, false).is_mod());
        }
        if opcode.is_call() && aliases.call_facts(def).is_no_clobber {
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

    /// Whether a location has the address of the query, whose memory is known to be no constant once a walk has begun.
    fn is_in_variable_memory(&self, location: &MemoryLocation) -> bool {
        self.is_checked && self.location.is_some_and(|own| own.pointer == location.pointer)
    }
}

/// Returns a location as the definitions before a phi may meet it if its address may have been another one each time, in a
/// loop.
fn varying(location: MemoryLocation) -> MemoryLocation {
    MemoryLocation { size: LocationSize::BeforeOrAfterPointer, ..location }
}

/// Number of a location that is looked for: that of the query, or one of those of the scratch memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Sought(u32);

impl Sought {
    /// The location of the query.
    const OWN: Sought = Sought(0);
    /// The same, as it may be in another iteration of a loop than the definitions that are met.
    const VARYING: Sought = Sought(1);

    /// Returns the index among the other locations.
    fn other(self) -> Option<usize> {
        (self.0 as usize).checked_sub(2)
    }
}

/// A place to walk up from, and the location looked for there.
#[derive(Clone, Copy)]
struct Path {
    at: Access,
    sought: Sought,
}

/// Result of a walk along definitions.
enum Walk {
    /// A definition that may modify the location, the state at the start, or where the limit was reached.
    Clobber(Access),
    /// A phi, or the access to stop at.
    Stopped(Access),
}

/// Memory that the walks of a function share.
#[derive(Default)]
pub(super) struct Scratch {
    /// Number of walks beyond phis that were begun.
    walks: u32,
    /// The last walk that came to each access with the location of its query: as it is, or one that varies in a loop.
    seen: Vec<[u32; 2]>,
    memo: Memo,
    /// The other locations of the current walk, each with whether it may be of another iteration of a loop.
    others: Vec<(MemoryLocation, bool)>,
    /// Their numbers.
    numbers: FxHashMap<(MemoryLocation, bool), Sought>,
    /// The paths of the current walk that came to an access with one of these.
    seen_elsewhere: FxHashSet<(Access, Sought)>,
    searches: Vec<Path>,
    paused: Vec<Path>,
    terminated: Vec<Access>,
    clobbers: Vec<Access>,
}

impl Scratch {
    pub(super) fn new(accesses: usize) -> Scratch {
        Scratch { seen: vec![[0; 2]; accesses], memo: Memo::new(accesses), ..Scratch::default() }
    }

    /// Whether the current walk comes to a place for the first time.
    fn is_new(&mut self, path: Path) -> bool {
        if path.sought.other().is_some() {
            return self.seen_elsewhere.insert((path.at, path.sought));
        }
        let last = &mut self.seen[path.at.index()][path.sought.0 as usize];
        std::mem::replace(last, self.walks) != self.walks
    }

    /// Returns the number of a location other than that of the query.
    fn number(&mut self, location: MemoryLocation, is_varying: bool) -> Sought {
        *self.numbers.entry((location, is_varying)).or_insert_with(|| {
            self.others.push((location, is_varying));
            Sought(self.others.len() as u32 + 1)
        })
    }
}

/// One walk, with the number of steps left.
pub(super) struct Walker<'w, 's, 'a> {
    ssa: &'w MemorySsa,
    context: &'w Context<'s, 'a>,
    query: &'w Query,
    steps: usize,
    scratch: &'w mut Scratch,
    /// The location of the query as definitions before a phi may meet it, once that was asked for.
    own_in_loops: Option<Sought>,
}

impl<'w, 's, 'a> Walker<'w, 's, 'a> {
    pub(super) fn new(
        ssa: &'w MemorySsa,
        context: &'w Context<'s, 'a>,
        query: &'w Query,
        scratch: &'w mut Scratch,
    ) -> Self {
        Walker { ssa, context, query, steps: MEMORY_SSA_STEPS, scratch, own_in_loops: None }
    }

    /// Returns the nearest version at or above `start` that may differ in what the query reads.
    pub(super) fn clobber(&mut self, start: Access) -> Access {
        match self.walk(Path { at: start, sought: Sought::OWN }, None) {
            Walk::Clobber(access) => access,
            Walk::Stopped(phi) => self.beyond_phi(phi, Sought::OWN),
        }
    }

    /// Returns a location that is looked for.
    fn location(&self, sought: Sought) -> Option<MemoryLocation> {
        match sought.other() {
            None if sought == Sought::OWN => self.query.location,
            None => self.query.varying,
            Some(other) => Some(self.scratch.others[other].0),
        }
    }

    fn walk(&mut self, path: Path, stop: Option<Access>) -> Walk {
        let query = self.query;
        let (location, is_varying) = match path.sought.other() {
            Some(other) => {
                let (location, is_varying) = self.scratch.others[other];
                return self.walk_along(path.at, stop, Some(&location), is_varying, None);
            }
            None if path.sought == Sought::OWN => (query.location.as_ref(), false),
            None => (query.varying.as_ref(), true),
        };
        let place = query.number.map(|number| Place::new(number, is_varying));
        self.walk_along(path.at, stop, location, is_varying, place)
    }

    /// Walks up from an access. Answers about the location are kept if it has a place.
    #[inline]
    fn walk_along(
        &mut self,
        mut at: Access,
        stop: Option<Access>,
        location: Option<&MemoryLocation>,
        is_varying: bool,
        place: Option<Place>,
    ) -> Walk {
        let (ssa, query) = (self.ssa, self.query);
        loop {
            if Some(at) == stop {
                return Walk::Stopped(at);
            }
            let data = &ssa.accesses[at.index()];
            match data.kind {
                AccessKind::LiveOnEntry => return Walk::Clobber(at),
                AccessKind::Def(def) => {
                    self.steps = self.steps.saturating_sub(1);
                    if self.steps == 0 {
                        return Walk::Clobber(at);
                    }
                    let is_clobber = || query.is_clobbered_by(self.context, at, def, location);
                    let compute = || self.context.aliases.across_iterations(is_varying, is_clobber);
                    let is_clobber = match place {
                        Some(place) => self.scratch.memo.answer(place, at, compute),
                        None => compute(),
                    };
                    if is_clobber {
                        return Walk::Clobber(at);
                    }
                    at = data.defining;
                }
                AccessKind::Use(_) => at = data.defining,
                AccessKind::Phi => return Walk::Stopped(at),
            }
        }
    }

    /// Returns the last version of the nearest dominating block with one.
    fn dominating_version(&self, phi: Access) -> Access {
        let parent = self.ssa.block(phi).and_then(|block| self.context.tree.immediate_dominator(block));
        parent.map_or(Access::LIVE_ON_ENTRY, |parent| self.context.version_at_end[parent.index()])
    }

    /// Returns the clobber beyond a phi, if no path to it from a dominating version has one; or else the phi. Repeats
    /// that for further phis.
    fn beyond_phi(&mut self, phi: Access, sought: Sought) -> Access {
        let scratch = &mut *self.scratch;
        scratch.walks += 1;
        if !scratch.others.is_empty() {
            scratch.others.clear();
            scratch.numbers.clear();
            scratch.seen_elsewhere.clear();
        }
        let mut searches = std::mem::take(&mut scratch.searches);
        let mut paused = std::mem::take(&mut scratch.paused);
        searches.clear();
        self.add_paths_into(phi, sought, &mut searches);
        let result = self.search(phi, &mut searches, &mut paused);
        self.scratch.searches = searches;
        self.scratch.paused = paused;
        result
    }

    fn search(&mut self, phi: Access, searches: &mut Vec<Path>, paused: &mut Vec<Path>) -> Access {
        let mut current = phi;
        loop {
            let target = self.dominating_version(current);
            paused.clear();
            self.scratch.terminated.clear();
            while let Some(path) = searches.pop() {
                if !self.scratch.is_new(path) {
                    continue;
                }
                match self.walk(path, Some(target)) {
                    Walk::Clobber(clobber) if !self.ssa.dominates(self.context, clobber, target) => return current,
                    Walk::Clobber(clobber) => self.scratch.terminated.push(clobber),
                    Walk::Stopped(at) if at == target => paused.push(Path { at, ..path }),
                    Walk::Stopped(next) => self.add_paths_into(next, path.sought, searches),
                }
            }
            if paused.is_empty() {
                return self.nearest(&self.scratch.terminated).unwrap_or(current);
            }
            self.scratch.clobbers.clear();
            let mut end = None;
            for &path in &*paused {
                match self.walk(path, None) {
                    Walk::Clobber(clobber) => self.scratch.clobbers.push(clobber),
                    Walk::Stopped(phi) => end = Some(phi),
                }
            }
            if let Some(end) = end {
                for at in 0..self.scratch.terminated.len() {
                    let clobber = self.scratch.terminated[at];
                    if self.block_dominates(end, clobber) {
                        self.scratch.clobbers.push(clobber);
                    }
                }
            }
            if let Some(nearest) = self.nearest(&self.scratch.clobbers) {
                return nearest;
            }
            let Some(end) = end else { return current };
            searches.clear();
            for path in &*paused {
                self.add_paths_into(end, path.sought, searches);
            }
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

    /// Appends the incoming versions of a phi, with the location as it is in the predecessors.
    fn add_paths_into(&mut self, phi: Access, sought: Sought, paths: &mut Vec<Path>) {
        let Some(block) = self.ssa.block(phi) else { return };
        let (ssa, context) = (self.ssa, self.context);
        let incoming = ssa.incoming(phi).iter();
        let body = context.aliases.facts.body();
        let is_outside = |location: &MemoryLocation| {
            let inst = location.pointer.as_inst();
            inst.is_none_or(|inst| body.block_of(inst) != Some(block))
        };
        // The address is the same in all predecessors.
        let same = match (sought.other(), &self.query.location) {
            (None, None) => Some(Sought::VARYING),
            (None, Some(own)) if is_outside(own) => Some(self.own_in_loops()),
            _ => None,
        };
        if let Some(sought) = same {
            return paths.extend(incoming.map(|&(_, at)| Path { at, sought }));
        }
        let Some(location) = self.location(sought) else { return };
        if is_outside(&location) {
            let sought = self.in_loops(location);
            return paths.extend(incoming.map(|&(_, at)| Path { at, sought }));
        }
        for &(from, at) in incoming {
            let pointer = translate(context, location.pointer, block, from).unwrap_or(location.pointer);
            let sought = self.in_loops(MemoryLocation { pointer, ..location });
            paths.push(Path { at, sought });
        }
    }

    /// Returns the location of the query as the definitions before a phi may meet it.
    fn own_in_loops(&mut self) -> Sought {
        if let Some(known) = self.own_in_loops {
            return known;
        }
        let found = self.query.location.map_or(Sought::VARYING, |own| self.in_loops(own));
        self.own_in_loops = Some(found);
        found
    }

    /// Returns a location as the definitions before a phi may meet it.
    fn in_loops(&mut self, location: MemoryLocation) -> Sought {
        let is_varying = !self.context.aliases.facts.is_loop_invariant(location.pointer);
        let own = self.query.location.as_ref();
        let is_own = own.is_some_and(|own| own.pointer == location.pointer && own.tags == location.tags);
        match is_varying {
            true if is_own => Sought::VARYING,
            true => self.scratch.number(varying(location), true),
            false if is_own && own.is_some_and(|own| own.size == location.size) => Sought::OWN,
            false => self.scratch.number(location, false),
        }
    }
}
