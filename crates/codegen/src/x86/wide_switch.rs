//! `switch` of integers of more than 64 bits: a comparison with each case, word by word.

use draig_ir::{ConstKind, Value};
use draig_mc::x86::direct::ops;

use super::compare::{Condition, Flags};
use super::registers::R11;
use super::{Selected, Selector};
use crate::function::types::Class;

impl Selector<'_, '_> {
    pub(super) fn wide_switch(&mut self, operands: &[Value]) -> Selected {
        let condition = operands[0];
        let ty = self.type_of(condition);
        let count = self.width_of(ty).div_ceil(64);
        self.consume_moves();
        self.prepare_moves()?;
        self.consume(condition);
        let label = |selector: &Self, value: Value| value.as_block().map(|block| selector.label_of(block).0);
        let Some(default) = label(self, operands[1]) else { return self.refuse("a switch to no block") };
        let mut targets = vec![default];
        for pair in operands[2..].chunks_exact(2) {
            let Some(to) = label(self, pair[1]) else { return self.refuse("a switch to no block") };
            targets.push(to);
        }
        targets.sort_unstable();
        targets.dedup();
        let words = self.words_of(condition, count, false)?;
        self.m.s.unlock_all();
        self.fix_registers(&targets);
        let edges = self.edge_labels(&targets);
        for pair in operands[2..].chunks_exact(2) {
            let Some(to) = label(self, pair[1]) else { continue };
            let limbs = self.limbs_of(pair[0])?;
            let next = self.new_label();
            for number in 0..count {
                let limb = limbs.get(number as usize).copied().unwrap_or(0);
                self.move_bits(R11, u128::from(limb), Class::I64);
                self.reg_mem(ops::CMP64rm, R11, words.word(number));
                self.jump_if(Flags::One(Condition::NE), next);
            }
            self.jump(edges.of(to));
            self.place(next);
        }
        self.jump(edges.of(default));
        self.write_edges(&edges)?;
        self.release_words(words);
        Ok(())
    }

    /// Returns the words of a case, the lowest first; those above them are zero.
    fn limbs_of(&self, case: Value) -> Selected<Vec<u64>> {
        let kind = case.as_const().map(|constant| self.module.tables.constants.kind(constant));
        match kind {
            Some(ConstKind::Int(bits)) => Ok(vec![*bits]),
            Some(ConstKind::Zero) => Ok(Vec::new()),
            Some(ConstKind::WideInt(value)) => Ok(value.limbs().to_vec()),
            _ => self.refuse("a case that is no number"),
        }
    }
}
