//! Dominator trees, post-dominator trees and dominance frontiers, as `print<domtree>`, `print<postdomtree>` and
//! `print<domfrontier>` show them.

use draig_analysis::Analyses;

use super::PrintContext;

/// Intervals are printed as they are before LLVM numbers a tree.
const UNNUMBERED: &[u8] = b" {4294967295,4294967295} [";

/// Prints the dominator tree of a function.
pub(super) fn dominator_tree(context: &PrintContext<'_>, analyses: &Analyses<'_>, out: &mut Vec<u8>) {
    let tree = analyses.dominators();
    head("DominatorTree", context, analyses, out);
    for (block, depth) in tree.walk() {
        node(&context.block_operand(analyses, block), depth, out);
    }
    out.extend_from_slice(b"Roots: ");
    if let Some(root) = tree.root() {
        out.extend_from_slice(&context.block_operand(analyses, root));
        out.push(b' ');
    }
    out.push(b'\n');
}

/// Prints the post-dominator tree of a function.
pub(super) fn post_dominator_tree(context: &PrintContext<'_>, analyses: &Analyses<'_>, out: &mut Vec<u8>) {
    let tree = analyses.post_dominators();
    head("PostDominatorTree", context, analyses, out);
    for (block, depth) in tree.walk() {
        match block {
            Some(block) => node(&context.block_operand(analyses, block), depth, out),
            None => node(b" <<exit node>>", depth, out),
        }
    }
    out.extend_from_slice(b"Roots: ");
    for &root in tree.roots() {
        out.extend_from_slice(&context.block_operand(analyses, root));
        out.push(b' ');
    }
    out.push(b'\n');
}

/// Prints the dominance frontiers of a function. LLVM prints them in the order of a hash table; here, blocks and
/// frontiers are in the order of the body.
pub(super) fn dominance_frontiers(context: &PrintContext<'_>, analyses: &Analyses<'_>, out: &mut Vec<u8>) {
    let frontiers = analyses.dominance_frontiers();
    out.extend_from_slice(b"DominanceFrontier for function: ");
    out.extend_from_slice(context.function_name(analyses));
    out.push(b'\n');
    for block in analyses.subject().body().blocks().filter(|&block| analyses.dominators().is_reachable(block)) {
        out.extend_from_slice(b"  DomFrontier for BB ");
        out.extend_from_slice(&context.block_operand(analyses, block));
        out.extend_from_slice(b" is:\t");
        for &member in frontiers.of(block) {
            out.push(b' ');
            out.extend_from_slice(&context.block_operand(analyses, member));
        }
        out.push(b'\n');
    }
}

fn head(kind: &str, context: &PrintContext<'_>, analyses: &Analyses<'_>, out: &mut Vec<u8>) {
    let function = context.function_name(analyses);
    out.extend_from_slice(kind.as_bytes());
    out.extend_from_slice(b" for function: ");
    out.extend_from_slice(function);
    out.extend_from_slice(b"\n=============================--------------------------------\nInorder ");
    out.extend_from_slice(match kind {
        "DominatorTree" => b"Dominator Tree",
        _ => b"PostDominator Tree",
    });
    out.extend_from_slice(b": DFSNumbers invalid: 0 slow queries.\n");
}

fn node(name: &[u8], depth: u32, out: &mut Vec<u8>) {
    out.resize(out.len() + 2 * (depth as usize + 1), b' ');
    out.extend_from_slice(format!("[{}] ", depth + 1).as_bytes());
    out.extend_from_slice(name);
    out.extend_from_slice(UNNUMBERED);
    out.extend_from_slice(format!("{depth}]\n").as_bytes());
}
