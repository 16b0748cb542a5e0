//! The contents of a chart: blocks with their text, loops, and edges with probability and frequency.

use std::collections::BTreeMap;

use draig::ir::{Block, Body, Global, Inst, Opcode};
use draig::{Module, Printer};
use draig_analysis::frequency::{BlockFrequencies, BranchProbabilities};
use draig_analysis::{Analyses, Subject};

use crate::demangle;

/// Most characters of a line.
const MAX_COLUMNS: usize = 100;
/// Most characters of the cases of an edge.
const MAX_CASES: usize = 24;
/// Edges and blocks this much rarer than the most frequent ones are shown like those that never run.
const RAREST: f64 = 1e-4;

/// A function's graph.
#[derive(Debug)]
pub(crate) struct Chart {
    /// Name with `@`, and its demangled form.
    pub(crate) name: String,
    pub(crate) demangled: Option<String>,
    pub(crate) blocks: Vec<ChartBlock>,
    pub(crate) loops: Vec<ChartLoop>,
    pub(crate) edges: Vec<ChartEdge>,
}

/// A block.
#[derive(Debug)]
pub(crate) struct ChartBlock {
    /// Name as an operand: `%entry`.
    pub(crate) name: String,
    /// Number of times that it runs for each run of the function, or the count of a profile.
    pub(crate) frequency: String,
    /// Frequency among the function's blocks, from 0 to 1.
    pub(crate) heat: f64,
    pub(crate) is_reachable: bool,
    pub(crate) lines: Vec<String>,
    /// Number of further lines.
    pub(crate) hidden: usize,
    /// Innermost loop.
    pub(crate) inside: Option<usize>,
}

/// A loop.
#[derive(Debug)]
pub(crate) struct ChartLoop {
    pub(crate) title: String,
    pub(crate) parent: Option<usize>,
    pub(crate) depth: u32,
}

/// All edges from a block to another.
#[derive(Debug)]
pub(crate) struct ChartEdge {
    pub(crate) from: usize,
    pub(crate) to: usize,
    /// When it is taken, and its probability.
    pub(crate) label: String,
    /// Frequency among the function's edges, from 0 to 1.
    pub(crate) heat: f64,
    /// Whether its end dominates its start.
    pub(crate) is_back: bool,
}

impl Chart {
    /// Collects what is shown of a function, with at most `max_lines` of each block.
    pub(crate) fn new(module: &Module, printer: &Printer<'_>, function: Global, max_lines: usize) -> Option<Chart> {
        let subject = Subject::new(module, function)?;
        let body = subject.body();
        let analyses = Analyses::new(subject);
        let (graph, loops, tree) = (analyses.control_flow(), analyses.loops(), analyses.dominators());
        let (probabilities, frequencies) = (analyses.branch_probabilities(), analyses.block_frequencies());
        // Blocks that run first come first; the others have no place in that order.
        let unreachable = body.blocks().filter(|&block| !graph.is_reachable(block));
        let order: Vec<Block> = graph.reverse_post_order().iter().copied().chain(unreachable).collect();
        let number_of: BTreeMap<Block, usize> =
            order.iter().enumerate().map(|(number, &block)| (block, number)).collect();
        let name_of = |block: Block| printer.block(function, block).to_string();

        let block_heat = Heat::of(order.iter().map(|&block| frequencies.of(block).to_f64()));
        let mut blocks = Vec::with_capacity(order.len());
        for &block in &order {
            let (lines, hidden) = lines(body, printer, function, block, max_lines);
            let relative = frequencies.of(block).to_f64();
            blocks.push(ChartBlock {
                name: name_of(block),
                frequency: frequency(frequencies, block, relative),
                heat: block_heat.fraction(relative),
                is_reachable: graph.is_reachable(block),
                lines,
                hidden,
                inside: loops.innermost(block).map(|inside| inside.index()),
            });
        }
        let chart_loop = |of| ChartLoop {
            title: format!("loop {}", name_of(loops.header(of))),
            parent: loops.parent(of).map(|parent| parent.index()),
            depth: loops.depth(of),
        };

        let edge_frequency = |from: Block, to: Block, probabilities: &BranchProbabilities| {
            frequencies.of(from).to_f64() * probabilities.between(graph, from, to).to_f64()
        };
        let mut edges = Vec::new();
        let mut taken = Vec::new();
        for (from, &block) in order.iter().enumerate() {
            let Some(terminator) = body.terminator(block) else { continue };
            let reasons = reasons(body, printer, function, terminator);
            let mut seen: BTreeMap<Block, usize> = BTreeMap::new();
            let first = edges.len();
            for (at, next) in body.successors(terminator).enumerate() {
                let reason = reasons.get(at).map_or("", String::as_str);
                let place = *seen.entry(next).or_insert(edges.len());
                if place < edges.len() {
                    let edge: &mut ChartEdge = &mut edges[place];
                    let label = &mut edge.label;
                    match label.len() + reason.len() + 2 > MAX_CASES {
                        true if label.ends_with('…') => {}
                        true => label.push_str(", …"),
                        false => *label = format!("{label}, {reason}"),
                    }
                    continue;
                }
                let Some(&to) = number_of.get(&next) else { continue };
                let is_back = graph.is_reachable(block) && tree.dominates_block(next, block);
                edges.push(ChartEdge { from, to, label: shortened(reason, MAX_CASES), heat: 0.0, is_back });
                taken.push(edge_frequency(block, next, probabilities));
            }
            // One way out needs no words.
            let is_only = edges.len() == first + 1;
            for edge in &mut edges[first..] {
                let percent = percent(probabilities.between(graph, block, order[edge.to]).to_f64());
                edge.label = match edge.label.is_empty() {
                    _ if is_only => String::new(),
                    true => percent,
                    false => format!("{} · {percent}", edge.label),
                };
            }
        }
        let edge_heat = Heat::of(taken.iter().copied());
        edges.iter_mut().zip(&taken).for_each(|(edge, &taken)| edge.heat = edge_heat.fraction(taken));
        let name = printer.name(None, function.into()).to_string();
        let demangled = demangle::symbol(&name);
        Some(Chart { name, demangled, blocks, loops: loops.iter().map(chart_loop).collect(), edges })
    }
}

