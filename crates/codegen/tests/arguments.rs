//! Arguments and results of every type against the code of `llc-22`: its code calls ours, and ours calls its code.
//!
//! For each type there is a function that stores its parameters and returns the first, compiled by both, and one of
//! ours that calls that of LLVM. A driver that LLVM compiles calls all of them with the same bits. Without `llc-22`
//! nothing is compared.
#![cfg(all(target_arch = "x86_64", target_os = "linux"))]

use std::fmt::Write as _;
use std::path::Path;
use std::process::Command;

use draig_codegen::{CodegenOptions, compile};
use draig_object::{Machine, write_elf};

const ELEMENTS: [(&str, u32); 15] = [
    ("i1", 1),
    ("i7", 7),
    ("i8", 8),
    ("i16", 16),
    ("i17", 17),
    ("i32", 32),
    ("i33", 33),
    ("i64", 64),
    ("i100", 100),
    ("i128", 128),
    ("half", 16),
    ("float", 32),
    ("double", 64),
    ("fp128", 128),
    ("x86_fp80", 80),
];
const LANES: [u32; 10] = [1, 2, 3, 4, 5, 8, 9, 16, 32, 64];
const SCALARS: [(&str, u32); 6] = [("i65", 65), ("i129", 129), ("i256", 256), ("i300", 300), ("ptr", 64), ("half", 16)];

/// Bytes between parameters in memory.
const STRIDE: u32 = 1024;

const HEAD: &str = "target datalayout = \"e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128\"\n\
                    target triple = \"x86_64-unknown-linux-gnu\"\n";

/// Types with the number of their bits.
fn types() -> Vec<(String, u32)> {
    let vectors = ELEMENTS
        .iter()
        .flat_map(|&(element, bits)| LANES.iter().map(move |&lanes| (format!("<{lanes} x {element}>"), lanes * bits)));
    vectors.chain(SCALARS.iter().map(|&(name, bits)| (name.to_owned(), bits))).collect()
}

/// Parameters of the function with a number: one of each type alone, then three of which the last are on the stack.
fn parameters(types: &[(String, u32)], number: usize) -> Vec<(String, u32)> {
    let at = |offset: usize| types[(number * 7 + offset * 31) % types.len()].clone();
    if number < types.len() { vec![types[number].clone()] } else { vec![at(0), at(1), at(2)] }
}

fn list(parameters: &[(String, u32)], name: &str) -> String {
    let each = parameters.iter().enumerate().map(|(at, (ty, _))| match name {
        "" => ty.clone(),
        name => format!("{ty} %{name}{at}"),
    });
    each.collect::<Vec<_>>().join(", ")
}

fn storing(name: &str, parameters: &[(String, u32)]) -> String {
    let result = &parameters[0].0;
    let mut text = format!("define {result} @{name}({}, ptr %to) #0 {{\n", list(parameters, "a"));
    for (at, (ty, _)) in parameters.iter().enumerate() {
        let offset = at as u32 * STRIDE;
        let _ = writeln!(text, "  %p{at} = getelementptr i8, ptr %to, i64 {offset}\n  store {ty} %a{at}, ptr %p{at}");
    }
    text + &format!("  ret {result} %a0\n}}\n")
}

fn llc(folder: &Path, name: &str, text: &str) -> Option<()> {
    let (input, output) = (folder.join(format!("{name}.ll")), folder.join(format!("{name}.o")));
    std::fs::write(&input, text).unwrap();
    let command = ["-O0", "-filetype=obj", "-relocation-model=pic"];
    let status = Command::new("llc-22").args(command).arg(&input).arg("-o").arg(&output).status().ok()?;
    assert!(status.success(), "llc-22 compiles {name}");
    Some(())
}

