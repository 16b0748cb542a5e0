//! Terminators: branches, `switch`, `indirectbr`.

use draig_ir::Value;

use super::{Label, Selected, Selector, WordMachine};
use crate::function::registers::Reg;
use crate::function::types::{Bank, Class};

/// From this number of cases on, a `switch` whose cases are dense jumps by a table.
const MIN_TABLE: usize = 4;
/// A table has at most this number of entries for each case.
const MAX_SPARSENESS: u64 = 4;
/// A search compares with each of this number of cases.
const LINEAR: usize = 3;

/// Outcome of a comparison, as a target's jumps test it.
pub(crate) trait MachineFlags: Copy {
    /// Both were equal.
    const EQUAL: Self;
    /// The first was, as a number without sign, at least the second.
    const NOT_BELOW: Self;

    /// Returns the outcome if it is known without a comparison.
    fn known(self) -> Option<bool>;
    /// Returns the opposite.
    fn inverse(self) -> Self;
}

/// Jumps and comparisons, which a target writes.
pub(crate) trait ControlMachine: WordMachine {
    type Flags: MachineFlags;

    /// Tests a condition, an operand of type `i1`.
    fn condition(selector: &mut Selector<'_, '_, Self>, condition: Value) -> Selected<Self::Flags>;
    /// Jumps to a label on an outcome.
    fn jump_if(selector: &mut Selector<'_, '_, Self>, flags: Self::Flags, label: Label);
    /// Moves an integer of this width to a register, with zeros above it.
    fn move_number(selector: &mut Selector<'_, '_, Self>, reg: Reg, value: Value, width: u32, class: Class)
    -> Selected;
    /// Compares a register with a number.
    fn compare_with(selector: &mut Selector<'_, '_, Self>, reg: Reg, class: Class, number: u64);
    /// Compares a register with the address of a label.
    fn compare_with_label(selector: &mut Selector<'_, '_, Self>, reg: Reg, label: Label);
    /// Jumps to the address in a register.
    fn jump_to_register(selector: &mut Selector<'_, '_, Self>, reg: Reg);
    /// Whether a `switch` may jump by a table.
    fn has_jump_tables(selector: &Selector<'_, '_, Self>) -> bool;
    /// Jumps by a table of these cases, which are sorted.
    fn jump_by_table(
        selector: &mut Selector<'_, '_, Self>,
        reg: Reg,
        class: Class,
        cases: &[(u64, Label)],
        default: Label,
    );
}

impl<T: ControlMachine> Selector<'_, '_, T> {
    pub(crate) fn branch(&mut self, operands: &[Value]) -> Selected {
        let may_move = !self.m.s.analysis.moves_at(self.position).is_empty();
        if may_move {
            self.consume_moves();
            self.prepare_moves()?;
        }
        if let [only] = operands {
            let Some(to) = self.position_of(*only) else { return self.refuse("a branch to no block") };
            self.fix_registers(&[to]);
            return self.edge(to);
        }
        let (Some(if_false), Some(if_true)) = (self.position_of(operands[1]), self.position_of(operands[2])) else {
            return self.refuse("a branch to no block");
        };
        self.consume(operands[0]);
        if if_true == if_false {
            self.fix_registers(&[if_true]);
            return self.edge(if_true);
        }
        let flags = T::condition(self, operands[0])?;
        self.fix_registers(&[if_true, if_false]);
        match flags.known() {
            Some(true) => return self.edge(if_true),
            Some(false) => return self.edge(if_false),
            None => {}
        }
        let next = self.position + 1;
        match (may_move && self.has_moves(if_true), may_move && self.has_moves(if_false)) {
            (false, false) if if_true == next => {
                T::jump_if(self, flags.inverse(), Label(if_false));
                Ok(())
            }
            (false, _) => {
                T::jump_if(self, flags, Label(if_true));
                self.edge(if_false)
            }
            (true, false) => {
                T::jump_if(self, flags.inverse(), Label(if_false));
                self.edge(if_true)
            }
            (true, true) => {
                let label = self.new_label();
                T::jump_if(self, flags, label);
                self.edge_moves(if_false)?;
                T::jump(self, Label(if_false));
                self.place(label);
                self.edge(if_true)
            }
        }
    }

