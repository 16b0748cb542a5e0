//! Programs with several threads: what they print does not depend on the seed, and a deadlock is reported.

use std::path::{Path, PathBuf};

use draig_asm::{ParseOptions, parse_module};
use draig_interp::host::Closed;
use draig_interp::{Options, Outcome, RunResult};
use draig_runtime::run;
use draig_verify::verify;

fn path_of(name: &str, extension: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs").join(format!("{name}.{extension}"))
}

/// Runs a module under a seed; returns the end of the run and the output.
fn run_text(text: &[u8], seed: u64) -> (RunResult, String) {
    let module = parse_module(text, &ParseOptions::default()).expect("it parses").module;
    let verified = verify(&module).expect("it verifies");
    let mut host = Closed::default();
    let ended = run(&verified, &Options { seed, max_steps: 20_000_000, ..Options::default() }, &mut host);
    (ended, String::from_utf8(host.output).expect("text"))
}

fn prints_as_natively(name: &str) {
    let text = std::fs::read(path_of(name, "ll")).expect("it is there");
    let wanted = std::fs::read_to_string(path_of(name, "stdout")).expect("it is there");
    for seed in 0..64 {
        let (ended, output) = run_text(&text, seed);
        assert!(matches!(ended.outcome, Outcome::Exit(0)), "{name}, seed {seed}: {:?}", ended.outcome);
        assert_eq!(output, wanted, "{name}, seed {seed}");
    }
}

#[test]
fn threads_of_posix() {
    prints_as_natively("threads");
}

#[test]
fn threads_of_c11() {
    prints_as_natively("threads_c11");
}

#[test]
fn threads_of_cxx() {
    prints_as_natively("threads_cxx");
}

/// Declarations of the texts below.
const DECLARED: &str = "
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare void @pthread_exit(ptr)
declare i32 @pthread_mutex_lock(ptr)
declare i32 @pthread_mutex_unlock(ptr)
declare i32 @pthread_cond_wait(ptr, ptr)
declare i32 @pthread_barrier_init(ptr, ptr, i32)
declare i32 @pthread_barrier_wait(ptr)
declare i32 @usleep(i32)
declare i32 @printf(ptr, ...)
declare void @exit(i32)
";

/// Returns the end of a run with seed 0.
fn ended(text: &str) -> RunResult {
    run_text(format!("{DECLARED}{text}").as_bytes(), 0).0
}

#[test]
fn a_deadlock_names_every_thread_and_what_it_waits_for() {
    let text = "
@a = global [40 x i8] zeroinitializer
@b = global [40 x i8] zeroinitializer
@both = global [32 x i8] zeroinitializer
define ptr @other(ptr %x) {
  call i32 @pthread_mutex_lock(ptr @b)
  call i32 @pthread_barrier_wait(ptr @both)
  call i32 @pthread_mutex_lock(ptr @a)
  ret ptr null
}
define i32 @main() {
  %t = alloca i64
  call i32 @pthread_barrier_init(ptr @both, ptr null, i32 2)
  call i32 @pthread_create(ptr %t, ptr null, ptr @other, ptr null)
  call i32 @pthread_mutex_lock(ptr @a)
  call i32 @pthread_barrier_wait(ptr @both)
  call i32 @pthread_mutex_lock(ptr @b)
  ret i32 0
}";
    for seed in 0..8 {
        let Outcome::Deadlock(report) = run_text(format!("{DECLARED}{text}").as_bytes(), seed).0.outcome else {
            panic!("both wait for each other")
        };
        assert_eq!(report.message, "both threads wait for each other");
        let waits: Vec<_> = report.threads.iter().map(|of| (of.number, of.stack[0].function.as_str())).collect();
        assert_eq!(waits, [(1, "@main"), (2, "@other")]);
        assert!(report.threads[0].waits.ends_with(", which thread 2 holds"), "{}", report.threads[0].waits);
        assert!(report.threads[1].waits.ends_with(", which thread 1 holds"), "{}", report.threads[1].waits);
    }
}

#[test]
fn a_wait_of_the_only_thread_is_a_deadlock() {
    let text = "
@m = global [40 x i8] zeroinitializer
@c = global [48 x i8] zeroinitializer
define i32 @main() {
  call i32 @pthread_mutex_lock(ptr @m)
  call i32 @pthread_cond_wait(ptr @c, ptr @m)
  ret i32 0
}";
    let Outcome::Deadlock(report) = ended(text).outcome else { panic!("nobody signals") };
    assert!(report.message.starts_with("the only thread waits for the condition at "), "{}", report.message);
}

