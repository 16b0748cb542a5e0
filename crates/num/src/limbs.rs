//! Arithmetic on unsigned numbers as plain slices of little-endian 64-bit limbs, of any length.
//!
//! Widths are unknown here. Above a threshold, multiplication is Karatsuba's and division is Burnikel and
//! Ziegler's ("Fast Recursive Division", MPI-I-98-1-022): the widest LLVM integer has 131,072 limbs, for
//! which schoolbook division takes seconds. Recursion halves its operands, so its depth is at most 17.

use std::cmp::Ordering;

/// Number of limbs of the shorter factor above which Karatsuba's method is faster.
const KARATSUBA_ABOVE: usize = 32;
/// Number of limbs of the divisor above which recursive division is faster.
const RECURSIVE_DIVISION_ABOVE: usize = 64;

/// Computes `a += b` and returns the carry out of `a`. `b` may be shorter, or longer by high zero limbs only.
pub(crate) fn add_assign(a: &mut [u64], b: &[u64]) -> bool {
    let mut carry = false;
    let common = a.len().min(b.len());
    let (low, high) = a.split_at_mut(common);
    for (x, &y) in low.iter_mut().zip(b) {
        (*x, carry) = x.carrying_add(y, carry);
    }
    for x in high {
        if !carry {
            break;
        }
        (*x, carry) = x.overflowing_add(1);
    }
    carry
}

/// Computes `a -= b` and returns the borrow out of `a`. `b` may be shorter, or longer by high zero limbs only.
pub(crate) fn sub_assign(a: &mut [u64], b: &[u64]) -> bool {
    let mut borrow = false;
    let common = a.len().min(b.len());
    let (low, high) = a.split_at_mut(common);
    for (x, &y) in low.iter_mut().zip(b) {
        (*x, borrow) = x.borrowing_sub(y, borrow);
    }
    for x in high {
        if !borrow {
            break;
        }
        (*x, borrow) = x.overflowing_sub(1);
    }
    borrow
}

/// Computes `a = a * factor + addend` and returns the limb carried out.
pub(crate) fn mul_small(a: &mut [u64], factor: u64, addend: u64) -> u64 {
    let mut carry = u128::from(addend);
    for x in a {
        carry += u128::from(*x) * u128::from(factor);
        *x = carry as u64;
        carry >>= 64;
    }
    carry as u64
}

/// Computes `a /= divisor` and returns the remainder. The divisor must not be zero.
pub(crate) fn div_small(a: &mut [u64], divisor: u64) -> u64 {
    let mut rest = 0;
    for x in a.iter_mut().rev() {
        let dividend = u128::from(rest) << 64 | u128::from(*x);
        *x = (dividend / u128::from(divisor)) as u64;
        rest = (dividend % u128::from(divisor)) as u64;
    }
    rest
}

/// The full product, of `a.len() + b.len()` limbs.
pub(crate) fn mul(a: &[u64], b: &[u64]) -> Vec<u64> {
    let mut out = vec![0; a.len() + b.len()];
    mul_accumulate(&mut out, trim(a), trim(b));
    out
}

/// Quotient and remainder without high zero limbs; `None` if the divisor is zero.
pub(crate) fn div_rem(a: &[u64], b: &[u64]) -> Option<(Vec<u64>, Vec<u64>)> {
    let (a, b) = (trim(a), trim(b));
    if b.is_empty() {
        return None;
    }
    if compare(a, b).is_lt() {
        return Some((Vec::new(), a.to_vec()));
    }
    if let [divisor] = *b {
        let mut quotient = a.to_vec();
        let rest = div_small(&mut quotient, divisor);
        return Some((quotient, vec![rest]));
    }
    let (mut quotient, mut rest) = if b.len() <= RECURSIVE_DIVISION_ABOVE {
        let shift = b[b.len() - 1].leading_zeros();
        let mut rest = shift_left(a, shift, a.len() + 1);
        let divisor = shift_left(b, shift, b.len());
        let quotient = divide_in_place(&mut rest, &divisor);
        shift_right(&mut rest, shift);
        (quotient, rest)
    } else {
        divide_blocks(a, b)
    };
    quotient.truncate(trim(&quotient).len());
    rest.truncate(trim(&rest).len());
    Some((quotient, rest))
}

