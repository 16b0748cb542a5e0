//! Copies of instructions and blocks, with everything attached to them: flags, attributes, bundles, metadata,
//! debug locations and records, names. Cloner, inliner and extractor are uses of [`Body::copy_blocks`] with
//! different maps.

use rustc_hash::FxHashMap;

use super::inst::InstData;
use super::{Body, BundleInfo, CallInfo, DbgRecordData, LocalMetadataData, Position};
use crate::metadata::{Metadata, MetadataKind};
use crate::opcode::Opcode;
use crate::remap::Remap;
use crate::value::{Block, Inst, LocalMetadata, Value, ValueKind};

/// The results of copying: which value stands for which.
///
/// Parameters, and values that are not copied themselves, may be mapped before copying; an inliner maps the
/// parameters of the callee to the arguments of the call. Values without an entry stay as they are. What belongs to
/// the module is mapped by `tables`.
///
/// ```
/// use draig_ir::{Body, CloneMap, InstBuild, Opcode, Position, Type, Value};
///
/// let mut body = Body::new();
/// let entry = body.add_block();
/// let sum = body.append_inst(entry, InstBuild::new(Opcode::Add, Type::I32), &[Value::arg(0), Value::arg(1)]);
/// body.append_inst(entry, InstBuild::new(Opcode::Ret, Type::VOID), &[sum.into()]);
///
/// let mut map = CloneMap::new();
/// map.set(Value::arg(1), Value::arg(0));
/// let copies = body.copy_blocks(None, &[entry], &mut map, b".copy");
/// let twice = map.get(sum).as_inst().unwrap();
/// assert_eq!(body.block_of(twice), Some(copies[0]));
/// assert_eq!(body.operands(twice), [Value::arg(0), Value::arg(0)]);
/// # let _ = Position::End(entry);
/// ```
#[derive(Clone, Debug, Default)]
pub struct CloneMap<R = ()> {
    values: FxHashMap<Value, Value>,
    locals: FxHashMap<LocalMetadata, LocalMetadata>,
    /// Mapping of types, constants, attributes and metadata.
    pub tables: R,
}

impl CloneMap {
    /// Returns an empty map for copies within one module.
    #[must_use]
    pub fn new() -> CloneMap {
        CloneMap::default()
    }
}

impl<R> CloneMap<R> {
    /// Returns an empty map for copies to other tables.
    pub fn with_tables(tables: R) -> CloneMap<R> {
        CloneMap { values: FxHashMap::default(), locals: FxHashMap::default(), tables }
    }

    /// Sets the value that replaces an instruction, parameter or block in copies.
    pub fn set(&mut self, from: impl Into<Value>, to: impl Into<Value>) {
        self.values.insert(from.into(), to.into());
    }

    /// Returns the value that replaces an instruction, parameter or block; itself if there is none.
    #[must_use]
    pub fn get(&self, value: impl Into<Value>) -> Value {
        let value = value.into();
        self.values.get(&value).copied().unwrap_or(value)
    }

    /// Returns the copy of a block; the block itself if it was not copied.
    #[must_use]
    pub fn block(&self, block: Block) -> Block {
        self.get(block).as_block().unwrap_or(block)
    }
}

impl<R: Remap> CloneMap<R> {
    fn value(&mut self, value: Value) -> Value {
        match value.kind() {
            ValueKind::Inst(_) | ValueKind::Arg(_) | ValueKind::Block(_) => self.get(value),
            _ => self.tables.value(value),
        }
    }
}

/// An instruction and everything attached to it, while it is copied.
#[derive(Debug)]
struct InstParts {
    data: InstData,
    operands: Vec<Value>,
    /// Blocks of a phi, indices, a mask, kinds of clauses.
    list: Option<Vec<u32>>,
    call: Option<(CallInfo, Vec<BundleInfo>)>,
    debug_loc: Option<Metadata>,
    attachments: Vec<(MetadataKind, Metadata)>,
    records: Vec<DbgRecordData>,
    name: Vec<u8>,
}

/// Returns a body to copy from: another one, or the one that is changed.
fn from<'b>(source: Option<&'b Body>, body: &'b Body) -> &'b Body {
    source.unwrap_or(body)
}

