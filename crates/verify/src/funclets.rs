//! Nesting of funclet pads, and agreement of all unwind exits of a pad (LangRef "Exception Handling using the
//! Windows Runtime", "Funclet parent tokens").
//!
//! An exit of a pad is an unwind edge of an instruction directly in it, or one out of a `cleanuppad` in it.
//! Each pad's exit is computed once, inner pads first.

use draig_ir::{Block, Inst, Opcode, Value};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::context::FunctionCx;
use crate::exceptions::{is_funclet_pad, pad_of, parent_of, unwind_dest};
use crate::rules::exceptions as rule;
use crate::sink::{Checked, Report, ensure};

/// The unwind destination of a pad.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Exit {
    /// To this pad.
    Pad(Inst),
    /// Out of the function.
    Caller,
}

/// The funclets of a function, computed at the first pad.
#[derive(Debug, Default)]
pub(crate) struct Funclets {
    /// The users of each pad, in the order of the body.
    users: Option<FxHashMap<Inst, Vec<Inst>>>,
    /// The exits computed so far; `None` while one is being computed.
    exits: FxHashMap<Inst, Option<Found>>,
    /// Pads that unwind to a pad with the same parent: the pad, its destination, and the terminator.
    siblings: Vec<(Inst, Inst, Inst)>,
    /// The blocks that belong to a funclet.
    blocks: Option<FxHashSet<Block>>,
}

/// The exit found in a pad.
#[derive(Clone, Copy, Debug, Default)]
struct Found {
    exit: Option<(Exit, Inst)>,
    problem: Option<Problem>,
}

#[derive(Clone, Copy, Debug)]
enum Problem {
    NestedInItself(Inst),
    BogusUse(Inst),
    Disagreement(Inst),
}

impl Funclets {
    pub(crate) fn clear(&mut self) {
        self.users = None;
        self.exits.clear();
        self.siblings.clear();
        self.blocks = None;
    }

    /// Records that `pad` unwinds through `terminator` to `to`, which has the same parent.
    pub(crate) fn sibling(&mut self, pad: Inst, to: Inst, terminator: Inst) {
        self.siblings.push((pad, to, terminator));
    }
}

fn find_users(cx: &FunctionCx<'_>) -> FxHashMap<Inst, Vec<Inst>> {
    let body = cx.body;
    let mut users: FxHashMap<Inst, Vec<Inst>> = FxHashMap::default();
    for user in body.insts() {
        for used in body.operands(user).iter().filter_map(|operand| operand.as_inst()) {
            if is_funclet_pad(body.opcode(used)) {
                users.entry(used).or_default().push(user);
            }
        }
    }
    users
}

/// Checks a `catchpad` or `cleanuppad` as a funclet.
pub(crate) fn pad(cx: &mut FunctionCx<'_>, pad: Inst) -> Checked {
    let mut funclets = std::mem::take(&mut cx.exceptions.funclets);
    let users = funclets.users.take().unwrap_or_else(|| find_users(cx));
    let found = exit_of(cx, &users, &mut funclets.exits, pad);
    funclets.users = Some(users);
    let body = cx.body;
    if let Some((Exit::Pad(to), terminator)) = found.exit
        && body.opcode(pad) == Opcode::CleanupPad
        && parent_of(body, to) == parent_of(body, pad)
    {
        funclets.sibling(pad, to, terminator);
    }
    cx.exceptions.funclets = funclets;
    match found.problem {
        Some(Problem::NestedInItself(at)) => return Err(cx.fail(&rule::NESTED_IN_ITSELF, at)),
        Some(Problem::BogusUse(user)) => return Err(cx.fail(&rule::BOGUS_USE, user)),
        Some(Problem::Disagreement(user)) => return Err(cx.fail(&rule::EXITS_DISAGREE, user)),
        None => {}
    }
    let switch = parent_of(body, pad).and_then(|parent| parent.as_inst());
    if let (Some((exit, _)), Some(switch)) = (found.exit, switch)
        && body.opcode(switch) == Opcode::CatchSwitch
    {
        let wanted = match unwind_dest(body, switch) {
            None => Some(Exit::Caller),
            Some(dest) => pad_of(body, dest).map(Exit::Pad),
        };
        ensure!(cx, wanted == Some(exit), rule::CATCH_EXIT, pad);
    }
    Ok(())
}

