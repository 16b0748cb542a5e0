//! Intrinsics of the machine's state, executed.
#![cfg(all(target_arch = "x86_64", target_os = "linux"))]
#![allow(unsafe_code)]

mod support;

use draig_codegen::CodegenOptions;
use draig_jit::{Jit, process_symbol};

/// Compiles a module into memory, with some symbols in front of those of the process.
fn jit(text: &str, symbols: &[(&'static str, usize)]) -> Jit {
    let symbols = symbols.to_vec();
    support::jit(text, &CodegenOptions::default(), move |name: &str| {
        let own = symbols.iter().find(|(known, _)| *known == name);
        own.map(|&(_, address)| address as u64).or_else(|| process_symbol(name))
    })
}

#[test]
fn rounding_modes_are_set_for_both_units() {
    let jit = jit(
        "declare i32 @llvm.get.rounding()
         declare void @llvm.set.rounding(i32)
         declare i256 @llvm.get.fpenv.i256()
         declare void @llvm.set.fpenv.i256(i256)
         declare void @llvm.reset.fpenv()
         define i32 @set(i32 %mode, ptr %third, ptr %long) {
           %env = call i256 @llvm.get.fpenv.i256()
           call void @llvm.set.rounding(i32 %mode)
           %got = call i32 @llvm.get.rounding()
           %one = load volatile double, ptr %third
           %q = fdiv double %one, 3.0
           store double %q, ptr %third
           %x = fpext double %one to x86_fp80
           %l = fdiv x86_fp80 %x, 0xK4000C000000000000000
           %n = fptrunc x86_fp80 %l to double
           store double %n, ptr %long
           call void @llvm.set.fpenv.i256(i256 %env)
           %restored = call i32 @llvm.get.rounding()
           call void @llvm.set.rounding(i32 0)
           call void @llvm.reset.fpenv()
           %reset = call i32 @llvm.get.rounding()
           %a = mul i32 %restored, 10
           %b = mul i32 %reset, 100
           %c = add i32 %a, %b
           %d = add i32 %c, %got
           ret i32 %d
         }",
        &[],
    );
    let set: unsafe extern "C" fn(u32, *mut f64, *mut f64) -> u32 = jit.function("set").unwrap();
    let third = 1.0 / 3.0;
    let above = f64::from_bits(f64::to_bits(third) + 1);
    // Toward zero, to nearest, up, down.
    for (mode, expected) in [(0, third), (1, third), (2, above), (3, third)] {
        let (mut value, mut long) = (1.0, 0.0);
        // SAFETY: the function above has this type.
        assert_eq!(unsafe { set(mode, &raw mut value, &raw mut long) }, 110 + mode);
        assert_eq!((value, long), (expected, expected), "mode {mode}");
    }
}

#[test]
fn jumps_return_to_their_buffers() {
    let jit = jit(
        "declare ptr @llvm.frameaddress.p0(i32)
         declare ptr @llvm.stacksave.p0()
         declare i32 @llvm.eh.sjlj.setjmp(ptr)
         declare void @llvm.eh.sjlj.longjmp(ptr)
         declare i64 @llvm.smax.i64(i64, i64)
         define void @leave(ptr %buffer, i64 %depth) noinline {
           %last = icmp eq i64 %depth, 0
           br i1 %last, label %jump, label %deeper
         deeper:
           %less = sub i64 %depth, 1
           call void @leave(ptr %buffer, i64 %less)
           ret void
         jump:
           call void @llvm.eh.sjlj.longjmp(ptr %buffer)
           unreachable
         }
         declare i64 @many(i64, i64, i64, i64, i64, i64, i64, i64)
         define i64 @f(i64 %x, i64 %times) {
           %buffer = alloca [5 x ptr]
           %count = alloca i64
           store i64 0, ptr %count
           %frame = call ptr @llvm.frameaddress.p0(i32 0)
           store ptr %frame, ptr %buffer
           %stack = call ptr @llvm.stacksave.p0()
           %third = getelementptr ptr, ptr %buffer, i64 2
           store ptr %stack, ptr %third
           %y = mul i64 %x, 3
           %again = call i32 @llvm.eh.sjlj.setjmp(ptr %buffer)
           %is = icmp ne i32 %again, 0
           %old = load i64, ptr %count
           %more = zext i1 %is to i64
           %new = add i64 %old, %more
           store i64 %new, ptr %count
           %done = icmp eq i64 %new, %times
           br i1 %done, label %end, label %go
         go:
           %sum = call i64 @many(i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8)
           call void @leave(ptr %buffer, i64 %sum)
           unreachable
         end:
           %s = call i64 @many(i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8)
           %r = add i64 %y, %new
           %t = add i64 %r, %s
           ret i64 %t
         }",
        &[("many", many as *const () as usize)],
    );
    extern "C" fn many(a: i64, b: i64, c: i64, d: i64, e: i64, f: i64, g: i64, h: i64) -> i64 {
        a + b + c + d + e + f + g * h - 70
    }
    let f: unsafe extern "C" fn(i64, i64) -> i64 = jit.function("f").unwrap();
    for (x, times) in [(5, 0), (7, 1), (11, 20)] {
        // SAFETY: the function above has this type.
        assert_eq!(unsafe { f(x, times) }, 3 * x + times + 7);
    }
}

#[test]
fn exception_returns_leave_the_frame() {
    let jit = jit(
        "declare ptr @llvm.returnaddress(i32)
         declare ptr @llvm.frameaddress.p0(i32)
         declare ptr @llvm.eh.dwarf.cfa(i32)
         declare void @llvm.eh.return.i64(i64, ptr)
         declare void @llvm.eh.unwind.init()
         declare ptr @llvm.thread.pointer.p0()
         define i64 @leave(i64 %x, ptr %out) noinline {
           call void @llvm.eh.unwind.init()
           store i64 %x, ptr %out
           %go = icmp sgt i64 %x, 10
           br i1 %go, label %jump, label %return
         jump:
           %to = call ptr @llvm.returnaddress(i32 0)
           call void @llvm.eh.return.i64(i64 0, ptr %to)
           unreachable
         return:
           ret i64 1
         }
         define i64 @f(i64 %n) {
         entry:
           %out = alloca i64
           br label %loop
         loop:
           %i = phi i64 [ 0, %entry ], [ %next, %loop ]
           %total = phi i64 [ 0, %entry ], [ %sum, %loop ]
           %ignored = call i64 @leave(i64 %i, ptr %out)
           %o = load i64, ptr %out
           %sum = add i64 %total, %o
           %next = add i64 %i, 1
           %done = icmp eq i64 %next, %n
           br i1 %done, label %end, label %loop
         end:
           ret i64 %sum
         }
         define i64 @distance() {
           %cfa = call ptr @llvm.eh.dwarf.cfa(i32 0)
           %frame = call ptr @llvm.frameaddress.p0(i32 0)
           %a = ptrtoint ptr %cfa to i64
           %b = ptrtoint ptr %frame to i64
           %d = sub i64 %a, %b
           %p = call ptr @llvm.thread.pointer.p0()
           %self = load ptr, ptr %p
           %same = icmp eq ptr %self, %p
           %s = zext i1 %same to i64
           %r = add i64 %d, %s
           ret i64 %r
         }",
        &[],
    );
    let f: unsafe extern "C" fn(i64) -> i64 = jit.function("f").unwrap();
    let distance: unsafe extern "C" fn() -> i64 = jit.function("distance").unwrap();
    // SAFETY: the functions above have these types.
    unsafe {
        assert_eq!(f(40), 39 * 40 / 2);
        assert_eq!(distance(), 17);
    }
}

#[test]
fn elements_are_copied_and_filled_by_functions() {
    extern "C" fn copy(to: *mut u8, from: *const u8, bytes: usize) {
        // SAFETY: the test passes arrays of this size.
        unsafe { std::ptr::copy(from, to, bytes) }
    }
    extern "C" fn fill(to: *mut u8, value: u32, bytes: usize) {
        assert!(value < 256, "the value is extended");
        // SAFETY: as above.
        unsafe { std::ptr::write_bytes(to, value as u8, bytes) }
    }
    let jit = jit(
        "declare void @llvm.memcpy.element.unordered.atomic.p0.p0.i64(ptr, ptr, i64, i32)
         declare void @llvm.memmove.element.unordered.atomic.p0.p0.i64(ptr, ptr, i64, i32)
         declare void @llvm.memset.element.unordered.atomic.p0.i64(ptr, i8, i64, i32)
         define void @f(ptr %a, ptr %b, i64 %n, i32 %value) {
           %v = trunc i32 %value to i8
           call void @llvm.memset.element.unordered.atomic.p0.i64(ptr align 2 %b, i8 %v, i64 4, i32 2)
           call void @llvm.memcpy.element.unordered.atomic.p0.p0.i64(ptr align 4 %a, ptr align 4 %b, i64 %n, i32 4)
           %c = getelementptr i8, ptr %a, i64 8
           call void @llvm.memmove.element.unordered.atomic.p0.p0.i64(ptr align 8 %c, ptr align 8 %a, i64 8, i32 8)
           ret void
         }",
        &[
            ("__llvm_memcpy_element_unordered_atomic_4", copy as *const () as usize),
            ("__llvm_memmove_element_unordered_atomic_8", copy as *const () as usize),
            ("__llvm_memset_element_unordered_atomic_2", fill as *const () as usize),
        ],
    );
    let f: unsafe extern "C" fn(*mut u8, *mut u8, usize, u32) = jit.function("f").unwrap();
    let (mut a, mut b) = ([0u8; 16], *b"0123456789abcdef");
    // SAFETY: the function above has this type.
    unsafe { f(a.as_mut_ptr(), b.as_mut_ptr(), 8, 0x1234_5678) };
    assert_eq!(&b, b"xxxx456789abcdef");
    assert_eq!(&a, b"xxxx4567xxxx4567");
}

#[test]
fn stacks_are_aligned_whatever_the_caller_left() {
    // The callers leave the stack pointer at a multiple of 8.
    let jit = jit(
        "declare void @llvm.va_start.p0(ptr)
         define i64 @pointer() naked {
           call void asm sideeffect \"movq %rsp, %rax; andq $$63, %rax; ret\", \"\"()
           unreachable
         }
         define internal i64 @by_attribute(i64 %x) noinline \"stackrealign\" {
           %a = alloca [4 x i64], align 16
           %b = alloca i8
           store i64 %x, ptr %a
           store i8 1, ptr %b
           %p = ptrtoint ptr %a to i64
           %low = and i64 %p, 15
           %at = call i64 @pointer()
           %rest = and i64 %at, 15
           %n = load i64, ptr %a
           %s = shl i64 %low, 32
           %t = or i64 %s, %rest
           %u = shl i64 %n, 40
           %v = or i64 %t, %u
           ret i64 %v
         }
         define internal i64 @by_number(i64 %x) noinline alignstack(64) {
           %n = alloca i8, i64 %x
           store i8 7, ptr %n
           %at = call i64 @pointer()
           ret i64 %at
         }
         define i64 @attribute(i64 %x) naked {
           call void asm sideeffect \"call ${0:P}; ret\", \"i\"(ptr @by_attribute)
           unreachable
         }
         define i64 @number(i64 %x) naked {
           call void asm sideeffect \"pushq %rax; pushq %rax; call ${0:P}; popq %rcx; popq %rcx; ret\", \"i\"(ptr @by_number)
           unreachable
         }",
        &[],
    );
    // Both leave the return addresses of two calls above a multiple of 16; the callee's is 8 below its caller's.
    for (name, expected) in [("attribute", (5 << 40) | 8), ("number", 56)] {
        let function: unsafe extern "C" fn(i64) -> i64 = jit.function(name).unwrap();
        // SAFETY: the functions have this type.
        assert_eq!(unsafe { function(5) }, expected, "{name}");
    }
}
