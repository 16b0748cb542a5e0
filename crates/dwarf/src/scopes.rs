//! Scopes of a function's code: blocks and inlined functions, with the ranges of code that belong to them.

use draig_ir::Metadata;
use draig_ir::metadata::Class;

use crate::code::Row;
use crate::keys::{Key, KeyNumbers};
use crate::nodes::{MAX_DEPTH, Nodes, block};
use crate::rows::{SourceLocation, SourceRow, file_of_scope};

/// Number of a scope; 0 is the function's own.
pub(crate) type ScopeId = u32;

/// No scope or range.
const NONE: u32 = u32::MAX;

/// A scope.
#[derive(Debug)]
pub(crate) struct Scope {
    /// The `!DISubprogram` or `!DILexicalBlock`.
    pub(crate) node: Metadata,
    /// The `!DILocation` of the call that was inlined.
    pub(crate) inlined_at: Option<Metadata>,
    pub(crate) is_function: bool,
    parent: ScopeId,
    depth: u32,
    first_child: ScopeId,
    last_child: ScopeId,
    next: ScopeId,
    first_range: u32,
    last_range: u32,
    /// Start of the range that has not ended.
    open: u32,
}

/// Range of code, as offsets from the function's base.
#[derive(Clone, Copy, Debug)]
struct Range {
    start: u32,
    end: u32,
    /// The next range of the scope.
    next: u32,
}

/// Scopes of one function.
#[derive(Debug)]
pub(crate) struct Scopes {
    pub(crate) list: Vec<Scope>,
    ranges: Vec<Range>,
    /// Number of those in which code is; the others are those of variables alone.
    pub(crate) with_code: u32,
}

impl Scopes {
    pub(crate) fn get(&self, scope: ScopeId) -> &Scope {
        &self.list[scope as usize]
    }

    /// Returns the scopes in a scope, in the order in which they were found.
    pub(crate) fn children(&self, scope: ScopeId) -> impl Iterator<Item = ScopeId> + '_ {
        let some = |scope: ScopeId| (scope != NONE).then_some(scope);
        std::iter::successors(some(self.get(scope).first_child), move |&scope| some(self.get(scope).next))
    }

    /// Returns the ranges of a scope's code, in order.
    pub(crate) fn ranges(&self, scope: ScopeId) -> impl Iterator<Item = (u32, u32)> + '_ {
        let range = |at: u32| self.ranges.get(at as usize);
        let first = range(self.get(scope).first_range);
        std::iter::successors(first, move |known| range(known.next)).map(|range| (range.start, range.end))
    }

    /// Whether no code belongs to a scope.
    pub(crate) fn is_empty(&self, scope: ScopeId) -> bool {
        self.get(scope).first_range == NONE
    }

    /// Returns the start of the first range of a scope, and the end of the last.
    pub(crate) fn extent(&self, scope: ScopeId) -> Option<(u32, u32)> {
        let Scope { first_range, last_range, .. } = *self.get(scope);
        Some((self.ranges.get(first_range as usize)?.start, self.ranges.get(last_range as usize)?.end))
    }

    /// Returns the node of the function that a scope is, or is in.
    pub(crate) fn function_around(&self, mut scope: ScopeId) -> Metadata {
        while !self.get(scope).is_function {
            scope = self.get(scope).parent;
        }
        self.get(scope).node
    }

    /// Ends and starts ranges between one scope and another.
    fn change(&mut self, from: ScopeId, to: ScopeId, offset: u32) {
        let (mut left, mut entered) = (from, to);
        while left != entered {
            if self.get(left).depth >= self.get(entered).depth {
                self.leave(left, offset);
                left = self.get(left).parent;
            } else {
                let scope = &mut self.list[entered as usize];
                scope.open = offset;
                entered = scope.parent;
            }
        }
    }

    fn leave(&mut self, scope: ScopeId, offset: u32) {
        let scope = &mut self.list[scope as usize];
        let start = std::mem::replace(&mut scope.open, NONE);
        if start >= offset {
            return;
        }
        let number = self.ranges.len() as u32;
        match self.ranges.get_mut(scope.last_range as usize) {
            Some(last) if last.end == start => {
                last.end = offset;
                return;
            }
            Some(last) => last.next = number,
            None => scope.first_range = number,
        }
        scope.last_range = number;
        self.ranges.push(Range { start, end: offset, next: NONE });
    }

    fn add(&mut self, node: Metadata, inlined_at: Option<Metadata>, is_function: bool, parent: ScopeId) -> ScopeId {
        let number = self.list.len() as u32;
        let depth = self.list.get(parent as usize).map_or(0, |parent| parent.depth + 1);
        if let Some(around) = self.list.get_mut(parent as usize) {
            let last = std::mem::replace(&mut around.last_child, number);
            match last {
                NONE => around.first_child = number,
                last => self.list[last as usize].next = number,
            }
        }
        self.list.push(Scope {
            node,
            inlined_at,
            is_function,
            parent,
            depth,
            first_child: NONE,
            last_child: NONE,
            next: NONE,
            first_range: NONE,
            last_range: NONE,
            open: NONE,
        });
        number
    }
}

