//! Constructs of LLVM 23 that LLVM 22 lacks: written as LLVM 23's `llvm-as` writes them, read back, and refused
//! when written for LLVM 22.

use draig_asm::{ParseOptions, PrintOptions};
use draig_bitcode::codes::{
    attribute_group, blocks, constant, function, metadata, module as module_code, summary, types,
};
use draig_bitcode::dump::{Event, walk};
use draig_bitcode::read::{ReadOptions, read};
use draig_bitcode::{WriteOptions, write};
use draig_ir::Module;

fn parse(text: &str) -> Module {
    draig_asm::parse_module(text.as_bytes(), &ParseOptions::default()).expect("it is correct").module
}

fn print(module: &Module) -> String {
    let mut text = Vec::new();
    let options = PrintOptions { for_llvm: 23, ..PrintOptions::default() };
    draig_asm::write_module(module, &options, &mut text).expect("a vector takes all");
    String::from_utf8(text).expect("it is ASCII")
}

fn written(module: &Module) -> Vec<u8> {
    let mut options = WriteOptions::default();
    options.for_llvm = 23;
    write(module, &options).expect("LLVM 23 has all of it")
}

/// The operands of the records of a kind.
fn records(bytes: &[u8], block: u32, code: u32) -> Vec<Vec<u64>> {
    let mut found = Vec::new();
    let mut tell = |event: Event<'_>| {
        if let Event::Record { block: of, record, .. } = event
            && (of, record.code) == (block, code)
        {
            found.push(record.operands().to_vec());
        }
    };
    walk(bytes, &mut tell).expect("it is a stream");
    found
}

