//! The seed alone decides everything that the language leaves open: equal seeds decide equally, and other
//! seeds differently.

use std::collections::BTreeSet;

use draig_asm::parse_module;
use draig_interp::host::Closed;
use draig_interp::{Entry, Options, Outcome};
use draig_runtime::run;
use draig_verify::verify;

/// Returns the results of `@f` under each of 64 seeds.
fn results(text: &str) -> Vec<String> {
    let module = parse_module(text.as_bytes(), &Default::default()).expect("it is a module").module;
    let verified = verify(&module).expect("it is valid");
    let one = |seed| {
        let entry = Entry::Function { name: "f".to_owned(), args: Vec::new() };
        let ended = run(&verified, &Options { seed, entry, ..Options::default() }, &mut Closed::default());
        assert!(matches!(ended.outcome, Outcome::Exit(0)), "seed {seed}: {:?}", ended.outcome);
        ended.result.expect("it returns a value")
    };
    (0..64).map(one).collect()
}

fn different(results: &[String]) -> usize {
    results.iter().collect::<BTreeSet<_>>().len()
}

#[test]
fn frozen_undef_is_one_arbitrary_value() {
    let frozen = results("define i8 @f() {\n  %x = freeze i8 undef\n  ret i8 %x\n}");
    assert!(different(&frozen) > 16, "{frozen:?}");
    assert_eq!(frozen, results("define i8 @f() {\n  %x = freeze i8 undef\n  ret i8 %x\n}"), "a seed decides");
    let same = results("define i8 @f() {\n  %x = freeze i8 undef\n  %y = sub i8 %x, %x\n  ret i8 %y\n}");
    assert_eq!(different(&same), 1, "{same:?}");
}

#[test]
fn addresses_may_meet_again_or_not() {
    let reused = results(
        "declare ptr @malloc(i64)
         declare void @free(ptr)
         define i1 @f() {
           %p = call ptr @malloc(i64 24)
           %a = ptrtoint ptr %p to i64
           call void @free(ptr %p)
           %q = call ptr @malloc(i64 24)
           %b = ptrtoint ptr %q to i64
           call void @free(ptr %q)
           %same = icmp eq i64 %a, %b
           ret i1 %same
         }",
    );
    assert_eq!(different(&reused), 2, "{reused:?}");
}

#[test]
fn the_sign_of_a_nan_is_open() {
    let made = results(
        "define i64 @f() {
           %x = fdiv double 0.0, 0.0
           %y = bitcast double %x to i64
           ret i64 %y
         }",
    );
    assert!(different(&made) > 1, "{made:?}");
}

#[test]
fn defined_results_do_not_depend_on_seeds() {
    let sum = results(
        "define i32 @f() {
           %p = alloca [16 x i32]
           br label %loop
         loop:
           %i = phi i32 [ 0, %0 ], [ %n, %loop ]
           %s = phi i32 [ 0, %0 ], [ %t, %loop ]
           %at = getelementptr [16 x i32], ptr %p, i64 0, i32 %i
           store i32 %i, ptr %at
           %v = load i32, ptr %at
           %t = add i32 %s, %v
           %n = add i32 %i, 1
           %c = icmp eq i32 %n, 16
           br i1 %c, label %end, label %loop
         end:
           ret i32 %t
         }",
    );
    assert_eq!(different(&sum), 1, "{sum:?}");
}
