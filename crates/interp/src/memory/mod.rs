//! The memory of the running program: objects with bounds, lifetimes and owners; bytes with their definedness
//! and provenance.
//!
//! One flat arena holds all objects. An address is an index into it, so equal addresses are equal places; the
//! pointer's provenance alone decides whether an access is allowed. Each byte has a state (see `bytes`);
//! states other than "undefined" and "defined" keep further data in side tables.
//!
//! The arena begins with addresses that are never used, followed by the stack, and then by globals and heap
//! objects in order of allocation. Pages that were never touched cost nothing.

mod arena;
mod bulk;
mod bytes;
mod checked;
mod collect;
mod effects;
mod expose;
mod fast;
mod globals;
pub(crate) mod heap;
mod invariant;
mod library;
mod lifetime;
mod load;
mod log;
mod notes;
mod object;
mod races;
mod ranges;
mod resolve;
mod restrict;
mod scopes;
mod stack;
mod store;
mod threads;

use std::collections::BTreeMap;

use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;

pub(crate) use bytes::Byte;
pub(crate) use effects::{Effect, Effects};
pub(crate) use object::flag;
pub use object::{Family, Object, ObjectKind};
pub use races::Overlook;
pub(crate) use races::{FoundRace, Side};
pub(crate) use resolve::{Access, Kind};
pub(crate) use restrict::{KeptProvenance, Reads, Restriction};
pub(crate) use scopes::{Scoped, ScopedCall};
pub(crate) use stack::{StackMark, StackOptions};
pub(crate) use threads::ThreadMemory;

use crate::account::{self, Account, Tally};
use crate::choice::Choice;
use crate::library::Accesses;
use crate::value::{Prov, Taint};

/// Size of a B-tree entry of two words, in nodes that are half full.
const TREE_ENTRY: usize = 48;

/// Limits of the program's memory.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MemoryLimits {
    /// Total size in bytes, an upper bound of addresses.
    pub(crate) total: u64,
    /// Size of the stack in bytes.
    pub(crate) stack: u64,
}

/// Properties of the target that memory depends on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MemoryFacts {
    /// Whether the most significant byte comes first.
    pub(crate) big_endian: bool,
    /// Size in memory of a pointer of address space 0, in bytes.
    pub(crate) pointer_bytes: u32,
}

/// Memory of a program; see the module.
#[derive(Debug)]
pub struct Memory {
    /// Account of the host's memory for the run.
    pub account: Account,
    /// All objects, by provenance.
    pub(crate) objects: Vec<Object>,
    /// Flags that an object needs for fast reads.
    read_needs: u32,
    /// Flags that an object needs for fast writes.
    write_needs: u32,
    /// Content of each address.
    arena: arena::Arena,
    /// Buffer for bytes that the library requests as one slice.
    scratch: Vec<u8>,

    /// Bytes in state `PARTIAL`.
    partial: HashMap<u64, bytes::Partial, FxBuildHasher>,
    /// Bytes in state `FRAGMENT`.
    fragments: HashMap<u64, (Prov, u8), FxBuildHasher>,
    /// Causes of undef and poison bytes.
    causes: notes::Notes<Taint>,
    /// Number of the type that bytes were last stored as, if that is checked; 0 if unknown.
    types: notes::Notes<u32>,
    /// Live objects whose address was exposed, by address. Objects of size 0, except functions, are left out
    /// because they cannot be accessed.
    exposed: BTreeMap<u64, Prov>,
    /// Entries of `objects` that may be reused.
    free_entries: Vec<u32>,

    /// Stack of the running thread.
    stack: stack::Stack,
    /// Range of the main thread's stack while another thread runs.
    first_stack: (u64, u64),
    /// The running thread.
    running: threads::Running,
    /// Order of the accesses of several threads, while there are several.
    races: Option<Box<races::Races>>,
    /// Record of what atomic loads have read, and in which order stores were made, by threads that are gone.
    execution: crate::api::Execution,
    /// Races found so far.
    /// Whether all stores to atomic objects are kept, because an explorer decides which ones are read.
    pub(crate) keeps_stores: bool,
    pub(crate) found_races: races::FoundRaces,
    /// Things of the library that threads use, with their names.
    things: Vec<(Prov, String)>,
    /// Treatment of accesses by the running library function.
    accesses: Accesses,
    heap: heap::Heap,
    /// Names of external objects.
    externals: HashMap<Prov, String, FxBuildHasher>,

