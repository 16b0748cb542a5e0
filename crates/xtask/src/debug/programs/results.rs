//! Results and options, and errors that are passed on.

#[derive(Debug, PartialEq)]
enum Problem {
    Empty,
    Digit(u8),
    Large { at: usize },
}

#[inline(never)]
fn digit(byte: u8) -> Result<u32, Problem> {
    match byte {
        b'0'..=b'9' => Ok(u32::from(byte - b'0')),
        other => Err(Problem::Digit(other)),
    }
}

#[inline(never)]
fn number(text: &[u8]) -> Result<u32, Problem> {
    let mut value: u32 = 0;
    if text.is_empty() {
        return Err(Problem::Empty);
    }
    for (at, &byte) in text.iter().enumerate() {
        let next = digit(byte)?;
        value = match value.checked_mul(10) {
            Some(tens) => tens + next,
            None => return Err(Problem::Large { at }),
        };
    }
    Ok(value)
}

#[inline(never)]
fn first_even(list: &[u32]) -> Option<u32> {
    let mut at = 0;
    while at < list.len() {
        let each = list[at];
        if each % 2 == 0 {
            return Some(each);
        }
        at += 1;
    }
    None
}

fn main() {
    let good = number(b"1729");
    let bad = number(b"12x");
    let none = number(b"");
    let large = number(b"99999999999");
    let even = first_even(&[3, 5, 8, 9]);
    assert_eq!((good, bad, none), (Ok(1729), Err(Problem::Digit(b'x')), Err(Problem::Empty)));
    assert_eq!((large.is_err(), even), (true, Some(8)));
}
