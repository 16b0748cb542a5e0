//! Addresses: `getelementptr`, and what loads and stores take as memory operands.

use draig_image::FixupKind;
use draig_ir::{Const, ConstKind, Global, Inst, Opcode, Type, TypeKind, Value};
use draig_mc::aarch64::direct::{add_immediate, ops};
use draig_mc::aarch64::{ExtendKind, ShiftKind};

use super::emit::{self, Access};
use super::operand::Source;
use super::registers::{FP, X17, ZR};
use super::{Selected, Selector};
use crate::code::CodeTarget;
use crate::function::analysis::NOWHERE;
use crate::function::registers::Reg;
use crate::function::state::Place;
use crate::function::types::{Bank, Class};

/// Constant expressions of addresses are no deeper than this.
const MAX_DEPTH: u32 = 64;

/// A memory operand: a base and a number, or a base and an index.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Address {
    base: Reg,
    index: Option<Index>,
    offset: i64,
    /// Symbol whose page the base is: the lowest bits of its address are added.
    symbol: Option<CodeTarget>,
}

/// A register that is extended from a width, and multiplied by a power of two.
#[derive(Clone, Copy, Debug)]
struct Index {
    reg: Reg,
    extend: ExtendKind,
    shift: u8,
}

impl Address {
    pub(super) const fn base(base: Reg, offset: i64) -> Address {
        Address { base, index: None, offset, symbol: None }
    }

    pub(super) fn frame(slot: i32) -> Address {
        Address::base(FP, i64::from(slot))
    }

    /// Returns the address this number of bytes further on. It is one of [`Selector::plain`].
    pub(super) fn plus(self, bytes: i64) -> Address {
        debug_assert!(self.index.is_none() && self.symbol.is_none());
        Address { offset: self.offset.wrapping_add(bytes), ..self }
    }
}

/// The sum of what an address consists of, while it is computed.
struct Sum {
    base: Base,
    index: Option<Index>,
    offset: i64,
}

#[derive(Clone, Copy)]
enum Base {
    Reg(Reg),
    Frame(i32),
    Global(Global, i64),
    Nothing,
}

impl Selector<'_, '_> {
    /// Appends a load or store.
    #[inline]
    pub(super) fn access(&mut self, op: Access, reg: Reg, address: Address) {
        let Address { base, index, offset, symbol } = address;
        if index.is_none() && symbol.is_none() {
            emit::access_at(&mut self.m.s.code, op, reg, base, offset);
            return;
        }
        self.access_specially(op, reg, address);
    }

    fn access_specially(&mut self, op: Access, reg: Reg, address: Address) {
        let Address { base, index, offset, symbol } = address;
        if let Some(symbol) = symbol {
            let kind = match op.log2 {
                0 => FixupKind::Load8Lo12,
                1 => FixupKind::Load16Lo12,
                2 => FixupKind::Load32Lo12,
                3 => FixupKind::Load64Lo12,
                _ => FixupKind::Load128Lo12,
            };
            if self.is_aligned(symbol, offset, op.log2) {
                self.fixup(kind, symbol, offset);
                op.scaled.scaled(self.code(), reg.number(), base.number(), 0);
                return;
            }
        }
        if let Some(Index { reg: index, extend, shift }) = index
            && (shift == 0 || u32::from(shift) == op.log2)
        {
            let form = if matches!(extend, ExtendKind::Uxtx | ExtendKind::Sxtx) { op.by_x } else { op.by_w };
            form.indexed(self.code(), reg.number(), base.number(), index.number(), extend, shift != 0);
            return;
        }
        let (computed, rest) = if symbol.is_some() { (offset, 0) } else { (0, offset) };
        self.move_address_to(X17, Address { offset: computed, ..address });
        self.access(op, reg, Address::base(X17, rest));
    }

    /// Whether the address of a symbol plus a number is a multiple of a power of two.
    fn is_aligned(&mut self, symbol: CodeTarget, offset: i64, log2: u32) -> bool {
        if log2 == 0 {
            return true;
        }
        let align_log2 = match symbol {
            CodeTarget::Global(global) => {
                let data = self.module.global(global);
                let (align, ty) = (data.align, data.value_type);
                match align {
                    Some(align) => align.log2(),
                    // Another definition may take the place of a declaration without alignment.
                    None if self.module.global(global).as_variable().is_some() => self.info(ty).align_log2,
                    None => 0,
                }
            }
            _ => 0,
        };
        u32::from(align_log2) >= log2 && offset & ((1 << log2) - 1) == 0
    }

