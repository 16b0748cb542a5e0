//! Subprograms of scopes and source locations. They are computed once for all nodes, so that chains of scopes
//! and of inlining are followed once, however many nodes share them.

use std::sync::atomic::{AtomicBool, Ordering};

use draig_ir::metadata::{Class, NodeRef};
use draig_ir::{Metadata, MetadataPool};

use super::fields::{block, location};
use crate::parallel::on_parts;

/// The subprogram of every local scope and, after inlining, of every location.
#[derive(Debug, Default)]
pub(crate) struct Scopes {
    /// The word of each node's subprogram. Empty if no node has a scope.
    subprograms: Vec<u32>,
}

/// The word of nodes not examined yet. No metadata has it.
const UNKNOWN: u32 = u32::MAX;

impl Scopes {
    pub(crate) fn new(pool: &MetadataPool, threads: usize) -> Scopes {
        let mut scopes = Scopes::default();
        let is_scope = |number| pool.class(Metadata::from_u32(number)).is_some_and(|class| next_scope(class).is_some());
        let Some(first) = (0..pool.len()).find(|&number| is_scope(number)) else { return scopes };
        scopes.subprograms.resize(pool.len() as usize, UNKNOWN);
        let all_found = AtomicBool::new(true);
        on_parts(&mut scopes.subprograms, PART, threads, |from, part| {
            if !find_near(pool, from, part) {
                all_found.store(false, Ordering::Relaxed);
            }
        });
        if !all_found.into_inner() {
            let mut path = Vec::new();
            for number in first..pool.len() {
                if scopes.subprograms[number as usize] == UNKNOWN && is_scope(number) {
                    scopes.resolve(pool, Metadata::from_u32(number), &mut path);
                }
            }
        }
        scopes
    }

    /// Returns the subprogram that contains or is a local scope; for a location, the subprogram that contains
    /// its code after inlining. `None` if the chain leads elsewhere or is cyclic.
    #[inline]
    pub(crate) fn subprogram(&self, id: Metadata) -> Option<Metadata> {
        Metadata::from_word(*self.subprograms.get(id.index())?)
    }

    fn resolve(&mut self, pool: &MetadataPool, id: Metadata, path: &mut Vec<Metadata>) {
        path.clear();
        let mut at = Some(id);
        let mut found = 0;
        while let Some(id) = at {
            let Some(known) = self.subprograms.get_mut(id.index()) else { break };
            if *known != UNKNOWN {
                found = *known;
                break;
            }
            // A node that is reached again is part of a cycle, so no scope is found.
            *known = 0;
            let Some(node) = pool.node(id) else { break };
            path.push(id);
            match step(pool, node) {
                Step::Found => {
                    found = id.to_word();
                    break;
                }
                Step::To(next) => at = next,
            }
        }
        for id in path.drain(..) {
            self.subprograms[id.index()] = found;
        }
    }
}

/// Maximum number of nodes followed to find a subprogram before the search is left to [`Scopes::resolve`],
/// which detects cycles and caches the results for all nodes on the way.
const NEAR: usize = 64;

/// Number of nodes that a thread examines at a time.
const PART: usize = 1 << 12;

