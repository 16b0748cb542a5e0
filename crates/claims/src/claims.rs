//! The claims of all analyses about one function, asked once.

use draig_analysis::Analyses;
use draig_analysis::memory::GlobalsModRef;
use draig_analysis::scev::ScalarEvolution;
use draig_analysis::values::{LazyRanges, Simplified};
use draig_ir::{Block, Inst, Opcode, Value, ValueKind};

use crate::expressions::{Expressions, Formula};
use crate::facts::{self, Fact};
use crate::flow::Shape;
use crate::memory::MemoryClaims;

/// The claims about one function.
pub(crate) struct Claims<'a> {
    pub(crate) results: Vec<Vec<Fact>>,
    pub(crate) operands: Vec<Vec<(Value, Vec<Fact>)>>,
    /// Ranges of values at the end of each block.
    pub(crate) at_end: Vec<Vec<(Value, Fact)>>,
    pub(crate) equal: Vec<Option<Value>>,
    pub(crate) formulas: Vec<Vec<Formula>>,
    pub(crate) expressions: Expressions,
    pub(crate) shape: Shape,
    pub(crate) dominators: Vec<Option<Block>>,
    pub(crate) post_dominators: Vec<Option<Block>>,
    pub(crate) transfers: Vec<bool>,
    pub(crate) memory: MemoryClaims<'a>,
}

impl<'a> Claims<'a> {
    pub(crate) fn new(analyses: &'a Analyses<'a>, globals: &'a GlobalsModRef) -> Claims<'a> {
        let values = analyses.values();
        let subject = analyses.subject();
        let body = subject.body();
        let highest = body.insts().map(|inst| inst.index() + 1).max().unwrap_or(0);
        let blocks = body.blocks().map(|block| block.index() + 1).max().unwrap_or(0);
        let mut ranges = LazyRanges::new(analyses);
        let mut scev = ScalarEvolution::new(analyses);
        let mut expressions = Expressions::default();
        let mut claims = Claims {
            results: vec![Vec::new(); highest],
            operands: vec![Vec::new(); highest],
            at_end: vec![Vec::new(); blocks],
            equal: vec![None; highest],
            formulas: vec![Vec::new(); highest],
            shape: {
                // Expressions as they are before the loops are counted are claims, too.
                for inst in body.insts().filter(|&inst| analyses.dominators().is_reachable(block_of(body, inst))) {
                    if scev.is_analyzable(inst.into()) {
                        scev.value(inst.into());
                    }
                }
                Shape::new(analyses, &mut scev, &mut expressions)
            },
            expressions,
            dominators: vec![None; blocks],
            post_dominators: vec![None; blocks],
            transfers: vec![false; highest],
            memory: MemoryClaims::new(analyses, globals),
        };
        for block in body.blocks().filter(|&block| analyses.dominators().is_reachable(block)) {
            claims.dominators[block.index()] = analyses.dominators().immediate_dominator(block);
            claims.post_dominators[block.index()] = analyses.post_dominators().immediate_post_dominator(block);
            let mut at_end: Vec<Value> = Vec::new();
            for inst in body.block_insts(block) {
                let at = inst.index();
                claims.transfers[at] = values.transfers_execution(inst);
                let opcode = body.opcode(inst);
                let is_value = |operand: &&Value| matches!(operand.kind(), ValueKind::Inst(_) | ValueKind::Arg(_));
                if opcode != Opcode::Phi {
                    for &operand in body.operands(inst).iter().filter(is_value) {
                        if !at_end.contains(&operand) {
                            at_end.push(operand);
                            let facts = facts::of_value(values, operand, inst);
                            if !facts.is_empty() {
                                claims.operands[at].push((operand, facts));
                            }
                        }
                    }
                }
                if body.inst_type(inst) == draig_ir::Type::VOID {
                    continue;
                }
                let (facts, lazy) = facts::of_result(values, &mut ranges, inst);
                claims.results[at] = facts;
                claims.at_end[block.index()].extend(lazy.into_iter().map(|fact| (inst.into(), fact)));
                if let Some(Simplified::Value(value)) = values.simplify(inst) {
                    claims.equal[at] = Some(value);
                }
                if scev.is_analyzable(inst.into()) {
                    let expr = scev.value(inst.into());
                    let formula = claims.expressions.formula(&mut scev, expr);
                    claims.formulas[at].extend(formula);
                }
            }
            for value in at_end {
                if value.as_inst().and_then(|inst| body.block_of(inst)) == Some(block) {
                    continue;
                }
                if let Some(range) = ranges.at_end(value, block).filter(|range| !range.is_full()) {
                    claims.at_end[block.index()].push((value, Fact::Lazy(range)));
                }
            }
        }
        claims.expressions.ask_ranges(&mut scev);
        claims
    }
}

fn block_of(body: &draig_ir::Body, inst: Inst) -> Block {
    body.block_of(inst).unwrap_or_else(|| Block::from_u32(0))
}
