//! Accesses to each byte that may race with later ones (FastTrack: Flanagan, Freund 2009): the last write, the last
//! reads that no write has followed, and atomic accesses.
//!
//! The accesses to four bytes are stored together as long as all accesses are to all of them.

use super::clock::{Clock, Line};
use crate::account::{self, Tally};
use crate::memory::resolve::Kind;
use crate::site::Site;

/// Number of bytes whose accesses are stored together.
const GRANULE: u64 = 4;
/// Number of bytes of a page of granules.
const PAGE: u64 = 64;
const GRANULES: usize = (PAGE / GRANULE) as usize;

/// Bytes that the lists of accesses without an order take at first.
const MORE: u64 = 3 * 4 * size_of::<Mark>() as u64;

/// An access of a thread.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Mark {
    /// Step of the thread; 0 if there was no access.
    step: u32,
    pub(crate) site: Site,
    pub(crate) line: Line,
}

/// The running thread, for checks.
#[derive(Clone, Copy)]
pub(crate) struct Now<'a> {
    pub(crate) clock: &'a Clock,
    pub(crate) line: Line,
    pub(crate) step: u32,
}

impl Now<'_> {
    /// Returns whether an access happened before the running thread's next step.
    #[inline]
    fn is_after(&self, mark: Mark) -> bool {
        mark.step == 0 || mark.line == self.line || mark.step <= self.clock.get(mark.line)
    }

    #[inline]
    fn mark(&self, site: Site) -> Mark {
        Mark { step: self.step, site, line: self.line }
    }
}

/// Accesses to a byte, or to four bytes.
#[derive(Clone, Copy, Debug, Default)]
struct Cell {
    /// Last write that is not atomic.
    write: Mark,
    /// Last read that is not atomic, since the last write.
    read: Mark,
    /// Number, from 1, of further accesses; 0 if there are none.
    more: u32,
}

/// Accesses without an order between them.
#[derive(Clone, Debug, Default)]
struct More {
    reads: Vec<Mark>,
    atomic_reads: Vec<Mark>,
    atomic_writes: Vec<Mark>,
}

/// Accesses to four bytes.
#[derive(Clone, Copy, Debug, Default)]
struct Granule {
    cell: Cell,
    /// Number, from 1, of the cells of the single bytes; 0 if they are alike.
    split: u32,
}

/// An access, to be checked against earlier ones.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Checked {
    pub(crate) kind: Kind,
    pub(crate) is_atomic: bool,
    pub(crate) site: Site,
    /// Whether it ends the life of the bytes. It is compared with earlier accesses only: later ones are use after free.
    pub(crate) is_end: bool,
}

/// An earlier access that has no order to the checked one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Conflict {
    pub(crate) mark: Mark,
    pub(crate) kind: Kind,
    pub(crate) is_atomic: bool,
}

impl Conflict {
    /// Returns whether another one is the same apart from the bytes.
    pub(crate) fn is_like(&self, other: &Conflict) -> bool {
        (self.mark.site, self.mark.line, self.kind) == (other.mark.site, other.mark.line, other.kind)
    }
}

/// All accesses.
#[derive(Debug, Default)]
pub(super) struct Shadow {
    /// Number, from 1, of the page of each 64 bytes; 0 if they were not accessed.
    index: Vec<u32>,
    pages: Vec<[Granule; GRANULES]>,
    splits: Vec<[Cell; GRANULE as usize]>,
    mores: Vec<More>,
    free_mores: Vec<u32>,
    /// Bytes by which this has grown since the last [`Shadow::take_growth`].
    grown: u64,
}

impl Shadow {
    /// Returns the number of bytes of host memory that an access to a range may take.
    pub(super) fn growth(&self, address: u64, len: u64) -> u64 {
        let end = address.saturating_add(len).div_ceil(PAGE);
        let index = if end > self.index.len() as u64 { end.next_power_of_two().saturating_mul(4) } else { 0 };
        self.missing(address, len).saturating_mul(size_of::<[Granule; GRANULES]>() as u64).saturating_add(index)
    }

    /// Makes room for the pages of a large range, so that they do not move while they are added.
    pub(super) fn reserve(&mut self, address: u64, len: u64) {
        self.pages.reserve_exact(self.missing(address, len) as usize);
    }

    /// Returns the number of pages of a range that do not exist.
    fn missing(&self, address: u64, len: u64) -> u64 {
        let (first, end) = (address / PAGE, address.saturating_add(len).div_ceil(PAGE));
        let known = (first as usize).min(self.index.len())..(end as usize).min(self.index.len());
        end - first - self.index[known].iter().filter(|&&page| page != 0).count() as u64
    }

