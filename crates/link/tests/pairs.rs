//! Pairs of modules compared with the output of `llvm-link` 22 in `pairs`, and refused pairs.

mod support;

use std::path::Path;

use draig_asm::print_module;
use draig_link::{Entity, Finding, LinkError, LinkOptions, Linker};
use support::read;

fn link(modules: &[(&str, &str)], later: LinkOptions) -> Result<(String, Vec<Finding>), LinkError> {
    let mut linker = Linker::new(b"llvm-link");
    for (number, (name, text)) in modules.iter().enumerate() {
        let options = if number == 0 { LinkOptions::default() } else { later };
        linker.link(read(name, text), &options)?;
    }
    let warnings = linker.take_warnings();
    Ok((String::from_utf8_lossy(&print_module(&linker.finish())).into_owned(), warnings))
}

#[test]
fn pairs_link_as_with_llvm_link() {
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

/// A module with flags: behavior, key and value of each.
fn flags(all: &[(u32, &str, &str)]) -> String {
    let numbers: Vec<String> = (0..all.len()).map(|number| format!("!{number}")).collect();
    let mut text = format!("!llvm.module.flags = !{{{}}}\n", numbers.join(", "));
    for (number, (behavior, key, value)) in all.iter().enumerate() {
        text += &format!("!{number} = !{{i32 {behavior}, !\"{key}\", {value}}}\n");
    }
    text
}

#[test]
fn contradictions_are_refused_in_llvm_s_words_with_both_places() {
    let global = |name: &str| Entity::Global(name.into());
    let comdat = |name: &str| Entity::Comdat(name.into());
    let flag = |name: &str| Entity::Flag(name.into());
    let filler = "@filler = global i32 0\n";
    let array = |text: &str| format!("@a = {text}\n");
    let leader = |kind: &str, value: &str| format!("$a = comdat {kind}\n@a = global {value}, comdat\n");
    let function = "define void @f() {\n  ret void\n}\n".to_owned();
    let in_group = "$f = comdat nodeduplicate\ndefine weak void @f() comdat {\n  ret void\n}\n".to_owned();
    let zeros = array("appending global [1 x i32] zeroinitializer");
    let same = |name: &str, modules: Vec<String>, message: &str, entity: &dyn Fn(&str) -> Entity| {
        // the first definition is that of the second module of three
        let modules = [vec![filler.to_owned()], modules].concat();
        (modules, message.to_owned(), vec![("b.ll", entity(name)), ("c.ll", entity(name))])
    };
    let mut cases = vec![
        same("f", vec![function.clone(), function], "Linking globals named 'f': symbol multiply defined!", &global),
        same(
            "a",
            vec![array("global i32 1"), array("global i32 2")],
            "Linking globals named 'a': symbol multiply defined!",
            &global,
        ),
        same(
            "f",
            vec![in_group.clone(), in_group],
            "linking 'f': non-variables in comdat nodeduplicate are not handled",
            &global,
        ),
        same(
            "a",
            vec![leader("any", "i32 1"), leader("samesize", "i32 1")],
            "Linking COMDATs named 'a': invalid selection kinds!",
            &comdat,
        ),
        same(
            "a",
            vec![leader("samesize", "i32 1"), leader("samesize", "i64 1")],
            "Linking COMDATs named 'a': SameSize violated!",
            &comdat,
        ),
        same(
            "a",
            vec![leader("exactmatch", "i32 1"), leader("exactmatch", "i32 2")],
            "Linking COMDATs named 'a': ExactMatch violated!",
            &comdat,
        ),
        same(
            "a",
            vec![
                "$a = comdat largest\ndefine void @a() comdat {\n  ret void\n}\n".to_owned(),
                leader("largest", "i32 1"),
            ],
            "Linking COMDATs named 'a': GlobalVariable required for data dependent selection!",
            &comdat,
        ),
    ];
    // each differs from `zeros` in one property
    for (text, message) in [
        ("global [1 x i32] zeroinitializer", "NAMED can only link appending global with another appending global!"),
        ("appending global [1 x i64] zeroinitializer", "with different element types!"),
        ("appending constant [1 x i32] zeroinitializer", "linked with different const'ness!"),
        ("appending global [1 x i32] zeroinitializer, align 64", "with different alignment need to be linked!"),
        ("appending hidden global [1 x i32] zeroinitializer", "with different visibility need to be linked!"),
        ("appending unnamed_addr global [1 x i32] zeroinitializer", "with different unnamed_addr need to be linked!"),
        ("appending global [1 x i32] zeroinitializer, section \"s\"", "with different section name need to be linked!"),
    ] {
        let message = match message.strip_prefix("NAMED ") {
            Some(message) => format!("Linking globals named 'a': {message}"),
            None => format!("Appending variables {message}"),
        };
        cases.push(same("a", vec![zeros.clone(), array(text)], &message, &global));
    }
    for (one, other, message) in [
        ((1, "i32 1"), (1, "i32 2"), "IDs have conflicting values: 'i32 2' from c.ll, and 'i32 1' from llvm-link"),
        ((1, "i32 1"), (7, "i32 1"), "IDs have conflicting behaviors in 'c.ll' and 'llvm-link'"),
        ((4, "i32 1"), (4, "i32 2"), "IDs have conflicting override values in 'c.ll' and 'llvm-link'"),
    ] {
        let modules = vec![flags(&[(one.0, "k", one.1)]), flags(&[(other.0, "k", other.1)])];
        cases.push(same("k", modules, &format!("linking module flags 'k': {message}"), &flag));
    }
    let require = flags(&[(3, "k", "!{!\"k\", i32 5}")]);
    let message = "linking module flags 'k': does not have the required value".to_owned();
    cases.push((vec![flags(&[(2, "j", "i32 1")]), require.clone()], message.clone(), vec![("b.ll", flag("k"))]));
    cases.push((vec![flags(&[(1, "k", "i32 1")]), require], message, vec![("b.ll", flag("k")), ("a.ll", flag("k"))]));
    for (modules, message, places) in cases {
        let named: Vec<(&str, &str)> =
            ["a.ll", "b.ll", "c.ll"].into_iter().zip(modules.iter().map(String::as_str)).collect();
        let error = link(&named, LinkOptions::default()).expect_err(&message);
        assert_eq!(error.message(), message);
        let found: Vec<_> = error.places().iter().map(|place| (&*place.module, place.entity.clone())).collect();
        assert_eq!(found, places, "{message}");
    }
}

#[test]
fn targets_that_differ_are_warned_of() {
    let a = "target datalayout = \"e-i64:64\"\ntarget triple = \"x86_64-unknown-linux-gnu\"\n";
    let b = "target datalayout = \"E\"\ntarget triple = \"powerpc-unknown-linux-gnu\"\n";
    let (_, warnings) = link(&[("a.ll", a), ("b.ll", b)], LinkOptions::default()).expect("it is only warned of");
    let messages: Vec<&str> = warnings.iter().map(Finding::message).collect();
    assert_eq!(
        messages,
        [
            "Linking two modules of different data layouts: 'b.ll' is 'E' whereas 'llvm-link' is 'e-i64:64'",
            "Linking two modules of different target triples: 'b.ll' is 'powerpc-unknown-linux-gnu' whereas \
             'llvm-link' is 'x86_64-unknown-linux-gnu'",
        ]
    );
    for (warning, what) in warnings.iter().zip(["data layout", "target triple"]) {
        let places: Vec<String> = warning.places().iter().map(ToString::to_string).collect();
        assert_eq!(places, [format!("one {what} is in a.ll"), "the other is in b.ll".to_owned()]);
    }
}

#[test]
fn only_needed_definitions_are_linked_and_internalized() {
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
