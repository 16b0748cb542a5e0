//! Parameters: where the caller leaves them, and the places of the parts of arguments, which are the same.

use draig_image::FixupKind;
use draig_ir::{AttrSet, Attribute, Linkage, Type, TypeKind};
use draig_mc::x86::direct::{Mem, ops};
use draig_num::FloatFormat;
use draig_tables::AttrKind;

use super::address::Address;
use super::compare::{Condition, Flags};
use super::convention::{
    ALL, Assigner, Convention, Spot, convention, result_register, result_registers, windows_convention,
};
use super::prologue::{SHADOW, WIN64_ARGUMENTS};
use super::registers::{R8, R9, R11, R12, RAX, RBP, RCX, RDI, RDX, RSI, ST0, X86, XMM15, set};
use super::result::is_x87;
use super::{Selected, Selector};
use crate::code::CodeTarget;
use crate::features::Feature;
use crate::function::moves;
use crate::function::registers::{Reg, RegSet};
use crate::function::state::{Place, Target};
use crate::function::types::{Bank, Class, Kind};

/// Size of the area in which a function with variable arguments saves the registers of arguments.
const SAVE_AREA: u64 = 6 * 8 + 8 * 16;
/// Registers of arguments of the System V ABI, in order, and the number of vector registers.
pub(super) const VECTOR_ARGUMENTS: u8 = 8;
pub(super) const SYSTEM_V_ARGUMENTS: [Reg; 6] = [RDI, RSI, RDX, RCX, R8, R9];

impl Selector<'_, '_> {
    pub(super) fn attribute(&self, set: AttrSet, kind: AttrKind) -> Option<&Attribute> {
        self.module.tables.attributes.get(set, kind)
    }

    /// Returns the type of a parameter that is passed as a copy on the stack.
    pub(super) fn by_value(&self, set: AttrSet) -> Option<Type> {
        match self.attribute(set, AttrKind::ByVal) {
            Some(Attribute::Type(_, ty)) => *ty,
            _ => None,
        }
    }

