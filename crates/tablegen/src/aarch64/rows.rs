//! Rows: one for each instruction, with its fixed bits and the fields of its operands.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use serde_json::Value;

use super::classes::Classes;
use super::features::Features;
use super::{Pool, Records, arguments, header, names, numbers, table};
use crate::json::Json;

/// Bits of an operand that stand together: lowest bit of the value, number of bits, lowest bit of the instruction.
type Field = (u8, u8, u8);

/// An operand of a row.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Slot {
    /// Number of its class.
    pub(super) class: usize,
    /// Name of the class in the records.
    pub(super) class_name: String,
    fields: Vec<Field>,
    written: bool,
    read: bool,
}

/// An instruction.
pub(super) struct Row {
    /// Name of the record.
    pub(super) name: String,
    /// Number of the required set of features.
    pub(super) requirement: usize,
    bits: u32,
    mask: u32,
    /// The operands, in LLVM's order.
    pub(super) slots: Vec<Slot>,
    /// Names in the assembly string, with the position of the first operand that they stand for, and the number.
    pub(super) names: BTreeMap<String, (usize, usize)>,
    /// For each operand in the list of a record, the positions of its parts and the number of LLVM's operands that
    /// each part is; operands that are tied to an earlier one are absent.
    pub(super) arguments: Vec<Vec<(usize, usize)>>,
    effects: u8,
}

/// All rows, in the order of their names.
pub(super) struct Rows {
    pub(super) rows: Vec<Row>,
}

impl Rows {
    /// Reads the rows.
    pub(super) fn new(records: &Records, classes: &mut Classes, features: &mut Features) -> Result<Rows, String> {
        let mut rows = Vec::new();
        for name in records.of_class("Instruction")? {
            let record = records.get(name)?;
            if is_real(record)? && !is_scalable(record)? && !is_gone(record)? {
                rows.push(row(records, name, record, classes, features).map_err(|error| format!("{name}: {error}"))?);
            }
        }
        Ok(Rows { rows })
    }

    /// Returns the number of the row of this name.
    pub(super) fn position(&self, name: &str) -> Option<usize> {
        self.rows.iter().position(|row| row.name == name)
    }

    /// Writes the names.
    pub(super) fn opcodes(&self) -> String {
        let mut out = header("Names of AArch64 instructions, which are LLVM's.");
        out.push_str("#![allow(non_upper_case_globals, missing_docs)]\n\nuse crate::aarch64::Opcode;\n\n");
        for (number, row) in self.rows.iter().enumerate() {
            let _ = writeln!(out, "pub const {}: Opcode = Opcode({number});", row.name);
        }
        out
    }

    /// Writes the rows.
    pub(super) fn emit(&self) -> String {
        let mut fields: Pool<Vec<Field>> = Pool::default();
        let mut slots: Pool<(usize, usize, u8)> = Pool::default();
        let mut forms: Pool<Vec<usize>> = Pool::default();
        let mut lines = Vec::new();
        let mut start = 0;
        for row in &self.rows {
            let form: Vec<usize> = row
                .slots
                .iter()
                .map(|slot| {
                    let access = u8::from(slot.written) | u8::from(slot.read) << 1;
                    let fields = fields.number(slot.fields.clone());
                    slots.number((slot.class, fields, access))
                })
                .collect();
            let form = forms.number(form);
            let (bits, mask, requirement, effects) = (row.bits, row.mask, row.requirement, row.effects);
            lines.push(format!("R({bits:#010x}, {mask:#010x}, {form}, {requirement}, {effects}, {start})"));
            start += row.name.len();
        }
        lines.push(format!("R(0, 0, 0, 0, 0, {start})"));
        let mut out = header("Rows of AArch64 instructions.");
        out.push_str("use crate::aarch64::row::{Field as F, Row as R, Slot as S};\n\n");
        let _ = writeln!(out, "/// Number of rows.\npub(crate) const COUNT: usize = {};\n", self.rows.len());
        table(&mut out, "Rows, by number, and one that ends them.", "ROWS", "R", &lines);
        let list: Vec<&str> = self.rows.iter().map(|row| row.name.as_str()).collect();
        names(&mut out, "Names of all rows.", "NAMES", &list);
        let (starts, items) = flatten(&forms.items);
        numbers(&mut out, "First slot of each form.", "FORM_STARTS", "u16", starts);
        numbers(&mut out, "Slots of the forms.", "FORM_SLOTS", "u16", items.into_iter().copied());
        let (starts, items) = flatten(&fields.items);
        let lines: Vec<String> = slots
            .items
            .iter()
            .map(|&(class, list, access)| {
                let (start, end) = (starts[list], starts[list + 1]);
                format!("S {{ class: {class}, fields: {start}, count: {}, access: {access} }}", end - start)
            })
            .collect();
        table(&mut out, "Operands of rows, without duplicates.", "SLOTS", "S", &lines);
        let lines: Vec<String> = items.iter().map(|(low, width, at)| format!("F({low}, {width}, {at})")).collect();
        table(&mut out, "Fields of the slots.", "FIELDS", "F", &lines);
        out
    }
}

