//! Sizes and alignments compared with LLVM 22's: sizes from folded `getelementptr` expressions, alignments
//! from `alloca` (preferred) and `load` (required).

use draig_ir::{Module, Opcode, Tables, Type};
use draig_target::DataLayout;

/// Builds a type.
type Build = fn(&mut Tables) -> Type;

fn target(tables: &mut Tables, name: &[u8], types: &[Type], ints: &[u32]) -> Type {
    let name = tables.strings.intern(name);
    tables.target_type(name, types, ints).unwrap()
}

fn scalable(tables: &mut Tables, element: Type, len: u32) -> Type {
    tables.types.vector(element, len, true)
}

/// Text, type, then size, preferred and required alignment under the default layout, and under that
/// of `X86`.
#[rustfmt::skip]
static FACTS: &[(&str, Build, [u64; 3], [u64; 3])] = &[
    ("i1", |_| Type::I1, [1, 1, 1], [1, 1, 1]),
    ("i36", |t| t.types.integer(36), [8, 8, 4], [8, 8, 8]),
    ("i64", |_| Type::I64, [8, 8, 4], [8, 8, 8]),
    ("i128", |_| Type::I128, [16, 8, 4], [16, 16, 16]),
    ("half", |_| Type::HALF, [2, 2, 2], [2, 2, 2]),
    ("x86_fp80", |_| Type::X86_FP80, [16, 16, 16], [16, 16, 16]),
    ("ppc_fp128", |_| Type::PPC_FP128, [16, 16, 16], [16, 16, 16]),
    ("ptr", |_| Type::PTR, [8, 8, 8], [8, 8, 8]),
    ("ptr addrspace(1)", |t| t.types.pointer(1), [8, 8, 8], [2, 2, 2]),
    ("<3 x i32>", |t| t.types.vector(Type::I32, 3, false), [16, 16, 16], [16, 16, 16]),
    ("<3 x i1>", |t| t.types.vector(Type::I1, 3, false), [1, 1, 1], [1, 1, 1]),
    ("[3 x i36]", |t| { let i36 = t.types.integer(36); t.types.array(i36, 3) }, [24, 8, 4], [24, 8, 8]),
    ("{ i8, i64 }", |t| t.types.literal_struct(&[Type::I8, Type::I64], false), [12, 8, 4], [16, 8, 8]),
    ("<{ i8, i64 }>", |t| t.types.literal_struct(&[Type::I8, Type::I64], true), [9, 8, 1], [9, 8, 1]),
    ("{ i8, { i16, i8 }, ptr }", |t| {
        let inner = t.types.literal_struct(&[Type::I16, Type::I8], false);
        t.types.literal_struct(&[Type::I8, inner, Type::PTR], false)
    }, [16, 8, 8], [16, 8, 8]),
    ("{}", |t| t.types.literal_struct(&[], false), [0, 8, 1], [0, 8, 1]),
    ("[0 x i64]", |t| t.types.array(Type::I64, 0), [0, 8, 4], [0, 8, 8]),
    ("target(\"spirv.Event\")", |t| target(t, b"spirv.Event", &[], &[]), [8, 8, 8], [8, 8, 8]),
    ("target(\"spirv.Type\", 1, 8, 32)", |t| target(t, b"spirv.Type", &[], &[1, 8, 32]), [8, 4, 4], [8, 4, 4]),
    ("target(\"spirv.Type\", 1, 0, 32)", |t| target(t, b"spirv.Type", &[], &[1, 0, 32]), [4, 4, 4], [4, 4, 4]),
];

const X86: &str = "e-m:e-p270:32:32-p1:16:16-i64:64-i128:128-f80:128-n8:16:32:64-S128";

#[test]
fn sizes_and_alignments_are_llvms() {
    for (text, build, default, x86) in FACTS {
        for (layout, expected) in [("", default), (X86, x86)] {
            let mut module = Module::new(b"m");
            module.data_layout = DataLayout::parse(layout).unwrap();
            let ty = build(&mut module.tables);
            let found = [
                module.size_of(ty).unwrap().known().unwrap(),
                module.default_align(Opcode::Alloca, ty).unwrap().bytes(),
                module.default_align(Opcode::Load, ty).unwrap().bytes(),
            ];
            assert_eq!(found, *expected, "{text} under {layout:?}");
            assert_eq!(module.pref_align(ty).unwrap().bytes(), expected[1]);
            assert_eq!(module.abi_align(ty).unwrap().bytes(), expected[2]);
            assert!(module.is_sized(ty));
        }
    }
}

#[test]
fn atomic_accesses_are_aligned_by_size() {
    let mut module = Module::new(b"m");
    let halves = module.tables.types.vector(Type::HALF, 2, false);
    let i24 = module.tables.types.integer(24);
    let align = |op, ty| module.default_align(op, ty).map(|align| align.bytes());
    assert_eq!(align(Opcode::AtomicRmw, Type::I64), Some(8));
    assert_eq!(align(Opcode::AtomicRmw, halves), Some(4));
    assert_eq!(align(Opcode::CmpXchg, Type::I32), Some(4));
    assert_eq!(align(Opcode::CmpXchg, i24), None);
    assert_eq!(align(Opcode::Fence, Type::I32), None);
}

