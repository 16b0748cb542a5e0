//! `swifterror` values (LangRef "Parameter Attributes"): they live in a register, so they can only be loaded,
//! stored to and passed on.

use draig_ir::{Inst, Opcode, Value};
use draig_tables::AttrKind;

use crate::context::FunctionCx;
use crate::rules::calls as rule;
use crate::sink::{Checked, ensure};

/// The users of a function's `swifterror` values, collected for all of them at the first one.
#[derive(Debug, Default)]
pub(crate) struct SwiftErrors {
    users: Option<Vec<(Value, Inst)>>,
}

impl SwiftErrors {
    pub(crate) fn clear(&mut self) {
        self.users = None;
    }
}

/// Checks the users of a `swifterror` parameter or `alloca`.
pub(crate) fn check(cx: &mut FunctionCx<'_>, value: Value) -> Checked {
    let users = cx.swift_errors.users.take().unwrap_or_else(|| find(cx));
    let from = users.partition_point(|&(used, _)| used < value);
    let to = users.partition_point(|&(used, _)| used <= value);
    let checked = users[from..to].iter().try_for_each(|&(_, user)| check_user(cx, value, user));
    cx.swift_errors.users = Some(users);
    checked
}

fn find(cx: &FunctionCx<'_>) -> Vec<(Value, Inst)> {
    let body = cx.body;
    let attributes = &cx.tables.attributes;
    let is_error = |value: Value| match value.kind() {
        draig_ir::ValueKind::Arg(number) => {
            attributes.has(attributes.param(cx.function.attributes, number as usize), AttrKind::SwiftError)
        }
        draig_ir::ValueKind::Inst(inst) => body.opcode(inst) == Opcode::Alloca && body.memory_access(inst).weak,
        _ => false,
    };
    let mut users = Vec::new();
    for user in body.insts() {
        users.extend(body.operands(user).iter().filter(|&&value| is_error(value)).map(|&value| (value, user)));
    }
    users.sort_by_key(|&(value, _)| value);
    users.dedup();
    users
}

fn check_user(cx: &mut FunctionCx<'_>, value: Value, user: Inst) -> Checked {
    let body = cx.body;
    let opcode = body.opcode(user);
    let allowed = matches!(opcode, Opcode::Load | Opcode::Store | Opcode::Call | Opcode::Invoke);
    ensure!(cx, allowed, rule::SWIFTERROR_USE, user);
    if opcode == Opcode::Store {
        ensure!(cx, body.operands(user).get(1) == Some(&value), rule::SWIFTERROR_STORED, user);
    }
    for (number, &argument) in body.call_args(user).iter().enumerate() {
        let marked = argument != value || cx.arg_has(user, number, AttrKind::SwiftError);
        ensure!(cx, marked, rule::SWIFTERROR_ARGUMENT, (user, number));
    }
    Ok(())
}
