//! Loops over words in the frame, for integers of any width.

use draig_ir::{IntPredicate, Opcode, Type};
use draig_mc::x86::direct::{Op, ops};

use super::address::Address;
use super::compare::{Condition, Flags};
use super::registers::{R11, X86};
use super::{Label, Selected, Selector};
use crate::function::registers::Reg;
use crate::function::types::{Bank, Class};
use crate::select::{Count, Filler, WordMachine, Words};

impl Selector<'_, '_> {
    /// Whether values of a type are compared by more than one instruction after which the flags hold the result.
    #[inline]
    pub(super) fn is_soft(&mut self, ty: Type) -> bool {
        matches!(ty, Type::HALF | Type::BFLOAT | Type::FP128) || self.is_large(ty)
    }

    fn word_op(&mut self, op: Op, reg: Reg, slot: i32) {
        self.reg_mem(op, reg, Address::frame(slot));
    }
}

impl WordMachine for X86 {
    type Condition = Condition;

    fn extend_word(selector: &mut Selector<'_, '_>, slot: i32, unused: u32, is_signed: bool) {
        let back = if is_signed { ops::SAR64ri } else { ops::SHR64ri };
        selector.word_op(ops::MOV64rm, R11, slot);
        ops::SHL64ri.reg_imm(selector.code(), R11.number(), unused as i32);
        back.reg_imm(selector.code(), R11.number(), unused as i32);
        selector.word_op(ops::MOV64mr, R11, slot);
    }

    fn write_word(selector: &mut Selector<'_, '_>, slot: i32, bits: u64) {
        selector.move_bits(R11, u128::from(bits), Class::I64);
        selector.word_op(ops::MOV64mr, R11, slot);
    }

    fn fill_words(selector: &mut Selector<'_, '_>, words: Words, filler: Filler) {
        match filler {
            Filler::Zeros => ops::XOR32rm.reg_reg(selector.code(), R11.number(), R11.number()),
            Filler::SignOf(slot) => {
                selector.word_op(ops::MOV64rm, R11, slot);
                ops::SAR64ri.reg_imm(selector.code(), R11.number(), 63);
            }
        }
        for number in 0..words.count {
            selector.word_op(ops::MOV64mr, R11, words.at(number));
        }
    }

    fn combine_words(selector: &mut Selector<'_, '_>, opcode: Opcode, left: Words, right: Words) {
        let (first, next) = match opcode {
            Opcode::Add => (ops::ADD64mr, ops::ADC64mr),
            Opcode::Sub => (ops::SUB64mr, ops::SBB64mr),
            Opcode::And => (ops::AND64mr, ops::AND64mr),
            Opcode::Or => (ops::OR64mr, ops::OR64mr),
            _ => (ops::XOR64mr, ops::XOR64mr),
        };
        for number in 0..left.count {
            selector.word_op(ops::MOV64rm, R11, right.at(number));
            selector.word_op(if number == 0 { first } else { next }, R11, left.at(number));
        }
    }

    fn multiply_words(selector: &mut Selector<'_, '_>, product: Words, left: Words, right: Words) -> Selected {
        let count = product.count;
        let (l, r, p) = (left.slot, right.slot, product.slot);
        // A row for each word of the left factor; what would go beyond the product is left out.
        selector.script(&format!(
            "lea {l}(%rbp),%rsi\nlea {r}(%rbp),%rdi\nlea {p}(%rbp),%r8\nmov ${count},%r10d\n\
             1: mov (%rsi),%r11\nxor %r9d,%r9d\nxor %ecx,%ecx\n\
             2: mov (%rdi,%rcx,8),%rax\nmul %r11\nadd %r9,%rax\nadc $0,%rdx\nadd %rax,(%r8,%rcx,8)\nadc $0,%rdx\n\
             mov %rdx,%r9\ninc %ecx\ncmp %r10d,%ecx\njb 2b\n\
             add $8,%rsi\nadd $8,%r8\ndec %r10d\njnz 1b\n"
        ))
    }

    fn shift_words(
        selector: &mut Selector<'_, '_>,
        is_left: bool,
        from: i32,
        to: Words,
        amount: i32,
        width: u32,
    ) -> Selected {
        let Words { slot: to, count } = to;
        let (negate, other, op) = if is_left { ("neg %rax\n", -8, "shld") } else { ("", 8, "shrd") };
        selector.script(&format!(
            "mov {amount}(%rbp),%rcx\ncmp ${width},%rcx\njb 1f\nxor %ecx,%ecx\n\
             1: mov %ecx,%eax\nshr $6,%eax\n{negate}lea {from}(%rbp,%rax,8),%rsi\nlea {to}(%rbp),%rdi\n\
             mov ${count},%r8d\n\
             2: mov (%rsi),%rax\nmov {other}(%rsi),%rdx\n{op} %cl,%rdx,%rax\nmov %rax,(%rdi)\nadd $8,%rsi\n\
             add $8,%rdi\ndec %r8d\njnz 2b\n"
        ))
    }

