//! Statepoints: calls at which a garbage collector may move objects, and calls that note the state of their function
//! (LLVM's Statepoints; LangRef "Deoptimization Operand Bundles").
//!
//! A pointer that is relocated is written to a slot of the frame before the call, from which it is read again after it.
//! The slot is what the stack map names, so that the collector changes it there. Values of the state are in the slots
//! that they have anyway, or in one of their own during the call.

use draig_ir::{AttrSet, Attribute, ConstKind, Inst, Opcode, Symbol, Type, TypeKind, Value, ValueKind};
use draig_tables::AttrKind;
use draig_tables::intrinsics::ids;
use rustc_hash::{FxHashMap, FxHashSet};

use super::{Argument, Label, Machine, MachineAddress, Selected, Selector, Source};
use crate::code::{Location, Safepoint};
use crate::function::registers::Reg;
use crate::function::types::Kind;

/// Operands of a statepoint before those of its function, and the places of three of them.
const FIRST_ARGUMENT: usize = 5;
const CALLEE: usize = 2;
/// Number of records of calls that are not given one.
const DEFAULT_ID: u64 = 0xabcd_ef00;
/// Number that is recorded of an undefined value.
const UNDEFINED: i64 = 0xfefe_fefe;
/// Collectors whose objects are in address space 1 alone.
const MANAGED: [&[u8]; 2] = [b"statepoint-example", b"coreclr"];
/// Largest number of locations of a record, and largest size of a value in one.
const MAX_LOCATIONS: usize = u16::MAX as usize;

/// Largest number of bytes of a place.
const MAX_BYTES: u64 = 1 << 16;

/// A call that shared code makes.
pub(crate) struct MadeCall<'a> {
    pub(crate) inst: Inst,
    /// Type of the result.
    pub(crate) ty: Type,
    /// Number of the calling convention.
    pub(crate) convention: u16,
    pub(crate) callee: Value,
    /// Code that takes the place of the call.
    pub(crate) inlined: Option<Vec<u8>>,
    pub(crate) arguments: &'a [Argument],
    /// Number of arguments with names, if others follow.
    pub(crate) named: Option<usize>,
    pub(crate) may_unwind: bool,
    /// Label of the landing pad, and the position of its block.
    pub(crate) unwind: Option<(Label, u32)>,
    /// Number of the record of the function's state.
    pub(crate) safepoint: u32,
}

/// Calls of a target.
pub(crate) trait CallMachine: Machine {
    /// Base of slots.
    const BASE: Reg;

    /// Makes a call, with what its bundles ask for.
    fn make_call(selector: &mut Selector<'_, '_, Self>, call: MadeCall<'_>) -> Selected;
}

/// Records of the function under compilation, and what its statepoints leave for later instructions.
#[derive(Default)]
pub(crate) struct Safepoints {
    pub(crate) records: Vec<Safepoint>,
    /// Numbers of the records whose place is the start of the instruction, not the end.
    at_start: FxHashSet<u32>,
    /// Relocated pointers with their bases as numbers of operands, by statepoint; read before the first of them.
    pairs: Option<FxHashMap<Inst, Vec<(usize, usize)>>>,
    /// By statepoint, and by landing pad of a statepoint that may unwind.
    relocated: FxHashMap<Inst, Relocated>,
}

/// Pointers after a statepoint.
#[derive(Clone, Default)]
struct Relocated {
    live: Vec<Value>,
    slots: FxHashMap<Value, i32>,
    /// Slots that are free again once the statepoint is used no more, with their sizes.
    owned: Vec<(i32, u32)>,
}

impl Safepoints {
    /// Forgets the function before.
    #[inline]
    pub(crate) fn clear(&mut self) {
        self.records.clear();
        if self.pairs.is_some() || !self.at_start.is_empty() {
            *self = Safepoints::default();
        }
    }

    /// Adds a record, whose place is set once its instruction is there.
    pub(crate) fn add(&mut self, id: u64, locations: Vec<Location>, live_outs: Vec<u16>, is_at_start: bool) -> u32 {
        let number = self.records.len() as u32;
        self.records.push(Safepoint { id, offset: 0, locations, live_outs });
        if is_at_start {
            self.at_start.insert(number);
        }
        number
    }

