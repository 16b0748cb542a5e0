//! Execution of one instruction (Intel SDM volume 2).

use super::alu::{self, Binary, BitTest, Scan, Shift, Unary};
use super::flags::{AF, CF, Condition, PF, SF, STATUS, ZF};
use super::processor::{RAX, RBP, RBX, RCX, RDX, RSP};
use super::step::{Gpr, Op, Place, Step};
use crate::assembly::flags::Effect;
use crate::assembly::memory::offset;
use crate::assembly::run::Run;
use crate::assembly::text::Goto;
use crate::assembly::word::{Word, cause, spread};
use crate::rules;
use crate::stop::{Result, Stop, Undefined};
use crate::value::{Prov, mask};

/// Bits of RFLAGS that `pushfq` shows in addition to the status flags and the direction: one that is always set, and
/// interrupts that are enabled.
const FIXED_FLAGS: u16 = 0x202;

impl Run<'_, '_> {
    /// Executes a step; returns the step to go to, if it is not the next.
    pub(crate) fn execute_x86(&mut self, step: &Step) -> Result<Option<Goto>> {
        let width = step.width;
        let operands = &step.operands[..];
        match (step.op, operands) {
            (Op::Nothing, _) => {}
            (Op::Mov, [to, from]) => {
                let value = self.read(from, width)?;
                self.write(to, value)?;
            }
            (Op::ZeroExtend, [to, from]) => {
                let value = self.read(from, width)?;
                self.write(to, value)?;
            }
            (Op::SignExtend, [to, from]) => {
                let value = self.read(from, width)?;
                self.write(to, value.sign_extended(from.width().unwrap_or(width), width))?;
            }
            (Op::Exchange, [a, b]) => {
                let (a, b) = (self.fixed(a)?, self.fixed(b)?);
                let (left, right) = (self.read(&a, width)?, self.read(&b, width)?);
                self.write(&a, right)?;
                self.write(&b, left)?;
            }
            (Op::ExchangeAdd, [a, b]) => {
                // The table names the register that gets the old value of memory first.
                let (to, from) = if matches!(b, Place::Memory(..)) { (b, a) } else { (a, b) };
                let to = self.fixed(to)?;
                let (left, right) = (self.read(&to, width)?, self.read(from, width)?);
                let sum = self.binary(Binary::Add, left, right, width)?;
                // If both are the same register, it holds the sum.
                self.write(from, left)?;
                self.write(&to, sum)?;
            }
            (Op::SwapBytes, [a]) => {
                let value = self.read(a, width)?;
                self.write(a, swapped(value, width))?;
            }
            (Op::MoveSwapped, [to, from]) => {
                let value = self.read(from, width)?;
                self.write(to, swapped(value, width))?;
            }
            (Op::Lea, [to, Place::Memory(address, _)]) => {
                let address = self.effective_address(address)?;
                self.write(to, address.low(width))?;
            }
            (Op::Binary(op), [a, b]) => self.binary_step(op, a, a, b, width)?,
            (Op::Binary(op), [to, a, b]) => self.binary_step(op, to, a, b, width)?,
            (Op::Unary(op), [a]) => self.unary_step(op, a, a, width)?,
            (Op::Unary(op), [to, a]) => self.unary_step(op, to, a, width)?,
            (Op::Shift(op), [a, count]) => {
                let (value, count) = (self.read(a, width)?, self.read(count, 8)?);
                let result = self.shift(op, value, count, width)?;
                self.write(a, result)?;
            }
            (Op::QuietShift(op), [to, a, count]) => {
                let flags = self.cpu.flags;
                let (value, count) = (self.read(a, width)?, self.read(count, 8)?);
                let result = self.shift(op, value, count.low(8), width)?;
                self.cpu.flags = flags;
                self.write(to, result)?;
            }
            (Op::DoubleShift { left }, [a, b, count]) => {
                let (value, other, count) = (self.read(a, width)?, self.read(b, width)?, self.read(count, 8)?);
                let result = match (value.is_defined() && other.is_defined() && count.is_defined())
                    .then(|| alu::double_shift(left, value.bits, other.bits, count.bits, width))
                {
                    Some(Some((result, effect))) => {
                        self.cpu.flags.apply(effect);
                        Word::plain(result)
                    }
                    _ => {
                        let cause = if count.is_defined() { cause(value, other) } else { count.cause };
                        self.cpu.flags.spoil(STATUS, cause);
                        Word::unknown(cause).low(width)
                    }
                };
                self.expose_all(&[value, other]);
                self.write(a, result)?;
            }
            (Op::Multiply { signed }, [a]) => {
                let (left, right) = (self.cpu.low(RAX, width), self.read(a, width)?);
                let (low, high) = self.product(signed, left, right, width);
                if width == 8 {
                    let both =
                        Word { bits: high.bits << 8 | low.bits, undefined: high.undefined << 8 | low.undefined, ..low };
                    self.cpu.set_low(RAX, 16, both);
                } else {
                    self.cpu.set_low(RAX, width, low);
                    self.cpu.set_low(RDX, width, high);
                }
            }
            (Op::MultiplyTo, [to, a]) => {
                let (left, right) = (self.read(to, width)?, self.read(a, width)?);
                let (low, _) = self.product(true, left, right, width);
                self.write(to, low)?;
            }
            (Op::MultiplyTo, [to, a, b]) => {
                let (left, right) = (self.read(a, width)?, self.read(b, width)?);
                let (low, _) = self.product(true, left, right, width);
                self.write(to, low)?;
            }
            (Op::MultiplyQuiet, [high_to, low_to, a]) => {
                let flags = self.cpu.flags;
                let (left, right) = (self.cpu.low(RDX, width), self.read(a, width)?);
                let (low, high) = self.product(false, left, right, width);
                self.cpu.flags = flags;
                // If both are the same register, it holds the high half.
                self.write(low_to, low)?;
                self.write(high_to, high)?;
            }
            (Op::Divide { signed }, [by]) => self.divide(signed, by, width)?,
            (Op::Scan(op), [to, a]) => self.scan(op, to, a, width)?,
            (Op::BitTest(op), [a, bit]) => self.bit_test(op, a, bit, width)?,
            (Op::Set(condition), [to]) => {
                let set = self.condition(condition)?;
                self.write(to, Word::plain(u64::from(set)))?;
            }
            (Op::Move(condition), [to, from]) => {
                // The source is read, and the upper half cleared, in any case.
                let (old, new) = (self.read(to, width)?, self.read(from, width)?);
                let taken = self.condition(condition)?;
                self.write(to, if taken { new } else { old })?;
            }
            (Op::Jump, [Place::Target(goto)]) => return Ok(Some(*goto)),
            (Op::JumpIf(condition), [Place::Target(goto)]) => {
                return Ok(self.condition(condition)?.then_some(*goto));
            }
            (Op::JumpIfZero, [Place::Target(goto)]) => {
                let count = self.cpu.low(RCX, width);
                self.must_be_defined(count, "the register that decides a branch in inline assembly")?;
                return Ok((count.bits == 0).then_some(*goto));
            }
            (Op::CompareExchange, [a, new]) => self.compare_exchange(a, new, width)?,
            (Op::CompareExchangePair, [Place::Memory(address, bits)]) => {
                let at = self.address(address)?;
                self.compare_exchange_pair(at, bits / 2)?;
            }
            (Op::Push, [from]) => {
                let value = self.read(from, 64)?;
                self.push(value)?;
            }
            (Op::Pop, [to]) => {
                let value = self.pop()?;
                self.write(to, value)?;
            }
            (Op::Leave, []) => {
                let frame = self.cpu.general(RBP);
                self.stack_pointer()?;
                self.cpu.set_general(RSP, frame);
                let value = self.pop()?;
                self.cpu.set_general(RBP, value);
            }
            (Op::PushFlags, []) => {
                let flags = self.cpu.flags;
                let bits = u64::from(flags.bits | FIXED_FLAGS);
                let undefined = u64::from(flags.undefined);
                self.push(Word { bits, undefined, cause: flags.cause, prov: Prov::NONE })?;
            }
            (Op::PopFlags, []) => {
                let value = self.pop()?;
                let kept = STATUS | super::flags::DF;
                self.cpu.flags.bits = value.bits as u16 & kept;
                self.cpu.flags.undefined = value.undefined as u16 & kept;
                self.cpu.flags.cause = value.cause;
            }
            (Op::LoadFlags, []) => {
                let flags = self.cpu.flags;
                let seen = SF | ZF | AF | PF | CF;
                let value = Word {
                    bits: u64::from(flags.bits & seen | 2),
                    undefined: u64::from(flags.undefined & seen),
                    cause: flags.cause,
                    prov: Prov::NONE,
                };
                self.cpu.write_gpr(Gpr { number: RAX, from: 8, width: 8 }, value);
            }
            (Op::StoreFlags, []) => {
                let value = self.cpu.read_gpr(Gpr { number: RAX, from: 8, width: 8 });
                let set = SF | ZF | AF | PF | CF;
                self.cpu.flags.set(set, value.bits as u16 & set);
                if value.undefined as u16 & set != 0 {
                    self.cpu.flags.spoil(value.undefined as u16 & set, value.cause);
                }
            }
            (Op::String(op), _) => return self.string(op, step),
            (Op::SetFlag(flag, value), []) => {
                self.cpu.flags.set(flag, if value { flag } else { 0 });
            }
            (Op::ComplementCarry, []) => self.cpu.flags.bits ^= CF & !self.cpu.flags.undefined,
            (Op::Widen, []) => {
                let value = self.cpu.low(RAX, width / 2).sign_extended(width / 2, width);
                self.cpu.set_low(RAX, width, value);
            }
            (Op::Split, []) => {
                let value = self.cpu.low(RAX, width);
                let top = Word { bits: value.bits >> (width - 1), undefined: value.undefined >> (width - 1), ..value };
                self.cpu.set_low(RDX, width, top.sign_extended(1, width));
            }
            (Op::Cpuid, []) => {
                // The oldest of processors: there are no further answers and no extensions.
                for number in [RAX, RBX, RCX, RDX] {
                    self.cpu.set_low(number, 32, Word::plain(0));
                }
            }
            (Op::ReadControl, []) => {
                self.cpu.set_low(RAX, 32, Word::plain(0));
                self.cpu.set_low(RDX, 32, Word::plain(0));
            }
            (Op::ReadTime, []) => self.read_time(),
            (Op::ReadTimeAndProcessor, []) => {
                self.read_time();
                self.cpu.set_low(RCX, 32, Word::plain(0));
            }
            (Op::Trap(signal), _) => return Err(Box::new(Stop::Signal(signal))),
            (Op::SystemCall, []) => self.system_call_x86()?,
            (Op::ReadBase { write: false }, [to]) => {
                let pointer = self.machine.thread_pointer()?;
                let value = self.machine.word_of(pointer, 64);
                self.write(to, value)?;
            }
            (Op::ReadBase { write: true }, [from]) => {
                let value = self.read(from, 64)?;
                let pointer = self.pointer(value)?;
                self.machine.set_thread_pointer(pointer);
            }
            (Op::Bits(op), _) => return self.bits(op, step),
            (Op::Vector(op), _) => self.vector(op, step)?,
            (Op::X87(op), _) => self.x87(op, step)?,
            _ => return self.not_executed(),
        }
        Ok(None)
    }

