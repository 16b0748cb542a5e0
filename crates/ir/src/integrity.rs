//! Check that nothing in a module refers to what was removed: instructions, blocks and globals. Edits leave the
//! uses of what they remove to the caller, and a use that was forgotten may be far away, in a debug record, in
//! metadata or in a constant.

use std::fmt;

use crate::body::{Body, DbgRecord, LocalMetadataData};
use crate::constants::{Const, ConstKind};
use crate::global::Global;
use crate::metadata::{Metadata, MetadataData, classes};
use crate::module::Module;
use crate::opcode::Opcode;
use crate::value::{Block, Inst, Value, ValueKind};

/// A part of a module that refers to something removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Place {
    /// The properties of a global: initializer, personality, attachments.
    Global(Global),
    /// An instruction: its operands, incoming blocks, or attachments.
    Inst(Global, Inst),
    /// A debug record.
    Record(Global, DbgRecord),
    /// A named list of metadata, by its index in [`Module::named_metadata`].
    NamedMetadata(usize),
}

/// A reference to something that was removed or never existed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dangling {
    /// The part of the module that refers to it, directly or by constants and metadata.
    pub place: Place,
    /// Removed entity. For a `blockaddress`, the block.
    pub value: Value,
}

impl fmt::Display for Dangling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.place {
            Place::Global(global) => write!(f, "{global}")?,
            Place::Inst(function, inst) => write!(f, "{inst} in {function}")?,
            Place::Record(function, record) => write!(f, "{record} in {function}")?,
            Place::NamedMetadata(index) => write!(f, "named metadata {index}")?,
        }
        write!(f, " refers to {:?}, which was removed", self.value)
    }
}

impl std::error::Error for Dangling {}

impl Module {
    /// Checks that nothing refers to an instruction, block, parameter or global that was removed, and that use-lists
    /// agree with operands. Takes time linear in the size of the module; for tests of passes and of edits.
    ///
    /// # Errors
    /// Returns all such references, in the order of the module. Several references by one constant or metadata node
    /// are given once, with the first part of the module that reaches it.
    pub fn check_integrity(&self) -> Result<(), Vec<Dangling>> {
        let mut checker = Checker {
            module: self,
            live: vec![false; self.global_count()],
            constants: vec![false; self.tables.constants.len()],
            metadata: vec![false; self.tables.metadata.len() as usize],
            work: Vec::new(),
            found: Vec::new(),
        };
        for global in self.globals_in_order() {
            checker.live[global.index()] = true;
        }
        for global in self.globals_in_order() {
            checker.global(global);
        }
        for (index, list) in self.named_metadata().iter().enumerate() {
            list.operands.iter().for_each(|&node| checker.value(Place::NamedMetadata(index), None, node.into()));
        }
        if checker.found.is_empty() { Ok(()) } else { Err(checker.found) }
    }
}

struct Checker<'m> {
    module: &'m Module,
    /// Globals that are in the module.
    live: Vec<bool>,
    /// Constants and metadata that were checked.
    constants: Vec<bool>,
    metadata: Vec<bool>,
    /// Values of the module that remain to be checked for the current place.
    work: Vec<Value>,
    found: Vec<Dangling>,
}

