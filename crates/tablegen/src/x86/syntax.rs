//! Ways to write the rows: patterns of the records' assembly strings in both syntaxes.

use std::collections::HashMap;

use serde_json::Value;

use super::names;
use super::rows::{Position, Rows, ties};
use crate::json::Json as _;

/// A way to write a row.
pub(super) struct Syntax {
    pub mnemonic: String,
    /// `a` or `i`.
    pub variant: char,
    pub row: usize,
    /// Operands in the table's spelling.
    pub pattern: String,
    /// Place among the ways to write the same mnemonic.
    pub order: Order,
}

/// Order in which ways to write a mnemonic are tried: number of operands, how special each is, place of the row's
/// definition, instructions before aliases.
type Order = (usize, Vec<u8>, Position, bool);

/// Chooses a variant in `{AT&T|Intel}`.
pub(super) fn flatten(text: &str, intel: bool) -> String {
    let mut out = String::new();
    let mut characters = text.chars().peekable();
    while let Some(character) = characters.next() {
        match character {
            '$' if characters.peek() == Some(&'{') => {
                out.push('$');
                for inner in characters.by_ref() {
                    out.push(inner);
                    if inner == '}' {
                        break;
                    }
                }
            }
            '{' => {
                let mut depth = 1;
                let mut parts = vec![String::new()];
                for inner in characters.by_ref() {
                    match inner {
                        '{' => depth += 1,
                        '}' => depth -= 1,
                        '|' if depth == 1 => {
                            parts.push(String::new());
                            continue;
                        }
                        _ => {}
                    }
                    if depth == 0 {
                        break;
                    }
                    if let Some(part) = parts.last_mut() {
                        part.push(inner);
                    }
                }
                out.push_str(parts.get(usize::from(intel)).map_or("", String::as_str));
            }
            _ => out.push(character),
        }
    }
    out
}

/// Adds both ways to write an instruction.
pub(super) fn of_instruction(rows: &Rows, index: usize, record: &Value, out: &mut Vec<Syntax>) -> Result<(), String> {
    let own = |name: &str| operand_of(rows, index, record, name);
    add(rows, index, record, &own, "", false, out)
}

/// Returns the number of the operand with this name in the record.
fn operand_of(rows: &Rows, index: usize, record: &Value, name: &str) -> Result<String, String> {
    let tied = ties(record.field("Constraints")?.text()?);
    let name = tied.get(name).map_or(name, String::as_str);
    // The names of masked variants may differ from those of the row, their order does not.
    let mut place = 0;
    for argument in explicit_arguments(record)? {
        if argument.1 == name {
            return Ok(place.to_string());
        }
        place += 1;
    }
    Err(format!("{}: no operand {name} among {place} of row {}", record["!name"], rows.rows[index].name))
}

/// Returns class and name of the operands that are neither tied nor masks.
fn explicit_arguments(record: &Value) -> Result<Vec<(String, String)>, String> {
    let tied = ties(record.field("Constraints")?.text()?);
    let masks = record.field("hasEVEX_K")?.int()? != 0;
    let mut arguments = Vec::new();
    for list in ["OutOperandList", "InOperandList"] {
        for argument in record.field(list)?.field("args")?.list()? {
            let class = argument[0].def()?;
            let name = argument[1].as_str().unwrap_or_default();
            let is_mask = masks && (name == "mask" || name == "mask_wb");
            if class != "variable_ops" && !tied.contains_key(name) && !is_mask {
                arguments.push((class.to_owned(), name.to_owned()));
            }
        }
    }
    Ok(arguments)
}

/// Adds what an alias writes.
pub(super) fn of_alias(rows: &mut Rows, record: &Value, out: &mut Vec<Syntax>) -> Result<(), String> {
    let needs = names(record.field("Predicates")?)?;
    if needs.iter().any(|need| ["In16BitMode", "In32BitMode", "Not64BitMode"].contains(need)) {
        return Ok(());
    }
    let result = record.field("ResultInst")?;
    let target = result.field("operator")?.def()?;
    let arguments = result.field("args")?.list()?;
    let index = match rows.by_record.get(target) {
        Some(&index) => index,
        None => {
            let Some(row) = rows.conditional.get(target) else { return Ok(()) };
            let condition = arguments.last().and_then(|last| last[0].as_i64()).ok_or("a condition is a number")?;
            let row = row.with_condition(u8::try_from(condition).map_err(|error| error.to_string())?);
            if let Some(&index) = rows.by_record.get(&row.name) {
                index
            } else {
                rows.by_record.insert(row.name.clone(), rows.rows.len());
                rows.rows.push(row);
                rows.rows.len() - 1
            }
        }
    };
    let count = rows.rows[index].operands.len();
    let mut by_name: HashMap<&str, usize> = HashMap::new();
    let mut fixed = Vec::new();
    let mut place = 0;
    // A masked variant lists its mask, which the row does not count.
    for argument in arguments {
        let name = argument[1].as_str().unwrap_or_default();
        if let Some(number) = argument[0].as_i64() {
            if place < count {
                fixed.push(format!("{place}=#{number}"));
                place += 1;
            }
            continue;
        }
        let class = argument[0].def()?;
        if name == "mask" || place == count {
            continue;
        }
        if let Some(same) = by_name.get(name) {
            fixed.push(format!("{place}=@{same}"));
        } else if name.is_empty() {
            fixed.push(format!("{place}={}", class.to_lowercase()));
        } else {
            by_name.insert(name, place);
        }
        place += 1;
    }
    if place != count {
        return Err(format!("alias of {target}: {place} operands instead of {count}"));
    }
    let suffix = if fixed.is_empty() { String::new() } else { format!("/{}", fixed.join("/")) };
    let rows = &*rows;
    let own = |name: &str| {
        by_name.get(name).map(usize::to_string).ok_or_else(|| format!("alias of {target}: no operand {name}"))
    };
    add(rows, index, record, &own, &suffix, true, out)
}

