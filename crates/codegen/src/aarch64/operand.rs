//! Operands: how values get into registers, and into which.

use draig_ir::{Const, ConstKind, Inst, Opcode, Type, TypeKind, Value, ValueKind};
use draig_mc::aarch64::Float8;
use draig_mc::aarch64::direct::ops;

use super::address::Address;
use super::emit::{self, access};
use super::registers::{Arm, FP, X17, ZR};
use super::{Selected, Selector};
use crate::code::CodeTarget;
use crate::function::registers::Reg;
use crate::function::state::{Place, Target};
use crate::function::types::{Bank, Class, Kind};
pub(super) use crate::select::Source;

impl Selector<'_, '_> {
    /// Returns where a part of an operand is.
    #[inline(always)]
    pub(super) fn source(&mut self, value: Value, number: u32) -> Selected<Source> {
        let Some(id) = self.value_id(value) else { return self.other_source(value, number) };
        let part = self.m.s.parts[id as usize];
        Ok(match part.place {
            Place::Anywhere | Place::Fixed => Source::Part(self.m.s.part_id(id, number)),
            Place::Folded => Source::Folded(Inst::from_u32(id)),
            Place::Object => Source::Frame(part.slot),
            Place::Memory => Source::Memory(part.slot),
        })
    }

    /// Returns where a part of an operand is that is neither an instruction nor a parameter.
    #[inline(never)]
    fn other_source(&mut self, value: Value, number: u32) -> Selected<Source> {
        match value.kind() {
            ValueKind::Const(constant) => self.constant_source(constant, number),
            ValueKind::Global(global) => Ok(Source::Address(global, 0)),
            _ => self.refuse("an operand that is no value"),
        }
    }

    fn constant_source(&mut self, constant: Const, number: u32) -> Selected<Source> {
        let data = self.module.tables.constants.get(constant);
        Ok(match &data.kind {
            ConstKind::Int(bits) | ConstKind::Float(bits) => Source::Bits(*bits),
            ConstKind::NullPointer | ConstKind::Zero => Source::Bits(0),
            ConstKind::WideInt(value) => Source::Bits(value.limbs().get(number as usize).copied().unwrap_or(0)),
            ConstKind::WideFloat(bits) => self.bits(**bits),
            ConstKind::Undef | ConstKind::Poison => Source::Undefined,
            ConstKind::Data(_) | ConstKind::Aggregate(_) => return self.aggregate_source(constant, data.ty, number),
            ConstKind::DsoLocalEquivalent(global) | ConstKind::NoCfi(global) => Source::Address(*global, 0),
            ConstKind::Expr(_) if self.module.tables.types.is_vector(data.ty) => {
                return self.aggregate_source(constant, data.ty, number);
            }
            ConstKind::Expr(expr) => match self.symbol_and_offset(constant, 0) {
                Some((global, offset)) => Source::Address(global, offset),
                None if expr.opcode == Opcode::BitCast => return self.source(expr.operands[0], number),
                None => Source::Expression(constant),
            },
            ConstKind::BlockAddress(..) => Source::Expression(constant),
            ConstKind::Splat(_) | ConstKind::TokenNone | ConstKind::PtrAuth(_) => {
                return self.refuse("a constant of this kind");
            }
        })
    }

    /// Returns bits as a source.
    fn bits(&mut self, bits: u128) -> Source {
        if let Ok(bits) = u64::try_from(bits) {
            return Source::Bits(bits);
        }
        self.m.wide.push(bits);
        Source::WideBits(self.m.wide.len() as u32 - 1)
    }

