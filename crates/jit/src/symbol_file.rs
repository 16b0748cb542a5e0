//! The ELF file that describes a module in memory to a debugger: symbols, debug and unwind tables, and the addresses of
//! sections. Code and data are not repeated in it; they are in memory.

use draig_image::{Image, Section, SectionKind, SymbolPlace};
use draig_object::{Machine, write_elf_at};

use crate::JitError;
use crate::place::{Plan, is_unwind};

/// Returns the symbol file of a module whose first byte is at `base`.
pub(crate) fn symbol_file(image: &Image, plan: &Plan, base: u64) -> Result<Vec<u8>, JitError> {
    let mut described = Image::new();
    for section in image.sections.values() {
        // Groups are decided: what is here is in memory.
        let mut section = Section { group: None, is_comdat: false, ..without_contents(section) };
        section.associated = None;
        described.add_section(section);
    }
    for (id, symbol) in &image.symbols {
        let mut symbol = symbol.clone();
        if let (SymbolPlace::Common { .. }, Some(address)) = (symbol.place, plan.defined(image, base, id)) {
            symbol.place = SymbolPlace::Absolute(address);
        }
        described.add_symbol(symbol);
    }
    write_elf_at(&described, Machine::X86_64, &|section| plan.section(base, section).unwrap_or(0))
        .map_err(|error| JitError::Unsupported(error.to_string()))
}

/// Returns a section; one that is in memory only with its size, unless it is an unwind table.
fn without_contents(section: &Section) -> Section {
    if !section.flags.alloc || is_unwind(section) {
        return section.clone();
    }
    Section {
        name: section.name.clone(),
        kind: SectionKind::Zeros,
        flags: section.flags,
        align: section.align,
        zeros: section.size(),
        ..Section::default()
    }
}
