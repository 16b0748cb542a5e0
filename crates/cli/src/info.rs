//! `draig info`: a summary of a module, as text and as JSON. Both are made from the same rows.

use std::collections::BTreeSet;

use draig::ir::{GlobalData, MetadataData};
use draig::{MetadataRef, Module};
use serde_json::{Map, Value, json};

use crate::args::{Common, Format, Info};
use crate::output::printable;
use crate::reading::Loaded;
use crate::report::{Failure, Reporter};
use crate::{output, reading};

/// Runs the command.
pub(crate) fn run(args: &Info, common: &Common, reporter: &Reporter) -> Result<(), Failure> {
    let mut texts = Vec::new();
    for loaded in reading::load_all(&args.input, common, reporter)? {
        let facts = Facts::of(&loaded);
        texts.push(match args.format {
            Format::Text => facts.to_text(),
            Format::Json => format!("{}\n", facts.to_json()),
        });
    }
    let between = if args.format == Format::Text { "\n" } else { "" };
    output::write(&args.output.output, texts.join(between).as_bytes())
}

/// Facts about a module, in the order of output.
struct Facts {
    strings: Vec<(&'static str, String)>,
    producers: Vec<String>,
    counts: Vec<(&'static str, u64)>,
    /// Sizes in bytes.
    memory: Vec<(&'static str, u64)>,
}

impl Facts {
    fn of(loaded: &Loaded) -> Facts {
        let module = &loaded.module;
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        let bodies = Bodies::of(module);
        let mut strings = vec![
            ("file", loaded.name.clone()),
            ("source file", text(&module.source_filename)),
            ("target triple", text(module.triple.as_bytes())),
            ("data layout", text(module.data_layout.as_bytes())),
        ];
        if let Some(writer) = &loaded.producer {
            let is_old = writer.name.is_empty();
            strings.push(("bitcode of", if is_old { "LLVM before 3.8".to_owned() } else { writer.name.clone() }));
            strings.push(("epoch", writer.epoch.map_or_else(String::new, |epoch| epoch.to_string())));
        }
        Facts {
            strings,
            producers: producers(module),
            counts: counts(module, &bodies),
            memory: memory(module, &bodies, loaded.bytes),
        }
    }

    fn to_text(&self) -> String {
        let none = "(none)";
        let mut rows: Vec<(String, String)> = Vec::new();
        for (name, value) in &self.strings {
            let value = if value.is_empty() { none } else { value };
            rows.push(((*name).to_owned(), printable(value)));
        }
        if self.producers.is_empty() {
            rows.push(("producer".to_owned(), none.to_owned()));
        }
        rows.extend(self.producers.iter().map(|producer| ("producer".to_owned(), printable(producer))));
        let mut out: String = rows.iter().map(|(name, value)| format!("{name:15} {value}\n")).collect();
        for (title, numbers) in [("counts", &self.counts), ("bytes", &self.memory)] {
            out.push_str(&format!("\n{title}\n"));
            for (name, number) in numbers {
                out.push_str(&format!("  {name:22} {number:>12}\n"));
            }
        }
        out
    }

    fn to_json(&self) -> Value {
        let key = |name: &str| name.replace([' ', ','], "_");
        let numbers = |list: &[(&'static str, u64)]| -> Map<String, Value> {
            list.iter().map(|&(name, number)| (key(name), number.into())).collect()
        };
        let mut object: Map<String, Value> =
            self.strings.iter().map(|(name, value)| (key(name), value.as_str().into())).collect();
        object.insert("producers".to_owned(), json!(self.producers));
        object.insert("counts".to_owned(), numbers(&self.counts).into());
        object.insert("bytes".to_owned(), numbers(&self.memory).into());
        object.into()
    }
}

/// Lists the producers of the module: the strings of `!llvm.ident`, without duplicates.
fn producers(module: &Module) -> Vec<String> {
    let mut producers = Vec::new();
    let mut seen = BTreeSet::new();
    for ident in module.named_metadata_refs("llvm.ident") {
        for string in ident.operands().flatten().filter_map(MetadataRef::as_string) {
            if seen.insert(string) {
                producers.push(String::from_utf8_lossy(string).into_owned());
            }
        }
    }
    producers
}

/// Totals over all bodies.
#[derive(Default)]
struct Bodies {
    count: u64,
    blocks: u64,
    insts: u64,
    records: u64,
    bytes: u64,
}

impl Bodies {
    /// Counts on one thread, which finishes before another one could start.
    fn of(module: &Module) -> Bodies {
        let mut sum = Bodies::default();
        for body in module.functions().iter().filter_map(|&function| module.body(function)) {
            sum.count += 1;
            sum.blocks += body.blocks().count() as u64;
            sum.insts += body.insts().count() as u64;
            sum.records += body.record_count() as u64;
            sum.bytes += body.heap_bytes() as u64;
        }
        sum
    }
}

fn counts(module: &Module, bodies: &Bodies) -> Vec<(&'static str, u64)> {
    let tables = &module.tables;
    let initialised = |data: &GlobalData| data.as_variable().is_some_and(|v| v.initializer.is_some());
    let variables = module.variables();
    let defined_variables = variables.iter().filter(|&&v| initialised(module.global(v))).count();
    let (mut nodes, mut strings) = (0u64, 0u64);
    for id in (0..tables.metadata.len()).map(draig::ir::Metadata::from_u32) {
        match tables.metadata.get(id) {
            MetadataData::Node(_) => nodes += 1,
            MetadataData::String(_) => strings += 1,
            _ => {}
        }
    }
    let assembly_lines = module.inline_asm.split(|&byte| byte == b'\n').filter(|line| !line.is_empty()).count();
    let wide = |number: usize| number as u64;
    vec![
        ("variables defined", wide(defined_variables)),
        ("variables declared", wide(variables.len() - defined_variables)),
        ("functions defined", bodies.count),
        ("functions declared", wide(module.functions().len()) - bodies.count),
        ("aliases", wide(module.aliases().len())),
        ("ifuncs", wide(module.ifuncs().len())),
        ("comdats", wide(module.comdats().len())),
        ("named structs", wide(module.identified_structs().count())),
        ("blocks", bodies.blocks),
        ("instructions", bodies.insts),
        ("debug records", bodies.records),
        ("constants", wide(tables.constants.len())),
        ("attribute sets", wide(tables.attributes.set_count()).saturating_sub(1)),
        ("named metadata", wide(module.named_metadata().len())),
        ("metadata nodes", nodes),
        ("metadata strings", strings),
        ("assembly lines", wide(assembly_lines)),
    ]
}

/// Returns sizes of memory in bytes. Globals are small in comparison; memory that belongs to none of these
/// parts is left out.
fn memory(module: &Module, bodies: &Bodies, input: usize) -> Vec<(&'static str, u64)> {
    let wide = |number: usize| number as u64;
    vec![
        ("input", wide(input)),
        ("bodies in memory", bodies.bytes),
        ("metadata in memory", wide(module.tables.metadata.heap_bytes())),
        ("constants in memory", wide(module.tables.constants.heap_bytes())),
        ("types in memory", wide(module.tables.types.heap_bytes())),
        ("attributes in memory", wide(module.tables.attributes.heap_bytes())),
        ("strings in memory", wide(module.tables.strings.heap_bytes())),
    ]
}
