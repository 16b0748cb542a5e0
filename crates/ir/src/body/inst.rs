//! What an instruction is, in 20 bytes and side tables, and the accessors by role that hide where
//! each fact is kept. The physical order of operands is LLVM's:
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

use super::{Body, BodyRemap};
use crate::attributes::AttrList;
use crate::global::{Align, MAX_ALIGN_LOG2};
use crate::keywords::{FloatPredicate, IntPredicate, Ordering, RmwOp, TailKind};
use crate::module::SyncScope;
use crate::opcode::Opcode;
use crate::strings::Symbol;
use crate::types::Type;
use crate::value::{Block, Inst, Value};

/// The fixed part of an instruction.
#[derive(Clone, Copy, Debug)]
pub(super) struct InstData {
    pub(super) opcode: Opcode,
    pub(super) flags: u8,
    /// Small facts by opcode: predicate, or the bits of a [`MemoryAccess`].
    pub(super) small: u16,
    pub(super) ty: Type,
    pub(super) first_operand: u32,
    pub(super) operand_count: u32,
    /// By opcode: a type, a sync scope, an index in `calls`, or one in `lists`.
    pub(super) payload: u32,
}

const _: () = assert!(
    size_of::<InstData>() == 20,
    "with 16 bytes of order and 4 of debug location an instruction takes 40 bytes"
);

/// The bit of `small` that no opcode uses.
const GROWN: u16 = 1 << 15;

impl InstData {
    /// Whether there is room behind the operands for as many as the next power of two; of a phi also
    /// behind its blocks.
    pub(super) fn grown(&self) -> bool {
        self.small & GROWN != 0
    }

    pub(super) fn set_grown(&mut self, grown: bool) {
        self.small = self.small & !GROWN | if grown { GROWN } else { 0 };
    }

