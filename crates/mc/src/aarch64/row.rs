//! Rows of the table of instructions.

use super::class::{Class, Kind};
use super::features::Features;
use super::generated::{classes::CLASSES, rows};

/// Fixed bits, mask of those that are fixed, form, required features, effects, start of the name.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Row(pub u32, pub u32, pub u16, pub u8, pub u8, pub u32);

/// An operand of a form.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Slot {
    pub class: u8,
    /// First of its fields.
    pub fields: u16,
    /// Number of its fields.
    pub count: u8,
    /// 1 is written, 2 is read.
    pub access: u8,
}

/// Lowest bit of the value, number of bits, lowest bit of the instruction.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Field(pub u8, pub u8, pub u8);

/// An instruction of the table; its name is LLVM's.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Opcode(pub(crate) u16);

/// Effects of an instruction apart from its operands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effects(u8);

impl Effects {
    /// Whether the flags are read.
    pub fn reads_flags(self) -> bool {
        self.0 & 1 != 0
    }

    /// Whether the flags are written.
    pub fn writes_flags(self) -> bool {
        self.0 & 2 != 0
    }

    /// Whether memory is read, as far as LLVM's description says.
    pub fn loads(self) -> bool {
        self.0 & 4 != 0
    }

    /// Whether memory is written, as far as LLVM's description says.
    pub fn stores(self) -> bool {
        self.0 & 8 != 0
    }

    /// Whether it is a branch other than a call.
    pub fn branches(self) -> bool {
        self.0 & 16 != 0
    }

    /// Whether it is a call.
    pub fn calls(self) -> bool {
        self.0 & 32 != 0
    }
}

/// An operand of a row.
#[derive(Clone, Copy, Debug)]
pub struct SlotRef(Slot);

impl SlotRef {
    /// Returns the values that it takes.
    pub fn kind(self) -> Kind {
        self.class().kind
    }

    /// Whether the instruction writes it.
    pub fn is_written(self) -> bool {
        self.0.access & 1 != 0
    }

    /// Whether the instruction reads it.
    pub fn is_read(self) -> bool {
        self.0.access & 2 != 0
    }

    pub(crate) fn class(self) -> &'static Class {
        &CLASSES[usize::from(self.0.class)]
    }

    pub(crate) fn fields(self) -> &'static [Field] {
        let start = usize::from(self.0.fields);
        &rows::FIELDS[start..start + usize::from(self.0.count)]
    }

    /// Number of bits of the value that the instruction holds, counted from the lowest.
    pub(crate) fn width(self) -> u32 {
        self.fields().iter().map(|field| u32::from(field.0 + field.1)).max().unwrap_or(0)
    }
}

impl Opcode {
    /// Returns all instructions.
    pub fn all() -> impl ExactSizeIterator<Item = Opcode> {
        (0..rows::COUNT as u16).map(Opcode)
    }

    /// Returns the instruction with LLVM's name.
    ///
    /// ```
    /// use draig_mc::aarch64::{Opcode, opcodes};
    ///
    /// assert_eq!(Opcode::named("ADDXrs"), Some(opcodes::ADDXrs));
    /// assert_eq!(Opcode::named("ADD"), None);
    /// ```
    pub fn named(name: &str) -> Option<Opcode> {
        let (mut low, mut high) = (0, rows::COUNT as u16);
        while low < high {
            let middle = low + (high - low) / 2;
            match Opcode(middle).name().cmp(name) {
                std::cmp::Ordering::Equal => return Some(Opcode(middle)),
                std::cmp::Ordering::Less => low = middle + 1,
                std::cmp::Ordering::Greater => high = middle,
            }
        }
        None
    }

    /// Returns LLVM's name (`ADDXrs`).
    pub fn name(self) -> &'static str {
        let at = usize::from(self.0);
        &rows::NAMES[rows::ROWS[at].5 as usize..rows::ROWS[at + 1].5 as usize]
    }

    /// Returns the operands, in LLVM's order: results first, without those that are tied to an earlier one.
    pub fn slots(self) -> impl ExactSizeIterator<Item = SlotRef> {
        let form = usize::from(self.row().2);
        let (start, end) = (rows::FORM_STARTS[form], rows::FORM_STARTS[form + 1]);
        rows::FORM_SLOTS[usize::from(start)..usize::from(end)]
            .iter()
            .map(|&slot| SlotRef(rows::SLOTS[usize::from(slot)]))
    }

    /// Returns what the instruction does apart from its operands.
    pub fn effects(self) -> Effects {
        Effects(self.row().4)
    }

    /// Returns the names of the features that the instruction requires and a processor lacks.
    pub fn missing_features(self, features: &Features) -> Vec<&'static str> {
        features.missing(self.row().3)
    }

    pub(crate) fn row(self) -> &'static Row {
        &rows::ROWS[usize::from(self.0)]
    }
}

impl std::fmt::Debug for Opcode {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}
