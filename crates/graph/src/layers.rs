//! Cycles and rows: which edges close a cycle, and in which row each item is. An item is in the row after the last of
//! its predecessors.

use crate::level::{Level, Place};

/// Rows of the items of a level.
#[derive(Debug)]
pub(crate) struct Layers {
    /// Row of each item, from 0 at the top.
    pub(crate) row: Vec<usize>,
    /// Number of rows, with those that only edges need.
    pub(crate) count: usize,
    /// Whether each edge closes a cycle.
    pub(crate) is_back: Vec<bool>,
}

/// Assigns rows.
pub(crate) fn assign(level: &Level) -> Layers {
    let mut outgoing = vec![Vec::new(); level.items.len()];
    for (number, edge) in level.edges.iter().enumerate() {
        outgoing[edge.from].push(number);
    }
    let (post_order, is_back) = search(level, &outgoing);
    let mut row = vec![0; level.items.len()];
    let is_entry = |item: usize| level.items[item].place == Place::Top;
    // An edge upwards turns in the row before its target.
    let is_turn_at_top = level.edges.iter().zip(&is_back).any(|(edge, back)| *back && !is_entry(edge.to));
    if is_turn_at_top {
        (0..row.len()).filter(|&item| !is_entry(item)).for_each(|item| row[item] = 1);
    }
    for &item in post_order.iter().rev() {
        for &number in outgoing[item].iter().filter(|number| !is_back[**number]) {
            let to = level.edges[number].to;
            row[to] = row[to].max(row[item] + 1);
        }
    }
    let mut last = row.iter().copied().max().unwrap_or(0);
    for (edge, _) in level.edges.iter().zip(&is_back).filter(|edge| *edge.1) {
        last = last.max(row[edge.from] + 1);
    }
    for (item, row) in row.iter_mut().enumerate().filter(|item| level.items[item.0].place == Place::Bottom) {
        debug_assert!(outgoing[item].is_empty(), "an edge that leaves the group ends in this level");
        *row = last;
    }
    Layers { row, count: last + 1, is_back }
}

/// Returns the items in the order in which a depth-first search leaves them, and which edges lead to an item that it
/// has not left.
fn search(level: &Level, outgoing: &[Vec<usize>]) -> (Vec<usize>, Vec<bool>) {
    #[derive(Clone, Copy, PartialEq)]
    enum State {
        New,
        Entered,
        Left,
    }
    let mut state = vec![State::New; outgoing.len()];
    let mut is_back = vec![false; level.edges.len()];
    let mut post_order = Vec::with_capacity(outgoing.len());
    let mut stack = Vec::new();
    let entries = (0..outgoing.len()).filter(|&item| level.items[item].place == Place::Top);
    for root in entries.chain(0..outgoing.len()) {
        if state[root] != State::New {
            continue;
        }
        state[root] = State::Entered;
        stack.push((root, 0));
        while let Some((item, next)) = stack.last_mut() {
            let Some(&number) = outgoing[*item].get(*next) else {
                state[*item] = State::Left;
                post_order.push(*item);
                stack.pop();
                continue;
            };
            *next += 1;
            let to = level.edges[number].to;
            match state[to] {
                State::New => {
                    state[to] = State::Entered;
                    stack.push((to, 0));
                }
                State::Entered => is_back[number] = true,
                State::Left => {}
            }
        }
    }
    (post_order, is_back)
}
