//! Syntax: for each mnemonic, the patterns of operands and what each is an instruction of.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use super::classes::Classes;
use super::features::Features;
use super::rows::{Row, Rows, flatten, is_scalable};
use super::{Pool, Records, arguments, header, names, number, numbers, table};
use crate::json::Json;

/// First number of a pattern's elements that stands for an operand; those below are characters.
const OPERAND: usize = 256;

/// A way to write an instruction.
struct Candidate {
    mnemonic: String,
    pattern: Vec<usize>,
    opcode: usize,
    sources: Vec<String>,
    requirement: usize,
    /// Preference when an instruction is printed; 0 is never printed.
    priority: i64,
}

/// All ways to write instructions.
pub(super) struct Syntax {
    candidates: Vec<Candidate>,
    scalable: BTreeSet<String>,
}

impl Syntax {
    /// Reads the assembly strings of rows and aliases.
    pub(super) fn new(
        records: &Records,
        rows: &Rows,
        classes: &mut Classes,
        features: &mut Features,
    ) -> Result<Syntax, String> {
        let mut candidates = Vec::new();
        for (opcode, row) in rows.rows.iter().enumerate() {
            let text = records.get(&row.name)?.field("AsmString")?.text()?;
            for (variant, text) in variants(text).into_iter().enumerate() {
                let candidate = plain(row, opcode, &text).map_err(|error| format!("{}: {error}", row.name))?;
                candidates.push(Candidate { priority: i64::from(variant == 0), ..candidate });
            }
        }
        for name in records.of_class("InstAlias")? {
            let record = records.get(name)?;
            let result = record.field("ResultInst")?;
            let Some(opcode) = rows.position(result.field("operator")?.def()?) else { continue };
            let row = &rows.rows[opcode];
            let bindings = bind(records, row, result, classes).map_err(|error| format!("{name}: {error}"))?;
            let requirement = features.of_predicates(records, record)?;
            let priority = record.field("EmitPriority")?.int()?;
            for (variant, text) in variants(record.field("AsmString")?.text()?).into_iter().enumerate() {
                let (mnemonic, pattern, operands) = pattern(&text, |name| {
                    let class = bindings.classes.get(name).ok_or_else(|| format!("no operand '{name}'"))?;
                    Ok(vec![(name.to_owned(), *class)])
                })
                .map_err(|error| format!("{name}: {error}"))?;
                let mut sources = Vec::new();
                for source in &bindings.sources {
                    sources.push(match source {
                        Ok(constant) => constant.clone(),
                        Err(name) => {
                            let at = operands.iter().position(|operand| operand == name);
                            format!("Operand({})", at.ok_or_else(|| format!("'{name}' is not in '{text}'"))?)
                        }
                    });
                }
                let priority = if variant == 0 { priority } else { 0 };
                candidates.push(Candidate { mnemonic, pattern, opcode, sources, requirement, priority });
            }
        }
        let known: BTreeSet<&str> = candidates.iter().map(|candidate| candidate.mnemonic.as_str()).collect();
        let mut scalable = BTreeSet::new();
        for class in ["Instruction", "InstAlias"] {
            for name in records.of_class(class)? {
                let record = records.get(name)?;
                let Some(text) = record.get("AsmString").and_then(Value::as_str) else { continue };
                let word = text.split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap_or_default();
                let is_of_target = class == "InstAlias" || record.field("Namespace")?.as_str() == Some("AArch64");
                if is_of_target && !word.is_empty() && !known.contains(word) && is_scalable(record)? {
                    scalable.insert(word.to_owned());
                }
            }
        }
        sort(&mut candidates, classes);
        Ok(Syntax { candidates, scalable })
    }

