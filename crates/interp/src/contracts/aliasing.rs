//! Aliasing metadata: `!alias.scope` and `!noalias`, collected for a function when it is translated, and
//! `!tbaa`.
//!
//! The promise of a scope holds from its declaration on. A scope without a declaration is checked within one
//! execution of a block, because LangRef leaves the duration open.
//!
//! Among the accesses of a function, those in a set of scopes (all scopes of one domain that an
//! `!alias.scope` list names) must be disjoint from those whose `!noalias` list names the whole set. The
//! accesses of a call are all accesses until it returns, except those to memory that it allocates itself.

use std::rc::Rc;

use draig_ir::{Body, Inst, Metadata, Module, Opcode, ValueKind};
use draig_tables::metadata_kinds as kinds;
use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;

/// Sets of scopes of an access that is checked at run time.
#[derive(Clone, Debug, Default)]
pub(crate) struct DisjointScopes {
    /// Sets of scopes that the access belongs to, and those that it is outside of.
    pub(crate) sides: [Rc<[u32]>; 2],
}

/// Relevant sets of scopes of a function.
#[derive(Debug, Default)]
pub(crate) struct FunctionScopes {
    sets: Vec<Vec<Metadata>>,
    /// Whether each set consists of scopes that the function declares.
    is_declared: Vec<bool>,
    /// Sets by `!alias.scope` list, and by `!noalias` list.
    lists: [HashMap<Metadata, Rc<[u32]>, FxBuildHasher>; 2],
}

/// Maximum number of sets that are checked per function.
const MAX_SETS: usize = 1 << 10;

impl FunctionScopes {
    /// Collects the sets of a body.
    pub(crate) fn of(module: &Module, body: &Body) -> FunctionScopes {
        let mut scopes = FunctionScopes::default();
        let is_scope = |kind: u32| kind == kinds::MD_ALIAS_SCOPE;
        if !body.all_attachments().any(|(kind, _)| is_scope(kind.as_u32())) {
            return scopes;
        }
        // The lists, and whether an instruction that writes has them.
        let mut lists: [Vec<(Metadata, bool)>; 2] = Default::default();
        for inst in body.insts() {
            let Some(writes) = writes(module, body, inst) else { continue };
            for (kind, node) in body.attachments(inst) {
                let side = match kind.as_u32() {
                    kinds::MD_ALIAS_SCOPE => 0,
                    kinds::MD_NOALIAS => 1,
                    _ => continue,
                };
                lists[side].push((node, writes));
            }
        }
        for list in &mut lists {
            list.sort_by_key(|&(node, writes)| (node.as_u32(), !writes));
            list.dedup_by_key(|(node, _)| *node);
        }
        let mut sets: Vec<(Vec<Metadata>, [bool; 2])> = Vec::new();
        let mut number: HashMap<Vec<Metadata>, usize, FxBuildHasher> = HashMap::default();
        let mut mine: Vec<(Metadata, Vec<usize>)> = Vec::new();
        for &(node, writes) in &lists[0] {
            let mut of_node = Vec::new();
            for set in by_domain(module, node) {
                if sets.len() >= MAX_SETS {
                    break;
                }
                let at = *number.entry(set.clone()).or_insert_with(|| {
                    sets.push((set, [false, false]));
                    sets.len() - 1
                });
                sets[at].1[0] |= writes;
                of_node.push(at);
            }
            mine.push((node, of_node));
        }
        let mut theirs: Vec<(Metadata, Vec<usize>)> = Vec::new();
        let mut met = vec![false; sets.len()];
        for &(node, writes) in &lists[1] {
            let named = members(module, node);
            let mut of_node = Vec::new();
            for (at, (set, written)) in sets.iter_mut().enumerate() {
                if set.iter().all(|scope| named.binary_search_by_key(&scope.as_u32(), |scope| scope.as_u32()).is_ok()) {
                    written[1] |= writes;
                    met[at] = true;
                    of_node.push(at);
                }
            }
            theirs.push((node, of_node));
        }
        let declared = declarations(module, body);
        // Sets with nothing on one side, or without writes, cannot be violated.
        let mut kept = vec![None; sets.len()];
        for (at, (set, written)) in sets.into_iter().enumerate() {
            if met[at] && (written[0] || written[1]) {
                kept[at] = Some(scopes.sets.len() as u32);
                scopes.is_declared.push(set.iter().all(|scope| declared.contains(scope)));
                scopes.sets.push(set);
            }
        }
        for (side, lists) in [mine, theirs].into_iter().enumerate() {
            for (node, sets) in lists {
                let sets: Rc<[u32]> = sets.into_iter().filter_map(|at| kept[at]).collect();
                if !sets.is_empty() {
                    scopes.lists[side].insert(node, sets);
                }
            }
        }
        scopes
    }

    /// Number of sets.
    pub(crate) fn count(&self) -> usize {
        self.sets.len()
    }

