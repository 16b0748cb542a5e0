//! Printers of graphs against the output of LLVM 22's `opt` for `tests/graphs`, with addresses renumbered.

use draig_opt::{Options, Pipeline};

fn print(text: &str, passes: &str) -> String {
    let mut module = draig_asm::parse_module(text.as_bytes(), &Default::default()).expect("the text is valid").module;
    let mut out = Vec::new();
    Pipeline::parse(passes).expect("the passes are known").run(&mut module, &Options::default(), &mut out);
    String::from_utf8(out).expect("names are text")
}

#[test]
fn trees_loops_and_cycles_are_llvms() {
    let passes = "print<domtree>,print<postdomtree>,print<loops>,print<cycles>";
    assert_eq!(print(include_str!("graphs/control_flow.ll"), passes), include_str!("graphs/control_flow.expected"));
}

#[test]
fn call_graphs_are_llvms() {
    let printed = print(include_str!("graphs/calls.ll"), "print-callgraph,print-callgraph-sccs");
    // Numbers of nodes and calls are consecutive.
    let mut parts = printed.split("0x1000");
    let mut renumbered = parts.next().unwrap_or_default().to_string();
    for part in parts {
        let (number, rest) = part.split_once('>').expect("a number is in angle brackets");
        renumbered += &format!("0xADDR{}>{rest}", u64::from_str_radix(number, 16).expect("a hexadecimal number"));
    }
    assert_eq!(renumbered, include_str!("graphs/calls.expected"));
}

#[test]
fn frontiers_end_dominance() {
    let printed = print(include_str!("graphs/control_flow.ll"), "print<domfrontier>");
    assert!(printed.contains("  DomFrontier for BB %l is:\t %h %e\n"));
    assert!(printed.contains("  DomFrontier for BB %inf2 is:\t %inf %inf2\n"));
    assert!(printed.contains("  DomFrontier for BB %entry is:\t\n"));
    assert!(!printed.contains("BB %dead"));
}
