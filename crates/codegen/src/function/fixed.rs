//! Choice of values that stay in one register for their whole life: those that loops use most.

use draig_ir::{Body, Inst, Opcode};

use super::analysis::{NOWHERE, ValueId};
use super::registers::{Reg, RegSet};
use super::state::{State, Target};
use super::types::{Bank, Class};

/// Memory of the choice.
#[derive(Debug, Default)]
pub(crate) struct Chooser {
    /// Weight and value.
    candidates: Vec<(u32, ValueId)>,
    /// Lifetimes for which each register is taken, by register.
    taken: Vec<Vec<(u32, u32)>>,
}

/// Lifetimes of one register; more make the search for a free one slow.
const MAX_LIVES: usize = 64;

impl Chooser {
    /// Fixes registers in a function that was analyzed, except for some that calls change. `class` says of a value
    /// whether it has one part, and which.
    pub(crate) fn run<T: Target>(
        &mut self,
        state: &mut State<T>,
        body: &Body,
        changed: RegSet,
        class: impl Fn(ValueId) -> Option<Class>,
    ) {
        if state.analysis.loops.is_empty() {
            return;
        }
        self.candidates.clear();
        for &value in &state.analysis.heavy {
            let life = &state.analysis.lives[value as usize];
            if life.crosses && life.def != NOWHERE && life.last > life.def {
                self.candidates.push((life.weight, value));
            }
        }
        // Of equal weight, the first comes first.
        self.candidates.sort_unstable_by_key(|&(weight, value)| (std::cmp::Reverse(weight), value));
        self.taken.iter_mut().for_each(Vec::clear);
        self.taken.resize(64, Vec::new());
        for number in 0..self.candidates.len() {
            let (_, value) = self.candidates[number];
            let Some(class) = class(value) else { continue };
            let life = state.analysis.lives[value as usize];
            let mut first = life.def;
            let insts = state.analysis.insts;
            if value < insts && body.opcode(Inst::from_u32(value)) == Opcode::Phi {
                for block in body.phi_blocks(Inst::from_u32(value)) {
                    first = first.min(state.analysis.position[block.index()]);
                }
            }
            let calls = &state.analysis.calls_before;
            let has_calls = calls[life.last as usize + 1] > calls[first as usize];
            let fixable = match has_calls {
                true => T::FIXABLE_ACROSS_CALLS,
                false => T::FIXABLE_BETWEEN_CALLS.or(T::FIXABLE_ACROSS_CALLS),
            };
            let fixable = if class.size() > 8 { fixable.without(T::SAVED_IN_PART) } else { fixable };
            if let Some(reg) =
                self.free_register(fixable.without(changed).and(RegSet::bank(class.bank())), first, life.last)
            {
                self.taken[usize::from(reg.0)].push((first, life.last));
                state.fix(value, reg);
            }
        }
    }

    fn free_register(&self, set: RegSet, first: u32, last: u32) -> Option<Reg> {
        set.iter().find(|reg| {
            let lives = &self.taken[usize::from(reg.0)];
            lives.len() < MAX_LIVES && lives.iter().all(|&(from, to)| last < from || to < first)
        })
    }
}

/// Whether a value of this class may be fixed: of the vector bank, all may; of the general bank, all that it has.
pub(crate) fn is_fixable(class: Class) -> bool {
    match class.bank() {
        Bank::General => true,
        Bank::Vector => class != Class::F16,
    }
}
