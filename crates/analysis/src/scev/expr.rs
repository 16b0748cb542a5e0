//! Expressions in flat arrays. Equal expressions have the same handle; an operand's handle is always smaller than
//! its user's, so that walks need no recursion. Flags are no part of an expression's identity, as in LLVM.

use std::hash::Hasher;

use rustc_hash::FxHashMap;

use draig_ir::{Type, Value};
use draig_num::ApInt;

use crate::scev::hash::WordHasher;

/// Handle of an expression of a [`ScalarEvolution`](super::ScalarEvolution).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Expr(pub(super) u32);

impl Expr {
    pub(super) fn index(self) -> usize {
        self.0 as usize
    }
}

/// Kinds of expressions, in the canonical order of operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum ExprKind {
    /// An integer.
    Constant,
    /// The number by which sizes of scalable vectors are multiplied.
    VScale,
    /// `trunc`
    Truncate,
    /// `zext`
    ZeroExtend,
    /// `sext`
    SignExtend,
    /// A sum of two or more operands.
    Add,
    /// A product of two or more operands.
    Mul,
    /// An unsigned quotient.
    UDiv,
    /// `{start,+,step,+,…}` of a loop: the value in iteration n is the sum of operand k times n over k.
    AddRec,
    /// The largest operand, unsigned.
    UMax,
    /// The largest operand, signed.
    SMax,
    /// The smallest operand, unsigned.
    UMin,
    /// The smallest operand, signed.
    SMin,
    /// The smallest operand, unsigned, where operands after a zero are not evaluated.
    SequentialUMin,
    /// `ptrtoaddr`
    PtrToAddr,
    /// `ptrtoint`
    PtrToInt,
    /// A value of the function or a constant that is not analyzed.
    Unknown,
    /// No answer.
    CouldNotCompute,
}

impl ExprKind {
    /// Whether it is one of the five kinds of minima and maxima.
    #[must_use]
    pub fn is_min_max(self) -> bool {
        matches!(self, ExprKind::UMax | ExprKind::SMax | ExprKind::UMin | ExprKind::SMin | ExprKind::SequentialUMin)
    }

    /// Whether it is `trunc`, `zext` or `sext`.
    #[must_use]
    pub fn is_integral_cast(self) -> bool {
        matches!(self, ExprKind::Truncate | ExprKind::ZeroExtend | ExprKind::SignExtend)
    }
}

/// Flags of sums, products and recurrences.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct NoWrap(pub u8);

impl NoWrap {
    /// No flags.
    pub const NONE: NoWrap = NoWrap(0);
    /// A recurrence does not pass its start again.
    pub const NW: NoWrap = NoWrap(1);
    /// No unsigned overflow.
    pub const NUW: NoWrap = NoWrap(2);
    /// No signed overflow.
    pub const NSW: NoWrap = NoWrap(4);

    /// Whether all of `other` are set.
    #[must_use]
    pub const fn has(self, other: NoWrap) -> bool {
        self.0 & other.0 == other.0
    }

    /// Returns the flags in both.
    #[must_use]
    pub const fn and(self, other: NoWrap) -> NoWrap {
        NoWrap(self.0 & other.0)
    }

    /// Returns the flags in either.
    #[must_use]
    pub const fn or(self, other: NoWrap) -> NoWrap {
        NoWrap(self.0 | other.0)
    }
}

/// Type of an expression: integers have no handle of [`draig_ir::Types`], since folding makes new widths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ExprType {
    /// An integer of this width.
    Int(u32),
    /// A pointer type.
    Pointer(Type),
}

impl ExprType {
    fn word(self) -> (u32, u32) {
        match self {
            ExprType::Int(width) => (0, width),
            ExprType::Pointer(ty) => (1, ty.to_word()),
        }
    }
}

/// An expression's own data.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    pub kind: ExprKind,
    pub flags: NoWrap,
    pub ty: ExprType,
    /// Width in bits; of a pointer, that of its index type.
    pub width: u32,
    /// Index of the constant, word of the value, or index of the loop.
    pub payload: u32,
    first: u32,
    count: u32,
    /// Number of nodes of the expression as a tree, saturating.
    pub size: u16,
}

/// The interned expressions.
#[derive(Debug, Default)]
pub(super) struct Store {
    nodes: Vec<Node>,
    operands: Vec<Expr>,
    constants: Vec<ApInt>,
    constant_numbers: FxHashMap<ApInt, u32>,
    /// Constants of at most 64 bits that were asked for lately, by a few of their bits: width, value and expression.
    recent: Vec<(u32, u64, Expr)>,
    /// A hash table of the expressions with open addressing: their numbers plus one. Its size is a power of two.
    slots: Vec<u32>,
    /// For each expression the latest of those of which it is an operand, in `user_links`, plus one.
    users: Vec<u32>,
    /// Each with the next one of the same operand, plus one.
    user_links: Vec<(Expr, u32)>,
    /// The recurrences of each loop.
    recurrences: Vec<Vec<Expr>>,
}

/// Number of constants that are found without hashing.
const RECENT: usize = 64;

impl Store {
    /// Returns a store with room for about as many expressions as a function has instructions.
    pub(super) fn with_capacity(inst_count: usize) -> Store {
        Store {
            nodes: Vec::with_capacity(inst_count / 2),
            users: Vec::with_capacity(inst_count / 2),
            operands: Vec::with_capacity(inst_count / 2),
            user_links: Vec::with_capacity(inst_count / 2),
            slots: vec![0; inst_count.next_power_of_two().max(64)],
            ..Store::default()
        }
    }

