//! What the pieces of a module say of it, in named metadata: which piece of how many it is, what its
//! globals were, and the numbers of its distinct metadata nodes. Of these each piece has its own, and
//! they are one again when pieces are linked; what globals were they are again when all pieces are there.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use draig_ir::metadata::NodeRef;
use draig_ir::{ConstKind, Global, Linkage, Metadata, MetadataData, Module, Symbol, Type, Visibility};
use rustc_hash::FxHashSet;

use crate::dest::Dest;
use crate::error::lossy;
use crate::source::Source;

/// The list of what globals were: a tuple for each, of it, its linkage, visibility, whether it was
/// `dso_local`, and the key.
const GLOBALS: &[u8] = b"draig.split";
/// The list of which pieces there are: tuples of a number, the count, and the key.
const PIECES: &[u8] = b"draig.split.pieces";
/// The list of distinct nodes: tuples of the key, the differences of their numbers, and them.
const NODES: &[u8] = b"draig.split.nodes";
/// How names begin that stand for none.
pub(crate) const UNNAMED: &str = "draig.split.unnamed.";

/// A module that is split.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Split {
    /// What tells it from others.
    pub(crate) key: u64,
    pub(crate) pieces: usize,
}

/// What a global was: linkage, visibility, whether it is `dso_local`.
pub(crate) type Was = (Linkage, Visibility, bool);

/// A distinct node of the module that a piece is of: the key, and its number there.
pub(crate) type Numbered = (u64, u32);

/// Notes what a global of a piece was.
pub(crate) fn note_global(piece: &mut Module, global: Global, (linkage, visibility, dso_local): Was, split: Split) {
    let numbers = [linkage as i64, visibility as i64, i64::from(dso_local)];
    let mut operands = vec![Some(piece.tables.metadata.intern_value(global.into()))];
    operands.extend(numbers.map(|number| Some(number_node(piece, Type::I32, number))));
    operands.push(Some(number_node(piece, Type::I64, split.key as i64)));
    note(piece, GLOBALS, &operands);
}

/// Notes which piece it is.
pub(crate) fn note_piece(piece: &mut Module, number: usize, split: Split) {
    let numbers = [(Type::I32, number as i64), (Type::I32, split.pieces as i64), (Type::I64, split.key as i64)];
    let operands = numbers.map(|(ty, number)| Some(number_node(piece, ty, number)));
    note(piece, PIECES, &operands);
}

/// Notes the numbers that distinct nodes have in the module that the piece is of; in ascending order.
pub(crate) fn note_nodes(piece: &mut Module, key: u64, nodes: &[(u32, Metadata)]) {
    if nodes.is_empty() {
        return;
    }
    let mut differences = String::new();
    let mut last = 0;
    for &(number, _) in nodes {
        let _ = write!(differences, "{} ", number - last);
        last = number;
    }
    let differences = piece.tables.strings.intern(differences.trim_end().as_bytes());
    let mut operands = vec![Some(number_node(piece, Type::I64, key as i64))];
    operands.push(Some(piece.tables.metadata.intern_string(differences)));
    operands.extend(nodes.iter().map(|&(_, node)| Some(node)));
    note(piece, NODES, &operands);
}

fn note(module: &mut Module, list: &[u8], operands: &[Option<Metadata>]) {
    let node = module.tables.metadata.tuple(operands);
    let name = module.tables.strings.intern(list);
    module.get_or_add_named_metadata(name).operands.push(node);
}

fn number_node(module: &mut Module, ty: Type, number: i64) -> Metadata {
    let constant = module.tables.const_i64(ty, number);
    module.tables.metadata.intern_value(constant.into())
}

/// Whether a module is a piece of another.
pub(crate) fn is_piece(module: &Module) -> bool {
    module.find_named_metadata(PIECES).is_some()
}

/// Whether a list of a piece is only for the linker.
pub(crate) fn is_for_linker(name: &[u8]) -> bool {
    name == NODES
}

/// Finds distinct nodes of a piece that came with another piece. Gives the others.
pub(crate) fn find_nodes(source: &mut Source, dest: &Dest) -> Vec<(Numbered, Metadata)> {
    let mut new = Vec::new();
    if !source.is_piece || dest.is_part {
        return new;
    }
    for (numbered, node) in numbered_nodes(&source.module) {
        match dest.piece_nodes.get(&numbered) {
            None => new.push((numbered, node)),
            Some(&known) => {
                if dest.tables.metadata.class(known) == source.module.tables.metadata.class(node) {
                    source.metadata.set(node.index(), known.to_word());
                }
            }
        }
    }
    new
}

/// Remembers distinct nodes of a piece that was brought in.
pub(crate) fn remember_nodes(dest: &mut Dest, source: &Source, nodes: Vec<(Numbered, Metadata)>) {
    for (numbered, node) in nodes {
        if let Some(new) = Metadata::from_word(source.metadata.get(node.index())) {
            dest.piece_nodes.entry(numbered).or_insert(new);
        }
    }
}

