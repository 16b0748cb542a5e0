//! `tbaa`: types of accesses (LangRef "`tbaa` Metadata"), scalar and as paths through structs, also with sizes.

use std::cell::RefCell;

use draig_ir::{Metadata, Tables};
use rustc_hash::FxHashMap;

use super::alias::AliasAnalysis;

/// Steps up the tree of types, a limit of ours against cycles.
const TYPE_STEPS: usize = 1000;

/// Number of pairs of tags whose answer is kept; further ones are computed each time.
const MAX_PAIRS: usize = 1 << 20;

/// Answers about access tags, which are the same in all functions of a module.
#[derive(Debug, Default)]
pub(crate) struct TagFacts {
    may_alias: RefCell<FxHashMap<(Metadata, Metadata), bool>>,
    is_constant: RefCell<FxHashMap<Metadata, bool>>,
}

impl TagFacts {
    fn may_alias(&self, tables: &Tables, a: Metadata, b: Metadata) -> bool {
        let mut known = self.may_alias.borrow_mut();
        if let Some(&known) = known.get(&(a, b)) {
            return known;
        }
        let answer = may_alias(tables, a, b);
        if known.len() < MAX_PAIRS {
            known.insert((a, b), answer);
        }
        answer
    }

    fn is_constant(&self, tables: &Tables, id: Metadata) -> bool {
        let is_constant = || tag(tables, id).is_some_and(|tag| tag.is_constant);
        *self.is_constant.borrow_mut().entry(id).or_insert_with(is_constant)
    }
}

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
        self.facts.module_facts.tags.is_constant(self.facts.subject().tables(), id)
    }

    /// Whether accesses with these tags may alias.
    pub(super) fn types_may_alias(&self, a: Option<Metadata>, b: Option<Metadata>) -> bool {
        let (Some(a), Some(b)) = (a, b) else { return true };
        if a == b {
            return true;
        }
        self.facts.module_facts.tags.may_alias(self.facts.subject().tables(), a, b)
    }
}

/// Whether accesses with two different tags may alias.
fn may_alias(tables: &Tables, a: Metadata, b: Metadata) -> bool {
    let (Some(a), Some(b)) = (tag(tables, a), tag(tables, b)) else { return true };
    // Types in trees of different roots are not compared.
    let (Some(root), Some(other_root)) = (root(tables, a.access), root(tables, b.access)) else { return true };
    if root != other_root {
        return true;
    }
    subobject(tables, &a, &b).or_else(|| subobject(tables, &b, &a)).unwrap_or(false)
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

#[cfg(test)]
mod tests {
    use crate::module_facts::ModuleFacts;

    #[test]
    fn answers_are_kept_by_ordered_pair() {
        let text = b"!0 = !{!\"root\"}\n!1 = !{!\"int\", !0}\n!2 = !{!\"float\", !0}\n\
            !3 = !{!1, !1, i64 0}\n!4 = !{!2, !2, i64 0}\n!5 = !{!1, !1, i64 0, i64 1}\n!tags = !{!3, !4, !5}\n";
        let module = draig_asm::parse_module(text, &Default::default()).unwrap().module;
        let tables = &module.tables;
        let tags = &module.named_metadata()[0].operands;
        let facts = ModuleFacts::new(&module);
        for _ in 0..2 {
            assert!(!facts.tags.may_alias(tables, tags[0], tags[1]) && !facts.tags.may_alias(tables, tags[1], tags[0]));
            assert!(facts.tags.may_alias(tables, tags[0], tags[2]));
            assert_eq!([0, 1, 2].map(|at| facts.tags.is_constant(tables, tags[at])), [false, false, true]);
        }
        assert_eq!((facts.tags.may_alias.borrow().len(), facts.tags.is_constant.borrow().len()), (3, 3));
    }
}
