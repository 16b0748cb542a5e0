//! Expansion of the template of inline assembly (LangRef "Asm template argument modifiers").

use super::error::AsmError;
use super::table::{IntegerForm, ModifierRow, OperandKind, Piece, Register, Table};

/// Longest expansion in bytes. An operand may be referred to any number of times.
pub const MAX_EXPANSION: usize = 1 << 24;

/// An operand as the template prints it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AsmOperand {
    /// In these registers, of which the first is printed.
    Registers(Vec<Register>),
    /// An integer.
    Integer(i64),
    /// The address of a symbol plus an offset.
    Symbol(Vec<u8>, i64),
    /// In memory.
    Memory(AsmAddress),
    /// A block, by its label.
    Label(Vec<u8>),
    /// Something that cannot be printed.
    Unprintable,
}

/// Address of an operand in memory.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct AsmAddress {
    /// The register that holds the base.
    pub base: Option<Register>,
    /// The symbol that is added.
    pub symbol: Option<Vec<u8>>,
    /// The number that is added.
    pub offset: i64,
    /// Whether the symbol is a constant's in the pool of constants.
    pub pool: bool,
}

/// Operands and choices with which a template is expanded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Expansion<'a> {
    /// The operands, by their numbers.
    pub operands: &'a [AsmOperand],
    /// Whether the assembly is marked `inteldialect`.
    pub intel: bool,
    /// Number that `${:uid}` prints.
    pub unique: u64,
}

impl Table {
    /// Expands a template.
    ///
    /// ```
    /// use draig_target::Triple;
    /// use draig_target::inline_asm::{AsmOperand, Expansion, table_of};
    ///
    /// let table = table_of(&Triple::parse("x86_64-unknown-linux-gnu")).unwrap();
    /// let ecx = AsmOperand::Registers(vec![table.register("ecx").unwrap()]);
    /// let operands = [ecx, AsmOperand::Integer(-1)];
    /// let with = Expansion { operands: &operands, intel: false, unique: 0 };
    /// let text = table.expand(b"add $1, ${0:q} ${:comment} $$", &with).unwrap();
    /// assert_eq!(text, b"add $-1, %rcx # $");
    /// let error = table.expand(b"add $2", &with).unwrap_err();
    /// assert_eq!(error.to_string(), "Invalid $ operand number in inline asm string: 'add $2'");
    /// ```
    ///
    /// # Errors
    ///
    /// Returns what LLVM reports about the template.
    pub fn expand(&self, template: &[u8], with: &Expansion<'_>) -> Result<Vec<u8>, AsmError> {
        self.expand_or_offset(template, with).map_err(|(error, _)| error)
    }

    /// Same as [`expand`](Table::expand), with the offset in the template at which it fails.
    ///
    /// # Errors
    ///
    /// Returns what LLVM reports about the template, and the offset.
    pub fn expand_or_offset(&self, template: &[u8], with: &Expansion<'_>) -> Result<Vec<u8>, (AsmError, usize)> {
        let mut text = Vec::with_capacity(template.len());
        let mut rest = template;
        match self.expand_into(template, with, &mut text, &mut rest) {
            Ok(()) => Ok(text),
            Err(error) => Err((error, template.len() - rest.len())),
        }
    }

