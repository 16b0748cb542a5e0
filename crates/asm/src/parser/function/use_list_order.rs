//! `uselistorder` and `uselistorder_bb` (LangRef "Use-list Order Directives"). In a body, the use order of
//! its own values is set at once. Directives about globals, constants, or a function's blocks from outside
//! wait until all bodies are read.
//!
//! The use order of globals and constants matters only to writers ([`GlobalUses::as_read`]).

use draig_ir::view::{GlobalUse, GlobalUses};
use draig_ir::{Block, Body, Const, ConstKind, Global, Module, Symbol, Tables, Type, Value, ValueKind};
use rustc_hash::{FxHashMap, FxHashSet};

use super::super::Parser;
use super::super::constants::ValIdKind;
use super::super::cursor::{ParseError, ParseResult};
use super::super::scope::{Found, Scope};
use crate::lexer::{Token, TokenKind as T, value};

/// A directive that waits for the end of the module.
#[derive(Clone, Debug)]
pub(crate) struct UseOrder {
    loc: u32,
    found_at: u32,
    /// Whether the directive is in a body.
    local: bool,
    subject: Subject,
    indices: Vec<u32>,
}

#[derive(Clone, Debug)]
enum Subject {
    Value(Value),
    Block {
        function: Global,
        label: Token,
    },
    /// An intrinsic that is not declared, at least not earlier.
    Intrinsic(Symbol),
}

impl UseOrder {
    /// Replaces a constant that has since been replaced by another one.
    pub(super) fn rename(&mut self, renamed: &FxHashMap<Const, Value>) {
        if let Subject::Value(value) = &mut self.subject
            && let Some(&new) = value.as_const().and_then(|constant| renamed.get(&constant))
        {
            *value = new;
        }
    }

    /// Returns the undeclared intrinsic that the directive concerns.
    pub(in crate::parser) fn intrinsic(&self) -> Option<Symbol> {
        match self.subject {
            Subject::Intrinsic(symbol) => Some(symbol),
            Subject::Value(_) | Subject::Block { .. } => None,
        }
    }

    /// Sets the value of the intrinsic that the directive concerns.
    pub(in crate::parser) fn resolve(&mut self, intrinsic: Global) {
        self.subject = Subject::Value(intrinsic.into());
    }

    /// Returns the start of the directive.
    pub(in crate::parser) fn loc(&self) -> u32 {
        self.loc
    }

    /// Sorts a list of the directive's uses into its order.
    pub(in crate::parser) fn sort<T: Copy>(&self, list: &mut [T]) -> Result<(), ParseError> {
        if let Some(message) = count_error(list.len(), self.indices.len()) {
            return Err(self.error_at(self.loc, message));
        }
        sort_by_indices(list, &self.indices);
        Ok(())
    }

    fn error_at(&self, at: u32, message: String) -> ParseError {
        ParseError { at, found_at: self.found_at, message: message.into(), notes: Vec::new() }
    }
}

impl Parser<'_, '_> {
    /// Reads `uselistorder …` in a body.
    pub(super) fn use_list_order(&mut self) -> ParseResult<()> {
        let loc = self.cursor.bump().start();
        let mentioned = self.function.locals.mention_count();
        let ty = self.ty(false)?;
        if let Some(intrinsic) = self.undeclared_intrinsic(ty) {
            return self.order_of_intrinsic(loc, true, intrinsic);
        }
        let value = self.value(ty)?;
        let is_new = self.function.locals.mention_count() > mentioned;
        self.cursor.expect(T::Comma, "expected comma in uselistorder directive")?;
        let indices = self.use_order_indices()?;
        if is_new {
            return self.check_use_count(loc, 0, indices.len());
        }
        match value.kind() {
            ValueKind::Inst(_) | ValueKind::Arg(_) | ValueKind::Block(_) => {
                if self.function.locals.open_placeholders != 0 {
                    // Undefined values are reported at the end of the body.
                    return Ok(());
                }
                let count = self.function.body.uses_of(value).count();
                let address = value.as_block().zip(self.function.function);
                let is_addressed = address.is_some_and(|(block, function)| is_addressed(&self.tables, function, block));
                self.check_use_count(loc, count + usize::from(is_addressed), indices.len())?;
                reorder(&mut self.function.body, value, &indices);
            }
            _ => self.later(loc, true, Subject::Value(value), indices),
        }
        Ok(())
    }

