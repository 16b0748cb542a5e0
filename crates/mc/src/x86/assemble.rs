//! Statements of assembly text: prefixes, mnemonic, the search of a row, and its encoding.

use draig_image::FixupKind;
use draig_target::Triple;

use super::matcher::{self, Kind, Mismatch, Parsed, Statement};
use super::specifier::{self, Use};
use super::table;
use super::{
    Class, Dialect, DisplacementSize, Encoding, Form, Instruction, Memory, Operand, Preference, Prefixes, Register,
    RegisterClass, Row, append_nops, att, conditions, encode, intel,
};
use crate::{
    AsmError, Encoded, Expr, InstructionSet, Lexer, Place, Specifier, Symbols, Syntax, TokenKind, relocations,
};

/// Largest number of prefixes before an instruction; the processor takes no more than 14.
pub const MAX_PREFIXES: usize = 14;

/// Longest mnemonic that is looked up.
const MAX_MNEMONIC: usize = 32;

/// Lexical rules of both dialects.
static SYNTAX: Syntax = Syntax { specifier: specifier::named, ..Syntax::HASH_COMMENTS };

/// Lexical rules of Intel syntax, which has numbers like `0ffh`.
static INTEL_SYNTAX: Syntax = Syntax { hex_suffix: true, ..SYNTAX };

/// The x86-64 instruction set, as the assembler knows it.
#[derive(Clone, Debug)]
pub struct X86 {
    dialect: Dialect,
}

impl Default for X86 {
    fn default() -> X86 {
        X86::new(Dialect::Att)
    }
}

/// Prefixes that are bytes of their own, whatever follows.
const PREFIX_BYTES: [(&str, u8); 14] = [
    ("cs", 0x2e),
    ("ds", 0x3e),
    ("es", 0x26),
    ("fs", 0x64),
    ("gs", 0x65),
    ("ss", 0x36),
    ("data16", 0x66),
    ("addr32", 0x67),
    ("rex64", 0x48),
    ("xacquire", 0xf2),
    ("xrelease", 0xf3),
    ("acquire", 0xf2),
    ("release", 0xf3),
    ("data32", 0),
];

/// Prefixes that become a part of the instruction that follows.
const PREFIXES: [(&str, Prefixes); 7] = [
    ("lock", Prefixes::LOCK),
    ("rep", Prefixes::REP),
    ("repe", Prefixes::REP),
    ("repz", Prefixes::REP),
    ("repne", Prefixes::REPNE),
    ("repnz", Prefixes::REPNE),
    ("notrack", Prefixes::NOTRACK),
];

/// `dx`, which names a port.
const PORT: Register = Register::new(RegisterClass::Gpr16, 2);

/// Mnemonics that stand for `wait` and another.
const WAITING: [(&str, &str); 8] = [
    ("finit", "fninit"),
    ("fsave", "fnsave"),
    ("fstcw", "fnstcw"),
    ("fstcww", "fnstcw"),
    ("fstenv", "fnstenv"),
    ("fstsw", "fnstsw"),
    ("fstsww", "fnstsw"),
    ("fclex", "fnclex"),
];

impl X86 {
    /// Returns the instruction set, for text in this dialect.
    pub fn new(dialect: Dialect) -> X86 {
        X86 { dialect }
    }

