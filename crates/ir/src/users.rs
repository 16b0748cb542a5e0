//! Users of globals and constants, kept in step with edits. Replacing a value takes time in the number of its uses,
//! where [`Module::replace_all_uses`] visits the whole module.
//!
//! Nothing tells the index of an edit. Before it answers, it compares the epochs of the bodies with those that it has
//! seen, and looks again at the bodies that changed; and at constants and metadata that were added. [`GlobalUses`]
//! (`view`) is a snapshot in LLVM's order; here the order is not LLVM's.
//!
//! [`GlobalUses`]: crate::view::GlobalUses

use rustc_hash::{FxHashMap, FxHashSet};

use crate::body::{Body, Epochs, LocalMetadataData};
use crate::constants::Const;
use crate::global::Global;
use crate::metadata::Metadata;
use crate::module::Module;
use crate::replace::Replacement;
use crate::value::{LocalMetadata, Value, ValueKind};
use crate::view::GlobalUse;

/// An index of the users of a module's globals and constants.
///
/// ```
/// use draig_ir::{Global, Module, Type, Users};
///
/// # fn main() -> Result<(), draig_ir::build::BuildError> {
/// let mut module = Module::new(b"m");
/// let nothing = module.tables.types.function(Type::VOID, &[], false);
/// let names = ["old", "new", "caller"];
/// let [old, new, caller]: [Global; 3] = names.map(|name| *module.add_function(name, nothing));
/// let mut b = module.build(caller);
/// let entry = b.add_block("");
/// b.position_at_end(entry);
/// b.call(old, ())?;
/// b.ret_void()?;
/// drop(b);
///
/// let mut users = Users::default();
/// assert_eq!(users.of(&module, old).len(), 1);
/// users.replace(&mut module, old, new);
/// assert_eq!((users.of(&module, old).len(), users.of(&module, new).len()), (0, 1));
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug, Default)]
pub struct Users {
    /// The uses in each function, by number of the global.
    functions: Vec<Option<FunctionUsers>>,
    /// The functions that use each value. One that no longer does may be listed.
    by_value: FxHashMap<Value, Vec<Global>>,
    /// The constants that contain each value.
    constants: FxHashMap<Value, Vec<Const>>,
    /// Number of constants that were looked at.
    seen_constants: u32,
    /// The metadata that wraps each value. One that no longer does may be listed.
    metadata: FxHashMap<Value, Vec<Metadata>>,
    /// Number of metadata that was looked at, and of replacements of wrapped values before that.
    seen_metadata: (u32, u64),
    /// The values of each global's initializer and the like, when they were looked at.
    globals: Vec<Vec<Value>>,
    /// The globals that have each value. One that no longer does may be listed.
    initialized: FxHashMap<Value, Vec<Global>>,
}

/// The uses in a function, as of its epochs.
#[derive(Clone, Debug)]
struct FunctionUsers {
    epochs: Epochs,
    uses: FxHashMap<Value, Vec<GlobalUse>>,
}

/// The uses of a value that is replaced, and its replacement.
struct Taken {
    to: Value,
    metadata: Vec<Metadata>,
    globals: Vec<Global>,
    functions: Vec<(Global, Vec<GlobalUse>)>,
}

/// Returns the items of a list in which some may occur several times.
fn distinct(list: Option<Vec<Global>>) -> Vec<Global> {
    let mut list = list.unwrap_or_default();
    list.sort_unstable();
    list.dedup();
    list
}

/// Returns the uses of globals and constants in a function.
fn uses_in(function: Global, body: &Body) -> FxHashMap<Value, Vec<GlobalUse>> {
    let mut uses: FxHashMap<Value, Vec<GlobalUse>> = FxHashMap::default();
    let mut add = |value: Value, one: GlobalUse| {
        if matches!(value.kind(), ValueKind::Const(_) | ValueKind::Global(_)) {
            let list = uses.entry(value).or_default();
            // One that is not an operand may contain a value several times.
            if list.last() != Some(&one) {
                list.push(one);
            }
        }
    };
    for inst in body.insts_everywhere() {
        for (operand, &value) in (0..).zip(body.operands(inst)) {
            add(value, GlobalUse::Inst { function, inst, operand });
        }
    }
    for record in body.all_records() {
        let data = body.record(record);
        let values = [data.location, data.address].into_iter().flatten();
        values.for_each(|value| add(value, GlobalUse::DebugRecord { function, record }));
    }
    for number in 0..body.local_metadata_count() as u32 {
        let metadata = LocalMetadata::from_u32(number);
        let one = GlobalUse::LocalMetadata { function, metadata };
        match body.local_metadata(metadata) {
            LocalMetadataData::Value(value) => add(*value, one),
            LocalMetadataData::ArgList(values) => values.iter().for_each(|&value| add(value, one)),
        }
    }
    uses
}

