//! Messages and places of errors, and limits: no text takes long, and none ends otherwise than by an error.

mod common;

use common::FewInstructions;
use draig_mc::{
    AsmError, Assembled, MAX_CONDITIONAL_DEPTH, MAX_ERRORS, MAX_EXPANSION, MAX_MACRO_DEPTH, MAX_OUTPUT,
    MAX_SECTION_DEPTH, assemble_with,
};
use draig_target::Triple;

fn assemble(text: &str) -> Result<Assembled, Vec<AsmError>> {
    assemble_with(text.as_bytes(), &mut FewInstructions, &Triple::parse("x86_64-unknown-linux-gnu"))
}

/// Returns the errors as `line:column: message`.
fn errors(text: &str) -> Vec<String> {
    let Err(errors) = assemble(text) else { return Vec::new() };
    errors
        .iter()
        .map(|error| {
            let before = &text[..error.place().start as usize];
            let line = before.matches('\n').count() + 1;
            let column = before.len() - before.rfind('\n').map_or(0, |newline| newline + 1) + 1;
            format!("{line}:{column}: {error}")
        })
        .collect()
}

#[test]
fn messages_and_places() {
    let cases: &[(&str, &[&str])] = &[
        (".foo", &["1:1: unknown directive"]),
        ("bogus", &["1:1: invalid instruction mnemonic 'bogus'"]),
        ("nop\n .byte 256", &["2:8: out of range literal value"]),
        (".long 3 +", &["1:10: unknown token in expression"]),
        ("a: nop\na: nop", &["2:1: symbol 'a' is already defined"]),
        (".long 1b", &["1:7: directional label undefined"]),
        (".long 1f", &["1:7: directional label undefined"]),
        (".align 3", &["1:8: alignment must be a power of 2"]),
        (".error \"x\"\n.err", &["1:1: x", "2:1: .err encountered"]),
        (".popsection", &["1:12: .popsection without corresponding .pushsection"]),
        (".set a, b\n.set b, a", &["2:9: cyclic dependency detected for symbol 'b'"]),
        (".else", &["1:1: Encountered a .else that doesn't follow  an .if or an .elseif"]),
        (".if 1", &["1:6: unmatched .ifs or .elses"]),
        (".macro m\nnop", &["1:1: no matching '.endmacro' in definition"]),
        (".rept 2\nnop", &["1:1: no matching '.endr' in definition"]),
        (".data\n.org 4\n.org 2", &["3:6: invalid .org offset '2' (at offset '4')"]),
        ("call .Lnowhere", &["1:6: Undefined temporary symbol .Lnowhere"]),
        (".section q,\"z\"", &["1:15: unknown flag"]),
        (".cfi_startproc", &["1:15: Unfinished frame!"]),
        (".bss\n.long 3", &["2:7: BSS section '.bss' cannot have non-zero bytes"]),
        (
            ".byte a - b\n.section x\na: .byte 0\n.section y\nb: .byte 0",
            &["1:9: Cannot represent a difference across sections"],
        ),
        (".include \"x\"", &["1:1: .include is not supported: no other file is read"]),
        (".ascii \"abc", &["1:8: unterminated string constant"]),
        (".long 1 /* ", &["1:9: unterminated comment"]),
    ];
    for (text, expected) in cases {
        assert_eq!(errors(text), *expected, "{text}");
    }
}

#[test]
fn errors_in_expansions_are_at_the_statement_that_expands() {
    let text = ".macro m x\n.byte \\x\n.endm\nnop\n m 300";
    let errors = assemble(text).unwrap_err();
    assert_eq!(errors.len(), 1);
    assert_eq!(errors[0].message(), "out of range literal value");
    assert_eq!(errors[0].expansion(), Some(".byte 300"));
    assert_eq!(&text[errors[0].place().start as usize..], "m 300");
}

#[test]
fn many_errors_are_collected_up_to_the_limit() {
    assert_eq!(errors(&".foo\n".repeat(10)).len(), 10);
    assert_eq!(errors(&".foo\n".repeat(2 * MAX_ERRORS)).len(), MAX_ERRORS);
}

