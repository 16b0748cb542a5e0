//! A function's body: instructions, blocks, their order, local names, debug records. A body is
//! self-contained: what it mentions of the module is handles, so bodies can be read, checked and
//! changed in parallel. Use-lists are in [`uses`], order in `order`, edits in `edit`.

mod debug_records;
mod edit;
mod inst;
mod names;
mod order;
pub mod uses;

use std::sync::OnceLock;

use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashMap;

pub use debug_records::{DbgRecord, DbgRecordData, DbgRecordKind};
pub use inst::{BundleInfo, CallInfo, InstBuild, MemoryAccess};
pub use names::LocalNames;
pub use uses::UseLists;

use crate::flags::{FastMath, GepFlags, IntFlags};
use crate::metadata::{Metadata, MetadataKind};
use crate::opcode::Opcode;
use crate::types::Type;
use crate::value::{Block, Inst, LocalMetadata, Value};
use inst::InstData;
use order::{BlockNode, InstNode};

/// Function-local metadata as an operand of a call or debug record.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum LocalMetadataData {
    /// A value of the function, such as `metadata i32 %x`.
    Value(Value),
    /// `!DIArgList(…)`: values of the function and constants.
    ArgList(Box<[Value]>),
}

/// The body of a function.
///
/// Instructions and blocks are numbered in order of creation and numbers are not reused; their
/// order in the function is kept apart.
#[derive(Clone, Debug, Default)]
pub struct Body {
    insts: Vec<InstData>,
    nodes: Vec<InstNode>,
    blocks: Vec<BlockNode>,
    first_block: Option<Block>,
    last_block: Option<Block>,
    /// The operands of all instructions, each instruction's in LLVM's physical order.
    operands: Vec<Value>,
    /// Lists of numbers that are no operands: blocks of phis, indices, masks, clause kinds.
    lists: Vec<u32>,
    calls: Vec<CallInfo>,
    bundles: Vec<BundleInfo>,
    debug_locs: Vec<Option<Metadata>>,
    attachments: Attachments,
    local_metadata: Vec<LocalMetadataData>,
    debug_records: debug_records::DebugRecords,
    names: LocalNames,
    uses: OnceLock<UseLists>,
    /// Where each instruction was written, as a byte offset in the text, if that was kept.
    pub source_offsets: Vec<u32>,
}

/// Metadata attachments of instructions other than `!dbg`: a list per instruction that has any.
#[derive(Clone, Debug, Default)]
struct Attachments {
    /// One more than the index of the first attachment; zero for none.
    first: SecondaryMap<Inst, u32>,
    items: Vec<AttachmentItem>,
}

#[derive(Clone, Copy, Debug)]
struct AttachmentItem {
    kind: MetadataKind,
    node: Metadata,
    next: u32,
}

impl Body {
    /// An empty body.
    pub fn new() -> Body {
        Body::default()
    }

    /// How many instructions were ever created; handles below that index are valid.
    #[inline]
    pub fn inst_count(&self) -> usize {
        self.insts.len()
    }

    /// How many blocks were ever created; handles below that index are valid.
    #[inline]
    pub fn block_count(&self) -> usize {
        self.blocks.len()
    }

    /// The operation of an instruction.
    #[inline]
    pub fn opcode(&self, inst: Inst) -> Opcode {
        self.insts[inst.index()].opcode
    }

    /// The type of the result of an instruction; `void` if it has none.
    #[inline]
    pub fn inst_type(&self, inst: Inst) -> Type {
        self.insts[inst.index()].ty
    }

    /// The operands of an instruction, in LLVM's physical order (see [`inst`](Body::call) and the
    /// role accessors; a phi's blocks are in [`Body::phi_blocks`]).
    #[inline]
    pub fn operands(&self, inst: Inst) -> &[Value] {
        let data = &self.insts[inst.index()];
        let first = data.first_operand as usize;
        &self.operands[first..first + data.operand_count as usize]
    }

