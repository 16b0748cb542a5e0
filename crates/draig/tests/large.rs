//! Modules with many entities of one kind, which once took quadratic time. The results stay correct, and the
//! last of many is processed like the first. `cargo xtask growth` measures the growth of time.

use std::fmt::Write as _;

use draig::link::{LinkOptions, Linker, diff};
use draig::{Module, PrintOptions, ReadOptions};

/// Number of elements for which quadratic walks take millions of steps.
const MANY: usize = 3000;

fn read(text: &str) -> Result<Module, String> {
    let options = ReadOptions::new("large.ll").verify(true).threads(1);
    let first = |errors: &draig::Errors| errors.iter().next().map_or(String::new(), |error| error.message().to_owned());
    Module::parse_with(text, &options).map(|read| read.module).map_err(|errors| first(&errors))
}

fn parsed(text: &str) -> Module {
    read(text).expect("the text is right")
}

/// Concatenates the results of `line` for each number.
fn lines(line: impl Fn(usize) -> String) -> String {
    (0..MANY).map(|number| line(number) + "\n").collect()
}

fn list(one: impl Fn(usize) -> String) -> String {
    (0..MANY).map(one).collect::<Vec<_>>().join(", ")
}

#[test]
fn nested_structs() {
    let nested = |innermost: &str, rest: &str| {
        let structs = lines(|n| format!("%t{} = type {{ %t{n} }}", n + 1));
        read(&format!("%t0 = type {{ {innermost} }}\n{structs}{rest}")).map(|_| ())
    };
    let access = lines(|n| format!("  %g{n} = getelementptr %t{MANY}, ptr %p, i64 1"));
    let function = format!("define void @f(ptr %p) {{\n{access}  ret void\n}}\n");
    assert_eq!(nested("i32", &function), Ok(()));
    let refused = Err("base element of getelementptr must be sized".to_owned());
    assert_eq!(nested("<vscale x 4 x i32>", &function), refused);

    let variables = lines(|n| format!("@g{n} = external global %t{n}"));
    assert_eq!(nested("i32", &variables), Ok(()));
    let refused = Err("Globals cannot contain scalable types".to_owned());
    assert_eq!(nested("<vscale x 4 x i32>", &format!("@g = external global %t{MANY}\n")), refused);
    assert_eq!(nested("<vscale x 4 x i32>", &variables), refused);
}

#[test]
fn chains_of_scalar_types_of_alias_tags() {
    let chain = |offset: u32| {
        let stores = lines(|n| format!("  store i32 0, ptr %p, !tbaa !{}", MANY + 2 + n));
        let types = lines(|n| match n {
            0 => format!("!1 = !{{!\"t0\", !0, i64 {offset}}}"),
            n => format!("!{} = !{{!\"t{n}\", !{n}, i64 0}}", n + 1),
        });
        let tags = lines(|n| format!("!{} = !{{!{}, !{}, i64 0}}", MANY + 2 + n, n + 1, n + 1));
        read(&format!("define void @f(ptr %p) {{\n{stores}  ret void\n}}\n!0 = !{{!\"root\"}}\n{types}{tags}"))
    };
    assert!(chain(0).is_ok());
    assert_eq!(chain(1).err().as_deref(), Some("Access type node must be a valid scalar type"));
}

#[test]
fn attachments_of_one_instruction() {
    let attachments: String = (0..MANY).rev().map(|n| format!(", !k{n} !0")).collect();
    let others = lines(|n| format!("  store i32 0, ptr %p, !k{n} !1"));
    let text = format!(
        "define void @f(ptr %p) {{\n  store i32 0, ptr %p{attachments}\n{others}  ret void\n}}\n!0 = !{{}}\n!1 = !{{i32 1}}\n"
    );
    let module = parsed(&text);
    let printed = String::from_utf8(module.to_text()).expect("the text has only ASCII");
    // in the order of the kinds, which is that of their first use
    assert!(printed.contains(&format!("  store i32 0, ptr %p, align 4{attachments}\n")));
    let again = Module::parse(module.to_bitcode().expect("it can be written")).expect("it is read");
    assert_eq!(diff(&module, &again, 10).total, 0);
    let last = format!(", !k{} !1", MANY - 1);
    let changed = parsed(&text.replace(&last, &last.replace("!1", "!0")));
    assert_eq!(diff(&module, &changed, 10).total, 1);
}

