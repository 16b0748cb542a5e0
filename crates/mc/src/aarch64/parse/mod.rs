//! Statements of A64 text.

mod accept;
mod element;
pub(super) mod matcher;
mod pseudo;
pub(super) mod specifier;
mod validate;

use accept::{Context, without_specifier};
use element::{Element, ElementKind};
use matcher::{Matched, candidates, choose};

use super::features::Features;
use super::generated::syntax::SCALABLE;
use super::instruction::Instruction;
use super::operand::Condition;
use crate::{AsmError, Expr, Lexer, PendingFixup, Place, Symbols, Syntax};

pub(super) use element::Aliases;

/// Lexical rules of A64 text.
pub(super) static SYNTAX: Syntax = Syntax { specifier: specifier::find, ..Syntax::SLASH_COMMENTS };

/// An instruction that a statement is, and the fixup of the symbol in it.
#[derive(Debug)]
pub struct Parsed {
    /// The instruction; the operand of a fixup is [`super::Operand::Symbolic`].
    pub instruction: Instruction,
    /// The fixup, if an operand depends on a symbol.
    pub fixup: Option<PendingFixup>,
}

/// Parses a statement without label and comment, which starts at this offset of the source.
pub(super) fn parse_statement(
    text: &[u8],
    start: u32,
    features: Features,
    aliases: &Aliases,
    symbols: &mut dyn Symbols,
) -> Result<Parsed, AsmError> {
    let mut lexer = Lexer::new(text, start, &SYNTAX);
    let place = lexer.place();
    let Some(name) = lexer.identifier() else { return Err(lexer.error("unexpected token at start of statement")) };
    let mnemonic = name.to_ascii_lowercase();
    let (mnemonic, condition) = split_condition(&mnemonic, place)?;
    let found = candidates(mnemonic);
    if found.is_empty() && !is_expanded(mnemonic) {
        return Err(unknown(mnemonic, place));
    }
    let mut elements = element::read(&mut lexer, aliases, symbols)?;
    if let Some(condition) = condition {
        elements.insert(0, Element { kind: ElementKind::Word(condition.name().as_bytes()), place });
    }
    let barrier = mnemonic.first().copied().unwrap_or_default();
    let mut context = Context { features, symbols, barrier };
    let expanded = pseudo::expand(mnemonic, &mut elements, &mut context, place)?;
    let matched = match expanded {
        Some(instruction) => Matched { instruction, symbol: None },
        None => choose(found, &elements, &mut context, place)?,
    };
    let Matched { instruction, symbol } = matched;
    if let Some((message, element)) = validate::complaint(&instruction) {
        let place = elements.get(element).map_or(place, |element| element.place);
        return Err(AsmError::new(place, message));
    }
    let fixup = match symbol {
        Some((slot, expr)) => Some(fixup(&instruction, slot, expr, place)?),
        None => None,
    };
    Ok(Parsed { instruction, fixup })
}

/// Splits `b.eq`, `bc.eq` and `beq` at the condition.
fn split_condition(mnemonic: &[u8], place: Place) -> Result<(&[u8], Option<Condition>), AsmError> {
    let (head, name) = match mnemonic {
        [b'b', b'.', name @ ..] => (&mnemonic[..2], name),
        [b'b', b'c', b'.', name @ ..] => (&mnemonic[..3], name),
        [b'b', name @ ..] if name.len() == 2 && candidates(mnemonic).is_empty() => {
            return Ok(match Condition::parse(name) {
                Some(condition) => (b"b.", Some(condition)),
                None => (mnemonic, None),
            });
        }
        _ => return Ok((mnemonic, None)),
    };
    match Condition::parse(name) {
        Some(condition) => Ok((head, Some(condition))),
        None => {
            let place = Place { start: place.start + head.len() as u32, end: place.end };
            Err(AsmError::new(place, "invalid condition code"))
        }
    }
}

/// Whether a mnemonic is written out by [`pseudo`] alone.
fn is_expanded(mnemonic: &[u8]) -> bool {
    const NAMES: [&[u8]; 17] = [
        b"bfi", b"bfiz", b"sbfiz", b"ubfiz", b"bfxil", b"sbfx", b"ubfx", b"bfc", b"at", b"dc", b"ic", b"tlbi", b"cfp",
        b"dvp", b"cpp", b"cosp", b"tlbip",
    ];
    NAMES.contains(&mnemonic)
}

fn unknown(mnemonic: &[u8], place: Place) -> AsmError {
    let is_scalable = SCALABLE.binary_search_by(|name| name.as_bytes().cmp(mnemonic)).is_ok();
    if is_scalable {
        let name = String::from_utf8_lossy(mnemonic);
        return AsmError::omission(place, format!("instructions of SVE and SME are not supported: {name}"));
    }
    AsmError::new(place, "unrecognized instruction mnemonic")
}

fn fixup(instruction: &Instruction, slot: usize, expr: Expr, place: Place) -> Result<PendingFixup, AsmError> {
    let kind = instruction.opcode().slots().nth(slot).map(|slot| slot.kind());
    let (expr, specifier) = without_specifier(expr);
    match kind.and_then(|kind| specifier::fixup(kind, specifier)) {
        Some(kind) => Ok(PendingFixup { offset: 0, kind, expr }),
        None => Err(AsmError::new(place, "invalid operand for instruction")),
    }
}
