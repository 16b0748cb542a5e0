//! Expressions of operands and data: constants, symbols, and their sums and differences.
//!
//! An expression is a list in postfix order, so that neither building nor evaluating it recurses: an assembler
//! has to take `1+1+1+…` of any length.

mod evaluate;
mod parse;

use draig_image::SymbolId;

pub use evaluate::{Resolve, Value};
pub(crate) use parse::parse_located;
pub use parse::{MAX_EXPRESSION_OPS, parse_constant, parse_expression};

/// Address of a symbol that is meant (`sym@GOTPCREL`, `:lo12:sym`); an index into the target's table of names.
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
    /// `a ! b`, which is `a | ~b`
    OrNot,
    /// `<<`
    Shl,
    /// `>>`, which fills with zeros
    Shr,
    /// `&&`: 1 if true
    LogicalAnd,
    /// `||`: 1 if true
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
    /// Anything but a sum of a symbol, the negative of another, and a number.
    NotRelocatable,
    /// The value of a symbol depends on itself.
    Cyclic,
}

impl Expr {
    /// Returns the expression that is the address of a symbol.
    pub fn symbol(symbol: SymbolId) -> Expr {
        Expr::Ops(Box::new([Op::Symbol(symbol, None)]))
    }

    /// Returns this plus a number.
    pub fn plus(self, number: i64) -> Expr {
        match self {
            Expr::Constant(value) => Expr::Constant(value.wrapping_add(number)),
            ops if number == 0 => ops,
            Expr::Ops(ops) => {
                let mut ops = ops.into_vec();
                ops.extend([Op::Constant(number), Op::Binary(BinaryOp::Add)]);
                Expr::Ops(ops.into())
            }
        }
    }

    /// Returns the operations in postfix order.
    pub fn ops(&self) -> Vec<Op> {
        match self {
            Expr::Constant(value) => vec![Op::Constant(*value)],
            Expr::Ops(ops) => ops.to_vec(),
        }
    }

    /// Returns the symbol and its specifier, if the expression is only that.
    pub fn as_symbol(&self) -> Option<(SymbolId, Option<Specifier>)> {
        match self {
            Expr::Ops(ops) => match **ops {
                [Op::Symbol(symbol, specifier)] => Some((symbol, specifier)),
                _ => None,
            },
            Expr::Constant(_) => None,
        }
    }

    /// Returns the value, if no symbol takes part.
    pub fn constant(&self) -> Option<i64> {
        match self {
            Expr::Constant(value) => Some(*value),
            Expr::Ops(_) => None,
        }
    }
}

impl UnaryOp {
    /// Returns the result for a number.
    pub fn apply(self, value: i64) -> i64 {
        match self {
            UnaryOp::Neg => value.wrapping_neg(),
            UnaryOp::Not => !value,
            UnaryOp::LogicalNot => i64::from(value == 0),
        }
    }
}

impl BinaryOp {
    /// Returns the result for two numbers; `None` if it is a division by zero.
    pub fn apply(self, left: i64, right: i64) -> Option<i64> {
        let truth = |condition: bool| -i64::from(condition);
        let shift = u32::try_from(right).ok().filter(|&amount| amount < 64);
        Some(match self {
            BinaryOp::Add => left.wrapping_add(right),
            BinaryOp::Sub => left.wrapping_sub(right),
            BinaryOp::Mul => left.wrapping_mul(right),
            BinaryOp::Div if right == 0 => return None,
            BinaryOp::Div => left.wrapping_div(right),
            BinaryOp::Rem if right == 0 => return None,
            BinaryOp::Rem => left.wrapping_rem(right),
            BinaryOp::And => left & right,
            BinaryOp::Or => left | right,
            BinaryOp::Xor => left ^ right,
            BinaryOp::OrNot => left | !right,
            BinaryOp::Shl => shift.map_or(0, |amount| left << amount),
            BinaryOp::Shr => shift.map_or(0, |amount| (left as u64 >> amount) as i64),
            BinaryOp::LogicalAnd => i64::from(left != 0 && right != 0),
            BinaryOp::LogicalOr => i64::from(left != 0 || right != 0),
            BinaryOp::Eq => truth(left == right),
            BinaryOp::Ne => truth(left != right),
            BinaryOp::Lt => truth(left < right),
            BinaryOp::Le => truth(left <= right),
            BinaryOp::Gt => truth(left > right),
            BinaryOp::Ge => truth(left >= right),
        })
    }
}

impl From<i64> for Expr {
    fn from(value: i64) -> Expr {
        Expr::Constant(value)
    }
}
