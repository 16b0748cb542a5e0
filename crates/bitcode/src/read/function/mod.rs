//! The body of a function. Instructions are numbered by their results; an operand that comes later
//! is a placeholder until the body was read. Instructions are decoded by kind in the modules below;
//! here is what they share.

mod arithmetic;
mod calls;
mod control;
mod debug;
mod end;
mod expand;
mod memory;
mod older;

use draig_bitstream::{BlockInfo, Cursor, Entry, Record};
use draig_ir::body::LocalMetadataData;
use draig_ir::metadata::{Class, NodeWriter};
use draig_ir::{
    AttrList, Block, Body, BundleInfo, DbgRecord, Global, Inst, InstBuild, Metadata, Tables, Type, Value, ValueKind,
};
use rustc_hash::FxHashMap;

use crate::codes::{blocks, encodings, function as code};

use super::attributes::AttributesOnDemand;
use super::constants::expressions::Expressions;
use super::constants::{ConstantScope, read_constants};
use super::fault::{Place, Result, fault, invalid_record};
use super::limits::{MAX_VALUES, MIN_BLOCK_BITS};
use super::metadata::{MetadataIds, MetadataScope, read_metadata};
use super::records::{next, operand, placed, read};
use super::scope::Scope;
use super::types::NO_ID;
use super::unknown::{Unknown, What};
use super::use_orders::UseOrder;
use super::values::{Making, Slot, Values, placeholder, placeholder_number};
use super::waiting::Waiting;

/// What reading a body gave.
#[derive(Debug)]
pub(crate) struct ReadBody {
    pub(crate) body: Body,
    /// Attachments of the function itself, as older versions wrote them here.
    pub(crate) attachments: Vec<(draig_ir::MetadataKind, Metadata)>,
    /// The personality that landing pads of older versions had.
    pub(crate) personality: Option<Value>,
    /// The orders of uses of globals and constants that the body ends with.
    pub(crate) use_orders: Vec<UseOrder>,
}

/// Reads bodies, one after the other, with the same memory.
pub(crate) struct BodyReader<'s, 'a> {
    scope: &'s Scope,
    info: &'s BlockInfo,
    tables: &'s mut Tables,
    values: Values<'s>,
    ids: MetadataIds<'s, 'a>,
    /// Those of the module that are read when they are mentioned; if there are none, the scope has all.
    attributes: Option<&'s mut AttributesOnDemand<'a>>,
    /// Whose body it is.
    function: Option<Global>,
    body: Body,
    /// How many blocks the body has, and which of them instructions go to.
    block_count: u32,
    block: u32,
    /// The instructions in order, for what speaks of them by number.
    insts: Vec<Inst>,
    /// Types of values that are mentioned and not defined yet.
    forward: FxHashMap<u32, Type>,
    /// Whether the record at hand mentioned such a value.
    mentioned_forward: bool,
    /// Where placeholders stand.
    operand_uses: Vec<(Inst, u32)>,
    record_uses: Vec<DbgRecord>,
    /// The bundles of the next call, and their operands.
    bundles: Vec<BundleInfo>,
    bundle_operands: Vec<Value>,
    last_location: Option<Metadata>,
    location: NodeWriter,
    /// Pointees of pointers that no record names, by number less [`VIRTUAL`].
    pointees: Vec<u32>,
    pointers: FxHashMap<u32, u32>,
    operands: Vec<Value>,
    attachments: Vec<(draig_ir::MetadataKind, Metadata)>,
    personality: Option<Value>,
    /// The largest number that a value of the body can have.
    limit: u32,
    /// The size of the body's block in bits.
    bits: u64,
    use_orders: Vec<UseOrder>,
    /// Of globals and constants, whose uses are all there once all bodies are.
    outer_use_orders: Vec<UseOrder>,
    /// The constants of the function that are none today; and whether it or the module has any.
    expressions: Expressions,
    has_expressions: bool,
    /// What nobody knew, of all bodies.
    unknown: Unknown,
    expansion: expand::Expansion,
    /// Each `callbr` whose block addresses were taken out.
    old_call_brs: Vec<Inst>,
}

