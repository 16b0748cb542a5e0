//! Builds every instruction of the table of opcodes once correctly, and checks that it is refused for each
//! rule that LLVM asserts when an instruction is created.

use draig_ir::build::{BuildError, BuildErrorKind, Bundle, CallOptions, Clause, FunctionBuilder};
use draig_ir::{
    Align, FastMath, FlagClass, FloatPredicate, Global, Handle, InlineAsmData, IntFlags, IntPredicate, MemoryAccess,
    Module, Opcode, Ordering, RmwOp, SyncScope, Type, Value,
};

/// A module with a function of many parameters: `%b` i1, `%i` i32, `%l` i64, `%f` float, `%d` double, `%p`
/// ptr, `%v` <4 x i32>, `%w` <4 x float>, `%s` { i32, [2 x i8] }, `%q` <4 x i1>, `%t` <2 x i64>, `%x` <vscale
/// x 4 x i32>.
fn module() -> (Module, Handle<Global>) {
    let mut module = Module::new(b"m");
    let types = &mut module.tables.types;
    let bytes = types.array(Type::I8, 2);
    let params = [
        Type::I1,
        Type::I32,
        Type::I64,
        Type::FLOAT,
        Type::DOUBLE,
        Type::PTR,
        types.vector(Type::I32, 4, false),
        types.vector(Type::FLOAT, 4, false),
        types.literal_struct(&[Type::I32, bytes], false),
        types.vector(Type::I1, 4, false),
        types.vector(Type::I64, 2, false),
        types.vector(Type::I32, 4, true),
    ];
    let ty = types.function(Type::I32, &params, false);
    let function = module.add_function("f", ty);
    (module, function)
}

const NAMES: [&str; 12] = ["b", "i", "l", "f", "d", "p", "v", "w", "s", "q", "t", "x"];
const B: Value = Value::arg(0);
const I: Value = Value::arg(1);
const L: Value = Value::arg(2);
const F: Value = Value::arg(3);
const D: Value = Value::arg(4);
const P: Value = Value::arg(5);
const V: Value = Value::arg(6);
const W: Value = Value::arg(7);
const S: Value = Value::arg(8);
const Q: Value = Value::arg(9);
const T: Value = Value::arg(10);
const X: Value = Value::arg(11);

fn builder<'m>(module: &'m mut Module, function: Handle<Global>) -> FunctionBuilder<'m> {
    let mut b = module.build(function);
    for (number, name) in (0..).zip(NAMES) {
        b.set_name(Value::arg(number), name);
    }
    let entry = b.add_block("entry");
    b.position_at_end(entry);
    b
}

