//! Reading of text or bitcode to a module as LLVM 22 has it after `llvm-as`: parsing, followed by upgrades of
//! older constructs. Callers open the files.

use std::collections::HashSet;

use draig_asm::{ParseOptions, Printer, parse_module};
use draig_bitcode::read::{self as bitcode, LazyModule, ReadModule};
use draig_diag::{Diagnostic, Diagnostics, Severity, Source};
use draig_ir::Global;
use draig_tables::history::CURRENT;
use draig_upgrade::{data_layout_error, finish_bitcode, upgrade_bitcode_with, upgrade_read_bitcode, upgrade_text_with};
use draig_verify::{DebugInfo, VerifyErrors, VerifyOptions, debug_info_is_broken, verify_with};

use crate::errors::{Errors, Report};
use crate::kind::InputKind;
use crate::module::Module;

/// Options for reading a module.
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
    use_orders: bool,
    version: u32,
    allow_unlisted_units: bool,
}

impl Default for ReadOptions {
    fn default() -> ReadOptions {
        ReadOptions::new("<stdin>")
    }
}

impl ReadOptions {
    /// Returns options for reading on the caller's thread, upgrading retired constructs. `name` identifies
    /// the module: in diagnostics, as its identifier, and as its source file if the text names none.
    #[must_use]
    pub fn new(name: impl Into<String>) -> ReadOptions {
        let parse = ParseOptions { name: name.into(), keep_locations: false, ..ParseOptions::default() };
        let max_violations = VerifyOptions::default().max_errors;
        ReadOptions {
            parse,
            verify: false,
            debug_info: DebugInfo::Warn,
            max_violations,
            upgrade_text: true,
            summary: true,
            use_orders: true,
            version: CURRENT,
            allow_unlisted_units: false,
        }
    }

    /// Sets whether to refuse older constructs that LLVM 22 refuses. Otherwise they are upgraded, if
    /// possible, with a warning.
    #[must_use]
    pub fn strict(mut self, strict: bool) -> ReadOptions {
        self.parse.strict = strict;
        self
    }

    /// Sets a function that is given parts of a text that are not needed again unless there are errors, by the
    /// threads that have read them. With it, pages of a mapped file can leave memory.
    #[must_use]
    pub fn on_part_read(mut self, notify: fn(&[u8])) -> ReadOptions {
        self.parse.on_part_read = Some(notify);
        self
    }

    /// Sets whether to verify the module and to refuse violations of the rules of LLVM IR, as `llvm-as` does.
    /// Invalid debug information is stripped, with a warning for each violation.
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

    /// Sets the treatment of invalid debug information by [`ReadOptions::verify`]; by default it is stripped,
    /// with warnings.
    #[must_use]
    pub fn debug_info(mut self, debug_info: DebugInfo) -> ReadOptions {
        self.debug_info = debug_info;
        self
    }

    /// Sets whether compile units that `!llvm.dbg.cu` does not list are accepted. `llvm-as` does not, and strips debug
    /// information without verification, too; `opt` does, because it unites types by their identifiers.
    #[must_use]
    pub fn allow_unlisted_units(mut self, allow: bool) -> ReadOptions {
        self.allow_unlisted_units = allow;
        self
    }

    /// Sets the number of violations that [`ReadOptions::verify`] keeps; the others are only counted.
    #[must_use]
    pub fn max_violations(mut self, max: usize) -> ReadOptions {
        self.max_violations = max;
        self
    }

    /// Sets whether text is upgraded like bitcode. This is the default, because `llvm-as | llvm-dis` does so;
    /// other tools of LLVM, such as `llvm-link`, leave for instance the data layout unchanged.
    #[must_use]
    pub fn upgrade_text(mut self, upgrade: bool) -> ReadOptions {
        self.upgrade_text = upgrade;
        self
    }

    /// Sets whether the ThinLTO summary of bitcode is read and checked. This is the default; linking and
    /// running do not need it.
    #[must_use]
    pub fn summary(mut self, summary: bool) -> ReadOptions {
        self.summary = summary;
        self
    }

    /// Sets whether the orders of uses that bitcode states are kept. This is the default. Apart from those of blocks,
    /// which are always kept because `; preds` shows them, only `uselistorder` directives and bitcode that is written
    /// show them, so that printing and running do not need them.
    #[must_use]
    pub fn use_orders(mut self, keep: bool) -> ReadOptions {
        self.use_orders = keep;
        self
    }

