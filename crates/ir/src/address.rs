//! What a constant is an address in: behind casts, offsets and aliases.

use crate::constants::{Const, ConstExpr, ConstKind};
use crate::global::{Global, GlobalKind};
use crate::module::Module;
use crate::opcode::Opcode;
use crate::tables::Tables;
use crate::value::Value;

/// How many casts, offsets and aliases are looked behind.
const MAX_STEPS: usize = 1 << 16;

impl Tables {
    /// The global that a constant is an address in. `behind` says of a global for which other value it
    /// stands, as an alias does; `None` ends the search. The result is `None` for what is no address, or
    /// if so many globals stand for each other that they are taken for a cycle.
    pub fn base_object(&self, mut value: Value, behind: impl Fn(Global) -> Option<Value>) -> Option<Global> {
        for _ in 0..MAX_STEPS {
            if let Some(global) = value.as_global() {
                match behind(global) {
                    Some(other) => value = other,
                    None => return Some(global),
                }
                continue;
            }
            let constant: Const = value.as_const()?;
            value = match self.constants.kind(constant) {
                ConstKind::Expr(expr) => base_operand(self, expr)?,
                _ => return None,
            };
        }
        None
    }
}

impl Module {
    /// The variable, function or ifunc that a constant is an address in: behind casts, offsets and aliases.
    pub fn base_object(&self, value: Value) -> Option<Global> {
        self.tables.base_object(value, |global| match self.global(global).kind {
            GlobalKind::Alias { aliasee } => Some(aliasee),
            _ => None,
        })
    }
}

/// The operand that an address expression offsets.
fn base_operand(tables: &Tables, expr: &ConstExpr) -> Option<Value> {
    let holds_number = |value: Value| value.as_const().is_some_and(|c| tables.constants.kind(c).parts().is_empty());
    match expr.opcode {
        Opcode::Add | Opcode::Sub => {
            let [left, right] = *expr.operands else { return None };
            match (holds_number(left), holds_number(right)) {
                (false, true) => Some(left),
                (true, false) if expr.opcode == Opcode::Add => Some(right),
                _ => None,
            }
        }
        Opcode::GetElementPtr | Opcode::BitCast | Opcode::AddrSpaceCast | Opcode::IntToPtr | Opcode::PtrToInt => {
            expr.operands.first().copied()
        }
        _ => None,
    }
}
