//! Programs of a few threads, and the texts of threads that tests of races, seeds and exploration have in common.

use super::DECLARED;

/// A program of two threads, each of which runs a function.
pub(super) fn of_two(first: &str, second: &str) -> String {
    format!(
        "{DECLARED}
declare ptr @malloc(i64)
declare void @free(ptr)
@x = global i32 5
@y = global i64 0
@m = global [40 x i8] zeroinitializer
define ptr @other(ptr %p) {{
{second}
  ret ptr null
}}
define void @first() {{
{first}
  ret void
}}
define i32 @main() {{
  %t = alloca i64
  call i32 @pthread_create(ptr %t, ptr null, ptr @other, ptr null)
  call void @first()
  %id = load i64, ptr %t
  call i32 @pthread_join(i64 %id, ptr null)
  %last = load i32, ptr @x
  %is = icmp eq i32 %last, 77
  br i1 %is, label %yes, label %no
yes:
  ret i32 0
no:
  ret i32 0
}}"
    )
}

/// Adds one to `x` under the lock `m`.
pub(super) const LOCKED_ADD: &str = "  call i32 @pthread_mutex_lock(ptr @m)
  %a = load i32, ptr @x
  %b = add i32 %a, 1
  store i32 %b, ptr @x
  call i32 @pthread_mutex_unlock(ptr @m)";

/// Takes the lock `m` and gives it back.
pub(super) const HOLD: &str = "  call i32 @pthread_mutex_lock(ptr @m)\n  call i32 @pthread_mutex_unlock(ptr @m)";

/// Takes the lock `m` if it is free.
pub(super) const ATTEMPT: &str = "  %e = call i32 @pthread_mutex_trylock(ptr @m)
  %c = icmp eq i32 %e, 0
  br i1 %c, label %give, label %end
give:
  call i32 @pthread_mutex_unlock(ptr @m)
  br label %end
end:";

/// Takes a lock while it holds another one.
pub(super) fn nested(outer: &str, inner: &str) -> String {
    format!(
        "  call i32 @pthread_mutex_lock(ptr @{outer})
  call i32 @pthread_mutex_lock(ptr @{inner})
  call i32 @pthread_mutex_unlock(ptr @{inner})
  call i32 @pthread_mutex_unlock(ptr @{outer})"
    )
}

/// Stores to `x`, then sets `y`.
pub(super) fn publish(order: &str) -> String {
    format!("  store i32 1, ptr @x\n  store atomic i64 1, ptr @y {order}, align 8")
}

/// Loads `x` if `y` is set.
pub(super) fn guarded(order: &str) -> String {
    format!(
        "  %f = load atomic i64, ptr @y {order}, align 8
  %c = icmp eq i64 %f, 1
  br i1 %c, label %read, label %end
read:
  %a = load i32, ptr @x
  br label %end
end:"
    )
}

/// Store buffering: each thread stores to one object and loads the other as `%r`.
pub(super) fn buffering(order: &str, fence: &str) -> [String; 2] {
    [("x", "y"), ("y", "x")].map(|(own, other)| {
        format!(
            "  store atomic i32 1, ptr @{own} {order}, align 4
  {fence}
  %r = load atomic i32, ptr @{other} {order}, align 4"
        )
    })
}

/// Message passing: stores to `x` and `y`; loads of `y` as `%f` and of `x` as `%d`.
pub(super) fn sent(store: &str, load: &str) -> [String; 2] {
    [
        format!("  store atomic i32 1, ptr @x monotonic, align 4\n  store atomic i32 1, ptr @y {store}, align 4"),
        format!("  %f = load atomic i32, ptr @y {load}, align 4\n  %d = load atomic i32, ptr @x monotonic, align 4"),
    ]
}

/// Stores of 1 and 2 to both objects, by each thread in another order.
pub(super) fn crossed(order: &str) -> [String; 2] {
    [("x", "y"), ("y", "x")].map(|(first, second)| {
        format!(
            "  store atomic i32 1, ptr @{first} {order}, align 4\n  store atomic i32 2, ptr @{second} {order}, align 4"
        )
    })
}