/// Number of bits up to the highest set one.
pub(crate) fn bit_length(a: &[u64]) -> u64 {
    let a = trim(a);
    match a.last() {
        Some(top) => a.len() as u64 * 64 - u64::from(top.leading_zeros()),
        None => 0,
    }
}

/// Removes high zero limbs.
pub(crate) fn trim(a: &[u64]) -> &[u64] {
    let used = a.iter().rposition(|&l| l != 0).map_or(0, |i| i + 1);
    &a[..used]
}

/// Compares two numbers of any lengths.
fn compare(a: &[u64], b: &[u64]) -> Ordering {
    let (a, b) = (trim(a), trim(b));
    a.len().cmp(&b.len()).then_with(|| a.iter().rev().cmp(b.iter().rev()))
}

/// Shifts `a` left by less than 64 bits, into `len` limbs.
fn shift_left(a: &[u64], bits: u32, len: usize) -> Vec<u64> {
    let mut out = Vec::with_capacity(len);
    let mut carry = 0;
    for &x in a {
        out.push(x << bits | carry);
        carry = if bits == 0 { 0 } else { x >> (64 - bits) };
    }
    if out.len() < len {
        out.push(carry);
    }
    out.resize(len, 0);
    out
}

/// Shifts right by less than 64 bits.
fn shift_right(a: &mut [u64], bits: u32) {
    if bits == 0 {
        return;
    }
    let mut carry = 0;
    for x in a.iter_mut().rev() {
        let out = *x << (64 - bits);
        *x = *x >> bits | carry;
        carry = out;
    }
}

/// Computes `out += a * b`. `out` must have room for the sum.
fn mul_accumulate(out: &mut [u64], a: &[u64], b: &[u64]) {
    let (short, long) = if a.len() <= b.len() { (a, b) } else { (b, a) };
    if short.len() <= KARATSUBA_ABOVE {
        for (i, &x) in short.iter().enumerate() {
            let mut carry = 0u128;
            let (low, high) = out[i..].split_at_mut(long.len());
            for (to, &y) in low.iter_mut().zip(long) {
                carry += u128::from(*to) + u128::from(x) * u128::from(y);
                *to = carry as u64;
                carry >>= 64;
            }
            add_assign(high, &[carry as u64]);
        }
        return;
    }
    if long.len() >= 2 * short.len() {
        for (i, block) in long.chunks(short.len()).enumerate() {
            mul_accumulate(&mut out[i * short.len()..], short, block);
        }
        return;
    }
    // Here half < short.len() <= long.len() <= 2 * half, so both have two parts.
    let half = long.len().div_ceil(2);
    if short.len() <= half {
        let (low, high) = long.split_at(half);
        mul_accumulate(out, short, low);
        mul_accumulate(&mut out[half..], short, high);
        return;
    }
    let (a0, a1) = short.split_at(half);
    let (b0, b1) = long.split_at(half);
    let low = mul(a0, b0);
    let high = mul(a1, b1);
    let mut middle = mul(&sum(a0, a1), &sum(b0, b1));
    sub_assign(&mut middle, &low);
    sub_assign(&mut middle, &high);
    add_assign(out, trim(&low));
    add_assign(&mut out[half..], trim(&middle));
    add_assign(&mut out[2 * half..], trim(&high));
}

/// Returns `a + b` in one limb more than `a`, which must be the longer.
fn sum(a: &[u64], b: &[u64]) -> Vec<u64> {
    let mut out = Vec::with_capacity(a.len() + 1);
    out.extend_from_slice(a);
    out.push(0);
    add_assign(&mut out, b);
    out
}

/// Knuth's algorithm D (TAOCP 4.3.1): leaves the remainder in `rest` and returns the quotient, which has
/// `rest.len() - divisor.len()` limbs. The divisor must have at least two limbs and its top bit set, and the
/// quotient must fit: the top `divisor.len()` limbs of `rest` must be less than the divisor.
fn divide_in_place(rest: &mut [u64], divisor: &[u64]) -> Vec<u64> {
    let n = divisor.len();
    let (top, second) = (u128::from(divisor[n - 1]), u128::from(divisor[n - 2]));
    let mut quotient = vec![0; rest.len() - n];
    for i in (0..quotient.len()).rev() {
        let window = &mut rest[i..=i + n];
        let head = u128::from(window[n]) << 64 | u128::from(window[n - 1]);
        let mut guess = head / top;
        let mut left = head % top;
        while guess >> 64 != 0 || guess * second > (left << 64 | u128::from(window[n - 2])) {
            guess -= 1;
            left += top;
            if left >> 64 != 0 {
                break;
            }
        }
        let mut digit = guess as u64;
        if sub_product(window, divisor, digit) {
            digit -= 1;
            add_assign(window, divisor);
        }
        quotient[i] = digit;
    }
    quotient
}

