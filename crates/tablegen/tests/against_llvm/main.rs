//! The tables compared with LLVM 22 itself. If it is not installed, each test reports that and passes.

mod sample;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::Path;

use draig_tablegen::Llvm;
use draig_tables::attribute_values::{AllocKinds, Captures, FpClasses, MemoryEffects};
use draig_tables::dwarf_expression::{is_valid, operation_len};
use draig_tables::intrinsics::{AttrValue, IntrinsicAttr, IntrinsicId, lookup};
use draig_tables::{AttrClass, AttrKind, AttrPlaces, calling_conventions, dwarf};
use sample::{Sample, Type};

fn llvm() -> Option<Llvm> {
    let llvm = Llvm::find();
    if llvm.is_none() {
        println!("skipped: LLVM 22 with headers (Debian: llvm-22-dev) is not installed");
    }
    llvm
}

#[test]
fn regeneration_changes_nothing() {
    let Some(llvm) = llvm() else { return };
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tables");
    let files = draig_tablegen::generate(&llvm).expect("LLVM's headers are as expected");
    for file in files {
        let present = std::fs::read(root.join(file.path)).unwrap_or_default();
        assert!(present == file.bytes, "{} is stale: run `cargo run -p draig-tablegen`", file.path);
    }
}

#[test]
fn regeneration_of_x86_instructions_changes_nothing() {
    let (Some(llvm), Some(sources)) = (llvm(), draig_tablegen::target_sources()) else {
        println!("skipped: there are no sources of LLVM (DRAIG_LLVM_SOURCES names their folder)");
        return;
    };
    let records = llvm.target_records(&sources, "X86").expect("the records can be made");
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../mc");
    for file in draig_tablegen::x86::generate(&records).expect("the records are as expected") {
        let present = std::fs::read(root.join(file.path)).unwrap_or_default();
        assert!(present == file.bytes, "{} is stale: run `cargo run -p draig-tablegen -- x86`", file.path);
    }
}

#[test]
fn the_index_of_x86_instructions_is_fresh() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../mc");
    let text = std::fs::read_to_string(root.join("src/x86/generated/instructions.txt")).expect("the table is there");
    let index = draig_tablegen::x86::index(&text).expect("the table is as expected");
    let present = std::fs::read_to_string(root.join(draig_tablegen::x86::INDEX)).unwrap_or_default();
    assert!(present == index, "the index is stale: run `cargo run -p draig-tablegen -- x86-index`");
}

#[test]
fn regeneration_for_llvm_23_changes_nothing() {
    let (Some(llvm), Some(newer)) = (llvm(), Llvm::find_newer()) else {
        println!("skipped: LLVM 23 with headers is not installed (DRAIG_LLVM_23 names its folder)");
        return;
    };
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tables");
    for file in draig_tablegen::generate_newer(&llvm, &newer).expect("LLVM's headers are as expected") {
        let present = std::fs::read(root.join(file.path)).unwrap_or_default();
        assert!(present == file.bytes, "{} is stale: run `cargo run -p draig-tablegen`", file.path);
    }
}

#[test]
fn regeneration_for_aarch64_changes_nothing() {
    let (Some(llvm), Some(sources)) = (llvm(), draig_tablegen::target_sources()) else {
        println!("skipped: LLVM's sources are not there (DRAIG_LLVM_SOURCES names their folder)");
        return;
    };
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../mc");
    let records = llvm.target_records(&sources, "AArch64").expect("the description is readable");
    for file in draig_tablegen::aarch64::generate(&records).expect("the description is as expected") {
        let present = std::fs::read(root.join(file.path)).unwrap_or_default();
        assert!(present == file.bytes, "{} is stale: run `cargo run -p draig-tablegen -- aarch64`", file.path);
    }
}

