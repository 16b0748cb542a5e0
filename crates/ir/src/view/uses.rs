//! Who uses the globals and constants of a module: an index that one walk makes, in the order in which a
//! reader of the text meets uses. Uses of instructions, parameters and blocks are in [`crate::body::uses`].

use std::collections::{HashMap, HashSet};

use rustc_hash::FxBuildHasher;

use super::bitcode_order::BitcodeOrder;
use crate::body::{Body, DbgRecord, LocalMetadataData};
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

impl GlobalUse {
    /// Whether LLVM keeps a list that this use is in: it keeps none of metadata and debug records, and the
    /// address of a block is a use of the block, not of the function.
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

/// An index of the uses of all globals and constants of a module, as it was when the index was made.
///
/// # Order
///
/// Uses are in the order that LLVM's lists have when the canonical text of the module was just read
/// (LangRef "Use-list Order Directives"): first those behind the definition, the latest first; then
/// those before it, which were forward references, the earliest first. The text has variables,
/// aliases, ifuncs, then functions with their bodies. What a global mentions itself comes before its
/// definition. A constant uses its parts where it is first mentioned, parts before the whole. Behind
/// them stands what LLVM keeps no list of, in the order of the text: metadata, debug records, and
/// constants that nothing mentions. `uselistorder` directives of globals
/// do not count; for the order of the text that was read there is [`GlobalUses::as_read`].
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
    /// Where the uses of each global begin in `uses`, then of each constant; one more than there are.
    starts: Vec<u32>,
    /// How many globals there are.
    globals: usize,
    uses: Vec<GlobalUse>,
}

/// How many uses of each sort there are; once placed, where the next of each sort goes.
#[derive(Clone, Copy, Default)]
struct Counts {
    behind: u32,
    before: u32,
    apart: u32,
}

impl Counts {
    fn of(&mut self, when: When) -> &mut u32 {
        match when {
            When::Behind => &mut self.behind,
            When::Before => &mut self.before,
            When::Apart => &mut self.apart,
        }
    }

    /// Puts the uses at a place; gives where the next begin.
    fn place(&mut self, start: u32) -> Option<u32> {
        let behind = start.checked_add(self.behind)?;
        let before = behind.checked_add(self.before)?;
        let end = before.checked_add(self.apart)?;
        *self = Counts { behind, before: behind, apart: before };
        Some(end)
    }

