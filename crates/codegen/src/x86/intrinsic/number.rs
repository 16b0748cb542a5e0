//! Floating-point intrinsics that are sequences: minima and maxima with an order of zeros, results in pairs, classes,
//! saturating conversions.

use draig_ir::{Inst, Opcode, Type, Value};
use draig_mc::x86::direct::{Mem, ops};
use draig_num::FloatFormat;
use draig_tables::IntrinsicId;
use draig_tables::intrinsics::ids;

use super::super::address::Address;
use super::super::call::Prepared;
use super::super::compare::{Condition, Flags};
use super::super::registers::{R11, RAX, RBP, RSP, XMM0};
use super::super::soft::is_narrow;
use super::super::{Selected, Selector};
use crate::function::registers::Reg;
use crate::function::types::{Bank, Class, Kind};

impl Selector<'_, '_> {
    /// Compiles an intrinsic on narrow numbers by way of wider ones.
    pub(super) fn promoted_intrinsic(
        &mut self,
        inst: Inst,
        ty: Type,
        id: IntrinsicId,
        arguments: &[Value],
    ) -> Selected {
        // The product of two `half` is exact in `double`, so that only the sum and the result are rounded.
        let (wide, id) = match id {
            ids::FMA if self.type_of(arguments[0]) == Type::HALF => (Type::DOUBLE, ids::FMULADD),
            _ => (Type::FLOAT, id),
        };
        self.promoted(inst, ty, arguments, wide, |s, ty, values| s.scalar_intrinsic(inst, ty, id, values))
    }

    /// Multiplies and adds with two roundings, by the operations themselves.
    pub(super) fn multiply_and_add(&mut self, inst: Inst, ty: Type, arguments: &[Value]) -> Selected {
        let mut held = self.hold(arguments)?;
        let size = self.info(ty).size as u32;
        let slot = self.m.s.frame.slot(size);
        let saved = self.enter_lanes(inst);
        let values = held.values.clone();
        self.float_binary(inst, Opcode::FMul, ty, &values[..2])?;
        self.store_result(inst, ty, slot)?;
        self.leave_lanes(inst, saved);
        let product = self.stand_in_after(&mut held, ty, slot, size)?;
        self.float_binary(inst, Opcode::FAdd, ty, &[product, values[2]])?;
        self.release_held(&held);
        Ok(())
    }

    /// Writes the result of the current instruction to a slot, as if it were done.
    fn store_result(&mut self, inst: Inst, ty: Type, slot: i32) -> Selected {
        if self.info(ty).kind == Kind::Memory {
            let from = self.m.s.parts[inst.index()].slot;
            let size = self.info(ty).store_size;
            self.copy_memory(Address::frame(slot), Address::frame(from), size)?;
            let size = self.info(ty).size.max(1) as u32;
            self.m.s.frame.release(from, size);
            return Ok(());
        }
        let class = self.scalar(ty)?;
        let reg = self.take_lane(inst.as_u32(), 0);
        self.store_part(reg, class, class.size(), Address::frame(slot));
        Ok(())
    }

    /// Gives the sign of the second number to the first, where both are in memory.
    pub(super) fn copy_sign_in_memory(&mut self, inst: Inst, ty: Type, arguments: &[Value]) -> Selected {
        self.consume(arguments[0]);
        self.consume(arguments[1]);
        let (number, sign) = (self.memory_of(arguments[0], ty)?, self.memory_of(arguments[1], ty)?);
        self.create(inst, ty)?;
        let to = Address::frame(self.m.s.parts[inst.index()].slot);
        if let Some(number) = number {
            self.copy_memory(to, number, 10)?;
        }
        if let Some(sign) = sign {
            let reg = self.m.s.scratch(Bank::General);
            self.reg_mem(ops::MOVZX32rm16, R11, sign.plus(8));
            ops::AND32ri.reg_imm(self.code(), R11.number(), 0x8000);
            self.reg_mem(ops::MOVZX32rm16, reg, to.plus(8));
            ops::AND32ri.reg_imm(self.code(), reg.number(), 0x7fff);
            ops::OR32rm.reg_reg(self.code(), reg.number(), R11.number());
            self.reg_mem(ops::MOV16mr, reg, to.plus(8));
        }
        Ok(())
    }

