//! Expressions of Intel syntax: sums of registers with factors and of what the assembler computes, with operators
//! that are words, and brackets anywhere.

use super::{Register, RegisterClass, att};
use crate::{AsmError, BinaryOp, Expr, Lexer, Op, Place, Symbols, TokenKind, UnaryOp, parse_expression};

/// Largest depth of parentheses, brackets and unary operators.
pub const MAX_NESTING: usize = 64;

/// Largest number of operations that an expression of symbols may have.
const MAX_OPS: usize = 1 << 16;

/// Value of an expression.
pub(super) struct Sum {
    /// Registers and their factors; `None` where none is written.
    pub registers: Vec<(Register, Option<i64>)>,
    /// The rest.
    pub rest: Expr,
}

/// Facts that an expression states in addition to its value.
#[derive(Default)]
pub(super) struct Facts {
    /// Segment.
    pub segment: Option<Register>,
    /// Whether there are brackets.
    pub has_brackets: bool,
    /// Whether a symbol stands for its memory.
    pub has_symbol: bool,
}

/// Parser of an expression.
pub(super) struct Parser<'l, 'a> {
    pub lexer: &'l mut Lexer<'a>,
    pub symbols: &'l mut dyn Symbols,
    pub facts: Facts,
    depth: usize,
}

