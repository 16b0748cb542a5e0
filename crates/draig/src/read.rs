//! Reading: text or bitcode to a module as LLVM 22 holds it after `llvm-as`, which is parsing and then the
//! upgrades of what older versions wrote. Files are left to whoever has them.

use std::collections::HashSet;

use draig_asm::{ParseOptions, Printer, parse_module};
use draig_bitcode::read::{self as bitcode, LazyModule, ReadModule};
use draig_diag::{Diagnostic, Diagnostics, Severity, Source};
use draig_ir::Global;
use draig_upgrade::{data_layout_error, finish_bitcode, upgrade_bitcode_with, upgrade_read_bitcode, upgrade_text_with};
use draig_verify::{DebugInfo, VerifyErrors, VerifyOptions, debug_info_is_broken, verify_with};

use crate::errors::{Errors, Report};
use crate::kind::InputKind;
use crate::module::Module;

/// How a module is read.
///
/// ```
/// use draig::{Module, ReadOptions};
///
/// let options = ReadOptions::new("answer.ll").strict(true);
/// let read = Module::parse_with("@answer = constant i32 42", &options)?;
/// assert_eq!(read.module.identifier, b"answer.ll");
/// assert!(read.warnings.is_empty());
/// # Ok::<(), draig::Errors>(())
/// ```
#[derive(Clone, Debug)]
pub struct ReadOptions {
    parse: ParseOptions,
    verify: bool,
    debug_info: DebugInfo,
    max_violations: usize,
    upgrade_text: bool,
    summary: bool,
}

impl Default for ReadOptions {
    fn default() -> ReadOptions {
        ReadOptions::new("<stdin>")
    }
}

impl ReadOptions {
    /// Reads on the caller's thread, translating retired constructs. `name` is what the module is
    /// called: in diagnostics, as its identifier, and as its source file if the text names none.
    #[must_use]
    pub fn new(name: impl Into<String>) -> ReadOptions {
        let parse = ParseOptions { name: name.into(), strict: false, threads: 1, keep_locations: false };
        let max_violations = VerifyOptions::default().max_errors;
        ReadOptions {
            parse,
            verify: false,
            debug_info: DebugInfo::Warn,
            max_violations,
            upgrade_text: true,
            summary: true,
        }
    }

    /// Whether to refuse what LLVM 22 refuses of older versions' constructs. Otherwise they are
    /// translated where that can be done, with a warning.
    #[must_use]
    pub fn strict(mut self, strict: bool) -> ReadOptions {
        self.parse.strict = strict;
        self
    }

    /// Whether to verify what was read, and to refuse what breaks the rules of LLVM IR, as `llvm-as`
    /// does. Debug information that is broken is stripped, with a warning for each fault.
    ///
    /// ```
    /// use draig::{Module, ReadOptions};
    ///
    /// let text = "define void @f() {\nentry:\n  br label %entry\n}\n";
    /// assert!(Module::parse(text).is_ok());
    /// let errors = Module::parse_with(text, &ReadOptions::new("f.ll").verify(true)).expect_err("a rule is broken");
    /// let first = errors.first().expect("there is one");
    /// assert_eq!(first.message(), "Entry block to function must not have predecessors!");
    /// assert_eq!((first.line(), first.column()), (Some(3), Some(3)));
    /// ```
    #[must_use]
    pub fn verify(mut self, verify: bool) -> ReadOptions {
        self.verify = verify;
        self
    }

    /// What [`ReadOptions::verify`] does about broken debug information; without this it is stripped, with
    /// warnings.
    #[must_use]
    pub fn debug_info(mut self, debug_info: DebugInfo) -> ReadOptions {
        self.debug_info = debug_info;
        self
    }

    /// How many violations [`ReadOptions::verify`] keeps; those beyond are only counted.
    #[must_use]
    pub fn max_violations(mut self, max: usize) -> ReadOptions {
        self.max_violations = max;
        self
    }

    /// Whether text is upgraded as bitcode is. It is unless this says otherwise, because the text of
    /// `llvm-as | llvm-dis` is; the other tools of LLVM, such as `llvm-link`, leave for instance the
    /// data layout as it was written.
    #[must_use]
    pub fn upgrade_text(mut self, upgrade: bool) -> ReadOptions {
        self.upgrade_text = upgrade;
        self
    }

