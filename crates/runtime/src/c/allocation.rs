//! `malloc` and related functions.

use crate::access::{contract, int, is_null, null, void};
use crate::system::posix::{EINVAL, ENOMEM};
use draig_interp::library::Call;

use crate::process::Process;
use crate::table::Entry;
use draig_interp::memory::{Family, Object, ObjectKind};
use draig_interp::rules;
use draig_interp::stop::{Result, Undefined};
use draig_interp::value::Slot;

pub(crate) static TABLE: &[Entry] = &[
    ("malloc", "p(l)", malloc),
    ("__libc_malloc", "p(l)", malloc),
    ("valloc", "p(l)", valloc),
    ("calloc", "p(ll)", calloc),
    ("realloc", "p(pl)", realloc),
    ("reallocarray", "p(pll)", reallocarray),
    ("reallocf", "p(pl)", realloc),
    ("free", "v(p)", free),
    ("cfree", "v(p)", free),
    ("free_sized", "v(pl)", free),
    ("free_aligned_sized", "v(pll)", free),
    ("aligned_alloc", "p(ll)", aligned_alloc),
    ("memalign", "p(ll)", aligned_alloc),
    ("posix_memalign", "i(pll)", posix_memalign),
    ("malloc_usable_size", "l(p)", malloc_usable_size),
    ("malloc_size", "l(p)", malloc_usable_size),
    ("malloc_trim", "i(l)", malloc_trim),
    ("mallopt", "i(ii)", mallopt),
];

/// Alignment of every object.
const ALIGN: u64 = 16;

/// Allocates an object; returns null and sets `errno` on failure.
pub(crate) fn allocate(
    process: &mut Process<'_, '_>,
    call: &Call<'_>,
    size: u64,
    align: u64,
    zeroed: bool,
) -> Result<Slot> {
    // No object is larger than half the address space.
    let new = if size > i64::MAX as u64 {
        None
    } else {
        process.memory.alloc_heap(size, align, Family::Malloc, zeroed, call.site)
    };
    match new {
        Some(p) => Ok(p),
        None => refuse(process, size),
    }
}

/// Refuses a request. One that a larger process could satisfy ends the run with a limit; a program must
/// expect larger requests to fail.
fn refuse(process: &mut Process<'_, '_>, size: u64) -> Result<Slot> {
    match process.memory.could_hold(size) {
        true => process.memory.exhausted(),
        false => process.fail_null(ENOMEM),
    }
}

fn malloc(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    allocate(process, call, call.uint(0)?, ALIGN, false)
}

fn valloc(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    allocate(process, call, call.uint(0)?, crate::system::posix::PAGE, false)
}

fn calloc(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    match call.uint(0)?.checked_mul(call.uint(1)?) {
        Some(size) => allocate(process, call, size, ALIGN, true),
        None => process.fail_null(ENOMEM),
    }
}

fn change_size(process: &mut Process<'_, '_>, call: &Call<'_>, size: u64) -> Result<Slot> {
    let p = call.pointer(0)?;
    if size == 0 && !is_null(p) {
        // glibc frees; C23 makes it undefined, C17 implementation-defined.
        process.memory.free(p, Family::Malloc, call.site)?;
        return null();
    }
    if size > i64::MAX as u64 {
        return process.fail_null(ENOMEM);
    }
    match process.memory.realloc(p, size, Family::Malloc, call.site)? {
        Some(p) => Ok(p),
        None => refuse(process, size),
    }
}

fn realloc(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    change_size(process, call, call.uint(1)?)
}

fn reallocarray(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    match call.uint(1)?.checked_mul(call.uint(2)?) {
        Some(size) => change_size(process, call, size),
        None => process.fail_null(ENOMEM),
    }
}

fn free(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    // An undefined pointer is reported in the allocator's words.
    process.memory.free(call.slot(0)?, Family::Malloc, call.site)?;
    void()
}

fn aligned_alloc(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (align, size) = (call.uint(0)?, call.uint(1)?);
    if !align.is_power_of_two() {
        if call.name == "aligned_alloc" {
            return contract(format!("aligned_alloc with an alignment of {align}, which is not a power of two"));
        }
        return process.fail_null(EINVAL);
    }
    if align > 1 << 31 {
        return process.fail_null(ENOMEM);
    }
    allocate(process, call, size, align.max(ALIGN), false)
}

fn posix_memalign(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (to, align, size) = (call.pointer(0)?, call.uint(1)?, call.uint(2)?);
    if !align.is_power_of_two() || align < u64::from(process.abi.pointer) {
        return int(EINVAL.into());
    }
    if align > 1 << 31 || size > i64::MAX as u64 {
        return int(ENOMEM.into());
    }
    match process.memory.alloc_heap(size, align.max(ALIGN), Family::Malloc, false, call.site) {
        Some(p) => {
            process.put_pointer(to, p, call.site)?;
            int(0)
        }
        None => int(ENOMEM.into()),
    }
}

fn malloc_usable_size(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let p = call.pointer(0)?;
    if is_null(p) {
        return process.long(0);
    }
    process.block(call, p).and_then(|block| process.long(block.size as i64))
}

impl Process<'_, '_> {
    /// Returns the live object of an allocator that begins at a pointer.
    ///
    /// # Errors
    /// Fails if the pointer is anything else.
    pub(crate) fn block(&mut self, call: &Call<'_>, p: Slot) -> Result<Object> {
        let Some(prov) = self.memory.about(p) else {
            return contract(format!("{} of address {:#x}, where no allocator put anything", call.name, p.bits));
        };
        let object = *self.memory.object(prov);
        let is_block =
            matches!(object.kind, ObjectKind::Heap(family) if !matches!(family, Family::Map | Family::Library));
        let what = match (is_block, object.is_live()) {
            (false, _) => format!("{} of a {}", call.name, object.describe()),
            (true, false) => format!("{} of an object of {} bytes that was freed", call.name, object.size),
            (true, true) if object.base != p.bits => format!(
                "{} of a pointer to offset {} of an object of {} bytes",
                call.name,
                p.bits.wrapping_sub(object.base) as i64,
                object.size
            ),
            (true, true) => return Ok(object),
        };
        Err(Undefined::new(&rules::LIBRARY_CONTRACT, what).object(prov).into())
    }
}

fn malloc_trim(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    call.uint(0)?;
    int(0)
}

fn mallopt(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    call.int(0)?;
    int(1)
}
