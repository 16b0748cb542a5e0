//! Metadata of a module in the pool of the result. Uniqued nodes are uniqued again, distinct ones are copied
//! once, and the first of several types with the same identifier replaces the others (the one-definition
//! rule).

use draig_ir::metadata::classes::{self, Class};
use draig_ir::{Metadata, MetadataData, Symbol, Tables};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::dest::Dest;
use crate::mover::Mover;
use crate::source::{Purpose, Source};

/// Debug types of the result that are identified by name.
#[derive(Debug)]
pub(crate) struct DebugTypes {
    /// Whether identifiers are used.
    pub(crate) are_unique: bool,
    /// Types by identifier.
    identified: FxHashMap<Symbol, Metadata>,
    /// All of these types.
    nodes: FxHashSet<Metadata>,
    /// Members of these types, by class, scope, name and template parameters.
    members: FxHashMap<(Class, [u32; 3]), Metadata>,
}

impl Default for DebugTypes {
    fn default() -> DebugTypes {
        let (identified, nodes, members) = Default::default();
        DebugTypes { are_unique: true, identified, nodes, members }
    }
}

/// Resolution of the identifiers of a module's types.
#[derive(Debug, Default)]
pub(crate) struct Identified {
    /// Nodes that equal an earlier node of the same module.
    same: FxHashMap<Metadata, Metadata>,
    /// Nodes with an identifier that is new to the result.
    new: FxHashMap<Metadata, Symbol>,
    /// Definitions of types that the result only declares.
    complete: Vec<(Metadata, Metadata)>,
}

/// Marks a node that is being mapped and is on the stack.
const IN_PROGRESS: u32 = u32::MAX;

/// `DIFlagFwdDecl`
const FORWARD_DECLARATION: u64 = 1 << 2;
/// `DW_TAG_member`
const TAG_MEMBER: u64 = 0xd;
/// `DISPFlagDefinition`
const DEFINITION: u64 = 1 << 3;

impl Identified {
    /// Finds types with identifiers in a module and in the result.
    pub(crate) fn new(source: &mut Source, dest: &mut Dest) -> Identified {
        let mut found = Identified::default();
        if !dest.debug_types.are_unique {
            return found;
        }
        let pool = &source.module.tables.metadata;
        let mut firsts: FxHashMap<Symbol, Metadata> = FxHashMap::default();
        let mut known = Vec::new();
        for number in 0..pool.len() {
            let id = Metadata::from_u32(number);
            if pool.class(id) != Some(Class::DICompositeType) {
                continue;
            }
            let Some(name) = identifier(&source.module.tables, id) else { continue };
            let symbol = dest.tables.strings.intern(source.module.tables.str(name));
            if let Some(&old) = dest.debug_types.identified.get(&symbol) {
                if number_of(&dest.tables, old, "tag") != number_of(&source.module.tables, id, "tag") {
                    continue;
                }
                known.push((id, old));
                let is_declared = |tables: &Tables, id| number_of(tables, id, "flags") & FORWARD_DECLARATION != 0;
                if is_declared(&dest.tables, old)
                    && !is_declared(&source.module.tables, id)
                    && found.complete.iter().all(|&(_, other)| other != old)
                {
                    found.complete.push((id, old));
                }
                continue;
            }
            match firsts.get(&symbol) {
                Some(&first) => {
                    let tables = &source.module.tables;
                    if number_of(tables, first, "tag") == number_of(tables, id, "tag") {
                        found.same.insert(id, first);
                    }
                }
                None => {
                    firsts.insert(symbol, id);
                    found.new.insert(id, symbol);
                }
            }
        }
        for (id, old) in known {
            source.metadata.set(id.index(), old.to_word());
        }
        found
    }
}

fn identifier(tables: &Tables, id: Metadata) -> Option<Symbol> {
    tables.metadata.as_string(tables.metadata.node(id)?.reference_named("identifier")?)
}

fn number_of(tables: &Tables, id: Metadata, field: &str) -> u64 {
    let node = tables.metadata.node(id);
    node.and_then(|node| Some(node.number(node.field_named(field)?))).unwrap_or(0)
}

