//! Expressions of scalar evolution, copied out of the analysis and evaluated with the values of a run.

use draig_analysis::scev::{Expr, ExprKind, NoWrap, ScalarEvolution};
use draig_interp::Step;
use draig_ir::{Block, Value};
use draig_num::{ApInt, ConstantRange};
use rustc_hash::FxHashMap;

/// Largest number of parts of an expression that is evaluated.
const MAX_PARTS: usize = 64;

/// A part of an expression. Operands have smaller numbers.
#[derive(Debug)]
struct Part {
    kind: ExprKind,
    operands: Vec<u32>,
    flags: NoWrap,
    width: u32,
    constant: Option<ApInt>,
    value: Option<Value>,
    header: Option<Block>,
    ranges: Option<[ConstantRange; 2]>,
}

/// The expressions of one function.
#[derive(Debug, Default)]
pub(crate) struct Expressions {
    parts: Vec<Part>,
    known: FxHashMap<Expr, u32>,
}

/// An expression to evaluate: its parts in order, itself last.
#[derive(Clone, Debug)]
pub(crate) struct Formula {
    order: Box<[u32]>,
}

/// Result of an evaluation.
pub(crate) struct Evaluated {
    /// The value.
    pub(crate) value: ApInt,
    /// Number of flags that were compared, and the first that does not hold.
    pub(crate) flags: u64,
    pub(crate) wraps: Option<String>,
    /// Number of ranges that were compared, and the first that does not hold.
    pub(crate) ranges: u64,
    pub(crate) outside: Option<String>,
}

impl Expressions {
    /// Copies an expression; `None` if it has no answer or too many parts.
    pub(crate) fn formula(&mut self, scev: &mut ScalarEvolution<'_>, of: Expr) -> Option<Formula> {
        let (mut seen, mut work) = (vec![of], vec![of]);
        while let Some(expr) = work.pop() {
            if scev.kind(expr) == ExprKind::CouldNotCompute {
                return None;
            }
            for &operand in scev.operands(expr) {
                if !seen.contains(&operand) {
                    seen.push(operand);
                    work.push(operand);
                }
            }
            if seen.len() > MAX_PARTS {
                return None;
            }
        }
        // An operand's handle is smaller than its user's.
        seen.sort_unstable();
        let order = seen.into_iter().map(|expr| self.part(scev, expr)).collect::<Option<Box<[u32]>>>()?;
        Some(Formula { order })
    }

    fn part(&mut self, scev: &mut ScalarEvolution<'_>, expr: Expr) -> Option<u32> {
        if let Some(&known) = self.known.get(&expr) {
            // Flags and ranges may have become better.
            self.parts[known as usize].flags = scev.flags(expr);
            return Some(known);
        }
        let operands: Option<Vec<u32>> = scev.operands(expr).iter().map(|part| self.known.get(part).copied()).collect();
        let number = self.parts.len() as u32;
        let width = scev.width(expr);
        self.parts.push(Part {
            kind: scev.kind(expr),
            operands: operands?,
            flags: scev.flags(expr),
            width,
            constant: scev.as_constant(expr).cloned(),
            value: scev.as_unknown(expr),
            header: scev.recurrence_header(expr),
            ranges: None,
        });
        self.known.insert(expr, number);
        Some(number)
    }

    /// Asks for the ranges of all expressions, when nothing will change them any more.
    pub(crate) fn ask_ranges(&mut self, scev: &mut ScalarEvolution<'_>) {
        let mut all: Vec<(Expr, u32)> = self.known.iter().map(|(&expr, &number)| (expr, number)).collect();
        all.sort_unstable();
        for (expr, number) in all {
            let ranges = [scev.unsigned_range(expr), scev.signed_range(expr)];
            let part = &mut self.parts[number as usize];
            part.flags = scev.flags(expr);
            if part.constant.is_none() && ranges.iter().any(|range| !range.is_full()) {
                part.ranges = Some(ranges);
            }
        }
    }

    /// Returns the value that a formula is, if it is a value of the function itself.
    pub(crate) fn as_value(&self, formula: &Formula) -> Option<Value> {
        self.parts[*formula.order.last()? as usize].value
    }

