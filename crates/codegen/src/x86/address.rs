//! Addresses: `getelementptr`, and what loads and stores take as memory operands.

use draig_image::FixupKind;
use draig_ir::{Const, ConstKind, Global, Inst, Opcode, Type, TypeKind, Value};
use draig_mc::x86::direct::{Mem, Op, ops};

use super::operand::Source;
use super::registers::{R11, RBP};
use super::{Selected, Selector};
use crate::code::CodeTarget;
use crate::function::analysis::NOWHERE;
use crate::function::registers::{Reg, RegSet};
use crate::function::state::Place;
use crate::function::types::{Bank, Class};
use crate::options::CodeModel;

/// A memory operand, of which a fixup may be a part. It is small, because most instructions have one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Address {
    /// With a target, only the displacement counts: the number that is added to it.
    mem: Mem,
    target: Relative,
}

/// Thing to which an address relative to the next instruction refers.
#[derive(Clone, Copy, Debug)]
enum Relative {
    Nothing,
    Global(Global),
    /// A constant in the pool, by its offset.
    Pool(u32),
    /// A constant with addresses in it.
    Constant(Const),
}

impl Address {
    pub(super) fn base(reg: Reg, displacement: i32) -> Address {
        Address { mem: Mem::base(reg.number(), displacement), target: Relative::Nothing }
    }

    pub(super) fn frame(offset: i32) -> Address {
        Address { mem: Mem::base(RBP.0, offset), target: Relative::Nothing }
    }

    pub(super) fn of(mem: Mem) -> Address {
        Address { mem, target: Relative::Nothing }
    }

    /// Returns the address of a global plus a number.
    fn global(global: Global, offset: i32) -> Address {
        Address { mem: Mem::base(RBP.0, offset), target: Relative::Global(global) }
    }

    /// Returns the address of the constant at an offset in the pool.
    pub(super) fn pool(offset: u32) -> Address {
        Address { mem: Mem::base(RBP.0, 0), target: Relative::Pool(offset) }
    }

    /// Returns the address of a place in a constant with addresses in it.
    pub(super) fn constant(constant: Const, offset: i32) -> Address {
        Address { mem: Mem::base(RBP.0, offset), target: Relative::Constant(constant) }
    }

    /// Returns the address this number of bytes further on. An operand is no larger than an object, whose parts are
    /// within reach.
    pub(super) fn plus(self, bytes: i32) -> Address {
        Address { mem: self.mem.plus(bytes).unwrap_or(self.mem), ..self }
    }

    /// Returns what is encoded: the number that is added to a target is a part of the fixup.
    #[inline]
    fn encoded(self) -> Mem {
        if matches!(self.target, Relative::Nothing) { self.mem } else { Mem::rip() }
    }
}

/// Constant expressions of addresses are no deeper than this.
const MAX_DEPTH: u32 = 64;

/// The sum of what an address consists of, while it is computed.
struct Sum {
    base: Base,
    /// A register and the logarithm of its factor.
    index: Option<(Reg, u8)>,
    offset: i64,
    /// Registers that the instruction needed before; the others are free again once they are added.
    held: RegSet,
}

impl Sum {
    /// Whether a register is still needed.
    fn needs(&self, reg: Reg) -> bool {
        self.held.contains(reg)
            || matches!(self.base, Base::Reg(base) if base == reg)
            || matches!(self.index, Some((index, _)) if index == reg)
    }
}

#[derive(Clone, Copy)]
enum Base {
    Reg(Reg),
    Frame(i32),
    Global(Global, i64),
    Nothing,
}

impl Selector<'_, '_> {
    /// Appends an instruction with a register and memory.
    #[inline]
    pub(super) fn reg_mem(&mut self, op: Op, reg: Reg, address: Address) {
        op.reg_mem(&mut self.m.s.code, reg.number(), address.encoded());
        self.settle(address, 0);
    }

    /// Appends an instruction with a register, memory and an immediate.
    pub(super) fn reg_mem_imm(&mut self, op: Op, reg: Reg, address: Address, value: i32) {
        op.reg_mem_imm(&mut self.m.s.code, reg.number(), address.encoded(), value);
        self.settle(address, op.immediate_bytes());
    }

