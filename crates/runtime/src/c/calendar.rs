//! Dates: conversion of seconds since 1970 to a broken-down time and back (proleptic Gregorian, UTC), and
//! `strftime` in the "C" locale with glibc's extensions.

/// C's `struct tm`, as far as UTC needs it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tm {
    /// Fields in the order of the structure: seconds, minutes, hours, day of the month, month from 0, years
    /// since 1900, day of the week from Sunday, day of the year from 0, daylight saving.
    pub(crate) fields: [i32; 9],
}

const DAY: i64 = 86_400;

impl Tm {
    /// Returns the time at `seconds`; `None` if the year does not fit.
    pub(crate) fn from_seconds(seconds: i64) -> Option<Tm> {
        let (days, rest) = (seconds.div_euclid(DAY), seconds.rem_euclid(DAY));
        // Counted in eras of 400 years that begin in March.
        let shifted = days + 719_468;
        let (era, day_of_era) = (shifted.div_euclid(146_097), shifted.rem_euclid(146_097));
        let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
        let day_from_march = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let month_from_march = (5 * day_from_march + 2) / 153;
        let day = day_from_march - (153 * month_from_march + 2) / 5 + 1;
        let month = (month_from_march + 2) % 12;
        let year = year_of_era + era * 400 + i64::from(month < 2);
        let day_of_year = days - days_before_year(year);
        let fields = [
            rest % 60,
            rest / 60 % 60,
            rest / 3_600,
            day,
            month,
            year - 1900,
            (days + 4).rem_euclid(7),
            day_of_year,
            0,
        ];
        let mut tm = Tm::default();
        for (to, from) in tm.fields.iter_mut().zip(fields) {
            *to = i32::try_from(from).ok()?;
        }
        Some(tm)
    }

    /// Implements `mktime`: returns the seconds of these fields, which may be out of range.
    pub(crate) fn to_seconds(self) -> i64 {
        let [second, minute, hour, day, month, year, ..] = self.fields.map(i64::from);
        let year = year + 1900 + month.div_euclid(12);
        let month = month.rem_euclid(12) as usize;
        let leap = is_leap(year) && month > 1;
        let days = days_before_year(year) + DAYS_BEFORE[month] + i64::from(leap) + day - 1;
        days * DAY + hour * 3_600 + minute * 60 + second
    }

    /// Implements `asctime`, including the newline.
    pub(crate) fn to_text(self) -> String {
        let [second, minute, hour, day, month, year, weekday, ..] = self.fields;
        let name = |names: &[&'static str], index: i32| {
            usize::try_from(index).ok().and_then(|index| names.get(index)).map_or("???", |name| &name[..3])
        };
        let (weekday, month) = (name(&WEEKDAYS, weekday), name(&MONTHS, month));
        let year = i64::from(year) + 1900;
        format!("{weekday} {month}{day:3} {hour:02}:{minute:02}:{second:02} {year}\n")
    }
}

const DAYS_BEFORE: [i64; 12] = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];
const WEEKDAYS: [&str; 7] = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];

fn is_leap(year: i64) -> bool {
    year.rem_euclid(4) == 0 && (year.rem_euclid(100) != 0 || year.rem_euclid(400) == 0)
}

/// Returns the days from 1970 to the first day of a year.
fn days_before_year(year: i64) -> i64 {
    let before = year - 1;
    before * 365 + before.div_euclid(4) - before.div_euclid(100) + before.div_euclid(400) - 719_162
}

/// Returns the ISO 8601 week and the year that it belongs to.
fn iso_week(tm: &Tm) -> (i64, i64) {
    let [.., year, weekday, day_of_year, _] = tm.fields.map(i64::from);
    let year = year + 1900;
    let from_monday = (weekday + 6).rem_euclid(7);
    let week = (day_of_year - from_monday + 10).div_euclid(7);
    let weeks_in = |year: i64| {
        let first = (days_before_year(year) + 3).rem_euclid(7);
        if first == 3 || first == 2 && is_leap(year) { 53 } else { 52 }
    };
    if week < 1 {
        (year - 1, weeks_in(year - 1))
    } else if week > weeks_in(year) {
        (year + 1, 1)
    } else {
        (year, week)
    }
}

