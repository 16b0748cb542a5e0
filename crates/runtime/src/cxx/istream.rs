//! `std::istream` of libstdc++: extractions, `get`, `getline`, `read` and related functions, for any buffer.
//! Counts and states are those of libstdc++; character classes are those of the "C" locale.

use crate::access::{int, offset, void};
use crate::c::numbers;
use crate::cxx::buffers::mode;
use crate::cxx::streambuf::position;
use crate::cxx::streams::{AT_END, BAD, FAILED, FLAGS, WIDTH, fmtflags};
use crate::cxx::string as cxx_string;
use crate::process::Process;
use crate::table::Entry;
use draig_interp::library::Call;
use draig_interp::stop::Result;
use draig_interp::value::Slot;
use draig_num::FloatFormat;

pub(crate) static TABLE: &[Entry] = &[
    ("_ZNSirsERs", "p(pp)", extract_signed),
    ("_ZNSirsERi", "p(pp)", extract_signed),
    ("_ZNSirsERl", "p(pp)", extract_signed),
    ("_ZNSirsERx", "p(pp)", extract_signed),
    ("_ZNSirsERt", "p(pp)", extract_unsigned),
    ("_ZNSirsERj", "p(pp)", extract_unsigned),
    ("_ZNSirsERm", "p(pp)", extract_unsigned),
    ("_ZNSirsERy", "p(pp)", extract_unsigned),
    ("_ZNSirsERb", "p(pp)", extract_bool),
    ("_ZNSirsERf", "p(pp)", extract_float),
    ("_ZNSirsERd", "p(pp)", extract_float),
    ("_ZNSirsERe", "p(pp)", extract_float),
    ("_ZNSi10_M_extractIlEERSiRT_", "p(pp)", extract_signed),
    ("_ZNSi10_M_extractIxEERSiRT_", "p(pp)", extract_signed),
    ("_ZNSi10_M_extractItEERSiRT_", "p(pp)", extract_unsigned),
    ("_ZNSi10_M_extractIjEERSiRT_", "p(pp)", extract_unsigned),
    ("_ZNSi10_M_extractImEERSiRT_", "p(pp)", extract_unsigned),
    ("_ZNSi10_M_extractIyEERSiRT_", "p(pp)", extract_unsigned),
    ("_ZNSi10_M_extractIbEERSiRT_", "p(pp)", extract_bool),
    ("_ZNSi10_M_extractIfEERSiRT_", "p(pp)", extract_float),
    ("_ZNSi10_M_extractIdEERSiRT_", "p(pp)", extract_float),
    ("_ZNSi10_M_extractIeEERSiRT_", "p(pp)", extract_float),
    ("_ZStrsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_RS3_", "p(pp)", extract_char),
    ("_ZSt17__istream_extractRSiPcl", "v(ppl)", extract_chars),
    (
        "_ZStrsIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EE",
        "p(pp)",
        extract_string,
    ),
    (
        "_ZSt7getlineIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EE",
        "p(pp)",
        get_string_line,
    ),
    (
        "_ZSt7getlineIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EES4_",
        "p(ppi)",
        get_string_line,
    ),
    ("_ZNSirsEPFRSiS_E", "p(pp)", manipulate),
    ("_ZNSirsEPFRSt8ios_baseS0_E", "p(pp)", manipulate_base),
    ("_ZNSirsEPFRSt9basic_iosIcSt11char_traitsIcEES3_E", "p(pp)", manipulate_base),
    ("_ZStrsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_St5_Setw", "p(pi)", set_width),
    ("_ZSt2wsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_", "p(p)", skip_spaces),
    ("_ZNSi3getEv", "i(p)", get),
    ("_ZNSi3getERc", "p(pp)", get_into),
    ("_ZNSi3getEPcl", "p(ppl)", get_chars),
    ("_ZNSi3getEPclc", "p(ppli)", get_chars),
    ("_ZNSi7getlineEPcl", "p(ppl)", get_line),
    ("_ZNSi7getlineEPclc", "p(ppli)", get_line),
    ("_ZNSi6ignoreEv", "p(p)", ignore),
    ("_ZNSi6ignoreEl", "p(pl)", ignore),
    ("_ZNSi6ignoreEli", "p(pli)", ignore),
    ("_ZNSi4peekEv", "i(p)", peek),
    ("_ZNSi4readEPcl", "p(ppl)", read),
    ("_ZNSi7putbackEc", "p(pi)", put_back),
    ("_ZNSi5ungetEv", "p(p)", put_back),
    ("_ZNSi4syncEv", "i(p)", sync),
    ("_ZNSi5tellgEv", "l(p)", tell),
    ("_ZNSi5seekgESt4fposI11__mbstate_tE", "p(pll)", seek),
    ("_ZNSi5seekgElSt12_Ios_Seekdir", "p(plu)", seek),
    ("_ZNKSi6gcountEv", "l(p)", count),
    ("_ZNSi6sentryC1ERSib", "v(ppi)", sentry),
    ("_ZNSi6sentryC2ERSib", "v(ppi)", sentry),
];

