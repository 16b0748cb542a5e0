//! What `!alias.scope` and `!noalias` keep apart: for every running function, which bytes were accessed
//! as belonging to a set of scopes, and which as outside of it.
//!
//! Reading from both sides is fine; what is modified on one side is accessed on that side only. The
//! promise is about one execution of the function, and from one `llvm.experimental.noalias.scope.decl`
//! of a scope to its next; of scopes that are not declared so, about one execution of a block.

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
use crate::stop::{Run, Undefined};
use crate::value::{Prov, Slot};

/// Beyond so many pieces of memory a set of scopes is watched no longer.
const MAX_PIECES: usize = 1 << 14;
/// So many allocations are remembered for functions that have not looked at them yet.
const MAX_RENEWED: usize = 1 << 10;
/// A function that has not looked at so many begins anew.
const MANY_RENEWED: u64 = 1 << 5;
/// So many accesses are noted down that calls of one execution of a function make: each takes the long way,
/// and a call may be most of the program.
const MAX_OF_CALLS: u32 = 1 << 22;
/// The most calls inside of each other that are watched.
pub(super) const MAX_CALLS: u32 = 16;

#[derive(Debug)]
struct Frame {
    id: u64,
    /// For each set of scopes of one domain what was accessed in them, and by those that stay out of
    /// them; none where it is watched no longer.
    sets: Vec<Option<Log>>,
    /// How many renewals it knows of.
    seen: u64,
    /// How many accesses of calls were noted down.
    of_calls: u32,
}

/// The watched functions that are running.
#[derive(Debug, Default)]
pub(super) struct Scopes {
    frames: Vec<Frame>,
    /// Where objects were made since: these are other bytes now. With the number of the first.
    renewed: Vec<(u64, u64)>,
    first: u64,
}

impl Scopes {
    /// New objects lie here.
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

    /// Adds up what they take.
    pub(super) fn tally(&self, tally: &mut Tally) {
        tally.vec(&self.frames);
        tally.vec(&self.renewed);
        for frame in &self.frames {
            tally.vec(&frame.sets);
            frame.sets.iter().flatten().for_each(|log| log.tally(tally));
        }
    }

    /// Ends the frames from `frame` on.
    #[inline]
    pub(super) fn leave(&mut self, frame: u64) {
        while self.frames.last().is_some_and(|last| last.id >= frame) {
            self.frames.pop();
        }
    }

    /// The sets of a frame, of which there are so many.
    fn of(&mut self, frame: u64, sets: usize) -> Option<&mut Frame> {
        let next = self.first + self.renewed.len() as u64;
        let at = match self.frames.last() {
            Some(last) if last.id == frame => self.frames.len() - 1,
            // Calls of it are running that are watched themselves.
            Some(last) if last.id > frame => self.frames.binary_search_by_key(&frame, |frame| frame.id).ok()?,
            _ => {
                let sets = std::iter::repeat_with(|| Some(Log::default())).take(sets).collect();
                self.frames.push(Frame { id: frame, sets, seen: next, of_calls: 0 });
                self.frames.len() - 1
            }
        };
        let last = &mut self.frames[at];
        if last.seen < self.first || next - last.seen > MANY_RENEWED {
            // Too much was allocated to know at once what is still the same.
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

/// An access of a watched function: its frame, how many sets that has, and the sets that it belongs to
/// (side 0) and stays out of (side 1).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scoped<'a> {
    pub(crate) frame: u64,
    pub(crate) sets: usize,
    pub(crate) sides: [&'a [u32]; 2],
}

/// A call of a watched function, all of whose accesses are in and out of sets of it.
#[derive(Debug)]
pub(crate) struct ScopedCall {
    pub(crate) frame: u64,
    pub(crate) sets: usize,
    pub(crate) sides: [Rc<[u32]>; 2],
}

impl Scopes {
    /// Whether the accesses of a call are still watched.
    pub(super) fn watches(&self, call: &ScopedCall) -> bool {
        let frame = self.frames.binary_search_by_key(&call.frame, |frame| frame.id);
        let Some(frame) = frame.ok().and_then(|at| self.frames.get(at)) else { return false };
        let mut sets = call.sides.iter().flat_map(|sets| sets.iter());
        frame.of_calls < MAX_OF_CALLS && sets.any(|&set| frame.sets[set as usize].is_some())
    }
}

impl Memory {
    /// A call begins, in `callee`; it ends with the effects of that.
    pub(crate) fn enter_scoped(&mut self, call: ScopedCall, callee: u64, site: Site) {
        // So that the caller is known before its callees are.
        let known = self.scopes.of(call.frame, call.sets).is_some();
        if known && self.scopes.watches(&call) {
            self.push_scoped(call, callee, site);
        }
    }

    /// Notes down an access of a call.
    pub(super) fn watch_call(&mut self, call: &ScopedCall, place: &Place, kind: Kind, site: Site) -> Run<()> {
        let Some(frame) = self.scopes.of(call.frame, call.sets) else { return Ok(()) };
        frame.of_calls += 1;
        self.account.note(STEP);
        let sides = [&call.sides[0][..], &call.sides[1]];
        note(frame, sides, place, kind, site)
    }

    /// Begins some sets of scopes of a frame anew.
    pub(crate) fn declare_scopes(&mut self, frame: u64, sets: usize, declared: &[u32]) {
        if let Some(frame) = self.scopes.of(frame, sets) {
            for &set in declared {
                frame.sets[set as usize].get_or_insert_default().clear();
            }
        }
    }

    /// Looks at an access and notes it down. An access that is not allowed at all is left to those who
    /// tell that.
    ///
    /// # Errors
    /// `UB209`.
    pub(crate) fn watch_scopes(&mut self, scoped: Scoped<'_>, p: Slot, size: u64, kind: Kind, site: Site) -> Run<()> {
        let prov = if p.tag.prov() == Prov::NONE { self.find(p.bits).unwrap_or_default() } else { p.tag.prov() };
        if size == 0 || !self.has_bytes(p, size) {
            return Ok(());
        }
        let place =
            Place { address: p.bits, size, root: self.root(prov), through: p.tag.prov(), dead: false, hidden: false };
        self.account.note(STEP);
        let Some(frame) = self.scopes.of(scoped.frame, scoped.sets) else { return Ok(()) };
        note(frame, scoped.sides, &place, kind, site)
    }

    /// Whether so many bytes are there, of an object that is no mere declaration.
    fn has_bytes(&self, p: Slot, size: u64) -> bool {
        self.is_dereferenceable(p, size) && p.bits.checked_add(size).is_some_and(|end| end <= self.limits.total)
    }

    /// As which type the bytes of a range were stored last that is not `fits` to be read: the first
    /// such.
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

    /// Bytes were stored as a type.
    pub(crate) fn set_stored_type(&mut self, p: Slot, size: u64, stored: u32) {
        if self.has_bytes(p, size) {
            self.types.fill(p.bits, size, stored);
            self.account.note(size.min(LARGE) * CAUSE);
        }
    }
}

/// Notes an access down in the sets that it belongs to and stays out of.
fn note(frame: &mut Frame, sides: [&[u32]; 2], place: &Place, kind: Kind, site: Site) -> Run<()> {
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
