//! Rules that the text cannot break, because its reader refuses earlier: correct functions, and what
//! one change makes of them.

use draig_asm::{ParseOptions, parse_module};
use draig_ir::{Body, Inst, Module, Type, Value};
use draig_verify::verify;

/// The change: of an operand to a parameter, or of the type of the result.
enum Change {
    Operand(usize, u32),
    Result(Type),
}
use Change::{Operand, Result};

/// The parameters to choose from: i32 %0, i64 %1, float %2, ptr %3, <2 x i32> %4, i1 %5, <2 x ptr> %6,
/// <2 x float> %7, double %8.
const PARAMETERS: &str =
    "i32 %a, i64 %w, float %x, ptr %p, <2 x i32> %v, i1 %c, <2 x ptr> %q, <2 x float> %y, double %d";

/// The first instruction of the body, the change of it, the code of what is then broken first.
const CASES: &[(&str, Change, &str)] = &[
    ("%r = add i32 %a, %a", Operand(1, 1), "Both operands to a binary operator are not of the same type!"),
    (
        "%r = add i32 %a, %a",
        Result(Type::I64),
        "Integer arithmetic operators must have same type for operands and result!",
    ),
    ("%r = add i32 %a, %a", Result(Type::FLOAT), "Integer arithmetic operators only work with integral types!"),
    (
        "%r = fadd float %x, %x",
        Result(Type::I32),
        "Floating-point arithmetic operators only work with floating-point types!",
    ),
    (
        "%r = fadd float %x, %x",
        Result(Type::DOUBLE),
        "Floating-point arithmetic operators must have same type for operands and result!",
    ),
    ("%r = and i32 %a, %a", Result(Type::FLOAT), "Logical operators only work with integral types!"),
    ("%r = and i32 %a, %a", Result(Type::I64), "Logical operators must have same type for operands and result!"),
    ("%r = shl i32 %a, %a", Result(Type::FLOAT), "Shifts only work with integral types!"),
    ("%r = shl i32 %a, %a", Result(Type::I64), "Shift return type must be same as operands!"),
    ("%r = fneg float %x", Operand(0, 0), "Unary operators must have same type foroperands and result!"),
    ("%r = icmp eq i32 %a, %a", Operand(1, 1), "Both operands to ICmp instruction are not of the same type!"),
    ("%r = icmp eq i32 %a, %a", Result(Type::I32), "result is not of the type that the operands make"),
    ("%r = fcmp oeq float %x, %x", Operand(1, 0), "Both operands to FCmp instruction are not of the same type!"),
    ("%r = select i1 %c, i32 %a, i32 %a", Operand(0, 0), "Invalid operands for select instruction!"),
    (
        "%r = select i1 %c, i32 %a, i32 %a",
        Result(Type::I64),
        "Select values must have same type as select instruction!",
    ),
    ("%r = extractelement <2 x i32> %v, i32 %a", Operand(1, 2), "Invalid extractelement operands!"),
    ("%r = insertelement <2 x i32> %v, i32 %a, i32 %a", Operand(1, 2), "Invalid insertelement operands!"),
    (
        "%r = shufflevector <2 x i32> %v, <2 x i32> %v, <2 x i32> <i32 0, i32 1>",
        Operand(1, 7),
        "Invalid shufflevector operands!",
    ),
    ("%r = trunc i64 %w to i32", Operand(0, 2), "Trunc only operates on integer"),
    ("%r = trunc i64 %w to i32", Result(Type::FLOAT), "Trunc only produces integer"),
    ("%r = trunc i64 %w to i32", Result(Type::I64), "DestTy too big for Trunc"),
    ("%r = trunc i64 %w to i32", Operand(0, 4), "trunc source and destination must both be a vector or neither"),
    ("%r = zext i32 %a to i64", Result(Type::I32), "Type too small for ZExt"),
    ("%r = sext i32 %a to i64", Result(Type::I8), "Type too small for SExt"),
    ("%r = fptrunc double %d to float", Result(Type::DOUBLE), "DestTy too big for FPTrunc"),
    ("%r = fpext float %x to double", Result(Type::HALF), "DestTy too small for FPExt"),
    ("%r = uitofp i32 %a to float", Operand(0, 4), "UIToFP source and dest must both be vector or scalar"),
    ("%r = uitofp i32 %a to float", Operand(0, 2), "UIToFP source must be integer or integer vector"),
    ("%r = sitofp i32 %a to float", Result(Type::I32), "SIToFP result must be FP or FP vector"),
    ("%r = fptoui float %x to i32", Operand(0, 0), "FPToUI source must be FP or FP vector"),
    ("%r = fptosi float %x to i32", Result(Type::FLOAT), "FPToSI result must be integer or integer vector"),
    ("%r = ptrtoint ptr %p to i64", Operand(0, 0), "PtrToInt source must be pointer"),
    ("%r = ptrtoint ptr %p to i64", Operand(0, 6), "PtrToInt type mismatch"),
    ("%r = inttoptr i64 %w to ptr", Operand(0, 2), "IntToPtr source must be an integral"),
    ("%r = inttoptr i64 %w to ptr", Result(Type::FLOAT), "IntToPtr result must be a pointer"),
    ("%r = bitcast i32 %a to float", Operand(0, 1), "Invalid bitcast"),
    ("%r = addrspacecast ptr %p to ptr addrspace(1)", Operand(0, 0), "AddrSpaceCast source must be a pointer"),
    (
        "%r = addrspacecast ptr %p to ptr addrspace(1)",
        Result(Type::PTR),
        "AddrSpaceCast must be between different address spaces",
    ),
    ("%r = load i32, ptr %p", Operand(0, 0), "Load operand must be a pointer."),
    ("%r = load i32, ptr %p", Result(Type::LABEL), "loading unsized types is not allowed"),
    ("store i32 %a, ptr %p", Operand(1, 0), "Store operand must be a pointer."),
    ("%r = alloca i32, i32 %a", Operand(0, 2), "Alloca array size must have integer type"),
    (
        "%r = getelementptr i32, ptr %p, i32 %a",
        Operand(0, 0),
        "GEP base pointer is not a vector or a vector of pointers",
    ),
    ("%r = getelementptr i32, ptr %p, i32 %a", Operand(1, 2), "GEP indexes must be integers"),
    ("%r = getelementptr {i32}, ptr %p, i32 0, i32 0", Operand(2, 0), "Invalid indices for GEP pointer type!"),
    ("%r = getelementptr i32, ptr %p, i32 %a", Operand(0, 6), "Vector GEP result width doesn't match operand's"),
    ("%r = getelementptr i32, ptr %p, i32 %a", Operand(1, 4), "Invalid GEP index vector width"),
    ("%r = getelementptr i32, ptr %p, i32 %a", Result(Type::I32), "GEP is not of right type for indices!"),
    ("%r = freeze i32 %a", Result(Type::I64), "result is not of the type that the operands make"),
    ("%r = freeze i32 %a", Operand(0, 40), "operand is no value of this module"),
    ("br i1 %c, label %n, label %n", Operand(0, 0), "Branch condition is not 'i1' type!"),
    ("br label %n", Operand(0, 0), "destination is no block"),
    ("indirectbr ptr %p, [label %n]", Operand(0, 0), "Indirectbr operand must have pointer type!"),
    (
        "switch i32 %a, label %n [i32 1, label %n]",
        Operand(0, 1),
        "Switch constants must all be same type as switch value!",
    ),
    ("switch i32 %a, label %n [i32 1, label %n]", Operand(2, 0), "Case value is not a constant integer."),
    ("ret void", Result(Type::I32), "result is not of the type that the operands make"),
    ("call void @g(i32 %a)", Operand(0, 1), "Call parameter type does not match function signature!"),
    ("call void %p(i32 %a)", Operand(1, 0), "Called function must be a pointer!"),
    (
        "%r = cmpxchg ptr %p, i32 %a, i32 %a seq_cst seq_cst",
        Operand(1, 2),
        "result is not of the type that the operands make",
    ),
];