    fn binary_step(&mut self, op: Binary, to: &Place, a: &Place, b: &Place, width: u32) -> Result<()> {
        // A register combined with itself is the processor's way to write 0: its content does not matter.
        let is_zero = a == b && matches!(a, Place::Gpr(_)) && matches!(op, Binary::Xor | Binary::Sub);
        let (left, right) = match is_zero {
            true => (Word::plain(0), Word::plain(0)),
            false => (self.read(a, width)?, self.read(b, width)?),
        };
        let result = self.binary(op, left, right, width)?;
        if op.writes() { self.write(to, result) } else { Ok(()) }
    }

    /// Computes the result of two operands, and sets the flags.
    pub(super) fn binary(&mut self, op: Binary, a: Word, b: Word, width: u32) -> Result<Word> {
        let flags = self.cpu.flags;
        let borrows = op.reads_carry() && flags.undefined & CF != 0;
        if a.is_defined() && b.is_defined() && !borrows {
            let (bits, effect) = op.apply(a.bits, b.bits, flags.bits & CF != 0, width);
            self.cpu.flags.apply(effect);
            let prov = self.provenance(op, a, b, width);
            return Ok(Word { prov, ..Word::plain(bits) });
        }
        self.expose_all(&[a, b]);
        let reason = if borrows { flags.cause } else { cause(a, b) };
        let (bits, _) = op.apply(a.bits, b.bits, false, width);
        let undefined = match op {
            // A known 0 (or 1) decides the bit.
            Binary::And | Binary::Test => (a.undefined | b.undefined) & (a.bits | a.undefined) & (b.bits | b.undefined),
            Binary::Or => (a.undefined | b.undefined) & !a.bits & !b.bits,
            Binary::Xor | Binary::Andn => a.undefined | b.undefined,
            _ if borrows => mask(width),
            _ => spread(a.undefined | b.undefined) & mask(width),
        };
        if undefined == 0 {
            let (bits, effect) = op.apply(a.bits, b.bits, false, width);
            self.cpu.flags.apply(effect);
            return Ok(Word::plain(bits));
        }
        self.cpu.flags.spoil(STATUS, reason);
        Ok(Word { bits: bits & !undefined, undefined, cause: reason, prov: Prov::NONE })
    }

