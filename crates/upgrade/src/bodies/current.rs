//! Detection of bodies that the bitcode reader leaves unchanged. It is read-only, so threads can search in
//! parallel. Nearly all bodies are unchanged; a few of these are not recognized as such, which only costs
//! time.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use draig_ir::metadata::Class;
use draig_ir::{
    AttrList, Body, CallInfo, Global, Inst, Metadata, MetadataKind, Module, Opcode, Type, Value, ValueKind,
};
use draig_tables::metadata_kinds::MD_PROF;
use rustc_hash::FxHashSet;

use super::{EXPRESSION_BLOCK, has_wrong_weights};
use crate::attributes::is_compatible_set;

/// Number of functions in a thread's unit of work.
const BATCH: usize = 16;

/// Result of the search.
#[derive(Default)]
pub(super) struct Survey {
    /// Indices of the functions whose bodies may need changes, in any order. Excludes changes of call
    /// attributes that do not depend on the arguments.
    pub(super) outdated: Vec<usize>,
    /// Attribute lists of calls, with the called types, in no order.
    pub(super) lists: FxHashSet<(AttrList, Type)>,
}

/// Searches the bodies of functions, with this many threads.
pub(super) fn survey(module: &Module, functions: &[Global], threads: usize) -> Survey {
    // Whether a location is distinct.
    let has_distinct = module.tables.metadata.has_distinct(Class::DILocation);
    let next = AtomicUsize::new(0);
    let found = Mutex::new(Survey::default());
    let survey = || {
        let mut room = Room::default();
        let mut outdated = Vec::new();
        loop {
            let first = next.fetch_add(BATCH, Ordering::Relaxed);
            if first >= functions.len() {
                break;
            }
            for (place, &function) in functions.iter().enumerate().skip(first).take(BATCH) {
                let body = module.body(function);
                if body.is_some_and(|body| !is_current(module, has_distinct, function, body, &mut room)) {
                    outdated.push(place);
                }
            }
        }
        if let Ok(mut found) = found.lock() {
            found.outdated.extend(outdated);
            found.lists.extend(room.lists.met);
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..threads.min(functions.len().div_ceil(BATCH)) {
            scope.spawn(survey);
        }
        survey();
    });
    found.into_inner().unwrap_or_default()
}

/// Buffers that one thread reuses for all bodies.
#[derive(Default)]
struct Room {
    incoming: Incoming,
    lists: Lists,
}

fn is_current(module: &Module, has_distinct: bool, function: Global, body: &Body, room: &mut Room) -> bool {
    let Room { incoming, lists } = room;
    let has_more = body.all_calls().fold(false, |more, call| lists.meet(module, call) | more);
    // Most modules have no inline assembly, for which all operands would have to be looked at.
    let has_asm = module.tables.inline_asm_count() > 0;
    let look_at_calls = has_more || body.has_bundles() || has_asm && body.has_inline_asm();
    let insts = || (0..body.inst_count()).map(|number| Inst::from_u32(number as u32));
    if has_distinct {
        let mut last = None;
        let mut locations = insts().map(|inst| body.debug_loc(inst));
        let mut differs = |location: Option<Metadata>| std::mem::replace(&mut last, location) != location;
        let is_distinct = |location: Metadata| module.tables.metadata.is_distinct(location);
        if locations.any(|location| differs(location) && location.is_some_and(is_distinct)) {
            return false;
        }
    }
    if look_at_calls {
        let fits = |inst| is_plain_call(body, inst) && (!has_more || fit_further(module, function, body, inst));
        if !insts().filter(|&inst| body.opcode(inst).is_call()).all(fits) {
            return false;
        }
    }
    let mut has_phi = false;
    if body.may_have_phis() {
        let mut phis = insts().filter(|&inst| body.opcode(inst) == Opcode::Phi).inspect(|_| has_phi = true);
        if !phis.all(|phi| incoming.is_unified(body, phi)) {
            return false;
        }
    }
    let prof = MetadataKind::from_u32(MD_PROF);
    if body.mentions_any_attachment(&[prof]) {
        for inst in body.attached_insts() {
            if let Some(weights) = body.attachment(inst, prof)
                && has_wrong_weights(module, body, inst, weights)
            {
                return false;
            }
        }
    }
    !has_phi || !body.names().mentions(EXPRESSION_BLOCK)
}

/// Whether a call has neither bundles nor inline assembly, some of which are dropped or replaced.
fn is_plain_call(body: &Body, inst: Inst) -> bool {
    body.call(inst).is_none_or(|info| info.bundle_count() == 0)
        && !matches!(body.callee(inst).map(Value::kind), Some(ValueKind::InlineAsm(_)))
}

/// Attribute lists of the calls that one thread has visited.
#[derive(Default)]
struct Lists {
    met: FxHashSet<(AttrList, Type)>,
    /// For each list, the last called type, and whether the list has attributes for more arguments than that
    /// type has parameters.
    last: Vec<Option<(Type, bool)>>,
}

