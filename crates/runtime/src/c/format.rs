//! Format directives of `printf` (C11 7.21.6.1): parsing, and writing one value as glibc does. `printf`
//! fetches arguments and checks their types.

use crate::c::decimal::{Binary, Decimal, Number};

/// Flags of a directive.
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
    /// Given in the format.
    Given(u32),
    /// `*`, with the argument's number if it has one.
    Argument(Option<u32>),
}

/// Length modifier.
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

impl Length {
    /// Returns the length that a directive's rest begins with, and its size.
    pub(crate) fn at_start(text: &[u8]) -> (Length, usize) {
        match text {
            [b'h', b'h', ..] => (Length::Char, 2),
            [b'h', ..] => (Length::Short, 1),
            [b'l', b'l', ..] => (Length::LongLong, 2),
            [b'l', ..] => (Length::Long, 1),
            [b'q', ..] => (Length::LongLong, 1),
            [b'L', ..] => (Length::LongDouble, 1),
            [b'j', ..] => (Length::Max, 1),
            [b'z', ..] => (Length::Size, 1),
            [b't', ..] => (Length::Difference, 1),
            _ => (Length::None, 0),
        }
    }
}

/// Directive as written in the format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Directive {
    /// Number of its argument, if it has one (`%1$d`).
    pub(crate) position: Option<u32>,
    /// Its flags.
    pub(crate) flags: Flags,
    /// Its width.
    pub(crate) width: Option<Count>,
    /// Its precision.
    pub(crate) precision: Option<Count>,
    /// Its length modifier.
    pub(crate) length: Length,
    /// Conversion letter.
    pub(crate) letter: u8,
}

impl Directive {
    /// Parses the text after a `%`. Returns the directive and its length in bytes; `None` if the text ends
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
        let (length, size) = match text.get(at)? {
            // The old name of `z`, which `scanf` does not have.
            b'Z' => (Length::Size, 1),
            _ => Length::at_start(text.get(at..)?),
        };
        at += size;
        let letter = *text.get(at)?;
        let is_integer = matches!(letter, b'd' | b'i' | b'o' | b'u' | b'x' | b'X' | b'b' | b'B' | b'n');
        let length = if length == Length::LongDouble && is_integer { Length::LongLong } else { length };
        Some((Directive { position, flags, width, precision, length, letter }, at + 1))
    }
}

/// Directive with known width and precision.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Spec {
    /// Its flags.
    pub(crate) flags: Flags,
    /// Minimum number of bytes.
    pub(crate) width: usize,
    /// Precision, if given.
    pub(crate) precision: Option<usize>,
}

/// Writes `%d`, `%u`, `%o`, `%x`, `%X`, `%b`; `signed` tells whether the conversion has a sign.
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
    // The flag `0` is ignored if there is a precision.
    let pad_zero = spec.flags.zero && spec.precision.is_none();
    field(out, spec, pad_zero, prefix, zeros, digits);
}

/// Writes bytes, padded with spaces to the width.
pub(crate) fn text(out: &mut Vec<u8>, spec: &Spec, bytes: &[u8]) {
    field(out, spec, false, b"", 0, bytes);
}

/// Writes encoded wide characters, padded with spaces to the width in characters.
pub(crate) fn wide_text(out: &mut Vec<u8>, spec: &Spec, units: &[u32]) {
    let mut body = Vec::with_capacity(units.len());
    units.iter().for_each(|&unit| crate::c::wide::encode(&mut body, unit));
    let width = if spec.width > units.len() { spec.width - units.len() + body.len() } else { 0 };
    field(out, &Spec { width, ..*spec }, false, b"", 0, &body);
}

