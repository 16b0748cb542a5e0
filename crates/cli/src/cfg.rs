//! `draig cfg`: the control-flow graphs of functions, as a drawing (SVG) or for Graphviz (DOT). The layout is that of
//! the crate `draig-graph`.

mod chart;
mod dot;
mod svg;
mod words;

use std::ffi::OsStr;
use std::path::Path;

use draig::ir::Global;
use draig::{Module, Printer};
use draig_diag::Diagnostic;

use crate::args::{Cfg, CfgForm, Common};
use crate::report::{Failure, Reporter};
use crate::{output, reading};
use chart::Chart;

/// Most blocks in a drawing with text: it stays small enough for browsers to show.
const MAX_BLOCKS_WITH_TEXT: usize = 5_000;
/// Most blocks in a drawing of names alone.
const MAX_BLOCKS: usize = 20_000;

/// Runs the command.
pub(crate) fn run(args: &Cfg, common: &Common, reporter: &Reporter) -> Result<(), Failure> {
    let loaded = reading::load(&args.input, common, reporter)?;
    let form = args.emit.or_else(|| form_of(&args.output.output)).unwrap_or(CfgForm::Dot);
    let functions = chosen(&loaded.module, &args.functions).map_err(|what| Failure::about(&loaded.name, *what))?;
    if form == CfgForm::Svg {
        check_size(&loaded.module, &functions, args.only_blocks).map_err(|what| Failure::about(&loaded.name, *what))?;
    }
    let printer = Printer::new(&loaded.module);
    let max_lines = if args.only_blocks { 0 } else { args.max_lines };
    let charts = functions.iter().filter_map(|&function| Chart::new(&loaded.module, &printer, function, max_lines));
    let charts: Vec<Chart> = charts.collect();
    let text = match form {
        CfgForm::Dot => charts.iter().map(dot::text).collect::<Vec<String>>().join("\n"),
        CfgForm::Svg => svg::text(&charts),
    };
    output::write(&args.output.output, text.as_bytes())
}

/// Returns the form that the suffix of an output selects.
fn form_of(path: &OsStr) -> Option<CfgForm> {
    match Path::new(path).extension()?.to_str()? {
        "svg" => Some(CfgForm::Svg),
        "dot" | "gv" => Some(CfgForm::Dot),
        _ => None,
    }
}

/// Returns the named functions, or all that are defined.
fn chosen(module: &Module, names: &[String]) -> Result<Vec<Global>, Box<Diagnostic>> {
    let is_defined = |&function: &Global| module.body(function).is_some();
    if names.is_empty() {
        return Ok(module.functions().iter().copied().filter(is_defined).collect());
    }
    let find = |name: &String| {
        let bare = name.strip_prefix('@').unwrap_or(name);
        module.find(bare.as_bytes()).filter(is_defined).ok_or_else(|| {
            let what = Diagnostic::error("F0014", format!("no function @{} is defined", output::printable(bare)));
            Box::new(what.with_help("draig info --functions lists the defined functions"))
        })
    };
    names.iter().map(find).collect()
}

/// Refuses a drawing that no viewer would show.
fn check_size(module: &Module, functions: &[Global], only_blocks: bool) -> Result<(), Box<Diagnostic>> {
    let count: usize =
        functions.iter().filter_map(|&function| module.body(function)).map(|body| body.blocks().count()).sum();
    let most = if only_blocks { MAX_BLOCKS } else { MAX_BLOCKS_WITH_TEXT };
    if count <= most {
        return Ok(());
    }
    let mut what = Diagnostic::error("F0015", format!("a drawing of {count} blocks is too large, more than {most}"));
    if functions.len() > 1 {
        what = what.with_help("--func NAME draws a single function");
    }
    if !only_blocks && count <= MAX_BLOCKS {
        what = what.with_help("--only-blocks leaves out the text of blocks");
    }
    Err(Box::new(what.with_help("--emit dot writes any number of blocks for Graphviz")))
}