    pub(super) fn node(&self, expr: Expr) -> &Node {
        &self.nodes[expr.index()]
    }

    /// Returns the expressions of which an expression is an operand, the latest first.
    pub(super) fn users(&self, expr: Expr) -> impl Iterator<Item = Expr> + '_ {
        let mut next = self.users[expr.index()];
        std::iter::from_fn(move || {
            let (user, after) = self.user_links[next.checked_sub(1)? as usize];
            next = after;
            Some(user)
        })
    }

    pub(super) fn recurrences(&self, of: super::Loop) -> &[Expr] {
        self.recurrences.get(of.index()).map_or(&[], Vec::as_slice)
    }

    pub(super) fn operands(&self, expr: Expr) -> &[Expr] {
        let node = &self.nodes[expr.index()];
        &self.operands[node.first as usize..(node.first + node.count) as usize]
    }

    pub(super) fn constant(&self, expr: Expr) -> Option<&ApInt> {
        let node = &self.nodes[expr.index()];
        (node.kind == ExprKind::Constant).then(|| &self.constants[node.payload as usize])
    }

    pub(super) fn set_flags(&mut self, expr: Expr, flags: NoWrap) {
        self.nodes[expr.index()].flags = flags;
    }

    /// Returns the slot of an expression, or the empty one where it belongs.
    fn slot(&self, kind: ExprKind, ty: ExprType, payload: u32, operands: &[Expr]) -> usize {
        let (tag, word) = ty.word();
        let mut hasher = WordHasher::default();
        hasher.write_u32(kind as u32 | tag << 8);
        hasher.write_u32(word);
        hasher.write_u32(payload);
        operands.iter().for_each(|operand| hasher.write_u32(operand.0));
        let mask = self.slots.len() - 1;
        let mut at = hasher.finish() as usize & mask;
        while let Some(number) = self.slots[at].checked_sub(1) {
            let node = &self.nodes[number as usize];
            let is_same = node.kind == kind && node.payload == payload && node.ty == ty;
            if is_same && self.operands(Expr(number)) == operands {
                break;
            }
            at = (at + 1) & mask;
        }
        at
    }

    /// Doubles the hash table.
    fn grow(&mut self) {
        self.slots = vec![0; (self.slots.len() * 2).max(64)];
        for number in 0..self.nodes.len() as u32 {
            let node = self.nodes[number as usize];
            let at = self.slot(node.kind, node.ty, node.payload, self.operands(Expr(number)));
            self.slots[at] = number + 1;
        }
    }

    pub(super) fn find(&self, kind: ExprKind, ty: ExprType, payload: u32, operands: &[Expr]) -> Option<Expr> {
        if self.slots.is_empty() {
            return None;
        }
        self.slots[self.slot(kind, ty, payload, operands)].checked_sub(1).map(Expr)
    }

    pub(super) fn intern(&mut self, kind: ExprKind, ty: ExprType, width: u32, payload: u32, operands: &[Expr]) -> Expr {
        // At most three quarters of the slots are in use, so that a search ends soon.
        if self.nodes.len() * 4 >= self.slots.len() * 3 {
            self.grow();
        }
        let at = self.slot(kind, ty, payload, operands);
        if let Some(number) = self.slots[at].checked_sub(1) {
            return Expr(number);
        }
        let expr = Expr(self.nodes.len() as u32);
        let size = operands.iter().fold(1u16, |size, operand| size.saturating_add(self.node(*operand).size));
        let first = self.operands.len() as u32;
        self.operands.extend_from_slice(operands);
        let count = operands.len() as u32;
        self.nodes.push(Node { kind, flags: NoWrap::NONE, ty, width, payload, first, count, size });
        self.slots[at] = expr.0 + 1;
        self.users.push(0);
        for (at, operand) in operands.iter().enumerate() {
            if !operands[..at].ends_with(&[*operand]) {
                let next = std::mem::replace(&mut self.users[operand.index()], self.user_links.len() as u32 + 1);
                self.user_links.push((expr, next));
            }
        }
        if kind == ExprKind::AddRec {
            if self.recurrences.len() <= payload as usize {
                self.recurrences.resize(payload as usize + 1, Vec::new());
            }
            self.recurrences[payload as usize].push(expr);
        }
        expr
    }

    pub(super) fn intern_constant(&mut self, value: ApInt) -> Expr {
        let width = value.width();
        if width > 64 {
            return self.find_constant(value);
        }
        let bits = value.low_u64();
        let at = (bits ^ u64::from(width)) as usize % RECENT;
        if let Some(&(of, number, expr)) = self.recent.get(at)
            && of == width
            && number == bits
        {
            return expr;
        }
        let expr = self.find_constant(value);
        if self.recent.is_empty() {
            self.recent = vec![(0, 0, expr); RECENT];
        }
        self.recent[at] = (width, bits, expr);
        expr
    }

    fn find_constant(&mut self, value: ApInt) -> Expr {
        let width = value.width();
        let number = match self.constant_numbers.get(&value) {
            Some(&number) => number,
            None => {
                let number = self.constants.len() as u32;
                self.constants.push(value.clone());
                self.constant_numbers.insert(value, number);
                number
            }
        };
        self.intern(ExprKind::Constant, ExprType::Int(width), width, number, &[])
    }

    pub(super) fn unknown_value(&self, expr: Expr) -> Option<Value> {
        let node = self.node(expr);
        if node.kind == ExprKind::Unknown { Value::from_word(node.payload) } else { None }
    }
}
