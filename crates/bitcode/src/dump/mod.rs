//! The raw contents of a bitcode file: blocks and records with their names from the code tables, as
//! `llvm-bcanalyzer -dump` prints them, as JSON, or counted.

mod statistics;

use std::fmt::Write as _;
use std::io;

use draig_bitstream::{BlockInfo, Cursor, Entry, container, id};
pub use draig_bitstream::{Error, Record};

use crate::codes::{blocks, metadata};

pub use statistics::{BlockStatistics, RecordStatistics, Statistics};

/// An element of the stream.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum Event<'a> {
    /// A block begins.
    Enter {
        /// Number of the block.
        block: u32,
        /// The number of bits before its header.
        bit: u64,
        /// Length of its content, in 32-bit words.
        words: u64,
        /// The width of its abbreviation ids.
        id_width: u32,
    },
    /// A record.
    Record {
        /// The number of the block that contains it.
        block: u32,
        /// Abbreviation id; 3 for none.
        abbreviation: u32,
        /// Operands and position of the record.
        record: &'a Record,
        /// Size in bits.
        bits: u64,
        /// The bytes of its blob.
        blob: Option<&'a [u8]>,
    },
    /// The innermost open block ends.
    Leave {
        /// Number of the block.
        block: u32,
        /// The number of bits before the element that follows it.
        bit: u64,
    },
}

/// Blocks are entered down to this depth; LLVM's formats have four.
pub const MAX_DEPTH: usize = 16;

/// Reports the elements of a file in order. A wrapper is skipped; positions count from the start of the
/// stream.
///
/// ```
/// use draig_bitcode::dump::{Event, walk};
/// use draig_bitcode::{WriteOptions, write};
///
/// let bytes = write(&draig_ir::Module::new(b"empty"), &WriteOptions::default()).expect("it can be written");
/// let mut top = Vec::new();
/// let mut depth = 0;
/// walk(&bytes, &mut |event| match event {
///     Event::Enter { block, .. } => {
///         if depth == 0 { top.push(block) }
///         depth += 1;
///     }
///     Event::Leave { .. } => depth -= 1,
///     _ => {}
/// })?;
/// assert_eq!(top, [13, 8, 23]);
/// # Ok::<(), draig_bitstream::Error>(())
/// ```
///
/// # Errors
/// Returns the first fault of the stream; everything before it has been reported.
pub fn walk(bytes: &[u8], report: &mut dyn FnMut(Event<'_>)) -> Result<(), Error> {
    let stream = container::unwrap(bytes)?;
    let mut cursor = Cursor::new(stream);
    if stream.starts_with(&container::MAGIC) {
        cursor.seek(container::MAGIC.len() as u64 * 8)?;
    }
    let mut walk = Walk { info: BlockInfo::default(), record: Record::new(), report };
    while !cursor.at_end() && walk.entry(&mut cursor, u32::MAX, 0)? {}
    Ok(())
}

struct Walk<'t> {
    info: BlockInfo,
    record: Record,
    report: &'t mut dyn FnMut(Event<'_>),
}

impl Walk<'_> {
    /// Reports one entry; returns whether another may follow in this block.
    fn entry(&mut self, cursor: &mut Cursor<'_>, block: u32, depth: usize) -> Result<bool, Error> {
        match cursor.next()? {
            Entry::End => return Ok(false),
            Entry::Record(abbreviation) => {
                cursor.read_record(abbreviation, &mut self.record)?;
                let (bits, blob) = (cursor.bit() - self.record.bit, self.record.blob(cursor.data()));
                (self.report)(Event::Record { block, abbreviation, record: &self.record, bits, blob });
            }
            Entry::Block(number) => {
                let bit = cursor.entry_bit();
                let mut inner = cursor.enter(number, &self.info)?;
                let words = (inner.end() - inner.bit()) / 32;
                (self.report)(Event::Enter { block: number, bit, words, id_width: inner.id_width() });
                if number == id::BLOCKINFO {
                    inner.read_block_info(&mut self.info)?;
                } else if depth < MAX_DEPTH {
                    while self.entry(&mut inner, number, depth + 1)? {}
                }
                (self.report)(Event::Leave { block: number, bit: cursor.bit() });
            }
        }
        Ok(true)
    }
}

/// Returns the name of a block.
pub fn block_name(block: u32) -> String {
    match blocks::info(block) {
        Some(info) => info.name.to_owned(),
        None if block == id::BLOCKINFO => "BLOCKINFO_BLOCK".to_owned(),
        None => format!("UnknownBlock{block}"),
    }
}

/// Returns the name of a record.
pub fn record_name(block: u32, code: u32) -> String {
    blocks::record(block, code).map_or_else(|| format!("UnknownCode{code}"), |info| info.name.to_owned())
}

/// Prints a file as `llvm-bcanalyzer -dump` does; with `offsets`, each line begins with the bit position of
/// its element.
///
/// # Errors
/// Returns the errors of `sink`. A fault of the stream is the inner error; everything before it has been
/// printed.
pub fn print(bytes: &[u8], offsets: bool, sink: &mut dyn io::Write) -> io::Result<Result<(), Error>> {
    let mut lines = Lines { sink, depth: 0, line: String::new(), failed: Ok(()), offsets };
    let walked = walk(bytes, &mut |event| lines.report(event));
    lines.failed?;
    Ok(walked)
}

struct Lines<'s> {
    sink: &'s mut dyn io::Write,
    depth: usize,
    line: String,
    failed: io::Result<()>,
    offsets: bool,
}