/// Declares every intrinsic with sample types and compares the attributes that `llvm-dis` prints. These are
/// only printed if the signature matches, so this tests names, signatures and attributes.
#[test]
fn declarations_print_as_in_llvm() {
    let Some(llvm) = llvm() else { return };
    let mut module = String::new();
    for id in IntrinsicId::all().filter(|id| !id.is_newer()) {
        let sample = Sample::of(id);
        let mut parameters: Vec<String> = sample.parameters.iter().map(Type::text).collect();
        parameters.extend(sample.variadic.then(|| "...".to_owned()));
        let result = sample.result.text();
        let parameters = parameters.join(", ");
        let _ = writeln!(module, "declare {result} @{}({parameters})", id.name());
    }
    let printed = llvm.round_trip(&module).expect("LLVM reads our declarations");
    let groups: BTreeMap<&str, &str> =
        printed.lines().filter_map(|line| line.strip_prefix("attributes ")?.split_once(" = ")).collect();
    let mut seen = vec![false; IntrinsicId::COUNT];
    let mut differences = Vec::new();
    for line in printed.lines() {
        let Some(declaration) = line.strip_prefix("declare ") else {
            continue;
        };
        let (before, name, after) = split_declaration(declaration);
        if UPGRADED_TO.contains(&name) {
            continue;
        }
        let Some(id) = lookup(name.as_bytes()) else {
            differences.push(format!("unknown to the table: {line}"));
            continue;
        };
        seen[id.index()] = true;
        let (parameters, group) = match after.rsplit_once(") #") {
            Some((parameters, number)) => {
                let number = format!("#{number}");
                (parameters, groups.get(number.as_str()).copied().unwrap_or_default())
            }
            None => (after.trim_end_matches(')'), "{ }"),
        };
        let expected = Expected::of(id);
        if (before, parameters, group) != (&expected.result, &expected.parameters, &expected.function) {
            differences.push(format!("LLVM: {line}\n      {group}\nours: {expected:?}"));
        }
    }
    let older = IntrinsicId::all().filter(|id| !id.is_newer());
    let gone: Vec<&str> = older.filter(|id| !seen[id.index()]).map(IntrinsicId::name).collect();
    assert!(
        differences.is_empty(),
        "{} differ:\n{}",
        differences.len(),
        differences[..differences.len().min(12)].join("\n")
    );
    assert_eq!(gone, UPGRADED);
}

/// Declarations that do not stay: debug intrinsics, whose calls become records, and names that are in the
/// table but that auto-upgrade replaces.
const UPGRADED: [&str; 12] = [
    "llvm.arm.mve.vrintn",
    "llvm.dbg.assign",
    "llvm.dbg.declare",
    "llvm.dbg.label",
    "llvm.dbg.value",
    "llvm.experimental.vector.extract.last.active",
    "llvm.x86.avx512.broadcastmb.128",
    "llvm.x86.avx512.broadcastmb.256",
    "llvm.x86.avx512.broadcastmb.512",
    "llvm.x86.avx512.broadcastmw.128",
    "llvm.x86.avx512.broadcastmw.256",
    "llvm.x86.avx512.broadcastmw.512",
];

/// Their replacements for our sample types.
const UPGRADED_TO: [&str; 2] = ["llvm.vector.extract.i32.v840i32", "llvm.roundeven.v840i32"];

/// Splits `RESULT @NAME(PARAMETERS) #N`. A quoted name loses its quotes.
fn split_declaration(text: &str) -> (&str, &str, &str) {
    let (before, rest) = text.split_once(" @").expect("a name");
    match rest.strip_prefix('"') {
        Some(quoted) => {
            let (name, after) = quoted.split_once("\"(").expect("parameters");
            (before, name, after)
        }
        None => {
            let (name, after) = rest.split_once('(').expect("parameters");
            (before, name, after)
        }
    }
}

#[derive(Debug)]
struct Expected {
    result: String,
    parameters: String,
    function: String,
}

impl Expected {
    fn of(id: IntrinsicId) -> Expected {
        let sample = Sample::of(id);
        let mut result = attributes(id.ret_attributes(), &sample.result);
        result.push(sample.result.text());
        let mut parameters = Vec::new();
        for (at, ty) in sample.parameters.iter().enumerate() {
            let mut words = vec![ty.text()];
            words.extend(attributes(id.param_attributes(at), ty));
            parameters.push(words.join(" "));
        }
        parameters.extend(sample.variadic.then(|| "...".to_owned()));
        let function = attributes(id.fn_attributes(), &sample.result).join(" ");
        Expected {
            result: result.join(" "),
            parameters: parameters.join(", "),
            function: format!("{{ {function}{}}}", if function.is_empty() { "" } else { " " }),
        }
    }
}

fn attributes(list: &[IntrinsicAttr], ty: &Type) -> Vec<String> {
    let text = |attribute: &IntrinsicAttr| {
        let spelling = attribute.kind.spelling();
        match (attribute.kind, attribute.value) {
            (_, AttrValue::None) => spelling.to_owned(),
            (AttrKind::Memory, AttrValue::Int(effects)) => {
                format!("memory({})", MemoryEffects(effects as u32))
            }
            (AttrKind::Captures, AttrValue::Int(0)) => "captures(none)".to_owned(),
            (AttrKind::Alignment, AttrValue::Int(bytes)) => format!("align {bytes}"),
            (_, AttrValue::Int(value)) => format!("{spelling}({value})"),
            (_, AttrValue::Range { lower, upper }) => {
                // All ranges are on `i32`, `i16` or wider types; bounds wrap at the width.
                let scalar = ty.scalar_text();
                match scalar.as_str() {
                    "i32" => format!("range(i32 {}, {})", lower as i32, upper as i32),
                    _ => format!("range({scalar} {lower}, {upper})"),
                }
            }
        }
    };
    list.iter().map(text).collect()
}