/// Numbers of types from here on are those of pointers that no record names.
const VIRTUAL: u32 = 1 << 30;

impl<'s, 'a> BodyReader<'s, 'a> {
    pub(crate) fn new(scope: &'s Scope, info: &'s BlockInfo, tables: &'s mut Tables) -> BodyReader<'s, 'a> {
        BodyReader {
            scope,
            info,
            tables,
            values: Values::new(&scope.values),
            ids: MetadataIds::new(&scope.metadata.ids),
            attributes: None,
            function: None,
            body: Body::new(),
            block_count: 0,
            block: 0,
            insts: Vec::new(),
            forward: FxHashMap::default(),
            mentioned_forward: false,
            operand_uses: Vec::new(),
            record_uses: Vec::new(),
            bundles: Vec::new(),
            bundle_operands: Vec::new(),
            last_location: None,
            location: NodeWriter::new(Class::DILocation),
            pointees: Vec::new(),
            pointers: FxHashMap::default(),
            operands: Vec::new(),
            attachments: Vec::new(),
            personality: None,
            limit: 0,
            bits: 0,
            use_orders: Vec::new(),
            outer_use_orders: Vec::new(),
            expressions: Expressions::default(),
            has_expressions: false,
            unknown: Unknown::default(),
            expansion: expand::Expansion::default(),
            old_call_brs: Vec::new(),
        }
    }

    /// With what of the module is read when a body mentions it; `values` are the module's.
    pub(crate) fn with_waiting(mut self, waiting: &'s mut Waiting<'a>, values: Vec<Slot>) -> BodyReader<'s, 'a> {
        self.values = Values::of_module(values, waiting.constants.as_ref());
        if let Some(metadata) = waiting.metadata.as_deref_mut() {
            self.ids = MetadataIds::on_demand(metadata);
        }
        self.attributes = waiting.attributes.as_mut();
        self
    }

    /// The values of the module, as far as they are known now.
    pub(crate) fn into_values(mut self) -> Vec<Slot> {
        self.values.clear();
        self.values.into_own()
    }

    /// What nobody knew of the bodies so far.
    pub(crate) fn take_unknown(&mut self) -> Unknown {
        std::mem::take(&mut self.unknown)
    }

    /// Reads the body of a function, whose block the cursor is in.
    pub(crate) fn read(&mut self, function: Global, mut cursor: Cursor<'_>) -> Result<ReadBody> {
        self.clear();
        self.function = Some(function);
        self.define_params(function)?;
        let bits = cursor.end().saturating_sub(cursor.bit());
        self.bits = bits;
        let room = self.values.len().saturating_add(usize::try_from(bits).unwrap_or(usize::MAX));
        self.limit = room.min(MAX_VALUES) as u32;
        let mut record = Record::new();
        loop {
            match next(&mut cursor, blocks::FUNCTION)? {
                Entry::End => break,
                Entry::Block(id) => self.inner_block(id, &mut cursor)?,
                Entry::Record(abbreviation) => {
                    read(&mut cursor, blocks::FUNCTION, abbreviation, &mut record)?;
                    let done = match record.code {
                        code::DECLAREBLOCKS => self.declare_blocks(record.operands(), bits),
                        _ => self.record(record.code, record.operands()),
                    };
                    done.map_err(|fault| placed(fault, blocks::FUNCTION, &record))?;
                }
            }
        }
        self.finish()
    }

    fn clear(&mut self) {
        self.values.clear();
        self.ids.clear();
        self.body.clear();
        (self.block_count, self.block) = (0, 0);
        self.insts.clear();
        self.forward.clear();
        self.operand_uses.clear();
        self.record_uses.clear();
        self.bundles.clear();
        self.bundle_operands.clear();
        self.last_location = None;
        self.pointees.clear();
        self.pointers.clear();
        self.attachments.clear();
        self.personality = None;
        self.use_orders.clear();
        self.outer_use_orders.clear();
        self.expressions.clear();
        self.has_expressions = !self.scope.expressions.is_empty() || self.values.has_unread();
        self.expansion.clear();
        self.old_call_brs.clear();
    }

