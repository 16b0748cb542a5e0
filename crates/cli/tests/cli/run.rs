//! `draig run`: exit statuses, reports, grants, options.

use crate::support::Folder;

/// Prints its arguments, and ends with the number of them.
const ARGUMENTS: &str = r#"
define i32 @main(i32 %argc, ptr %argv) {
  %p = getelementptr ptr, ptr %argv, i64 1
  %first = load ptr, ptr %p
  %x = call i32 @puts(ptr %first)
  ret i32 %argc
}

declare i32 @puts(ptr)
"#;

const OUT_OF_BOUNDS: &str = r#"
define i32 @main() !dbg !3 {
  %p = call ptr @malloc(i64 8), !dbg !6
  %q = getelementptr inbounds i32, ptr %p, i64 2, !dbg !7
  store i32 1, ptr %q, !dbg !7
  ret i32 0
}

declare ptr @malloc(i64)

!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.c", directory: "")
!3 = distinct !DISubprogram(name: "main", file: !2, line: 1, type: !4, unit: !1, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !5)
!5 = !{}
!6 = !DILocation(line: 2, column: 12, scope: !3)
!7 = !DILocation(line: 3, column: 3, scope: !3)
"#;

#[test]
fn the_programs_status_and_output_are_the_commands() {
    let folder = Folder::new("run");
    folder.file("a.ll", ARGUMENTS);
    let run = folder.draig(&["run", "a.ll", "one", "--", "--two"]).run();
    assert_eq!((run.status(), run.stdout(), run.stderr()), (Some(3), "one\n".into(), String::new()));
}

#[test]
fn undefined_behaviour_is_reported_with_place_and_history() {
    let folder = Folder::new("run-ub");
    folder.file("a.ll", OUT_OF_BOUNDS);
    folder.file("a.c", "int main() {\n  int *p = malloc(8);\n  p[2] = 1;\n}\n");
    let output = folder.draig(&["run", "a.ll"]).run().fails(70);
    let lines: Vec<&str> = output.lines().collect();
    assert_eq!(lines[0], "error: undefined behaviour: 4 bytes written at offset 8 of an object of 8 bytes [UB102]");
    assert_eq!(lines[1..4], ["a.c:3:3: in main", "    p[2] = 1;", "    ^"]);
    assert!(output.contains("a.ll:5, @main, %0: store i32 1, ptr %q"), "{output}");
    assert!(output.contains("an object from malloc of 8 bytes"), "{output}");
    assert!(output.contains("a.c:2:12 in main: %p = call ptr @malloc(i64 8)"), "{output}");

    let output = folder.draig(&["run", "a.ll", "--json"]).run().fails(70);
    let json: serde_json::Value = serde_json::from_str(&output).expect("one object");
    assert_eq!(json["outcome"], "undefined-behaviour");
    assert_eq!(json["code"], "UB102");
    assert_eq!(json["location"]["line"], 5);
    assert_eq!(json["location"]["source"][0]["line"], 3);
    assert_eq!(json["stack"][0]["function"], "main");
    assert_eq!(json["events"][0]["kind"], "allocated");
}

#[test]
fn ends_are_not_confused() {
    let folder = Folder::new("run-ends");
    let cases = [
        (
            "define i32 @main() {\n  %x = call i32 @elsewhere(i32 1)\n  ret i32 %x\n}\ndeclare i32 @elsewhere(i32)\n",
            71,
            "unsupported",
        ),
        ("define i32 @main() {\n  br label %1\n1:\n  br label %1\n}\n", 72, "limit"),
        ("define i32 @start() {\n  ret i32 0\n}\n", 73, "invalid-input"),
        ("define i32 @main() {\n  ret i64 0\n}\n", 73, "invalid-input"),
        ("define i32 @main() {\nentry:\n  br label %entry\n}\n", 73, "invalid-input"),
    ];
    for (text, status, outcome) in cases {
        folder.file("a.ll", text);
        let args = ["run", "a.ll", "--max-steps", "100000", "--json"];
        let output = folder.draig(&args).run().fails(status);
        let last = output.lines().last().expect("a line");
        let json: serde_json::Value = serde_json::from_str(last).expect("one object");
        assert_eq!(json["outcome"], outcome, "{output}");
    }
    folder.file("a.ll", "define i32 @main() {\n  call void @abort()\n  unreachable\n}\ndeclare void @abort()\n");
    assert_eq!(folder.draig(&["run", "a.ll"]).run().status(), Some(134));
    folder.file("a.ll", "define i32 @main() {\nentry:\n  br label %entry\n}\n");
    let output = folder.draig(&["run", "a.ll"]).run().fails(73);
    assert!(output.contains("Entry block to function must not have predecessors!"), "{output}");
}

#[test]
fn one_function_can_be_run() {
    let folder = Folder::new("run-entry");
    folder.file("a.ll", "define i32 @sum(i32 %a, i32 %b) {\n  %c = add i32 %a, %b\n  ret i32 %c\n}\n");
    let run = |args: &[&str]| folder.draig(&[&["run", "a.ll", "--entry", "@sum"], args].concat()).run();
    assert_eq!(run(&["--arg", "40", "--arg", "-1"]).succeeds(), "i32 39\n");
    assert!(run(&["--arg", "40"]).fails(73).contains("takes 2 arguments (i32, i32), and 1 is given by --arg"));
    let wrong = "argument 2 of @sum is of type i32, and `x` is not a value of it";
    assert!(run(&["--arg", "40", "--arg", "x"]).fails(73).contains(wrong));
    assert!(run(&["--arg", "40", "--arg", "4294967296"]).fails(73).contains("`4294967296`"));
    let run = |args: &[&str]| folder.draig(&[&["run", "a.ll"], args].concat()).run().fails(73);
    assert!(run(&["--entry", "@smu"]).contains("no function @smu; there is @sum"));
    assert!(run(&["--trace=@none"]).contains("no function @none"));
}

