//! Loads, stores and stack objects.

use draig_ir::{Inst, Opcode, Ordering, TailKind, Type, Value, ValueKind};
use draig_mc::aarch64::direct::{bitmask, ops};
use draig_mc::aarch64::{Condition, ExtendKind, ShiftKind};

use super::address::Address;
use super::attributes::Probe;
use super::compare::Flags;
use super::emit::{self, access};
use super::operand::Source;
use super::registers::{FP, SP, V31, X16, X17, ZR};
use super::{Selected, Selector};
use crate::code::CodeTarget;
use crate::function::registers::Reg;
use crate::function::state::Place;
use crate::function::types::{Bank, Class, Kind};

/// Objects are aligned to this at most in the frame, as the stack is; others are aligned when they are made.
const STACK_ALIGN: u64 = 16;

/// Larger objects are below the frame, whose offsets have 32 bits.
const MAX_OBJECT: u64 = 1 << 28;

/// Bytes that are copied without a call.
pub(super) const MAX_COPY: u64 = 256;

/// Bytes that are copied without a call if their places may overlap: what four registers hold.
pub(super) const MAX_MOVE: u64 = 64;

/// A load waits for at most this number of instructions, so that looking ahead is linear.
const MAX_WAIT: u32 = 16;

impl Selector<'_, '_> {
    pub(super) fn load(&mut self, inst: Inst, ty: Type, operands: &[Value]) -> Selected {
        let info = self.info(ty);
        let access = self.body.memory_access(inst);
        if access.ordering != Ordering::NotAtomic {
            return self.atomic_load(inst, ty, operands);
        }
        let class = match info.kind {
            Kind::Scalar(class) => class,
            Kind::Nothing => {
                self.consume(operands[0]);
                return Ok(());
            }
            _ => return self.load_parts(inst, ty, operands[0]),
        };
        if !access.volatile && !info.is_vector && self.is_folded_load(inst, class, info.bits) {
            self.fold(inst);
            return Ok(());
        }
        self.consume(operands[0]);
        let address = self.address_of(operands[0])?;
        let reg = self.hinted_register(inst, class);
        self.load_part(reg, class, info.store_size as u32, address);
        self.define(inst, class, reg);
        Ok(())
    }

    /// Whether the next instruction extends the value, which loads do, or a call takes it as an argument.
    #[inline]
    fn is_folded_load(&mut self, inst: Inst, class: Class, bits: u32) -> bool {
        let Some(user) = self.only_user(inst) else { return false };
        if class.bank() != Bank::General {
            return bits >= 32 && self.body.opcode(user) == Opcode::Call && self.is_argument_in_frame(inst, user);
        }
        match self.body.opcode(user) {
            Opcode::Call => self.is_argument_in_frame(inst, user),
            Opcode::ZExt | Opcode::SExt => matches!(bits, 8 | 16 | 32) && self.body.next_inst(inst) == Some(user),
            Opcode::ICmp => {
                // The other operand is a number, so that nothing is read in between.
                let operands = self.body.operands(user);
                matches!(bits, 8 | 16)
                    && self.body.next_inst(inst) == Some(user)
                    && operands[0] == Value::inst(inst)
                    && operands[1].is_constant()
                    && self.only_user(user).is_none_or(|last| {
                        self.body.next_inst(user) == Some(last) && self.body.opcode(last) == Opcode::Br
                    })
            }
            _ => false,
        }
    }

    /// Whether a load from an object of the frame may wait until its value is put into place as an argument: it needs
    /// no register then, and the register of the argument is free before.
    #[inline(never)]
    fn is_argument_in_frame(&mut self, inst: Inst, call: Inst) -> bool {
        let body = self.body;
        let is_plain = body.call(call).is_some_and(|info| info.tail != TailKind::MustTail)
            && body.bundles(call).next().is_none()
            && body.callee(call).is_some_and(|callee| match callee.kind() {
                ValueKind::InlineAsm(_) => false,
                ValueKind::Global(global) => self.intrinsics[global.index()].is_none(),
                _ => callee != Value::inst(inst),
            });
        is_plain && self.is_in_frame(body.operands(inst)[0]) && self.is_quiet_between(inst, call)
    }

