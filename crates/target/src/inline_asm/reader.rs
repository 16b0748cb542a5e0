//! Reader of the text of a [`Table`]: one line a fact.
//!
//! ```text
//! // A comment.
//! comment TEXT / private TEXT / variant NUMBER / symbol-offset TEXT / base CLASS / integers-alike
//! reserved REGISTER…
//! file NAME VIEW:BITS…             the registers follow, one a line, indented, with a name for each view or -;
//!                                  {8..15} stands for these numbers in turn
//! class NAME FILE.VIEW[*N] REGISTER…   in the order in which they are chosen; each is N registers, 1 if it lacks
//! code CODE… : RULE [-- NOTE]      RULE is one of
//!     registers TYPE… -> CLASS; …  condition TYPE… -> CLASS; …  anything TYPE… -> CODE; …
//!     immediate SET… [zext]        other SET… [symbols|local-symbols|functions] [zext] [register=NAME]
//!     memory SET… [symbols] [no-constants]        address SET… [symbols] [absolute]
//! output CODE… : RULE              where the outcome differs for outputs
//! fixed FILE[.VIEW] [REGISTER…] : TYPE… -> VIEW; …
//! mod LETTERS KIND,… : TEXT        a - among the letters stands for no modifier
//! intel LETTERS KIND,… : TEXT      same, in the Intel dialect
//! ```
//!
//! A register is written `NAME`, `NAME/ALIAS…`, or `PRINTED=NAME/ALIAS…` if constraints do not accept the name
//! that is printed. `!REFUSAL` in place of a class or view names a failure.

use super::immediate::{Immediates, IntegerSet, Symbols};
use super::table::{
    Addressing, CodeRow, CodeRule, FixedRow, IntegerForm, ModifierRow, OperandKind, Outcome, Piece, Refusal,
    RegisterClass, RegisterFile, RegisterNames, Table, TypeRow, View,
};
use super::types::TypePattern;

/// Error in the text of a table: the line, and what is wrong with it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct TableError {
    /// Number of the line, from 1.
    pub(super) line: usize,
    /// The word or line that is not understood.
    pub(super) word: String,
}

/// Reads a table.
/// The word `xlen` stands for the size of a pointer, `i2xlen` for an integer of twice that size.
pub(super) fn read(name: &str, pointer_bits: u32, text: &str) -> Result<Table, TableError> {
    let mut table = Table {
        name: name.into(),
        comment: "#".into(),
        private: ".L".into(),
        variant: 0,
        integers_alike: false,
        pointer_bits,
        symbol_offset: Vec::new(),
        base: None,
        files: Vec::new(),
        classes: Vec::new(),
        codes: Vec::new(),
        outputs: Vec::new(),
        fixed: Vec::new(),
        modifiers: Vec::new(),
        reserved: Vec::new(),
    };
    for (number, line) in text.lines().enumerate() {
        if line.trim().is_empty() || line.starts_with("//") {
            continue;
        }
        let line = line.replace("i2xlen", &format!("i{}", 2 * pointer_bits));
        line_of(&mut table, &line).map_err(|word| TableError { line: number + 1, word })?;
    }
    Ok(table)
}

fn line_of(table: &mut Table, line: &str) -> Result<(), String> {
    if line.starts_with(' ') {
        let file = table.files.last_mut().ok_or("no file")?;
        return registers(file, line);
    }
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    match word {
        "comment" => table.comment = rest.into(),
        "private" => table.private = rest.into(),
        "variant" => table.variant = number(rest)?,
        "integers-alike" => table.integers_alike = true,
        "symbol-offset" => table.symbol_offset = pieces(rest)?,
        "reserved" => table.reserved.extend(rest.split_whitespace().map(Into::into)),
        "base" => table.base = table.classes.iter().position(|one| *one.name == *rest),
        "file" => table.files.push(file(rest, table.pointer_bits)?),
        "class" => {
            let class = class(table, rest)?;
            table.classes.push(class);
        }
        "code" => {
            let row = code(table, rest)?;
            table.codes.push(row);
        }
        "output" => {
            let row = code(table, rest)?;
            table.outputs.push(row);
        }
        "fixed" => {
            let row = fixed(table, rest)?;
            table.fixed.push(row);
        }
        "mod" | "intel" => {
            let row = modifier(table, rest, word == "intel")?;
            table.modifiers.push(row);
        }
        _ => return Err(word.to_owned()),
    }
    Ok(())
}

