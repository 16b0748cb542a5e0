//! Debug records after dead instructions are erased, against the output of `opt -passes=dce`.

use std::fmt::Write as _;

use draig_asm::{ParseOptions, parse_module, print_module};
use draig_ir::Module;

/// Debug information around one function.
const METADATA: &str = r#"
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1)
!1 = !DIFile(filename: "a.c", directory: "")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", file: !1, line: 1, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !{})
!7 = !DILocalVariable(name: "v", scope: !4, file: !1, line: 1)
!8 = !DILocation(line: 1, scope: !4)
"#;

/// Erases what is dead, and returns the location and the expression of each record.
fn records_without_dead_code(body: &str) -> Vec<String> {
    let text = format!("define void @f(i32 %x, ptr %p, i64 %i) !dbg !4 {{\n{body}  ret void\n}}\n{METADATA}");
    let mut module: Module = parse_module(text.as_bytes(), &ParseOptions::default()).expect("the text is valid").module;
    let function = module.functions()[0];
    let mut b = module.build(function);
    for inst in b.insts().into_iter().rev() {
        if !b.body().has_uses(inst) && b.is_removable(inst) {
            b.erase(inst).expect("it has no uses");
        }
    }
    drop(b);
    let printed = String::from_utf8(print_module(&module)).expect("the text is ASCII");
    parse_module(printed.as_bytes(), &ParseOptions::default()).expect("what is printed is valid");
    let lines = printed.lines().filter_map(|line| line.trim().strip_prefix("#dbg_"));
    lines
        .map(|line| {
            let (head, rest) = line.split_once(", !DIExpression(").expect("it has an expression");
            let location = head.rsplit_once(", !").expect("it has a variable").0;
            format!("{location} | {}", rest.split_once(')').expect("it ends").0)
        })
        .collect()
}

