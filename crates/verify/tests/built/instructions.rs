//! Instructions with operands, results or stored data of other types.

use draig_ir::{
    ConstExpr, ConstKind, InlineAsmData, InstBuild, MemoryAccess, Opcode, Ordering, RmwFlags, Symbol, SyncScope, Type,
    Value,
};

use crate::support::{Case, constant, int, nth, opaque};

/// A change of the first instruction: of an operand to a parameter, of the result type, or of the result type
/// to that of a parameter.
#[derive(Clone, Copy)]
enum Change {
    Operand(usize, u32),
    Result(Type),
    ResultOf(u32),
}
use Change::{Operand, Result, ResultOf};

/// The parameters to choose from, by index.
const PARAMETERS: &str = "i32 %a, i64 %w, float %x, ptr %p, <2 x i32> %v, i1 %c, <2 x ptr> %q, <2 x float> %y, \
    double %d, <4 x i32> %v4, <4 x float> %y4, <4 x ptr> %q4, { i32, i32 } %s";

/// The code of the rule, the first instruction of the body, and the changes to it.
#[rustfmt::skip]
const CASES: &[(&str, &str, &[Change])] = &[
    ("V0001", "%r = freeze i32 %a", &[Operand(0, 40)]),
    ("V0006", "br label %n", &[Operand(0, 0)]),
    ("V0009", "%r = icmp eq i32 %a, %a", &[Result(Type::I32)]),
    ("V0009", "%r = freeze i32 %a", &[Result(Type::I64)]),
    ("V0009", "ret void", &[Result(Type::I32)]),
    ("V0009", "%r = cmpxchg ptr %p, i32 %a, i32 %a seq_cst seq_cst", &[Operand(1, 1)]),
    ("V0211", "br i1 %c, label %n, label %n", &[Operand(0, 0)]),
    ("V0212", "switch i32 %a, label %n [i32 1, label %n]", &[Result(Type::I32)]),
    ("V0213", "switch i32 %a, label %n [i32 1, label %n]", &[Operand(2, 0)]),
    ("V0216", "indirectbr ptr %p, [label %n]", &[Operand(0, 0)]),
    ("V0218", "%r = fneg float %x", &[Operand(0, 8)]),
    ("V0219", "%r = fneg float %x", &[Operand(0, 0), Result(Type::I32)]),
    ("V0220", "%r = add i32 %a, %a", &[Operand(1, 1)]),
    ("V0221", "%r = add i32 %a, %a", &[Operand(0, 2), Operand(1, 2), Result(Type::FLOAT)]),
    ("V0222", "%r = add i32 %a, %a", &[Result(Type::I64)]),
    ("V0223", "%r = fadd float %x, %x", &[Operand(0, 0), Operand(1, 0), Result(Type::I32)]),
    ("V0224", "%r = fadd float %x, %x", &[Result(Type::DOUBLE)]),
    ("V0225", "%r = and i32 %a, %a", &[Operand(0, 2), Operand(1, 2), Result(Type::FLOAT)]),
    ("V0226", "%r = and i32 %a, %a", &[Result(Type::I64)]),
    ("V0227", "%r = shl i32 %a, %a", &[Operand(0, 2), Operand(1, 2), Result(Type::FLOAT)]),
    ("V0228", "%r = shl i32 %a, %a", &[Result(Type::I64)]),
    ("V0229", "%r = icmp eq i32 %a, %a", &[Operand(1, 1)]),
    ("V0230", "%r = icmp eq i32 %a, %a", &[Operand(0, 2), Operand(1, 2)]),
    ("V0232", "%r = fcmp oeq float %x, %x", &[Operand(1, 8)]),
    ("V0233", "%r = fcmp oeq float %x, %x", &[Operand(0, 0), Operand(1, 0)]),
    ("V0238", "%r = select i1 %c, i32 %a, i32 %a", &[Operand(0, 0)]),
    ("V0239", "%r = select i1 %c, i32 %a, i32 %a", &[Result(Type::I64)]),
    ("V0240", "%r = extractelement <2 x i32> %v, i32 %a", &[Operand(1, 2)]),
    ("V0241", "%r = insertelement <2 x i32> %v, i32 %a, i32 %a", &[Operand(1, 2)]),
    ("V0242", "%r = shufflevector <2 x i32> %v, <2 x i32> %v, <2 x i32> <i32 0, i32 1>", &[Operand(1, 7)]),
    ("V0243", "%r = extractvalue { i32, i32 } %s, 0", &[Operand(0, 0)]),
    ("V0244", "%r = insertvalue { i32, i32 } %s, i32 %a, 0", &[Operand(1, 1)]),
    ("V0245", "%r = bitcast i32 %a to float", &[Operand(0, 1)]),
    ("V0246", "%r = trunc i64 %w to i32", &[Operand(0, 2)]),
    ("V0247", "%r = trunc i64 %w to i32", &[Result(Type::FLOAT)]),
    ("V0248", "%r = trunc i64 %w to i32", &[Operand(0, 4)]),
    ("V0249", "%r = trunc i64 %w to i32", &[Result(Type::I64)]),
    ("V0250", "%r = zext i32 %a to i64", &[Operand(0, 2)]),
    ("V0251", "%r = zext i32 %a to i64", &[Result(Type::FLOAT)]),
    ("V0252", "%r = zext i32 %a to i64", &[Operand(0, 4)]),
    ("V0253", "%r = zext i32 %a to i64", &[Result(Type::I32)]),
    ("V0254", "%r = sext i32 %a to i64", &[Operand(0, 2)]),
    ("V0255", "%r = sext i32 %a to i64", &[Result(Type::FLOAT)]),
    ("V0256", "%r = sext i32 %a to i64", &[Operand(0, 4)]),
    ("V0257", "%r = sext i32 %a to i64", &[Result(Type::I8)]),
    ("V0258", "%r = fptrunc double %d to float", &[Operand(0, 0)]),
    ("V0259", "%r = fptrunc double %d to float", &[Result(Type::I32)]),
    ("V0260", "%r = fptrunc double %d to float", &[Operand(0, 7)]),
    ("V0261", "%r = fptrunc double %d to float", &[Result(Type::DOUBLE)]),
    ("V0262", "%r = fpext float %x to double", &[Operand(0, 0)]),
    ("V0263", "%r = fpext float %x to double", &[Result(Type::I32)]),
    ("V0264", "%r = fpext float %x to double", &[Operand(0, 7)]),
    ("V0265", "%r = fpext float %x to double", &[Result(Type::HALF)]),
    ("V0266", "%r = uitofp i32 %a to float", &[Operand(0, 4)]),
    ("V0267", "%r = uitofp i32 %a to float", &[Operand(0, 2)]),
    ("V0268", "%r = uitofp i32 %a to float", &[Result(Type::I32)]),
    ("V0269", "%r = uitofp <2 x i32> %v to <2 x float>", &[Operand(0, 9)]),
    ("V0270", "%r = sitofp i32 %a to float", &[Operand(0, 4)]),
    ("V0271", "%r = sitofp i32 %a to float", &[Operand(0, 2)]),
    ("V0272", "%r = sitofp i32 %a to float", &[Result(Type::I32)]),
    ("V0273", "%r = sitofp <2 x i32> %v to <2 x float>", &[Operand(0, 9)]),
    ("V0274", "%r = fptoui float %x to i32", &[Operand(0, 7)]),
    ("V0275", "%r = fptoui float %x to i32", &[Operand(0, 0)]),
    ("V0276", "%r = fptoui float %x to i32", &[Result(Type::FLOAT)]),
    ("V0277", "%r = fptoui <2 x float> %y to <2 x i32>", &[Operand(0, 10)]),
    ("V0278", "%r = fptosi float %x to i32", &[Operand(0, 7)]),
    ("V0279", "%r = fptosi float %x to i32", &[Operand(0, 0)]),
    ("V0280", "%r = fptosi float %x to i32", &[Result(Type::FLOAT)]),
    ("V0281", "%r = fptosi <2 x float> %y to <2 x i32>", &[Operand(0, 10)]),
    ("V0282", "%r = ptrtoint ptr %p to i64", &[Operand(0, 0)]),
    ("V0283", "%r = ptrtoint ptr %p to i64", &[Result(Type::FLOAT)]),
    ("V0284", "%r = ptrtoint ptr %p to i64", &[Operand(0, 6)]),
    ("V0285", "%r = ptrtoint <2 x ptr> %q to <2 x i64>", &[Operand(0, 11)]),
    ("V0286", "%r = ptrtoaddr ptr %p to i64", &[Operand(0, 0)]),
    ("V0287", "%r = ptrtoaddr ptr %p to i64", &[Result(Type::FLOAT)]),
    ("V0288", "%r = ptrtoaddr ptr %p to i64", &[Operand(0, 6)]),
    ("V0289", "%r = ptrtoaddr <2 x ptr> %q to <2 x i64>", &[Operand(0, 11)]),
    ("V0290", "%r = inttoptr i64 %w to ptr", &[Operand(0, 2)]),
    ("V0291", "%r = inttoptr i64 %w to ptr", &[Result(Type::FLOAT)]),
    ("V0292", "%r = inttoptr i64 %w to ptr", &[Operand(0, 4)]),
    ("V0293", "%r = inttoptr <2 x i32> %v to <2 x ptr>", &[Operand(0, 9)]),
    ("V0295", "%r = addrspacecast ptr %p to ptr addrspace(1)", &[Operand(0, 0)]),
    ("V0296", "%r = addrspacecast ptr %p to ptr addrspace(1)", &[Result(Type::I32)]),
    ("V0297", "%r = addrspacecast ptr %p to ptr addrspace(1)", &[Result(Type::PTR)]),
    ("V0298", "%r = addrspacecast <2 x ptr> %q to <2 x ptr addrspace(1)>", &[Operand(0, 11)]),
    ("V0299", "%r = trunc <2 x i32> %v to <2 x i16>", &[Operand(0, 9)]),
    ("V0302", "%r = alloca i32, i32 %a", &[Operand(0, 2)]),
    ("V0306", "%r = load i32, ptr %p", &[Operand(0, 0)]),
    ("V0311", "store i32 %a, ptr %p", &[Operand(1, 0)]),
    ("V0322", "%r = atomicrmw xchg ptr %p, i32 %a seq_cst", &[Operand(1, 4), ResultOf(4)]),
    ("V0323", "%r = atomicrmw fadd ptr %p, float %x seq_cst", &[Operand(1, 0), Result(Type::I32)]),
    ("V0324", "%r = atomicrmw add ptr %p, i32 %a seq_cst", &[Operand(1, 2), Result(Type::FLOAT)]),
    ("V0325", "%r = getelementptr i32, ptr %p, i32 %a", &[Operand(0, 0)]),
    ("V0328", "%r = getelementptr i32, ptr %p, i32 %a", &[Operand(1, 2)]),
    ("V0329", "%r = getelementptr {i32}, ptr %p, i32 0, i32 0", &[Operand(2, 0)]),
    ("V0330", "%r = getelementptr i32, ptr %p, i32 %a", &[Result(Type::I32)]),
    ("V0331", "%r = getelementptr i32, ptr %p, i32 %a", &[Operand(0, 6)]),
    ("V0332", "%r = getelementptr i32, ptr %p, i32 %a", &[Operand(1, 4)]),
    ("V1301", "call void %p(i32 %a)", &[Operand(1, 0)]),
    ("V1304", "call void @g(i32 %a)", &[Operand(0, 1)]),
];

