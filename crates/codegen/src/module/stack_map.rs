//! Stack maps: where a runtime finds values while the code is at certain instructions (LLVM's StackMaps, version 3).
//!
//! The section has a list of functions with the sizes of their frames, one of constants that do not fit a record, and
//! one of records. Addresses of functions are fixups; all else is known here.

use draig_image::{Fixup, FixupKind, SectionFlags, SectionKind, Symbol, SymbolId, SymbolPlace};
use rustc_hash::FxHashMap;

use super::builder::Builder;
use super::sections::SectionKey;
use crate::code::{CodeBuffer, FunctionSpan, Location, Safepoint};

const VERSION: u32 = 3;
/// Size of a pointer, which is that of constants in records.
const WORD: u16 = 8;

/// Functions and records, in the order of the code.
#[derive(Default)]
pub(crate) struct StackMaps {
    functions: Vec<MappedFunction>,
    /// Offsets are from the start of the function.
    records: Vec<Safepoint>,
}

struct MappedFunction {
    symbol: SymbolId,
    stack_size: u64,
    records: u64,
}

/// Constants that do not fit a record, by value.
#[derive(Default)]
struct Constants {
    numbers: FxHashMap<i64, i32>,
    list: Vec<i64>,
}

impl Builder<'_, '_> {
    /// Notes the records of a function, whose symbol is at an offset of its buffer.
    pub(crate) fn note_safepoints(&mut self, code: &CodeBuffer, span: &FunctionSpan, entry: i64) {
        let symbol = self.symbol(span.function);
        let records = &code.safepoints[span.safepoints.clone()];
        let function =
            MappedFunction { symbol, stack_size: span.stack_size.unwrap_or(u64::MAX), records: records.len() as u64 };
        self.stack_maps.functions.push(function);
        let at_function = |record: &Safepoint| (i64::from(record.offset) - entry) as u32;
        let moved = records.iter().map(|record| Safepoint { offset: at_function(record), ..record.clone() });
        self.stack_maps.records.extend(moved);
    }

    /// Writes the section, if there are records.
    pub(crate) fn stack_map(&mut self) {
        let maps = std::mem::take(&mut self.stack_maps);
        if maps.functions.is_empty() {
            return;
        }
        let mut constants = Constants::default();
        let mut records = Vec::new();
        for record in &maps.records {
            write_record(record, &mut constants, &mut records);
        }
        let mut bytes = Vec::new();
        let counts = [maps.functions.len(), constants.list.len(), maps.records.len()];
        for word in std::iter::once(VERSION).chain(counts.map(|count| count as u32)) {
            bytes.extend(word.to_le_bytes());
        }
        let mut fixups = Vec::with_capacity(maps.functions.len());
        for function in &maps.functions {
            let offset = bytes.len() as u32;
            fixups.push(Fixup { offset, kind: FixupKind::Abs64, symbol: function.symbol, addend: 0 });
            for word in [0, function.stack_size, function.records] {
                bytes.extend(word.to_le_bytes());
            }
        }
        for constant in &constants.list {
            bytes.extend(constant.to_le_bytes());
        }
        bytes.append(&mut records);
        let flags = SectionFlags { alloc: true, ..SectionFlags::default() };
        let name: &[u8] = match self.context.format.is_mach_o() {
            true => b"__LLVM_STACKMAPS,__llvm_stackmaps",
            false => b".llvm_stackmaps",
        };
        let key = SectionKey::bare(name, SectionKind::Bits, flags);
        let section = self.sections.get(&mut self.image, key);
        self.align(section, 8);
        // Module assembly may have begun the section.
        let start = self.image[section].bytes.len() as u64;
        self.image[section].bytes.append(&mut bytes);
        let shifted = fixups.into_iter().map(|fixup| Fixup { offset: fixup.offset + start as u32, ..fixup });
        self.image[section].fixups.extend(shifted);
        let name = b"__LLVM_StackMaps".to_vec();
        let place = SymbolPlace::Section(section, start);
        self.image.add_symbol(Symbol { name, place, ..Symbol::default() });
    }
}

fn write_record(record: &Safepoint, constants: &mut Constants, out: &mut Vec<u8>) {
    out.extend(record.id.to_le_bytes());
    out.extend(record.offset.to_le_bytes());
    out.extend(0u16.to_le_bytes());
    out.extend((record.locations.len() as u16).to_le_bytes());
    for &location in &record.locations {
        let (kind, size, register, value) = match location {
            Location::Register(register, size) => (1u8, size, register, 0),
            Location::Direct(register, offset) => (2, WORD, register, offset),
            Location::Indirect(register, offset, size) => (3, size, register, offset),
            Location::Constant(number) => match i32::try_from(number) {
                Ok(number) => (4, WORD, 0, number),
                Err(_) => (5, WORD, 0, constants.number(number)),
            },
        };
        out.extend([kind, 0]);
        for half in [size, register, 0] {
            out.extend(half.to_le_bytes());
        }
        out.extend(value.to_le_bytes());
    }
    align(out);
    out.extend(0u16.to_le_bytes());
    out.extend((record.live_outs.len() as u16).to_le_bytes());
    for register in &record.live_outs {
        out.extend(register.to_le_bytes());
        out.extend([0, WORD as u8]);
    }
    align(out);
}

/// Records are of 8 bytes each, and so is all before them.
fn align(out: &mut Vec<u8>) {
    out.resize(out.len().next_multiple_of(8), 0);
}

impl Constants {
    fn number(&mut self, constant: i64) -> i32 {
        *self.numbers.entry(constant).or_insert_with(|| {
            self.list.push(constant);
            self.list.len() as i32 - 1
        })
    }
}
