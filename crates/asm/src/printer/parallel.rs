//! Texts that several threads write and one puts together in order, while the others go on. What was
//! handed on lends its memory to what is written next, so that little is asked of the allocator, and
//! nobody is more than a few batches ahead of the sink.

use std::io;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

/// How many batches a thread may be ahead of what was handed on.
const AHEAD_PER_THREAD: usize = 4;

/// Calls `write` with each batch and an empty text, by so many threads, and `hand_on` with the texts in
/// the order of the batches, by the caller's thread.
///
/// # Errors
/// The first that `hand_on` reports; nothing is handed on after it.
pub(super) fn in_order<T: Copy + Sync, W>(
    batches: &[T],
    threads: usize,
    worker: impl Fn() -> W + Sync,
    write: impl Fn(&mut W, T, &mut Vec<u8>) + Sync,
    mut hand_on: impl FnMut(&[u8]) -> io::Result<()>,
) -> io::Result<()> {
    let line = Line { state: Mutex::new(State::new(batches.len())), changed: Condvar::new(), threads };
    let work = || {
        let _stop_others = StopOnPanic(&line);
        let mut worker = worker();
        while let Some((at, mut text)) = line.wait_for_batch() {
            write(&mut worker, batches[at], &mut text);
            line.put(at, text);
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..threads.min(batches.len()) {
            scope.spawn(work);
        }
        let _stop_others = StopOnPanic(&line);
        let mut worker = worker();
        let mut result = Ok(());
        loop {
            match line.next_turn() {
                Turn::HandOn(text) => {
                    result = hand_on(&text);
                    line.handed_on(text, result.is_err());
                }
                Turn::Write(at, mut text) => {
                    write(&mut worker, batches[at], &mut text);
                    line.put(at, text);
                }
                Turn::End => return result,
            }
        }
    })
}

/// The batches in their order: those in front were handed on, then come some that were written or are
/// being written, then the others.
struct Line {
    state: Mutex<State>,
    /// Told when a text was written or handed on, and at the end.
    changed: Condvar,
    threads: usize,
}

struct State {
    /// By number of the batch, where it was written and not handed on yet.
    texts: Vec<Option<Vec<u8>>>,
    /// The batch that nobody has taken yet.
    next: usize,
    /// How many batches were handed on.
    handed_on: usize,
    /// Empty texts with memory.
    spare: Vec<Vec<u8>>,
    stopped: bool,
}

/// What the thread does next that hands on.
enum Turn {
    HandOn(Vec<u8>),
    Write(usize, Vec<u8>),
    End,
}

impl State {
    fn new(count: usize) -> State {
        State {
            texts: std::iter::repeat_with(|| None).take(count).collect(),
            next: 0,
            handed_on: 0,
            spare: Vec::new(),
            stopped: false,
        }
    }

    /// The next batch, with an empty text, unless it is too far ahead.
    fn take(&mut self, threads: usize) -> Option<(usize, Vec<u8>)> {
        let at = self.next;
        if at >= self.texts.len() || at >= self.handed_on + threads.saturating_mul(AHEAD_PER_THREAD) {
            return None;
        }
        self.next += 1;
        Some((at, self.spare.pop().unwrap_or_default()))
    }
}

impl Line {
    fn lock(&self) -> MutexGuard<'_, State> {
        // No state is left half changed: nothing between lock and release can panic.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait<'l>(&'l self, state: MutexGuard<'l, State>) -> MutexGuard<'l, State> {
        self.changed.wait(state).unwrap_or_else(PoisonError::into_inner)
    }

    /// A batch to write; `None` when there is nothing more to do.
    fn wait_for_batch(&self) -> Option<(usize, Vec<u8>)> {
        let mut state = self.lock();
        loop {
            if state.stopped || state.next >= state.texts.len() {
                return None;
            }
            if let Some(batch) = state.take(self.threads) {
                return Some(batch);
            }
            state = self.wait(state);
        }
    }

    fn put(&self, at: usize, text: Vec<u8>) {
        self.lock().texts[at] = Some(text);
        self.changed.notify_all();
    }

    fn next_turn(&self) -> Turn {
        let mut state = self.lock();
        loop {
            let at = state.handed_on;
            if state.stopped || at >= state.texts.len() {
                return Turn::End;
            }
            if let Some(text) = state.texts[at].take() {
                return Turn::HandOn(text);
            }
            if let Some((at, text)) = state.take(self.threads) {
                return Turn::Write(at, text);
            }
            state = self.wait(state);
        }
    }

    /// Takes back the memory of a text; `failed` ends the work.
    fn handed_on(&self, mut text: Vec<u8>, failed: bool) {
        text.clear();
        let mut state = self.lock();
        state.handed_on += 1;
        state.spare.push(text);
        state.stopped |= failed;
        drop(state);
        self.changed.notify_all();
    }
}

/// Nobody waits for a text whose thread panicked; the scope hands the panic on.
struct StopOnPanic<'l>(&'l Line);

impl Drop for StopOnPanic<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0.lock().stopped = true;
            self.0.changed.notify_all();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every number as a line, by so many threads, until `limit` bytes were handed on.
    fn lines(count: u32, threads: usize, limit: usize) -> (String, io::Result<()>) {
        let numbers: Vec<u32> = (0..count).collect();
        let mut all = Vec::new();
        let write = |calls: &mut u32, number: u32, text: &mut Vec<u8>| {
            *calls += 1;
            assert!(text.is_empty() && *calls <= count);
            text.extend_from_slice(format!("{number}\n").as_bytes());
        };
        let result = in_order(
            &numbers,
            threads,
            || 0,
            write,
            |text| {
                if all.len() + text.len() > limit {
                    return Err(io::ErrorKind::WriteZero.into());
                }
                all.extend_from_slice(text);
                Ok(())
            },
        );
        (String::from_utf8(all).expect("digits are text"), result)
    }

    #[test]
    fn texts_come_in_order() {
        for threads in [1, 2, 3, 8] {
            for count in [0, 1, 2, 7, 1000] {
                let (text, result) = lines(count, threads, usize::MAX);
                assert!(result.is_ok() && text.lines().map(|line| line.parse::<u32>().unwrap()).eq(0..count));
            }
        }
    }

    #[test]
    fn an_error_ends_it() {
        for threads in [1, 2, 5] {
            let (text, result) = lines(1000, threads, 6);
            assert_eq!((text.as_str(), result.map_err(|e| e.kind())), ("0\n1\n2\n", Err(io::ErrorKind::WriteZero)));
        }
    }

    #[test]
    fn a_panic_leaves_nobody_waiting() {
        for threads in [1, 2, 5] {
            let numbers: Vec<u32> = (0..1000).collect();
            let write = |(): &mut (), number: u32, _: &mut Vec<u8>| assert_ne!(number, 500, "expected");
            let run = || in_order(&numbers, threads, || (), write, |_| Ok(()));
            assert!(std::panic::catch_unwind(std::panic::AssertUnwindSafe(run)).is_err(), "{threads} threads");
        }
    }
}
