//! `getopt`, `getopt_long` and `getopt_long_only` as in glibc. Non-option arguments are moved after the
//! options unless requested otherwise; long names may be abbreviated.

use crate::access::{int, is_null, offset};
use crate::c::streams::STDERR;
use crate::globals::Global;
use draig_interp::library::Call;

use crate::process::Process;
use crate::table::Entry;
use draig_interp::site::Site;
use draig_interp::stop::Result;
use draig_interp::value::Slot;

pub(crate) static TABLE: &[Entry] = &[
    ("getopt", "i(ipp)", getopt),
    ("__posix_getopt", "i(ipp)", getopt),
    ("getopt_long", "i(ipppp)", getopt_long),
    ("getopt_long_only", "i(ipppp)", getopt_long),
];

/// State between calls.
#[derive(Debug, Default)]
pub(crate) struct State {
    has_begun: bool,
    /// Position inside of an argument; 0 for its beginning.
    inside: u64,
    /// Range of the non-option arguments that were skipped.
    passed: (u64, u64),
}

/// Treatment of non-option arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Order {
    /// Moved to the end.
    Permute,
    /// The first ends the options.
    Stop,
    /// Returned as the argument of an option 1.
    Return,
}

/// Parsed arguments of a call.
struct Reader<'c> {
    site: Site,
    count: u64,
    list: Slot,
    /// Option letters, without the leading characters that select the mode.
    options: Vec<u8>,
    order: Order,
    /// Whether a missing argument is reported by `:`.
    is_quiet: bool,
    /// Whether problems are printed.
    prints: bool,
    index: u64,
    long: Option<Long<'c>>,
}

/// Additional arguments of `getopt_long`.
#[derive(Clone, Copy)]
struct Long<'c> {
    call: &'c Call<'c>,
    only: bool,
}

/// Element of the array of long options.
struct Named {
    number: u64,
    name: Vec<u8>,
    takes: i64,
    flag: Slot,
    value: i64,
}

const OPTARG: Global = Global::Opt(0);
const OPTIND: Global = Global::Opt(1);
const OPTERR: Global = Global::Opt(2);
const OPTOPT: Global = Global::Opt(3);

const REQUIRED: i64 = 1;
const OPTIONAL: i64 = 2;
const UNKNOWN: i64 = b'?' as i64;

fn getopt(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    next(process, call, None)
}

fn getopt_long(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let only = call.name == "getopt_long_only";
    next(process, call, Some(Long { call, only }))
}

fn next(process: &mut Process<'_, '_>, call: &Call<'_>, long: Option<Long<'_>>) -> Result<Slot> {
    let site = call.site;
    let (index_at, prints_at) = (process.library_object(OPTIND)?, process.library_object(OPTERR)?);
    let index = process.get_int(index_at, 4, site)?;
    let text = process.cstr(call.pointer(2)?, site)?;
    let order = match text.first() {
        Some(b'-') => Order::Return,
        Some(b'+') => Order::Stop,
        // BSD's variant does not move arguments.
        _ if process.abi.darwin && long.is_none() || call.name == "__posix_getopt" => Order::Stop,
        _ => Order::Permute,
    };
    let options = text[usize::from(matches!(text.first(), Some(b'-' | b'+')))..].to_vec();
    let is_quiet = options.first() == Some(&b':');
    let mut reader = Reader {
        site,
        count: call.int(0)?.max(0) as u64,
        list: call.pointer(1)?,
        order,
        is_quiet,
        prints: process.get_int(prints_at, 4, site)? != 0 && !is_quiet,
        options,
        index: index.max(0) as u64,
        long,
    };
    if reader.index == 0 || !process.state().options.has_begun {
        reader.index = reader.index.max(1);
        let passed = (reader.index, reader.index);
        process.state().options = State { has_begun: true, inside: 0, passed };
    }
    let arg_at = process.library_object(OPTARG)?;
    process.put_pointer(arg_at, Slot::default(), site)?;
    let result = reader.next(process)?;
    process.put_uint(index_at, reader.index, 4, site)?;
    int(result)
}