/// A loop that waits for another thread without a call, direct uses of `thread_local` variables, whose addresses older
/// compilers take for constants, and a stack that grows beyond its first part.
#[test]
fn threads_have_variables_and_stacks_of_their_own() {
    let text = r#"
@flag = global i32 0
@own = thread_local global [2 x i32] [i32 3, i32 4]
@text = constant [10 x i8] c"%d %d %d\0A\00"
define i32 @deep(i32 %n) {
  %buffer = alloca [100 x i32]
  %last = getelementptr [100 x i32], ptr %buffer, i64 0, i64 99
  store i32 %n, ptr %last
  %more = icmp ugt i32 %n, 0
  br i1 %more, label %again, label %end
again:
  %less = sub i32 %n, 1
  %below = call i32 @deep(i32 %less)
  %kept = load i32, ptr %last
  %sum = add i32 %below, %kept
  ret i32 %sum
end:
  ret i32 0
}
define ptr @work(ptr %x) {
  store i32 10, ptr getelementptr ([2 x i32], ptr @own, i64 0, i64 1)
  %first = call i32 @deep(i32 300)
  %second = call i32 @deep(i32 500)
  %a = load i32, ptr @own
  %b = load i32, ptr getelementptr ([2 x i32], ptr @own, i64 0, i64 1)
  %c = add i32 %first, %second
  call i32 (ptr, ...) @printf(ptr @text, i32 %a, i32 %b, i32 %c)
  store atomic i32 1, ptr @flag release, align 4
  ret ptr @own
}
define i32 @main() {
  %t = alloca i64
  %r = alloca ptr
  call i32 @pthread_create(ptr %t, ptr null, ptr @work, ptr null)
  br label %spin
spin:
  %seen = load atomic i32, ptr @flag acquire, align 4
  %set = icmp eq i32 %seen, 1
  br i1 %set, label %done, label %spin
done:
  %b = load i32, ptr getelementptr ([2 x i32], ptr @own, i64 0, i64 1)
  %id = load i64, ptr %t
  call i32 @pthread_join(i64 %id, ptr %r)
  %status = sub i32 %b, 4
  %late = load ptr, ptr %r
  br label %next
next:
  %dead = load i32, ptr %late
  ret i32 %status
}"#;
    for seed in 0..16 {
        let (ended, output) = run_text(format!("{DECLARED}{text}").as_bytes(), seed);
        assert_eq!(output, "3 10 170400\n", "seed {seed}: {:?}", ended.outcome);
        let Outcome::Undefined(report) = ended.outcome else { panic!("{:?}", ended.outcome) };
        assert_eq!(report.message, "4 bytes read of a thread-local variable of a thread that has ended");
    }
}

#[test]
fn the_program_ends_with_its_last_thread() {
    let text = "
define ptr @work(ptr %x) {
  call i32 @usleep(i32 1000)
  call void @exit(i32 7)
  unreachable
}
define i32 @main() {
  %t = alloca i64
  call i32 @pthread_create(ptr %t, ptr null, ptr @work, ptr null)
  call void @pthread_exit(ptr null)
  unreachable
}";
    assert!(matches!(ended(text).outcome, Outcome::Exit(7)));
    let text = text.replace("call void @exit(i32 7)", "call void @pthread_exit(ptr null)");
    assert!(matches!(ended(&text).outcome, Outcome::Exit(0)));
}

#[test]
fn a_thousand_threads_take_little_memory() {
    let text = "
@m = global [40 x i8] zeroinitializer
define ptr @work(ptr %x) {
  %buffer = alloca [512 x i8]
  call i32 @pthread_mutex_lock(ptr @m)
  call i32 @pthread_mutex_unlock(ptr @m)
  ret ptr null
}
define i32 @main() {
  %ids = alloca [1000 x i64]
  call i32 @pthread_mutex_lock(ptr @m)
  br label %start
start:
  %i = phi i64 [ 0, %0 ], [ %i1, %start ]
  %to = getelementptr i64, ptr %ids, i64 %i
  call i32 @pthread_create(ptr %to, ptr null, ptr @work, ptr null)
  %i1 = add i64 %i, 1
  %more = icmp ult i64 %i1, 1000
  br i1 %more, label %start, label %open
open:
  call i32 @pthread_mutex_unlock(ptr @m)
  br label %join
join:
  %j = phi i64 [ 0, %open ], [ %j1, %join ]
  %from = getelementptr i64, ptr %ids, i64 %j
  %id = load i64, ptr %from
  call i32 @pthread_join(i64 %id, ptr null)
  %j1 = add i64 %j, 1
  %rest = icmp ult i64 %j1, 1000
  br i1 %rest, label %join, label %end
end:
  ret i32 0
}";
    let ended = ended(text);
    assert!(matches!(ended.outcome, Outcome::Exit(0)), "{:?}", ended.outcome);
    assert!(ended.statistics.held < 20 << 20, "{} bytes", ended.statistics.held);
}