    /// Restrictions of pointers whose calls are active, innermost last.
    restrictions: Vec<restrict::Active>,
    /// Lists of restricted pointers by object, indexed by `Object::tracked`.
    tracked: Vec<restrict::Tracked>,
    /// Unused lists. Index 0 stands for "no list" and is never used.
    free_tracked: Vec<u32>,
    /// Empty logs for future restrictions.
    #[expect(clippy::vec_box, reason = "restrictions have theirs in boxes, which move as they are")]
    spare_logs: Vec<Box<restrict::Logs>>,
    /// Parts of objects that must not change.
    frozen: HashMap<Prov, Vec<invariant::Frozen>, FxBuildHasher>,
    next_invariant: u64,
    /// Active functions with restricted effects, innermost last.
    effects: Vec<effects::EffectFrame>,
    /// Number of functions with restricted effects entered so far.
    epoch: u32,
    /// Accesses that `!alias.scope` and `!noalias` restrict, by function, innermost last.
    scopes: scopes::Scopes,
    /// Object of `errno`.
    errno: Prov,
    thresholds: collect::Thresholds,

    limits: MemoryLimits,
    big_endian: bool,
    choice: Choice,
}

impl Memory {
    /// Returns empty memory.
    pub(crate) fn new(limits: MemoryLimits, facts: MemoryFacts, seed: u64) -> Memory {
        let pointer_bits = facts.pointer_bytes.saturating_mul(8).clamp(8, 48);
        let total = limits.total.min(1 << pointer_bits).min(usize::MAX as u64 / 4);
        let low = (total / 64).clamp(16, arena::LOWEST);
        let stack = limits.stack.min(total / 2) & !15;
        let low = low.next_multiple_of(16);
        let word_bytes = match facts.pointer_bytes {
            2 | 4 | 8 => facts.pointer_bytes as usize,
            _ => 8,
        };
        let off = if facts.big_endian { flag::NEVER } else { 0 };
        Memory {
            account: Account::new(limits.total),
            objects: vec![Object::NULL],
            read_needs: flag::READ | off,
            write_needs: flag::WRITE | off,
            arena: arena::Arena::new(word_bytes, total),
            scratch: Vec::new(),
            partial: HashMap::default(),
            fragments: HashMap::default(),
            causes: notes::Notes::default(),
            types: notes::Notes::default(),
            exposed: BTreeMap::new(),
            free_entries: Vec::new(),
            stack: stack::Stack::new(low, low + stack),
            first_stack: (low, low),
            running: threads::Running::default(),
            races: None,
            execution: crate::api::Execution::default(),
            keeps_stores: false,
            found_races: races::FoundRaces::default(),
            things: Vec::new(),
            accesses: Accesses::Plain,
            heap: heap::Heap::new(low + stack),
            externals: HashMap::default(),
            restrictions: Vec::new(),
            tracked: vec![restrict::Tracked::default()],
            free_tracked: Vec::new(),
            spare_logs: Vec::new(),
            frozen: HashMap::default(),
            next_invariant: 0,
            effects: Vec::new(),
            epoch: 0,
            scopes: scopes::Scopes::default(),
            errno: Prov::NONE,
            thresholds: collect::Thresholds::default(),
            limits: MemoryLimits { total, stack },
            big_endian: facts.big_endian,
            choice: Choice::new(seed),
        }
    }

    /// Size, in bytes, of the data that the interpreter holds for the program's memory: bytes, states,
    /// provenance of words, and the entries of objects, restricted pointers and notes.
    pub(crate) fn held(&self) -> u64 {
        let entries = self.objects.capacity() * size_of::<Object>()
            + self.tracked.len() * size_of::<restrict::Tracked>()
            + (self.partial.len() + self.fragments.len()) * 16;
        let words = self.touched() * size_of::<Prov>() as u64 / self.arena.word_bytes as u64;
        2 * self.touched() + words + entries as u64
    }

