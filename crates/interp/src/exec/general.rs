//! Instructions in general form: those that the hot loop has no operation for, and those whose operands are
//! not plain.

use std::cmp::Ordering;

use draig_ir::{FastMath, IntFlags, IntPredicate, MemoryAccess, Opcode, Ordering as AtomicOrdering, SyncScope};

use super::present::first_leaf;
use super::{Flow, Window};
use crate::contracts;
use crate::machine::Machine;
use crate::memory::Access;
use crate::program::op::{ATOMIC, R, align_mask};
use crate::program::{Function, Operand, SlowOp};
use crate::rules;
use crate::semantics;
use crate::shape::{Leaf, LeafKind, Shape};
use crate::stop::{Result, Undefined, fault, unsupported};
use crate::value::{Slot, mask, sign_extend};

/// Number of slots of the widest scalar on paths without allocation: `fp128` and `i128`.
const SMALL: usize = 4;

impl Machine<'_> {
    /// Executes arithmetic on single-slot scalars, according to the operation's instruction.
    #[cold]
    pub(super) fn scalar(&mut self, function: &Function, r: &mut Window, pc: usize, d: R, a: R, b: R) -> Result<()> {
        let (inst, body) = self.origin(function, pc)?;
        let site = function.site(pc);
        let (a, b) = ([r[a as usize]], [r[b as usize]]);
        let mut out = [Slot::default()];
        let opcode = body.opcode(inst);
        let to = self.program.shapes.of(self.module, body.inst_type(inst))?;
        let first = body.operands(inst)[0];
        let from = self.module.value_type(function.global, body, first);
        let from = self.program.shapes.of(self.module, from)?;
        // For vectors, the operation converts one lane, and all lanes are alike.
        let (from, to) = (first_leaf(&from)?, first_leaf(&to)?);
        let flags = body.flag_bits(inst);
        lane(
            self,
            site,
            opcode,
            flags,
            body.float_predicate(inst),
            body.int_predicate(inst),
            &from,
            &to,
            &a,
            &b,
            &mut out,
        )?;
        r[d as usize] = out[0];
        Ok(())
    }

    /// Compares integers or pointers that are not plain; the predicate is the operation's.
    #[cold]
    pub(super) fn compare_slow(
        &mut self,
        function: &Function,
        r: &Window,
        pc: usize,
        predicate: IntPredicate,
        a: R,
        b: R,
    ) -> Result<Slot> {
        let (inst, body) = self.origin(function, pc)?;
        let site = function.site(pc);
        let ty = self.module.value_type(function.global, body, body.operands(inst)[0]);
        let shape = self.program.shapes.of(self.module, ty)?;
        let leaf = first_leaf(&shape)?;
        let (a, b) = ([r[a as usize]], [r[b as usize]]);
        semantics::icmp(&mut self.cx(site), predicate, IntFlags::NONE, leaf.kind, &a, &b)
    }

    /// Executes a comparison that a branch depends on.
    #[cold]
    pub(super) fn branch_slow(
        &mut self,
        function: &Function,
        r: &Window,
        pc: usize,
        predicate: IntPredicate,
        a: R,
        b: R,
    ) -> Result<bool> {
        let condition = self.compare_slow(function, r, pc, predicate, a, b)?;
        self.branch_on(condition)?;
        Ok(condition.bits != 0)
    }

    /// Executes a `select` of one slot whose condition is not plain.
    #[cold]
    #[expect(clippy::too_many_arguments, reason = "an operation's fields")]
    pub(super) fn select_slow(
        &mut self,
        function: &Function,
        r: &mut Window,
        pc: usize,
        d: R,
        c: R,
        a: R,
        b: R,
    ) -> Result<()> {
        let (c, a, b) = (r[c as usize], [r[a as usize]], [r[b as usize]]);
        let (inst, body) = self.origin(function, pc)?;
        let leaf = first_leaf(&*self.program.shapes.of(self.module, body.inst_type(inst))?)?;
        let mut out = [Slot::default()];
        self.select_lane(function.site(pc), leaf.width, c, &a, &b, &mut out);
        r[d as usize] = out[0];
        Ok(())
    }

    /// Selects one lane. An undef condition may choose either value, so only bits on which both agree are
    /// known.
    pub(super) fn select_lane(
        &mut self,
        site: crate::site::Site,
        width: u32,
        c: Slot,
        a: &[Slot],
        b: &[Slot],
        out: &mut [Slot],
    ) {
        if self.taints.is_poison(c) {
            let poison = self.taints.poison(site, c.tag.taint());
            out.fill(poison);
            return;
        }
        if !c.tag.is_tainted() {
            out.copy_from_slice(if c.bits != 0 { a } else { b });
            return;
        }
        for (at, out) in out.iter_mut().enumerate() {
            let (x, y) = (a[at], b[at]);
            *out = if x == y {
                x
            } else if self.taints.is_poison(x) || self.taints.is_poison(y) {
                self.taints.poison(site, c.tag.taint())
            } else {
                let unknown = (x.bits ^ y.bits) | self.taints.undef_mask(x) | self.taints.undef_mask(y);
                let unknown = if unknown == 0 { mask(width.saturating_sub(64 * at as u32).min(64)) } else { unknown };
                self.taints.undef(x.bits, unknown, site, c.tag.taint())
            };
        }
    }

    /// Executes a load that is not plain, possibly only because of promises about its pointer.
    #[inline(never)]
    pub(super) fn load_checked<const N: usize>(
        &mut self,
        function: &Function,
        r: &mut Window,
        pc: usize,
        d: R,
        p: R,
        align: u8,
    ) -> Result<()> {
        if self.memory.may_race() {
            return self.load_among_threads::<N>(function, r, pc, d, p, align);
        }
        match self.memory.load_checked::<N>(r[p as usize], align_mask(align), function.site(pc))? {
            Some(slot) => {
                r[d as usize] = slot;
                Ok(())
            }
            None => self.load_slow(function, r, pc, d, p, align),
        }
    }

    /// Executes a store that is not plain, possibly only because of promises about its pointer.
    #[inline(never)]
    pub(super) fn store_checked<const N: usize>(
        &mut self,
        function: &Function,
        r: &mut Window,
        pc: usize,
        p: R,
        v: R,
        align: u8,
    ) -> Result<()> {
        let (pointer, value) = (r[p as usize], r[v as usize]);
        if self.memory.may_race() {
            if !self.memory.store_shared::<N>(pointer, value, align_mask(align), function.site(pc)) {
                self.store_slow(function, r, pc, p, v, align)?;
                self.memory.settle_races(&mut self.taints);
            }
            return Ok(());
        }
        match self.memory.store_checked::<N>(pointer, value, (1 << align) - 1, function.site(pc))? {
            true => Ok(()),
            false => self.store_slow(function, r, pc, p, v, align),
        }
    }

    /// Executes a load while there are several threads.
    fn load_among_threads<const N: usize>(
        &mut self,
        function: &Function,
        r: &mut Window,
        pc: usize,
        d: R,
        p: R,
        align: u8,
    ) -> Result<()> {
        let pointer = r[p as usize];
        if align & ATOMIC == 0 {
            if let Some(slot) = self.memory.load_shared::<N>(pointer, align_mask(align), function.site(pc)) {
                r[d as usize] = slot;
                return Ok(());
            }
            return self.load_slow(function, r, pc, d, p, align);
        }
        let (inst, body) = self.origin(function, pc)?;
        let access = body.memory_access(inst);
        if access.scope != SyncScope::SINGLE_THREAD {
            self.choose_load(pointer.bits, N as u64, [access.ordering; 2], false)?;
        }
        self.load_slow(function, r, pc, d, p, align)?;
        if access.scope != SyncScope::SINGLE_THREAD {
            self.memory.atomic_loaded(pointer.bits, N as u64, access.ordering);
        }
        self.touch(pointer.bits, N as u64, false);
        self.synchronized();
        Ok(())
    }

    #[cold]
    pub(super) fn load_slow(
        &mut self,
        function: &Function,
        r: &mut Window,
        pc: usize,
        d: R,
        p: R,
        align: u8,
    ) -> Result<()> {
        let (inst, body) = self.origin(function, pc)?;
        let shape = self.program.shapes.of(self.module, body.inst_type(inst))?;
        let mut access = Access::aligned(align_mask(align) + 1, function.site(pc));
        access.null_valid = function.null_is_valid;
        access.atomic = align & ATOMIC != 0 && body.memory_access(inst).scope != SyncScope::SINGLE_THREAD;
        let (pointer, d) = (r[p as usize], usize::from(d));
        let out = &mut r[d..d + shape.slots as usize];
        self.memory.load(&mut self.taints, pointer, &shape, &access, out)?;
        if self.spreads_poison(body, inst, out) {
            access.copies = true;
            self.memory.load(&mut self.taints, pointer, &shape, &access, out)?;
        }
        Ok(())
    }

    /// Returns whether poison was loaded as part of a copy, whose poison bytes must stay separate:
    /// InstCombine turns a `memcpy` of up to 8 bytes into a load and a store of an integer.
    fn spreads_poison(&self, body: &draig_ir::Body, inst: draig_ir::Inst, loaded: &[Slot]) -> bool {
        let value = draig_ir::Value::inst(inst);
        let is_stored =
            |user: draig_ir::Inst| body.opcode(user) == Opcode::Store && body.operands(user).first() == Some(&value);
        loaded.iter().any(|slot| self.taints.is_poison(*slot)) && body.uses_of(inst).all(|user| is_stored(user.user))
    }

    #[cold]
    pub(super) fn store_slow(
        &mut self,
        function: &Function,
        r: &mut Window,
        pc: usize,
        p: R,
        v: R,
        align: u8,
    ) -> Result<()> {
        let (inst, body) = self.origin(function, pc)?;
        let ty = self.module.value_type(function.global, body, body.operands(inst)[0]);
        let shape = self.program.shapes.of(self.module, ty)?;
        let mut access = Access::aligned(1 << align, function.site(pc));
        access.null_valid = function.null_is_valid;
        let v = usize::from(v);
        self.memory.store(&self.taints, r[p as usize], &shape, &r[v..v + shape.slots as usize], &access)
    }

    /// Checks the promises of metadata about loaded slots.
    #[cold]
    pub(super) fn loaded_slow(&mut self, function: &Function, r: &mut Window, pc: usize, d: R, n: u16) -> Result<()> {
        let (inst, _) = self.origin(function, pc)?;
        self.thread.site = function.site(pc);
        let d = usize::from(d);
        contracts::loaded(self, function.global, inst, &mut r[d..d + usize::from(n)])
    }

    /// Returns the slots of an operand of the last frame.
    pub(crate) fn slots(&self, base: usize, operand: &Operand) -> &[Slot] {
        let at = base + usize::from(operand.slot);
        &self.thread.registers[at..at + operand.shape.slots as usize]
    }

    /// Writes the result of an instruction.
    pub(crate) fn set_result(&mut self, base: usize, d: R, slots: &[Slot]) {
        let at = base + usize::from(d);
        self.thread.registers[at..at + slots.len()].copy_from_slice(slots);
    }

    /// Executes an instruction of the side table.
    pub(super) fn general(&mut self, function: &Function, base: usize, slow: u32) -> Result<Flow> {
        let slow = &function.slow[slow as usize];
        let site = self.thread.site;
        let body = self.body_of(function)?;
        match slow.opcode {
            Opcode::Load => {
                let mut out = vec![Slot::default(); slow.result.slots as usize];
                let pointer = self.slots(base, &slow.operands[0])[0];
                let mut access = self.access(body.memory_access(slow.inst), &slow.result)?;
                access.invariant = slow.promises.as_ref().is_some_and(|promises| promises.invariant);
                if access.atomic && self.memory.may_race() {
                    let ordering = body.memory_access(slow.inst).ordering;
                    self.choose_load(pointer.bits, slow.result.store_size, [ordering; 2], false)?;
                }
                self.memory.load(&mut self.taints, pointer, &slow.result, &access, &mut out)?;
                if self.spreads_poison(body, slow.inst, &out) {
                    access.copies = true;
                    self.memory.load(&mut self.taints, pointer, &slow.result, &access, &mut out)?;
                }
                if slow.promises.as_ref().is_some_and(|promises| !promises.are_satisfied(&out, &self.memory)) {
                    contracts::loaded(self, function.global, slow.inst, &mut out)?;
                }
                self.set_result(base, slow.d, &out);
                if self.memory.may_race() {
                    self.atomic_accessed(body.memory_access(slow.inst), pointer, slow.result.store_size, false)?;
                }
            }
            Opcode::Store => {
                let values = self.slots(base, &slow.operands[0]).to_vec();
                let pointer = self.slots(base, &slow.operands[1])[0];
                let access = self.access(body.memory_access(slow.inst), &slow.operands[0].shape)?;
                if access.atomic && self.memory.may_race() {
                    self.memory.before_store(pointer.bits, slow.operands[0].shape.store_size);
                }
                self.memory.store(&self.taints, pointer, &slow.operands[0].shape, &values, &access)?;
                if self.memory.may_race() {
                    self.memory.settle_races(&mut self.taints);
                    let size = slow.operands[0].shape.store_size;
                    self.atomic_accessed(body.memory_access(slow.inst), pointer, size, true)?;
                }
            }
            Opcode::GetElementPtr => {
                let out = self.gep_vector(slow, base, site)?;
                self.set_result(base, slow.d, &out);
            }
            Opcode::AtomicRmw => self.atomic_rmw(slow, body, base)?,
            Opcode::CmpXchg => self.compare_exchange(slow, body, base)?,
            Opcode::Fence => {
                let access = body.memory_access(slow.inst);
                if self.memory.may_race() && access.scope != SyncScope::SINGLE_THREAD {
                    self.memory.fenced(access.ordering);
                    if let Some(explorer) = &mut self.threads.explorer {
                        explorer.fence(access.ordering);
                    }
                    self.synchronized();
                }
            }
            Opcode::ExtractElement => self.extract_element(slow, base),
            Opcode::InsertElement => self.insert_element(slow, base),
            Opcode::ShuffleVector => self.shuffle(slow, body, base)?,
            Opcode::Select => self.select_general(slow, body, base),
            Opcode::Freeze => {
                let a = self.slots(base, &slow.operands[0]).to_vec();
                let mut out = a.clone();
                for leaf in &slow.result.leaves {
                    let range = leaf.slot as usize..(leaf.slot + leaf.slots) as usize;
                    semantics::freeze(&mut self.cx(site), leaf, &a[range.clone()], &mut out[range])?;
                }
                self.set_result(base, slow.d, &out);
            }
            Opcode::BitCast => {
                let a = self.slots(base, &slow.operands[0]).to_vec();
                let mut out = vec![Slot::default(); slow.result.slots as usize];
                let from = std::rc::Rc::clone(&slow.operands[0].shape);
                semantics::bitcast(&mut self.cx(site), &from, &slow.result, &a, &mut out)?;
                self.set_result(base, slow.d, &out);
            }
            Opcode::Unreachable => {
                let what = "the program reached `unreachable`";
                return Err(Undefined::new(&rules::UNREACHABLE_REACHED, what).into());
            }
            Opcode::Br => {
                let what = "a loop that does nothing and never ends, where progress is promised";
                return Err(Undefined::new(&rules::ENDLESS_LOOP, what).into());
            }
            Opcode::Switch => return self.switch_general(slow, base),
            Opcode::IndirectBr => return self.indirect_branch(slow, base),
            Opcode::VaArg => self.va_arg(slow, base)?,
            Opcode::LandingPad | Opcode::Resume => return self.exception_op(slow, base),
            Opcode::CatchSwitch | Opcode::CatchPad | Opcode::CleanupPad | Opcode::CatchRet | Opcode::CleanupRet => {
                return self.funclet_op(function, slow, base);
            }
            _ => self.lanes(slow, function, base)?,
        }
        Ok(Flow::Next)
    }

    /// Notes an atomic load or store of `size` bytes while there are several threads.
    fn atomic_accessed(&mut self, access: MemoryAccess, pointer: Slot, size: u64, stores: bool) -> Result<()> {
        if access.ordering == AtomicOrdering::NotAtomic {
            return Ok(());
        }
        if access.scope != SyncScope::SINGLE_THREAD {
            match stores {
                true => {
                    self.choose_place(pointer.bits, size, access.ordering, false)?;
                    self.memory.atomic_stored(pointer.bits, size, access.ordering);
                }
                false => self.memory.atomic_loaded(pointer.bits, size, access.ordering),
            }
        }
        self.touch(pointer.bits, size, stores);
        self.synchronized();
        Ok(())
    }

    /// Returns the properties of an instruction's memory access.
    fn access(&self, access: MemoryAccess, shape: &Shape) -> Result<Access> {
        let align = access.align.map_or(shape.align, |align| align.bytes());
        let mut result = Access::aligned(align, self.thread.site);
        result.volatile = access.volatile;
        let is_shared = access.scope != SyncScope::SINGLE_THREAD || !self.memory.may_race();
        result.atomic = access.ordering != AtomicOrdering::NotAtomic && is_shared;
        result.null_valid = self.frame()?.function.null_is_valid;
        Ok(result)
    }

    /// Executes arithmetic on every scalar of the operands.
    fn lanes(&mut self, slow: &SlowOp, function: &Function, base: usize) -> Result<()> {
        let body = self.body_of(function)?;
        let mut out = vec![Slot::default(); slow.result.slots as usize];
        let a_shape = std::rc::Rc::clone(&slow.operands[0].shape);
        let a = self.slots(base, &slow.operands[0]).to_vec();
        let b = match slow.operands.get(1) {
            Some(operand) => self.slots(base, operand).to_vec(),
            None => Vec::new(),
        };
        let flags = body.flag_bits(slow.inst);
        let (float, int) = (body.float_predicate(slow.inst), body.int_predicate(slow.inst));
        for (from, to) in a_shape.leaves.iter().zip(&slow.result.leaves) {
            let range = from.slot as usize..(from.slot + from.slots) as usize;
            // Unary instructions have no second operand.
            let b = if b.is_empty() { &[] } else { &b[range.clone()] };
            let out = &mut out[to.slot as usize..(to.slot + to.slots) as usize];
            lane(self, self.thread.site, slow.opcode, flags, float, int, from, to, &a[range], b, out)?;
        }
        self.set_result(base, slow.d, &out);
        Ok(())
    }

    fn switch_general(&mut self, slow: &SlowOp, base: usize) -> Result<Flow> {
        let value = self.slots(base, &slow.operands[0]).to_vec();
        for slot in &value {
            if slot.tag.is_tainted() {
                self.switch_on(*slot)?;
            }
        }
        // Operands: the value, then the case constants; targets: the default, then those of the cases.
        for (number, case) in slow.operands[1..].iter().enumerate() {
            if self.slots(base, case).iter().zip(&value).all(|(case, value)| case.bits == value.bits) {
                return Ok(Flow::Goto(slow.targets[number + 1].1));
            }
        }
        Ok(Flow::Goto(slow.targets[0].1))
    }

    /// Reports an indirect branch to an address that is none of its labels.
    fn indirect_branch(&mut self, slow: &SlowOp, base: usize) -> Result<Flow> {
        let address = self.slots(base, &slow.operands[0])[0];
        if address.tag.is_tainted() {
            let what = format!("the address of the indirect branch is {}", self.taints.word(address));
            return Err(Undefined::new(&rules::BRANCH_ON_UNDEFINED, what).taint(address.tag.taint()).into());
        }
        let what = format!("the address {:#x} is none of the labels that the instruction lists", address.bits);
        Err(Undefined::new(&rules::BAD_INDIRECT_BRANCH, what).into())
    }
}

