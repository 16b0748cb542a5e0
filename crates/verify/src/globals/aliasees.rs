//! The aliasees of aliases. LLVM walks from each alias separately over everything in its address, which is
//! quadratic in the length of a chain. Here all aliases that reach a place share the result for it.
//!
//! Two peculiarities of LLVM's walk determine its messages. An alias that is the whole address is checked;
//! for one inside a computation, or after another alias, the walk only continues with its address. An alias
//! that the walk reaches twice is reported as a cycle, even if two computations merely share it; a constant
//! is skipped the second time.

use draig_ir::{Const, ConstKind, Global, GlobalKind, Linkage, Module, Value};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::context::ModuleCx;
use crate::rule::Rule;
use crate::rules::globals as rule;

/// The first broken rule that a walk from a place finds, if any.
type Broken = Option<&'static Rule>;

/// A place in the graph of aliases and the constants in their addresses.
type Place = u32;

/// An alias, a constant made of others, or any other value that breaks a rule.
struct Node {
    value: Value,
    is_alias: bool,
    /// The rule that the value breaks when a walk first reaches it.
    broken: Broken,
    /// Start of its parts in [`Graph::parts`]; they end at the start of the next node's parts.
    parts: u32,
}

/// Aliases and constants with their parts.
#[derive(Default)]
struct Graph {
    nodes: Vec<Node>,
    parts: Vec<Place>,
    places: FxHashMap<Value, Place>,
    /// Whether each place is part of itself.
    cyclic: Vec<bool>,
    /// Whether a place that breaks a rule is reachable from each place.
    leads_to_broken: Vec<bool>,
    /// Whether everything reachable from each place is valid and cannot be reached twice.
    calm: Vec<bool>,
    /// The result computed for each place.
    found: Vec<Option<Broken>>,
}

/// The aliasees of a module's aliases. An `available_externally` alias may only refer to others of that
/// linkage, so these have a graph of their own.
pub(super) struct Aliasees<'m> {
    module: &'m Module,
    defined: Graph,
    inspected: Graph,
}

impl<'m> Aliasees<'m> {
    pub(super) fn new(cx: &ModuleCx<'m>) -> Aliasees<'m> {
        let graph = |inspected| {
            let mut graph = Graph::new(cx, inspected);
            graph.look_at_all();
            graph
        };
        Aliasees { module: cx.module, defined: graph(false), inspected: graph(true) }
    }

    /// Returns the first rule that an alias's address breaks. With `only_counts`, only its existence matters
    /// and it need not be the first.
    pub(super) fn first_broken(&mut self, id: Global, only_counts: bool) -> Broken {
        let aliasee = aliasee_of(self.module, id.into())?;
        let graph = if is_inspected(self.module, id) { &mut self.inspected } else { &mut self.defined };
        let &start = graph.places.get(&aliasee)?;
        let own = graph.places.get(&Value::from(id)).copied().filter(|&own| graph.cyclic[own as usize]);
        match own {
            None => graph.follow(start),
            // It leads back to itself, unless a rule is broken before that.
            Some(own) if only_counts || !graph.leads_to_broken[own as usize] => Some(&rule::ALIAS_CYCLE),
            Some(own) => graph.walk(start, Some(own)),
        }
    }
}

/// Returns the address of an alias; `None` for other values.
fn aliasee_of(module: &Module, value: Value) -> Option<Value> {
    match module.global(value.as_global()?).kind {
        GlobalKind::Alias { aliasee } => Some(aliasee),
        _ => None,
    }
}

fn is_inspected(module: &Module, id: Global) -> bool {
    module.global(id).linkage == Linkage::AvailableExternally
}

/// Whether another definition may replace this one.
fn is_interposable(cx: &ModuleCx<'_>, id: Global) -> bool {
    let data = cx.module.global(id);
    matches!(data.linkage, Linkage::WeakAny | Linkage::LinkOnceAny | Linkage::Common | Linkage::ExternWeak)
        || cx.globals.interposition && !data.dso_local
}

fn parts_of(module: &Module, constant: Const) -> &[Value] {
    match module.tables.constants.kind(constant) {
        ConstKind::Expr(expr) => &expr.operands,
        ConstKind::Aggregate(elements) => elements,
        ConstKind::PtrAuth(parts) => &parts[..],
        _ => &[],
    }
}

/// Returns the rule that a value breaks when a walk first reaches it.
fn broken_at(cx: &ModuleCx<'_>, value: Value, inspected: bool) -> Broken {
    if inspected && !value.as_global().is_some_and(|global| is_inspected(cx.module, global)) {
        return Some(&rule::ALIAS_AVAILABLE);
    }
    let Some(global) = value.as_global() else { return cx.constants.first_below(value) };
    if !inspected && cx.module.is_declaration_for_linker(global) {
        Some(&rule::ALIAS_DECLARATION)
    } else if aliasee_of(cx.module, value).is_some() && is_interposable(cx, global) {
        Some(&rule::ALIAS_INTERPOSABLE)
    } else {
        None
    }
}

impl Graph {
    /// Builds the graph of all aliases of a module and their parts.
    fn new(cx: &ModuleCx<'_>, inspected: bool) -> Graph {
        let mut graph = Graph::default();
        let aliases = cx.module.aliases().iter().filter(|&&id| is_inspected(cx.module, id) == inspected);
        for &id in aliases {
            graph.place(cx, id.into(), inspected);
        }
        // The list grows during the iteration.
        let mut at = 0;
        while at < graph.nodes.len() {
            let value = graph.nodes[at].value;
            graph.nodes[at].parts = graph.parts.len() as u32;
            let aliasee = aliasee_of(cx.module, value);
            let parts = match value.as_const() {
                // A violation in a constant ends the walk; the walk continues after an alias that it skips.
                Some(constant) if graph.nodes[at].broken.is_none() => parts_of(cx.module, constant),
                _ => aliasee.as_slice(),
            };
            for &part in parts {
                let part = graph.place(cx, part, inspected);
                graph.parts.extend(part);
            }
            at += 1;
        }
        graph
    }

