//! Checks of `!alias.scope` and `!noalias`: for every running function, the bytes accessed as members of a
//! set of scopes, and those accessed outside of it.
//!
//! Reads from both sides are allowed; bytes that are modified on one side are accessed on that side only. The
//! promise covers one execution of the function, and the time from one `llvm.experimental.noalias.scope.decl`
//! of a scope to the next; for scopes without a declaration, one execution of a block.

use std::rc::Rc;

use super::Memory;
use super::bytes::CAUSE;
use super::log::{Conflict, Log};
use super::notes::LARGE;
use super::object::count;
use super::resolve::{Kind, Place};
use crate::account::{STEP, Tally};
use crate::rules;
use crate::site::Site;
use crate::stop::{Result, Undefined};
use crate::value::{Prov, Slot};

/// Number of memory pieces beyond which a set of scopes is no longer checked.
const MAX_PIECES: usize = 1 << 14;
/// Number of allocations remembered for functions that have not processed them yet.
const MAX_RENEWED: usize = 1 << 10;
/// A function with more unprocessed allocations than this discards its records and starts again.
const MANY_RENEWED: u64 = 1 << 5;
/// Maximum number of logged accesses of calls in one execution of a function. Each of them takes the slow
/// path, and a call may be most of the program.
const MAX_OF_CALLS: u32 = 1 << 22;
/// Maximum depth of nested calls that are checked.
pub(super) const MAX_CALLS: u32 = 16;

#[derive(Debug)]
struct Frame {
    id: u64,
    /// For each set of scopes of one domain, the accesses in them and those outside of them; `None` once the
    /// set is no longer checked.
    sets: Vec<Option<Log>>,
    /// Number of renewals already processed.
    seen: u64,
    /// Number of logged accesses of calls.
    of_calls: u32,
}

/// Scopes of the running functions that are checked.
#[derive(Debug, Default)]
pub(super) struct Scopes {
    frames: Vec<Frame>,
    /// Ranges where objects were created recently, whose bytes are new, and the number of the first of them.
    renewed: Vec<(u64, u64)>,
    first: u64,
}

/// Records of the functions of a thread that does not run.
#[derive(Debug, Default)]
pub(super) struct Frames(Vec<Frame>);

impl Frames {
    /// Adds the memory of the logs to `tally`.
    pub(super) fn tally(&self, tally: &mut Tally) {
        tally.vec(&self.0);
        for frame in &self.0 {
            tally.vec(&frame.sets);
            frame.sets.iter().flatten().for_each(|log| log.tally(tally));
        }
    }
}

impl Scopes {
    /// Exchanges the running functions with those of another thread.
    pub(super) fn swap_frames(&mut self, other: &mut Frames) {
        std::mem::swap(&mut self.frames, &mut other.0);
    }

    /// Records a range of new objects.
    #[inline]
    pub(super) fn renew(&mut self, address: u64, size: u64) {
        if !self.frames.is_empty() && self.renewed.last() != Some(&(address, address.wrapping_add(size))) {
            self.note(address, size);
        }
    }

    fn note(&mut self, address: u64, size: u64) {
        if self.renewed.len() >= MAX_RENEWED {
            self.first += self.renewed.len() as u64;
            self.renewed.clear();
        }
        self.renewed.push((address, address.saturating_add(size)));
    }

    /// Adds the memory of the logs to `tally`.
    pub(super) fn tally(&self, tally: &mut Tally) {
        tally.vec(&self.frames);
        tally.vec(&self.renewed);
        for frame in &self.frames {
            tally.vec(&frame.sets);
            frame.sets.iter().flatten().for_each(|log| log.tally(tally));
        }
    }

    /// Ends all frames from `frame` on.
    #[inline]
    pub(super) fn leave(&mut self, frame: u64) {
        while self.frames.last().is_some_and(|last| last.id >= frame) {
            self.frames.pop();
        }
    }

    /// Returns the logs of a frame with this number of sets.
    fn of(&mut self, frame: u64, sets: usize) -> Option<&mut Frame> {
        let next = self.first + self.renewed.len() as u64;
        let at = match self.frames.last() {
            Some(last) if last.id == frame => self.frames.len() - 1,
            // Its callees, which are checked themselves, are running.
            Some(last) if last.id > frame => self.frames.binary_search_by_key(&frame, |frame| frame.id).ok()?,
            _ => {
                let sets = std::iter::repeat_with(|| Some(Log::default())).take(sets).collect();
                self.frames.push(Frame { id: frame, sets, seen: next, of_calls: 0 });
                self.frames.len() - 1
            }
        };
        let last = &mut self.frames[at];
        if last.seen < self.first || next - last.seen > MANY_RENEWED {
            // With so many allocations it is unknown which logged bytes still exist.
            last.sets.iter_mut().flatten().for_each(Log::clear);
        } else if last.seen < next {
            for &(start, end) in &self.renewed[(last.seen - self.first) as usize..] {
                last.sets.iter_mut().flatten().for_each(|log| log.forget(start, end));
            }
        }
        last.seen = next;
        Some(last)
    }
}

/// An access of a checked function: its frame, the number of its sets, and the sets that the access belongs
/// to (side 0) and is outside of (side 1).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scoped<'a> {
    pub(crate) frame: u64,
    pub(crate) sets: usize,
    pub(crate) sides: [&'a [u32]; 2],
}

