//! Parameters: where the caller leaves them, and the places of the parts of arguments, which are the same.

use draig_ir::{AttrSet, Attribute, Type, TypeKind};
use draig_mc::x86::direct::{Mem, ops};
use draig_num::FloatFormat;
use draig_tables::AttrKind;

use super::compare::{Condition, Flags};
use super::convention::{Assigner, Convention, Spot, convention, result_registers};
use super::registers::{R8, R9, R10, RAX, RBP, RCX, RDI, RDX, RSI, X86};
use super::{Selected, Selector};
use crate::function::moves;
use crate::function::registers::Reg;
use crate::function::state::{Place, Target};
use crate::function::types::{Class, Kind};

/// Offset from the frame pointer of the first argument on the stack: the saved frame pointer and the return address
/// lie before it.
const FIRST_ARGUMENT: i32 = 16;
/// Size of the area in which a function with variable arguments saves the registers of arguments.
const SAVE_AREA: u64 = 6 * 8 + 8 * 16;
/// Registers of arguments of the System V ABI, in order.
const SYSTEM_V_ARGUMENTS: [Reg; 6] = [RDI, RSI, RDX, RCX, R8, R9];

impl Selector<'_, '_> {
    pub(super) fn attribute(&self, set: AttrSet, kind: AttrKind) -> Option<&Attribute> {
        self.module.tables.attributes.get(set, kind)
    }

    pub(super) fn has_attribute(&self, set: AttrSet, kind: AttrKind) -> bool {
        self.attribute(set, kind).is_some()
    }

    /// Returns the type of a parameter that is passed as a copy on the stack.
    pub(super) fn by_value(&self, set: AttrSet) -> Option<Type> {
        match self.attribute(set, AttrKind::ByVal) {
            Some(Attribute::Type(_, ty)) => *ty,
            _ => None,
        }
    }

