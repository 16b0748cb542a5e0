//! Structure before meaning: handles that are in range, tables that make sense, as many operands as
//! an opcode has. LLVM's constructors see to most of this, so its verifier has no messages for it; a
//! module that was changed by hand can break it, and what follows relies on it.
//!
//! | file | what is looked at |
//! | --- | --- |
//! | `tables` | types, constants, attributes, metadata, inline assembly |
//! | `globals` | globals, comdats, named metadata, the summary |
//! | `body` | the body of a function |

mod body;
mod globals;
mod tables;

use draig_ir::{Const, Metadata, MetadataKind, Module, Symbol, Tables, Type, Value, ValueKind};

use rustc_hash::FxHashSet;

use crate::VerifyOptions;
use crate::context::FunctionCx;
use crate::sink::{Checked, Dropped, Entry, Sink};
use crate::violation::Violation;

/// What is wrong with the tables and globals of a module. If anything is, nothing else is looked at.
pub(crate) fn module(module: &Module, options: &VerifyOptions) -> Outcome {
    let mut sink = Sink::new(options.max_errors);
    sink.by_handle = true;
    let dangling = tables::check(module, options.threads, &mut sink);
    globals::check(module, &dangling, &mut sink);
    let (entries, dropped) = sink.take();
    Outcome { violations: entries.into_iter().filter_map(Entry::into_violation).collect(), dropped, dangling }
}

/// What is wrong with the body of a function. If anything is, the function is looked at no further.
pub(crate) fn function(cx: &mut FunctionCx<'_>) -> Checked {
    cx.sink.by_handle = true;
    let checked = body::check(cx);
    cx.sink.by_handle = false;
    checked
}

/// What came of [`module`].
pub(crate) struct Outcome {
    pub(crate) violations: Vec<Violation>,
    pub(crate) dropped: Dropped,
    pub(crate) dangling: Dangling,
}

/// Constants that are, or are made of, addresses of blocks that are not there. Readers leave such
/// behind for what they did not know yet; nothing may use them.
pub(crate) type Dangling = FxHashSet<Const>;

/// How far the handles of a module go.
#[derive(Clone, Copy)]
struct Bounds<'m> {
    module: &'m Module,
    tables: &'m Tables,
}

impl<'m> Bounds<'m> {
    fn new(module: &'m Module) -> Bounds<'m> {
        Bounds { module, tables: &module.tables }
    }

    #[inline]
    fn ty(&self, ty: Type) -> bool {
        ty.index() < self.tables.types.len()
    }

    fn symbol(&self, symbol: Symbol) -> bool {
        symbol.as_u32() < self.tables.strings.len()
    }

    #[inline]
    fn constant(&self, constant: Const) -> bool {
        constant.index() < self.tables.constants.len()
    }

    /// A constant or global.
    #[inline]
    fn constant_value(&self, value: Value) -> bool {
        match value.kind() {
            ValueKind::Const(constant) => self.constant(constant),
            ValueKind::Global(global) => global.index() < self.module.global_count(),
            _ => false,
        }
    }

    /// Any metadata.
    #[inline]
    fn node(&self, id: Metadata) -> bool {
        id.as_u32() < self.tables.metadata.len()
    }

    fn attachment(&self, (kind, node): (MetadataKind, Metadata)) -> bool {
        kind.as_u32() < self.tables.metadata_kinds.len() && self.is_node(node)
    }

    /// Metadata that is a node: no string and no value.
    fn is_node(&self, id: Metadata) -> bool {
        self.node(id) && self.tables.metadata.class(id).is_some()
    }
}
