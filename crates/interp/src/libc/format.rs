//! The formats of `printf` (C11 7.21.6.1): reading a directive, and writing one value as glibc does.
//! Fetching arguments and checking their types is `printf`'s work.

use super::decimal::{Binary, Decimal, Number};

/// The flags of a directive.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Flags {
    /// `-`
    pub(crate) left: bool,
    /// `+`
    pub(crate) plus: bool,
    /// A space.
    pub(crate) space: bool,
    /// `#`
    pub(crate) alternate: bool,
    /// `0`
    pub(crate) zero: bool,
}

/// A width or precision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Count {
    /// Written in the format.
    Given(u32),
    /// `*`, with the argument's number if it has one.
    Argument(Option<u32>),
}

/// The length modifier.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Length {
    /// None.
    None,
    /// `hh`
    Char,
    /// `h`
    Short,
    /// `l`
    Long,
    /// `ll`, `q`, and `L` before an integer's letter
    LongLong,
    /// `j`
    Max,
    /// `z`
    Size,
    /// `t`
    Difference,
    /// `L`
    LongDouble,
}

/// A directive as it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Directive {
    /// The number of its argument, if it has one (`%1$d`).
    pub(crate) position: Option<u32>,
    /// Its flags.
    pub(crate) flags: Flags,
    /// Its width.
    pub(crate) width: Option<Count>,
    /// Its precision.
    pub(crate) precision: Option<Count>,
    /// Its length modifier.
    pub(crate) length: Length,
    /// Its letter.
    pub(crate) letter: u8,
}

impl Directive {
    /// Reads what follows a `%`; the directive and how many bytes it takes. `None` when the text ends
    /// first or a number is out of range.
    pub(crate) fn read(text: &[u8]) -> Option<(Directive, usize)> {
        let mut at = 0;
        let mut position = None;
        if let Some((number, length)) = number(text)
            && text.get(length) == Some(&b'$')
            && number > 0
        {
            position = Some(number);
            at = length + 1;
        }
        let mut flags = Flags::default();
        loop {
            match text.get(at)? {
                b'-' => flags.left = true,
                b'+' => flags.plus = true,
                b' ' => flags.space = true,
                b'#' => flags.alternate = true,
                b'0' => flags.zero = true,
                // Grouping and alternative digits change nothing in the "C" locale.
                b'\'' | b'I' => {}
                _ => break,
            }
            at += 1;
        }
        let width = count(text, &mut at)?;
        let mut precision = None;
        if text.get(at) == Some(&b'.') {
            at += 1;
            precision = Some(count(text, &mut at)?.unwrap_or(Count::Given(0)));
        }
        let (length, size) = match (text.get(at)?, text.get(at + 1)) {
            (b'h', Some(b'h')) => (Length::Char, 2),
            (b'h', _) => (Length::Short, 1),
            (b'l', Some(b'l')) => (Length::LongLong, 2),
            (b'l', _) => (Length::Long, 1),
            (b'q', _) => (Length::LongLong, 1),
            (b'L', _) => (Length::LongDouble, 1),
            (b'j', _) => (Length::Max, 1),
            (b'z' | b'Z', _) => (Length::Size, 1),
            (b't', _) => (Length::Difference, 1),
            _ => (Length::None, 0),
        };
        at += size;
        let letter = *text.get(at)?;
        let is_integer = matches!(letter, b'd' | b'i' | b'o' | b'u' | b'x' | b'X' | b'b' | b'B' | b'n');
        let length = if length == Length::LongDouble && is_integer { Length::LongLong } else { length };
        Some((Directive { position, flags, width, precision, length, letter }, at + 1))
    }
}

/// A directive whose width and precision are known.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Spec {
    /// Its flags.
    pub(crate) flags: Flags,
    /// The least number of bytes.
    pub(crate) width: usize,
    /// The precision, if there is one.
    pub(crate) precision: Option<usize>,
}

/// Writes `%d`, `%u`, `%o`, `%x`, `%X`, `%b`: `signed` says whether a sign belongs to the conversion.
pub(crate) fn integer(out: &mut Vec<u8>, spec: &Spec, letter: u8, magnitude: u64, negative: bool) {
    let (base, signed) = match letter {
        b'd' | b'i' => (10, true),
        b'u' => (10, false),
        b'o' => (8, false),
        b'b' | b'B' => (2, false),
        _ => (16, false),
    };
    let mut buffer = [0u8; 64];
    let mut at = buffer.len();
    let mut rest = magnitude;
    let table: &[u8; 16] = if letter == b'X' { b"0123456789ABCDEF" } else { b"0123456789abcdef" };
    while rest != 0 {
        at -= 1;
        buffer[at] = table[(rest % base) as usize];
        rest /= base;
    }
    let digits = &buffer[at..];
    let mut least = spec.precision.unwrap_or(1);
    if letter == b'o' && spec.flags.alternate {
        least = least.max(digits.len() + 1).max(1);
        if digits.is_empty() && spec.precision.unwrap_or(1) <= 1 {
            least = 1;
        }
    }
    let prefix: &[u8] = if signed {
        sign(&spec.flags, negative)
    } else if spec.flags.alternate && magnitude != 0 {
        match letter {
            b'x' => b"0x",
            b'X' => b"0X",
            b'b' => b"0b",
            b'B' => b"0B",
            _ => b"",
        }
    } else {
        b""
    };
    let zeros = least.saturating_sub(digits.len());
    // The flag `0` is ignored beside a precision.
    let pad_zero = spec.flags.zero && spec.precision.is_none();
    field(out, spec, pad_zero, prefix, zeros, digits);
}