    /// Sets the maximum number of threads. The result does not depend on it.
    #[must_use]
    pub fn threads(mut self, threads: usize) -> ReadOptions {
        self.parse.threads = threads.max(1);
        self
    }

    /// Sets the version of LLVM to read like: 22, or 23 for a module to be written for LLVM 23, which has other
    /// attributes on intrinsics and has retired some.
    ///
    /// ```
    /// use draig::{Module, ReadOptions};
    ///
    /// let text = "declare float @llvm.convert.from.fp16.f32(i16)
    /// define float @f(i16 %bits) {
    ///   %number = call float @llvm.convert.from.fp16.f32(i16 %bits)
    ///   ret float %number
    /// }";
    /// let read = Module::parse_with(text, &ReadOptions::new("f.ll").for_llvm(23))?;
    /// assert!(read.module.to_string().contains("bitcast i16 %bits to half"));
    /// # Ok::<(), draig::Errors>(())
    /// ```
    #[must_use]
    pub fn for_llvm(mut self, version: u32) -> ReadOptions {
        self.version = version;
        self.parse.for_llvm = version;
        self
    }

    /// Sets whether to keep the position of each instruction in the text (4 bytes each), for later
    /// diagnostics.
    #[must_use]
    pub fn keep_locations(mut self, keep: bool) -> ReadOptions {
        self.parse.keep_locations = keep;
        self
    }
}

/// A module that was read, and its warnings.
#[derive(Clone, Debug)]
pub struct ParsedModule {
    /// Module that was read.
    pub module: Module,
    /// Retired constructs that were upgraded, in the order of the text.
    pub warnings: Report,
}

/// Size of the text below which a module is processed by one thread.
const MIN_PARALLEL_BYTES: usize = 1 << 20;

/// Reads a text.
pub(crate) fn read(text: &[u8], options: &ReadOptions) -> Result<ParsedModule, Errors> {
    let source = Source::new(&options.parse.name, text);
    if InputKind::of(text) == InputKind::Bitcode || is_broken_bitcode(text, &options.parse.name) {
        return read_bitcode(text, options, &source);
    }
    refuse_other_kinds(text).map_err(|diagnostics| Errors::new(diagnostics, &source))?;
    let parse =
        ParseOptions { keep_locations: options.parse.keep_locations || options.verify, ..options.parse.clone() };
    let mut parsed = parse_module(text, &parse).map_err(|diagnostics| Errors::new(diagnostics, &source))?;
    let undeclared: Vec<Global> = parsed.unknown_intrinsics.iter().map(|unknown| unknown.function).collect();
    for warning in upgrade_text_with(&mut parsed.module, &undeclared, options.version) {
        parsed.warnings.push(warning);
    }
    let mut left = parsed.unknown_intrinsics;
    if !left.is_empty() {
        let functions: HashSet<Global> = parsed.module.functions().iter().copied().collect();
        left.retain(|one| functions.contains(&one.function));
    }
    if !left.is_empty() {
        let mut diagnostics = Diagnostics::new();
        left.into_iter().for_each(|unknown| diagnostics.push(unknown.error));
        return Err(Errors::new(diagnostics, &source));
    }
    // starting threads would take longer than processing a small text
    let threads = if text.len() < MIN_PARALLEL_BYTES { 1 } else { options.parse.threads };
    verify_or_check(&mut parsed.module, &mut parsed.warnings, options, threads)
        .map_err(|diagnostics| Errors::new(diagnostics, &source))?;
    // also the effect of writing and reading bitcode between llvm-as and llvm-dis
    if options.upgrade_text {
        upgrade_bitcode_with(&mut parsed.module, threads, options.version);
    }
    if !options.verify {
        strip_broken_tbaa(&mut parsed.module, threads);
    }
    let warnings = Report::new(parsed.warnings, &source);
    Ok(ParsedModule { module: parsed.module.into(), warnings })
}

/// Returns whether an invalid file has a bitcode suffix, so that the error should be that it is not bitcode.
fn is_broken_bitcode(input: &[u8], name: &str) -> bool {
    /// Number of bytes to check.
    const LOOKED_AT: usize = 64;
    let is_binary = |&byte: &u8| !(b'\t'..0x80).contains(&byte);
    let start = &input[..input.len().min(LOOKED_AT)];
    name.ends_with(".bc") && (input.is_empty() || start.iter().any(is_binary))
}