/// Padding of a number.
#[derive(Clone, Copy, PartialEq)]
enum Pad {
    Default,
    None,
    Space,
    Zero,
}

/// Implements `strftime`, up to at least `most` bytes. An unknown conversion is copied, as glibc does.
pub(crate) fn format(out: &mut Vec<u8>, format: &[u8], tm: &Tm, zone: &str, most: usize) {
    let mut at = 0;
    while let Some(&byte) = format.get(at) {
        at += 1;
        if out.len() >= most {
            return;
        }
        if byte != b'%' {
            out.push(byte);
            continue;
        }
        let start = at - 1;
        let (mut pad, mut upper, mut swap) = (Pad::Default, false, false);
        while let Some(&flag) = format.get(at) {
            match flag {
                b'_' => pad = Pad::Space,
                b'-' => pad = Pad::None,
                b'0' => pad = Pad::Zero,
                b'^' => upper = true,
                b'#' => swap = true,
                _ => break,
            }
            at += 1;
        }
        let mut width = 0usize;
        while let Some(digit) = format.get(at).filter(|byte| byte.is_ascii_digit()) {
            width = (width * 10 + usize::from(digit - b'0')).min(4_096);
            at += 1;
        }
        if matches!(format.get(at), Some(b'E' | b'O')) {
            at += 1;
        }
        let Some(&letter) = format.get(at) else {
            out.extend_from_slice(&format[start..]);
            break;
        };
        at += 1;
        let mut text = Vec::new();
        if !convert(&mut text, letter, tm, zone, pad, width) {
            out.extend_from_slice(&format[start..at]);
            continue;
        }
        if swap && matches!(letter, b'p' | b'Z') {
            text.make_ascii_lowercase();
        } else if upper || swap {
            text.make_ascii_uppercase();
        }
        let is_text = !text.first().is_some_and(u8::is_ascii_digit);
        let filler = if pad == Pad::Zero || pad != Pad::Space && !is_text { b'0' } else { b' ' };
        let padding = width.saturating_sub(text.len()).min(most);
        out.extend(std::iter::repeat_n(filler, padding));
        out.extend_from_slice(&text);
    }
}

