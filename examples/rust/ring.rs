// defined (-O1): a ring buffer with checked indices, over the C library alone
#![no_std]
#![no_main]

use core::ffi::{c_char, c_int};

unsafe extern "C" {
    safe fn abort() -> !;
    fn printf(format: *const c_char, ...) -> c_int;
}

#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    abort()
}

/// Keeps the last `N` items.
struct Ring<T, const N: usize> {
    items: [Option<T>; N],
    next: usize,
}

impl<T: Copy, const N: usize> Ring<T, N> {
    fn new() -> Self {
        Ring { items: [None; N], next: 0 }
    }

    /// Puts an item in and returns the one that had to go.
    fn push(&mut self, item: T) -> Option<T> {
        let gone = self.items[self.next].replace(item);
        self.next = (self.next + 1) % N;
        gone
    }
}

/// The steps that a number takes to 1.
fn collatz(mut n: u64) -> u32 {
    let mut steps = 0;
    while n != 1 {
        n = if n.is_multiple_of(2) { n / 2 } else { 3 * n + 1 };
        steps += 1;
    }
    steps
}

#[unsafe(no_mangle)]
extern "C" fn main(_: c_int, _: *const *const c_char) -> c_int {
    let mut ring: Ring<u32, 4> = Ring::new();
    for n in 1..=12 {
        let steps = collatz(n);
        // SAFETY: the format takes what is passed.
        unsafe {
            match ring.push(steps) {
                Some(gone) => printf(c"%2lu takes %2u steps, %2u is gone\n".as_ptr(), n, steps, gone),
                None => printf(c"%2lu takes %2u steps\n".as_ptr(), n, steps),
            };
        }
    }
    0
}
