//! Memory as inline assembly accesses it: operands, the stack of the statement, memory of the thread, and whatever
//! a pointer leads to, as far as the constraints allow.

use draig_image::SymbolId;
use draig_ir::Type;

use super::run::Run;
use super::word::{Wide, Word, cause, spread};
use crate::machine::Machine;
use crate::memory::{Access, ObjectKind, StackMark, StackOptions};
use crate::rules;
use crate::stop::{Result, Undefined, unsupported};
use crate::value::{Prov, Slot, mask};

/// Bytes of the stack that a statement can use.
const STACK_SIZE: u64 = 32 << 10;
/// Bytes below the stack pointer that belong to the function (System V ABI, AMD64 supplement 3.2.2).
const RED_ZONE: u64 = 128;
/// Alignment of the stack pointer.
const STACK_ALIGN: u64 = 16;
/// Bytes of a thread's block of memory on either side of its pointer.
const THREAD_SIZE: u64 = 4096;

/// The stack while a statement executes; there is none until its pointer is used.
#[derive(Clone, Copy, Debug)]
pub(super) struct StackArea {
    prov: Prov,
    mark: StackMark,
    /// The stack pointer at the beginning.
    pub(super) pointer: u64,
}

impl Run<'_, '_> {
    /// Makes a stack, if there is none, and returns the pointer to its end.
    pub(super) fn stack_pointer(&mut self) -> Result<Word> {
        let number = self.stack_register();
        if self.stack.is_none() {
            let memory = &mut self.machine.memory;
            let (mark, site) = (memory.stack_mark(), self.machine.thread.site);
            let options = StackOptions { escapes: true, ..StackOptions::default() };
            let base = memory.alloc_stack(STACK_SIZE + RED_ZONE, STACK_ALIGN, options, site)?;
            let pointer = base.bits + STACK_SIZE;
            self.stack = Some(StackArea { prov: base.tag.prov(), mark, pointer });
            self.cpu.gpr[usize::from(number)] = Word { prov: base.tag.prov(), ..Word::plain(pointer) };
        }
        Ok(self.cpu.gpr[usize::from(number)])
    }

    /// Gives the stack back.
    pub(super) fn release_stack(&mut self) {
        if let Some(area) = self.stack {
            self.machine.memory.release_stack(area.mark, self.machine.thread.site);
        }
    }

    /// Returns an address that must be defined.
    pub(super) fn pointer(&mut self, word: Word) -> Result<Slot> {
        if word.undefined != 0 {
            let what = "the address of an access by inline assembly is undefined";
            return Err(Undefined::new(&rules::ACCESS_THROUGH_UNDEFINED, what).taint(word.cause).into());
        }
        Ok(Slot::pointer(word.bits, word.prov))
    }

