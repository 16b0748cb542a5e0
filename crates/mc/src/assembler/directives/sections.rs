//! Directives of sections.

use draig_image::{Section, SectionFlags, SectionKind, SymbolId};

use crate::assembler::Assembler;
use crate::assembler::limits::MAX_SECTION_DEPTH;
use crate::assembler::statement::Statement;
use crate::expr::parse_located;
use crate::{AsmError, Lexer, Place, TokenKind, parse_constant};

/// Flags that a letter of the second operand of `.section` sets.
fn flag(flags: &mut SectionFlags, letter: u8, is_x86: bool) -> bool {
    match letter {
        b'a' => flags.alloc = true,
        b'w' => flags.write = true,
        b'x' => flags.exec = true,
        b'M' => flags.merge = true,
        b'S' => flags.strings = true,
        b'T' => flags.tls = true,
        b'e' => flags.exclude = true,
        b'R' => flags.retain = true,
        // SHF_X86_64_LARGE
        b'l' if is_x86 => flags.other |= 0x1000_0000,
        // SHF_AARCH64_PURECODE
        b'y' if !is_x86 => flags.other |= 0x2000_0000,
        _ => return false,
    }
    true
}

/// A bit of `sh_flags`, and what sets the field that stands for it.
type FlagBit = (u64, fn(&mut SectionFlags));

/// Values of `sh_flags` with a field of their own (System V gABI, figure 4-11).
const FLAG_BITS: [FlagBit; 8] = [
    (0x1, |flags| flags.write = true),
    (0x2, |flags| flags.alloc = true),
    (0x4, |flags| flags.exec = true),
    (0x10, |flags| flags.merge = true),
    (0x20, |flags| flags.strings = true),
    (0x400, |flags| flags.tls = true),
    (0x20_0000, |flags| flags.retain = true),
    (0x8000_0000, |flags| flags.exclude = true),
];

/// Returns the flags of a number.
fn flags_of_number(number: u64) -> SectionFlags {
    let mut flags = SectionFlags { other: number, ..SectionFlags::default() };
    for (bit, set) in FLAG_BITS {
        if number & bit != 0 {
            flags.other &= !bit;
            set(&mut flags);
        }
    }
    flags
}

/// Whether a name is this one, or goes on after it with a point.
fn is_or_extends(name: &[u8], prefix: &[u8]) -> bool {
    name.strip_prefix(prefix).is_some_and(|rest| rest.is_empty() || rest[0] == b'.')
}

/// Returns the flags that sections of this name have by default.
fn default_flags(name: &[u8]) -> SectionFlags {
    let any = |prefixes: &[&[u8]]| prefixes.iter().any(|prefix| is_or_extends(name, prefix));
    let mut flags = SectionFlags::default();
    if any(&[b".rodata", b".rodata1", b".lrodata"]) {
        flags.alloc = true;
    } else if any(&[b".init", b".fini", b".text", b".ltext"]) {
        flags.alloc = true;
        flags.exec = true;
    } else if any(&[
        b".data",
        b".data1",
        b".bss",
        b".init_array",
        b".fini_array",
        b".preinit_array",
        b".ldata",
        b".lbss",
    ]) {
        flags.alloc = true;
        flags.write = true;
    } else if any(&[b".tdata", b".tbss"]) {
        flags.alloc = true;
        flags.write = true;
        flags.tls = true;
    }
    flags
}

/// Returns the kind that sections of this name have by default.
fn default_kind(name: &[u8]) -> SectionKind {
    let any = |prefixes: &[&[u8]]| prefixes.iter().any(|prefix| is_or_extends(name, prefix));
    if name.starts_with(b".note") {
        SectionKind::Note
    } else if any(&[b".init_array"]) {
        SectionKind::InitArray
    } else if any(&[b".bss", b".lbss", b".tbss"]) {
        SectionKind::Zeros
    } else if any(&[b".fini_array"]) {
        SectionKind::FiniArray
    } else if any(&[b".preinit_array"]) {
        SectionKind::PreinitArray
    } else {
        SectionKind::Bits
    }
}

