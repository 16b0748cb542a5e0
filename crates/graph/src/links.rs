//! The proper form of a level: a vertex in each row that an edge passes, and links between neighbouring rows only.

use std::collections::BTreeMap;

use crate::Spacing;
use crate::layers::Layers;
use crate::level::Level;
use crate::order::Rows;

/// An item, or a bend of edges in a row.
#[derive(Clone, Debug)]
pub(crate) struct Vertex {
    pub(crate) row: usize,
    pub(crate) width: f64,
    /// Whether it is a bend, or an item that is a part of an edge.
    pub(crate) is_edge: bool,
    /// Links to the row above and to the row below.
    pub(crate) up: Vec<usize>,
    pub(crate) down: Vec<usize>,
}

/// A link between vertices of neighbouring rows.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Link {
    pub(crate) upper: usize,
    pub(crate) lower: usize,
    /// Distances from the centres of the vertices.
    pub(crate) upper_port: f64,
    pub(crate) lower_port: f64,
    /// Whether the port above, or below, is given and not to be distributed.
    is_fixed: (bool, bool),
    /// Whether an edge turns here: it ties the edge to its end, but is not drawn.
    pub(crate) is_turn: bool,
}

/// A level in its proper form. The first vertices are the items.
#[derive(Debug)]
pub(crate) struct Links {
    pub(crate) vertices: Vec<Vertex>,
    pub(crate) links: Vec<Link>,
    /// The vertices that each edge passes, from its start to its end.
    pub(crate) paths: Vec<Vec<usize>>,
    pub(crate) row_count: usize,
    index: BTreeMap<(usize, usize), usize>,
}

/// Largest distance between neighbouring starts of edges at a node.
const PORT_DISTANCE: f64 = 56.0;
/// Part of a node's width in which edges start.
const PORT_PART: f64 = 0.8;
/// Distance from the centre of a node at which an edge upwards ends.
const BACK_PORT: f64 = 22.0;

impl Links {
    pub(crate) fn new(level: &Level, layers: &Layers, spacing: &Spacing) -> Links {
        let vertex = |row, width, is_edge| Vertex { row, width, is_edge, up: Vec::new(), down: Vec::new() };
        let vertices: Vec<Vertex> = level
            .items
            .iter()
            .zip(&layers.row)
            .map(|(item, &row)| vertex(row, item.size.width, item.is_edge))
            .collect();
        let mut this = Links {
            vertices,
            links: Vec::new(),
            paths: Vec::with_capacity(level.edges.len()),
            row_count: layers.count,
            index: BTreeMap::new(),
        };
        // Edges to the same place share their bends: by target, port, and direction.
        let mut bends: BTreeMap<(usize, Option<u64>, bool, usize), usize> = BTreeMap::new();
        for (edge, &is_back) in level.edges.iter().zip(&layers.is_back) {
            let (from_row, to_row) = (layers.row[edge.from], layers.row[edge.to]);
            let mut bend = |this: &mut Links, row: usize| {
                let key = (edge.to, edge.to_port.map(f64::to_bits), is_back, row);
                *bends.entry(key).or_insert_with(|| {
                    this.vertices.push(vertex(row, spacing.edges, true));
                    this.vertices.len() - 1
                })
            };
            let mut path = vec![edge.from];
            if is_back {
                path.extend((to_row - 1..=from_row + 1).rev().map(|row| bend(&mut this, row)));
                let (bottom, top) = (path[1], path[path.len() - 1]);
                this.link(edge.from, bottom, (edge.from_port, None), true);
                path[1..].windows(2).for_each(|pair| this.link(pair[1], pair[0], (None, None), false));
                this.link(top, edge.to, (None, edge.to_port), true);
                path.push(edge.to);
            } else {
                path.extend((from_row + 1..to_row).map(|row| bend(&mut this, row)));
                path.push(edge.to);
                for (at, pair) in path.windows(2).enumerate() {
                    let from_port = edge.from_port.filter(|_| at == 0);
                    let to_port = edge.to_port.filter(|_| at + 2 == path.len());
                    this.link(pair[0], pair[1], (from_port, to_port), false);
                }
            }
            this.paths.push(path);
        }
        this
    }

    fn link(&mut self, upper: usize, lower: usize, ports: (Option<f64>, Option<f64>), is_turn: bool) {
        let number = self.links.len();
        // Two edges that leave a finished group at different places for one target keep one of the links for alignment;
        // their routes start where they leave.
        if *self.index.entry((upper, lower)).or_insert(number) != number {
            return;
        }
        let (upper_port, lower_port) = (ports.0.unwrap_or(0.0), ports.1.unwrap_or(0.0));
        let is_fixed = (ports.0.is_some(), ports.1.is_some());
        self.links.push(Link { upper, lower, upper_port, lower_port, is_fixed, is_turn });
        self.vertices[upper].down.push(number);
        self.vertices[lower].up.push(number);
    }

    /// Returns the link between two vertices, the upper one first.
    pub(crate) fn between(&self, upper: usize, lower: usize) -> &Link {
        &self.links[self.index[&(upper, lower)]]
    }

    /// Whether both ends of a link are parts of edges, so that it should be vertical.
    pub(crate) fn is_inner(&self, link: &Link) -> bool {
        self.vertices[link.upper].is_edge && self.vertices[link.lower].is_edge && !link.is_turn
    }

    /// Distributes the starts of edges over the bottoms of nodes, in the order of what follows, and moves the ends of
    /// edges upwards to the side from which they come.
    pub(crate) fn set_ports(&mut self, rows: &Rows) {
        for vertex in self.vertices.iter().filter(|vertex| !vertex.is_edge) {
            let mut down = vertex.down.clone();
            down.retain(|&number| !self.links[number].is_fixed.0);
            down.sort_by_key(|&number| rows.position[self.links[number].lower]);
            let middle = (down.len().max(1) - 1) as f64 / 2.0;
            let distance = (vertex.width * PORT_PART / down.len().max(1) as f64).min(PORT_DISTANCE);
            for (at, &number) in down.iter().enumerate() {
                self.links[number].upper_port = (at as f64 - middle) * distance;
            }
            for &number in &vertex.up {
                let link = &mut self.links[number];
                if link.is_turn && !link.is_fixed.1 {
                    let others = vertex.up.iter().map(|&other| other != number);
                    let is_alone = !others.into_iter().any(|is_other| is_other);
                    let offset = if is_alone { 0.0 } else { BACK_PORT.min(vertex.width / 4.0) };
                    link.lower_port = offset;
                }
            }
        }
        // The side on which an edge upwards arrives is that of its last bend.
        for number in 0..self.links.len() {
            let link = self.links[number];
            if !link.is_turn || link.is_fixed.1 || self.vertices[link.lower].is_edge {
                continue;
            }
            let bends = self.vertices[link.upper].down.iter().map(|&other| self.links[other].lower);
            let neighbor = bends.filter(|&vertex| vertex != link.lower).map(|vertex| rows.position[vertex]).min();
            if neighbor.is_some_and(|neighbor| neighbor < rows.position[link.lower]) {
                self.links[number].lower_port = -link.lower_port;
            }
        }
    }
}
