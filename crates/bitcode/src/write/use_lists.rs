//! Orders of uses that a reader of the bitcode would not find by itself, for globals and constants. Those
//! of what belongs to one function, [`draig_ir::Body::reordered_uses`] gives.
//!
//! A reader enters uses in the lists as it meets them, the latest first: globals from the last to the first
//! and each kind by itself, with the constants of their initializers; then each function with its constants
//! where they are first mentioned. The text has another order, so that nearly every module differs
//! somewhere. An order is written with the last function that mentions the value, when all its uses are there.

use std::sync::Arc;

use draig_ir::view::{GlobalUse, GlobalUses};
use draig_ir::{Body, Const, ConstKind, Global, Inst, LocalMetadataData, Module, Value, ValueKind};
use rustc_hash::{FxHashMap, FxHashSet};

use super::ModuleWriter;
use crate::codes::{blocks, use_list};

/// An order: for each use in the order of reading its place in the list as it is.
type Order = Vec<u32>;

/// The orders of the uses of globals and constants, by where they are written.
#[derive(Default)]
pub(super) struct UseOrders {
    of_module: Vec<(Value, Order)>,
    of_function: FxHashMap<Global, Vec<(Value, Order)>>,
}

impl UseOrders {
    pub(super) fn new(module: &Module, uses: &GlobalUses) -> UseOrders {
        let orders = orders(module, uses);
        let mut placed = UseOrders::default();
        if orders.is_empty() {
            return placed;
        }
        let mut placing = Placing { module, orders, seen: FxHashSet::default(), pending: Vec::new() };
        for &function in module.functions().iter().rev() {
            let Some(body) = module.body(function) else { continue };
            let mut of_function = Vec::new();
            for inst in body.insts() {
                for &operand in body.operands(inst) {
                    placing.place(operand, &mut of_function);
                }
                for_each_metadata(module, body, inst, |value| placing.place(value, &mut of_function));
            }
            if !of_function.is_empty() {
                placed.of_function.insert(function, of_function);
            }
        }
        for global in module.globals_in_order() {
            placing.place(global.into(), &mut placed.of_module);
            for value in module.global(global).kind.values() {
                placing.place(value, &mut placed.of_module);
            }
        }
        placed
    }
}

/// Finds the place of each order.
struct Placing<'m> {
    module: &'m Module,
    orders: FxHashMap<Value, Order>,
    seen: FxHashSet<Const>,
    pending: Vec<Const>,
}

impl Placing<'_> {
    /// Puts the orders of a value, and of all that it is made of, to others, unless they have a place.
    #[inline]
    fn place(&mut self, value: Value, to: &mut Vec<(Value, Order)>) {
        match value.kind() {
            ValueKind::Const(constant) if has_parts(self.module, constant) && self.seen.insert(constant) => {
                self.pending.push(constant);
                self.place_parts(to);
            }
            ValueKind::Global(_) => self.take(value, to),
            _ => {}
        }
    }

    fn place_parts(&mut self, to: &mut Vec<(Value, Order)>) {
        while let Some(constant) = self.pending.pop() {
            self.take(constant.into(), to);
            let module = self.module;
            module.tables.constants.kind(constant).for_each_operand(|part| match part.kind() {
                ValueKind::Const(part) if has_parts(self.module, part) && self.seen.insert(part) => {
                    self.pending.push(part);
                }
                ValueKind::Const(_) => {}
                _ => self.take(part, to),
            });
        }
    }

    fn take(&mut self, value: Value, to: &mut Vec<(Value, Order)>) {
        if let Some(order) = self.orders.remove(&value) {
            to.push((value, order));
        }
    }
}

/// Whether a constant mentions others. Those that do not are never users, and have no lists of uses.
fn has_parts(module: &Module, constant: Const) -> bool {
    let kind = module.tables.constants.kind(constant);
    !kind.parts().is_empty() || kind.named_global().is_some()
}

/// The orders that are not those of reading.
fn orders(module: &Module, uses: &GlobalUses) -> FxHashMap<Value, Order> {
    let turns = Turns::new(module);
    let mut orders = FxHashMap::default();
    let mut keys: Vec<u64> = Vec::new();
    let mut look_at = |value: Value, list: &mut dyn Iterator<Item = GlobalUse>| {
        keys.clear();
        keys.extend(list.filter(|one| one.is_listed(module)).filter_map(|one| turns.key(one)));
        if !keys.is_sorted() {
            let mut read: Order = (0..keys.len() as u32).collect();
            read.sort_by_key(|&at| keys[at as usize]);
            orders.insert(value, read);
        }
    };
    for global in module.globals_in_order() {
        look_at(global.into(), &mut uses.of(global));
    }
    for (constant, _) in module.tables.constants.iter() {
        let mut list = uses.of_const(constant);
        if list.len() > 1 && has_parts(module, constant) {
            look_at(constant.into(), &mut list);
        }
    }
    orders
}

/// When a reader meets each user, counted from 1; 0 for those that it never meets.
struct Turns {
    constants: Vec<u32>,
    globals: Vec<u32>,
    /// By global, for functions with a body: the turns of its instructions.
    insts: Vec<Vec<u32>>,
    next: u32,
    path: Vec<(Const, usize)>,
}

