//! `draig compile`: native code of modules, as objects, archives and executables.

mod lines;
mod link;
mod listing;
mod page;

use std::ffi::{OsStr, OsString};
use std::path::Path;
use std::time::{Duration, Instant};

use draig::codegen::{
    CodeModel, CodegenError, CodegenOptions, FramePointer, Image, Member, RelocationModel, object_file, split_sections,
    write_archive,
};
use draig::target::Triple;
use draig::verify::{DebugInfo, Place, VerifyOptions, verify_with};
use draig::{Module, Printer};
use draig_diag::{Diagnostic, Diagnostics, Severity, Source};

use crate::args::compile::{Code, Compile, EmitCode, Frames, Relocation};
use crate::args::{self, Common};
use crate::report::{Failure, Reporter};
use crate::{output, reading};

/// Runs the command.
pub(crate) fn run(args: &Compile, common: &Common, reporter: &Reporter) -> Result<(), Failure> {
    let form = form(args);
    let mut times = Times::default();
    let options = options(args, common);
    let (modules, others) = load(args, common, reporter, &mut times)?;
    if !others.is_empty() && form != EmitCode::Exe {
        let name = others[0].to_string_lossy().into_owned();
        let refused = Diagnostic::error("F0019", "an object of machine code is only an input of executables")
            .with_help("link it with -o NAME, without -c");
        return Err(Failure::about(&name, refused));
    }
    if let Some(name) = &args.split_dwarf_file
        && matches!(form, EmitCode::Asm | EmitCode::Html)
    {
        let refused = Diagnostic::error("F0019", "split debug information is only written with objects")
            .with_help("-c writes an object");
        return Err(Failure::about(name, refused));
    }
    let mut objects = Vec::with_capacity(modules.len());
    for loaded in &modules {
        objects.push(compile(loaded, &options, args, reporter, &mut times)?);
    }
    let start = Instant::now();
    if let Some(output) = args.split_dwarf_output.as_deref() {
        write_split(output, &objects)?;
    }
    let done = match form {
        EmitCode::Obj => write_objects(args, objects),
        EmitCode::Asm => listing::write(args, objects, "s"),
        EmitCode::Html => listing::write(args, objects, "html"),
        EmitCode::Archive => {
            let members: Vec<Member> = objects
                .into_iter()
                .map(|object| Member::of_image(object.name.to_string_lossy().as_bytes(), &object.image, object.bytes))
                .collect();
            output::write(args.output.as_deref().unwrap_or("-".as_ref()), &write_archive(&members))
        }
        EmitCode::Exe => link::executable(args, &options, &objects, &others),
    };
    times.add("writing and linking", start.elapsed());
    if args.time {
        times.print(reporter);
    }
    // The operating system frees the modules all at once.
    std::mem::forget(modules);
    done
}

/// Returns the form of the output: what the arguments say, or the suffix of the name.
fn form(args: &Compile) -> EmitCode {
    let suffix = args.output.as_deref().and_then(|name| Path::new(name).extension()?.to_str());
    match (args.emit, args.compile_only, suffix) {
        (Some(form), ..) => form,
        (None, ..) if args.assembly => EmitCode::Asm,
        (None, false, Some("s" | "S")) => EmitCode::Asm,
        (None, false, Some("html")) => EmitCode::Html,
        (None, true, _) | (None, false, Some("o" | "obj")) => EmitCode::Obj,
        (None, false, Some("a")) => EmitCode::Archive,
        (None, false, _) => EmitCode::Exe,
    }
}

fn options(args: &Compile, common: &Common) -> CodegenOptions {
    CodegenOptions {
        triple: args.target.as_deref().map(Triple::parse),
        cpu: args.mcpu.clone(),
        features: args.mattr.clone(),
        relocation_model: match args.relocation_model {
            Relocation::Static => RelocationModel::Static,
            Relocation::Pic => RelocationModel::Pic,
            Relocation::Pie => RelocationModel::Pie,
        },
        code_model: match args.code_model {
            Code::Small => CodeModel::Small,
            Code::Kernel => CodeModel::Kernel,
            Code::Medium => CodeModel::Medium,
            Code::Large => CodeModel::Large,
        },
        frame_pointer: match args.frame_pointer {
            Frames::None => FramePointer::None,
            Frames::NonLeaf => FramePointer::NonLeaf,
            Frames::All => FramePointer::All,
        },
        function_sections: args.function_sections,
        data_sections: args.data_sections,
        emulated_tls: args.emulated_tls,
        split_dwarf_file: args.split_dwarf_file.clone(),
        threads: common.threads(),
    }
}

