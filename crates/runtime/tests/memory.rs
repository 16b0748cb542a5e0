//! The host's memory for a run stays within the promised limit, for programs that use as much as they can of
//! everything that grows: library calls, intrinsics, logs and tables.

mod memory_hogs;

use std::fmt::Write as _;
use std::time::Duration;

use draig_asm::{ParseOptions, parse_module};
use draig_interp::host::{Closed, DirEntry, Errno, FileId, Host, OpenFlags, SeekFrom, Stat};
use draig_interp::{Options, Outcome, Trace};
use draig_runtime::run;
use draig_verify::verify;
use peak_alloc::PeakAlloc;

#[global_allocator]
static ALLOCATOR: PeakAlloc = PeakAlloc;

/// Memory limit of each program.
const MEMORY: usize = 16 << 20;
/// Maximum memory that the host may keep.
const MAX_PEAK: usize = 4 * MEMORY + (64 << 20);
/// Programs that exceed their memory limit do so long before this number of steps.
const STEPS: u64 = 20_000_000;

/// A host with endless input without a newline, discarded output, and large directories.
struct Endless;

impl Host for Endless {
    fn read_stdin(&mut self, buffer: &mut [u8]) -> Result<usize, Errno> {
        buffer.fill(b'1');
        Ok(buffer.len())
    }
    fn write(&mut self, _: u8, _: &[u8]) -> Result<(), Errno> {
        Ok(())
    }
    fn now(&mut self) -> Duration {
        Duration::ZERO
    }
    fn monotonic(&mut self) -> Duration {
        Duration::ZERO
    }
    fn env(&mut self, _: &[u8]) -> Option<Vec<u8>> {
        None
    }
    fn open(&mut self, _: &[u8], _: OpenFlags) -> Result<FileId, Errno> {
        Err(Errno::EACCES)
    }
    fn read(&mut self, _: FileId, _: &mut [u8]) -> Result<usize, Errno> {
        Err(Errno::EBADF)
    }
    fn write_file(&mut self, _: FileId, _: &[u8]) -> Result<usize, Errno> {
        Err(Errno::EBADF)
    }
    fn seek(&mut self, _: FileId, _: SeekFrom) -> Result<u64, Errno> {
        Err(Errno::EBADF)
    }
    fn truncate(&mut self, _: FileId, _: u64) -> Result<(), Errno> {
        Err(Errno::EBADF)
    }
    fn close(&mut self, _: FileId) -> Result<(), Errno> {
        Err(Errno::EBADF)
    }
    fn stat(&mut self, _: &[u8]) -> Result<Stat, Errno> {
        Ok(Stat { directory: true, ..Stat::default() })
    }
    fn read_dir(&mut self, _: &[u8]) -> Result<Vec<DirEntry>, Errno> {
        let entry = |number| DirEntry { name: format!("{number:0200}").into_bytes(), directory: false };
        Ok((0..1000).map(entry).collect())
    }
    fn stat_file(&mut self, _: FileId) -> Result<Stat, Errno> {
        Err(Errno::EBADF)
    }
    fn remove(&mut self, _: &[u8]) -> Result<(), Errno> {
        Err(Errno::EACCES)
    }
    fn rename(&mut self, _: &[u8], _: &[u8]) -> Result<(), Errno> {
        Err(Errno::EACCES)
    }
    fn make_dir(&mut self, _: &[u8]) -> Result<(), Errno> {
        Err(Errno::EACCES)
    }
}

/// Returns a program that runs `once` and then repeats `body` forever, with `%i` counting.
fn again(globals: &str, once: &str, body: &str) -> String {
    format!(
        "target datalayout = \"e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128\"
target triple = \"x86_64-pc-linux-gnu\"
{globals}
define i32 @main() {{
entry:
{once}
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %n, %loop ]
{body}
  %n = add i64 %i, 1
  br label %loop
}}
"
    )
}

/// Returns a program that runs `body` once.
fn once(globals: &str, body: &str) -> String {
    again(globals, body, "")
}

/// Returns a program that recurses in `@f` without end.
fn deep(globals: &str, main: &str) -> String {
    again(&format!("{DEEP}{globals}"), main, "")
}

/// Marks a program that may have a deep stack.
const DEEP: &str = "; deep\n";