    fn define_params(&mut self, function: Global) -> Result<()> {
        let facts = self.scope.global(function);
        let ty = self.tables.types.as_function(facts.value_type).ok_or_else(invalid_record)?;
        let ids = self.scope.types.parts(facts.value_type_id).get(1..).unwrap_or_default();
        for (number, &ty) in ty.params.iter().enumerate() {
            let id = ids.get(number).copied().unwrap_or(NO_ID);
            self.values.push(Slot { value: Value::arg(number as u32), ty, id });
        }
        Ok(())
    }

    fn declare_blocks(&mut self, operands: &[u64], bits: u64) -> Result<()> {
        let count = operand(operands, 0)?;
        if count == 0 || self.block_count != 0 {
            return Err(invalid_record());
        }
        let count = u32::try_from(count).ok().filter(|&count| u64::from(count) <= bits / MIN_BLOCK_BITS + 1);
        self.block_count = count.ok_or_else(invalid_record)?;
        for _ in 0..self.block_count {
            self.body.add_block();
        }
        Ok(())
    }

    fn inner_block(&mut self, id: u32, cursor: &mut Cursor<'_>) -> Result<()> {
        match id {
            blocks::CONSTANTS => {
                let inner = cursor.enter(id, self.info)?;
                let scope = ConstantScope {
                    tables: self.tables,
                    types: &self.scope.types,
                    globals: self.scope,
                    block_counts: &|global| match Some(global) == self.function {
                        true => self.block_count,
                        false => self.scope.block_count(global),
                    },
                    budget: &self.scope.budget,
                    expressions: &mut self.expressions,
                    unknown: &mut self.unknown,
                };
                read_constants(inner, scope, &mut self.values)?;
                self.has_expressions |= !self.expressions.is_empty();
                if self.values.len() > MAX_VALUES {
                    return Err(invalid_record());
                }
                Ok(())
            }
            blocks::METADATA => {
                let inner = cursor.enter(id, self.info)?;
                let scope = MetadataScope {
                    tables: self.tables,
                    types: &self.scope.types,
                    values: &mut self.values,
                    budget: &self.scope.budget,
                    module: None,
                    unknown: &mut self.unknown,
                };
                read_metadata(inner, scope, &mut self.ids, Some(&mut self.body))?;
                // What metadata says of the type of a value that comes later holds for the value.
                for (number, ty) in self.ids.take_forward_values() {
                    if number >= self.limit || *self.forward.entry(number).or_insert(ty) != ty {
                        return Err(invalid_record());
                    }
                }
                Ok(())
            }
            blocks::VALUE_SYMBOLS => self.symbols(cursor.enter(id, self.info)?),
            blocks::METADATA_ATTACHMENT => self.attachments(cursor.enter(id, self.info)?),
            blocks::USE_LISTS => self.use_lists(cursor.enter(id, self.info)?),
            _ => {
                if blocks::info(id).is_none() {
                    self.unknown.note(What::Block, Place { block: id, record: None, bit: cursor.entry_bit() });
                }
                Ok(cursor.skip_block()?)
            }
        }
    }

