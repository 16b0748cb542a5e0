//! Integers of any width as words of 64 bits in the frame: what has no instructions, or no short sequence of them.
//!
//! Bits above a width are arbitrary in operands and zeros in results that are kept in memory. An operation first copies
//! its operands to words of 64 bits, extended as it needs them; a target has the loops over words.

use draig_ir::{ConstKind, Inst, IntPredicate, Opcode, Type, Value};

use super::{Label, Machine, MachineAddress, Selected, Selector};
use crate::function::registers::Reg;
use crate::function::state::Place;
use crate::function::types::{Class, Kind};

/// Width of the largest integers that are compiled.
const MAX_WIDTH: u32 = 1 << 16;

/// An integer in the frame: slot and number of words.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Words {
    pub(crate) slot: i32,
    pub(crate) count: u32,
}

impl Words {
    /// Returns the slot of a word.
    pub(crate) fn at(self, number: u32) -> i32 {
        self.slot + number as i32 * 8
    }

    /// Returns the address of a word.
    pub(crate) fn word<A: MachineAddress>(self, number: u32) -> A {
        A::frame(self.at(number))
    }

    /// Returns some of the words.
    pub(crate) fn part(self, first: u32, count: u32) -> Words {
        Words { slot: self.at(first), count }
    }

    fn bytes(self) -> u32 {
        self.count * 8
    }
}

/// Bits that words are filled with.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Filler {
    Zeros,
    /// The sign of the word in a slot.
    SignOf(i32),
}

/// Loops over words in the frame, which a target writes. What registers held is still there afterwards, or is
/// forgotten.
pub(crate) trait WordMachine: Machine {
    /// Condition of the flags after a comparison.
    type Condition: Copy;

    /// Clears the highest bits of the word in a slot, as many as there are unused ones, or makes them its sign.
    fn extend_word(selector: &mut Selector<'_, '_, Self>, slot: i32, unused: u32, is_signed: bool);
    /// Writes bits to the word in a slot.
    fn write_word(selector: &mut Selector<'_, '_, Self>, slot: i32, bits: u64);
    fn fill_words(selector: &mut Selector<'_, '_, Self>, words: Words, filler: Filler);
    /// Combines words with others, in place: `add`, `sub`, `and`, `or`, `xor`.
    fn combine_words(selector: &mut Selector<'_, '_, Self>, opcode: Opcode, left: Words, right: Words);
    /// Adds a product to words that are zero, of which it has as many as each factor.
    fn multiply_words(selector: &mut Selector<'_, '_, Self>, product: Words, left: Words, right: Words) -> Selected;
    /// Shifts what starts at a slot, and has as many words before it (to the left) or after it, by the amount in a
    /// slot, which counts as zero unless it is below the width.
    fn shift_words(
        selector: &mut Selector<'_, '_, Self>,
        is_left: bool,
        from: i32,
        to: Words,
        amount: i32,
        width: u32,
    ) -> Selected;
    /// Divides the lower half of words, above which are zeros: the quotient takes its place, the rest that of the upper
    /// half. The words for intermediate results have half of them.
    fn divide_words(selector: &mut Selector<'_, '_, Self>, dividend: Words, divisor: Words, between: Words)
    -> Selected;
    fn negate_words(selector: &mut Selector<'_, '_, Self>, words: Words);
    fn decrement_words(selector: &mut Selector<'_, '_, Self>, words: Words);
    /// Replaces the lowest word by the rest of the division by a number, or by the number less it.
    fn reduce_words(selector: &mut Selector<'_, '_, Self>, words: Words, divisor: u32, is_complement: bool)
    -> Selected;
    /// Replaces words by those in the opposite order of bits, or bytes, of a width.
    fn reverse_words(selector: &mut Selector<'_, '_, Self>, words: Words, width: u32, is_bits: bool) -> Selected;
    /// Replaces the lowest word by the number of ones, or of the zeros at an end.
    fn count_in_words(selector: &mut Selector<'_, '_, Self>, words: Words, width: u32, what: Count) -> Selected;

    /// Compares words by a predicate other than `sgt`, `sle`, `ugt`, `ule`.
    fn compare_words(
        selector: &mut Selector<'_, '_, Self>,
        predicate: IntPredicate,
        left: Words,
        right: Words,
    ) -> Self::Condition;
    fn jump_if_condition(selector: &mut Selector<'_, '_, Self>, condition: Self::Condition, label: Label);
    /// Returns a scratch register that is 1 if a condition holds, otherwise 0.
    fn set_condition(selector: &mut Selector<'_, '_, Self>, condition: Self::Condition) -> Reg;
    /// Subtracts one register of 64 bits from another.
    fn subtract(selector: &mut Selector<'_, '_, Self>, from: Reg, what: Reg);
    fn jump_unless_negative(selector: &mut Selector<'_, '_, Self>, slot: i32, label: Label);
    /// Jumps unless the word in a slot is this one.
    fn jump_unless_word(selector: &mut Selector<'_, '_, Self>, slot: i32, bits: u64, label: Label);
}

