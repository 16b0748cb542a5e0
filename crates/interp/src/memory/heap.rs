//! The allocator behind `malloc`, `operator new` and their like: size classes with lists of free
//! blocks above the stack.
//!
//! A block that was freed is the first to be used again, as in common C libraries; with a seed it is
//! any free one of its class, or fresh memory. Every allocation is an object of its own, so an old
//! pointer to a reused address stays dead.

use std::collections::BTreeMap;

use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;

use super::object::{Family, Object, ObjectKind, count, flag};
use super::{Memory, TREE_ENTRY};
use crate::account::Tally;
use crate::rules;
use crate::site::Site;
use crate::stop::{Run, Undefined, limit};
use crate::value::{Prov, Slot};

/// What every block is a multiple of and aligned to, as `max_align_t` wants it.
const GRAIN: u64 = 16;

/// A block of memory, which may be larger than its object.
#[derive(Clone, Copy, Debug)]
struct Block {
    start: u64,
    size: u64,
    /// How many allocations there were before.
    number: u64,
}

/// An allocation that was made to fail.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FailedAllocation {
    /// How many the program had asked for, with this one.
    pub(crate) number: u64,
    /// How many bytes it asked for.
    pub(crate) size: u64,
    /// By whom.
    pub(crate) family: Family,
    /// Where.
    pub(crate) site: Site,
}

/// What the allocator remembers.
#[derive(Debug)]
pub(super) struct Heap {
    base: u64,
    /// The first address that was never used.
    top: u64,
    /// Free blocks by size; the last one is the next.
    free: BTreeMap<u64, Vec<u64>>,
    /// The blocks of live heap objects, where they are not what the object alone tells (see
    /// [`Heap::block`]).
    blocks: HashMap<Prov, Block, FxBuildHasher>,
    /// How many allocations there have been.
    allocations: u64,
    /// The number of the allocation of the program that is made to fail, and what is known once it has.
    fail: Option<u64>,
    failed: Option<FailedAllocation>,
    /// How many allocations the program has asked for.
    asked: u64,
    /// Whether the last one was made to fail.
    just_failed: bool,
    /// The active functions promised `nofree`: frame, and how many allocations there were before.
    kept: Vec<(u64, u64)>,
}

impl Heap {
    pub(super) fn new(base: u64) -> Heap {
        Heap {
            base,
            top: base,
            free: BTreeMap::new(),
            blocks: HashMap::default(),
            allocations: 0,
            fail: None,
            failed: None,
            asked: 0,
            just_failed: false,
            kept: Vec::new(),
        }
    }

    /// Adds up what it takes besides its bytes.
    pub(super) fn tally(&self, tally: &mut Tally) {
        tally.fixed(self.free.len() * (TREE_ENTRY + size_of::<Vec<u64>>()));
        self.free.values().for_each(|blocks| tally.vec(blocks));
        tally.table::<Prov, Block>(self.blocks.capacity());
        tally.vec(&self.kept);
    }

    /// All addresses that were ever used.
    pub(super) fn used(&self) -> (u64, u64) {
        (self.base, self.top)
    }

    /// The block of a live object. One that is not kept begins where the object does, is the smallest that
    /// holds it, and was made when no active function had promised `nofree`.
    fn block(&self, prov: Prov, base: u64, size: u64) -> Option<Block> {
        let kept = if self.blocks.is_empty() { None } else { self.blocks.get(&prov).copied() };
        kept.or_else(|| Some(Block { start: base, size: class(size)?, number: 0 }))
    }

    fn keep_block(&mut self, prov: Prov, block: Block, base: u64, size: u64) {
        if !self.kept.is_empty() || block.start != base || class(size) != Some(block.size) {
            self.blocks.insert(prov, block);
        }
    }
}

/// The size of the blocks that objects of `size` bytes get: every block has a byte more than its
/// object, so that the end of one object is not the beginning of another.
fn class(size: u64) -> Option<u64> {
    let size = size.checked_add(1)?.checked_next_multiple_of(GRAIN)?;
    if size <= 1024 {
        return Some(size);
    }
    // Eight classes for each power of two.
    let step = (1 << size.ilog2()) / 8;
    size.checked_next_multiple_of(step)
}

impl Memory {
    /// Takes `size` bytes that nobody has; they may hold anything. `None` if the limit is reached.
    pub(super) fn alloc_fresh(&mut self, size: u64, align: u64) -> Option<u64> {
        let start = self.heap.top.checked_next_multiple_of(align.max(1))?;
        let end = start.checked_add(size)?;
        if !self.ensure(end) {
            return None;
        }
        self.heap.top = end;
        Some(start)
    }

