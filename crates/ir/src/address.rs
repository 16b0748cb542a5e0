//! Base objects of constants: the global that a constant address points into, looking through casts, offsets
//! and aliases. Use [`BaseObjects`] for many values, so that a shared chain is followed once.

use rustc_hash::FxHashMap;

use crate::constants::{ConstExpr, ConstKind};
use crate::global::{Global, GlobalKind};
use crate::module::Module;
use crate::opcode::Opcode;
use crate::tables::Tables;
use crate::value::Value;

/// Memoized ends of chains of values. The end of a chain is recorded for every link in it.
///
/// ```
/// use draig_ir::address::Ends;
/// use draig_ir::{Global, Value};
///
/// // @2 is an alias of @1, which is an alias of @0
/// let global = |number| Value::from(Global::from_u32(number));
/// let mut ends = Ends::default();
/// let next = |value: Value| match value.as_global().map(Global::as_u32) {
///     Some(number @ 1..) => Ok(global(number - 1)),
///     _ => Err(value),
/// };
/// assert_eq!(ends.of(global(2), global(9), next), global(0));
/// assert_eq!(ends.of(global(1), global(9), |_| unreachable!("it is known")), global(0));
/// ```
#[derive(Clone, Debug)]
pub struct Ends<T> {
    known: FxHashMap<Value, T>,
}

impl<T> Default for Ends<T> {
    fn default() -> Self {
        Ends { known: FxHashMap::default() }
    }
}

impl<T: Copy> Ends<T> {
    /// Returns the end of a chain. `next` returns either a value's next link or the end. A cyclic chain ends
    /// with `cycle`.
    pub fn of(&mut self, value: Value, cycle: T, mut next: impl FnMut(Value) -> Result<Value, T>) -> T {
        let mut links = Vec::new();
        let mut at = value;
        let end = loop {
            if let Some(&known) = self.known.get(&at) {
                break known;
            }
            match next(at) {
                Err(end) => break end,
                Ok(next) => {
                    self.known.insert(at, cycle);
                    links.push(at);
                    at = next;
                }
            }
        };
        for link in links {
            self.known.insert(link, end);
        }
        end
    }
}

/// Base objects of the values of a module. Its aliases and ifuncs must not change while this is in use.
#[derive(Clone, Debug, Default)]
pub struct BaseObjects(Ends<Option<Global>>);

impl BaseObjects {
    /// Same as [`Module::base_object`], memoized.
    pub fn of(&mut self, module: &Module, value: Value) -> Option<Global> {
        self.base_object_in(&module.tables, value, |global| module.aliasee(global))
    }

    /// Same as [`Tables::base_object`], memoized.
    pub fn base_object_in(
        &mut self,
        tables: &Tables,
        value: Value,
        target: impl Fn(Global) -> Option<Value>,
    ) -> Option<Global> {
        self.0.of(value, None, |value| next(tables, value, &target))
    }
}

impl Tables {
    /// Returns the global that a constant is an address in. For a global that refers to another value, as an
    /// alias does, the callback returns that value, and otherwise `None`. The result is `None` if the value is
    /// not an address or if aliases form a cycle.
    pub fn base_object(&self, value: Value, target: impl Fn(Global) -> Option<Value>) -> Option<Global> {
        let mut at = value;
        // Brent's cycle detection: compare against a position that is remembered at growing intervals.
        let (mut remembered, mut steps, mut limit) = (at, 0, 8);
        loop {
            at = match next(self, at, &target) {
                Ok(next) => next,
                Err(end) => return end,
            };
            if at == remembered {
                return None;
            }
            steps += 1;
            if steps == limit {
                (remembered, steps, limit) = (at, 0, limit * 2);
            }
        }
    }
}

impl Module {
    /// Returns the variable, function or ifunc that a constant is an address in, looking through casts,
    /// offsets and aliases.
    pub fn base_object(&self, value: Value) -> Option<Global> {
        self.tables.base_object(value, |global| self.aliasee(global))
    }

    /// Target of an alias; `None` for other globals.
    pub fn aliasee(&self, global: Global) -> Option<Value> {
        match self.global(global).kind {
            GlobalKind::Alias { aliasee } => Some(aliasee),
            _ => None,
        }
    }
}

/// Returns the value that an address is computed from, or the object itself.
fn next(tables: &Tables, value: Value, target: impl Fn(Global) -> Option<Value>) -> Result<Value, Option<Global>> {
    if let Some(global) = value.as_global() {
        return target(global).ok_or(Some(global));
    }
    match value.as_const().map(|constant| tables.constants.kind(constant)) {
        Some(ConstKind::Expr(expr)) => base_operand(tables, expr).ok_or(None),
        _ => Err(None),
    }
}

/// Operand that an address expression offsets.
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
