//! Information about the original module in its pieces, stored in named metadata: the number and count of
//! pieces, the original properties of globals, and the numbers of distinct metadata nodes. Each piece has its
//! own copies of these nodes, which are merged when pieces are linked. Globals get their original properties
//! back when all pieces are linked.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use draig_ir::metadata::NodeRef;
use draig_ir::{ConstKind, Global, Linkage, Metadata, MetadataData, Module, Symbol, Type, Visibility};
use rustc_hash::FxHashSet;

use crate::dest::Dest;
use crate::error::lossy;
use crate::source::Source;

/// List of the original properties of globals: for each, a tuple of the global, its linkage, its visibility,
/// `dso_local`, and the key.
const GLOBALS: &[u8] = b"draig.split";
/// List of pieces: tuples of a number, the count, and the key.
const PIECES: &[u8] = b"draig.split.pieces";
/// List of distinct nodes: tuples of the key, the differences between their numbers, and the nodes.
const NODES: &[u8] = b"draig.split.nodes";
/// Prefix of the names of originally unnamed globals.
pub(crate) const UNNAMED: &str = "draig.split.unnamed.";

/// A module that is being split.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Split {
    /// Key that distinguishes the split module from others.
    pub(crate) key: u64,
    pub(crate) pieces: usize,
}

/// Original properties of a global: linkage, visibility, `dso_local`.
pub(crate) type OriginalProperties = (Linkage, Visibility, bool);

/// A distinct node of the original module of a piece: the key, and its number there.
pub(crate) type OriginalNode = (u64, u32);

/// Records the original properties of a global in a piece.
pub(crate) fn note_global(
    piece: &mut Module,
    global: Global,
    (linkage, visibility, dso_local): OriginalProperties,
    split: Split,
) {
    let numbers = [linkage as i64, visibility as i64, i64::from(dso_local)];
    let mut operands = vec![Some(piece.tables.metadata.intern_value(global.into()))];
    operands.extend(numbers.map(|number| Some(number_node(piece, Type::I32, number))));
    operands.push(Some(number_node(piece, Type::I64, split.key as i64)));
    note(piece, GLOBALS, &operands);
}

/// Records the number of a piece.
pub(crate) fn note_piece(piece: &mut Module, number: usize, split: Split) {
    let numbers = [(Type::I32, number as i64), (Type::I32, split.pieces as i64), (Type::I64, split.key as i64)];
    let operands = numbers.map(|(ty, number)| Some(number_node(piece, ty, number)));
    note(piece, PIECES, &operands);
}

/// Records the numbers of distinct nodes in the original module, in ascending order.
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

/// Whether this named metadata of a piece only serves to rejoin the pieces, and is not part of the result.
pub(crate) fn is_for_linker(name: &[u8]) -> bool {
    name == NODES
}

/// Finds distinct nodes of a piece that came with an earlier piece. Returns the others.
pub(crate) fn find_nodes(source: &mut Source, dest: &Dest) -> Vec<(OriginalNode, Metadata)> {
    let mut new = Vec::new();
    if !source.is_piece || dest.is_part {
        return new;
    }
    for (numbered, node) in numbered_nodes(&source.module) {
        match dest.piece_nodes.get(&numbered) {
            None => new.push((numbered, node)),
            Some(&known) => {
                if dest.tables.metadata.class(known) == source.module.tables.metadata.class(node) {
                    source.maps.metadata.set(node.index(), known.to_word());
                }
            }
        }
    }
    new
}

/// Records the distinct nodes of a piece that was linked.
pub(crate) fn remember_nodes(dest: &mut Dest, source: &Source, nodes: Vec<(OriginalNode, Metadata)>) {
    for (numbered, node) in nodes {
        if let Some(new) = Metadata::from_word(source.maps.metadata.get(node.index())) {
            dest.piece_nodes.entry(numbered).or_insert(new);
        }
    }
}

fn numbered_nodes(module: &Module) -> Vec<(OriginalNode, Metadata)> {
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

/// Restores the original properties of globals, if all pieces are present. Returns whether the module
/// consists of the pieces of one module.
pub(crate) fn restore(module: &mut Module, nodes: impl Iterator<Item = (OriginalNode, Metadata)>) -> bool {
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
    let globals: Vec<(Global, OriginalProperties)> = tuples(module, GLOBALS)
        .filter(|node| whole.contains(&key_of(module, *node, 4)))
        .filter_map(|node| original_properties(module, node))
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

/// Keeps the selected nodes of a list, and removes the list if none are left.
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

/// Returns the key in a tuple.
fn key_of(module: &Module, node: NodeRef<'_>, at: usize) -> u64 {
    node.operand(at).and_then(|key| integer(module, key)).unwrap_or_default()
}

fn original_properties(module: &Module, node: NodeRef<'_>) -> Option<(Global, OriginalProperties)> {
    let global = module.tables.metadata.as_value(node.operand(0)?)?.as_global()?;
    let small = |at| integer(module, node.operand(at)?).and_then(|number| u8::try_from(number).ok());
    Some((global, (Linkage::from_number(small(1)?)?, Visibility::from_number(small(2)?)?, small(3)? != 0)))
}