    /// Returns the sets that an access belongs to and is outside of; `None` if nothing needs a check.
    pub(crate) fn access(&self, body: &Body, inst: Inst) -> Option<DisjointScopes> {
        if self.sets.is_empty() {
            return None;
        }
        let mut apart = DisjointScopes::default();
        for (kind, node) in body.attachments(inst) {
            let side = match kind.as_u32() {
                kinds::MD_ALIAS_SCOPE => 0,
                kinds::MD_NOALIAS => 1,
                _ => continue,
            };
            if let Some(sets) = self.lists[side].get(&node) {
                apart.sides[side] = Rc::clone(sets);
            }
        }
        // A set on both sides would be disjoint from itself and is ignored.
        let [mine, theirs] = &apart.sides;
        if mine.iter().any(|set| theirs.contains(set)) {
            let both =
                |sets: &Rc<[u32]>, other: &Rc<[u32]>| sets.iter().copied().filter(|set| !other.contains(set)).collect();
            apart.sides = [both(mine, theirs), both(theirs, mine)];
        }
        apart.sides.iter().any(|sets| !sets.is_empty()).then_some(apart)
    }

    /// Returns the sets of a call, whose accesses are checked as they happen.
    pub(crate) fn call(&self, module: &Module, body: &Body, inst: Inst) -> Option<DisjointScopes> {
        self.access(body, inst).filter(|_| accesses(module, body, inst))
    }

    /// Returns the undeclared sets of an access: for instance, loops that vectorisation found disjoint at
    /// their entry, which may differ the next time.
    pub(crate) fn undeclared(&self, apart: &DisjointScopes) -> Vec<u32> {
        let sets = apart.sides.iter().flat_map(|sets| sets.iter().copied());
        sets.filter(|&set| !self.is_declared[set as usize]).collect()
    }

    /// Returns the sets whose records the declaration of a list of scopes clears.
    pub(crate) fn declared(&self, module: &Module, list: Metadata) -> Vec<u32> {
        let declared = members(module, list);
        let concerned = |set: &&Vec<Metadata>| set.iter().any(|scope| declared.contains(scope));
        (0..).zip(&self.sets).filter(|(_, set)| concerned(set)).map(|(number, _)| number).collect()
    }
}

/// Returns the scopes that a function declares.
fn declarations(module: &Module, body: &Body) -> Vec<Metadata> {
    let list = |inst: Inst| {
        let name = module.name(body.callee(inst)?.as_global()?);
        match body.call_args(inst).first()?.kind() {
            ValueKind::Metadata(list) if name == b"llvm.experimental.noalias.scope.decl" => Some(list),
            _ => None,
        }
    };
    let calls = body.insts().filter(|&inst| body.opcode(inst) == Opcode::Call);
    calls.filter_map(list).flat_map(|list| members(module, list)).collect()
}

/// Returns whether a checked instruction writes; `None` if it is not checked.
fn writes(module: &Module, body: &Body, inst: Inst) -> Option<bool> {
    match body.opcode(inst) {
        Opcode::Load => Some(false),
        Opcode::Store | Opcode::AtomicRmw | Opcode::CmpXchg => Some(true),
        Opcode::Call | Opcode::Invoke => {
            let writes = bulk_access(module, body, inst).is_some() || accesses(module, body, inst);
            writes.then_some(true)
        }
        _ => None,
    }
}

/// Returns whether a call accesses memory that is not known before.
fn accesses(module: &Module, body: &Body, inst: Inst) -> bool {
    let Some(callee) = body.callee(inst) else { return false };
    match callee.kind() {
        ValueKind::InlineAsm(_) => false,
        ValueKind::Global(global) => match module.name(global).strip_prefix(b"llvm.") {
            Some(name) => name.starts_with(b"masked."),
            None => !super::has_no_effects(module, global),
        },
        _ => true,
    }
}

/// Returns, for calls that copy or fill memory, the arguments that are written and read.
pub(crate) fn bulk_access(module: &Module, body: &Body, inst: Inst) -> Option<(usize, Option<usize>)> {
    let name = module.name(body.callee(inst)?.as_global()?);
    match name.strip_prefix(b"llvm.")? {
        name if name.starts_with(b"memcpy.") || name.starts_with(b"memmove.") => Some((0, Some(1))),
        name if name.starts_with(b"memset.") => Some((0, None)),
        _ => None,
    }
}

/// Returns the scopes that a list names, in order of their numbers.
fn members(module: &Module, list: Metadata) -> Vec<Metadata> {
    let Some(node) = module.tables.metadata.node(list) else { return Vec::new() };
    let mut members: Vec<Metadata> = node.operands().flatten().collect();
    members.sort_by_key(|scope| scope.as_u32());
    members.dedup();
    members
}

