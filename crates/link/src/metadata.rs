//! Debug types with identifiers: the first of several with the same identifier replaces the others (the
//! one-definition rule).

use draig_ir::metadata::Class;
use draig_ir::remap::NodeCopy;
use draig_ir::{Metadata, Symbol, Tables, Transfer};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::dest::Dest;
use crate::mover::Mover;
use crate::source::Source;

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
            source.maps.metadata.set(id.index(), old.to_word());
        }
        found
    }

    /// Returns the identifier of a node that is new to the result.
    pub(crate) fn identifier(&self, id: Metadata) -> Option<Symbol> {
        self.new.get(&id).copied()
    }

    /// Returns how a node is copied: one with an identifier is added once.
    pub(crate) fn copy_of(&self, id: Metadata, is_distinct: bool) -> NodeCopy {
        match self.same.get(&id) {
            Some(&first) => NodeCopy::As(first),
            None if is_distinct || self.new.contains_key(&id) => NodeCopy::Once,
            None => NodeCopy::Uniqued,
        }
    }
}

fn identifier(tables: &Tables, id: Metadata) -> Option<Symbol> {
    tables.metadata.as_string(tables.metadata.node(id)?.reference_named("identifier")?)
}

fn number_of(tables: &Tables, id: Metadata, field: &str) -> u64 {
    let node = tables.metadata.node(id);
    node.and_then(|node| Some(node.number(node.field_named(field)?))).unwrap_or(0)
}

impl DebugTypes {
    /// Records a type of the result with an identifier.
    pub(crate) fn identify(&mut self, identifier: Symbol, id: Metadata) {
        self.identified.insert(identifier, id);
        self.nodes.insert(id);
    }

    /// Returns the uniqued node of the result with these words, or the member that it would duplicate.
    pub(crate) fn unique_node(&mut self, tables: &mut Tables, class: Class, words: &[u32]) -> Metadata {
        match self.member_key(class, words) {
            Some(key) => *self.members.entry(key).or_insert_with(|| tables.metadata.intern_node(class, false, words)),
            None => tables.metadata.intern_node(class, false, words),
        }
    }

    /// Returns the key by which members of types with an identifier are merged; `None` for other nodes.
    fn member_key(&self, class: Class, words: &[u32]) -> Option<(Class, [u32; 3])> {
        if !matches!(class, Class::DIDerivedType | Class::DISubprogram) {
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
        let is_identified = self.nodes.contains(&scope);
        (name != 0 && is_identified).then_some((class, [scope.to_word(), name, parameters]))
    }
}

impl Mover<'_> {
    /// Completes types that were only declared so far with this module's definitions.
    pub(crate) fn complete_types(&mut self) {
        for (id, old) in std::mem::take(&mut self.identified.complete) {
            if let Some((class, words)) = self.transfer_words(id) {
                self.dest.tables.metadata.replace(old, class, true, &words);
            }
        }
    }
}