    /// Writes the file.
    pub(super) fn emit(&self) -> String {
        let mut patterns: Pool<Vec<usize>> = Pool::default();
        let mut sources: Pool<Vec<String>> = Pool::default();
        let mut mnemonics: Vec<&str> = Vec::new();
        let mut starts = Vec::new();
        let mut lines = Vec::new();
        for (at, candidate) in self.candidates.iter().enumerate() {
            if mnemonics.last() != Some(&candidate.mnemonic.as_str()) {
                mnemonics.push(&candidate.mnemonic);
                starts.push(at);
            }
            let pattern = patterns.number(candidate.pattern.clone());
            let source = sources.number(candidate.sources.clone());
            let Candidate { opcode, requirement, priority, .. } = candidate;
            lines.push(format!("C({opcode}, {pattern}, {source}, {requirement}, {priority})"));
        }
        starts.push(self.candidates.len());
        let mut out = header("Syntax of AArch64 instructions.");
        out.push_str("use crate::aarch64::Register as R;\n");
        out.push_str("use crate::aarch64::syntax::Candidate as C;\n");
        out.push_str("use crate::aarch64::syntax::Source::{self as S, *};\n\n");
        let mut offset = 0;
        let mut offsets = vec![0];
        offsets.extend(mnemonics.iter().map(|mnemonic| {
            offset += mnemonic.len();
            offset
        }));
        names(&mut out, "All mnemonics, sorted, one after the other.", "MNEMONICS", &mnemonics);
        numbers(&mut out, "Start of each mnemonic, and the end of the last.", "MNEMONIC_STARTS", "u16", offsets);
        numbers(&mut out, "First candidate of each mnemonic, and the end.", "CANDIDATE_STARTS", "u16", starts);
        table(&mut out, "Ways to write instructions, by mnemonic; the most specific first.", "CANDIDATES", "C", &lines);
        let (starts, items) = flatten(&patterns.items);
        numbers(&mut out, "Start of each pattern, and the end of the last.", "PATTERN_STARTS", "u16", starts);
        numbers(
            &mut out,
            "Elements of patterns: characters, or from 256 on the numbers of operands' classes.",
            "PATTERNS",
            "u16",
            items.into_iter().copied(),
        );
        let (starts, items) = flatten(&sources.items);
        numbers(&mut out, "Start of each list of sources, and the end of the last.", "SOURCE_STARTS", "u16", starts);
        let lines: Vec<String> = items.into_iter().cloned().collect();
        table(&mut out, "Where the operands of an instruction come from.", "SOURCES", "S", &lines);
        let lines: Vec<String> = self.scalable.iter().map(|word| format!("{word:?}")).collect();
        table(&mut out, "Mnemonics of SVE and SME alone.", "SCALABLE", "&str", &lines);
        out
    }
}

/// Number of operands and tokens of a pattern, as LLVM counts them: without commas, words as one.
fn length(pattern: &[usize]) -> usize {
    let is_part =
        |element: usize| u8::try_from(element).is_ok_and(|b| b.is_ascii_alphanumeric() || b == b'.' || b == b'-');
    let mut count = 0;
    let mut in_word = false;
    for &element in pattern {
        if element == usize::from(b',') {
            in_word = false;
            continue;
        }
        // `#` and `.` start a word
        let starts = element == usize::from(b'#') || element == usize::from(b'.') && !in_word;
        count += usize::from(starts || !(in_word && is_part(element)));
        in_word = starts || is_part(element);
    }
    count
}

/// Sorts candidates: by mnemonic; fewer elements first; the most specific first.
fn sort(candidates: &mut [Candidate], classes: &Classes) {
    let key = |candidate: &Candidate| {
        let ranks: Vec<usize> = candidate
            .pattern
            .iter()
            .filter(|&&element| element >= OPERAND)
            .map(|&element| classes.rank(element - OPERAND))
            .collect();
        (candidate.mnemonic.clone(), length(&candidate.pattern), ranks)
    };
    candidates.sort_by_cached_key(key);
}

/// Operands of an alias: the class of each name, and for each slot a constant or a name.
struct Bindings {
    classes: BTreeMap<String, usize>,
    sources: Vec<Result<String, String>>,
}