/// Executes one scalar of an arithmetic instruction, comparison or conversion.
#[expect(clippy::too_many_arguments, reason = "all that an instruction has besides its operands")]
fn lane(
    machine: &mut Machine<'_>,
    site: crate::site::Site,
    opcode: Opcode,
    flags: u8,
    float: Option<draig_ir::FloatPredicate>,
    int: Option<IntPredicate>,
    from: &Leaf,
    to: &Leaf,
    a: &[Slot],
    b: &[Slot],
    out: &mut [Slot],
) -> Result<()> {
    let mut cx = machine.cx(site);
    match (opcode, from.kind) {
        (Opcode::ICmp, kind) => {
            let predicate = int.ok_or_else(|| fault("an icmp without a predicate"))?;
            out[0] = semantics::icmp(&mut cx, predicate, IntFlags(flags), kind, a, b)?;
        }
        (Opcode::FCmp, LeafKind::Float(format)) => {
            let predicate = float.ok_or_else(|| fault("an fcmp without a predicate"))?;
            out[0] = semantics::fcmp(&mut cx, predicate, FastMath(flags), format, a, b)?;
        }
        (Opcode::Freeze, _) => semantics::freeze(&mut cx, from, a, out)?,
        (Opcode::FNeg, LeafKind::Float(format)) => semantics::fneg(&mut cx, FastMath(flags), format, a, out)?,
        (_, LeafKind::Float(format)) if opcode.is_binary() => {
            semantics::float_binary(&mut cx, opcode, FastMath(flags), format, a, b, out)?;
        }
        (_, LeafKind::Int(width)) if opcode.is_binary() => {
            semantics::int_binary(&mut cx, opcode, IntFlags(flags), width, a, b, out)?;
        }
        _ if opcode.is_cast() => semantics::cast(&mut cx, opcode, flags, from, to, a, out)?,
        // A promoted load or store passes the value itself.
        (Opcode::Load | Opcode::Store, _) => out.copy_from_slice(a),
        _ => return unsupported(format!("instruction {}", opcode.spelling())),
    }
    debug_assert!(out.len() <= SMALL || out.len() == to.slots as usize);
    Ok(())
}

