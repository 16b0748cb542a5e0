//! Allocations that are made to fail: the result of each allocator, and the number of its allocations.

use draig_asm::{ParseOptions, parse_module};
use draig_interp::host::Closed;
use draig_interp::{Options, Outcome, RunResult};
use draig_runtime::run;
use draig_verify::verify;

fn ended(text: &str, fail_alloc: Option<u64>) -> RunResult {
    let module = parse_module(text.as_bytes(), &ParseOptions::default()).expect("it parses").module;
    let verified = verify(&module).expect("it verifies");
    run(&verified, &Options { fail_alloc, ..Options::default() }, &mut Closed::default())
}

/// Runs a call whose allocation, the program's second, fails, and checks for null.
fn gives_null(declaration: &str, call: &str) -> RunResult {
    let text = format!(
        "@text = constant [3 x i8] c\"ab\\00\"
         declare ptr @malloc(i64)
         {declaration}
         define i32 @main() {{
           %first = call ptr @malloc(i64 8)
           {call}
           %c = icmp eq ptr %p, null
           %r = zext i1 %c to i32
           ret i32 %r
         }}"
    );
    let usual = ended(&text, None);
    assert!(matches!(usual.outcome, Outcome::Exit(0)), "{call}: {:?}", usual.outcome);
    assert_eq!(usual.statistics.allocations, 2, "{call}");
    ended(&text, Some(2))
}

#[test]
fn every_allocator_gives_null() {
    for (declaration, call) in [
        ("", "%p = call ptr @malloc(i64 8)"),
        ("declare ptr @calloc(i64, i64)", "%p = call ptr @calloc(i64 2, i64 8)"),
        ("declare ptr @realloc(ptr, i64)", "%p = call ptr @realloc(ptr null, i64 8)"),
        // It fails even if the block could grow in place.
        ("declare ptr @realloc(ptr, i64)", "%p = call ptr @realloc(ptr %first, i64 9)"),
        ("declare ptr @realloc(ptr, i64)", "%p = call ptr @realloc(ptr %first, i64 900)"),
        ("declare ptr @aligned_alloc(i64, i64)", "%p = call ptr @aligned_alloc(i64 64, i64 64)"),
        ("declare ptr @strdup(ptr)", "%p = call ptr @strdup(ptr @text)"),
        (
            "declare i32 @posix_memalign(ptr, i64, i64)",
            "%a = alloca ptr store ptr null, ptr %a
             %s = call i32 @posix_memalign(ptr %a, i64 64, i64 64) %p = load ptr, ptr %a",
        ),
        (
            "@_ZSt7nothrow = external global i8 declare ptr @_ZnwmRKSt9nothrow_t(i64, ptr)",
            "%p = call ptr @_ZnwmRKSt9nothrow_t(i64 8, ptr @_ZSt7nothrow)",
        ),
    ] {
        let failed = gives_null(declaration, call);
        assert!(matches!(failed.outcome, Outcome::Exit(1)), "{call}: {:?}", failed.outcome);
    }
}

#[test]
fn operator_new_throws() {
    let text = "declare ptr @_Znwm(i64)
        declare i32 @__gxx_personality_v0(...)
        define i32 @main() personality ptr @__gxx_personality_v0 {
          %p = invoke ptr @_Znwm(i64 8) to label %well unwind label %caught
        well:
          ret i32 0
        caught:
          %e = landingpad { ptr, i32 } catch ptr null
          ret i32 5
        }";
    assert!(matches!(ended(text, None).outcome, Outcome::Exit(0)));
    let failed = ended(text, Some(1));
    assert!(matches!(failed.outcome, Outcome::Exit(5)), "{:?}", failed.outcome);
}

#[test]
fn a_report_names_the_failed_allocation() {
    let text = "declare ptr @malloc(i64)
        define i32 @main() {
          %p = call ptr @malloc(i64 40)
          store i8 1, ptr %p
          ret i32 0
        }";
    let Outcome::Undefined(report) = ended(text, Some(1)).outcome else { panic!("null is not checked") };
    assert_eq!(report.code(), "UB101");
    let event = &report.events[0];
    assert_eq!(event.text, "allocation 1, of 40 bytes by malloc, was made to fail");
    assert_eq!(event.place.as_ref().map(|place| place.instruction.as_str()), Some("%p = call ptr @malloc(i64 40)"));
    // An allocation that is never requested does not fail and is not reported.
    assert!(matches!(ended(text, Some(2)).outcome, Outcome::Exit(0)));
}
