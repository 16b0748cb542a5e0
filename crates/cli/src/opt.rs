//! `draig opt`: runs a pipeline of passes on a module. Passes and printers are in the crate `draig-opt`; what they print
//! goes to standard error, so that standard output is the module's.

use std::io::{IsTerminal as _, Write as _};

use draig::target::DataLayout;
use draig_diag::Diagnostic;
use draig_opt::{Options, Pipeline, passes, printers};

use crate::args::{Common, Opt};
use crate::assemble::{Form, write};
use crate::reading::Purpose;
use crate::report::{Failure, Reporter};
use crate::{output, reading};

/// Runs the command.
pub(crate) fn run(args: &Opt, common: &Common, reporter: &Reporter) -> Result<(), Failure> {
    if args.print_passes {
        return output::write("-".as_ref(), names().as_bytes());
    }
    let pipeline = parse(args.passes.as_deref().unwrap_or_default())?;
    let form = if args.text { Form::Text } else { Form::of(&args.output.output).unwrap_or(Form::Bitcode) };
    if !args.disable_output && form == Form::Bitcode && args.output.output == "-" && std::io::stdout().is_terminal() {
        let refused = Diagnostic::error("F0003", "bitcode is not for a terminal")
            .with_help("-S writes text, -o FILE writes to a file, --disable-output writes no module");
        return Err(Failure::about("<stdout>", refused));
    }
    // as LLVM's opt, which does not look for them
    let purpose = Purpose { allow_unlisted_units: true, ..Purpose::ALL };
    let mut loaded = reading::load_for(&args.input, purpose, common, reporter)?;
    // as LLVM's opt does, because analyses depend on the sizes of types
    if loaded.module.data_layout.as_str() == Some("")
        && let Some(layout) = loaded.module.triple.default_data_layout()
        && let Ok(layout) = DataLayout::parse(layout)
    {
        loaded.module.data_layout = layout;
    }
    let options = Options {
        aa_pipeline: args.aa_pipeline.clone(),
        print_all_alias_modref_info: args.print_all_alias_modref_info,
        threads: loaded.threads,
    };
    let mut printed = Vec::new();
    pipeline.run(&mut loaded.module, &options, &mut printed);
    std::io::stderr()
        .write_all(&printed)
        .map_err(|error| Failure::system("<stderr>", "F0002", "Could not write", &error))?;
    if args.disable_output {
        return Ok(());
    }
    write(&loaded, &args.output.output, form, &draig::WriteOptions::default())
}

/// Parses a pipeline; the error shows the place.
fn parse(text: &str) -> Result<Pipeline, Failure> {
    Pipeline::parse(text).map_err(|error| {
        let diagnostic = Diagnostic::error("F0013", error.message.clone())
            .with_note(format!("in the pipeline '{}', at offset {}", output::printable(text), error.offset))
            .with_help("draig opt --print-passes lists the passes");
        Failure::about("--passes", diagnostic)
    })
}

/// Returns the names of all passes, by the part of a module on which they run.
fn names() -> String {
    let mut text = String::from("Module passes:\n");
    for printer in printers::MODULE_PRINTERS {
        text += &format!("  {}\n", printer.name);
    }
    text += "Function passes:\n";
    for pass in passes::FUNCTION_PASSES {
        text += &format!("  {}\n", pass.name);
    }
    for printer in printers::FUNCTION_PRINTERS {
        text += &format!("  {}\n", printer.name);
    }
    text
}
