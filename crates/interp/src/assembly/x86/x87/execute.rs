//! Execution of x87 instructions.

use std::cmp::Ordering;

use draig_num::{ApFloat, Category, FloatFormat, Round};

use super::numbers::{EXTENDED, extract, remainder, scale};
use super::{REGISTERS, To, X87Op};
use crate::assembly::float::{self, Computed, Exceptions, Rules};
use crate::assembly::memory::offset;
use crate::assembly::run::Run;
use crate::assembly::word::{Wide, Word};
use crate::assembly::x86::flags::{CF, PF, STATUS, ZF};
use crate::assembly::x86::processor::RAX;
use crate::assembly::x86::step::{Op, Place, Step};
use crate::assembly::x86::vector::{ROUNDINGS, order_flags};
use crate::stop::{Result, unsupported};

/// Condition codes of the status word.
const C0: u16 = 1 << 8;
const C1: u16 = 1 << 9;
const C2: u16 = 1 << 10;
const C3: u16 = 1 << 14;
/// Exceptions of the status word that `fnclex` clears, with summary and busy.
const EXCEPTIONS: u16 = 0x80ff;
/// Control word after `fninit`.
const INITIAL_CONTROL: u16 = 0x37f;
/// Bits of the control word that decide what is executed: masks of exceptions and precision.
const FIXED_CONTROL: u16 = 0x33f;
/// The bits of a register.
const BITS: u128 = (1 << 80) - 1;

