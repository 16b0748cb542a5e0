//! Scalar evolution: values as expressions over constants, unanalyzed values and recurrences of loops, with ranges,
//! and the number of times that the back edges of loops are taken (Bachmann, Wang and Zima, "Chains of recurrences",
//! 1994; van Engelen, "Efficient symbolic analysis for optimizing compilers", 2001).
//!
//! Expressions are interned: equal ones have the same handle. Sums, products, minima and maxima have their operands in
//! one canonical order and are folded when they are made. What is known of an expression grows: flags are added to it
//! when they are proved, and ranges are computed again after that.

mod add;
mod address;
mod at_scope;
mod brute;
mod build;
mod cast;
mod count;
mod count_less;
mod dense;
mod disposition;
mod div;
mod expr;
mod flags;
mod forget;
mod guards;
mod hash;
mod implied;
mod loop_guards;
mod minmax;
mod mul;
mod nest;
mod order;
mod overflow;
mod phi;
mod predicates;
mod prove;
mod ranges;
mod rec;
mod select;
mod unknown;
mod walk;
mod word_ranges;

use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;

use draig_ir::{Block, Body, Inst, Type, Value, ValueKind};
use draig_num::{ApInt, ConstantRange};

use crate::analyses::Analyses;
use crate::control_flow::ControlFlow;
use crate::dominators::DominatorTree;
use crate::loops::{Loop, Loops};
use crate::module_facts::{ModuleFacts, Scalars};
use crate::pair_table::PairTable;
use crate::subject::Subject;
use crate::values::Values;

pub use count::{ExitCount, LoopCounts};
pub use disposition::Disposition;
pub use expr::{Expr, ExprKind, ExprType, NoWrap};
pub use predicates::{Predicate, PredicatedCounts};

/// Depth of nested sums and products below which they are folded.
pub const MAX_ARITHMETIC_DEPTH: u32 = 32;
/// Depth of nested extensions and truncations below which they are folded.
pub const MAX_CAST_DEPTH: u32 = 8;
/// Number of operands of a recurrence that a product may have.
pub const MAX_REC_OPERANDS: usize = 8;
/// Size from which an expression is no longer folded into others.
pub const HUGE_EXPRESSION: u16 = 4096;
/// Depth to which phis, casts, quotients and proofs ask for each other.
pub const MAX_NESTING: u32 = 40;

/// The scalar evolution of a function.
#[derive(Debug)]
pub struct ScalarEvolution<'a> {
    subject: Subject<'a>,
    body: &'a Body,
    graph: Arc<ControlFlow>,
    tree: Arc<DominatorTree>,
    facts: Rc<Values<'a>>,
    module_facts: Rc<ModuleFacts<'a>>,
    scalars: Scalars,
    nest: nest::LoopNest,
    store: expr::Store,
    values: dense::ByValue,
    /// For each expression the latest of the values that have it, in `valued_links`, plus one. Values are only asked for
    /// after the counts of loops, and found then.
    valued: Vec<u32>,
    /// Each with the next one of the same expression, plus one.
    valued_links: Vec<(Value, u32)>,
    /// Values with their expressions that are not in `valued` yet.
    newly_valued: Vec<(Value, Expr)>,
    /// Memory for [`ScalarEvolution::value`].
    value_stack: Vec<(Value, bool)>,
    /// Memory for [`ScalarEvolution::is_never_poison`].
    scope_parts: Vec<Expr>,
    /// Values in the order in which they got their expressions, for withdrawing those of unfinished phis.
    log: Vec<Value>,
    /// Extensions of an expression: width, signedness, result.
    extensions: dense::Lists<(u32, bool, Expr)>,
    /// Ranges of expressions of at most 64 bits.
    word_ranges: dense::ByExpr<word_ranges::WordRanges>,
    /// Ranges of wider ones.
    unsigned_ranges: dense::ByExpr<ConstantRange>,
    signed_ranges: dense::ByExpr<ConstantRange>,
    multiples: dense::ByExpr<u32>,
    /// The disposition of an expression in a loop, as a number.
    dispositions: PairTable,
    /// The dominance of an expression at a block, as a number.
    dominated: PairTable,
    /// Values of an expression as seen from loops.
    scopes: dense::Lists<(Option<Loop>, Expr)>,
    counts: Vec<count::CountState>,
    /// Predicates that counts stand on; `None` if they have to hold without any.
    assumed: Option<Vec<predicates::Predicate>>,
    pending_phis: Vec<Inst>,
    pending_conditions: Vec<Value>,
    assumptions: Vec<Inst>,
    has_assumptions: bool,
    could_not_compute: Expr,
    /// A pointer type and the width of its indices.
    pointer_width: Option<(Type, u32)>,
    nesting: u32,
    splitting: bool,
    walking_dominators: bool,
    walk: RefCell<walk::Walk>,
    /// Memory of lists of operands.
    spare: Vec<Vec<Expr>>,
    unknowns: RefCell<dense::ByExpr<unknown::Facts>>,
    abnormal_exits: FxHashMap<Loop, bool>,
    /// Whether each loop has no side effects, if it was asked for.
    harmless_loops: FxHashMap<Loop, bool>,
}

