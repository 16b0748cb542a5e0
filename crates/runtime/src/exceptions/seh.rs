//! Structured exceptions of Windows with 64 bits: `RaiseException`, and what `__C_specific_handler` does with
//! the filters of `catchpad`s.
//!
//! An exception is handled in two passes, as there: filters are called from the inside out on top of the
//! frame that raised it, and one may have that frame go on; only when a filter has taken the exception do
//! cleanups run up to its handler. Filters and `__finally` blocks are functions of their own, which reach the
//! variables of theirs by `llvm.localescape` and a frame's address; here that is the frame's number.

use draig_ir::Inst;

use crate::access::{is_null, offset, void};
use draig_interp::account::Tally;
use draig_interp::library::Call;

use crate::process::Process;
use crate::table::Entry;
use draig_interp::memory::Family;
use draig_interp::rules;
use draig_interp::stop::{Run, Stop, Undefined, Unwind, fault, limit, unsupported};
use draig_interp::value::{Slot, sign_extend};

pub(crate) static TABLE: &[Entry] = &[("RaiseException", "v(uuup)", raise)];

/// What stands for such an exception has this bit, which no address has, and the code below.
const STRUCTURED: u64 = 1 << 63;
/// The program may not go on where it was raised.
const NONCONTINUABLE: u64 = 1;
/// `EXCEPTION_MAXIMUM_PARAMETERS`.
const MAX_PARAMETERS: u64 = 15;
/// The sizes of `EXCEPTION_RECORD`, `CONTEXT` and `EXCEPTION_POINTERS`.
const SIZES: [u64; 3] = [152, 1232, 16];

/// An exception on its way.
#[derive(Debug)]
struct Raised {
    exception: Slot,
    /// What filters are given.
    pointers: Slot,
    /// The frame and the pad that will handle it.
    chosen: Option<(u64, Inst)>,
    /// A filter wants the program to go on where it was raised.
    goes_on: bool,
}

/// The exceptions on their way, innermost last.
#[derive(Debug, Default)]
pub(crate) struct Structured {
    raised: Vec<Raised>,
    count: u32,
}

impl Structured {
    /// Adds up what they take.
    pub(crate) fn tally(&self, tally: &mut Tally) {
        tally.vec(&self.raised);
    }
}

/// Whether an exception is one of these.
pub(crate) fn is_structured(exception: Slot) -> bool {
    exception.bits & STRUCTURED != 0
}

/// `llvm.eh.exceptioncode`.
pub(crate) fn code(exception: Slot) -> Run<Slot> {
    if is_structured(exception) {
        return Ok(Slot::plain(u64::from(exception.bits as u32)));
    }
    unsupported("the code of an exception that was not raised by RaiseException")
}

fn raise(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Slot> {
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

/// Whether the `catchpad` of a frame with this filter handles an exception. In the first pass the filter is
/// asked; when the exception arrives, what it answered is known.
pub(crate) fn takes(
    process: &mut Process<'_, '_>,
    exception: Slot,
    filter: &[Slot],
    (frame, pad): (u64, Inst),
    arrived: bool,
) -> Run<Option<i32>> {
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
            let what = "what a filter of exceptions answers is undefined";
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

/// A handler has ended: the exception is over.
pub(crate) fn end(process: &mut Process<'_, '_>, exception: Slot) -> Run<()> {
    let raised = &mut process.state().seh.raised;
    let Some(depth) = raised.iter().rposition(|raised| raised.exception.bits == exception.bits) else { return Ok(()) };
    // Those that were raised later were left behind by this one.
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
