//! `!DIExpression(…)` (LangRef "DIExpression"): by names if LLVM considers it well-formed, otherwise as plain
//! numbers.

use draig_ir::metadata::NodeRef;
use draig_num::write_u64;
use draig_tables::dwarf::{ATE, OP, constants as op};
use draig_tables::dwarf_expression::{is_valid, operation_len};

/// Returns the operations of an expression, each with its operands. The last one may have too few.
fn operations(elements: &[u64]) -> impl Iterator<Item = &[u64]> {
    let mut rest = elements;
    std::iter::from_fn(move || {
        let (&first, _) = rest.split_first()?;
        let (operation, tail) = rest.split_at(operation_len(first).min(rest.len()));
        rest = tail;
        Some(operation)
    })
}

/// Writes an expression.
pub(super) fn write_expression(out: &mut Vec<u8>, node: NodeRef<'_>) {
    out.extend_from_slice(b"!DIExpression(");
    let elements: Vec<u64> = node.elements().collect();
    if is_valid(&elements) {
        for (at, operation) in operations(&elements).enumerate() {
            if at > 0 {
                out.extend_from_slice(b", ");
            }
            // LLVM writes nothing for an operation without a name.
            let name = u32::try_from(operation[0]).ok().and_then(|number| OP.name(number));
            out.extend_from_slice(name.unwrap_or_default().as_bytes());
            for (number, &operand) in operation.iter().enumerate().skip(1) {
                out.extend_from_slice(b", ");
                if number == 2 && operation[0] == u64::from(op::DW_OP_LLVM_CONVERT) {
                    let encoding = u32::try_from(operand).ok().and_then(|number| ATE.name(number));
                    out.extend_from_slice(encoding.unwrap_or_default().as_bytes());
                } else {
                    write_u64(out, operand);
                }
            }
        }
    } else {
        for (at, &element) in elements.iter().enumerate() {
            if at > 0 {
                out.extend_from_slice(b", ");
            }
            write_u64(out, element);
        }
    }
    out.push(b')');
}

/// Returns the number pushed by an expression that is only a signed constant (`DIExpression::isConstant`).
pub(super) fn signed_constant(node: NodeRef<'_>) -> Option<i64> {
    let elements: Vec<u64> = node.elements().collect();
    let is = |at: usize, code: u32| elements.get(at) == Some(&u64::from(code));
    let shape = match elements.len() {
        2 => true,
        3 => is(2, op::DW_OP_STACK_VALUE),
        6 => is(2, op::DW_OP_STACK_VALUE) && is(3, op::DW_OP_LLVM_FRAGMENT),
        _ => false,
    };
    (shape && is(0, op::DW_OP_CONSTS)).then(|| elements[1] as i64)
}
