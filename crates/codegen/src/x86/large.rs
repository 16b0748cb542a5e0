//! Integers of more than 128 bits, which are kept in the frame.
//!
//! Bits above a width are arbitrary in operands and zeros in results. An operation first copies its operands to
//! words of 64 bits, extended as it needs them; what takes loops is a script.

use draig_ir::{Inst, IntPredicate, Opcode, Type, Value};
use draig_mc::x86::direct::ops;
use draig_tables::IntrinsicId;
use draig_tables::intrinsics::ids;

use super::address::Address;
use super::compare::Condition;
use super::registers::{R11, RAX};
use super::{Selected, Selector};
use crate::function::registers::Reg;
use crate::function::state::Place;
use crate::function::types::{Class, Kind};

/// Width of the largest integers that are compiled.
const MAX_WIDTH: u32 = 1 << 16;

/// An integer in the frame: slot and number of words.
#[derive(Clone, Copy)]
pub(super) struct Words {
    pub(super) slot: i32,
    pub(super) count: u32,
}

impl Words {
    pub(super) fn word(self, number: u32) -> Address {
        Address::frame(self.slot + number as i32 * 8)
    }

    fn bytes(self) -> u32 {
        self.count * 8
    }
}

impl Selector<'_, '_> {
    /// Whether a type is an integer of more than 128 bits.
    #[inline]
    pub(super) fn is_large(&mut self, ty: Type) -> bool {
        self.info(ty).kind == Kind::Memory && self.module.tables.types.number_width(ty).is_some()
    }

    /// Whether values of a type are compared by more than one instruction after which the flags hold the result.
    #[inline]
    pub(super) fn is_soft(&mut self, ty: Type) -> bool {
        matches!(ty, Type::HALF | Type::BFLOAT | Type::FP128) || self.is_large(ty)
    }

    pub(super) fn new_words(&mut self, count: u32) -> Words {
        Words { slot: self.m.s.frame.slot(count * 8), count }
    }

    pub(super) fn release_words(&mut self, words: Words) {
        self.m.s.frame.release(words.slot, words.bytes());
    }

    /// Copies an integer of any width, which must have been consumed, to words of its own, extended.
    pub(super) fn words_of(&mut self, value: Value, count: u32, is_signed: bool) -> Selected<Words> {
        let ty = self.type_of(value);
        let width = self.width_of(ty);
        if width > MAX_WIDTH || count > MAX_WIDTH / 32 {
            return self.refuse(&format!("an integer of {width} bits"));
        }
        let words = self.new_words(count);
        self.put_words(words, value, is_signed)?;
        Ok(words)
    }

    fn put_words(&mut self, words: Words, value: Value, is_signed: bool) -> Selected {
        let ty = self.type_of(value);
        let info = self.info(ty);
        let place = Address::frame(words.slot);
        if info.kind == Kind::Memory {
            let size = info.store_size.min(u64::from(words.bytes()));
            if let Some(from) = self.memory_of(value, ty)? {
                self.copy_memory(place, from, size)?;
            }
        } else {
            for (number, part) in (0..).zip(self.parts_of(ty)) {
                let reg = self.register(value, number, part.class)?;
                let bytes = part.class.size().min(words.bytes() - part.offset);
                self.store_part(reg, part.class, bytes, place.plus(part.offset as i32));
                self.m.s.unlock(reg);
            }
        }
        self.extend_words(words, info.bits, is_signed);
        Ok(())
    }

    /// Sets the bits of words above a width.
    pub(super) fn extend_words(&mut self, words: Words, width: u32, is_signed: bool) {
        if width >= words.count * 64 {
            return;
        }
        let top = (width - 1) / 64;
        let unused = (64 - (width - top * 64)) as i32;
        self.reg_mem(ops::MOV64rm, R11, words.word(top));
        let back = if is_signed { ops::SAR64ri } else { ops::SHR64ri };
        if unused > 0 {
            ops::SHL64ri.reg_imm(self.code(), R11.number(), unused);
            back.reg_imm(self.code(), R11.number(), unused);
            self.reg_mem(ops::MOV64mr, R11, words.word(top));
        }
        if top + 1 < words.count {
            if is_signed {
                ops::SAR64ri.reg_imm(self.code(), R11.number(), 63);
            } else {
                ops::XOR32rm.reg_reg(self.code(), R11.number(), R11.number());
            }
            self.fill_words(words, top + 1, words.count);
        }
    }

    /// Writes the scratch register to the words with these numbers.
    fn fill_words(&mut self, words: Words, from: u32, to: u32) {
        for number in from..to {
            self.reg_mem(ops::MOV64mr, R11, words.word(number));
        }
    }