    /// Returns the smaller or larger number, where a negative zero is smaller than a positive one. What is no number
    /// is the result, or for the variants with `num`, the other operand is.
    pub(super) fn min_max_of_zeros(
        &mut self,
        inst: Inst,
        class: Class,
        id: IntrinsicId,
        arguments: &[Value],
    ) -> Selected {
        self.consume(arguments[0]);
        self.consume(arguments[1]);
        let is_min = matches!(id, ids::MINIMUM | ids::MINIMUMNUM);
        let prefers_numbers = matches!(id, ids::MINIMUMNUM | ids::MAXIMUMNUM);
        let (min_max, add, compare) = match (class, is_min) {
            (Class::F64, true) => (ops::MINSDrm_Int, ops::ADDSDrm_Int, ops::UCOMISDrm),
            (Class::F64, false) => (ops::MAXSDrm_Int, ops::ADDSDrm_Int, ops::UCOMISDrm),
            (_, true) => (ops::MINSSrm_Int, ops::ADDSSrm_Int, ops::UCOMISSrm),
            (_, false) => (ops::MAXSSrm_Int, ops::ADDSSrm_Int, ops::UCOMISSrm),
        };
        let right = self.register(arguments[1], 0, class)?;
        self.m.s.lock(right);
        let reg = self.m.s.scratch(Bank::Vector);
        self.move_to(reg, arguments[0], 0, class)?;
        let (differ, unordered, end) = (self.new_label(), self.new_label(), self.new_label());
        compare.reg_reg(self.code(), reg.number(), right.number());
        self.jump_if(Flags::One(Condition::P), unordered);
        self.jump_if(Flags::One(Condition::NE), differ);
        // Equal numbers differ in their sign, if at all.
        let combine = if is_min { ops::ORPSrm } else { ops::ANDPSrm };
        combine.reg_reg(self.code(), reg.number(), right.number());
        self.jump(end);
        self.place(unordered);
        if prefers_numbers {
            let left_is_number = self.new_label();
            compare.reg_reg(self.code(), reg.number(), reg.number());
            self.jump_if(Flags::One(Condition::NP), end);
            ops::MOVAPSrm.reg_reg(self.code(), reg.number(), right.number());
            compare.reg_reg(self.code(), reg.number(), reg.number());
            self.jump_if(Flags::One(Condition::NP), left_is_number);
            add.reg_reg(self.code(), reg.number(), reg.number());
            self.place(left_is_number);
        } else {
            add.reg_reg(self.code(), reg.number(), right.number());
        }
        self.jump(end);
        self.place(differ);
        min_max.reg_reg(self.code(), reg.number(), right.number());
        self.place(end);
        self.define(inst, class, reg);
        Ok(())
    }

    /// Calls a function with two results, and returns slots of 16 bytes with these; those of narrow numbers are of type
    /// `float`.
    pub(in crate::x86) fn two_results_in_frame(&mut self, id: IntrinsicId, value: Value) -> Selected<[i32; 2]> {
        let operand = self.type_of(value);
        let names = match id {
            ids::FREXP => ["frexpf", "frexp", "frexpl", "frexpf128"],
            ids::MODF => ["modff", "modf", "modfl", "modff128"],
            _ => ["sincosf", "sincos", "sincosl", "sincosf128"],
        };
        let wide = if is_narrow(operand) { Type::FLOAT } else { operand };
        let number = match self.format(wide) {
            Some(FloatFormat::Float) => 0,
            Some(FloatFormat::Double) => 1,
            Some(FloatFormat::X86Fp80) => 2,
            Some(FloatFormat::Fp128) => 3,
            _ => return self.refuse(&format!("{} of {}", id.name(), self.module.type_ref(operand))),
        };
        let held = self.hold_wide(value, wide)?;
        let from = self.slot_of_held(&held);
        let (first, second) = (self.m.s.frame.slot(16), self.m.s.frame.slot(16));
        self.start_script();
        if number == 2 {
            self.frame.outgoing = self.frame.outgoing.max(16);
            self.copy_memory(Address::base(RSP, 0), Address::frame(from), 10)?;
        } else {
            let class = self.scalar(wide)?;
            self.load_part(XMM0, class, class.size(), Address::frame(from));
        }
        let pointers: &[i32] = if id == ids::SINCOS { &[first, second] } else { &[second] };
        let of_pointers = usize::from(self.context.format.is_coff());
        for (number, &slot) in (of_pointers..).zip(pointers) {
            let reg = self.library_argument(number);
            ops::LEA64r.reg_mem(self.code(), reg.number(), Mem::base(RBP.0, slot));
        }
        self.call_target(Prepared::Library(names[number]))?;
        if id != ids::SINCOS {
            self.store_number(XMM0, wide, first)?;
        }
        self.end_script();
        self.release_held(&held);
        Ok([first, second])
    }