    /// Returns the number of bytes by which this has grown since the last call.
    pub(super) fn take_growth(&mut self) -> u64 {
        std::mem::take(&mut self.grown)
    }

    /// Adds the memory to `tally`.
    pub(super) fn tally(&self, tally: &mut Tally) {
        tally.vec(&self.index);
        tally.vec(&self.pages);
        tally.vec(&self.splits);
        tally.vec(&self.mores);
        let marks = |more: &More| more.reads.capacity() + more.atomic_reads.capacity() + more.atomic_writes.capacity();
        tally.fixed(self.mores.iter().map(|more| marks(more) * size_of::<Mark>()).sum());
    }

    /// Checks and records an access to `N` bytes by the common case alone: they are whole granules, were last written
    /// before, and read by nobody else without an order. Returns whether that was the case.
    #[inline]
    pub(super) fn access_fast<const N: usize>(&mut self, address: u64, kind: Kind, now: &Now<'_>, site: Site) -> bool {
        const { assert!(N <= 2 * GRANULE as usize) };
        if !N.is_multiple_of(GRANULE as usize) || !address.is_multiple_of(N as u64) {
            return false;
        }
        let Some(&page) = self.index.get((address / PAGE) as usize) else { return false };
        let Some(page) = self.pages.get_mut((page as usize).wrapping_sub(1)) else { return false };
        let first = (address % PAGE / GRANULE) as usize;
        // Two granules of an aligned word are in the same page.
        let last = first | (N / GRANULE as usize - 1);
        let mark = now.mark(site);
        let is_common = |granule: &Granule| {
            (granule.split | granule.cell.more) == 0
                // A repeated access needs no comparison: one of another thread would have changed the marks.
                && (kind == Kind::Read && granule.cell.read == mark
                    || now.is_after(granule.cell.write) && now.is_after(granule.cell.read))
        };
        if !is_common(&page[first]) || last != first && !is_common(&page[last]) {
            return false;
        }
        let record = |granule: &mut Granule| match kind {
            Kind::Read => granule.cell.read = mark,
            Kind::Write => {
                granule.cell.write = mark;
                granule.cell.read.step = 0;
            }
        };
        record(&mut page[first]);
        if last != first {
            record(&mut page[last]);
        }
        true
    }

    /// Checks and records an access. `conflict` receives each range of bytes of which an earlier access has no order to
    /// it.
    pub(super) fn access(
        &mut self,
        address: u64,
        len: u64,
        checked: Checked,
        now: &Now<'_>,
        conflict: &mut dyn FnMut(u64, u64, Conflict),
    ) {
        let mut end = address.saturating_add(len);
        if checked.is_end {
            end = end.min(self.index.len() as u64 * PAGE);
        }
        let mut at = address;
        while at < end {
            let start = at / GRANULE * GRANULE;
            let next = end.min(start + GRANULE);
            let is_whole = at == start && next == start + GRANULE;
            if checked.is_end && self.index.get((at / PAGE) as usize).is_none_or(|&page| page == 0) {
                at = (at / PAGE + 1) * PAGE;
                continue;
            }
            let page = self.page(at);
            let granule = (at % PAGE / GRANULE) as usize;
            if is_whole && self.pages[page][granule].split == 0 {
                let mut cell = self.pages[page][granule].cell;
                if let Some(found) = self.check(&mut cell, checked, now) {
                    conflict(at, next - at, found);
                }
                self.pages[page][granule].cell = cell;
            } else {
                let split = self.split(page, granule);
                for byte in at..next {
                    let number = (byte % GRANULE) as usize;
                    let mut cell = self.splits[split][number];
                    if let Some(found) = self.check(&mut cell, checked, now) {
                        conflict(byte, 1, found);
                    }
                    self.splits[split][number] = cell;
                }
            }
            at = next;
        }
    }

