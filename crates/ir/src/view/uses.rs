//! Index of the users of globals and constants of a module. One walk builds it, in the order in which a
//! reader of the text encounters uses. Uses of instructions, parameters and blocks are in
//! [`crate::body::uses`].

use std::collections::{HashMap, HashSet};

use rustc_hash::FxBuildHasher;

use super::bitcode_order::BitcodeOrder;
use crate::body::{Body, DbgRecord, LocalMetadataData};
use crate::constants::{Const, ConstKind};
use crate::global::{Global, GlobalKind};
use crate::metadata::{Metadata, MetadataData};
use crate::module::Module;
use crate::value::{Inst, LocalMetadata, Value, ValueKind};

/// User of a global or constant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GlobalUse {
    /// An operand of an instruction.
    Inst {
        /// The function.
        function: Global,
        /// The instruction.
        inst: Inst,
        /// Number of the operand.
        operand: u32,
    },
    /// An initializer, aliasee, resolver, prefix, prologue or personality of a global.
    Global(Global),
    /// A constant that contains the value. That constant may itself be unused.
    Const(Const),
    /// Metadata that wraps the value.
    Metadata(Metadata),
    /// Function-local metadata that contains the value.
    LocalMetadata {
        /// The function.
        function: Global,
        /// The metadata.
        metadata: LocalMetadata,
    },
    /// A debug record that refers to the value.
    DebugRecord {
        /// The function.
        function: Global,
        /// The record.
        record: DbgRecord,
    },
}

impl GlobalUse {
    /// Whether LLVM lists this use. It does not list uses by metadata and debug records, and it lists the
    /// address of a block as a use of the block, not of the function.
    pub fn is_listed(self, module: &Module) -> bool {
        match self {
            GlobalUse::Inst { .. } | GlobalUse::Global(_) => true,
            GlobalUse::Const(constant) => {
                !matches!(module.tables.constants.kind(constant), ConstKind::BlockAddress(..))
            }
            GlobalUse::Metadata(_) | GlobalUse::LocalMetadata { .. } | GlobalUse::DebugRecord { .. } => false,
        }
    }
}

/// Index of the uses of all globals and constants of a module, as of its creation.
///
/// # Order
///
/// Uses are in the order of LLVM's lists after the canonical text of the module was read (LangRef "Use-list
/// Order Directives"): first those after the definition, latest first; then those before it (forward
/// references), earliest first. The text contains variables, aliases, ifuncs, then functions with their
/// bodies. The operands of a global come before its definition. A constant uses its parts where it is first
/// mentioned, parts before the whole. Uses that LLVM does not list follow in the order of the text: metadata,
/// debug records, and constants that are not mentioned. `uselistorder` directives of globals are ignored;
/// [`GlobalUses::as_read`] returns the order of the text that was read.
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
    /// Index in `uses` of the first use of each global, then of each constant, with one additional entry for
    /// the end.
    starts: Vec<u32>,
    /// Number of globals.
    globals: usize,
    uses: Vec<GlobalUse>,
}

/// Number of uses of each sort. During placement, the index of the next use of each sort.
#[derive(Clone, Copy, Default)]
struct Counts {
    after: u32,
    before: u32,
    unlisted: u32,
}

impl Counts {
    fn of(&mut self, phase: Phase) -> &mut u32 {
        match phase {
            Phase::After => &mut self.after,
            Phase::Before => &mut self.before,
            Phase::Unlisted => &mut self.unlisted,
        }
    }

    /// Assigns indices to the uses of one value, starting at `start`. Returns the index after them.
    fn place(&mut self, start: u32) -> Option<u32> {
        let after = start.checked_add(self.after)?;
        let before = after.checked_add(self.before)?;
        let end = before.checked_add(self.unlisted)?;
        *self = Counts { after, before: after, unlisted: before };
        Some(end)
    }

    /// Returns the index of the next use. Those after the definition are filled from back to front.
    fn take(&mut self, phase: Phase) -> u32 {
        let next = self.of(phase);
        if phase == Phase::After {
            *next -= 1;
            return *next;
        }
        *next += 1;
        *next - 1
    }
}

impl GlobalUses {
    /// Walks over the module as a reader of its text would.
    ///
    /// # Panics
    /// Panics if there are more than 2^32 uses.
    pub fn new(module: &Module) -> GlobalUses {
        GlobalUses::in_order(module, &text_order(module))
    }