    /// Parses a statement to an instruction, and the prefix bytes before it; `None` if it is only these.
    ///
    /// # Errors
    ///
    /// Returns LLVM's message where the text is no instruction.
    pub fn parse(
        &self,
        text: &[u8],
        start: u32,
        symbols: &mut dyn Symbols,
    ) -> Result<(Vec<u8>, Option<Instruction>), AsmError> {
        let mut lexer = Lexer::new(text, start, self.lexical());
        let mut statement = Statement::default();
        let mut bytes = Vec::new();
        let (mnemonic, place) = loop {
            let place = lexer.place();
            self.pseudo_prefixes(&mut lexer, &mut statement)?;
            let Some(name) = lexer.identifier() else {
                if lexer.is_at_end() && !(bytes.is_empty() && statement.modifiers.prefixes == Prefixes::default()) {
                    break (String::new(), place);
                }
                return Err(lexer.error("unexpected token at start of statement"));
            };
            let name = String::from_utf8_lossy(name).to_ascii_lowercase();
            if let Some(&(_, prefix)) = PREFIXES.iter().find(|(known, _)| *known == name) {
                if lexer.is_at_end() {
                    bytes.push(alone(prefix));
                    return Ok((bytes, None));
                }
                statement.modifiers.prefixes.insert(prefix);
                continue;
            }
            match PREFIX_BYTES.iter().find(|(known, _)| *known == name) {
                Some((_, 0)) => {
                    let message = format!("'{name}' is not supported in 64-bit mode");
                    return Err(AsmError::new(place, message));
                }
                Some(&(_, byte)) if bytes.len() < MAX_PREFIXES => bytes.push(byte),
                Some(_) => return Err(AsmError::new(place, "too many prefixes")),
                None => break (name, place),
            }
        };
        if mnemonic.is_empty() {
            return Ok((bytes, None));
        }
        let waiting = WAITING.iter().find(|(known, _)| *known == mnemonic);
        let mnemonic = match waiting {
            Some(&(_, meaning)) => {
                bytes.push(0x9b);
                meaning.to_owned()
            }
            None => mnemonic,
        };
        let found = self.instruction(&mnemonic, place, &mut lexer, symbols, &mut statement);
        let (row, operands) = found.map_err(|error| match super::other_mode::is_other(&mnemonic, &statement) {
            true => AsmError::new(place, "instruction requires: Not 64-bit mode"),
            false => error,
        })?;
        let mut instruction = Instruction { row, operands, modifiers: statement.modifiers };
        shorten(&mut instruction, self.dialect);
        Ok((bytes, Some(instruction)))
    }

    fn lexical(&self) -> &'static Syntax {
        match self.dialect {
            Dialect::Att => &SYNTAX,
            Dialect::Intel => &INTEL_SYNTAX,
        }
    }

    /// Parses `{evex}` and the like.
    fn pseudo_prefixes(&self, lexer: &mut Lexer<'_>, statement: &mut Statement) -> Result<(), AsmError> {
        while lexer.kind() == TokenKind::LeftCurly {
            let (text, place) = att::braces(lexer)?;
            let text = String::from_utf8_lossy(text).to_ascii_lowercase();
            let modifiers = &mut statement.modifiers;
            match text.as_str() {
                "rex" => modifiers.preference = Preference::Rex,
                "vex" => modifiers.preference = Preference::Vex,
                "vex2" => modifiers.preference = Preference::Vex2,
                "vex3" => modifiers.preference = Preference::Vex3,
                "evex" => modifiers.preference = Preference::Evex,
                "disp8" => modifiers.displacement = DisplacementSize::One,
                "disp32" => modifiers.displacement = DisplacementSize::Four,
                _ => return Err(AsmError::new(place, "unknown prefix")),
            }
        }
        Ok(())
    }

    fn instruction(
        &self,
        written: &str,
        place: Place,
        lexer: &mut Lexer<'_>,
        symbols: &mut dyn Symbols,
        statement: &mut Statement,
    ) -> Result<(Row, Vec<Operand>), AsmError> {
        let mut name = written.to_owned();
        for (suffix, size) in [(".d32", DisplacementSize::Four), (".d8", DisplacementSize::One)] {
            if let Some(stem) = written.strip_suffix(suffix) {
                stem.clone_into(&mut name);
                statement.modifiers.displacement = size;
            }
        }
        match self.dialect {
            Dialect::Att => att::operands(lexer, symbols, statement)?,
            Dialect::Intel => intel::operands(lexer, symbols, statement, &name)?,
        }
        table::unalias(self.dialect, &name).to_owned().clone_into(&mut name);
        self.add_implied(&mut name, statement);
        let is_intel = self.dialect == Dialect::Intel;
        if is_intel && statement.operands.is_empty() && ["fsub", "fsubr", "fdiv", "fdivr"].contains(&name.as_str()) {
            name.push('p');
        }
        if let Some((stem, condition)) = conditions::split(&name) {
            name = stem;
            let condition = Parsed {
                kind: Kind::Immediate(Expr::Constant(i64::from(condition))),
                star: false,
                broadcast: 0,
                place,
            };
            match self.dialect {
                Dialect::Att => {
                    statement.operands.insert(0, condition);
                    statement.masked = statement.masked.map(|place| place + 1);
                }
                Dialect::Intel => statement.operands.push(condition),
            }
        }
        if name.len() > MAX_MNEMONIC {
            return Err(AsmError::new(place, format!("invalid instruction mnemonic '{written}'")));
        }
        let (row, operands) = match self.dialect {
            Dialect::Att => find_att(&name, written, place, statement)?,
            Dialect::Intel => intel::find(&name, written, place, statement)?,
        };
        check_distinct(row, &operands, place)?;
        Ok((row, operands))
    }

    /// Adds operands that may be left out: those of string instructions, and turns the address `(%dx)` into `%dx`.
    fn add_implied(&self, name: &mut String, statement: &mut Statement) {
        let operands = &mut statement.operands;
        for operand in operands.iter_mut() {
            let is_port = name.starts_with("in") || name.starts_with("out");
            match operand.kind {
                Kind::Memory(Memory { base: Some(base @ PORT), .. }, _) if is_port => {
                    operand.kind = Kind::Register(base);
                }
                _ => {}
            }
        }
        let is_intel = self.dialect == Dialect::Intel;
        if !operands.is_empty() {
            replace_bases(name, is_intel, operands);
            return;
        }
        if name == "movsd" && !is_intel {
            "movsl".clone_into(name);
        }
        let Some(size) = string_size(name, is_intel) else { return };
        let at = |number: u8| Parsed {
            kind: Kind::Memory(Memory::at(Register::gpr64(number), 0), size),
            star: false,
            broadcast: 0,
            place: Place::default(),
        };
        let register = |register: Register| Parsed {
            kind: Kind::Register(register),
            star: false,
            broadcast: 0,
            place: Place::default(),
        };
        let (source, destination) = (at(6), at(7));
        let port = register(PORT);
        let mut list = match &name[..3] {
            "mov" => vec![source, destination],
            "cmp" => vec![destination, source],
            "lod" => vec![source],
            "sto" | "sca" => vec![destination],
            "ins" => vec![port, destination],
            _ => vec![source, port],
        };
        if is_intel {
            list.reverse();
        }
        *operands = list;
    }
}

