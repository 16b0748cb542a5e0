//! Values of a function while it is compiled: where their parts are, and how they get into registers.
//!
//! A part is in a register, in its slot of the frame, or in both. A part that is in no register is in its slot; a
//! register that is *dirty* has a part whose slot does not hold it. Whoever compiles an instruction asks for
//! registers, which stay locked to its end ([`State::end_inst`]), and says of each operand that it is used
//! ([`State::consume`]); values without further uses then die, and their registers may be taken for the result.

use std::marker::PhantomData;

use super::analysis::{Analysis, Life, ValueId};
use super::frame::Frame;
use super::registers::{Reg, RegFile, RegSet};
use super::types::{Bank, Class};

/// Instructions that every target has, as far as values are moved.
pub(crate) trait Target {
    /// Registers that values may be in.
    const ALLOCATABLE: RegSet;
    /// Those of them that a call changes.
    const CALLER_SAVED: RegSet;
    /// Registers of each bank that may hold one value for its whole life, across calls and between them.
    const FIXABLE_ACROSS_CALLS: RegSet;
    const FIXABLE_BETWEEN_CALLS: RegSet;
    /// Registers of which calls keep the lowest 8 bytes only.
    const SAVED_IN_PART: RegSet = RegSet::EMPTY;
    /// Whether slots are above the frame pointer.
    const FRAME_GROWS_UP: bool = false;
    /// Registers that never hold a value, for moves between other places.
    const GENERAL_SCRATCH: Reg;
    const VECTOR_SCRATCH: Reg;

    /// Number of a register in DWARF.
    fn dwarf_number(reg: Reg) -> u16;
    /// Writes a part from a register to the frame.
    fn store(code: &mut Vec<u8>, class: Class, reg: Reg, slot: i32);
    /// Reads a part from the frame.
    fn load(code: &mut Vec<u8>, class: Class, reg: Reg, slot: i32);
    /// Copies a part between registers of its bank.
    fn copy(code: &mut Vec<u8>, class: Class, to: Reg, from: Reg);
    /// Copies 8 bytes from a vector register to a general one, and back.
    fn vector_to_general(code: &mut Vec<u8>, to: Reg, from: Reg);
    fn general_to_vector(code: &mut Vec<u8>, to: Reg, from: Reg);
}

/// Number of a part: the first of a value has the number of the value, the others follow after all values.
pub(crate) type PartId = u32;

/// A part of a value.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Part {
    /// Offset in the frame; 0 while it has no slot.
    pub(crate) slot: i32,
    /// Number of the second part, if this is the first of several; the value, if it is another.
    more: u32,
    pub(crate) reg: Reg,
    pub(crate) class: Class,
    /// Number of parts, if this is the first; 0 for a value that is not there (yet, or any more).
    count: u8,
    pub(crate) place: Place,
}

/// Kind of place of a part.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    /// In registers and a slot.
    Anywhere,
    /// In one register for its whole life.
    Fixed,
    /// The value is the address of the slot: a stack object.
    Object,
    /// The value is the content of the slot, of any size.
    Memory,
    /// Nowhere: the instruction is left to its only user.
    Folded,
}

const ABSENT: Part = Part { slot: 0, more: 0, reg: Reg::NONE, class: Class::I64, count: 0, place: Place::Anywhere };