    /// Reads `uselistorder …` at the top level.
    pub(in crate::parser) fn top_level_use_list_order(&mut self) -> ParseResult<()> {
        let loc = self.cursor.bump().start();
        let ty = self.ty(false)?;
        if let Some(intrinsic) = self.undeclared_intrinsic(ty) {
            return self.order_of_intrinsic(loc, false, intrinsic);
        }
        let value = self.constant(ty)?;
        self.cursor.expect(T::Comma, "expected comma in uselistorder directive")?;
        let indices = self.use_order_indices()?;
        self.later(loc, false, Subject::Value(value), indices);
        Ok(())
    }

    /// Consumes the name of an undeclared intrinsic: a directive is not a use that would have to be a call.
    fn undeclared_intrinsic(&mut self, ty: Type) -> Option<Symbol> {
        if !self.cursor.at(T::GlobalVar) || !self.tables.types.is_pointer(ty) {
            return None;
        }
        let symbol = self.global_name(self.cursor.token).ok()?;
        if !self.tables.str(symbol).starts_with(b"llvm.") || self.known_global(Ok(symbol)).is_some() {
            return None;
        }
        self.cursor.bump();
        Some(symbol)
    }

    fn order_of_intrinsic(&mut self, loc: u32, local: bool, intrinsic: Symbol) -> ParseResult<()> {
        self.cursor.expect(T::Comma, "expected comma in uselistorder directive")?;
        let indices = self.use_order_indices()?;
        self.later(loc, local, Subject::Intrinsic(intrinsic), indices);
        Ok(())
    }

    /// Reads `uselistorder_bb …`.
    pub(in crate::parser) fn use_list_order_bb(&mut self) -> ParseResult<()> {
        let loc = self.cursor.bump().start();
        let function = self.val_id(None)?;
        self.cursor.expect(T::Comma, "expected comma in uselistorder_bb directive")?;
        let label = self.val_id(None)?;
        self.cursor.expect(T::Comma, "expected comma in uselistorder_bb directive")?;
        let indices = self.use_order_indices()?;

        let fail = |this: &Self, at: u32, message: &'static str| Err(this.cursor.error_at(at, message));
        let ValIdKind::Global(token) = function.kind else {
            return fail(self, function.loc, "expected function name in uselistorder_bb");
        };
        let name = self.global_name(token);
        let Some(global) = self.global_defined_before(name, token.start()) else {
            let state = self.known_global(name).and_then(|global| self.scope.global_states.get(global.index()));
            return match state {
                // LLVM has a variable in place of a global that is only mentioned.
                Some(state) if state.first_use < token.start() => {
                    fail(self, function.loc, "expected function name in uselistorder_bb")
                }
                _ => fail(self, function.loc, "invalid function forward reference in uselistorder_bb"),
            };
        };
        if !self.scope.module.global(global).is_function() {
            return fail(self, function.loc, "expected function name in uselistorder_bb");
        }
        if !self.scope.has_body(global) {
            return fail(self, function.loc, "invalid declaration in uselistorder_bb");
        }
        let token = match label.kind {
            ValIdKind::LocalName(token) => token,
            ValIdKind::LocalId => return fail(self, label.loc, "invalid numeric label in uselistorder_bb"),
            _ => return fail(self, label.loc, "expected basic block name in uselistorder_bb"),
        };
        self.later(loc, false, Subject::Block { function: global, label: token }, indices);
        Ok(())
    }

    fn later(&mut self, loc: u32, local: bool, subject: Subject, indices: Vec<u32>) {
        // Checked before any error of the following token.
        let found_at = self.cursor.previous_end.saturating_sub(1);
        self.found.use_orders.push(UseOrder { loc, found_at, local, subject, indices });
    }

