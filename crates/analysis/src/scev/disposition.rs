//! Behavior of expressions in loops, and the blocks where they are available.

use draig_ir::{Block, ValueKind};

use super::expr::{Expr, ExprKind};
use super::{Loop, ScalarEvolution};

/// Behavior of an expression in a loop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Disposition {
    /// Changes in no known way.
    Variant,
    /// Does not change.
    Invariant,
    /// Changes by a recurrence of the loop.
    Computable,
}

impl Disposition {
    fn from_number(number: u32) -> Disposition {
        [Disposition::Variant, Disposition::Invariant, Disposition::Computable][number as usize]
    }

    /// Returns the name as printed.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Disposition::Variant => "Variant",
            Disposition::Invariant => "Invariant",
            Disposition::Computable => "Computable",
        }
    }
}

/// Whether the parts of an expression are computed before a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Dominance {
    None,
    /// Some are computed in the block.
    Within,
    Before,
}

impl Dominance {
    fn from_number(number: u32) -> Dominance {
        [Dominance::None, Dominance::Within, Dominance::Before][number as usize]
    }
}

impl ScalarEvolution<'_> {
    /// Returns the behavior of an expression in a loop.
    pub fn disposition(&mut self, expr: Expr, of: Loop) -> Disposition {
        if let Some(known) = self.known_disposition(expr, of) {
            return known;
        }
        let parts = self.unanswered(expr, |part| self.known_disposition(part, of).is_some());
        let mut last = Disposition::Variant;
        for &part in &parts {
            last = self.find_disposition(part, of);
            self.dispositions.get_or_insert((part.0, of.index() as u32), last as u32);
        }
        self.walk.borrow_mut().recycle(parts);
        last
    }

    fn known_disposition(&self, expr: Expr, of: Loop) -> Option<Disposition> {
        match self.kind(expr) {
            ExprKind::Constant => Some(Disposition::Invariant),
            // Found as fast.
            ExprKind::Unknown => Some(self.find_disposition(expr, of)),
            _ => self.dispositions.get((expr.0, of.index() as u32)).map(Disposition::from_number),
        }
    }

    /// From the answers for the operands.
    fn find_disposition(&self, expr: Expr, of: Loop) -> Disposition {
        let operands = self.store.operands(expr).iter();
        let mut answers = operands.map(|operand| self.known_disposition(*operand, of).unwrap_or(Disposition::Variant));
        match self.kind(expr) {
            ExprKind::Constant | ExprKind::VScale => Disposition::Invariant,
            ExprKind::CouldNotCompute => Disposition::Variant,
            ExprKind::Unknown => match self.store.unknown_value(expr).map(|value| value.kind()) {
                Some(ValueKind::Inst(inst))
                    if self.body.block_of(inst).is_some_and(|block| self.nest.contains(of, block)) =>
                {
                    Disposition::Variant
                }
                _ => Disposition::Invariant,
            },
            ExprKind::AddRec => match self.rec_loop(expr) {
                Some(own) if own == of => Disposition::Computable,
                Some(own) => {
                    let (header, own_header) = (self.nest.header(of), self.nest.header(own));
                    if self.tree.dominates_block(header, own_header) {
                        Disposition::Variant
                    } else if self.nest.encloses(own, of) || answers.all(|answer| answer == Disposition::Invariant) {
                        Disposition::Invariant
                    } else {
                        Disposition::Variant
                    }
                }
                None => Disposition::Variant,
            },
            _ => {
                let mut result = Disposition::Invariant;
                for answer in answers {
                    match answer {
                        Disposition::Variant => return Disposition::Variant,
                        Disposition::Computable => result = Disposition::Computable,
                        Disposition::Invariant => {}
                    }
                }
                result
            }
        }
    }

    /// Whether an expression does not change in a loop.
    pub fn is_invariant(&mut self, expr: Expr, of: Loop) -> bool {
        self.disposition(expr, of) == Disposition::Invariant
    }

    fn dominance(&mut self, expr: Expr, block: Block) -> Dominance {
        if let Some(known) = self.known_dominance(expr, block) {
            return known;
        }
        let parts = self.unanswered(expr, |part| self.known_dominance(part, block).is_some());
        let mut last = Dominance::None;
        for &part in &parts {
            last = self.find_dominance(part, block);
            self.dominated.get_or_insert((part.0, block.as_u32()), last as u32);
        }
        self.walk.borrow_mut().recycle(parts);
        last
    }

    fn known_dominance(&self, expr: Expr, block: Block) -> Option<Dominance> {
        match self.kind(expr) {
            ExprKind::Constant => Some(Dominance::Before),
            ExprKind::Unknown => Some(self.find_dominance(expr, block)),
            _ => self.dominated.get((expr.0, block.as_u32())).map(Dominance::from_number),
        }
    }

    fn find_dominance(&self, expr: Expr, block: Block) -> Dominance {
        match self.kind(expr) {
            ExprKind::CouldNotCompute => return Dominance::None,
            ExprKind::Unknown => {
                let inst = self.store.unknown_value(expr).and_then(|value| value.as_inst());
                let Some(home) = inst.and_then(|inst| self.body.block_of(inst)) else { return Dominance::Before };
                return match home == block {
                    true => Dominance::Within,
                    false if self.tree.dominates_block(home, block) => Dominance::Before,
                    false => Dominance::None,
                };
            }
            // A phi is available in the whole of its block.
            ExprKind::AddRec
                if self.rec_loop(expr).is_none_or(|of| !self.tree.dominates_block(self.nest.header(of), block)) =>
            {
                return Dominance::None;
            }
            _ => {}
        }
        let mut result = Dominance::Before;
        for operand in self.store.operands(expr) {
            match self.known_dominance(*operand, block).unwrap_or(Dominance::None) {
                Dominance::None => return Dominance::None,
                Dominance::Within => result = Dominance::Within,
                Dominance::Before => {}
            }
        }
        result
    }

    /// Whether an expression is computed before this block.
    pub(super) fn properly_dominates(&mut self, expr: Expr, block: Block) -> bool {
        self.dominance(expr, block) == Dominance::Before
    }

    /// Whether an expression is computed before a loop and does not change in it.
    pub(super) fn is_available_at_entry(&mut self, expr: Expr, of: Loop) -> bool {
        self.is_invariant(expr, of) && self.properly_dominates(expr, self.nest.header(of))
    }
}
