//! Use orders as stored in the file. Those of globals and constants are kept until all bodies have been read,
//! because only then are their uses complete. Those of a body's own values are applied with it.

use draig_bitstream::Record;
use draig_ir::view::{BitcodeOrder, GlobalUse};
use draig_ir::{Module, Value};

use super::fault::{Result, fault};

/// The use order of a value.
#[derive(Clone, Debug)]
pub(super) struct UseOrder {
    pub(super) value: Value,
    /// Index in the list for each use in reading order.
    pub(super) indices: Vec<u32>,
}

impl UseOrder {
    pub(super) fn new(value: Value, indices: &[u64]) -> UseOrder {
        UseOrder { value, indices: indices.iter().map(|&index| index as u32).collect() }
    }
}

/// Returns the number of the value that a record concerns, and the indices.
pub(super) fn operands(record: &Record) -> Result<(u64, &[u64])> {
    match record.operands().split_last() {
        Some((&number, indices)) if indices.len() > 1 => Ok((number, indices)),
        _ => Err(fault("Invalid record")),
    }
}

/// Sorts the uses of globals and constants. Like LLVM, ignores an order whose number of indices differs from
/// the number of uses.
pub(super) fn apply(module: &mut Module, orders: Vec<UseOrder>) {
    if orders.is_empty() {
        return;
    }
    // Values may have several orders; the last one that fits is effective.
    let mut values: Vec<Value> = orders.iter().map(|order| order.value).collect();
    values.sort_unstable();
    values.dedup();
    let uses = BitcodeOrder::uses_of(module, &values);
    for UseOrder { value, indices } in orders {
        let Ok(at) = values.binary_search(&value) else { continue };
        let list = &uses[at];
        if list.len() == indices.len() {
            let mut sorted: Vec<(u32, GlobalUse)> = indices.into_iter().zip(list.iter().copied()).collect();
            sorted.sort_by_key(|&(index, _)| index);
            module.set_use_order(value, sorted.into_iter().map(|(_, one)| one).collect());
        }
    }
}
