//! `draig cfg`: control-flow graphs as drawings and for Graphviz.

use crate::support::Folder;

const LOOPS: &str = "\
define i32 @f(i32 %n, ptr %p) {
entry:
  br label %outer

outer:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  br label %inner

inner:
  %c = icmp ult i32 %i, %n
  br i1 %c, label %inner, label %latch

latch:
  %next = add i32 %i, 1
  switch i32 %next, label %outer [
    i32 7, label %\"a<&>b\"
    i32 9, label %\"a<&>b\"
  ]

\"a<&>b\":
  ret i32 %next

gone:
  unreachable
}

define void @_Z1gi(i32 %x) {
  ret void
}

declare void @h()
";

#[test]
fn drawings_have_blocks_loops_and_edges() {
    let folder = Folder::new("cfg-svg");
    folder.file("a.ll", LOOPS);
    folder.draig(&["cfg", "a.ll", "--func", "@f", "-o", "f.svg"]).run().succeeds();
    let svg = std::fs::read_to_string(folder.path("f.svg")).expect("it is written");
    let count = |part: &str| svg.matches(part).count();
    assert_eq!(count("<rect class=\"block"), 6, "{svg}");
    assert_eq!(count("<rect class=\"block gone\""), 1, "{svg}");
    assert_eq!(count("<rect class=\"loop\""), 2, "{svg}");
    assert_eq!(count("<path class=\"edge\""), 4, "{svg}");
    assert_eq!(count("<path class=\"edge back\""), 2, "{svg}");
    for part in [
        ">%&quot;a&lt;&amp;&gt;b&quot;</text>",
        ">loop %outer</text>",
        ">7, 9 · ",
        ">default · ",
        ">true · 96.9 %<",
        "prefers-color-scheme:dark",
        "<tspan class=\"o\">icmp </tspan>",
    ] {
        assert!(svg.contains(part), "{part}: {svg}");
    }
    // the same file again is the same drawing
    let again = folder.draig(&["cfg", "a.ll", "--func", "f", "--emit", "svg"]).run().succeeds();
    assert_eq!(again, svg);
    let names = folder.draig(&["cfg", "a.ll", "--func", "f", "--emit", "svg", "--only-blocks"]).run().succeeds();
    assert!(!names.contains("icmp") && names.contains(">%inner</text>"), "{names}");
    let short = folder.draig(&["cfg", "a.ll", "--emit", "svg", "--max-lines", "1"]).run().succeeds();
    assert!(short.contains(">… 1 more</text>") && short.contains(">g(int)</text>"), "{short}");
}

#[test]
fn graphviz_gets_clusters() {
    let folder = Folder::new("cfg-dot");
    folder.file("a.ll", LOOPS);
    let dot = folder.draig(&["cfg", "a.ll"]).run().succeeds();
    assert_eq!(dot.matches("digraph \"@").count(), 2, "{dot}");
    assert_eq!(dot.matches("subgraph cluster_").count(), 2, "{dot}");
    assert_eq!(dot.matches(" -> ").count(), 6, "{dot}");
    assert_eq!(dot.matches("color=\"#bc4c00\"").count(), 2, "{dot}");
    for part in ["label=\"@_Z1gi\\ng(int)\"", "[label=\"%\\\"a<&>b\\\"  (1×)\\l  ret i32 %next\\l\"]"] {
        assert!(dot.contains(part), "{part}: {dot}");
    }
    assert_eq!(dot.matches('{').count(), dot.matches('}').count());
    folder.draig(&["cfg", "a.ll", "--func", "f", "-o", "f.dot"]).run().succeeds();
    let one = std::fs::read_to_string(folder.path("f.dot")).expect("it is written");
    assert!(dot.starts_with(&one), "{one}");
}

#[test]
fn what_cannot_be_drawn_is_said() {
    let folder = Folder::new("cfg-faults");
    folder.file("a.ll", LOOPS);
    for name in ["h", "nobody"] {
        let fault = folder.draig(&["cfg", "a.ll", "--func", name]).run().fails(1);
        assert!(fault.contains(&format!("no function @{name} is defined")), "{fault}");
    }
    let mut text = String::from("define void @large() {\n");
    for number in 0..5_001 {
        text += &format!("b{number}:\n  br label %b{}\n", number + 1);
    }
    text += "b5001:\n  ret void\n}\n";
    folder.file("large.ll", text);
    let fault = folder.draig(&["cfg", "large.ll", "--emit", "svg"]).run().fails(1);
    assert!(fault.contains("a drawing of 5002 blocks is too large") && fault.contains("--only-blocks"), "{fault}");
    folder.draig(&["cfg", "large.ll", "--emit", "svg", "--only-blocks"]).run().succeeds();
    let dot = folder.draig(&["cfg", "large.ll"]).run().succeeds();
    assert_eq!(dot.matches(" -> ").count(), 5_001);
}
