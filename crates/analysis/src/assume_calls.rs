//! The calls of `llvm.assume` in a function, which say what holds where they are executed (LangRef "'llvm.assume'
//! Intrinsic").

use draig_ir::{Global, Inst};

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
        AssumeCalls::of(subject, subject.module().find(b"llvm.assume"))
    }

    /// Finds the calls of the intrinsic, if the module declares it.
    pub(crate) fn of(subject: Subject<'_>, assume: Option<Global>) -> AssumeCalls {
        let body = subject.body();
        // A call with another type is none of the intrinsic. Most bodies have no call of its type, and are not searched.
        let calls = assume.map(|assume| {
            let ty = subject.module().global(assume).value_type;
            let count = body.all_calls().filter(|call| call.function_type == ty).count();
            body.calls_of(assume.into(), count)
        });
        AssumeCalls { calls: calls.unwrap_or_default() }
    }

    /// Returns the calls.
    #[must_use]
    pub fn calls(&self) -> &[Inst] {
        &self.calls
    }
}
