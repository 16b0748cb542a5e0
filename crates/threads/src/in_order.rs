//! Things that several threads make and one takes in order, which makes some itself while it would wait.
//! A thing that was taken may be given back and lends its memory to one that is made later, so that little is
//! asked of the allocator; nobody is more than a few things ahead of who takes them.

use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

/// Who works.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Team {
    /// How many threads, with the caller's.
    pub threads: usize,
    /// How many things there may be for each thread that were begun and not taken.
    pub ahead: usize,
}

/// Calls `make` with each number below `count`, by all threads of the team, and `take` with what was made, in
/// the order of the numbers, by the caller's thread. Each thread has what `worker` gives it; `make` gets one of
/// the things that `take` has given back, if there is any.
///
/// # Errors
/// The first that `take` reports; it is not called again after it.
///
/// # Panics
/// If `worker`, `make` or `take` do.
pub fn in_order<T: Send, W, E>(
    count: usize,
    team: Team,
    worker: impl Fn() -> W + Sync,
    make: impl Fn(&mut W, usize, Option<T>) -> T + Sync,
    mut take: impl FnMut(usize, T) -> Result<Option<T>, E>,
) -> Result<(), E> {
    let line = Line { state: Mutex::new(State::new(count, team)), changed: Condvar::new() };
    let work = || {
        let _stop_others = StopOnPanic(&line);
        let mut worker = worker();
        while let Some((at, spare)) = line.wait_for_work() {
            line.put(at, make(&mut worker, at, spare));
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..team.threads.min(count) {
            scope.spawn(work);
        }
        let _stop_others = StopOnPanic(&line);
        let mut worker = worker();
        loop {
            match line.next_turn() {
                Turn::Take(at, thing) => match take(at, thing) {
                    Ok(spare) => line.taken(spare),
                    Err(error) => {
                        line.stop();
                        return Err(error);
                    }
                },
                Turn::Make(at, spare) => line.put(at, make(&mut worker, at, spare)),
                Turn::End => return Ok(()),
            }
        }
    })
}

/// The things in their order: those in front were taken, then come some that were made or are being made,
/// then the others.
struct Line<T> {
    state: Mutex<State<T>>,
    /// Told when a thing was made or taken, and at the end.
    changed: Condvar,
}

struct State<T> {
    /// By number, where it was made and not taken yet.
    made: Vec<Option<T>>,
    /// The one that nobody has begun yet.
    next: usize,
    taken: usize,
    /// How many may be begun and not taken.
    ahead: usize,
    /// What was given back.
    spare: Vec<T>,
    stopped: bool,
}

/// What the thread does next that takes.
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

    /// The next number, unless it is too far ahead.
    fn begin(&mut self) -> Option<(usize, Option<T>)> {
        let at = self.next;
        if at >= self.made.len() || at - self.taken >= self.ahead {
            return None;
        }
        self.next += 1;
        Some((at, self.spare.pop()))
    }
}

impl<T> Line<T> {
    fn lock(&self) -> MutexGuard<'_, State<T>> {
        // No state is left half changed: nothing between lock and release can panic.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait<'l>(&'l self, state: MutexGuard<'l, State<T>>) -> MutexGuard<'l, State<T>> {
        self.changed.wait(state).unwrap_or_else(PoisonError::into_inner)
    }

    /// What to make; `None` when there is nothing more to do.
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

/// Nobody waits for a thing whose thread panicked; the scope hands the panic on.
struct StopOnPanic<'l, T>(&'l Line<T>);

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

    /// Every number as a line, until there would be more than `limit` bytes.
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
    fn things_come_in_order() {
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
    fn nobody_is_further_ahead_than_allowed() {
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
    fn a_panic_leaves_nobody_waiting() {
        for team in TEAMS {
            let make = |(): &mut (), number: usize, _: Option<()>| assert_ne!(number, 500, "expected");
            let run = || in_order(1000, team, || (), make, |_, ()| Ok::<_, ()>(None));
            assert!(std::panic::catch_unwind(std::panic::AssertUnwindSafe(run)).is_err(), "{team:?}");
        }
    }
}
