//! Nested groups: levels are laid out from the inside out, and their results put together from the outside in.

use std::collections::BTreeMap;

use crate::level::{Finished, Level, Place};
use crate::{Edge, Graph, Layout, Point, Route, Size, Spacing, Step};

/// Number of the level of everything that is in no group.
fn level_of(group: Option<usize>, groups: usize) -> usize {
    group.unwrap_or(groups)
}

/// A part of an edge: a segment of a level.
#[derive(Clone, Copy, Debug)]
struct Part {
    level: usize,
    segment: usize,
}

/// Lays a graph out.
///
/// Takes time proportional to the number of rows that edges pass, and to the depth of the groups that they leave.
///
/// # Panics
/// Panics if an edge, a node or a group names a node or group that does not exist, or a group precedes the one around it.
#[must_use]
pub fn layout(graph: &Graph, spacing: &Spacing) -> Layout {
    let count = graph.groups.len();
    let mut nest = Nest::new(graph);
    let mut finished: Vec<Finished> = (0..=count).map(|_| Finished::default()).collect();
    // Inner groups have greater numbers; the outermost level is last in the list but finished last, too.
    for group in (0..count).rev() {
        let done = nest.levels[group].finish(spacing);
        nest.close(group, &done, spacing);
        finished[group] = done;
    }
    finished[count] = nest.levels[count].finish(spacing);
    nest.assemble(finished, spacing)
}

struct Nest<'g> {
    graph: &'g Graph,
    levels: Vec<Level>,
    /// Item of each node in its level.
    nodes: Vec<usize>,
    /// Item of each group in the level around it.
    groups: Vec<usize>,
    /// Parts of each edge, from its start to its end.
    parts: Vec<Vec<Part>>,
    /// Item of each label in its level.
    labels: Vec<Option<(usize, usize)>>,
    /// Items where edges to a node enter or leave a group.
    ports: BTreeMap<(usize, usize, bool), usize>,
    /// Segments of the level around each group that start or end at one of its ports.
    tied: Vec<Vec<(usize, usize, bool)>>,
}

