//! Exploration: the executions of small programs, each once, and their schedules.

use std::collections::BTreeSet;

use draig_interp::host::Closed;
use draig_interp::{Explorer, Model, Options, Outcome, RunResult};
use draig_runtime::run_scheduled;
use draig_verify::verify;

use super::litmus::{ATTEMPT, HOLD, LOCKED_ADD, buffering, crossed, guarded, nested, of_two, publish, sent};
use super::{DECLARED, module_of};

/// Returns the ends of all executions of a program under sequential consistency, and the number of runs that were given
/// up or blocked.
fn explored(text: &str) -> (Vec<(String, RunResult)>, u64) {
    explored_in(Model::Sequential, text)
}

/// Returns the ends of all executions of a program in a memory model, and the number of runs that were given up or blocked.
pub(super) fn explored_in(model: Model, text: &str) -> (Vec<(String, RunResult)>, u64) {
    let module = module_of(text.as_bytes());
    let verified = verify(&module).expect("it verifies");
    let (mut explorer, mut ends, mut given_up) = (Explorer::new(model), Vec::new(), 0);
    loop {
        let ended = run_scheduled(&verified, &Options::default(), &mut Closed::default(), &mut explorer);
        match explorer.is_pruned() || explorer.is_blocked() {
            true => given_up += 1,
            false => ends.push((explorer.schedule(), ended)),
        }
        assert!(ends.len() < 1000, "too many executions");
        if !explorer.advance() {
            break;
        }
    }
    // Every schedule leads to the same end again.
    for (schedule, ended) in &ends {
        let mut explorer = Explorer::replay(schedule).expect("a schedule");
        let again = run_scheduled(&verified, &Options::default(), &mut Closed::default(), &mut explorer);
        assert_eq!(explorer.schedule(), *schedule);
        assert_eq!(format!("{:?}", again.outcome), format!("{:?}", ended.outcome));
        assert_eq!((again.execution, again.races.len()), (ended.execution, ended.races.len()));
    }
    (ends, given_up)
}

fn count(ends: &[(String, RunResult)], is_it: impl Fn(&Outcome) -> bool) -> usize {
    ends.iter().filter(|(_, ended)| is_it(&ended.outcome)).count()
}

#[test]
fn exploration_runs_each_order_of_conflicting_operations_once() {
    let [first, second] = buffering("seq_cst", "");
    let (ends, given_up) = explored(&of_two(&first, &second));
    assert_eq!((ends.len(), given_up), (3, 0));
    let seen: BTreeSet<u64> = ends.iter().map(|(_, ended)| ended.execution.reads).collect();
    assert_eq!(seen.len(), 3);
    // Accesses to other objects, and loads alone, are in no order.
    let (ends, _) = explored(&of_two(
        "  store atomic i32 1, ptr @x seq_cst, align 4\n  %a = load atomic ptr, ptr @m seq_cst, align 8",
        "  store atomic i64 1, ptr @y seq_cst, align 8\n  %a = load atomic ptr, ptr @m seq_cst, align 8",
    ));
    assert_eq!(ends.len(), 1);
    let (ends, _) = explored(&of_two(LOCKED_ADD, LOCKED_ADD));
    assert_eq!(ends.len(), 2);
    assert!(ends.iter().all(|(_, ended)| ended.races.is_empty()));
    // A race is found in one of the orders.
    let (ends, _) = explored(&of_two(&guarded("monotonic"), &publish("monotonic")));
    let racy = ends.iter().filter(|(_, ended)| !ended.races.is_empty()).count();
    assert_eq!((ends.len(), racy), (2, 1));
}

#[test]
fn exploration_finds_deadlocks_and_lost_signals() {
    let locks = "@n = global [40 x i8] zeroinitializer\n@c = global [48 x i8] zeroinitializer
declare i32 @pthread_cond_signal(ptr)\ndeclare i32 @pthread_mutex_trylock(ptr)\ndefine";
    let of = |first: &str, second: &str| of_two(first, second).replacen("define", locks, 1);
    let (ends, _) = explored(&of(&nested("m", "n"), &nested("n", "m")));
    let deadlocks = count(&ends, |end| matches!(end, Outcome::Deadlock(_)));
    let exits = count(&ends, |end| matches!(end, Outcome::Exit(0)));
    assert!(deadlocks > 0 && exits >= 2 && deadlocks + exits == ends.len(), "{deadlocks} of {}", ends.len());
    let (ends, _) = explored(&of(&nested("m", "n"), &nested("m", "n")));
    assert_eq!((ends.len(), count(&ends, |end| matches!(end, Outcome::Exit(0)))), (2, 2));
    let wait = "  call i32 @pthread_mutex_lock(ptr @m)
  call i32 @pthread_cond_wait(ptr @c, ptr @m)
  call i32 @pthread_mutex_unlock(ptr @m)";
    let (ends, _) = explored(&of(wait, "  call i32 @pthread_cond_signal(ptr @c)"));
    assert!(count(&ends, |end| matches!(end, Outcome::Deadlock(_))) > 0);
    assert!(count(&ends, |end| matches!(end, Outcome::Exit(0))) > 0);
    // An attempt fails while the other thread holds the lock, and not before or after.
    let (ends, _) = explored(&of(ATTEMPT, HOLD));
    assert_eq!(count(&ends, |end| matches!(end, Outcome::Exit(0))), ends.len());
    assert!(ends.len() >= 3, "{}", ends.len());
}

