//! `draig explain asm TARGET [CODE]`: constraint codes, registers and operand modifiers of inline assembly, from
//! the tables of the targets.

use draig::target::inline_asm::{
    CodeRow, CodeRule, FixedRow, Immediates, IntegerSet, ModifierRow, NAMES, OperandKind, Outcome, Register, Symbols,
    Table, TypeRow, table_named,
};
use draig_diag::Diagnostic;

use crate::report::Failure;

/// Explains a code of a target, or lists its codes and modifiers.
pub(super) fn explained(target: &str, code: Option<&str>) -> Result<String, Failure> {
    let Some(table) = table_named(target) else {
        let help = format!("the targets are {}", NAMES.join(", "));
        return Err(Failure::about(target, Diagnostic::error("F0004", "no such target").with_help(help)));
    };
    match code {
        None => Ok(listed(table)),
        Some(code) => of_code(table, code).ok_or_else(|| {
            let help = format!("`draig explain asm {target}` lists the codes and modifiers");
            let message = format!("no such constraint code or register of {}", table.name);
            Failure::about(code, Diagnostic::error("F0004", message).with_help(help))
        }),
    }
}

fn listed(table: &Table) -> String {
    let mut text = format!("Constraint codes of inline assembly, {}:\n", table.name);
    for row in &table.codes {
        text += &format!("  {:<12} {}: {}\n", shortened(&row.codes), kind(&row.rule), row.note);
    }
    text += "  {REGISTER}   a register by its name\n\nRegisters:\n";
    for (index, file) in table.files.iter().enumerate() {
        let last = file.registers.len().saturating_sub(1);
        let named = [0, last].map(|at| name(table, Register { file: index, index: at, view: 0 }));
        let widths: Vec<String> =
            file.views.iter().filter(|view| view.bits > 0).map(|view| view.bits.to_string()).collect();
        text += &match &named[..] {
            [first, last] if first != last => format!("  {first} to {last}"),
            _ => format!("  {}", named[0]),
        };
        text += &if widths.is_empty() { "\n".to_owned() } else { format!(", {} bits\n", widths.join(", ")) };
    }
    text += "\nModifiers, as in ${0:b}; - stands for none:\n";
    for row in &table.modifiers {
        text += &format!("  {}\n", modifier(table, row));
    }
    let variant = if table.variant == 0 { "first" } else { "second" };
    text += &format!(
        "\n$(a$|b$) prints the {variant} alternative, ${{:comment}} prints {}, ${{:private}} prints {}.\n",
        quoted(&table.comment),
        quoted(&table.private)
    );
    text
}

/// Explains a code, written as in a constraint string.
fn of_code(table: &Table, written: &str) -> Option<String> {
    let bare = written.trim_start_matches(['=', '&', '*', '%', '+', '^', '~']);
    let bare = match bare.strip_prefix('@') {
        // Letters after their number.
        Some(rest) if rest.starts_with(|c: char| c.is_ascii_digit()) => &rest[1..],
        Some(_) => return of_code(table, &format!("{{{bare}}}")),
        None => bare,
    };
    if let Some(row) = table.code(bare) {
        return Some(of_row(table, bare, row));
    }
    let name = bare.strip_prefix('{').and_then(|rest| rest.strip_suffix('}')).unwrap_or(bare);
    table.register(name).map(|register| of_register(table, register))
}

fn of_row(table: &Table, code: &str, row: &CodeRow) -> String {
    let mut text = format!("{code}: {}, {}\n", kind(&row.rule), table.name);
    if !row.note.is_empty() {
        text += &format!("\n{}\n", row.note);
    }
    if row.codes.len() > 1 {
        let others: Vec<&str> = row.codes.iter().map(|one| &**one).filter(|one| *one != code).collect();
        text += &format!("\nSame as {}.\n", others.join(" "));
    }
    match &row.rule {
        CodeRule::Registers(rows) | CodeRule::Condition(rows) => text += &outcomes(table, rows),
        CodeRule::Immediate(immediates) | CodeRule::Other(immediates) => text += &accepted(immediates),
        CodeRule::Memory(addressing) | CodeRule::Address(addressing) => {
            let offsets = sets(&addressing.offsets);
            text += &format!("\nThe address is a register plus {offsets}.\n");
            if addressing.symbols != Symbols::No {
                text += "It can be a symbol.\n";
            }
        }
        CodeRule::Anything(rows) => {
            text += "\nA constant is printed. Other operands are treated by their types:\n";
            for (types, code) in rows {
                text += &format!("  {}: as `{code}`\n", words(types));
            }
        }
    }
    let output = table.outputs.iter().find(|row| row.codes.iter().any(|one| **one == *code));
    if let Some(CodeRow { rule: CodeRule::Registers(rows), .. }) = output {
        text += &format!("\nAs an output:{}", outcomes(table, rows));
    }
    text
}