impl Turns {
    fn new(module: &Module) -> Turns {
        let mut turns = Turns {
            constants: vec![0; module.tables.constants.len()],
            globals: vec![0; module.global_count()],
            insts: vec![Vec::new(); module.global_count()],
            next: 0,
            path: Vec::new(),
        };
        let lists = [module.variables(), module.aliases(), module.ifuncs(), module.functions()];
        for &global in lists.into_iter().flat_map(|list| list.iter().rev()) {
            for value in module.global(global).kind.values() {
                turns.mention(module, value);
            }
            turns.globals[global.index()] = turns.take();
        }
        for &function in module.functions() {
            let Some(body) = module.body(function) else { continue };
            for inst in body.insts() {
                for_each_metadata(module, body, inst, |value| turns.mention(module, value));
            }
            let mut of_insts = vec![0; body.inst_count()];
            for inst in body.insts() {
                for &operand in body.operands(inst) {
                    turns.mention(module, operand);
                }
                of_insts[inst.index()] = turns.take();
            }
            turns.insts[function.index()] = of_insts;
        }
        turns
    }

    fn take(&mut self) -> u32 {
        self.next += 1;
        self.next
    }

    /// Gives a constant its turn, behind what it is made of.
    #[inline]
    fn mention(&mut self, module: &Module, value: Value) {
        if let ValueKind::Const(constant) = value.kind()
            && self.constants[constant.index()] == 0
            && has_parts(module, constant)
        {
            self.mention_new(module, constant);
        }
    }

    fn mention_new(&mut self, module: &Module, constant: Const) {
        self.path.push((constant, 0));
        while let Some((constant, next)) = self.path.last_mut() {
            let constant = *constant;
            match module.tables.constants.kind(constant).parts().get(*next) {
                Some(part) => {
                    *next += 1;
                    if let ValueKind::Const(part) = part.kind()
                        && self.constants[part.index()] == 0
                        && has_parts(module, part)
                    {
                        self.path.push((part, 0));
                    }
                }
                None => {
                    self.path.pop();
                    if self.constants[constant.index()] == 0 {
                        self.constants[constant.index()] = self.take();
                    }
                }
            }
        }
    }

    /// What uses are sorted by in the order of reading; nothing for those that are not written.
    fn key(&self, one: GlobalUse) -> Option<u64> {
        let (turn, operand) = match one {
            GlobalUse::Inst { function, inst, operand } => {
                (*self.insts.get(function.index())?.get(inst.index())?, operand)
            }
            GlobalUse::Global(global) => (*self.globals.get(global.index())?, 0),
            GlobalUse::Const(constant) => (*self.constants.get(constant.index())?, 0),
            GlobalUse::Metadata(_) | GlobalUse::LocalMetadata { .. } | GlobalUse::DebugRecord { .. } => return None,
        };
        (turn != 0).then(|| u64::from(u32::MAX - turn) << 32 | u64::from(u32::MAX - operand))
    }
}

/// The values that an instruction and the debug records before it have as metadata.
fn for_each_metadata(module: &Module, body: &Body, inst: Inst, mut visit: impl FnMut(Value)) {
    let of_records = body.records_before(inst).flat_map(|record| {
        let record = body.record(record);
        [record.location, record.address].into_iter().flatten().map(|value| (value, true))
    });
    let operands = body.operands(inst).iter().map(|&value| (value, false));
    for (value, is_metadata) in operands.chain(of_records) {
        match value.kind() {
            ValueKind::Metadata(id) => module.tables.metadata.as_value(id).into_iter().for_each(&mut visit),
            ValueKind::LocalMetadata(id) => match body.local_metadata(id) {
                LocalMetadataData::Value(value) => visit(*value),
                LocalMetadataData::ArgList(values) => values.iter().copied().for_each(&mut visit),
            },
            ValueKind::Const(_) | ValueKind::Global(_) if is_metadata => visit(value),
            _ => {}
        }
    }
}

/// The functions with instructions that mention, be it in constants, the addresses of blocks of others, by
/// the function whose blocks they are: a reader that reads this one has to read those too.
pub(super) fn block_address_users(module: &Module, uses: &GlobalUses) -> FxHashMap<Global, Vec<Global>> {
    let mut users: FxHashMap<Global, Vec<Global>> = FxHashMap::default();
    for (constant, data) in module.tables.constants.iter() {
        let ConstKind::BlockAddress(of, _) = data.kind else { continue };
        let users = users.entry(of).or_default();
        let mut seen = FxHashSet::default();
        let mut pending = vec![constant];
        while let Some(constant) = pending.pop() {
            for one in uses.of_const(constant) {
                match one {
                    GlobalUse::Inst { function, .. } if function != of && !users.contains(&function) => {
                        users.push(function);
                    }
                    GlobalUse::Const(constant) if seen.insert(constant) => pending.push(constant),
                    _ => {}
                }
            }
        }
    }
    users
}

impl ModuleWriter<'_> {
    /// The orders that belong to no function.
    pub(super) fn write_module_use_lists(&mut self) {
        let orders = Arc::clone(&self.use_orders);
        self.write_use_lists(&[&orders.of_module]);
    }

    /// The orders of what one function has, and of what it is the last to mention.
    pub(super) fn write_function_use_lists(&mut self, function: Global, body: &Body) {
        let own = body.reordered_uses(self.module.param_types(function).len() as u32);
        let orders = Arc::clone(&self.use_orders);
        let placed = orders.of_function.get(&function).map_or(&[][..], |orders| orders);
        self.write_use_lists(&[&own, placed]);
    }

    fn write_use_lists(&mut self, orders: &[&[(Value, Order)]]) {
        if orders.iter().all(|orders| orders.is_empty()) {
            return;
        }
        self.out.enter_block(blocks::USE_LISTS, 3);
        for (value, places) in orders.iter().copied().flatten() {
            let (code, number) = match value.as_block() {
                Some(block) => (use_list::BB, self.ids.locals.block(block)),
                None => (use_list::DEFAULT, u64::from(self.ids.values.number(*value))),
            };
            self.record.clear();
            self.record.extend(places.iter().map(|&place| u64::from(place)));
            self.record.push(number);
            self.out.record(code, &self.record);
        }
        self.out.end_block();
    }
}
