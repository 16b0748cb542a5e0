//! Exception handling (LangRef "Exception Handling"): landing pads, funclet pads, and the edges into and out
//! of them.

use draig_ir::intrinsics::IntrinsicId;
use draig_ir::{Block, Body, ConstKind, Inst, Opcode, Type, Value};
use draig_tables::AttrKind;

use crate::calls::{call_has, called_function};
use crate::context::FunctionCx;
use crate::funclets;
use crate::instructions::{common, terminator};
use crate::rules::exceptions as rule;
use crate::sink::{Checked, Report, ensure};
use crate::type_facts::TypeFacts;
use crate::values::underlying_global;

/// State of a function's exception handling rules, kept from one instruction to the next.
#[derive(Debug, Default)]
pub(crate) struct Scratch {
    /// The type of the first landing pad or `resume`.
    landing_type: Option<Type>,
    pub(crate) funclets: funclets::Funclets,
}

impl Scratch {
    pub(crate) fn clear(&mut self) {
        self.landing_type = None;
        self.funclets.clear();
    }
}

fn is_pad(opcode: Opcode) -> bool {
    matches!(opcode, Opcode::LandingPad | Opcode::CatchPad | Opcode::CleanupPad | Opcode::CatchSwitch)
}

/// Whether an opcode is the pad of a funclet: `catchpad` or `cleanuppad`.
pub(crate) fn is_funclet_pad(opcode: Opcode) -> bool {
    matches!(opcode, Opcode::CatchPad | Opcode::CleanupPad)
}

/// Returns the first instruction of a block other than a phi.
pub(crate) fn first_non_phi(body: &Body, block: Block) -> Option<Inst> {
    let mut next = body.first_inst(block);
    while let Some(phi) = next.filter(|&inst| body.opcode(inst) == Opcode::Phi) {
        next = body.next_inst(phi);
    }
    next
}

/// Returns the exception handling pad at the start of a block.
pub(crate) fn pad_of(body: &Body, block: Block) -> Option<Inst> {
    first_non_phi(body, block).filter(|&inst| is_pad(body.opcode(inst)))
}

/// Returns the parent of a pad as an operand: a pad, or the empty token.
pub(crate) fn parent_of(body: &Body, pad: Inst) -> Option<Value> {
    match body.opcode(pad) {
        Opcode::CatchPad | Opcode::CleanupPad => body.operands(pad).last().copied(),
        Opcode::CatchSwitch => body.operands(pad).first().copied(),
        _ => None,
    }
}

/// Returns the unwind destination of a `catchswitch` or `cleanupret`; `None` for the caller.
pub(crate) fn unwind_dest(body: &Body, inst: Inst) -> Option<Block> {
    match body.opcode(inst) {
        Opcode::CatchSwitch if body.has_unwind_dest(inst) => body.operands(inst).get(1)?.as_block(),
        Opcode::CleanupRet => body.operands(inst).get(1)?.as_block(),
        Opcode::Invoke => body.call_dests(inst).get(1)?.as_block(),
        _ => None,
    }
}

fn is_empty_token(cx: &FunctionCx<'_>, value: Value) -> bool {
    value.as_const().is_some_and(|constant| matches!(cx.tables.constants.kind(constant), ConstKind::TokenNone))
}

fn opcode_of(cx: &FunctionCx<'_>, value: Option<Value>) -> Option<Opcode> {
    Some(cx.body.opcode(value?.as_inst()?))
}

pub(crate) fn resume(cx: &mut FunctionCx<'_>, block: Block, inst: Inst) -> Checked {
    ensure!(cx, cx.function.personality.is_some(), rule::RESUME_PERSONALITY, inst);
    let &[value] = cx.body.operands(inst) else { return terminator(cx, block, inst) };
    let ty = cx.type_of(value);
    let first = *cx.exceptions.landing_type.get_or_insert(ty);
    ensure!(cx, first == ty, rule::RESUME_TYPE, inst);
    terminator(cx, block, inst)
}

