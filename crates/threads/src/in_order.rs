//! Items that several threads make and one takes in order. The taking thread makes items itself while it
//! would otherwise wait. A taken item may be returned, so that its memory is reused for a later one and few
//! allocations are needed. Threads run only a few items ahead of the taking thread.

use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

/// Size of a group of worker threads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Team {
    /// Number of threads, including the caller's.
    pub threads: usize,
    /// Number of items per thread that may have been started but not yet taken.
    pub ahead: usize,
}

/// Calls `make` with each number below `count`, on all threads of the team, and `take` with each result, in
/// numeric order, on the caller's thread. Each thread has its own state from `worker`; `make` also receives
/// an item that `take` returned for reuse, if there is one.
///
/// # Errors
/// Returns the first error of `take`, which is not called again after it.
///
/// # Panics
/// Panics if `worker`, `make` or `take` panics.
pub fn in_order<T: Send, W, E>(
    count: usize,
    team: Team,
    worker: impl Fn() -> W + Sync,
    make: impl Fn(&mut W, usize, Option<T>) -> T + Sync,
    mut take: impl FnMut(usize, T) -> Result<Option<T>, E>,
) -> Result<(), E> {
    let queue = Queue { state: Mutex::new(State::new(count, team)), changed: Condvar::new() };
    let work = || {
        let _stop_others = StopOnPanic(&queue);
        let mut worker = worker();
        while let Some((at, spare)) = queue.wait_for_work() {
            queue.put(at, make(&mut worker, at, spare));
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..team.threads.min(count) {
            scope.spawn(work);
        }
        let _stop_others = StopOnPanic(&queue);
        let mut worker = worker();
        loop {
            match queue.next_turn() {
                Turn::Take(at, thing) => match take(at, thing) {
                    Ok(spare) => queue.taken(spare),
                    Err(error) => {
                        queue.stop();
                        return Err(error);
                    }
                },
                Turn::Make(at, spare) => queue.put(at, make(&mut worker, at, spare)),
                Turn::End => return Ok(()),
            }
        }
    })
}

/// The queue of items, in order: taken items, then items that are made or being made, then the rest.
struct Queue<T> {
    state: Mutex<State<T>>,
    /// Notified when an item is made or taken, and at the end.
    changed: Condvar,
}

struct State<T> {
    /// Items that are made and not taken yet, by number.
    made: Vec<Option<T>>,
    /// The first item that has not been started.
    next: usize,
    taken: usize,
    /// Number of items that may have been started but not yet taken.
    ahead: usize,
    /// Returned items, for reuse.
    spare: Vec<T>,
    stopped: bool,
}

/// Next action of the taking thread.
enum Turn<T> {
    Take(usize, T),
    Make(usize, Option<T>),
    End,
}

impl<T> State<T> {
    fn new(count: usize, team: Team) -> State<T> {
        State {
            made: std::iter::repeat_with(|| None).take(count).collect(),
            next: 0,
            taken: 0,
            ahead: team.threads.max(1).saturating_mul(team.ahead.max(1)),
            spare: Vec::new(),
            stopped: false,
        }
    }

    /// Begins the next item, unless it is too far ahead.
    fn begin(&mut self) -> Option<(usize, Option<T>)> {
        let at = self.next;
        if at >= self.made.len() || at - self.taken >= self.ahead {
            return None;
        }
        self.next += 1;
        Some((at, self.spare.pop()))
    }
}

impl<T> Queue<T> {
    fn lock(&self) -> MutexGuard<'_, State<T>> {
        // No state is left half changed: nothing between lock and release can panic.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait<'l>(&'l self, state: MutexGuard<'l, State<T>>) -> MutexGuard<'l, State<T>> {
        self.changed.wait(state).unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for an item to make; `None` if there is no more work.
    fn wait_for_work(&self) -> Option<(usize, Option<T>)> {
        let mut state = self.lock();
        loop {
            if state.stopped || state.next >= state.made.len() {
                return None;
            }
            if let Some(work) = state.begin() {
                return Some(work);
            }
            state = self.wait(state);
        }
    }