#[test]
fn flags_that_are_required_and_appended() {
    let required = |last: usize| {
        let flags = lines(|n| {
            let value = if n + 1 == MANY { last } else { n };
            let (flag, requirement, operands) = (3 * n, 3 * n + 1, 3 * n + 2);
            format!(
                "!{flag} = !{{i32 2, !\"f{n}\", i32 {n}}}\n!{requirement} = !{{i32 3, !\"r{n}\", !{operands}}}\n\
                 !{operands} = !{{!\"f{n}\", i32 {value}}}"
            )
        });
        let all = list(|n| format!("!{}, !{}", 3 * n, 3 * n + 1));
        read(&format!("!llvm.module.flags = !{{{all}}}\n{flags}"))
    };
    assert!(required(MANY - 1).is_ok());
    let refused = "invalid requirement on flag, flag does not have the required value";
    assert_eq!(required(MANY).err().as_deref(), Some(refused));

    let appended = |behavior: u32, from: usize| {
        let values = list(|n| format!("!\"v{}\"", from + n));
        parsed(&format!("!llvm.module.flags = !{{!0}}\n!0 = !{{i32 {behavior}, !\"f\", !1}}\n!1 = !{{{values}}}\n"))
    };
    // 5 appends all elements, 6 only new ones
    for (behavior, count) in [(5, 2 * MANY), (6, MANY + MANY / 2)] {
        let mut linker = Linker::new(b"both");
        for from in [0, MANY / 2] {
            linker.link(appended(behavior, from).into_inner(), &LinkOptions::default()).expect("they can be linked");
        }
        let linked = linker.finish();
        let text = String::from_utf8(Module::from(linked).to_text()).expect("only ASCII");
        assert_eq!(text.matches("!\"v").count(), count, "behavior {behavior}");
    }
}

#[test]
fn attributes_of_a_group() {
    let with = |last: &str| {
        let attributes: String =
            (0..MANY).map(|n| format!(" \"k{n}\"=\"{}\"", if n + 1 == MANY { last } else { "v" })).collect();
        parsed(&format!("declare void @f() #0\nattributes #0 = {{{attributes} }}\n"))
    };
    assert_eq!(diff(&with("v"), &with("v"), 10).total, 0);
    assert_eq!(diff(&with("v"), &with("w"), 10).total, 1);
}

#[test]
fn tokens_used_from_the_innermost() {
    let text = |last: usize| {
        let anchors = lines(|n| format!("  %t{n} = call token @llvm.experimental.convergence.anchor()"));
        let uses = lines(|n| {
            let token = if n + 1 == MANY { last } else { MANY - 1 - n };
            format!("  call void @g() [ \"convergencectrl\"(token %t{token}) ]")
        });
        read(&format!(
            "declare token @llvm.experimental.convergence.anchor()\ndeclare void @g() convergent\n\
             define void @f() convergent {{\n{anchors}{uses}  ret void\n}}\n"
        ))
    };
    assert!(text(0).is_ok());
    let refused = text(MANY - 1).expect_err("its region has ended");
    assert_eq!(refused, "Convergence region is not well-nested.");
}

#[test]
fn kinds_of_metadata_count_from_their_first_mention_in_any_part() {
    // large enough to be read in parts, with functions next to other entities
    let mut text = String::new();
    let mut expected = String::from("@last = global i32 0");
    for n in 0..MANY {
        let _ = write!(
            text,
            "define void @f{n}(ptr %p) !h{n} !0 {{\n  store i32 0, ptr %p, !b{n} !0, !h{} !0\n{}  ret void\n}}\n\
             @g{n} = global i32 0, !t{n} !0\n",
            n / 2,
            "  fence seq_cst\n".repeat(20)
        );
        let _ = write!(expected, ", !h{n} !0, !b{n} !0, !t{n} !0");
    }
    let mentions: String = (0..MANY).rev().map(|n| format!(", !t{n} !0, !b{n} !0, !h{n} !0")).collect();
    let _ = write!(text, "@last = global i32 0{mentions}\n!0 = !{{}}\n");
    assert!(text.len() > 1 << 20, "{}", text.len());
    for threads in [1, 2, 5] {
        let options = ReadOptions::new("kinds.ll").threads(threads);
        let module = Module::parse_with(&text, &options).expect("the text is right").module;
        let mut printed = Vec::new();
        let options = PrintOptions { threads: 1, ..PrintOptions::default() };
        module.write_text(&options, &mut printed).expect("memory takes it");
        let printed = String::from_utf8(printed).expect("only ASCII");
        let last = printed.lines().find(|line| line.starts_with("@last")).expect("it is there");
        assert!(last == expected, "{threads} threads");
    }
}
