//! Instruction data in 20 bytes plus side tables, and accessors by role that hide the storage of each
//! property. The physical order of operands is LLVM's:
//!
//! | opcode | operands |
//! | --- | --- |
//! | `ret` | value, or none |
//! | `br` | destination; or condition, *false* destination, *true* destination |
//! | `switch` | condition, default, then case value and destination in turn |
//! | `indirectbr` | address, destinations |
//! | `call` | arguments, bundle operands, callee |
//! | `invoke` | arguments, bundle operands, normal destination, unwind destination, callee |
//! | `callbr` | arguments, bundle operands, default destination, indirect destinations, callee |
//! | `store` | value, pointer |
//! | `cleanupret` | pad, unwind destination if any |
//! | `catchret` | pad, destination |
//! | `catchswitch` | parent pad, unwind destination if any, handlers |
//! | `catchpad`, `cleanuppad` | arguments, parent pad |
//! | others | as written |

use super::Body;
use crate::attributes::AttrList;
use crate::global::{Align, MAX_ALIGN_LOG2};
use crate::keywords::{FloatPredicate, IntPredicate, Ordering, RmwOp, TailKind};
use crate::module::SyncScope;
use crate::opcode::Opcode;
use crate::remap::Remap;
use crate::strings::Symbol;
use crate::types::Type;
use crate::value::{Block, Inst, Value};

/// Fixed-size part of an instruction.
#[derive(Clone, Copy, Debug)]
pub(super) struct InstData {
    pub(super) opcode: Opcode,
    pub(super) flags: u8,
    /// Opcode-specific bits: a predicate, or the bits of a [`MemoryAccess`].
    pub(super) small: u16,
    pub(super) ty: Type,
    pub(super) first_operand: u32,
    pub(super) operand_count: u32,
    /// Opcode-specific word: a type, a sync scope, an index into `calls`, or an index into `lists`.
    pub(super) payload: u32,
}

const _: () = assert!(
    size_of::<InstData>() == 20,
    "with 16 bytes of order and 4 of debug location an instruction takes 40 bytes"
);

/// The bit of `small` that no opcode uses.
const GROWN: u16 = 1 << 15;

impl InstData {
    /// Whether the operands have a capacity of the next power of two; for a phi, its blocks too.
    pub(super) fn grown(&self) -> bool {
        self.small & GROWN != 0
    }

    pub(super) fn set_grown(&mut self, grown: bool) {
        self.small = self.small & !GROWN | if grown { GROWN } else { 0 };
    }

    /// Returns the instruction without its operands, for placing it elsewhere in the same body.
    pub(super) fn as_build(&self) -> InstBuild {
        InstBuild { opcode: self.opcode, flags: self.flags, small: self.small, ty: self.ty, payload: self.payload }
    }

    /// Returns the type in the payload of an `alloca` or `getelementptr`.
    #[inline]
    pub(super) fn payload_type(&self) -> Option<Type> {
        Type::from_word(self.payload)
    }

    #[inline]
    pub(super) fn remap(&mut self, map: &mut (impl Remap + ?Sized)) {
        self.ty = map.ty(self.ty);
        match self.opcode {
            Opcode::Alloca | Opcode::GetElementPtr => {
                if let Some(ty) = self.payload_type() {
                    self.payload = map.ty(ty).to_word();
                }
            }
            Opcode::Load | Opcode::Store | Opcode::Fence | Opcode::CmpXchg | Opcode::AtomicRmw => {
                self.payload = map.sync_scope(SyncScope(self.payload)).0;
            }
            _ => {}
        }
    }
}

/// Properties of a call, invoke or callbr other than its operands.
#[derive(Clone, Copy, Debug)]
pub struct CallInfo {
    /// The type of the function as called.
    pub function_type: Type,
    /// The attributes at the call site.
    pub attributes: AttrList,
    /// Number of the calling convention.
    pub calling_convention: u16,
    /// Tail-call marker of a `call`.
    pub tail: TailKind,
    pub(super) bundle_count: u32,
    pub(super) first_bundle: u32,
    pub(super) indirect_dests: u32,
}

