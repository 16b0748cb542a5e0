//! Contexts, fibers, and what programs declare of their order and their races.

use draig_interp::Outcome;

use super::{ended, prints_as_natively};

#[test]
fn contexts() {
    prints_as_natively("contexts");
}

/// Returns the number of races of two threads that write a variable, around which each calls annotations.
fn races_between(before: &str, after: &str, declared: &str) -> usize {
    let write = format!("  {before}\n  store i32 1, ptr @x\n  {after}");
    let text = format!(
        "{declared}
@x = global i32 0
@lock = global i32 0
define ptr @other(ptr %argument) {{
{write}
  ret ptr null
}}
define i32 @main() {{
  %t = alloca i64
  call i32 @pthread_create(ptr %t, ptr null, ptr @other, ptr null)
{write}
  %n = load i64, ptr %t
  call i32 @pthread_join(i64 %n, ptr null)
  ret i32 0
}}"
    );
    let ended = ended(&text);
    assert!(matches!(ended.outcome, Outcome::Exit(0)), "{:?}", ended.outcome);
    ended.races.len()
}

#[test]
fn annotations_for_thread_sanitizer_order_and_overlook() {
    let declared = "
declare void @__tsan_acquire(ptr)
declare void @__tsan_release(ptr)
declare void @AnnotateIgnoreWritesBegin(ptr, i32)
declare void @AnnotateIgnoreWritesEnd(ptr, i32)
declare void @AnnotateIgnoreSyncBegin(ptr, i32)
declare void @AnnotateIgnoreSyncEnd(ptr, i32)
declare void @AnnotateBenignRaceSized(ptr, i32, ptr, i32, ptr)
declare void @__tsan_mutex_pre_lock(ptr, i32)
declare void @__tsan_mutex_post_lock(ptr, i32, i32)
declare i32 @__tsan_mutex_pre_unlock(ptr, i32)
declare void @__tsan_mutex_post_unlock(ptr, i32)";
    let races = |before: &str, after: &str| races_between(before, after, declared);
    assert_eq!(races("", ""), 1);
    assert_eq!(races("call void @__tsan_acquire(ptr @lock)", "call void @__tsan_release(ptr @lock)"), 0);
    let swap = "atomicrmw xchg ptr @lock, i32 1 acq_rel";
    let swapped = format!("%o = {swap}");
    assert_eq!(races(&swapped, &format!("%p = {swap}")), 0);
    // Without its order, an atomic operation does not order.
    let unseen = |name: &str| {
        format!(
            "call void @AnnotateIgnoreSyncBegin(ptr null, i32 0)\n  %{name} = {swap}\n  call void @AnnotateIgnoreSyncEnd(ptr null, i32 0)"
        )
    };
    assert_eq!(races(&unseen("o"), &unseen("p")), 1);
    // Nor does what is done within the annotations of a lock, but for the annotations themselves.
    let taken = |flags: u32| {
        format!(
            "call void @__tsan_mutex_pre_lock(ptr @lock, i32 0)\n  %o = {swap}\n  call void @__tsan_mutex_post_lock(ptr @lock, i32 {flags}, i32 0)"
        )
    };
    let given = format!(
        "call i32 @__tsan_mutex_pre_unlock(ptr @lock, i32 0)\n  %p = {swap}\n  call void @__tsan_mutex_post_unlock(ptr @lock, i32 0)"
    );
    assert_eq!((races(&taken(0), &given), races(&taken(32), &given)), (0, 1));
    assert_eq!(
        races(
            "call void @AnnotateIgnoreWritesBegin(ptr null, i32 0)",
            "call void @AnnotateIgnoreWritesEnd(ptr null, i32 0)"
        ),
        0
    );
    assert_eq!(races("call void @AnnotateBenignRaceSized(ptr null, i32 0, ptr @x, i32 4, ptr null)", ""), 0);
}

/// Steps of a fiber are ordered by switches alone, unless these are to order nothing.
#[test]
fn fibers_race_like_threads() {
    for (flags, races) in [(0, 0), (1, 1)] {
        let text = format!(
            "
declare ptr @__tsan_get_current_fiber()
declare ptr @__tsan_create_fiber(i32)
declare void @__tsan_switch_to_fiber(ptr, i32)
declare void @__tsan_destroy_fiber(ptr)
@x = global i32 0
define i32 @main() {{
  %own = call ptr @__tsan_get_current_fiber()
  %fiber = call ptr @__tsan_create_fiber(i32 0)
  store i32 1, ptr @x
  call void @__tsan_switch_to_fiber(ptr %fiber, i32 {flags})
  store i32 2, ptr @x
  call void @__tsan_switch_to_fiber(ptr %own, i32 0)
  store i32 3, ptr @x
  call void @__tsan_destroy_fiber(ptr %fiber)
  ret i32 0
}}"
        );
        let ended = ended(&text);
        assert!(matches!(ended.outcome, Outcome::Exit(0)), "{:?}", ended.outcome);
        assert_eq!(ended.races.len(), races);
    }
    let text = "
declare void @__tsan_switch_to_fiber(ptr, i32)
define i32 @main() {
  call void @__tsan_switch_to_fiber(ptr inttoptr (i64 77 to ptr), i32 0)
  ret i32 0
}";
    assert!(matches!(ended(text).outcome, Outcome::Undefined(_)));
}