    pub(super) fn convention_of(&self, number: u16) -> Selected<&'static Convention> {
        let found = if self.context.format.is_coff() { windows_convention(number) } else { convention(number) };
        match found {
            Some(convention) => Ok(convention),
            None => self.refuse(&format!("calling convention {number}")),
        }
    }

    /// Whether a result is written where the caller says, though IR does not mention it.
    pub(super) fn is_demoted(&mut self, convention: &Convention, ty: Type) -> bool {
        let info = self.info(ty);
        match info.kind {
            Kind::Nothing => false,
            Kind::Scalar(class) if info.is_single => result_register(convention, class).is_none(),
            Kind::Memory if convention.by_reference => self.x87_parts(ty).is_none(),
            Kind::Scalar(_) if !info.is_vector => {
                let classes = self.classes(ty);
                result_registers(convention, &classes).is_none()
            }
            _ if !convention.by_reference && self.has_pieces(ty) => self.is_demoted_in_pieces(convention, ty),
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

    /// Makes the frame of the function, which depends on its convention.
    pub(super) fn start_frame(&mut self) -> Selected {
        let Some(function) = self.module.global(self.function).as_function() else {
            return self.refuse("a function that is none");
        };
        let convention = self.convention_of(function.calling_convention)?;
        self.read_traits()?;
        let frame = &mut self.frame;
        frame.traits = self.traits;
        frame.align = frame.align.max(self.traits.stack_align);
        frame.is_marked = self.context.marks_branches && !self.traits.is_unchecked;
        frame.convention = convention;
        let saved = match (self.traits.saves_all, self.traits.saves_none) {
            (true, _) => ALL,
            (false, true) => RegSet::EMPTY,
            (false, false) => convention.saved,
        };
        frame.saved = saved;
        frame.has_red_zone = convention.has_red_zone && !self.traits.has_no_red_zone;
        frame.reserved = saved.and(RegSet::bank(Bank::General)).len() * 8;
        self.m.s.start(frame.reserved);
        if self.is_guarded(self.traits.guard) {
            self.frame.guard = self.m.s.frame.object(8, 8);
            self.frame.has_calls = true;
        }
        let vectors = saved.and(RegSet::bank(Bank::Vector));
        if let Some(first) = vectors.first() {
            // Of those of Windows, only the lower halves are restored.
            self.frame.has_wide_vectors = self.features.has(Feature::Avx) && !self.context.format.is_coff();
            let bytes = if self.frame.has_wide_vectors { 32 } else { 16 };
            let area = self.m.s.frame.object(u64::from(vectors.len()) * bytes, 16);
            self.frame.saved_area = area - i32::from(first.number()) * bytes as i32;
        }
        // Those that never hold a value change all the same.
        self.m.s.touched = set(&[R11]).or(XMM15.mask());
        Ok(())
    }

    /// Defines the parameters where the caller left them.
    pub(super) fn parameters(&mut self) -> Selected {
        let module = self.module;
        let Some(function) = module.global(self.function).as_function() else {
            return self.refuse("a function that is none");
        };
        self.store_guard();
        if !self.context.format.is_msvc && self.context.format.is_coff() {
            self.call_constructors();
        }
        if self.traits.calls_mcount {
            // It changes no register.
            self.frame.has_calls = true;
            ops::CALL64pcrel32.imm(self.code(), 0);
            self.fixup(FixupKind::Plt32, CodeTarget::External("mcount"), 0, 0);
        }
        let convention = self.frame.convention;
        let mut assigner = Assigner::new(convention);
        let Some(signature) = module.tables.types.as_function(module.global(self.function).value_type) else {
            return self.refuse("a function without a function type");
        };
        let mut used = RegSet::EMPTY;
        if self.is_demoted(convention, signature.result) {
            let reg = match convention.result_address {
                Some(reg) => reg,
                None => match assigner.part(Class::I64) {
                    Spot::Reg(reg) => reg,
                    Spot::Stack(_) => return self.refuse("a result in memory"),
                },
            };
            let slot = self.m.s.frame.object(8, 8);
            ops::MOV64mr.reg_mem(self.code(), reg.number(), Mem::base(RBP.0, slot));
            self.frame.result_address = slot;
        } else if self.frame.saved != super::convention::C.saved || !self.traits.cleared.is_empty() {
            // Registers of the result are not restored.
            let pieces = if convention.by_reference { None } else { self.pieces_of(signature.result)? };
            let results = match pieces {
                Some(pieces) => self.piece_registers(convention, &pieces),
                None => result_registers(convention, &self.classes(signature.result)),
            };
            let results = results.unwrap_or_default();
            self.frame.results = results.into_iter().filter(|&reg| !is_x87(reg)).collect();
            self.leave_changed(self.frame.results);
        }
        // The address of a result is returned, too.
        self.frame.results.insert(RAX);
        self.place_parameters_on_stack()?;
        // Values that move to their fixed registers, those whose register is fixed for another, and the rest.
        let mut arrivals: Vec<(u32, Reg)> = Vec::new();
        let mut stacked: Vec<(u32, i32)> = Vec::new();
        let mut gathered = Vec::new();
        let insts = self.m.s.analysis.insts;
        for (number, &ty) in self.params.iter().enumerate() {
            let id = insts + number as u32;
            let set = module.tables.attributes.param(function.attributes, number);
            let is_used = self.m.s.analysis.lives[id as usize].uses > 0;
            if convention.is_interrupt {
                // Words that the processor pushed, after the error code if there is one.
                let first = self.frame.first_argument();
                match number {
                    0 if self.by_value(set).is_some() => {
                        let code = if self.params.len() > 1 { 8 } else { 0 };
                        self.m.s.create_in_frame(id, Place::Object, first + code);
                    }
                    1 if is_used => {
                        self.m.s.create(id, Class::I64);
                        self.arrive_on_stack(id, first);
                    }
                    1 => {}
                    _ => return self.refuse("parameters of an interrupt handler"),
                }
                continue;
            }
            if set != AttrSet::EMPTY
                && !convention.by_reference
                && let Some(pointee) = self.by_value(set)
            {
                let slot = self.by_value_slot(&mut assigner, set, pointee)?;
                let first = self.frame.first_argument();
                self.m.s.create_in_frame(id, Place::Object, first + slot as i32);
                continue;
            }
            if set != AttrSet::EMPTY
                && let Some(reg) = self.special_register(convention, set, ty)?
            {
                used.insert(reg);
                if reg == R12 {
                    // The variable that it stands for is in the frame; the register gets its value at the end.
                    let slot = self.m.s.frame.object(8, 8);
                    X86::store(&mut self.m.s.code, Class::I64, reg, slot);
                    self.m.s.create_in_frame(id, Place::Object, slot);
                    self.frame.swift_error = slot;
                    self.leave_changed(R12.mask());
                } else if is_used {
                    self.m.s.create(id, Class::I64);
                    arrivals.push((id, reg));
                }
                continue;
            }
            if !convention.by_reference
                && let Some(pieces) = self.pieces_of(ty)?
            {
                let spots = self.piece_spots(&mut assigner, &pieces);
                used = used.or(spots.iter().filter_map(|spot| spot.reg()).collect());
                if is_used {
                    let place = self.place_for_pieces(ty, &pieces)?;
                    self.store_pieces(&pieces, &spots, &place);
                    gathered.push((id, ty, pieces, spots, place));
                }
                continue;
            }
            let (spots, classes) = self.spots(&mut assigner, convention, ty)?;
            if number <= 1 && set != AttrSet::EMPTY && self.has_attribute(set, AttrKind::StructRet) {
                // The address is returned, too.
                let slot = self.m.s.frame.object(8, 8);
                if let Some(&Spot::Reg(reg)) = spots.first() {
                    ops::MOV64mr.reg_mem(self.code(), reg.number(), Mem::base(RBP.0, slot));
                }
                self.frame.result_address = slot;
            }
            if self.info(ty).kind == Kind::Memory {
                self.memory_parameter(id, ty, &spots)?;
                continue;
            }
            for spot in &spots {
                if let Spot::Reg(reg) = *spot {
                    used.insert(reg);
                }
            }
            if !is_used {
                continue;
            }
            match classes.as_slice() {
                [] => continue,
                [class] => self.m.s.create(id, *class),
                many => self.m.s.create_parts(id, many.iter().copied()),
            }
            for (part, (spot, class)) in (0..).zip(spots.iter().zip(&classes)) {
                let part_id = self.m.s.part_id(id, part);
                match *spot {
                    _ if convention.by_reference && class.size() > 8 => self.arrive_by_reference(part_id, *spot),
                    Spot::Reg(RBP) => stacked.push((part_id, 0)),
                    Spot::Reg(reg) => arrivals.push((part_id, reg)),
                    Spot::Stack(offset) => {
                        let first = self.frame.first_argument();
                        stacked.push((part_id, first + offset as i32));
                    }
                }
            }
        }
        if assigner.shares_words {
            return self.refuse("parameters that share words of the stack");
        }
        if convention.is_argument_changed {
            self.leave_changed(used);
        }
        self.frame.used_by_params = (assigner.generals, assigner.vectors);
        self.frame.overflow_area = self.frame.first_argument() + assigner.stack as i32;
        if signature.vararg {
            self.save_registers(assigner.position as usize);
        }
        self.arrive(&arrivals);
        // A fixed register may be one in which another parameter arrived.
        for (part, offset) in stacked {
            self.arrive_on_stack(part, offset);
        }
        let first = self.frame.first_argument();
        for (id, ty, pieces, spots, place) in gathered {
            self.gather_pieces(&pieces, &spots, first, &place)?;
            self.define_gathered(id, ty, &place)?;
            self.m.s.end_inst();
        }
        Ok(())
    }

    /// Lets the start of a program of MinGW run the constructors, whose function the compiler calls.
    fn call_constructors(&mut self) {
        let module = self.module;
        let global = module.global(self.function);
        if module.tables.str(global.name) != b"main" || global.linkage != Linkage::External {
            return;
        }
        self.frame.has_calls = true;
        self.frame.outgoing = self.frame.outgoing.max(SHADOW);
        let kept: Vec<(Reg, i32)> = WIN64_ARGUMENTS.map(|reg| (reg, self.m.s.frame.object(8, 8))).to_vec();
        for &(reg, slot) in &kept {
            X86::store(&mut self.m.s.code, Class::I64, reg, slot);
        }
        ops::CALL64pcrel32.imm(self.code(), 0);
        self.fixup(FixupKind::Plt32, CodeTarget::External("__main"), 0, 0);
        for (reg, slot) in kept {
            X86::load(&mut self.m.s.code, Class::I64, reg, slot);
        }
    }

    /// Notes that the function need not restore some registers.
    fn leave_changed(&mut self, regs: RegSet) {
        self.frame.saved = self.frame.saved.without(regs);
    }

    /// Determines how many bytes of parameters there are on the stack, where the prologue depends on it.
    fn place_parameters_on_stack(&mut self) -> Selected {
        let convention = self.frame.convention;
        if convention.is_interrupt {
            // No return address: the first parameter is what lies in its place, or follows the error code.
            self.frame.excess = if self.params.len() > 1 { 0 } else { -8 };
            return Ok(());
        }
        if !convention.pops && !self.frame.has_tail {
            return Ok(());
        }
        let Some(function) = self.module.global(self.function).as_function() else { return Ok(()) };
        let mut assigner = Assigner::new(convention);
        if self.frame.result_address != 0 && convention.result_address.is_none() {
            assigner.part(Class::I64);
        }
        for (number, &ty) in self.params.iter().enumerate() {
            let set = self.module.tables.attributes.param(function.attributes, number);
            self.parameter_spots(&mut assigner, convention, set, ty)?;
        }
        self.frame.incoming = if convention.pops { assigner.popped() } else { assigner.stack };
        if self.frame.has_tail {
            let excess = self.tail_excess()?;
            self.frame.excess = excess as i32;
        }
        Ok(())
    }

    /// Assigns the places of a parameter or argument with attributes, to count them.
    pub(super) fn parameter_spots(
        &mut self,
        assigner: &mut Assigner,
        convention: &'static Convention,
        set: AttrSet,
        ty: Type,
    ) -> Selected {
        match self.by_value(set) {
            Some(_) if convention.by_reference => {
                assigner.part(Class::I64);
            }
            Some(pointee) => {
                self.by_value_slot(assigner, set, pointee)?;
            }
            None if self.special_register(convention, set, ty)?.is_some() => {}
            None => match self.pieces_of(ty)? {
                Some(pieces) if !convention.by_reference => {
                    self.piece_spots(assigner, &pieces);
                }
                _ => {
                    self.spots(assigner, convention, ty)?;
                }
            },
        }
        Ok(())
    }

    /// Loads a vector of which the caller passes the address of a copy.
    fn arrive_by_reference(&mut self, part: u32, spot: Spot) {
        let reg = match spot {
            Spot::Reg(reg) => reg,
            Spot::Stack(offset) => {
                let first = self.frame.first_argument();
                X86::load(&mut self.m.s.code, Class::I64, R11, first + offset as i32);
                R11
            }
        };
        let Part { place, reg: own, class } = Part::of(self, part);
        self.reg_mem(ops::MOVUPSrm, XMM15, Address::base(reg, 0));
        if place == Place::Fixed {
            X86::copy(&mut self.m.s.code, class, own, XMM15);
        } else {
            let slot = self.m.s.slot_of(part);
            X86::store(&mut self.m.s.code, class, XMM15, slot);
        }
    }

    pub(super) fn by_value_slot(&mut self, assigner: &mut Assigner, set: AttrSet, pointee: Type) -> Selected<u32> {
        let info = self.info(pointee);
        let align = self.module.tables.attributes.int(set, AttrKind::Alignment).unwrap_or(1 << info.align_log2);
        let (Ok(size), Ok(align)) = (u32::try_from(info.size), u32::try_from(align)) else {
            return self.refuse("a byval parameter of this size");
        };
        self.frame.align = self.frame.align.max(align.min(1 << 12));
        match assigner.on_stack(size, align.max(8)) {
            Spot::Stack(offset) if offset < 1 << 30 => Ok(offset),
            _ => self.refuse("parameters of this size"),
        }
    }

    /// Returns the places and classes of the parts of a parameter or an argument.
    pub(super) fn spots(
        &mut self,
        assigner: &mut Assigner,
        convention: &Convention,
        ty: Type,
    ) -> Selected<(Vec<Spot>, Vec<Class>)> {
        let info = self.info(ty);
        // The address of a copy has the place of an integer.
        let place = |class: Class| if convention.by_reference && class.size() > 8 { Class::I64 } else { class };
        match info.kind {
            Kind::Nothing => Ok((Vec::new(), Vec::new())),
            Kind::Scalar(class) => {
                self.check_vector(ty, info.bits)?;
                Ok((vec![assigner.part(place(class))], vec![class]))
            }
            Kind::Parts(first, count) => {
                self.check_vector(ty, info.bits)?;
                let parts = self.m.types.parts(first, count).to_vec();
                let mut spots = Vec::with_capacity(parts.len());
                let mut at = 0;
                while at < parts.len() {
                    if ty == Type::I128 {
                        spots.extend(assigner.wide(2));
                        at += 2;
                    } else {
                        spots.push(assigner.part(place(parts[at].class)));
                        at += 1;
                    }
                }
                let classes = parts.iter().map(|part| part.class).collect();
                Ok((spots, classes))
            }
            Kind::Memory if self.x87_parts(ty).is_some() => {
                let count = self.x87_parts(ty).unwrap_or(1);
                if convention.by_reference {
                    if count != 1 {
                        return self.refuse(&format!("a parameter of type {}", self.module.type_ref(ty)));
                    }
                    return Ok((vec![assigner.part(Class::I64)], Vec::new()));
                }
                if count == 1
                    && let Some(reg) = assigner.x87()
                {
                    return Ok((vec![Spot::Reg(reg)], Vec::new()));
                }
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

    fn memory_parameter(&mut self, id: u32, ty: Type, spots: &[Spot]) -> Selected {
        let first = self.frame.first_argument();
        match (spots.first(), self.frame.convention.by_reference) {
            // Consecutive places on the stack, as in memory.
            (Some(&Spot::Stack(offset)), false) => {
                self.m.s.create_in_frame(id, Place::Memory, first + offset as i32);
                Ok(())
            }
            (Some(&Spot::Reg(ST0)), _) => {
                let slot = self.m.s.frame.object(16, 16);
                self.m.s.create_in_frame(id, Place::Memory, slot);
                ops::ST_FP80m.mem(self.code(), Mem::base(RBP.0, slot));
                Ok(())
            }
            (Some(&spot), true) => {
                let reg = match spot {
                    Spot::Reg(reg) => reg,
                    Spot::Stack(offset) => {
                        X86::load(&mut self.m.s.code, Class::I64, R11, first + offset as i32);
                        R11
                    }
                };
                let size = self.info(ty).size;
                let slot = self.m.s.frame.object(size, 16);
                self.m.s.create_in_frame(id, Place::Memory, slot);
                self.mem(ops::LD_F80m, Address::base(reg, 0));
                ops::ST_FP80m.mem(self.code(), Mem::base(RBP.0, slot));
                Ok(())
            }
            _ => self.refuse("a parameter of this type"),
        }
    }

    pub(super) fn arrive_on_stack(&mut self, part: u32, offset: i32) {
        let Part { place, reg, class } = Part::of(self, part);
        if place == Place::Fixed {
            X86::load(&mut self.m.s.code, class, reg, offset);
        } else if offset == 0 {
            // A parameter in the frame pointer, which the prologue saved.
            X86::load(&mut self.m.s.code, Class::I64, R11, offset);
            let slot = self.m.s.slot_of(part);
            X86::store(&mut self.m.s.code, Class::I64, R11, slot);
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
    fn save_registers(&mut self, named: usize) {
        if self.frame.convention.is_list_address {
            let home = self.frame.first_argument();
            for (number, reg) in (0..).zip(WIN64_ARGUMENTS).skip(named) {
                X86::store(&mut self.m.s.code, Class::I64, reg, home + 8 * number);
            }
            // Arguments of other functions are passed on as they came.
            self.frame.overflow_area = home + 8 * named as i32;
            self.frame.forwarded = i32::from(self.frame.has_tail);
            return;
        }
        if self.frame.has_tail {
            let slot = self.m.s.frame.object(8, 8);
            X86::store(&mut self.m.s.code, Class::I64, RAX, slot);
            self.frame.forwarded = slot;
        }
        let area = self.m.s.frame.object(SAVE_AREA, 16);
        self.frame.register_save_area = area;
        let generals = SYSTEM_V_ARGUMENTS;
        for (number, reg) in (0..).zip(generals) {
            ops::MOV64mr.reg_mem(self.code(), reg.number(), Mem::base(RBP.0, area + number * 8));
        }
        let over = self.new_label();
        ops::TEST8rr.reg_reg(self.code(), RAX.number(), RAX.number());
        self.jump_if(Flags::One(Condition::E), over);
        for number in 0..VECTOR_ARGUMENTS {
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
