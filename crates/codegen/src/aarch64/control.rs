//! Terminators: branches, `switch`, `ret`.

use draig_ir::Value;
use draig_mc::aarch64::direct::{add_immediate, ops};
use draig_mc::aarch64::{Condition, ExtendKind};

use super::compare::Flags;
use super::emit::wide;
use super::registers::{X16, X17, ZR};
use super::{Label, Selected, Selector};
use crate::code::CodeTarget;
use crate::function::registers::Reg;
use crate::function::types::{Bank, Class, Kind};

/// From this number of cases on, a `switch` whose cases are dense jumps by a table.
const MIN_TABLE: usize = 4;
/// A table has at most this number of entries for each case.
const MAX_SPARSENESS: u64 = 4;
/// A search compares with each of this number of cases.
const LINEAR: usize = 3;

impl Selector<'_, '_> {
    pub(super) fn branch(&mut self, operands: &[Value]) -> Selected {
        let target = |selector: &Self, value: Value| value.as_block().map(|block| selector.label_of(block).0);
        self.consume_moves();
        if !self.m.s.analysis.moves_at(self.position).is_empty() {
            self.prepare_moves()?;
        }
        if let [only] = operands {
            let Some(to) = target(self, *only) else { return self.refuse("a branch to no block") };
            self.fix_registers(&[to]);
            return self.edge(to);
        }
        let (Some(if_false), Some(if_true)) = (target(self, operands[1]), target(self, operands[2])) else {
            return self.refuse("a branch to no block");
        };
        self.consume(operands[0]);
        let flags = if if_true == if_false { Flags::Always(true) } else { self.condition(operands[0])? };
        let both = [if_true, if_false];
        self.fix_registers(&both[..if if_true == if_false { 1 } else { 2 }]);
        match flags {
            Flags::Always(true) => return self.edge(if_true),
            Flags::Always(false) => return self.edge(if_false),
            _ => {}
        }
        let next = self.position + 1;
        match (self.has_moves(if_true), self.has_moves(if_false)) {
            (false, false) if if_true == next => {
                self.jump_if(flags.inverse(), Label(if_false));
                Ok(())
            }
            (false, _) => {
                self.jump_if(flags, Label(if_true));
                self.edge(if_false)
            }
            (true, false) => {
                self.jump_if(flags.inverse(), Label(if_false));
                self.edge(if_true)
            }
            (true, true) => {
                let label = self.new_label();
                self.jump_if(flags, label);
                self.edge_moves(if_false)?;
                self.jump(Label(if_false));
                self.place(label);
                self.edge(if_true)
            }
        }
    }

    pub(super) fn switch(&mut self, operands: &[Value]) -> Selected {
        let condition = operands[0];
        let ty = self.type_of(condition);
        let width = self.width_of(ty);
        if width > 64 {
            return self.wide_switch(operands);
        }
        self.consume_moves();
        self.prepare_moves()?;
        self.consume(condition);
        let mut targets: Vec<u32> = Vec::new();
        let label = |selector: &Self, value: Value| value.as_block().map(|block| selector.label_of(block).0);
        let Some(default) = label(self, operands[1]) else { return self.refuse("a switch to no block") };
        targets.push(default);
        let mut cases: Vec<(u64, u32)> = Vec::with_capacity(operands.len() / 2 - 1);
        let mask = u64::MAX >> (64 - width);
        for pair in operands[2..].chunks_exact(2) {
            let (Some(number), Some(to)) = (self.integer_constant(pair[0]), label(self, pair[1])) else {
                return self.refuse("a case that is no number");
            };
            cases.push((number as u64 & mask, to));
            targets.push(to);
        }
        targets.sort_unstable();
        targets.dedup();
        cases.sort_unstable();
        let class = if width > 32 { Class::I64 } else { Class::I32 };
        let reg = self.m.s.scratch(Bank::General);
        self.move_extended(reg, condition, width, false, class)?;
        self.fix_registers(&targets);
        let edges = self.edge_labels(&targets);
        let cases: Vec<(u64, Label)> = cases.into_iter().map(|(number, to)| (number, edges.of(to))).collect();
        self.switch_cases(reg, class, &cases, edges.of(default))?;
        self.write_edges(&edges)
    }

