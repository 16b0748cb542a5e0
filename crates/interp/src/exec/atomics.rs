//! Atomic operations that read and write: each completes before the next begins, of whatever thread.

use draig_ir::{Body, FastMath, IntFlags, IntPredicate, MemoryAccess, Opcode, Ordering, RmwOp, SyncScope};

use super::present::first_leaf;
use crate::explore::Explorer;
use crate::machine::Machine;
use crate::memory::Access;
use crate::program::SlowOp;
use crate::rc11::Strength;
use crate::semantics;
use crate::shape::{Leaf, LeafKind};
use crate::stop::{Result, internal, limit, unsupported};
use crate::value::Slot;

/// End of an explored run with which no execution begins.
const DEAD_END: &str = "a read or store with which no execution begins";

impl Machine<'_> {
    /// Chooses the store that an atomic load of `size` bytes reads, which happens next. `weak` is its ordering if it is part
    /// of an exchange that fails, and `modifies` tells whether it is one of an operation that stores, too.
    pub(super) fn choose_load(
        &mut self,
        address: u64,
        size: u64,
        [ordering, weak]: [Ordering; 2],
        modifies: bool,
    ) -> Result<()> {
        let Some(explorer) = self.threads.explorer.as_deref_mut().filter(|explorer| explorer.has_graphs()) else {
            match modifies {
                true => self.memory.pick_modified(address, size, ordering),
                false => self.memory.pick_store(address, size, ordering),
            }
            return Ok(());
        };
        let is_known = self.memory.begin_object(address, size)?;
        if let Some(place) = explorer.load((address, size), is_known, ordering, weak) {
            self.memory.pick_at(address, size, place);
        }
        Ok(())
    }

    /// Chooses the place in modification order of an atomic store of `size` bytes, which has just been made. The place of one
    /// that is part of an operation which also reads is after what that has read.
    pub(super) fn choose_place(&mut self, address: u64, size: u64, ordering: Ordering, modifies: bool) -> Result<()> {
        let Some(explorer) = self.threads.explorer.as_deref_mut().filter(|explorer| explorer.has_graphs()) else {
            return Ok(());
        };
        let is_known = self.memory.begin_object(address, size)?;
        match explorer.store((address, size), is_known, ordering, modifies) {
            Some(place) => self.memory.place_at(place),
            None => return limit(DEAD_END),
        }
        Ok(())
    }

    fn atomic_access(&self, slow: &SlowOp, body: &Body, size: u64) -> Access {
        let access = body.memory_access(slow.inst);
        let align = access.align.map_or(size.max(1).next_power_of_two(), |align| align.bytes());
        let mut result = Access::aligned(align, self.thread.site);
        result.atomic = access.scope != SyncScope::SINGLE_THREAD || !self.memory.may_race();
        result.volatile = access.volatile;
        result
    }

    pub(super) fn atomic_rmw(&mut self, slow: &SlowOp, body: &Body, base: usize) -> Result<()> {
        let pointer = self.slots(base, &slow.operands[0])[0];
        let value = self.slots(base, &slow.operands[1]).to_vec();
        let shape = std::rc::Rc::clone(&slow.operands[1].shape);
        let access = self.atomic_access(slow, body, shape.store_size);
        let mut old = vec![Slot::default(); shape.slots as usize];
        if access.atomic && self.memory.may_race() {
            let ordering = body.memory_access(slow.inst).ordering;
            self.choose_load(pointer.bits, shape.store_size, [ordering; 2], true)?;
            self.memory.before_store(pointer.bits, shape.store_size);
        }
        self.memory.load(&mut self.taints, pointer, &shape, &access, &mut old)?;
        let Some(op) = body.rmw_op(slow.inst) else { return internal("an atomicrmw without operation") };
        let mut new = old.clone();
        for leaf in &shape.leaves {
            let range = leaf.slot as usize..(leaf.slot + leaf.slots) as usize;
            self.modify(op, leaf, &old[range.clone()], &value[range.clone()], &mut new[range])?;
        }
        self.memory.store(&self.taints, pointer, &shape, &new, &access)?;
        self.set_result(base, slow.d, &old);
        self.modified(body.memory_access(slow.inst), pointer, shape.store_size, old == new)
    }

    /// Notes an atomic operation that has read and written `size` bytes; `is_same` tells whether it has left them as they
    /// were.
    fn modified(&mut self, access: MemoryAccess, pointer: Slot, size: u64, is_same: bool) -> Result<()> {
        if self.memory.may_race() {
            self.memory.settle_races(&mut self.taints);
            if access.scope != SyncScope::SINGLE_THREAD {
                self.choose_place(pointer.bits, size, access.ordering, true)?;
                self.memory.atomic_modified(pointer.bits, size, access.ordering);
            }
            match is_same && !Strength::of(access.ordering).releases {
                true => self.touch_idly(pointer.bits, size),
                false => self.touch(pointer.bits, size, true),
            }
            self.synchronized();
        }
        Ok(())
    }

    fn modify(&mut self, op: RmwOp, leaf: &Leaf, old: &[Slot], value: &[Slot], out: &mut [Slot]) -> Result<()> {
        let site = self.thread.site;
        let width = leaf.width;
        let int = |machine: &mut Self, opcode: Opcode, a: &[Slot], b: &[Slot], out: &mut [Slot]| {
            semantics::int_binary(&mut machine.cx(site), opcode, IntFlags::NONE, width, a, b, out)
        };
        let ones: Vec<Slot> =
            (0..leaf.slots).map(|limb| Slot::plain(crate::value::mask((width - 64 * limb).min(64)))).collect();
        let mut one = vec![Slot::default(); leaf.slots as usize];
        if let Some(first) = one.first_mut() {
            *first = Slot::plain(1);
        }
        let zero = vec![Slot::default(); leaf.slots as usize];
        let holds = |machine: &mut Self, predicate: IntPredicate, a: &[Slot], b: &[Slot]| {
            semantics::icmp(&mut machine.cx(site), predicate, IntFlags::NONE, LeafKind::Int(width), a, b)
        };
        match op {
            RmwOp::Xchg => out.copy_from_slice(value),
            RmwOp::Add => int(self, Opcode::Add, old, value, out)?,
            RmwOp::Sub => int(self, Opcode::Sub, old, value, out)?,
            RmwOp::And => int(self, Opcode::And, old, value, out)?,
            RmwOp::Or => int(self, Opcode::Or, old, value, out)?,
            RmwOp::Xor => int(self, Opcode::Xor, old, value, out)?,
            RmwOp::Nand => {
                let mut and = zero.clone();
                int(self, Opcode::And, old, value, &mut and)?;
                int(self, Opcode::Xor, &and, &ones, out)?;
            }
            RmwOp::Max | RmwOp::Min | RmwOp::UMax | RmwOp::UMin => {
                let predicate = match op {
                    RmwOp::Max => IntPredicate::Sgt,
                    RmwOp::Min => IntPredicate::Sle,
                    RmwOp::UMax => IntPredicate::Ugt,
                    _ => IntPredicate::Ule,
                };
                let keeps = holds(self, predicate, old, value)?;
                self.select_lane(site, width, keeps, old, value, out);
            }
            RmwOp::UIncWrap => {
                let wraps = holds(self, IntPredicate::Uge, old, value)?;
                let mut next = zero.clone();
                int(self, Opcode::Add, old, &one, &mut next)?;
                self.select_lane(site, width, wraps, &zero, &next, out);
            }
            RmwOp::UDecWrap => {
                let (is_zero, above) =
                    (holds(self, IntPredicate::Eq, old, &zero)?, holds(self, IntPredicate::Ugt, old, value)?);
                let mut wraps = [Slot::default()];
                semantics::int_binary(
                    &mut self.cx(site),
                    Opcode::Or,
                    IntFlags::NONE,
                    1,
                    &[is_zero],
                    &[above],
                    &mut wraps,
                )?;
                let mut next = zero.clone();
                int(self, Opcode::Sub, old, &one, &mut next)?;
                self.select_lane(site, width, wraps[0], value, &next, out);
            }
            RmwOp::USubCond | RmwOp::USubSat => {
                let enough = holds(self, IntPredicate::Uge, old, value)?;
                let mut next = zero.clone();
                int(self, Opcode::Sub, old, value, &mut next)?;
                let otherwise = if op == RmwOp::USubCond { old } else { &zero };
                self.select_lane(site, width, enough, &next, otherwise, out);
            }
            RmwOp::FAdd
            | RmwOp::FSub
            | RmwOp::FMax
            | RmwOp::FMin
            | RmwOp::FMaximum
            | RmwOp::FMinimum
            | RmwOp::FMaximumNum
            | RmwOp::FMinimumNum => {
                let LeafKind::Float(format) = leaf.kind else {
                    return unsupported("a floating-point atomicrmw of another type");
                };
                let cx = &mut self.cx(site);
                let opcode = match op {
                    RmwOp::FAdd => Some(Opcode::FAdd),
                    RmwOp::FSub => Some(Opcode::FSub),
                    _ => None,
                };
                if let Some(opcode) = opcode {
                    return semantics::float_binary(cx, opcode, FastMath::NONE, format, old, value, out);
                }
                semantics::float_math(cx, FastMath::NONE, format, [old, value], out, |_, [a, b]| {
                    Some(match op {
                        RmwOp::FMax => a.maxnum(b),
                        RmwOp::FMin => a.minnum(b),
                        RmwOp::FMaximum => a.maximum(b),
                        RmwOp::FMinimum => a.minimum(b),
                        RmwOp::FMaximumNum => a.maximumnum(b),
                        _ => a.minimumnum(b),
                    })
                })?;
            }
        }
        Ok(())
    }

    pub(super) fn compare_exchange(&mut self, slow: &SlowOp, body: &Body, base: usize) -> Result<()> {
        let pointer = self.slots(base, &slow.operands[0])[0];
        let expected = self.slots(base, &slow.operands[1]).to_vec();
        let new = self.slots(base, &slow.operands[2]).to_vec();
        let shape = std::rc::Rc::clone(&slow.operands[1].shape);
        let access = self.atomic_access(slow, body, shape.store_size);
        let mut old = vec![Slot::default(); shape.slots as usize];
        let is_shared = access.atomic && self.memory.may_race();
        if is_shared {
            let access = body.memory_access(slow.inst);
            self.choose_load(pointer.bits, shape.store_size, [access.ordering, access.failure], false)?;
        }
        self.memory.load(&mut self.taints, pointer, &shape, &access, &mut old)?;
        let leaf = first_leaf(&shape)?;
        let site = self.thread.site;
        let mut same =
            semantics::icmp(&mut self.cx(site), IntPredicate::Eq, IntFlags::NONE, leaf.kind, &old, &expected)?;
        let stores = |same: Slot| same.tag.is_tainted() || same.bits != 0;
        let is_explored = self.threads.explorer.as_deref().is_some_and(Explorer::has_graphs);
        if is_shared && !is_explored && stores(same) && self.memory.unpick_modified(pointer.bits, shape.store_size) {
            self.memory.load(&mut self.taints, pointer, &shape, &access, &mut old)?;
            same = semantics::icmp(&mut self.cx(site), IntPredicate::Eq, IntFlags::NONE, leaf.kind, &old, &expected)?;
        }
        if is_shared && stores(same) {
            self.memory.before_store(pointer.bits, shape.store_size);
        }
        let mut success = same;
        if same.tag.is_tainted() {
            // The comparison's result is unknown, so the content of memory afterwards is unknown, too.
            let mut either = old.clone();
            self.select_lane(site, leaf.width, same, &new, &old, &mut either);
            self.memory.store(&self.taints, pointer, &shape, &either, &access)?;
        } else if same.bits != 0 {
            self.memory.store(&self.taints, pointer, &shape, &new, &access)?;
            success = Slot::plain(1);
        }
        let mut out = old;
        out.push(success);
        self.set_result(base, slow.d, &out);
        let access = body.memory_access(slow.inst);
        if stores(same) {
            self.modified(access, pointer, shape.store_size, false)?;
        } else if self.memory.may_race() {
            if access.scope != SyncScope::SINGLE_THREAD {
                let explorer = self.threads.explorer.as_deref_mut();
                if is_explored && !explorer.is_some_and(|explorer| explorer.exchange_failed(access.failure)) {
                    return limit(DEAD_END);
                }
                self.memory.atomic_loaded(pointer.bits, shape.store_size, access.failure);
            }
            self.touch(pointer.bits, shape.store_size, false);
            self.synchronized();
        }
        Ok(())
    }
}