fn of_register(table: &Table, register: Register) -> String {
    let file = &table.files[register.file];
    let mut text = format!("{{{}}}: register, {}\n\nNames:", name(table, register), table.name);
    for (index, view) in file.views.iter().enumerate() {
        if let Some(names) = table.names(Register { view: index, ..register }) {
            let bits = if view.bits > 0 { format!(" ({} bits)", view.bits) } else { String::new() };
            text += &format!(" {}{bits}", names.printed);
        }
    }
    let is_of = |row: &&FixedRow| {
        row.file == register.file
            && row.view.is_none_or(|view| view == register.view)
            && (row.registers.is_empty() || row.registers.contains(&register.index))
    };
    text.push('\n');
    for row in table.fixed.iter().find(is_of).map_or(&[][..], |row| &row.rows) {
        let outcome = match row.outcome {
            Outcome::View(view) => match table.names(Register { view, ..register }) {
                Some(names) => names.printed.to_string(),
                None => continue,
            },
            Outcome::Class(class) => table.classes[class].name.to_string(),
            Outcome::Refused(_) => "refused".to_owned(),
        };
        text += &format!("  {}: {outcome}\n", words(&row.types));
    }
    text + "  Other types are refused.\n"
}

fn kind(rule: &CodeRule) -> &'static str {
    match rule {
        CodeRule::Registers(_) => "register",
        CodeRule::Immediate(_) => "constant",
        CodeRule::Other(one) if one.sets.is_empty() && one.symbols != Symbols::No => "symbol",
        CodeRule::Other(one) if one.symbols != Symbols::No => "constant or symbol",
        CodeRule::Other(_) => "constant",
        CodeRule::Memory(_) => "memory",
        CodeRule::Address(_) => "address",
        CodeRule::Condition(_) => "condition, as an output",
        CodeRule::Anything(_) => "anything",
    }
}

fn outcomes(table: &Table, rows: &[TypeRow]) -> String {
    let mut text = "\n".to_owned();
    for row in rows {
        let outcome = match row.outcome {
            Outcome::Class(class) => {
                let class = &table.classes[class];
                let member = |index| name(table, Register { file: class.file, index, view: class.view });
                class.members.iter().map(|&index| member(index)).collect::<Vec<_>>().join(" ")
            }
            _ => "refused".to_owned(),
        };
        text += &format!("  {}: {outcome}\n", words(&row.types));
    }
    text
}

fn accepted(immediates: &Immediates) -> String {
    let symbols = match immediates.symbols {
        Symbols::No => "",
        Symbols::Functions => "Functions are accepted, with an offset.\n",
        Symbols::Local => "Symbols of the same linked unit are accepted, with an offset.\n",
        Symbols::All => "Symbols are accepted, with an offset.\n",
    };
    let numbers = if immediates.sets.is_empty() { "No integer".to_owned() } else { sets(immediates) };
    format!("\n{numbers} is accepted.\n{symbols}")
}

fn sets(immediates: &Immediates) -> String {
    let one = |set: &IntegerSet| match set {
        IntegerSet::Any => "any integer".to_owned(),
        IntegerSet::Range(low, high) if low == high => low.to_string(),
        IntegerSet::Range(low, high) => format!("{low} to {high}"),
        IntegerSet::Multiples(factor, low, high) => format!("a multiple of {factor} from {low} to {high}"),
        IntegerSet::PowersOfTwo => "a power of two".to_owned(),
        IntegerSet::PowersOfTwo32 => "a power of two of 32 bits".to_owned(),
        IntegerSet::ArmRotated => "an immediate of ARM (8 bits, rotated)".to_owned(),
        IntegerSet::ArmRotatedInverse => "the inverse of an immediate of ARM".to_owned(),
        IntegerSet::ArmRotatedNegation => "the negation of an immediate of ARM".to_owned(),
        IntegerSet::Thumb2 => "an immediate of Thumb-2 (8 bits, shifted or repeated)".to_owned(),
        IntegerSet::Thumb2Inverse => "the inverse of an immediate of Thumb-2".to_owned(),
        IntegerSet::Thumb2Negation => "the negation of an immediate of Thumb-2".to_owned(),
        IntegerSet::ShiftedByte => "8 bits, shifted left".to_owned(),
        IntegerSet::Add => "12 bits, shifted left by 0 or 12".to_owned(),
        IntegerSet::AddNegation => "the negation of 12 bits, shifted left by 0 or 12".to_owned(),
        IntegerSet::Logical32 => "a bit mask of 32 bits (a repeated, rotated run of ones)".to_owned(),
        IntegerSet::Logical64 => "a bit mask of 64 bits (a repeated, rotated run of ones)".to_owned(),
        IntegerSet::Mov32 => "what one mov of 32 bits loads".to_owned(),
        IntegerSet::Mov64 => "what one mov of 64 bits loads".to_owned(),
    };
    immediates.sets.iter().map(one).collect::<Vec<_>>().join(", or ")
}