pub(crate) fn landing_pad(cx: &mut FunctionCx<'_>, block: Block, inst: Inst) -> Checked {
    let body = cx.body;
    let clauses = body.operands(inst);
    ensure!(cx, !clauses.is_empty() || body.is_cleanup(inst), rule::LANDING_PAD_CLAUSES, inst);
    predecessors(cx, block, inst)?;
    let ty = body.inst_type(inst);
    let first = *cx.exceptions.landing_type.get_or_insert(ty);
    ensure!(cx, first == ty, rule::LANDING_PAD_TYPE, inst);
    ensure!(cx, cx.function.personality.is_some(), rule::LANDING_PAD_PERSONALITY, inst);
    ensure!(cx, first_non_phi(body, block) == Some(inst), rule::LANDING_PAD_FIRST, inst);
    for (number, &clause) in clauses.iter().enumerate() {
        if body.is_filter(inst, number) {
            let array = clause.as_const().is_some_and(|constant| {
                matches!(cx.tables.constants.kind(constant), ConstKind::Aggregate(_) | ConstKind::Zero)
            });
            ensure!(cx, array, rule::FILTER_ARRAY, (inst, number));
        } else {
            ensure!(cx, cx.facts(cx.type_of(clause)).has(TypeFacts::POINTER), rule::CATCH_POINTER, (inst, number));
        }
    }
    common(cx, block, inst)
}

pub(crate) fn cleanup_ret(cx: &mut FunctionCx<'_>, block: Block, inst: Inst) -> Checked {
    let body = cx.body;
    let pad = opcode_of(cx, body.operands(inst).first().copied());
    ensure!(cx, pad == Some(Opcode::CleanupPad), rule::CLEANUP_RET_PAD, inst);
    if let Some(dest) = unwind_dest(body, inst) {
        let pad = pad_of(body, dest).map(|pad| body.opcode(pad));
        ensure!(cx, pad.is_some_and(|pad| pad != Opcode::LandingPad), rule::CLEANUP_RET_DEST, inst);
    }
    terminator(cx, block, inst)
}

pub(crate) fn catch_ret(cx: &mut FunctionCx<'_>, block: Block, inst: Inst) -> Checked {
    let pad = opcode_of(cx, cx.body.operands(inst).first().copied());
    ensure!(cx, pad == Some(Opcode::CatchPad), rule::CATCH_RET_PAD, inst);
    terminator(cx, block, inst)
}

pub(crate) fn catch_switch(cx: &mut FunctionCx<'_>, block: Block, inst: Inst) -> Checked {
    let body = cx.body;
    ensure!(cx, cx.function.personality.is_some(), rule::CATCH_SWITCH_PERSONALITY, inst);
    ensure!(cx, first_non_phi(body, block) == Some(inst), rule::CATCH_SWITCH_FIRST, inst);
    valid_parent(cx, inst, &rule::CATCH_SWITCH_PARENT)?;
    if let Some(dest) = unwind_dest(body, inst) {
        let pad = pad_of(body, dest).filter(|&pad| body.opcode(pad) != Opcode::LandingPad);
        ensure!(cx, pad.is_some(), rule::CATCH_SWITCH_DEST, inst);
        if let Some(pad) = pad
            && parent_of(body, pad) == parent_of(body, inst)
        {
            cx.exceptions.funclets.sibling(inst, pad, inst);
        }
    }
    let handlers = &body.operands(inst)[1 + usize::from(body.has_unwind_dest(inst))..];
    ensure!(cx, !handlers.is_empty(), rule::CATCH_SWITCH_EMPTY, inst);
    for (number, handler) in handlers.iter().enumerate() {
        let first = handler.as_block().and_then(|handler| first_non_phi(body, handler));
        let catches = first.is_some_and(|first| body.opcode(first) == Opcode::CatchPad);
        ensure!(cx, catches, rule::CATCH_SWITCH_HANDLER, (inst, number + 1));
    }
    predecessors(cx, block, inst)?;
    terminator(cx, block, inst)
}