    /// Returns the position of a block that is an operand.
    #[inline]
    fn position_of(&self, value: Value) -> Option<u32> {
        value.as_block().map(|block| self.label_of(block).0)
    }

    pub(crate) fn switch(&mut self, operands: &[Value]) -> Selected {
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
        let Some(default) = self.position_of(operands[1]) else { return self.refuse("a switch to no block") };
        targets.push(default);
        let mut cases: Vec<(u64, u32)> = Vec::with_capacity(operands.len() / 2 - 1);
        let mask = u64::MAX >> (64 - width);
        for pair in operands[2..].chunks_exact(2) {
            let (Some(number), Some(to)) = (self.integer_constant(pair[0]), self.position_of(pair[1])) else {
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
        T::move_number(self, reg, condition, width, class)?;
        self.fix_registers(&targets);
        let edges = self.edge_labels(&targets);
        let cases: Vec<(u64, Label)> = cases.into_iter().map(|(number, to)| (number, edges.of(to))).collect();
        self.switch_cases(reg, class, &cases, edges.of(default));
        self.write_edges(&edges)
    }

    /// Jumps by a table where cases are dense, and by halves where they are not.
    fn switch_cases(&mut self, reg: Reg, class: Class, cases: &[(u64, Label)], default: Label) {
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
                    T::compare_with(self, reg, class, number);
                    T::jump_if(self, T::Flags::EQUAL, to);
                }
                T::jump(self, default);
                continue;
            }
            let (low, high) = (range[0].0, range[count - 1].0);
            if count >= MIN_TABLE && T::has_jump_tables(self) && high - low < count as u64 * MAX_SPARSENESS {
                T::jump_by_table(self, reg, class, range, default);
                continue;
            }
            let middle = first + count / 2;
            let upper = self.new_label();
            T::compare_with(self, reg, class, cases[middle].0);
            T::jump_if(self, T::Flags::NOT_BELOW, upper);
            pending.push((middle, end, Some(upper)));
            pending.push((first, middle, None));
        }
    }

    /// Adds a table of jumps for these cases, which are sorted, and returns its number.
    pub(crate) fn add_jump_table(&mut self, cases: &[(u64, Label)], default: Label) -> u32 {
        let (low, high) = (cases[0].0, cases[cases.len() - 1].0);
        let mut entries = vec![default; (high - low) as usize + 1];
        for &(number, label) in cases {
            entries[(number - low) as usize] = label;
        }
        let table = self.m.jump_tables.len() as u32;
        self.m.jump_tables.push(entries);
        table
    }

    pub(crate) fn indirect_branch(&mut self, operands: &[Value]) -> Selected {
        self.consume_moves();
        self.prepare_moves()?;
        self.consume(operands[0]);
        let mut targets: Vec<u32> = operands[1..].iter().filter_map(|&value| self.position_of(value)).collect();
        targets.sort_unstable();
        targets.dedup();
        let reg = T::register(self, operands[0], 0, Class::I64)?;
        self.fix_registers(&targets);
        // A block whose phis get values is entered by way of code that writes them.
        let mut stubs = Vec::new();
        for &to in &targets {
            if self.has_moves(to) {
                T::compare_with_label(self, reg, Label(to));
                let label = self.new_label();
                T::jump_if(self, T::Flags::EQUAL, label);
                stubs.push((to, label));
            }
        }
        T::jump_to_register(self, reg);
        for (to, label) in stubs {
            self.place(label);
            self.edge_moves(to)?;
            T::jump(self, Label(to));
        }
        Ok(())
    }

    /// Jumps to the function's end, unless it follows, and returns its label: a new one if there is none yet.
    pub(crate) fn go_to_end(&mut self, end: Option<Label>) -> Label {
        let label = end.unwrap_or_else(|| self.new_label());
        if self.position as usize + 1 != self.m.s.analysis.layout.len() {
            T::jump(self, label);
        }
        label
    }
}
