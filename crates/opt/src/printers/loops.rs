//! Loops and cycles, as `print<loops>` and `print<cycles>` show them.

use draig_analysis::{Analyses, is_annotated_parallel};

use super::PrintContext;

/// Prints the natural loops of a function.
pub(super) fn loops(context: &PrintContext<'_>, analyses: &Analyses<'_>, out: &mut Vec<u8>) {
    let (graph, loops) = (analyses.control_flow(), analyses.loops());
    out.extend_from_slice(b"Loop info for function '");
    out.extend_from_slice(context.function_name(analyses));
    out.extend_from_slice(b"':\n");
    for of in loops.iter() {
        let depth = loops.depth(of);
        out.resize(out.len() + 4 * (depth as usize - 1), b' ');
        if is_annotated_parallel(&analyses.subject(), graph, loops, of) {
            out.extend_from_slice(b"Parallel ");
        }
        out.extend_from_slice(format!("Loop at depth {depth} containing: ").as_bytes());
        for (number, block) in loops.blocks(graph, of).into_iter().enumerate() {
            if number > 0 {
                out.push(b',');
            }
            out.extend_from_slice(&context.block_operand(analyses, block));
            if number == 0 {
                out.extend_from_slice(b"<header>");
            }
            if loops.is_latch(graph, of, block) {
                out.extend_from_slice(b"<latch>");
            }
            if loops.is_exiting(graph, of, block) {
                out.extend_from_slice(b"<exiting>");
            }
        }
        out.push(b'\n');
    }
}

/// Prints the cycles of a function.
pub(super) fn cycles(context: &PrintContext<'_>, analyses: &Analyses<'_>, out: &mut Vec<u8>) {
    let cycles = analyses.cycles();
    // A name is printed as it is, without quotes.
    let name = |block| match analyses.subject().body().names().get(block) {
        Some(name) => name.to_vec(),
        None => context.block_operand(analyses, block).split_off(1),
    };
    out.extend_from_slice(b"CycleInfo for function: ");
    out.extend_from_slice(context.function_name(analyses));
    out.push(b'\n');
    let mut stack: Vec<(usize, usize)> = cycles.outermost().rev().map(|cycle| (cycle, 1)).collect();
    while let Some((cycle, depth)) = stack.pop() {
        stack.extend(cycles.children(cycle).rev().map(|child| (child, depth + 1)));
        out.resize(out.len() + 4 * depth, b' ');
        out.extend_from_slice(format!("depth={depth}: entries(").as_bytes());
        let entries = cycles.entries(cycle);
        for (number, &entry) in entries.iter().enumerate() {
            if number > 0 {
                out.push(b' ');
            }
            out.extend_from_slice(&name(entry));
        }
        out.push(b')');
        let mut sorted = entries.to_vec();
        sorted.sort_unstable();
        for block in cycles.blocks(cycle).into_iter().filter(|block| sorted.binary_search(block).is_err()) {
            out.push(b' ');
            out.extend_from_slice(&name(block));
        }
        out.push(b'\n');
    }
}