/// State of the compilation of one function.
#[derive(Debug)]
pub(crate) struct State<T> {
    pub(crate) analysis: Analysis,
    pub(crate) parts: Vec<Part>,
    pub(crate) regs: RegFile,
    pub(crate) frame: Frame,
    /// The code of the function without its prologue.
    pub(crate) code: Vec<u8>,
    /// Registers that values may be in, in this function.
    pub(crate) allocatable: RegSet,
    /// Registers that hold one value for its whole life.
    pub(crate) fixed: RegSet,
    /// Those of them that hold others at other times.
    pub(crate) shared: RegSet,
    /// Registers that were written: since [`State::take_touched`] was called last, and before.
    pub(crate) touched: RegSet,
    touched_before: RegSet,
    /// Registers that this instruction needs.
    locked: RegSet,
    /// Values that this instruction may have used for the last time.
    used: Vec<ValueId>,
    /// Contents of registers at edges to blocks, and the parts in them, by register.
    snapshots: Vec<Snapshot>,
    snapshot_owners: Vec<PartId>,
    /// Values that die at the end of the block at a position: the first, and after each the next.
    ends: Vec<u32>,
    end_links: Vec<(ValueId, u32)>,
    /// Whether an instruction found all registers locked or fixed. All that was selected since is worthless.
    pub(crate) is_exhausted: bool,
    /// Register after which to look for the next to evict.
    clock: u8,
    /// Whether deaths of values are noted, and those whose place was more than a register.
    pub(crate) notes_deaths: bool,
    pub(crate) deaths: Vec<ValueId>,
    target: PhantomData<T>,
}

/// Contents of the registers at one time.
#[derive(Clone, Copy, Debug)]
struct Snapshot {
    used: RegSet,
    dirty: RegSet,
    first_owner: u32,
}

const NO_LINK: u32 = u32::MAX;

impl<T: Target> Default for State<T> {
    fn default() -> Self {
        State {
            analysis: Analysis::default(),
            parts: Vec::new(),
            regs: RegFile::default(),
            frame: Frame::default(),
            code: Vec::new(),
            allocatable: T::ALLOCATABLE,
            fixed: RegSet::EMPTY,
            shared: RegSet::EMPTY,
            touched: RegSet::EMPTY,
            touched_before: RegSet::EMPTY,
            locked: RegSet::EMPTY,
            used: Vec::new(),
            snapshots: Vec::new(),
            snapshot_owners: Vec::new(),
            ends: Vec::new(),
            end_links: Vec::new(),
            is_exhausted: false,
            clock: 0,
            notes_deaths: false,
            deaths: Vec::new(),
            target: PhantomData,
        }
    }
}

impl<T: Target> State<T> {
    /// Empties everything for the function that was analyzed.
    pub(crate) fn start(&mut self, reserved: u32) {
        self.parts.clear();
        self.parts.resize(self.analysis.lives.len(), ABSENT);
        self.regs = RegFile::default();
        self.frame.start(reserved, T::FRAME_GROWS_UP);
        self.code.clear();
        self.allocatable = T::ALLOCATABLE;
        self.fixed = RegSet::EMPTY;
        self.shared = RegSet::EMPTY;
        self.touched = RegSet::EMPTY;
        self.touched_before = RegSet::EMPTY;
        self.locked = RegSet::EMPTY;
        self.used.clear();
        self.snapshots.clear();
        self.snapshot_owners.clear();
        self.ends.clear();
        self.ends.resize(self.analysis.layout.len(), NO_LINK);
        self.end_links.clear();
        self.is_exhausted = false;
        self.clock = 0;
    }

    /// Number of a part of a value that is there.
    #[inline]
    pub(crate) fn part_id(&self, value: ValueId, number: u32) -> PartId {
        if number == 0 { value } else { self.parts[value as usize].more + number - 1 }
    }

    /// Whether a value is there.
    #[inline]
    pub(crate) fn is_present(&self, value: ValueId) -> bool {
        self.parts[value as usize].count != 0
    }

    /// Number of parts of a value that is there.
    pub(crate) fn part_count(&self, value: ValueId) -> u32 {
        u32::from(self.parts[value as usize].count)
    }

    /// Returns the value of a part.
    #[inline]
    pub(crate) fn value_of(&self, id: PartId) -> ValueId {
        if (id as usize) < self.analysis.lives.len() { id } else { self.parts[id as usize].more }
    }

