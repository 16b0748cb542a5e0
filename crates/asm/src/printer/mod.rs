//! The `.ll` printer: the canonical text of a module, byte for byte as `llvm-dis` 22 prints it.
//!
//! * [`numbers`], [`type_walk`], [`local`]: the numbers of unnamed entities
//! * [`module`]: the top level; [`body`], [`instruction`], [`calls`]: functions
//! * [`line`], [`quick`]: the commonest lines, assembled in one go
//! * [`spelled`]: what is spelled again and again
//! * [`types`], [`constants`], [`attributes`], [`metadata`], [`fields`],
//!   [`expression`]: the entities that they mention
//! * [`summary`]: the module summary
//! * [`display`]: single pieces, for messages
//!
//! The printer does not recurse on the depth of types, constants or metadata.

mod attributes;
mod body;
mod calls;
mod constants;
mod display;
mod expression;
mod fields;
mod instruction;
mod line;
mod local;
mod metadata;
mod module;
mod numbers;
mod quick;
mod quick_calls;
mod spelled;
mod summary;
mod text;
mod type_walk;
mod types;
mod use_lists;

#[cfg(test)]
mod tests;

use std::io;

use draig_ir::{Body, Global, Metadata, Module, Type};
use draig_tables::history;
use draig_threads::{Team, in_order};
use rustc_hash::FxHashMap;

pub use display::{
    FunctionNumbering, Numbering, Piece, Printer, Text, print_constant, print_function, print_inst, print_metadata,
    print_type, print_value,
};
use local::{LocalName, LocalNumbers};
use numbers::ModuleNumbers;
use spelled::{Spelled, SpelledAttachments};

/// Options for printing a module.
#[derive(Clone, Debug)]
pub struct PrintOptions {
    /// Number of threads for printing functions and metadata, at least 1. The text does not depend on it.
    pub threads: usize,
    /// Print `uselistorder` directives where the order of uses differs from the one that reading the text
    /// would give.
    pub preserve_use_list_order: bool,
    /// The version of LLVM that will read the text. Constructs that it lacks must be lowered before; this
    /// option affects only spelling, for example of `captures(none)`, `memory(…)` and `splat (…)`.
    pub for_llvm: u32,
}

impl Default for PrintOptions {
    fn default() -> Self {
        PrintOptions { threads: 1, preserve_use_list_order: false, for_llvm: history::CURRENT }
    }
}

/// Returns the text of a module.
pub fn print_module(module: &Module) -> Vec<u8> {
    print_module_with(module, &PrintOptions::default())
}

/// Returns the text of a module, printed with these options.
pub fn print_module_with(module: &Module, options: &PrintOptions) -> Vec<u8> {
    let numbers = ModuleNumbers::new(module, options.threads);
    let mut writer = Writer::new(module, &numbers);
    writer.version = options.for_llvm;
    // Without a sink nothing can fail.
    let _ = writer.module(options);
    writer.out
}

/// Writes the text of a module in pieces, so that memory does not grow with the text.
///
/// # Errors
/// Returns the errors of `sink`.
pub fn write_module(module: &Module, options: &PrintOptions, sink: &mut dyn io::Write) -> io::Result<()> {
    let numbers = ModuleNumbers::new(module, options.threads);
    let mut writer = Writer::new(module, &numbers);
    writer.version = options.for_llvm;
    writer.sink = Some(sink);
    writer.module(options)?;
    let rest = std::mem::take(&mut writer.out);
    writer.sink.take().map_or(Ok(()), |sink| sink.write_all(&rest))
}

/// The result of operations that may write to a sink.
type Written = io::Result<()>;

/// Size of the text collected before it goes to the sink.
const CHUNK_BYTES: usize = 1 << 16;
/// Number of instructions that a thread takes at a time.
const BATCH_INSTRUCTIONS: usize = 4096;

/// Number of batches per thread that may be written ahead of the sink.
const BATCHES_AHEAD: usize = 4;
/// Number of metadata nodes that a thread takes at a time.
const BATCH_NODES: usize = 4096;

/// The function that owns local operands.
#[derive(Clone, Copy)]
struct FunctionContext<'a> {
    function: Global,
    body: &'a Body,
    params: &'a [Type],
}

/// Collects the text, with the state that the pieces need.
struct Writer<'a> {
    module: &'a Module,
    numbers: &'a ModuleNumbers,
    out: Vec<u8>,
    /// Lines of a body that follow `out`; empty between bodies.
    lines: line::Lines,
    sink: Option<&'a mut dyn io::Write>,
    function: Option<FunctionContext<'a>>,
    local: LocalNumbers,
    /// Block numbers of functions whose blocks other functions or globals mention.
    foreign: FxHashMap<Global, Vec<LocalName>>,
    program_space: u32,
    plans: &'static [fields::ClassPlan],
    open_types: Vec<types::Open>,
    spelled_types: Spelled,
    /// The attributes of results and arguments.
    spelled_sets: Spelled,
    spelled_attachments: SpelledAttachments,
    spelled_constants: Spelled,
    spelled_globals: Spelled,
    open_constants: Vec<constants::OpenConstant>,
    /// Current depth of nested metadata without a number.
    in_place: u32,
    /// The version of LLVM that will read the text.
    version: u32,
}

