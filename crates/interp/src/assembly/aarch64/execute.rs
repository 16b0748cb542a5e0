//! Execution of one instruction of AArch64 (Arm ARM, A64 base instructions).

use draig_mc::aarch64::{Condition, ExtendKind, Operand, Register, RegisterKind, ShiftKind};

use super::integers::{self, Logic, Shift};
use super::step::{Op, Step, bits};
use super::{C, N, SP, STATUS, V, Z, condition};
use crate::assembly::run::Run;
use crate::assembly::text::Goto;
use crate::assembly::word::{Word, cause, spread};
use crate::rules;
use crate::stop::{Result, Stop, Undefined};
use crate::value::{Prov, mask, sign_extend};

/// Bytes of the page that `adrp` computes the address of.
const PAGE: u64 = 4096;

impl Run<'_, '_> {
    /// Executes a step; returns where to go, if it is not the next.
    pub(in crate::assembly) fn execute_aarch64(&mut self, step: &Step) -> Result<Option<Goto>> {
        let width = step.width;
        let operands = &step.operands[..];
        match (step.op, operands) {
            (Op::Nothing, _) => {}
            (Op::Add { subtract, flags }, [Operand::Register(to), Operand::Register(a), b @ ..]) => {
                let left = self.register(*a)?;
                let right = self.second(b, step)?.low(width);
                let value = self.sum(left, right, subtract, flags, width);
                self.set_register(*to, value)?;
            }
            (Op::AddCarry { subtract, flags }, [Operand::Register(to), Operand::Register(a), Operand::Register(b)]) => {
                let (left, right) = (self.register(*a)?, self.register(*b)?);
                let value = self.sum_with_carry(left, right, subtract, flags, width);
                self.set_register(*to, value)?;
            }
            (Op::Logic { op, invert, flags }, [Operand::Register(to), Operand::Register(a), b @ ..]) => {
                let left = self.register(*a)?;
                let mut right = self.second(b, step)?.low(width);
                if invert {
                    self.machine.expose_word(right);
                    right = Word { bits: !right.bits & !right.undefined & mask(width), prov: Prov::NONE, ..right };
                }
                let value = self.combine(op, left, right, width);
                if flags {
                    self.flags_of(value, width);
                }
                self.set_register(*to, value)?;
            }
            (
                Op::MoveWide { keeps, inverts },
                [Operand::Register(to), Operand::Immediate(value), Operand::Shift { amount, .. }],
            ) => {
                let by = u32::from(*amount);
                let part = Word::plain(*value as u64 & 0xffff);
                let value = match keeps {
                    true => self.register(*to)?.with(part, by, 16),
                    false => {
                        let bits = part.bits << by;
                        Word::plain(if inverts { !bits } else { bits } & mask(width))
                    }
                };
                self.set_register(*to, value)?;
            }
            (
                Op::Bitfield { signed, keeps },
                [Operand::Register(to), Operand::Register(from), Operand::Immediate(rotate), Operand::Immediate(last)],
            ) => {
                let source = self.register(*from)?;
                self.machine.expose_word(source);
                let (rotate, last) = (*rotate as u32, *last as u32);
                let (field, above, sign) = integers::bitfield(rotate, last, width);
                let turn = |bits: u64| Shift::Rotate.apply(bits, rotate, width);
                let (bits, undefined) = (turn(source.bits), turn(source.undefined));
                let old = if keeps { self.register(*to)? } else { Word::plain(0) };
                let fill = |bits: u64| if signed && bits >> sign & 1 != 0 { above } else { 0 };
                let kept = if keeps { !field & mask(width) } else { 0 };
                let value = Word {
                    bits: bits & field | fill(bits) | old.bits & kept,
                    undefined: undefined & field | fill(undefined) | old.undefined & kept,
                    cause: if undefined & field != 0 { source.cause } else { old.cause },
                    prov: Prov::NONE,
                };
                self.set_register(*to, Word { bits: value.bits & !value.undefined, ..value })?;
            }
            (
                Op::Extract,
                [Operand::Register(to), Operand::Register(high), Operand::Register(low), Operand::Immediate(by)],
            ) => {
                let (high, low) = (self.register(*high)?, self.register(*low)?);
                self.expose_all(&[high, low]);
                let join =
                    |high: u64, low: u64| ((u128::from(high) << width | u128::from(low)) >> *by) as u64 & mask(width);
                let undefined = join(high.undefined, low.undefined);
                let bits = join(high.bits, low.bits) & !undefined;
                self.set_register(*to, Word { bits, undefined, cause: cause(high, low), prov: Prov::NONE })?;
            }
            (Op::Shift(shift), [Operand::Register(to), Operand::Register(a), Operand::Register(by)]) => {
                let (a, by) = (self.register(*a)?, self.register(*by)?.low(width.trailing_zeros()));
                self.machine.expose_word(a);
                let value = match by.is_defined() {
                    true => shifted(shift, a, by.bits as u32, width),
                    false => Word::unknown(by.cause).low(width),
                };
                self.set_register(*to, value)?;
            }
            (Op::MultiplyAdd { subtract }, [Operand::Register(to), rest @ ..]) => {
                let value = self.numbers(rest, width, |numbers| {
                    let product = numbers[0].wrapping_mul(numbers[1]);
                    if subtract { numbers[2].wrapping_sub(product) } else { numbers[2].wrapping_add(product) }
                })?;
                self.set_register(*to, value)?;
            }
            (Op::MultiplyAddLong { subtract, signed }, [Operand::Register(to), rest @ ..]) => {
                let value = self.numbers(rest, 64, |numbers| {
                    let wide = |bits: u64| if signed { sign_extend(bits, 32) as u64 } else { bits };
                    let product = wide(numbers[0]).wrapping_mul(wide(numbers[1]));
                    if subtract { numbers[2].wrapping_sub(product) } else { numbers[2].wrapping_add(product) }
                })?;
                self.set_register(*to, value)?;
            }
            (Op::MultiplyHigh { signed }, [Operand::Register(to), rest @ ..]) => {
                let value = self.numbers(rest, 64, |numbers| match signed {
                    true => ((i128::from(numbers[0] as i64) * i128::from(numbers[1] as i64)) >> 64) as u64,
                    false => ((u128::from(numbers[0]) * u128::from(numbers[1])) >> 64) as u64,
                })?;
                self.set_register(*to, value)?;
            }
            (Op::Divide { signed }, [Operand::Register(to), rest @ ..]) => {
                let value =
                    self.numbers(rest, width, |numbers| integers::divide(signed, numbers[0], numbers[1], width))?;
                self.set_register(*to, value)?;
            }
            (Op::ReverseBits, [Operand::Register(to), Operand::Register(from)]) => {
                self.permute(*to, *from, |bits| bits.reverse_bits() >> (64 - width))?;
            }
            (Op::ReverseBytes(piece), [Operand::Register(to), Operand::Register(from)]) => {
                self.permute(*to, *from, |bits| integers::reverse_bytes(bits, piece, width))?;
            }
            (Op::CountZeros, [Operand::Register(to), rest @ ..]) => {
                let value =
                    self.numbers(rest, width, |numbers| u64::from(numbers[0].leading_zeros() - (64 - width)))?;
                self.set_register(*to, value)?;
            }
            (Op::CountSigns, [Operand::Register(to), rest @ ..]) => {
                let value = self.numbers(rest, width, |numbers| {
                    let value = sign_extend(numbers[0], width);
                    let same = if value < 0 { value.leading_ones() } else { value.leading_zeros() };
                    u64::from(same - (64 - width) - 1)
                })?;
                self.set_register(*to, value)?;
            }
            (Op::Crc { crc, bits }, [Operand::Register(to), rest @ ..]) => {
                let value = self.numbers(rest, 32, |numbers| crc.apply(numbers[0], numbers[1], bits))?;
                self.set_register(*to, value)?;
            }
            (
                Op::Select { inverts, increments },
                [Operand::Register(to), Operand::Register(a), Operand::Register(b), Operand::Condition(condition)],
            ) => {
                let (a, b) = (self.register(*a)?, self.register(*b)?);
                let value = match self.holds(*condition)? {
                    true => a,
                    false if !inverts && !increments => b,
                    false => {
                        self.machine.expose_word(b);
                        let b = Word { prov: Prov::NONE, ..b };
                        let inverted = Word { bits: !b.bits & !b.undefined & mask(width), ..b };
                        let b = if inverts { inverted } else { b };
                        if increments { self.add_words(b, Word::plain(1), width) } else { b }
                    }
                };
                self.set_register(*to, value)?;
            }
            (
                Op::ConditionalCompare { subtract },
                [Operand::Register(a), b, Operand::Immediate(flags), Operand::Condition(condition)],
            ) => {
                let left = self.register(*a)?;
                let right = self.second(std::slice::from_ref(b), step)?.low(width);
                match self.holds(*condition)? {
                    true => {
                        self.sum(left, right, subtract, true, width);
                    }
                    false => self.cpu.flags.set(STATUS, *flags as u16 & STATUS),
                }
            }
            (Op::Address { page }, [Operand::Register(to), ..]) => {
                let Some((symbol, offset)) = step.symbol else { return self.not_executed() };
                let address = self.symbol_address(symbol)?;
                let mut address = self.add_words(address, Word::plain(offset as u64), 64);
                if page {
                    address.bits &= !(PAGE - 1);
                }
                self.set_register(*to, address)?;
            }
            (Op::Branch, _) => return Ok(step.target()),
            (Op::BranchIf, [Operand::Condition(condition), ..]) => {
                return Ok(if self.holds(*condition)? { step.target() } else { None });
            }
            (Op::BranchZero { nonzero }, [Operand::Register(from), ..]) => {
                let value = self.register(*from)?;
                self.must_be_defined(value, "the register that decides a branch in inline assembly")?;
                self.machine.expose_word(value);
                return Ok(if (value.bits != 0) == nonzero { step.target() } else { None });
            }
            (Op::BranchBit { nonzero }, [Operand::Register(from), Operand::Immediate(bit), ..]) => {
                let value = self.register(*from)?;
                let bit = Word { bits: value.bits >> *bit & 1, undefined: value.undefined >> *bit & 1, ..value };
                self.must_be_defined(bit, "the bit that decides a branch in inline assembly")?;
                return Ok(if (bit.bits != 0) == nonzero { step.target() } else { None });
            }
            (Op::Memory(memory), _) => self.access(memory, step)?,
            (Op::ClearExclusive, _) => self.machine.assembly.exclusive = None,
            (Op::ReadSystem, [Operand::Register(to), Operand::System(number)]) => self.read_system(*to, *number)?,
            (Op::WriteSystem, [Operand::System(number), Operand::Register(from)]) => {
                self.write_system(*number, *from)?;
            }
            (Op::SystemCall, [Operand::Immediate(0)]) => self.system_call_aarch64()?,
            (Op::Trap(signal), _) => return Err(Box::new(Stop::Signal(signal))),
            (Op::Float(float), _) => self.float(float, step)?,
            _ => return self.not_executed(),
        }
        Ok(None)
    }

