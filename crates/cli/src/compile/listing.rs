//! Assembly text of compiled modules.

use std::path::Path;

use draig::codegen::{CodePlace, Image};
use draig::{Module, Printer};
use draig_diag::Diagnostic;
use draig_listing::{Comments, Options, assembly_text};

use super::Object;
use crate::args::compile::Compile;
use crate::output;
use crate::report::Failure;

/// Returns the text of an image; instructions of the module are comments at these places.
pub(super) fn text(module: &Module, image: &Image, places: &[CodePlace], args: &Compile) -> String {
    let printer = Printer::new(module);
    let mut comments = Comments::new();
    for place in places {
        let text = printer.inst(place.function, place.inst).to_string();
        let lines = comments.entry((place.section, place.offset)).or_default();
        lines.extend(text.lines().map(|line| line.trim().to_owned()));
    }
    assembly_text(image, &Options { intel: args.intel, comments })
}

/// Writes texts: one to the output, or each to a file named after its module.
pub(super) fn write(args: &Compile, objects: Vec<Object>) -> Result<(), Failure> {
    match (args.output.as_deref(), &objects[..]) {
        (Some(output), [object]) => output::write(output, &object.bytes),
        (Some(output), objects) => {
            let message = format!("{} modules do not fit one text", objects.len());
            let refused =
                Diagnostic::error("F0019", message).with_help("--lto links them first, and without -o each has a file");
            Err(Failure::about(&output.to_string_lossy(), refused))
        }
        (None, objects) => objects.iter().try_for_each(|object| {
            let name = Path::new(&object.name).with_extension("s");
            output::write(name.as_os_str(), &object.bytes)
        }),
    }
}
