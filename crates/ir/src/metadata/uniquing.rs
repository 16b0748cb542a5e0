//! Uniquing of metadata that was read with forward references. Nodes that are equal once every number is
//! known are merged, which may make the nodes that refer to them equal as well.

use std::collections::hash_map::Entry;

use draig_tables::dwarf::constants::DW_TAG_MEMBER;
use rustc_hash::FxHashMap;

use super::classes::for_each_reference;
use super::{Class, Header, Metadata, MetadataPool, hash_words, tag};

/// Map from merged ids to the nodes that replace them.
#[derive(Clone, Debug)]
pub struct Aliases {
    offset: u32,
    parents: Vec<u32>,
}

impl Aliases {
    /// Returns the node that replaces an id, or the id itself if it is not an alias.
    pub fn resolve(&self, id: Metadata) -> Metadata {
        let mut number = id.as_u32();
        while let Some(&parent) = number.checked_sub(self.offset).and_then(|local| self.parents.get(local as usize))
            && parent != number
        {
            number = parent;
        }
        Metadata::from_u32(number)
    }

    /// Adds earlier aliases of ids that are not aliases here.
    fn follow(&mut self, earlier: &Aliases) {
        for local in 0..earlier.parents.len() {
            let number = self.offset + local as u32;
            if self.parents[local] == number {
                let target = earlier.resolve(Metadata::from_u32(number)).as_u32();
                self.parents[local] = target;
            }
        }
    }

    /// Same as [`Aliases::resolve`], with path compression.
    fn find(&mut self, number: u32) -> u32 {
        let root = self.resolve(Metadata::from_u32(number)).as_u32();
        let mut at = number;
        while at != root {
            // Only local ids have parents.
            let local = (at - self.offset) as usize;
            at = std::mem::replace(&mut self.parents[local], root);
        }
        root
    }
}

/// Fields that identify a member of a type.
struct MemberFields {
    /// A number whose masked bits distinguish members from other nodes.
    selector: usize,
    mask: u64,
    wanted: u64,
    scope: usize,
    name: usize,
    parameters: Option<usize>,
}

impl MemberFields {
    fn of_type() -> MemberFields {
        let field = |name: &[u8]| Class::DIDerivedType.info().field(name).unwrap_or(0);
        MemberFields {
            selector: field(b"tag"),
            mask: u64::MAX,
            wanted: u64::from(DW_TAG_MEMBER),
            scope: field(b"scope"),
            name: field(b"name"),
            parameters: None,
        }
    }

    fn of_subprogram() -> MemberFields {
        let field = |name: &[u8]| Class::DISubprogram.info().field(name).unwrap_or(0);
        MemberFields {
            selector: field(b"spFlags"),
            mask: DEFINITION,
            wanted: 0,
            scope: field(b"scope"),
            name: field(b"linkageName"),
            parameters: Some(field(b"templateParams")),
        }
    }
}

/// `DISPFlagDefinition`
const DEFINITION: u64 = 1 << 3;

/// Limit on rounds of merging members, since each may make further members equal.
const MAX_ROUNDS: usize = 64;

/// Users of each node, in lists that can be joined.
struct Users {
    first: Vec<u32>,
    last: Vec<u32>,
    count: Vec<u32>,
    /// The user, and the next entry of the list.
    entries: Vec<(u32, u32)>,
}

const NONE: u32 = u32::MAX;

impl Users {
    fn new(len: usize) -> Users {
        Users { first: vec![NONE; len], last: vec![NONE; len], count: vec![0; len], entries: Vec::new() }
    }

    fn add(&mut self, node: usize, user: u32) {
        let entry = self.entries.len() as u32;
        self.entries.push((user, NONE));
        self.link(node, entry, entry, 1);
    }

    fn link(&mut self, node: usize, first: u32, last: u32, count: u32) {
        match self.last[node] {
            NONE => self.first[node] = first,
            end => self.entries[end as usize].1 = first,
        }
        self.last[node] = last;
        self.count[node] += count;
    }

