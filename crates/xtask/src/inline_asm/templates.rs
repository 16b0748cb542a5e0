//! Templates of LLVM's own tests: what `llc` expands each to, against the tables.
//!
//! Each distinct statement (target, template, constraints) becomes a function of its own with the same types, whose
//! variables are parameters. Marks around the template show where its text is in the output. What `llc` refuses for
//! the target, or dies of, is not compared.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::LazyLock;

use draig::ir::{AttrKind, Opcode};
use draig::target::inline_asm::{Table, table_of};
use draig::target::{Triple, constraints};
use draig::verify::codegen;
use draig::{InstRef, Module, Printer, ReadOptions, ValueRef};
use draig_workspace::{files, root};
use regex::Regex;

use super::rates;
use super::replay::is_same;
use crate::{TaskResult, limited};

/// Options of the comparison.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Folder of LLVM's tests
    #[arg(long, default_value = "target/llvm19/llvm/test")]
    tree: PathBuf,
    /// Compare only files whose path contains this
    #[arg(long)]
    filter: Option<String>,
    /// Show this many differences
    #[arg(long, default_value_t = 0)]
    show: usize,
    /// Rewrite the committed rate
    #[arg(long)]
    bless: bool,
}

/// A target as `llc` is given it: the triple, and options of the processor.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Target {
    triple: String,
    flags: Vec<String>,
}

/// Most statements in one run of `llc`.
const BATCH: usize = 40;

/// Compares all templates.
pub(crate) fn run(options: &Options) -> TaskResult {
    let mut cases: BTreeMap<Target, Vec<String>> = BTreeMap::new();
    let mut seen = BTreeSet::new();
    let mut skipped = 0;
    for path in files(&options.tree, &|path| draig_workspace::has_extension(path, "ll")) {
        if options.filter.as_ref().is_some_and(|filter| !path.to_string_lossy().contains(filter)) {
            continue;
        }
        let text = draig_workspace::read(&path)?;
        if !text.windows(5).any(|bytes| bytes == b" asm ") {
            continue;
        }
        let Ok(read) = Module::parse_with(&text, &ReadOptions::new("in.ll")) else { continue };
        let target = target_of(&path, &String::from_utf8_lossy(&text), &read.module);
        let Some(table) = table_of(&Triple::parse(target.triple.as_str())) else { continue };
        for inst in read.module.function_refs().flat_map(|function| function.insts()) {
            let Some(asm) = inst.callee().and_then(ValueRef::as_inline_asm) else { continue };
            let tables = &read.module.tables;
            let key = (table.name.clone(), tables.str(asm.template).to_vec(), tables.str(asm.constraints).to_vec());
            if !seen.insert(key) {
                continue;
            }
            match function(&read.module, inst, target.triple.starts_with("amdgcn")) {
                Some(text) => cases.entry(target.clone()).or_default().push(text),
                None => skipped += 1,
            }
        }
    }
    let mut counts = Counts { shown: options.show, ..Counts::default() };
    for (target, functions) in &cases {
        let Some(table) = table_of(&Triple::parse(target.triple.as_str())) else { continue };
        for batch in functions.chunks(BATCH) {
            compare(target, table, batch, &mut counts)?;
        }
    }
    let Counts { same, expanded, .. } = counts;
    let percent = same as f64 * 100.0 / expanded.max(1) as f64;
    println!("{same} of {expanded}, {percent:.2} %; {} distinct, {skipped} not posed", seen.len());
    if options.filter.is_some() {
        return Ok(true);
    }
    let line = format!("templates {same} of {expanded}, of {} distinct ones", seen.len());
    rates::compare(&root().join(rates::PATH), "templates ", &[line], options.bless)
}

#[derive(Default)]
struct Counts {
    same: usize,
    expanded: usize,
    shown: usize,
}

