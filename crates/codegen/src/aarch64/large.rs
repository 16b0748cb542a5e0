//! Loops over words in the frame, for integers of any width.
//!
//! What takes loops is assembly text with scratch registers; nothing else changes.

use draig_ir::{IntPredicate, Opcode};
use draig_mc::aarch64::direct::{Op, ops};
use draig_mc::aarch64::{Condition, ShiftKind};

use super::compare::Flags;
use super::emit::{self, access};
use super::registers::{Arm, FP, X16, X17, ZR};
use super::{Label, Selected, Selector};
use crate::function::registers::Reg;
use crate::function::types::Bank;
use crate::select::{Count, Filler, WordMachine, Words};

impl<'m> Selector<'_, 'm> {
    fn load_word(&mut self, reg: Reg, slot: i32) {
        emit::access_at(self.code(), access::LOAD64, reg, FP, i64::from(slot));
    }

    fn store_word(&mut self, reg: Reg, slot: i32) {
        emit::access_at(self.code(), access::STORE64, reg, FP, i64::from(slot));
    }

    /// Appends text in which each name is a scratch register, `$` before it. The first of these get the addresses of
    /// slots.
    fn loops(&mut self, slots: &[i32], names: &[&str], text: &str) -> Selected {
        let regs: Vec<Reg> = names.iter().map(|_| self.m.s.scratch(Bank::General)).collect();
        for (&reg, &slot) in regs.iter().zip(slots) {
            emit::add_number(self.code(), reg, FP, i64::from(slot));
        }
        let mut text = text.to_owned();
        for (name, reg) in names.iter().zip(&regs) {
            text = text.replace(&format!("${name}"), &format!("x{}", reg.number()));
        }
        let bytes = self.assembled(&text)?;
        self.code().extend_from_slice(&bytes);
        for reg in regs {
            self.m.s.unlock(reg);
        }
        Ok(())
    }
}

impl WordMachine for Arm {
    type Condition = Condition;

    fn extend_word(selector: &mut Selector<'_, '_>, slot: i32, unused: u32, is_signed: bool) {
        let op = if is_signed { ops::SBFMXri } else { ops::UBFMXri };
        selector.load_word(X16, slot);
        op.bitfield(selector.code(), X16.0, X16.0, 0, 63 - unused as u8);
        selector.store_word(X16, slot);
    }

    fn write_word(selector: &mut Selector<'_, '_>, slot: i32, bits: u64) {
        let reg = if bits == 0 { ZR } else { X16 };
        if bits != 0 {
            emit::number(selector.code(), X16, bits, true);
        }
        selector.store_word(reg, slot);
    }

    fn fill_words(selector: &mut Selector<'_, '_>, words: Words, filler: Filler) {
        let reg = match filler {
            Filler::Zeros => ZR,
            Filler::SignOf(slot) => {
                selector.load_word(X16, slot);
                emit::shift(selector.code(), ShiftKind::Asr, X16, X16, 63, true);
                X16
            }
        };
        for number in 0..words.count {
            selector.store_word(reg, words.at(number));
        }
    }

    fn combine_words(selector: &mut Selector<'_, '_>, opcode: Opcode, left: Words, right: Words) {
        let (first, next): (Op, Op) = match opcode {
            Opcode::Add => (ops::ADDSXrs, ops::ADCSXr),
            Opcode::Sub => (ops::SUBSXrs, ops::SBCSXr),
            Opcode::And => (ops::ANDXrs, ops::ANDXrs),
            Opcode::Or => (ops::ORRXrs, ops::ORRXrs),
            _ => (ops::EORXrs, ops::EORXrs),
        };
        let other = selector.m.s.scratch(Bank::General);
        for number in 0..left.count {
            selector.load_word(X16, left.at(number));
            selector.load_word(other, right.at(number));
            let op = if number == 0 { first } else { next };
            op.rrr(selector.code(), X16.0, X16.0, other.number());
            selector.store_word(X16, left.at(number));
        }
        selector.m.s.unlock(other);
    }