    /// Appends the list of `from` to that of `to`.
    fn join(&mut self, from: usize, to: usize) {
        if self.first[from] != NONE {
            let (first, last, count) = (self.first[from], self.last[from], self.count[from]);
            self.link(to, first, last, count);
            self.first[from] = NONE;
            self.last[from] = NONE;
            self.count[from] = 0;
        }
    }
}

impl MetadataPool {
    /// Merges nodes that turned out equal: numbers whose definition equals an older node
    /// ([`MetadataPool::define`]), members with the same name of a type with an identifier, and then the
    /// nodes that refer to them. Returns `None` if there are none; otherwise all references outside the pool
    /// must be mapped.
    pub fn resolve_aliases(&mut self) -> Option<Aliases> {
        let mut all: Option<Aliases> = None;
        for _ in 0..MAX_ROUNDS {
            let mut pending = std::mem::take(&mut self.aliases);
            if pending.is_empty() {
                pending = self.same_members();
            }
            if pending.is_empty() {
                break;
            }
            let mut aliases = self.merge(pending);
            if let Some(earlier) = all {
                aliases.follow(&earlier);
            }
            all = Some(aliases);
        }
        all
    }

    /// Pairs of uniqued nodes that LLVM treats as equal by the one definition rule although they differ:
    /// members by name, declarations of methods by linkage name and template parameters. The second of a pair
    /// was defined first.
    fn same_members(&self) -> Vec<(Metadata, Metadata)> {
        let mut firsts: FxHashMap<(Class, [u32; 3]), u32> = FxHashMap::default();
        let mut pairs = Vec::new();
        let (derived, subprogram) = (MemberFields::of_type(), MemberFields::of_subprogram());
        for local in 0..self.headers.len() {
            let tag_byte = self.headers[local].tag();
            let fields = match Class::from_number(tag_byte) {
                Some(Class::DIDerivedType) => &derived,
                Some(Class::DISubprogram) => &subprogram,
                _ => continue,
            };
            let id = Metadata::from_u32(self.offset + local as u32);
            let Some(node) = self.node(id) else { continue };
            if node.number(fields.selector) & fields.mask != fields.wanted {
                continue;
            }
            let (Some(scope), Some(name)) = (node.reference(fields.scope), node.reference(fields.name)) else {
                continue;
            };
            let is_identified = self.node(scope).is_some_and(|scope| {
                scope.class() == Class::DICompositeType && scope.reference_named("identifier").is_some()
            });
            if !is_identified {
                continue;
            }
            let parameters = fields.parameters.and_then(|field| node.reference(field));
            let key = (node.class(), [scope.to_word(), name.to_word(), parameters.map_or(0, Metadata::to_word)]);
            match firsts.entry(key) {
                Entry::Vacant(entry) => {
                    entry.insert(local as u32);
                }
                Entry::Occupied(mut entry) => {
                    // Words are laid out in the order of definition.
                    let first = *entry.get();
                    let (old, new) = match self.headers[first as usize].start < self.headers[local].start {
                        true => (local as u32, first),
                        false => (first, local as u32),
                    };
                    entry.insert(new);
                    pairs.push((Metadata::from_u32(self.offset + old), Metadata::from_u32(self.offset + new)));
                }
            }
        }
        pairs
    }

