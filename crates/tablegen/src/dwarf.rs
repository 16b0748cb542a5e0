//! DWARF constants and debug-info flags: `Dwarf.def`, `Dwarf.h`, `DebugInfoFlags.def`,
//! `DebugInfoMetadata.h`.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use crate::emit;
use crate::headers::{enumerators, evaluate, macro_uses};
use crate::llvm::Llvm;
use crate::newer;

/// X-macro, prefix of the names, name of our table, description of the table.
const TABLES: [(&str, &str, &str, &str); 11] = [
    ("HANDLE_DW_TAG", "DW_TAG_", "TAG", "Entry tags (`tag:` fields)."),
    ("HANDLE_DW_LANG", "DW_LANG_", "LANG", "Source languages up to DWARF 5 (`language:` fields)."),
    ("HANDLE_DW_LNAME", "DW_LNAME_", "LNAME", "Source language names of DWARF 6 (`sourceLanguageName:` fields)."),
    (
        "HANDLE_DW_LLVM_LANG_DIALECT",
        "DW_LLVM_LANG_DIALECT_",
        "LANG_DIALECT",
        "Dialects of source languages (`dialect:` fields).",
    ),
    ("HANDLE_DW_ATE", "DW_ATE_", "ATE", "Base type encodings (`encoding:` fields)."),
    ("HANDLE_DW_VIRTUALITY", "DW_VIRTUALITY_", "VIRTUALITY", "Virtuality codes (`virtuality:` fields)."),
    ("HANDLE_DW_DEFAULTED", "DW_DEFAULTED_", "DEFAULTED", "Defaulted member function codes."),
    ("HANDLE_DW_CC", "DW_CC_", "CC", "Calling convention codes (`cc:` fields)."),
    ("HANDLE_DW_APPLE_PROPERTY", "DW_APPLE_PROPERTY_", "APPLE_PROPERTY", "Bits of Objective-C property attributes."),
    (
        "HANDLE_DW_APPLE_ENUM_KIND",
        "DW_APPLE_ENUM_KIND_",
        "APPLE_ENUM_KIND",
        "Kinds of Apple enumerations (`enumKind:` fields).",
    ),
    (
        "HANDLE_DW_OP",
        "DW_OP_",
        "OP",
        "Expression operations, with LLVM's own from 0x1000 on (`!DIExpression` elements).",
    ),
];

/// Header, enumeration, prefix to remove from the enumerators, table name, description.
const ENUMERATIONS: [(&str, &str, &str, &str, &str); 4] = [
    (
        "llvm/IR/DebugInfoMetadata.h",
        "enum ChecksumKind",
        "",
        "CHECKSUM_KIND",
        "Kinds of file checksums (`checksumkind:` fields).",
    ),
    (
        "llvm/IR/DebugInfoMetadata.h",
        "enum FixedPointKind",
        "FixedPoint",
        "FIXED_POINT_KIND",
        "Kinds of fixed-point types (`kind:` fields).",
    ),
    (
        "llvm/IR/DebugInfoMetadata.h",
        "enum DebugEmissionKind",
        "",
        "EMISSION_KIND",
        "How much debug information a unit has (`emissionKind:` fields).",
    ),
    (
        "llvm/IR/DebugInfoMetadata.h",
        "enum class DebugNameTableKind",
        "",
        "NAME_TABLE_KIND",
        "Kinds of name tables (`nameTableKind:` fields).",
    ),
];

