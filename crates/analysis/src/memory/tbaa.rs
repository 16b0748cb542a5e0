//! `tbaa`: types of accesses (LangRef "`tbaa` Metadata"), scalar and as paths through structs, also with sizes.

use draig_ir::{Metadata, Tables};

use super::alias::AliasAnalysis;

/// Steps up the tree of types, a limit of ours against cycles.
const TYPE_STEPS: usize = 1000;

/// An access tag: the type that the access starts from, the type accessed, and the offset.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Tag {
    base: Metadata,
    access: Metadata,
    offset: u64,
    size: Option<u64>,
    is_constant: bool,
}

fn number(tables: &Tables, id: Option<Metadata>) -> Option<u64> {
    tables.int_value(tables.metadata.as_value(id?)?)?.to_u64()
}

/// Whether a type is described in the format with sizes: its first operand is its parent.
fn is_sized_type(tables: &Tables, ty: Metadata) -> bool {
    tables.metadata.node(ty).is_some_and(|node| {
        node.operand_count() >= 3 && node.operand(0).is_some_and(|parent| tables.metadata.node(parent).is_some())
    })
}

fn tag(tables: &Tables, id: Metadata) -> Option<Tag> {
    let node = tables.metadata.node(id)?;
    let (base, access) = (node.operand(0)?, node.operand(1)?);
    tables.metadata.node(base)?;
    let is_sized = is_sized_type(tables, access);
    let constant_at = if is_sized { 4 } else { 3 };
    Some(Tag {
        base,
        access,
        offset: number(tables, node.operand(2))?,
        size: if is_sized { number(tables, node.operand(3)) } else { None },
        is_constant: number(tables, node.operand(constant_at)) == Some(1),
    })
}

/// Returns the parent of a scalar type.
fn parent(tables: &Tables, ty: Metadata) -> Option<Metadata> {
    let node = tables.metadata.node(ty)?;
    if node.operand_count() < 2 {
        return None;
    }
    let at = if is_sized_type(tables, ty) { 0 } else { 1 };
    node.operand(at).filter(|&parent| tables.metadata.node(parent).is_some())
}

/// Returns the field of a type at an offset, and the offset in the field.
fn field_at(tables: &Tables, ty: Metadata, offset: u64) -> Option<(Metadata, u64)> {
    let node = tables.metadata.node(ty)?;
    let is_sized = is_sized_type(tables, ty);
    let (first, step) = if is_sized { (3, 3) } else { (1, 2) };
    let count = node.operand_count();
    if is_sized && count <= 3 {
        // A scalar continues with its parent.
        return Some((node.operand(0)?, offset));
    }
    if !is_sized && count < 2 {
        return None;
    }
    if !is_sized && count <= 3 {
        // A scalar, or a struct with one field.
        let at = if count == 2 { 0 } else { number(tables, node.operand(2))? };
        return Some((node.operand(1)?, offset.checked_sub(at)?));
    }
    let mut found = None;
    let mut at = first;
    while at + 1 < count {
        let start = number(tables, node.operand(at + 1))?;
        if start > offset {
            break;
        }
        found = Some((node.operand(at)?, offset - start));
        at += step;
    }
    found
}

impl AliasAnalysis<'_> {
    /// Whether a tag says that the memory is never modified.
    pub(super) fn is_constant_type(&self, id: Metadata) -> bool {
        tag(self.facts.subject().tables(), id).is_some_and(|tag| tag.is_constant)
    }

    /// Whether accesses with these tags may alias.
    pub(super) fn types_may_alias(&self, a: Option<Metadata>, b: Option<Metadata>) -> bool {
        let (Some(a), Some(b)) = (a, b) else { return true };
        if a == b {
            return true;
        }
        let tables = self.facts.subject().tables();
        let (Some(a), Some(b)) = (tag(tables, a), tag(tables, b)) else { return true };
        // Types in trees of different roots are not compared.
        let (Some(root), Some(other_root)) = (root(tables, a.access), root(tables, b.access)) else { return true };
        if root != other_root {
            return true;
        }
        if let Some(may_alias) = subobject(tables, &a, &b) {
            return may_alias;
        }
        if let Some(may_alias) = subobject(tables, &b, &a) {
            return may_alias;
        }
        false
    }
}

fn root(tables: &Tables, ty: Metadata) -> Option<Metadata> {
    let mut at = ty;
    for _ in 0..TYPE_STEPS {
        match parent(tables, at) {
            Some(next) => at = next,
            None => return Some(at),
        }
    }
    None
}

/// Whether the access of `inner` may be one to a part of what `outer` accesses, found by descending from the type
/// that `inner` starts from. `None` if the type of `outer` is not met.
fn subobject(tables: &Tables, outer: &Tag, inner: &Tag) -> Option<bool> {
    // An access to a whole base object overlaps with its parts.
    if outer.base == outer.access && outer.access == inner.access {
        return Some(true);
    }
    let (mut ty, mut offset) = (inner.base, inner.offset);
    for _ in 0..TYPE_STEPS {
        if ty == outer.base {
            if let (Some(a), Some(b)) = (outer.size, inner.size) {
                return Some(offset < outer.offset.saturating_add(a) && outer.offset < offset.saturating_add(b));
            }
            let is_whole = outer.base == outer.access;
            return Some(offset == outer.offset || is_whole);
        }
        let (next, rest) = field_at(tables, ty, offset)?;
        (ty, offset) = (next, rest);
        tables.metadata.node(ty)?;
    }
    Some(true)
}
