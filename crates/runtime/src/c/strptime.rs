//! `strptime`: parses a broken-down time in the "C" locale.

use crate::access::{null, offset};
use crate::c::calendar::Tm;
use crate::c::numbers::is_space;
use crate::process::Process;
use crate::table::Entry;
use draig_interp::library::Call;
use draig_interp::stop::{Result, unsupported};
use draig_interp::value::Slot;

pub(crate) static TABLE: &[Entry] = &[("strptime", "p(ppp)", strptime)];

static DAYS: [&str; 7] = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
static MONTHS: [&str; 12] = [
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
];

/// Indices of the fields of `struct tm`, in its order.
const SECOND: usize = 0;
const MINUTE: usize = 1;
const HOUR: usize = 2;
const DAY: usize = 3;
const MONTH: usize = 4;
const YEAR: usize = 5;
const WEEKDAY: usize = 6;
const DAY_OF_YEAR: usize = 7;
const FIELDS: usize = 9;

/// State of parsing.
#[derive(Debug, Default)]
struct Reader<'a> {
    text: &'a [u8],
    at: usize,
    fields: [Option<i32>; FIELDS],
    century: Option<i32>,
    afternoon: Option<bool>,
    /// Whether the hour is on a 12-hour clock.
    twelve: bool,
    zone: Option<i64>,
    seconds: Option<i64>,
}

