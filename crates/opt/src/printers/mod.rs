//! Printers of analyses, under their names in LLVM's `opt`. The text is LLVM's, byte for byte, except where
//! LLVM prints in the order of a hash table.

mod alias;
mod call_graph;
mod dominators;
mod facts;
mod frequency;
mod loops;
mod memory_ssa;
mod scev;

use std::cell::{OnceCell, RefCell};

use draig_analysis::memory::{AliasKind, GlobalsModRef};
use draig_analysis::{Analyses, Subject};
use draig_asm::{FunctionNumbering, Printer};
use draig_ir::{Block, Global, Module};

use crate::Options;

/// State shared by the printers of one run.
pub struct PrintContext<'m> {
    /// Module that is printed.
    pub module: &'m Module,
    /// Prints values and instructions as in the text of the module.
    pub printer: Printer<'m>,
    /// Options of the run.
    pub options: &'m Options,
    alias_statistics: RefCell<alias::Statistics>,
    function_numbering: RefCell<Option<FunctionNumbering>>,
    globals: OnceCell<GlobalsModRef>,
}

impl<'m> PrintContext<'m> {
    pub(crate) fn new(module: &'m Module, options: &'m Options) -> Self {
        PrintContext {
            module,
            printer: Printer::new(module),
            options,
            alias_statistics: RefCell::default(),
            function_numbering: RefCell::default(),
            globals: OnceCell::new(),
        }
    }

    /// Returns the statistics since the last call.
    pub(crate) fn take_statistics(&mut self) -> Statistics {
        Statistics { alias: self.alias_statistics.take() }
    }

    /// Returns a printer that numbers attribute groups and metadata as if the function were alone in its module.
    pub fn printer_of(&self, function: Global) -> Printer<'m> {
        let mut numbering = self.function_numbering.borrow_mut();
        let numbering = numbering.get_or_insert_with(|| FunctionNumbering::new(self.module));
        Printer::with_numbering(self.module, &numbering.of(self.module, function))
    }

    /// Returns the analyses of a function, with the alias analyses that the options name, or LLVM's default.
    pub fn analyses<'a>(&'a self, subject: Subject<'a>) -> Analyses<'a> {
        let kinds = match &self.options.aa_pipeline[..] {
            [] => AliasKind::DEFAULT.to_vec(),
            names => names.iter().filter_map(|name| AliasKind::named(name)).collect(),
        };
        let analyses = Analyses::new(subject).with_alias_kinds(&kinds);
        match kinds.contains(&AliasKind::Globals) {
            true => analyses.with_globals(self.globals.get_or_init(|| GlobalsModRef::new(self.module))),
            false => analyses,
        }
    }

    /// Returns a block as an operand without its type: `%name` or `%0`.
    pub fn block_operand(&self, analyses: &Analyses<'_>, block: Block) -> Vec<u8> {
        self.printer.name(Some(analyses.subject().function()), block.into()).0
    }

    /// Returns the name of the function that is analysed, without `@`.
    pub fn function_name(&self, analyses: &Analyses<'_>) -> &'m [u8] {
        self.module.name(analyses.subject().function())
    }
}

/// Counts of the printers during a run, across changes of the module.
#[derive(Debug, Default)]
pub(crate) struct Statistics {
    alias: alias::Statistics,
}

impl Statistics {
    /// Adds the counts of other functions.
    pub(crate) fn add(&mut self, other: &Statistics) {
        self.alias.add(&other.alias);
    }

    /// Appends what is printed at the end of a run.
    pub(crate) fn report(&self, out: &mut Vec<u8>) {
        if self.alias.is_used() {
            alias::report(&self.alias, out);
        }
    }
}

/// A printer that runs on each defined function.
#[derive(Debug)]
pub struct FunctionPrinter {
    /// Name in a pipeline.
    pub name: &'static str,
    /// Appends the text for one function.
    pub print: fn(&PrintContext<'_>, &Analyses<'_>, &mut Vec<u8>),
}

/// A printer that runs on the module.
#[derive(Debug)]
pub struct ModulePrinter {
    /// Name in a pipeline.
    pub name: &'static str,
    /// Appends the text.
    pub print: fn(&PrintContext<'_>, &mut Vec<u8>),
}

/// All printers that run on functions, by name.
pub const FUNCTION_PRINTERS: &[FunctionPrinter] = &[
    FunctionPrinter { name: "facts", print: facts::facts },
    FunctionPrinter { name: "aa-eval", print: alias::evaluate },
    FunctionPrinter { name: "print<memoryssa>", print: memory_ssa::memory_ssa },
    FunctionPrinter { name: "print<memoryssa-walker>", print: memory_ssa::walker },
    FunctionPrinter { name: "print<domtree>", print: dominators::dominator_tree },
    FunctionPrinter { name: "print<scalar-evolution>", print: scev::scalar_evolution },
    FunctionPrinter { name: "print<postdomtree>", print: dominators::post_dominator_tree },
    FunctionPrinter { name: "print<domfrontier>", print: dominators::dominance_frontiers },
    FunctionPrinter { name: "print<loops>", print: loops::loops },
    FunctionPrinter { name: "print<cycles>", print: loops::cycles },
    FunctionPrinter { name: "print<branch-prob>", print: frequency::branch_probabilities },
    FunctionPrinter { name: "print<block-freq>", print: frequency::block_frequencies },
];

/// All printers that run on modules, by name.
pub const MODULE_PRINTERS: &[ModulePrinter] = &[
    ModulePrinter { name: "print-callgraph", print: call_graph::call_graph },
    ModulePrinter { name: "print-callgraph-sccs", print: call_graph::components },
];

/// Returns the printer of functions with this name.
pub fn function_printer(name: &str) -> Option<&'static FunctionPrinter> {
    FUNCTION_PRINTERS.iter().find(|printer| printer.name == name)
}

/// Returns the printer of modules with this name.
pub fn module_printer(name: &str) -> Option<&'static ModulePrinter> {
    MODULE_PRINTERS.iter().find(|printer| printer.name == name)
}