impl CallInfo {
    #[inline]
    pub(super) fn remap(&mut self, map: &mut (impl Remap + ?Sized)) {
        self.function_type = map.ty(self.function_type);
        self.attributes = map.attributes(self.attributes);
    }
}

/// An operand bundle (LangRef "Operand Bundles") of a call.
#[derive(Clone, Copy, Debug)]
pub struct BundleInfo {
    /// The tag.
    pub tag: Symbol,
    /// Number of operands in the bundle.
    pub operand_count: u32,
}

/// Properties of a memory access or an `alloca`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MemoryAccess {
    /// The alignment; values above 2^[`MAX_ALIGN_LOG2`] bytes are clamped to that.
    pub align: Option<Align>,
    /// `volatile` (or `inalloca` of an `alloca`).
    pub volatile: bool,
    /// The ordering; for a `cmpxchg`, the ordering on success.
    pub ordering: Ordering,
    /// The ordering of a `cmpxchg` on failure.
    pub failure: Ordering,
    /// `weak` of a `cmpxchg` (or `swifterror` of an `alloca`).
    pub weak: bool,
    /// The synchronization scope of an atomic access.
    pub scope: SyncScope,
}

impl Default for MemoryAccess {
    fn default() -> Self {
        MemoryAccess {
            align: None,
            volatile: false,
            ordering: Ordering::NotAtomic,
            failure: Ordering::NotAtomic,
            weak: false,
            scope: SyncScope::SYSTEM,
        }
    }
}

/// Encodes `small` for a memory instruction.
///
/// ```text
///  15   14   13 12      10 9        7   6   5      0
/// +------+----+----------+----------+-----+---------+
/// |      |weak| failure  | ordering | vol | align+1 |
/// +------+----+----------+----------+-----+---------+
/// ```
/// `atomicrmw` keeps its operation in bits 10 to 14 instead. Bit 15 is [`GROWN`], for instructions with a
/// growable operand list.
#[inline]
fn pack_access(access: &MemoryAccess) -> u16 {
    access.align.map_or(0, |align| u16::from(align.log2().min(MAX_ALIGN_LOG2)) + 1)
        | u16::from(access.volatile) << 6
        | (access.ordering as u16) << 7
        | (access.failure as u16) << 10
        | u16::from(access.weak) << 13
}

/// A new instruction without its operands. The constructors are named after LangRef's instructions;
/// [`Body::append_inst`] or [`Body::insert_inst`] adds it to a body.
#[derive(Clone, Copy, Debug)]
pub struct InstBuild {
    pub(super) opcode: Opcode,
    pub(super) flags: u8,
    pub(super) small: u16,
    pub(super) ty: Type,
    pub(super) payload: u32,
}

impl InstBuild {
    /// Creates an instruction that consists only of opcode, result type and operands.
    ///
    /// # Panics
    /// Panics if instructions of this opcode have further parts. Each such opcode has its own constructor,
    /// here or in [`Body`] if it stores parts there ([`Body::build_call`], [`Body::build_phi`],
    /// [`Body::build_indexed`], [`Body::build_shuffle`], [`Body::build_landing_pad`]).
    #[inline]
    #[track_caller]
    pub fn new(opcode: Opcode, ty: Type) -> InstBuild {
        if has_more_than_operands(opcode) {
            no_parts(opcode);
        }
        InstBuild::bare(opcode, ty)
    }

    /// Same as [`InstBuild::new`] without the check; the caller fills in the rest.
    #[inline]
    fn bare(opcode: Opcode, ty: Type) -> InstBuild {
        InstBuild { opcode, flags: 0, small: 0, ty, payload: 0 }
    }

    /// Sets the flag bits.
    #[inline]
    pub fn flags(mut self, bits: u8) -> InstBuild {
        self.flags = bits;
        self
    }

