//! Copies of functions, compared with those of LLVM's `CloneFunction`, and with the output of `llvm-extract`.

use draig_asm::{ParseOptions, parse_module};
use draig_ir::{CloneError, CloneMap, Cloner, Global, Module, Opcode, Position, Value};

use super::verified;

fn parsed(text: &str) -> Module {
    match parse_module(text.as_bytes(), &ParseOptions::default()) {
        Ok(parsed) => parsed.module,
        Err(errors) => panic!("{:?}", errors.first_error()),
    }
}

fn definitions(module: &Module) -> Vec<Global> {
    module.functions().iter().copied().filter(|&function| module.body(function).is_some()).collect()
}

/// The text without its first line, which names the module.
fn without_id(text: &str) -> &str {
    text.split_once('\n').map_or(text, |(_, rest)| rest)
}

#[test]
fn copies_in_a_module_are_those_of_llvm() {
    let mut module = parsed(include_str!("clone.ll"));
    for function in definitions(&module) {
        let name = [module.name(function), b".copy"].concat();
        module.clone_function(function, name);
    }
    let text = verified(&module);
    assert_eq!(without_id(&text), include_str!("clone.expected"));
    // A copy of a copy, and one whose body has removed instructions.
    let copy = module.find(b"g.copy").expect("it was added");
    let body = module.body_mut(copy).expect("a definition");
    let other = body.blocks().last().expect("a block");
    let ret = body.terminator(other).expect("a terminator");
    let again = body.clone_inst(ret, draig_ir::Position::Before(ret));
    body.remove_inst(ret);
    let twice = module.clone_function(copy, "g.copy");
    assert_eq!(module.name(twice.raw()), b"g.copy.1");
    assert!(verified(&module).contains("blockaddress(@g.copy.1, %bb)"));
    assert!(again.index() > ret.index());
}

#[test]
fn copies_in_another_module_are_those_of_llvm_extract() {
    let module = parsed(include_str!("into.ll"));
    let mut other = Module::new(b"m");
    other.source_filename = b"b.c".to_vec();
    let h = module.find(b"h").expect("it is defined");
    let copy = Cloner::between(&module, &mut other).clone_function(h, "h").expect("a copy");
    assert_eq!(other.find(b"h"), Some(copy.raw()));
    assert_eq!(without_id(&verified(&other)), include_str!("into.expected"));
}

#[test]
fn several_functions_share_what_they_refer_to() {
    let module = parsed(include_str!("clone.ll"));
    // The other module has the same struct, a different one of a name in use, and a declaration.
    let mut other = parsed(
        "%node = type { i32, ptr }\n%pair = type opaque\n@x = global %node zeroinitializer\ndeclare i32 @f(ptr, i32)\ndefine void @g() {\n  ret void\n}\n",
    );
    let (f, g) = (module.find(b"f").expect("defined"), module.find(b"g").expect("defined"));
    let mut remap = Cloner::between(&module, &mut other);
    let copy = remap.clone_function(f, "f").expect("the declaration becomes the copy");
    let taken = remap.clone_function(g, "g");
    assert!(matches!(taken, Err(CloneError::NameTaken(_))));
    remap.clone_function(g, "g2").expect("a copy");
    let second = remap.clone_function(f, "f").expect("a copy of the copy");
    let table = module.find(b"table").expect("defined");
    assert_eq!(remap.clone_function(table, "t"), Err(CloneError::NoBody(table)));
    assert_eq!(other.find(b"f"), Some(copy.raw()));
    assert_eq!(other.name(second.raw()), b"f.1");
    let text = verified(&other);
    for (what, count) in
        [("distinct !DICompileUnit", 1), ("!llvm.dbg.cu = !{!", 1), ("%node = type", 1), ("@table =", 1)]
    {
        assert_eq!(text.matches(what).count(), count, "{what} in\n{text}");
    }
    assert_eq!(text.matches("distinct !DISubprogram(name: \"f\"").count(), 2);
}

