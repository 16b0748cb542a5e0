//! Type descriptors of the Itanium C++ ABI (section 2.9): names, bases, pointers; the part of an object that
//! a handler or a `dynamic_cast` sees.

use crate::exceptions::descriptors::SINGLE_BASE_TABLE;
use crate::globals::Global;
use crate::process::Process;
use draig_interp::library::Call;
use draig_interp::memory::ObjectKind;
use draig_interp::stop::{Result, limit};
use draig_interp::value::Slot;

/// Maximum depth of class hierarchies and of pointers to pointers.
const MAX_DEPTH: u32 = 256;
/// Maximum number of bases of a class, and of subobjects of an object.
const MAX_BASES: u64 = 1 << 16;

/// Bits of `offset_flags` of a base.
const VIRTUAL: i64 = 1;
const PUBLIC: i64 = 2;

/// Kind of type that a descriptor describes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Class {
    /// A class with one public base at offset 0.
    Single,
    /// A class with several bases.
    Multiple,
    /// A pointer.
    Pointer,
    /// A class without bases, a fundamental type, or a descriptor that is only declared here.
    Other,
}

/// A base class: descriptor, offset or the place of the offset in the virtual table, public or not.
struct Base {
    info: Slot,
    offset: i64,
    is_virtual: bool,
    is_public: bool,
}

fn offset(pointer: Slot, by: i64) -> Slot {
    Slot { bits: pointer.bits.wrapping_add(by as u64), tag: pointer.tag }
}

/// Returns whether a descriptor is defined in this module, so that it can be read.
fn is_known(process: &Process<'_, '_>, info: Slot) -> bool {
    process.memory.about(info).is_some_and(|prov| process.memory.object(prov).kind != ObjectKind::External)
}

/// Returns the mangled name of a type; `None` for a declared descriptor without the usual symbol name.
pub(crate) fn name(process: &mut Process<'_, '_>, info: Slot) -> Result<Option<String>> {
    if !is_known(process, info) {
        let symbol = process.global_at(info.bits).map(|global| process.module.name(global));
        let name = symbol.and_then(|symbol| symbol.strip_prefix(b"_ZTI"));
        return Ok(name.map(|name| String::from_utf8_lossy(name).into_owned()));
    }
    let site = process.thread.site;
    let word = i64::from(process.abi.pointer);
    let text = process.memory.read_pointer(offset(info, word), site)?;
    let bytes = process.memory.read_cstr(text, site)?;
    Ok(Some(String::from_utf8_lossy(&bytes).into_owned()))
}

/// Returns a readable form of a mangled type name, for the most common types.
pub(crate) fn readable_name(name: &str) -> String {
    let fundamental = match name {
        "i" => "int",
        "j" => "unsigned int",
        "l" => "long",
        "m" => "unsigned long",
        "x" => "long long",
        "c" => "char",
        "b" => "bool",
        "d" => "double",
        "f" => "float",
        "PKc" => "char const*",
        "Pc" => "char*",
        _ => "",
    };
    if !fundamental.is_empty() {
        return fundamental.to_owned();
    }
    if let Some(rest) = name.strip_prefix("St") {
        return format!("std::{}", readable_name(rest));
    }
    let digits = name.bytes().take_while(u8::is_ascii_digit).count();
    let (length, rest) = name.split_at(digits);
    match length.parse::<usize>() {
        Ok(length) if rest.len() == length => rest.to_owned(),
        _ => name.to_owned(),
    }
}

/// Returns whether two descriptors are of the same type.
fn same(process: &mut Process<'_, '_>, a: Slot, b: Slot) -> Result<bool> {
    if a.bits == b.bits {
        return Ok(true);
    }
    Ok(match (name(process, a)?, name(process, b)?) {
        // A leading star marks a type that equals no other by name.
        (Some(a), Some(b)) => a == b && !a.starts_with('*'),
        _ => false,
    })
}

