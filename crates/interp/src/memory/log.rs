//! Logs of accesses through a restricted pointer and of other accesses to its object; or of accesses in and
//! outside of scopes.
//!
//! Small accesses set a bit for each of their bytes in lines of 64 bytes, so the cost of an access does not
//! depend on the order in which a program goes through its memory. The last line is found at once, others by
//! a table. Large accesses, and complete lines that continue a range, are stored as ranges, so that a walk
//! through memory needs little space.

use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;

use super::ranges::Ranges;
use super::resolve::Kind;
use crate::account::Tally;
use crate::site::Site;

/// Number of bytes in a line.
const LINE: u64 = 64;
/// Accesses longer than this are stored as ranges.
const MAX_LINE_ACCESS: u64 = 2 * LINE;
/// Up to this number of lines, lookups scan all of them.
const MAX_SCANNED_LINES: usize = 8;
/// A log with more lines than this releases its memory when cleared.
const MAX_RETAINED_LINES: usize = 1 << 12;

/// Returns the index of an access's set: through the pointer or not, read or write.
#[inline]
fn set(through: bool, kind: Kind) -> usize {
    usize::from(!through) * 2 + usize::from(kind == Kind::Write)
}

const READ: usize = 0;
const WRITE: usize = 1;
/// Set of the bytes written through the pointer.
const WRITTEN: usize = WRITE;

/// Accesses to a line.
#[derive(Clone, Copy, Debug, Default)]
struct Line {
    /// Number of the line: the address of its first byte divided by its size.
    number: u64,
    /// Accessed bytes, for each set.
    bytes: [u64; 4],
    /// Site of the last access, for each set.
    sites: [Site; 4],
}

/// Conflict of an access with an earlier one.
#[derive(Clone, Copy, Debug)]
pub(super) struct Conflict {
    /// Kind of the earlier access.
    pub(super) before: Kind,
    /// Site of the earlier access.
    pub(super) site: Site,
}

/// Relation of a new access to those logged before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Noted {
    /// Some of its bytes are new.
    New,
    /// This side has read all of it before.
    Read,
    /// This side has written all of it before.
    Written,
}

/// Log of accesses; see the module.
#[derive(Debug, Default)]
pub(super) struct Log {
    lines: Vec<Line>,
    /// Index of the line that was used last.
    last: usize,
    /// Index of each line in `lines`, used once they are more than a few.
    places: HashMap<u64, u32, FxBuildHasher>,
    ranges: [Ranges; 4],
}

/// Returns the bytes of a range that lie in its first line, as a mask.
#[inline]
fn mask(start: u64, end: u64) -> u64 {
    (u64::MAX >> (LINE - (end - start).min(LINE))) << (start % LINE)
}

impl Log {
    /// Removes all entries.
    pub(super) fn clear(&mut self) {
        if self.lines.len() > MAX_RETAINED_LINES {
            *self = Log::default();
            return;
        }
        self.lines.clear();
        self.last = 0;
        if !self.places.is_empty() {
            self.places.clear();
        }
        for ranges in &mut self.ranges {
            ranges.clear();
        }
    }

    /// Adds the log's memory to `tally`.
    pub(super) fn tally(&self, tally: &mut Tally) {
        tally.vec(&self.lines);
        tally.table::<u64, u32>(self.places.capacity());
        self.ranges.iter().for_each(|ranges| ranges.tally(tally));
    }

    /// Logs an access to some bytes.
    ///
    /// # Errors
    /// Returns a conflicting access of the other side: both touch a byte, and one of them writes.
    #[inline]
    pub(super) fn note(
        &mut self,
        through: bool,
        kind: Kind,
        start: u64,
        end: u64,
        site: Site,
    ) -> Result<Noted, Conflict> {
        if start < end
            && start / LINE == (end - 1) / LINE
            && let Some(line) = self.lines.get(self.last)
            && line.number == start / LINE
        {
            let (own, mask) = (set(through, kind) & !1, mask(start, end));
            // Any conflict with bytes that this side has written was found before.
            if line.bytes[own + WRITE] & mask == mask {
                return Ok(Noted::Written);
            }
            if kind == Kind::Read && (line.bytes[own + WRITE] | line.bytes[own + READ]) & mask == mask {
                return Ok(Noted::Read);
            }
        }
        self.note_new(through, kind, start, end, site)
    }

