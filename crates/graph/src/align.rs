//! One of the four assignments of Brandes and Köpf ("Fast and Simple Horizontal Coordinate Assignment", 2001), with the
//! ports of Rüegg, Schulze, Carstens and von Hanxleden ("Size- and Port-Aware Horizontal Node Coordinate Assignment",
//! 2015): vertices are aligned with the medians of their neighbours, and aligned vertices placed as far to the left as
//! the order allows.

use crate::links::Links;

/// The same rows seen from one of four sides.
#[derive(Debug)]
pub(crate) struct Side<'l> {
    pub(crate) links: &'l Links,
    /// Rows from the side that alignment starts at, each from the left of this side.
    pub(crate) rows: Vec<Vec<usize>>,
    pub(crate) position: Vec<usize>,
    /// Whether alignment goes from the bottom to the top.
    pub(crate) from_below: bool,
    /// Whether left and right are exchanged.
    pub(crate) mirrored: bool,
}

impl Side<'_> {
    /// Returns, for each link, whether it crosses one that must be vertical.
    pub(crate) fn conflicts(&self) -> Vec<bool> {
        let links = self.links;
        let mut is_conflict = vec![false; links.links.len()];
        let down =
            |vertex: usize| if self.from_below { &links.vertices[vertex].up } else { &links.vertices[vertex].down };
        for pair in self.rows.windows(2) {
            // Links that must be vertical, from left to right; of two that cross, the left one wins.
            let mut inner: Vec<(usize, usize)> = Vec::new();
            for (at, &vertex) in pair[0].iter().enumerate() {
                for &number in down(vertex) {
                    if !links.is_inner(&links.links[number]) {
                        continue;
                    }
                    let end = self.position[self.other_end(number, vertex)];
                    match inner.last() {
                        Some(&(_, last)) if end < last => is_conflict[number] = true,
                        _ => inner.push((at, end)),
                    }
                }
            }
            for (at, &vertex) in pair[0].iter().enumerate() {
                for &number in down(vertex) {
                    if links.is_inner(&links.links[number]) {
                        continue;
                    }
                    let end = self.position[self.other_end(number, vertex)];
                    let before = inner.partition_point(|start| start.0 < at);
                    let after = inner.partition_point(|start| start.0 <= at);
                    let crosses_left = before > 0 && inner[before - 1].1 > end;
                    let crosses_right = inner.get(after).is_some_and(|next| next.1 < end);
                    is_conflict[number] |= crosses_left || crosses_right;
                }
            }
        }
        is_conflict
    }

    fn other_end(&self, link: usize, vertex: usize) -> usize {
        let link = &self.links.links[link];
        if link.upper == vertex { link.lower } else { link.upper }
    }

    /// Returns the port of a link at a vertex, as this side sees it.
    fn port(&self, link: usize, vertex: usize) -> f64 {
        let link = &self.links.links[link];
        let port = if link.upper == vertex { link.upper_port } else { link.lower_port };
        if self.mirrored { -port } else { port }
    }

    /// Returns the root of the vertices aligned with each vertex, and its distance from the root.
    fn align(&self, is_conflict: &[bool]) -> (Vec<usize>, Vec<f64>) {
        let count = self.links.vertices.len();
        let mut root: Vec<usize> = (0..count).collect();
        let mut shift = vec![0.0; count];
        let mut is_taken = vec![false; count];
        let mut near: Vec<(usize, usize)> = Vec::new();
        for row in &self.rows[1..] {
            let mut free_from = 0;
            for &vertex in row {
                let at = &self.links.vertices[vertex];
                near.clear();
                let candidates = if self.from_below { &at.down } else { &at.up };
                let aligns = candidates.iter().filter(|&&number| !self.links.links[number].is_turn);
                near.extend(aligns.map(|&number| (self.position[self.other_end(number, vertex)], number)));
                if near.iter().any(|near| self.links.is_inner(&self.links.links[near.1])) {
                    near.retain(|near| self.links.is_inner(&self.links.links[near.1]));
                }
                near.sort_unstable();
                if near.is_empty() {
                    continue;
                }
                for median in [(near.len() - 1) / 2, near.len() / 2] {
                    let (place, number) = near[median];
                    let above = self.other_end(number, vertex);
                    if is_conflict[number] || place < free_from || is_taken[above] {
                        continue;
                    }
                    is_taken[above] = true;
                    root[vertex] = root[above];
                    shift[vertex] = shift[above] + self.port(number, above) - self.port(number, vertex);
                    free_from = place + 1;
                    break;
                }
            }
        }
        (root, shift)
    }

    /// Returns the coordinates of the centres, where `distance` is that between the centres of two neighbours.
    pub(crate) fn coordinates(&self, is_conflict: &[bool], distance: impl Fn(usize, usize) -> f64) -> Vec<f64> {
        let (root, shift) = self.align(is_conflict);
        let count = root.len();
        // Least distances between roots, from left to right.
        let mut after: Vec<Vec<(usize, f64)>> = vec![Vec::new(); count];
        let mut waiting = vec![0usize; count];
        for row in &self.rows {
            for pair in row.windows(2) {
                let (left, right) = (pair[0], pair[1]);
                after[root[left]].push((root[right], distance(left, right) + shift[left] - shift[right]));
                waiting[root[right]] += 1;
            }
        }
        let mut order: Vec<usize> =
            (0..count).filter(|&vertex| root[vertex] == vertex && waiting[vertex] == 0).collect();
        let mut x = vec![0.0f64; count];
        let mut has_left = vec![false; count];
        let mut next = 0;
        while let Some(&vertex) = order.get(next) {
            next += 1;
            for &(to, least) in &after[vertex] {
                x[to] = if has_left[to] { x[to].max(x[vertex] + least) } else { x[vertex] + least };
                has_left[to] = true;
                waiting[to] -= 1;
                if waiting[to] == 0 {
                    order.push(to);
                }
            }
        }
        // Nodes that nothing holds on the left move towards their right neighbours.
        for &vertex in order.iter().rev() {
            let room = after[vertex].iter().map(|&(to, least)| x[to] - least).fold(f64::INFINITY, f64::min);
            if room.is_finite() && (room > x[vertex] || !has_left[vertex]) {
                x[vertex] = room;
            }
        }
        (0..count).map(|vertex| x[root[vertex]] + shift[vertex]).collect()
    }
}
