//! The calls of `llvm.assume` in a function, which say what holds where they are executed (LangRef "'llvm.assume'
//! Intrinsic").

use draig_ir::{Inst, Opcode, Value};

use crate::subject::Subject;

/// The calls of `llvm.assume` in a function, in order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AssumeCalls {
    calls: Vec<Inst>,
}

impl AssumeCalls {
    /// Finds the calls. If the module does not declare the intrinsic, that costs nothing.
    #[must_use]
    pub fn new(subject: Subject<'_>) -> AssumeCalls {
        let body = subject.body();
        let is_assume =
            |inst: Inst, assume: Value| body.opcode(inst) == Opcode::Call && body.callee(inst) == Some(assume);
        let calls = match subject.module().find(b"llvm.assume") {
            Some(assume) if body.mentions(assume.into()) => {
                body.insts().filter(|&inst| is_assume(inst, assume.into())).collect()
            }
            _ => Vec::new(),
        };
        AssumeCalls { calls }
    }

    /// Returns the calls.
    #[must_use]
    pub fn calls(&self) -> &[Inst] {
        &self.calls
    }
}