    /// Reads `{ 1, 0, … }`.
    fn use_order_indices(&mut self) -> ParseResult<Vec<u32>> {
        let loc = self.cursor.loc();
        self.cursor.expect(T::LBrace, "expected '{' here")?;
        if self.cursor.at(T::RBrace) {
            return Err(self.cursor.error("expected non-empty list of uselistorder indexes"));
        }
        let mut indices = Vec::new();
        loop {
            indices.push(self.cursor.u32()?);
            if !self.cursor.eat(T::Comma) {
                break;
            }
        }
        self.cursor.expect(T::RBrace, "expected '}' here")?;
        if indices.len() < 2 {
            return Err(self.cursor.error_at(loc, "expected >= 2 uselistorder indexes"));
        }
        // LLVM compares 32-bit sums and the maximum; indices that pass are sorted unchanged.
        let len = indices.len();
        let sum = indices.iter().fold(0u32, |sum, &index| sum.wrapping_add(index));
        let wanted = (0..len as u32).fold(0u32, u32::wrapping_add);
        if sum != wanted || indices.iter().any(|&index| index as usize >= len) {
            return Err(self.cursor.error_at(loc, "expected distinct uselistorder indexes in range [0, size)"));
        }
        if indices.is_sorted_by(|a, b| a < b) {
            return Err(self.cursor.error_at(loc, "expected uselistorder indexes to change the order"));
        }
        Ok(indices)
    }

    fn check_use_count(&self, loc: u32, uses: usize, indices: usize) -> ParseResult<()> {
        match count_error(uses, indices) {
            Some(message) => Err(self.cursor.error_at(loc, message)),
            None => Ok(()),
        }
    }
}

/// Returns LLVM's error for a directive whose number of indices differs from the number of uses.
fn count_error(uses: usize, indices: usize) -> Option<String> {
    match uses {
        0 => Some("value has no uses".to_string()),
        1 => Some("value only has one use".to_string()),
        _ if uses != indices => Some(format!("wrong number of indexes, expected {uses}")),
        _ => None,
    }
}

/// Whether a block occurs in a `blockaddress`, which is a use of it.
fn is_addressed(tables: &Tables, function: Global, block: Block) -> bool {
    tables.constants.iter().any(|(_, data)| data.kind == ConstKind::BlockAddress(function, block))
}

/// Sorts the uses of a value of a body by their indices. A block in a `blockaddress` has one use more than
/// its body shows: LLVM's first, which is last in the list.
fn reorder(body: &mut Body, value: Value, indices: &[u32]) {
    let uses = body.uses_of(value).count();
    let mut by_index: Vec<usize> = (0..uses.min(indices.len())).collect();
    by_index.sort_by_key(|&at| indices[at]);
    let mut places = vec![0u32; by_index.len()];
    for (place, &at) in by_index.iter().enumerate() {
        places[at] = place as u32;
    }
    body.reorder_uses(value, &places);
}

/// Returns the uses of a global or constant, sorted by a directive's indices. A directive in a body concerns
/// the uses up to that point, which come last.
fn reordered(module: &Module, uses: &GlobalUses, value: Value, indices: &[u32]) -> Option<Vec<GlobalUse>> {
    let is_listed = |one: &GlobalUse| one.is_listed(module);
    let mut list: Vec<GlobalUse> = match value.kind() {
        ValueKind::Global(global) => uses.of(global).filter(is_listed).collect(),
        ValueKind::Const(constant) => uses.of_const(constant).filter(is_listed).collect(),
        _ => return None,
    };
    let first = list.len().checked_sub(indices.len())?;
    sort_by_indices(&mut list[first..], indices);
    Some(list)
}

/// Sorts a list by an index for each element.
fn sort_by_indices<T: Copy>(list: &mut [T], indices: &[u32]) {
    let mut sorted: Vec<(u32, T)> = indices.iter().copied().zip(list.iter().copied()).collect();
    sorted.sort_by_key(|&(index, _)| index);
    for (place, (_, one)) in list.iter_mut().zip(sorted) {
        *place = one;
    }
}

impl Scope {
    /// Applies the directives that waited for all bodies.
    pub(in crate::parser) fn apply_use_orders(&mut self, text: &[u8], found: &Found, errors: &mut Vec<ParseError>) {
        if found.use_orders.is_empty() {
            return;
        }
        // After an error nothing can be counted.
        let first_error = errors.iter().map(|error| error.found_at).min().unwrap_or(u32::MAX);
        let counts = UseCounts::new(&self.module, found);
        // Built when the first order needs it.
        let mut uses = None;
        for order in found.use_orders.iter().filter(|order| order.found_at < first_error) {
            let message = match order.subject {
                Subject::Block { function, label } => self.reorder_block(text, function, label, order),
                // It has no callers.
                Subject::Intrinsic(_) => count_error(0, order.indices.len()).map(|message| (order.loc, message)),
                Subject::Value(value) => {
                    let message = counts.error(&self.module, value, order);
                    if message.is_none() {
                        let uses = uses.get_or_insert_with(|| GlobalUses::as_read(&self.module));
                        let order = reordered(&self.module, uses, value, &order.indices);
                        order.into_iter().for_each(|order| self.module.set_use_order(value, order));
                    }
                    message.map(|message| (order.loc, message))
                }
            };
            if let Some((at, message)) = message {
                errors.push(order.error_at(at, message));
            }
        }
    }