fn parse(first: &str) -> Module {
    let text = format!("declare void @g(i32)\ndefine void @f({PARAMETERS}) {{\n  {first}\nn:\n  ret void\n}}\n");
    let with_br = text.replace("\nn:", "\n  br label %n\nn:");
    let options = ParseOptions::default();
    let is_terminator = ["br ", "indirectbr", "switch", "ret "].iter().any(|word| first.starts_with(word));
    let text = if is_terminator { text } else { with_br };
    match parse_module(text.as_bytes(), &options) {
        Ok(parsed) => parsed.module,
        Err(said) => panic!("{first}: {:?}", said.first_error().map(|error| &error.message)),
    }
}

fn changed(first: &str, change: impl Fn(&mut Body, Inst)) -> Module {
    let mut module = parse(first);
    assert!(verify(&module).is_ok(), "{first}: {:?}", verify(&module).err());
    let f = module.find(b"f").expect("@f is there");
    let mut body = module.take_body(f).expect("@f has a body");
    let inst = body.entry().and_then(|entry| body.first_inst(entry)).expect("the body has an instruction");
    change(&mut body, inst);
    module.set_body(f, Some(body));
    module
}

#[test]
fn one_change_breaks_the_rule() {
    let mut failures = Vec::new();
    for (first, change, message) in CASES {
        let module = changed(first, |body, inst| match *change {
            Operand(number, parameter) => body.set_operand_unchecked(inst, number, Value::arg(parameter)),
            Result(ty) => body.set_inst_type(inst, ty),
        });
        let said = verify(&module).err();
        let said = said.as_ref().and_then(|errors| errors.first()).map(|first| first.message.to_string());
        if said.as_deref() != Some(*message) {
            failures.push(format!("{first}: {said:?} instead of {message:?}"));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
