//! Operands of x86 instructions: parts of registers, addresses, memory.

use super::step::{Address, Gpr, Place};
use crate::assembly::memory::offset;
use crate::assembly::registers::Processor;
use crate::assembly::run::Run;
use crate::assembly::word::{Wide, Word};
use crate::stop::{Result, Stop, unsupported};
use crate::value::{Prov, Slot, mask};

/// Number of the stack pointer.
pub(crate) const RSP: u8 = 4;
/// Accumulator and its partners of wide results.
pub(super) const RAX: u8 = 0;
pub(super) const RCX: u8 = 1;
pub(super) const RDX: u8 = 2;
pub(super) const RBX: u8 = 3;
pub(super) const RBP: u8 = 5;
pub(super) const RSI: u8 = 6;
pub(super) const RDI: u8 = 7;

/// Number of the segment register whose base is the thread pointer.
const FS: u8 = 4;

/// Signal of a misaligned access that requires alignment.
const SIGSEGV: i32 = 11;

impl Processor {
    pub(super) fn read_gpr(&self, gpr: Gpr) -> Word {
        let whole = self.general(gpr.number);
        if gpr.width == 64 {
            return whole;
        }
        Word { bits: whole.bits >> gpr.from, undefined: whole.undefined >> gpr.from, ..whole }.low(gpr.width)
    }

    /// Writes a register. 32 bits clear the upper half; 8 and 16 keep the rest.
    pub(super) fn write_gpr(&mut self, gpr: Gpr, value: Word) {
        let whole = match gpr.width {
            64 => value,
            32 => value.low(32),
            width => self.gpr[usize::from(gpr.number)].with(value, gpr.from, width),
        };
        self.set_general(gpr.number, whole);
    }

    /// Reads the low bits of a register by its number.
    pub(super) fn low(&self, number: u8, width: u32) -> Word {
        self.read_gpr(Gpr { number, from: 0, width })
    }

    /// Writes the low bits of a register by its number.
    pub(super) fn set_low(&mut self, number: u8, width: u32, value: Word) {
        self.write_gpr(Gpr { number, from: 0, width }, value);
    }
}

impl Run<'_, '_> {
    /// Reads a register, immediate or memory operand of at most 64 bits.
    pub(super) fn read(&mut self, place: &Place, width: u32) -> Result<Word> {
        match place {
            Place::Gpr(gpr) => {
                self.use_stack_pointer(gpr.number)?;
                Ok(self.cpu.read_gpr(*gpr))
            }
            Place::Vector(number) => Ok(self.cpu.wide(*number).lane(0, width)),
            Place::Immediate(value) => Ok(Word::plain(*value as u64 & mask(width))),
            Place::Memory(address, bits) => {
                let at = self.address(address)?;
                self.load(at, *bits)
            }
            Place::Known(at, bits) => self.load(*at, *bits),
            Place::Target(_) | Place::X87(_) => self.not_executed(),
        }
    }

    /// Writes a register or memory operand of at most 64 bits.
    pub(super) fn write(&mut self, place: &Place, value: Word) -> Result<()> {
        match place {
            Place::Gpr(gpr) => {
                self.use_stack_pointer(gpr.number)?;
                self.cpu.write_gpr(*gpr, value);
                Ok(())
            }
            Place::Memory(address, bits) => {
                let at = self.address(address)?;
                self.store(at, *bits, value)
            }
            Place::Known(at, bits) => self.store(*at, *bits, value),
            Place::Vector(_) | Place::Immediate(_) | Place::Target(_) | Place::X87(_) => self.not_executed(),
        }
    }

    /// Reads a vector register or memory of at most 128 bits; bits of memory above its size are 0.
    pub(super) fn read_wide(&mut self, place: &Place) -> Result<Wide> {
        match place {
            Place::Vector(number) => Ok(self.cpu.wide(*number)),
            Place::Gpr(gpr) => Ok(Wide([self.cpu.read_gpr(*gpr), Word::plain(0)])),
            Place::Memory(address, bits) => {
                let at = self.address(address)?;
                self.load_wide(at, *bits)
            }
            _ => self.not_executed(),
        }
    }

    /// Computes the address of an operand in memory once, so that writing a register of it does not change it.
    pub(super) fn fixed(&mut self, place: &Place) -> Result<Place> {
        Ok(match place {
            Place::Memory(address, bits) => Place::Known(self.address(address)?, *bits),
            other => other.clone(),
        })
    }

    /// Makes the stack if a register is its pointer.
    fn use_stack_pointer(&mut self, number: u8) -> Result<()> {
        if number == RSP {
            self.stack_pointer()?;
        }
        Ok(())
    }

    /// Computes an address.
    pub(super) fn address(&mut self, address: &Address) -> Result<Slot> {
        let mut sum = self.effective_address(address)?;
        match address.segment {
            Some(FS) => {
                let thread = self.machine.thread_pointer()?;
                let base = self.machine.word_of(thread, 64);
                sum = self.add_words(base, sum, 64);
            }
            Some(segment) if segment > FS => return unsupported("inline assembly that accesses memory by %gs"),
            _ => {}
        }
        self.pointer(sum)
    }

    /// Traps if an address is not a multiple of the operand's size, as instructions do that require it.
    pub(super) fn require_alignment(&mut self, place: &Place) -> Result<()> {
        if let Place::Memory(address, bits) = place {
            let at = self.address(address)?;
            if !at.bits.is_multiple_of(u64::from(bits / 8)) {
                return Err(Box::new(Stop::Signal(SIGSEGV)));
            }
        }
        Ok(())
    }

    /// Computes base, index and displacement, without the segment.
    pub(super) fn effective_address(&mut self, address: &Address) -> Result<Word> {
        for number in [address.base, address.index].into_iter().flatten() {
            self.use_stack_pointer(number)?;
        }
        let mut sum = Word::plain(address.displacement as u64);
        if let Some(symbol) = address.symbol {
            let of_symbol = self.symbol_address(symbol)?;
            sum = self.add_words(sum, of_symbol, 64);
        }
        if let Some(base) = address.base {
            let base = self.cpu.low(base, address.width);
            sum = self.add_words(base, sum, 64);
        }
        if let Some(index) = address.index {
            let index = self.cpu.low(index, address.width);
            let scaled = match address.scale {
                1 => index,
                scale => {
                    self.machine.expose_word(index);
                    let shift = scale.trailing_zeros();
                    Word { bits: index.bits << shift, undefined: index.undefined << shift, prov: Prov::NONE, ..index }
                }
            };
            sum = self.add_words(sum, scaled, 64);
        }
        Ok(if address.width == 32 { sum.low(32) } else { sum })
    }

    /// Pushes 64 bits.
    pub(super) fn push(&mut self, value: Word) -> Result<()> {
        let pointer = self.stack_pointer()?;
        let moved = self.add_words(pointer, Word::plain(8u64.wrapping_neg()), 64);
        let at = self.pointer(moved)?;
        self.store(at, 64, value)?;
        self.cpu.set_general(RSP, moved);
        Ok(())
    }

    /// Pops 64 bits.
    pub(super) fn pop(&mut self) -> Result<Word> {
        let pointer = self.stack_pointer()?;
        let at = self.pointer(pointer)?;
        let value = self.load(at, 64)?;
        let moved = offset(at, 8);
        self.cpu.set_general(RSP, Word { prov: pointer.prov, ..Word::plain(moved.bits) });
        Ok(value)
    }
}
