//! Exploration of all schedules of a program by dynamic partial-order reduction with source sets and sleep sets (Abdulla,
//! Aronis, Jonsson, Sagonas 2014), under sequential consistency.
//!
//! A run is a sequence of steps: what a thread does up to and including its next synchronizing operation. Two steps
//! conflict if both access an atomic object or lock, and one of them writes. Runs whose conflicting steps have the same
//! order do the same, and only one of them is completed. Accesses that are not atomic are no conflicts: if they have
//! one, it is a race, which every order of the others shows.

use std::collections::BTreeMap;

use super::{MAX_STEPS, Next};
use crate::threads::Key;

/// Part of an object that a step accesses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Touched {
    Bytes { address: u64, size: u64 },
    Key(Key),
}

impl Touched {
    fn overlaps(self, other: Touched) -> bool {
        match (self, other) {
            (Touched::Bytes { address, size }, Touched::Bytes { address: other, size: other_size }) => {
                address < other.saturating_add(other_size) && other < address.saturating_add(size)
            }
            (own, other) => own == other,
        }
    }
}

/// Synchronizing operations of a step.
#[derive(Clone, Debug, Default)]
struct Step {
    accesses: Vec<(Touched, bool)>,
    /// Whether it stores the bytes that were there.
    is_idle: bool,
    /// Objects that it releases, so that steps which acquire them follow it.
    releases: Vec<Key>,
    acquires: Vec<Key>,
    /// Objects that it waits for, and those whose waits it may end.
    waits: Vec<Key>,
    wakes: Vec<Key>,
    /// Threads that it starts.
    starts: Vec<u32>,
}

impl Step {
    /// Returns whether a step conflicts with one of another thread.
    fn conflicts(&self, other: &Step) -> bool {
        self.accesses.iter().any(|&(own, writes)| {
            other.accesses.iter().any(|&(touched, also)| (writes || also) && own.overlaps(touched))
        })
    }

    /// Returns whether the effect of a step may depend on whether a step of another thread came before.
    fn depends(&self, other: &Step) -> bool {
        let opens = |first: &Step, second: &Step| {
            first.wakes.iter().any(|key| second.waits.contains(key))
                || first.releases.iter().any(|key| second.acquires.contains(key))
        };
        self.conflicts(other) || opens(self, other) || opens(other, self)
    }
}

/// Last step of each thread, from 1, that happened before a step.
type Clock = BTreeMap<u32, u32>;

fn join(clock: &mut Clock, other: &Clock) {
    for (&thread, &step) in other {
        let own = clock.entry(thread).or_insert(0);
        *own = (*own).max(step);
    }
}

/// A step of the current run, and the other ones that may come in its place.
#[derive(Debug)]
struct Node {
    thread: u32,
    step: Step,
    clock: Clock,
    enabled: Vec<u32>,
    /// Threads whose step has to be tried here, including those that have been.
    backtrack: Vec<u32>,
    /// Threads whose step here leads to nothing new, with it.
    sleep: Vec<(u32, Step)>,
}

/// Schedules of a program, and the one that runs next.
#[derive(Debug, Default)]
pub(super) struct Schedules {
    nodes: Vec<Node>,
    /// Number of nodes that the current run repeats.
    repeats: usize,
    /// Number of steps that the current run has begun.
    begun: usize,
    current: Step,
    is_open: bool,
    /// Whether the current run does the same as earlier ones.
    is_pruned: bool,
    /// Whether only one schedule, which is given, is run.
    is_fixed: bool,
    given: Vec<u32>,
}

impl Schedules {
    /// Returns an explorer of one schedule, the threads of its steps; what it leaves open is decided by the usual order.
    pub(super) fn replay(given: Vec<u32>) -> Schedules {
        Schedules { is_fixed: true, given, ..Schedules::default() }
    }

    /// Returns the threads of the last run's steps.
    pub(super) fn steps(&self) -> impl Iterator<Item = u32> {
        self.nodes.iter().map(|node| node.thread)
    }