/// Offset of the count of characters of the last unformatted input in `std::istream`.
const COUNT: u64 = 8;

/// Maximum length of a number.
const MAX_NUMBER_LENGTH: usize = 1 << 16;

/// A stream being read.
struct Input {
    stream: Slot,
    ios: Slot,
    buffer: Slot,
    /// State bits to add.
    more: u64,
}

impl Input {
    /// Returns the stream of the first argument, ready or not; `None` if it is not good.
    fn begin(process: &mut Process<'_, '_>, call: &Call<'_>, skip: bool) -> Result<(Input, bool)> {
        let stream = call.pointer(0)?;
        Input::of(process, stream, call, skip)
    }

    /// Implements `sentry`: flushes the tied stream and skips white space.
    fn of(process: &mut Process<'_, '_>, stream: Slot, call: &Call<'_>, skip: bool) -> Result<(Input, bool)> {
        let ios = process.ios(stream, call.site)?;
        let buffer = process.ios_buffer(ios, call.site)?;
        let mut input = Input { stream, ios, buffer, more: 0 };
        if process.ios_state(ios, call.site)? != 0 {
            process.add_ios_state(ios, FAILED, call.site)?;
            return Ok((input, false));
        }
        process.flush_tied(ios, call)?;
        if skip && process.get_uint(offset(ios, FLAGS), 4, call.site)? & fmtflags::SKIPWS != 0 {
            input.skip_spaces(process, call)?;
            if input.more != 0 {
                process.add_ios_state(ios, AT_END | FAILED, call.site)?;
                return Ok((input, false));
            }
        }
        Ok((input, true))
    }

