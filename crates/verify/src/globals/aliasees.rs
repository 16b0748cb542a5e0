//! What aliases are addresses in. LLVM looks at each alias by itself, at all that its address is computed from,
//! which takes the square of the length of a chain. Here what is found behind a place serves all aliases that
//! lead there.
//!
//! LLVM's walk has two peculiarities that decide what it says. An alias that is the whole address is judged; one
//! within a computation, or behind another alias, only leads on to its own address. And an alias that is met
//! twice is called a cycle, even where two computations meet in it; a constant that is met again is passed by.

use draig_ir::{Const, ConstKind, Global, GlobalKind, Linkage, Module, Value};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::context::ModuleCx;
use crate::rule::Rule;
use crate::rules::globals as rule;

/// The first rule that is broken behind a place, if one is.
type Broken = Option<&'static Rule>;

/// A place in the graph of aliases and of the constants that they are made of.
type Place = u32;

/// An alias, a constant that is made of others, or whatever else breaks a rule.
struct Node {
    value: Value,
    is_alias: bool,
    /// What is wrong with it when it is met for the first time.
    broken: Broken,
    /// Where what it is made of begins in [`Graph::parts`]; it ends where that of the next one begins.
    parts: u32,
}

/// Aliases and constants, and what they are made of.
#[derive(Default)]
struct Graph {
    nodes: Vec<Node>,
    parts: Vec<Place>,
    places: FxHashMap<Value, Place>,
    /// By place: whether it is a part of itself.
    cyclic: Vec<bool>,
    /// By place: whether something that breaks a rule can be reached from it.
    leads_to_broken: Vec<bool>,
    /// By place: whether nothing that can be reached from it breaks a rule, or could be met twice.
    calm: Vec<bool>,
    /// By place: what was found behind it.
    found: Vec<Option<Broken>>,
}

/// What is behind the aliases of a module. Those that are there for inspection only lead to their like.
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

    /// The first rule that what an alias is an address in breaks. If it `only_counts` whether there is one, it
    /// need not be the first.
    pub(super) fn first_broken(&mut self, id: Global, only_counts: bool) -> Broken {
        let aliasee = aliasee_of(self.module, id.into())?;
        let graph = if is_inspected(self.module, id) { &mut self.inspected } else { &mut self.defined };
        let &start = graph.places.get(&aliasee)?;
        let own = graph.places.get(&Value::from(id)).copied().filter(|&own| graph.cyclic[own as usize]);
        match own {
            None => graph.follow(start),
            // It comes back to itself, unless something is broken before.
            Some(own) if only_counts || !graph.leads_to_broken[own as usize] => Some(&rule::ALIAS_CYCLE),
            Some(own) => graph.walk(start, Some(own)),
        }
    }
}

/// What an alias is an address in; none for other values.
fn aliasee_of(module: &Module, value: Value) -> Option<Value> {
    match module.global(value.as_global()?).kind {
        GlobalKind::Alias { aliasee } => Some(aliasee),
        _ => None,
    }
}

fn is_inspected(module: &Module, id: Global) -> bool {
    module.global(id).linkage == Linkage::AvailableExternally
}

/// Whether another definition may take the place of this one.
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

/// What is wrong with a value when it is met for the first time.
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
    /// All that the aliases of a module are made of.
    fn new(cx: &ModuleCx<'_>, inspected: bool) -> Graph {
        let mut graph = Graph::default();
        let aliases = cx.module.aliases().iter().filter(|&&id| is_inspected(cx.module, id) == inspected);
        for &id in aliases {
            graph.place(cx, id.into(), inspected);
        }
        // The list grows while it is walked.
        let mut at = 0;
        while at < graph.nodes.len() {
            let value = graph.nodes[at].value;
            graph.nodes[at].parts = graph.parts.len() as u32;
            let aliasee = aliasee_of(cx.module, value);
            let parts = match value.as_const() {
                // What is wrong with a constant ends the walk, which goes on behind an alias that it passes by.
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

    /// The place of a value; none for what is neither made of others nor breaks a rule.
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

    /// Where the walk goes instead of to a part: from an alias on to its own address, if there is more to see.
    fn through(&self, part: Place) -> Option<Place> {
        if self.nodes[part as usize].is_alias { self.parts(part).first().copied() } else { Some(part) }
    }

    /// Where the walk goes on behind a place, and anything may be found.
    fn next(&self, of: Place) -> impl DoubleEndedIterator<Item = Place> {
        let next = self.parts(of).iter().filter_map(|&part| self.through(part));
        next.filter(|&next| !self.calm[next as usize])
    }

    /// Finds what is behind each place that is not part of itself, parts first.
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

    /// Finds what is behind a place that is not part of itself, whose parts were looked at.
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

    /// What is behind a place: on a way without a fork, what is behind the end of the way.
    fn follow(&mut self, start: Place) -> Broken {
        let mut way: Vec<Place> = Vec::new();
        let mut met: FxHashMap<Place, usize> = FxHashMap::default();
        // Where the way comes to places that are parts of themselves: what is behind one of them depends on where
        // the walk came from.
        let mut cyclic_from = None;
        let mut at = start;
        let found = loop {
            if let Some(found) = self.found[at as usize].filter(|_| cyclic_from.is_none()) {
                break found;
            }
            if let Some(&from) = met.get(&at) {
                // Round and round: an alias is met twice, a constant is passed by.
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

    /// LLVM's walk, from a place on; for an alias that is part of itself, with its own place.
    fn walk(&self, start: Place, own: Option<Place>) -> Broken {
        let mut met: FxHashSet<Place> = own.into_iter().collect();
        let mut pending = vec![start];
        while let Some(at) = pending.pop() {
            let node = &self.nodes[at as usize];
            match node.broken {
                // It is met before it is asked whether it may be replaced.
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

    /// The strongly connected components, parts before what is made of them (Tarjan's algorithm).
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

    /// LLVM's walk for one alias, as it is.
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

    /// A module of aliases of each other, of constants with one and with two of them, of definitions and of a
    /// declaration; `strange` in 64 are not plain.
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
    fn what_is_found_for_all_is_what_is_found_for_each() {
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
