//! The body of a function. Instructions are numbered by their results; an operand that comes later is a
//! placeholder until the body has been read. The modules below decode instructions by kind; this one holds
//! their common parts.

mod arithmetic;
mod calls;
mod control;
mod debug;
mod end;
mod expand;
mod memory;
mod older;
mod operands;

use draig_bitstream::{BlockInfo, Cursor, Entry, Record};
use draig_ir::metadata::{Class, NodeWriter};
use draig_ir::{Body, BundleInfo, DbgRecord, Global, Inst, InstBuild, Metadata, Tables, Type, Value};
use rustc_hash::FxHashMap;

use crate::codes::{blocks, function as code};

use super::attributes::AttributesOnDemand;
use super::constants::expressions::Expressions;
use super::constants::{ConstantScope, read_constants};
use super::deferred::Deferred;
use super::fault::{Place, Result, fault, invalid_record};
use super::limits::{MAX_VALUES, MIN_BLOCK_BITS};
use super::metadata::{MetadataIds, MetadataScope, read_metadata};
use super::records::{next, operand, placed};
use super::scope::Scope;
use super::types::NO_ID;
use super::unknown::{Unknown, UnknownKind};
use super::use_orders::UseOrder;
use super::values::{Slot, Values, placeholder_number};

/// The result of reading a body.
#[derive(Debug)]
pub(crate) struct ReadBody {
    pub(crate) body: Box<Body>,
    /// Attachments of the function itself, which older versions wrote here.
    pub(crate) attachments: Vec<(draig_ir::MetadataKind, Metadata)>,
    /// The personality of landing pads in older versions.
    pub(crate) personality: Option<Value>,
    /// Use orders of globals and constants at the end of the body.
    pub(crate) use_orders: Vec<UseOrder>,
}

/// Reads bodies one after another, reusing memory.
pub(crate) struct BodyReader<'s, 'a> {
    scope: &'s Scope,
    info: &'s BlockInfo,
    tables: &'s mut Tables,
    values: Values<'s>,
    ids: MetadataIds<'s, 'a>,
    /// Attributes of the module that are read on demand; if `None`, the scope has all.
    attributes: Option<&'s mut AttributesOnDemand<'a>>,
    /// The function of the body.
    function: Option<Global>,
    body: Body,
    /// The number of blocks in the body, and which of them are branch targets.
    block_count: u32,
    block: u32,
    /// The instructions in order, for references by number.
    insts: Vec<Inst>,
    /// Types of forward-referenced values.
    forward: FxHashMap<u32, Type>,
    /// Whether the current record mentioned such a value.
    mentioned_forward: bool,
    /// Uses of placeholders.
    operand_uses: Vec<(Inst, u32)>,
    record_uses: Vec<DbgRecord>,
    /// The bundles of the next call, and their operands.
    bundles: Vec<BundleInfo>,
    bundle_operands: Vec<Value>,
    last_location: Option<Metadata>,
    location: NodeWriter,
    /// Pointees of pointers that no record names, by number minus [`VIRTUAL`].
    pointees: Vec<u32>,
    pointers: FxHashMap<u32, u32>,
    operands: Vec<Value>,
    attachments: Vec<(draig_ir::MetadataKind, Metadata)>,
    personality: Option<Value>,
    /// The largest possible number of a value of the body.
    limit: u32,
    /// The size of the body's block in bits.
    bits: u64,
    use_orders: Vec<UseOrder>,
    /// Use orders of globals and constants, whose uses are complete only after all bodies.
    outer_use_orders: Vec<UseOrder>,
    /// Constants of the function that are constants no longer; and whether it or the module has any.
    expressions: Expressions,
    has_expressions: bool,
    /// Unknown elements in all bodies.
    unknown: Unknown,
    expansion: expand::Expansion,
    /// `callbr` instructions whose block addresses were removed.
    old_call_brs: Vec<Inst>,
}

/// Type numbers from this one on denote pointers that no record names.
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

    /// Reads parts of the module on demand when a body mentions them; `values` are the module's.
    pub(crate) fn with_deferred(mut self, deferred: &'s mut Deferred<'a>, values: Vec<Slot>) -> BodyReader<'s, 'a> {
        self.values = Values::of_module(values, deferred.constants.as_ref());
        if let Some(metadata) = deferred.metadata.as_deref_mut() {
            self.ids = MetadataIds::on_demand(metadata);
        }
        self.attributes = deferred.attributes.as_mut();
        self
    }

    /// Returns the values of the module known so far.
    pub(crate) fn into_values(mut self) -> Vec<Slot> {
        self.values.clear();
        self.values.into_own()
    }

    /// Returns and removes the unknown elements found so far.
    pub(crate) fn take_unknown(&mut self) -> Unknown {
        std::mem::take(&mut self.unknown)
    }

    /// Reads the body of a function, whose block contains the cursor.
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
            match next(&mut cursor, blocks::FUNCTION, &mut record)? {
                Entry::End => break,
                Entry::Block(id) => self.inner_block(id, &mut cursor)?,
                Entry::Record(_) => {
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
                // The type that metadata gives for a later value is binding for the value.
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
                    self.unknown.note(UnknownKind::Block, Place { block: id, record: None, bit: cursor.entry_bit() });
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

    /// Adds an instruction; `id` is the number of its type, if known.
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
}
