//! The C++ runtime apart from unwinding: `operator new` and `delete`, guards of local statics, memory of
//! exceptions, program termination. Throwing and catching are elsewhere.

use crate::access::{contract, int, is_null, null, offset, void};
use crate::c::exit::abort_now;
use crate::c::streams::STDERR;
use crate::exceptions::standard::BAD_ALLOC;
use crate::globals::Global;
use draig_interp::library::Call;

use crate::process::Process;
use crate::system::threads::event;
use crate::table::Entry;
use draig_interp::memory::Family;
use draig_interp::stop::{Result, Stop, limit};
use draig_interp::threads::{Key, ThreadId, Wait};
use draig_interp::value::Slot;
use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;

pub(crate) static TABLE: &[Entry] = &[
    ("_Znwm", "p(l)", new),
    ("_Znwj", "p(l)", new),
    ("_Znam", "p(l)", new),
    ("_Znaj", "p(l)", new),
    ("_ZnwmRKSt9nothrow_t", "p(lp)", new),
    ("_ZnwjRKSt9nothrow_t", "p(lp)", new),
    ("_ZnamRKSt9nothrow_t", "p(lp)", new),
    ("_ZnajRKSt9nothrow_t", "p(lp)", new),
    ("_ZnwmSt11align_val_t", "p(ll)", new_aligned),
    ("_ZnamSt11align_val_t", "p(ll)", new_aligned),
    ("_ZnwmSt11align_val_tRKSt9nothrow_t", "p(llp)", new_aligned),
    ("_ZnamSt11align_val_tRKSt9nothrow_t", "p(llp)", new_aligned),
    ("_ZdlPv", "v(p)", delete),
    ("_ZdaPv", "v(p)", delete),
    ("_ZdlPvm", "v(pl)", delete_sized),
    ("_ZdlPvj", "v(pl)", delete_sized),
    ("_ZdaPvm", "v(pl)", delete_sized),
    ("_ZdaPvj", "v(pl)", delete_sized),
    ("_ZdlPvRKSt9nothrow_t", "v(pp)", delete),
    ("_ZdaPvRKSt9nothrow_t", "v(pp)", delete),
    ("_ZdlPvSt11align_val_t", "v(pl)", delete),
    ("_ZdaPvSt11align_val_t", "v(pl)", delete),
    ("_ZdlPvmSt11align_val_t", "v(pll)", delete_sized),
    ("_ZdaPvmSt11align_val_t", "v(pll)", delete_sized),
    ("_ZdlPvSt11align_val_tRKSt9nothrow_t", "v(plp)", delete),
    ("_ZdaPvSt11align_val_tRKSt9nothrow_t", "v(plp)", delete),
    // Windows: mangled by GCC's rules, where `size_t` is a `long long`, and by Microsoft's.
    ("_Znwy", "p(L)", new),
    ("_ZnwyRKSt9nothrow_t", "p(Lp)", new),
    ("_ZnwySt11align_val_t", "p(LL)", new_aligned),
    ("_ZnwySt11align_val_tRKSt9nothrow_t", "p(LLp)", new_aligned),
    ("_Znay", "p(L)", new),
    ("_ZnayRKSt9nothrow_t", "p(Lp)", new),
    ("_ZnaySt11align_val_t", "p(LL)", new_aligned),
    ("_ZnaySt11align_val_tRKSt9nothrow_t", "p(LLp)", new_aligned),
    ("_ZdlPvy", "v(pL)", delete_sized),
    ("_ZdlPvySt11align_val_t", "v(pLL)", delete_sized),
    ("_ZdaPvy", "v(pL)", delete_sized),
    ("_ZdaPvySt11align_val_t", "v(pLL)", delete_sized),
    ("??2@YAPEAX_K@Z", "p(L)", new),
    ("??2@YAPEAX_KAEBUnothrow_t@std@@@Z", "p(Lp)", new),
    ("??2@YAPEAX_KW4align_val_t@std@@@Z", "p(LL)", new_aligned),
    ("??2@YAPEAX_KW4align_val_t@std@@AEBUnothrow_t@1@@Z", "p(LLp)", new_aligned),
    ("??2@YAPAXI@Z", "p(u)", new),
    ("??2@YAPAXIABUnothrow_t@std@@@Z", "p(up)", new),
    ("??3@YAXPEAX@Z", "v(p)", delete),
    ("??3@YAXPEAX_K@Z", "v(pL)", delete_sized),
    ("??3@YAXPEAXAEBUnothrow_t@std@@@Z", "v(pp)", delete),
    ("??3@YAXPEAXW4align_val_t@std@@@Z", "v(pL)", delete),
    ("??3@YAXPEAX_KW4align_val_t@std@@@Z", "v(pLL)", delete_sized),
    ("??3@YAXPAX@Z", "v(p)", delete),
    ("??3@YAXPAXI@Z", "v(pu)", delete_sized),
    ("??_U@YAPEAX_K@Z", "p(L)", new),
    ("??_U@YAPEAX_KAEBUnothrow_t@std@@@Z", "p(Lp)", new),
    ("??_U@YAPEAX_KW4align_val_t@std@@@Z", "p(LL)", new_aligned),
    ("??_U@YAPEAX_KW4align_val_t@std@@AEBUnothrow_t@1@@Z", "p(LLp)", new_aligned),
    ("??_U@YAPAXI@Z", "p(u)", new),
    ("??_U@YAPAXIABUnothrow_t@std@@@Z", "p(up)", new),
    ("??_V@YAXPEAX@Z", "v(p)", delete),
    ("??_V@YAXPEAX_K@Z", "v(pL)", delete_sized),
    ("??_V@YAXPEAXAEBUnothrow_t@std@@@Z", "v(pp)", delete),
    ("??_V@YAXPEAXW4align_val_t@std@@@Z", "v(pL)", delete),
    ("??_V@YAXPEAX_KW4align_val_t@std@@@Z", "v(pLL)", delete_sized),
    ("??_V@YAXPAX@Z", "v(p)", delete),
    ("??_V@YAXPAXI@Z", "v(pu)", delete_sized),
    ("_purecall", "i()", pure_virtual),
    ("?terminate@@YAXXZ", "v()", terminate),
    ("__std_terminate", "v()", terminate),
    ("__cxa_guard_acquire", "i(p)", guard_acquire),
    ("__cxa_guard_release", "v(p)", guard_release),
    ("__cxa_guard_abort", "v(p)", guard_abort),
    ("__cxa_pure_virtual", "v()", pure_virtual),
    ("__cxa_deleted_virtual", "v()", deleted_virtual),
    ("__cxa_allocate_exception", "p(l)", allocate_exception),
    ("__cxa_free_exception", "v(p)", free_exception),
    ("__cxa_get_globals", "p()", get_globals),
    ("__cxa_get_globals_fast", "p()", get_globals),
    ("_ZSt9terminatev", "v()", terminate),
    ("_ZSt13set_terminatePFvvE", "p(p)", set_terminate),
    ("_ZSt13get_terminatev", "p()", get_terminate),
    ("_ZSt14set_unexpectedPFvvE", "p(p)", set_unexpected),
    ("_ZSt14get_unexpectedv", "p()", get_unexpected),
    ("_ZSt10unexpectedv", "v()", call_unexpected),
    ("_ZSt15set_new_handlerPFvvE", "p(p)", set_new_handler),
    ("_ZSt15get_new_handlerv", "p()", get_new_handler),
    ("_ZN9__gnu_cxx27__verbose_terminate_handlerEv", "v()", terminate),
];