/// Writes bytes, padded with spaces to the width.
pub(crate) fn text(out: &mut Vec<u8>, spec: &Spec, bytes: &[u8]) {
    field(out, spec, false, b"", 0, bytes);
}

/// Writes a pointer as glibc does: `(nil)` or like `%#lx`.
pub(crate) fn pointer(out: &mut Vec<u8>, spec: &Spec, address: u64) {
    if address == 0 {
        // The width holds, flags for numbers do not.
        return text(out, &Spec { precision: None, ..*spec }, b"(nil)");
    }
    let mut spec = *spec;
    spec.flags.alternate = true;
    let (plus, space) = (spec.flags.plus, spec.flags.space);
    if !plus && !space {
        return integer(out, &spec, b'x', address, false);
    }
    // glibc honours the sign flags even here.
    let digits = format!("{address:x}");
    let zeros = spec.precision.unwrap_or(1).saturating_sub(digits.len());
    let prefix: &[u8] = if plus { b"+0x" } else { b" 0x" };
    field(out, &spec, spec.flags.zero && spec.precision.is_none(), prefix, zeros, digits.as_bytes());
}

/// Writes `%e`, `%f`, `%g`, `%a` and their capitals. `x87` says that the number is an `x86_fp80`,
/// whose `%a` has a leading digit of four bits.
pub(crate) fn float(out: &mut Vec<u8>, spec: &Spec, letter: u8, value: &Binary) {
    let upper = letter.is_ascii_uppercase();
    let sign = sign(&spec.flags, value.negative);
    let (mantissa, exponent) = match value.number {
        Number::Finite { mantissa, exponent } => (mantissa, exponent),
        Number::Infinite => return field(out, spec, false, sign, 0, if upper { b"INF" } else { b"inf" }),
        Number::Nan => return field(out, spec, false, sign, 0, if upper { b"NAN" } else { b"nan" }),
    };
    let mut body = Vec::new();
    let mut prefix = sign.to_vec();
    match letter.to_ascii_lowercase() {
        b'a' => {
            prefix.extend_from_slice(if upper { b"0X" } else { b"0x" });
            hexadecimal(&mut body, spec, upper, mantissa, exponent, value.fraction_bits);
        }
        b'e' => {
            let precision = spec.precision.unwrap_or(6);
            let mut decimal = Decimal::exact(mantissa, exponent);
            decimal.round(precision as i64 + 1);
            scientific(&mut body, &decimal, precision, spec.flags.alternate, upper);
        }
        b'f' => {
            let precision = spec.precision.unwrap_or(6);
            let mut decimal = Decimal::exact(mantissa, exponent);
            let places = i64::from(decimal.point) + precision as i64;
            decimal.round(places);
            plain(&mut body, &decimal, precision, spec.flags.alternate);
        }
        _ => {
            let precision = spec.precision.unwrap_or(6).max(1);
            let mut decimal = Decimal::exact(mantissa, exponent);
            decimal.round(precision as i64);
            let power = if decimal.digits.is_empty() { 0 } else { i64::from(decimal.point) - 1 };
            let is_plain = power >= -4 && power < precision as i64;
            let mut places = if is_plain { (precision as i64 - 1 - power).max(0) as usize } else { precision - 1 };
            if !spec.flags.alternate {
                let needed = decimal.digits.len() as i64 - if is_plain { i64::from(decimal.point) } else { 1 };
                places = places.min(needed.max(0) as usize);
            }
            if is_plain {
                plain(&mut body, &decimal, places, spec.flags.alternate);
            } else {
                scientific(&mut body, &decimal, places, spec.flags.alternate, upper);
            }
        }
    }
    field(out, spec, spec.flags.zero, &prefix, 0, &body);
}

fn plain(out: &mut Vec<u8>, decimal: &Decimal, precision: usize, alternate: bool) {
    let whole = decimal.point.max(0);
    if decimal.digits.is_empty() || whole == 0 {
        out.push(b'0');
    } else {
        out.extend((0..whole).map(|place| b'0' + decimal.digits.get(place as usize).copied().unwrap_or(0)));
    }
    if precision > 0 || alternate {
        out.push(b'.');
    }
    // Beyond the last digit there are only zeros.
    let shown = (decimal.digits.len() as i64 - i64::from(decimal.point)).clamp(0, precision as i64) as usize;
    out.extend((0..shown).map(|place| b'0' + decimal.digit_at(place as i64)));
    out.extend(std::iter::repeat_n(b'0', precision - shown));
}