impl<'a> Writer<'a> {
    fn new(module: &'a Module, numbers: &'a ModuleNumbers) -> Self {
        Writer {
            module,
            numbers,
            out: Vec::new(),
            lines: line::Lines::default(),
            sink: None,
            function: None,
            local: LocalNumbers::default(),
            foreign: FxHashMap::default(),
            program_space: module.data_layout.program_address_space(),
            plans: fields::plans(),
            open_types: Vec::new(),
            spelled_types: Spelled::default(),
            spelled_sets: Spelled::default(),
            spelled_attachments: SpelledAttachments::default(),
            spelled_constants: Spelled::default(),
            spelled_globals: Spelled::default(),
            open_constants: Vec::new(),
            in_place: 0,
            version: history::CURRENT,
        }
    }

    /// Passes the text to the sink, if there is one and the text is long.
    #[inline]
    fn flush_if_long(&mut self) -> Written {
        if self.out.len() >= CHUNK_BYTES
            && let Some(sink) = &mut self.sink
        {
            sink.write_all(&self.out)?;
            self.out.clear();
        }
        Ok(())
    }

    fn module(&mut self, options: &PrintOptions) -> Written {
        let module = self.module;
        if summary::is_index(module) {
            self.header_of_index();
            self.print_summary();
            return Ok(());
        }
        self.header();
        self.type_definitions();
        self.comdat_definitions();
        for list in [module.variables(), module.aliases(), module.ifuncs()] {
            if !list.is_empty() {
                self.out.push(b'\n');
            }
            for &global in list {
                self.global_definition(global);
                self.flush_if_long()?;
            }
        }
        if options.threads > 1 {
            self.in_parallel(
                &self.module.functions_in_batches(BATCH_INSTRUCTIONS),
                options.threads,
                |writer, functions| {
                    for &function in functions {
                        // Without a sink nothing can fail.
                        let _ = writer.function(function, options);
                    }
                },
            )?;
        } else {
            for &function in module.functions() {
                self.function(function, options)?;
            }
        }
        if options.preserve_use_list_order {
            self.use_lists_of_module();
        }
        self.attribute_groups();
        if !module.named_metadata().is_empty() {
            self.out.push(b'\n');
        }
        for list in module.named_metadata() {
            self.named_metadata(list.name, &list.operands);
            self.flush_if_long()?;
        }
        let nodes = self.numbers.metadata_nodes();
        if !nodes.is_empty() {
            self.out.push(b'\n');
        }
        let batches: Vec<(u32, &[Metadata])> = (0..).step_by(BATCH_NODES).zip(nodes.chunks(BATCH_NODES)).collect();
        if options.threads > 1 && batches.len() > 1 {
            self.in_parallel(&batches, options.threads, |writer, (first, nodes)| {
                for (number, &node) in (first..).zip(nodes) {
                    writer.metadata_definition(number, node);
                }
            })?;
        } else {
            for (number, &node) in (0..).zip(nodes) {
                self.metadata_definition(number, node);
                self.flush_if_long()?;
            }
        }
        self.print_summary();
        Ok(())
    }

    /// Writes a function after a blank line.
    fn function(&mut self, function: Global, options: &PrintOptions) -> Written {
        self.out.push(b'\n');
        match self.module.body(function).filter(|body| body.entry().is_some()) {
            None => self.function_header(function, false),
            Some(body) => {
                self.enter(function, body);
                self.function_header(function, true);
                self.blocks(body)?;
                if options.preserve_use_list_order {
                    self.use_lists_of_body(body);
                }
                self.out.extend_from_slice(b"}\n");
                self.function = None;
            }
        }
        self.flush_if_long()
    }

    /// Writes batches, several at a time. The texts are joined in order and their buffers reused.
    fn in_parallel<T: Copy + Sync>(
        &mut self,
        batches: &[T],
        threads: usize,
        print: impl Fn(&mut Writer<'a>, T) + Sync,
    ) -> Written {
        let (module, numbers, version) = (self.module, self.numbers, self.version);
        let worker = || Writer { version, ..Writer::new(module, numbers) };
        let write = |writer: &mut Writer<'a>, at: usize, text: Option<Vec<u8>>| {
            writer.out = text.unwrap_or_default();
            print(writer, batches[at]);
            std::mem::take(&mut writer.out)
        };
        let team = Team { threads, ahead: BATCHES_AHEAD };
        in_order(batches.len(), team, worker, write, |_, mut text| {
            match &mut self.sink {
                None => self.out.extend_from_slice(&text),
                Some(sink) => {
                    sink.write_all(&self.out)?;
                    self.out.clear();
                    sink.write_all(&text)?;
                }
            }
            text.clear();
            Ok(Some(text))
        })
    }
}