/// Returns the number of executions of two threads in RC11, each of which is another one.
fn graphs([first, second]: &[impl AsRef<str>; 2]) -> usize {
    let (ends, _) = explored_in(Model::Rc11, &of_two(first.as_ref(), second.as_ref()));
    let different: BTreeSet<_> = ends.iter().map(|(_, ended)| ended.execution).collect();
    assert_eq!(different.len(), ends.len(), "an execution is run twice");
    assert_eq!(count(&ends, |end| matches!(end, Outcome::Exit(0))), ends.len());
    ends.len()
}

/// The numbers are those of the model, counted by hand: of the stores that loads read, times the orders of stores.
#[test]
fn exploration_of_weak_memory_runs_each_graph_once() {
    assert_eq!(graphs(&buffering("monotonic", "")), 4);
    assert_eq!(graphs(&buffering("monotonic", "fence acq_rel")), 4);
    assert_eq!(graphs(&buffering("monotonic", "fence seq_cst")), 3);
    assert_eq!(graphs(&buffering("seq_cst", "")), 3);
    assert_eq!(graphs(&sent("monotonic", "monotonic")), 4);
    assert_eq!(graphs(&sent("release", "acquire")), 3);
    assert_eq!(graphs(&sent("release", "monotonic")), 4);
    assert_eq!((graphs(&crossed("monotonic")), graphs(&crossed("seq_cst"))), (4, 3));
    // Load buffering is left out.
    let late = |own: &str, other: &str| {
        format!(
            "  %a = load atomic i32, ptr @{other} monotonic, align 4\n  store atomic i32 1, ptr @{own} monotonic, align 4"
        )
    };
    assert_eq!(graphs(&[late("x", "y"), late("y", "x")]), 3);
    // Operations that read and store follow one another, and an exchange fails after another one.
    let add = "  %o = atomicrmw add ptr @x, i32 1 monotonic";
    assert_eq!(graphs(&[add, add]), 2);
    let exchange = |to: u32| format!("  %o = cmpxchg ptr @x, i32 5, i32 {to} acq_rel monotonic");
    assert_eq!(graphs(&[exchange(1), exchange(2)]), 2);
    // A later load reads nothing older.
    let twice = "  %a = load atomic i32, ptr @x monotonic, align 4\n  %b = load atomic i32, ptr @x monotonic, align 4";
    assert_eq!(graphs(&["  store atomic i32 1, ptr @x monotonic, align 4", twice]), 3);
}

#[test]
fn exploration_of_weak_memory_finds_races_and_refuses_locks() {
    let racy = |first: &str, second: &str| {
        let (ends, _) = explored_in(Model::Rc11, &of_two(first, second));
        (ends.len(), ends.iter().filter(|(_, ended)| !ended.races.is_empty()).count())
    };
    assert_eq!(racy(&guarded("monotonic"), &publish("release")), (2, 1));
    assert_eq!(racy(&guarded("acquire"), &publish("release")), (2, 0));
    let twice = "  call i32 @sem_post(ptr @m)\n  call i32 @sem_post(ptr @m)";
    let text = of_two(twice, twice) + "declare i32 @sem_post(ptr)\n";
    let module = module_of(text.as_bytes());
    let verified = verify(&module).expect("it verifies");
    let mut explorer = Explorer::new(Model::Rc11);
    let ended = run_scheduled(&verified, &Options::default(), &mut Closed::default(), &mut explorer);
    assert!(matches!(ended.outcome, Outcome::Unsupported(_)), "{:?}", ended.outcome);
}

