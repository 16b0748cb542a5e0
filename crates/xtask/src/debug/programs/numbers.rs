//! Loops over numbers, arrays and wrapping arithmetic.

#[inline(never)]
fn collatz(start: u32) -> u32 {
    let mut n = start;
    let mut steps = 0;
    while n != 1 {
        n = if n % 2 == 0 { n / 2 } else { 3 * n + 1 };
        steps += 1;
    }
    steps
}

#[inline(never)]
fn mix(table: &[u16; 8], seed: u64) -> u64 {
    let mut hash = seed;
    for at in 0..8usize {
        let word = u64::from(table[at]);
        hash ^= word;
        hash = hash.wrapping_mul(0x100_0000_01b3);
    }
    hash
}

#[inline(never)]
fn wide(a: i128, b: i64) -> i128 {
    let c = a * i128::from(b);
    let d = c - 1;
    d / 3
}

fn main() {
    let longest = collatz(7) + collatz(3);
    let table = [1u16, 2, 3, 5, 8, 13, 21, 34];
    let hash = mix(&table, 14_695_981_039);
    let big = wide(1 << 70, -5);
    let small = (longest as i8, hash as u8, big as i16);
    let is_odd = small.1 % 2 == 1;
    std::process::exit(i32::from(is_odd && longest == 0));
}