/// Replaces the address registers of a string instruction, which only state the size of addresses.
fn replace_bases(name: &str, is_intel: bool, operands: &mut [Parsed]) {
    let stems = ["movs", "cmps", "lods", "stos", "scas", "ins", "outs"];
    let is_string = stems.contains(&name) || string_size(name, is_intel).is_some();
    let addresses: Vec<usize> = (0..operands.len())
        .filter(|&place| {
            matches!(&operands[place].kind, Kind::Memory(memory, _)
                if memory.index.is_none()
                    && memory.displacement == Expr::Constant(0)
                    && memory.base.is_some_and(|base| matches!(base.class, RegisterClass::Gpr32 | RegisterClass::Gpr64)))
        })
        .collect();
    let has_two = name.starts_with("mov") || name.starts_with("cmp");
    if !is_string || addresses.len() != if has_two { 2 } else { 1 } {
        return;
    }
    for (order, &place) in addresses.iter().enumerate() {
        let is_source = match &name[..3] {
            "mov" => (order == 0) != is_intel,
            "cmp" => (order == 1) != is_intel,
            "lod" | "out" => true,
            _ => false,
        };
        if let Kind::Memory(Memory { base: Some(base), .. }, _) = &mut operands[place].kind {
            base.number = if is_source { 6 } else { 7 };
        }
    }
}

/// Returns the width of a string instruction's elements.
fn string_size(name: &str, is_intel: bool) -> Option<u16> {
    let stem = ["movs", "cmps", "lods", "stos", "scas", "ins", "outs"]
        .into_iter()
        .find(|stem| name.strip_prefix(stem).is_some_and(|rest| rest.len() == 1))?;
    Some(match (&name[stem.len()..], is_intel) {
        ("b", _) => 8,
        ("w", _) => 16,
        ("l", false) | ("d", true) => 32,
        ("q", _) if stem != "ins" && stem != "outs" => 64,
        _ => return None,
    })
}

