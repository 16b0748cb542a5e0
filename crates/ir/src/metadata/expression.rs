//! Arithmetic on `!DIExpression`: operations put in front of an expression or after one of its arguments, and
//! simplification of constant operands, as LLVM does them when debug records are rewritten.

use draig_tables::dwarf::constants as op;
use draig_tables::dwarf_expression::operation;

/// An expression as a list of operations, each with its operands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Expression(Vec<Operation>);

/// An operation: the code, then its operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Operation {
    words: [u64; 3],
    len: u8,
}

impl Operation {
    fn new(words: &[u64]) -> Operation {
        let mut all = [0; 3];
        all[..words.len()].copy_from_slice(words);
        Operation { words: all, len: words.len() as u8 }
    }

    fn is(&self, code: u32) -> bool {
        self.words[0] == u64::from(code)
    }

    /// Returns the operand of an operation with this code.
    fn operand_of(&self, code: u32) -> Option<u64> {
        (self.is(code) && self.len == 2).then_some(self.words[1])
    }
}

impl Expression {
    /// Reads the elements of a node; `None` if an operation is unknown or cut off.
    #[must_use]
    pub fn new(elements: &[u64]) -> Option<Expression> {
        let mut operations = Vec::new();
        let mut rest = elements;
        while let &[code, ..] = rest {
            let words = rest.get(..usize::from(operation(code)?.words))?;
            operations.push(Operation::new(words));
            rest = &rest[words.len()..];
        }
        Some(Expression(operations))
    }

    /// Returns the elements for a node.
    #[must_use]
    pub fn elements(&self) -> Vec<u64> {
        self.0.iter().flat_map(|one| one.words[..usize::from(one.len)].iter().copied()).collect()
    }

    /// Appends an operation: its code and its operands, at most two.
    pub fn push(&mut self, code: u32, operands: &[u64]) {
        let mut words = vec![u64::from(code)];
        words.extend_from_slice(operands);
        self.0.push(Operation::new(&words));
    }

    /// Appends the addition of a number, or the subtraction of its absolute value; nothing for 0.
    pub fn push_offset(&mut self, offset: i64) {
        match offset {
            0 => {}
            1.. => self.push(op::DW_OP_PLUS_UCONST, &[offset.unsigned_abs()]),
            _ => {
                self.push(op::DW_OP_CONSTU, &[offset.unsigned_abs()]);
                self.push(op::DW_OP_MINUS, &[]);
            }
        }
    }

    /// Whether there is no operation.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Number of arguments that the expression names with `DW_OP_LLVM_arg`, unused ones below the last included.
    #[must_use]
    pub fn argument_count(&self) -> u64 {
        self.0.iter().filter_map(|one| one.operand_of(op::DW_OP_LLVM_ARG)).max().map_or(0, |last| last + 1)
    }

    /// Inserts operations on argument number `argument`: after each mention of it, or in front of an expression that
    /// has a single unnamed argument. With `stack_value`, the result is a value rather than a place.
    #[must_use]
    pub fn with_operations(&self, argument: u64, operations: &Expression, stack_value: bool) -> Expression {
        let is_named = self.argument_count() != 0;
        let mut stack_value = stack_value && (is_named || !operations.is_empty());
        let mut all = if is_named { Vec::new() } else { operations.0.clone() };
        for &one in &self.0 {
            if stack_value && one.is(op::DW_OP_STACK_VALUE) {
                stack_value = false;
            } else if stack_value && one.is(op::DW_OP_LLVM_FRAGMENT) {
                all.push(Operation::new(&[u64::from(op::DW_OP_STACK_VALUE)]));
                stack_value = false;
            }
            all.push(one);
            if is_named && one.operand_of(op::DW_OP_LLVM_ARG) == Some(argument) {
                all.extend_from_slice(&operations.0);
            }
        }
        if stack_value {
            all.push(Operation::new(&[u64::from(op::DW_OP_STACK_VALUE)]));
        }
        Expression(all)
    }

    /// Removes operations with a neutral constant and joins additions, or multiplications, of two constants.
    #[must_use]
    pub fn simplified(&self) -> Expression {
        let mut out: Vec<Operation> = Vec::with_capacity(self.0.len());
        for &one in &self.0 {
            out.push(one);
            while let Some(shorter) = joined(&out) {
                let kept = out.len() - shorter.0;
                out.truncate(kept);
                out.extend(shorter.1);
            }
        }
        // LLVM spells a remaining zero in one word.
        for one in &mut out {
            if one.operand_of(op::DW_OP_CONSTU) == Some(0) {
                *one = Operation::new(&[u64::from(op::DW_OP_LIT0)]);
            }
        }
        Expression(out)
    }
}

/// Returns how many of the last operations something shorter replaces, and this.
fn joined(list: &[Operation]) -> Option<(usize, Vec<Operation>)> {
    let neutral = |constant: u64, code: &Operation| match constant {
        0 => [op::DW_OP_PLUS, op::DW_OP_MINUS, op::DW_OP_SHL, op::DW_OP_SHR].iter().any(|&neutral| code.is(neutral)),
        1 => code.is(op::DW_OP_MUL) || code.is(op::DW_OP_DIV),
        _ => false,
    };
    match list {
        [.., last] if last.operand_of(op::DW_OP_PLUS_UCONST) == Some(0) => Some((1, Vec::new())),
        [.., constant, code] if constant.operand_of(op::DW_OP_CONSTU).is_some_and(|number| neutral(number, code)) => {
            Some((2, Vec::new()))
        }
        [.., first, second]
            if let (Some(a), Some(b)) =
                (first.operand_of(op::DW_OP_PLUS_UCONST), second.operand_of(op::DW_OP_PLUS_UCONST))
                && let Some(sum) = a.checked_add(b) =>
        {
            Some((2, vec![Operation::new(&[u64::from(op::DW_OP_PLUS_UCONST), sum])]))
        }
        [.., a, multiply, b, again]
            if multiply.is(op::DW_OP_MUL)
                && again.is(op::DW_OP_MUL)
                && let (Some(a), Some(b)) = (a.operand_of(op::DW_OP_CONSTU), b.operand_of(op::DW_OP_CONSTU))
                && let Some(product) = a.checked_mul(b) =>
        {
            Some((4, vec![Operation::new(&[u64::from(op::DW_OP_CONSTU), product]), *again]))
        }
        _ => None,
    }
}
