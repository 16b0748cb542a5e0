//! Checks of one function, in LLVM's order: its header, then its instructions block by block, then the rules
//! that need all of them.

use crate::blocks;
use crate::context::FunctionCx;
use crate::rules::blocks as rule;
use crate::sink::{Checked, ensure};
use crate::{attributes, convergence, debug_info, funclets, globals, intrinsics, metadata, structure};

/// Checks all rules for a function.
pub(crate) fn check(cx: &mut FunctionCx<'_>) {
    if structure::function(cx).is_err() || blocks::terminators(cx).is_err() {
        return;
    }
    cx.graph.rebuild(cx.body);
    blocks::find_all_predecessors(cx);
    cx.has_tree = false;
    let _ = head(cx);
    blocks::check(cx);
    funclets::siblings(cx);
    convergence::finish(cx);
    metadata::function_end(cx);
}

fn head(cx: &mut FunctionCx<'_>) -> Checked {
    globals::function(cx)?;
    attributes::function(cx)?;
    blocks::naked(cx)?;
    globals::calling_convention(cx)?;
    globals::parameters(cx)?;
    metadata::function_attachments_shape(cx)?;
    if cx.is_declaration {
        metadata::declaration_attachments(cx)?;
        ensure!(cx, cx.function.personality.is_none(), rule::DECLARED_PERSONALITY, cx.id);
    } else {
        intrinsics::not_defined(cx)?;
        blocks::entry(cx)?;
        metadata::definition_attachments(cx)?;
    }
    intrinsics::users(cx)?;
    debug_info::function(cx)
}
