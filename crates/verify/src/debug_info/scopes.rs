//! Which function a scope or a place in the source belongs to. Found once for all nodes, so that
//! chains of scopes and of inlining are walked once, however many nodes share them.

use draig_ir::metadata::Class;
use draig_ir::{Metadata, MetadataPool};

use super::fields::{block, location};

/// The subprogram of every local scope, and of every place the one that its code is in now.
#[derive(Debug, Default)]
pub(crate) struct Scopes {
    /// By number of the node: the word of the subprogram. Empty if no node has a scope.
    subprograms: Vec<u32>,
}

/// The word of what was not looked at. No metadata has it.
const UNKNOWN: u32 = u32::MAX;

impl Scopes {
    pub(crate) fn new(pool: &MetadataPool) -> Scopes {
        let mut scopes = Scopes::default();
        let mut path = Vec::new();
        for number in 0..pool.len() {
            let id = Metadata::from_u32(number);
            let is_new = scopes.subprograms.get(id.index()).is_none_or(|&known| known == UNKNOWN);
            if is_new && pool.node(id).is_some_and(|node| next_outwards(node.class()).is_some()) {
                scopes.resolve(pool, id, &mut path);
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
        if self.subprograms.is_empty() {
            self.subprograms.resize(pool.len() as usize, UNKNOWN);
        }
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
            match next_outwards(node.class()) {
                None => break,
                Some(Outwards::Ends) => {
                    found = id.to_word();
                    break;
                }
                Some(Outwards::Scope) => at = node.reference(block::SCOPE).filter(|&scope| is_local(pool, scope)),
                Some(Outwards::Location) => {
                    let inlined_at = node.reference(location::INLINED_AT);
                    at = match inlined_at.filter(|&place| class(pool, place) == Some(Class::DILocation)) {
                        Some(place) => Some(place),
                        None => node.reference(location::SCOPE).filter(|&scope| is_local(pool, scope)),
                    };
                }
            }
        }
        for id in path.drain(..) {
            self.subprograms[id.index()] = found;
        }
    }
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
    pool.node(id).map(|node| node.class())
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
