//! Declarations of intrinsics compared with the output of LLVM 22's `llvm-as | llvm-dis`: names, types and
//! attributes (`data/intrinsics.ll`, whose input had types alone).

mod text;

use draig_ir::intrinsics::{self, IntrinsicError, SignatureMismatch};
use draig_ir::{Function, Global, GlobalData, GlobalKind, Module, Type};
use text::{Declaration, print_declaration, print_set};

/// Checks every declaration of a text that `llvm-dis` printed. Returns their count and the differences.
fn check(text: &str) -> (usize, Vec<String>) {
    let (mut count, mut wrong) = (0, Vec::new());
    let mut comment = "";
    for line in text.lines() {
        if let Some(attributes) = line.strip_prefix("; Function Attrs: ") {
            comment = attributes;
        } else if line.starts_with("declare ") {
            count += 1;
            let line = line.split(" #").next().unwrap_or(line);
            if let Err(what) = check_line(line, comment) {
                wrong.push(format!("{line}\n    {what}"));
            }
            comment = "";
        }
    }
    (count, wrong)
}

fn check_line(line: &str, function_attributes: &str) -> Result<(), String> {
    let mut module = Module::new(b"m");
    let Declaration { name, ty } = text::declaration(&mut module, line).ok_or("not understood")?;
    let id = intrinsics::lookup(name.as_bytes()).ok_or("unknown")?;
    let overloads = intrinsics::match_signature(&module.tables, id, ty).map_err(|error| error.to_string())?;
    let built = intrinsics::declaration_type(&mut module.tables, id, &overloads);
    if built != Ok(ty) {
        return Err(format!("other type: {built:?}"));
    }
    let mangled = intrinsics::mangled_name(&mut module, id, &overloads).map_err(|error| error.to_string())?;
    if mangled != name.as_bytes() {
        return Err(format!("other name: {}", String::from_utf8_lossy(&mangled)));
    }
    let function = intrinsics::get_declaration(&mut module, id, &overloads).map_err(|error| error.to_string())?;
    let attributes = module.global(function).as_function().unwrap().attributes;
    let set = module.tables.attributes.list(attributes).function;
    let (printed, attributes) = (print_declaration(&module, function), print_set(&module, set));
    if attributes != function_attributes {
        return Err(format!("other attributes: {attributes}, not {function_attributes}"));
    }
    if printed != line {
        return Err(format!("other: {printed}"));
    }
    Ok(())
}

#[test]
fn declarations_are_those_that_llvm_prints() {
    let (count, wrong) = check(include_str!("data/intrinsics.ll"));
    assert!(count > 300, "{count}");
    assert!(wrong.is_empty(), "{} of {count} differ:\n{}", wrong.len(), wrong.join("\n"));
}

/// Checks any text that `llvm-dis` printed: `DRAIG_INTRINSICS=file.ll cargo test`.
#[test]
fn declarations_of_a_given_file() {
    let Some(path) = std::env::var_os("DRAIG_INTRINSICS") else {
        return;
    };
    let (count, wrong) = check(&std::fs::read_to_string(path).unwrap());
    assert!(wrong.is_empty(), "{} of {count} differ:\n{}", wrong.len(), wrong.join("\n"));
}

fn declare(module: &mut Module, name: &[u8], ty: Type) -> Global {
    let name = module.tables.strings.intern(name);
    let kind = GlobalKind::Function(Function::default());
    module.add_global(GlobalData::new(name, ty, Type::PTR, kind))
}

/// Messages of LLVM's verifier for calls with mismatched types. (It replaces packed and named structs first.)
#[test]
fn mismatches() {
    use SignatureMismatch as M;
    for (line, expected) in [
        ("declare i64 @llvm.ctpop.i32(i32)", M::Argument),
        ("declare float @llvm.ctpop.f32(float)", M::Result),
        ("declare i32 @llvm.ctpop.i32(i32, i32)", M::Argument),
        ("declare i32 @llvm.ctpop.i32()", M::NotVariadic),
        ("declare i32 @llvm.ctpop.i32(i32, ...)", M::Variadic),
        ("declare void @llvm.donothing(i32)", M::Argument),
        ("declare i32 @llvm.donothing()", M::Result),
        ("declare { i32, i1 } @llvm.sadd.with.overflow.i64(i64, i64)", M::Argument),
        ("declare <{ i32, i1 }> @llvm.sadd.with.overflow.i32(i32, i32)", M::Result),
        ("declare { <2 x i32>, i1 } @llvm.sadd.with.overflow.v2i32(<2 x i32>, <2 x i32>)", M::Result),
        ("declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr, <2 x i1>, <4 x i32>)", M::Argument),
        ("declare void @llvm.localescape(ptr)", M::Argument),
        ("declare <2 x i64> @llvm.vector.deinterleave2.v2i64(<4 x i64>)", M::Result),
    ] {
        let mut module = Module::new(b"m");
        let Declaration { name, ty } = text::declaration(&mut module, line).unwrap();
        let id = intrinsics::lookup(name.as_bytes()).unwrap();
        assert_eq!(intrinsics::match_signature(&module.tables, id, ty), Err(expected), "{line}");
    }
}