fn convert(out: &mut Vec<u8>, letter: u8, tm: &Tm, zone: &str, pad: Pad, width: usize) -> bool {
    let [second, minute, hour, day, month, year, weekday, day_of_year, _] = tm.fields.map(i64::from);
    let full_year = year + 1900;
    let twelve = if hour.rem_euclid(12) == 0 { 12 } else { hour.rem_euclid(12) };
    let mut number = |value: i64, digits: usize, usual: Pad| {
        let pad = if pad == Pad::Default { usual } else { pad };
        let digits = if width > 0 { digits.max(width) } else { digits };
        let text = match pad {
            Pad::None => value.to_string(),
            Pad::Space => format!("{value:digits$}"),
            _ => format!("{value:0digits$}"),
        };
        out.extend_from_slice(text.as_bytes());
        true
    };
    let name = |names: &[&'static str], index: i64| {
        usize::try_from(index).ok().and_then(|index| names.get(index)).copied().unwrap_or("?")
    };
    let text: String = match letter {
        b'C' => return number(full_year.div_euclid(100), 1, Pad::Zero),
        b'd' => return number(day, 2, Pad::Zero),
        b'e' => return number(day, 2, Pad::Space),
        b'g' => return number(iso_week(tm).0.rem_euclid(100), 2, Pad::Zero),
        b'G' => return number(iso_week(tm).0, 1, Pad::Zero),
        b'H' => return number(hour, 2, Pad::Zero),
        b'I' => return number(twelve, 2, Pad::Zero),
        b'j' => return number(day_of_year + 1, 3, Pad::Zero),
        b'k' => return number(hour, 2, Pad::Space),
        b'l' => return number(twelve, 2, Pad::Space),
        b'm' => return number(month + 1, 2, Pad::Zero),
        b'M' => return number(minute, 2, Pad::Zero),
        b's' => return number(tm.to_seconds(), 1, Pad::Zero),
        b'S' => return number(second, 2, Pad::Zero),
        b'u' => return number((weekday + 6).rem_euclid(7) + 1, 1, Pad::Zero),
        b'U' => return number((day_of_year - weekday + 7).div_euclid(7), 2, Pad::Zero),
        b'V' => return number(iso_week(tm).1, 2, Pad::Zero),
        b'w' => return number(weekday, 1, Pad::Zero),
        b'W' => return number((day_of_year - (weekday + 6).rem_euclid(7) + 7).div_euclid(7), 2, Pad::Zero),
        b'y' => return number(full_year.rem_euclid(100), 2, Pad::Zero),
        b'Y' => return number(full_year, 1, Pad::Zero),
        b'a' => name(&WEEKDAYS, weekday).chars().take(3).collect(),
        b'A' => name(&WEEKDAYS, weekday).into(),
        b'b' | b'h' => name(&MONTHS, month).chars().take(3).collect(),
        b'B' => name(&MONTHS, month).into(),
        b'p' => if hour >= 12 { "PM" } else { "AM" }.into(),
        b'P' => if hour >= 12 { "pm" } else { "am" }.into(),
        b'n' => "\n".into(),
        b't' => "\t".into(),
        b'%' => "%".into(),
        b'z' => "+0000".into(),
        b'Z' => zone.into(),
        b'c' => return compound(out, b"%a %b %e %H:%M:%S %Y", tm, zone),
        b'D' | b'x' => return compound(out, b"%m/%d/%y", tm, zone),
        b'F' => return compound(out, b"%Y-%m-%d", tm, zone),
        b'r' => return compound(out, b"%I:%M:%S %p", tm, zone),
        b'R' => return compound(out, b"%H:%M", tm, zone),
        b'T' | b'X' => return compound(out, b"%H:%M:%S", tm, zone),
        _ => return false,
    };
    out.extend_from_slice(text.as_bytes());
    true
}