/// Byte of a prefix that stands alone.
fn alone(prefix: Prefixes) -> u8 {
    match prefix {
        Prefixes::LOCK => 0xf0,
        Prefixes::REP => 0xf3,
        Prefixes::REPNE => 0xf2,
        _ => 0x3e,
    }
}

/// Finds the row of an AT&T statement; a suffix for the size of its operands may be missing.
fn find_att(name: &str, written: &str, place: Place, statement: &Statement) -> Result<(Row, Vec<Operand>), AsmError> {
    let original = match matcher::find(Dialect::Att, name, statement) {
        Ok(found) => return Ok(found),
        Err(mismatch) => mismatch,
    };
    let has_vector = statement.operands.iter().any(|operand| match operand.kind {
        Kind::Register(register) => {
            matches!(register.class, RegisterClass::Mmx | RegisterClass::Xmm | RegisterClass::Ymm | RegisterClass::Zmm)
        }
        _ => false,
    });
    let suffixes: &[&str] = match () {
        () if has_vector => &["x", "y", "z"],
        () if name.starts_with('f') => &["s", "l", "t"],
        () => &["b", "w", "l", "q"],
    };
    let mut found = Vec::new();
    let mut mismatches = Vec::new();
    for suffix in suffixes {
        let longer = format!("{name}{suffix}");
        let longer = table::unalias(Dialect::Att, &longer).to_owned();
        match matcher::find(Dialect::Att, &longer, statement) {
            Ok(row) => found.push((longer, row)),
            Err(mismatch) => mismatches.push(mismatch),
        }
    }
    if found.len() == 1 {
        return Ok(found.swap_remove(0).1);
    }
    if !found.is_empty() {
        return Err(AsmError::new(place, ambiguous(&found)));
    }
    if original == Mismatch::Unsupported || mismatches.contains(&Mismatch::Unsupported) {
        return Err(mismatch_error(Mismatch::Unsupported, written, place, statement));
    }
    let unknown = mismatches.iter().all(|mismatch| *mismatch == Mismatch::Mnemonic);
    let candidates: Vec<Mismatch> = mismatches.into_iter().filter(|mismatch| *mismatch != Mismatch::Mnemonic).collect();
    if unknown || candidates.len() == 1 {
        let mismatch = if unknown { original } else { candidates[0] };
        return Err(mismatch_error(mismatch, written, place, statement));
    }
    Err(AsmError::new(place, "unknown use of instruction mnemonic without a size suffix"))
}

/// Lists the mnemonics with suffix among which one must choose.
fn ambiguous(found: &[(String, (Row, Vec<Operand>))]) -> String {
    let mut message = String::from("ambiguous instructions require an explicit suffix (could be ");
    for (place, (name, _)) in found.iter().enumerate() {
        if place > 0 {
            message.push_str(", ");
        }
        if place + 1 == found.len() {
            message.push_str("or ");
        }
        message.push('\'');
        message.push_str(name);
        message.push('\'');
    }
    message.push(')');
    message
}

/// Returns the error for a mismatch.
pub(super) fn mismatch_error(mismatch: Mismatch, written: &str, place: Place, statement: &Statement) -> AsmError {
    let operand_place = |index: usize| statement.operands.get(index).map(|operand| operand.place);
    match mismatch {
        Mismatch::Mnemonic => AsmError::new(place, format!("invalid instruction mnemonic '{written}'")),
        Mismatch::Unsupported => AsmError::new(place, "unsupported instruction"),
        Mismatch::Unsigned4(index) => {
            AsmError::new(operand_place(index).unwrap_or(place), "immediate must be an integer in range [0, 15]")
        }
        // Without operands, the message is about the whole statement.
        Mismatch::Operand(index) => match operand_place(index) {
            Some(place) => AsmError::new(place, "invalid operand for instruction"),
            None if statement.operands.is_empty() && index > 0 => {
                AsmError::new(place, "invalid operand for instruction")
            }
            None => AsmError::new(place, "too few operands for instruction"),
        },
    }
}