    /// Returns a part of a constant aggregate: the part of the element that contains it.
    fn aggregate_source(&mut self, constant: Const, ty: Type, number: u32) -> Selected<Source> {
        let info = self.info(ty);
        if info.is_vector {
            let mut bytes = [0; 16];
            return match self.vector_bytes(constant, number, &mut bytes) {
                true => Ok(self.bits(u128::from_le_bytes(bytes))),
                false => match self.part_offset(ty, number) {
                    Some(offset) => Ok(Source::Constant(constant, offset)),
                    None => self.refuse("a constant with too few parts"),
                },
            };
        }
        if let (ConstKind::Data(symbol), TypeKind::Array { element, .. }) =
            (self.module.tables.constants.kind(constant), self.module.tables.types.kind(ty))
        {
            // The elements are numbers, each of which is a part.
            let size = self.info(*element).store_size as usize;
            let bytes = self.module.tables.str(*symbol);
            let bytes = bytes.get(number as usize * size..).and_then(|rest| rest.get(..size));
            let Some(bytes) = bytes else { return self.refuse("a constant with too few parts") };
            let mut wide = [0; 16];
            wide[..size].copy_from_slice(bytes);
            return Ok(self.bits(u128::from_le_bytes(wide)));
        }
        let mut rest = number;
        for at in 0.. {
            let Some(element) = self.element(constant, at) else { break };
            let element_ty = self.module.constant_type(element);
            let count = match self.info(element_ty).kind {
                Kind::Nothing => 0,
                Kind::Scalar(_) => 1,
                Kind::Parts(_, count) => u32::from(count),
                Kind::Memory | Kind::Refused => return self.refuse("a constant with a part of this type"),
            };
            if rest < count {
                return self.source(element, rest);
            }
            rest -= count;
        }
        self.refuse("a constant with too few parts")
    }

    /// Returns the offset in memory of a part of a type.
    fn part_offset(&mut self, ty: Type, number: u32) -> Option<u32> {
        match self.info(ty).kind {
            Kind::Scalar(_) if number == 0 => Some(0),
            Kind::Parts(first, count) => self.m.types.parts(first, count).get(number as usize).map(|part| part.offset),
            _ => None,
        }
    }

    /// Returns an element of a constant aggregate that is no array of numbers; those are few, and made on demand.
    fn element(&self, constant: Const, at: usize) -> Option<Value> {
        match self.module.tables.constants.kind(constant) {
            ConstKind::Aggregate(elements) => elements.get(at).copied(),
            _ => None,
        }
    }

    /// Returns the register of a part, which must not be written; it is locked.
    #[inline]
    pub(super) fn register(&mut self, value: Value, number: u32, class: Class) -> Selected<Reg> {
        match self.source(value, number)? {
            Source::Part(id) => Ok(self.m.s.in_register(id)),
            Source::Bits(0) if class.bank() == Bank::General => Ok(ZR),
            source => {
                let reg = self.m.s.scratch(class.bank());
                self.move_source(reg, source, class)?;
                Ok(reg)
            }
        }
    }

    /// Writes a part of an operand into a register that nothing else needs.
    #[inline]
    pub(super) fn move_to(&mut self, reg: Reg, value: Value, number: u32, class: Class) -> Selected {
        let source = self.source(value, number)?;
        self.move_source(reg, source, class)
    }

    /// Returns the register of a part of the general bank, which must not be written, and is never that of zero: for
    /// instructions in which its number is that of `sp`.
    #[inline]
    pub(super) fn register_not_zero(&mut self, value: Value, number: u32, class: Class) -> Selected<Reg> {
        let reg = self.register(value, number, class)?;
        if reg != ZR {
            return Ok(reg);
        }
        let reg = self.m.s.scratch(Bank::General);
        self.move_bits(reg, 0, class);
        Ok(reg)
    }