/// Maps the values in a debug record or in local metadata.
fn map_metadata_use(body: &mut Body, one: GlobalUse, map: impl Fn(Value) -> Value) {
    match one {
        GlobalUse::DebugRecord { record, .. } => {
            let mut data = body.record(record);
            data.location = data.location.map(&map);
            data.address = data.address.map(&map);
            body.set_record(record, &data);
        }
        GlobalUse::LocalMetadata { metadata, .. } => match body.local_metadata_mut(metadata) {
            LocalMetadataData::Value(value) => *value = map(*value),
            LocalMetadataData::ArgList(values) => values.iter_mut().for_each(|value| *value = map(*value)),
        },
        GlobalUse::Inst { .. } | GlobalUse::Global(_) | GlobalUse::Const(_) | GlobalUse::Metadata(_) => {}
    }
}

impl Users {
    /// Returns the users of a global or constant, in no particular order.
    pub fn of(&mut self, module: &Module, value: impl Into<Value>) -> Vec<GlobalUse> {
        self.catch_up(module);
        let value = value.into();
        let mut found = Vec::new();
        for function in distinct(self.by_value.get(&value).cloned()) {
            found.extend(self.in_function(function, value));
        }
        found.extend(self.constants.get(&value).into_iter().flatten().copied().map(GlobalUse::Const));
        found.extend(self.metadata_of(module, value).map(GlobalUse::Metadata));
        for global in distinct(self.initialized.get(&value).cloned()) {
            let times = self.globals[global.index()].iter().filter(|&&other| other == value).count();
            found.extend(std::iter::repeat_n(GlobalUse::Global(global), times));
        }
        found
    }

    /// Replaces every use of a global or constant by another global or constant of the same type, as
    /// [`Module::replace_all_uses`] does.
    ///
    /// # Panics
    /// Panics if either value is neither a global nor a constant, or their types differ.
    pub fn replace(&mut self, module: &mut Module, old: impl Into<Value>, new: impl Into<Value>) {
        self.catch_up(module);
        let old = old.into();
        let Some(mut replacement) = Replacement::new(module, old, new.into()) else { return };
        for constant in self.containing(old) {
            replacement.rebuild(&mut module.tables, constant);
        }
        let pairs = replacement.into_pairs();
        let all: FxHashMap<Value, Value> = pairs.iter().copied().collect();
        let map = |value: Value| all.get(&value).copied().unwrap_or(value);
        // All uses are found before any changes: a replacement may be among what is replaced.
        let taken: Vec<Taken> = pairs.into_iter().map(|(from, to)| self.take(module, from, to)).collect();
        let mut mapped = FxHashSet::default();
        for Taken { to, metadata, globals, functions } in taken {
            for &id in &metadata {
                module.tables.metadata.replace_value(id, to);
            }
            self.seen_metadata.1 += metadata.len() as u64;
            self.metadata.entry(to).or_default().extend(metadata);
            for global in globals {
                if mapped.insert(GlobalUse::Global(global)) {
                    module.global_mut(global).kind.values_mut().for_each(|value| *value = map(*value));
                    self.look_at_global(module, global);
                }
            }
            for (function, uses) in functions {
                let Some(body) = module.body_mut(function) else { continue };
                for &one in &uses {
                    match one {
                        GlobalUse::Inst { inst, operand, .. } => body.set_operand(inst, operand as usize, to),
                        _ if mapped.insert(one) => map_metadata_use(body, one, map),
                        _ => {}
                    }
                }
                let epochs = body.epochs();
                self.add_to_function(function, to, uses);
                if let Some(Some(users)) = self.functions.get_mut(function.index()) {
                    users.epochs = epochs;
                }
            }
        }
    }

