//! Rules for intrinsics: signatures, immediate arguments, and each one's own.

use draig_ir::intrinsics::IntrinsicId;
use draig_ir::{Inst, Module};

use crate::context::{FunctionCx, ModuleStage};
use crate::sink::Checked;

/// What is found once for a module.
#[derive(Debug)]
pub(crate) struct Facts {
    /// The intrinsic that each global is, by its index.
    of_global: Vec<Option<IntrinsicId>>,
}

impl Facts {
    pub(crate) fn new(module: &Module) -> Facts {
        let mut of_global = vec![None; module.global_count()];
        for &function in module.functions() {
            of_global[function.index()] = draig_ir::intrinsics::id_of(module, function);
        }
        Facts { of_global }
    }

    /// The intrinsic that a global is by its name.
    #[inline]
    pub(crate) fn of(&self, global: draig_ir::Global) -> Option<IntrinsicId> {
        self.of_global.get(global.index()).copied().flatten()
    }
}

/// What a function leaves for the rules of the module.
#[derive(Debug, Default)]
pub(crate) struct FunctionFacts {}

impl FunctionFacts {
    pub(crate) fn is_empty(&self) -> bool {
        true
    }
}

/// Memory for one function.
#[derive(Debug, Default)]
pub(crate) struct Scratch {}

impl Scratch {
    pub(crate) fn clear(&mut self) {}
}

/// An intrinsic has no body.
pub(crate) fn not_defined(_cx: &mut FunctionCx<'_>) -> Checked {
    Ok(())
}

/// An intrinsic is only called (`Invalid user of intrinsic instruction!`).
pub(crate) fn users(_cx: &mut FunctionCx<'_>) -> Checked {
    Ok(())
}

/// A call of an intrinsic; the rules for calls in general come before.
pub(crate) fn call(_cx: &mut FunctionCx<'_>, _inst: Inst, _id: IntrinsicId) -> Checked {
    Ok(())
}

/// Every recovered frame index was escaped.
pub(crate) fn recovered_frames(_stage: &mut ModuleStage<'_>) {}

/// All declarations of `llvm.experimental.deoptimize` have one calling convention.
pub(crate) fn deoptimize_conventions(_stage: &mut ModuleStage<'_>) {}
