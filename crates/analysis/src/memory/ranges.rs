//! Signed ranges of integers that occur as indices, from a few operations.

use draig_ir::attributes::Attribute;
use draig_ir::{Inst, Opcode, Value, ValueKind};
use draig_tables::AttrKind;

use super::facts::Facts;
use super::limits::RANGE_DEPTH;

/// The inclusive bounds of a signed number.
pub(super) type Bounds = (i128, i128);

/// Returns the bounds of all numbers of a width, at most 64.
pub(super) fn full(width: u32) -> Bounds {
    let half = 1i128 << (width.clamp(1, 64) - 1);
    (-half, half - 1)
}

impl Facts<'_> {
    /// Returns the bounds of a value as a signed number where `context` is executed; `None` if it has more than 64
    /// bits.
    pub(super) fn bounds(&self, value: Value, context: Option<Inst>) -> Option<Bounds> {
        if let Some(&known) = self.pointers.bounds.borrow().get(&(value, context)) {
            return known;
        }
        let bounds = self.find_bounds(value, context);
        self.pointers.bounds.borrow_mut().insert((value, context), bounds);
        bounds
    }

    fn find_bounds(&self, value: Value, context: Option<Inst>) -> Option<Bounds> {
        let own = self.bounds_at(value, 0)?;
        let Some(values) = &self.values else { return Some(own) };
        let known = values.known_bits(value, context);
        let mut bounds = own;
        let mut narrow = |low: Option<i64>, high: Option<i64>| {
            if let (Some(low), Some(high)) = (low, high) {
                bounds = (bounds.0.max(low.into()), bounds.1.min(high.into()));
            }
        };
        if !known.has_conflict() {
            narrow(known.smin_value().to_i64(), known.smax_value().to_i64());
        }
        let range = values.range(value, context);
        if !range.is_empty() {
            narrow(range.smin_value().to_i64(), range.smax_value().to_i64());
        }
        // Contradicting facts hold only where the address is never used.
        Some(if bounds.0 <= bounds.1 { bounds } else { own })
    }

    fn bounds_at(&self, value: Value, depth: usize) -> Option<Bounds> {
        let types = &self.subject().tables().types;
        let width = types.integer_width(self.subject().value_type(value)).filter(|&width| width <= 64)?;
        let all = full(width);
        if let Some(number) = self.int(value) {
            return Some((i128::from(number), i128::from(number)));
        }
        if depth >= RANGE_DEPTH {
            return Some(all);
        }
        if let ValueKind::Arg(number) = value.kind() {
            return Some(self.range_attribute(self.parameter_attribute(number, AttrKind::Range)).unwrap_or(all));
        }
        let Some(operation) = self.operation(value) else { return Some(all) };
        let of = |number: usize| operation.operands.get(number).and_then(|&v| self.bounds_at(v, depth + 1));
        // Bounds with the sign bit counted as a digit are known only of numbers that are not negative.
        let unsigned = |bounds: Bounds| (bounds.0 >= 0).then_some(bounds);
        let bounds = match operation.opcode {
            Opcode::ZExt => {
                let from = types.integer_width(self.subject().value_type(operation.operands[0])).filter(|&w| w < 64)?;
                Some(of(0).and_then(unsigned).unwrap_or((0, (1i128 << from) - 1)))
            }
            Opcode::SExt => of(0),
            Opcode::And => {
                let sides = [of(0), of(1)];
                let most = sides.into_iter().flatten().filter_map(unsigned).map(|bounds| bounds.1).min();
                most.map(|most| (0, most))
            }
            Opcode::URem => of(1).and_then(unsigned).filter(|bounds| bounds.1 > 0).map(|bounds| (0, bounds.1 - 1)),
            Opcode::SRem => of(1).filter(|bounds| bounds.0 == bounds.1 && bounds.0 != 0).map(|bounds| {
                let most = bounds.0.abs() - 1;
                let is_positive = of(0).is_some_and(|dividend| dividend.0 >= 0);
                (if is_positive { 0 } else { -most }, most)
            }),
            Opcode::LShr => self.int(operation.operands[1]).filter(|&by| by > 0 && by < i64::from(width)).map(|by| {
                let most = of(0).and_then(unsigned).map_or((1i128 << width) - 1, |bounds| bounds.1);
                (0, most >> by)
            }),
            Opcode::Select => match (of(1), of(2)) {
                (Some(a), Some(b)) => Some((a.0.min(b.0), a.1.max(b.1))),
                _ => None,
            },
            Opcode::Add if operation.flags & 2 != 0 => match (of(0), of(1)) {
                (Some(a), Some(b)) => Some(((a.0 + b.0).max(all.0), (a.1 + b.1).min(all.1))),
                _ => None,
            },
            opcode if opcode.is_call() => {
                let call = value.as_inst()?;
                self.range_attribute(self.result_attribute(call, AttrKind::Range))
            }
            _ => None,
        };
        Some(bounds.filter(|bounds| bounds.0 <= bounds.1 && bounds.0 >= all.0 && bounds.1 <= all.1).unwrap_or(all))
    }

    fn range_attribute(&self, attribute: Option<&Attribute>) -> Option<Bounds> {
        let Some(Attribute::Range(_, range)) = attribute else { return None };
        let (lower, upper) = (range.lower.to_i64()?, range.upper.to_i64()?);
        (lower < upper).then_some((i128::from(lower), i128::from(upper) - 1))
    }

    /// Whether an integer cannot be zero where `context` is executed.
    pub(super) fn is_nonzero(&self, value: Value, context: Option<Inst>) -> bool {
        if let Some(&known) = self.pointers.nonzero.borrow().get(&(value, context)) {
            return known;
        }
        let is_nonzero = self.find_nonzero(value, context);
        self.pointers.nonzero.borrow_mut().insert((value, context), is_nonzero);
        is_nonzero
    }

    fn find_nonzero(&self, value: Value, context: Option<Inst>) -> bool {
        self.bounds(value, context).is_some_and(|bounds| bounds.0 > 0 || bounds.1 < 0)
            || self.values.as_ref().is_some_and(|values| values.is_known_nonzero(value, context))
    }

    /// Whether two integers of the same iteration cannot be equal: one is the other with a number added or other bits
    /// flipped.
    pub(super) fn are_unequal(&self, a: Value, b: Value, context: Option<Inst>) -> bool {
        let differs_from = |value: Value, other: Value| {
            let Some(operation) = self.operation(value).filter(|_| value.as_inst().is_some()) else { return false };
            let is_change = |number: usize| self.is_nonzero(operation.operands[number], context);
            match operation.opcode {
                Opcode::Add | Opcode::Xor => {
                    (operation.operands[0] == other && is_change(1)) || (operation.operands[1] == other && is_change(0))
                }
                Opcode::Sub => operation.operands[0] == other && is_change(1),
                _ => false,
            }
        };
        differs_from(a, b) || differs_from(b, a)
    }
}
