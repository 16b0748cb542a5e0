//! Who uses the globals and constants of a module: an index that one walk makes. Uses of
//! instructions, parameters and blocks are in [`crate::body::uses`].

use std::collections::HashSet;

use rustc_hash::FxBuildHasher;

use crate::body::{DbgRecord, LocalMetadataData};
use crate::constants::{Const, ConstKind};
use crate::global::{Global, GlobalKind};
use crate::metadata::{Metadata, MetadataData};
use crate::module::Module;
use crate::value::{Inst, LocalMetadata, Value, ValueKind};

/// Who uses a global or constant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GlobalUse {
    /// An operand of an instruction.
    Inst {
        /// The function.
        function: Global,
        /// The instruction.
        inst: Inst,
        /// The number of the operand.
        operand: u32,
    },
    /// An initializer, aliasee, resolver, prefix, prologue or personality of a global.
    Global(Global),
    /// A constant that contains it. Whether that is itself used is another question.
    Const(Const),
    /// Metadata that is the value.
    Metadata(Metadata),
    /// Function-local metadata that contains it.
    LocalMetadata {
        /// The function.
        function: Global,
        /// The metadata.
        metadata: LocalMetadata,
    },
    /// A debug record that mentions it.
    DebugRecord {
        /// The function.
        function: Global,
        /// The record.
        record: DbgRecord,
    },
}

/// An index of the uses of all globals and constants of a module, as it was when the index was made.
///
/// ```
/// use draig_ir::{GlobalData, GlobalKind, Module, Type, Value, Variable};
/// use draig_ir::view::GlobalUse;
///
/// // @a = global i32 0    @b = global [1 x ptr] [ptr @a]
/// let mut module = Module::new(b"m");
/// let variable = |initializer| {
///     GlobalKind::Variable(Variable { initializer: Some(initializer), ..Variable::default() })
/// };
/// let zero = module.tables.const_i64(Type::I32, 0).into();
/// let name = module.tables.strings.intern(b"a");
/// let a = module.add_global(GlobalData::new(name, Type::I32, Type::PTR, variable(zero)));
/// let array = module.tables.types.array(Type::PTR, 1);
/// let list = module.tables.const_aggregate(array, &[Value::from(a)]);
/// let name = module.tables.strings.intern(b"b");
/// let b = module.add_global(GlobalData::new(name, array, Type::PTR, variable(list.into())));
///
/// let uses = module.global_uses();
/// assert_eq!(uses.of(a).collect::<Vec<_>>(), [GlobalUse::Const(list)]);
/// assert_eq!(uses.transitive(a), [GlobalUse::Global(b)]);
/// assert!(!uses.is_used(b));
/// ```
#[derive(Clone, Debug, Default)]
pub struct GlobalUses {
    /// Where the uses of each global begin in `uses`; one more than there are globals.
    globals: Vec<u32>,
    /// Likewise for constants.
    constants: Vec<u32>,
    uses: Vec<GlobalUse>,
}

impl GlobalUses {
    /// Walks over the module: constants, globals, metadata, then bodies in the order of functions.
    ///
    /// # Panics
    /// If there are more than 2^32 uses.
    pub fn new(module: &Module) -> GlobalUses {
        // Two equal walks: the first counts, so that the second can put each use in its place.
        let mut globals = vec![0u32; module.global_count() + 1];
        let mut constants = vec![0u32; module.tables.constants.len() + 1];
        let mut total = 0u32;
        for_each_use(module, |used, _| {
            let count = match used {
                Used::Global(global) => globals.get_mut(global.index()),
                Used::Const(constant) => constants.get_mut(constant.index()),
            };
            if let Some(count) = count {
                *count += 1;
                total = total.checked_add(1).expect("a module has fewer than 2^32 uses of globals");
            }
        });
        let mut start = 0;
        for count in globals.iter_mut().chain(&mut constants) {
            start += std::mem::replace(count, start);
        }
        let mut uses = vec![GlobalUse::Global(Global::from_u32(0)); total as usize];
        let mut next = (globals.clone(), constants.clone());
        for_each_use(module, |used, user| {
            let at = match used {
                Used::Global(global) => next.0.get_mut(global.index()),
                Used::Const(constant) => next.1.get_mut(constant.index()),
            };
            if let Some(at) = at {
                uses[*at as usize] = user;
                *at += 1;
            }
        });
        GlobalUses { globals, constants, uses }
    }