/// Returns a function that begins with an instruction.
fn function(first: &str) -> String {
    let is_terminator = ["br ", "indirectbr", "switch", "ret "].iter().any(|word| first.starts_with(word));
    let end = if is_terminator { "" } else { "\n  br label %n" };
    format!(
        "declare void @g(i32)\ndeclare void @va(...)\ndefine void @f({PARAMETERS}) {{\n  {first}{end}\nn:\n  ret void\n}}\n"
    )
}

pub(crate) fn cases() -> Vec<Case> {
    let table = CASES.iter().map(|&(code, first, changes)| {
        Case::body(code, function(first), move |module, body| {
            let inst = nth(body, 0);
            let f = module.find(b"f").expect("@f is there");
            for &change in changes {
                match change {
                    Operand(number, parameter) => body.set_operand(inst, number, Value::arg(parameter)),
                    Result(ty) => body.set_inst_type(inst, ty),
                    ResultOf(parameter) => body.set_inst_type(inst, module.param_types(f)[parameter as usize]),
                }
            }
        })
    });
    table.chain(blocks()).chain(memory()).chain(constants()).collect()
}

/// Cases for the ends of blocks and the references of their instructions.
fn blocks() -> Vec<Case> {
    vec![
        Case::body("V0101", function("ret void"), |_, body| body.remove_inst(nth(body, 1))),
        Case::body("V0201", function("ret void"), |_, body| {
            body.insert_inst(nth(body, 1), InstBuild::new(Opcode::Unreachable, Type::VOID), &[]);
        }),
        Case::body("V0203", function("store i32 %a, ptr %p"), |_, body| {
            let store = nth(body, 0);
            body.names_mut().set_unchecked(store, b"x");
        }),
        Case::body("V0204", function("%r = va_arg ptr %p, i32"), |module, body| {
            let ty = opaque(module);
            body.set_inst_type(nth(body, 0), ty);
        }),
        Case::body("V0206", function("store i32 %a, ptr %p\n  call void (...) @va(i32 %a)"), |_, body| {
            let (store, call) = (nth(body, 0), nth(body, 1));
            body.set_operand(call, 0, store);
        }),
        Case::body("V0207", function("%r = freeze ptr %p"), |module, body| {
            let function_type = module.tables.types.function(Type::VOID, &[], false);
            let asm = module.tables.intern_inline_asm(InlineAsmData {
                function_type,
                template: Symbol::EMPTY,
                constraints: Symbol::EMPTY,
                side_effect: false,
                align_stack: false,
                intel_dialect: false,
                unwind: false,
            });
            body.set_operand(nth(body, 0), 0, asm);
        }),
        Case::body("V0209", function("ret void"), |_, body| body.set_operands(nth(body, 0), &[Value::arg(0)])),
        Case::body("V0210", "define i32 @f(i32 %a, i64 %b) {\n  ret i32 %a\n}", |_, body| {
            body.set_operand(nth(body, 0), 0, Value::arg(1));
        }),
        Case::body("V0215", function("switch i32 %a, label %n [i32 1, label %n i32 2, label %n]"), |_, body| {
            let switch = nth(body, 0);
            let first = body.operands(switch)[2];
            body.set_operand(switch, 4, first);
        }),
        Case::body("V0231", function("%r = icmp eq i32 %a, %a"), |_, body| {
            body.replace_inst(nth(body, 0), no_predicate(Opcode::ICmp), &[Value::arg(0), Value::arg(0)]);
        }),
        Case::body("V0234", function("%r = fcmp oeq float %x, %x"), |_, body| {
            body.replace_inst(nth(body, 0), no_predicate(Opcode::FCmp), &[Value::arg(2), Value::arg(2)]);
        }),
        Case::body("V0237", PHI, |_, body| body.set_operand(nth(body, 1), 0, Value::arg(1))),
    ]
}