/// Runs `build` at the start of a fresh function and returns its error's message.
#[track_caller]
fn refused<T>(build: impl FnOnce(&mut FunctionBuilder<'_>) -> Result<T, BuildError>) -> String {
    let (mut module, function) = module();
    let mut b = builder(&mut module, function);
    match build(&mut b) {
        Ok(_) => panic!("this must be refused"),
        Err(error) => {
            assert!(error.location().file().ends_with("build.rs"), "the place of the caller: {error:?}");
            assert_eq!(b.body().inst_count(), 0, "nothing is built by a refused call: {error}");
            error.message().to_owned()
        }
    }
}

fn int(b: &mut FunctionBuilder<'_>, ty: Type, value: i64) -> Value {
    b.module_mut().tables.const_i64(ty, value).into()
}

fn vector_of(b: &mut FunctionBuilder<'_>, element: Type, len: u32) -> Type {
    b.module_mut().tables.types.vector(element, len, false)
}

#[test]
fn every_opcode_is_built() -> Result<(), BuildError> {
    let (mut module, function) = module();
    let callee_type = module.tables.types.function(Type::FLOAT, &[Type::I32, Type::PTR], true);
    let callee = module.add_function("callee", callee_type);
    let asm_type = module.tables.types.function(Type::VOID, &[Type::I32], false);
    let text = module.tables.strings.intern(b"");
    let asm = module.tables.intern_inline_asm(InlineAsmData {
        function_type: asm_type,
        template: text,
        constraints: text,
        side_effect: true,
        align_stack: false,
        intel_dialect: false,
        unwind: false,
    });
    let mut b = builder(&mut module, function);
    b.set_fast_math(FastMath::FAST);
    let entry = b.block().expect("a position");
    for &opcode in Opcode::ALL.iter().filter(|opcode| opcode.is_binary()) {
        let operand = if opcode.is_float_arithmetic() { F } else { I };
        b.binary(opcode, IntFlags::NONE, operand, operand)?;
        let vector = if opcode.is_float_arithmetic() { W } else { V };
        b.binary(opcode, IntFlags::NONE, vector, vector)?;
    }
    b.fneg(D)?;
    b.trunc(L, Type::I32)?;
    b.zext_nneg(I, Type::I64)?;
    b.sext(I, Type::I64)?;
    b.fptoui(F, Type::I32)?;
    b.fptosi(F, Type::I32)?;
    b.uitofp(I, Type::FLOAT)?;
    b.sitofp(I, Type::FLOAT)?;
    b.fptrunc(D, Type::FLOAT)?;
    b.fpext(F, Type::DOUBLE)?;
    b.ptrtoint(P, Type::I64)?;
    b.ptrtoaddr(P, Type::I64)?;
    b.inttoptr(L, Type::PTR)?;
    b.bitcast(T, b.type_of(V))?;
    let far = b.module_mut().tables.types.pointer(1);
    b.addrspacecast(P, far)?;
    b.icmp(IntPredicate::Slt, V, V)?;
    b.icmp_with(IntPredicate::Eq, IntFlags::SAMESIGN, I, I)?;
    b.fcmp(FloatPredicate::Olt, F, F)?;
    b.select(B, F, F)?;
    b.select(Q, V, V)?;
    b.freeze(S)?;
    let slot = b.alloca(Type::I64)?;
    b.load(Type::I32, slot)?;
    b.store(V, slot)?;
    let atomic = MemoryAccess {
        ordering: Ordering::SequentiallyConsistent,
        failure: Ordering::Monotonic,
        ..MemoryAccess::default()
    };
    b.load_with(Type::FLOAT, P, &atomic)?;
    b.store_with(P, P, &atomic)?;
    b.fence(Ordering::Release, SyncScope::SINGLE_THREAD)?;
    b.cmpxchg(P, I, I, &atomic)?;
    b.atomicrmw(RmwOp::FAdd, P, W, &atomic)?;
    b.atomicrmw(RmwOp::Xchg, P, P, &atomic)?;
    let record = b.type_of(S);
    b.struct_gep(record, P, 1)?;
    b.gep(Type::I32, P, [V])?;
    b.ptradd(P, L)?;
    b.extract_element(V, I)?;
    b.insert_element(X, I, L)?;
    b.shuffle_vector(V, V, &[7, -1])?;
    b.vector_splat(I, 4, true)?;
    b.extract_value(S, &[1, 0])?;
    b.insert_value(S, I, &[0])?;
    b.va_arg(P, Type::I32)?;
    let call = b.call(callee, [I, P, F])?;
    assert_eq!(b.body().fast_math(*call), FastMath::FAST);
    assert_eq!(b.type_of(call), Type::FLOAT);
    let bundle = Bundle { tag: b"deopt", operands: &[I.into()] };
    b.call_with(None, callee, [I, P], &CallOptions { bundles: &[bundle], ..CallOptions::default() })?;
    b.call_pointer(asm_type, P, [I])?;
    b.call(asm, [I])?;
    b.call_intrinsic("llvm.smax", [Type::I32], [I, I])?;
    b.memcpy((P, Align::from_bytes(8)), (P, None), L, false)?;
    let zero = int(&mut b, Type::I8, 0);
    b.memset((P, None), zero, L, true)?;

    let [exit, pad, dispatch, handler, cleanup, table] =
        ["exit", "pad", "dispatch", "handler", "cleanup", "table"].map(|name| b.add_block(name));
    b.invoke(None, callee, [I, P], exit, pad, &CallOptions::default())?;
    b.position_at_end(exit);
    let phi = b.phi(Type::FLOAT)?;
    b.add_incoming(phi, F, entry)?;
    assert_eq!(b.body().fast_math(*phi), FastMath::FAST);
    b.callbr(asm, [I], pad, [table], &CallOptions::default())?;
    b.position_at_end(pad);
    let landing = b.landing_pad(Type::PTR, true, &[Clause::Catch(callee.into())])?;
    b.resume(landing)?;
    b.position_at_end(dispatch);
    let switch = b.catch_switch(None, [handler], Some(cleanup))?;
    b.position_at_end(handler);
    let catch = b.catch_pad(switch, [P, I])?;
    b.catch_ret(catch, exit)?;
    b.position_at_end(cleanup);
    let inner = b.cleanup_pad(None, ())?;
    b.cleanup_ret(inner, None)?;
    b.position_at_end(table);
    b.indirect_br(P, [table, exit])?;
    for end in 0..5 {
        let block = b.add_block("end");
        b.position_at_end(block);
        match end {
            0 => b.ret(I)?,
            1 => b.br(exit)?,
            2 => b.cond_br(B, exit, table)?,
            3 => {
                let [one, two] = [1, 2].map(|n| int(&mut b, Type::I32, n));
                let switch = b.switch(I, exit, &[(one.into(), table)])?;
                b.add_case(switch, two, exit)?;
                switch
            }
            _ => b.unreachable()?,
        };
    }
    let built: std::collections::BTreeSet<Opcode> = b.body().insts().map(|inst| b.body().opcode(inst)).collect();
    let missing: Vec<Opcode> = Opcode::ALL.iter().copied().filter(|opcode| !built.contains(opcode)).collect();
    assert_eq!(missing, [], "each opcode is built at least once");
    for inst in b.body().insts() {
        let opcode = b.body().opcode(inst);
        if opcode.is_float_arithmetic() {
            assert_eq!(b.body().fast_math(inst), FastMath::FAST, "{}", opcode.spelling());
        }
    }
    drop(b);
    assert!(module.body(function).is_some(), "the body is back in the module");
    Ok(())
}

#[test]
fn operators_refuse() {
    assert_eq!(refused(|b| b.add(I, L)), "add: operands have different types: i32 %i and i64 %l");
    assert_eq!(refused(|b| b.add(F, F)), "add: operands must be integers or vectors of them, not float %f");
    assert_eq!(refused(|b| b.fadd(I, I)), "fadd: operands must be floating-point numbers or vectors, not i32 %i");
    assert_eq!(refused(|b| b.fneg(I)), "fneg: operand must be a floating-point number or vector, not i32 %i");
    assert_eq!(refused(|b| b.and(P, P)), "and: operands must be integers or vectors of them, not ptr %p");
    assert_eq!(
        refused(|b| b.binary(Opcode::And, IntFlags::NUW | IntFlags::EXACT, I, I)),
        "and: does not accept nuw exact"
    );
    assert_eq!(refused(|b| b.binary(Opcode::Load, IntFlags::NONE, I, I)), "load: is not a binary operator");
    assert_eq!(refused(|b| b.add(I, Value::arg(40))), "add: arg40 is not a value of this function");
    assert_eq!(
        refused(|b| b.icmp(IntPredicate::Eq, F, F)),
        "icmp: operands must be integers, pointers or vectors of them, not float %f"
    );
    assert_eq!(refused(|b| b.icmp(IntPredicate::Eq, I, P)), "icmp: operands have different types: i32 %i and ptr %p");
    assert_eq!(
        refused(|b| b.fcmp(FloatPredicate::One, I, I)),
        "fcmp: operands must be floating-point numbers or vectors, not i32 %i"
    );
    assert_eq!(refused(|b| b.select(I, F, F)), "select: condition must be i1 or a vector of it, not i32 %i");
    assert_eq!(refused(|b| b.select(B, I, F)), "select: operands have different types: i32 %i and float %f");
    assert_eq!(refused(|b| b.select(Q, T, T)), "select: vectors differ in length: <4 x i1> %q and <2 x i64> %t");
    assert_eq!(refused(|b| b.select(Q, I, I)), "select: vectors differ in length: <4 x i1> %q and i32 %i");
    assert_eq!(
        refused(|b| b.freeze(b.block().expect("a position"))),
        "freeze: operand must be of a first-class type, not label %entry"
    );
    for &opcode in Opcode::ALL.iter().filter(|opcode| opcode.is_binary()) {
        assert!(refused(|b| b.binary(opcode, IntFlags::NONE, I, F)).contains("different types"));
        assert!(refused(|b| b.binary(opcode, IntFlags::NONE, S, S)).contains("must be"));
        if opcode.flag_class() != FlagClass::Disjoint {
            assert!(refused(|b| b.binary(opcode, IntFlags::DISJOINT, I, I)).contains("does not accept"));
        }
    }
}

#[test]
fn conversions_refuse() {
    assert_eq!(refused(|b| b.trunc(I, Type::I64)), "trunc: cannot convert i32 %i to i64");
    assert_eq!(refused(|b| b.zext(L, Type::I32)), "zext: cannot convert i64 %l to i32");
    assert_eq!(refused(|b| b.sext(F, Type::I64)), "sext: cannot convert float %f to i64");
    assert_eq!(refused(|b| b.fptoui(I, Type::I64)), "fptoui: cannot convert i32 %i to i64");
    assert_eq!(refused(|b| b.fptosi(V, Type::I64)), "fptosi: cannot convert <4 x i32> %v to i64");
    assert_eq!(refused(|b| b.uitofp(F, Type::DOUBLE)), "uitofp: cannot convert float %f to double");
    assert_eq!(refused(|b| b.sitofp(V, Type::FLOAT)), "sitofp: cannot convert <4 x i32> %v to float");
    assert_eq!(refused(|b| b.fptrunc(F, Type::DOUBLE)), "fptrunc: cannot convert float %f to double");
    assert_eq!(refused(|b| b.fpext(D, Type::FLOAT)), "fpext: cannot convert double %d to float");
    assert_eq!(refused(|b| b.ptrtoint(I, Type::I64)), "ptrtoint: cannot convert i32 %i to i64");
    assert_eq!(refused(|b| b.ptrtoaddr(P, Type::FLOAT)), "ptrtoaddr: cannot convert ptr %p to float");
    assert_eq!(
        refused(|b| b.ptrtoaddr(P, Type::I32)),
        "ptrtoaddr: cannot convert ptr %p to i32, as its address has 64 bits"
    );
    assert_eq!(refused(|b| b.inttoptr(F, Type::PTR)), "inttoptr: cannot convert float %f to ptr");
    assert_eq!(refused(|b| b.bitcast(I, Type::I64)), "bitcast: cannot convert i32 %i to i64");
    assert_eq!(refused(|b| b.bitcast(P, Type::I64)), "bitcast: cannot convert ptr %p to i64");
    assert_eq!(refused(|b| b.bitcast(S, Type::I64)), "bitcast: cannot convert { i32, [2 x i8] } %s to i64");
    assert_eq!(refused(|b| b.addrspacecast(I, Type::PTR)), "addrspacecast: cannot convert i32 %i to ptr");
    assert_eq!(refused(|b| b.cast(Opcode::Add, I, Type::I64)), "add: is no conversion");
    assert_eq!(refused(|b| b.cast_with(Opcode::SExt, IntFlags::NNEG, I, Type::I64)), "sext: does not accept nneg");
    assert_eq!(refused(|b| b.zext_or_trunc(F, Type::I64)), "zext: cannot convert float %f to i64");
}

#[test]
fn memory_access_refuses() {
    assert_eq!(refused(|b| b.alloca(Type::VOID)), "alloca: void is not sized");
    assert_eq!(refused(|b| b.alloca_array(Type::I8, F)), "alloca: count must be an integer, not float %f");
    assert_eq!(refused(|b| b.load(Type::I32, I)), "load: address must be a pointer, not i32 %i");
    assert_eq!(refused(|b| b.load(Type::LABEL, P)), "load: label is not a first-class type with a size");
    assert_eq!(
        refused(|b| {
            let ty = b.module_mut().tables.types.function(Type::VOID, &[], false);
            b.load(ty, P)
        }),
        "load: void () is not a first-class type with a size"
    );
    assert_eq!(refused(|b| b.store(I, I)), "store: address must be a pointer, not i32 %i");
    assert_eq!(
        refused(|b| b.store(b.block().expect("a position"), P)),
        "store: value must be a value, not label %entry"
    );
    let access = |ordering, failure| MemoryAccess { ordering, failure, ..MemoryAccess::default() };
    use Ordering::*;
    assert_eq!(
        refused(|b| b.load_with(Type::I32, P, &access(Release, NotAtomic))),
        "load: cannot have the ordering release"
    );
    assert_eq!(
        refused(|b| b.store_with(I, P, &access(AcquireRelease, NotAtomic))),
        "store: cannot have the ordering acq_rel"
    );
    assert_eq!(
        refused(|b| b.store_with(S, P, &access(Monotonic, NotAtomic))),
        "store: { i32, [2 x i8] } is not an integer, byte, pointer, floating-point number or vector, as atomic access requires"
    );
    assert_eq!(
        refused(|b| b.store_with(B, P, &access(Monotonic, NotAtomic))),
        "store: i1 is not a type whose size is a power of two of at least 8 bits, as atomic access requires"
    );
    assert_eq!(refused(|b| b.fence(Monotonic, SyncScope::SYSTEM)), "fence: cannot have the ordering monotonic");
    assert_eq!(refused(|b| b.fence(NotAtomic, SyncScope::SYSTEM)), "fence: cannot have the ordering not atomic");
    assert_eq!(
        refused(|b| b.cmpxchg(P, I, L, &access(Monotonic, Monotonic))),
        "cmpxchg: operands have different types: i32 %i and i64 %l"
    );
    assert_eq!(
        refused(|b| b.cmpxchg(P, F, F, &access(Monotonic, Monotonic))),
        "cmpxchg: values must be integers or pointers, not float %f"
    );
    assert_eq!(
        refused(|b| b.cmpxchg(P, I, I, &access(Unordered, Monotonic))),
        "cmpxchg: cannot have the ordering unordered on success"
    );
    assert_eq!(
        refused(|b| b.cmpxchg(P, I, I, &access(Monotonic, Release))),
        "cmpxchg: cannot have the ordering release on failure"
    );
    assert_eq!(
        refused(|b| b.atomicrmw(RmwOp::Add, P, F, &access(Monotonic, NotAtomic))),
        "atomicrmw: value must be an integer, not float %f"
    );
    assert_eq!(
        refused(|b| b.atomicrmw(RmwOp::FMax, P, I, &access(Monotonic, NotAtomic))),
        "atomicrmw: value must be a floating-point number or fixed vector, not i32 %i"
    );
    assert_eq!(
        refused(|b| b.atomicrmw(RmwOp::Xchg, P, V, &access(Monotonic, NotAtomic))),
        "atomicrmw: value of xchg must be an integer, floating-point number or pointer, not <4 x i32> %v"
    );
    assert_eq!(
        refused(|b| b.atomicrmw(RmwOp::Xchg, P, I, &access(Unordered, NotAtomic))),
        "atomicrmw: cannot have the ordering unordered"
    );
    assert_eq!(
        refused(|b| b.gep(Type::I8, I, [L])),
        "getelementptr: base must be a pointer or vector of them, not i32 %i"
    );
    assert_eq!(refused(|b| b.gep(Type::VOID, P, [L])), "getelementptr: void is not sized");
    assert_eq!(
        refused(|b| b.gep(Type::I8, P, [F])),
        "getelementptr: index must be an integer or vector of them, not float %f"
    );
    assert_eq!(refused(|b| b.gep(Type::I8, P, [L, L])), "getelementptr: i64 %l is not a valid index into i8");
    assert_eq!(
        refused(|b| b.gep(b.type_of(S), P, [L, I])),
        "getelementptr: i32 %i is not a valid index into { i32, [2 x i8] }"
    );
    assert_eq!(
        refused(|b| b.struct_gep(b.type_of(S), P, 2)),
        "getelementptr: i32 2 is not a valid index into { i32, [2 x i8] }"
    );
    assert_eq!(
        refused(|b| b.gep(Type::I8, P, [V, T])),
        "getelementptr: vectors differ in length: ptr %p and <2 x i64> %t"
    );
    assert_eq!(refused(|b| b.va_arg(I, Type::I32)), "va_arg: list must be a pointer, not i32 %i");
    assert_eq!(refused(|b| b.va_arg(P, Type::VOID)), "va_arg: void is not a first-class type");
}

#[test]
fn vectors_and_aggregates_refuse() {
    assert_eq!(refused(|b| b.extract_element(I, I)), "extractelement: operand must be a vector, not i32 %i");
    assert_eq!(refused(|b| b.extract_element(V, F)), "extractelement: index must be an integer, not float %f");
    assert_eq!(refused(|b| b.insert_element(V, F, I)), "insertelement: element float %f does not fit <4 x i32> %v");
    assert_eq!(refused(|b| b.insert_element(I, I, I)), "insertelement: operand must be a vector, not i32 %i");
    assert_eq!(refused(|b| b.insert_element(V, I, P)), "insertelement: index must be an integer, not ptr %p");
    assert_eq!(
        refused(|b| b.shuffle_vector(V, W, &[0])),
        "shufflevector: operands have different types: <4 x i32> %v and <4 x float> %w"
    );
    assert_eq!(refused(|b| b.shuffle_vector(I, I, &[0])), "shufflevector: operands must be vectors, not i32 %i");
    assert_eq!(
        refused(|b| b.shuffle_vector(V, V, &[8])),
        "shufflevector: mask element 8 is beyond two operands of <4 x i32>"
    );
    assert_eq!(
        refused(|b| b.shuffle_vector(X, X, &[0, 1])),
        "shufflevector: the mask for <vscale x 4 x i32> must be all 0 or all -1"
    );
    assert_eq!(refused(|b| b.shuffle_vector(V, V, &[])), "shufflevector: a mask of length 0");
    assert_eq!(
        refused(|b| b.extract_value(S, &[2])),
        "extractvalue: index 2 is invalid for { i32, [2 x i8] } of { i32, [2 x i8] } %s"
    );
    assert_eq!(refused(|b| b.extract_value(S, &[])), "extractvalue: there must be an index");
    assert_eq!(
        refused(|b| b.extract_value(V, &[0])),
        "extractvalue: operand must be a struct or array, not <4 x i32> %v"
    );
    assert_eq!(refused(|b| b.insert_value(S, L, &[0])), "insertvalue: element must have type i32, not i64 %l");
}

#[test]
fn control_flow_refuses() {
    assert_eq!(refused(|b| b.ret(L)), "ret: operand must have type i32, not i64 %l");
    assert_eq!(refused(|b| b.ret_void()), "ret: the function returns i32, not void");
    assert_eq!(refused(|b| b.br(draig_ir::Block::from_u32(9))), "br: block9 is not a value of this function");
    let cond = |condition| {
        refused(|b| {
            let block = b.block().expect("a position");
            b.cond_br(condition, block, block)
        })
    };
    assert_eq!(cond(I), "br: condition must be i1, not i32 %i");
    assert_eq!(cond(Q), "br: condition must be i1, not <4 x i1> %q");
    let switch = |condition, cases: &[Value]| {
        refused(|b| {
            let block = b.block().expect("a position");
            let cases: Vec<_> = cases.iter().map(|&case| (case.into(), block)).collect();
            b.switch(condition, block, &cases)
        })
    };
    assert_eq!(switch(F, &[]), "switch: condition must be an integer, not float %f");
    assert_eq!(switch(I, &[L]), "switch: operands have different types: i32 %i and i64 %l");
    assert_eq!(switch(I, &[I]), "switch: case must be an integer constant, not i32 %i");
    assert_eq!(
        refused(|b| {
            let (block, one) = (b.block().expect("a position"), int(b, Type::I32, 1));
            b.switch(I, block, &[(one.into(), block), (one.into(), block)])
        }),
        "switch: two cases for i32 1"
    );
    assert_eq!(refused(|b| b.indirect_br(I, ())), "indirectbr: address must be a pointer, not i32 %i");
    assert_eq!(refused(|b| b.phi(Type::VOID)), "phi: void is not a first-class type");
    assert_eq!(refused(|b| b.phi(Type::TOKEN)), "phi: token is not a first-class type");
    assert_eq!(
        refused(|b| b.resume(b.block().expect("a position"))),
        "resume: operand must be a value, not label %entry"
    );
}

#[test]
fn calls_refuse() {
    let with_callee = |arguments: &'static [Value]| {
        refused(|b| {
            let ty = b.module_mut().tables.types.function(Type::VOID, &[Type::I32, Type::PTR], false);
            let callee = b.module_mut().add_function("g", ty);
            b.call(callee, arguments)
        })
    };
    assert_eq!(with_callee(&[I]), "call: @g of type void (i32, ptr) does not accept 1 arguments");
    assert_eq!(with_callee(&[I, P, P]), "call: @g of type void (i32, ptr) does not accept 3 arguments");
    assert_eq!(with_callee(&[I, L]), "call: argument 1 of @g must have type ptr, not i64 %l");
    assert_eq!(refused(|b| b.call(I, ())), "call: callee must be a pointer, not i32 %i");
    assert_eq!(refused(|b| b.call(P, ())), "call: the function type of ptr %p is not known");
    assert_eq!(refused(|b| b.call_pointer(Type::I32, P, ())), "call: the function type of ptr %p is not known");
    assert_eq!(
        refused(|b| b.call_intrinsic("llvm.nothing.at.all", (), ())),
        "call: unknown intrinsic llvm.nothing.at.all"
    );
    assert!(refused(|b| b.call_intrinsic("llvm.smax", [Type::FLOAT], [F, F])).starts_with("call: llvm.smax: "));
    let flags = CallOptions { fast_math: Some(FastMath::FAST), ..CallOptions::default() };
    assert_eq!(
        refused(|b| b.call_with(None, b.function(), [B, I, L, F, D, P, V, W, S, Q, T, X], &flags)),
        "call: fast-math flags on a result of type i32"
    );
    let lost = draig_ir::Block::from_u32(7);
    assert_eq!(
        refused(|b| {
            let ty = b.module_mut().tables.types.function(Type::VOID, &[], false);
            let block = b.block().expect("a position");
            b.invoke(Some(ty.into()), P, (), block, lost, &CallOptions::default())
        }),
        "invoke: block7 is not a value of this function"
    );
}