/// A text, a kind of record in its bitcode, and the last operands of these records.
type Case = (&'static str, u32, u32, &'static [&'static [u64]]);

/// A signed number as it is written.
const fn minus(number: u64) -> u64 {
    number << 1 | 1
}

const CASES: &[Case] = &[
    ("@b = global b8 7", blocks::TYPES, types::BYTE, &[&[8]]),
    ("@b = global b8 7", blocks::CONSTANTS, constant::BYTE, &[&[14]]),
    ("@b = global b16 -3", blocks::CONSTANTS, constant::BYTE, &[&[minus(3)]]),
    ("@b = global b128 -5", blocks::CONSTANTS, constant::WIDE_BYTE, &[&[11, 3]]),
    ("@b = global [2 x b8] c\"ab\"", blocks::CONSTANTS, constant::STRING, &[&[97, 98]]),
    ("@b = global <2 x b16> <b16 1, b16 2>", blocks::CONSTANTS, constant::DATA, &[&[1, 2]]),
    (
        "define float @f(i32 %i) {\n  %a = uitofp fast i32 %i to float\n  %b = uitofp reassoc i32 %i to float\n  ret float %a\n}",
        blocks::FUNCTION,
        function::INST_CAST,
        &[&[508], &[256]],
    ),
    (
        "declare ptr @r()\n@i = ifunc void (), ptr @r, !foo !0\n!0 = !{}",
        blocks::METADATA,
        metadata::GLOBAL_DECL_ATTACHMENT,
        &[&[0]],
    ),
    (
        "define float @f(i32 %i) {\n  %a = uitofp nsz nneg i32 %i to float\n  %b = uitofp nneg i32 %i to float\n  %c = sitofp nsz i32 %i to float\n  ret float %a\n}",
        blocks::FUNCTION,
        function::INST_CAST,
        &[&[17], &[1], &[8]],
    ),
    (
        "define void @f(ptr %p, <2 x float> %v) {\n  %a = atomicrmw elementwise fadd ptr %p, <2 x float> %v monotonic, align 8\n  %b = atomicrmw fminimumnum ptr %p, float 1.000000e+00 monotonic, align 4\n  ret void\n}",
        blocks::FUNCTION,
        function::INST_ATOMICRMW,
        &[&[11 | 1 << 5, 0, 2, 1, 4], &[22, 0, 2, 1, 3]],
    ),
    ("declare void @f() prefalign(16)", blocks::MODULE, module_code::FUNCTION, &[&[5]]),
    (
        "declare void @f() #0\nattributes #0 = { flatten noipa nooutline denormal_fpenv(dynamic) }",
        blocks::ATTRIBUTE_GROUPS,
        attribute_group::ENTRY,
        &[&[0, 108, 0, 109, 0, 107, 1, 106, 255]],
    ),
    ("declare void @f(ptr dead_on_return)", blocks::ATTRIBUTE_GROUPS, attribute_group::ENTRY, &[&[1, 103, u64::MAX]]),
    ("declare void @f(ptr dead_on_return(8))", blocks::ATTRIBUTE_GROUPS, attribute_group::ENTRY, &[&[1, 103, 8]]),
    (
        "!n = !{!0}\n!0 = !DIBasicType(name: \"x\", scope: !1, file: !1, line: 3, size: 32, encoding: DW_ATE_signed)\n!1 = !DIFile(filename: \"a\", directory: \"b\")",
        blocks::METADATA,
        metadata::BASIC_TYPE,
        &[&[5, 3, 5]],
    ),
    (
        "!n = !{!0}\n!0 = !DIFixedPointType(name: \"x\", scope: !1, file: !1, line: 3, size: 32, encoding: DW_ATE_signed_fixed, kind: Decimal, factor: -4)\n!1 = !DIFile(filename: \"a\", directory: \"b\")",
        blocks::METADATA,
        metadata::FIXED_POINT_TYPE,
        &[&[5, 3, 5]],
    ),
    (
        "!n = !{!0}\n!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: NoDebug, dialect: DW_LLVM_LANG_DIALECT_simt)\n!1 = !DIFile(filename: \"a\", directory: \"b\")",
        blocks::METADATA,
        metadata::COMPILE_UNIT,
        &[&[1]],
    ),
    (
        "^0 = module: (path: \"a.o\", hash: (1, 2, 3, 4, 5))\n^1 = gv: (guid: 99, summaries: (function: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: declaration, noRenameOnPromotion: 1), insts: 1)))",
        blocks::SUMMARY,
        summary::VERSION,
        &[&[14]],
    ),
];

#[test]
fn records_are_those_of_llvm_23_and_read_back() {
    for (text, block, code, expected) in CASES {
        let module = parse(text);
        let bytes = written(&module);
        let found = records(&bytes, *block, *code);
        assert_eq!(found.len(), expected.len(), "{text}");
        for (found, expected) in found.iter().zip(*expected) {
            assert!(found.ends_with(expected), "{text}: {found:?}");
        }
        let again = read(&bytes, &ReadOptions::default()).expect("it is what was written");
        let lines = |module: &Module| print(module).lines().skip(1).map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(lines(&again), lines(&module));
    }
}

#[test]
fn module_assembly_keeps_its_parts() {
    let text = "module asm(target_features: \"+d\", target_cpu: \"x\") \"nop\"\nmodule asm \"last\"";
    let module = parse(text);
    let bytes = written(&module);
    let property = |name: &str, value: &str| [name.as_bytes(), b"\0", value.as_bytes()].concat();
    let expected = [property("target_features", "+d"), property("target_cpu", "x")];
    let found: Vec<Vec<u8>> = (records(&bytes, blocks::MODULE, module_code::ASM_PROPERTY).iter())
        .map(|operands| operands.iter().map(|&byte| byte as u8).collect())
        .collect();
    assert_eq!(found, expected);
    assert_eq!(records(&bytes, blocks::MODULE, module_code::ASM).len(), 2);
    let again = read(&bytes, &ReadOptions::default()).expect("it is what was written");
    assert_eq!((&again.inline_asm, &again.asm_properties), (&module.inline_asm, &module.asm_properties));

    let error = write(&module, &WriteOptions::default()).expect_err("LLVM 22 has no properties");
    assert!(error.to_string().contains("the properties of the module's assembly"), "{error}");
}

/// The words of the symbol table: the header, and the size and alignment of the common variable.
#[test]
fn the_symbol_table_is_that_of_llvm_23() {
    const TEXT: &str = "target datalayout = \"e-i64:64\"\ntarget triple = \"x86_64-unknown-linux-gnu\"\n\
                        @c = common global i64 0, align 8\ndeclare void @memcpy()\n";
    let bytes = written(&parse(TEXT));
    let words: Vec<u32> = bytes.as_chunks::<4>().0.iter().map(|word| u32::from_le_bytes(*word)).collect();
    // One module, no comdats, two symbols, one with uncommon properties.
    let header = [76, 1, 88, 0, 88, 2, 136, 1];
    let at = words.windows(header.len()).position(|part| part == header).expect("there is a table") - 3;
    assert_eq!(words[at], 4, "the version");
    assert_eq!(words[at + 136 / 4..][..3], [8, 0, 8], "size and alignment");
    let flags = |symbol: usize| words[at + 88 / 4 + 6 * symbol + 5];
    assert_eq!(flags(0) & 1 << 7, 0, "LLVM 23 marks no functions of the runtime as used");
}