/// Executes a binary operation on defined integers of at most 64 bits; `None` where the result is poison or
/// undefined.
#[inline]
pub(super) fn narrow(op: u8, flags: u8, width: u32, x: u64, y: u64) -> Option<u64> {
    const ADD: u8 = Opcode::Add as u8;
    const SUB: u8 = Opcode::Sub as u8;
    const MUL: u8 = Opcode::Mul as u8;
    const UDIV: u8 = Opcode::UDiv as u8;
    const SDIV: u8 = Opcode::SDiv as u8;
    const UREM: u8 = Opcode::URem as u8;
    const SREM: u8 = Opcode::SRem as u8;
    const SHL: u8 = Opcode::Shl as u8;
    const LSHR: u8 = Opcode::LShr as u8;
    const ASHR: u8 = Opcode::AShr as u8;
    const OR: u8 = Opcode::Or as u8;
    let mask = mask(width);
    let (sx, sy) = (sign_extend(x, width), sign_extend(y, width));
    let (nuw, nsw) = (flags & IntFlags::NUW.0 != 0, flags & IntFlags::NSW.0 != 0);
    let exact = flags & IntFlags::EXACT.0 != 0;
    let signed_fits = |value: i128| value == i128::from(sign_extend(value as u64 & mask, width));
    let unsigned_fits = |value: i128| (0..=i128::from(mask)).contains(&value);
    let wrapped = |unsigned: i128, signed: i128| {
        let fits = (!nuw || unsigned_fits(unsigned)) && (!nsw || signed_fits(signed));
        fits.then_some(unsigned as u64 & mask)
    };
    match op {
        ADD => wrapped(i128::from(x) + i128::from(y), i128::from(sx) + i128::from(sy)),
        SUB => wrapped(i128::from(x) - i128::from(y), i128::from(sx) - i128::from(sy)),
        MUL => {
            let unsigned = u128::from(x) * u128::from(y);
            let fits = (!nuw || unsigned <= u128::from(mask)) && (!nsw || signed_fits(i128::from(sx) * i128::from(sy)));
            fits.then_some(unsigned as u64 & mask)
        }
        UDIV if y != 0 => (!exact || x.is_multiple_of(y)).then(|| x / y),
        UREM if y != 0 => Some(x % y),
        SDIV if sy != 0 && !(sy == -1 && sx == i64::MIN >> (64 - width)) => {
            (!exact || sx % sy == 0).then(|| (sx / sy) as u64 & mask)
        }
        SREM if sy != 0 && !(sy == -1 && sx == i64::MIN >> (64 - width)) => Some((sx % sy) as u64 & mask),
        SHL if y < u64::from(width) => {
            let bits = x << y & mask;
            let fits = (!nuw || bits >> y == x) && (!nsw || sign_extend(bits, width) >> y == sx);
            fits.then_some(bits)
        }
        LSHR if y < u64::from(width) => (!exact || x >> y << y == x).then_some(x >> y),
        ASHR if y < u64::from(width) => (!exact || sx >> y << y == sx).then_some((sx >> y) as u64 & mask),
        OR => (x & y == 0).then_some(x | y),
        _ => None,
    }
}