/// Checks that the registers of a product of matrices differ.
fn check_distinct(row: Row, operands: &[Operand], place: Place) -> Result<(), AsmError> {
    let mut seen = 0_u32;
    for (operand, info) in operands.iter().zip(row.info().operands()) {
        let (Operand::Register(register), Class::Tile) = (operand, info.class) else { continue };
        if seen >> register.number & 1 != 0 {
            return Err(AsmError::new(place, "all tmm registers must be distinct"));
        }
        seen |= 1 << register.number;
    }
    Ok(())
}

/// Replaces the row by one with a shorter encoding of the same operation.
fn shorten(instruction: &mut Instruction, dialect: Dialect) {
    let info = instruction.row.info();
    match info.encoding {
        Encoding::Legacy if info.map == 0 => match (info.form, info.opcode) {
            (Form::ModRm, 0x88..=0x8b) => use_offset(instruction),
            // The upper half of a general register is ignored.
            (Form::ModRm, 0x8e) if info.name == "MOV16sr" && dialect == Dialect::Att => {
                instruction.row = super::rows::MOV32sr;
            }
            (Form::ModRm, 0x8c) if info.name == "MOV16rs" && dialect == Dialect::Intel => {
                instruction.row = super::rows::MOV32rs;
            }
            // shift or rotate by one
            (Form::Digit(_), 0xc0 | 0xc1)
                if instruction.operands.last() == Some(&Operand::Immediate(Expr::Constant(1))) =>
            {
                if let Some(row) = info.name.strip_suffix('i').and_then(|stem| Row::named(&format!("{stem}1"))) {
                    instruction.row = row;
                    instruction.operands.pop();
                }
            }
            (Form::None, 0xcd) if instruction.operands == [Operand::Immediate(Expr::Constant(3))] => {
                instruction.row = super::rows::INT3;
                instruction.operands.clear();
            }
            _ => {}
        },
        Encoding::Vex if instruction.modifiers.preference != Preference::Vex3 => exchange(instruction),
        _ => {}
    }
}

/// Replaces a move between the accumulator and an absolute address that does not fit four bytes.
fn use_offset(instruction: &mut Instruction) {
    let is_far = |operand: &Operand| {
        matches!(operand, Operand::Memory(memory) if memory.base.is_none()
            && memory.index.is_none()
            && memory.displacement.constant().is_some_and(|value| i32::try_from(value).is_err()))
    };
    let is_accumulator = |operand: &Operand| matches!(operand, Operand::Register(register) if register.number == 0 && register.class != RegisterClass::High8);
    let (offset, name) = match (instruction.row.info().name, instruction.operands.as_slice()) {
        (name, [first, second]) if name.ends_with("rm") && is_accumulator(first) && is_far(second) => (1, "ao64"),
        (name, [first, second]) if name.ends_with("mr") && is_far(first) && is_accumulator(second) => (0, "o64a"),
        _ => return,
    };
    let stem = &instruction.row.info().name[..instruction.row.info().name.len() - 2];
    if let Some(row) = Row::named(&format!("{stem}{name}")) {
        instruction.row = row;
        instruction.operands = vec![instruction.operands.swap_remove(offset)];
    }
}

