//! Probabilities of branches and frequencies of blocks, as `print<branch-prob>` and `print<block-freq>` show them.

use draig_analysis::Analyses;
use draig_analysis::frequency::{BlockFrequencies, Probability};

use super::PrintContext;

/// Prints the probability of each edge.
pub(super) fn branch_probabilities(context: &PrintContext<'_>, analyses: &Analyses<'_>, out: &mut Vec<u8>) {
    let (graph, probabilities) = (analyses.control_flow(), analyses.branch_probabilities());
    // A likely edge: more than four fifths.
    let hot = Probability::new(4, 5);
    out.extend_from_slice(b"Printing analysis 'Branch Probability Analysis' for function '");
    out.extend_from_slice(context.function_name(analyses));
    out.extend_from_slice(b"':\n---- Branch Probabilities ----\n");
    for block in analyses.subject().body().blocks() {
        for &next in graph.successors(block) {
            let probability = probabilities.between(graph, block, next);
            let percent = (probability.to_f64() * 10_000.0).round_ties_even() / 100.0;
            out.extend_from_slice(b"  edge ");
            out.extend_from_slice(&context.block_operand(analyses, block));
            out.extend_from_slice(b" -> ");
            out.extend_from_slice(&context.block_operand(analyses, next));
            let (numerator, denominator) = (probability.numerator(), Probability::DENOMINATOR);
            let ending = if probability > hot { " [HOT edge]" } else { "" };
            let text = format!(" probability is {numerator:#010x} / {denominator:#010x} = {percent:.2}%{ending}\n");
            out.extend_from_slice(text.as_bytes());
        }
    }
}

/// Prints the frequency of each block.
pub(super) fn block_frequencies(context: &PrintContext<'_>, analyses: &Analyses<'_>, out: &mut Vec<u8>) {
    let (subject, frequencies) = (analyses.subject(), analyses.block_frequencies());
    let name = context.function_name(analyses);
    for part in [b"Printing analysis results of BFI for function '", name, b"':\nblock-frequency-info: ", name, b"\n"] {
        out.extend_from_slice(part);
    }
    for block in subject.body().blocks() {
        out.extend_from_slice(b" - ");
        out.extend_from_slice(subject.body().names().get(block).unwrap_or_default());
        let text = format!(": float = {}, int = {}", frequencies.of(block), frequencies.integer(block));
        out.extend_from_slice(text.as_bytes());
        if let Some(count) = frequencies.count(block) {
            out.extend_from_slice(format!(", count = {count}").as_bytes());
        }
        if let Some(weight) = BlockFrequencies::irreducible_header_weight(subject, block) {
            out.extend_from_slice(format!(", irr_loop_header_weight = {weight}").as_bytes());
        }
        out.push(b'\n');
    }
    out.push(b'\n');
}