impl Reader<'_> {
    fn arg(&self, process: &mut Process<'_, '_>, number: u64) -> Result<Slot> {
        process.get_pointer(offset(self.list, number * u64::from(process.abi.pointer)), self.site)
    }

    fn text(&self, process: &mut Process<'_, '_>, number: u64) -> Result<Vec<u8>> {
        let arg = self.arg(process, number)?;
        process.cstr(arg, self.site)
    }

    fn give(&self, process: &mut Process<'_, '_>, value: Slot) -> Result<()> {
        let at = process.library_object(OPTARG)?;
        process.put_pointer(at, value, self.site)
    }

    /// Handles an invalid option: prints a message and sets `optopt`.
    fn problem(&self, process: &mut Process<'_, '_>, option: i64, words: &[&[u8]]) -> Result<()> {
        let at = process.library_object(OPTOPT)?;
        process.put_uint(at, option as u64, 4, self.site)?;
        if !self.prints {
            return Ok(());
        }
        let mut message = self.text(process, 0)?;
        message.extend_from_slice(b": ");
        words.iter().for_each(|word| message.extend_from_slice(word));
        message.push(b'\n');
        process.write_oriented(STDERR, &message).map(|_| ())
    }

    /// Returns the result for a missing argument.
    fn missing(&self) -> i64 {
        if self.is_quiet { i64::from(b':') } else { UNKNOWN }
    }

    fn next(&mut self, process: &mut Process<'_, '_>) -> Result<i64> {
        if process.state().options.inside == 0 {
            if let Some(ended) = self.advance(process)? {
                return Ok(ended);
            }
            let text = self.text(process, self.index)?;
            if let Some(long) = self.long {
                if text.starts_with(b"--") {
                    return Ok(self.named(process, long, b"--", &text[2..], false)?.unwrap_or(UNKNOWN));
                }
                let is_letter = text.len() == 2 && self.options.contains(&text[1]);
                if long.only && !is_letter {
                    let is_letter = self.options.contains(&text[1]);
                    if let Some(result) = self.named(process, long, b"-", &text[1..], is_letter)? {
                        return Ok(result);
                    }
                }
            }
            process.state().options.inside = 1;
        }
        self.letter(process)
    }

    /// Advances to the next option; returns the result of the call if there is none.
    fn advance(&mut self, process: &mut Process<'_, '_>) -> Result<Option<i64>> {
        let (mut first, mut last) = process.state().options.passed;
        (first, last) = (first.min(self.index), last.min(self.index));
        let is_option = |text: &[u8]| text.len() > 1 && text[0] == b'-';
        if self.order == Order::Permute {
            (first, last) = self.exchange(process, first, last)?;
            while self.index < self.count && !is_option(&self.text(process, self.index)?) {
                self.index += 1;
            }
            last = last.max(self.index);
        }
        if self.index < self.count && self.text(process, self.index)? == b"--" {
            self.index += 1;
            (first, _) = self.exchange(process, first, last)?;
            last = self.count;
            self.index = self.count;
        }
        process.state().options.passed = (first, last);
        if self.index >= self.count {
            if first != last {
                self.index = first;
            }
            return Ok(Some(-1));
        }
        if is_option(&self.text(process, self.index)?) {
            return Ok(None);
        }
        if self.order == Order::Stop {
            return Ok(Some(-1));
        }
        let arg = self.arg(process, self.index)?;
        self.give(process, arg)?;
        self.index += 1;
        Ok(Some(1))
    }

    /// Moves the skipped arguments after the options that followed them; returns their new range.
    fn exchange(&self, process: &mut Process<'_, '_>, first: u64, last: u64) -> Result<(u64, u64)> {
        if first == last || last == self.index {
            return Ok(if last == self.index { (first, last) } else { (self.index, self.index) });
        }
        let mut args = Vec::new();
        for number in (last..self.index).chain(first..last) {
            args.push(self.arg(process, number)?);
        }
        let size = u64::from(process.abi.pointer);
        for (number, arg) in (first..).zip(args) {
            process.put_pointer(offset(self.list, number * size), arg, self.site)?;
        }
        Ok((first + (self.index - last), self.index))
    }

    /// Handles the next letter of an argument.
    fn letter(&mut self, process: &mut Process<'_, '_>) -> Result<i64> {
        let (arg, text) = (self.arg(process, self.index)?, self.text(process, self.index)?);
        let inside = process.state().options.inside as usize;
        let letter = text.get(inside).copied().unwrap_or(0);
        let is_last = inside + 1 >= text.len();
        process.state().options.inside = if is_last { 0 } else { inside as u64 + 1 };
        if is_last {
            self.index += 1;
        }
        let found = self.options.iter().position(|&option| option == letter);
        let Some(found) = found.filter(|_| !matches!(letter, 0 | b':' | b';')) else {
            self.problem(process, letter.into(), &[b"invalid option -- '", &[letter], b"'"])?;
            return Ok(UNKNOWN);
        };
        let follows = |at: usize| self.options.get(found + at) == Some(&b':');
        if !follows(1) {
            return Ok(letter.into());
        }
        process.state().options.inside = 0;
        if !is_last {
            self.index += 1;
            self.give(process, offset(arg, inside as u64 + 1))?;
        } else if follows(2) {
            // An optional argument must be part of the same argument.
        } else if self.index >= self.count {
            self.problem(process, letter.into(), &[b"option requires an argument -- '", &[letter], b"'"])?;
            return Ok(self.missing());
        } else {
            let value = self.arg(process, self.index)?;
            self.give(process, value)?;
            self.index += 1;
        }
        Ok(letter.into())
    }

    /// Handles an option by its name, with the text after it; `None` if it must be read as letters.
    fn named(
        &mut self,
        process: &mut Process<'_, '_>,
        long: Long<'_>,
        dashes: &[u8],
        text: &[u8],
        or_letters: bool,
    ) -> Result<Option<i64>> {
        let name = text.split(|&byte| byte == b'=').next().unwrap_or_default();
        let mut all = read_named(process, long.call)?;
        let exact = all.iter().position(|option| option.name == name);
        if exact.is_none() {
            all.retain(|option| option.name.starts_with(name));
        }
        let chosen = match (exact, &all[..]) {
            (Some(at), _) => all.swap_remove(at),
            (None, [first, rest @ ..]) => {
                let same = |other: &Named| {
                    (other.takes, other.flag.bits, other.value) == (first.takes, first.flag.bits, first.value)
                };
                if long.only && !rest.is_empty() || !rest.iter().all(same) {
                    let mut words = vec![&b"option '"[..], dashes, text, b"' is ambiguous; possibilities:"];
                    for option in &all {
                        words.extend([&b" '"[..], dashes, &option.name, b"'"]);
                    }
                    self.index += 1;
                    self.problem(process, 0, &words)?;
                    return Ok(Some(UNKNOWN));
                }
                all.swap_remove(0)
            }
            (None, []) if or_letters => return Ok(None),
            (None, []) => {
                self.index += 1;
                self.problem(process, 0, &[b"unrecognized option '", dashes, text, b"'"])?;
                return Ok(Some(UNKNOWN));
            }
        };
        let option = [dashes, &chosen.name].concat();
        let arg = self.arg(process, self.index)?;
        self.index += 1;
        if name.len() < text.len() {
            if chosen.takes == 0 {
                self.problem(process, chosen.value, &[b"option '", &option, b"' doesn't allow an argument"])?;
                return Ok(Some(UNKNOWN));
            }
            self.give(process, offset(arg, (dashes.len() + name.len() + 1) as u64))?;
        } else if chosen.takes == REQUIRED {
            if self.index >= self.count {
                self.problem(process, chosen.value, &[b"option '", &option, b"' requires an argument"])?;
                return Ok(Some(self.missing()));
            }
            let value = self.arg(process, self.index)?;
            self.give(process, value)?;
            self.index += 1;
        }
        let number_at = long.call.pointer(4)?;
        if !is_null(number_at) {
            process.put_uint(number_at, chosen.number, 4, self.site)?;
        }
        if is_null(chosen.flag) {
            return Ok(Some(chosen.value));
        }
        process.put_uint(chosen.flag, chosen.value as u64, 4, self.site)?;
        Ok(Some(0))
    }
}

/// Reads the long options of a call, up to the one without a name.
fn read_named(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Vec<Named>> {
    let (list, word, site) = (call.pointer(3)?, u64::from(process.abi.pointer), call.site);
    let mut all = Vec::new();
    for number in 0.. {
        let at = offset(list, number * 4 * word);
        let name = process.get_pointer(at, site)?;
        if is_null(name) {
            break;
        }
        let takes = process.get_int(offset(at, word), 4, site)?;
        all.push(Named {
            number,
            name: process.cstr(name, site)?,
            takes: takes.clamp(0, OPTIONAL),
            flag: process.get_pointer(offset(at, 2 * word), site)?,
            value: process.get_int(offset(at, 3 * word), 4, site)?,
        });
    }
    Ok(all)
}