    /// Appends an instruction with memory.
    pub(super) fn mem(&mut self, op: Op, address: Address) {
        op.mem(&mut self.m.s.code, address.encoded());
        self.settle(address, 0);
    }

    /// Appends an instruction with memory and an immediate.
    #[inline]
    pub(super) fn mem_imm(&mut self, op: Op, address: Address, value: i32) {
        op.mem_imm(&mut self.m.s.code, address.encoded(), value);
        self.settle(address, op.immediate_bytes());
    }

    #[inline]
    fn settle(&mut self, address: Address, bytes_after: u32) {
        let target = match address.target {
            Relative::Nothing => return,
            Relative::Global(global) => CodeTarget::Global(global),
            Relative::Pool(offset) => CodeTarget::Pool(offset),
            Relative::Constant(constant) => CodeTarget::Constant(constant),
        };
        self.fixup(FixupKind::Pc32, target, i64::from(address.mem.displacement()), bytes_after);
    }

    /// Returns the address that a pointer holds. The pointer must have been consumed.
    #[inline]
    pub(super) fn address_of(&mut self, pointer: Value) -> Selected<Address> {
        match self.source(pointer, 0)? {
            Source::Part(id) => Ok(Address::base(self.m.s.in_register(id), 0)),
            Source::Frame(offset) => Ok(Address::frame(offset)),
            Source::Folded(inst) if self.body.opcode(inst) == Opcode::GetElementPtr => self.gep_address(inst),
            Source::Address(global, offset) => {
                let base = self.base_of_global(global, offset)?;
                self.finish_sum(Sum { base, index: None, offset: 0, held: RegSet::EMPTY })
            }
            source => {
                let reg = self.m.s.scratch(Bank::General);
                self.move_source(reg, source, Class::I64)?;
                Ok(Address::base(reg, 0))
            }
        }
    }

    /// Returns a global as a base: itself where code may refer to it directly, its address in a register otherwise.
    fn base_of_global(&mut self, global: Global, offset: i64) -> Selected<Base> {
        if self.is_direct(global) && i32::try_from(offset).is_ok() {
            return Ok(Base::Global(global, offset));
        }
        let reg = self.m.s.scratch(Bank::General);
        self.move_address(reg, global, offset)?;
        Ok(Base::Reg(reg))
    }

    /// Whether code refers to a global by its distance.
    fn is_direct(&self, global: Global) -> bool {
        self.is_near(global) && !self.context.is_thread_local(global)
    }

    /// Whether the symbol of a global is at a distance that the linker knows.
    fn is_near(&self, global: Global) -> bool {
        matches!(self.context.code_model, CodeModel::Small | CodeModel::Kernel) && self.context.is_local(global)
    }

    /// Compiles a `getelementptr`, or leaves it to the load, store or `getelementptr` that alone uses it.
    #[inline]
    pub(super) fn gep(&mut self, inst: Inst, operands: &[Value]) -> Selected {
        if self.module.tables.types.is_vector(self.body.inst_type(inst)) {
            return self.vector_gep(inst, operands);
        }
        if let Some(user) = self.only_user(inst) {
            let (opcode, _, _, user_operands) = self.body.parts(user);
            let is_address = match opcode {
                Opcode::Load => true,
                Opcode::Store => user_operands[0] != Value::inst(inst),
                Opcode::GetElementPtr => self.is_base(inst, operands, user, user_operands),
                _ => false,
            };
            if is_address {
                self.fold(inst);
                return Ok(());
            }
        }
        for &operand in operands {
            self.consume(operand);
        }
        let address = self.gep_address(inst)?;
        let reg = self.hinted_register(inst, Class::I64);
        self.move_address_to(reg, address)?;
        self.define(inst, Class::I64, reg);
        Ok(())
    }

    /// Whether a `getelementptr` is the pointer of another one, which may add to its sum. One step is enough for what
    /// front ends write, a field of an element; more would be a recursion without end.
    fn is_base(&self, inst: Inst, operands: &[Value], user: Inst, user_operands: &[Value]) -> bool {
        let is_base_folded =
            |value: &Value| self.value_id(*value).is_some_and(|id| self.m.s.parts[id as usize].place == Place::Folded);
        user_operands.first() == Some(&Value::inst(inst))
            && !operands.iter().any(is_base_folded)
            && !self.module.tables.types.is_vector(self.body.inst_type(user))
    }

