//! Places of parameters and results (Procedure Call Standard for the Arm 64-bit Architecture, 6.8; LLVM's rules for
//! what it does not say).

use draig_ir::{Type, TypeKind};
use draig_target::ObjectFormat;

use super::conventions::{Convention, convention};
use super::registers::X8;
use super::{Selected, Selector};
use crate::function::registers::{Reg, RegSet};
use crate::function::types::{Bank, Class, Kind};

/// Number of registers of arguments and results of each bank.
pub(super) const REGISTERS: u32 = 8;

/// Registers of integers and pointers in C.
const C_GENERALS: [Reg; 8] = [Reg(0), Reg(1), Reg(2), Reg(3), Reg(4), Reg(5), Reg(6), Reg(7)];

/// Most leaves of one value: more make code of many pages.
const MAX_LEAVES: usize = 1 << 12;
/// Deepest nesting of types that is followed.
const MAX_DEPTH: u32 = 256;

/// Place of a leaf of a parameter or an argument.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Spot {
    Reg(Reg),
    /// Offset from the first argument on the stack.
    Stack(u32),
}

/// A number in a value, or a word of it, which fits a register.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Leaf {
    pub(super) class: Class,
    /// Number of bytes that belong to the value.
    pub(super) bytes: u32,
    /// Offset in memory.
    pub(super) offset: u32,
    /// Whether it and the next one are in an even register and the one after it.
    pub(super) is_pair: bool,
}

/// Rules of a system for what the standard leaves open, or says otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Rules {
    #[default]
    Standard,
    /// Parameters on the stack take the bytes that they have, and variable arguments are all there ("Writing ARM64 code
    /// for Apple platforms").
    Apple,
    /// Functions with variable arguments have numbers of floating point in registers of integers ("Overview of ARM64 ABI
    /// conventions").
    Windows,
}

/// Distribution of parameters to their places, in order.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Assigner {
    rules: Rules,
    /// Whether the next parameters have no names.
    pub(super) is_variable: bool,
    /// Whether there may be such.
    has_variable: bool,
    /// Registers of integers and pointers, if they are not those of C, and those of them that were given out.
    order: Option<&'static [Reg]>,
    used: RegSet,
    /// Whether integers of less than 32 bits are in the next register of C that is left.
    is_narrow_as_c: bool,
    /// Registers of numbers of 4, 8 and 16 bytes, if they are not those of C, and how many of each were given out.
    numbers: Option<[&'static [Reg]; 3]>,
    given: [u32; 3],
    pub(super) generals: u32,
    pub(super) vectors: u32,
    pub(super) stack: u32,
}

impl Assigner {
    /// Returns the distribution of a convention. Those of functions with variable arguments are as in C.
    pub(super) fn new(convention: &Convention, rules: Rules, has_variable: bool) -> Assigner {
        let assigner = Assigner { rules, has_variable, ..Assigner::default() };
        if has_variable {
            return assigner;
        }
        Assigner {
            order: convention.generals,
            is_narrow_as_c: convention.is_narrow_as_c,
            numbers: convention.numbers,
            ..assigner
        }
    }

    /// Returns the bank in whose registers a number is.
    fn bank(&self, class: Class) -> Bank {
        let is_number = matches!(class, Class::F16 | Class::F32 | Class::F64);
        let is_moved = self.rules == Rules::Windows && self.has_variable && is_number;
        if is_moved { Bank::General } else { class.bank() }
    }

    /// Whether the next parameters are on the stack, though there are registers.
    fn is_on_stack(&self) -> bool {
        self.is_variable && self.rules == Rules::Apple
    }

    /// Whether parameters on the stack take no more than their bytes.
    pub(super) fn is_packed(&self) -> bool {
        !self.is_variable && self.rules == Rules::Apple
    }

    /// Returns the place of the next number.
    #[inline]
    pub(super) fn part(&mut self, class: Class, bytes: u32) -> Spot {
        let bank = self.bank(class);
        let reg = match (bank, self.order, self.numbers) {
            _ if self.is_on_stack() => None,
            (Bank::General, Some(order), _) => self.in_order(order, class),
            (Bank::Vector, _, Some(numbers)) => self.number(numbers, bytes),
            (bank, ..) => self.register(bank),
        };
        match reg {
            Some(reg) => Spot::Reg(reg),
            None if self.is_packed() => {
                let size = bytes.next_power_of_two();
                self.on_stack(size, size)
            }
            None if bank == Bank::General => self.on_stack(8, 8),
            None => {
                let size = if bytes > 8 { 16 } else { 8 };
                self.on_stack(size, size)
            }
        }
    }