    fn reorder_block(
        &mut self,
        text: &[u8],
        function: Global,
        label: Token,
        order: &UseOrder,
    ) -> Option<(u32, String)> {
        let &UseOrder { loc, ref indices, .. } = order;
        let name = value::name(text.get(label.start() as usize..label.end() as usize)?);
        let body = self.module.body_mut(function)?;
        let Some(found) = body.names_mut().find(&name) else {
            return Some((label.start(), "invalid basic block in uselistorder_bb".to_string()));
        };
        let Some(block) = found.as_block() else {
            return Some((label.start(), "expected basic block in uselistorder_bb".to_string()));
        };
        let uses = body.uses_of(found).count();
        let body_and_tables = self.module.body_and_tables_mut(function);
        let (body, tables) = body_and_tables?;
        let is_addressed = is_addressed(tables, function, block);
        if let Some(message) = count_error(uses + usize::from(is_addressed), indices.len()) {
            return Some((loc, message));
        }
        reorder(body, found, indices);
        None
    }
}

/// Number of uses of globals and constants in a module.
struct UseCounts(FxHashMap<Value, usize>);

impl UseCounts {
    fn new(module: &Module, found: &Found) -> UseCounts {
        let wanted = found.use_orders.iter().filter_map(|order| match order.subject {
            Subject::Value(value) => Some((value, 0)),
            Subject::Block { .. } | Subject::Intrinsic(_) => None,
        });
        let mut counter = Counter { module, counts: wanted.collect(), seen: FxHashSet::default(), list: Vec::new() };
        if !counter.counts.is_empty() {
            counter.count_module();
        }
        UseCounts(counter.counts)
    }

    fn error(&self, module: &Module, value: Value, order: &UseOrder) -> Option<String> {
        if let Some(constant) = value.as_const()
            && !has_use_list(module.tables.constants.kind(constant))
        {
            return None;
        }
        let uses = self.0.get(&value).copied().unwrap_or(0);
        // A directive in a body counts the uses up to that point.
        if order.local && uses > order.indices.len() {
            return None;
        }
        count_error(uses, order.indices.len())
    }
}

struct Counter<'a> {
    module: &'a Module,
    counts: FxHashMap<Value, usize>,
    seen: FxHashSet<Value>,
    list: Vec<Value>,
}

impl Counter<'_> {
    fn count_module(&mut self) {
        let module = self.module;
        for number in 0..module.global_count() as u32 {
            let global = Global::from_u32(number);
            self.add(module.global(global).kind.values());
            if let Some(body) = module.body(global) {
                for inst in body.insts() {
                    self.add(body.operands(inst).iter().copied());
                }
            }
        }
        while let Some(value) = self.list.pop() {
            let ValueKind::Const(constant) = value.kind() else { continue };
            let kind = module.tables.constants.kind(constant);
            // The address of a block is a use of the block.
            if !matches!(kind, ConstKind::BlockAddress(..)) {
                kind.for_each_operand(|value| self.add([value]));
            }
        }
    }

    fn add(&mut self, values: impl IntoIterator<Item = Value>) {
        for value in values {
            if !matches!(value.kind(), ValueKind::Const(_) | ValueKind::Global(_)) {
                continue;
            }
            if let Some(count) = self.counts.get_mut(&value) {
                *count += 1;
            }
            if self.seen.insert(value) {
                self.list.push(value);
            }
        }
    }
}

/// Whether LLVM tracks the uses of such a constant.
fn has_use_list(kind: &ConstKind) -> bool {
    matches!(
        kind,
        ConstKind::Aggregate(_)
            | ConstKind::Splat(_)
            | ConstKind::Expr(_)
            | ConstKind::BlockAddress(..)
            | ConstKind::DsoLocalEquivalent(_)
            | ConstKind::NoCfi(_)
            | ConstKind::PtrAuth(_)
    )
}