/// Returns the exit of a pad, after computing those of the pads inside it.
fn exit_of(
    cx: &FunctionCx<'_>,
    users: &FxHashMap<Inst, Vec<Inst>>,
    exits: &mut FxHashMap<Inst, Option<Found>>,
    pad: Inst,
) -> Found {
    if let Some(&Some(found)) = exits.get(&pad) {
        return found;
    }
    let body = cx.body;
    let users_of = |pad: Inst| users.get(&pad).map_or(&[][..], Vec::as_slice);
    let mut stack = vec![(pad, 0usize)];
    exits.insert(pad, None);
    while let Some((at, next)) = stack.last_mut() {
        // Nested pads come first.
        let inner = users_of(*at)[*next..].iter().position(|&user| body.opcode(user) == Opcode::CleanupPad);
        let Some(inner) = inner else {
            let at = *at;
            stack.pop();
            let found = evaluate(cx, users_of(at), exits, at);
            exits.insert(at, Some(found));
            continue;
        };
        let child = users_of(*at)[*next + inner];
        *next += inner + 1;
        match exits.get(&child) {
            Some(Some(_)) => {}
            Some(None) => {
                // A pad on the way to this one.
                let found = Found { exit: None, problem: Some(Problem::NestedInItself(child)) };
                for (at, _) in stack.drain(..) {
                    exits.insert(at, Some(found));
                }
            }
            None => {
                exits.insert(child, None);
                stack.push((child, 0));
            }
        }
    }
    exits.get(&pad).copied().flatten().unwrap_or_default()
}

/// Computes the exit of a pad whose inner pads are known.
fn evaluate(cx: &FunctionCx<'_>, users: &[Inst], exits: &FxHashMap<Inst, Option<Found>>, pad: Inst) -> Found {
    let body = cx.body;
    let mut found = Found::default();
    for &user in users {
        let edge = match body.opcode(user) {
            Opcode::CatchSwitch if !body.has_unwind_dest(user) => continue,
            Opcode::CleanupRet | Opcode::CatchSwitch | Opcode::Invoke => match unwind_dest(body, user) {
                None => Some(Exit::Caller),
                Some(dest) => pad_of(body, dest).map(Exit::Pad),
            },
            Opcode::Call | Opcode::CatchRet => None,
            Opcode::CleanupPad => {
                let inner = exits.get(&user).copied().flatten().unwrap_or_default();
                if let Some(Problem::NestedInItself(_) | Problem::BogusUse(_)) = inner.problem {
                    found.problem = found.problem.or(inner.problem);
                }
                inner.exit.map(|(exit, _)| exit)
            }
            _ => {
                found.problem = found.problem.or(Some(Problem::BogusUse(user)));
                continue;
            }
        };
        // An edge that stays inside the pad is not an exit.
        let Some(exit) = edge else { continue };
        if matches!(exit, Exit::Pad(to) if parent_of(body, to) == Some(Value::inst(pad))) {
            continue;
        }
        match found.exit {
            None => found.exit = Some((exit, user)),
            Some((first, _)) if first == exit => {}
            Some(_) => found.problem = found.problem.or(Some(Problem::Disagreement(user))),
        }
    }
    found
}

/// Reports sibling pads that handle each other's exceptions.
pub(crate) fn siblings(cx: &mut FunctionCx<'_>) {
    let edges = std::mem::take(&mut cx.exceptions.funclets.siblings);
    if edges.is_empty() {
        return;
    }
    let next: FxHashMap<Inst, (Inst, Inst)> = edges.iter().map(|&(pad, to, by)| (pad, (to, by))).collect();
    let mut done: FxHashSet<Inst> = FxHashSet::default();
    for &(start, ..) in &edges {
        let mut active: FxHashSet<Inst> = FxHashSet::default();
        let mut at = start;
        while !done.contains(&at) {
            if !active.insert(at) {
                let _ = cx.fail(&rule::MUTUAL_SIBLINGS, at);
                break;
            }
            match next.get(&at) {
                Some(&(to, _)) => at = to,
                None => break,
            }
        }
        done.extend(active.drain());
    }
}

/// Whether a block belongs to a funclet: it is reachable from a pad without leaving the pad.
pub(crate) fn is_in_funclet(cx: &mut FunctionCx<'_>, block: Block) -> bool {
    let blocks = cx.exceptions.funclets.blocks.take().unwrap_or_else(|| funclet_blocks(cx));
    let inside = blocks.contains(&block);
    cx.exceptions.funclets.blocks = Some(blocks);
    inside
}

fn funclet_blocks(cx: &FunctionCx<'_>) -> FxHashSet<Block> {
    let body = cx.body;
    let mut inside = FxHashSet::default();
    let mut work: Vec<Block> = body
        .blocks()
        .filter(|&block| pad_of(body, block).is_some_and(|pad| is_funclet_pad(body.opcode(pad))))
        .collect();
    while let Some(block) = work.pop() {
        if !inside.insert(block) {
            continue;
        }
        let leaves = body.last_inst(block).map(|last| body.opcode(last));
        if matches!(leaves, Some(Opcode::CatchRet | Opcode::CleanupRet)) {
            continue;
        }
        // Other pads have different colors.
        let successors = cx.graph.successors(block).iter();
        work.extend(successors.filter(|&&next| pad_of(body, next).is_none()));
    }
    inside
}
