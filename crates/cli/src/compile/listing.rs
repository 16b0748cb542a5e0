//! Assembly text of compiled modules.

use std::ffi::OsStr;
use std::path::Path;

use draig::codegen::{CodePlace, Image};
use draig::target::Triple;
use draig::{Module, Printer};
use draig_diag::Diagnostic;
use draig_listing::{Comments, Options, assembly_text};

use super::Object;
use super::lines::Lines;
use crate::args::compile::{Comment, Compile};
use crate::output;
use crate::report::Failure;

/// Returns the text of an image; lines of the source, and instructions of the module, are comments at these places.
pub(super) fn text(
    module: &Module,
    path: &OsStr,
    image: &Image,
    triple: &Triple,
    places: &[CodePlace],
    args: &Compile,
) -> String {
    let printer = Printer::new(module);
    let mut lines = Lines::new(module, path);
    let mut comments = Comments::new();
    let mut last = None;
    let wants = |comment| args.asm_comments.contains(&comment);
    for place in places {
        let at = comments.entry((place.section, place.offset)).or_default();
        if wants(Comment::Source)
            && let Some(line) = lines.of(place.function, place.inst)
            && last.replace((place.function, line)) != Some((place.function, line))
        {
            at.push(output::printable(&lines.shown(line)));
        }
        if wants(Comment::Ir) {
            let text = printer.inst(place.function, place.inst).to_string();
            at.extend(text.lines().map(|line| line.trim().to_owned()));
        }
    }
    assembly_text(image, triple, &Options { intel: args.intel, comments })
}

/// Writes texts: one to the output, or each to a file named after its module with this suffix.
pub(super) fn write(args: &Compile, objects: Vec<Object>, suffix: &str) -> Result<(), Failure> {
    match (args.output.as_deref(), &objects[..]) {
        (Some(output), [object]) => output::write(output, &object.bytes),
        (Some(output), objects) => {
            let message = format!("{} modules do not fit one text", objects.len());
            let refused =
                Diagnostic::error("F0019", message).with_help("--lto links them first, and without -o each has a file");
            Err(Failure::about(&output.to_string_lossy(), refused))
        }
        (None, objects) => objects.iter().try_for_each(|object| {
            let name = Path::new(&object.name).with_extension(suffix);
            output::write(name.as_os_str(), &object.bytes)
        }),
    }
}
