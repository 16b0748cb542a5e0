//! `tbaa`: types of accesses (LangRef "`tbaa` Metadata"), scalar and as paths through structs, also with sizes.

use std::cell::RefCell;
use std::rc::Rc;

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
    tags: RefCell<FxHashMap<Metadata, Option<RootedTag>>>,
    shapes: RefCell<FxHashMap<Metadata, Shape>>,
}

/// A tag with the root of the tree of its type, if there is one.
type RootedTag = (Tag, Option<Metadata>);

/// Way from a type and an offset to a part of it.
#[derive(Clone, Debug)]
enum Shape {
    /// The type ends here.
    None,
    /// A scalar or a struct with one field, which starts at an offset.
    Single(Metadata, u64),
    Fields(Rc<Fields>),
}

/// The fields of a struct type, in order.
#[derive(Debug)]
struct Fields {
    /// Offset and type of each.
    all: Vec<(u64, Option<Metadata>)>,
    /// Whether all offsets are numbers; if not, the fields end before the first that is none.
    is_valid: bool,
}

impl Fields {
    /// Returns the last field of those that start at an offset or before it, and the offset in it.
    fn at(&self, offset: u64) -> Option<(Metadata, u64)> {
        let mut found = None;
        for &(start, field) in &self.all {
            if start > offset {
                return found;
            }
            found = Some((field?, offset - start));
        }
        found.filter(|_| self.is_valid)
    }
}

impl TagFacts {
    fn may_alias(&self, tables: &Tables, a: Metadata, b: Metadata) -> bool {
        let mut known = self.may_alias.borrow_mut();
        if let Some(&known) = known.get(&(a, b)) {
            return known;
        }
        let answer = self.find_may_alias(tables, a, b);
        if known.len() < MAX_PAIRS {
            known.insert((a, b), answer);
        }
        answer
    }

    /// Whether accesses with two different tags may alias.
    fn find_may_alias(&self, tables: &Tables, a: Metadata, b: Metadata) -> bool {
        let (Some((a, root)), Some((b, other_root))) = (self.tag(tables, a), self.tag(tables, b)) else { return true };
        // Types in trees of different roots are not compared.
        if root.is_none() || other_root.is_none() || root != other_root {
            return true;
        }
        self.subobject(tables, &a, &b).or_else(|| self.subobject(tables, &b, &a)).unwrap_or(false)
    }

    fn tag(&self, tables: &Tables, id: Metadata) -> Option<RootedTag> {
        let find = || tag(tables, id).map(|tag| (tag, root(tables, tag.access)));
        *self.tags.borrow_mut().entry(id).or_insert_with(find)
    }

    /// Whether the access of `inner` may be one to a part of what `outer` accesses, found by descending from the type
    /// that `inner` starts from. `None` if the type of `outer` is not met.
    fn subobject(&self, tables: &Tables, outer: &Tag, inner: &Tag) -> Option<bool> {
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
            let (next, rest) = self.field_at(tables, ty, offset)?;
            (ty, offset) = (next, rest);
            tables.metadata.node(ty)?;
        }
        Some(true)
    }

    /// Returns the field of a type at an offset, and the offset in the field.
    fn field_at(&self, tables: &Tables, ty: Metadata, offset: u64) -> Option<(Metadata, u64)> {
        match self.shapes.borrow_mut().entry(ty).or_insert_with(|| shape(tables, ty)) {
            Shape::None => None,
            Shape::Single(field, at) => Some((*field, offset.checked_sub(*at)?)),
            Shape::Fields(fields) => fields.at(offset),
        }
    }

    fn is_constant(&self, tables: &Tables, id: Metadata) -> bool {
        let is_constant = || tag(tables, id).is_some_and(|tag| tag.is_constant);
        *self.is_constant.borrow_mut().entry(id).or_insert_with(is_constant)
    }
}

/// An access tag: the type that the access starts from, the type accessed, and the offset.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Tag {
    base: Metadata,
    access: Metadata,
    offset: u64,
    size: Option<u64>,
    is_constant: bool,
}

fn shape(tables: &Tables, ty: Metadata) -> Shape {
    let Some(node) = tables.metadata.node(ty) else { return Shape::None };
    let is_sized = is_sized_type(tables, ty);
    let count = node.operand_count();
    let single = |field: Option<Metadata>, at: Option<u64>| match (field, at) {
        (Some(field), Some(at)) => Shape::Single(field, at),
        _ => Shape::None,
    };
    match (is_sized, count) {
        // A scalar continues with its parent.
        (true, ..=3) => single(node.operand(0), Some(0)),
        (false, 2) => single(node.operand(1), Some(0)),
        // A scalar, or a struct with one field.
        (false, 3) => single(node.operand(1), number(tables, node.operand(2))),
        (false, ..2) => Shape::None,
        _ => {
            let (first, step) = if is_sized { (3, 3) } else { (1, 2) };
            let mut fields = Fields { all: Vec::new(), is_valid: true };
            for at in (first..count.saturating_sub(1)).step_by(step) {
                let Some(start) = number(tables, node.operand(at + 1)) else {
                    fields.is_valid = false;
                    break;
                };
                fields.all.push((start, node.operand(at)));
            }
            Shape::Fields(Rc::new(fields))
        }
    }
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

impl AliasAnalysis<'_> {
    /// Whether a tag says that the memory is never modified.
    pub(super) fn is_constant_type(&self, id: Metadata) -> bool {
        self.facts.module_facts.tags.is_constant(self.facts.subject().tables(), id)
    }

    /// Whether accesses with these tags may alias.
    #[inline]
    pub(super) fn types_may_alias(&self, a: Option<Metadata>, b: Option<Metadata>) -> bool {
        let (Some(a), Some(b)) = (a, b) else { return true };
        if a == b {
            return true;
        }
        self.facts.module_facts.tags.may_alias(self.facts.subject().tables(), a, b)
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
