//! Inline assembly as code generators see it: what `llc` reports about constraints, registers and templates, which
//! is no rule of well-formed IR.
//!
//! [`check`] looks at each call of inline assembly with the table of the module's target, and assembles what it
//! expands to, as well as the assembly of the module, where there is an assembler: for ELF of x86-64 and AArch64. It has
//! the registers and instructions of the widest features of a target, so that it reports less than LLVM for functions
//! without them. It does not report what depends on optimisation: an operand that LLVM may fold to a constant is taken
//! for one.
//!
//! ```
//! # use draig_ir::Module;
//! let mut module = Module::new(b"m");
//! assert!(draig_verify::codegen::check(&module).is_ok_and(|problems| problems.is_empty()));
//! ```

mod assembled;
mod statement;

use draig_diag::{Diagnostic, Severity, Span};
use draig_ir::view::{InstRef, Spell};
use draig_ir::{InlineAsmData, Module};
use draig_target::constraints::{self, ConstraintInfo, ConstraintKind};
use draig_target::inline_asm::{AsmError, Expansion, Statement, Table, table_of};

use assembled::Assembler;
pub use statement::{Operands, asm_type, operands_of};

use crate::violation::Place;

/// Code of the diagnostics of errors.
pub const ERROR_CODE: &str = "C0001";
/// Code of the diagnostics of warnings.
pub const WARNING_CODE: &str = "C0002";

/// A fault in a statement of inline assembly.
#[derive(Clone, Debug)]
pub struct Problem {
    /// LLVM's message.
    pub message: String,
    /// Whether LLVM goes on, with a warning.
    pub is_warning: bool,
    /// The call.
    pub place: Place,
    /// The first number in `!srcloc`, by which front ends find the source.
    pub source_location: Option<u64>,
    /// Line of the template from 1, for faults in it.
    pub template_line: Option<usize>,
    /// Place in the assembly, for what an assembler reports.
    pub assembly: Option<AssemblyPlace>,
}

/// Place in the text to which a template expands, or in the assembly of a module.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AssemblyPlace {
    /// Line, from 1.
    pub line: usize,
    /// Column in bytes, from 1.
    pub column: usize,
    /// Text of the line.
    pub text: String,
}

impl Problem {
    /// Converts to a diagnostic at the position of the call in the text, if it was kept, with the place in words,
    /// the line of the template and the number in `!srcloc` as notes.
    #[must_use]
    pub fn to_diagnostic(&self, spell: &dyn Spell) -> Diagnostic {
        let (severity, code) = match self.is_warning {
            true => (Severity::Warning, WARNING_CODE),
            false => (Severity::Error, ERROR_CODE),
        };
        let mut diagnostic = Diagnostic::new(severity, code, self.message.clone());
        if let Some(offset) = self.place.source_offset(spell.module()) {
            diagnostic = diagnostic.at(Span::new(offset, offset));
        }
        diagnostic = diagnostic.with_note(match self.place.global {
            Some(_) => format!("in {}", self.place.describe(spell)),
            None => "in the assembly of the module".to_owned(),
        });
        if let Some(AssemblyPlace { line, column, text }) = &self.assembly {
            diagnostic = diagnostic.with_note(format!("line {line}, column {column} of the assembly: {}", text.trim()));
        }
        if let Some(line) = self.template_line {
            diagnostic = diagnostic.with_note(format!("in line {line} of the template"));
        }
        match self.source_location {
            Some(number) => diagnostic.with_note(format!("!srcloc = {number}")),
            None => diagnostic,
        }
    }
}

/// The module has inline assembly, and nothing is known about it for its target.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownTarget;

/// Reports what a code generator finds wrong in the inline assembly of a module, in its order.
///
/// # Errors
///
/// Fails if there is inline assembly for a target that is not known.
pub fn check(module: &Module) -> Result<Vec<Problem>, UnknownTarget> {
    let table = table_of(&module.triple);
    let mut problems = Vec::new();
    let mut assembler = Assembler::new(module, &mut problems);
    let mut unique = 0;
    for (call, asm) in statements(module) {
        check_statement(table.ok_or(UnknownTarget)?, call, asm, unique, &mut assembler, &mut problems);
        unique += u64::from(prints_number(module.tables.str(asm.template)));
    }
    Ok(problems)
}

/// A statement of inline assembly and what it expands to.
#[derive(Clone, Debug)]
pub struct Expanded<'m> {
    /// The call.
    pub place: Place,
    /// The template.
    pub template: &'m [u8],
    /// The constraint string.
    pub constraints: &'m [u8],
    /// Whether it is marked `inteldialect`.
    pub intel: bool,
    /// The first number in `!srcloc`, by which front ends find the source.
    pub source_location: Option<u64>,
    /// The text, with the first free registers for those that an allocator would choose; or what LLVM reports.
    pub text: Result<Vec<u8>, Problem>,
}

