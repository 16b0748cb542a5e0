//! Entries that a module needs, with the unit and the entry in which each is.
//!
//! All that functions, variables and lists of units refer to is found before anything is written, because an entry's
//! children are written with it.

use std::ops::{Index, IndexMut};

use draig_ir::Metadata;
use draig_ir::metadata::{Class, NodeRef};
use rustc_hash::FxHashMap;

use crate::descriptions::VariableFields;
use crate::info::EntryId;
use crate::nodes::{MAX_DEPTH, Nodes, block, global, global_expression, local, scope_of, subprogram};

/// No entry.
const NONE: u32 = u32::MAX;
/// Entries in one another; deeper ones are put into their unit.
const MAX_NESTING: u16 = 200;

fn some(entry: u32) -> Option<EntryId> {
    (entry != NONE).then_some(EntryId(entry))
}

/// Place of an entry.
#[derive(Clone, Copy)]
struct Placed {
    /// One more than the number of the unit; 0 if the entry is not needed.
    unit: u32,
    first_child: u32,
    last_child: u32,
    next: u32,
    parent: u32,
    nesting: u16,
}

const ABSENT: Placed = Placed { unit: 0, first_child: NONE, last_child: NONE, next: NONE, parent: NONE, nesting: 0 };

/// Places of entries by number. Few nodes have an entry, so that a table of all their places would not stay in the cache.
struct Places {
    /// Of each entry, the index in `placed`; 0 for one that is not needed.
    numbers: Vec<u32>,
    /// The first is of all that are not needed.
    placed: Vec<Placed>,
}

impl Places {
    fn new(count: usize) -> Places {
        Places { numbers: vec![0; count], placed: vec![ABSENT] }
    }

    fn len(&self) -> usize {
        self.numbers.len()
    }

    fn push(&mut self, placed: Placed) {
        self.numbers.push(self.placed.len() as u32);
        self.placed.push(placed);
    }
}

impl Index<u32> for Places {
    type Output = Placed;

    #[inline]
    fn index(&self, entry: u32) -> &Placed {
        &self.placed[self.numbers[entry as usize] as usize]
    }
}

impl IndexMut<u32> for Places {
    /// Returns the place of an entry, which is needed.
    fn index_mut(&mut self, entry: u32) -> &mut Placed {
        let number = &mut self.numbers[entry as usize];
        if *number == 0 {
            *number = self.placed.len() as u32;
            self.placed.push(ABSENT);
        }
        &mut self.placed[*number as usize]
    }
}

/// Entries and their places.
pub(crate) struct Plan<'m> {
    nodes: Nodes<'m>,
    placed: Places,
    /// Nodes of the entries that are not their nodes' only ones: units, and namespaces of units.
    extra: Vec<Metadata>,
    in_units: FxHashMap<(u32, Metadata), EntryId>,
    units: FxHashMap<Metadata, u32>,
    /// Entries whose references are to be followed.
    pending: Vec<EntryId>,
    /// Nodes that are still to be looked at, and entries that are to be placed.
    through: Vec<Metadata>,
    path: Vec<(Metadata, NodeRef<'m>)>,
    /// Entries of types and variables in a function, which a block may have that is not written.
    locals: FxHashMap<Metadata, Vec<EntryId>>,
    /// All entries by unit.
    all: Vec<Vec<EntryId>>,
}

