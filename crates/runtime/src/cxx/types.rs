//! Descriptors of the fundamental types, which every C++ runtime brings along (Itanium C++ ABI, section
//! 2.9.2); those of the library's own classes are `cxx_exceptions`'.

use crate::access::offset;
use crate::globals::Global;
use crate::process::Process;
use draig_interp::site::Site;
use draig_interp::stop::Run;
use draig_interp::value::Slot;

/// Mangled fundamental types, `std::nullptr_t` among them.
const FUNDAMENTAL: &[&str] = &[
    "v", "w", "b", "c", "a", "h", "s", "t", "i", "j", "l", "m", "x", "y", "n", "o", "f", "d", "e", "g", "Dn", "Di",
    "Ds", "Du",
];

/// How many words the virtual table of a kind of descriptors has; nobody calls what it holds.
pub(crate) const KIND_WORDS: u64 = 11;

/// The object of a name that the runtime defines, made for the program: a descriptor, or the virtual
/// table of descriptors of classes with one base.
pub(crate) fn find(process: &mut Process<'_, '_>, symbol: &str) -> Run<Option<Slot>> {
    if symbol == "_ZTVN10__cxxabiv120__si_class_type_infoE" {
        return process.library_object(Global::SingleBaseTable).map(Some);
    }
    let Some(name) = symbol.strip_prefix("_ZTI") else { return Ok(None) };
    let pointee = name.strip_prefix("PK").or_else(|| name.strip_prefix('P')).unwrap_or(name);
    if FUNDAMENTAL.contains(&pointee) {
        let size = 2 * u64::from(process.abi.pointer);
        let object = descriptor(process, name, size)?;
        process.memory.set_writable(object, false);
        return Ok(Some(object));
    }
    Ok(None)
}

/// A descriptor of so many bytes, which can still be written: its name is the second word.
pub(crate) fn descriptor(process: &mut Process<'_, '_>, name: &str, size: u64) -> Run<Slot> {
    let word = u64::from(process.abi.pointer);
    let text = process.constant(format!("{name}\0").as_bytes())?;
    let object = process.zeroed(size)?;
    process.put_pointer(offset(object, word), text, Site::NONE)?;
    Ok(object)
}
