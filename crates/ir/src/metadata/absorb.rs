//! Absorbing an overlay's definitions of numbers that its base reserved. These are most of the metadata that
//! is read, so all words are copied at once and renamed in place.

use super::classes::{map_references, refers_to};
use super::{Class, Header, Indexed, Metadata, MetadataPool, hash_words, tag};

impl MetadataPool {
    /// Reserved numbers that an overlay has defined, in the order of definition.
    pub(crate) fn late(&self) -> &[Metadata] {
        &self.late
    }

    /// Adds an overlay's definitions of its base's numbers, in order, with references renamed. `renames_base`
    /// is set if numbers of the base may be renamed, too.
    pub(crate) fn absorb_definitions(
        &mut self,
        overlay: &MetadataPool,
        renames_base: bool,
        mut rename: impl FnMut(Metadata) -> Metadata,
    ) {
        if overlay.definitions.is_empty() {
            return;
        }
        let Some(mut many) = self.many.take() else {
            return self.absorb_one_by_one(overlay, rename);
        };
        let base = self.words.len();
        u32::try_from(base + overlay.words.len()).expect("metadata of a module fits 2^32 words");
        self.words.extend_from_slice(&overlay.words);
        many.reserve(overlay.definitions.len());
        for &(id, header) in &overlay.definitions {
            let Some(class) = Class::from_number(header.tag() & !tag::DISTINCT) else { continue };
            let start = base + header.start as usize;
            let words = &mut self.words[start..start + header.len()];
            // Words other than references may be as large, which is harmless.
            if renames_base || words.iter().any(|&word| word > overlay.offset) {
                map_references(class, words, |id| Some(rename(id)));
            }
            let own = id.to_word();
            let is_distinct = header.tag() & tag::DISTINCT != 0 || words.contains(&own) && refers_to(class, words, own);
            if !is_distinct {
                many.push(Indexed { hash: hash_words(class as u8, 0, words), number: id.as_u32() });
            }
            let tag_byte = class as u8 | if is_distinct { tag::DISTINCT } else { 0 };
            self.headers[(id.as_u32() - self.offset) as usize] = Header::new(start as u32, header.len(), tag_byte);
        }
        self.many = Some(many);
    }

    /// Same as [`MetadataPool::absorb_definitions`], for the case that equal nodes have to be found at once.
    fn absorb_one_by_one(&mut self, overlay: &MetadataPool, mut rename: impl FnMut(Metadata) -> Metadata) {
        let mut words = Vec::new();
        for &(id, header) in &overlay.definitions {
            let Some(class) = Class::from_number(header.tag() & !tag::DISTINCT) else { continue };
            let start = header.start as usize;
            words.clear();
            words.extend_from_slice(&overlay.words[start..start + header.len()]);
            map_references(class, &mut words, |id| Some(rename(id)));
            self.define(id, class, header.tag() & tag::DISTINCT != 0, &words);
        }
    }

    /// Calls `visit` with every node of a class, in order.
    pub fn for_each_of_class(&self, class: Class, visit: &mut impl FnMut(Metadata)) {
        if let Some(base) = &self.base {
            base.for_each_of_class(class, visit);
        }
        for (number, header) in (self.offset..).zip(&self.headers) {
            if header.tag() & !tag::DISTINCT == class as u8 {
                visit(Metadata::from_u32(number));
            }
        }
    }

    /// Calls `visit` with every node of some classes, in order.
    pub fn for_each_of_classes(&self, classes: &[Class], visit: &mut impl FnMut(Metadata, Class)) {
        if let Some(base) = &self.base {
            base.for_each_of_classes(classes, visit);
        }
        // Nodes that are wanted are few: several headers at once are passed over.
        let mut wanted = [false; 1 << 8];
        for &class in classes {
            wanted[usize::from(class as u8)] = true;
            wanted[usize::from(class as u8 | tag::DISTINCT)] = true;
        }
        let is_wanted = |header: &Header| wanted[usize::from(header.tag())];
        for (number, headers) in (self.offset..).step_by(AT_ONCE).zip(self.headers.chunks(AT_ONCE)) {
            if headers.iter().fold(false, |any, header| any | is_wanted(header)) {
                for (number, header) in (number..).zip(headers).filter(|(_, header)| is_wanted(header)) {
                    let class = Class::from_number(header.tag() & !tag::DISTINCT);
                    class.into_iter().for_each(|class| visit(Metadata::from_u32(number), class));
                }
            }
        }
    }
}

