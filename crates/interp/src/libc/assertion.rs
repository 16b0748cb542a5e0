//! What `assert` and other checks of the C library call when they fail.

use super::access::is_null;
use super::exit::abort_now;
use super::streams::STDERR;
use super::{Call, Entry};
use crate::machine::Machine;
use crate::stop::Run;
use crate::value::Slot;

pub(super) static TABLE: &[Entry] = &[
    ("__assert_fail", "v(ppup)", assert_fail),
    ("__assert_rtn", "v(ppip)", assert_rtn),
    ("__assert_perror_fail", "v(ipup)", assert_perror_fail),
    ("__stack_chk_fail", "v()", stack_chk_fail),
    ("__chk_fail", "v()", chk_fail),
    ("__fortify_fail", "v(p)", chk_fail),
];

fn fail(machine: &mut Machine<'_>, text: &[u8]) -> Run<Slot> {
    machine.write_stream(STDERR, text)?;
    Err(abort_now(machine))
}

/// `file:line: function: Assertion `text' failed.` with the program's name first.
fn assert_fail(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let assertion = machine.cstr(call.pointer(0)?, call.site)?;
    let file = machine.cstr(call.pointer(1)?, call.site)?;
    let (line, function) = (call.uint(2)?, call.pointer(3)?);
    let mut text = machine.libc.program_name().to_vec();
    text.extend_from_slice(b": ");
    text.extend_from_slice(&file);
    text.extend_from_slice(format!(":{line}: ").as_bytes());
    if !is_null(function) {
        text.extend_from_slice(&machine.cstr(function, call.site)?);
        text.extend_from_slice(b": ");
    }
    text.extend_from_slice(b"Assertion `");
    text.extend_from_slice(&assertion);
    text.extend_from_slice(b"' failed.\n");
    fail(machine, &text)
}

/// Darwin's: function, file, line, text.
fn assert_rtn(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let function = machine.cstr(call.pointer(0)?, call.site)?;
    let file = machine.cstr(call.pointer(1)?, call.site)?;
    let assertion = machine.cstr(call.pointer(3)?, call.site)?;
    let mut text = b"Assertion failed: (".to_vec();
    text.extend_from_slice(&assertion);
    text.extend_from_slice(b"), function ");
    text.extend_from_slice(&function);
    text.extend_from_slice(b", file ");
    text.extend_from_slice(file.rsplit(|&byte| byte == b'/').next().unwrap_or(&file));
    text.extend_from_slice(format!(", line {}.\n", call.uint(2)?).as_bytes());
    fail(machine, &text)
}

fn assert_perror_fail(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let message = super::messages::error(call.int(0)?);
    let file = machine.cstr(call.pointer(1)?, call.site)?;
    let function = machine.cstr(call.pointer(3)?, call.site)?;
    let mut text = machine.libc.program_name().to_vec();
    text.extend_from_slice(b": ");
    text.extend_from_slice(&file);
    text.extend_from_slice(format!(":{}: ", call.uint(2)?).as_bytes());
    text.extend_from_slice(&function);
    text.extend_from_slice(format!(": Unexpected error: {message}.\n").as_bytes());
    fail(machine, &text)
}

fn stack_chk_fail(machine: &mut Machine<'_>, _: &Call<'_>) -> Run<Slot> {
    fail(machine, b"*** stack smashing detected ***: terminated\n")
}

fn chk_fail(machine: &mut Machine<'_>, _: &Call<'_>) -> Run<Slot> {
    fail(machine, b"*** buffer overflow detected ***: terminated\n")
}
