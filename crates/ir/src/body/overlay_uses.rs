//! The places of a body that refer to an overlay's items, noted by its reader while the body is in the cache.
//!
//! Most operands are values of the body or items of the frozen tables, which keep their handles. Renaming that visits the
//! places alone does not bring the whole body back into the cache.

use std::ops::Range;

use super::Body;
use crate::constants::Const;
use crate::inline_asm::InlineAsm;
use crate::metadata::Metadata;
use crate::opcode::Opcode;
use crate::overlay::HandleRemap;
use crate::remap::Remap;
use crate::tables::Tables;
use crate::value::Value;

/// The operands, instructions and calls of a body that refer to an overlay's constants, inline assembly, metadata, types
/// and attribute lists, by number.
#[derive(Debug, Default)]
pub struct OverlayUses {
    operands: Vec<u32>,
    insts: Vec<u32>,
    calls: Vec<u32>,
}

/// The words of the overlay's values of one kind.
fn words(first: Value, items: usize) -> Range<u32> {
    let first = first.to_word();
    first..first + items as u32
}

impl Body {
    /// Finds the places that refer to items of `tables` that its base does not have.
    #[must_use]
    pub fn overlay_uses(&self, tables: &Tables) -> OverlayUses {
        let mut uses = OverlayUses::default();
        let (constants, asms) = (&tables.constants.items, &tables.inline_asms);
        let first_metadata = tables.metadata.offset();
        let constants = words(Const::from_u32(constants.offset()).into(), constants.local_len());
        let rare = [
            words(Metadata::from_u32(first_metadata).into(), (tables.metadata.len() - first_metadata) as usize),
            words(InlineAsm::from_u32(asms.offset()).into(), asms.local_len()),
        ];
        for (at, operand) in self.operands.iter().enumerate() {
            let word = operand.to_word();
            // Words of metadata and inline assembly are above those of globals, which are above those of constants.
            if constants.contains(&word) || word >= rare[0].start && rare.iter().any(|rare| rare.contains(&word)) {
                uses.operands.push(at as u32);
            }
        }
        let types = &tables.types.items;
        let first_type = types.offset();
        if types.local_len() != 0 {
            for (at, data) in self.insts.iter().enumerate() {
                let in_payload = matches!(data.opcode, Opcode::Alloca | Opcode::GetElementPtr)
                    && data.payload_type().is_some_and(|ty| ty.as_u32() >= first_type);
                if in_payload || data.ty.as_u32() >= first_type {
                    uses.insts.push(at as u32);
                }
            }
        }
        let lists = &tables.attributes.lists;
        if types.local_len() != 0 || lists.local_len() != 0 {
            for (at, call) in self.calls.iter().enumerate() {
                if call.function_type.as_u32() >= first_type || call.attributes.as_u32() >= lists.offset() {
                    uses.calls.push(at as u32);
                }
            }
        }
        uses
    }

    /// Renames the handles of an overlay, with the result of [`Body::remap`], at the places that refer to it.
    pub fn remap_uses<R: Remap>(&mut self, uses: &OverlayUses, map: &mut HandleRemap<R>) {
        if map.changes_frozen() {
            return self.remap(map);
        }
        self.epochs.advance_all();
        for &at in &uses.operands {
            let operand = &mut self.operands[at as usize];
            *operand = map.value(*operand);
        }
        for &at in &uses.insts {
            self.insts[at as usize].remap(map);
        }
        for &at in &uses.calls {
            self.calls[at as usize].remap(map);
        }
        self.remap_rare(map);
        if map.changes_metadata() {
            self.remap_metadata(map);
        }
    }
}