/// Critical sections come in each order once; a thread that waits for a lock goes no further in the executions in which
/// it comes too early, which are not counted.
#[test]
fn exploration_of_weak_memory_takes_locks_in_each_order() {
    let (ends, _) = explored_in(Model::Rc11, &of_two(LOCKED_ADD, LOCKED_ADD));
    assert_eq!((ends.len(), count(&ends, |end| matches!(end, Outcome::Exit(0)))), (2, 2));
    assert!(ends.iter().all(|(_, ended)| ended.races.is_empty()));
    // A load without the lock is a race in one order, or in both.
    let (ends, _) = explored_in(Model::Rc11, &of_two(LOCKED_ADD, "  %a = load i32, ptr @x"));
    assert!(ends.iter().all(|(_, ended)| !ended.races.is_empty()));
    let locks = "@n = global [40 x i8] zeroinitializer\ndeclare i32 @pthread_mutex_trylock(ptr)\ndefine";
    let of = |first: &str, second: &str| of_two(first, second).replacen("define", locks, 1);
    let (ends, _) = explored_in(Model::Rc11, &of(&nested("m", "n"), &nested("n", "m")));
    let deadlocks = count(&ends, |end| matches!(end, Outcome::Deadlock(_)));
    assert_eq!((deadlocks, count(&ends, |end| matches!(end, Outcome::Exit(0)))), (1, 2));
    let (ends, _) = explored_in(Model::Rc11, &of(&nested("m", "n"), &nested("m", "n")));
    assert_eq!((ends.len(), count(&ends, |end| matches!(end, Outcome::Exit(0)))), (2, 2));
    // An attempt fails, or comes first or last.
    let (ends, _) = explored_in(Model::Rc11, &of(ATTEMPT, HOLD));
    assert_eq!((ends.len(), count(&ends, |end| matches!(end, Outcome::Exit(0)))), (3, 3));
}

/// A loop that only reads ends in the round in which it reads what it waits for; executions in which an earlier one reads
/// something else are not counted.
#[test]
fn rounds_of_loops_that_only_read_are_not_explored() {
    let publish = publish("release");
    let spin = "  br label %again
again:
  %f = load atomic i64, ptr @y acquire, align 8
  %c = icmp eq i64 %f, 1
  br i1 %c, label %done, label %again
done:
  %a = load i32, ptr @x";
    // The value goes through a variable, as without optimization.
    let spilled = "  %v = alloca i64
  br label %again
again:
  %f = load atomic i64, ptr @y acquire, align 8
  store i64 %f, ptr %v
  %g = load i64, ptr %v
  %c = icmp eq i64 %g, 1
  br i1 %c, label %done, label %again
done:
  %a = load i32, ptr @x";
    let exchange = "  br label %again
again:
  %o = cmpxchg ptr @y, i64 1, i64 2 acquire monotonic
  %c = extractvalue { i64, i1 } %o, 1
  br i1 %c, label %done, label %again
done:
  %a = load i32, ptr @x";
    for model in [Model::Sequential, Model::Rc11] {
        for wait in [spin, spilled, exchange] {
            for text in [of_two(wait, &publish), of_two(&publish, wait)] {
                let (ends, _) = explored_in(model, &text);
                assert_eq!((ends.len(), count(&ends, |end| matches!(end, Outcome::Exit(0)))), (1, 1), "{text}");
                assert!(ends[0].1.races.is_empty());
            }
        }
        // Nobody writes what it waits for.
        let (ends, _) = explored_in(model, &of_two(spin, "  store atomic i64 2, ptr @y release, align 8"));
        assert_eq!(count(&ends, |end| matches!(end, Outcome::Deadlock(_))), ends.len());
        assert!(!ends.is_empty());
        // Rounds that are counted are not the same.
        let counted = "  br label %again
again:
  %i = phi i32 [ 0, %ENTRY ], [ %j, %again ]
  %f = load atomic i64, ptr @y acquire, align 8
  %j = add i32 %i, 1
  %n = icmp eq i32 %j, 3
  %g = icmp eq i64 %f, 1
  %c = or i1 %n, %g
  br i1 %c, label %done, label %again
done:";
        let counted = format!("  br label %before\nbefore:\n{}", counted.replace("%ENTRY", "%before"));
        let (ends, _) = explored_in(model, &of_two(&counted, &publish));
        assert_eq!((ends.len(), count(&ends, |end| matches!(end, Outcome::Exit(0)))), (4, 4));
    }
}

