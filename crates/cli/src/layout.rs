//! `draig layout`: the layout of structs, as a drawing or as JSON. The computation is in the library.

use draig::ir::TypeMeasures;
use draig::ir::{Type, TypeKind};
use draig::{Module, Printer, TypeRef};
use draig_diag::json::{JsonObject as _, Maybe};
use draig_diag::{Diagnostic, json_object};

use crate::args::{Common, Format, Layout};
use crate::report::{Failure, Reporter};
use crate::{output, reading};

/// Runs the command.
pub(crate) fn run(args: &Layout, common: &Common, reporter: &Reporter) -> Result<(), Failure> {
    let loaded = reading::load(&args.input, common, reporter)?;
    let mut printer = LayoutPrinter::new(&loaded.module);
    let structs = printer.requested(&args.types).map_err(|diagnostic| Failure::about(&loaded.name, diagnostic))?;
    let layouts: Vec<StructLayout> = structs.into_iter().map(|ty| printer.struct_layout(ty)).collect();
    let text = match common.output_format(args.format) {
        Format::Text if layouts.is_empty() => "no named structs\n".to_owned(),
        Format::Text => layouts.iter().map(StructLayout::to_text).collect::<Vec<_>>().join("\n"),
        Format::Json => layouts.iter().map(StructLayout::to_json).collect(),
    };
    output::write(&args.output.output, text.as_bytes())
}

/// Measures and prints the types of one module.
struct LayoutPrinter<'m> {
    module: &'m Module,
    printer: Printer<'m>,
    /// Shared between structs, because they may contain one another.
    measures: TypeMeasures,
}

impl<'m> LayoutPrinter<'m> {
    fn new(module: &'m Module) -> LayoutPrinter<'m> {
        LayoutPrinter { module, printer: Printer::new(module), measures: TypeMeasures::new() }
    }

    /// Returns a type as the module's text contains it.
    fn spell(&self, ty: Type) -> String {
        self.printer.ty(ty).to_string()
    }

    /// Returns the requested structs, or all identified ones if none is requested.
    fn requested(&self, requested: &[String]) -> Result<Vec<Type>, Box<Diagnostic>> {
        let all: Vec<Type> = self.module.identified_structs().map(TypeRef::id).collect();
        if requested.is_empty() {
            return Ok(all);
        }
        let find = |requested: &String| {
            let bare = requested.strip_prefix('%').unwrap_or(requested);
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
        requested.iter().map(find).collect()
    }

    fn struct_layout(&mut self, ty: Type) -> StructLayout {
        let (packed, opaque) = match self.module.tables.types.kind(ty) {
            TypeKind::NamedStruct(body) => (body.packed, body.fields.is_none()),
            _ => (false, false),
        };
        StructLayout { name: self.spell(ty), packed, opaque, measured: self.measure(ty) }
    }

    fn measure(&mut self, ty: Type) -> Option<Measured> {
        let (layout, tables) = (&self.module.data_layout, &self.module.tables);
        let whole = self.measures.measure(layout, tables, ty)?;
        // includes the padding between elements of an array of the struct
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

/// Returns the name that shares most letters with the request, if it shares about half.
fn nearest(requested: &str, names: impl Iterator<Item = String>) -> Option<String> {
    let common = |name: &str| {
        let front = name.bytes().zip(requested.bytes()).take_while(|(a, b)| a.eq_ignore_ascii_case(b)).count();
        let (name, requested) = (name.get(front..).unwrap_or_default(), requested.get(front..).unwrap_or_default());
        front + name.bytes().rev().zip(requested.bytes().rev()).take_while(|(a, b)| a.eq_ignore_ascii_case(b)).count()
    };
    let best = names.map(|name| (common(&name), name)).max_by_key(|(common, _)| *common)?;
    (best.0 * 2 > requested.len()).then_some(best.1)
}

/// One struct with its layout and names.
struct StructLayout {
    name: String,
    packed: bool,
    /// `None` if the struct has no size.
    measured: Option<Measured>,
    /// Whether the struct is opaque, which is why it has no size.
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

impl StructLayout {
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

    fn to_json(&self) -> String {
        let measured = self.measured.as_ref();
        let row = |row: &Row| RowObject {
            field: row.field.as_ref().map(|&(number, _)| number),
            r#type: Maybe(row.field.as_ref().map(|(_, ty)| ty.clone())),
            offset: row.offset,
            size: row.size,
        };
        let object = LayoutObject {
            name: &self.name,
            packed: self.packed,
            opaque: self.opaque,
            size: measured.map(|m| m.size),
            scalable: measured.map(|m| m.scalable),
            align: measured.map(|m| m.align),
            padding: measured.map(|m| m.padding),
            rows: measured.map(|m| m.rows.iter().map(row).collect()),
        };
        object.to_line()
    }
}

json_object! {
    /// The layout of a struct; if it has no size, all values from `size` on are null.
    pub(crate) struct LayoutObject<'a> {
        /// Name, such as %struct.point.
        name: &'a str,
        /// Whether the struct is packed: its fields follow each other without padding.
        packed: bool,
        /// Whether the struct is opaque, which is why it has no size.
        opaque: bool,
        /// Size in bytes, with padding at its end.
        size: Option<u64>,
        /// Whether sizes and offsets are multiplied by vscale.
        scalable: Option<bool>,
        /// Alignment in bytes.
        align: Option<u64>,
        /// Total size of the padding, in bytes.
        padding: Option<u64>,
        /// Fields and padding, in order of offset.
        rows: Option<Vec<RowObject>>,
    }
}

json_object! {
    /// A field, or padding.
    struct RowObject {
        /// Number of the field, from 0; null for padding.
        field: Option<usize>,
        /// Type of the field; missing for padding.
        r#type: Maybe<String>,
        /// Offset in bytes.
        offset: u64,
        /// Size in bytes.
        size: u64,
    }
}