    /// Whether a pointer is a place in an object of the frame that is known here.
    fn is_in_frame(&mut self, pointer: Value) -> bool {
        let Some(id) = self.value_id(pointer) else { return false };
        match self.m.s.parts[id as usize].place {
            Place::Object => true,
            Place::Folded => {
                let gep = Inst::from_u32(id);
                let (opcode, _, _, operands) = self.body.parts(gep);
                let base = self.value_id(operands[0]);
                opcode == Opcode::GetElementPtr
                    && base.is_some_and(|base| self.m.s.parts[base as usize].place == Place::Object)
                    && self
                        .constant_offset(self.body.source_type(gep), &operands[1..])
                        .is_some_and(|offset| offset.unsigned_abs() <= MAX_OBJECT)
            }
            _ => false,
        }
    }

    /// Whether none of the instructions between two of a block, which must be a few, writes memory.
    fn is_quiet_between(&self, from: Inst, to: Inst) -> bool {
        let mut next = self.body.next_inst(from);
        for _ in 0..MAX_WAIT {
            let Some(inst) = next else { return false };
            if inst == to {
                return true;
            }
            let opcode = self.body.opcode(inst);
            let is_quiet = opcode.is_binary()
                || opcode.is_cast()
                || matches!(
                    opcode,
                    Opcode::Load
                        | Opcode::GetElementPtr
                        | Opcode::ICmp
                        | Opcode::FCmp
                        | Opcode::Select
                        | Opcode::Freeze
                );
            if !is_quiet {
                return false;
            }
            next = self.body.next_inst(inst);
        }
        false
    }

    /// Reads a part of this number of bytes into a register. The bits above are zero.
    pub(super) fn load_part(&mut self, reg: Reg, class: Class, bytes: u32, address: Address) {
        let op = match (class.bank(), bytes) {
            (Bank::General, 1) => access::LOAD8,
            (Bank::General, 2) => access::LOAD16,
            (Bank::General, 4) => access::LOAD32,
            (Bank::General, 8) => access::LOAD64,
            (Bank::General, _) => return self.load_odd(reg, bytes, address),
            (Bank::Vector, 1) => access::LOAD_B,
            (Bank::Vector, 2) => access::LOAD_H,
            (Bank::Vector, 4) => access::LOAD_S,
            (Bank::Vector, 8) => access::LOAD_D,
            (Bank::Vector, _) => access::LOAD_Q,
        };
        self.access(op, reg, address);
    }

    /// Reads 3, 5, 6 or 7 bytes: two pieces, of which those of 7 overlap.
    fn load_odd(&mut self, reg: Reg, bytes: u32, address: Address) {
        let address = self.plain(address);
        // The base of the address may be the result's register: the upper piece is read first, elsewhere.
        let low = if bytes > 4 { 4 } else { 2 };
        match bytes {
            7 => {
                self.access(access::LOAD32, X16, address.plus(3));
                emit::shift(self.code(), ShiftKind::Lsr, X16, X16, 8, false);
            }
            6 => self.access(access::LOAD16, X16, address.plus(4)),
            _ => self.access(access::LOAD8, X16, address.plus(i64::from(low))),
        }
        self.access(if low == 4 { access::LOAD32 } else { access::LOAD16 }, reg, address);
        let (d, shift) = (reg.number(), low as u8 * 8);
        ops::ORRXrs.rr_shift(self.code(), d, d, X16.0, ShiftKind::Lsl, shift);
    }

    pub(super) fn store(&mut self, inst: Inst, operands: &[Value]) -> Selected {
        let (value, pointer) = (operands[0], operands[1]);
        let ty = self.type_of(value);
        let info = self.info(ty);
        if self.body.memory_access(inst).ordering != Ordering::NotAtomic {
            return self.atomic_store(inst, ty, operands);
        }
        self.consume(value);
        self.consume(pointer);
        let class = match info.kind {
            Kind::Scalar(class) => class,
            Kind::Nothing => return Ok(()),
            _ => return self.store_parts(ty, value, pointer),
        };
        let bytes = info.store_size as u32;
        if class.bank() == Bank::General && info.bits != bytes * 8 {
            // The bits above are zeros in memory.
            let class = if class == Class::I64 { Class::I64 } else { Class::I32 };
            let reg = self.extended(value, info.bits, false, class)?;
            let address = self.address_of(pointer)?;
            self.store_part(reg, class, bytes, address);
            return Ok(());
        }
        let reg = match (class.bank(), self.source(value, 0)?) {
            // A number of zeros is in `xzr`, whatever its type.
            (Bank::Vector, Source::Bits(0)) if bytes <= 8 => {
                let address = self.address_of(pointer)?;
                self.store_part(ZR, Class::I64, bytes, address);
                return Ok(());
            }
            _ => self.register(value, 0, class)?,
        };
        let address = self.address_of(pointer)?;
        self.store_part(reg, class, bytes, address);
        Ok(())
    }