    /// Reads a general-purpose register; number 31 is zero or the stack pointer.
    pub(super) fn register(&mut self, register: Register) -> Result<Word> {
        let width = bits(register);
        Ok(match register.kind {
            RegisterKind::Sp | RegisterKind::Wsp => self.stack_pointer()?.low(width),
            _ if register.number == 31 => Word::plain(0),
            _ => self.cpu.general(register.number).low(width),
        })
    }

    /// Writes a general-purpose register; 32 bits clear the upper half.
    pub(super) fn set_register(&mut self, register: Register, value: Word) -> Result<()> {
        let value = value.low(bits(register));
        match register.kind {
            RegisterKind::Sp | RegisterKind::Wsp => {
                self.stack_pointer()?;
                self.cpu.set_general(SP, value);
            }
            _ if register.number == 31 => {}
            _ => self.cpu.set_general(register.number, value),
        }
        Ok(())
    }

    /// Returns the last operand: an immediate, or a register that is shifted or extended.
    fn second(&mut self, operands: &[Operand], step: &Step) -> Result<Word> {
        let width = step.width;
        Ok(match *operands {
            // The lowest bits of a symbol's address.
            [Operand::Shifted { .. }] if step.symbol.is_some() => self.low_of_symbol(step)?,
            [Operand::Shifted { value, shift }] => Word::plain(u64::from(value) << shift),
            [Operand::Immediate(value)] => Word::plain(value as u64 & mask(width)),
            [Operand::Register(b)] => self.register(b)?,
            [Operand::Register(b), Operand::Shift { kind, amount }] => {
                let value = self.register(b)?;
                let shift = match kind {
                    _ if amount == 0 => return Ok(value),
                    ShiftKind::Lsl => Shift::Left,
                    ShiftKind::Lsr => Shift::Right,
                    ShiftKind::Asr => Shift::SignedRight,
                    ShiftKind::Ror => Shift::Rotate,
                    ShiftKind::Msl => return self.not_executed(),
                };
                self.machine.expose_word(value);
                shifted(shift, value, u32::from(amount), width)
            }
            [Operand::Register(b), Operand::Extend { kind, amount }] => {
                let value = self.register(b)?;
                extended(value, kind, u32::from(amount), width)
            }
            _ => return self.not_executed(),
        })
    }

