//! Code of functions before it has a place: the bytes, and all that refers to them or that they refer to.
//!
//! It is the seam between `function`, which makes it on some thread, and `module`, which puts it into sections.

use std::sync::Arc;

use draig_dwarf::CodeNotes;
use draig_image::{FixupKind, SectionId};
use draig_ir::{Block, Const, Global, Inst};
use draig_mc::Piece;

/// Place of the first byte of an instruction's code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CodePlace {
    /// The section of the code.
    pub section: SectionId,
    /// The offset in the section.
    pub offset: u64,
    /// The function of the instruction.
    pub function: Global,
    /// The instruction.
    pub inst: Inst,
}

/// Thing to which code refers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum CodeTarget {
    /// A global of the module.
    Global(Global),
    /// A function or variable of the system's libraries (`memcpy`, `__udivti3`, `_GLOBAL_OFFSET_TABLE_`).
    External(&'static str),
    /// The constant at this offset of the pool of [`CodeBuffer`].
    Pool(u32),
    /// A constant with addresses in it.
    Constant(Const),
    /// A block of another function.
    Block(Global, Block),
    /// A table of code addresses: its number in [`CodeBuffer::jump_tables`].
    JumpTable(u32),
}

/// Bytes of code that depend on an address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct CodeFixup {
    /// Offset in the buffer.
    pub(crate) offset: u32,
    pub(crate) kind: FixupKind,
    pub(crate) target: CodeTarget,
    pub(crate) addend: i64,
}

/// Addresses of blocks, to jump to by number. Each entry is the distance in 4 bytes from the start of the table to
/// the offset of the code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct JumpTable {
    /// Offsets in the buffer.
    pub(crate) entries: Vec<u32>,
}

/// Rule of unwinding that takes effect at an offset (DWARF 5, 6.4.2). Registers are DWARF's numbers, offsets are
/// from the canonical frame address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum CfiRule {
    /// The canonical frame address is this register plus this number of bytes.
    DefCfa(u16, i32),
    /// As before, with another register.
    DefCfaRegister(u16),
    /// As before, with another number of bytes.
    DefCfaOffset(i32),
    /// The caller's value of a register is stored at this offset.
    Offset(u16, i32),
    /// A register has the caller's value again.
    Restore(u16),
    /// The caller's value of the first register is in the second.
    Register(u16, u16),
    /// All rules are kept, and taken back.
    RememberState,
    RestoreState,
    /// The caller's value of a register is what it has now, plus a number of at least -64 and below 64.
    Changed(u16, i8),
    /// The return address is signed where it was not, and the reverse.
    NegateReturnState,
}

/// Step of a prologue that unwind tables of Windows describe; it is done at an offset. Registers are the processor's
/// numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum UnwindStep {
    /// A register is pushed.
    Push(u8),
    /// The stack pointer moves by this number of bytes.
    Allocate(u32),
    /// A register becomes the stack pointer plus this number of bytes, a multiple of 16 up to 240.
    SetFrame(u8, u32),
    /// A vector register is stored this number of bytes above where the stack pointer was when the frame pointer was
    /// set.
    SaveVector(u8, u32),
    /// A code of AArch64's tables, of this number of bytes, for the instruction that ends here.
    Code([u8; 4], u8),
    /// The end of the function, or a call that takes its place, begins here; its codes follow.
    Epilogue,
}

/// Instructions that may unwind, and where to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct CallSite {
    /// Offsets in the buffer.
    pub(crate) start: u32,
    pub(crate) end: u32,
    /// Offset of the landing pad's code and the instruction; `None` if the function is left.
    pub(crate) landing_pad: Option<(u32, Inst)>,
}

/// Place of a value while the code is at an instruction. Registers are DWARF's numbers, sizes are in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Location {
    /// In a register.
    Register(u16, u16),
    /// The value is this register plus a number.
    Direct(u16, i32),
    /// In memory at this register plus a number.
    Indirect(u16, i32, u16),
    Constant(i64),
}

