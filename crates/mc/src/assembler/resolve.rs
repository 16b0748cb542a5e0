//! Values of symbols, before and after the layout is known.

use draig_image::SymbolId;

use super::fragments::AsmSection;
use super::limits::MAX_ALIAS_DEPTH;
use super::symbols::{Definition, SymbolTable};
use crate::{Expr, ExprError, Resolve, Value};

/// Number of symbols that the evaluation of one expression looks at, at most: `.set` symbols that are sums of one
/// another would take exponential time.
const MAX_LOOKUPS: u32 = 1 << 18;

/// Position of a symbol.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Location {
    /// Index of the section or subsection.
    pub(crate) section: u32,
    pub(crate) fragment: u32,
    pub(crate) offset: u32,
    /// Number that is added to it.
    pub(crate) addend: i64,
}

/// Evaluation of expressions at one point of time.
pub(crate) struct Resolver<'a> {
    symbols: &'a SymbolTable,
    sections: &'a [AsmSection],
    /// Whether addresses are known.
    is_laid_out: bool,
    depth: usize,
    lookups: u32,
}

impl<'a> Resolver<'a> {
    /// Returns an evaluation that knows distances within parts of known size.
    pub(crate) fn early(symbols: &'a SymbolTable, sections: &'a [AsmSection]) -> Resolver<'a> {
        Resolver { symbols, sections, is_laid_out: false, depth: 0, lookups: 0 }
    }

    /// Returns an evaluation that knows all distances within sections.
    pub(crate) fn laid_out(symbols: &'a SymbolTable, sections: &'a [AsmSection]) -> Resolver<'a> {
        Resolver { is_laid_out: true, ..Resolver::early(symbols, sections) }
    }

    /// Returns the value of an expression as a number.
    pub(crate) fn constant(&mut self, expr: &Expr) -> Option<i64> {
        match expr {
            Expr::Constant(value) => Some(*value),
            ops => {
                self.lookups = 0;
                ops.evaluate(self).ok()?.as_constant()
            }
        }
    }

    /// Returns the value of an expression.
    pub(crate) fn evaluate(&mut self, expr: &Expr) -> Result<Value, ExprError> {
        self.lookups = 0;
        expr.evaluate(self)
    }

    /// Returns the position of a symbol that a label defines, or an alias of one.
    pub(crate) fn location(&mut self, symbol: SymbolId) -> Option<Location> {
        match &self.symbols.symbols[symbol].definition {
            Definition::Label { section, fragment, offset } => {
                Some(Location { section: *section, fragment: *fragment, offset: *offset, addend: 0 })
            }
            Definition::Variable { value, .. } => {
                let value = self.nested(value).ok()?;
                let (Some(add), None, None) = (value.add, value.sub, value.specifier) else { return None };
                if add == symbol {
                    return None;
                }
                self.depth += 1;
                let location = if self.depth > MAX_ALIAS_DEPTH { None } else { self.location(add) };
                self.depth -= 1;
                let mut location = location?;
                location.addend = location.addend.wrapping_add(value.constant);
                Some(location)
            }
            _ => None,
        }
    }

    /// Returns the name of a symbol, for messages.
    pub(crate) fn name(&self, symbol: SymbolId) -> String {
        String::from_utf8_lossy(&self.symbols.symbols[symbol].name).into_owned()
    }

    /// Whether linkers may put another definition in the place of a symbol.
    pub(crate) fn is_preemptible(&self, symbol: SymbolId) -> bool {
        self.symbols.symbols[symbol].is_preemptible()
    }

    /// Returns the section that contains a subsection; others unchanged.
    pub(crate) fn root(&self, section: u32) -> u32 {
        self.sections[section as usize].part_of.map_or(section, |(root, _)| root)
    }

    /// Returns the address of a position in its section, once the layout is known.
    pub(crate) fn address(&self, location: Location) -> i64 {
        let address = self.sections[location.section as usize].address(location.fragment, location.offset);
        (address as i64).wrapping_add(location.addend)
    }

    fn nested(&mut self, value: &Expr) -> Result<Value, ExprError> {
        self.lookups += 1;
        if self.depth >= MAX_ALIAS_DEPTH || self.lookups > MAX_LOOKUPS {
            return Err(ExprError::Cyclic);
        }
        self.depth += 1;
        let value = value.evaluate(self);
        self.depth -= 1;
        value
    }
}

impl Resolve for Resolver<'_> {
    fn value(&mut self, symbol: SymbolId) -> Result<Value, ExprError> {
        match &self.symbols.symbols[symbol].definition {
            Definition::Variable { value, .. } => {
                let value = self.nested(value)?;
                // An alias of a label is a symbol of its own, with its own binding.
                let is_label = |symbol: SymbolId| {
                    matches!(
                        self.symbols.symbols[symbol].definition,
                        Definition::Label { .. } | Definition::Variable { .. }
                    )
                };
                match value {
                    Value { add: Some(add), sub: None, specifier: None, .. } if is_label(add) => {
                        Ok(Value::symbol(symbol))
                    }
                    other => Ok(other),
                }
            }
            _ => Ok(Value::symbol(symbol)),
        }
    }

    fn difference(&mut self, left: SymbolId, right: SymbolId) -> Option<i64> {
        let left = self.location(left)?;
        let right = self.location(right)?;
        if self.is_laid_out {
            let is_same = self.root(left.section) == self.root(right.section);
            return is_same.then(|| self.address(left).wrapping_sub(self.address(right)));
        }
        if left.section != right.section {
            return None;
        }
        let section = &self.sections[left.section as usize];
        let distance = section.known_distance((left.fragment, left.offset), (right.fragment, right.offset))?;
        Some(distance.wrapping_add(left.addend).wrapping_sub(right.addend))
    }
}
