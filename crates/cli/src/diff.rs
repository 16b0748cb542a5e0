//! `draig diff`: what differs between two modules, as LLVM writes it, with the instructions as text.

use std::fmt::Write as _;

use draig::ir::view::{Part, Spell as _};
use draig::ir::{Global, Inst, Type, TypeKind};
use draig::link::{Difference, Side, diff};
use draig::{Module, Printer};

use crate::args::{Common, Diff, Format, Input};
use crate::report::{Failure, Reporter};
use crate::{output, reading};

/// What came of comparing.
pub(crate) enum Verdict {
    Same,
    Different,
}

/// Runs the command.
pub(crate) fn run(args: &Diff, common: &Common, reporter: &Reporter) -> Result<Verdict, Failure> {
    let load = |file: &std::ffi::OsStr| {
        let input = Input { file: file.to_owned(), strict: false, no_verify: true, member: None, module: None };
        reading::load(&input, common, reporter)
    };
    let (left, right) = (load(&args.left)?, load(&args.right)?);
    // one decides, even if none is to be said
    let differences = diff(&left.module, &right.module, args.max.max(1));
    if differences.is_empty() {
        return Ok(Verdict::Same);
    }
    let (left, right) = (Speller::new(&left.module), Speller::new(&right.module));
    let mut text = String::new();
    for one in differences.iter().take(args.max) {
        let what = sentence(one, &left, &right);
        let [ours, theirs] = match one.instructions {
            Some([a, b]) => [left.instruction(a), right.instruction(b)],
            None => [String::new(), String::new()],
        };
        match args.format {
            Format::Json => {
                let value = serde_json::json!({
                    "global": one.global, "what": what, "left": ours, "right": theirs,
                });
                let _ = writeln!(text, "{value}");
            }
            Format::Text => plain(&mut text, &one.global, &what, &ours, &theirs),
        }
    }
    output::write("-".as_ref(), text.as_bytes())?;
    Ok(Verdict::Different)
}

fn plain(text: &mut String, global: &str, what: &str, left: &str, right: &str) {
    let place = if global.is_empty() { "module" } else { global };
    let _ = writeln!(text, "{}: {}", output::printable(place), output::printable(what));
    if !left.is_empty() {
        let _ = writeln!(text, "  < {}\n  > {}", output::printable(left), output::printable(right));
    }
}

/// `alignment: 8, 16`, or the sentence that it is.
fn sentence(one: &Difference, left: &Speller<'_>, right: &Speller<'_>) -> String {
    let functions = one.instructions.map(|sides| sides.map(|(function, _)| function));
    let [in_left, in_right] = functions.map_or([None, None], |sides| sides.map(Some));
    let (a, b) = match &one.sides {
        [Side::Nothing, Side::Nothing] => return one.what.clone(),
        [Side::Type(a), Side::Type(b)] => {
            let names = (left.printer.ty(*a).to_string(), right.printer.ty(*b).to_string());
            if names.0 == names.1 { (left.definition(*a), right.definition(*b)) } else { names }
        }
        [a, b] => (left.side(a, in_left), right.side(b, in_right)),
    };
    // two that read the same, and are not the same
    let other = if a == b { "another " } else { "" };
    format!("{}: {}, {other}{}", one.what, cut(a), cut(b))
}

/// Characters of a side that are shown: a value may be as long as the module.
const SHOWN: usize = 200;

fn cut(mut text: String) -> String {
    if let Some((end, _)) = text.char_indices().nth(SHOWN) {
        text.truncate(end);
        text.push('…');
    }
    text
}

/// Spells what one of the modules has.
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

    /// The fields of a struct, for two that have one name.
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
