//! Inline assembly as a code generator sees it. The messages are those of `llc` of LLVM 22 for the same module.

use draig_asm::{ParseOptions, Printer, parse_module};
use draig_ir::Module;
use draig_verify::codegen::{UnknownTarget, check, expand};

fn module(text: &str) -> Module {
    let options = ParseOptions { keep_locations: true, ..ParseOptions::default() };
    match parse_module(text.as_bytes(), &options) {
        Ok(parsed) => parsed.module,
        Err(errors) => panic!("{errors:?}"),
    }
}

/// Messages, the number in `!srcloc`, and the line of the template.
fn problems(text: &str) -> Vec<(String, Option<u64>, Option<usize>)> {
    let found = check(&module(text)).expect("the target is known");
    found.into_iter().map(|one| (one.message, one.source_location, one.template_line)).collect()
}

const BAD: &str = r#"target triple = "x86_64-unknown-linux-gnu"

@g = external global i32

define void @f(i32 %x, <4 x i32> %v, ptr %p) {
  call void asm sideeffect "nop $0", "I"(i32 32), !srcloc !0
  call void asm sideeffect "nop $0", "I"(i32 %x)
  call void asm sideeffect "nop $0", "r"(<4 x i32> %v), !srcloc !1
  call void asm sideeffect "nop\0Anop ${0:d}", "r"(i32 %x), !srcloc !1
  call void asm sideeffect "nop $0", "*r"(ptr elementtype(i32) %p)
  call void asm sideeffect "nop $0", "{nosuch}"(i32 %x)
  call void asm sideeffect "nop $0", "i"(ptr @g)
  %a = call i32 asm "nop $0", "=t"()
  call void asm sideeffect "movl $1, $0", "rm,imr"(i32 %x, i32 3)
  %y = add i32 1, 2
  call void asm sideeffect "nop $0", "i"(i32 %y)
  ret void
}

!0 = !{i64 17}
!1 = !{i64 18, i64 19}
"#;

#[test]
fn the_messages_are_those_of_llvm() {
    let expected = [
        ("value out of range for constraint 'I'", Some(17), None),
        ("constraint 'I' expects an integer constant expression", None, None),
        ("couldn't allocate input reg for constraint 'r'", Some(18), None),
        ("invalid operand in inline asm: 'nop\nnop ${0:d}'", Some(18), Some(2)),
        ("Don't know how to handle indirect register inputs yet for constraint 'r'", None, None),
        ("couldn't allocate input reg for constraint '{nosuch}'", None, None),
        ("invalid operand for inline asm constraint 'i'", None, None),
        ("couldn't allocate output register for constraint 't'", None, None),
    ];
    let expected: Vec<_> = expected.iter().map(|&(text, number, line)| (text.to_owned(), number, line)).collect();
    assert_eq!(problems(BAD), expected);
}

#[test]
fn diagnostics_have_the_place_in_text_and_template() {
    let module = module(BAD);
    let printer = Printer::new(&module);
    let found = check(&module).expect("the target is known");
    let diagnostic = found[3].to_diagnostic(&printer);
    assert_eq!(diagnostic.code, "C0001");
    let notes: Vec<&str> = diagnostic.notes.iter().map(AsRef::as_ref).collect();
    assert!(notes[0].starts_with("in function @f, block %0: call void asm"), "{notes:?}");
    assert_eq!(notes[1..], ["in line 2 of the template", "!srcloc = 18"]);
    let at = found[3].place.source_offset(&module).expect("the reader kept it");
    assert!(BAD[at as usize..].starts_with("call void asm sideeffect \"nop\\0Anop"));
}

#[test]
fn reserved_clobbers_are_warned_about() {
    let text = r#"target triple = "aarch64-unknown-linux-gnu"
define void @f() {
  call void asm sideeffect "nop", "~{sp},~{x0},~{xzr}"(), !srcloc !0
  ret void
}
!0 = !{i64 5}
"#;
    let found = check(&module(text)).expect("the target is known");
    assert!(found[0].is_warning && found.len() == 1);
    assert_eq!(found[0].message, "inline asm clobber list contains reserved registers: SP, XZR");
}

