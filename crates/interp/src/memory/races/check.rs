//! Data races: what an access finds, and what it means for the bytes (LangRef "Memory Model for Concurrent Operations").
//!
//! A read of bytes that another thread writes without an order yields undef; so do later reads of bytes that two threads
//! have written without an order. Neither is undefined behaviour by itself.

use hashbrown::HashSet;
use rustc_hash::FxBuildHasher;

use super::Races;
use super::shadow::{Checked, Conflict, Now};
use crate::account::Tally;
use crate::library::Accesses;
use crate::memory::Memory;
use crate::memory::bytes::Byte;
use crate::memory::object::flag;
use crate::memory::resolve::{Access, Kind, Place};
use crate::site::Site;
use crate::stop::{Result, Stop};
use crate::taint::{TaintKind, Taints};
use crate::threads::ThreadId;
use crate::value::{Prov, Slot, Taint};

/// Size from which the memory for the marks of an access is reserved before.
const LARGE: u64 = 1 << 12;
/// Number of bytes at the beginning of a new object that other threads must not access before they exist. The marks of
/// more would take more memory than many programs use of what they allocate.
const NEW: u64 = 1 << 12;
/// Maximum number of races that are listed.
const MAX_LISTED: usize = 256;
/// Causes of undef bytes for reports.
const READ: &str = "written by one thread, and read by another one without an order between them, which is a data race";
const WRITTEN: &str = "written by two threads without an order between them, which is a data race";

/// One of the two accesses of a race.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Side {
    pub(crate) thread: ThreadId,
    pub(crate) site: Site,
    pub(crate) kind: Kind,
    pub(crate) is_atomic: bool,
}

/// A race that was found.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FoundRace {
    pub(crate) address: u64,
    pub(crate) size: u64,
    pub(crate) object: Prov,
    /// The earlier access in this run, and the later one.
    pub(crate) sides: [Side; 2],
}

/// Races found so far: one for each two instructions.
#[derive(Debug, Default)]
pub(crate) struct FoundRaces {
    pub(crate) list: Vec<FoundRace>,
    known: HashSet<(Site, Site), FxBuildHasher>,
    /// Whether the first one ends the run.
    pub(crate) stops: bool,
    /// Ranges of bytes whose races are meant.
    pub(super) meant: Vec<(u64, u64)>,
}

impl FoundRaces {
    pub(in crate::memory) fn tally(&self, tally: &mut Tally) {
        tally.vec(&self.list);
        tally.vec(&self.meant);
        tally.fixed(self.known.capacity() * size_of::<(Site, Site)>());
    }

    /// Returns whether races on a range of bytes are meant.
    fn are_meant(&self, start: u64, size: u64) -> bool {
        self.meant.iter().any(|&(from, to)| from <= start && start + size <= to)
    }

    fn add(&mut self, race: FoundRace) -> bool {
        let [first, second] = race.sides;
        let is_new = self.list.len() < MAX_LISTED && self.known.insert((first.site, second.site));
        if is_new {
            self.list.push(race);
        }
        is_new
    }
}

/// A range of bytes with a race, and the site of the other access.
#[derive(Clone, Copy, Debug)]
pub(in crate::memory) struct Racing {
    pub(in crate::memory) start: u64,
    pub(in crate::memory) size: u64,
    site: Site,
    /// Cause of the undef bytes, once it has been made.
    pub(in crate::memory) cause: Taint,
}

impl Memory {
    /// Returns whether there are several threads, so that accesses may race.
    #[must_use]
    #[inline]
    pub fn may_race(&self) -> bool {
        self.races.is_some()
    }

    /// Sets the treatment of accesses, for a library function; returns what it was before.
    pub fn treat_accesses(&mut self, accesses: Accesses) -> Accesses {
        std::mem::replace(&mut self.accesses, accesses)
    }

    /// Allows or forbids the fast paths, which do not know of threads.
    pub(super) fn allow_fast_paths(&mut self, allowed: bool) {
        let never = if allowed && !self.big_endian { 0 } else { flag::NEVER };
        self.read_needs = self.read_needs & !flag::NEVER | never;
        self.write_needs = self.write_needs & !flag::NEVER | never;
    }

    /// Loads like [`Memory::load_fast`] if no other thread accesses the bytes without an order.
    #[inline]
    pub(crate) fn load_shared<const N: usize>(&mut self, p: Slot, align_mask: u64, site: Site) -> Option<Slot> {
        let needs = self.read_needs & !flag::NEVER;
        let is_general = self.big_endian || self.running.overlooked.hides_some();
        if is_general || !self.may_read_with(p, N as u64, align_mask, needs) {
            return None;
        }
        let value = self.read_plain::<N>(p.bits)?;
        self.races.as_mut()?.access_fast::<N>(p.bits, Kind::Read, site).then_some(value)
    }

