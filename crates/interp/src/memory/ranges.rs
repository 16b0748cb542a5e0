//! Sets of addresses as sorted ranges, each with the site that touched it last.

use crate::account::Tally;
use crate::site::Site;

/// A range: its first address, its end address, and the site that added it.
type Range = (u64, u64, Site);

/// Disjoint ranges in ascending order.
#[derive(Clone, Debug, Default)]
pub(super) struct Ranges {
    ranges: Vec<Range>,
}

impl Ranges {
    /// Lists all ranges in order.
    pub(super) fn iter(&self) -> impl Iterator<Item = (u64, u64)> {
        self.ranges.iter().map(|&(start, end, _)| (start, end))
    }

    /// Adds the memory of the ranges to `tally`.
    pub(super) fn tally(&self, tally: &mut Tally) {
        tally.vec(&self.ranges);
    }

    /// Removes all ranges.
    pub(super) fn clear(&mut self) {
        self.ranges.clear();
    }

    /// Returns whether the set is empty.
    #[inline]
    pub(super) fn is_empty(&self) -> bool {
        self.ranges.is_empty()
    }

    /// Returns whether a range ends at `start`.
    pub(super) fn ends_at(&self, start: u64) -> bool {
        self.before(start).checked_sub(1).and_then(|at| self.ranges.get(at)).is_some_and(|&(_, end, _)| end == start)
    }

    /// Number of ranges.
    pub(super) fn pieces(&self) -> usize {
        self.ranges.len()
    }

    /// Number of ranges that end at or before `start`.
    fn before(&self, start: u64) -> usize {
        // Most accesses continue the last range.
        match self.ranges.last() {
            Some(&(first, end, _)) if first <= start && start < end => self.ranges.len() - 1,
            Some(&(_, end, _)) if end <= start => self.ranges.len(),
            _ => self.ranges.partition_point(|&(_, end, _)| end <= start),
        }
    }

    /// Returns the site of a range that overlaps `start..end`, if there is one.
    #[inline]
    pub(super) fn overlap(&self, start: u64, end: u64) -> Option<Site> {
        if self.ranges.is_empty() {
            return None;
        }
        let &(first, _, site) = self.ranges.get(self.before(start))?;
        (first < end).then_some(site)
    }

    /// Returns whether the set contains all addresses of `start..end`.
    #[inline]
    pub(super) fn covers(&self, start: u64, end: u64) -> bool {
        start >= end
            || !self.ranges.is_empty()
                && self.ranges.get(self.before(start)).is_some_and(|&(first, last, _)| first <= start && end <= last)
    }

    /// Adds a range and merges it with those that it touches.
    pub(super) fn add(&mut self, start: u64, end: u64, site: Site) {
        if start >= end || self.covers(start, end) {
            return;
        }
        // Begin with the range that ends exactly where this one starts.
        let mut first = self.before(start);
        if first > 0 && self.ranges[first - 1].1 == start {
            first -= 1;
        }
        let mut last = first;
        let (mut low, mut high) = (start, end);
        while let Some(&(other, other_end, _)) = self.ranges.get(last)
            && other <= end
        {
            low = low.min(other);
            high = high.max(other_end);
            last += 1;
        }
        if last == first + 1 {
            self.ranges[first] = (low, high, site);
        } else {
            self.ranges.splice(first..last, [(low, high, site)]);
        }
    }

    /// Removes a range.
    #[inline]
    pub(super) fn remove(&mut self, start: u64, end: u64) {
        if start < end
            && let [(first, ..), ..] = self.ranges[..]
            && first < end
            && self.ranges.last().is_some_and(|&(_, last, _)| start < last)
        {
            self.remove_some(start, end);
        }
    }

    fn remove_some(&mut self, start: u64, end: u64) {
        let first = self.before(start);
        let mut last = first;
        let mut rest: [Option<Range>; 2] = [None, None];
        while let Some(&(other, other_end, site)) = self.ranges.get(last)
            && other < end
        {
            if other < start {
                rest[0] = Some((other, start, site));
            }
            if end < other_end {
                rest[1] = Some((end, other_end, site));
            }
            last += 1;
        }
        if first < last {
            self.ranges.splice(first..last, rest.into_iter().flatten());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::choice::Choice;

    #[test]
    fn agrees_with_a_set_of_single_addresses() {
        let mut choice = Choice::new(7);
        for _ in 0..200 {
            let mut ranges = Ranges::default();
            let mut model = [false; 64];
            for _ in 0..40 {
                let start = choice.below(60);
                let end = start + choice.below(5);
                let slice = start as usize..end as usize;
                if choice.below(3) == 0 {
                    ranges.remove(start, end);
                    model[slice].fill(false);
                } else {
                    ranges.add(start, end, Site(1));
                    model[slice].fill(true);
                }
                for start in 0..60u64 {
                    let slice = &model[start as usize..start as usize + 3];
                    assert_eq!(ranges.overlap(start, start + 3).is_some(), slice.contains(&true));
                    assert_eq!(ranges.covers(start, start + 3), !slice.contains(&false));
                }
            }
            let pieces: Vec<_> = ranges.iter().collect();
            assert!(pieces.windows(2).all(|pair| pair[0].1 < pair[1].0));
        }
    }
}
