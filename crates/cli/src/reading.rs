//! Reading of inputs to modules: number of threads, messages.

mod members;
mod named;
mod other_languages;

use std::mem::ManuallyDrop;

use draig::bitcode::{Producer, producers};
use draig::versions::CURRENT;
use draig::{InputKind, Module, ReadOptions};
use draig_diag::{Diagnostic, Source};

use crate::args::{self, Common};
use crate::input::Input;
use crate::progress;
use crate::report::{Failure, Reporter};

pub(crate) use members::{Part, each_part, member_name_in, with_member};
pub(crate) use named::{PermittedDirectories, open_again};
pub(crate) use other_languages::not_ir;

/// Size up to which one thread finishes before a second has started.
const SMALL: usize = 1 << 20;

/// A module and the input that it was read from.
pub(crate) struct Loaded {
    /// Never dropped: the process ends soon, and freeing memory piece by piece takes time.
    pub(crate) module: ManuallyDrop<Module>,
    /// Name given by the user, or `<stdin>`; for a member of an archive, followed by the member.
    pub(crate) name: String,
    /// Form of the input.
    pub(crate) kind: InputKind,
    /// Producer of the input, if it is bitcode.
    pub(crate) producer: Option<Producer>,
    /// Size of the input in bytes.
    pub(crate) bytes: usize,
    /// Number of threads for the rest of the work.
    pub(crate) threads: usize,
}

/// The purpose of reading a module.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Purpose {
    /// Version of LLVM that is to read what is written.
    pub(crate) version: u32,
    /// Whether orders of uses that text does not show are needed.
    pub(crate) use_orders: bool,
    /// Whether compile units that are not listed are accepted.
    pub(crate) allow_unlisted_units: bool,
}

impl Purpose {
    /// To use everything.
    pub(crate) const ALL: Purpose = Purpose { version: CURRENT, use_orders: true, allow_unlisted_units: false };
}

/// Reads the only module of an input, or the one that the arguments select, and reports its errors.
pub(crate) fn load(args: &args::Input, common: &Common, reporter: &Reporter) -> Result<Loaded, Failure> {
    load_for(args, Purpose::ALL, common, reporter)
}

/// Does the same as [`load`], for a purpose.
pub(crate) fn load_for(
    args: &args::Input,
    purpose: Purpose,
    common: &Common,
    reporter: &Reporter,
) -> Result<Loaded, Failure> {
    let mut all = load_all_for(args, purpose, common, reporter)?;
    match all.pop() {
        Some(one) if all.is_empty() => Ok(one),
        last => {
            all.extend(last);
            let name = args.file.to_string_lossy().into_owned();
            let list = members::listed(all.iter().map(|one| one.name.as_str().into()));
            let what = Diagnostic::error("F0006", format!("there are {} modules, of which this takes one", all.len()))
                .with_note(format!("they are {list}"))
                .with_help("--member NAME takes one of an archive, --module N one of a file, counted from 0");
            Err(Failure::about(&name, what))
        }
    }
}

/// Reads every module of an input: of a file, of all members of an archive, or those that the arguments
/// select.
pub(crate) fn load_all(args: &args::Input, common: &Common, reporter: &Reporter) -> Result<Vec<Loaded>, Failure> {
    load_all_for(args, Purpose::ALL, common, reporter)
}

/// Does the same as [`load_all`], for a purpose.
pub(crate) fn load_all_for(
    args: &args::Input,
    purpose: Purpose,
    common: &Common,
    reporter: &Reporter,
) -> Result<Vec<Loaded>, Failure> {
    load_all_but(args, purpose, common, reporter, &mut |_| Ok(false))
}

/// Does the same as [`load_all_for`], except for parts that the caller takes itself.
pub(crate) fn load_all_but(
    args: &args::Input,
    purpose: Purpose,
    common: &Common,
    reporter: &Reporter,
    takes: &mut dyn FnMut(&Part<'_>) -> Result<bool, Failure>,
) -> Result<Vec<Loaded>, Failure> {
    let input = Input::open_for(&args.file, common.threads())?;
    let mut all = Vec::new();
    each_part(&input, args.member.as_deref(), &common.members_from, &mut |part| match takes(part)? {
        true => Ok(()),
        false => load_part(part, args, purpose, common, reporter, &mut all),
    })?;
    let len = input.bytes().len();
    if all.first().is_some_and(|first| first.threads > 1) && len > SMALL {
        input.drop_in_background();
    }
    Ok(all)
}

/// Returns options for reading an input that is hardly needed afterwards.
pub(crate) fn options(name: &str) -> ReadOptions {
    let options = ReadOptions::new(name);
    #[cfg(target_os = "linux")]
    let options = options.on_part_read(crate::system::map::forget);
    options
}

fn load_part(
    part: &Part<'_>,
    args: &args::Input,
    purpose: Purpose,
    common: &Common,
    reporter: &Reporter,
    all: &mut Vec<Loaded>,
) -> Result<(), Failure> {
    let (name, text) = (part.name.as_str(), part.bytes());
    let threads = if common.threads.is_none() && text.len() <= SMALL { 1 } else { common.threads() };
    let options = options(name).strict(args.strict).threads(threads).verify(!args.no_verify);
    let options = options.for_llvm(purpose.version).use_orders(purpose.use_orders);
    let options = options.allow_unlisted_units(purpose.allow_unlisted_units);
    let parse = |text: &[u8]| {
        let read = Module::parse_all_with(text, &options);
        let is_bitcode = InputKind::of(text) == InputKind::Bitcode;
        (read, if is_bitcode { producers(text).unwrap_or_default() } else { Vec::new() })
    };
    let (read, writers) = part.read(|text| progress::shown("reading", name, text.len(), || parse(text)))?;
    let source = Source::new(name, text);
    let modules = match read {
        Ok(modules) => modules,
        Err(errors) => {
            if let Some(failure) = not_ir(&args.file) {
                return Err(failure);
            }
            reporter.diagnostics(errors.diagnostics(), &source);
            return Err(Failure::Refused);
        }
    };
    let kind = InputKind::of(text);
    let mut writers = writers.into_iter();
    let count = modules.len();
    if let Some(wanted) = args.module.filter(|&wanted| wanted >= count) {
        let what = Diagnostic::error("F0006", format!("no module {wanted}; modules are counted from 0"))
            .with_note(format!("the file has {count} module{}", if count == 1 { "" } else { "s" }));
        return Err(Failure::about(name, what));
    }
    for (number, read) in modules.into_iter().enumerate() {
        let producer = writers.next();
        if args.module.is_some_and(|wanted| wanted != number) {
            continue;
        }
        reporter.diagnostics(read.warnings.diagnostics(), &source);
        let name = if count > 1 { format!("{name}[{number}]") } else { name.to_owned() };
        let module = ManuallyDrop::new(read.module);
        all.push(Loaded { module, kind, producer, bytes: text.len(), name, threads });
    }
    Ok(())
}
