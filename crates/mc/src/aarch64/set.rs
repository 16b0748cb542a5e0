//! AArch64 as the assembler knows it: statements, directives of the target, data.

use draig_image::FixupKind;
use draig_target::Triple;

use super::features::Features;
use super::generated::opcodes;
use super::parse::{Aliases, Parsed, SYNTAX, parse_statement};
use super::register::Register;
use crate::parse_expression;
use crate::{
    AsmError, Encoded, InstructionSet, Lexer, PendingFixup, Place, Specifier, Symbols, Syntax, TokenKind, relocations,
};

/// Names of `.req` that are kept; further ones are an error.
pub(crate) const MAX_ALIASES: usize = 1 << 16;

/// Bits of `nop`.
const NOP: u32 = 0xd503_201f;

/// A64 with the features of a processor, and the names that the text gives to registers.
///
/// ```
/// use draig_mc::aarch64::{AArch64, Features, opcodes};
/// use draig_mc::{AsmError, Place, Symbols};
///
/// struct NoSymbols;
///
/// impl Symbols for NoSymbols {
///     fn symbol(&mut self, _: &[u8], place: Place) -> Result<draig_image::SymbolId, AsmError> {
///         Err(AsmError::new(place, "no symbols here"))
///     }
///
///     fn absolute(&self, _: draig_image::SymbolId) -> Option<i64> {
///         None
///     }
/// }
///
/// let mut set = AArch64::new(Features::generic());
/// let parsed = set.parse(b"cmp x1, #8", 0, &mut NoSymbols).unwrap();
/// assert_eq!(parsed.instruction.opcode(), opcodes::SUBSXri);
/// assert_eq!(parsed.instruction.encode(), Ok(0xf100203f));
/// let error = set.parse(b"casal x0, x1, [x2]", 0, &mut NoSymbols).unwrap_err();
/// assert_eq!(error.message(), "instruction requires: lse");
/// ```
#[derive(Clone, Debug)]
pub struct AArch64 {
    features: Features,
    aliases: Aliases,
}

impl AArch64 {
    /// Returns the instruction set of a processor with these features.
    pub fn new(features: Features) -> AArch64 {
        AArch64 { features, aliases: Aliases::new() }
    }

    /// Returns the features, which directives may have changed.
    pub fn features(&self) -> &Features {
        &self.features
    }

    /// Parses a statement without label and comment, which starts at this offset of the source.
    ///
    /// # Errors
    ///
    /// Returns LLVM's message with the place in the source.
    pub fn parse(&mut self, text: &[u8], start: u32, symbols: &mut dyn Symbols) -> Result<Parsed, AsmError> {
        parse_statement(text, start, self.features, &self.aliases, symbols)
    }

    /// Executes `NAME .req REGISTER`; `false` if the statement is none.
    fn define_alias(&mut self, text: &[u8], start: u32) -> Result<bool, AsmError> {
        let mut lexer = Lexer::new(text, start, &SYNTAX);
        let Some(name) = lexer.identifier() else { return Ok(false) };
        if !matches!(lexer.kind(), TokenKind::Identifier(word) if word.eq_ignore_ascii_case(b".req")) {
            return Ok(false);
        }
        lexer.bump();
        let place = lexer.place();
        let target = lexer.identifier().and_then(|target| {
            Register::parse(target).or_else(|| self.aliases.get(&target.to_ascii_lowercase()).copied())
        });
        let Some(register) = target else {
            return Err(AsmError::new(place, "register name or alias expected"));
        };
        lexer.expect_end()?;
        if self.aliases.len() >= MAX_ALIASES {
            return Err(AsmError::new(place, "too many names of registers"));
        }
        self.aliases.entry(name.to_ascii_lowercase()).or_insert(register);
        Ok(true)
    }