/// Function of a linked C++ library that throws its `std::bad_alloc`.
const THROW_BAD_ALLOC: &[u8] = b"__draig_throw_bad_alloc";

/// Returns the `operator new` that a mangled name is, or belongs to.
fn family(name: &str) -> Family {
    let array = ["_Zna", "_Zda", "??_U", "??_V"].iter().any(|start| name.starts_with(start));
    match (array, name.contains("align_val_t")) {
        (false, false) => Family::New,
        (true, false) => Family::NewArray,
        (false, true) => Family::AlignedNew,
        (true, true) => Family::AlignedNewArray,
    }
}

/// Handlers that the program set.
#[derive(Debug, Default)]
pub(crate) struct CxxHandlers {
    terminate: Slot,
    unexpected: Slot,
    new: Slot,
    /// Thread that initializes each local static variable that is being initialized, by its guard.
    guards: HashMap<u64, ThreadId, FxBuildHasher>,
}

impl Process<'_, '_> {
    /// Returns a function of the linked C++ library that exists for this one.
    fn library_entry(&self, name: &[u8]) -> Option<Slot> {
        let function = self.module.find(name).filter(|&function| self.module.body(function).is_some())?;
        Some(self.address_of(function))
    }
}

impl CxxHandlers {
    /// Adds the handlers.
    pub(crate) fn roots(&self, out: &mut Vec<Slot>) {
        out.extend([self.terminate, self.unexpected, self.new]);
    }
}

