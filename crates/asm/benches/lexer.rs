//! Speed of the lexer over text like that of clang with `-O2 -g`.
//!
//! Function bodies include the scan for their end, which the reader does before
//! it lexes them.

use std::fmt::Write;

use divan::Bencher;
use divan::counter::BytesCount;
use draig_asm::token_statistics;

fn main() {
    divan::main();
}

#[divan::bench]
fn bodies(bencher: Bencher) {
    let mut text = String::new();
    for n in 0..2_000 {
        function(&mut text, n);
    }
    run(bencher, &text);
}

#[divan::bench]
fn metadata(bencher: Bencher) {
    let mut text = String::new();
    for n in 0..40_000 {
        debug_info(&mut text, n);
    }
    run(bencher, &text);
}

fn run(bencher: Bencher, text: &str) {
    assert_eq!(token_statistics(text.as_bytes()).errors, 0);
    bencher.counter(BytesCount::of_str(text)).bench(|| token_statistics(divan::black_box(text.as_bytes())));
}

/// A function whose instructions vary with `n`, so a branch predictor cannot learn them by heart.
fn function(text: &mut String, n: u32) {
    let _ = writeln!(
        text,
        "; Function Attrs: nounwind uwtable\n\
         define internal fastcc i32 @function{n}(ptr noundef %0, i64 %1) #{} !dbg !{n} {{",
        n % 40
    );
    let mut state = n.wrapping_mul(2_654_435_761) | 1;
    for value in 2..40 + n % 50 {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let (a, b) = (state >> 8 & 63, state >> 16 & 4095);
        let _ = match state >> 28 {
            0 | 1 => writeln!(text, "  %{value} = getelementptr inbounds nuw i8, ptr %{a}, i64 {b}, !dbg !{b}"),
            2 | 3 => writeln!(text, "  %{value} = load ptr, ptr %{a}, align 8, !dbg !{b}, !tbaa !{n}"),
            4 => writeln!(text, "  store i32 %{a}, ptr %{value}, align 4, !dbg !{b}, !tbaa !{n}"),
            5 => writeln!(text, "  %{value} = icmp eq i32 %{a}, {b}, !dbg !{b}"),
            6 => writeln!(
                text,
                "  br i1 %{value}, label %{a}, label %{b}, !dbg !{b}\n\n{value}:{:48}; preds = %{a}, %{b}",
                ""
            ),
            7 => writeln!(
                text,
                "  %{value} = tail call i32 @name{a}(ptr noundef nonnull %{a}, i32 noundef {b}) #{a}, !dbg !{b}"
            ),
            8..11 => writeln!(text, "    #dbg_value(ptr %{a}, !{b}, !DIExpression(DW_OP_plus_uconst, {a}), !{n})"),
            11 => writeln!(text, "  %{value} = phi i64 [ 0, %{a} ], [ %{b}, %{value} ]"),
            12 => writeln!(text, "  %{value} = zext nneg i32 %{a} to i64, !dbg !{b}"),
            13 => writeln!(text, "  %{value} = select i1 %{a}, double 0x3FF0000000000000, double 1.500000e+00"),
            14 => writeln!(text, "  call void asm sideeffect \"nop # }}\", \"~{{memory}}\"() #{a}"),
            _ => writeln!(text, "  %{value} = add nsw i32 %{a}, -{b}"),
        };
    }
    text.push_str("  ret i32 0\n}\n\n");
}

fn debug_info(text: &mut String, n: u32) {
    let (a, b) = (n.wrapping_mul(7919) % 40_000, n.wrapping_mul(104_729) % 40_000);
    let _ = match n.wrapping_mul(2_654_435_761) >> 28 {
        0..7 => writeln!(text, "!{n} = !DILocation(line: {a}, column: {}, scope: !{b}, inlinedAt: !{a})", n % 80),
        7..10 => {
            writeln!(text, "!{n} = !DILocalVariable(name: \"value{a}\", scope: !{b}, file: !3, line: {a}, type: !{a})")
        }
        10 | 11 => writeln!(text, "!{n} = distinct !DILexicalBlock(scope: !{a}, file: !3, line: {b}, column: 9)"),
        12 => writeln!(
            text,
            "!{n} = !DIDerivedType(tag: DW_TAG_member, name: \"field{b}\", scope: !{a}, file: !3, line: {b}, baseType: !{a}, size: 64, offset: {b})"
        ),
        13 => writeln!(
            text,
            "!{n} = !DISubprogram(name: \"f{a}\", scope: !3, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)"
        ),
        _ => writeln!(text, "!{n} = !{{!{a}, !{b}, i64 {a}, !\"text\", null}}"),
    };
}
