//! `draig layout`: where structs have their fields, drawn as text or given as JSON. The arithmetic
//! is the library's.

use draig::ir::layout::TypeMeasures;
use draig::ir::{Type, TypeKind};
use draig::{Module, Printer, TypeRef};
use draig_diag::Diagnostic;
use serde_json::{Value, json};

use crate::args::{Common, Format, Layout};
use crate::report::{Failure, Reporter};
use crate::{output, reading};

/// Runs the command.
pub(crate) fn run(args: &Layout, common: &Common, reporter: &Reporter) -> Result<(), Failure> {
    let loaded = reading::load(&args.input, common, reporter)?;
    let mut artist = Artist::new(&loaded.module);
    let structs = artist.chosen(&args.types).map_err(|diagnostic| Failure::about(&loaded.name, diagnostic))?;
    let drawn: Vec<Drawn> = structs.into_iter().map(|ty| artist.draw(ty)).collect();
    let text = match args.format {
        Format::Text if drawn.is_empty() => "no named structs\n".to_owned(),
        Format::Text => drawn.iter().map(Drawn::to_text).collect::<Vec<_>>().join("\n"),
        Format::Json => drawn.iter().map(|drawn| format!("{}\n", drawn.to_json())).collect(),
    };
    output::write(&args.output.output, text.as_bytes())
}

/// Measures and spells the types of one module.
struct Artist<'m> {
    module: &'m Module,
    printer: Printer<'m>,
    /// Shared, because structs contain one another.
    measures: TypeMeasures,
}

impl<'m> Artist<'m> {
    fn new(module: &'m Module) -> Artist<'m> {
        Artist { module, printer: Printer::new(module), measures: TypeMeasures::new() }
    }

    /// A type as the text of the module has it.
    fn spell(&self, ty: Type) -> String {
        self.printer.ty(ty).to_string()
    }

    /// The structs that are asked for: all identified ones if none is.
    fn chosen(&self, asked: &[String]) -> Result<Vec<Type>, Box<Diagnostic>> {
        let all: Vec<Type> = self.module.identified_structs().map(TypeRef::id).collect();
        if asked.is_empty() {
            return Ok(all);
        }
        let find = |asked: &String| {
            let bare = asked.strip_prefix('%').unwrap_or(asked);
            let spelled = format!("%{bare}");
            let by_name = self.module.find_struct(bare.as_bytes());
            by_name.or_else(|| all.iter().copied().find(|&ty| self.spell(ty) == spelled)).ok_or_else(|| {
                let diagnostic = Diagnostic::error("L0001", format!("no struct type named '{spelled}'"));
                Box::new(match nearest(&spelled, all.iter().map(|&ty| self.spell(ty))) {
                    Some(near) => diagnostic.with_help(format!("there is {near}")),
                    None if all.is_empty() => diagnostic.with_help("the file has no named structs"),
                    None => diagnostic.with_help("without a TYPE, all named structs are shown"),
                })
            })
        };
        asked.iter().map(find).collect()
    }

    fn draw(&mut self, ty: Type) -> Drawn {
        let (packed, opaque) = match self.module.tables.types.kind(ty) {
            TypeKind::NamedStruct(body) => (body.packed, body.fields.is_none()),
            _ => (false, false),
        };
        Drawn { name: self.spell(ty), packed, opaque, measured: self.measure(ty) }
    }

    fn measure(&mut self, ty: Type) -> Option<Measured> {
        let (layout, tables) = (&self.module.data_layout, &self.module.tables);
        let whole = self.measures.measure(layout, tables, ty)?;
        // with the padding that an array of the struct has between its elements
        let size = whole.alloc_size()?;
        let offsets = self.measures.struct_layout(layout, tables, ty)?.offsets.clone();
        let mut rows = Vec::new();
        let mut end = 0;
        let pad = |rows: &mut Vec<Row>, from: u64, to: u64| {
            if to > from {
                rows.push(Row { offset: from, size: to - from, field: None });
            }
        };
        for (number, (&field, &offset)) in tables.types.struct_fields(ty)?.iter().zip(&offsets).enumerate() {
            let size = self.measures.measure(layout, tables, field)?.alloc_size()?.min;
            pad(&mut rows, end, offset);
            rows.push(Row { offset, size, field: Some((number, self.spell(field))) });
            end = offset.checked_add(size)?;
        }
        pad(&mut rows, end, size.min);
        let padding = rows.iter().filter(|row| row.field.is_none()).map(|row| row.size).sum();
        Some(Measured { scalable: size.scalable, size: size.min, align: whole.abi_align().bytes(), padding, rows })
    }
}

/// The name that shares most letters with what was asked, if they share about half.
fn nearest(asked: &str, names: impl Iterator<Item = String>) -> Option<String> {
    let common = |name: &str| {
        let front = name.bytes().zip(asked.bytes()).take_while(|(a, b)| a.eq_ignore_ascii_case(b)).count();
        let (name, asked) = (name.get(front..).unwrap_or_default(), asked.get(front..).unwrap_or_default());
        front + name.bytes().rev().zip(asked.bytes().rev()).take_while(|(a, b)| a.eq_ignore_ascii_case(b)).count()
    };
    let best = names.map(|name| (common(&name), name)).max_by_key(|(common, _)| *common)?;
    (best.0 * 2 > asked.len()).then_some(best.1)
}

/// One struct, measured and spelled.
struct Drawn {
    name: String,
    packed: bool,
    /// `None` if the struct has no size.
    measured: Option<Measured>,
    /// Why it has none.
    opaque: bool,
}

struct Measured {
    scalable: bool,
    size: u64,
    align: u64,
    padding: u64,
    rows: Vec<Row>,
}

/// A field, or padding where `field` is `None`.
struct Row {
    offset: u64,
    size: u64,
    field: Option<(usize, String)>,
}

impl Drawn {
    fn to_text(&self) -> String {
        let packed = if self.packed { "packed, " } else { "" };
        let Some(measured) = &self.measured else {
            let why = if self.opaque { "opaque" } else { "it has a part without a size, or itself, or is too large" };
            return format!("{}: {packed}no size ({why})\n", self.name);
        };
        let unit = if measured.scalable { " times vscale" } else { "" };
        let (size, align, padding) = (measured.size, measured.align, measured.padding);
        let mut out = format!("{}: {packed}size {size}{unit}, align {align}, padding {padding}\n", self.name);
        let width = size.to_string().len().max("offset".len());
        out.push_str(&format!("  {:>width$}  {:>width$}  field\n", "offset", "size"));
        for row in &measured.rows {
            let what = match &row.field {
                Some((number, ty)) => format!("{number}: {ty}"),
                None => "-- padding --".to_owned(),
            };
            out.push_str(&format!("  {:>width$}  {:>width$}  {what}\n", row.offset, row.size));
        }
        out
    }

    fn to_json(&self) -> Value {
        let fields = |measured: &Measured| -> Vec<Value> {
            let row = |row: &Row| match &row.field {
                Some((number, ty)) => json!({
                    "field": number, "type": ty, "offset": row.offset, "size": row.size,
                }),
                None => json!({ "field": null, "offset": row.offset, "size": row.size }),
            };
            measured.rows.iter().map(row).collect()
        };
        json!({
            "name": self.name,
            "packed": self.packed,
            "opaque": self.opaque,
            "size": self.measured.as_ref().map(|m| m.size),
            "scalable": self.measured.as_ref().map(|m| m.scalable),
            "align": self.measured.as_ref().map(|m| m.align),
            "padding": self.measured.as_ref().map(|m| m.padding),
            "rows": self.measured.as_ref().map(fields),
        })
    }
}
