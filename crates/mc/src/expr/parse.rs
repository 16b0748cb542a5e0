//! Parser of expressions, by operator precedence with an explicit stack.

use super::{BinaryOp, Expr, Op, Specifier, UnaryOp};
use crate::{AsmError, Lexer, Place, Symbols, TokenKind};

/// Largest number of operations in an expression, and of operators that wait for their right operand.
pub const MAX_EXPRESSION_OPS: usize = 1 << 20;

/// Operator that waits for its operand to be complete.
#[derive(Clone, Copy)]
enum Pending {
    Unary(UnaryOp),
    Binary(BinaryOp, u8),
    /// `:lo12:`, which applies to all that follows.
    Specify(Specifier),
    /// `(` or `[`, with the token that closes it.
    Open(TokenKind<'static>),
}

/// Returns the operator of a token and its precedence, of which the greater binds tighter.
fn binary_op(kind: TokenKind<'_>) -> Option<(BinaryOp, u8)> {
    Some(match kind {
        TokenKind::PipePipe => (BinaryOp::LogicalOr, 1),
        TokenKind::AmpAmp => (BinaryOp::LogicalAnd, 2),
        TokenKind::EqualEqual => (BinaryOp::Eq, 3),
        TokenKind::ExclaimEqual | TokenKind::LessGreater => (BinaryOp::Ne, 3),
        TokenKind::Less => (BinaryOp::Lt, 3),
        TokenKind::LessEqual => (BinaryOp::Le, 3),
        TokenKind::Greater => (BinaryOp::Gt, 3),
        TokenKind::GreaterEqual => (BinaryOp::Ge, 3),
        TokenKind::Plus => (BinaryOp::Add, 4),
        TokenKind::Minus => (BinaryOp::Sub, 4),
        TokenKind::Pipe => (BinaryOp::Or, 5),
        TokenKind::Exclaim => (BinaryOp::OrNot, 5),
        TokenKind::Caret => (BinaryOp::Xor, 5),
        TokenKind::Amp => (BinaryOp::And, 5),
        TokenKind::Star => (BinaryOp::Mul, 6),
        TokenKind::Slash => (BinaryOp::Div, 6),
        TokenKind::Percent => (BinaryOp::Rem, 6),
        TokenKind::LessLess => (BinaryOp::Shl, 6),
        TokenKind::GreaterGreater => (BinaryOp::Shr, 6),
        _ => return None,
    })
}

/// Parses an expression, as far as it goes; what follows it is left in the lexer.
///
/// Operators bind as in `llvm-mc` for ELF, which is neither as in C nor quite as in GNU's assembler:
/// `||`, `&&`, comparisons, `+ -`, `| ! ^ &`, `* / % << >>`.
pub fn parse_expression(lexer: &mut Lexer<'_>, symbols: &mut dyn Symbols) -> Result<Expr, AsmError> {
    Ok(parse_located(lexer, symbols)?.0)
}

/// Same as [`parse_expression`], with the place to which `llvm-mc` attributes errors of the value: that of the first
/// operator which is not in parentheses, or of the only operand.
pub(crate) fn parse_located(lexer: &mut Lexer<'_>, symbols: &mut dyn Symbols) -> Result<(Expr, Place), AsmError> {
    let start = lexer.place();
    let mut parser = Parser { out: Vec::new(), pending: Vec::new(), open: 0, operator: None };
    // The commonest expression is a number, which needs no memory.
    if let TokenKind::Integer(value) = lexer.kind() {
        let mut ahead = lexer.clone();
        ahead.bump();
        if binary_op(ahead.kind()).is_none() && ahead.kind() != TokenKind::At {
            *lexer = ahead;
            return Ok((Expr::Constant(value as i64), start));
        }
    }
    loop {
        parser.operand(lexer, symbols)?;
        if !parser.operator(lexer)? {
            break;
        }
        if parser.out.len() + parser.pending.len() > MAX_EXPRESSION_OPS {
            return Err(lexer.error("expression has too many operations"));
        }
    }
    if lexer.kind() == TokenKind::At {
        let (name, place) = (lexer.clone(), lexer.place());
        let specifier = specifier_after_at(lexer)?;
        if !parser.out.iter().any(|op| matches!(op, Op::Symbol(..))) {
            let mut name = name;
            name.bump();
            let name = String::from_utf8_lossy(name.identifier().unwrap_or_default()).into_owned();
            let end = Place { start: place.end, end: lexer.previous_end() };
            return Err(AsmError::new(end, format!("invalid modifier '{name}' (no symbols present)")));
        }
        for op in &mut parser.out {
            if let Op::Symbol(_, of_symbol) = op {
                *of_symbol = Some(specifier);
            }
        }
    }
    let place = parser.operator.map_or(start, |(_, place)| place);
    if let [Op::Constant(value)] = *parser.out.as_slice() {
        return Ok((Expr::Constant(value), place));
    }
    let expr = Expr::Ops(parser.out.into());
    symbols.located(&expr, place);
    Ok((expr, place))
}

/// Parses an expression that must be a number already.
pub fn parse_constant(lexer: &mut Lexer<'_>, symbols: &mut dyn Symbols) -> Result<i64, AsmError> {
    let place = lexer.place();
    parse_expression(lexer, symbols)?.constant().ok_or_else(|| AsmError::new(place, "expected absolute expression"))
}

/// Parses `@NAME`.
fn specifier_after_at(lexer: &mut Lexer<'_>) -> Result<Specifier, AsmError> {
    lexer.bump();
    let place = lexer.place();
    let Some(name) = lexer.identifier() else { return Err(lexer.error("expected specifier following '@'")) };
    find_specifier(lexer, name, place)
}

fn find_specifier(lexer: &Lexer<'_>, name: &[u8], place: Place) -> Result<Specifier, AsmError> {
    let syntax = lexer.syntax();
    (syntax.specifier)(name).ok_or_else(|| {
        let message = if syntax.names_unknown_specifier {
            format!("invalid variant '{}'", String::from_utf8_lossy(name))
        } else {
            String::from("invalid relocation specifier")
        };
        AsmError::new(place, message)
    })
}

struct Parser {
    out: Vec<Op>,
    pending: Vec<Pending>,
    /// Number of open parentheses.
    open: usize,
    /// The first operator with the fewest open parentheses so far, and their number.
    operator: Option<(usize, Place)>,
}

impl Parser {
    /// Parses an operand with what precedes it: unary operators, specifiers, opening parentheses.
    fn operand(&mut self, lexer: &mut Lexer<'_>, symbols: &mut dyn Symbols) -> Result<(), AsmError> {
        loop {
            let token = lexer.peek();
            let op = match token.kind {
                TokenKind::Plus => {
                    lexer.bump();
                    continue;
                }
                TokenKind::Minus => Pending::Unary(UnaryOp::Neg),
                TokenKind::Tilde => Pending::Unary(UnaryOp::Not),
                TokenKind::Exclaim => Pending::Unary(UnaryOp::LogicalNot),
                TokenKind::LeftParen => Pending::Open(TokenKind::RightParen),
                TokenKind::LeftBracket => Pending::Open(TokenKind::RightBracket),
                TokenKind::Colon => {
                    lexer.bump();
                    let place = lexer.place();
                    let Some(name) = lexer.identifier() else {
                        return Err(lexer.error("expect relocation specifier in operand after ':'"));
                    };
                    let specifier = find_specifier(lexer, name, place)?;
                    if lexer.kind() != TokenKind::Colon {
                        return Err(lexer.error("expect ':' after relocation specifier"));
                    }
                    Pending::Specify(specifier)
                }
                _ => return self.primary(lexer, symbols),
            };
            lexer.bump();
            self.open += usize::from(matches!(op, Pending::Open(_)));
            self.pending.push(op);
            if self.pending.len() > MAX_EXPRESSION_OPS {
                return Err(lexer.error("expression has too many operations"));
            }
        }
    }

