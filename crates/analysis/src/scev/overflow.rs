//! Loops that are left when an addition or subtraction of a constant overflows.

use draig_ir::{Opcode, Value};
use draig_num::{ApInt, RangePredicate as Pred};

use super::count::ExitCount;

use super::{Loop, ScalarEvolution};

/// The comparison with a constant that says that `x + c` or `x - c` does not overflow.
fn no_overflow(name: &[u8], c: &ApInt) -> Option<(Pred, ApInt)> {
    let (zero, smallest) = (ApInt::zero(c.width()), ApInt::signed_min(c.width()));
    let is = |prefix: &[u8]| name.starts_with(prefix);
    if c.is_zero() {
        return None;
    }
    if is(b"llvm.uadd.with.overflow.") {
        Some((Pred::Ult, zero.sub(c)))
    } else if is(b"llvm.usub.with.overflow.") {
        Some((Pred::Uge, c.clone()))
    } else if is(b"llvm.sadd.with.overflow.") {
        // Upwards the limit is one more than the largest number less c, downwards the smallest number less c.
        Some((if c.is_negative() { Pred::Sge } else { Pred::Slt }, smallest.sub(c)))
    } else if is(b"llvm.ssub.with.overflow.") && !c.is_signed_min() {
        Some((if c.is_negative() { Pred::Slt } else { Pred::Sge }, smallest.add(c)))
    } else {
        None
    }
}

impl ScalarEvolution<'_> {
    /// The count of an exit whose condition is the overflow of an intrinsic; `None` if it is not.
    pub(super) fn count_of_overflow(
        &mut self,
        of: Loop,
        condition: Value,
        exits_if_true: bool,
        only: bool,
    ) -> Option<ExitCount> {
        let inst = condition.as_inst().filter(|inst| self.body.opcode(*inst) == Opcode::ExtractValue)?;
        if self.body.indices(inst) != [1] {
            return None;
        }
        let call = self.body.operands(inst)[0].as_inst()?;
        let name = self.subject.called_name(call)?;
        let arguments = self.body.call_args(call).to_vec();
        let [left, right] = arguments[..] else { return None };
        let (predicate, bound) = no_overflow(name, &self.int_value(right)?)?;
        let predicate = if exits_if_true { predicate } else { predicate.inverse() };
        let (left, bound) = (self.value(left), self.constant(bound));
        let count = self.count_of_comparison(of, predicate, left, bound, only);
        let none = self.no_count();
        (count != none).then_some(count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All numbers of four bits.
    #[test]
    fn comparisons_say_when_nothing_overflows() {
        let width = 4;
        for c in 1..16 {
            let c = ApInt::new(width, c);
            for x in 0..16 {
                let x = ApInt::new(width, x);
                let cases: [(&[u8], bool); 4] = [
                    (b"llvm.uadd.with.overflow.i4", x.uadd_overflow(&c).1),
                    (b"llvm.usub.with.overflow.i4", x.usub_overflow(&c).1),
                    (b"llvm.sadd.with.overflow.i4", x.sadd_overflow(&c).1),
                    (b"llvm.ssub.with.overflow.i4", x.ssub_overflow(&c).1),
                ];
                for (name, overflows) in cases {
                    if let Some((predicate, bound)) = no_overflow(name, &c) {
                        assert_eq!(predicate.holds(&x, &bound), !overflows, "{x} {c}");
                    }
                }
            }
        }
    }
}
