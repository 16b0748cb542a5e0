//! Intrinsic functions: their signatures and attributes, from the tables, and the sections of LangRef that describe
//! them, from `sections.txt`.

use draig_tables::attribute_values::MemoryEffects;
use draig_tables::intrinsics::{self, AttrValue, IntrinsicAttr, IntrinsicId, OverloadKind, Signature, TypePattern};

/// Describes an intrinsic by its name, with or without the suffixes of its types.
pub(super) fn described(name: &str) -> Option<String> {
    let id = intrinsics::lookup(name.as_bytes())?;
    let base = id.name();
    let target = base.split('.').nth(1).filter(|_| id.is_target_specific());
    let target = target.map_or(String::new(), |target| format!(" of the target {target}"));
    let version = match (id.is_newer(), id.is_retired()) {
        (true, _) => " It came with LLVM 23.",
        (_, true) => " LLVM 23 no longer has it.",
        _ => "",
    };
    let suffixes = match overloads(id).len() {
        0 => String::new(),
        1 => " Its name ends in the type that it is used with.".to_owned(),
        number => format!(" Its name ends in the {number} types that it is used with."),
    };
    let attributes: Vec<String> = id.fn_attributes().iter().map(attribute).collect();
    let attributes = match attributes.as_slice() {
        [] => String::new(),
        names => format!("\nAttributes: {}\n", names.join(" ")),
    };
    let section = section(base).map_or(String::new(), |section| format!("\nLangRef: {section}\n"));
    Some(format!(
        "`{base}` is an intrinsic function{target}.{suffixes}{version}\n\n    {}\n{}{attributes}{section}",
        declaration(id),
        legend(id)
    ))
}

/// Spells an attribute, with its value if that is about memory.
fn attribute(one: &IntrinsicAttr) -> String {
    match one.value {
        AttrValue::Int(effects) if one.kind.spelling() == "memory" => {
            format!("memory({})", MemoryEffects(u32::try_from(effects).unwrap_or(MemoryEffects::UNKNOWN.0)))
        }
        _ => one.kind.spelling().to_owned(),
    }
}

/// Returns the section of LangRef that describes an intrinsic.
fn section(base: &str) -> Option<&'static str> {
    let mut section = "";
    for line in include_str!("sections.txt").lines() {
        match line.strip_prefix("    ") {
            Some(names) if names.split(' ').any(|name| name == base) => return Some(section),
            Some(_) => {}
            None => section = line,
        }
    }
    None
}

/// Returns the overload types, in the order of their suffixes.
fn overloads(id: IntrinsicId) -> Vec<(u8, String)> {
    let mut found: Vec<(u8, String)> = Vec::new();
    for pattern in id.signature() {
        let one = match pattern {
            TypePattern::Overload { index, kind } => (index, kind_in_words(kind).to_owned()),
            TypePattern::VectorOfPointersToElement { index, reference } => {
                (index, format!("a vector of pointers, with the length of T{reference}"))
            }
            _ => continue,
        };
        if !found.iter().any(|(index, _)| *index == one.0) {
            found.push(one);
        }
    }
    found.sort_unstable();
    found
}

const fn kind_in_words(kind: OverloadKind) -> &'static str {
    match kind {
        OverloadKind::Any => "any type",
        OverloadKind::Integer => "an integer or a vector of integers",
        OverloadKind::Float => "a floating-point type or a vector of them",
        OverloadKind::Vector => "a vector",
        OverloadKind::Pointer => "a pointer",
        OverloadKind::IntegerVector => "a vector of integers",
        OverloadKind::FloatVector => "a vector of floating-point numbers",
        OverloadKind::PointerVector => "a vector of pointers",
        OverloadKind::IntegerScalar => "an integer",
        OverloadKind::FloatScalar => "a floating-point type",
    }
}

/// Explains the names of the types.
fn legend(id: IntrinsicId) -> String {
    let lines: String = overloads(id).iter().map(|(index, words)| format!("    T{index} is {words}\n")).collect();
    if lines.is_empty() { lines } else { format!("\n{lines}") }
}

