//! Facts that code generation knows about functions: the seam between it and this crate.
//!
//! Offsets are from the start of a function's code ([`FunctionCode::base`]). Registers are DWARF's numbers. Nothing here
//! is of one target.

use draig_image::{SectionId, SymbolId};
use draig_ir::{Block, DbgRecord, Global, Inst, Metadata};

/// Code of a function with a `!DISubprogram`, in its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FunctionCode {
    /// The function.
    pub function: Global,
    /// The section of the code.
    pub section: SectionId,
    /// Symbol at the start of the section.
    pub symbol: SymbolId,
    /// Offset in the section of the function's symbol.
    pub entry: u64,
    /// Offset in the section from which all offsets count. It is not before `entry`.
    pub base: u64,
    /// Offset in the section of the end.
    pub end: u64,
    /// Number of its description in the batch ([`Describer::describe`](crate::Describer::describe)).
    pub description: u32,
}

/// Notes about the code of a function.
#[derive(Clone, Debug, Default)]
pub struct CodeNotes {
    /// The register with the address of the frame, while the body runs.
    pub frame_base: Option<u16>,
    /// Changes of the source location, by offset; of those at one offset, the last counts.
    pub rows: Rows,
    /// Number of bytes from which offsets of `rows` count.
    pub rows_shift: u32,
    /// Number of bytes of the code.
    pub size: u32,
    /// Starts of the blocks, by offset; all end where the next starts.
    pub blocks: Vec<(Block, u32)>,
    /// End of the last block.
    pub blocks_end: u32,
    /// Debug records, by offset.
    pub records: Vec<RecordCode>,
    /// Values that are the addresses of stack objects at places that do not change.
    pub objects: Vec<(CodeValue, Object)>,
    /// Places of other values that debug records mention, by value and start.
    pub spans: Vec<ValueSpan>,
    /// Calls, by offset.
    pub calls: Vec<CallCode>,
    /// Registers of calls' arguments, with what the caller still has of them during the call.
    pub arguments: Vec<(u16, ArgumentPlace)>,
    /// Register in which each parameter arrives, and its width in bits, where it is one register of general use.
    pub arrivals: Vec<Option<(u16, u32)>>,
}

/// Changes of the source location, by offset; of those at one offset, the last counts.
#[derive(Clone, Debug)]
pub struct Rows {
    /// A row that is none, the rows, and room for more.
    list: Vec<Row>,
    /// Number of rows, with the one that is none.
    count: usize,
}

impl Default for Rows {
    fn default() -> Rows {
        Rows { list: vec![Rows::NONE], count: 1 }
    }
}

impl Rows {
    const NONE: Row = Row { offset: u32::MAX, location: None };

    /// Removes all rows.
    pub fn clear(&mut self) {
        self.count = 1;
    }

    /// Adds a row, if it is new. This is asked for each instruction, and whether it has another location than the one
    /// before is hard to foresee: there is no jump.
    #[inline]
    pub fn add_if(&mut self, is_new: bool, row: Row) {
        if self.count == self.list.len() {
            self.grow();
        }
        let is_at_last = self.list[self.count - 1].offset == row.offset;
        let at = self.count - usize::from(is_new & is_at_last);
        self.list[at] = row;
        self.count = at + usize::from(is_new);
    }

    #[cold]
    fn grow(&mut self) {
        self.list.resize(2 * self.count, Rows::NONE);
    }

    /// Returns the rows.
    pub fn as_slice(&self) -> &[Row] {
        &self.list[1..self.count]
    }

    /// Returns the rows, to change their offsets.
    pub fn as_mut_slice(&mut self) -> &mut [Row] {
        &mut self.list[1..self.count]
    }
}

/// Start of code with another source location.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Row {
    /// Offset of the code.
    pub offset: u32,
    /// The `!DILocation`; `None` for code without one at the start of a block.
    pub location: Option<Metadata>,
}

/// Place of a debug record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RecordCode {
    /// The record.
    pub record: DbgRecord,
    /// The offset at which it takes effect.
    pub offset: u32,
    /// Number of its block in [`CodeNotes::blocks`].
    pub block: u32,
}

/// Stack object.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Object {
    /// Offset of its first byte, or of the first byte that it may have, from the frame base.
    pub offset: i32,
    /// Alignment to which the address is rounded up; 1 if it is the offset.
    pub align: u32,
}

/// A value of a function: the result of an instruction, or a parameter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum CodeValue {
    /// The result of an instruction.
    Inst(Inst),
    /// The parameter with this number.
    Parameter(u32),
}

/// Place of a part of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PartPlace {
    /// Nowhere.
    None,
    /// In a register.
    Register(u16),
    /// In memory, at this offset from the frame base.
    Frame(i32),
}

/// Code in which a part of a value is at one place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ValueSpan {
    /// The value.
    pub value: CodeValue,
    /// Number of the part, from 0.
    pub part: u8,
    /// Number of parts.
    pub parts: u8,
    /// Offset in the value in memory, in bytes.
    pub part_offset: u32,
    /// Size of the part in bits.
    pub bits: u32,
    /// The place.
    pub place: PartPlace,
    /// The first offset at which it is there.
    pub start: u32,
    /// The first offset at which it may not be there.
    pub end: u32,
}

/// A call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CallCode {
    /// Offset after the call.
    pub end: u32,
    /// The instruction.
    pub inst: Inst,
    /// End of its arguments in [`CodeNotes::arguments`]; they start where those of the call before end.
    pub arguments: u32,
}

/// Place of an argument's value that a call does not change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ArgumentPlace {
    /// A number.
    Constant(u64),
    /// In a register that callees restore, of this width in bits.
    Register(u16, u32),
    /// In memory at this offset from the frame base, of this width in bits.
    Frame(i32, u32),
    /// The address of a stack object.
    Object(i32),
    /// The address of a global.
    Global(Global),
}