/// Returns the scopes that a list names, grouped by domain.
fn by_domain(module: &Module, list: Metadata) -> Vec<Vec<Metadata>> {
    let pool = &module.tables.metadata;
    let mut domains: Vec<(Option<Metadata>, Vec<Metadata>)> = Vec::new();
    for scope in members(module, list) {
        let domain = pool.node(scope).and_then(|node| node.operands().nth(1).flatten());
        match domains.iter_mut().find(|(known, _)| *known == domain) {
            Some((_, set)) => set.push(scope),
            None => domains.push((domain, vec![scope])),
        }
    }
    domains.into_iter().map(|(_, set)| set).collect()
}

/// Access tags of a program by number, from 1, and a cache of the pairs that may alias.
#[derive(Debug, Default)]
pub(crate) struct AccessTypes {
    tags: Vec<AccessTag>,
    numbers: HashMap<Metadata, u32, FxBuildHasher>,
    meet: HashMap<(u32, u32), bool, FxBuildHasher>,
}

/// An access tag `(base, access, offset)` with the path from there to the root.
#[derive(Debug)]
struct AccessTag {
    base: Metadata,
    access: Metadata,
    offset: u64,
    path: Vec<(Metadata, u64)>,
}

/// Maximum nesting depth of types.
const MAX_DEPTH: usize = 1 << 8;

impl AccessTypes {
    /// Returns the number of a tag; 0 if it is malformed.
    pub(crate) fn number(&mut self, module: &Module, tag: Metadata) -> u32 {
        if let Some(&number) = self.numbers.get(&tag) {
            return number;
        }
        let number = match AccessTag::of(module, tag) {
            Some(tag) => {
                self.tags.push(tag);
                self.tags.len() as u32
            }
            None => 0,
        };
        self.numbers.insert(tag, number);
        number
    }

    /// Returns whether accesses with two tags may alias.
    pub(crate) fn may_alias(&mut self, a: u32, b: u32) -> bool {
        if a == b {
            return true;
        }
        let (Some(first), Some(second)) = (self.tag(a), self.tag(b)) else { return true };
        if let Some(&known) = self.meet.get(&(a, b)) {
            return known;
        }
        let root = |tag: &AccessTag| tag.path.last().map(|(node, _)| *node);
        let meet = root(first) != root(second) || first.leads_to(second) || second.leads_to(first);
        self.meet.insert((a, b), meet);
        meet
    }

    /// Returns the name of the accessed type of a tag.
    pub(crate) fn name(&self, module: &Module, tag: u32) -> String {
        let pool = &module.tables.metadata;
        let name = |node: Metadata| Some(module.tables.str(pool.as_string(pool.node(node)?.operands().next()??)?));
        let access = self.tag(tag).and_then(|tag| name(tag.access)).unwrap_or_default();
        String::from_utf8_lossy(access).into_owned()
    }

    fn tag(&self, number: u32) -> Option<&AccessTag> {
        self.tags.get((number as usize).checked_sub(1)?)
    }
}

impl AccessTag {
    fn of(module: &Module, tag: Metadata) -> Option<AccessTag> {
        let pool = &module.tables.metadata;
        let node = pool.node(tag)?;
        let mut operands = node.operands();
        let (base, access) = (operands.next()??, operands.next()??);
        let offset = module.tables.int_value(pool.as_value(operands.next()??)?)?.to_u64()?;
        let mut path = vec![(base, offset)];
        while let Some(&(node, offset)) = path.last() {
            match parent(module, node, offset)? {
                Parent::Nothing => break,
                Parent::Node(..) if path.len() > MAX_DEPTH => return None,
                Parent::Node(node, offset) => path.push((node, offset)),
            }
        }
        Some(AccessTag { base, access, offset, path })
    }

    /// Returns whether the place that another tag accesses is on the path from here to the root.
    fn leads_to(&self, other: &AccessTag) -> bool {
        let mut path = self.path.iter();
        path.any(|&(node, offset)| {
            node == other.base && (offset == other.offset || node == self.access || other.base == other.access)
        })
    }
}

/// Next step on the path to the root.
enum Parent {
    /// The type is the root.
    Nothing,
    Node(Metadata, u64),
}

/// Returns the field at an offset of a type, or the parent of a scalar type; `None` if it is malformed.
fn parent(module: &Module, node: Metadata, offset: u64) -> Option<Parent> {
    let pool = &module.tables.metadata;
    let operands: Vec<Option<Metadata>> = pool.node(node)?.operands().collect();
    if operands.len() < 2 {
        return Some(Parent::Nothing);
    }
    pool.as_string(operands[0]?)?;
    if operands.len() <= 3 {
        let parent = operands[1]?;
        pool.node(parent)?;
        return Some(Parent::Node(parent, 0));
    }
    let mut field = None;
    for pair in operands[1..].chunks_exact(2) {
        let at = module.tables.int_value(pool.as_value(pair[1]?)?)?.to_u64()?;
        if at <= offset {
            field = Some(Parent::Node(pair[0]?, offset - at));
        }
    }
    field
}
