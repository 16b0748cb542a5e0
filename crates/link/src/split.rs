//! A module in pieces that, linked again, are the module: every definition is in one piece, and
//! declared where another piece mentions it.
//!
//! What other pieces must not see by LLVM's rules, they must see here: in the pieces every global is
//! external, hidden if it was local. What it was, [`crate::pieces`] notes in the pieces.

use std::hash::Hasher as _;

use draig_ir::{Body, Const, ConstKind, Global, GlobalKind, Linkage, Metadata, Module, Symbol, Value, Visibility};
use rustc_hash::{FxHashMap, FxHashSet, FxHasher};

use crate::LinkError;
use crate::extract::part;
use crate::mover::Needs;
use crate::pieces::{self, Split, UNNAMED, Was};
use crate::resolve::Chosen;

/// Splits a module in so many pieces of about the same size. What must stay together does: comdats,
/// aliases with what they stand for, functions with those that take addresses of their blocks.
///
/// Each piece is a module of its own, in which every definition is external, hidden if it was local, so that
/// any linker makes a program of them. [`crate::Linker`] makes the module again, locals and distinct metadata
/// as they were.
///
/// ```
/// use draig_asm::{ParseOptions, parse_module};
/// use draig_link::{LinkOptions, Linker, diff, split};
///
/// let text = b"@n = internal global i32 1\ndefine ptr @f() {\n  ret ptr @n\n}\n@p = global ptr @f\n";
/// let module = parse_module(text, &ParseOptions::default()).expect("it is well-formed").module;
/// let mut linker = Linker::new(b"again");
/// for piece in split(module.clone(), 3)? {
///     assert_eq!(piece.globals_in_order().filter(|&global| !piece.is_declaration(global)).count(), 1);
///     linker.link(piece, &LinkOptions::default())?;
/// }
/// assert_eq!(diff(&module, &linker.finish(), 10), []);
/// # Ok::<(), draig_link::LinkError>(())
/// ```
///
/// # Errors
/// If names of the module contradict each other, which those of a well-formed one do not.
pub fn split(mut module: Module, pieces: usize) -> Result<Vec<Module>, LinkError> {
    let pieces = pieces.clamp(1, u32::MAX as usize);
    let split = Split { key: key(&module), pieces };
    let placed = placed(&module, pieces);
    let recorded = promote(&mut module, &placed, split);
    let inline_asm = std::mem::take(&mut module.inline_asm);
    let mut all = Vec::with_capacity(pieces);
    for piece in 0..pieces {
        let mut chosen = Chosen::default();
        for global in module.globals_in_order() {
            if placed.get(&global) == Some(&piece) {
                chosen.insert(global);
            }
        }
        let (mut made, rest) = part(module, chosen, Needs::Piece)?;
        for &(name, was) in &recorded {
            if let Some(global) = made.find(rest.module.tables.str(name))
                && !made.is_declaration(global)
            {
                pieces::note_global(&mut made, global, was, split);
            }
        }
        pieces::note_piece(&mut made, piece, split);
        pieces::note_nodes(&mut made, split.key, &rest.distinct_nodes());
        module = rest.module;
        if piece == 0 {
            made.inline_asm.clone_from(&inline_asm);
        }
        all.push(made);
    }
    Ok(all)
}

/// Makes every definition one that other pieces see. Gives those that were not.
fn promote(module: &mut Module, placed: &FxHashMap<Global, usize>, split: Split) -> Vec<(Symbol, Was)> {
    let mut recorded = Vec::new();
    for number in 0..module.global_count() as u32 {
        let global = Global::from_u32(number);
        let data = module.global(global);
        if !placed.contains_key(&global) || matches!(data.linkage, Linkage::External | Linkage::Appending) {
            continue;
        }
        let was = (data.linkage, data.visibility, data.dso_local);
        if data.name == Symbol::EMPTY {
            let name = module.tables.strings.intern(format!("{UNNAMED}{:x}.{number}", split.key).as_bytes());
            module.rename(global, name);
        }
        let data = module.global_mut(global);
        recorded.push((data.name, was));
        if data.linkage.is_local() {
            data.visibility = Visibility::Hidden;
            data.dso_local = true;
        }
        data.linkage = Linkage::External;
    }
    recorded
}

/// What tells the pieces of this module from those of others: whoever splits the same gets the same.
fn key(module: &Module) -> u64 {
    let mut hasher = FxHasher::default();
    hasher.write(&module.identifier);
    hasher.write(&module.source_filename);
    for number in 0..module.tables.metadata.len() {
        if let Some(node) = module.tables.metadata.node(Metadata::from_u32(number)) {
            node.words().iter().for_each(|&word| hasher.write_u32(word));
        }
    }
    for global in module.globals_in_order() {
        hasher.write(module.name(global));
        hasher.write_usize(module.body(global).map_or(0, Body::inst_count));
    }
    hasher.finish()
}

