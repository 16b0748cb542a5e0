//! `qsort` and `bsearch`, which call the program's comparison.

use crate::access::{contract, null, offset, void};
use draig_interp::library::Call;

use crate::process::Process;
use crate::table::Entry;
use draig_interp::memory::Family;
use draig_interp::stop::{Result, limit};
use draig_interp::value::{Slot, sign_extend};

pub(crate) static TABLE: &[Entry] = &[
    ("qsort", "v(pllp)", qsort),
    ("qsort_r", "v(pllpp)", qsort_r),
    ("bsearch", "p(ppllp)", bsearch),
    ("lfind", "p(ppplp)", lfind),
];

/// Comparison function of the program, with the argument that `qsort_r` passes on.
#[derive(Clone, Copy)]
pub(crate) struct Compare {
    function: Slot,
    extra: Option<Slot>,
}

impl Compare {
    /// Returns a comparison without additional argument.
    pub(crate) fn plain(function: Slot) -> Compare {
        Compare { function, extra: None }
    }

    /// Compares two elements: less than 0, 0, or more.
    pub(crate) fn call(self, process: &mut Process<'_, '_>, a: Slot, b: Slot) -> Result<i64> {
        let result = match self.extra {
            Some(extra) => process.call_back(self.function, &[a, b, extra])?,
            None => process.call_back(self.function, &[a, b])?,
        };
        Compare::answer(result)
    }

    /// Returns whether a filter function of the program selects an element by returning nonzero.
    pub(crate) fn asks(process: &mut Process<'_, '_>, filter: Slot, element: Slot) -> Result<bool> {
        let result = process.call_back(filter, &[element])?;
        Ok(Compare::answer(result)? != 0)
    }

    /// Returns the `int` result of a function of the program.
    fn answer(result: Slot) -> Result<i64> {
        if result.tag.is_tainted() {
            let what = "the comparison given to a library function returned an undefined value";
            let rule = &draig_interp::rules::UNDEFINED_LIBRARY_ARGUMENT;
            return Err(draig_interp::stop::Undefined::new(rule, what).taint(result.tag.taint()).into());
        }
        Ok(sign_extend(result.bits & 0xffff_ffff, 32))
    }
}

/// Returns address, number and size of the elements to sort.
fn elements(call: &Call<'_>) -> Result<(Slot, u64, u64)> {
    Ok((call.pointer(0)?, call.uint(1)?, call.uint(2)?))
}

fn qsort(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    sort(process, call, Compare { function: call.pointer(3)?, extra: None }, elements(call)?)
}

fn qsort_r(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    sort(process, call, Compare { function: call.pointer(3)?, extra: Some(call.pointer(4)?) }, elements(call)?)
}

/// Sorts by merging, with glibc's order of comparisons, which the program can observe.
pub(crate) fn sort(
    process: &mut Process<'_, '_>,
    call: &Call<'_>,
    compare: Compare,
    (base, count, size): (Slot, u64, u64),
) -> Result<Slot> {
    let Some(total) = count.checked_mul(size) else {
        return contract(format!("{} of {count} elements of {size} bytes", call.name));
    };
    process.memory.check_readable(base, total, call.site)?;
    if count < 2 || size == 0 {
        return void();
    }
    // Elements are compared in place and merged into memory of the library.
    let Some(room) = process.memory.alloc_heap(total, 16, Family::Library, false, call.site) else {
        return limit(format!("memory for {} of {total} bytes", call.name));
    };
    let mut sorter = Sorter { base, room, size, compare, site: call.site };
    sorter.sort(process, 0, count, 0)?;
    process.memory.free(room, Family::Library, call.site)?;
    void()
}

struct Sorter {
    base: Slot,
    room: Slot,
    size: u64,
    compare: Compare,
    site: draig_interp::site::Site,
}

impl Sorter {
    /// Sorts elements from `start`; the recursion depth is that of halving a 64-bit number.
    fn sort(&mut self, process: &mut Process<'_, '_>, start: u64, count: u64, depth: u32) -> Result<()> {
        if count <= 1 || depth > 64 {
            return Ok(());
        }
        let first = count / 2;
        let middle = start + first;
        let end = start + count;
        self.sort(process, start, first, depth + 1)?;
        self.sort(process, middle, count - first, depth + 1)?;
        let (mut a, mut b, mut out) = (start, middle, 0u64);
        while a < middle && b < end {
            let (left, right) = (self.element(a), self.element(b));
            let take_left = self.compare.call(process, left, right)? <= 0;
            let from = if take_left { left } else { right };
            self.copy(process, offset(self.room, out * self.size), from, self.size)?;
            out += 1;
            if take_left {
                a += 1;
            } else {
                b += 1;
            }
        }
        // The rest of the second half is already in place.
        if a < middle {
            self.copy(process, offset(self.room, out * self.size), self.element(a), (middle - a) * self.size)?;
            out += middle - a;
        }
        self.copy(process, self.element(start), self.room, out * self.size)
    }

    fn element(&self, index: u64) -> Slot {
        offset(self.base, index * self.size)
    }

    fn copy(&self, process: &mut Process<'_, '_>, to: Slot, from: Slot, bytes: u64) -> Result<()> {
        process.copy(to, from, bytes, false, self.site)
    }
}

fn bsearch(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (key, base, count, size) = (call.pointer(0)?, call.pointer(1)?, call.uint(2)?, call.uint(3)?);
    let compare = Compare { function: call.pointer(4)?, extra: None };
    let Some(total) = count.checked_mul(size) else {
        return contract(format!("bsearch in {count} elements of {size} bytes"));
    };
    process.memory.check_readable(base, total, call.site)?;
    let (mut low, mut high) = (0, count);
    while low < high {
        let middle = low + (high - low) / 2;
        let element = offset(base, middle * size);
        match compare.call(process, key, element)? {
            ..0 => high = middle,
            0 => return Ok(element),
            1.. => low = middle + 1,
        }
    }
    null()
}

/// Returns the element that equals the key; null if there is none.
pub(crate) fn lfind(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (key, base, size) = (call.pointer(0)?, call.pointer(1)?, call.uint(3)?);
    let count = process.get_uint(call.pointer(2)?, process.abi.pointer, call.site)?;
    let compare = Compare { function: call.pointer(4)?, extra: None };
    for index in 0..count {
        let element = offset(base, index.wrapping_mul(size));
        if compare.call(process, key, element)? == 0 {
            return Ok(element);
        }
    }
    null()
}
