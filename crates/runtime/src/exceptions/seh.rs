//! Structured exceptions of 64-bit Windows: `RaiseException`, and the filters of `catchpad`s under
//! `__C_specific_handler`.
//!
//! An exception is handled in two passes, as on Windows. Filters are called from the innermost outwards,
//! above the frame that raised it, and may resume that frame; only after a filter has accepted the exception
//! do the cleanups up to its handler run. Filters and `__finally` blocks are separate functions, which access
//! their parent's variables through `llvm.localescape` and a frame address, which here is the frame's number.

use draig_ir::Inst;

use crate::access::{is_null, offset, void};
use draig_interp::account::Tally;
use draig_interp::library::Call;

use crate::process::Process;
use crate::table::Entry;
use draig_interp::memory::Family;
use draig_interp::rules;
use draig_interp::stop::{Result, Stop, Undefined, Unwind, fault, limit, unsupported};
use draig_interp::value::{Slot, sign_extend};

pub(crate) static TABLE: &[Entry] = &[("RaiseException", "v(uuup)", raise)];

/// Bit that marks such an exception's number, which no address has; the code is in the lower bits.
const STRUCTURED: u64 = 1 << 63;
/// The program must not be resumed at the raise.
const NONCONTINUABLE: u64 = 1;
/// `EXCEPTION_MAXIMUM_PARAMETERS`.
const MAX_PARAMETERS: u64 = 15;
/// The sizes of `EXCEPTION_RECORD`, `CONTEXT` and `EXCEPTION_POINTERS`.
const SIZES: [u64; 3] = [152, 1232, 16];

/// An exception in flight.
#[derive(Debug)]
struct Raised {
    exception: Slot,
    /// Argument of filters.
    pointers: Slot,
    /// Frame and pad that will handle it.
    chosen: Option<(u64, Inst)>,
    /// Whether a filter wants to resume the program.
    goes_on: bool,
}

/// Exceptions in flight, innermost last.
#[derive(Debug, Default)]
pub(crate) struct Structured {
    raised: Vec<Raised>,
    count: u32,
}

impl Structured {
    /// Adds the memory of the exceptions to `tally`.
    pub(crate) fn tally(&self, tally: &mut Tally) {
        tally.vec(&self.raised);
    }
}

/// Returns whether an exception is a structured one.
pub(crate) fn is_structured(exception: Slot) -> bool {
    exception.bits & STRUCTURED != 0
}

/// Implements `llvm.eh.exceptioncode`.
pub(crate) fn code(exception: Slot) -> Result<Slot> {
    if is_structured(exception) {
        return Ok(Slot::plain(u64::from(exception.bits as u32)));
    }
    unsupported("the code of an exception that was not raised by RaiseException")
}

fn raise(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    if process.abi.pointer != 8 {
        return unsupported("RaiseException where pointers have 32 bits");
    }
    let (number, flags, count) = (call.uint(0)?, call.uint(1)? & NONCONTINUABLE, call.uint(2)?);
    let (given, site) = (call.pointer(3)?, call.site);
    let mut parts = [Slot::default(); 3];
    for (part, size) in parts.iter_mut().zip(SIZES) {
        match process.memory.alloc_heap(size, 16, Family::Library, false, site) {
            Some(made) => *part = made,
            None => return limit("an exception"),
        }
    }
    let [record, context, pointers] = parts;
    let count = if is_null(given) { 0 } else { count.min(MAX_PARAMETERS) };
    process.put_uint(record, number, 4, site)?;
    process.put_uint(offset(record, 4), flags, 4, site)?;
    process.put_pointer(offset(record, 8), Slot::default(), site)?;
    process.put_uint(offset(record, 24), count, 4, site)?;
    process.copy(offset(record, 32), given, count * 8, true, site)?;
    process.put_pointer(pointers, record, site)?;
    process.put_pointer(offset(pointers, 8), context, site)?;

    let state = &mut process.state().seh;
    state.count = (state.count + 1) & 0x3fff_ffff;
    let exception = Slot::plain(STRUCTURED | u64::from(state.count) << 32 | number);
    let depth = state.raised.len();
    state.raised.push(Raised { exception, pointers, chosen: None, goes_on: false });
    let unwind = Unwind { exception };
    let is_caught = process.is_caught(unwind)?;
    process.thread.site = site;
    process.state().seh.raised.truncate(depth + 1);
    let goes_on = process.state().seh.raised.last().is_some_and(|raised| raised.goes_on);
    if goes_on && flags != 0 {
        return unsupported("EXCEPTION_NONCONTINUABLE_EXCEPTION: a filter lets the program go on");
    }
    if goes_on {
        process.state().seh.raised.pop();
        for part in parts {
            process.memory.free(part, Family::Library, site)?;
        }
        return void();
    }
    if is_caught {
        return Err(Box::new(Stop::Unwind(unwind)));
    }
    unsupported(format!("the end of a program by the exception {number:#x}, which nothing handles"))
}

/// Returns whether the `catchpad` of a frame with this filter handles an exception. The first pass calls the
/// filter; when the exception arrives, the answer is known.
pub(crate) fn takes(
    process: &mut Process<'_, '_>,
    exception: Slot,
    filter: &[Slot],
    (frame, pad): (u64, Inst),
    arrived: bool,
) -> Result<Option<i32>> {
    if !is_structured(exception) {
        return unsupported("an exception of C++ in a function with __try");
    }
    let depth = process.state().seh.raised.iter().rposition(|raised| raised.exception.bits == exception.bits);
    let depth = depth.ok_or_else(|| fault("a structured exception that is not raised"))?;
    if arrived {
        let is_chosen = process.state().seh.raised[depth].chosen == Some((frame, pad));
        return Ok(is_chosen.then_some(0));
    }
    let &[filter] = filter else {
        return unsupported(format!("a catchpad of __C_specific_handler with {} arguments", filter.len()));
    };
    let answer = if is_null(filter) {
        1
    } else {
        let pointers = process.state().seh.raised[depth].pointers;
        let answer = process.call_function(filter, &[pointers, Slot::plain(frame)])?;
        if answer.tag.is_tainted() {
            let what = "the result of an exception filter is undefined";
            return Err(Undefined::new(&rules::UNDEFINED_LIBRARY_ARGUMENT, what).taint(answer.tag.taint()).into());
        }
        sign_extend(answer.bits, 32)
    };
    let raised = &mut process.state().seh.raised[depth];
    match answer {
        0 => return Ok(None),
        1.. => raised.chosen = Some((frame, pad)),
        _ => raised.goes_on = true,
    }
    Ok(Some(0))
}

/// Ends an exception whose handler has ended.
pub(crate) fn end(process: &mut Process<'_, '_>, exception: Slot) -> Result<()> {
    let raised = &mut process.state().seh.raised;
    let Some(depth) = raised.iter().rposition(|raised| raised.exception.bits == exception.bits) else { return Ok(()) };
    // Exceptions raised later were abandoned by this one.
    let over = raised.split_off(depth);
    let site = process.thread.site;
    for Raised { pointers, .. } in over {
        let (record, context) = (process.get_pointer(pointers, site)?, process.get_pointer(offset(pointers, 8), site)?);
        for part in [record, context, pointers] {
            process.memory.free(part, Family::Library, site)?;
        }
    }
    Ok(())
}
