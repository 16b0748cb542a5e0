//! Directives of symbols: binding, visibility, type, size, values, versions.

use draig_image::{Binding, SectionFlags, SectionKind, SymbolId, SymbolKind, Visibility};
use rustc_hash::FxHashMap;

use super::alignment::{ALIGN_BY_ZEROS, align_here};
use super::data::each;
use crate::assembler::Assembler;
use crate::assembler::aliases::rank;
use crate::assembler::statement::Statement;
use crate::assembler::symbols::{AsmSymbol, Definition};
use crate::{AsmError, Expr, Lexer, Place, TokenKind, parse_constant, parse_expression};

/// Takes a name, with the version after it (`name@VERSION`) if there is one.
fn versioned_name<'a>(lexer: &mut Lexer<'a>) -> Option<(&'a [u8], Place)> {
    let first = lexer.peek();
    let mut ahead = lexer.clone();
    match first.kind {
        TokenKind::String(name) => {
            lexer.bump();
            return Some((name, first.place));
        }
        TokenKind::Identifier(_) | TokenKind::Dollar => ahead.bump(),
        _ => return None,
    };
    while ahead.is_adjacent()
        && matches!(ahead.kind(), TokenKind::At | TokenKind::Identifier(_) | TokenKind::Integer(_))
    {
        ahead.bump();
    }
    let place = Place { start: first.place.start, end: ahead.previous_end() };
    *lexer = ahead;
    Some((lexer.slice(place), place))
}

fn each_symbol(
    assembler: &mut Assembler<'_>,
    statement: &mut Statement<'_>,
    is_seen: bool,
    mut run: impl FnMut(&mut AsmSymbol) -> Result<(), String>,
) -> Result<(), AsmError> {
    each(assembler, statement, |assembler, statement| {
        let Some((name, place)) = versioned_name(&mut statement.lexer) else {
            return Err(statement.lexer.error("expected identifier"));
        };
        if assembler.state.discarded.contains(name) {
            return Ok(());
        }
        let symbol = assembler.state.mention(name, place);
        if is_seen {
            assembler.state.see(symbol);
        }
        run(&mut assembler.state.symbols.symbols[symbol]).map_err(|message| AsmError::new(statement.place, message))
    })
}

/// `.globl`, `.weak`, `.local`
pub(crate) fn binding(
    assembler: &mut Assembler<'_>,
    statement: &mut Statement<'_>,
    binding: Binding,
) -> Result<(), AsmError> {
    let is_seen = binding != Binding::Local;
    each_symbol(assembler, statement, is_seen, |symbol| {
        let described = || String::from_utf8_lossy(&symbol.name).into_owned();
        match (symbol.binding, binding) {
            // A weak symbol stays so, and a local one may not become another.
            (Some(Binding::Weak | Binding::Unique), Binding::Global) => return Ok(()),
            (Some(Binding::Local), Binding::Global) => {
                return Err(format!("{} changed binding to STB_GLOBAL", described()));
            }
            (Some(Binding::Local), Binding::Weak) => {
                return Err(format!("{} changed binding to STB_WEAK", described()));
            }
            (Some(Binding::Global | Binding::Weak), Binding::Local) => {
                return Err(format!("{} changed binding to STB_LOCAL", described()));
            }
            _ => symbol.binding = Some(binding),
        }
        Ok(())
    })
}

/// `.hidden`, `.internal`, `.protected`
pub(crate) fn visibility(
    assembler: &mut Assembler<'_>,
    statement: &mut Statement<'_>,
    visibility: Visibility,
) -> Result<(), AsmError> {
    each_symbol(assembler, statement, false, |symbol| {
        symbol.visibility = visibility;
        Ok(())
    })
}