/// Compares defined integers; `None` where the result is poison.
#[inline]
pub(super) fn compares(predicate: IntPredicate, width: u32, same_sign: bool, x: u64, y: u64) -> Option<u64> {
    let (sx, sy) = (sign_extend(x, width), sign_extend(y, width));
    if same_sign && (sx ^ sy) < 0 {
        return None;
    }
    Some(u64::from(match predicate {
        IntPredicate::Eq => x == y,
        IntPredicate::Ne => x != y,
        IntPredicate::Ugt => x > y,
        IntPredicate::Uge => x >= y,
        IntPredicate::Ult => x < y,
        IntPredicate::Ule => x <= y,
        IntPredicate::Sgt => sx > sy,
        IntPredicate::Sge => sx >= sy,
        IntPredicate::Slt => sx < sy,
        IntPredicate::Sle => sx <= sy,
    }))
}

/// Returns whether an `fcmp` predicate (its number: bits for equal, greater, less, unordered) holds.
#[inline]
pub(super) fn float_holds(predicate: u8, order: Option<Ordering>) -> Option<u64> {
    let bit = match order {
        Some(Ordering::Equal) => 1,
        Some(Ordering::Greater) => 2,
        Some(Ordering::Less) => 4,
        None => 8,
    };
    Some(u64::from(predicate & bit != 0))
}
