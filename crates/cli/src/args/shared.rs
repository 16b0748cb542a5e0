//! Arguments that several commands share: output, version of LLVM, threads, colors, errors.

use std::ffi::OsString;

use clap::{ValueEnum, ValueHint};
use draig_diag::{ColorChoice, Style};

use crate::report::{ErrorFormat, Reporter};

#[derive(Debug, clap::Args)]
pub(crate) struct Output {
    /// Output file; `-` is standard output. The file is replaced only once the output is complete
    #[arg(short, long, value_name = "OUT", default_value = "-", hide_default_value = true, value_hint = ValueHint::FilePath)]
    pub(crate) output: OsString,
}

/// LLVM version that the output is for.
#[derive(Debug, clap::Args)]
pub(crate) struct Version {
    /// Version of LLVM to write for, from 15 to 23; warns about what that version cannot express, which is an error
    /// with --strict [default: 22, and features of LLVM 23 are kept]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(15..=23))]
    pub(crate) for_llvm: Option<u32>,
}

impl Version {
    /// Returns the version whose form the output has.
    pub(crate) fn form(&self) -> u32 {
        self.for_llvm.unwrap_or(draig::versions::CURRENT)
    }
}

/// Arguments of every command.
#[derive(Debug, clap::Args)]
pub(crate) struct Common {
    /// Maximum number of threads [default: those of the machine; 1 for draig run and for inputs up to 1 MiB]
    #[arg(long, value_name = "N", global = true, value_parser = threads)]
    pub(crate) threads: Option<usize>,
    /// Read members of thin archives below this directory, too, not only those below the archive's own.
    /// May be given several times
    #[arg(long, value_name = "DIR", global = true, value_hint = ValueHint::DirPath)]
    pub(crate) members_from: Vec<OsString>,
    /// Print JSON, one object per line: errors of all commands, and the output of bcdump, diff, info and layout. The
    /// keys are those of `draig schema`
    #[arg(long, global = true)]
    pub(crate) json: bool,
    /// Another spelling of --json, for errors alone
    #[arg(long, value_enum, default_value_t, value_name = "FORMAT", global = true, hide = true)]
    error_format: ErrorFormat,
    /// Colours in errors; auto enables them on terminals, unless NO_COLOR is set
    #[arg(long, value_enum, default_value_t, value_name = "WHEN", global = true)]
    pub(crate) color: Color,
}

impl Common {
    /// Number of threads for work that benefits from several.
    pub(crate) fn threads(&self) -> usize {
        self.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, |n| n.get()))
    }

    /// Returns the format of the output, for commands that have a JSON output; `option` is their own option.
    pub(crate) fn output_format(&self, option: Format) -> Format {
        if self.json { Format::Json } else { option }
    }

    /// Returns the reporter of errors.
    pub(crate) fn reporter(&self) -> Reporter {
        let format = if self.json { ErrorFormat::Json } else { self.error_format };
        Reporter { format, style: style(self.color, &std::io::stderr()) }
    }
}

/// Returns the style for printing to a stream.
pub(crate) fn style(color: Color, stream: &impl std::io::IsTerminal) -> Style {
    let choice = match color {
        Color::Auto => ColorChoice::Auto,
        Color::Always => ColorChoice::Always,
        Color::Never => ColorChoice::Never,
    };
    let no_color = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    choice.style(stream.is_terminal(), no_color)
}

/// Parses `--threads`.
fn threads(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(0) | Err(_) => Err("expected a number from 1".to_owned()),
        Ok(threads) => Ok(threads),
    }
}

/// Parses `--max-memory` and similar options.
pub(super) fn size(text: &str) -> Result<u64, String> {
    let (digits, shift) = match text.as_bytes().last() {
        Some(b'K' | b'k') => (&text[..text.len() - 1], 10),
        Some(b'M' | b'm') => (&text[..text.len() - 1], 20),
        Some(b'G' | b'g') => (&text[..text.len() - 1], 30),
        _ => (text, 0),
    };
    let number: Option<u64> = digits.parse().ok();
    number
        .and_then(|number| number.checked_mul(1 << shift))
        .ok_or_else(|| "expected a number such as 4096, 64K or 2G".to_owned())
}

/// Parses `--import`: a function and its file, separated by the first `:`.
pub(super) fn import(text: &str) -> Result<(String, String), String> {
    let (function, file) = text.split_once(':').ok_or("expected FUNCTION:FILE")?;
    Ok((function.to_owned(), file.to_owned()))
}

/// Allocations that fail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FailAlloc {
    /// A single one, by its number from 1.
    Number(u64),
    /// Each one in turn, in a separate run.
    Each,
}

/// Parses `--fail-alloc`.
pub(super) fn fail_alloc(text: &str) -> Result<FailAlloc, String> {
    match (text, text.parse()) {
        ("each", _) => Ok(FailAlloc::Each),
        (_, Ok(number @ 1..)) => Ok(FailAlloc::Number(number)),
        _ => Err("expected a number from 1, or `each`".to_owned()),
    }
}

/// Parses `--many-seeds`.
pub(super) fn seeds(text: &str) -> Result<std::ops::Range<u64>, String> {
    let range = text.split_once("..").and_then(|(from, to)| Some(from.parse().ok()?..to.parse().ok()?));
    range
        .filter(|range: &std::ops::Range<u64>| !range.is_empty())
        .ok_or_else(|| "expected a range such as 0..32".to_owned())
}

/// `--color`.
#[derive(Clone, Copy, Debug, Default, ValueEnum)]
pub(crate) enum Color {
    #[default]
    Auto,
    Always,
    Never,
}

/// `--format`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    #[default]
    Text,
    Json,
}
