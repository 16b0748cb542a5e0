//! Answers that walks gave lately: uses of one location in several blocks meet the same definitions.

use super::Access;

/// Number of the location of a query, and whether it is meant as it may be in another iteration of a loop.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place(u32);

impl Place {
    pub(super) fn new(location: u32, is_varying: bool) -> Place {
        Place(location << 1 | u32::from(is_varying))
    }
}

/// Largest number of answers.
const MOST: usize = 1 << 16;
/// An odd number with about as many zeros as ones: the fraction of the golden ratio.
const MULTIPLIER: u64 = 0x9e37_79b9_7f4a_7c15;

/// Whether definitions may modify locations. Each answer has one place, where a later one replaces it.
#[derive(Debug, Default)]
pub(super) struct Memo {
    /// The question plus one, with the answer in the lowest bit; zero if there is none. The length is a power of two.
    answers: Vec<u64>,
}

impl Memo {
    pub(super) fn new(accesses: usize) -> Memo {
        Memo { answers: vec![0; (accesses * 2).next_power_of_two().min(MOST)] }
    }

    fn find(&self, place: Place, access: Access) -> (usize, u64) {
        let question = (u64::from(place.0) << 31 | u64::from(access.0)) + 1;
        let at = (question.wrapping_mul(MULTIPLIER) >> 32) as usize & (self.answers.len() - 1);
        (at, question << 1)
    }

    /// Returns whether a definition may modify a location, which is computed unless it is known.
    pub(super) fn answer(&mut self, place: Place, access: Access, compute: impl FnOnce() -> bool) -> bool {
        let (at, question) = self.find(place, access);
        let known = self.answers[at];
        if known & !1 == question {
            return known & 1 != 0;
        }
        let answer = compute();
        self.answers[at] = question | u64::from(answer);
        answer
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_question_has_its_own_answer() {
        let mut memo = Memo::new(3);
        for location in 0..9 {
            for access in 0..9 {
                for is_varying in [false, true] {
                    let place = Place::new(location, is_varying);
                    let expected = (location + access) % 2 == u32::from(is_varying);
                    assert_eq!(memo.answer(place, Access(access), || expected), expected);
                    // It is known now, and is replaced only by that of another question.
                    assert_eq!(memo.answer(place, Access(access), || !expected), expected);
                }
            }
        }
    }
}