    /// Returns the object that the result of an operation points into: sums and differences with a number, and
    /// masks, keep it.
    fn provenance(&mut self, op: Binary, a: Word, b: Word, width: u32) -> Prov {
        let kept = match (op, a.prov, b.prov) {
            (_, Prov::NONE, Prov::NONE) => return Prov::NONE,
            (Binary::Cmp | Binary::Test, ..) => None,
            (Binary::Add | Binary::And | Binary::Or, prov, Prov::NONE)
            | (Binary::Add | Binary::And | Binary::Or, Prov::NONE, prov)
            | (Binary::Sub, prov, Prov::NONE)
                if width == 64 =>
            {
                Some(prov)
            }
            _ => None,
        };
        kept.unwrap_or_else(|| {
            self.expose_all(&[a, b]);
            Prov::NONE
        })
    }

    fn unary_step(&mut self, op: Unary, to: &Place, a: &Place, width: u32) -> Result<()> {
        let value = self.read(a, width)?;
        self.expose_all(&[value]);
        let result = if value.is_defined() {
            let (bits, effect) = op.apply(value.bits, width);
            self.cpu.flags.apply(effect);
            Word::plain(bits)
        } else if op == Unary::Not {
            Word { bits: !value.bits & !value.undefined & mask(width), ..value }
        } else {
            let kept = if matches!(op, Unary::Inc | Unary::Dec) { CF } else { 0 };
            self.cpu.flags.spoil(STATUS & !kept, value.cause);
            Word { bits: 0, undefined: spread(value.undefined) & mask(width), ..value }
        };
        self.write(to, Word { prov: Prov::NONE, ..result })
    }