    fn record(&mut self, kind: u32, operands: &[u64]) -> Result<()> {
        match kind {
            code::INST_BINOP => self.binary(operands),
            code::INST_CAST => self.cast(operands),
            code::INST_GEP | code::INST_GEP_OLD | code::INST_INBOUNDS_GEP_OLD => self.gep(kind, operands),
            code::INST_LOAD | code::INST_LOADATOMIC => self.load(operands, kind == code::INST_LOADATOMIC),
            code::INST_STORE | code::INST_STOREATOMIC | code::INST_STORE_OLD | code::INST_STOREATOMIC_OLD => {
                self.store(kind, operands)
            }
            code::INST_CALL => self.call(operands),
            code::DEBUG_LOC => self.debug_loc(operands),
            code::DEBUG_LOC_AGAIN => self.debug_loc_again(),
            code::INST_CMP | code::INST_CMP2 => self.compare(operands),
            code::INST_BR => self.br(operands),
            code::INST_RET => self.ret(operands),
            code::INST_PHI => self.phi(operands),
            code::INST_ALLOCA => self.alloca(operands),
            code::INST_SELECT | code::INST_VSELECT => self.select(operands, kind == code::INST_SELECT),
            code::INST_EXTRACTVAL => self.extract_value(operands),
            code::INST_INSERTVAL => self.insert_value(operands),
            code::INST_EXTRACTELT => self.extract_element(operands),
            code::INST_INSERTELT => self.insert_element(operands),
            code::INST_SHUFFLEVEC => self.shuffle(operands),
            code::INST_UNOP => self.unary(operands),
            code::INST_FREEZE => self.freeze(operands),
            code::INST_VAARG => self.va_arg(operands),
            code::INST_SWITCH => self.switch(operands),
            code::INST_INDIRECTBR => self.indirect_br(operands),
            code::INST_INVOKE => self.invoke(operands),
            code::INST_CALLBR => self.call_br(operands),
            code::INST_UNREACHABLE => self.terminator(InstBuild::new(draig_ir::Opcode::Unreachable, Type::VOID), &[]),
            code::INST_RESUME => self.resume(operands),
            code::INST_LANDINGPAD | code::INST_LANDINGPAD_OLD => {
                self.landing_pad(operands, kind == code::INST_LANDINGPAD_OLD)
            }
            code::INST_CLEANUPRET => self.cleanup_ret(operands),
            code::INST_CATCHRET => self.catch_ret(operands),
            code::INST_CATCHPAD | code::INST_CLEANUPPAD => self.pad(operands, kind == code::INST_CATCHPAD),
            code::INST_CATCHSWITCH => self.catch_switch(operands),
            code::INST_FENCE => self.fence(operands),
            code::INST_CMPXCHG => self.cmpxchg(operands),
            code::INST_CMPXCHG_OLD => self.cmpxchg_old(operands),
            code::INST_ATOMICRMW | code::INST_ATOMICRMW_OLD => {
                self.atomic_rmw(operands, kind == code::INST_ATOMICRMW_OLD)
            }
            code::OPERAND_BUNDLE => self.bundle(operands),
            code::BLOCKADDR_USERS => Ok(()),
            code::DEBUG_RECORD_VALUE
            | code::DEBUG_RECORD_DECLARE
            | code::DEBUG_RECORD_ASSIGN
            | code::DEBUG_RECORD_VALUE_SIMPLE
            | code::DEBUG_RECORD_LABEL
            | code::DEBUG_RECORD_DECLARE_VALUE => self.debug_record(kind, operands),
            _ => Err(fault("Invalid value")),
        }
    }

    /// The number that the next result gets.
    #[inline]
    fn next_number(&self) -> u32 {
        self.values.len() as u32
    }

    #[inline]
    fn value_number(&self, operand: u64) -> u32 {
        if self.scope.relative { self.next_number().wrapping_sub(operand as u32) } else { operand as u32 }
    }

    /// A value that may come with its type, if it is defined later.
    #[inline]
    fn typed_value(&mut self, operands: &[u64], at: &mut usize) -> Result<Slot> {
        let number = self.value_number(operand(operands, *at)?);
        *at += 1;
        if let Some(slot) = self.values.get(number as usize) {
            return if self.has_expressions { self.expanded(slot) } else { Ok(slot) };
        }
        let id = operand(operands, *at)?;
        *at += 1;
        let ty = self.scope.types.ty(id).map_err(|_| invalid_record())?;
        let value = self.forward_value(number, ty)?;
        Ok(Slot { value, ty, id: id as u32 })
    }

