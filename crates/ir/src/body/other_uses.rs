//! Uses of a body's values other than operands: incoming blocks of phis, locations of debug records, and local
//! metadata. They are indexed when an edit first asks for them, so that replacing a value takes time in the number
//! of its uses. Their order is not visible in LLVM.

use super::uses::UseLists;
use super::{Body, DbgRecord, LocalMetadataData};
use crate::opcode::Opcode;
use crate::value::{Block, Inst, LocalMetadata, Value, ValueKind};

/// A use of a value by metadata.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MetadataUse {
    /// The location or the address of a debug record that is part of the function.
    Record(DbgRecord),
    /// Local metadata: an operand of a call, or the locations of debug records.
    Local(LocalMetadata),
}

/// The index of uses other than operands.
#[derive(Clone, Debug, Default)]
pub(super) struct OtherUses {
    /// Slots are places in the body's lists; users are phis.
    phis: UseLists,
    /// Slots are twice a record's number, plus one for its address.
    records: UseLists,
    /// Slots count the values of all local metadata.
    locals: UseLists,
    /// The first slot of each local metadata.
    local_starts: Vec<u32>,
    next_local: u32,
}

impl OtherUses {
    fn derive(body: &Body) -> OtherUses {
        let mut uses = OtherUses::default();
        for inst in body.insts_everywhere() {
            if body.opcode(inst) == Opcode::Phi {
                uses.add_phi(body, inst);
            }
        }
        for number in 0..body.record_count() {
            let record = DbgRecord::from_u32(number as u32);
            if body.is_record_placed(record) {
                uses.add_record(body, record);
            }
        }
        for number in 0..body.local_metadata_count() {
            uses.add_local(body, LocalMetadata::from_u32(number as u32));
        }
        uses
    }

    fn add_phi(&mut self, body: &Body, phi: Inst) {
        for slot in body.phi_slots(phi) {
            if let Some(block) = Block::from_word(body.lists[slot]) {
                self.phis.push_front(block.into(), slot, phi);
            }
        }
    }

    fn add_record(&mut self, body: &Body, record: DbgRecord) {
        let data = body.record(record);
        for (part, value) in [data.location, data.address].into_iter().enumerate() {
            if let Some(value) = value.filter(is_local) {
                self.records.push_front_word(value, 2 * record.index() + part, record.to_word());
            }
        }
    }

    fn remove_record(&mut self, body: &Body, record: DbgRecord) {
        let data = body.record(record);
        for (part, value) in [data.location, data.address].into_iter().enumerate() {
            if let Some(value) = value.filter(is_local) {
                self.records.remove(value, 2 * record.index() + part);
            }
        }
    }

    fn add_local(&mut self, body: &Body, id: LocalMetadata) {
        self.local_starts.push(self.next_local);
        for &value in values_of(body.local_metadata(id)) {
            if is_local(&value) {
                self.locals.push_front_word(value, self.next_local as usize, id.to_word());
            }
            self.next_local += 1;
        }
    }
}

/// Whether a value belongs to a body and can be the location of debug information.
fn is_local(value: &Value) -> bool {
    matches!(value.kind(), ValueKind::Inst(_) | ValueKind::Arg(_))
}

fn values_of(data: &LocalMetadataData) -> &[Value] {
    match data {
        LocalMetadataData::Value(value) => std::slice::from_ref(value),
        LocalMetadataData::ArgList(values) => values,
    }
}

impl Body {
    fn other_uses(&self) -> &OtherUses {
        self.other_uses.get_or_init(|| Box::new(OtherUses::derive(self)))
    }

    /// Changes the index, if it was derived. It is taken out meanwhile.
    fn with_other_uses(&mut self, change: impl FnOnce(&mut OtherUses, &mut Body)) {
        if let Some(mut uses) = self.other_uses.take() {
            change(&mut uses, self);
            // The cell is empty, so this stores the index.
            self.other_uses.get_or_init(|| uses);
        }
    }

    pub(super) fn forget_other_uses(&mut self) {
        self.other_uses.take();
    }

    pub(super) fn note_phi(&mut self, inst: Inst) {
        if self.opcode(inst) == Opcode::Phi {
            self.with_other_uses(|uses, body| uses.add_phi(body, inst));
        }
    }

