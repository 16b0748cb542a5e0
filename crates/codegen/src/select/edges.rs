//! Edges between blocks: values of phis, and what registers hold at the other end.
//!
//! A block that is entered by several edges starts with empty registers: what it needs is in the frame, or in fixed
//! registers. A block with one edge starts with what registers held at that edge. Between a comparison and its jump
//! only moves are written, and on an edge only scratch registers are changed, so that all edges of a block start
//! with the same registers.

use std::ops::Range;

use draig_ir::{Inst, Type, Value};

use super::{Label, Machine, MachineAddress, Selected, Selector, Source};
use crate::function::analysis::{NOWHERE, PhiMove};
use crate::function::moves::Spot;
use crate::function::registers::{Reg, RegSet};
use crate::function::state::{PartId, Place};
use crate::function::types::{Bank, Class, Kind};

/// Labels at which the edges of a `switch` start, by position of their blocks.
pub(crate) struct EdgeLabels(Vec<(u32, Label)>);

impl EdgeLabels {
    /// Returns the label to which the jump for an edge goes.
    pub(crate) fn of(&self, to: u32) -> Label {
        match self.0.binary_search_by_key(&to, |&(position, _)| position) {
            Ok(at) => self.0[at].1,
            Err(_) => Label(to),
        }
    }
}

impl<T: Machine> Selector<'_, '_, T> {
    /// Gives labels of their own to those edges to blocks, in order, that have values for phis.
    pub(crate) fn edge_labels(&mut self, targets: &[u32]) -> EdgeLabels {
        let with_moves: Vec<u32> = targets.iter().copied().filter(|&to| self.has_moves(to)).collect();
        EdgeLabels(with_moves.into_iter().map(|to| (to, self.new_label())).collect())
    }

    /// Writes the edges that have labels of their own, after the jumps to them.
    pub(crate) fn write_edges(&mut self, edges: &EdgeLabels) -> Selected {
        for &(to, label) in &edges.0 {
            self.place(label);
            self.edge_moves(to)?;
            T::jump(self, Label(to));
        }
        Ok(())
    }

    /// Whether an edge from the current block to the one at a position has values for phis.
    pub(crate) fn has_moves(&self, to: u32) -> bool {
        let analysis = &self.m.s.analysis;
        analysis.moves_at(self.position).iter().any(|each| {
            let life = &analysis.lives[each.phi.index()];
            life.def == to && life.weight > 0
        })
    }

    /// Computes values of phis that need more than scratch registers, before the registers at the edges are fixed.
    pub(crate) fn prepare_moves(&mut self) -> Selected {
        for number in self.m.s.analysis.move_numbers(self.position) {
            let PhiMove { phi, value } = self.m.s.analysis.phi_moves[number];
            if value.as_const().is_none() && value.as_global().is_none() {
                continue;
            }
            let ty = self.body.inst_type(phi);
            let info = self.info(ty);
            if info.kind == Kind::Memory {
                if let Some(from) = self.memory_of(value, ty)? {
                    let slot = self.m.s.frame.slot(info.size as u32);
                    T::copy_memory(self, T::Address::frame(slot), from, info.size)?;
                    self.m.prepared.push((phi, slot, info.size as u32));
                }
                continue;
            }
            let is_hard = match T::source(self, value, 0)? {
                Source::Expression(_) => true,
                Source::Address(global, _) => T::needs_call(self, global),
                _ => false,
            };
            if is_hard {
                let slot = self.m.s.frame.slot(8);
                let reg = self.m.s.scratch(Bank::General);
                let source = T::source(self, value, 0)?;
                T::move_source(self, reg, source, Class::I64)?;
                T::store(&mut self.m.s.code, Class::I64, reg, slot);
                self.m.prepared.push((phi, slot, 8));
                self.m.s.unlock(reg);
            }
        }
        Ok(())
    }

    /// Fixes what registers hold at the edges to the blocks at these positions: what a block with several edges needs
    /// is written to the frame, and what a block with one edge may find in registers is noted.
    pub(crate) fn fix_registers(&mut self, targets: &[u32]) {
        for &to in targets {
            if self.m.s.analysis.entries[to as usize] > 1 {
                self.m.s.clean_where(|life| life.def < to && life.last >= to);
            }
        }
        let mut number = None;
        for &to in targets {
            if self.m.s.analysis.entries[to as usize] == 1 {
                self.m.snapshots[to as usize] = *number.get_or_insert_with(|| self.m.s.snapshot(RegSet::EMPTY));
            }
        }
    }

    /// Writes the moves of an edge, and a jump unless the block follows.
    pub(crate) fn edge(&mut self, to: u32) -> Selected {
        self.edge_moves(to)?;
        if to != self.position + 1 {
            T::jump(self, Label(to));
        }
        Ok(())
    }

    /// Writes the moves of an edge.
    #[inline]
    pub(crate) fn edge_moves(&mut self, to: u32) -> Selected {
        let numbers = self.m.s.analysis.move_numbers(self.position);
        if numbers.is_empty() { Ok(()) } else { self.write_moves(to, numbers) }
    }