    fn divide_words(selector: &mut Selector<'_, '_>, dividend: Words, divisor: Words, between: Words) -> Selected {
        let count = divisor.count;
        let (q, rest, l, r) = (dividend.slot, dividend.at(count), between.slot, divisor.slot);
        let (bits, twice) = (count * 64, count * 2);
        selector.script(&format!(
            "mov ${bits},%r8d\n\
             1: lea {q}(%rbp),%rsi\nmov ${twice},%ecx\nclc\n\
             2: rclq (%rsi)\nlea 8(%rsi),%rsi\ndec %ecx\njnz 2b\nsetc %r9b\n\
             lea {r}(%rbp),%rdi\nlea {rest}(%rbp),%rsi\nlea {l}(%rbp),%rdx\nmov ${count},%ecx\nclc\n\
             3: mov (%rsi),%rax\nsbb (%rdi),%rax\nmov %rax,(%rdx)\nlea 8(%rsi),%rsi\nlea 8(%rdi),%rdi\n\
             lea 8(%rdx),%rdx\ndec %ecx\njnz 3b\nsetnc %al\nor %r9b,%al\njz 4f\n\
             lea {l}(%rbp),%rsi\nlea {rest}(%rbp),%rdi\nmov ${count},%ecx\nrep movsq\norq $1,{q}(%rbp)\n\
             4: dec %r8d\njnz 1b\n"
        ))
    }

    fn negate_words(selector: &mut Selector<'_, '_>, words: Words) {
        ops::STC.plain(selector.code());
        for number in 0..words.count {
            selector.mem(ops::NOT64m, words.word(number));
            selector.mem_imm(ops::ADC64mi8, words.word(number), 0);
        }
    }

    fn decrement_words(selector: &mut Selector<'_, '_>, words: Words) {
        selector.mem_imm(ops::SUB64mi8, words.word(0), 1);
        for number in 1..words.count {
            selector.mem_imm(ops::SBB64mi8, words.word(number), 0);
        }
    }

    fn reduce_words(selector: &mut Selector<'_, '_>, words: Words, divisor: u32, is_complement: bool) -> Selected {
        let (slot, before, count) = (words.slot, words.slot - 8, words.count);
        let complement = match is_complement {
            true => format!("mov ${divisor},%eax\nsub %rdx,%rax\nmov %rax,%rdx\n"),
            false => String::new(),
        };
        selector.script(&format!(
            "xor %edx,%edx\nmov ${divisor},%r8d\nmov ${count},%ecx\n\
             1: mov {before}(%rbp,%rcx,8),%rax\ndiv %r8\ndec %ecx\njnz 1b\n\
             {complement}mov %rdx,{slot}(%rbp)\n"
        ))
    }

    fn reverse_words(selector: &mut Selector<'_, '_>, words: Words, width: u32, is_bits: bool) -> Selected {
        let Words { slot, count } = words;
        let copy = selector.new_words(count);
        selector.copy_memory(copy.word(0), words.word(0), u64::from(count * 8))?;
        let from = copy.slot;
        if is_bits {
            let last = copy.at(count - 1);
            Self::fill_words(selector, words, Filler::Zeros);
            selector.script(&format!(
                "mov ${width},%r8d\n\
                 1: lea {last}(%rbp),%rsi\nmov ${count},%ecx\nclc\n\
                 2: rcrq (%rsi)\nlea -8(%rsi),%rsi\ndec %ecx\njnz 2b\n\
                 lea {slot}(%rbp),%rsi\nmov ${count},%ecx\n\
                 3: rclq (%rsi)\nlea 8(%rsi),%rsi\ndec %ecx\njnz 3b\n\
                 dec %r8d\njnz 1b\n"
            ))?;
        } else {
            let (bytes, last) = (width / 8, from + (width / 8) as i32 - 1);
            selector.script(&format!(
                "lea {last}(%rbp),%rsi\nlea {slot}(%rbp),%rdi\nmov ${bytes},%ecx\n\
                 1: movb (%rsi),%al\nmovb %al,(%rdi)\ndec %rsi\ninc %rdi\ndec %ecx\njnz 1b\n"
            ))?;
        }
        selector.release_words(copy);
        Ok(())
    }

