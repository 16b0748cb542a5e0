//! Programs that use as much memory as they can of what is kept to find data races.

use crate::{again, large, once};

/// Declarations for programs with a second thread. The program's first thread waits for it in `@start`.
const SECOND: &str = "declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_mutex_lock(ptr)
declare i32 @pthread_mutex_unlock(ptr)
declare i32 @sched_yield()
@held = global [40 x i8] zeroinitializer
@ready = global i32 0
define ptr @second(ptr %x) {
  call void @work()
  store atomic i32 1, ptr @ready monotonic, align 4
  %r = call i32 @pthread_mutex_lock(ptr @held)
  ret ptr null
}
define void @start() {
  %t = alloca i64
  %l = call i32 @pthread_mutex_lock(ptr @held)
  %r = call i32 @pthread_create(ptr %t, ptr null, ptr @second, ptr null)
  br label %spin
spin:
  %y = call i32 @sched_yield()
  %f = load atomic i32, ptr @ready monotonic, align 4
  %c = icmp eq i32 %f, 1
  br i1 %c, label %end, label %spin
end:
  ret void
}";

/// A second thread that does nothing but exist.
const IDLE: &str = "define void @work() {\n  ret void\n}";

/// Stores of two instructions to alternate bytes.
const ALTERNATE: &str = "define void @work() {
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %n, %loop ]
  %p = getelementptr i8, ptr @large, i64 %i
  %q = getelementptr i8, ptr %p, i64 1
  store i8 1, ptr %p
  store i8 2, ptr %q
  %n = add i64 %i, 2
  %c = icmp ult i64 %n, 1000000
  br i1 %c, label %loop, label %end
end:
  ret void
}";

/// Returns each program's description, its text, and whether the account ends it.
pub(crate) fn programs() -> Vec<(&'static str, String, bool)> {
    let with = |work: &str| large(&format!("{SECOND}\n{work}"));
    let start = "call void @start()";
    vec![
        (
            "a fill while there are two threads",
            once(&with(IDLE), "call void @start()\n call void @fill()\n call void @fill()\n ret i32 0\nnext:")
                .replace("%entry ]", "%next ]"),
            false,
        ),
        (
            "a large fill while there are two threads",
            once(
                &format!("{}\n@huge = internal global [14000000 x i8] zeroinitializer", with(IDLE)),
                "call void @start()\n %z = call ptr @memset(ptr @huge, i32 1, i64 14000000)",
            ),
            true,
        ),
        (
            "accesses to parts of words",
            again(
                &with(IDLE),
                start,
                "%m = mul i64 %i, 2\n %o = and i64 %m, 4194302\n %p = getelementptr i8, ptr @large, i64 %o\n store i16 1, ptr %p",
            ),
            true,
        ),
        (
            "atomic objects",
            again(
                &with(IDLE),
                start,
                "%m = mul i64 %i, 8\n %o = and i64 %m, 4194296\n %p = getelementptr i8, ptr @large, i64 %o\n store atomic i64 1, ptr %p release, align 8",
            ),
            true,
        ),
        (
            "a fill of bytes that each race with another instruction",
            once(&with(ALTERNATE), "call void @start()\n call void @fill()"),
            true,
        ),
        (
            "objects that are freed while there are two threads",
            again(
                &format!("{}\ndeclare ptr @malloc(i64)\ndeclare void @free(ptr)", with(IDLE)),
                start,
                "%p = call ptr @malloc(i64 100000)\n store i8 1, ptr %p\n call void @free(ptr %p)\n %end = icmp eq i64 %i, 100000\n br i1 %end, label %out, label %go\nout:\n ret i32 0\ngo:",
            )
            .replace("[ %n, %loop ]", "[ %n, %go ]"),
            false,
        ),
    ]
}