    fn clear_words(&mut self, words: Words, from: u32, to: u32) {
        ops::XOR32rm.reg_reg(self.code(), R11.number(), R11.number());
        self.fill_words(words, from, to);
    }

    /// Makes words the result; the slot is the result's from now on, or released.
    pub(super) fn define_words(&mut self, inst: Inst, ty: Type, words: Words) -> Selected {
        let info = self.info(ty);
        if info.kind == Kind::Memory {
            self.extend_words(words, info.bits, false);
            self.m.s.create_in_frame(inst.as_u32(), Place::Memory, words.slot);
            return Ok(());
        }
        self.load_parts_from(inst, ty, Address::frame(words.slot))?;
        self.release_words(words);
        Ok(())
    }

    fn word_count(&mut self, ty: Type) -> u32 {
        self.width_of(ty).div_ceil(64)
    }

    /// Compiles arithmetic on large integers.
    pub(super) fn large_operation(&mut self, inst: Inst, opcode: Opcode, ty: Type, operands: &[Value]) -> Selected {
        for &operand in operands {
            self.consume(operand);
        }
        let count = self.word_count(ty);
        let is_signed = matches!(opcode, Opcode::SDiv | Opcode::SRem | Opcode::AShr);
        let left = self.words_of(operands[0], count, is_signed)?;
        match opcode {
            Opcode::Add | Opcode::Sub | Opcode::And | Opcode::Or | Opcode::Xor => {
                let right = self.words_of(operands[1], count, false)?;
                self.combine_words(opcode, left, right);
                self.release_words(right);
                self.define_words(inst, ty, left)
            }
            Opcode::Mul => {
                let right = self.words_of(operands[1], count, false)?;
                let product = self.new_words(count);
                self.multiply_words(product, left, right)?;
                self.release_words(left);
                self.release_words(right);
                self.define_words(inst, ty, product)
            }
            Opcode::Shl | Opcode::LShr | Opcode::AShr => {
                let amount = self.words_of(operands[1], count, false)?;
                let width = self.width_of(ty);
                let result = self.shift_words(opcode, left, amount, width)?;
                self.release_words(amount);
                self.define_words(inst, ty, result)
            }
            Opcode::UDiv | Opcode::SDiv | Opcode::URem | Opcode::SRem => {
                let right = self.words_of(operands[1], count, is_signed)?;
                let is_rest = matches!(opcode, Opcode::URem | Opcode::SRem);
                let result = self.divide_words(left, right, is_signed, is_rest)?;
                self.define_words(inst, ty, result)
            }
            _ => self.refuse(&format!("{} of {}", opcode.spelling(), self.module.type_ref(ty))),
        }
    }

    /// Combines words with others, in place.
    pub(super) fn combine_words(&mut self, opcode: Opcode, left: Words, right: Words) {
        let (first, next) = match opcode {
            Opcode::Add => (ops::ADD64mr, ops::ADC64mr),
            Opcode::Sub => (ops::SUB64mr, ops::SBB64mr),
            Opcode::And => (ops::AND64mr, ops::AND64mr),
            Opcode::Or => (ops::OR64mr, ops::OR64mr),
            _ => (ops::XOR64mr, ops::XOR64mr),
        };
        for number in 0..left.count {
            self.reg_mem(ops::MOV64rm, R11, right.word(number));
            self.reg_mem(if number == 0 { first } else { next }, R11, left.word(number));
        }
    }

    pub(super) fn multiply_words(&mut self, product: Words, left: Words, right: Words) -> Selected {
        let count = product.count;
        self.clear_words(product, 0, count);
        let (l, r, p) = (left.slot, right.slot, product.slot);
        // A row for each word of the left factor; what would go beyond the product is left out.
        self.script(&format!(
            "lea {l}(%rbp),%rsi\nlea {r}(%rbp),%rdi\nlea {p}(%rbp),%r8\nmov ${count},%r10d\n\
             1: mov (%rsi),%r11\nxor %r9d,%r9d\nxor %ecx,%ecx\n\
             2: mov (%rdi,%rcx,8),%rax\nmul %r11\nadd %r9,%rax\nadc $0,%rdx\nadd %rax,(%r8,%rcx,8)\nadc $0,%rdx\n\
             mov %rdx,%r9\ninc %ecx\ncmp %r10d,%ecx\njb 2b\n\
             add $8,%rsi\nadd $8,%r8\ndec %r10d\njnz 1b\n"
        ))
    }