    /// A value of a type that is known.
    #[inline]
    fn value(&mut self, operand: u64, ty: Type) -> Result<Value> {
        let number = self.value_number(operand);
        self.value_of(number, ty)
    }

    /// Likewise, at a place in the record that is counted on.
    #[inline]
    fn next_value(&mut self, operands: &[u64], at: &mut usize, ty: Type) -> Result<Value> {
        let operand = operand(operands, *at)?;
        *at += 1;
        self.value(operand, ty)
    }

    fn value_of(&mut self, number: u32, ty: Type) -> Result<Value> {
        if ty == Type::METADATA {
            return self.metadata_operand(number);
        }
        match self.values.get(number as usize) {
            Some(slot) if slot.ty == ty && !self.has_expressions => Ok(slot.value),
            Some(slot) if slot.ty == ty => self.expanded(slot).map(|slot| slot.value),
            Some(_) => Err(invalid_record().with_note("an operand is of another type".into())),
            None => self.forward_value(number, ty),
        }
    }

    #[cold]
    fn forward_value(&mut self, number: u32, ty: Type) -> Result<Value> {
        if number >= self.limit || !super::shape::is_first_class(&self.tables.types, ty) || ty == Type::LABEL {
            return Err(invalid_record());
        }
        let known = *self.forward.entry(number).or_insert(ty);
        if known != ty {
            return Err(invalid_record().with_note("an operand is of another type".into()));
        }
        self.mentioned_forward = true;
        Ok(placeholder(number))
    }

    /// A value by number; a constant of the module is read now if it was not.
    fn known_value(&mut self, number: u64) -> Result<Slot> {
        let Scope { types, budget, .. } = self.scope;
        self.values.demand(number, Making { tables: self.tables, types, budget, unknown: &mut self.unknown })
    }

    /// A list of attributes by its number plus one.
    fn attribute_list(&mut self, number: u64) -> Result<AttrList> {
        match &mut self.attributes {
            Some(attributes) => attributes.list(number, self.tables, &self.scope.types, &self.scope.budget),
            None => Ok(self.scope.attributes.list(number)),
        }
    }

    /// Metadata by number.
    #[inline]
    fn metadata(&mut self, number: u64) -> Result<Value> {
        if self.ids.is_unread(number) {
            let scope = MetadataScope {
                tables: self.tables,
                types: &self.scope.types,
                values: &mut self.values,
                budget: &self.scope.budget,
                module: None,
                unknown: &mut self.unknown,
            };
            self.ids.demand(number, scope)?;
        }
        self.ids.value(number)
    }

    /// Metadata that is not local.
    fn module_metadata(&mut self, number: u64) -> Result<Metadata> {
        match self.metadata(number)?.kind() {
            ValueKind::Metadata(id) => Ok(id),
            _ => Err(invalid_record()),
        }
    }

    /// Metadata as the operand of a call.
    fn metadata_operand(&mut self, number: u32) -> Result<Value> {
        let value = self.metadata(u64::from(number))?;
        Ok(match value.kind() {
            ValueKind::Inst(_) | ValueKind::Arg(_) => {
                Value::from(self.body.add_local_metadata(LocalMetadataData::Value(value)))
            }
            _ => value,
        })
    }

    /// A block by number.
    #[inline]
    fn block(&self, number: u64) -> Result<Block> {
        match u32::try_from(number) {
            Ok(number) if number < self.block_count => Ok(Block::from_u32(number)),
            _ => Err(invalid_record()),
        }
    }

    fn current_block(&self) -> Result<Block> {
        match self.block < self.block_count {
            true => Ok(Block::from_u32(self.block)),
            false => Err(fault("Invalid instruction with no BB")),
        }
    }