fn number<T: std::str::FromStr>(word: &str) -> Result<T, String> {
    word.parse().map_err(|_| word.to_owned())
}

fn file(rest: &str, pointer_bits: u32) -> Result<RegisterFile, String> {
    let mut words = rest.split_whitespace();
    let name = words.next().ok_or("no name")?;
    let views = words.map(|word| {
        let (name, bits) = word.split_once(':').ok_or_else(|| word.to_owned())?;
        let bits = if bits == "xlen" { pointer_bits } else { number(bits)? };
        Ok(View { name: name.into(), bits })
    });
    Ok(RegisterFile { name: name.into(), views: views.collect::<Result<_, String>>()?, registers: Vec::new() })
}

fn registers(file: &mut RegisterFile, line: &str) -> Result<(), String> {
    // All ranges of a line have the same length.
    for step in 0.. {
        let mut ranged = false;
        let mut views = Vec::new();
        for word in line.split_whitespace() {
            let Some((name, is_range)) = at_step(word, step)? else {
                return Ok(());
            };
            ranged |= is_range;
            views.push((name != "-").then(|| names(&name)));
        }
        if views.len() != file.views.len() {
            return Err(line.trim().to_owned());
        }
        file.registers.push(views);
        if !ranged {
            break;
        }
    }
    Ok(())
}

/// Replaces the ranges of a word by their number at a step; `None` after their end.
fn at_step(word: &str, step: usize) -> Result<Option<(String, bool)>, String> {
    let mut name = String::new();
    let mut rest = word;
    let mut is_range = false;
    while let Some((before, range)) = rest.split_once('{') {
        let (range, after) = range.split_once('}').ok_or_else(|| word.to_owned())?;
        let (low, high) = range.split_once("..").ok_or_else(|| word.to_owned())?;
        // A step other than 1 follows the end, as in {0..30+2}.
        let (high, by) = high.split_once('+').unwrap_or((high, "1"));
        let value = number::<usize>(low)? + step * number::<usize>(by)?;
        if value > number(high)? {
            return Ok(None);
        }
        name += before;
        name += &value.to_string();
        (rest, is_range) = (after, true);
    }
    name += rest;
    Ok(Some((name, is_range)))
}

fn names(word: &str) -> RegisterNames {
    let (printed, accepted) = match word.split_once('=') {
        Some((printed, accepted)) => (printed, accepted),
        None => (word.split('/').next().unwrap_or(word), word),
    };
    let accepted = accepted.split('/').filter(|name| !name.is_empty()).map(|name| name.to_ascii_lowercase().into());
    RegisterNames { printed: printed.into(), accepted: accepted.collect() }
}

/// Finds a file and, if it is named, a view.
fn place(table: &Table, word: &str) -> Result<(usize, Option<usize>), String> {
    let unknown = || word.to_owned();
    let (file, view) = word.split_once('.').map_or((word, None), |(file, view)| (file, Some(view)));
    let file = table.files.iter().position(|one| *one.name == *file).ok_or_else(unknown)?;
    let view = view.map(|view| view_of(&table.files[file], view)).transpose()?;
    Ok((file, view))
}

fn view_of(file: &RegisterFile, name: &str) -> Result<usize, String> {
    file.views.iter().position(|view| *view.name == *name).ok_or_else(|| name.to_owned())
}

/// Indices of the registers that words name, in the printed names of a view or of any.
fn members<'a>(
    file: &RegisterFile,
    view: Option<usize>,
    words: impl Iterator<Item = &'a str>,
) -> Result<Vec<usize>, String> {
    let mut found = Vec::new();
    for word in words {
        for step in 0.. {
            let Some((name, is_range)) = at_step(word, step)? else { break };
            let is_name = |names: &Option<RegisterNames>| names.as_ref().is_some_and(|names| *names.printed == *name);
            let index = file.registers.iter().position(|views| match view {
                Some(view) => is_name(&views[view]),
                None => views.iter().any(is_name),
            });
            found.push(index.ok_or(name)?);
            if !is_range {
                break;
            }
        }
    }
    Ok(found)
}

