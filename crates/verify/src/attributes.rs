//! Rules for attributes of functions, parameters, results and calls.

use draig_ir::{Inst, Module};

use crate::context::FunctionCx;
use crate::sink::Checked;

/// What is found once for a module, such as which sets were looked at.
#[derive(Debug)]
pub(crate) struct Facts {}

impl Facts {
    pub(crate) fn new(_module: &Module) -> Facts {
        Facts {}
    }
}

/// The attributes of a function.
pub(crate) fn function(_cx: &mut FunctionCx<'_>) -> Checked {
    Ok(())
}

/// The attributes of a call (`call`, `invoke`, `callbr`).
pub(crate) fn call(_cx: &mut FunctionCx<'_>, _inst: Inst) -> Checked {
    Ok(())
}
