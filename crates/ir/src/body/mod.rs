//! Function bodies: instructions, blocks, their order, local names and debug records. A body is
//! self-contained and refers to its module only by handles, so that bodies can be read, checked and changed
//! in parallel. Use-lists are in [`uses`], order in `order`, edits in `edit`.

mod compact;
mod copy;
mod debug_records;
mod edit;
mod epochs;
mod inst;
mod names;
mod order;
mod other_uses;
mod overlay_uses;
mod rare;
pub mod uses;

use std::ops::Range;
use std::sync::OnceLock;

use cranelift_entity::{EntityRef, SecondaryMap};
use rustc_hash::FxHashMap;

pub use compact::Compaction;
pub use copy::CloneMap;
pub use debug_records::{DbgRecord, DbgRecordData, DbgRecordKind};
pub use epochs::Epochs;
pub use inst::{BundleInfo, CallInfo, InstBuild, MemoryAccess};
pub use names::LocalNames;
pub use other_uses::MetadataUse;
pub use overlay_uses::OverlayUses;
pub use uses::UseLists;

use crate::flags::{FastMath, GepFlags, IntFlags};
use crate::metadata::{Metadata, MetadataKind};
use crate::opcode::Opcode;
use crate::owner::OwnerCell;
use crate::remap::Remap;
use crate::types::Type;
use crate::value::{Block, Inst, LocalMetadata, Value, ValueKind};
use inst::InstData;
use order::{BlockNode, InstOrder};
use rare::Rare;

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
/// Instructions and blocks are numbered in order of creation, and numbers are not reused. Their order in the
/// function is stored separately.
#[derive(Clone, Debug, Default)]
pub struct Body {
    insts: Vec<InstData>,
    order: InstOrder,
    blocks: Vec<BlockNode>,
    first_block: Option<Block>,
    last_block: Option<Block>,
    /// Operands of all instructions, each instruction's in LLVM's physical order.
    operands: Vec<Value>,
    /// Lists of numbers other than operands: blocks of phis, indices, masks, clause kinds.
    lists: Vec<u32>,
    calls: Vec<CallInfo>,
    bundles: Vec<BundleInfo>,
    debug_locs: Vec<Option<Metadata>>,
    attachments: Attachments,
    local_metadata: Vec<LocalMetadataData>,
    debug_records: Rare<debug_records::DebugRecords>,
    names: Rare<LocalNames>,
    uses: OnceLock<Box<UseLists>>,
    /// Uses by phis' blocks, debug records and local metadata; derived on first use, then kept by edits.
    other_uses: OnceLock<Box<other_uses::OtherUses>>,
    epochs: epochs::EpochCounters,
    /// Byte offset of each instruction in the source text, if it was recorded.
    pub source_offsets: Vec<u32>,
    pub(crate) owner: OwnerCell,
}

/// Metadata attachments of instructions other than `!dbg`: one linked list per instruction.
#[derive(Clone, Debug, Default)]
struct Attachments {
    /// One plus the index of the first attachment; zero for none.
    first: SecondaryMap<Inst, u32>,
    items: Vec<AttachmentItem>,
    /// The kinds of all items; see [`kind_bit`].
    kinds: u64,
    /// The instruction and the kind of the last item.
    last: (u32, u32),
    /// Whether items are in another order than instructions and, of each, kinds, or are of no list.
    is_mixed: bool,
}

/// Returns the place of a key in a map, which is made longer by several places at a time.
#[inline]
fn place<K: EntityRef>(map: &mut SecondaryMap<K, u32>, key: K) -> &mut u32 {
    const STEP: usize = 16;
    if map.get(key).is_none() {
        map.resize((key.index() + 1).next_multiple_of(STEP));
    }
    &mut map[key]
}

