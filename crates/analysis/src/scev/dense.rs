//! Tables by expression or value in flat arrays, which are read with one or two loads.

use draig_ir::Value;
use rustc_hash::FxHashMap;

use super::expr::Expr;

/// Answers about expressions.
#[derive(Debug)]
pub(super) struct ByExpr<T> {
    /// One more than the number of each expression's answer; 0 if it has none.
    numbers: Vec<u32>,
    answers: Vec<T>,
}

impl<T> Default for ByExpr<T> {
    fn default() -> ByExpr<T> {
        ByExpr { numbers: Vec::new(), answers: Vec::new() }
    }
}

impl<T> ByExpr<T> {
    #[inline]
    pub(super) fn get(&self, expr: Expr) -> Option<&T> {
        let number = self.numbers.get(expr.index())?.checked_sub(1)?;
        self.answers.get(number as usize)
    }

    #[inline]
    pub(super) fn get_mut(&mut self, expr: Expr) -> Option<&mut T> {
        let number = self.numbers.get(expr.index())?.checked_sub(1)?;
        self.answers.get_mut(number as usize)
    }

    #[inline]
    pub(super) fn contains(&self, expr: Expr) -> bool {
        self.numbers.get(expr.index()).is_some_and(|&number| number != 0)
    }

    /// Makes room for several answers at once if there are the first.
    #[inline]
    fn reserve(&mut self) {
        if self.answers.capacity() == 0 {
            self.answers.reserve(32);
        }
    }

    /// Returns the answer about an expression, which becomes `new` if it has none.
    #[inline]
    pub(super) fn entry(&mut self, expr: Expr, new: T) -> &mut T {
        let at = expr.index();
        if self.numbers.len() <= at {
            extend(&mut self.numbers, at);
        }
        let number = match self.numbers[at].checked_sub(1) {
            Some(number) => number as usize,
            None => {
                self.reserve();
                self.answers.push(new);
                self.numbers[at] = self.answers.len() as u32;
                self.answers.len() - 1
            }
        };
        &mut self.answers[number]
    }

    pub(super) fn insert(&mut self, expr: Expr, answer: T) {
        let at = expr.index();
        if self.numbers.len() <= at {
            extend(&mut self.numbers, at);
        }
        match self.numbers[at].checked_sub(1) {
            Some(number) => self.answers[number as usize] = answer,
            None => {
                self.reserve();
                self.answers.push(answer);
                self.numbers[at] = self.answers.len() as u32;
            }
        }
    }

    /// Removes an answer. Its place is not used again.
    pub(super) fn remove(&mut self, expr: Expr) {
        if let Some(number) = self.numbers.get_mut(expr.index()) {
            *number = 0;
        }
    }
}

/// A list of answers about each expression.
#[derive(Debug)]
pub(super) struct Lists<T> {
    /// One more than the number of the latest answer about each expression; 0 if it has none.
    latest: Vec<u32>,
    /// Each with the one before it about the same expression, likewise.
    answers: Vec<(T, u32)>,
}

impl<T> Default for Lists<T> {
    fn default() -> Lists<T> {
        Lists { latest: Vec::new(), answers: Vec::new() }
    }
}

impl<T> Lists<T> {
    /// Returns the number of an answer about an expression for which a condition holds, the latest first.
    #[inline]
    fn find(&self, expr: Expr, is_it: impl Fn(&T) -> bool) -> Option<usize> {
        let mut next = *self.latest.get(expr.index())?;
        loop {
            let at = next.checked_sub(1)? as usize;
            let (answer, before) = &self.answers[at];
            if is_it(answer) {
                return Some(at);
            }
            next = *before;
        }
    }

    #[inline]
    pub(super) fn get(&self, expr: Expr, is_it: impl Fn(&T) -> bool) -> Option<&T> {
        self.find(expr, is_it).map(|at| &self.answers[at].0)
    }

    pub(super) fn push(&mut self, expr: Expr, answer: T) {
        if self.latest.len() <= expr.index() {
            extend(&mut self.latest, expr.index());
        }
        let latest = &mut self.latest[expr.index()];
        self.answers.push((answer, *latest));
        *latest = self.answers.len() as u32;
    }

    /// Replaces the answer for which a condition holds, or adds one.
    pub(super) fn set(&mut self, expr: Expr, answer: T, is_it: impl Fn(&T) -> bool) {
        match self.find(expr, is_it) {
            Some(at) => self.answers[at].0 = answer,
            None => self.push(expr, answer),
        }
    }

    /// Removes the answers about an expression. Their places are not used again.
    pub(super) fn remove(&mut self, expr: Expr) {
        if let Some(latest) = self.latest.get_mut(expr.index()) {
            *latest = 0;
        }
    }
}

/// Lengthens a table until it has a place, and room for further ones.
#[cold]
pub(super) fn extend(table: &mut Vec<u32>, at: usize) {
    table.resize((at + 1 + at / 2).next_power_of_two().max(128), 0);
}

/// Expressions of values.
#[derive(Debug, Default)]
pub(super) struct ByValue {
    /// One more than the expression of each instruction; 0 if it has none.
    insts: Vec<u32>,
    others: FxHashMap<Value, Expr>,
}

impl ByValue {
    pub(super) fn new(inst_count: usize) -> ByValue {
        ByValue { insts: vec![0; inst_count], others: FxHashMap::default() }
    }

    #[inline]
    pub(super) fn get(&self, value: Value) -> Option<Expr> {
        match value.as_inst() {
            Some(inst) => self.insts.get(inst.index())?.checked_sub(1).map(Expr),
            None => self.others.get(&value).copied(),
        }
    }

    #[inline]
    pub(super) fn contains(&self, value: Value) -> bool {
        self.get(value).is_some()
    }

    /// Sets the expression of a value, and returns whether it had none.
    pub(super) fn insert(&mut self, value: Value, expr: Expr) -> bool {
        match value.as_inst() {
            Some(inst) => std::mem::replace(&mut self.insts[inst.index()], expr.0 + 1) == 0,
            None => self.others.insert(value, expr).is_none(),
        }
    }

    pub(super) fn remove(&mut self, value: Value) {
        match value.as_inst() {
            Some(inst) => self.insts[inst.index()] = 0,
            None => {
                self.others.remove(&value);
            }
        }
    }
}
