// defined (-O1): a ring buffer with checked indices, using only the C library
#![no_std]
#![no_main]
//! Collatz sequences whose lengths pass through a ring buffer with checked indices.
use core::ffi::{c_char, c_int};

unsafe extern "C" {
    safe fn abort() -> !;
    fn printf(format: *const c_char, ...) -> c_int;
}

#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    abort()
}

/// Buffer of the last `N` items.
struct Ring<T, const N: usize> {
    items: [Option<T>; N],
    next: usize,
}

impl<T: Copy, const N: usize> Ring<T, N> {
    fn new() -> Self {
        Ring { items: [None; N], next: 0 }
    }

    /// Adds an item and returns the one that it replaces.
    fn push(&mut self, item: T) -> Option<T> {
        let gone = self.items[self.next].replace(item);
        self.next = (self.next + 1) % N;
        gone
    }
}

/// Number of steps from a number to 1.
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
        // SAFETY: the arguments match the format.
        unsafe {
            match ring.push(steps) {
                Some(gone) => printf(c"%2lu takes %2u steps, %2u is gone\n".as_ptr(), n, steps, gone),
                None => printf(c"%2lu takes %2u steps\n".as_ptr(), n, steps),
            };
        }
    }
    0
}
