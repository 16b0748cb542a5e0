//! Checks that need the whole text, and the order of errors.

use draig_diag::{Diagnostic, Diagnostics, Span};

use super::cursor::ParseError;
use super::metadata::KindUses;
use super::scope::{Found, Scope};
use super::summary::SummaryReader;
use super::{Parsed, metadata};
use crate::messages::Message;

/// Everything read from a text apart from the scope.
pub(super) struct WholeText<'a> {
    pub(super) text: &'a [u8],
    pub(super) found: Found,
    pub(super) errors: Vec<ParseError>,
    /// Numbers of metadata that bodies mention but nothing defines.
    pub(super) undefined: Vec<u32>,
    /// First mentions of attachment kinds that are not LLVM's own.
    pub(super) kind_uses: KindUses,
    pub(super) summary: SummaryReader,
}

/// Finishes reading a module.
pub(super) fn finish(mut scope: Box<Scope>, whole: WholeText<'_>) -> Result<Parsed, Diagnostics> {
    let WholeText { text, mut found, mut errors, undefined, kind_uses, summary } = whole;
    let (intrinsic_errors, unknown_intrinsics) = scope.declare_intrinsics(&mut found, &mut errors);
    errors.extend(found.mixed_debug_info());
    scope.resolve_block_addresses(text, &mut found, &mut errors);
    scope.apply_use_orders(text, &found, &mut errors);
    let warnings = scope.end_of_module(text, found, intrinsic_errors, &mut errors);
    metadata::undefined_numbers(&scope, &undefined, text, &mut errors);
    metadata::order_kinds(&mut scope.module, &kind_uses);
    summary.finish(&mut scope.module, &mut errors);
    if errors.is_empty() {
        Ok(Parsed { module: scope.module, warnings, unknown_intrinsics })
    } else {
        Err(in_llvm_order(errors))
    }
}

/// Sorts the errors: the one that LLVM finds first, then the others by position.
fn in_llvm_order(mut errors: Vec<ParseError>) -> Diagnostics {
    let first = (0..errors.len()).min_by_key(|&at| errors[at].found_at).unwrap_or(0);
    let first = errors.remove(first);
    errors.sort_by_key(|error| error.at);
    // An error found by two parts of the reader is reported once.
    let is_same = |a: &ParseError, b: &ParseError| a.at == b.at && a.message == b.message;
    errors.retain(|error| !is_same(error, &first));
    errors.dedup_by(|a, b| is_same(a, b));
    let mut diagnostics = Diagnostics::new();
    for error in std::iter::once(first).chain(errors) {
        let mut diagnostic =
            Diagnostic::error(Message::code_of(&error.message), error.message).at(Span::new(error.at, error.at));
        diagnostic.notes = error.notes;
        diagnostics.push(diagnostic);
    }
    diagnostics
}