    /// Merges each of these pairs regardless of content, and then all nodes that become equal. The second of
    /// a pair is kept. All references outside the pool must be mapped.
    pub fn merge(&mut self, mut pending: Vec<(Metadata, Metadata)>) -> Aliases {
        let offset = self.offset;
        let len = self.headers.len();
        let mut aliases = Aliases { offset, parents: (offset..self.len()).collect() };
        let mut users = Users::new(len);
        for number in offset..self.len() {
            let id = Metadata::from_u32(number);
            self.references(id, |target| {
                if let Some(local) = target.as_u32().checked_sub(offset) {
                    users.add(local as usize, number);
                }
            });
        }
        // Work is taken from the end, but should be in the order of the text.
        pending.reverse();
        let mut scratch = Vec::new();
        while let Some((old, new)) = pending.pop() {
            let (mut old, mut new) = (aliases.find(old.as_u32()), aliases.find(new.as_u32()));
            if old == new {
                continue;
            }
            // Equal nodes are interchangeable. The one with fewer users goes, so that no user is rewritten
            // often; a node of a frozen base stays.
            let local = |number: u32| number.checked_sub(offset).map(|local| local as usize);
            let equal = self.raw(Metadata::from_u32(old)) == self.raw(Metadata::from_u32(new));
            match (local(old), local(new)) {
                (None, _) => std::mem::swap(&mut old, &mut new),
                (Some(a), Some(b)) if equal && users.count[a] > users.count[b] => {
                    std::mem::swap(&mut old, &mut new);
                }
                _ => {}
            }
            let Some(dying) = local(old) else { continue };
            self.unindex(Metadata::from_u32(old));
            if let Some(duplicate) = self.reindex(Metadata::from_u32(new)) {
                pending.push((Metadata::from_u32(new), duplicate));
            }
            aliases.parents[dying] = new;
            self.headers[dying] = Header::new(0, 0, tag::UNDEFINED);
            let mut entry = users.first[dying];
            if let Some(staying) = local(new) {
                users.join(dying, staying);
            }
            while entry != NONE {
                let (user, next) = users.entries[entry as usize];
                if aliases.find(user) == user
                    && let Some(duplicate) = self.rewrite_node(Metadata::from_u32(user), &mut aliases, &mut scratch)
                {
                    pending.push((Metadata::from_u32(user), duplicate));
                }
                entry = next;
            }
        }
        aliases
    }

    /// Indexes a uniqued node by its content, or returns the equal node that is already indexed.
    fn reindex(&mut self, id: Metadata) -> Option<Metadata> {
        if id.as_u32() < self.offset {
            return None;
        }
        let (tag_byte, payload, words) = self.raw(id);
        if tag_byte & tag::DISTINCT != 0 || tag_byte == tag::UNDEFINED {
            return None;
        }
        let hash = hash_words(tag_byte, payload, words);
        match self.find(hash, tag_byte, payload, words) {
            Some(found) => (found != id).then_some(found),
            None => {
                self.insert_index(hash, id.as_u32());
                None
            }
        }
    }

    /// Rewrites the references of a node. Returns the older node that it now equals, if any.
    fn rewrite_node(&mut self, id: Metadata, aliases: &mut Aliases, scratch: &mut Vec<u32>) -> Option<Metadata> {
        let node = self.node(id)?;
        let (class, distinct) = (node.class(), node.is_distinct());
        scratch.clear();
        scratch.extend_from_slice(node.words());
        for_each_reference(class, scratch, |word| {
            if let Some(old) = Metadata::from_word(*word) {
                *word = Metadata::from_u32(aliases.find(old.as_u32())).to_word();
            }
        });
        self.unindex(id);
        let found = self.define(id, class, distinct, scratch);
        // `define` records the alias too, but it is handled here.
        self.aliases.clear();
        (found != id).then_some(found)
    }

