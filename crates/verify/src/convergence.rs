//! Convergence control (LangRef links "Convergence And Uniformity"): a function either uses tokens throughout
//! to state which threads execute a convergent operation together, or uses none.

use draig_ir::intrinsics::IntrinsicId;
use draig_ir::{Block, Global, Inst};
use draig_tables::AttrKind;
use draig_tables::intrinsics::ids;
use rustc_hash::FxHashMap;

use crate::calls::{call_has, called_function};
use crate::context::FunctionCx;
use crate::rules::convergence as rule;
use crate::sink::{Checked, Report, ensure};

/// State kept from one call to the next.
#[derive(Debug, Default)]
pub(crate) struct Convergence {
    /// Whether the block already had a convergent operation.
    pub(crate) seen_in_block: bool,
    controlled: Option<bool>,
    /// The token used by each call.
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

/// Checks a call as a convergent operation. A violation does not end the other checks of the call.
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

/// Returns the token of the bundle `convergencectrl`; `None` if the instruction has no such bundle.
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

/// Checks the nesting of token uses, once all are known.
pub(crate) fn finish(cx: &mut FunctionCx<'_>) {
    if cx.convergence.controlled != Some(true) {
        return;
    }
    let tokens = std::mem::take(&mut cx.convergence.tokens);
    regions(cx, &tokens);
    cx.convergence.tokens = tokens;
}

/// Walks the blocks in reverse post-order with the live tokens, outer regions before inner ones.
fn regions(cx: &mut FunctionCx<'_>, tokens: &FxHashMap<Inst, Inst>) {
    cx.build_tree();
    let body = cx.body;
    let cycles = draig_analysis::Cycles::new(&cx.graph);
    let order = cx.graph.reverse_post_order().to_vec();
    let mut live = LiveTokens::default();
    let mut ends: FxHashMap<Block, Live> = FxHashMap::default();
    let mut hearts: FxHashMap<usize, Inst> = FxHashMap::default();
    for block in order {
        // The tokens live at the end of the immediate dominator and of every other predecessor. (An edge from
        // an unvisited block closes a cycle.)
        let dominator = cx.tree.immediate_dominator(block);
        let before = dominator.iter().chain(cx.graph.predecessors(block));
        let at_ends = before.filter_map(|before| ends.get(before).copied());
        let mut top = at_ends.reduce(|a, b| live.common(a, b)).unwrap_or_default();
        for inst in body.block_insts(block) {
            if let Some(&token) = tokens.get(&inst) {
                let _ = token_use(cx, &cycles, &mut hearts, (&live, &mut top), block, token, inst);
            }
            if body.opcode(inst).is_call() && control_of(cx, inst).is_some() {
                top = live.push(top, inst);
            }
        }
        ends.insert(block, top);
    }
}

/// The live tokens at a point: the last one, which links to the earlier ones, or `None`.
type Live = Option<u32>;

/// Lists of live tokens with shared prefixes: a tree in which each token links to the previous one.
///
/// Each list is a path to the root, so tokens that are live in many blocks are stored once. A token also
/// links to a more distant ancestor, so a path is followed in O(log n) steps (Myers, "An Applicative
/// Random-Access Stack", 1983).
#[derive(Default)]
struct LiveTokens {
    entries: Vec<LiveToken>,
    places: FxHashMap<Inst, u32>,
}

struct LiveToken {
    depth: u32,
    parent: Live,
    /// The parent, or an ancestor at a depth that depends only on this token's depth.
    jump: Live,
}

impl LiveTokens {
    /// Returns the list extended by one token.
    fn push(&mut self, list: Live, token: Inst) -> Live {
        let jump_of = |list: Live| list.and_then(|at| self.entries[at as usize].jump);
        let up = jump_of(list);
        let length = |list: Live| list.map_or(0, |at| self.entries[at as usize].depth + 1);
        // Two jumps of equal length combine into one.
        let is_even = list.is_some() && length(list) - length(up) == length(up) - length(jump_of(up));
        let jump = if is_even { jump_of(up) } else { list };
        let depth = length(list);
        let at = self.entries.len() as u32;
        self.entries.push(LiveToken { depth, parent: list, jump });
        self.places.insert(token, at);
        Some(at)
    }