/// Instructions with everything that can be attached to them.
const ATTACHED: &str = r#"
%node = type { i32, ptr }
@data = global %node zeroinitializer
declare i32 @callee(ptr, i32)
define i32 @from(ptr %p, i32 %n) !dbg !5 {
entry:
  %q = getelementptr inbounds nuw %node, ptr @data, i64 0, i32 1
    #dbg_value(ptr %q, !7, !DIExpression(DW_OP_deref), !8)
  %sum = add nuw nsw i32 %n, 1, !dbg !8
  %old = load i32, ptr %p, align 8, !tbaa !9, !mine !12
  %got = tail call fastcc range(i32 0, 9) i32 @callee(ptr nonnull align 4 %q, i32 %sum) #0 [ "deopt"(ptr %p, i32 %old) ], !dbg !8
  %fast = fadd nnan ninf float 1.000000e+00, 2.000000e+00
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ %got, %entry ], [ %next, %loop ]
  %next = add i32 %i, %old
  %more = icmp samesign ult i32 %next, 10
  br i1 %more, label %loop, label %exit, !prof !13

exit:                                             ; preds = %loop
  ret i32 %next
}
attributes #0 = { nounwind "key"="value" }
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "p", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !4)
!4 = !{}
!5 = distinct !DISubprogram(name: "from", scope: !1, file: !1, line: 1, type: !3, spFlags: DISPFlagDefinition, unit: !0)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DILocalVariable(name: "q", scope: !5, file: !1, line: 2, type: !6)
!8 = !DILocation(line: 3, column: 4, scope: !5)
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !11, i64 0}
!11 = !{!"root"}
!12 = !{ptr @data, !"note"}
!13 = !{!"branch_weights", i32 9, i32 1}
"#;

/// The lines of a function's body in a module's text, without the numbers of metadata and attribute groups.
fn body_lines(text: &str, name: &str) -> Vec<String> {
    let lines = text.lines().skip_while(|line| !(line.starts_with("define") && line.contains(name)));
    let is_number =
        |word: &str| word.starts_with(['!', '#']) && word[1..].starts_with(|digit: char| digit.is_ascii_digit());
    let plain = |word: &str| if is_number(word.trim_start_matches('(')) { "#".to_owned() } else { word.to_owned() };
    let line = |line: &str| line.split(' ').map(plain).collect::<Vec<_>>().join(" ");
    lines.skip(1).take_while(|line| *line != "}").map(line).collect()
}

#[test]
fn blocks_are_copied_to_another_module_with_all_that_is_attached() {
    let module = parsed(ATTACHED);
    // Some of what the blocks refer to is in the other module.
    let mut other = parsed("%node = type { i32, ptr }\n@data = external global %node\ndeclare i32 @to(ptr, i32)\n");
    let to = other.find(b"to").expect("declared");
    let source = module.body(module.find(b"from").expect("defined")).expect("a definition");
    let mut body = other.take_body(to).unwrap_or_default();
    let mut map = CloneMap::with_tables(Cloner::between(&module, &mut other));
    let blocks: Vec<_> = source.blocks().collect();
    let copies = body.copy_blocks(Some(source), &blocks, &mut map, b"");
    assert_eq!(map.tables.check(), Ok(()));
    assert_eq!(copies.len(), 3);
    assert_eq!(map.block(blocks[2]), copies[2]);
    other.set_body(to, Some(body));
    let (before, after) = (draig_asm::print_module(&module), draig_asm::print_module(&other));
    let (before, after) = (String::from_utf8_lossy(&before), String::from_utf8_lossy(&after));
    let unnamed = |line: String| line.replace("%p", "%0").replace("%n ", "%1 ").replace("%n,", "%1,");
    let expected: Vec<String> = body_lines(&before, "@from").into_iter().map(unnamed).collect();
    assert_eq!(body_lines(&after, "@to"), expected);
    for line in [
        "%node = type { i32, ptr }",
        "@data = external global %node",
        "declare i32 @callee(ptr, i32)",
        "attributes #0 = { nounwind \"key\"=\"value\" }",
    ] {
        assert!(after.lines().any(|other| other == line), "{line} is not in\n{after}");
    }
    for node in
        ["!{!\"branch_weights\", i32 9, i32 1}", "!{ptr @data, !\"note\"}", "distinct !DISubprogram(name: \"from\""]
    {
        assert_eq!(after.matches(node).count(), 1, "{node} in\n{after}");
    }
}

