//! The textual grammar of pipelines: names with parameters in angle brackets, separated by commas, and nested in
//! `module(…)`, `cgscc(…)`, `function(…)` and `loop(…)`. As in LLVM, a pass of a lower level needs no nesting of its
//! own at the start of a pipeline.

use std::convert::Infallible;
use std::fmt;

use draig_analysis::Subject;
use draig_ir::{FunctionEditor, Global, Module};
use draig_threads::{Team, in_order};

use crate::Options;
use crate::passes::{self, FunctionPass};
use crate::printers::{self, FunctionPrinter, ModulePrinter, PrintContext, Statistics};

/// Depth of nesting beyond which a pipeline is refused.
const MAX_DEPTH: usize = 64;
/// Functions for each thread that may be printed before their turn.
const PRINTED_AHEAD: usize = 16;

/// A sequence of passes to run on a module.
#[derive(Clone, Debug)]
pub struct Pipeline {
    stages: Vec<Stage>,
}

/// One step of a pipeline over the whole module.
#[derive(Clone, Debug)]
enum Stage {
    Module(&'static ModulePrinter),
    /// Passes that run on each function in turn: all of them on one function, then all on the next.
    Function(Vec<FunctionStep>),
    /// `require<…>`, which has no effect here: analyses are computed when they are asked for.
    Require,
}

/// One step of a pipeline on a function.
#[derive(Clone, Copy, Debug)]
enum FunctionStep {
    Print(&'static FunctionPrinter),
    Change(&'static FunctionPass),
}

/// A pipeline's text that cannot be understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PipelineError {
    /// Byte offset in the text.
    pub offset: usize,
    /// Description of the fault.
    pub message: String,
}

impl fmt::Display for PipelineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} at offset {}", self.message, self.offset)
    }
}

impl std::error::Error for PipelineError {}

/// A pass and the pipeline nested in it.
struct Element<'t> {
    offset: usize,
    name: &'t str,
    nested: Option<Vec<Element<'t>>>,
}

impl Pipeline {
    /// Parses a pipeline.
    ///
    /// # Errors
    /// Fails if brackets do not match, a name is unknown, or a pass is nested at a level where it cannot run.
    pub fn parse(text: &str) -> Result<Pipeline, PipelineError> {
        let mut parser = Parser { text, at: 0 };
        let elements = parser.elements(0)?;
        if parser.at != text.len() {
            return Err(parser.error("unexpected ')'"));
        }
        let mut stages = Vec::new();
        let first = &elements[0];
        if first.nested.is_none() && function_step(first).is_ok() {
            // As in LLVM, the level of the first pass is that of the whole pipeline.
            let mut steps = Vec::new();
            function_steps(&elements, &mut steps)?;
            stages.push(Stage::Function(steps));
        } else {
            module_stages(&elements, &mut stages)?;
        }
        Ok(Pipeline { stages })
    }

    /// Runs the pipeline and appends what it prints. Module and output are the same for any number of threads.
    ///
    /// Functions are processed on several threads if their passes all change them or all print them. Otherwise, what is
    /// printed of a function depends on the changes of the functions before it, and all are processed in turn.
    pub fn run(&self, module: &mut Module, options: &Options, out: &mut Vec<u8>) {
        let mut statistics = Statistics::default();
        for stage in &self.stages {
            match stage {
                Stage::Module(printer) => (printer.print)(&PrintContext::new(module, options), out),
                Stage::Function(steps) if steps.is_empty() => {}
                Stage::Function(steps) if steps.iter().all(|step| matches!(step, FunctionStep::Change(_))) => {
                    change_all(module, steps, options);
                }
                Stage::Function(steps) if steps.iter().any(|step| matches!(step, FunctionStep::Change(_))) => {
                    for function in module.functions().to_vec() {
                        change(module, function, steps, options, &mut statistics, out);
                    }
                }
                Stage::Function(steps) => print_all(module, steps, options, &mut statistics, out),
                Stage::Require => {}
            }
        }
        statistics.report(out);
    }
}

/// Runs steps that change functions, on several threads.
fn change_all(module: &mut Module, steps: &[FunctionStep], options: &Options) {
    let changed = |function: &Global| !passes::is_skipped(module, *function);
    let functions: Vec<Global> = module.functions().iter().copied().filter(changed).collect();
    let run = |(): &mut (), editor: &mut FunctionEditor<'_>| {
        for step in steps {
            if let FunctionStep::Change(pass) = step {
                (pass.run)(editor);
            }
        }
    };
    module.edit_selected(&functions, options.threads.max(1), || (), run);
}

/// Runs steps that print functions, on several threads.
fn print_all(
    module: &Module,
    steps: &[FunctionStep],
    options: &Options,
    statistics: &mut Statistics,
    out: &mut Vec<u8>,
) {
    let functions = module.functions();
    let team = Team { threads: options.threads.max(1), ahead: PRINTED_AHEAD };
    let make = |context: &mut PrintContext<'_>, number: usize, spare: Option<(Vec<u8>, Statistics)>| {
        let mut text = spare.map_or_else(Vec::new, |(text, _)| text);
        text.clear();
        print(context, functions[number], steps, &mut text);
        (text, context.take_statistics())
    };
    let take = |_, printed: (Vec<u8>, Statistics)| {
        out.extend_from_slice(&printed.0);
        statistics.add(&printed.1);
        Ok::<_, Infallible>(Some(printed))
    };
    let Ok(()) = in_order(functions.len(), team, || PrintContext::new(module, options), make, take);
}

