//! Rules for `!llvm.module.flags`, `!llvm.ident`, `!llvm.commandline`, `!llvm.errno.tbaa`.

use crate::context::ModuleStage;

/// All four, in LLVM's order.
pub(crate) fn check(_stage: &mut ModuleStage<'_>) {}
