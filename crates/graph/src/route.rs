//! Vertical places and the routes of edges. Inside a row, edges are vertical; between rows, they are curves with
//! vertical ends, so that they never touch a node. Edges upwards turn in the space below their start and above their
//! end.

use crate::layers::Layers;
use crate::level::{Finished, Level};
use crate::links::Links;
use crate::order::Rows;
use crate::{Point, Spacing, Step};

/// Additional distance of rows for each unit that an edge moves sideways, so that curves do not become flat.
const SLOPE: f64 = 0.07;
/// Most additional distance for that.
const MAX_SLOPE: f64 = 60.0;
/// Additional distance of rows between which edges turn.
const TURN: f64 = 8.0;
/// Height of a row without items.
const EMPTY_ROW: f64 = 2.0;

/// Route of an edge in a level.
#[derive(Clone, Debug, Default)]
pub(crate) struct SegmentRoute {
    pub(crate) start: Point,
    pub(crate) steps: Vec<Step>,
    pub(crate) is_back: bool,
}

struct Router<'l> {
    level: &'l Level,
    links: &'l Links,
    x: Vec<f64>,
    top: Vec<f64>,
    bottom: Vec<f64>,
}

/// Finishes a level whose vertices have horizontal places.
pub(crate) fn finish(
    level: &Level,
    layers: &Layers,
    links: &Links,
    rows: &Rows,
    x: Vec<f64>,
    spacing: &Spacing,
) -> Finished {
    let mut height = vec![EMPTY_ROW; links.row_count];
    for (item, &row) in level.items.iter().zip(&layers.row) {
        height[row] = height[row].max(item.size.height);
    }
    let mut sideways = vec![0.0f64; links.row_count];
    let mut turns = vec![false; links.row_count];
    for link in &links.links {
        let row = links.vertices[link.upper].row;
        let distance = (x[link.upper] + link.upper_port - x[link.lower] - link.lower_port).abs();
        sideways[row] = sideways[row].max(distance);
        turns[row] |= link.is_turn;
    }
    let (mut top, mut bottom) = (Vec::new(), Vec::new());
    let mut y = 0.0;
    for row in 0..links.row_count {
        top.push(y);
        y += height[row];
        bottom.push(y);
        y += spacing.rows + (sideways[row] * SLOPE).min(MAX_SLOPE) + if turns[row] { TURN } else { 0.0 };
    }
    debug_assert_eq!(rows.rows.len(), links.row_count);
    let right = x.iter().zip(&links.vertices).map(|(x, vertex)| x + vertex.width / 2.0).fold(0.0, f64::max);
    let size = crate::Size { width: right, height: bottom.last().copied().unwrap_or(0.0) };
    let corner = |(item, &row): (usize, &usize)| Point { x: x[item] - level.items[item].size.width / 2.0, y: top[row] };
    let items = layers.row.iter().enumerate().map(corner).collect();
    let router = Router { level, links, x, top, bottom };
    let edges = (0..level.edges.len()).map(|edge| router.route(edge, layers.is_back[edge])).collect();
    Finished { size, items, edges }
}

impl Router<'_> {
    fn route(&self, edge: usize, is_back: bool) -> SegmentRoute {
        let path = &self.links.paths[edge];
        let (from, to) = (path[0], path[path.len() - 1]);
        let segment = &self.level.edges[edge];
        let (first, last) = match is_back {
            true => (self.links.between(from, path[1]), self.links.between(path[path.len() - 2], to)),
            false => (self.links.between(from, path[1]), self.links.between(path[path.len() - 2], to)),
        };
        let row = |vertex: usize| self.links.vertices[vertex].row;
        let start_x = self.x[from] + segment.from_port.unwrap_or(first.upper_port);
        let end_x = self.x[to] + segment.to_port.unwrap_or(last.lower_port);
        let start = Point { x: start_x, y: self.top[row(from)] + self.level.items[from].size.height };
        let mut pen = Pen { at: start, steps: Vec::new() };
        pen.line(Point { x: start_x, y: self.bottom[row(from)] });
        if is_back {
            let bends = &path[1..path.len() - 1];
            let depth = self.top[row(bends[0])] - self.bottom[row(from)];
            let first = bends[1];
            pen.turn(self.x[first], depth);
            for &bend in &bends[1..bends.len() - 1] {
                pen.curve(Point { x: self.x[bend], y: self.bottom[row(bend)] });
                pen.line(Point { x: self.x[bend], y: self.top[row(bend)] });
            }
            let top = bends[bends.len() - 1];
            pen.turn(end_x, self.bottom[row(top)] - self.top[row(to)]);
        } else {
            for &bend in &path[1..path.len() - 1] {
                pen.curve(Point { x: self.x[bend], y: self.top[row(bend)] });
                pen.line(Point { x: self.x[bend], y: self.bottom[row(bend)] });
            }
            pen.curve(Point { x: end_x, y: self.top[row(to)] });
        }
        SegmentRoute { start, steps: pen.steps, is_back }
    }
}

struct Pen {
    at: Point,
    steps: Vec<Step>,
}

impl Pen {
    fn line(&mut self, to: Point) {
        if to == self.at {
            return;
        }
        // A straight way is one line.
        if let Some(Step::Line(end)) = self.steps.last_mut()
            && end.x == to.x
        {
            *end = to;
        } else {
            self.steps.push(Step::Line(to));
        }
        self.at = to;
    }

    /// Draws a curve that starts and ends vertically.
    fn curve(&mut self, to: Point) {
        if (to.x - self.at.x).abs() < 1e-7 {
            return self.line(Point { x: self.at.x, y: to.y });
        }
        let middle = (self.at.y + to.y) / 2.0;
        self.steps.push(Step::Curve(Point { x: self.at.x, y: middle }, Point { x: to.x, y: middle }, to));
        self.at = to;
    }

    /// Draws a turn to the same height elsewhere, through a space of this height (negative: above).
    fn turn(&mut self, x: f64, space: f64) {
        // A curve reaches three quarters of the way to its control points; it stays clear of the other side.
        let y = self.at.y + space;
        let to = Point { x, y: self.at.y };
        self.steps.push(Step::Curve(Point { x: self.at.x, y }, Point { x, y }, to));
        self.at = to;
    }
}
