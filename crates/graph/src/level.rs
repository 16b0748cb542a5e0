//! One level of a nested graph: the nodes and finished groups directly in a group, and the edges between them.

use crate::links::Links;
use crate::route::SegmentRoute;
use crate::{Point, Size, Spacing, layers, order, place, route};

/// Required place of an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// In any row.
    Free,
    /// In the first row: an edge comes from outside.
    Top,
    /// In the last row: an edge leads outside.
    Bottom,
}

/// A rectangle to place in a level.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Item {
    pub(crate) size: Size,
    pub(crate) place: Place,
    /// Whether it is a part of an edge: its label, or where it crosses the side of the group.
    pub(crate) is_edge: bool,
}

/// An edge between two items. Where it starts and ends is a distance from the centre of the item, if it is fixed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Segment {
    pub(crate) from: usize,
    pub(crate) to: usize,
    pub(crate) from_port: Option<f64>,
    pub(crate) to_port: Option<f64>,
}

/// Direct members of a group.
#[derive(Debug, Default)]
pub(crate) struct Level {
    pub(crate) items: Vec<Item>,
    pub(crate) edges: Vec<Segment>,
}

/// A level that is laid out. Places are relative to its upper left corner.
#[derive(Debug, Default)]
pub(crate) struct Finished {
    pub(crate) size: Size,
    /// Upper left corners of the items.
    pub(crate) items: Vec<Point>,
    /// Route of each edge.
    pub(crate) edges: Vec<SegmentRoute>,
}

impl Level {
    pub(crate) fn add(&mut self, size: Size, place: Place, is_edge: bool) -> usize {
        self.items.push(Item { size, place, is_edge });
        self.items.len() - 1
    }

    /// Lays the level out.
    pub(crate) fn finish(&self, spacing: &Spacing) -> Finished {
        if self.items.is_empty() {
            return Finished::default();
        }
        let layers = layers::assign(self);
        let mut links = Links::new(self, &layers, spacing);
        let rows = order::arrange(&links);
        links.set_ports(&rows);
        let x = place::horizontal(&links, &rows, spacing);
        route::finish(self, &layers, &links, &rows, x, spacing)
    }
}
