//! Loads, stores and stack objects.

use draig_ir::{Inst, Opcode, Ordering, TailKind, Type, Value, ValueKind};
use draig_mc::x86::direct::{Mem, ops};

use super::address::Address;
use super::attributes::Probe;
use super::compare::{Condition, Flags};
use super::operand::Source;
use super::registers::{R11, RBP, RCX, RDI, RSI, RSP, X86, XMM15};
use super::{Selected, Selector};
use crate::features::Feature;
use crate::function::registers::Reg;
use crate::function::state::{Place, Target};
use crate::function::types::{Bank, Class, Kind};

/// Objects are aligned to this at most in the frame, as the stack is; others are aligned when they are made.
const STACK_ALIGN: u64 = 16;

/// The frame pointer is a multiple of this even where callers are not trusted.
const WORD_ALIGN: u64 = 8;

/// Larger objects are below the frame, whose offsets have 32 bits.
const MAX_OBJECT: u64 = 1 << 28;

/// A load waits for at most this number of instructions, so that looking ahead is linear.
const MAX_WAIT: u32 = 16;

impl Selector<'_, '_> {
    pub(super) fn load(&mut self, inst: Inst, ty: Type, operands: &[Value]) -> Selected {
        let info = self.info(ty);
        let class = match info.kind {
            Kind::Scalar(class) => class,
            Kind::Nothing => {
                self.consume(operands[0]);
                return Ok(());
            }
            _ => return self.load_parts(inst, ty, operands[0]),
        };
        let access = self.body.memory_access(inst);
        if !access.volatile
            && access.ordering == Ordering::NotAtomic
            && !info.is_vector
            && self.is_folded_load(inst, class, info.bits)
        {
            self.fold(inst);
            return Ok(());
        }
        self.consume(operands[0]);
        if let Some(prefix) = self.segment(self.type_of(operands[0]))? {
            return self.load_in_segment(inst, class, info.store_size as u32, operands[0], prefix);
        }
        let address = self.address_of(operands[0])?;
        let reg = self.hinted_register(inst, class);
        self.load_part(reg, class, info.store_size as u32, address);
        self.define(inst, class, reg);
        Ok(())
    }