/// Returns the text of the generated DWARF file.
pub(crate) fn generate(llvm: &Llvm) -> Result<String, String> {
    let def = llvm.header("llvm/BinaryFormat/Dwarf.def")?;
    let header = llvm.header("llvm/BinaryFormat/Dwarf.h")?;
    let mut out =
        emit::file_header("DWARF constants and debug-info enumerations.", "Dwarf.def, Dwarf.h and DebugInfoMetadata.h");
    out.push_str("use super::super::names::{NameIndex, NameTable};\n\n");
    let mut constants = BTreeSet::new();
    for (list, prefix, name, doc) in TABLES {
        let mut entries = Vec::new();
        for arguments in macro_uses(&def, list) {
            let [number, short, ..] = arguments[..] else {
                return Err(format!("{list} with too few arguments"));
            };
            let number = evaluate(number).ok_or_else(|| format!("{list}({number}): no number"))?;
            entries.push((number, format!("{prefix}{short}")));
        }
        let newer = newer::DWARF.iter().filter(|(table, ..)| *table == name);
        entries.extend(newer.map(|&(_, number, short)| (number, format!("{prefix}{short}"))));
        if name == "OP" {
            entries.extend(llvm_operations(&header)?);
        }
        out.push_str(&emit::name_table(doc, name, &entries)?);
        constants.extend(entries);
    }
    // Two names of the enumeration in Dwarf.h that have no X-macro.
    let macinfo: Vec<(u32, String)> =
        enumerators(&header, "enum MacinfoRecordType")?.into_iter().map(|(name, number)| (number, name)).collect();
    out.push_str(&emit::name_table("Macro information types (`type:` fields of `!DIMacro`).", "MACINFO", &macinfo)?);
    constants.extend(macinfo);
    for (file, declaration, cut, name, doc) in ENUMERATIONS {
        let entries: Vec<(u32, String)> = enumerators(&llvm.header(file)?, declaration)?
            .into_iter()
            .map(|(name, number)| (number, name.strip_prefix(cut).unwrap_or(&name).to_owned()))
            .collect();
        out.push_str(&emit::name_table(doc, name, &entries)?);
    }
    out.push_str("/// Every DWARF constant by its name in upper case.\npub mod constants {\n");
    let mut constants: Vec<_> = constants.into_iter().collect();
    constants.sort_by(|a, b| a.1.cmp(&b.1));
    for (number, name) in constants {
        let _ = writeln!(out, "    /// `{name}`");
        let upper = name.to_ascii_uppercase();
        let _ = writeln!(out, "    pub const {upper}: u32 = {number:#x};");
    }
    out.push_str("}\n");
    Ok(out)
}

/// Operations that exist in metadata only: enumerators of `LocationAtom` from 0x1000 on.
fn llvm_operations(header: &str) -> Result<Vec<(u32, String)>, String> {
    let start = header.find("enum LocationAtom").ok_or("no enumeration of operations")?;
    // The preceding use of the X-macro would be taken for an enumerator.
    let rest = &header[start..];
    let body = rest
        .split("DW_OP_lo_user")
        .nth(1)
        .and_then(|body| body.split('}').next())
        .ok_or("no end of the enumeration of operations")?;
    let enumeration = format!("enum {{ DW_OP_lo_user{body}}}");
    Ok(enumerators(&enumeration, "enum")?
        .into_iter()
        .filter(|(name, _)| name.starts_with("DW_OP_LLVM_"))
        .map(|(name, number)| (number, name))
        .collect())
}

/// Returns the text of the generated file of debug-info flags.
pub(crate) fn generate_flags(llvm: &Llvm) -> Result<String, String> {
    let def = llvm.header("llvm/IR/DebugInfoFlags.def")?;
    let mut out = emit::file_header("Debug-info flag words.", "DebugInfoFlags.def");
    out.push_str("use super::super::names::{NameIndex, NameTable};\n\n");
    for (list, prefix, name, doc) in [
        ("HANDLE_DI_FLAG", "DIFlag", "DI_FLAGS", "Flags of debug-info nodes (`flags:` fields), ascending by value."),
        ("HANDLE_DISP_FLAG", "DISPFlag", "DISP_FLAGS", "Flags of subprograms (`spFlags:` fields), ascending by value."),
    ] {
        let mut entries = Vec::new();
        for arguments in macro_uses(&def, list) {
            let [value, short] = arguments[..] else {
                return Err(format!("{list} with other than two arguments"));
            };
            if short != "Largest" {
                let value = evaluate(value).ok_or_else(|| format!("{list}({value})"))?;
                entries.push((value, format!("{prefix}{short}")));
            }
        }
        out.push_str(&emit::name_table(doc, name, &entries)?);
    }
    Ok(out)
}