/// `.type name, @kind`
pub(crate) fn kind(assembler: &mut Assembler<'_>, statement: &mut Statement<'_>) -> Result<(), AsmError> {
    const EXPECTED: &str = "expected STT_<TYPE_IN_UPPER_CASE>, '#<type>', '@<type>', '%<type>' or \"<type>\"";
    let lexer = &mut statement.lexer;
    let Some((name, place)) = type_name(lexer) else { return Err(lexer.error("expected identifier")) };
    lexer.eat(TokenKind::Comma);
    if matches!(lexer.kind(), TokenKind::Hash | TokenKind::At | TokenKind::Percent) {
        lexer.bump();
    } else if !matches!(lexer.kind(), TokenKind::Identifier(_) | TokenKind::String(_)) {
        return Err(lexer.error(EXPECTED));
    }
    let kind_place = lexer.place();
    let kind = match lexer.kind() {
        TokenKind::Identifier(kind) | TokenKind::String(kind) => kind,
        _ => return Err(lexer.error("expected symbol type")),
    };
    lexer.bump();
    let (kind, is_unique) = match kind {
        b"function" | b"STT_FUNC" => (SymbolKind::Function, false),
        b"object" | b"STT_OBJECT" => (SymbolKind::Object, false),
        b"tls_object" | b"STT_TLS" => (SymbolKind::Tls, false),
        b"common" | b"STT_COMMON" => (SymbolKind::Object, false),
        b"notype" | b"STT_NOTYPE" => (SymbolKind::None, false),
        b"gnu_indirect_function" | b"STT_GNU_IFUNC" => (SymbolKind::IFunc, false),
        b"gnu_unique_object" => (SymbolKind::Object, true),
        _ => return Err(AsmError::new(kind_place, "unsupported attribute")),
    };
    lexer.expect_end()?;
    let symbol = assembler.state.mention(name, place);
    let symbol = &mut assembler.state.symbols.symbols[symbol];
    if rank(kind) >= rank(symbol.kind) {
        symbol.kind = kind;
    }
    if is_unique {
        symbol.binding = Some(Binding::Unique);
    }
    Ok(())
}

/// Takes a name before a comma: `name@VERSION`, but not `name @kind`.
fn type_name<'a>(lexer: &mut Lexer<'a>) -> Option<(&'a [u8], Place)> {
    versioned_name(lexer)
}

/// `.size name, expression`
pub(crate) fn size(assembler: &mut Assembler<'_>, statement: &mut Statement<'_>) -> Result<(), AsmError> {
    let lexer = &mut statement.lexer;
    let Some((name, place)) = versioned_name(lexer) else { return Err(lexer.error("expected identifier")) };
    lexer.expect(TokenKind::Comma, "expected comma")?;
    let size = parse_expression(lexer, &mut assembler.state)?;
    lexer.expect_end()?;
    let symbol = assembler.state.symbols.named(name, place);
    assembler.state.symbols.symbols[symbol].size = Some(size);
    Ok(())
}

/// `.set name, expression`, `.equ`, and `.equiv`, which must be the only one
pub(crate) fn set(
    assembler: &mut Assembler<'_>,
    statement: &mut Statement<'_>,
    is_final: bool,
) -> Result<(), AsmError> {
    let lexer = &mut statement.lexer;
    let Some((name, place)) = versioned_name(lexer) else { return Err(lexer.error("expected identifier")) };
    lexer.expect(TokenKind::Comma, "expected comma")?;
    let start = lexer.place();
    let (value, value_place) = assembler.assigned_value(lexer)?;
    lexer.expect_end()?;
    if name == b"." {
        assembler.append_org(value, 0, start);
        return Ok(());
    }
    if assembler.state.discarded.contains(name) {
        return Ok(());
    }
    assembler.state.assign(name, value, is_final, [place, value_place])
}