impl Checker<'_> {
    fn global(&mut self, global: Global) {
        let module = self.module;
        let data = module.global(global);
        let place = Place::Global(global);
        data.kind.values().for_each(|value| self.value(place, None, value));
        data.attachments.iter().for_each(|&(_, node)| self.value(place, None, node.into()));
        let Some(body) = module.body(global) else { return };
        let scope = Some((global, body));
        for block in body.blocks() {
            for inst in body.block_insts(block) {
                body.records_before(inst).for_each(|record| self.record(global, body, record));
                let place = Place::Inst(global, inst);
                body.operands(inst).iter().for_each(|&value| self.value(place, scope, value));
                if body.opcode(inst) == Opcode::Phi {
                    body.phi_blocks(inst).for_each(|block| self.value(place, scope, block.into()));
                }
                let nodes = body.attachments(inst).map(|(_, node)| node).chain(body.debug_loc(inst));
                nodes.for_each(|node| self.value(place, None, node.into()));
            }
            body.trailing_records(block).for_each(|record| self.record(global, body, record));
        }
        if body.has_use_lists() {
            self.uses(global, body);
        }
    }

    fn record(&mut self, function: Global, body: &Body, record: DbgRecord) {
        let (place, data) = (Place::Record(function, record), body.record(record));
        let values = data.location.into_iter().chain(data.address);
        values.for_each(|value| self.value(place, Some((function, body)), value));
        let nodes = [data.variable, data.expression, data.debug_loc, data.assign_id, data.address_expression];
        nodes.into_iter().flatten().for_each(|node| self.value(place, None, node.into()));
    }

    /// Checks a value that a place refers to, and everything that it refers to in turn.
    fn value(&mut self, place: Place, scope: Option<(Global, &Body)>, value: Value) {
        let exists = match (value.kind(), scope) {
            (ValueKind::Inst(inst), Some((_, body))) => {
                inst.index() < body.inst_count() && body.block_of(inst).is_some_and(|block| body.is_inserted(block))
            }
            (ValueKind::Block(block), Some((_, body))) => has_block(body, block),
            (ValueKind::Arg(number), Some((function, _))) => {
                (number as usize) < self.module.param_types(function).len()
            }
            (ValueKind::LocalMetadata(id), Some((_, body))) => match id.index() < body.local_metadata_count() {
                true => {
                    let values = match body.local_metadata(id) {
                        LocalMetadataData::Value(value) => std::slice::from_ref(value),
                        LocalMetadataData::ArgList(values) => values,
                    };
                    return values.iter().for_each(|&value| match value.kind() {
                        ValueKind::LocalMetadata(_) => self.found.push(Dangling { place, value }),
                        _ => self.value(place, scope, value),
                    });
                }
                false => false,
            },
            (ValueKind::Inst(_) | ValueKind::Block(_) | ValueKind::Arg(_) | ValueKind::LocalMetadata(_), None) => false,
            _ => {
                self.work.push(value);
                while let Some(value) = self.work.pop() {
                    self.of_module(place, value);
                }
                return;
            }
        };
        if !exists {
            self.found.push(Dangling { place, value });
        }
    }

    /// Checks one value that belongs to the module. What it refers to is put on the list of work.
    fn of_module(&mut self, place: Place, value: Value) {
        let module = self.module;
        let exists = match value.kind() {
            ValueKind::Global(global) => self.live.get(global.index()).copied().unwrap_or(false),
            ValueKind::InlineAsm(asm) => asm.index() < module.tables.inline_asm_count(),
            ValueKind::Const(constant) => match self.constants.get_mut(constant.index()) {
                Some(seen) => {
                    if !std::mem::replace(seen, true) {
                        self.constant(place, constant);
                    }
                    true
                }
                None => false,
            },
            ValueKind::Metadata(id) => match self.metadata.get_mut(id.index()) {
                Some(seen) => std::mem::replace(seen, true) || self.node(id),
                None => false,
            },
            ValueKind::Inst(_) | ValueKind::Arg(_) | ValueKind::Block(_) | ValueKind::LocalMetadata(_) => false,
        };
        if !exists {
            self.found.push(Dangling { place, value });
        }
    }

    fn constant(&mut self, place: Place, constant: Const) {
        let module = self.module;
        let kind = module.tables.constants.kind(constant);
        if let ConstKind::BlockAddress(function, block) = *kind
            && let Some(body) = self.live.get(function.index()).and_then(|_| module.body(function))
            && !has_block(body, block)
        {
            self.found.push(Dangling { place, value: block.into() });
        }
        kind.for_each_operand(|value| self.work.push(value));
    }

    /// Puts the references of metadata on the list of work. Returns whether it is defined.
    fn node(&mut self, id: Metadata) -> bool {
        match self.module.tables.metadata.get(id) {
            MetadataData::Undefined => return false,
            MetadataData::String(_) => {}
            MetadataData::Value(value) => self.work.push(value),
            MetadataData::Node(node) => {
                let mut words = node.words().to_vec();
                classes::for_each_reference(node.class(), &mut words, |word| {
                    self.work.extend(Metadata::from_word(*word).map(Value::from));
                });
            }
        }
        true
    }

    /// Checks that the use-lists hold each operand once.
    fn uses(&mut self, function: Global, body: &Body) {
        let mut expected = 0;
        for inst in body.insts() {
            let is_local =
                |value: &&Value| matches!(value.kind(), ValueKind::Inst(_) | ValueKind::Arg(_) | ValueKind::Block(_));
            expected += body.operands(inst).iter().filter(is_local).count();
        }
        let params = self.module.param_types(function).len() as u32;
        let blocks = body.blocks().map(Value::block);
        let values = (0..params).map(Value::arg).chain(blocks).chain(body.insts().map(Value::inst));
        let mut listed = 0;
        for value in values {
            for one in body.uses_of(value) {
                listed += 1;
                let holds = body.operands(one.user).get(one.operand as usize) == Some(&value);
                if !holds || body.block_of(one.user).is_none() {
                    self.found.push(Dangling { place: Place::Inst(function, one.user), value });
                }
            }
        }
        if listed != expected && self.found.is_empty() {
            let place = Place::Global(function);
            self.found.push(Dangling { place, value: function.into() });
        }
    }
}

fn has_block(body: &Body, block: Block) -> bool {
    block.index() < body.block_count() && body.is_inserted(block)
}
