//! Expressions of operands and data: constants, symbols, and their sums and differences.
//!
//! An expression is a list in postfix order, so that neither building nor evaluating it recurses: an assembler
//! has to take `1+1+1+…` of any length.

use draig_image::SymbolId;

/// Which address of a symbol is meant (`sym@GOTPCREL`, `:lo12:sym`); an index into the target's table of names.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Specifier(pub u8);

/// Operator with one operand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum UnaryOp {
    /// `-`
    Neg,
    /// `~`
    Not,
    /// `!`
    LogicalNot,
}

/// Operator with two operands, as in C, on 64-bit integers that wrap.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BinaryOp {
    /// `+`
    Add,
    /// `-`
    Sub,
    /// `*`
    Mul,
    /// `/`
    Div,
    /// `%`
    Rem,
    /// `&`
    And,
    /// `|`
    Or,
    /// `^`
    Xor,
    /// `<<`
    Shl,
    /// `>>`
    Shr,
    /// `&&`
    LogicalAnd,
    /// `||`
    LogicalOr,
    /// `==`: -1 if true
    Eq,
    /// `!=`, `<>`
    Ne,
    /// `<`
    Lt,
    /// `<=`
    Le,
    /// `>`
    Gt,
    /// `>=`
    Ge,
}

/// Element of an expression in postfix order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Op {
    /// Pushes a number.
    Constant(i64),
    /// Pushes the address of a symbol, or what its specifier names.
    Symbol(SymbolId, Option<Specifier>),
    /// Replaces the top.
    Unary(UnaryOp),
    /// Replaces the two at the top.
    Binary(BinaryOp),
    /// Applies to the whole expression below it (`:lo12:sym+4`).
    Specify(Specifier),
}

/// An expression.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Expr {
    /// A number; all that most operands are.
    Constant(i64),
    /// Any other, in postfix order.
    Ops(Box<[Op]>),
}

/// Reason that an expression has no value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ExprError {
    /// Division by zero.
    DivisionByZero,
    /// It needs the address of a symbol.
    NotAbsolute,
}

impl Expr {
    /// Returns the value, if no symbol takes part.
    pub fn constant(&self) -> Option<i64> {
        match self {
            Expr::Constant(value) => Some(*value),
            Expr::Ops(_) => None,
        }
    }
}

impl From<i64> for Expr {
    fn from(value: i64) -> Expr {
        Expr::Constant(value)
    }
}