    /// Builds the index in the order of the text or bitcode that the module was read from. A text may have
    /// globals in another order, a bitcode reader encounters uses in a different order, and both may contain
    /// use-list orders: [`Module::globals_as_defined`], [`BitcodeOrder`], [`Module::set_use_order`].
    ///
    /// # Panics
    /// Panics if there are more than 2^32 uses.
    pub fn as_read(module: &Module) -> GlobalUses {
        let mut uses = GlobalUses::in_order(module, module.globals_as_defined());
        if module.uses_in_bitcode_order {
            let order = BitcodeOrder::new(module);
            let GlobalUses { starts, uses, .. } = &mut uses;
            for range in starts.windows(2) {
                let list = &mut uses[range[0] as usize..range[1] as usize];
                list.sort_by_key(|&one| order.key(one).unwrap_or(u64::MAX));
            }
        }
        for (value, order) in &module.use_orders {
            uses.reorder(*value, order);
        }
        uses
    }

    /// Reorders the uses of a value. Uses that `order` does not contain come first.
    fn reorder(&mut self, value: Value, order: &[GlobalUse]) {
        let range = match value.kind() {
            ValueKind::Global(global) => self.places(Some(global.index()).filter(|&at| at < self.globals)),
            ValueKind::Const(constant) => self.places(self.globals.checked_add(constant.index())),
            _ => return,
        };
        // From the back, because uses without an operand may occur more than once.
        let places: HashMap<GlobalUse, usize, FxBuildHasher> =
            order.iter().enumerate().rev().map(|(place, &one)| (one, place + 1)).collect();
        self.uses[range].sort_by_key(|one| places.get(one).copied().unwrap_or(0));
    }

    fn in_order(module: &Module, order: &[Global]) -> GlobalUses {
        // Two equal walks: the first counts, so that the second can store each use at its index.
        let globals = module.global_count();
        let number = |used| match used {
            Used::Global(global) => Some(global.index()).filter(|&at| at < globals),
            Used::Const(constant) => Some(globals + constant.index()),
        };
        let mut counts = vec![Counts::default(); globals + module.tables.constants.len()];
        Walk::new(module, |used, phase, _| {
            if let Some(counts) = number(used).and_then(|at| counts.get_mut(at)) {
                *counts.of(phase) += 1;
            }
        })
        .all(order);
        let mut starts = Vec::with_capacity(counts.len() + 1);
        let mut total = 0u32;
        for counts in &mut counts {
            starts.push(total);
            total = counts.place(total).expect("a module has fewer than 2^32 uses of globals");
        }
        starts.push(total);
        let mut uses = vec![GlobalUse::Global(Global::from_u32(0)); total as usize];
        Walk::new(module, |used, phase, user| {
            if let Some(next) = number(used).and_then(|at| counts.get_mut(at)) {
                uses[next.take(phase) as usize] = user;
            }
        })
        .all(order);
        GlobalUses { starts, globals, uses }
    }

    /// Returns the uses of a global, in the order of the index. Empty for a global that was added later.
    pub fn of(&self, global: Global) -> impl DoubleEndedIterator<Item = GlobalUse> + ExactSizeIterator + '_ {
        self.range(Some(global.index()).filter(|&at| at < self.globals))
    }

    /// Returns the uses of a constant, in the order of the index. Constants are uniqued, so these are uses of
    /// the same value, not of the same piece of text.
    pub fn of_const(&self, constant: Const) -> impl DoubleEndedIterator<Item = GlobalUse> + ExactSizeIterator + '_ {
        self.range(self.globals.checked_add(constant.index()))
    }

    fn range(&self, at: Option<usize>) -> std::iter::Copied<std::slice::Iter<'_, GlobalUse>> {
        self.uses[self.places(at)].iter().copied()
    }

    fn places(&self, at: Option<usize>) -> std::ops::Range<usize> {
        match at.and_then(|at| self.starts.get(at..at + 2)) {
            Some(&[start, end]) => start as usize..end as usize,
            _ => 0..0,
        }
    }

    /// Whether a global has uses, including those by an unused constant.
    pub fn is_used(&self, global: Global) -> bool {
        self.of(global).len() != 0
    }

    /// Returns the uses of a global, directly or nested in constants at any depth. None of them is
    /// [`GlobalUse::Const`], and each occurs once.
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