/// Reads bitcode. It has no positions that could be shown, so options about them have no effect.
fn read_bitcode(bytes: &[u8], options: &ReadOptions, source: &Source<'_>) -> Result<ParsedModule, Errors> {
    let read = bitcode::read_one(bytes, &decoding(options)).map_err(|diagnostics| Errors::new(diagnostics, source))?;
    finish(read, bytes.len(), options, source)
}

/// Returns the options for decoding bitcode.
fn decoding(options: &ReadOptions) -> bitcode::ReadOptions {
    let (name, threads) = (options.parse.name.clone(), options.parse.threads);
    bitcode::ReadOptions { name, threads, summary: options.summary, use_orders: options.use_orders }
}

/// Reads every module of an input; bitcode may contain several.
pub(crate) fn read_all(input: &[u8], options: &ReadOptions) -> Result<Vec<ParsedModule>, Errors> {
    if InputKind::of(input) != InputKind::Bitcode {
        return read(input, options).map(|read| vec![read]);
    }
    let source = Source::new(&options.parse.name, input);
    let all = bitcode::read_all(input, &decoding(options)).map_err(|diagnostics| Errors::new(diagnostics, &source))?;
    all.into_iter().map(|read| finish(read, input.len(), options, &source)).collect()
}

/// Reads the named functions of an input, and what they refer to. From bitcode, only the bodies of these
/// functions are read; all other functions become declarations, and nothing is verified. Text is read
/// completely.
pub(crate) fn read_functions(input: &[u8], names: &[&[u8]], options: &ReadOptions) -> Result<ParsedModule, Errors> {
    let source = Source::new(&options.parse.name, input);
    let missing = |name: &[u8], what: &str| {
        let mut diagnostics = Diagnostics::new();
        diagnostics.push(Diagnostic::error("R0006", format!("the module {what} '{}'", String::from_utf8_lossy(name))));
        Errors::new(diagnostics, &source)
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
    let mut lazy =
        LazyModule::open(input, &decoding(options)).map_err(|diagnostics| Errors::new(diagnostics, &source))?;
    for name in names {
        let function = lazy.module().find(name);
        let body = function.map(|function| lazy.body(function).map(|body| body.is_some()));
        if !body.transpose().map_err(|diagnostics| Errors::new(diagnostics, &source))?.unwrap_or(false) {
            return Err(missing(name, absence(function)));
        }
    }
    let ReadModule { mut module, left_out, .. } = lazy.into_part();
    let mut warnings = Diagnostics::new();
    left_out
        .into_iter()
        .chain(upgrade_read_bitcode(&mut module, options.version))
        .for_each(|warning| warnings.push(warning));
    finish_bitcode(&mut module, 1, options.version);
    Ok(ParsedModule { module: module.into(), warnings: Report::new(warnings, &source) })
}

/// Describes what a name refers to instead of a defined function.
fn absence(found: Option<Global>) -> &'static str {
    if found.is_some() { "does not define a function" } else { "has no function" }
}

/// Upgrades a decoded module to the result of LLVM's reader.
fn finish(read: ReadModule, len: usize, options: &ReadOptions, source: &Source<'_>) -> Result<ParsedModule, Errors> {
    let ReadModule { mut module, left_out, .. } = read;
    let mut warnings = Diagnostics::new();
    left_out.into_iter().for_each(|warning| warnings.push(warning));
    if let Some(message) = data_layout_error(&module) {
        let mut diagnostics = Diagnostics::new();
        let layout = String::from_utf8_lossy(module.data_layout.as_bytes()).into_owned();
        diagnostics.push(
            Diagnostic::error("B0004", message)
                .with_note(format!("of the data layout \"{layout}\", brought up to date")),
        );
        return Err(Errors::new(diagnostics, source));
    }
    for warning in upgrade_read_bitcode(&mut module, options.version) {
        warnings.push(warning);
    }
    let threads = if len < MIN_PARALLEL_BYTES { 1 } else { options.parse.threads };
    finish_bitcode(&mut module, threads, options.version);
    // LLVM's reader strips before verification, so that an invalid tag in bitcode is not an error.
    strip_broken_tbaa(&mut module, threads);
    verify_or_check(&mut module, &mut warnings, options, threads)
        .map_err(|diagnostics| Errors::new(diagnostics, source))?;
    Ok(ParsedModule { module: module.into(), warnings: Report::new(warnings, source) })
}