/// Statements with mistakes that only an assembler finds, module assembly with a macro and a mistake.
const MISTAKES: &str = r#"target triple = "x86_64-unknown-linux-gnu"
module asm ".macro twice reg"
module asm "add \\reg, \\reg"
module asm ".endm"
module asm " bogus %eax"

define void @f(i32 %x) {
  call void asm sideeffect "nop\0A  addl $0, %eex", "r"(i32 %x), !srcloc !0
  call void asm sideeffect "twice $0; nop", "r"(i32 %x)
  call void asm sideeffect "jmp .Lelsewhere\0A.Lhere${:uid}:", ""()
  call void asm sideeffect inteldialect "mov eax, dword ptr $0", "m"(i32 %x)
  call void asm sideeffect "movq %eax, $0", "r"(i32 %x)
  ret void
}

!0 = !{i64 17}
"#;

#[test]
fn expanded_text_is_assembled() {
    let module = module(MISTAKES);
    let found = check(&module).expect("the target is known");
    let shown: Vec<(&str, usize, usize)> = found
        .iter()
        .map(|one| one.assembly.as_ref().map(|at| (one.message.as_str(), at.line, at.column)).expect("its place"))
        .collect();
    let expected = [
        ("invalid instruction mnemonic 'bogus'", 4, 2),
        ("invalid register name", 2, 14),
        ("invalid operand for instruction", 1, 6),
    ];
    assert_eq!(shown, expected);
    let printer = Printer::new(&module);
    let notes = |number: usize| found[number].to_diagnostic(&printer).notes.join("\n");
    assert_eq!(notes(0), "in the assembly of the module\nline 4, column 2 of the assembly: bogus %eax");
    assert!(notes(1).ends_with("line 2, column 14 of the assembly: addl %eax, %eex\n!srcloc = 17"), "{}", notes(1));
}

#[test]
fn what_an_assembler_leaves_out_is_no_fault() {
    let text = r#"target triple = "aarch64-unknown-linux-gnu"
define void @f(i64 %x) {
  call void asm sideeffect "ptrue p0.b", ""()
  call void asm sideeffect "ldadd $0, $0, [sp]", "r"(i64 %x)
  call void asm sideeffect "nosuch", ""()
  ret void
}
"#;
    let found = check(&module(text)).expect("the target is known");
    let messages: Vec<&str> = found.iter().map(|one| one.message.as_str()).collect();
    assert_eq!(messages, ["unrecognized instruction mnemonic"]);
}

#[test]
fn a_target_without_a_table_is_an_error_only_for_assembly() {
    let with = "define void @f() {\n  call void asm \"nop\", \"\"()\n  ret void\n}\n";
    assert_eq!(check(&module(with)).map(|_| ()), Err(UnknownTarget));
    assert_eq!(check(&module("define void @f() {\n  ret void\n}\n")).map(|found| found.len()), Ok(0));
}

#[test]
fn statements_are_expanded_in_order() {
    let text = r#"target triple = "x86_64-unknown-linux-gnu"
@g = internal global { i32, i32 } zeroinitializer
define i32 @f(i32 %x, ptr %p) {
  %a = call i32 asm "bswap ${0:k}", "=r,0"(i32 %x)
  %b = call { i32, i64 } asm inteldialect "mov $0, $2 # ${:uid}", "=r,=r,r"(i32 %x)
  call void asm "movl $1, $0", "=*m,i"(ptr elementtype(i32) getelementptr (i8, ptr @g, i64 4), i32 7)
  callbr void asm "jmp ${0:l}", "!i"() to label %end [label %other]
other:
  ret i32 0
end:
  ret i32 %a
}
"#;
    let module = module(text);
    let found = expand(&module).expect("the target is known");
    let texts: Vec<String> =
        found.iter().map(|one| String::from_utf8_lossy(one.text.as_deref().unwrap_or(b"error")).into_owned()).collect();
    assert_eq!(texts, ["bswap %eax", "mov eax, edx # 0", "movl $7, g+4(%rip)", "jmp .Ltmp0"]);
}