    /// Whether the summary that bitcode has for ThinLTO is read, with what is wrong there. It is unless this says
    /// otherwise; who links or runs modules has no use for it.
    #[must_use]
    pub fn summary(mut self, summary: bool) -> ReadOptions {
        self.summary = summary;
        self
    }

    /// How many threads may be used. What is read does not depend on it.
    #[must_use]
    pub fn threads(mut self, threads: usize) -> ReadOptions {
        self.parse.threads = threads.max(1);
        self
    }

    /// Whether to keep the place in the text of each instruction (4 bytes each), so that what is
    /// said of it later can name the place.
    #[must_use]
    pub fn keep_locations(mut self, keep: bool) -> ReadOptions {
        self.parse.keep_locations = keep;
        self
    }
}

/// A module that was read, and what was said about it.
#[derive(Clone, Debug)]
pub struct Read {
    /// The module.
    pub module: Module,
    /// Retired constructs that were translated, in the order of the text.
    pub warnings: Report,
}

/// Modules of shorter texts are looked at by one thread.
const MIN_PARALLEL_BYTES: usize = 1 << 20;

/// Reads a text.
pub(crate) fn read(text: &[u8], options: &ReadOptions) -> Result<Read, Errors> {
    let source = Source::new(&options.parse.name, text);
    if InputKind::of(text) == InputKind::Bitcode || is_broken_bitcode(text, &options.parse.name) {
        return read_bitcode(text, options, &source);
    }
    refuse_other_kinds(text).map_err(|said| Errors::new(said, &source))?;
    let parse =
        ParseOptions { keep_locations: options.parse.keep_locations || options.verify, ..options.parse.clone() };
    let mut parsed = parse_module(text, &parse).map_err(|said| Errors::new(said, &source))?;
    let undeclared: Vec<Global> = parsed.unknown_intrinsics.iter().map(|unknown| unknown.function).collect();
    for warning in upgrade_text_with(&mut parsed.module, &undeclared) {
        parsed.warnings.push(warning);
    }
    let mut left = parsed.unknown_intrinsics;
    if !left.is_empty() {
        let functions: HashSet<Global> = parsed.module.functions().iter().copied().collect();
        left.retain(|one| functions.contains(&one.function));
    }
    if !left.is_empty() {
        let mut said = Diagnostics::new();
        left.into_iter().for_each(|unknown| said.push(unknown.error));
        return Err(Errors::new(said, &source));
    }
    // starting threads takes longer than looking at little
    let threads = if text.len() < MIN_PARALLEL_BYTES { 1 } else { options.parse.threads };
    judge(&mut parsed.module, &mut parsed.warnings, options, threads).map_err(|said| Errors::new(said, &source))?;
    // what the text of llvm-as | llvm-dis has been through besides: bitcode, written and read
    if options.upgrade_text {
        upgrade_bitcode_with(&mut parsed.module, threads);
    }
    if !options.verify {
        strip_broken_tbaa(&mut parsed.module, threads);
    }
    let warnings = Report::new(parsed.warnings, &source);
    Ok(Read { module: parsed.module.into(), warnings })
}

/// Whether a file is called bitcode and is nothing else: what is wrong with it is that it is no bitcode.
fn is_broken_bitcode(input: &[u8], name: &str) -> bool {
    /// So many bytes are looked at.
    const LOOKED_AT: usize = 64;
    let is_binary = |&byte: &u8| !(b'\t'..0x80).contains(&byte);
    let start = &input[..input.len().min(LOOKED_AT)];
    name.ends_with(".bc") && (input.is_empty() || start.iter().any(is_binary))
}

/// Reads bitcode. It has no places that could be shown, so that options about those mean nothing.
fn read_bitcode(bytes: &[u8], options: &ReadOptions, source: &Source<'_>) -> Result<Read, Errors> {
    let read = bitcode::read_one(bytes, &decoding(options)).map_err(|said| Errors::new(said, source))?;
    finish(read, bytes.len(), options, source)
}