fn scientific(out: &mut Vec<u8>, decimal: &Decimal, precision: usize, alternate: bool, upper: bool) {
    let digit = |index: usize| b'0' + decimal.digits.get(index).copied().unwrap_or(0);
    out.push(digit(0));
    if precision > 0 || alternate {
        out.push(b'.');
    }
    let shown = precision.min(decimal.digits.len().saturating_sub(1));
    out.extend((1..=shown).map(digit));
    out.extend(std::iter::repeat_n(b'0', precision - shown));
    let power = if decimal.digits.is_empty() { 0 } else { decimal.point - 1 };
    out.push(if upper { b'E' } else { b'e' });
    out.push(if power < 0 { b'-' } else { b'+' });
    out.extend_from_slice(format!("{:02}", power.unsigned_abs()).as_bytes());
}

fn hexadecimal(out: &mut Vec<u8>, spec: &Spec, upper: bool, mantissa: u128, exponent: i32, fraction_bits: u32) {
    let mut power = if mantissa == 0 { 0 } else { i64::from(exponent) + i64::from(fraction_bits) };
    let mut digits = (fraction_bits / 4) as usize;
    let mut mantissa = mantissa;
    if let Some(precision) = spec.precision
        && precision < digits
    {
        let drop = (digits - precision) as u32 * 4;
        let (rest, half) = (mantissa & ((1 << drop) - 1), 1u128 << (drop - 1));
        mantissa >>= drop;
        if rest > half || rest == half && mantissa & 1 != 0 {
            mantissa += 1;
        }
        digits = precision;
        // A leading digit of four bits may overflow; glibc then writes one with the next power.
        if mantissa >> (digits * 4) == 16 {
            mantissa >>= 4;
            power += 4;
        }
    }
    let mut places = digits;
    let fraction = mantissa & ((1u128 << (digits * 4)) - 1);
    if spec.precision.is_none() {
        places -= if fraction == 0 { places } else { (fraction.trailing_zeros() / 4) as usize };
    }
    let table: &[u8; 16] = if upper { b"0123456789ABCDEF" } else { b"0123456789abcdef" };
    out.push(table[(mantissa >> (digits * 4)) as usize & 15]);
    if spec.precision.unwrap_or(places) > 0 || spec.flags.alternate {
        out.push(b'.');
    }
    for place in 0..places {
        out.push(table[(mantissa >> ((digits - 1 - place) * 4)) as usize & 15]);
    }
    let wanted = spec.precision.unwrap_or(places);
    out.extend(std::iter::repeat_n(b'0', wanted.saturating_sub(places)));
    out.push(if upper { b'P' } else { b'p' });
    out.push(if power < 0 { b'-' } else { b'+' });
    out.extend_from_slice(power.unsigned_abs().to_string().as_bytes());
}

fn field(out: &mut Vec<u8>, spec: &Spec, pad_zero: bool, prefix: &[u8], zeros: usize, body: &[u8]) {
    let length = prefix.len() + zeros + body.len();
    let padding = spec.width.saturating_sub(length);
    let (before, inside, after) = match (spec.flags.left, pad_zero) {
        (true, _) => (0, 0, padding),
        (false, true) => (0, padding, 0),
        (false, false) => (padding, 0, 0),
    };
    out.reserve(length + padding);
    out.extend(std::iter::repeat_n(b' ', before));
    out.extend_from_slice(prefix);
    out.extend(std::iter::repeat_n(b'0', inside + zeros));
    out.extend_from_slice(body);
    out.extend(std::iter::repeat_n(b' ', after));
}

fn sign(flags: &Flags, negative: bool) -> &'static [u8] {
    match (negative, flags.plus, flags.space) {
        (true, ..) => b"-",
        (_, true, _) => b"+",
        (_, _, true) => b" ",
        _ => b"",
    }
}

/// A decimal number at the start of the text, and its length.
fn number(text: &[u8]) -> Option<(u32, usize)> {
    let length = text.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let value = std::str::from_utf8(text.get(..length)?).ok()?.parse::<i32>().ok()?;
    Some((value as u32, length))
}

/// `Some(None)` when there is no count; `None` when it is out of range.
fn count(text: &[u8], at: &mut usize) -> Option<Option<Count>> {
    let rest = text.get(*at..)?;
    match rest.first()? {
        b'*' => {
            *at += 1;
            if let Some((position, length)) = number(&rest[1..])
                && rest.get(length + 1) == Some(&b'$')
            {
                *at += length + 1;
                return Some(Some(Count::Argument(Some(position))));
            }
            Some(Some(Count::Argument(None)))
        }
        byte if byte.is_ascii_digit() => {
            let (value, length) = number(rest)?;
            *at += length;
            Some(Some(Count::Given(value)))
        }
        _ => Some(None),
    }
}
