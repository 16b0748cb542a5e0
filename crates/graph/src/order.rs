//! Order of the vertices in each row, with few crossings: sweeps by barycentre from the order of a depth-first search,
//! and exchanges of neighbours. The best order that is seen is kept.

use crate::links::Links;

/// Most sweeps down and up.
const MAX_SWEEPS: usize = 24;
/// Number of links that all sweeps together visit, about: a large level gets fewer sweeps.
const SWEPT_LINKS: usize = 1 << 20;
/// Sweeps without a better order after which no more follow.
const PATIENCE: usize = 4;
/// Most vertices of a row whose neighbours are exchanged.
const MAX_EXCHANGED: usize = 400;

/// The vertices of each row, from left to right.
#[derive(Clone, Debug)]
pub(crate) struct Rows {
    pub(crate) rows: Vec<Vec<usize>>,
    /// Place of each vertex in its row.
    pub(crate) position: Vec<usize>,
}

impl Rows {
    fn number(&mut self, row: usize) {
        for (at, &vertex) in self.rows[row].iter().enumerate() {
            self.position[vertex] = at;
        }
    }
}

/// Orders the rows.
pub(crate) fn arrange(links: &Links) -> Rows {
    let mut rows = initial(links);
    let mut best = rows.clone();
    let mut least = crossings(links, &rows);
    let sweeps = (SWEPT_LINKS / (links.links.len() + 1)).clamp(2, MAX_SWEEPS);
    let mut without_gain = 0;
    for sweep in 0..sweeps {
        if least == 0 || without_gain == PATIENCE {
            break;
        }
        let down = sweep % 2 == 0;
        let count = links.row_count;
        for step in 1..count {
            let row = if down { step } else { count - 1 - step };
            sort_by_barycentre(links, &mut rows, row, down);
        }
        exchange(links, &mut rows);
        let found = crossings(links, &rows);
        if found < least {
            least = found;
            best = rows.clone();
            without_gain = 0;
        } else {
            without_gain += 1;
        }
    }
    best
}

/// Returns the order in which a depth-first search from the top finds the vertices, with bends of edges upwards first.
fn initial(links: &Links) -> Rows {
    let mut rows = Rows { rows: vec![Vec::new(); links.row_count], position: vec![0; links.vertices.len()] };
    let mut found = vec![false; links.vertices.len()];
    let mut roots: Vec<usize> =
        (0..links.vertices.len()).filter(|&vertex| links.vertices[vertex].up.is_empty()).collect();
    // Bends that start a way upwards have numbers after those of the items.
    roots.sort_by_key(|&vertex| !links.vertices[vertex].is_edge);
    let mut stack = Vec::new();
    for root in roots.into_iter().chain(0..links.vertices.len()) {
        stack.push(root);
        while let Some(vertex) = stack.pop() {
            if std::mem::replace(&mut found[vertex], true) {
                continue;
            }
            rows.rows[links.vertices[vertex].row].push(vertex);
            let down = links.vertices[vertex].down.iter().rev();
            stack.extend(down.map(|&link| links.links[link].lower).filter(|&lower| !found[lower]));
        }
    }
    (0..links.row_count).for_each(|row| rows.number(row));
    rows
}

/// Place of an end of a link in its row, with the port as a fraction.
fn place(links: &Links, rows: &Rows, vertex: usize, port: f64) -> f64 {
    rows.position[vertex] as f64 + port / (links.vertices[vertex].width + 1.0)
}

