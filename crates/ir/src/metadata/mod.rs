//! Metadata of a module (LangRef "Metadata"): strings, values and nodes; uniqued nodes are stored once. Every
//! node, tuple or specialized, is a class and a run of words. The table in [`classes`] defines the meaning of
//! the words; reader, printer and bitcode derive from it.

mod absorb;
pub mod classes;
pub mod expression;
mod node;
mod uniquing;

use std::hash::Hasher;
use std::sync::Arc;

use draig_tables::metadata_kinds::{COUNT as FIXED_COUNT, MD_KIND};
use hashbrown::HashTable;
use rustc_hash::{FxHashMap, FxHasher};

pub use classes::{Class, ClassInfo, EmptyString, Field, FieldKind};
pub use node::{NodeRef, NodeWriter};
pub use uniquing::Aliases;

use crate::entity::handle;
use crate::strings::Symbol;
use crate::value::Value;

handle! {
    /// Handle of a metadata string, value or node of a module.
    Metadata, "metadata"
}
handle! {
    /// Kind of an attachment, such as `dbg` or `tbaa`.
    MetadataKind, "kind"
}

/// Largest number of words of a node.
pub const MAX_NODE_WORDS: usize = (1 << 24) - 1;

/// Content of a [`Metadata`].
#[derive(Clone, Copy, Debug)]
pub enum MetadataData<'a> {
    /// `!"string"`
    String(Symbol),
    /// A constant or global with its type, such as `i32 1`.
    Value(Value),
    /// `!{…}` or `!DIFile(…)`.
    Node(NodeRef<'a>),
    /// A reserved number that is not defined yet.
    Undefined,
}

/// `start` is the symbol or value of a string or value, and the first word of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Header {
    start: u32,
    /// Low 24 bits: count of words; high 8: tag (see `tag`).
    len_tag: u32,
}

const _: () = assert!(size_of::<Header>() == 8, "debug info has a node per variable and type");

/// Values of the high byte of a header: classes with and without `distinct`, then the others.
mod tag {
    pub(super) const DISTINCT: u8 = 0x80;
    pub(super) const STRING: u8 = 0x7d;
    pub(super) const VALUE: u8 = 0x7e;
    pub(super) const UNDEFINED: u8 = 0x7f;
}

impl Header {
    fn tag(self) -> u8 {
        (self.len_tag >> 24) as u8
    }

    fn len(self) -> usize {
        (self.len_tag & 0xff_ffff) as usize
    }

    fn new(start: u32, len: usize, tag: u8) -> Header {
        assert!(len <= MAX_NODE_WORDS, "a metadata node has more than {MAX_NODE_WORDS} words");
        Header { start, len_tag: u32::from(tag) << 24 | len as u32 }
    }
}

/// Metadata of a module.
#[derive(Clone, Debug, Default)]
pub struct MetadataPool {
    base: Option<Arc<MetadataPool>>,
    offset: u32,
    headers: Vec<Header>,
    words: Vec<u32>,
    /// Number and hash of each string, value and uniqued node. With the hash, growing and probing do not read
    /// the nodes.
    index: HashTable<Indexed>,
    /// Definitions of numbers that the base reserved.
    definitions: Vec<(Metadata, Header)>,
    /// Reserved numbers of this overlay that are defined, in the order of definition.
    late: Vec<Metadata>,
    /// During bulk definition ([`MetadataPool::begin_many`]): entries that are not in the index yet.
    many: Option<Vec<Indexed>>,
    /// Reserved numbers whose definition turned out equal to an older uniqued node.
    aliases: Vec<(Metadata, Metadata)>,
    /// Number of calls of [`MetadataPool::replace_value`].
    replaced_values: u64,
}

/// An entry of the index.
#[derive(Clone, Copy, Debug)]
struct Indexed {
    hash: u32,
    number: u32,
}

impl Indexed {
    /// The hash in the bits that the table uses.
    #[inline]
    fn hash(self) -> u64 {
        spread(self.hash)
    }
}