    /// Describes a formula for reports.
    pub(crate) fn describe(&self, formula: &Formula) -> String {
        let mut texts: FxHashMap<u32, String> = FxHashMap::default();
        for &number in &formula.order {
            let part = &self.parts[number as usize];
            let operands: Vec<&str> = part.operands.iter().map(|operand| texts[operand].as_str()).collect();
            let flags = if part.flags.0 == 0 { String::new() } else { format!("<{}>", part.flags.0) };
            let text = match (part.kind, &part.constant, part.value) {
                (_, Some(constant), _) => constant.to_string(),
                (_, _, Some(value)) => format!("{value:?}"),
                (ExprKind::AddRec, ..) => format!("{{{}}}{flags}<{:?}>", operands.join(",+,"), part.header),
                (kind, ..) => format!("{kind:?}{flags}.{}({})", part.width, operands.join(", ")),
            };
            texts.insert(number, text);
        }
        formula.order.last().and_then(|last| texts.remove(last)).unwrap_or_default()
    }

    /// Evaluates a formula. `count` is the number of times that the back edge of the loop with a header has been taken
    /// since the loop was entered. `None` if a value that it depends on is undefined or unknown.
    pub(crate) fn evaluate(
        &self,
        formula: &Formula,
        step: &Step<'_>,
        count: &dyn Fn(Block) -> Option<u64>,
    ) -> Option<Evaluated> {
        let mut results: Vec<Option<ApInt>> = Vec::with_capacity(formula.order.len());
        let (mut flags, mut wraps, mut ranges, mut outside) = (0, None, 0, None);
        for &number in &formula.order {
            let part = &self.parts[number as usize];
            let operand = |at: usize| -> Option<&ApInt> {
                let number = part.operands.get(at)?;
                results[formula.order.binary_search(number).ok()?].as_ref()
            };
            let result = self.part_value(part, &operand, step, count);
            if let Some(value) = &result {
                if let Some(holds) = self.flags_hold(part, &operand, count) {
                    flags += 1;
                    if !holds && wraps.is_none() {
                        wraps = Some(format!("{:?} of width {} is {value}", part.kind, part.width));
                    }
                }
                if let Some(claimed) = &part.ranges {
                    ranges += 1;
                    for range in claimed {
                        if !range.contains(value) && outside.is_none() {
                            let text = self.describe(&Formula { order: self.below(number) });
                            outside = Some(format!("{text} in {range}, found {value}"));
                        }
                    }
                }
            }
            results.push(result);
        }
        let value = results.pop()??;
        Some(Evaluated { value, flags, wraps, ranges, outside })
    }

    /// Returns the parts of an expression in order, itself last.
    fn below(&self, number: u32) -> Box<[u32]> {
        let (mut seen, mut work) = (vec![number], vec![number]);
        while let Some(at) = work.pop() {
            for &operand in &self.parts[at as usize].operands {
                if !seen.contains(&operand) {
                    seen.push(operand);
                    work.push(operand);
                }
            }
        }
        seen.sort_unstable();
        seen.into()
    }

