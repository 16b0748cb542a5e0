//! Consistency of execution graphs, with the release sequences of C++20, which are LLVM's: of a store, only the operations
//! that read and modify it continue its release sequence.
//!
//! That no load reads what depends on it (load buffering) is so by construction: events are added after their causes.

use super::graph::{Clocks, EventId, Graph, Label};

impl Graph {
    /// Returns whether the model allows the execution.
    pub(crate) fn is_consistent(&self) -> bool {
        let Some(clocks) = self.clocks() else { return false };
        let happens_before = |first, second| clocks.happens_before(self.event(first), second);
        self.is_atomic() && self.is_coherent(&clocks) && self.sequential_order(&happens_before).is_some()
    }

    /// Returns the store that a load reads, or the store itself.
    fn store_of(&self, id: EventId) -> Option<EventId> {
        match self.event(id).label {
            Label::Load { from, .. } => from,
            _ => Some(id),
        }
    }

    /// Returns whether each store of an operation that reads and modifies follows what it reads at once.
    fn is_atomic(&self) -> bool {
        self.stores.iter().all(|stores| {
            stores.iter().enumerate().all(|(at, &store)| {
                let event = self.event(store);
                if !matches!(event.label, Label::Store { modifies: true, .. }) || event.at == 0 {
                    return true;
                }
                let load = self.threads[event.thread as usize][event.at as usize - 1];
                self.place_of(self.store_of(load)) == at
            })
        })
    }

    /// Returns whether accesses to the same object agree with its modification order where one happens before the other.
    fn is_coherent(&self, clocks: &Clocks) -> bool {
        // A graph from which events were taken out may have fewer events than objects have had numbers.
        let objects = self.events.iter().filter_map(|event| event.object()).max().map_or(0, |last| last as usize + 1);
        let mut accesses: Vec<Vec<(EventId, usize)>> = vec![Vec::new(); objects];
        for (id, event) in self.events.iter().enumerate() {
            if let Some(object) = event.object() {
                let id = id as EventId;
                accesses[object as usize].push((id, self.place_of(self.store_of(id))));
            }
        }
        accesses.iter().all(|accesses| {
            accesses.iter().all(|&(first, place)| {
                accesses.iter().all(|&(second, other)| {
                    first == second
                        || !clocks.happens_before(self.event(first), second)
                        || place < other
                        // Only a load may see what was seen before.
                        || place == other && !self.event(second).is_store()
                })
            })
        })
    }

    /// Returns an order of the sequentially consistent operations and fences that agrees with all others, in which
    /// `happens_before` is the one of different events; `None` if there is none, because RC11's `psc` has a cycle.
    pub(crate) fn sequential_order(&self, happens_before: &dyn Fn(EventId, EventId) -> bool) -> Option<Vec<EventId>> {
        let is_sc = |&id: &EventId| self.event(id).strength.is_sc;
        let of: Vec<EventId> = (0..self.events.len() as EventId).filter(is_sc).collect();
        if of.len() < 2 {
            return Some(of);
        }
        let relations = Relations::of(self, happens_before);
        let is_fence = |id: EventId| self.event(id).label == Label::Fence;
        let rows: Vec<Row> = of.iter().map(|&from| relations.psc(from, is_fence(from))).collect();
        // A fence is reached from events that happen before it.
        let reaches = |row: &Row, to: EventId| match is_fence(to) {
            true => row.base.has(to) || row.base.meets(&relations.before[to as usize]) || row.fences.has(to),
            false => row.base.has(to),
        };
        let next = |from: usize| (0..of.len()).filter(|&to| reaches(&rows[from], of[to])).collect();
        let order = sorted(&(0..of.len()).map(next).collect::<Vec<Vec<usize>>>())?;
        Some(order.into_iter().map(|at| of[at]).collect())
    }
}

/// A set of events.
#[derive(Clone, Debug)]
struct Set(Vec<u64>);

impl Set {
    fn new(size: usize) -> Set {
        Set(vec![0; size.div_ceil(64)])
    }

    fn insert(&mut self, id: EventId) {
        self.0[id as usize / 64] |= 1 << (id % 64);
    }

    fn has(&self, id: EventId) -> bool {
        self.0[id as usize / 64] >> (id % 64) & 1 != 0
    }