#[test]
fn records_compute_what_is_erased() {
    // instruction that is erased, record, and what opt makes of it
    let cases: &[(&str, &str, &str)] = &[
        ("add i32 %x, 5", "value(i32 %v, !DIExpression())", "value(i32 %x | DW_OP_plus_uconst, 5, DW_OP_stack_value"),
        (
            "add i32 %x, -7",
            "value(i32 %v, !DIExpression())",
            "value(i32 %x | DW_OP_constu, 7, DW_OP_minus, DW_OP_stack_value",
        ),
        (
            "sub i32 %x, 3",
            "value(i32 %v, !DIExpression(DW_OP_LLVM_fragment, 0, 32))",
            "value(i32 %x | DW_OP_constu, 3, DW_OP_minus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32",
        ),
        (
            "getelementptr i32, ptr %p, i64 %i",
            "value(ptr %v, !DIExpression(DW_OP_deref))",
            "value(!DIArgList(ptr %p, i64 %i) | DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_constu, 4, DW_OP_mul, DW_OP_plus, DW_OP_deref, DW_OP_stack_value",
        ),
        ("getelementptr i32, ptr %p, i64 %i", "declare(ptr %v, !DIExpression())", "declare(ptr poison | "),
        (
            "getelementptr {i32, [4 x i16]}, ptr %p, i64 %i, i32 1, i64 3",
            "value(ptr %v, !DIExpression())",
            "value(!DIArgList(ptr %p, i64 %i) | DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_constu, 12, DW_OP_mul, DW_OP_plus, DW_OP_plus_uconst, 10, DW_OP_stack_value",
        ),
        (
            "getelementptr i8, ptr %p, i64 -4",
            "value(ptr %v, !DIExpression())",
            "value(ptr %p | DW_OP_constu, 4, DW_OP_minus, DW_OP_stack_value",
        ),
        (
            "icmp slt i32 %x, -4",
            "value(i1 %v, !DIExpression())",
            "value(i32 %x | DW_OP_consts, 18446744073709551612, DW_OP_lt, DW_OP_stack_value",
        ),
        (
            "mul i32 %x, %x",
            "value(!DIArgList(i32 %v, i32 %x, i32 %v), !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_minus, DW_OP_stack_value))",
            "value(!DIArgList(i32 %x, i32 %x, i32 %x, i32 %x, i32 %x) | DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 3, DW_OP_mul, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_LLVM_arg, 4, DW_OP_mul, DW_OP_minus, DW_OP_stack_value",
        ),
        (
            "udiv i32 %x, 3",
            "value(!DIArgList(i32 %v, i32 %x), !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value))",
            "value(!DIArgList(i32 poison, i32 poison) | DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value",
        ),
        (
            "shl i32 %x, 2",
            "value(i32 %v, !DIExpression(DW_OP_plus_uconst, 8, DW_OP_stack_value))",
            "value(i32 %x | DW_OP_constu, 2, DW_OP_shl, DW_OP_plus_uconst, 8, DW_OP_stack_value",
        ),
        ("load i32, ptr %p", "value(i32 %v, !DIExpression())", "value(i32 poison | "),
        ("freeze i32 %x", "value(i32 %v, !DIExpression())", "value(i32 poison | "),
        (
            "ptrtoint ptr %p to i32",
            "value(i32 %v, !DIExpression())",
            "value(ptr %p | DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value",
        ),
        ("ptrtoint ptr %p to i64", "value(i64 %v, !DIExpression())", "value(ptr %p | "),
        (
            "trunc i64 %i to i8",
            "value(i8 %v, !DIExpression())",
            "value(i64 %i | DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value",
        ),
        (
            "sext i32 %x to i64",
            "value(i64 %v, !DIExpression())",
            "value(i32 %x | DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_LLVM_convert, 64, DW_ATE_signed, DW_OP_stack_value",
        ),
        (
            "and i32 7, %x",
            "value(i32 %v, !DIExpression())",
            "value(!DIArgList(i32 7, i32 %x) | DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_and, DW_OP_stack_value",
        ),
        ("add i32 12, 30", "value(i32 %v, !DIExpression())", "value(i32 12 | DW_OP_plus_uconst, 30, DW_OP_stack_value"),
        (
            "mul i32 %x, 3",
            "value(i32 %v, !DIExpression(DW_OP_constu, 3, DW_OP_mul, DW_OP_stack_value))",
            "value(i32 %x | DW_OP_constu, 9, DW_OP_mul, DW_OP_stack_value",
        ),
        ("or i32 %x, 0", "value(i32 %v, !DIExpression())", "value(i32 %x | DW_OP_lit0, DW_OP_or, DW_OP_stack_value"),
    ];
    let mut body = String::new();
    for (number, (inst, record, _)) in cases.iter().enumerate() {
        let record = record.replace("%v", &format!("%v{number}")).replace(", !DIExpression", ", !7, !DIExpression");
        let record = record.strip_suffix(')').expect("records are closed");
        writeln!(body, "  %v{number} = {inst}\n    #dbg_{record}, !8)").expect("a string takes everything");
    }
    let found = records_without_dead_code(&body);
    for ((inst, _, expected), found) in cases.iter().zip(&found) {
        assert_eq!(found, expected, "{inst}");
    }
    assert_eq!(found.len(), cases.len());
}

#[test]
fn long_chains_are_given_up() {
    let mut body = String::from("  %v0 = mul i32 %x, %x\n");
    for number in 1..60 {
        writeln!(body, "  %v{number} = xor i32 %v{}, {number}", number - 1).expect("a string takes everything");
    }
    body.push_str("    #dbg_value(i32 %v59, !7, !DIExpression(), !8)\n");
    let found = records_without_dead_code(&body);
    // 42 operations of three words and the one at the end are the most.
    assert!(found[0].starts_with("value(i32 poison | DW_OP_constu, 18, DW_OP_xor, DW_OP_constu, 19, "), "{found:?}");
}
