//! Format directives of `scanf` (C11 7.21.6.2): parsing, and reading one item from the input. `scanf`
//! converts and stores the items.

use crate::c::format::Length;
use crate::c::numbers::is_space;

/// Source of single bytes.
pub(crate) trait Input {
    /// Takes the next byte; `None` at the end.
    fn take(&mut self) -> Option<u8>;
    /// Puts back the byte that was taken last.
    fn unread(&mut self, byte: u8);
}

/// Part of a format.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// White space: any amount of it.
    Space,
    /// This byte (`%%` skips white space before it).
    Byte(u8),
    /// White space, then this byte.
    Percent,
    /// A conversion.
    Convert(Conversion),
}

/// A conversion.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Conversion {
    /// Number of its argument, if it has one.
    pub(crate) position: Option<u32>,
    /// `*`: nothing is stored.
    pub(crate) suppress: bool,
    /// `m`: memory for the item is allocated.
    pub(crate) allocate: bool,
    /// Maximum number of bytes.
    pub(crate) width: Option<usize>,
    /// Its length modifier.
    pub(crate) length: Length,
    /// Conversion letter; `[` for a set.
    pub(crate) letter: u8,
    /// Bytes of a set.
    pub(crate) set: Option<Box<[bool; 256]>>,
}

/// Parses the part at the start of a nonempty format; `None` if it is malformed.
pub(crate) fn read(format: &[u8]) -> Option<(Part, usize)> {
    let (&first, rest) = format.split_first()?;
    if is_space(first) {
        let more = rest.iter().take_while(|&&byte| is_space(byte)).count();
        return Some((Part::Space, 1 + more));
    }
    if first != b'%' {
        return Some((Part::Byte(first), 1));
    }
    let mut at = 1;
    let mut conversion = Conversion {
        position: None,
        suppress: false,
        allocate: false,
        width: None,
        length: Length::None,
        letter: 0,
        set: None,
    };
    let digits = format[at..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    let number = |range: &[u8]| std::str::from_utf8(range).ok()?.parse::<i32>().ok();
    if digits > 0 && format.get(at + digits) == Some(&b'$') {
        conversion.position = Some(number(&format[at..at + digits])? as u32);
        at += digits + 1;
    }
    loop {
        match format.get(at)? {
            b'*' => conversion.suppress = true,
            b'm' => conversion.allocate = true,
            b'\'' | b'I' => {}
            _ => break,
        }
        at += 1;
    }
    let digits = format[at..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    if digits > 0 {
        conversion.width = Some(number(&format[at..at + digits])? as usize).filter(|&width| width > 0);
        at += digits;
    }
    if format.get(at) == Some(&b'm') {
        conversion.allocate = true;
        at += 1;
    }
    let (length, size) = Length::at_start(format.get(at..)?);
    conversion.length = length;
    at += size;
    conversion.letter = *format.get(at)?;
    at += 1;
    match conversion.letter {
        b'%' => return Some((Part::Percent, at)),
        b'[' => {
            let (set, size) = read_set(format.get(at..)?)?;
            conversion.set = Some(set);
            at += size;
        }
        _ => {}
    }
    Some((Part::Convert(conversion), at))
}

/// Skips white space; returns whether input remains.
pub(crate) fn skip_spaces(input: &mut impl Input) -> bool {
    while let Some(byte) = input.take() {
        if !is_space(byte) {
            input.unread(byte);
            return true;
        }
    }
    false
}

/// Takes bytes while `wanted` accepts them, at most `width`.
pub(crate) fn take_while(input: &mut impl Input, width: usize, mut wanted: impl FnMut(u8) -> bool) -> Vec<u8> {
    let mut item = Vec::new();
    while item.len() < width {
        let Some(byte) = input.take() else { break };
        if !wanted(byte) {
            input.unread(byte);
            break;
        }
        item.push(byte);
    }
    item
}

/// Takes the longest prefix of the input that may begin an integer of this base (0: by prefix). The result
/// may not be an integer, such as `-`; the caller checks that.
pub(crate) fn take_integer(input: &mut impl Input, width: usize, base: u32) -> Vec<u8> {
    let (mut at, mut base, mut digits, mut prefix) = (0usize, base, 0usize, false);
    take_while(input, width, |byte| {
        let first = at == 0;
        at += 1;
        if first && matches!(byte, b'+' | b'-') {
            return true;
        }
        if digits == 1 && prefix && matches!(byte, b'x' | b'X') {
            prefix = false;
            base = 16;
            return true;
        }
        if digits == 0 && byte == b'0' && matches!(base, 0 | 16) {
            prefix = true;
            digits = 1;
            if base == 0 {
                base = 8;
            }
            return true;
        }
        if base == 0 {
            base = 10;
        }
        prefix = false;
        digits += 1;
        char::from(byte).is_digit(base)
    })
}

/// Takes the longest prefix of the input that may begin a floating-point number; `None` if it is incomplete.
pub(crate) fn take_float(input: &mut impl Input, width: usize) -> Option<Vec<u8>> {
    let mut state = FloatState::Start;
    let item = take_while(input, width, |byte| match state.step(byte) {
        Some(next) => {
            state = next;
            true
        }
        None => false,
    });
    state.is_whole().then_some(item)
}

#[derive(Clone, Copy)]
enum FloatState {
    Start,
    Signed,
    /// After this many letters of `infinity`.
    Inf(usize),
    /// After this many letters of `nan`.
    Nan(usize),
    /// After a leading zero.
    Zero,
    /// In the digits: whether hexadecimal, after the point, and after a digit.
    Digits {
        hex: bool,
        point: bool,
        any: bool,
    },
    /// After the exponent's letter.
    Exponent,
    ExponentSign,
    ExponentDigits,
}

impl FloatState {
    fn step(self, byte: u8) -> Option<FloatState> {
        use FloatState::{Digits, Exponent, ExponentDigits, ExponentSign, Inf, Nan, Signed, Start, Zero};
        let lower = byte.to_ascii_lowercase();
        Some(match self {
            Start if matches!(byte, b'+' | b'-') => Signed,
            Start | Signed => match lower {
                b'i' => Inf(1),
                b'n' => Nan(1),
                b'0' => Zero,
                b'1'..=b'9' => Digits { hex: false, point: false, any: true },
                b'.' => Digits { hex: false, point: true, any: false },
                _ => return None,
            },
            Inf(count) if b"infinity".get(count) == Some(&lower) => Inf(count + 1),
            Nan(count) if b"nan".get(count) == Some(&lower) => Nan(count + 1),
            Zero if lower == b'x' => Digits { hex: true, point: false, any: false },
            Zero => return Digits { hex: false, point: false, any: true }.step(byte),
            Digits { hex, point: false, any } if byte == b'.' => Digits { hex, point: true, any },
            Digits { hex: false, any: true, .. } if lower == b'e' => Exponent,
            Digits { hex: true, any: true, .. } if lower == b'p' => Exponent,
            Digits { hex: false, point, .. } if byte.is_ascii_digit() => Digits { hex: false, point, any: true },
            Digits { hex: true, point, .. } if byte.is_ascii_hexdigit() => Digits { hex: true, point, any: true },
            Exponent if matches!(byte, b'+' | b'-') => ExponentSign,
            Exponent | ExponentSign | ExponentDigits if byte.is_ascii_digit() => ExponentDigits,
            _ => return None,
        })
    }

    /// Returns whether the number is complete; glibc accepts an exponent without digits, such as `1e`.
    fn is_whole(self) -> bool {
        matches!(
            self,
            FloatState::Inf(3 | 8)
                | FloatState::Nan(3)
                | FloatState::Zero
                | FloatState::Digits { any: true, .. }
                | FloatState::Digits { hex: true, point: true, any: false }
                | FloatState::Exponent
                | FloatState::ExponentSign
                | FloatState::ExponentDigits
        )
    }
}

/// Parses a set; returns its bytes, and the length of its text including the closing bracket.
fn read_set(text: &[u8]) -> Option<(Box<[bool; 256]>, usize)> {
    let negated = text.first() == Some(&b'^');
    let start = usize::from(negated);
    let mut set = Box::new([false; 256]);
    let mut at = start;
    loop {
        let byte = *text.get(at)?;
        if byte == b']' && at > start {
            break;
        }
        match (text.get(at + 1), text.get(at + 2)) {
            (Some(b'-'), Some(&last)) if last != b']' && last >= byte => {
                set[usize::from(byte)..=usize::from(last)].fill(true);
                at += 3;
            }
            _ => {
                set[usize::from(byte)] = true;
                at += 1;
            }
        }
    }
    if negated {
        for member in set.iter_mut() {
            *member = !*member;
        }
    }
    Some((set, at + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Text(&'static [u8], usize);

    impl Input for Text {
        fn take(&mut self) -> Option<u8> {
            let byte = self.0.get(self.1).copied();
            self.1 += usize::from(byte.is_some());
            byte
        }

        fn unread(&mut self, _: u8) {
            self.1 -= 1;
        }
    }

    #[test]
    fn integers_and_their_beginnings() {
        let cases: [(&[u8], u32, usize, &[u8]); 8] = [
            (b"123abc", 10, usize::MAX, b"123"),
            (b"-12", 10, usize::MAX, b"-12"),
            (b"+x", 10, usize::MAX, b"+"),
            (b"0x1fg", 0, usize::MAX, b"0x1f"),
            (b"0129", 0, usize::MAX, b"012"),
            (b"0x1f", 10, usize::MAX, b"0"),
            (b"12345", 10, 3, b"123"),
            (b"0b11", 0, usize::MAX, b"0"),
        ];
        for (text, base, width, taken) in cases {
            assert_eq!(take_integer(&mut Text(text, 0), width, base), taken);
        }
    }

    #[test]
    fn floats_as_glibc_takes_them() {
        type Case = (&'static [u8], usize, Option<&'static [u8]>);
        let cases: [Case; 9] = [
            (b"1.5e3x", usize::MAX, Some(b"1.5e3")),
            (b"1e", usize::MAX, Some(b"1e")),
            (b".x", usize::MAX, None),
            (b"-infinity", usize::MAX, Some(b"-infinity")),
            (b"infin", usize::MAX, None),
            (b"nan(1)", usize::MAX, Some(b"nan")),
            (b"0x1.8p1", usize::MAX, Some(b"0x1.8p1")),
            (b"3.14159", 4, Some(b"3.14")),
            (b"1-2", usize::MAX, Some(b"1")),
        ];
        for (text, width, taken) in cases {
            assert_eq!(take_float(&mut Text(text, 0), width).as_deref(), taken, "{}", String::from_utf8_lossy(text));
        }
    }

    #[test]
    fn sets() {
        let Some((Part::Convert(conversion), length)) = read(b"%5[^]a-c]x") else { panic!("no conversion") };
        let set = conversion.set.expect("a set");
        assert_eq!((conversion.width, length), (Some(5), 9));
        assert!(!set[usize::from(b']')] && !set[usize::from(b'b')] && set[usize::from(b'd')]);
        assert_eq!(read(b"%[abc"), None);
        assert_eq!(read(b"  %d"), Some((Part::Space, 2)));
    }
}