#[test]
fn calling_convention_keywords_are_read_back() {
    let Some(llvm) = llvm() else { return };
    let mut module = String::new();
    for (number, keyword) in calling_conventions::keywords() {
        let _ = writeln!(module, "declare {keyword} void @f{number}()");
    }
    let printed = llvm.round_trip(&module).expect("LLVM knows the keywords");
    for &(number, _) in calling_conventions::keywords() {
        let printed_keyword =
            calling_conventions::printed(number).map(|keyword| format!("{keyword} ")).unwrap_or_default();
        let line = format!("declare {printed_keyword}void @f{number}()\n");
        assert!(printed.contains(&line), "{line}");
    }
}

/// Attributes of class `Enum` on functions: legal, and printed in the order of their numbers.
#[test]
fn function_attributes_print_in_the_order_of_kinds() {
    let Some(llvm) = llvm() else { return };
    // `builtin` is legal on call sites only; LLVM 22.1 writes `hybrid_patchable` to bitcode, but cannot read
    // it back.
    // The numbers above 105 are those of LLVM 23.
    let kinds = AttrKind::all().iter().filter(|&&kind| {
        kind.class() == AttrClass::Enum
            && kind.bitcode_number() <= 105
            && kind.places().contains(AttrPlaces::FUNCTION)
            && !matches!(kind, AttrKind::Builtin | AttrKind::HybridPatchable)
    });
    let spellings: Vec<&str> = kinds.map(|kind| kind.spelling()).collect();
    let mut backwards = spellings.clone();
    backwards.reverse();
    let module = format!("define void @f() {} {{ ret void }}", backwards.join(" "));
    let printed = llvm.round_trip(&module).expect("LLVM knows the attributes");
    let group = format!("attributes #0 = {{ {} }}", spellings.join(" "));
    assert!(printed.contains(&group), "{printed}");
}

/// Each single flag, each pair of adjacent flags, and the fields of two bits.
#[test]
fn flag_words_split_as_llvm_prints_them() {
    let Some(llvm) = llvm() else { return };
    let words: Vec<u32> = (0..32)
        .map(|bit| 1_u32 << bit)
        .chain((0..31).map(|bit| 3_u32 << bit))
        .chain([0x24, 0x27, 0x3_0026, 0x7fff_ffff, u32::MAX])
        .collect();
    let mut module = String::from("!n = !{");
    for at in 0..words.len() {
        let _ = write!(module, "{}!{at}", if at == 0 { "" } else { ", " });
    }
    module.push_str("}\n");
    for (at, word) in words.iter().enumerate() {
        let _ = writeln!(module, "!{at} = !DIBasicType(name: \"t{at}\", flags: {word})");
    }
    let printed = llvm.round_trip(&module).expect("LLVM reads flag words");
    for (at, &word) in words.iter().enumerate() {
        let mut parts = Vec::new();
        let rest = dwarf::split_di_flags(word, |name| parts.push(name.to_owned()));
        if rest != 0 {
            parts.push(rest.to_string());
        }
        let expected = format!("!DIBasicType(name: \"t{at}\", flags: {})", parts.join(" | "));
        assert!(printed.contains(&expected), "{expected}");
    }
}

/// Flag words of subprograms, in the same way.
#[test]
fn subprogram_flag_words_split_as_llvm_prints_them() {
    let Some(llvm) = llvm() else { return };
    let words: Vec<u32> = (0..32)
        .map(|bit| 1_u32 << bit)
        .chain((0..31).map(|bit| 3_u32 << bit))
        .chain([0xfff, u32::MAX])
        // Definitions would have to be distinct.
        .map(|word| word & !8)
        .filter(|&word| word != 0)
        .collect();
    let nodes: Vec<String> = (0..words.len()).map(|at| format!("!{at}")).collect();
    let mut module = format!("!n = !{{{}}}\n", nodes.join(", "));
    for (at, word) in words.iter().enumerate() {
        let _ = writeln!(module, "!{at} = !DISubprogram(name: \"t{at}\", spFlags: {word})");
    }
    let printed = llvm.round_trip(&module).expect("LLVM reads flag words");
    for (at, &word) in words.iter().enumerate() {
        let mut parts = Vec::new();
        let rest = dwarf::split_disp_flags(word, |name| parts.push(name.to_owned()));
        if rest != 0 {
            parts.push(rest.to_string());
        }
        let parts = parts.join(" | ");
        let start = format!("!DISubprogram(name: \"t{at}\",");
        let line = printed.lines().find(|line| line.contains(&start));
        let line = line.expect("every node is printed");
        let end = format!(" spFlags: {parts})");
        assert!(line.ends_with(&end), "{line}{end}");
    }
}

