//! Structure before meaning: handles in range, consistent tables, and the right number of operands for each
//! opcode. LLVM's constructors ensure most of this, so its verifier has no messages for it. A module changed
//! by hand can break it, and later checks rely on it.
//!
//! | file | checks |
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

/// Checks the tables and globals of a module. If any are broken, nothing else is checked.
pub(crate) fn module(module: &Module, options: &VerifyOptions) -> Outcome {
    let mut sink = Sink::new(options.max_errors);
    sink.by_handle = true;
    let dangling = tables::check(module, options.threads, &mut sink);
    globals::check(module, &dangling, &mut sink);
    let (entries, dropped) = sink.take();
    Outcome { violations: entries.into_iter().filter_map(Entry::into_violation).collect(), dropped, dangling }
}

/// Checks the body of a function. If it is broken, the function is not checked further.
pub(crate) fn function(cx: &mut FunctionCx<'_>) -> Checked {
    cx.sink.by_handle = true;
    let checked = body::check(cx);
    cx.sink.by_handle = false;
    checked
}

/// The outcome of [`module`].
pub(crate) struct Outcome {
    pub(crate) violations: Vec<Violation>,
    pub(crate) dropped: Dropped,
    pub(crate) dangling: Dangling,
}

/// Constants that are or contain addresses of nonexistent blocks. Readers leave these as placeholders;
/// nothing may use them.
pub(crate) type Dangling = FxHashSet<Const>;

/// The valid ranges of a module's handles.
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

    /// Whether a value is a constant or global in range.
    #[inline]
    fn constant_value(&self, value: Value) -> bool {
        match value.kind() {
            ValueKind::Const(constant) => self.constant(constant),
            ValueKind::Global(global) => global.index() < self.module.global_count(),
            _ => false,
        }
    }

    /// Whether any metadata is in range.
    #[inline]
    fn node(&self, id: Metadata) -> bool {
        id.as_u32() < self.tables.metadata.len()
    }

    fn attachment(&self, (kind, node): (MetadataKind, Metadata)) -> bool {
        kind.as_u32() < self.tables.metadata_kinds.len() && self.is_node(node)
    }

    /// Whether metadata is a node, rather than a string or value.
    fn is_node(&self, id: Metadata) -> bool {
        self.node(id) && self.tables.metadata.class(id).is_some()
    }
}