impl Attachments {
    /// Adds an item to no list, and returns one plus its index.
    fn add(&mut self, inst: Inst, kind: MetadataKind, node: Metadata) -> u32 {
        let added = (inst.as_u32(), kind.as_u32());
        self.is_mixed |= added < self.last;
        self.last = added;
        self.kinds |= kind_bit(kind);
        self.items.push(AttachmentItem { kind, node, next: 0 });
        self.items.len() as u32
    }
}

impl Attachments {
    /// Notes the order of items whose kinds have changed.
    fn note_order(&mut self) {
        (self.last, self.is_mixed) = ((0, 0), false);
        let mut walked = 0;
        for (inst, &first) in self.first.iter() {
            let mut at = first;
            while let Some(item) = at.checked_sub(1).and_then(|index| self.items.get(index as usize)) {
                let next = (inst.as_u32(), item.kind.as_u32());
                walked += 1;
                self.is_mixed |= at != walked || next < self.last;
                (self.last, at) = (next, item.next);
            }
        }
        self.is_mixed |= walked as usize != self.items.len();
    }
}

/// Returns the bit of a kind in a set of kinds. Those that LLVM does not number share one.
fn kind_bit(kind: MetadataKind) -> u64 {
    1 << kind.as_u32().min(63)
}

#[derive(Clone, Copy, Debug)]
struct AttachmentItem {
    kind: MetadataKind,
    node: Metadata,
    next: u32,
}

impl Body {
    /// Creates an empty body.
    pub fn new() -> Body {
        Body::default()
    }

    /// Number of instructions ever created; handles below that index are valid.
    #[inline]
    pub fn inst_count(&self) -> usize {
        self.insts.len()
    }

    /// Number of blocks ever created; handles below that index are valid.
    #[inline]
    pub fn block_count(&self) -> usize {
        self.blocks.len()
    }

    /// Returns the opcode of an instruction.
    #[inline]
    pub fn opcode(&self, inst: Inst) -> Opcode {
        self.insts[inst.index()].opcode
    }

    /// Returns the result type of an instruction; `void` if it has no result.
    #[inline]
    pub fn inst_type(&self, inst: Inst) -> Type {
        self.insts[inst.index()].ty
    }

    /// Returns opcode and result type of an instruction with a single lookup.
    #[inline]
    pub fn opcode_and_type(&self, inst: Inst) -> (Opcode, Type) {
        let data = &self.insts[inst.index()];
        (data.opcode, data.ty)
    }

    /// Returns the operands of an instruction, in LLVM's physical order (see [`inst`](Body::call) and the
    /// role accessors; a phi's blocks are in [`Body::phi_blocks`]).
    #[inline]
    pub fn operands(&self, inst: Inst) -> &[Value] {
        let data = &self.insts[inst.index()];
        let first = data.first_operand as usize;
        &self.operands[first..first + data.operand_count as usize]
    }

    /// Brings instructions and operands into the processor's cache, before a walk that goes over them in another order
    /// than that of memory: here, the processor reads ahead.
    pub fn read_ahead(&self) {
        const LINE: usize = 64;
        let flags = self.insts.iter().step_by(LINE / size_of::<InstData>()).fold(0, |all, inst| all ^ inst.flags);
        let values = self.operands.iter().step_by(LINE / size_of::<Value>()).fold(0, |all, value| all ^ value.bits());
        std::hint::black_box((flags, values));
    }

    /// Returns the operands of all instructions. May include those of removed instructions.
    #[inline]
    pub(crate) fn all_operands(&self) -> &[Value] {
        &self.operands
    }

    /// Returns opcode, result type, raw flag bits and operands with a single lookup, for walks over many
    /// instructions.
    #[inline]
    pub fn parts(&self, inst: Inst) -> (Opcode, Type, u8, &[Value]) {
        let data = &self.insts[inst.index()];
        let first = data.first_operand as usize;
        (data.opcode, data.ty, data.flags, &self.operands[first..first + data.operand_count as usize])
    }

    /// Returns the raw flag bits; the opcode determines which flag set they belong to.
    #[inline]
    pub fn flag_bits(&self, inst: Inst) -> u8 {
        self.insts[inst.index()].flags
    }

