//! Parallel edits of many functions. The functions are divided into batches, in order, whatever the number of
//! threads. Each batch is edited in a fork of the module, and the batches are merged in order, so the result does
//! not depend on the number of threads.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use super::FunctionEditor;
use crate::body::Body;
use crate::global::{Global, GlobalData};
use crate::module::{Added, Fork, Merged, Module};

/// Minimum number of instructions of a batch, where each function counts as one more. Each batch has its own
/// overlay of the tables, so it should be much work compared with creating one.
const BATCH: usize = 8192;

/// A function of a batch, with its body, and its properties if they were changed.
struct Edited<R> {
    function: Global,
    body: Box<Body>,
    data: Option<Box<GlobalData>>,
    result: R,
}

impl Module {
    /// Calls `edit` with an editor of each function that has a body, on this many threads. Returns the results, in
    /// the order of the functions. The module becomes the same for any number of threads.
    ///
    /// Each call sees the module as it was before, except that bodies are missing. It may change the body, add
    /// types, constants, metadata and globals, and change the properties of the function itself. Declarations of
    /// functions are merged by name and type; other globals that are added get a number if their name is in use.
    /// Handles of what was added are valid only during the call, so results should not contain them.
    ///
    /// # Panics
    /// Panics if `edit` panics, or changes other globals, comdats or named metadata. The module is then
    /// incomplete.
    pub fn edit_functions<R: Send>(
        &mut self,
        threads: usize,
        edit: impl Fn(&mut FunctionEditor<'_>) -> R + Sync,
    ) -> Vec<R> {
        let functions = self.functions().to_vec();
        self.edit_selected(&functions, threads, || (), |(), editor| edit(editor))
    }

    /// Same as [`Module::edit_functions`], for these functions only, and with a state for each batch of functions,
    /// for caches. Handles in it are valid for the whole batch.
    ///
    /// # Panics
    /// See [`Module::edit_functions`].
    pub fn edit_selected<W, R: Send>(
        &mut self,
        functions: &[Global],
        threads: usize,
        state: impl Fn() -> W + Sync,
        edit: impl Fn(&mut W, &mut FunctionEditor<'_>) -> R + Sync,
    ) -> Vec<R> {
        let batches = self.take_batches(functions);
        if batches.is_empty() {
            return Vec::new();
        }
        let tables = std::mem::take(&mut self.tables).freeze();
        let base = &*self;
        let edited = parallel(
            batches,
            threads,
            || Fork::new(base),
            |fork, batch| {
                fork.begin(tables.overlay());
                let mut state = state();
                let edit_one = |(function, body)| edit_one(fork, function, body, |editor| edit(&mut state, editor));
                let list: Vec<Edited<R>> = batch.into_iter().map(edit_one).collect();
                (fork.end(), list)
            },
            |fork| fork.check(),
        );
        self.tables = tables.thaw();
        let merged: Vec<(Merged, Vec<Edited<R>>)> =
            edited.into_iter().map(|(added, list): (Added, _)| (self.merge(added), list)).collect();
        let renamed = parallel(
            merged,
            threads,
            || (),
            |(), (mut merged, mut list)| {
                if merged.map.changes() {
                    list.iter_mut().for_each(|edited| edited.body.remap(&mut merged.map));
                }
                (merged, list)
            },
            |()| {},
        );
        let mut results = Vec::new();
        for (mut merged, list) in renamed {
            for Edited { function, body, data, result } in list {
                self.set_body(function, Some(body));
                if let Some(data) = data {
                    self.set_merged(&mut merged, function, *data);
                }
                results.push(result);
            }
        }
        results
    }

    /// Takes the bodies of functions out of the module, in batches.
    fn take_batches(&mut self, functions: &[Global]) -> Vec<Vec<(Global, Box<Body>)>> {
        let mut batches = Vec::new();
        let mut batch = Vec::new();
        let mut size = 0;
        for &function in functions {
            let Some(body) = self.take_body(function) else { continue };
            size += 1 + body.inst_count();
            batch.push((function, body));
            if size >= BATCH {
                batches.push(std::mem::take(&mut batch));
                size = 0;
            }
        }
        if !batch.is_empty() {
            batches.push(batch);
        }
        batches
    }
}

fn edit_one<R>(
    fork: &mut Fork<'_>,
    function: Global,
    body: Box<Body>,
    edit: impl FnOnce(&mut FunctionEditor<'_>) -> R,
) -> Edited<R> {
    let mut editor = FunctionEditor::new(&mut fork.module, function, body);
    let result = edit(&mut editor);
    drop(editor);
    let body = fork.module.take_body(function).expect("the editor has returned the body");
    Edited { function, body, data: fork.take_change(function), result }
}

/// Calls `work` with each item, on this many threads, each with its own state, and `end` with each state. Returns
/// the results in order.
fn parallel<S, T: Send, R: Send>(
    items: Vec<T>,
    threads: usize,
    state: impl Fn() -> S + Sync,
    work: impl Fn(&mut S, T) -> R + Sync,
    end: impl Fn(&mut S) + Sync,
) -> Vec<R> {
    let slots: Vec<Mutex<(Option<T>, Option<R>)>> =
        items.into_iter().map(|item| Mutex::new((Some(item), None))).collect();
    let next = AtomicUsize::new(0);
    let run = || {
        let mut own = state();
        while let Some(slot) = slots.get(next.fetch_add(1, Ordering::Relaxed)) {
            // Nobody else has the number, so the lock is free and its contents are whole.
            let item = slot.lock().unwrap_or_else(PoisonError::into_inner).0.take();
            let result = item.map(|item| work(&mut own, item));
            slot.lock().unwrap_or_else(PoisonError::into_inner).1 = result;
        }
        end(&mut own);
    };
    std::thread::scope(|scope| {
        let others: Vec<_> = (1..threads.min(slots.len())).map(|_| scope.spawn(run)).collect();
        run();
        // A panic of another thread goes on here with its own message.
        for other in others {
            if let Err(panic) = other.join() {
                std::panic::resume_unwind(panic);
            }
        }
    });
    slots.into_iter().filter_map(|slot| slot.into_inner().unwrap_or_else(PoisonError::into_inner).1).collect()
}