    /// Shifts words by an amount, which makes poison if it is not below the width. Releases the words.
    pub(super) fn shift_words(&mut self, opcode: Opcode, value: Words, amount: Words, width: u32) -> Selected<Words> {
        let count = value.count;
        // Words are read from a place that depends on the amount; what comes after or before the value is there, too.
        let source = self.new_words(2 * count + 1);
        let at = if opcode == Opcode::Shl { count } else { 0 };
        self.copy_memory(source.word(at), value.word(0), u64::from(value.bytes()))?;
        self.release_words(value);
        if opcode == Opcode::AShr {
            self.reg_mem(ops::MOV64rm, R11, source.word(count - 1));
            ops::SAR64ri.reg_imm(self.code(), R11.number(), 63);
        } else {
            ops::XOR32rm.reg_reg(self.code(), R11.number(), R11.number());
        }
        let (from, to) = if opcode == Opcode::Shl { (0, count) } else { (count, 2 * count + 1) };
        self.fill_words(source, from, to);
        let result = self.new_words(count);
        self.shift_from(opcode == Opcode::Shl, source, at, result, amount.slot, width)?;
        self.release_words(source);
        Ok(result)
    }

    /// Shifts what starts at a word of a source by an amount in the frame.
    fn shift_from(&mut self, is_left: bool, source: Words, at: u32, to: Words, amount: i32, width: u32) -> Selected {
        let (count, to) = (to.count, to.slot);
        let start = source.slot + at as i32 * 8;
        let (negate, other, op) = if is_left { ("neg %rax\n", -8, "shld") } else { ("", 8, "shrd") };
        self.script(&format!(
            "mov {amount}(%rbp),%rcx\ncmp ${width},%rcx\njb 1f\nxor %ecx,%ecx\n\
             1: mov %ecx,%eax\nshr $6,%eax\n{negate}lea {start}(%rbp,%rax,8),%rsi\nlea {to}(%rbp),%rdi\n\
             mov ${count},%r8d\n\
             2: mov (%rsi),%rax\nmov {other}(%rsi),%rdx\n{op} %cl,%rdx,%rax\nmov %rax,(%rdi)\nadd $8,%rsi\n\
             add $8,%rdi\ndec %r8d\njnz 2b\n"
        ))
    }

    /// Replaces words by their negative if the highest bit of others is set.
    fn negate_words_if(&mut self, words: Words, sign: Address) {
        let over = self.new_label();
        self.mem_imm(ops::CMP64mi8, sign, 0);
        self.jump_if(super::compare::Flags::One(Condition::NS), over);
        ops::STC.plain(self.code());
        for number in 0..words.count {
            self.mem(ops::NOT64m, words.word(number));
            self.mem_imm(ops::ADC64mi8, words.word(number), 0);
        }
        self.place(over);
    }

    /// Divides bit by bit. Releases the operands.
    pub(super) fn divide_words(
        &mut self,
        left: Words,
        right: Words,
        is_signed: bool,
        is_rest: bool,
    ) -> Selected<Words> {
        let count = left.count;
        let sign = self.new_words(1);
        if is_signed {
            // The rest has the sign of the dividend, the quotient that of the product of both.
            self.reg_mem(ops::MOV64rm, R11, left.word(count - 1));
            if !is_rest {
                self.reg_mem(ops::XOR64rm, R11, right.word(count - 1));
            }
            self.reg_mem(ops::MOV64mr, R11, sign.word(0));
            self.negate_words_if(left, left.word(count - 1));
            self.negate_words_if(right, right.word(count - 1));
        }
        // The dividend moves out of the lower half, the quotient moves in; the rest is in the upper half.
        let both = self.new_words(2 * count);
        self.copy_memory(both.word(0), left.word(0), u64::from(left.bytes()))?;
        self.clear_words(both, count, 2 * count);
        let (q, rest, l, r) = (both.slot, both.slot + left.bytes() as i32, left.slot, right.slot);
        let (bits, twice) = (count * 64, count * 2);
        self.script(&format!(
            "mov ${bits},%r8d\n\
             1: lea {q}(%rbp),%rsi\nmov ${twice},%ecx\nclc\n\
             2: rclq (%rsi)\nlea 8(%rsi),%rsi\ndec %ecx\njnz 2b\nsetc %r9b\n\
             lea {r}(%rbp),%rdi\nlea {rest}(%rbp),%rsi\nlea {l}(%rbp),%rdx\nmov ${count},%ecx\nclc\n\
             3: mov (%rsi),%rax\nsbb (%rdi),%rax\nmov %rax,(%rdx)\nlea 8(%rsi),%rsi\nlea 8(%rdi),%rdi\n\
             lea 8(%rdx),%rdx\ndec %ecx\njnz 3b\nsetnc %al\nor %r9b,%al\njz 4f\n\
             lea {l}(%rbp),%rsi\nlea {rest}(%rbp),%rdi\nmov ${count},%ecx\nrep movsq\norq $1,{q}(%rbp)\n\
             4: dec %r8d\njnz 1b\n"
        ))?;
        self.copy_memory(left.word(0), both.word(if is_rest { count } else { 0 }), u64::from(left.bytes()))?;
        self.release_words(both);
        self.release_words(right);
        if is_signed {
            self.negate_words_if(left, sign.word(0));
        }
        self.release_words(sign);
        Ok(left)
    }

