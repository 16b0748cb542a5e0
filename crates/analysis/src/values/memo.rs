//! Known bits that were computed before.
//!
//! An answer depends on the depth of the question, because the walk over operands ends at [`MAX_DEPTH`], and on the
//! instruction at which it is asked. [`Memo`] notes how deep a walk went and whether it looked at that instruction. An
//! answer that did not look is right for the same depth, and if its walk ended well before the limit, for every depth
//! that leaves it as much room.

use std::cell::{Cell, RefCell};

use draig_ir::Inst;
use draig_num::{KnownBits, KnownWord};

use super::{MAX_DEPTH, Query};

/// The largest depth at which no rule treats a question differently because of its depth.
const LAST_FREE_DEPTH: u32 = MAX_DEPTH - 2;

/// An answer about an instruction.
#[derive(Debug)]
struct Answer<T> {
    known: T,
    /// Depth of the question.
    depth: u16,
    /// Number of levels that the walk went down.
    height: u16,
    /// The next answer about the same instruction, by its number plus one.
    next: u32,
}

impl<T> Answer<T> {
    #[inline]
    fn is_right_at(&self, depth: u32) -> bool {
        let (own, height) = (u32::from(self.depth), u32::from(self.height));
        own == depth || own.max(depth) + height <= LAST_FREE_DEPTH
    }
}

#[derive(Debug)]
struct Answers<T> {
    /// Number of the latest answer about each instruction, plus one.
    latest: Vec<u32>,
    all: Vec<Answer<T>>,
}

impl<T> Default for Answers<T> {
    fn default() -> Answers<T> {
        Answers { latest: Vec::new(), all: Vec::new() }
    }
}

impl<T: Clone> Answers<T> {
    #[inline]
    fn find(&self, inst: Inst, depth: u32) -> Option<&Answer<T>> {
        let mut next = self.latest.get(inst.index()).copied()?;
        while let Some(at) = next.checked_sub(1) {
            let answer = &self.all[at as usize];
            if answer.is_right_at(depth) {
                return Some(answer);
            }
            next = answer.next;
        }
        None
    }

    fn keep(&mut self, inst: Inst, depth: u32, height: u32, known: &T, inst_count: usize) {
        if self.latest.is_empty() {
            self.latest.resize(inst_count, 0);
            self.all.reserve(inst_count / 8 + 4);
        }
        let next = std::mem::replace(&mut self.latest[inst.index()], self.all.len() as u32 + 1);
        self.all.push(Answer { known: known.clone(), depth: depth as u16, height: height as u16, next });
    }
}

/// Answers, and notes of the walk that is under way.
#[derive(Debug, Default)]
pub(super) struct Memo {
    answers: RefCell<Answers<KnownBits>>,
    words: RefCell<Answers<KnownWord>>,
    /// The largest depth of a question in the current walk.
    deepest: Cell<u32>,
    /// Whether the current walk looked at the instruction at which it is asked.
    looked: Cell<bool>,
}

impl Memo {
    /// Notes the depth of a question.
    #[inline]
    pub(super) fn note(&self, depth: u32) {
        if depth > self.deepest.get() {
            self.deepest.set(depth);
        }
    }
}

impl Query<'_> {
    /// Returns the instruction at which the question is asked.
    pub(super) fn context(self) -> Option<Inst> {
        self.values.memo.looked.set(true);
        self.context
    }

    /// Returns known bits of all lanes of an instruction, computing them if the question is new.
    pub(super) fn remembered_bits(self, inst: Inst, depth: u32, compute: impl FnOnce() -> KnownBits) -> KnownBits {
        self.remembered(&self.values.memo.answers, inst, depth, compute)
    }

    /// Returns known bits of a scalar instruction, computing them if the question is new.
    #[inline]
    pub(super) fn remembered_word(self, inst: Inst, depth: u32, compute: impl FnOnce() -> KnownWord) -> KnownWord {
        self.remembered(&self.values.memo.words, inst, depth, compute)
    }

    #[inline]
    fn remembered<T: Clone>(
        self,
        answers: &RefCell<Answers<T>>,
        inst: Inst,
        depth: u32,
        compute: impl FnOnce() -> T,
    ) -> T {
        let memo = &self.values.memo;
        if let Some(answer) = answers.borrow().find(inst, depth) {
            memo.note(depth + u32::from(answer.height));
            return answer.known.clone();
        }
        let (deepest, looked) = (memo.deepest.replace(depth), memo.looked.replace(false));
        let known = compute();
        let (end, looks) = (memo.deepest.get(), memo.looked.get());
        // Without a walk of several steps, an answer is computed faster than found.
        if end > depth + 1 && !looks {
            answers.borrow_mut().keep(inst, depth, end - depth, &known, self.values.body().inst_count());
        }
        memo.deepest.set(deepest.max(end));
        memo.looked.set(looked || looks);
        known
    }
}
