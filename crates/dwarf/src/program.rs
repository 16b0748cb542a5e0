//! Line number programs: rows of a line table as opcodes (DWARF 5, 6.2.5).
//!
//! The rows of a function are encoded on the thread that compiles it. All that depends on other functions is left open:
//! the address of the first row, and the numbers of files.

use draig_ir::Metadata;
use gimli::{
    DW_LNS_advance_line, DW_LNS_advance_pc, DW_LNS_const_add_pc, DW_LNS_copy, DW_LNS_negate_stmt, DW_LNS_set_column,
    DW_LNS_set_prologue_end,
};

/// Parameters of special opcodes: a line advance from `LINE_BASE` to `LINE_BASE + LINE_RANGE - 1` and an address advance
/// are in one byte.
pub(crate) const LINE_BASE: i64 = -5;
pub(crate) const LINE_RANGE: i64 = 14;
pub(crate) const OPCODE_BASE: i64 = 13;

/// Row of a line table, apart from its file: the registers of the machine that reads the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct LineRow {
    pub(crate) address: u64,
    pub(crate) line: u32,
    pub(crate) column: u32,
    pub(crate) is_stmt: bool,
}

impl LineRow {
    /// State of the machine at the start of a sequence.
    pub(crate) const START: LineRow = LineRow { address: 0, line: 1, column: 0, is_stmt: true };
}

/// Rows of the code of one function.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FunctionLines<'a> {
    /// The file and the line of the entry.
    pub(crate) file: Option<Metadata>,
    pub(crate) line: u32,
    /// The first after that of the entry, and whether it ends the prologue. Its address is an offset from the function's base.
    pub(crate) first: Option<(LineRow, bool)>,
    /// Opcodes of the others.
    pub(crate) opcodes: &'a [u8],
    /// The last row.
    pub(crate) last: LineRow,
    pub(crate) files: &'a [FileUse],
}

/// Place at which rows of a file begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct FileUse {
    /// 0 for the first row, and one more than the place in the opcodes for others.
    pub(crate) at: u32,
    /// The `!DIFile`.
    pub(crate) file: Metadata,
    /// Whether rows of it follow: code without a line names a file, too.
    pub(crate) has_rows: bool,
}

/// Number of bytes by which `DW_LNS_const_add_pc` advances.
const BY_CONST_ADD: i64 = (255 - OPCODE_BASE) / LINE_RANGE;

/// Room for the opcodes of one row.
pub(crate) const ROW: usize = 32;

/// Program in the making. The memory is used again for each function.
#[derive(Debug)]
pub(crate) struct Program {
    /// Opcodes, and room for more.
    bytes: Vec<u8>,
    len: usize,
    /// The last row.
    last: LineRow,
}

impl Default for Program {
    fn default() -> Program {
        Program { bytes: Vec::new(), len: 0, last: LineRow::START }
    }
}

impl Program {
    /// Removes all opcodes.
    pub(crate) fn clear(&mut self) {
        self.len = 0;
    }

    pub(crate) fn len(&self) -> usize {
        self.len
    }

    pub(crate) fn last(&self) -> LineRow {
        self.last
    }

    pub(crate) fn opcodes(&self) -> &[u8] {
        &self.bytes[..self.len]
    }

    /// Appends opcodes.
    pub(crate) fn extend(&mut self, opcodes: &[u8]) {
        self.reserve(opcodes.len());
        self.bytes[self.len..self.len + opcodes.len()].copy_from_slice(opcodes);
        self.len += opcodes.len();
    }

    /// Makes room for a number of bytes.
    #[inline]
    pub(crate) fn reserve(&mut self, count: usize) {
        if self.bytes.len() < self.len + count {
            self.bytes.resize((2 * self.bytes.len()).max(self.len + count).max(1024), 0);
        }
    }

    /// Appends a row.
    #[inline]
    pub(crate) fn row(&mut self, row: LineRow, ends_prologue: bool) {
        // Rows stay in registers: one that is copied whole waits until all its parts are stored.
        let LineRow { address, line, column, is_stmt } = row;
        // Nearly all rows have small numbers: their opcodes are put together in a register, without jumps.
        let first = i64::from(line) - i64::from(self.last.line) - LINE_BASE;
        let distance = address.wrapping_sub(self.last.address).min(256) as i64;
        let opcode = first + OPCODE_BASE + distance * LINE_RANGE;
        let is_short = column < 0x80 && (0..LINE_RANGE).contains(&first) && opcode <= 255 && !ends_prologue;
        if is_short && let Some(out) = self.bytes.get_mut(self.len..self.len + 8) {
            let has_column = u64::from(column != self.last.column);
            let has_stmt = u64::from(is_stmt != self.last.is_stmt);
            let mut opcodes = has_column * (u64::from(DW_LNS_set_column.0) | u64::from(column) << 8);
            let mut bits = 16 * has_column;
            opcodes |= (has_stmt * u64::from(DW_LNS_negate_stmt.0)) << bits;
            bits += 8 * has_stmt;
            opcodes |= (opcode as u64) << bits;
            out.copy_from_slice(&opcodes.to_le_bytes());
            self.len += bits as usize / 8 + 1;
        } else {
            self.long_row(address, line, column, is_stmt, ends_prologue);
        }
        self.set_last(row);
    }

    /// Sets the last row.
    #[inline]
    pub(crate) fn set_last(&mut self, row: LineRow) {
        let LineRow { address, line, column, is_stmt } = row;
        (self.last.address, self.last.line) = (address, line);
        (self.last.column, self.last.is_stmt) = (column, is_stmt);
    }

