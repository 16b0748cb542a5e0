//! Known bits that were computed before.
//!
//! An answer depends on the depth of the question, because the walk over operands ends at [`MAX_DEPTH`], and on the
//! instruction at which it is asked. [`Memo`] notes how deep a walk went and whether it looked at that instruction. An
//! answer that did not look is right for the same depth, and if its walk ended well before the limit, for every depth
//! that leaves it as much room.

use std::cell::{Cell, RefCell};

use draig_ir::Inst;
use draig_num::KnownBits;

use super::{MAX_DEPTH, Query};

/// The largest depth at which no rule treats a question differently because of its depth.
const LAST_FREE_DEPTH: u32 = MAX_DEPTH - 2;

/// An answer about an instruction.
#[derive(Debug)]
struct Answer {
    known: KnownBits,
    /// Depth of the question.
    depth: u32,
    /// Number of levels that the walk went down.
    height: u32,
    /// The next answer about the same instruction, by its number plus one.
    next: u32,
}

impl Answer {
    fn is_right_at(&self, depth: u32) -> bool {
        self.depth == depth || self.depth.max(depth) + self.height <= LAST_FREE_DEPTH
    }
}

#[derive(Debug, Default)]
struct Answers {
    /// Number of the latest answer about each instruction, plus one.
    latest: Vec<u32>,
    all: Vec<Answer>,
}

/// Answers, and notes of the walk that is under way.
#[derive(Debug, Default)]
pub(super) struct Memo {
    answers: RefCell<Answers>,
    /// The largest depth of a question in the current walk.
    deepest: Cell<u32>,
    /// Whether the current walk looked at the instruction at which it is asked.
    looked: Cell<bool>,
}

impl Memo {
    fn find(&self, inst: Inst, depth: u32) -> Option<KnownBits> {
        let answers = self.answers.borrow();
        let mut next = answers.latest.get(inst.index()).copied()?;
        while let Some(at) = next.checked_sub(1) {
            let answer = &answers.all[at as usize];
            if answer.is_right_at(depth) {
                self.note(depth + answer.height);
                return Some(answer.known.clone());
            }
            next = answer.next;
        }
        None
    }

    fn keep(&self, inst: Inst, depth: u32, height: u32, known: &KnownBits, inst_count: usize) {
        let answers = &mut *self.answers.borrow_mut();
        if answers.latest.is_empty() {
            answers.latest.resize(inst_count, 0);
        }
        let next = std::mem::replace(&mut answers.latest[inst.index()], answers.all.len() as u32 + 1);
        answers.all.push(Answer { known: known.clone(), depth, height, next });
    }

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
        let memo = &self.values.memo;
        if let Some(known) = memo.find(inst, depth) {
            return known;
        }
        let (deepest, looked) = (memo.deepest.replace(depth), memo.looked.replace(false));
        let known = compute();
        let (end, looks) = (memo.deepest.get(), memo.looked.get());
        // Without a walk of several steps, an answer is computed faster than found.
        if end > depth + 1 && !looks {
            memo.keep(inst, depth, end - depth, &known, self.values.body().inst_count());
        }
        memo.deepest.set(deepest.max(end));
        memo.looked.set(looked || looks);
        known
    }
}