    /// Stores like [`Memory::store_fast`] if no other thread accesses the bytes without an order; returns whether it
    /// did.
    #[inline]
    pub(crate) fn store_shared<const N: usize>(&mut self, p: Slot, v: Slot, align_mask: u64, site: Site) -> bool {
        let needs = self.write_needs & !flag::NEVER;
        let is_general = self.big_endian || self.running.overlooked.hides_some();
        if is_general || !self.is_plain(v) || !self.may_read_with(p, N as u64, align_mask, needs) {
            return false;
        }
        let is_alone = |races: &mut Box<Races>| races.access_fast::<N>(p.bits, Kind::Write, site);
        if !self.races.as_mut().is_some_and(is_alone) {
            return false;
        }
        self.objects[p.tag.prov().0 as usize].last_write = site;
        self.write_plain::<N>(p.bits, v)
    }

    /// Checks whether an access races with earlier ones of other threads.
    ///
    /// # Errors
    /// Ends the run at a race if it is to.
    pub(in crate::memory) fn check_race(&mut self, place: &mut Place, kind: Kind, access: &Access) -> Result<()> {
        self.check_access(place, kind, access, false)
    }

    fn check_access(&mut self, place: &mut Place, kind: Kind, access: &Access, is_end: bool) -> Result<()> {
        let Some(races) = &mut self.races else { return Ok(()) };
        let is_atomic = match self.accesses {
            // Accesses without a site are those of the library to objects of its own, made on first use.
            _ if access.site == Site::NONE => return Ok(()),
            Accesses::Plain => access.atomic,
            Accesses::Atomic => true,
            Accesses::Unchecked => return Ok(()),
        };
        let checked = Checked { kind, is_atomic, site: access.site, is_end };
        let is_large = place.size >= LARGE && !is_end;
        if is_large {
            let growth = races.shadow.growth(place.address, place.size);
            self.account.take(growth)?;
            races.shadow.reserve(place.address, place.size);
        }
        // Each conflict is stored twice, and vectors double.
        let most = self.account.room() / (8 * size_of::<(u64, u64, Conflict)>() as u64);
        let conflicts = match self.running.overlooked.hides(kind) {
            true => Vec::new(),
            false => races.access(place.address, place.size, checked, most as usize),
        };
        let held = 2 * size_of_val(conflicts.as_slice()) as u64;
        let grown = races.shadow.take_growth();
        self.account.note(if is_large { held } else { held + grown });
        if conflicts.len() as u64 > most {
            self.account.take(u64::MAX)?;
        }
        races.reading.clear();
        match kind {
            Kind::Read => place.racing |= races.atomics.stale.is_some(),
            Kind::Write if races.atomics.is_storing => {}
            Kind::Write => races.atomics.forget(place.address, place.size),
        }
        for (start, size, conflict) in conflicts {
            if self.found_races.are_meant(start, size) {
                continue;
            }
            let side = Side {
                thread: races.thread(conflict.mark.line),
                site: conflict.mark.site,
                kind: conflict.kind,
                is_atomic: conflict.is_atomic,
            };
            let own = Side { thread: races.thread(races.running), site: access.site, kind, is_atomic };
            let racing = Racing { start, size, site: conflict.mark.site, cause: Taint::NONE };
            match (kind, conflict.kind) {
                (Kind::Read, _) => races.reading.push(racing),
                (Kind::Write, Kind::Write) => races.written.push(racing),
                (Kind::Write, Kind::Read) => {}
            }
            place.racing |= kind == Kind::Read;
            let race = FoundRace { address: start, size, object: place.root, sides: [side, own] };
            if self.found_races.add(race) && self.found_races.stops {
                return Err(Box::new(Stop::DataRace));
            }
        }
        Ok(())
    }

    /// Records the end of an object's life as a write of all its bytes.
    ///
    /// # Errors
    /// Ends the run at a race if it is to.
    pub(in crate::memory) fn check_end(&mut self, prov: Prov, site: Site) -> Result<()> {
        if self.races.is_none() {
            return Ok(());
        }
        let object = self.object(prov);
        let (address, size) = (object.base, object.size);
        let mut place = Place { address, size, root: prov, through: prov, dead: false, hidden: false, racing: false };
        if size != 0 && self.accesses != Accesses::Unchecked {
            self.check_access(&mut place, Kind::Write, &Access::plain(site), true)?;
        }
        // The bytes are gone; there is nothing to become undef.
        if let Some(races) = &mut self.races {
            races.written.clear();
        }
        Ok(())
    }