#[inline]
fn spread(hash: u32) -> u64 {
    u64::from(hash) << 32 | u64::from(hash)
}

impl MetadataPool {
    /// Creates an empty pool on top of a frozen one.
    pub fn overlay(base: Arc<MetadataPool>) -> Self {
        MetadataPool { offset: base.len(), base: Some(base), ..MetadataPool::default() }
    }

    /// Number of strings, values and nodes.
    #[inline]
    pub fn len(&self) -> u32 {
        self.offset + self.headers.len() as u32
    }

    /// Whether the pool is empty.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// First number that does not belong to the base.
    pub fn offset(&self) -> u32 {
        self.offset
    }

    #[inline]
    fn raw(&self, id: Metadata) -> (u8, u32, &[u32]) {
        let Some(local) = id.as_u32().checked_sub(self.offset) else { return self.raw_of_base(id) };
        let header = self.headers[local as usize];
        match header.tag() {
            tag::STRING | tag::VALUE | tag::UNDEFINED => (header.tag(), header.start, &[]),
            other => {
                let start = header.start as usize;
                (other, 0, &self.words[start..start + header.len()])
            }
        }
    }

    #[cold]
    fn raw_of_base(&self, id: Metadata) -> (u8, u32, &[u32]) {
        self.base.as_ref().map_or((tag::UNDEFINED, 0, &[]), |base| base.raw(id))
    }

    /// Returns the words of a node ([`NodeRef::words`]), if it has this class.
    #[inline]
    pub fn words_of(&self, id: Metadata, class: Class) -> Option<&[u32]> {
        let Some(local) = id.as_u32().checked_sub(self.offset) else { return self.words_of_base(id, class) };
        let header = self.headers[local as usize];
        if header.tag() & !tag::DISTINCT != class as u8 {
            return None;
        }
        let start = header.start as usize;
        self.words.get(start..start + header.len())
    }

    #[cold]
    fn words_of_base(&self, id: Metadata, class: Class) -> Option<&[u32]> {
        self.base.as_ref().and_then(|base| base.words_of(id, class))
    }

