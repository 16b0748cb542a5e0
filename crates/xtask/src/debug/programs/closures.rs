//! Closures that keep values, and functions that take them.

#[inline(never)]
fn apply(f: &dyn Fn(i32) -> i32, x: i32) -> i32 {
    let y = f(x);
    y + 1
}

#[inline(never)]
fn twice<F: FnMut(u64)>(mut f: F) {
    for i in 0..2u64 {
        f(i * 10);
    }
}

fn main() {
    let base = 7;
    let add = |x: i32| {
        let sum = x + base;
        sum * 2
    };
    let first = apply(&add, 3);
    let mut seen = 0u64;
    twice(|v| {
        let before = seen;
        seen = before + v + 1;
    });
    assert_eq!((first, seen), (21, 12));
}