/// Locks that spin in nested loops and called functions, and try exchanges that store what was there.
#[test]
fn rounds_of_loops_that_only_try_are_not_explored() {
    let functions = "
define void @awaits(ptr %l) {
  br label %again
again:
  %f = load atomic i64, ptr %l monotonic, align 8
  %c = icmp eq i64 %f, 0
  br i1 %c, label %done, label %again
done:
  ret void
}
define i1 @exchanges(ptr %l) {
  %o = cmpxchg ptr %l, i64 0, i64 1 acquire monotonic
  %c = extractvalue { i64, i1 } %o, 1
  ret i1 %c
}
define i1 @swaps(ptr %l) {
  %o = atomicrmw xchg ptr %l, i64 1 acquire
  %c = icmp eq i64 %o, 0
  ret i1 %c
}
define void @takes(ptr %l) {
  br label %again
again:
  AWAITS
  %c = call i1 @TRIES(ptr %l)
  br i1 %c, label %done, label %again
done:
  ret void
}";
    let taken = "  call void @takes(ptr @y)
  %n = load i32, ptr @x
  %m = add i32 %n, 1
  store i32 %m, ptr @x";
    let given_up = format!("{taken}\n  store atomic i64 0, ptr @y release, align 8");
    for model in [Model::Sequential, Model::Rc11] {
        for tries in ["exchanges", "swaps"] {
            // A thread that comes second has seen before that the lock is free, or only afterwards.
            for (awaits, executions) in [("call void @awaits(ptr %l)", 4), ("", 2)] {
                let functions = functions.replace("AWAITS", awaits).replace("TRIES", tries);
                let of = |first: &str| of_two(first, &given_up) + &functions;
                let (ends, _) = explored_in(model, &of(&given_up));
                assert_eq!(ends.len(), executions, "{tries} {awaits} {model:?}");
                assert_eq!(count(&ends, |end| matches!(end, Outcome::Exit(0))), executions);
                assert!(ends.iter().all(|(_, ended)| ended.races.is_empty()));
                // Who comes second waits for ever if the first one keeps the lock.
                let (ends, _) = explored_in(model, &of(taken));
                assert!(count(&ends, |end| matches!(end, Outcome::Deadlock(_))) > 0, "{tries} {awaits} {model:?}");
            }
        }
    }
}

/// Conditions, reader-writer locks and barriers, with which weak memory has as many executions as sequential consistency.
#[test]
fn exploration_of_weak_memory_knows_conditions_and_locks_and_barriers() {
    let declared = "
declare i32 @pthread_cond_signal(ptr)
declare i32 @pthread_cond_broadcast(ptr)
declare i32 @pthread_rwlock_rdlock(ptr)
declare i32 @pthread_rwlock_wrlock(ptr)
declare i32 @pthread_rwlock_tryrdlock(ptr)
declare i32 @pthread_rwlock_unlock(ptr)
@c = global [48 x i8] zeroinitializer
@l = global [56 x i8] zeroinitializer
@b = global [32 x i8] c\"\\02\\00\\00\\00\\00\\00\\00\\00\\00\\00\\00\\00\\00\\00\\00\\00\\00\\00\\00\\00\\00\\00\\00\\00\\00\\00\\00\\00\\00\\00\\00\\00\"";
    let lock = "call i32 @pthread_mutex_lock(ptr @m)";
    let unlock = "call i32 @pthread_mutex_unlock(ptr @m)";
    let sends = |signal: &str| {
        format!("  {lock}\n  store i64 1, ptr @y\n  call i32 @pthread_cond_{signal}(ptr @c)\n  {unlock}")
    };
    let waits = format!(
        "  {lock}
  br label %again
again:
  %f = load i64, ptr @y
  %is = icmp eq i64 %f, 1
  br i1 %is, label %done, label %wait
wait:
  call i32 @pthread_cond_wait(ptr @c, ptr @m)
  br label %again
done:
  {unlock}"
    );
    // Without looking at what it waits for, a thread may wait for ever.
    let looks_away = format!("  {lock}\n  call i32 @pthread_cond_wait(ptr @c, ptr @m)\n  {unlock}");
    let writes = "  call i32 @pthread_rwlock_wrlock(ptr @l)
  %n = load i32, ptr @x
  %o = add i32 %n, 1
  store i32 %o, ptr @x
  call i32 @pthread_rwlock_unlock(ptr @l)";
    let reads = "  call i32 @pthread_rwlock_rdlock(ptr @l)
  %n = load i32, ptr @x
  call i32 @pthread_rwlock_unlock(ptr @l)";
    let tries = "  %t = call i32 @pthread_rwlock_tryrdlock(ptr @l)
  %c = icmp eq i32 %t, 0
  br i1 %c, label %yes, label %no
yes:
  %n = load i32, ptr @x
  call i32 @pthread_rwlock_unlock(ptr @l)
  br label %no
no:";
    let meets = |before: &str, after: &str| {
        format!(
            "  {before}\n  call i32 @pthread_barrier_wait(ptr @b)\n  {after}\n  call i32 @pthread_barrier_wait(ptr @b)"
        )
    };
    let is_deadlock = |end: &Outcome| matches!(end, Outcome::Deadlock(_));
    for (first, second, executions, deadlocks) in [
        (waits.as_str(), sends("signal").as_str(), 2, 0),
        (waits.as_str(), sends("broadcast").as_str(), 2, 0),
        (sends("signal").as_str(), waits.as_str(), 2, 0),
        (looks_away.as_str(), sends("signal").as_str(), 2, 1),
        (writes, writes, 2, 0),
        (writes, reads, 2, 0),
        (reads, writes, 2, 0),
        (writes, tries, 3, 0),
        (meets("store i32 3, ptr @x", "").as_str(), meets("", "%n = load i32, ptr @x").as_str(), 1, 0),
    ] {
        for model in [Model::Sequential, Model::Rc11] {
            let (ends, _) = explored_in(model, &(of_two(first, second) + declared));
            let found = (ends.len(), count(&ends, is_deadlock));
            assert_eq!(found, (executions, deadlocks), "{model:?} {first} {second}");
            assert!(ends.iter().all(|(_, ended)| ended.races.is_empty()), "{model:?} {first} {second}");
            assert_eq!(count(&ends, |end| matches!(end, Outcome::Exit(0))), executions - deadlocks);
        }
    }
    // Readers write without an order.
    let shared = writes.replace("wrlock", "rdlock");
    for model in [Model::Sequential, Model::Rc11] {
        let (ends, _) = explored_in(model, &(of_two(&shared, &shared) + declared));
        assert!(ends.iter().all(|(_, ended)| !ended.races.is_empty()), "{model:?}");
    }
}

