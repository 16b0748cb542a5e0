//! Known bits of calls: of intrinsics by their meaning, of others by attributes and metadata.

use draig_ir::{Inst, Value};
use draig_num::{ApInt, KnownBits};
use draig_tables::AttrKind;
use draig_tables::intrinsics::ids;

use super::{Lanes, Query, Values};

impl Query<'_> {
    pub(super) fn call_bits(self, inst: Inst, lanes: &Lanes, depth: u32, width: u32) -> KnownBits {
        let values = self.values;
        let body = values.body();
        let mut known = values.metadata_bits(inst, width);
        let range = values.range_attribute(&values.result_sets(inst));
        if let Some(range) = range.filter(|range| range.width() == width) {
            known = known.meet(&range.to_known_bits());
        }
        if let Some(returned) = values.returned_argument(inst)
            && values.ty(returned) == body.inst_type(inst)
        {
            let met = known.meet(&self.known_bits(returned, lanes, depth + 1));
            // A contradiction is only possible for poison.
            known = if met.has_conflict() { KnownBits::unknown(width) } else { met };
        }
        match self.intrinsic_bits(inst, lanes, depth, width) {
            Some(result) => {
                let met = known.meet(&result);
                if met.has_conflict() { result } else { met }
            }
            None => known,
        }
    }

    fn intrinsic_bits(self, inst: Inst, lanes: &Lanes, depth: u32, width: u32) -> Option<KnownBits> {
        let values = self.values;
        let id = values.intrinsic(inst)?;
        let args = values.body().call_args(inst);
        let known = |number: usize| self.known_bits(args[number], lanes, depth + 1);
        let all = |number: usize| self.known_bits(args[number], &None, depth + 1);
        let flag =
            |number: usize| args.get(number).and_then(|&flag| values.int(flag)).is_some_and(|flag| !flag.is_zero());
        Some(match id {
            ids::ABS => known(0).abs(flag(1)),
            ids::BITREVERSE => known(0).bitreverse(),
            ids::BSWAP => known(0).bswap(),
            ids::CTLZ => known(0).ctlz(flag(1)),
            ids::CTTZ => known(0).cttz(flag(1)),
            ids::CTPOP => known(0).ctpop(),
            ids::FSHL | ids::FSHR => known(0).funnel_shift(&known(1), &known(2), id == ids::FSHR),
            ids::UADD_SAT => known(0).uadd_sat(&known(1)),
            ids::USUB_SAT => known(0).usub_sat(&known(1)),
            ids::SADD_SAT => known(0).sadd_sat(&known(1)),
            ids::SSUB_SAT => known(0).ssub_sat(&known(1)),
            ids::UMIN => known(0).umin(&known(1)),
            ids::UMAX => known(0).umax(&known(1)),
            ids::SMIN => self.clamped(inst, known(0).smin(&known(1))),
            ids::SMAX => self.clamped(inst, known(0).smax(&known(1))),
            ids::PTRMASK => {
                let mask = known(1);
                // The mask has the width of an index; the bits above it stay.
                let mut wide = KnownBits::constant(&ApInt::all_ones(width));
                wide.zero.insert_bits(&mask.zero, 0);
                wide.one.insert_bits(&mask.one, 0);
                known(0).and(&wide)
            }
            ids::VECTOR_REDUCE_AND
            | ids::VECTOR_REDUCE_OR
            | ids::VECTOR_REDUCE_UMAX
            | ids::VECTOR_REDUCE_UMIN
            | ids::VECTOR_REDUCE_SMAX
            | ids::VECTOR_REDUCE_SMIN => all(0),
            ids::VECTOR_REVERSE => known_reversed(self, args[0], lanes, depth),
            ids::VSCALE => values.vscale_range()?.known_bits(width)?,
            ids::SSA_COPY => known(0),
            _ => return None,
        })
    }

    /// Adds what is known of a signed value between two constants: a minimum of a maximum, or the opposite.
    fn clamped(self, inst: Inst, known: KnownBits) -> KnownBits {
        let values = self.values;
        let Some((low, high)) = values.clamp_bounds(inst) else { return known };
        let within = known.within_signed(&low, &high);
        within.unwrap_or(known)
    }
}

fn known_reversed(query: Query<'_>, vector: Value, lanes: &Lanes, depth: u32) -> KnownBits {
    let lanes = lanes.as_ref().map(ApInt::bitreverse);
    query.known_bits(vector, &lanes, depth + 1)
}

/// Bounds of `vscale`.
#[derive(Clone, Copy)]
pub(super) struct ScaleRange {
    pub(super) least: u64,
    /// The largest value; `None` if there is no bound.
    pub(super) most: Option<u64>,
}

impl ScaleRange {
    pub(super) fn range(self, width: u32) -> Option<draig_num::ConstantRange> {
        let fits = |value: u64| width >= 64 || value >> width == 0;
        if !fits(self.least) {
            return None;
        }
        let low = ApInt::new(width, self.least);
        Some(match self.most.filter(|&most| fits(most)) {
            Some(most) => draig_num::ConstantRange::inclusive(low, &ApInt::new(width, most)),
            None => draig_num::ConstantRange::non_empty(low, ApInt::zero(width)),
        })
    }

    fn known_bits(self, width: u32) -> Option<KnownBits> {
        self.range(width).map(|range| range.to_known_bits())
    }
}

impl Values<'_> {
    /// Returns the ends of a value that is clamped by `llvm.smin` and `llvm.smax` with constants.
    pub(super) fn clamp_bounds(&self, inst: Inst) -> Option<(ApInt, ApInt)> {
        let outer = self.intrinsic(inst)?;
        let &[inner, bound] = self.body().call_args(inst) else { return None };
        let bound = self.int(bound)?;
        let inner = inner.as_inst()?;
        let inner_id = self.intrinsic(inner)?;
        let &[_, inner_bound] = self.body().call_args(inner) else { return None };
        let inner_bound = self.int(inner_bound)?;
        let (low, high) = match (outer, inner_id) {
            (ids::SMAX, ids::SMIN) => (bound, inner_bound),
            (ids::SMIN, ids::SMAX) => (inner_bound, bound),
            _ => return None,
        };
        low.sle(&high).then_some((low, high))
    }

    /// Returns the argument that a call returns (LangRef "returned").
    pub(super) fn returned_argument(&self, inst: Inst) -> Option<Value> {
        let attributes = &self.tables().attributes;
        let lists = self.call_lists(inst);
        let is_returned = |number: usize| {
            lists.iter().flatten().any(|&list| attributes.has(attributes.param(list, number), AttrKind::Returned))
        };
        let args = self.body().call_args(inst);
        (0..args.len()).find(|&number| is_returned(number)).map(|number| args[number])
    }

    /// Returns the bounds of `vscale` in this function (LangRef "vscale_range").
    pub(super) fn vscale_range(&self) -> Option<ScaleRange> {
        let bits = self.tables().attributes.int(self.own_set(), AttrKind::VScaleRange);
        let Some(bits) = bits else { return Some(ScaleRange { least: 1, most: None }) };
        let (least, most) = (bits >> 32, bits & 0xffff_ffff);
        Some(ScaleRange { least, most: (most != 0).then_some(most) })
    }
}
