//! Replay of answers of `llc` against the tables of the targets.
//!
//! A case is a statement with one operand. An answer is `T` and the text that its template expands to, or `E` and
//! LLVM's message; others (`F`: LLVM itself failed) are not compared. Texts are equal if they have the same
//! registers by file and width; all places in the frame or in the pool of constants are equal.

use std::fmt::Write as _;
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
            llc == text || is_local_memory(llc) && is_memory(text) || by_class(table, llc) == by_class(table, text)
        }),
        Err(message) => answer.strip_prefix("E ").is_some_and(|llc| llc == message),
    }
}

/// Whether a text is a place in the frame or in the pool of constants.
fn is_local_memory(text: &str) -> bool {
    const FRAMES: [&str; 8] = ["sp)", "r1)", "$29)", "r15)", "sp]", "%fp+", "r29+", "%SP]"];
    text.contains("CPI") || FRAMES.iter().any(|frame| text.contains(frame))
}

/// Whether a text can be an address: some targets write no more than the name of a register.
fn is_memory(text: &str) -> bool {
    text.len() < 4 || text.contains(['(', '[', ','])
}

/// Replaces names of registers by their file and view.
fn by_class(table: &Table, text: &str) -> String {
    let mut out = String::new();
    let (mut rest, mut is_inside) = (text, false);
    while let Some(first) = rest.chars().next() {
        match if is_inside { None } else { longest_register(table, rest) } {
            Some((length, file, view)) => {
                let _ = write!(out, "<{file}.{view}>");
                (rest, is_inside) = (&rest[length..], true);
            }
            None => {
                out.push(first);
                is_inside = first.is_ascii_alphanumeric() || first == '_';
                rest = &rest[first.len_utf8()..];
            }
        }
    }
    out
}

/// Length, file and view of the longest name of a register that a text begins with.
fn longest_register(table: &Table, text: &str) -> Option<(usize, usize, usize)> {
    let ends = |length: usize| !text[length..].starts_with(|c: char| c.is_ascii_alphanumeric() || c == '_');
    let files = table.files.iter().enumerate();
    let names = files.flat_map(|(file, data)| {
        data.registers.iter().flat_map(move |views| {
            let names = views.iter().enumerate();
            names.filter_map(move |(view, names)| names.as_ref().map(|names| (&*names.printed, file, view)))
        })
    });
    let matching = names.filter(|(name, ..)| text.starts_with(name) && ends(name.len()));
    matching.map(|(name, file, view)| (name.len(), file, view)).max_by_key(|(length, ..)| *length)
}
