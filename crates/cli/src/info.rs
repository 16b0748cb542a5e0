//! `draig info`: a summary of a module, or of an object file, as text and as JSON. Both are made from the same objects.

pub(crate) mod object;

use std::collections::BTreeSet;
use std::panic::resume_unwind;
use std::thread::ScopedJoinHandle;

use draig::ir::{Global, GlobalData, MetadataData};
use draig::{InputKind, MetadataRef, Module};
use draig_diag::json::{Json, JsonObject, Maybe};
use draig_diag::json_object;
use draig_mc::{AssemblySymbol, ModuleGlobal, assembly_symbols};

use crate::args::{Common, Format, Info};
use crate::output::printable;
use crate::reading::{Loaded, Part, Purpose};
use crate::report::{Failure, Reporter};
use crate::{demangle, output, reading};

/// Runs the command.
pub(crate) fn run(args: &Info, common: &Common, reporter: &Reporter) -> Result<(), Failure> {
    let format = common.output_format(args.format);
    let mut texts = Vec::new();
    let mut objects = Vec::new();
    let purpose = Purpose { use_orders: false, ..Purpose::ALL };
    let mut is_object = |part: &Part<'_>| {
        let is_ir = !matches!(InputKind::of(part.bytes()), InputKind::Other(_));
        let contents = if is_ir { None } else { part.read(|bytes| object::contents(&part.name, bytes))? };
        let found = contents.is_some();
        objects.extend(contents);
        Ok(found)
    };
    let modules = reading::load_all_but(&args.input, purpose, common, reporter, &mut is_object)?;
    for contents in &objects {
        texts.push(match format {
            Format::Text => contents.to_text(),
            Format::Json => contents.to_line(),
        });
    }
    for loaded in modules {
        let summary = Summary::of(&loaded, args.functions, common.threads());
        texts.push(match format {
            Format::Text => summary.to_text(),
            Format::Json => summary.to_line(),
        });
    }
    let between = if format == Format::Text { "\n" } else { "" };
    output::write(&args.output.output, texts.join(between).as_bytes())
}

json_object! {
    /// Summary of a module.
    pub(crate) struct Summary {
        /// Name of the file, and of the member of an archive.
        file: String,
        /// Name of the source file that the module names.
        source_file: String,
        /// Target triple; empty if the module has none.
        target_triple: String,
        /// Data layout; empty if the module has none.
        data_layout: String,
        /// Writer of the bitcode; missing for text.
        bitcode_of: Maybe<String>,
        /// Epoch of the bitcode, empty if it has none; missing for text.
        epoch: Maybe<String>,
        /// Compilers that are named in the module (llvm.ident).
        producers: Vec<String>,
        /// Names that module-level assembly defines for other modules; missing without assembly, or without an
        /// assembler for the target.
        assembly_defines: Maybe<Vec<String>>,
        /// Names that module-level assembly uses and does not define.
        assembly_uses: Maybe<Vec<String>>,
        /// Numbers of entities.
        counts: Counts,
        /// Sizes in bytes of memory.
        bytes: Sizes,
        /// Defined functions, those with the most instructions first; only with --functions.
        functions: Maybe<Vec<Function>>,
    }
}

json_object! {
    /// Numbers of the entities of a module.
    struct Counts {
        /// Variables with an initializer.
        variables_defined: u64,
        /// Variables without an initializer.
        variables_declared: u64,
        /// Functions with a body.
        functions_defined: u64,
        /// Functions without a body.
        functions_declared: u64,
        /// Aliases.
        aliases: u64,
        /// Indirect functions.
        ifuncs: u64,
        /// Comdats.
        comdats: u64,
        /// Named structs.
        named_structs: u64,
        /// Basic blocks.
        blocks: u64,
        /// Instructions.
        instructions: u64,
        /// Debug records between instructions.
        debug_records: u64,
        /// Distinct constants.
        constants: u64,
        /// Distinct sets of attributes.
        attribute_sets: u64,
        /// Named metadata.
        named_metadata: u64,
        /// Nodes of metadata.
        metadata_nodes: u64,
        /// Strings of metadata.
        metadata_strings: u64,
        /// Lines of module-level assembly that are not empty.
        assembly_lines: u64,
    }
}

