//! Intrinsics of `arm_neon.h` and `arm_acle.h` by their instructions: one function for each line of
//! `neon/instructions.txt`, which says what LLVM 22's `llc` makes of it.

use std::fmt::Write as _;

use draig_codegen::{CodegenOptions, compile};
use draig_mc::aarch64::Instruction;
use draig_target::Triple;

const INSTRUCTIONS: &str = include_str!("neon/instructions.txt");

const FEATURES: &str = "+v8.6a,+fullfp16,+fp16fml,+aes,+sha2,+sha3,+sm4,+bf16,+i8mm,+dotprod,+complxnum,+jsconv,\
                        +fptoint,+rdm,+crc,+mte";

/// An intrinsic with its types.
struct Line<'a> {
    name: &'a str,
    result: &'a str,
    /// Types, after some of which is the constant that is passed.
    parameters: &'a str,
    instruction: &'a str,
}

fn lines() -> Vec<Line<'static>> {
    let lines = INSTRUCTIONS.lines().filter(|line| !line.starts_with('#'));
    lines
        .map(|line| {
            let fields: Vec<&str> = line.split('\t').collect();
            let &[name, types, instruction] = fields.as_slice() else { panic!("{line}: not three fields") };
            let (result, parameters) = types.split_once(" (").expect("there are parameters");
            Line { name, result, parameters: parameters.trim_end_matches(')'), instruction }
        })
        .collect()
}

/// Splits at commas that are not within a type or a constant.
fn arguments(list: &str) -> Vec<(&str, Option<&str>)> {
    let mut starts = vec![0];
    let mut depth = 0;
    for (at, letter) in list.char_indices() {
        match letter {
            '<' | '{' => depth += 1,
            '>' | '}' => depth -= 1,
            ',' if depth == 0 => starts.push(at + 1),
            _ => {}
        }
    }
    let ends = starts[1..].iter().map(|start| start - 1).chain([list.len()]);
    starts
        .iter()
        .zip(ends)
        .map(|(&start, end)| list[start..end].trim())
        .filter(|argument| !argument.is_empty())
        .map(|argument| {
            let end = if argument.starts_with('<') { argument.find('>').map(|at| at + 1) } else { argument.find(' ') };
            let (ty, constant) = argument.split_at(end.unwrap_or(argument.len()));
            let constant = constant.trim();
            (ty, (!constant.is_empty()).then_some(constant))
        })
        .collect()
}

/// Returns an instruction without the numbers of its registers.
fn without_numbers(text: &str) -> String {
    let mut result = String::new();
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        let is_start = result.chars().last().is_none_or(|last| !last.is_ascii_alphanumeric() && last != '.');
        let digits = rest[1..].chars().take_while(char::is_ascii_digit).count();
        if is_start && "vqdshbwx".contains(letter) && digits > 0 {
            result.push(letter);
            rest = &rest[1 + digits..];
        } else {
            result.push(letter);
            rest = &rest[letter.len_utf8()..];
        }
    }
    // Numbers are written in several ways.
    result.replace("#0x", "#").replace('\t', " ").replace("xzr", "x").replace("wzr", "w").replace("sp", "x")
}

#[test]
fn intrinsics_are_their_instructions() {
    let lines = lines();
    assert!(lines.len() > 1000, "{} intrinsics", lines.len());
    let mut text = String::new();
    for (number, line) in lines.iter().enumerate() {
        let arguments = arguments(line.parameters);
        let types: Vec<&str> = arguments.iter().map(|argument| argument.0).collect();
        let _ = writeln!(text, "declare {} @llvm.aarch64.{}({})", line.result, line.name, types.join(", "));
        let (mut parameters, mut passed) = (Vec::new(), Vec::new());
        for (at, (ty, constant)) in arguments.iter().enumerate() {
            match constant {
                Some(constant) => {
                    let is_vector = ty.starts_with('<');
                    let (count, element) = match ty.trim_matches(['<', '>']).split_once(" x ") {
                        Some((count, element)) if is_vector => (count.parse().expect("a number of lanes"), element),
                        _ => (1, *ty),
                    };
                    let lanes = vec![format!("{element} {constant}"); count].join(", ");
                    passed.push(if is_vector { format!("{ty} <{lanes}>") } else { format!("{ty} {constant}") });
                }
                None => {
                    parameters.push(format!("{ty} %a{at}"));
                    passed.push(format!("{ty} %a{at}"));
                }
            }
        }
        let (parameters, passed) = (parameters.join(", "), passed.join(", "));
        let call = format!("call {} @llvm.aarch64.{}({passed})", line.result, line.name);
        let body = match line.result {
            "void" => format!("  {call}\n  ret void"),
            result => format!("  %r = {call}\n  ret {result} %r"),
        };
        let _ = writeln!(text, "define {} @f{number}({parameters}) {{\n{body}\n}}", line.result);
    }
    let mut module = draig_asm::parse_module(text.as_bytes(), &Default::default()).expect("the text is valid").module;
    draig_upgrade::upgrade_text(&mut module);
    let verified = draig_verify::verify(&module).unwrap_or_else(|errors| panic!("{errors:?}"));
    let options = CodegenOptions {
        triple: Some(Triple::parse("aarch64-unknown-linux-gnu")),
        features: FEATURES.to_owned(),
        ..CodegenOptions::default()
    };
    let image = compile(&verified, &options).unwrap_or_else(|error| panic!("{error}"));
    let mut failures = Vec::new();
    for (number, line) in lines.iter().enumerate() {
        let name = format!("f{number}");
        let symbol = image.symbols.values().find(|symbol| symbol.name == name.as_bytes()).expect("it is defined");
        let draig_image::SymbolPlace::Section(section, offset) = symbol.place else { panic!("{name} has no code") };
        let code = &image.sections[section].bytes[offset as usize..][..symbol.size as usize];
        let words = code.chunks_exact(4).map(|word| u32::from_le_bytes(word.try_into().expect("four bytes")));
        let found: Vec<String> = words
            .map(|word| Instruction::decode(word).map_or_else(String::new, |known| without_numbers(&known.to_string())))
            .collect();
        if !found.contains(&without_numbers(line.instruction)) {
            failures.push(format!("{}: {} is none of {found:?}", line.name, line.instruction));
        }
    }
    assert!(failures.is_empty(), "{} of {}: {failures:#?}", failures.len(), lines.len());
}