    /// Returns the content of an id.
    #[inline]
    pub fn get(&self, id: Metadata) -> MetadataData<'_> {
        match self.raw(id) {
            (tag::STRING, word, _) => match Symbol::from_word(word) {
                Some(symbol) => MetadataData::String(symbol),
                None => MetadataData::Undefined,
            },
            (tag::VALUE, word, _) => match Value::from_word(word) {
                Some(value) => MetadataData::Value(value),
                None => MetadataData::Undefined,
            },
            (tag::UNDEFINED, ..) => MetadataData::Undefined,
            (class, _, words) => match Class::from_number(class & !tag::DISTINCT) {
                Some(number) => MetadataData::Node(NodeRef::new(number, class & tag::DISTINCT != 0, words)),
                None => MetadataData::Undefined,
            },
        }
    }

    /// Returns the node, if it is one.
    #[inline]
    pub fn node(&self, id: Metadata) -> Option<NodeRef<'_>> {
        let Some(local) = id.as_u32().checked_sub(self.offset) else { return self.node_of_base(id) };
        let header = self.headers[local as usize];
        let class = Class::from_number(header.tag() & !tag::DISTINCT)?;
        let start = header.start as usize;
        let words = &self.words[start..start + header.len()];
        Some(NodeRef::new(class, header.tag() & tag::DISTINCT != 0, words))
    }

    #[cold]
    fn node_of_base(&self, id: Metadata) -> Option<NodeRef<'_>> {
        self.base.as_ref().and_then(|base| base.node(id))
    }

    #[inline]
    fn tag(&self, id: Metadata) -> u8 {
        match id.as_u32().checked_sub(self.offset) {
            Some(local) => self.headers[local as usize].tag(),
            None => self.base.as_ref().map_or(tag::UNDEFINED, |base| base.tag(id)),
        }
    }

    /// Returns the class of the node, if it is one.
    #[inline]
    pub fn class(&self, id: Metadata) -> Option<Class> {
        Class::from_number(self.tag(id) & !tag::DISTINCT)
    }

    /// Whether it is a node in which no word, reference or not, is larger than `most`.
    #[inline]
    pub fn has_only_words_up_to(&self, id: Metadata, most: u32) -> bool {
        let (tag, _, words) = self.raw(id);
        !matches!(tag, tag::STRING | tag::VALUE | tag::UNDEFINED) && words.iter().all(|&word| word <= most)
    }

    /// Whether it is a `distinct` node.
    #[inline]
    pub fn is_distinct(&self, id: Metadata) -> bool {
        self.tag(id) & tag::DISTINCT != 0
    }

    /// Returns the symbol, if it is a string.
    #[inline]
    pub fn as_string(&self, id: Metadata) -> Option<Symbol> {
        match self.get(id) {
            MetadataData::String(symbol) => Some(symbol),
            _ => None,
        }
    }

    /// Returns the value, if it is one.
    #[inline]
    pub fn as_value(&self, id: Metadata) -> Option<Value> {
        match self.get(id) {
            MetadataData::Value(value) => Some(value),
            _ => None,
        }
    }

    /// Interns `!"…"`.
    pub fn intern_string(&mut self, symbol: Symbol) -> Metadata {
        self.intern(tag::STRING, symbol.to_word(), &[])
    }

    /// Interns a constant or global as metadata.
    pub fn intern_value(&mut self, value: Value) -> Metadata {
        self.intern(tag::VALUE, value.to_word(), &[])
    }

    /// Interns a uniqued node, or adds a distinct one. `words` come from a [`NodeWriter`] or are the operands
    /// of a tuple.
    ///
    /// # Panics
    /// Panics if there are more than [`MAX_NODE_WORDS`] words.
    pub fn intern_node(&mut self, class: Class, distinct: bool, words: &[u32]) -> Metadata {
        if distinct {
            let id = self.reserve();
            self.put(id, class as u8 | tag::DISTINCT, words);
            return id;
        }
        self.intern(class as u8, 0, words)
    }

    /// Interns the uniqued tuple `!{…}`.
    pub fn tuple(&mut self, operands: &[Option<Metadata>]) -> Metadata {
        let words: Vec<u32> = operands.iter().map(|op| op.map_or(0, Metadata::to_word)).collect();
        self.intern_node(Class::Tuple, false, &words)
    }

    /// Reserves a number for a later definition: a forward reference.
    pub fn reserve(&mut self) -> Metadata {
        let id = Metadata::from_u32(self.len());
        self.headers.push(Header::new(0, 0, tag::UNDEFINED));
        id
    }

    /// Whether any node of this class is `distinct`.
    pub fn has_distinct(&self, class: Class) -> bool {
        let wanted = class as u8 | tag::DISTINCT;
        self.headers.iter().any(|header| header.tag() == wanted)
            || self.definitions.iter().any(|(_, header)| header.tag() == wanted)
            || self.base.as_ref().is_some_and(|base| base.has_distinct(class))
    }

    /// Total number of words of all nodes.
    pub fn word_count(&self) -> usize {
        self.words.len()
    }

    /// Starts bulk definition of many numbers, with about `words` words in total. Until
    /// [`MetadataPool::end_many`], nodes equal to them are not found. The index is then filled region by
    /// region, which takes a fraction of the time of scattered accesses.
    pub fn begin_many(&mut self, words: usize) {
        self.words.reserve(words);
        self.many = Some(Vec::with_capacity(self.headers.len()));
    }

    /// Reserves capacity for this many more strings, values and nodes.
    pub fn reserve_many(&mut self, count: usize) {
        self.headers.reserve(count);
    }

    /// Reserves capacity for this many more words of nodes.
    pub fn reserve_words(&mut self, count: usize) {
        self.words.reserve(count);
    }

    /// Adds definitions since [`MetadataPool::begin_many`] to the index. Numbers of nodes that turn out to be
    /// equal become aliases, as in [`MetadataPool::define`].
    pub fn end_many(&mut self) {
        let Some(many) = self.many.take() else { return };
        self.index.reserve(many.len(), |entry| entry.hash());
        let before = self.aliases.len();
        for entry in by_region(&many, self.index.capacity()) {
            let id = Metadata::from_u32(entry.number);
            let (tag_byte, payload, words) = self.raw(id);
            match self.find(entry.hash, tag_byte, payload, words) {
                Some(found) => self.aliases.push((id, found)),
                None => self.insert_index(entry.hash, entry.number),
            }
        }
        if self.aliases.len() > before {
            // In the order of definition.
            let place: FxHashMap<u32, usize> = many.iter().enumerate().map(|(at, entry)| (entry.number, at)).collect();
            self.aliases[before..].sort_by_key(|(id, _)| place.get(&id.as_u32()).copied());
        }
    }

    /// Whether this number is reserved and not defined yet.
    #[inline]
    pub fn is_undefined(&self, id: Metadata) -> bool {
        match (id.as_u32().checked_sub(self.offset), &self.base) {
            (Some(local), _) => self.headers[local as usize].tag() == tag::UNDEFINED,
            (None, Some(base)) => base.is_undefined(id),
            (None, None) => true,
        }
    }

    /// Defines a reserved number. If an equal uniqued node exists, the number becomes an alias of that node
    /// until [`MetadataPool::resolve_aliases`] is called, and the older id is returned. A uniqued node that
    /// refers to itself becomes distinct, as in LLVM.
    ///
    /// A number of a frozen base is defined when the overlay is absorbed; equal nodes are found then.
    ///
    /// # Panics
    /// Panics if there are more than [`MAX_NODE_WORDS`] words.
    pub fn define(&mut self, id: Metadata, class: Class, distinct: bool, words: &[u32]) -> Metadata {
        if id.as_u32() < self.offset {
            self.define_in_base(id, class, distinct, words);
            return id;
        }
        if self.base.is_some() {
            self.late.push(id);
        }
        if distinct || words.contains(&id.to_word()) && classes::refers_to(class, words, id.to_word()) {
            self.put(id, class as u8 | tag::DISTINCT, words);
            return id;
        }
        let hash = hash_words(class as u8, 0, words);
        if let Some(many) = &mut self.many {
            many.push(Indexed { hash, number: id.as_u32() });
            self.put(id, class as u8, words);
            return id;
        }
        if let Some(found) = self.find(hash, class as u8, 0, words) {
            self.put(id, class as u8, words);
            self.aliases.push((id, found));
            return found;
        }
        self.put(id, class as u8, words);
        self.insert_index(hash, id.as_u32());
        id
    }

    fn define_in_base(&mut self, id: Metadata, class: Class, distinct: bool, words: &[u32]) {
        let start = u32::try_from(self.words.len()).expect("metadata of a module fits 2^32 words");
        self.words.extend_from_slice(words);
        let tag_byte = class as u8 | if distinct { tag::DISTINCT } else { 0 };
        self.definitions.push((id, Header::new(start, words.len(), tag_byte)));
    }

    /// Releases the base; the items of this pool stay readable.
    pub(crate) fn detach(mut self) -> MetadataPool {
        self.base = None;
        self
    }

    /// Whether there are unresolved aliases.
    pub fn has_aliases(&self) -> bool {
        !self.aliases.is_empty()
    }

    /// Replaces words and class of a node in place. A uniqued node can be found by its new content only.
    ///
    /// # Panics
    /// Panics if `id` belongs to a frozen base.
    pub fn replace(&mut self, id: Metadata, class: Class, distinct: bool, words: &[u32]) {
        self.unindex(id);
        let tag_byte = class as u8 | if distinct { tag::DISTINCT } else { 0 };
        self.put(id, tag_byte, words);
        if !distinct {
            let hash = hash_words(tag_byte, 0, words);
            if self.find(hash, tag_byte, 0, words).is_none() {
                self.insert_index(hash, id.as_u32());
            }
        }
    }

    /// Number of times that a wrapped value was replaced, for indices of them.
    pub(crate) fn replaced_values(&self) -> u64 {
        self.replaced_values
    }

    /// Replaces the value of metadata that wraps a value, in place.
    ///
    /// # Panics
    /// Panics if `id` belongs to a frozen base.
    pub fn replace_value(&mut self, id: Metadata, value: Value) {
        assert!(id.as_u32() >= self.offset, "{id} belongs to a frozen module");
        self.replaced_values += 1;
        self.unindex(id);
        self.headers[(id.as_u32() - self.offset) as usize] = Header::new(value.to_word(), 0, tag::VALUE);
        let hash = hash_words(tag::VALUE, value.to_word(), &[]);
        if self.find(hash, tag::VALUE, value.to_word(), &[]).is_none() {
            self.insert_index(hash, id.as_u32());
        }
    }

    fn put(&mut self, id: Metadata, tag_byte: u8, words: &[u32]) {
        assert!(id.as_u32() >= self.offset, "{id} belongs to a frozen module");
        let slot = (id.as_u32() - self.offset) as usize;
        let old = self.headers[slot];
        let start = if words.len() <= old.len() && old.tag() < tag::STRING | tag::DISTINCT {
            old.start
        } else {
            let end = u32::try_from(self.words.len()).expect("metadata of a module fits 2^32 words");
            self.words.extend_from_slice(words);
            self.headers[slot] = Header::new(end, words.len(), tag_byte);
            return;
        };
        self.words[start as usize..start as usize + words.len()].copy_from_slice(words);
        self.headers[slot] = Header::new(start, words.len(), tag_byte);
    }

    fn intern(&mut self, tag_byte: u8, payload: u32, words: &[u32]) -> Metadata {
        let hash = hash_words(tag_byte, payload, words);
        if let Some(id) = self.find(hash, tag_byte, payload, words) {
            return id;
        }
        let id = Metadata::from_u32(self.len());
        if words.is_empty() && tag_byte >= tag::STRING {
            self.headers.push(Header::new(payload, 0, tag_byte));
        } else {
            let start = u32::try_from(self.words.len()).expect("metadata of a module fits 2^32 words");
            self.words.extend_from_slice(words);
            self.headers.push(Header::new(start, words.len(), tag_byte));
        }
        self.insert_index(hash, id.as_u32());
        id
    }

    fn find(&self, hash: u32, tag_byte: u8, payload: u32, words: &[u32]) -> Option<Metadata> {
        if let Some(base) = &self.base
            && let Some(id) = base.find(hash, tag_byte, payload, words)
        {
            return Some(id);
        }
        self.index
            .find(spread(hash), |entry| {
                entry.hash == hash && self.raw(Metadata::from_u32(entry.number)) == (tag_byte, payload, words)
            })
            .map(|entry| Metadata::from_u32(entry.number))
    }

    #[inline]
    fn insert_index(&mut self, hash: u32, number: u32) {
        self.index.insert_unique(spread(hash), Indexed { hash, number }, |entry| entry.hash());
    }

    fn unindex(&mut self, id: Metadata) {
        let (tag_byte, payload, words) = self.raw(id);
        let hash = hash_words(tag_byte, payload, words);
        if let Ok(entry) = self.index.find_entry(spread(hash), |entry| entry.number == id.as_u32()) {
            entry.remove();
        }
    }

    /// Heap memory in bytes, excluding the base.
    pub fn heap_bytes(&self) -> usize {
        self.headers.capacity() * size_of::<Header>() + self.words.capacity() * 4 + self.index.allocation_size()
    }
}