/// Number of headers that are looked at together.
const AT_ONCE: usize = 16;

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::strings::Symbol;

    /// A base with three reserved numbers, and an overlay that defines them: with a node and a string of the
    /// overlay, with themselves, and with numbers of the base only.
    fn parts() -> (MetadataPool, MetadataPool) {
        let mut base = MetadataPool::default();
        let [a, b, c] = std::array::from_fn(|_| base.reserve());
        let mut overlay = MetadataPool::overlay(Arc::new(base.clone()));
        let string = overlay.intern_string(Symbol::from_u32(7));
        let node = overlay.tuple(&[Some(string), Some(c)]);
        let words = |ids: &[Metadata]| ids.iter().map(|id| id.to_word()).collect::<Vec<_>>();
        overlay.define(a, Class::Tuple, false, &words(&[node, string]));
        overlay.define(b, Class::Tuple, false, &words(&[b]));
        overlay.define(c, Class::Tuple, true, &words(&[a, b]));
        (base, overlay.detach())
    }

    #[test]
    fn defining_many_equals_defining_each() {
        let absorbed = |is_many: bool| {
            let (mut pool, overlay) = parts();
            // Strings interned earlier by others shift the overlay's own numbers.
            let other = pool.intern_string(Symbol::from_u32(3));
            if is_many {
                pool.begin_many(0);
            }
            let moved = |id: Metadata| {
                let local = id.as_u32().checked_sub(overlay.offset());
                local.map_or(id, |local| Metadata::from_u32(other.as_u32() + 1 + local))
            };
            assert_eq!(pool.intern_string(Symbol::from_u32(7)), moved(Metadata::from_u32(3)));
            pool.tuple(&[Some(moved(Metadata::from_u32(3))), Some(Metadata::from_u32(2))]);
            pool.absorb_definitions(&overlay, false, moved);
            pool.end_many();
            let nodes: Vec<String> =
                (0..pool.len()).map(|number| format!("{:?}", pool.get(Metadata::from_u32(number)))).collect();
            let first = pool.node(Metadata::from_u32(0)).map(|node| node.words().to_vec());
            (nodes, first.map(|words| pool.intern_node(Class::Tuple, false, &words)))
        };
        let (nodes, found) = absorbed(true);
        assert_eq!(nodes, absorbed(false).0);
        assert_eq!(found, Some(Metadata::from_u32(0)), "it is found by what it is now");
        assert!(nodes[1].contains("distinct: true"), "what refers to itself is distinct: {}", nodes[1]);
    }

    #[test]
    fn nodes_of_a_class_are_those_of_base_and_overlay() {
        let (mut base, _) = parts();
        let tuple = base.tuple(&[]);
        let mut top = MetadataPool::overlay(Arc::new(base));
        top.intern_string(Symbol::from_u32(1));
        let other = top.intern_node(Class::Tuple, true, &[]);
        let mut found = Vec::new();
        top.for_each_of_class(Class::Tuple, &mut |id| found.push(id));
        assert_eq!(found, [tuple, other]);
        let file = top.intern_node(Class::DIFile, true, &[]);
        let last = Class::ALL[Class::ALL.len() - 1];
        let node = top.intern_node(last, true, &[]);
        let mut found = Vec::new();
        top.for_each_of_classes(&[last, Class::Tuple], &mut |id, class| found.push((id, class)));
        assert_eq!(found, [(tuple, Class::Tuple), (other, Class::Tuple), (node, last)]);
        top.for_each_of_classes(&[Class::DIFile], &mut |id, _| assert_eq!(id, file));
    }
}
