//! Loads, stores and atomic accesses of AArch64.

use draig_mc::aarch64::{ExtendKind, Operand, Register};

use super::execute::extended;
use super::step::Step;
use crate::assembly::memory::offset;
use crate::assembly::run::Run;
use crate::assembly::word::{Wide, Word};
use crate::stop::{Result, Stop};
use crate::value::{Slot, mask, sign_extend};

/// An access.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Memory {
    kind: Kind,
    /// Bits of each register's value in memory.
    bits: u32,
    addressing: Addressing,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Load {
        /// Width to which the value is sign-extended.
        signed: Option<u32>,
        pair: bool,
        exclusive: bool,
    },
    Store {
        pair: bool,
        exclusive: bool,
    },
    /// Reads the old value, and writes what it makes with a register.
    Update(Update),
    /// Compares a register with memory and exchanges.
    CompareSwap {
        pair: bool,
    },
}

/// Atomic operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Update {
    Add,
    Clear,
    Toggle,
    Set,
    SignedMax,
    SignedMin,
    UnsignedMax,
    UnsignedMin,
    Swap,
}

/// Form of the address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Addressing {
    /// The base, and an offset if there is one.
    Base,
    /// An offset in a register.
    Register,
    /// The base is moved before the access.
    Pre,
    /// The base is moved after the access.
    Post,
}

const UPDATES: [(&str, Update); 9] = [
    ("LDADD", Update::Add),
    ("LDCLR", Update::Clear),
    ("LDEOR", Update::Toggle),
    ("LDSET", Update::Set),
    ("LDSMAX", Update::SignedMax),
    ("LDSMIN", Update::SignedMin),
    ("LDUMAX", Update::UnsignedMax),
    ("LDUMIN", Update::UnsignedMin),
    ("SWP", Update::Swap),
];

/// An access with its address: the address, the registers that are loaded or stored, and the base with its new value
/// if it is moved.
type Located = (Slot, Vec<Register>, Option<(Register, Word)>);

/// Loads and stores of one address in a register: their names without the size.
const BASE_ONLY: [(&str, bool, bool); 12] = [
    // Name, whether it stores, whether it is exclusive; ordering is not weaker here than anywhere.
    ("LDAXR", false, true),
    ("LDXR", false, true),
    ("LDAPR", false, false),
    ("LDLAR", false, false),
    ("LDAR", false, false),
    ("STLXR", true, true),
    ("STXR", true, true),
    ("STLLR", true, false),
    ("STLR", true, false),
    ("LDAXP", false, true),
    ("LDXP", false, true),
    ("STLXP", true, true),
];

/// Returns the bits of a size letter of general-purpose registers.
fn general_bits(size: &str) -> Option<u32> {
    Some(match size {
        "B" => 8,
        "H" => 16,
        "W" => 32,
        "X" => 64,
        _ => return None,
    })
}

/// Returns the access of a row.
pub(super) fn operation(name: &str) -> Option<Memory> {
    atomic(name).or_else(|| exclusive(name)).or_else(|| plain(name))
}

fn atomic(name: &str) -> Option<Memory> {
    let memory = |kind, bits| Some(Memory { kind, bits, addressing: Addressing::Base });
    // Acquire and release letters stand between the operation and the size.
    let ordered = |rest: &str| -> Option<u32> {
        let rest = rest.strip_prefix('A').unwrap_or(rest);
        general_bits(rest.strip_prefix('L').unwrap_or(rest))
    };
    for (prefix, update) in UPDATES {
        if let Some(bits) = name.strip_prefix(prefix).and_then(ordered) {
            return memory(Kind::Update(update), bits);
        }
    }
    if let Some(bits) = name.strip_prefix("CASP").and_then(ordered) {
        return memory(Kind::CompareSwap { pair: true }, bits);
    }
    name.strip_prefix("CAS").and_then(ordered).and_then(|bits| memory(Kind::CompareSwap { pair: false }, bits))
}

