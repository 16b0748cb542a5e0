//! Scopes of a function's code: blocks and inlined functions, with the ranges of code that belong to them.

use draig_ir::Metadata;
use draig_ir::metadata::Class;
use rustc_hash::FxHashMap;

use crate::code::FunctionCode;
use crate::nodes::{MAX_DEPTH, Nodes, block, location};
use crate::rows::SourceRow;

/// Number of a scope; 0 is the function's own.
pub(crate) type ScopeId = usize;

/// A scope.
#[derive(Debug)]
pub(crate) struct Scope {
    /// The `!DISubprogram` or `!DILexicalBlock`.
    pub(crate) node: Metadata,
    /// The `!DILocation` of the call that was inlined.
    pub(crate) inlined_at: Option<Metadata>,
    pub(crate) is_function: bool,
    parent: ScopeId,
    depth: usize,
    pub(crate) children: Vec<ScopeId>,
    /// Ranges of code, as offsets from the function's base.
    pub(crate) ranges: Vec<(u32, u32)>,
    open: Option<u32>,
}

/// Scopes of one function.
#[derive(Debug)]
pub(crate) struct Scopes {
    pub(crate) list: Vec<Scope>,
    numbers: FxHashMap<(Metadata, Option<Metadata>), ScopeId>,
}

impl Scopes {
    /// Finds the scopes of the code of a function.
    pub(crate) fn new(nodes: Nodes<'_>, function: Metadata, code: &FunctionCode, rows: &[SourceRow]) -> Scopes {
        let root = Scope {
            node: function,
            inlined_at: None,
            is_function: true,
            parent: 0,
            depth: 0,
            children: Vec::new(),
            ranges: Vec::new(),
            open: None,
        };
        let numbers = FxHashMap::from_iter([((function, None), 0)]);
        let mut scopes = Scopes { list: vec![root], numbers };
        let mut current = 0;
        let mut last = None;
        for row in rows {
            // Code without a location belongs to the scope before it.
            let Some(scope) = row.scope else { continue };
            if last == Some((scope, row.inlined_at)) {
                continue;
            }
            last = Some((scope, row.inlined_at));
            let scope = scopes.get(nodes, scope, row.inlined_at).unwrap_or(0);
            if scope != current {
                scopes.change(current, scope, row.offset);
                current = scope;
            }
        }
        let end = (code.end - code.base) as u32;
        scopes.change(current, 0, end);
        scopes
    }

    /// Ends and starts ranges between one scope and another.
    fn change(&mut self, from: ScopeId, to: ScopeId, offset: u32) {
        let (mut left, mut entered) = (from, to);
        while left != entered {
            if self.list[left].depth >= self.list[entered].depth {
                let scope = &mut self.list[left];
                if let Some(start) = scope.open.take()
                    && start < offset
                {
                    match scope.ranges.last_mut() {
                        Some((_, end)) if *end == start => *end = offset,
                        _ => scope.ranges.push((start, offset)),
                    }
                }
                left = scope.parent;
            } else {
                let scope = &mut self.list[entered];
                scope.open = Some(offset);
                entered = scope.parent;
            }
        }
    }

    /// Returns a scope; `None` if it is malformed.
    pub(crate) fn get(&mut self, nodes: Nodes<'_>, node: Metadata, inlined_at: Option<Metadata>) -> Option<ScopeId> {
        if let Some(&known) = self.numbers.get(&(node, inlined_at)) {
            return Some(known);
        }
        // Scopes without a number, innermost first.
        let mut path: Vec<(Metadata, Option<Metadata>, bool)> = Vec::new();
        let (mut node, mut inlined_at) = (node, inlined_at);
        let mut parent = loop {
            if path.len() > MAX_DEPTH {
                return None;
            }
            let (id, class) = nodes.code_scope(node)?;
            if let Some(&known) = self.numbers.get(&(id, inlined_at)) {
                break known;
            }
            path.push((id, inlined_at, class == Class::DISubprogram));
            match (class, inlined_at) {
                (Class::DILexicalBlock, _) => node = nodes.node(id)?.reference(block::SCOPE)?,
                (_, Some(call)) => {
                    let call = nodes.of_class(call, Class::DILocation)?;
                    node = call.reference(location::SCOPE)?;
                    inlined_at = call.reference(location::INLINED_AT);
                }
                // Code of another function that was not inlined.
                (_, None) => return None,
            }
        };
        for (node, inlined_at, is_function) in path.into_iter().rev() {
            let number = self.list.len();
            let depth = self.list[parent].depth + 1;
            if depth > MAX_DEPTH {
                return Some(parent);
            }
            self.list[parent].children.push(number);
            self.list.push(Scope {
                node,
                inlined_at,
                is_function,
                parent,
                depth,
                children: Vec::new(),
                ranges: Vec::new(),
                open: None,
            });
            self.numbers.insert((node, inlined_at), number);
            parent = number;
        }
        Some(parent)
    }
}