fn add(
    rows: &Rows,
    index: usize,
    record: &Value,
    own: &dyn Fn(&str) -> Result<String, String>,
    suffix: &str,
    is_alias: bool,
    out: &mut Vec<Syntax>,
) -> Result<(), String> {
    let only = record.field("AsmVariantName")?.text()?;
    let row = &rows.rows[index];
    for (variant, intel) in [('a', false), ('i', true)] {
        if !only.is_empty() && (only == "intel") != intel {
            continue;
        }
        let text = flatten(record.field("AsmString")?.text()?, intel);
        // A mask before an operand is not written so in any syntax.
        if text.contains("\t{${mask}}") {
            continue;
        }
        let (mnemonic, rest) = text.trim().split_once([' ', '\t']).unwrap_or((text.trim(), ""));
        let elements = elements(rest.trim(), own).map_err(|error| format!("{}: {error}", record["!name"]))?;
        let ranks: Vec<u8> = elements.iter().map(|element| rank(rows, index, element)).collect();
        // The far call through memory has this name, too, in LLVM 22.
        let other = (intel && row.name == "FARCALL32m").then_some("lcall");
        for mnemonic in [Some(mnemonic), other].into_iter().flatten() {
            out.push(Syntax {
                mnemonic: mnemonic.to_lowercase(),
                variant,
                row: index,
                order: (elements.len(), ranks.clone(), row.position.clone(), is_alias),
                pattern: format!("{}{suffix}", elements.join(",")),
            });
        }
    }
    Ok(())
}

/// Splits the operands of an assembly string, without masks.
fn elements(text: &str, own: &dyn Fn(&str) -> Result<String, String>) -> Result<Vec<String>, String> {
    let mut out = Vec::new();
    for part in text.replace("{${mask}}", "").replace("{z}", "").split(',') {
        let mut part = part.trim();
        if part.is_empty() {
            continue;
        }
        let star = part.strip_prefix('*').inspect(|rest| part = rest).map_or("", |_| "*");
        if let Some(number) = part.strip_prefix("$$") {
            out.push(format!("#{number}"));
        } else if let Some(rest) = part.strip_prefix("${") {
            let (name, decoration) = rest.split_once('}').ok_or("a brace is open")?;
            out.push(format!("{star}{}{}", own(name)?, decoration.trim()));
        } else if let Some(rest) = part.strip_prefix('$') {
            let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(rest.len());
            out.push(format!("{star}{}{}", own(&rest[..end])?, rest[end..].trim()));
        } else if part.starts_with('{') {
            out.push(part.to_owned());
        } else if part.bytes().all(|byte| byte.is_ascii_digit()) {
            out.push(format!("#{part}"));
        } else {
            out.push(format!("={}", part.trim_start_matches('%')));
        }
    }
    Ok(out)
}

/// Returns the rank of an operand: what a smaller number accepts is part of what a larger one accepts.
fn rank(rows: &Rows, index: usize, element: &str) -> u8 {
    let digits = element.trim_start_matches('*');
    let end = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
    let Some(operand) = digits[..end].parse::<usize>().ok().and_then(|place| rows.rows[index].operands.get(place))
    else {
        return 0;
    };
    match operand.class.as_str() {
        "u4" | "s8w" | "s8d" | "s8q" => 2,
        "s32" => 3,
        "u8" => 4,
        "imm" => 5,
        "x" | "y" => 1,
        "X" | "Y" | "Z" => 2,
        "m8" => 3,
        "m16" => 4,
        "m32" => 5,
        "m64" => 6,
        "m80" => 7,
        "m128" => 8,
        "m256" => 9,
        "m512" => 10,
        "m" => 11,
        _ => 1,
    }
}