    #[inline(never)]
    fn long_row(&mut self, address: u64, line: u32, column: u32, is_stmt: bool, ends_prologue: bool) {
        self.reserve(ROW);
        let Some(out) = self.bytes.get_mut(self.len..).and_then(|rest| rest.first_chunk_mut::<ROW>()) else { return };
        let mut out = Opcodes { bytes: out, len: 0 };
        out.all(LineRow { address, line, column, is_stmt }, self.last, ends_prologue);
        self.len += out.len;
    }
}

/// Opcodes of one row, which are fewer than there is room for.
struct Opcodes<'a> {
    bytes: &'a mut [u8; ROW],
    len: usize,
}

impl Opcodes<'_> {
    #[inline]
    fn push(&mut self, byte: u8) {
        self.bytes[self.len % ROW] = byte;
        self.len += 1;
    }

    #[inline]
    fn uleb(&mut self, mut value: u64) {
        while value >= 0x80 {
            self.push(value as u8 | 0x80);
            value >>= 7;
        }
        self.push(value as u8);
    }

    #[inline]
    fn sleb(&mut self, mut value: i64) {
        while !(-0x40..0x40).contains(&value) {
            self.push(value as u8 | 0x80);
            value >>= 7;
        }
        self.push(value as u8 & 0x7f);
    }

    /// Appends a row after another.
    fn all(&mut self, row: LineRow, last: LineRow, ends_prologue: bool) {
        if row.column != last.column {
            self.push(DW_LNS_set_column.0);
            self.uleb(row.column.into());
        }
        if row.is_stmt != last.is_stmt {
            self.push(DW_LNS_negate_stmt.0);
        }
        if ends_prologue {
            self.push(DW_LNS_set_prologue_end.0);
        }
        self.advance(i64::from(row.line) - i64::from(last.line), row.address.saturating_sub(last.address));
    }

    /// Appends a row after advances of line and address.
    #[inline]
    fn advance(&mut self, mut lines: i64, bytes: u64) {
        if !(LINE_BASE..LINE_BASE + LINE_RANGE).contains(&lines) {
            self.push(DW_LNS_advance_line.0);
            self.sleb(lines);
            lines = 0;
            if bytes == 0 {
                self.push(DW_LNS_copy.0);
                return;
            }
        }
        let first = lines - LINE_BASE + OPCODE_BASE;
        let most = BY_CONST_ADD;
        let few = bytes.min(256) as i64;
        if first + few * LINE_RANGE <= 255 {
            self.push((first + few * LINE_RANGE) as u8);
        } else if few > most && first + (few - most) * LINE_RANGE <= 255 {
            self.push(DW_LNS_const_add_pc.0);
            self.push((first + (few - most) * LINE_RANGE) as u8);
        } else {
            self.push(DW_LNS_advance_pc.0);
            self.uleb(bytes);
            self.push(first as u8);
        }
    }
}

#[cfg(test)]
mod tests {
    use gimli::DW_LNS_copy;

    use super::*;

    /// Returns the opcodes of a row after the first state.
    fn opcodes(row: LineRow, ends_prologue: bool) -> Vec<u8> {
        let mut program = Program::default();
        program.row(row, ends_prologue);
        assert_eq!(program.last, row);
        program.opcodes().to_vec()
    }

    #[test]
    fn rows_are_one_byte_where_they_can_be() {
        let row = |address, line| LineRow { address, line, ..LineRow::START };
        // 13 is the first special opcode, 5 is the line that stays, and an address is 14 of them.
        assert_eq!(opcodes(row(0, 1), false), [18]);
        assert_eq!(opcodes(row(2, 3), false), [18 + 2 + 28]);
        assert_eq!(opcodes(row(16, 9), false), [18 + 8 + 224]);
        assert_eq!(opcodes(row(18, 9), false), [DW_LNS_const_add_pc.0, 18 + 8 + 14]);
        assert_eq!(opcodes(row(1000, 2), false), [DW_LNS_advance_pc.0, 0xe8, 7, 19]);
        assert_eq!(opcodes(row(0, 100), false), [DW_LNS_advance_line.0, 0xe3, 0, DW_LNS_copy.0]);
        assert_eq!(opcodes(row(3, 100), false), [DW_LNS_advance_line.0, 0xe3, 0, 18 + 42]);
    }

    #[test]
    fn rows_are_as_without_the_short_way() {
        for bytes in (0..40).chain([256, 257, 70000]) {
            for line in 80..125 {
                for (column, is_stmt, ends_prologue) in [(0, true, false), (5, false, true), (127, true, true)] {
                    let row = LineRow { address: 64 + bytes, line, column, is_stmt };
                    let last = LineRow { address: 64, line: 100, column: 5, is_stmt: true };
                    let mut program = Program { last, ..Program::default() };
                    program.row(row, ends_prologue);
                    let mut out = [0; ROW];
                    let mut opcodes = Opcodes { bytes: &mut out, len: 0 };
                    opcodes.all(row, last, ends_prologue);
                    let len = opcodes.len;
                    assert_eq!(program.opcodes(), &out[..len], "{row:?}");
                }
            }
        }
    }

    #[test]
    fn the_longest_row_has_room() {
        let row = LineRow { address: u64::MAX, line: u32::MAX, column: u32::MAX, is_stmt: false };
        let mut program = Program::default();
        program.row(row, true);
        assert!(program.len() < ROW, "{}", program.len());
        program.row(LineRow::START, true);
        let both = program.len();
        program.extend(&[1, 2, 3]);
        assert_eq!((program.len(), &program.opcodes()[both..]), (both + 3, &[1, 2, 3][..]));
    }
}
