//! Operands: how values get into registers, and which may be read from memory instead.

use draig_ir::{Const, ConstKind, Inst, Opcode, Type, TypeKind, Value, ValueKind};
use draig_mc::x86::direct::{Mem, ops};

use super::Selected;
use super::Selector;
use super::address::Address;
use super::registers::{RBP, X86};
use crate::function::registers::Reg;
use crate::function::state::{Place, Target};
use crate::function::types::{Bank, Class, Kind};
pub(super) use crate::select::Source;

/// A register or memory.
#[derive(Clone, Copy, Debug)]
pub(super) enum Rm {
    Reg(Reg),
    Mem(Address),
}

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

    /// Returns the bits of a source that is a number.
    pub(super) fn bits_of(&self, source: Source) -> Option<u128> {
        match source {
            Source::Bits(bits) => Some(u128::from(bits)),
            Source::WideBits(number) => Some(self.m.wide[number as usize]),
            _ => None,
        }
    }

    /// Returns a part of a constant aggregate: the part of the element that contains it.
    fn aggregate_source(&mut self, constant: Const, ty: Type, number: u32) -> Selected<Source> {
        let info = self.info(ty);
        if info.is_vector {
            let mut bytes = [0; 16];
            return match self.vector_bytes(constant, number, &mut bytes) {
                true => Ok(self.bits(u128::from_le_bytes(bytes))),
                false => match self.parts_of(ty).get(number as usize).map(|part| part.offset) {
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

    pub(super) fn move_source(&mut self, reg: Reg, source: Source, class: Class) -> Selected {
        match source {
            Source::Part(id) => {
                let part = self.m.s.parts[id as usize];
                if part.reg == reg {
                } else if part.reg != Reg::NONE {
                    X86::copy(&mut self.m.s.code, part.class, reg, part.reg);
                } else {
                    X86::load(&mut self.m.s.code, part.class, reg, part.slot);
                }
            }
            Source::Bits(bits) => self.move_bits(reg, u128::from(bits), class),
            Source::WideBits(number) => self.move_bits(reg, self.m.wide[number as usize], class),
            Source::Frame(offset) => ops::LEA64r.reg_mem(self.code(), reg.number(), Mem::base(RBP.0, offset)),
            Source::Address(global, offset) => return self.move_address(reg, global, offset),
            Source::Folded(inst) => return self.move_folded(reg, inst, class),
            Source::Undefined => {}
            Source::Expression(constant) => return self.move_expression(reg, constant, class, 0),
            Source::Memory(slot) => X86::load(&mut self.m.s.code, class, reg, slot),
            Source::Constant(constant, offset) if self.has_lanes_of_code(constant) => {
                return self.move_lanes(reg, constant, offset, class);
            }
            Source::Constant(constant, offset) => {
                let address = Address::constant(constant, offset as i32);
                self.load_part(reg, class, class.size(), address);
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
                self.move_address_to(reg, address)
            }
            Opcode::ICmp | Opcode::FCmp => self.move_condition(reg, inst),
            opcode => self.refuse(&format!("{} left to its user", opcode.spelling())),
        }
    }

    /// Writes bits into a register.
    pub(super) fn move_bits(&mut self, reg: Reg, bits: u128, class: Class) {
        let number = reg.number();
        if class.bank() == Bank::General {
            let bits = bits as u64;
            let bits = if class.size() < 8 { u64::from(bits as u32) } else { bits };
            let code = self.code();
            if bits == 0 {
                ops::XOR32rm.reg_reg(code, number, number);
            } else if let Ok(bits) = u32::try_from(bits) {
                ops::MOV32ri.opcode_reg_imm(code, number, i64::from(bits as i32));
            } else if let Ok(bits) = i32::try_from(bits as i64) {
                ops::MOV64ri32.reg_imm(code, number, bits);
            } else {
                ops::MOV64ri.opcode_reg_imm(code, number, bits as i64);
            }
        } else if bits == 0 {
            ops::XORPSrm.reg_reg(self.code(), number, number);
        } else {
            let constant = self.pool_mem(bits, class.size());
            let op = match class.size() {
                2 | 4 => ops::MOVSSrm,
                8 => ops::MOVSDrm,
                _ => ops::MOVAPSrm,
            };
            self.reg_mem(op, reg, constant);
        }
    }

    /// Returns the address of a constant of this size, in the pool.
    pub(super) fn pool_mem(&mut self, bits: u128, size: u32) -> Address {
        let size = size.max(4) as usize;
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
        Address::pool(at as u32)
    }

    /// Returns a part as register or memory that may be read with this number of bytes, at least.
    pub(super) fn reg_or_mem(&mut self, value: Value, number: u32, class: Class, bytes: u32) -> Selected<Rm> {
        match self.source(value, number)? {
            Source::Part(id) => {
                let part = self.m.s.parts[id as usize];
                if part.reg == Reg::NONE && part.slot != 0 && bytes <= part.class.size().max(4) {
                    return Ok(Rm::Mem(Address::frame(part.slot)));
                }
                Ok(Rm::Reg(self.m.s.in_register(id)))
            }
            Source::Folded(inst) if self.body.opcode(inst) == Opcode::Load => {
                let size = self.info(self.body.inst_type(inst)).store_size;
                if u64::from(bytes) == size {
                    let pointer = self.body.operands(inst)[0];
                    return Ok(Rm::Mem(self.address_of(pointer)?));
                }
                Ok(Rm::Reg(self.register(value, number, class)?))
            }
            Source::Memory(slot) => Ok(Rm::Mem(Address::frame(slot))),
            source => {
                let reg = self.m.s.scratch(class.bank());
                self.move_source(reg, source, class)?;
                Ok(Rm::Reg(reg))
            }
        }
    }

    /// Returns a register for the result that holds the value of an operand: the operand's own if it dies with
    /// this instruction, a copy otherwise. The operand must have been consumed.
    pub(super) fn result_from(&mut self, inst: Inst, class: Class, value: Value, number: u32) -> Selected<Reg> {
        let id = inst.as_u32();
        let is_fixed = self.m.s.parts[id as usize].place == Place::Fixed;
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

    /// Whether an operand, which has been consumed, leaves its register to the result.
    pub(super) fn is_dying(&self, value: Value) -> bool {
        self.value_id(value).is_some_and(|id| {
            let part = &self.m.s.parts[id as usize];
            part.place == Place::Anywhere && part.reg != Reg::NONE && self.m.s.is_dying(id)
        })
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

    /// Makes a register a part of a result that has been created; the register may be taken from it again.
    pub(super) fn define_part(&mut self, inst: Inst, number: u32, reg: Reg) {
        let id = self.m.s.part_id(inst.as_u32(), number);
        self.m.s.define(id, reg);
        self.m.s.unlock(reg);
    }
}