#[test]
fn exception_handling_refuses() {
    assert_eq!(refused(|b| b.landing_pad(Type::PTR, false, &[])), "landingpad: there must be a clause or cleanup");
    assert_eq!(
        refused(|b| b.landing_pad(Type::PTR, true, &[Clause::Catch(I.into())])),
        "landingpad: catch must be a pointer, not i32 %i"
    );
    assert_eq!(
        refused(|b| b.landing_pad(Type::PTR, true, &[Clause::Catch(P.into())])),
        "landingpad: clause must be a constant, not ptr %p"
    );
    assert_eq!(
        refused(|b| b.landing_pad(Type::PTR, true, &[Clause::Filter(P.into())])),
        "landingpad: filter must be an array, not ptr %p"
    );
    assert_eq!(refused(|b| b.catch_switch(None, (), None)), "catchswitch: there must be a handler");
    assert_eq!(refused(|b| b.cleanup_pad(Some(I.into()), ())), "cleanuppad: parent must have type token, not i32 %i");
    let wrong_pad =
        |what: fn(&mut FunctionBuilder<'_>, Handle<draig_ir::Inst>) -> Result<Handle<draig_ir::Inst>, BuildError>| {
            let (mut module, function) = module();
            let mut b = builder(&mut module, function);
            let pad = b.named("pad").cleanup_pad(None, ()).expect("a pad");
            let other = b.named("other").freeze(I).expect("a freeze");
            let _ = pad;
            match what(&mut b, other) {
                Ok(_) => panic!("this must be refused"),
                Err(error) => error.message().to_owned(),
            }
        };
    assert_eq!(
        wrong_pad(|b, other| b.cleanup_ret(other, None)),
        "cleanupret: operand must be a cleanuppad, not i32 %other"
    );
    assert_eq!(
        wrong_pad(|b, other| b.catch_ret(other, b.block().expect("a position"))),
        "catchret: operand must be a catchpad, not i32 %other"
    );
    assert_eq!(
        wrong_pad(|b, other| {
            let block = b.add_block("");
            b.position_at_end(block);
            b.catch_pad(other, ())
        }),
        "catchpad: parent must be a catchswitch, not i32 %other"
    );
    assert_eq!(wrong_pad(|b, _| b.cleanup_pad(None, ())), "cleanuppad: must be at the start of its block %entry");
}