    /// Loads a number of 8 to 64 bits, or a pointer.
    pub(super) fn load(&mut self, at: Slot, bits: u32) -> Result<Word> {
        let Some(ty) = type_of(bits) else { return self.not_executed() };
        self.check_read(at, u64::from(bits / 8))?;
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

    /// Loads up to 128 bits; those above are 0.
    pub(super) fn load_wide(&mut self, at: Slot, bits: u32) -> Result<Wide> {
        match bits {
            80 => {
                let (low, high) = (self.load(at, 64)?, self.load(offset(at, 8), 16)?);
                Ok(Wide([low, high]))
            }
            128 => {
                let (low, high) = (self.load(at, 64)?, self.load(offset(at, 8), 64)?);
                Ok(Wide([low, high]))
            }
            bits => Ok(Wide([self.load(at, bits)?, Word::plain(0)])),
        }
    }

    /// Stores the lowest bits, up to 128.
    pub(super) fn store_wide(&mut self, at: Slot, bits: u32, value: Wide) -> Result<()> {
        let [low, high] = value.0;
        match bits {
            80 => {
                self.store(at, 64, low)?;
                self.store(offset(at, 8), 16, high.low(16))
            }
            128 => {
                self.store(at, 64, low)?;
                self.store(offset(at, 8), 64, high)
            }
            bits => self.store(at, bits, low.low(bits)),
        }
    }

    /// Whether an address is in memory that no compiled code knows: the stack of the statement, and the thread's.
    fn is_private(&self, at: Slot) -> bool {
        let prov = at.tag.prov();
        prov != Prov::NONE
            && (self.stack.is_some_and(|area| area.prov == prov)
                || self.machine.assembly.thread_pointer.is_some_and(|own| own.tag.prov() == prov))
    }

    /// Checks that memory of this size may be read: it is an operand that holds a value, constant, or memory is a
    /// clobber.
    fn check_read(&self, at: Slot, size: u64) -> Result<()> {
        if self.statement.clobbers.memory || self.is_private(at) {
            return Ok(());
        }
        let memory = &self.machine.memory;
        let root = memory.root(at.tag.prov());
        if root != Prov::NONE && memory.object(root).kind == ObjectKind::Constant {
            return Ok(());
        }
        let mut is_output = false;
        for (number, operand) in self.statement.operands.iter().enumerate() {
            if self.is_in(operand, at, size) {
                // Content of an output is only known once it is written.
                if !operand.is_output || self.written >> (number & 63) & 1 != 0 {
                    return Ok(());
                }
                is_output = true;
            }
        }
        let what = match is_output {
            true => {
                format!("{size} bytes of an output are read before they are written; a further operand *m would say so")
            }
            false => format!("{size} bytes are read that are no operand; ~{{memory}} or *m would say so"),
        };
        Err(Undefined::new(&rules::ASSEMBLY_READS_MEMORY, what).object(at.tag.prov()).into())
    }

    /// Checks that memory of this size may be written: it is an operand, or memory is a clobber.
    fn check_write(&mut self, at: Slot, size: u64) -> Result<()> {
        if self.statement.clobbers.memory || self.is_private(at) {
            return Ok(());
        }
        let statement = self.statement;
        let is_written = |(_, operand): &(usize, &super::statement::AssemblyOperand)| {
            operand.is_output && self.is_in(operand, at, size)
        };
        if let Some((number, _)) = statement.operands.iter().enumerate().find(is_written) {
            self.written |= 1 << (number & 63);
            return Ok(());
        }
        let what = format!("{size} bytes are written that are no output; ~{{memory}} or =*m would say so");
        Err(Undefined::new(&rules::ASSEMBLY_CHANGES, what).object(at.tag.prov()).into())
    }

    /// Whether bytes are within an operand in memory.
    fn is_in(&self, operand: &super::statement::AssemblyOperand, at: Slot, size: u64) -> bool {
        let Some(arg) = operand.arg.filter(|_| operand.is_indirect) else { return false };
        let offset = at.bits.wrapping_sub(self.args[arg][0].bits);
        offset.checked_add(size).is_some_and(|end| end <= operand.bytes)
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

    /// Returns the address of a symbol of the text.
    pub(super) fn symbol_address(&mut self, symbol: SymbolId) -> Result<Word> {
        let name = self.statement.steps.symbols.get(symbol.as_u32() as usize);
        let module = self.machine.module;
        // Private symbols have a prefix in assembly.
        let found = name.and_then(|name| {
            let bare = name.strip_prefix(self.statement.private.as_bytes());
            module.global_named(name).or_else(|| module.global_named(bare?))
        });
        match found {
            Some(global) => {
                let slot = self.machine.address_of(global.id());
                Ok(self.machine.word_of(slot, 64))
            }
            None => unsupported("inline assembly that refers to a symbol outside the module"),
        }
    }

    /// Makes the objects that words point into reachable by their addresses.
    pub(super) fn expose_all(&mut self, words: &[Word]) {
        for &word in words {
            self.machine.expose_word(word);
        }
    }
}

impl Machine<'_> {
    /// Returns the thread pointer: the address of a block of zeros whose words 0 and 2 hold that address, as the ABI
    /// of x86-64 and the C libraries have it; or what the program has set.
    pub(super) fn thread_pointer(&mut self) -> Result<Slot> {
        if let Some(pointer) = self.assembly.thread_pointer {
            return Ok(pointer);
        }
        let block = self.memory.alloc_global(2 * THREAD_SIZE, 64, ObjectKind::ThreadLocal, true)?;
        self.memory.init_zero(block.bits, 2 * THREAD_SIZE);
        let pointer = offset(block, THREAD_SIZE);
        self.assembly.thread_pointer = Some(pointer);
        if self.module.triple.is_x86() || self.module.triple.is_empty() {
            for word in [0, 16] {
                self.memory.write_pointer(offset(pointer, word), pointer, self.thread.site)?;
            }
        }
        Ok(pointer)
    }
}

/// Returns the address `bytes` after another one.
pub(super) fn offset(at: Slot, bytes: u64) -> Slot {
    Slot { bits: at.bits.wrapping_add(bytes), tag: at.tag }
}

/// Returns the type of a memory operand; that of 64 bits keeps the object that a pointer points into.
fn type_of(bits: u32) -> Option<Type> {
    Some(match bits {
        8 => Type::I8,
        16 => Type::I16,
        32 => Type::I32,
        64 => Type::PTR,
        _ => return None,
    })
}