#[test]
fn one_instruction_is_copied_to_another_module() {
    let module = parsed(ATTACHED);
    let mut other = parsed("define i32 @to(ptr %a, i32 %b) {\n  ret i32 %b\n}\n");
    let to = other.find(b"to").expect("defined");
    let source = module.body(module.find(b"from").expect("defined")).expect("a definition");
    let mut body = other.take_body(to).expect("a definition");
    let place = Position::Before(body.insts().next().expect("the return"));
    let mut map = CloneMap::with_tables(Cloner::between(&module, &mut other));
    let of = |opcode: Opcode| source.insts().find(|&inst| source.opcode(inst) == opcode).expect("there is one");
    // Values that are not copied are mapped before, here to the parameters.
    map.set(of(Opcode::GetElementPtr), Value::arg(0));
    map.set(of(Opcode::Add), Value::arg(1));
    map.set(of(Opcode::Load), Value::arg(1));
    let call = body.copy_inst(Some(source), of(Opcode::Call), place, &mut map, b".copy");
    let sum = body.copy_inst(Some(source), of(Opcode::Add), place, &mut map, b".copy");
    assert_eq!((map.get(of(Opcode::Call)), map.get(of(Opcode::Add))), (call.into(), sum.into()));
    assert_eq!(map.tables.check(), Ok(()));
    other.set_body(to, Some(body));
    let text = draig_asm::print_module(&other);
    let lines = body_lines(&String::from_utf8_lossy(&text), "@to");
    let expected = [
        "  %got.copy = tail call fastcc range(i32 0, 9) i32 @callee(ptr nonnull align 4 %a, i32 %b) # [ \"deopt\"(ptr %a, i32 %b) ], !dbg #",
        "    #dbg_value(ptr %a, # !DIExpression(DW_OP_deref), #",
        "  %sum.copy = add nuw nsw i32 %b, 1, !dbg #",
        "  ret i32 %b",
    ];
    assert_eq!(lines, expected);
}

/// A chain of structs that differs at its end is new in the other module, and what it shares with it is not.
#[test]
fn structs_that_differ_are_new() {
    const LENGTH: usize = 3000;
    let chain = |last: &str| {
        let links = (0..LENGTH).map(|at| format!("%s{at} = type {{ i32, %same, %s{} }}\n", at + 1));
        links.collect::<String>() + &format!("%s{LENGTH} = type {{ {last} }}\n%same = type {{ i8 }}\n")
    };
    let module = parsed(&(chain("i32") + "define void @f(ptr byval(%s0) %p) {\n  ret void\n}\n"));
    for (last, is_new) in [("i64", true), ("i32", false)] {
        let mut other = parsed(&(chain(last) + "@x = external global %s0\n"));
        let f = module.find(b"f").expect("defined");
        Cloner::between(&module, &mut other).clone_function(f, "f").expect("a copy");
        let text = verified(&other);
        assert_eq!(text.matches(&format!("%s{LENGTH}.")).count() > 0, is_new);
        assert_eq!(text.matches(" = type ").count(), if is_new { 2 * (LENGTH + 1) + 1 } else { LENGTH + 2 });
        assert_eq!(text.matches("%same").count(), if is_new { 2 * LENGTH + 1 } else { LENGTH + 1 });
    }
}

#[test]
fn blocks_of_functions_that_are_not_copied_have_no_address() {
    let module = parsed(
        "define ptr @a() {\n  ret ptr blockaddress(@b, %x)\n}\ndefine void @b() {\n  br label %x\nx:\n  ret void\n}\n",
    );
    let mut other = Module::new(b"m");
    let (a, b) = (module.find(b"a").expect("defined"), module.find(b"b").expect("defined"));
    assert_eq!(Cloner::between(&module, &mut other).clone_function(a, "a"), Err(CloneError::BlockOfOther(b)));
    // Neither has it if single instructions are copied.
    let source = module.body(a).expect("a definition");
    let mut body = Box::new(draig_ir::Body::new());
    let mut map = CloneMap::with_tables(Cloner::between(&module, &mut other));
    body.copy_blocks(Some(source), &source.blocks().collect::<Vec<_>>(), &mut map, b"");
    assert_eq!(map.tables.check(), Err(CloneError::BlockOfOther(b)));
    assert_eq!(map.tables.check(), Ok(()), "an error is reported once");
}

#[test]
fn references_to_what_was_removed_are_found() {
    let mut module = parsed(include_str!("clone.ll"));
    assert_eq!(module.check_integrity(), Ok(()));
    let f = module.find(b"f").expect("defined");
    let body = module.body_mut(f).expect("a definition");
    let entry = body.blocks().next().expect("a block");
    let sum = body.block_insts(entry).nth(2).expect("the addition");
    body.remove_inst(sum);
    let found = module.check_integrity().expect_err("the call uses it");
    assert_eq!(found.len(), 1, "{found:?}");
    assert_eq!(found[0].value, sum.into());
    assert!(found[0].to_string().ends_with("which was removed"));
}
