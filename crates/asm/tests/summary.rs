//! Module summaries against LLVM 22: `llvm-as`'s messages for wrong ones and `llvm-dis`'s text of correct
//! ones. The facts are in `data/`.

use draig_asm::{ParseOptions, parse_module, print_module};

fn result(text: &str) -> Vec<String> {
    let options = ParseOptions { name: "NAME".into(), strict: true, ..ParseOptions::default() };
    match parse_module(text.as_bytes(), &options) {
        Ok(parsed) => {
            let text = print_module(&parsed.module);
            let text = String::from_utf8_lossy(&text);
            text.lines().filter(|line| line.starts_with('^')).map(|line| format!("> {line}")).collect()
        }
        Err(diagnostics) => {
            let error = diagnostics.iter().next().expect("a refusal has a reason");
            let at = error.span.map_or(0, |span| span.start() as usize);
            let line = text[..at].matches('\n').count() + 1;
            let column = at - text[..at].rfind('\n').map_or(0, |end| end + 1) + 1;
            vec![format!("!! {line}:{column}: error: {}", error.message)]
        }
    }
}

#[test]
fn facts() {
    let facts: Vec<&str> = include_str!("data/summary.txt").lines().skip_while(|line| line.starts_with('#')).collect();
    let parts: Vec<&[&str]> = facts.split(|line| *line == "---").filter(|part| !part.is_empty()).collect();
    assert!(parts.len() > 50, "only {} facts", parts.len());
    for part in parts {
        let (expected, text): (Vec<&str>, Vec<&str>) =
            part.iter().partition(|line| line.starts_with("> ") || line.starts_with("!! "));
        let text = format!("{}\n", text.join("\n"));
        assert_eq!(result(&text), expected, "{text}");
    }
}

/// Printed summaries read back and print the same.
#[test]
fn printed_summaries_are_read_again() {
    let text = "^0 = module: (path: \"a.o\", hash: (1, 2, 3, 4, 5))\n\
                ^3 = gv: (guid: 9, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2, \
                calls: ((callee: ^3, tail: 1)), refs: (readonly ^3))))\n^4 = flags: 8\n";
    let once = result(text);
    let again: String = once.iter().map(|line| format!("{}\n", &line[2..])).collect();
    assert_eq!(result(&again), once);
    assert_eq!(once.len(), 4);
}
