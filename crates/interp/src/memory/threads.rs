//! Parts of memory that each thread has for itself: its stack, and the promises of its active functions.
//!
//! The running thread's parts are in [`Memory`] itself, so that a program with one thread pays nothing. Restrictions of
//! `noalias` pointers and the like hold for all threads: what another thread accesses during a call counts, too.

use super::effects::EffectFrame;
use super::object::ObjectKind;
use super::races::Overlooked;
use super::stack::Stack;
use super::{Memory, scopes};
use crate::account::Tally;
use crate::site::Site;
use crate::stop::Result;
use crate::taint::Taints;
use crate::value::Slot;

/// Size of the first part of a thread's stack in bytes. Further parts are added when it is full.
const FIRST_PART: u64 = 1 << 12;

/// Memory of a thread that does not run.
#[derive(Debug)]
pub(crate) struct ThreadMemory {
    stack: Stack,
    effects: Vec<EffectFrame>,
    scopes: scopes::Frames,
    kept: Vec<(u64, u64)>,
    number: u32,
    restricted: u32,
    overlooked: Overlooked,
}

impl ThreadMemory {
    /// Adds the memory to `tally`.
    pub(crate) fn tally(&self, tally: &mut Tally) {
        self.stack.tally(tally);
        tally.vec(&self.effects);
        self.effects.iter().for_each(|frame| frame.tally(tally));
        self.scopes.tally(tally);
        tally.vec(&self.kept);
    }
}

/// The running thread, as far as memory knows it.
#[derive(Debug, Default)]
pub(super) struct Running {
    /// Number of the thread, counted from 0.
    pub(super) number: u32,
    /// Number of its active restrictions.
    pub(super) restricted: u32,
    /// Number of threads so far.
    threads: u32,
    /// Accesses and orders of the running thread that are overlooked.
    pub(super) overlooked: Overlooked,
}

impl Running {
    /// Returns whether there were ever several threads.
    #[inline]
    pub(super) fn are_several(&self) -> bool {
        self.threads != 0
    }
}

impl Memory {
    /// Returns the memory of a new thread.
    ///
    /// # Errors
    /// Returns a limit if there is no room for its stack.
    pub(crate) fn begin_thread(&mut self) -> Result<ThreadMemory> {
        let Some(base) = self.alloc_part(FIRST_PART) else { return self.exhausted() };
        self.running.threads += 1;
        Ok(ThreadMemory {
            stack: Stack::part(base, base + FIRST_PART),
            effects: Vec::new(),
            scopes: scopes::Frames::default(),
            kept: Vec::new(),
            number: self.running.threads,
            restricted: 0,
            overlooked: Overlooked::default(),
        })
    }

    /// Exchanges the running thread's parts with those of another one.
    pub(crate) fn swap_thread(&mut self, other: &mut ThreadMemory) {
        self.withdraw();
        if self.stack.is_first() {
            self.first_stack = self.stack.used();
        }
        std::mem::swap(&mut self.stack, &mut other.stack);
        std::mem::swap(&mut self.effects, &mut other.effects);
        self.scopes.swap_frames(&mut other.scopes);
        self.swap_kept(&mut other.kept);
        std::mem::swap(&mut self.running.number, &mut other.number);
        std::mem::swap(&mut self.running.restricted, &mut other.restricted);
        std::mem::swap(&mut self.running.overlooked, &mut other.overlooked);
        self.settle_overlooked();
        self.grant_again();
    }

    /// Frees the stack of a thread that has ended.
    pub(crate) fn end_thread(&mut self, mut thread: ThreadMemory) {
        if !thread.stack.is_first() {
            for (base, end) in thread.stack.take_parts() {
                self.free_part(base, end - base);
            }
        }
    }

    /// Allocates a thread's instance of a variable; its bytes are undefined.
    ///
    /// # Errors
    /// Returns a limit if the memory is exhausted.
    pub(crate) fn alloc_thread_local(&mut self, size: u64, align: u64) -> Result<Slot> {
        let Some(slot) = self.alloc_heap(size, align, super::Family::Library, false, Site::NONE) else {
            return self.exhausted();
        };
        if let Some(object) = self.objects.get_mut(slot.tag.prov().0 as usize) {
            object.kind = ObjectKind::ThreadLocal;
        }
        Ok(slot)
    }

    /// Ends the life of a thread's instance of a variable.
    pub(crate) fn end_thread_local(&mut self, slot: Slot, site: Site) {
        let prov = slot.tag.prov();
        if self.object(prov).kind == ObjectKind::ThreadLocal && self.object(prov).is_live() {
            self.free_object(prov, site);
        }
    }

    /// Ends the restrictions of the running thread's frames from `frame` on, where other threads have some, too.
    pub(super) fn end_own_restrictions(
        &mut self,
        taints: &mut Taints,
        frame: u64,
        returned: &mut [Slot],
        unwinds: bool,
    ) {
        let mut index = self.restrictions.len();
        while self.running.restricted > 0 && index > 0 {
            index -= 1;
            let (thread, of) = (self.restrictions[index].thread, self.restrictions[index].frame);
            if thread != Some(self.running.number) {
                continue;
            }
            if of < frame {
                break;
            }
            self.running.restricted -= 1;
            self.end_restriction_at(taints, index as u32, returned, unwinds);
        }
        while self.restrictions.last().is_some_and(|last| last.thread.is_none()) {
            self.restrictions.pop();
        }
    }
}
