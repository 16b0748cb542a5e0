//! Line tables: what `.file` and `.loc` say, and its section `.debug_line` (DWARF 4 and 5, 6.2).
//!
//! The table has version 4 unless `.file 0` names the primary source, which is a feature of version 5.

use draig_image::{SectionFlags, SectionKind, SymbolId};
use rustc_hash::FxHashMap;

use super::Assembler;
use super::fragments::Tail;
use super::layout::leb128;
use super::state::State;
use crate::{AsmError, BinaryOp, Expr, Op, Place};

/// A source file.
#[derive(Clone, Debug, Default)]
pub(crate) struct LineFile {
    pub(crate) name: Vec<u8>,
    /// Index of the directory; 0 is that of the compilation.
    pub(crate) directory: usize,
    pub(crate) md5: Option<[u8; 16]>,
    pub(crate) source: Option<Vec<u8>>,
}

/// Flags of rows, apart from `is_stmt`, with the opcodes that set them.
pub(crate) const BASIC_BLOCK: (u8, u8) = (1, 7);
pub(crate) const PROLOGUE_END: (u8, u8) = (2, 10);
pub(crate) const EPILOGUE_BEGIN: (u8, u8) = (4, 11);

/// Position for the next instruction, as `.loc` gives it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LineRow {
    pub(crate) file: u32,
    pub(crate) line: u32,
    pub(crate) column: u32,
    pub(crate) flags: u8,
    pub(crate) is_statement: bool,
    pub(crate) isa: u32,
    pub(crate) discriminator: u32,
}

/// The table while it is collected.
#[derive(Clone, Debug)]
pub(crate) struct LineTable {
    /// Files by number; `None` if no directive has named that number.
    pub(crate) files: Vec<Option<LineFile>>,
    /// Directories from number 1.
    pub(crate) directories: Vec<Vec<u8>>,
    /// Directory of the compilation.
    pub(crate) compilation: Vec<u8>,
    /// Whether the primary source has number 0, as in version 5.
    pub(crate) is_version_5: bool,
    /// Row that waits for the next bytes.
    pub(crate) pending: Option<LineRow>,
    /// Whether rows are recommended places for breakpoints, which holds until a directive says otherwise.
    pub(crate) is_statement: bool,
    /// Numbers of directories by name.
    numbers: FxHashMap<Vec<u8>, usize>,
    /// Rows of each section with their labels, and places of sections in the list.
    sections: Vec<(u32, Vec<(SymbolId, LineRow)>)>,
    places: FxHashMap<u32, usize>,
}

impl Default for LineTable {
    fn default() -> LineTable {
        LineTable {
            files: Vec::new(),
            directories: Vec::new(),
            compilation: Vec::new(),
            is_version_5: false,
            pending: None,
            is_statement: true,
            numbers: FxHashMap::default(),
            sections: Vec::new(),
            places: FxHashMap::default(),
        }
    }
}

impl LineTable {
    /// Whether a file has this number.
    pub(crate) fn has_file(&self, number: usize) -> bool {
        self.files.get(number).is_some_and(Option::is_some)
    }

    /// Returns the index of a directory, which is added if it is new.
    pub(crate) fn directory(&mut self, name: &[u8]) -> usize {
        if name.is_empty() || name == self.compilation {
            return 0;
        }
        if let Some(&number) = self.numbers.get(name) {
            return number;
        }
        self.directories.push(name.to_vec());
        self.numbers.insert(name.to_vec(), self.directories.len());
        self.directories.len()
    }
}

impl State {
    /// Lets the row that waits begin here.
    pub(crate) fn begin_row(&mut self) {
        let Some(row) = self.lines.pending.take() else { return };
        let label = self.label_here(Place::default());
        let section = self.root(self.current);
        let table = &mut self.lines;
        let at = *table.places.entry(section).or_insert(table.sections.len());
        if at == table.sections.len() {
            table.sections.push((section, Vec::new()));
        }
        table.sections[at].1.push((label, row));
    }
}

