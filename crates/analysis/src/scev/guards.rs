//! Comparisons that hold where a loop is entered or repeated, by the branches that lead there and by assumptions.

use draig_ir::{Block, Opcode, Value};
use draig_num::{ApInt, RangePredicate as Pred};

use super::expr::{Expr, NoWrap};
use super::{Loop, ScalarEvolution};

/// Number of blocks that are climbed from the entry of a loop.
const MAX_CLIMBED: u32 = 200;
/// Number of assumptions that are looked at.
const MAX_ASSUMPTIONS: usize = 64;

/// The comparison without its case of equality.
fn non_strict(predicate: Pred) -> Option<Pred> {
    match predicate {
        Pred::Ugt => Some(Pred::Uge),
        Pred::Ult => Some(Pred::Ule),
        Pred::Sgt => Some(Pred::Sge),
        Pred::Slt => Some(Pred::Sle),
        _ => None,
    }
}

impl ScalarEvolution<'_> {
    /// The block from which alone a block is reached, or the loop that it heads is entered.
    pub(super) fn entering(&self, block: Block) -> Option<(Block, Block)> {
        let from = self.graph.predecessors(block);
        if let Some(&first) = from.first()
            && from.len() == 1
        {
            return Some((first, block));
        }
        let of = self.nest.of(block)?;
        Some((self.nest.predecessor(&self.graph, of)?, self.nest.header(of)))
    }

    /// Whether a comparison holds whenever a loop is entered.
    pub(super) fn is_entry_guarded(&mut self, of: Loop, predicate: Pred, left: Expr, right: Expr) -> bool {
        if self.is_could_not_compute(left) || self.is_could_not_compute(right) {
            return false;
        }
        self.is_known_simply(predicate, left, right)
            || self.is_block_guarded(self.nest.header(of), predicate, left, right)
    }

    /// The conditions known at the entry of a block: each with whether it is known to be false.
    pub(super) fn conditions_at(&self, block: Block) -> Vec<(Value, bool)> {
        let mut found = Vec::new();
        let mut edge = match self.nest.of(block).filter(|of| self.nest.header(*of) == block) {
            Some(of) => self.nest.predecessor(&self.graph, of).map(|from| (from, block)),
            None => match self.graph.predecessors(block) {
                [only] => Some((*only, block)),
                _ => None,
            },
        };
        let mut left = MAX_CLIMBED;
        while let Some((from, to)) = edge.filter(|_| left > 0) {
            left -= 1;
            if let Some(branch) = self.body.terminator(from)
                && self.body.opcode(branch) == Opcode::Br
            {
                let mut targets = self.body.successors(branch);
                if let (Some(on_true), Some(on_false), None) = (targets.next(), targets.next(), targets.next())
                    && on_true != on_false
                {
                    found.push((self.body.operands(branch)[0], on_true != to));
                }
            }
            edge = self.entering(from);
        }
        for &assumption in self.assumptions.iter().take(MAX_ASSUMPTIONS) {
            let home = self.body.block_of(assumption);
            if home.is_some_and(|home| home != block && self.tree.dominates_block(home, block)) {
                found.push((self.body.operands(assumption)[0], false));
            }
        }
        found
    }

    fn is_block_guarded(&mut self, block: Block, predicate: Pred, left: Expr, right: Expr) -> bool {
        let weaker = non_strict(predicate);
        let (mut proved_weaker, mut proved_unequal) = (false, false);
        if let Some(weaker) = weaker {
            proved_weaker = self.is_known_simply(weaker, left, right);
            proved_unequal = self.is_known_simply(Pred::Ne, left, right);
            if proved_weaker && proved_unequal {
                return true;
            }
        }
        for (condition, inverse) in self.conditions_at(block) {
            if self.is_implied_by_value(predicate, left, right, condition, inverse) {
                return true;
            }
            if let Some(weaker) = weaker {
                proved_weaker = proved_weaker || self.is_implied_by_value(weaker, left, right, condition, inverse);
                proved_unequal = proved_unequal || self.is_implied_by_value(Pred::Ne, left, right, condition, inverse);
                if proved_weaker && proved_unequal {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a comparison holds whenever the back edge of a loop is taken.
    pub(super) fn is_backedge_guarded(&mut self, of: Loop, predicate: Pred, left: Expr, right: Expr) -> bool {
        if self.is_could_not_compute(left) || self.is_could_not_compute(right) {
            return false;
        }
        if self.is_known_simply(predicate, left, right) {
            return true;
        }
        let Some(latch) = self.nest.latch(of) else { return false };
        let header = self.nest.header(of);
        if let Some((condition, inverse)) = self.condition_of_edge(latch, header)
            && self.is_implied_by_value(predicate, left, right, condition, inverse)
        {
            return true;
        }
        if self.walking_dominators {
            return false;
        }
        self.walking_dominators = true;
        let answer = self.is_guarded_on_the_way(of, latch, predicate, left, right);
        self.walking_dominators = false;
        answer
    }

    fn condition_of_edge(&self, from: Block, to: Block) -> Option<(Value, bool)> {
        let branch = self.body.terminator(from).filter(|inst| self.body.opcode(*inst) == Opcode::Br)?;
        let targets: Vec<Block> = self.body.successors(branch).collect();
        match targets[..] {
            [on_true, on_false] if on_true != on_false => Some((self.body.operands(branch)[0], on_true != to)),
            _ => None,
        }
    }

    fn is_guarded_on_the_way(&mut self, of: Loop, latch: Block, predicate: Pred, left: Expr, right: Expr) -> bool {
        // The back edge is taken as often as the latch's count says: the number of the iteration is below it.
        let count = self.exit_count(of, latch).exact;
        if !self.is_could_not_compute(count) {
            let width = self.width(count);
            let (zero, one) = (self.zero(width), self.one(width));
            let iteration = self.rec(vec![zero, one], of, NoWrap::NUW.or(NoWrap::NW));
            if self.is_implied(predicate, left, right, Pred::Ult, iteration, count) {
                return true;
            }
        }
        for assumption in self.assumptions.iter().copied().take(MAX_ASSUMPTIONS).collect::<Vec<_>>() {
            let home = self.body.block_of(assumption);
            if home.is_some_and(|home| self.tree.dominates_block(home, latch)) {
                let condition = self.body.operands(assumption)[0];
                if self.is_implied_by_value(predicate, left, right, condition, false) {
                    return true;
                }
            }
        }
        let header = self.nest.header(of);
        let (mut at, mut steps) = (latch, MAX_CLIMBED);
        while at != header && steps > 0 {
            steps -= 1;
            if let [from] = *self.graph.predecessors(at)
                && let Some((condition, inverse)) = self.condition_of_edge(from, at)
                && self.is_implied_by_value(predicate, left, right, condition, inverse)
            {
                return true;
            }
            match self.tree.immediate_dominator(at) {
                Some(above) => at = above,
                None => return false,
            }
        }
        false
    }

    /// Whether a comparison of a recurrence with an invariant holds at the entry and at each repetition of its loop.
    pub(super) fn is_known_on_every_iteration(&mut self, predicate: Pred, rec: Expr, right: Expr) -> bool {
        let Some(of) = self.rec_loop(rec) else { return false };
        let start = self.store.operands(rec)[0];
        let next = self.post_increment(rec, of);
        self.is_entry_guarded(of, predicate, start, right) && self.is_backedge_guarded(of, predicate, next, right)
    }

    /// Whether the back edge is taken only if the next step does not overflow, as signed numbers.
    pub(super) fn prove_nsw_by_induction(&mut self, rec: Expr, of: Loop) -> bool {
        self.prove_by_induction(rec, of, true)
    }

    /// Whether the back edge is taken only if the next step does not overflow, as unsigned numbers.
    pub(super) fn prove_nuw_by_induction(&mut self, rec: Expr, of: Loop) -> bool {
        self.prove_by_induction(rec, of, false)
    }

    fn prove_by_induction(&mut self, rec: Expr, of: Loop, signed: bool) -> bool {
        let Some((_, step)) = self.affine(rec, of) else { return false };
        let limit = if signed {
            self.overflow_limit(step, true)
        } else if self.is_known_positive(step) {
            let width = self.width(step);
            let most = self.unsigned_range(step).umax_value();
            let limit = self.constant(ApInt::zero(width).sub(&most));
            Some((Pred::Ult, limit))
        } else {
            None
        };
        let Some((predicate, limit)) = limit else { return false };
        self.is_backedge_guarded(of, predicate, rec, limit) || self.is_known_on_every_iteration(predicate, rec, limit)
    }
}