/// Words of integer attributes: our output is read by LLVM and printed unchanged.
#[test]
fn attribute_values_print_as_llvm_prints_them() {
    let Some(llvm) = llvm() else { return };
    let mut lines: Vec<String> = (1..0x400).map(|word| format!("(float nofpclass({}))", FpClasses(word))).collect();
    let components = [0, 1, 3, 4, 12, 5, 13, 7, 15];
    for other in components {
        for result in components {
            let captures = Captures::new(other, result);
            // Capturing everything is the default, but is still printed.
            lines.push(format!("(ptr captures({captures}))"));
        }
    }
    let mut module = String::new();
    for (at, line) in lines.iter().enumerate() {
        let _ = writeln!(module, "declare void @p{at}{line}");
    }
    for word in 0..0x1000 {
        let _ = writeln!(module, "declare void @m{word}() memory({})", MemoryEffects(word));
    }
    for word in 1..64 {
        let _ = writeln!(module, "declare void @a{word}() allockind(\"{}\")", AllocKinds(word));
    }
    let printed = llvm.round_trip(&module).expect("LLVM reads our attributes");
    let printed: BTreeSet<&str> = printed.lines().collect();
    for (at, line) in lines.iter().enumerate() {
        let line = format!("declare void @p{at}{line}");
        assert!(printed.contains(line.as_str()), "{line}");
    }
    for word in 0..0x1000 {
        let comment = format!("; Function Attrs: memory({})", MemoryEffects(word));
        assert!(printed.contains(comment.as_str()), "{comment}");
    }
    for word in 1..64 {
        let comment = format!("; Function Attrs: allockind(\"{}\")", AllocKinds(word));
        assert!(printed.contains(comment.as_str()), "{comment}");
    }
}

/// Every pair of operations, each with its number of operands or one less: LLVM prints names exactly for
/// valid expressions.
#[test]
fn expressions_are_valid_where_llvm_prints_names() {
    let Some(llvm) = llvm() else { return };
    let codes: Vec<u64> = dwarf::OP
        .entries()
        .iter()
        .map(|&(code, _)| u64::from(code))
        // One of each family is enough.
        .filter(|code| !matches!(code, 0x31..=0x4e | 0x51..=0x6e | 0x71..=0x8e))
        .chain([0x01, 0x1008, 0xffff])
        .collect();
    let mut expressions = Vec::new();
    for &first in &codes {
        let operands = operation_len(first) - 1;
        for count in operands.saturating_sub(1)..=operands {
            let start: Vec<u64> = [first].into_iter().chain((1..).take(count)).collect();
            expressions.push(start.clone());
            for &second in &codes {
                let mut both = start.clone();
                both.push(second);
                // LLVM names the base type of a conversion, and has no name for other numbers.
                both.extend(std::iter::repeat_n(1, operation_len(second) - 1));
                expressions.push(both);
            }
        }
    }
    expressions.push(vec![0x1005, 0, 0x1003, 1]);
    expressions.push(vec![0x1005, 1, 0x1003, 1]);
    expressions.push(vec![0x1003, 2]);
    let mut module = String::new();
    for (at, expression) in expressions.iter().enumerate() {
        let words: Vec<String> = expression.iter().map(u64::to_string).collect();
        let _ = writeln!(module, "!n{at} = !{{!DIExpression({})}}", words.join(", "));
    }
    let printed = llvm.round_trip(&module).expect("LLVM reads any words");
    let mut seen = 0;
    for line in printed.lines() {
        let Some((at, text)) = line.strip_prefix("!n").and_then(|rest| rest.split_once(" = !{!DIExpression(")) else {
            continue;
        };
        let at: usize = at.parse().expect("the number that we gave it");
        let expression = &expressions[at];
        assert_eq!(
            is_valid(expression),
            !text.starts_with(|first: char| first.is_ascii_digit()),
            "{expression:x?}: {line}"
        );
        seen += 1;
    }
    assert_eq!(seen, expressions.len());
}
