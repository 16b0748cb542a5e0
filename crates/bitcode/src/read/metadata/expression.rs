//! `!DIExpression(…)`, including its forms in older versions.

use draig_ir::metadata::{Class, MAX_NODE_WORDS};
use draig_tables::dwarf;

use super::MetadataReader;
use crate::read::fault::{Result, invalid_record};

impl MetadataReader<'_, '_, '_, '_, '_> {
    /// Reads `!DIExpression(…)`.
    pub(super) fn expression(&mut self, operands: &[u64]) -> Result<()> {
        let (&head, elements) = operands.split_first().ok_or_else(invalid_record)?;
        if elements.len() >= MAX_NODE_WORDS / 2 {
            return Err(invalid_record());
        }
        let mut elements = elements.to_vec();
        let version = head >> 1;
        if version > 3 {
            return Err(invalid_record());
        }
        let op = |name: &[u8]| dwarf::OP.number(name).map_or(u64::MAX, u64::from);
        let fragment = op(b"DW_OP_LLVM_fragment");
        // The first form used a different operation for fragments.
        if version == 0
            && let Some(at) = elements.len().checked_sub(3)
            && elements[at] == op(b"DW_OP_bit_piece")
        {
            elements[at] = fragment;
        }
        self.ids.had_old_expression |= version <= 1;
        // Later, `DW_OP_deref` preceded the operations that it now follows.
        if version <= 1 && elements.first() == Some(&op(b"DW_OP_deref")) {
            let has_fragment = elements.len() > 3 && elements[elements.len() - 3] == fragment;
            let end = elements.len() - if has_fragment { 3 } else { 0 };
            elements[..end].rotate_left(1);
        }
        // Later still, additions took their number from the operation instead of the stack.
        if version <= 2 {
            elements = with_constants(
                &elements,
                [op(b"DW_OP_plus"), op(b"DW_OP_minus")],
                [op(b"DW_OP_plus_uconst"), op(b"DW_OP_constu"), op(b"DW_OP_minus")],
            );
        }
        self.writer.reset(Class::DIExpression);
        for element in elements {
            self.writer.push_element(element);
        }
        self.define_node(head & 1 != 0)
    }
}

/// Returns the number of words after an operation in old versions.
fn old_length(operation: u64, fragment: u64, plus_minus: [u64; 2]) -> usize {
    if operation == fragment {
        3
    } else if plus_minus.contains(&operation) || operation == 0x10 {
        2
    } else {
        1
    }
}

fn with_constants(elements: &[u64], old: [u64; 2], [plus_uconst, constu, minus]: [u64; 3]) -> Vec<u64> {
    let fragment = dwarf::OP.number(b"DW_OP_LLVM_fragment").map_or(u64::MAX, u64::from);
    let mut new = Vec::with_capacity(elements.len());
    let mut rest = elements;
    while let Some(&operation) = rest.first() {
        let length = old_length(operation, fragment, old).min(rest.len());
        let (this, tail) = rest.split_at(length);
        rest = tail;
        if operation == old[0] {
            new.push(plus_uconst);
            new.extend_from_slice(&this[1..]);
        } else if operation == old[1] {
            new.push(constu);
            new.extend_from_slice(&this[1..]);
            new.push(minus);
        } else {
            new.extend_from_slice(this);
        }
    }
    new
}