    fn write_moves(&mut self, to: u32, numbers: Range<usize>) -> Selected {
        let mut others = std::mem::take(&mut self.m.phi_constants);
        let mut in_memory: Vec<(Inst, Type, Value)> = Vec::new();
        for number in numbers {
            let PhiMove { phi, value } = self.m.s.analysis.phi_moves[number];
            let life = &self.m.s.analysis.lives[phi.index()];
            if life.def != to || life.weight == 0 {
                continue;
            }
            let ty = self.body.inst_type(phi);
            if !self.m.s.is_present(phi.as_u32()) {
                self.create(phi, ty)?;
            }
            match self.info(ty).kind {
                Kind::Nothing => {}
                Kind::Memory => in_memory.push((phi, ty, value)),
                Kind::Refused => return self.refuse("a phi of this type"),
                Kind::Scalar(_) | Kind::Parts(..) => {
                    for part in 0..self.m.s.part_count(phi.as_u32()) {
                        self.move_part(phi, part, value, &mut others)?;
                    }
                }
            }
        }
        self.memory_phis(&in_memory)?;
        let super::Memory { s, moves, .. } = &mut *self.m;
        moves.emit(s);
        for (id, source, class) in others.drain(..) {
            self.constant_to_phi(id, source, class)?;
        }
        self.m.phi_constants = others;
        Ok(())
    }

    /// Notes the move of a part, at once or for later, when no other move reads what it writes.
    fn move_part(&mut self, phi: Inst, part: u32, value: Value, others: &mut Vec<(PartId, Source, Class)>) -> Selected {
        let id = self.m.s.part_id(phi.as_u32(), part);
        let class = self.m.s.parts[id as usize].class;
        let prepared = self.prepared(phi);
        let from = match prepared {
            Some(slot) => Spot::Slot(slot),
            None => match T::source(self, value, part)? {
                Source::Part(from) => {
                    let from = self.m.s.parts[from as usize];
                    if from.reg == Reg::NONE { Spot::Slot(from.slot) } else { Spot::Register(from.reg) }
                }
                Source::Undefined => return Ok(()),
                Source::Folded(_) => return self.refuse("an instruction left to a phi"),
                source => {
                    others.push((id, source, class));
                    return Ok(());
                }
            },
        };
        let to = if self.m.s.parts[id as usize].place == Place::Fixed {
            Spot::Register(self.m.s.parts[id as usize].reg)
        } else {
            Spot::Slot(self.m.s.slot_of(id))
        };
        self.m.moves.push(to, from, class);
        Ok(())
    }

    /// Writes a constant to the place of a phi's part, with scratch registers only.
    fn constant_to_phi(&mut self, id: PartId, source: Source, class: Class) -> Selected {
        if self.m.s.parts[id as usize].place == Place::Fixed {
            let reg = self.m.s.parts[id as usize].reg;
            return T::move_source(self, reg, source, class);
        }
        let slot = self.m.s.slot_of(id);
        if let (Source::Bits(bits), true) = (source, class.size() <= 8) {
            T::write_slot(self, slot, class, bits);
            return Ok(());
        }
        let scratch = if class.bank() == Bank::General { T::GENERAL_SCRATCH } else { T::VECTOR_SCRATCH };
        T::move_source(self, scratch, source, class)?;
        T::store(&mut self.m.s.code, class, scratch, slot);
        Ok(())
    }

    /// Copies values of phis that are kept in memory; several by way of other slots, since one may read another.
    fn memory_phis(&mut self, phis: &[(Inst, Type, Value)]) -> Selected {
        let mut copies = Vec::new();
        for &(phi, ty, value) in phis {
            let size = self.info(ty).size;
            let to = self.m.s.parts[phi.index()].slot;
            let from = match self.prepared(phi) {
                Some(slot) => T::Address::frame(slot),
                None => match self.memory_of(value, ty)? {
                    Some(from) => from,
                    None => continue,
                },
            };
            if phis.len() == 1 {
                return T::copy_memory(self, T::Address::frame(to), from, size);
            }
            let between = self.m.s.frame.slot(size as u32);
            T::copy_memory(self, T::Address::frame(between), from, size)?;
            copies.push((to, between, size));
        }
        for (to, between, size) in copies {
            T::copy_memory(self, T::Address::frame(to), T::Address::frame(between), size)?;
            self.m.s.frame.release(between, size as u32);
        }
        Ok(())
    }

    /// Returns the slot of a value of a phi that was computed before.
    fn prepared(&self, phi: Inst) -> Option<i32> {
        self.m.prepared.iter().find(|(prepared, ..)| *prepared == phi).map(|&(_, slot, _)| slot)
    }

    /// Counts the uses of values by phis at the end of the current block.
    pub(crate) fn consume_moves(&mut self) {
        for number in self.m.s.analysis.move_numbers(self.position) {
            let value = self.m.s.analysis.phi_moves[number].value;
            self.consume(value);
        }
    }

    /// A phi has been written by the edges to its block.
    pub(crate) fn phi(&mut self, inst: Inst, ty: Type) -> Selected {
        let id = inst.as_u32();
        let life = self.m.s.analysis.lives[inst.index()];
        // All its values were undefined, or nobody needs it.
        if !self.m.s.is_present(id) && life.weight > 0 && self.info(ty).kind != Kind::Nothing {
            self.create(inst, ty)?;
        }
        if life.weight > 0 && self.info(ty).kind != Kind::Memory {
            for part in 0..self.m.s.part_count(id) {
                let part = self.m.s.part_id(id, part);
                if self.m.s.parts[part as usize].place == Place::Anywhere {
                    // An undefined value has a place, too.
                    self.m.s.slot_of(part);
                }
            }
        }
        debug_assert!(life.def != NOWHERE);
        Ok(())
    }
}