/// Order of the globals in the canonical text.
fn text_order(module: &Module) -> Vec<Global> {
    let lists = [module.variables(), module.aliases(), module.ifuncs(), module.functions()];
    lists.into_iter().flatten().copied().collect()
}

/// Returns the globals and constants of a module in the order in which a reader of its canonical text
/// encounters them, without those that only metadata refers to.
pub fn values_in_text_order(module: &Module) -> Vec<Value> {
    let mut walk = Walk::new(module, |_, _, _| {});
    walk.met = Some(Vec::new());
    walk.globals(&text_order(module));
    walk.met.unwrap_or_default()
}

/// Orders of the uses of globals and constants that differ from that of reading; later entries take precedence.
pub(crate) type UseOrders = Vec<(Value, Vec<GlobalUse>)>;

impl Module {
    /// Sets the order of the uses of a global or constant, as `uselistorder` does. [`GlobalUses::as_read`]
    /// and bitcode writers that use it follow this order. Uses added later come first.
    pub fn set_use_order(&mut self, value: Value, order: Vec<GlobalUse>) {
        self.use_orders.push((value, order));
    }

    /// Returns the order of the uses of a global or constant, if one was set.
    pub fn use_order(&self, value: Value) -> Option<&[GlobalUse]> {
        self.use_orders.iter().rev().find(|(other, _)| *other == value).map(|(_, order)| order.as_slice())
    }

    /// Whether any order of uses was set.
    pub fn has_use_orders(&self) -> bool {
        !self.use_orders.is_empty()
    }
}

/// Position of a use relative to the definition of the used value.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Phase {
    After,
    Before,
    /// LLVM does not list such uses, or the constant that is the user is itself not mentioned.
    Unlisted,
}

#[derive(Clone, Copy)]
enum Used {
    Global(Global),
    Const(Const),
}

/// A walk over the uses of a module in the order in which a reader of its text encounters them.
struct Walk<'m, F> {
    module: &'m Module,
    /// For each global, whether the walk is past its definition.
    defined: Vec<bool>,
    /// For each constant, whether it was mentioned.
    mentioned: Vec<bool>,
    /// Stack of constants being visited, each with the index of its next part.
    path: Vec<(Const, usize)>,
    /// Values encountered so far, if they are to be recorded.
    met: Option<Vec<Value>>,
    visit: F,
}