/// Sorts entries by the region of an index of this capacity that they belong to. The sort is stable within a
/// region.
fn by_region(entries: &[Indexed], capacity: usize) -> Vec<Indexed> {
    const REGIONS: usize = 64;
    let shift = capacity.next_power_of_two().ilog2().saturating_sub(REGIONS.ilog2());
    let region = |entry: &Indexed| (entry.hash >> shift) as usize % REGIONS;
    let mut starts = [0; REGIONS + 1];
    for entry in entries {
        starts[region(entry) + 1] += 1;
    }
    for at in 0..REGIONS {
        starts[at + 1] += starts[at];
    }
    let mut sorted = vec![Indexed { hash: 0, number: 0 }; entries.len()];
    for entry in entries {
        let place = &mut starts[region(entry)];
        sorted[*place] = *entry;
        *place += 1;
    }
    sorted
}

fn hash_words(tag_byte: u8, payload: u32, words: &[u32]) -> u32 {
    let mut hasher = FxHasher::default();
    hasher.write_u64(u64::from(tag_byte) << 32 | u64::from(payload));
    let (pairs, rest) = words.as_chunks::<2>();
    for &[low, high] in pairs {
        hasher.write_u64(u64::from(high) << 32 | u64::from(low));
    }
    for &word in rest {
        hasher.write_u32(word);
    }
    let hash = hasher.finish();
    (hash >> 32) as u32 ^ hash as u32
}

