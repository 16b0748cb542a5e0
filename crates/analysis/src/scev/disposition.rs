//! Behavior of expressions in loops, and the blocks where they are available.

use draig_ir::{Block, ValueKind};

use super::expr::{Expr, ExprKind};
use super::{Loop, ScalarEvolution};
use crate::pair_table::PairTable;

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

/// A fact about an expression at a place, a loop or a block, which follows from those about its operands.
trait AtPlace: Copy {
    type Place: Copy;
    /// The fact about constants.
    const OF_CONSTANTS: Self;

    fn table<'t>(evolution: &'t mut ScalarEvolution<'_>) -> &'t mut PairTable;
    fn known(evolution: &ScalarEvolution<'_>, expr: Expr, place: Self::Place) -> Option<Self>;
    fn find(evolution: &ScalarEvolution<'_>, expr: Expr, place: Self::Place) -> Self;
    fn number(place: Self::Place) -> u32;
    fn as_number(self) -> u32;
}

impl AtPlace for Disposition {
    type Place = Loop;
    const OF_CONSTANTS: Disposition = Disposition::Invariant;

    fn table<'t>(evolution: &'t mut ScalarEvolution<'_>) -> &'t mut PairTable {
        &mut evolution.dispositions
    }

    fn known(evolution: &ScalarEvolution<'_>, expr: Expr, of: Loop) -> Option<Disposition> {
        let number = evolution.dispositions.get((expr.0, of.index() as u32))?;
        Some([Disposition::Variant, Disposition::Invariant, Disposition::Computable][number as usize])
    }

    fn find(evolution: &ScalarEvolution<'_>, expr: Expr, of: Loop) -> Disposition {
        evolution.find_disposition(expr, of)
    }

    fn number(of: Loop) -> u32 {
        of.index() as u32
    }

    fn as_number(self) -> u32 {
        self as u32
    }
}

impl AtPlace for Dominance {
    type Place = Block;
    const OF_CONSTANTS: Dominance = Dominance::Before;

    fn table<'t>(evolution: &'t mut ScalarEvolution<'_>) -> &'t mut PairTable {
        &mut evolution.dominated
    }

    fn known(evolution: &ScalarEvolution<'_>, expr: Expr, block: Block) -> Option<Dominance> {
        let number = evolution.dominated.get((expr.0, block.as_u32()))?;
        Some([Dominance::None, Dominance::Within, Dominance::Before][number as usize])
    }

    fn find(evolution: &ScalarEvolution<'_>, expr: Expr, block: Block) -> Dominance {
        evolution.find_dominance(expr, block)
    }

    fn number(block: Block) -> u32 {
        block.as_u32()
    }

    fn as_number(self) -> u32 {
        self as u32
    }
}

impl ScalarEvolution<'_> {
    /// Returns what is known of an expression at a place, from the answers for its parts.
    fn at_place<T: AtPlace>(&mut self, expr: Expr, place: T::Place) -> T {
        if let Some(known) = self.known_at_place(expr, place) {
            return known;
        }
        let parts = self.unanswered(expr, |part| self.known_at_place::<T>(part, place).is_some());
        let mut last = T::OF_CONSTANTS;
        for &part in &parts {
            last = T::find(self, part, place);
            T::table(self).get_or_insert((part.0, T::number(place)), last.as_number());
        }
        self.walk.borrow_mut().recycle(parts);
        last
    }

    fn known_at_place<T: AtPlace>(&self, expr: Expr, place: T::Place) -> Option<T> {
        match self.kind(expr) {
            ExprKind::Constant => Some(T::OF_CONSTANTS),
            // Found as fast.
            ExprKind::Unknown => Some(T::find(self, expr, place)),
            _ => T::known(self, expr, place),
        }
    }

    /// Returns the behavior of an expression in a loop.
    pub fn disposition(&mut self, expr: Expr, of: Loop) -> Disposition {
        self.at_place(expr, of)
    }

    /// From the answers for the operands.
    fn find_disposition(&self, expr: Expr, of: Loop) -> Disposition {
        let operands = self.store.operands(expr).iter();
        let mut answers = operands.map(|operand| self.known_at_place(*operand, of).unwrap_or(Disposition::Variant));
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

    /// From the answers for the operands.
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
            match self.known_at_place(*operand, block).unwrap_or(Dominance::None) {
                Dominance::None => return Dominance::None,
                Dominance::Within => result = Dominance::Within,
                Dominance::Before => {}
            }
        }
        result
    }

    /// Whether an expression is computed before this block.
    pub(super) fn properly_dominates(&mut self, expr: Expr, block: Block) -> bool {
        self.at_place::<Dominance>(expr, block) == Dominance::Before
    }

    /// Whether an expression is computed before a loop and does not change in it.
    pub(super) fn is_available_at_entry(&mut self, expr: Expr, of: Loop) -> bool {
        self.is_invariant(expr, of) && self.properly_dominates(expr, self.nest.header(of))
    }
}