    /// Sets the place of a record.
    pub(crate) fn place(&mut self, number: u32, start: u32, end: u32) {
        self.records[number as usize].offset = if self.at_start.contains(&number) { start } else { end };
    }
}

impl<'m, T: CallMachine> Selector<'_, 'm, T> {
    /// Adds the record of a call that notes the state of its function; returns its number and the bytes without effect
    /// that take the place of the call, if it asks for some.
    pub(crate) fn record_state(&mut self, inst: Inst) -> Selected<(u32, Option<Vec<u8>>)> {
        let state = self.bundle(inst, b"deopt");
        let list = self.body.call(inst).map(|info| self.module.tables.attributes.list(info.attributes).function);
        let set = list.unwrap_or(AttrSet::EMPTY);
        let id = self.number_attribute(set, b"statepoint-id").unwrap_or(DEFAULT_ID);
        let bytes = self.number_attribute(set, b"statepoint-num-patch-bytes").unwrap_or(0);
        let pairs = self.managed_state(state, &FxHashSet::default());
        let slots = self.store_relocated(pairs.iter().flat_map(|&(base, derived)| [base, derived]))?;
        let number = self.record_statepoint(inst, id, 0, state, &pairs, &[], &slots)?;
        self.release_after_call(slots);
        let room = if bytes == 0 { None } else { Some(self.room(bytes)?) };
        Ok((number, room))
    }

    /// Compiles a statepoint. Its value stands for the result of the call.
    pub(crate) fn statepoint(&mut self, inst: Inst, unwind: Option<(Label, u32)>) -> Selected {
        let body = self.body;
        let arguments = body.call_args(inst);
        let Some(info) = body.call(inst) else { return self.refuse("a call without its parts") };
        let number = |selector: &Self, at: usize| arguments.get(at).and_then(|&value| selector.integer_constant(value));
        let (Some(id), Some(bytes), Some(count), Some(flags)) =
            (number(self, 0), number(self, 1), number(self, 3), number(self, 4))
        else {
            return self.refuse("a statepoint without its numbers");
        };
        let Some(values) = arguments[FIRST_ARGUMENT..].get(..count as usize) else {
            return self.refuse("a statepoint with too few arguments");
        };
        let attributes = &self.module.tables.attributes;
        let set = attributes.param(info.attributes, CALLEE);
        let types = &self.module.tables.types;
        let signature = match attributes.get(set, AttrKind::ElementType) {
            Some(&Attribute::Type(_, Some(ty))) => types.as_function(ty),
            _ => None,
        };
        let Some(signature) = signature else { return self.refuse("a statepoint without a function type") };
        let passed: Vec<Argument> = (FIRST_ARGUMENT..)
            .zip(values)
            .map(|(at, &value)| Argument {
                value,
                ty: self.type_of(value),
                attributes: attributes.param(info.attributes, at),
            })
            .collect();
        self.consume_all(arguments);
        let (live, state) = (self.bundle(inst, b"gc-live"), self.bundle(inst, b"deopt"));
        let numbers = self.relocations_of(inst);
        let mut seen = FxHashSet::default();
        let mut pairs: Vec<(Value, Value)> = Vec::with_capacity(numbers.len());
        for (base, derived) in numbers {
            let (Some(&base), Some(&derived)) = (live.get(base), live.get(derived)) else {
                return self.refuse("a relocation of no pointer");
            };
            if seen.insert(derived) {
                pairs.push((base, derived));
            }
        }
        pairs.extend(self.managed_state(state, &seen));
        let slots = self.store_relocated(pairs.iter().flat_map(|&(base, derived)| [base, derived]))?;
        let objects: Vec<Value> = live.iter().copied().filter(|&value| self.is_object(value)).collect();
        let record = self.record_statepoint(inst, id as u64, flags, state, &pairs, &objects, &slots)?;
        let room = if bytes == 0 { None } else { Some(self.room(bytes as u64)?) };
        let mut relocated = Relocated { live: live.to_vec(), ..Relocated::default() };
        relocated.slots = slots.iter().map(|(&value, &(slot, _))| (value, slot)).collect();
        if unwind.is_some() {
            // Nothing says how long the landing pad needs them.
            let pad = self.unwind_inst(inst);
            self.m.safepoints.relocated.insert(pad, relocated.clone());
        } else if self.m.s.is_dying(inst.as_u32()) {
            self.release_after_call(slots);
        } else {
            relocated.owned = slots.into_values().collect::<Vec<_>>();
            // The order decides which slot is taken next.
            relocated.owned.sort_unstable();
        }
        self.m.safepoints.relocated.insert(inst, relocated);
        T::make_call(
            self,
            MadeCall {
                inst,
                ty: signature.result,
                convention: info.calling_convention,
                callee: arguments[CALLEE],
                inlined: room,
                arguments: &passed,
                named: signature.vararg.then_some(signature.params.len()),
                may_unwind: !attributes.has(attributes.list(info.attributes).function, AttrKind::NoUnwind),
                unwind,
                safepoint: record,
            },
        )
    }

