//! `.debug_line`: the files of a unit, and the program that maps code to lines (DWARF 5, 6.2).

use draig_image::FixupKind;
use draig_ir::Metadata;
use draig_ir::metadata::Class;
use gimli::{
    DW_LNCT_LLVM_source, DW_LNCT_MD5, DW_LNCT_directory_index, DW_LNCT_path, DW_LNE_end_sequence, DW_LNE_set_address,
    DW_LNS_advance_pc, DW_LNS_set_file,
};
use rustc_hash::FxHashMap;

use crate::bytes::{self, Few, patch_length, uleb};
use crate::descriptions::Function;
use crate::nodes::{Nodes, file};
use crate::program::{LINE_BASE, LINE_RANGE, LineRow, OPCODE_BASE, Program, ROW};
use crate::references::{Address, Part, Reference, Referent};
use crate::tables::Strings;

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
    program: Program,
    addresses: Vec<(u32, Address)>,
    /// The file of the last row.
    row_file: u32,
    /// The file that was asked for last, and its number.
    last_file: Option<(Metadata, u32)>,
    /// Section and offset of the end of the last function, if its sequence is open.
    open: Option<(draig_image::SectionId, u64)>,
}

/// The file of the first row of a sequence.
const FIRST_FILE: u32 = 1;

impl<'m> Lines<'m> {
    /// Returns a table whose first file is that of the unit.
    pub(crate) fn new(nodes: Nodes<'m>, version: u16, unit_file: Option<Metadata>) -> Lines<'m> {
        let mut lines = Lines {
            nodes,
            version,
            files: Vec::new(),
            numbers: FxHashMap::default(),
            program: Program::default(),
            addresses: Vec::new(),
            row_file: FIRST_FILE,
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
        let is_last = self.last_file.is_some_and(|(known, _)| known == id);
        if !is_last && !self.numbers.contains_key(&id) {
            self.nodes.of_class(id, Class::DIFile)?;
        }
        Some(self.file_of_row(id))
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

    /// Makes room for the lines of functions.
    pub(crate) fn reserve(&mut self, opcodes: usize, functions: usize) {
        self.program.reserve(opcodes + functions * ROW);
    }

    /// Appends the lines of a function. Those of one unit are asked for in the order of their sections.
    pub(crate) fn function(&mut self, function: &Function<'_>) {
        let Function { code, description } = function;
        let lines = &description.lines;
        let follows = self
            .open
            .is_some_and(|(section, end)| section == code.section && (end..end + PADDING).contains(&code.entry));
        if !follows {
            self.end_sequence();
            self.program.extend(&[0, 9, DW_LNE_set_address.0]);
            self.addresses.push((self.program.len() as u32, Address::new(code.symbol, code.entry)));
            self.program.extend(&[0; 8]);
            self.program.set_last(LineRow { address: code.entry, ..LineRow::START });
            self.row_file = FIRST_FILE;
        }
        let first = if self.version >= 5 { 0 } else { 1 };
        let file = self.file(lines.file).unwrap_or(first);
        self.set_file(file);
        self.program.row(LineRow { address: code.entry, line: lines.line, column: 0, is_stmt: true }, false);
        let mut files = lines.files.iter().peekable();
        while let Some(start) = files.next_if(|start| start.at == 0) {
            self.start_file(start.file, start.has_rows);
        }
        let at = |row: LineRow| LineRow { address: code.base + row.address, ..row };
        if let Some((first, ends_prologue)) = lines.first {
            self.program.row(at(first), ends_prologue);
            let mut done = 0;
            for start in files {
                let until = start.at as usize - 1;
                self.program.extend(&lines.opcodes[done..until]);
                self.start_file(start.file, start.has_rows);
                done = until;
            }
            self.program.extend(&lines.opcodes[done..]);
            self.program.set_last(at(lines.last));
        }
        self.open = Some((code.section, code.end));
    }

    /// Gives a file a number, and notes that it is the one of the rows that follow, if there are any.
    fn start_file(&mut self, file: Metadata, has_rows: bool) {
        let number = self.file_of_row(file);
        if has_rows {
            self.set_file(number);
        }
    }

    fn set_file(&mut self, file: u32) {
        if file != self.row_file {
            let mut opcode = Few::new();
            opcode.push(DW_LNS_set_file.0);
            opcode.uleb(file.into());
            self.program.extend(opcode.as_slice());
            self.row_file = file;
        }
    }

    fn end_sequence(&mut self) {
        if let Some((_, end)) = self.open.take() {
            let mut opcodes = Few::new();
            opcodes.push(DW_LNS_advance_pc.0);
            opcodes.uleb(end.saturating_sub(self.program.last().address));
            self.program.extend(opcodes.as_slice());
            self.program.extend(&[0, 1, DW_LNE_end_sequence.0]);
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
        out.extend_from_slice(self.program.opcodes());
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