fn numbered_nodes(module: &Module) -> Vec<(Numbered, Metadata)> {
    let pool = &module.tables.metadata;
    let mut found = Vec::new();
    for list in tuples(module, NODES) {
        let parts = |list: NodeRef<'_>| {
            let key = integer(module, list.operand(0)?)?;
            Some((key, lossy(module.tables.str(pool.as_string(list.operand(1)?)?))))
        };
        let Some((key, differences)) = parts(list) else { continue };
        let mut number = 0_u32;
        for (difference, node) in differences.split_ascii_whitespace().zip(list.operands().skip(2)) {
            number = number.wrapping_add(difference.parse().unwrap_or_default());
            if let Some(node) = node.filter(|&node| pool.is_distinct(node)) {
                found.push(((key, number), node));
            }
        }
    }
    found
}

/// Gives globals back what they were before a split, if all pieces are there. Whether the module is made of
/// the pieces of one.
pub(crate) fn restore(module: &mut Module, nodes: impl Iterator<Item = (Numbered, Metadata)>) -> bool {
    let mut splits: BTreeMap<u64, FxHashSet<(u64, u64)>> = BTreeMap::new();
    for piece in tuples(module, PIECES) {
        let part = |at| integer(module, piece.operand(at)?);
        if let (Some(number), Some(count)) = (part(0), part(1)) {
            splits.entry(part(2).unwrap_or_default()).or_default().insert((number, count));
        }
    }
    if splits.is_empty() {
        return false;
    }
    let whole: FxHashSet<u64> = splits
        .iter()
        .filter(|(_, pieces)| pieces.iter().all(|&(piece, of)| piece < of && of == pieces.len() as u64))
        .map(|(&key, _)| key)
        .collect();
    let globals: Vec<(Global, Was)> = tuples(module, GLOBALS)
        .filter(|node| whole.contains(&key_of(module, *node, 4)))
        .filter_map(|node| was(module, node))
        .collect();
    for (global, (linkage, visibility, dso_local)) in globals {
        if module.name(global).starts_with(UNNAMED.as_bytes()) {
            module.rename(global, Symbol::EMPTY);
        }
        let data = module.global_mut(global);
        (data.linkage, data.visibility, data.dso_local) = (linkage, visibility, dso_local);
    }
    for (list, at) in [(GLOBALS, 4), (PIECES, 2)] {
        keep(module, list, |module, node| !whole.contains(&key_of(module, node, at)));
    }
    let mut left: BTreeMap<u64, BTreeMap<u32, Metadata>> = BTreeMap::new();
    for ((key, number), node) in nodes.filter(|((key, _), _)| !whole.contains(key)) {
        left.entry(key).or_default().insert(number, node);
    }
    for (key, nodes) in left {
        note_nodes(module, key, &nodes.into_iter().collect::<Vec<_>>());
    }
    splits.len() == 1 && !whole.is_empty()
}

/// Keeps some nodes of a list, which goes if it has none.
fn keep(module: &mut Module, name: &[u8], is_kept: impl Fn(&Module, NodeRef<'_>) -> bool) {
    let Some(list) = module.find_named_metadata(name) else { return };
    let nodes = list.operands.clone();
    let is_kept = |&node: &Metadata| module.tables.metadata.node(node).is_some_and(|node| is_kept(module, node));
    let nodes: Vec<Metadata> = nodes.into_iter().filter(is_kept).collect();
    if nodes.is_empty() {
        module.remove_named_metadata(|other| other == name);
    } else {
        let name = module.tables.strings.intern(name);
        module.get_or_add_named_metadata(name).operands = nodes;
    }
}

fn tuples<'a>(module: &'a Module, name: &[u8]) -> impl Iterator<Item = NodeRef<'a>> + use<'a> {
    let list = module.find_named_metadata(name);
    list.into_iter().flat_map(|list| &list.operands).filter_map(|&node| module.tables.metadata.node(node))
}

fn integer(module: &Module, node: Metadata) -> Option<u64> {
    let MetadataData::Value(value) = module.tables.metadata.get(node) else { return None };
    match module.tables.constants.kind(value.as_const()?) {
        ConstKind::Int(number) => Some(*number),
        _ => None,
    }
}

/// The key of a tuple.
fn key_of(module: &Module, node: NodeRef<'_>, at: usize) -> u64 {
    node.operand(at).and_then(|key| integer(module, key)).unwrap_or_default()
}

fn was(module: &Module, node: NodeRef<'_>) -> Option<(Global, Was)> {
    let global = module.tables.metadata.as_value(node.operand(0)?)?.as_global()?;
    let small = |at| integer(module, node.operand(at)?).and_then(|number| u8::try_from(number).ok());
    Some((global, (Linkage::from_number(small(1)?)?, Visibility::from_number(small(2)?)?, small(3)? != 0)))
}
