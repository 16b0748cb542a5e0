//! Attribute kinds from `Attributes.inc` (numbers), `Attributes.td` (spelling, class, positions, rules) and
//! `LLVMBitCodes.h` (bitcode numbers).

use std::collections::BTreeMap;
use std::fmt::Write as _;

use crate::emit;
use crate::headers::enumerators;
use crate::json::Json as _;
use crate::llvm::Llvm;
use crate::newer;
use serde_json::Value;

/// Record classes of attributes that have a kind number, with our name of the class.
const CLASSES: [(&str, &str); 5] = [
    ("EnumAttr", "Enum"),
    ("TypeAttr", "Type"),
    ("IntAttr", "Int"),
    ("ConstantRangeAttr", "ConstantRange"),
    ("ConstantRangeListAttr", "ConstantRangeList"),
];

struct Attribute {
    number: u32,
    name: String,
    spelling: String,
    class: &'static str,
    places: String,
    intersect: String,
    code: u32,
}

/// Attribute record names and their kind numbers, for the intrinsics' generator.
pub(crate) fn kind_numbers(llvm: &Llvm) -> Result<BTreeMap<String, u32>, String> {
    let text = llvm.header("llvm/IR/Attributes.inc")?;
    let part = text
        .split("#ifdef GET_ATTR_ENUM")
        .nth(1)
        .ok_or("no GET_ATTR_ENUM part")?
        .split("#endif")
        .next()
        .unwrap_or_default();
    let body = format!("enum {{{part}}}");
    let mut old: Vec<_> = enumerators(&body, "enum")?.into_iter().filter(|(name, _)| !marks_a_bound(name)).collect();
    old.sort_by_key(|&(_, number)| number);
    let mut names = Vec::new();
    for (name, _) in old {
        let newer = newer::ATTRIBUTES.iter().filter(|attribute| attribute.before == name);
        names.extend(newer.map(|attribute| attribute.name.to_owned()));
        names.push(name);
    }
    Ok(names.into_iter().zip(1..).collect())
}

/// Whether the name is `FirstEnumAttr`, `LastIntAttr` or the like.
fn marks_a_bound(name: &str) -> bool {
    (name.starts_with("First") || name.starts_with("Last")) && name.ends_with("Attr")
}

/// Returns the text of the generated attribute file.
pub(crate) fn generate(llvm: &Llvm) -> Result<String, String> {
    let records = llvm.records("llvm/IR/Attributes.td")?;
    let attributes = attributes(llvm, &records)?;
    let mut out = emit::file_header(
        "Attribute kinds and the well-known string attributes.",
        "Attributes.inc, Attributes.td and LLVMBitCodes.h",
    );
    out.push_str("use super::super::attributes::{AttrClass, AttrFacts, AttrPlaces, Intersect};\n");
    out.push_str("use super::super::names::NameIndex;\n\n");
    out.push_str(
        "/// An attribute kind with LLVM's number, which is also the order of printing.\n\
         #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]\n\
         #[repr(u8)]\npub enum AttrKind {\n",
    );
    for attribute in &attributes {
        let _ = writeln!(out, "    /// `{}`", attribute.spelling);
        let _ = writeln!(out, "    {} = {},", attribute.name, attribute.number);
    }
    out.push_str("}\n\n/// All kinds, ascending: the kind with number `n` is at `n - 1`.\n");
    let _ = writeln!(out, "pub(crate) static KINDS: [AttrKind; {}] = [", attributes.len());
    for attribute in &attributes {
        let _ = writeln!(out, "    AttrKind::{},", attribute.name);
    }
    out.push_str("];\n\n/// Properties of each kind, in the same order.\n");
    let _ = writeln!(out, "pub(crate) static FACTS: [AttrFacts; {}] = [", attributes.len());
    for attribute in &attributes {
        let _ = writeln!(
            out,
            "    AttrFacts {{ spelling: {:?}, class: AttrClass::{}, places: AttrPlaces::from_bits({}), \
             intersect: Intersect::{}, bitcode: {} }},",
            attribute.spelling, attribute.class, attribute.places, attribute.intersect, attribute.code
        );
    }
    out.push_str("];\n\n/// Finds the kind of a spelling.\n");
    let spellings: Vec<&str> = attributes.iter().map(|a| a.spelling.as_str()).collect();
    let index = emit::name_index(&spellings)?;
    let _ = writeln!(out, "pub(crate) static SPELLINGS: NameIndex = {index};\n");
    by_bitcode_number(&mut out, &attributes);
    string_lists(&mut out, &records)?;
    Ok(out)
}

fn attributes(llvm: &Llvm, records: &Value) -> Result<Vec<Attribute>, String> {
    let numbers = kind_numbers(llvm)?;
    let codes = enumerators(&llvm.header("llvm/Bitcode/LLVMBitCodes.h")?, "enum AttributeKindCodes")?;
    let mut attributes = Vec::new();
    for (class_record, class) in CLASSES {
        for name in records.field("!instanceof")?.field(class_record)?.list()? {
            let name = name.text()?;
            let record = records.field(name)?;
            let spelling = record.field("AttrString")?.text()?.to_owned();
            let mut places = Vec::new();
            let mut intersect = String::new();
            for property in record.field("Properties")?.list()? {
                match property.def()? {
                    "FnAttr" => places.push("1"),
                    "ParamAttr" => places.push("2"),
                    "RetAttr" => places.push("4"),
                    other => other
                        .strip_prefix("Intersect")
                        .ok_or_else(|| format!("unknown attribute property {other}"))?
                        .clone_into(&mut intersect),
                }
            }
            places.extend(newer::PLACES.iter().filter(|(of, _)| *of == name).map(|&(_, place)| place));
            let number = *numbers.get(name).ok_or_else(|| format!("{name} has no number in Attributes.inc"))?;
            attributes.push(Attribute {
                number,
                code: bitcode_number(&codes, name, &spelling)?,
                name: name.to_owned(),
                spelling,
                class,
                places: places.join(" | "),
                intersect,
            });
        }
    }
    for newer in &newer::ATTRIBUTES {
        attributes.push(Attribute {
            number: *numbers.get(newer.name).ok_or_else(|| format!("{} is before no attribute", newer.name))?,
            name: newer.name.to_owned(),
            spelling: newer.spelling.to_owned(),
            class: newer.class,
            places: newer.places.to_owned(),
            intersect: newer.intersect.to_owned(),
            code: newer.code,
        });
    }
    attributes.sort_by_key(|attribute| attribute.number);
    let dense = attributes.iter().zip(1..).all(|(attribute, number)| attribute.number == number);
    if dense && attributes.len() == numbers.len() {
        Ok(attributes)
    } else {
        Err("attribute numbers are not 1 to n".to_owned())
    }
}

