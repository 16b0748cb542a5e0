//! The registers of x86, and the operands that instructions read and write.

use draig_image::SymbolId;

use super::flags::Flags;
use super::step::{Address, Gpr, Place};
use super::word::Word;
use crate::assembly::Run;
use crate::memory::Access;
use crate::rules;
use crate::stop::{Result, Undefined, unsupported};
use crate::value::{Prov, Slot, mask};

/// Number of the stack pointer.
pub(crate) const RSP: u8 = 4;
/// Accumulator and its partners of wide results.
pub(super) const RAX: u8 = 0;
pub(super) const RCX: u8 = 1;
pub(super) const RDX: u8 = 2;
pub(super) const RBX: u8 = 3;
pub(super) const RSI: u8 = 6;
pub(super) const RDI: u8 = 7;

/// Most words that one piece of assembly may push.
pub(super) const MAX_PUSHED: usize = 4096;

/// State of the processor while one piece of inline assembly executes.
#[derive(Clone, Debug)]
pub(crate) struct Processor {
    pub(crate) gpr: [Word; 16],
    pub(crate) flags: Flags,
    /// Words pushed since the beginning.
    pub(crate) pushed: Vec<Word>,
}

impl Processor {
    /// Returns registers that hold nothing that is known, because of `cause`.
    pub(crate) fn unknown(cause: crate::value::Taint) -> Processor {
        Processor { gpr: [Word::unknown(cause); 16], flags: Flags::unknown(cause), pushed: Vec::new() }
    }

    pub(super) fn read_gpr(&self, gpr: Gpr) -> Word {
        let whole = self.gpr[usize::from(gpr.number)];
        if gpr.width == 64 {
            return whole;
        }
        Word { bits: whole.bits >> gpr.from, undefined: whole.undefined >> gpr.from, ..whole }.low(gpr.width)
    }

    /// Writes a register. 32 bits clear the upper half; 8 and 16 keep the rest.
    pub(super) fn write_gpr(&mut self, gpr: Gpr, value: Word) {
        let whole = &mut self.gpr[usize::from(gpr.number)];
        *whole = match gpr.width {
            64 => value,
            32 => value.low(32),
            width => whole.with(value, gpr.from, width),
        };
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
    pub(super) fn read(&mut self, place: &Place, width: u32) -> Result<Word> {
        match place {
            Place::Gpr(gpr) => {
                self.check_stack_pointer(gpr.number)?;
                Ok(self.cpu.read_gpr(*gpr))
            }
            Place::Immediate(value) => Ok(Word::plain(*value as u64 & mask(width))),
            Place::Memory(address, bits) => {
                let at = self.address(address)?;
                self.load(at, *bits)
            }
            Place::Target(_) => self.not_executed(),
        }
    }

    pub(super) fn write(&mut self, place: &Place, value: Word) -> Result<()> {
        match place {
            Place::Gpr(gpr) => {
                self.check_stack_pointer(gpr.number)?;
                self.cpu.write_gpr(*gpr, value);
                Ok(())
            }
            Place::Memory(address, bits) => {
                let at = self.address(address)?;
                self.store(at, *bits, value)
            }
            Place::Immediate(_) | Place::Target(_) => self.not_executed(),
        }
    }

    fn check_stack_pointer(&self, number: u8) -> Result<()> {
        match number == RSP {
            true => unsupported("inline assembly that uses the stack pointer"),
            false => Ok(()),
        }
    }

    /// Computes an address.
    pub(super) fn address(&mut self, address: &Address) -> Result<Slot> {
        match address.segment {
            Some(4) if address.base.is_none() && address.index.is_none() && address.symbol.is_none() => {
                return self.thread_word(address.displacement);
            }
            Some(4 | 5) => return unsupported("inline assembly that accesses memory of a thread"),
            _ => {}
        }
        let sum = self.effective_address(address)?;
        if sum.undefined != 0 {
            let what = "the address of an access by inline assembly is undefined";
            return Err(Undefined::new(&rules::ACCESS_THROUGH_UNDEFINED, what).taint(sum.cause).into());
        }
        Ok(Slot::pointer(sum.bits, sum.prov))
    }

    /// The address in the first word of a thread's memory is that of this word.
    fn thread_word(&mut self, displacement: i64) -> Result<Slot> {
        unsupported(format!("inline assembly that reads %fs:{displacement}"))
    }

    /// Computes base, index and displacement, without the segment.
    pub(super) fn effective_address(&mut self, address: &Address) -> Result<Word> {
        for number in [address.base, address.index].into_iter().flatten() {
            self.check_stack_pointer(number)?;
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

    /// Adds two words, one of which may be a pointer. A carry makes all bits above an undefined one undefined.
    pub(super) fn add_words(&mut self, a: Word, b: Word, width: u32) -> Word {
        let undefined = spread(a.undefined | b.undefined) & mask(width);
        let prov = match (a.prov, b.prov) {
            (prov, Prov::NONE) | (Prov::NONE, prov) if width == 64 => prov,
            _ => {
                self.machine.expose_word(a);
                self.machine.expose_word(b);
                Prov::NONE
            }
        };
        let bits = a.bits.wrapping_add(b.bits) & mask(width) & !undefined;
        Word { bits, undefined, cause: cause(a, b), prov }
    }

    fn symbol_address(&mut self, symbol: SymbolId) -> Result<Word> {
        match self.symbol(symbol) {
            Some(slot) => Ok(self.machine.word_of(slot, 64)),
            None => unsupported("inline assembly that refers to a symbol outside the module"),
        }
    }

    /// Loads a number of 8 to 64 bits, or a pointer.
    pub(super) fn load(&mut self, at: Slot, bits: u32) -> Result<Word> {
        let Some(ty) = type_of(bits) else { return self.not_executed() };
        let shape = self.machine.program.shapes.of(self.machine.module, ty)?;
        let access = Access::aligned(1, self.machine.thread.site);
        let mut out = [Slot::default()];
        self.machine.memory.load(&mut self.machine.taints, at, &shape, &access, &mut out)?;
        Ok(self.machine.word_of(out[0], bits))
    }

    /// Stores a number of 8 to 64 bits, or a pointer.
    pub(super) fn store(&mut self, at: Slot, bits: u32, value: Word) -> Result<()> {
        let Some(ty) = type_of(bits) else { return self.not_executed() };
        let shape = self.machine.program.shapes.of(self.machine.module, ty)?;
        let slot = self.machine.slot_of(value, bits);
        let access = Access::aligned(1, self.machine.thread.site);
        self.check_write(at, u64::from(bits / 8))?;
        self.machine.memory.store(&self.machine.taints, at, &shape, &[slot], &access)
    }
}

/// Returns the type of a memory operand; that of 64 bits keeps the object that a pointer points into.
fn type_of(bits: u32) -> Option<draig_ir::Type> {
    use draig_ir::Type;
    Some(match bits {
        8 => Type::I8,
        16 => Type::I16,
        32 => Type::I32,
        64 => Type::PTR,
        _ => return None,
    })
}

/// Returns all bits from the lowest set one on.
pub(super) fn spread(bits: u64) -> u64 {
    if bits == 0 { 0 } else { !((bits & bits.wrapping_neg()) - 1) }
}

/// Returns the cause of what is undefined in the result of two words.
pub(super) fn cause(a: Word, b: Word) -> crate::value::Taint {
    if a.undefined != 0 { a.cause } else { b.cause }
}
