//! Drawings of control-flow graphs as SVG, which browsers show in the colours of a light or a dark page.

use std::fmt::Write as _;

use draig_graph::{Edge, Graph, Layout, Node, Point, Route, Size, Spacing, Step};

use super::chart::{Chart, ChartBlock, ChartEdge};
use super::words::{self, Kind};

/// Width of a character of the fixed-width font at its size; the fonts named below have 0.60 to 0.61 em.
const CHARACTER: f64 = 7.25;
/// Distance of lines.
const LINE: f64 = 16.0;
/// Height of the bar with a block's name.
const BAR: f64 = 22.0;
/// Distance of text from the sides of a block.
const INSET: f64 = 10.0;
/// Width of a character of a label, and the height of one.
const LABEL_CHARACTER: f64 = 6.1;
const LABEL: f64 = 16.0;
/// Height of a function's title, and of the key at the end.
const TITLE: f64 = 44.0;
const KEY: f64 = 30.0;
/// Length of an arrow's head, and half of its width.
const HEAD: f64 = 8.0;
const HALF_HEAD: f64 = 4.5;

/// Styles, for light pages and for dark ones.
const STYLE: &str = "\
.page{fill:#fff}.block{fill:#fff;stroke:#c4ccd5}.bar{fill:#f1f4f7}.gone{stroke-dasharray:4 3}
.loop{fill:#0969da;fill-opacity:.07;stroke:#0969da;stroke-opacity:.4}.heat{fill:#d1242f}
text{font:12px ui-monospace,SFMono-Regular,Menlo,'DejaVu Sans Mono','Liberation Mono',monospace;fill:#1f2328;white-space:pre}
.name{font-weight:bold}.title{font-size:16px;font-weight:bold}.note,.quiet,.m{fill:#59636e}.note{font-size:11px}
.label{font-size:10px;fill:#424a53}.o{fill:#cf222e}.l{fill:#0550ae}.g{fill:#6f42c1}.n{fill:#953800}
.pill{fill:#fff;fill-opacity:.85}.edge{fill:none;stroke:#6e7781;stroke-linejoin:round}.head{fill:#6e7781}
.edge.back{stroke:#d4681a}.head.back{fill:#d4681a}
@media (prefers-color-scheme:dark){
.page{fill:#0d1117}.block{fill:#161b22;stroke:#3d444d}.bar{fill:#21262d}.loop{fill:#4493f8;fill-opacity:.1;stroke:#4493f8}
.heat{fill:#f85149}text{fill:#e6edf3}.note,.quiet,.m{fill:#9198a1}.label{fill:#c2cad2}.o{fill:#ff7b72}.l{fill:#79c0ff}
.g{fill:#d2a8ff}.n{fill:#ffa657}.pill{fill:#0d1117}.edge{stroke:#848d97}.head{fill:#848d97}
.edge.back{stroke:#f0883e}.head.back{fill:#f0883e}}
";

/// Returns a drawing of functions, one below the other.
pub(crate) fn text(charts: &[Chart]) -> String {
    let spacing = Spacing { title: 20.0, ..Spacing::default() };
    let layouts: Vec<Layout> = charts.iter().map(|chart| draig_graph::layout(&graph(chart), &spacing)).collect();
    let title_width = |chart: &Chart| chart.name.chars().count() as f64 * 10.0 + 2.0 * spacing.padding;
    let widths = charts.iter().zip(&layouts).map(|(chart, layout)| layout.size.width.max(title_width(chart)));
    let width = widths.fold(480.0, f64::max).ceil();
    let height = layouts.iter().map(|layout| layout.size.height + TITLE).sum::<f64>().ceil() + KEY;
    let mut out = String::new();
    // Writing to a string cannot fail.
    let _ = writeln!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" xml:space=\"preserve\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\">"
    );
    let _ = write!(out, "<style>\n{STYLE}</style>\n<rect class=\"page\" width=\"{width}\" height=\"{height}\"/>\n");
    let mut top = 0.0;
    for (chart, layout) in charts.iter().zip(&layouts) {
        let _ = writeln!(out, "<g transform=\"translate(0 {})\">", number(top));
        draw(&mut out, chart, layout, spacing.padding);
        out += "</g>\n";
        top += layout.size.height + TITLE;
    }
    let _ = writeln!(
        out,
        "<text class=\"note\" x=\"{}\" y=\"{}\">shaded: loops · orange: back edges · width: frequency</text>",
        spacing.padding,
        number(height - 12.0)
    );
    out += "</svg>\n";
    out
}

fn graph(chart: &Chart) -> Graph {
    let nodes = chart.blocks.iter().map(|block| Node { size: block_size(block), group: block.inside }).collect();
    let label =
        |edge: &ChartEdge| Size { width: edge.label.chars().count() as f64 * LABEL_CHARACTER + 8.0, height: LABEL };
    let edge =
        |edge: &ChartEdge| Edge { from: edge.from, to: edge.to, label: (!edge.label.is_empty()).then(|| label(edge)) };
    Graph {
        nodes,
        groups: chart.loops.iter().map(|of| of.parent).collect(),
        edges: chart.edges.iter().map(edge).collect(),
    }
}

fn block_size(block: &ChartBlock) -> Size {
    let columns = |text: &str| text.chars().count() as f64 * CHARACTER;
    let bar = columns(&block.name) + columns(&block.frequency) + 2.0 * CHARACTER;
    let width = block.lines.iter().map(|line| columns(line)).fold(bar, f64::max) + 2.0 * INSET;
    let count = block.lines.len() + usize::from(block.hidden > 0);
    let height = BAR + if count > 0 { count as f64 * LINE + 8.0 } else { 0.0 };
    Size { width: width.ceil(), height }
}

/// Draws a function with its title.
fn draw(out: &mut String, chart: &Chart, layout: &Layout, left: f64) {
    let _ = writeln!(out, "<text class=\"title\" x=\"{left}\" y=\"26\">{}</text>", escaped(&chart.name));
    if let Some(demangled) = &chart.demangled {
        let _ = writeln!(out, "<text class=\"note\" x=\"{left}\" y=\"42\">{}</text>", escaped(demangled));
    }
    let _ = writeln!(out, "<g transform=\"translate(0 {TITLE})\">");
    for (of, (corner, size)) in chart.loops.iter().zip(&layout.groups) {
        let (x, y) = (number(corner.x), number(corner.y));
        let _ = writeln!(
            out,
            "<rect class=\"loop\" x=\"{x}\" y=\"{y}\" width=\"{}\" height=\"{}\" rx=\"9\"/>",
            number(size.width),
            number(size.height)
        );
        let (x, y) = (number(corner.x + 10.0), number(corner.y + 14.0));
        let _ = writeln!(out, "<text class=\"label\" x=\"{x}\" y=\"{y}\">{}</text>", escaped(&of.title));
    }
    // Thick edges are above thin ones, and heads above all.
    let mut order: Vec<usize> = (0..chart.edges.len()).collect();
    order.sort_by(|&a, &b| chart.edges[a].heat.total_cmp(&chart.edges[b].heat));
    order.iter().for_each(|&at| edge(out, &chart.edges[at], &layout.edges[at]));
    order.iter().for_each(|&at| head(out, &layout.edges[at]));
    for (of, route) in chart.edges.iter().zip(&layout.edges) {
        if let Some(at) = route.label {
            label(out, of, at);
        }
    }
    for (of, corner) in chart.blocks.iter().zip(&layout.nodes) {
        block(out, of, *corner);
    }
    out.push_str("</g>\n");
}

fn edge(out: &mut String, edge: &ChartEdge, route: &Route) {
    let _ = write!(
        out,
        "<path class=\"edge{}\" stroke-width=\"{}\" d=\"M{}",
        back(route),
        number(1.0 + 3.0 * edge.heat),
        pair(route.start)
    );
    for (at, step) in route.steps.iter().enumerate() {
        // The line ends inside the head, whose tip is narrower than it.
        let short = if at + 1 == route.steps.len() { HEAD - 2.0 } else { 0.0 };
        let _ = match *step {
            Step::Line(to) => write!(out, "L{}", pair(Point { y: to.y - short, ..to })),
            Step::Curve(a, b, to) => write!(out, "C{} {} {}", pair(a), pair(b), pair(Point { y: to.y - short, ..to })),
        };
    }
    out.push_str("\"/>\n");
}

fn head(out: &mut String, route: &Route) {
    let Some(tip) = route.steps.last().map(|step| step.end()) else { return };
    let corner = |x: f64| pair(Point { x: tip.x + x, y: tip.y - HEAD });
    let _ = writeln!(
        out,
        "<path class=\"head{}\" d=\"M{}L{}L{}Z\"/>",
        back(route),
        pair(tip),
        corner(-HALF_HEAD),
        corner(HALF_HEAD)
    );
}

fn back(route: &Route) -> &'static str {
    if route.is_back { " back" } else { "" }
}

fn label(out: &mut String, edge: &ChartEdge, at: Point) {
    let width = edge.label.chars().count() as f64 * LABEL_CHARACTER + 4.0;
    let _ = writeln!(
        out,
        "<rect class=\"pill\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"4\"/><text class=\"label\" \
         text-anchor=\"middle\" x=\"{}\" y=\"{}\">{}</text>",
        number(at.x - width / 2.0),
        number(at.y - LABEL / 2.0 + 1.0),
        number(width),
        LABEL - 2.0,
        number(at.x),
        number(at.y + 3.5),
        escaped(&edge.label)
    );
}

fn block(out: &mut String, block: &ChartBlock, corner: Point) {
    let size = block_size(block);
    let (width, height) = (number(size.width), number(size.height));
    let _ = writeln!(out, "<g transform=\"translate({} {})\">", number(corner.x), number(corner.y));
    let gone = if block.is_reachable { "" } else { " gone" };
    let _ = writeln!(out, "<rect class=\"block{gone}\" width=\"{width}\" height=\"{height}\" rx=\"5\"/>");
    // Upper corners are round as those of the block.
    let inner = number(size.width - 1.0);
    let _ = writeln!(
        out,
        "<path class=\"bar\" d=\"M.5 {BAR}V5A4.5 4.5 0 0 1 5 .5H{}A4.5 4.5 0 0 1 {} 5V{BAR}Z\"/>",
        number(size.width - 5.0),
        number(size.width - 0.5)
    );
    if block.heat > 0.0 {
        let opacity = number(0.15 + 0.85 * block.heat);
        let _ = writeln!(
            out,
            "<rect class=\"heat\" x=\"1\" y=\"{}\" width=\"{inner}\" height=\"2\" fill-opacity=\"{opacity}\"/>",
            BAR - 1.0
        );
    }
    let _ = writeln!(
        out,
        "<text class=\"name\" x=\"{INSET}\" y=\"15\">{}</text><text class=\"quiet\" text-anchor=\"end\" x=\"{}\" y=\"15\">{}</text>",
        escaped(&block.name),
        number(size.width - INSET),
        escaped(&block.frequency)
    );
    let mut y = BAR + LINE;
    for line in &block.lines {
        let _ = write!(out, "<text x=\"{INSET}\" y=\"{y}\">");
        for (kind, word) in words::split(line) {
            let class = match kind {
                Kind::Plain => {
                    out.push_str(&escaped(word));
                    continue;
                }
                Kind::Operation => 'o',
                Kind::Local => 'l',
                Kind::Global => 'g',
                Kind::Number => 'n',
                Kind::Metadata => 'm',
            };
            let _ = write!(out, "<tspan class=\"{class}\">{}</tspan>", escaped(word));
        }
        out.push_str("</text>\n");
        y += LINE;
    }
    if block.hidden > 0 {
        let _ = writeln!(out, "<text class=\"quiet\" x=\"{INSET}\" y=\"{y}\">… {} more</text>", block.hidden);
    }
    out.push_str("</g>\n");
}

fn pair(at: Point) -> String {
    format!("{} {}", number(at.x), number(at.y))
}

/// Returns a number with at most one digit after the point.
fn number(of: f64) -> String {
    let tenths = (of * 10.0).round() / 10.0;
    // no `-0`
    format!("{}", tenths + 0.0)
}

/// Escapes a text for XML, which has no place for control characters.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out += "&amp;",
            '<' => out += "&lt;",
            '>' => out += "&gt;",
            '"' => out += "&quot;",
            c if c.is_control() || matches!(c, '\u{fffe}' | '\u{ffff}') => out.push(char::REPLACEMENT_CHARACTER),
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_escaped_and_numbers_are_short() {
        assert_eq!(escaped("<a & \"b\">\u{1}"), "&lt;a &amp; &quot;b&quot;&gt;\u{fffd}");
        assert_eq!([0.04, -0.01, 12.25, 3.0].map(number), ["0", "0", "12.3", "3"]);
    }
}
