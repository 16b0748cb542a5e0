//! Intrinsics of LLVM 23: new ones, and changes of those that LLVM 22 has.
//!
//! Type codes are translated to those of LLVM 22, which `draig_tables` decodes, and to a few of our own for
//! types that these cannot express.

use std::collections::BTreeMap;

use draig_tables::intrinsics::code;
use serde_json::Value;

use crate::intrinsics::{self, AttributeSet, Intrinsic, attribute_tables, constants, number_of};
use crate::json::Json as _;
use crate::llvm::Llvm;
use crate::{Generated, emit};

/// Marks a signature that is the same as in LLVM 22.
const UNCHANGED: u16 = u16::MAX;

/// Returns the generated files.
pub(crate) fn generate(llvm: &Llvm, newer: &Llvm) -> Result<Vec<Generated>, String> {
    let old_records = llvm.records("llvm/IR/Intrinsics.td")?;
    let new_records = newer.records("llvm/IR/Intrinsics.td")?;
    let (old_codes, new_codes) = (Codes::of(&old_records)?, Codes::of(&new_records)?);
    let old = intrinsics::read(&old_records, false)?;
    let mut new = intrinsics::read(&new_records, false)?;
    for intrinsic in &mut new {
        let translated = translate(&intrinsic.codes, &new_codes, &old_codes);
        intrinsic.codes = translated.map_err(|error| format!("{}: {error}", intrinsic.name))?;
    }
    let mut tables = Tables::default();
    let (mut names, mut records, mut changes) = (String::new(), Vec::new(), Vec::new());
    let mut added = Vec::new();
    for intrinsic in &new {
        match old.binary_search_by(|other| other.name.cmp(&intrinsic.name)) {
            Ok(index) => {
                let before = &old[index];
                let is_same = without_kinds(&before.codes, &old_codes)? == without_kinds(&intrinsic.codes, &old_codes)?;
                let attributes = (&before.function, &before.values) == (&intrinsic.function, &intrinsic.values);
                let flags = intrinsic.flags();
                if is_same && attributes && flags == before.flags() {
                    continue;
                }
                let start = if is_same { UNCHANGED } else { tables.signature(&intrinsic.codes)? };
                let (function, values) = tables.attributes(intrinsic)?;
                changes.extend(u16::try_from(index).map_err(|_| "too many intrinsics")?.to_le_bytes());
                changes.extend(start.to_le_bytes());
                changes.extend([function, flags]);
                changes.extend(values.to_le_bytes());
            }
            Err(_) => {
                records.extend(u32::try_from(names.len()).map_err(|_| "too many names")?.to_le_bytes());
                records.extend(tables.signature(&intrinsic.codes)?.to_le_bytes());
                let (function, values) = tables.attributes(intrinsic)?;
                records.extend([function, intrinsic.flags()]);
                records.extend(values.to_le_bytes());
                names.push_str(&intrinsic.name);
                names.push('\n');
                added.push(intrinsic);
            }
        }
    }
    let retired: Vec<usize> = (old.iter().enumerate())
        .filter(|(_, intrinsic)| new.binary_search_by(|other| other.name.cmp(&intrinsic.name)).is_err())
        .map(|(index, _)| index)
        .collect();
    let mut out = emit::file_header("Intrinsics of LLVM 23.", "Intrinsics.td and that of LLVM 23");
    out.push_str(
        "use super::super::attributes::AttrKind as K;\n\
         use super::super::intrinsics::{AttrValue as V, IntrinsicAttr, IntrinsicId, OperandComment};\n\n\
         const fn a(kind: K, value: V) -> IntrinsicAttr {\n    IntrinsicAttr { kind, value }\n}\n\n",
    );
    attribute_tables(&mut out, &tables.functions, &tables.values);
    out.push_str("/// The indices of the intrinsics of LLVM 22 that LLVM 23 has no more.\n");
    out.push_str(&format!(
        "pub(crate) static RETIRED: [u16; {}] = [\n{}];\n\n",
        retired.len(),
        emit::numbers(&retired)
    ));
    comments(&mut out, old.len(), &added)?;
    constants(&mut out, &added, old.len());
    let file = |path, bytes| Generated { path, bytes };
    Ok(vec![
        file("src/generated/newer_intrinsics.rs", out.into_bytes()),
        file("src/generated/newer_intrinsic_names.txt", names.into_bytes()),
        file("src/generated/newer_intrinsic_records.bin", records),
        file("src/generated/newer_intrinsic_changes.bin", changes),
        file("src/generated/newer_intrinsic_signatures.bin", tables.signatures),
    ])
}

