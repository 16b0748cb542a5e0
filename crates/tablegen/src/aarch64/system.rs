//! System registers and the other named operands of system instructions.

use std::fmt::Write as _;

use serde_json::Value;

use super::features::Features;
use super::{Records, header, number, table};
use crate::json::Json;

/// Class of records, name of the table, purpose.
const TABLES: [(&str, &str, &str); 15] = [
    ("SysReg", "REGISTERS", "System registers of `mrs` and `msr`"),
    ("PStateImm0_15", "STATE_FIELDS", "Fields of the processor's state that take four bits"),
    ("PStateImm0_1", "STATE_BITS", "Fields of the processor's state that take one bit"),
    ("AT", "ADDRESS_TRANSLATIONS", "Operations of `at`"),
    ("DC", "DATA_CACHE", "Operations of `dc`"),
    ("IC", "INSTRUCTION_CACHE", "Operations of `ic`"),
    ("TLBIEntry", "TRANSLATION_BUFFER", "Operations of `tlbi`"),
    ("DB", "BARRIERS", "Domains of `dmb` and `dsb`"),
    ("DBnXS", "BARRIERS_NXS", "Domains of `dsb` with `nXS`"),
    ("ISB", "INSTRUCTION_BARRIERS", "Domains of `isb`"),
    ("TSB", "TRACE_BARRIERS", "Operand of `tsb`"),
    ("PRFM", "PREFETCHES", "Operations of `prfm`"),
    ("RPRFM", "RANGE_PREFETCHES", "Operations of `rprfm`"),
    ("BTI", "BRANCH_TARGETS", "Operands of `bti`"),
    ("PSB", "PROFILING", "Operand of `psb`"),
];

/// Returns the file.
pub(super) fn generate(records: &Records, features: &mut Features) -> Result<String, String> {
    let mut out = header("System registers and other named operands of AArch64 instructions.");
    out.push_str("use crate::aarch64::system::Named as N;\n\n");
    for (class, name, purpose) in TABLES {
        let mut entries = Vec::new();
        for record in records.of_class(class)? {
            let record = records.get(record)?;
            entries.push(entry(record, features).map_err(|error| format!("{class}: {error}"))?);
        }
        entries.sort();
        entries.dedup();
        let lines: Vec<String> = entries
            .iter()
            .map(|entry| {
                let Entry { name, spelling, encoding, requirement, flags } = entry;
                let mut line = String::new();
                let _ = write!(line, "N({name:?}, {spelling:?}, {encoding}, {requirement}, {flags})");
                line
            })
            .collect();
        table(&mut out, &format!("{purpose}, by name."), name, "N", &lines);
    }
    Ok(out)
}

/// A named operand.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Entry {
    name: String,
    spelling: String,
    encoding: u64,
    requirement: usize,
    /// 1 may be read, 2 may be written, 4 takes a register.
    flags: u8,
}

fn entry(record: &Value, features: &mut Features) -> Result<Entry, String> {
    let spelling = record.field("Name")?.text()?.to_owned();
    let has = |field: &str| record.get(field).and_then(|value| value.int().ok()).unwrap_or(0) == 1;
    // LLVM 22 knows these on every processor, its predecessor only with a feature
    let is_free = |text: &str| {
        ["FeatureMPAM}", "FeatureTRBE}", "FeaturePRFM_SLC}", "FeatureETE}"].iter().any(|name| text.contains(name))
    };
    let requirement = match (record.get("RequiresStr"), record.get("Requires")) {
        (Some(Value::String(text)), _) | (None, Some(Value::String(text))) if !is_free(text) => {
            features.of_text(text)?
        }
        _ => 0,
    };
    let encoding = number(record.field("Encoding")?)?;
    Ok(Entry {
        name: spelling.to_ascii_lowercase(),
        spelling,
        encoding,
        requirement,
        flags: u8::from(has("Readable")) | u8::from(has("Writeable")) << 1 | u8::from(has("NeedsReg")) << 2,
    })
}