/// Names of types, and their numbers if they have no kind of their own.
fn kind_of_name(name: &[u8]) -> Option<SectionKind> {
    Some(match name {
        b"progbits" => SectionKind::Bits,
        b"nobits" => SectionKind::Zeros,
        b"note" => SectionKind::Note,
        b"init_array" => SectionKind::InitArray,
        b"fini_array" => SectionKind::FiniArray,
        b"preinit_array" => SectionKind::PreinitArray,
        b"unwind" => SectionKind::Other(0x7000_0001),
        b"llvm_odrtab" => SectionKind::Other(0x6fff_4c00),
        b"llvm_linker_options" => SectionKind::Other(0x6fff_4c01),
        b"llvm_call_graph_profile" => SectionKind::Other(0x6fff_4c09),
        b"llvm_dependent_libraries" => SectionKind::Other(0x6fff_4c04),
        b"llvm_sympart" => SectionKind::Other(0x6fff_4c05),
        b"llvm_bb_addr_map" => SectionKind::Other(0x6fff_4c0a),
        b"llvm_offloading" => SectionKind::Other(0x6fff_4c0b),
        b"llvm_lto" => SectionKind::Other(0x6fff_4c0c),
        _ => return None,
    })
}

/// Operands of `.section`.
#[derive(Default)]
struct Operands {
    name: Vec<u8>,
    flags: Option<SectionFlags>,
    kind: Option<SectionKind>,
    entry_size: u64,
    group: Option<SymbolId>,
    is_comdat: bool,
    linked_to: Option<SymbolId>,
    unique: Option<u32>,
    subsection: u32,
}

/// Takes the name of a section: a string, or all up to a comma or a blank.
fn section_name<'a>(lexer: &mut Lexer<'a>) -> Option<&'a [u8]> {
    if let TokenKind::String(name) = lexer.kind() {
        lexer.bump();
        return Some(name);
    }
    let start = lexer.place().start;
    let mut end = start;
    let ends = |kind| matches!(kind, TokenKind::End | TokenKind::Comma | TokenKind::Error(_));
    while !ends(lexer.kind()) && (end == start || lexer.is_adjacent()) {
        end = lexer.bump().place.end;
    }
    (end > start).then(|| lexer.slice(Place { start, end }))
}

fn end_of_directive(lexer: &Lexer<'_>) -> Result<(), AsmError> {
    if lexer.is_at_end() { Ok(()) } else { Err(lexer.error("expected end of directive")) }
}

fn parse_flags(assembler: &Assembler<'_>, lexer: &mut Lexer<'_>) -> Result<(SectionFlags, bool, bool, bool), AsmError> {
    let TokenKind::String(text) = lexer.kind() else { return Err(lexer.error("expected string")) };
    lexer.bump();
    let is_x86 = assembler.set.syntax().hash_comments;
    let (mut has_group, mut has_link, mut takes_group) = (false, false, false);
    let mut flags = SectionFlags::default();
    let number = std::str::from_utf8(text).ok().and_then(parse_number);
    if let Some(number) = number {
        flags = flags_of_number(number & !0x200);
        has_group = number & 0x200 != 0;
    } else {
        for &letter in text {
            match letter {
                b'G' => has_group = true,
                b'o' => has_link = true,
                b'?' => takes_group = true,
                _ if flag(&mut flags, letter, is_x86) => {}
                _ => return Err(lexer.error("unknown flag")),
            }
        }
    }
    if has_link {
        // SHF_LINK_ORDER
        flags.other |= 0x80;
    }
    if has_group && takes_group {
        let message = "Section cannot specifiy a group name while also acting as a member of the last group";
        return Err(lexer.error(message));
    }
    Ok((flags, has_group, has_link, takes_group))
}

/// Returns a number in decimal, octal or hexadecimal digits.
fn parse_number(text: &str) -> Option<u64> {
    if let Some(digits) = text.strip_prefix("0x") {
        return u64::from_str_radix(digits, 16).ok();
    }
    if text.starts_with('0') {
        return u64::from_str_radix(text, 8).ok();
    }
    text.parse().ok()
}