/// Finds the subprograms of the nodes from the number `from` on, if they are near. Returns whether all were
/// found.
fn find_near(pool: &MetadataPool, from: usize, part: &mut [u32]) -> bool {
    let mut all_found = true;
    // Locations come in runs with the same scope and the same `inlinedAt`.
    let (mut last, mut found_last) = (None, UNKNOWN);
    for number in 0..part.len() {
        let id = Metadata::from_u32((from + number) as u32);
        let Some(node) = pool.node(id) else { continue };
        if next_scope(node.class()).is_none() {
            continue;
        }
        let is_place = node.class() == Class::DILocation;
        let run = is_place.then(|| (node.reference(location::SCOPE), node.reference(location::INLINED_AT)));
        if is_place && run == last {
            part[number] = found_last;
            all_found &= found_last != UNKNOWN;
            continue;
        }
        let (mut at, mut node) = (id, node);
        let mut found = UNKNOWN;
        for _ in 0..NEAR {
            let next = match step(pool, node) {
                Step::Found => Some(at.to_word()),
                Step::To(None) => Some(0),
                Step::To(Some(next)) => {
                    let known = next.index().checked_sub(from).and_then(|known| part.get(known));
                    at = next;
                    known.copied().filter(|&known| known != UNKNOWN)
                }
            };
            if let Some(next) = next {
                found = next;
                break;
            }
            match pool.node(at) {
                Some(next) => node = next,
                None => {
                    found = 0;
                    break;
                }
            }
        }
        part[number] = found;
        all_found &= found != UNKNOWN;
        if is_place {
            (last, found_last) = (run, found);
        }
    }
    all_found
}

/// The next step from a node.
enum Step {
    /// None: the node is the subprogram.
    Found,
    /// To the next node, if there is one.
    To(Option<Metadata>),
}

fn step(pool: &MetadataPool, node: NodeRef<'_>) -> Step {
    Step::To(match next_scope(node.class()) {
        None => None,
        Some(NextScope::Ends) => return Step::Found,
        Some(NextScope::Scope) => node.reference(block::SCOPE).filter(|&scope| is_local(pool, scope)),
        Some(NextScope::Location) => {
            let inlined_at = node.reference(location::INLINED_AT);
            match inlined_at.filter(|&place| class(pool, place) == Some(Class::DILocation)) {
                Some(place) => Some(place),
                None => node.reference(location::SCOPE).filter(|&scope| is_local(pool, scope)),
            }
        }
    })
}

enum NextScope {
    /// Ends at a subprogram.
    Ends,
    /// Follows the field `scope`, which is the first one in both block classes.
    Scope,
    /// Follows `inlinedAt`, or else the scope.
    Location,
}

fn next_scope(class: Class) -> Option<NextScope> {
    match class {
        Class::DISubprogram => Some(NextScope::Ends),
        Class::DILexicalBlock | Class::DILexicalBlockFile => Some(NextScope::Scope),
        Class::DILocation => Some(NextScope::Location),
        _ => None,
    }
}

#[inline]
pub(crate) fn class(pool: &MetadataPool, id: Metadata) -> Option<Class> {
    pool.class(id)
}

fn is_local(pool: &MetadataPool, id: Metadata) -> bool {
    class(pool, id).is_some_and(is_local_scope)
}

/// Whether a class can be the scope of code: a scope inside a function, or a subprogram.
#[inline]
pub(crate) fn is_local_scope(class: Class) -> bool {
    matches!(class, Class::DISubprogram | Class::DILexicalBlock | Class::DILexicalBlockFile)
}

/// Whether a class is a type.
pub(crate) fn is_type(class: Class) -> bool {
    use Class::{
        DIBasicType, DICompositeType, DIDerivedType, DIFixedPointType, DIStringType, DISubrangeType, DISubroutineType,
    };
    matches!(
        class,
        DIBasicType
            | DIFixedPointType
            | DIStringType
            | DISubrangeType
            | DIDerivedType
            | DICompositeType
            | DISubroutineType
    )
}

/// Whether a class can enclose an entity.
pub(crate) fn is_scope(class: Class) -> bool {
    use Class::{DICommonBlock, DICompileUnit, DIFile, DIModule, DINamespace};
    is_type(class)
        || is_local_scope(class)
        || matches!(class, DIFile | DICompileUnit | DINamespace | DIModule | DICommonBlock)
}

/// Whether a class is an entity for debuggers.
pub(crate) fn is_entity(class: Class) -> bool {
    use Class::{DIAssignID, DIExpression, DIGlobalVariableExpression, DILocation, DIMacro, DIMacroFile, Tuple};
    !matches!(
        class,
        Tuple | DILocation | DIExpression | DIGlobalVariableExpression | DIMacro | DIMacroFile | DIAssignID
    )
}
