//! `uselistorder` directives (LangRef "Use-list Order Directives"), for each value whose uses have a
//! different order from the one that reading the text would give. Directives about values of a body are at
//! its end, those about globals and constants after all functions.

use draig_ir::view::{BitcodeOrder, GlobalUse, GlobalUses, values_in_text_order};
use draig_ir::{Block, Body, ConstKind, Global, Module, Value, ValueKind};
use draig_num::write_u64;
use rustc_hash::{FxHashMap, FxHashSet};

use super::Writer;

impl<'a> Writer<'a> {
    /// Writes the directives of a body, at its end.
    pub(super) fn use_lists_of_body(&mut self, body: &'a Body) {
        let params = self.function.map_or(0, |context| context.params.len());
        self.use_lists(&body.reordered_uses(params as u32), b"  ");
    }

    /// Writes the directives of globals and constants.
    pub(super) fn use_lists_of_module(&mut self) {
        let module = self.module;
        let (as_is, as_printed) = (GlobalUses::as_read(module), GlobalUses::new(module));
        let reading = BitcodeOrder::new(module);
        // Constants that nothing mentions use others in LLVM's memory, but not in the text.
        let is_visible = |one: &GlobalUse| one.is_listed(module) && reading.key(*one).is_some();
        let list = |uses: &GlobalUses, value: Value| -> Vec<GlobalUse> {
            match value.kind() {
                ValueKind::Global(global) => uses.of(global).filter(is_visible).collect(),
                ValueKind::Const(constant) => uses.of_const(constant).filter(is_visible).collect(),
                _ => Vec::new(),
            }
        };
        let mut orders = Vec::new();
        let mut places: FxHashMap<GlobalUse, Vec<u32>> = FxHashMap::default();
        for value in values_in_text_order(module) {
            if let ValueKind::Const(constant) = value.kind()
                && !module.tables.constants.kind(constant).mentions_others()
            {
                continue;
            }
            let (as_is, mut as_printed) = (list(&as_is, value), list(&as_printed, value));
            if let ValueKind::Const(constant) = value.kind()
                && let ConstKind::BlockAddress(function, block) = *module.tables.constants.kind(constant)
            {
                as_printed = of_address(module, function, block, as_printed);
            }
            if as_is == as_printed {
                continue;
            }
            // If a constant contains the same part twice, its uses are in the list more than once.
            places.clear();
            for (place, &one) in as_is.iter().enumerate().rev() {
                places.entry(one).or_default().push(place as u32);
            }
            orders.push((value, as_printed.iter().filter_map(|one| places.get_mut(one)?.pop()).collect()));
        }
        self.use_lists(&orders, b"");
    }

    fn use_lists(&mut self, orders: &[(Value, Vec<u32>)], indent: &[u8]) {
        if !orders.is_empty() {
            self.out.extend_from_slice(b"\n; uselistorder directives\n");
        }
        for (value, places) in orders {
            self.out.extend_from_slice(indent);
            self.out.extend_from_slice(b"uselistorder ");
            self.typed_operand(*value);
            for (at, &place) in places.iter().enumerate() {
                self.out.extend_from_slice(if at == 0 { b", { " } else { b", " });
                write_u64(&mut self.out, u64::from(place));
            }
            self.out.extend_from_slice(b" }\n");
        }
    }
}

/// Returns the uses of a block's address as LLVM expects them: it treats uses before the block as forward
/// references, which come last.
fn of_address(module: &Module, function: Global, block: Block, uses: Vec<GlobalUse>) -> Vec<GlobalUse> {
    let Some(body) = module.body(function) else { return uses };
    let before: FxHashSet<Block> = body.blocks().take_while(|&other| other != block).collect();
    let is_before = |one: &GlobalUse| match *one {
        GlobalUse::Inst { function: user, inst, .. } => {
            user == function && body.block_of(inst).is_some_and(|block| before.contains(&block))
        }
        _ => false,
    };
    let (forward, mut rest): (Vec<_>, Vec<_>) = uses.into_iter().partition(is_before);
    rest.extend(forward.into_iter().rev());
    rest
}
