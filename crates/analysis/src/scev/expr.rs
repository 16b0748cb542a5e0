//! Expressions in flat arrays. Equal expressions have the same handle; an operand's handle is always smaller than
//! its user's, so that walks need no recursion. Flags are no part of an expression's identity, as in LLVM.

use std::hash::Hasher;

use rustc_hash::FxHashMap;

use draig_ir::{Inst, Type, Value};
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
    /// The expressions of constants of more than 64 bits.
    wide_constants: FxHashMap<ApInt, Expr>,
    /// Constants of at most 64 bits that were asked for lately, by a few of their bits: width, value and expression.
    recent: Vec<(u32, u64, Expr)>,
    /// A hash table of the expressions with open addressing, except of unknown instructions and wide constants. Its size
    /// is a power of two.
    slots: Vec<Slot>,
    /// Number of slots in use.
    used: usize,
    /// The unknown of each instruction: its number plus one.
    unknowns: Vec<u32>,
    /// For each expression the latest of those of which it is an operand, in `user_links`, plus one. Users are only asked
    /// for after the counts of loops, and found then.
    users: Vec<u32>,
    /// Each with the next one of the same operand, plus one.
    user_links: Vec<(Expr, u32)>,
    /// The recurrences of each loop.
    recurrences: Vec<Vec<Expr>>,
}

/// An entry of the hash table: the number of an expression plus one, and a part of its hash.
#[derive(Clone, Copy, Debug, Default)]
struct Slot {
    number: u32,
    tag: u32,
}

/// A place in the hash table for an expression that is not there yet. It is right until another one is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Vacancy {
    hash: u64,
    /// Its slot, and the number of slots that were in use, if it was looked up.
    slot: Option<(usize, usize)>,
}

/// Number of constants that are found without hashing.
const RECENT: usize = 64;

impl Store {
    /// Returns a store with room for about as many expressions as a function has instructions.
    pub(super) fn with_capacity(inst_count: usize) -> Store {
        Store {
            nodes: Vec::with_capacity(inst_count + 16),
            operands: Vec::with_capacity(inst_count + 32),
            constants: Vec::with_capacity(32),
            slots: vec![Slot::default(); inst_count.next_power_of_two().max(64)],
            unknowns: vec![0; inst_count],
            ..Store::default()
        }
    }

    /// Number of expressions.
    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    pub(super) fn node(&self, expr: Expr) -> &Node {
        &self.nodes[expr.index()]
    }

