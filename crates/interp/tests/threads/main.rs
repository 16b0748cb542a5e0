//! Programs with several threads: what they print does not depend on the seed, and deadlocks and races are reported.

mod annotations;
mod explore;
mod litmus;
mod weak_memory;

use std::path::{Path, PathBuf};

use draig_asm::{ParseOptions, parse_module};
use draig_interp::host::Closed;
use draig_interp::{Options, Outcome, Races, RunResult};
use draig_ir::Module;
use draig_runtime::run;
use draig_verify::verify;

use litmus::{LOCKED_ADD, of_two, publish};

fn path_of(name: &str, extension: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs").join(format!("{name}.{extension}"))
}

fn module_of(text: &[u8]) -> Module {
    parse_module(text, &ParseOptions::default()).expect("it parses").module
}

/// Runs a module under a seed; returns the end of the run and the output.
fn run_text(text: &[u8], seed: u64) -> (RunResult, String) {
    let module = module_of(text);
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
        assert!(ended.races.is_empty(), "{name}, seed {seed}: {:?}", ended.races);
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
fn threads_that_end_run_their_cleanups() {
    prints_as_natively("thread_ends");
    prints_as_natively("thread_ends_cxx");
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
fn a_cancelled_thread_ends_at_its_next_cancellation_point() {
    let text = "
declare i32 @pthread_cancel(i64)
declare i32 @pthread_setcancelstate(i32, ptr)
declare i32 @sem_init(ptr, i32, i32)
declare i32 @sem_wait(ptr)
@semaphore = global [32 x i8] zeroinitializer
@count = global i32 0
define ptr @sleeps(ptr %x) {
  br label %again
again:
  call i32 @usleep(i32 50)
  br label %again
}
define ptr @waits(ptr %x) {
  call i32 @sem_wait(ptr @semaphore)
  ret ptr null
}
define ptr @refuses(ptr %x) {
  call i32 @pthread_setcancelstate(i32 1, ptr null)
  call i32 @usleep(i32 1000000)
  store i32 1, ptr @count
  call i32 @pthread_setcancelstate(i32 0, ptr null)
  call i32 @usleep(i32 1)
  store i32 2, ptr @count
  ret ptr null
}
define i64 @end_of(ptr %function) {
  %t = alloca i64
  %r = alloca ptr
  call i32 @pthread_create(ptr %t, ptr null, ptr %function, ptr null)
  call i32 @usleep(i32 1000)
  %n = load i64, ptr %t
  call i32 @pthread_cancel(i64 %n)
  call i32 @pthread_join(i64 %n, ptr %r)
  %end = load i64, ptr %r
  ret i64 %end
}
define i32 @main() {
  call i32 @sem_init(ptr @semaphore, i32 0, i32 0)
  %a = call i64 @end_of(ptr @sleeps)
  %b = call i64 @end_of(ptr @waits)
  %c = call i64 @end_of(ptr @refuses)
  %ab = and i64 %a, %b
  %abc = and i64 %ab, %c
  %is = icmp eq i64 %abc, -1
  %n = load i32, ptr @count
  %s = select i1 %is, i32 %n, i32 99
  ret i32 %s
}
";
    for seed in 0..8 {
        let (ended, _) = run_text(format!("{DECLARED}{text}").as_bytes(), seed);
        assert!(matches!(ended.outcome, Outcome::Exit(1)), "seed {seed}: {:?}", ended.outcome);
    }
}

#[test]
fn a_handler_that_keeps_the_end_of_a_thread_ends_the_program() {
    let text = "
declare ptr @__cxa_begin_catch(ptr)
declare void @__cxa_end_catch()
declare i32 @__gxx_personality_v0(...)
define ptr @keeps(ptr %x) personality ptr @__gxx_personality_v0 {
  invoke void @pthread_exit(ptr null) to label %never unwind label %pad
never:
  unreachable
pad:
  %caught = landingpad { ptr, i32 } catch ptr null
  %exception = extractvalue { ptr, i32 } %caught, 0
  call ptr @__cxa_begin_catch(ptr %exception)
  call void @__cxa_end_catch()
  ret ptr null
}
define i32 @main() {
  %t = alloca i64
  call i32 @pthread_create(ptr %t, ptr null, ptr @keeps, ptr null)
  %n = load i64, ptr %t
  call i32 @pthread_join(i64 %n, ptr null)
  ret i32 0
}
";
    assert!(matches!(ended(text).outcome, Outcome::Signal(6)), "{:?}", ended(text).outcome);
}

/// Two threads with a pipe: the other one does what is given, and then main.
fn with_a_pipe(other: &str, main: &str) -> String {
    format!(
        "
declare i32 @pipe(ptr)
declare i64 @read(i32, ptr, i64)
declare i64 @write(i32, ptr, i64)
declare i32 @close(i32)
declare i32 @open(ptr, i32, ...)
@null = constant [10 x i8] c\"/dev/null\\00\"
@ends = global [2 x i32] zeroinitializer
@byte = global i8 1
@number = global i32 0
define ptr @other(ptr %x) {{
  %from = load i32, ptr @ends
  %to = load i32, ptr getelementptr (i8, ptr @ends, i64 4)
  {other}
  ret ptr null
}}
define i32 @main() {{
  %t = alloca i64
  %byte = alloca i8
  call i32 @pipe(ptr @ends)
  %from = load i32, ptr @ends
  %to = load i32, ptr getelementptr (i8, ptr @ends, i64 4)
  call i32 @pthread_create(ptr %t, ptr null, ptr @other, ptr null)
  {main}
  %n = load i64, ptr %t
  call i32 @pthread_join(i64 %n, ptr null)
  ret i32 0
}}
"
    )
}

#[test]
fn what_is_read_from_a_pipe_was_written_before() {
    let text = with_a_pipe(
        "store i32 7, ptr @number\n  call i64 @write(i32 %to, ptr @byte, i64 1)",
        "call i64 @read(i32 %from, ptr %byte, i64 1)\n  store i32 8, ptr @number\n  call i32 @close(i32 %from)",
    );
    for seed in 0..16 {
        let (ended, _) = run_text(format!("{DECLARED}{text}").as_bytes(), seed);
        assert!(matches!(ended.outcome, Outcome::Exit(0)) && ended.races.is_empty(), "seed {seed}: {ended:?}");
    }
}

#[test]
fn a_descriptor_that_is_closed_while_another_thread_uses_it_is_a_race() {
    let text = with_a_pipe(
        "call i64 @write(i32 %to, ptr @byte, i64 1)",
        "call i32 @usleep(i32 100)\n  call i32 @close(i32 %to)",
    );
    let races = ended(&text).races;
    assert_eq!(races.len(), 1, "{races:?}");
    assert_eq!(
        races[0].message,
        "file descriptor 4 used by thread 2 and closed by thread 1, and neither happens before the other"
    );
    // A number that is given out again is another descriptor.
    let text = with_a_pipe(
        "%f = call i32 (ptr, i32, ...) @open(ptr @null, i32 0)\n  call i32 @close(i32 %f)",
        "call i32 @usleep(i32 100)\n  %f = call i32 (ptr, i32, ...) @open(ptr @null, i32 0)\n  call i32 @close(i32 %f)",
    );
    assert!(ended(&text).races.is_empty());
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

/// A thread that ends gives up its robust mutexes; a mutex that is not made consistent then is lost.
#[test]
fn robust_mutexes_tell_that_their_owner_has_ended() {
    let text = "
@m = global [40 x i8] zeroinitializer
declare i32 @pthread_mutexattr_init(ptr)
declare i32 @pthread_mutexattr_setrobust(ptr, i32)
declare i32 @pthread_mutex_init(ptr, ptr)
declare i32 @pthread_mutex_trylock(ptr)
declare i32 @pthread_mutex_consistent(ptr)
declare i32 @pthread_timedjoin_np(i64, ptr, ptr)
define ptr @other(ptr %x) {
  call i32 @pthread_mutex_lock(ptr @m)
  ret ptr null
}
define ptr @sleeps(ptr %x) {
  call i32 @usleep(i32 1000)
  ret ptr null
}
define void @dies() {
  %t = alloca i64
  call i32 @pthread_create(ptr %t, ptr null, ptr @other, ptr null)
  %id = load i64, ptr %t
  call i32 @pthread_join(i64 %id, ptr null)
  ret void
}
define i32 @main() {
  %attr = alloca i32
  %t = alloca i64
  %past = alloca [2 x i64]
  store [2 x i64] zeroinitializer, ptr %past
  call i32 @pthread_mutexattr_init(ptr %attr)
  call i32 @pthread_mutexattr_setrobust(ptr %attr, i32 1)
  call i32 @pthread_mutex_init(ptr @m, ptr %attr)
  call void @dies()
  %a = call i32 @pthread_mutex_lock(ptr @m)
  %b = call i32 @pthread_mutex_consistent(ptr @m)
  call i32 @pthread_mutex_unlock(ptr @m)
  call void @dies()
  %c = call i32 @pthread_mutex_trylock(ptr @m)
  call i32 @pthread_mutex_unlock(ptr @m)
  %d = call i32 @pthread_mutex_lock(ptr @m)
  call i32 @pthread_create(ptr %t, ptr null, ptr @sleeps, ptr null)
  %id = load i64, ptr %t
  %e = call i32 @pthread_timedjoin_np(i64 %id, ptr null, ptr %past)
  %f = call i32 @pthread_timedjoin_np(i64 %id, ptr null, ptr null)
  call i32 (ptr, ...) @printf(ptr @numbers, i32 %a, i32 %b, i32 %c, i32 %d, i32 %e, i32 %f)
  ret i32 0
}
@numbers = constant [18 x i8] c\"%d %d %d %d %d %d\\00\"";
    let (ended, output) = run_text(format!("{DECLARED}{text}").as_bytes(), 0);
    assert!(matches!(ended.outcome, Outcome::Exit(0)), "{:?}", ended.outcome);
    assert_eq!(output, "130 0 130 131 110 0");
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

/// The program ends by `end` in the main thread, while another one would run to undefined behaviour.
#[test]
fn other_threads_may_run_before_the_end() {
    for end in ["ret i32 3", "call void @exit(i32 3)\n  unreachable"] {
        let text = format!(
            "{DECLARED}
define ptr @work(ptr %x) {{
  call i32 @pthread_mutex_lock(ptr null)
  ret ptr null
}}
define i32 @main() {{
  %t = alloca i64
  call i32 @pthread_create(ptr %t, ptr null, ptr @work, ptr null)
  {end}
}}"
        );
        let outcomes: Vec<Outcome> = (0..16).map(|seed| run_text(text.as_bytes(), seed).0.outcome).collect();
        assert!(matches!(outcomes[0], Outcome::Exit(3)), "{:?}", outcomes[0]);
        let of_other = outcomes.iter().filter(|outcome| matches!(outcome, Outcome::Undefined(_))).count();
        let of_main = outcomes.iter().filter(|outcome| matches!(outcome, Outcome::Exit(3))).count();
        assert!(of_other > 0 && of_main > 0 && of_other + of_main == 16, "{outcomes:?}");
    }
}

/// Two threads that read each other's last number only if they take turns: the largest Fibonacci number needs ten of
/// them without a mistake.
#[test]
fn some_seeds_take_turns() {
    let of = |own: &str, other: &str| {
        let step = |number: u32| {
            format!(
                "  %a{number} = load atomic i32, ptr @{own} monotonic, align 4
  %b{number} = load atomic i32, ptr @{other} monotonic, align 4
  %c{number} = add i32 %a{number}, %b{number}
  store atomic i32 %c{number}, ptr @{own} monotonic, align 4
"
            )
        };
        let steps: String = (0..5).map(step).collect();
        format!("define ptr @of_{own}(ptr %x) {{\n{steps}  ret ptr null\n}}\n")
    };
    let text = format!(
        "{DECLARED}
@i = global i32 1
@j = global i32 1
{}{}
define i32 @main() {{
  %t = alloca [2 x i64]
  %u = getelementptr i64, ptr %t, i64 1
  call i32 @pthread_create(ptr %t, ptr null, ptr @of_i, ptr null)
  call i32 @pthread_create(ptr %u, ptr null, ptr @of_j, ptr null)
  %first = load i64, ptr %t
  %second = load i64, ptr %u
  call i32 @pthread_join(i64 %first, ptr null)
  call i32 @pthread_join(i64 %second, ptr null)
  %last = load i32, ptr @j
  ret i32 %last
}}",
        of("i", "j"),
        of("j", "i")
    );
    let largest = |seed| matches!(run_text(text.as_bytes(), seed).0.outcome, Outcome::Exit(144));
    assert!((0..64).any(largest));
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

/// Returns the number of races that some of 16 seeds find, and whether some run is undefined.
fn races(first: &str, second: &str) -> (usize, bool) {
    let text = of_two(first, second);
    let (mut most, mut is_undefined) = (0, false);
    for seed in 0..16 {
        let (ended, _) = run_text(text.as_bytes(), seed);
        most = most.max(ended.races.len());
        match ended.outcome {
            Outcome::Exit(0) => {}
            Outcome::Undefined(_) => is_undefined = true,
            other => panic!("{other:?}"),
        }
    }
    (most, is_undefined)
}

#[test]
fn a_racing_load_is_undef_and_only_its_use_is_undefined() {
    let store = "  store i32 1, ptr @x";
    assert_eq!(races("  %a = load i32, ptr @x", store), (1, false));
    let branch = "  %a = load i32, ptr @x
  %c = icmp eq i32 %a, 1
  br i1 %c, label %next, label %next
next:";
    assert_eq!(races(branch, store), (1, true));
    // Only the two bytes that race are undef.
    let low = "  %a = load i32, ptr @x
  %low = and i32 %a, 255
  %c = icmp eq i32 %low, 1
  br i1 %c, label %next, label %next
next:";
    assert_eq!(races(low, "  %high = getelementptr i8, ptr @x, i64 2\n  store i16 1, ptr %high"), (1, false));
    assert_eq!(races(low, "  store i8 1, ptr @x"), (1, true));
}

/// Result of optimizers for `if (c) use(x)`: the load happens in any case.
#[test]
fn a_racing_load_that_an_optimizer_introduced_does_not_matter() {
    let selected = "  %a = load i32, ptr @x
  %f = load atomic i64, ptr @y acquire, align 8
  %c = icmp eq i64 %f, 9
  %v = select i1 %c, i32 %a, i32 7
  %is = icmp eq i32 %v, 7
  br i1 %is, label %next, label %next
next:";
    assert_eq!(races(selected, "  store i32 1, ptr @x"), (1, false));
    // With the condition reversed, the value is used.
    assert_eq!(races(&selected.replace("icmp eq i64 %f, 9", "icmp ne i64 %f, 9"), "  store i32 1, ptr @x"), (1, true));
    let hoisted = "  %a = load i32, ptr @x
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %n, %more ]
  %sum = phi i32 [ 0, %0 ], [ %sum, %more ]
  %f = load atomic i64, ptr @y acquire, align 8
  %c = icmp eq i64 %f, 9
  br i1 %c, label %add, label %more
add:
  %b = add i32 %sum, %a
  br label %more
more:
  %n = add i32 %i, 1
  %again = icmp ult i32 %n, 4
  br i1 %again, label %loop, label %end
end:";
    assert_eq!(races(hoisted, "  store i32 1, ptr @x"), (1, false));
}

#[test]
fn a_library_function_that_copies_carries_races_and_one_that_looks_reports_them() {
    let globals = "declare ptr @memcpy(ptr, ptr, i64)\ndeclare i64 @strlen(ptr)\ndefine";
    let with = |first: &str| of_two(first, "  store i8 1, ptr @y").replacen("define", globals, 1);
    let copied = with("  %to = alloca i64\n  call ptr @memcpy(ptr %to, ptr @y, i64 8)\n  %a = load i64, ptr %to");
    let used = copied.replace("%a = load i64, ptr %to", "%a = load i64, ptr %to\n  switch i64 %a, label %e []\ne:");
    let looked = with("  %n = call i64 @strlen(ptr @y)");
    let ends = |text: &str| {
        let undefined = |seed| match run_text(text.as_bytes(), seed).0 {
            RunResult { outcome: Outcome::Undefined(report), races, .. } => {
                assert_eq!(races.len(), 1);
                Some((report.code().to_owned(), report.events.iter().any(|event| event.text.contains("data race"))))
            }
            RunResult { outcome: Outcome::Exit(0), .. } => None,
            other => panic!("{other:?}"),
        };
        (0..16).filter_map(undefined).next()
    };
    assert_eq!(ends(&copied), None);
    assert_eq!(ends(&used), Some(("UB002".to_owned(), true)));
    assert_eq!(ends(&looked).map(|(code, _)| code), Some("UB406".to_owned()));
}

#[test]
fn racing_stores_make_later_loads_undef_until_a_store_after_both() {
    let store = "  store i32 1, ptr @x";
    // The load of `@main`, which both stores happen before, decides a branch.
    assert_eq!(races(store, store), (1, true));
    assert_eq!(races("  store atomic i32 1, ptr @x seq_cst, align 4", store), (1, true));
    assert_eq!(
        races("  store atomic i32 1, ptr @x monotonic, align 4", "  store atomic i32 2, ptr @x monotonic, align 4"),
        (0, false)
    );
    let text = of_two(store, store).replace("  %last = load", "  store i32 3, ptr @x\n  %last = load");
    let (ended, _) = run_text(text.as_bytes(), 0);
    assert!(matches!(ended.outcome, Outcome::Exit(0)) && ended.races.len() == 1, "{ended:?}");
}

#[test]
fn locks_and_orderings_order_accesses() {
    assert_eq!(races(LOCKED_ADD, LOCKED_ADD), (0, false));
    let wait = |ordering: &str| {
        format!(
            "  br label %spin
spin:
  %f = load atomic i64, ptr @y {ordering}, align 8
  %c = icmp eq i64 %f, 0
  br i1 %c, label %spin, label %read
read:
  %a = load i32, ptr @x"
        )
    };
    assert_eq!(races(&wait("acquire"), &publish("release")), (0, false));
    assert_eq!(races(&wait("monotonic"), &publish("release")), (1, false));
    assert_eq!(races(&wait("acquire"), &publish("monotonic")), (1, false));
    assert_eq!(races(&wait("seq_cst"), &publish("seq_cst")), (0, false));
    assert_eq!(races(&wait("acquire"), &publish("syncscope(\"singlethread\") release")).0, 2);
    // Fences order what relaxed accesses do not, and a read-modify-write continues a release sequence.
    let fenced = "  store i32 1, ptr @x\n  fence release\n  store atomic i64 1, ptr @y monotonic, align 8";
    let wait_fenced = wait("monotonic").replace("  %a = load", "  fence acquire\n  %a = load");
    assert_eq!(races(&wait_fenced, fenced), (0, false));
    assert_eq!(
        races(&wait_fenced, &fenced.replace("fence release", "fence syncscope(\"singlethread\") release")),
        (1, false)
    );
    let continued = publish("release") + "\n  %o = atomicrmw add ptr @y, i64 1 monotonic";
    let wait_for_two = wait("acquire").replace("eq i64 %f, 0", "ult i64 %f, 2");
    assert_eq!(races(&wait_for_two, &continued), (0, false));
    // A later store of the same thread does not.
    let again = publish("release") + "\n  store atomic i64 2, ptr @y monotonic, align 8";
    assert_eq!(races(&wait_for_two, &again), (1, false));
}

/// The initialization of a static variable of a function, which the other thread finds done by a load of the guard.
#[test]
fn guards_order_what_they_guard() {
    let own = "  %done = load atomic i8, ptr @guard acquire, align 8
  %is = icmp eq i8 %done, 0
  br i1 %is, label %first, label %read
first:
  %must = call i32 @__cxa_guard_acquire(ptr @guard)
  %c = icmp eq i32 %must, 0
  br i1 %c, label %read, label %make
make:
  store i32 7, ptr @x
  call void @__cxa_guard_release(ptr @guard)
  br label %read
read:
  %a = load i32, ptr @x";
    let globals = "@guard = global i64 0
declare i32 @__cxa_guard_acquire(ptr)\ndeclare void @__cxa_guard_release(ptr)\ndefine";
    let text = of_two(own, own).replacen("define", globals, 1);
    for seed in 0..200 {
        let (ended, _) = run_text(text.as_bytes(), seed);
        assert!(matches!(ended.outcome, Outcome::Exit(0)), "seed {seed}: {:?}", ended.outcome);
        assert!(ended.races.is_empty(), "seed {seed}: {:?}", ended.races);
    }
}

#[test]
fn the_end_of_an_object_races_with_its_uses() {
    let first = "  %p = call ptr @malloc(i64 8)
  store i64 3, ptr %p
  store atomic ptr %p, ptr @y release, align 8
  br label %spin
spin:
  %f = load atomic i32, ptr @x monotonic, align 4
  %c = icmp eq i32 %f, 5
  br i1 %c, label %spin, label %end
end:
  call void @free(ptr %p)";
    let second = "  br label %spin
spin:
  %q = load atomic ptr, ptr @y acquire, align 8
  %c = icmp eq ptr %q, null
  br i1 %c, label %spin, label %read
read:
  %a = load i64, ptr %q
  store atomic i32 6, ptr @x ORDER, align 4";
    assert_eq!(races(first, &second.replace("ORDER", "monotonic")), (1, false));
    let first = first.replace("@x monotonic", "@x acquire");
    assert_eq!(races(&first, &second.replace("ORDER", "release")), (0, false));
}

#[test]
fn a_stack_object_is_there_only_for_threads_that_know_it() {
    let first = "  %own = alloca i32
  store atomic i32 42, ptr %own monotonic, align 4
  store atomic ptr %own, ptr @y ORDER, align 8
  br label %spin
spin:
  %f = load atomic i32, ptr @x acquire, align 4
  %c = icmp eq i32 %f, 5
  br i1 %c, label %spin, label %end
end:";
    let second = "  br label %spin
spin:
  %q = load atomic ptr, ptr @y acquire, align 8
  %c = icmp eq ptr %q, null
  br i1 %c, label %spin, label %read
read:
  %a = load atomic i32, ptr %q monotonic, align 4
  store atomic i32 6, ptr @x release, align 4";
    assert_eq!(races(&first.replace("ORDER", "monotonic"), second), (1, false));
    assert_eq!(races(&first.replace("ORDER", "release"), second), (0, false));
}

#[test]
fn a_race_ends_the_run_if_it_is_to() {
    let text = of_two("  %a = load i32, ptr @x", "  store i32 1, ptr @x");
    let module = module_of(text.as_bytes());
    let verified = verify(&module).expect("it verifies");
    let ended = run(&verified, &Options { races: Races::Stop, ..Options::default() }, &mut Closed::default());
    let Outcome::DataRace(report) = &ended.outcome else { panic!("{:?}", ended.outcome) };
    let wanted = "4 bytes of @x read by thread 1 and written by thread 2, and neither happens before the other";
    assert_eq!((report.message.as_str(), report.code()), (wanted, "I0006"));
    assert_eq!(ended.races[0].sides.each_ref().map(|side| (side.thread, side.access)), [(1, "read"), (2, "written")]);
}
