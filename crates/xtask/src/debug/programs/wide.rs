//! Numbers of all widths, with the results of functions in one register, in two, and in memory.

#[inline(never)]
fn narrow(a: i8, b: u16) -> i32 {
    let wide = i32::from(a) * 3;
    let other = i32::from(b) - 1;
    wide + other
}

#[inline(never)]
fn wide(a: u128, shift: u32) -> u128 {
    let high = a << shift;
    let low = a >> 3;
    high ^ low
}

#[inline(never)]
fn halves(a: u128) -> (u64, u64) {
    let low = a as u64;
    let high = (a >> 64) as u64;
    (high, low)
}

#[inline(never)]
fn spread(a: u64) -> [u64; 4] {
    let mut list = [a; 4];
    for (at, each) in list.iter_mut().enumerate() {
        let step = at as u64;
        *each = a.rotate_left(8 * step as u32) ^ step;
    }
    list
}

#[inline(never)]
fn is_odd(a: u64) -> bool {
    let bit = a & 1;
    bit == 1
}

fn main() {
    let small = narrow(-5, 1000);
    let large = wide(0x1234_5678_9abc_def0, 40);
    let (high, low) = halves(large);
    let list = spread(low);
    let odd = is_odd(list[3]);
    assert_eq!((small, high, odd), (984, 0x12_3456_789a, list[3] & 1 == 1));
}