/// Expands each statement of inline assembly of a module, in its order.
///
/// # Errors
///
/// Fails if there is inline assembly for a target that is not known.
pub fn expand(module: &Module) -> Result<Vec<Expanded<'_>>, UnknownTarget> {
    let table = table_of(&module.triple);
    // Only statements that print their number are counted.
    let mut unique = 0;
    let expanded = statements(module).map(|(call, asm)| {
        let (place, source_location) = (place_of(call), source_location(call));
        let (template, constraints) = (module.tables.str(asm.template), module.tables.str(asm.constraints));
        let text = lowered(table.ok_or(UnknownTarget)?, call, asm, unique);
        unique += u64::from(prints_number(template));
        let text = text.map_err(|(error, template_line)| Problem {
            message: error.to_string(),
            is_warning: false,
            place,
            source_location,
            template_line,
            assembly: None,
        });
        Ok(Expanded { place, template, constraints, intel: asm.intel_dialect, source_location, text })
    });
    expanded.collect()
}

/// Reference of a template to the number of its statement.
const SPECIAL_NUMBER: &[u8] = b"${:uid}";

/// Whether a template refers to the number of its statement.
fn prints_number(template: &[u8]) -> bool {
    template.windows(SPECIAL_NUMBER.len()).any(|bytes| bytes == SPECIAL_NUMBER)
}

/// Expands a statement; or returns what LLVM reports, with the line of the template.
fn lowered(
    table: &Table,
    call: InstRef<'_>,
    asm: &InlineAsmData,
    unique: u64,
) -> Result<Vec<u8>, (AsmError, Option<usize>)> {
    let tables = &call.module().tables;
    let template = tables.str(asm.template);
    let mut list = constraints::parse(tables.str(asm.constraints)).unwrap_or_default();
    let operands = operands_of(table, call, &list);
    let arguments = operands.arguments();
    table.choose_alternatives(&mut list, &arguments);
    let statement = Statement { template, constraints: &list, arguments: &arguments, intel: asm.intel_dialect, unique };
    let resolved = table.resolve_all(&statement).map_err(|error| (error, None))?;
    let mut operands = table.assign(&list, &resolved, &arguments).map_err(|error| (error, None))?;
    table.name_clobbers(&list, &mut operands);
    let with = Expansion { operands: &operands, intel: asm.intel_dialect, unique };
    table.expand_or_offset(template, &with).map_err(|(error, offset)| (error, Some(line_of(template, offset))))
}

/// Returns the line of a template, from 1, in which an offset is.
fn line_of(template: &[u8], offset: usize) -> usize {
    let before = template.get(..offset).unwrap_or(template);
    before.iter().filter(|&&byte| byte == b'\n').count() + 1
}

/// Calls of inline assembly.
fn statements(module: &Module) -> impl Iterator<Item = (InstRef<'_>, &InlineAsmData)> {
    // Most modules have none, and need not be walked.
    let functions = (module.tables.inline_asm_count() > 0).then(|| module.function_refs());
    let calls = functions.into_iter().flatten().flat_map(|function| function.insts());
    calls.filter_map(|call| Some((call, call.callee()?.as_inline_asm()?)))
}

fn place_of(call: InstRef<'_>) -> Place {
    Place { global: Some(call.function().id()), ..Place::from(call.id()) }
}

fn check_statement(
    table: &Table,
    call: InstRef<'_>,
    asm: &InlineAsmData,
    unique: u64,
    assembler: &mut Assembler,
    problems: &mut Vec<Problem>,
) {
    let list = constraints::parse(call.module().tables.str(asm.constraints)).unwrap_or_default();
    if operands_of(table, call, &list).is_uncertain {
        return;
    }
    let (place, source_location) = (place_of(call), source_location(call));
    let problem = |message: String, is_warning, template_line| Problem {
        message,
        is_warning,
        place,
        source_location,
        template_line,
        assembly: None,
    };
    let reserved = reserved_clobbers(table, &list);
    if !reserved.is_empty() {
        let names = reserved.join(", ");
        problems.push(problem(format!("inline asm clobber list contains reserved registers: {names}"), true, None));
    }
    match lowered(table, call, asm, unique) {
        Ok(text) => {
            let faults = assembler.faults(&text, asm.intel_dialect);
            problems.extend(
                faults
                    .into_iter()
                    .map(|(message, assembly)| Problem { assembly: Some(assembly), ..problem(message, false, None) }),
            );
        }
        Err((error, line)) => problems.push(problem(error.to_string(), false, line)),
    }
}

/// Names of clobbered registers that are reserved, as LLVM spells them.
fn reserved_clobbers(table: &Table, list: &[ConstraintInfo<'_>]) -> Vec<String> {
    let clobbers = list.iter().filter(|constraint| constraint.kind == ConstraintKind::Clobber);
    let names = clobbers.flat_map(|constraint| constraint.codes()).filter_map(|code| std::str::from_utf8(code).ok());
    let names = names.map(|code| code.trim_start_matches('{').trim_end_matches('}'));
    let reserved = names.filter(|name| table.reserved.iter().any(|one| one.eq_ignore_ascii_case(name)));
    reserved.map(str::to_ascii_uppercase).collect()
}

/// Returns the first number in `!srcloc`, which LLVM reports for the statement.
fn source_location(call: InstRef<'_>) -> Option<u64> {
    call.metadata("srcloc")?.operand(0)?.as_value()?.as_int()?.to_u64()
}