    fn note_new(&mut self, through: bool, kind: Kind, start: u64, end: u64, site: Site) -> Result<Noted, Conflict> {
        if start >= end {
            return Ok(Noted::Written);
        }
        let (own, other) = (set(through, kind), set(!through, Kind::Read));
        let known = &self.ranges[own & !1..][..2];
        if known[WRITE].covers(start, end) {
            return Ok(Noted::Written);
        }
        if kind == Kind::Read && known[READ].covers(start, end) {
            return Ok(Noted::Read);
        }
        for (before, at) in [(Kind::Write, other + WRITE), (Kind::Read, other + READ)] {
            if before == Kind::Read && kind == Kind::Read {
                continue;
            }
            if let Some(site) = self.ranges[at].overlap(start, end) {
                return Err(Conflict { before, site });
            }
        }
        if end - start > MAX_LINE_ACCESS {
            self.note_range(own, other, start, end, site)?;
            return Ok(Noted::New);
        }
        let mut from = start;
        while from < end {
            let to = end.min((from / LINE + 1) * LINE);
            let mask = mask(from, to);
            let place = self.place(from / LINE);
            let line = &mut self.lines[place];
            conflict(line, own, other, mask)?;
            line.bytes[own] |= mask;
            line.sites[own] = site;
            if line.bytes[own] == u64::MAX {
                self.complete(place, own, site);
            }
            from = to;
        }
        Ok(Noted::New)
    }

    /// Returns the index of a line, which becomes the last used one.
    fn place(&mut self, number: u64) -> usize {
        self.last = match self.find(number) {
            Some(place) => place,
            None => {
                let place = self.lines.len();
                self.lines.push(Line { number, ..Line::default() });
                if !self.places.is_empty() {
                    self.places.insert(number, place as u32);
                } else if place == MAX_SCANNED_LINES {
                    self.places.extend((0..).zip(&self.lines).map(|(place, line)| (line.number, place)));
                }
                place
            }
        };
        self.last
    }

    #[inline]
    fn find(&self, number: u64) -> Option<usize> {
        if self.lines.get(self.last).is_some_and(|line| line.number == number) {
            return Some(self.last);
        }
        if self.places.is_empty() {
            return self.lines.iter().position(|line| line.number == number);
        }
        self.places.get(&number).map(|&place| place as usize)
    }

    /// Turns a line whose bytes are all in one set into a part of a range, if the line has no other entries
    /// and a range ends at its start.
    fn complete(&mut self, place: usize, own: usize, site: Site) {
        let line = self.lines[place];
        let is_alone = (0..4).all(|at| at == own || line.bytes[at] == 0 || own % 2 == WRITE && at == own - 1);
        let start = line.number * LINE;
        let ranges = &mut self.ranges[own];
        if !is_alone || !(ranges.is_empty() || ranges.ends_at(start)) {
            return;
        }
        ranges.add(start, start + LINE, site);
        self.lines.swap_remove(place);
        if !self.places.is_empty() {
            self.places.remove(&line.number);
            if let Some(moved) = self.lines.get(place) {
                self.places.insert(moved.number, place as u32);
            } else if self.lines.is_empty() {
                self.places.clear();
            }
        }
        self.last = 0;
    }

    /// Logs a large access.
    fn note_range(&mut self, own: usize, other: usize, start: u64, end: u64, site: Site) -> Result<(), Conflict> {
        for line in &self.lines {
            let first = line.number * LINE;
            if first < end && start < first + LINE {
                conflict(line, own, other, mask(start.max(first), end.min(first + LINE)))?;
            }
        }
        self.ranges[own].add(start, end, site);
        Ok(())
    }

    /// Removes the entries of some bytes.
    pub(super) fn forget(&mut self, start: u64, end: u64) {
        if start >= end {
            return;
        }
        let forget = |line: &mut Line| {
            let first = line.number * LINE;
            if first < end && start < first + LINE {
                let mask = mask(start.max(first), end.min(first + LINE));
                line.bytes.iter_mut().for_each(|bytes| *bytes &= !mask);
            }
        };
        let (first, last) = (start / LINE, (end - 1) / LINE);
        if last - first < self.lines.len() as u64 {
            for number in first..=last {
                if let Some(place) = self.find(number) {
                    forget(&mut self.lines[place]);
                }
            }
        } else {
            self.lines.iter_mut().for_each(forget);
        }
        for ranges in &mut self.ranges {
            ranges.remove(start, end);
        }
    }