    /// Writes this number of bytes of a register.
    pub(super) fn store_part(&mut self, reg: Reg, class: Class, bytes: u32, address: Address) {
        let op = match (class.bank(), bytes) {
            (Bank::General, 1) => access::STORE8,
            (Bank::General, 2) => access::STORE16,
            (Bank::General, 4) => access::STORE32,
            (Bank::General, 8) => access::STORE64,
            (Bank::General, _) => return self.store_odd(reg, bytes, address),
            (Bank::Vector, 1) => access::STORE_B,
            (Bank::Vector, 2) => access::STORE_H,
            (Bank::Vector, 4) => access::STORE_S,
            (Bank::Vector, 8) => access::STORE_D,
            (Bank::Vector, _) => access::STORE_Q,
        };
        self.access(op, reg, address);
    }

    /// Writes 3, 5, 6 or 7 bytes: two pieces, of which those of 7 overlap.
    fn store_odd(&mut self, reg: Reg, bytes: u32, address: Address) {
        let address = self.plain(address);
        let (low, high, at) = match bytes {
            3 => (access::STORE16, access::STORE8, 2),
            5 => (access::STORE32, access::STORE8, 4),
            6 => (access::STORE32, access::STORE16, 4),
            _ => (access::STORE32, access::STORE32, 3),
        };
        self.access(low, reg, address);
        emit::shift(self.code(), ShiftKind::Lsr, X16, reg, at * 8, true);
        self.access(high, X16, address.plus(i64::from(at)));
    }

    /// Loads a value of several parts, or one that stays in memory.
    fn load_parts(&mut self, inst: Inst, ty: Type, pointer: Value) -> Selected {
        self.consume(pointer);
        let address = self.address_of(pointer)?;
        self.load_parts_from(inst, ty, address)
    }

    /// Loads the parts of a value from memory.
    pub(super) fn load_parts_from(&mut self, inst: Inst, ty: Type, address: Address) -> Selected {
        let address = self.plain(address);
        self.create(inst, ty)?;
        let info = self.info(ty);
        match info.kind {
            Kind::Nothing => Ok(()),
            Kind::Parts(first, count) => {
                for number in 0..u32::from(count) {
                    let part = self.m.types.parts(first, count)[number as usize];
                    let reg = self.m.s.scratch(part.class.bank());
                    let bytes = part.bits.div_ceil(8).min(part.class.size());
                    self.load_part(reg, part.class, bytes, address.plus(i64::from(part.offset)));
                    self.define_part(inst, number, reg);
                }
                Ok(())
            }
            Kind::Scalar(class) => {
                let reg = self.m.s.scratch(class.bank());
                self.load_part(reg, class, (info.store_size as u32).min(class.size()), address);
                self.m.s.define(inst.as_u32(), reg);
                Ok(())
            }
            Kind::Memory => {
                let slot = self.m.s.parts[inst.index()].slot;
                self.copy_memory(Address::frame(slot), address, info.store_size)
            }
            Kind::Refused => self.refuse_type("a load", ty),
        }
    }

    fn store_parts(&mut self, ty: Type, value: Value, pointer: Value) -> Selected {
        let address = self.address_of(pointer)?;
        self.store_value(ty, value, address)
    }