impl<'m, F: FnMut(Used, Phase, GlobalUse)> Walk<'m, F> {
    fn new(module: &'m Module, visit: F) -> Walk<'m, F> {
        let defined = vec![false; module.global_count()];
        let mentioned = vec![false; module.tables.constants.len()];
        Walk { module, defined, mentioned, path: Vec::new(), met: None, visit }
    }

    fn all(mut self, order: &[Global]) {
        let module = self.module;
        self.globals(order);
        let metadata = &module.tables.metadata;
        for id in (0..metadata.len()).map(Metadata::from_u32) {
            if let MetadataData::Value(value) = metadata.get(id) {
                self.mention(value);
                self.unlisted(value, GlobalUse::Metadata(id));
            }
        }
        for (constant, data) in module.tables.constants.iter() {
            if !self.mentioned.get(constant.index()).copied().unwrap_or(true) {
                data.kind.for_each_operand(|value| self.unlisted(value, GlobalUse::Const(constant)));
            }
        }
    }

    fn globals(&mut self, order: &[Global]) {
        for &global in order {
            self.head(global);
            if let Some(body) = self.module.body(global) {
                self.body(global, body);
            }
        }
    }

    /// Visits a global up to its body. Its operands are used before it is defined.
    fn head(&mut self, global: Global) {
        let kind = &self.module.global(global).kind;
        if let GlobalKind::Function(function) = kind {
            // In the text they come in another order than the uses.
            [function.prefix, function.prologue].into_iter().flatten().for_each(|value| self.mention(value));
        }
        for value in kind.values() {
            self.mention(value);
            self.used(value, GlobalUse::Global(global));
        }
        if let Some(defined) = self.defined.get_mut(global.index()) {
            *defined = true;
        }
        if let Some(met) = &mut self.met {
            met.push(global.into());
        }
    }

    fn body(&mut self, function: Global, body: &Body) {
        for block in body.blocks() {
            for inst in body.block_insts(block) {
                self.records(function, body, body.records_before(inst));
                let operands = body.operands(inst);
                // The text has the callee before the arguments.
                let callee = body.opcode(inst).is_call().then(|| operands.last()).flatten();
                callee.into_iter().chain(operands).for_each(|&value| self.operand(function, body, value));
                for (operand, &value) in operands.iter().enumerate() {
                    self.used(value, GlobalUse::Inst { function, inst, operand: operand as u32 });
                }
            }
            self.records(function, body, body.trailing_records(block));
        }
    }

    fn records(&mut self, function: Global, body: &Body, records: impl Iterator<Item = DbgRecord>) {
        for record in records {
            let data = body.record(record);
            for value in [data.location, data.address].into_iter().flatten() {
                let user = GlobalUse::DebugRecord { function, record };
                for_each_in_metadata(body, value, |value| {
                    self.mention(value);
                    self.unlisted(value, user);
                });
            }
        }
    }

    /// Visits a value in the text of an instruction, before it becomes an operand.
    fn operand(&mut self, function: Global, body: &Body, value: Value) {
        match value.kind() {
            ValueKind::LocalMetadata(metadata) => {
                let user = GlobalUse::LocalMetadata { function, metadata };
                for_each_in_metadata(body, value, |value| {
                    self.mention(value);
                    self.unlisted(value, user);
                });
            }
            ValueKind::Metadata(id) => {
                if let Some(value) = self.module.tables.metadata.as_value(id) {
                    self.mention(value);
                }
            }
            _ => self.mention(value),
        }
    }

    /// Visits a constant. It is created at its first mention, after its operands.
    #[inline]
    fn mention(&mut self, value: Value) {
        if let ValueKind::Const(constant) = value.kind()
            && self.mentioned.get(constant.index()) == Some(&false)
        {
            self.make(constant);
        }
    }

    fn make(&mut self, constant: Const) {
        let module = self.module;
        self.mentioned[constant.index()] = true;
        self.path.push((constant, 0));
        while let Some((constant, next)) = self.path.last_mut() {
            let (constant, kind) = (*constant, module.tables.constants.kind(*constant));
            match kind.parts().get(*next) {
                Some(part) => {
                    *next += 1;
                    if let ValueKind::Const(part) = part.kind()
                        && let Some(mentioned @ false) = self.mentioned.get_mut(part.index())
                    {
                        *mentioned = true;
                        self.path.push((part, 0));
                    }
                }
                None => {
                    self.path.pop();
                    if let Some(met) = &mut self.met {
                        met.push(constant.into());
                    }
                    match kind {
                        // LLVM treats this as a use of the block.
                        ConstKind::BlockAddress(of, _) => self.unlisted((*of).into(), GlobalUse::Const(constant)),
                        _ => kind.for_each_operand(|value| self.used(value, GlobalUse::Const(constant))),
                    }
                }
            }
        }
    }

    #[inline]
    fn used(&mut self, value: Value, user: GlobalUse) {
        match value.kind() {
            ValueKind::Global(global) => {
                let after = self.defined.get(global.index()).copied().unwrap_or(false);
                (self.visit)(Used::Global(global), if after { Phase::After } else { Phase::Before }, user);
            }
            ValueKind::Const(constant) => {
                // The value of a block address is not known before its function.
                let after = match self.module.tables.constants.kind(constant) {
                    ConstKind::BlockAddress(of, _) => self.defined.get(of.index()).copied().unwrap_or(true),
                    _ => true,
                };
                (self.visit)(Used::Const(constant), if after { Phase::After } else { Phase::Before }, user);
            }
            _ => {}
        }
    }

    fn unlisted(&mut self, value: Value, user: GlobalUse) {
        match value.kind() {
            ValueKind::Global(global) => (self.visit)(Used::Global(global), Phase::Unlisted, user),
            ValueKind::Const(constant) => (self.visit)(Used::Const(constant), Phase::Unlisted, user),
            _ => {}
        }
    }
}

/// Calls `visit` with each value in function-local metadata, or with the value itself if it is not such
/// metadata.
fn for_each_in_metadata(body: &Body, value: Value, mut visit: impl FnMut(Value)) {
    match value.kind() {
        ValueKind::LocalMetadata(id) => match body.local_metadata(id) {
            LocalMetadataData::Value(value) => visit(*value),
            LocalMetadataData::ArgList(values) => values.iter().copied().for_each(visit),
        },
        _ => visit(value),
    }
}