    /// Compares words that were extended; returns the condition under which the predicate holds.
    pub(super) fn compare_words(&mut self, predicate: IntPredicate, left: Words, right: Words) -> Condition {
        use IntPredicate::*;
        let (predicate, left, right) = match predicate {
            // `a > b` is `b < a`, and `a <= b` is not that.
            Sgt => (Slt, right, left),
            Sle => (Sge, right, left),
            Ugt => (Ult, right, left),
            Ule => (Uge, right, left),
            predicate => (predicate, left, right),
        };
        if matches!(predicate, Eq | Ne) {
            self.reg_mem(ops::MOV64rm, RAX, left.word(0));
            self.reg_mem(ops::XOR64rm, RAX, right.word(0));
            for number in 1..left.count {
                self.reg_mem(ops::MOV64rm, R11, left.word(number));
                self.reg_mem(ops::XOR64rm, R11, right.word(number));
                ops::OR64rm.reg_reg(self.code(), RAX.number(), R11.number());
            }
            ops::TEST64rr.reg_reg(self.code(), RAX.number(), RAX.number());
            return if predicate == Eq { Condition::E } else { Condition::NE };
        }
        for number in 0..left.count {
            self.reg_mem(ops::MOV64rm, R11, left.word(number));
            self.reg_mem(if number == 0 { ops::CMP64rm } else { ops::SBB64rm }, R11, right.word(number));
        }
        match predicate {
            Slt => Condition::L,
            Sge => Condition::GE,
            Ult => Condition::B,
            _ => Condition::AE,
        }
    }

    /// Sets a register to whether a predicate holds for operands that were consumed.
    pub(super) fn large_condition(&mut self, predicate: IntPredicate, left: Words, right: Words) -> Reg {
        self.m.s.take(RAX);
        let condition = self.compare_words(predicate, left, right);
        condition.set(self.code(), RAX);
        RAX
    }

    /// Compiles a comparison of large integers: a register becomes 1 or 0.
    pub(super) fn compare_large(&mut self, inst: Inst, predicate: IntPredicate, left: Value, right: Value) -> Selected {
        self.consume(left);
        self.consume(right);
        let ty = self.type_of(left);
        let count = self.word_count(ty);
        use IntPredicate::*;
        let is_signed = matches!(predicate, Sgt | Sge | Slt | Sle);
        let left = self.words_of(left, count, is_signed)?;
        let right = self.words_of(right, count, is_signed)?;
        let reg = self.large_condition(predicate, left, right);
        self.release_words(left);
        self.release_words(right);
        self.define(inst, Class::I8, reg);
        Ok(())
    }

    /// Compiles an intrinsic on large integers; `false` if it is none of those that are known.
    pub(super) fn large_intrinsic(
        &mut self,
        inst: Inst,
        ty: Type,
        id: IntrinsicId,
        arguments: &[Value],
    ) -> Selected<bool> {
        let operand = self.type_of(arguments[0]);
        let (count, width) = (self.word_count(operand), self.width_of(operand));
        match id {
            ids::CTPOP | ids::CTLZ | ids::CTTZ | ids::BSWAP | ids::BITREVERSE | ids::ABS => {
                arguments.iter().for_each(|&argument| self.consume(argument));
                let value = self.words_of(arguments[0], count, id == ids::ABS)?;
                match id {
                    ids::ABS => self.negate_words_if(value, value.word(count - 1)),
                    ids::BSWAP | ids::BITREVERSE => self.reverse_words(value, width, id == ids::BITREVERSE)?,
                    _ => self.count_words(value, width, id)?,
                }
                self.define_words(inst, ty, value)?;
            }
            ids::SMAX | ids::SMIN | ids::UMAX | ids::UMIN => {
                arguments.iter().for_each(|&argument| self.consume(argument));
                let is_signed = matches!(id, ids::SMAX | ids::SMIN);
                let left = self.words_of(arguments[0], count, is_signed)?;
                let right = self.words_of(arguments[1], count, is_signed)?;
                let predicate = match id {
                    ids::SMAX => IntPredicate::Sge,
                    ids::SMIN => IntPredicate::Slt,
                    ids::UMAX => IntPredicate::Uge,
                    _ => IntPredicate::Ult,
                };
                self.m.s.take(RAX);
                let condition = self.compare_words(predicate, left, right);
                self.copy_words_unless(condition, left, right)?;
                self.release_words(right);
                self.define_words(inst, ty, left)?;
            }
            _ => return self.words_intrinsic(inst, ty, id, arguments),
        }
        Ok(true)
    }