    /// Makes a value of one part; it is nowhere yet.
    #[inline]
    pub(crate) fn create(&mut self, value: ValueId, class: Class) {
        let fixed = self.parts[value as usize];
        // A register that was chosen before stays.
        let (reg, place) =
            if fixed.place == Place::Fixed { (fixed.reg, Place::Fixed) } else { (Reg::NONE, Place::Anywhere) };
        self.parts[value as usize] = Part { reg, class, count: 1, place, ..ABSENT };
        self.link_end(value);
    }

    /// Makes a value of several parts; they are nowhere yet.
    pub(crate) fn create_parts(&mut self, value: ValueId, classes: impl ExactSizeIterator<Item = Class>) {
        let (more, count) = (self.parts.len() as u32, classes.len() as u8);
        for (number, class) in classes.enumerate() {
            if number == 0 {
                self.parts[value as usize] = Part { class, count, more, ..ABSENT };
            } else {
                self.parts.push(Part { class, count: 1, more: value, ..ABSENT });
            }
        }
        self.link_end(value);
    }

    /// Makes a value that is a slot: its content, or its address.
    pub(crate) fn create_in_frame(&mut self, value: ValueId, place: Place, slot: i32) {
        self.parts[value as usize] = Part { slot, count: 1, place, ..ABSENT };
        if place == Place::Memory {
            self.link_end(value);
        }
    }

    /// Chooses a register for the whole life of a value that is not there yet.
    pub(crate) fn fix(&mut self, value: ValueId, reg: Reg) {
        let part = &mut self.parts[value as usize];
        (part.reg, part.place) = (reg, Place::Fixed);
        self.shared = self.shared.or(self.fixed.and(reg.mask()));
        self.fixed.insert(reg);
        self.allocatable.remove(reg);
        self.touched.insert(reg);
    }

    /// Returns the registers that were written in the function.
    #[inline]
    pub(crate) fn all_touched(&self) -> RegSet {
        self.touched.or(self.touched_before)
    }

    /// Returns those of some registers that are taken first: calls change them, or the function has to save them anyway.
    #[inline]
    fn preferred(&self, free: RegSet) -> RegSet {
        free.and(T::CALLER_SAVED.or(self.all_touched()))
    }

    /// Returns the registers that were written since the last call.
    #[inline]
    pub(crate) fn take_touched(&mut self) -> RegSet {
        let touched = std::mem::replace(&mut self.touched, RegSet::EMPTY);
        self.touched_before = self.touched_before.or(touched);
        touched
    }

    #[inline]
    fn link_end(&mut self, value: ValueId) {
        let life = self.analysis.lives[value as usize];
        if life.to_end {
            let first = &mut self.ends[life.last as usize];
            let link = self.end_links.len() as u32;
            self.end_links.push((value, std::mem::replace(first, link)));
        }
    }

    /// Whether a value is used no more once the current instruction is over.
    #[inline]
    pub(crate) fn is_dying(&self, value: ValueId) -> bool {
        let life = &self.analysis.lives[value as usize];
        life.uses == 0 && !life.to_end
    }

    /// Counts a use of a value by the current instruction. Its registers stay to the instruction's end.
    #[inline]
    pub(crate) fn consume(&mut self, value: ValueId) {
        let life = &mut self.analysis.lives[value as usize];
        debug_assert!(life.uses > 0, "value {value} has more uses than were counted");
        life.uses -= 1;
        if life.uses == 0 && !life.to_end {
            self.used.push(value);
        }
    }

    /// Ends an instruction: locks are over, and values without further uses are dead.
    #[inline]
    pub(crate) fn end_inst(&mut self) {
        self.locked = RegSet::EMPTY;
        let mut count = self.used.len();
        while count > 0 {
            count -= 1;
            self.kill(self.used[count]);
        }
        self.used.clear();
    }

    /// Ends a block: values that were needed to its end are dead.
    pub(crate) fn end_block(&mut self, position: u32) {
        let mut link = std::mem::replace(&mut self.ends[position as usize], NO_LINK);
        while link != NO_LINK {
            let (value, next) = self.end_links[link as usize];
            self.kill(value);
            link = next;
        }
    }