impl<'m> Plan<'m> {
    /// Returns a plan without entries. With `is_one`, what belongs to any unit is put into the first.
    pub(crate) fn new(nodes: Nodes<'m>, units: &[Metadata], is_one: bool) -> Plan<'m> {
        let count = nodes.pool.len() as usize;
        let mut placed = Places::new(count);
        for number in 1..=units.len() as u32 {
            placed.push(Placed { unit: number, ..ABSENT });
        }
        Plan {
            nodes,
            placed,
            extra: units.to_vec(),
            in_units: FxHashMap::default(),
            units: units.iter().zip(0..).map(|(&unit, number)| (unit, if is_one { 0 } else { number })).collect(),
            pending: Vec::new(),
            through: Vec::new(),
            path: Vec::new(),
            locals: FxHashMap::default(),
            all: vec![Vec::new(); units.len()],
        }
    }

    /// Number of entries.
    pub(crate) fn len(&self) -> usize {
        self.placed.len()
    }

    /// Returns the entry of a unit.
    pub(crate) fn root(&self, unit: u32) -> EntryId {
        EntryId(self.nodes.pool.len() + unit)
    }

    pub(crate) fn unit_number(&self, unit: Metadata) -> Option<u32> {
        self.units.get(&unit).copied()
    }

    /// Returns the unit of an entry; `None` if it is not needed.
    pub(crate) fn unit_of(&self, id: EntryId) -> Option<u32> {
        self.placed[id.0].unit.checked_sub(1)
    }

    /// Returns the node of an entry.
    pub(crate) fn metadata(&self, id: EntryId) -> Metadata {
        match id.0.checked_sub(self.nodes.pool.len()) {
            Some(at) => self.extra[at as usize],
            None => Metadata::from_u32(id.0),
        }
    }

    /// Returns the first of the children of an entry that are not elements of it, in the order in which they were found.
    pub(crate) fn first_child(&self, id: EntryId) -> Option<EntryId> {
        some(self.placed[id.0].first_child)
    }

    /// Returns the child after another.
    pub(crate) fn next_child(&self, id: EntryId) -> Option<EntryId> {
        some(self.placed[id.0].next)
    }

    /// Whether an entry is in another.
    pub(crate) fn is_child(&self, id: EntryId, parent: EntryId) -> bool {
        self.placed[id.0].parent == parent.0
    }

    pub(crate) fn has_children(&self, id: EntryId) -> bool {
        self.placed[id.0].first_child != NONE
    }

    /// Returns what is local to a function, wherever in it.
    pub(crate) fn locals(&self, function: Metadata) -> &[EntryId] {
        self.locals.get(&function).map_or(&[], Vec::as_slice)
    }

    /// Returns all entries of a unit.
    pub(crate) fn all(&self, unit: u32) -> &[EntryId] {
        &self.all[unit as usize]
    }

    /// Returns the entry of a node that a unit refers to, if it is needed.
    pub(crate) fn find(&self, id: Metadata, unit: u32) -> Option<EntryId> {
        let entry = match self.nodes.class(id)? {
            Class::DINamespace | Class::DIModule | Class::DICommonBlock => *self.in_units.get(&(unit, id))?,
            _ => EntryId(id.as_u32()),
        };
        self.unit_of(entry).map(|_| entry)
    }

    /// Notes that a unit needs what a local variable refers to.
    pub(crate) fn need_variable(&mut self, id: Metadata, fields: &VariableFields, unit: u32) {
        // Nearly all have a type that others have.
        let is_placed = |ty: Metadata| self.placed[ty.as_u32()].unit != 0;
        if fields.has_annotations || !fields.ty.is_none_or(is_placed) {
            self.need(id, unit);
        }
    }

    /// Notes that a unit needs a node, and all that it refers to.
    pub(crate) fn need(&mut self, id: Metadata, unit: u32) {
        self.visit(id, unit);
        while let Some(entry) = self.pending.pop() {
            let unit = self.unit_of(entry).unwrap_or(unit);
            if let Some(node) = self.nodes.node(self.metadata(entry)) {
                self.follow(node, unit);
            }
        }
    }

    /// Puts an entry into a unit that has lines only: nothing that it refers to is needed.
    pub(crate) fn need_alone(&mut self, id: Metadata, unit: u32) {
        let entry = EntryId(id.as_u32());
        if self.unit_of(entry).is_none() {
            self.placed[entry.0].unit = unit + 1;
            self.link(entry, self.root(unit));
            self.all[unit as usize].push(entry);
        }
    }

    /// Follows the references of a node.
    fn follow(&mut self, node: NodeRef<'m>, unit: u32) {
        let (class, words) = (node.class(), node.words());
        let info = class.info();
        let word_of = |field: usize| info.slot(field).0;
        // Where local variables are needed, whoever needs them says so.
        let (others, signature): (&[usize], Option<usize>) = match class {
            Class::DISubprogram => {
                (&[subprogram::RETAINED, subprogram::UNIT, subprogram::FILE], Some(word_of(subprogram::TYPE)))
            }
            Class::DILocalVariable => (&[local::SCOPE], None),
            _ => (&[], None),
        };
        let others = others.iter().fold(0u64, |all, &field| all | 1 << word_of(field));
        for at in info.reference_words() {
            let Some(id) = words.get(at).copied().and_then(Metadata::from_word) else { continue };
            if others >> at & 1 != 0 {
                continue;
            }
            match signature == Some(at) {
                // A function has the types of its result and parameters; its own type has no entry.
                true => match self.nodes.of_class(id, Class::DISubroutineType) {
                    Some(ty) => self.follow(ty, unit),
                    None => self.visit(id, unit),
                },
                false => self.visit(id, unit),
            }
        }
        if info.has_tail {
            for id in node.operands().flatten() {
                self.visit(id, unit);
            }
        }
    }

    /// Visits a node: an entry is placed, and what is no entry is looked through.
    #[inline]
    fn visit(&mut self, id: Metadata, unit: u32) {
        match self.nodes.class(id).map_or(Visit::Nothing, Visit::of) {
            Visit::Nothing => {}
            Visit::Place => self.place(id, unit),
            Visit::InUnit => {
                self.in_unit(id, unit);
            }
            Visit::LookThrough => self.look_through(id, unit),
        }
    }

    /// Visits what a node refers to that is no entry.
    fn look_through(&mut self, id: Metadata, unit: u32) {
        let mut through = std::mem::take(&mut self.through);
        through.push(id);
        let mut steps = 0;
        while let Some(id) = through.pop() {
            steps += 1;
            match self.nodes.class(id).map_or(Visit::Nothing, Visit::of) {
                Visit::Place => self.place(id, unit),
                Visit::InUnit => {
                    self.in_unit(id, unit);
                }
                // Nothing in them leads back here, except through an entry.
                Visit::LookThrough if steps < MAX_LOOKED_THROUGH => {
                    let Some(node) = self.nodes.node(id) else { continue };
                    let (info, words) = (node.class().info(), node.words());
                    let scope = (node.class() == Class::DILocalVariable).then(|| info.slot(local::SCOPE).0);
                    let references = info.reference_words().filter(|&at| Some(at) != scope);
                    through.extend(references.filter_map(|at| Metadata::from_word(*words.get(at)?)));
                    if info.has_tail {
                        // The first is the next to be visited.
                        through.extend(node.operands().rev().flatten());
                    }
                }
                Visit::LookThrough | Visit::Nothing => {}
            }
        }
        self.through = through;
    }

    /// Gives an entry its place, and those around it.
    fn place(&mut self, id: Metadata, unit: u32) {
        if self.placed[id.as_u32()].unit != 0 {
            return;
        }
        // Entries without a place, the innermost first.
        let mut path = std::mem::take(&mut self.path);
        path.clear();
        let mut at = Some(id);
        while let Some(id) = at {
            let Some(class) = self.nodes.class(id) else { break };
            at = match class {
                Class::DILexicalBlock | Class::DILexicalBlockFile => self.nodes.subprogram_of(id),
                Class::DICompositeType
                | Class::DISubprogram
                | Class::DIDerivedType
                | Class::DIBasicType
                | Class::DIFixedPointType
                | Class::DIStringType
                | Class::DISubrangeType
                | Class::DISubroutineType
                | Class::DIGlobalVariable
                | Class::DIImportedEntity => {
                    let placed = &mut self.placed[id.as_u32()];
                    if placed.unit != 0 || path.len() > MAX_DEPTH {
                        break;
                    }
                    // Whatever refers to itself ends here.
                    placed.unit = unit + 1;
                    let Some(node) = self.nodes.node(id) else { break };
                    path.push((id, node));
                    scope_of(node)
                }
                _ => break,
            };
        }
        while let Some((id, node)) = path.pop() {
            let entry = EntryId(id.as_u32());
            let own = match node.class() {
                Class::DISubprogram => node.reference(subprogram::UNIT).and_then(|unit| self.unit_number(unit)),
                _ => None,
            };
            let (parent, unit) = self.parent(node, own, unit, entry);
            self.placed[entry.0].unit = unit + 1;
            self.link(entry, parent);
            self.all[unit as usize].push(entry);
            self.pending.push(entry);
        }
        self.path = path;
    }

    /// Returns the entry around another, and its unit.
    fn parent(&mut self, node: NodeRef<'m>, own: Option<u32>, unit: u32, entry: EntryId) -> (EntryId, u32) {
        let unit = own.unwrap_or(unit);
        // A definition outside of its class refers to the declaration there.
        let is_elsewhere = match node.class() {
            Class::DISubprogram => node.reference(subprogram::DECLARATION).is_some(),
            Class::DIGlobalVariable => node.reference(global::DECLARATION).is_some(),
            _ => false,
        };
        let Some(scope) = scope_of(node).filter(|_| !is_elsewhere) else { return (self.root(unit), unit) };
        match self.nodes.class(scope) {
            Some(Class::DINamespace | Class::DIModule | Class::DICommonBlock) => (self.in_unit(scope, unit), unit),
            Some(Class::DICompositeType | Class::DIDerivedType) => self.within(EntryId(scope.as_u32()), unit, own),
            Some(Class::DISubprogram | Class::DILexicalBlock | Class::DILexicalBlockFile) => {
                let Some(function) = self.nodes.subprogram_of(scope) else { return (self.root(unit), unit) };
                self.locals.entry(function).or_default().push(entry);
                let (_, unit) = self.within(EntryId(function.as_u32()), unit, own);
                let inner = self.nodes.code_scope(scope).map_or(function, |(inner, _)| inner);
                (EntryId(inner.as_u32()), unit)
            }
            _ => (self.root(unit), unit),
        }
    }

    /// Returns an entry as the parent of another, unless it is of another unit or too deep.
    fn within(&self, parent: EntryId, unit: u32, own: Option<u32>) -> (EntryId, u32) {
        let of_parent = self.unit_of(parent).unwrap_or(unit);
        let is_deep = self.placed[parent.0].nesting >= MAX_NESTING;
        if is_deep || own.is_some_and(|own| own != of_parent) {
            return (self.root(unit), unit);
        }
        (parent, of_parent)
    }

    fn link(&mut self, entry: EntryId, parent: EntryId) {
        let nesting = self.placed[parent.0].nesting + 1;
        let placed = &mut self.placed[entry.0];
        (placed.nesting, placed.parent) = (nesting, parent.0);
        let parent = &mut self.placed[parent.0];
        let last = std::mem::replace(&mut parent.last_child, entry.0);
        match last {
            NONE => parent.first_child = entry.0,
            last => self.placed[last].next = entry.0,
        }
    }

    /// Returns the entry of a namespace or module in a unit.
    fn in_unit(&mut self, id: Metadata, unit: u32) -> EntryId {
        let mut path = Vec::new();
        let mut at = Some(id);
        let mut parent = self.root(unit);
        while let Some(id) = at {
            let Some(node) = self.nodes.node(id) else { break };
            if !matches!(node.class(), Class::DINamespace | Class::DIModule | Class::DICommonBlock) {
                break;
            }
            if let Some(&known) = self.in_units.get(&(unit, id)) {
                parent = known;
                break;
            }
            if path.len() > usize::from(MAX_NESTING) {
                break;
            }
            path.push(id);
            at = scope_of(node);
        }
        while let Some(id) = path.pop() {
            let entry = EntryId(self.placed.len() as u32);
            self.placed.push(Placed { unit: unit + 1, ..ABSENT });
            self.extra.push(id);
            self.in_units.insert((unit, id), entry);
            if self.placed[parent.0].nesting >= MAX_NESTING {
                parent = self.root(unit);
            }
            self.link(entry, parent);
            self.all[unit as usize].push(entry);
            parent = entry;
        }
        parent
    }
}

/// Treatment of a node that is referred to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Visit {
    Nothing,
    /// An entry.
    Place,
    /// An entry of each unit that refers to it.
    InUnit,
    /// A visit of the nodes that it refers to.
    LookThrough,
}

