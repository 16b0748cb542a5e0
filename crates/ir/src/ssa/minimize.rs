//! Removal of superfluous phis: sets of phis that have one value besides each other. In a reducible graph, removing one
//! phi at a time finds all of them; in an irreducible one, phis can refer to each other in a circle (Braun et al.,
//! 2013, section 3.2).
//!
//! One dominator tree finds all at once, without looking for strongly connected components again and again. Its graph
//! leads from a root to every value that is no phi, and from every value to the phis that it enters. A value that
//! dominates a phi there is the only one that enters the set of phis which it dominates, so all of these are equal to
//! it. A phi below the root is needed.

use rustc_hash::FxHashMap;

use crate::body::Body;
use crate::value::{Inst, Value};

/// Marks nodes that were not met.
const NONE: u32 = u32::MAX;

/// Returns the superfluous ones among `phis`, in order, each with the value that it is equal to. None of these values
/// is a superfluous phi.
///
/// Other phis count as values. A phi that no value enters, in unreachable blocks, is equal to the result of `undefined`
/// for it. Takes time in proportion to the operands, up to a logarithm.
pub fn minimize(body: &Body, phis: &[Inst], mut undefined: impl FnMut(Inst) -> Value) -> Vec<(Inst, Value)> {
    let graph = Graph::new(body, phis, &mut undefined);
    let tops = graph.tops();
    let mut found = Vec::new();
    for (&phi, node) in phis.iter().zip(1u32..) {
        match tops[node as usize] {
            NONE => found.push((phi, undefined(phi))),
            top if top != node => found.push((phi, graph.values[top as usize])),
            _ => {}
        }
    }
    found
}

/// The graph of values: node 0 is the root, then come the phis, then the other values.
struct Graph {
    /// Value of each node; that of the root is arbitrary.
    values: Vec<Value>,
    /// Start of the users of each node in `users`.
    starts: Vec<u32>,
    users: Vec<u32>,
    /// Start of the operands of each node in `operands`.
    operand_starts: Vec<u32>,
    operands: Vec<u32>,
}

impl Graph {
    fn new(body: &Body, phis: &[Inst], undefined: &mut impl FnMut(Inst) -> Value) -> Graph {
        let mut numbers = vec![NONE; body.inst_count()];
        let mut values = vec![Value::arg(0)];
        for &phi in phis {
            numbers[phi.index()] = values.len() as u32;
            values.push(phi.into());
        }
        let mut others: FxHashMap<Value, u32> = FxHashMap::default();
        let (mut operands, mut operand_starts) = (Vec::new(), vec![0, 0]);
        for &phi in phis {
            let entering = body.operands(phi);
            let none = entering.is_empty().then(|| undefined(phi));
            for &value in entering.iter().chain(&none) {
                let number = match value.as_inst().map(|inst| numbers[inst.index()]) {
                    Some(number) if number != NONE => number,
                    _ => *others.entry(value).or_insert_with(|| {
                        values.push(value);
                        values.len() as u32 - 1
                    }),
                };
                operands.push(number);
            }
            operand_starts.push(operands.len() as u32);
        }
        // The root enters every value that is no phi.
        for _ in phis.len() + 1..values.len() {
            operands.push(0);
            operand_starts.push(operands.len() as u32);
        }
        let mut starts = vec![0u32; values.len() + 2];
        for &operand in &operands {
            starts[operand as usize + 2] += 1;
        }
        for at in 2..starts.len() {
            starts[at] += starts[at - 1];
        }
        let mut users = vec![0; operands.len()];
        for node in 1..values.len() {
            for &operand in &operands[operand_starts[node] as usize..operand_starts[node + 1] as usize] {
                let at = &mut starts[operand as usize + 1];
                users[*at as usize] = node as u32;
                *at += 1;
            }
        }
        starts.pop();
        Graph { values, starts, users, operand_starts, operands }
    }

    fn users(&self, node: u32) -> &[u32] {
        &self.users[self.starts[node as usize] as usize..self.starts[node as usize + 1] as usize]
    }

    fn operands(&self, node: u32) -> &[u32] {
        &self.operands[self.operand_starts[node as usize] as usize..self.operand_starts[node as usize + 1] as usize]
    }

    /// Returns for each node the node below the root that dominates it, [`NONE`] for nodes that cannot be reached.
    ///
    /// Semi-dominators with path compression, then nearest common ancestors (Georgiadis, "Linear-Time Algorithms for
    /// Dominators and Related Problems", 2005).
    fn tops(&self) -> Vec<u32> {
        let (order, found_from) = self.search();
        let mut places = vec![NONE; self.values.len()];
        for (&node, at) in order.iter().zip(0u32..) {
            places[node as usize] = at;
        }
        let count = order.len() as u32;
        let mut labels: Vec<u32> = (0..count).collect();
        let mut semis = labels.clone();
        let mut ancestors = found_from.clone();
        let mut stack = Vec::new();
        for at in (1..count).rev() {
            let mut semi = found_from[at as usize];
            for &before in self.operands(order[at as usize]) {
                let place = places[before as usize];
                if place == NONE {
                    continue;
                }
                // The least semi-dominator on the path from `place` to the part that is not linked yet.
                let mut above = place;
                while ancestors[above as usize] > at {
                    stack.push(above);
                    above = ancestors[above as usize];
                }
                while let Some(below) = stack.pop() {
                    ancestors[below as usize] = ancestors[above as usize];
                    let label = labels[above as usize];
                    if semis[label as usize] < semis[labels[below as usize] as usize] {
                        labels[below as usize] = label;
                    }
                    above = below;
                }
                semi = semi.min(semis[labels[place as usize] as usize]);
            }
            semis[at as usize] = semi;
        }
        let mut parents = found_from;
        let mut tops = vec![NONE; self.values.len()];
        for at in 1..count as usize {
            let mut parent = parents[at];
            while parent > semis[at] {
                parent = parents[parent as usize];
            }
            parents[at] = parent;
            let node = order[at] as usize;
            tops[node] = if parent == 0 { node as u32 } else { tops[order[parent as usize] as usize] };
        }
        tops
    }

    /// Returns the nodes in the order of a depth-first search, and the position of the node from which each was found.
    fn search(&self) -> (Vec<u32>, Vec<u32>) {
        let (mut order, mut found_from) = (vec![0], vec![0]);
        let mut met = vec![false; self.values.len()];
        let mut stack = vec![(0u32, 0u32, 0usize)];
        while let Some((node, place, next)) = stack.last_mut() {
            let Some(&user) = self.users(*node).get(*next) else {
                stack.pop();
                continue;
            };
            *next += 1;
            if !std::mem::replace(&mut met[user as usize], true) {
                found_from.push(*place);
                order.push(user);
                stack.push((user, order.len() as u32 - 1, 0));
            }
        }
        (order, found_from)
    }
}
