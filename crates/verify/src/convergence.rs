//! Convergence control (LangRef links "Convergence And Uniformity"): a function either says with
//! tokens which threads execute a convergent operation together, or leaves all of it unsaid.

use draig_ir::intrinsics::IntrinsicId;
use draig_ir::{Block, Global, Inst};
use draig_tables::AttrKind;
use draig_tables::intrinsics::ids;
use rustc_hash::FxHashMap;

use crate::calls::{call_has, called_function};
use crate::context::FunctionCx;
use crate::rules::convergence as rule;
use crate::sink::{Checked, Report, ensure};

/// What is remembered from one call to the next.
#[derive(Debug, Default)]
pub(crate) struct Convergence {
    /// Whether the block had a convergent operation already.
    pub(crate) seen_in_block: bool,
    controlled: Option<bool>,
    /// The token that a call uses.
    tokens: FxHashMap<Inst, Inst>,
}

impl Convergence {
    pub(crate) fn clear(&mut self) {
        self.seen_in_block = false;
        self.controlled = None;
        self.tokens.clear();
    }
}

fn control(id: Option<IntrinsicId>) -> Option<IntrinsicId> {
    id.filter(|id| {
        matches!(
            *id,
            ids::EXPERIMENTAL_CONVERGENCE_ANCHOR
                | ids::EXPERIMENTAL_CONVERGENCE_ENTRY
                | ids::EXPERIMENTAL_CONVERGENCE_LOOP
        )
    })
}

fn control_of(cx: &FunctionCx<'_>, inst: Inst) -> Option<IntrinsicId> {
    control(called_function(cx, inst).and_then(|called| cx.cx.intrinsics.of(called)))
}

/// Rules for a call as a convergent operation. What is broken here does not end the look at the call.
pub(crate) fn call(cx: &mut FunctionCx<'_>, block: Block, inst: Inst, called: Option<Global>) {
    let _ = check(cx, block, inst, called);
}

fn check(cx: &mut FunctionCx<'_>, block: Block, inst: Inst, called: Option<Global>) -> Checked {
    let operation = control(called.and_then(|called| cx.cx.intrinsics.of(called)));
    let token = token_used(cx, inst)?;
    let convergent = call_has(cx, inst, called, AttrKind::Convergent);
    match operation {
        Some(ids::EXPERIMENTAL_CONVERGENCE_ENTRY) => {
            let attributes = &cx.tables.attributes;
            let own = attributes.list(cx.function.attributes).function;
            ensure!(cx, attributes.has(own, AttrKind::Convergent), rule::ENTRY_FUNCTION, inst);
            ensure!(cx, cx.body.entry() == Some(block), rule::ENTRY_BLOCK, inst);
            ensure!(cx, !cx.convergence.seen_in_block, rule::ENTRY_PRECEDED, inst);
            ensure!(cx, token.is_none(), rule::ENTRY_TOKEN, inst);
        }
        Some(ids::EXPERIMENTAL_CONVERGENCE_ANCHOR) => ensure!(cx, token.is_none(), rule::ENTRY_TOKEN, inst),
        Some(_) => {
            ensure!(cx, token.is_some(), rule::LOOP_TOKEN, inst);
            ensure!(cx, !cx.convergence.seen_in_block, rule::LOOP_PRECEDED, inst);
        }
        None => {}
    }
    cx.convergence.seen_in_block |= convergent;
    if token.is_some() || operation.is_some() {
        ensure!(cx, cx.convergence.controlled != Some(false), rule::MIXED, inst);
        cx.convergence.controlled = Some(true);
    } else if convergent {
        ensure!(cx, cx.convergence.controlled != Some(true), rule::MIXED, inst);
        cx.convergence.controlled = Some(false);
    }
    Ok(())
}

