//! Vector operations: element insertion and extraction, shuffles, selection, and addresses per lane.

use draig_ir::{Body, FastMath};
use draig_num::ApFloat;

use crate::machine::Machine;
use crate::program::SlowOp;
use crate::shape::{Leaf, LeafKind, Shape};
use crate::site::Site;
use crate::stop::{Result, internal};
use crate::value::{Slot, Taint};

impl Machine<'_> {
    pub(super) fn gep_vector(&mut self, slow: &SlowOp, base: usize, site: Site) -> Result<Vec<Slot>> {
        let Some(gep) = &slow.gep else { return internal("a getelementptr without its steps") };
        let mut out = Vec::with_capacity(slow.result.slots as usize);
        for lane in 0..slow.result.leaves.len() {
            let operands: Vec<(Slot, u32)> = (slow.operands.iter())
                .map(|operand| {
                    let leaf = operand.shape.leaves[if operand.shape.is_vector { lane } else { 0 }];
                    (self.slots(base, operand)[leaf.slot as usize], leaf.width)
                })
                .collect();
            let slot = self.gep_lane(site, gep, &operands)?;
            out.push(slot);
        }
        Ok(out)
    }

    pub(super) fn extract_element(&mut self, slow: &SlowOp, base: usize) {
        let index = self.slots(base, &slow.operands[1])[0];
        let shape = &slow.operands[0].shape;
        let out = match self.element(index, shape) {
            Ok(at) => self.slots(base, &slow.operands[0])[at..at + slow.result.slots as usize].to_vec(),
            Err(taint) => vec![self.taints.poison(self.thread.site, taint); slow.result.slots as usize],
        };
        self.set_result(base, slow.d, &out);
    }

    pub(super) fn insert_element(&mut self, slow: &SlowOp, base: usize) {
        let index = self.slots(base, &slow.operands[2])[0];
        let mut out = self.slots(base, &slow.operands[0]).to_vec();
        match self.element(index, &slow.result) {
            Ok(at) => {
                let value = self.slots(base, &slow.operands[1]);
                out[at..at + value.len()].copy_from_slice(value);
            }
            // An index out of range makes the whole vector poison.
            Err(taint) => {
                let poison = self.taints.poison(self.thread.site, taint);
                out.fill(poison);
            }
        }
        self.set_result(base, slow.d, &out);
    }

    /// Returns the first slot of an element, or the taint of an index that is undefined or out of range.
    fn element(&self, index: Slot, shape: &Shape) -> Result<usize, Taint> {
        if index.tag.is_tainted() {
            return Err(index.tag.taint());
        }
        let leaf = usize::try_from(index.bits).ok().and_then(|index| shape.leaves.get(index));
        leaf.map(|leaf| leaf.slot as usize).ok_or(Taint::NONE)
    }

    pub(super) fn shuffle(&mut self, slow: &SlowOp, body: &Body, base: usize) -> Result<()> {
        let source = &slow.operands[0].shape;
        let lanes = source.leaves.len();
        let mask: Vec<i32> = body.shuffle_mask(slow.inst).collect();
        let mut out = Vec::with_capacity(slow.result.slots as usize);
        for (at, leaf) in slow.result.leaves.iter().enumerate() {
            // The mask of a scalable vector is all zeros or all poison, and is stored with the known minimum
            // length.
            let Some(lane) = mask.get(at).or(mask.last()) else { return internal("a shufflevector without a mask") };
            let Ok(lane) = usize::try_from(*lane) else {
                let poison = self.taints.poison(self.thread.site, Taint::NONE);
                out.extend(std::iter::repeat_n(poison, leaf.slots as usize));
                continue;
            };
            let (operand, lane) =
                if lane < lanes { (&slow.operands[0], lane) } else { (&slow.operands[1], lane - lanes) };
            let Some(from) = source.leaves.get(lane) else { return internal("a mask beyond both vectors") };
            out.extend_from_slice(&self.slots(base, operand)[from.slot as usize..][..from.slots as usize]);
        }
        self.set_result(base, slow.d, &out);
        Ok(())
    }

    /// Applies the fast-math flags of a floating-point `select` or phi: excluded values become poison.
    fn apply_fast_math(&mut self, flags: FastMath, leaf: &Leaf, out: &mut [Slot]) {
        let LeafKind::Float(format) = leaf.kind else { return };
        if flags.is_empty() || out.iter().any(|slot| slot.tag.is_tainted()) {
            return;
        }
        let low = u128::from(out[0].bits);
        let high = out.get(1).map_or(0, |slot| u128::from(slot.bits) << 64);
        let value = ApFloat::from_bits(format, low | high);
        let excluded =
            flags.contains(FastMath::NNAN) && value.is_nan() || flags.contains(FastMath::NINF) && value.is_infinite();
        if excluded {
            let poison = self.taints.poison(self.thread.site, Taint::NONE);
            out.fill(poison);
        }
    }

    pub(super) fn select_general(&mut self, slow: &SlowOp, body: &Body, base: usize) {
        let conditions = self.slots(base, &slow.operands[0]).to_vec();
        let lane_wise = slow.operands[0].shape.is_vector;
        let a = self.slots(base, &slow.operands[1]).to_vec();
        let b = self.slots(base, &slow.operands[2]).to_vec();
        let mut out = vec![Slot::default(); slow.result.slots as usize];
        for (at, leaf) in slow.result.leaves.iter().enumerate() {
            let range = leaf.slot as usize..(leaf.slot + leaf.slots) as usize;
            let condition = conditions[if lane_wise { at } else { 0 }];
            let out = &mut out[range.clone()];
            self.select_lane(self.thread.site, leaf.width, condition, &a[range.clone()], &b[range], out);
            self.apply_fast_math(body.fast_math(slow.inst), leaf, out);
        }
        self.set_result(base, slow.d, &out);
    }
}
