//! Inline assembly: errors with LLVM's messages, code of statements that do nothing, and what statements leave in
//! objects.

use draig_codegen::{CodegenOptions, compile};
use draig_image::{Binding, FixupKind, Image, SymbolPlace};

const TRIPLE: &str = "target triple = \"x86_64-unknown-linux-gnu\"\n";

fn compiled(text: &str) -> Result<Image, String> {
    let text = format!("{TRIPLE}{text}");
    let parsed = draig_asm::parse_module(text.as_bytes(), &Default::default());
    let module = parsed.unwrap_or_else(|errors| panic!("{errors:?}\n{text}")).module;
    let verified = draig_verify::verify(&module).expect("the module is valid");
    compile(&verified, &CodegenOptions::default()).map_err(|error| error.to_string())
}

fn bytes_of<'i>(image: &'i Image, name: &str) -> &'i [u8] {
    let symbol = image.symbols.values().find(|symbol| symbol.name == name.as_bytes()).expect("the symbol is there");
    let SymbolPlace::Section(section, start) = symbol.place else { panic!("{name} is not defined") };
    &image[section].bytes[start as usize..(start + symbol.size) as usize]
}

/// Statements of a function with the parameters `i64 %a, double %d, ptr %p`, and what LLVM says about them.
const ERRORS: [(&str, &str); 16] = [
    ("call void asm \"foo\", \"\"()", "<inline asm>:1:2: invalid instruction mnemonic 'foo'"),
    (
        "call void asm \"nop\\0A  mov %eax\", \"\"()",
        "<inline asm>:2:3: unknown use of instruction mnemonic without a size suffix",
    ),
    ("call void asm \"jmp .Lnowhere\", \"\"()", "Undefined temporary symbol .Lnowhere"),
    ("call void asm \"jmp 1b\", \"\"()", "<inline asm>:1:6: directional label undefined"),
    ("call void asm \"\", \"I\"(i64 %a)", "constraint 'I' expects an integer constant expression"),
    ("call void asm \"\", \"I\"(i32 32)", "value out of range for constraint 'I'"),
    ("call void asm \"\", \"i\"(i64 %a)", "invalid operand for inline asm constraint 'i'"),
    ("call void asm \"\", \"r\"(<4 x i32> zeroinitializer)", "couldn't allocate input reg for constraint 'r'"),
    ("call i128 asm \"\", \"={ax}\"()", "couldn't allocate output register for constraint '{ax}'"),
    ("call void asm \"\", \"{nowhere}\"(i64 %a)", "couldn't allocate input reg for constraint '{nowhere}'"),
    ("call void asm \"# ${0:Z}\", \"r\"(i64 %a)", "invalid operand in inline asm: '# ${0:Z}'"),
    ("call void asm \"# $1\", \"r\"(i64 %a)", "Invalid $ operand number in inline asm string: '# $1'"),
    ("call void asm \"# ${:what}\", \"r\"(i64 %a)", "Unknown special formatter 'what'"),
    ("call void asm \"# ${0\", \"r\"(i64 %a)", "Bad ${} expression in inline asm string: '# ${0'"),
    (
        "call void asm \"# $$\", \"Q,Q,Q,Q,Q\"(i64 1, i64 2, i64 3, i64 4, i64 5)",
        "inline assembly requires more registers than available",
    ),
    ("call void asm \".section other\", \"\"()", "inline assembly that ends in another section than it begins"),
];

#[test]
fn errors_are_those_of_llvm() {
    for (statement, expected) in ERRORS {
        let text = format!("define void @f(i64 %a, double %d, ptr %p) {{\n  {statement}\n  ret void\n}}\n");
        assert_eq!(compiled(&text).map(|_| "compiled").unwrap_err(), expected, "{statement}");
    }
}

#[test]
fn nothing_costs_nothing() {
    let function = |statement: &str| {
        let text = format!(
            "define i64 @f(i64 %a, i64 %b) {{\n  %s = add i64 %a, %b\n{statement}\n  %t = mul i64 %s, %a\n  ret i64 %t\n}}\n"
        );
        bytes_of(&compiled(&text).unwrap(), "f").to_vec()
    };
    let plain = function("");
    for statement in [
        "  call void asm sideeffect \"\", \"~{memory},~{dirflag},~{fpsr},~{flags}\"()",
        "  call void asm sideeffect \"# a comment\", \"r,r,~{memory}\"(i64 %s, i64 %a)",
        "  call void asm sideeffect \"\", \"~{rax},~{rbx},~{rsi},~{rdi},~{xmm0}\"()",
    ] {
        assert_eq!(function(statement), plain, "{statement}");
    }
}