fn class(table: &Table, rest: &str) -> Result<RegisterClass, String> {
    let mut words = rest.split_whitespace();
    let name = words.next().ok_or("no name")?;
    let place_word = words.next().ok_or("no file")?;
    let (place_word, span) = place_word.split_once('*').unwrap_or((place_word, "1"));
    let span = number(span)?;
    let (file, view) = place(table, place_word)?;
    let view = view.ok_or("no view")?;
    let members = members(&table.files[file], Some(view), words)?;
    Ok(RegisterClass { name: name.into(), file, view, members, span })
}

fn code(table: &Table, rest: &str) -> Result<CodeRow, String> {
    let (rest, note) = rest.split_once(" -- ").unwrap_or((rest, ""));
    let (codes, rule) = rest.split_once(" : ").ok_or("no colon")?;
    let (kind, rest) = rule.trim().split_once(' ').unwrap_or((rule.trim(), ""));
    let class = |word: &str| {
        let class = table.classes.iter().position(|one| *one.name == *word);
        class.map(Outcome::Class).ok_or_else(|| word.to_owned())
    };
    let addressing = || {
        let offsets = immediates(rest)?;
        Ok::<_, String>(Addressing { symbols: offsets.symbols, offsets, is_address: kind == "address" })
    };
    let rule = match kind {
        "registers" => CodeRule::Registers(type_rows(rest, class)?),
        "condition" => CodeRule::Condition(type_rows(rest, class)?),
        "immediate" => CodeRule::Immediate(immediates(rest)?),
        "other" => CodeRule::Other(immediates(rest)?),
        "memory" => CodeRule::Memory(addressing()?),
        "address" => CodeRule::Address(addressing()?),
        "anything" => {
            let rows = rest.split(';').map(|row| {
                let (types, code) = row.split_once("->").ok_or_else(|| row.to_owned())?;
                Ok((patterns(types)?, code.trim().into()))
            });
            CodeRule::Anything(rows.collect::<Result<_, String>>()?)
        }
        _ => return Err(kind.to_owned()),
    };
    Ok(CodeRow { codes: codes.split_whitespace().map(Into::into).collect(), rule, note: note.trim().into() })
}

fn immediates(rest: &str) -> Result<Immediates, String> {
    let mut found = Immediates::default();
    for word in rest.split_whitespace() {
        match word {
            "symbols" => found.symbols = Symbols::All,
            "local-symbols" => found.symbols = Symbols::Local,
            "functions" => found.symbols = Symbols::Functions,
            "no-constants" => found.no_constants = true,
            "absolute" => found.absolute = true,
            "unsigned" => found.unsigned = true,
            "zext" => found.zero_extended = true,
            _ => match word.strip_prefix("register=") {
                Some(name) => found.register = Some(name.into()),
                None => found.sets.push(IntegerSet::parse(word).ok_or_else(|| word.to_owned())?),
            },
        }
    }
    Ok(found)
}

fn patterns(words: &str) -> Result<Vec<TypePattern>, String> {
    words.split_whitespace().map(|word| TypePattern::parse(word).ok_or_else(|| word.to_owned())).collect()
}

/// Reads rows of types and outcomes; `named` finds the outcome of a word that is not a failure.
fn type_rows(text: &str, named: impl Fn(&str) -> Result<Outcome, String>) -> Result<Vec<TypeRow>, String> {
    let rows = text.split(';').map(|row| {
        let (types, outcome) = row.split_once("->").ok_or_else(|| row.to_owned())?;
        let outcome = match outcome.trim() {
            "!none" => Outcome::Refused(Refusal::NoRegister),
            "!allocated" => Outcome::Refused(Refusal::AllocatedMismatch),
            "!named" => Outcome::Refused(Refusal::NamedMismatch),
            "!scalar" => Outcome::Refused(Refusal::ScalarToVector),
            "!vector" => Outcome::Refused(Refusal::NonTrivialVector),
            "!reserved" => Outcome::Refused(Refusal::Reserved),
            "!print" => Outcome::Refused(Refusal::Unprintable),
            word => named(word)?,
        };
        Ok(TypeRow { types: patterns(types)?, outcome })
    });
    rows.collect()
}

