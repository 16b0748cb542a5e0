//! Counts of loops under predicates: facts that are not known, but that can be tested before a loop runs.

use draig_ir::Block;
use draig_num::{ApInt, RangePredicate as Pred};

use super::count::{ExitCount, LoopCounts};
use super::expr::{Expr, ExprKind};
use super::{Loop, ScalarEvolution};

/// A fact that can be tested before a loop runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Predicate {
    /// A recurrence does not wrap around: extended like its start, it stays the recurrence of its extended start and
    /// its sign-extended step.
    NoWrap {
        /// The recurrence.
        rec: Expr,
        /// Whether signed wrapping is meant.
        signed: bool,
    },
    /// Two expressions are equal.
    Equal(Expr, Expr),
}

/// The counts of a loop in runs in which predicates hold.
#[derive(Clone, Debug)]
pub struct PredicatedCounts {
    /// The counts of the loop.
    pub counts: LoopCounts,
    /// Everything that has to hold for them.
    pub predicates: Vec<Predicate>,
    /// The counts of each exit that has any, and what has to hold for them.
    pub exits: Vec<(Block, ExitCount, Vec<Predicate>)>,
}

impl ScalarEvolution<'_> {
    /// Returns the counts of a loop under predicates. An exit whose count is known without any has none.
    pub fn predicated_counts(&mut self, of: Loop) -> PredicatedCounts {
        let outer = self.assumed.take();
        let mut lists = Vec::new();
        let (counts, exits) = self.find_counts_by(of, &mut |this, block| {
            this.assumed = Some(Vec::new());
            let count = this.find_exit_count(of, block);
            lists.push((block, this.assumed.take().unwrap_or_default()));
            count
        });
        self.assumed = outer;
        let list = |block| lists.iter().find(|(of, _)| *of == block).map(|(_, list)| list.clone()).unwrap_or_default();
        let exits: Vec<_> = exits.into_iter().map(|(block, count)| (block, count, list(block))).collect();
        let predicates = exits.iter().flat_map(|(.., list)| list).copied().collect();
        PredicatedCounts { counts, predicates, exits }
    }

    /// Counts the iterations of a loop that a comparison leaves: without predicates and, if these are allowed and
    /// nothing exact is known, with them.
    pub(super) fn with_predicates(&mut self, mut count: impl FnMut(&mut Self) -> ExitCount) -> ExitCount {
        let allowed = self.assumed.take();
        let result = count(self);
        self.assumed = allowed;
        let Some(known) = self.assumed.as_ref().map(Vec::len).filter(|_| self.is_could_not_compute(result.exact))
        else {
            return result;
        };
        let result = count(self);
        if self.is_could_not_compute(result.exact)
            && self.is_could_not_compute(result.constant_max)
            && let Some(assumed) = &mut self.assumed
        {
            assumed.truncate(known);
        }
        result
    }

    /// Returns the recurrence of a loop that an expression is under predicates, if these are allowed.
    pub(super) fn assumed_rec(&mut self, expr: Expr, of: Loop) -> Option<Expr> {
        let outer = self.assumed.take()?;
        let mut found = Vec::new();
        let rec = self.rewrite_by(expr, &mut |_, _| None, &mut |this, part, operands| {
            let signed = this.kind(part) == ExprKind::SignExtend;
            if !signed && this.kind(part) != ExprKind::ZeroExtend {
                return if this.store.operands(part) == operands { part } else { this.rebuild(part, operands) };
            }
            let width = this.width(part);
            let Some((start, step)) = this.affine(operands[0], of) else {
                return this.extend(operands[0], width, signed, 0);
            };
            found.push(Predicate::NoWrap { rec: operands[0], signed });
            let flags = this.flags(operands[0]);
            let (start, step) = (this.extend(start, width, signed, 0), this.sext(step, width));
            this.rec(vec![start, step], of, flags)
        });
        let rec = rec.filter(|rec| self.rec_loop(*rec).is_some());
        let is_possible = rec.is_some() && found.iter().all(|predicate| !self.is_known_false(*predicate));
        let assumed = self.assumed.insert(outer);
        if is_possible {
            assumed.append(&mut found);
        }
        rec.filter(|_| is_possible)
    }

    /// Whether a recurrence is known to wrap around before its loop ends.
    fn is_known_false(&mut self, predicate: Predicate) -> bool {
        let Predicate::NoWrap { rec, signed: true } = predicate else { return false };
        let Some(of) = self.rec_loop(rec) else { return false };
        let exact = self.counts(of).exact;
        let &[start, step] = self.store.operands(rec) else { return false };
        if self.is_could_not_compute(exact) || !self.store.constant(step).is_some_and(ApInt::is_one) {
            return false;
        }
        let exact = self.truncate_or_sext(exact, self.width(step));
        let last = self.add(start, exact);
        self.is_known(Pred::Slt, last, start)
    }

    /// Whether an expression is a multiple of a power of two, or is under a predicate that is allowed.
    pub(super) fn assume_multiple(&mut self, expr: Expr, twos: u32) -> bool {
        if self.trailing_zeros(expr) >= twos {
            return true;
        }
        let width = self.width(expr);
        let low = self.truncate(expr, twos);
        let rest = self.zext(low, width);
        let zero = self.zero(width);
        if self.is_known(Pred::Eq, rest, zero) {
            return true;
        }
        if self.assumed.is_none() || self.is_known(Pred::Ne, rest, zero) {
            return false;
        }
        self.assumed.get_or_insert_default().push(Predicate::Equal(rest, zero));
        true
    }
}