    fn shift(&mut self, op: Shift, value: Word, count: Word, width: u32) -> Result<Word> {
        self.expose_all(&[value]);
        let carry = self.cpu.flags;
        let reads_carry = matches!(op, Shift::Rcl | Shift::Rcr);
        if !count.is_defined() || (reads_carry && carry.undefined & CF != 0) {
            let reason = if count.is_defined() { carry.cause } else { count.cause };
            self.cpu.flags.spoil(STATUS, reason);
            return Ok(Word::unknown(reason).low(width));
        }
        let (bits, effect) = op.apply(value.bits, count.bits, carry.bits & CF != 0, width);
        if value.is_defined() {
            self.cpu.flags.apply(effect);
            return Ok(Word::plain(bits));
        }
        let (undefined, _) = op.apply(value.undefined, count.bits, false, width);
        // A carry rotates with the bits.
        let undefined = if reads_carry { mask(width) } else { undefined };
        self.cpu.flags.spoil(effect.defined | effect.undefined, value.cause);
        Ok(Word { bits: bits & !undefined, undefined, cause: value.cause, prov: Prov::NONE })
    }

    /// Multiplies, and sets the flags; returns the low and the high half.
    fn product(&mut self, signed: bool, a: Word, b: Word, width: u32) -> (Word, Word) {
        self.expose_all(&[a, b]);
        if a.is_defined() && b.is_defined() {
            let (low, high, effect) = alu::multiply(signed, a.bits, b.bits, width);
            self.cpu.flags.apply(effect);
            return (Word::plain(low), Word::plain(high));
        }
        let reason = cause(a, b);
        self.cpu.flags.spoil(STATUS, reason);
        (Word::unknown(reason).low(width), Word::unknown(reason).low(width))
    }

    fn divide(&mut self, signed: bool, by: &Place, width: u32) -> Result<()> {
        let by = self.read(by, width)?;
        let low = self.cpu.low(RAX, width);
        let high = match width {
            8 => self.cpu.read_gpr(Gpr { number: RAX, from: 8, width: 8 }),
            _ => self.cpu.low(RDX, width),
        };
        for word in [low, high, by] {
            if !word.is_defined() {
                let what = "an operand of a division in inline assembly is undefined";
                return Err(Undefined::new(&rules::DIVISION_BY_UNDEFINED, what).taint(word.cause).into());
            }
        }
        self.expose_all(&[low, high, by]);
        let Some((quotient, remainder)) = alu::divide(signed, high.bits, low.bits, by.bits, width) else {
            // The processor traps: SIGFPE.
            return Err(Box::new(Stop::Signal(8)));
        };
        if width == 8 {
            self.cpu.set_low(RAX, 16, Word::plain(remainder << 8 | quotient));
        } else {
            self.cpu.set_low(RAX, width, Word::plain(quotient));
            self.cpu.set_low(RDX, width, Word::plain(remainder));
        }
        self.cpu.flags.apply(Effect { defined: 0, bits: 0, undefined: STATUS });
        Ok(())
    }