/// Starts of the lists in the concatenation, and that concatenation.
pub(super) fn flatten<T>(lists: &[Vec<T>]) -> (Vec<usize>, Vec<&T>) {
    let mut starts = vec![0];
    let mut items = Vec::new();
    for list in lists {
        items.extend(list);
        starts.push(items.len());
    }
    (starts, items)
}

/// Whether the record is an instruction of the processor that the assembler knows.
fn is_real(record: &Value) -> Result<bool, String> {
    let flag = |name: &str| record.field(name).and_then(Json::int);
    Ok(record.field("Namespace")?.text()? == "AArch64"
        && flag("isPseudo")? == 0
        && flag("isCodeGenOnly")? == 0
        && record.get("Inst").is_some()
        && !record.field("AsmString")?.text()?.is_empty())
}

/// Whether the record is an instruction that LLVM 22 has no longer: transactional memory.
fn is_gone(record: &Value) -> Result<bool, String> {
    Ok(record.field("Predicates")?.list()?.iter().any(|predicate| predicate.def() == Ok("HasTME")))
}

/// Whether the record is part of SVE or SME.
pub(super) fn is_scalable(record: &Value) -> Result<bool, String> {
    let mut found = false;
    for place in record.field("!locs")?.list()? {
        let file = place.text()?;
        found |= file.contains("SVE") || file.contains("SME");
    }
    for predicate in record.field("Predicates")?.list()? {
        let name = predicate.def()?;
        found |= name.contains("SVE") || name.contains("SME");
    }
    Ok(found)
}

fn row(
    records: &Records,
    name: &str,
    record: &Value,
    classes: &mut Classes,
    features: &mut Features,
) -> Result<Row, String> {
    let tied = tied(record.field("Constraints")?.text()?);
    let mut row = Row {
        name: name.to_owned(),
        requirement: features.of_predicates(records, record)?,
        bits: 0,
        mask: 0,
        slots: Vec::new(),
        names: BTreeMap::new(),
        arguments: Vec::new(),
        effects: effects(record)?,
    };
    for (list, is_result) in [("OutOperandList", true), ("InOperandList", false)] {
        for (operand, name) in arguments(record.field(list)?)? {
            let partner = tied.iter().find_map(|(a, b)| match name {
                _ if a == name => Some(b),
                _ if b == name => Some(a),
                _ => None,
            });
            if let Some(&(at, _)) = partner.and_then(|partner| row.names.get(partner)) {
                row.slots[at].read = true;
                row.names.insert(name.to_owned(), (at, 1));
                continue;
            }
            let mut parts = Vec::new();
            for (class, part, width) in operand_parts(records, operand, name)? {
                let number = classes.number(records, class)?;
                row.names.insert(part.to_owned(), (row.slots.len(), 1));
                parts.push((row.slots.len(), width));
                row.slots.push(Slot {
                    class: number,
                    class_name: class.to_owned(),
                    fields: Vec::new(),
                    written: is_result,
                    read: !is_result,
                });
            }
            // an operand of several parts is named in the assembly string as a whole
            if let [(first, _), _] = parts[..] {
                row.names.insert(name.to_owned(), (first, 2));
            }
            row.arguments.push(parts);
        }
    }
    place_bits(&mut row, record)?;
    Ok(row)
}