    /// Opcode, type of the result, raw flag bits and operands: one look-up for walks over many instructions.
    #[inline]
    pub fn parts(&self, inst: Inst) -> (Opcode, Type, u8, &[Value]) {
        let data = &self.insts[inst.index()];
        let first = data.first_operand as usize;
        (data.opcode, data.ty, data.flags, &self.operands[first..first + data.operand_count as usize])
    }

    /// The raw flag bits; which set they are of depends on the opcode.
    #[inline]
    pub fn flag_bits(&self, inst: Inst) -> u8 {
        self.insts[inst.index()].flags
    }

    /// The fast-math flags.
    #[inline]
    pub fn fast_math(&self, inst: Inst) -> FastMath {
        FastMath(self.flag_bits(inst))
    }

    /// The integer flags.
    #[inline]
    pub fn int_flags(&self, inst: Inst) -> IntFlags {
        IntFlags(self.flag_bits(inst))
    }

    /// The flags of a `getelementptr`.
    #[inline]
    pub fn gep_flags(&self, inst: Inst) -> GepFlags {
        GepFlags(self.flag_bits(inst))
    }

    /// Sets the raw flag bits.
    pub fn set_flag_bits(&mut self, inst: Inst, bits: u8) {
        self.insts[inst.index()].flags = bits;
    }

    /// The `!dbg` attachment.
    #[inline]
    pub fn debug_loc(&self, inst: Inst) -> Option<Metadata> {
        self.debug_locs.get(inst.index()).copied().flatten()
    }

    /// Sets the `!dbg` attachment.
    pub fn set_debug_loc(&mut self, inst: Inst, loc: Option<Metadata>) {
        if self.debug_locs.len() <= inst.index() {
            if loc.is_none() {
                return;
            }
            self.debug_locs.resize(inst.index() + 1, None);
        }
        self.debug_locs[inst.index()] = loc;
    }