impl Reader<'_> {
    fn skip_spaces(&mut self) {
        self.at += self.text[self.at..].iter().take_while(|&&byte| is_space(byte)).count();
    }

    /// Parses a number with at most `digits` digits within bounds; glibc allows white space before it.
    fn number(&mut self, digits: usize, low: i32, high: i32) -> Option<i32> {
        self.at += self.text[self.at..].iter().take_while(|&&byte| byte == b' ').count();
        let rest = &self.text[self.at..];
        let count = rest.iter().take(digits).take_while(|byte| byte.is_ascii_digit()).count();
        let mut value: i32 = 0;
        let mut used = 0;
        // A digit that would exceed the bound is not consumed.
        for &byte in &rest[..count] {
            let next = value.checked_mul(10)?.checked_add(i32::from(byte - b'0'))?;
            if used > 0 && next > high {
                break;
            }
            value = next;
            used += 1;
        }
        if used == 0 || !(low..=high).contains(&value) {
            return None;
        }
        self.at += used;
        Some(value)
    }

    /// Parses one of several names, in full or by its first three letters.
    fn name(&mut self, names: &[&str]) -> Option<i32> {
        let rest = self.text[self.at..].to_ascii_lowercase();
        let (index, length) = names.iter().enumerate().find_map(|(index, name)| {
            let lengths = [name.len(), 3];
            lengths
                .into_iter()
                .find(|&length| rest.starts_with(&name.as_bytes()[..length]))
                .map(|length| (index, length))
        })?;
        self.at += length;
        Some(index as i32)
    }

    fn set(&mut self, field: usize, value: Option<i32>) -> Option<()> {
        self.fields[field] = Some(value?);
        Some(())
    }

    /// Parses text according to a format; `None` if it does not match.
    fn read(&mut self, format: &[u8]) -> Option<()> {
        let mut at = 0;
        while let Some(&byte) = format.get(at) {
            at += 1;
            if is_space(byte) {
                self.skip_spaces();
                continue;
            }
            if byte != b'%' {
                if self.text.get(self.at) != Some(&byte) {
                    return None;
                }
                self.at += 1;
                continue;
            }
            at += format[at..].iter().take_while(|byte| b"-_0^#EO".contains(byte)).count();
            let letter = *format.get(at)?;
            at += 1;
            self.directive(letter)?;
        }
        Some(())
    }

    fn directive(&mut self, letter: u8) -> Option<()> {
        match letter {
            b'%' => return self.read_byte(b'%'),
            b'n' | b't' => self.skip_spaces(),
            b'a' | b'A' => {
                let day = self.name(&DAYS);
                self.set(WEEKDAY, day)?;
            }
            b'b' | b'B' | b'h' => {
                let month = self.name(&MONTHS);
                self.set(MONTH, month)?;
            }
            b'c' => self.read(b"%a %b %e %H:%M:%S %Y")?,
            b'D' | b'x' => self.read(b"%m/%d/%y")?,
            b'F' => self.read(b"%Y-%m-%d")?,
            b'R' => self.read(b"%H:%M")?,
            b'T' | b'X' => self.read(b"%H:%M:%S")?,
            b'r' => self.read(b"%I:%M:%S %p")?,
            b'C' => self.century = Some(self.number(2, 0, 99)?),
            b'd' | b'e' => {
                let day = self.number(2, 1, 31);
                self.set(DAY, day)?;
            }
            b'H' | b'k' => {
                let hour = self.number(2, 0, 23);
                self.set(HOUR, hour)?;
                self.twelve = false;
            }
            b'I' | b'l' => {
                let hour = self.number(2, 1, 12)? % 12;
                self.set(HOUR, Some(hour))?;
                self.twelve = true;
            }
            b'j' => {
                let day = self.number(3, 1, 366)? - 1;
                self.set(DAY_OF_YEAR, Some(day))?;
            }
            b'm' => {
                let month = self.number(2, 1, 12)? - 1;
                self.set(MONTH, Some(month))?;
            }
            b'M' => {
                let minute = self.number(2, 0, 59);
                self.set(MINUTE, minute)?;
            }
            b'S' => {
                let second = self.number(2, 0, 61);
                self.set(SECOND, second)?;
            }
            b'p' | b'P' => self.afternoon = Some(self.half()?),
            b's' => {
                let count = self.text[self.at..].iter().take_while(|byte| byte.is_ascii_digit()).count();
                let digits = std::str::from_utf8(&self.text[self.at..self.at + count]).ok()?;
                self.seconds = Some(digits.parse().ok()?);
                self.at += count;
            }
            // Weeks are parsed and not used.
            b'U' | b'W' | b'V' => {
                self.number(2, 0, 53)?;
            }
            b'g' => {
                self.number(2, 0, 99)?;
            }
            b'G' => {
                self.number(4, 0, 9999)?;
            }
            b'u' => {
                let day = self.number(1, 1, 7)? % 7;
                self.set(WEEKDAY, Some(day))?;
            }
            b'w' => {
                let day = self.number(1, 0, 6);
                self.set(WEEKDAY, day)?;
            }
            b'y' => {
                let year = self.number(2, 0, 99)?;
                // POSIX: 69 to 99 belong to the last century.
                self.set(YEAR, Some(if year >= 69 { year } else { year + 100 }))?;
            }
            b'Y' => {
                let year = self.number(4, 0, 9999)? - 1900;
                self.set(YEAR, Some(year))?;
                self.century = None;
            }
            b'z' => self.zone = Some(self.offset()?),
            // A zone's name is skipped.
            b'Z' => self.at += self.text[self.at..].iter().take_while(|byte| !is_space(**byte)).count(),
            _ => return None,
        }
        Some(())
    }

    fn read_byte(&mut self, byte: u8) -> Option<()> {
        if self.text.get(self.at) != Some(&byte) {
            return None;
        }
        self.at += 1;
        Some(())
    }

    /// Parses AM or PM; returns whether it is PM.
    fn half(&mut self) -> Option<bool> {
        let half = self.text.get(self.at..self.at + 2)?.to_ascii_lowercase();
        self.at += 2;
        match half.as_slice() {
            b"am" => Some(false),
            b"pm" => Some(true),
            _ => None,
        }
    }

    /// Parses `Z`, `+hh`, `+hhmm` or `+hh:mm` to seconds.
    fn offset(&mut self) -> Option<i64> {
        self.skip_spaces();
        let sign = match self.text.get(self.at)? {
            b'Z' => {
                self.at += 1;
                return Some(0);
            }
            b'+' => 1,
            b'-' => -1,
            _ => return None,
        };
        self.at += 1;
        let hours = i64::from(self.number(2, 0, 14)?);
        if self.text.get(self.at) == Some(&b':') {
            self.at += 1;
        }
        let has_minutes = self.text.get(self.at).is_some_and(u8::is_ascii_digit);
        let minutes = if has_minutes { i64::from(self.number(2, 0, 59)?) } else { 0 };
        Some(sign * (hours * 3600 + minutes * 60))
    }

    /// Computes fields that follow from others, as glibc does. The days of week and year use the values
    /// `before` the call for those fields of the date that the format does not contain.
    fn finish(&mut self, before: [Option<i32>; FIELDS]) {
        if let Some(seconds) = self.seconds
            && let Some(tm) = Tm::from_seconds(seconds)
        {
            self.fields = tm.fields.map(Some);
        }
        if self.twelve
            && let (Some(hour), Some(true)) = (self.fields[HOUR], self.afternoon)
        {
            self.fields[HOUR] = Some(hour + 12);
        }
        if let Some(century) = self.century {
            let within = self.fields[YEAR].map_or(0, |year| year.rem_euclid(100));
            self.fields[YEAR] = Some((century - 19) * 100 + within);
        }
        if ![YEAR, MONTH, DAY, DAY_OF_YEAR].iter().any(|&field| self.fields[field].is_some()) {
            return;
        }
        let is_date = self.fields[MONTH].is_some() && self.fields[DAY].is_some();
        let year = self.fields[YEAR].or(before[YEAR]);
        if let (Some(year), Some(day), false, None) = (year, self.fields[DAY_OF_YEAR], is_date, self.fields[WEEKDAY])
            && let Some(tm) = Tm::from_seconds(seconds_of(year, 0, day.saturating_add(1)))
        {
            for field in [MONTH, DAY] {
                self.fields[field].get_or_insert(tm.fields[field]);
            }
        }
        let month = self.fields[MONTH].or(before[MONTH]).filter(|month| (0..12).contains(month));
        let (Some(year), Some(month), Some(day)) = (year, month, self.fields[DAY].or(before[DAY])) else { return };
        let seconds = seconds_of(year, month, day);
        if let Some(tm) = Tm::from_seconds(seconds) {
            self.fields[WEEKDAY].get_or_insert(tm.fields[WEEKDAY]);
        }
        self.fields[DAY_OF_YEAR].get_or_insert(((seconds - seconds_of(year, 0, 1)) / 86_400) as i32);
    }
}

