//! Debug records of slots: a record that says where a variable is stored becomes records of the values that are
//! stored there and of the phis.

use draig_ir::metadata::Class;
use draig_ir::{
    Body, DbgRecord, DbgRecordData, DbgRecordKind, Global, Inst, Metadata, MetadataUse, Module, Opcode, Type, Value,
};

use super::accesses::Slots;
use crate::passes::locations::line_zero;

/// A `#dbg_declare` of a slot.
#[derive(Clone, Copy, Debug)]
struct Declared {
    variable: Option<Metadata>,
    expression: Option<Metadata>,
    /// The location of the records that it becomes.
    location: Option<Metadata>,
    /// Number of bits that the record is about, if it is known.
    bits: Option<u64>,
}

/// The records of all slots.
#[derive(Debug)]
pub(super) struct Records {
    function: Global,
    /// For each slot.
    declared: Vec<Vec<Declared>>,
    /// Records that go with the slots.
    removed: Vec<DbgRecord>,
}

impl Records {
    pub(super) fn new(module: &mut Module, function: Global, body: &Body, slots: &Slots) -> Records {
        let mut records = Records { function, declared: Vec::new(), removed: Vec::new() };
        if body.record_count() == 0 {
            return records;
        }
        for (number, slot) in slots.list.iter().enumerate() {
            let mut list = Vec::new();
            if slots.accesses_of(number).len() == 0 {
                // Records of a slot that is not used stay, without a place.
                records.declared.push(list);
                continue;
            }
            for user in body.metadata_uses_of(slot.alloca) {
                let MetadataUse::Record(record) = user else { continue };
                let data = body.record(record);
                if data.location != Some(slot.alloca.into()) {
                    continue;
                }
                if data.kind == DbgRecordKind::Declare {
                    let location = data.debug_loc.map(|location| line_zero(&mut module.tables.metadata, location));
                    let (variable, expression) = (data.variable, data.expression);
                    let bits = described_bits(module, &data);
                    list.push(Declared { variable, expression, location, bits });
                    records.removed.push(record);
                } else if data.kind == DbgRecordKind::Value && starts_with_deref(module, &data) {
                    records.removed.push(record);
                }
            }
            records.declared.push(list);
        }
        records
    }

    /// Adds records before a store to a slot.
    pub(super) fn at_store(&self, module: &mut Module, body: &mut Body, slot: usize, store: Inst, value: Value) {
        for declared in self.declared.get(slot).into_iter().flatten() {
            let ty = module.value_type(self.function, body, value);
            let value = match covers(module, declared, ty) {
                true => value,
                false => module.tables.const_poison(ty).into(),
            };
            let record = body.create_record(&declared.record_of(value));
            body.place_record_before(record, store);
        }
    }

    /// Adds records after the phis of a block, before others.
    pub(super) fn at_phi(&self, module: &Module, body: &mut Body, slot: usize, phi: Inst) {
        for declared in self.declared.get(slot).into_iter().flatten() {
            if !covers(module, declared, body.inst_type(phi)) {
                continue;
            }
            let mut next = body.next_inst(phi);
            while let Some(inst) = next.filter(|&inst| matches!(body.opcode(inst), Opcode::Phi)) {
                next = body.next_inst(inst);
            }
            let Some(next) = next else { continue };
            let place = match body.opcode(next) {
                Opcode::CatchSwitch => continue,
                Opcode::LandingPad | Opcode::CatchPad | Opcode::CleanupPad => body.next_inst(next),
                _ => Some(next),
            };
            let Some(place) = place else { continue };
            let record = body.create_record(&declared.record_of(phi.into()));
            body.place_record_first(record, place);
        }
    }

    /// Removes the records of the slots themselves.
    pub(super) fn finish(&self, body: &mut Body) {
        if self.removed.is_empty() {
            return;
        }
        let mut is_removed = vec![false; body.record_count()];
        for record in &self.removed {
            is_removed[record.index()] = true;
        }
        let blocks: Vec<_> = body.blocks().collect();
        for block in blocks {
            let insts: Vec<Inst> = body.block_insts(block).collect();
            for inst in insts {
                let list: Vec<DbgRecord> = body.records_before(inst).collect();
                if list.iter().any(|record| is_removed[record.index()]) {
                    body.clear_records_before(inst);
                    list.into_iter()
                        .filter(|record| !is_removed[record.index()])
                        .for_each(|record| body.place_record_before(record, inst));
                }
            }
        }
    }
}

impl Declared {
    fn record_of(&self, value: Value) -> DbgRecordData {
        DbgRecordData {
            kind: DbgRecordKind::Value,
            location: Some(value),
            variable: self.variable,
            expression: self.expression,
            debug_loc: self.location,
            assign_id: None,
            address: None,
            address_expression: None,
        }
    }
}

fn starts_with_deref(module: &Module, data: &DbgRecordData) -> bool {
    let node = data.expression.and_then(|id| module.tables.metadata.node(id));
    node.and_then(|node| node.elements().next()) == Some(u64::from(draig_tables::dwarf::constants::DW_OP_DEREF))
}

/// Number of bits of a variable, or of the fragment of it that a record is about.
fn described_bits(module: &Module, data: &DbgRecordData) -> Option<u64> {
    let metadata = &module.tables.metadata;
    let elements: Vec<u64> = metadata.node(data.expression?)?.elements().collect();
    if let [.., code, _, bits] = elements[..]
        && code == u64::from(draig_tables::dwarf::constants::DW_OP_LLVM_FRAGMENT)
    {
        return Some(bits);
    }
    let mut ty = metadata.node(data.variable?)?.reference_named("type")?;
    // Qualifiers and names of types have no size themselves.
    for _ in 0..64 {
        let node = metadata.node(ty)?;
        // The size is a number as a node, or computed at run time.
        if let Some(size) = node.reference_named("size") {
            let number = metadata.as_value(size).and_then(|value| module.tables.int_value(value));
            match number.and_then(|number| number.to_u64()) {
                Some(0) => {}
                known => return known,
            }
        }
        match node.class() {
            Class::DIDerivedType => ty = node.reference_named("baseType")?,
            _ => return None,
        }
    }
    None
}

/// Whether a value of a type says everything that a record is about.
fn covers(module: &Module, declared: &Declared, ty: Type) -> bool {
    let (Some(bits), Some(size)) = (declared.bits, module.size_in_bits(ty).and_then(|size| size.known())) else {
        return true;
    };
    size >= bits
}
