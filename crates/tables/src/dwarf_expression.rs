//! Operations that a `!DIExpression` may have, with their lengths in words and legal positions.
//!
//! Both printer and verifier need this: LLVM prints an expression with names only if it is valid, and
//! otherwise as plain numbers. LangRef "DIExpression".

use crate::dwarf::constants as c;

/// Legal position of an operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Placement {
    /// Anywhere.
    Anywhere,
    /// Anywhere; operations after it are not checked.
    EndsChecking,
    /// At the end only.
    Last,
    /// At the end, or directly before a fragment.
    LastOrBeforeFragment,
    /// Anywhere in an expression of more than one word.
    NotAlone,
    /// First, or directly after a leading `DW_OP_LLVM_arg, 0`; its operand must be 1. Operations after it are
    /// not checked.
    Start,
}

/// An operation that is allowed in a valid expression.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Operation {
    /// Number of words, including the operation itself: 1 to 3.
    pub words: u8,
    /// The legal position.
    pub placement: Placement,
}

/// Returns the properties of an operation; `None` if no valid expression has it.
#[must_use]
pub fn operation(code: u64) -> Option<Operation> {
    let code = u32::try_from(code).ok()?;
    let (words, placement) = match code {
        c::DW_OP_REG0..=c::DW_OP_REG31 => (1, Placement::EndsChecking),
        c::DW_OP_BREG0..=c::DW_OP_BREG31 => (2, Placement::EndsChecking),
        c::DW_OP_LLVM_FRAGMENT => (3, Placement::Last),
        c::DW_OP_STACK_VALUE => (1, Placement::LastOrBeforeFragment),
        c::DW_OP_SWAP => (1, Placement::NotAlone),
        c::DW_OP_LLVM_ENTRY_VALUE => (2, Placement::Start),
        c::DW_OP_LLVM_CONVERT | c::DW_OP_LLVM_EXTRACT_BITS_SEXT | c::DW_OP_LLVM_EXTRACT_BITS_ZEXT | c::DW_OP_BREGX => {
            (3, Placement::Anywhere)
        }
        c::DW_OP_CONSTU
        | c::DW_OP_CONSTS
        | c::DW_OP_DEREF_SIZE
        | c::DW_OP_PLUS_UCONST
        | c::DW_OP_LLVM_TAG_OFFSET
        | c::DW_OP_LLVM_ARG
        | c::DW_OP_REGX => (2, Placement::Anywhere),
        c::DW_OP_DEREF
        | c::DW_OP_XDEREF
        | c::DW_OP_DUP
        | c::DW_OP_OVER
        | c::DW_OP_ROT
        | c::DW_OP_ABS
        | c::DW_OP_AND
        | c::DW_OP_DIV
        | c::DW_OP_MINUS
        | c::DW_OP_MOD
        | c::DW_OP_MUL
        | c::DW_OP_NEG
        | c::DW_OP_NOT
        | c::DW_OP_OR
        | c::DW_OP_PLUS
        | c::DW_OP_SHL
        | c::DW_OP_SHR
        | c::DW_OP_SHRA
        | c::DW_OP_XOR
        | c::DW_OP_EQ
        | c::DW_OP_GE
        | c::DW_OP_GT
        | c::DW_OP_LE
        | c::DW_OP_LT
        | c::DW_OP_NE
        | c::DW_OP_LIT0
        | c::DW_OP_PUSH_OBJECT_ADDRESS
        | c::DW_OP_LLVM_IMPLICIT_POINTER => (1, Placement::Anywhere),
        _ => return None,
    };
    Some(Operation { words, placement })
}

/// Number of words of an operation when any expression, valid or not, is walked or printed: 1 for operations
/// that no valid expression has.
#[must_use]
pub fn operation_len(code: u64) -> usize {
    operation(code).map_or(1, |operation| usize::from(operation.words))
}

/// Whether the words of a `!DIExpression` are a valid expression (`DIExpression::isValid`).
#[must_use]
pub fn is_valid(expression: &[u64]) -> bool {
    let mut at = 0;
    while let Some(&code) = expression.get(at) {
        let Some(operation) = operation(code) else {
            return false;
        };
        let next = at + usize::from(operation.words);
        if next > expression.len() {
            return false;
        }
        let fits = match operation.placement {
            Placement::Anywhere => true,
            Placement::EndsChecking => return true,
            Placement::Last => return next == expression.len(),
            Placement::LastOrBeforeFragment => {
                let fragment = u64::from(c::DW_OP_LLVM_FRAGMENT);
                expression.get(next).is_none_or(|&code| code == fragment)
            }
            Placement::NotAlone => expression.len() > 1,
            Placement::Start => {
                let first_argument = [u64::from(c::DW_OP_LLVM_ARG), 0];
                let start = if expression.starts_with(&first_argument) { 2 } else { 0 };
                return at == start && expression.get(at + 1) == Some(&1);
            }
        };
        if !fits {
            return false;
        }
        at = next;
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn placements() {
        let (plus, deref, value) = (0x22, 0x06, 0x9f);
        let (fragment, entry, argument) = (0x1000, 0x1003, 0x1005);
        assert!(is_valid(&[]));
        assert!(is_valid(&[deref, plus]));
        assert!(is_valid(&[value]));
        assert!(is_valid(&[value, fragment, 0, 8]));
        assert!(!is_valid(&[value, deref]));
        assert!(!is_valid(&[fragment, 0, 8, deref]));
        assert!(!is_valid(&[fragment, 0]));
        assert!(is_valid(&[entry, 1]) && !is_valid(&[entry, 2]));
        assert!(is_valid(&[argument, 0, entry, 1]));
        assert!(!is_valid(&[argument, 1, entry, 1]));
        assert!(!is_valid(&[deref, entry, 1]));
        assert!(!is_valid(&[0x16]) && is_valid(&[0x16, deref]));
        assert!(is_valid(&[0x50, 12345]));
        assert!(!is_valid(&[u64::MAX]));
    }
}