    /// The attachments of an instruction other than `!dbg`, in order of attaching.
    #[inline]
    pub fn attachments(&self, inst: Inst) -> impl Iterator<Item = (MetadataKind, Metadata)> + '_ {
        let mut next = self.attachments.first[inst];
        std::iter::from_fn(move || {
            let item = self.attachments.items.get((next as usize).checked_sub(1)?)?;
            next = item.next;
            Some((item.kind, item.node))
        })
    }

    /// The attachment of one kind.
    pub fn attachment(&self, inst: Inst, kind: MetadataKind) -> Option<Metadata> {
        self.attachments(inst).find(|&(k, _)| k == kind).map(|(_, node)| node)
    }

    /// Every attachment other than `!dbg`, in no order that means anything; those of instructions
    /// that were removed may be among them. For asking quickly whether a body has something.
    pub fn all_attachments(&self) -> impl Iterator<Item = (MetadataKind, Metadata)> + '_ {
        self.attachments.items.iter().map(|item| (item.kind, item.node))
    }

    /// What every call has besides its operands, in order of creation; those of instructions that were
    /// removed may be among them. For asking quickly whether a body has something.
    pub fn all_calls(&self) -> impl Iterator<Item = &CallInfo> + '_ {
        self.calls.iter()
    }

    /// The instructions that have attachments other than `!dbg`, in order of creation.
    pub fn attached_insts(&self) -> impl Iterator<Item = Inst> + '_ {
        let all = self.attachments.first.iter();
        all.filter(|&(inst, &first)| first != 0 && self.block_of(inst).is_some()).map(|(inst, _)| inst)
    }

    /// Attaches metadata, in place of an attachment of the same kind; `None` removes it. One of `!dbg` is the
    /// place that [`Body::set_debug_loc`] sets.
    pub fn set_attachment(&mut self, inst: Inst, kind: MetadataKind, node: Option<Metadata>) {
        if kind.as_u32() == draig_tables::metadata_kinds::MD_DBG {
            return self.set_debug_loc(inst, node);
        }
        let mut before = 0;
        let mut at = self.attachments.first[inst];
        while at != 0 {
            let item = self.attachments.items[at as usize - 1];
            if item.kind == kind {
                match node {
                    Some(node) => self.attachments.items[at as usize - 1].node = node,
                    None => self.link_attachment(inst, before, item.next),
                }
                return;
            }
            before = at;
            at = item.next;
        }
        if let Some(node) = node {
            self.attachments.items.push(AttachmentItem { kind, node, next: 0 });
            let added = self.attachments.items.len() as u32;
            self.link_attachment(inst, before, added);
        }
    }

    /// Attaches metadata to an instruction, as [`Body::set_attachment`] does one by one, in time of their number.
    pub fn add_attachments(&mut self, inst: Inst, list: &[(MetadataKind, Metadata)]) {
        /// For fewer a walk over the list is shorter than a table.
        const MANY: usize = 8;
        if list.len() < MANY {
            return list.iter().for_each(|&(kind, node)| self.set_attachment(inst, kind, Some(node)));
        }
        let mut places = FxHashMap::default();
        let mut last = 0;
        let mut at = self.attachments.first[inst];
        while at != 0 {
            let item = self.attachments.items[at as usize - 1];
            places.insert(item.kind, at);
            last = at;
            at = item.next;
        }
        for &(kind, node) in list {
            if kind.as_u32() == draig_tables::metadata_kinds::MD_DBG {
                self.set_debug_loc(inst, Some(node));
            } else if let Some(&at) = places.get(&kind) {
                self.attachments.items[at as usize - 1].node = node;
            } else {
                self.attachments.items.push(AttachmentItem { kind, node, next: 0 });
                let added = self.attachments.items.len() as u32;
                self.link_attachment(inst, last, added);
                places.insert(kind, added);
                last = added;
            }
        }
    }

    fn link_attachment(&mut self, inst: Inst, before: u32, next: u32) {
        match before {
            0 => self.attachments.first[inst] = next,
            n => self.attachments.items[n as usize - 1].next = next,
        }
    }

    /// How many function-local metadata operands there are; handles below that index are valid.
    pub fn local_metadata_count(&self) -> usize {
        self.local_metadata.len()
    }

    /// Function-local metadata that is an operand.
    pub fn local_metadata(&self, id: LocalMetadata) -> &LocalMetadataData {
        &self.local_metadata[id.index()]
    }

    /// Adds function-local metadata to use as an operand.
    pub fn add_local_metadata(&mut self, data: LocalMetadataData) -> LocalMetadata {
        self.local_metadata.push(data);
        LocalMetadata::from_u32(self.local_metadata.len() as u32 - 1)
    }

    /// Changes function-local metadata in place.
    pub fn local_metadata_mut(&mut self, id: LocalMetadata) -> &mut LocalMetadataData {
        &mut self.local_metadata[id.index()]
    }

    /// The names of instructions, parameters and blocks.
    #[inline]
    pub fn names(&self) -> &LocalNames {
        &self.names
    }

    /// The names, to change.
    pub fn names_mut(&mut self) -> &mut LocalNames {
        &mut self.names
    }

    /// The use-lists. Derived on first demand from the order of instructions, as if the body had
    /// just been read from text, and kept up to date by edits from then on.
    pub fn uses(&self) -> &UseLists {
        self.uses.get_or_init(|| UseLists::derive(self))
    }

    /// Applies `map` to every operand that is a constant, global, metadata or inline assembly, to
    /// every type, and to every attribute list and metadata id, for moving a body to other tables.
    pub fn remap(&mut self, map: &mut (impl BodyRemap + ?Sized)) {
        for value in &mut self.operands {
            *value = map.value(*value);
        }
        for data in &mut self.insts {
            data.ty = map.ty(data.ty);
            data.remap_payload(map);
        }
        for call in &mut self.calls {
            call.function_type = map.ty(call.function_type);
            call.attributes = map.attributes(call.attributes);
        }
        for bundle in &mut self.bundles {
            bundle.tag = map.symbol(bundle.tag);
        }
        for loc in self.debug_locs.iter_mut().flatten() {
            *loc = map.metadata(*loc);
        }
        for item in &mut self.attachments.items {
            item.kind = map.metadata_kind(item.kind);
            item.node = map.metadata(item.node);
        }
        for local in &mut self.local_metadata {
            match local {
                LocalMetadataData::Value(value) => *value = map.value(*value),
                LocalMetadataData::ArgList(values) => {
                    values.iter_mut().for_each(|value| *value = map.value(*value));
                }
            }
        }
        self.debug_records.remap(map);
    }

    /// Bytes of memory held.
    pub fn heap_bytes(&self) -> usize {
        self.insts.capacity() * size_of::<InstData>()
            + self.nodes.capacity() * size_of::<InstNode>()
            + self.blocks.capacity() * size_of::<BlockNode>()
            + (self.operands.capacity() + self.lists.capacity() + self.debug_locs.capacity()) * 4
            + self.calls.capacity() * size_of::<CallInfo>()
            + self.bundles.capacity() * size_of::<BundleInfo>()
            + self.attachments.items.capacity() * size_of::<AttachmentItem>()
            + self.debug_records.heap_bytes()
            + self.names.heap_bytes()
            + self.source_offsets.capacity() * 4
    }

    /// Makes room for that many more instructions and operands, so that adding them does not grow
    /// the tables step by step.
    pub fn reserve(&mut self, insts: usize, operands: usize) {
        self.insts.reserve(insts);
        self.nodes.reserve(insts);
        self.operands.reserve(operands);
    }

    /// Takes everything out, and keeps the memory for what comes next: a reader fills one body after
    /// another and gives away copies, which hold no more than they need.
    pub fn clear(&mut self) {
        let Body {
            insts,
            nodes,
            blocks,
            first_block,
            last_block,
            operands,
            lists,
            calls,
            bundles,
            debug_locs,
            attachments,
            local_metadata,
            debug_records,
            names,
            uses,
            source_offsets,
        } = self;
        insts.clear();
        nodes.clear();
        blocks.clear();
        (*first_block, *last_block) = (None, None);
        operands.clear();
        lists.clear();
        calls.clear();
        bundles.clear();
        debug_locs.clear();
        attachments.first.clear();
        attachments.items.clear();
        local_metadata.clear();
        debug_records.clear();
        names.clear();
        uses.take();
        source_offsets.clear();
    }

    /// Gives back the memory that growing reserved ahead.
    pub fn shrink_to_fit(&mut self) {
        self.insts.shrink_to_fit();
        self.nodes.shrink_to_fit();
        self.blocks.shrink_to_fit();
        self.operands.shrink_to_fit();
        self.lists.shrink_to_fit();
        self.calls.shrink_to_fit();
        self.debug_locs.shrink_to_fit();
        self.attachments.items.shrink_to_fit();
        self.debug_records.shrink_to_fit();
        self.source_offsets.shrink_to_fit();
    }
}

/// A mapping of what a body mentions of its module, with the identity as default.
pub trait BodyRemap {
    /// Maps an operand.
    fn value(&mut self, value: Value) -> Value {
        value
    }
    /// Maps a type.
    fn ty(&mut self, ty: Type) -> Type {
        ty
    }
    /// Maps an attribute list.
    fn attributes(&mut self, list: crate::attributes::AttrList) -> crate::attributes::AttrList {
        list
    }
    /// Maps metadata.
    fn metadata(&mut self, id: Metadata) -> Metadata {
        id
    }
    /// Maps a kind of attachment.
    fn metadata_kind(&mut self, kind: MetadataKind) -> MetadataKind {
        kind
    }
    /// Maps a string of the module.
    fn symbol(&mut self, symbol: crate::strings::Symbol) -> crate::strings::Symbol {
        symbol
    }
    /// Maps a synchronisation scope.
    fn sync_scope(&mut self, scope: crate::module::SyncScope) -> crate::module::SyncScope {
        scope
    }
}
