//! Notes about calls for debug information: in which registers parameters arrive, and what a caller keeps of them.

use draig_dwarf::ArgumentPlace;
use draig_ir::{AttrSet, Inst, Type, Value, ValueKind};
use draig_tables::AttrKind;

use super::{Argument, Machine, Memory, Selector};
use crate::function::kinds::Kinds;
use crate::function::registers::Reg;
use crate::function::state::Place;
use crate::function::types::{Bank, Class, Kind};

/// Attributes of parameters that have places of their own.
const SPECIAL: Kinds = Kinds::of(&[
    AttrKind::ByVal,
    AttrKind::InAlloca,
    AttrKind::Preallocated,
    AttrKind::InReg,
    AttrKind::Nest,
    AttrKind::SwiftSelf,
    AttrKind::SwiftError,
    AttrKind::SwiftAsync,
]);

impl<T: Machine> Selector<'_, '_, T> {
    /// Returns the registers of general use in which parameters arrive, with their widths. After a parameter of any other
    /// kind than numbers and pointers, none is certain.
    fn general_arguments(
        &mut self,
        convention: Option<u16>,
        parameters: impl Iterator<Item = (Type, AttrSet)>,
    ) -> Vec<Option<(Reg, u32)>> {
        let mut places = Vec::new();
        let Some(registers) = T::parameter_registers(self.context, convention) else { return places };
        let mut next = registers.iter().copied();
        for (ty, set) in parameters {
            let info = self.info(ty);
            match info.kind {
                _ if !info.is_single || self.kinds(set).has_any(SPECIAL) => break,
                Kind::Scalar(class) if class.bank() == Bank::General => {
                    let reg = next.next();
                    places.push(reg.filter(|_| info.bits.is_multiple_of(8)).map(|reg| (reg, info.bits)));
                }
                // They have registers of their own.
                Kind::Scalar(Class::F32 | Class::F64) => places.push(None),
                _ => break,
            }
        }
        places
    }

    /// Returns where the parameters of the function arrive. Those that nothing uses are left over there.
    pub(crate) fn arrivals(&mut self) -> Vec<Option<(u16, u32)>> {
        let module = self.module;
        let Some(function) = module.global(self.function).as_function() else { return Vec::new() };
        let signature = module.tables.types.as_function(module.global(self.function).value_type);
        // The address of a result in memory takes a register, too.
        if signature.is_none_or(|signature| T::returns_by_address(self, signature.result)) {
            return Vec::new();
        }
        let attributes = &module.tables.attributes;
        let params = self.params.iter().enumerate();
        let parameters = params.map(|(number, &ty)| (ty, attributes.param(function.attributes, number)));
        let places = self.general_arguments(Some(function.calling_convention), parameters);
        let Memory { s, notes, .. } = &mut *self.m;
        for (id, place) in (s.analysis.insts..).zip(&places) {
            if let Some((reg, _)) = *place
                && s.analysis.lives[id as usize].uses == 0
            {
                notes.tracker.leave_over(id, reg);
            }
        }
        places.into_iter().map(|place| place.map(|(reg, bits)| (T::dwarf_number(reg), bits))).collect()
    }

    /// Notes what the caller keeps of the arguments of a call while it runs.
    pub(crate) fn argument_places(&mut self, inst: Inst, arguments: &[Argument]) {
        let convention = self.body.call(inst).map(|info| info.calling_convention);
        let parameters = arguments.iter().map(|argument| (argument.ty, argument.attributes));
        let places = self.general_arguments(convention, parameters);
        for (place, argument) in places.into_iter().zip(arguments) {
            let Some((reg, bits)) = place else { continue };
            if let Some(place) = self.kept(argument.value, bits) {
                self.m.notes.arguments.push((T::dwarf_number(reg), place));
            }
        }
    }

    /// Returns the place of a value that calls do not change.
    fn kept(&self, value: Value, bits: u32) -> Option<ArgumentPlace> {
        if let Some(number) = self.integer_constant(value) {
            return Some(ArgumentPlace::Constant(number as u64 & (u64::MAX >> (64 - bits))));
        }
        if let ValueKind::Global(global) = value.kind() {
            return Some(ArgumentPlace::Global(global));
        }
        let id = self.value_id(value)?;
        let state = &self.m.s;
        if !state.is_present(id) || state.part_count(id) != 1 {
            return None;
        }
        let part = state.parts[id as usize];
        match part.place {
            Place::Object => Some(ArgumentPlace::Object(part.slot)),
            Place::Folded | Place::Memory => None,
            Place::Anywhere | Place::Fixed if part.reg != Reg::NONE && T::CALLEE_SAVED.contains(part.reg) => {
                Some(ArgumentPlace::Register(T::dwarf_number(part.reg), bits))
            }
            Place::Anywhere if part.slot != 0 && !(part.reg != Reg::NONE && state.regs.dirty.contains(part.reg)) => {
                Some(ArgumentPlace::Frame(part.slot, bits))
            }
            Place::Anywhere | Place::Fixed => None,
        }
    }
}