json_object! {
    /// Sizes of the parts of a module, in bytes.
    struct Sizes {
        /// Size of the input.
        input: u64,
        /// Bodies of functions.
        bodies_in_memory: u64,
        /// Metadata.
        metadata_in_memory: u64,
        /// Constants.
        constants_in_memory: u64,
        /// Types.
        types_in_memory: u64,
        /// Attributes.
        attributes_in_memory: u64,
        /// Strings.
        strings_in_memory: u64,
    }
}

json_object! {
    /// A defined function.
    struct Function {
        /// Name in the module, without @.
        name: String,
        /// Its name in C++ or Rust; null if it is not mangled.
        demangled: Option<String>,
        /// Number of its basic blocks.
        blocks: u64,
        /// Number of its instructions.
        instructions: u64,
    }
}

impl Summary {
    fn of(loaded: &Loaded, with_functions: bool, threads: usize) -> Summary {
        let module = &loaded.module;
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        let bodies = Bodies::of(module, threads);
        let writer = loaded.producer.as_ref();
        let (assembly_defines, assembly_uses) = assembly(module).unzip();
        Summary {
            file: loaded.name.clone(),
            source_file: text(&module.source_filename),
            target_triple: text(module.triple.as_bytes()),
            data_layout: text(module.data_layout.as_bytes()),
            bitcode_of: Maybe(writer.map(|writer| match writer.name.as_str() {
                "" => "LLVM before 3.8".to_owned(),
                name => name.to_owned(),
            })),
            epoch: Maybe(writer.map(|writer| writer.epoch.map_or_else(String::new, |epoch| epoch.to_string()))),
            producers: producers(module),
            assembly_defines: Maybe(assembly_defines),
            assembly_uses: Maybe(assembly_uses),
            counts: counts(module, &bodies),
            bytes: sizes(module, &bodies, loaded.bytes),
            functions: Maybe(with_functions.then(|| functions(module))),
        }
    }

    fn to_text(&self) -> String {
        let mut out = String::new();
        let mut row = |name: &str, value: &str| {
            let value = if value.is_empty() { "(none)" } else { value };
            out.push_str(&format!("{name:15} {}\n", printable(value)));
        };
        row("file", &self.file);
        row("source file", &self.source_file);
        row("target triple", &self.target_triple);
        row("data layout", &self.data_layout);
        for (name, value) in [("bitcode of", &self.bitcode_of.0), ("epoch", &self.epoch.0)] {
            value.iter().for_each(|value| row(name, value));
        }
        if self.producers.is_empty() {
            row("producer", "");
        }
        self.producers.iter().for_each(|producer| row("producer", producer));
        for (name, list) in [("asm defines", &self.assembly_defines.0), ("asm uses", &self.assembly_uses.0)] {
            list.iter().for_each(|list| row(name, &list.join(", ")));
        }
        let objects: [(&str, &dyn JsonObject); 2] = [("counts", &self.counts), ("bytes", &self.bytes)];
        for (title, object) in objects {
            out.push_str(&format!("\n{title}\n"));
            object.each_field(&mut |key, value| {
                out.push_str(&format!("  {:22} {:>12}\n", key.replace('_', " "), json_text(value)));
            });
        }
        if let Some(functions) = &self.functions.0 {
            out.push_str(&format!("\nfunctions\n  {:>12} {:>12}\n", "instructions", "blocks"));
            for function in functions {
                let source = function.demangled.as_ref().map_or_else(String::new, |name| format!(" ({name})"));
                let name = printable(&format!("{}{source}", function.name));
                out.push_str(&format!("  {:>12} {:>12}  @{name}\n", function.instructions, function.blocks));
            }
        }
        out
    }
}

/// Returns a number as JSON writes it.
fn json_text(value: &dyn Json) -> String {
    let mut text = String::new();
    value.write_json(&mut text);
    text
}