    fn part_value<'o>(
        &self,
        part: &Part,
        operand: &dyn Fn(usize) -> Option<&'o ApInt>,
        step: &Step<'_>,
        count: &dyn Fn(Block) -> Option<u64>,
    ) -> Option<ApInt> {
        let all = || (0..part.operands.len()).map(operand).collect::<Option<Vec<&ApInt>>>();
        let fold = |with: fn(&ApInt, &ApInt) -> ApInt| {
            let all = all()?;
            let (first, rest) = all.split_first()?;
            // A sum of a pointer and offsets has the width of the offsets.
            let first = first.zext_or_trunc(part.width);
            Some(rest.iter().fold(first, |sum, term| with(&sum, &term.zext_or_trunc(part.width))))
        };
        match part.kind {
            ExprKind::Constant => part.constant.clone(),
            ExprKind::VScale => Some(ApInt::one(part.width)),
            ExprKind::Truncate | ExprKind::ZeroExtend | ExprKind::PtrToInt | ExprKind::PtrToAddr => {
                Some(operand(0)?.zext_or_trunc(part.width))
            }
            ExprKind::SignExtend => Some(operand(0)?.sext_or_trunc(part.width)),
            ExprKind::Add => fold(ApInt::add),
            ExprKind::Mul => fold(ApInt::mul),
            ExprKind::UDiv => operand(0)?.udiv(operand(1)?),
            ExprKind::UMax => fold(ApInt::umax),
            ExprKind::SMax => fold(ApInt::smax),
            ExprKind::UMin => fold(ApInt::umin),
            ExprKind::SMin => fold(ApInt::smin),
            ExprKind::SequentialUMin => {
                let mut least: Option<ApInt> = None;
                for at in 0..part.operands.len() {
                    let next = operand(at)?;
                    least = Some(least.map_or_else(|| next.clone(), |least| least.umin(next)));
                    if next.is_zero() {
                        break;
                    }
                }
                least
            }
            ExprKind::AddRec => self.recurrence(part, &all()?, count(part.header?)?),
            ExprKind::Unknown => {
                let bits = step.scalar(part.value?)?.bits()?;
                Some(bits.zext_or_trunc(part.width))
            }
            ExprKind::CouldNotCompute => None,
        }
    }

    /// Returns the value of a recurrence after so many iterations: the sum of its operands times binomials.
    fn recurrence(&self, part: &Part, operands: &[&ApInt], iterations: u64) -> Option<ApInt> {
        let mut sum = operands.first()?.zext_or_trunc(part.width);
        let n = u128::from(iterations);
        for (order, operand) in operands.iter().enumerate().skip(1) {
            let binomial = match order {
                1 => n,
                2 => n.checked_mul(n.wrapping_sub(1)).filter(|_| n > 0).unwrap_or(0) / 2,
                3 if n < 3 => 0,
                3 => n.checked_mul(n - 1)?.checked_mul(n - 2)? / 6,
                _ => return None,
            };
            let factor = ApInt::from_u128(128.max(part.width), binomial).zext_or_trunc(part.width);
            sum = sum.add(&operand.zext_or_trunc(part.width).mul(&factor));
        }
        Some(sum)
    }

    /// Whether the flags of a part hold for its operands; `None` if it has none that can be compared.
    fn flags_hold<'o>(
        &self,
        part: &Part,
        operand: &dyn Fn(usize) -> Option<&'o ApInt>,
        count: &dyn Fn(Block) -> Option<u64>,
    ) -> Option<bool> {
        let (nuw, nsw) = (part.flags.has(NoWrap::NUW), part.flags.has(NoWrap::NSW));
        if !nuw && !nsw {
            return None;
        }
        let operands: Vec<&ApInt> = (0..part.operands.len()).map(operand).collect::<Option<_>>()?;
        if operands.iter().any(|operand| operand.width() != part.width) {
            return None;
        }
        let (wide, steps) = match part.kind {
            ExprKind::Add => (part.width + 8, 0),
            ExprKind::Mul => (part.width * operands.len() as u32 + 1, 0),
            ExprKind::AddRec if operands.len() == 2 => (part.width + 66, count(part.header?)?),
            _ => return None,
        };
        let exact = |extended: &dyn Fn(&ApInt) -> ApInt| -> ApInt {
            let mut terms = operands.iter().map(|operand| extended(operand));
            let first = terms.next().unwrap_or_else(|| ApInt::zero(wide));
            match part.kind {
                ExprKind::Mul => terms.fold(first, |product, term| product.mul(&term)),
                ExprKind::AddRec => {
                    let times = ApInt::new(64, steps).zext(wide);
                    terms.fold(first, |sum, step| sum.add(&step.mul(&times)))
                }
                _ => terms.fold(first, |sum, term| sum.add(&term)),
            }
        };
        let unsigned = !nuw || {
            let sum = exact(&|operand| operand.zext(wide));
            sum.zext_or_trunc(part.width).zext(wide) == sum
        };
        let signed = !nsw || {
            let sum = exact(&|operand| operand.sext(wide));
            sum.zext_or_trunc(part.width).sext(wide) == sum
        };
        Some(unsigned && signed)
    }
}