    /// Jumps by a table where cases are dense, and by halves where they are not.
    fn switch_cases(&mut self, reg: Reg, class: Class, cases: &[(u64, Label)], default: Label) -> Selected {
        // Ranges of cases with the label from which on they are searched.
        let mut pending: Vec<(usize, usize, Option<Label>)> = vec![(0, cases.len(), None)];
        while let Some((first, end, label)) = pending.pop() {
            if let Some(label) = label {
                self.place(label);
            }
            let range = &cases[first..end];
            let count = range.len();
            if count <= LINEAR {
                for &(number, to) in range {
                    self.compare_with(reg, class, number);
                    self.jump_if(Flags::One(Condition::Eq), to);
                }
                self.jump(default);
                continue;
            }
            let (low, high) = (range[0].0, range[count - 1].0);
            if count >= MIN_TABLE && !self.traits.has_no_jump_tables && high - low < count as u64 * MAX_SPARSENESS {
                self.jump_by_table(reg, class, range, default);
                continue;
            }
            let middle = first + count / 2;
            let upper = self.new_label();
            self.compare_with(reg, class, cases[middle].0);
            self.jump_if(Flags::One(Condition::Hs), upper);
            pending.push((middle, end, Some(upper)));
            pending.push((first, middle, None));
        }
        Ok(())
    }

    fn compare_with(&mut self, reg: Reg, class: Class, number: u64) {
        let is_wide = class == Class::I64;
        let near = if is_wide { number as i64 } else { i64::from(number as u32 as i32) };
        let op = if near < 0 { ops::ADDSWri } else { ops::SUBSWri };
        if let Some(immediate) = add_immediate(near.unsigned_abs()) {
            wide(op, is_wide).rri(self.code(), ZR.0, reg.number(), immediate);
            return;
        }
        self.move_bits(X17, u128::from(number), class);
        wide(ops::SUBSWrs, is_wide).rrr(self.code(), ZR.0, reg.number(), X17.0);
    }

    fn jump_by_table(&mut self, reg: Reg, class: Class, cases: &[(u64, Label)], default: Label) {
        let (low, high) = (cases[0].0, cases[cases.len() - 1].0);
        let is_wide = class == Class::I64;
        // The number in the table; the register stays as it is for other tables.
        let near = if is_wide { low as i64 } else { i64::from(low as u32 as i32) };
        let index = if low == 0 {
            reg
        } else {
            let op = if near < 0 { ops::ADDWri } else { ops::SUBWri };
            match add_immediate(near.unsigned_abs()) {
                Some(immediate) => wide(op, is_wide).rri(self.code(), X16.0, reg.number(), immediate),
                None => {
                    self.move_bits(X17, u128::from(low), class);
                    wide(ops::SUBWrs, is_wide).rrr(self.code(), X16.0, reg.number(), X17.0);
                }
            }
            X16
        };
        self.compare_with(index, class, high - low);
        self.jump_if(Flags::One(Condition::Hi), default);
        let mut entries = vec![default; (high - low) as usize + 1];
        for &(number, label) in cases {
            entries[(number - low) as usize] = label;
        }
        let table = self.m.jump_tables.len() as u32;
        self.m.jump_tables.push(entries);
        // The upper half of the index is zero: it was extended.
        self.move_page(X17, CodeTarget::JumpTable(table), 0);
        ops::LDRSWroX.indexed(self.code(), X16.0, X17.0, index.number(), ExtendKind::Uxtx, true);
        ops::ADDXrs.rrr(self.code(), X16.0, X17.0, X16.0);
        ops::BR.n(self.code(), X16.0);
    }

    pub(super) fn indirect_branch(&mut self, operands: &[Value]) -> Selected {
        self.consume_moves();
        self.prepare_moves()?;
        self.consume(operands[0]);
        let mut targets: Vec<u32> = Vec::new();
        for value in &operands[1..] {
            if let Some(block) = value.as_block() {
                targets.push(self.label_of(block).0);
            }
        }
        targets.sort_unstable();
        targets.dedup();
        let reg = self.register(operands[0], 0, Class::I64)?;
        self.fix_registers(&targets);
        // A block whose phis get values is entered by way of code that writes them.
        let mut stubs = Vec::new();
        for &to in &targets {
            if self.has_moves(to) {
                self.move_label(X17, Label(to));
                ops::SUBSXrs.rrr(self.code(), ZR.0, reg.number(), X17.0);
                let label = self.new_label();
                self.jump_if(Flags::One(Condition::Eq), label);
                stubs.push((to, label));
            }
        }
        ops::BR.n(self.code(), reg.number());
        for (to, label) in stubs {
            self.place(label);
            self.edge_moves(to)?;
            self.jump(Label(to));
        }
        Ok(())
    }

    pub(super) fn unreachable(&mut self) {
        // Something must follow a call that does not return: unwinders look before the return address.
        ops::BRK.immediate(self.code(), 1);
    }

    pub(super) fn ret(&mut self, operands: &[Value]) -> Selected {
        if let [value] = operands {
            self.consume(*value);
            let ty = self.type_of(*value);
            if self.info(ty).kind != Kind::Nothing {
                self.return_value(*value, ty)?;
            }
        }
        self.return_error();
        let label = match self.frame.epilogue {
            Some(label) => label,
            None => {
                let label = self.new_label();
                self.frame.epilogue = Some(label);
                label
            }
        };
        if self.position as usize + 1 != self.m.s.analysis.layout.len() {
            self.jump(label);
        }
        Ok(())
    }
}