    fn scan(&mut self, op: Scan, to: &Place, a: &Place, width: u32) -> Result<()> {
        let value = self.read(a, width)?;
        self.expose_all(&[value]);
        if !value.is_defined() {
            self.cpu.flags.spoil(STATUS, value.cause);
            return self.write(to, Word::unknown(value.cause).low(width));
        }
        let (result, effect) = op.apply(value.bits, width);
        self.cpu.flags.apply(effect);
        match result {
            Some(bits) => self.write(to, Word::plain(bits)),
            // Processors keep the destination, and AMD documents it; compilers rely on it.
            None => {
                let old = self.read(to, width)?;
                self.write(to, if width == 32 { old } else { old.low(width) })
            }
        }
    }

    fn bit_test(&mut self, op: BitTest, a: &Place, bit: &Place, width: u32) -> Result<()> {
        let number = self.read(bit, width)?;
        self.must_be_defined(number, "the number of a bit in inline assembly")?;
        let mut place = a.clone();
        if let (Place::Memory(address, _), Place::Gpr(_)) = (&mut place, bit) {
            // The bits of memory continue before and after the operand.
            let bit = crate::value::sign_extend(number.bits, width);
            let units = bit.div_euclid(i64::from(width));
            address.displacement = address.displacement.wrapping_add(units * i64::from(width / 8));
        }
        let value = self.read(&place, width)?;
        self.expose_all(&[value]);
        let bit = number.bits as u32 % width;
        let (bits, effect) = op.apply(value.bits, bit);
        let undefined =
            if op == BitTest::Bts || op == BitTest::Btr { value.undefined & !(1 << bit) } else { value.undefined };
        self.cpu.flags.apply(effect);
        if value.undefined >> bit & 1 != 0 {
            self.cpu.flags.spoil(CF, value.cause);
        }
        if op == BitTest::Bt {
            return Ok(());
        }
        self.write(&place, Word { bits: bits & !undefined, undefined, cause: value.cause, prov: Prov::NONE })
    }

    /// Whether a condition holds; its flags must be defined.
    pub(super) fn condition(&self, condition: Condition) -> Result<bool> {
        let flags = self.cpu.flags;
        if flags.undefined & condition.reads() != 0 {
            let what = "inline assembly reads a flag that it has not set";
            return Err(Undefined::new(&rules::ASSEMBLY_READS_UNKNOWN, what).taint(flags.cause).into());
        }
        Ok(condition.holds(flags.bits))
    }

    pub(in crate::assembly) fn must_be_defined(&self, word: Word, name: &str) -> Result<()> {
        if word.is_defined() {
            return Ok(());
        }
        let what = format!("{name} is undefined");
        Err(Undefined::new(&rules::ASSEMBLY_READS_UNKNOWN, what).taint(word.cause).into())
    }

    fn compare_exchange(&mut self, a: &Place, new: &Place, width: u32) -> Result<()> {
        let (old, expected, new) = (self.read(a, width)?, self.cpu.low(RAX, width), self.read(new, width)?);
        self.must_be_defined(old, "the value that inline assembly compares and exchanges")?;
        self.must_be_defined(expected, "the value that inline assembly compares with")?;
        // The difference sets the flags; neither operand gets it.
        self.binary(Binary::Cmp, expected, old, width)?;
        if old.bits == expected.bits {
            self.write(a, new)
        } else {
            self.write(a, old)?;
            self.cpu.set_low(RAX, width, old);
            Ok(())
        }
    }

    fn compare_exchange_pair(&mut self, at: crate::value::Slot, half: u32) -> Result<()> {
        let above = offset(at, u64::from(half / 8));
        let (low, high) = (self.load(at, half)?, self.load(above, half)?);
        let expected = [self.cpu.low(RAX, half), self.cpu.low(RDX, half)];
        for word in [low, high, expected[0], expected[1]] {
            self.must_be_defined(word, "a value that inline assembly compares and exchanges")?;
        }
        let equal = low.bits == expected[0].bits && high.bits == expected[1].bits;
        if equal {
            let (new_low, new_high) = (self.cpu.low(RBX, half), self.cpu.low(RCX, half));
            self.store(at, half, new_low)?;
            self.store(above, half, new_high)?;
        } else {
            self.cpu.set_low(RAX, half, low);
            self.cpu.set_low(RDX, half, high);
        }
        self.cpu.flags.set(ZF, if equal { ZF } else { 0 });
        Ok(())
    }
}

fn swapped(value: Word, width: u32) -> Word {
    let swap = |bits: u64| bits.swap_bytes() >> (64 - width);
    Word { bits: swap(value.bits), undefined: swap(value.undefined), cause: value.cause, prov: Prov::NONE }
}
