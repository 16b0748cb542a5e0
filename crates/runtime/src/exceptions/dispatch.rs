//! Dispatch of a `catchpad` to the runtime of its function's personality.

use draig_interp::library::CatchPad;
use draig_interp::stop::{Result, Unwind, unsupported};
use draig_interp::value::Slot;

use crate::exceptions::{itanium, msvc, seh};
use crate::process::Process;

/// Returns the answer of a `catchpad` to an exception.
pub(crate) fn takes(process: &mut Process<'_, '_>, pad: &CatchPad<'_>, exception: Slot) -> Result<Option<i32>> {
    match pad.personality {
        name if name.starts_with(b"__CxxFrameHandler") => msvc::takes(process, exception, pad.args, pad.entered),
        b"__C_specific_handler" => seh::takes(process, exception, pad.args, (pad.frame, pad.inst), pad.entered),
        name @ (b"_except_handler3" | b"_except_handler4" | b"ProcessCLRException") => {
            unsupported(format!("exception handling by {}", String::from_utf8_lossy(name)))
        }
        _ if seh::is_structured(exception) => {
            unsupported("an exception of RaiseException in a function that is not for Windows' runtime")
        }
        // Otherwise descriptors, as in a landing pad's clauses; an empty list catches everything.
        _ if pad.args.is_empty() => Ok(Some(0)),
        _ => {
            for &descriptor in pad.args {
                let taken = itanium::catch_selector(process, Unwind { exception }, descriptor)?;
                if taken.is_some() {
                    return Ok(taken);
                }
            }
            Ok(None)
        }
    }
}

/// Ends the exception of a `catchpad` that was left.
pub(crate) fn left(process: &mut Process<'_, '_>, exception: Slot) -> Result<()> {
    if seh::is_structured(exception) { seh::end(process, exception) } else { msvc::end_catch(process, exception) }
}