    /// Whether an object of this size would fit into the memory that there may be, if nothing else did. Where
    /// the last allocation was made to fail it would not.
    pub fn could_hold(&self, size: u64) -> bool {
        size <= self.limits.total && !self.heap.just_failed
    }

    /// Makes an allocation of the program fail, by its number from 1.
    pub(crate) fn fail_allocation(&mut self, number: Option<u64>) {
        self.heap.fail = number;
    }

    /// The allocation that was made to fail, if it has been asked for.
    pub(crate) fn failed_allocation(&self) -> Option<FailedAllocation> {
        self.heap.failed
    }

    /// How many allocations the program has asked for.
    pub(crate) fn asked_allocations(&self) -> u64 {
        self.heap.asked
    }

    /// Counts an allocation; whether it is the one to fail.
    fn refuses(&mut self, size: u64, family: Family, site: Site) -> bool {
        if matches!(family, Family::Library | Family::Map) {
            return false;
        }
        self.heap.asked += 1;
        self.heap.just_failed = self.heap.fail == Some(self.heap.asked);
        if self.heap.just_failed {
            self.heap.failed = Some(FailedAllocation { number: self.heap.asked, size, family, site });
        }
        self.heap.just_failed
    }

    /// The end of a run that needs more.
    #[cold]
    pub fn exhausted<T>(&self) -> Run<T> {
        limit(format!("memory needs more than its {} bytes", self.limits.total))
    }

    /// Allocates `size` bytes that belong to an allocator: undefined, or zero if `zeroed`. `None` if
    /// the limit does not allow it, or it is made to fail.
    pub fn alloc_heap(&mut self, size: u64, align: u64, family: Family, zeroed: bool, site: Site) -> Option<Slot> {
        if self.refuses(size, family, site) {
            return None;
        }
        self.alloc_granted(size, align, family, zeroed, site)
    }

    fn alloc_granted(&mut self, size: u64, align: u64, family: Family, zeroed: bool, site: Site) -> Option<Slot> {
        let align = align.max(GRAIN);
        let mut block = self.alloc_block(class(size.checked_add(align - GRAIN)?)?)?;
        block.number = self.heap.allocations;
        self.heap.allocations += 1;
        let base = block.start.checked_next_multiple_of(align)?;
        if zeroed {
            self.init_zero(base, size);
            self.causes.clear(base, size);
            self.renew(base, size);
        } else {
            self.forget(base, size);
        }
        let prov = self.add_object(Object {
            base,
            size,
            flags: flag::LIVE | flag::STARTED | flag::WRITABLE | flag::READ | flag::WRITE | flag::ESCAPES,
            kind: ObjectKind::Heap(family),
            made: site,
            ..Object::NULL
        });
        self.heap.keep_block(prov, block, base, size);
        Some(Slot::pointer(base, prov))
    }

    fn alloc_block(&mut self, size: u64) -> Option<Block> {
        if let Some(list) = self.heap.free.get_mut(&size)
            && !list.is_empty()
        {
            let usual = self.choice.is_usual();
            let pick = self.choice.below(list.len() as u64 + 1) as usize;
            if usual {
                return list.pop().map(|start| Block { start, size, number: 0 });
            }
            if pick < list.len() {
                return Some(Block { start: list.swap_remove(pick), size, number: 0 });
            }
        }
        if let Some(start) = self.alloc_fresh(size, GRAIN) {
            return Some(Block { start, size, number: 0 });
        }
        // The limit is near: a larger free block will do.
        let (&size, list) = self.heap.free.range_mut(size..).find(|(_, list)| !list.is_empty())?;
        list.pop().map(|start| Block { start, size, number: 0 })
    }

    /// What `free` and its like do: null is fine, and anything but a live object of that family is not.
    ///
    /// # Errors
    /// `UB401`, `UB402`, or `UB406` for an undefined pointer.
    pub fn free(&mut self, p: Slot, family: Family, site: Site) -> Run<()> {
        let Some(prov) = self.heap_object(p, family)? else { return Ok(()) };
        self.free_object(prov, site);
        Ok(())
    }

    /// Until [`Memory::end_restrictions`] of this frame, what exists now is not freed (LangRef `nofree`).
    pub(crate) fn forbid_free(&mut self, frame: u64) {
        self.heap.kept.push((frame, self.heap.allocations));
    }

    /// The frames from `frame` on are left.
    pub(super) fn allow_free(&mut self, frame: u64) {
        while self.heap.kept.last().is_some_and(|&(kept, _)| kept >= frame) {
            self.heap.kept.pop();
        }
    }

