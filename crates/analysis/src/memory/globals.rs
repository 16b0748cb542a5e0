//! `globals-aa`: local variables and functions of the module whose addresses are not taken, and what each function
//! reads and modifies, itself and through calls.

use draig_ir::attributes::Attribute;
use draig_ir::view::GlobalUse;
use draig_ir::{ConstKind, Global, Inst, Linkage, Module, Opcode, Value, ValueKind};
use draig_tables::AttrKind;
use draig_tables::attribute_values::MemoryEffects;
use rustc_hash::{FxHashMap, FxHashSet};

use super::alias::AliasAnalysis;
use super::effects::{Effects, ModRef};
use super::facts::{Facts, int_of};
use super::limits::{GLOBAL_SOURCES, OBJECT_STEPS_MASK};
use super::location::MemoryLocation;
use crate::subject::Subject;

/// Effects on memory of a function, with all that it calls.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct FunctionEffects {
    all: Option<ModRef>,
    reads_any_global: bool,
    /// Effects on globals whose address is not taken.
    on_globals: FxHashMap<Global, ModRef>,
}

impl FunctionEffects {
    fn any(&self) -> ModRef {
        self.all.unwrap_or(ModRef::NONE)
    }

    fn add(&mut self, effect: ModRef) {
        self.all = Some(self.any() | effect);
    }

    fn add_global(&mut self, global: Global, effect: ModRef) {
        let old = self.on_globals.entry(global).or_insert(ModRef::NONE);
        *old = *old | effect;
    }
}

/// Uses of the globals of a module, and the effects of its functions on them.
#[derive(Clone, Debug, Default)]
pub struct GlobalsModRef {
    /// Local globals whose address is not taken.
    private: FxHashSet<Global>,
    /// Effects of the functions of which they are known.
    effects: FxHashMap<Global, FunctionEffects>,
    /// Whether the address of a local function is taken, so that others may call it.
    has_exposed_function: bool,
}

/// Functions that read and that write a global.
#[derive(Default)]
struct Accessors {
    readers: Vec<Global>,
    writers: Vec<Global>,
}

impl GlobalsModRef {
    /// Analyzes a module.
    #[must_use]
    pub fn new(module: &Module) -> GlobalsModRef {
        let uses = module.global_uses();
        let mut result = GlobalsModRef::default();
        for &function in module.functions() {
            if module.global(function).linkage.is_local() {
                match accessors(module, &uses, function) {
                    Some(_) => _ = result.private.insert(function),
                    None => result.has_exposed_function = true,
                }
            }
        }
        let mut direct: FxHashMap<Global, FunctionEffects> = FxHashMap::default();
        for &variable in module.variables() {
            let data = module.global(variable);
            if !data.linkage.is_local() {
                continue;
            }
            let Some(found) = accessors(module, &uses, variable) else { continue };
            result.private.insert(variable);
            for reader in found.readers {
                direct.entry(reader).or_default().add_global(variable, ModRef::REF);
            }
            if !data.as_variable().is_some_and(|variable| variable.is_constant) {
                for writer in found.writers {
                    direct.entry(writer).or_default().add_global(variable, ModRef::MOD);
                }
            }
        }
        for component in components(module) {
            if let Some(effects) = result.component_effects(module, &component, &mut direct) {
                for &function in &component {
                    result.effects.insert(function, effects.clone());
                }
            }
        }
        result
    }

    /// Returns the effects of functions that call one another; `None` if nothing is known.
    fn component_effects(
        &self,
        module: &Module,
        component: &[Global],
        direct: &mut FxHashMap<Global, FunctionEffects>,
    ) -> Option<FunctionEffects> {
        let mut effects = FunctionEffects::default();
        for &function in component {
            if !is_exact(module, function) {
                return None;
            }
            let own = direct.remove(&function).unwrap_or_default();
            for (global, effect) in sorted(&own.on_globals) {
                effects.add_global(global, effect);
            }
            let body = match module.body(function) {
                Some(body) if !has(module, function, AttrKind::OptimizeNone) => body,
                _ => {
                    add_declared(module, function, &mut effects)?;
                    continue;
                }
            };
            for inst in body.insts() {
                let opcode = body.opcode(inst);
                if opcode.is_call() {
                    let callee = called_function(module, body, inst)?;
                    match self.effects.get(&callee) {
                        Some(known) => {
                            effects.add(known.any());
                            effects.reads_any_global |= known.reads_any_global;
                            for (global, effect) in sorted(&known.on_globals) {
                                effects.add_global(global, effect);
                            }
                        }
                        None if component.contains(&callee) => {}
                        None => return None,
                    }
                } else {
                    effects.add(instruction_effect(body, inst));
                }
            }
        }
        Some(effects)
    }