/// Returns the declaration, with `T0`, `T1` and so on for the types that its name ends in.
fn declaration(id: IntrinsicId) -> String {
    let mut signature = id.signature();
    let result = spelled(&mut signature);
    let mut parameters = Vec::new();
    while !signature.is_empty() {
        let immediate = if id.is_immediate(parameters.len()) { " immarg" } else { "" };
        parameters.push(format!("{}{immediate}", spelled(&mut signature)));
    }
    format!("declare {result} @{}({})", id.name(), parameters.join(", "))
}

/// Spells the next type of a signature. Types are nested at most as deep as the tables have them.
fn spelled(signature: &mut Signature) -> String {
    let Some(pattern) = signature.next() else { return String::new() };
    match pattern {
        TypePattern::Void => "void".to_owned(),
        TypePattern::VarArg => "...".to_owned(),
        TypePattern::Mmx => "<1 x i64>".to_owned(),
        TypePattern::Token => "token".to_owned(),
        TypePattern::Metadata => "metadata".to_owned(),
        TypePattern::Half => "half".to_owned(),
        TypePattern::BFloat => "bfloat".to_owned(),
        TypePattern::Float => "float".to_owned(),
        TypePattern::Double => "double".to_owned(),
        TypePattern::Quad => "fp128".to_owned(),
        TypePattern::PpcQuad => "ppc_fp128".to_owned(),
        TypePattern::Amx => "x86_amx".to_owned(),
        TypePattern::Target(name) => format!("target(\"{name}\")"),
        TypePattern::Integer(bits) => format!("i{bits}"),
        TypePattern::Vector { scalable, elements } => {
            let scale = if scalable { "vscale x " } else { "" };
            format!("<{scale}{elements} x {}>", spelled(signature))
        }
        TypePattern::Pointer(0) => "ptr".to_owned(),
        TypePattern::Pointer(space) => format!("ptr addrspace({space})"),
        TypePattern::Struct(fields) => {
            let fields: Vec<String> = (0..fields).map(|_| spelled(signature)).collect();
            format!("{{ {} }}", fields.join(", "))
        }
        TypePattern::Overload { index, .. }
        | TypePattern::Match(index)
        | TypePattern::VectorOfPointersToElement { index, .. } => format!("T{index}"),
        TypePattern::Extend(index) => format!("(T{index} with elements of twice the width)"),
        TypePattern::Truncate(index) => format!("(T{index} with elements of half the width)"),
        TypePattern::OneNthElements { index, divisor } => format!("(T{index} with 1/{divisor} of the length)"),
        TypePattern::SameVectorWidth(index) => {
            format!("({}, or a vector of it if T{index} is a vector)", spelled(signature))
        }
        TypePattern::VectorElement(index) => format!("(element of T{index})"),
        TypePattern::SubdivideBy2(index) => format!("(T{index} with twice as many elements of half the width)"),
        TypePattern::SubdivideBy4(index) => {
            format!("(T{index} with four times as many elements of a quarter of the width)")
        }
        TypePattern::VectorOfBitcastsToInteger(index) => format!("(T{index} with integers as elements)"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_intrinsic_is_described() {
        for id in IntrinsicId::all() {
            let text = described(id.name()).unwrap_or_default();
            assert!(text.contains("\n    declare "), "{}: {text}", id.name());
        }
        let text = described("llvm.memcpy.p0.p0.i64").unwrap_or_default();
        assert!(text.starts_with("`llvm.memcpy` is an intrinsic function."), "{text}");
        assert!(text.contains("\n    declare void @llvm.memcpy(T0, T1, T2, i1 immarg)\n"), "{text}");
        assert!(text.contains("\n    T0 is a pointer\n") && text.contains("\n    T2 is an integer"), "{text}");
        assert!(text.ends_with("\nLangRef: Standard C/C++ Library Intrinsics\n"), "{text}");
        assert!(described("llvm.no.such.intrinsic").is_none());
    }

    /// A section whose names no table has would never be shown.
    #[test]
    fn sections_name_intrinsics() {
        let names = include_str!("sections.txt").lines().filter_map(|line| line.strip_prefix("    "));
        let names: Vec<&str> = names.flat_map(|line| line.split(' ')).collect();
        assert!(names.len() > 400, "{}", names.len());
        let unknown: Vec<&&str> = names
            .iter()
            .filter(|name| intrinsics::lookup(name.as_bytes()).is_none_or(|id| id.name() != **name))
            .collect();
        assert!(unknown.is_empty(), "{unknown:?}");
    }
}