    fn count_in_words(selector: &mut Selector<'_, '_>, words: Words, width: u32, what: Count) -> Selected {
        let Words { slot, count } = words;
        let text = match what {
            Count::Ones => format!(
                "lea {slot}(%rbp),%rsi\nmov ${count},%ecx\nxor %eax,%eax\n\
                 1: mov (%rsi),%rdx\n\
                 2: test %rdx,%rdx\njz 3f\nlea -1(%rdx),%r8\nand %r8,%rdx\ninc %eax\njmp 2b\n\
                 3: add $8,%rsi\ndec %ecx\njnz 1b\n"
            ),
            Count::LeadingZeros => {
                let (before, last) = (slot - 8, width - 1);
                format!(
                    "mov ${width},%eax\nmov ${count},%ecx\n\
                     1: mov {before}(%rbp,%rcx,8),%rdx\ntest %rdx,%rdx\njnz 2f\ndec %ecx\njnz 1b\njmp 3f\n\
                     2: bsr %rdx,%rdx\ndec %ecx\nshl $6,%ecx\nadd %edx,%ecx\nmov ${last},%eax\nsub %ecx,%eax\n\
                     3:\n"
                )
            }
            Count::TrailingZeros => format!(
                "mov ${width},%eax\nxor %ecx,%ecx\n\
                 1: mov {slot}(%rbp,%rcx,8),%rdx\ntest %rdx,%rdx\njnz 2f\ninc %ecx\ncmp ${count},%ecx\njb 1b\njmp 3f\n\
                 2: bsf %rdx,%rdx\nshl $6,%ecx\nlea (%rdx,%rcx),%eax\n\
                 3:\n"
            ),
        };
        selector.script(&format!("{text}mov %rax,{slot}(%rbp)\n"))
    }

    fn compare_words(selector: &mut Selector<'_, '_>, predicate: IntPredicate, left: Words, right: Words) -> Condition {
        if matches!(predicate, IntPredicate::Eq | IntPredicate::Ne) {
            let all = selector.m.s.scratch(Bank::General);
            selector.word_op(ops::MOV64rm, all, left.at(0));
            selector.word_op(ops::XOR64rm, all, right.at(0));
            for number in 1..left.count {
                selector.word_op(ops::MOV64rm, R11, left.at(number));
                selector.word_op(ops::XOR64rm, R11, right.at(number));
                ops::OR64rm.reg_reg(selector.code(), all.number(), R11.number());
            }
            ops::TEST64rr.reg_reg(selector.code(), all.number(), all.number());
            selector.m.s.unlock(all);
            return if predicate == IntPredicate::Eq { Condition::E } else { Condition::NE };
        }
        for number in 0..left.count {
            selector.word_op(ops::MOV64rm, R11, left.at(number));
            selector.word_op(if number == 0 { ops::CMP64rm } else { ops::SBB64rm }, R11, right.at(number));
        }
        match predicate {
            IntPredicate::Slt => Condition::L,
            IntPredicate::Sge => Condition::GE,
            IntPredicate::Ult => Condition::B,
            _ => Condition::AE,
        }
    }

    fn jump_if_condition(selector: &mut Selector<'_, '_>, condition: Condition, label: Label) {
        selector.jump_if(Flags::One(condition), label);
    }

    fn set_condition(selector: &mut Selector<'_, '_>, condition: Condition) -> Reg {
        // Stores that make room change no flags.
        let reg = selector.m.s.scratch(Bank::General);
        condition.set(selector.code(), reg);
        ops::MOVZX32rr8.reg_reg(selector.code(), reg.number(), reg.number());
        reg
    }

    fn subtract(selector: &mut Selector<'_, '_>, from: Reg, what: Reg) {
        ops::SUB64rm.reg_reg(selector.code(), from.number(), what.number());
    }

    fn jump_unless_negative(selector: &mut Selector<'_, '_>, slot: i32, label: Label) {
        selector.mem_imm(ops::CMP64mi8, Address::frame(slot), 0);
        selector.jump_if(Flags::One(Condition::NS), label);
    }

    fn jump_unless_word(selector: &mut Selector<'_, '_>, slot: i32, bits: u64, label: Label) {
        selector.move_bits(R11, u128::from(bits), Class::I64);
        selector.word_op(ops::CMP64rm, R11, slot);
        selector.jump_if(Flags::One(Condition::NE), label);
    }
}