    fn multiply_words(selector: &mut Selector<'_, '_>, product: Words, left: Words, right: Words) -> Selected {
        let count = product.count;
        // A row for each word of the left factor; what would go beyond the product is left out.
        selector.loops(
            &[left.slot, right.slot, product.slot],
            &["left", "right", "product", "rows", "factor", "carry", "at", "word"],
            &format!(
                "mov $rows,#{count}\n\
                 1: ldr $factor,[$left],#8\nmov $carry,xzr\nmov $at,xzr\n\
                 2: ldr $word,[$right,$at,lsl #3]\nmul x16,$factor,$word\numulh x17,$factor,$word\n\
                 adds x16,x16,$carry\nadc x17,x17,xzr\nldr $word,[$product,$at,lsl #3]\nadds x16,x16,$word\n\
                 adc $carry,x17,xzr\nstr x16,[$product,$at,lsl #3]\nadd $at,$at,#1\ncmp $at,$rows\nb.lo 2b\n\
                 add $product,$product,#8\nsubs $rows,$rows,#1\nb.ne 1b\n"
            ),
        )
    }

    fn shift_words(
        selector: &mut Selector<'_, '_>,
        is_left: bool,
        from: i32,
        to: Words,
        amount: i32,
        width: u32,
    ) -> Selected {
        let (move_to, before, up, down) =
            if is_left { ("sub", "-8", "lsl", "lsr") } else { ("add", "8", "lsr", "lsl") };
        let count = to.count;
        // The other word gives as many bits as are missing, by two shifts: 64 bits at once are none.
        selector.loops(
            &[from, to.slot, amount],
            &["from", "to", "amount", "other", "rest", "count"],
            &format!(
                "ldr $amount,[$amount]\nmov x16,#{low}\nmovk x16,#{high},lsl #16\ncmp $amount,x16\n\
                 csel $amount,$amount,xzr,lo\nlsr x16,$amount,#6\n{move_to} $from,$from,x16,lsl #3\n\
                 mvn $rest,$amount\nmov $count,#{count}\n\
                 1: ldr x16,[$from]\nldr $other,[$from,#{before}]\n{up} x16,x16,$amount\n{down} $other,$other,#1\n\
                 {down} $other,$other,$rest\norr x16,x16,$other\nstr x16,[$to],#8\nadd $from,$from,#8\n\
                 subs $count,$count,#1\nb.ne 1b\n",
                low = width & 0xffff,
                high = width >> 16,
            ),
        )
    }

    fn divide_words(selector: &mut Selector<'_, '_>, dividend: Words, divisor: Words, between: Words) -> Selected {
        let count = divisor.count;
        let (bits, twice) = (count * 64, count * 2);
        // Bit by bit: both halves move up, and what can be subtracted from the upper one is.
        selector.loops(
            &[dividend.slot, dividend.at(count), divisor.slot, between.slot],
            &["both", "rest", "divisor", "between", "bits", "from", "to", "count", "word"],
            &format!(
                "mov $bits,#{bits}\n\
                 1: mov $from,$both\nmov $count,#{twice}\ncmn xzr,xzr\n\
                 2: ldr x16,[$from]\nadcs x16,x16,x16\nstr x16,[$from],#8\nsub $count,$count,#1\ncbnz $count,2b\n\
                 cset x17,hs\nmov $from,xzr\nmov $count,#{count}\ncmp xzr,xzr\n\
                 3: ldr x16,[$rest,$from,lsl #3]\nldr $word,[$divisor,$from,lsl #3]\nsbcs x16,x16,$word\n\
                 str x16,[$between,$from,lsl #3]\nadd $from,$from,#1\nsub $count,$count,#1\ncbnz $count,3b\n\
                 cset x16,hs\norr x16,x16,x17\ncbz x16,5f\nmov $from,$between\nmov $to,$rest\nmov $count,#{count}\n\
                 4: ldr x16,[$from],#8\nstr x16,[$to],#8\nsubs $count,$count,#1\nb.ne 4b\n\
                 ldr x16,[$both]\norr x16,x16,#1\nstr x16,[$both]\n\
                 5: subs $bits,$bits,#1\nb.ne 1b\n"
            ),
        )
    }