    /// Returns an address that is a base and a number, to which more may be added.
    pub(super) fn plain(&mut self, address: Address) -> Address {
        if address.index.is_none() && address.symbol.is_none() {
            return address;
        }
        let reg = self.m.s.scratch(Bank::General);
        self.move_address_to(reg, address);
        Address::base(reg, 0)
    }

    /// Computes the address of a memory operand into a register.
    pub(super) fn move_address_to(&mut self, reg: Reg, address: Address) {
        let Address { base, index, offset, symbol } = address;
        if let Some(symbol) = symbol {
            self.fixup(FixupKind::AddLo12, symbol, offset);
            ops::ADDXri.rri(self.code(), reg.number(), base.number(), 0);
            return;
        }
        if let Some(Index { reg: index, extend, shift }) = index {
            let (d, n, m) = (reg.number(), base.number(), index.number());
            match extend {
                ExtendKind::Uxtx if base != super::registers::SP => {
                    ops::ADDXrs.rr_shift(self.code(), d, n, m, ShiftKind::Lsl, shift);
                }
                ExtendKind::Uxtx => ops::ADDXrx64.rr_extend(self.code(), d, n, m, extend, shift),
                _ if shift <= 4 => ops::ADDXrx.rr_extend(self.code(), d, n, m, extend, shift),
                _ => {
                    // Sign bits first, then the sum.
                    ops::SBFMXri.bitfield(self.code(), X17.0, m, 64 - shift, 31);
                    ops::ADDXrs.rrr(self.code(), d, n, X17.0);
                }
            }
            emit::add_number(self.code(), reg, reg, offset);
            return;
        }
        emit::add_number(self.code(), reg, base, offset);
    }

    /// Returns the address that a pointer holds. The pointer must have been consumed.
    #[inline]
    pub(super) fn address_of(&mut self, pointer: Value) -> Selected<Address> {
        match self.source(pointer, 0)? {
            Source::Part(id) => Ok(Address::base(self.m.s.in_register(id), 0)),
            Source::Frame(offset) => Ok(Address::frame(offset)),
            Source::Folded(inst) if self.body.opcode(inst) == Opcode::GetElementPtr => self.gep_address(inst),
            Source::Address(global, offset) => {
                self.finish_sum(Sum { base: Base::Global(global, offset), index: None, offset: 0 })
            }
            source => {
                let reg = self.m.s.scratch(Bank::General);
                self.move_source(reg, source, Class::I64)?;
                Ok(Address::base(reg, 0))
            }
        }
    }