/// How the bytes of bitcode are read.
fn decoding(options: &ReadOptions) -> bitcode::ReadOptions {
    let (name, threads) = (options.parse.name.clone(), options.parse.threads);
    bitcode::ReadOptions { name, threads, summary: options.summary }
}

/// Reads every module of an input: bitcode may have several.
pub(crate) fn read_all(input: &[u8], options: &ReadOptions) -> Result<Vec<Read>, Errors> {
    if InputKind::of(input) != InputKind::Bitcode {
        return read(input, options).map(|read| vec![read]);
    }
    let source = Source::new(&options.parse.name, input);
    let all = bitcode::read_all(input, &decoding(options)).map_err(|said| Errors::new(said, &source))?;
    all.into_iter().map(|read| finish(read, input.len(), options, &source)).collect()
}

/// Reads an input as far as some functions need it: of bitcode their bodies and no others, so that all others
/// are declarations, and nothing is verified. Text is read whole.
pub(crate) fn read_functions(input: &[u8], names: &[&[u8]], options: &ReadOptions) -> Result<Read, Errors> {
    let source = Source::new(&options.parse.name, input);
    let missing = |name: &[u8], what: &str| {
        let mut said = Diagnostics::new();
        said.push(Diagnostic::error("R0006", format!("the module {what} '{}'", String::from_utf8_lossy(name))));
        Errors::new(said, &source)
    };
    if InputKind::of(input) != InputKind::Bitcode {
        let whole = read(input, options)?;
        for name in names {
            match whole.module.find(name) {
                Some(function) if whole.module.body(function).is_some() => {}
                found => return Err(missing(name, absence(found))),
            }
        }
        return Ok(whole);
    }
    let mut lazy = LazyModule::open(input, &decoding(options)).map_err(|said| Errors::new(said, &source))?;
    for name in names {
        let function = lazy.module().find(name);
        let body = function.map(|function| lazy.body(function).map(|body| body.is_some()));
        if !body.transpose().map_err(|said| Errors::new(said, &source))?.unwrap_or(false) {
            return Err(missing(name, absence(function)));
        }
    }
    let ReadModule { mut module, left_out, .. } = lazy.into_part();
    let mut warnings = Diagnostics::new();
    left_out.into_iter().chain(upgrade_read_bitcode(&mut module)).for_each(|warning| warnings.push(warning));
    finish_bitcode(&mut module, 1);
    Ok(Read { module: module.into(), warnings: Report::new(warnings, &source) })
}

/// What a module does instead of defining a function.
fn absence(found: Option<Global>) -> &'static str {
    if found.is_some() { "does not define a function" } else { "has no function" }
}

/// Brings a module that was decoded to what LLVM's reader gives.
fn finish(read: ReadModule, len: usize, options: &ReadOptions, source: &Source<'_>) -> Result<Read, Errors> {
    let ReadModule { mut module, left_out, .. } = read;
    let mut warnings = Diagnostics::new();
    left_out.into_iter().for_each(|warning| warnings.push(warning));
    if let Some(message) = data_layout_error(&module) {
        let mut said = Diagnostics::new();
        let layout = String::from_utf8_lossy(module.data_layout.as_bytes()).into_owned();
        said.push(
            Diagnostic::error("B0004", message)
                .with_note(format!("of the data layout \"{layout}\", brought up to date")),
        );
        return Err(Errors::new(said, source));
    }
    for warning in upgrade_read_bitcode(&mut module) {
        warnings.push(warning);
    }
    let threads = if len < MIN_PARALLEL_BYTES { 1 } else { options.parse.threads };
    finish_bitcode(&mut module, threads);
    // LLVM's reader strips before anybody verifies, so that a broken tag in bitcode is no error.
    strip_broken_tbaa(&mut module, threads);
    judge(&mut module, &mut warnings, options, threads).map_err(|said| Errors::new(said, source))?;
    Ok(Read { module: module.into(), warnings: Report::new(warnings, source) })
}

/// Verifies if that is asked for, and otherwise judges what LLVM's readers judge in any case.
fn judge(
    module: &mut draig_ir::Module,
    warnings: &mut Diagnostics,
    options: &ReadOptions,
    threads: usize,
) -> Result<(), Diagnostics> {
    if options.verify {
        return verify(module, warnings, options);
    }
    if let Some(warning) = strip_broken_debug_info(module, threads) {
        warnings.push(warning);
    }
    Ok(())
}

