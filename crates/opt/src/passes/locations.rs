//! Debug locations of instructions that stand for several others.

use draig_ir::metadata::{Class, NodeWriter};
use draig_ir::{Metadata, MetadataPool};

/// Number of scopes that are followed; only an invalid chain is longer.
const MAX_SCOPES: usize = 1 << 16;

/// Returns a location of line 0 in the scope of another one, inlined at the same place.
pub(crate) fn line_zero(metadata: &mut MetadataPool, location: Metadata) -> Metadata {
    let Some(node) = metadata.node(location) else { return location };
    let (scope, inlined_at) = (node.reference_named("scope"), node.reference_named("inlinedAt"));
    location_of(metadata, 0, 0, scope, inlined_at)
}

fn location_of(
    metadata: &mut MetadataPool,
    line: u64,
    column: u64,
    scope: Option<Metadata>,
    inlined_at: Option<Metadata>,
) -> Metadata {
    let mut writer = NodeWriter::new(Class::DILocation);
    let info = Class::DILocation.info();
    for (name, number) in [("line", line), ("column", column)] {
        if let Some(field) = info.field(name.as_bytes()) {
            writer.set_number(field, number);
        }
    }
    for (name, node) in [("scope", scope), ("inlinedAt", inlined_at)] {
        if let Some(field) = info.field(name.as_bytes()) {
            writer.set_reference(field, node);
        }
    }
    metadata.intern_node(Class::DILocation, false, writer.words())
}

/// Returns a location for an instruction that stands for two: what they have in common, in the nearest scope that
/// both are in. `None` if one has no location, or they have no scope in common.
pub(crate) fn merged(metadata: &mut MetadataPool, a: Option<Metadata>, b: Option<Metadata>) -> Option<Metadata> {
    let (a, b) = (a?, b?);
    if a == b {
        return Some(a);
    }
    let (first, second) = (metadata.node(a)?, metadata.node(b)?);
    let number = |node: draig_ir::metadata::NodeRef<'_>, name| node.field_named(name).map_or(0, |at| node.number(at));
    let inlined_at = first.reference_named("inlinedAt");
    if inlined_at != second.reference_named("inlinedAt") {
        return None;
    }
    let mut outer = Vec::new();
    let mut scope = first.reference_named("scope");
    while let Some(one) = scope.filter(|_| outer.len() < MAX_SCOPES) {
        outer.push(one);
        scope = parent(metadata, one);
    }
    let mut common = second.reference_named("scope");
    for _ in 0..MAX_SCOPES {
        if common.is_none_or(|one| outer.contains(&one)) {
            break;
        }
        common = common.and_then(|one| parent(metadata, one));
    }
    let common = common?;
    let same_line = number(first, "line") == number(second, "line");
    let line = if same_line { number(first, "line") } else { 0 };
    let same_column = same_line && number(first, "column") == number(second, "column");
    let column = if same_column { number(first, "column") } else { 0 };
    Some(location_of(metadata, line, column, Some(common), inlined_at))
}

/// Returns the scope around a lexical block; a function's is the outermost.
fn parent(metadata: &MetadataPool, scope: Metadata) -> Option<Metadata> {
    let node = metadata.node(scope)?;
    matches!(node.class(), Class::DILexicalBlock | Class::DILexicalBlockFile)
        .then(|| node.reference_named("scope"))
        .flatten()
}
