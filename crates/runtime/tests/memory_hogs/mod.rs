//! More programs that use as much memory as they can: through POSIX's state of a process, `<search.h>`,
//! Windows exceptions, and the interpreter's knowledge about accesses and frames.

mod threads;

use crate::{DEEP, again, deep, large, once};

/// Limits the loop of a program to a number of rounds, after which it ends normally.
fn rounds(program: &str, count: u64) -> String {
    let end = format!(
        "  %end = icmp eq i64 %i, {count}\n  br i1 %end, label %out, label %go\nout:\n  ret i32 0\ngo:\n  %n = add"
    );
    program.replace("  %n = add", &end).replace("[ %n, %loop ]", "[ %n, %go ]")
}

/// Returns each program's description, its text, and whether the account ends it.
pub(crate) fn programs() -> Vec<(&'static str, String, bool)> {
    let sprintf = "@f = constant [3 x i8] c\"%d\\00\"\ndeclare i32 @sprintf(ptr, ptr, ...)";
    vec![
        (
            "tsearch",
            rounds(&again(
                "declare ptr @tsearch(ptr, ptr, ptr)\n@root = global ptr null\ndefine i32 @compare(ptr %a, ptr %b) {\n %l = icmp ult ptr %a, %b\n %g = icmp ugt ptr %a, %b\n %x = zext i1 %g to i32\n %y = zext i1 %l to i32\n %r = sub i32 %x, %y\n ret i32 %r\n}",
                "",
                "%k = inttoptr i64 %i to ptr\n %a = call ptr @tsearch(ptr %k, ptr @root, ptr @compare)",
            ), 100_000),
            false,
        ),
        (
            "hsearch",
            again(
                &format!("{sprintf}\ndeclare i32 @hcreate(i64)\ndeclare ptr @hsearch(ptr, ptr, i32)\ndeclare ptr @malloc(i64)"),
                "%t = call i32 @hcreate(i64 16777216)",
                "%p = call ptr @malloc(i64 16)\n %j = trunc i64 %i to i32\n %a = call i32 (ptr, ptr, ...) @sprintf(ptr %p, ptr @f, i32 %j)\n %b = call ptr @hsearch(ptr %p, ptr null, i32 1)",
            ),
            true,
        ),
        (
            "pipes",
            rounds(
                &again(
                    &large("declare i32 @pipe(ptr)\ndeclare i64 @write(i32, ptr, i64)"),
                    "call void @fill()\n %ends = alloca [2 x i32]\n %second = getelementptr i32, ptr %ends, i64 1",
                    "%a = call i32 @pipe(ptr %ends)\n %w = load i32, ptr %second\n %b = call i64 @write(i32 %w, ptr @large, i64 65536)",
                ),
                505,
            ),
            false,
        ),
        (
            "directory streams",
            again(
                "@name = constant [2 x i8] c\".\\00\"\ndeclare ptr @opendir(ptr)\ndeclare ptr @readdir(ptr)",
                "",
                "%d = call ptr @opendir(ptr @name)\n %e = call ptr @readdir(ptr %d)",
            ),
            true,
        ),
        (
            "scandir",
            again(
                "@name = constant [2 x i8] c\".\\00\"\ndeclare i32 @scandir(ptr, ptr, ptr, ptr)\n@list = global ptr null",
                "",
                "%d = call i32 @scandir(ptr @name, ptr @list, ptr null, ptr null)\n %bad = icmp slt i32 %d, 0\n br i1 %bad, label %out, label %go\nout:\n ret i32 0\ngo:",
            )
            .replace("[ %n, %loop ]", "[ %n, %go ]"),
            false,
        ),
        (
            "open_memstream",
            again(
                &large("declare ptr @open_memstream(ptr, ptr)\ndeclare i64 @fwrite(ptr, i64, i64, ptr)\n@text = global ptr null\n@size = global i64 0"),
                "%f = call ptr @open_memstream(ptr @text, ptr @size)",
                "%a = call i64 @fwrite(ptr @large, i64 1, i64 100000, ptr %f)",
            ),
            true,
        ),
        (
            "open_wmemstream",
            again(
                "declare ptr @open_wmemstream(ptr, ptr)\ndeclare i32 @fputwc(i32, ptr)\n@text = global ptr null\n@size = global i64 0",
                "%f = call ptr @open_wmemstream(ptr @text, ptr @size)",
                &"call i32 @fputwc(i32 97, ptr %f)\n ".repeat(10),
            ),
            true,
        ),
        (
            "streams over memory that are not closed",
            again(
                "declare ptr @fmemopen(ptr, i64, ptr)\n@mode = constant [2 x i8] c\"w\\00\"\ndeclare i32 @fputc(i32, ptr)",
                "",
                "%f = call ptr @fmemopen(ptr null, i64 16, ptr @mode)\n %a = call i32 @fputc(i32 97, ptr %f)",
            ),
            true,
        ),
        (
            "the width of wprintf",
            once(
                "@f = constant [4 x i32] [i32 37, i32 42, i32 100, i32 0]\ndeclare i32 @wprintf(ptr, ...)",
                "%a = call i32 (ptr, ...) @wprintf(ptr @f, i32 200000000, i32 1)",
            ),
            true,
        ),
        (
            "the text of swprintf",
            once(
                "@f = constant [5 x i32] [i32 37, i32 46, i32 42, i32 102, i32 0]\n@to = global [8 x i32] zeroinitializer\ndeclare i32 @swprintf(ptr, i64, ptr, ...)",
                "%a = call i32 (ptr, i64, ptr, ...) @swprintf(ptr @to, i64 8, ptr @f, i32 200000000, double 1.5)",
            ),
            true,
        ),
        (
            "wscanf of a text without end",
            once(
                "@f = constant [8 x i32] [i32 37, i32 109, i32 108, i32 91, i32 94, i32 120, i32 93, i32 0]\ndeclare i32 @wscanf(ptr, ...)",
                "%p = alloca ptr\n %a = call i32 (ptr, ...) @wscanf(ptr @f, ptr %p)",
            ),
            true,
        ),
        (
            "wscanf of a number without end",
            once(
                "@f = constant [4 x i32] [i32 37, i32 108, i32 102, i32 0]\ndeclare i32 @wscanf(ptr, ...)",
                "%p = alloca double\n %a = call i32 (ptr, ...) @wscanf(ptr @f, ptr %p)",
            ),
            true,
        ),
        (
            "scopes",
            deep(
                "declare void @llvm.experimental.noalias.scope.decl(metadata)
define void @f(ptr %p) {
  call void @llvm.experimental.noalias.scope.decl(metadata !2)
  store i8 1, ptr %p, !alias.scope !2
  %q = alloca i8
  store i8 1, ptr %q, !noalias !2
  call void @f(ptr %q)
  ret void
}
!0 = !{!0}
!1 = !{!1, !0}
!2 = !{!1}
",
                "%x = alloca i8\n call void @f(ptr %x)",
            ),
            true,
        ),
        (
            "accesses of a scope",
            rounds(
                &again(
                    &large("!0 = !{!0}\n!1 = !{!1, !0}\n!2 = !{!1}"),
                    "call void @llvm.experimental.noalias.scope.decl(metadata !2)",
                    "%m = mul i64 %i, 2\n %o = and i64 %m, 4194303\n %s = getelementptr i8, ptr @large, i64 %o\n store i8 1, ptr %s, !alias.scope !2",
                )
                .replace("define i32", "declare void @llvm.experimental.noalias.scope.decl(metadata)\ndefine i32"),
                2_000_000,
            ),
            false,
        ),
        (
            "llvm.localescape",
            deep(
                "declare void @llvm.localescape(...)\ndefine void @f() {\n %a = alloca i8\n %b = alloca i64\n call void (...) @llvm.localescape(ptr %a, ptr %b)\n call void @f()\n ret void\n}",
                "call void @f()",
            ),
            true,
        ),
        ("exceptions of Windows", format!("{DEEP}{THROWN_IN_HANDLERS}"), true),
        ("structured exceptions", format!("{DEEP}{RAISED_IN_HANDLERS}"), true),
    ]
}