fn valid_parent(cx: &mut FunctionCx<'_>, inst: Inst, broken: &'static crate::Rule) -> Checked {
    let parent = parent_of(cx.body, inst);
    let valid =
        parent.is_some_and(|parent| is_empty_token(cx, parent)) || opcode_of(cx, parent).is_some_and(is_funclet_pad);
    ensure!(cx, valid, *broken, inst);
    Ok(())
}

pub(crate) fn cleanup_pad(cx: &mut FunctionCx<'_>, block: Block, inst: Inst) -> Checked {
    ensure!(cx, cx.function.personality.is_some(), rule::CLEANUP_PAD_PERSONALITY, inst);
    ensure!(cx, first_non_phi(cx.body, block) == Some(inst), rule::CLEANUP_PAD_FIRST, inst);
    valid_parent(cx, inst, &rule::CLEANUP_PAD_PARENT)?;
    predecessors(cx, block, inst)?;
    funclets::pad(cx, inst)?;
    common(cx, block, inst)
}

pub(crate) fn catch_pad(cx: &mut FunctionCx<'_>, block: Block, inst: Inst) -> Checked {
    let body = cx.body;
    ensure!(cx, cx.function.personality.is_some(), rule::CATCH_PAD_PERSONALITY, inst);
    let parent = opcode_of(cx, parent_of(body, inst));
    ensure!(cx, parent == Some(Opcode::CatchSwitch), rule::CATCH_PAD_PARENT, inst);
    ensure!(cx, first_non_phi(body, block) == Some(inst), rule::CATCH_PAD_FIRST, inst);
    predecessors(cx, block, inst)?;
    funclets::pad(cx, inst)?;
    common(cx, block, inst)
}

/// Checks the predecessors of a pad: they must be unwind edges that end there and nowhere deeper.
fn predecessors(cx: &mut FunctionCx<'_>, block: Block, pad: Inst) -> Checked {
    let body = cx.body;
    ensure!(cx, body.entry() != Some(block), rule::PAD_IN_ENTRY, pad);
    let mut leading_here = Vec::new();
    crate::blocks::collect_predecessors(cx, block, &mut leading_here);
    match body.opcode(pad) {
        Opcode::LandingPad => {
            for from in leading_here {
                let from = body.last_inst(from);
                let by_unwinding = from.is_some_and(|from| unwinds_to(body, from, block));
                ensure!(cx, by_unwinding, rule::LANDING_PAD_PREDECESSOR, pad);
            }
            return Ok(());
        }
        Opcode::CatchPad => {
            let switch = parent_of(body, pad).and_then(|parent| parent.as_inst());
            let switch_block = switch.and_then(|switch| body.block_of(switch));
            let only = leading_here.iter().all(|&from| Some(from) == switch_block);
            ensure!(cx, only, rule::CATCH_PAD_PREDECESSOR, pad);
            let dest = switch.and_then(|switch| unwind_dest(body, switch));
            ensure!(cx, dest != Some(block), rule::CATCH_SWITCH_TO_ITSELF, pad);
            return Ok(());
        }
        _ => {}
    }
    // LLVM visits them in the order in which they use the block, the last one first.
    for from in leading_here.into_iter().rev() {
        let Some(from) = body.last_inst(from) else { continue };
        edge(cx, block, pad, from)?;
    }
    Ok(())
}

/// Whether an `invoke` reaches the block only when its callee unwinds.
fn unwinds_to(body: &Body, inst: Inst, block: Block) -> bool {
    let dests = match body.opcode(inst) {
        Opcode::Invoke => body.call_dests(inst),
        _ => return false,
    };
    matches!(dests, [normal, unwind] if normal.as_block() != Some(block) && unwind.as_block() == Some(block))
}