    /// Returns the effects of all calls of a function, if they are known.
    pub(super) fn call_mask(&self, function: Global) -> u32 {
        match self.effects.get(&function) {
            Some(effects) => [ModRef::NONE, ModRef::REF, ModRef::MOD, ModRef::MOD_REF]
                .iter()
                .position(|&effect| effect == effects.any())
                .map_or(MemoryEffects::UNKNOWN.0, |bits| bits as u32 * 0x555),
            None => MemoryEffects::UNKNOWN.0,
        }
    }
}

/// Returns the entries of a map in a fixed order.
fn sorted(map: &FxHashMap<Global, ModRef>) -> Vec<(Global, ModRef)> {
    let mut entries: Vec<_> = map.iter().map(|(&global, &effect)| (global, effect)).collect();
    entries.sort_unstable_by_key(|entry| entry.0);
    entries
}

fn has(module: &Module, function: Global, kind: AttrKind) -> bool {
    attribute(module, function, kind).is_some()
}

fn attribute(module: &Module, function: Global, kind: AttrKind) -> Option<&Attribute> {
    let data = module.global(function).as_function()?;
    let attributes = &module.tables.attributes;
    attributes.set(attributes.list(data.attributes).function).iter().find(|attribute| attribute.kind() == Some(kind))
}

/// Whether a function is what runs when it is called, as no other definition can replace it.
fn is_exact(module: &Module, function: Global) -> bool {
    use Linkage::{AvailableExternally, Common, ExternWeak, LinkOnceAny, LinkOnceOdr, WeakAny, WeakOdr};
    let replaceable = [AvailableExternally, Common, ExternWeak, LinkOnceAny, LinkOnceOdr, WeakAny, WeakOdr];
    !replaceable.contains(&module.global(function).linkage)
}

/// Adds the effects of a function of which only the attributes count. `None` if it may call back or synchronize.
fn add_declared(module: &Module, function: Global, effects: &mut FunctionEffects) -> Option<()> {
    let bits =
        int_of(attribute(module, function, AttrKind::Memory)).map_or(MemoryEffects::UNKNOWN.0, |bits| bits as u32);
    let memory = Effects(MemoryEffects(bits));
    let is_closed = has(module, function, AttrKind::NoSync) && has(module, function, AttrKind::NoCallback);
    if memory.all().is_none() {
        return Some(());
    }
    if !memory.may_write() {
        effects.add(ModRef::REF);
        effects.reads_any_global |= !memory.only_arguments() && !is_closed;
        return Some(());
    }
    effects.add(ModRef::MOD_REF);
    effects.reads_any_global |= !memory.only_arguments();
    is_closed.then_some(())
}

fn called_function(module: &Module, body: &draig_ir::Body, call: Inst) -> Option<Global> {
    let callee = body.callee(call)?.as_global()?;
    let data = module.global(callee);
    let is_own_type = body.call(call).is_some_and(|info| info.function_type == data.value_type);
    (data.is_function() && is_own_type).then_some(callee)
}

fn instruction_effect(body: &draig_ir::Body, inst: Inst) -> ModRef {
    use draig_ir::Ordering;
    match body.opcode(inst) {
        Opcode::Load if body.memory_access(inst).ordering > Ordering::Unordered => ModRef::MOD_REF,
        Opcode::Store if body.memory_access(inst).ordering > Ordering::Unordered => ModRef::MOD_REF,
        Opcode::Load if body.memory_access(inst).volatile => ModRef::MOD_REF,
        Opcode::Store if body.memory_access(inst).volatile => ModRef::MOD_REF,
        Opcode::Load => ModRef::REF,
        Opcode::Store => ModRef::MOD,
        Opcode::Fence | Opcode::CmpXchg | Opcode::AtomicRmw | Opcode::VaArg | Opcode::CatchPad | Opcode::CatchRet => {
            ModRef::MOD_REF
        }
        _ => ModRef::NONE,
    }
}

