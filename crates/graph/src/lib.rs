//! Layered layout of directed graphs (Sugiyama, Tagawa, Toda 1981), for graphs that mostly flow downwards, such as
//! control-flow graphs. Sizes of nodes go in; positions of nodes and routes of edges come out.
//!
//! Nodes may be in nested groups, such as loops. Each group becomes a rectangle that contains its nodes and nothing
//! else: groups are laid out from the inside out, and a finished one is a node of the group around it. Edges enter a
//! group at its top and leave it at its bottom. An edge that closes a cycle runs upwards next to what it encloses.
//! Edges with the same target share their way to it, so that many edges to one node remain readable.
//!
//! The crate knows neither what nodes contain nor how they are drawn. The result depends on nothing but the input.
//!
//! ```
//! use draig_graph::{Edge, Graph, Node, Size, Spacing, layout};
//!
//! let node = Node { size: Size { width: 40.0, height: 20.0 }, group: None };
//! let edge = |from, to| Edge { from, to, label: None };
//! let diamond = Graph { nodes: vec![node; 4], groups: vec![], edges: vec![edge(0, 1), edge(0, 2), edge(1, 3), edge(2, 3)] };
//! let layout = layout(&diamond, &Spacing::default());
//! assert_eq!(layout.nodes[1].y, layout.nodes[2].y);
//! assert!(layout.nodes[1].x < layout.nodes[2].x && layout.nodes[3].y > layout.nodes[1].y);
//! ```

mod align;
mod layers;
mod level;
mod links;
mod nest;
mod order;
mod place;
mod route;

pub use nest::layout;

/// Width and height.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Size {
    /// Extent from left to right.
    pub width: f64,
    /// Extent from top to bottom.
    pub height: f64,
}

/// A place; `y` grows downwards.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    /// Distance from the left side.
    pub x: f64,
    /// Distance from the top.
    pub y: f64,
}

/// A node to lay out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Node {
    /// Size of its rectangle.
    pub size: Size,
    /// Number of the innermost group that contains it.
    pub group: Option<usize>,
}

/// An edge to lay out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Edge {
    /// Number of the node where it starts.
    pub from: usize,
    /// Number of the node where it ends.
    pub to: usize,
    /// Size of its label, which gets a place of its own after the start.
    pub label: Option<Size>,
}

/// A graph to lay out. The first node is the start; what cannot be reached from it follows.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Graph {
    /// The nodes.
    pub nodes: Vec<Node>,
    /// The groups, each with the group around it, which precedes it in the list.
    pub groups: Vec<Option<usize>>,
    /// The edges.
    pub edges: Vec<Edge>,
}

/// Distances.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spacing {
    /// Between nodes side by side.
    pub nodes: f64,
    /// Between an edge and its neighbors.
    pub edges: f64,
    /// Least distance between one row and the next.
    pub rows: f64,
    /// Between the sides of a group and its contents.
    pub padding: f64,
    /// Between the top of a group and its contents, for a title.
    pub title: f64,
}

impl Default for Spacing {
    fn default() -> Spacing {
        Spacing { nodes: 28.0, edges: 14.0, rows: 26.0, padding: 14.0, title: 8.0 }
    }
}

/// A part of a route, from where the previous part ended.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Step {
    /// A straight line.
    Line(Point),
    /// A cubic Bézier curve: two control points and the end.
    Curve(Point, Point, Point),
}

impl Step {
    /// Returns where the step ends.
    #[must_use]
    pub fn end(self) -> Point {
        match self {
            Step::Line(end) | Step::Curve(_, _, end) => end,
        }
    }
}

/// The way of an edge.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Route {
    /// Place at the bottom of the first node.
    pub start: Point,
    /// Steps to the top of the last node.
    pub steps: Vec<Step>,
    /// Centre of the label.
    pub label: Option<Point>,
    /// Whether the edge runs upwards, because it closes a cycle.
    pub is_back: bool,
}

impl Route {
    /// Appends a step. A line that continues one is part of it.
    fn push(&mut self, step: Step) {
        if let (Some(Step::Line(end)), Step::Line(to)) = (self.steps.last_mut(), step)
            && end.x == to.x
        {
            *end = to;
        } else {
            self.steps.push(step);
        }
    }
}

/// A finished layout.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Layout {
    /// Size of everything.
    pub size: Size,
    /// Upper left corner of each node.
    pub nodes: Vec<Point>,
    /// Upper left corner and size of each group.
    pub groups: Vec<(Point, Size)>,
    /// Route of each edge.
    pub edges: Vec<Route>,
}