/// Verifies if requested, and otherwise makes the checks that LLVM's readers always make.
fn verify_or_check(
    module: &mut draig_ir::Module,
    warnings: &mut Diagnostics,
    options: &ReadOptions,
    threads: usize,
) -> Result<(), Diagnostics> {
    if options.verify {
        return verify(module, warnings, options);
    }
    let how = VerifyOptions {
        threads,
        for_llvm: options.version,
        allow_unlisted_units: options.allow_unlisted_units,
        ..VerifyOptions::default()
    };
    if let Some(warning) = strip_broken_debug_info(module, &how) {
        warnings.push(warning);
    }
    Ok(())
}

/// Strips type-based alias tags if one is invalid, as LLVM's bitcode reader does. A verified module has no
/// invalid ones.
fn strip_broken_tbaa(module: &mut draig_ir::Module, threads: usize) {
    if draig_verify::tbaa_is_broken(module, threads) {
        draig_upgrade::strip_tbaa(module);
    }
}

/// Verifies like the reader of `llvm-as`: invalid debug information of the current version is stripped, then
/// everything must be valid.
fn verify(module: &mut draig_ir::Module, warnings: &mut Diagnostics, options: &ReadOptions) -> Result<(), Diagnostics> {
    let how = |debug_info| VerifyOptions {
        threads: options.parse.threads,
        debug_info,
        max_errors: options.max_violations,
        for_llvm: options.version,
        allow_unlisted_units: options.allow_unlisted_units,
    };
    let first = match options.debug_info {
        // Other versions of debug information were stripped by the version check.
        DebugInfo::Warn if !draig_upgrade::has_current_debug_info(module) => DebugInfo::Strict,
        chosen => chosen,
    };
    let broken = match verify_with(module, &how(first)) {
        Ok(verified) => {
            let printer = Printer::new(module);
            let broken = verified.broken_debug_info().iter();
            broken.map(|one| one.to_diagnostic(&printer, Severity::Warning)).collect::<Vec<_>>()
        }
        Err(errors) => return Err(verify_diagnostics(module, &errors)),
    };
    if !broken.is_empty() {
        broken.into_iter().for_each(|warning| warnings.push(warning));
        let name = String::from_utf8_lossy(&module.identifier).into_owned();
        warnings.push(Diagnostic::warning("V0000", format!("ignoring invalid debug info in {name}")));
        draig_upgrade::strip_debug_info(module);
        if let Err(errors) = verify_with(module, &how(DebugInfo::Strict)) {
            return Err(verify_diagnostics(module, &errors));
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

/// Strips debug information that violates a rule, as LLVM's readers do even without verification. Returns
/// LLVM's warning and the violations, if any information was stripped.
fn strip_broken_debug_info(module: &mut draig_ir::Module, how: &VerifyOptions) -> Option<Diagnostic> {
    if !draig_upgrade::has_current_debug_info(module) {
        return None;
    }
    let broken = debug_info_is_broken(module, how)?;
    let words = broken.place.describe(&Printer::new(module));
    let place = if words.is_empty() { String::new() } else { format!(" ({words})") };
    let name = String::from_utf8_lossy(&module.identifier).into_owned();
    draig_upgrade::strip_debug_info(module);
    let warning = Diagnostic::warning("V0000", format!("ignoring invalid debug info in {name}"));
    Some(warning.with_note(format!("{}: {broken}{place}", broken.rule.code)))
}

fn verify_diagnostics(module: &draig_ir::Module, errors: &VerifyErrors) -> Diagnostics {
    let mut diagnostics = Diagnostics::new();
    let printer = Printer::new(module);
    errors.iter().for_each(|violation| diagnostics.push(violation.to_diagnostic(&printer, Severity::Error)));
    if errors.dropped() > 0 {
        diagnostics.push(Diagnostic::new(Severity::Note, "R0003", format!("and {} more", errors.dropped())));
    }
    diagnostics
}

/// Refuses input that is recognizably not text. LLVM would report "expected top-level entity" at the first of
/// many meaningless bytes.
fn refuse_other_kinds(input: &[u8]) -> Result<(), Diagnostics> {
    let diagnostic = match InputKind::of(input) {
        InputKind::Text | InputKind::Bitcode => return Ok(()),
        InputKind::Other(what) => Diagnostic::error("R0002", format!("this is {what}, not LLVM IR"))
            .with_help("clang -S -emit-llvm and rustc --emit=llvm-ir write LLVM IR as text"),
    };
    let mut diagnostics = Diagnostics::new();
    diagnostics.push(diagnostic);
    Err(diagnostics)
}
