//! Atomic loads that read older stores: under seeds, each outcome that the memory model allows, and no other.

use std::collections::BTreeSet;

use draig_interp::host::Closed;
use draig_interp::{Execution, Model, Options, Outcome, RunResult};
use draig_runtime::run;
use draig_verify::verify;

use super::explore::explored_in;
use super::{DECLARED, litmus, module_of, races, run_text};

/// The number of a thread that loads nothing.
const NONE: &str = "\n  %r = add i32 0, 0";

/// Returns the pairs of numbers that two threads return under some of 600 seeds.
fn outcomes(first: &str, second: &str) -> BTreeSet<(i32, i32)> {
    let text = format!(
        "{DECLARED}
@x = global i32 0
@y = global i32 0
define ptr @one(ptr %p) {{
{first}
  store i32 %r, ptr %p
  ret ptr null
}}
define ptr @two(ptr %p) {{
{second}
  store i32 %r, ptr %p
  ret ptr null
}}
define i32 @main() {{
  %t = alloca [2 x i64]
  %u = getelementptr i64, ptr %t, i64 1
  %r = alloca [2 x i32]
  %s = getelementptr i32, ptr %r, i64 1
  call i32 @pthread_create(ptr %t, ptr null, ptr @one, ptr %r)
  call i32 @pthread_create(ptr %u, ptr null, ptr @two, ptr %s)
  %id1 = load i64, ptr %t
  %id2 = load i64, ptr %u
  call i32 @pthread_join(i64 %id1, ptr null)
  call i32 @pthread_join(i64 %id2, ptr null)
  %a = load i32, ptr %r
  %b = load i32, ptr %s
  %x = load i32, ptr @x
  %y = load i32, ptr @y
  %ab = mul i32 %a, 10
  %xy = mul i32 %x, 10
  %low = add i32 %xy, %y
  %high = add i32 %ab, %b
  %hundred = mul i32 %high, 100
  %all = add i32 %hundred, %low
  ret i32 %all
}}"
    );
    let of = |seed| match run_text(text.as_bytes(), seed) {
        (RunResult { outcome: Outcome::Exit(status), .. }, _) => (status / 100, status % 100),
        (other, _) => panic!("{other:?}"),
    };
    (0..600).map(of).collect()
}

/// Store buffering, message passing, and two threads that store to two objects each (Lahav et al. 2017).
#[test]
fn loads_read_what_the_model_allows() {
    let of = |outcomes: BTreeSet<(i32, i32)>| outcomes.into_iter().map(|(high, _)| high).collect::<BTreeSet<i32>>();
    let buffering = |order: &str, fence: &str| {
        let [first, second] = litmus::buffering(order, fence);
        of(outcomes(&first, &second))
    };
    assert_eq!(buffering("monotonic", ""), [0, 1, 10, 11].into());
    assert_eq!(buffering("monotonic", "fence acq_rel"), [0, 1, 10, 11].into());
    assert_eq!(buffering("monotonic", "fence seq_cst"), [1, 10, 11].into());
    assert_eq!(buffering("seq_cst", ""), [1, 10, 11].into());
    let sent = |store: &str, load: &str| {
        let [first, second] = litmus::sent(store, load);
        let second = second + "\n  %two = mul i32 %f, 2\n  %r = add i32 %two, %d";
        of(outcomes(&(first + NONE), &second))
    };
    assert_eq!(sent("monotonic", "monotonic"), [0, 1, 2, 3].into());
    assert_eq!(sent("release", "acquire"), [0, 1, 3].into());
    assert_eq!(sent("release", "monotonic"), [0, 1, 2, 3].into());
    let both = |order: &str| {
        let [first, second] = litmus::crossed(order);
        let last = outcomes(&(first + NONE), &(second + NONE));
        last.into_iter().map(|(_, low)| low).collect::<BTreeSet<i32>>()
    };
    assert_eq!(both("monotonic"), [11, 12, 21, 22].into());
    assert_eq!(both("seq_cst"), [12, 21, 22].into());
    // Two additions, of which each reads the other's or the beginning, are never both lost.
    let add = "  %r = atomicrmw add ptr @x, i32 1 monotonic";
    assert_eq!(outcomes(add, add), [(1, 20), (10, 20)].into());
}

/// Pointers and parts of values among older stores, and stores of other sizes.
#[test]
fn older_stores_keep_pointers_and_sizes_may_differ() {
    let first = "  %one = call ptr @malloc(i64 8)
  store i64 3, ptr %one
  store atomic ptr %one, ptr @y release, align 8
  %two = call ptr @malloc(i64 8)
  store i64 4, ptr %two
  store atomic ptr %two, ptr @y release, align 8
  store atomic i32 5, ptr @y release, align 8";
    let second = "  %q = load atomic ptr, ptr @y acquire, align 8
  %c = icmp ugt ptr %q, inttoptr (i64 4294967295 to ptr)
  br i1 %c, label %end, label %small
small:
  %n = icmp ult ptr %q, inttoptr (i64 6 to ptr)
  br i1 %n, label %end, label %read
read:
  %a = load i64, ptr %q
  %is = icmp ult i64 %a, 5
  br i1 %is, label %end, label %wrong
wrong:
  call void @free(ptr null)
  br label %end
end:";
    assert_eq!(races(first, second), (0, false));
}