fn exclusive(name: &str) -> Option<Memory> {
    let list = BASE_ONLY.iter().chain(&[("STXP", true, true)]);
    for &(prefix, stores, exclusive) in list {
        let Some(bits) = name.strip_prefix(prefix).and_then(general_bits) else { continue };
        let pair = prefix.ends_with('P');
        let kind = match stores {
            true => Kind::Store { pair, exclusive },
            false => Kind::Load { signed: None, pair, exclusive },
        };
        return Some(Memory { kind, bits, addressing: Addressing::Base });
    }
    None
}

fn plain(name: &str) -> Option<Memory> {
    const PREFIXES: [(&str, bool, bool); 14] = [
        // Name, whether it stores, whether it has two registers.
        ("LDAPUR", false, false),
        ("STLUR", true, false),
        ("LDTR", false, false),
        ("STTR", true, false),
        ("LDUR", false, false),
        ("STUR", true, false),
        ("LDNP", false, true),
        ("STNP", true, true),
        ("LDPSW", false, true),
        ("LDP", false, true),
        ("STP", true, true),
        ("LDR", false, false),
        ("STR", true, false),
        ("LDAPR", false, false),
    ];
    let (prefix, stores, pair, rest) =
        PREFIXES.iter().find_map(|&(prefix, stores, pair)| Some((prefix, stores, pair, name.strip_prefix(prefix)?)))?;
    let (size, addressing) = if let Some(size) = rest.strip_suffix("roX").or_else(|| rest.strip_suffix("roW")) {
        (size, Addressing::Register)
    } else if let Some(size) = rest.strip_suffix("post") {
        (size, Addressing::Post)
    } else if let Some(size) = rest.strip_suffix("pre") {
        (size, Addressing::Pre)
    } else {
        (rest.strip_suffix("ui").or_else(|| rest.strip_suffix('i'))?, Addressing::Base)
    };
    // Of the accesses with the rights of the program, and of ordered ones, one letter is a general-purpose register.
    let is_general = matches!(prefix, "LDAPUR" | "STLUR" | "LDTR" | "STTR");
    let (bits, signed) = match (size, is_general) {
        ("", _) if prefix == "LDPSW" => (32, Some(64)),
        ("SBW", _) => (8, Some(32)),
        ("SBX", _) => (8, Some(64)),
        ("SHW", _) => (16, Some(32)),
        ("SHX", _) => (16, Some(64)),
        ("SW", _) => (32, Some(64)),
        ("BB", _) | ("B", true) => (8, None),
        ("HH", _) | ("H", true) => (16, None),
        ("W", _) => (32, None),
        ("X", _) | ("", true) => (64, None),
        ("B", false) | ("b", _) => (8, None),
        ("H", false) | ("h", _) => (16, None),
        ("S", _) | ("s", _) => (32, None),
        ("D", _) | ("d", _) => (64, None),
        ("Q", _) | ("q", _) => (128, None),
        _ => return None,
    };
    let kind = match stores {
        true => Kind::Store { pair, exclusive: false },
        false => Kind::Load { signed, pair, exclusive: false },
    };
    Some(Memory { kind, bits, addressing })
}

