//! Transfer of metadata: uniqued nodes are uniqued again, distinct ones are copied once.

use super::{NodeCopy, Transfer};
use crate::metadata::classes::{self, Class};
use crate::metadata::{Metadata, MetadataData};

/// A uniqued node whose operands are being mapped. The collected operands from `next` on are left.
struct Frame {
    id: Metadata,
    start: usize,
    next: usize,
}

/// Marks a node that is being mapped and is on the stack.
const IN_PROGRESS: u32 = u32::MAX;

/// Maps metadata that has not been mapped before.
pub(super) fn transfer<T: Transfer>(map: &mut T, id: Metadata) -> Option<Metadata> {
    let first = map.maps().undefined.len();
    let mapped = match simple(map, id) {
        Some(mapped) => mapped,
        None => Some(uniqued(map, id)),
    };
    // Operands of distinct nodes come last, those of the latest node first.
    let mut operands = Vec::new();
    while map.maps().undefined.len() > first
        && let Some((node, new)) = map.maps().undefined.pop()
    {
        operands.clear();
        collect_operands(map, node, &mut operands);
        for &operand in &operands {
            if simple(map, operand).is_none() {
                uniqued(map, operand);
            }
        }
        define(map, node, Some(new), true);
    }
    mapped
}

/// Maps the operands of a node, and returns its class and mapped words.
pub(super) fn transfer_words<T: Transfer>(map: &mut T, id: Metadata) -> Option<(Class, Vec<u32>)> {
    let (mut operands, mut words) = (Vec::new(), Vec::new());
    collect_operands(map, id, &mut operands);
    for operand in operands {
        map.transfer_metadata(operand);
    }
    Some((remapped_words(map, id, &mut words)?, words))
}

/// Maps metadata that needs no mapped operands; the outer `None` means that it is a uniqued node, which does.
fn simple<T: Transfer>(map: &mut T, id: Metadata) -> Option<Option<Metadata>> {
    let known = map.maps().metadata.get(id.index());
    if known != 0 && known != IN_PROGRESS {
        return Some(Metadata::from_word(known));
    }
    let new = match map.source().metadata.get(id) {
        MetadataData::String(symbol) => {
            let symbol = map.symbol(symbol);
            map.dest().metadata.intern_string(symbol)
        }
        MetadataData::Value(value) => {
            let Some(new) = map.transfer_value(value) else { return Some(None) };
            let new = map.dest().metadata.intern_value(new);
            let kind = value.as_const().map(|constant| map.source().constants.kind(constant));
            if kind.is_none_or(|kind| kind.mentions_others()) {
                // not cached: a global that does not exist now may exist later
                return Some(Some(new));
            }
            new
        }
        MetadataData::Undefined => return Some(None),
        MetadataData::Node(node) => {
            let is_distinct = node.is_distinct();
            match map.node_copy(id, is_distinct) {
                NodeCopy::Uniqued => return None,
                NodeCopy::As(other) => {
                    let mapped = simple(map, other)?;
                    map.maps().metadata.set(id.index(), mapped.map_or(0, Metadata::to_word));
                    return Some(mapped);
                }
                NodeCopy::To(new) => new,
                NodeCopy::Once => {
                    let new = map.dest().metadata.reserve();
                    map.note_copy(id, new);
                    map.maps().undefined.push((id, new));
                    new
                }
            }
        }
    };
    map.maps().metadata.set(id.index(), new.to_word());
    Some(Some(new))
}

/// Maps a uniqued node, its operands first.
fn uniqued<T: Transfer>(map: &mut T, root: Metadata) -> Metadata {
    let mut operands = std::mem::take(&mut map.maps().operands);
    let bottom = operands.len();
    let mut frames = Vec::new();
    begin(map, root, &mut frames, &mut operands);
    while let Some(frame) = frames.last_mut() {
        let Some(&operand) = operands.get(frame.next) else {
            operands.truncate(frame.start);
            let id = frame.id;
            frames.pop();
            let reserved = map.maps().metadata.get(id.index());
            let reserved = if reserved == IN_PROGRESS { None } else { Metadata::from_word(reserved) };
            define(map, id, reserved, false);
            continue;
        };
        frame.next += 1;
        if map.maps().metadata.get(operand.index()) == IN_PROGRESS {
            // a cycle: its users must know its number
            let reserved = map.dest().metadata.reserve();
            map.maps().metadata.set(operand.index(), reserved.to_word());
        } else if simple(map, operand).is_none() {
            begin(map, operand, &mut frames, &mut operands);
        }
    }
    operands.truncate(bottom);
    map.maps().operands = operands;
    // it was defined when its frame was popped
    Metadata::from_word(map.maps().metadata.get(root.index())).unwrap_or(root)
}

fn begin<T: Transfer>(map: &mut T, id: Metadata, frames: &mut Vec<Frame>, operands: &mut Vec<Metadata>) {
    map.maps().metadata.set(id.index(), IN_PROGRESS);
    let start = operands.len();
    collect_operands(map, id, operands);
    frames.push(Frame { id, start, next: start });
}

/// Collects the references of a node, in LLVM's order of operands.
fn collect_operands<T: Transfer>(map: &T, id: Metadata, operands: &mut Vec<Metadata>) {
    let Some(node) = map.source().metadata.node(id) else { return };
    let info = node.class().info();
    for field in info.operand_fields().filter(|&field| info.fields[field].kind.is_reference()) {
        operands.extend(node.reference(field));
    }
    operands.extend(node.operands().flatten());
}

/// Creates the node of the result, after its operands were mapped.
fn define<T: Transfer>(map: &mut T, id: Metadata, reserved: Option<Metadata>, distinct: bool) {
    let mut words = std::mem::take(&mut map.maps().words);
    if let Some(class) = remapped_words(map, id, &mut words) {
        let new = match reserved {
            Some(reserved) => map.dest().metadata.define(reserved, class, distinct, &words),
            None => map.unique_node(class, &words),
        };
        map.maps().metadata.set(id.index(), new.to_word());
    }
    map.maps().words = words;
}

/// Replaces `words` by those of a node with its references mapped, and returns its class.
fn remapped_words<T: Transfer>(map: &mut T, id: Metadata, words: &mut Vec<u32>) -> Option<Class> {
    let node = map.source().metadata.node(id)?;
    let class = node.class();
    words.clear();
    words.extend_from_slice(node.words());
    classes::map_references(class, words, |operand| simple(map, operand).flatten());
    Some(class)
}