    fn put(&self, at: usize, thing: T) {
        self.lock().made[at] = Some(thing);
        self.changed.notify_all();
    }

    fn next_turn(&self) -> Turn<T> {
        let mut state = self.lock();
        loop {
            let at = state.taken;
            if state.stopped || at >= state.made.len() {
                return Turn::End;
            }
            if let Some(thing) = state.made[at].take() {
                return Turn::Take(at, thing);
            }
            if let Some((at, spare)) = state.begin() {
                return Turn::Make(at, spare);
            }
            state = self.wait(state);
        }
    }

    fn taken(&self, spare: Option<T>) {
        let mut state = self.lock();
        state.taken += 1;
        state.spare.extend(spare);
        drop(state);
        self.changed.notify_all();
    }

    fn stop(&self) {
        self.lock().stopped = true;
        self.changed.notify_all();
    }
}

/// Stops the queue on a panic, so that no thread waits for an item whose thread panicked; the scope
/// propagates the panic.
struct StopOnPanic<'l, T>(&'l Queue<T>);

impl<T> Drop for StopOnPanic<'_, T> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0.stop();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEAMS: [Team; 6] = [
        Team { threads: 1, ahead: 1 },
        Team { threads: 1, ahead: 4 },
        Team { threads: 2, ahead: 1 },
        Team { threads: 2, ahead: 4 },
        Team { threads: 3, ahead: 2 },
        Team { threads: 8, ahead: 4 },
    ];

    /// Writes every number as a line, until the output would exceed `limit` bytes.
    fn lines(count: usize, team: Team, limit: usize) -> (String, Result<(), usize>) {
        let mut all = String::new();
        let make = |calls: &mut usize, number: usize, spare: Option<String>| {
            *calls += 1;
            let mut text = spare.unwrap_or_default();
            assert!(text.is_empty() && *calls <= count);
            text += &format!("{number}\n");
            text
        };
        let result = in_order(
            count,
            team,
            || 0,
            make,
            |number, mut text| {
                if all.len() + text.len() > limit {
                    return Err(number);
                }
                all += &text;
                text.clear();
                Ok(Some(text))
            },
        );
        (all, result)
    }

    #[test]
    fn results_arrive_in_order() {
        for team in TEAMS {
            for count in [0, 1, 2, 7, 1000] {
                let (text, result) = lines(count, team, usize::MAX);
                assert!(result.is_ok() && text.lines().map(|line| line.parse::<usize>().unwrap()).eq(0..count));
            }
        }
    }

    #[test]
    fn an_error_ends_it() {
        for team in TEAMS {
            assert_eq!(lines(1000, team, 6), ("0\n1\n2\n".to_owned(), Err(3)));
        }
    }

    #[test]
    fn no_worker_exceeds_its_lead() {
        for team in TEAMS {
            let taken = std::sync::atomic::AtomicUsize::new(0);
            let order = std::sync::atomic::Ordering::SeqCst;
            let make = |_: &mut (), at: usize, _| assert!(at < taken.load(order) + team.threads * team.ahead);
            let result = in_order(
                500,
                team,
                || (),
                make,
                |_, ()| {
                    taken.fetch_add(1, order);
                    Ok::<_, ()>(None)
                },
            );
            assert_eq!((result, taken.into_inner()), (Ok(()), 500));
        }
    }

    #[test]
    fn a_panic_releases_all_waiters() {
        for team in TEAMS {
            let make = |(): &mut (), number: usize, _: Option<()>| assert_ne!(number, 500, "expected");
            let run = || in_order(1000, team, || (), make, |_, ()| Ok::<_, ()>(None));
            assert!(std::panic::catch_unwind(std::panic::AssertUnwindSafe(run)).is_err(), "{team:?}");
        }
    }
}