    /// Frees registers and slots of a value.
    #[inline]
    pub(crate) fn kill(&mut self, value: ValueId) {
        let part = &mut self.parts[value as usize];
        // Nearly all values have one part without a slot.
        if part.count == 1 && part.place == Place::Anywhere && part.slot == 0 {
            part.count = 0;
            let reg = std::mem::replace(&mut part.reg, Reg::NONE);
            if reg != Reg::NONE {
                self.regs.used.remove(reg);
                self.regs.dirty.remove(reg);
            }
            return;
        }
        self.kill_any(value);
    }

    #[inline(never)]
    fn kill_any(&mut self, value: ValueId) {
        if self.notes_deaths {
            self.deaths.push(value);
        }
        let part = self.parts[value as usize];
        match part.place {
            Place::Object | Place::Folded => return,
            Place::Memory => {
                // Its size is not known here; `Frame` learns it from whoever knows it.
                self.parts[value as usize].count = 0;
                return;
            }
            Place::Anywhere | Place::Fixed => {}
        }
        for number in 0..u32::from(part.count) {
            let id = self.part_id(value, number) as usize;
            let part = self.parts[id];
            if part.reg != Reg::NONE && part.place != Place::Fixed {
                self.regs.used.remove(part.reg);
                self.regs.dirty.remove(part.reg);
            }
            // A parameter on the stack keeps its place.
            if self.frame.owns(part.slot) {
                self.frame.release(part.slot, part.class.size());
            }
            self.parts[id] = Part { count: 0, reg: Reg::NONE, slot: 0, ..part };
        }
    }

    /// Locks a register to the end of the instruction.
    #[inline]
    pub(crate) fn lock(&mut self, reg: Reg) {
        self.locked.insert(reg);
    }

    /// Returns the registers of a set that hold something which is still needed.
    pub(crate) fn busy(&self, set: RegSet) -> RegSet {
        self.regs.used.or(self.locked).or(self.fixed).and(set)
    }

    /// Lets a register that was locked be taken again.
    #[inline]
    pub(crate) fn unlock(&mut self, reg: Reg) {
        self.locked.remove(reg);
    }

    /// Returns the registers that the current instruction needs so far.
    #[inline]
    pub(crate) fn locked(&self) -> RegSet {
        self.locked
    }

    /// Lets all registers that were locked be taken again.
    pub(crate) fn unlock_all(&mut self) {
        self.locked = RegSet::EMPTY;
    }

    /// Whether a register holds nothing and may be taken.
    #[inline]
    pub(crate) fn is_free(&self, reg: Reg) -> bool {
        self.has_free(reg.mask())
    }

    /// Whether a register of a set holds nothing and may be taken.
    #[inline]
    pub(crate) fn has_free(&self, set: RegSet) -> bool {
        !set.and(self.allocatable).without(self.regs.used.or(self.locked)).is_empty()
    }

    /// Returns a register of a bank that holds nothing, locked.
    #[inline]
    pub(crate) fn scratch(&mut self, bank: Bank) -> Reg {
        self.scratch_of(RegSet::bank(bank))
    }

    /// Returns a register of a set that holds nothing, locked.
    #[inline]
    pub(crate) fn scratch_of(&mut self, set: RegSet) -> Reg {
        let reg = self.find(set);
        self.locked.insert(reg);
        self.touched.insert(reg);
        reg
    }

    /// Returns a register that holds nothing: one that calls change, if one is free; else one that was used before.
    #[inline]
    fn find(&mut self, set: RegSet) -> Reg {
        let free = set.and(self.allocatable).without(self.regs.used.or(self.locked));
        if let Some(reg) = self.preferred(free).first() {
            return reg;
        }
        match free.first() {
            Some(reg) => reg,
            None => self.evict_any(set),
        }
    }