    /// Whether a type's numbers are computed as `float`.
    pub(in crate::x86) fn is_narrow_number(&self, ty: Type) -> bool {
        is_narrow(ty)
    }

    /// Compiles intrinsics with two results, of which functions write the second, or both, to memory.
    pub(super) fn two_results(&mut self, inst: Inst, ty: Type, id: IntrinsicId, value: Value) -> Selected {
        let [first, second] = self.two_results_in_frame(id, value)?;
        let fields = self.module.tables.types.struct_fields(ty).map(<[Type]>::to_vec).unwrap_or_default();
        let [one, other] = fields.as_slice() else { return self.refuse(&format!("{} with this result", id.name())) };
        for (&field, slot) in [one, other].into_iter().zip([first, second]) {
            if is_narrow(field) {
                self.truncate_in_frame(field, slot)?;
            }
        }
        let Some(offset) = self.m.types.field_offset(self.module, ty, 1) else {
            return self.refuse("a struct without a layout");
        };
        let size = self.info(ty).size as u32;
        let both = self.m.s.frame.slot(size.max(16));
        let (one_size, other_size) = (self.info(*one).store_size, self.info(*other).store_size);
        self.copy_memory(Address::frame(both), Address::frame(first), one_size)?;
        self.copy_memory(Address::frame(both + offset as i32), Address::frame(second), other_size)?;
        self.m.s.frame.release(first, 16);
        self.m.s.frame.release(second, 16);
        if self.info(ty).kind == Kind::Memory {
            self.m.s.create_in_frame(inst.as_u32(), crate::function::state::Place::Memory, both);
            return Ok(());
        }
        self.load_parts_from(inst, ty, Address::frame(both))?;
        self.m.s.frame.release(both, size.max(16));
        Ok(())
    }

    /// Converts a number to the bits of a `half`, or back.
    pub(super) fn convert_half(&mut self, inst: Inst, ty: Type, id: IntrinsicId, value: Value) -> Selected {
        let from = self.type_of(value);
        let held = self.hold_wide(value, from)?;
        let slot = self.slot_of_held(&held);
        let (wide, is_from) = if id == ids::CONVERT_FROM_FP16 { (ty, true) } else { (from, false) };
        let class = self.scalar(wide)?;
        if !matches!(wide, Type::FLOAT | Type::DOUBLE) {
            return self.refuse(&format!("{} of {}", id.name(), self.module.type_ref(wide)));
        }
        self.start_script();
        if is_from {
            self.load_part(XMM0, Class::F16, 2, Address::frame(slot));
            self.call_target(Prepared::Library("__extendhfsf2"))?;
            if wide == Type::DOUBLE {
                ops::CVTSS2SDrm_Int.reg_reg(self.code(), XMM0.number(), XMM0.number());
            }
            self.store_part(XMM0, class, class.size(), Address::frame(slot));
        } else {
            self.load_part(XMM0, class, class.size(), Address::frame(slot));
            let name = if wide == Type::DOUBLE { "__truncdfhf2" } else { "__truncsfhf2" };
            self.call_target(Prepared::Library(name))?;
            self.store_part(XMM0, Class::F16, 2, Address::frame(slot));
        }
        self.end_script();
        self.load_parts_from(inst, ty, Address::frame(slot))?;
        self.release_held(&held);
        Ok(())
    }

    /// Writes a result of a function to the frame: from a vector register, or from the stack of x87.
    fn store_number(&mut self, reg: Reg, ty: Type, slot: i32) -> Selected {
        if self.info(ty).kind == Kind::Memory {
            self.mem(ops::ST_FP80m, Address::frame(slot));
            return Ok(());
        }
        let class = self.scalar(ty)?;
        self.store_part(reg, class, class.size(), Address::frame(slot));
        Ok(())
    }