/// Lists the defined functions, those with the most instructions first, and in the order of the module.
fn functions(module: &Module) -> Vec<Function> {
    let mut functions: Vec<Function> = module
        .functions()
        .iter()
        .filter_map(|&function| {
            let body = module.body(function)?;
            let name = String::from_utf8_lossy(module.name(function)).into_owned();
            let demangled = demangle::symbol(&name);
            let (blocks, instructions) = (body.blocks().count() as u64, body.insts().count() as u64);
            Some(Function { name, demangled, blocks, instructions })
        })
        .collect();
    functions.sort_by_key(|function| std::cmp::Reverse(function.instructions));
    functions
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

/// Returns the names that module-level assembly defines for other modules, and those that it needs, sorted.
fn assembly(module: &Module) -> Option<(Vec<String>, Vec<String>)> {
    if module.inline_asm.is_empty() {
        return None;
    }
    let global_of = |name: &[u8]| {
        let global = module.find(name)?;
        let is_local = module.global(global).linkage.is_local();
        Some(ModuleGlobal { is_defined: !module.is_declaration(global), is_local, is_weak: false })
    };
    let symbols = assembly_symbols(&module.inline_asm, &module.triple, &global_of)?;
    let names = |wanted: &dyn Fn(&AssemblySymbol) -> bool| {
        let named = symbols.iter().filter(|symbol| wanted(symbol));
        let mut names: Vec<String> = named.map(|symbol| String::from_utf8_lossy(&symbol.name).into_owned()).collect();
        names.sort_unstable();
        names
    };
    // A name with a version and its symbol may be defined by the module itself.
    let is_elsewhere = |name: &[u8]| module.find(name).is_none_or(|global| module.is_declaration(global));
    let defines = names(&|symbol| symbol.is_defined && symbol.is_global);
    Some((defines, names(&|symbol| !symbol.is_defined && is_elsewhere(&symbol.name))))
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
    /// Functions for which another thread is worth its start.
    const MIN_FOR_THREAD: usize = 512;

    /// Counts on several threads.
    fn of(module: &Module, threads: usize) -> Bodies {
        let functions = module.functions();
        let each = functions.len().div_ceil(threads.max(1)).max(Bodies::MIN_FOR_THREAD);
        let (first, others) = functions.split_at(each.min(functions.len()));
        std::thread::scope(|scope| {
            let others: Vec<_> =
                others.chunks(each).map(|functions| scope.spawn(|| Bodies::of_functions(module, functions))).collect();
            let first = Bodies::of_functions(module, first);
            let counted =
                |other: ScopedJoinHandle<'_, Bodies>| other.join().unwrap_or_else(|panic| resume_unwind(panic));
            others.into_iter().map(counted).fold(first, Bodies::and)
        })
    }

    fn of_functions(module: &Module, functions: &[Global]) -> Bodies {
        let mut sum = Bodies::default();
        for body in functions.iter().filter_map(|&function| module.body(function)) {
            sum.count += 1;
            for block in body.blocks() {
                sum.blocks += 1;
                sum.insts += body.block_insts(block).count() as u64;
            }
            sum.records += body.record_count() as u64;
            sum.bytes += body.heap_bytes() as u64;
        }
        sum
    }

    fn and(self, other: Bodies) -> Bodies {
        Bodies {
            count: self.count + other.count,
            blocks: self.blocks + other.blocks,
            insts: self.insts + other.insts,
            records: self.records + other.records,
            bytes: self.bytes + other.bytes,
        }
    }
}

fn counts(module: &Module, bodies: &Bodies) -> Counts {
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
    Counts {
        variables_defined: wide(defined_variables),
        variables_declared: wide(variables.len() - defined_variables),
        functions_defined: bodies.count,
        functions_declared: wide(module.functions().len()) - bodies.count,
        aliases: wide(module.aliases().len()),
        ifuncs: wide(module.ifuncs().len()),
        comdats: wide(module.comdats().len()),
        named_structs: wide(module.identified_structs().count()),
        blocks: bodies.blocks,
        instructions: bodies.insts,
        debug_records: bodies.records,
        constants: wide(tables.constants.len()),
        attribute_sets: wide(tables.attributes.set_count()).saturating_sub(1),
        named_metadata: wide(module.named_metadata().len()),
        metadata_nodes: nodes,
        metadata_strings: strings,
        assembly_lines: wide(assembly_lines),
    }
}

/// Returns sizes of memory in bytes. Globals are small in comparison; memory that belongs to none of these
/// parts is left out.
fn sizes(module: &Module, bodies: &Bodies, input: usize) -> Sizes {
    let wide = |number: usize| number as u64;
    Sizes {
        input: wide(input),
        bodies_in_memory: bodies.bytes,
        metadata_in_memory: wide(module.tables.metadata.heap_bytes()),
        constants_in_memory: wide(module.tables.constants.heap_bytes()),
        types_in_memory: wide(module.tables.types.heap_bytes()),
        attributes_in_memory: wide(module.tables.attributes.heap_bytes()),
        strings_in_memory: wide(module.tables.strings.heap_bytes()),
    }
}