/// Bits that are counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Count {
    Ones,
    LeadingZeros,
    TrailingZeros,
}

impl<T: WordMachine> Selector<'_, '_, T> {
    /// Whether a type is an integer that is kept in memory.
    #[inline]
    pub(crate) fn is_large(&mut self, ty: Type) -> bool {
        self.info(ty).kind == Kind::Memory && self.module.tables.types.number_width(ty).is_some()
    }

    pub(crate) fn new_words(&mut self, count: u32) -> Words {
        Words { slot: self.m.s.frame.slot(count * 8), count }
    }

    pub(crate) fn release_words(&mut self, words: Words) {
        self.m.s.frame.release(words.slot, words.bytes());
    }

    /// Copies an integer of any width, which must have been consumed, to words of its own, extended.
    pub(crate) fn words_of(&mut self, value: Value, count: u32, is_signed: bool) -> Selected<Words> {
        let ty = self.type_of(value);
        let width = self.info(ty).bits;
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
        let place = T::Address::frame(words.slot);
        if info.kind == Kind::Memory {
            let size = info.store_size.min(u64::from(words.bytes()));
            if let Some(from) = self.memory_of(value, ty)? {
                T::copy_memory(self, place, from, size)?;
            }
        } else {
            for (number, part) in (0..).zip(self.parts_of(ty)) {
                if part.offset >= words.bytes() {
                    continue;
                }
                let reg = T::register(self, value, number, part.class)?;
                let bytes = part.class.size().min(words.bytes() - part.offset);
                T::store_part(self, reg, part.class, bytes, place.plus(u64::from(part.offset)));
                self.m.s.unlock(reg);
            }
        }
        self.extend_words(words, info.bits, is_signed);
        Ok(())
    }

    /// Sets the bits of words above a width.
    pub(crate) fn extend_words(&mut self, words: Words, width: u32, is_signed: bool) {
        if width >= words.count * 64 {
            return;
        }
        let top = (width - 1) / 64;
        let unused = 64 - (width - top * 64);
        if unused > 0 {
            T::extend_word(self, words.at(top), unused, is_signed);
        }
        if top + 1 < words.count {
            let filler = if is_signed { Filler::SignOf(words.at(top)) } else { Filler::Zeros };
            T::fill_words(self, words.part(top + 1, words.count - top - 1), filler);
        }
    }

    /// Makes words the result; the slot is the result's from now on, or released.
    pub(crate) fn define_words(&mut self, inst: Inst, ty: Type, words: Words) -> Selected {
        let info = self.info(ty);
        if info.kind == Kind::Memory {
            self.extend_words(words, info.bits, false);
            self.m.s.create_in_frame(inst.as_u32(), Place::Memory, words.slot);
            return Ok(());
        }
        T::load_parts(self, inst, ty, T::Address::frame(words.slot))?;
        self.release_words(words);
        Ok(())
    }

    /// Makes a number of 64 bits the result, which may be wider.
    pub(crate) fn define_signed(&mut self, inst: Inst, ty: Type, reg: Reg) -> Selected {
        if let Kind::Scalar(class) = self.info(ty).kind {
            self.define(inst, class, reg);
            return Ok(());
        }
        let count = self.word_count(ty);
        let words = self.new_words(count);
        T::store_part(self, reg, Class::I64, 8, words.word(0));
        self.extend_words(words, 64, true);
        self.define_words(inst, ty, words)
    }

    pub(crate) fn word_count(&mut self, ty: Type) -> u32 {
        self.info(ty).bits.div_ceil(64)
    }

    fn copied_words(&mut self, words: Words) -> Selected<Words> {
        let copy = self.new_words(words.count);
        T::copy_memory(self, copy.word(0), words.word(0), u64::from(words.bytes()))?;
        Ok(copy)
    }

    /// Extends or cuts an integer, which must have been consumed, by way of words.
    pub(crate) fn resize_by_words(&mut self, inst: Inst, ty: Type, value: Value, is_signed: bool) -> Selected {
        let count = self.word_count(ty);
        let words = self.words_of(value, count, is_signed)?;
        self.define_words(inst, ty, words)
    }