/// A module to compile.
struct Input {
    module: Module,
    /// Name in messages.
    name: String,
    threads: usize,
}

/// A compiled module.
struct Object {
    /// Name of the object file that its name suggests.
    name: OsString,
    /// Its target.
    triple: Triple,
    image: Image,
    /// The file of an object; of assembly, its text.
    bytes: Vec<u8>,
    /// The file of split debug information, if it is written to one.
    split: Option<Vec<u8>>,
}

/// Reads the modules; the other files are for the linker.
fn load(
    args: &Compile,
    common: &Common,
    reporter: &Reporter,
    times: &mut Times,
) -> Result<(Vec<Input>, Vec<OsString>), Failure> {
    let start = Instant::now();
    let (others, files): (Vec<OsString>, Vec<OsString>) =
        args.files.iter().cloned().partition(|file| link::is_machine_code(file));
    let mut modules = Vec::new();
    for file in &files {
        let input =
            args::Input { file: file.clone(), strict: args.strict, no_verify: true, member: None, module: None };
        for loaded in reading::load_all(&input, common, reporter)? {
            let module = std::mem::ManuallyDrop::into_inner(loaded.module);
            modules.push(Input { module, name: loaded.name, threads: loaded.threads });
        }
    }
    if args.lto && modules.len() > 1 {
        let name = modules[0].name.clone();
        let threads = modules.iter().map(|input| input.threads).max().unwrap_or(1);
        let all = modules.into_iter().map(|input| (input.name, input.module));
        let module = crate::link::all(all, common, reporter)?;
        modules = vec![Input { module, name, threads }];
    }
    times.add("reading", start.elapsed());
    Ok((modules, others))
}

/// Compiles a module to an object.
fn compile(
    input: &Input,
    options: &CodegenOptions,
    args: &Compile,
    reporter: &Reporter,
    times: &mut Times,
) -> Result<Object, Failure> {
    let start = Instant::now();
    let triple = options.triple.clone().or_else(|| default_target(&input.module));
    let options = CodegenOptions { threads: input.threads.min(options.threads), triple, ..options.clone() };
    let source = Source::new(&input.name, b"");
    let settings = VerifyOptions { threads: options.threads, debug_info: DebugInfo::Warn, ..VerifyOptions::default() };
    let verified = match verify_with(&input.module, &settings) {
        Ok(verified) => verified,
        Err(errors) => {
            let printer = Printer::new(&input.module);
            let mut diagnostics = Diagnostics::new();
            errors.iter().for_each(|violation| diagnostics.push(violation.to_diagnostic(&printer, Severity::Error)));
            reporter.diagnostics(&diagnostics, &source);
            return Err(Failure::Refused);
        }
    };
    let verifying = start.elapsed();
    times.add("verifying", verifying);
    let form = form(args);
    let needs_places = form == EmitCode::Html || form == EmitCode::Asm && !args.asm_comments.is_empty();
    let compiled = match needs_places {
        true => draig::codegen::compile_with_places(&verified, &options),
        false => draig::codegen::compile(&verified, &options).map(|image| (image, Vec::new())),
    };
    let (mut image, places) = compiled.map_err(|error| {
        reporter.diagnostics(&refusals(&input.module, &error), &source);
        Failure::Refused
    })?;
    let compiling = start.elapsed();
    times.add("compiling", compiling - verifying);
    let triple = options.triple.as_ref().unwrap_or(&input.module.triple);
    let triple = triple.clone();
    if !triple.is_elf() && form != EmitCode::Obj {
        let refused = Diagnostic::error("F0018", "for object formats other than ELF, only objects are written")
            .with_help("-c writes an object, which the target's linker takes (lld-link, ld64.lld)");
        return Err(Failure::about(&input.name, refused));
    }
    let path = OsStr::new(&input.name);
    let file = |image: &Image| {
        let written = object_file(image, &triple);
        written.map_err(|error| Failure::about(&input.name, Diagnostic::error("F0018", error.to_string())))
    };
    let split = match args.split_dwarf_output {
        Some(_) => Some(file(&split_sections(&mut image))?),
        None => None,
    };
    let bytes = match form {
        EmitCode::Asm => listing::text(&input.module, path, &image, &triple, &places, args).into_bytes(),
        EmitCode::Html => page::page(&input.module, path, &image, &triple, &places, args).into_bytes(),
        _ => file(&image)?,
    };
    let step = if matches!(form, EmitCode::Asm | EmitCode::Html) { "listing" } else { "object" };
    times.add(step, start.elapsed() - compiling);
    let name = object_name(&input.name);
    Ok(Object { name, triple, image, bytes, split })
}