/// Computes `a -= b * factor` and returns the borrow out of `a`, which has one limb more than `b`.
fn sub_product(a: &mut [u64], b: &[u64], factor: u64) -> bool {
    let mut carry = 0u128;
    let mut borrow = false;
    for (x, &y) in a.iter_mut().zip(b) {
        carry += u128::from(y) * u128::from(factor);
        (*x, borrow) = x.borrowing_sub(carry as u64, borrow);
        carry >>= 64;
    }
    let top = &mut a[b.len()];
    (*top, borrow) = top.borrowing_sub(carry as u64, borrow);
    borrow
}

/// Divides long numbers: pads the divisor to `n` limbs, where `n` is a small number times a power of two, and
/// divides blocks of `n` limbs from the top. The remainder has `n` limbs.
fn divide_blocks(a: &[u64], b: &[u64]) -> (Vec<u64>, Vec<u64>) {
    let pieces = b.len().div_ceil(RECURSIVE_DIVISION_ABOVE).next_power_of_two();
    let n = b.len().div_ceil(pieces) * pieces;
    let pad = n - b.len();
    let shift = b[b.len() - 1].leading_zeros();
    let mut divisor = vec![0; pad];
    divisor.extend(shift_left(b, shift, b.len()));
    // One limb more than the padded dividend, so that the top block is below the divisor.
    let len = (pad + a.len() + 1).next_multiple_of(n);
    let mut dividend = vec![0; pad];
    dividend.extend(shift_left(a, shift, len - pad));

    let mut quotient = vec![0; len];
    let mut rest = vec![0; n];
    for (block, to) in dividend.chunks(n).zip(quotient.chunks_mut(n)).rev() {
        let mut pair = block.to_vec();
        pair.extend_from_slice(&rest);
        let digit;
        (digit, rest) = divide_2_by_1(&pair, &divisor);
        to.copy_from_slice(&digit);
    }
    rest.drain(..pad);
    shift_right(&mut rest, shift);
    (quotient, rest)
}

/// Divides `2n` limbs by `n`; quotient and remainder have `n` limbs each. The divisor's top bit must be set,
/// and the top half of `a` must be less than the divisor.
fn divide_2_by_1(a: &[u64], b: &[u64]) -> (Vec<u64>, Vec<u64>) {
    let n = b.len();
    if !n.is_multiple_of(2) || n <= RECURSIVE_DIVISION_ABOVE {
        let mut rest = a.to_vec();
        let quotient = divide_in_place(&mut rest, b);
        rest.truncate(n);
        return (quotient, rest);
    }
    let half = n / 2;
    let (high, rest) = divide_3_by_2(&a[half..], b);
    let mut lower = a[..half].to_vec();
    lower.extend_from_slice(&rest);
    let (mut quotient, rest) = divide_3_by_2(&lower, b);
    quotient.extend_from_slice(&high);
    (quotient, rest)
}

/// Divides three halves by two: the quotient has half of `b.len()` limbs, the remainder `b.len()`.
fn divide_3_by_2(a: &[u64], b: &[u64]) -> (Vec<u64>, Vec<u64>) {
    let half = b.len() / 2;
    let (b0, b1) = b.split_at(half);
    let (a0, upper) = a.split_at(half);
    let (mut quotient, head) = if compare(&upper[half..], b1).is_lt() {
        divide_2_by_1(upper, b1)
    } else {
        // The quotient is at most B^half - 1, which leaves upper - b1 * (B^half - 1).
        let mut head = upper.to_vec();
        head.push(0);
        sub_assign(&mut head[half..], b1);
        add_assign(&mut head, b1);
        (vec![u64::MAX; half], head)
    };
    let mut rest = a0.to_vec();
    rest.extend_from_slice(&head);
    rest.resize(b.len() + 2, 0);
    let product = mul(&quotient, b0);
    // The guess is at most two too large.
    while compare(&rest, &product).is_lt() {
        add_assign(&mut rest, b);
        sub_assign(&mut quotient, &[1]);
    }
    sub_assign(&mut rest, &product);
    rest.truncate(b.len());
    (quotient, rest)
}