impl Run<'_, '_> {
    /// Executes a load, a store or an atomic access.
    pub(super) fn access(&mut self, memory: Memory, step: &Step) -> Result<()> {
        let operands = &step.operands[..];
        match memory.kind {
            Kind::Load { signed, pair, exclusive } => {
                let (base, registers, moved) = self.place(memory, step, pair, false)?;
                let size = u64::from(memory.bits / 8) * if pair { 2 } else { 1 };
                if exclusive {
                    self.require_aligned(base, size)?;
                    self.machine.assembly.exclusive = Some((base.bits, size));
                }
                for (number, register) in (0u64..).zip(registers) {
                    let at = offset(base, number * u64::from(memory.bits / 8));
                    let value = self.load_wide(at, memory.bits)?;
                    self.put_loaded(register, value, signed, memory.bits);
                }
                self.move_base(moved);
                Ok(())
            }
            Kind::Store { pair, exclusive } => {
                let (base, registers, moved) = self.place(memory, step, pair, exclusive)?;
                let size = u64::from(memory.bits / 8) * if pair { 2 } else { 1 };
                let mut values = Vec::with_capacity(2);
                for register in registers {
                    values.push(self.stored(register)?);
                }
                if exclusive {
                    self.require_aligned(base, size)?;
                    let watched = self.machine.assembly.exclusive.take() == Some((base.bits, size));
                    // Other processors may come between; the usual choice is that none does.
                    let choice = &mut self.machine.choice;
                    let succeeds = watched && (choice.is_usual() || choice.below(8) != 0);
                    let Some(Operand::Register(status)) = operands.first() else { return self.not_executed() };
                    if succeeds {
                        self.store_values(base, memory.bits, &values)?;
                    }
                    self.set_register(*status, Word::plain(u64::from(!succeeds)))?;
                    return Ok(());
                }
                self.store_values(base, memory.bits, &values)?;
                self.move_base(moved);
                Ok(())
            }
            Kind::Update(update) => {
                let [Operand::Register(old_to), Operand::Register(with), Operand::Register(base)] = *operands else {
                    return self.not_executed();
                };
                let with = self.register(with)?.low(memory.bits);
                let at = self.base_address(base)?;
                self.require_aligned(at, u64::from(memory.bits / 8))?;
                let old = self.load(at, memory.bits)?;
                let new = self.updated(update, old, with, memory.bits);
                self.store(at, memory.bits, new)?;
                self.set_register(old_to, old)
            }
            Kind::CompareSwap { pair } => {
                let [Operand::Register(expected), Operand::Register(new), Operand::Register(base)] = *operands else {
                    return self.not_executed();
                };
                let at = self.base_address(base)?;
                let count = if pair { 2 } else { 1 };
                self.require_aligned(at, count * u64::from(memory.bits / 8))?;
                let (mut equal, mut olds, mut news) = (true, Vec::new(), Vec::new());
                for number in 0..count {
                    let at = offset(at, number * u64::from(memory.bits / 8));
                    let old = self.load(at, memory.bits)?;
                    let wanted = self.register(next(expected, number))?.low(memory.bits);
                    self.must_be_defined(old, "the value that inline assembly compares and exchanges")?;
                    self.must_be_defined(wanted, "the value that inline assembly compares with")?;
                    equal &= old.bits == wanted.bits;
                    olds.push(old);
                    news.push(Wide([self.register(next(new, number))?.low(memory.bits), Word::plain(0)]));
                }
                if equal {
                    self.store_values(at, memory.bits, &news)?;
                }
                for (number, old) in (0..).zip(olds) {
                    self.set_register(next(expected, number), old)?;
                }
                Ok(())
            }
        }
    }

    /// Returns the address of an access, its registers, and the new value of a base that is moved.
    fn place(&mut self, memory: Memory, step: &Step, pair: bool, has_status: bool) -> Result<Located> {
        let mut operands = step.operands.iter().skip(usize::from(has_status));
        let mut register = || match operands.next() {
            Some(Operand::Register(register)) => Some(*register),
            _ => None,
        };
        let moves = matches!(memory.addressing, Addressing::Pre | Addressing::Post);
        let moved = if moves { register() } else { None };
        let count = if pair { 2 } else { 1 };
        let mut registers = Vec::with_capacity(count);
        for _ in 0..count {
            registers.extend(register());
        }
        let Some(base) = moved.or_else(&mut register).filter(|_| registers.len() == count) else {
            return self.not_executed();
        };
        let word = self.register(base)?;
        let distance = match (memory.addressing, operands.next(), operands.next()) {
            (
                Addressing::Register,
                Some(Operand::Register(index)),
                Some(&Operand::MemoryExtend { kind, is_shifted }),
            ) => {
                let index = self.register(*index)?;
                let by = if is_shifted { (memory.bits / 8).trailing_zeros() } else { 0 };
                let kind = match kind {
                    ExtendKind::Uxtx | ExtendKind::Sxtx => ExtendKind::Uxtx,
                    other => other,
                };
                extended(index, kind, by, 64)
            }
            (_, None, _) => Word::plain(0),
            (_, Some(Operand::Immediate(value)), _) => Word::plain(*value as u64),
            (_, Some(Operand::Symbolic), _) => self.low_of_symbol(step)?,
            _ => return self.not_executed(),
        };
        let sum = self.add_words(word, distance, 64);
        let at = match memory.addressing {
            Addressing::Post => self.pointer(word)?,
            _ => self.pointer(sum)?,
        };
        Ok((at, registers, moved.map(|base| (base, sum))))
    }