/// Returns the target of a module that names none: this machine, as with llc.
pub(crate) fn default_target(module: &draig_ir::Module) -> Option<Triple> {
    if module.triple.is_empty() { Triple::of_host() } else { None }
}

/// Returns what was refused, with its places.
pub(crate) fn refusals(module: &draig_ir::Module, error: &CodegenError) -> Diagnostics {
    let printer = Printer::new(module);
    let mut diagnostics = Diagnostics::new();
    for refusal in &error.refusals {
        let diagnostic = Diagnostic::error("C0010", refusal.reason.clone());
        diagnostics.push(match refusal.global {
            None => diagnostic,
            Some(global) => {
                let mut place = Place::from(global);
                place.inst = refusal.inst;
                let block = module.body(global).zip(refusal.inst).and_then(|(body, inst)| body.block_of(inst));
                place.block = block;
                let inst =
                    module.function_ref(global).zip(refusal.inst).and_then(|(function, inst)| function.inst(inst));
                let location =
                    inst.and_then(|inst| inst.metadata("srcloc")?.operand(0)?.as_value()?.as_int()?.to_u64());
                let diagnostic = diagnostic.with_note(format!("in {}", output::printable(&place.describe(&printer))));
                match location {
                    Some(number) => diagnostic.with_note(format!("!srcloc = {number}")),
                    None => diagnostic,
                }
            }
        });
    }
    diagnostics
}

/// Returns the name of a module's object: the last part of its own with another suffix.
fn object_name(module: &str) -> OsString {
    let name = Path::new(module).file_name().map_or("a", |name| name.to_str().unwrap_or("a"));
    // A member of an archive is shown in brackets after its archive.
    let name = name.trim_end_matches([')', ']']);
    let name = name.rsplit(['(', '[']).next().unwrap_or(name);
    let name = Path::new(name).with_extension("o");
    if name.as_os_str().is_empty() || name.as_os_str() == "<stdin>.o" { "a.o".into() } else { name.into() }
}

/// Writes objects: one to the output, or each to a file named after its module.
fn write_objects(args: &Compile, objects: Vec<Object>) -> Result<(), Failure> {
    match (args.output.as_deref(), &objects[..]) {
        (Some(output), [object]) => output::write(output, &object.bytes),
        (Some(output), objects) => {
            let message = format!("{} modules do not fit one object", objects.len());
            let refused = Diagnostic::error("F0019", message)
                .with_help("--lto links them first, -o NAME.a writes an archive, and without -o each has a file");
            Err(Failure::about(&output.to_string_lossy(), refused))
        }
        (None, objects) => objects.iter().try_for_each(|object| output::write(&object.name, &object.bytes)),
    }
}

/// Writes the file of split debug information, of which there is one for an object.
fn write_split(output: &OsStr, objects: &[Object]) -> Result<(), Failure> {
    match objects {
        [Object { split: Some(split), .. }] => output::write(output, split),
        _ => {
            let message = format!("the debug information of {} modules does not fit one file", objects.len());
            let refused = Diagnostic::error("F0019", message)
                .with_help("--lto links them first, and without --split-dwarf-output it is in the objects");
            Err(Failure::about(&output.to_string_lossy(), refused))
        }
    }
}

/// Names of the linker's output.
fn executable_name(args: &Compile) -> &OsStr {
    args.output.as_deref().unwrap_or("a.out".as_ref())
}

/// Times of steps, for `--time`.
#[derive(Default)]
struct Times(Vec<(&'static str, Duration)>);

impl Times {
    fn add(&mut self, step: &'static str, time: Duration) {
        match self.0.iter_mut().find(|(known, _)| *known == step) {
            Some((_, sum)) => *sum += time,
            None => self.0.push((step, time)),
        }
    }

    fn print(&self, reporter: &Reporter) {
        for (step, time) in &self.0 {
            reporter.summary(&format!("{step:<20}{:>10.3} ms", time.as_secs_f64() * 1e3));
        }
    }
}
