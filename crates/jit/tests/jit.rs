//! Images in memory: calls between modules and out of them, data, removal, refusals.
#![cfg(all(target_arch = "x86_64", target_os = "linux"))]
#![allow(unsafe_code)]

use draig_image::Image;
use draig_jit::{Jit, JitError, process_symbol};
use draig_mc::{AssembleOptions, assemble};
use draig_target::Triple;

fn image(text: &str) -> Image {
    let triple = Triple::parse("x86_64-unknown-linux-gnu");
    assemble(text.as_bytes(), &triple, &AssembleOptions::default()).expect("the text is valid").image
}

#[test]
fn modules_call_each_other_and_the_process() {
    let mut jit = Jit::new(process_symbol).unwrap();
    jit.add(&image(
        ".data\n.globl counter\ncounter: .quad 40\n.text\n.globl next\nnext: incq counter(%rip)\n movq counter(%rip), %rax\n ret\n",
    ))
    .unwrap();
    // Through the table of addresses, and out of reach through a stub.
    jit.add(&image(
        ".globl f\nf: call next@PLT\n movq counter@GOTPCREL(%rip), %rcx\n cmpq (%rcx), %rax\n jne 1f\n ret\n1: xorl %eax, %eax\n ret\n\
         .globl length\nlength: jmp strlen@PLT\n",
    ))
    .unwrap();
    let f: unsafe extern "C" fn() -> u64 = jit.function("f").unwrap();
    let length: unsafe extern "C" fn(*const u8) -> usize = jit.function("length").unwrap();
    // SAFETY: the code above has these types.
    unsafe {
        assert_eq!((f(), f()), (41, 42));
        assert_eq!(length(c"four".as_ptr().cast()), 4);
    }
}

#[test]
fn modules_are_removed_and_their_names_are_free_again() {
    let mut jit = Jit::new(|_| None).unwrap();
    for number in 0..100 {
        let module = jit.add(&image(&format!(".globl f\nf: movl ${number}, %eax\n ret\n"))).unwrap();
        let f: unsafe extern "C" fn() -> u32 = jit.function("f").unwrap();
        // SAFETY: the code above has this type.
        assert_eq!(unsafe { f() }, number);
        jit.remove(module);
        assert!(jit.address("f").is_none());
    }
}

#[test]
fn what_is_missing_or_double_is_an_error_and_changes_nothing() {
    let mut jit = Jit::new(|_| None).unwrap();
    jit.add(&image(".globl f\nf: ret\n")).unwrap();
    let address = jit.address("f");
    assert!(matches!(jit.add(&image(".globl f\nf: ret\n")), Err(JitError::Defined(name)) if name == "f"));
    let missing = jit.add(&image(".globl g\ng: call nowhere@PLT\n ret\n"));
    assert!(matches!(missing, Err(JitError::Undefined(name)) if name == "nowhere"));
    let thread_local = jit.add(&image(".section .tdata,\"awT\",@progbits\nx: .long 1\n"));
    assert!(matches!(thread_local, Err(JitError::Unsupported(_))));
    assert_eq!((jit.address("f"), jit.address("g")), (address, None));
    // Weak: the first definition stays.
    jit.add(&image(".weak f\nf: nop\n ret\n.weak h\n.globl k\nk: movq h@GOTPCREL(%rip), %rax\n ret\n")).unwrap();
    let k: unsafe extern "C" fn() -> u64 = jit.function("k").unwrap();
    // SAFETY: the code above has this type.
    assert_eq!((jit.address("f"), unsafe { k() }), (address, 0));
}

#[test]
fn constructors_run_by_priority() {
    let mut jit = Jit::new(|_| None).unwrap();
    let module = jit
        .add(&image(
            ".bss\n.globl x\nx: .zero 8\n.text\na: movq x(%rip), %rax\n imulq $10, %rax\n addq $1, %rax\n movq %rax, x(%rip)\n ret\n\
             b: movq x(%rip), %rax\n imulq $10, %rax\n addq $2, %rax\n movq %rax, x(%rip)\n ret\n\
             .globl get\nget: movq x(%rip), %rax\n ret\n\
             .section .init_array,\"aw\",@init_array\n.quad b\n.section .init_array.7,\"aw\",@init_array\n.quad a\n",
        ))
        .unwrap();
    let get: unsafe extern "C" fn() -> u64 = jit.function("get").unwrap();
    // SAFETY: the code above has these types.
    unsafe {
        jit.run_constructors(module);
        assert_eq!(get(), 12);
    }
}
