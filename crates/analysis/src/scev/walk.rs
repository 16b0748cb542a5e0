//! Walks over the parts of expressions, and lists of operands, in memory that is used again.

use super::ScalarEvolution;
use super::expr::Expr;

/// Number of lists whose memory is kept.
const MAX_SPARE: usize = 16;

/// Memory of walks.
#[derive(Debug, Default)]
pub(super) struct Walk {
    /// The last walk that met each expression.
    met: Vec<u32>,
    /// Number of walks.
    walks: u32,
    /// Expressions whose operands are being looked at, each with the number of the next one.
    stack: Vec<(Expr, u32)>,
    /// A list of parts that is no longer used.
    spare: Vec<Expr>,
}

impl Walk {
    /// Begins a walk over the first `count` expressions.
    pub(super) fn begin(&mut self, count: usize) {
        // No number of a walk may occur a second time.
        self.walks = self.walks.wrapping_add(1);
        if self.walks == 0 {
            self.met.fill(0);
            self.walks = 1;
        }
        if self.met.len() < count {
            self.met.resize(count.next_power_of_two(), 0);
        }
    }

    /// Notes that the walk met an expression, and returns whether that is the first time.
    pub(super) fn meet(&mut self, expr: Expr) -> bool {
        std::mem::replace(&mut self.met[expr.index()], self.walks) != self.walks
    }

    /// Gives back the memory of a list of parts.
    pub(super) fn recycle(&mut self, parts: Vec<Expr>) {
        self.spare = parts;
    }
}

impl ScalarEvolution<'_> {
    /// The parts of an expression without an answer in a table, operands first, so that each can be answered from the
    /// answers for its operands.
    pub(super) fn unanswered(&self, root: Expr, is_answered: impl Fn(Expr) -> bool) -> Vec<Expr> {
        if is_answered(root) {
            return Vec::new();
        }
        let walk = &mut *self.walk.borrow_mut();
        let mut order = std::mem::take(&mut walk.spare);
        order.clear();
        if self.store.operands(root).iter().all(|&operand| is_answered(operand)) {
            order.push(root);
            return order;
        }
        // Operands are older than their users.
        walk.begin(root.index() + 1);
        walk.meet(root);
        walk.stack.clear();
        walk.stack.push((root, 0));
        while let Some((expr, next)) = walk.stack.last_mut() {
            match self.store.operands(*expr).get(*next as usize) {
                Some(&operand) => {
                    *next += 1;
                    if !is_answered(operand) && walk.meet(operand) {
                        walk.stack.push((operand, 0));
                    }
                }
                None => {
                    order.push(*expr);
                    walk.stack.pop();
                }
            }
        }
        order
    }

    /// Returns a list of operands in memory that was used before.
    pub(super) fn list(&mut self, operands: &[Expr]) -> Vec<Expr> {
        let mut list = self.spare.pop().unwrap_or_default();
        // One by one, because they are few.
        operands.iter().for_each(|&operand| list.push(operand));
        list
    }

    /// Returns the operands of an expression in memory that was used before.
    pub(super) fn list_of(&mut self, expr: Expr) -> Vec<Expr> {
        let mut list = self.spare.pop().unwrap_or_default();
        self.store.operands(expr).iter().for_each(|&operand| list.push(operand));
        list
    }

    /// Returns the operands of an expression but the first, likewise.
    pub(super) fn list_after_first(&mut self, expr: Expr) -> Vec<Expr> {
        let mut list = self.spare.pop().unwrap_or_default();
        self.store.operands(expr).iter().skip(1).for_each(|&operand| list.push(operand));
        list
    }

    /// Gives back the memory of a list of operands.
    pub(super) fn recycle(&mut self, mut list: Vec<Expr>) {
        if self.spare.len() < MAX_SPARE && list.capacity() != 0 {
            list.clear();
            self.spare.push(list);
        }
    }
}