    /// Returns the fast-math flags.
    #[inline]
    pub fn fast_math(&self, inst: Inst) -> FastMath {
        FastMath(self.flag_bits(inst))
    }

    /// Returns the integer flags.
    #[inline]
    pub fn int_flags(&self, inst: Inst) -> IntFlags {
        IntFlags(self.flag_bits(inst))
    }

    /// Returns the flags of a `getelementptr`.
    #[inline]
    pub fn gep_flags(&self, inst: Inst) -> GepFlags {
        GepFlags(self.flag_bits(inst))
    }

    /// Sets the raw flag bits.
    pub fn set_flag_bits(&mut self, inst: Inst, bits: u8) {
        self.changed(inst);
        self.insts[inst.index()].flags = bits;
    }

    /// Returns the `!dbg` attachment of an instruction, if it has one.
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

    /// Returns the attachments of an instruction other than `!dbg`, in order of attachment.
    #[inline]
    pub fn attachments(&self, inst: Inst) -> impl Iterator<Item = (MetadataKind, Metadata)> + '_ {
        let mut next = self.attachments.first[inst];
        std::iter::from_fn(move || {
            let item = self.attachments.items.get((next as usize).checked_sub(1)?)?;
            next = item.next;
            Some((item.kind, item.node))
        })
    }

    /// Whether an instruction has an attachment other than `!dbg`.
    #[inline]
    pub fn has_attachments(&self, inst: Inst) -> bool {
        self.attachments.first[inst] != 0
    }

    /// Returns the instructions that have an attachment of one of some kinds other than `!dbg`, in the order of their
    /// numbers.
    pub fn insts_with_attachments<'b>(&'b self, kinds: &'b [MetadataKind]) -> impl Iterator<Item = Inst> + 'b {
        let attached = self.attachments.first.iter().filter(|&(_, &first)| first != 0).map(|(inst, _)| inst);
        attached.filter(move |&inst| self.attachments(inst).any(|(kind, _)| kinds.contains(&kind)))
    }

    /// Returns the attachment of one kind, if the instruction has one. The kind must not be `!dbg`, which
    /// [`Body::debug_loc`] returns.
    #[inline]
    pub fn attachment(&self, inst: Inst, kind: MetadataKind) -> Option<Metadata> {
        let mut next = self.attachments.first[inst];
        while let Some(item) = next.checked_sub(1).and_then(|at| self.attachments.items.get(at as usize)) {
            if item.kind == kind {
                return Some(item.node);
            }
            next = item.next;
        }
        None
    }

    /// Whether the body has debug locations or records. May be true because of removed ones.
    pub fn mentions_locations(&self) -> bool {
        !self.debug_locs.is_empty() || self.record_count() != 0
    }

    /// Whether a value is an operand. May be true because of a removed instruction.
    pub fn mentions(&self, value: Value) -> bool {
        self.mentions_any(|operand| operand == value)
    }

    /// Whether an operand is of some kind. May be true because of a removed instruction.
    #[inline]
    pub fn mentions_any(&self, is_of_kind: impl Fn(Value) -> bool) -> bool {
        // Examined in chunks without exits, which are several operands at a time if the question is simple.
        const CHUNK: usize = 64;
        self.operands.chunks(CHUNK).any(|chunk| chunk.iter().fold(false, |any, &found| any | is_of_kind(found)))
    }

    /// Whether any call has operand bundles. May be true because of removed instructions.
    #[inline]
    pub fn has_bundles(&self) -> bool {
        !self.bundles.is_empty()
    }

    /// Whether any instruction has inline assembly as an operand. May be true because of a removed one.
    pub fn has_inline_asm(&self) -> bool {
        let is_asm = |value: &Value| matches!(value.kind(), ValueKind::InlineAsm(_));
        // All are looked at, because most bodies have none: the loop without an exit is several at a time.
        self.operands.iter().fold(false, |any, value| any | is_asm(value))
    }

    /// Returns every attachment other than `!dbg`, in arbitrary order. May include those of removed
    /// instructions. Useful as a quick check whether a body has any such attachment.
    pub fn all_attachments(&self) -> impl Iterator<Item = (MetadataKind, Metadata)> + '_ {
        self.attachments.items.iter().map(|item| (item.kind, item.node))
    }

    /// Returns every attachment other than `!dbg`, in the order of instructions and, of each, of kinds; `None` if they
    /// would have to be sorted. Those of bodies that were read and not changed are in this order, unless an instruction
    /// has several in another.
    pub fn sorted_attachments(&self) -> Option<impl Iterator<Item = (MetadataKind, Metadata)> + '_> {
        (!self.attachments.is_mixed && self.is_in_order_of_numbers()).then(|| self.all_attachments())
    }

    /// Whether any instruction has an attachment of one of some kinds that LLVM numbers, below 63. May be true because of a
    /// removed instruction or attachment.
    #[inline]
    pub fn mentions_any_attachment(&self, kinds: &[MetadataKind]) -> bool {
        kinds.iter().any(|&kind| self.attachments.kinds & kind_bit(kind) != 0)
    }

    /// Whether a type of some kind is that of a result, or what an `alloca` or `getelementptr` names. May be true
    /// because of a removed instruction.
    #[inline]
    pub fn mentions_any_type(&self, is_of_kind: impl Fn(Type) -> bool) -> bool {
        // As in `mentions_any`; an exit could not be predicted, nor whether there is a second type.
        const CHUNK: usize = 64;
        let mentions = |data: &InstData| {
            let names_type = (data.opcode == Opcode::GetElementPtr) | (data.opcode == Opcode::Alloca);
            let named = Type::from_word(data.payload).unwrap_or(data.ty);
            is_of_kind(data.ty) | (names_type & is_of_kind(named))
        };
        self.insts.chunks(CHUNK).any(|chunk| chunk.iter().fold(false, |any, data| any | mentions(data)))
    }

    /// Whether a type of a range may be mentioned as in [`Body::mentions_any_type`]. May also be true because of another
    /// word of an instruction, which is not distinguished: the answer takes a third of the time.
    #[inline]
    pub fn may_mention_types(&self, types: Range<Type>) -> bool {
        const CHUNK: usize = 64;
        let first = types.start.to_word();
        let count = types.end.to_word().saturating_sub(first);
        let is_among = |word: u32| word.wrapping_sub(first) < count;
        let may_mention = |data: &InstData| is_among(data.ty.to_word()) | is_among(data.payload);
        self.insts.chunks(CHUNK).any(|chunk| chunk.iter().fold(false, |any, data| any | may_mention(data)))
    }

    /// Whether the body may have phis. May be true because of a removed one, or of other instructions with lists.
    #[inline]
    pub fn may_have_phis(&self) -> bool {
        !self.lists.is_empty()
    }

    /// Returns the [`CallInfo`] of every call, in order of creation. May include those of removed
    /// instructions. Useful as a quick check whether a body has any such call.
    pub fn all_calls(&self) -> impl Iterator<Item = &CallInfo> + '_ {
        self.calls.iter()
    }

    /// Returns the instructions that have attachments other than `!dbg`, in order of creation.
    pub fn attached_insts(&self) -> impl Iterator<Item = Inst> + '_ {
        let all = self.attachments.first.iter();
        all.filter(|&(inst, &first)| first != 0 && self.block_of(inst).is_some()).map(|(inst, _)| inst)
    }

    /// Attaches metadata, replacing an attachment of the same kind; `None` removes it. The kind `!dbg` is the
    /// same as [`Body::set_debug_loc`].
    pub fn set_attachment(&mut self, inst: Inst, kind: MetadataKind, node: Option<Metadata>) {
        if kind.as_u32() == draig_tables::metadata_kinds::MD_DBG {
            return self.set_debug_loc(inst, node);
        }
        self.changed(inst);
        let mut before = 0;
        let mut at = self.attachments.first[inst];
        while at != 0 {
            let item = self.attachments.items[at as usize - 1];
            if item.kind == kind {
                match node {
                    Some(node) => self.attachments.items[at as usize - 1].node = node,
                    None => {
                        self.attachments.is_mixed = true;
                        self.link_attachment(inst, before, item.next);
                    }
                }
                return;
            }
            before = at;
            at = item.next;
        }
        if let Some(node) = node {
            let added = self.attachments.add(inst, kind, node);
            self.link_attachment(inst, before, added);
        }
    }

    /// Attaches to a new instruction the metadata of another one.
    fn copy_attachments(&mut self, from: Inst, to: Inst) {
        let mut at = self.attachments.first[from];
        let mut before = 0;
        while at != 0 {
            let item = self.attachments.items[at as usize - 1];
            let added = self.attachments.add(to, item.kind, item.node);
            self.link_attachment(to, before, added);
            (before, at) = (added, item.next);
        }
    }

    /// Attaches several metadata nodes to an instruction, as repeated calls of [`Body::set_attachment`]
    /// would, in time linear in their number.
    pub fn add_attachments(&mut self, inst: Inst, list: &[(MetadataKind, Metadata)]) {
        /// Below this, a scan of the list is faster than a table.
        const MIN_TABLE_LENGTH: usize = 8;
        if list.len() < MIN_TABLE_LENGTH {
            return list.iter().for_each(|&(kind, node)| self.set_attachment(inst, kind, Some(node)));
        }
        self.changed(inst);
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
                let added = self.attachments.add(inst, kind, node);
                self.link_attachment(inst, last, added);
                places.insert(kind, added);
                last = added;
            }
        }
    }

    fn link_attachment(&mut self, inst: Inst, before: u32, next: u32) {
        match before {
            0 => *place(&mut self.attachments.first, inst) = next,
            n => self.attachments.items[n as usize - 1].next = next,
        }
    }

    /// Number of function-local metadata operands; handles below that index are valid.
    pub fn local_metadata_count(&self) -> usize {
        self.local_metadata.len()
    }

    /// Returns function-local metadata that is used as an operand.
    pub fn local_metadata(&self, id: LocalMetadata) -> &LocalMetadataData {
        &self.local_metadata[id.index()]
    }

    /// Adds function-local metadata for use as an operand.
    pub fn add_local_metadata(&mut self, data: LocalMetadataData) -> LocalMetadata {
        self.epochs.advance_values();
        self.local_metadata.push(data);
        let id = LocalMetadata::from_u32(self.local_metadata.len() as u32 - 1);
        self.note_local_metadata(id);
        id
    }

    /// Returns mutable access to function-local metadata.
    pub fn local_metadata_mut(&mut self, id: LocalMetadata) -> &mut LocalMetadataData {
        self.epochs.advance_values();
        self.forget_other_uses();
        &mut self.local_metadata[id.index()]
    }

    /// Returns the names of instructions, parameters and blocks.
    #[inline]
    pub fn names(&self) -> &LocalNames {
        &self.names
    }

    /// Returns mutable access to the names.
    pub fn names_mut(&mut self) -> &mut LocalNames {
        &mut self.names
    }

    /// Returns the use-lists. They are derived on first use from the order of instructions, as if the body
    /// had just been read from text, and kept up to date by edits from then on.
    pub fn uses(&self) -> &UseLists {
        self.uses.get_or_init(|| Box::new(UseLists::derive(self)))
    }

    /// Applies `map` to every operand that is a constant, global, metadata or inline assembly, to every type,
    /// and to every attribute list and metadata id. For moving a body to other tables.
    pub fn remap(&mut self, map: &mut (impl Remap + ?Sized)) {
        self.epochs.advance_all();
        for value in &mut self.operands {
            *value = map.value(*value);
        }
        self.insts.iter_mut().for_each(|data| data.remap(map));
        self.calls.iter_mut().for_each(|call| call.remap(map));
        self.remap_rare(map);
        self.remap_metadata(map);
    }

    /// Maps what few bodies have: bundles, and operands that are metadata of the body.
    fn remap_rare(&mut self, map: &mut (impl Remap + ?Sized)) {
        for bundle in &mut self.bundles {
            bundle.tag = map.symbol(bundle.tag);
        }
        for local in &mut self.local_metadata {
            match local {
                LocalMetadataData::Value(value) => *value = map.value(*value),
                LocalMetadataData::ArgList(values) => {
                    values.iter_mut().for_each(|value| *value = map.value(*value));
                }
            }
        }
        if let Some(records) = self.debug_records.changed() {
            records.remap(map);
        }
    }

    /// Maps debug locations and attachments.
    fn remap_metadata(&mut self, map: &mut (impl Remap + ?Sized)) {
        for loc in self.debug_locs.iter_mut().flatten() {
            *loc = map.metadata(*loc);
        }
        let attachments = &mut self.attachments;
        attachments.kinds = 0;
        let mut has_new_kinds = false;
        for item in &mut attachments.items {
            let kind = map.metadata_kind(item.kind);
            has_new_kinds |= kind != item.kind;
            (item.kind, item.node) = (kind, map.metadata(item.node));
            attachments.kinds |= kind_bit(kind);
        }
        if has_new_kinds {
            attachments.note_order();
        }
    }

    /// Heap memory in bytes.
    pub fn heap_bytes(&self) -> usize {
        self.insts.capacity() * size_of::<InstData>()
            + self.order.heap_bytes()
            + self.blocks.capacity() * size_of::<BlockNode>()
            + (self.operands.capacity() + self.lists.capacity() + self.debug_locs.capacity()) * 4
            + self.calls.capacity() * size_of::<CallInfo>()
            + self.bundles.capacity() * size_of::<BundleInfo>()
            + self.attachments.items.capacity() * size_of::<AttachmentItem>()
            + self.debug_records.heap_bytes()
            + self.names.heap_bytes()
            + self.source_offsets.capacity() * 4
    }

    /// Reserves capacity for this many more instructions and operands.
    pub fn reserve(&mut self, insts: usize, operands: usize) {
        self.insts.reserve(insts);
        self.order.reserve(insts);
        self.operands.reserve(operands);
    }

    /// Removes everything but keeps the allocated memory. A reader fills one body after another and hands out
    /// copies, which hold no more than they need.
    pub fn clear(&mut self) {
        let Body {
            insts,
            order,
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
            other_uses,
            epochs,
            source_offsets,
            owner,
        } = self;
        epochs.advance_all();
        owner.renew();
        insts.clear();
        order.clear();
        blocks.clear();
        (*first_block, *last_block) = (None, None);
        operands.clear();
        lists.clear();
        calls.clear();
        bundles.clear();
        debug_locs.clear();
        attachments.first.clear();
        attachments.items.clear();
        (attachments.kinds, attachments.last, attachments.is_mixed) = (0, (0, 0), false);
        local_metadata.clear();
        debug_records.clear();
        names.clear();
        uses.take();
        other_uses.take();
        source_offsets.clear();
    }

    /// Releases excess capacity.
    pub fn shrink_to_fit(&mut self) {
        self.insts.shrink_to_fit();
        self.order.shrink_to_fit();
        self.blocks.shrink_to_fit();
        self.operands.shrink_to_fit();
        self.lists.shrink_to_fit();
        self.calls.shrink_to_fit();
        self.debug_locs.shrink_to_fit();
        self.attachments.items.shrink_to_fit();
        if let Some(records) = self.debug_records.changed() {
            records.shrink_to_fit();
        }
        self.source_offsets.shrink_to_fit();
    }
}

/// A place in a body for a new instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Position {
    /// At the end of a block.
    End(Block),
    /// Before an instruction.
    Before(Inst),
}