/// Returns the functions that access a global; `None` if its address is taken.
fn accessors(module: &Module, uses: &draig_ir::GlobalUses, global: Global) -> Option<Accessors> {
    let mut found = Accessors::default();
    let mut work: Vec<(Option<Global>, Value)> = vec![(None, global.into())];
    let mut seen = FxHashSet::default();
    while let Some((function, value)) = work.pop() {
        if !seen.insert((function, value)) {
            continue;
        }
        match (function, value.kind()) {
            (Some(function), _) => {
                let body = module.body(function)?;
                for place in body.uses_of(value) {
                    used_by(module, function, place.user, place.operand as usize, &mut found, &mut work)?;
                }
            }
            (None, kind) => {
                let list: Vec<GlobalUse> = match kind {
                    ValueKind::Global(global) => uses.of(global).collect(),
                    ValueKind::Const(constant) => uses.of_const(constant).collect(),
                    _ => return None,
                };
                for place in list.into_iter().filter(|place| place.is_listed(module)) {
                    match place {
                        GlobalUse::Inst { function, inst, operand } => {
                            used_by(module, function, inst, operand as usize, &mut found, &mut work)?;
                        }
                        GlobalUse::Const(constant) => {
                            let is_address = matches!(module.tables.constants.kind(constant), ConstKind::Expr(expr)
                                if matches!(expr.opcode, Opcode::GetElementPtr | Opcode::BitCast | Opcode::AddrSpaceCast));
                            let is_used = || uses.of_const(constant).any(|place| place.is_listed(module));
                            if is_address {
                                work.push((None, constant.into()));
                            } else if is_used() {
                                return None;
                            }
                        }
                        _ => return None,
                    }
                }
            }
        }
    }
    Some(found)
}

/// Notes a use of an address; `None` if it takes the address.
fn used_by(
    module: &Module,
    function: Global,
    user: Inst,
    operand: usize,
    found: &mut Accessors,
    work: &mut Vec<(Option<Global>, Value)>,
) -> Option<()> {
    let body = module.body(function)?;
    match body.opcode(user) {
        Opcode::Load => found.readers.push(function),
        Opcode::Store if operand == 1 => found.writers.push(function),
        Opcode::GetElementPtr | Opcode::BitCast | Opcode::AddrSpaceCast => work.push((Some(function), user.into())),
        Opcode::ICmp if operand == 0 => {
            let null = body.operands(user)[1].as_const()?;
            matches!(module.tables.constants.kind(null), ConstKind::NullPointer).then_some(())?;
        }
        opcode if opcode.is_call() => {
            if operand + 1 == body.operands(user).len() {
                return Some(());
            }
            // A declared function that neither keeps the address nor calls back accesses the global itself.
            let facts = Facts::new(Subject::with_body(module, function, body));
            let callee = facts.called_function(user).filter(|&callee| module.body(callee).is_none())?;
            let is_argument = operand < body.call_args(user).len();
            let has_no_callback = facts.call_attribute(user, AttrKind::NoCallback).is_some();
            if callee == function || !is_argument || !has_no_callback || facts.argument_captures(user, operand).0 != 0 {
                return None;
            }
            found.readers.push(function);
            found.writers.push(function);
        }
        _ => return None,
    }
    Some(())
}

/// Returns the groups of functions that call one another, callees first (Tarjan).
fn components(module: &Module) -> Vec<Vec<Global>> {
    let count = module.global_count();
    let callees = |function: Global| -> Vec<Global> {
        let Some(body) = module.body(function) else { return Vec::new() };
        let calls = body.insts().filter(|&inst| body.opcode(inst).is_call());
        calls.filter_map(|call| called_function(module, body, call)).collect()
    };
    let (mut number, mut low, mut on_stack) = (vec![0u32; count], vec![0u32; count], vec![false; count]);
    let (mut next, mut stack, mut result) = (1, Vec::new(), Vec::new());
    for &root in module.functions() {
        if number[root.index()] != 0 {
            continue;
        }
        let mut path: Vec<(Global, Vec<Global>)> = Vec::new();
        let mut enter = Some(root);
        loop {
            if let Some(function) = enter.take() {
                number[function.index()] = next;
                low[function.index()] = next;
                next += 1;
                stack.push(function);
                on_stack[function.index()] = true;
                path.push((function, callees(function)));
            }
            let Some((function, rest)) = path.last_mut() else { break };
            let function = *function;
            match rest.pop() {
                Some(callee) if number[callee.index()] == 0 => enter = Some(callee),
                Some(callee) if on_stack[callee.index()] => {
                    low[function.index()] = low[function.index()].min(number[callee.index()]);
                }
                Some(_) => {}
                None => {
                    path.pop();
                    if let Some((parent, _)) = path.last() {
                        low[parent.index()] = low[parent.index()].min(low[function.index()]);
                    }
                    if low[function.index()] == number[function.index()] {
                        let at = stack.iter().rposition(|&member| member == function).unwrap_or(0);
                        let component = stack.split_off(at);
                        component.iter().for_each(|member| on_stack[member.index()] = false);
                        result.push(component);
                    }
                }
            }
        }
    }
    result
}