    /// Writes the parts of a value to memory, as `store` does.
    pub(super) fn store_value(&mut self, ty: Type, value: Value, address: Address) -> Selected {
        let address = self.plain(address);
        let info = self.info(ty);
        let (first, count) = match info.kind {
            Kind::Nothing => return Ok(()),
            Kind::Parts(first, count) => (first, count),
            Kind::Scalar(class) => {
                let reg = if class.bank() == Bank::General && info.bits != info.store_size as u32 * 8 {
                    let class = if class == Class::I64 { Class::I64 } else { Class::I32 };
                    self.extended(value, info.bits, false, class)?
                } else {
                    self.register(value, 0, class)?
                };
                self.store_part(reg, class, info.store_size as u32, address);
                return Ok(());
            }
            Kind::Memory => return self.store_memory_value(ty, value, address),
            Kind::Refused => return self.refuse_type("a store", ty),
        };
        for number in 0..u32::from(count) {
            let part = self.m.types.parts(first, count)[number as usize];
            let bytes = part.bits.div_ceil(8).min(part.class.size());
            let place = address.plus(i64::from(part.offset));
            let is_part = matches!(self.source(value, number)?, Source::Part(_));
            let reg = self.register(value, number, part.class)?;
            if part.class.bank() == Bank::General && part.bits != bytes * 8 {
                let class = if part.class == Class::I64 { Class::I64 } else { Class::I32 };
                self.extend(X16, reg, part.bits, false, class);
                self.store_part(X16, part.class, bytes, place);
            } else {
                self.store_part(reg, part.class, bytes, place);
            }
            if !is_part || part.class.bank() == Bank::Vector {
                self.m.s.unlock(reg);
            }
        }
        Ok(())
    }

    /// Writes a value that is kept in memory, or a constant of such a type.
    fn store_memory_value(&mut self, ty: Type, value: Value, address: Address) -> Selected {
        let size = self.info(ty).store_size;
        match self.memory_of(value, ty)? {
            Some(from) => self.copy_memory(address, from, size),
            None => Ok(()),
        }
    }

    /// Copies bytes that do not overlap, by moves; a long run by a loop.
    pub(super) fn copy_memory(&mut self, to: Address, from: Address, size: u64) -> Selected {
        let (to, from) = (self.plain(to), self.plain(from));
        if size > MAX_COPY {
            return self.copy_long(to, from, size);
        }
        let mut at = 0;
        while at < size {
            let left = size - at;
            let piece = if left >= 16 { 16 } else { 1 << left.ilog2() };
            let (from, to) = (from.plus(at as i64), to.plus(at as i64));
            let (reg, class) = if piece == 16 { (V31, Class::V128) } else { (X16, Class::I64) };
            self.load_part(reg, class, piece as u32, from);
            self.store_part(reg, class, piece as u32, to);
            at += piece;
        }
        Ok(())
    }

    /// Copies bytes whose places may overlap: all are read before the first is written. If they are no multiple of a
    /// piece, the last piece overlaps the one before it.
    pub(super) fn move_memory(&mut self, to: Address, from: Address, size: u64) -> Selected {
        let (to, from) = (self.plain(to), self.plain(from));
        let piece = 1 << size.max(1).ilog2().min(4);
        let class = if piece == 16 { Class::V128 } else { Class::I64 };
        let pieces: Vec<(i64, Reg)> = (0..size.div_ceil(piece))
            .map(|number| ((number * piece).min(size - piece) as i64, self.m.s.scratch(class.bank())))
            .collect();
        for &(at, reg) in &pieces {
            self.load_part(reg, class, piece as u32, from.plus(at));
        }
        for &(at, reg) in &pieces {
            self.store_part(reg, class, piece as u32, to.plus(at));
        }
        Ok(())
    }

    /// Copies many bytes by a loop of 16 each, from the last to the first, and the rest by moves. Only registers that
    /// never hold a value change.
    fn copy_long(&mut self, to: Address, from: Address, size: u64) -> Selected {
        let whole = size & !15;
        emit::number(self.code(), X16, whole, true);
        let again = self.new_label();
        self.place(again);
        ops::SUBSXri.rri(self.code(), X16.0, X16.0, 16);
        for (op, address) in [(access::LOAD_Q, from), (access::STORE_Q, to)] {
            self.move_address_to(X17, address);
            op.by_x.indexed(self.code(), V31.number(), X17.0, X16.0, ExtendKind::Uxtx, false);
        }
        self.jump_if(Flags::One(Condition::Ne), again);
        self.copy_memory(to.plus(whole as i64), from.plus(whole as i64), size - whole)
    }