/// Compares functions in one run of `llc`; one by one if that fails.
fn compare(target: &Target, table: &Table, functions: &[String], counts: &mut Counts) -> Result<(), String> {
    let mut text = format!("target triple = \"{}\"\n@g = external global i32\ndeclare void @fn()\n", target.triple);
    for (number, function) in functions.iter().enumerate() {
        text.push_str(&function.replace("#NUMBER#", &number.to_string()));
    }
    let Some(output) = llc(target, &text)? else {
        return match functions {
            [_] => Ok(()),
            _ => functions.iter().try_for_each(|one| compare(target, table, std::slice::from_ref(one), counts)),
        };
    };
    let read = Module::parse_with(text.as_bytes(), &ReadOptions::new("in.ll"));
    let module = read.map_err(|errors| format!("a statement was not posed well: {errors}\n{text}"))?.module;
    let ours = codegen::expand(&module).map_err(|_| format!("{} has no table", target.triple))?;
    for (number, ours) in ours.iter().enumerate() {
        let Some(theirs) = between(&output, number) else { continue };
        let ours = match &ours.text {
            Ok(text) => Ok(between(&String::from_utf8_lossy(text), number).unwrap_or_default().to_owned()),
            Err(problem) => Err(problem.message.clone()),
        };
        counts.expanded += 1;
        let ours = ours.map(|text| labels().replace_all(&text, "<label>").into_owned());
        let theirs = labels().replace_all(theirs, "<label>");
        if is_same(table, &format!("T {theirs}"), &ours) {
            counts.same += 1;
        } else if counts.shown > 0 {
            counts.shown -= 1;
            println!("{} {:?}: {}  llc:  {theirs:?}\n  ours: {ours:?}", target.triple, target.flags, functions[number]);
        }
    }
    Ok(())
}

/// Names of labels, which only the code generator chooses.
fn labels() -> &'static Regex {
    static LABELS: LazyLock<Regex> =
        LazyLock::new(|| Regex::new(r"(\.L|\$|L)?(BB[0-9]+_[0-9]+|tmp[0-9]+)\b").expect("a constant pattern"));
    &LABELS
}

/// Returns the text between the marks of a number.
fn between(text: &str, number: usize) -> Option<&str> {
    let (_, rest) = text.split_once(&format!("@@{number}["))?;
    Some(rest.split_once(&format!("]{number}@@"))?.0)
}

/// Returns the output of `llc`, unless it fails.
fn llc(target: &Target, text: &str) -> Result<Option<String>, String> {
    let mut child = limited::tool("llc-22")
        .args(["-O1", "--no-integrated-as", "-relocation-model=static", "-o", "-", "-"])
        .arg(format!("-mtriple={}", target.triple))
        .args(&target.flags)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .map_err(|error| format!("llc-22: {error}"))?;
    if let Some(mut stdin) = child.stdin.take() {
        let text = text.to_owned();
        // It may end before it has read everything.
        std::thread::spawn(move || drop(stdin.write_all(text.as_bytes())));
    }
    let output = child.wait_with_output().map_err(|error| error.to_string())?;
    limited::check_found("llc-22", &output)?;
    Ok(output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned()))
}

/// Returns the target of a test: that of its first run of `llc`, of the module, or of its folder.
fn target_of(path: &Path, text: &str, module: &Module) -> Target {
    let run = text.lines().find(|line| line.contains("RUN:") && line.contains("llc "));
    let words: Vec<&str> = run.unwrap_or_default().split_whitespace().collect();
    let option = |name: &str| {
        words.iter().enumerate().find_map(|(at, word)| {
            let rest = word.trim_start_matches('-').strip_prefix(name)?;
            match rest.strip_prefix('=') {
                Some(value) => Some(value),
                None if rest.is_empty() => words.get(at + 1).copied(),
                None => None,
            }
        })
    };
    let triple = match (option("mtriple"), option("march")) {
        (Some(triple), _) => triple.trim_matches(['"', '\'']).to_owned(),
        (None, Some(march)) => format!("{}--", architecture(march)),
        (None, None) if !module.triple.is_empty() => String::from_utf8_lossy(module.triple.as_bytes()).into_owned(),
        (None, None) => {
            let folder = path.iter().map(|part| part.to_string_lossy()).rfind(|part| {
                ["AArch64", "AMDGPU", "ARM", "Hexagon", "Mips", "NVPTX", "PowerPC", "RISCV", "SystemZ", "Sparc"]
                    .contains(&&**part)
            });
            let name = folder.map_or("x86_64".to_owned(), |folder| folder.to_ascii_lowercase());
            format!("{}--", architecture(&name))
        }
    };
    let flags = ["mattr", "mcpu"].into_iter().filter_map(|name| {
        let value = option(name)?.trim_matches(['"', '\'']);
        Some(format!("-{name}={value}"))
    });
    Target { triple, flags: flags.collect() }
}