fn modifier(table: &Table, row: &ModifierRow) -> String {
    let letters: String = row.letters.iter().map(|letter| letter.map_or('-', char::from)).collect();
    let kinds = row.kinds.iter().map(|kind| match *kind {
        OperandKind::Register => "register".to_owned(),
        OperandKind::RegisterPair => "two registers".to_owned(),
        OperandKind::File(file) | OperandKind::View(file, _) => {
            let view = if let OperandKind::View(_, view) = *kind { view } else { 0 };
            format!("register like {}", name(table, Register { file, index: 0, view }))
        }
        OperandKind::Immediate => "integer".to_owned(),
        OperandKind::Zero => "zero".to_owned(),
        OperandKind::Inline => "inline constant".to_owned(),
        OperandKind::Symbol => "symbol".to_owned(),
        OperandKind::Memory => "memory".to_owned(),
        OperandKind::Based => "memory without offset".to_owned(),
        OperandKind::Absolute => "number as an address".to_owned(),
        OperandKind::Symbolic => "symbol as an address".to_owned(),
        OperandKind::Pool => "constant in memory".to_owned(),
    });
    let dialect = if row.intel { " (Intel)" } else { "" };
    let source = if row.source.is_empty() { "nothing" } else { &row.source };
    format!("{letters:<8} {}{dialect}: {source}", kinds.collect::<Vec<_>>().join(", "))
}

/// Name of a register, or of the first view that has one.
fn name(table: &Table, register: Register) -> String {
    let views = table.files.get(register.file).map_or(0, |file| file.views.len());
    let mut names = std::iter::once(register.view).chain(0..views);
    let found = names.find_map(|view| table.names(Register { view, ..register }));
    found.map_or(String::new(), |names| names.printed.to_string())
}

fn words(types: &[impl ToString]) -> String {
    types.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

fn quoted(text: &str) -> String {
    if text.is_empty() { "nothing".to_owned() } else { format!("`{text}`") }
}

/// Writes at most a few codes of a row.
fn shortened(codes: &[Box<str>]) -> String {
    const SHOWN: usize = 4;
    let more = if codes.len() > SHOWN { " …" } else { "" };
    codes.iter().take(SHOWN).map(|code| &**code).collect::<Vec<_>>().join(" ") + more
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_of_every_target_is_explained() {
        for target in NAMES {
            let table = table_named(target).expect("each name has a table");
            assert!(listed(table).contains("\nModifiers"), "{target}");
            for code in table.codes.iter().flat_map(|row| &row.codes) {
                let text = of_code(table, code).unwrap_or_default();
                assert!(text.starts_with(&format!("{code}: ")), "{target} {code}: {text}");
            }
        }
    }

    #[test]
    fn codes_are_found_as_they_are_written() {
        let table = table_named("x86_64").expect("there is one");
        let flag = of_code(table, "=@ccz").expect("a condition");
        assert!(flag.starts_with("{@ccz}: condition, as an output, x86_64\n"), "{flag}");
        let general = of_code(table, "=&r").expect("a class");
        assert!(general.contains("\n  i32, float: eax ecx edx"), "{general}");
        let accumulator = of_code(table, "~{eax}").expect("a register");
        assert!(accumulator.contains("al (8 bits) ax (16 bits) eax (32 bits) rax (64 bits)"), "{accumulator}");
        let predicate = of_code(table_named("aarch64").expect("there is one"), "@3Upl").expect("a class");
        assert!(predicate.contains("scalable vectors of i1: p0 p1"), "{predicate}");
        assert!(of_code(table, "nosuch").is_none());
    }
}
