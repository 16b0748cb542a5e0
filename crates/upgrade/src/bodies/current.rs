//! Bodies in which bitcode's reader changes nothing, found without changing anything, so that threads can
//! look side by side. Nearly all bodies are so; of some that are, it is not seen.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use draig_ir::metadata::Class;
use draig_ir::{Body, Global, Inst, MetadataKind, Module, Opcode, Value, ValueKind};
use draig_tables::metadata_kinds::MD_PROF;

use super::{EXPRESSION_BLOCK, has_wrong_weights};

/// Functions that a thread looks at before it takes more.
const BATCH: usize = 16;

/// Of the functions with these places in the list, those whose bodies may have to be changed, apart from
/// attributes; in any order.
pub(super) fn outdated(module: &Module, functions: &[Global], places: &[usize], threads: usize) -> Vec<usize> {
    // Whether a location is distinct.
    let has_distinct = module.tables.metadata.has_distinct(Class::DILocation);
    let batches: Vec<&[usize]> = places.chunks(BATCH).collect();
    let next = AtomicUsize::new(0);
    let found = Mutex::new(Vec::new());
    let look = || {
        let mut incoming = Incoming::default();
        let mut is_outdated = |&place: &usize| {
            let body = module.body(functions[place]);
            body.is_some_and(|body| !is_current(module, has_distinct, body, &mut incoming))
        };
        while let Some(batch) = batches.get(next.fetch_add(1, Ordering::Relaxed)) {
            let outdated: Vec<usize> = batch.iter().copied().filter(&mut is_outdated).collect();
            if !outdated.is_empty()
                && let Ok(mut found) = found.lock()
            {
                found.extend(outdated);
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..threads.min(batches.len()) {
            scope.spawn(look);
        }
        look();
    });
    found.into_inner().unwrap_or_default()
}

fn is_current(module: &Module, has_distinct: bool, body: &Body, incoming: &mut Incoming) -> bool {
    let mut has_phi = false;
    let mut last = None;
    for number in 0..body.inst_count() {
        let inst = Inst::from_u32(number as u32);
        let location = body.debug_loc(inst);
        if has_distinct && location != last {
            if location.is_some_and(|location| module.tables.metadata.is_distinct(location)) {
                return false;
            }
            last = location;
        }
        match body.opcode(inst) {
            Opcode::Phi => {
                has_phi = true;
                if !incoming.is_unified(body, inst) {
                    return false;
                }
            }
            opcode if opcode.is_call() && !is_plain_call(body, inst) => return false,
            _ => {}
        }
    }
    let prof = MetadataKind::from_u32(MD_PROF);
    if body.all_attachments().any(|(kind, _)| kind == prof) {
        for inst in body.attached_insts() {
            if let Some(weights) = body.attachment(inst, prof)
                && has_wrong_weights(module, body, inst, weights)
            {
                return false;
            }
        }
    }
    !has_phi || !body.names().mentions(EXPRESSION_BLOCK)
}

/// Whether a call has neither bundles nor inline assembly, of which some are dropped or replaced.
fn is_plain_call(body: &Body, inst: Inst) -> bool {
    body.call(inst).is_none_or(|info| info.bundle_count() == 0)
        && !matches!(body.callee(inst).map(Value::kind), Some(ValueKind::InlineAsm(_)))
}

/// More incoming values than this are looked up by block.
const FEW_INCOMING: usize = 8;

/// By block, the value that the `phi` which is looked at has from it; empty between two of them.
#[derive(Default)]
struct Incoming(Vec<Option<Value>>);

impl Incoming {
    /// Whether a `phi` has one value from each block.
    fn is_unified(&mut self, body: &Body, phi: Inst) -> bool {
        let values = body.operands(phi);
        if values.len() <= FEW_INCOMING {
            return (1..values.len()).all(|number| {
                let block = body.phi_block(phi, number);
                (0..number).all(|earlier| body.phi_block(phi, earlier) != block || values[earlier] == values[number])
            });
        }
        let Incoming(from) = self;
        if from.len() < body.block_count() {
            from.resize(body.block_count(), None);
        }
        let mut is_unified = true;
        for (block, &value) in body.phi_blocks(phi).zip(values) {
            is_unified &= *from[block.index()].get_or_insert(value) == value;
        }
        body.phi_blocks(phi).for_each(|block| from[block.index()] = None);
        is_unified
    }
}

#[cfg(test)]
mod tests {
    use draig_ir::Type;

    use super::*;

    #[test]
    fn a_phi_has_one_value_from_each_block() {
        let mut body = Body::new();
        let blocks: Vec<_> = (0..20).map(|_| body.add_block()).collect();
        let mut incoming = Incoming::default();
        let mut is_unified = |pairs: &[(usize, u32)]| {
            let build = body.build_phi(Type::I32, 0, pairs.iter().map(|&(block, _)| blocks[block]));
            let values: Vec<Value> = pairs.iter().map(|&(_, arg)| Value::arg(arg)).collect();
            let phi = body.append_inst(blocks[0], build, &values);
            incoming.is_unified(&body, phi)
        };
        let many: Vec<(usize, u32)> = (0..20).map(|block| (block, block as u32)).collect();
        assert!(is_unified(&[(1, 0), (2, 1), (1, 0)]));
        assert!(!is_unified(&[(1, 0), (2, 1), (1, 1)]));
        assert!(is_unified(&many));
        assert!(is_unified(&[&many[..], &[(7, 7)]].concat()));
        assert!(!is_unified(&[&many[..], &[(7, 8)]].concat()));
        // what was seen of one phi says nothing of the next
        assert!(is_unified(&many));
    }
}
