//! Code for AArch64 under `qemu-aarch64`, against that of LLVM 22: conventions by halves, calls that take the place of
//! their function, lists of variable arguments, statements that branch, signed addresses, registers by name.
//!
//! Nothing is run without `llc-22`, `qemu-aarch64` and a cross compiler.
#![cfg(target_os = "linux")]

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use draig_codegen::{CodeModel, CodegenOptions, RelocationModel, compile};
use draig_image::{FixupKind, Image, SymbolPlace};
use draig_mc::aarch64::Instruction;
use draig_object::{Machine, write_elf};
use draig_target::Triple;

const TRIPLE: &str = "aarch64-unknown-linux-gnu";
const COMPILER: &str = "aarch64-linux-gnu-gcc";

fn source(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/arm").join(name)
}

fn image(text: &str, features: &str) -> Image {
    let mut module = draig_asm::parse_module(text.as_bytes(), &Default::default()).expect("the text is valid").module;
    draig_upgrade::upgrade_text(&mut module);
    let verified = draig_verify::verify(&module).unwrap_or_else(|errors| panic!("{errors:?}"));
    let triple = Some(Triple::parse(TRIPLE));
    let options = CodegenOptions { triple, features: features.to_owned(), ..CodegenOptions::default() };
    compile(&verified, &options).unwrap_or_else(|error| panic!("{error}"))
}

/// Returns the instructions of a function, one on a line.
fn instructions(image: &Image, name: &str) -> String {
    let symbol = image.symbols.values().find(|symbol| symbol.name == name.as_bytes()).expect("it is defined");
    let SymbolPlace::Section(section, offset) = symbol.place else { panic!("{name} has no code") };
    let code = &image.sections[section].bytes[offset as usize..][..symbol.size as usize];
    let words = code.chunks_exact(4).map(|word| u32::from_le_bytes(word.try_into().expect("four bytes")));
    let lines = words.map(|word| match Instruction::decode(word) {
        Some(instruction) => format!("{instruction}\n").replace('\t', " "),
        None => format!("{word:#x}\n"),
    });
    lines.collect()
}

/// Whether the tools are there that programs need.
fn has_tools() -> bool {
    let is_there = |name: &str| {
        let command = Command::new(name).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
        command.is_ok_and(|status| status.success())
    };
    ["llc-22", "qemu-aarch64", COMPILER].into_iter().all(is_there)
}

