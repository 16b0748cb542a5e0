//! Descriptors of the fundamental types, which every C++ runtime contains (Itanium C++ ABI, section 2.9.2);
//! those of exceptions are in `standard`.

use crate::access::offset;
use crate::globals::Global;
use crate::process::Process;
use draig_interp::site::Site;
use draig_interp::stop::Result;
use draig_interp::value::Slot;

/// Mangled fundamental types, including `std::nullptr_t`.
const FUNDAMENTAL: &[&str] = &[
    "v", "w", "b", "c", "a", "h", "s", "t", "i", "j", "l", "m", "x", "y", "n", "o", "f", "d", "e", "g", "Dn", "Di",
    "Ds", "Du",
];

/// Virtual table of descriptors of classes with one public base at offset 0.
pub(crate) const SINGLE_BASE_TABLE: &str = "_ZTVN10__cxxabiv120__si_class_type_infoE";

/// Number of words in the virtual table of a kind of descriptors, whose functions are never called.
pub(crate) const KIND_WORDS: u64 = 11;

/// Returns the object for a symbol that the runtime defines, created on demand: a descriptor, or the virtual
/// table of descriptors of classes with one base.
pub(crate) fn find(process: &mut Process<'_, '_>, symbol: &str) -> Result<Option<Slot>> {
    if symbol == SINGLE_BASE_TABLE {
        return process.library_object(Global::SingleBaseTable).map(Some);
    }
    let Some(name) = fundamental(symbol) else { return Ok(None) };
    let size = 2 * u64::from(process.abi.pointer);
    let object = descriptor(process, name, size)?;
    process.memory.set_writable(object, false);
    Ok(Some(object))
}

/// Whether [`find`] creates an object for a symbol.
pub(crate) fn is_known(symbol: &str) -> bool {
    symbol == SINGLE_BASE_TABLE || fundamental(symbol).is_some()
}

/// Returns the fundamental type, or pointer to one, whose descriptor a symbol is.
fn fundamental(symbol: &str) -> Option<&str> {
    let name = symbol.strip_prefix("_ZTI")?;
    let pointee = name.strip_prefix("PK").or_else(|| name.strip_prefix('P')).unwrap_or(name);
    FUNDAMENTAL.contains(&pointee).then_some(name)
}

/// Creates a writable descriptor of `size` bytes; its name is the second word.
pub(crate) fn descriptor(process: &mut Process<'_, '_>, name: &str, size: u64) -> Result<Slot> {
    let word = u64::from(process.abi.pointer);
    let text = process.constant(format!("{name}\0").as_bytes())?;
    let object = process.zeroed(size)?;
    process.put_pointer(offset(object, word), text, Site::NONE)?;
    Ok(object)
}