/// A comparison whose predicate is an invalid number, at the position of a load's alignment.
fn no_predicate(opcode: Opcode) -> InstBuild {
    let access = MemoryAccess { align: draig_ir::Align::from_log2(30), ..MemoryAccess::default() };
    InstBuild::memory(opcode, Type::I1, &access)
}

const PHI: &str = "define void @f(i32 %a, i64 %w) {\ne:\n  br label %n\nn:\n  %r = phi i32 [ %a, %e ]\n  ret void\n}";

/// Changes the ordering or scope of the first instruction.
fn access(code: &'static str, first: &str, change: fn(&mut MemoryAccess)) -> Case {
    Case::body(code, function(first), move |_, body| {
        let inst = nth(body, 0);
        let mut access = body.memory_access(inst);
        change(&mut access);
        body.set_memory_access(inst, &access);
    })
}

fn memory() -> Vec<Case> {
    vec![
        access("V0308", "%r = load i32, ptr %p", |access| access.scope = SyncScope::SINGLE_THREAD),
        access("V0309", "%r = load atomic i32, ptr %p seq_cst, align 4", |access| access.ordering = Ordering::Release),
        access("V0313", "store i32 %a, ptr %p", |access| access.scope = SyncScope::SINGLE_THREAD),
        access("V0314", "store atomic i32 %a, ptr %p seq_cst, align 4", |access| access.ordering = Ordering::Acquire),
        access("V0318", "fence seq_cst", |access| access.ordering = Ordering::Monotonic),
        access("V0320", "%r = atomicrmw add ptr %p, i32 %a seq_cst", |access| access.ordering = Ordering::Unordered),
        Case::body("V2041", function("%r = atomicrmw add ptr %p, i32 %a monotonic"), |_, body| {
            body.set_flag_bits(nth(body, 0), RmwFlags::ELEMENTWISE.0);
        }),
        Case::body("V2042", function("%r = atomicrmw add ptr %p, <2 x i32> zeroinitializer seq_cst"), |_, body| {
            body.set_flag_bits(nth(body, 0), RmwFlags::ELEMENTWISE.0)
        }),
        Case::body("V0300", function("%r = alloca i32"), |module, body| {
            let build = InstBuild::alloca(Type::PTR, opaque(module), None, false, false);
            let operands = body.operands(nth(body, 0)).to_vec();
            body.replace_inst(nth(body, 0), build, &operands);
        }),
        Case::body("V0312", function("store i32 %a, ptr %p\n  store i32 %a, ptr %p"), |_, body| {
            let (first, second) = (nth(body, 0), nth(body, 1));
            body.set_operand(second, 0, first);
        }),
        Case::body("V0326", function("%r = getelementptr i32, ptr %p, i32 %a"), |module, body| {
            let build = InstBuild::gep(Type::PTR, opaque(module));
            body.replace_inst(nth(body, 0), build, &[Value::arg(3), Value::arg(0)]);
        }),
        Case::body("V0327", function("%r = getelementptr i32, ptr %p, i32 %a"), |module, body| {
            let scalable = module.tables.types.vector(Type::I32, 2, true);
            let source = module.tables.types.literal_struct(&[scalable], false);
            let build = InstBuild::gep(Type::PTR, source);
            body.replace_inst(nth(body, 0), build, &[Value::arg(3), Value::arg(0)]);
        }),
        Case::body("V0333", function("%r = getelementptr i32, ptr %p, i32 %a"), |module, body| {
            let far = module.tables.types.pointer(1);
            body.set_inst_type(nth(body, 0), far);
        }),
    ]
}

