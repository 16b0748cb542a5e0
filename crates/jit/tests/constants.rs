//! Constants with addresses, addresses of vectors, and objects that are larger than a frame, executed.
#![cfg(all(target_arch = "x86_64", target_os = "linux"))]
#![allow(unsafe_code)]

mod support;

use std::arch::x86_64::{__m128i, _mm_set_epi32};

use draig_codegen::{CodeModel, CodegenOptions, RelocationModel};
use draig_jit::{Jit, process_symbol};

fn jit(text: &str, relocation_model: RelocationModel) -> Jit {
    support::jit(text, &CodegenOptions { relocation_model, ..CodegenOptions::default() }, process_symbol)
}

#[test]
fn vectors_and_arrays_have_addresses() {
    let text = "@a = global [4 x i64] [i64 1, i64 2, i64 3, i64 4]
        @b = internal global i64 50
        define i64 @f(i64 %n) {
          %slots = alloca [4 x ptr]
          store <4 x ptr> <ptr @a, ptr @b, ptr getelementptr (i64, ptr @a, i64 2), ptr null>, ptr %slots
          %chosen = icmp eq i64 %n, 3
          %at = getelementptr ptr, ptr %slots, i64 %n
          %p = load ptr, ptr %at
          %none = icmp eq ptr %p, null
          br i1 %none, label %null, label %load
        null:
          ret i64 -1
        load:
          %v = load i64, ptr %p
          ret i64 %v
        }
        define i64 @g(i1 %c, i64 %n) {
          %slots = alloca [12 x ptr]
          %s = select i1 %c, [12 x ptr] [ptr @a, ptr @b, ptr @a, ptr @b, ptr @a, ptr @b, ptr @a, ptr @b, ptr @a, ptr @b, ptr @a, ptr @b], [12 x ptr] [ptr @b, ptr @a, ptr @b, ptr @a, ptr @b, ptr @a, ptr @b, ptr @a, ptr @b, ptr @a, ptr @b, ptr @a]
          store [12 x ptr] %s, ptr %slots
          %at = getelementptr ptr, ptr %slots, i64 %n
          %p = load ptr, ptr %at
          %v = load i64, ptr %p
          ret i64 %v
        }";
    for model in [RelocationModel::Pic, RelocationModel::Pie] {
        let jit = jit(text, model);
        let f: unsafe extern "C" fn(i64) -> i64 = jit.function("f").unwrap();
        let g: unsafe extern "C" fn(bool, i64) -> i64 = jit.function("g").unwrap();
        // SAFETY: the functions above have these types.
        unsafe {
            assert_eq!([f(0), f(1), f(2), f(3)], [1, 50, 3, -1]);
            assert_eq!([g(true, 0), g(true, 11), g(false, 0), g(false, 11)], [1, 50, 50, 1]);
        }
    }
}

#[test]
fn vectors_of_addresses_go_into_structs() {
    let jit = jit(
        "%s = type { i32, [4 x { i16, i64 }] }
         define void @f(ptr %p, ptr %indices, ptr %out) {
           %i = load <2 x i32>, ptr %indices
           %e = getelementptr %s, ptr %p, <2 x i64> <i64 1, i64 0>, <2 x i32> splat (i32 1), <2 x i32> %i, <2 x i32> splat (i32 1)
           store <2 x ptr> %e, ptr %out
           ret void
         }",
        RelocationModel::Pic,
    );
    let f: unsafe extern "C" fn(usize, *const [i32; 2], *mut [usize; 2]) = jit.function("f").unwrap();
    let mut out = [0; 2];
    // SAFETY: the function above has this type, and does not read what it computes the address of.
    unsafe { f(1000, &raw const *&[3, 2], &raw mut out) };
    assert_eq!(out, [1000 + 72 + 8 + 3 * 16 + 8, 1000 + 8 + 2 * 16 + 8]);
}

#[test]
fn blocks_that_are_never_reached_have_an_address() {
    let jit = jit(
        "@table = global [2 x ptr] [ptr blockaddress(@f, %dead), ptr blockaddress(@f, %live)]
         define i64 @f() {
         entry:
           %p = load ptr, ptr getelementptr (ptr, ptr @table, i64 1)
           indirectbr ptr %p, [label %live]
         live:
           %q = load ptr, ptr @table
           %a = ptrtoint ptr %q to i64
           %b = ptrtoint ptr blockaddress(@f, %dead) to i64
           %c = mul i64 %b, 10
           %d = add i64 %a, %c
           ret i64 %d
         dead:
           ret i64 5
         }",
        RelocationModel::Pic,
    );
    let f: unsafe extern "C" fn() -> i64 = jit.function("f").unwrap();
    // SAFETY: the function above has this type.
    assert_eq!(unsafe { f() }, 11);
}