fn allocate(process: &mut Process<'_, '_>, call: &Call<'_>, size: u64, align: u64) -> Result<Slot> {
    // A handler that finds no memory throws or exits; it may be called a number of times before.
    for _ in 0..1000 {
        if size <= i64::MAX as u64
            && let Some(p) = process.memory.alloc_heap(size, align, family(call.name), false, call.site)
        {
            return Ok(p);
        }
        let handler = process.state().cxx.new;
        if is_null(handler) {
            break;
        }
        process.call_back(handler, &[])?;
    }
    if call.name.contains("nothrow") {
        return null();
    }
    if !process.memory.could_hold(size) {
        return match process.library_entry(THROW_BAD_ALLOC) {
            Some(function) => process.call_back(function, &[]),
            None => process.throw_standard(BAD_ALLOC, call.site),
        };
    }
    limit(format!("{size} bytes for {}", call.name))
}

fn new(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    allocate(process, call, call.uint(0)?, 16)
}

fn new_aligned(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let align = call.uint(1)?;
    if !align.is_power_of_two() || align > 1 << 31 {
        return contract(format!("operator new with an alignment of {align}"));
    }
    allocate(process, call, call.uint(0)?, align.max(16))
}

fn delete(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    process.memory.free(call.slot(0)?, family(call.name), call.site)?;
    void()
}

fn delete_sized(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (p, size) = (call.slot(0)?, call.uint(1)?);
    let object = process.memory.about(p).map(|prov| *process.memory.object(prov));
    process.memory.free(p, family(call.name), call.site)?;
    if let Some(object) = object.filter(|object| object.size != size) {
        return contract(format!("operator delete of {size} bytes where {} were allocated", object.size));
    }
    void()
}

/// Acquires a guard, whose first byte marks the variable as initialized, the second as being initialized.
fn guard_acquire(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let guard = call.pointer(0)?;
    let key = Key(event::GUARD, guard.bits);
    if process.get_uint(guard, 1, call.site)? != 0 {
        process.acquire(key);
        return int(0);
    }
    let progress = offset(guard, 1);
    if process.get_uint(progress, 1, call.site)? != 0 {
        let owner = process.state().cxx.guards.get(&guard.bits).copied();
        if owner == Some(process.thread_id()) {
            return contract("a local static variable is needed for its own initialisation");
        }
        let what = format!("the initialisation of a local static variable, whose guard is at {:#x}", guard.bits);
        return process.wait(Wait { key: Some(key), until: None, what });
    }
    let thread = process.thread_id();
    process.state().cxx.guards.insert(guard.bits, thread);
    process.put_uint(progress, 1, 1, call.site)?;
    process.acquire(key);
    process.scheduling_point();
    int(1)
}