/// A uniqued node whose operands are being mapped. The collected operands between `next` and `end` are left.
struct Frame {
    id: Metadata,
    start: usize,
    next: usize,
}

impl Mover<'_> {
    /// Returns the result's metadata for metadata of the module; `None` for a value that does not exist.
    #[inline]
    pub(crate) fn metadata(&mut self, id: Metadata) -> Option<Metadata> {
        match Metadata::from_word(self.src.metadata.get(id.index())) {
            Some(known) => Some(known),
            None => self.new_metadata(id),
        }
    }

    fn new_metadata(&mut self, id: Metadata) -> Option<Metadata> {
        let first = self.distinct_nodes.len();
        let mapped = match self.simple(id) {
            Some(mapped) => mapped,
            None => Some(self.uniqued(id)),
        };
        // Operands of distinct nodes come last, those of the latest node first.
        let mut operands = Vec::new();
        while self.distinct_nodes.len() > first
            && let Some((node, new)) = self.distinct_nodes.pop()
        {
            operands.clear();
            self.operands(node, &mut operands);
            for &operand in &operands {
                if self.simple(operand).is_none() {
                    self.uniqued(operand);
                }
            }
            self.define(node, Some(new));
        }
        mapped
    }

    /// Maps metadata that needs no mapped operands; the outer `None` means that it is a uniqued node, which
    /// does.
    fn simple(&mut self, id: Metadata) -> Option<Option<Metadata>> {
        let known = self.src.metadata.get(id.index());
        if known != 0 && known != IN_PROGRESS {
            return Some(Metadata::from_word(known));
        }
        let new = match self.src.module.tables.metadata.get(id) {
            MetadataData::String(symbol) => {
                let symbol = self.symbol(symbol);
                self.dest.tables.metadata.intern_string(symbol)
            }
            MetadataData::Value(value) => {
                let Some(new) = self.value(Purpose::Mention, value) else { return Some(None) };
                let new = self.dest.tables.metadata.intern_value(new);
                let constant = value.as_const().map(|constant| &self.src.module.tables.constants.get(constant).kind);
                if !constant.is_some_and(|kind| kind.parts().is_empty() && kind.named_global().is_none()) {
                    // not cached: a global that does not exist now may exist later
                    return Some(Some(new));
                }
                new
            }
            MetadataData::Undefined => return Some(None),
            MetadataData::Node(node) => {
                if let Some(&first) = self.identified.same.get(&id) {
                    let mapped = self.simple(first)?;
                    self.src.metadata.set(id.index(), mapped.map_or(0, Metadata::to_word));
                    return Some(mapped);
                }
                let identifier = self.identified.new.get(&id).copied();
                if !node.is_distinct() && identifier.is_none() {
                    return None;
                }
                let new = self.dest.tables.metadata.reserve();
                if let Some(symbol) = identifier {
                    self.dest.debug_types.identified.insert(symbol, new);
                    self.dest.debug_types.nodes.insert(new);
                }
                self.distinct_nodes.push((id, new));
                new
            }
        };
        self.src.metadata.set(id.index(), new.to_word());
        Some(Some(new))
    }

    /// Maps a uniqued node, its operands first. Avoids recursion, because nodes nest to any depth.
    fn uniqued(&mut self, root: Metadata) -> Metadata {
        let mut operands = std::mem::take(&mut self.operand_stack);
        let bottom = operands.len();
        let mut frames = Vec::new();
        self.begin(root, &mut frames, &mut operands);
        while let Some(frame) = frames.last_mut() {
            let Some(&operand) = operands.get(frame.next) else {
                operands.truncate(frame.start);
                let id = frame.id;
                frames.pop();
                let reserved = self.src.metadata.get(id.index());
                self.define(id, if reserved == IN_PROGRESS { None } else { Metadata::from_word(reserved) });
                continue;
            };
            frame.next += 1;
            if self.src.metadata.get(operand.index()) == IN_PROGRESS {
                // a cycle: its users must know its number
                let reserved = self.dest.tables.metadata.reserve();
                self.src.metadata.set(operand.index(), reserved.to_word());
            } else if self.simple(operand).is_none() {
                self.begin(operand, &mut frames, &mut operands);
            }
        }
        operands.truncate(bottom);
        self.operand_stack = operands;
        // it was defined when its frame was popped
        Metadata::from_word(self.src.metadata.get(root.index())).unwrap_or(root)
    }

    fn begin(&mut self, id: Metadata, frames: &mut Vec<Frame>, operands: &mut Vec<Metadata>) {
        self.src.metadata.set(id.index(), IN_PROGRESS);
        let start = operands.len();
        self.operands(id, operands);
        frames.push(Frame { id, start, next: start });
    }

    /// Collects the references of a node, in LLVM's order of operands.
    fn operands(&self, id: Metadata, operands: &mut Vec<Metadata>) {
        let Some(node) = self.src.module.tables.metadata.node(id) else { return };
        let info = node.class().info();
        for field in info.operand_fields().filter(|&field| info.fields[field].kind.is_reference()) {
            operands.extend(node.reference(field));
        }
        operands.extend(node.operands().flatten());
    }

    /// Creates the node of the result, after its operands were mapped.
    fn define(&mut self, id: Metadata, reserved: Option<Metadata>) {
        let Some((class, distinct, mut words)) = self.mapped_words(id) else { return };
        let distinct = distinct || self.identified.new.contains_key(&id);
        let new = match (reserved, self.member_key(class, distinct, &words)) {
            (Some(reserved), _) => self.dest.tables.metadata.define(reserved, class, distinct, &words),
            (None, Some(key)) => match self.dest.debug_types.members.get(&key) {
                Some(&known) => known,
                None => {
                    let new = self.dest.tables.metadata.intern_node(class, distinct, &words);
                    self.dest.debug_types.members.insert(key, new);
                    new
                }
            },
            (None, None) => self.dest.tables.metadata.intern_node(class, distinct, &words),
        };
        words.clear();
        self.word_buffer = words;
        self.src.metadata.set(id.index(), new.to_word());
    }

    fn mapped_words(&mut self, id: Metadata) -> Option<(Class, bool, Vec<u32>)> {
        let node = self.src.module.tables.metadata.node(id)?;
        let (class, distinct) = (node.class(), node.is_distinct());
        let mut words = std::mem::take(&mut self.word_buffer);
        words.extend_from_slice(node.words());
        classes::for_each_reference(class, &mut words, |word| {
            if let Some(operand) = Metadata::from_word(*word) {
                *word = self.simple(operand).flatten().map_or(0, Metadata::to_word);
            }
        });
        Some((class, distinct, words))
    }

    /// Returns the key by which members of types with an identifier are merged; `None` for other nodes.
    fn member_key(&self, class: Class, distinct: bool, words: &[u32]) -> Option<(Class, [u32; 3])> {
        if distinct || !matches!(class, Class::DIDerivedType | Class::DISubprogram) {
            return None;
        }
        let info = class.info();
        let slot = |name: &str| info.field(name.as_bytes()).map(|field| info.slot(field));
        let word = |name: &str| slot(name).and_then(|(at, _)| words.get(at)).copied().unwrap_or(0);
        let number = |name: &str| slot(name).map_or(0, |(_, field)| u64::from(word(name)) ^ field.default);
        let (name, parameters) = match class {
            Class::DIDerivedType if number("tag") == TAG_MEMBER => (word("name"), 0),
            Class::DISubprogram if number("spFlags") & DEFINITION == 0 => (word("linkageName"), word("templateParams")),
            _ => return None,
        };
        let scope = Metadata::from_word(word("scope"))?;
        let is_identified = self.dest.debug_types.nodes.contains(&scope);
        (name != 0 && is_identified).then_some((class, [scope.to_word(), name, parameters]))
    }

    /// Completes types that were only declared so far with this module's definitions.
    pub(crate) fn complete_types(&mut self) {
        for (id, old) in std::mem::take(&mut self.identified.complete) {
            let mut operands = Vec::new();
            self.operands(id, &mut operands);
            for operand in operands {
                self.metadata(operand);
            }
            if let Some((class, _, words)) = self.mapped_words(id) {
                self.dest.tables.metadata.replace(old, class, true, &words);
            }
        }
    }
}