    /// `icmp`
    pub fn icmp(ty: Type, predicate: IntPredicate) -> InstBuild {
        InstBuild { small: predicate as u16, ..InstBuild::bare(Opcode::ICmp, ty) }
    }

    /// `fcmp`
    pub fn fcmp(ty: Type, predicate: FloatPredicate) -> InstBuild {
        InstBuild { small: predicate as u16, ..InstBuild::bare(Opcode::FCmp, ty) }
    }

    /// `getelementptr`; set flags with [`InstBuild::flags`].
    pub fn gep(ty: Type, source_type: Type) -> InstBuild {
        InstBuild { payload: source_type.to_word(), ..InstBuild::bare(Opcode::GetElementPtr, ty) }
    }

    /// `alloca` of `allocated`. Its operand is the count.
    pub fn alloca(ty: Type, allocated: Type, align: Option<Align>, inalloca: bool, swifterror: bool) -> InstBuild {
        let access = MemoryAccess { align, volatile: inalloca, weak: swifterror, ..MemoryAccess::default() };
        InstBuild { small: pack_access(&access), payload: allocated.to_word(), ..InstBuild::bare(Opcode::Alloca, ty) }
    }

    /// `load`, `store`, `fence` or `cmpxchg`.
    #[inline]
    pub fn memory(opcode: Opcode, ty: Type, access: &MemoryAccess) -> InstBuild {
        InstBuild { small: pack_access(access), payload: access.scope.0, ..InstBuild::bare(opcode, ty) }
    }

    /// `atomicrmw`
    pub fn atomic_rmw(ty: Type, op: RmwOp, access: &MemoryAccess) -> InstBuild {
        let plain = MemoryAccess { failure: Ordering::NotAtomic, weak: false, ..*access };
        InstBuild {
            small: pack_access(&plain) | (op as u16) << 10,
            payload: access.scope.0,
            ..InstBuild::bare(Opcode::AtomicRmw, ty)
        }
    }

    /// `catchswitch`; operands as in the table of this module.
    pub fn catch_switch(ty: Type, has_unwind_dest: bool) -> InstBuild {
        InstBuild { small: u16::from(has_unwind_dest), ..InstBuild::bare(Opcode::CatchSwitch, ty) }
    }

    /// `landingpad`. The clauses are its operands; [`Body::append_landing_pad`] sets their kinds.
    fn landing_pad(ty: Type, cleanup: bool, list: u32) -> InstBuild {
        InstBuild { small: u16::from(cleanup), payload: list, ..InstBuild::bare(Opcode::LandingPad, ty) }
    }
}

/// Whether instructions of an opcode have parts other than opcode, type and operands.
#[inline]
fn has_more_than_operands(opcode: Opcode) -> bool {
    opcode.is_call()
        || matches!(
            opcode,
            Opcode::Phi
                | Opcode::LandingPad
                | Opcode::ShuffleVector
                | Opcode::ExtractValue
                | Opcode::InsertValue
                | Opcode::GetElementPtr
                | Opcode::Alloca
                | Opcode::Load
                | Opcode::Store
                | Opcode::Fence
                | Opcode::CmpXchg
                | Opcode::AtomicRmw
                | Opcode::ICmp
                | Opcode::FCmp
        )
}

#[cold]
#[track_caller]
fn no_parts(opcode: Opcode) -> ! {
    let constructor = match opcode {
        Opcode::Phi => "Body::build_phi",
        Opcode::LandingPad => "Body::build_landing_pad",
        Opcode::ShuffleVector => "Body::build_shuffle",
        Opcode::ExtractValue | Opcode::InsertValue => "Body::build_indexed",
        Opcode::GetElementPtr => "InstBuild::gep",
        Opcode::Alloca => "InstBuild::alloca",
        Opcode::AtomicRmw => "InstBuild::atomic_rmw",
        Opcode::ICmp => "InstBuild::icmp",
        Opcode::FCmp => "InstBuild::fcmp",
        opcode if opcode.is_call() => "Body::build_call",
        _ => "InstBuild::memory",
    };
    panic!("{} has parts other than opcode and operands; use {constructor}", opcode.spelling())
}