    /// The place of the next use. Those behind the definition go from the back to the front.
    fn take(&mut self, when: When) -> u32 {
        let next = self.of(when);
        if when == When::Behind {
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
    /// If there are more than 2^32 uses.
    pub fn new(module: &Module) -> GlobalUses {
        GlobalUses::in_order(module, &text_order(module))
    }

    /// The same for the text or bitcode that the module was read from: a text may have globals in another order,
    /// a reader of bitcode meets uses in an order of its own, and both may order uses themselves:
    /// [`Module::globals_as_defined`], [`BitcodeOrder`], [`Module::set_use_order`].
    ///
    /// # Panics
    /// If there are more than 2^32 uses.
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

    /// Puts the uses of a value in an order; those that it does not have come first.
    fn reorder(&mut self, value: Value, order: &[GlobalUse]) {
        let range = match value.kind() {
            ValueKind::Global(global) => self.places(Some(global.index()).filter(|&at| at < self.globals)),
            ValueKind::Const(constant) => self.places(self.globals.checked_add(constant.index())),
            _ => return,
        };
        // From the back, because those without an operand may stand in it more than once.
        let places: HashMap<GlobalUse, usize, FxBuildHasher> =
            order.iter().enumerate().rev().map(|(place, &one)| (one, place + 1)).collect();
        self.uses[range].sort_by_key(|one| places.get(one).copied().unwrap_or(0));
    }

    fn in_order(module: &Module, order: &[Global]) -> GlobalUses {
        // Two equal walks: the first counts, so that the second can put each use in its place.
        let globals = module.global_count();
        let number = |used| match used {
            Used::Global(global) => Some(global.index()).filter(|&at| at < globals),
            Used::Const(constant) => Some(globals + constant.index()),
        };
        let mut counts = vec![Counts::default(); globals + module.tables.constants.len()];
        Walk::new(module, |used, when, _| {
            if let Some(counts) = number(used).and_then(|at| counts.get_mut(at)) {
                *counts.of(when) += 1;
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
        Walk::new(module, |used, when, user| {
            if let Some(next) = number(used).and_then(|at| counts.get_mut(at)) {
                uses[next.take(when) as usize] = user;
            }
        })
        .all(order);
        GlobalUses { starts, globals, uses }
    }

    /// The uses of a global, in the order of the index. Empty for one that came after the index.
    pub fn of(&self, global: Global) -> impl DoubleEndedIterator<Item = GlobalUse> + ExactSizeIterator + '_ {
        self.range(Some(global.index()).filter(|&at| at < self.globals))
    }

    /// The uses of a constant, likewise. Constants are uniqued, so that these are uses of the same
    /// value, not of the same piece of text.
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

/// The order in which the canonical text has globals.
fn text_order(module: &Module) -> Vec<Global> {
    let lists = [module.variables(), module.aliases(), module.ifuncs(), module.functions()];
    lists.into_iter().flatten().copied().collect()
}

/// The globals and constants of a module in the order in which a reader of its canonical text meets them, without
/// those that only metadata mentions.
pub fn values_in_text_order(module: &Module) -> Vec<Value> {
    let mut walk = Walk::new(module, |_, _, _| {});
    walk.met = Some(Vec::new());
    walk.globals(&text_order(module));
    walk.met.unwrap_or_default()
}

/// Orders of the uses of globals and constants that are not those of reading; a later one counts.
pub(crate) type UseOrders = Vec<(Value, Vec<GlobalUse>)>;

impl Module {
    /// Puts the uses of a global or constant in an order, as `uselistorder` does: for
    /// [`GlobalUses::as_read`], and for those who write bitcode by it. Uses that come later stand in front.
    pub fn set_use_order(&mut self, value: Value, order: Vec<GlobalUse>) {
        self.use_orders.push((value, order));
    }

    /// The order that the uses of a global or constant were put in, if they were.
    pub fn use_order(&self, value: Value) -> Option<&[GlobalUse]> {
        self.use_orders.iter().rev().find(|(other, _)| *other == value).map(|(_, order)| order.as_slice())
    }

    /// Whether any uses were put in an order.
    pub fn has_use_orders(&self) -> bool {
        !self.use_orders.is_empty()
    }
}

/// When a use comes about, seen from the definition of what is used.
#[derive(Clone, Copy, PartialEq, Eq)]
enum When {
    Behind,
    Before,
    /// LLVM keeps no list of such uses, or the constant that uses is itself not mentioned.
    Apart,
}

#[derive(Clone, Copy)]
enum Used {
    Global(Global),
    Const(Const),
}

/// A walk over the uses of a module in the order in which a reader of its text meets them.
struct Walk<'m, F> {
    module: &'m Module,
    /// By number of the global: whether the walk is behind its definition.
    defined: Vec<bool>,
    /// By number of the constant: whether it was mentioned.
    mentioned: Vec<bool>,
    /// Constants on the way, and which part is next.
    path: Vec<(Const, usize)>,
    /// What was met so far, if somebody wants to know.
    met: Option<Vec<Value>>,
    visit: F,
}

impl<'m, F: FnMut(Used, When, GlobalUse)> Walk<'m, F> {
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
                self.apart(value, GlobalUse::Metadata(id));
            }
        }
        for (constant, data) in module.tables.constants.iter() {
            if !self.mentioned.get(constant.index()).copied().unwrap_or(true) {
                data.kind.for_each_operand(|value| self.apart(value, GlobalUse::Const(constant)));
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

    /// A global up to its body. Its own values are used before it is defined.
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
                // The text has the callee in front of the arguments.
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
                    self.apart(value, user);
                });
            }
        }
    }

    /// A value in the text of an instruction, before it is an operand of it.
    fn operand(&mut self, function: Global, body: &Body, value: Value) {
        match value.kind() {
            ValueKind::LocalMetadata(metadata) => {
                let user = GlobalUse::LocalMetadata { function, metadata };
                for_each_in_metadata(body, value, |value| {
                    self.mention(value);
                    self.apart(value, user);
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

    /// A constant is made where it is first mentioned, behind what it is made of.
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
                        // A use of the block, in LLVM's eyes.
                        ConstKind::BlockAddress(of, _) => self.apart((*of).into(), GlobalUse::Const(constant)),
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
                let behind = self.defined.get(global.index()).copied().unwrap_or(false);
                (self.visit)(Used::Global(global), if behind { When::Behind } else { When::Before }, user);
            }
            ValueKind::Const(constant) => {
                // What the address of a block stands for is not known before its function.
                let behind = match self.module.tables.constants.kind(constant) {
                    ConstKind::BlockAddress(of, _) => self.defined.get(of.index()).copied().unwrap_or(true),
                    _ => true,
                };
                (self.visit)(Used::Const(constant), if behind { When::Behind } else { When::Before }, user);
            }
            _ => {}
        }
    }

    fn apart(&mut self, value: Value, user: GlobalUse) {
        match value.kind() {
            ValueKind::Global(global) => (self.visit)(Used::Global(global), When::Apart, user),
            ValueKind::Const(constant) => (self.visit)(Used::Const(constant), When::Apart, user),
            _ => {}
        }
    }
}

/// Calls `visit` with each value that function-local metadata is about; with the value itself if it
/// is no such metadata.
fn for_each_in_metadata(body: &Body, value: Value, mut visit: impl FnMut(Value)) {
    match value.kind() {
        ValueKind::LocalMetadata(id) => match body.local_metadata(id) {
            LocalMetadataData::Value(value) => visit(*value),
            LocalMetadataData::ArgList(values) => values.iter().copied().for_each(visit),
        },
        _ => visit(value),
    }
}
