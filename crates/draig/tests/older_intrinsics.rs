//! Calls of intrinsics with older names or forms that LLVM 22 upgrades to something that its verifier then
//! refuses, and many declarations that are merged into one.

use std::fmt::Write as _;

use draig::{Module, ReadOptions};

/// Returns the error message of reading; `None` if there is none.
fn refused(text: &str) -> Option<String> {
    let errors = Module::parse_with(text, &ReadOptions::new("old.ll").verify(true)).err()?;
    errors.iter().next().map(|error| error.message().to_owned())
}

#[test]
fn loads_of_structs_under_stale_names() {
    let text = |name: &str, parts: usize| {
        let ty = format!("{{ {} }}", vec!["<vscale x 16 x i8>"; parts].join(", "));
        format!(
            "define {ty} @f(<vscale x 16 x i1> %p, ptr %q) {{\n  %r = call {ty} @{name}(<vscale x 16 x i1> %p, ptr %q)\n\
             \x20 ret {ty} %r\n}}\ndeclare {ty} @{name}(<vscale x 16 x i1>, ptr)\n"
        )
    };
    for parts in 2..=4 {
        let name = format!("llvm.aarch64.sve.ld{parts}.sret.nxv16i8");
        assert_eq!(refused(&text(&name, parts)), None, "{name}");
        let stale = text(&format!("{name}.p0i8"), parts);
        assert_eq!(refused(&stale).as_deref(), Some("Intrinsic has incorrect return type!"), "{name}");
        let options = ReadOptions::new("old.ll").verify(false);
        let module = Module::parse_with(&stale, &options).expect("it is not verified").module;
        let inserted = format!("@llvm.vector.insert.sl_{}s.nxv16i8(", "nxv16i8".repeat(parts));
        let text = String::from_utf8(module.to_text()).expect("only ASCII");
        assert_eq!(text.matches(&inserted).count(), parts + 1, "{text}");
    }
}

#[test]
fn the_end_of_a_coroutine_has_no_result() {
    let text = |call: &str, used: &str| {
        format!(
            "define void @f(ptr %h, i1 %c) {{\n  {call} i1 @llvm.coro.end(ptr %h, i1 true)\n\
             \x20 br i1 {used}, label %a, label %a\na:\n  ret void\n}}\ndeclare i1 @llvm.coro.end(ptr, i1)\n"
        )
    };
    assert_eq!(refused(&text("call", "%c")), None);
    let named = Some("Instruction has a name, but provides a void value!");
    assert_eq!(refused(&text("%n = call", "%c")).as_deref(), named);
    assert_eq!(refused(&text("%n = call", "%n")).as_deref(), named);
    assert_eq!(refused(&text("%1 = call", "%1")).as_deref(), Some("Branch condition is not 'i1' type!"));
}

#[test]
fn many_stale_names_become_one() {
    let mut text = String::from("declare i32 @llvm.bswap.i32(i32)\ndefine void @f(i32 %a) {\n");
    for n in 0..3000 {
        let _ = writeln!(text, "  %v{n} = call i32 @llvm.bswap.i32.{n}(i32 %a)");
    }
    text.push_str("  ret void\n}\n");
    for n in 0..3000 {
        let _ = writeln!(text, "declare i32 @llvm.bswap.i32.{n}(i32)");
    }
    let module = Module::parse(&text).expect("the text is right");
    let bswap = module.find(b"llvm.bswap.i32").expect("it is declared");
    let f = module.find(b"f").expect("it is defined");
    assert_eq!(module.functions().len(), 2);
    let body = module.body(f).expect("it has one");
    let callees: Vec<_> = body.insts().filter_map(|inst| body.callee(inst)).collect();
    assert!(callees.len() == 3000 && callees.iter().all(|&callee| callee == bswap.into()));
}