impl Body {
    fn data(&self, inst: Inst) -> &InstData {
        &self.insts[inst.index()]
    }

    /// Returns the range of a phi's blocks in `lists`.
    pub(super) fn phi_slots(&self, inst: Inst) -> std::ops::Range<usize> {
        let start = self.data(inst).payload as usize;
        start + 1..start + 1 + self.lists[start] as usize
    }

    pub(super) fn add_list(&mut self, items: impl ExactSizeIterator<Item = u32>) -> u32 {
        let start = self.lists.len() as u32;
        self.lists.push(items.len() as u32);
        self.lists.extend(items);
        start
    }

    fn list(&self, start: u32) -> &[u32] {
        let start = start as usize;
        &self.lists[start + 1..start + 1 + self.lists[start] as usize]
    }

    /// Appends a phi to a block, with its incoming pairs in order.
    pub fn append_phi(
        &mut self,
        block: Block,
        ty: Type,
        flags: u8,
        values: &[Value],
        blocks: impl ExactSizeIterator<Item = Block>,
    ) -> Inst {
        let list = self.add_list(blocks.map(Block::to_word));
        self.append_inst(block, InstBuild { payload: list, flags, ..InstBuild::bare(Opcode::Phi, ty) }, values)
    }

    /// Appends an `extractvalue` or `insertvalue` to a block.
    pub fn append_indexed(
        &mut self,
        block: Block,
        opcode: Opcode,
        ty: Type,
        operands: &[Value],
        indices: &[u32],
    ) -> Inst {
        let list = self.add_list(indices.iter().copied());
        self.append_inst(block, InstBuild { payload: list, ..InstBuild::bare(opcode, ty) }, operands)
    }

    /// Appends a `shufflevector` to a block; -1 in the mask is poison.
    pub fn append_shuffle(&mut self, block: Block, ty: Type, operands: &[Value], mask: &[i32]) -> Inst {
        let list = self.add_list(mask.iter().map(|&lane| lane as u32));
        self.append_inst(block, InstBuild { payload: list, ..InstBuild::bare(Opcode::ShuffleVector, ty) }, operands)
    }

    /// Appends a `landingpad` to a block; `filters` marks the clauses that are filters.
    pub fn append_landing_pad(
        &mut self,
        block: Block,
        ty: Type,
        cleanup: bool,
        clauses: &[Value],
        filters: &[bool],
    ) -> Inst {
        let build = self.build_landing_pad(ty, cleanup, filters);
        self.append_inst(block, build, clauses)
    }

    /// Appends a `catchswitch` to a block; operands as in the table of this module.
    pub fn append_catch_switch(&mut self, block: Block, ty: Type, operands: &[Value], has_unwind_dest: bool) -> Inst {
        self.append_inst(block, InstBuild::catch_switch(ty, has_unwind_dest), operands)
    }

    /// Appends a `call`, `invoke` or `callbr` to a block. `operands` are in the physical order of the table
    /// of this module; `bundles` gives the number of operands of each bundle.
    #[expect(clippy::too_many_arguments, reason = "a call has this many parts; all are needed at once")]
    pub fn append_call(
        &mut self,
        block: Block,
        opcode: Opcode,
        ty: Type,
        flags: u8,
        info: CallInfo,
        bundles: &[BundleInfo],
        indirect_dests: u32,
        operands: &[Value],
    ) -> Inst {
        let build = self.build_call(opcode, ty, flags, info, bundles, indirect_dests);
        self.append_inst(block, build, operands)
    }

    /// Builds the instruction of [`Body::append_call`] for placing elsewhere.
    pub fn build_call(
        &mut self,
        opcode: Opcode,
        ty: Type,
        flags: u8,
        mut info: CallInfo,
        bundles: &[BundleInfo],
        indirect_dests: u32,
    ) -> InstBuild {
        info.first_bundle = self.bundles.len() as u32;
        info.bundle_count = bundles.len() as u32;
        info.indirect_dests = indirect_dests;
        self.bundles.extend_from_slice(bundles);
        self.calls.push(info);
        let payload = self.calls.len() as u32 - 1;
        InstBuild { flags, payload, ..InstBuild::bare(opcode, ty) }
    }