fn compound(out: &mut Vec<u8>, parts: &[u8], tm: &Tm, zone: &str) -> bool {
    format(out, parts, tm, zone, usize::MAX);
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    const FORMAT: &[u8] = b"%a %A %b %B %c %C %d %D %e %F %g %G %H %I %j %k %l %m %M %p %P %r %R %s %S %T %u %U %V %w %W %x %X %y %Y %z %Z %-d %_m %^a %#Z %05d %3e %Ey %-H %10A %_5Y";

    /// Seconds, and glibc 2.36's result for [`FORMAT`].
    #[rustfmt::skip]
    const TIMES: &[(i64, &str)] = &[
        (-2460747888, "Sat Saturday Jan January Sat Jan  9 02:55:12 1892 18 09 01/09/92  9 1892-01-09 92 1892 02 02 009  2  2 01 55 AM am 02:55:12 AM 02:55 -2460747888 12 02:55:12 6 01 01 6 01 01/09/92 02:55:12 92 1892 +0000 GMT 9  1 SAT gmt 00009   9 92 2   Saturday  1892"),
        (67290620160, "Wed Wednesday May May Wed May 10 14:56:00 4102 41 10 05/10/02 10 4102-05-10 02 4102 14 02 130 14  2 05 56 PM pm 02:56:00 PM 14:56 67290620160 00 14:56:00 3 19 19 3 19 05/10/02 14:56:00 02 4102 +0000 GMT 10  5 WED gmt 00010  10 02 14  Wednesday  4102"),
        (15170597600, "Mon Monday Sep September Mon Sep 26 14:53:20 2450 24 26 09/26/50 26 2450-09-26 50 2450 14 02 269 14  2 09 53 PM pm 02:53:20 PM 14:53 15170597600 20 14:53:20 1 39 39 1 39 09/26/50 14:53:20 50 2450 +0000 GMT 26  9 MON gmt 00026  26 50 14     Monday  2450"),
        (-136356733440, "Sun Sunday Jan January Sun Jan 10 01:36:00 -2351 -24 10 01/10/49 10 -2351-01-10 49 -2351 01 01 010  1  1 01 36 AM am 01:36:00 AM 01:36 -136356733440 00 01:36:00 7 02 01 0 01 01/10/49 01:36:00 49 -2351 +0000 GMT 10  1 SUN gmt 00010  10 49 1     Sunday -2351"),
        (415584130, "Fri Friday Mar March Fri Mar  4 00:02:10 1983 19 04 03/04/83  4 1983-03-04 83 1983 00 12 063  0 12 03 02 AM am 12:02:10 AM 00:02 415584130 10 00:02:10 5 09 09 5 09 03/04/83 00:02:10 83 1983 +0000 GMT 4  3 FRI gmt 00004   4 83 0     Friday  1983"),
        (-58081594, "Wed Wednesday Feb February Wed Feb 28 18:13:26 1968 19 28 02/28/68 28 1968-02-28 68 1968 18 06 059 18  6 02 13 PM pm 06:13:26 PM 18:13 -58081594 26 18:13:26 3 08 09 3 09 02/28/68 18:13:26 68 1968 +0000 GMT 28  2 WED gmt 00028  28 68 18  Wednesday  1968"),
        (1206213139, "Sat Saturday Mar March Sat Mar 22 19:12:19 2008 20 22 03/22/08 22 2008-03-22 08 2008 19 07 082 19  7 03 12 PM pm 07:12:19 PM 19:12 1206213139 19 19:12:19 6 11 12 6 11 03/22/08 19:12:19 08 2008 +0000 GMT 22  3 SAT gmt 00022  22 08 19   Saturday  2008"),
        (-2948613996, "Mon Monday Jul July Mon Jul 24 12:33:24 1876 18 24 07/24/76 24 1876-07-24 76 1876 12 12 206 12 12 07 33 PM pm 12:33:24 PM 12:33 -2948613996 24 12:33:24 1 30 30 1 30 07/24/76 12:33:24 76 1876 +0000 GMT 24  7 MON gmt 00024  24 76 12     Monday  1876"),
        (-26936724560, "Tue Tuesday May May Tue May 30 08:30:40 1116 11 30 05/30/16 30 1116-05-30 16 1116 08 08 151  8  8 05 30 AM am 08:30:40 AM 08:30 -26936724560 40 08:30:40 2 22 22 2 22 05/30/16 08:30:40 16 1116 +0000 GMT 30  5 TUE gmt 00030  30 16 8    Tuesday  1116"),
        (-1573530939, "Fri Friday Feb February Fri Feb 20 20:04:21 1920 19 20 02/20/20 20 1920-02-20 20 1920 20 08 051 20  8 02 04 PM pm 08:04:21 PM 20:04 -1573530939 21 20:04:21 5 07 08 5 07 02/20/20 20:04:21 20 1920 +0000 GMT 20  2 FRI gmt 00020  20 20 20     Friday  1920"),
    ];

    #[test]
    fn as_glibc() {
        for &(seconds, expected) in TIMES {
            let tm = Tm::from_seconds(seconds).expect("a year that fits");
            let mut text = Vec::new();
            format(&mut text, FORMAT, &tm, "GMT", usize::MAX);
            assert_eq!(String::from_utf8_lossy(&text), expected);
            assert_eq!(tm.to_seconds(), seconds);
        }
        assert_eq!(Tm::from_seconds(0).map(Tm::to_text).as_deref(), Some("Thu Jan  1 00:00:00 1970\n"));
        assert_eq!(Tm::from_seconds(i64::MAX), None);
    }

    #[test]
    fn fields_out_of_range() {
        // Day 0 of February in 1999 plus 13 months is 31 January 2000.
        let tm = Tm { fields: [0, 0, 0, 0, 13, 99, 0, 0, 0] };
        assert_eq!(tm.to_seconds(), 949_276_800);
    }
}