fn class(process: &mut Process<'_, '_>, info: Slot) -> Result<Class> {
    if !is_known(process, info) {
        return Ok(Class::Other);
    }
    let site = process.thread.site;
    let table = process.memory.read_pointer(info, site)?;
    let about = process.memory.about(table);
    if about.is_none() {
        return Ok(Class::Other);
    }
    let kinds: [(&[u8], Class); 3] = [
        (SINGLE_BASE_TABLE.as_bytes(), Class::Single),
        (b"_ZTVN10__cxxabiv121__vmi_class_type_infoE", Class::Multiple),
        (b"_ZTVN10__cxxabiv119__pointer_type_infoE", Class::Pointer),
    ];
    let single = process.state().objects.known(Global::SingleBaseTable);
    if single.is_some_and(|single| process.memory.about(single) == about) {
        return Ok(Class::Single);
    }
    for (symbol, class) in kinds {
        let Some(global) = process.module.find(symbol) else { continue };
        let address = process.address_of(global);
        if process.memory.about(address) == about {
            return Ok(class);
        }
    }
    Ok(Class::Other)
}

fn bases(process: &mut Process<'_, '_>, info: Slot) -> Result<Vec<Base>> {
    let site = process.thread.site;
    let word = i64::from(process.abi.pointer);
    match class(process, info)? {
        Class::Single => {
            let info = process.memory.read_pointer(offset(info, 2 * word), site)?;
            Ok(vec![Base { info, offset: 0, is_virtual: false, is_public: true }])
        }
        Class::Multiple => {
            let count = process.memory.read_uint::<4>(offset(info, 2 * word + 4), site)?;
            if count > MAX_BASES {
                return limit(format!("a class has more than {MAX_BASES} bases"));
            }
            let mut bases = Vec::new();
            for number in 0..count as i64 {
                let at = offset(info, 2 * word + 8 + number * 2 * word);
                let info = process.memory.read_pointer(at, site)?;
                let flags = if word == 8 {
                    process.memory.read_uint::<8>(offset(at, word), site)? as i64
                } else {
                    i64::from(process.memory.read_uint::<4>(offset(at, word), site)? as u32 as i32)
                };
                bases.push(Base {
                    info,
                    offset: flags >> 8,
                    is_virtual: flags & VIRTUAL != 0,
                    is_public: flags & PUBLIC != 0,
                });
            }
            Ok(bases)
        }
        _ => Ok(Vec::new()),
    }
}

/// A subobject: its type, its address, and whether only public bases lead to it.
type Part = (Slot, Slot, bool);

/// Returns all subobjects of an object, itself first. Without an object only the types are meaningful;
/// virtual bases then stay at their class's address.
fn parts(process: &mut Process<'_, '_>, object: Slot, info: Slot) -> Result<Vec<Part>> {
    let site = process.thread.site;
    let mut found = vec![(info, object, true)];
    let mut next = 0;
    while let Some(&(info, place, public)) = found.get(next) {
        next += 1;
        if found.len() as u64 > MAX_BASES {
            return limit(format!("an object has more than {MAX_BASES} bases"));
        }
        for base in bases(process, info)? {
            let by = if base.is_virtual && object.bits != 0 {
                let table = process.memory.read_pointer(place, site)?;
                read_word(process, offset(table, base.offset))?
            } else {
                base.offset
            };
            let place = if object.bits == 0 { object } else { offset(place, by) };
            // A virtual base is one part, however many paths lead to it.
            let part = (base.info, place, public && base.is_public);
            let known = found.iter_mut().find(|known| {
                object.bits != 0 && base.is_virtual && known.0.bits == part.0.bits && known.1.bits == place.bits
            });
            match known {
                Some(known) => known.2 |= part.2,
                None => found.push(part),
            }
        }
    }
    Ok(found)
}

fn read_word(process: &mut Process<'_, '_>, at: Slot) -> Result<i64> {
    let site = process.thread.site;
    Ok(if process.abi.pointer == 8 {
        process.memory.read_uint::<8>(at, site)? as i64
    } else {
        i64::from(process.memory.read_uint::<4>(at, site)? as u32 as i32)
    })
}