#[test]
fn sources_are_named_by_their_language() {
    let folder = Folder::new("run-source");
    folder.file("a.c", "int main(void) { return 0; }\n");
    let output = folder.draig(&["run", "a.c"]).run().fails(73);
    assert!(output.contains("this is C source, not LLVM IR") && output.contains("clang -S -emit-llvm"), "{output}");
}

#[test]
fn nothing_is_reached_that_was_not_granted() {
    let folder = Folder::new("run-grants");
    folder.file(
        "a.ll",
        r#"
@path = constant [9 x i8] c"data.txt\00"
@mode = constant [2 x i8] c"r\00"
@name = constant [6 x i8] c"DRAIG\00"

define i32 @main() {
  %f = call ptr @fopen(ptr @path, ptr @mode)
  %closed = icmp eq ptr %f, null
  %e = call ptr @getenv(ptr @name)
  %unset = icmp eq ptr %e, null
  %a = zext i1 %closed to i32
  %b = select i1 %unset, i32 2, i32 0
  %r = or i32 %a, %b
  ret i32 %r
}

declare ptr @fopen(ptr, ptr)
declare ptr @getenv(ptr)
"#,
    );
    folder.file("data.txt", "data");
    let status = |args: &[&str]| folder.draig(&[&["run", "a.ll"], args].concat()).run().status();
    assert_eq!(status(&[]), Some(3));
    assert_eq!(status(&["--dir", "."]), Some(2));
    assert_eq!(status(&["--dir", ".", "--env", "DRAIG=1"]), Some(0));
    assert_eq!(status(&["--dir", "missing"]), Some(73));
}

#[test]
fn seeds_are_compared() {
    let folder = Folder::new("run-seeds");
    folder.file("a.ll", "define i32 @main() {\n  %x = freeze i8 poison\n  %y = zext i8 %x to i32\n  ret i32 %y\n}\n");
    let output = folder.draig(&["run", "a.ll", "--many-seeds", "0..8"]).input("").run().stderr();
    assert!(output.starts_with("seeds differ:\n"), "{output}");
    folder.file("a.ll", ARGUMENTS);
    let run = folder.draig(&["run", "a.ll", "x", "--many-seeds", "1..4"]).input("").run();
    assert_eq!(run.stderr(), "all seeds agree:\n  exit 2 with 2 bytes of output: seeds 1 to 3\n");
    assert_eq!((run.status(), run.stdout()), (Some(2), "x\n".into()));
    folder.draig(&["run", "a.ll", "--many-seeds", "4..4"]).run().fails(2);
    // Ends for which no rule is the reason show their code, too.
    let limited = folder.draig(&["run", "a.ll", "x", "--max-steps", "1"]).run();
    assert_eq!(limited.status(), Some(72));
    let limited = limited.stderr();
    assert!(limited.ends_with("\n  = code: I0002\n"), "{limited}");
    let one = folder.draig(&["run", "a.ll", "x", "--stats", "--json"]).input("").run().stderr();
    let options = ["--many-seeds", "1..4", "--stats", "--json"];
    let all = folder.draig(&[&["run", "a.ll", "x"], &options[..]].concat()).input("").run().stderr();
    let last = |text: &str| -> serde_json::Value {
        serde_json::from_str(text.lines().last().unwrap_or_default()).expect("an object")
    };
    let (one, all) = (last(&one), last(&all));
    assert_eq!((one["runs"].as_u64(), all["runs"].as_u64()), (Some(1), Some(3)));
    assert_eq!(all["instructions"].as_u64(), one["instructions"].as_u64().map(|number| 3 * number));
    let text = folder.draig(&["run", "a.ll", "--many-seeds", "1..4", "--stats"]).input("").run().stderr();
    assert!(text.lines().last().is_some_and(|line| line.starts_with("3 runs: ")), "{text}");
}

#[test]
fn statistics_and_traces_go_to_standard_error() {
    let folder = Folder::new("run-stats");
    let other = "define void @other() {\n  ret void\n}\n";
    let main = "define i32 @main() {\n  %x = add i32 1, 2\n  %y = mul i32 %x, 0\n  ret i32 %y\n}\n";
    folder.file("a.ll", format!("{main}{other}"));
    let output = folder.draig(&["run", "a.ll", "--stats", "--json"]).run().stderr();
    let json: serde_json::Value = serde_json::from_str(&output).expect("one object");
    assert_eq!(json["instructions"], 3);
    assert!(json["seconds"].is_number());
    let output = folder.draig(&["run", "a.ll", "--trace"]).run().stderr();
    assert!(output.contains("@main: %x = add i32 1, 2 → i32 3\n"), "{output}");
    assert_eq!(folder.draig(&["run", "a.ll", "--trace=@other"]).run().stderr(), "");
}

#[test]
fn undefined_behaviour_is_explained() {
    let folder = Folder::new("run-explain");
    let output = folder.draig(&["explain", "ub102"]).run().succeeds();
    assert!(output.starts_with("UB102: undefined behaviour: access out of bounds\n"), "{output}");
    assert!(
        output.contains("Undefined:") && output.contains("; error: UB102") && output.contains("Defined:"),
        "{output}"
    );
}