    /// Takes the uses of a value out of the index.
    fn take(&mut self, module: &Module, from: Value, to: Value) -> Taken {
        let metadata = self.metadata_of(module, from).collect();
        self.metadata.remove(&from);
        let globals = distinct(self.initialized.remove(&from));
        let mut functions = Vec::new();
        for function in distinct(self.by_value.remove(&from)) {
            let users = self.functions.get_mut(function.index()).and_then(Option::as_mut);
            functions.extend(users.and_then(|users| users.uses.remove(&from)).map(|uses| (function, uses)));
        }
        Taken { to, metadata, globals, functions }
    }

    fn add_to_function(&mut self, function: Global, value: Value, uses: Vec<GlobalUse>) {
        let Some(Some(users)) = self.functions.get_mut(function.index()) else { return };
        let others = users.uses.entry(value).or_default();
        if others.is_empty() {
            self.by_value.entry(value).or_default().push(function);
        }
        others.extend(uses);
    }

    /// Returns the constants that contain a value, directly or not, by number: parts come before the whole.
    fn containing(&self, value: Value) -> Vec<Const> {
        let mut found: Vec<Const> = Vec::new();
        let mut pending = vec![value];
        let mut seen = FxHashSet::default();
        while let Some(value) = pending.pop() {
            for &constant in self.constants.get(&value).into_iter().flatten() {
                if seen.insert(constant) {
                    found.push(constant);
                    pending.push(constant.into());
                }
            }
        }
        found.sort_unstable();
        found
    }

    /// Returns the uses of a value in a function.
    fn in_function(&self, function: Global, value: Value) -> &[GlobalUse] {
        let users = self.functions.get(function.index()).and_then(Option::as_ref);
        users.and_then(|users| users.uses.get(&value)).map_or(&[], |uses| uses)
    }

    /// Returns the metadata that wraps a value.
    fn metadata_of<'u>(&'u self, module: &'u Module, value: Value) -> impl Iterator<Item = Metadata> + 'u {
        let known = self.metadata.get(&value).into_iter().flatten().copied();
        known.filter(move |&id| module.tables.metadata.as_value(id) == Some(value))
    }

    /// Looks at what changed since the last time.
    fn catch_up(&mut self, module: &Module) {
        self.functions.resize(module.global_count(), None);
        self.globals.resize(module.global_count(), Vec::new());
        for number in 0..module.global_count() as u32 {
            let global = Global::from_u32(number);
            if !module.global(global).kind.values().eq(self.globals[global.index()].iter().copied()) {
                self.look_at_global(module, global);
            }
            let body = module.body(global);
            let known = self.functions[global.index()].as_ref().map(|users| users.epochs);
            if body.map(Body::epochs) != known {
                self.look_at_body(global, body);
            }
        }
        for number in self.seen_constants..module.tables.constants.len() as u32 {
            let constant = Const::from_u32(number);
            module.tables.constants.kind(constant).for_each_operand(|part| {
                let users = self.constants.entry(part).or_default();
                // A constant that contains a value several times is one user.
                if users.last() != Some(&constant) {
                    users.push(constant);
                }
            });
        }
        self.seen_constants = module.tables.constants.len() as u32;
        let pool = &module.tables.metadata;
        if pool.replaced_values() != self.seen_metadata.1 {
            self.metadata.clear();
            self.seen_metadata = (0, pool.replaced_values());
        }
        for number in self.seen_metadata.0..pool.len() {
            let id = Metadata::from_u32(number);
            if let Some(value) = pool.as_value(id) {
                self.metadata.entry(value).or_default().push(id);
            }
        }
        self.seen_metadata.0 = pool.len();
    }

    fn look_at_global(&mut self, module: &Module, global: Global) {
        let values: Vec<Value> = module.global(global).kind.values().collect();
        for &value in &values {
            self.initialized.entry(value).or_default().push(global);
        }
        self.globals[global.index()] = values;
    }

    fn look_at_body(&mut self, function: Global, body: Option<&Body>) {
        let old = self.functions[function.index()].take();
        let Some(body) = body else { return };
        let uses = uses_in(function, body);
        for value in uses.keys().filter(|value| old.as_ref().is_none_or(|old| !old.uses.contains_key(value))) {
            self.by_value.entry(*value).or_default().push(function);
        }
        self.functions[function.index()] = Some(FunctionUsers { epochs: body.epochs(), uses });
    }
}