impl Body {
    fn parts_of(&self, inst: Inst) -> InstParts {
        let data = self.insts[inst.index()];
        let at = data.payload as usize;
        let list = match data.opcode {
            Opcode::Phi | Opcode::LandingPad | Opcode::ShuffleVector | Opcode::ExtractValue | Opcode::InsertValue => {
                Some(self.lists[at + 1..at + 1 + self.lists[at] as usize].to_vec())
            }
            _ => None,
        };
        let call = data.opcode.is_call().then(|| {
            let info = self.calls[at];
            let first = info.first_bundle as usize;
            (info, self.bundles[first..first + info.bundle_count as usize].to_vec())
        });
        InstParts {
            data,
            operands: self.operands(inst).to_vec(),
            list,
            call,
            debug_loc: self.debug_loc(inst),
            attachments: self.attachments(inst).collect(),
            records: self.records_before(inst).map(|record| self.record(record)).collect(),
            name: self.names.get(inst).unwrap_or_default().to_vec(),
        }
    }

    /// Copies an instruction of this body to a place, with everything attached to it but its name and the debug
    /// records before it.
    ///
    /// # Panics
    /// Panics if the place was removed.
    #[track_caller]
    pub fn clone_inst(&mut self, inst: Inst, place: Position) -> Inst {
        if self.is_sequential() {
            // A copy mostly replaces something. Before the first one, the lists of uses are cheapest to derive.
            self.uses();
        }
        let mut data = self.insts[inst.index()];
        let at = data.payload as usize;
        let operands = self.slots(inst);
        data.set_grown(false);
        match data.opcode {
            // Others never change their lists, so that copies share them.
            Opcode::Phi => {
                let list = at..at + 1 + self.lists[at] as usize;
                data.payload = self.lists.len() as u32;
                self.lists.extend_from_within(list);
            }
            opcode if opcode.is_call() => {
                data.payload = self.calls.len() as u32;
                self.calls.push(self.calls[at]);
            }
            _ => {}
        }
        let (block, after) = self.link_of(place);
        let new = Inst::from_u32(self.insts.len() as u32);
        data.first_operand = self.operands.len() as u32;
        // Most have one or two, for which a call of `memcpy` is slower.
        self.operands.reserve(operands.len());
        for slot in operands {
            self.operands.push(self.operands[slot]);
        }
        self.insts.push(data);
        self.note_new_inst(new);
        if after == self.last_inst(block) {
            self.place_last(new, data.opcode, block);
        } else {
            self.link_inst(new, block, after);
        }
        self.set_debug_loc(new, self.debug_loc(inst));
        self.copy_attachments(inst, new);
        new
    }

    /// Returns the block of a place and the instruction before it.
    #[track_caller]
    fn link_of(&self, place: Position) -> (Block, Option<Inst>) {
        match place {
            Position::End(block) => (block, self.last_inst(block)),
            Position::Before(before) => match self.block_of(before) {
                Some(block) => (block, self.prev_inst(before)),
                None => panic!("cannot insert before {before}, which was removed from its block"),
            },
        }
    }

    /// Copies an instruction of this body, or of `source`, to a place, with everything attached to it. Its operands
    /// are mapped; its name gets a suffix and is made unique.
    ///
    /// # Panics
    /// Panics if the place was removed.
    #[track_caller]
    pub fn copy_inst<R: Remap>(
        &mut self,
        source: Option<&Body>,
        inst: Inst,
        place: Position,
        map: &mut CloneMap<R>,
        suffix: &[u8],
    ) -> Inst {
        let parts = from(source, self).parts_of(inst);
        let new = self.place_parts(parts, source, place, map, suffix);
        map.set(inst, new);
        new
    }

    /// Copies blocks of this body, or of `source`, to the end of this one, and returns the copies in the same order.
    /// Uses of copied values in copies are mapped to the copies, also those before their definitions. Names get a
    /// suffix and are made unique. Phis keep the incoming blocks that are not copied.
    ///
    /// # Panics
    /// Panics if a block is not a block of the source.
    #[track_caller]
    pub fn copy_blocks<R: Remap>(
        &mut self,
        source: Option<&Body>,
        blocks: &[Block],
        map: &mut CloneMap<R>,
        suffix: &[u8],
    ) -> Vec<Block> {
        let mut copies = Vec::with_capacity(blocks.len());
        // Instructions are numbered in the order of their creation, so that copies are known before they are made.
        let mut next = self.inst_count() as u32;
        for &block in blocks {
            let copy = self.add_block();
            let name = from(source, self).names.get(block).map(|name| [name, suffix].concat());
            if let Some(name) = name {
                self.names_mut().set(copy, &name);
            }
            map.set(block, copy);
            copies.push(copy);
            for inst in from(source, self).block_insts(block) {
                map.set(inst, Inst::from_u32(next));
                next += 1;
            }
        }
        for (&block, &copy) in blocks.iter().zip(&copies) {
            let mut at = from(source, self).first_inst(block);
            while let Some(inst) = at {
                let body = from(source, self);
                let parts = body.parts_of(inst);
                at = body.next_inst(inst);
                let new = self.place_parts(parts, source, Position::End(copy), map, suffix);
                debug_assert_eq!(map.get(inst), Value::inst(new));
            }
            let body = from(source, self);
            let trailing: Vec<_> = body.trailing_records(block).map(|record| body.record(record)).collect();
            for data in trailing {
                let record = self.copy_record(&data, source, map);
                self.place_trailing_record(record, copy);
            }
        }
        copies
    }