fn check(features: &str) {
    let folder = std::env::temp_dir().join(format!("draig-arguments-{}-{}", features.len(), std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    // LLVM 22 does not compile calls with this type and masks.
    let types: Vec<_> = types().into_iter().filter(|(ty, _)| ty != "<1 x i1>").collect();
    let attributes = format!("attributes #0 = {{ nounwind noinline \"target-features\"=\"{features}\" }}\n");
    let (mut ours, mut theirs, mut driver) = (HEAD.to_owned(), HEAD.to_owned(), HEAD.to_owned());
    driver += "@from = external global [4096 x i8]\n@one = external global [8192 x i8]\n@other = external global [8192 x i8]\n";
    let mut table = String::new();
    let count = types.len() * 2;
    for number in 0..count {
        let parameters = parameters(&types, number);
        let result = &parameters[0].0;
        let (types_only, named) = (list(&parameters, ""), list(&parameters, "a"));
        theirs += &storing(&format!("theirs{number}"), &parameters);
        ours += &storing(&format!("ours{number}"), &parameters);
        let _ = writeln!(
            ours,
            "declare {result} @theirs{number}({types_only}, ptr)\n\
             define {result} @calling{number}({named}, ptr %to) #0 {{\n  \
             %r = call {result} @theirs{number}({named}, ptr %to)\n  ret {result} %r\n}}"
        );
        for (way, name) in ["theirs", "ours", "calling"].into_iter().enumerate() {
            let to = if way == 0 { "@one" } else { "@other" };
            let _ = writeln!(
                driver,
                "declare {result} @{name}{number}({types_only}, ptr)\ndefine void @way{way}_{number}() #0 {{"
            );
            for (at, (ty, _)) in parameters.iter().enumerate() {
                let _ = writeln!(
                    driver,
                    "  %p{at} = getelementptr i8, ptr @from, i64 {}\n  %a{at} = load {ty}, ptr %p{at}",
                    at as u32 * STRIDE
                );
            }
            let _ = writeln!(
                driver,
                "  %r = call {result} @{name}{number}({named}, ptr {to})\n  %q = getelementptr i8, ptr {to}, i64 4096\n  \
                 store {result} %r, ptr %q\n  ret void\n}}"
            );
        }
        let whole = |at: usize| parameters.get(at).map_or(0, |(_, bits)| bits / 8);
        let _ = writeln!(
            table,
            "void way0_{number}(void), way1_{number}(void), way2_{number}(void);\nstatic const struct test test{number} = \
             {{\"{types_only}\", {{way0_{number}, way1_{number}, way2_{number}}}, {{{}, {}, {}, 0, {}}}}};",
            whole(0),
            whole(1),
            whole(2),
            whole(0)
        );
    }
    if llc(&folder, "theirs", &(theirs + &attributes)).is_none() {
        return;
    }
    llc(&folder, "driver", &(driver + &attributes));
    let parsed = draig_asm::parse_module((ours + &attributes).as_bytes(), &Default::default()).expect("it is valid");
    let verified = draig_verify::verify(&parsed.module).expect("the module is valid");
    let image = compile(&verified, &CodegenOptions::default()).unwrap_or_else(|error| panic!("{error}"));
    std::fs::write(folder.join("ours.o"), write_elf(&image, Machine::X86_64).unwrap()).unwrap();
    let all: String = (0..count).map(|number| format!("&test{number}, ")).collect();
    let program = format!(
        "#include <stdio.h>\n#include <stdlib.h>\n#include <string.h>\n\
         struct test {{ const char *name; void (*ways[3])(void); int bytes[5]; }};\n\
         _Alignas(64) unsigned char from[4096], one[8192], other[8192];\n{table}\
         static const struct test *const tests[] = {{ {all} }};\n\
         int main(void) {{\n  for (int t = 0; t < {count}; t++) for (int run = 0; run < 2; run++) {{\n    \
         for (int i = 0; i < 4096; i++) from[i] = rand();\n    memset(one, 0, sizeof one);\n    tests[t]->ways[0]();\n    \
         for (int way = 1; way < 3; way++) {{\n      memset(other, 0, sizeof other);\n      tests[t]->ways[way]();\n      \
         for (int at = 0; at < 5; at++)\n        if (memcmp(one + at * 1024, other + at * 1024, tests[t]->bytes[at]))\n          \
         printf(\"%s: way %d, value %d\\n\", tests[t]->name, way, at);\n    }}\n  }}\n  puts(\"end\");\n}}\n"
    );
    std::fs::write(folder.join("main.c"), program).unwrap();
    let files = ["main.c", "ours.o", "theirs.o", "driver.o"].map(|name| folder.join(name));
    let linked =
        Command::new("cc").args(files).arg("-o").arg(folder.join("main")).status().expect("a C compiler is there");
    assert!(linked.success(), "the objects link");
    let output = Command::new(folder.join("main")).output().expect("the program starts");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert_eq!(text, "end\n", "{}", output.status);
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn arguments_are_passed_in_registers_of_128_bits() {
    check("");
}

#[test]
fn arguments_are_passed_in_registers_of_256_bits() {
    if std::arch::is_x86_feature_detected!("avx2") {
        check("+avx2");
    }
}

#[test]
fn arguments_are_passed_in_registers_of_512_bits() {
    if std::arch::is_x86_feature_detected!("avx512bw") && std::arch::is_x86_feature_detected!("avx512vl") {
        check("+avx512f,+avx512vl,+avx512bw,+avx512dq");
    }
}