impl<'g> Nest<'g> {
    fn new(graph: &'g Graph) -> Nest<'g> {
        let count = graph.groups.len();
        let mut levels: Vec<Level> = (0..=count).map(|_| Level::default()).collect();
        let add = |level: &mut Level, size| level.add(size, Place::Free, false);
        let mut nodes = Vec::with_capacity(graph.nodes.len());
        let mut groups = vec![usize::MAX; count];
        // A group comes where its first node is, so that what leads to it finds it in order.
        for node in &graph.nodes {
            let mut inner = node.group;
            while let Some(group) = inner.filter(|&group| groups[group] == usize::MAX) {
                groups[group] = add(&mut levels[level_of(graph.groups[group], count)], Size::default());
                inner = graph.groups[group];
            }
            nodes.push(add(&mut levels[level_of(node.group, count)], node.size));
        }
        for (group, item) in groups.iter_mut().enumerate().filter(|group| *group.1 == usize::MAX) {
            *item = add(&mut levels[level_of(graph.groups[group], count)], Size::default());
        }
        let mut nest = Nest {
            graph,
            levels,
            nodes,
            groups,
            parts: Vec::with_capacity(graph.edges.len()),
            labels: Vec::with_capacity(graph.edges.len()),
            ports: BTreeMap::new(),
            tied: vec![Vec::new(); count],
        };
        graph.edges.iter().for_each(|edge| nest.add_edge(edge));
        nest
    }

    /// Returns the groups around a node, innermost first.
    fn around(&self, node: usize) -> Vec<usize> {
        std::iter::successors(self.graph.nodes[node].group, |&group| self.graph.groups[group]).collect()
    }

    fn port(&mut self, group: usize, target: usize, is_exit: bool) -> usize {
        let place = if is_exit { Place::Bottom } else { Place::Top };
        let level = &mut self.levels[group];
        *self.ports.entry((group, target, is_exit)).or_insert_with(|| level.add(Size::default(), place, true))
    }

    fn add_edge(&mut self, edge: &Edge) {
        let count = self.graph.groups.len();
        let (mut outwards, mut inwards) = (self.around(edge.from), self.around(edge.to));
        while outwards.last().is_some() && outwards.last() == inwards.last() {
            outwards.pop();
            inwards.pop();
        }
        let mut parts = Vec::with_capacity(outwards.len() + inwards.len() + 1);
        let common = level_of(
            outwards.last().map_or(self.graph.nodes[edge.from].group, |&group| self.graph.groups[group]),
            count,
        );
        // The item where the edge is, and the group that it has just left.
        let mut at = self.nodes[edge.from];
        let mut left = None;
        let label_level = level_of(self.graph.nodes[edge.from].group, count);
        let label = edge.label.map(|size| (label_level, self.levels[label_level].add(size, Place::Free, true)));
        if let Some((level, item)) = label {
            parts.push(self.segment(level, at, item, None, None, edge.to));
            at = item;
        }
        for &group in &outwards {
            let exit = self.port(group, edge.to, true);
            parts.push(self.segment(group, at, exit, left, None, edge.to));
            at = self.groups[group];
            left = Some(group);
        }
        // Into the groups around the target, outermost first.
        let mut level = common;
        for &group in inwards.iter().rev() {
            parts.push(self.segment(level, at, self.groups[group], left, Some(group), edge.to));
            at = self.port(group, edge.to, false);
            (level, left) = (group, None);
        }
        parts.push(self.segment(level, at, self.nodes[edge.to], left, None, edge.to));
        self.parts.push(parts);
        self.labels.push(label);
    }

    /// Adds a segment that may start at the bottom of a finished group and end at the top of another.
    fn segment(
        &mut self,
        level: usize,
        from: usize,
        to: usize,
        left: Option<usize>,
        entered: Option<usize>,
        target: usize,
    ) -> Part {
        let segment = self.levels[level].edges.len();
        self.levels[level].edges.push(crate::level::Segment { from, to, from_port: None, to_port: None });
        for (group, is_exit) in [(left, true), (entered, false)] {
            if let Some(group) = group {
                self.tied[group].push((segment, target, is_exit));
            }
        }
        Part { level, segment }
    }

    /// Gives a finished group its size in the level around it, and the edges at its sides their places.
    fn close(&mut self, group: usize, done: &Finished, spacing: &Spacing) {
        let size = Size {
            width: done.size.width + 2.0 * spacing.padding,
            height: done.size.height + spacing.title + spacing.padding,
        };
        let around = level_of(self.graph.groups[group], self.graph.groups.len());
        self.levels[around].items[self.groups[group]].size = size;
        for &(segment, target, is_exit) in &self.tied[group] {
            let item = self.ports[&(group, target, is_exit)];
            let x = done.items[item].x + spacing.padding - size.width / 2.0;
            let segment = &mut self.levels[around].edges[segment];
            *(if is_exit { &mut segment.from_port } else { &mut segment.to_port }) = Some(x);
        }
    }

    /// Puts the levels together.
    fn assemble(self, finished: Vec<Finished>, spacing: &Spacing) -> Layout {
        let count = self.graph.groups.len();
        let moved = |by: Point, point: Point| Point { x: by.x + point.x, y: by.y + point.y };
        let mut origin = vec![Point { x: spacing.padding, y: spacing.padding }; count + 1];
        let mut groups = Vec::with_capacity(count);
        for group in 0..count {
            let around = level_of(self.graph.groups[group], count);
            let item = self.groups[group];
            let corner = moved(origin[around], finished[around].items[item]);
            groups.push((corner, self.levels[around].items[item].size));
            origin[group] = moved(corner, Point { x: spacing.padding, y: spacing.title });
        }
        let place = |level: usize, item: usize| moved(origin[level], finished[level].items[item]);
        let nodes =
            self.graph.nodes.iter().zip(&self.nodes).map(|(node, &item)| place(level_of(node.group, count), item));
        let nodes = nodes.collect();
        let route = |(parts, label): (&Vec<Part>, &Option<(usize, usize)>)| {
            let mut route = Route::default();
            let mut at = None;
            for part in parts {
                let (by, segment) = (origin[part.level], &finished[part.level].edges[part.segment]);
                route.is_back |= segment.is_back;
                let start = moved(by, segment.start);
                match at {
                    None => route.start = start,
                    Some(at) if at != start => route.push(Step::Line(start)),
                    Some(_) => {}
                }
                for step in &segment.steps {
                    route.push(match *step {
                        Step::Line(to) => Step::Line(moved(by, to)),
                        Step::Curve(a, b, to) => Step::Curve(moved(by, a), moved(by, b), moved(by, to)),
                    });
                }
                at = route.steps.last().map(|step| step.end()).or(Some(start));
            }
            route.label = label.map(|(level, item)| {
                let (corner, size) = (place(level, item), self.levels[level].items[item].size);
                Point { x: corner.x + size.width / 2.0, y: corner.y + size.height / 2.0 }
            });
            route
        };
        let edges = self.parts.iter().zip(&self.labels).map(route).collect();
        let size = finished[count].size;
        let size = Size { width: size.width + 2.0 * spacing.padding, height: size.height + 2.0 * spacing.padding };
        Layout { size, nodes, groups, edges }
    }
}
