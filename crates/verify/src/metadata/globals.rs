//! Rules for what is attached to globals.

use draig_ir::Global;

use crate::context::ModuleCx;
use crate::sink::{Checked, Sink};

/// What any variable or function may be attached.
pub(crate) fn global_object(_cx: &ModuleCx<'_>, _sink: &mut Sink, _global: Global) -> Checked {
    Ok(())
}

/// What an ifunc may be attached.
pub(crate) fn ifunc(_cx: &ModuleCx<'_>, _sink: &mut Sink, _global: Global) -> Checked {
    Ok(())
}