/// Parses `name, size, alignment` of zeros.
fn zeros(
    assembler: &mut Assembler<'_>,
    statement: &mut Statement<'_>,
) -> Result<(SymbolId, u64, u64, Place), AsmError> {
    let lexer = &mut statement.lexer;
    let Some((name, place)) = versioned_name(lexer) else {
        return Err(lexer.error("expected identifier in directive"));
    };
    lexer.expect(TokenKind::Comma, "expected comma")?;
    let size_place = lexer.place();
    let size = parse_constant(lexer, &mut assembler.state)?;
    let mut align = 1;
    if lexer.eat(TokenKind::Comma) {
        let place = lexer.place();
        if statement.name.eq_ignore_ascii_case(b".lcomm") {
            return Err(AsmError::new(place, "alignment not supported on this target"));
        }
        let given = parse_constant(lexer, &mut assembler.state)?;
        align = match u64::try_from(given) {
            Ok(given) if given.is_power_of_two() => given,
            _ => return Err(AsmError::new(place, "alignment must be a power of 2")),
        };
    }
    lexer.expect_end()?;
    let Ok(size) = u64::try_from(size) else {
        return Err(AsmError::new(size_place, "size must be non-negative"));
    };
    let symbol = assembler.state.mention(name, place);
    Ok((symbol, size, align, place))
}

/// `.comm name, size, alignment`
pub(crate) fn common(assembler: &mut Assembler<'_>, statement: &mut Statement<'_>) -> Result<(), AsmError> {
    let (symbol, size, align, place) = zeros(assembler, statement)?;
    assembler.state.see(symbol);
    if assembler.state.symbols.symbols[symbol].binding == Some(Binding::Local) {
        return define_zeros(assembler, symbol, size, align, place);
    }
    let entry = &mut assembler.state.symbols.symbols[symbol];
    match entry.definition {
        Definition::None => entry.definition = Definition::Common { size, align },
        Definition::Common { size: before, align: aligned } if (before, aligned) == (size, align) => {}
        _ => {
            let name = String::from_utf8_lossy(&entry.name).into_owned();
            return Err(AsmError::new(place, format!("symbol '{name}' is already defined")));
        }
    }
    if entry.kind == SymbolKind::None {
        entry.kind = SymbolKind::Object;
    }
    Ok(())
}

/// `.lcomm name, size, alignment`
pub(crate) fn local_common(assembler: &mut Assembler<'_>, statement: &mut Statement<'_>) -> Result<(), AsmError> {
    let (symbol, size, align, place) = zeros(assembler, statement)?;
    let entry = &mut assembler.state.symbols.symbols[symbol];
    entry.binding = Some(Binding::Local);
    // LLVM does not list them among the symbols of module assembly.
    let was_seen = std::mem::replace(&mut entry.is_seen, true);
    let defined = define_zeros(assembler, symbol, size, align, place);
    assembler.state.symbols.symbols[symbol].is_seen = was_seen;
    defined
}

/// Defines a symbol as zeros in `.bss`.
fn define_zeros(
    assembler: &mut Assembler<'_>,
    symbol: SymbolId,
    size: u64,
    align: u64,
    place: Place,
) -> Result<(), AsmError> {
    let state = &mut assembler.state;
    let flags = SectionFlags { alloc: true, write: true, ..SectionFlags::default() };
    let bss = state.simple_section(b".bss", flags, SectionKind::Zeros);
    let before = state.current;
    state.current = bss;
    align_here(state, align, ALIGN_BY_ZEROS);
    let defined = state.define_here(symbol, place);
    let fill = crate::assembler::fragments::Fill { count: (size as i64).into(), size: 1, value: 0, place };
    state.append_tail(crate::assembler::fragments::Tail::Fill(Box::new(fill)), Some(size));
    state.current = before;
    let entry = &mut state.symbols.symbols[symbol];
    entry.size = Some((size as i64).into());
    if entry.kind == SymbolKind::None {
        entry.kind = SymbolKind::Object;
    }
    defined
}

/// `.weakref alias, target`
pub(crate) fn weak_reference(assembler: &mut Assembler<'_>, statement: &mut Statement<'_>) -> Result<(), AsmError> {
    let lexer = &mut statement.lexer;
    let Some((alias, alias_place)) = versioned_name(lexer) else { return Err(lexer.error("expected identifier")) };
    lexer.expect(TokenKind::Comma, "expected a comma")?;
    let Some((target, place)) = versioned_name(lexer) else { return Err(lexer.error("expected identifier")) };
    lexer.expect_end()?;
    let alias = assembler.state.mention(alias, alias_place);
    let target = assembler.state.symbols.named(target, place);
    let symbols = &mut assembler.state.symbols.symbols;
    symbols[alias].stands_for = Some(target);
    symbols[alias].is_weak_reference = true;
    symbols[target].is_weak_target = true;
    Ok(())
}

