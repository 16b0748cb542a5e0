//! Checks and merges that need more of the text: undefined numbers, nodes that turned out equal, the order of
//! attachment kinds.

use draig_ir::metadata::Aliases;
use draig_ir::{Global, MetadataKind, Module, Remap, Tables};
use draig_tables::metadata_kinds::COUNT as FIXED_KINDS;
use rustc_hash::FxHashMap;

use super::KindUses;
use crate::lexer::{Lexer, TokenKind, value};
use crate::parser::cursor::ParseError;
use crate::parser::scope::Scope;

/// Reports numbers that are mentioned but not defined, at their first mention; LLVM reports the lowest.
pub(in crate::parser) fn undefined_numbers(
    scope: &Scope,
    undefined: &[u32],
    text: &[u8],
    errors: &mut Vec<ParseError>,
) {
    let pool = &scope.module.tables.metadata;
    let mentioned = scope.metadata.iter().filter(|&(_, id)| pool.is_undefined(id)).map(|(number, _)| number);
    let mut numbers: Vec<u32> = mentioned.chain(undefined.iter().copied()).collect();
    if numbers.is_empty() {
        return;
    }
    numbers.sort_unstable();
    numbers.dedup();
    // An error is rare enough to search for its position only now, and to read the text once more.
    let mut places: FxHashMap<u32, u32> = FxHashMap::default();
    let mut lexer = Lexer::new(text, 0..text.len() as u32);
    let mut exclaim = None;
    loop {
        let token = lexer.next();
        let number = match token.kind {
            TokenKind::Eof => break,
            TokenKind::MetadataId => value::metadata_id(lexer.text(token)).map(|number| (number, token.start() + 1)),
            TokenKind::Integer if exclaim.is_some() => Some((value::id(lexer.text(token)), token.start())),
            _ => None,
        };
        exclaim = (token.kind == TokenKind::Exclaim).then_some(token.start());
        if let Some((number, at)) = number
            && numbers.binary_search(&number).is_ok()
        {
            places.entry(number).or_insert(at);
        }
    }
    for number in numbers.into_iter().take(draig_diag::Diagnostics::LIMIT) {
        let at = places.get(&number).copied().unwrap_or(0);
        errors.push(*ParseError::at_end(at, format!("use of undefined metadata '!{number}'")));
    }
}

/// Merges equal nodes of the top level before bodies are read. The tables are not in the scope's module yet.
pub(in crate::parser) fn merge_equal_nodes(scope: &mut Scope, tables: &mut Tables) {
    if let Some(aliases) = tables.metadata.resolve_aliases() {
        apply(scope, &aliases);
    }
}

pub(in crate::parser) fn apply(scope: &mut Scope, aliases: &Aliases) {
    for id in scope.metadata.values_mut() {
        *id = aliases.resolve(*id);
    }
    for list in scope.module.named_metadata_mut() {
        for id in &mut list.operands {
            *id = aliases.resolve(*id);
        }
    }
    for number in 0..scope.module.global_count() as u32 {
        for (_, id) in &mut scope.module.global_mut(Global::from_u32(number)).attachments {
            *id = aliases.resolve(*id);
        }
    }
}

/// Numbers attachment kinds other than LLVM's own in the order of their first mention in the text. They were
/// read in a different order: function headers before the bodies that precede them.
pub(in crate::parser) fn order_kinds(module: &mut Module, kind_uses: &KindUses) {
    let mut order: Vec<(u32, MetadataKind)> = kind_uses.in_order().into_iter().map(|(kind, at)| (at, kind)).collect();
    order.sort_unstable();
    let extra = module.tables.metadata_kinds.len() - FIXED_KINDS;
    if order.len() != extra as usize || order.is_sorted_by_key(|&(_, kind)| kind) {
        return;
    }
    let order: Vec<MetadataKind> = order.into_iter().map(|(_, kind)| kind).collect();
    module.tables.metadata_kinds.reorder(&order);
    let mut map = vec![MetadataKind::from_u32(0); order.len()];
    for (new, old) in order.iter().enumerate() {
        map[(old.as_u32() - FIXED_KINDS) as usize] = MetadataKind::from_u32(FIXED_KINDS + new as u32);
    }
    let mut remap = KindMap(map);
    for number in 0..module.global_count() as u32 {
        for (kind, _) in &mut module.global_mut(Global::from_u32(number)).attachments {
            *kind = remap.metadata_kind(*kind);
        }
    }
    for function in module.functions().to_vec() {
        if let Some(body) = module.body_mut(function) {
            body.remap(&mut remap);
        }
    }
}

/// The new kind for each old one, without the kinds that LLVM defines.
struct KindMap(Vec<MetadataKind>);

impl Remap for KindMap {
    fn metadata_kind(&mut self, kind: MetadataKind) -> MetadataKind {
        let extra = kind.as_u32().checked_sub(FIXED_KINDS);
        extra.and_then(|at| self.0.get(at as usize).copied()).unwrap_or(kind)
    }
}
