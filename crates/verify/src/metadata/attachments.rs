//! Rules for what is attached to instructions.

use draig_ir::Inst;

use crate::context::FunctionCx;
use crate::sink::Checked;

pub(super) fn check(_cx: &mut FunctionCx<'_>, _inst: Inst) -> Checked {
    Ok(())
}