impl Lists {
    /// Records the attributes of a call. Returns whether any belong to variable arguments.
    fn meet(&mut self, module: &Module, call: &CallInfo) -> bool {
        let (list, ty) = (call.attributes, call.function_type);
        if list == AttrList::EMPTY {
            return false;
        }
        let number = list.as_u32() as usize;
        if let Some(&Some((last, has_more))) = self.last.get(number)
            && last == ty
        {
            return has_more;
        }
        let has_more = module.tables.attributes.list(list).params.len() > fixed_count(module, ty);
        self.met.insert((list, ty));
        if self.last.len() <= number {
            self.last.resize(number + 1, None);
        }
        self.last[number] = Some((ty, has_more));
        has_more
    }
}

fn fixed_count(module: &Module, ty: Type) -> usize {
    module.tables.types.as_function(ty).map_or(0, |ty| ty.params.len())
}

/// Whether the attributes of variable arguments apply to their types.
fn fit_further(module: &Module, function: Global, body: &Body, inst: Inst) -> bool {
    // A removed call has no operands left.
    let Some(info) = body.call(inst).filter(|_| body.block_of(inst).is_some()) else { return true };
    let fixed = fixed_count(module, info.function_type);
    let sets = &module.tables.attributes.list(info.attributes).params;
    body.call_args(inst)
        .iter()
        .zip(sets.iter())
        .skip(fixed)
        .all(|(&arg, &set)| is_compatible_set(&module.tables, set, module.value_type(function, body, arg)))
}

/// Number of incoming values above which they are looked up by block.
const FEW_INCOMING: usize = 8;

/// For each block, its value in the current `phi`; empty between two of them.
#[derive(Default)]
struct Incoming(Vec<Option<Value>>);

impl Incoming {
    /// Whether a `phi` has one value for each block.
    fn is_unified(&mut self, body: &Body, phi: Inst) -> bool {
        let values = body.operands(phi);
        if values.len() <= FEW_INCOMING {
            return (1..values.len()).all(|number| {
                let block = body.phi_block(phi, number);
                (0..number).all(|earlier| body.phi_block(phi, earlier) != block || values[earlier] == values[number])
            });
        }
        let Incoming(from) = self;
        if from.len() < body.block_count() {
            from.resize(body.block_count(), None);
        }
        let mut is_unified = true;
        for (block, &value) in body.phi_blocks(phi).zip(values) {
            is_unified &= *from[block.index()].get_or_insert(value) == value;
        }
        body.phi_blocks(phi).for_each(|block| from[block.index()] = None);
        is_unified
    }
}

#[cfg(test)]
mod tests {
    use draig_ir::{AttrSet, Attribute, Function, GlobalData, GlobalKind};
    use draig_tables::AttrKind;

    use super::*;

    #[test]
    fn attributes_of_further_arguments_fit_their_types() {
        let mut module = Module::new(b"m");
        let ty = module.tables.types.function(Type::VOID, &[Type::I32], true);
        let name = module.tables.strings.intern(b"f");
        let global = GlobalData::new(name, ty, Type::PTR, GlobalKind::Function(Function::default()));
        let function = module.add_global(global);
        let mut set = vec![Attribute::Enum(AttrKind::ZExt)];
        let tables = &mut module.tables;
        let set = tables.attributes.intern_set(&mut set, &tables.strings);
        let list = tables.attributes.intern_list(AttrSet::EMPTY, AttrSet::EMPTY, &[AttrSet::EMPTY, set]);
        let number = Value::from(tables.const_i64(Type::I32, 1));
        let call = |body: &mut Body, further: Value| {
            let block = body.add_block();
            let mut info = CallInfo::new(ty);
            info.attributes = list;
            let build = body.build_call(Opcode::Call, Type::VOID, 0, info, &[], 0);
            body.append_inst(block, build, &[number, further, function.into()])
        };
        let outdated = |module: &Module, body: &Body| {
            let mut room = Room::default();
            let is_current = is_current(module, false, function, body, &mut room);
            assert_eq!(room.lists.met.into_iter().collect::<Vec<_>>(), [(list, ty)]);
            !is_current
        };
        let mut body = Body::new();
        call(&mut body, number);
        assert!(!outdated(&module, &body));
        let of_pointer = call(&mut body, function.into());
        assert!(outdated(&module, &body));
        // removed instructions do not count
        body.remove_inst(of_pointer);
        assert!(!outdated(&module, &body));
    }

    #[test]
    fn a_phi_has_one_value_from_each_block() {
        let mut body = Body::new();
        let blocks: Vec<_> = (0..20).map(|_| body.add_block()).collect();
        let mut incoming = Incoming::default();
        let mut is_unified = |pairs: &[(usize, u32)]| {
            let build = body.build_phi(Type::I32, 0, pairs.iter().map(|&(block, _)| blocks[block]));
            let values: Vec<Value> = pairs.iter().map(|&(_, arg)| Value::arg(arg)).collect();
            let phi = body.append_inst(blocks[0], build, &values);
            incoming.is_unified(&body, phi)
        };
        let many: Vec<(usize, u32)> = (0..20).map(|block| (block, block as u32)).collect();
        assert!(is_unified(&[(1, 0), (2, 1), (1, 0)]));
        assert!(!is_unified(&[(1, 0), (2, 1), (1, 1)]));
        assert!(is_unified(&many));
        assert!(is_unified(&[&many[..], &[(7, 7)]].concat()));
        assert!(!is_unified(&[&many[..], &[(7, 8)]].concat()));
        // the result for one phi does not affect the next
        assert!(is_unified(&many));
    }
}
