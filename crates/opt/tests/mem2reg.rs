//! `mem2reg` against the output of LLVM 22's `opt -S -passes=mem2reg` for `tests/mem2reg`.

use draig_opt::passes::mem2reg::promote_allocas;
use draig_opt::{Options, Pipeline};

fn promoted(text: &str) -> String {
    let mut parsed = draig_asm::parse_module(text.as_bytes(), &Default::default()).expect("the text is valid");
    let undeclared: Vec<_> = parsed.unknown_intrinsics.iter().map(|unknown| unknown.function).collect();
    draig_upgrade::upgrade_text_with(&mut parsed.module, &undeclared, 22);
    let mut module = parsed.module;
    let mut out = Vec::new();
    let pipeline = Pipeline::parse("mem2reg").expect("the pass is known");
    pipeline.run(&mut module, &Options::default(), &mut out);
    assert_eq!(out, b"");
    if let Err(errors) = draig_verify::verify(&module) {
        panic!("{errors}");
    }
    String::from_utf8(draig_asm::print_module(&module)).expect("names are text")
}

fn check(text: &str, expected: &str) {
    let printed = promoted(text);
    // The first two lines name the file.
    let lines = printed.lines().skip(2).zip(expected.lines());
    if let Some((ours, theirs)) = lines.clone().find(|(ours, theirs)| ours != theirs) {
        panic!("{ours}\ninstead of\n{theirs}\nin\n{printed}");
    }
    assert_eq!(printed.lines().count(), expected.lines().count() + 2, "{printed}");
}

macro_rules! files {
    ($($name:ident)*) => {$(
        #[test]
        fn $name() {
            let text = include_str!(concat!("mem2reg/", stringify!($name), ".ll"));
            check(text, include_str!(concat!("mem2reg/", stringify!($name), ".expected")));
        }
    )*};
}
files!(phis values uses one_store debug);

#[test]
fn functions_with_optnone_are_left_alone() {
    let text = "define void @f() noinline optnone {\n  %x = alloca i32, align 4\n  ret void\n}\n";
    assert!(promoted(text).contains("alloca"));
    let mut module = draig_asm::parse_module(text.as_bytes(), &Default::default()).expect("the text is valid").module;
    let function = module.functions()[0];
    assert_eq!(promote_allocas(&mut module, function), 1, "whoever calls it decides");
}

#[test]
fn a_long_function_needs_no_stack() {
    // A chain of joins, each with a phi, and a store of each loaded value.
    const COUNT: usize = 100_000;
    let mut text =
        String::from("define i32 @f(i32 %a, i1 %c) {\n  %x = alloca i32\n  store i32 %a, ptr %x\n  br label %j0\n");
    for number in 0..COUNT {
        let next = number + 1;
        text += &format!(
            "j{number}:\n  %v{number} = load i32, ptr %x\n  %n{number} = add i32 %v{number}, 1\n  br i1 %c, label %s{number}, \
             label %j{next}\ns{number}:\n  store i32 %n{number}, ptr %x\n  br label %j{next}\n"
        );
    }
    text += &format!("j{COUNT}:\n  %r = load i32, ptr %x\n  ret i32 %r\n}}\n");
    let printed = promoted(&text);
    assert_eq!(printed.matches(" = phi i32 ").count(), COUNT);
    assert!(printed.contains(&format!("  ret i32 %x.{}\n", COUNT - 1)));
}