/// Tables that records refer to by number.
#[derive(Default)]
struct Tables<'a> {
    signatures: Vec<u8>,
    starts: BTreeMap<Vec<u8>, u16>,
    functions: Vec<&'a AttributeSet>,
    values: Vec<&'a BTreeMap<u8, AttributeSet>>,
}

impl<'a> Tables<'a> {
    fn signature(&mut self, codes: &[u8]) -> Result<u16, String> {
        if let Some(&start) = self.starts.get(codes) {
            return Ok(start);
        }
        let start = u16::try_from(self.signatures.len()).map_err(|_| "too many signatures")?;
        self.signatures.push(u8::try_from(codes.len()).map_err(|_| "long signature")?);
        self.signatures.extend(codes);
        self.starts.insert(codes.to_vec(), start);
        Ok(start)
    }

    fn attributes(&mut self, intrinsic: &'a Intrinsic) -> Result<(u8, u16), String> {
        let function = number_of(&mut self.functions, &intrinsic.function);
        let values = number_of(&mut self.values, &intrinsic.values);
        Ok((
            u8::try_from(function).map_err(|_| "too many function attribute sets")?,
            u16::try_from(values).map_err(|_| "too many value attribute lists")?,
        ))
    }
}

/// Writes the comments before immediate operands of new intrinsics. None of them spells out its values.
fn comments(out: &mut String, first: usize, added: &[&Intrinsic]) -> Result<(), String> {
    let annotated = (first..).zip(added).filter(|(_, intrinsic)| !intrinsic.comments.is_empty());
    out.push_str("/// The comments before immediate operands.\n");
    let count = annotated.clone().count();
    out.push_str(&format!("pub(crate) static OPERAND_COMMENTS: [(IntrinsicId, &[OperandComment]); {count}] = [\n"));
    for (index, intrinsic) in annotated {
        out.push_str(&format!("    (IntrinsicId::constant({index}), &["));
        for (operand, name, printed) in &intrinsic.comments {
            if *printed {
                return Err(format!("{}: a comment with values, which LLVM 23 is to be asked for", intrinsic.name));
            }
            out.push_str(&format!(
                "OperandComment {{ operand: {operand}, name: {name:?}, values: &[], otherwise: \"\" }},"
            ));
        }
        out.push_str("]),\n");
    }
    out.push_str("];\n\n");
    Ok(())
}

/// Type codes of a version by number and by name.
struct Codes {
    names: BTreeMap<u8, String>,
    numbers: BTreeMap<String, u8>,
}

impl Codes {
    fn of(records: &Value) -> Result<Codes, String> {
        let mut codes = Codes { names: BTreeMap::new(), numbers: BTreeMap::new() };
        for record in records.field("!instanceof")?.field("IIT_Base")?.list()? {
            let name = record.text()?.trim_start_matches("IIT_").to_owned();
            let number = records.field(record.text()?)?.field("Number")?.int()?;
            let number = u8::try_from(number).map_err(|_| "type code above 255")?;
            codes.names.insert(number, name.clone());
            codes.numbers.insert(name, number);
        }
        Ok(codes)
    }

    fn name(&self, number: u8) -> Result<&str, String> {
        self.names.get(&number).map(String::as_str).ok_or_else(|| format!("no type code {number}"))
    }

