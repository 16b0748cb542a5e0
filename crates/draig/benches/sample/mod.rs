//! Generated text that resembles clang's output for C with `-O2 -g`, for the benches and the test of memory.
//! It is deterministic.

use std::fmt::Write as _;

/// Returns a module with this number of functions, about 11 KB each.
pub(crate) fn module(functions: u32) -> String {
    let mut sample = Sample { text: String::new(), metadata: String::new(), next: 10, state: 1 };
    sample.text.push_str("source_filename = \"sample.c\"\ntarget triple = \"x86_64-pc-linux-gnu\"\n\n");
    for n in 0..functions {
        sample.function(n);
    }
    let Sample { mut text, metadata, .. } = sample;
    text.push_str(
        "declare i32 @callee(i32 noundef, ptr noundef) local_unnamed_addr #1\n\n\
         attributes #0 = { nounwind uwtable \"frame-pointer\"=\"none\" }\n\
         attributes #1 = { nounwind \"no-trapping-math\"=\"true\" }\n\n\
         !llvm.dbg.cu = !{!0}\n!llvm.module.flags = !{!3}\n\n\
         !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: true, emissionKind: FullDebug)\n\
         !1 = !DIFile(filename: \"sample.c\", directory: \"/\")\n\
         !2 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)\n\
         !3 = !{i32 2, !\"Debug Info Version\", i32 3}\n\
         !4 = !DISubroutineType(types: !5)\n!5 = !{!2}\n\
         !6 = !{!7, !7, i64 0}\n!7 = !{!\"int\", !8, i64 0}\n!8 = !{!\"omnipotent char\", !9, i64 0}\n\
         !9 = !{!\"Simple C/C++ TBAA\"}\n",
    );
    text.push_str(&metadata);
    text
}

struct Sample {
    text: String,
    metadata: String,
    /// Number of the next metadata node.
    next: u32,
    state: u32,
}

impl Sample {
    /// Returns a number that a branch predictor cannot learn.
    fn random(&mut self, below: u32) -> u32 {
        self.state = self.state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (self.state >> 8) % below
    }

    fn node(&mut self, text: std::fmt::Arguments<'_>) -> u32 {
        let number = self.next;
        self.next += 1;
        let _ = writeln!(self.metadata, "!{number} = {text}");
        number
    }

    fn function(&mut self, n: u32) {
        let program = self.node(format_args!(
            "distinct !DISubprogram(name: \"function{n}\", scope: !1, file: !1, line: {n}, type: !4, scopeLine: {n}, \
             flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)"
        ));
        let _ = writeln!(
            self.text,
            "; Function Attrs: nounwind uwtable\n\
             define dso_local i32 @function{n}(ptr noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !{program} {{"
        );
        // The entry block is %2.
        let (mut number, mut pointer, mut int, mut block, mut scope) = (3, 0, 1, 2, program);
        let mut exits = Vec::new();
        for step in 0..80 {
            let (line, column, small) = (n * 10 + step, self.random(80) + 1, self.random(4096));
            let location = self.node(format_args!("!DILocation(line: {line}, column: {column}, scope: !{scope})"));
            let dbg = format!("!dbg !{location}");
            let kind = if step % 10 == 9 { 10 } else { self.random(10) };
            let _ = match kind {
                0 | 1 => writeln!(
                    self.text,
                    "  %{number} = getelementptr inbounds nuw i8, ptr %{pointer}, i64 {small}, {dbg}"
                ),
                2 | 3 => writeln!(self.text, "  %{number} = load i32, ptr %{pointer}, align 4, {dbg}, !tbaa !6"),
                4 => writeln!(self.text, "  store i32 %{int}, ptr %{pointer}, align 4, {dbg}, !tbaa !6"),
                5 => writeln!(self.text, "  %{number} = add nsw i32 %{int}, -{small}, {dbg}"),
                6 => writeln!(
                    self.text,
                    "  %{number} = tail call i32 @callee(i32 noundef %{int}, ptr noundef nonnull %{pointer}) #1, {dbg}"
                ),
                7 => writeln!(self.text, "  %{number} = shl nuw nsw i32 %{int}, 2, {dbg}"),
                8 | 9 => {
                    let variable = self.node(format_args!(
                        "!DILocalVariable(name: \"value{small}\", scope: !{scope}, file: !1, line: {line}, type: !2)"
                    ));
                    writeln!(self.text, "    #dbg_value(i32 %{int}, !{variable}, !DIExpression(), !{location})")
                }
                _ => {
                    let next = number + 1;
                    let text = &mut self.text;
                    let _ = writeln!(text, "  %{number} = icmp slt i32 %{int}, {small}, {dbg}");
                    let _ = writeln!(text, "  br i1 %{number}, label %{next}, label %exit, {dbg}");
                    let label = format!("{next}:");
                    let _ = writeln!(text, "\n{label:<50}; preds = %{block}");
                    exits.push(block);
                    block = next;
                    scope = self.node(format_args!(
                        "distinct !DILexicalBlock(scope: !{scope}, file: !1, line: {line}, column: {column})"
                    ));
                    number += 2;
                    continue;
                }
            };
            match kind {
                0 | 1 => pointer = number,
                2 | 3 | 5..=7 => int = number,
                _ => continue,
            }
            number += 1;
        }
        exits.push(block);
        let _ = write!(self.text, "  br label %exit\n\nexit:\n  %{number} = phi i32");
        for (at, block) in exits.iter().enumerate() {
            let comma = if at == 0 { "" } else { "," };
            let _ = write!(self.text, "{comma} [ {at}, %{block} ]");
        }
        let _ = writeln!(self.text, "\n  ret i32 %{number}\n}}\n");
    }
}