    /// Returns the lowest 12 bits of the address of a step's symbol, which complete what `adrp` has computed.
    pub(super) fn low_of_symbol(&mut self, step: &Step) -> Result<Word> {
        let Some((symbol, offset)) = step.symbol else { return self.not_executed() };
        let address = self.symbol_address(symbol)?;
        Ok(Word::plain(address.bits.wrapping_add(offset as u64) & (PAGE - 1)))
    }

    /// Adds or subtracts; the result points into the object of a pointer that a number is added to.
    fn sum(&mut self, a: Word, b: Word, subtract: bool, flags: bool, width: u32) -> Word {
        if flags || !a.is_defined() || !b.is_defined() {
            return self.sum_of(a, b, subtract, flags.then_some(subtract), width);
        }
        if subtract && b.prov != Prov::NONE {
            self.expose_all(&[a, b]);
            return Word::plain(a.bits.wrapping_sub(b.bits) & mask(width));
        }
        let b = if subtract { Word::plain(b.bits.wrapping_neg() & mask(width)) } else { b };
        self.add_words(a, b, width)
    }

    /// Adds with carry 0, or subtracts as addition of the complement with carry 1.
    fn sum_of(&mut self, a: Word, b: Word, subtract: bool, flags: Option<bool>, width: u32) -> Word {
        let undefined = spread(a.undefined | b.undefined) & mask(width);
        let prov = match (a.prov, b.prov, subtract) {
            (prov, Prov::NONE, _) | (Prov::NONE, prov, false) if width == 64 && undefined == 0 => prov,
            _ => {
                self.expose_all(&[a, b]);
                Prov::NONE
            }
        };
        let right = if subtract { !b.bits & mask(width) } else { b.bits };
        let (bits, new) = integers::add(a.bits, right, subtract, width);
        if flags.is_some() {
            match undefined {
                0 => self.cpu.flags.set(STATUS, new),
                _ => self.cpu.flags.spoil(STATUS, cause(a, b)),
            }
        }
        Word { bits: bits & !undefined, undefined, cause: cause(a, b), prov }
    }

