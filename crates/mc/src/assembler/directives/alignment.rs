//! Directives of alignment and position: `.p2align .balign .align .org .fill .space`.

use crate::assembler::Assembler;
use crate::assembler::fragments::{Align, Fill, Tail};
use crate::assembler::limits::MAX_OUTPUT;
use crate::assembler::state::State;
use crate::assembler::statement::Statement;
use crate::{AsmError, Expr, Place, TokenKind, parse_constant, parse_expression};

/// Filling of gaps with zeros.
pub(crate) const ALIGN_BY_ZEROS: Option<(u64, u8)> = Some((0, 1));

/// Largest alignment, in bytes: 2 to the power of 32 is more than the address space of an object's section.
const MAX_ALIGN: u64 = 1 << 31;

/// Number of repeated bytes above which they are not kept one by one.
const LONG_FILL: u64 = 4096;

/// Aligns the current position.
pub(crate) fn align_here(state: &mut State, align: u64, fill: Option<(u64, u8)>) {
    append_align(state, Align { align, fill, max: u64::MAX });
}

fn append_align(state: &mut State, align: Align) {
    let section = state.here();
    section.header.align = section.header.align.max(align.align);
    if align.align > 1 {
        section.append_tail(Tail::Align(align), None);
    }
}

/// Aligns by a directive: the alignment, or its logarithm, then the value of gaps and the largest gap.
pub(crate) fn align(
    assembler: &mut Assembler<'_>,
    statement: &mut Statement<'_>,
    is_power: bool,
    value_size: u8,
) -> Result<(), AsmError> {
    let place = statement.lexer.place();
    if is_power && value_size == 1 && statement.lexer.is_at_end() {
        // `.p2align` alone means nothing.
        assembler.warn(AsmError::new(place, "p2align directive with no operand(s) is ignored"));
        return Ok(());
    }
    let mut align = parse_constant(&mut statement.lexer, &mut assembler.state)?;
    let mut fill = None;
    let mut max = None;
    if statement.lexer.eat(TokenKind::Comma) {
        if statement.lexer.kind() != TokenKind::Comma {
            fill = Some(parse_constant(&mut statement.lexer, &mut assembler.state)?);
        }
        if statement.lexer.eat(TokenKind::Comma) {
            let place = statement.lexer.place();
            max = Some((parse_constant(&mut statement.lexer, &mut assembler.state)?, place));
        }
    }
    statement.lexer.expect_end()?;
    if is_power {
        if !(0..32).contains(&align) {
            return Err(AsmError::new(place, "invalid alignment value"));
        }
        align = 1 << align;
    } else if align == 0 {
        align = 1;
    }
    let align = u64::try_from(align).unwrap_or(0);
    let is_large = align > MAX_ALIGN;
    if !align.is_power_of_two() {
        let error = AsmError::new(place, "alignment must be a power of 2");
        if !is_large {
            return Err(error);
        }
        assembler.report(error);
    }
    if is_large {
        return Err(AsmError::new(place, "alignment must be smaller than 2**32"));
    }
    let mut limit = u64::MAX;
    if let Some((max, place)) = max {
        if max < 1 {
            let message =
                "alignment directive can never be satisfied in this many bytes, ignoring maximum bytes expression";
            return Err(AsmError::new(place, message));
        }
        if max as u64 >= align {
            let message = "maximum bytes expression exceeds alignment and has no effect";
            assembler.warn(AsmError::new(place, message));
        } else {
            limit = max as u64;
        }
    }
    let is_code = assembler.state.here().header.flags.exec;
    let fill = match fill {
        Some(_) if assembler.state.here().is_zeros() => ALIGN_BY_ZEROS,
        Some(value) => Some((value as u64, value_size)),
        None if is_code => None,
        None => ALIGN_BY_ZEROS,
    };
    append_align(&mut assembler.state, Align { align, fill, max: limit });
    Ok(())
}

/// `.org offset, value`
pub(crate) fn org(assembler: &mut Assembler<'_>, statement: &mut Statement<'_>) -> Result<(), AsmError> {
    let place = statement.lexer.place();
    let target = parse_expression(&mut statement.lexer, &mut assembler.state)?;
    let mut fill = 0;
    if statement.lexer.eat(TokenKind::Comma) {
        fill = parse_constant(&mut statement.lexer, &mut assembler.state)?;
    }
    statement.lexer.expect_end()?;
    assembler.append_org(target, fill as u8, place);
    Ok(())
}

