//! The parts of a module read before its bodies: all bodies share them, unchanged.

use std::sync::Arc;

use draig_ir::fold::GlobalInfo;
use draig_ir::{Global, Symbol, SyncScope, Type};
use draig_target::DataLayout;

use super::attributes::AttributeTable;
use super::budget::Budget;
use super::constants::expressions::Expressions;
use super::metadata::MetadataTable;
use super::types::{NO_ID, TypeTable};
use super::values::Slot;

/// The information about a module that bodies need.
#[derive(Debug, Default)]
pub(crate) struct Scope {
    pub(crate) types: TypeTable,
    pub(crate) attributes: AttributeTable,
    pub(crate) metadata: MetadataTable,
    /// Globals and constants of the module.
    pub(crate) values: Vec<Slot>,
    /// Constants of the module that are constants no longer.
    pub(crate) expressions: Expressions,
    pub(crate) bundle_tags: Vec<Symbol>,
    pub(crate) sync_scopes: Vec<SyncScope>,
    pub(crate) globals: Vec<GlobalFacts>,
    /// Intrinsics whose parameters state their pointees, in files with typed pointers.
    pub(crate) element_typed: Vec<(Global, &'static [usize])>,
    pub(crate) data_layout: DataLayout,
    /// The budget for data that the file does not spell out.
    pub(crate) budget: Arc<Budget>,
    /// Whether operands are numbered backwards from the instruction.
    pub(crate) relative: bool,
    /// Whether orders of uses are kept for blocks alone.
    pub(crate) only_block_orders: bool,
}

/// The information about a global that bodies and constants need.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GlobalFacts {
    pub(crate) address_type: Type,
    pub(crate) value_type: Type,
    /// The number of its value type in the file.
    pub(crate) value_type_id: u32,
    /// Number of blocks in its body; 0 if it has none.
    pub(crate) blocks: u32,
}

impl Scope {
    /// Returns the facts about a global.
    pub(crate) fn global(&self, global: Global) -> GlobalFacts {
        let none = GlobalFacts { address_type: Type::PTR, value_type: Type::VOID, value_type_id: NO_ID, blocks: 0 };
        self.globals.get(global.index()).copied().unwrap_or(none)
    }

    /// Returns the parameters of an intrinsic that must state their pointees, which typed pointers implied.
    pub(crate) fn element_typed_params(&self, global: Global) -> &'static [usize] {
        self.element_typed.iter().find(|(other, _)| *other == global).map_or(&[], |(_, params)| params)
    }

    /// Returns the number of blocks in a function's body.
    pub(crate) fn block_count(&self, global: Global) -> u32 {
        self.global(global).blocks
    }
}

impl GlobalInfo for Scope {
    fn address_type(&self, global: Global) -> Type {
        self.global(global).address_type
    }
}