/// Checks one edge to a `cleanuppad` or `catchswitch`: it may leave any number of pads and enters one.
fn edge(cx: &mut FunctionCx<'_>, block: Block, pad: Inst, from: Inst) -> Checked {
    let body = cx.body;
    let parent = parent_of(body, pad);
    // The pad that the edge comes from; `None` for the function outside all pads.
    let mut left: Option<Value> = match body.opcode(from) {
        Opcode::Invoke => {
            ensure!(cx, unwinds_to(body, from, block), rule::PAD_EDGE, pad);
            if is_nounwind_intrinsic(cx, from) {
                return Ok(());
            }
            let funclet = body.bundles(from).find(|(tag, _)| cx.tables.str(*tag) == b"funclet");
            funclet.and_then(|(_, operands)| operands.first().copied())
        }
        Opcode::CleanupRet => {
            let from_pad = body.operands(from).first().copied();
            ensure!(cx, from_pad != parent, rule::CLEANUP_RET_STAYS, from);
            from_pad
        }
        Opcode::CatchSwitch => Some(Value::inst(from)),
        _ => return Err(cx.fail(&rule::PAD_EDGE, pad)),
    };
    let outside = |cx: &FunctionCx<'_>, value: Option<Value>| value.is_none_or(|value| is_empty_token(cx, value));
    // A cycle of pads is at most as long as the number of pads.
    for _ in 0..=body.inst_count() {
        ensure!(cx, left != Some(Value::inst(pad)), rule::PAD_OWN_EXCEPTIONS, from);
        if left == parent || (outside(cx, left) && outside(cx, parent)) {
            return Ok(());
        }
        ensure!(cx, !outside(cx, left), rule::EDGE_INTO_TWO, from);
        let inst = left
            .and_then(|left| left.as_inst())
            .filter(|&inst| is_funclet_pad(body.opcode(inst)) || body.opcode(inst) == Opcode::CatchSwitch);
        ensure!(cx, inst.is_some(), rule::PARENT_NO_PAD, from);
        left = inst.and_then(|inst| parent_of(body, inst));
    }
    Err(cx.fail(&rule::PAD_CYCLE, from))
}

/// Whether an `invoke` calls an intrinsic that does not unwind and is not lowered to a call.
fn is_nounwind_intrinsic(cx: &FunctionCx<'_>, inst: Inst) -> bool {
    let callee = cx.body.callee(inst).and_then(|callee| underlying_global(cx.tables, cx.body, callee));
    let Some(callee) = callee.filter(|&callee| cx.cx.reserved.contains(callee)) else { return false };
    let called = called_function(cx, inst);
    call_has(cx, inst, called, AttrKind::NoUnwind) && !cx.cx.intrinsics.of(callee).is_some_and(may_become_call)
}

/// Whether code generators lower an intrinsic to a call of a function of the Objective-C runtime library
/// (`IntrinsicInst::mayLowerToFunctionCall`).
fn may_become_call(id: IntrinsicId) -> bool {
    id.name().starts_with("llvm.objc.") && id.name() != "llvm.objc.clang.arc.use"
}

/// Checks that an intrinsic lowered to a call names the funclet that it is in.
pub(crate) fn funclet_token(cx: &mut FunctionCx<'_>, block: Block, inst: Inst, id: IntrinsicId) -> Checked {
    if !may_become_call(id) {
        return Ok(());
    }
    let scoped = cx.function.personality.is_some_and(|personality| {
        let name = underlying_global(cx.tables, cx.body, personality).map(|global| cx.module.name(global));
        matches!(
            name,
            Some(
                b"_except_handler3"
                    | b"_except_handler4"
                    | b"__C_specific_handler"
                    | b"__CxxFrameHandler3"
                    | b"ProcessCLRException"
                    | b"__gxx_wasm_personality_v0"
            )
        )
    });
    if scoped && funclets::is_in_funclet(cx, block) {
        let has_token = cx.body.bundles(inst).any(|(tag, _)| cx.tables.str(tag) == b"funclet");
        ensure!(cx, has_token, rule::FUNCLET_TOKEN, inst);
    }
    Ok(())
}