/// Exchanges operands of a VEX instruction where this makes the prefix one byte shorter: bit 3 of ModRM.rm needs the
/// long prefix, those of the other fields do not.
fn exchange(instruction: &mut Instruction) {
    let info = instruction.row.info();
    if info.map != 1 || info.wide || info.form != Form::ModRm {
        return;
    }
    let number = |place: usize| match instruction.operands.get(place) {
        Some(Operand::Register(register)) => Some(register.number),
        _ => None,
    };
    let (first, second) = match info.operands().len() {
        2 => (0, 1),
        // Of operands that are not in a vector register, none is exchanged.
        _ => (1, 2),
    };
    let (Some(low), Some(high)) = (number(first), number(second)) else { return };
    let is_general = |place: usize| matches!(instruction.operands[place], Operand::Register(register) if !matches!(register.class, RegisterClass::Xmm | RegisterClass::Ymm));
    if low >= 8 || high < 8 || is_general(first) || is_general(second) {
        return;
    }
    let last_number = match instruction.operands.last() {
        Some(Operand::Immediate(Expr::Constant(value))) => Some(*value),
        _ => None,
    };
    let reversed = match info.operands().len() {
        // The form that stores has the operands in the other fields.
        2 if info.name == "VMOVZPQILo2PQIrr" => Row::named("VMOVPQI2QIrr"),
        2 => Row::named(&format!("{}_REV", info.name)),
        3 if matches!(info.name, "VMOVSSrr" | "VMOVSDrr") => {
            if number(0).is_none_or(|number| number >= 8) {
                return;
            }
            Row::named(&format!("{}_REV", info.name))
        }
        3 if info.commutes && !matches!(info.name, "VMOVHLPSrr" | "VUNPCKHPDrr") => {
            instruction.operands.swap(1, 2);
            return;
        }
        // Comparisons of which both orders are the same: equal, unordered, not equal, ordered.
        4 if info.commutes && info.opcode == 0xc2 && matches!(last_number.map(|n| n & 7), Some(0 | 3 | 4 | 7)) => {
            instruction.operands.swap(1, 2);
            return;
        }
        _ => None,
    };
    if let Some(row) = reversed {
        instruction.row = row;
    }
}

impl InstructionSet for X86 {
    fn accepts(&self, triple: &Triple) -> bool {
        triple.arch_name().starts_with(b"x86_64") || triple.arch_name() == b"amd64"
    }

    fn syntax(&self) -> &'static Syntax {
        self.lexical()
    }

    fn assemble(
        &mut self,
        text: &[u8],
        start: u32,
        symbols: &mut dyn Symbols,
        out: &mut Encoded,
    ) -> Result<(), AsmError> {
        let (bytes, instruction) = self.parse(text, start, symbols)?;
        out.bytes.extend_from_slice(&bytes);
        let Some(instruction) = instruction else { return Ok(()) };
        encode(instruction.row, &instruction.operands, instruction.modifiers, out).map_err(|error| {
            let end = start + text.len() as u32;
            let place = Place { start, end };
            AsmError::new(place, error.to_string())
        })
    }

    fn directive(&mut self, name: &[u8], operands: &[u8], start: u32) -> Result<bool, AsmError> {
        let place = Place { start, end: start + operands.len() as u32 };
        let words: Vec<&[u8]> = operands.split(u8::is_ascii_whitespace).filter(|word| !word.is_empty()).collect();
        match name {
            b".code64" if words.is_empty() => Ok(true),
            b".code" => Err(AsmError::new(Place { start: start - 5, end: start }, "unknown directive .code")),
            b".code16" | b".code32" | b".code16gcc" => Err(AsmError::new(place, "only 64-bit code is supported")),
            b".att_syntax" => match words.as_slice() {
                [] | [b"prefix"] => {
                    *self = X86::new(Dialect::Att);
                    Ok(true)
                }
                [b"noprefix"] => Err(AsmError::new(
                    place,
                    "'.att_syntax noprefix' is not supported: registers must have a '%' prefix in .att_syntax",
                )),
                _ => Err(AsmError::new(place, "expected newline")),
            },
            b".intel_syntax" => match words.as_slice() {
                [] | [b"noprefix"] => {
                    *self = X86::new(Dialect::Intel);
                    Ok(true)
                }
                [b"prefix"] => Err(AsmError::new(
                    place,
                    "'.intel_syntax prefix' is not supported: registers must not have a '%' prefix in .intel_syntax",
                )),
                _ => Err(AsmError::new(place, "expected newline")),
            },
            _ => Ok(false),
        }
    }

    fn named_fixup(&self, name: &[u8]) -> Option<FixupKind> {
        relocations::x86_64(name).or_else(|| relocations::generic(name))
    }

    fn data_fixup(&self, bytes: u8, specifier: Option<Specifier>, is_pc_relative: bool) -> Option<FixupKind> {
        let used = if is_pc_relative { Use::Relative(bytes) } else { Use::Absolute(bytes) };
        specifier::kind(specifier, used)
    }

    fn nops(&self, count: usize, out: &mut Vec<u8>) {
        append_nops(out, count);
    }
}