    /// Whether the symbol of a global is at a distance that the linker knows.
    fn is_near(&self, global: Global) -> bool {
        self.context.is_local(global)
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
        self.consume_all(operands);
        let address = self.gep_address(inst)?;
        let reg = self.hinted_register(inst, Class::I64);
        self.move_address_to(reg, address);
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

    /// Returns the address that a `getelementptr` computes. Its operands must have been consumed.
    pub(super) fn gep_address(&mut self, inst: Inst) -> Selected<Address> {
        let body = self.body;
        let sum = self.sum_of(body.source_type(inst), body.operands(inst))?;
        self.finish_sum(sum)
    }

    /// Returns the address that a `getelementptr` of a type computes from these operands.
    pub(super) fn gep_sum(&mut self, source: Type, operands: &[Value]) -> Selected<Address> {
        let sum = self.sum_of(source, operands)?;
        self.finish_sum(sum)
    }

    fn sum_of(&mut self, source: Type, operands: &[Value]) -> Selected<Sum> {
        let body = self.body;
        let base = match self.source(operands[0], 0)? {
            Source::Part(id) => Base::Reg(self.m.s.in_register(id)),
            Source::Frame(offset) => Base::Frame(offset),
            Source::Address(global, offset) => Base::Global(global, offset),
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
        self.add_indices(Sum { base, index: None, offset: 0 }, source, operands)
    }

    /// Adds what the indices of a `getelementptr` of a type give.
    fn add_indices(&mut self, mut sum: Sum, source: Type, operands: &[Value]) -> Selected<Sum> {
        let mut ty = source;
        let mut scale = self.info(ty).size;
        for (number, &index) in operands[1..].iter().enumerate() {
            if number > 0 {
                if self.module.tables.types.struct_fields(ty).is_some() {
                    let field = self.integer_constant(index).map(|field| field as usize);
                    let offset = field.and_then(|field| self.m.types.field_offset(self.module, ty, field));
                    let (Some(field), Some(offset)) = (field, offset) else {
                        return self.refuse("a struct without a layout");
                    };
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

    /// Adds a variable index, multiplied by the size of the elements.
    fn add_index(&mut self, sum: &mut Sum, index: Value, scale: u64) -> Selected {
        if scale == 0 {
            return Ok(());
        }
        let width = self.module.tables.types.number_width(self.type_of(index)).unwrap_or(64);
        let (mut reg, mut extend) = match width {
            32 => (self.register(index, 0, Class::I32)?, ExtendKind::Sxtw),
            64.. => (self.register(index, 0, Class::I64)?, ExtendKind::Uxtx),
            _ => {
                let reg = self.m.s.scratch(Bank::General);
                self.move_extended(reg, index, width, true, Class::I64)?;
                (reg, ExtendKind::Uxtx)
            }
        };
        let mut shift = 0;
        if scale.is_power_of_two() && scale <= 1 << 20 {
            shift = scale.trailing_zeros() as u8;
        } else {
            let factor = self.m.s.scratch(Bank::General);
            // Only one of both operands of a product may have 32 bits.
            match (extend, u32::try_from(scale)) {
                (ExtendKind::Sxtw, Ok(number)) if number >> 31 == 0 => {
                    emit::number(self.code(), factor, scale, false);
                    ops::SMADDLrrr.rrrr(self.code(), factor.number(), reg.number(), factor.number(), ZR.0);
                }
                (ExtendKind::Sxtw, _) => {
                    emit::number(self.code(), X17, scale, true);
                    ops::SBFMXri.bitfield(self.code(), factor.number(), reg.number(), 0, 31);
                    ops::MADDXrrr.rrrr(self.code(), factor.number(), factor.number(), X17.0, ZR.0);
                }
                _ => {
                    emit::number(self.code(), factor, scale, true);
                    ops::MADDXrrr.rrrr(self.code(), factor.number(), reg.number(), factor.number(), ZR.0);
                }
            }
            (reg, extend) = (factor, ExtendKind::Uxtx);
        }
        if sum.index.is_some() {
            // Only one index fits an operand.
            let address = self.finish_sum(Sum { offset: 0, index: sum.index, base: sum.base })?;
            let base = self.m.s.scratch(Bank::General);
            self.move_address_to(base, address);
            sum.base = Base::Reg(base);
        }
        sum.index = Some(Index { reg, extend, shift });
        Ok(())
    }

    fn finish_sum(&mut self, sum: Sum) -> Selected<Address> {
        let Sum { base, index, mut offset } = sum;
        let base = match base {
            Base::Reg(reg) => reg,
            Base::Frame(slot) => {
                offset = offset.wrapping_add(i64::from(slot));
                FP
            }
            Base::Global(global, more) => {
                let total = offset.wrapping_add(more);
                let reg = self.m.s.scratch(Bank::General);
                if index.is_none()
                    && !self.context.has_far_addresses
                    && self.is_near(global)
                    && !self.context.is_thread_local(global)
                    && is_near_offset(total)
                {
                    let target = CodeTarget::Global(global);
                    self.fixup(FixupKind::AdrpPage21, target, total);
                    ops::ADRP.d(self.code(), reg.number());
                    return Ok(Address { base: reg, index: None, offset: total, symbol: Some(target) });
                }
                if index.is_some() {
                    // The number becomes a part of the address, if an instruction has room for it.
                    self.move_address(reg, global, total)?;
                    offset = 0;
                } else {
                    self.move_address(reg, global, more)?;
                }
                reg
            }
            Base::Nothing => {
                let reg = self.m.s.scratch(Bank::General);
                emit::number(self.code(), reg, offset as u64, true);
                offset = 0;
                reg
            }
        };
        let Some(index) = index else { return Ok(Address::base(base, offset)) };
        if offset == 0 {
            return Ok(Address { base, index: Some(index), offset, symbol: None });
        }
        let reg = self.m.s.scratch(Bank::General);
        self.move_address_to(reg, Address { base, index: Some(index), offset: 0, symbol: None });
        Ok(Address::base(reg, offset))
    }

    /// Computes the address of a global plus a number into a register.
    pub(super) fn move_address(&mut self, reg: Reg, global: Global, offset: i64) -> Selected {
        if self.context.is_thread_local(global) {
            self.thread_local_address(reg, global)?;
            emit::add_number(self.code(), reg, reg, offset);
            return Ok(());
        }
        self.move_symbol(reg, global, offset);
        Ok(())
    }

    /// Computes the address of a global's symbol plus a number into a register.
    pub(super) fn move_symbol(&mut self, reg: Reg, global: Global, offset: i64) {
        let target = CodeTarget::Global(global);
        if self.is_near(global) || self.context.has_far_addresses {
            let near = if is_near_offset(offset) { offset } else { 0 };
            self.move_page(reg, target, near);
            emit::add_number(self.code(), reg, reg, offset - near);
            return;
        }
        // The address is in the global offset table.
        self.load_pointer(reg, target);
        emit::add_number(self.code(), reg, reg, offset);
    }

    /// Loads the pointer to a thing that the linker makes into a register.
    pub(super) fn load_pointer(&mut self, reg: Reg, target: CodeTarget) {
        self.fixup(FixupKind::AdrpGotPage, target, 0);
        ops::ADRP.d(self.code(), reg.number());
        self.fixup(FixupKind::Load64GotLo12, target, 0);
        ops::LDRXui.scaled(self.code(), reg.number(), reg.number(), 0);
    }

    /// Computes the address of a thing that is near into a register, or of anything if addresses are numbers.
    pub(super) fn move_page(&mut self, reg: Reg, target: CodeTarget, offset: i64) {
        if self.context.has_far_addresses {
            use FixupKind::{MovwAbsG0Nc, MovwAbsG1Nc, MovwAbsG2Nc, MovwAbsG3};
            for (number, kind) in (0..).zip([MovwAbsG0Nc, MovwAbsG1Nc, MovwAbsG2Nc, MovwAbsG3]) {
                self.fixup(kind, target, offset);
                let op = if number == 0 { ops::MOVZXi } else { ops::MOVKXi };
                op.move_wide(self.code(), reg.number(), 0, number);
            }
            return;
        }
        self.fixup(FixupKind::AdrpPage21, target, offset);
        ops::ADRP.d(self.code(), reg.number());
        self.fixup(FixupKind::AddLo12, target, offset);
        ops::ADDXri.rri(self.code(), reg.number(), reg.number(), 0);
    }

    /// Computes a constant expression into a register: what no linker computes.
    pub(super) fn move_expression(&mut self, reg: Reg, constant: Const, class: Class, depth: u32) -> Selected {
        let constants = &self.module.tables.constants;
        if depth > MAX_DEPTH || class.bank() != Bank::General {
            return self.refuse("a constant expression of this form");
        }
        let expr = match constants.kind(constant) {
            ConstKind::BlockAddress(function, block) => {
                if *function != self.function {
                    self.move_page(reg, CodeTarget::Block(*function, *block), 0);
                    return Ok(());
                }
                let label = self.label_of(*block);
                if label.0 == NOWHERE {
                    // Nothing jumps to a block that is not reached: LLVM gives it this address.
                    self.move_bits(reg, 1, Class::I64);
                } else {
                    self.move_label(reg, label);
                }
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
                    Opcode::Add => ops::ADDXrs,
                    Opcode::Sub => ops::SUBXrs,
                    _ => ops::EORXrs,
                };
                op.rrr(self.code(), reg.number(), reg.number(), other.number());
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
                    Some(offset) => emit::add_number(self.code(), reg, reg, offset),
                    None => return self.refuse("a constant getelementptr with variable indices"),
                }
            }
            opcode => return self.refuse(&format!("a constant expression of {}", opcode.spelling())),
        }
        Ok(())
    }
}

/// Whether a symbol plus this number is within reach, as its object is.
fn is_near_offset(offset: i64) -> bool {
    (0..1 << 20).contains(&offset)
        || offset < 0 && add_immediate(offset.unsigned_abs()).is_some_and(|_| offset > -(1 << 20))
}
