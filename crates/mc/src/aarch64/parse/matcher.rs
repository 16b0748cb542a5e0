//! Choice of an instruction: the first way to write it that the elements fit, or what comes nearest.

use super::super::class::{Class, Kind, RegisterClass};
use super::super::generated::classes::CLASSES;
use super::super::generated::syntax;
use super::super::instruction::{Instruction, MAX_OPERANDS};
use super::super::operand::Operand;
use super::super::register::RegisterKind;
use super::super::row::Opcode;
use super::super::syntax::{Candidate, Source};
use super::accept::Context;
use super::element::{Element, ElementKind};
use crate::{AsmError, Expr, Place};

/// First number of a pattern's elements that stands for an operand; those below are characters.
const OPERAND: u16 = 256;

/// An instruction, and the slot that a symbol fills.
#[derive(Debug)]
pub(super) struct Matched {
    pub(super) instruction: Instruction,
    pub(super) symbol: Option<(usize, Expr)>,
}

/// Reason that the elements do not fit a pattern: the element, and its class's message.
struct Mismatch {
    element: usize,
    message: &'static str,
}

const INVALID: &str = "invalid operand for instruction";

/// Returns the ways to write instructions of this mnemonic, which is in small letters.
pub(super) fn candidates(mnemonic: &[u8]) -> &'static [Candidate] {
    let starts = &syntax::MNEMONIC_STARTS;
    let count = starts.len() - 1;
    let name = |at: usize| &syntax::MNEMONICS.as_bytes()[usize::from(starts[at])..usize::from(starts[at + 1])];
    let (mut low, mut high) = (0, count);
    while low < high {
        let middle = (low + high) / 2;
        match name(middle).cmp(mnemonic) {
            std::cmp::Ordering::Less => low = middle + 1,
            std::cmp::Ordering::Greater => high = middle,
            std::cmp::Ordering::Equal => {
                let starts = &syntax::CANDIDATE_STARTS;
                return &syntax::CANDIDATES[usize::from(starts[middle])..usize::from(starts[middle + 1])];
            }
        }
    }
    &[]
}

/// Returns the mnemonic of the candidate with this number.
pub(in super::super) fn mnemonic(candidate: u16) -> &'static str {
    let at = syntax::CANDIDATE_STARTS.partition_point(|&start| start <= candidate) - 1;
    let starts = &syntax::MNEMONIC_STARTS;
    &syntax::MNEMONICS[usize::from(starts[at])..usize::from(starts[at + 1])]
}

/// Returns the elements of a candidate's pattern.
pub(in super::super) fn pattern(candidate: Candidate) -> &'static [u16] {
    let at = usize::from(candidate.1);
    &syntax::PATTERNS[usize::from(syntax::PATTERN_STARTS[at])..usize::from(syntax::PATTERN_STARTS[at + 1])]
}

/// Returns where the operands of a candidate's instruction come from.
pub(in super::super) fn sources(candidate: Candidate) -> &'static [Source] {
    let at = usize::from(candidate.2);
    &syntax::SOURCES[usize::from(syntax::SOURCE_STARTS[at])..usize::from(syntax::SOURCE_STARTS[at + 1])]
}