    fn primary(&mut self, lexer: &mut Lexer<'_>, symbols: &mut dyn Symbols) -> Result<(), AsmError> {
        let token = lexer.peek();
        let (name, place) = match token.kind {
            TokenKind::Integer(value) => {
                lexer.bump();
                self.out.push(Op::Constant(value as i64));
                return Ok(());
            }
            TokenKind::BigInteger(_) => {
                return Err(lexer.error("literal value out of range for directive"));
            }
            TokenKind::Float(text) => {
                // A fraction in an expression stands for its bits.
                let value: Option<f64> = std::str::from_utf8(text).ok().and_then(|text| text.parse().ok());
                let Some(value) = value else { return Err(lexer.error("unknown token in expression")) };
                lexer.bump();
                self.out.push(Op::Constant(value.to_bits() as i64));
                return Ok(());
            }
            TokenKind::Star => return Err(lexer.error("invalid token in expression")),
            TokenKind::At => return Err(lexer.error("expected a symbol reference")),
            TokenKind::String(b"") => {
                lexer.bump();
                return Err(lexer.error("expected a symbol reference"));
            }
            TokenKind::Identifier(name) | TokenKind::String(name) => {
                lexer.bump();
                (name, token.place)
            }
            TokenKind::Directional(..) => {
                lexer.bump();
                (lexer.slice(token.place), token.place)
            }
            TokenKind::Dollar => {
                let mut ahead = lexer.clone();
                ahead.bump();
                let end = ahead.place().end;
                match ahead.kind() {
                    TokenKind::Identifier(_) if ahead.is_adjacent() => {
                        ahead.bump();
                        *lexer = ahead;
                        let place = Place { start: token.place.start, end };
                        (lexer.slice(place), place)
                    }
                    _ => return Err(lexer.error("unknown token in expression")),
                }
            }
            _ => return Err(lexer.error("unknown token in expression")),
        };
        let symbol = symbols.symbol(name, place)?;
        let specifier = match lexer.kind() {
            TokenKind::At if lexer.is_adjacent() => Some(specifier_after_at(lexer)?),
            _ => None,
        };
        self.out.push(match symbols.absolute(symbol) {
            Some(value) if specifier.is_none() => Op::Constant(value),
            _ => Op::Symbol(symbol, specifier),
        });
        Ok(())
    }