impl<'a> ScalarEvolution<'a> {
    /// Prepares the scalar evolution of a function; expressions are made when they are asked for.
    #[must_use]
    pub fn new(analyses: &Analyses<'a>) -> ScalarEvolution<'a> {
        let subject = analyses.subject();
        let graph = analyses.shared_control_flow().clone();
        let mut store = expr::Store::with_capacity(subject.body().inst_count());
        let could_not_compute = store.intern(ExprKind::CouldNotCompute, ExprType::Int(1), 1, 0, &[]);
        let nest = nest::LoopNest::new(&graph, analyses.shared_loops().clone());
        let counts = (0..nest.len()).map(|_| count::CountState::default()).collect();
        let body = subject.body();
        let assumptions: Vec<Inst> = analyses.assume_calls().calls().to_vec();
        ScalarEvolution {
            subject,
            body,
            graph,
            tree: analyses.shared_dominators().clone(),
            facts: analyses.shared_values().clone(),
            module_facts: analyses.module_facts().clone(),
            scalars: analyses.module_facts().scalars(),
            nest,
            store,
            values: dense::ByValue::new(body.inst_count()),
            valued: Vec::new(),
            valued_links: Vec::new(),
            newly_valued: Vec::with_capacity(body.inst_count()),
            value_stack: Vec::new(),
            scope_parts: Vec::new(),
            log: Vec::with_capacity(body.inst_count()),
            extensions: dense::Lists::default(),
            word_ranges: dense::ByExpr::default(),
            unsigned_ranges: dense::ByExpr::default(),
            signed_ranges: dense::ByExpr::default(),
            multiples: dense::ByExpr::default(),
            dispositions: PairTable::default(),
            dominated: PairTable::default(),
            scopes: dense::Lists::default(),
            counts,
            assumed: None,
            pending_phis: Vec::new(),
            pending_conditions: Vec::new(),
            has_assumptions: !assumptions.is_empty(),
            assumptions,
            could_not_compute,
            pointer_width: None,
            nesting: 0,
            splitting: false,
            walking_dominators: false,
            walk: RefCell::default(),
            spare: Vec::new(),
            unknowns: RefCell::default(),
            abnormal_exits: FxHashMap::default(),
            harmless_loops: FxHashMap::default(),
        }
    }

    /// Returns the expression that stands for no answer.
    #[must_use]
    pub fn could_not_compute(&self) -> Expr {
        self.could_not_compute
    }

    /// Whether the expression stands for no answer.
    #[must_use]
    pub fn is_could_not_compute(&self, expr: Expr) -> bool {
        expr == self.could_not_compute
    }

    /// Returns the kind of an expression.
    #[must_use]
    pub fn kind(&self, expr: Expr) -> ExprKind {
        self.store.node(expr).kind
    }

    /// Returns the operands of an expression.
    #[must_use]
    pub fn operands(&self, expr: Expr) -> &[Expr] {
        self.store.operands(expr)
    }

    /// Returns the type of an expression.
    #[must_use]
    pub fn ty(&self, expr: Expr) -> ExprType {
        self.store.node(expr).ty
    }

    /// Returns the width in bits; of a pointer, that of its index type.
    #[must_use]
    pub fn width(&self, expr: Expr) -> u32 {
        self.store.node(expr).width
    }

    /// Returns the flags of a sum, product or recurrence.
    #[must_use]
    pub fn flags(&self, expr: Expr) -> NoWrap {
        self.store.node(expr).flags
    }

    /// Returns the number, if the expression is one.
    #[must_use]
    pub fn as_constant(&self, expr: Expr) -> Option<&ApInt> {
        self.store.constant(expr)
    }

    /// Returns the value of an unknown; `None` for poison of unreachable code.
    #[must_use]
    pub fn as_unknown(&self, expr: Expr) -> Option<Value> {
        self.store.unknown_value(expr)
    }

    /// Returns the header of the loop of a recurrence.
    #[must_use]
    pub fn recurrence_header(&self, expr: Expr) -> Option<Block> {
        self.rec_loop(expr).map(|of| self.nest.header(of))
    }

    /// Returns the loops of the function.
    #[must_use]
    pub fn loops(&self) -> &Loops {
        self.nest.loops()
    }

    /// Returns the blocks from which edges leave a loop, in reverse post-order.
    #[must_use]
    pub fn exiting_blocks(&self, of: Loop) -> &[Block] {
        self.nest.exiting(of)
    }

    fn intern(&mut self, kind: ExprKind, ty: ExprType, payload: u32, operands: &[Expr]) -> Expr {
        let width = self.width_of_type(ty);
        self.store.intern(kind, ty, width, payload, operands)
    }

    /// Returns the expression of a number.
    pub fn constant(&mut self, value: ApInt) -> Expr {
        self.store.intern_constant(value)
    }

    fn zero(&mut self, width: u32) -> Expr {
        self.constant(ApInt::zero(width))
    }

    fn one(&mut self, width: u32) -> Expr {
        self.constant(ApInt::one(width))
    }

    fn is_zero(&self, expr: Expr) -> bool {
        self.store.constant(expr).is_some_and(ApInt::is_zero)
    }

    /// The expression of a value that is not analyzed.
    fn unknown(&mut self, value: Value) -> Expr {
        match self.type_of_value(value) {
            Some(ty) => self.unknown_of_type(value, ty),
            None => self.could_not_compute,
        }
    }

    fn unknown_of_type(&mut self, value: Value, ty: ExprType) -> Expr {
        let width = self.width_of_any_type(ty);
        self.store.intern_unknown(value, ty, width)
    }

    /// The same as [`ScalarEvolution::width_of_type`]; remembers that of a pointer.
    #[inline]
    fn width_of_any_type(&mut self, ty: ExprType) -> u32 {
        match ty {
            ExprType::Int(width) => width,
            // Nearly all pointers of a function have one type.
            ExprType::Pointer(of) => match self.pointer_width {
                Some((known, width)) if known == of => width,
                _ => {
                    let width = self.width_of_type(ty);
                    self.pointer_width = Some((of, width));
                    width
                }
            },
        }
    }

    fn width_of_type(&self, ty: ExprType) -> u32 {
        match ty {
            ExprType::Int(width) => width,
            ExprType::Pointer(ty) => {
                if let Some((known, width)) = self.pointer_width
                    && known == ty
                {
                    return width;
                }
                let space = self.subject.tables().types.address_space(ty).unwrap_or(0);
                self.subject.layout().index_width(space)
            }
        }
    }

    /// The type of a value whose evolution can be analyzed: an integer or a pointer.
    #[inline]
    fn type_of_value(&self, value: Value) -> Option<ExprType> {
        let ty = match value.kind() {
            ValueKind::Inst(inst) => self.body.inst_type(inst),
            ValueKind::Block(_) | ValueKind::Metadata(_) | ValueKind::LocalMetadata(_) | ValueKind::InlineAsm(_) => {
                return None;
            }
            _ => self.subject.value_type(value),
        };
        let scalar = self.scalars.get(ty)?;
        Some(if scalar.is_pointer() { ExprType::Pointer(ty) } else { ExprType::Int(scalar.width()) })
    }

    /// Whether values of the type of this value can be analyzed: integers and pointers.
    #[must_use]
    #[inline]
    pub fn is_analyzable(&self, value: Value) -> bool {
        match value.as_inst() {
            Some(inst) => self.scalars.get(self.body.inst_type(inst)).is_some(),
            None => self.type_of_value(value).is_some(),
        }
    }

    fn is_pointer(&self, expr: Expr) -> bool {
        matches!(self.ty(expr), ExprType::Pointer(_))
    }

    /// Adds flags to what is known of an expression.
    fn raise_flags(&mut self, expr: Expr, flags: NoWrap) {
        let old = self.flags(expr);
        let mut new = old.or(flags);
        if !matches!(self.kind(expr), ExprKind::Add | ExprKind::Mul | ExprKind::AddRec) {
            return;
        }
        if self.kind(expr) == ExprKind::AddRec && new.and(NoWrap::NUW.or(NoWrap::NSW)) != NoWrap::NONE {
            new = new.or(NoWrap::NW);
        }
        if new != old {
            self.store.set_flags(expr, new);
            // As in LLVM, a range that was found earlier stays, except of recurrences.
            if self.kind(expr) == ExprKind::AddRec {
                self.forget_ranges(expr);
                self.multiples.remove(expr);
            }
        }
    }

    /// Returns the difference of two expressions; no answer for pointers into different objects.
    pub fn sub(&mut self, left: Expr, right: Expr) -> Expr {
        self.sub_with(left, right, NoWrap::NONE)
    }

    fn sub_with(&mut self, mut left: Expr, mut right: Expr, flags: NoWrap) -> Expr {
        if left == right {
            return self.zero(self.width(left));
        }
        if self.is_pointer(right) {
            if !self.is_pointer(left) || self.pointer_base(left) != self.pointer_base(right) {
                return self.could_not_compute;
            }
            left = self.without_base(left);
            right = self.without_base(right);
        }
        let smallest = match self.is_word(right) {
            true => {
                let width = self.width(right);
                self.word_range(right, true).signed_bounds(width).0 == i64::MIN >> (64 - width)
            }
            false => self.signed_range(right).smin_value().is_signed_min(),
        };
        let mut sum_flags = NoWrap::NONE;
        if flags.has(NoWrap::NSW) && (!smallest || self.is_known_non_negative(left)) {
            sum_flags = NoWrap::NSW;
        }
        let negated = self.negate_with(right, if smallest { NoWrap::NONE } else { NoWrap::NSW });
        self.add_at(left, negated, sum_flags, 0)
    }

    /// `-1 - x`
    fn complement(&mut self, expr: Expr) -> Expr {
        let minus = self.constant(ApInt::all_ones(self.width(expr)));
        if self.kind(expr).is_min_max() && self.kind(expr) != ExprKind::SequentialUMin {
            // The complement of a maximum of complements is a minimum.
            let terms = self.store.operands(expr).to_vec();
            let mut matched = Vec::new();
            for term in terms {
                match self.complemented(term) {
                    Some(inner) => matched.push(inner),
                    None => return self.sub(minus, expr),
                }
            }
            let dual = match self.kind(expr) {
                ExprKind::UMax => ExprKind::UMin,
                ExprKind::UMin => ExprKind::UMax,
                ExprKind::SMax => ExprKind::SMin,
                _ => ExprKind::SMax,
            };
            return self.min_max_of(dual, matched);
        }
        self.sub(minus, expr)
    }

    /// The operand of `-1 + -1 * x`.
    fn complemented(&self, expr: Expr) -> Option<Expr> {
        let [first, product] = *self.store.operands(expr) else { return None };
        if self.kind(expr) != ExprKind::Add
            || self.kind(product) != ExprKind::Mul
            || !self.store.constant(first).is_some_and(ApInt::is_all_ones)
        {
            return None;
        }
        match *self.store.operands(product) {
            [scale, inner] if self.store.constant(scale).is_some_and(ApInt::is_all_ones) => Some(inner),
            _ => None,
        }
    }

    /// The pointer from which a pointer expression is computed.
    fn pointer_base(&self, mut expr: Expr) -> Expr {
        loop {
            let next = match self.kind(expr) {
                ExprKind::AddRec => Some(self.store.operands(expr)[0]),
                ExprKind::Add => self.store.operands(expr).iter().copied().find(|operand| self.is_pointer(*operand)),
                _ => None,
            };
            match next.filter(|next| self.is_pointer(*next)) {
                Some(next) => expr = next,
                None => return expr,
            }
        }
    }

    /// A pointer expression without its base: the distance in bytes.
    fn without_base(&mut self, expr: Expr) -> Expr {
        // Bases nest in starts of recurrences and terms of sums: the path is collected, then rebuilt.
        let mut path = Vec::new();
        let mut at = expr;
        let mut result = loop {
            let next = match self.kind(at) {
                ExprKind::AddRec => Some(self.store.operands(at)[0]),
                ExprKind::Add => self.store.operands(at).iter().copied().find(|operand| self.is_pointer(*operand)),
                _ => None,
            };
            match next {
                Some(next) => {
                    path.push(at);
                    at = next;
                }
                None => break self.zero(self.width(at)),
            }
        };
        while let Some(outer) = path.pop() {
            let mut operands = self.store.operands(outer).to_vec();
            if let Some(slot) = operands.iter_mut().find(|operand| **operand == at) {
                *slot = result;
            }
            let flags = self.flags(outer);
            result = match self.rec_loop(outer) {
                Some(of) => self.rec(operands, of, flags.and(NoWrap::NW)),
                None => self.sum(operands, NoWrap::NONE, 0),
            };
            at = outer;
        }
        result
    }

    /// Whether a part of an expression, or the expression itself, satisfies a condition.
    fn contains(&self, expr: Expr, condition: impl Fn(&Self, Expr) -> bool) -> bool {
        let (mut work, mut seen) = (vec![expr], rustc_hash::FxHashSet::default());
        while let Some(expr) = work.pop() {
            if condition(self, expr) {
                return true;
            }
            for &operand in self.store.operands(expr) {
                if seen.insert(operand) {
                    work.push(operand);
                }
            }
        }
        false
    }
}
