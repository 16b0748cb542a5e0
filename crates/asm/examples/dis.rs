//! Reads a `.ll` file and prints it as `llvm-dis` would, or prints why it cannot be read.
//!
//! `dis [--strict] [--time] [--quiet] FILE`; `--time` prints how fast the file was read, `--quiet`
//! leaves the module out.

use std::io::Write as _;
use std::process::ExitCode;
use std::time::Instant;

use draig_asm::{ParseOptions, parse_module, print_module};
use draig_diag::{Source, Style, render_text};

fn main() -> ExitCode {
    let mut options = ParseOptions::default();
    let (mut time, mut quiet, mut file) = (false, false, None);
    for argument in std::env::args().skip(1) {
        match argument.as_str() {
            "--strict" => options.strict = true,
            "--time" => time = true,
            "--quiet" => quiet = true,
            _ => file = Some(argument),
        }
    }
    let Some(file) = file else {
        eprintln!("usage: dis [--strict] [--time] [--quiet] FILE");
        return ExitCode::from(2);
    };
    let text = match std::fs::read(&file) {
        Ok(text) => text,
        Err(error) => {
            eprintln!("{file}: {error}");
            return ExitCode::from(2);
        }
    };
    options.name.clone_from(&file);
    let source = Source::new(&file, &text);
    let start = Instant::now();
    let result = parse_module(&text, &options);
    let seconds = start.elapsed().as_secs_f64();
    if time {
        let bytes = text.len() as f64;
        eprintln!("{:.1} MB/s, {:.1} ms", bytes / seconds / 1e6, seconds * 1e3);
    }
    match result {
        Ok(parsed) => {
            for warning in parsed.warnings.iter() {
                eprint!("{}", render_text(warning, &source, Style::PLAIN));
            }
            if !quiet {
                let text = print_module(&parsed.module);
                if std::io::stdout().write_all(&text).is_err() {
                    return ExitCode::from(2);
                }
            }
            ExitCode::SUCCESS
        }
        Err(diagnostics) => {
            for diagnostic in diagnostics.iter() {
                eprint!("{}", render_text(diagnostic, &source, Style::PLAIN));
            }
            ExitCode::FAILURE
        }
    }
}