    /// Adds an instruction; `id` is the number of its type, where that is known.
    #[inline]
    fn add(&mut self, build: InstBuild, operands: &[Value], id: u32) -> Result<Inst> {
        let block = self.current_block()?;
        let inst = self.body.append_inst(block, build, operands);
        self.insts.push(inst);
        if self.mentioned_forward {
            self.note_forward(inst, operands);
        }
        let ty = self.body.inst_type(inst);
        if ty != Type::VOID {
            self.define(inst, ty, id)?;
        }
        Ok(inst)
    }

    #[inline]
    fn define(&mut self, inst: Inst, ty: Type, id: u32) -> Result<()> {
        if !self.forward.is_empty()
            && let Some(expected) = self.forward.remove(&self.next_number())
            && expected != ty
        {
            return Err(fault("Assigned value does not match type of forward declaration"));
        }
        if self.values.len() >= MAX_VALUES {
            return Err(invalid_record());
        }
        self.values.push(Slot { value: Value::inst(inst), ty, id });
        Ok(())
    }

    #[cold]
    fn note_forward(&mut self, inst: Inst, operands: &[Value]) {
        self.mentioned_forward = false;
        for (at, &operand) in operands.iter().enumerate() {
            if placeholder_number(operand).is_some() {
                self.operand_uses.push((inst, at as u32));
            }
        }
    }

    /// Adds an instruction that ends its block.
    fn terminator(&mut self, build: InstBuild, operands: &[Value]) -> Result<()> {
        self.add(build, operands, NO_ID)?;
        self.block += 1;
        Ok(())
    }

    fn last_inst(&self) -> Result<Inst> {
        self.insts.last().copied().ok_or_else(|| fault("Invalid record: no instruction before it"))
    }

    /// The number of the type of a part of a value, where numbers matter.
    fn part_id(&self, id: u32, at: usize) -> u32 {
        if !self.scope.types.typed_pointers || id == NO_ID {
            return NO_ID;
        }
        match id.checked_sub(VIRTUAL) {
            Some(pointer) if at == 0 => self.pointees.get(pointer as usize).copied().unwrap_or(NO_ID),
            Some(_) => NO_ID,
            None => self.scope.types.part(id, at).unwrap_or(NO_ID),
        }
    }

    /// The number of a pointer to a type, where numbers matter.
    fn pointer_id(&mut self, pointee: u32) -> u32 {
        if !self.scope.types.typed_pointers || pointee == NO_ID {
            return NO_ID;
        }
        let pointees = &mut self.pointees;
        *self.pointers.entry(pointee).or_insert_with(|| {
            pointees.push(pointee);
            VIRTUAL + pointees.len() as u32 - 1
        })
    }

    /// What a pointer points to, and the number of that.
    fn pointee(&self, id: u32, missing: &'static str) -> Result<(Type, u32)> {
        let pointee = self.part_id(id, 0);
        let ty = if pointee == NO_ID || pointee >= VIRTUAL {
            // a pointer that no record names
            (pointee != NO_ID).then_some(Type::PTR)
        } else {
            self.scope.types.get(u64::from(pointee))
        };
        ty.map(|ty| (ty, pointee)).ok_or_else(|| fault(missing))
    }

    fn is_pointer(&self, ty: Type) -> bool {
        self.tables.types.is_pointer(ty)
    }

    fn sync_scope(&self, number: u64) -> Result<draig_ir::SyncScope> {
        // Files older than names have only the two that always are.
        let known = self.scope.sync_scopes.get(usize::try_from(number).map_err(|_| invalid_record())?);
        match (known, number) {
            (Some(&scope), _) => Ok(scope),
            (None, 0) => Ok(draig_ir::SyncScope::SINGLE_THREAD),
            (None, 1) => Ok(draig_ir::SyncScope::SYSTEM),
            _ => Err(fault("Invalid sync scope")),
        }
    }

    fn signed_number(&self, operand: u64) -> u32 {
        let number = encodings::signed(operand);
        if self.scope.relative { self.next_number().wrapping_sub(number as u32) } else { operand as u32 }
    }
}
