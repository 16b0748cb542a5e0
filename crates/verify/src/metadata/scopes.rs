//! Rules for alias scopes: lists of them, and their declarations in code.

use draig_ir::metadata::NodeRef;
use draig_ir::{Metadata, Opcode, ValueKind};

use super::{count, nth, string};
use crate::context::FunctionCx;
use crate::rules::attachments as rule;
use crate::sink::{Checked, Report, ensure};
use crate::violation::Place;

/// Checks a list of scopes, as in `!alias.scope` and `!noalias`.
pub(super) fn list(cx: &mut FunctionCx<'_>, id: Metadata, node: NodeRef<'_>, place: Place) -> Checked {
    if cx.metadata.scope_lists.contains(id) {
        return Ok(());
    }
    let mut right = true;
    for number in 0..count(node) {
        let operand = nth(node, number);
        let entry = operand.and_then(|operand| Some((operand, cx.tables.metadata.node(operand)?)));
        let Some((id, entry)) = entry else { return Err(cx.fail(&rule::SCOPE_LIST, place)) };
        // LLVM continues after a bad scope.
        right &= scope(cx, id, entry, place).is_ok();
    }
    if right {
        cx.metadata.scope_lists.insert(id, cx.tables.metadata.len());
    }
    Ok(())
}

/// Checks a scope: an identity, its domain, and an optional name.
fn scope(cx: &mut FunctionCx<'_>, id: Metadata, node: NodeRef<'_>, place: Place) -> Checked {
    let tables = cx.tables;
    let place = Place { metadata: Some(id), ..place };
    ensure!(cx, matches!(count(node), 2 | 3), rule::SCOPE_OPERANDS, place);
    let is_text = |operand: Option<Metadata>| operand.is_some_and(|operand| string(tables, operand).is_some());
    let identity = nth(node, 0);
    ensure!(cx, identity == Some(id) || is_text(identity), rule::SCOPE_IDENTITY, place);
    ensure!(cx, count(node) == 2 || is_text(nth(node, 2)), rule::SCOPE_NAME, place);
    let domain = nth(node, 1).and_then(|domain| Some((domain, tables.metadata.node(domain)?)));
    let Some((domain, node)) = domain else { return Err(cx.fail(&rule::SCOPE_DOMAIN, place)) };
    ensure!(cx, matches!(count(node), 1 | 2), rule::DOMAIN_OPERANDS, place);
    let identity = nth(node, 0);
    ensure!(cx, identity == Some(domain) || is_text(identity), rule::DOMAIN_IDENTITY, place);
    ensure!(cx, count(node) == 1 || is_text(nth(node, 1)), rule::DOMAIN_NAME, place);
    Ok(())
}

/// Checks the declarations of scopes in the function, after all its instructions.
pub(crate) fn function_end(cx: &mut FunctionCx<'_>) {
    let Some(declares) = cx.cx.metadata.scope_declaration else { return };
    let body = cx.body;
    for inst in body.insts() {
        let is_declaration =
            body.opcode(inst) == Opcode::Call && body.callee(inst) == Some(ValueKind::Global(declares).into());
        if is_declaration && declaration(cx, inst).is_err() {
            return;
        }
    }
}

fn declaration(cx: &mut FunctionCx<'_>, inst: draig_ir::Inst) -> Checked {
    let argument = cx.body.call_args(inst).first().map(|argument| argument.kind());
    let node = match argument {
        Some(ValueKind::Metadata(id)) => cx.tables.metadata.node(id).map(|node| (id, node)),
        _ => None,
    };
    let Some((id, node)) = node else { return Err(cx.fail(&rule::SCOPE_DECL_LIST, inst)) };
    let place = Place::from((inst, id));
    ensure!(cx, count(node) == 1, rule::SCOPE_DECL_SINGLE, place);
    let _ = list(cx, id, node, place);
    Ok(())
}
