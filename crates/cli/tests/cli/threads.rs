//! `draig run` on programs with threads: races and deadlocks, as text and as JSON.

use serde_json::Value;

use crate::support::Folder;

/// One thread loads what another one stores, and branches on it.
pub(crate) const RACY: &str = "@x = global i32 0
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
define ptr @other(ptr %p) {
  store i32 1, ptr @x
  ret ptr null
}
define i32 @main() {
  %t = alloca i64
  %r = call i32 @pthread_create(ptr %t, ptr null, ptr @other, ptr null)
  %a = load i32, ptr @x
  %c = icmp eq i32 %a, 1
  br i1 %c, label %end, label %end
end:
  %id = load i64, ptr %t
  %s = call i32 @pthread_join(i64 %id, ptr null)
  ret i32 0
}
";

/// The only thread waits for a lock that it holds itself.
pub(crate) const DEADLOCK: &str = "@m = global [40 x i8] zeroinitializer
declare i32 @pthread_mutex_lock(ptr)
define i32 @main() {
  %a = call i32 @pthread_mutex_lock(ptr @m)
  %b = call i32 @pthread_mutex_lock(ptr @m)
  ret i32 0
}
";

/// Two threads that count without a lock, which is lost in some orders; then the program aborts.
pub(crate) const TURNS: &str = "@n = global i32 0
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare void @abort()
define ptr @count(ptr %p) {
  %a = load atomic i32, ptr @n seq_cst, align 4
  %b = add i32 %a, 1
  store atomic i32 %b, ptr @n seq_cst, align 4
  ret ptr null
}
define i32 @main() {
  %t = alloca [2 x i64]
  %u = getelementptr i64, ptr %t, i64 1
  %r = call i32 @pthread_create(ptr %t, ptr null, ptr @count, ptr null)
  %s = call i32 @pthread_create(ptr %u, ptr null, ptr @count, ptr null)
  %first = load i64, ptr %t
  %second = load i64, ptr %u
  %v = call i32 @pthread_join(i64 %first, ptr null)
  %w = call i32 @pthread_join(i64 %second, ptr null)
  %n = load i32, ptr @n
  %is = icmp eq i32 %n, 2
  br i1 %is, label %right, label %lost
right:
  ret i32 0
lost:
  call void @abort()
  unreachable
}
";

#[test]
fn all_orders_are_run_until_one_fails_which_can_be_run_again() {
    let folder = Folder::new("threads-explore");
    folder.file("turns.ll", TURNS);
    let run = folder.draig(&["run", "turns.ll", "--explore"]).input("").run();
    assert_eq!(run.status(), Some(134));
    let text = run.stderr();
    let schedule = text.split("`--schedule ").nth(1).and_then(|rest| rest.split('`').next()).expect("a schedule");
    assert!(text.contains(&format!("\n  signal 6: 1, first {schedule}\n")), "{text}");
    assert_eq!(folder.draig(&["run", "turns.ll", "--schedule", schedule]).run().status(), Some(134));
    assert_eq!(folder.draig(&["run", "turns.ll", "--schedule", "1x"]).run().status(), Some(73));
    // With an addition that is atomic, there are two orders, and both are right.
    let add = TURNS
        .replace("  %a = load atomic i32, ptr @n seq_cst, align 4\n", "  %a = atomicrmw add ptr @n, i32 1 seq_cst\n");
    folder.file("right.ll", add.replace("  store atomic i32 %b, ptr @n seq_cst, align 4\n", ""));
    let run = folder.draig(&["run", "right.ll", "--explore"]).input("").run();
    let text = run.stderr();
    assert!(
        text.starts_with("2 executions, all of them; 2 differ in what atomic loads read; 0 blocked; 0 runs"),
        "{text}"
    );
    assert_eq!(run.status(), Some(0));
    let some = folder.draig(&["run", "right.ll", "--explore=1"]).input("").run();
    assert!(some.stderr().starts_with("1 execution, not all; "), "{}", some.stderr());
    assert_eq!(some.status(), Some(72));
}

#[test]
fn relaxed_loads_read_older_stores_in_a_weak_model() {
    let folder = Folder::new("threads-model");
    let relaxed = TURNS.replace("seq_cst", "monotonic");
    folder.file("a.ll", &relaxed);
    let run = folder.draig(&["run", "a.ll", "--explore", "--model", "rc11"]).input("").run();
    assert_eq!(run.status(), Some(134));
    let text = run.stderr();
    let schedule = text.split("`--schedule ").nth(1).and_then(|rest| rest.split('`').next()).expect("a schedule");
    assert_eq!(folder.draig(&["run", "a.ll", "--schedule", schedule]).run().status(), Some(134));
    assert_eq!(folder.draig(&["run", "a.ll", "--schedule", "1,2-x"]).run().status(), Some(73));
}

