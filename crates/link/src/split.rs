//! Splitting of a module into pieces that link to the original: every definition is in one piece, and is
//! declared in the pieces that refer to it.
//!
//! Pieces must see globals that LLVM's rules would hide. So all globals in the pieces are external, and
//! hidden if they were local. [`crate::pieces`] records the original properties in the pieces.

use std::hash::Hasher as _;

use draig_ir::{Body, Const, ConstKind, Global, GlobalKind, Linkage, Metadata, Module, Symbol, Value, Visibility};
use rustc_hash::{FxHashMap, FxHashSet, FxHasher};

use crate::LinkError;
use crate::extract::part;
use crate::mover::Needs;
use crate::pieces::{self, OriginalProperties, Split, UNNAMED};
use crate::resolve::Selection;

/// Splits a module into a number of pieces of about the same size. Definitions that depend on each other stay
/// together: members of comdats, aliases with their targets, and functions with users of the addresses of
/// their blocks.
///
/// Each piece is a separate module in which every definition is external, and hidden if it was local, so that
/// any linker can build the program from them. [`crate::Linker`] restores the module with its local globals
/// and distinct metadata.
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
/// assert_eq!(diff(&module, &linker.finish(), 10).total, 0);
/// # Ok::<(), draig_link::LinkError>(())
/// ```
///
/// # Errors
/// Returns an error if names of the module conflict with each other, which does not happen in a well-formed
/// module.
pub fn split(mut module: Module, pieces: usize) -> Result<Vec<Module>, LinkError> {
    let pieces = pieces.clamp(1, u32::MAX as usize);
    let split = Split { key: key(&module), pieces };
    let placed = placed(&module, pieces);
    let recorded = promote(&mut module, &placed, split);
    let inline_asm = std::mem::take(&mut module.inline_asm);
    let mut all = Vec::with_capacity(pieces);
    for piece in 0..pieces {
        let mut selection = Selection::default();
        for global in module.globals_in_order() {
            if placed.get(&global) == Some(&piece) {
                selection.insert(global);
            }
        }
        let (mut made, rest) = part(module, selection, Needs::Piece)?;
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

/// Makes every definition visible to the other pieces. Returns the original properties of those that were not.
fn promote(module: &mut Module, placed: &FxHashMap<Global, usize>, split: Split) -> Vec<(Symbol, OriginalProperties)> {
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

/// Key that distinguishes the pieces of this module from those of others. It is deterministic.
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

/// Returns the piece of every definition.
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

/// Constants with addresses of blocks: their users stay with the functions of these blocks.
struct BlockAddresses {
    mentioning: FxHashSet<Const>,
    /// The first user of each constant, which has been joined with its functions.
    joined: FxHashMap<Const, Global>,
}

impl BlockAddresses {
    fn new(module: &Module) -> BlockAddresses {
        let mut mentioning: FxHashSet<Const> = FxHashSet::default();
        // the parts of a constant come before it
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

/// Groups of globals that stay together.
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