    /// Parses what follows an operand: closing parentheses, then an operator; `false` if the expression ends.
    fn operator(&mut self, lexer: &mut Lexer<'_>) -> Result<bool, AsmError> {
        loop {
            let kind = lexer.kind();
            if let Some((op, precedence)) = binary_op(kind) {
                self.apply_until(precedence);
                self.pending.push(Pending::Binary(op, precedence));
                if self.operator.is_none_or(|(open, _)| open > self.open) {
                    self.operator = Some((self.open, lexer.place()));
                }
                lexer.bump();
                return Ok(true);
            }
            // Neither a `)` that nobody opened nor the like belongs to the expression.
            self.apply_until(0);
            match self.pending.last() {
                None => return Ok(false),
                Some(Pending::Open(close)) if *close == kind => {
                    lexer.bump();
                    self.pending.pop();
                    self.open -= 1;
                }
                Some(Pending::Open(TokenKind::RightBracket)) => {
                    return Err(lexer.error("expected ']' in brackets expression"));
                }
                Some(_) => return Err(lexer.error("expected ')'")),
            }
        }
    }

    /// Applies the operators that bind at least this tight, down to an open parenthesis.
    fn apply_until(&mut self, precedence: u8) {
        while let Some(&op) = self.pending.last() {
            let op = match op {
                Pending::Open(_) => return,
                Pending::Unary(op) => Op::Unary(op),
                Pending::Binary(_, other) if other < precedence => return,
                Pending::Binary(op, _) => Op::Binary(op),
                Pending::Specify(_) if precedence > 0 => return,
                Pending::Specify(specifier) => Op::Specify(specifier),
            };
            self.pending.pop();
            self.apply(op);
        }
    }