#[test]
fn places_are_checked() -> Result<(), BuildError> {
    let (mut module, function) = module();
    let mut b = module.build(function);
    let error = b.add(I, I).unwrap_err();
    assert_eq!((error.kind(), error.message()), (BuildErrorKind::NoPosition, "add: the builder has no position"));
    drop(b);
    let mut b = builder(&mut module, function);
    let first = b.freeze(I)?;
    assert_eq!(b.phi(Type::I32).unwrap_err().message(), "phi: must be at the start of its block %entry");
    b.position_before(first);
    let phi = b.named("phi").phi(Type::I32)?;
    assert_eq!(b.unreachable().unwrap_err().message(), "unreachable: a terminator is the last of its block %entry");
    b.position_before(phi);
    assert_eq!(b.freeze(I).unwrap_err().message(), "freeze: phis are the first of their block %entry");
    b.position_after(phi);
    b.add(phi, I)?;
    b.position_after(first);
    b.ret(phi)?;
    assert_eq!(b.freeze(I).unwrap_err().message(), "freeze: block %entry has a terminator already");
    b.body_mut().remove_inst(*first);
    b.position_before(first);
    assert_eq!(b.freeze(I).unwrap_err().message(), "freeze: the place to build at was removed");
    assert_eq!(b.freeze(first).unwrap_err().message(), "freeze: inst0 was removed");
    Ok(())
}

