//! `<ucontext.h>`: contexts of a thread, each with a stack of its own.
//!
//! The stack that a program gives a context is not used: the interpreter has another one for it. The first word of a
//! `ucontext_t` has the number by which the engine knows a context that does not run; the second is the pointer to what
//! follows a context (`uc_link`).

use crate::access::{contract, int, is_null, offset, void};
use crate::process::Process;
use crate::table::Entry;
use draig_interp::library::Call;
use draig_interp::site::Site;
use draig_interp::stop::{Change, Result, Stop, unsupported};
use draig_interp::value::Slot;

pub(crate) static TABLE: &[Entry] = &[
    ("getcontext", "i(p)", getcontext),
    ("setcontext", "i(p)", setcontext),
    ("makecontext", "v(ppi...)", makecontext),
    ("swapcontext", "i(pp)", swapcontext),
];

/// Stored by `getcontext`, until `makecontext` makes a context.
const CAPTURED: u64 = 1;

fn getcontext(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    process.put_uint(call.pointer(0)?, CAPTURED, process.abi.long, call.site)?;
    int(0)
}

/// Returns the number of the context that a `ucontext_t` holds.
fn number_in(process: &mut Process<'_, '_>, context: Slot, name: &str, site: Site) -> Result<u64> {
    let number = process.get_uint(context, process.abi.long, site)?;
    if number == CAPTURED {
        return unsupported(format!("{name} to a place that getcontext has stored, without makecontext"));
    }
    if !process.has_context(number) {
        return contract(format!("{name} to a context that was not made or left, or that has been continued since"));
    }
    Ok(number)
}

fn setcontext(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let to = number_in(process, call.pointer(0)?, call.name, call.site)?;
    Err(Box::new(Stop::Change(Change { to, from: None })))
}

fn makecontext(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (context, function, count) = (call.pointer(0)?, call.pointer(1)?, call.int(2)?);
    if process.get_uint(context, process.abi.long, call.site)? == 0 {
        return contract("makecontext without getcontext before");
    }
    let given = call.args.len().saturating_sub(3);
    if usize::try_from(count).is_ok_and(|count| count != given) {
        return contract(format!("makecontext with {given} arguments instead of {count}"));
    }
    let args = (3..call.args.len()).map(|number| call.slot(number)).collect::<Result<Vec<Slot>>>()?;
    let link = process.get_pointer(offset(context, process.abi.long.into()), call.site)?;
    let number = process.make_context(function, args, link)?;
    process.put_uint(context, number, process.abi.long, call.site)?;
    void()
}

fn swapcontext(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    if process.thread.stage != 0 {
        return int(0);
    }
    let (from, to) = (call.pointer(0)?, call.pointer(1)?);
    let to = number_in(process, to, call.name, call.site)?;
    let number = process.new_context();
    process.put_uint(from, number, process.abi.long, call.site)?;
    process.thread.stage = 1;
    Err(Box::new(Stop::Change(Change { to, from: Some(number) })))
}

/// Continues what follows the running context, whose function has returned.
pub(crate) fn ended(process: &mut Process<'_, '_>) -> Result<()> {
    match process.context_link() {
        Some(link) if !is_null(link) => {
            let site = process.thread.site;
            let to = number_in(process, link, "the end of a context", site)?;
            Err(Box::new(Stop::Change(Change { to, from: None })))
        }
        _ => Ok(()),
    }
}