    /// Computes the address of a memory operand into a register.
    pub(super) fn move_address_to(&mut self, reg: Reg, address: Address) -> Selected {
        self.reg_mem(ops::LEA64r, reg, address);
        Ok(())
    }

    /// Returns the address that a `getelementptr` computes. Its operands must have been consumed.
    pub(super) fn gep_address(&mut self, inst: Inst) -> Selected<Address> {
        let body = self.body;
        self.gep_sum(body.source_type(inst), body.operands(inst))
    }

    /// Returns the address that a pointer and indices of a type give. They must have been consumed.
    pub(super) fn gep_sum(&mut self, source: Type, operands: &[Value]) -> Selected<Address> {
        let sum = self.sum_of(source, operands)?;
        self.finish_sum(sum)
    }

    fn sum_of(&mut self, source: Type, operands: &[Value]) -> Selected<Sum> {
        let held = self.m.s.locked();
        let body = self.body;
        let base = match self.source(operands[0], 0)? {
            Source::Part(id) => Base::Reg(self.m.s.in_register(id)),
            Source::Frame(offset) => Base::Frame(offset),
            Source::Address(global, offset) => self.base_of_global(global, offset)?,
            Source::Bits(0) => Base::Nothing,
            Source::Folded(inner) if body.opcode(inner) == Opcode::GetElementPtr => {
                let sum = self.sum_of(body.source_type(inner), body.operands(inner))?;
                return self.add_indices(sum, source, operands);
            }
            source => {
                let reg = self.m.s.scratch(Bank::General);
                self.move_source(reg, source, Class::I64)?;
                Base::Reg(reg)
            }
        };
        self.add_indices(Sum { base, index: None, offset: 0, held }, source, operands)
    }

    /// Adds what the indices of a `getelementptr` of a type give.
    fn add_indices(&mut self, mut sum: Sum, source: Type, operands: &[Value]) -> Selected<Sum> {
        let mut ty = source;
        let mut scale = self.info(ty).size;
        for (number, &index) in operands[1..].iter().enumerate() {
            if number > 0 {
                if let Some(field) = self.struct_field(ty, index, number + 1) {
                    let offset = self.m.types.field_offset(self.module, ty, field);
                    let Some(offset) = offset else { return self.refuse("a struct without a layout") };
                    sum.offset = sum.offset.wrapping_add(offset as i64);
                    ty = self.module.tables.types.struct_fields(ty).map_or(ty, |fields| fields[field]);
                    continue;
                }
                ty = match self.module.tables.types.kind(ty) {
                    TypeKind::Array { element, .. } | TypeKind::Vector { element, .. } => *element,
                    _ => return self.refuse("an index of no aggregate"),
                };
                scale = self.info(ty).size;
            }
            match self.integer_constant(index) {
                Some(value) => sum.offset = sum.offset.wrapping_add(value.wrapping_mul(scale as i64)),
                None => self.add_index(&mut sum, index, scale)?,
            }
        }
        Ok(sum)
    }

    /// Returns the number of the field, if the type is a struct, by an index and its number among the operands.
    fn struct_field(&self, ty: Type, index: Value, at: usize) -> Option<usize> {
        self.module.tables.types.struct_fields(ty)?;
        let field = self.integer_constant(index).or_else(|| self.splat_index(at));
        field.map(|field| field as usize)
    }

    /// Returns the number that all lanes of an index of the current instruction are.
    #[cold]
    fn splat_index(&self, at: usize) -> Option<i64> {
        let inst = self.inst.filter(|&inst| self.body.opcode(inst) == Opcode::GetElementPtr)?;
        let constants = &self.module.tables.constants;
        let data = constants.get(self.body.operands(inst).get(at)?.as_const()?);
        match &data.kind {
            ConstKind::Zero => Some(0),
            ConstKind::Splat(value) => self.integer_constant(*value),
            ConstKind::Aggregate(elements) => self.integer_constant(*elements.first()?),
            ConstKind::Data(symbol) => {
                let types = &self.module.tables.types;
                let size = types.number_width(types.scalar(data.ty))? as usize / 8;
                let mut bytes = [0; 8];
                bytes.get_mut(..size)?.copy_from_slice(self.module.tables.str(*symbol).get(..size)?);
                Some(i64::from_le_bytes(bytes))
            }
            _ => None,
        }
    }