    /// Executes `.inst` and `.tlsdesccall`; `false` if the statement is neither.
    fn assemble_directive(
        &mut self,
        text: &[u8],
        start: u32,
        symbols: &mut dyn Symbols,
        out: &mut Encoded,
    ) -> Result<bool, AsmError> {
        let mut lexer = Lexer::new(text, start, &SYNTAX);
        let Some(name) = lexer.identifier() else { return Ok(false) };
        match name.to_ascii_lowercase().as_slice() {
            b".inst" => {
                if lexer.is_at_end() {
                    return Err(lexer.error("expected expression following '.inst' directive"));
                }
                loop {
                    let place = lexer.place();
                    let value = parse_expression(&mut lexer, symbols)?;
                    let Some(value) = value.constant() else {
                        return Err(AsmError::new(place, "expected constant expression"));
                    };
                    out.bytes.extend((value as u32).to_le_bytes());
                    if !lexer.eat(TokenKind::Comma) {
                        break;
                    }
                }
                lexer.expect_end()?;
            }
            b".tlsdesccall" => {
                let expr = parse_expression(&mut lexer, symbols)?;
                lexer.expect_end()?;
                out.fixups.push(PendingFixup { offset: 0, kind: FixupKind::TlsDescCall, expr });
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Executes `.arch NAME+EXTENSION+noEXTENSION`.
    fn set_architecture(&mut self, operands: &[u8], place: Place) -> Result<(), AsmError> {
        let text = String::from_utf8_lossy(operands);
        let mut parts = text.trim().split('+');
        let name = parts.next().unwrap_or_default().trim();
        let mut features = self.features;
        if !features.set_architecture(name) {
            return Err(AsmError::new(place, "unknown arch name"));
        }
        for extension in parts {
            if !features.set_extension(extension.trim()) {
                let message = format!("unsupported architectural extension: {}", extension.trim());
                return Err(AsmError::new(place, message));
            }
        }
        self.features = features;
        Ok(())
    }
}

impl Default for AArch64 {
    fn default() -> AArch64 {
        AArch64::new(Features::generic())
    }
}

fn is_signed_move(kind: FixupKind) -> bool {
    matches!(
        kind,
        FixupKind::MovwTprelG0
            | FixupKind::MovwTprelG1
            | FixupKind::MovwTprelG2
            | FixupKind::MovwDtprelG0
            | FixupKind::MovwDtprelG1
            | FixupKind::MovwDtprelG2
            | FixupKind::MovwGotTprelG1
    )
}

/// Place of a directive's operands without the blanks around them.
fn trimmed(operands: &[u8], start: u32) -> Place {
    let from = operands.len() - operands.trim_ascii_start().len();
    let start = start + from as u32;
    Place { start, end: start + operands.trim_ascii().len() as u32 }
}

impl InstructionSet for AArch64 {
    fn accepts(&self, triple: &Triple) -> bool {
        triple.is_aarch64()
    }

    fn syntax(&self) -> &'static Syntax {
        &SYNTAX
    }

    fn assemble(
        &mut self,
        text: &[u8],
        start: u32,
        symbols: &mut dyn Symbols,
        out: &mut Encoded,
    ) -> Result<(), AsmError> {
        if text.first() == Some(&b'.') && self.assemble_directive(text, start, symbols, out)? {
            return Ok(());
        }
        match self.parse(text, start, symbols) {
            Ok(Parsed { instruction, fixup }) => {
                let place = Place { start, end: start + text.len() as u32 };
                let mut bits = instruction.encode().map_err(|error| AsmError::new(place, error.message))?;
                // The linker makes `movz` or `movn` of a move of a signed number, by its sign.
                if fixup.as_ref().is_some_and(|fixup| is_signed_move(fixup.kind))
                    && matches!(instruction.opcode(), opcodes::MOVZWi | opcodes::MOVZXi)
                {
                    bits &= !(1 << 30);
                }
                out.bytes.extend(bits.to_le_bytes());
                out.fixups.extend(fixup);
                Ok(())
            }
            // a name that no instruction has may be that of a register to be
            Err(error) => match self.define_alias(text, start)? {
                true => Ok(()),
                false => Err(error),
            },
        }
    }

    fn directive(&mut self, name: &[u8], operands: &[u8], start: u32) -> Result<bool, AsmError> {
        let place = trimmed(operands, start);
        let operand = operands.trim_ascii();
        match name {
            b".arch" => self.set_architecture(operand, place)?,
            b".cpu" => {
                let text = String::from_utf8_lossy(operand).into_owned();
                let extensions = text.strip_prefix("generic").filter(|rest| rest.is_empty() || rest.starts_with('+'));
                let Some(extensions) = extensions else { return Err(AsmError::new(place, "unknown CPU name")) };
                self.set_architecture(format!("armv8-a{extensions}").as_bytes(), place)?;
            }
            b".arch_extension" => {
                let extension = String::from_utf8_lossy(operand).into_owned();
                if !self.features.set_extension(&extension) {
                    let message = format!("unsupported architectural extension: {extension}");
                    return Err(AsmError::new(place, message));
                }
            }
            b".unreq" => {
                self.aliases.remove(&operand.to_ascii_lowercase());
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn named_fixup(&self, name: &[u8]) -> Option<FixupKind> {
        relocations::aarch64(name).or_else(|| relocations::generic(name))
    }

    fn data_fixup(&self, bytes: u8, specifier: Option<Specifier>, is_pc_relative: bool) -> Option<FixupKind> {
        if specifier.is_some() {
            return None;
        }
        Some(match (bytes, is_pc_relative) {
            (1, false) => FixupKind::Abs8,
            (2, false) => FixupKind::Abs16,
            (4, false) => FixupKind::Abs32,
            (8, false) => FixupKind::Abs64,
            (1, true) => FixupKind::Pc8,
            (2, true) => FixupKind::Pc16,
            (4, true) => FixupKind::Pc32,
            (8, true) => FixupKind::Pc64,
            _ => return None,
        })
    }

    fn nops(&self, count: usize, out: &mut Vec<u8>) {
        out.resize(out.len() + count % 4, 0);
        for _ in 0..count / 4 {
            out.extend(NOP.to_le_bytes());
        }
    }
}