/// Returns the part of an exception object that a handler for `wanted` sees; `None` if it does not match the
/// type.
pub(crate) fn handler_sees(
    process: &mut Process<'_, '_>,
    object: Slot,
    thrown: Slot,
    wanted: Slot,
) -> Result<Option<Slot>> {
    let site = process.thread.site;
    let is_pointer =
        class(process, thrown)? == Class::Pointer || name(process, thrown)?.is_some_and(|name| name.starts_with('P'));
    if same(process, thrown, wanted)? {
        // A handler for pointers receives the pointer itself.
        let seen = if is_pointer { process.memory.read_pointer(object, site)? } else { object };
        return Ok(Some(seen));
    }
    if class(process, thrown)? == Class::Pointer && class(process, wanted)? == Class::Pointer {
        let value = process.memory.read_pointer(object, site)?;
        return pointer_sees(process, value, thrown, wanted, 0);
    }
    find_public_base(process, object, thrown, wanted)
}

/// Returns the only public base of a type, if there is exactly one.
fn find_public_base(process: &mut Process<'_, '_>, object: Slot, info: Slot, wanted: Slot) -> Result<Option<Slot>> {
    let mut found = None;
    for (info, place, public) in parts(process, object, info)?.into_iter().skip(1) {
        if same(process, info, wanted)? {
            if found.is_some() {
                return Ok(None);
            }
            found = Some((place, public));
        }
    }
    Ok(found.and_then(|(place, public)| public.then_some(place)))
}

/// Converts pointers: to pointers with more qualifiers, to public bases, and to `void *`.
fn pointer_sees(
    process: &mut Process<'_, '_>,
    value: Slot,
    thrown: Slot,
    wanted: Slot,
    depth: u32,
) -> Result<Option<Slot>> {
    if depth > MAX_DEPTH {
        return limit("pointers to pointers are too deep");
    }
    let site = process.thread.site;
    let word = i64::from(process.abi.pointer);
    let (from_flags, to_flags) = (
        process.memory.read_uint::<4>(offset(thrown, 2 * word), site)?,
        process.memory.read_uint::<4>(offset(wanted, 2 * word), site)?,
    );
    if from_flags & !to_flags & 7 != 0 {
        return Ok(None);
    }
    let from = process.memory.read_pointer(offset(thrown, 3 * word), site)?;
    let to = process.memory.read_pointer(offset(wanted, 3 * word), site)?;
    if same(process, from, to)? {
        return Ok(Some(value));
    }
    if depth == 0 && name(process, to)?.as_deref() == Some("v") {
        return Ok(Some(value));
    }
    if class(process, from)? == Class::Pointer && class(process, to)? == Class::Pointer && to_flags & 1 != 0 {
        return pointer_sees(process, value, from, to, depth + 1);
    }
    if depth == 0 {
        return find_public_base(process, value, from, to);
    }
    Ok(None)
}

/// Implements `__dynamic_cast(object, static type, wanted type, hint)`.
pub(crate) fn dynamic_cast(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (object, source, wanted) = (call.pointer(0)?, call.pointer(1)?, call.pointer(2)?);
    let word = i64::from(process.abi.pointer);
    let table = process.memory.read_pointer(object, call.site)?;
    let to_top = read_word(process, offset(table, -2 * word))?;
    let dynamic = process.memory.read_pointer(offset(table, -word), call.site)?;
    let whole = offset(object, to_top);
    let all = parts(process, whole, dynamic)?;
    let mut wanted_parts = Vec::new();
    let mut source_is_public = false;
    for (info, place, public) in all {
        if same(process, info, wanted)? {
            wanted_parts.push((place, info, public));
        }
        if place.bits == object.bits && same(process, info, source)? {
            source_is_public |= public;
        }
    }
    // Downcast: a part of the wanted type of which the object is a public base.
    let mut down = Vec::new();
    for &(place, info, _) in &wanted_parts {
        for (base, at, public) in parts(process, place, info)? {
            if public && at.bits == object.bits && same(process, base, source)? {
                down.push(place);
            }
        }
    }
    down.dedup_by_key(|place| place.bits);
    if let [place] = down[..] {
        return Ok(place);
    }
    // Cross-cast: the only public part of that type, from a public base of the whole.
    match wanted_parts[..] {
        [(place, _, true)] if source_is_public && down.is_empty() => Ok(place),
        _ => Ok(Slot::default()),
    }
}