impl Lines<'_> {
    fn report(&mut self, event: Event<'_>) {
        if self.failed.is_err() {
            return;
        }
        self.line.clear();
        match event {
            Event::Enter { block, bit, words, id_width } => {
                self.begin(bit);
                let _ = writeln!(self.line, "<{} NumWords={words} BlockCodeSize={id_width}>", block_name(block));
                self.depth += 1;
            }
            Event::Leave { block, bit } => {
                self.depth = self.depth.saturating_sub(1);
                self.begin(bit);
                let _ = writeln!(self.line, "</{}>", block_name(block));
            }
            Event::Record { block, abbreviation, record, blob, .. } => {
                self.begin(record.bit);
                self.record(block, abbreviation, record, blob);
            }
        }
        self.failed = self.sink.write_all(self.line.as_bytes());
    }

    fn begin(&mut self, bit: u64) {
        if self.offsets {
            let _ = write!(self.line, "{bit:10} ");
        }
        let _ = write!(self.line, "{:width$}", "", width = self.depth * 2);
    }

    fn record(&mut self, block: u32, abbreviation: u32, record: &Record, blob: Option<&[u8]>) {
        let line = &mut self.line;
        let _ = write!(line, "<{}", record_name(block, record.code));
        if abbreviation != id::UNABBREV_RECORD {
            let _ = write!(line, " abbrevid={abbreviation}");
        }
        for (number, operand) in record.operands().iter().enumerate() {
            // As signed numbers, because most large ones are.
            let _ = write!(line, " op{number}={}", *operand as i64);
        }
        line.push_str("/>");
        if let Some(text) = text_of(block, record) {
            let _ = write!(line, " record string = '{text}'");
        }
        match blob {
            Some(blob) if block == blocks::METADATA && record.code == metadata::STRINGS => {
                let strings = strings(record, blob);
                let _ = writeln!(line, " num-strings = {} {{", strings.len());
                for string in strings {
                    let _ = writeln!(line, "{:width$}'{}'", "", printable(string), width = self.depth * 2 + 2);
                }
                let _ = write!(line, "{:width$}}}", "", width = self.depth * 2);
            }
            Some(blob) if blob.iter().all(|byte| (b' '..=b'~').contains(byte)) => {
                let _ = write!(line, " blob data = '{}'", String::from_utf8_lossy(blob));
            }
            Some(blob) => {
                let _ = write!(line, " blob data = unprintable, {} bytes.", blob.len());
            }
            None => {}
        }
        line.push('\n');
    }
}

/// Returns the text at the end of a record, if the table declares one and all of it is printable.
fn text_of(block: u32, record: &Record) -> Option<String> {
    let fields = blocks::record(block, record.code)?.fields;
    let before = fields.split(", ").position(|field| matches!(field, "character…" | "byte…"))?;
    let text = record.operands().get(before..).filter(|text| !text.is_empty())?;
    text.iter().map(|&c| u8::try_from(c).ok().filter(|c| (b' '..=b'~').contains(c)).map(char::from)).collect()
}

/// Returns the strings of a record of metadata strings: lengths, then the characters.
pub fn strings<'a>(record: &Record, blob: &'a [u8]) -> Vec<&'a [u8]> {
    let (count, offset) = (record.get(0).unwrap_or(0), record.get(1).unwrap_or(0));
    let split = usize::try_from(offset).unwrap_or(usize::MAX).min(blob.len());
    let (lengths, mut characters) = blob.split_at(split);
    let mut lengths = Cursor::new(lengths);
    let mut strings = Vec::new();
    for _ in 0..count {
        let Ok(length) = lengths.vbr(6) else { break };
        let Some((string, rest)) = usize::try_from(length).ok().and_then(|at| characters.split_at_checked(at)) else {
            break;
        };
        strings.push(string);
        characters = rest;
    }
    strings
}

fn printable(bytes: &[u8]) -> String {
    bytes.iter().map(|&byte| if (b' '..=b'~').contains(&byte) { char::from(byte) } else { '.' }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{WriteOptions, write};

    #[test]
    fn dump_of_an_empty_module() {
        let mut module = draig_ir::Module::new(b"a.c");
        module.inline_asm = b"nop\n".to_vec();
        let bytes = write(&module, &WriteOptions::default()).expect("it can be written");
        let mut out = Vec::new();
        print(&bytes, false, &mut out).expect("memory takes it").expect("the stream is well-formed");
        let text = String::from_utf8_lossy(&out);
        for line in [
            "<MODULE_BLOCK NumWords=",
            "  <VERSION op0=2/>\n",
            "  <BLOCKINFO_BLOCK NumWords=",
            "    <NUMENTRY op0=1/>\n",
            "  <ASM op0=110 op1=111 op2=112 op3=10/>\n",
            "  <SOURCE_FILENAME abbrevid=4 op0=97 op1=46 op2=99/> record string = 'a.c'\n",
            "</MODULE_BLOCK>\n",
        ] {
            assert!(text.contains(line), "{line} is not in\n{text}");
        }
        let counted = Statistics::of(&bytes).expect("the stream is well-formed");
        let module_block = &counted.blocks[&blocks::MODULE];
        assert_eq!((module_block.count, module_block.records[&1].count), (1, 1));
        assert_eq!(counted.bits, bytes.len() as u64 * 8);
    }

    #[test]
    fn faults_follow_earlier_events() {
        let bytes = write(&draig_ir::Module::new(b"a.c"), &WriteOptions::default()).expect("it can be written");
        let mut out = Vec::new();
        let cut = &bytes[..(bytes.len() / 2) & !3];
        assert!(print(cut, true, &mut out).expect("memory takes it").is_err());
        assert!(out.starts_with(b"        32 <IDENTIFICATION_BLOCK_ID"));
    }
}