    fn negate_words(selector: &mut Selector<'_, '_>, words: Words) {
        for number in 0..words.count {
            selector.load_word(X16, words.at(number));
            let op = if number == 0 { ops::SUBSXrs } else { ops::SBCSXr };
            op.rrr(selector.code(), X16.0, ZR.0, X16.0);
            selector.store_word(X16, words.at(number));
        }
    }

    fn decrement_words(selector: &mut Selector<'_, '_>, words: Words) {
        for number in 0..words.count {
            selector.load_word(X16, words.at(number));
            match number {
                0 => ops::SUBSXri.rri(selector.code(), X16.0, X16.0, 1),
                _ => ops::SBCSXr.rrr(selector.code(), X16.0, X16.0, ZR.0),
            }
            selector.store_word(X16, words.at(number));
        }
    }

    fn reduce_words(selector: &mut Selector<'_, '_>, words: Words, divisor: u32, is_complement: bool) -> Selected {
        let (count, slot) = (words.count, words.slot);
        let end = words.at(count);
        // By halves of words: no division has a dividend of more than 64 bits.
        let complement = if is_complement { "sub $rest,$divisor,$rest\n" } else { "" };
        selector.loops(
            &[end, slot],
            &["from", "to", "rest", "divisor", "count"],
            &format!(
                "mov $divisor,#{low}\nmovk $divisor,#{high},lsl #16\nmov $rest,xzr\nmov $count,#{twice}\n\
                 1: ldr w16,[$from,#-4]!\nbfi x16,$rest,#32,#32\nudiv x17,x16,$divisor\nmsub $rest,x17,$divisor,x16\n\
                 subs $count,$count,#1\nb.ne 1b\n{complement}str $rest,[$to]\n",
                low = divisor & 0xffff,
                high = divisor >> 16,
                twice = 2 * count,
            ),
        )
    }

    fn reverse_words(selector: &mut Selector<'_, '_>, words: Words, width: u32, is_bits: bool) -> Selected {
        let count = words.count;
        let op = if is_bits { ops::RBITXr } else { ops::REVXr };
        let other = selector.m.s.scratch(Bank::General);
        // The words in the opposite order, each reversed.
        for number in 0..count.div_ceil(2) {
            let (low, high) = (words.at(number), words.at(count - 1 - number));
            selector.load_word(X16, low);
            selector.load_word(other, high);
            op.rr(selector.code(), X16.0, X16.0);
            op.rr(selector.code(), other.number(), other.number());
            selector.store_word(X16, high);
            selector.store_word(other, low);
        }
        // What the width leaves out is below now.
        let unused = (count * 64 - width) as u8;
        if unused > 0 {
            selector.load_word(X16, words.at(0));
            for number in 0..count {
                match number + 1 < count {
                    true => selector.load_word(other, words.at(number + 1)),
                    false => emit::number(selector.code(), other, 0, true),
                }
                ops::EXTRXrri.extract(selector.code(), X16.0, other.number(), X16.0, unused);
                selector.store_word(X16, words.at(number));
                ops::ORRXrs.rrr(selector.code(), X16.0, ZR.0, other.number());
            }
        }
        selector.m.s.unlock(other);
        Ok(())
    }

