//! Atomic instructions on 16 bytes, executed: by instructions and by functions.
#![cfg(all(target_arch = "x86_64", target_os = "linux"))]
#![allow(unsafe_code)]

use std::sync::Mutex;

use draig_codegen::CodegenOptions;
use draig_jit::{Jit, process_symbol};

static LOCK: Mutex<()> = Mutex::new(());

/// Changes memory under a lock, and returns what was there.
fn change(at: *mut u128, order: i32, new: impl FnOnce(u128) -> u128) -> u128 {
    assert_eq!(order, 5);
    let _held = LOCK.lock().unwrap();
    // SAFETY: the test passes the address of a number.
    unsafe {
        let old = at.read();
        at.write(new(old));
        old
    }
}

extern "C" fn load(at: *mut u128, order: i32) -> u128 {
    change(at, order, |old| old)
}

extern "C" fn exchange(at: *mut u128, value: u128, order: i32) -> u128 {
    change(at, order, |_| value)
}

extern "C" fn add(at: *mut u128, value: u128, order: i32) -> u128 {
    change(at, order, |old| old.wrapping_add(value))
}

extern "C" fn nand(at: *mut u128, value: u128, order: i32) -> u128 {
    change(at, order, |old| !(old & value))
}

extern "C" fn compare(at: *mut u128, expected: *mut u128, new: u128, order: i32, _: i32) -> bool {
    // SAFETY: the compiler passes the address of a slot.
    let wanted = unsafe { expected.read() };
    let old = change(at, order, |old| if old == wanted { new } else { old });
    // SAFETY: as above.
    unsafe { expected.write(old) };
    old == wanted
}

const TEXT: &str = "target triple = \"x86_64-unknown-linux-gnu\"
define i64 @f(ptr %p, ptr %pv, ptr %out, i64 %n) {
entry:
  %v = load i128, ptr %pv
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i64 [ 0, %entry ], [ %more, %loop ]
  %x = phi double [ 1.0, %entry ], [ %y, %loop ]
  %a = atomicrmw add ptr %p, i128 %v seq_cst
  %y = fmul double %x, 2.0
  %low = trunc i128 %a to i64
  %more = add i64 %sum, %low
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %end, label %loop
end:
  %b = load atomic i128, ptr %p acquire, align 16
  %c = cmpxchg ptr %p, i128 %b, i128 %v acq_rel monotonic
  %was = extractvalue { i128, i1 } %c, 1
  %d = cmpxchg ptr %p, i128 %b, i128 7 acq_rel monotonic
  %was2 = extractvalue { i128, i1 } %d, 1
  %old = extractvalue { i128, i1 } %d, 0
  store i128 %old, ptr %out
  %e = atomicrmw nand ptr %p, i128 3 monotonic
  %g = getelementptr i128, ptr %out, i64 1
  store i128 %e, ptr %g
  %h = atomicrmw xchg ptr %p, i128 %b release
  %j = getelementptr i128, ptr %out, i64 2
  store i128 %h, ptr %j
  store atomic i128 %h, ptr %p release, align 16
  %one = zext i1 %was to i64
  %two = zext i1 %was2 to i64
  %k = shl i64 %one, 40
  %l = shl i64 %two, 41
  %m = fptoui double %y to i64
  %o = add i64 %more, %m
  %q = add i64 %o, %k
  %r = add i64 %q, %l
  ret i64 %r
}
";

#[test]
fn both_ways_give_the_same() {
    let module = draig_asm::parse_module(TEXT.as_bytes(), &Default::default()).expect("the text is valid").module;
    let verified = draig_verify::verify(&module).unwrap_or_else(|errors| panic!("{errors:?}"));
    for features in ["", "+cx16"] {
        let mut jit = Jit::new(|name: &str| match name {
            "__atomic_load_16" => Some(load as *const () as u64),
            "__atomic_exchange_16" => Some(exchange as *const () as u64),
            "__atomic_fetch_add_16" => Some(add as *const () as u64),
            "__atomic_fetch_nand_16" => Some(nand as *const () as u64),
            "__atomic_compare_exchange_16" => Some(compare as *const () as u64),
            name => process_symbol(name),
        })
        .unwrap();
        let options = CodegenOptions { features: features.to_owned(), ..CodegenOptions::default() };
        jit.add_module(&verified, &options).unwrap_or_else(|error| panic!("{error}"));
        let f: unsafe extern "C" fn(*mut u128, *const u128, *mut [u128; 3], i64) -> u64 = jit.function("f").unwrap();
        let (mut number, value, mut out) = (10u128, (1u128 << 64) + 5, [0u128; 3]);
        // SAFETY: the function above has this type.
        let result = unsafe { f(&raw mut number, &raw const value, &raw mut out, 4) };
        // 10, 15, 20 and 25 were there before; the first exchange succeeds, the second does not.
        assert_eq!(result, 10 + 15 + 20 + 25 + 16 + (1 << 40), "{features}");
        assert_eq!(out, [value, value, !(value & 3)], "{features}");
        assert_eq!(number, !(value & 3), "{features}");
    }
}
