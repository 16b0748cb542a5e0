//! Scopes of a function's code: blocks and inlined functions, with the ranges of code that belong to them.
//!
//! Nothing is declared in most blocks, and no entry is written for those. They are *passed over*: their code belongs to
//! the scope around them.

use draig_ir::Metadata;
use draig_ir::metadata::Class;

use crate::facts::Facts;
use crate::keys::{Key, KeyNumbers};
use crate::nodes::{MAX_DEPTH, NodeSet, SourceLocation, block};

/// Number of a scope; 0 is the function's own.
pub(crate) type ScopeId = u32;

/// No scope or range.
const NONE: u32 = u32::MAX;

/// A scope.
#[derive(Clone, Debug)]
pub(crate) struct Scope {
    /// The `!DISubprogram` or `!DILexicalBlock`.
    pub(crate) node: Metadata,
    /// The `!DILocation` of the call that was inlined.
    pub(crate) inlined_at: Option<Metadata>,
    pub(crate) is_function: bool,
    /// Whether the scope is passed over: it is here for the order of those in it alone.
    pub(crate) is_passed: bool,
    parent: ScopeId,
    depth: u32,
    /// Number of scopes that were found before it, with those passed over.
    rank: u32,
    first_child: ScopeId,
    last_child: ScopeId,
    next: ScopeId,
    first_range: u32,
    last_range: u32,
    /// Start of the range that has not ended.
    open: u32,
    /// The variables of the scope among those of the function.
    pub(crate) variables: (u32, u32),
}

/// Range of code, as offsets from the function's base.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Range {
    start: u32,
    end: u32,
    /// The next range of the scope.
    next: u32,
}

/// Scopes of one function.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scopes<'a> {
    pub(crate) list: &'a [Scope],
    pub(crate) ranges: &'a [Range],
    /// Number of those in which code is; the others are those of variables alone.
    pub(crate) with_code: u32,
}

/// Scopes of one function in the making.
#[derive(Debug, Default)]
struct Found {
    list: Vec<Scope>,
    ranges: Vec<Range>,
    with_code: u32,
    /// Whether children of a scope are not in the order in which they were found.
    is_unordered: bool,
}

/// Block that is passed over.
#[derive(Debug)]
struct Passed {
    node: Metadata,
    inlined_at: Option<Metadata>,
    /// Number of the scope around.
    outer: Number,
    /// The scope to which its code belongs.
    scope: ScopeId,
    /// The scope that stands for it, if there is one.
    own: ScopeId,
    depth: u32,
    rank: u32,
}

/// Number of a scope, or of one that is passed over with [`PASSED`] added.
type Number = u32;

/// Marks numbers of scopes that are passed over.
const PASSED: Number = 1 << 31;

impl<'a> Scopes<'a> {
    pub(crate) fn get(self, scope: ScopeId) -> &'a Scope {
        &self.list[scope as usize]
    }

    /// Returns the scopes in a scope, in the order in which they were found.
    pub(crate) fn children(self, scope: ScopeId) -> impl Iterator<Item = ScopeId> + 'a {
        let some = |scope: ScopeId| (scope != NONE).then_some(scope);
        std::iter::successors(some(self.get(scope).first_child), move |&scope| some(self.get(scope).next))
    }

    /// Returns the ranges of a scope's code, in order.
    pub(crate) fn ranges(self, scope: ScopeId) -> impl Iterator<Item = (u32, u32)> + 'a {
        let range = move |at: u32| self.ranges.get(at as usize);
        let first = range(self.get(scope).first_range);
        std::iter::successors(first, move |known| range(known.next)).map(|range| (range.start, range.end))
    }

    /// Whether no code belongs to a scope.
    pub(crate) fn is_empty(self, scope: ScopeId) -> bool {
        self.get(scope).first_range == NONE
    }

    /// Returns the node of the function that a scope is, or is in.
    pub(crate) fn function_around(self, mut scope: ScopeId) -> Metadata {
        while !self.get(scope).is_function {
            scope = self.get(scope).parent;
        }
        self.get(scope).node
    }
}

