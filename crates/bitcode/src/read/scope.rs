//! What was read of a module before its bodies: all bodies share it, unchanged.

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

/// What bodies need of their module.
#[derive(Debug, Default)]
pub(crate) struct Scope {
    pub(crate) types: TypeTable,
    pub(crate) attributes: AttributeTable,
    pub(crate) metadata: MetadataTable,
    /// Globals and constants of the module.
    pub(crate) values: Vec<Slot>,
    /// The constants of the module that are none today.
    pub(crate) expressions: Expressions,
    pub(crate) bundle_tags: Vec<Symbol>,
    pub(crate) sync_scopes: Vec<SyncScope>,
    pub(crate) globals: Vec<GlobalFacts>,
    /// Intrinsics whose parameters say what they point to, in files with typed pointers.
    pub(crate) element_typed: Vec<(Global, &'static [usize])>,
    pub(crate) data_layout: DataLayout,
    /// What the file may ask for without spelling it.
    pub(crate) budget: Arc<Budget>,
    /// Whether operands are numbered from the instruction back.
    pub(crate) relative: bool,
}

/// What bodies and constants ask of a global.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GlobalFacts {
    pub(crate) address_type: Type,
    pub(crate) value_type: Type,
    /// The number of the value type in the file.
    pub(crate) value_type_id: u32,
    /// How many blocks the body has; 0 for what has none.
    pub(crate) blocks: u32,
}

impl Scope {
    /// The facts of a global.
    pub(crate) fn global(&self, global: Global) -> GlobalFacts {
        let none = GlobalFacts { address_type: Type::PTR, value_type: Type::VOID, value_type_id: NO_ID, blocks: 0 };
        self.globals.get(global.index()).copied().unwrap_or(none)
    }

    /// The parameters of an intrinsic that say what they point to, which typed pointers did.
    pub(crate) fn element_typed_params(&self, global: Global) -> &'static [usize] {
        self.element_typed.iter().find(|(other, _)| *other == global).map_or(&[], |(_, params)| params)
    }

    /// How many blocks a function's body has.
    pub(crate) fn block_count(&self, global: Global) -> u32 {
        self.global(global).blocks
    }
}

impl GlobalInfo for Scope {
    fn address_type(&self, global: Global) -> Type {
        self.global(global).address_type
    }
}