fn parse_operands(assembler: &mut Assembler<'_>, statement: &mut Statement<'_>) -> Result<Operands, AsmError> {
    let mut operands = Operands::default();
    let Some(name) = section_name(&mut statement.lexer) else {
        return Err(statement.lexer.error("expected identifier"));
    };
    operands.name = name.to_vec();
    if !statement.lexer.eat(TokenKind::Comma) {
        end_of_directive(&statement.lexer)?;
        return Ok(operands);
    }
    let is_push = statement.name.eq_ignore_ascii_case(b".pushsection");
    if is_push && !matches!(statement.lexer.kind(), TokenKind::String(_)) {
        operands.subsection = subsection_number(assembler, &mut statement.lexer)?;
        if !statement.lexer.eat(TokenKind::Comma) {
            end_of_directive(&statement.lexer)?;
            return Ok(operands);
        }
    }
    let (mut flags, has_group, has_link, takes_group) = parse_flags(assembler, &mut statement.lexer)?;
    if takes_group {
        let current = &assembler.state.sections[assembler.state.current as usize];
        operands.group = current.group;
        operands.is_comdat = current.header.is_comdat;
    }
    let lexer = &mut statement.lexer;
    if !lexer.eat(TokenKind::Comma) {
        if flags.merge {
            return Err(lexer.error("Mergeable section must specify the type"));
        }
        if has_group {
            return Err(lexer.error("Group section must specify the type"));
        }
        end_of_directive(lexer)?;
        operands.flags = Some(flags);
        return Ok(operands);
    }
    let type_place = lexer.place();
    if matches!(lexer.kind(), TokenKind::At | TokenKind::Percent | TokenKind::Hash) {
        lexer.bump();
    } else if !matches!(lexer.kind(), TokenKind::String(_)) {
        return Err(lexer.error("expected '@<type>', '%<type>' or \"<type>\""));
    }
    let kind = match lexer.kind() {
        TokenKind::Identifier(name) | TokenKind::String(name) => {
            kind_of_name(name).ok_or_else(|| AsmError::new(statement.place, "unknown section type"))?
        }
        TokenKind::Integer(number) => {
            let number = u32::try_from(number).map_err(|_| AsmError::new(type_place, "unknown section type"))?;
            kind_of_number(number)
        }
        _ => return Err(lexer.error("expected identifier")),
    };
    lexer.bump();
    operands.kind = Some(kind);
    if flags.merge {
        lexer.expect(TokenKind::Comma, "expected the entry size")?;
        let place = lexer.place();
        let size = parse_constant(lexer, &mut assembler.state)?;
        operands.entry_size = u64::try_from(size)
            .ok()
            .filter(|&size| size > 0)
            .ok_or_else(|| AsmError::new(place, "entry size must be positive"))?;
    }
    if has_link {
        lexer.expect(TokenKind::Comma, "expected linked-to symbol")?;
        let place = lexer.place();
        match lexer.kind() {
            TokenKind::Integer(0) => {}
            TokenKind::Identifier(name) | TokenKind::String(name) => {
                let symbol = assembler.state.symbols.find(name);
                let symbol = symbol.filter(|&symbol| assembler.state.symbols.symbols[symbol].section().is_some());
                let Some(symbol) = symbol else {
                    let name = String::from_utf8_lossy(name).into_owned();
                    return Err(AsmError::new(place, format!("linked-to symbol is not in a section: {name}")));
                };
                operands.linked_to = Some(symbol);
            }
            _ => return Err(lexer.error("invalid linked-to symbol")),
        }
        lexer.bump();
    }
    if has_group {
        lexer.expect(TokenKind::Comma, "expected group name")?;
        let place = lexer.place();
        let name = match lexer.kind() {
            TokenKind::Integer(_) => lexer.slice(place),
            TokenKind::Identifier(name) | TokenKind::String(name) => name,
            _ => return Err(lexer.error("invalid group name")),
        };
        lexer.bump();
        let group = assembler.state.symbols.named(name, place);
        operands.group = Some(group);
        let mut ahead = lexer.clone();
        if ahead.eat(TokenKind::Comma) && ahead.kind() != TokenKind::Identifier(b"unique") {
            let Some(linkage) = ahead.identifier() else { return Err(ahead.error("invalid linkage")) };
            if linkage != b"comdat" {
                return Err(ahead.error("Linkage must be 'comdat'"));
            }
            *lexer = ahead;
            operands.is_comdat = true;
        }
    }
    if lexer.eat(TokenKind::Comma) {
        let Some(word) = lexer.identifier() else { return Err(lexer.error("expected identifier")) };
        if word != b"unique" {
            return Err(lexer.error("expected 'unique'"));
        }
        // The spelling is that of the reference.
        lexer.expect(TokenKind::Comma, "expected commma")?;
        let unique = parse_constant(lexer, &mut assembler.state)?;
        operands.unique = match u32::try_from(unique) {
            Ok(unique) if unique != u32::MAX => Some(unique),
            Err(_) if unique < 0 => return Err(lexer.error("unique id must be positive")),
            _ => return Err(lexer.error("unique id is too large")),
        };
    }
    end_of_directive(lexer)?;
    if flags.exclude && flags.other & 0x8000_0000 != 0 {
        flags.other &= !0x8000_0000;
    }
    operands.flags = Some(flags);
    Ok(operands)
}