    /// Returns the length of a list.
    fn length(&self, list: Live) -> u32 {
        list.map_or(0, |at| self.entries[at as usize].depth + 1)
    }

    /// Returns the first `length` tokens of a list that has at least as many.
    fn prefix(&self, mut list: Live, length: u32) -> Live {
        while let Some(at) = list.filter(|_| self.length(list) > length) {
            let LiveToken { parent, jump, .. } = self.entries[at as usize];
            list = if self.length(jump) >= length { jump } else { parent };
        }
        list
    }

    /// Returns the longest common prefix of two lists.
    fn common(&self, a: Live, b: Live) -> Live {
        let length = self.length(a).min(self.length(b));
        let (mut a, mut b) = (self.prefix(a, length), self.prefix(b, length));
        while let (Some(at_a), Some(at_b)) = (a, b) {
            if at_a == at_b {
                break;
            }
            let (entry_a, entry_b) = (&self.entries[at_a as usize], &self.entries[at_b as usize]);
            // Lists of equal length jump to equal lengths.
            (a, b) = if entry_a.jump == entry_b.jump {
                (entry_a.parent, entry_b.parent)
            } else {
                (entry_a.jump, entry_b.jump)
            };
        }
        a
    }

    /// Returns the list up to a token, if it contains the token.
    fn up_to(&self, list: Live, token: Inst) -> Option<Live> {
        let at = self.places.get(&token).copied();
        let length = self.length(at);
        let prefix = self.prefix(list, length);
        (at.is_some() && prefix == at).then_some(prefix)
    }
}

fn token_use(
    cx: &mut FunctionCx<'_>,
    cycles: &draig_analysis::Cycles,
    hearts: &mut FxHashMap<usize, Inst>,
    (live, top): (&LiveTokens, &mut Live),
    block: Block,
    token: Inst,
    user: Inst,
) -> Checked {
    let Some(defined) = cx.body.block_of(token) else { return Ok(()) };
    ensure!(cx, cx.tree.dominates_block(defined, block), rule::TOKEN_DOMINANCE, user);
    let outer = live.up_to(*top, token);
    ensure!(cx, outer.is_some(), rule::NOT_NESTED, user);
    *top = outer.unwrap_or(*top);
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Grows lists from each other and compares them with the same lists as vectors.
    #[test]
    fn lists_of_live_tokens_share_their_beginnings() {
        let mut live = LiveTokens::default();
        let mut lists: Vec<(Live, Vec<Inst>)> = vec![(None, Vec::new())];
        let mut seed = 1u32;
        let mut below = |bound: usize| {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (seed >> 8) as usize % bound
        };
        for number in 0..300 {
            // Mostly the last ones, so that lists get long.
            let at = lists.len() - 1 - below(lists.len().min(4));
            let (list, mut tokens) = lists[at].clone();
            tokens.push(Inst::from_u32(number));
            lists.push((live.push(list, Inst::from_u32(number)), tokens));
        }
        assert!(lists.iter().any(|(_, tokens)| tokens.len() > 100));
        let named = |tokens: &[Inst]| lists.iter().find(|(_, other)| other == tokens).map(|&(list, _)| list);
        for (a, in_a) in &lists {
            for length in 0..=in_a.len() {
                assert_eq!(Some(live.prefix(*a, length as u32)), named(&in_a[..length]));
            }
            for (b, in_b) in lists.iter().step_by(7) {
                let common = in_a.iter().zip(in_b).take_while(|(a, b)| a == b).count();
                assert_eq!(Some(live.common(*a, *b)), named(&in_a[..common]));
            }
            for token in (0..301).step_by(5).map(Inst::from_u32) {
                let expected = in_a.iter().position(|&other| other == token);
                let expected = expected.and_then(|at| named(&in_a[..=at]));
                assert_eq!(live.up_to(*a, token), expected);
            }
        }
    }
}
