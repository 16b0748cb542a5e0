//! Reading a whole text: top level, bodies, and what can only be said when all was read.

use draig_diag::{Diagnostic, Diagnostics, Span};
use draig_ir::Module;

use super::cursor::{Cursor, ParseError};
use super::metadata;
use super::scope::{Found, Scope};
use super::{MAX_TEXT_BYTES, ParseOptions, Parsed, Parser, ScopeAccess};

/// Reads a module; see [`super::parse_module`].
pub(super) fn run(text: &[u8], options: &ParseOptions) -> Result<Parsed, Diagnostics> {
    if text.len() > MAX_TEXT_BYTES {
        let mut diagnostics = Diagnostics::new();
        diagnostics.push(Diagnostic::error("P0002", format!("input is longer than {MAX_TEXT_BYTES} bytes")));
        return Err(diagnostics);
    }
    let module = Module::new(options.name.as_bytes());
    let mut parser = Parser {
        cursor: Cursor::new(text, 0..text.len() as u32),
        tables: Default::default(),
        scope: ScopeAccess::Own(Box::new(Scope { module, ..Scope::default() })),
        found: Found::default(),
        errors: Vec::new(),
        strict: options.strict,
        keep_locations: options.keep_locations,
        nesting: 0,
        single_attributes: Box::new([None; 128]),
        group_sets: Default::default(),
        attribute_scratch: Vec::new(),
        default_block_address_type: draig_ir::Type::PTR,
        function: Default::default(),
        metadata: Default::default(),
        summary: Default::default(),
        measures: Default::default(),
    };
    parser.target_lines(text);
    parser.top_level(text);

    let Parser { mut tables, scope, found, errors, metadata, summary, .. } = parser;
    let ScopeAccess::Own(mut scope) = scope else { unreachable!("the top level owns its scope") };
    metadata::merge_equal_nodes(&mut scope, &mut tables);
    let pending = std::mem::take(&mut scope.bodies);
    let mut reader = Parser {
        cursor: Cursor::new(text, 0..0),
        tables,
        scope: ScopeAccess::Shared(&scope),
        found,
        errors,
        strict: options.strict,
        keep_locations: options.keep_locations,
        nesting: 0,
        single_attributes: Box::new([None; 128]),
        group_sets: Default::default(),
        attribute_scratch: Vec::new(),
        default_block_address_type: draig_ir::Type::PTR,
        function: Default::default(),
        metadata,
        summary: Default::default(),
        measures: Default::default(),
    };
    let mut bodies = Vec::with_capacity(pending.len());
    for body in &pending {
        bodies.push(reader.body(text, body));
    }
    let Parser { tables, found, mut errors, metadata, .. } = reader;

    scope.module.tables = tables;
    for (pending, body) in pending.iter().zip(bodies) {
        scope.module.set_body(pending.function, Some(Box::new(body)));
    }
    let (intrinsic_errors, unknown_intrinsics) = scope.declare_intrinsics(&found);
    errors.extend(found.mixed_debug_info());
    scope.resolve_block_addresses(text, &found, &mut errors);
    scope.apply_use_orders(text, &found, &mut errors);
    let warnings = scope.end_of_module(found, intrinsic_errors, &mut errors);
    metadata::undefined_numbers(&scope, &metadata, text, &mut errors);
    metadata::order_kinds(&mut scope.module, &metadata);
    summary.finish(&mut scope.module, &mut errors);
    if errors.is_empty() {
        Ok(Parsed { module: scope.module, warnings, unknown_intrinsics })
    } else {
        Err(in_llvm_order(errors))
    }
}

/// The errors, the one that LLVM finds first in front, the others by place.
fn in_llvm_order(mut errors: Vec<ParseError>) -> Diagnostics {
    let first = (0..errors.len()).min_by_key(|&at| errors[at].found_at).unwrap_or(0);
    let first = errors.remove(first);
    errors.sort_by_key(|error| error.at);
    let mut diagnostics = Diagnostics::new();
    for error in std::iter::once(first).chain(errors) {
        let mut diagnostic = Diagnostic::error("P0001", error.message).at(Span::new(error.at, error.at));
        diagnostic.notes = error.notes;
        diagnostics.push(diagnostic);
    }
    diagnostics
}