    fn move_base(&mut self, moved: Option<(Register, Word)>) {
        if let Some((base, sum)) = moved {
            self.cpu.set_general(base.number, sum);
        }
    }

    /// Returns an address that is in a register.
    fn base_address(&mut self, base: Register) -> Result<Slot> {
        let word = self.register(base)?;
        self.pointer(word)
    }

    /// Exclusive and atomic accesses trap if they are not aligned.
    fn require_aligned(&self, at: Slot, size: u64) -> Result<()> {
        match at.bits.is_multiple_of(size) {
            true => Ok(()),
            // SIGBUS
            false => Err(Box::new(Stop::Signal(7))),
        }
    }

    fn put_loaded(&mut self, register: Register, value: Wide, signed: Option<u32>, bits: u32) {
        use draig_mc::aarch64::RegisterKind;
        match register.kind {
            RegisterKind::W | RegisterKind::X | RegisterKind::Wsp | RegisterKind::Sp => {
                let word = match signed {
                    Some(width) => value.0[0].sign_extended(bits, width),
                    None => value.0[0],
                };
                if register.number != 31 {
                    self.cpu.set_general(register.number, word);
                }
            }
            _ => self.cpu.set_wide(register.number, value.zero_extended(bits)),
        }
    }

    fn stored(&mut self, register: Register) -> Result<Wide> {
        use draig_mc::aarch64::RegisterKind;
        Ok(match register.kind {
            RegisterKind::W | RegisterKind::X | RegisterKind::Wsp | RegisterKind::Sp => {
                Wide([self.register(register)?, Word::plain(0)])
            }
            _ => self.cpu.wide(register.number),
        })
    }

    fn store_values(&mut self, base: Slot, bits: u32, values: &[Wide]) -> Result<()> {
        for (number, value) in (0u64..).zip(values) {
            self.store_wide(offset(base, number * u64::from(bits / 8)), bits, *value)?;
        }
        Ok(())
    }

    fn updated(&mut self, update: Update, old: Word, with: Word, width: u32) -> Word {
        match update {
            Update::Swap => return with,
            Update::Add => return self.add_words(old, with, width),
            _ => self.expose_all(&[old, with]),
        }
        if !old.is_defined() || !with.is_defined() {
            return Word::unknown(if old.is_defined() { with.cause } else { old.cause }).low(width);
        }
        let (a, b) = (old.bits, with.bits);
        let (x, y) = (sign_extend(a, width), sign_extend(b, width));
        let bits = match update {
            Update::Clear => a & !b,
            Update::Toggle => a ^ b,
            Update::Set => a | b,
            Update::SignedMax => x.max(y) as u64,
            Update::SignedMin => x.min(y) as u64,
            Update::UnsignedMax => a.max(b),
            Update::UnsignedMin => a.min(b),
            Update::Add | Update::Swap => b,
        };
        Word::plain(bits & mask(width))
    }
}

/// Returns the register so many after another one.
fn next(register: Register, plus: u64) -> Register {
    Register { number: register.number + plus as u8, ..register }
}
