//! The memory of the running program: objects with bounds, lifetimes and owners; bytes with their
//! definedness and provenance.
//!
//! One flat arena holds all objects; an address is an index into it, so equal addresses are equal
//! places, and whether an access is allowed comes from the pointer's provenance alone. Each byte has
//! a state (see `bytes`); states beyond "undefined" and "defined" keep what they need in tables
//! beside.
//!
//! The arena from its beginning: addresses that nothing ever has, the stack, and then globals and heap
//! as they come. What the operating system has not been asked for costs nothing.

mod arena;
mod bulk;
mod bytes;
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
mod looked;
mod notes;
mod object;
mod ranges;
mod resolve;
mod restrict;
mod scopes;
mod stack;
mod store;

use std::collections::BTreeMap;

use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;

pub(crate) use bytes::Byte;
pub(crate) use effects::{Effect, Effects};
pub(crate) use object::flag;
pub use object::{Family, Object, ObjectKind};
pub(crate) use resolve::{Access, Kind};
pub(crate) use restrict::{Keeps, Reads, Restriction};
pub(crate) use scopes::{Scoped, ScopedCall};
pub(crate) use stack::{StackMark, StackOptions};

use crate::account::{self, Account, Tally};
use crate::choice::Choice;
use crate::value::{Prov, Taint};

/// What an entry of a B-tree takes of two words, in nodes that are half full.
const TREE_ENTRY: usize = 48;

/// How much memory the program may have.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MemoryLimits {
    /// All its memory, in bytes: addresses stay below this.
    pub(crate) total: u64,
    /// Its stack, in bytes.
    pub(crate) stack: u64,
}

/// What memory has to know about the module's target.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MemoryFacts {
    /// Whether the most significant byte comes first.
    pub(crate) big_endian: bool,
    /// How many bytes a pointer of address space 0 has in memory.
    pub(crate) pointer_bytes: u32,
}

/// See the module.
#[derive(Debug)]
pub struct Memory {
    /// What the host keeps for the run.
    pub account: Account,
    /// All objects, by provenance.
    pub(crate) objects: Vec<Object>,
    /// Flags of an object that a fast read needs.
    read_needs: u32,
    /// Flags of an object that a fast write needs.
    write_needs: u32,
    /// What each address holds.
    arena: arena::Arena,
    /// For bytes that the library asks for in one piece.
    scratch: Vec<u8>,

    /// Bytes in state `PARTIAL`.
    partial: HashMap<u64, bytes::Partial, FxBuildHasher>,
    /// Bytes in state `FRAGMENT`.
    fragments: HashMap<u64, (Prov, u8), FxBuildHasher>,
    /// Why bytes are undef or poison.
    causes: notes::Notes<Taint>,
    /// As which type, by its number, bytes were stored last, where that is watched; 0 for unknown.
    types: notes::Notes<u32>,
    /// Live objects whose address was exposed, by address; those of size 0 that are no functions have
    /// nothing to access and are left out.
    exposed: BTreeMap<u64, Prov>,
    /// Entries of `objects` that may be used again.
    free_entries: Vec<u32>,

    stack: stack::Stack,
    heap: heap::Heap,
    /// The names of external objects.
    externals: HashMap<Prov, String, FxBuildHasher>,

    /// Restrictions of pointers whose calls are active, innermost last.
    restrictions: Vec<restrict::Active>,
    /// The restricted pointers to each object that has some, by `Object::tracked`.
    tracked: Vec<restrict::Tracked>,
    /// Those lists that no object has; the first of all stands for none and is never used.
    free_tracked: Vec<u32>,
    /// Empty ones, to be used by restrictions to come.
    #[expect(clippy::vec_box, reason = "restrictions have theirs in boxes, which move as they are")]
    spare_logs: Vec<Box<restrict::Logs>>,
    /// Parts of objects that must not change.
    frozen: HashMap<Prov, Vec<invariant::Frozen>, FxBuildHasher>,
    next_invariant: u64,
    /// Active functions with restricted effects, innermost last.
    effects: Vec<effects::EffectFrame>,
    /// How many of them there have been.
    epoch: u32,
    /// What functions have accessed that `!alias.scope` and `!noalias` are about, innermost last.
    scopes: scopes::Scopes,
    /// The object of `errno`.
    errno: Prov,
    thresholds: collect::Thresholds,

    limits: MemoryLimits,
    big_endian: bool,
    choice: Choice,
}

impl Memory {
    /// Empty memory.
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

    /// How many bytes the interpreter holds for them: the bytes, their states, the provenance of their words,
    /// and the entries of objects, restricted pointers and notes.
    pub(crate) fn held(&self) -> u64 {
        let entries = self.objects.capacity() * size_of::<Object>()
            + self.tracked.len() * size_of::<restrict::Tracked>()
            + (self.partial.len() + self.fragments.len()) * 16;
        let words = self.touched() * size_of::<Prov>() as u64 / self.arena.word_bytes as u64;
        2 * self.touched() + words + entries as u64
    }

    /// How many bytes of memory have been in use: the deepest stack, and all heap and globals.
    pub(crate) fn touched(&self) -> u64 {
        let (stack, heap) = (self.stack.used(), self.heap.used());
        (stack.1 - stack.0) + (heap.1 - heap.0)
    }

    /// The entry of a provenance; the null object for what is no index.
    #[inline]
    pub fn object(&self, prov: Prov) -> &Object {
        self.objects.get(prov.0 as usize).unwrap_or(&Object::NULL)
    }

    /// The object behind a pointer that may be restricted.
    #[inline]
    pub fn root(&self, prov: Prov) -> Prov {
        let object = self.object(prov);
        if object.has(flag::DERIVED) { self.tracked[object.tracked as usize].root } else { prov }
    }

    /// Makes addresses up to `end` usable; false when the limit does not allow that.
    #[inline]
    fn ensure(&mut self, end: u64) -> bool {
        end <= self.arena.len() || self.grow(end)
    }

    #[cold]
    fn grow(&mut self, end: u64) -> bool {
        let used = [self.stack.used(), self.heap.used()];
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

    /// Adds up what the host keeps for the memory of the program and to know about it.
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
    }

    /// The pointer that a restricted one was made from; any other itself.
    pub(crate) fn parent(&self, prov: Prov) -> Prov {
        match self.object(prov).kind {
            ObjectKind::Derived { parent } => parent,
            _ => prov,
        }
    }

    /// Adds an entry, using a free one again where there is one. Inlined, so that the fields are written to where they
    /// stay: copied from elsewhere at once, they would have to wait for each other.
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
