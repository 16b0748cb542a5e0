//! Values of expressions: a number, or a symbol, less another, plus a number.

use draig_image::SymbolId;

use super::{BinaryOp, Expr, ExprError, Op, Specifier, UnaryOp};

/// Sum of a symbol's address, the negative of another's, and a number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Value {
    /// The symbol that is added.
    pub add: Option<SymbolId>,
    /// The symbol that is subtracted.
    pub sub: Option<SymbolId>,
    /// The number.
    pub constant: i64,
    /// Address of `add` that is meant.
    pub specifier: Option<Specifier>,
}

impl Value {
    /// Returns the address of a symbol.
    pub fn symbol(symbol: SymbolId) -> Value {
        Value { add: Some(symbol), ..Value::default() }
    }

    /// Returns the number, if no symbol takes part.
    pub fn as_constant(&self) -> Option<i64> {
        (self.add.is_none() && self.sub.is_none()).then_some(self.constant)
    }
}

impl From<i64> for Value {
    fn from(constant: i64) -> Value {
        Value { constant, ..Value::default() }
    }
}

/// Knowledge about symbols while an expression is evaluated.
pub trait Resolve {
    /// Returns the value of a symbol: itself, or what was assigned to it.
    fn value(&mut self, symbol: SymbolId) -> Result<Value, ExprError>;

    /// Returns the address of `left` less that of `right`, if it is known.
    fn difference(&mut self, left: SymbolId, right: SymbolId) -> Option<i64>;
}

impl Expr {
    /// Returns the value.
    pub fn evaluate(&self, resolve: &mut dyn Resolve) -> Result<Value, ExprError> {
        let ops = match self {
            Expr::Constant(value) => return Ok((*value).into()),
            Expr::Ops(ops) => ops,
        };
        let mut stack: Vec<Value> = Vec::new();
        for op in ops {
            let value = match *op {
                Op::Constant(value) => value.into(),
                Op::Symbol(symbol, None) => resolve.value(symbol)?,
                Op::Symbol(symbol, specifier) => match resolve.value(symbol)? {
                    // Another name of a symbol is that symbol.
                    value @ Value { add: Some(_), sub: None, constant: 0, specifier: None } => {
                        Value { specifier, ..value }
                    }
                    _ => Value { specifier, ..Value::symbol(symbol) },
                },
                Op::Unary(op) => {
                    let operand = stack.pop().ok_or(ExprError::NotRelocatable)?;
                    unary(op, operand)?
                }
                Op::Binary(op) => {
                    let right = stack.pop().ok_or(ExprError::NotRelocatable)?;
                    let left = stack.pop().ok_or(ExprError::NotRelocatable)?;
                    binary(op, left, right, resolve)?
                }
                Op::Specify(specifier) => {
                    let operand = stack.pop().ok_or(ExprError::NotRelocatable)?;
                    Value { specifier: Some(specifier), ..operand }
                }
            };
            stack.push(value);
        }
        stack.pop().ok_or(ExprError::NotRelocatable)
    }
}

fn unary(op: UnaryOp, operand: Value) -> Result<Value, ExprError> {
    match (op, operand.as_constant()) {
        (_, Some(value)) => Ok(op.apply(value).into()),
        (UnaryOp::Neg, None) if operand.specifier.is_none() => {
            Ok(Value { add: operand.sub, sub: operand.add, constant: operand.constant.wrapping_neg(), specifier: None })
        }
        _ => Err(ExprError::NotRelocatable),
    }
}

fn binary(op: BinaryOp, left: Value, right: Value, resolve: &mut dyn Resolve) -> Result<Value, ExprError> {
    if let (Some(left), Some(right)) = (left.as_constant(), right.as_constant()) {
        return op.apply(left, right).map(Value::from).ok_or(ExprError::DivisionByZero);
    }
    match op {
        BinaryOp::Add => sum(left, right, resolve),
        BinaryOp::Sub => sum(left, unary(UnaryOp::Neg, right)?, resolve),
        _ => {
            // Comparisons of two places of one section are numbers, too.
            let difference = sum(left, unary(UnaryOp::Neg, right)?, resolve)?;
            let is_comparison =
                matches!(op, BinaryOp::Eq | BinaryOp::Ne | BinaryOp::Lt | BinaryOp::Le | BinaryOp::Gt | BinaryOp::Ge);
            match difference.as_constant() {
                Some(difference) if is_comparison => {
                    op.apply(difference, 0).map(Value::from).ok_or(ExprError::DivisionByZero)
                }
                _ => Err(ExprError::NotRelocatable),
            }
        }
    }
}