    /// Returns whether the last run was ended because it did the same as earlier ones.
    pub(super) fn is_pruned(&self) -> bool {
        self.is_pruned
    }

    /// Prepares the next run; false if there is none.
    pub(super) fn advance(&mut self) -> bool {
        self.begun = 0;
        self.is_pruned = false;
        self.current = Step::default();
        self.is_open = false;
        if self.is_fixed {
            return false;
        }
        while let Some(node) = self.nodes.last_mut() {
            let done = (node.thread, std::mem::take(&mut node.step));
            node.sleep.push(done);
            let is_new = |thread: &&u32| node.sleep.iter().all(|(other, _)| other != *thread);
            if let Some(&next) = node.backtrack.iter().find(is_new) {
                node.thread = next;
                node.clock = Clock::new();
                self.repeats = self.nodes.len();
                return true;
            }
            self.nodes.pop();
        }
        false
    }

    /// Returns the number of the running step.
    pub(super) fn running_step(&self) -> usize {
        self.begun.saturating_sub(1)
    }

    /// Returns whether others have changed what a thread has read since a step.
    pub(super) fn is_outdated(&self, thread: u32, since: usize) -> bool {
        let later = self.nodes.iter().enumerate().skip(since);
        let changes = later.clone().filter(|(_, node)| node.thread != thread && !node.step.is_idle);
        later
            .filter(|(_, node)| node.thread == thread)
            .any(|(at, read)| changes.clone().any(|(other, node)| other > at && node.step.conflicts(&read.step)))
    }

    /// Notes an operation of the running step that stores the bytes which were there.
    pub(super) fn touch_idly(&mut self, address: u64, size: u64) {
        self.touch(address, size, true);
        self.current.is_idle = true;
    }

    /// Notes an access of the running step to an atomic object.
    pub(super) fn touch(&mut self, address: u64, size: u64, writes: bool) {
        self.current.accesses.push((Touched::Bytes { address, size }, writes));
    }

    /// Notes an access to an object of the library.
    pub(super) fn touch_key(&mut self, key: Key, writes: bool) {
        self.current.accesses.push((Touched::Key(key), writes));
    }

    /// Notes that an object is acquired.
    pub(super) fn acquire(&mut self, key: Key) {
        self.touch_key(key, true);
        self.current.acquires.push(key);
    }

    /// Notes that an object is released.
    pub(super) fn release(&mut self, key: Key) {
        self.current.releases.push(key);
    }

    /// Notes that the running thread waits for an object.
    pub(super) fn wait(&mut self, key: Key) {
        self.current.waits.push(key);
    }

    /// Notes that waits for an object may end.
    pub(super) fn wake(&mut self, key: Key) {
        self.current.wakes.push(key);
    }

    /// Notes that the running thread starts another one.
    pub(super) fn start(&mut self, thread: u32) {
        self.current.starts.push(thread);
    }

    /// Ends the running step.
    pub(super) fn end_step(&mut self) {
        if !std::mem::take(&mut self.is_open) {
            // The steps before there were several threads happened before everything.
            self.current = Step::default();
            return;
        }
        let at = self.begun - 1;
        let step = std::mem::take(&mut self.current);
        if at + 1 >= self.repeats || self.nodes[at].clock.is_empty() {
            let thread = self.nodes[at].thread;
            self.nodes[at].clock = self.order(at, thread, &step);
            // A thread that waits could have come first, even if the wait never ends.
            for &key in &step.waits {
                let attempt = Step { accesses: vec![(Touched::Key(key), true)], ..Step::default() };
                self.nodes[at].step = Step::default();
                self.order(at + 1, thread, &attempt);
            }
        }
        self.nodes[at].step = step;
    }