    /// Forgets the accesses to the bytes of a new object.
    pub(super) fn forget(&mut self, address: u64, len: u64) {
        let end = address.saturating_add(len);
        let last = (self.index.len() as u64).saturating_mul(PAGE);
        let mut at = address;
        while at < end.min(last) {
            let start = at / PAGE * PAGE;
            let next = end.min(start + PAGE);
            let page = self.index[(at / PAGE) as usize] as usize;
            if page != 0 {
                for granule in at / GRANULE..next.div_ceil(GRANULE) {
                    let (page, number) = (page - 1, (granule % GRANULES as u64) as usize);
                    let from = at.max(granule * GRANULE);
                    let to = next.min((granule + 1) * GRANULE);
                    if self.pages[page][number].split == 0 && to - from == GRANULE {
                        let more = std::mem::take(&mut self.pages[page][number].cell).more;
                        self.free_more(more);
                    } else {
                        let split = self.split(page, number);
                        for byte in from..to {
                            let more = std::mem::take(&mut self.splits[split][(byte % GRANULE) as usize]).more;
                            self.free_more(more);
                        }
                    }
                }
            }
            at = next;
        }
    }

    /// Returns the index of the page of an address, which is made if necessary.
    fn page(&mut self, address: u64) -> usize {
        let at = (address / PAGE) as usize;
        if self.index.len() <= at {
            let len = (at + 1).next_power_of_two();
            self.grown += (len - self.index.len()) as u64 * 4;
            self.index.resize(len, 0);
        }
        if self.index[at] == 0 {
            self.grown += account::push(&mut self.pages, [Granule::default(); GRANULES]);
            self.index[at] = self.pages.len() as u32;
        }
        self.index[at] as usize - 1
    }

    /// Returns the index of the single bytes of a granule, which are separated if necessary.
    fn split(&mut self, page: usize, granule: usize) -> usize {
        let place = self.pages[page][granule];
        if place.split != 0 {
            return place.split as usize - 1;
        }
        let mut cells = [place.cell; GRANULE as usize];
        if place.cell.more != 0 {
            let more = self.mores[place.cell.more as usize - 1].clone();
            for cell in &mut cells[1..] {
                cell.more = self.new_more(more.clone());
            }
        }
        self.grown += account::push(&mut self.splits, cells);
        let split = self.splits.len() as u32;
        self.pages[page][granule] = Granule { cell: Cell::default(), split };
        split as usize - 1
    }

    fn new_more(&mut self, more: More) -> u32 {
        match self.free_mores.pop() {
            Some(number) => {
                self.mores[number as usize - 1] = more;
                number
            }
            None => {
                self.grown += account::push(&mut self.mores, more) + MORE;
                self.mores.len() as u32
            }
        }
    }

    fn free_more(&mut self, number: u32) {
        if number != 0 {
            let more = &mut self.mores[number as usize - 1];
            more.reads.clear();
            more.atomic_reads.clear();
            more.atomic_writes.clear();
            self.free_mores.push(number);
        }
    }

    /// Checks an access against a cell, and records it there.
    fn check(&mut self, cell: &mut Cell, checked: Checked, now: &Now<'_>) -> Option<Conflict> {
        let Checked { kind, is_atomic, site, .. } = checked;
        let mark = now.mark(site);
        let mut found = None;
        let mut against = |mark: Mark, kind: Kind, is_atomic: bool| {
            if found.is_none() && !now.is_after(mark) {
                found = Some(Conflict { mark, kind, is_atomic });
            }
        };
        against(cell.write, Kind::Write, false);
        let more = self.mores.get((cell.more as usize).wrapping_sub(1));
        if !is_atomic {
            more.iter().flat_map(|more| &more.atomic_writes).for_each(|&mark| against(mark, Kind::Write, true));
        }
        if kind == Kind::Write {
            against(cell.read, Kind::Read, false);
            more.iter().flat_map(|more| &more.reads).for_each(|&mark| against(mark, Kind::Read, false));
            if !is_atomic {
                more.iter().flat_map(|more| &more.atomic_reads).for_each(|&mark| against(mark, Kind::Read, true));
            }
        }
        match (kind, is_atomic) {
            (Kind::Read, false) => {
                if cell.read.step == 0 || now.is_after(cell.read) {
                    cell.read = mark;
                } else {
                    add(&mut self.more(cell).reads, mark);
                }
            }
            (Kind::Write, false) => {
                self.free_more(cell.more);
                *cell = Cell { write: mark, ..Cell::default() };
            }
            (Kind::Read, true) => add(&mut self.more(cell).atomic_reads, mark),
            (Kind::Write, true) => add(&mut self.more(cell).atomic_writes, mark),
        }
        found
    }

    fn more(&mut self, cell: &mut Cell) -> &mut More {
        if cell.more == 0 {
            cell.more = self.new_more(More::default());
        }
        &mut self.mores[cell.more as usize - 1]
    }
}