    /// Whether the parts that the role accessors read are present: a list, a type, the parts of a call, and
    /// the number of operands that these imply. This holds for every instruction that was made by the
    /// constructor of its opcode and has not lost operands since. If it does not hold, the accessors panic.
    #[inline]
    pub fn has_parts(&self, inst: Inst) -> bool {
        let data = self.data(inst);
        let at = data.payload as usize;
        match data.opcode {
            Opcode::Phi | Opcode::LandingPad | Opcode::ShuffleVector | Opcode::ExtractValue | Opcode::InsertValue => {
                let list = self.lists.get(at).and_then(|&len| self.lists.get(at + 1..)?.get(..len as usize));
                list.is_some_and(|list| data.opcode != Opcode::Phi || list.iter().all(|&word| word != 0))
            }
            Opcode::GetElementPtr | Opcode::Alloca => data.payload != 0,
            opcode if opcode.is_call() => self.calls.get(at).is_some_and(|info| {
                let bundles = self.bundles.get(info.first_bundle as usize..);
                let bundles = bundles.and_then(|bundles| bundles.get(..info.bundle_count as usize));
                bundles.is_some_and(|bundles| {
                    let operands = bundles.iter().map(|bundle| u64::from(bundle.operand_count)).sum::<u64>();
                    operands + self.call_tail(inst, info) as u64 <= u64::from(data.operand_count)
                })
            }),
            _ => true,
        }
    }

    /// Builds a `shufflevector` for [`Body::insert_inst`].
    pub fn build_shuffle(&mut self, ty: Type, mask: &[i32]) -> InstBuild {
        let payload = self.add_list(mask.iter().map(|&lane| lane as u32));
        InstBuild { payload, ..InstBuild::bare(Opcode::ShuffleVector, ty) }
    }

    /// Builds an `extractvalue` or `insertvalue` for [`Body::insert_inst`].
    pub fn build_indexed(&mut self, opcode: Opcode, ty: Type, indices: &[u32]) -> InstBuild {
        let payload = self.add_list(indices.iter().copied());
        InstBuild { payload, ..InstBuild::bare(opcode, ty) }
    }

    /// Builds a `landingpad` for [`Body::insert_inst`].
    pub fn build_landing_pad(&mut self, ty: Type, cleanup: bool, filters: &[bool]) -> InstBuild {
        let list = self.add_list(filters.iter().map(|&filter| u32::from(filter)));
        InstBuild::landing_pad(ty, cleanup, list)
    }

    /// Builds a phi for [`Body::insert_inst`].
    pub fn build_phi(&mut self, ty: Type, flags: u8, blocks: impl ExactSizeIterator<Item = Block>) -> InstBuild {
        let payload = self.add_list(blocks.map(Block::to_word));
        InstBuild { payload, flags, ..InstBuild::bare(Opcode::Phi, ty) }
    }