    #[track_caller]
    fn place_parts<R: Remap>(
        &mut self,
        parts: InstParts,
        source: Option<&Body>,
        place: Position,
        map: &mut CloneMap<R>,
        suffix: &[u8],
    ) -> Inst {
        let InstParts { mut data, mut operands, list, call, debug_loc, attachments, records, name } = parts;
        for operand in &mut operands {
            *operand = match operand.kind() {
                ValueKind::LocalMetadata(local) => self.copy_local_metadata(local, source, map).into(),
                _ => map.value(*operand),
            };
        }
        data.set_grown(false);
        data.remap(&mut map.tables);
        if let Some(mut list) = list {
            if data.opcode == Opcode::Phi {
                for word in &mut list {
                    *word = Block::from_word(*word).map_or(0, |block| map.block(block).to_word());
                }
            }
            data.payload = self.add_list(list.into_iter());
        }
        if let Some((mut info, mut bundles)) = call {
            info.remap(&mut map.tables);
            bundles.iter_mut().for_each(|bundle| bundle.tag = map.tables.symbol(bundle.tag));
            let build = self.build_call(data.opcode, data.ty, data.flags, info, &bundles, info.indirect_dests);
            data.payload = build.payload;
        }
        let build = data.as_build();
        let new = match place {
            Position::End(block) => self.append_inst(block, build, &operands),
            Position::Before(before) => self.insert_inst(before, build, &operands),
        };
        self.set_debug_loc(new, debug_loc.map(|loc| map.tables.metadata(loc)));
        for (kind, node) in attachments {
            let (kind, node) = (map.tables.metadata_kind(kind), map.tables.metadata(node));
            self.set_attachment(new, kind, Some(node));
        }
        for data in records {
            let record = self.copy_record(&data, source, map);
            self.place_record_before(record, new);
        }
        if !name.is_empty() {
            self.names_mut().set(new, &[&name, suffix].concat());
        }
        new
    }

    fn copy_record<R: Remap>(
        &mut self,
        data: &DbgRecordData,
        source: Option<&Body>,
        map: &mut CloneMap<R>,
    ) -> super::DbgRecord {
        let mut value = |value: Option<Value>, body: &mut Body| {
            value.map(|value| match value.kind() {
                ValueKind::LocalMetadata(local) => body.copy_local_metadata(local, source, map).into(),
                _ => map.value(value),
            })
        };
        let (location, address) = (value(data.location, self), value(data.address, self));
        let mut metadata = |id: Option<Metadata>| id.map(|id| map.tables.metadata(id));
        let copy = DbgRecordData {
            kind: data.kind,
            location,
            variable: metadata(data.variable),
            expression: metadata(data.expression),
            debug_loc: metadata(data.debug_loc),
            assign_id: metadata(data.assign_id),
            address,
            address_expression: metadata(data.address_expression),
        };
        self.create_record(&copy)
    }

    fn copy_local_metadata<R: Remap>(
        &mut self,
        local: LocalMetadata,
        source: Option<&Body>,
        map: &mut CloneMap<R>,
    ) -> LocalMetadata {
        if let Some(&copy) = map.locals.get(&local) {
            return copy;
        }
        let data = match from(source, self).local_metadata(local).clone() {
            LocalMetadataData::Value(value) => LocalMetadataData::Value(map.value(value)),
            LocalMetadataData::ArgList(values) => {
                LocalMetadataData::ArgList(values.iter().map(|&value| map.value(value)).collect())
            }
        };
        let copy = self.add_local_metadata(data);
        map.locals.insert(local, copy);
        copy
    }
}