    /// Converts to an integer, to the nearest that it has; what is no number becomes zero.
    pub(super) fn saturating_conversion(
        &mut self,
        inst: Inst,
        ty: Type,
        id: IntrinsicId,
        arguments: &[Value],
    ) -> Selected {
        let is_signed = id == ids::FPTOSI_SAT;
        let value = arguments[0];
        let from = self.type_of(value);
        let width = self.width_of(ty);
        if from == Type::FP128 || self.format(from) == Some(FloatFormat::X86Fp80) || width > 64 {
            return self.saturating_by_comparison(inst, ty, is_signed, value);
        }
        if is_narrow(from) {
            return self.promoted(inst, ty, &[value], Type::FLOAT, |s, ty, values| {
                s.saturating_conversion(inst, ty, id, values)
            });
        }
        let float = self.scalar(from)?;
        let class = self.scalar(ty)?;
        self.consume(value);
        // As `double`, in which all numbers of `float` are exact.
        let number = self.m.s.scratch(Bank::Vector);
        self.move_to(number, value, 0, float)?;
        if float == Class::F32 {
            ops::CVTSS2SDrm_Int.reg_reg(self.code(), number.number(), number.number());
        }
        let (reg, other) = (self.m.s.scratch(Bank::General), self.m.s.scratch(Bank::General));
        let (lowest, highest) = match (is_signed, width) {
            (true, 64) => (i64::MIN as u64, i64::MAX as u64),
            (true, _) => ((-1i64 << (width - 1)) as u64, (1u64 << (width - 1)) - 1),
            (false, 64) => (0, u64::MAX),
            (false, _) => (0, (1 << width) - 1),
        };
        // The first number that is too large: a power of two.
        let power = if is_signed { width - 1 } else { width };
        let bound = |exponent: u32| u128::from((1023 + u64::from(exponent)) << 52);
        let end = self.new_label();
        self.move_bits(reg, 0, Class::I64);
        ops::UCOMISDrm.reg_reg(self.code(), number.number(), number.number());
        self.jump_if(Flags::One(Condition::P), end);
        let constant = self.pool_mem(bound(power), 8);
        ops::MOV64ri.opcode_reg_imm(self.code(), reg.number(), highest as i64);
        self.reg_mem(ops::UCOMISDrm, number, constant);
        self.jump_if(Flags::One(Condition::AE), end);
        ops::MOV64ri.opcode_reg_imm(self.code(), reg.number(), lowest as i64);
        let constant = if is_signed { self.pool_mem(bound(power) | 1 << 63, 8) } else { self.pool_mem(0, 8) };
        self.reg_mem(ops::UCOMISDrm, number, constant);
        self.jump_if(Flags::One(Condition::BE), end);
        if !is_signed && width == 64 {
            self.float_to_unsigned(reg, other, number, Class::F64, ops::CVTTSD2SIrm_Int);
        } else {
            ops::CVTTSD2SI64rm_Int.reg_reg(self.code(), reg.number(), number.number());
        }
        self.place(end);
        self.define(inst, class, reg);
        Ok(())
    }

