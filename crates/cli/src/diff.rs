//! `draig diff`: differences between two modules, with instructions as LLVM prints them.

use std::fmt::Write as _;

use draig::ir::{Global, Inst, Type, TypeKind};
use draig::link::{Difference, Side, diff};
use draig::{Module, Printer};
use draig_diag::json::JsonObject as _;
use draig_diag::json_object;
use draig_ir::view::{Part, Spell as _};

use crate::args::{Common, Diff, Format, Input};
use crate::report::{Failure, Reporter};
use crate::{demangle, output, reading};

json_object! {
    /// A difference between two modules.
    pub(crate) struct DifferenceObject<'a> {
        /// Name of the function, variable or alias, such as @main; empty if the module itself differs.
        global: &'a str,
        /// Its name in C++ or Rust; null if it is not mangled.
        demangled: Option<String>,
        /// The property that differs and its two values, such as `alignment: 8, 16`, or a sentence.
        description: &'a str,
        /// Instruction in the first module; empty if the difference is not about an instruction.
        left: &'a str,
        /// Instruction in the second module.
        right: &'a str,
    }
}

json_object! {
    /// Number of the differences beyond the limit of `--max`, after the last one that is shown.
    pub(crate) struct OmittedObject {
        /// Number of differences that are not shown.
        not_shown: usize,
    }
}

/// Result of a comparison.
pub(crate) enum Verdict {
    Same,
    Different,
}

/// Runs the command.
pub(crate) fn run(args: &Diff, common: &Common, reporter: &Reporter) -> Result<Verdict, Failure> {
    let format = common.output_format(args.format);
    let load = |file: &std::ffi::OsStr| {
        let input = Input { file: file.to_owned(), strict: false, no_verify: true, member: None, module: None };
        reading::load(&input, common, reporter)
    };
    let (left, right) = (load(&args.left)?, load(&args.right)?);
    let differences = diff(&left.module, &right.module, args.max);
    if differences.total == 0 {
        return Ok(Verdict::Same);
    }
    let (left, right) = (Speller::new(&left.module), Speller::new(&right.module));
    let mut text = String::new();
    for one in &differences.found {
        let description = sentence(one, &left, &right);
        let [ours, theirs] = match one.instructions {
            Some([a, b]) => [left.instruction(a), right.instruction(b)],
            None => [String::new(), String::new()],
        };
        match format {
            Format::Json => {
                let (left, right) = (ours.as_str(), theirs.as_str());
                let demangled = demangle::symbol(&one.global);
                text.push_str(
                    &DifferenceObject { global: &one.global, demangled, description: &description, left, right }
                        .to_line(),
                );
            }
            Format::Text => plain(&mut text, &one.global, &description, &ours, &theirs),
        }
    }
    let not_shown = differences.total - differences.found.len();
    if not_shown > 0 {
        match format {
            Format::Json => text.push_str(&OmittedObject { not_shown }.to_line()),
            Format::Text => {
                let are = if not_shown == 1 { " is" } else { "s are" };
                let _ = writeln!(text, "{not_shown} difference{are} not shown; --max N shows up to N");
            }
        }
    }
    output::write("-".as_ref(), text.as_bytes())?;
    Ok(Verdict::Different)
}

fn plain(text: &mut String, global: &str, description: &str, left: &str, right: &str) {
    let place = if global.is_empty() { "module" } else { global };
    let meant = demangle::symbol(global).map(|name| format!(" ({name})")).unwrap_or_default();
    let _ =
        writeln!(text, "{}{}: {}", output::printable(place), output::printable(&meant), output::printable(description));
    if !left.is_empty() {
        let _ = writeln!(text, "  < {}\n  > {}", output::printable(left), output::printable(right));
    }
}

/// Formats `alignment: 8, 16`, or the difference as a sentence.
fn sentence(one: &Difference, left: &Speller<'_>, right: &Speller<'_>) -> String {
    let functions = one.instructions.map(|sides| sides.map(|(function, _)| function));
    let [in_left, in_right] = functions.map_or([None, None], |sides| sides.map(Some));
    let (a, b) = match &one.sides {
        [Side::Nothing, Side::Nothing] => return one.property.clone(),
        [Side::Type(a), Side::Type(b)] => {
            let names = (left.printer.ty(*a).to_string(), right.printer.ty(*b).to_string());
            if names.0 == names.1 { (left.definition(*a), right.definition(*b)) } else { names }
        }
        [a, b] => (left.side(a, in_left), right.side(b, in_right)),
    };
    // both have the same text but differ
    let other = if a == b { "another " } else { "" };
    format!("{}: {}, {other}{}", one.property, cut(a), cut(b))
}

/// Maximum number of characters shown of a side: a value may be as long as the module.
const SHOWN: usize = 200;

fn cut(mut text: String) -> String {
    if let Some((end, _)) = text.char_indices().nth(SHOWN) {
        text.truncate(end);
        text.push('…');
    }
    text
}

/// Prints entities of one of the modules.
struct Speller<'a> {
    module: &'a Module,
    printer: Printer<'a>,
}

impl<'a> Speller<'a> {
    fn new(module: &'a Module) -> Speller<'a> {
        Speller { module, printer: Printer::new(module) }
    }

    fn instruction(&self, (function, inst): (Global, Inst)) -> String {
        self.printer.spell(Part::Inst(function, inst))
    }

    fn side(&self, side: &Side, function: Option<Global>) -> String {
        match side {
            Side::Nothing => "none".to_owned(),
            Side::Words(words) => words.clone(),
            Side::Type(ty) => self.printer.ty(*ty).to_string(),
            Side::Attribute(attribute) => self.printer.attribute(attribute).to_string(),
            Side::Value(value) => self.printer.value(function, *value).to_string(),
            Side::Metadata(node) => self.printer.metadata(*node).to_string(),
        }
    }

    /// Returns the fields of a struct, to distinguish two structs of the same name.
    fn definition(&self, ty: Type) -> String {
        let TypeKind::NamedStruct(body) = self.module.tables.types.kind(ty) else {
            return self.printer.ty(ty).to_string();
        };
        let Some(fields) = &body.fields else { return "opaque".to_owned() };
        let fields: Vec<String> = fields.iter().map(|&field| self.printer.ty(field).to_string()).collect();
        let fields = fields.join(", ");
        if body.packed { format!("<{{ {fields} }}>") } else { format!("{{ {fields} }}") }
    }
}
