//! Modules and what `llvm-link` 22 prints of them together, in `pairs`; and what is refused.

use std::path::Path;

use draig_asm::{ParseOptions, parse_module, print_module};
use draig_ir::Module;
use draig_link::{LinkError, LinkOptions, Linker};

fn read(name: &str, text: &str) -> Module {
    let options = ParseOptions { name: name.to_owned(), ..ParseOptions::default() };
    match parse_module(text.as_bytes(), &options) {
        Ok(parsed) => parsed.module,
        Err(errors) => panic!("{name}: {errors:?}"),
    }
}

fn link(modules: &[(&str, &str)], later: LinkOptions) -> Result<(String, Vec<String>), LinkError> {
    let mut linker = Linker::new(b"llvm-link");
    for (number, (name, text)) in modules.iter().enumerate() {
        let options = if number == 0 { LinkOptions::default() } else { later };
        linker.link(read(name, text), &options)?;
    }
    let warnings = linker.take_warnings();
    Ok((String::from_utf8_lossy(&print_module(&linker.finish())).into_owned(), warnings))
}

#[test]
fn pairs_become_what_llvm_link_makes_of_them() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pairs");
    let mut count = 0;
    for entry in std::fs::read_dir(folder).expect("the folder is there").flatten() {
        let text = std::fs::read_to_string(entry.path()).expect("it is text");
        let (modules, expected) = text.split_once(";--- linked\n").expect("it has an outcome");
        let modules: Vec<(&str, &str)> = modules
            .split(";--- ")
            .filter(|part| !part.is_empty())
            .map(|part| part.split_once('\n').expect("a part has a name"))
            .collect();
        let (linked, _) = link(&modules, LinkOptions::default()).expect("they go together");
        assert_eq!(linked, expected, "{}", entry.path().display());
        count += 1;
    }
    assert!(count >= 12, "{count} pairs");
}

#[test]
fn contradictions_are_refused_in_llvm_s_words() {
    let flag = |behavior: u32, value: &str| {
        format!("!llvm.module.flags = !{{!0}}\n!0 = !{{i32 {behavior}, !\"k\", {value}}}\n")
    };
    let (f1, f2, f3) = (flag(1, "i32 1"), flag(1, "i32 2"), flag(7, "i32 1"));
    let (f4, f5) = (flag(4, "i32 1"), flag(4, "i32 2"));
    let require = flag(3, "!1") + "!1 = !{!\"k\", i32 5}\n";
    let cases: &[(&str, &str, &str)] = &[
        ("@a = global i32 1\n", "@a = global i32 2\n", "Linking globals named 'a': symbol multiply defined!"),
        (
            "$a = comdat any\n@a = global i32 1, comdat\n",
            "$a = comdat samesize\n@a = global i32 1, comdat\n",
            "Linking COMDATs named 'a': invalid selection kinds!",
        ),
        (
            "$a = comdat samesize\n@a = global i32 1, comdat\n",
            "$a = comdat samesize\n@a = global i64 1, comdat\n",
            "Linking COMDATs named 'a': SameSize violated!",
        ),
        (
            "$a = comdat exactmatch\n@a = global i32 1, comdat\n",
            "$a = comdat exactmatch\n@a = global i32 2, comdat\n",
            "Linking COMDATs named 'a': ExactMatch violated!",
        ),
        (
            "@a = appending global [1 x i32] zeroinitializer\n",
            "@a = appending global [1 x i64] zeroinitializer\n",
            "Appending variables with different element types!",
        ),
        (
            "@a = appending global [1 x i32] zeroinitializer\n",
            "@a = appending constant [1 x i32] zeroinitializer\n",
            "Appending variables linked with different const'ness!",
        ),
        (
            &f1,
            &f2,
            "linking module flags 'k': IDs have conflicting values: 'i32 2' from b.ll, and 'i32 1' from llvm-link",
        ),
        (&f1, &f3, "linking module flags 'k': IDs have conflicting behaviors in 'b.ll' and 'llvm-link'"),
        (&f4, &f5, "linking module flags 'k': IDs have conflicting override values in 'b.ll' and 'llvm-link'"),
        (&f1, &require, "linking module flags 'k': does not have the required value"),
    ];
    for (a, b, message) in cases {
        let error = link(&[("a.ll", a), ("b.ll", b)], LinkOptions::default()).expect_err(message);
        assert_eq!(error.message(), *message);
    }
}

#[test]
fn both_places_of_a_double_definition_are_named() {
    let text = "define void @f() {\n  ret void\n}\n";
    let error = link(&[("one.ll", text), ("two.ll", text)], LinkOptions::default()).expect_err("two definitions");
    assert_eq!(error.notes(), ["one definition is in one.ll", "the other is in two.ll"]);
}

#[test]
fn targets_that_differ_are_warned_of() {
    let a = "target datalayout = \"e-i64:64\"\ntarget triple = \"x86_64-unknown-linux-gnu\"\n";
    let b = "target datalayout = \"E\"\ntarget triple = \"powerpc-unknown-linux-gnu\"\n";
    let (_, warnings) = link(&[("a.ll", a), ("b.ll", b)], LinkOptions::default()).expect("it is only warned of");
    assert_eq!(
        warnings,
        [
            "Linking two modules of different data layouts: 'b.ll' is 'E' whereas 'llvm-link' is 'e-i64:64'\n",
            "Linking two modules of different target triples: 'b.ll' is 'powerpc-unknown-linux-gnu' whereas \
             'llvm-link' is 'x86_64-unknown-linux-gnu'\n",
        ]
    );
}

#[test]
fn only_what_is_needed_comes_and_becomes_internal() {
    let a = "declare void @f()\ndefine void @main() {\n  call void @f()\n  ret void\n}\n";
    let b = "define void @f() {\n  call void @g()\n  ret void\n}\ndefine void @g() {\n  ret void\n}\n\
             define void @unneeded() {\n  ret void\n}\n";
    let later = LinkOptions { only_needed: true, internalize: true, ..LinkOptions::default() };
    let (linked, _) = link(&[("a.ll", a), ("b.ll", b)], later).expect("they go together");
    assert!(linked.contains("define internal void @f()") && linked.contains("define internal void @g()"), "{linked}");
    assert!(linked.contains("define void @main()") && !linked.contains("@unneeded"), "{linked}");
}

#[test]
fn a_module_may_override_another() {
    let later = LinkOptions { override_existing: true, ..LinkOptions::default() };
    let texts = [("a.ll", "@a = global i32 1\n"), ("b.ll", "@a = global i32 2\n")];
    let (linked, _) = link(&texts, later).expect("the second overrides");
    assert!(linked.ends_with("\n@a = global i32 2\n"), "{linked}");
}