#[test]
fn nesting_has_limits() {
    let recursion = ".macro m\nm\n.endm\nm";
    let expected = format!("4:1: macros cannot be nested more than {MAX_MACRO_DEPTH} levels deep");
    assert_eq!(errors(recursion), [expected]);

    let conditionals = |depth: usize| ".if 1\n".repeat(depth) + &".endif\n".repeat(depth);
    assert_eq!(errors(&conditionals(MAX_CONDITIONAL_DEPTH)), [""; 0]);
    assert!(!errors(&conditionals(MAX_CONDITIONAL_DEPTH + 1)).is_empty());

    let sections = |depth: usize| ".pushsection .data\n".repeat(depth) + &".popsection\n".repeat(depth);
    assert_eq!(errors(&sections(MAX_SECTION_DEPTH)), [""; 0]);
    assert!(!errors(&sections(MAX_SECTION_DEPTH + 1)).is_empty());
}

#[test]
fn sizes_have_limits() {
    let explosion = format!(".rept 100\n.rept 1000\nnop #{}\n.endr\n.endr", "x".repeat(1000));
    assert_eq!(errors(&explosion), ["1:1: macros and repetitions expand to too much text"]);
    let repeats = format!(".rept {}\n.byte 1\n.endr", MAX_EXPANSION);
    assert_eq!(errors(&repeats).len(), 1);
    let zeros = format!(".data\n.zero {}", MAX_OUTPUT + 1);
    assert_eq!(errors(&zeros), [format!("2:7: more than {MAX_OUTPUT} bytes")]);
    // What is not in the file may be larger.
    assert_eq!(errors(&format!(".bss\n.zero {}", MAX_OUTPUT + 1)), [""; 0]);
}

#[test]
fn symbols_that_are_sums_of_each_other_take_no_exponential_time() {
    let mut text = String::from(".data\na0: .byte 0\n");
    for index in 1..200 {
        let before = index - 1;
        text.push_str(&format!("a{index} = a{before} - base + a{before} - base\n"));
    }
    text.push_str(".section x\nbase: .byte 0\n.long a199\n");
    assert!(!errors(&text).is_empty());
}

#[test]
fn a_million_labels_take_linear_time() {
    let mut text = String::new();
    for index in 0..300_000u64 {
        text.push_str(&format!("l{index}: jmp l{}\n", (index * 7919) % 300_000));
    }
    let start = std::time::Instant::now();
    let assembled = assemble(&text).unwrap();
    assert!(start.elapsed().as_secs() < 60);
    assert!(assembled.image.symbols.len() >= 300_000);
}

#[test]
fn no_text_panics() {
    // Pieces that mean something, in random order.
    const PIECES: &[&str] = &[
        ".byte ",
        ".long ",
        "a",
        "b",
        ":",
        "\n",
        "\n",
        "\n",
        " ",
        ",",
        "1",
        "1f",
        "1b",
        "1:",
        "(",
        ")",
        "+",
        "-",
        ".macro m x\n",
        ".endm\n",
        "m 1\n",
        "\\x",
        "\\@",
        ".if ",
        ".else\n",
        ".endif\n",
        ".rept 3\n",
        ".irp x,",
        ".endr\n",
        ".section .data\n",
        ".section ",
        "\"ax\"",
        "@progbits",
        ".previous\n",
        ".pushsection .x\n",
        ".popsection\n",
        ".set ",
        "a = ",
        ".org ",
        ".align 8\n",
        ".p2align 3,,",
        ".zero ",
        ".fill ",
        "jmp ",
        "call ",
        "nop\n",
        "\"",
        "'a'",
        "'",
        "/*",
        "*/",
        "#",
        "//",
        ";",
        ".",
        "$",
        "%",
        "@",
        "@PLT",
        ".cfi_startproc\n",
        ".cfi_endproc\n",
        ".cfi_offset 3, ",
        ".uleb128 ",
        ".sleb128 ",
        ".comm ",
        ".size ",
        ".type ",
        ".symver ",
        "a@@V",
        ".weakref ",
        ".subsection ",
        ".ident ",
        ".exitm\n",
        ".purgem m\n",
        ".altmacro\n",
        "<",
        ">",
        "!",
        "\\",
        ".bss\n",
        ".reloc ",
        "BFD_RELOC_32",
        ".quad ",
        "-9223372036854775808",
        "0x",
        "1e",
        ".float ",
        ".octa ",
    ];
    let mut seed = 0x2545_f491_4f6c_dd1du64;
    let mut next = |bound: usize| {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        (seed % bound as u64) as usize
    };
    let mut accepted = 0;
    for _ in 0..10_000 {
        let length = 1 + next(20);
        let text: String = (0..length).map(|_| PIECES[next(PIECES.len())]).collect();
        accepted += usize::from(assemble(&text).is_ok());
    }
    // Not all are errors, or the test would test little.
    assert!(accepted > 100, "{accepted}");
}
