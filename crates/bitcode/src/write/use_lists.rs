//! Use orders of globals and constants that a reader of the bitcode would not produce by itself.
//! [`draig_ir::Body::reordered_uses`] returns those of values that belong to one function.
//!
//! A reader of bitcode encounters uses in a different order than a reader of text ([`BitcodeOrder`]), so
//! nearly every module that was read from text differs somewhere. An order is written with the last function
//! that mentions the value, because all uses exist by then.

use std::sync::Arc;

use draig_ir::view::{BitcodeOrder, GlobalUse, GlobalUses};
use draig_ir::{Body, Const, ConstKind, Global, Module, Value, ValueKind};
use rustc_hash::{FxHashMap, FxHashSet};

use super::ModuleWriter;
use super::error::Result;
use crate::codes::{blocks, use_list};

/// An order: for each use in reading order, its index in the actual list.
type Order = Vec<u32>;

/// The use orders of globals and constants, by the place where they are written.
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
                body.for_each_metadata_value(module, inst, |value| placing.place(value, &mut of_function));
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

    /// Whether there are orders that belong to no function.
    pub(super) fn has_any_of_module(&self) -> bool {
        !self.of_module.is_empty()
    }
}

/// Assigns a place to each order.
struct Placing<'m> {
    module: &'m Module,
    orders: FxHashMap<Value, Order>,
    seen: FxHashSet<Const>,
    pending: Vec<Const>,
}

impl Placing<'_> {
    /// Moves the orders of a value and of all its parts to `to`, unless they already have a place.
    #[inline]
    fn place(&mut self, value: Value, to: &mut Vec<(Value, Order)>) {
        match value.kind() {
            ValueKind::Const(constant) if mentions_others(self.module, constant) && self.seen.insert(constant) => {
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
                ValueKind::Const(part) if mentions_others(self.module, part) && self.seen.insert(part) => {
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

fn mentions_others(module: &Module, constant: Const) -> bool {
    module.tables.constants.kind(constant).mentions_others()
}

/// Returns the orders that differ from those of reading.
fn orders(module: &Module, uses: &GlobalUses) -> FxHashMap<Value, Order> {
    let reading = BitcodeOrder::new(module);
    let mut orders = FxHashMap::default();
    let mut keys: Vec<u64> = Vec::new();
    let mut visit = |value: Value, list: &mut dyn Iterator<Item = GlobalUse>| {
        keys.clear();
        keys.extend(list.filter(|one| one.is_listed(module)).filter_map(|one| reading.key(one)));
        if !keys.is_sorted() {
            let mut read: Order = (0..keys.len() as u32).collect();
            read.sort_by_key(|&at| keys[at as usize]);
            orders.insert(value, read);
        }
    };
    for global in module.globals_in_order() {
        visit(global.into(), &mut uses.of(global));
    }
    for (constant, _) in module.tables.constants.iter() {
        let mut list = uses.of_const(constant);
        if list.len() > 1 && mentions_others(module, constant) {
            visit(constant.into(), &mut list);
        }
    }
    orders
}

/// Returns the functions whose instructions mention block addresses of other functions, also within
/// constants, by the function that owns the blocks: a reader of one of them must read the other too.
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
    /// Writes the orders that belong to no function.
    pub(super) fn write_module_use_lists(&mut self) -> Result {
        let orders = Arc::clone(&self.use_orders);
        self.write_use_lists(&[&orders.of_module])
    }

    /// Writes the orders of a function's own values, and of those that it is the last to mention.
    pub(super) fn write_function_use_lists(&mut self, function: Global, body: &Body) -> Result {
        let own = body.reordered_uses(self.module.param_types(function).len() as u32);
        let orders = Arc::clone(&self.use_orders);
        let placed = orders.of_function.get(&function).map_or(&[][..], |orders| orders);
        self.write_use_lists(&[&own, placed])
    }

    fn write_use_lists(&mut self, orders: &[&[(Value, Order)]]) -> Result {
        if orders.iter().all(|orders| orders.is_empty()) {
            return Ok(());
        }
        self.out.enter_block(blocks::USE_LISTS, 3);
        for (value, places) in orders.iter().copied().flatten() {
            let (code, number) = match value.as_block() {
                Some(block) => (use_list::BB, self.ids.locals.block(block)?),
                None => (use_list::DEFAULT, u64::from(self.ids.values.number(*value)?)),
            };
            self.record.clear();
            self.record.extend(places.iter().map(|&place| u64::from(place)));
            self.record.push(number);
            self.out.record(code, &self.record);
        }
        self.out.end_block();
        Ok(())
    }
}