    /// Returns the place of the address where a function writes its result.
    pub(super) fn result_address(&mut self) -> Spot {
        if self.order.is_some() { self.part(Class::I64, 8) } else { Spot::Reg(X8) }
    }

    /// Returns the next register of integers in an order.
    fn in_order(&mut self, order: &[Reg], class: Class) -> Option<Reg> {
        let is_narrow = self.is_narrow_as_c && matches!(class, Class::I8 | Class::I16);
        let list = if is_narrow { &C_GENERALS } else { order };
        let reg = list.iter().copied().find(|&reg| !self.used.contains(reg))?;
        self.used.insert(reg);
        Some(reg)
    }

    /// Returns the next register of numbers of this size.
    fn number(&mut self, numbers: [&'static [Reg]; 3], bytes: u32) -> Option<Reg> {
        let kind = match bytes {
            0..=4 => 0,
            5..=8 => 1,
            _ => 2,
        };
        let reg = numbers[kind].get(self.given[kind] as usize).copied();
        self.given[kind] += u32::from(reg.is_some());
        reg
    }

    fn register(&mut self, bank: Bank) -> Option<Reg> {
        let (count, make): (&mut u32, fn(u8) -> Reg) = match bank {
            Bank::General => (&mut self.generals, Reg),
            Bank::Vector => (&mut self.vectors, Reg::vector),
        };
        if *count == REGISTERS {
            return None;
        }
        *count += 1;
        Some(make(*count as u8 - 1))
    }

    /// Whether a register was given out by an order of its own.
    pub(super) fn takes(&self, reg: Reg) -> bool {
        self.used.contains(reg)
    }

    /// Returns a place on the stack.
    pub(super) fn on_stack(&mut self, size: u32, align: u32) -> Spot {
        let start = self.stack.saturating_add(align - 1) & !(align - 1);
        self.stack = start.saturating_add(size);
        Spot::Stack(start)
    }

    /// Makes the next pair start with an even register. One that does not fit leaves no register to others.
    fn align_pair(&mut self) {
        if self.is_on_stack() {
            self.stack = self.stack.next_multiple_of(16);
            return;
        }
        if let Some(order) = self.order {
            if order.iter().all(|&reg| self.used.contains(reg)) {
                self.stack = self.stack.next_multiple_of(16);
            }
            return;
        }
        self.generals = self.generals.next_multiple_of(2);
        if self.generals + 2 > REGISTERS {
            self.generals = REGISTERS;
            self.stack = self.stack.next_multiple_of(16);
        }
    }

    /// Returns the places of the elements of an array: all in registers, or all on the stack as in memory.
    fn block(&mut self, leaves: &[Leaf], align: u32) -> Vec<Spot> {
        let is_on_stack = self.is_on_stack();
        let count = |bank: Bank| leaves.iter().filter(|leaf| self.bank(leaf.class) == bank).count() as u32;
        let (generals, vectors) = (count(Bank::General), count(Bank::Vector));
        if leaves.first().is_some_and(|leaf| leaf.is_pair) && generals <= REGISTERS && !is_on_stack {
            self.generals = self.generals.next_multiple_of(2);
        }
        let fits = |used: u32, more: u32| more == 0 || used + more <= REGISTERS;
        if !is_on_stack && fits(self.generals, generals) && fits(self.vectors, vectors) {
            return leaves.iter().map(|leaf| self.part(leaf.class, leaf.bytes)).collect();
        }
        // What did not fit leaves no register to others.
        if generals > 0 && !is_on_stack {
            self.generals = REGISTERS;
        }
        if vectors > 0 && !is_on_stack {
            self.vectors = REGISTERS;
        }
        let align = if self.is_packed() { align.min(16) } else { align.clamp(8, 16) };
        let start = self.stack.saturating_add(align - 1) & !(align - 1);
        let mut at = start;
        let mut spots = Vec::with_capacity(leaves.len());
        for leaf in leaves {
            let is_word = leaf.class.bank() == Bank::General && self.rules != Rules::Apple;
            let size = if is_word { leaf.bytes.max(4) } else { leaf.bytes };
            let size = size.next_power_of_two();
            at = at.next_multiple_of(size);
            spots.push(Spot::Stack(at));
            at = at.saturating_add(size);
        }
        self.stack = if self.is_packed() { at } else { at.next_multiple_of(8) };
        spots
    }
}

impl Selector<'_, '_> {
    /// Returns the rules of the system.
    pub(super) fn rules(&self) -> Rules {
        match self.context.format.kind {
            ObjectFormat::MachO => Rules::Apple,
            ObjectFormat::Coff => Rules::Windows,
            _ => Rules::Standard,
        }
    }

    /// Returns the rules of a calling convention.
    pub(super) fn convention_of(&self, number: u16) -> Selected<&'static Convention> {
        match convention(number) {
            Some(convention) => Ok(convention),
            None => self.refuse(&format!("calling convention {number}")),
        }
    }

