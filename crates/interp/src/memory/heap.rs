//! The allocator for `malloc`, `operator new` and similar functions: size classes with free lists, above the
//! stack.
//!
//! A freed block is the first to be reused, as in common C libraries; with a seed, the choice is any free
//! block of its class, or fresh memory. Every allocation is a separate object, so an old pointer to a reused
//! address stays dead.

use std::collections::BTreeMap;

use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;

use super::object::{Family, Object, ObjectKind, count, flag};
use super::{Memory, TREE_ENTRY};
use crate::account::Tally;
use crate::rules;
use crate::site::Site;
use crate::stop::{Result, Undefined, limit};
use crate::value::{Prov, Slot};

/// Granularity and alignment of blocks, that of `max_align_t`.
const GRAIN: u64 = 16;

/// A block of memory, which may be larger than its object.
#[derive(Clone, Copy, Debug)]
struct Block {
    start: u64,
    size: u64,
    /// Number of allocations before this one.
    number: u64,
}

/// The allocation that was made to fail.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FailedAllocation {
    /// Number of the allocation, counted from 1.
    pub(crate) number: u64,
    /// Requested size in bytes.
    pub(crate) size: u64,
    /// Allocator that was called.
    pub(crate) family: Family,
    /// Site of the call.
    pub(crate) site: Site,
}

/// State of the allocator.
#[derive(Debug)]
pub(super) struct Heap {
    base: u64,
    /// First address that was never used.
    top: u64,
    /// Free blocks by size; the last one of a list is reused first.
    free: BTreeMap<u64, Vec<u64>>,
    /// Blocks of live heap objects, unless derivable from the object (see [`Heap::block`]).
    blocks: HashMap<Prov, Block, FxBuildHasher>,
    /// Total number of allocations.
    allocations: u64,
    /// Number of the allocation that is to fail, and its description once it has.
    fail: Option<u64>,
    failed: Option<FailedAllocation>,
    /// Number of allocations requested by the program.
    requests: u64,
    /// Whether the last allocation was made to fail.
    just_failed: bool,
    /// Active `nofree` functions: frame, and the number of allocations before it.
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
            requests: 0,
            just_failed: false,
            kept: Vec::new(),
        }
    }

    /// Adds the memory of the allocator, without the blocks, to `tally`.
    pub(super) fn tally(&self, tally: &mut Tally) {
        tally.fixed(self.free.len() * (TREE_ENTRY + size_of::<Vec<u64>>()));
        self.free.values().for_each(|blocks| tally.vec(blocks));
        tally.table::<Prov, Block>(self.blocks.capacity());
        tally.vec(&self.kept);
    }

    /// Returns the range of all addresses ever used.
    pub(super) fn used(&self) -> (u64, u64) {
        (self.base, self.top)
    }

    /// Returns the block of a live object. A block that is not stored begins where the object does, is the
    /// smallest that holds it, and was allocated while no `nofree` function was active.
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

/// Returns the size of blocks for objects of `size` bytes. Every block is at least a byte larger than its
/// object, so that the end of one object is not the beginning of another.
fn class(size: u64) -> Option<u64> {
    let size = size.checked_add(1)?.checked_next_multiple_of(GRAIN)?;
    if size <= 1024 {
        return Some(size);
    }
    // Each power of two has eight classes.
    let step = (1 << size.ilog2()) / 8;
    size.checked_next_multiple_of(step)
}

impl Memory {
    /// Takes `size` unused bytes with arbitrary content; `None` if the limit is reached.
    pub(super) fn alloc_fresh(&mut self, size: u64, align: u64) -> Option<u64> {
        let start = self.heap.top.checked_next_multiple_of(align.max(1))?;
        let end = start.checked_add(size)?;
        if !self.ensure(end) {
            return None;
        }
        self.heap.top = end;
        Some(start)
    }

    /// Returns whether an object of this size would fit into otherwise empty memory. After an allocation that
    /// was made to fail, the answer is no.
    pub fn could_hold(&self, size: u64) -> bool {
        size <= self.limits.total && !self.heap.just_failed
    }

    /// Selects the allocation that is to fail, by its number from 1.
    pub(crate) fn fail_allocation(&mut self, number: Option<u64>) {
        self.heap.fail = number;
    }

    /// Returns the allocation that was made to fail, if it was reached.
    pub(crate) fn failed_allocation(&self) -> Option<FailedAllocation> {
        self.heap.failed
    }

    /// Number of allocations requested by the program.
    pub(crate) fn asked_allocations(&self) -> u64 {
        self.heap.requests
    }

