//! Places of an image's sections in memory, and the values of its fixups: what a linker and a loader do to a file.

use draig_image::{Field, Fixup, FixupKind, Image, Section, SectionId, SectionKind, SymbolId, SymbolPlace};
use rustc_hash::FxHashMap;

use crate::JitError;
use crate::memory::Protection;

/// Pages with the same access.
pub(crate) struct Segment {
    pub(crate) protection: Protection,
    /// Offset in the module's memory.
    pub(crate) offset: usize,
    pub(crate) bytes: Vec<u8>,
}

/// Places of a module's parts, before its addresses are known.
pub(crate) struct Plan {
    pub(crate) segments: [Segment; 3],
    /// Segment and offset of each section; `None` for those that are not loaded.
    places: Vec<Option<(usize, usize)>>,
    /// Offsets of common symbols in the writable segment.
    commons: FxHashMap<SymbolId, usize>,
    /// Offsets in the read-only segment of entries with addresses of symbols.
    entries: FxHashMap<SymbolId, usize>,
    /// Offset of the first entry.
    table: usize,
    /// Offsets in the code of jumps to symbols.
    stubs: FxHashMap<SymbolId, usize>,
    /// Number of bytes in all, whole pages.
    pub(crate) size: usize,
}

const CODE: usize = 0;
const READ: usize = 1;
const WRITE: usize = 2;

/// `jmp *entry(%rip)`, and padding.
const STUB: [u8; 8] = [0xff, 0x25, 0, 0, 0, 0, 0xcc, 0xcc];

impl Plan {
    /// Decides where everything goes.
    pub(crate) fn new(image: &Image, page: usize) -> Result<Plan, JitError> {
        let mut bytes: [Vec<u8>; 3] = Default::default();
        let mut places = vec![None; image.sections.len()];
        for (id, section) in &image.sections {
            let Some(segment) = segment_of(section)? else { continue };
            let target = &mut bytes[segment];
            let align = usize::try_from(section.align.max(1)).map_err(|_| JitError::Full)?;
            if align > page {
                return Err(JitError::Unsupported(format!("an alignment of {align} bytes")));
            }
            target.resize(target.len().next_multiple_of(align), if segment == CODE { 0xcc } else { 0 });
            places[id.as_u32() as usize] = Some((segment, target.len()));
            match section.kind {
                SectionKind::Zeros => {
                    let size = usize::try_from(section.zeros).ok().filter(|&size| size <= MAX_ZEROS);
                    target.resize(target.len() + size.ok_or(JitError::Full)?, 0);
                }
                _ => target.extend_from_slice(&section.bytes),
            }
            if is_unwind(section) {
                // The end of a list of entries.
                target.extend_from_slice(&[0; 4]);
            }
        }
        let mut commons = FxHashMap::default();
        for (id, symbol) in &image.symbols {
            if let SymbolPlace::Common { align } = symbol.place {
                let target = &mut bytes[WRITE];
                let align = usize::try_from(align.max(1)).ok().filter(|&align| align <= page).ok_or(JitError::Full)?;
                let size = usize::try_from(symbol.size).ok().filter(|&size| size <= MAX_ZEROS).ok_or(JitError::Full)?;
                target.resize(target.len().next_multiple_of(align), 0);
                commons.insert(id, target.len());
                target.resize(target.len() + size, 0);
            }
        }
        let (mut entries, mut stubs) = (FxHashMap::default(), FxHashMap::default());
        bytes[READ].resize(bytes[READ].len().next_multiple_of(8), 0);
        bytes[CODE].resize(bytes[CODE].len().next_multiple_of(8), 0xcc);
        let table = bytes[READ].len();
        for (id, section) in &image.sections {
            if places[id.as_u32() as usize].is_none() {
                continue;
            }
            for fixup in &section.fixups {
                let needs_stub =
                    matches!(fixup.kind, FixupKind::Plt32 | FixupKind::PltOff64) && image[fixup.symbol].is_undefined();
                if needs_stub && !stubs.contains_key(&fixup.symbol) {
                    stubs.insert(fixup.symbol, bytes[CODE].len());
                    bytes[CODE].extend_from_slice(&STUB);
                }
                if (needs_stub || needs_entry(fixup.kind)) && !entries.contains_key(&fixup.symbol) {
                    entries.insert(fixup.symbol, bytes[READ].len());
                    bytes[READ].extend_from_slice(&[0; 8]);
                }
            }
        }
        let protections = [Protection::Execute, Protection::Read, Protection::Write];
        let mut size = 0;
        let mut numbers = protections.into_iter().zip(bytes);
        let segments = std::array::from_fn(|_| {
            let (protection, bytes) = numbers.next().unwrap_or((Protection::Read, Vec::new()));
            let offset = size;
            size += bytes.len().next_multiple_of(page);
            Segment { protection, offset, bytes }
        });
        Ok(Plan { segments, places, commons, entries, table, stubs, size })
    }

    /// Returns the address of a section's start, given that of the module.
    pub(crate) fn section(&self, base: u64, section: SectionId) -> Option<u64> {
        let (segment, offset) = (*self.places.get(section.as_u32() as usize)?)?;
        Some(base + (self.segments[segment].offset + offset) as u64)
    }

