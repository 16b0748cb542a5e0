//! Dominator trees, as `print<domtree>` shows them.

use draig_analysis::Analyses;

use super::PrintContext;

/// Prints the dominator tree of a function.
pub(super) fn dominator_tree(context: &PrintContext<'_>, analyses: &Analyses<'_>, out: &mut Vec<u8>) {
    out.extend_from_slice(b"DominatorTree for function: ");
    out.extend_from_slice(context.function_name(analyses));
    out.push(b'\n');
}