/// Returns the kind of a number of the object format.
fn kind_of_number(number: u32) -> SectionKind {
    match number {
        1 => SectionKind::Bits,
        7 => SectionKind::Note,
        8 => SectionKind::Zeros,
        14 => SectionKind::InitArray,
        15 => SectionKind::FiniArray,
        16 => SectionKind::PreinitArray,
        other => SectionKind::Other(other),
    }
}

fn subsection_number(assembler: &mut Assembler<'_>, lexer: &mut Lexer<'_>) -> Result<u32, AsmError> {
    let (number, place) = parse_located(lexer, &mut assembler.state)?;
    let Some(number) = assembler.state.evaluate_now(&number) else {
        return Err(AsmError::new(place, "cannot evaluate subsection number"));
    };
    u32::try_from(number)
        .ok()
        .filter(|&number| number <= i32::MAX as u32)
        .ok_or_else(|| AsmError::new(place, format!("subsection number {number} is not within [0,2147483647]")))
}

/// `.section name, "flags", @type, …` and `.pushsection`
pub(crate) fn section(assembler: &mut Assembler<'_>, statement: &mut Statement<'_>) -> Result<(), AsmError> {
    let operands = parse_operands(assembler, statement)?;
    let is_unwind = operands.name == b".eh_frame" && assembler.set.syntax().hash_comments;
    let default_kind = if is_unwind { SectionKind::Other(0x7000_0001) } else { default_kind(&operands.name) };
    let mut default_flags = default_flags(&operands.name);
    if operands.name == b".eh_frame" {
        default_flags.alloc = true;
    }
    let linked_root = operands.linked_to;
    let key = (operands.name.clone(), operands.group, linked_root, operands.unique);
    let count = assembler.state.sections.len();
    let flags = operands.flags.unwrap_or(default_flags);
    let mut given_kind = operands.kind;
    if is_unwind && given_kind == Some(SectionKind::Bits) {
        // Texts for other assemblers say so.
        given_kind = Some(default_kind);
    }
    let kind = given_kind.unwrap_or(default_kind);
    let header = Section {
        name: operands.name.clone(),
        kind,
        flags,
        align: 1,
        entry_size: operands.entry_size,
        is_comdat: operands.is_comdat,
        unique: operands.unique,
        ..Section::default()
    };
    let section = assembler.state.section(key, || header);
    if (section as usize) < count
        && let Some(flags) = operands.flags
    {
        check_unchanged(assembler, statement, section, flags, given_kind, operands.entry_size);
    }
    let section = assembler.state.subsection(section, operands.subsection);
    assembler.state.switch(section);
    Ok(())
}

