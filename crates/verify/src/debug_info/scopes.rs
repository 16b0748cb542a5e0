//! Which function a scope or a place in the source belongs to. Found once for all nodes, so that
//! chains of scopes and of inlining are walked once, however many nodes share them.

use std::sync::atomic::{AtomicBool, Ordering};

use draig_ir::metadata::{Class, NodeRef};
use draig_ir::{Metadata, MetadataPool};

use super::fields::{block, location};
use crate::beside::on_parts;

/// The subprogram of every local scope, and of every place the one that its code is in now.
#[derive(Debug, Default)]
pub(crate) struct Scopes {
    /// By number of the node: the word of the subprogram. Empty if no node has a scope.
    subprograms: Vec<u32>,
}

/// The word of what was not looked at. No metadata has it.
const UNKNOWN: u32 = u32::MAX;

impl Scopes {
    pub(crate) fn new(pool: &MetadataPool, threads: usize) -> Scopes {
        let mut scopes = Scopes::default();
        let is_scope =
            |number| pool.class(Metadata::from_u32(number)).is_some_and(|class| next_outwards(class).is_some());
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

    /// The subprogram that a local scope is in, or itself; of a place, that of the function which
    /// its code is in after inlining. `None` if the chain leads elsewhere, or in a circle.
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
            // What is met again on the way is a circle, and leads nowhere.
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

/// How many nodes one goes through to find a subprogram before leaving it to [`Scopes::resolve`], which
/// knows circles and remembers what it found of every node on the way.
const NEAR: usize = 64;

/// How many nodes a thread looks at in one go.
const PART: usize = 1 << 12;

/// Finds the subprograms of the nodes from the number `from` on, if they are near. Tells whether all
/// were.
fn find_near(pool: &MetadataPool, from: usize, part: &mut [u32]) -> bool {
    let mut all_found = true;
    // Places come in runs of one scope and of one place that it was inlined at.
    let (mut last, mut found_last) = (None, UNKNOWN);
    for number in 0..part.len() {
        let id = Metadata::from_u32((from + number) as u32);
        let Some(node) = pool.node(id) else { continue };
        if next_outwards(node.class()).is_none() {
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

/// Where one comes from a node.
enum Step {
    /// Nowhere: it is the subprogram.
    Found,
    /// To the next node, if there is one.
    To(Option<Metadata>),
}

fn step(pool: &MetadataPool, node: NodeRef<'_>) -> Step {
    Step::To(match next_outwards(node.class()) {
        None => None,
        Some(Outwards::Ends) => return Step::Found,
        Some(Outwards::Scope) => node.reference(block::SCOPE).filter(|&scope| is_local(pool, scope)),
        Some(Outwards::Location) => {
            let inlined_at = node.reference(location::INLINED_AT);
            match inlined_at.filter(|&place| class(pool, place) == Some(Class::DILocation)) {
                Some(place) => Some(place),
                None => node.reference(location::SCOPE).filter(|&scope| is_local(pool, scope)),
            }
        }
    })
}

enum Outwards {
    /// At a subprogram.
    Ends,
    /// In the field `scope`, which both classes of blocks have first.
    Scope,
    /// Where it was inlined, or its scope.
    Location,
}

fn next_outwards(class: Class) -> Option<Outwards> {
    match class {
        Class::DISubprogram => Some(Outwards::Ends),
        Class::DILexicalBlock | Class::DILexicalBlockFile => Some(Outwards::Scope),
        Class::DILocation => Some(Outwards::Location),
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

/// A scope inside a function, or one: what can be the scope of code.
#[inline]
pub(crate) fn is_local_scope(class: Class) -> bool {
    matches!(class, Class::DISubprogram | Class::DILexicalBlock | Class::DILexicalBlockFile)
}

/// A type.
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

/// What can enclose an entity.
pub(crate) fn is_scope(class: Class) -> bool {
    use Class::{DICommonBlock, DICompileUnit, DIFile, DIModule, DINamespace};
    is_type(class)
        || is_local_scope(class)
        || matches!(class, DIFile | DICompileUnit | DINamespace | DIModule | DICommonBlock)
}

/// What a debugger knows as an entity.
pub(crate) fn is_entity(class: Class) -> bool {
    use Class::{DIAssignID, DIExpression, DIGlobalVariableExpression, DILocation, DIMacro, DIMacroFile, Tuple};
    !matches!(
        class,
        Tuple | DILocation | DIExpression | DIGlobalVariableExpression | DIMacro | DIMacroFile | DIAssignID
    )
}
