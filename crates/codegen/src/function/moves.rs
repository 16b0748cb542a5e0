//! Moves that happen at once: values of phis at the end of a block, arguments of a call.
//!
//! A move waits until nobody else reads the place that it writes. What then remains are cycles, each of which is
//! broken by a scratch register. All is linear in the number of moves.

use super::registers::Reg;
use super::state::{State, Target};
use super::types::Class;

/// A place of a part.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Spot {
    Register(Reg),
    /// Offset in the frame.
    Slot(i32),
}

/// A move of a part.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Move {
    pub(crate) to: Spot,
    pub(crate) from: Spot,
    pub(crate) class: Class,
}

/// Moves that happen at once. The places that they write are different.
#[derive(Debug, Default)]
pub(crate) struct Moves {
    pub(crate) moves: Vec<Move>,
    /// Number of other moves that read the place which a move writes.
    readers: Vec<u32>,
    /// The move that writes the place which a move reads.
    writer: Vec<u32>,
    ready: Vec<u32>,
    done: Vec<bool>,
    /// Moves by the place that they write, sorted.
    by_place: Vec<(i64, u32)>,
}

/// No move.
const NONE: u32 = u32::MAX;

/// Number of moves that are searched one by one, which is faster than sorting so few.
const FEW: usize = 8;

/// Order of places: registers, then slots.
fn key(spot: Spot) -> i64 {
    match spot {
        Spot::Register(reg) => i64::from(reg.0),
        Spot::Slot(offset) => i64::from(offset) - (1 << 40),
    }
}

impl Moves {
    /// Adds a move, unless it changes nothing.
    #[inline]
    pub(crate) fn push(&mut self, to: Spot, from: Spot, class: Class) {
        if to != from {
            self.moves.push(Move { to, from, class });
        }
    }

    /// Writes the moves, and forgets them.
    pub(crate) fn emit<T: Target>(&mut self, state: &mut State<T>) {
        match self.moves.as_slice() {
            [] => return,
            &[single] => copy::<T>(state, single.to, single.from, single.class, None),
            _ => self.emit_many(state),
        }
        self.moves.clear();
    }

    fn emit_many<T: Target>(&mut self, state: &mut State<T>) {
        let count = self.moves.len();
        self.find_writers();
        if self.writer.iter().all(|&writer| writer == NONE) {
            for &Move { to, from, class } in self.moves.iter().rev() {
                copy::<T>(state, to, from, class, None);
            }
            return;
        }
        self.readers.clear();
        self.readers.resize(count, 0);
        for &writer in self.writer.iter().filter(|&&writer| writer != NONE) {
            self.readers[writer as usize] += 1;
        }
        self.done.clear();
        self.done.resize(count, false);
        self.ready.clear();
        self.ready.extend((0..count as u32).filter(|&number| self.readers[number as usize] == 0));
        self.drain::<T>(state, None);
        for number in 0..count as u32 {
            if self.done[number as usize] {
                continue;
            }
            // Only cycles remain: what the first move reads is held, so that it may be overwritten.
            let Move { from, class, .. } = self.moves[number as usize];
            let held = if class.size() <= 8 { T::GENERAL_SCRATCH } else { T::VECTOR_SCRATCH };
            hold::<T>(state, held, from, class);
            let writer = self.writer[number as usize] as usize;
            self.readers[writer] -= 1;
            if self.readers[writer] == 0 {
                self.ready.push(writer as u32);
            }
            self.drain::<T>(state, Some((number, held)));
        }
    }

    /// Finds the move that writes what each of them reads.
    fn find_writers(&mut self) {
        let Moves { moves, writer, by_place, .. } = self;
        writer.clear();
        if moves.len() <= FEW {
            let find = |from: Spot| moves.iter().position(|each| each.to == from).map_or(NONE, |at| at as u32);
            writer.extend(moves.iter().map(|each| find(each.from)));
            return;
        }
        by_place.clear();
        by_place.extend(moves.iter().zip(0..).map(|(each, number)| (key(each.to), number)));
        by_place.sort_unstable();
        writer.extend(moves.iter().map(|each| {
            let found = by_place.binary_search_by_key(&key(each.from), |&(place, _)| place);
            found.map_or(NONE, |at| by_place[at].1)
        }));
    }

    /// Writes the moves that wait for nobody, and those that waited for them. What one of them reads may be held in
    /// a register.
    fn drain<T: Target>(&mut self, state: &mut State<T>, held: Option<(u32, Reg)>) {
        while let Some(number) = self.ready.pop() {
            let Move { to, from, class } = self.moves[number as usize];
            self.done[number as usize] = true;
            match held {
                Some((reader, reg)) if reader == number => {
                    unhold::<T>(state, to, reg, class);
                    continue;
                }
                _ => copy::<T>(state, to, from, class, held.map(|(_, reg)| reg)),
            }
            let writer = self.writer[number as usize];
            if writer != NONE && !self.done[writer as usize] {
                self.readers[writer as usize] -= 1;
                if self.readers[writer as usize] == 0 {
                    self.ready.push(writer);
                }
            }
        }
    }
}

/// Copies a part, without the scratch register that holds something.
fn copy<T: Target>(state: &mut State<T>, to: Spot, from: Spot, class: Class, held: Option<Reg>) {
    let code = &mut state.code;
    match (to, from) {
        (Spot::Register(to), Spot::Register(from)) => T::copy(code, class, to, from),
        (Spot::Register(to), Spot::Slot(from)) => T::load(code, class, to, from),
        (Spot::Slot(to), Spot::Register(from)) => T::store(code, class, from, to),
        (Spot::Slot(to), Spot::Slot(from)) => {
            let is_large = class.size() > 8;
            if held == Some(T::GENERAL_SCRATCH) || is_large && held.is_none() {
                let class = if is_large { class } else { Class::F64 };
                T::load(code, class, T::VECTOR_SCRATCH, from);
                T::store(code, class, T::VECTOR_SCRATCH, to);
            } else {
                for word in 0..class.size().div_ceil(8) as i32 {
                    T::load(code, Class::I64, T::GENERAL_SCRATCH, from + word * 8);
                    T::store(code, Class::I64, T::GENERAL_SCRATCH, to + word * 8);
                }
            }
        }
    }
}

/// Copies a part of at most 8 bytes to the general scratch register, a larger one to that of vectors.
fn hold<T: Target>(state: &mut State<T>, held: Reg, from: Spot, class: Class) {
    let code = &mut state.code;
    match from {
        Spot::Register(from) if from.is_vector() == held.is_vector() => T::copy(code, class, held, from),
        Spot::Register(from) => T::vector_to_general(code, held, from),
        Spot::Slot(from) if held.is_vector() => T::load(code, class, held, from),
        Spot::Slot(from) => T::load(code, Class::I64, held, from),
    }
}

fn unhold<T: Target>(state: &mut State<T>, to: Spot, held: Reg, class: Class) {
    let code = &mut state.code;
    match to {
        Spot::Register(to) if to.is_vector() == held.is_vector() => T::copy(code, class, to, held),
        Spot::Register(to) => T::general_to_vector(code, to, held),
        Spot::Slot(to) if held.is_vector() => T::store(code, class, held, to),
        Spot::Slot(to) => T::store(code, Class::I64, held, to),
    }
}
