//! Known bits that were computed before.
//!
//! An answer depends on the depth of the question, because the walk over operands ends at [`MAX_DEPTH`], and on the
//! instruction at which it is asked. [`Memo`] notes how deep a walk went and whether it looked at that instruction. An
//! answer that did not look is right for the same depth, and if its walk ended well before the limit, for every depth
//! that leaves it as much room. Values of which the same is known at each depth below the limit, such as constants,
//! and walks that begin at a fixed depth are not noted.

use std::cell::{Cell, OnceCell, RefCell};

use draig_ir::{Inst, Opcode};
use draig_num::{KnownBits, KnownWord};

use super::{MAX_DEPTH, Query};

/// The largest depth at which operands are followed. Rules that treat a question differently from some smaller depth on
/// note the difference.
const LAST_FREE_DEPTH: u32 = MAX_DEPTH - 1;

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

/// An answer about a scalar instruction that is right at all depths below `room`.
#[derive(Clone, Copy, Debug)]
struct Slot {
    known: KnownWord,
    room: u32,
}

/// Answers about scalar instructions that are right at all small depths.
#[derive(Debug, Default)]
struct Slots {
    /// One more than the number of each instruction's answer; 0 if there is none.
    numbers: Vec<u32>,
    answers: Vec<Slot>,
}

impl Slots {
    /// Returns the answer about an instruction at a depth, and the number of levels that its walk went down.
    #[inline]
    fn find(&self, inst: Inst, depth: u32) -> Option<(KnownWord, u32)> {
        let number = self.numbers.get(inst.index())?.checked_sub(1)?;
        let slot = self.answers.get(number as usize).filter(|slot| depth < slot.room)?;
        Some((slot.known, LAST_FREE_DEPTH + 1 - slot.room))
    }

    #[inline]
    fn keep(&mut self, inst: Inst, height: u32, known: KnownWord, inst_count: usize) {
        if self.numbers.is_empty() {
            self.numbers = vec![0; inst_count];
            self.answers.reserve(inst_count / 8 + 4);
        }
        // An answer is only computed again at a depth for which the one before has no room.
        self.answers.push(Slot { known, room: LAST_FREE_DEPTH + 1 - height });
        self.numbers[inst.index()] = self.answers.len() as u32;
    }
}

/// Answers about vectors and wide integers, and those about scalars that are right at one depth.
#[derive(Debug, Default)]
struct Rare {
    answers: RefCell<Answers<KnownBits>>,
    words: RefCell<Answers<KnownWord>>,
}

/// Answers, and notes of the walk that is under way.
#[derive(Debug, Default)]
pub(super) struct Memo {
    /// Answers about scalars that are right at several depths.
    slots: RefCell<Slots>,
    /// Other answers, which few functions have.
    rare: OnceCell<Box<Rare>>,
    /// The largest depth of a question in the current walk that depends on its depth.
    deepest: Cell<u32>,
    /// Whether the current walk looked at the instruction at which it is asked.
    looked: Cell<bool>,
}

impl Memo {
    fn rare(&self) -> &Rare {
        self.rare.get_or_init(Box::default)
    }

    /// Notes the depth of a question.
    #[inline]
    pub(super) fn note(&self, depth: u32) {
        if depth > self.deepest.get() {
            self.deepest.set(depth);
        }
    }

    /// Computes an answer. Returns it with the number of levels that the walk went down; `None` if it looked at the
    /// instruction at which it is asked.
    #[inline]
    fn walk<T>(&self, depth: u32, compute: impl FnOnce() -> T) -> (T, Option<u32>) {
        let (deepest, looked) = (self.deepest.replace(depth), self.looked.replace(false));
        let known = compute();
        let (end, looks) = (self.deepest.get(), self.looked.get());
        self.deepest.set(deepest.max(end));
        self.looked.set(looked || looks);
        (known, (!looks).then_some(end - depth))
    }

    /// Walks from a fixed depth, whatever the depth of the question.
    #[inline]
    pub(super) fn apart<T>(&self, walk: impl FnOnce() -> T) -> T {
        let deepest = self.deepest.get();
        let result = walk();
        self.deepest.set(deepest);
        result
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
        if let Some(rare) = memo.rare.get()
            && let Some(answer) = rare.answers.borrow().find(inst, depth)
        {
            memo.note(depth + u32::from(answer.height));
            return answer.known.clone();
        }
        let (known, height) = memo.walk(depth, compute);
        // Without a walk, an answer is computed faster than found. That of a phi is not noted.
        if let Some(height) = height
            && (height > 0 || self.values.body().opcode(inst) == Opcode::Phi)
        {
            memo.rare().answers.borrow_mut().keep(inst, depth, height, &known, self.values.body().inst_count());
        }
        known
    }

    /// Returns known bits of a scalar instruction, computing them if the question is new.
    #[inline]
    pub(super) fn remembered_word(self, inst: Inst, depth: u32, compute: impl FnOnce() -> KnownWord) -> KnownWord {
        let memo = &self.values.memo;
        if let Some((known, height)) = memo.slots.borrow().find(inst, depth) {
            memo.note(depth + height);
            return known;
        }
        if let Some(rare) = memo.rare.get()
            && let Some(answer) = rare.words.borrow().find(inst, depth)
        {
            memo.note(depth + u32::from(answer.height));
            return answer.known;
        }
        let (known, height) = memo.walk(depth, compute);
        match height {
            Some(height) if depth + height <= LAST_FREE_DEPTH => {
                memo.slots.borrow_mut().keep(inst, height, known, self.values.body().inst_count());
            }
            Some(height) => {
                memo.rare().words.borrow_mut().keep(inst, depth, height, &known, self.values.body().inst_count());
            }
            None => {}
        }
        known
    }
}
