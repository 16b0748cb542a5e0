//! Metadata against LLVM 22: `llvm-as`'s messages for wrong nodes and `llvm-dis`'s text of correct ones, for
//! every class and field. The facts are in `data/`.

use draig_asm::{ParseOptions, parse_module, print_module};
use draig_diag::Diagnostic;

/// Returns the metadata lines of the canonical text, or the first error, in the format of the facts.
fn result(text: &str) -> Vec<String> {
    let options = ParseOptions { name: "NAME".into(), strict: true, ..ParseOptions::default() };
    match parse_module(text.as_bytes(), &options) {
        Ok(parsed) => {
            let text = print_module(&parsed.module);
            let text = String::from_utf8_lossy(&text);
            text.lines().filter(|line| line.starts_with('!')).map(|line| format!("> {line}")).collect()
        }
        Err(diagnostics) => vec![first_line(text, diagnostics.iter().next().expect("a refusal has a reason"))],
    }
}

fn first_line(text: &str, error: &Diagnostic) -> String {
    let at = error.span.map_or(0, |span| span.start() as usize);
    let before = &text[..at];
    let line = before.matches('\n').count() + 1;
    let column = at - before.rfind('\n').map_or(0, |end| end + 1) + 1;
    format!("!! {line}:{column}: error: {}", error.message)
}

fn report(failures: Vec<String>, count: usize) {
    assert!(count > 50, "only {count} facts");
    assert!(failures.is_empty(), "{} of {count} differ\n{}", failures.len(), failures.join("\n"));
}

/// Returns the lines of facts without comments.
fn lines(facts: &str) -> impl Iterator<Item = &str> {
    facts.lines().skip_while(|line| line.starts_with('#'))
}

fn is_result(line: &str) -> bool {
    line.starts_with("> ") || line.starts_with("!! ")
}

#[test]
fn nodes() {
    let mut failures = Vec::new();
    let mut count = 0;
    let all: Vec<&str> = lines(include_str!("data/metadata_nodes.txt")).filter(|line| !line.is_empty()).collect();
    let mut rest = &all[..];
    while let [node, tail @ ..] = rest {
        let results = tail.iter().take_while(|line| is_result(line)).count();
        let (expected, next) = tail.split_at(results);
        rest = next;
        count += 1;
        let mut found = result(&format!("!n = !{{!1}}\n!1 = {node}\n"));
        found.retain(|line| !line.starts_with("> !n ="));
        if found != expected {
            failures.push(format!("{node}\n  LLVM  {expected:?}\n  Draig {found:?}"));
        }
    }
    report(failures, count);
}

/// Modules and results, separated by `---`.
#[test]
fn modules() {
    let facts: Vec<&str> = lines(include_str!("data/metadata_modules.txt")).collect();
    let mut failures = Vec::new();
    let parts: Vec<&[&str]> = facts.split(|line| *line == "---").filter(|part| !part.is_empty()).collect();
    for part in &parts {
        let (expected, text): (Vec<&str>, Vec<&str>) = part.iter().partition(|line| is_result(line));
        let found = result(&format!("{}\n", text.join("\n")));
        if found != expected {
            failures.push(format!("{}\n  LLVM  {expected:?}\n  Draig {found:?}", text.join("\n")));
        }
    }
    report(failures, parts.len());
}

/// Nested nodes hit a limit rather than the end of the stack.
#[test]
fn deep_nesting_is_refused() {
    let nested = |depth: usize| format!("!0 = {}{}\n", "!{".repeat(depth), "}".repeat(depth));
    let check = std::thread::Builder::new().stack_size(2 << 20).spawn(move || {
        assert!(result(&nested(200)).is_empty());
        assert!(result(&nested(100_000))[0].contains("nested"), "{:?}", result(&nested(100_000)));
        let fields = format!("!0 = {}null{}\n", "!DINamespace(scope: ".repeat(5000), ")".repeat(5000));
        assert!(result(&fields)[0].contains("nested"), "{:?}", result(&fields));
    });
    check.expect("a thread").join().expect("no overflow");
}

/// Nodes that turn out equal only at the end are merged, however long the chain.
#[test]
fn long_chains_of_equal_nodes() {
    // !0 and !1 each begin a chain of forward references; the ends are equal, so all pairs are.
    let len = 20_000;
    let mut text = String::from("!n = !{!0, !1}\n");
    for number in 0..len {
        text.push_str(&format!("!{number} = !{{!{}}}\n", number + 2));
    }
    text.push_str(&format!("!{len} = !{{!\"end\"}}\n!{} = !{{!\"end\"}}\n", len + 1));
    let found = result(&text);
    assert_eq!(found[0], "> !n = !{!0, !0}");
    assert_eq!(found.len(), len / 2 + 2);
}

/// Attachment kinds are numbered by their first mention in the text, bodies included.
#[test]
fn kinds_in_order_of_the_text() {
    let text = "define void @f() {\n  ret void, !late !0\n}\n\
                define void @g() !early !0 !late !0 {\n  ret void\n}\n!0 = !{}\n";
    let parsed = parse_module(text.as_bytes(), &ParseOptions::default()).expect("valid");
    let printed = print_module(&parsed.module);
    assert!(String::from_utf8_lossy(&printed).contains("define void @g() !late !0 !early !0 {"));
}

/// LLVM attaches only identities as the identity of an assignment; anything else is lost.
#[test]
fn the_identity_of_an_assignment_is_one() {
    let text = "define void @f() {
  %a = alloca i32, align 4, !DIAssignID !0
  %b = alloca i32, align 4, !DIAssignID !1, !kept !1
  ret void
}
!llvm.module.flags = !{!2}
!0 = distinct !DIAssignID()
!1 = !{}
!2 = !{i32 2, !\"Debug Info Version\", i32 3}
";
    let parsed = parse_module(text.as_bytes(), &ParseOptions::default()).expect("it is right");
    let printed = String::from_utf8_lossy(&print_module(&parsed.module)).into_owned();
    assert!(printed.contains("%a = alloca i32, align 4, !DIAssignID !1\n"), "{printed}");
    assert!(printed.contains("%b = alloca i32, align 4, !kept !2\n"), "{printed}");
}