    /// Compiles an `alloca`: a place in the frame, or a change of the stack pointer.
    pub(super) fn alloca(&mut self, inst: Inst, operands: &[Value]) -> Selected {
        let source = self.body.source_type(inst);
        let info = self.info(source);
        let access = self.body.memory_access(inst);
        let align = access.align.map_or(1 << info.align_log2, |align| align.bytes()).max(1);
        if info.kind == Kind::Refused {
            return self.refuse_type("alloca", source);
        }
        let count = self.integer_constant(operands[0]);
        let ty = self.type_of(operands[0]);
        let count = count.map(|count| match self.width_of(ty) {
            64.. => count as u64,
            width => count as u64 & ((1 << width) - 1),
        });
        let size = count.and_then(|count| count.checked_mul(info.size));
        if self.position == 0
            && let Some(size) = size
            && align <= STACK_ALIGN
            && size <= MAX_OBJECT
        {
            let slot = self.m.s.frame.object(size.max(1), align as u32);
            self.m.s.create_in_frame(inst.as_u32(), Place::Object, slot);
            return Ok(());
        }
        self.consume(operands[0]);
        if self.position == 0
            && let Some(size) = size
            && align <= 1 << 20
            && size <= MAX_OBJECT
        {
            // The object lies somewhere in a larger one.
            let slot = self.m.s.frame.object(size.max(1).saturating_add(align - 1), 16);
            let reg = self.result_register(inst, Class::I64);
            self.move_aligned(reg, slot, align);
            self.define(inst, Class::I64, reg);
            return Ok(());
        }
        self.dynamic_alloca(inst, operands[0], info.size, align)
    }

    /// Writes the first address from a slot on that is a multiple of a power of two to a register.
    pub(super) fn move_aligned(&mut self, reg: Reg, slot: i32, align: u64) {
        emit::add_number(self.code(), reg, FP, i64::from(slot) + if align > 16 { align as i64 - 1 } else { 0 });
        if align > 16 {
            let pattern = bitmask(align.wrapping_neg(), true).unwrap_or(0);
            ops::ANDXri.rr_bitmask(self.code(), reg.number(), reg.number(), pattern);
        }
    }

    fn dynamic_alloca(&mut self, inst: Inst, count: Value, size: u64, align: u64) -> Selected {
        let align = align.max(STACK_ALIGN).max(u64::from(self.frame.align));
        if align > 1 << 28 {
            return self.refuse("alloca of this alignment");
        }
        self.frame.is_dynamic = true;
        let width = self.module.tables.types.number_width(self.type_of(count)).unwrap_or(64).min(64);
        let reg = self.m.s.scratch(Bank::General);
        self.move_extended(reg, count, width, false, Class::I64)?;
        let (d, mask) = (reg.number(), bitmask(align.wrapping_neg(), true).unwrap_or(0));
        emit::number(self.code(), X16, size, true);
        ops::MADDXrrr.rrrr(self.code(), d, d, X16.0, ZR.0);
        // Arguments of calls lie below it: their space, which is known at the end, moves down.
        emit::add_number(self.code(), X16, SP, 0);
        ops::SUBXrs.rrr(self.code(), d, X16.0, d);
        ops::ANDXri.rr_bitmask(self.code(), d, d, mask);
        if let Probe::Inline(page) = self.traits.probe {
            self.touch_pages(reg, page);
        }
        emit::add_number(self.code(), SP, reg, 0);
        let result = self.result_register(inst, Class::I64);
        self.above_outgoing(result);
        self.define(inst, Class::I64, result);
        Ok(())
    }

    /// Writes the address above the area for arguments of calls to a register.
    pub(super) fn above_outgoing(&mut self, reg: Reg) {
        let at = self.m.s.code.len() as u32;
        self.m.outgoing_at.push(at);
        ops::ADDXri.rri(self.code(), reg.number(), SP.0, 0);
    }

    /// Touches each page between the stack pointer and an address below it.
    fn touch_pages(&mut self, to: Reg, page: u32) {
        let (again, done) = (self.new_label(), self.new_label());
        emit::add_number(self.code(), X16, SP, 0);
        self.place(again);
        emit::add_number(self.code(), X16, X16, -i64::from(page));
        ops::SUBSXrs.rrr(self.code(), ZR.0, X16.0, to.number());
        self.jump_if(Flags::One(Condition::Ls), done);
        emit::access_at(self.code(), access::STORE64, ZR, X16, 0);
        self.jump(again);
        self.place(done);
    }

    /// Returns the address of a constant of the pool.
    pub(super) fn pool_address(&mut self, offset: u32) -> Address {
        let reg = self.m.s.scratch(Bank::General);
        self.move_page(reg, CodeTarget::Pool(offset), 0);
        Address::base(reg, 0)
    }
}