    pub(super) fn drop_phi(&mut self, inst: Inst) {
        if self.opcode(inst) == Opcode::Phi {
            self.with_other_uses(|uses, body| {
                for slot in body.phi_slots(inst) {
                    if let Some(block) = Block::from_word(body.lists[slot]) {
                        uses.phis.remove(block.into(), slot);
                    }
                }
            });
        }
    }

    pub(super) fn note_phi_block(&mut self, phi: Inst, slot: usize, old: Option<Block>, new: Option<Block>) {
        if let Some(uses) = self.other_uses.get_mut() {
            if let Some(old) = old {
                uses.phis.remove(old.into(), slot);
            }
            if let Some(new) = new {
                uses.phis.push_front(new.into(), slot, phi);
            }
        }
    }

    pub(super) fn relocate_phi_blocks(&mut self, from: std::ops::Range<usize>, to: usize) {
        self.with_other_uses(|uses, body| {
            for (old, new) in from.zip(to..) {
                if let Some(block) = Block::from_word(body.lists[new]) {
                    uses.phis.relocate(block.into(), old, new);
                }
            }
        });
    }

    pub(super) fn note_record_uses(&mut self, record: DbgRecord) {
        if self.is_record_placed(record) {
            self.with_other_uses(|uses, body| uses.add_record(body, record));
        }
    }

    pub(super) fn drop_record_uses(&mut self, record: DbgRecord) {
        if self.is_record_placed(record) {
            self.with_other_uses(|uses, body| uses.remove_record(body, record));
        }
    }

    pub(super) fn note_local_metadata(&mut self, id: LocalMetadata) {
        self.with_other_uses(|uses, body| uses.add_local(body, id));
    }

    /// Returns the phis that have a block among their incoming ones, each with the number of the incoming pair.
    pub fn phi_uses_of(&self, block: Block) -> impl Iterator<Item = (Inst, usize)> + '_ {
        let uses = &self.other_uses().phis;
        uses.slots(block.into()).filter_map(move |slot| {
            let phi = uses.user(slot)?;
            Some((phi, slot - self.phi_slots(phi).start))
        })
    }

    /// Returns the uses of an instruction or parameter by debug records and local metadata. A user with several
    /// places for the value occurs several times.
    pub fn metadata_uses_of(&self, value: impl Into<Value>) -> impl Iterator<Item = MetadataUse> + '_ {
        let (value, uses) = (value.into(), self.other_uses());
        let records = uses.records.slots(value).filter_map(|slot| DbgRecord::from_word(uses.records.user_word(slot)));
        let locals = uses.locals.slots(value).filter_map(|slot| LocalMetadata::from_word(uses.locals.user_word(slot)));
        records.map(MetadataUse::Record).chain(locals.map(MetadataUse::Local))
    }

    /// Replaces an incoming block in all phis.
    pub fn replace_phi_blocks(&mut self, from: Block, to: Block) {
        let pairs: Vec<(Inst, usize)> = self.phi_uses_of(from).collect();
        for (phi, number) in pairs {
            self.set_phi_block(phi, number, to);
        }
    }

    /// Replaces an instruction or parameter in debug records and local metadata.
    pub fn replace_metadata_uses(&mut self, old: impl Into<Value>, new: impl Into<Value>) {
        let (old, new) = (old.into(), new.into());
        if self.record_count() == 0 && self.local_metadata_count() == 0 {
            return;
        }
        let replaced = |value: Value| if value == old { new } else { value };
        let users: Vec<MetadataUse> = self.metadata_uses_of(old).collect();
        for user in users {
            match user {
                MetadataUse::Record(record) => {
                    let mut data = self.record(record);
                    data.location = data.location.map(replaced);
                    data.address = data.address.map(replaced);
                    self.set_record(record, &data);
                }
                MetadataUse::Local(id) => self.replace_local_metadata(id, replaced),
            }
        }
    }

    fn replace_local_metadata(&mut self, id: LocalMetadata, map: impl Fn(Value) -> Value) {
        self.epochs.advance_values();
        self.with_other_uses(|uses, body| {
            let first = uses.local_starts[id.index()] as usize;
            let values = match &mut body.local_metadata[id.index()] {
                LocalMetadataData::Value(value) => std::slice::from_mut(value),
                LocalMetadataData::ArgList(values) => values,
            };
            for (slot, value) in (first..).zip(values) {
                let old = std::mem::replace(value, map(*value));
                if old != *value {
                    uses.locals.remove(old, slot);
                    if is_local(value) {
                        uses.locals.push_front_word(*value, slot, id.to_word());
                    }
                }
            }
        });
    }
}