impl Run<'_, '_> {
    /// Executes an x87 instruction.
    pub(in crate::assembly::x86) fn x87(&mut self, op: X87Op, step: &Step) -> Result<()> {
        let operands = &step.operands[..];
        match (op, operands) {
            (X87Op::Nothing, _) => Ok(()),
            (X87Op::Load, [Place::X87(number)]) => {
                let value = self.st(*number)?;
                self.push_x87(value)
            }
            (X87Op::Load, [from]) => {
                let value = self.x87_operand(from, false)?;
                self.push_x87(value)
            }
            (X87Op::LoadInt, [from]) => {
                let value = self.x87_operand(from, true)?;
                self.push_x87(value)
            }
            (X87Op::Constant(constant), []) => {
                let value = constant.value(self.x87_rounding());
                self.push_x87(value)
            }
            (X87Op::Store { pops }, [to]) => {
                self.store_x87(to)?;
                if pops { self.pop_x87() } else { Ok(()) }
            }
            (X87Op::StoreInt { pops, truncates }, [to]) => {
                self.store_int(to, truncates)?;
                if pops { self.pop_x87() } else { Ok(()) }
            }
            (X87Op::Exchange, _) => {
                let other = match operands {
                    [Place::X87(number)] => *number,
                    _ => 1,
                };
                let (a, b) = (self.st(0)?, self.st(other)?);
                self.set_st(0, b)?;
                self.set_st(other, a)
            }
            (X87Op::Arithmetic { op, reversed, to, integer }, _) => {
                let place = operands.first().cloned().unwrap_or(Place::X87(1));
                let operand = self.x87_operand(&place, integer)?;
                let top = self.st(0)?;
                let (to, a, b) = match (to, &place) {
                    (To::Top, _) => (0, top, operand),
                    (_, Place::X87(number)) => (*number, operand, top),
                    _ => return self.not_executed(),
                };
                let (a, b) = if reversed { (b, a) } else { (a, b) };
                let round = self.x87_rounding();
                let value = self.compute(&[a, b], |of| Rules::X87.arithmetic(op, of[0], of[1], round))?;
                self.set_st(to, value)?;
                match matches!(step.op, Op::X87(X87Op::Arithmetic { to: To::OperandPops, .. })) {
                    true => self.pop_x87(),
                    false => Ok(()),
                }
            }
            (X87Op::Compare { pops, quiet, integer }, _) => {
                let place = operands.first().cloned().unwrap_or(Place::X87(1));
                let b = self.x87_operand(&place, integer)?;
                let a = self.st(0)?;
                let order = self.compare_x87(a, b, quiet)?;
                self.set_codes(codes_of(order));
                (0..pops).try_for_each(|_| self.pop_x87())
            }
            (X87Op::CompareFlags { pops, quiet }, [Place::X87(number)]) => {
                let (a, b) = (self.st(0)?, self.st(*number)?);
                let order = self.compare_x87(a, b, quiet)?;
                self.cpu.flags.set(STATUS, 0);
                self.cpu.flags.set(ZF | PF | CF, order_flags(order));
                if pops { self.pop_x87() } else { Ok(()) }
            }
            (X87Op::Test, []) => {
                let a = self.st(0)?;
                let order = self.compare_x87(a, Wide::plain(0), false)?;
                self.set_codes(codes_of(order));
                Ok(())
            }
            (X87Op::Examine, []) => {
                let code = match self.cpu.x87.get(0) {
                    None => C3 | C0,
                    Some(value) => {
                        let value = self.number(value)?;
                        let sign = if value.is_negative() { C1 } else { 0 };
                        sign | match value.category() {
                            Category::Nan => C0,
                            Category::Normal => C2,
                            Category::Infinity => C2 | C0,
                            Category::Zero => C3,
                            Category::Subnormal => C3 | C2,
                        }
                    }
                };
                self.set_codes(code);
                Ok(())
            }
            (X87Op::Abs | X87Op::Negate, []) => {
                let value = self.st(0)?;
                let sign = 1 << 15;
                let mut high = value.0[1];
                high.bits = if op == X87Op::Abs { high.bits & !sign } else { high.bits ^ sign & !high.undefined };
                if op == X87Op::Abs {
                    high.undefined &= !sign;
                }
                self.machine.assembly.control.x87_status &= !C1;
                self.set_st(0, Wide([value.0[0], high]))
            }
            (X87Op::Sqrt, []) => {
                let (a, round) = (self.st(0)?, self.x87_rounding());
                let value = self.compute(&[a], |of| Rules::X87.sqrt(of[0], round))?;
                self.set_st(0, value)
            }
            (X87Op::Round, []) => {
                let (a, round) = (self.st(0)?, self.x87_rounding());
                let value = self.compute(&[a], |of| {
                    let (value, exceptions) = Rules::X87.round(of[0], round, true)?;
                    Some((value, exceptions.with_operands(of)))
                })?;
                self.set_st(0, value)
            }
            (X87Op::Remainder { nearest }, []) => {
                let (a, b) = (self.st(0)?, self.st(1)?);
                let mut quotient = None;
                let value = self.compute(&[a, b], |of| {
                    let (value, exceptions, low) = remainder(of[0], of[1], nearest)?;
                    quotient = low;
                    Some((value, exceptions))
                })?;
                match quotient {
                    Some(quotient) => {
                        let bit = |number: u32, code: u16| if quotient >> number & 1 != 0 { code } else { 0 };
                        self.set_codes(bit(0, C1) | bit(1, C3) | bit(2, C0));
                    }
                    None => self.machine.assembly.control.x87_status &= !(C1 | C2),
                }
                self.set_st(0, value)
            }
            (X87Op::Scale, []) => {
                let (a, b, round) = (self.st(0)?, self.st(1)?, self.x87_rounding());
                let value = self.compute(&[a, b], |of| scale(of[0], of[1], round))?;
                self.set_st(0, value)
            }
            (X87Op::Extract, []) => {
                let a = self.st(0)?;
                let mut significand = Wide::plain(0);
                let exponent = self.compute(&[a], |of| {
                    let (exponent, rest, exceptions) = extract(of[0])?;
                    significand = Wide::plain(rest.bits());
                    Some((exponent, exceptions))
                })?;
                let significand = if exponent.undefined() == 0 { significand } else { exponent };
                self.set_st(0, exponent)?;
                self.push_x87(significand)
            }
            (X87Op::Move(condition, negated), [Place::X87(number)]) => {
                let taken = self.condition(condition)? != negated;
                let value = self.st(*number)?;
                self.st(0)?;
                if taken { self.set_st(0, value) } else { Ok(()) }
            }
            (X87Op::LoadControl, [from]) => {
                let value = self.read(from, 16)?;
                self.load_x87_control(value)
            }
            (X87Op::StoreControl, [to]) => {
                let word = self.x87_control();
                self.write(to, Word::plain(u64::from(word)))
            }
            (X87Op::StoreStatus, _) => {
                let word = Word::plain(u64::from(self.x87_status()));
                match operands {
                    [] => self.cpu.set_low(RAX, 16, word),
                    [to] => self.write(to, word)?,
                    _ => return self.not_executed(),
                }
                Ok(())
            }
            (X87Op::Clear, []) => {
                self.machine.assembly.control.x87_status &= !EXCEPTIONS;
                Ok(())
            }
            (X87Op::Init, []) => {
                if self.cpu.x87.depth() != 0 {
                    return unsupported("inline assembly that empties the x87 stack");
                }
                self.machine.assembly.control.x87_status = 0;
                self.load_x87_control(Word::plain(u64::from(INITIAL_CONTROL)))
            }
            (X87Op::StoreEnvironment | X87Op::LoadEnvironment, [Place::Memory(address, _)]) => {
                let at = self.address(address)?;
                if op == X87Op::StoreEnvironment { self.store_environment(at) } else { self.load_environment(at) }
            }
            _ => self.not_executed(),
        }
    }