/// `.symver name, alias@VERSION, remove`
pub(crate) fn version(assembler: &mut Assembler<'_>, statement: &mut Statement<'_>) -> Result<(), AsmError> {
    let lexer = &mut statement.lexer;
    let Some((name, place)) = versioned_name(lexer) else { return Err(lexer.error("expected identifier")) };
    lexer.expect(TokenKind::Comma, "expected comma")?;
    let Some((alias, alias_place)) = versioned_name(lexer) else {
        return Err(lexer.error("expected identifier"));
    };
    if !alias.contains(&b'@') {
        return Err(AsmError::new(alias_place, "expected a '@' in the name"));
    }
    let mut removes = false;
    if lexer.eat(TokenKind::Comma) {
        match lexer.identifier() {
            Some(b"remove") => removes = true,
            _ => return Err(lexer.error("expected 'remove'")),
        }
    }
    lexer.expect_end()?;
    let symbol = assembler.state.mention(name, place);
    assembler.state.versions.push((symbol, alias.to_vec(), removes, statement.place));
    Ok(())
}

impl Assembler<'_> {
    /// Gives symbols the names with versions that `.symver` has asked for, once it is known which are defined.
    pub(crate) fn apply_versions(&mut self) {
        let mut renamed: FxHashMap<SymbolId, Vec<u8>> = FxHashMap::default();
        for (symbol, alias, removes, place) in std::mem::take(&mut self.state.versions) {
            let is_defined = self.state.symbols.symbols[symbol].is_defined();
            let at = alias.iter().position(|&byte| byte == b'@').unwrap_or(alias.len());
            let (base, version) = alias.split_at(at);
            let version = match version {
                // `@@@` is `@@` if the symbol is defined here, otherwise `@`.
                [b'@', b'@', b'@', rest @ ..] => {
                    let separator: &[u8] = if is_defined { b"@@" } else { b"@" };
                    [separator, rest].concat()
                }
                other => other.to_vec(),
            };
            if !is_defined && version.starts_with(b"@@") {
                let name = String::from_utf8_lossy(&alias).into_owned();
                self.report(AsmError::new(place, format!("default version symbol {name} must be defined")));
                continue;
            }
            let name = [base, &version].concat();
            if !is_defined || removes || alias[at..].starts_with(b"@@@") {
                if let Some(before) = renamed.get(&symbol) {
                    if *before != alias {
                        let name = String::from_utf8_lossy(&self.state.symbols.symbols[symbol].name).into_owned();
                        self.report(AsmError::new(place, format!("multiple versions for {name}")));
                    }
                    continue;
                }
                renamed.insert(symbol, alias.clone());
                // The new name takes the symbol's place, after all others.
                let added = self.state.mention(&name, place);
                let original = self.state.symbols.symbols[symbol].clone();
                let name = std::mem::take(&mut self.state.symbols.symbols[added].name);
                let order = self.state.symbols.symbols[added].order;
                self.state.symbols.symbols[added] = AsmSymbol { name, is_registered: true, order, ..original };
                self.state.symbols.symbols[symbol].stands_for = Some(added);
                continue;
            }
            let added = self.state.mention(&name, place);
            let original = self.state.symbols.symbols[symbol].clone();
            let added = &mut self.state.symbols.symbols[added];
            if added.is_defined() {
                self.report(AsmError::new(place, "multiple versions for symbol"));
                continue;
            }
            added.definition = Definition::Variable { value: Expr::symbol(symbol), is_final: false, place };
            added.binding = original.binding;
            added.visibility = original.visibility;
            added.kind = original.kind;
            added.size = original.size;
        }
    }
}
