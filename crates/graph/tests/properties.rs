//! Properties of every layout, for graphs of many shapes: nothing overlaps, groups contain their nodes and nothing
//! else, and edges start and end at their nodes.

use draig_graph::{Edge, Graph, Layout, Node, Point, Size, Spacing, Step, layout};

/// Numbers that look random (xorshift).
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % limit as u64) as usize
    }
}

/// A graph of chains with jumps, mostly forwards; runs of nodes are groups, nested up to three deep.
fn random(seed: u64, count: usize) -> Graph {
    let mut numbers = Numbers(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
    let mut groups: Vec<Option<usize>> = Vec::new();
    let mut open: Vec<usize> = Vec::new();
    let mut nodes = Vec::new();
    for _ in 0..count {
        match numbers.below(8) {
            0 if open.len() < 3 => {
                groups.push(open.last().copied());
                open.push(groups.len() - 1);
            }
            1 => drop(open.pop()),
            _ => {}
        }
        let size = Size { width: 20.0 + numbers.below(200) as f64, height: 10.0 + numbers.below(120) as f64 };
        nodes.push(Node { size, group: open.last().copied() });
    }
    let mut edges = Vec::new();
    for from in 0..count {
        let label = (numbers.below(2) == 0).then_some(Size { width: 30.0, height: 10.0 });
        edges.push(Edge { from, to: (from + 1) % count, label });
        for _ in 0..numbers.below(3) {
            edges.push(Edge { from, to: numbers.below(count), label });
        }
    }
    Graph { nodes, groups, edges }
}

/// A rectangle by its sides.
#[derive(Clone, Copy, Debug)]
struct Sides {
    left: f64,
    top: f64,
    right: f64,
    bottom: f64,
}

impl Sides {
    fn new(corner: Point, size: Size) -> Sides {
        Sides { left: corner.x, top: corner.y, right: corner.x + size.width, bottom: corner.y + size.height }
    }

    fn contains(&self, other: &Sides) -> bool {
        const ERROR: f64 = 1e-6;
        self.left <= other.left + ERROR
            && self.top <= other.top + ERROR
            && self.right + ERROR >= other.right
            && self.bottom + ERROR >= other.bottom
    }

    fn overlaps(&self, other: &Sides) -> bool {
        const ERROR: f64 = 1e-6;
        self.left + ERROR < other.right
            && other.left + ERROR < self.right
            && self.top + ERROR < other.bottom
            && other.top + ERROR < self.bottom
    }
}

fn around(graph: &Graph, inner: Option<usize>) -> Vec<usize> {
    std::iter::successors(inner, |&group| graph.groups[group]).collect()
}

#[track_caller]
fn check(graph: &Graph, done: &Layout) {
    let nodes: Vec<Sides> =
        graph.nodes.iter().zip(&done.nodes).map(|(node, &corner)| Sides::new(corner, node.size)).collect();
    let groups: Vec<Sides> = done.groups.iter().map(|&(corner, size)| Sides::new(corner, size)).collect();
    let page = Sides::new(Point::default(), done.size);
    for (at, node) in nodes.iter().enumerate() {
        assert!(page.contains(node), "node {at}");
        assert!(nodes[..at].iter().all(|other| !other.overlaps(node)), "node {at} overlaps another");
        let inside = around(graph, graph.nodes[at].group);
        for (number, group) in groups.iter().enumerate() {
            match inside.contains(&number) {
                true => assert!(group.contains(node), "group {number} does not contain node {at}"),
                false => assert!(!group.overlaps(node), "group {number} overlaps node {at}"),
            }
        }
    }
    for (number, group) in groups.iter().enumerate() {
        let inside = around(graph, graph.groups[number]);
        for (other, sides) in groups.iter().enumerate().take(number) {
            match inside.contains(&other) {
                true => assert!(sides.contains(group), "group {other} does not contain group {number}"),
                false => assert!(!sides.overlaps(group), "groups {other} and {number} overlap"),
            }
        }
    }
    for (edge, route) in graph.edges.iter().zip(&done.edges) {
        let (from, to) = (&nodes[edge.from], &nodes[edge.to]);
        let end = route.steps.last().expect("an edge has a length").end();
        assert!(
            (route.start.y - from.bottom).abs() < 1e-6 && (from.left..=from.right).contains(&route.start.x),
            "{edge:?}"
        );
        assert!((end.y - to.top).abs() < 1e-6 && (to.left..=to.right).contains(&end.x), "{edge:?}: {end:?} {to:?}");
        assert_eq!(route.label.is_some(), edge.label.is_some());
        // Where an edge is straight, it passes no node.
        let mut at = route.start;
        for step in &route.steps {
            if let Step::Line(to) = *step {
                assert!((to.x - at.x).abs() < 1e-6, "lines are vertical: {edge:?}");
                let line = Sides { left: at.x, top: at.y.min(to.y), right: to.x, bottom: at.y.max(to.y) };
                let hit = nodes.iter().position(|node| {
                    node.left + 0.5 < line.left
                        && line.left < node.right - 0.5
                        && node.top + 0.5 < line.bottom
                        && line.top < node.bottom - 0.5
                });
                assert_eq!(hit, None, "{edge:?} passes a node");
            }
            at = step.end();
        }
    }
}

#[test]
fn nothing_overlaps() {
    let mut back = 0;
    for seed in 1..=300 {
        let graph = random(seed, 2 + seed as usize % 40);
        let done = layout(&graph, &Spacing::default());
        check(&graph, &done);
        back += done.edges.iter().filter(|route| route.is_back).count();
    }
    assert!(back > 300, "{back} edges upwards");
}

#[test]
fn extreme_graphs_have_layouts() {
    let spacing = Spacing::default();
    assert_eq!(layout(&Graph::default(), &spacing).nodes, []);
    let node = |group| Node { size: Size { width: 10.0, height: 10.0 }, group };
    let edge = |from, to| Edge { from, to, label: None };
    // a node that leads to itself, and a group without nodes
    let alone = Graph { nodes: vec![node(None)], groups: vec![None], edges: vec![edge(0, 0), edge(0, 0)] };
    check(&alone, &layout(&alone, &spacing));
    // deep nesting, left at once
    let depth = 200;
    let groups: Vec<Option<usize>> = (0..depth).map(|number: usize| number.checked_sub(1)).collect();
    let mut nodes = vec![node(None)];
    nodes.extend((0..depth).map(|group| node(Some(group))));
    nodes.push(node(None));
    let mut edges: Vec<Edge> = (0..=depth).map(|number| edge(number, number + 1)).collect();
    edges.extend((1..=depth).map(|number| edge(depth, number)));
    let deep = Graph { nodes, groups, edges };
    check(&deep, &layout(&deep, &spacing));
    // everything leads to everything
    let all = (0..30).flat_map(|from| (0..30).map(move |to| edge(from, to))).collect();
    let complete = Graph { nodes: vec![node(None); 30], groups: vec![], edges: all };
    check(&complete, &layout(&complete, &spacing));
}

#[test]
fn a_chain_is_straight_and_a_loop_is_a_rectangle() {
    let node = |group| Node { size: Size { width: 40.0, height: 20.0 }, group };
    let edge = |from, to| Edge { from, to, label: None };
    let nodes = vec![node(None), node(Some(0)), node(Some(0)), node(None)];
    let edges = vec![edge(0, 1), edge(1, 2), edge(2, 1), edge(2, 3)];
    let graph = Graph { nodes, groups: vec![None], edges };
    let done = layout(&graph, &Spacing::default());
    check(&graph, &done);
    assert_eq!(done.edges.iter().map(|route| route.is_back).collect::<Vec<_>>(), [false, false, true, false]);
    for straight in [0, 1] {
        assert!(matches!(done.edges[straight].steps[..], [Step::Line(_)]), "{:?}", done.edges[straight]);
    }
    assert!(done.nodes.windows(2).all(|pair| pair[0].y < pair[1].y));
    assert_eq!(done, layout(&graph, &Spacing::default()));
}