    /// Returns the incoming blocks of a phi, one for each operand.
    ///
    /// # Panics
    /// Panics if the instruction is not a phi.
    #[track_caller]
    pub fn phi_blocks(&self, inst: Inst) -> impl ExactSizeIterator<Item = Block> + '_ {
        assert!(self.opcode(inst) == Opcode::Phi, "{inst} is no phi");
        self.list(self.data(inst).payload)
            .iter()
            .map(|&word| Block::from_word(word).expect("a phi's list holds blocks"))
    }

    /// Returns the block of one incoming pair of a phi.
    ///
    /// # Panics
    /// Panics if the instruction is not a phi.
    #[track_caller]
    #[inline]
    pub fn phi_block(&self, inst: Inst, number: usize) -> Option<Block> {
        assert!(self.opcode(inst) == Opcode::Phi, "{inst} is no phi");
        Block::from_word(*self.list(self.data(inst).payload).get(number)?)
    }

    /// Sets the block of one incoming pair of a phi.
    ///
    /// # Panics
    /// Panics if the instruction is not a phi or has no such pair.
    #[track_caller]
    pub fn set_phi_block(&mut self, inst: Inst, number: usize, block: Block) {
        assert!(self.opcode(inst) == Opcode::Phi, "{inst} is no phi");
        let start = self.data(inst).payload as usize;
        assert!(number < self.lists[start] as usize, "{inst} has no incoming pair {number}");
        let slot = start + 1 + number;
        self.changed(inst);
        let old = std::mem::replace(&mut self.lists[slot], block.to_word());
        self.note_phi_block(inst, slot, Block::from_word(old), Some(block));
    }

    /// Appends a block to the incoming blocks of a phi. The list has the same capacity as the operands, so
    /// the instruction's flag says whether there is room.
    pub(super) fn push_phi_block(&mut self, inst: Inst, block: Block, has_slack: bool) {
        let start = self.data(inst).payload as usize;
        let len = self.lists[start] as usize;
        let at = if has_slack {
            start
        } else {
            let at = if start + 1 + len == self.lists.len() { start } else { self.lists.len() };
            if at != start {
                self.lists.extend_from_within(start..start + 1 + len);
                self.relocate_phi_blocks(start + 1..start + 1 + len, at + 1);
            }
            self.lists.resize(at + 1 + (len + 1).next_power_of_two(), block.to_word());
            at
        };
        self.lists[at] = len as u32 + 1;
        self.lists[at + 1 + len] = block.to_word();
        self.insts[inst.index()].payload = at as u32;
        self.note_phi_block(inst, at + 1 + len, None, Some(block));
    }

    pub(super) fn pop_phi_block(&mut self, inst: Inst) {
        let start = self.data(inst).payload as usize;
        self.lists[start] -= 1;
        let slot = start + 1 + self.lists[start] as usize;
        self.note_phi_block(inst, slot, Block::from_word(self.lists[slot]), None);
    }

    /// Returns the indices of an `extractvalue` or `insertvalue`.
    ///
    /// # Panics
    /// Panics if the instruction is neither.
    #[track_caller]
    pub fn indices(&self, inst: Inst) -> &[u32] {
        assert!(matches!(self.opcode(inst), Opcode::ExtractValue | Opcode::InsertValue), "{inst} has no indices");
        self.list(self.data(inst).payload)
    }

    /// Returns the mask of a `shufflevector`, with -1 for poison.
    ///
    /// # Panics
    /// Panics if the instruction is not a `shufflevector`.
    #[track_caller]
    pub fn shuffle_mask(&self, inst: Inst) -> impl ExactSizeIterator<Item = i32> + '_ {
        assert!(self.opcode(inst) == Opcode::ShuffleVector, "{inst} is no shufflevector");
        self.list(self.data(inst).payload).iter().map(|&lane| lane as i32)
    }

    /// Whether a clause of a `landingpad` is a filter rather than a catch.
    ///
    /// # Panics
    /// Panics if the instruction is not a `landingpad`.
    #[track_caller]
    pub fn is_filter(&self, inst: Inst, clause: usize) -> bool {
        assert!(self.opcode(inst) == Opcode::LandingPad, "{inst} is no landingpad");
        self.list(self.data(inst).payload).get(clause) == Some(&1)
    }

    /// Whether a `landingpad` is a cleanup.
    pub fn is_cleanup(&self, inst: Inst) -> bool {
        self.data(inst).small & 1 != 0
    }

    /// Whether a `catchswitch` has an unwind destination (operand 1).
    pub fn has_unwind_dest(&self, inst: Inst) -> bool {
        self.data(inst).small & 1 != 0
    }

    /// Returns the source element type of a `getelementptr`, or the allocated type of an `alloca`.
    ///
    /// # Panics
    /// Panics if the instruction is neither.
    #[inline]
    pub fn source_type(&self, inst: Inst) -> Type {
        let data = self.data(inst);
        match (data.opcode, Type::from_word(data.payload)) {
            (Opcode::GetElementPtr | Opcode::Alloca, Some(ty)) => ty,
            _ => panic!("{inst} ({}) has no source type", data.opcode.spelling()),
        }
    }

    /// Returns alignment, volatility, orderings and scope of a memory instruction. For an `alloca`: its
    /// alignment, `inalloca` (as `volatile`) and `swifterror` (as `weak`).
    #[inline]
    pub fn memory_access(&self, inst: Inst) -> MemoryAccess {
        let data = self.data(inst);
        let ordering =
            |shift: u16| Ordering::from_number((data.small >> shift & 7) as u8).unwrap_or(Ordering::NotAtomic);
        let rmw = data.opcode == Opcode::AtomicRmw;
        MemoryAccess {
            align: (data.small as u8 & 0x3f).checked_sub(1).and_then(Align::from_log2),
            volatile: data.small & 1 << 6 != 0,
            ordering: ordering(7),
            failure: if rmw { Ordering::NotAtomic } else { ordering(10) },
            weak: !rmw && data.small & 1 << 13 != 0,
            scope: if data.opcode == Opcode::Alloca { SyncScope::SYSTEM } else { SyncScope(data.payload) },
        }
    }

    /// Returns the alignment of a memory instruction that has no other properties of a [`MemoryAccess`]: it is neither
    /// volatile nor atomic. `None` if it has others or no alignment.
    #[inline]
    pub fn plain_alignment(&self, inst: Inst) -> Option<Align> {
        let small = self.data(inst).small & !GROWN;
        if small < 1 << 6 { (small as u8).checked_sub(1).and_then(Align::from_log2) } else { None }
    }

    /// Sets the properties that [`Body::memory_access`] returns.
    pub fn set_memory_access(&mut self, inst: Inst, access: &MemoryAccess) {
        self.changed(inst);
        let data = &mut self.insts[inst.index()];
        data.small = match data.opcode {
            Opcode::AtomicRmw => {
                let plain = MemoryAccess { failure: Ordering::NotAtomic, weak: false, ..*access };
                data.small & 0x7c00 | pack_access(&plain)
            }
            _ => pack_access(access),
        };
        if data.opcode != Opcode::Alloca {
            data.payload = access.scope.0;
        }
    }

    /// Returns the operation of an `atomicrmw`; `None` for other instructions.
    pub fn rmw_op(&self, inst: Inst) -> Option<RmwOp> {
        let data = self.data(inst);
        if data.opcode == Opcode::AtomicRmw { RmwOp::from_number((data.small >> 10 & 31) as u8) } else { None }
    }

    /// Returns the predicate of an `icmp`; `None` for other instructions.
    #[inline]
    pub fn int_predicate(&self, inst: Inst) -> Option<IntPredicate> {
        let data = self.data(inst);
        if data.opcode == Opcode::ICmp { IntPredicate::from_number(data.small as u8) } else { None }
    }

    /// Returns the predicate of an `fcmp`; `None` for other instructions.
    #[inline]
    pub fn float_predicate(&self, inst: Inst) -> Option<FloatPredicate> {
        let data = self.data(inst);
        if data.opcode == Opcode::FCmp { FloatPredicate::from_number(data.small as u8) } else { None }
    }

    /// Returns the properties of a call other than its operands; `None` for other instructions.
    #[inline]
    pub fn call(&self, inst: Inst) -> Option<&CallInfo> {
        let data = self.data(inst);
        if data.opcode.is_call() { Some(&self.calls[data.payload as usize]) } else { None }
    }

    /// Returns mutable access to the properties that [`Body::call`] returns.
    pub fn call_mut(&mut self, inst: Inst) -> Option<&mut CallInfo> {
        self.changed(inst);
        let data = self.insts[inst.index()];
        if data.opcode.is_call() { Some(&mut self.calls[data.payload as usize]) } else { None }
    }

    /// Returns the callee of a call, which is its last operand; `None` for other instructions.
    #[inline]
    pub fn callee(&self, inst: Inst) -> Option<Value> {
        if self.opcode(inst).is_call() { self.operands(inst).last().copied() } else { None }
    }

    /// Number of operands of a call after its bundles: destinations and callee.
    fn call_tail(&self, inst: Inst, info: &CallInfo) -> usize {
        match self.opcode(inst) {
            Opcode::Invoke => 3,
            Opcode::CallBr => 2 + info.indirect_dests as usize,
            _ => 1,
        }
    }

    /// Returns the arguments of a call, without the callee and the operands of bundles. Empty for other
    /// instructions.
    #[inline]
    pub fn call_args(&self, inst: Inst) -> &[Value] {
        let Some(info) = self.call(inst) else { return &[] };
        let operands = self.operands(inst);
        let in_bundles: usize = self.call_bundles(info).iter().map(|bundle| bundle.operand_count as usize).sum();
        &operands[..operands.len() - self.call_tail(inst, info) - in_bundles]
    }

    fn call_bundles(&self, info: &CallInfo) -> &[BundleInfo] {
        let first = info.first_bundle as usize;
        &self.bundles[first..first + info.bundle_count as usize]
    }

    /// Returns tag and operands of each operand bundle of a call.
    pub fn bundles(&self, inst: Inst) -> impl Iterator<Item = (Symbol, &[Value])> + '_ {
        let bundles = self.call(inst).map_or(&[][..], |info| self.call_bundles(info));
        let mut at = self.call_args(inst).len();
        bundles.iter().map(move |bundle| {
            let from = at;
            at += bundle.operand_count as usize;
            (bundle.tag, &self.operands(inst)[from..at])
        })
    }

    /// Sets the tag of the operand bundle that an operand of a call is in. Does nothing if it is in none.
    pub fn set_bundle_tag(&mut self, inst: Inst, operand: usize, tag: Symbol) {
        let Some(&info) = self.call(inst) else { return };
        self.changed(inst);
        let mut end = self.call_args(inst).len();
        let first = info.first_bundle as usize;
        for bundle in &mut self.bundles[first..first + info.bundle_count as usize] {
            let start = end;
            end += bundle.operand_count as usize;
            if (start..end).contains(&operand) {
                bundle.tag = tag;
            }
        }
    }

    /// Returns the normal and unwind destinations of an `invoke`, or the default and indirect destinations of
    /// a `callbr`.
    #[inline]
    pub fn call_dests(&self, inst: Inst) -> &[Value] {
        let Some(info) = self.call(inst) else { return &[] };
        let operands = self.operands(inst);
        &operands[operands.len() - self.call_tail(inst, info)..operands.len() - 1]
    }

    /// Returns the possible destinations of a terminator, in LLVM's order of successors (a conditional `br`:
    /// *true* first). Empty for other instructions.
    pub fn successors(&self, inst: Inst) -> impl Iterator<Item = Block> + '_ {
        let operands = self.operands(inst);
        // A `br` stores its destinations after the condition, false before true.
        let reversed = self.opcode(inst) == Opcode::Br && operands.len() == 3;
        let terminator = self.opcode(inst).is_terminator();
        let count = if terminator { operands.len() } else { 0 };
        (0..count).filter_map(move |at| operands[if reversed { count - 1 - at } else { at }].as_block())
    }
}

impl CallInfo {
    /// A call with this function type, no attributes and the C calling convention.
    pub fn new(function_type: Type) -> CallInfo {
        CallInfo {
            function_type,
            attributes: AttrList::EMPTY,
            calling_convention: 0,
            tail: TailKind::None,
            bundle_count: 0,
            first_bundle: 0,
            indirect_dests: 0,
        }
    }

    /// Number of operand bundles.
    pub fn bundle_count(&self) -> usize {
        self.bundle_count as usize
    }
}
