//! Atomic loads that read older stores: under seeds, each outcome that the memory model allows, and no other.

use std::collections::BTreeSet;

use draig_interp::{Outcome, RunResult};

use super::{DECLARED, races, run_text};

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
        let of = |own: &str, other: &str| {
            format!(
                "  store atomic i32 1, ptr @{own} {order}, align 4
  {fence}
  %r = load atomic i32, ptr @{other} {order}, align 4"
            )
        };
        outcomes(&of("x", "y"), &of("y", "x"))
    };
    assert_eq!(of(buffering("monotonic", "")), [0, 1, 10, 11].into());
    assert_eq!(of(buffering("monotonic", "fence acq_rel")), [0, 1, 10, 11].into());
    assert_eq!(of(buffering("monotonic", "fence seq_cst")), [1, 10, 11].into());
    assert_eq!(of(buffering("seq_cst", "")), [1, 10, 11].into());
    let sent = |store: &str, load: &str| {
        let first = format!(
            "  store atomic i32 1, ptr @x monotonic, align 4
  store atomic i32 1, ptr @y {store}, align 4
  %r = add i32 0, 0"
        );
        let second = format!(
            "  %f = load atomic i32, ptr @y {load}, align 4
  %d = load atomic i32, ptr @x monotonic, align 4
  %two = mul i32 %f, 2
  %r = add i32 %two, %d"
        );
        of(outcomes(&first, &second))
    };
    assert_eq!(sent("monotonic", "monotonic"), [0, 1, 2, 3].into());
    assert_eq!(sent("release", "acquire"), [0, 1, 3].into());
    assert_eq!(sent("release", "monotonic"), [0, 1, 2, 3].into());
    let both = |order: &str| {
        let of = |first: &str, second: &str| {
            format!(
                "  store atomic i32 1, ptr @{first} {order}, align 4
  store atomic i32 2, ptr @{second} {order}, align 4
  %r = add i32 0, 0"
            )
        };
        let last = outcomes(&of("x", "y"), &of("y", "x"));
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