fn sort_by_barycentre(links: &Links, rows: &mut Rows, row: usize, down: bool) {
    let mut keyed: Vec<(f64, usize)> = rows.rows[row]
        .iter()
        .map(|&vertex| {
            let at = &links.vertices[vertex];
            let near = if down { &at.up } else { &at.down };
            let sum: f64 = near
                .iter()
                .map(|&number| {
                    let link = &links.links[number];
                    match down {
                        true => place(links, rows, link.upper, link.upper_port),
                        false => place(links, rows, link.lower, link.lower_port),
                    }
                })
                .sum();
            (if near.is_empty() { f64::NAN } else { sum / near.len() as f64 }, vertex)
        })
        .collect();
    // Nodes without ties stay where they are: each takes the key of its left neighbour.
    let mut last = f64::NEG_INFINITY;
    for (key, _) in &mut keyed {
        if key.is_nan() {
            *key = last;
        } else {
            last = *key;
        }
    }
    keyed.sort_by(|a, b| a.0.total_cmp(&b.0));
    for (to, (_, vertex)) in rows.rows[row].iter_mut().zip(keyed) {
        *to = vertex;
    }
    rows.number(row);
}

/// Exchanges neighbours as long as fewer links cross.
fn exchange(links: &Links, rows: &mut Rows) {
    let sorted = |rows: &Rows, vertex: usize, up: bool| -> Vec<f64> {
        let at = &links.vertices[vertex];
        let mut places: Vec<f64> = match up {
            true => at
                .up
                .iter()
                .map(|&number| &links.links[number])
                .map(|l| place(links, rows, l.upper, l.upper_port))
                .collect(),
            false => at
                .down
                .iter()
                .map(|&number| &links.links[number])
                .map(|l| place(links, rows, l.lower, l.lower_port))
                .collect(),
        };
        places.sort_by(f64::total_cmp);
        places
    };
    for row in 0..links.row_count {
        if rows.rows[row].len() > MAX_EXCHANGED {
            continue;
        }
        // The neighbouring rows do not change meanwhile.
        let mut near: Vec<[Vec<f64>; 2]> =
            rows.rows[row].iter().map(|&vertex| [true, false].map(|up| sorted(rows, vertex, up))).collect();
        let mut changed = true;
        let mut rounds = 0;
        while changed && rounds < 4 {
            changed = false;
            rounds += 1;
            for at in 1..near.len() {
                let count = |a: &[Vec<f64>; 2], b: &[Vec<f64>; 2]| inversions(&a[0], &b[0]) + inversions(&a[1], &b[1]);
                if count(&near[at], &near[at - 1]) < count(&near[at - 1], &near[at]) {
                    near.swap(at - 1, at);
                    rows.rows[row].swap(at - 1, at);
                    changed = true;
                }
            }
        }
        rows.number(row);
    }
}

/// Number of pairs of which the member of the left list is greater.
fn inversions(left: &[f64], right: &[f64]) -> usize {
    let mut below = 0;
    let mut count = 0;
    for place in left {
        while right.get(below).is_some_and(|other| other < place) {
            below += 1;
        }
        count += below;
    }
    count
}

/// Counts the crossings of links (Barth, Mutzel, Jünger 2004).
fn crossings(links: &Links, rows: &Rows) -> usize {
    let mut total = 0;
    let mut tree: Vec<usize> = Vec::new();
    let mut ends: Vec<(f64, usize)> = Vec::new();
    for row in 0..links.row_count.saturating_sub(1) {
        let width = rows.rows[row + 1].len();
        tree.clear();
        tree.resize(width + 1, 0);
        let mut seen = 0;
        for &vertex in &rows.rows[row] {
            ends.clear();
            ends.extend(links.vertices[vertex].down.iter().map(|&number| {
                let link = &links.links[number];
                (place(links, rows, vertex, link.upper_port), rows.position[link.lower])
            }));
            ends.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
            for &(_, lower) in &ends {
                let mut at = lower + 1;
                let mut up_to = 0;
                while at > 0 {
                    up_to += tree[at];
                    at &= at - 1;
                }
                total += seen - up_to;
                let mut at = lower + 1;
                while at <= width {
                    tree[at] += 1;
                    at += at & at.wrapping_neg();
                }
                seen += 1;
            }
        }
    }
    total
}