    fn number(&self, name: &str) -> Result<u8, String> {
        self.numbers.get(name).copied().ok_or_else(|| format!("no type code {name}"))
    }
}

/// Codes that are followed by the number of an overload type.
const REFERENCES: [&str; 7] = [
    "EXTEND_ARG",
    "TRUNC_ARG",
    "SAME_VEC_WIDTH_ARG",
    "VEC_ELEMENT",
    "SUBDIVIDE2_ARG",
    "SUBDIVIDE4_ARG",
    "VEC_OF_BITCASTS_TO_INT",
];

/// Kind that means "the same type as an overload type" in the codes of LLVM 22.
const MATCH: u8 = 7;

/// Returns LLVM 22's kind for a constraint of LLVM 23, which has that on vectors in the upper half of a byte
/// and that on elements in the lower half.
fn kind_of(constraint: u8) -> u8 {
    match constraint {
        0x00 => 0,
        0x01 => 1,
        0x02 => 2,
        0x10 => 3,
        0x23 => 4,
        _ => code::CONSTRAINED,
    }
}

/// Translates a signature of LLVM 23 to the codes of LLVM 22.
fn translate(codes: &[u8], new: &Codes, old: &Codes) -> Result<Vec<u8>, String> {
    let argument = old.number("ARG")?;
    let mut out = Vec::new();
    let mut rest = codes.iter().copied();
    let mut scalable = None;
    while let Some(number) = rest.next() {
        let mut next = || rest.next().ok_or("a signature ends early");
        match new.name(number)? {
            "ANY" => {
                let (index, constraint) = (next()?, next()?);
                let kind = kind_of(constraint);
                out.extend([argument, index << 3 | kind]);
                if kind == code::CONSTRAINED {
                    out.push(constraint);
                }
            }
            "MATCH" => out.extend([argument, next()? << 3 | MATCH]),
            "PTR_AS" => out.extend([old.number("ANYPTR")?, next()?]),
            "EXTERNREF" => out.push(code::EXTERNREF),
            "FUNCREF" => out.push(code::FUNCREF),
            // After the length, which it precedes in LLVM 22.
            "SCALABLE_VEC" => {
                let at: usize = scalable.take().ok_or("a scalable vector without a length")?;
                out.insert(at, number);
            }
            name if REFERENCES.contains(&name) => out.extend([old.number(name)?, next()? << 3]),
            name @ ("ONE_NTH_ELTS_VEC_ARG" | "VEC_OF_ANYPTRS_TO_ELT") => {
                out.extend([old.number(name)?, next()?, next()?]);
            }
            "STRUCT" => out.extend([old.number("STRUCT")?, next()?]),
            name => {
                if name.starts_with('V') && name[1..].bytes().all(|byte| byte.is_ascii_digit()) {
                    scalable = Some(out.len());
                }
                out.push(old.number(name)?);
            }
        }
    }
    Ok(out)
}

/// Removes the redundant kinds that LLVM 22 repeats where a type refers to an overload type.
fn without_kinds(codes: &[u8], old: &Codes) -> Result<Vec<u8>, String> {
    let mut out = codes.to_vec();
    let mut at = 0;
    while let Some(&number) = codes.get(at) {
        at += 1;
        let operands = match number {
            code::EXTERNREF | code::FUNCREF => 0,
            _ => match old.name(number)? {
                "ARG" if codes.get(at).is_some_and(|info| info & 7 == code::CONSTRAINED) => 2,
                "ARG" | "ANYPTR" | "STRUCT" => 1,
                name if REFERENCES.contains(&name) => {
                    out.get_mut(at).map(|info| *info &= !7).ok_or("a signature ends early")?;
                    1
                }
                "ONE_NTH_ELTS_VEC_ARG" | "VEC_OF_ANYPTRS_TO_ELT" => 2,
                _ => 0,
            },
        };
        at += operands;
    }
    Ok(out)
}