    /// Returns the expressions of which an expression is an operand, the latest first.
    ///
    /// Those that were made since [`Store::index_users`] was called last are missing.
    pub(super) fn users(&self, expr: Expr) -> impl Iterator<Item = Expr> + '_ {
        let mut next = self.users[expr.index()];
        std::iter::from_fn(move || {
            let (user, after) = self.user_links[next.checked_sub(1)? as usize];
            next = after;
            Some(user)
        })
    }

    /// Finds the users of all expressions.
    pub(super) fn index_users(&mut self) {
        let first = self.users.len();
        self.users.resize(self.nodes.len(), 0);
        for (number, node) in self.nodes.iter().enumerate().skip(first) {
            let operands = &self.operands[node.first as usize..(node.first + node.count) as usize];
            for (at, operand) in operands.iter().enumerate() {
                if !operands[..at].ends_with(&[*operand]) {
                    let next = std::mem::replace(&mut self.users[operand.index()], self.user_links.len() as u32 + 1);
                    self.user_links.push((Expr(number as u32), next));
                }
            }
        }
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

    /// Returns the number and the width of a constant of at most 64 bits.
    #[inline]
    pub(super) fn constant_word(&self, expr: Expr) -> Option<(u64, u32)> {
        let node = &self.nodes[expr.index()];
        let is_word = node.kind == ExprKind::Constant && node.width <= 64;
        if is_word { Some((self.constants[node.payload as usize].low_u64(), node.width)) } else { None }
    }

    pub(super) fn set_flags(&mut self, expr: Expr, flags: NoWrap) {
        self.nodes[expr.index()].flags = flags;
    }

    /// Returns the slot with this hash that holds a certain expression, or the empty one where it belongs.
    #[inline]
    fn slot(&self, hash: u64, is_it: impl Fn(&Node, Expr) -> bool) -> usize {
        let (mask, tag) = (self.slots.len() - 1, (hash >> 32) as u32);
        let mut at = hash as usize & mask;
        while let Some(number) = self.slots[at].number.checked_sub(1) {
            if self.slots[at].tag == tag && is_it(&self.nodes[number as usize], Expr(number)) {
                break;
            }
            at = (at + 1) & mask;
        }
        at
    }

    #[inline]
    fn slot_of(&self, hash: u64, kind: ExprKind, ty: ExprType, payload: u32, operands: &[Expr]) -> usize {
        self.slot(hash, |node, expr| {
            node.kind == kind && node.payload == payload && node.ty == ty && self.operands(expr) == operands
        })
    }

    /// Doubles the hash table if it is nearly full: at most three quarters of the slots are in use, so that a search ends
    /// soon. Returns whether it was.
    #[inline]
    fn reserve_slot(&mut self) -> bool {
        let is_full = self.used * 4 >= self.slots.len() * 3;
        if is_full {
            self.grow();
        }
        is_full
    }

    #[cold]
    fn grow(&mut self) {
        let size = (self.slots.len() * 2).max(64);
        let old = std::mem::replace(&mut self.slots, vec![Slot::default(); size]);
        for slot in old.into_iter().filter(|slot| slot.number != 0) {
            let hash = self.hash_of(Expr(slot.number - 1));
            let at = self.slot(hash, |_, _| false);
            self.slots[at] = slot;
        }
    }

    fn hash_of(&self, expr: Expr) -> u64 {
        let node = self.node(expr);
        match self.constant_word(expr) {
            Some((number, width)) => hash_constant(width, number),
            None => hash(node.kind, node.ty, node.payload, self.operands(expr)),
        }
    }

    /// Returns an expression, or the place for it.
    pub(super) fn find_or_vacancy(
        &self,
        kind: ExprKind,
        ty: ExprType,
        payload: u32,
        operands: &[Expr],
    ) -> Result<Expr, Vacancy> {
        let hash = hash(kind, ty, payload, operands);
        let at = self.slot_of(hash, kind, ty, payload, operands);
        self.slots[at].number.checked_sub(1).map(Expr).ok_or(Vacancy { hash, slot: Some((at, self.used)) })
    }

    pub(super) fn find(&self, kind: ExprKind, ty: ExprType, payload: u32, operands: &[Expr]) -> Option<Expr> {
        self.find_or_vacancy(kind, ty, payload, operands).ok()
    }

    pub(super) fn intern(&mut self, kind: ExprKind, ty: ExprType, width: u32, payload: u32, operands: &[Expr]) -> Expr {
        let vacancy = Vacancy { hash: hash(kind, ty, payload, operands), slot: None };
        self.intern_at(vacancy, kind, ty, width, payload, operands)
    }

    /// Returns an expression, which is made unless it was since its place was looked up.
    pub(super) fn intern_at(
        &mut self,
        vacancy: Vacancy,
        kind: ExprKind,
        ty: ExprType,
        width: u32,
        payload: u32,
        operands: &[Expr],
    ) -> Expr {
        let is_full = self.reserve_slot();
        let at = match vacancy.slot {
            // Nothing was added since.
            Some((at, used)) if used == self.used && !is_full => at,
            _ => {
                let at = self.slot_of(vacancy.hash, kind, ty, payload, operands);
                if let Some(number) = self.slots[at].number.checked_sub(1) {
                    return Expr(number);
                }
                at
            }
        };
        let expr = self.push(kind, ty, width, payload, operands);
        self.fill(at, vacancy.hash, expr);
        expr
    }

    #[inline]
    fn fill(&mut self, at: usize, hash: u64, expr: Expr) {
        self.slots[at] = Slot { number: expr.0 + 1, tag: (hash >> 32) as u32 };
        self.used += 1;
    }

    #[inline]
    fn push(&mut self, kind: ExprKind, ty: ExprType, width: u32, payload: u32, operands: &[Expr]) -> Expr {
        let expr = Expr(self.nodes.len() as u32);
        let (first, count) = (self.operands.len() as u32, operands.len() as u32);
        let mut size = 1u16;
        for &operand in operands {
            size = size.saturating_add(self.nodes[operand.index()].size);
            self.operands.push(operand);
        }
        self.nodes.push(Node { kind, flags: NoWrap::NONE, ty, width, payload, first, count, size });
        if kind == ExprKind::AddRec {
            if self.recurrences.len() <= payload as usize {
                self.recurrences.resize(payload as usize + 1, Vec::new());
            }
            self.recurrences[payload as usize].push(expr);
        }
        expr
    }

    /// Returns the expression of a value that is not analyzed.
    pub(super) fn intern_unknown(&mut self, value: Value, ty: ExprType, width: u32) -> Expr {
        match value.as_inst() {
            Some(inst) => self.unknown_inst(inst, ty, width),
            None => self.intern(ExprKind::Unknown, ty, width, value.to_word(), &[]),
        }
    }

    /// Returns the expression of an instruction that is not analyzed.
    #[inline]
    pub(super) fn unknown_inst(&mut self, inst: Inst, ty: ExprType, width: u32) -> Expr {
        let expr = Expr(self.nodes.len() as u32);
        let unknown = &mut self.unknowns[inst.index()];
        if let Some(known) = unknown.checked_sub(1) {
            return Expr(known);
        }
        *unknown = expr.0 + 1;
        let (kind, payload, first) = (ExprKind::Unknown, Value::inst(inst).to_word(), self.operands.len() as u32);
        self.nodes.push(Node { kind, flags: NoWrap::NONE, ty, width, payload, first, count: 0, size: 1 });
        expr
    }

    pub(super) fn intern_constant(&mut self, value: ApInt) -> Expr {
        let width = value.width();
        if width <= 64 {
            return self.intern_word(width, value.low_u64());
        }
        if let Some(&known) = self.wide_constants.get(&value) {
            return known;
        }
        let number = self.constants.len() as u32;
        self.constants.push(value.clone());
        let expr = self.push(ExprKind::Constant, ExprType::Int(width), width, number, &[]);
        self.wide_constants.insert(value, expr);
        expr
    }

    /// Returns a constant of at most 64 bits. Bits beyond the width must be zero.
    pub(super) fn intern_word(&mut self, width: u32, bits: u64) -> Expr {
        let at = (bits ^ u64::from(width)) as usize % RECENT;
        if let Some(&(of, number, expr)) = self.recent.get(at)
            && of == width
            && number == bits
        {
            return expr;
        }
        let expr = self.find_word(width, bits);
        if self.recent.is_empty() {
            self.recent = vec![(0, 0, expr); RECENT];
        }
        self.recent[at] = (width, bits, expr);
        expr
    }

    fn find_word(&mut self, width: u32, bits: u64) -> Expr {
        self.reserve_slot();
        let hash = hash_constant(width, bits);
        let slot = self.slot(hash, |node, _| {
            node.kind == ExprKind::Constant
                && node.width == width
                && self.constants[node.payload as usize].low_u64() == bits
        });
        if let Some(number) = self.slots[slot].number.checked_sub(1) {
            return Expr(number);
        }
        let number = self.constants.len() as u32;
        self.constants.push(ApInt::new(width, bits));
        let expr = self.push(ExprKind::Constant, ExprType::Int(width), width, number, &[]);
        self.fill(slot, hash, expr);
        expr
    }

    pub(super) fn unknown_value(&self, expr: Expr) -> Option<Value> {
        let node = self.node(expr);
        if node.kind == ExprKind::Unknown { Value::from_word(node.payload) } else { None }
    }
}

fn hash(kind: ExprKind, ty: ExprType, payload: u32, operands: &[Expr]) -> u64 {
    let pair = |low: u32, high: u32| u64::from(low) | u64::from(high) << 32;
    let (tag, word) = ty.word();
    let mut hasher = WordHasher::default();
    hasher.write_u64(pair(kind as u32 | tag << 8, word));
    let (first, rest) = operands.split_first().map_or((0, operands), |(first, rest)| (first.0, rest));
    hasher.write_u64(pair(payload, first));
    for two in rest.chunks(2) {
        hasher.write_u64(pair(two[0].0, two.get(1).map_or(0, |second| second.0)));
    }
    hasher.finish()
}

fn hash_constant(width: u32, bits: u64) -> u64 {
    let mut hasher = WordHasher::default();
    hasher.write_u64(u64::from(width) << 32 | ExprKind::Constant as u64);
    hasher.write_u64(bits);
    hasher.finish()
}
