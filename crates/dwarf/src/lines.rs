//! `.debug_line`: the files of a unit, and the program that maps code to lines (DWARF 5, 6.2).

use draig_image::FixupKind;
use draig_ir::Metadata;
use draig_ir::metadata::Class;
use gimli::{
    DW_LNCT_LLVM_source, DW_LNCT_MD5, DW_LNCT_directory_index, DW_LNCT_path, DW_LNE_end_sequence, DW_LNE_set_address,
    DW_LNS_advance_line, DW_LNS_advance_pc, DW_LNS_const_add_pc, DW_LNS_copy, DW_LNS_negate_stmt, DW_LNS_set_column,
    DW_LNS_set_file, DW_LNS_set_prologue_end,
};
use rustc_hash::FxHashMap;

use crate::bytes::{self, patch_length, sleb, uleb};
use crate::code::FunctionCode;
use crate::info::{Part, Reference, Referent};
use crate::nodes::{Nodes, file, subprogram};
use crate::tables::{Address, Strings};

/// Parameters of special opcodes: a line advance from `LINE_BASE` to `LINE_BASE + LINE_RANGE - 1` and an address advance
/// are in one byte.
const LINE_BASE: i64 = -5;
const LINE_RANGE: i64 = 14;
const OPCODE_BASE: i64 = 13;
/// Number of operands of the opcodes below `OPCODE_BASE`.
const OPERANDS: [u8; 12] = [0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1];
/// Functions this near to each other have only padding between them.
const PADDING: u64 = 16;
/// Checksums of this kind are MD5.
const MD5: u64 = 1;

/// Writer of a string's bytes, or of a reference to them.
type StringWriter<'a> = dyn FnMut(&mut Vec<u8>, &[u8]) + 'a;

/// Name of a file, and number of its directory.
type FileName<'m> = (&'m [u8], usize);

/// Line table of a unit while it is written.
pub(crate) struct Lines<'m> {
    nodes: Nodes<'m>,
    version: u16,
    files: Vec<Metadata>,
    numbers: FxHashMap<Metadata, u32>,
    program: Vec<u8>,
    addresses: Vec<(u32, Address)>,
    state: State,
    /// The file of a row that was asked for last, and its number.
    last_file: Option<(Metadata, u32)>,
    /// Section and offset of the end of the last function, if its sequence is open.
    open: Option<(draig_image::SectionId, u64)>,
}

/// Registers of the machine that reads the program.
#[derive(Clone, Copy)]
struct State {
    address: u64,
    file: u32,
    line: i64,
    column: u64,
    is_stmt: bool,
}

const START: State = State { address: 0, file: 1, line: 1, column: 0, is_stmt: true };