    /// Returns the place of a value; `None` if it has no parts and breaks no rule.
    fn place(&mut self, cx: &ModuleCx<'_>, value: Value, inspected: bool) -> Option<Place> {
        if let Some(&place) = self.places.get(&value) {
            return Some(place);
        }
        let broken = broken_at(cx, value, inspected);
        let is_alias = aliasee_of(cx.module, value).is_some();
        let has_parts = value.as_const().is_some_and(|constant| !parts_of(cx.module, constant).is_empty());
        if !is_alias && !has_parts && broken.is_none() {
            return None;
        }
        let place = self.nodes.len() as Place;
        self.nodes.push(Node { value, is_alias, broken, parts: 0 });
        self.places.insert(value, place);
        Some(place)
    }

    fn parts(&self, of: Place) -> &[Place] {
        let end = self.nodes.get(of as usize + 1).map_or(self.parts.len(), |next| next.parts as usize);
        &self.parts[self.nodes[of as usize].parts as usize..end]
    }

    /// Returns the place to visit instead of a part: for an alias, its aliasee, if that may break a rule.
    fn through(&self, part: Place) -> Option<Place> {
        if self.nodes[part as usize].is_alias { self.parts(part).first().copied() } else { Some(part) }
    }

    /// Returns the places to visit after a place, if anything may be found there.
    fn next(&self, of: Place) -> impl DoubleEndedIterator<Item = Place> {
        let next = self.parts(of).iter().filter_map(|&part| self.through(part));
        next.filter(|&next| !self.calm[next as usize])
    }

    /// Computes the result of each place that is not part of itself, parts first.
    fn look_at_all(&mut self) {
        let count = self.nodes.len();
        let mut ways_in = vec![0u32; count];
        for place in 0..count as Place {
            self.parts(place)
                .iter()
                .filter_map(|&part| self.through(part))
                .for_each(|next| ways_in[next as usize] += 1);
        }
        self.cyclic = vec![false; count];
        self.leads_to_broken = vec![false; count];
        self.calm = vec![false; count];
        self.found = vec![None; count];
        for component in self.components() {
            let is_broken = component.iter().any(|&place| {
                let broken_parts = |&part: &Place| self.leads_to_broken[part as usize];
                self.nodes[place as usize].broken.is_some() || self.parts(place).iter().any(broken_parts)
            });
            let cyclic = component.len() > 1 || self.parts(component[0]).contains(&component[0]);
            for &place in &component {
                self.cyclic[place as usize] = cyclic;
                self.leads_to_broken[place as usize] = is_broken;
            }
            if !cyclic {
                self.look_at(component[0], &ways_in);
            }
        }
    }

    /// Computes the result of a place that is not part of itself and whose parts are done.
    fn look_at(&mut self, place: Place, ways_in: &[u32]) {
        let node = &self.nodes[place as usize];
        let broken = node.broken;
        let may_be_met_twice = node.is_alias && ways_in[place as usize] > 1;
        let mut next = self.next(place);
        let (first, has_more) = (next.next(), next.next().is_some());
        drop(next);
        self.calm[place as usize] = broken.is_none() && !may_be_met_twice && first.is_none();
        let found = broken.or_else(|| {
            let in_first = first.and_then(|first| self.follow(first));
            in_first.or_else(|| if has_more { self.walk(place, None) } else { None })
        });
        self.found[place as usize] = Some(found);
    }