/// Opcodes of line number programs.
mod opcode {
    pub(super) const COPY: u8 = 1;
    pub(super) const ADVANCE_PC: u8 = 2;
    pub(super) const ADVANCE_LINE: u8 = 3;
    pub(super) const SET_FILE: u8 = 4;
    pub(super) const SET_COLUMN: u8 = 5;
    pub(super) const NEGATE_STATEMENT: u8 = 6;
    pub(super) const CONST_ADD_PC: u8 = 8;
    pub(super) const SET_ISA: u8 = 12;
    /// First opcode that advances both address and line.
    pub(super) const FIRST_SPECIAL: u8 = 13;
}

/// Smallest advance of the line by a special opcode, and number of advances.
const LINE_BASE: i64 = -5;
const LINE_RANGE: i64 = 14;
/// Largest advance of the address by a special opcode.
const MAX_SPECIAL_ADDRESS: u64 = (255 - opcode::FIRST_SPECIAL as u64) / LINE_RANGE as u64;

/// Numbers of operands of the standard opcodes.
const OPERANDS: [u8; 12] = [0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1];

/// Returns the instructions that advance line and address, and add a row; without a line, those that end a sequence.
pub(crate) fn line_advance(lines: Option<i64>, distance: u64, unit: u8) -> Vec<u8> {
    let distance = distance / u64::from(unit.max(1));
    let mut bytes = Vec::new();
    let Some(mut lines) = lines else {
        if distance == MAX_SPECIAL_ADDRESS {
            bytes.push(opcode::CONST_ADD_PC);
        } else if distance > 0 {
            bytes.push(opcode::ADVANCE_PC);
            bytes.extend(leb128(distance as i64, false, 0));
        }
        bytes.extend([0, 1, 1]);
        return bytes;
    };
    let first = i64::from(opcode::FIRST_SPECIAL);
    let mut special = lines.wrapping_sub(LINE_BASE);
    let mut needs_copy = false;
    if !(0..LINE_RANGE).contains(&special) || special + first > 255 {
        bytes.push(opcode::ADVANCE_LINE);
        bytes.extend(leb128(lines, true, 0));
        lines = 0;
        special = -LINE_BASE;
        needs_copy = true;
    }
    if lines == 0 && distance == 0 {
        bytes.push(opcode::COPY);
        return bytes;
    }
    special += first;
    if distance < 256 + MAX_SPECIAL_ADDRESS {
        let at_once = special + distance as i64 * LINE_RANGE;
        if let Ok(opcode) = u8::try_from(at_once) {
            bytes.push(opcode);
            return bytes;
        }
        let after = special + (distance as i64 - MAX_SPECIAL_ADDRESS as i64) * LINE_RANGE;
        if let Ok(opcode) = u8::try_from(after) {
            bytes.extend([opcode::CONST_ADD_PC, opcode]);
            return bytes;
        }
    }
    bytes.push(opcode::ADVANCE_PC);
    bytes.extend(leb128(distance as i64, false, 0));
    bytes.push(if needs_copy { opcode::COPY } else { special as u8 });
    bytes
}