    /// Appends an operation, or its result where the operands are numbers: an operand that ends in a number is one.
    fn apply(&mut self, op: Op) {
        let result = match (op, self.out.as_slice()) {
            (Op::Unary(op), [.., Op::Constant(value)]) => Some((op.apply(*value), 1)),
            (Op::Binary(op), [.., Op::Constant(left), Op::Constant(right)]) => {
                op.apply(*left, *right).map(|value| (value, 2))
            }
            _ => None,
        };
        match result {
            Some((value, operands)) => {
                self.out.truncate(self.out.len() - operands);
                self.out.push(Op::Constant(value));
            }
            None => self.out.push(op),
        }
    }
}

#[cfg(test)]
mod tests {
    use draig_image::{Image, SymbolId};

    use super::*;
    use crate::Syntax;

    struct Names(Image);

    impl Symbols for Names {
        fn symbol(&mut self, name: &[u8], _: Place) -> Result<SymbolId, AsmError> {
            Ok(self.0.symbol(name))
        }

        fn absolute(&self, symbol: SymbolId) -> Option<i64> {
            (self.0[symbol].name == b"seven").then_some(7)
        }
    }

    static SYNTAX: Syntax =
        Syntax { specifier: |name| name.eq_ignore_ascii_case(b"got").then_some(Specifier(3)), ..Syntax::HASH_COMMENTS };

    fn parse(text: &str) -> Result<Expr, String> {
        let mut lexer = Lexer::new(text.as_bytes(), 0, &SYNTAX);
        let expr = parse_expression(&mut lexer, &mut Names(Image::new())).map_err(|error| error.to_string())?;
        lexer.expect_end().map_err(|error| error.to_string())?;
        Ok(expr)
    }

    #[test]
    fn precedence_is_that_of_the_reference() {
        let cases = [
            ("2|1==1", 0),
            ("1+1 == 2", -1),
            ("7&3+1", 4),
            ("1<<2+1", 5),
            ("5 ! 3", -3),
            ("1 && 2", 1),
            ("2 <> 3", -1),
            ("-8 >> 1", 0x7fff_ffff_ffff_fffc),
            ("- -3", 3),
            ("!5", 0),
            ("~0", -1),
            ("[3+4]*2", 14),
            ("(((((1)))))", 1),
            ("seven-1-2", 4),
            ("'a'+1", 98),
        ];
        for (text, value) in cases {
            assert_eq!(parse(text), Ok(Expr::Constant(value)), "{text}");
        }
    }

    #[test]
    fn specifiers_precede_and_follow() {
        let symbol = SymbolId::from_u32(0);
        let got = Some(Specifier(3));
        assert_eq!(parse("foo@GOT").unwrap().as_symbol(), Some((symbol, got)));
        let plus = [Op::Symbol(symbol, got), Op::Constant(4), Op::Binary(BinaryOp::Add)];
        assert_eq!(parse("foo@got+4").unwrap().ops(), plus);
        assert_eq!(parse("(foo+4)@got").unwrap().ops(), plus);
        let before = [Op::Symbol(symbol, None), Op::Constant(4), Op::Binary(BinaryOp::Add), Op::Specify(Specifier(3))];
        assert_eq!(parse(":got:foo+4").unwrap().ops(), before);
    }

    #[test]
    fn errors() {
        let cases = [
            ("3 +", "unknown token in expression"),
            ("(3", "expected ')'"),
            ("[3", "expected ']' in brackets expression"),
            ("foo@bar", "invalid variant 'bar'"),
            ("018", "invalid octal number"),
            ("5 5", "expected newline"),
        ];
        for (text, message) in cases {
            assert_eq!(parse(text), Err(message.to_owned()), "{text}");
        }
    }

    #[test]
    fn long_and_deep_expressions_end_at_the_limit() {
        let long = format!("1{}", "+1".repeat(100_000));
        assert_eq!(parse(&long), Ok(Expr::Constant(100_001)));
        let deep = format!("{}1{}", "(".repeat(100_000), ")".repeat(100_000));
        assert_eq!(parse(&deep), Ok(Expr::Constant(1)));
        let too_deep = "(".repeat(MAX_EXPRESSION_OPS + 1);
        assert_eq!(parse(&too_deep), Err("expression has too many operations".to_owned()));
    }
}