    /// Returns the result of a place: on a path without a fork, that of the path's end.
    fn follow(&mut self, start: Place) -> Broken {
        let mut way: Vec<Place> = Vec::new();
        let mut met: FxHashMap<Place, usize> = FxHashMap::default();
        // The path enters places that are parts of themselves: their result depends on where the walk came
        // from.
        let mut cyclic_from = None;
        let mut at = start;
        let found = loop {
            if let Some(found) = self.found[at as usize].filter(|_| cyclic_from.is_none()) {
                break found;
            }
            if let Some(&from) = met.get(&at) {
                // A cycle: an alias is reached twice; a constant is skipped.
                let found =
                    |graph: &Graph, place: Place| graph.nodes[place as usize].is_alias.then_some(&rule::ALIAS_CYCLE);
                for place in way.drain(from..) {
                    self.found[place as usize] = Some(found(self, place));
                }
                break found(self, at);
            }
            if let Some(broken) = self.nodes[at as usize].broken {
                break Some(broken);
            }
            if self.cyclic[at as usize] {
                cyclic_from.get_or_insert(way.len());
            }
            let mut next = self.next(at);
            match (next.next(), next.next().is_some()) {
                (None, _) => break None,
                (Some(_), true) => {
                    drop(next);
                    way.push(at);
                    way.truncate(cyclic_from.unwrap_or(way.len() - 1) + 1);
                    break self.walk(way[way.len() - 1], None);
                }
                (Some(only), false) => {
                    drop(next);
                    met.insert(at, way.len());
                    way.push(at);
                    at = only;
                }
            }
        };
        for place in way {
            self.found[place as usize] = Some(found);
        }
        found
    }

    /// LLVM's walk from a place; for an alias that is part of itself, with its own place.
    fn walk(&self, start: Place, own: Option<Place>) -> Broken {
        let mut met: FxHashSet<Place> = own.into_iter().collect();
        let mut pending = vec![start];
        while let Some(at) = pending.pop() {
            let node = &self.nodes[at as usize];
            match node.broken {
                // It is met before the check whether it may be replaced.
                Some(broken) if std::ptr::eq(broken, &rule::ALIAS_INTERPOSABLE) && met.contains(&at) => {
                    return Some(&rule::ALIAS_CYCLE);
                }
                Some(broken) => return Some(broken),
                None => {}
            }
            if !met.insert(at) {
                if node.is_alias {
                    return Some(&rule::ALIAS_CYCLE);
                }
                continue;
            }
            for &part in self.parts(at).iter().rev() {
                if Some(part) == own {
                    return Some(&rule::ALIAS_CYCLE);
                }
                pending.extend(self.through(part).filter(|&next| !self.calm[next as usize]));
            }
        }
        None
    }

