//! Reading: text to a module as LLVM 22 holds it after `llvm-as`, which is parsing and then the
//! upgrades of what older versions wrote. Files are left to whoever has them.

use draig_asm::{ParseOptions, parse_module};
use draig_diag::{Diagnostic, Diagnostics, Source};
use draig_ir::Global;
use draig_upgrade::{upgrade_bitcode, upgrade_text_with};

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
        ReadOptions { parse }
    }

    /// Whether to refuse what LLVM 22 refuses of older versions' constructs. Otherwise they are
    /// translated where that can be done, with a warning.
    #[must_use]
    pub fn strict(mut self, strict: bool) -> ReadOptions {
        self.parse.strict = strict;
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

/// Reads a text.
pub(crate) fn read(text: &[u8], options: &ReadOptions) -> Result<Read, Errors> {
    let source = Source::new(&options.parse.name, text);
    refuse_other_kinds(text).map_err(|said| Errors::new(said, &source))?;
    let mut parsed = parse_module(text, &options.parse).map_err(|said| Errors::new(said, &source))?;
    let undeclared: Vec<Global> = parsed.unknown_intrinsics.iter().map(|unknown| unknown.function).collect();
    for warning in upgrade_text_with(&mut parsed.module, &undeclared) {
        parsed.warnings.push(warning);
    }
    let left: Vec<_> =
        parsed.unknown_intrinsics.into_iter().filter(|one| parsed.module.functions().contains(&one.function)).collect();
    if !left.is_empty() {
        let mut said = Diagnostics::new();
        left.into_iter().for_each(|unknown| said.push(unknown.error));
        return Err(Errors::new(said, &source));
    }
    // what the text of llvm-as | llvm-dis has been through besides: bitcode, written and read
    upgrade_bitcode(&mut parsed.module);
    let warnings = Report::new(parsed.warnings, &source);
    Ok(Read { module: parsed.module.into(), warnings })
}

/// Says what an input is that is no text. LLVM would say "expected top-level entity", of the
/// first of many bytes that mean nothing to anybody.
fn refuse_other_kinds(input: &[u8]) -> Result<(), Diagnostics> {
    let diagnostic = match InputKind::of(input) {
        InputKind::Text => return Ok(()),
        InputKind::Bitcode => {
            Diagnostic::error("R0001", "bitcode is not read yet").with_help("llvm-dis turns bitcode into text")
        }
        InputKind::Other(what) => Diagnostic::error("R0002", format!("this is {what}, not LLVM IR"))
            .with_help("clang -S -emit-llvm and rustc --emit=llvm-ir write LLVM IR as text"),
    };
    let mut said = Diagnostics::new();
    said.push(diagnostic);
    Err(said)
}
