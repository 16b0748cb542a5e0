//! What a constant is an address in: behind casts, offsets and aliases. Who asks this of many values asks
//! [`BaseObjects`], so that a chain that all of them lead over is followed once.

use rustc_hash::FxHashMap;

use crate::constants::{ConstExpr, ConstKind};
use crate::global::{Global, GlobalKind};
use crate::module::Module;
use crate::opcode::Opcode;
use crate::tables::Tables;
use crate::value::Value;

/// Where chains of values end. What is found at the end of one is known of all its links.
///
/// ```
/// use draig_ir::address::Ends;
/// use draig_ir::{Global, Value};
///
/// // @2 stands for @1, and that for @0
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
    /// The end of a chain: `next` gives a value's next link, or what the chain ends with. One that comes back to
    /// itself ends with `cycle`.
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

/// The objects that values are addresses in, for a module whose aliases and ifuncs do not change.
#[derive(Clone, Debug, Default)]
pub struct BaseObjects(Ends<Option<Global>>);

impl BaseObjects {
    /// As [`Module::base_object`].
    pub fn of(&mut self, module: &Module, value: Value) -> Option<Global> {
        self.within(&module.tables, value, |global| module.aliasee(global))
    }

    /// As [`Tables::base_object`].
    pub fn within(
        &mut self,
        tables: &Tables,
        value: Value,
        behind: impl Fn(Global) -> Option<Value>,
    ) -> Option<Global> {
        self.0.of(value, None, |value| next(tables, value, &behind))
    }
}

impl Tables {
    /// The global that a constant is an address in. `behind` says of a global for which other value it
    /// stands, as an alias does; `None` ends the search. The result is `None` for what is no address, or
    /// if globals stand for each other in a circle.
    pub fn base_object(&self, value: Value, behind: impl Fn(Global) -> Option<Value>) -> Option<Global> {
        let mut at = value;
        // Every so often the place is remembered; who comes back to it goes round in circles (Brent's algorithm).
        let (mut remembered, mut steps, mut limit) = (at, 0, 8);
        loop {
            at = match next(self, at, &behind) {
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
    /// The variable, function or ifunc that a constant is an address in: behind casts, offsets and aliases.
    pub fn base_object(&self, value: Value) -> Option<Global> {
        self.tables.base_object(value, |global| self.aliasee(global))
    }

    /// What an alias stands for; `None` for other globals.
    pub fn aliasee(&self, global: Global) -> Option<Value> {
        match self.global(global).kind {
            GlobalKind::Alias { aliasee } => Some(aliasee),
            _ => None,
        }
    }
}

/// The value that an address is computed from, or the object that it is.
fn next(tables: &Tables, value: Value, behind: impl Fn(Global) -> Option<Value>) -> Result<Value, Option<Global>> {
    if let Some(global) = value.as_global() {
        return behind(global).ok_or(Some(global));
    }
    match value.as_const().map(|constant| tables.constants.kind(constant)) {
        Some(ConstKind::Expr(expr)) => base_operand(tables, expr).ok_or(None),
        _ => Err(None),
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