    /// As before for formats and widths with functions: compares with the bounds, which are numbers of the format or
    /// lie next to one.
    fn saturating_by_comparison(&mut self, inst: Inst, ty: Type, is_signed: bool, value: Value) -> Selected {
        let from = self.type_of(value);
        let width = self.width_of(ty);
        if width > 128 {
            return self.refuse(&format!("a saturating conversion to {}", self.module.type_ref(ty)));
        }
        let held = self.hold_wide(value, if is_narrow(from) { Type::FLOAT } else { from })?;
        let ty_size = self.info(ty).size.max(16) as u32;
        let (converted, number) = (self.m.s.frame.slot(ty_size), held.values[0]);
        let wide = self.type_of(number);
        let saved = self.enter_lanes(inst);
        self.cast(inst, if is_signed { Opcode::FpToSi } else { Opcode::FpToUi }, ty, number)?;
        for part in 0..self.parts_of(ty).len() as u32 {
            let reg = self.take_lane(inst.as_u32(), part);
            self.store_part(reg, Class::I64, 8, Address::frame(converted + part as i32 * 8));
        }
        self.leave_lanes(inst, saved);
        // The exponent decides: a number of at least 2^power is too large, whatever its other bits.
        let power = i64::from(if is_signed { width - 1 } else { width });
        let (slot, size) = (self.slot_of_held(&held), self.info(wide).store_size as i32);
        let (shift, exponent_bits) = match size {
            4 => (23, 8),
            8 => (20, 11),
            10 => (0, 15),
            _ => (16, 15),
        };
        let bias = (1i64 << (exponent_bits - 1)) - 1;
        let (reg, sign) = (self.m.s.scratch(Bank::General), self.m.s.scratch(Bank::General));
        if size == 10 {
            self.reg_mem(ops::MOVSX64rm16, reg, Address::frame(slot + 8));
        } else {
            self.reg_mem(ops::MOVSX64rm32, reg, Address::frame(slot + size - 4));
        }
        ops::MOV64rm.reg_reg(self.code(), sign.number(), reg.number());
        ops::SAR64ri.reg_imm(self.code(), sign.number(), 63);
        if shift > 0 {
            ops::SHR64ri.reg_imm(self.code(), reg.number(), shift);
        }
        ops::AND32ri.reg_imm(self.code(), reg.number(), (1 << exponent_bits) - 1);
        let (fits, end, not_number) = (self.new_label(), self.new_label(), self.new_label());
        let words = width.div_ceil(64) as i32;
        // Negative unsigned ones are zero, as what is no number.
        if !is_signed {
            ops::TEST64rr.reg_reg(self.code(), sign.number(), sign.number());
            self.jump_if(Flags::One(Condition::S), not_number);
        }
        ops::CMP32ri.reg_imm(self.code(), reg.number(), (bias + power) as i32);
        self.jump_if(Flags::One(Condition::B), fits);
        ops::CMP32ri.reg_imm(self.code(), reg.number(), (1 << exponent_bits) - 1);
        let infinite_or_none = self.new_label();
        self.jump_if(Flags::One(Condition::E), infinite_or_none);
        let saturate = self.new_label();
        self.place(saturate);
        // All ones below the sign, inverted for the lowest.
        for word in 0..words {
            let used = (width as i32 - word * 64).min(64) - i32::from(is_signed && word == words - 1);
            let ones = if used <= 0 { 0 } else { u64::MAX >> (64 - used) };
            self.move_bits(R11, u128::from(ones), Class::I64);
            ops::XOR64rm.reg_reg(self.code(), R11.number(), sign.number());
            self.reg_mem(ops::MOV64mr, R11, Address::frame(converted + word * 8));
        }
        self.jump(end);
        self.place(infinite_or_none);
        // With other bits than the exponent's, it is no number.
        ops::XOR32rm.reg_reg(self.code(), reg.number(), reg.number());
        match size {
            4 => {
                self.reg_mem(ops::MOV32rm, reg, Address::frame(slot));
                ops::SHL32ri.reg_imm(self.code(), reg.number(), 9);
            }
            8 | 10 => {
                self.reg_mem(ops::MOV64rm, reg, Address::frame(slot));
                ops::SHL64ri.reg_imm(self.code(), reg.number(), if size == 8 { 12 } else { 1 });
            }
            _ => {
                self.reg_mem(ops::MOV64rm, reg, Address::frame(slot + 8));
                ops::SHL64ri.reg_imm(self.code(), reg.number(), 16);
                self.reg_mem(ops::OR64rm, reg, Address::frame(slot));
            }
        }
        ops::TEST64rr.reg_reg(self.code(), reg.number(), reg.number());
        self.jump_if(Flags::One(Condition::E), saturate);
        self.place(not_number);
        ops::XOR32rm.reg_reg(self.code(), R11.number(), R11.number());
        for word in 0..words {
            self.reg_mem(ops::MOV64mr, R11, Address::frame(converted + word * 8));
        }
        self.place(fits);
        self.place(end);
        self.release_held(&held);
        self.load_parts_from(inst, ty, Address::frame(converted))?;
        self.m.s.frame.release(converted, ty_size);
        Ok(())
    }