    /// Calls `visit` with every reference of a node.
    pub fn references(&self, id: Metadata, mut visit: impl FnMut(Metadata)) {
        let Some(node) = self.node(id) else { return };
        let (class, words): (Class, _) = (node.class(), node.words());
        for at in class.info().reference_words() {
            if let Some(target) = words.get(at).copied().and_then(Metadata::from_word) {
                visit(target);
            }
        }
        node.operands().flatten().for_each(visit);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::metadata::NodeWriter;
    use crate::strings::Symbol;

    fn words(ids: &[Metadata]) -> Vec<u32> {
        ids.iter().map(|id| id.to_word()).collect()
    }

    #[test]
    fn references_to_equal_nodes_become_equal() {
        let mut pool = MetadataPool::default();
        let [a, b, end_a, end_b] = std::array::from_fn(|_| pool.reserve());
        let other = pool.tuple(&[]);
        assert_eq!(pool.define(a, Class::Tuple, false, &words(&[end_a, other])), a);
        assert_eq!(pool.define(b, Class::Tuple, false, &words(&[end_b, other])), b);
        assert_eq!(pool.define(end_a, Class::Tuple, false, &words(&[other])), end_a);
        assert_eq!(pool.define(end_b, Class::Tuple, false, &words(&[other])), end_a);
        let aliases = pool.resolve_aliases().expect("two nodes are equal");
        assert_eq!(aliases.resolve(a), aliases.resolve(b));
        assert_eq!(aliases.resolve(end_b), end_a);
        assert_eq!(aliases.resolve(other), other);
        // The node that is kept is found by its new content.
        let stays = aliases.resolve(a);
        assert_eq!(pool.intern_node(Class::Tuple, false, &words(&[end_a, other])), stays);
        assert!(pool.resolve_aliases().is_none());
    }

    #[test]
    fn distinct_nodes_and_cycles_stay_apart() {
        let mut pool = MetadataPool::default();
        let [a, b, own] = std::array::from_fn(|_| pool.reserve());
        pool.define(a, Class::Tuple, false, &words(&[b]));
        pool.define(b, Class::Tuple, false, &words(&[a]));
        pool.define(own, Class::Tuple, false, &words(&[own]));
        assert!(pool.resolve_aliases().is_none());
        assert!(pool.node(own).is_some_and(|node| node.is_distinct()));
        assert!(pool.node(a).is_some_and(|node| !node.is_distinct()));
        let first = pool.intern_node(Class::Tuple, true, &[]);
        assert_ne!(first, pool.intern_node(Class::Tuple, true, &[]));
    }

    #[test]
    fn members_of_an_identified_type_are_one_by_name() {
        let mut pool = MetadataPool::default();
        let [name, identifier] = [1, 2].map(|n| pool.intern_string(Symbol::from_u32(n)));
        let mut writer = NodeWriter::new(Class::DICompositeType);
        let field = |class: Class, name: &[u8]| class.info().field(name).expect("a field of the class");
        writer.set_reference(field(Class::DICompositeType, b"identifier"), Some(identifier));
        let scope = pool.intern_node(Class::DICompositeType, true, writer.words());
        let mut member = |pool: &mut MetadataPool, line: u64, tag: u32| {
            writer.reset(Class::DIDerivedType);
            writer.set_number(field(Class::DIDerivedType, b"tag"), u64::from(tag));
            writer.set_number(field(Class::DIDerivedType, b"line"), line);
            writer.set_reference(field(Class::DIDerivedType, b"name"), Some(name));
            writer.set_reference(field(Class::DIDerivedType, b"scope"), Some(scope));
            pool.intern_node(Class::DIDerivedType, false, writer.words())
        };
        let first = member(&mut pool, 1, DW_TAG_MEMBER);
        let second = member(&mut pool, 2, DW_TAG_MEMBER);
        let friend = member(&mut pool, 2, DW_TAG_MEMBER + 1);
        let aliases = pool.resolve_aliases().expect("two members of one name");
        assert_eq!(aliases.resolve(second), first);
        assert_eq!(aliases.resolve(friend), friend);
    }

    #[test]
    fn elements_of_expressions_are_no_references() {
        let mut pool = MetadataPool::default();
        let id = pool.reserve();
        let mut writer = NodeWriter::new(Class::DIExpression);
        writer.push_element(u64::from(id.to_word()));
        writer.push_element(0);
        let defined = pool.define(id, Class::DIExpression, false, writer.words());
        let node = pool.node(defined).expect("it is defined");
        assert!(!node.is_distinct());
        assert_eq!(node.elements().collect::<Vec<_>>(), [u64::from(id.to_word()), 0]);
        assert_eq!(node.operands().count(), 0);
        pool.references(defined, |_| panic!("an element is no reference"));
    }
}