/// Returns the bitcode number. Its enumerator is the record name or the spelling in upper case with
/// underscores, which are in different positions.
fn bitcode_number(codes: &[(String, u32)], name: &str, spelling: &str) -> Result<u32, String> {
    let squeeze = |text: &str| text.replace('_', "").to_ascii_lowercase();
    codes
        .iter()
        .find(|(code, _)| {
            let code = squeeze(code.trim_start_matches("ATTR_KIND_"));
            code == squeeze(name) || code == squeeze(spelling)
        })
        .map(|(_, number)| *number)
        .ok_or_else(|| format!("no bitcode number for attribute {name}"))
}

fn by_bitcode_number(out: &mut String, attributes: &[Attribute]) {
    let length = attributes.iter().map(|a| a.code).max().unwrap_or(0) + 1;
    out.push_str("/// The kind of each bitcode number (`AttributeKindCodes`).\n");
    let _ = writeln!(out, "pub(crate) static BITCODE: [Option<AttrKind>; {length}] = [");
    for code in 0..length {
        match attributes.iter().find(|a| a.code == code) {
            Some(attribute) => {
                let _ = writeln!(out, "    Some(AttrKind::{}),", attribute.name);
            }
            None => out.push_str("    None,\n"),
        }
    }
    out.push_str("];\n\n");
}

fn string_lists(out: &mut String, records: &Value) -> Result<(), String> {
    let spellings = |class: &str| -> Result<Vec<String>, String> {
        let mut list = Vec::new();
        for name in records.field("!instanceof")?.field(class)?.list()? {
            let record = records.field(name.text()?)?;
            list.push(record.field("AttrString")?.text()?.to_owned());
        }
        list.sort();
        Ok(list)
    };
    for (class, name, doc) in [
        (
            "StrBoolAttr",
            "BOOL_STRING_ATTRIBUTES",
            "String attributes whose value is `\"true\"`, `\"false\"` or nothing (`StrBoolAttr`).",
        ),
        (
            "ComplexStrAttr",
            "COMPLEX_STRING_ATTRIBUTES",
            "Other string attributes that LLVM itself defines (`ComplexStrAttr`).",
        ),
    ] {
        list(out, name, doc, &spellings(class)?);
    }
    let mut compat = Vec::new();
    for name in records.field("!instanceof")?.field("CompatRule")?.list()? {
        let record = records.field(name.text()?)?;
        let function = record.field("CompatFunc")?.text()?;
        let string = record.field("AttrName")?.text()?;
        compat.push((rule_order(name.text()?), rule(function, string, records)?));
    }
    compat.sort();
    let compat: Vec<String> = compat.into_iter().map(|(_, rule)| rule).collect();
    list(
        out,
        "INLINE_COMPATIBILITY",
        "What must agree between caller and callee for inlining: `isEqual NAME`, or the name of \
         a check of its own (`CompatRule`).",
        &compat,
    );
    let mut merge = Vec::new();
    for name in records.field("!instanceof")?.field("MergeRule")?.list()? {
        let record = records.field(name.text()?)?;
        let function = record.field("MergeFunc")?.text()?;
        merge.push((rule_order(name.text()?), rule(function, "", records)?));
    }
    merge.sort();
    let merge: Vec<String> = merge.into_iter().map(|(_, rule)| rule).collect();
    list(
        out,
        "INLINE_MERGE",
        "How inlining changes the caller's attributes: `setAND NAME`, `setOR NAME`, or the name of \
         an adjustment of its own (`MergeRule`).",
        &merge,
    );
    Ok(())
}

/// Anonymous records are numbered in the order of their definition (`anonymous_12`).
fn rule_order(name: &str) -> u32 {
    let digits = name.trim_start_matches(|c: char| !c.is_ascii_digit());
    digits.parse().unwrap_or(u32::MAX)
}

/// `isEqual<SafeStackAttr>` → `isEqual safestack`; a string attribute is added unchanged.
fn rule(function: &str, string: &str, records: &Value) -> Result<String, String> {
    if let Some((verb, record)) = function.split_once('<') {
        let record = record.trim_end_matches('>').trim_end_matches("Attr");
        let spelling = records.field(record)?.field("AttrString")?.text()?;
        return Ok(format!("{verb} {spelling}"));
    }
    if string.is_empty() {
        return Ok(function.to_owned());
    }
    Ok(format!("{function} {string}"))
}

fn list(out: &mut String, name: &str, doc: &str, items: &[String]) {
    let _ = writeln!(out, "/// {doc}\npub static {name}: [&str; {}] = [", items.len());
    for item in items {
        let _ = writeln!(out, "    {item:?},");
    }
    out.push_str("];\n\n");
}