    pub(super) fn move_source(&mut self, reg: Reg, source: Source, class: Class) -> Selected {
        match source {
            Source::Part(id) => {
                let part = self.m.s.parts[id as usize];
                if part.reg == reg {
                } else if part.reg != Reg::NONE {
                    Arm::copy(&mut self.m.s.code, part.class, reg, part.reg);
                } else {
                    Arm::load(&mut self.m.s.code, part.class, reg, part.slot);
                }
            }
            Source::Bits(bits) => self.move_bits(reg, u128::from(bits), class),
            Source::WideBits(number) => self.move_bits(reg, self.m.wide[number as usize], class),
            Source::Frame(offset) => emit::add_number(self.code(), reg, FP, i64::from(offset)),
            Source::Address(global, offset) => return self.move_address(reg, global, offset),
            Source::Folded(inst) => return self.move_folded(reg, inst, class),
            Source::Undefined => {}
            Source::Expression(constant) => return self.move_expression(reg, constant, class, 0),
            Source::Memory(slot) => Arm::load(&mut self.m.s.code, class, reg, slot),
            Source::Constant(constant, offset) if self.has_lanes_of_code(constant) => {
                return self.move_lanes(reg, constant, offset, class);
            }
            Source::Constant(constant, offset) => {
                let base = if reg.is_vector() { X17 } else { reg };
                self.move_page(base, CodeTarget::Constant(constant), i64::from(offset));
                self.load_part(reg, class, class.size(), Address::base(base, 0));
            }
        }
        Ok(())
    }

    /// Computes an instruction that was left to its user, into a register.
    fn move_folded(&mut self, reg: Reg, inst: Inst, class: Class) -> Selected {
        let operands = self.body.operands(inst);
        match self.body.opcode(inst) {
            Opcode::Load => {
                let address = self.address_of(operands[0])?;
                let bytes = self.info(self.body.inst_type(inst)).store_size as u32;
                self.load_part(reg, class, bytes.min(class.size()), address);
                Ok(())
            }
            Opcode::GetElementPtr => {
                let address = self.gep_address(inst)?;
                self.move_address_to(reg, address);
                Ok(())
            }
            Opcode::ICmp | Opcode::FCmp => self.move_condition(reg, inst),
            opcode => self.refuse(&format!("{} left to its user", opcode.spelling())),
        }
    }

    /// Writes bits into a register.
    pub(super) fn move_bits(&mut self, reg: Reg, bits: u128, class: Class) {
        let number = reg.number();
        if class.bank() == Bank::General {
            emit::number(self.code(), reg, bits as u64, class.size() == 8);
            return;
        }
        if bits == 0 {
            ops::MOVIv2d_ns.d(self.code(), number);
            return;
        }
        if let Some(value) = small_float(bits, class) {
            let op = if class == Class::F32 { ops::FMOVSi } else { ops::FMOVDi };
            op.float8(self.code(), number, value);
            return;
        }
        let size = class.size().max(4);
        let target = CodeTarget::Pool(self.pool_offset(bits, size));
        if self.context.has_far_addresses {
            self.move_page(X17, target, 0);
            return self.load_part(reg, class, size, Address::base(X17, 0));
        }
        let (op, kind) = match size {
            4 => (access::LOAD_S, draig_image::FixupKind::Load32Lo12),
            8 => (access::LOAD_D, draig_image::FixupKind::Load64Lo12),
            _ => (access::LOAD_Q, draig_image::FixupKind::Load128Lo12),
        };
        self.fixup(draig_image::FixupKind::AdrpPage21, target, 0);
        ops::ADRP.d(self.code(), X17.0);
        self.fixup(kind, target, 0);
        op.scaled.scaled(self.code(), number, X17.0, 0);
    }

    /// Returns the offset of a constant of this size in the pool.
    pub(super) fn pool_offset(&mut self, bits: u128, size: u32) -> u32 {
        let size = size as usize;
        let bytes = bits.to_le_bytes();
        // The last constants are likely to be used again.
        let start = self.pool.len().saturating_sub(256).next_multiple_of(size);
        let found = (start..self.pool.len().saturating_sub(size - 1))
            .step_by(size)
            .find(|&at| self.pool[at..at + size] == bytes[..size]);
        let at = found.unwrap_or_else(|| {
            let at = self.pool.len().next_multiple_of(size);
            self.pool.resize(at, 0);
            self.pool.extend_from_slice(&bytes[..size]);
            at
        });
        at as u32
    }