#[test]
fn constants_fold_by_default() -> Result<(), BuildError> {
    let (mut module, function) = module();
    let mut b = builder(&mut module, function);
    let [two, three, six] = [2, 3, 6].map(|n| int(&mut b, Type::I32, n));
    assert_eq!(b.named("lost").mul(two, three)?, six);
    assert_eq!(b.bitcast(I, Type::I32)?, I);
    assert_eq!(b.body().inst_count(), 0);
    b.set_fold(false);
    let product = b.mul(two, three)?;
    assert!(product.as_inst().is_some());
    assert_eq!(b.body().names().get(product), None, "a name does not wait for a later instruction");
    assert!(b.bitcast(I, Type::I32)?.as_inst().is_some());
    assert_eq!(b.zext(I, Type::I32).unwrap_err().message(), "zext: cannot convert i32 %i to i32");
    Ok(())
}

#[test]
fn names_are_made_unique() -> Result<(), BuildError> {
    let (mut module, function) = module();
    let mut b = builder(&mut module, function);
    let sums = [b.named("sum").add(I, I)?, b.named("sum").add(I, I)?, b.named("i").add(I, I)?, b.add(I, I)?];
    let names: Vec<Option<&[u8]>> = sums.iter().map(|&sum| b.body().names().get(sum)).collect();
    // LLVM uses one counter for all names of a function.
    assert_eq!(names, [Some(&b"sum"[..]), Some(b"sum1"), Some(b"i2"), None]);
    b.named("store").store(I, P)?;
    for _ in 0..50_000 {
        b.named("sum").add(I, I)?;
    }
    let last = b.body().last_inst(*b.block().expect("a position")).expect("an instruction");
    assert_eq!(b.body().names().get(last), Some(&b"sum50002"[..]));
    b.body_mut().remove_inst(*sums[0].as_inst().expect("an instruction"));
    let again = b.named("sum").add(I, I)?;
    assert_eq!(b.body().names().get(again), Some(&b"sum"[..]), "the name of what was removed is free");
    Ok(())
}