    /// Compiles the result of the call of a statepoint, or one of its pointers.
    pub(crate) fn after_statepoint(&mut self, inst: Inst, ty: Type, arguments: &[Value]) -> Selected {
        let Some(token) = arguments[0].as_inst() else {
            self.consume_all(arguments);
            return self.undefined(inst, ty);
        };
        if let [_] = arguments {
            self.consume(arguments[0]);
            self.copy_parts(inst, ty, arguments[0])?;
        } else {
            self.consume_all(arguments);
            let derived = self.integer_constant(arguments[2]);
            let relocated = self.m.safepoints.relocated.get(&token);
            let found = relocated.and_then(|relocated| {
                let value = *relocated.live.get(derived? as usize)?;
                Some((value, relocated.slots.get(&value).copied()))
            });
            match found {
                Some((_, Some(slot))) => self.load_value_from(inst, ty, T::Address::frame(slot))?,
                // The address of an object, or a constant.
                Some((value, None)) => {
                    let Kind::Scalar(class) = self.info(ty).kind else { return self.refuse_type("a relocation", ty) };
                    let reg = self.result_register(inst, class);
                    let source = T::source(self, value, 0)?;
                    T::move_source(self, reg, source, class)?;
                    self.define(inst, class, reg);
                }
                None => return self.refuse("a relocation of no statepoint"),
            }
        }
        if self.m.s.is_dying(token.as_u32())
            && let Some(relocated) = self.m.safepoints.relocated.get_mut(&token)
        {
            for (slot, size) in std::mem::take(&mut relocated.owned) {
                self.m.s.frame.release(slot, size);
            }
        }
        Ok(())
    }