/// Writes a pointer as glibc does: `(nil)` or like `%#lx`.
pub(crate) fn pointer(out: &mut Vec<u8>, spec: &Spec, address: u64) {
    if address == 0 {
        // The width applies, flags for numbers do not.
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

/// Writes `%e`, `%f`, `%g`, `%a` and their capitals. `x87` marks an `x86_fp80`, whose `%a` has a leading
/// digit of four bits.
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
    // Digits after the last one are zeros.
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

/// Parses a decimal number at the start of the text; returns its value and length.
fn number(text: &[u8]) -> Option<(u32, usize)> {
    let length = text.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let value = std::str::from_utf8(text.get(..length)?).ok()?.parse::<i32>().ok()?;
    Some((value as u32, length))
}

/// Parses a count. `Some(None)` if there is none; `None` if it is out of range.
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

#[cfg(test)]
mod tests {
    use super::*;

    fn given(count: Option<Count>) -> Option<usize> {
        match count {
            Some(Count::Given(count)) => Some(count as usize),
            _ => None,
        }
    }

    /// Format, kind (`d` double, `D` x86_fp80, `l` long, `p` pointer), bits, and glibc 2.36's output.
    #[rustfmt::skip]
    const CASES: &[(&str, char, u128, &str)] = &[
        ("%+0.13A", 'D', 0xbffedbeac0ba6229ce00, "-0XD.BEAC0BA6229CEP-4"),
        ("%.26a", 'D', 0xc000de4a3fb476d520fb, "-0xd.e4a3fb476d520fb00000000000p-2"),
        ("% 012A", 'D', 0x3fd0e060b93ad8b0a46c, " 0XE.060B93AD8B0A46CP-50"),
        ("%a", 'D', 0x4005a4b219e2f0166be4, "0xa.4b219e2f0166be4p+3"),
        ("%.2E", 'D', 0x4033c2c92671c6da6f0d, "6.85E+15"),
        ("%4.26E", 'D', 0x4000000000000000, "1.68105157155604675313133891E-4932"),
        ("%-+E", 'D', 0xfffff800000000000000, "-NAN"),
        ("%#.25E", 'D', 0x80018cbfe0d3f3cf1991, "-3.6969876423102730413210996E-4932"),
        ("%#010.2f", 'D', 0x3ff5e9373331777279fa, "0000000.00"),
        ("%+.11F", 'D', 0xc005f530494f9c38ab60, "-122.59430931837"),
        ("%032.28f", 'D', 0xbff4f800000000000000, "-00.0009460449218750000000000000"),
        ("%+#f", 'D', 0x7fffe000000000000000, "+nan"),
        ("%G", 'D', 0x3363a172701cf881, "1.34981E-4932"),
        ("%03g", 'D', 0x4031c000000000000000, "1.68885e+15"),
        ("%-33g", 'D', 0xbfebc000000000000000, "-1.43051e-06                     "),
        ("%-38.22G", 'D', 0xc00bea4f4b07e8434b66, "-7497.911636175683656624              "),
        ("%030.12A", 'd', 0x408dc353c3611340, "0X000000000001.DC353C361134P+9"),
        ("%+ #36.20A", 'd', 0xc063eccccccccccd, "        -0X1.3ECCCCCCCCCCD0000000P+7"),
        ("%24.16A", 'd', 0x40819c4c01b4137c, " 0X1.19C4C01B4137C000P+9"),
        ("%11A", 'd', 0xbff8000000000000, "  -0X1.8P+0"),
        ("%-#12a", 'd', 0xbfe0000000000000, "-0x1.p-1    "),
        ("%033A", 'd', 0x408d16189374bc6a, "0X00000000000001.D16189374BC6AP+9"),
        ("%+ #.2E", 'd', 0x408c14ba84a6e042, "+8.99E+02"),
        ("%0.12e", 'd', 0xffe1ccf385ebc8a0, "-1.000000000000e+308"),
        ("%+#.7e", 'd', 0x40f86a0000000000, "+1.0000000e+05"),
        ("%#014.7E", 'd', 0xc079a9f286939d38, "-4.1062171E+02"),
        ("% .22e", 'd', 0x97afa5815b2141b6, "-1.3547481575415047059676e-194"),
        ("%-+ #0.3E", 'd', 0x4060880000000000, "+1.322E+02"),
        ("%29.20F", 'd', 0xc0a4e9b303c186d9, "   -2676.84963803073014787515"),
        ("%+0.8F", 'd', 0xc08245db22d0e560, "-584.73200000"),
        ("%- .F", 'd', 0xc376345785d8a000, "-100000000000000000"),
        ("% 0.6f", 'd', 0x0, " 0.000000"),
        ("%35f", 'd', 0x44b52d02c7e14af6, "     99999999999999991611392.000000"),
        ("% 16.8F", 'd', 0xc028f20053534480, "    -12.47265873"),
        ("%-+#0g", 'd', 0x406e7a5604189375, "+243.823"),
        ("%+13.24G", 'd', 0xfff0000000000000, "         -INF"),
        ("%0.22G", 'd', 0x535375162847eb88, "2.53666312698542111783E+93"),
        ("%+ .14g", 'd', 0x40819be09da902dc, "+563.48467571297"),
        ("%.25g", 'd', 0x4083c80000000000, "633"),
        ("% .10g", 'd', 0x408bdf89bfdc0972, " 891.9422605"),
        ("%d", 'l', 0x37133, "225587"),
        ("% 0.20d", 'l', 0xf94aa58c8105fa76, "-00483391987110249866"),
        ("%4d", 'l', 0x8000000000000000, "-9223372036854775808"),
        ("%13.18d", 'l', 0x74ca6, "000000000000478374"),
        ("%d", 'l', 0x0, "0"),
        ("%31.1d", 'l', 0x8, "                              8"),
        ("%0.3i", 'l', 0x8000000000000000, "-9223372036854775808"),
        ("% 35.1i", 'l', 0x367de8fde81ae5e1, "                3926550627355387361"),
        ("%-+ #4.i", 'l', 0x0, "+   "),
        ("%#28.9i", 'l', 0x52982, "                   000338306"),
        ("% .21i", 'l', 0x1, " 000000000000000000001"),
        ("% 018.8i", 'l', 0x8000000000000000, "-9223372036854775808"),
        ("%-+#07.5o", 'l', 0x1, "00001  "),
        ("%o", 'l', 0x1532d, "251455"),
        ("%#.o", 'l', 0x1, "01"),
        ("%+ #026o", 'l', 0x0, "00000000000000000000000000"),
        ("%#28o", 'l', 0x1, "                          01"),
        ("%-.20o", 'l', 0x1, "00000000000000000001"),
        ("%.10u", 'l', 0x8000000000000000, "9223372036854775808"),
        ("%- #.17u", 'l', 0x8000000000000000, "9223372036854775808"),
        ("%#3.22u", 'l', 0xffffffffffffffff, "0018446744073709551615"),
        ("%15u", 'l', 0x8000000000000000, "9223372036854775808"),
        ("%u", 'l', 0x8000000000000000, "9223372036854775808"),
        ("%-.u", 'l', 0x8000000000000000, "9223372036854775808"),
        ("%#21x", 'l', 0x1, "                  0x1"),
        ("%-#028.4x", 'l', 0x50dc4, "0x50dc4                     "),
        ("%-03x", 'l', 0xffffffffffffffff, "ffffffffffffffff"),
        ("%+.19X", 'l', 0x5f8ab, "000000000000005F8AB"),
        ("%+#0.0x", 'l', 0x329cb97cc705b041, "0x329cb97cc705b041"),
        ("% .12x", 'l', 0x8000000000000000, "8000000000000000"),
        ("%.23p", 'p', 0x0, "(nil)"),
        ("%-33.17p", 'p', 0x0, "(nil)                            "),
        ("%0.p", 'p', 0x1, "0x1"),
        ("%-#.15p", 'p', 0x1, "0x000000000000001"),
        ("%-0.10p", 'p', 0x1, "0x0000000001"),
        ("%#2.18p", 'p', 0x0, "(nil)"),
    ];

    #[test]
    fn as_glibc() {
        for &(format, kind, bits, expected) in CASES {
            let (directive, length) = Directive::read(&format.as_bytes()[1..]).expect("a directive");
            assert_eq!(length + 1, format.len());
            let (width, precision) = (given(directive.width).unwrap_or(0), given(directive.precision));
            let spec = Spec { flags: directive.flags, width, precision };
            let (mut out, letter) = (Vec::new(), directive.letter);
            match kind {
                'd' => float(&mut out, &spec, letter, &Binary::from_f64(f64::from_bits(bits as u64))),
                'D' => float(&mut out, &spec, letter, &Binary::from_x87(bits)),
                'p' => pointer(&mut out, &spec, bits as u64),
                _ if matches!(letter, b'd' | b'i') => {
                    let value = bits as u64 as i64;
                    integer(&mut out, &spec, letter, value.unsigned_abs(), value < 0);
                }
                _ => integer(&mut out, &spec, letter, bits as u64, false),
            }
            assert_eq!(String::from_utf8_lossy(&out), expected, "{format} of {bits:#x}");
        }
    }

    #[test]
    fn directives() {
        // A precision cannot be a position: `$` is taken for an unknown conversion letter.
        assert_eq!(Directive::read(b"2$-*1$.3$lld").map(|(directive, _)| directive.letter), Some(b'$'));
        let (directive, length) = Directive::read(b"2$-*1$.*3$lldx").expect("a directive");
        assert_eq!((directive.position, length), (Some(2), 13));
        assert_eq!(directive.width, Some(Count::Argument(Some(1))));
        assert_eq!(directive.precision, Some(Count::Argument(Some(3))));
        assert_eq!(directive.length, Length::LongLong);
        assert_eq!(Directive::read(b"99999999999d"), None);
        assert_eq!(Directive::read(b"-"), None);
    }
}
