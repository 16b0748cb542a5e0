//! Rules for lists of ranges: `!range`, `!absolute_symbol`, `!noalias.addrspace`.

use draig_ir::{Metadata, Tables, Type};
use draig_num::ApInt;

use super::{count, integer, nth};
use crate::rules::attachments as rule;
use crate::sink::{Checked, Report, ensure};
use crate::violation::Place;

/// The subject of a list of ranges.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Ranges {
    /// The result of an instruction of this type.
    Result(Type),
    /// An address, as an integer of this type. The full range is allowed.
    Address(Type),
    /// Address spaces.
    AddressSpace,
}

/// A range of integers: from the first up to the second, wrapping around if that is less.
struct Range {
    low: ApInt,
    high: ApInt,
}

impl Range {
    fn contains(&self, value: &ApInt) -> bool {
        self.low == self.high || value.sub(&self.low).ult(&self.high.sub(&self.low))
    }

    fn overlaps(&self, other: &Range) -> bool {
        self.contains(&other.low) || other.contains(&self.low)
    }

    fn touches(&self, other: &Range) -> bool {
        self.high == other.low || self.low == other.high
    }
}

/// Checks a list of ranges: pairs of limits, in order, separate from each other.
pub(super) fn check<R: Report>(report: &mut R, tables: &Tables, id: Metadata, of: Ranges, place: Place) -> Checked {
    let Some(node) = tables.metadata.node(id) else { return Ok(()) };
    let operands = count(node);
    ensure!(report, operands.is_multiple_of(2), rule::RANGE_UNFINISHED, place);
    ensure!(report, operands != 0, rule::RANGE_NONE, place);
    let limit = |number| {
        let operand = nth(node, number)?;
        let value = tables.metadata.as_value(operand)?;
        Some((integer(tables, operand)?, tables.const_type(value)?))
    };
    let mut first: Option<Range> = None;
    let mut last: Option<Range> = None;
    for number in 0..operands / 2 {
        let Some((low, low_type)) = limit(2 * number) else { return Err(report.fail(&rule::RANGE_LOWER, place)) };
        let Some((high, high_type)) = limit(2 * number + 1) else { return Err(report.fail(&rule::RANGE_UPPER, place)) };
        ensure!(report, low_type == high_type, rule::RANGE_PAIR, place);
        match of {
            Ranges::AddressSpace => ensure!(report, high_type == Type::I32, rule::NOALIAS_ADDRSPACE_TYPE, place),
            Ranges::Result(ty) | Ranges::Address(ty) => {
                ensure!(report, high_type == tables.types.scalar(ty), rule::RANGE_TYPE, place);
            }
        }
        let range = Range { low, high };
        let same = range.low == range.high;
        ensure!(report, !same || range.low.is_all_ones() || range.low.is_zero(), rule::RANGE_SAME, place);
        let full = same && range.low.is_all_ones();
        ensure!(report, !same || full && matches!(of, Ranges::Address(_)), rule::RANGE_EMPTY, place);
        if let Some(last) = &last {
            ensure!(report, !range.overlaps(last), rule::RANGE_OVERLAP, place);
            ensure!(report, last.low.slt(&range.low), rule::RANGE_ORDER, place);
            ensure!(report, !range.touches(last), rule::RANGE_CONTIGUOUS, place);
        }
        if let Some(last) = last.replace(range)
            && first.is_none()
        {
            first = Some(last);
        }
    }
    // After wrapping around, the last may touch the first.
    if let (Some(first), Some(last), true) = (first, last, operands > 4) {
        ensure!(report, !first.overlaps(&last), rule::RANGE_OVERLAP, place);
        ensure!(report, !first.touches(&last), rule::RANGE_CONTIGUOUS, place);
    }
    Ok(())
}
