//! `draig bcdump`: prints the blocks and records of a bitcode file.

use std::io;

use draig_bitcode::dump::{self, Event, Statistics};
use draig_diag::json::JsonObject as _;
use draig_diag::{Diagnostic, json_object};

use crate::args::{Bcdump, Common};
use crate::input::Input;
use crate::output;
use crate::report::Failure;

/// Runs the command.
pub(crate) fn run(args: &Bcdump, common: &Common) -> Result<(), Failure> {
    let input = Input::open(&args.file)?;
    let bytes = input.bytes();
    if draig::InputKind::of(bytes) != draig::InputKind::Bitcode {
        let diagnostic =
            Diagnostic::error("R0004", "this is not bitcode").with_help("draig as turns text into bitcode");
        return Err(Failure::about(&input.name, diagnostic));
    }
    let faulty = |error: dump::Error| {
        Failure::about(
            &input.name,
            Diagnostic::error("R0005", format!("the stream cannot be read any further: {error}")),
        )
    };
    if args.stats {
        let counted = input.read(Statistics::of)?.map_err(faulty)?;
        let text = if common.json { json_statistics(&counted) } else { counted.to_string() };
        return output::write(&args.output.output, text.as_bytes());
    }
    let (mut walked, mut unchanged) = (Ok(()), Ok(()));
    let written = output::write_with(&args.output.output, |sink| {
        let mut sink = io::BufWriter::new(sink);
        walked = if common.json { json_lines(bytes, &mut sink)? } else { dump::print(bytes, args.offsets, &mut sink)? };
        io::Write::flush(&mut sink)?;
        // before the output gets its final name
        unchanged = input.unchanged();
        if unchanged.is_ok() { Ok(()) } else { Err(io::ErrorKind::Interrupted.into()) }
    });
    unchanged?;
    written?;
    walked.map_err(faulty)
}

fn json_lines(bytes: &[u8], sink: &mut dyn io::Write) -> io::Result<Result<(), dump::Error>> {
    let mut failed = Ok(());
    let walked = dump::walk(bytes, &mut |event| {
        let line = match event {
            Event::Enter { block: number, bit, words, id_width } => {
                BlockObject { block: dump::block_name(number), number, bit, words, id_width }.to_line()
            }
            Event::Record { block, abbreviation, record, bits, blob } => {
                let object = RecordObject {
                    record: dump::record_name(block, record.code),
                    code: record.code,
                    bit: record.bit,
                    bits,
                    abbreviation,
                    operands: record.operands(),
                    blob_bytes: blob.map(<[u8]>::len),
                };
                object.to_line()
            }
            Event::Leave { block: number, bit } => EndObject { end: dump::block_name(number), number, bit }.to_line(),
            _ => return,
        };
        if failed.is_ok() {
            failed = sink.write_all(line.as_bytes());
        }
    });
    failed.map(|()| walked)
}

fn json_statistics(counted: &Statistics) -> String {
    let mut text = String::new();
    for (&number, block) in &counted.blocks {
        let name = dump::block_name(number);
        text += &BlockSizeObject { block: &name, count: block.count, bits: block.bits }.to_line();
        for (&code, record) in &block.records {
            let (count, bits, abbreviated) = (record.count, record.bits, record.abbreviated);
            let record = dump::record_name(number, code);
            text += &RecordSizeObject { block: &name, record, count, bits, abbreviated }.to_line();
        }
    }
    text
}

json_object! {
    /// Start of a block.
    pub(crate) struct BlockObject {
        /// Name of the block.
        block: String,
        /// Its number in the format.
        number: u32,
        /// Position in the file, in bits.
        bit: u64,
        /// Length in words of 32 bits.
        words: u64,
        /// Width of abbreviation numbers in it, in bits.
        id_width: u32,
    }
}

json_object! {
    /// A record.
    pub(crate) struct RecordObject<'a> {
        /// Name of the record.
        record: String,
        /// Its number in the block's kind.
        code: u32,
        /// Position in the file, in bits.
        bit: u64,
        /// Size in bits.
        bits: u64,
        /// Number of the abbreviation that it is written with; 3 is none.
        abbreviation: u32,
        /// Operands, without the characters of a blob.
        operands: &'a [u64],
        /// Size of its blob in bytes; null if it has none.
        blob_bytes: Option<usize>,
    }
}

json_object! {
    /// End of a block.
    pub(crate) struct EndObject {
        /// Name of the block.
        end: String,
        /// Its number in the format.
        number: u32,
        /// Position in the file, in bits.
        bit: u64,
    }
}

json_object! {
    /// All blocks of a kind.
    pub(crate) struct BlockSizeObject<'a> {
        /// Name of the block.
        block: &'a str,
        /// Number of blocks.
        count: u64,
        /// Total size in bits.
        bits: u64,
    }
}

json_object! {
    /// All records of a kind, in all blocks of a kind.
    pub(crate) struct RecordSizeObject<'a> {
        /// Name of the block.
        block: &'a str,
        /// Name of the record.
        record: String,
        /// Number of records.
        count: u64,
        /// Total size in bits.
        bits: u64,
        /// Number of those that are abbreviated.
        abbreviated: u64,
    }
}
