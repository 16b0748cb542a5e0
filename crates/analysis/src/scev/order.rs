//! The canonical order of operands: by kind, then by loop, structure and the place of values; equal ones adjacent.

use std::cmp::Ordering;

use draig_ir::{ConstKind, GlobalKind, Linkage, Value, ValueKind};

use super::ScalarEvolution;
use super::expr::{Expr, ExprKind, ExprType};

/// Depth to which operands of expressions are compared.
const MAX_EXPR_DEPTH: u32 = 32;
/// Depth to which operands of instructions are compared.
const MAX_VALUE_DEPTH: u32 = 2;

/// Number of expressions that are compared with each other, which is faster than to keep a set of them.
const MAX_COMPARED: usize = 16;

/// Whether no expression is in a list twice.
fn are_distinct(exprs: &[Expr]) -> bool {
    if exprs.len() <= MAX_COMPARED {
        return (0..exprs.len()).all(|at| !exprs[..at].contains(&exprs[at]));
    }
    let mut seen = rustc_hash::FxHashSet::default();
    exprs.iter().all(|&expr| seen.insert(expr))
}

impl ScalarEvolution<'_> {
    /// Sorts operands and puts equal ones next to each other.
    pub(super) fn sort_operands(&self, operands: &mut [Expr]) {
        if operands.len() < 2 {
            return;
        }
        if let [one, two] = operands {
            if self.is_less(*two, *one) {
                std::mem::swap(one, two);
            }
            return;
        }
        self.merge_sort(operands);
        if are_distinct(operands) {
            return;
        }
        let count = operands.len();
        let mut at = 0;
        while at + 2 < count {
            let (expr, kind) = (operands[at], self.kind(operands[at]));
            let mut other = at + 1;
            while other < count && self.kind(operands[other]) == kind {
                if operands[other] == expr {
                    operands.swap(at + 1, other);
                    at += 1;
                    if at + 2 >= count {
                        return;
                    }
                }
                other += 1;
            }
            at += 1;
        }
    }

    /// A stable sort that tolerates a relation that is not transitive, as beyond the limits of depth.
    fn merge_sort(&self, operands: &mut [Expr]) {
        let count = operands.len();
        let mut from = operands.to_vec();
        let mut to = from.clone();
        let mut run = 1;
        while run < count {
            for start in (0..count).step_by(run * 2) {
                let (middle, end) = ((start + run).min(count), (start + run * 2).min(count));
                let (mut left, mut right) = (start, middle);
                for slot in &mut to[start..end] {
                    let take_right = left == middle || (right < end && self.is_less(from[right], from[left]));
                    let source = if take_right { &mut right } else { &mut left };
                    *slot = from[*source];
                    *source += 1;
                }
            }
            std::mem::swap(&mut from, &mut to);
            run *= 2;
        }
        operands.copy_from_slice(&from);
    }

    fn is_less(&self, one: Expr, two: Expr) -> bool {
        self.compare(one, two, 0) == Some(Ordering::Less)
    }

    fn compare(&self, one: Expr, two: Expr, depth: u32) -> Option<Ordering> {
        if one == two {
            return Some(Ordering::Equal);
        }
        let (left, right) = (*self.store.node(one), *self.store.node(two));
        if left.kind != right.kind {
            return Some(left.kind.cmp(&right.kind));
        }
        if depth > MAX_EXPR_DEPTH {
            return None;
        }
        match left.kind {
            ExprKind::Unknown => {
                let order = match (self.store.unknown_value(one), self.store.unknown_value(two)) {
                    (Some(one), Some(two)) => self.compare_values(one, two, depth + 1),
                    (one, two) => one.is_some().cmp(&two.is_some()),
                };
                return Some(order);
            }
            ExprKind::Constant => {
                let (one, two) = (self.store.constant(one)?, self.store.constant(two)?);
                return Some(one.width().cmp(&two.width()).then_with(|| one.ucmp(two)));
            }
            ExprKind::VScale | ExprKind::CouldNotCompute => return Some(left.width.cmp(&right.width)),
            ExprKind::AddRec if left.payload != right.payload => {
                let [left, right] =
                    [left.payload, right.payload].map(|id| self.nest.header(super::Loop::from_index(id)));
                let first = self.tree.dominates_block(left, right);
                return Some(if first { Ordering::Greater } else { Ordering::Less });
            }
            _ => {}
        }
        let (left, right) = (self.store.operands(one), self.store.operands(two));
        if left.len() != right.len() {
            return Some(left.len().cmp(&right.len()));
        }
        for (left, right) in left.iter().zip(right) {
            match self.compare(*left, *right, depth + 1) {
                Some(Ordering::Equal) => {}
                order => return order,
            }
        }
        Some(Ordering::Equal)
    }

    fn compare_values(&self, one: Value, two: Value, depth: u32) -> Ordering {
        if one == two || depth > MAX_VALUE_DEPTH {
            return Ordering::Equal;
        }
        let pointer = |value| matches!(self.type_of_value(value), Some(ExprType::Pointer(_)));
        let order = pointer(one).cmp(&pointer(two)).then_with(|| self.rank(one).cmp(&self.rank(two)));
        if order != Ordering::Equal {
            return order;
        }
        match (one.kind(), two.kind()) {
            (ValueKind::Arg(one), ValueKind::Arg(two)) => one.cmp(&two),
            (ValueKind::Global(one), ValueKind::Global(two)) => {
                let module = self.subject.module();
                let named = |global| !matches!(module.global(global).linkage, Linkage::Private | Linkage::Internal);
                if named(one) && named(two) { module.name(one).cmp(module.name(two)) } else { Ordering::Equal }
            }
            (ValueKind::Inst(one), ValueKind::Inst(two)) => {
                let (left, right) = (self.body.block_of(one), self.body.block_of(two));
                if left != right {
                    let depth = |block: Option<_>| {
                        block.and_then(|block| self.nest.of(block)).map_or(0, |id| self.nest.depth(id))
                    };
                    let order = depth(left).cmp(&depth(right));
                    if order != Ordering::Equal {
                        return order;
                    }
                }
                let (left, right) = (self.ordered_operands(one), self.ordered_operands(two));
                let order = left.len().cmp(&right.len());
                if order != Ordering::Equal {
                    return order;
                }
                let orders = left.iter().zip(right).map(|(one, two)| self.compare_values(*one, *two, depth + 1));
                orders.into_iter().find(|order| *order != Ordering::Equal).unwrap_or(Ordering::Equal)
            }
            _ => Ordering::Equal,
        }
    }

    fn ordered_operands(&self, inst: draig_ir::Inst) -> &[Value] {
        self.body.operands(inst)
    }

    /// LLVM's number of the class of a value.
    fn rank(&self, value: Value) -> u32 {
        match value.kind() {
            ValueKind::Const(constant) => match self.subject.tables().constants.kind(constant) {
                ConstKind::Undef => 0,
                ConstKind::Poison => 1,
                ConstKind::Zero => 2,
                ConstKind::Data(_) => 3,
                ConstKind::Int(_) | ConstKind::WideInt(_) => 5,
                ConstKind::Float(_) | ConstKind::WideFloat(_) => 6,
                ConstKind::NullPointer => 8,
                ConstKind::TokenNone => 9,
                ConstKind::Aggregate(_) | ConstKind::Splat(_) => 10,
                ConstKind::BlockAddress(..) => 17,
                ConstKind::Expr(_) => 18,
                ConstKind::DsoLocalEquivalent(_) => 19,
                ConstKind::NoCfi(_) => 20,
                ConstKind::PtrAuth(_) => 21,
            },
            ValueKind::Global(global) => match self.subject.module().global(global).kind {
                GlobalKind::Function(_) => 13,
                GlobalKind::Alias { .. } => 14,
                GlobalKind::IFunc { .. } => 15,
                GlobalKind::Variable(_) => 16,
            },
            ValueKind::Arg(_) => 22,
            ValueKind::Block(_) => 23,
            ValueKind::Metadata(_) | ValueKind::LocalMetadata(_) => 24,
            ValueKind::InlineAsm(_) => 25,
            ValueKind::Inst(inst) => 30 + self.body.opcode(inst) as u32,
        }
    }
}
