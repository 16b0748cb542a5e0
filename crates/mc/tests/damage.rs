//! Damaged texts: each becomes an object, or errors with places in the text; nothing panics.

use draig_mc::{AssembleOptions, assemble};
use draig_object::{Machine, write_elf};
use draig_target::Triple;

/// Statements of many kinds, of which damaged texts are made.
const PIECES: &[&str] = &[
    ".globl f\nf: movq %rdi, %rax\n ret\n",
    ".macro m a, b=1\n.byte \\a, \\b\n.endm\nm 1\nm 2, 3\n",
    ".rept 3\n.long 7\n.endr\n",
    ".irp x, 1, 2\n.quad \\x\n.endr\n",
    ".if 1\nnop\n.else\nhlt\n.endif\n",
    ".section .text.a,\"axG\",@progbits,group,comdat\n1: jmp 1b\njne 2f\n2:\n",
    ".file 1 \"dir\" \"a.c\"\n.loc 1 3 4 prologue_end\nnop\n.loc 1 300 discriminator 2\nnop\n",
    ".file 0 \"/d\" \"b.c\" md5 0x00112233445566778899aabbccddeeff\n",
    ".cfi_sections .eh_frame, .debug_frame\n.cfi_startproc\n.cfi_def_cfa_offset 16\nnop\n.cfi_offset %rbp, -16\n.cfi_endproc\n",
    ".set x, y - z + 4\n.quad x\ny: .skip 10\nz:\n",
    ".p2align 4, 0x90\n.uleb128 z - y\n.ascii \"a\\n\\101\"\n",
    ".symver f, f@@V1\n.weak w\n.comm c, 8, 4\n.size f, . - f\n",
    "lock; addl $1, foo@GOTPCREL(%rip)\nimul $foo, bar, %rbx\n",
    "add x0, x1, :lo12:sym\nldr x0, [x1, #8]\nb.ne 1f\n1:\n",
    ".altmacro\n.macro n v\n.long v\n.endm\nn %1+2\n.noaltmacro\n",
];

/// Random numbers (SplitMix64).
struct Random(u64);

impl Random {
    fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let value = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        ((value ^ value >> 27) % count.max(1) as u64) as usize
    }
}

fn damaged(random: &mut Random) -> Vec<u8> {
    let mut text: Vec<u8> = Vec::new();
    for _ in 0..1 + random.below(6) {
        text.extend(PIECES[random.below(PIECES.len())].bytes());
    }
    for _ in 0..random.below(5) {
        let at = random.below(text.len());
        match random.below(5) {
            0 => {
                text.remove(at);
            }
            1 => text.insert(at, b"\\\"'(){}[]%$@#:;,.-+*&|0\n\0\xff"[random.below(26)]),
            2 => text.truncate(at),
            3 => {
                let end = (at + random.below(20)).min(text.len());
                let part = text[at..end].to_vec();
                let to = random.below(text.len());
                text.splice(to..to, part);
            }
            _ => text[at] = b' ' + random.below(95) as u8,
        }
        if text.is_empty() {
            break;
        }
    }
    text
}

#[test]
fn damaged_texts_become_objects_or_errors() {
    let targets = [("x86_64-unknown-linux-gnu", Machine::X86_64), ("aarch64-linux-gnu", Machine::AArch64)];
    let (mut accepted, mut refused) = (0, 0);
    for (name, machine) in targets {
        let triple = Triple::parse(name);
        let mut random = Random(1);
        for _ in 0..4000 {
            let text = damaged(&mut random);
            match assemble(&text, &triple, &AssembleOptions::default()) {
                // Some fixups have no relocation on a target, which is an error with the section and offset.
                Ok(assembled) => match write_elf(&assembled.image, machine) {
                    Ok(_) => accepted += 1,
                    Err(error) => {
                        refused += 1;
                        assert!(!error.to_string().is_empty());
                    }
                },
                Err(errors) => {
                    refused += 1;
                    let end = text.len() as u32;
                    assert!(!errors.is_empty() && errors.iter().all(|error| error.place().start <= end), "{errors:?}");
                }
            }
        }
    }
    assert!(accepted > 500 && refused > 2000, "{accepted} accepted, {refused} refused");
}
