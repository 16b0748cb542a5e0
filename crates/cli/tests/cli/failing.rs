//! `draig run --fail-alloc`: behaviour of a program when memory runs out.

use crate::support::Folder;

/// A program with three allocations: the first is checked and ends it with status 3, the second is not checked,
/// and without the third it aborts.
const PROGRAM: &str = r"
define i32 @main() {
  %a = call ptr @malloc(i64 16)
  %none = icmp eq ptr %a, null
  br i1 %none, label %refused, label %next
refused:
  ret i32 3
next:
  %b = call ptr @calloc(i64 4, i64 8)
  store i64 1, ptr %b
  %c = call ptr @realloc(ptr %a, i64 64)
  %lost = icmp eq ptr %c, null
  br i1 %lost, label %die, label %end
die:
  call void @abort()
  unreachable
end:
  call void @free(ptr %b)
  call void @free(ptr %c)
  ret i32 0
}

declare ptr @malloc(i64)
declare ptr @calloc(i64, i64)
declare ptr @realloc(ptr, i64)
declare void @free(ptr)
declare void @abort()
";

#[test]
fn one_allocation_fails() {
    let folder = Folder::new("fail-alloc-one");
    folder.file("a.ll", PROGRAM);
    let run = |number: &str| folder.draig(&["run", "a.ll", "--fail-alloc", number]).run();
    assert_eq!(run("1").status(), Some(3));
    let output = run("2").fails(70);
    assert!(output.contains("[UB101]"), "{output}");
    assert!(output.contains("allocation 2, of 32 bytes by malloc, was made to fail"), "{output}");
    assert!(output.contains("call ptr @calloc"), "{output}");
    assert_eq!(run("3").status(), Some(134));
    assert_eq!(run("4").status(), Some(0));
    run("0").fails(2);
    run("all").fails(2);
}

#[test]
fn each_allocation_fails() {
    let folder = Folder::new("fail-alloc-each");
    folder.file("a.ll", PROGRAM);
    let output = folder.draig(&["run", "a.ll", "--fail-alloc", "each"]).input("").run().fails(70);
    for line in [
        "3 allocations, each of which failed once:",
        "  exit 0: no failure",
        "  exit 3: allocation 1",
        "  signal 6: allocation 3",
    ] {
        assert!(output.lines().any(|output| output == line), "{line}\n{output}");
    }
    let undefined = output.lines().find(|line| line.starts_with("  undefined behaviour"));
    assert!(undefined.is_some_and(|line| line.ends_with("[UB101]: allocation 2")), "{output}");
    let args = ["run", "a.ll", "--fail-alloc", "each", "--stats", "--json"];
    let output = folder.draig(&args).input("").run().fails(70);
    assert!(output.lines().last().is_some_and(|line| line.starts_with(r#"{"runs":4,"#)), "{output}");
    assert!(output.contains(r#""ended":"exit 3","without_failure":false,"failed_allocations":[1]"#), "{output}");
}