/// The piece of every definition.
fn placed(module: &Module, pieces: usize) -> FxHashMap<Global, usize> {
    let mut groups = Groups { parents: (0..module.global_count() as u32).collect() };
    let mut comdats: FxHashMap<_, Global> = FxHashMap::default();
    let mut addresses = BlockAddresses::new(module);
    let order: Vec<Global> = module.globals_in_order().filter(|&global| !module.is_declaration(global)).collect();
    for &global in &order {
        let data = module.global(global);
        if let Some(comdat) = data.comdat {
            groups.join(global, *comdats.entry(comdat).or_insert(global));
        }
        if let GlobalKind::Alias { aliasee: value } | GlobalKind::IFunc { resolver: value } = data.kind
            && let Some(object) = module.tables.base_object(value, |_| None)
        {
            groups.join(global, object);
        }
        if addresses.is_empty() {
            continue;
        }
        let mut visit = |value: Value| {
            if let Some(constant) = value.as_const() {
                addresses.join(module, &mut groups, global, constant);
            }
        };
        data.kind.values().for_each(&mut visit);
        if let Some(body) = module.body(global) {
            body.insts().flat_map(|inst| body.operands(inst)).for_each(|&value| visit(value));
        }
    }
    let mut sizes: FxHashMap<Global, usize> = FxHashMap::default();
    for &global in &order {
        *sizes.entry(groups.find(global)).or_default() += 1 + module.body(global).map_or(0, Body::inst_count);
    }
    let mut by_size: Vec<(Global, usize)> = sizes.into_iter().collect();
    by_size.sort_unstable_by_key(|&(global, size)| (std::cmp::Reverse(size), global));
    let mut lightest: std::collections::BinaryHeap<_> =
        (0..pieces).map(|piece| std::cmp::Reverse((0, piece))).collect();
    let mut of_group = FxHashMap::default();
    for (group, size) in by_size {
        let Some(std::cmp::Reverse((filled, piece))) = lightest.pop() else { break };
        of_group.insert(group, piece);
        lightest.push(std::cmp::Reverse((filled + size, piece)));
    }
    order
        .into_iter()
        .map(|global| {
            let is_appending = module.global(global).linkage == Linkage::Appending;
            let piece = of_group.get(&groups.find(global)).copied().unwrap_or(0);
            (global, if is_appending { 0 } else { piece })
        })
        .collect()
}

/// Constants in which blocks of functions are named: whoever mentions one stays with these functions.
struct BlockAddresses {
    mentioning: FxHashSet<Const>,
    /// Who mentioned a constant first, and is with its functions by that.
    joined: FxHashMap<Const, Global>,
}

impl BlockAddresses {
    fn new(module: &Module) -> BlockAddresses {
        let mut mentioning: FxHashSet<Const> = FxHashSet::default();
        // what a constant is made of comes before it
        for (constant, data) in module.tables.constants.iter() {
            let mentions = |part: &Value| part.as_const().is_some_and(|part| mentioning.contains(&part));
            if matches!(data.kind, ConstKind::BlockAddress(..))
                || !mentioning.is_empty() && data.kind.parts().iter().any(mentions)
            {
                mentioning.insert(constant);
            }
        }
        BlockAddresses { mentioning, joined: FxHashMap::default() }
    }

    fn is_empty(&self) -> bool {
        self.mentioning.is_empty()
    }

    fn join(&mut self, module: &Module, groups: &mut Groups, global: Global, constant: Const) {
        let mut pending = vec![constant];
        while let Some(constant) = pending.pop() {
            if !self.mentioning.contains(&constant) {
                continue;
            }
            if let Some(&first) = self.joined.get(&constant) {
                groups.join(global, first);
                continue;
            }
            self.joined.insert(constant, global);
            match module.tables.constants.kind(constant) {
                ConstKind::BlockAddress(function, _) => groups.join(global, *function),
                kind => pending.extend(kind.parts().iter().filter_map(|part| part.as_const())),
            }
        }
    }
}

/// Globals that stay together.
struct Groups {
    parents: Vec<u32>,
}

impl Groups {
    fn find(&mut self, global: Global) -> Global {
        let mut at = global.as_u32();
        while self.parents[at as usize] != at {
            let next = self.parents[at as usize];
            self.parents[at as usize] = self.parents[next as usize];
            at = next;
        }
        Global::from_u32(at)
    }

    fn join(&mut self, a: Global, b: Global) {
        let (a, b) = (self.find(a), self.find(b));
        self.parents[a.max(b).index()] = a.min(b).as_u32();
    }
}