impl AliasAnalysis<'_> {
    /// Whether two locations are apart because one is a global whose address is not taken.
    pub(super) fn are_private_apart(&self, globals: &GlobalsModRef, a: &MemoryLocation, b: &MemoryLocation) -> bool {
        let object = |pointer| self.facts.underlying_object(self.facts.strip_casts(pointer), OBJECT_STEPS_MASK);
        let (a, b) = (object(a.pointer), object(b.pointer));
        let private = |value: Value| value.as_global().filter(|global| globals.private.contains(global));
        match (private(a), private(b)) {
            (Some(left), Some(right)) => left != right,
            (Some(global), None) => self.is_apart_from(global, b),
            (None, Some(global)) => self.is_apart_from(global, a),
            (None, None) => false,
        }
    }

    /// Whether a value, which came from elsewhere, cannot be the address of a global that is not taken.
    fn is_apart_from(&self, global: Global, value: Value) -> bool {
        let facts = &self.facts;
        let mut work = vec![(value, false)];
        let mut seen = FxHashSet::default();
        let mut depth = 0;
        while let Some((value, is_loaded_from)) = work.pop() {
            if !seen.insert((value, is_loaded_from)) {
                continue;
            }
            let object = |value| facts.underlying_object(value, OBJECT_STEPS_MASK);
            match value.kind() {
                ValueKind::Arg(_) => continue,
                ValueKind::Global(other) => {
                    let is_variable = |global| facts.subject().module().global(global).as_variable().is_some();
                    if is_loaded_from && is_variable(other) {
                        continue;
                    }
                    if other == global || !is_variable(other) || !is_variable(global) || !self.is_sized_variable(other)
                    {
                        return false;
                    }
                    continue;
                }
                _ => {}
            }
            let Some(inst) = value.as_inst() else { return false };
            let opcode = facts.body().opcode(inst);
            if opcode.is_call() {
                continue;
            }
            depth += 1;
            if depth > GLOBAL_SOURCES {
                return false;
            }
            let operands = facts.body().operands(inst);
            match opcode {
                Opcode::Load => work.push((object(operands[0]), true)),
                Opcode::Select => work.extend(operands[1..].iter().map(|&value| (object(value), is_loaded_from))),
                Opcode::Phi => work.extend(operands.iter().map(|&value| (object(value), is_loaded_from))),
                _ => return false,
            }
        }
        true
    }

    /// Whether a variable has a size other than zero and is not weak, so that its address is its own.
    fn is_sized_variable(&self, global: Global) -> bool {
        let data = self.facts.subject().module().global(global);
        data.linkage != Linkage::ExternWeak && self.facts.alloc_size(data.value_type).is_some_and(|size| size.min > 0)
    }

    /// Returns the effect of a direct call on a location in a global whose address is not taken.
    pub(super) fn call_on_private(&self, globals: &GlobalsModRef, call: Inst, location: &MemoryLocation) -> ModRef {
        let facts = &self.facts;
        let object = facts.underlying_object(facts.strip_casts(location.pointer), OBJECT_STEPS_MASK);
        let known =
            object.as_global().filter(|global| globals.private.contains(global) && !globals.has_exposed_function);
        let Some(global) = known else { return ModRef::MOD_REF };
        let Some(effects) = facts.called_function(call).and_then(|callee| globals.effects.get(&callee)) else {
            return ModRef::MOD_REF;
        };
        let mut result = effects.on_globals.get(&global).copied().unwrap_or(ModRef::NONE);
        if effects.reads_any_global {
            result = result | ModRef::REF;
        }
        // The call may also be given the address.
        let attributes = facts.call_effects(call);
        for &argument in facts.body().call_args(call) {
            if !facts.is_pointer(argument) {
                continue;
            }
            if !self.is_no_alias(&MemoryLocation::around(argument), &MemoryLocation::around(global.into())) {
                result = result | if attributes.may_write() { ModRef::MOD_REF } else { attributes.all() };
            }
        }
        result
    }
}