/// Instruction at which a runtime asks for the places of values: a record of a stack map.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Safepoint {
    pub(crate) id: u64,
    /// Offset in the buffer.
    pub(crate) offset: u32,
    pub(crate) locations: Vec<Location>,
    /// Registers of 8 bytes that are needed after the instruction.
    pub(crate) live_outs: Vec<u16>,
}

/// Statement of inline assembly whose code is in a buffer. Its fixups, its symbols and its other sections are added
/// where the function is placed.
#[derive(Clone, Debug)]
pub(crate) struct Assembly {
    /// Offset of the first byte in the buffer.
    pub(crate) start: u32,
    pub(crate) piece: Arc<Piece>,
    /// Symbols of the text that stand for something of the function or the module.
    pub(crate) names: Vec<(Vec<u8>, AssemblyName)>,
    pub(crate) inst: Inst,
}

/// Thing for which a symbol in the text of a statement stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum AssemblyName {
    /// Offset in the buffer.
    Code(u32),
    Block(Global, Block),
    Global(Global),
}

/// Code of one function in a buffer. Ranges are of the buffer's vectors.
#[derive(Clone, Debug)]
pub(crate) struct FunctionSpan {
    pub(crate) function: Global,
    /// Offsets of the first byte and after the last one; the first is a multiple of 16.
    pub(crate) start: u32,
    pub(crate) end: u32,
    pub(crate) fixups: std::ops::Range<usize>,
    pub(crate) cfi: std::ops::Range<usize>,
    pub(crate) steps: std::ops::Range<usize>,
    pub(crate) call_sites: std::ops::Range<usize>,
    pub(crate) blocks: std::ops::Range<usize>,
    pub(crate) jump_tables: std::ops::Range<usize>,
    pub(crate) type_traps: std::ops::Range<usize>,
    /// Offset of the bytes without effect that `patchable-function-entry` asks for, and how many there are there and
    /// before the function.
    pub(crate) patch: u32,
    pub(crate) nops: u32,
    pub(crate) prefix_nops: u32,
    pub(crate) assembly: std::ops::Range<usize>,
    pub(crate) places: std::ops::Range<usize>,
    pub(crate) safepoints: std::ops::Range<usize>,
    /// Number of the description in the batch, if there is one.
    pub(crate) description: Option<u32>,
    /// Whether the return address is signed with the second key of AArch64.
    pub(crate) has_b_key: bool,
    /// Number of bytes below the return address; `None` if it changes.
    pub(crate) stack_size: Option<u64>,
}

/// Code of some consecutive functions.
#[derive(Clone, Debug, Default)]
pub(crate) struct CodeBuffer {
    pub(crate) bytes: Vec<u8>,
    pub(crate) functions: Vec<FunctionSpan>,
    /// By offset.
    pub(crate) fixups: Vec<CodeFixup>,
    /// Constants that code loads, each aligned to its size (at most 64).
    pub(crate) pool: Vec<u8>,
    pub(crate) jump_tables: Vec<JumpTable>,
    /// By offset; the rules at a function's start are those of the target.
    pub(crate) cfi: Vec<(u32, CfiRule)>,
    /// By offset, where unwind tables are those of Windows.
    pub(crate) steps: Vec<(u32, UnwindStep)>,
    /// By offset; calls that cannot unwind are in none, those that leave the function in one without landing pad.
    pub(crate) call_sites: Vec<CallSite>,
    /// Offsets of instructions that trap if a function has another type than its caller expects.
    pub(crate) type_traps: Vec<u32>,
    /// By offset.
    pub(crate) assembly: Vec<Assembly>,
    /// Offsets of the code of instructions, if they are noted.
    pub(crate) places: Vec<(u32, Inst)>,
    /// Notes for debug information, of the last function if `has_notes`.
    pub(crate) notes: CodeNotes,
    pub(crate) has_notes: bool,
    /// Offsets of blocks whose address is taken (`blockaddress`).
    pub(crate) blocks: Vec<(Block, u32)>,
    pub(crate) safepoints: Vec<Safepoint>,
}
