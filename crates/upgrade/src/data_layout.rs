//! Data layouts of older versions, which the bitcode reader completes: specifications that the layout of each
//! target now requires and did not require before. Layouts are changed as strings, because the order of
//! specifications is kept and printed.

use draig_ir::Module;
use draig_tables::history::CURRENT;
use draig_target::{Arch, DataLayout, Environment, ObjectFormat, Os, Triple};

/// Upgrades the module's data layout for its triple.
pub(crate) fn upgrade(module: &mut Module, version: u32) {
    let old = module.data_layout.as_bytes();
    let triple = &module.triple;
    let new = if version > CURRENT && triple.arch() == Arch::Unknown && triple.as_bytes().starts_with(b"amdgpu") {
        // LLVM 23 knows `amdgpu`, with or without the number of a sub-architecture.
        upgraded_for(old, triple, Arch::Amdgcn)
    } else {
        upgraded(old, triple)
    };
    if new != old
        && let Ok(text) = std::str::from_utf8(&new)
        && let Ok(layout) = DataLayout::parse(text)
    {
        module.data_layout = layout;
    }
}

/// Returns the error in the module's upgraded layout, if any: an upgraded layout is not always valid.
pub(crate) fn error(module: &Module) -> Option<String> {
    let new = upgraded(module.data_layout.as_bytes(), &module.triple);
    let text = String::from_utf8(new).ok()?;
    DataLayout::parse(&text).err().map(|error| error.message().to_string())
}

/// Pointers of mixed sizes for Microsoft's `__ptr32` and `__ptr64`.
const MIXED_POINTERS: &[u8] = b"-p270:32:32-p271:32:32-p272:64:64";

/// Returns the data layout that a module with this layout and triple has once it has been read from bitcode.
pub fn upgraded(layout: &[u8], triple: &Triple) -> Vec<u8> {
    upgraded_for(layout, triple, triple.arch())
}

fn upgraded_for(layout: &[u8], triple: &Triple, arch: Arch) -> Vec<u8> {
    let mut text = layout.to_vec();
    let has_specification =
        |name: &str| contains(layout, format!("-{name}").as_bytes()) || layout.starts_with(name.as_bytes());
    match arch {
        Arch::R600 | Arch::Spir | Arch::Spir64 | Arch::SpirV32 | Arch::SpirV64 if !has_specification("G") => {
            append(&mut text, "G1");
        }
        Arch::RiscV64 | Arch::RiscV64Be | Arch::LoongArch64 => replace(&mut text, b"-n64-", b"-n32:64-"),
        Arch::Amdgcn => amdgcn(&mut text, layout, has_specification),
        Arch::Aarch64 | Arch::Aarch64Be | Arch::Aarch64_32 => {
            if !layout.is_empty() && !contains(layout, b"-Fn32") {
                text.extend_from_slice(b"-Fn32");
            }
            add_mixed_pointers(&mut text);
        }
        Arch::Sparc | Arch::SparcV9 | Arch::SparcEl | Arch::Ppc64 | Arch::Ppc64Le | Arch::Wasm32 | Arch::Wasm64 => {
            align_i128(&mut text);
        }
        // With the o32 mangling, `i128` is not aligned.
        Arch::Mips64 | Arch::Mips64El if !contains(layout, b"m:m") => align_i128(&mut text),
        _ if triple.is_x86() => x86(&mut text, triple),
        _ => {}
    }
    if matches!(arch, Arch::R600 | Arch::Amdgcn) && !contains(layout, b"m:e") {
        text.splice(..0, *b"m:e-");
    }
    let is_aix = triple.os() == Os::Aix && triple.is_powerpc();
    if is_aix && !layout.is_empty() && !contains(layout, b"f64:32:64") {
        let at = find(&text, b"-S128").unwrap_or(text.len());
        text.splice(at..at, *b"-f64:32:64");
    }
    text
}