    /// The uses of a global, in the order of the walk. Empty for one that came after the index.
    pub fn of(&self, global: Global) -> impl DoubleEndedIterator<Item = GlobalUse> + ExactSizeIterator + '_ {
        self.range(&self.globals, global.index())
    }

    /// The uses of a constant, likewise. Constants are uniqued, so that these are uses of the same
    /// value, not of the same piece of text.
    pub fn of_const(&self, constant: Const) -> impl DoubleEndedIterator<Item = GlobalUse> + ExactSizeIterator + '_ {
        self.range(&self.constants, constant.index())
    }

    fn range<'a>(&'a self, starts: &[u32], at: usize) -> std::iter::Copied<std::slice::Iter<'a, GlobalUse>> {
        let range = match starts {
            starts if at + 1 < starts.len() => starts[at] as usize..starts[at + 1] as usize,
            _ => 0..0,
        };
        self.uses[range].iter().copied()
    }

    /// Whether a global is used by anything, even if only by a constant that is not used.
    pub fn is_used(&self, global: Global) -> bool {
        self.of(global).len() != 0
    }

    /// The uses of a global in which it stands itself or within constants, however deep: none of
    /// them is [`GlobalUse::Const`]. Each is given once.
    pub fn transitive(&self, global: Global) -> Vec<GlobalUse> {
        let mut found = Vec::new();
        let mut given = HashSet::with_hasher(FxBuildHasher);
        let mut pending: Vec<GlobalUse> = self.of(global).collect();
        pending.reverse();
        while let Some(user) = pending.pop() {
            if !given.insert(user) {
                continue;
            }
            match user {
                GlobalUse::Const(constant) => pending.extend(self.of_const(constant).rev()),
                _ => found.push(user),
            }
        }
        found
    }
}

enum Used {
    Global(Global),
    Const(Const),
}

fn for_each_use(module: &Module, mut visit: impl FnMut(Used, GlobalUse)) {
    let mut use_of = |value: Value, user: GlobalUse| match value.kind() {
        ValueKind::Global(global) => visit(Used::Global(global), user),
        ValueKind::Const(constant) => visit(Used::Const(constant), user),
        _ => {}
    };
    for (constant, data) in module.tables.constants.iter() {
        for_each_constant_operand(&data.kind, |value| use_of(value, GlobalUse::Const(constant)));
    }
    for global in module.global_refs() {
        let id = global.id();
        let values = match &global.data().kind {
            GlobalKind::Variable(variable) => [variable.initializer, None, None],
            GlobalKind::Function(function) => [function.prefix, function.prologue, function.personality],
            GlobalKind::Alias { aliasee: value } | GlobalKind::IFunc { resolver: value } => [Some(*value), None, None],
        };
        for value in values.into_iter().flatten() {
            use_of(value, GlobalUse::Global(id));
        }
    }
    let metadata = &module.tables.metadata;
    for id in (0..metadata.len()).map(Metadata::from_u32) {
        if let MetadataData::Value(value) = metadata.get(id) {
            use_of(value, GlobalUse::Metadata(id));
        }
    }
    for &function in module.functions() {
        let Some(body) = module.body(function) else {
            continue;
        };
        for inst in body.insts() {
            for (operand, &value) in body.operands(inst).iter().enumerate() {
                if let ValueKind::LocalMetadata(metadata) = value.kind() {
                    let user = GlobalUse::LocalMetadata { function, metadata };
                    match body.local_metadata(metadata) {
                        LocalMetadataData::Value(value) => use_of(*value, user),
                        LocalMetadataData::ArgList(values) => values.iter().for_each(|&value| use_of(value, user)),
                    }
                }
                use_of(value, GlobalUse::Inst { function, inst, operand: operand as u32 });
            }
        }
        let places = body.blocks().flat_map(|block| {
            let before = body.block_insts(block).flat_map(|inst| body.records_before(inst));
            before.chain(body.trailing_records(block))
        });
        if body.record_count() != 0 {
            for record in places {
                let data = body.record(record);
                for value in [data.location, data.address].into_iter().flatten() {
                    let user = GlobalUse::DebugRecord { function, record };
                    match value.kind() {
                        ValueKind::LocalMetadata(id) => match body.local_metadata(id) {
                            LocalMetadataData::Value(value) => use_of(*value, user),
                            LocalMetadataData::ArgList(values) => {
                                values.iter().for_each(|&value| use_of(value, user));
                            }
                        },
                        _ => use_of(value, user),
                    }
                }
            }
        }
    }
}

/// Calls `visit` with each constant and global that stands directly in a constant.
pub(super) fn for_each_constant_operand(kind: &ConstKind, mut visit: impl FnMut(Value)) {
    match kind {
        ConstKind::Aggregate(elements) => elements.iter().copied().for_each(visit),
        ConstKind::Expr(expr) => expr.operands.iter().copied().for_each(visit),
        ConstKind::PtrAuth(parts) => parts.iter().copied().for_each(visit),
        ConstKind::Splat(element) => visit(*element),
        ConstKind::BlockAddress(global, _) | ConstKind::DsoLocalEquivalent(global) | ConstKind::NoCfi(global) => {
            visit(Value::from(*global));
        }
        ConstKind::Int(_)
        | ConstKind::WideInt(_)
        | ConstKind::Float(_)
        | ConstKind::WideFloat(_)
        | ConstKind::NullPointer
        | ConstKind::Zero
        | ConstKind::Undef
        | ConstKind::Poison
        | ConstKind::TokenNone
        | ConstKind::Data(_) => {}
    }
}
