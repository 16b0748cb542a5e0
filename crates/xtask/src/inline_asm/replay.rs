//! Replay of answers of `llc` against the tables of the targets.
//!
//! A case is a statement with one operand. An answer is `T` and the text that its template expands to, or `E` and
//! LLVM's message; others (`F`: LLVM itself failed) are not compared. Texts are equal if they have the same
//! registers by file and width; all places in the frame or in the pool of constants are equal.

use std::path::{Path, PathBuf};

use draig::target::constraints;
use draig::target::inline_asm::{
    AsmArgument, AsmOperand, AsmType, AsmValue, Expansion, NAMES, Resolved, Statement, SymbolKind, Table, table_named,
};
use draig_workspace::root;

use super::rates;
use crate::TaskResult;

/// Options of the replay.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Folder of the answers
    folder: PathBuf,
    /// Show this many differences of each target
    #[arg(long, default_value_t = 0)]
    show: usize,
    /// Rewrite the committed rates
    #[arg(long)]
    bless: bool,
}

/// Replays all answers of a folder.
pub(crate) fn run(options: &Options) -> TaskResult {
    let mut rates = Vec::new();
    for name in NAMES {
        let path = options.folder.join(format!("{name}.tsv"));
        if !path.exists() {
            continue;
        }
        let table = table_named(name).ok_or_else(|| format!("{name} has no table"))?;
        let (same, all) = replay(table, &path, options.show)?;
        let percent = same as f64 * 100.0 / all.max(1) as f64;
        println!("{name}: {same} of {all}, {percent:.2} %");
        rates.push(format!("table {name} {same} of {all}"));
    }
    rates::compare(&root().join(rates::PATH), "table ", &rates, options.bless)
}

/// Number of equal answers, and of all that are compared.
fn replay(table: &Table, path: &Path, show: usize) -> Result<(usize, usize), String> {
    let answers = draig_workspace::read(path)?;
    let (mut same, mut all) = (0, 0);
    for line in String::from_utf8_lossy(&answers).lines() {
        let fields: Vec<&str> = line.split('\t').collect();
        let [kind, code, ty, value, modifier, answer] = fields[..] else { continue };
        if !answer.starts_with("T ") && !answer.starts_with("E ") {
            continue;
        }
        let ours = Case { kind, code, ty, value, modifier }.expanded(table);
        all += 1;
        if is_same(table, answer, &ours) {
            same += 1;
        } else if all - same <= show {
            println!("{kind} {code} {ty} {value} {modifier}\n  llc:  {answer}\n  ours: {ours:?}");
        }
    }
    Ok((same, all))
}

/// A statement with one operand.
struct Case<'a> {
    kind: &'a str,
    code: &'a str,
    ty: &'a str,
    value: &'a str,
    modifier: &'a str,
}

impl Case<'_> {
    /// Returns the text or the message.
    fn expanded(&self, table: &Table) -> Result<String, String> {
        let code = self.code;
        let constraint = match self.kind {
            "text" => String::new(),
            "clobber" => format!("~{{{code}}}"),
            "out" => format!("={code}"),
            "inreg" | "rmod" => format!("{{{code}}}"),
            "mem" | "mmod" => format!("*{code}"),
            _ => code.to_owned(),
        };
        if self.kind == "clobber" && table.reserved.iter().any(|one| **one == *code) {
            let name = code.to_uppercase();
            return Err(format!("inline asm clobber list contains reserved registers: {name}"));
        }
        let template = match self.kind {
            "text" => code.to_owned(),
            "clobber" => String::new(),
            _ if self.modifier.is_empty() => "$0".to_owned(),
            _ => format!("${{0:{}}}", self.modifier),
        };
        let constraints = constraints::parse(constraint.as_bytes()).map_err(|error| error.to_string())?;
        let ty = if matches!(self.kind, "mem" | "mmod" | "text" | "clobber") { "i32" } else { self.ty };
        let ty = AsmType::parse(ty).ok_or_else(|| format!("unknown type {ty}"))?;
        let operand = AsmArgument { ty, value: self.value()? };
        let arguments = if self.kind == "text" { Vec::new() } else { vec![operand] };
        let (template, arguments) = (template.as_bytes(), arguments.as_slice());
        let statement = Statement { template, constraints: &constraints, arguments, intel: false, unique: 0 };
        let resolved = table.resolve_all(&statement).map_err(|error| error.to_string())?;
        let mut operands = table.assign(&constraints, &resolved, arguments).map_err(|error| error.to_string())?;
        // The offset is part of the address if that takes it.
        if self.value == "%p+16"
            && let (Some(AsmOperand::Memory(address)), Some(Some(Resolved::Memory(how)))) =
                (operands.first_mut(), resolved.first())
            && how.offsets.accepts(16, 64)
        {
            address.offset = 16;
        }
        let with = Expansion { operands: &operands, intel: false, unique: 0 };
        let text = table.expand(template, &with).map_err(|error| error.to_string())?;
        String::from_utf8(text).map_err(|error| error.to_string())
    }

    fn value(&self) -> Result<AsmValue<'_>, String> {
        Ok(match self.value {
            "" | "%p" | "%p+16" => AsmValue::Unknown,
            "null" => AsmValue::Integer(0),
            "1.0" => AsmValue::OtherConstant,
            value => match value.strip_prefix('@') {
                Some(symbol) => {
                    let (name, offset) = symbol.split_once('+').unwrap_or((symbol, "0"));
                    let offset = offset.parse().map_err(|_| format!("not a symbol: {value}"))?;
                    let kind = SymbolKind { local: false, function: name == "fn" };
                    AsmValue::Symbol { name: name.as_bytes(), offset, kind }
                }
                None => AsmValue::Integer(value.parse().map_err(|_| format!("not a number: {value}"))?),
            },
        })
    }
}