/// Operators by precedence, of which the greater binds tighter, as symbols and as words.
const OPERATORS: [(TokenKind<'static>, &[u8], BinaryOp, u8); 11] = [
    (TokenKind::Pipe, b"or", BinaryOp::Or, 1),
    (TokenKind::Caret, b"xor", BinaryOp::Xor, 2),
    (TokenKind::Amp, b"and", BinaryOp::And, 3),
    (TokenKind::EqualEqual, b"eq", BinaryOp::Eq, 4),
    (TokenKind::ExclaimEqual, b"ne", BinaryOp::Ne, 4),
    (TokenKind::LessLess, b"shl", BinaryOp::Shl, 5),
    (TokenKind::GreaterGreater, b"shr", BinaryOp::Shr, 5),
    (TokenKind::Plus, b"", BinaryOp::Add, 6),
    (TokenKind::Minus, b"", BinaryOp::Sub, 6),
    (TokenKind::Star, b"", BinaryOp::Mul, 7),
    (TokenKind::Slash, b"", BinaryOp::Div, 7),
];

/// Precedence of products, and of `mod` and `%`.
const PRODUCT: u8 = 7;

/// Precedence of brackets after something, which add.
const ADDITION: u8 = 6;

fn binary_op(kind: TokenKind<'_>) -> Option<(BinaryOp, u8)> {
    let word: &[u8] = match kind {
        TokenKind::Identifier(word) => word,
        _ => b"",
    };
    if kind == TokenKind::Percent || word.eq_ignore_ascii_case(b"mod") {
        return Some((BinaryOp::Rem, PRODUCT));
    }
    OPERATORS
        .iter()
        .find(|(symbol, name, ..)| *symbol == kind || (!name.is_empty() && word.eq_ignore_ascii_case(name)))
        .map(|&(_, _, op, precedence)| (op, precedence))
}

impl<'l, 'a> Parser<'l, 'a> {
    pub(super) fn new(lexer: &'l mut Lexer<'a>, symbols: &'l mut dyn Symbols) -> Parser<'l, 'a> {
        Parser { lexer, symbols, facts: Facts::default(), depth: 0 }
    }

    /// Parses an expression whose operators bind at least as tightly as this.
    pub(super) fn parse(&mut self, least: u8) -> Result<Sum, AsmError> {
        self.depth += 1;
        if self.depth > MAX_NESTING {
            return Err(self.lexer.error("expression is nested too deeply"));
        }
        let mut left = self.operand()?;
        loop {
            let place = self.lexer.place();
            let (op, precedence, is_written) = match self.lexer.kind() {
                TokenKind::LeftBracket => (BinaryOp::Add, ADDITION, false),
                kind => match binary_op(kind) {
                    Some((op, precedence)) => (op, precedence, true),
                    None => break,
                },
            };
            if precedence < least {
                break;
            }
            if is_written {
                self.lexer.bump();
            }
            let right = self.parse(precedence + 1)?;
            left = combine(op, left, right, place)?;
        }
        self.depth -= 1;
        Ok(left)
    }

    fn nested(&mut self, close: TokenKind<'static>, message: &str) -> Result<Sum, AsmError> {
        self.lexer.bump();
        let inner = self.parse(0)?;
        self.lexer.expect(close, message)?;
        Ok(inner)
    }

    fn operand(&mut self) -> Result<Sum, AsmError> {
        let place = self.lexer.place();
        if let Some(register) = register(self.lexer)? {
            if self.lexer.kind() == TokenKind::Colon && register.class == RegisterClass::Segment {
                self.lexer.bump();
                self.facts.segment = Some(register);
                return self.parse(PRODUCT + 1);
            }
            return Ok(Sum { registers: vec![(register, None)], rest: Expr::Constant(0) });
        }
        let plain = |rest: Expr| Ok(Sum { registers: Vec::new(), rest });
        match self.lexer.kind() {
            TokenKind::Integer(value) => {
                self.lexer.bump();
                plain(Expr::Constant(value as i64))
            }
            TokenKind::Plus => {
                self.lexer.bump();
                self.parse(PRODUCT + 1)
            }
            TokenKind::Minus => self.unary(UnaryOp::Neg, place),
            TokenKind::Tilde => self.unary(UnaryOp::Not, place),
            TokenKind::Identifier(word) if word.eq_ignore_ascii_case(b"not") => self.unary(UnaryOp::Not, place),
            TokenKind::LeftParen => self.nested(TokenKind::RightParen, "expected ')'"),
            TokenKind::LeftBracket => {
                self.facts.has_brackets = true;
                self.nested(TokenKind::RightBracket, "unexpected token in memory operand")
            }
            TokenKind::Identifier(word) if word.eq_ignore_ascii_case(b"offset") => {
                self.lexer.bump();
                let before = self.facts.has_symbol;
                let inner = self.operand()?;
                self.facts.has_symbol = before;
                Ok(inner)
            }
            TokenKind::Identifier(name) => {
                self.lexer.bump();
                let expr = self.symbol(name, place)?;
                self.facts.has_symbol |= expr.constant().is_none();
                plain(expr)
            }
            // `1f`
            _ => plain(parse_expression(self.lexer, self.symbols)?),
        }
    }

    fn unary(&mut self, op: UnaryOp, place: Place) -> Result<Sum, AsmError> {
        self.lexer.bump();
        let mut inner = self.parse(PRODUCT + 1)?;
        for (_, factor) in &mut inner.registers {
            if op != UnaryOp::Neg {
                return Err(AsmError::new(place, "invalid base+index expression"));
            }
            *factor = Some(factor.unwrap_or(1).wrapping_neg());
        }
        inner.rest = match inner.rest {
            Expr::Constant(value) => Expr::Constant(op.apply(value)),
            rest => {
                let mut ops = rest.ops();
                ops.push(Op::Unary(op));
                Expr::Ops(ops.into())
            }
        };
        Ok(inner)
    }

    fn symbol(&mut self, name: &[u8], place: Place) -> Result<Expr, AsmError> {
        let symbol = self.symbols.symbol(name, place)?;
        let mut specifier = None;
        if self.lexer.eat(TokenKind::At) {
            let at = self.lexer.place();
            let Some(name) = self.lexer.identifier() else {
                return Err(self.lexer.error("expected specifier following '@'"));
            };
            let unknown = || AsmError::new(at, format!("invalid variant '{}'", String::from_utf8_lossy(name)));
            specifier = Some((self.lexer.syntax().specifier)(name).ok_or_else(unknown)?);
        }
        Ok(att::known(Expr::Ops(Box::new([Op::Symbol(symbol, specifier)])), self.symbols))
    }
}

fn combine(op: BinaryOp, mut left: Sum, mut right: Sum, place: Place) -> Result<Sum, AsmError> {
    let invalid = || AsmError::new(place, "invalid base+index expression");
    match op {
        BinaryOp::Add => {}
        BinaryOp::Sub => {
            for (_, factor) in &mut right.registers {
                *factor = Some(factor.unwrap_or(1).wrapping_neg());
            }
        }
        BinaryOp::Mul => {
            if !right.registers.is_empty() {
                std::mem::swap(&mut left, &mut right);
            }
            if !left.registers.is_empty() {
                let (Some(scale), true) = (right.rest.constant(), right.registers.is_empty()) else {
                    return Err(invalid());
                };
                for (_, factor) in &mut left.registers {
                    *factor = Some(factor.unwrap_or(1).wrapping_mul(scale));
                }
            }
        }
        // A register has no part in what other operators compute.
        _ if right.registers.is_empty() => {}
        _ => return Err(invalid()),
    }
    left.registers.append(&mut right.registers);
    // An address has two registers.
    if left.registers.len() > 2 {
        return Err(AsmError::new(place, "BaseReg/IndexReg already set!"));
    }
    left.rest = match (left.rest, right.rest) {
        (Expr::Constant(a), Expr::Constant(b)) => {
            Expr::Constant(op.apply(a, b).ok_or_else(|| AsmError::new(place, "division by zero"))?)
        }
        (Expr::Constant(0), rest) if op == BinaryOp::Add => rest,
        (rest, Expr::Constant(0)) if matches!(op, BinaryOp::Add | BinaryOp::Sub) => rest,
        (a, b) => {
            let mut ops = a.ops();
            ops.extend(b.ops());
            ops.push(Op::Binary(op));
            if ops.len() > MAX_OPS {
                return Err(AsmError::new(place, "expression has too many operations"));
            }
            Expr::Ops(ops.into())
        }
    };
    Ok(left)
}

/// Takes a register, with or without `%`, if the next token is one.
pub(super) fn register(lexer: &mut Lexer<'_>) -> Result<Option<Register>, AsmError> {
    match lexer.kind() {
        TokenKind::Percent => {
            let mut ahead = lexer.clone();
            ahead.bump();
            match ahead.kind() {
                TokenKind::Identifier(name) if Register::named(name).is_some() => Ok(Some(att::register(lexer)?.0)),
                _ => Ok(None),
            }
        }
        TokenKind::Identifier(name) => {
            let Some(found) = Register::named(name) else { return Ok(None) };
            lexer.bump();
            if name.eq_ignore_ascii_case(b"st") && lexer.kind() == TokenKind::LeftParen {
                lexer.bump();
                let TokenKind::Integer(number @ 0..=7) = lexer.kind() else {
                    return Err(lexer.error("invalid stack index"));
                };
                lexer.bump();
                lexer.expect(TokenKind::RightParen, "expected ')'")?;
                return Ok(Some(Register::new(RegisterClass::X87, number as u8)));
            }
            Ok(Some(found))
        }
        _ => Ok(None),
    }
}