/// A call in a checked function whose accesses are all in and outside of sets of that function.
#[derive(Debug)]
pub(crate) struct ScopedCall {
    pub(crate) frame: u64,
    pub(crate) sets: usize,
    pub(crate) sides: [Rc<[u32]>; 2],
}

impl Scopes {
    /// Returns whether the accesses of a call are still checked.
    pub(super) fn watches(&self, call: &ScopedCall) -> bool {
        let frame = self.frames.binary_search_by_key(&call.frame, |frame| frame.id);
        let Some(frame) = frame.ok().and_then(|at| self.frames.get(at)) else { return false };
        let mut sets = call.sides.iter().flat_map(|sets| sets.iter());
        frame.of_calls < MAX_OF_CALLS && sets.any(|&set| frame.sets[set as usize].is_some())
    }
}

impl Memory {
    /// Begins a call of frame `callee`; it ends with that frame's effects.
    pub(crate) fn enter_scoped(&mut self, call: ScopedCall, callee: u64, site: Site) {
        // The caller must be known before its callees are.
        let known = self.scopes.of(call.frame, call.sets).is_some();
        if known && self.scopes.watches(&call) {
            self.push_scoped(call, callee, site);
        }
    }

    /// Logs an access of a call.
    pub(super) fn watch_call(&mut self, call: &ScopedCall, place: &Place, kind: Kind, site: Site) -> Result<()> {
        let Some(frame) = self.scopes.of(call.frame, call.sets) else { return Ok(()) };
        frame.of_calls += 1;
        self.account.note(STEP);
        let sides = [&call.sides[0][..], &call.sides[1]];
        note(frame, sides, place, kind, site)
    }

    /// Clears the records of the sets of scopes that a declaration starts again in this frame.
    pub(crate) fn declare_scopes(&mut self, frame: u64, sets: usize, declared: &[u32]) {
        if let Some(frame) = self.scopes.of(frame, sets) {
            for &set in declared {
                frame.sets[set as usize].get_or_insert_default().clear();
            }
        }
    }

    /// Checks an access and logs it. An access that is undefined for other reasons is reported elsewhere.
    ///
    /// # Errors
    /// `UB209`.
    pub(crate) fn watch_scopes(
        &mut self,
        scoped: Scoped<'_>,
        p: Slot,
        size: u64,
        kind: Kind,
        site: Site,
    ) -> Result<()> {
        let prov = if p.tag.prov() == Prov::NONE { self.find(p.bits).unwrap_or_default() } else { p.tag.prov() };
        if size == 0 || !self.has_bytes(p, size) {
            return Ok(());
        }
        let place = Place {
            address: p.bits,
            size,
            root: self.root(prov),
            through: p.tag.prov(),
            dead: false,
            hidden: false,
            racing: false,
        };
        self.account.note(STEP);
        let Some(frame) = self.scopes.of(scoped.frame, scoped.sets) else { return Ok(()) };
        note(frame, scoped.sides, &place, kind, site)
    }

    /// Returns whether so many bytes exist in an object that is not a mere declaration.
    fn has_bytes(&self, p: Slot, size: u64) -> bool {
        self.is_dereferenceable(p, size) && p.bits.checked_add(size).is_some_and(|end| end <= self.limits.total)
    }

    /// Returns the first type that bytes of a range were last stored as and that does not fit the access.
    pub(crate) fn stored_type(&self, p: Slot, size: u64, mut fits: impl FnMut(u32) -> bool) -> Option<u32> {
        if self.types.is_empty() || !self.has_bytes(p, size) {
            return None;
        }
        let mut last = 0;
        (p.bits..p.bits + size).map(|address| self.types.get(address)).find(|&stored| {
            let looked = stored == last;
            last = stored;
            !looked && stored != 0 && !fits(stored)
        })
    }

    /// Records the type that bytes were stored as.
    pub(crate) fn set_stored_type(&mut self, p: Slot, size: u64, stored: u32) {
        if self.has_bytes(p, size) {
            self.types.fill(p.bits, size, stored);
            self.account.note(size.min(LARGE) * CAUSE);
        }
    }
}

/// Logs an access in the sets that it belongs to and is outside of.
fn note(frame: &mut Frame, sides: [&[u32]; 2], place: &Place, kind: Kind, site: Site) -> Result<()> {
    let (start, end) = (place.address, place.address.saturating_add(place.size));
    for (side, sets) in sides.into_iter().enumerate() {
        for &set in sets {
            let Some(log) = &mut frame.sets[set as usize] else { continue };
            if let Err(Conflict { before, site: by }) = log.note(side == 0, kind, start, end, site) {
                let done = before.done();
                let what = format!(
                    "{} at {start:#x} {} that another access has {done}, from which !alias.scope and !noalias keep it apart",
                    count(place.size),
                    kind.done()
                );
                let stop = Undefined::new(&rules::SCOPES_VIOLATED, what).object(place.root);
                return Err(stop.note(format!("{done} before"), by).into());
            }
            if log.pieces() > MAX_PIECES {
                frame.sets[set as usize] = None;
            }
        }
    }
    Ok(())
}