/// Adds an access in place of an earlier one of the same thread.
fn add(marks: &mut Vec<Mark>, mark: Mark) {
    match marks.iter_mut().find(|other| other.line == mark.line) {
        Some(other) => *other = mark,
        None => marks.push(mark),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const READ: Checked = Checked { kind: Kind::Read, is_atomic: false, site: Site(1), is_end: false };
    const WRITE: Checked = Checked { kind: Kind::Write, is_atomic: false, site: Site(2), is_end: false };

    fn conflicts(
        shadow: &mut Shadow,
        at: u64,
        len: u64,
        checked: Checked,
        line: Line,
        clock: &[u32],
    ) -> Vec<(u64, u64)> {
        let mut own = Clock::default();
        clock.iter().enumerate().for_each(|(line, &step)| own.set(line as Line, step));
        let now = Now { clock: &own, line, step: own.get(line) };
        let mut found = Vec::new();
        let is_fast = !checked.is_atomic
            && match len {
                4 => shadow.access_fast::<4>(at, checked.kind, &now, checked.site),
                8 => shadow.access_fast::<8>(at, checked.kind, &now, checked.site),
                _ => false,
            };
        if !is_fast {
            shadow.access(at, len, checked, &now, &mut |at, len, _| found.push((at, len)));
        }
        found
    }

    #[test]
    fn only_accesses_without_an_order_conflict() {
        let mut shadow = Shadow::default();
        assert_eq!(conflicts(&mut shadow, 128, 8, WRITE, 0, &[1, 0]), []);
        assert_eq!(conflicts(&mut shadow, 128, 8, READ, 0, &[1, 0]), []);
        assert_eq!(conflicts(&mut shadow, 130, 4, READ, 1, &[0, 1]), [(130, 1), (131, 1), (132, 1), (133, 1)]);
        assert_eq!(conflicts(&mut shadow, 128, 8, READ, 1, &[1, 1]), []);
        // The read of the other thread has no order to this write.
        assert_eq!(conflicts(&mut shadow, 134, 1, WRITE, 0, &[2, 0]), [(134, 1)]);
        assert_eq!(conflicts(&mut shadow, 135, 1, WRITE, 0, &[2, 1]), []);
        assert_eq!(conflicts(&mut shadow, 120, 8, READ, 1, &[0, 1]), []);
    }

    #[test]
    fn atomic_accesses_conflict_only_with_others() {
        let mut shadow = Shadow::default();
        let (atomic_write, atomic_read) = (Checked { is_atomic: true, ..WRITE }, Checked { is_atomic: true, ..READ });
        assert_eq!(conflicts(&mut shadow, 64, 4, atomic_write, 0, &[1, 0]), []);
        assert_eq!(conflicts(&mut shadow, 64, 4, atomic_read, 1, &[0, 1]), []);
        assert_eq!(conflicts(&mut shadow, 64, 4, atomic_write, 1, &[0, 1]), []);
        assert_eq!(conflicts(&mut shadow, 64, 4, READ, 1, &[0, 1]), [(64, 4)]);
        assert_eq!(conflicts(&mut shadow, 64, 4, atomic_write, 0, &[1, 0]), [(64, 4)]);
        assert_eq!(conflicts(&mut shadow, 64, 4, WRITE, 1, &[1, 1]), []);
        shadow.forget(64, 4);
        assert_eq!(conflicts(&mut shadow, 64, 4, WRITE, 0, &[1, 0]), []);
    }

    #[test]
    fn growth_is_known_before_and_the_end_of_bytes_takes_nothing() {
        let mut shadow = Shadow::default();
        let all = |shadow: &mut Shadow, checked: Checked, line: Line| {
            let mut own = Clock::default();
            own.set(line, 1);
            let mut count = 0;
            let now = Now { clock: &own, line, step: 1 };
            shadow.access(100, 1 << 20, checked, &now, &mut |_, size, _| count += size);
            count
        };
        let end = Checked { is_end: true, ..WRITE };
        assert_eq!(all(&mut shadow, end, 0), 0);
        assert_eq!(shadow.take_growth(), 0);
        let growth = shadow.growth(100, 1 << 20);
        shadow.reserve(100, 1 << 20);
        let room = shadow.pages.capacity();
        assert_eq!(all(&mut shadow, WRITE, 0), 0);
        assert_eq!(shadow.pages.capacity(), room);
        let mut tally = Tally::default();
        shadow.tally(&mut tally);
        assert!(tally.total() <= growth, "{} of {growth}", tally.total());
        assert_eq!(shadow.growth(100, 1 << 20), 0);
        assert_eq!(all(&mut shadow, end, 1), 1 << 20);
    }
}