    /// Returns a register for the result that holds the value of an operand: the operand's own if it dies with
    /// this instruction, a copy otherwise. The operand must have been consumed.
    pub(super) fn result_from(&mut self, inst: Inst, class: Class, value: Value, number: u32) -> Selected<Reg> {
        let is_fixed = self.m.s.parts[inst.index()].place == Place::Fixed;
        let source = self.source(value, number)?;
        if !is_fixed
            && let Source::Part(part) = source
            && let Some(reg) = self.m.s.reuse(self.m.s.value_of(part), part)
        {
            return Ok(reg);
        }
        let reg = self.hinted_register(inst, class);
        self.move_source(reg, source, class)?;
        Ok(reg)
    }

    /// Makes a register a part of the result of an instruction whose parts were made.
    pub(super) fn define_part(&mut self, inst: Inst, number: u32, reg: Reg) {
        let id = self.m.s.part_id(inst.as_u32(), number);
        self.m.s.define(id, reg);
    }

    /// Copies all parts of a value to the result of an instruction (`freeze`, `bitcast` to the same registers).
    pub(super) fn copy_value(&mut self, inst: Inst, value: Value) -> Selected {
        let ty = self.body.inst_type(inst);
        self.consume(value);
        match self.info(ty).kind {
            Kind::Scalar(class) => {
                let reg = self.result_from(inst, class, value, 0)?;
                self.define(inst, class, reg);
                Ok(())
            }
            _ => self.copy_parts(inst, ty, value),
        }
    }

    /// Returns a register for the result of an instruction with one part, as `result_register` does, but the one in
    /// which a call that is its only user wants it, if that is free.
    #[inline]
    pub(super) fn hinted_register(&mut self, inst: Inst, class: Class) -> Reg {
        let part = self.m.s.parts[inst.index()];
        if part.place == Place::Fixed {
            return part.reg;
        }
        if let Some(user) = self.only_user(inst)
            && self.body.opcode(user) == Opcode::Call
            && let Some(reg) = self.argument_register(inst, user)
        {
            return self.m.s.scratch_of(reg.mask());
        }
        self.m.s.scratch(class.bank())
    }

    /// Returns the register in which a call of a function in C has a value, if it is free. It is a guess: attributes
    /// that change the place are not looked at.
    #[inline(never)]
    fn argument_register(&mut self, inst: Inst, call: Inst) -> Option<Reg> {
        /// Arguments further on are not in registers.
        const MAX_ARGUMENT: usize = 8;
        let body = self.body;
        let is_function = match body.callee(call)?.kind() {
            ValueKind::Global(global) => self.intrinsics[global.index()].is_none(),
            ValueKind::InlineAsm(_) => false,
            _ => true,
        };
        if !is_function {
            return None;
        }
        let (mut generals, mut vectors) = (0u8, 0u8);
        for &argument in body.call_args(call).iter().take(MAX_ARGUMENT) {
            let ty = self.type_of(argument);
            let info = self.info(ty);
            let (Kind::Scalar(class), true) = (info.kind, info.is_single) else { return None };
            let is_general = class.bank() == Bank::General;
            if argument == Value::inst(inst) {
                let reg = if is_general { Reg(generals) } else { Reg::vector(vectors) };
                return self.m.s.is_free(reg).then_some(reg);
            }
            if is_general {
                generals += 1;
            } else {
                vectors += 1;
            }
        }
        None
    }
}

/// Returns a number as the immediate of `fmov`, if it has so few digits.
fn small_float(bits: u128, class: Class) -> Option<Float8> {
    let bits = match class {
        Class::F32 => f64::from(f32::from_bits(bits as u32)).to_bits(),
        Class::F64 => bits as u64,
        _ => return None,
    };
    // aBbbbbbb bbcdefgh 0...: a sign, an exponent from -3 to 4, four digits after the point.
    let sign = (bits >> 63) as u8;
    let exponent = (bits >> 52 & 0x7ff) as i32 - 1023;
    let fits = bits & 0xffff_ffff_ffff == 0 && (-3..=4).contains(&exponent);
    let digits = (bits >> 48 & 0xf) as u8;
    fits.then(|| Float8(sign << 7 | ((exponent + 3) as u8 ^ 4) << 4 | digits))
}