/// Returns the name in triples of an architecture as `-march` has it.
fn architecture(name: &str) -> &str {
    match name {
        "x86-64" => "x86_64",
        "x86" => "i386",
        "ppc32" | "powerpc" => "powerpc",
        "ppc64" => "powerpc64",
        "ppc64le" => "powerpc64le",
        "systemz" => "s390x",
        "amdgpu" => "amdgcn",
        "nvptx" => "nvptx64",
        "riscv" => "riscv64",
        other => other,
    }
}

/// Returns a function with the same statement; `None` if types or constants need more of their module.
fn function(module: &Module, inst: InstRef<'_>, module_is_amdgpu: bool) -> Option<String> {
    let asm = inst.callee()?.as_inline_asm()?;
    let tables = &module.tables;
    let list = constraints::parse(tables.str(asm.constraints)).ok()?;
    let printer = Printer::new(module);
    let (mut parameters, mut arguments) = (Vec::new(), Vec::new());
    for (number, argument) in inst.args().enumerate() {
        let ty = printer.ty(argument.ty()?.id()).to_string();
        if ty.contains('%') {
            // A named struct.
            return None;
        }
        let element = inst.arg_attributes(number).ty(AttrKind::ElementType);
        let element = element.map(|ty| format!("elementtype({}) ", printer.ty(ty))).unwrap_or_default();
        let value = if let Some(global) = argument.as_global() {
            if global.name() == b"fn" || argument.as_function().is_some() { "@fn" } else { "@g" }.to_owned()
        } else if argument.as_int().is_some() || argument.is_null() {
            printer.name(None, argument.id()).to_string()
        } else if argument.is_constant() {
            return None;
        } else {
            // On graphics processors, operands are the same in all lanes, as the tables assume.
            let uniform = if module_is_amdgpu { "inreg " } else { "" };
            parameters.push(format!("{ty} {uniform}%a{number}"));
            format!("%a{number}")
        };
        arguments.push(format!("{ty} {element}{value}"));
    }
    let result = printer.ty(inst.ty().id()).to_string();
    if result.contains('%') || arguments.iter().any(|text| text.contains("elementtype(%")) {
        return None;
    }
    let escaped = |bytes: &[u8]| {
        let mut out = String::new();
        for &byte in bytes {
            match byte {
                b' '..=b'~' if byte != b'"' && byte != b'\\' => out.push(byte.into()),
                _ => _ = write!(out, "\\{byte:02X}"),
            }
        }
        out
    };
    let template = format!("@@#NUMBER#[{}]#NUMBER#@@", escaped(tables.str(asm.template)));
    let constraints = escaped(tables.str(asm.constraints));
    let is_void = result == "void";
    let name = if is_void { "" } else { "%r = " };
    let end = if is_void { "ret void".to_owned() } else { format!("ret {result} %r") };
    let labels = list.iter().filter(|one| one.kind == constraints::ConstraintKind::Label).count();
    if (labels > 0) != (inst.opcode() == Opcode::CallBr) {
        return None;
    }
    let opcode = if labels > 0 { "callbr" } else { "call" };
    let dialect = if asm.intel_dialect { "inteldialect " } else { "" };
    let mut text = format!("define {result} @f#NUMBER#({}) nounwind {{\n", parameters.join(", "));
    let call = format!("asm sideeffect {dialect}\"{template}\", \"{constraints}\"({})", arguments.join(", "));
    let _ = write!(text, "  {name}{opcode} {result} {call}");
    if labels > 0 {
        let names: Vec<String> = (0..labels).map(|label| format!("label %l{label}")).collect();
        let _ = write!(text, " to label %next [{}]\nnext:", names.join(", "));
    }
    let _ = write!(text, "\n  {end}\n");
    for label in 0..labels {
        let end = if is_void { "ret void".to_owned() } else { format!("ret {result} poison") };
        let _ = write!(text, "l{label}:\n  {end}\n");
    }
    text.push_str("}\n");
    Some(text)
}