fn fixed(table: &Table, rest: &str) -> Result<FixedRow, String> {
    let (subject, rows) = rest.split_once(" : ").ok_or("no colon")?;
    let mut words = subject.split_whitespace();
    let (file, view) = place(table, words.next().ok_or("no file")?)?;
    let data = &table.files[file];
    let registers = members(data, view, words)?;
    let rows = type_rows(rows, |word| view_of(data, word).map(Outcome::View))?;
    Ok(FixedRow { file, view, registers, rows })
}

fn modifier(table: &Table, rest: &str, intel: bool) -> Result<ModifierRow, String> {
    let (subject, text) = rest.split_once(" :").ok_or("no colon")?;
    let (letters, kinds) = subject.split_once(' ').ok_or("no kind")?;
    let kinds = kinds.trim().split(',').map(|kind| {
        Ok(match kind {
            "reg" => OperandKind::Register,
            "pair" => OperandKind::RegisterPair,
            "imm" => OperandKind::Immediate,
            "zero" => OperandKind::Zero,
            "inline" => OperandKind::Inline,
            "sym" => OperandKind::Symbol,
            "mem" => OperandKind::Memory,
            "based" => OperandKind::Based,
            "pool" => OperandKind::Pool,
            "absolute" => OperandKind::Absolute,
            "symbolic" => OperandKind::Symbolic,
            _ => match place(table, kind)? {
                (file, None) => OperandKind::File(file),
                (file, Some(view)) => OperandKind::View(file, view),
            },
        })
    });
    Ok(ModifierRow {
        intel,
        letters: letters.bytes().map(|letter| (letter != b'-').then_some(letter)).collect(),
        kinds: kinds.collect::<Result<_, String>>()?,
        text: pieces(text.trim())?,
        source: text.trim().into(),
    })
}

fn pieces(text: &str) -> Result<Vec<Piece>, String> {
    let mut pieces = Vec::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        let (name, after) = after.split_once('}').ok_or_else(|| text.to_owned())?;
        if !before.is_empty() {
            pieces.push(Piece::Literal(before.into()));
        }
        match name {
            "open" => pieces.push(Piece::Literal("{".into())),
            "close" => pieces.push(Piece::Literal("}".into())),
            _ => pieces.push(piece(name).ok_or_else(|| name.to_owned())?),
        }
        rest = after;
    }
    if !rest.is_empty() {
        pieces.push(Piece::Literal(rest.into()));
    }
    Ok(pieces)
}

fn piece(name: &str) -> Option<Piece> {
    const INTEGERS: [(&str, IntegerForm); 10] = [
        ("i", IntegerForm::Plain),
        ("-i", IntegerForm::Negated),
        ("~i", IntegerForm::Inverted),
        ("32-i", IntegerForm::From32),
        ("i-1", IntegerForm::MinusOne),
        ("i16", IntegerForm::Low16),
        ("i32", IntegerForm::Low32),
        ("x", IntegerForm::Hex),
        ("x16", IntegerForm::HexLow16),
        ("log2", IntegerForm::Log2),
    ];
    if let Some((_, form)) = INTEGERS.iter().find(|(word, _)| *word == name) {
        return Some(Piece::Integer(*form));
    }
    match name {
        "s" => return Some(Piece::Symbol),
        "b" => return Some(Piece::Base),
        "#" => return Some(Piece::Number),
        "next" => return Some(Piece::NextRegister),
        "o" => return Some(Piece::Offset { plus: 0, omit_zero: false }),
        "o?" => return Some(Piece::Offset { plus: 0, omit_zero: true }),
        _ => {}
    }
    if let Some(plus) = name.strip_prefix("o+") {
        return Some(Piece::Offset { plus: plus.parse().ok()?, omit_zero: false });
    }
    let rest = name.strip_prefix('r')?;
    let (position, view) = rest.split_once('.').map_or((rest, None), |(position, view)| (position, Some(view)));
    let position = if position.is_empty() { 0 } else { position.parse::<usize>().ok()?.checked_sub(1)? };
    Some(Piece::Register { position, view: view.map(Into::into) })
}
