//! Calls in the large code model: over stubs after the function, which jump as far as they must.

use draig_image::{Fixup, FixupKind, SectionId, SymbolId};
use rustc_hash::FxHashMap;

use super::builder::Builder;
use crate::RelocationModel;
use crate::x86::write_stub;

/// A call or jump that may be further from its target than 2 GiB.
pub(super) struct FarCall {
    /// Offset of its fixup in the section.
    pub(super) offset: u32,
    pub(super) symbol: SymbolId,
    /// Whether the target is in the same executable or library.
    pub(super) is_local: bool,
}

impl Builder<'_, '_> {
    /// Appends stubs to a section, and leads these calls over them. Their fixups are among those from the first one on.
    pub(super) fn add_stubs(&mut self, section: SectionId, first: usize, calls: &[FarCall]) -> Result<(), String> {
        if calls.is_empty() {
            return Ok(());
        }
        let is_static = self.context.relocation_model == RelocationModel::Static;
        let own = self.section_symbol(section);
        let table = if is_static { own } else { self.external("_GLOBAL_OFFSET_TABLE_") };
        let mut places = FxHashMap::default();
        for call in calls {
            let data = &mut self.image[section];
            let place = *places.entry(call.symbol).or_insert_with(|| {
                let start = data.bytes.len();
                write_stub(&mut data.bytes, is_static, call.is_local, |offset, kind, addend| {
                    let symbol = if kind == FixupKind::GotPc64 { table } else { call.symbol };
                    data.fixups.push(Fixup { offset, kind, symbol, addend });
                });
                start as i64
            });
            let at = data.fixups[first..].binary_search_by_key(&call.offset, |fixup| fixup.offset);
            let at = at.map_err(|_| "a far call without a fixup")?;
            let fixup = &mut data.fixups[first + at];
            (fixup.kind, fixup.symbol) = (FixupKind::Pc32, own);
            fixup.addend += place;
        }
        Ok(())
    }
}