const LARGE: &str = "@large = internal global [4194304 x i8] zeroinitializer
declare ptr @memset(ptr, i32, i64)
define void @fill() {
  %p = call ptr @memset(ptr @large, i32 97, i64 4194303)
  ret void
}";

fn large(globals: &str) -> String {
    format!("{LARGE}\n{globals}")
}

/// Returns each program's description, its text, and whether the account ends it; in the others nothing grows
/// without bound.
fn programs() -> Vec<(&'static str, String, bool)> {
    let mut all = vec![
        (
            "llvm.invariant.start",
            again(
                "declare ptr @llvm.invariant.start.p0(i64, ptr)",
                "%p = alloca i8\n store i8 1, ptr %p",
                "%x = call ptr @llvm.invariant.start.p0(i64 1, ptr %p)",
            ),
            true,
        ),
        (
            "a write to what is invariant",
            once(
                &large("declare ptr @llvm.invariant.start.p0(i64, ptr)"),
                "call void @fill()\n %x = call ptr @llvm.invariant.start.p0(i64 -1, ptr @large)\n call void @fill()\n ret i32 0\nnext:",
            )
            .replace("%entry ]", "%next ]"),
            false,
        ),
        (
            "setenv",
            again(
                &large("@f = constant [4 x i8] c\"V%d\\00\"\ndeclare i32 @sprintf(ptr, ptr, ...)\ndeclare i32 @setenv(ptr, ptr, i32)"),
                "call void @fill()\n %name = alloca [32 x i8]\n %v = getelementptr i8, ptr @large, i64 4100000",
                "%j = trunc i64 %i to i32\n %a = call i32 (ptr, ptr, ...) @sprintf(ptr %name, ptr @f, i32 %j)\n %b = call i32 @setenv(ptr %name, ptr %v, i32 1)",
            ),
            true,
        ),
        (
            "putenv of one large variable",
            again(
                &large("declare i32 @putenv(ptr)\ndeclare ptr @getenv(ptr)\n@v = constant [2 x i8] c\"a\\00\""),
                "call void @fill()\n %e = getelementptr i8, ptr @large, i64 1\n store i8 61, ptr %e",
                "%a = call i32 @putenv(ptr @large)\n %b = call ptr @getenv(ptr @v)",
            ),
            true,
        ),
        (
            "tmpfile",
            again(
                &large("declare ptr @tmpfile()\ndeclare i64 @fwrite(ptr, i64, i64, ptr)"),
                "",
                "%f = call ptr @tmpfile()\n %a = call i64 @fwrite(ptr @large, i64 1, i64 1048576, ptr %f)",
            ),
            true,
        ),
        (
            "one file in memory",
            again(
                &large("declare ptr @tmpfile()\ndeclare i64 @fwrite(ptr, i64, i64, ptr)"),
                "%f = call ptr @tmpfile()",
                "%a = call i64 @fwrite(ptr @large, i64 1, i64 100000, ptr %f)",
            ),
            true,
        ),
        (
            "a file in memory that is made long",
            once(
                "declare ptr @tmpfile()\ndeclare i32 @fileno(ptr)\ndeclare i32 @ftruncate(i32, i64)",
                "%f = call ptr @tmpfile()\n %d = call i32 @fileno(ptr %f)\n %a = call i32 @ftruncate(i32 %d, i64 260000000)",
            ),
            true,
        ),
        (
            "scanf of a text without end",
            once(
                "@f = constant [7 x i8] c\"%m[^x]\\00\"\ndeclare i32 @scanf(ptr, ...)",
                "%p = alloca ptr\n %a = call i32 (ptr, ...) @scanf(ptr @f, ptr %p)",
            ),
            true,
        ),
        (
            "scanf of a number without end",
            once(
                "@f = constant [4 x i8] c\"%lf\\00\"\ndeclare i32 @scanf(ptr, ...)",
                "%p = alloca double\n %a = call i32 (ptr, ...) @scanf(ptr @f, ptr %p)",
            ),
            true,
        ),
        (
            "sscanf of a long text",
            once(
                &large("@f = constant [4 x i8] c\"%ms\\00\"\ndeclare i32 @sscanf(ptr, ptr, ...)"),
                "call void @fill()\n %p = alloca ptr\n %a = call i32 (ptr, ptr, ...) @sscanf(ptr @large, ptr @f, ptr %p)\n ret i32 0\nnext:",
            )
            .replace("%entry ]", "%next ]"),
            false,
        ),
        (
            "ungetc",
            again(
                "@stdin = external global ptr\ndeclare i32 @ungetc(i32, ptr)",
                "%f = load ptr, ptr @stdin",
                &"call i32 @ungetc(i32 120, ptr %f)\n ".repeat(50),
            ),
            true,
        ),
        (
            "getline without an end",
            once(
                "@stdin = external global ptr\ndeclare i64 @getline(ptr, ptr, ptr)",
                "%f = load ptr, ptr @stdin\n %p = alloca ptr\n %s = alloca i64\n store ptr null, ptr %p\n store i64 0, ptr %s\n %a = call i64 @getline(ptr %p, ptr %s, ptr %f)",
            ),
            true,
        ),
        (
            "gets into a large buffer, fgets, fread, read",
            again(
                &large("@stdin = external global ptr\ndeclare ptr @fgets(ptr, i32, ptr)\ndeclare i64 @fread(ptr, i64, i64, ptr)\ndeclare i64 @read(i32, ptr, i64)"),
                "%f = load ptr, ptr @stdin",
                "%a = call ptr @fgets(ptr @large, i32 4194304, ptr %f)\n %b = call i64 @fread(ptr @large, i64 1, i64 4194304, ptr %f)\n %c = call i64 @read(i32 0, ptr @large, i64 4194304)\n %end = icmp eq i64 %i, 3\n br i1 %end, label %out, label %go\nout:\n ret i32 0\ngo:",
            )
            .replace("[ %n, %loop ]", "[ %n, %go ]"),
            false,
        ),
        (
            "a line without an end",
            again(
                "@stdout = external global ptr\ndeclare void @setlinebuf(ptr)\ndeclare i32 @puts(ptr)\ndeclare i32 @putchar(i32)",
                "%f = load ptr, ptr @stdout\n call void @setlinebuf(ptr %f)",
                "%a = call i32 @putchar(i32 97)\n %end = icmp eq i64 %i, 1000000\n br i1 %end, label %out, label %go\nout:\n ret i32 0\ngo:",
            )
            .replace("[ %n, %loop ]", "[ %n, %go ]"),
            false,
        ),
        (
            "writing much in pieces",
            again(
                &large("%iovec = type { ptr, i64 }\n@v = global [4 x %iovec] [%iovec { ptr @large, i64 4194304 }, %iovec { ptr @large, i64 4194304 }, %iovec { ptr @large, i64 4194304 }, %iovec { ptr @large, i64 4194304 }]\ndeclare i64 @writev(i32, ptr, i32)"),
                "",
                "%a = call i64 @writev(i32 1, ptr @v, i32 4)",
            ),
            true,
        ),
        (
            "the width of printf",
            once(
                "@f = constant [4 x i8] c\"%*d\\00\"\ndeclare i32 @printf(ptr, ...)",
                "%a = call i32 (ptr, ...) @printf(ptr @f, i32 200000000, i32 1)",
            ),
            true,
        ),
        (
            "the precision of printf",
            once(
                "@f = constant [5 x i8] c\"%.*f\\00\"\ndeclare i32 @printf(ptr, ...)",
                "%a = call i32 (ptr, ...) @printf(ptr @f, i32 200000000, double 1.5)",
            ),
            true,
        ),
        (
            "the text of printf",
            once(
                &large("@f = constant [13 x i8] c\"%s%s%s%s%s%s\\00\"\ndeclare i32 @printf(ptr, ...)"),
                "call void @fill()\n %a = call i32 (ptr, ...) @printf(ptr @f, ptr @large, ptr @large, ptr @large, ptr @large, ptr @large, ptr @large)",
            ),
            true,
        ),
        (
            "asprintf",
            again(
                &large("@f = constant [3 x i8] c\"%s\\00\"\ndeclare i32 @asprintf(ptr, ptr, ...)"),
                "call void @fill()\n %p = alloca ptr\n %s = getelementptr i8, ptr @large, i64 4100000",
                "%a = call i32 (ptr, ptr, ...) @asprintf(ptr %p, ptr @f, ptr %s)\n %l = load ptr, ptr %p\n store i8 1, ptr %l",
            ),
            false,
        ),
        (
            "the width of strftime",
            once(
                &large("@f = constant [13 x i8] c\"%1000000000Y\\00\"\ndeclare i64 @strftime(ptr, i64, ptr, ptr)"),
                "%tm = alloca [64 x i8]\n %z = call ptr @memset(ptr %tm, i32 0, i64 64)\n %a = call i64 @strftime(ptr @large, i64 4194304, ptr @f, ptr %tm)\n ret i32 0\nnext:",
            )
            .replace("%entry ]", "%next ]"),
            false,
        ),
        (
            "a long number",
            once(
                &large("declare i64 @strtol(ptr, ptr, i32)"),
                "%z = call ptr @memset(ptr @large, i32 49, i64 4194303)\n %a = call i64 @strtol(ptr @large, ptr null, i32 10)\n ret i32 0\nnext:",
            )
            .replace("%entry ]", "%next ]"),
            false,
        ),
        (
            "puts and strdup of a long text",
            again(
                &large("declare ptr @strdup(ptr)\ndeclare i32 @puts(ptr)\ndeclare void @free(ptr)"),
                "call void @fill()",
                "%a = call i32 @puts(ptr @large)\n %p = call ptr @strdup(ptr @large)\n call void @free(ptr %p)\n %end = icmp eq i64 %i, 3\n br i1 %end, label %out, label %go\nout:\n ret i32 0\ngo:",
            )
            .replace("[ %n, %loop ]", "[ %n, %go ]"),
            false,
        ),
        (
            "atexit",
            again("declare i32 @atexit(ptr)\ndefine void @h() { ret void }", "", "%a = call i32 @atexit(ptr @h)"),
            true,
        ),
        (
            "initstate",
            again(
                "declare ptr @initstate(i32, ptr, i64)\ndeclare ptr @malloc(i64)",
                "",
                "%p = call ptr @malloc(i64 256)\n %a = call ptr @initstate(i32 1, ptr %p, i64 256)",
            ),
            true,
        ),
        (
            "exceptions",
            again("declare ptr @__cxa_allocate_exception(i64)", "", "%a = call ptr @__cxa_allocate_exception(i64 8)"),
            false,
        ),
        (
            "setjmp",
            again(
                "declare i32 @_setjmp(ptr) returns_twice\ndeclare ptr @malloc(i64)\n",
                "%b = alloca [200 x i8], align 16",
                "%a = call i32 @_setjmp(ptr %b) returns_twice\n %end = icmp eq i64 %i, 1000000\n br i1 %end, label %out, label %go\nout:\n ret i32 0\ngo:",
            )
            .replace("[ %n, %loop ]", "[ %n, %go ]"),
            false,
        ),
        (
            "llvm.stacksave",
            again("declare ptr @llvm.stacksave.p0()", "", "%x = alloca i8\n %s = call ptr @llvm.stacksave.p0()"),
            true,
        ),
        (
            "small objects",
            again(
                "declare ptr @malloc(i64)\n@last = global ptr null",
                "",
                "%p = call ptr @malloc(i64 8)\n %l = load ptr, ptr @last\n store ptr %l, ptr %p\n store ptr %p, ptr @last",
            ),
            true,
        ),
        (
            "dead objects whose addresses are kept",
            again(
                "declare ptr @malloc(i64)\ndeclare void @free(ptr)\n@kept = global [1000000 x ptr] zeroinitializer",
                "",
                "%p = call ptr @malloc(i64 8)\n %k = urem i64 %i, 1000000\n %s = getelementptr ptr, ptr @kept, i64 %k\n store ptr %p, ptr %s\n call void @free(ptr %p)\n %end = icmp eq i64 %i, 3000000\n br i1 %end, label %out, label %go\nout:\n ret i32 0\ngo:",
            )
            .replace("[ %n, %loop ]", "[ %n, %go ]"),
            true,
        ),
        (
            "exposed objects",
            again(
                "declare ptr @malloc(i64)\n@sum = global i64 0",
                "",
                "%p = call ptr @malloc(i64 8)\n %a = ptrtoint ptr %p to i64\n store i64 %a, ptr @sum",
            ),
            true,
        ),
        ("stack objects", again("", "", "%p = alloca i8"), true),
        (
            "deep calls",
            deep("define void @f(i64 %n) {\n %m = add i64 %n, 1\n call void @f(i64 %m)\n ret void\n}", "call void @f(i64 0)"),
            true,
        ),
        (
            "frames of many values",
            deep(
                "define void @f([30000 x i64] %v) {\n %w = insertvalue [30000 x i64] %v, i64 1, 3\n call void @f([30000 x i64] %w)\n ret void\n}",
                "call void @f([30000 x i64] zeroinitializer)",
            ),
            true,
        ),
        (
            "variadic arguments",
            deep(
                "define void @f(...) {\n call void (...) @f([10000 x i64] zeroinitializer)\n ret void\n}",
                "call void (...) @f([10000 x i64] zeroinitializer)",
            ),
            true,
        ),
        (
            "restricted pointers",
            deep(
                "define void @f(ptr noalias %p, ptr noalias %q) {\n store i8 1, ptr %p\n store i8 1, ptr %q\n %r = alloca i8\n %s = alloca i8\n call void @f(ptr %r, ptr %s)\n ret void\n}",
                "%x = alloca i8\n %y = alloca i8\n call void @f(ptr %x, ptr %y)",
            ),
            true,
        ),
        (
            "accesses through restricted pointers",
            deep(
                &large(
                    "define void @f(ptr noalias %p, i64 %depth) {
entry:
  %deeper = icmp ult i64 %depth, 100
  br i1 %deeper, label %call, label %go
call:
  %d = add i64 %depth, 1
  call void @f(ptr %p, i64 %d)
  ret void
go:
  br label %loop
loop:
  %i = phi i64 [ 0, %go ], [ %n, %loop ]
  %m = mul i64 %i, 64
  %o = and i64 %m, 4194303
  %s = getelementptr i8, ptr %p, i64 %o
  %v = load i8, ptr %s
  %n = add i64 %i, 1
  br label %loop
}",
                ),
                "call void @f(ptr @large, i64 0)",
            ),
            true,
        ),
        (
            "what a function may not read before it has written",
            deep(
                &large(
                    "define void @f(ptr %p) memory(argmem: write) {
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %n, %loop ]
  %m = mul i64 %i, 2
  %o = and i64 %m, 4194303
  %s = getelementptr i8, ptr %p, i64 %o
  store i8 1, ptr %s
  %n = add i64 %i, 1
  %more = icmp ult i64 %i, 2000000
  br i1 %more, label %loop, label %out
out:
  ret void
}",
                ),
                "call void @f(ptr @large)\n ret i32 0\n entry2:",
            )
            .replace("[ 0, %entry ]", "[ 0, %entry2 ]"),
            false,
        ),
        (
            "undefined values",
            again(
                "@a = global [1000000 x i64] zeroinitializer",
                "%p = alloca i64\n %u = load i64, ptr %p",
                "%k = urem i64 %i, 1000000\n %s = getelementptr i64, ptr @a, i64 %k\n %v = or i64 %u, %i\n store i64 %v, ptr %s",
            ),
            true,
        ),
        (
            "bytes that are partly undefined",
            once(
                &large("declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)"),
                "%p = alloca i8\n %u = load i8, ptr %p\n %v = or i8 %u, 15\n call void @llvm.memset.p0.i64(ptr @large, i8 %v, i64 4194304, i1 false)",
            ),
            true,
        ),
        (
            "copies of bytes that are partly undefined",
            again(
                &large("declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\ndeclare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)"),
                "%p = alloca i8\n %u = load i8, ptr %p\n %v = or i8 %u, 15\n call void @llvm.memset.p0.i64(ptr @large, i8 %v, i64 1024, i1 false)",
                "%o = mul i64 %i, 1024\n %d = getelementptr i8, ptr @large, i64 %o\n call void @llvm.memcpy.p0.p0.i64(ptr %d, ptr @large, i64 1024, i1 false)",
            ),
            true,
        ),
        (
            "copies of poison",
            again(
                "@large = internal global [4194304 x i8] zeroinitializer\n@other = internal global [4194304 x i8] zeroinitializer\ndeclare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\ndeclare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)",
                "call void @llvm.memset.p0.i64(ptr @large, i8 poison, i64 4194304, i1 false)",
                "call void @llvm.memcpy.p0.p0.i64(ptr @other, ptr @large, i64 4194304, i1 false)\n %end = icmp eq i64 %i, 8\n br i1 %end, label %out, label %go\nout:\n ret i32 0\ngo:",
            )
            .replace("[ %n, %loop ]", "[ %n, %go ]"),
            false,
        ),
        (
            "pointers in pieces",
            again(
                "@kept = global [8000000 x i8] zeroinitializer\n@x = global i8 0\ndeclare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)",
                "%p = alloca ptr\n store ptr @x, ptr %p",
                "%m = mul i64 %i, 9\n %o = urem i64 %m, 7999990\n %d = getelementptr i8, ptr @kept, i64 %o\n call void @llvm.memcpy.p0.p0.i64(ptr %d, ptr %p, i64 8, i1 false)",
            ),
            true,
        ),
    ];
    // Each function stores its constants, and each type of a value has a layout.
    let mut globals = String::new();
    let mut calls = String::new();
    for number in 0..400 {
        let size = 30_000 - number;
        writeln!(
            globals,
            "define void @f{number}() {{\n %v = insertvalue [{size} x i8] zeroinitializer, i8 1, 3\n ret void\n}}"
        )
        .expect("a string takes everything");
        writeln!(calls, "call void @f{number}()").expect("a string takes everything");
    }
    all.push(("large types and constants", once(&globals, &calls), true));
    all
}