    fn count_in_words(selector: &mut Selector<'_, '_>, words: Words, width: u32, what: Count) -> Selected {
        let Words { slot, count } = words;
        let last = width - 1;
        // The number of the word is that of the words left, less one.
        let text = match what {
            Count::Ones => format!(
                "mov $count,#{count}\nmov $result,xzr\n\
                 1: ldr d31,[$from],#8\ncnt v31.8b,v31.8b\naddv b31,v31.8b\nfmov w16,s31\nadd $result,$result,x16\n\
                 subs $count,$count,#1\nb.ne 1b\n"
            ),
            Count::LeadingZeros => format!(
                "mov $result,#{width}\nmov $count,#{count}\nadd $from,$from,$count,lsl #3\n\
                 1: ldr x16,[$from,#-8]!\nsub $count,$count,#1\ncbnz x16,2f\ncbnz $count,1b\nb 3f\n\
                 2: clz x16,x16\nlsl $count,$count,#6\nadd $count,$count,#63\nsub $count,$count,x16\n\
                 mov $result,#{last}\nsub $result,$result,$count\n\
                 3:\n"
            ),
            Count::TrailingZeros => format!(
                "mov $result,#{width}\nmov $count,xzr\n\
                 1: ldr x16,[$from],#8\ncbnz x16,2f\nadd $count,$count,#1\ncmp $count,#{count}\nb.lo 1b\nb 3f\n\
                 2: rbit x16,x16\nclz x16,x16\nadd $result,x16,$count,lsl #6\n\
                 3:\n"
            ),
        };
        selector.loops(&[slot, slot], &["from", "to", "count", "result"], &format!("{text}str $result,[$to]\n"))
    }

    fn compare_words(selector: &mut Selector<'_, '_>, predicate: IntPredicate, left: Words, right: Words) -> Condition {
        let other = selector.m.s.scratch(Bank::General);
        if matches!(predicate, IntPredicate::Eq | IntPredicate::Ne) {
            let all = selector.m.s.scratch(Bank::General);
            emit::number(selector.code(), all, 0, true);
            for number in 0..left.count {
                selector.load_word(X16, left.at(number));
                selector.load_word(other, right.at(number));
                let code = selector.code();
                ops::EORXrs.rrr(code, X16.0, X16.0, other.number());
                ops::ORRXrs.rrr(code, all.number(), all.number(), X16.0);
            }
            ops::SUBSXrs.rrr(selector.code(), ZR.0, all.number(), ZR.0);
            selector.m.s.unlock(all);
            selector.m.s.unlock(other);
            return super::compare::condition_of(predicate);
        }
        for number in 0..left.count {
            selector.load_word(X16, left.at(number));
            selector.load_word(other, right.at(number));
            let op = if number == 0 { ops::SUBSXrs } else { ops::SBCSXr };
            op.rrr(selector.code(), ZR.0, X16.0, other.number());
        }
        selector.m.s.unlock(other);
        super::compare::condition_of(predicate)
    }

    fn jump_if_condition(selector: &mut Selector<'_, '_>, condition: Condition, label: Label) {
        selector.jump_if(Flags::One(condition), label);
    }

    fn set_condition(selector: &mut Selector<'_, '_>, condition: Condition) -> Reg {
        // Stores that make room change no flags.
        let reg = selector.m.s.scratch(Bank::General);
        selector.set_flags(reg, Flags::One(condition));
        reg
    }

    fn subtract(selector: &mut Selector<'_, '_>, from: Reg, what: Reg) {
        ops::SUBXrs.rrr(selector.code(), from.number(), from.number(), what.number());
    }

    fn jump_unless_negative(selector: &mut Selector<'_, '_>, slot: i32, label: Label) {
        selector.load_word(X16, slot);
        selector.jump_if(Flags::NotBit(X16, 63), label);
    }

    fn jump_unless_word(selector: &mut Selector<'_, '_>, slot: i32, bits: u64, label: Label) {
        selector.load_word(X16, slot);
        if bits == 0 {
            selector.jump_if(Flags::NotZero(X16, true), label);
            return;
        }
        // What registers hold at the edges is known already.
        emit::number(selector.code(), X17, bits, true);
        ops::SUBSXrs.rrr(selector.code(), ZR.0, X16.0, X17.0);
        selector.jump_if(Flags::One(Condition::Ne), label);
    }
}
