//! Stack objects: allocated consecutively, released with their frame.

use super::Memory;
use super::object::{Object, ObjectKind, flag};
use crate::account::Tally;
use crate::site::Site;
use crate::stop::{Result, limit};
use crate::value::{Prov, Slot};

/// The state of the stack at a function's entry, or at `llvm.stacksave`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct StackMark {
    top: u64,
    objects: u32,
}

impl StackMark {
    /// Returns whether it was taken at a greater stack depth than another mark that is still valid.
    pub(crate) fn is_above(self, other: StackMark) -> bool {
        self.objects > other.objects || self.top > other.top
    }
}

/// Properties of an `alloca` besides its size.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct StackOptions {
    /// Whether pointers to the object may outlive it.
    pub(crate) escapes: bool,
    /// Whether it is used by `llvm.lifetime.start` and therefore begins dead.
    pub(crate) starts_dead: bool,
    /// Whether `va_start` stores arguments in the object.
    pub(crate) holds_arguments: bool,
}

/// State of the stack.
///
/// The stack of the main thread is one range below the heap. Those of other threads consist of parts, which are added
/// when the last one is full, and removed when the stack grows again after it has shrunk to an earlier part.
#[derive(Debug)]
pub(super) struct Stack {
    /// Range of the last part.
    base: u64,
    end: u64,
    /// Earlier parts.
    parts: Vec<(u64, u64)>,
    /// Whether it is the main thread's.
    is_first: bool,
    top: u64,
    /// Greatest `top` so far.
    high: u64,
    /// Objects on the stack, in order of allocation.
    objects: Vec<Prov>,
}

impl Stack {
    pub(super) fn new(base: u64, end: u64) -> Stack {
        Stack { base, end, parts: Vec::new(), is_first: true, top: base, high: base, objects: Vec::new() }
    }

    /// Returns the stack of a thread besides the main one, of one part.
    pub(super) fn part(base: u64, end: u64) -> Stack {
        Stack { is_first: false, ..Stack::new(base, end) }
    }

    /// Returns whether it is the main thread's.
    pub(super) fn is_first(&self) -> bool {
        self.is_first
    }

    /// Takes all parts.
    pub(super) fn take_parts(&mut self) -> Vec<(u64, u64)> {
        let mut parts = std::mem::take(&mut self.parts);
        parts.push((self.base, self.end));
        parts
    }

    /// Returns whether a range lies in the last part.
    #[inline]
    fn holds(&self, end: u64) -> bool {
        end.wrapping_sub(self.base) <= self.end - self.base
    }

    /// Adds the memory of the stack, without the bytes of objects, to `tally`.
    pub(super) fn tally(&self, tally: &mut Tally) {
        tally.vec(&self.objects);
        tally.vec(&self.parts);
    }

    /// Returns the range of all addresses ever used.
    pub(super) fn used(&self) -> (u64, u64) {
        (self.base, self.high)
    }
}

impl Memory {
    /// Allocates a stack object; its bytes are undefined.
    ///
    /// # Errors
    /// Returns a limit if the stack is full.
    #[inline]
    pub(crate) fn alloc_stack(&mut self, size: u64, align: u64, options: StackOptions, site: Site) -> Result<Slot> {
        let align = align.max(1);
        let gap = if self.choice.is_usual() { 0 } else { self.choice.below(4) * 16 };
        let base = (self.stack.top + gap).checked_next_multiple_of(align);
        let bounds = base.and_then(|base| Some((base, base.checked_add(size)?)));
        let Some((base, end)) = bounds.filter(|&(_, end)| self.stack.holds(end) && self.ensure(end)) else {
            return self.alloc_in_part(size, align, options, site);
        };
        self.stack.top = end;
        self.stack.high = self.stack.high.max(end);
        self.forget(base, size);
        Ok(self.add_stack_object(base, size, options, site))
    }

    /// Allocates consecutive stack objects of these sizes, alignments and options, at consecutive sites;
    /// returns whether it did. If not, nothing is allocated, and [`Memory::alloc_stack`] reports the reason.
    pub(crate) fn alloc_stack_run(
        &mut self,
        objects: impl Iterator<Item = (u64, u64, StackOptions)> + Clone,
        first: Site,
        mut made: impl FnMut(Slot),
    ) -> bool {
        if !self.choice.is_usual() {
            return false;
        }
        let start = self.stack.top;
        let end = objects.clone().try_fold(start, |top, (size, align, _)| {
            top.checked_next_multiple_of(align.max(1)).and_then(|base| base.checked_add(size))
        });
        let Some(end) = end.filter(|&end| self.stack.holds(end) && self.ensure(end)) else { return false };
        self.forget(start, end - start);
        self.stack.high = self.stack.high.max(end);
        let mut top = start;
        for ((size, align, options), number) in objects.zip(0..) {
            let base = top.next_multiple_of(align.max(1));
            top = base + size;
            made(self.add_stack_object(base, size, options, Site(first.0 + number)));
        }
        self.stack.top = end;
        true
    }