    /// Forgets the accesses to the bytes of a new object.
    #[inline]
    pub(in crate::memory) fn renew_races(&mut self, address: u64, size: u64) {
        if let Some(races) = &mut self.races {
            races.forget(address, size);
        }
    }

    /// Records the allocation of an object as a write of its first bytes.
    #[inline]
    pub(in crate::memory) fn write_new(&mut self, address: u64, size: u64, site: Site) {
        if let Some(races) = &mut self.races
            && size != 0
            && site != Site::NONE
            && !self.running.overlooked.hides(Kind::Write)
        {
            let checked = Checked { kind: Kind::Write, is_atomic: false, site, is_end: false };
            races.access(address, size.min(NEW), checked, 0);
            self.account.note(races.shadow.take_growth());
        }
    }

    /// Returns the byte that a read through a place sees instead of the one in memory: undef, if another thread writes it
    /// without an order, or that of an older store.
    pub(in crate::memory) fn racing_byte(&self, taints: &mut Taints, address: u64) -> Option<Byte> {
        let races = self.races.as_ref()?;
        let is_there = |racing: &&Racing| (racing.start..racing.start + racing.size).contains(&address);
        let Some(racing) = races.reading.iter().find(is_there) else {
            let (start, bytes) = races.atomics.stale.as_ref()?;
            return bytes.get(address.checked_sub(*start)? as usize).copied();
        };
        Some(Byte::undef(cause(taints, racing.site, READ)))
    }

    /// Takes the ranges of the last read that other threads write without an order, with the causes of their undef
    /// bytes.
    pub(in crate::memory) fn take_racing(&mut self, taints: &mut Taints) -> Vec<Racing> {
        let mut ranges = self.races.as_mut().map(|races| std::mem::take(&mut races.reading)).unwrap_or_default();
        ranges.iter_mut().for_each(|racing| racing.cause = cause(taints, racing.site, READ));
        ranges
    }

    /// Returns the site of a write that races with the last read.
    pub(in crate::memory) fn racing_site(&self) -> Site {
        self.races.as_ref().and_then(|races| races.reading.first()).map_or(Site::NONE, |racing| racing.site)
    }

    /// Makes bytes undef that two threads have written without an order.
    #[inline]
    pub(crate) fn settle_races(&mut self, taints: &mut Taints) {
        if self.races.as_ref().is_some_and(|races| !races.written.is_empty()) {
            self.settle_written(taints);
        }
    }

    #[cold]
    fn settle_written(&mut self, taints: &mut Taints) {
        let written = self.races.as_mut().map(|races| std::mem::take(&mut races.written)).unwrap_or_default();
        for racing in written {
            let cause = cause(taints, racing.site, WRITTEN);
            self.fill_with(racing.start, racing.size, Byte::undef(cause));
        }
    }
}

fn cause(taints: &mut Taints, site: Site, why: &'static str) -> Taint {
    taints.make_because(TaintKind::Undef(u64::MAX), site, why)
}

impl Races {
    #[inline]
    fn access_fast<const N: usize>(&mut self, address: u64, kind: Kind, site: Site) -> bool {
        let moments = &self.lines[usize::from(self.running)];
        let now = Now { clock: &moments.now, line: self.running, step: moments.step };
        self.shadow.access_fast::<N>(address, kind, &now, site)
    }

    /// Checks and records an access. Returns ranges of bytes with earlier accesses without an order to it, not many more
    /// than `most`.
    fn access(&mut self, address: u64, len: u64, checked: Checked, most: usize) -> Vec<(u64, u64, Conflict)> {
        let moments = &self.lines[usize::from(self.running)];
        let now = Now { clock: &moments.now, line: self.running, step: moments.step };
        let mut found: Vec<(u64, u64, Conflict)> = Vec::new();
        self.shadow.access(address, len, checked, &now, &mut |start, size, conflict| {
            let is_full = found.len() > most;
            match found.last_mut() {
                Some((last, len, other)) if *last + *len == start && other.is_like(&conflict) => *len += size,
                _ if is_full => {}
                _ => found.push((start, size, conflict)),
            }
        });
        found
    }

    fn forget(&mut self, address: u64, len: u64) {
        self.shadow.forget(address, len);
        self.atomics.forget(address, len);
    }
}
