//! Functions that call themselves and each other.

#[inline(never)]
fn power(base: u64, exponent: u32) -> u64 {
    if exponent == 0 {
        return 1;
    }
    let half = power(base, exponent / 2);
    let square = half * half;
    if exponent % 2 == 1 { square * base } else { square }
}

#[inline(never)]
fn is_even(n: u32) -> bool {
    if n == 0 { true } else { is_odd(n - 1) }
}

#[inline(never)]
fn is_odd(n: u32) -> bool {
    if n == 0 { false } else { is_even(n - 1) }
}

#[inline(never)]
fn moves(disks: u32, from: u8, to: u8, log: &mut [u32; 3]) -> u32 {
    if disks == 0 {
        return 0;
    }
    let other = 3 - from - to;
    let before = moves(disks - 1, from, other, log);
    log[to as usize] += 1;
    let after = moves(disks - 1, other, to, log);
    before + after + 1
}

fn main() {
    let large = power(3, 13);
    let even = is_even(6);
    let mut log = [0; 3];
    let steps = moves(3, 0, 2, &mut log);
    assert_eq!((large, even, steps, log[0] + log[1] + log[2]), (1_594_323, true, 7, 7));
}