#[test]
fn jumps_around_statements_stay_right() {
    // The statements are of such lengths that the jump over them is short, long, and just between.
    for length in 100..140 {
        let bytes = "0x90,".repeat(length);
        let bytes = bytes.trim_end_matches(',');
        let text = format!(
            "define i64 @f(i64 %a) {{
             entry:
               %c = icmp eq i64 %a, 0
               br i1 %c, label %over, label %through
             through:
               call void asm sideeffect \".byte {bytes}\", \"\"()
               br label %over
             over:
               ret i64 %a
             }}\n"
        );
        let image = compiled(&text).unwrap();
        let code = bytes_of(&image, "f");
        assert_eq!(code.iter().filter(|&&byte| byte == 0x90).count(), length, "{length}");
        let first = code.iter().position(|&byte| byte == 0x90).unwrap();
        let is_short = (0x70..0x80).contains(&code[first - 2]);
        let distance = match is_short {
            true => i64::from(code[first - 1] as i8),
            false => i64::from(i32::from_le_bytes(code[first - 4..first].try_into().unwrap())),
        };
        assert_eq!(distance, length as i64, "{length}: {code:02x?}");
        assert_eq!(is_short, length <= 127);
    }
}

#[test]
fn statements_leave_sections_symbols_and_relocations() {
    let image = compiled(
        "declare void @callee()
         @table = external global i64
         define void @f() {
           call void asm sideeffect \"1: call callee\\0A\
                                     .pushsection __table,\\22a\\22\\0A.balign 4\\0A.long 1b - .\\0A.quad table\\0A\
                                     .popsection\\0A.weak maybe\\0A.quad maybe\\0A.globl here\\0Ahere:\", \"\"()
           call void asm sideeffect \"call there\\0A.pushsection __table,\\22a\\22\\0A.long 5\\0A.popsection\", \"\"()
           ret void
         }\n",
    )
    .unwrap();
    let section = image.sections.values().find(|section| section.name == b"__table").unwrap();
    assert_eq!((section.bytes.len(), section.align), (16, 4));
    assert_eq!(&section.bytes[12..], [5, 0, 0, 0]);
    let names: Vec<(u32, FixupKind, String)> = section
        .fixups
        .iter()
        .map(|fixup| (fixup.offset, fixup.kind, String::from_utf8_lossy(&image[fixup.symbol].name).into_owned()))
        .collect();
    assert_eq!(names, [(0, FixupKind::Pc32, String::new()), (4, FixupKind::Abs64, "table".to_owned())]);
    let binding = |name: &str| image.symbols.values().find(|one| one.name == name.as_bytes()).unwrap().binding;
    assert_eq!(binding("maybe"), Binding::Weak);
    assert_eq!(binding("here"), Binding::Global);
    assert_eq!(binding("there"), Binding::Global);
    let text = image.sections.values().find(|section| section.name == b".text").unwrap();
    let kinds: Vec<FixupKind> = text.fixups.iter().map(|fixup| fixup.kind).collect();
    assert_eq!(kinds, [FixupKind::Plt32, FixupKind::Abs64, FixupKind::Plt32]);
    assert!(text.fixups.is_sorted_by_key(|fixup| fixup.offset));
}

#[test]
fn symbols_are_defined_once() {
    let error = compiled(
        "define void @f() {
           call void asm sideeffect \".globl twice\\0Atwice:\", \"\"()
           call void asm sideeffect \"nop\\0Atwice:\", \"\"()
           ret void
         }\n",
    );
    assert_eq!(error.map(|_| ()).unwrap_err(), "symbol 'twice' is already defined");
    let error = compiled("define void @f() {\n  call void asm sideeffect \"f:\", \"\"()\n  ret void\n}\n");
    assert_eq!(error.map(|_| ()).unwrap_err(), "symbol 'f' is already defined");
}