/// Reports properties of a section that differ from those of its first mention.
fn check_unchanged(
    assembler: &mut Assembler<'_>,
    statement: &Statement<'_>,
    section: u32,
    flags: SectionFlags,
    kind: Option<SectionKind>,
    entry_size: u64,
) {
    let header = &assembler.state.sections[section as usize].header;
    let name = String::from_utf8_lossy(&header.name).into_owned();
    let has_group = assembler.state.sections[section as usize].group.is_some();
    let mut messages = Vec::new();
    if let Some(kind) = kind
        && kind != header.kind
    {
        let number = type_number(header.kind);
        messages.push(format!("changed section type for {name}, expected: 0x{number:x}"));
    }
    if flags != header.flags {
        let number = flag_number(header.flags) | if has_group { 0x200 } else { 0 };
        messages.push(format!("changed section flags for {name}, expected: 0x{number:x}"));
    }
    if entry_size != header.entry_size {
        messages.push(format!("changed section entsize for {name}, expected: {}", header.entry_size));
    }
    for message in messages {
        assembler.report(AsmError::new(statement.place, message));
    }
}

/// Returns `sh_type` of a kind.
fn type_number(kind: SectionKind) -> u32 {
    match kind {
        SectionKind::Bits => 1,
        SectionKind::Note => 7,
        SectionKind::Zeros => 8,
        SectionKind::InitArray => 14,
        SectionKind::FiniArray => 15,
        SectionKind::PreinitArray => 16,
        SectionKind::Other(number) => number,
    }
}

/// Returns `sh_flags` of flags.
fn flag_number(flags: SectionFlags) -> u64 {
    let mut number = flags.other;
    for (bit, set) in FLAG_BITS {
        let mut with = flags;
        set(&mut with);
        if with == flags {
            number |= bit;
        }
    }
    number
}

/// `.text`, `.data`, `.bss` and the like, perhaps with the number of a subsection
pub(crate) fn named(assembler: &mut Assembler<'_>, statement: &mut Statement<'_>, name: &[u8]) -> Result<(), AsmError> {
    let mut number = 0;
    if !statement.lexer.is_at_end() {
        number = subsection_number(assembler, &mut statement.lexer)?;
        statement.lexer.expect_end()?;
    }
    let section = assembler.state.simple_section(name, default_flags(name), default_kind(name));
    let section = assembler.state.subsection(section, number);
    assembler.state.switch(section);
    Ok(())
}

/// `.subsection number`
pub(crate) fn subsection(assembler: &mut Assembler<'_>, statement: &mut Statement<'_>) -> Result<(), AsmError> {
    let mut number = 0;
    if !statement.lexer.is_at_end() {
        number = subsection_number(assembler, &mut statement.lexer)?;
    }
    statement.lexer.expect_end()?;
    let section = assembler.state.subsection(assembler.state.current, number);
    assembler.state.switch(section);
    Ok(())
}

/// `.pushsection`
pub(crate) fn push(assembler: &mut Assembler<'_>, statement: &mut Statement<'_>) -> Result<(), AsmError> {
    if assembler.state.stack.len() >= MAX_SECTION_DEPTH {
        let message = format!("sections are nested more than {MAX_SECTION_DEPTH} levels deep");
        return Err(AsmError::new(statement.place, message));
    }
    let state = &assembler.state;
    let saved = (state.current, state.previous);
    section(assembler, statement)?;
    assembler.state.stack.push(saved);
    Ok(())
}

/// `.popsection`
pub(crate) fn pop(assembler: &mut Assembler<'_>, statement: &mut Statement<'_>) -> Result<(), AsmError> {
    let place = statement.lexer.place();
    statement.lexer.expect_end()?;
    let Some((current, previous)) = assembler.state.stack.pop() else {
        return Err(AsmError::new(place, ".popsection without corresponding .pushsection"));
    };
    assembler.state.current = current;
    assembler.state.previous = previous;
    Ok(())
}

/// `.previous`
pub(crate) fn previous(assembler: &mut Assembler<'_>, statement: &mut Statement<'_>) -> Result<(), AsmError> {
    let place = statement.lexer.place();
    statement.lexer.expect_end()?;
    let Some(previous) = assembler.state.previous else {
        return Err(AsmError::new(place, ".previous without corresponding .section"));
    };
    assembler.state.switch(previous);
    Ok(())
}