    pub(super) fn convention_of(&self, number: u16) -> Selected<&'static Convention> {
        match convention(number) {
            Some(convention) => Ok(convention),
            None => self.refuse(&format!("calling convention {number}")),
        }
    }

    /// Whether a result is written where the caller says, though IR does not mention it.
    pub(super) fn is_demoted(&mut self, convention: &Convention, ty: Type) -> bool {
        match self.info(ty).kind {
            Kind::Nothing => false,
            Kind::Memory => self.x87_parts(ty).is_none(),
            _ => {
                let classes = self.classes(ty);
                result_registers(convention, &classes).is_none()
            }
        }
    }

    /// Number of x87 registers that a result of a type needs, if it needs only these.
    pub(super) fn x87_parts(&self, ty: Type) -> Option<u32> {
        let types = &self.module.tables.types;
        match types.kind(ty) {
            TypeKind::Float(FloatFormat::X86Fp80) => Some(1),
            _ => match types.struct_fields(ty) {
                Some([one]) => self.x87_parts(*one),
                Some([one, other]) if self.x87_parts(*one) == Some(1) && self.x87_parts(*other) == Some(1) => Some(2),
                _ => None,
            },
        }
    }

    /// Defines the parameters where the caller left them.
    pub(super) fn parameters(&mut self) -> Selected {
        let module = self.module;
        let Some(function) = module.global(self.function).as_function() else {
            return self.refuse("a function that is none");
        };
        let convention = self.convention_of(function.calling_convention)?;
        let mut assigner = Assigner::new(convention);
        let Some(signature) = module.tables.types.as_function(module.global(self.function).value_type) else {
            return self.refuse("a function without a function type");
        };
        if self.is_demoted(convention, signature.result) {
            let Spot::Reg(reg) = assigner.part(Class::I64) else { return self.refuse("a result in memory") };
            let slot = self.m.s.frame.object(8, 8);
            ops::MOV64mr.reg_mem(self.code(), reg.number(), Mem::base(RBP.0, slot));
            self.frame.result_address = slot;
        }
        // Values that move to their fixed registers, those whose register is fixed for another, and the rest.
        let mut arrivals: Vec<(u32, Reg)> = Vec::new();
        let insts = self.m.s.analysis.insts;
        for (number, &ty) in self.params.iter().enumerate() {
            let id = insts + number as u32;
            let set = module.tables.attributes.param(function.attributes, number);
            let is_used = self.m.s.analysis.lives[id as usize].uses > 0;
            if let Some(pointee) = self.by_value(set) {
                let slot = self.by_value_slot(&mut assigner, set, pointee)?;
                self.m.s.create_in_frame(id, Place::Object, FIRST_ARGUMENT + slot as i32);
                continue;
            }
            self.check_parameter(set)?;
            if self.has_attribute(set, AttrKind::Nest) {
                if is_used {
                    self.m.s.create(id, Class::I64);
                    arrivals.push((id, R10));
                }
                continue;
            }
            let (spots, classes) = self.spots(&mut assigner, ty)?;
            if number == 0 && self.has_attribute(set, AttrKind::StructRet)
                || number == 1 && self.has_attribute(set, AttrKind::StructRet)
            {
                // The address is returned, too.
                let slot = self.m.s.frame.object(8, 8);
                if let Some(&Spot::Reg(reg)) = spots.first() {
                    ops::MOV64mr.reg_mem(self.code(), reg.number(), Mem::base(RBP.0, slot));
                }
                self.frame.result_address = slot;
            }
            if self.info(ty).kind == Kind::Memory {
                self.memory_parameter(id, &spots)?;
                continue;
            }
            if !is_used {
                continue;
            }
            match classes.as_slice() {
                [] => continue,
                [class] => self.m.s.create(id, *class),
                many => self.m.s.create_parts(id, many.iter().copied()),
            }
            for (part, spot) in (0..).zip(&spots) {
                let part_id = self.m.s.part_id(id, part);
                match *spot {
                    Spot::Reg(reg) => arrivals.push((part_id, reg)),
                    Spot::Stack(offset) => self.arrive_on_stack(part_id, FIRST_ARGUMENT + offset as i32),
                }
            }
        }
        self.frame.used_by_params = (assigner.generals, assigner.vectors);
        self.frame.overflow_area = FIRST_ARGUMENT + assigner.stack as i32;
        if signature.vararg {
            self.save_registers();
        }
        self.arrive(&arrivals);
        Ok(())
    }

    pub(super) fn check_parameter(&self, set: AttrSet) -> Selected {
        for (kind, name) in [
            (AttrKind::InAlloca, "inalloca"),
            (AttrKind::Preallocated, "preallocated"),
            (AttrKind::SwiftSelf, "swiftself"),
            (AttrKind::SwiftError, "swifterror"),
            (AttrKind::SwiftAsync, "swiftasync"),
            (AttrKind::ByRef, "byref"),
        ] {
            if self.has_attribute(set, kind) && kind != AttrKind::ByRef {
                return self.refuse(&format!("a parameter with {name}"));
            }
        }
        Ok(())
    }

    pub(super) fn by_value_slot(&mut self, assigner: &mut Assigner, set: AttrSet, pointee: Type) -> Selected<u32> {
        let info = self.info(pointee);
        let align = self.module.tables.attributes.int(set, AttrKind::Alignment).unwrap_or(1 << info.align_log2);
        let (Ok(size), Ok(align)) = (u32::try_from(info.size), u32::try_from(align)) else {
            return self.refuse("a byval parameter of this size");
        };
        match assigner.on_stack(size, align.max(8)) {
            Spot::Stack(offset) if offset < 1 << 30 => Ok(offset),
            _ => self.refuse("parameters of this size"),
        }
    }

    /// Returns the places and classes of the parts of a parameter or an argument.
    pub(super) fn spots(&mut self, assigner: &mut Assigner, ty: Type) -> Selected<(Vec<Spot>, Vec<Class>)> {
        let info = self.info(ty);
        match info.kind {
            Kind::Nothing => Ok((Vec::new(), Vec::new())),
            Kind::Scalar(class) => {
                self.check_vector(ty, info.bits)?;
                Ok((vec![assigner.part(class)], vec![class]))
            }
            Kind::Parts(first, count) => {
                self.check_vector(ty, info.bits)?;
                let parts = self.m.types.parts(first, count).to_vec();
                let mut spots = Vec::with_capacity(parts.len());
                let mut at = 0;
                while at < parts.len() {
                    let width = self.module.tables.types.number_width(parts[at].ty).unwrap_or(0);
                    if width > 64 {
                        spots.extend(assigner.wide(2));
                        at += 2;
                    } else {
                        spots.push(assigner.part(parts[at].class));
                        at += 1;
                    }
                }
                let classes = parts.iter().map(|part| part.class).collect();
                Ok((spots, classes))
            }
            Kind::Memory if self.x87_parts(ty).is_some() => {
                let count = self.x87_parts(ty).unwrap_or(1);
                let spots = (0..count).map(|_| assigner.on_stack(16, 16)).collect();
                Ok((spots, Vec::new()))
            }
            Kind::Memory | Kind::Refused => {
                self.refuse(&format!("a parameter or argument of type {}", self.module.type_ref(ty)))
            }
        }
    }

    /// Refuses vectors whose place in registers is not that of C.
    pub(super) fn check_vector(&self, ty: Type, bits: u32) -> Selected {
        let types = &self.module.tables.types;
        if types.is_vector(ty)
            && (bits > 128 && !bits.is_multiple_of(128) || types.number_width(types.scalar(ty)) == Some(1))
        {
            return self.refuse(&format!("a parameter or argument of type {}", self.module.type_ref(ty)));
        }
        Ok(())
    }

    pub(super) fn memory_parameter(&mut self, id: u32, spots: &[Spot]) -> Selected {
        // Consecutive places on the stack, as in memory.
        match spots.first() {
            Some(&Spot::Stack(offset)) => {
                self.m.s.create_in_frame(id, Place::Memory, FIRST_ARGUMENT + offset as i32);
                Ok(())
            }
            _ => self.refuse("a parameter of this type"),
        }
    }

    pub(super) fn arrive_on_stack(&mut self, part: u32, offset: i32) {
        let Part { place, reg, class } = Part::of(self, part);
        if place == Place::Fixed {
            X86::load(&mut self.m.s.code, class, reg, offset);
        } else {
            self.m.s.parts[part as usize].slot = offset;
        }
    }

    /// Binds parameters to the registers in which they arrive, or moves them to their fixed ones.
    pub(super) fn arrive(&mut self, arrivals: &[(u32, Reg)]) {
        let fixed = self.m.s.fixed;
        for &(part, reg) in arrivals {
            let Part { place, reg: own, class } = Part::of(self, part);
            if place == Place::Fixed {
                self.m.moves.push(moves::Spot::Register(own), moves::Spot::Register(reg), class);
            } else if fixed.contains(reg) || !X86::ALLOCATABLE.contains(reg) {
                // The register is another value's.
                let slot = self.m.s.slot_of(part);
                X86::store(&mut self.m.s.code, class, reg, slot);
            }
        }
        let super::Memory { s, moves, .. } = &mut *self.m;
        moves.emit(s);
        for &(part, reg) in arrivals {
            if Part::of(self, part).place != Place::Fixed && !fixed.contains(reg) && X86::ALLOCATABLE.contains(reg) {
                self.m.s.define(part, reg);
            }
        }
        self.m.s.end_inst();
    }

    /// Saves the registers of arguments for `va_arg`; those of vectors only if the caller says that it used some.
    pub(super) fn save_registers(&mut self) {
        let area = self.m.s.frame.object(SAVE_AREA, 16);
        self.frame.register_save_area = area;
        let generals = SYSTEM_V_ARGUMENTS;
        for (number, reg) in (0..).zip(generals) {
            ops::MOV64mr.reg_mem(self.code(), reg.number(), Mem::base(RBP.0, area + number * 8));
        }
        let over = self.new_label();
        ops::TEST8rr.reg_reg(self.code(), RAX.number(), RAX.number());
        self.jump_if(Flags::One(Condition::E), over);
        for number in 0..8 {
            let mem = Mem::base(RBP.0, area + 48 + i32::from(number) * 16);
            ops::MOVAPSmr.reg_mem(self.code(), number, mem);
        }
        self.place(over);
    }
}

/// Facts about a part of a parameter.
struct Part {
    place: Place,
    reg: Reg,
    class: Class,
}

impl Part {
    pub(super) fn of(selector: &Selector<'_, '_>, id: u32) -> Part {
        let part = selector.m.s.parts[id as usize];
        Part { place: part.place, reg: part.reg, class: part.class }
    }
}