    /// Kills a heap object and takes its block back.
    fn free_object(&mut self, prov: Prov, site: Site) {
        self.kill_heap(prov, site);
        let object = self.object(prov);
        let (base, size) = (object.base, object.size);
        if let Some(block) = self.heap.block(prov, base, size) {
            self.heap.free.entry(block.size).or_default().push(block.start);
            self.account.note(size_of::<u64>() as u64);
        }
        self.heap.blocks.remove(&prov);
    }

    fn kill_heap(&mut self, prov: Prov, site: Site) {
        let object = &mut self.objects[prov.0 as usize];
        object.flags &= !(flag::READ | flag::WRITE | flag::LIVE | flag::STARTED);
        object.freed = site;
        if object.flags & (flag::EXPOSED | flag::TRACKED) != 0 {
            self.bury(prov);
        }
    }

    /// The live heap object that `p` is the beginning of; none for null.
    fn heap_object(&mut self, p: Slot, family: Family) -> Run<Option<Prov>> {
        let verb = family.free_name();
        if p.tag.is_tainted() {
            let what = format!("{verb} of a pointer that is undefined or poison");
            return Err(Undefined::new(&rules::UNDEFINED_LIBRARY_ARGUMENT, what).taint(p.tag.taint()).into());
        }
        if p.bits == 0 && p.tag.prov() == Prov::NONE {
            return Ok(None);
        }
        let prov =
            if p.tag.prov() == Prov::NONE { self.find(p.bits).unwrap_or(Prov::NONE) } else { self.root(p.tag.prov()) };
        let object = self.object(prov);
        let ObjectKind::Heap(made_by) = object.kind else {
            let what = match object.kind {
                ObjectKind::Null => format!("{verb} of address {:#x}, where no allocator put anything", p.bits),
                _ => format!("{verb} of a {}", object.describe()),
            };
            return Err(Undefined::new(&rules::FREE_OF_FOREIGN, what).object(prov).into());
        };
        if !object.is_live() {
            let what = format!("{verb} of an object of {} that was freed before", count(object.size));
            return Err(Undefined::new(&rules::DOUBLE_FREE, what).object(prov).into());
        }
        if object.base != p.bits {
            let what = format!(
                "{verb} of a pointer to offset {} of an object of {}",
                p.bits.wrapping_sub(object.base) as i64,
                count(object.size)
            );
            return Err(Undefined::new(&rules::FREE_OF_FOREIGN, what).object(prov).into());
        }
        if made_by != family {
            let what = format!("{verb} of an object that {} allocated", made_by.name());
            return Err(Undefined::new(&rules::FREE_OF_FOREIGN, what).object(prov).into());
        }
        let number = self.heap.blocks.get(&prov).map_or(0, |block| block.number);
        if self.heap.kept.last().is_some_and(|&(_, before)| number < before) {
            let what = format!("{verb} inside of a function that is nofree, of an object that was there before");
            return Err(Undefined::new(&rules::NOFREE_FREED, what).object(prov).into());
        }
        Ok(Some(prov))
    }

    /// What `realloc` does, for null and sizes of 0, too: a new object with what fits of the old one,
    /// which is dead even where the address is the same. `None` if the limit does not allow it or it is made to fail; then
    /// the old object is as before.
    ///
    /// # Errors
    /// Those of [`Memory::free`].
    pub fn realloc(&mut self, p: Slot, size: u64, family: Family, site: Site) -> Run<Option<Slot>> {
        let Some(old) = self.heap_object(p, family)? else {
            return Ok(self.alloc_heap(size, GRAIN, family, false, site));
        };
        if self.refuses(size, family, site) {
            return Ok(None);
        }
        let object = *self.object(old);
        let block = self.heap.block(old, object.base, object.size);
        let in_place = block
            .filter(|block| self.choice.is_usual() && block.start == object.base && class(size) == Some(block.size));
        if let Some(block) = in_place {
            if size > object.size {
                self.forget(object.end(), size - object.size);
            }
            self.kill_heap(old, site);
            self.heap.blocks.remove(&old);
            let flags = flag::LIVE | flag::STARTED | flag::WRITABLE | flag::READ | flag::WRITE | flag::ESCAPES;
            let new = self.add_object(Object { size, flags, made: site, freed: Site::NONE, tracked: 0, ..object });
            self.heap.keep_block(new, block, object.base, size);
            return Ok(Some(Slot::pointer(object.base, new)));
        }
        let Some(new) = self.alloc_granted(size, GRAIN, family, false, site) else { return Ok(None) };
        self.move_bytes(new.bits, object.base, size.min(object.size))?;
        self.free_object(old, site);
        Ok(Some(new))
    }
}