/// Scale of frequencies, which differ by powers of ten.
struct Heat {
    most: f64,
    least: f64,
}

impl Heat {
    fn of(frequencies: impl Iterator<Item = f64>) -> Heat {
        let positive = frequencies.filter(|&frequency| frequency > 0.0);
        let (most, least) = positive.fold((0.0f64, f64::INFINITY), |all, one| (all.0.max(one), all.1.min(one)));
        Heat { most, least: least.max(most * RAREST) }
    }

    fn fraction(&self, frequency: f64) -> f64 {
        if frequency <= 0.0 {
            return 0.0;
        }
        if self.most <= self.least {
            return 0.3;
        }
        ((frequency / self.least).ln() / (self.most / self.least).ln()).clamp(0.0, 1.0)
    }
}

fn frequency(frequencies: &BlockFrequencies, block: Block, relative: f64) -> String {
    match frequencies.count(block) {
        Some(count) => format!("{count} runs"),
        None if relative == 0.0 => "never".to_owned(),
        None if relative < 0.01 => format!("{relative:.0e}×"),
        None if relative < 10.0 => format!("{}×", (relative * 100.0).round() / 100.0),
        None if relative < 1e6 => format!("{:.0}×", relative),
        None => format!("{relative:.1e}×"),
    }
}

fn percent(probability: f64) -> String {
    match probability * 100.0 {
        0.0 => "0 %".to_owned(),
        percent if percent < 0.1 => "<0.1 %".to_owned(),
        percent if percent > 99.9 && percent < 100.0 => ">99.9 %".to_owned(),
        percent => format!("{} %", (percent * 10.0).round() / 10.0),
    }
}

/// Returns the first lines of a block's text, and the number of the others. Locations of the debugger are left out.
fn lines(body: &Body, printer: &Printer<'_>, function: Global, block: Block, max_lines: usize) -> (Vec<String>, usize) {
    let mut shown = Vec::new();
    let mut hidden = 0;
    for inst in body.block_insts(block) {
        if shown.len() >= max_lines {
            hidden += 1;
            continue;
        }
        let text = printer.inst(function, inst).to_string();
        for line in text.lines() {
            let line = line.strip_prefix("  ").unwrap_or(line);
            if shown.len() < max_lines {
                shown.push(shortened(without_location(line), MAX_COLUMNS));
            } else {
                hidden += 1;
            }
        }
    }
    (shown, if max_lines == 0 { 0 } else { hidden })
}

/// Cuts the attachment `!dbg` off, which is the first one.
fn without_location(line: &str) -> &str {
    let Some(at) = line.rfind(", !dbg !") else { return line };
    let rest = &line[at + ", !dbg !".len()..];
    if rest.bytes().all(|byte| byte.is_ascii_digit()) { &line[..at] } else { line }
}

fn shortened(line: &str, most: usize) -> String {
    if line.chars().count() <= most {
        return line.to_owned();
    }
    line.chars().take(most - 1).chain(['…']).collect()
}

/// Returns when each successor of a terminator is taken.
fn reasons(body: &Body, printer: &Printer<'_>, function: Global, terminator: Inst) -> Vec<String> {
    let operands = body.operands(terminator);
    match body.opcode(terminator) {
        Opcode::Br if operands.len() == 3 => vec!["true".into(), "false".into()],
        Opcode::Switch => {
            let cases = operands[2..].chunks_exact(2).map(|case| printer.name(Some(function), case[0]).to_string());
            std::iter::once("default".to_owned()).chain(cases).collect()
        }
        Opcode::Invoke => vec!["returns".into(), "unwinds".into()],
        Opcode::CallBr => std::iter::once("falls through".to_owned()).collect(),
        _ => Vec::new(),
    }
}
