//! Structured exceptions of Windows with 64 bits: `RaiseException`, and what `__C_specific_handler` does with
//! the filters of `catchpad`s.
//!
//! An exception is handled in two passes, as there: filters are called from the inside out on top of the
//! frame that raised it, and one may have that frame go on; only when a filter has taken the exception do
//! cleanups run up to its handler. Filters and `__finally` blocks are functions of their own, which reach the
//! variables of theirs by `llvm.localescape` and a frame's address; here that is the frame's number.

use draig_ir::Inst;

use super::access::{is_null, offset, void};
use super::{Call, Entry};
use crate::machine::Machine;
use crate::memory::Family;
use crate::rules;
use crate::stop::{Run, Stop, Undefined, Unwind, limit, unsupported};
use crate::value::{Slot, sign_extend};

pub(super) static TABLE: &[Entry] = &[("RaiseException", "v(uuup)", raise)];

/// What stands for such an exception has this bit, which no address has, and the code below.
const STRUCTURED: u64 = 1 << 63;
/// The program may not go on where it was raised.
const NONCONTINUABLE: u64 = 1;
/// `EXCEPTION_MAXIMUM_PARAMETERS`.
const MAX_PARAMETERS: u64 = 15;
/// The sizes of `EXCEPTION_RECORD`, `CONTEXT` and `EXCEPTION_POINTERS`.
const SIZES: [u64; 3] = [152, 1232, 16];
/// The most frames whose variables are known to others at a time.
const MAX_ESCAPED: usize = 1 << 20;

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

/// The exceptions on their way, innermost last, and the variables that functions let others reach.
#[derive(Debug, Default)]
pub(crate) struct Structured {
    raised: Vec<Raised>,
    count: u32,
    escaped: Vec<(u64, Box<[Slot]>)>,
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

fn raise(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    if machine.libc.abi.pointer != 8 {
        return unsupported("RaiseException where pointers have 32 bits");
    }
    let (number, flags, count) = (call.uint(0)?, call.uint(1)? & NONCONTINUABLE, call.uint(2)?);
    let (given, site) = (call.pointer(3)?, call.site);
    let mut parts = [Slot::default(); 3];
    for (part, size) in parts.iter_mut().zip(SIZES) {
        match machine.memory.alloc_heap(size, 16, Family::Library, false, site) {
            Some(made) => *part = made,
            None => return limit("an exception"),
        }
    }
    let [record, context, pointers] = parts;
    let count = if is_null(given) { 0 } else { count.min(MAX_PARAMETERS) };
    machine.put_uint(record, number, 4, site)?;
    machine.put_uint(offset(record, 4), flags, 4, site)?;
    machine.put_pointer(offset(record, 8), Slot::default(), site)?;
    machine.put_uint(offset(record, 24), count, 4, site)?;
    machine.memory.copy(&mut machine.taints, offset(record, 32), given, count * 8, true, site)?;
    machine.put_pointer(pointers, record, site)?;
    machine.put_pointer(offset(pointers, 8), context, site)?;

    let state = &mut machine.libc.seh;
    state.count = (state.count + 1) & 0x3fff_ffff;
    let exception = Slot::plain(STRUCTURED | u64::from(state.count) << 32 | number);
    let depth = state.raised.len();
    state.raised.push(Raised { exception, pointers, chosen: None, goes_on: false });
    let unwind = Unwind { exception };
    let is_caught = machine.is_caught(unwind)?;
    machine.site = site;
    machine.libc.seh.raised.truncate(depth + 1);
    let goes_on = machine.libc.seh.raised.last().is_some_and(|raised| raised.goes_on);
    if goes_on && flags != 0 {
        return unsupported("EXCEPTION_NONCONTINUABLE_EXCEPTION: a filter lets the program go on");
    }
    if goes_on {
        machine.libc.seh.raised.pop();
        for part in parts {
            machine.memory.free(part, Family::Library, site)?;
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
    machine: &mut Machine<'_>,
    exception: Slot,
    filter: &[Slot],
    (frame, pad): (u64, Inst),
    arrived: bool,
) -> Run<Option<i32>> {
    if !is_structured(exception) {
        return unsupported("an exception of C++ in a function with __try");
    }
    let depth = machine.libc.seh.raised.iter().rposition(|raised| raised.exception.bits == exception.bits);
    let Some(depth) = depth else { return Ok(None) };
    if arrived {
        let is_chosen = machine.libc.seh.raised[depth].chosen == Some((frame, pad));
        return Ok(is_chosen.then_some(0));
    }
    let filter = filter.first().copied().unwrap_or_default();
    let answer = if is_null(filter) {
        1
    } else {
        let pointers = machine.libc.seh.raised[depth].pointers;
        let answer = machine.call_function(filter, &[pointers, Slot::plain(frame)])?;
        if answer.tag.is_tainted() {
            let what = "what a filter of exceptions answers is undefined";
            return Err(Undefined::new(&rules::UNDEFINED_LIBRARY_ARGUMENT, what).taint(answer.tag.taint()).into());
        }
        sign_extend(answer.bits, 32)
    };
    let raised = &mut machine.libc.seh.raised[depth];
    match answer {
        0 => return Ok(None),
        1.. => raised.chosen = Some((frame, pad)),
        _ => raised.goes_on = true,
    }
    Ok(Some(0))
}

/// A handler has ended: the exception is over.
pub(crate) fn end(machine: &mut Machine<'_>, exception: Slot) -> Run<()> {
    let raised = &mut machine.libc.seh.raised;
    let Some(depth) = raised.iter().rposition(|raised| raised.exception.bits == exception.bits) else { return Ok(()) };
    // Those that were raised later were left behind by this one.
    let over = raised.split_off(depth);
    let site = machine.site;
    for Raised { pointers, .. } in over {
        let (record, context) = (machine.get_pointer(pointers, site)?, machine.get_pointer(offset(pointers, 8), site)?);
        for part in [record, context, pointers] {
            machine.memory.free(part, Family::Library, site)?;
        }
    }
    Ok(())
}

/// `llvm.localescape`: variables of the running frame that others may ask for.
pub(crate) fn escape(machine: &mut Machine<'_>, variables: Box<[Slot]>) -> Run<()> {
    let Some(frame) = machine.frames.last().map(|frame| frame.id) else { return Ok(()) };
    let escaped = &mut machine.libc.seh.escaped;
    if escaped.len().is_power_of_two() {
        let frames = &machine.frames;
        escaped.retain(|(id, _)| frames.binary_search_by_key(id, |frame| frame.id).is_ok());
    }
    if escaped.len() >= MAX_ESCAPED {
        return limit(format!("llvm.localescape in more than {MAX_ESCAPED} frames"));
    }
    escaped.push((frame, variables));
    Ok(())
}

/// `llvm.localrecover`: such a variable, by the frame and its number.
pub(crate) fn recover(machine: &Machine<'_>, frame: Slot, number: Slot) -> Run<Slot> {
    let escaped = machine.libc.seh.escaped.iter().rev().find(|(id, _)| frame.tag.is_clean() && *id == frame.bits);
    match escaped.and_then(|(_, variables)| variables.get(usize::try_from(number.bits).ok()?)) {
        Some(variable) => Ok(*variable),
        None => unsupported("llvm.localrecover of a frame that is not there"),
    }
}