/// Replaces the first instruction's operand with a constant.
fn operand(
    code: &'static str,
    first: &str,
    make: impl Fn(&mut draig_ir::Module) -> (Type, ConstKind) + 'static,
) -> Case {
    Case::body(code, function(first), move |module, body| {
        let (ty, kind) = make(module);
        let made = constant(module, ty, kind);
        body.set_operand(nth(body, 0), 0, made);
        body.set_inst_type(nth(body, 0), ty);
    })
}

fn cast(opcode: Opcode, value: Value) -> ConstKind {
    ConstKind::Expr(Box::new(ConstExpr {
        opcode,
        flags: 0,
        operands: [value].into(),
        source_type: None,
        in_range: None,
        mask: [].into(),
    }))
}

/// A signed pointer with one replaced part.
fn signed(code: &'static str, part: usize, make: fn(&mut draig_ir::Module) -> Value) -> Case {
    operand(code, "%r = freeze ptr %p", move |module| {
        let g = Value::from(module.find(b"g").expect("@g is there"));
        let (key, null) = (int(module, 1), Value::from(constant(module, Type::PTR, ConstKind::NullPointer)));
        let discriminator = Value::from(module.tables.const_i64(Type::I64, 1));
        let mut parts = [g, key, discriminator, null, null];
        parts[part] = make(module);
        (Type::PTR, ConstKind::PtrAuth(Box::new(parts)))
    })
}

