//! `draig extract`, `strip` and `split`: parts of a module.

use std::ffi::OsString;
use std::mem::ManuallyDrop;

use draig::Module;
use draig::link::{LinkError, extract as extracted, split as pieces, without_unused};
use draig_diag::Diagnostic;

use crate::args::{Common, Emit, Extract, Output, Split, Strip};
use crate::assemble::Form;
use crate::report::{Failure, Reporter};
use crate::{link, reading};

/// Runs `draig extract`.
pub(crate) fn extract(args: &Extract, common: &Common, reporter: &Reporter) -> Result<(), Failure> {
    let loaded = reading::load(&args.input, common, reporter)?;
    let (name, threads) = (loaded.name.clone(), loaded.threads);
    let names: Vec<&[u8]> = args.names.iter().map(|name| name.strip_prefix('@').unwrap_or(name).as_bytes()).collect();
    let module = ManuallyDrop::into_inner(loaded.module).into_inner();
    let part = extracted(module, &names, args.shallow).map_err(|error| refused(&name, &error))?;
    write(&part.into(), &args.output, threads)
}

/// Runs `draig strip`.
pub(crate) fn strip(args: &Strip, common: &Common, reporter: &Reporter) -> Result<(), Failure> {
    let loaded = reading::load(&args.input, common, reporter)?;
    let (name, threads) = (loaded.name.clone(), loaded.threads);
    let mut module = ManuallyDrop::into_inner(loaded.module);
    if args.debug || !args.unused && !args.names {
        module.strip_debug_info();
    }
    if args.names {
        for function in module.functions().to_vec() {
            if let Some(body) = module.body_mut(function) {
                *body.names_mut() = Default::default();
            }
        }
    }
    if args.unused {
        module = without_unused(module.into_inner()).map_err(|error| refused(&name, &error))?.into();
    }
    write(&module, &args.output, threads)
}

/// Runs `draig split`.
pub(crate) fn split(args: &Split, common: &Common, reporter: &Reporter) -> Result<(), Failure> {
    let loaded = reading::load(&args.input, common, reporter)?;
    let (name, threads) = (loaded.name.clone(), loaded.threads);
    let module = ManuallyDrop::into_inner(loaded.module).into_inner();
    let all = pieces(module, usize::from(args.pieces)).map_err(|error| refused(&name, &error))?;
    let (form, suffix) = if args.emit == Emit::Text { (Form::Text, "ll") } else { (Form::Bitcode, "bc") };
    for (number, piece) in all.into_iter().enumerate() {
        let mut path: OsString = args.output.clone();
        path.push(format!(".{number}.{suffix}"));
        link::write(&piece.into(), &path, form, threads)?;
    }
    Ok(())
}

fn write(module: &Module, output: &Output, threads: usize) -> Result<(), Failure> {
    let form = Form::of(&output.output).unwrap_or(Form::Text);
    link::write(module, &output.output, form, threads)
}

fn refused(name: &str, error: &LinkError) -> Failure {
    Failure::about(name, Diagnostic::error(error.conflict().code(), error.message()))
}