/// Ends an initialization: the variable is initialized, or is to be initialized by another thread.
fn guard_end(process: &mut Process<'_, '_>, call: &Call<'_>, is_done: bool) -> Result<Slot> {
    let guard = call.pointer(0)?;
    let key = Key(event::GUARD, guard.bits);
    process.put(guard, &[is_done.into(), 0], call.site)?;
    process.state().cxx.guards.remove(&guard.bits);
    process.release(key);
    // The program itself loads the first byte, with acquire.
    process.release_at(guard.bits, 1);
    process.wake(key, usize::MAX);
    process.scheduling_point();
    void()
}

fn guard_release(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    guard_end(process, call, true)
}

fn guard_abort(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    guard_end(process, call, false)
}

/// Calls the program's handler, or prints and aborts.
pub(crate) fn terminate_with(process: &mut Process<'_, '_>, message: &str) -> Box<Stop> {
    let handler = std::mem::take(&mut process.state().cxx.terminate);
    if !is_null(handler)
        && let Err(stop) = process.call_back(handler, &[])
    {
        return stop;
    }
    if let Err(stop) = process.write_oriented(STDERR, message.as_bytes()) {
        return stop;
    }
    abort_now(process)
}

fn terminate(process: &mut Process<'_, '_>, _: &Call<'_>) -> Result<Slot> {
    Err(terminate_with(process, "terminate called without an active exception\n"))
}

fn pure_virtual(process: &mut Process<'_, '_>, _: &Call<'_>) -> Result<Slot> {
    process.write_oriented(STDERR, b"pure virtual method called\n")?;
    Err(terminate_with(process, "terminate called without an active exception\n"))
}

fn deleted_virtual(process: &mut Process<'_, '_>, _: &Call<'_>) -> Result<Slot> {
    process.write_oriented(STDERR, b"deleted virtual method called\n")?;
    Err(terminate_with(process, "terminate called without an active exception\n"))
}

fn set_terminate(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let handler = call.pointer(0)?;
    Ok(std::mem::replace(&mut process.state().cxx.terminate, handler))
}

fn get_terminate(process: &mut Process<'_, '_>, _: &Call<'_>) -> Result<Slot> {
    Ok(process.state().cxx.terminate)
}

/// Returns the handler of exceptions that a specification excludes; null if none was set.
pub(crate) fn unexpected_handler(process: &mut Process<'_, '_>) -> Slot {
    process.state().cxx.unexpected
}

fn set_unexpected(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let handler = call.pointer(0)?;
    Ok(std::mem::replace(&mut process.state().cxx.unexpected, handler))
}

fn get_unexpected(process: &mut Process<'_, '_>, _: &Call<'_>) -> Result<Slot> {
    Ok(process.state().cxx.unexpected)
}

/// Calls the program's handler, which does not return, or else ends the program.
fn call_unexpected(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let handler = process.state().cxx.unexpected;
    if !is_null(handler) {
        process.call_back(handler, &[])?;
    }
    terminate(process, call)
}

fn get_new_handler(process: &mut Process<'_, '_>, _: &Call<'_>) -> Result<Slot> {
    Ok(process.state().cxx.new)
}

fn set_new_handler(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let handler = call.pointer(0)?;
    Ok(std::mem::replace(&mut process.state().cxx.new, handler))
}

/// Returns the memory of the thrown object; the header before it is stored elsewhere.
fn allocate_exception(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    match process.memory.alloc_heap(call.uint(0)?, 16, Family::Library, true, call.site) {
        Some(p) => Ok(p),
        None => Err(terminate_with(process, "terminate called without an active exception\n")),
    }
}

fn free_exception(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    process.memory.free(call.slot(0)?, Family::Library, call.site)?;
    void()
}

fn get_globals(process: &mut Process<'_, '_>, _: &Call<'_>) -> Result<Slot> {
    process.library_object(Global::CxaGlobals)
}