    /// Expands a template; `rest` is what has not been looked at.
    fn expand_into<'a>(
        &self,
        template: &'a [u8],
        with: &Expansion<'_>,
        text: &mut Vec<u8>,
        rest: &mut &'a [u8],
    ) -> Result<(), AsmError> {
        let shown = || String::from_utf8_lossy(template).into_owned();
        let selected = if with.intel { 1 } else { self.variant };
        let mut variant: Option<usize> = None;
        while let Some((&byte, after)) = rest.split_first() {
            if text.len() > MAX_EXPANSION {
                return Err(AsmError::TooLong);
            }
            *rest = after;
            let printed = variant.is_none_or(|variant| variant == selected);
            if byte != b'$' {
                if printed {
                    text.push(byte);
                }
                continue;
            }
            match rest.first() {
                Some(b'$') => {
                    *rest = &rest[1..];
                    if printed && !with.intel {
                        text.push(b'$');
                    }
                }
                Some(b'(') => {
                    *rest = &rest[1..];
                    if variant.is_some() {
                        return Err(AsmError::NestedVariants(shown()));
                    }
                    variant = Some(0);
                }
                Some(b'|') => {
                    *rest = &rest[1..];
                    match &mut variant {
                        Some(variant) => *variant += 1,
                        None => text.push(b'|'),
                    }
                }
                Some(b')') => {
                    *rest = &rest[1..];
                    if variant.take().is_none() {
                        text.push(b'}');
                    }
                }
                _ => {
                    let (reference, after) = reference(rest, &shown)?;
                    *rest = after;
                    self.print_reference(reference, with, printed, &shown, text)?;
                }
            }
        }
        Ok(())
    }

    fn print_reference(
        &self,
        reference: Reference<'_>,
        with: &Expansion<'_>,
        printed: bool,
        shown: &dyn Fn() -> String,
        text: &mut Vec<u8>,
    ) -> Result<(), AsmError> {
        match reference {
            Reference::Special(_) if !printed => {}
            Reference::Special(b"private") => text.extend(self.private.bytes()),
            Reference::Special(b"comment") => text.extend(self.comment.bytes()),
            Reference::Special(b"uid") => text.extend(with.unique.to_string().bytes()),
            Reference::Special(name) => {
                return Err(AsmError::UnknownFormatter(String::from_utf8_lossy(name).into_owned()));
            }
            Reference::Operand(number, modifier) => {
                let operand = with.operands.get(number).ok_or_else(|| AsmError::InvalidNumber(shown()))?;
                if printed {
                    self.print_operand(operand, modifier, with.intel, text)
                        .ok_or_else(|| AsmError::BadOperand(shown()))?;
                }
            }
        }
        Ok(())
    }

    /// Prints an operand; `None` if it does not have the modifier.
    fn print_operand(&self, operand: &AsmOperand, modifier: Option<u8>, intel: bool, text: &mut Vec<u8>) -> Option<()> {
        if let AsmOperand::Label(name) = operand {
            matches!(modifier, None | Some(b'l')).then(|| text.extend(name))?;
            return Some(());
        }
        let row = self.modifiers.iter().find(|row| {
            row.intel == intel
                && row.letters.contains(&modifier)
                && row.kinds.iter().any(|kind| applies(*kind, operand))
        })?;
        self.print_row(row, operand, text)
    }

    fn print_row(&self, row: &ModifierRow, operand: &AsmOperand, text: &mut Vec<u8>) -> Option<()> {
        row.text.iter().try_for_each(|piece| self.print_piece(piece, operand, text))
    }

    fn print_piece(&self, piece: &Piece, operand: &AsmOperand, text: &mut Vec<u8>) -> Option<()> {
        match (piece, operand) {
            (Piece::Literal(literal), _) => text.extend(literal.bytes()),
            (Piece::Register { position, view }, AsmOperand::Registers(registers)) => {
                self.print_register(*registers.get(*position)?, view.as_deref(), text)?;
            }
            (Piece::NextRegister, AsmOperand::Registers(registers)) => {
                let first = *registers.first()?;
                self.print_register(Register { index: first.index + 1, ..first }, None, text)?;
            }
            (Piece::Number, AsmOperand::Registers(registers)) => {
                text.extend(registers.first()?.index.to_string().bytes());
            }
            (Piece::Integer(form), AsmOperand::Integer(value)) => text.extend(integer(*form, *value).bytes()),
            (Piece::Symbol, AsmOperand::Symbol(name, offset)) => {
                text.extend(name);
                if *offset != 0 {
                    text.extend(format!("{offset:+}").bytes());
                }
            }
            (Piece::Symbol, AsmOperand::Memory(AsmAddress { symbol: Some(name), offset, .. })) => {
                self.print_piece(piece, &AsmOperand::Symbol(name.clone(), *offset), text)?;
            }
            (Piece::Base, AsmOperand::Memory(address)) => self.print_register(address.base?, None, text)?,
            (Piece::Offset { plus, omit_zero }, AsmOperand::Memory(address)) => match &address.symbol {
                Some(name) => {
                    let symbol = AsmOperand::Symbol(name.clone(), address.offset.wrapping_add(*plus));
                    self.symbol_offset.iter().try_for_each(|piece| self.print_piece(piece, &symbol, text))?;
                }
                None => {
                    let offset = address.offset.wrapping_add(*plus);
                    if offset != 0 || !omit_zero {
                        text.extend(offset.to_string().bytes());
                    }
                }
            },
            _ => return None,
        }
        Some(())
    }

    fn print_register(&self, register: Register, view: Option<&str>, text: &mut Vec<u8>) -> Option<()> {
        let file = self.files.get(register.file)?;
        let view = match view {
            Some(name) => file.views.iter().position(|view| *view.name == *name)?,
            None => register.view,
        };
        text.extend(self.names(Register { view, ..register })?.printed.bytes());
        Some(())
    }
}

