//! Horizontal places of vertices: the mean of the two middle ones of four assignments, one from each side.

use crate::Spacing;
use crate::align::Side;
use crate::links::Links;
use crate::order::Rows;

/// Returns the centre of each vertex; the leftmost side is 0.
pub(crate) fn horizontal(links: &Links, rows: &Rows, spacing: &Spacing) -> Vec<f64> {
    let distance = |a: usize, b: usize| {
        let (a, b) = (&links.vertices[a], &links.vertices[b]);
        let gap = if a.is_edge || b.is_edge { spacing.edges } else { spacing.nodes };
        (a.width + b.width) / 2.0 + gap
    };
    let extent = |x: &[f64]| {
        let sides = x.iter().zip(&links.vertices).map(|(x, vertex)| (x - vertex.width / 2.0, x + vertex.width / 2.0));
        sides.fold((f64::INFINITY, f64::NEG_INFINITY), |all, side| (all.0.min(side.0), all.1.max(side.1)))
    };
    let mut assignments: Vec<(bool, Vec<f64>)> = Vec::with_capacity(4);
    for (from_below, mirrored) in [(false, false), (false, true), (true, false), (true, true)] {
        let mut seen = rows.rows.clone();
        if from_below {
            seen.reverse();
        }
        let mut position = rows.position.clone();
        if mirrored {
            for row in &mut seen {
                row.reverse();
                row.iter().enumerate().for_each(|(at, &vertex)| position[vertex] = at);
            }
        }
        let side = Side { links, rows: seen, position, from_below, mirrored };
        let mut x = side.coordinates(&side.conflicts(), distance);
        if mirrored {
            x.iter_mut().for_each(|x| *x = -*x);
        }
        assignments.push((mirrored, x));
    }
    // All are moved to the narrowest one: by their left sides if they were placed to the left, and so on.
    let extents: Vec<(f64, f64)> = assignments.iter().map(|(_, x)| extent(x)).collect();
    let narrowest = extents.iter().copied().min_by(|a, b| (a.1 - a.0).total_cmp(&(b.1 - b.0))).unwrap_or_default();
    for ((mirrored, x), extent) in assignments.iter_mut().zip(&extents) {
        let offset = if *mirrored { narrowest.1 - extent.1 } else { narrowest.0 - extent.0 };
        x.iter_mut().for_each(|x| *x += offset);
    }
    let middle = |vertex: usize| {
        let mut four: Vec<f64> = assignments.iter().map(|(_, x)| x[vertex]).collect();
        four.sort_by(f64::total_cmp);
        (four[1] + four[2]) / 2.0
    };
    let mut x: Vec<f64> = (0..links.vertices.len()).map(middle).collect();
    let left = extent(&x).0;
    x.iter_mut().for_each(|x| *x -= left);
    x
}
