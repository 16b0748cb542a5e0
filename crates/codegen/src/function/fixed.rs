//! Choice of values that stay in one register for their whole life: those that loops use most.

use draig_ir::{Body, Inst, Opcode};

use super::analysis::{NOWHERE, ValueId};
use super::registers::RegSet;
use super::state::{State, Target};
use super::types::{Bank, Class};

/// Memory of the choice.
#[derive(Debug, Default)]
pub(crate) struct Chooser {
    /// Weight and value.
    candidates: Vec<(u32, ValueId)>,
    /// Lifetimes for which each register is taken, by register.
    taken: Vec<Taken>,
}

/// Lifetimes for which a register is taken.
#[derive(Clone, Debug, Default)]
struct Taken {
    lives: Vec<(u32, u32)>,
    /// Stretches of the layout of which each takes a part, and those of which it takes all.
    touched: u64,
    covered: u64,
}

/// Distribution of the layout to at most 64 stretches of equal length, one for each bit of a word.
#[derive(Clone, Copy)]
struct Stretches {
    /// Binary logarithm of the number of blocks of a stretch.
    shift: u32,
}

impl Stretches {
    fn of(blocks: usize) -> Stretches {
        Stretches { shift: (blocks.max(1) as u64).div_ceil(64).next_power_of_two().trailing_zeros() }
    }

    /// Returns the stretches from one to another, if there are any.
    fn bits(first: u32, end: u32) -> u64 {
        if first < end { (!0 << first) & (!0 >> (64 - end)) } else { 0 }
    }

    /// Returns those of which a lifetime takes a part.
    fn touched(self, (first, last): (u32, u32)) -> u64 {
        Stretches::bits(first >> self.shift, (last >> self.shift) + 1)
    }

    /// Returns those of which it takes all.
    fn covered(self, (first, last): (u32, u32)) -> u64 {
        let up = first.div_ceil(1 << self.shift);
        Stretches::bits(up, (last + 1) >> self.shift)
    }
}

impl Taken {
    fn clear(&mut self) {
        self.lives.clear();
        (self.touched, self.covered) = (0, 0);
    }

    /// Whether the register is free for a lifetime. Mostly the bits say it.
    fn is_free(&self, life: (u32, u32), touched: u64) -> bool {
        if touched & self.touched == 0 {
            return self.lives.len() < MAX_LIVES;
        }
        touched & self.covered == 0
            && self.lives.len() < MAX_LIVES
            && self.lives.iter().all(|&(from, to)| life.1 < from || to < life.0)
    }
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
        self.taken.iter_mut().for_each(Taken::clear);
        self.taken.resize(64, Taken::default());
        let stretches = Stretches::of(state.analysis.layout.len());
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
            let life = (first, life.last);
            let touched = stretches.touched(life);
            let mut regs = fixable.without(changed).and(RegSet::bank(class.bank())).iter();
            if let Some(reg) = regs.find(|reg| self.taken[usize::from(reg.0)].is_free(life, touched)) {
                let taken = &mut self.taken[usize::from(reg.0)];
                taken.lives.push(life);
                taken.touched |= touched;
                taken.covered |= stretches.covered(life);
                state.fix(value, reg);
            }
        }
    }
}

/// Whether a value of this class may be fixed: of the vector bank, all may; of the general bank, all that it has.
pub(crate) fn is_fixable(class: Class) -> bool {
    match class.bank() {
        Bank::General => true,
        Bank::Vector => class != Class::F16,
    }
}

#[cfg(test)]
mod tests {
    use super::{Stretches, Taken};

    #[test]
    fn bits_agree_with_lifetimes() {
        for blocks in [1, 63, 64, 65, 128, 129, 1000] {
            let stretches = Stretches::of(blocks);
            let mut random = 1u32;
            let mut life = || {
                let mut number = || {
                    random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                    (random >> 8) % blocks as u32
                };
                let (one, other) = (number(), number());
                (one.min(other), one.max(other))
            };
            let mut taken = Taken::default();
            for _ in 0..40 {
                let one = life();
                let expected = taken.lives.iter().all(|&(from, to)| one.1 < from || to < one.0);
                let touched = stretches.touched(one);
                assert_eq!(taken.is_free(one, touched), expected, "{one:?} of {blocks}, {:?}", taken.lives);
                if expected {
                    taken.lives.push(one);
                    taken.touched |= touched;
                    taken.covered |= stretches.covered(one);
                }
            }
        }
    }
}