    /// Whether the next instruction takes the value from memory, so that no register is needed.
    #[inline]
    fn is_folded_load(&mut self, inst: Inst, class: Class, bits: u32) -> bool {
        let Some(user) = self.only_user(inst) else { return false };
        if class.bank() != Bank::General && bits < 32 {
            return false;
        }
        if self.body.opcode(user) == Opcode::Call {
            return self.is_argument_in_frame(inst, user);
        }
        if self.body.next_inst(inst) != Some(user) {
            return false;
        }
        let (opcode, _, _, operands) = self.body.parts(user);
        let value = Value::inst(inst);
        match opcode {
            Opcode::ZExt | Opcode::SExt => matches!(bits, 8 | 16 | 32),
            // Only the left operand of a difference may be a number.
            Opcode::Add | Opcode::Sub | Opcode::And | Opcode::Or | Opcode::Xor | Opcode::Mul => {
                matches!(bits, 32 | 64)
                    && operands[1] == value
                    && operands[0] != value
                    && (opcode == Opcode::Sub || !operands[0].is_constant())
            }
            Opcode::ICmp => {
                matches!(bits, 8 | 16 | 32 | 64)
                    && class.bank() == Bank::General
                    && self.only_user(user).is_none_or(|last| {
                        self.body.next_inst(user) == Some(last) && self.body.opcode(last) == Opcode::Br
                    })
            }
            Opcode::FAdd | Opcode::FSub | Opcode::FMul | Opcode::FDiv => {
                matches!(class, Class::F32 | Class::F64) && operands[1] == value && operands[0] != value
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

    /// Reads a part of this number of bytes into a register. The bits above are zero or arbitrary.
    pub(super) fn load_part(&mut self, reg: Reg, class: Class, bytes: u32, address: Address) {
        let op = match (class.bank(), bytes) {
            (Bank::General, 1) => ops::MOVZX32rm8,
            (Bank::General, 2) => ops::MOVZX32rm16,
            (Bank::General, 4) => ops::MOV32rm,
            (Bank::General, 8) => ops::MOV64rm,
            (Bank::General, _) => return self.load_odd(reg, bytes, address),
            (Bank::Vector, 2) => {
                self.reg_mem(ops::MOVZX32rm16, R11, address);
                ops::MOVDI2PDIrm.reg_reg(self.code(), reg.number(), R11.number());
                return;
            }
            (Bank::Vector, 1) => {
                self.reg_mem(ops::MOVZX32rm8, R11, address);
                ops::MOVDI2PDIrm.reg_reg(self.code(), reg.number(), R11.number());
                return;
            }
            (Bank::Vector, 4) => ops::MOVSSrm,
            (Bank::Vector, 8) => ops::MOVSDrm,
            (Bank::Vector, _) => ops::MOVUPSrm,
        };
        self.reg_mem(op, reg, address);
    }

    /// Reads 3, 5, 6 or 7 bytes: two overlapping or adjacent pieces.
    fn load_odd(&mut self, reg: Reg, bytes: u32, address: Address) {
        // The base of the address may be the result's register: the upper piece is read first, elsewhere.
        let low = if bytes > 4 { 4 } else { 2 };
        self.load_part(R11, Class::I32, bytes - low, address.plus(low as i32));
        if bytes == 7 {
            // Three bytes remain: two and one.
            self.reg_mem(ops::MOVZX32rm8, R11, address.plus(6));
            ops::SHL32ri.reg_imm(self.code(), R11.number(), 16);
            self.reg_mem(ops::MOV16rm, R11, address.plus(4));
        }
        self.load_part(reg, Class::I32, low, address);
        ops::SHL64ri.reg_imm(self.code(), R11.number(), low as i32 * 8);
        ops::OR64rm.reg_reg(self.code(), reg.number(), R11.number());
    }

    pub(super) fn store(&mut self, inst: Inst, operands: &[Value]) -> Selected {
        let (value, pointer) = (operands[0], operands[1]);
        let ty = self.type_of(value);
        let info = self.info(ty);
        if !matches!(info.kind, Kind::Scalar(_)) && self.body.memory_access(inst).ordering != Ordering::NotAtomic {
            return match info.store_size {
                16 => self.store_16(ty, pointer, value),
                _ => self.refuse(&format!("an atomic store of {}", self.module.type_ref(ty))),
            };
        }
        self.consume(value);
        self.consume(pointer);
        let class = match info.kind {
            Kind::Scalar(class) => class,
            Kind::Nothing => return Ok(()),
            _ => return self.store_parts(ty, value, pointer),
        };
        let access = self.body.memory_access(inst);
        let segment = self.segment(self.type_of(pointer))?;
        if access.ordering == Ordering::SequentiallyConsistent || segment.is_some() {
            return self.store_specially(class, info.store_size as u32, value, pointer, segment);
        }
        let is_exact = info.bits == info.store_size as u32 * 8;
        // A number is a part of the instruction.
        if class.bank() == Bank::General
            && let Some(number) = self.integer_constant(value)
            && let Ok(number) =
                i32::try_from(if is_exact { number } else { number & (u64::MAX >> (64 - info.bits)) as i64 })
        {
            let op = match info.store_size {
                1 => ops::MOV8mi,
                2 => ops::MOV16mi,
                4 => ops::MOV32mi,
                8 => ops::MOV64mi32,
                _ => return self.store_general(class, info.bits, info.store_size as u32, value, pointer),
            };
            let address = self.address_of(pointer)?;
            self.mem_imm(op, address, number);
            return Ok(());
        }
        if !is_exact && class.bank() == Bank::General {
            return self.store_general(class, info.bits, info.store_size as u32, value, pointer);
        }
        let reg = self.register(value, 0, class)?;
        let address = self.address_of(pointer)?;
        self.store_part(reg, class, info.store_size as u32, address);
        Ok(())
    }

    /// Stores an integer whose width is no multiple of 8: the bits above are zeros in memory.
    fn store_general(&mut self, class: Class, bits: u32, bytes: u32, value: Value, pointer: Value) -> Selected {
        let reg = self.m.s.scratch(Bank::General);
        let wide = if class == Class::I64 { Class::I64 } else { Class::I32 };
        self.move_extended(reg, value, bits, false, wide)?;
        let address = self.address_of(pointer)?;
        self.store_part(reg, class, bytes, address);
        Ok(())
    }

    /// Writes this number of bytes of a register.
    pub(super) fn store_part(&mut self, reg: Reg, class: Class, bytes: u32, address: Address) {
        let op = match (class.bank(), bytes) {
            (Bank::General, 1) => ops::MOV8mr,
            (Bank::General, 2) => ops::MOV16mr,
            (Bank::General, 4) => ops::MOV32mr,
            (Bank::General, 8) => ops::MOV64mr,
            (Bank::General, _) => return self.store_odd(reg, bytes, address),
            (Bank::Vector, 1 | 2) => {
                ops::MOVPDI2DImr.reg_reg(self.code(), reg.number(), R11.number());
                return self.store_part(R11, Class::I32, bytes, address);
            }
            (Bank::Vector, 4) => ops::MOVSSmr,
            (Bank::Vector, 8) => ops::MOVSDmr,
            (Bank::Vector, _) => ops::MOVUPSmr,
        };
        self.reg_mem(op, reg, address);
    }

    /// Writes 3, 5, 6 or 7 bytes, in pieces of powers of two.
    fn store_odd(&mut self, reg: Reg, bytes: u32, address: Address) {
        ops::MOV64rm.reg_reg(self.code(), R11.number(), reg.number());
        let mut at = 0;
        while at < bytes {
            let piece = 1 << (bytes - at).ilog2();
            self.store_part(R11, Class::I64, piece, address.plus(at as i32));
            at += piece;
            if at < bytes {
                ops::SHR64ri.reg_imm(self.code(), R11.number(), piece as i32 * 8);
            }
        }
    }

    /// Loads a value of several parts, or one that stays in memory.
    fn load_parts(&mut self, inst: Inst, ty: Type, pointer: Value) -> Selected {
        if self.body.memory_access(inst).ordering != Ordering::NotAtomic {
            return match self.info(ty).store_size {
                16 => self.load_16(inst, ty, pointer),
                _ => self.refuse(&format!("an atomic load of {}", self.module.type_ref(ty))),
            };
        }
        self.consume(pointer);
        let info = self.info(ty);
        if self.segment(self.type_of(pointer))?.is_some() {
            return self.refuse("a load of several parts in an address space");
        }
        let address = self.address_of(pointer)?;
        self.create(inst, ty)?;
        match info.kind {
            Kind::Parts(first, count) => {
                self.load_each_part(inst, first, count, address);
                Ok(())
            }
            Kind::Memory => {
                let slot = self.m.s.parts[inst.index()].slot;
                self.copy_memory(Address::frame(slot), address, info.store_size)
            }
            _ => self.refuse(&format!("a load of {}", self.module.type_ref(ty))),
        }
    }

    /// Loads the parts of a result from where they lie in memory.
    pub(super) fn load_each_part(&mut self, inst: Inst, first: u32, count: u8, address: Address) {
        for number in 0..u32::from(count) {
            let part = self.m.types.parts(first, count)[number as usize];
            let reg = self.m.s.scratch(part.class.bank());
            let bytes = part.bits.div_ceil(8).min(part.class.size());
            self.load_part(reg, part.class, bytes, address.plus(part.offset as i32));
            self.define_part(inst, number, reg);
        }
    }

    fn store_parts(&mut self, ty: Type, value: Value, pointer: Value) -> Selected {
        let info = self.info(ty);
        if self.segment(self.type_of(pointer))?.is_some() {
            return self.refuse("a store of several parts in an address space");
        }
        let address = self.address_of(pointer)?;
        match info.kind {
            Kind::Parts(..) => self.store_value(ty, value, address),
            Kind::Memory => self.store_memory_value(ty, value, address),
            _ => self.refuse(&format!("a store of {}", self.module.type_ref(ty))),
        }
    }

    /// Writes the parts of a value to memory, as `store` does.
    pub(super) fn store_value(&mut self, ty: Type, value: Value, address: Address) -> Selected {
        let info = self.info(ty);
        let (first, count) = match info.kind {
            Kind::Nothing => return Ok(()),
            Kind::Parts(first, count) => (first, count),
            Kind::Scalar(class) => {
                let reg = self.register(value, 0, class)?;
                self.store_part(reg, class, info.store_size as u32, address);
                return Ok(());
            }
            Kind::Memory => return self.store_memory_value(ty, value, address),
            Kind::Refused => return self.refuse("a value of this type"),
        };
        for number in 0..u32::from(count) {
            let part = self.m.types.parts(first, count)[number as usize];
            let bytes = part.bits.div_ceil(8).min(part.class.size());
            let place = address.plus(part.offset as i32);
            if part.class.bank() == Bank::General && part.bits != bytes * 8 {
                let reg = self.m.s.scratch(Bank::General);
                self.move_to(reg, value, number, part.class)?;
                let class = if part.class == Class::I64 { Class::I64 } else { Class::I32 };
                self.extend_in_place(reg, part.bits, false, class);
                self.store_part(reg, part.class, bytes, place);
                self.m.s.unlock(reg);
                continue;
            }
            let is_part = matches!(self.source(value, number)?, Source::Part(_));
            let reg = self.register(value, number, part.class)?;
            self.store_part(reg, part.class, bytes, place);
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

    /// Copies bytes that do not overlap, by moves; a long run by a loop of `rep movsb`.
    pub(super) fn copy_memory(&mut self, to: Address, from: Address, size: u64) -> Selected {
        if size > 256 {
            return self.copy_long(to, from, size);
        }
        let mut at = 0;
        while at < size {
            let left = size - at;
            let piece = if left >= 16 { 16 } else { 1 << left.ilog2() };
            let (from, to) = (from.plus(at as i32), to.plus(at as i32));
            if piece == 16 {
                self.reg_mem(ops::MOVUPSrm, XMM15, from);
                self.reg_mem(ops::MOVUPSmr, XMM15, to);
            } else {
                self.load_part(R11, Class::I64, piece as u32, from);
                self.store_part(R11, Class::I64, piece as u32, to);
            }
            at += piece;
        }
        Ok(())
    }

    /// Copies many bytes with `rep movsb`.
    fn copy_long(&mut self, to: Address, from: Address, size: u64) -> Selected {
        // Addresses first: their registers may be those that the instruction needs.
        let (to_slot, from_slot) = (self.m.s.frame.slot(8), self.m.s.frame.slot(8));
        let scratch = R11;
        for (address, slot) in [(to, to_slot), (from, from_slot)] {
            self.reg_mem(ops::LEA64r, scratch, address);
            self.reg_mem(ops::MOV64mr, scratch, Address::frame(slot));
        }
        let saved: Vec<_> = [RDI, RSI, RCX].into_iter().map(|reg| (reg, self.m.s.frame.slot(8))).collect();
        for &(reg, slot) in &saved {
            self.reg_mem(ops::MOV64mr, reg, Address::frame(slot));
        }
        self.reg_mem(ops::MOV64rm, RDI, Address::frame(to_slot));
        self.reg_mem(ops::MOV64rm, RSI, Address::frame(from_slot));
        self.move_bits(RCX, u128::from(size), Class::I64);
        // rep movsb
        self.code().extend([0xf3, 0xa4]);
        for &(reg, slot) in &saved {
            self.reg_mem(ops::MOV64rm, reg, Address::frame(slot));
            self.m.s.touched.insert(reg);
            self.m.s.frame.release(slot, 8);
        }
        self.m.s.frame.release(to_slot, 8);
        self.m.s.frame.release(from_slot, 8);
        Ok(())
    }

    /// Compiles an `alloca`: a place in the frame, or a change of the stack pointer.
    pub(super) fn alloca(&mut self, inst: Inst, operands: &[Value]) -> Selected {
        let source = self.body.source_type(inst);
        let info = self.info(source);
        let access = self.body.memory_access(inst);
        let align = access.align.map_or(1 << info.align_log2, |align| align.bytes()).max(1);
        if info.kind == Kind::Refused {
            return self.refuse(&format!("alloca of {}", self.module.type_ref(source)));
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
            && align <= if self.traits.stack_align == 0 { STACK_ALIGN } else { WORD_ALIGN }
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
            ops::LEA64r.reg_mem(
                self.code(),
                reg.number(),
                Mem::base(RBP.0, slot).plus(align as i32 - 1).unwrap_or(Mem::base(RBP.0, slot)),
            );
            ops::AND64ri32.reg_imm(self.code(), reg.number(), -(align as i32));
            self.define(inst, Class::I64, reg);
            return Ok(());
        }
        self.dynamic_alloca(inst, operands[0], info.size, align)
    }

    fn dynamic_alloca(&mut self, inst: Inst, count: Value, size: u64, align: u64) -> Selected {
        // Arguments of calls may need more.
        let least = if self.features.has(Feature::Avx) { 64 } else { STACK_ALIGN };
        let least = least.max(u64::from(self.traits.stack_align));
        let Ok(mask) = i32::try_from(align.max(least)) else { return self.refuse("alloca of this alignment") };
        self.frame.is_dynamic = true;
        let width = self.module.tables.types.number_width(self.type_of(count)).unwrap_or(64).min(64);
        let reg = self.m.s.scratch(Bank::General);
        self.move_extended(reg, count, width, false, Class::I64)?;
        self.multiply(reg, reg, size as i64, true);
        let code = &mut self.m.s.code;
        ops::NEG64r.reg(code, reg.number());
        ops::ADD64rm.reg_reg(code, reg.number(), RSP.number());
        ops::AND64ri32.reg_imm(code, reg.number(), -mask);
        if let Probe::Inline(page) | Probe::Call(page) | Probe::Windows(_, page) = self.traits.probe {
            self.touch_pages(reg, page);
        }
        let code = &mut self.m.s.code;
        ops::MOV64rm.reg_reg(code, RSP.number(), reg.number());
        // Arguments of calls lie below it: their space is known at the end.
        ops::SUB64ri32.reg_imm(code, RSP.number(), 0);
        self.m.outgoing_at.push(self.m.s.code.len() as u32 - 4);
        self.define(inst, Class::I64, reg);
        Ok(())
    }

    /// Moves the stack pointer page by page, as long as it stays above an address.
    fn touch_pages(&mut self, to: Reg, page: u32) {
        let (again, done) = (self.new_label(), self.new_label());
        self.place(again);
        ops::LEA64r.reg_mem(self.code(), R11.number(), Mem::base(RSP.number(), -(page as i32)));
        ops::CMP64rm.reg_reg(self.code(), R11.number(), to.number());
        self.jump_if(Flags::One(Condition::B), done);
        ops::MOV64rm.reg_reg(self.code(), RSP.number(), R11.number());
        ops::OR64mi8.mem_imm(self.code(), Mem::base(RSP.number(), 0), 0);
        self.jump(again);
        self.place(done);
    }

    /// Returns the prefix of the segment that an address space is: 256 `gs`, 257 `fs`, 258 `ss`.
    fn segment(&self, pointer: Type) -> Selected<Option<u8>> {
        match self.module.tables.types.address_space(pointer) {
            Some(0) | None => Ok(None),
            Some(256) => Ok(Some(0x65)),
            Some(257) => Ok(Some(0x64)),
            Some(258) => Ok(Some(0x36)),
            Some(270..=272) => self.refuse("a pointer of 32 bits"),
            // Other address spaces have no meaning on x86.
            Some(_) => Ok(None),
        }
    }

    fn load_in_segment(&mut self, inst: Inst, class: Class, bytes: u32, pointer: Value, prefix: u8) -> Selected {
        let address = self.segment_address(pointer)?;
        let reg = self.result_register(inst, class);
        if !matches!(bytes, 1 | 2 | 4 | 8 | 16) || class.bank() == Bank::Vector && bytes < 4 {
            return self.refuse("a load of this size in a segment");
        }
        self.code().push(prefix);
        self.load_part(reg, class, bytes, address);
        self.define(inst, class, reg);
        Ok(())
    }

    /// Returns an address in a segment: an absolute one, or that in a register.
    fn segment_address(&mut self, pointer: Value) -> Selected<Address> {
        match self.source(pointer, 0)? {
            Source::Folded(inst) => self.gep_address(inst),
            _ => Ok(Address::base(self.register(pointer, 0, Class::I64)?, 0)),
        }
    }

    /// Stores with an exchange, which is a fence, or in a segment.
    fn store_specially(
        &mut self,
        class: Class,
        bytes: u32,
        value: Value,
        pointer: Value,
        segment: Option<u8>,
    ) -> Selected {
        if !matches!(bytes, 1 | 2 | 4 | 8) {
            return self.refuse("an atomic store of this size");
        }
        let reg = self.m.s.scratch(Bank::General);
        if class.bank() == Bank::Vector {
            let from = self.register(value, 0, class)?;
            X86::vector_to_general(&mut self.m.s.code, reg, from);
        } else {
            self.move_to(reg, value, 0, class)?;
        }
        match segment {
            Some(prefix) => {
                let address = self.segment_address(pointer)?;
                self.code().push(prefix);
                self.store_part(reg, Class::I64, bytes, address);
            }
            None => {
                let address = self.address_of(pointer)?;
                let op = match bytes {
                    1 => ops::XCHG8rm,
                    2 => ops::XCHG16rm,
                    4 => ops::XCHG32rm,
                    _ => ops::XCHG64rm,
                };
                self.reg_mem(op, reg, address);
            }
        }
        Ok(())
    }
}