/// Strips type-based alias tags if one is broken, as LLVM's bitcode reader does. A module that was verified
/// has none that is.
fn strip_broken_tbaa(module: &mut draig_ir::Module, threads: usize) {
    if draig_verify::tbaa_is_broken(module, threads) {
        draig_upgrade::strip_tbaa(module);
    }
}

/// Verifies as the reader of `llvm-as` does: broken debug information of today's version is stripped,
/// then all has to be well.
fn verify(module: &mut draig_ir::Module, warnings: &mut Diagnostics, options: &ReadOptions) -> Result<(), Diagnostics> {
    let how =
        |debug_info| VerifyOptions { threads: options.parse.threads, debug_info, max_errors: options.max_violations };
    let first = match options.debug_info {
        // There is nothing to strip of another version: the version check did.
        DebugInfo::Warn if !draig_upgrade::has_current_debug_info(module) => DebugInfo::Strict,
        chosen => chosen,
    };
    let broken = match verify_with(module, &how(first)) {
        Ok(verified) => {
            let printer = Printer::new(module);
            let broken = verified.broken_debug_info().iter();
            broken.map(|one| one.to_diagnostic(&printer, Severity::Warning)).collect::<Vec<_>>()
        }
        Err(errors) => return Err(said(module, &errors)),
    };
    if !broken.is_empty() {
        broken.into_iter().for_each(|warning| warnings.push(warning));
        let name = String::from_utf8_lossy(&module.identifier).into_owned();
        warnings.push(Diagnostic::warning("V0000", format!("ignoring invalid debug info in {name}")));
        draig_upgrade::strip_debug_info(module);
        if let Err(errors) = verify_with(module, &how(DebugInfo::Strict)) {
            return Err(said(module, &errors));
        }
    }
    if !options.parse.keep_locations {
        for function in module.functions().to_vec() {
            if let Some(body) = module.body_mut(function) {
                body.source_offsets = Vec::new();
            }
        }
    }
    Ok(())
}

/// Strips debug information that breaks a rule, as LLVM's readers do even where they verify nothing
/// else (canonical text, rule 98). Gives LLVM's warning, and what is broken, if it did.
fn strip_broken_debug_info(module: &mut draig_ir::Module, threads: usize) -> Option<Diagnostic> {
    if !draig_upgrade::has_current_debug_info(module) {
        return None;
    }
    let broken = debug_info_is_broken(module, threads)?;
    let words = broken.place.describe(&Printer::new(module));
    let place = if words.is_empty() { String::new() } else { format!(" ({words})") };
    let name = String::from_utf8_lossy(&module.identifier).into_owned();
    draig_upgrade::strip_debug_info(module);
    let warning = Diagnostic::warning("V0000", format!("ignoring invalid debug info in {name}"));
    Some(warning.with_note(format!("{}: {broken}{place}", broken.rule.code)))
}

fn said(module: &draig_ir::Module, errors: &VerifyErrors) -> Diagnostics {
    let mut said = Diagnostics::new();
    let printer = Printer::new(module);
    errors.iter().for_each(|violation| said.push(violation.to_diagnostic(&printer, Severity::Error)));
    if errors.dropped() > 0 {
        said.push(Diagnostic::new(Severity::Note, "R0003", format!("and {} more", errors.dropped())));
    }
    said
}

/// Says what an input is that is no text. LLVM would say "expected top-level entity", of the
/// first of many bytes that mean nothing to anybody.
fn refuse_other_kinds(input: &[u8]) -> Result<(), Diagnostics> {
    let diagnostic = match InputKind::of(input) {
        InputKind::Text | InputKind::Bitcode => return Ok(()),
        InputKind::Other(what) => Diagnostic::error("R0002", format!("this is {what}, not LLVM IR"))
            .with_help("clang -S -emit-llvm and rustc --emit=llvm-ir write LLVM IR as text"),
    };
    let mut said = Diagnostics::new();
    said.push(diagnostic);
    Err(said)
}