    /// Returns the operands of a bundle of a call.
    fn bundle(&self, inst: Inst, tag: &[u8]) -> &'m [Value] {
        let strings = &self.module.tables.strings;
        let found = self.body.bundles(inst).find(|&(other, _)| strings.get(other) == tag);
        found.map_or(&[], |(_, operands)| operands)
    }

    fn number_attribute(&self, set: AttrSet, name: &[u8]) -> Option<u64> {
        let key = self.module.tables.strings.find(name)?;
        let text: Symbol = self.module.tables.attributes.string(set, key)?;
        std::str::from_utf8(self.module.tables.str(text)).ok()?.parse().ok()
    }

    /// Whether a value is the address of an object of the frame.
    fn is_object(&mut self, value: Value) -> bool {
        matches!(value.kind(), ValueKind::Inst(_) | ValueKind::Arg(_))
            && matches!(T::source(self, value, 0), Ok(Source::Frame(_)))
    }

    /// Returns the pairs of numbers of operands that are relocated after a statepoint.
    fn relocations_of(&mut self, inst: Inst) -> Vec<(usize, usize)> {
        if self.m.safepoints.pairs.is_none() {
            self.m.safepoints.pairs = Some(self.find_relocations());
        }
        self.m.safepoints.pairs.as_ref().and_then(|pairs| pairs.get(&inst)).cloned().unwrap_or_default()
    }

    /// Reads all relocations of the function.
    fn find_relocations(&self) -> FxHashMap<Inst, Vec<(usize, usize)>> {
        let body = self.body;
        let intrinsics = self.intrinsics;
        let id_of = |inst: Inst| match body.callee(inst).map(Value::kind) {
            Some(ValueKind::Global(global)) => intrinsics[global.index()],
            _ => None,
        };
        let mut pads: FxHashMap<Inst, Inst> = FxHashMap::default();
        let mut pairs: FxHashMap<Inst, Vec<(usize, usize)>> = FxHashMap::default();
        // Invokes come before their landing pads.
        for &block in &self.m.s.analysis.layout {
            for inst in body.block_insts(block) {
                match (body.opcode(inst), id_of(inst)) {
                    (Opcode::Invoke, Some(ids::EXPERIMENTAL_GC_STATEPOINT)) => {
                        pads.insert(self.unwind_inst(inst), inst);
                    }
                    (Opcode::Call, Some(ids::EXPERIMENTAL_GC_RELOCATE)) => {
                        let arguments = body.call_args(inst);
                        let Some(token) = arguments[0].as_inst() else { continue };
                        let number = |at: usize| self.integer_constant(arguments[at]).unwrap_or(-1) as usize;
                        let statepoint = pads.get(&token).copied().unwrap_or(token);
                        pairs.entry(statepoint).or_default().push((number(1), number(2)));
                    }
                    _ => {}
                }
            }
        }
        pairs
    }

    /// Returns the pointers of a state that the collector knows and that are in no pair yet, each as its own base.
    fn managed_state(&self, state: &[Value], seen: &FxHashSet<Value>) -> Vec<(Value, Value)> {
        let function = self.module.global(self.function).as_function();
        let collector = function.map_or(&b""[..], |function| self.module.tables.str(function.gc));
        let types = &self.module.tables.types;
        let mut added = FxHashSet::default();
        let is_managed = |value: Value| {
            let space = types.address_space(types.scalar(self.type_of(value)));
            space.is_some_and(|space| space == 1 || !MANAGED.contains(&collector))
        };
        let state = state.iter().copied().filter(|&value| is_managed(value) && !seen.contains(&value));
        state.filter(|&value| added.insert(value)).map(|value| (value, value)).collect()
    }

    /// Writes pointers to slots of their own. Constants, and addresses of objects and globals, do not change.
    fn store_relocated(&mut self, values: impl Iterator<Item = Value>) -> Selected<FxHashMap<Value, (i32, u32)>> {
        let mut slots: FxHashMap<Value, (i32, u32)> = FxHashMap::default();
        for value in values {
            if slots.contains_key(&value) || value.is_constant() || value.as_global().is_some() || self.is_object(value)
            {
                continue;
            }
            slots.insert(value, self.store_in_slot(value)?);
        }
        Ok(slots)
    }

    /// Writes a value to a new slot, of which the size is returned, too.
    fn store_in_slot(&mut self, value: Value) -> Selected<(i32, u32)> {
        let ty = self.type_of(value);
        let Ok(size) = u32::try_from(self.info(ty).size.max(8)) else { return self.refuse("a value of this size") };
        let slot = self.m.s.frame.slot(size);
        T::store_value(self, ty, value, T::Address::frame(slot))?;
        self.m.s.unlock_all();
        Ok((slot, size))
    }

    fn release_after_call(&mut self, slots: FxHashMap<Value, (i32, u32)>) {
        let mut slots: Vec<(i32, u32)> = slots.into_values().collect();
        slots.sort_unstable();
        self.m.released.append(&mut slots);
    }

    /// Adds the record of a statepoint, and returns its number.
    #[allow(clippy::too_many_arguments, reason = "these are the parts of a record")]
    fn record_statepoint(
        &mut self,
        inst: Inst,
        id: u64,
        flags: i64,
        state: &[Value],
        pairs: &[(Value, Value)],
        objects: &[Value],
        slots: &FxHashMap<Value, (i32, u32)>,
    ) -> Selected<u32> {
        let convention = self.body.call(inst).map_or(0, |info| info.calling_convention);
        let mut locations: Vec<Location> =
            [i64::from(convention), flags, state.len() as i64].map(Location::Constant).to_vec();
        let in_pairs = pairs.iter().flat_map(|&(base, derived)| [base, derived]);
        for value in state.iter().copied().chain(in_pairs).chain(objects.iter().copied()) {
            let location = match slots.get(&value) {
                Some(&(slot, _)) => {
                    let ty = self.type_of(value);
                    let size = self.info(ty).store_size;
                    self.in_memory(slot, size)?
                }
                None => self.location_of(value, false)?,
            };
            locations.push(location);
        }
        if locations.len() > MAX_LOCATIONS {
            return self.refuse("a statepoint with so many values");
        }
        Ok(self.m.safepoints.add(id, locations, Vec::new(), false))
    }

    fn in_memory(&self, slot: i32, size: u64) -> Selected<Location> {
        match u16::try_from(size) {
            Ok(size) => Ok(Location::Indirect(T::dwarf_number(T::BASE), slot, size)),
            Err(_) => self.refuse("a value of this size in a stack map"),
        }
    }

    /// Returns where a value is at the next instruction: its register, if it may be there, or memory that keeps it
    /// during a call.
    pub(crate) fn location_of(&mut self, value: Value, may_be_register: bool) -> Selected<Location> {
        let ty = self.type_of(value);
        if let Some(constant) = self.recorded_constant(value) {
            return Ok(Location::Constant(constant));
        }
        let info = self.info(ty);
        if value.is_constant() || value.as_global().is_some() {
            let (slot, size) = self.store_in_slot(value)?;
            self.m.released.push((slot, size));
            return self.in_memory(slot, info.store_size);
        }
        match (T::source(self, value, 0)?, info.kind) {
            (Source::Frame(slot), _) => return Ok(Location::Direct(T::dwarf_number(T::BASE), slot)),
            (Source::Memory(slot), _) => return self.in_memory(slot, info.store_size),
            (Source::Part(id), Kind::Scalar(_)) => {
                let part = self.m.s.parts[id as usize];
                if part.reg != Reg::NONE && may_be_register {
                    self.m.s.lock(part.reg);
                    return Ok(Location::Register(T::dwarf_number(part.reg), info.store_size as u16));
                }
                let slot = self.m.s.slot_of(id);
                if part.reg != Reg::NONE {
                    T::store(&mut self.m.s.code, part.class, part.reg, slot);
                }
                return self.in_memory(slot, info.store_size);
            }
            _ => {}
        }
        let (slot, size) = self.store_in_slot(value)?;
        self.m.released.push((slot, size));
        self.in_memory(slot, info.store_size)
    }

    /// Returns what a record says of a constant of at most 64 bits.
    fn recorded_constant(&self, value: Value) -> Option<i64> {
        if let Some(number) = self.integer_constant(value) {
            return Some(number);
        }
        let data = self.module.tables.constants.get(value.as_const()?);
        let is_vector = self.module.tables.types.is_vector(data.ty);
        match data.kind {
            ConstKind::Undef | ConstKind::Poison if !is_vector => Some(UNDEFINED),
            ConstKind::Float(bits) => Some(bits as i64),
            ConstKind::Zero if matches!(self.module.tables.types.kind(data.ty), TypeKind::Pointer(_)) => Some(0),
            _ => None,
        }
    }

    /// Returns bytes without effect for a place that a runtime changes.
    pub(crate) fn room(&self, bytes: u64) -> Selected<Vec<u8>> {
        if bytes > MAX_BYTES {
            return self.refuse("a place of so many bytes");
        }
        let mut room = Vec::with_capacity(bytes as usize);
        self.context.target.append_nops(&mut room, bytes as usize);
        Ok(room)
    }
}