fn bind(records: &Records, row: &Row, result: &Value, classes: &mut Classes) -> Result<Bindings, String> {
    let list = arguments(result)?;
    let mut at = 0;
    let mut bindings = Bindings { classes: BTreeMap::new(), sources: Vec::new() };
    for &(_, width) in row.arguments.iter().flatten() {
        let &(value, name) = list.get(at).ok_or("too few operands")?;
        at += 1;
        let constant = match value {
            Value::Array(_) => Some(number(value)? as i64),
            Value::Object(_) => None,
            other => Some(other.int()?),
        };
        if let Some(constant) = constant {
            at += width - 1;
            bindings.sources.push(Ok(format!("Constant({constant})")));
        } else if name.is_empty() {
            let register = value.def()?;
            bindings.sources.push(Ok(format!("Fixed(R::{register})")));
        } else {
            bindings.classes.insert(name.to_owned(), classes.number(records, value.def()?)?);
            bindings.sources.push(Err(name.to_owned()));
        }
    }
    if at != list.len() {
        return Err("too many operands".to_owned());
    }
    Ok(bindings)
}

/// The syntax of an instruction itself.
fn plain(row: &Row, opcode: usize, text: &str) -> Result<Candidate, String> {
    let (mnemonic, pattern, operands) = pattern(text, |name| {
        let &(first, count) = row.names.get(name).ok_or_else(|| format!("no operand '{name}'"))?;
        Ok((first..first + count).map(|at| (at.to_string(), row.slots[at].class)).collect())
    })?;
    let mut sources = Vec::new();
    for slot in 0..row.slots.len() {
        let at = operands.iter().position(|operand| *operand == slot.to_string());
        sources.push(format!("Operand({})", at.ok_or_else(|| format!("operand {slot} is not in '{text}'"))?));
    }
    Ok(Candidate { mnemonic, pattern, opcode, sources, requirement: row.requirement, priority: 0 })
}

/// Mnemonic, elements, and names of the operands in the order of the text.
type Pattern = (String, Vec<usize>, Vec<String>);

/// Reads a variant of an assembly string; `operand` gives name and class of each operand that a name stands for.
fn pattern(
    text: &str,
    mut operand: impl FnMut(&str) -> Result<Vec<(String, usize)>, String>,
) -> Result<Pattern, String> {
    let head = text.find(|c: char| c.is_whitespace() || c == '$').unwrap_or(text.len());
    let (mnemonic, mut rest) = text.split_at(head);
    let mut elements = Vec::new();
    let mut names = Vec::new();
    while let Some(c) = rest.chars().next() {
        rest = &rest[c.len_utf8()..];
        if c.is_whitespace() {
            continue;
        }
        if c != '$' {
            elements.push(c.to_ascii_lowercase() as usize);
            continue;
        }
        let is_braced = rest.starts_with('{');
        let start = usize::from(is_braced);
        let end =
            rest[start..].find(|c: char| !c.is_ascii_alphanumeric() && c != '_').map_or(rest.len(), |end| start + end);
        for (name, class) in operand(&rest[start..end])? {
            elements.push(OPERAND + class);
            names.push(name);
        }
        rest = &rest[end + usize::from(is_braced)..];
    }
    Ok((mnemonic.to_ascii_lowercase(), elements, names))
}

/// Variants of an assembly string with alternatives in braces: LLVM's first, then Apple's, if it says something else.
fn variants(text: &str) -> Vec<String> {
    let choose = |variant: usize| {
        let mut out = String::new();
        let mut rest = text;
        let mut is_written = true;
        while let Some(open) = rest.find('{') {
            if rest[..open].ends_with('$') {
                let close = rest[open..].find('}').map_or(rest.len(), |close| open + close + 1);
                out.push_str(&rest[..close]);
                rest = &rest[close..];
                continue;
            }
            out.push_str(&rest[..open]);
            let close = rest[open..].find('}').map_or(rest.len(), |close| open + close);
            let mut alternatives = rest[open + 1..close].split('|');
            let alternative = alternatives.nth(variant);
            is_written &= alternative.is_some();
            out.push_str(alternative.unwrap_or_default());
            rest = rest.get(close + 1..).unwrap_or_default();
        }
        out.push_str(rest);
        (out, is_written)
    };
    let (first, _) = choose(0);
    let (second, is_written) = choose(1);
    if is_written && second != first { vec![first, second] } else { vec![first] }
}
