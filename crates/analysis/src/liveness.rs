//! Liveness: the values that are needed later, for each block's start and end, as rows of bits.
//!
//! A value is live out of a block if an instruction of a later block uses it, or a phi of a successor uses it on the
//! edge from the block. A phi's result is defined at the start of its block, and its operands are used at the end of
//! the incoming blocks, so they are not live into the phi's block on that account (Boissinot et al., "Fast Liveness
//! Checking for SSA-Form Programs", 2008, section 2).

use draig_ir::{Block, Body, Inst, Opcode, Type, Value, ValueKind};

use crate::control_flow::ControlFlow;

/// Number of bits in a word of a row.
const WORD: usize = 64;

/// The live values at the boundaries of each block. Rows are as long as the number of values that cross a boundary,
/// so that values used only in their own block cost nothing.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Liveness {
    /// The column of each instruction, then of each parameter; [`u32::MAX`] for values that cross no boundary.
    columns: Vec<u32>,
    inst_count: usize,
    /// The value of each column.
    values: Vec<Value>,
    /// The number of words in a row.
    words: usize,
    live_in: Vec<u64>,
    live_out: Vec<u64>,
}

impl Liveness {
    /// Computes the liveness of a body with this number of parameters. Unreachable blocks have empty rows.
    #[must_use]
    pub fn new(body: &Body, graph: &ControlFlow, params: u32) -> Liveness {
        let mut live = Liveness {
            columns: vec![u32::MAX; body.inst_count() + params as usize],
            inst_count: body.inst_count(),
            ..Liveness::default()
        };
        let mut uses = Vec::new();
        for_each_crossing(body, graph, |value, block, is_end| {
            let Some(at) = live.place(value) else { return };
            if live.columns[at] == u32::MAX {
                live.columns[at] = live.values.len() as u32;
                live.values.push(value);
            }
            uses.push((live.columns[at], block, is_end));
        });
        live.words = live.values.len().div_ceil(WORD);
        live.live_in = vec![0; live.words * graph.block_count()];
        live.live_out = live.live_in.clone();
        // Columns are independent: each use is walked back to the definition, and a walk ends where the value is
        // already known to be live. The time is that of the edges over which values are live.
        let mut stack = Vec::new();
        for (column, block, is_end) in uses {
            let value = live.values[column as usize];
            let home = value.as_inst().and_then(|inst| body.block_of(inst)).or_else(|| body.entry());
            let is_parameter = value.as_inst().is_none();
            if is_end {
                live.reach_end(column, block, &mut stack);
            } else {
                stack.push(block);
            }
            while let Some(block) = stack.pop() {
                if (Some(block) == home && !is_parameter) || live.set_in(column, block) {
                    continue;
                }
                for &before in graph.predecessors(block) {
                    if graph.is_reachable(before) {
                        live.reach_end(column, before, &mut stack);
                    }
                }
            }
        }
        live
    }

    fn place(&self, value: Value) -> Option<usize> {
        let place = match value.as_inst() {
            Some(inst) => inst.index(),
            None => self.inst_count + argument(value)? as usize,
        };
        (place < self.columns.len()).then_some(place)
    }

    fn column(&self, value: Value) -> Option<usize> {
        self.columns.get(self.place(value)?).copied().filter(|&column| column != u32::MAX).map(|column| column as usize)
    }

    /// Marks a value live at the end of a block, and goes on with the block if it was not.
    fn reach_end(&mut self, column: u32, block: Block, stack: &mut Vec<Block>) {
        let at = block.index() * self.words + column as usize / WORD;
        let bit = 1 << (column as usize % WORD);
        if self.live_out[at] & bit == 0 {
            self.live_out[at] |= bit;
            stack.push(block);
        }
    }

    /// Marks a value live at the start of a block. Returns whether it was.
    fn set_in(&mut self, column: u32, block: Block) -> bool {
        let at = block.index() * self.words + column as usize / WORD;
        let bit = 1 << (column as usize % WORD);
        let was = self.live_in[at] & bit != 0;
        self.live_in[at] |= bit;
        was
    }

    /// Returns the values that are live at a boundary of some block; the position of a value is its column in rows.
    #[must_use]
    pub fn values(&self) -> &[Value] {
        &self.values
    }

    /// Returns the row of bits of the values that are live at the start of a block.
    #[must_use]
    pub fn live_in_row(&self, block: Block) -> &[u64] {
        self.live_in.get(block.index() * self.words..(block.index() + 1) * self.words).unwrap_or_default()
    }

    /// Returns the row of bits of the values that are live at the end of a block.
    #[must_use]
    pub fn live_out_row(&self, block: Block) -> &[u64] {
        self.live_out.get(block.index() * self.words..(block.index() + 1) * self.words).unwrap_or_default()
    }

    /// Whether a value is live at the start of a block, after its phis.
    #[must_use]
    pub fn is_live_in(&self, value: Value, block: Block) -> bool {
        self.column(value).is_some_and(|column| is_set(self.live_in_row(block), column))
    }