impl Visit {
    #[inline]
    fn of(class: Class) -> Visit {
        match class {
            Class::DIBasicType
            | Class::DIFixedPointType
            | Class::DIStringType
            | Class::DISubrangeType
            | Class::DIDerivedType
            | Class::DICompositeType
            | Class::DISubroutineType
            | Class::DISubprogram
            | Class::DIGlobalVariable
            | Class::DIImportedEntity => Visit::Place,
            Class::DINamespace | Class::DIModule | Class::DICommonBlock => Visit::InUnit,
            Class::Tuple
            | Class::DISubrange
            | Class::DIGenericSubrange
            | Class::DITemplateTypeParameter
            | Class::DITemplateValueParameter
            | Class::DIGlobalVariableExpression
            | Class::DILocalVariable => Visit::LookThrough,
            _ => Visit::Nothing,
        }
    }
}

/// Nodes that are no entries and are looked through on the way from one entry to another.
const MAX_LOOKED_THROUGH: usize = 1 << 22;

/// Returns the variable and the expression of a `!DIGlobalVariableExpression`.
pub(crate) fn variable_and_expression(nodes: Nodes<'_>, id: Metadata) -> Option<(Metadata, Option<Metadata>)> {
    let node = nodes.of_class(id, Class::DIGlobalVariableExpression)?;
    Some((node.reference(global_expression::VARIABLE)?, node.reference(global_expression::EXPRESSION)))
}

/// Returns the scope around a lexical block.
pub(crate) fn around(nodes: Nodes<'_>, id: Metadata) -> Option<Metadata> {
    nodes.of_class(id, Class::DILexicalBlock)?.reference(block::SCOPE)
}