/// An `int` is thrown in the handler of another, forever.
const THROWN_IN_HANDLERS: &str =
    "target datalayout = \"e-m:x-p:32:32-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32-a:0:32-S32\"
target triple = \"i686-pc-windows-msvc19.33.0\"
@descriptor = global { ptr, ptr, [3 x i8] } { ptr null, ptr null, [3 x i8] c\".H\\00\" }
@type = constant { i32, ptr, i32, i32, i32, i32, ptr } { i32 1, ptr @descriptor, i32 0, i32 -1, i32 0, i32 4, ptr null }
@types = constant { i32, [1 x ptr] } { i32 1, [1 x ptr] [ptr @type] }
@info = constant { i32, ptr, ptr, ptr } { i32 0, ptr null, ptr null, ptr @types }
declare void @_CxxThrowException(ptr, ptr)
declare i32 @__CxxFrameHandler3(...)
define void @f() personality ptr @__CxxFrameHandler3 {
  %x = alloca i32
  store i32 1, ptr %x
  invoke void @_CxxThrowException(ptr %x, ptr @info)
          to label %never unwind label %handlers
handlers:
  %s = catchswitch within none [label %handler] unwind to caller
handler:
  %c = catchpad within %s [ptr null, i32 64, ptr null]
  call void @f() [ \"funclet\"(token %c) ]
  catchret from %c to label %out
out:
  ret void
never:
  unreachable
}
define i32 @main() {
  call void @f()
  ret i32 0
}
";

/// An exception is raised in the handler of another, forever.
const RAISED_IN_HANDLERS: &str =
    "target datalayout = \"e-m:w-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128\"
target triple = \"x86_64-pc-windows-msvc19.33.0\"
declare void @RaiseException(i32, i32, i32, ptr)
declare i32 @__C_specific_handler(...)
define void @f() personality ptr @__C_specific_handler {
  invoke void @RaiseException(i32 1, i32 0, i32 0, ptr null)
          to label %out unwind label %handlers
handlers:
  %s = catchswitch within none [label %handler] unwind to caller
handler:
  %c = catchpad within %s [ptr null]
  call void @f() [ \"funclet\"(token %c) ]
  catchret from %c to label %out
out:
  ret void
}
define i32 @main() {
  call void @f()
  ret i32 0
}
";

/// Returns those of programs with threads.
pub(crate) fn threads() -> Vec<(&'static str, String, bool)> {
    threads::programs()
}

/// Returns a program that stores another type to each byte, which `--tbaa` records.
pub(crate) fn types() -> String {
    rounds(
        &again(
            &large(
                "!0 = !{!\"root\"}\n!1 = !{!\"a\", !0}\n!2 = !{!\"b\", !0}\n!3 = !{!1, !1, i64 0}\n!4 = !{!2, !2, i64 0}",
            ),
            "",
            "%m = mul i64 %i, 2\n %o = and i64 %m, 4194302\n %s = getelementptr i8, ptr @large, i64 %o\n %t = getelementptr i8, ptr %s, i64 1\n store i8 1, ptr %s, !tbaa !3\n store i8 1, ptr %t, !tbaa !4",
        ),
        1_200_000,
    )
}

/// Returns a loop that is traced.
pub(crate) fn traced() -> String {
    again("", "", "")
}