    /// Whether a value is live at the end of a block.
    #[must_use]
    pub fn is_live_out(&self, value: Value, block: Block) -> bool {
        self.column(value).is_some_and(|column| is_set(self.live_out_row(block), column))
    }
}

/// Returns the number of a parameter.
fn argument(value: Value) -> Option<u32> {
    match value.kind() {
        ValueKind::Arg(number) => Some(number),
        _ => None,
    }
}

fn is_set(row: &[u64], column: usize) -> bool {
    row.get(column / WORD).is_some_and(|word| word >> (column % WORD) & 1 != 0)
}

/// Calls `visit` with each use of a value outside its block: the value, the block, and whether the use is at the end
/// of that block.
fn for_each_crossing(body: &Body, graph: &ControlFlow, mut visit: impl FnMut(Value, Block, bool)) {
    for &block in graph.reverse_post_order() {
        for inst in body.block_insts(block) {
            let is_phi = body.opcode(inst) == Opcode::Phi;
            for (number, &value) in body.operands(inst).iter().enumerate() {
                let is_local = value.as_inst().is_some() || argument(value).is_some();
                if !is_local || value.as_inst().is_some_and(|inst| body.inst_type(inst) == Type::VOID) {
                    continue;
                }
                match is_phi.then(|| body.phi_block(inst, number)).flatten() {
                    Some(from) if graph.is_reachable(from) => visit(value, from, true),
                    Some(_) => {}
                    None if is_defined_before(body, value, inst, block) => {}
                    None => visit(value, block, false),
                }
            }
        }
    }
}

/// Whether a use follows the definition in its own block, so that no boundary is crossed.
fn is_defined_before(body: &Body, value: Value, user: Inst, block: Block) -> bool {
    value.as_inst().is_some_and(|inst| body.block_of(inst) == Some(block) && inst != user)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "define i32 @f(i32 %a, i32 %b, i1 %c) {\n\
        entry:\n  %x = add i32 %a, %b\n  br i1 %c, label %head, label %out\n\
        head:\n  %i = phi i32 [ %x, %entry ], [ %n, %latch ]\n  %s = mul i32 %i, %b\n  br i1 %c, label %latch, label %side\n\
        side:\n  %t = add i32 %s, %x\n  br label %latch\n\
        latch:\n  %p = phi i32 [ %s, %head ], [ %t, %side ]\n  %n = add i32 %p, 1\n  br i1 %c, label %head, label %out\n\
        out:\n  %r = phi i32 [ %a, %entry ], [ %n, %latch ]\n  %z = add i32 %r, %x\n  ret i32 %z\n\
        dead:\n  %d = add i32 %x, 1\n  br label %out2\nout2:\n  ret i32 %d\n}\n";

    /// Whether a path from the block's start (or end) reaches a use before the definition.
    fn by_definition(body: &Body, graph: &ControlFlow, value: Value, block: Block, at_end: bool) -> bool {
        let mut stack = vec![(block, at_end)];
        let mut seen = vec![false; graph.block_count()];
        while let Some((block, at_end)) = stack.pop() {
            if at_end {
                for &next in graph.successors(block) {
                    for inst in body.block_insts(next).filter(|&inst| body.opcode(inst) == Opcode::Phi) {
                        for (number, &operand) in body.operands(inst).iter().enumerate() {
                            if operand == value && body.phi_block(inst, number) == Some(block) {
                                return true;
                            }
                        }
                    }
                    stack.push((next, false));
                }
                continue;
            }
            if std::mem::replace(&mut seen[block.index()], true) {
                continue;
            }
            let mut ends_here = false;
            for inst in body.block_insts(block) {
                if body.opcode(inst) != Opcode::Phi && body.operands(inst).contains(&value) {
                    return true;
                }
                if value.as_inst() == Some(inst) {
                    ends_here = true;
                    break;
                }
            }
            if !ends_here {
                stack.push((block, true));
            }
        }
        false
    }

    #[test]
    fn liveness_is_as_defined() {
        let module = draig_asm::parse_module(TEXT.as_bytes(), &Default::default()).expect("the text is valid").module;
        let function = module.functions()[0];
        let body = module.body(function).expect("it has a body");
        let graph = ControlFlow::new(body);
        let live = Liveness::new(body, &graph, 3);
        let mut values: Vec<Value> = body.insts().map(Value::from).collect();
        values.extend((0..3).map(Value::arg));
        let mut set = 0;
        for &value in &values {
            for &block in graph.reverse_post_order() {
                let home = value.as_inst().and_then(|inst| body.block_of(inst));
                let expected_in = home != Some(block) && by_definition(body, &graph, value, block, false);
                assert_eq!(live.is_live_in(value, block), expected_in, "{value:?} into {block:?}");
                let expected_out = by_definition(body, &graph, value, block, true);
                assert_eq!(live.is_live_out(value, block), expected_out, "{value:?} out of {block:?}");
                set += usize::from(expected_in) + usize::from(expected_out);
            }
        }
        assert!(set > 20, "the text has values that cross blocks");
    }
}
