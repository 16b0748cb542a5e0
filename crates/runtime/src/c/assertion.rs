//! Failure handlers of `assert` and other checks of the C library.

use crate::access::is_null;
use crate::c::exit::abort_now;
use crate::c::streams::STDERR;
use draig_interp::library::Call;

use crate::process::Process;
use crate::table::Entry;
use draig_interp::stop::Result;
use draig_interp::value::Slot;

pub(crate) static TABLE: &[Entry] = &[
    ("__assert_fail", "v(ppup)", assert_fail),
    ("__assert_rtn", "v(ppip)", assert_rtn),
    ("__assert_perror_fail", "v(ipup)", assert_perror_fail),
    ("__stack_chk_fail", "v()", stack_chk_fail),
    ("__chk_fail", "v()", chk_fail),
    ("__fortify_fail", "v(p)", chk_fail),
];

fn fail(process: &mut Process<'_, '_>, text: &[u8]) -> Result<Slot> {
    process.write_oriented(STDERR, text)?;
    Err(abort_now(process))
}

/// Prints `file:line: function: Assertion `text' failed.` with the program's name first.
fn assert_fail(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let assertion = process.cstr(call.pointer(0)?, call.site)?;
    let file = process.cstr(call.pointer(1)?, call.site)?;
    let (line, function) = (call.uint(2)?, call.pointer(3)?);
    let mut text = process.state().program_name().to_vec();
    text.extend_from_slice(b": ");
    text.extend_from_slice(&file);
    text.extend_from_slice(format!(":{line}: ").as_bytes());
    if !is_null(function) {
        text.extend_from_slice(&process.cstr(function, call.site)?);
        text.extend_from_slice(b": ");
    }
    text.extend_from_slice(b"Assertion `");
    text.extend_from_slice(&assertion);
    text.extend_from_slice(b"' failed.\n");
    fail(process, &text)
}

/// Implements Darwin's variant, with function, file, line, text.
fn assert_rtn(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let function = process.cstr(call.pointer(0)?, call.site)?;
    let file = process.cstr(call.pointer(1)?, call.site)?;
    let assertion = process.cstr(call.pointer(3)?, call.site)?;
    let mut text = b"Assertion failed: (".to_vec();
    text.extend_from_slice(&assertion);
    text.extend_from_slice(b"), function ");
    text.extend_from_slice(&function);
    text.extend_from_slice(b", file ");
    text.extend_from_slice(file.rsplit(|&byte| byte == b'/').next().unwrap_or(&file));
    text.extend_from_slice(format!(", line {}.\n", call.uint(2)?).as_bytes());
    fail(process, &text)
}

fn assert_perror_fail(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let message = crate::c::messages::error(call.int(0)?);
    let file = process.cstr(call.pointer(1)?, call.site)?;
    let function = process.cstr(call.pointer(3)?, call.site)?;
    let mut text = process.state().program_name().to_vec();
    text.extend_from_slice(b": ");
    text.extend_from_slice(&file);
    text.extend_from_slice(format!(":{}: ", call.uint(2)?).as_bytes());
    text.extend_from_slice(&function);
    text.extend_from_slice(format!(": Unexpected error: {message}.\n").as_bytes());
    fail(process, &text)
}

fn stack_chk_fail(process: &mut Process<'_, '_>, _: &Call<'_>) -> Result<Slot> {
    fail(process, b"*** stack smashing detected ***: terminated\n")
}

fn chk_fail(process: &mut Process<'_, '_>, _: &Call<'_>) -> Result<Slot> {
    fail(process, b"*** buffer overflow detected ***: terminated\n")
}