    /// Counts an allocation; returns whether it is to fail.
    fn refuses(&mut self, size: u64, family: Family, site: Site) -> bool {
        if matches!(family, Family::Library | Family::Map) {
            return false;
        }
        self.heap.requests += 1;
        self.heap.just_failed = self.heap.fail == Some(self.heap.requests);
        if self.heap.just_failed {
            self.heap.failed = Some(FailedAllocation { number: self.heap.requests, size, family, site });
        }
        self.heap.just_failed
    }

    /// Returns the end of a run that exceeds the memory limit.
    #[cold]
    pub fn exhausted<T>(&self) -> Result<T> {
        limit(format!("the program needs more than {} bytes of memory", self.limits.total))
    }

    /// Allocates `size` bytes for an allocator: undefined, or zero if `zeroed`. `None` if the limit does not
    /// allow it, or if it is made to fail.
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
        // Its bytes must not be accessed by another thread before they exist.
        self.write_new(base, size, site);
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
        // Near the limit, use a larger free block.
        let (&size, list) = self.heap.free.range_mut(size..).find(|(_, list)| !list.is_empty())?;
        list.pop().map(|start| Block { start, size, number: 0 })
    }

    /// Takes a block for a part of a stack; `None` if the limit is reached. The size is a power of two.
    pub(super) fn alloc_part(&mut self, size: u64) -> Option<u64> {
        if let Some(start) = self.heap.free.get_mut(&size).and_then(Vec::pop) {
            return Some(start);
        }
        self.alloc_fresh(size, GRAIN)
    }

    /// Puts the block of a part of a stack on a free list.
    pub(super) fn free_part(&mut self, base: u64, size: u64) {
        self.heap.free.entry(size).or_default().push(base);
    }

    /// Exchanges the active `nofree` functions with those of another thread.
    pub(super) fn swap_kept(&mut self, kept: &mut Vec<(u64, u64)>) {
        std::mem::swap(&mut self.heap.kept, kept);
    }

    /// Implements `free` and similar functions. Null is allowed; any other pointer must be a live object of
    /// that family.
    ///
    /// # Errors
    /// `UB401`, `UB402`, or `UB406` for an undefined pointer.
    pub fn free(&mut self, p: Slot, family: Family, site: Site) -> Result<()> {
        let Some(prov) = self.heap_object(p, family)? else { return Ok(()) };
        self.check_end(prov, site)?;
        self.free_object(prov, site);
        Ok(())
    }

    /// Forbids freeing existing objects until [`Memory::end_restrictions`] of this frame (LangRef `nofree`).
    pub(crate) fn forbid_free(&mut self, frame: u64) {
        self.heap.kept.push((frame, self.heap.allocations));
    }

    /// Ends the `nofree` promises of all frames from `frame` on.
    pub(super) fn allow_free(&mut self, frame: u64) {
        while self.heap.kept.last().is_some_and(|&(kept, _)| kept >= frame) {
            self.heap.kept.pop();
        }
    }

    /// Kills a heap object and puts its block on a free list.
    pub(super) fn free_object(&mut self, prov: Prov, site: Site) {
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
            self.unregister(prov);
        }
    }

    /// Returns the live heap object that begins at `p`; `None` for null.
    fn heap_object(&mut self, p: Slot, family: Family) -> Result<Option<Prov>> {
        let verb = family.free_name();
        if p.tag.is_tainted() {
            let what = format!("{verb} of an undefined or poison pointer");
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
        // What the library frees on its own account is not the program's: LLVM takes `fclose` to be `nofree`.
        if family != Family::Library && self.heap.kept.last().is_some_and(|&(_, before)| number < before) {
            let what = format!("{verb} in a nofree function of an object allocated before the call");
            return Err(Undefined::new(&rules::NOFREE_FREED, what).object(prov).into());
        }
        Ok(Some(prov))
    }

    /// Implements `realloc`, including null and sizes of 0: returns a new object with the content of the old
    /// one as far as it fits. The old object is dead even if the address is the same. Returns `None` if the
    /// new object would exceed the limit, or if this allocation is to fail (`--fail-alloc`); the old object
    /// then remains unchanged.
    ///
    /// # Errors
    /// Returns the errors of [`Memory::free`].
    pub fn realloc(&mut self, p: Slot, size: u64, family: Family, site: Site) -> Result<Option<Slot>> {
        let Some(old) = self.heap_object(p, family)? else {
            return Ok(self.alloc_heap(size, GRAIN, family, false, site));
        };
        if self.refuses(size, family, site) {
            return Ok(None);
        }
        self.check_end(old, site)?;
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