/// `.fill count, size, value`
pub(crate) fn fill(assembler: &mut Assembler<'_>, statement: &mut Statement<'_>) -> Result<(), AsmError> {
    let place = statement.lexer.place();
    let count = parse_expression(&mut statement.lexer, &mut assembler.state)?;
    let mut size = 1;
    let mut value = 0;
    if statement.lexer.eat(TokenKind::Comma) {
        let place = statement.lexer.place();
        size = parse_constant(&mut statement.lexer, &mut assembler.state)?;
        if size < 0 {
            assembler.warn(AsmError::new(place, "'.fill' directive with negative size has no effect"));
            return Ok(());
        }
        if size > 8 {
            let message = "'.fill' directive with size greater than 8 has been truncated to 8";
            assembler.warn(AsmError::new(place, message));
            size = 8;
        }
        if statement.lexer.eat(TokenKind::Comma) {
            let place = statement.lexer.place();
            value = parse_constant(&mut statement.lexer, &mut assembler.state)?;
            if size > 4 && u32::try_from(value).is_err() {
                let message = "'.fill' directive pattern has been truncated to 32-bits";
                assembler.warn(AsmError::new(place, message));
            }
        }
    }
    statement.lexer.expect_end()?;
    // Only four bytes of the value count.
    let bytes = (size as u8).min(4);
    let value = value as u64 & (u64::MAX >> (64 - 8 * u32::from(bytes.max(1))));
    if let Some(known) = assembler.state.evaluate_now(&count)
        && known < 0
    {
        assembler.warn(AsmError::new(place, "'.fill' directive with negative repeat count has no effect"));
        return Ok(());
    }
    repeat(assembler, count, size as u8, value, place)
}

/// Appends zeros.
pub(crate) fn zeros(assembler: &mut Assembler<'_>, count: u64, place: Place) -> Result<(), AsmError> {
    let count = i64::try_from(count).map_err(|_| AsmError::new(place, format!("more than {MAX_OUTPUT} bytes")))?;
    repeat(assembler, count.into(), 1, 0, place)
}

/// `.space count, value`
pub(crate) fn space(assembler: &mut Assembler<'_>, statement: &mut Statement<'_>) -> Result<(), AsmError> {
    let place = statement.lexer.place();
    let count = parse_expression(&mut statement.lexer, &mut assembler.state)?;
    let mut value = 0;
    if statement.lexer.eat(TokenKind::Comma) {
        value = parse_constant(&mut statement.lexer, &mut assembler.state)?;
    }
    statement.lexer.expect_end()?;
    repeat(assembler, count, 1, value as u64 & 0xff, place)
}

/// Appends a value of `size` bytes `count` times.
fn repeat(assembler: &mut Assembler<'_>, count: Expr, size: u8, value: u64, place: Place) -> Result<(), AsmError> {
    if value != 0 && assembler.state.here().has_content.is_none() {
        assembler.state.here().has_content = Some(place);
    }
    let known = assembler.state.evaluate_now(&count);
    let Some(known) = known else {
        let fill = Fill { count, size, value, place };
        assembler.state.append_tail(Tail::Fill(Box::new(fill)), None);
        return Ok(());
    };
    let Ok(known) = u64::try_from(known) else {
        return Err(AsmError::new(place, "invalid number of bytes"));
    };
    let total =
        known.checked_mul(size.into()).filter(|&total| total <= MAX_OUTPUT || assembler.state.here().is_zeros());
    let Some(total) = total else { return Err(AsmError::new(place, format!("more than {MAX_OUTPUT} bytes"))) };
    if total <= LONG_FILL {
        let bytes = &value.to_le_bytes()[..usize::from(size.min(8))];
        for _ in 0..known {
            assembler.state.append(bytes, place)?;
        }
        return Ok(());
    }
    let fill = Fill { count: Expr::Constant(known as i64), size, value, place };
    assembler.state.append_tail(Tail::Fill(Box::new(fill)), Some(total));
    Ok(())
}
