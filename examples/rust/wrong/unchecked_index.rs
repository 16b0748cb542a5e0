// undefined at line 32 (-O0): an unchecked index is one too large
#![no_std]
#![no_main]
//! An out-of-bounds read: a loop over neighbours goes one step too far.
use core::ffi::{c_char, c_int};

unsafe extern "C" {
    safe fn abort() -> !;
    fn printf(format: *const c_char, ...) -> c_int;
    fn malloc(bytes: usize) -> *mut u32;
    fn free(memory: *mut u32);
}

#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    abort()
}

const LENGTH: usize = 5;

/// Returns the largest step between neighbours.
///
/// # Safety
/// `numbers` must point to [`LENGTH`] readable numbers.
unsafe fn largest_step(numbers: *const u32) -> u32 {
    let mut largest = 0;
    let mut i = 0;
    // wrong: the last number has no neighbour
    while i < LENGTH {
        // SAFETY: `i` is less than the length, but `i + 1` may not be.
        let (here, there) = unsafe {
            (*numbers.add(i), *numbers.add(i + 1))
        };
        largest = largest.max(here.abs_diff(there));
        i += 1;
    }
    largest
}

#[unsafe(no_mangle)]
extern "C" fn main(_: c_int, _: *const *const c_char) -> c_int {
    // SAFETY: the numbers are written before they are read, within their memory, and freed once.
    unsafe {
        let numbers = malloc(LENGTH * size_of::<u32>());
        if numbers.is_null() {
            return 1;
        }
        let mut i = 0;
        while i < LENGTH {
            numbers.add(i).write((i * i) as u32);
            i += 1;
        }
        printf(c"largest step: %u\n".as_ptr(), largest_step(numbers));
        free(numbers);
    }
    0
}