/// The token of the bundle `convergencectrl`.
fn token_used(cx: &mut FunctionCx<'_>, inst: Inst) -> Result<Option<Inst>, crate::sink::Failed> {
    let body = cx.body;
    if body.call(inst).is_none_or(|info| info.bundle_count() == 0) {
        return Ok(None);
    }
    let mut bundles = body.bundles(inst).filter(|(tag, _)| cx.tables.str(*tag) == b"convergencectrl");
    let Some((_, operands)) = bundles.next() else { return Ok(None) };
    ensure!(cx, bundles.next().is_none(), rule::TWO_BUNDLES, inst);
    let &[operand] = operands else { return Err(cx.fail(&rule::ONE_TOKEN, inst)) };
    ensure!(cx, cx.type_of(operand) == draig_ir::Type::TOKEN, rule::ONE_TOKEN, inst);
    let token = operand.as_inst().filter(|&token| control_of(cx, token).is_some());
    ensure!(cx, token.is_some(), rule::TOKEN_SOURCE, inst);
    if let Some(token) = token {
        cx.convergence.tokens.insert(inst, token);
    }
    Ok(token)
}

/// How the uses of tokens lie to each other, once all are known.
pub(crate) fn finish(cx: &mut FunctionCx<'_>) {
    if cx.convergence.controlled != Some(true) {
        return;
    }
    let tokens = std::mem::take(&mut cx.convergence.tokens);
    regions(cx, &tokens);
    cx.convergence.tokens = tokens;
}

/// Walks the blocks in reverse post-order with the tokens that are live: of an outer region before
/// those of inner ones.
fn regions(cx: &mut FunctionCx<'_>, tokens: &FxHashMap<Inst, Inst>) {
    cx.build_tree();
    let body = cx.body;
    let cycles = draig_analysis::Cycles::new(&cx.graph);
    let order = cx.graph.reverse_post_order().to_vec();
    let mut live_in: FxHashMap<Block, Vec<Inst>> = FxHashMap::default();
    let mut hearts: FxHashMap<usize, Inst> = FxHashMap::default();
    for block in order {
        let mut live = live_in.remove(&block).unwrap_or_default();
        for inst in body.block_insts(block) {
            if let Some(&token) = tokens.get(&inst) {
                let _ = token_use(cx, &cycles, &mut hearts, &mut live, block, token, inst);
            }
            if body.opcode(inst).is_call() && control_of(cx, inst).is_some() {
                live.push(inst);
            }
        }
        for &next in cx.graph.successors(block) {
            match live_in.entry(next) {
                std::collections::hash_map::Entry::Vacant(entry) => {
                    let dominates = |token: &&Inst| {
                        body.block_of(**token).is_some_and(|defined| cx.tree.dominates_block(defined, next))
                    };
                    entry.insert(live.iter().take_while(dominates).copied().collect());
                }
                std::collections::hash_map::Entry::Occupied(mut entry) => {
                    entry.get_mut().retain(|token| live.contains(token));
                }
            }
        }
    }
}

fn token_use(
    cx: &mut FunctionCx<'_>,
    cycles: &draig_analysis::Cycles,
    hearts: &mut FxHashMap<usize, Inst>,
    live: &mut Vec<Inst>,
    block: Block,
    token: Inst,
    user: Inst,
) -> Checked {
    let Some(defined) = cx.body.block_of(token) else { return Ok(()) };
    ensure!(cx, cx.tree.dominates_block(defined, block), rule::TOKEN_DOMINANCE, user);
    let at = live.iter().position(|&other| other == token);
    ensure!(cx, at.is_some(), rule::NOT_NESTED, user);
    live.truncate(at.map_or(0, |at| at + 1));
    let Some(mut cycle) = cycles.innermost(block) else { return Ok(()) };
    if defined == block || cycles.contains(cycle, defined) {
        return Ok(());
    }
    let is_loop = control_of(cx, user) == Some(ids::EXPERIMENTAL_CONVERGENCE_LOOP);
    ensure!(cx, is_loop, rule::TOKEN_IN_CYCLE, user);
    while let Some(parent) = cycles.parent(cycle).filter(|&parent| !cycles.contains(parent, defined)) {
        cycle = parent;
    }
    let heart = cycles.is_reducible(cycle) && cycles.header(cycle) == block;
    ensure!(cx, heart, rule::HEART_DOMINANCE, user);
    ensure!(cx, !hearts.contains_key(&cycle), rule::TWO_HEARTS, user);
    hearts.insert(cycle, user);
    Ok(())
}