/// Finder of the scopes of one function.
pub(crate) struct ScopeFinder<'n, 'm> {
    nodes: Nodes<'m>,
    pub(crate) scopes: Scopes,
    numbers: &'n mut KeyNumbers,
    /// Scopes without a number, innermost first.
    path: Vec<PathStep>,
}

/// Node of a scope, the call that was inlined, and whether it is a function's.
type PathStep = (Metadata, Option<Metadata>, bool);

impl<'n, 'm> ScopeFinder<'n, 'm> {
    /// Starts with the scope of a function. The numbers are cleared, so that their memory is used again.
    pub(crate) fn new(nodes: Nodes<'m>, function: Metadata, numbers: &'n mut KeyNumbers) -> ScopeFinder<'n, 'm> {
        numbers.clear();
        let mut scopes = Scopes { list: Vec::new(), ranges: Vec::new(), with_code: 1 };
        numbers.insert((function, None), scopes.add(function, None, true, NONE));
        ScopeFinder { nodes, scopes, numbers, path: Vec::new() }
    }

    /// Finds the scopes of the code of a function, which has this number of bytes, and returns its lines.
    pub(crate) fn run(&mut self, rows: &[Row], end: u32) -> Vec<SourceRow> {
        let mut lines = Vec::with_capacity(rows.len());
        let mut current = 0;
        let mut last = None;
        let mut last_file: Option<(Metadata, Option<Metadata>)> = None;
        for row in rows {
            let location = row.location.and_then(|id| SourceLocation::read(self.nodes, id));
            let Some((location, scope)) = location.and_then(|location| Some((location, location.scope?))) else {
                // Code without a location belongs to the scope before it.
                lines.push(SourceRow { offset: row.offset, line: 0, column: 0, file: None });
                continue;
            };
            let SourceLocation { line, column, inlined_at, .. } = location;
            let file = match last_file {
                Some((known, file)) if known == scope => file,
                _ => file_of_scope(self.nodes, scope),
            };
            last_file = Some((scope, file));
            lines.push(SourceRow { offset: row.offset, line, column, file });
            if last == Some((scope, inlined_at)) {
                continue;
            }
            last = Some((scope, inlined_at));
            let scope = self.get(scope, inlined_at).unwrap_or(0);
            if scope != current {
                self.scopes.change(current, scope, row.offset);
                current = scope;
            }
        }
        self.scopes.change(current, 0, end);
        self.scopes.with_code = self.scopes.list.len() as u32;
        lines
    }

    /// Returns a scope; `None` if it is malformed.
    pub(crate) fn get(&mut self, node: Metadata, inlined_at: Option<Metadata>) -> Option<ScopeId> {
        if let Some(known) = self.numbers.find((node, inlined_at)) {
            return Some(known);
        }
        let asked = (node, inlined_at);
        let mut path = std::mem::take(&mut self.path);
        path.clear();
        let found = self.find(asked, &mut path);
        self.path = path;
        if let Some(scope) = found
            && self.scopes.get(scope).node != node
            && self.numbers.find(asked).is_none()
        {
            // A file of a block has the number of the block.
            self.numbers.insert(asked, scope);
        }
        found
    }

    /// Returns a scope that is not known, and makes those around it.
    fn find(&mut self, asked: Key, path: &mut Vec<PathStep>) -> Option<ScopeId> {
        let (mut node, mut inlined_at) = asked;
        let mut parent = loop {
            if path.len() > MAX_DEPTH {
                return None;
            }
            let (id, class) = self.nodes.code_scope(node)?;
            if let Some(known) = self.numbers.find((id, inlined_at)) {
                break known;
            }
            path.push((id, inlined_at, class == Class::DISubprogram));
            match (class, inlined_at) {
                (Class::DILexicalBlock, _) => node = self.nodes.word_of(id, class, block::SCOPE)?,
                (_, Some(call)) => {
                    let call = SourceLocation::read(self.nodes, call)?;
                    node = call.scope?;
                    inlined_at = call.inlined_at;
                }
                // Code of another function that was not inlined.
                (_, None) => return None,
            }
        };
        for &(node, inlined_at, is_function) in path.iter().rev() {
            if self.scopes.get(parent).depth as usize >= MAX_DEPTH {
                return Some(parent);
            }
            parent = self.scopes.add(node, inlined_at, is_function, parent);
            self.numbers.insert((node, inlined_at), parent);
        }
        Some(parent)
    }
}