    /// Takes a register from a part, the registers in turn; preferably one that is in memory, too.
    #[cold]
    fn evict_any(&mut self, set: RegSet) -> Reg {
        let candidates = set.and(self.allocatable).without(self.locked);
        let clean = candidates.without(self.regs.dirty);
        let from = if clean.is_empty() { candidates } else { clean };
        let later = RegSet(from.0 & (!0 << self.clock));
        let Some(reg) = later.first().or(from.first()) else {
            self.is_exhausted = true;
            return set.first().expect("a register is asked for");
        };
        self.clock = (reg.0 + 1) & 63;
        self.evict(reg);
        reg
    }

    /// Makes a register hold nothing; its part stays in its slot.
    pub(crate) fn evict(&mut self, reg: Reg) {
        if self.regs.used.contains(reg) {
            self.clean(reg);
            self.parts[self.regs.owner[usize::from(reg.0)] as usize].reg = Reg::NONE;
            self.regs.used.remove(reg);
        }
    }

    /// Writes the part of a dirty register to its slot.
    #[inline]
    pub(crate) fn clean(&mut self, reg: Reg) {
        if self.regs.dirty.contains(reg) {
            let owner = self.regs.owner[usize::from(reg.0)];
            let slot = self.slot_of(owner);
            T::store(&mut self.code, self.parts[owner as usize].class, reg, slot);
            self.regs.dirty.remove(reg);
        }
    }

    /// Returns the slot of a part, a new one if it had none.
    #[inline]
    pub(crate) fn slot_of(&mut self, id: PartId) -> i32 {
        let part = &mut self.parts[id as usize];
        if part.slot == 0 {
            part.slot = self.frame.slot(part.class.size());
        }
        part.slot
    }

    /// Makes one register free, and locks it: what it held goes to another register, or to memory.
    pub(crate) fn take(&mut self, reg: Reg) {
        debug_assert!(!self.locked.contains(reg) || self.is_exhausted, "{reg:?} is needed already");
        if self.regs.used.contains(reg) {
            let owner = self.regs.owner[usize::from(reg.0)];
            let bank = RegSet::bank(self.parts[owner as usize].class.bank());
            let free = bank.and(self.allocatable).without(self.regs.used.or(self.locked).or(reg.mask()));
            match self.preferred(free).first() {
                Some(other) => {
                    T::copy(&mut self.code, self.parts[owner as usize].class, other, reg);
                    self.rebind(owner, reg, other);
                }
                None => self.evict(reg),
            }
        }
        self.locked.insert(reg);
        self.touched.insert(reg);
    }

    fn rebind(&mut self, part: PartId, from: Reg, to: Reg) {
        let dirty = self.regs.dirty.contains(from);
        self.regs.used.remove(from);
        self.regs.dirty.remove(from);
        self.regs.used.insert(to);
        if dirty {
            self.regs.dirty.insert(to);
        }
        self.regs.owner[usize::from(to.0)] = part;
        self.parts[part as usize].reg = to;
        self.touched.insert(to);
    }

    /// Returns the register of a part, locked; it is read from its slot if it is in none.
    #[inline(always)]
    pub(crate) fn in_register(&mut self, id: PartId) -> Reg {
        let reg = self.parts[id as usize].reg;
        if reg != Reg::NONE {
            self.locked.insert(reg);
            return reg;
        }
        self.read_into_register(id)
    }

    #[inline(never)]
    fn read_into_register(&mut self, id: PartId) -> Reg {
        let part = self.parts[id as usize];
        let reg = self.find(RegSet::bank(part.class.bank()));
        debug_assert!(part.slot != 0, "part {id} is nowhere");
        T::load(&mut self.code, part.class, reg, part.slot);
        self.bind(id, reg);
        self.locked.insert(reg);
        reg
    }

    #[inline]
    fn bind(&mut self, id: PartId, reg: Reg) {
        self.parts[id as usize].reg = reg;
        self.regs.owner[usize::from(reg.0)] = id;
        self.regs.used.insert(reg);
        self.touched.insert(reg);
    }