impl<'m> Lines<'m> {
    /// Returns a table whose first file is that of the unit.
    pub(crate) fn new(nodes: Nodes<'m>, version: u16, unit_file: Option<Metadata>) -> Lines<'m> {
        let mut lines = Lines {
            nodes,
            version,
            files: Vec::new(),
            numbers: FxHashMap::default(),
            program: Vec::new(),
            addresses: Vec::new(),
            state: START,
            last_file: None,
            open: None,
        };
        if let Some(id) = unit_file {
            lines.number(id);
        }
        lines
    }

    /// Returns the number of a file; `None` if it is no file.
    pub(crate) fn file(&mut self, id: Option<Metadata>) -> Option<u32> {
        let id = id?;
        if let Some(&number) = self.numbers.get(&id) {
            return Some(number);
        }
        self.nodes.of_class(id, Class::DIFile)?;
        Some(self.number(id))
    }

    fn number(&mut self, id: Metadata) -> u32 {
        let first = if self.version >= 5 { 0 } else { 1 };
        let number = self.files.len() as u32 + first;
        self.files.push(id);
        self.numbers.insert(id, number);
        number
    }

    /// Returns the number of a `!DIFile`.
    #[inline]
    fn file_of_row(&mut self, id: Metadata) -> u32 {
        if let Some((known, number)) = self.last_file
            && known == id
        {
            return number;
        }
        let number = self.numbers.get(&id).copied().unwrap_or_else(|| self.number(id));
        self.last_file = Some((id, number));
        number
    }

    /// Appends the lines of a function. Those of one unit are asked for in the order of their sections.
    pub(crate) fn function(&mut self, code: &FunctionCode) {
        let Some(node) = self.nodes.node(code.description.node) else { return };
        let follows = self
            .open
            .is_some_and(|(section, end)| section == code.section && (end..end + PADDING).contains(&code.entry));
        if !follows {
            self.end_sequence();
            self.program.extend_from_slice(&[0, 9, DW_LNE_set_address.0]);
            self.addresses.push((self.program.len() as u32, Address::new(code.symbol, code.entry)));
            bytes::u64(&mut self.program, 0);
            self.state = State { address: code.entry, ..START };
        }
        let first = if self.version >= 5 { 0 } else { 1 };
        let mut file = self.file(node.reference(subprogram::FILE)).unwrap_or(first);
        let scope_line = node.number(subprogram::SCOPE_LINE);
        self.row(code.entry, file, scope_line, 0, true, false);
        let mut is_prologue = true;
        // The last line, and the last location that has one: LLVM tells them apart.
        let (mut last_line, mut previous) = (scope_line, None);
        for row in &code.description.rows {
            let address = code.base + u64::from(row.offset);
            let (line, column) = (u64::from(row.line), u64::from(row.column));
            let Some(row_file) = row.file.map(|id| self.file_of_row(id)) else {
                if last_line != 0 {
                    self.row(address, file, 0, 0, false, false);
                    last_line = 0;
                }
                continue;
            };
            if line == 0 && last_line == 0 {
                continue;
            }
            let ends_prologue = is_prologue && line != 0;
            let is_new = line != 0 && previous.unwrap_or(scope_line) != line;
            file = row_file;
            self.row(address, file, line, column, is_new || ends_prologue, ends_prologue);
            is_prologue &= !ends_prologue;
            last_line = line;
            if line != 0 {
                previous = Some(line);
            }
        }
        self.open = Some((code.section, code.end));
    }

    fn row(&mut self, address: u64, file: u32, line: u64, column: u64, is_stmt: bool, ends_prologue: bool) {
        let state = self.state;
        if file != state.file {
            self.program.push(DW_LNS_set_file.0);
            uleb(&mut self.program, file.into());
        }
        if column != state.column {
            self.program.push(DW_LNS_set_column.0);
            uleb(&mut self.program, column);
        }
        if is_stmt != state.is_stmt {
            self.program.push(DW_LNS_negate_stmt.0);
        }
        if ends_prologue {
            self.program.push(DW_LNS_set_prologue_end.0);
        }
        self.advance(line as i64 - state.line, address.saturating_sub(state.address) as i64);
        self.state = State { address, file, line: line as i64, column, is_stmt };
    }

    /// Appends a row after advances of line and address.
    fn advance(&mut self, mut lines: i64, bytes: i64) {
        if !(LINE_BASE..LINE_BASE + LINE_RANGE).contains(&lines) {
            self.program.push(DW_LNS_advance_line.0);
            sleb(&mut self.program, lines);
            lines = 0;
            if bytes == 0 {
                self.program.push(DW_LNS_copy.0);
                return;
            }
        }
        let first = lines - LINE_BASE + OPCODE_BASE;
        let most = (255 - OPCODE_BASE) / LINE_RANGE;
        if first + bytes.min(256) * LINE_RANGE <= 255 {
            self.program.push((first + bytes * LINE_RANGE) as u8);
        } else if bytes > most && first + (bytes - most).min(256) * LINE_RANGE <= 255 {
            self.program.push(DW_LNS_const_add_pc.0);
            self.program.push((first + (bytes - most) * LINE_RANGE) as u8);
        } else {
            self.program.push(DW_LNS_advance_pc.0);
            uleb(&mut self.program, bytes as u64);
            self.program.push(first as u8);
        }
    }

    fn end_sequence(&mut self) {
        if let Some((_, end)) = self.open.take() {
            self.program.push(DW_LNS_advance_pc.0);
            uleb(&mut self.program, end.saturating_sub(self.state.address));
            self.program.extend_from_slice(&[0, 1, DW_LNE_end_sequence.0]);
        }
    }

    /// Appends the table to the section.
    pub(crate) fn finish(mut self, out: &mut Vec<u8>, references: &mut Vec<Reference>, strings: &mut Strings) {
        self.end_sequence();
        let start = out.len();
        self.header(out, gimli::DW_FORM_line_strp, &mut |out, text| {
            let number = strings.add(text);
            let referent = Referent::Section(Part::LineStr, strings.offsets[number as usize]);
            references.push(Reference { offset: out.len() as u32, kind: FixupKind::Abs32, referent });
            bytes::u32(out, 0);
        });
        let shift = out.len() as u32;
        out.extend_from_slice(&self.program);
        for &(at, address) in &self.addresses {
            let referent = Referent::Address(address);
            references.push(Reference { offset: at + shift, kind: FixupKind::Abs64, referent });
        }
        patch_length(out, start);
    }

    /// Returns a table of the files alone, without references to other sections.
    pub(crate) fn files_alone(&self) -> Vec<u8> {
        let mut out = Vec::new();
        self.header(&mut out, gimli::DW_FORM_string, &mut |out, text| plain_string(out, text));
        patch_length(&mut out, 0);
        out
    }

    /// Appends all that precedes the program; strings of version 5 have a form, and `string` writes one.
    fn header(&self, out: &mut Vec<u8>, form: gimli::DwForm, string: &mut StringWriter<'_>) {
        bytes::u32(out, 0);
        bytes::u16(out, self.version);
        if self.version >= 5 {
            // bytes of an address, and of a segment's number
            out.extend_from_slice(&[8, 0]);
        }
        let header = out.len();
        bytes::u32(out, 0);
        // bytes of an instruction, operations of one, whether rows are statements at first
        out.extend_from_slice(&[1, 1, 1, LINE_BASE as i8 as u8, LINE_RANGE as u8, OPCODE_BASE as u8]);
        out.extend_from_slice(&OPERANDS);
        match self.version {
            5.. => self.files_of_5(out, form, string),
            _ => self.files_of_4(out),
        }
        patch_length(out, header);
    }

    /// Returns the directories, of which the unit's is the first, and the files with their directories' numbers.
    fn directories(&self) -> (Vec<&'m [u8]>, Vec<FileName<'m>>) {
        let first = self.files.first().and_then(|&id| self.nodes.node(id));
        let directory = first.map_or(&b""[..], |node| self.nodes.text(node, file::DIRECTORY));
        let mut directories = vec![directory];
        let mut numbers = FxHashMap::from_iter([(directory, 0)]);
        let mut files = Vec::with_capacity(self.files.len());
        for &id in &self.files {
            let Some(node) = self.nodes.node(id) else { continue };
            let of_file = self.nodes.text(node, file::DIRECTORY);
            let number = match of_file {
                b"" => 0,
                _ => *numbers.entry(of_file).or_insert_with(|| {
                    directories.push(of_file);
                    directories.len() - 1
                }),
            };
            files.push((self.nodes.text(node, file::NAME), number));
        }
        (directories, files)
    }

    fn files_of_5(&self, out: &mut Vec<u8>, form_of_string: gimli::DwForm, string: &mut StringWriter<'_>) {
        let (directories, files) = self.directories();
        let form = |out: &mut Vec<u8>, content: gimli::DwLnct, form: gimli::DwForm| {
            uleb(out, content.0.into());
            uleb(out, form.0.into());
        };
        out.push(1);
        form(out, DW_LNCT_path, form_of_string);
        uleb(out, directories.len() as u64);
        for text in directories {
            string(out, text);
        }
        let sums: Option<Vec<[u8; 16]>> = self.files.iter().map(|&id| self.md5(id)).collect();
        let field = |&id: &Metadata, number: usize| self.nodes.node(id).and_then(|node| node.reference(number));
        let has_source = self.files.iter().any(|id| field(id, file::SOURCE).is_some());
        out.push(2 + u8::from(sums.is_some()) + u8::from(has_source));
        form(out, DW_LNCT_path, form_of_string);
        form(out, DW_LNCT_directory_index, gimli::DW_FORM_udata);
        if sums.is_some() {
            form(out, DW_LNCT_MD5, gimli::DW_FORM_data16);
        }
        if has_source {
            form(out, DW_LNCT_LLVM_source, form_of_string);
        }
        uleb(out, files.len() as u64);
        for (at, &(name, directory)) in files.iter().enumerate() {
            string(out, name);
            uleb(out, directory as u64);
            if let Some(sums) = &sums {
                out.extend_from_slice(&sums[at]);
            }
            if has_source {
                string(out, field(&self.files[at], file::SOURCE).map_or(b"", |id| self.nodes.string(id)));
            }
        }
    }

    fn files_of_4(&self, out: &mut Vec<u8>) {
        let (directories, files) = self.directories();
        directories[1..].iter().for_each(|text| plain_string(out, text));
        out.push(0);
        for (name, directory) in files {
            plain_string(out, name);
            uleb(out, directory as u64);
            // neither time nor size
            out.extend_from_slice(&[0, 0]);
        }
        out.push(0);
    }

    fn md5(&self, id: Metadata) -> Option<[u8; 16]> {
        let node = self.nodes.node(id)?;
        let text = self.nodes.text(node, file::CHECKSUM);
        if node.number(file::CHECKSUM_KIND) != MD5 || text.len() != 32 {
            return None;
        }
        let digit = |byte: u8| (byte as char).to_digit(16).map(|digit| digit as u8);
        let mut sum = [0; 16];
        for (byte, pair) in sum.iter_mut().zip(text.as_chunks::<2>().0) {
            *byte = digit(pair[0])? << 4 | digit(pair[1])?;
        }
        Some(sum)
    }
}

/// Appends a string with the zero that ends it.
fn plain_string(out: &mut Vec<u8>, text: &[u8]) {
    out.extend(text.iter().take_while(|&&byte| byte != 0));
    out.push(0);
}