    /// Number of lines and ranges.
    pub(super) fn pieces(&self) -> usize {
        self.lines.len() + self.ranges.iter().map(Ranges::pieces).sum::<usize>()
    }

    /// Returns whether everything from `start` to `end` was written through the pointer.
    pub(super) fn has_written(&self, start: u64, end: u64) -> bool {
        self.ranges[WRITTEN].covers(start, end) || (start..end).all(|at| self.has_written_byte(at))
    }

    fn has_written_byte(&self, at: u64) -> bool {
        let line = self.find(at / LINE).map_or(0, |place| self.lines[place].bytes[WRITTEN]);
        line >> (at % LINE) & 1 != 0 || self.ranges[WRITTEN].covers(at, at + 1)
    }

    /// Lists the bytes written through the pointer, as ranges in any order.
    pub(super) fn written(&self) -> impl Iterator<Item = (u64, u64)> {
        let of_line = |line: &Line| {
            let (first, mut rest) = (line.number * LINE, line.bytes[WRITTEN]);
            std::iter::from_fn(move || {
                let from = u64::from(rest.trailing_zeros());
                if rest == 0 {
                    return None;
                }
                let count = u64::from((rest >> from).trailing_ones());
                rest &= !mask(from, from + count);
                Some((first + from, first + from + count))
            })
        };
        self.ranges[WRITTEN].iter().chain(self.lines.iter().flat_map(of_line))
    }
}

/// Checks an access of a set against earlier accesses of the other side to bytes of the same line.
#[inline]
fn conflict(line: &Line, own: usize, other: usize, mask: u64) -> Result<(), Conflict> {
    if line.bytes[other + WRITE] & mask != 0 {
        return Err(Conflict { before: Kind::Write, site: line.sites[other + WRITE] });
    }
    if own % 2 == WRITE && line.bytes[other + READ] & mask != 0 {
        return Err(Conflict { before: Kind::Read, site: line.sites[other + READ] });
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::choice::Choice;

    /// One byte of the reference model: the accesses of each side.
    type Done = [[bool; 2]; 2];

    fn allowed(done: &Done, side: usize, kind: Kind) -> bool {
        !(done[1 - side][1] || kind == Kind::Write && done[1 - side][0])
    }

    #[test]
    fn agrees_with_notes_about_single_bytes() {
        let mut choice = Choice::new(11);
        let mut log = Log::default();
        for round in 0..300 {
            log.clear();
            let size = [100, 2000][round % 2];
            let mut model: Vec<Done> = vec![Done::default(); size as usize + 400];
            for step in 0..200 {
                if round % 5 == 0 && choice.below(8) == 0 {
                    let (start, len) = (choice.below(size), choice.below(200));
                    log.forget(start, start + len);
                    model[start as usize..(start + len) as usize].fill(Done::default());
                }
                // Sequential, random, and large accesses.
                let len = [1, 8, 8, 300][choice.below(4) as usize];
                let start = if round % 3 == 0 { step * 8 % size } else { choice.below(size) };
                let (side, kind) = match choice.below(8) {
                    0 => (1, Kind::Write),
                    1 => (1, Kind::Read),
                    2..5 => (0, Kind::Write),
                    _ => (0, Kind::Read),
                };
                let bytes = &mut model[start as usize..(start + len) as usize];
                let expected = bytes.iter().all(|done| allowed(done, side, kind));
                if !expected && choice.below(20) != 0 {
                    continue;
                }
                assert_eq!(log.note(side == 0, kind, start, start + len, Site(1)).is_ok(), expected);
                if !expected {
                    break;
                }
                for done in bytes {
                    done[side][usize::from(kind == Kind::Write)] = true;
                }
            }
            let mut written = vec![false; model.len()];
            for (from, to) in log.written() {
                written[from as usize..to as usize].fill(true);
            }
            for (at, done) in model.iter().enumerate() {
                assert_eq!((written[at], log.has_written(at as u64, at as u64 + 1)), (done[0][1], done[0][1]));
            }
        }
    }
}