/// A folder for the files of one test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = std::env::temp_dir().join(format!("draig-arm-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }

    fn ours(&self, name: &str, text: &str, features: &str) -> PathBuf {
        let path = self.0.join(format!("{name}.ours.o"));
        std::fs::write(&path, write_elf(&image(text, features), Machine::AArch64).expect("ELF expresses it")).unwrap();
        path
    }

    fn theirs(&self, name: &str, text: &str) -> PathBuf {
        let (input, path) = (self.0.join(format!("{name}.ll")), self.0.join(format!("{name}.theirs.o")));
        std::fs::write(&input, text).unwrap();
        let status =
            Command::new("llc-22").args(["-O1", "-filetype=obj", "-o"]).arg(&path).arg(&input).status().unwrap();
        assert!(status.success(), "llc-22 compiles {name}");
        path
    }

    /// Links objects with a driver, runs the program and returns what it prints.
    fn output(&self, driver: &str, objects: &[&Path]) -> String {
        let program = self.0.join("program");
        let mut command = Command::new(COMPILER);
        command.args(["-static", "-O1", "-o"]).arg(&program).arg(source(driver)).args(objects);
        assert!(command.status().unwrap().success(), "the objects link");
        // Code that does not end must not keep the test from ending.
        let output =
            Command::new("timeout").args(["60", "qemu-aarch64", "-cpu", "max"]).arg(&program).output().unwrap();
        assert!(output.status.success(), "{driver}: {}: {}", output.status, String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn text(name: &str) -> String {
    std::fs::read_to_string(source(name)).unwrap()
}

#[test]
fn callers_and_callees_of_all_conventions_agree_with_llvm() {
    if !has_tools() {
        return;
    }
    let folder = Folder::new("conventions");
    let (callers, callees) = (text("callers.ll"), text("callees.ll"));
    let callers = [folder.theirs("callers", &callers), folder.ours("callers", &callers, "")];
    let callees = [folder.theirs("callees", &callees), folder.ours("callees", &callees, "")];
    let expected = folder.output("driver.c", &[&callers[0], &callees[0]]);
    assert!(expected.lines().count() == 16 * 11 + 3 && expected.contains("vector keeps q8 q9"), "{expected}");
    for (caller, callee) in [(0, 1), (1, 0), (1, 1)] {
        let found = folder.output("driver.c", &[&callers[caller], &callees[callee]]);
        assert_eq!(found, expected, "caller {caller}, callee {callee}");
    }
}

/// Functions on integers of more than 64 bits, and a table of them. LLVM does not divide those of more than 128: where it
/// compiles the text, the product of a quotient and the divisor, plus the rest, is the dividend.
fn wide_integers(is_ours: bool) -> String {
    use std::fmt::Write as _;
    const WIDTHS: [u32; 7] = [65, 100, 128, 129, 192, 200, 256];
    const BINARY: [&str; 12] = ["add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr", "udiv", "sdiv", "urem"];
    const CALLS: [&str; 18] = [
        "smax",
        "umin",
        "sadd.sat",
        "uadd.sat",
        "ssub.sat",
        "usub.sat",
        "scmp",
        "ucmp",
        "fshl",
        "fshr",
        "ctpop",
        "ctlz",
        "cttz",
        "abs",
        "bitreverse",
        "sadd.with.overflow",
        "usub.with.overflow",
        "umul.with.overflow",
    ];
    let mut text = format!("target triple = \"{TRIPLE}\"\n");
    let mut names = Vec::new();
    let mut function = |text: &mut String, width: u32, body: &str, result: &str| {
        let name = format!("@f{}", names.len());
        let ty = format!("i{width}");
        let _ = writeln!(text, "define internal void {name}(ptr %p, ptr %q, ptr %s, ptr %out) {{");
        for (value, from) in [("a", "p"), ("b", "q"), ("c", "s")] {
            // Bits above the width may be any in memory.
            let _ = writeln!(
                text,
                "  %{value}.wide = load i512, ptr %{from}\n  %{value} = trunc i512 %{value}.wide to {ty}"
            );
        }
        let _ = writeln!(text, "  %amount = and {ty} %b, 63\n  %divisor = or {ty} %b, 1\n{body}");
        let _ = writeln!(text, "  store {result} %r, ptr %out\n  ret void\n}}");
        names.push(name);
    };
    for width in WIDTHS {
        let ty = format!("i{width}");
        for op in BINARY {
            if op == "urem" && width > 128 {
                continue;
            }
            let right = match op {
                "shl" | "lshr" | "ashr" => "%amount",
                "udiv" | "sdiv" | "urem" => "%divisor",
                _ => "%b",
            };
            let body = match op {
                "udiv" | "sdiv" if width > 128 && is_ours => format!(
                    "  %quotient = {op} {ty} %a, %divisor\n  %rest = {}rem {ty} %a, %divisor\n  \
                     %product = mul {ty} %quotient, %divisor\n  %r = add {ty} %product, %rest",
                    &op[..1]
                ),
                "udiv" | "sdiv" if width > 128 => format!("  %r = or {ty} %a, 0"),
                _ => format!("  %r = {op} {ty} %a, {right}"),
            };
            function(&mut text, width, &body, &ty);
        }
        for predicate in ["eq", "ne", "slt", "uge", "sgt", "ule"] {
            function(&mut text, width, &format!("  %r = icmp {predicate} {ty} %a, %b"), "i1");
        }
        for call in CALLS {
            if matches!(call, "fshl" | "fshr") && width > 128 && !width.is_power_of_two() {
                // By a rest of a division, too.
                continue;
            }
            let (parameters, arguments, result, callee) = match call {
                "scmp" | "ucmp" => {
                    (format!("{ty}, {ty}"), format!("{ty} %a, {ty} %b"), "i8".to_owned(), format!("{call}.i8.{ty}"))
                }
                "fshl" | "fshr" => (
                    format!("{ty}, {ty}, {ty}"),
                    format!("{ty} %a, {ty} %b, {ty} %c"),
                    ty.clone(),
                    format!("{call}.{ty}"),
                ),
                "ctlz" | "cttz" | "abs" => {
                    (format!("{ty}, i1"), format!("{ty} %a, i1 false"), ty.clone(), format!("{call}.{ty}"))
                }
                "ctpop" | "bitreverse" => (ty.clone(), format!("{ty} %a"), ty.clone(), format!("{call}.{ty}")),
                _ if call.ends_with("overflow") => (
                    format!("{ty}, {ty}"),
                    format!("{ty} %a, {ty} %b"),
                    format!("{{ {ty}, i1 }}"),
                    format!("{call}.{ty}"),
                ),
                _ => (format!("{ty}, {ty}"), format!("{ty} %a, {ty} %b"), ty.clone(), format!("{call}.{ty}")),
            };
            let _ = writeln!(text, "declare {result} @llvm.{callee}({parameters})");
            if call.ends_with("overflow") {
                let body = format!(
                    "  %x = call {result} @llvm.{callee}({arguments})\n  %y = extractvalue {result} %x, 1\n  \
                     %z = extractvalue {result} %x, 0\n  %e = zext i1 %y to {ty}\n  %r = xor {ty} %z, %e"
                );
                function(&mut text, width, &body, &ty);
            } else {
                function(&mut text, width, &format!("  %r = call {result} @llvm.{callee}({arguments})"), &result);
            }
        }
        let other = WIDTHS[(width as usize + 3) % WIDTHS.len()];
        let op = if other > width { "sext" } else { "trunc" };
        if other != width {
            function(&mut text, width, &format!("  %r = {op} {ty} %a to i{other}"), &format!("i{other}"));
        }
        let switch = format!(
            "  %low = and {ty} %a, 5\n  switch {ty} %low, label %none [ {ty} 0, label %end\n    {ty} 4, label %four \
             {ty} 5, label %four ]\nfour:\n  br label %end\nnone:\n  br label %end\nend:\n  \
             %r = phi {ty} [ %b, %0 ], [ %c, %four ], [ %a, %none ]"
        );
        function(&mut text, width, &switch, &ty);
    }
    let pointers: Vec<String> = names.iter().map(|name| format!("ptr {name}")).collect();
    let count = names.len();
    text + &format!("@functions = constant [{count} x ptr] [{}]\n@count = constant i32 {count}\n", pointers.join(", "))
}

#[test]
fn wide_integers_compute_what_they_do_with_llvm() {
    let text = wide_integers(true);
    let image = image(&text, "");
    assert!(image.symbols.values().any(|symbol| symbol.name == b"functions"));
    if !has_tools() {
        return;
    }
    let folder = Folder::new("words");
    let (theirs, ours) = (folder.theirs("words", &wide_integers(false)), folder.ours("words", &text, ""));
    let (expected, found) = (folder.output("words.c", &[&theirs]), folder.output("words.c", &[&ours]));
    assert!(expected.lines().count() > 200);
    let wrong: Vec<&str> = found.lines().zip(expected.lines()).filter(|(a, b)| a != b).map(|(line, _)| line).collect();
    assert!(wrong.is_empty() && found.lines().count() == expected.lines().count(), "{wrong:?}");
}

/// Atomic operations on each size, for one thread.
fn atomic_operations() -> String {
    use std::fmt::Write as _;
    let mut text = format!("target triple = \"{TRIPLE}\"\n");
    let mut names = Vec::new();
    for ty in ["i8", "i16", "i32", "i64"] {
        for (op, order) in [
            ("xchg", "monotonic"),
            ("add", "acquire"),
            ("sub", "release"),
            ("and", "acq_rel"),
            ("or", "seq_cst"),
            ("xor", "monotonic"),
            ("nand", "seq_cst"),
            ("max", "acquire"),
            ("umin", "release"),
        ] {
            let name = format!("@f{}", names.len());
            let _ = writeln!(
                text,
                "define internal void {name}(ptr %p, ptr %q, ptr %s, ptr %out) {{\n  %b = load {ty}, ptr %q\n  \
                 %k = mul {ty} %b, 3\n  %r = atomicrmw {op} ptr %p, {ty} %b {order}\n  %n = load {ty}, ptr %p\n  \
                 %x = add {ty} %r, %k\n  store {ty} %x, ptr %out\n  %o = getelementptr i8, ptr %out, i64 8\n  \
                 store {ty} %n, ptr %o\n  ret void\n}}"
            );
            names.push(name);
        }
    }
    for ty in ["i8", "i16", "i32", "i64", "i128"] {
        for (order, is_equal) in [("acquire monotonic", true), ("seq_cst seq_cst", false), ("release monotonic", true)]
        {
            let name = format!("@f{}", names.len());
            let expected = if is_equal { "%p" } else { "%q" };
            let _ = writeln!(
                text,
                "define internal void {name}(ptr %p, ptr %q, ptr %s, ptr %out) {{\n  %e = load {ty}, ptr {expected}\n  \
                 %b = load {ty}, ptr %s\n  %r = cmpxchg ptr %p, {ty} %e, {ty} %b {order}\n  \
                 %old = extractvalue {{ {ty}, i1 }} %r, 0\n  %is = extractvalue {{ {ty}, i1 }} %r, 1\n  \
                 store {ty} %old, ptr %out\n  %n = load {ty}, ptr %p\n  %o = getelementptr i8, ptr %out, i64 16\n  \
                 store {ty} %n, ptr %o\n  %t = getelementptr i8, ptr %out, i64 32\n  store i1 %is, ptr %t\n  ret void\n}}"
            );
            names.push(name);
        }
    }
    let pointers: Vec<String> = names.iter().map(|name| format!("ptr {name}")).collect();
    let count = names.len();
    text + &format!("@functions = constant [{count} x ptr] [{}]\n@count = constant i32 {count}\n", pointers.join(", "))
}

#[test]
fn atomic_operations_are_functions_where_that_is_asked_for() {
    let text = atomic_operations();
    let image = image(&text, "+outline-atomics");
    for name in ["__aarch64_swp1_relax", "__aarch64_ldset8_acq_rel", "__aarch64_cas16_rel", "__aarch64_ldclr2_acq_rel"]
    {
        assert!(image.symbols.values().any(|symbol| symbol.name == name.as_bytes()), "{name}");
    }
    if !has_tools() {
        return;
    }
    let folder = Folder::new("atomics");
    let expected = folder.output("words.c", &[&folder.theirs("atomics", &text)]);
    for features in ["", "+outline-atomics", "+lse"] {
        assert_eq!(folder.output("words.c", &[&folder.ours("atomics", &text, features)]), expected, "{features}");
    }
}

#[test]
fn addresses_are_numbers_in_the_large_code_model() {
    let text = "@v = external global i64\ndefine i64 @f() {\n  %x = load i64, ptr @v\n  ret i64 %x\n}\n\
                define double @g() {\n  ret double 0x3FB999999999999A\n}\n";
    let module = draig_asm::parse_module(text.as_bytes(), &Default::default()).expect("the text is valid").module;
    let verified = draig_verify::verify(&module).unwrap_or_else(|errors| panic!("{errors:?}"));
    let options = CodegenOptions {
        triple: Some(Triple::parse(TRIPLE)),
        relocation_model: RelocationModel::Static,
        code_model: CodeModel::Large,
        ..CodegenOptions::default()
    };
    let image = compile(&verified, &options).unwrap_or_else(|error| panic!("{error}"));
    let code = image.sections.values().find(|section| section.name == b".text").expect("there is code");
    let kinds: Vec<FixupKind> = code.fixups.iter().map(|fixup| fixup.kind).collect();
    use FixupKind::{MovwAbsG0Nc, MovwAbsG1Nc, MovwAbsG2Nc, MovwAbsG3};
    assert_eq!(kinds, [[MovwAbsG0Nc, MovwAbsG1Nc, MovwAbsG2Nc, MovwAbsG3]; 2].concat());
}

#[test]
fn calls_take_the_place_of_their_function() {
    let tails = text("tails.ll");
    let code = instructions(&image(&tails, ""), "exchanged");
    assert!(code.lines().any(|line| line.starts_with("b ")) && !code.contains("bl "), "{code}");
    if !has_tools() {
        return;
    }
    let folder = Folder::new("tails");
    let theirs = folder.theirs("tails", &tails.replace("musttail ", ""));
    let ours = folder.ours("tails", &tails, "");
    assert_eq!(folder.output("tails.c", &[&ours]), folder.output("tails.c", &[&theirs]));
}

#[test]
fn lists_are_read_and_handed_on() {
    if !has_tools() {
        return;
    }
    let folder = Folder::new("lists");
    let ours = folder.ours("lists", &text("lists.ll"), "");
    assert_eq!(folder.output("lists.c", &[&ours]), "end\n");
}

#[test]
fn statements_branch_addresses_are_signed_and_registers_have_names() {
    if !has_tools() {
        return;
    }
    let folder = Folder::new("machine");
    let ours = folder.ours("machine", &text("machine.ll"), "+pauth,+reserve-x18");
    assert_eq!(folder.output("machine.c", &[&ours]), "end\n");
}

#[test]
fn signed_calls_authenticate() {
    let image = image(&text("machine.ll"), "+pauth,+reserve-x18");
    let plain = instructions(&image, "call_signed");
    assert!(plain.contains("blraaz ") && plain.contains("blrab "), "{plain}");
}

#[test]
fn types_of_callees_are_checked() {
    let image = image(
        "define void @f() !kcfi_type !0 {\n  ret void\n}\n\
         define void @g(ptr %p) {\n  call void %p() [ \"kcfi\"(i32 305419896) ]\n  ret void\n}\n!0 = !{i32 99}\n",
        "",
    );
    let symbol = image.symbols.values().find(|symbol| symbol.name == b"f").expect("it is defined");
    let SymbolPlace::Section(section, at) = symbol.place else { panic!("f has code") };
    assert_eq!(image.sections[section].bytes[at as usize - 4..at as usize], [99, 0, 0, 0]);
    let code = instructions(&image, "g");
    let checked: Vec<&str> = code.lines().skip_while(|line| !line.contains("#-4]")).collect();
    assert!(checked[1].contains("w17") && checked[2].contains("w17") && checked[3].starts_with("subs wzr, "), "{code}");
    assert!(
        checked[4].starts_with("b.eq ") && checked[5].starts_with("brk ") && checked[6].starts_with("blr "),
        "{code}"
    );
}

#[test]
fn functions_are_patched_where_they_say() {
    let image = image(
        "define void @f() \"patchable-function-entry\"=\"2\" \"patchable-function-prefix\"=\"1\" {\n  ret void\n}\n\
         define void @g() \"patchable-function-entry\"=\"1\" \"branch-target-enforcement\" {\n  ret void\n}\n",
        "",
    );
    assert_eq!(instructions(&image, "f"), "hint #0\nhint #0\nret x30\n");
    assert_eq!(instructions(&image, "g"), "hint #34\nhint #0\nret x30\n");
    let place = |name: &str| match image.symbols.values().find(|symbol| symbol.name == name.as_bytes()).unwrap().place {
        SymbolPlace::Section(_, at) => at as i64,
        _ => panic!("{name} is defined"),
    };
    let entries = image.sections.values().find(|section| section.name == b"__patchable_function_entries");
    let addends: Vec<i64> = entries.expect("there are entries").fixups.iter().map(|fixup| fixup.addend).collect();
    assert_eq!(addends, [place("f") - 4, place("g") + 4]);
}

#[test]
fn return_addresses_have_a_stack_of_their_own() {
    let text = "declare void @h()\ndefine void @f() shadowcallstack {\n  call void @h()\n  ret void\n}\n\
                define void @g() shadowcallstack {\n  ret void\n}\n";
    let image = image(text, "+reserve-x18");
    let code = instructions(&image, "f");
    assert!(code.starts_with("str x30, [x18], #8\n") && code.contains("ldr x30, [x18, #-8]!\nret "), "{code}");
    assert_eq!(instructions(&image, "g"), "ret x30\n");
    let frames = image.sections.values().find(|section| section.name == b".eh_frame").expect("there are tables");
    // DW_CFA_val_expression: x18 is what it is, less 8.
    let rule = [0x16, 18, 2, 0x82, 0x78];
    assert!(frames.bytes.windows(rule.len()).any(|bytes| bytes == rule));
}

#[test]
fn registers_are_cleared_and_the_stack_is_aligned() {
    let image = image(
        "define i32 @f(i32 %a) \"zero-call-used-regs\"=\"used-gpr-arg\" {\n  ret i32 %a\n}\n\
         declare void @h()\ndefine void @g() alignstack(64) {\n  call void @h()\n  ret void\n}\n",
        "",
    );
    let code = instructions(&image, "f");
    let cleared: Vec<usize> = (0..8).filter(|number| code.contains(&format!("movz w{number}, #0"))).collect();
    assert_eq!(cleared, [1, 2, 3, 4, 5, 6, 7], "{code}");
    let code = instructions(&image, "g");
    assert!(code.lines().any(|line| line.starts_with("and sp, x16, ")), "{code}");
}

#[test]
fn runtimes_find_values_and_change_calls() {
    let image = image(
        "declare void @llvm.experimental.stackmap(i64, i32, ...)\n\
         declare void @llvm.experimental.patchpoint.void(i64, i32, ptr, i32, ...)\n\
         declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)\n\
         declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)\ndeclare void @h()\n\
         define void @f(i64 %a) {\n  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 7, i32 8, i64 %a)\n  \
         call void (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.void(i64 9, i32 24, \
         ptr inttoptr (i64 244837814094590 to ptr), i32 1, i64 %a)\n  ret void\n}\n\
         define ptr addrspace(1) @g(ptr addrspace(1) %p) gc \"statepoint-example\" {\n  \
         %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 3, i32 0, \
         ptr elementtype(void ()) @h, i32 0, i32 0, i32 0, i32 0) [ \"gc-live\"(ptr addrspace(1) %p) ]\n  \
         %q = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)\n  \
         ret ptr addrspace(1) %q\n}\n",
        "",
    );
    let code = instructions(&image, "f");
    let nops = "hint #0\nhint #0\n";
    assert!(code.contains(nops) && code.contains("movk x16, #48879, lsl #16"), "{code}");
    assert!(code.contains(&format!("blr x16\n{nops}")), "{code}");
    let calls = image.sections.values().flat_map(|section| &section.fixups);
    assert_eq!(calls.filter(|fixup| fixup.kind == FixupKind::Call26).count(), 1);
    let maps = image.sections.values().find(|section| section.name == b".llvm_stackmaps").expect("there are maps");
    let word = |at: usize| u32::from_le_bytes(maps.bytes[at..at + 4].try_into().expect("four bytes"));
    // Version, functions, constants, records; after 24 bytes for each function, the first record.
    assert_eq!([word(0), word(4), word(8), word(12), word(64)], [3, 2, 0, 3, 7]);
}

#[test]
fn moves_of_constant_sizes_may_overlap() {
    const SIZES: std::ops::RangeInclusive<u32> = 1..=80;
    let mut text = format!("target triple = \"{TRIPLE}\"\n");
    for size in SIZES {
        text.push_str(&format!(
            "define void @move{size}(ptr %to, ptr %from) {{\n  call void @llvm.memmove.p0.p0.i64(ptr %to, ptr %from, \
             i64 {size}, i1 false)\n  ret void\n}}\n"
        ));
    }
    let list = |entry: fn(u32) -> String| SIZES.map(entry).collect::<Vec<_>>().join(", ");
    let (functions, sizes) = (list(|size| format!("ptr @move{size}")), list(|size| format!("i32 {size}")));
    text.push_str(&format!(
        "@moves = constant [80 x ptr] [{functions}]\n@sizes = constant [80 x i32] [{sizes}]\n@count = constant i32 80\n\
         declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)\n"
    ));
    let image = image(&text, "");
    assert!(!instructions(&image, "move64").contains("bl ") && instructions(&image, "move65").contains("bl "));
    // Two pieces that overlap are enough.
    assert_eq!(instructions(&image, "move28").matches("ldur").count(), 1);
    if has_tools() {
        let folder = Folder::new("moves");
        let object = folder.ours("moves", &text, "");
        assert_eq!(folder.output("moves.c", &[&object]), "0 of 10640 wrong\n");
    }
}

#[test]
fn code_after_data_of_inline_assembly_is_marked_as_code() {
    let image = image(
        "define void @f() {\n  call void asm sideeffect \"b 1f\\0A.word 7\\0A1:\", \"\"()\n  ret void\n}\n\
         define void @g() {\n  ret void\n}\n",
        "",
    );
    let marks: Vec<(&[u8], u64)> = image
        .symbols
        .values()
        .filter_map(|symbol| match symbol.place {
            SymbolPlace::Section(section, offset) if image.sections[section].flags.exec => {
                matches!(symbol.name.as_slice(), b"$x" | b"$d").then_some((symbol.name.as_slice(), offset))
            }
            _ => None,
        })
        .collect();
    // The record of the frame takes two instructions.
    assert_eq!(marks, [(&b"$x"[..], 0), (b"$d", 12), (b"$x", 16)]);
}