/// When the load reads the store of the other thread, the stores after it are not there yet, but their objects have had
/// numbers.
#[test]
fn graphs_have_fewer_events_than_objects() {
    let globals: String = (0..40).map(|number| format!("@a{number} = global i32 0\n")).collect();
    let store = |name: &str| format!("  store atomic i32 1, ptr @{name} monotonic, align 4\n");
    let stores: String = (0..40).map(|number| store(&format!("a{number}"))).collect();
    let text = format!(
        "{globals}@x = global i32 0\n@y = global i32 0\n\
         declare i32 @pthread_create(ptr, ptr, ptr, ptr)\ndeclare i32 @pthread_join(i64, ptr)\n\
         define ptr @reader(ptr %p) {{\n  %r = load atomic i32, ptr @x monotonic, align 4\n{stores}  ret ptr null\n}}\n\
         define ptr @writer(ptr %p) {{\n{}{}  ret ptr null\n}}\n\
         define i32 @main() {{\n  %t = alloca i64\n  %u = alloca i64\n\
         \x20 %a = call i32 @pthread_create(ptr %t, ptr null, ptr @reader, ptr null)\n\
         \x20 %b = call i32 @pthread_create(ptr %u, ptr null, ptr @writer, ptr null)\n\
         \x20 %v = load i64, ptr %t\n  %c = call i32 @pthread_join(i64 %v, ptr null)\n\
         \x20 %w = load i64, ptr %u\n  %d = call i32 @pthread_join(i64 %w, ptr null)\n  ret i32 0\n}}\n",
        store("y"),
        store("x")
    );
    let folder = Folder::new("threads-objects");
    folder.file("a.ll", &text);
    let run = folder.draig(&["run", "a.ll", "--explore", "--model", "rc11"]).input("").run();
    assert!(run.stderr().starts_with("2 executions, all of them; "), "{}", run.stderr());
}

#[test]
fn a_race_is_a_warning_and_the_use_of_what_raced_is_undefined() {
    let folder = Folder::new("threads-races");
    folder.file("a.ll", RACY);
    let mut statuses = Vec::new();
    for seed in 0..16 {
        let done = folder.draig(&["run", "a.ll", "--seed", &seed.to_string()]).run();
        let (status, error) = (done.status(), done.stderr());
        assert!(error.starts_with("warning: data race: 4 bytes of @x "), "{error}");
        assert!(error.contains("  = note: written by thread 2: a.ll:5:3 in @other: store i32 1, ptr @x"), "{error}");
        assert!(error.contains("  = note: read by thread 1: a.ll:11:3 in @main: %a = load i32, ptr @x"), "{error}");
        if status == Some(70) {
            assert!(error.contains("the condition of the branch is undef [UB001]"), "{error}");
            let cause = "without an order between them, which is a data race: a.ll:5:3 in @other: store i32 1, ptr @x";
            assert!(error.contains(cause), "{error}");
            assert!(error.contains("value: undef propagates: a.ll:11:3 in @main: %a = load i32, ptr @x"), "{error}");
        }
        statuses.push(status);
    }
    // The load is undef only where the store came first.
    statuses.sort_unstable();
    statuses.dedup();
    assert_eq!(statuses, [Some(0), Some(70)]);
}

#[test]
fn a_race_ends_the_run_with_a_status_of_its_own() {
    let folder = Folder::new("threads-stop");
    folder.file("a.ll", RACY);
    let error = folder.draig(&["run", "a.ll", "--races", "stop"]).run().fails(74);
    assert!(error.starts_with("error: data race: 4 bytes of @x read by thread 1 and written by thread 2"), "{error}");
    assert!(error.contains("a.ll:5:3: in @other") && error.contains("a.ll:11:3 in @main"), "{error}");
    let error = folder.draig(&["run", "a.ll", "--races", "stop", "--json"]).run().fails(74);
    let json: Value = serde_json::from_str(&error).expect("one object");
    assert_eq!((&json["outcome"], &json["code"]), (&"data-race".into(), &"I0006".into()));
    let error = folder.draig(&["run", "a.ll", "--json"]).run().stderr();
    let json: Value = serde_json::from_str(error.lines().next().expect("a line")).expect("an object");
    assert_eq!(json["sides"][0]["access"], "read");
    assert_eq!(json["sides"][1]["location"]["line"], 5);
    // Ordered accesses are no race.
    let ordered = RACY.replace("store i32 1, ptr @x", "store atomic i32 1, ptr @x monotonic, align 4");
    folder.file("a.ll", ordered.replace("load i32, ptr @x", "load atomic i32, ptr @x monotonic, align 4"));
    for seed in ["0", "4", "5"] {
        assert_eq!(folder.draig(&["run", "a.ll", "--races", "stop", "--seed", seed]).run().succeeds(), "");
    }
}

#[test]
fn a_deadlock_has_a_status_of_its_own() {
    let folder = Folder::new("threads-deadlock");
    folder.file("a.ll", DEADLOCK);
    let error = folder.draig(&["run", "a.ll"]).run().fails(75);
    assert!(error.starts_with("error: deadlock: the only thread waits for "), "{error}");
}