    /// Takes the register of a part that dies, as a scratch register with the part's value. `None` if the value is
    /// still needed, or is in no register.
    #[inline]
    pub(crate) fn reuse(&mut self, value: ValueId, id: PartId) -> Option<Reg> {
        let part = self.parts[id as usize];
        if part.reg == Reg::NONE || part.place == Place::Fixed || !self.is_dying(value) {
            return None;
        }
        self.regs.used.remove(part.reg);
        self.regs.dirty.remove(part.reg);
        self.parts[id as usize].reg = Reg::NONE;
        self.locked.insert(part.reg);
        self.touched.insert(part.reg);
        Some(part.reg)
    }

    /// Makes a scratch register the place of a part that has been created.
    #[inline]
    pub(crate) fn define(&mut self, id: PartId, reg: Reg) {
        let part = self.parts[id as usize];
        if part.place == Place::Fixed {
            if part.reg != reg {
                T::copy(&mut self.code, part.class, part.reg, reg);
            }
            return;
        }
        self.bind(id, reg);
        self.regs.dirty.insert(reg);
        self.locked.insert(reg);
    }

    /// Writes every dirty register of a set to memory, if its value lives on after the current instruction.
    pub(crate) fn clean_living(&mut self, set: RegSet) {
        for reg in self.regs.dirty.and(set).iter() {
            let owner = self.regs.owner[usize::from(reg.0)];
            if !self.is_dying(self.value_of(owner)) {
                self.clean(reg);
            }
        }
    }

    /// Forgets the contents of a set of registers that a call changed.
    pub(crate) fn forget(&mut self, set: RegSet) {
        self.touched = self.touched.or(set);
        for reg in self.regs.used.and(set).iter() {
            self.parts[self.regs.owner[usize::from(reg.0)] as usize].reg = Reg::NONE;
        }
        self.regs.used = self.regs.used.without(set);
        self.regs.dirty = self.regs.dirty.without(set);
        self.locked = self.locked.without(set);
    }

    /// Writes every dirty register whose value satisfies the condition to memory; registers keep their contents.
    pub(crate) fn clean_where(&mut self, is_needed: impl Fn(Life) -> bool) {
        for reg in self.regs.dirty.iter() {
            let owner = self.regs.owner[usize::from(reg.0)];
            if is_needed(self.analysis.lives[self.value_of(owner) as usize]) {
                self.clean(reg);
            }
        }
    }

    /// Forgets the contents of all registers.
    pub(crate) fn forget_registers(&mut self) {
        for reg in self.regs.used.iter() {
            self.parts[self.regs.owner[usize::from(reg.0)] as usize].reg = Reg::NONE;
        }
        self.regs.used = RegSet::EMPTY;
        self.regs.dirty = RegSet::EMPTY;
    }

    /// Notes what registers hold, except for some; returns the number of the note.
    pub(crate) fn snapshot(&mut self, except: RegSet) -> u32 {
        let used = self.regs.used.without(except);
        let first_owner = self.snapshot_owners.len() as u32;
        self.snapshots.push(Snapshot { used, dirty: self.regs.dirty.and(used), first_owner });
        self.snapshot_owners.extend(used.iter().map(|reg| self.regs.owner[usize::from(reg.0)]));
        self.snapshots.len() as u32 - 1
    }

    /// Restores the contents of the registers from a note, except for values that died since.
    pub(crate) fn restore(&mut self, number: u32) {
        self.forget_registers();
        let Snapshot { used, dirty, first_owner } = self.snapshots[number as usize];
        for (at, reg) in (first_owner as usize..).zip(used.iter()) {
            let owner = self.snapshot_owners[at];
            if self.parts[owner as usize].count == 0 {
                continue;
            }
            self.bind(owner, reg);
            if dirty.contains(reg) {
                self.regs.dirty.insert(reg);
            }
        }
    }
}
