//! Programs that exceed a limit end with it, and the interpreter's own memory stays within a multiple of the
//! limit.

use draig_asm::{ParseOptions, parse_module};
use draig_interp::host::Closed;
use draig_interp::{Options, Outcome, RunResult};
use draig_runtime::run;
use draig_verify::verify;

const MEMORY: u64 = 32 << 20;

fn ended(text: &str) -> RunResult {
    let module = parse_module(text.as_bytes(), &ParseOptions::default()).expect("it parses").module;
    let verified = verify(&module).expect("it verifies");
    let options = Options { max_memory: MEMORY, max_steps: 100_000_000, ..Options::default() };
    run(&verified, &options, &mut Closed::default())
}

fn message(ended: &RunResult) -> &str {
    match &ended.outcome {
        Outcome::Limit(report) => &report.message,
        other => panic!("{other:?}"),
    }
}

#[test]
fn many_small_objects_are_a_limit() {
    let ended = ended(
        "define i32 @main() {
           br label %loop
         loop:
           %last = phi ptr [ null, %0 ], [ %p, %loop ]
           %p = call ptr @malloc(i64 16)
           store ptr %last, ptr %p
           br label %loop
         }
         declare ptr @malloc(i64)",
    );
    assert!(message(&ended).contains("memory"), "{}", message(&ended));
    let held = ended.statistics.held;
    assert!(held < 8 * MEMORY, "{held} bytes are held for {}", ended.statistics.memory);
}

#[test]
fn objects_that_are_dropped_are_none() {
    let ended = ended(
        "define i32 @main() {
           br label %loop
         loop:
           %n = phi i32 [ 0, %0 ], [ %next, %loop ]
           %p = call ptr @malloc(i64 16)
           store i32 %n, ptr %p
           call void @free(ptr %p)
           %next = add i32 %n, 1
           %more = icmp ult i32 %next, 3000000
           br i1 %more, label %loop, label %end
         end:
           ret i32 0
         }
         declare ptr @malloc(i64)
         declare void @free(ptr)",
    );
    assert!(matches!(ended.outcome, Outcome::Exit(0)), "{:?}", ended.outcome);
    assert!(ended.statistics.held < MEMORY, "{}", ended.statistics.held);
}

#[test]
fn impossible_sizes_are_refused_and_large_ones_hit_the_limit() {
    let program = |size: &str| {
        format!(
            "define i32 @main() {{
               %p = call ptr @malloc(i64 {size})
               %none = icmp eq ptr %p, null
               %status = select i1 %none, i32 0, i32 1
               ret i32 %status
             }}
             declare ptr @malloc(i64)"
        )
    };
    assert!(matches!(ended(&program("4611686018427387904")).outcome, Outcome::Exit(0)));
    assert!(message(&ended(&program("33000000"))).contains("memory"));
}
