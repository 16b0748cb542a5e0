//! From an input to a module: how many threads, what is said about it.

use std::mem::ManuallyDrop;

use draig::bitcode::{Producer, producers};
use draig::{InputKind, Module, ReadOptions};
use draig_diag::Source;

use crate::args::{self, Common};
use crate::input::Input;
use crate::progress;
use crate::report::{Failure, Reporter};

/// Up to this size one thread is done before a second has started.
const SMALL: usize = 1 << 20;

/// A module that was read, with the input it came from.
pub(crate) struct Loaded {
    /// Not dropped: the process ends soon, and giving memory back piece by piece takes time.
    pub(crate) module: ManuallyDrop<Module>,
    /// As the user wrote it, or `<stdin>`.
    pub(crate) name: String,
    /// The form of the input.
    pub(crate) kind: InputKind,
    /// Who wrote the input, if it is bitcode.
    pub(crate) producers: Vec<Producer>,
    /// Of the input.
    pub(crate) bytes: usize,
    /// How many threads the rest of the work may use.
    pub(crate) threads: usize,
}

/// Reads the module; says what is wrong with it.
pub(crate) fn load(args: &args::Input, common: &Common, reporter: &Reporter) -> Result<Loaded, Failure> {
    let input = Input::open(&args.file)?;
    let text = input.bytes();
    let threads = if common.threads.is_none() && text.len() <= SMALL { 1 } else { common.threads() };
    let options = ReadOptions::new(input.name.as_str()).strict(args.strict).threads(threads).verify(!args.no_verify);
    let read = progress::shown("reading", &input.name, text.len(), || Module::parse_with(text, &options));
    let source = Source::new(&input.name, text);
    match read {
        Ok(read) => {
            reporter.diagnostics(read.warnings.diagnostics(), &source);
            let module = ManuallyDrop::new(read.module);
            let kind = InputKind::of(text);
            let producers = match kind {
                InputKind::Bitcode => producers(text).unwrap_or_default(),
                _ => Vec::new(),
            };
            let (bytes, name) = (text.len(), input.name.clone());
            if threads > 1 && bytes > SMALL {
                input.drop_beside();
            }
            Ok(Loaded { module, kind, producers, bytes, name, threads })
        }
        Err(errors) => {
            reporter.diagnostics(errors.diagnostics(), &source);
            Err(Failure::Refused)
        }
    }
}