/// Returns a program whose threads access `x` and `y`.
fn of_threads(threads: &[String]) -> String {
    let mut text = format!("{DECLARED}@x = global i32 0\n@y = global i32 0\n@z = global i32 0\n");
    let (mut starts, mut joins) = (String::new(), String::new());
    for (at, body) in threads.iter().enumerate() {
        text += &format!("define ptr @thread{at}(ptr %p) {{\n{body}  ret ptr null\n}}\n");
        starts += &format!(
            "  %t{at} = alloca i64\n  call i32 @pthread_create(ptr %t{at}, ptr null, ptr @thread{at}, ptr null)\n"
        );
        joins += &format!("  %id{at} = load i64, ptr %t{at}\n  call i32 @pthread_join(i64 %id{at}, ptr null)\n");
    }
    text + "define i32 @main() {\n" + &starts + &joins + "  ret i32 0\n}\n"
}

/// Returns the executions of a program under seeds, and those that RC11 allows.
fn seen_and_allowed(text: &str, seeds: u64) -> [BTreeSet<Execution>; 2] {
    let module = module_of(text.as_bytes());
    let verified = verify(&module).expect("it verifies");
    let of = |seed| run(&verified, &Options { seed, ..Options::default() }, &mut Closed::default()).execution;
    let allowed = explored_in(Model::Rc11, text).0.into_iter().map(|(_, ended)| ended.execution);
    [(0..seeds).map(of).collect(), allowed.collect()]
}

/// Two writers and two readers that acquire one object and read the other sequentially consistently; two fences around which
/// stores go from one thread to the next; and stores of which a reader that acquires sees less than the writer of another
/// object.
#[test]
fn sequentially_consistent_operations_may_have_another_order_than_their_execution() {
    let store =
        |object: char, value: u32, order: &str| format!("  store atomic i32 {value}, ptr @{object} {order}, align 4\n");
    let load = |object: char, order: &str| format!("  %{object} = load atomic i32, ptr @{object} {order}, align 4\n");
    let [strong, weak, acquire] = ["seq_cst", "monotonic", "acquire"];
    let read = |first, second| load(first, acquire) + &load(second, strong);
    let fence = "  fence seq_cst\n";
    let programs = [
        vec![store('x', 1, strong), read('x', 'y'), read('y', 'x'), store('y', 1, strong)],
        vec![
            load('y', weak) + fence + &load('z', weak),
            store('z', 1, weak) + fence + &store('x', 1, weak),
            load('x', weak) + &store('y', 1, weak),
        ],
        vec![
            load('x', acquire) + &load('y', strong),
            store('x', 1, strong) + &store('x', 2, strong),
            store('y', 1, strong) + &load('x', strong),
        ],
    ];
    for (program, count) in programs.iter().zip([16, 8, 18]) {
        let [seen, allowed] = seen_and_allowed(&of_threads(program), 3000);
        assert_eq!((seen.len(), allowed.len()), (count, count));
        assert!(seen == allowed);
    }
}

/// Programs of random operations have under seeds no execution that RC11 forbids.
#[test]
fn executions_of_random_programs_are_those_of_the_model() {
    let mut state = 1u64;
    let mut below = |bound: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % bound
    };
    let mut all = 0;
    for program in 0..16 {
        let mut threads = Vec::new();
        for _ in 0..3 {
            let mut body = String::new();
            for at in 0..2 + below(2) {
                let object = ["x", "y"][below(2)];
                body += &match below(7) {
                    0 | 1 => format!(
                        "  %l{at} = load atomic i32, ptr @{object} {}, align 4\n",
                        ["seq_cst", "acquire", "monotonic"][below(3)]
                    ),
                    2..=4 => format!(
                        "  store atomic i32 {}, ptr @{object} {}, align 4\n",
                        1 + below(9),
                        ["seq_cst", "seq_cst", "release", "monotonic"][below(4)]
                    ),
                    5 => format!(
                        "  %a{at} = atomicrmw add ptr @{object}, i32 1 {}\n",
                        ["seq_cst", "monotonic"][below(2)]
                    ),
                    _ => "  fence seq_cst\n".to_owned(),
                };
            }
            threads.push(body);
        }
        let [seen, allowed] = seen_and_allowed(&of_threads(&threads), 400);
        assert!(seen.is_subset(&allowed), "program {program}: {threads:#?}");
        all += seen.len();
    }
    assert!(all > 200, "{all} executions");
}

/// A thread that is about to wait is seen by who stores what it waits for, as natively, though RC11 alone would allow an
/// older number of waiters (the latch of GCC's library).
#[test]
fn threads_that_wait_in_the_kernel_are_seen() {
    let text = format!(
        "{DECLARED}
declare i64 @syscall(i64, ...)
@word = global i32 1
@waiters = global i32 0
define ptr @one(ptr %p) {{
  %w = atomicrmw sub ptr @word, i32 1 release
  %n = load atomic i32, ptr @waiters seq_cst, align 4
  %none = icmp eq i32 %n, 0
  br i1 %none, label %end, label %wake
wake:
  call i64 (i64, ...) @syscall(i64 202, ptr @word, i32 1, i32 1)
  br label %end
end:
  ret ptr null
}}
define i32 @main() {{
  %t = alloca i64
  call i32 @pthread_create(ptr %t, ptr null, ptr @one, ptr null)
  %n = atomicrmw add ptr @waiters, i32 1 seq_cst
  br label %again
again:
  %w = load atomic i32, ptr @word acquire, align 4
  %done = icmp eq i32 %w, 0
  br i1 %done, label %end, label %wait
wait:
  call i64 (i64, ...) @syscall(i64 202, ptr @word, i32 0, i32 %w, ptr null)
  br label %again
end:
  %id = load i64, ptr %t
  call i32 @pthread_join(i64 %id, ptr null)
  ret i32 0
}}"
    );
    for seed in 0..600 {
        let (result, _) = run_text(text.as_bytes(), seed);
        assert!(matches!(result.outcome, Outcome::Exit(0)), "seed {seed}: {:?}", result.outcome);
    }
}
