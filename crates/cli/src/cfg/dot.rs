//! The graph of a function in the language of Graphviz.

use std::fmt::Write as _;

use super::chart::{Chart, ChartEdge};

/// Colours of loops, from the outermost; deeper ones have the last. Text in them is black, whatever the page is.
const LOOP_COLORS: [&str; 5] = ["#eef4fc", "#dce8f9", "#c8dbf5", "#b3cdf0", "#9dbeea"];

/// Returns a `digraph`.
pub(crate) fn text(chart: &Chart) -> String {
    let mut out = String::new();
    let title = match &chart.demangled {
        Some(demangled) => format!("{}\\n{}", escaped(&chart.name), escaped(demangled)),
        None => escaped(&chart.name),
    };
    // Writing to a string cannot fail.
    let _ = writeln!(out, "digraph \"{}\" {{", escaped(&chart.name));
    let _ = writeln!(out, "  graph [label=\"{title}\", labelloc=t, fontname=\"Helvetica\", bgcolor=\"white\"];");
    out += "  node [shape=box, style=filled, fillcolor=\"white\", color=\"#8c959f\", fontname=\"monospace\", fontsize=10];\n";
    out += "  edge [color=\"#57606a\", fontname=\"Helvetica\", fontsize=9];\n";
    // Each loop is a cluster in that of the loop around it.
    let mut inner: Vec<Vec<usize>> = vec![Vec::new(); chart.loops.len()];
    let mut open: Vec<(usize, bool)> = Vec::new();
    for (number, of) in chart.loops.iter().enumerate().rev() {
        match of.parent {
            Some(parent) => inner[parent].push(number),
            None => open.push((number, false)),
        }
    }
    let mut blocks: Vec<Vec<usize>> = vec![Vec::new(); chart.loops.len()];
    for (number, block) in chart.blocks.iter().enumerate() {
        match block.inside {
            Some(inside) => blocks[inside].push(number),
            None => node(&mut out, chart, number, 1),
        }
    }
    let mut depth = 1;
    while let Some((number, is_written)) = open.pop() {
        if is_written {
            depth -= 1;
            let _ = writeln!(out, "{}}}", "  ".repeat(depth.min(20)));
            continue;
        }
        let of = &chart.loops[number];
        let indent = "  ".repeat(depth.min(20));
        let color = LOOP_COLORS[(of.depth as usize - 1).min(LOOP_COLORS.len() - 1)];
        let _ = writeln!(out, "{indent}subgraph cluster_{number} {{");
        let _ = writeln!(
            out,
            "{indent}  graph [label=\"{}\", labeljust=l, style=\"rounded,filled\", fillcolor=\"{color}\", color=\"#6e9bd8\", fontsize=9];",
            escaped(&of.title)
        );
        depth += 1;
        blocks[number].iter().for_each(|&block| node(&mut out, chart, block, depth));
        open.push((number, true));
        open.extend(inner[number].iter().map(|&number| (number, false)));
    }
    chart.edges.iter().for_each(|one| edge(&mut out, one));
    out += "}\n";
    out
}

fn node(out: &mut String, chart: &Chart, number: usize, depth: usize) {
    let block = &chart.blocks[number];
    let mut label = format!("{}  ({})\\l", escaped(&block.name), escaped(&block.frequency));
    for line in &block.lines {
        label += &format!("  {}\\l", escaped(line));
    }
    if block.hidden > 0 {
        label += &format!("  … {} more\\l", block.hidden);
    }
    let dashed = if block.is_reachable { "" } else { ", style=\"filled,dashed\"" };
    let _ = writeln!(out, "{}b{number} [label=\"{label}\"{dashed}];", "  ".repeat(depth.min(20)));
}

fn edge(out: &mut String, edge: &ChartEdge) {
    let mut attributes = format!("penwidth={:.2}", 0.8 + 3.0 * edge.heat);
    if !edge.label.is_empty() {
        attributes += &format!(", label=\"{}\"", escaped(&edge.label));
    }
    if edge.is_back {
        attributes += ", color=\"#bc4c00\"";
    }
    let _ = writeln!(out, "  b{} -> b{} [{attributes}];", edge.from, edge.to);
}

/// Escapes a text for a quoted string, in which a backslash begins an escape of Graphviz.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            c if c.is_control() => out.push(char::REPLACEMENT_CHARACTER),
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotes_and_backslashes_are_escaped() {
        assert_eq!(escaped("%\"a\\22\"\n"), "%\\\"a\\\\22\\\"\u{fffd}");
    }
}