fn constants() -> Vec<Case> {
    let g = |module: &draig_ir::Module| Value::from(module.find(b"g").expect("@g is there"));
    let vector = |module: &mut draig_ir::Module| module.tables.types.vector(Type::I64, 2, false);
    vec![
        operand("V0151", "%r = freeze i64 %w", |module| {
            let value = int(module, 1);
            (Type::I64, cast(Opcode::BitCast, value))
        }),
        operand("V0152", "%r = freeze i64 %w", |module| {
            let value = int(module, 1);
            (Type::I64, cast(Opcode::PtrToAddr, value))
        }),
        operand("V0153", "%r = freeze i64 %w", move |module| (Type::FLOAT, cast(Opcode::PtrToAddr, g(module)))),
        operand("V0154", "%r = freeze i64 %w", move |module| (vector(module), cast(Opcode::PtrToAddr, g(module)))),
        signed("V0156", 0, |module| int(module, 1)),
        operand("V0157", "%r = freeze ptr %p", move |module| {
            let far = module.tables.types.pointer(1);
            let (key, null) = (int(module, 1), Value::from(constant(module, Type::PTR, ConstKind::NullPointer)));
            let discriminator = Value::from(module.tables.const_i64(Type::I64, 1));
            (far, ConstKind::PtrAuth(Box::new([g(module), key, discriminator, null, null])))
        }),
        signed("V0158", 1, |module| module.tables.const_i64(Type::I64, 1).into()),
        signed("V0159", 3, |module| int(module, 1)),
        signed("V0160", 2, |module| int(module, 1)),
        signed("V0161", 4, |module| int(module, 1)),
    ]
}
