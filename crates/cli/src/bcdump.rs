//! `draig bcdump`: prints the blocks and records of a bitcode file.

use std::io;

use draig_bitcode::dump::{self, Event, Statistics};
use draig_diag::Diagnostic;
use serde_json::json;

use crate::args::Bcdump;
use crate::input::Input;
use crate::output;
use crate::report::Failure;

/// Runs the command.
pub(crate) fn run(args: &Bcdump) -> Result<(), Failure> {
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
        let text = if args.json { json_statistics(&counted) } else { counted.to_string() };
        return output::write(&args.output.output, text.as_bytes());
    }
    let (mut walked, mut unchanged) = (Ok(()), Ok(()));
    let written = output::write_with(&args.output.output, |sink| {
        let mut sink = io::BufWriter::new(sink);
        walked = if args.json { json_lines(bytes, &mut sink)? } else { dump::print(bytes, args.offsets, &mut sink)? };
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
            Event::Enter { block, bit, words, id_width } => json!({
                "block": dump::block_name(block), "number": block, "bit": bit, "words": words, "id_width": id_width,
            }),
            Event::Record { block, abbreviation, record, bits, blob } => json!({
                "record": dump::record_name(block, record.code), "code": record.code, "bit": record.bit,
                "bits": bits, "abbreviation": abbreviation, "operands": record.operands(),
                "blob_bytes": blob.map(<[u8]>::len),
            }),
            Event::Leave { block, bit } => json!({ "end": dump::block_name(block), "number": block, "bit": bit }),
            _ => return,
        };
        if failed.is_ok() {
            failed = writeln!(sink, "{line}");
        }
    });
    failed.map(|()| walked)
}

fn json_statistics(counted: &Statistics) -> String {
    let mut text = String::new();
    for (&number, block) in &counted.blocks {
        let name = dump::block_name(number);
        text += &format!("{}\n", json!({ "block": name, "count": block.count, "bits": block.bits }));
        for (&code, record) in &block.records {
            let line = json!({
                "block": name, "record": dump::record_name(number, code), "count": record.count,
                "bits": record.bits, "abbreviated": record.abbreviated,
            });
            text += &format!("{line}\n");
        }
    }
    text
}