    /// Returns the address of a symbol that is defined here.
    pub(crate) fn defined(&self, image: &Image, base: u64, symbol: SymbolId) -> Option<u64> {
        match image[symbol].place {
            SymbolPlace::Section(section, offset) => Some(self.section(base, section)?.wrapping_add(offset)),
            SymbolPlace::Absolute(number) => Some(number),
            SymbolPlace::Common { .. } => {
                let offset = *self.commons.get(&symbol)?;
                Some(base + (self.segments[WRITE].offset + offset) as u64)
            }
            SymbolPlace::Undefined => None,
        }
    }

    /// Stores the values of all fixups, given the address of each symbol.
    pub(crate) fn resolve(
        &mut self,
        image: &Image,
        base: u64,
        address: &mut dyn FnMut(SymbolId) -> Result<u64, JitError>,
    ) -> Result<(), JitError> {
        let table = base + (self.segments[READ].offset + self.table) as u64;
        // In order of places, so that the first symbol without definition is always the same.
        let mut entries: Vec<(usize, SymbolId)> = self.entries.iter().map(|(&symbol, &at)| (at, symbol)).collect();
        entries.sort_unstable();
        for (at, symbol) in entries {
            let value = address(symbol)?;
            self.segments[READ].bytes[at..at + 8].copy_from_slice(&value.to_le_bytes());
        }
        let mut stubs: Vec<(usize, SymbolId)> = self.stubs.iter().map(|(&symbol, &at)| (at, symbol)).collect();
        stubs.sort_unstable();
        for (at, symbol) in stubs {
            let entry = (self.segments[READ].offset + self.entries[&symbol]) as i64;
            let distance = entry - (self.segments[CODE].offset + at + 6) as i64;
            self.segments[CODE].bytes[at + 2..at + 6].copy_from_slice(&(distance as i32).to_le_bytes());
        }
        for (id, section) in &image.sections {
            let Some((segment, start)) = self.places[id.as_u32() as usize] else { continue };
            for fixup in &section.fixups {
                let at = start + fixup.offset as usize;
                let place = base + (self.segments[segment].offset + at) as u64;
                let value = self.value(image, fixup, base, place, table, address)?;
                let name = || String::from_utf8_lossy(&image[fixup.symbol].name).into_owned();
                if fixup.kind.field() == Field::Marker {
                    continue;
                }
                let bytes = &mut self.segments[segment].bytes[at..];
                fixup.kind.field().store(bytes, value as i64).map_err(|_| JitError::TooFar(name()))?;
            }
        }
        Ok(())
    }

    /// Returns the value of a fixup at an address.
    fn value(
        &self,
        image: &Image,
        fixup: &Fixup,
        base: u64,
        place: u64,
        table: u64,
        address: &mut dyn FnMut(SymbolId) -> Result<u64, JitError>,
    ) -> Result<u64, JitError> {
        use FixupKind as K;
        let symbol = fixup.symbol;
        let entry = || {
            let at = self.entries.get(&symbol).copied().unwrap_or(self.table);
            base + (self.segments[READ].offset + at) as u64
        };
        let stub = self.stubs.get(&symbol).map(|&at| base + (self.segments[CODE].offset + at) as u64);
        let value = match fixup.kind {
            K::None => 0,
            K::Plt32 => match stub {
                Some(stub) => stub,
                None => address(symbol)?,
            },
            K::GotPcRel | K::GotPcRelX | K::RexGotPcRelX => entry(),
            K::Got32 | K::Got64 => entry().wrapping_sub(table),
            K::GotOff64 => address(symbol)?.wrapping_sub(table),
            K::GotPc32 => table.wrapping_sub(place),
            K::GotPc64 => table,
            K::PltOff64 => match stub {
                Some(stub) => stub.wrapping_sub(table),
                None => address(symbol)?.wrapping_sub(table),
            },
            K::Size32 | K::Size64 => image[symbol].size,
            kind if kind.is_thread_local() => {
                let name = String::from_utf8_lossy(&image[symbol].name).into_owned();
                return Err(JitError::Unsupported(format!("thread-local variable '{name}'")));
            }
            kind if kind.is_plain() && kind.elf_x86_64().is_some() => address(symbol)?,
            kind => return Err(JitError::Unsupported(format!("fixup {kind:?}"))),
        };
        let value = value.wrapping_add_signed(fixup.addend);
        Ok(if fixup.kind.is_pc_relative() { value.wrapping_sub(place) } else { value })
    }
}

/// Largest number of bytes that are zero at the start.
const MAX_ZEROS: usize = 1 << 30;

/// Whether the value is that of an entry with the symbol's address.
fn needs_entry(kind: FixupKind) -> bool {
    matches!(
        kind,
        FixupKind::GotPcRel | FixupKind::GotPcRelX | FixupKind::RexGotPcRelX | FixupKind::Got32 | FixupKind::Got64
    )
}

/// Whether a section is `.eh_frame`.
pub(crate) fn is_unwind(section: &Section) -> bool {
    section.name == b".eh_frame"
}

/// Returns the segment of a section; `None` if it is not loaded.
fn segment_of(section: &Section) -> Result<Option<usize>, JitError> {
    if !section.flags.alloc || section.kind == SectionKind::Note {
        return Ok(None);
    }
    if section.flags.tls {
        let name = String::from_utf8_lossy(&section.name).into_owned();
        return Err(JitError::Unsupported(format!("thread-local section '{name}'")));
    }
    let is_constant = !section.flags.write || section.name.starts_with(b".data.rel.ro");
    Ok(Some(if section.flags.exec {
        CODE
    } else if is_constant {
        READ
    } else {
        WRITE
    }))
}