    /// Size, in bytes, of the memory used so far: the deepest stack, and all of heap and globals.
    pub(crate) fn touched(&self) -> u64 {
        let (stack, heap) = (self.used_stack(), self.heap.used());
        (stack.1 - stack.0) + (heap.1 - heap.0)
    }

    /// Returns the entry of a provenance; the null object if it is out of range.
    #[inline]
    pub fn object(&self, prov: Prov) -> &Object {
        self.objects.get(prov.0 as usize).unwrap_or(&Object::NULL)
    }

    /// Returns the object of a pointer that may be restricted.
    #[inline]
    pub fn root(&self, prov: Prov) -> Prov {
        let object = self.object(prov);
        if object.has(flag::DERIVED) { self.tracked[object.tracked as usize].root } else { prov }
    }

    /// Returns the range of the main thread's stack that was ever used. Other stacks are above it.
    fn used_stack(&self) -> (u64, u64) {
        if self.stack.is_first() { self.stack.used() } else { self.first_stack }
    }

    /// Makes addresses up to `end` usable; false if the limit does not allow it.
    #[inline]
    fn ensure(&mut self, end: u64) -> bool {
        end <= self.arena.len() || self.grow(end)
    }

    #[cold]
    fn grow(&mut self, end: u64) -> bool {
        let used = [self.used_stack(), self.heap.used()];
        for generous in [true, false] {
            let Some(lines) = self.arena.lines_for(end, generous) else { return false };
            if self.account.admits(self.arena.growth(lines)) {
                let before = self.arena.held();
                self.arena.grow(lines, used);
                self.account.note(self.arena.held() - before);
                return true;
            }
        }
        false
    }

    /// Adds to `tally` the host memory of the program's memory and of the tables that describe it.
    pub(crate) fn tally(&self, tally: &mut Tally) {
        tally.fixed(self.arena.held() as usize);
        tally.entries(&self.objects, self.free_entries.len());
        tally.fixed(self.scratch.capacity());
        tally.table::<u64, bytes::Partial>(self.partial.capacity());
        tally.table::<u64, (Prov, u8)>(self.fragments.capacity());
        self.causes.tally(tally);
        self.types.tally(tally);
        tally.fixed(self.exposed.len() * TREE_ENTRY);
        tally.vec(&self.free_entries);
        self.stack.tally(tally);
        self.heap.tally(tally);
        tally.table::<Prov, String>(self.externals.capacity());
        tally.fixed(self.externals.values().map(String::capacity).sum());
        self.tally_restrictions(tally);
        tally.table::<Prov, Vec<invariant::Frozen>>(self.frozen.capacity());
        self.frozen.values().for_each(|frozen| tally.vec(frozen));
        tally.vec(&self.effects);
        self.effects.iter().for_each(|frame| frame.tally(tally));
        self.scopes.tally(tally);
        if let Some(races) = &self.races {
            races.tally(tally);
        }
        self.found_races.tally(tally);
        tally.vec(&self.things);
        tally.fixed(self.things.iter().map(|(_, name)| name.capacity()).sum());
    }

    /// Returns the pointer that a restricted one was derived from; any other pointer is its own parent.
    pub(crate) fn parent(&self, prov: Prov) -> Prov {
        match self.object(prov).kind {
            ObjectKind::Derived { parent } => parent,
            _ => prov,
        }
    }

    /// Adds an entry, reusing a free one if possible. Inlined so that the fields are written directly to
    /// their final place: a copy of the whole entry would stall on the preceding partial writes.
    #[inline(always)]
    fn add_object(&mut self, mut object: Object) -> Prov {
        if object.kind == ObjectKind::Constant {
            object.flags |= flag::EFFECT_READ;
        }
        let prov = match self.free_entries.pop() {
            Some(index) => {
                self.objects[index as usize] = object;
                Prov(index)
            }
            None => self.add_entry(object),
        };
        if !self.effects.is_empty() && !object.has(flag::DERIVED) {
            self.grant_new(prov);
        }
        prov
    }

    #[inline(never)]
    fn add_entry(&mut self, object: Object) -> Prov {
        let index = self.objects.len() as u32;
        let grown = account::push(&mut self.objects, object);
        self.account.note(grown);
        Prov(index)
    }
}

#[cfg(test)]
mod tests;