/// Returns the first second of a day.
fn seconds_of(year: i32, month: i32, day: i32) -> i64 {
    let mut tm = Tm::default();
    (tm.fields[YEAR], tm.fields[MONTH], tm.fields[DAY]) = (year, month, day);
    tm.to_seconds()
}

fn strptime(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (from, to) = (call.pointer(0)?, call.pointer(2)?);
    let text = process.cstr(from, call.site)?;
    let format = process.cstr(call.pointer(1)?, call.site)?;
    let mut reader = Reader { text: &text, ..Reader::default() };
    if reader.read(&format).is_none() {
        return null();
    }
    let mut before = [None; FIELDS];
    for field in [YEAR, MONTH, DAY] {
        let is_defined = process.peek(offset(to, field as u64 * 4), 4).len() == 4;
        if is_defined {
            before[field] = Some(process.get_int(offset(to, field as u64 * 4), 4, call.site)? as i32);
        }
    }
    reader.finish(before);
    for (index, field) in (0..).zip(reader.fields) {
        if let Some(value) = field {
            process.put_uint(offset(to, index * 4), value as u32 as u64, 4, call.site)?;
        }
    }
    if let Some(zone) = reader.zone {
        if process.abi.pointer != 8 {
            return unsupported("strptime of a time zone on this target");
        }
        process.put_uint(offset(to, 40), zone as u64, 8, call.site)?;
    }
    let end = reader.at as u64;
    Ok(offset(from, end))
}
