//! `draig as`: writes bitcode. Also determines the form of an output from its name, for all commands that
//! write modules.

use std::ffi::OsStr;
use std::io::IsTerminal as _;
use std::path::Path;

use draig::{Module, PrintOptions, WriteOptions};
use draig_diag::{Diagnostic, Severity};

use crate::args::{As, Common, Version};
use crate::reading::{Loaded, Purpose};
use crate::report::{Failure, Reporter};
use crate::{output, reading};

/// Form of a module in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    Text,
    Bitcode,
}

impl Form {
    /// Returns the form that the suffix of an output selects.
    pub(crate) fn of(path: &OsStr) -> Option<Form> {
        match Path::new(path).extension()?.to_str()? {
            "ll" => Some(Form::Text),
            "bc" => Some(Form::Bitcode),
            _ => None,
        }
    }
}

/// Runs the command.
pub(crate) fn run(args: &As, common: &Common, reporter: &Reporter) -> Result<(), Failure> {
    let form = Form::of(&args.output.output).unwrap_or(Form::Bitcode);
    if form == Form::Bitcode && args.output.output == "-" && !args.force && std::io::stdout().is_terminal() {
        let refused = Diagnostic::error("F0003", "bitcode is not for a terminal")
            .with_help("-o FILE writes it to a file, -f writes it to the terminal");
        return Err(Failure::about("<stdout>", refused));
    }
    let use_list_order = form == Form::Bitcode && !args.no_use_list_order;
    let purpose = Purpose { version: args.version.form(), use_orders: use_list_order, ..Purpose::ALL };
    let mut loaded = reading::load_for(&args.input, purpose, common, reporter)?;
    lower(&mut loaded, &args.version, args.input.strict, reporter)?;
    let mut options = WriteOptions::default();
    options.use_list_order = use_list_order;
    options.for_llvm = args.version.form();
    write(&loaded, &args.output.output, form, &options)
}

/// Lowers a module for the requested version of LLVM, if there is one, and reports losses, which `strict` makes
/// errors.
pub(crate) fn lower(loaded: &mut Loaded, version: &Version, strict: bool, reporter: &Reporter) -> Result<(), Failure> {
    let Some(version) = version.for_llvm else { return Ok(()) };
    let lowered = loaded.module.downgrade(version);
    let (Ok(losses) | Err(losses)) = &lowered;
    for mut diagnostic in losses.to_diagnostics() {
        if strict {
            diagnostic.severity = Severity::Error;
        }
        reporter.failure(&Failure::about(&loaded.name, diagnostic));
    }
    match lowered {
        Ok(losses) if losses.is_empty() || !strict => Ok(()),
        Ok(_) | Err(_) => Err(Failure::Refused),
    }
}

/// Writes a module to a path; `-` is standard output. Text contains use-list orders, too, if the options
/// include them.
pub(crate) fn write(loaded: &Loaded, path: &OsStr, form: Form, options: &WriteOptions) -> Result<(), Failure> {
    match form {
        Form::Bitcode => {
            let mut options = options.clone();
            options.threads = loaded.threads;
            output::write(path, &bitcode(&loaded.module, &loaded.name, &options)?)
        }
        Form::Text => {
            let options = PrintOptions {
                threads: loaded.threads,
                preserve_use_list_order: options.use_list_order,
                for_llvm: options.for_llvm,
            };
            output::write_with(path, |sink| loaded.module.write_text(&options, sink))
        }
    }
}

/// Returns a module as bitcode; `name` identifies it in errors.
pub(crate) fn bitcode(module: &Module, name: &str, options: &WriteOptions) -> Result<Vec<u8>, Failure> {
    module.to_bitcode_with(options).map_err(|error| Failure::about(name, error.to_diagnostic()))
}