    /// Allocates a stack object where the last part of the stack has no room for it, or is no longer in use.
    #[cold]
    fn alloc_in_part(&mut self, size: u64, align: u64, options: StackOptions, site: Site) -> Result<Slot> {
        let most = self.limits.stack;
        let full = || limit(format!("the program needs more than {most} bytes of stack"));
        let Some(needed) = size.checked_add(align).filter(|_| !self.stack.is_first) else { return full() };
        // Release parts that the stack has left.
        while !(self.stack.base..=self.stack.end).contains(&self.stack.top)
            && let Some((base, end)) = self.stack.parts.pop()
        {
            let (last, last_end) = (self.stack.base, self.stack.end);
            (self.stack.base, self.stack.end) = (base, end);
            self.free_part(last, last_end - last);
        }
        let fits = self.stack.top.checked_next_multiple_of(align).and_then(|base| base.checked_add(size));
        if !fits.is_some_and(|end| self.stack.holds(end)) {
            let last = self.stack.end - self.stack.base;
            let used: u64 = self.stack.parts.iter().map(|(base, end)| end - base).sum::<u64>() + last;
            let Some(part) = needed.max(2 * last).checked_next_power_of_two() else { return full() };
            if used.saturating_add(needed) > most {
                return full();
            }
            let Some(base) = self.alloc_part(part) else { return self.exhausted() };
            self.stack.parts.push((self.stack.base, self.stack.end));
            (self.stack.base, self.stack.end, self.stack.top) = (base, base + part, base);
        }
        let base = self.stack.top.next_multiple_of(align);
        self.stack.top = base + size;
        self.forget(base, size);
        Ok(self.add_stack_object(base, size, options, site))
    }

    #[inline]
    fn add_stack_object(&mut self, base: u64, size: u64, options: StackOptions, site: Site) -> Slot {
        let life = if options.starts_dead { 0 } else { flag::STARTED | flag::READ | flag::WRITE };
        let escapes = if options.escapes { flag::ESCAPES } else { 0 };
        let arguments = if options.holds_arguments { flag::ARGUMENTS } else { 0 };
        let prov = self.add_object(Object {
            base,
            size,
            flags: flag::LIVE | flag::WRITABLE | life | escapes | arguments,
            kind: ObjectKind::Stack,
            made: site,
            ..Object::NULL
        });
        self.stack.objects.push(prov);
        if options.escapes {
            self.write_new(base, size, site);
        }
        Slot::pointer(base, prov)
    }

    /// Returns the current state of the stack.
    #[inline]
    pub(crate) fn stack_mark(&self) -> StackMark {
        StackMark { top: self.stack.top, objects: self.stack.objects.len() as u32 }
    }

    /// Kills all stack objects allocated since `mark`.
    #[inline]
    pub(crate) fn release_stack(&mut self, mark: StackMark, site: Site) {
        while self.stack.objects.len() > mark.objects as usize {
            let Some(prov) = self.stack.objects.pop() else { break };
            self.release(prov, site);
        }
        self.stack.top = mark.top;
    }

    /// Kills all stack objects allocated since `mark`, in a running function that may still hold pointers to
    /// them.
    pub(crate) fn restore_stack(&mut self, mark: StackMark, site: Site) {
        for number in mark.objects as usize..self.stack.objects.len() {
            self.objects[self.stack.objects[number].0 as usize].flags |= flag::ESCAPES;
        }
        self.release_stack(mark, site);
    }

    /// Forbids access to the objects allocated between two marks until [`Memory::show_stack`]: their function
    /// has made a `tail` call. Variadic arguments stay accessible although LangRef excludes them, too: clang
    /// marks calls as `tail` that receive a `va_list` from the heap.
    pub(crate) fn hide_stack(&mut self, from: StackMark, to: StackMark) {
        for number in from.objects as usize..(to.objects as usize).min(self.stack.objects.len()) {
            let prov = self.stack.objects[number];
            let object = &mut self.objects[prov.0 as usize];
            if !object.has(flag::ARGUMENTS) {
                object.flags |= flag::HIDDEN;
                self.refresh(prov);
            }
        }
    }

    /// Allows access to the objects allocated since `mark` again.
    pub(crate) fn show_stack(&mut self, mark: StackMark) {
        for number in mark.objects as usize..self.stack.objects.len() {
            let prov = self.stack.objects[number];
            self.objects[prov.0 as usize].flags &= !flag::HIDDEN;
            self.refresh(prov);
        }
    }

    fn release(&mut self, prov: Prov, site: Site) {
        let object = &mut self.objects[prov.0 as usize];
        let flags = object.flags;
        object.flags &= !(flag::READ | flag::WRITE | flag::LIVE | flag::STARTED);
        object.freed = site;
        if flags & (flag::EXPOSED | flag::TRACKED) != 0 {
            self.unregister(prov);
        }
        if flags & (flag::ESCAPES | flag::EXPOSED | flag::TRACKED) == 0 {
            self.free_entries.push(prov.0);
        }
    }

    /// Removes a dead object from the tables that find it by address.
    #[cold]
    pub(super) fn unregister(&mut self, prov: Prov) {
        let base = self.object(prov).base;
        if self.exposed.get(&base) == Some(&prov) {
            self.exposed.remove(&base);
        }
        if self.object(prov).has(flag::TRACKED) {
            self.thaw(prov);
            self.refresh(prov);
        }
    }
}