/// While one thread holds a lock, and waits until two others have come, these take it in either order afterwards.
#[test]
fn threads_that_wait_for_a_lock_take_it_in_each_order() {
    for (take, give) in [("pthread_mutex_lock", "pthread_mutex_unlock"), ("sem_wait", "sem_post")] {
        let adds = "%o = atomicrmw add ptr @y, i32 1 seq_cst";
        let spins = "br label %again
again:
  %f = load atomic i32, ptr @y seq_cst, align 4
  %c = icmp eq i32 %f, 2
  br i1 %c, label %done, label %again
done:";
        let section = |number: u32, before: &str, during: &str| {
            format!(
                "define ptr @t{number}(ptr %p) {{
  {before}
  call i32 @{take}(ptr @m)
  %n = load i32, ptr @x
  %d = mul i32 %n, 10
  %e = add i32 %d, {number}
  store i32 %e, ptr @x
  {during}
  call i32 @{give}(ptr @m)
  ret ptr null
}}\n"
            )
        };
        let text = format!(
            "{DECLARED}
declare i32 @sem_wait(ptr)
declare i32 @sem_post(ptr)
declare i32 @sem_init(ptr, i32, i32)
@x = global i32 0
@y = global i32 0
@m = global [40 x i8] zeroinitializer
{}{}{}
define i32 @main() {{
  %a = alloca i64
  %b = alloca i64
  %c = alloca i64
  INIT
  call i32 @pthread_create(ptr %a, ptr null, ptr @t1, ptr null)
  call i32 @pthread_create(ptr %b, ptr null, ptr @t2, ptr null)
  call i32 @pthread_create(ptr %c, ptr null, ptr @t3, ptr null)
  %i = load i64, ptr %a
  %j = load i64, ptr %b
  %k = load i64, ptr %c
  call i32 @pthread_join(i64 %i, ptr null)
  call i32 @pthread_join(i64 %j, ptr null)
  call i32 @pthread_join(i64 %k, ptr null)
  %n = load i32, ptr @x
  ret i32 %n
}}",
            section(1, "", spins),
            section(2, adds, ""),
            section(3, adds, "")
        );
        let init = if take == "sem_wait" { "call i32 @sem_init(ptr @m, i32 0, i32 1)" } else { "" };
        let (ends, _) = explored(&text.replace("INIT", init));
        let status = |end: &RunResult| match end.outcome {
            Outcome::Exit(status) => status,
            _ => panic!("{:?}", end.outcome),
        };
        let found: BTreeSet<i32> = ends.iter().map(|(_, ended)| status(ended)).collect();
        assert_eq!(found, [123, 132, 213, 231, 312, 321].into());
        // The two come in either order.
        assert_eq!(ends.len(), 12);
    }
}