#[test]
fn scalable_types() {
    let mut module = Module::new(b"m");
    let words = scalable(&mut module.tables, Type::I32, 4);
    let tables = &mut module.tables;
    let pair = tables.types.literal_struct(&[words, words], false);
    let mixed = tables.types.literal_struct(&[words, Type::I32], false);
    let array = tables.types.array(words, 2);
    let counter = target(tables, b"aarch64.svcount", &[], &[]);
    let counters = tables.types.literal_struct(&[counter, counter], false);
    let counter_array = tables.types.array(counter, 2);
    let bytes = scalable(tables, Type::I8, 4);
    let tuple = target(tables, b"riscv.vector.tuple", &[bytes], &[3]);
    assert_eq!(module.size_of(pair).unwrap().to_string(), "vscale x 32");
    assert_eq!(module.size_of(tuple).unwrap().to_string(), "vscale x 32");
    assert_eq!(module.size_in_bits(tuple).unwrap().to_string(), "vscale x 192");
    assert_eq!(module.pref_align(tuple).unwrap().bytes(), 32);
    assert_eq!(module.pref_align(counter).unwrap().bytes(), 2);
    for (ty, sized) in [
        (words, true),
        (pair, true),
        (array, true),
        (counter, true),
        (counter_array, true),
        (tuple, true),
        (mixed, false),
        (counters, false),
    ] {
        assert_eq!(module.is_sized(ty), sized, "{ty}");
    }
}

#[test]
fn unsized_types() {
    let mut module = Module::new(b"m");
    let opaque = module.named_struct(b"opaque");
    let recursive = module.named_struct(b"recursive");
    let array = module.tables.types.array(recursive, 1);
    module.tables.types.set_struct_body(recursive, &[Type::I8, array], false);
    let function = module.tables.types.function(Type::VOID, &[], false);
    let unknown = target(&mut module.tables, b"x86.unknown", &[], &[]);
    let literal = target(&mut module.tables, b"spirv.Literal", &[], &[1]);
    for ty in
        [Type::VOID, Type::LABEL, Type::TOKEN, Type::METADATA, opaque, recursive, array, function, unknown, literal]
    {
        assert!(!module.is_sized(ty), "{ty}");
        assert_eq!(module.struct_layout(ty), None);
    }
    assert!(module.is_sized(Type::X86_AMX));
}

#[test]
fn a_deeply_nested_type_is_measured() {
    let mut module = Module::new(b"m");
    let mut ty = Type::I8;
    for _ in 0..200_000 {
        ty = module.tables.types.literal_struct(&[ty], false);
    }
    assert_eq!(module.size_of(ty).unwrap().known(), Some(1));
}

#[test]
fn parameters_of_target_types_are_checked() {
    let mut tables = Tables::default();
    for (name, types, ints, message) in [
        (
            &b"aarch64.svcount"[..],
            &[Type::I32][..],
            &[][..],
            "target extension type aarch64.svcount should have no parameters",
        ),
        (
            b"riscv.vector.tuple",
            &[Type::I32],
            &[],
            "target extension type riscv.vector.tuple should have one type parameter and one integer parameter",
        ),
        (
            b"amdgcn.named.barrier",
            &[],
            &[],
            "target extension type amdgcn.named.barrier should have no type parameters and one integer parameter",
        ),
    ] {
        let name = tables.strings.intern(name);
        assert_eq!(tables.target_type(name, types, ints).unwrap_err().to_string(), message);
    }
}

#[test]
fn properties_of_target_types() {
    let mut tables = Tables::default();
    let facts = [
        ("spirv.Image", "gl"),
        ("spirv.SignedImage", "gl"),
        ("spirv.Event", "zgl"),
        ("spirv.Padding", "g"),
        ("spirv.Literal", ""),
        ("dx.Padding", "g"),
        ("dx.RawBuffer", "glt"),
        ("aarch64.svcount", "zl"),
        ("llvm.test.vectorelement", "lv"),
        ("spirv", ""),
        ("amdgpu.unknown", ""),
    ];
    for (name, expected) in facts {
        let ty = target(&mut tables, name.as_bytes(), &[], &[]);
        let has = tables.target_type_properties(ty);
        let found: String = [
            (has.has_zero_init, 'z'),
            (has.can_be_global, 'g'),
            (has.can_be_local, 'l'),
            (has.can_be_vector_element, 'v'),
            (has.is_token_like, 't'),
        ]
        .iter()
        .filter(|(has, _)| *has)
        .map(|&(_, letter)| letter)
        .collect();
        assert_eq!(found, expected, "{name}");
        assert_eq!(tables.const_null(ty).is_some(), expected.contains('z'), "{name}");
    }
}