    fn peek(&mut self, process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Option<u8>> {
        let byte = process.buffer_get(self.buffer, false, call)?;
        if byte.is_none() {
            self.more |= AT_END;
        }
        Ok(byte)
    }

    fn take(&mut self, process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Option<u8>> {
        let byte = process.buffer_get(self.buffer, true, call)?;
        if byte.is_none() {
            self.more |= AT_END;
        }
        Ok(byte)
    }

    fn skip_spaces(&mut self, process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<()> {
        while self.peek(process, call)?.is_some_and(is_space) {
            self.take(process, call)?;
        }
        Ok(())
    }

    /// Takes characters while `wanted` accepts them, given the preceding ones.
    fn take_while(
        &mut self,
        process: &mut Process<'_, '_>,
        call: &Call<'_>,
        text: &mut Vec<u8>,
        wanted: impl Fn(&[u8], u8) -> bool,
    ) -> Result<()> {
        while text.len() < MAX_NUMBER_LENGTH {
            match self.peek(process, call)? {
                Some(byte) if wanted(text, byte) => {
                    self.take(process, call)?;
                    process.push(text, byte)?;
                }
                _ => break,
            }
        }
        Ok(())
    }

    /// Returns the width and resets it.
    fn width(&self, process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<u64> {
        let width = process.get_uint(offset(self.ios, WIDTH), 8, call.site)?;
        process.put_uint(offset(self.ios, WIDTH), 0, 8, call.site)?;
        Ok(width)
    }

    fn set_count(&self, process: &mut Process<'_, '_>, count: u64, call: &Call<'_>) -> Result<()> {
        process.put_uint(offset(self.stream, COUNT), count, 8, call.site)
    }

    /// Sets the stream's state.
    fn end(self, process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
        process.add_ios_state(self.ios, self.more, call.site)?;
        Ok(self.stream)
    }
}

fn is_space(byte: u8) -> bool {
    matches!(byte, b' ' | 9..=13)
}

/// Returns the size in bytes of the number that a function extracts, by its name.
fn size(call: &Call<'_>) -> u32 {
    let name = call.name.strip_suffix("EERSiRT_").unwrap_or(call.name);
    match name.as_bytes().last() {
        Some(b's' | b't') => 2,
        Some(b'i' | b'j' | b'f') => 4,
        Some(b'b') => 1,
        _ => 8,
    }
}

/// Takes the text of an integer as `num_get` does; returns it with its base.
fn integer_text(process: &mut Process<'_, '_>, call: &Call<'_>, input: &mut Input) -> Result<(Vec<u8>, u32)> {
    let (mut base, detect) = match process.get_uint(offset(input.ios, FLAGS), 4, call.site)?
        & (fmtflags::DEC | fmtflags::HEX | fmtflags::OCT)
    {
        fmtflags::OCT => (8, false),
        fmtflags::HEX => (16, false),
        0 => (10, true),
        _ => (10, false),
    };
    let mut text = Vec::new();
    input.take_while(process, call, &mut text, |text, byte| text.is_empty() && matches!(byte, b'+' | b'-'))?;
    let sign = text.len();
    if detect || base == 16 {
        input.take_while(process, call, &mut text, |text, byte| text.len() == sign && byte == b'0')?;
        if text.len() > sign {
            if detect {
                base = 8;
            }
            let zero = text.len();
            input
                .take_while(process, call, &mut text, |text, byte| text.len() == zero && matches!(byte, b'x' | b'X'))?;
            if text.len() > zero {
                // The prefix is not a digit: a number has to follow.
                text.truncate(sign);
                base = 16;
            }
        }
    }
    input.take_while(process, call, &mut text, |_, byte| (byte as char).is_digit(base))?;
    Ok((text, base))
}

fn extract_integer(process: &mut Process<'_, '_>, call: &Call<'_>, signed: bool) -> Result<Slot> {
    let to = call.pointer(1)?;
    let (mut input, ready) = Input::begin(process, call, true)?;
    if !ready {
        return Ok(input.stream);
    }
    let (text, base) = integer_text(process, call, &mut input)?;
    let number = numbers::integer(&text, base, false);
    let size = size(call);
    let (value, cut) = match signed {
        true => {
            let (value, cut) = number.signed(8 * size);
            (value as u64, cut)
        }
        false => number.unsigned(8 * size),
    };
    if number.end == 0 || cut {
        input.more |= FAILED;
    }
    process.put_uint(to, value, size, call.site)?;
    input.end(process, call)
}

fn extract_signed(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    extract_integer(process, call, true)
}

fn extract_unsigned(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    extract_integer(process, call, false)
}

fn extract_bool(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let to = call.pointer(1)?;
    let (mut input, ready) = Input::begin(process, call, true)?;
    if !ready {
        return Ok(input.stream);
    }
    let value = if process.get_uint(offset(input.ios, FLAGS), 4, call.site)? & fmtflags::BOOLALPHA != 0 {
        let mut text = Vec::new();
        for (word, value) in [(&b"true"[..], Some(true)), (b"false", Some(false))] {
            input.take_while(process, call, &mut text, |text, byte| word.get(text.len()) == Some(&byte))?;
            if !text.is_empty() {
                // No character after the last letter is read.
                if text == word {
                    input.more = 0;
                }
                return put_bool(process, call, input, to, value.filter(|_| text == word));
            }
        }
        None
    } else {
        let (text, base) = integer_text(process, call, &mut input)?;
        let number = numbers::integer(&text, base, false);
        match number.signed(64) {
            _ if number.end == 0 => None,
            (0, false) => Some(false),
            (1, false) => Some(true),
            _ => {
                input.more |= FAILED;
                Some(true)
            }
        }
    };
    put_bool(process, call, input, to, value)
}

fn put_bool(
    process: &mut Process<'_, '_>,
    call: &Call<'_>,
    mut input: Input,
    to: Slot,
    value: Option<bool>,
) -> Result<Slot> {
    if value.is_none() {
        input.more |= FAILED;
    }
    process.put(to, &[value.unwrap_or(false).into()], call.site)?;
    input.end(process, call)
}

/// Returns whether a character continues a floating-point number: sign, digits, one point, one exponent.
fn continues_float(text: &[u8], byte: u8) -> bool {
    let exponent = text.iter().position(|byte| matches!(byte, b'e' | b'E'));
    let has_digits = text.iter().any(u8::is_ascii_digit);
    match byte {
        b'0'..=b'9' => true,
        b'+' | b'-' => text.is_empty() || exponent == Some(text.len() - 1),
        b'.' => exponent.is_none() && !text.contains(&b'.'),
        b'e' | b'E' => exponent.is_none() && has_digits,
        _ => false,
    }
}

fn extract_float(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let to = call.pointer(1)?;
    let (mut input, ready) = Input::begin(process, call, true)?;
    if !ready {
        return Ok(input.stream);
    }
    let mut text = Vec::new();
    input.take_while(process, call, &mut text, continues_float)?;
    let number = numbers::float(&text).filter(|number| number.end == text.len());
    if number.is_none() {
        input.more |= FAILED;
    }
    let name = call.name.strip_suffix("EERSiRT_").unwrap_or(call.name);
    let (bits, size, range) = match name.as_bytes().last() {
        Some(b'f') => {
            let (value, range) = number.map_or((0.0, false), |number| number.to_f32(&text));
            let cut = if value.is_infinite() { f32::MAX.copysign(value) } else { value };
            (u128::from(cut.to_bits()), 4, range && value.is_infinite())
        }
        Some(b'd') => {
            let (value, range) = number.map_or((0.0, false), |number| number.to_f64(&text));
            let cut = if value.is_infinite() { f64::MAX.copysign(value) } else { value };
            (u128::from(cut.to_bits()), 8, range && value.is_infinite())
        }
        _ => match process.abi.long_double {
            FloatFormat::Fp128 => (number.map_or(0, |number| number.to_quad().0), 16, false),
            FloatFormat::X86Fp80 => (number.map_or(0, |number| number.to_x87().0), 10, false),
            _ => (number.map_or(0, |number| number.to_f64(&text).0.to_bits().into()), 8, false),
        },
    };
    if range {
        input.more |= FAILED;
    }
    process.put_wide(to, bits, size, call.site)?;
    input.end(process, call)
}

fn extract_char(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let to = call.pointer(1)?;
    let (mut input, ready) = Input::begin(process, call, true)?;
    if ready {
        match input.take(process, call)? {
            Some(byte) => process.put(to, &[byte], call.site)?,
            None => input.more |= FAILED,
        }
    }
    input.end(process, call)
}

/// Extracts a word, up to a width and a count.
fn extract_chars(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (to, room) = (call.pointer(1)?, call.uint(2)?);
    let (mut input, ready) = Input::begin(process, call, true)?;
    let mut text = Vec::new();
    if ready {
        let width = input.width(process, call)?;
        let most = if width == 0 { room } else { width.min(room) }.max(1) - 1;
        input.take_while(process, call, &mut text, |text, byte| (text.len() as u64) < most && !is_space(byte))?;
        if text.len() as u64 == most {
            // Ended by its length, not at the end of the input.
            input.more = 0;
        }
        if text.is_empty() {
            input.more |= FAILED;
        }
    }
    process.put_cstr(to, &text, call.site)?;
    input.end(process, call)?;
    void()
}

fn extract_string(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let string = call.pointer(1)?;
    let (mut input, ready) = Input::begin(process, call, true)?;
    if !ready {
        return Ok(input.stream);
    }
    let width = input.width(process, call)?;
    let most = if width == 0 { u64::MAX } else { width };
    let mut text = Vec::new();
    while (text.len() as u64) < most {
        match input.peek(process, call)? {
            Some(byte) if !is_space(byte) => {
                input.take(process, call)?;
                process.push(&mut text, byte)?;
            }
            _ => break,
        }
    }
    if text.is_empty() {
        input.more |= FAILED;
    }
    cxx_string::set(process, string, &text, call.site)?;
    input.end(process, call)
}

/// Returns the delimiter: the last argument, or a line feed.
fn delimiter(call: &Call<'_>, number: usize) -> Result<u8> {
    if call.args.len() > number { Ok(call.int(number)? as u8) } else { Ok(b'\n') }
}

fn get_string_line(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (string, delimiter) = (call.pointer(1)?, delimiter(call, 2)?);
    let (mut input, ready) = Input::begin(process, call, false)?;
    if !ready {
        return Ok(input.stream);
    }
    let (mut text, mut ended) = (Vec::new(), false);
    while let Some(byte) = input.take(process, call)? {
        ended = byte == delimiter;
        if ended {
            break;
        }
        process.push(&mut text, byte)?;
    }
    if text.is_empty() && !ended {
        input.more |= FAILED;
    }
    cxx_string::set(process, string, &text, call.site)?;
    input.end(process, call)
}

fn manipulate(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let object = call.pointer(0)?;
    process.call_back(call.pointer(1)?, &[object])
}

fn manipulate_base(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let object = call.pointer(0)?;
    let ios = process.ios(object, call.site)?;
    process.call_back(call.pointer(1)?, &[ios])?;
    Ok(object)
}

fn set_width(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let object = call.pointer(0)?;
    let ios = process.ios(object, call.site)?;
    process.put_uint(offset(ios, WIDTH), call.int(1)? as u64, 8, call.site)?;
    Ok(object)
}

fn skip_spaces(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (mut input, ready) = Input::begin(process, call, false)?;
    if ready {
        input.skip_spaces(process, call)?;
    }
    input.end(process, call)
}

fn get(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (mut input, ready) = Input::begin(process, call, false)?;
    let byte = if ready { input.take(process, call)? } else { None };
    input.set_count(process, byte.is_some().into(), call)?;
    if byte.is_none() {
        input.more |= FAILED;
    }
    input.end(process, call)?;
    int(byte.map_or(-1, i64::from))
}

fn get_into(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (mut input, ready) = Input::begin(process, call, false)?;
    let byte = if ready { input.take(process, call)? } else { None };
    input.set_count(process, byte.is_some().into(), call)?;
    match byte {
        Some(byte) => process.put(call.pointer(1)?, &[byte], call.site)?,
        None => input.more |= FAILED,
    }
    input.end(process, call)
}

/// Implements `get`, which leaves the delimiter in the stream.
fn get_chars(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    chars(process, call, false)
}

/// Implements `getline`, which removes the delimiter, too.
fn get_line(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    chars(process, call, true)
}

fn chars(process: &mut Process<'_, '_>, call: &Call<'_>, line: bool) -> Result<Slot> {
    let (to, room, delimiter) = (call.pointer(1)?, call.int(2)?.max(0) as u64, delimiter(call, 3)?);
    let (mut input, ready) = Input::begin(process, call, false)?;
    let (mut text, mut count) = (Vec::new(), 0);
    if ready {
        while let Some(byte) = input.peek(process, call)? {
            if byte == delimiter {
                if line {
                    input.take(process, call)?;
                    count += 1;
                }
                break;
            }
            if text.len() as u64 + 1 >= room {
                if line {
                    input.more |= FAILED;
                }
                break;
            }
            input.take(process, call)?;
            process.push(&mut text, byte)?;
            count += 1;
        }
    }
    input.set_count(process, count, call)?;
    if room > 0 {
        process.put_cstr(to, &text, call.site)?;
    }
    if count == 0 {
        input.more |= FAILED;
    }
    input.end(process, call)
}

fn ignore(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let most = if call.args.len() > 1 { call.int(1)? } else { 1 };
    let until = if call.args.len() > 2 { u8::try_from(call.int(2)?).ok() } else { None };
    let (mut input, ready) = Input::begin(process, call, false)?;
    let mut count = 0;
    while ready && (count < most || most == i64::MAX) {
        let Some(byte) = input.take(process, call)? else { break };
        count += 1;
        if until == Some(byte) {
            break;
        }
    }
    input.set_count(process, count as u64, call)?;
    input.end(process, call)
}

fn peek(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (mut input, ready) = Input::begin(process, call, false)?;
    input.set_count(process, 0, call)?;
    let byte = if ready { input.peek(process, call)? } else { None };
    input.end(process, call)?;
    int(byte.map_or(-1, i64::from))
}

fn read(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (to, most) = (call.pointer(1)?, call.int(2)?.max(0) as u64);
    let (mut input, ready) = Input::begin(process, call, false)?;
    let mut count = 0;
    while ready && count < most {
        let Some(byte) = input.take(process, call)? else {
            input.more |= FAILED;
            break;
        };
        process.put(offset(to, count), &[byte], call.site)?;
        count += 1;
    }
    input.set_count(process, count, call)?;
    input.end(process, call)
}

/// Implements `putback` and `unget`, which clear the end-of-file state first.
fn put_back(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let byte = if call.args.len() > 1 { Some(call.int(1)? as u8) } else { None };
    forget_end(process, call)?;
    let (mut input, ready) = Input::begin(process, call, false)?;
    input.set_count(process, 0, call)?;
    if ready && !process.buffer_back(input.buffer, byte, call)? {
        input.more |= BAD;
    }
    input.end(process, call)
}

fn forget_end(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<()> {
    let ios = process.ios(call.pointer(0)?, call.site)?;
    let state = process.ios_state(ios, call.site)?;
    process.set_ios_state(ios, state & !AT_END, call.site)
}

fn sync(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (mut input, ready) = Input::begin(process, call, false)?;
    let done = ready && process.buffer_sync(input.buffer, call)?;
    if ready && !done {
        input.more |= BAD;
    }
    input.end(process, call)?;
    int(if done { 0 } else { -1 })
}

fn tell(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let stream = call.pointer(0)?;
    let ios = process.ios(stream, call.site)?;
    if process.ios_state(ios, call.site)? & (BAD | FAILED) != 0 {
        return position(process, -1);
    }
    let buffer = process.ios_buffer(ios, call.site)?;
    let place = process.buffer_seek(buffer, 0, 1, mode::IN, call)?;
    position(process, place)
}

/// Seeks to a position (two words), or by an offset from a reference point.
fn seek(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    forget_end(process, call)?;
    let stream = call.pointer(0)?;
    let ios = process.ios(stream, call.site)?;
    if process.ios_state(ios, call.site)? & (BAD | FAILED) != 0 {
        return Ok(stream);
    }
    let buffer = process.ios_buffer(ios, call.site)?;
    let place = if call.name.ends_with("_Ios_Seekdir") {
        process.buffer_seek(buffer, call.int(1)?, call.uint(2)?, mode::IN, call)?
    } else {
        process.buffer_seek_to(buffer, call.int(1)?, mode::IN, call)?
    };
    if place < 0 {
        process.add_ios_state(ios, FAILED, call.site)?;
    }
    Ok(stream)
}

fn count(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    process.get_uint(offset(call.pointer(0)?, COUNT), 8, call.site).map(Slot::plain)
}

/// Constructs a `sentry`, which contains whether its stream is ready.
fn sentry(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let keep_spaces = call.uint(2)? & 1 != 0;
    let (_, ready) = Input::of(process, call.pointer(1)?, call, !keep_spaces)?;
    process.put(call.pointer(0)?, &[ready.into()], call.site)?;
    void()
}