/// Chooses the instruction; the error is LLVM's about the nearest one.
pub(super) fn choose(
    candidates: &[Candidate],
    elements: &[Element<'_>],
    context: &mut Context<'_>,
    mnemonic: Place,
) -> Result<Matched, AsmError> {
    let mut nearest = 0;
    let mut message = INVALID;
    let mut missing: Option<Vec<&'static str>> = None;
    for (number, &candidate) in candidates.iter().enumerate() {
        match fit(candidate, elements, context) {
            Ok(matched) => {
                let lacking = context.features.missing(candidate.3);
                if lacking.is_empty() {
                    return Ok(matched);
                }
                if missing.as_ref().is_none_or(|missing| lacking.len() <= missing.len()) {
                    missing = Some(lacking);
                }
            }
            Err(mismatch) => {
                // The farthest element counts; a class's own message is better than the general one.
                if mismatch.element >= elements.len() {
                    nearest = nearest.max(mismatch.element);
                } else if number == 0 || nearest <= mismatch.element {
                    nearest = mismatch.element;
                    if mismatch.message != INVALID {
                        message = mismatch.message;
                    }
                }
            }
        }
    }
    if let Some(missing) = missing {
        return Err(AsmError::new(mnemonic, format!("instruction requires: {}", missing.join(" "))));
    }
    match elements.get(nearest) {
        Some(element) => Err(AsmError::new(element.place, message)),
        None => Err(AsmError::new(mnemonic, "too few operands for instruction")),
    }
}

/// Fits the elements to a way to write an instruction.
fn fit(candidate: Candidate, elements: &[Element<'_>], context: &mut Context<'_>) -> Result<Matched, Mismatch> {
    let mut operands = [Operand::Immediate(0); 8];
    let mut count = 0;
    let mut symbol: Option<(usize, Expr)> = None;
    let mut at = 0;
    let mut rest = pattern(candidate);
    while let Some((&token, tail)) = rest.split_first() {
        rest = tail;
        if token >= OPERAND {
            let class = &CLASSES[usize::from(token - OPERAND)];
            let Some(accepted) = context.accept(class.kind, &elements[at.min(elements.len())..]) else {
                return Err(mismatch(class, elements, skip_comma(elements, at)));
            };
            if let Some(expr) = accepted.symbol {
                symbol = Some((count, expr));
            }
            if let Some(place) = operands.get_mut(count) {
                *place = accepted.operand;
            }
            count += 1;
            at += accepted.count;
            continue;
        }
        let mismatch = Mismatch { element: skip_comma(elements, at), message: INVALID };
        let Some(element) = elements.get(at) else { return Err(mismatch) };
        let fits = match token as u8 {
            byte @ (b',' | b'[' | b']' | b'!') => {
                matches!(element.kind, ElementKind::Punctuation(given) if given == byte)
            }
            b'.' => {
                let (word, tail) = word(rest);
                rest = tail;
                matches!(element.kind, ElementKind::Arrangement(given) if same(given, word))
            }
            b'#' => {
                let (number, tail) = word(rest);
                rest = tail;
                is_number(number, element, context)
            }
            _ => {
                let (word, tail) = word(rest);
                rest = tail;
                match element.kind {
                    ElementKind::Word(given) => {
                        given.len() == word.len() + 1
                            && u16::from(given[0].to_ascii_lowercase()) == token
                            && same(&given[1..], word)
                    }
                    ElementKind::Register(register) => {
                        let name = register.to_string();
                        u16::from(name.as_bytes()[0]) == token && same(&name.as_bytes()[1..], word)
                    }
                    _ => false,
                }
            }
        };
        if !fits {
            return Err(mismatch);
        }
        at += 1;
    }
    if at < elements.len() {
        return Err(Mismatch { element: skip_comma(elements, at), message: INVALID });
    }
    build(candidate, &operands, symbol).ok_or(Mismatch { element: 0, message: INVALID })
}

/// The mismatch of a class and the element at a position; of a pair of registers, one of the two is to blame.
fn mismatch(class: &Class, elements: &[Element<'_>], at: usize) -> Mismatch {
    let register = |at: usize| match elements.get(at)?.kind {
        ElementKind::Register(register) => Some(register),
        _ => None,
    };
    let kind = match class.kind {
        Kind::Register(RegisterClass::Gpr32Pair) => RegisterKind::W,
        Kind::Register(RegisterClass::Gpr64Pair) => RegisterKind::X,
        _ => return Mismatch { element: at, message: class.message },
    };
    match register(at) {
        Some(first) if first.kind == kind && first.number % 2 == 0 => Mismatch {
            element: at + 2,
            message: "expected second odd register of a consecutive same-size even/odd register pair",
        },
        Some(first) if first.kind != kind && matches!(first.kind, RegisterKind::W | RegisterKind::X) => {
            Mismatch { element: at, message: INVALID }
        }
        _ => Mismatch {
            element: at,
            message: "expected first even register of a consecutive same-size even/odd register pair",
        },
    }
}

/// The element to blame: what follows a comma, not the comma.
fn skip_comma(elements: &[Element<'_>], at: usize) -> usize {
    match elements.get(at).map(|element| &element.kind) {
        Some(ElementKind::Punctuation(b',')) => at + 1,
        _ => at,
    }
}

/// Splits the letters, digits, points and signs at the front of a pattern.
fn word(pattern: &[u16]) -> (&[u16], &[u16]) {
    let is_part = |&token: &u16| u8::try_from(token).is_ok_and(|b| b.is_ascii_alphanumeric() || b == b'.' || b == b'-');
    let end = pattern.iter().position(|token| !is_part(token)).unwrap_or(pattern.len());
    pattern.split_at(end)
}

fn same(given: &[u8], word: &[u16]) -> bool {
    given.len() == word.len()
        && given.iter().zip(word).all(|(byte, &token)| u16::from(byte.to_ascii_lowercase()) == token)
}

/// Whether an element is the number of a pattern: `0`, `-8`, `0.0`.
fn is_number(number: &[u16], element: &Element<'_>, context: &mut Context<'_>) -> bool {
    let text: String = number.iter().map(|&token| char::from(token as u8)).collect();
    match text.parse::<i64>() {
        Ok(number) => context.constant(element) == Some(number),
        Err(_) => matches!(element.kind, ElementKind::Float(value) if value.to_bits() == 0),
    }
}

/// Makes the instruction of the operands of a text.
fn build(candidate: Candidate, operands: &[Operand], symbol: Option<(usize, Expr)>) -> Option<Matched> {
    let opcode = Opcode(candidate.0);
    let mut list = [Operand::Immediate(0); MAX_OPERANDS];
    let mut count = 0;
    let mut filled = None;
    for (at, (slot, source)) in opcode.slots().zip(sources(candidate)).enumerate() {
        list[at] = match *source {
            Source::Operand(number) => {
                if symbol.as_ref().is_some_and(|(operand, _)| *operand == usize::from(number)) {
                    filled = Some(at);
                }
                operands[usize::from(number)]
            }
            Source::Constant(value) => constant(slot.kind(), value)?,
            Source::Fixed(register) => Operand::Register(register),
        };
        count = at + 1;
    }
    let instruction = Instruction::new(opcode, &list[..count]);
    Some(Matched { instruction, symbol: filled.zip(symbol.map(|(_, expr)| expr)) })
}

/// Returns the operand that a number in an alias stands for.
pub(in super::super) fn constant(kind: Kind, value: i16) -> Option<Operand> {
    match kind {
        Kind::ArithmeticShift { .. }
        | Kind::LogicalShift { .. }
        | Kind::Extend { .. }
        | Kind::MemoryExtendW { .. }
        | Kind::MemoryExtendX { .. }
        | Kind::AddSubImmediate
        | Kind::MoveShift { .. }
        | Kind::VectorShift { .. }
        | Kind::LeftShift3
        | Kind::Barrier
        | Kind::ControlRegister => kind.decode(value as u32, 16),
        _ => Some(Operand::Immediate(i64::from(value))),
    }
}
