//! Branches in loops that make their own condition false, as in `if (++n == LIMIT) n = 0`: the block that does so is
//! unlikely to be taken again soon.

use rustc_hash::FxHashSet;

use draig_ir::{Block, Inst, IntFlags, Opcode, Value};
use draig_num::ApInt;

use crate::control_flow::ControlFlow;
use crate::evaluate;
use crate::loops::{Loop, Loops};
use crate::subject::Subject;

/// Number of incoming values that are looked at for one branch.
const MAX_INCOMING: usize = 4096;

/// Returns the successors of a block in a loop that make the block's branch go elsewhere next time.
pub(super) fn unlikely_successors(
    subject: Subject<'_>,
    graph: &ControlFlow,
    loops: &Loops,
    of: Loop,
    block: Block,
) -> Vec<Block> {
    let Some(condition) = Condition::of(subject, loops, of, block) else { return Vec::new() };
    let body = subject.body();
    let successors = graph.successors(block);
    let (mut unlikely, mut seen, mut work) = (Vec::new(), FxHashSet::from_iter([condition.phi]), vec![condition.phi]);
    let mut looked_at = 0;
    while let Some(phi) = work.pop() {
        looked_at += body.operands(phi).len();
        if looked_at > MAX_INCOMING {
            break;
        }
        for (at, from) in body.phi_blocks(phi).enumerate().filter(|&(_, from)| loops.contains(of, from)) {
            let value = body.operands(phi)[at];
            if let Some(inner) = value.as_inst().filter(|&inst| body.opcode(inst) == Opcode::Phi) {
                if seen.insert(inner) {
                    work.push(inner);
                }
            } else if successors.contains(&from)
                && let Some(holds) = number(subject, value).and_then(|start| condition.holds_for(start))
                && from == successors[usize::from(holds)]
            {
                unlikely.push(from);
            }
        }
    }
    unlikely
}

/// Returns a constant integer, or zero for a null pointer.
fn number(subject: Subject<'_>, value: Value) -> Option<ApInt> {
    let is_null = || value.is_constant() && subject.tables().is_null(value);
    subject.tables().int_value(value).or_else(|| is_null().then(|| ApInt::new(u64::BITS, 0)))
}

/// A comparison of a phi of the loop, after a chain of operations with constants, with a constant.
struct Condition<'a> {
    subject: Subject<'a>,
    phi: Inst,
    /// The operations, the last first, each with its right operand.
    chain: Vec<(Opcode, ApInt)>,
    compare: Inst,
    limit: ApInt,
}

impl<'a> Condition<'a> {
    fn of(subject: Subject<'a>, loops: &Loops, of: Loop, block: Block) -> Option<Condition<'a>> {
        let body = subject.body();
        let branch = body.terminator(block).filter(|&branch| body.opcode(branch) == Opcode::Br)?;
        let compare = body.operands(branch).first()?.as_inst().filter(|&inst| body.opcode(inst) == Opcode::ICmp)?;
        let &[left, right] = body.operands(compare) else { return None };
        let limit = number(subject, right)?;
        let mut chain = Vec::new();
        let mut at = left.as_inst()?;
        while body.opcode(at) != Opcode::Phi {
            if !body.opcode(at).is_binary() || !loops.contains(of, body.block_of(at)?) {
                return None;
            }
            let &[inner, constant] = body.operands(at) else { return None };
            chain.push((body.opcode(at), subject.tables().int_value(constant)?));
            at = Value::as_inst(inner)?;
        }
        loops.contains(of, body.block_of(at)?).then_some(Condition { subject, phi: at, chain, compare, limit })
    }

    /// Whether the comparison holds if the phi has this value.
    fn holds_for(&self, mut value: ApInt) -> Option<bool> {
        for (opcode, right) in self.chain.iter().rev() {
            value = evaluate::binary(*opcode, IntFlags::default(), &value, right)?;
        }
        let predicate = self.subject.body().int_predicate(self.compare)?;
        Some(evaluate::predicate(predicate).holds(&value, &self.limit))
    }
}