    fn add(&mut self, other: &Set) {
        self.0.iter_mut().zip(&other.0).for_each(|(own, other)| *own |= other);
    }

    fn meets(&self, other: &Set) -> bool {
        self.0.iter().zip(&other.0).any(|(own, other)| own & other != 0)
    }

    fn iter(&self) -> impl Iterator<Item = EventId> {
        self.0.iter().enumerate().flat_map(|(at, &word)| {
            (0..64).filter(move |bit| word >> bit & 1 != 0).map(move |bit| (at * 64 + bit) as EventId)
        })
    }
}

/// Events that follow a sequentially consistent one.
struct Row {
    /// By `psc_base`, but for what happens before a fence.
    base: Set,
    /// By `psc_F`.
    fences: Set,
}

/// Relations of RC11, by their first event.
struct Relations {
    happens: Vec<Set>,
    /// The inverse of `happens`.
    before: Vec<Set>,
    /// RC11's `scb`.
    sequential: Vec<Set>,
    /// Extended coherence order.
    coherence: Vec<Set>,
}

impl Relations {
    fn of(graph: &Graph, happens_before: &dyn Fn(EventId, EventId) -> bool) -> Relations {
        let size = graph.events.len();
        let ids = || 0..size as EventId;
        let empty = || vec![Set::new(size); size];
        let [mut happens, mut before, mut elsewhere, mut sequential, mut coherence] = std::array::from_fn(|_| empty());
        let places: Vec<usize> = ids().map(|id| graph.place_of(graph.store_of(id))).collect();
        for first in ids() {
            let own = graph.event(first);
            for second in ids().filter(|&second| second != first) {
                let other = graph.event(second);
                let (from, to) = (first as usize, second as usize);
                let same = own.object().is_some() && own.object() == other.object();
                let in_program = own.thread == other.thread && own.at < other.at;
                if happens_before(first, second) {
                    happens[from].insert(second);
                    before[to].insert(first);
                    if same {
                        sequential[from].insert(second);
                    }
                }
                if in_program {
                    sequential[from].insert(second);
                    if !same {
                        elsewhere[from].insert(second);
                    }
                }
                // Modification order, and from loads to later stores.
                let is_older = same && other.is_store() && places[from] < places[to];
                if is_older {
                    sequential[from].insert(second);
                }
                // From a store to the loads that read it or a later one, and from a load to those of a later one.
                let is_read = same
                    && !other.is_store()
                    && match own.is_store() {
                        true => places[from] <= places[to],
                        false => places[from] < places[to],
                    };
                if is_older || is_read {
                    coherence[from].insert(second);
                }
            }
        }
        let detours: Vec<Set> =
            ids().map(|id| through(&through(&elsewhere[id as usize], &happens), &elsewhere)).collect();
        sequential.iter_mut().zip(&detours).for_each(|(row, detour)| row.add(detour));
        Relations { happens, before, sequential, coherence }
    }

    /// Returns what an event comes before by `psc`.
    fn psc(&self, from: EventId, is_fence: bool) -> Row {
        let happens = &self.happens[from as usize];
        let mut base = self.sequential[from as usize].clone();
        let mut fences = Set(vec![0; base.0.len()]);
        if is_fence {
            base.add(&through(happens, &self.sequential));
            fences.add(happens);
            fences.add(&through(&through(happens, &self.coherence), &self.happens));
        }
        Row { base, fences }
    }
}

/// Returns what the events of a set are related to.
fn through(set: &Set, relation: &[Set]) -> Set {
    let mut reached = Set(vec![0; set.0.len()]);
    set.iter().for_each(|id| reached.add(&relation[id as usize]));
    reached
}

/// Returns the nodes of a graph, given by the successors of each, in an order that agrees with it; `None` if it has a cycle.
fn sorted(next: &[Vec<usize>]) -> Option<Vec<usize>> {
    let mut missing = vec![0; next.len()];
    next.iter().flatten().for_each(|&to| missing[to] += 1);
    let mut order: Vec<usize> = (0..next.len()).filter(|&node| missing[node] == 0).collect();
    let mut done = 0;
    while let Some(&node) = order.get(done) {
        done += 1;
        for &to in &next[node] {
            missing[to] -= 1;
            if missing[to] == 0 {
                order.push(to);
            }
        }
    }
    (order.len() == next.len()).then_some(order)
}