    fn sum_with_carry(&mut self, a: Word, b: Word, subtract: bool, flags: bool, width: u32) -> Word {
        self.expose_all(&[a, b]);
        let carry = self.cpu.flags;
        if carry.undefined & C != 0 || !a.is_defined() || !b.is_defined() {
            let reason = if carry.undefined & C != 0 { carry.cause } else { cause(a, b) };
            if flags {
                self.cpu.flags.spoil(STATUS, reason);
            }
            return Word::unknown(reason).low(width);
        }
        let right = if subtract { !b.bits & mask(width) } else { b.bits };
        let (bits, new) = integers::add(a.bits, right, carry.bits & C != 0, width);
        if flags {
            self.cpu.flags.set(STATUS, new);
        }
        Word::plain(bits)
    }

    fn combine(&mut self, op: Logic, a: Word, b: Word, width: u32) -> Word {
        let (bits, undefined) = match op {
            // A known 0 (or 1) decides the bit.
            Logic::And => {
                (a.bits & b.bits, (a.undefined | b.undefined) & (a.bits | a.undefined) & (b.bits | b.undefined))
            }
            Logic::Or => (a.bits | b.bits, (a.undefined | b.undefined) & !a.bits & !b.bits),
            Logic::Xor => (a.bits ^ b.bits, a.undefined | b.undefined),
        };
        let prov = match (a.prov, b.prov) {
            (Prov::NONE, Prov::NONE) => Prov::NONE,
            // `mov` is `orr` with the zero register; masks keep the object.
            (prov, Prov::NONE) | (Prov::NONE, prov) if width == 64 && op != Logic::Xor && undefined == 0 => prov,
            _ => {
                self.expose_all(&[a, b]);
                Prov::NONE
            }
        };
        Word { bits: bits & !undefined, undefined, cause: cause(a, b), prov }
    }

