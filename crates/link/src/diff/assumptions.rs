//! Assumptions about equality, made during a comparison and retractable: pairs that are equal if all their
//! parts are, and one-to-one matches.

use draig_ir::{Const, Global, Metadata, Type};
use rustc_hash::{FxHashMap, FxHashSet};

/// Pairs of entities, left and right, that are assumed to be equal.
#[derive(Default)]
pub(super) struct Assumptions {
    types: FxHashSet<(Type, Type)>,
    constants: FxHashSet<(Const, Const)>,
    metadata: FxHashSet<(Metadata, Metadata)>,
    distinct: OneToOne<Metadata>,
    unnamed: OneToOne<Global>,
    /// Pairs of unnamed globals that are still to be compared.
    pending: Vec<(Global, Global)>,
    /// Assumptions since the outermost question, in order.
    journal: Vec<Entry>,
    /// Number of open questions.
    depth: usize,
}

enum Entry {
    Type(Type, Type),
    Constant(Const, Const),
    Metadata(Metadata, Metadata),
    Distinct(Metadata, Metadata),
    Unnamed(Global, Global),
}

/// Matches in both directions.
struct OneToOne<T> {
    right: FxHashMap<T, T>,
    left: FxHashMap<T, T>,
}

impl<T> Default for OneToOne<T> {
    fn default() -> OneToOne<T> {
        OneToOne { right: FxHashMap::default(), left: FxHashMap::default() }
    }
}

impl<T: Copy + Eq + std::hash::Hash> OneToOne<T> {
    /// Matches two entities and returns whether that is consistent; `None` if the match is new.
    fn join(&mut self, left: T, right: T) -> Option<bool> {
        match (self.right.get(&left), self.left.get(&right)) {
            (None, None) => {
                self.right.insert(left, right);
                self.left.insert(right, left);
                None
            }
            (known, _) => Some(known == Some(&right)),
        }
    }

    fn part(&mut self, left: T, right: T) {
        self.right.remove(&left);
        self.left.remove(&right);
    }
}

/// An open question.
pub(super) struct Question {
    mark: usize,
}

impl Assumptions {
    /// Opens a question, to be closed with [`Assumptions::answer`].
    pub(super) fn ask(&mut self) -> Question {
        self.depth += 1;
        Question { mark: self.journal.len() }
    }

    /// Closes a question. If the answer is no, retracts all assumptions made since it was opened.
    pub(super) fn answer(&mut self, question: Question, same: bool) -> bool {
        self.depth -= 1;
        if !same {
            while self.journal.len() > question.mark
                && let Some(entry) = self.journal.pop()
            {
                self.take_back(entry);
            }
        } else if self.depth == 0 {
            self.journal.clear();
        }
        same
    }

    fn take_back(&mut self, entry: Entry) {
        match entry {
            Entry::Type(a, b) => {
                self.types.remove(&(a, b));
            }
            Entry::Constant(a, b) => {
                self.constants.remove(&(a, b));
            }
            Entry::Metadata(a, b) => {
                self.metadata.remove(&(a, b));
            }
            Entry::Distinct(a, b) => self.distinct.part(a, b),
            Entry::Unnamed(a, b) => {
                self.unnamed.part(a, b);
                self.pending.pop();
            }
        }
    }

    /// Assumes that types are equal. Returns whether the assumption is new.
    pub(super) fn types(&mut self, a: Type, b: Type) -> bool {
        let is_new = self.types.insert((a, b));
        if is_new {
            self.journal.push(Entry::Type(a, b));
        }
        is_new
    }

    /// Assumes that constants are equal. Returns whether the assumption is new.
    pub(super) fn constants(&mut self, a: Const, b: Const) -> bool {
        let is_new = self.constants.insert((a, b));
        if is_new {
            self.journal.push(Entry::Constant(a, b));
        }
        is_new
    }

    /// Assumes that metadata is equal. Returns whether the assumption is new.
    pub(super) fn metadata(&mut self, a: Metadata, b: Metadata) -> bool {
        let is_new = self.metadata.insert((a, b));
        if is_new {
            self.journal.push(Entry::Metadata(a, b));
        }
        is_new
    }

    /// Whether metadata is assumed to be equal.
    pub(super) fn has_metadata(&self, a: Metadata, b: Metadata) -> bool {
        self.metadata.contains(&(a, b))
    }

    /// Matches distinct nodes. Returns whether that is consistent.
    pub(super) fn distinct(&mut self, a: Metadata, b: Metadata) -> bool {
        self.distinct.join(a, b).unwrap_or_else(|| {
            self.journal.push(Entry::Distinct(a, b));
            true
        })
    }

    /// Matches unnamed globals, whose contents are compared later. Returns whether that is consistent.
    pub(super) fn unnamed(&mut self, a: Global, b: Global) -> bool {
        self.unnamed.join(a, b).unwrap_or_else(|| {
            self.pending.push((a, b));
            self.journal.push(Entry::Unnamed(a, b));
            true
        })
    }

    /// Returns a pair of unnamed globals that is still to be compared.
    pub(super) fn next_unnamed(&mut self) -> Option<(Global, Global)> {
        self.pending.pop()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn refuted_assumptions_are_withdrawn() {
        let mut known = Assumptions::default();
        let [a, b, c] = [1, 2, 3].map(Metadata::from_u32);
        let outer = known.ask();
        assert!(known.distinct(a, b));
        let inner = known.ask();
        assert!(known.distinct(b, c) && known.metadata(b, c) && !known.distinct(a, c));
        assert!(!known.answer(inner, false));
        assert!(!known.has_metadata(b, c) && known.distinct(c, c) && !known.distinct(c, b));
        assert!(known.answer(outer, true));
        let again = known.ask();
        assert!(known.distinct(a, b) && !known.distinct(b, c));
        known.answer(again, false);
        assert!(known.distinct(a, b), "it was settled before");
    }
}
