//! Rules for blocks: their ends, their predecessors, and the agreement of phis with these.

use draig_ir::{Block, ConstKind, Inst, Opcode, Value, ValueKind};

use crate::context::FunctionCx;
use crate::rules::blocks as rule;
use crate::sink::{Checked, Report, ensure};
use crate::{debug_info, instructions};

/// Checks that every block ends in a terminator. Later checks rely on it, so LLVM reports only this
/// violation.
pub(crate) fn terminators(cx: &mut FunctionCx<'_>) -> Checked {
    let body = cx.body;
    for block in body.blocks() {
        if body.terminator(block).is_none() {
            let name = String::from_utf8_lossy(cx.tables.str(cx.data.name)).into_owned();
            let message = format!("Basic Block in function '{name}' does not have terminator!");
            return Err(cx.fail_as(&rule::NO_TERMINATOR, block, message));
        }
    }
    Ok(())
}

/// Checks the entry of a defined function.
pub(crate) fn entry(cx: &mut FunctionCx<'_>) -> Checked {
    let Some(entry) = cx.body.entry() else { return Ok(()) };
    let mut predecessors = Vec::new();
    collect_predecessors(cx, entry, &mut predecessors);
    ensure!(cx, predecessors.is_empty(), rule::ENTRY_PREDECESSORS, entry);
    ensure!(cx, !cx.cx.addressed_entries.contains(&cx.id), rule::ENTRY_ADDRESS, entry);
    Ok(())
}

/// Collects the predecessors of a block, one per edge. As in LLVM, they are found through the users of the
/// block, so a terminator in the middle of a block counts too.
pub(crate) fn collect_predecessors(cx: &FunctionCx<'_>, block: Block, predecessors: &mut Vec<Block>) {
    predecessors.clear();
    predecessors.extend_from_slice(match cx.has_middle_terminators {
        false => cx.graph.predecessors(block),
        true => cx.all_predecessors.get(&block).map_or(&[], |all| all),
    });
}

/// Finds the predecessors including those by terminators in the middle of blocks, if there are any.
pub(crate) fn find_all_predecessors(cx: &mut FunctionCx<'_>) {
    cx.all_predecessors.clear();
    if !cx.has_middle_terminators {
        return;
    }
    let body = cx.body;
    for from in body.blocks() {
        for inst in body.block_insts(from).filter(|&inst| body.opcode(inst).is_terminator()) {
            for to in body.successors(inst) {
                cx.all_predecessors.entry(to).or_default().push(from);
            }
        }
    }
}

/// Returns the functions whose entry has a `blockaddress`.
pub(crate) fn addressed_entries(module: &draig_ir::Module) -> rustc_hash::FxHashSet<draig_ir::Global> {
    let entry_of = |function| module.body(function).and_then(|body| body.entry());
    let constants = module.tables.constants.iter();
    constants
        .filter_map(|(_, data)| match data.kind {
            ConstKind::BlockAddress(function, block) if entry_of(function) == Some(block) => Some(function),
            _ => None,
        })
        .collect()
}

/// Checks the blocks and their instructions, in order.
pub(crate) fn check(cx: &mut FunctionCx<'_>) {
    let body = cx.body;
    let has_records = body.record_count() > 0;
    for block in body.blocks() {
        let _ = phis(cx, block);
        if has_records {
            debug_info::trailing_records(cx, block);
        }
        cx.convergence.seen_in_block = false;
        for inst in body.block_insts(block) {
            if has_records {
                debug_info::records_before(cx, inst);
            }
            instructions::check(cx, block, inst);
        }
    }
}

/// Scratch memory for the phis of a block.
#[derive(Debug, Default)]
pub(crate) struct PhiScratch {
    /// The predecessors, sorted.
    predecessors: Vec<Block>,
    /// The incoming pairs of one phi, sorted.
    incoming: Vec<(Block, Value)>,
}

/// Checks that every phi of a block has one entry for each incoming edge.
fn phis(cx: &mut FunctionCx<'_>, block: Block) -> Checked {
    let body = cx.body;
    let Some(first) = body.first_inst(block).filter(|&inst| body.opcode(inst) == Opcode::Phi) else { return Ok(()) };
    let mut scratch = std::mem::take(&mut cx.phis);
    collect_predecessors(cx, block, &mut scratch.predecessors);
    scratch.predecessors.sort_unstable();
    let distinct = scratch.predecessors.windows(2).all(|pair| pair[0] != pair[1]);
    let mut like = None;
    let mut next = Some(first);
    let mut outcome = Ok(());
    while let Some(phi) = next.filter(|&inst| body.opcode(inst) == Opcode::Phi) {
        // Most phis of a block list the same blocks in the same order.
        let known = distinct && like.is_some_and(|like| body.phi_blocks(like).eq(body.phi_blocks(phi)));
        if !known {
            outcome = entries(cx, phi, &mut scratch);
            if outcome.is_err() {
                break;
            }
            like = Some(phi);
        }
        next = body.next_inst(phi);
    }
    cx.phis = scratch;
    outcome
}

fn entries(cx: &mut FunctionCx<'_>, phi: Inst, scratch: &mut PhiScratch) -> Checked {
    let body = cx.body;
    let operands = body.operands(phi);
    ensure!(cx, operands.len() == scratch.predecessors.len(), rule::PHI_ENTRIES, phi);
    scratch.incoming.clear();
    scratch.incoming.extend(body.phi_blocks(phi).zip(operands.iter().copied()));
    scratch.incoming.sort_unstable();
    for (number, &(block, value)) in scratch.incoming.iter().enumerate() {
        let agrees = number == 0 || {
            let before = scratch.incoming[number - 1];
            before.0 != block || before.1 == value
        };
        ensure!(cx, agrees, rule::PHI_AMBIGUOUS, phi);
        ensure!(cx, scratch.predecessors.get(number) == Some(&block), rule::PHI_PREDECESSORS, phi);
    }
    Ok(())
}

/// Checks naked functions, which lack a prologue that would move the arguments to the places where the body
/// expects them.
pub(crate) fn naked(cx: &mut FunctionCx<'_>) -> Checked {
    let attributes = &cx.tables.attributes;
    let own = attributes.list(cx.function.attributes).function;
    if !attributes.has(own, draig_tables::AttrKind::Naked) {
        return Ok(());
    }
    let body = cx.body;
    for inst in body.insts() {
        for &operand in body.operands(inst) {
            if let ValueKind::Arg(number) = operand.kind() {
                return Err(cx.fail(&rule::NAKED_ARGUMENT, crate::Place::parameter(number)));
            }
        }
    }
    Ok(())
}