    /// Chooses the thread of the next step.
    pub(super) fn choose(&mut self, ready: &[u32]) -> Next {
        let at = self.begun;
        if at >= MAX_STEPS {
            return Next::TooLong;
        }
        let mut enabled = ready.to_vec();
        enabled.sort_unstable();
        if at == self.nodes.len() {
            let sleep = self.nodes.last().map(Self::still_asleep).unwrap_or_default();
            let is_awake = |thread: &&u32| sleep.iter().all(|(other, _)| other != *thread);
            let before = self.nodes.last().map_or(0, |node| node.thread);
            let given = self.given.get(at).filter(|given| enabled.contains(given));
            let first = given.or_else(|| enabled.iter().filter(is_awake).find(|&&thread| thread == before));
            let Some(&thread) = first.or_else(|| enabled.iter().find(is_awake)) else {
                self.is_pruned = true;
                return Next::Nothing;
            };
            self.nodes.push(Node {
                thread,
                step: Step::default(),
                clock: Clock::new(),
                enabled,
                backtrack: vec![thread],
                sleep,
            });
        }
        self.begun += 1;
        self.is_open = true;
        Next::Thread(self.nodes[at].thread)
    }

    /// Returns the threads whose step still leads to nothing new after a node.
    fn still_asleep(node: &Node) -> Vec<(u32, Step)> {
        let stays = |(thread, step): &&(u32, Step)| *thread != node.thread && !step.depends(&node.step);
        node.sleep.iter().filter(stays).cloned().collect()
    }

    /// Computes what happened before a step after the first `at` ones, and notes those that could come after it.
    fn clock_of(&self, at: usize, thread: u32, step: &Step, races: &mut Vec<usize>) -> Clock {
        let before = &self.nodes[..at];
        let mut clock = Clock::new();
        let own = before.iter().rev().find(|other| other.thread == thread);
        let start = || before.iter().rev().find(|other| other.step.starts.contains(&thread));
        if let Some(last) = own.or_else(start) {
            join(&mut clock, &last.clock);
        }
        for (index, other) in before.iter().enumerate().rev() {
            if other.thread == thread || !other.step.conflicts(step) {
                continue;
            }
            if clock.get(&other.thread).is_none_or(|&step| step <= index as u32) {
                races.push(index);
            }
            join(&mut clock, &other.clock);
        }
        for other in before.iter().filter(|other| other.step.releases.iter().any(|key| step.acquires.contains(key))) {
            join(&mut clock, &other.clock);
        }
        clock.insert(thread, at as u32 + 1);
        clock
    }

    /// Orders a step after the first `at` ones, and plans the runs in which those that it conflicts with come after it.
    /// Returns what happened before it.
    fn order(&mut self, at: usize, own: u32, step: &Step) -> Clock {
        let mut races = Vec::new();
        let clock = self.clock_of(at, own, step, &mut races);
        for index in races {
            let (thread, first) = (self.nodes[index].thread, index as u32 + 1);
            let follows = |node: &Node| node.clock.get(&thread).is_some_and(|&step| step >= first);
            // Steps that do not need the one that is to come later, and threads that could begin with theirs.
            let mut free: Vec<(u32, u32)> = Vec::new();
            let mut initials: Vec<u32> = Vec::new();
            let later = (index + 1..at).filter(|&later| !follows(&self.nodes[later]));
            let later = later.map(|later| (self.nodes[later].thread, later as u32 + 1, &self.nodes[later].clock));
            for (thread, step, clock) in later.chain([(own, at as u32 + 1, &clock)]) {
                if !free.iter().any(|(other, step)| clock.get(other).is_some_and(|known| known >= step)) {
                    initials.push(thread);
                }
                free.push((thread, step));
            }
            let node = &mut self.nodes[index];
            initials.retain(|thread| node.enabled.contains(thread));
            if initials.iter().any(|thread| node.backtrack.contains(thread)) {
                continue;
            }
            match initials.iter().find(|&&thread| thread == own).or(initials.first()) {
                Some(&thread) => node.backtrack.push(thread),
                // Nothing is known about how the step can come earlier.
                None => {
                    let Node { enabled, backtrack, .. } = node;
                    backtrack.extend(
                        enabled.iter().filter(|thread| !backtrack.contains(thread)).copied().collect::<Vec<_>>(),
                    );
                }
            }
        }
        clock
    }
}