    /// Compiles `llvm.is.fpclass`: tests on the bits of the number, in `rax` and `rdx` for the larger formats.
    pub(super) fn is_class(&mut self, inst: Inst, arguments: &[Value]) -> Selected {
        let Some(test) = self.integer_constant(arguments[1]) else {
            return self.refuse("llvm.is.fpclass of no number");
        };
        let ty = self.type_of(arguments[0]);
        let (mantissa, exponent) = match self.format(ty) {
            Some(FloatFormat::Half) => (10, 5),
            Some(FloatFormat::BFloat) => (7, 8),
            Some(FloatFormat::Float) => (23, 8),
            Some(FloatFormat::Double) => (52, 11),
            Some(FloatFormat::X86Fp80) => (63, 15),
            Some(FloatFormat::Fp128) => (112, 15),
            _ => return self.refuse(&format!("llvm.is.fpclass of {}", self.module.type_ref(ty))),
        };
        let held = self.hold_wide(arguments[0], ty)?;
        let slot = self.slot_of_held(&held);
        self.classify(slot, mantissa, exponent)?;
        self.release_held(&held);
        // Bit n of the mask is the class with this number, which is in rax.
        self.m.s.lock(RAX);
        let reg = self.m.s.scratch(Bank::General);
        // As in LLVM, what the processor does not support is NaN, but neither a signaling nor a quiet one.
        let unsupported = u128::from(test & 3 == 3) << 10;
        self.move_bits(reg, test as u128 & 0x3ff | unsupported, Class::I32);
        ops::BT32rr.reg_reg(self.code(), RAX.number(), reg.number());
        Condition::B.set(self.code(), reg);
        self.define(inst, Class::I8, reg);
        Ok(())
    }

    /// Puts the number of the class of a number in the frame into `rax` (LangRef "llvm.is.fpclass").
    fn classify(&mut self, slot: i32, mantissa: u32, exponent: u32) -> Selected {
        // rdx gets the fraction, its lower bits joined; r8 the highest bit of it; rcx the exponent; r9 the sign.
        let load = match mantissa {
            7 | 10 => format!("movzwl {slot}(%rbp),%eax\n"),
            23 => format!("movl {slot}(%rbp),%eax\n"),
            _ => format!("movq {slot}(%rbp),%rax\n"),
        };
        let upper = slot + 8;
        let ones = (1u32 << exponent) - 1;
        let split = match mantissa {
            63 => format!(
                "{load}movzwl {upper}(%rbp),%ecx\nmov %ecx,%r9d\nshr $15,%r9d\nand $0x7fff,%ecx\n\
                 mov %rax,%rdx\nadd %rdx,%rdx\nmov %rdx,%r8\nshr $63,%r8\nmov %rax,%r10\nshr $63,%r10\n"
            ),
            112 => format!(
                "{load}movq {upper}(%rbp),%rdx\nmov %rdx,%rcx\nshr $48,%rcx\nmov %ecx,%r9d\nshr $15,%r9d\n\
                 and $0x7fff,%ecx\nshl $16,%rdx\nmov %rdx,%r8\nshr $63,%r8\nor %rax,%rdx\n"
            ),
            _ => {
                let (sign, up, top) = (mantissa + exponent, 64 - mantissa, mantissa - 1);
                format!(
                    "{load}mov %rax,%rcx\nshr ${mantissa},%rcx\nand ${ones},%ecx\nmov %rax,%r9\nshr ${sign},%r9\n\
                     and $1,%r9d\nmov %rax,%r8\nshr ${top},%r8\nand $1,%r8d\nmov %rax,%rdx\nshl ${up},%rdx\n"
                )
            }
        };
        // 0 signaling, 1 quiet, 2 and 9 infinite, 3 and 8 normal, 4 and 7 subnormal, 5 and 6 zero, and 10 for an
        // `x86_fp80` without the explicit bit that its exponent asks for.
        let explicit = match mantissa {
            63 => "test %ecx,%ecx\njz 6f\ntest %r10d,%r10d\njz 5f\n6:\n",
            _ => "",
        };
        self.script(&format!(
            "{split}{explicit}cmp ${ones},%ecx\nje 1f\ntest %ecx,%ecx\njz 2f\nmov $3,%eax\njmp 4f\n\
             1: test %rdx,%rdx\njnz 3f\nmov $2,%eax\njmp 4f\n\
             2: mov $5,%eax\ntest %rdx,%rdx\njz 4f\nmov $4,%eax\njmp 4f\n\
             3: mov %r8d,%eax\njmp 7f\n\
             5: mov $10,%eax\njmp 7f\n\
             4: test %r9d,%r9d\njnz 7f\nneg %eax\nadd $11,%eax\n\
             7:\n"
        ))
    }
}