    /// Compiles arithmetic on integers by way of words.
    pub(crate) fn large_operation(&mut self, inst: Inst, opcode: Opcode, ty: Type, operands: &[Value]) -> Selected {
        self.consume_all(operands);
        let count = self.word_count(ty);
        let is_signed = matches!(opcode, Opcode::SDiv | Opcode::SRem | Opcode::AShr);
        let left = self.words_of(operands[0], count, is_signed)?;
        match opcode {
            Opcode::Add | Opcode::Sub | Opcode::And | Opcode::Or | Opcode::Xor => {
                let right = self.words_of(operands[1], count, false)?;
                T::combine_words(self, opcode, left, right);
                self.release_words(right);
                self.define_words(inst, ty, left)
            }
            Opcode::Mul => {
                let right = self.words_of(operands[1], count, false)?;
                let product = self.product_of(left, right)?;
                self.release_words(left);
                self.release_words(right);
                self.define_words(inst, ty, product)
            }
            Opcode::Shl | Opcode::LShr | Opcode::AShr => {
                let amount = self.words_of(operands[1], count, false)?;
                let width = self.info(ty).bits;
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
            _ => self.refuse_type(opcode.spelling(), ty),
        }
    }

    /// Returns the product of words, in as many.
    pub(crate) fn product_of(&mut self, left: Words, right: Words) -> Selected<Words> {
        let product = self.new_words(left.count);
        T::fill_words(self, product, Filler::Zeros);
        T::multiply_words(self, product, left, right)?;
        Ok(product)
    }

    /// Shifts words by an amount, which makes poison if it is not below the width. Releases the words.
    pub(crate) fn shift_words(&mut self, opcode: Opcode, value: Words, amount: Words, width: u32) -> Selected<Words> {
        let count = value.count;
        // Words are read from a place that depends on the amount; what comes after or before the value is there, too.
        let source = self.new_words(2 * count + 1);
        let at = if opcode == Opcode::Shl { count } else { 0 };
        T::copy_memory(self, source.word(at), value.word(0), u64::from(value.bytes()))?;
        self.release_words(value);
        let filler = match opcode {
            Opcode::AShr => Filler::SignOf(source.at(count - 1)),
            _ => Filler::Zeros,
        };
        let rest = if opcode == Opcode::Shl { source.part(0, count) } else { source.part(count, count + 1) };
        T::fill_words(self, rest, filler);
        let result = self.new_words(count);
        T::shift_words(self, opcode == Opcode::Shl, source.at(at), result, amount.slot, width)?;
        self.release_words(source);
        Ok(result)
    }

    /// Replaces words by their negative if the word in a slot is negative.
    fn negate_words_if(&mut self, words: Words, sign: i32) {
        let over = self.new_label();
        T::jump_unless_negative(self, sign, over);
        T::negate_words(self, words);
        self.place(over);
    }

    /// Divides bit by bit. Releases the operands.
    pub(crate) fn divide_words(
        &mut self,
        left: Words,
        right: Words,
        is_signed: bool,
        is_rest: bool,
    ) -> Selected<Words> {
        let count = left.count;
        let sign = self.copied_words(left.part(count - 1, 1))?;
        if is_signed {
            // The rest has the sign of the dividend, the quotient that of the product of both.
            if !is_rest {
                T::combine_words(self, Opcode::Xor, sign, right.part(count - 1, 1));
            }
            self.negate_words_if(left, left.at(count - 1));
            self.negate_words_if(right, right.at(count - 1));
        }
        // The dividend moves out of the lower half, the quotient moves in; the rest is in the upper half.
        let both = self.new_words(2 * count);
        T::copy_memory(self, both.word(0), left.word(0), u64::from(left.bytes()))?;
        T::fill_words(self, both.part(count, count), Filler::Zeros);
        T::divide_words(self, both, right, left)?;
        let result = both.part(if is_rest { count } else { 0 }, count);
        T::copy_memory(self, left.word(0), result.word(0), u64::from(left.bytes()))?;
        self.release_words(both);
        self.release_words(right);
        if is_signed {
            self.negate_words_if(left, sign.slot);
        }
        self.release_words(sign);
        Ok(left)
    }

    /// Compares words that were extended; returns the condition under which the predicate holds.
    pub(crate) fn compare_words(&mut self, predicate: IntPredicate, left: Words, right: Words) -> T::Condition {
        use IntPredicate::*;
        let (predicate, left, right) = match predicate {
            // `a > b` is `b < a`, and `a <= b` is not that.
            Sgt => (Slt, right, left),
            Sle => (Sge, right, left),
            Ugt => (Ult, right, left),
            Ule => (Uge, right, left),
            predicate => (predicate, left, right),
        };
        T::compare_words(self, predicate, left, right)
    }

    /// Compiles a comparison of large integers: a register becomes 1 or 0.
    pub(crate) fn compare_large(&mut self, inst: Inst, predicate: IntPredicate, left: Value, right: Value) -> Selected {
        self.consume(left);
        self.consume(right);
        let ty = self.type_of(left);
        let count = self.word_count(ty);
        use IntPredicate::*;
        let is_signed = matches!(predicate, Sgt | Sge | Slt | Sle);
        let left = self.words_of(left, count, is_signed)?;
        let right = self.words_of(right, count, is_signed)?;
        let condition = self.compare_words(predicate, left, right);
        let reg = T::set_condition(self, condition);
        self.release_words(left);
        self.release_words(right);
        self.define(inst, Class::I8, reg);
        Ok(())
    }

    /// Compiles `abs` of words. The operand must have been consumed.
    pub(crate) fn absolute_of_words(&mut self, value: Value, count: u32) -> Selected<Words> {
        let words = self.words_of(value, count, true)?;
        self.negate_words_if(words, words.at(count - 1));
        Ok(words)
    }

    /// Copies words to others where a condition does not hold.
    pub(crate) fn copy_words_unless(&mut self, condition: T::Condition, to: Words, from: Words) -> Selected {
        let over = self.new_label();
        T::jump_if_condition(self, condition, over);
        T::copy_memory(self, to.word(0), from.word(0), u64::from(to.bytes()))?;
        self.place(over);
        Ok(())
    }

    /// Divides, rounding down. Releases the operands.
    pub(crate) fn floor_of_quotient(&mut self, dividend: Words, divisor: Words, is_signed: bool) -> Selected<Words> {
        if !is_signed {
            return self.divide_words(dividend, divisor, false, false);
        }
        let count = dividend.count;
        let (one, other) = (self.copied_words(dividend)?, self.copied_words(divisor)?);
        let sign = self.copied_words(dividend.part(count - 1, 1))?;
        T::combine_words(self, Opcode::Xor, sign, divisor.part(count - 1, 1));
        let quotient = self.divide_words(one, other, true, false)?;
        // The rest is not zero, and the quotient is negative: it was rounded up.
        let product = self.product_of(quotient, divisor)?;
        let over = self.new_label();
        T::jump_unless_negative(self, sign.slot, over);
        let is_exact = self.compare_words(IntPredicate::Eq, product, dividend);
        T::jump_if_condition(self, is_exact, over);
        T::decrement_words(self, quotient);
        self.place(over);
        for words in [sign, product, dividend, divisor] {
            self.release_words(words);
        }
        Ok(quotient)
    }

    /// Compiles `switch` of an integer of more than 64 bits: a comparison with each case, word by word.
    pub(crate) fn wide_switch(&mut self, operands: &[Value]) -> Selected {
        let condition = operands[0];
        let ty = self.type_of(condition);
        let count = self.word_count(ty);
        self.consume_moves();
        self.prepare_moves()?;
        self.consume(condition);
        let label = |selector: &Self, value: Value| value.as_block().map(|block| selector.label_of(block).0);
        let Some(default) = label(self, operands[1]) else { return self.refuse("a switch to no block") };
        let mut targets = vec![default];
        for pair in operands[2..].chunks_exact(2) {
            let Some(to) = label(self, pair[1]) else { return self.refuse("a switch to no block") };
            targets.push(to);
        }
        targets.sort_unstable();
        targets.dedup();
        let words = self.words_of(condition, count, false)?;
        self.m.s.unlock_all();
        self.fix_registers(&targets);
        let edges = self.edge_labels(&targets);
        for pair in operands[2..].chunks_exact(2) {
            let Some(to) = label(self, pair[1]) else { continue };
            let limbs = self.limbs_of(pair[0])?;
            let next = self.new_label();
            for number in 0..count {
                let limb = limbs.get(number as usize).copied().unwrap_or(0);
                T::jump_unless_word(self, words.at(number), limb, next);
            }
            T::jump(self, edges.of(to));
            self.place(next);
        }
        T::jump(self, edges.of(default));
        self.write_edges(&edges)?;
        self.release_words(words);
        Ok(())
    }

    /// Returns the words of a case, the lowest first; those above them are zero.
    fn limbs_of(&self, case: Value) -> Selected<Vec<u64>> {
        let kind = case.as_const().map(|constant| self.module.tables.constants.kind(constant));
        match kind {
            Some(ConstKind::Int(bits)) => Ok(vec![*bits]),
            Some(ConstKind::Zero) => Ok(Vec::new()),
            Some(ConstKind::WideInt(value)) => Ok(value.limbs().to_vec()),
            _ => self.refuse("a case that is no number"),
        }
    }
}