fn applies(kind: OperandKind, operand: &AsmOperand) -> bool {
    match (kind, operand) {
        (OperandKind::Register, AsmOperand::Registers(_))
        | (OperandKind::Immediate, AsmOperand::Integer(_))
        | (OperandKind::Zero, AsmOperand::Integer(0))
        | (OperandKind::Inline, AsmOperand::Integer(-16..=64))
        | (OperandKind::Symbol, AsmOperand::Symbol(..))
        | (OperandKind::Memory, AsmOperand::Memory(_)) => true,
        (OperandKind::Pool, AsmOperand::Memory(address)) => address.pool,
        (OperandKind::Symbolic, AsmOperand::Memory(address)) => {
            address.base.is_none() && address.symbol.is_some() && !address.pool
        }
        (OperandKind::Based, AsmOperand::Memory(address)) => address.symbol.is_none() && address.offset == 0,
        (OperandKind::Absolute, AsmOperand::Memory(address)) => address.base.is_none() && address.symbol.is_none(),
        (OperandKind::RegisterPair, AsmOperand::Registers(registers)) => registers.len() > 1,
        (OperandKind::File(file), AsmOperand::Registers(registers)) => registers.iter().all(|one| one.file == file),
        (OperandKind::View(file, view), AsmOperand::Registers(registers)) => {
            registers.iter().all(|one| one.file == file && one.view == view)
        }
        _ => false,
    }
}

fn integer(form: IntegerForm, value: i64) -> String {
    match form {
        IntegerForm::Plain => value.to_string(),
        IntegerForm::Negated => value.wrapping_neg().to_string(),
        IntegerForm::Inverted => (!value).to_string(),
        IntegerForm::From32 => (32i64.wrapping_sub(value) & 31).to_string(),
        IntegerForm::MinusOne => value.wrapping_sub(1).to_string(),
        IntegerForm::Low16 => (value & 0xffff).to_string(),
        IntegerForm::Low32 => (value as i32).to_string(),
        IntegerForm::Hex => format!("{value:#x}"),
        IntegerForm::HexLow16 => format!("{:#x}", value & 0xffff),
        IntegerForm::Log2 => value.trailing_zeros().to_string(),
    }
}

/// A reference after a `$`.
enum Reference<'a> {
    /// An operand and its modifier.
    Operand(usize, Option<u8>),
    /// The name after `${:`.
    Special(&'a [u8]),
}

/// Parses what follows a `$`, and returns the text after it.
fn reference<'a>(text: &'a [u8], shown: &dyn Fn() -> String) -> Result<(Reference<'a>, &'a [u8]), AsmError> {
    let bad_braces = || AsmError::BadBraces(shown());
    let braced = text.strip_prefix(b"{");
    if let Some(name) = braced.and_then(|rest| rest.strip_prefix(b":")) {
        let end = name.iter().position(|&byte| byte == b'}').ok_or_else(bad_braces)?;
        return Ok((Reference::Special(&name[..end]), &name[end + 1..]));
    }
    let rest = braced.unwrap_or(text);
    let digits = rest.iter().position(|byte| !byte.is_ascii_digit()).unwrap_or(rest.len());
    let (number, mut rest) = rest.split_at(digits);
    let number = std::str::from_utf8(number).ok().and_then(|number| number.parse::<u32>().ok());
    let number = number.ok_or_else(|| AsmError::BadNumber(shown()))?;
    let mut modifier = None;
    if braced.is_some() {
        if let Some(after) = rest.strip_prefix(b":") {
            let (&letter, after) = after.split_first().ok_or_else(bad_braces)?;
            (modifier, rest) = (Some(letter), after);
        }
        rest = rest.strip_prefix(b"}").ok_or_else(bad_braces)?;
    }
    Ok((Reference::Operand(number as usize, modifier), rest))
}