    /// Adds a variable index, multiplied by the size of the elements.
    fn add_index(&mut self, sum: &mut Sum, index: Value, scale: u64) -> Selected {
        if scale == 0 {
            return Ok(());
        }
        let width = self.module.tables.types.number_width(self.type_of(index)).unwrap_or(64);
        let mut reg = if width >= 64 {
            self.register(index, 0, Class::I64)?
        } else {
            let reg = self.m.s.scratch(Bank::General);
            self.move_extended(reg, index, width, true, Class::I64)?;
            reg
        };
        let mut shift = 0;
        if matches!(scale, 2 | 4 | 8) {
            shift = scale.trailing_zeros() as u8;
        } else if scale != 1 {
            let scaled = self.m.s.scratch(Bank::General);
            self.multiply(scaled, reg, scale as i64, true);
            if !sum.needs(reg) {
                self.m.s.unlock(reg);
            }
            reg = scaled;
        }
        if sum.index.is_some() || matches!(sum.base, Base::Global(..)) {
            // Only one index and one base fit an operand.
            let address = self.finish_sum(Sum { offset: 0, ..*sum })?;
            let base = self.m.s.scratch(Bank::General);
            self.reg_mem(ops::LEA64r, base, address);
            let old = (sum.base, sum.index.map(|(index, _)| index));
            (sum.base, sum.index) = (Base::Reg(base), Some((reg, shift)));
            let old_base = if let Base::Reg(base) = old.0 { Some(base) } else { None };
            for added in [old_base, old.1].into_iter().flatten().filter(|&added| !sum.needs(added)) {
                self.m.s.unlock(added);
            }
        }
        sum.index = Some((reg, shift));
        Ok(())
    }

    fn finish_sum(&mut self, sum: Sum) -> Selected<Address> {
        let Sum { mut base, mut index, mut offset, .. } = sum;
        match base {
            Base::Frame(slot) => offset = offset.wrapping_add(i64::from(slot)),
            Base::Global(global, more) => {
                let total = offset.wrapping_add(more);
                // Objects of the small code model and their ends are within 2 GiB; what is outside is computed.
                if index.is_none() && (-(1 << 24)..1 << 24).contains(&total) {
                    return Ok(Address::global(global, total as i32));
                }
                let reg = self.m.s.scratch(Bank::General);
                self.move_address(reg, global, more)?;
                base = Base::Reg(reg);
            }
            Base::Reg(_) | Base::Nothing => {}
        }
        let displacement = match i32::try_from(offset) {
            Ok(displacement) => displacement,
            Err(_) => {
                let reg = self.m.s.scratch(Bank::General);
                self.move_bits(reg, u128::from(offset as u64), Class::I64);
                if let Some((index, shift)) = index {
                    let mem = Mem::indexed(reg.number(), index.number(), shift, 0);
                    ops::LEA64r.reg_mem(self.code(), reg.number(), mem);
                }
                index = Some((reg, 0));
                0
            }
        };
        let base = match base {
            Base::Reg(reg) => Some(reg),
            Base::Frame(_) => Some(RBP),
            Base::Global(..) | Base::Nothing => None,
        };
        Ok(Address::of(match (base, index) {
            (Some(base), Some((index, shift))) => Mem::indexed(base.number(), index.number(), shift, displacement),
            (Some(base), None) => Mem::base(base.number(), displacement),
            (None, Some((index, shift))) => Mem::scaled(index.number(), shift, displacement),
            (None, None) => Mem::absolute(displacement),
        }))
    }

    /// Computes the address of a global plus a number into a register.
    pub(super) fn move_address(&mut self, reg: Reg, global: Global, offset: i64) -> Selected {
        if self.context.is_thread_local(global) {
            self.thread_local_address(reg, global)?;
            return self.add_number(reg, offset);
        }
        self.move_symbol(reg, global, offset)
    }