#[test]
fn stale_names_are_remangled() {
    for (line, expected) in [
        ("declare void @llvm.memcpy.p0i8.p0i8.i64(ptr, ptr, i64, i1)", Some("llvm.memcpy.p0.p0.i64")),
        ("declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)", None),
        ("declare i32 @llvm.ctpop(i32)", Some("llvm.ctpop.i32")),
        ("declare i32 @llvm.ctpop.anything(i32)", Some("llvm.ctpop.i32")),
        ("declare i32 @llvm.ctpop.anything(i64)", None),
        ("declare i32 @llvm.unknown(i64)", None),
        ("declare i32 @ctpop(i32)", None),
    ] {
        let mut module = Module::new(b"m");
        let Declaration { name, ty } = text::declaration(&mut module, line).unwrap();
        let old = declare(&mut module, name.as_bytes(), ty);
        let wanted = intrinsics::remangle(&mut module, old);
        assert_eq!(wanted.as_deref(), expected.map(str::as_bytes), "{line}");
        let declaration = intrinsics::remangled_declaration(&mut module, old);
        assert_eq!(declaration.map(|new| module.name(new).to_vec()), wanted);
        assert_eq!(module.name(old), name.as_bytes());
    }
}

#[test]
fn a_taken_name_is_freed() {
    let mut module = Module::new(b"m");
    let line = "declare i32 @llvm.ctpop.old(i32)";
    let Declaration { ty, .. } = text::declaration(&mut module, line).unwrap();
    let old = declare(&mut module, b"llvm.ctpop.old", ty);
    let other = module.tables.types.function(Type::VOID, &[], false);
    let occupier = declare(&mut module, b"llvm.ctpop.i32", other);
    let id = intrinsics::id_of(&module, old).unwrap();
    let taken = intrinsics::get_declaration(&mut module, id, &[Type::I32]);
    assert_eq!(taken, Err(IntrinsicError::NameTaken(occupier)));
    let new = intrinsics::remangled_declaration(&mut module, old).unwrap();
    assert_eq!(module.name(new), b"llvm.ctpop.i32");
    assert_eq!(module.name(occupier), b"llvm.ctpop.i32.renamed");
    assert_eq!(module.functions(), [old, occupier, new]);
}

/// Names with unnamed structs, numbered as in LLVM.
#[test]
fn unnamed_types_are_numbered_by_function_type() {
    let mut module = Module::new(b"m");
    let id = intrinsics::lookup(b"llvm.ssa.copy").unwrap();
    let first = module.named_struct(b"");
    let second = module.named_struct(b"");
    let named = module.named_struct(b"pair");
    let mut name = |ty| {
        let function = intrinsics::get_declaration(&mut module, id, &[ty]).unwrap();
        String::from_utf8(module.name(function).to_vec()).unwrap()
    };
    assert_eq!(name(first), "llvm.ssa.copy.s_s.0");
    assert_eq!(name(second), "llvm.ssa.copy.s_s.1");
    assert_eq!(name(first), "llvm.ssa.copy.s_s.0");
    assert_eq!(name(named), "llvm.ssa.copy.s_pairs");
    let taken = declare(&mut module, b"llvm.ssa.copy.sl_s_ss.0", Type::I32);
    let literal = module.tables.types.literal_struct(&[second], false);
    let function = intrinsics::get_declaration(&mut module, id, &[literal]).unwrap();
    assert_ne!(function, taken);
    assert_eq!(module.name(function), b"llvm.ssa.copy.sl_s_ss.1");
}

#[test]
fn bad_overload_types_are_errors() {
    let mut module = Module::new(b"m");
    let ctpop = intrinsics::lookup(b"llvm.ctpop").unwrap();
    for overloads in [&[][..], &[Type::FLOAT], &[Type::I32, Type::I32], &[Type::LABEL]] {
        let error = intrinsics::get_declaration(&mut module, ctpop, overloads).unwrap_err();
        assert_eq!(error, IntrinsicError::Overloads(ctpop));
    }
    let copy = intrinsics::lookup(b"llvm.ssa.copy").unwrap();
    let error = intrinsics::mangled_name(&mut module, copy, &[Type::TOKEN]).unwrap_err();
    assert_eq!(error.to_string(), "token cannot be part of an intrinsic's name");
    // The mangling of this type would have 2^64 bytes.
    let mut ty = Type::I8;
    for _ in 0..64 {
        ty = module.tables.types.literal_struct(&[ty, ty], false);
    }
    let error = intrinsics::mangled_name(&mut module, copy, &[ty]).unwrap_err();
    assert_eq!(error, IntrinsicError::NameTooLong(copy));
    assert!(module.functions().is_empty());
}