/// Adds two values; symbols whose difference is known leave a number.
fn sum(left: Value, right: Value, resolve: &mut dyn Resolve) -> Result<Value, ExprError> {
    let mut constant = left.constant.wrapping_add(right.constant);
    let mut add = [left.add, right.add];
    let mut sub = [left.sub, right.sub];
    let specifier = left.specifier.or(right.specifier);
    if specifier.is_none() {
        for added in &mut add {
            for subtracted in &mut sub {
                let (Some(plus), Some(minus)) = (*added, *subtracted) else { continue };
                let difference = if plus == minus { Some(0) } else { resolve.difference(plus, minus) };
                if let Some(difference) = difference {
                    constant = constant.wrapping_add(difference);
                    (*added, *subtracted) = (None, None);
                }
            }
        }
    }
    let one_of = |pair: [Option<SymbolId>; 2]| match pair {
        [Some(_), Some(_)] => Err(ExprError::NotRelocatable),
        [first, second] => Ok(first.or(second)),
    };
    Ok(Value { add: one_of(add)?, sub: one_of(sub)?, constant, specifier })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Symbols 0 and 1 are 16 bytes apart in one section, 2 is elsewhere, 3 is `symbol 2 + 5`.
    struct Known;

    impl Resolve for Known {
        fn value(&mut self, symbol: SymbolId) -> Result<Value, ExprError> {
            Ok(match symbol.as_u32() {
                3 => Value { constant: 5, ..Value::symbol(SymbolId::from_u32(2)) },
                _ => Value::symbol(symbol),
            })
        }

        fn difference(&mut self, left: SymbolId, right: SymbolId) -> Option<i64> {
            match (left.as_u32(), right.as_u32()) {
                (1, 0) => Some(16),
                (0, 1) => Some(-16),
                _ => None,
            }
        }
    }

    fn symbol(index: u32) -> Op {
        Op::Symbol(SymbolId::from_u32(index), None)
    }

    fn evaluate(ops: &[Op]) -> Result<Value, ExprError> {
        Expr::Ops(ops.into()).evaluate(&mut Known)
    }

    #[test]
    fn differences_that_are_known_are_numbers() {
        let sub = Op::Binary(BinaryOp::Sub);
        assert_eq!(evaluate(&[symbol(1), symbol(0), sub]), Ok(Value::from(16)));
        let half = [symbol(1), symbol(0), sub, Op::Constant(2), Op::Binary(BinaryOp::Div)];
        assert_eq!(evaluate(&half), Ok(Value::from(8)));
        assert_eq!(evaluate(&[symbol(1), symbol(0), Op::Binary(BinaryOp::Gt)]), Ok(Value::from(-1)));
    }

    #[test]
    fn other_differences_keep_their_symbols() {
        let ops = [symbol(2), symbol(0), Op::Binary(BinaryOp::Sub), Op::Constant(4), Op::Binary(BinaryOp::Add)];
        let expected =
            Value { add: Some(SymbolId::from_u32(2)), sub: Some(SymbolId::from_u32(0)), constant: 4, specifier: None };
        assert_eq!(evaluate(&ops), Ok(expected));
        assert_eq!(evaluate(&[symbol(3)]), Ok(Value { constant: 5, ..Value::symbol(SymbolId::from_u32(2)) }));
    }

    #[test]
    fn sums_of_two_symbols_have_no_value() {
        assert_eq!(evaluate(&[symbol(0), symbol(1), Op::Binary(BinaryOp::Add)]), Err(ExprError::NotRelocatable));
        assert_eq!(evaluate(&[symbol(0), Op::Unary(UnaryOp::Not)]), Err(ExprError::NotRelocatable));
        let by_zero = [Op::Constant(1), Op::Constant(0), Op::Binary(BinaryOp::Div)];
        assert_eq!(evaluate(&by_zero), Err(ExprError::DivisionByZero));
    }
}