impl Found {
    /// Ends and starts ranges between one scope and another.
    #[inline]
    fn change(&mut self, from: ScopeId, to: ScopeId, offset: u32) {
        let (mut left, mut entered) = (from, to);
        while left != entered {
            if self.list[left as usize].depth >= self.list[entered as usize].depth {
                self.leave(left, offset);
                left = self.list[left as usize].parent;
            } else {
                let scope = &mut self.list[entered as usize];
                if !scope.is_passed {
                    scope.open = offset;
                }
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

    /// Adds a scope to the children of another.
    fn add(&mut self, step: PathStep, is_passed: bool, parent: ScopeId, (depth, rank): (u32, u32)) -> ScopeId {
        let number = self.list.len() as u32;
        let (node, inlined_at, is_function) = step;
        self.list.push(Scope {
            node,
            inlined_at,
            is_function,
            is_passed,
            parent,
            depth,
            rank,
            first_child: NONE,
            last_child: NONE,
            next: NONE,
            first_range: NONE,
            last_range: NONE,
            open: NONE,
            variables: (0, 0),
        });
        self.link(number);
        number
    }

    /// Makes a scope the last child of its parent.
    fn link(&mut self, number: ScopeId) {
        let Scope { parent, rank, .. } = self.list[number as usize];
        let Some(around) = self.list.get_mut(parent as usize) else { return };
        let last = std::mem::replace(&mut around.last_child, number);
        match self.list.get_mut(last as usize) {
            Some(last) => {
                last.next = number;
                self.is_unordered |= last.rank > rank;
            }
            None => self.list[parent as usize].first_child = number,
        }
    }

    /// Puts all children into the order in which they were found.
    fn order(&mut self) {
        if !std::mem::take(&mut self.is_unordered) {
            return;
        }
        let mut order: Vec<ScopeId> = (0..self.list.len() as u32).collect();
        order.sort_unstable_by_key(|&scope| self.list[scope as usize].rank);
        for scope in &mut self.list {
            (scope.first_child, scope.last_child, scope.next) = (NONE, NONE, NONE);
        }
        order.into_iter().for_each(|scope| self.link(scope));
    }
}

/// Finder of the scopes of one function.
pub(crate) struct ScopeFinder<'n, 'm> {
    facts: &'n Facts<'m>,
    s: &'n mut ScopeScratch,
    /// Number of scopes that were found.
    found: u32,
    /// The scope that was asked for last.
    last: (Key, Number),
}

/// Memory that is used again for each function.
#[derive(Debug)]
pub(crate) struct ScopeScratch {
    /// Blocks in which something may be declared; nothing is in any other.
    pub(crate) with_contents: NodeSet,
    numbers: KeyNumbers,
    scopes: Found,
    passed: Vec<Passed>,
    /// Scopes without a number, innermost first.
    path: Vec<PathStep>,
}

impl ScopeScratch {
    pub(crate) fn new(facts: &Facts<'_>) -> ScopeScratch {
        ScopeScratch {
            with_contents: facts.with_contents.clone(),
            numbers: KeyNumbers::default(),
            scopes: Found::default(),
            passed: Vec::new(),
            path: Vec::new(),
        }
    }
}

/// Node of a scope, the call that was inlined, and whether it is a function's.
type PathStep = (Metadata, Option<Metadata>, bool);

impl<'n, 'm> ScopeFinder<'n, 'm> {
    /// Starts with the scope of a function.
    pub(crate) fn new(facts: &'n Facts<'m>, function: Metadata, s: &'n mut ScopeScratch) -> ScopeFinder<'n, 'm> {
        s.numbers.clear();
        s.passed.clear();
        s.scopes.list.clear();
        s.scopes.ranges.clear();
        let own = s.scopes.add((function, None, true), false, NONE, (0, 0));
        s.numbers.insert((function, None), own);
        ScopeFinder { facts, s, found: 1, last: ((function, None), own) }
    }

    /// Returns the scopes once all are found, for variables of these scopes in order.
    pub(crate) fn finish(self, variables: impl Iterator<Item = ScopeId>) -> Scopes<'n> {
        let scopes = &mut self.s.scopes;
        scopes.order();
        for (number, scope) in (0..).zip(variables) {
            let (from, to) = &mut scopes.list[scope as usize].variables;
            if *to == 0 {
                *from = number;
            }
            *to = number + 1;
        }
        Scopes { list: &scopes.list, ranges: &scopes.ranges, with_code: scopes.with_code }
    }

    /// Returns the start of the first range of a scope, and the end of the last.
    pub(crate) fn extent(&self, scope: ScopeId) -> Option<(u32, u32)> {
        let Found { list, ranges, .. } = &self.s.scopes;
        let Scope { first_range, last_range, .. } = list[scope as usize];
        Some((ranges.get(first_range as usize)?.start, ranges.get(last_range as usize)?.end))
    }

    /// Ends the ranges of a scope and starts those of another, up to which nothing is in between.
    #[inline]
    pub(crate) fn change(&mut self, from: ScopeId, to: ScopeId, offset: u32) {
        self.s.scopes.change(from, to, offset);
    }

    /// Ends the code of the function, whose last part is in a scope.
    pub(crate) fn end_code(&mut self, last: ScopeId, offset: u32) {
        self.s.scopes.change(last, 0, offset);
        self.s.scopes.with_code = self.s.scopes.list.len() as u32;
    }

    /// Returns the scope to which code and variables of a scope belong; `None` if that is malformed.
    #[inline]
    pub(crate) fn get(&mut self, node: Metadata, inlined_at: Option<Metadata>) -> Option<ScopeId> {
        let number = match self.s.numbers.find((node, inlined_at)) {
            Some(known) => known,
            None => self.other((node, inlined_at))?,
        };
        self.last = ((node, inlined_at), number);
        Some(self.scope_of(number))
    }

    #[inline]
    fn scope_of(&self, number: Number) -> ScopeId {
        match number {
            PASSED.. => self.s.passed[(number - PASSED) as usize].scope,
            _ => number,
        }
    }

    fn depth_of(&self, number: Number) -> u32 {
        match number {
            PASSED.. => self.s.passed[(number - PASSED) as usize].depth,
            _ => self.s.scopes.list[number as usize].depth,
        }
    }

    /// Returns the number of a scope that is known, often the one that was asked for last.
    #[inline]
    fn number_of(&mut self, key: Key) -> Option<Number> {
        if self.last.0 == key { Some(self.last.1) } else { self.s.numbers.find(key) }
    }

    /// Finds a scope that is not known.
    fn other(&mut self, asked: Key) -> Option<Number> {
        let (node, inlined_at) = asked;
        // Most are blocks of known scopes.
        if let Some(around) = self.facts.nodes.word_of(node, Class::DILexicalBlock, block::SCOPE)
            && let Some(outer) = self.number_of((around, inlined_at))
            && (self.depth_of(outer) as usize) < MAX_DEPTH
        {
            return Some(self.add(outer, (node, inlined_at, false)));
        }
        let mut path = std::mem::take(&mut self.s.path);
        path.clear();
        let found = self.find(asked, &mut path);
        self.s.path = path;
        let number = found?;
        if self.s.numbers.find(asked).is_none() {
            // A file of a block has the number of the block.
            self.s.numbers.insert(asked, number);
        }
        Some(number)
    }

    /// Returns a scope that is not known, and makes those around it.
    fn find(&mut self, asked: Key, path: &mut Vec<PathStep>) -> Option<Number> {
        let nodes = self.facts.nodes;
        let (mut node, mut inlined_at) = asked;
        let mut outer = loop {
            if path.len() > MAX_DEPTH {
                return None;
            }
            let (id, class) = nodes.code_scope(node)?;
            if let Some(known) = self.s.numbers.find((id, inlined_at)) {
                break known;
            }
            path.push((id, inlined_at, class == Class::DISubprogram));
            match (class, inlined_at) {
                (Class::DILexicalBlock, _) => node = nodes.word_of(id, class, block::SCOPE)?,
                (_, Some(call)) => {
                    let call = SourceLocation::read(nodes, call)?;
                    node = call.scope?;
                    inlined_at = call.inlined_at;
                }
                // Code of another function that was not inlined.
                (_, None) => return None,
            }
        };
        for &step in path.iter().rev() {
            if self.depth_of(outer) as usize >= MAX_DEPTH {
                return Some(outer);
            }
            outer = self.add(outer, step);
        }
        Some(outer)
    }

    /// Adds a scope to one with a number, and returns its own.
    fn add(&mut self, outer: Number, step: PathStep) -> Number {
        let (node, inlined_at, is_function) = step;
        let place = (self.depth_of(outer) + 1, self.found);
        self.found += 1;
        let number = if is_function || self.s.with_contents.has(node) {
            let parent = self.own_scope(outer);
            self.s.scopes.add(step, false, parent, place)
        } else {
            let (scope, (depth, rank)) = (self.scope_of(outer), place);
            self.s.passed.push(Passed { node, inlined_at, outer, scope, own: NONE, depth, rank });
            PASSED + self.s.passed.len() as u32 - 1
        };
        self.s.numbers.insert((node, inlined_at), number);
        number
    }

    /// Returns the scope with a number; if it is passed over, one that stands for it, since there are others in it.
    fn own_scope(&mut self, number: Number) -> ScopeId {
        // Numbers of scopes that are passed over, innermost first, up to one that has a scope.
        let mut inner = Vec::new();
        let mut at = number;
        let mut parent = loop {
            let Some(passed) = at.checked_sub(PASSED) else { break at };
            let Passed { outer, own, .. } = self.s.passed[passed as usize];
            if own != NONE {
                break own;
            }
            inner.push(passed as usize);
            at = outer;
        };
        for passed in inner.into_iter().rev() {
            let ScopeScratch { passed: all, scopes, .. } = &mut *self.s;
            let passed = &mut all[passed];
            let step = (passed.node, passed.inlined_at, false);
            parent = scopes.add(step, true, parent, (passed.depth, passed.rank));
            passed.own = parent;
        }
        parent
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scopes_in_blocks_that_are_passed_over_keep_their_order() {
        let text = b"!a = !{!0, !1, !2, !3, !4}
            !0 = distinct !DISubprogram(name: \"f\")
            !1 = distinct !DILexicalBlock(scope: !0, line: 1)
            !2 = distinct !DILexicalBlock(scope: !0, line: 2)
            !3 = distinct !DILexicalBlock(scope: !1, line: 3)
            !4 = distinct !DILexicalBlock(scope: !0, line: 4)\n";
        let module = draig_asm::parse_module(text, &Default::default()).expect("the text is valid").module;
        let list = module.find_named_metadata(b"a").expect("it is there");
        let [function, outer, second, inner, last] = list.operands[..] else { panic!("there are five") };
        let facts = Facts::new(&module);
        let mut scratch = ScopeScratch::new(&facts);
        for round in 0..2 {
            [second, inner, last].into_iter().for_each(|block| scratch.with_contents.insert_block(facts.nodes, block));
            let mut finder = ScopeFinder::new(&facts, function, &mut scratch);
            // The code of the first block belongs to the function, and what is in it is found last.
            assert_eq!(finder.get(outer, None), Some(0));
            let mut found = vec![];
            for (at, block) in [second, last, inner].into_iter().enumerate() {
                let scope = finder.get(block, None).expect("it is a scope");
                assert_eq!(finder.get(block, None), Some(scope));
                finder.change(found.last().copied().unwrap_or(0), scope, 8 * at as u32);
                found.push(scope);
            }
            finder.end_code(found[2], 24);
            let scopes = finder.finish(std::iter::empty());
            let nodes = |scope| scopes.children(scope).map(|child| scopes.get(child).node).collect::<Vec<_>>();
            assert_eq!(nodes(0), [outer, second, last], "round {round}");
            let passed = scopes.children(0).next().expect("it has children");
            assert!(scopes.get(passed).is_passed && scopes.is_empty(passed));
            assert_eq!(nodes(passed), [inner]);
            assert_eq!(
                found.iter().map(|&scope| scopes.ranges(scope).next()).collect::<Vec<_>>(),
                [Some((0, 8)), Some((8, 16)), Some((16, 24))]
            );
        }
    }
}
