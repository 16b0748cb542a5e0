//! Types and sizes of symbols that `.set` defines by another.

use draig_image::{SymbolId, SymbolKind};

use super::Assembler;
use super::limits::MAX_ALIAS_DEPTH;
use super::resolve::Resolver;
use super::symbols::Definition;

impl Assembler<'_> {
    /// Returns the symbol that another one is by an assignment without a number.
    fn alias_target(&self, symbol: SymbolId) -> Option<SymbolId> {
        match &self.state.symbols.symbols[symbol].definition {
            Definition::Variable { value, .. } => match value.as_symbol() {
                Some((target, None)) => Some(target),
                _ => None,
            },
            _ => None,
        }
    }

    /// Returns the label, or the symbol of another object, whose address plus a number is the value of a symbol.
    fn base(&self, resolver: &mut Resolver<'_>, symbol: SymbolId) -> Option<SymbolId> {
        let mut base = symbol;
        for _ in 0..MAX_ALIAS_DEPTH {
            let Definition::Variable { value, .. } = &self.state.symbols.symbols[base].definition else {
                return Some(base);
            };
            let value = resolver.evaluate(value).ok()?;
            match value.add {
                Some(next) if value.sub.is_none() && next != base => base = next,
                _ => return None,
            }
        }
        None
    }

    /// Returns the type of an alias: its own or that of its base, whichever says more. The type of symbols that are
    /// resolved at run time passes from alias to alias.
    pub(crate) fn alias_kind(&self, resolver: &mut Resolver<'_>, symbol: SymbolId) -> SymbolKind {
        let own = self.state.symbols.symbols[symbol].kind;
        let mut at = symbol;
        for _ in 0..MAX_ALIAS_DEPTH {
            match self.state.symbols.symbols[at].kind {
                SymbolKind::IFunc => return SymbolKind::IFunc,
                SymbolKind::Tls => break,
                _ => {}
            }
            match self.alias_target(at) {
                Some(next) if next != at => at = next,
                _ => break,
            }
        }
        let Some(base) = self.base(resolver, symbol) else { return own };
        let base = self.state.symbols.symbols[base].kind;
        let is_kept = base == SymbolKind::Section || (own, base) == (SymbolKind::Function, SymbolKind::Tls);
        if is_kept || rank(base) <= rank(own) { own } else { base }
    }

    /// Returns the size of an alias without one of its own: that of the first symbol in the chain that has one, or of
    /// the base.
    pub(crate) fn alias_size(&self, resolver: &mut Resolver<'_>, symbol: SymbolId) -> Option<i64> {
        let base = self.base(resolver, symbol)?;
        let mut size = self.state.symbols.symbols[base].size.as_ref();
        let mut at = symbol;
        for _ in 0..MAX_ALIAS_DEPTH {
            let Some(next) = self.alias_target(at).filter(|next| *next != at) else { break };
            at = next;
            if let Some(own) = &self.state.symbols.symbols[at].size {
                size = Some(own);
                break;
            }
        }
        resolver.constant(size?)
    }
}

/// Ranks of types, of which the more special one counts.
pub(crate) fn rank(kind: SymbolKind) -> u8 {
    match kind {
        SymbolKind::None => 0,
        SymbolKind::Object => 1,
        SymbolKind::Function => 2,
        SymbolKind::IFunc => 3,
        SymbolKind::Tls => 4,
        SymbolKind::File | SymbolKind::Section => 5,
    }
}