    fn flags_of(&mut self, value: Word, width: u32) {
        match value.is_defined() {
            true => self.cpu.flags.set(STATUS, integers::sign_and_zero(value.bits, width)),
            false => {
                self.cpu.flags.set(C | V, 0);
                self.cpu.flags.spoil(N | Z, value.cause);
            }
        }
    }

    /// Computes a number from registers; it is undefined if a bit of them is.
    fn numbers(&mut self, operands: &[Operand], width: u32, f: impl FnOnce(&[u64]) -> u64) -> Result<Word> {
        let mut numbers = Vec::with_capacity(3);
        for operand in operands {
            let Operand::Register(register) = operand else { return self.not_executed() };
            let word = self.register(*register)?;
            if !word.is_defined() {
                return Ok(Word::unknown(word.cause).low(width));
            }
            self.machine.expose_word(word);
            numbers.push(word.bits);
        }
        Ok(Word::plain(f(&numbers) & mask(width)))
    }

    /// Moves bits of a register to other places.
    fn permute(&mut self, to: Register, from: Register, f: impl Fn(u64) -> u64) -> Result<()> {
        let word = self.register(from)?;
        self.machine.expose_word(word);
        self.set_register(to, Word { bits: f(word.bits), undefined: f(word.undefined), prov: Prov::NONE, ..word })
    }

    /// Whether a condition holds; its flags must be defined.
    pub(super) fn holds(&self, of: Condition) -> Result<bool> {
        let flags = self.cpu.flags;
        let (reads, holds) = condition(of, flags.bits);
        if flags.undefined & reads != 0 {
            let what = "inline assembly reads a flag that it has not set";
            return Err(Undefined::new(&rules::ASSEMBLY_READS_UNKNOWN, what).taint(flags.cause).into());
        }
        Ok(holds)
    }
}

/// Shifts a word by a number below its width.
fn shifted(shift: Shift, value: Word, by: u32, width: u32) -> Word {
    let undefined = shift.apply(value.undefined, by, width);
    let bits = shift.apply(value.bits, by, width) & !undefined;
    Word { bits, undefined, cause: value.cause, prov: Prov::NONE }
}

/// Extends a part of a word and shifts it to the left.
pub(super) fn extended(value: Word, kind: ExtendKind, by: u32, width: u32) -> Word {
    let (from, signed) = match kind {
        ExtendKind::Uxtb => (8, false),
        ExtendKind::Uxth => (16, false),
        ExtendKind::Uxtw => (32, false),
        ExtendKind::Uxtx => (64, false),
        ExtendKind::Sxtb => (8, true),
        ExtendKind::Sxth => (16, true),
        ExtendKind::Sxtw => (32, true),
        ExtendKind::Sxtx => (64, true),
    };
    if from >= width && by == 0 {
        return value;
    }
    let from = from.min(width);
    let part = if signed { value.sign_extended(from, width) } else { value.low(from) };
    let place = |bits: u64| bits << by & mask(width);
    Word { bits: place(part.bits), undefined: place(part.undefined), cause: part.cause, prov: Prov::NONE }
}