pub(super) fn is_same(table: &Table, answer: &str, ours: &Result<String, String>) -> bool {
    match ours {
        Ok(text) => answer.strip_prefix("T ").is_some_and(|llc| {
            llc == text || is_local_memory(llc) && is_memory(text) || is_same_by_class(table, llc, text)
        }),
        Err(message) => answer.strip_prefix("E ").is_some_and(|llc| llc == message),
    }
}

/// Whether a text is a place in the frame or in the pool of constants.
fn is_local_memory(text: &str) -> bool {
    const FRAMES: [&str; 12] =
        ["sp)", "r1)", "$29)", "r15)", "sp]", "%fp+", "r29+", "%SP]", "%s11)", "a1, ", "Y+", "(%a"];
    text.contains("CPI") || FRAMES.iter().any(|frame| text.contains(frame))
}

/// Whether a text can be an address: some targets write no more than the name of a register.
fn is_memory(text: &str) -> bool {
    text.len() < 4 || text.contains(['(', '[', ','])
}

/// Whether two texts differ only in registers, each of the same file and view as the other's. A name may be of
/// several: `$f12` is a register of 32 bits, and the first of a pair.
fn is_same_by_class(table: &Table, left: &str, right: &str) -> bool {
    let (mut left, mut right, mut is_inside) = (left, right, false);
    loop {
        let registers = (!is_inside).then(|| (longest_register(table, left), longest_register(table, right)));
        if let Some((Some((left_length, left_classes)), Some((right_length, right_classes)))) = registers {
            if !left_classes.iter().any(|class| right_classes.contains(class)) {
                return false;
            }
            (left, right, is_inside) = (&left[left_length..], &right[right_length..], true);
            continue;
        }
        let (Some(first), Some(other)) = (left.chars().next(), right.chars().next()) else {
            return left.is_empty() && right.is_empty();
        };
        if first != other {
            return false;
        }
        is_inside = first.is_ascii_alphanumeric() || first == '_';
        (left, right) = (&left[first.len_utf8()..], &right[first.len_utf8()..]);
    }
}

/// Length of the longest name of a register that a text begins with, and the files and views in which it is one.
fn longest_register(table: &Table, text: &str) -> Option<(usize, Vec<(usize, usize)>)> {
    let ends = |length: usize| !text[length..].starts_with(|c: char| c.is_ascii_alphanumeric() || c == '_');
    let files = table.files.iter().enumerate();
    let names = files.flat_map(|(file, data)| {
        data.registers.iter().flat_map(move |views| {
            let names = views.iter().enumerate();
            names.filter_map(move |(view, names)| names.as_ref().map(|names| (&*names.printed, (file, view))))
        })
    });
    let matching: Vec<(&str, (usize, usize))> =
        names.filter(|(name, _)| text.starts_with(name) && ends(name.len())).collect();
    let length = matching.iter().map(|(name, _)| name.len()).max()?;
    let classes = matching.iter().filter(|(name, _)| name.len() == length).map(|(_, class)| *class).collect();
    Some((length, classes))
}
