//! Arguments set up before a call (LangRef "Preallocated Operand Bundles"): a token ties setup, argument and
//! teardown together.

use draig_ir::{Inst, Value};
use draig_num::ApInt;
use draig_tables::AttrKind;
use draig_tables::intrinsics::ids;

use super::{Call, Check};
use crate::attributes;
use crate::context::FunctionCx;
use crate::rules::protocols as rule;
use crate::sink::{Checked, ensure};

pub(super) static CHECKS: &[(Check, &[&str])] = &[
    (setup, &["llvm.call.preallocated.setup"]),
    (argument, &["llvm.call.preallocated.arg"]),
    (teardown, &["llvm.call.preallocated.teardown"]),
];

/// Returns the intrinsic that an instruction calls.
pub(super) fn intrinsic_called(cx: &FunctionCx<'_>, inst: Inst) -> Option<draig_ir::intrinsics::IntrinsicId> {
    cx.cx.intrinsics.of(attributes::called_function(cx, inst)?)
}

fn setup<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    let count = call.int(cx, 0)?;
    let body = cx.body;
    let mut calls = 0;
    for one in body.uses_of(call.inst) {
        let user = one.user;
        ensure!(cx, body.call(user).is_some(), rule::SETUP_USER, user);
        match intrinsic_called(cx, user) {
            Some(ids::CALL_PREALLOCATED_ARG) => {
                let index = body.call_args(user).get(1).and_then(|&index| cx.tables.int_value(index));
                ensure!(cx, index.is_some(), rule::SETUP_INDEX_CONSTANT, user);
                let within = index.is_some_and(|index: ApInt| {
                    !index.is_negative() && index.width() == count.width() && index.slt(&count)
                });
                ensure!(cx, within, rule::SETUP_INDEX, user);
            }
            Some(ids::CALL_PREALLOCATED_TEARDOWN) => {}
            _ => {
                calls += 1;
                ensure!(cx, calls == 1, rule::SETUP_ONE_CALL, user);
                if !user_call(cx, call.inst, user, &count)? {
                    return Ok(());
                }
            }
        }
    }
    Ok(())
}

/// Returns the call for which arguments are set up, and whether its bundle can be checked.
fn user_call(cx: &mut FunctionCx<'_>, setup: Inst, user: Inst, count: &ApInt) -> Result<bool, crate::sink::Failed> {
    let body = cx.body;
    let args = body.call_args(user).len();
    let found = (0..args).filter(|&number| attributes::argument_has(cx, user, number, AttrKind::Preallocated)).count();
    ensure!(cx, found != 0, rule::SETUP_NO_ARGUMENTS, user);
    ensure!(cx, count.to_u64() == Some(found as u64), rule::SETUP_COUNT, user);
    let mut bundles = body.bundles(user).filter(|&(tag, _)| cx.tables.str(tag) == b"preallocated");
    let (first, second) = (bundles.next(), bundles.next());
    if second.is_some() {
        return Ok(false);
    }
    ensure!(cx, first.is_some(), rule::SETUP_BUNDLE, user);
    let token = first.and_then(|(_, operands)| operands.first().copied());
    ensure!(cx, token == Some(Value::from(setup)), rule::SETUP_TOKEN, user);
    Ok(true)
}

fn is_setup(cx: &FunctionCx<'_>, value: Value) -> bool {
    value.as_inst().and_then(|inst| intrinsic_called(cx, inst)) == Some(ids::CALL_PREALLOCATED_SETUP)
}

fn argument<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    let token = call.arg(cx, 0)?;
    ensure!(cx, is_setup(cx, token), rule::ARG_TOKEN, call.inst);
    let attributes = &cx.tables.attributes;
    let own = attributes.list(call.info.attributes).function;
    ensure!(cx, attributes.has(own, AttrKind::Preallocated), rule::ARG_ATTRIBUTE, call.inst);
    Ok(())
}

fn teardown<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    let token = call.arg(cx, 0)?;
    ensure!(cx, is_setup(cx, token), rule::TEARDOWN_TOKEN, call.inst);
    Ok(())
}