/// Runs steps of which some change the function. Between changes, analyses are shared by the printers.
fn change(
    module: &mut Module,
    function: Global,
    steps: &[FunctionStep],
    options: &Options,
    statistics: &mut Statistics,
    out: &mut Vec<u8>,
) {
    let is_print = |step: &FunctionStep| matches!(step, FunctionStep::Print(_));
    for steps in steps.chunk_by(|a, b| is_print(a) && is_print(b)) {
        if let &[FunctionStep::Change(pass)] = steps {
            if !passes::is_skipped(module, function)
                && let Some(mut editor) = module.edit(function)
            {
                (pass.run)(&mut editor);
            }
            continue;
        }
        let mut context = PrintContext::new(module, options);
        print(&context, function, steps, out);
        statistics.add(&context.take_statistics());
    }
}

fn print(context: &PrintContext<'_>, function: Global, steps: &[FunctionStep], out: &mut Vec<u8>) {
    let Some(subject) = Subject::new(context.module, function) else { return };
    let analyses = context.analyses(subject);
    for step in steps {
        if let FunctionStep::Print(printer) = step {
            (printer.print)(context, &analyses, out);
        }
    }
}

fn module_stages(elements: &[Element<'_>], stages: &mut Vec<Stage>) -> Result<(), PipelineError> {
    for element in elements {
        match (element.name, &element.nested) {
            ("module", Some(nested)) => module_stages(nested, stages)?,
            ("function" | "cgscc" | "loop" | "loop-mssa", Some(nested)) => {
                let mut steps = Vec::new();
                function_steps(nested, &mut steps)?;
                stages.push(Stage::Function(steps));
            }
            (name, None) if name.starts_with("require<") => stages.push(Stage::Require),
            (name, None) => {
                if let Some(printer) = printers::module_printer(name) {
                    stages.push(Stage::Module(printer));
                } else {
                    stages.push(Stage::Function(vec![function_step(element)?]));
                }
            }
            _ => return Err(unknown(element)),
        }
    }
    Ok(())
}

fn function_steps(elements: &[Element<'_>], steps: &mut Vec<FunctionStep>) -> Result<(), PipelineError> {
    for element in elements {
        match (element.name, &element.nested) {
            ("function" | "loop" | "loop-mssa", Some(nested)) => function_steps(nested, steps)?,
            (name, None) if name.starts_with("require<") => {}
            _ => steps.push(function_step(element)?),
        }
    }
    Ok(())
}

fn function_step(element: &Element<'_>) -> Result<FunctionStep, PipelineError> {
    if element.nested.is_some() {
        return Err(unknown(element));
    }
    let printer = printers::function_printer(element.name).map(FunctionStep::Print);
    let pass = || passes::function_pass(element.name).map(FunctionStep::Change);
    printer.or_else(pass).ok_or_else(|| unknown(element))
}

fn unknown(element: &Element<'_>) -> PipelineError {
    PipelineError { offset: element.offset, message: format!("unknown pass name '{}'", element.name) }
}

/// Reads the text of a pipeline.
struct Parser<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Parser<'t> {
    fn error(&self, message: &str) -> PipelineError {
        PipelineError { offset: self.at, message: message.into() }
    }

    fn elements(&mut self, depth: usize) -> Result<Vec<Element<'t>>, PipelineError> {
        if depth > MAX_DEPTH {
            return Err(self.error("the pipeline is nested too deeply"));
        }
        let mut list = Vec::new();
        loop {
            list.push(self.element(depth)?);
            match self.text.as_bytes().get(self.at) {
                Some(b',') => self.at += 1,
                _ => return Ok(list),
            }
        }
    }

    fn element(&mut self, depth: usize) -> Result<Element<'t>, PipelineError> {
        let start = self.at;
        // Parameters may contain commas and parentheses: `print<access-info>`, `simplifycfg<a;b>`.
        let mut angles = 0usize;
        for byte in self.text.as_bytes()[start..].iter().copied() {
            match byte {
                b'<' => angles += 1,
                b'>' => angles = angles.saturating_sub(1),
                b',' | b'(' | b')' if angles == 0 => break,
                _ => {}
            }
            self.at += 1;
        }
        let name = &self.text[start..self.at];
        if name.is_empty() {
            return Err(self.error("expected the name of a pass"));
        }
        let mut nested = None;
        if self.text.as_bytes().get(self.at) == Some(&b'(') {
            self.at += 1;
            nested = Some(self.elements(depth + 1)?);
            if self.text.as_bytes().get(self.at) != Some(&b')') {
                return Err(self.error("expected ')'"));
            }
            self.at += 1;
        }
        Ok(Element { offset: start, name, nested })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faults_have_a_place() {
        let fault = |text| Pipeline::parse(text).map(|_| ()).unwrap_err();
        assert_eq!(fault("function(print<domtree>").message, "expected ')'");
        assert_eq!(fault("print<domtree>)").message, "unexpected ')'");
        assert_eq!(fault("print<domtree>,,").offset, 15);
        assert_eq!(fault("function(nothing)").to_string(), "unknown pass name 'nothing' at offset 9");
        let deep = "function(".repeat(100_000);
        assert_eq!(fault(&deep).message, "the pipeline is nested too deeply");
    }
}