    fn st(&self, number: u8) -> Result<Wide> {
        match self.cpu.x87.get(usize::from(number)) {
            Some(value) => Ok(value),
            None => unsupported("inline assembly that reads an empty register of the x87 stack"),
        }
    }

    fn set_st(&mut self, number: u8, value: Wide) -> Result<()> {
        self.st(number)?;
        self.cpu.x87.place(usize::from(number), value, value);
        Ok(())
    }

    fn push_x87(&mut self, value: Wide) -> Result<()> {
        if self.cpu.x87.values.len() >= REGISTERS {
            return unsupported("inline assembly that pushes more than eight values on the x87 stack");
        }
        self.cpu.x87.values.push(value);
        self.machine.assembly.control.x87_status &= !C1;
        Ok(())
    }

    fn pop_x87(&mut self) -> Result<()> {
        match self.cpu.x87.values.pop() {
            Some(_) => Ok(()),
            None => unsupported("inline assembly that pops from an empty x87 stack"),
        }
    }

    /// Returns the rounding mode: that of the control word if the program has not set another one since.
    fn x87_rounding(&self) -> Round {
        let (control, current) = (&self.machine.assembly.control, self.machine.environment.rounding);
        match control.x87_loaded {
            Some(then) if then == current => ROUNDINGS[usize::from(control.x87_control >> 10 & 3)],
            _ => current,
        }
    }

    fn x87_control(&self) -> u16 {
        let rounding = ROUNDINGS.iter().position(|one| *one == self.x87_rounding()).unwrap_or(0);
        self.machine.assembly.control.x87_control & !(3 << 10) | (rounding as u16) << 10
    }

    fn load_x87_control(&mut self, value: Word) -> Result<()> {
        self.must_be_defined(value, "the control word of the x87 in inline assembly")?;
        let word = value.bits as u16;
        if word & FIXED_CONTROL != FIXED_CONTROL {
            return unsupported(format!("inline assembly that loads {word:#x} into the control word of the x87"));
        }
        let current = self.machine.environment.rounding;
        let control = &mut self.machine.assembly.control;
        control.x87_control = word;
        control.x87_loaded = Some(current);
        Ok(())
    }

    fn x87_status(&self) -> u16 {
        let top = (REGISTERS - self.cpu.x87.depth()) as u16 & 7;
        self.machine.assembly.control.x87_status & !(7 << 11) | top << 11
    }

    fn set_codes(&mut self, codes: u16) {
        let status = &mut self.machine.assembly.control.x87_status;
        *status = *status & !(C0 | C1 | C2 | C3) | codes;
    }

    fn raise_x87(&mut self, exceptions: Exceptions) {
        self.machine.assembly.control.x87_status |= exceptions.0;
    }

    /// Returns a number that a decision depends on.
    fn number(&self, value: Wide) -> Result<ApFloat> {
        if value.undefined() & BITS != 0 {
            self.must_be_defined(Word::unknown(value.cause()), "the number that inline assembly decides by")?;
        }
        Ok(ApFloat::from_bits(EXTENDED, value.bits() & BITS))
    }

    /// Computes a result, which is undefined if an operand is.
    fn compute(&mut self, operands: &[Wide], f: impl FnOnce(&[ApFloat]) -> Option<Computed>) -> Result<Wide> {
        if let Some(operand) = operands.iter().find(|operand| operand.undefined() & BITS != 0) {
            return Ok(Wide::unknown(operand.cause()));
        }
        let numbers: Vec<ApFloat> =
            operands.iter().map(|operand| ApFloat::from_bits(EXTENDED, operand.bits() & BITS)).collect();
        let Some((value, exceptions)) = f(&numbers) else { return self.not_executed() };
        self.raise_x87(exceptions);
        self.machine.assembly.control.x87_status &= !C1;
        Ok(Wide::plain(value.bits()))
    }

    /// Returns an operand as a number of 80 bits.
    fn x87_operand(&mut self, place: &Place, integer: bool) -> Result<Wide> {
        let bits = match place {
            Place::X87(number) => return self.st(*number),
            place => place.width().unwrap_or(64),
        };
        let value = self.read_wide(place)?;
        if bits == 80 {
            return Ok(value);
        }
        let word = value.lane(0, bits);
        if !word.is_defined() {
            return Ok(Wide::unknown(word.cause));
        }
        self.machine.expose_word(word);
        let converted = match (integer, bits) {
            (true, bits) => float::from_int(EXTENDED, word.bits, bits, true, Round::NearestTiesToEven),
            (false, 32) => self.extended(FloatFormat::Float, word.bits),
            (false, 64) => self.extended(FloatFormat::Double, word.bits),
            _ => None,
        };
        let Some((value, exceptions)) = converted else { return self.not_executed() };
        self.raise_x87(exceptions);
        Ok(Wide::plain(value.bits()))
    }

