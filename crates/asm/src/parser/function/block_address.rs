//! Blocks in `blockaddress` constants. In the body of their own function they are found immediately. In
//! constants, blocks of other functions are represented by numbers beyond all real blocks; they are looked up
//! after their function is read, and the constants are rebuilt after all functions are.

use draig_ir::Remap;
use draig_ir::{Block, Global, Type, Value};
use rustc_hash::FxHashMap;

use super::super::Parser;
use super::super::cursor::{ParseError, ParseResult};
use super::super::scope::{Found, PendingBody, Scope, UNRESOLVED_BLOCK, UnresolvedBlock};
use super::locals::LocalName;
use crate::lexer::{Token, TokenKind as T, value};

/// Blocks of functions that were mentioned before the function was read.
#[derive(Debug, Default)]
pub(crate) struct BlockAddresses {
    /// The types of addresses by their first mention: function, label, type.
    types: FxHashMap<(Global, Label), Type>,
    /// The sorted entries of [`Found::unresolved_blocks`] by function.
    by_function: FxHashMap<Global, Vec<u32>>,
    sorted: usize,
    /// The blocks that were found.
    blocks: FxHashMap<u32, Block>,
}

/// A label as mentioned, in LLVM's order.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
enum Label {
    Number(u32),
    Name(Box<[u8]>),
}

impl Parser<'_, '_> {
    /// Returns the block of a `blockaddress` and the type of the constant, with LLVM's errors. The type is
    /// `ty`, unless an earlier mention of a block that is not read yet expected a different one.
    pub(crate) fn addressed_block(
        &mut self,
        function: Global,
        function_loc: u32,
        label: Token,
        ty: Type,
    ) -> ParseResult<(Block, Type)> {
        if self.function.function == Some(function) {
            return Ok((self.mentioned_block(label)?, ty));
        }
        let defined = self.scope.global_states.get(function.index()).filter(|state| state.defined);
        if label.kind == T::LocalVarId && defined.is_some_and(|state| state.defined_at < function_loc) {
            let message = "cannot take address of numeric label after the function is defined";
            return Err(self.cursor.error_at(label.start(), message));
        }
        let key = (function, self.addressed_label(label));
        let ty = *self.found.block_addresses.types.entry(key).or_insert(ty);
        Ok((self.found.add_unresolved_block(UnresolvedBlock { function, function_loc, label, ty }), ty))
    }

    /// Returns the type of a `blockaddress` where no type is expected, as for a callee: the type of the
    /// current function.
    pub(crate) fn default_block_address_type(&self) -> Type {
        match self.function.function {
            Some(current) => self.scope.module.global(current).address_type,
            None => Type::PTR,
        }
    }

    fn addressed_label(&self, token: Token) -> Label {
        match self.local_name(token) {
            LocalName::Number(number) => Label::Number(number),
            LocalName::Name(name) => Label::Name(name.as_ref().into()),
        }
    }

    /// Creates the blocks of the function that were mentioned before it.
    pub(super) fn resolve_early_block_addresses(&mut self, pending: &PendingBody) {
        let found = &mut self.found;
        let addresses = &mut found.block_addresses;
        for (at, block) in found.unresolved_blocks.iter().enumerate().skip(addresses.sorted) {
            addresses.by_function.entry(block.function).or_default().push(at as u32);
        }
        addresses.sorted = found.unresolved_blocks.len();
        if addresses.by_function.is_empty() {
            return;
        }
        let mut waiting = addresses.by_function.get(&pending.function).cloned().unwrap_or_default();
        waiting.retain(|&at| self.found.unresolved_blocks[at as usize].label.start() < pending.range.start);
        waiting.sort_by_cached_key(|&at| self.addressed_label(self.found.unresolved_blocks[at as usize].label));
        let actual = self.scope.module.global(pending.function).address_type;
        for at in waiting {
            let UnresolvedBlock { label, ty, .. } = self.found.unresolved_blocks[at as usize];
            match self.mentioned_block(label) {
                Ok(_) if ty != actual => {
                    let name = match self.addressed_label(label) {
                        Label::Number(_) => String::new(),
                        Label::Name(name) => String::from_utf8_lossy(&name).into_owned(),
                    };
                    let (actual, expected) = (self.type_text(actual), self.type_text(ty));
                    let message = format!("'{name}' defined with type '{actual}' but expected '{expected}'");
                    let error = self.cursor.error_at(label.start(), message);
                    self.fail(error);
                }
                Ok(block) => drop(self.found.block_addresses.blocks.insert(at, block)),
                Err(error) => self.fail(error),
            }
        }
    }
}

impl Scope {
    /// Replaces block numbers with blocks once all bodies are read.
    pub(in crate::parser) fn resolve_block_addresses(
        &mut self,
        text: &[u8],
        found: &mut Found,
        errors: &mut Vec<ParseError>,
    ) {
        if found.unresolved_blocks.is_empty() {
            return;
        }
        let blocks: Vec<Option<Block>> =
            (0..found.unresolved_blocks.len()).map(|at| self.resolved_block(text, found, at as u32, errors)).collect();
        let renamed = self.module.remap_constants(Resolved(&blocks));
        found.use_orders.iter_mut().for_each(|order| order.rename(&renamed));
    }

    fn resolved_block(&mut self, text: &[u8], found: &Found, at: u32, errors: &mut Vec<ParseError>) -> Option<Block> {
        if let Some(&block) = found.block_addresses.blocks.get(&at) {
            return Some(block);
        }
        let &UnresolvedBlock { function, function_loc, label, .. } = &found.unresolved_blocks[at as usize];
        let error = |at: u32, found_at: u32, message: &'static str| ParseError {
            at,
            found_at,
            message: message.into(),
            notes: Vec::new(),
        };
        if !self.has_body(function) {
            let declared = self.global_states.get(function.index()).filter(|state| state.defined);
            let is_function = declared.is_some() && self.module.global(function).is_function();
            errors.push(match declared {
                Some(state) if is_function => error(
                    function_loc,
                    state.defined_at.max(label.end()),
                    "cannot take blockaddress inside a declaration",
                ),
                _ => error(function_loc, u32::MAX, "expected function name in blockaddress"),
            });
            return None;
        }
        let body = self.module.body_mut(function)?;
        // A body with errors is discarded; its labels are unknown.
        body.entry()?;
        let name = value::name(text.get(label.start() as usize..label.end() as usize)?);
        let block = body.names_mut().find(&name).and_then(Value::as_block);
        if block.is_none() {
            errors.push(error(label.start(), label.end(), "referenced value is not a basic block"));
        }
        block
    }
}

/// The blocks found for their placeholder numbers.
struct Resolved<'a>(&'a [Option<Block>]);

impl Remap for Resolved<'_> {
    fn block(&mut self, block: Block) -> Block {
        let at = block.as_u32().checked_sub(UNRESOLVED_BLOCK);
        at.and_then(|at| *self.0.get(at as usize)?).unwrap_or(block)
    }
}
