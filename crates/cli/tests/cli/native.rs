//! Native code: what debuggers know of `draig run --native`, thread-local variables there, and executables by the linker
//! of the command.

use std::process::Command;

use crate::support::Folder;

/// A program in C that prints the sum of its arguments, with debug information; `clang -O0 -g` writes this.
const SUM: &str = r#"
@format = private unnamed_addr constant [4 x i8] c"%d\0A\00"
@calls = thread_local global i32 40
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @before, ptr null }]
declare i32 @printf(ptr, ...)
declare i32 @atexit(ptr)
declare ptr @llvm.threadlocal.address.p0(ptr)
define internal void @before() {
  %at = call ptr @llvm.threadlocal.address.p0(ptr @calls)
  %old = load i32, ptr %at
  %new = add i32 %old, 1
  store i32 %new, ptr %at
  %done = call i32 @atexit(ptr @after)
  ret void
}
define internal void @after() {
  call void @print(i32 7)
  ret void
}
define void @print(i32 %value) !dbg !4 {
  %slot = alloca i32
  store i32 %value, ptr %slot, !dbg !9
    #dbg_declare(ptr %slot, !8, !DIExpression(), !9)
  %loaded = load i32, ptr %slot, !dbg !10
  call i32 (ptr, ...) @printf(ptr @format, i32 %loaded), !dbg !10
  ret void, !dbg !11
}
define i32 @main(i32 %argc, ptr %argv) !dbg !12 {
  %at = call ptr @llvm.threadlocal.address.p0(ptr @calls), !dbg !13
  %calls = load i32, ptr %at, !dbg !13
  %sum = add i32 %argc, %calls, !dbg !13
  call void @print(i32 %sum), !dbg !13
  ret i32 0, !dbg !14
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, emissionKind: FullDebug)
!1 = !DIFile(filename: "sum.c", directory: "/example")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = distinct !DISubprogram(name: "print", file: !1, line: 3, type: !5, scopeLine: 3, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !6)
!6 = !{null, !7}
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "value", arg: 1, scope: !4, file: !1, line: 3, type: !7)
!9 = !DILocation(line: 3, column: 1, scope: !4)
!10 = !DILocation(line: 4, column: 3, scope: !4)
!11 = !DILocation(line: 5, column: 1, scope: !4)
!12 = distinct !DISubprogram(name: "main", file: !1, line: 7, type: !5, scopeLine: 7, unit: !0, spFlags: DISPFlagDefinition)
!13 = !DILocation(line: 8, column: 3, scope: !12)
!14 = !DILocation(line: 9, column: 1, scope: !12)
"#;

#[test]
fn thread_local_variables_and_constructors_work_in_memory() {
    let folder = Folder::new("native_memory");
    folder.file("sum.ll", SUM);
    let output = folder.draig(&["run", "--native", "sum.ll", "a"]).run().succeeds();
    assert_eq!(output, "43\n7\n");
}

#[test]
fn gdb_knows_functions_lines_and_variables_in_memory() {
    let folder = Folder::new("native_gdb");
    folder.file("sum.ll", SUM);
    let session = Command::new("gdb")
        .args(["--batch", "-nx", "-ex", "set breakpoint pending on", "-ex", "break sum.c:4", "-ex", "run"])
        .args(["-ex", "backtrace", "-ex", "print value", "-ex", "info symbol $pc", "--args"])
        .args([env!("CARGO_BIN_EXE_draig"), "run", "--native", "sum.ll"])
        .current_dir(folder.path("."))
        .env("DEBUGINFOD_URLS", "")
        .output();
    let Ok(session) = session else {
        eprintln!("left out: there is no gdb");
        return;
    };
    let text = String::from_utf8_lossy(&session.stdout);
    let errors = String::from_utf8_lossy(&session.stderr);
    if errors.contains("ptrace: Operation not permitted") {
        eprintln!("left out: gdb may not observe processes here");
        return;
    }
    for line in ["print (value=42) at sum.c:4", "in main () at sum.c:8", "$1 = 42", "print + "] {
        assert!(text.contains(line), "{line}\n{text}\n{errors}");
    }
}

/// Runs an executable, and returns its output.
#[cfg(all(feature = "wild", target_os = "linux"))]
fn output_of(path: std::path::PathBuf, arguments: &[&str]) -> String {
    let output = Command::new(&path).args(arguments).output().expect("it is an executable");
    assert!(output.status.success(), "{}: {}", path.display(), output.status);
    String::from_utf8(output.stdout).expect("it prints text")
}

#[cfg(all(feature = "wild", target_os = "linux"))]
#[test]
fn executables_need_no_linker_of_the_system() {
    let folder = Folder::new("native_built_in");
    folder.file("sum.ll", SUM);
    // Nothing is found in this path, and the C library's development files are not asked for.
    for arguments in [&[][..], &["--relocation-model=static"], &["--linker=built-in"]] {
        let words = [&["compile", "sum.ll", "-o", "sum", "-lm"][..], arguments].concat();
        folder.draig(&words).env("PATH", "/nowhere").env("CC", "").run().succeeds();
        assert_eq!(output_of(folder.path("sum"), &["a", "b"]), "44\n7\n");
        std::fs::remove_file(folder.path("sum")).unwrap();
    }
}

#[cfg(all(feature = "wild", target_os = "linux"))]
#[test]
fn errors_of_the_linker_of_the_command_leave_nothing() {
    let folder = Folder::new("native_built_in_errors");
    folder.file("a.ll", "declare i32 @nowhere()\ndefine i32 @main() {\n  %r = call i32 @nowhere()\n  ret i32 %r\n}\n");
    let output = folder.draig(&["compile", "--linker=built-in", "a.ll", "-o", "a"]).run().fails(1);
    assert!(output.contains("the built-in linker failed") && output.contains("nowhere"), "{output}");
    let output = folder.draig(&["compile", "--linker=built-in", "a.ll", "-o", "a", "-lnosuch"]).run().fails(1);
    assert!(output.contains("nosuch"), "{output}");
    assert_eq!(folder.names(), ["a.ll"]);
}

#[cfg(not(feature = "wild"))]
#[test]
fn a_command_without_a_linker_says_so() {
    let folder = Folder::new("native_no_linker");
    folder.file("sum.ll", SUM);
    let output = folder.draig(&["compile", "sum.ll", "-o", "sum"]).env("PATH", "/nowhere").env("CC", "").run().fails(1);
    assert!(output.contains("these were tried: cc, clang") && output.contains("feature 'wild'"), "{output}");
    assert_eq!(folder.names(), ["sum.ll"]);
}