    /// Returns the numbers of a value as they are passed, in the order of its parts.
    pub(super) fn leaves(&mut self, ty: Type) -> Selected<Vec<Leaf>> {
        let mut leaves = Vec::new();
        self.add_leaves(ty, 0, &mut leaves, 0)?;
        Ok(leaves)
    }

    fn add_leaves(&mut self, ty: Type, at: u64, leaves: &mut Vec<Leaf>, depth: u32) -> Selected {
        let module = self.module;
        let types = &module.tables.types;
        let Ok(offset) = u32::try_from(at) else { return self.refuse_type("a parameter or argument", ty) };
        if depth > MAX_DEPTH || leaves.len() > MAX_LEAVES {
            return self.refuse_type("a parameter or argument", ty);
        }
        match *types.kind(ty) {
            TypeKind::Struct { .. } | TypeKind::NamedStruct(_) => {
                let fields = types.struct_fields(ty).unwrap_or(&[]);
                for (number, &field) in fields.iter().enumerate() {
                    let Some(more) = self.m.types.field_offset(module, ty, number) else {
                        return self.refuse_type("a parameter or argument", ty);
                    };
                    self.add_leaves(field, at + more, leaves, depth + 1)?;
                }
            }
            TypeKind::Array { element, len } => {
                let info = self.info(element);
                if info.kind == Kind::Nothing {
                    return Ok(());
                }
                if len > MAX_LEAVES as u64 {
                    return self.refuse_type("a parameter or argument", ty);
                }
                for number in 0..len {
                    self.add_leaves(element, at + number * info.size, leaves, depth + 1)?;
                }
            }
            TypeKind::Vector { .. } => {
                if depth == 0
                    && let Some(image) = self.image_of(ty)
                {
                    self.add_image_leaves(image, leaves);
                    return Ok(());
                }
                let info = self.info(ty);
                let element = self.info(types.scalar(ty));
                let is_plain = matches!(element.bits, 8 | 16 | 32 | 64)
                    && (info.bits == 64 || info.bits.is_multiple_of(128) && info.bits.is_power_of_two());
                if !is_plain || info.bits.div_ceil(128) as usize > MAX_LEAVES || info.kind == Kind::Refused {
                    return self.refuse_type("a parameter or argument", ty);
                }
                for number in 0..info.bits.div_ceil(128) {
                    let bytes = (info.bits / 8).min(16);
                    leaves.push(Leaf { class: Class::V128, bytes, offset: offset + number * 16, is_pair: false });
                }
            }
            _ => {
                let info = self.info(ty);
                match info.kind {
                    Kind::Nothing => {}
                    Kind::Scalar(class) => {
                        leaves.push(Leaf { class, bytes: info.store_size as u32, offset, is_pair: false });
                    }
                    Kind::Parts(..) | Kind::Memory if types.number_width(ty).is_some() => {
                        for word in 0..info.bits.div_ceil(64) {
                            let bytes = (info.store_size as u32 - word * 8).min(8);
                            let is_pair = word == 0;
                            leaves.push(Leaf { class: Class::I64, bytes, offset: offset + word * 8, is_pair });
                        }
                    }
                    _ => return self.refuse_type("a parameter or argument", ty),
                }
            }
        }
        Ok(())
    }

    /// Returns the places of the leaves of a parameter or an argument.
    pub(super) fn spots(&mut self, assigner: &mut Assigner, ty: Type, leaves: &[Leaf]) -> Vec<Spot> {
        if matches!(self.module.tables.types.kind(ty), TypeKind::Array { .. }) {
            let align = 1 << self.info(ty).align_log2.min(4);
            return assigner.block(leaves, align);
        }
        let spot = |leaf: &Leaf| {
            if leaf.is_pair {
                assigner.align_pair();
            }
            assigner.part(leaf.class, leaf.bytes)
        };
        leaves.iter().map(spot).collect()
    }

    /// Returns the registers of a result; `None` if it is written where the caller says, though IR does not mention it.
    pub(super) fn result_registers(&mut self, leaves: &[Leaf]) -> Option<Vec<Reg>> {
        let mut assigner = Assigner::default();
        leaves.iter().map(|leaf| assigner.register(leaf.class.bank())).collect()
    }

    /// Whether a result is written where the caller says, though IR does not mention it.
    pub(super) fn is_demoted(&mut self, ty: Type) -> Selected<bool> {
        let info = self.info(ty);
        if info.kind == Kind::Nothing || info.is_single {
            return Ok(false);
        }
        let leaves = self.leaves(ty)?;
        Ok(self.result_registers(&leaves).is_none())
    }
}