/// Parts of an operand: class, name, and how many operands of LLVM it is.
pub(super) fn operand_parts<'a>(
    records: &Records<'a>,
    operand: &'a Value,
    name: &'a str,
) -> Result<Vec<(&'a str, &'a str, usize)>, String> {
    if operand.field("kind")?.text()? == "def" {
        let class = operand.def()?;
        return Ok(vec![(class, name, width(records, class)?)]);
    }
    let parts = arguments(records.get(operand.field("operator")?.def()?)?.field("MIOperandInfo")?)?;
    let names = arguments(operand)?;
    parts.iter().zip(names).map(|((class, _), (_, name))| Ok((class.def()?, name, 1))).collect()
}

/// Number of LLVM's operands that an operand of this class is.
pub(super) fn width(records: &Records, class: &str) -> Result<usize, String> {
    match records.get(class)?.get("MIOperandInfo") {
        Some(info) if info.is_object() => Ok(arguments(info)?.len().max(1)),
        _ => Ok(1),
    }
}

/// Pairs of operands that are one register: `$Rd = $dst, $Rn = $wback`.
fn tied(constraints: &str) -> Vec<(String, String)> {
    let name = |text: &str| text.trim().trim_start_matches('$').to_owned();
    constraints.split(',').filter_map(|part| part.split_once('=')).map(|(a, b)| (name(a), name(b))).collect()
}

/// Effects beyond the operands: 1 reads the flags, 2 writes them, 4 loads, 8 stores, 16 branches, 32 calls.
fn effects(record: &Value) -> Result<u8, String> {
    let has_flags = |list: &str| -> Result<bool, String> {
        Ok(record.field(list)?.list()?.iter().any(|register| register.def() == Ok("NZCV")))
    };
    let is = |field: &str| record.get(field).and_then(|value| value.int().ok()) == Some(1);
    let bits = [has_flags("Uses")?, has_flags("Defs")?, is("mayLoad"), is("mayStore"), is("isBranch"), is("isCall")];
    Ok(bits.iter().enumerate().map(|(at, &bit)| u8::from(bit) << at).sum())
}

/// Reads the 32 bits: fixed ones, and those of operands as fields.
fn place_bits(row: &mut Row, record: &Value) -> Result<(), String> {
    // Bits that are free in the description and that the encoder sets to one.
    let fix = record.field("PostEncoderMethod")?.text()?;
    let ones = fix.starts_with("fixLoadStoreExclusive") || fix.starts_with("fixMulHigh");
    for (at, bit) in record.field("Inst")?.list()?.iter().enumerate() {
        if bit.is_null() {
            row.bits |= u32::from(ones) << at;
            continue;
        }
        if let Ok(value) = bit.int() {
            row.bits |= (value as u32) << at;
            row.mask |= 1 << at;
            continue;
        }
        let name = bit.field("var")?.text()?;
        let index = match bit.get("index") {
            Some(index) => index.int()? as u8,
            None => 0,
        };
        let (slot, _) = *row.names.get(name).ok_or_else(|| format!("no operand '{name}'"))?;
        let fields = &mut row.slots[slot].fields;
        match fields.last_mut() {
            Some((low, width, place)) if *low + *width == index && *place as usize + *width as usize == at => {
                *width += 1;
            }
            _ => fields.push((index, 1, at as u8)),
        }
    }
    Ok(())
}