    /// Copies words to others where a condition does not hold.
    pub(super) fn copy_words_unless(&mut self, condition: Condition, to: Words, from: Words) -> Selected {
        let over = self.new_label();
        self.jump_if(super::compare::Flags::One(condition), over);
        self.copy_memory(to.word(0), from.word(0), u64::from(to.bytes()))?;
        self.place(over);
        Ok(())
    }

    /// Reverses the bytes or the bits of words.
    fn reverse_words(&mut self, value: Words, width: u32, is_bits: bool) -> Selected {
        let (slot, count) = (value.slot, value.count);
        let copy = self.new_words(count);
        self.copy_memory(copy.word(0), value.word(0), u64::from(value.bytes()))?;
        let from = copy.slot;
        if is_bits {
            let last = from + (count as i32 - 1) * 8;
            self.clear_words(value, 0, count);
            self.script(&format!(
                "mov ${width},%r8d\n\
                 1: lea {last}(%rbp),%rsi\nmov ${count},%ecx\nclc\n\
                 2: rcrq (%rsi)\nlea -8(%rsi),%rsi\ndec %ecx\njnz 2b\n\
                 lea {slot}(%rbp),%rsi\nmov ${count},%ecx\n\
                 3: rclq (%rsi)\nlea 8(%rsi),%rsi\ndec %ecx\njnz 3b\n\
                 dec %r8d\njnz 1b\n"
            ))?;
        } else {
            let (bytes, last) = (width / 8, from + (width / 8) as i32 - 1);
            self.script(&format!(
                "lea {last}(%rbp),%rsi\nlea {slot}(%rbp),%rdi\nmov ${bytes},%ecx\n\
                 1: movb (%rsi),%al\nmovb %al,(%rdi)\ndec %rsi\ninc %rdi\ndec %ecx\njnz 1b\n"
            ))?;
        }
        self.release_words(copy);
        Ok(())
    }

    /// Replaces words by the number of their ones, or of the zeros at an end.
    fn count_words(&mut self, value: Words, width: u32, id: IntrinsicId) -> Selected {
        let (slot, count) = (value.slot, value.count);
        let text = match id {
            ids::CTPOP => format!(
                "lea {slot}(%rbp),%rsi\nmov ${count},%ecx\nxor %eax,%eax\n\
                 1: mov (%rsi),%rdx\n\
                 2: test %rdx,%rdx\njz 3f\nlea -1(%rdx),%r8\nand %r8,%rdx\ninc %eax\njmp 2b\n\
                 3: add $8,%rsi\ndec %ecx\njnz 1b\n"
            ),
            ids::CTLZ => {
                let (before, last) = (slot - 8, width - 1);
                format!(
                    "mov ${width},%eax\nmov ${count},%ecx\n\
                     1: mov {before}(%rbp,%rcx,8),%rdx\ntest %rdx,%rdx\njnz 2f\ndec %ecx\njnz 1b\njmp 3f\n\
                     2: bsr %rdx,%rdx\ndec %ecx\nshl $6,%ecx\nadd %edx,%ecx\nmov ${last},%eax\nsub %ecx,%eax\n\
                     3:\n"
                )
            }
            _ => format!(
                "mov ${width},%eax\nxor %ecx,%ecx\n\
                 1: mov {slot}(%rbp,%rcx,8),%rdx\ntest %rdx,%rdx\njnz 2f\ninc %ecx\ncmp ${count},%ecx\njb 1b\njmp 3f\n\
                 2: bsf %rdx,%rdx\nshl $6,%ecx\nlea (%rdx,%rcx),%eax\n\
                 3:\n"
            ),
        };
        self.script(&format!("{text}mov %rax,{slot}(%rbp)\n"))?;
        self.clear_words(value, 1, count);
        Ok(())
    }
}