impl Assembler<'_> {
    /// Writes the table, if there are files or rows.
    pub(crate) fn emit_lines(&mut self) {
        self.state.lines.pending = None;
        let table = std::mem::take(&mut self.state.lines);
        if table.files.is_empty() && table.sections.is_empty() {
            return;
        }
        let end = self.input.source_end();
        let place = Place { start: end, end };
        for number in 1..table.files.len() {
            if !table.has_file(number) {
                let message = format!("unassigned file number: {number} for .file directives");
                self.report(AsmError::new(place, message));
            }
        }
        if let Err(error) = self.emit_table(&table, place) {
            self.report(error);
        }
    }

    fn emit_table(&mut self, table: &LineTable, place: Place) -> Result<(), AsmError> {
        let ends: Vec<SymbolId> = table.sections.iter().map(|(section, _)| self.end_of(*section)).collect();
        let debug = self.state.simple_section(b".debug_line", SectionFlags::default(), SectionKind::Bits);
        self.state.switch(debug);
        let unit = self.frame_info.code_unit();
        let end = self.emit_length(place)?;
        let version: u8 = if table.is_version_5 { 5 } else { 4 };
        self.state.append(&[version, 0], place)?;
        if table.is_version_5 {
            // Sizes of addresses and of segment selectors.
            self.state.append(&[8, 0], place)?;
        }
        let header_end = self.emit_length(place)?;
        let parameters = [unit, 1, 1, LINE_BASE as u8, LINE_RANGE as u8, opcode::FIRST_SPECIAL];
        self.state.append(&[&parameters[..], &OPERANDS].concat(), place)?;
        if table.is_version_5 {
            self.emit_files_5(table, place)?;
        } else {
            self.state.append(&files_4(table), place)?;
        }
        self.state.define_here(header_end, place)?;
        for ((_, rows), section_end) in table.sections.iter().zip(ends) {
            self.emit_rows(rows, section_end, unit, place)?;
        }
        self.state.define_here(end, place)
    }

    /// Returns a label at the end of a section with its subsections.
    fn end_of(&mut self, section: u32) -> SymbolId {
        let parts = self.state.subsections.iter().filter(|((root, _), _)| *root == section);
        let last = parts.max_by_key(|((_, number), _)| *number).map_or(section, |(_, &part)| part);
        let before = std::mem::replace(&mut self.state.current, last);
        let label = self.state.label_here(Place::default());
        self.state.current = before;
        label
    }

    /// Writes the rows of a section as a sequence.
    fn emit_rows(
        &mut self,
        rows: &[(SymbolId, LineRow)],
        end: SymbolId,
        unit: u8,
        place: Place,
    ) -> Result<(), AsmError> {
        let (mut file, mut line, mut column, mut is_statement, mut isa) = (1, 1i64, 0, true, 0);
        let mut last: Option<SymbolId> = None;
        for &(label, row) in rows {
            let mut bytes = Vec::new();
            let mut set = |opcode: u8, value: u32| {
                bytes.push(opcode);
                bytes.extend(leb128(value.into(), false, 0));
            };
            if file != row.file {
                file = row.file;
                set(opcode::SET_FILE, file);
            }
            if column != row.column {
                column = row.column;
                set(opcode::SET_COLUMN, column);
            }
            if row.discriminator != 0 {
                let number = leb128(row.discriminator.into(), false, 0);
                set(0, 1 + number.len() as u32);
                bytes.push(4);
                bytes.extend(number);
            }
            let mut set = |opcode: u8, value: u32| {
                bytes.push(opcode);
                bytes.extend(leb128(value.into(), false, 0));
            };
            if isa != row.isa {
                isa = row.isa;
                set(opcode::SET_ISA, isa);
            }
            if is_statement != row.is_statement {
                is_statement = row.is_statement;
                bytes.push(opcode::NEGATE_STATEMENT);
            }
            let flags = [BASIC_BLOCK, PROLOGUE_END, EPILOGUE_BEGIN];
            bytes.extend(flags.iter().filter(|(flag, _)| row.flags & flag != 0).map(|(_, opcode)| *opcode));
            self.state.append(&bytes, place)?;
            let lines = i64::from(row.line).wrapping_sub(line);
            match last {
                Some(last) => self.append_advance(Some(lines), last, label, unit),
                None => {
                    self.state.append(&[0, 9, 2], place)?;
                    self.state.append_value(Expr::symbol(label), 8, place)?;
                    self.state.append(&line_advance(Some(lines), 0, unit), place)?;
                }
            }
            last = Some(label);
            line = row.line.into();
        }
        if let Some(last) = last {
            self.append_advance(None, last, end, unit);
        }
        Ok(())
    }

    fn append_advance(&mut self, lines: Option<i64>, from: SymbolId, to: SymbolId, unit: u8) {
        self.state.append_tail(Tail::Line(Box::new((lines, unit, (from, to)))), None);
    }

    /// Writes directories and files in the form of version 5, whose strings are in a section of their own.
    fn emit_files_5(&mut self, table: &LineTable, place: Place) -> Result<(), AsmError> {
        let flags = SectionFlags { merge: true, strings: true, ..SectionFlags::default() };
        let strings = self.state.simple_section(b".debug_line_str", flags, SectionKind::Bits);
        self.state.sections[strings as usize].header.entry_size = 1;
        // DW_LNCT_path as DW_FORM_line_strp.
        self.state.append(&[1, 1, 0x1f], place)?;
        self.state.append(&leb128(table.directories.len() as i64 + 1, false, 0), place)?;
        let mut known = FxHashMap::default();
        for directory in std::iter::once(&table.compilation).chain(&table.directories) {
            self.emit_string(directory, strings, &mut known, place)?;
        }
        let files: Vec<LineFile> = table.files.iter().map(|file| file.clone().unwrap_or_default()).collect();
        let has_md5 = files.iter().all(|file| file.md5.is_some());
        let has_source = files.iter().any(|file| file.source.is_some());
        // DW_LNCT_path as DW_FORM_line_strp, DW_LNCT_directory_index as DW_FORM_udata, DW_LNCT_MD5 as
        // DW_FORM_data16, DW_LNCT_LLVM_source as DW_FORM_line_strp.
        let mut format = vec![2 + u8::from(has_md5) + u8::from(has_source), 1, 0x1f, 2, 0x0f];
        if has_md5 {
            format.extend([5, 0x1e]);
        }
        if has_source {
            format.extend([0x81, 0x40, 0x1f]);
        }
        format.extend(leb128(files.len() as i64, false, 0));
        self.state.append(&format, place)?;
        for file in &files {
            self.emit_string(&file.name, strings, &mut known, place)?;
            self.state.append(&leb128(file.directory as i64, false, 0), place)?;
            if let Some(md5) = file.md5.filter(|_| has_md5) {
                self.state.append(&md5, place)?;
            }
            if has_source {
                self.emit_string(file.source.as_deref().unwrap_or_default(), strings, &mut known, place)?;
            }
        }
        Ok(())
    }

    /// Adds a string to the section of strings, unless it is there, and refers to it.
    fn emit_string(
        &mut self,
        text: &[u8],
        strings: u32,
        known: &mut FxHashMap<Vec<u8>, usize>,
        place: Place,
    ) -> Result<(), AsmError> {
        let section = &self.state.sections[strings as usize];
        let (symbol, end) = (section.symbol, section.bytes.len());
        let offset = known.get(text).copied().unwrap_or(end);
        if offset == end {
            known.insert(text.to_vec(), offset);
            let before = std::mem::replace(&mut self.state.current, strings);
            self.state.append(&[text, &[0]].concat(), place)?;
            self.state.current = before;
        }
        let ops = [Op::Symbol(symbol, None), Op::Constant(offset as i64), Op::Binary(BinaryOp::Add)];
        let value = if offset == 0 { Expr::symbol(symbol) } else { Expr::Ops(Box::new(ops)) };
        self.state.append_value(value, 4, place)
    }
}