fn amdgcn(text: &mut Vec<u8>, layout: &[u8], has_specification: impl Fn(&str) -> bool) {
    if !has_specification("G") {
        append(text, "G1");
    }
    // Pointers that are more than a number.
    if !has_specification("ni") {
        append(text, "ni:7:8:9");
    }
    if layout.ends_with(b"ni:7") {
        text.extend_from_slice(b":8:9");
    }
    if layout.ends_with(b"ni:7:8") {
        text.extend_from_slice(b":9");
    }
    if !has_specification("p7") {
        append(text, "p7:160:256:256:32");
    }
    if !has_specification("p8") {
        append(text, "p8:128:128:128:48");
    }
    replace(text, b"-p8:128:128-", b"-p8:128:128:128:48-");
    if !has_specification("p9") {
        append(text, "p9:192:256:256:32");
    }
}

fn x86(text: &mut Vec<u8>, triple: &Triple) {
    add_mixed_pointers(text);
    // Intel's MCU aligns `i128` to 4 bytes.
    if triple.os() != Os::ElfIamcu && !contains(text, b"-i128:128") {
        insert_after_pointers(text, b"-i128:128");
    }
    let is_msvc = triple.is_os_windows()
        && matches!(triple.environment(), Environment::Msvc | Environment::Unknown)
        && triple.object_format() != ObjectFormat::Elf;
    if is_msvc && !triple.is_64_bit() {
        replace(text, b"-f80:32-", b"-f80:128-");
    }
}

/// Adds a specification.
fn append(text: &mut Vec<u8>, specification: &str) {
    if !text.is_empty() {
        text.push(b'-');
    }
    text.extend_from_slice(specification.as_bytes());
}

/// Adds the mixed pointers after endianness, mangling and a 32-bit pointer, if the layout has that form and
/// continues after it.
fn add_mixed_pointers(text: &mut Vec<u8>) {
    if contains(text, MIXED_POINTERS) {
        return;
    }
    let [b'e' | b'E', b'-', b'm', b':', b'a'..=b'z', rest @ ..] = &text[..] else { return };
    let pointer = b"-p:32:32";
    let behind_pointer = rest.strip_prefix(pointer).filter(|rest| rest.starts_with(b"-"));
    let at = match behind_pointer {
        Some(rest) => text.len() - rest.len(),
        None if rest.starts_with(b"-") => text.len() - rest.len(),
        None => return,
    };
    text.splice(at..at, MIXED_POINTERS.iter().copied());
}

/// Adds a specification after the leading ones that begin with `m`, `p` or `i`, if the layout is
/// little-endian and none of these occurs later.
fn insert_after_pointers(text: &mut Vec<u8>, specification: &[u8]) {
    let mut parts = text.split(|&byte| byte == b'-');
    if parts.next() != Some(b"e") {
        return;
    }
    let is_early = |part: &&[u8]| matches!(part.first(), Some(b'm' | b'p' | b'i'));
    let parts: Vec<&[u8]> = parts.collect();
    let early = parts.iter().take_while(|part| is_early(part)).count();
    let (early, late) = parts.split_at(early);
    if late.iter().any(|part| is_early(part) || part.is_empty()) {
        return;
    }
    let at = 1 + early.iter().map(|part| part.len() + 1).sum::<usize>();
    text.splice(at..at, specification.iter().copied());
}

/// Adds the alignment of `i128` after that of `i64`, if it is missing.
fn align_i128(text: &mut Vec<u8>) {
    let i64_align = b"-i64:64";
    if !contains(text, b"-i128:128")
        && let Some(at) = find(text, i64_align)
    {
        let at = at + i64_align.len();
        text.splice(at..at, *b"-i128:128");
    }
}

fn find(text: &[u8], pattern: &[u8]) -> Option<usize> {
    text.windows(pattern.len()).position(|window| window == pattern)
}

fn contains(text: &[u8], pattern: &[u8]) -> bool {
    find(text, pattern).is_some()
}

/// Replaces the first occurrence.
fn replace(text: &mut Vec<u8>, old: &[u8], new: &[u8]) {
    if let Some(at) = find(text, old) {
        text.splice(at..at + old.len(), new.iter().copied());
    }
}