    /// Returns the strongly connected components, parts before the places made of them (Tarjan's algorithm).
    fn components(&self) -> Vec<Vec<Place>> {
        const UNSEEN: u32 = u32::MAX;
        let count = self.nodes.len();
        let (mut order, mut low) = (vec![UNSEEN; count], vec![UNSEEN; count]);
        let mut open = vec![false; count];
        let mut stack: Vec<Place> = Vec::new();
        let mut path: Vec<(Place, usize)> = Vec::new();
        let mut components = Vec::new();
        let mut seen = 0;
        for root in 0..count as Place {
            if order[root as usize] != UNSEEN {
                continue;
            }
            path.push((root, 0));
            while let Some(&mut (place, ref mut next)) = path.last_mut() {
                let here = place as usize;
                if *next == 0 {
                    (order[here], low[here], open[here]) = (seen, seen, true);
                    seen += 1;
                    stack.push(place);
                }
                let part = self.parts(place).get(*next).copied();
                *next += 1;
                match part {
                    Some(part) if order[part as usize] == UNSEEN => path.push((part, 0)),
                    Some(part) if open[part as usize] => low[here] = low[here].min(order[part as usize]),
                    Some(_) => {}
                    None => {
                        path.pop();
                        if let Some(&(before, _)) = path.last() {
                            low[before as usize] = low[before as usize].min(low[here]);
                        }
                        if low[here] == order[here] {
                            let from = stack.iter().rposition(|&other| other == place).unwrap_or(0);
                            let component = stack.split_off(from);
                            component.iter().for_each(|&place| open[place as usize] = false);
                            components.push(component);
                        }
                    }
                }
            }
        }
        components
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::VerifyOptions;
    use crate::structure::Dangling;
    use draig_asm::{ParseOptions, parse_module};
    use std::fmt::Write as _;

    /// LLVM's walk for one alias, unoptimized.
    fn walked(cx: &ModuleCx<'_>, id: Global) -> Broken {
        let module = cx.module;
        let inspected = is_inspected(module, id);
        let mut whole: FxHashSet<Global> = FxHashSet::from_iter([id]);
        let mut seen: FxHashSet<Const> = FxHashSet::default();
        let mut pending = vec![aliasee_of(module, id.into()).expect("it is an alias")];
        while let Some(value) = pending.pop() {
            if inspected && !value.as_global().is_some_and(|global| is_inspected(module, global)) {
                return Some(&rule::ALIAS_AVAILABLE);
            }
            let mut parts: &[Value] = &[];
            let aliasee = aliasee_of(module, value);
            if let Some(global) = value.as_global() {
                if !inspected && module.is_declaration_for_linker(global) {
                    return Some(&rule::ALIAS_DECLARATION);
                }
                if aliasee.is_some() {
                    if !whole.insert(global) {
                        return Some(&rule::ALIAS_CYCLE);
                    }
                    if is_interposable(cx, global) {
                        return Some(&rule::ALIAS_INTERPOSABLE);
                    }
                    parts = aliasee.as_slice();
                }
            } else if let Some(constant) = value.as_const()
                && seen.insert(constant)
            {
                if let Some(broken) = cx.constants.first_below(value) {
                    return Some(broken);
                }
                parts = parts_of(module, constant);
            }
            for &part in parts.iter().rev() {
                if part.as_global() == Some(id) {
                    return Some(&rule::ALIAS_CYCLE);
                }
                pending.push(aliasee_of(module, part).unwrap_or(part));
            }
        }
        None
    }

    /// Returns a module with `count` aliases, each of another alias, of a constant with one or two of them,
    /// of a definition or of a declaration; `strange` in 64 are unusual.
    fn text(next: &mut impl FnMut(u64) -> u64, count: u64, strange: u64) -> String {
        let mut text = String::from("@g = global [2 x i64] zeroinitializer\n@e = external global i8\n");
        let symbol = |next: &mut dyn FnMut(u64) -> u64| match next(16) {
            0 => "@g".to_owned(),
            1 if next(64) < strange => "@e".to_owned(),
            _ => format!("@a{}", next(count)),
        };
        for number in 0..count {
            let linkage = match next(64) {
                at if at >= strange => "",
                at if at % 4 == 0 => "weak ",
                at if at % 4 == 1 => "available_externally ",
                _ => "",
            };
            let (first, second) = (symbol(next), symbol(next));
            let _ = match next(6) {
                0 => writeln!(
                    text,
                    "@a{number} = {linkage}alias i8, getelementptr (i8, ptr {first}, i64 ptrtoint (ptr {second} to i64))"
                ),
                1 => writeln!(text, "@a{number} = {linkage}alias i8, getelementptr (i8, ptr {first}, i64 1)"),
                _ => writeln!(text, "@a{number} = {linkage}alias i8, ptr {first}"),
            };
        }
        text
    }

    #[test]
    fn shared_results_equal_individual_walks() {
        let mut state = 0x2545_f491_4f6c_dd1du64;
        let mut next = |limit: u64| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            (state >> 11) % limit
        };
        let options = VerifyOptions::default();
        let mut counts: FxHashMap<&str, u32> = FxHashMap::default();
        for round in 0..4000 {
            let (count, strange) = (1 + next(12), [0, 4, 16][round % 3]);
            let text = text(&mut next, count, strange);
            let parsed = parse_module(text.as_bytes(), &ParseOptions::default()).expect("the text is right");
            let cx = ModuleCx::new(&parsed.module, &options, Dangling::default());
            let mut aliasees = Aliasees::new(&cx);
            for &id in parsed.module.aliases() {
                let expected = walked(&cx, id).map(|rule| rule.name);
                assert_eq!(aliasees.first_broken(id, false).map(|rule| rule.name), expected, "{id} of\n{text}");
                assert_eq!(aliasees.first_broken(id, true).is_some(), expected.is_some(), "{id} of\n{text}");
                *counts.entry(expected.unwrap_or("nothing")).or_default() += 1;
            }
        }
        for name in ["nothing", "ALIAS_CYCLE", "ALIAS_INTERPOSABLE", "ALIAS_DECLARATION", "ALIAS_AVAILABLE"] {
            assert!(counts.get(name).is_some_and(|&count| count > 100), "{counts:?}");
        }
    }
}