    /// Computes the address of a global's symbol plus a number into a register.
    pub(super) fn move_symbol(&mut self, reg: Reg, global: Global, offset: i64) -> Selected {
        if self.is_near(global) {
            let near = (-(1 << 24)..1 << 24).contains(&offset);
            self.reg_mem(ops::LEA64r, reg, Address::global(global, if near { offset as i32 } else { 0 }));
            return if near { Ok(()) } else { self.add_number(reg, offset) };
        }
        if self.context.code_model == CodeModel::Large {
            self.far_address(reg, CodeTarget::Global(global), self.context.is_local(global))?;
            return self.add_number(reg, offset);
        }
        // The address is in the global offset table.
        ops::MOV64rm.reg_mem(self.code(), reg.number(), Mem::rip());
        self.fixup(FixupKind::RexGotPcRelX, CodeTarget::Global(global), 0, 0);
        self.add_number(reg, offset)
    }

    /// Adds a number to a register, whatever its size.
    pub(super) fn add_number(&mut self, reg: Reg, number: i64) -> Selected {
        if number == 0 {
            return Ok(());
        }
        match i32::try_from(number) {
            Ok(number) => ops::LEA64r.reg_mem(self.code(), reg.number(), Mem::base(reg.number(), number)),
            Err(_) => {
                ops::MOV64ri.opcode_reg_imm(self.code(), R11.number(), number);
                ops::ADD64rm.reg_reg(self.code(), reg.number(), R11.number());
            }
        }
        Ok(())
    }

    /// Computes a constant expression into a register: what no linker computes. Only general registers are used.
    pub(super) fn move_expression(&mut self, reg: Reg, constant: Const, class: Class, depth: u32) -> Selected {
        let constants = &self.module.tables.constants;
        if depth > MAX_DEPTH || class.bank() != Bank::General {
            return self.refuse("a constant expression of this form");
        }
        let expr = match constants.kind(constant) {
            ConstKind::BlockAddress(function, block) => {
                if *function != self.function && self.context.code_model == CodeModel::Large {
                    return self.far_address(reg, CodeTarget::Block(*function, *block), true);
                }
                if *function != self.function {
                    ops::LEA64r.reg_mem(self.code(), reg.number(), Mem::rip());
                    self.fixup(FixupKind::Pc32, CodeTarget::Block(*function, *block), 0, 0);
                    return Ok(());
                }
                let label = self.label_of(*block);
                if label.0 == NOWHERE {
                    // Nothing jumps to a block that is not reached: LLVM gives it this address.
                    self.move_bits(reg, 1, Class::I64);
                    return Ok(());
                }
                ops::LEA64r.reg_mem(self.code(), reg.number(), Mem::rip());
                let at = self.m.s.code.len() as u32 - 4;
                self.m.jumps.push((at, label));
                return Ok(());
            }
            ConstKind::Expr(expr) => expr,
            _ => return self.refuse("a constant of this kind"),
        };
        let operand = |selector: &mut Self, reg: Reg, number: usize| {
            let value = expr.operands[number];
            let source = selector.source(value, 0)?;
            match source {
                Source::Expression(inner) => selector.move_expression(reg, inner, Class::I64, depth + 1),
                source => selector.move_source(reg, source, Class::I64),
            }
        };
        match expr.opcode {
            Opcode::Add | Opcode::Sub | Opcode::Xor => {
                operand(self, reg, 0)?;
                let other = self.m.s.scratch(Bank::General);
                operand(self, other, 1)?;
                let op = match expr.opcode {
                    Opcode::Add => ops::ADD64rm,
                    Opcode::Sub => ops::SUB64rm,
                    _ => ops::XOR64rm,
                };
                op.reg_reg(self.code(), reg.number(), other.number());
                self.m.s.unlock(other);
            }
            Opcode::Trunc
            | Opcode::PtrToInt
            | Opcode::PtrToAddr
            | Opcode::IntToPtr
            | Opcode::BitCast
            | Opcode::AddrSpaceCast => operand(self, reg, 0)?,
            Opcode::GetElementPtr => {
                operand(self, reg, 0)?;
                let offset = match expr.source_type {
                    Some(source) => self.constant_offset(source, &expr.operands[1..]),
                    None => None,
                };
                match offset {
                    Some(offset) => self.add_number(reg, offset)?,
                    None => return self.refuse("a constant getelementptr with variable indices"),
                }
            }
            opcode => return self.refuse(&format!("a constant expression of {}", opcode.spelling())),
        }
        Ok(())
    }
}