/// Returns directories and files in the form of version 4.
fn files_4(table: &LineTable) -> Vec<u8> {
    let mut bytes = Vec::new();
    for directory in &table.directories {
        bytes.extend(directory);
        bytes.push(0);
    }
    bytes.push(0);
    for file in table.files.iter().skip(1) {
        let file = file.clone().unwrap_or_default();
        bytes.extend(&file.name);
        bytes.push(0);
        bytes.extend(leb128(file.directory as i64, false, 0));
        // Neither time nor size of the file.
        bytes.extend([0, 0]);
    }
    bytes.push(0);
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn advances_take_the_shortest_opcodes() {
        assert_eq!(line_advance(Some(0), 0, 1), [1]);
        assert_eq!(line_advance(Some(1), 1, 1), [13 + 6 + 14]);
        assert_eq!(line_advance(Some(1), 4, 4), [13 + 6 + 14]);
        assert_eq!(line_advance(Some(400), 1, 1), [3, 0x90, 3, 13 + 5 + 14]);
        assert_eq!(line_advance(Some(0), 20, 1), [8, 13 + 5 + 3 * 14]);
        assert_eq!(line_advance(Some(0), 300, 1), [2, 0xac, 2, 18]);
        assert_eq!(line_advance(Some(-100), 300, 1), [3, 0x9c, 0x7f, 2, 0xac, 2, 1]);
        assert_eq!(line_advance(None, 17, 1), [8, 0, 1, 1]);
        assert_eq!(line_advance(None, 5, 1), [2, 5, 0, 1, 1]);
        assert_eq!(line_advance(None, 0, 1), [0, 1, 1]);
    }
}