/// Names of the kinds of attachments: LLVM's fixed kinds first, then those of the module in order of first use.
#[derive(Clone, Debug, Default)]
pub struct MetadataKinds {
    extra: Vec<Box<[u8]>>,
    /// Index of each name in `extra`.
    index: FxHashMap<Box<[u8]>, u32>,
}

impl MetadataKinds {
    /// Returns the kind with this name, adding it if it is new.
    pub fn intern(&mut self, name: &[u8]) -> MetadataKind {
        if let Some(kind) = self.find(name) {
            return kind;
        }
        self.index.insert(name.into(), self.extra.len() as u32);
        self.extra.push(name.into());
        MetadataKind::from_u32(self.len() - 1)
    }

    /// Returns the kind with this name.
    pub fn find(&self, name: &[u8]) -> Option<MetadataKind> {
        let fixed = MD_KIND.number(name);
        fixed.map(MetadataKind::from_u32).or_else(|| {
            let at = self.index.get(name)?;
            Some(MetadataKind::from_u32(FIXED_COUNT + at))
        })
    }

    /// Reorders the kinds that are not LLVM's own; `order` contains each of them once. The caller must map
    /// all kinds that it holds.
    ///
    /// # Panics
    /// Panics if `order` is not a permutation of those kinds.
    pub fn reorder(&mut self, order: &[MetadataKind]) {
        assert_eq!(order.len(), self.extra.len(), "a new order has every kind");
        let old = std::mem::take(&mut self.extra);
        let mut old: Vec<_> = old.into_iter().map(Some).collect();
        self.extra = (order.iter())
            .map(|kind| {
                let at = (kind.as_u32() - FIXED_COUNT) as usize;
                old[at].take().expect("a new order has every kind once")
            })
            .collect();
        self.index = self.extra.iter().enumerate().map(|(at, name)| (name.clone(), at as u32)).collect();
    }

    /// Returns the name of a kind.
    pub fn name(&self, kind: MetadataKind) -> &[u8] {
        match kind.as_u32().checked_sub(FIXED_COUNT) {
            None => MD_KIND.name(kind.as_u32()).unwrap_or_default().as_bytes(),
            Some(at) => &self.extra[at as usize],
        }
    }

    /// Number of kinds.
    pub fn len(&self) -> u32 {
        FIXED_COUNT + self.extra.len() as u32
    }

    /// Always false: every module has LLVM's fixed kinds.
    pub fn is_empty(&self) -> bool {
        false
    }
}