    fn extended(&self, format: FloatFormat, bits: u64) -> Option<Computed> {
        Rules::X87.convert(ApFloat::from_bits(format, u128::from(bits)), EXTENDED, Round::NearestTiesToEven)
    }

    /// Stores the top to a register, or rounded to memory.
    fn store_x87(&mut self, to: &Place) -> Result<()> {
        let value = self.st(0)?;
        let bits = match to {
            Place::X87(number) => return self.set_st(*number, value),
            to => to.width().unwrap_or(64),
        };
        let Place::Memory(address, _) = to else { return self.not_executed() };
        let at = self.address(address)?;
        let format = match bits {
            80 => return self.store_wide(at, 80, value),
            32 => FloatFormat::Float,
            _ => FloatFormat::Double,
        };
        if value.undefined() & BITS != 0 {
            return self.store(at, bits, Word::unknown(value.cause()).low(bits));
        }
        let round = self.x87_rounding();
        let number = ApFloat::from_bits(EXTENDED, value.bits() & BITS);
        let Some((rounded, exceptions)) = Rules::X87.convert(number, format, round) else {
            return self.not_executed();
        };
        self.raise_x87(exceptions.without_operands());
        self.store(at, bits, Word::plain(rounded.bits() as u64))
    }

    /// Stores the top as an integer.
    fn store_int(&mut self, to: &Place, truncates: bool) -> Result<()> {
        let value = self.st(0)?;
        let bits = to.width().unwrap_or(64);
        let word = if value.undefined() & BITS != 0 {
            Word::unknown(value.cause()).low(bits)
        } else {
            let round = if truncates { Round::TowardZero } else { self.x87_rounding() };
            let number = ApFloat::from_bits(EXTENDED, value.bits() & BITS);
            let (value, fits, exceptions) = float::to_int(number, bits, true, round);
            self.raise_x87(exceptions);
            Word::plain(if fits { value } else { 1 << (bits - 1) })
        };
        self.write(to, word)
    }

    fn compare_x87(&mut self, a: Wide, b: Wide, quiet: bool) -> Result<Option<Ordering>> {
        let (a, b) = (self.number(a)?, self.number(b)?);
        let invalid = a.is_signaling() || b.is_signaling() || !quiet && (a.is_nan() || b.is_nan());
        let exceptions = if invalid { Exceptions::INVALID } else { Exceptions::default() };
        self.raise_x87(exceptions.with_operands(&[a, b]));
        Ok(a.compare(b))
    }

    /// Stores the environment of 28 bytes: control, status and tag words; addresses of the last instruction and operand
    /// are 0. Afterwards exceptions are masked, as they are here in any case.
    fn store_environment(&mut self, at: crate::value::Slot) -> Result<()> {
        let depth = self.cpu.x87.depth();
        // Two bits a register, 3 for empty; physical registers are taken from 7 downwards.
        let tags: u16 =
            (0..REGISTERS).filter(|register| *register < REGISTERS - depth).map(|register| 3 << (2 * register)).sum();
        let words = [u64::from(self.x87_control()), u64::from(self.x87_status()), u64::from(tags), 0, 0, 0, 0];
        for (number, word) in (0u64..).zip(words) {
            let upper = if number < 3 { 0xffff_0000 } else { 0 };
            self.store(offset(at, 4 * number), 32, Word::plain(word | upper))?;
        }
        Ok(())
    }

    fn load_environment(&mut self, at: crate::value::Slot) -> Result<()> {
        let control = self.load(at, 16)?;
        let status = self.load(offset(at, 4), 16)?;
        self.must_be_defined(status, "the status word of the x87 in inline assembly")?;
        let top = (REGISTERS - self.cpu.x87.depth()) as u16 & 7;
        if status.bits as u16 >> 11 & 7 != top {
            return unsupported("inline assembly that moves the x87 stack by its environment");
        }
        self.load_x87_control(control)?;
        self.machine.assembly.control.x87_status = status.bits as u16;
        Ok(())
    }
}

fn codes_of(order: Option<Ordering>) -> u16 {
    match order {
        None => C3 | C2 | C0,
        Some(Ordering::Less) => C0,
        Some(Ordering::Equal) => C3,
        Some(Ordering::Greater) => 0,
    }
}