#[test]
fn objects_may_be_larger_than_displacements_reach() {
    // The memory is reserved alone: a thread with a large stack touches its ends.
    let jit = jit(
        "define i64 @f(i64 %x) {
           %small = alloca i64
           %large = alloca [600000000 x i8]
           %other = alloca [600000000 x i8], align 64
           store i64 %x, ptr %small
           %end = getelementptr i8, ptr %large, i64 599999992
           store i64 7, ptr %end
           %last = getelementptr i8, ptr %other, i64 599999992
           store i64 9, ptr %last
           %a = load i64, ptr %end
           %b = load i64, ptr %last
           %c = load i64, ptr %small
           %d = mul i64 %a, %b
           %e = add i64 %c, %d
           ret i64 %e
         }",
        RelocationModel::Pic,
    );
    let f: unsafe extern "C" fn(i64) -> i64 = jit.function("f").unwrap();
    let call = move || {
        // SAFETY: the function above has this type, and the stack has room for its objects.
        unsafe { f(100) }
    };
    let thread = std::thread::Builder::new().stack_size(1_500_000_000).spawn(call).unwrap();
    assert_eq!(thread.join().unwrap(), 163);
}

#[test]
fn lanes_are_parts_of_addresses() {
    let text = "@a = global [4 x i64] zeroinitializer
        declare i32 @abs(i32)
        define <4 x i32> @parts(<4 x i32> %v) {
          %r = add <4 x i32> %v, <i32 ptrtoint (ptr @a to i32), i32 -5,
                                  i32 add (i32 ptrtoint (ptr @a to i32), i32 -3), i32 sub (i32 ptrtoint (ptr @a to i32), i32 100)>
          ret <4 x i32> %r
        }
        define void @places(ptr %to) {
          store <4 x ptr> getelementptr (i64, ptr @a, <4 x i64> <i64 0, i64 1, i64 -2, i64 3>), ptr %to
          ret void
        }
        define void @mixed(ptr %to, i1 %c) {
          br i1 %c, label %then, label %join
        then:
          br label %join
        join:
          %p = phi <2 x ptr> [ getelementptr ([4 x i64], <2 x ptr> <ptr @a, ptr null>, i64 0, <2 x i32> <i32 2, i32 3>), %0 ],
                             [ <ptr @abs, ptr @a>, %then ]
          store <2 x ptr> %p, ptr %to
          ret void
        }";
    for (code_model, relocation_model) in [
        (CodeModel::Small, RelocationModel::Pic),
        (CodeModel::Small, RelocationModel::Pie),
        (CodeModel::Large, RelocationModel::Pic),
        (CodeModel::Large, RelocationModel::Static),
    ] {
        let options = CodegenOptions { code_model, relocation_model, ..CodegenOptions::default() };
        let jit = support::jit(text, &options, process_symbol);
        let name = format!("{code_model:?} {relocation_model:?}");
        let a = jit.address("a").unwrap();
        let places: unsafe extern "C" fn(*mut u64) = jit.function("places").unwrap();
        let mixed: unsafe extern "C" fn(*mut u64, bool) = jit.function("mixed").unwrap();
        let parts: unsafe extern "C" fn(__m128i) -> __m128i = jit.function("parts").unwrap();
        let (mut four, mut two) = ([0u64; 4], [0u64; 2]);
        // SAFETY: the functions above have these types.
        let sums: [u32; 4] = unsafe {
            places(four.as_mut_ptr());
            std::mem::transmute::<__m128i, [u32; 4]>(parts(_mm_set_epi32(4000, 3000, 2000, 1000)))
        };
        assert_eq!(four, [a, a + 8, a - 16, a + 24], "{name}");
        let low = a as u32;
        let expected = [low.wrapping_add(1000), 1995, low.wrapping_add(2997), low.wrapping_add(3900)];
        assert_eq!(sums, expected, "{name}");
        for (condition, expected) in [(false, [a + 16, 24]), (true, [process_symbol("abs").unwrap(), a])] {
            // SAFETY: as above.
            unsafe { mixed(two.as_mut_ptr(), condition) };
            assert_eq!(two, expected, "{name} {condition}");
        }
    }
}

#[test]
fn parts_of_addresses_are_refused_where_they_are_not_known() {
    let text = "target triple = \"x86_64-unknown-linux-gnu\"\n@a = global i32 0
        define void @f(ptr %p) {
          store [10 x i32] [i32 ptrtoint (ptr @a to i32), i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9], ptr %p
          ret void
        }";
    let module = draig_asm::parse_module(text.as_bytes(), &Default::default()).expect("it is valid").module;
    let verified = draig_verify::verify(&module).expect("it is valid");
    let error = draig_codegen::compile(&verified, &CodegenOptions::default()).expect_err("its place is not known");
    assert!(error.to_string().contains("a constant with a part of an address"), "{error}");
    let fixed = CodegenOptions { relocation_model: RelocationModel::Static, ..CodegenOptions::default() };
    assert!(draig_codegen::compile(&verified, &fixed).is_ok());
}