#[test]
fn globals_and_constants_are_checked() -> Result<(), BuildError> {
    let mut module = Module::new(b"m");
    let one = module.tables.const_i64(Type::I32, 1).into();
    let g = module.add_variable("g", Type::I32, Some(one))?;
    let h = module.add_constant("h", g)?;
    assert!(module.global(h).as_variable().is_some_and(|variable| variable.is_constant));
    assert_eq!(module.global(h).value_type, Type::PTR);
    module.add_alias("a", Type::I32, g)?;
    assert_eq!(
        module.add_variable("x", Type::I64, Some(one)).unwrap_err().message(),
        "global: initializer must have type i64, not i32 1"
    );
    assert_eq!(
        module.add_variable("x", Type::VOID, None).unwrap_err().message(),
        "global: void is not a type of variables"
    );
    assert_eq!(
        module.add_alias("x", Type::I32, one).unwrap_err().message(),
        "alias: address must be a pointer, not i32 1"
    );
    assert_eq!(module.add_ifunc("x", Type::I32, g).unwrap_err().message(), "ifunc: i32 is no function type");
    let array = module.tables.types.array(Type::I32, 2);
    module.const_aggregate(array, [one, one])?;
    assert_eq!(module.const_aggregate(array, [one]).unwrap_err().message(), "constant: [2 x i32] of 1 elements");
    assert_eq!(
        module.const_aggregate(array, [one, g.into()]).unwrap_err().message(),
        "constant: element must have type i32, not ptr @g"
    );
    Ok(())
}

#[test]
fn vectors_of_pointers_are_addressed() -> Result<(), BuildError> {
    let (mut module, function) = module();
    let mut b = builder(&mut module, function);
    let addresses = b.gep(Type::I32, P, [V])?;
    let pointers = vector_of(&mut b, Type::PTR, 4);
    assert_eq!(b.type_of(addresses), pointers);
    let next = b.inbounds_gep(Type::I32, addresses, [L])?;
    assert_eq!(b.type_of(next), pointers);
    Ok(())
}