    #[inline]
    pub(super) fn remap_payload(&mut self, map: &mut (impl BodyRemap + ?Sized)) {
        match self.opcode {
            Opcode::Alloca | Opcode::GetElementPtr => {
                if let Some(ty) = Type::from_word(self.payload) {
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

/// What a call, invoke or callbr has besides its operands.
#[derive(Clone, Copy, Debug)]
pub struct CallInfo {
    /// The type of the function as called.
    pub function_type: Type,
    /// The attributes at the call site.
    pub attributes: AttrList,
    /// The number of the calling convention.
    pub calling_convention: u16,
    /// The marker before a `call`.
    pub tail: TailKind,
    pub(super) bundle_count: u32,
    pub(super) first_bundle: u32,
    pub(super) indirect_dests: u32,
}

/// An operand bundle (LangRef "Operand Bundles") of a call.
#[derive(Clone, Copy, Debug)]
pub struct BundleInfo {
    /// The tag.
    pub tag: Symbol,
    /// How many operands it has.
    pub operand_count: u32,
}

/// The facts of a memory access, or of an `alloca`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MemoryAccess {
    /// The alignment; above 2^[`MAX_ALIGN_LOG2`] bytes it is kept as that.
    pub align: Option<Align>,
    /// `volatile` (or `inalloca` of an `alloca`).
    pub volatile: bool,
    /// The ordering; of a `cmpxchg` the one on success.
    pub ordering: Ordering,
    /// The ordering on failure of a `cmpxchg`.
    pub failure: Ordering,
    /// `weak` of a `cmpxchg` (or `swifterror` of an `alloca`).
    pub weak: bool,
    /// The scope of an atomic access.
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

/// `small` of a memory instruction.
///
/// ```text
///  15   14   13 12      10 9        7   6   5      0
/// +------+----+----------+----------+-----+---------+
/// |      |weak| failure  | ordering | vol | align+1 |
/// +------+----+----------+----------+-----+---------+
/// ```
/// `atomicrmw` keeps its operation in bits 10 to 14 instead. Bit 15 is [`GROWN`] of instructions
/// with an open list of operands.
fn pack_access(access: &MemoryAccess) -> u16 {
    access.align.map_or(0, |align| u16::from(align.log2().min(MAX_ALIGN_LOG2)) + 1)
        | u16::from(access.volatile) << 6
        | (access.ordering as u16) << 7
        | (access.failure as u16) << 10
        | u16::from(access.weak) << 13
}

/// A new instruction, without its operands; made by the constructors named after LangRef's
/// instructions, added by [`Body::append_inst`] or [`Body::insert_inst`].
#[derive(Clone, Copy, Debug)]
pub struct InstBuild {
    pub(super) opcode: Opcode,
    pub(super) flags: u8,
    pub(super) small: u16,
    pub(super) ty: Type,
    pub(super) payload: u32,
}

impl InstBuild {
    /// An instruction that is only opcode, result type and operands.
    ///
    /// # Panics
    /// If instructions of this opcode have more than that: each such opcode has a constructor of its
    /// own, here or, where it needs room in the body, there ([`Body::build_call`],
    /// [`Body::build_phi`], [`Body::build_indexed`], [`Body::build_shuffle`],
    /// [`Body::build_landing_pad`]).
    #[inline]
    #[track_caller]
    pub fn new(opcode: Opcode, ty: Type) -> InstBuild {
        if has_more_than_operands(opcode) {
            no_parts(opcode);
        }
        InstBuild::bare(opcode, ty)
    }

    /// Likewise, the rest being filled in by the caller.
    #[inline]
    fn bare(opcode: Opcode, ty: Type) -> InstBuild {
        InstBuild { opcode, flags: 0, small: 0, ty, payload: 0 }
    }

    /// With these flag bits.
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

    /// `getelementptr`; flags by [`InstBuild::flags`].
    pub fn gep(ty: Type, source_type: Type) -> InstBuild {
        InstBuild { payload: source_type.to_word(), ..InstBuild::bare(Opcode::GetElementPtr, ty) }
    }

    /// `alloca` of `allocated`; operand: the count.
    pub fn alloca(ty: Type, allocated: Type, align: Option<Align>, inalloca: bool, swifterror: bool) -> InstBuild {
        let access = MemoryAccess { align, volatile: inalloca, weak: swifterror, ..MemoryAccess::default() };
        InstBuild { small: pack_access(&access), payload: allocated.to_word(), ..InstBuild::bare(Opcode::Alloca, ty) }
    }

    /// `load`, `store`, `fence` or `cmpxchg`.
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

    /// `landingpad`; the clauses are the operands, their kinds by [`Body::append_landing_pad`].
    fn landing_pad(ty: Type, cleanup: bool, list: u32) -> InstBuild {
        InstBuild { small: u16::from(cleanup), payload: list, ..InstBuild::bare(Opcode::LandingPad, ty) }
    }
}

/// Whether an instruction is not whole with opcode, type and operands.
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
    panic!("{} is more than opcode and operands: it is made by {constructor}", opcode.spelling())
}

impl Body {
    fn data(&self, inst: Inst) -> &InstData {
        &self.insts[inst.index()]
    }

    fn add_list(&mut self, items: impl ExactSizeIterator<Item = u32>) -> u32 {
        let start = self.lists.len() as u32;
        self.lists.push(items.len() as u32);
        self.lists.extend(items);
        start
    }

    fn list(&self, start: u32) -> &[u32] {
        let start = start as usize;
        &self.lists[start + 1..start + 1 + self.lists[start] as usize]
    }

    /// Adds a phi at the end of a block, its incoming pairs in the order of writing.
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

    /// Adds an `extractvalue` or `insertvalue` at the end of a block.
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

    /// Adds a `shufflevector` at the end of a block; -1 in the mask is poison.
    pub fn append_shuffle(&mut self, block: Block, ty: Type, operands: &[Value], mask: &[i32]) -> Inst {
        let list = self.add_list(mask.iter().map(|&lane| lane as u32));
        self.append_inst(block, InstBuild { payload: list, ..InstBuild::bare(Opcode::ShuffleVector, ty) }, operands)
    }

    /// Adds a `landingpad` at the end of a block; `filters` says which clauses are filters.
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

    /// Adds a `catchswitch` at the end of a block; operands as in the table of this module.
    pub fn append_catch_switch(&mut self, block: Block, ty: Type, operands: &[Value], has_unwind_dest: bool) -> Inst {
        self.append_inst(block, InstBuild::catch_switch(ty, has_unwind_dest), operands)
    }

    /// Adds a `call`, `invoke` or `callbr` at the end of a block. `operands` are in the physical
    /// order of the table of this module; `bundles` say how the bundle operands divide.
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

    /// The instruction for [`Body::append_call`], to be placed elsewhere.
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

    /// Whether what the accessors by role read beside the operands is there: a list, a type, the parts
    /// of a call, and as many operands as those parts say. It always is of an instruction that was
    /// made by the constructor of its opcode and not given fewer operands since; where it is not,
    /// the accessors panic.
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

    /// The instructions for a mask or index list, to be placed with [`Body::insert_inst`].
    pub fn build_shuffle(&mut self, ty: Type, mask: &[i32]) -> InstBuild {
        let payload = self.add_list(mask.iter().map(|&lane| lane as u32));
        InstBuild { payload, ..InstBuild::bare(Opcode::ShuffleVector, ty) }
    }

    /// Likewise, for `extractvalue` and `insertvalue`.
    pub fn build_indexed(&mut self, opcode: Opcode, ty: Type, indices: &[u32]) -> InstBuild {
        let payload = self.add_list(indices.iter().copied());
        InstBuild { payload, ..InstBuild::bare(opcode, ty) }
    }

    /// Likewise, for a `landingpad`.
    pub fn build_landing_pad(&mut self, ty: Type, cleanup: bool, filters: &[bool]) -> InstBuild {
        let list = self.add_list(filters.iter().map(|&filter| u32::from(filter)));
        InstBuild::landing_pad(ty, cleanup, list)
    }

    /// Likewise, for a phi.
    pub fn build_phi(&mut self, ty: Type, flags: u8, blocks: impl ExactSizeIterator<Item = Block>) -> InstBuild {
        let payload = self.add_list(blocks.map(Block::to_word));
        InstBuild { payload, flags, ..InstBuild::bare(Opcode::Phi, ty) }
    }

    /// The blocks of a phi, one for each operand.
    ///
    /// # Panics
    /// For other instructions.
    #[track_caller]
    pub fn phi_blocks(&self, inst: Inst) -> impl ExactSizeIterator<Item = Block> + '_ {
        assert!(self.opcode(inst) == Opcode::Phi, "{inst} is no phi");
        self.list(self.data(inst).payload)
            .iter()
            .map(|&word| Block::from_word(word).expect("a phi's list holds blocks"))
    }

    /// The block of one incoming pair of a phi.
    ///
    /// # Panics
    /// For other instructions.
    #[track_caller]
    #[inline]
    pub fn phi_block(&self, inst: Inst, number: usize) -> Option<Block> {
        assert!(self.opcode(inst) == Opcode::Phi, "{inst} is no phi");
        Block::from_word(*self.list(self.data(inst).payload).get(number)?)
    }

    /// Sets the block of one incoming pair of a phi.
    ///
    /// # Panics
    /// For other instructions, and if there is no such pair.
    #[track_caller]
    pub fn set_phi_block(&mut self, inst: Inst, number: usize, block: Block) {
        assert!(self.opcode(inst) == Opcode::Phi, "{inst} is no phi");
        let start = self.data(inst).payload as usize;
        assert!(number < self.lists[start] as usize, "{inst} has no incoming pair {number}");
        self.lists[start + 1 + number] = block.to_word();
    }

    /// Adds a block behind a phi's others. There is room for it if the instruction says so; the list
    /// has the same room as the operands.
    pub(super) fn push_phi_block(&mut self, inst: Inst, block: Block, has_slack: bool) {
        let start = self.data(inst).payload as usize;
        let len = self.lists[start] as usize;
        let at = if has_slack {
            start
        } else {
            let at = if start + 1 + len == self.lists.len() { start } else { self.lists.len() };
            if at != start {
                self.lists.extend_from_within(start..start + 1 + len);
            }
            self.lists.resize(at + 1 + (len + 1).next_power_of_two(), block.to_word());
            at
        };
        self.lists[at] = len as u32 + 1;
        self.lists[at + 1 + len] = block.to_word();
        self.insts[inst.index()].payload = at as u32;
    }

    pub(super) fn pop_phi_block(&mut self, inst: Inst) {
        let start = self.data(inst).payload as usize;
        self.lists[start] -= 1;
    }

    /// The indices of an `extractvalue` or `insertvalue`.
    ///
    /// # Panics
    /// For other instructions.
    #[track_caller]
    pub fn indices(&self, inst: Inst) -> &[u32] {
        assert!(matches!(self.opcode(inst), Opcode::ExtractValue | Opcode::InsertValue), "{inst} has no indices");
        self.list(self.data(inst).payload)
    }

    /// The mask of a `shufflevector`, -1 for poison.
    ///
    /// # Panics
    /// For other instructions.
    #[track_caller]
    pub fn shuffle_mask(&self, inst: Inst) -> impl ExactSizeIterator<Item = i32> + '_ {
        assert!(self.opcode(inst) == Opcode::ShuffleVector, "{inst} is no shufflevector");
        self.list(self.data(inst).payload).iter().map(|&lane| lane as i32)
    }

    /// Whether a clause of a `landingpad` is a filter rather than a catch.
    ///
    /// # Panics
    /// For other instructions.
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

    /// The source element type of a `getelementptr`, or the allocated type of an `alloca`.
    ///
    /// # Panics
    /// For any other instruction.
    #[inline]
    pub fn source_type(&self, inst: Inst) -> Type {
        let data = self.data(inst);
        match (data.opcode, Type::from_word(data.payload)) {
            (Opcode::GetElementPtr | Opcode::Alloca, Some(ty)) => ty,
            _ => panic!("{inst} ({}) has no source type", data.opcode.spelling()),
        }
    }

    /// Alignment, volatility, orderings and scope of a memory instruction, or of an `alloca` its
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

    /// Sets what [`Body::memory_access`] tells.
    pub fn set_memory_access(&mut self, inst: Inst, access: &MemoryAccess) {
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

    /// The operation of an `atomicrmw`.
    pub fn rmw_op(&self, inst: Inst) -> Option<RmwOp> {
        let data = self.data(inst);
        if data.opcode == Opcode::AtomicRmw { RmwOp::from_number((data.small >> 10 & 31) as u8) } else { None }
    }

    /// The predicate of an `icmp`.
    #[inline]
    pub fn int_predicate(&self, inst: Inst) -> Option<IntPredicate> {
        let data = self.data(inst);
        if data.opcode == Opcode::ICmp { IntPredicate::from_number(data.small as u8) } else { None }
    }

    /// The predicate of an `fcmp`.
    #[inline]
    pub fn float_predicate(&self, inst: Inst) -> Option<FloatPredicate> {
        let data = self.data(inst);
        if data.opcode == Opcode::FCmp { FloatPredicate::from_number(data.small as u8) } else { None }
    }

    /// What a call has besides its operands; `None` for other instructions.
    #[inline]
    pub fn call(&self, inst: Inst) -> Option<&CallInfo> {
        let data = self.data(inst);
        if data.opcode.is_call() { Some(&self.calls[data.payload as usize]) } else { None }
    }

    /// Likewise, to change.
    pub fn call_mut(&mut self, inst: Inst) -> Option<&mut CallInfo> {
        let data = self.insts[inst.index()];
        if data.opcode.is_call() { Some(&mut self.calls[data.payload as usize]) } else { None }
    }

    /// The callee of a call: its last operand.
    #[inline]
    pub fn callee(&self, inst: Inst) -> Option<Value> {
        if self.opcode(inst).is_call() { self.operands(inst).last().copied() } else { None }
    }

    /// The operands of a call after its bundles: destinations and callee.
    fn call_tail(&self, inst: Inst, info: &CallInfo) -> usize {
        match self.opcode(inst) {
            Opcode::Invoke => 3,
            Opcode::CallBr => 2 + info.indirect_dests as usize,
            _ => 1,
        }
    }

    /// The arguments of a call.
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

    /// The operand bundles of a call: tag and operands of each.
    pub fn bundles(&self, inst: Inst) -> impl Iterator<Item = (Symbol, &[Value])> + '_ {
        let bundles = self.call(inst).map_or(&[][..], |info| self.call_bundles(info));
        let mut at = self.call_args(inst).len();
        bundles.iter().map(move |bundle| {
            let from = at;
            at += bundle.operand_count as usize;
            (bundle.tag, &self.operands(inst)[from..at])
        })
    }

    /// The normal and unwind destinations of an `invoke`, or the default and indirect ones of a
    /// `callbr`.
    #[inline]
    pub fn call_dests(&self, inst: Inst) -> &[Value] {
        let Some(info) = self.call(inst) else { return &[] };
        let operands = self.operands(inst);
        &operands[operands.len() - self.call_tail(inst, info)..operands.len() - 1]
    }

    /// The blocks that a terminator may go to, in LLVM's order of successors (a conditional `br`:
    /// *true* first). Empty for other instructions.
    pub fn successors(&self, inst: Inst) -> impl Iterator<Item = Block> + '_ {
        let operands = self.operands(inst);
        // A `br` holds its destinations behind the condition, false before true.
        let reversed = self.opcode(inst) == Opcode::Br && operands.len() == 3;
        let terminator = self.opcode(inst).is_terminator();
        let count = if terminator { operands.len() } else { 0 };
        (0..count).filter_map(move |at| operands[if reversed { count - 1 - at } else { at }].as_block())
    }
}

impl CallInfo {
    /// A call of this type, without attributes, by the C convention.
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

    /// How many operand bundles there are.
    pub fn bundle_count(&self) -> usize {
        self.bundle_count as usize
    }
}