/// Runs a program; returns its peak memory and how it ended.
fn peak(text: &str, options: &Options, host: &mut dyn Host) -> (usize, Outcome) {
    let module = parse_module(text.as_bytes(), &ParseOptions::default()).expect("it parses").module;
    let verified = verify(&module).expect("it verifies");
    let before = ALLOCATOR.current_usage();
    ALLOCATOR.reset_peak_usage();
    let ended = run(&verified, options, host);
    (ALLOCATOR.peak_usage().saturating_sub(before), ended.outcome)
}

/// A single test, because it counts the allocations of the whole process.
#[test]
fn memory_stays_within_the_documented_limit() {
    let mut wrong = String::new();
    let plain = Options { max_memory: MEMORY as u64, max_steps: STEPS, ..Options::default() };
    let mut check_with = |what: &str, text: &str, is_ended: bool, host: &mut dyn Host, options: Options| {
        let max_stack = if text.contains(DEEP) { 256 << 20 } else { 1 << 20 };
        let options = Options { max_stack, ..options };
        let (peak, outcome) = peak(text, &options, host);
        let ended = match &outcome {
            Outcome::Limit(report) => format!("limit: {}", report.message),
            other => format!("{other:?}"),
        };
        let is_steps = ended.contains("steps");
        let is_right = if is_ended { ended.starts_with("limit") && !is_steps } else { !is_steps };
        if peak > MAX_PEAK || !is_right {
            writeln!(wrong, "{what}: {peak} bytes of {MAX_PEAK}, {}", ended.chars().take(300).collect::<String>())
                .expect("a string takes everything");
        }
    };
    let tbaa = Options { tbaa: true, ..plain.clone() };
    check_with("types of accesses", &memory_hogs::types(), false, &mut Endless, tbaa);
    let trace = Options { trace: Some(Trace::All), ..plain.clone() };
    check_with("lines of a trace", &memory_hogs::traced(), true, &mut Closed::default(), trace);
    let mut check = |what: &str, text: &str, is_ended: bool, host: &mut dyn Host| {
        check_with(what, text, is_ended, host, plain.clone());
    };
    for (what, text, is_ended) in programs().into_iter().chain(memory_hogs::programs()).chain(memory_hogs::threads()) {
        check(what, &text, is_ended, &mut Endless);
    }
    let output = large("declare i32 @puts(ptr)");
    let puts = again(
        &output,
        "call void @fill()\n %s = getelementptr i8, ptr @large, i64 4100000",
        "%a = call i32 @puts(ptr %s)",
    );
    check("output that the host keeps", &puts, true, &mut Closed::default());
    let short = again(
        &output,
        "call void @fill()\n %s = getelementptr i8, ptr @large, i64 4194203",
        "%a = call i32 @puts(ptr %s)",
    );
    check("short output that the host keeps", &short, true, &mut Closed::default());
    assert!(wrong.is_empty(), "{wrong}");
}
