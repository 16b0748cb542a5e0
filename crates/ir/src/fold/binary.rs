//! Folding of binary operators and of `fneg`. Integers wrap silently here: in LLVM, the flags `nuw`, `nsw`,
//! `exact` and `disjoint` do not make a folded constant poison.

use draig_num::{ApFloat, ApInt, Round};

use super::Folder;
use crate::flags::IntFlags;
use crate::opcode::Opcode;
use crate::types::Type;
use crate::value::Value;

/// Whether LLVM 22 has constant expressions of this binary operator.
fn is_expression(opcode: Opcode) -> bool {
    matches!(opcode, Opcode::Add | Opcode::Sub | Opcode::Xor)
}

fn is_associative(opcode: Opcode) -> bool {
    matches!(opcode, Opcode::Add | Opcode::Mul | Opcode::And | Opcode::Or | Opcode::Xor)
}

fn is_division(opcode: Opcode) -> bool {
    matches!(opcode, Opcode::UDiv | Opcode::SDiv | Opcode::URem | Opcode::SRem)
}

/// Special operand of an operator, independent of its type.
#[derive(Clone, Copy, PartialEq)]
enum Special {
    Zero,
    One,
    AllOnes,
    NegativeZero,
    FloatOne,
}

/// Identity operand `e`, with `x op e == x`. The flag is set if `e op x == x` too.
fn identity(opcode: Opcode) -> Option<(Special, bool)> {
    use Opcode::*;
    Some(match opcode {
        Add | Or | Xor => (Special::Zero, true),
        Mul => (Special::One, true),
        And => (Special::AllOnes, true),
        FAdd => (Special::NegativeZero, true),
        FMul => (Special::FloatOne, true),
        Sub | Shl | LShr | AShr | FSub => (Special::Zero, false),
        SDiv | UDiv => (Special::One, false),
        FDiv => (Special::FloatOne, false),
        _ => return None,
    })
}

impl Folder<'_> {
    /// Folds a binary operator. An `add`, `sub` or `xor` that does not fold becomes an expression with these
    /// flags, so the result is never `None`. For other operators, `None` means that they do not fold.
    pub fn binary(&mut self, opcode: Opcode, flags: IntFlags, lhs: Value, rhs: Value) -> Option<Value> {
        if let Some(folded) = self.fold_binary(opcode, lhs, rhs) {
            return Some(folded);
        }
        is_expression(opcode).then(|| {
            let ty = self.type_of(lhs);
            self.plain_expr(ty, opcode, flags.0, &[lhs, rhs])
        })
    }

    /// `fneg`; `None` if it does not fold.
    pub fn fneg(&mut self, value: Value) -> Option<Value> {
        let ty = self.type_of(value);
        let fixed = matches!(self.tables.types.vector_len(ty), Some((_, false)));
        if !fixed && self.is_undef(value) {
            return Some(value);
        }
        if let Some(float) = self.tables.float_value(value) {
            return Some(self.tables.const_float(float.neg()).into());
        }
        if let Some(element) = self.splat_value(value) {
            let negated = self.nested(|this| this.fneg(element))?;
            return self.splat_like(ty, negated);
        }
        self.by_lane(ty, |this, lane| {
            let element = this.lane(value, lane);
            this.fneg(element)
        })
    }

    fn is_special(&mut self, value: Value, special: Special) -> bool {
        let element = match self.splat_value(value) {
            Some(element) => element,
            None => value,
        };
        match special {
            Special::Zero => self.tables.is_null(element),
            Special::AllOnes => self.tables.int_value(element).is_some_and(|int| int.is_all_ones()),
            Special::One => self.tables.int_value(element).is_some_and(|int| int.is_one()),
            Special::NegativeZero => {
                self.tables.float_value(element).is_some_and(|float| float.is_zero() && float.is_negative())
            }
            Special::FloatOne => self.tables.float_value(element).is_some_and(|float| float.is_exactly(1.0)),
        }
    }

    fn fold_binary(&mut self, opcode: Opcode, lhs: Value, rhs: Value) -> Option<Value> {
        if let Some((special, both)) = identity(opcode) {
            if both && self.is_special(lhs, special) {
                return Some(rhs);
            }
            if self.is_special(rhs, special) {
                return Some(lhs);
            }
        }
        let ty = self.type_of(lhs);
        if self.is_poison(lhs) || self.is_poison(rhs) {
            return Some(self.poison(ty));
        }
        let fixed = matches!(self.tables.types.vector_len(ty), Some((_, false)));
        if !fixed && (self.is_undef(lhs) || self.is_undef(rhs)) {
            return self.undef_binary(opcode, ty, lhs, rhs);
        }
        if let Some(folded) = self.absorbed(opcode, ty, lhs, rhs) {
            return Some(folded);
        }
        if let (Some(a), Some(b)) = (self.tables.int_value(lhs), self.tables.int_value(rhs)) {
            return Some(match int_binary(opcode, &a, &b)? {
                Some(result) => self.tables.const_int(ty, &result).into(),
                None => self.poison(ty),
            });
        }
        if let (Some(a), Some(b)) = (self.tables.float_value(lhs), self.tables.float_value(rhs)) {
            let result = float_binary(opcode, a, b)?;
            return Some(self.tables.const_float(result).into());
        }
        if self.tables.types.is_vector(ty) {
            match self.vector_binary(opcode, ty, lhs, rhs) {
                Lanes::Folded(folded) => return Some(folded),
                Lanes::Refused => return None,
                Lanes::Unknown => {}
            }
        }
        self.expression_binary(opcode, lhs, rhs)
    }

    /// Folds an operator with one or two `undef` operands whose lanes need not be distinguished.
    fn undef_binary(&mut self, opcode: Opcode, ty: Type, lhs: Value, rhs: Value) -> Option<Value> {
        use Opcode::*;
        let both = self.is_undef(lhs) && self.is_undef(rhs);
        match opcode {
            Xor if both => self.null(ty),
            Xor | Add | Sub => Some(self.undef(ty)),
            And | Mul | Or if both => Some(lhs),
            And => self.null(ty),
            Mul => {
                let known = if self.is_undef(lhs) { rhs } else { lhs };
                let element = self.splat_value(known).unwrap_or(known);
                if self.tables.int_value(element).is_some_and(|int| int.bit(0)) {
                    return Some(self.undef(ty));
                }
                self.null(ty)
            }
            Or => self.all_ones(ty),
            SDiv | UDiv | SRem | URem => {
                if self.is_undef(rhs) || self.is_special(rhs, Special::Zero) {
                    return Some(self.poison(ty));
                }
                self.null(ty)
            }
            Shl | LShr | AShr => {
                if self.is_undef(rhs) {
                    return Some(self.poison(ty));
                }
                self.null(ty)
            }
            FAdd | FSub | FMul | FDiv | FRem => {
                if both || opcode == FSub && self.is_special(lhs, Special::NegativeZero) && self.is_undef(rhs) {
                    return Some(if self.is_undef(rhs) { rhs } else { lhs });
                }
                let format = self.tables.types.float_format(self.tables.types.scalar(ty))?;
                let nan = self.tables.const_float(ApFloat::quiet_nan(format, false, 0)).into();
                self.splat_like(ty, nan)
            }
            _ => None,
        }
    }

    /// Folds an operator with an absorbing integer constant, which determines the result whatever the other
    /// operand is.
    fn absorbed(&mut self, opcode: Opcode, ty: Type, lhs: Value, rhs: Value) -> Option<Value> {
        use Opcode::*;
        if let Some(int) = self.tables.int_value(rhs) {
            match opcode {
                Or if int.is_all_ones() => return Some(rhs),
                And | Mul if int.is_zero() => return Some(rhs),
                UDiv | SDiv | URem | SRem if int.is_zero() => return Some(self.poison(ty)),
                URem | SRem if int.is_one() => return self.null(ty),
                And => {
                    if let Some(zero) = self.masked_address(lhs, &int) {
                        return Some(zero);
                    }
                }
                _ => {}
            }
        }
        if let Some(int) = self.tables.int_value(lhs)
            && self.tables.int_value(rhs).is_none()
        {
            match opcode {
                Or if int.is_all_ones() => return Some(lhs),
                And | Mul | Shl | LShr | AShr | SDiv | UDiv | URem | SRem if int.is_zero() => {
                    return Some(lhs);
                }
                _ => {}
            }
        }
        None
    }

    /// Folds a mask of the low bits of the address of an aligned global, which are zero.
    fn masked_address(&mut self, lhs: Value, mask: &ApInt) -> Option<Value> {
        let expr = self.expr(lhs).filter(|expr| expr.opcode == Opcode::PtrToInt)?;
        let global = expr.operands.first()?.as_global()?;
        let data = self.globals.data(global)?;
        let log2 = data.align.filter(|_| data.as_variable().is_some())?.log2();
        let ty = self.type_of(lhs);
        (mask.active_bits() <= u32::from(log2)).then(|| self.null(ty)).flatten()
    }

    fn vector_binary(&mut self, opcode: Opcode, ty: Type, lhs: Value, rhs: Value) -> Lanes {
        if let Some(right) = self.splat_value(rhs) {
            if is_division(opcode) && self.tables.is_null(right) {
                return Lanes::Folded(self.poison(ty));
            }
            if let Some(left) = self.splat_value(lhs) {
                let folded = self.nested(|this| this.binary(opcode, IntFlags::NONE, left, right));
                return Lanes::done(folded.and_then(|element| self.splat_like(ty, element)));
            }
        }
        match self.tables.types.vector_len(ty) {
            Some((_, false)) => Lanes::done(self.by_lane(ty, |this, lane| {
                let (left, right) = (this.lane(lhs, lane), this.lane(rhs, lane));
                this.binary(opcode, IntFlags::NONE, left, right)
            })),
            _ => Lanes::Unknown,
        }
    }

    /// Folds that look into expressions.
    fn expression_binary(&mut self, opcode: Opcode, lhs: Value, rhs: Value) -> Option<Value> {
        if self.is_expr(lhs) {
            let inner = match self.expr(lhs) {
                Some(expr) if expr.opcode == opcode && is_associative(opcode) => {
                    Some((expr.operands[0], expr.operands[1]))
                }
                _ => None,
            };
            if let Some((first, second)) = inner {
                // `(x op y) op z` becomes `x op (y op z)` if that is simpler.
                let rest = self.nested(|this| this.binary(opcode, IntFlags::NONE, second, rhs))?;
                if self.expr(rest).is_none_or(|expr| expr.opcode != opcode) {
                    return self.nested(|this| this.binary(opcode, IntFlags::NONE, first, rest));
                }
            }
        } else if self.is_expr(rhs) && opcode.is_commutative() {
            // A plain constant moves to the right, where other folds expect it; the flags are lost.
            if is_expression(opcode) {
                return self.nested(|this| this.binary(opcode, IntFlags::NONE, rhs, lhs));
            }
            return self.nested(|this| this.fold_binary(opcode, rhs, lhs));
        }
        if self.type_of(lhs) != Type::I1 {
            return None;
        }
        match opcode {
            Opcode::Add | Opcode::Sub => self.binary(Opcode::Xor, IntFlags::NONE, lhs, rhs),
            // The only amount or divisor that is not poison leaves the other operand unchanged.
            Opcode::Shl | Opcode::LShr | Opcode::AShr | Opcode::SDiv | Opcode::UDiv => Some(lhs),
            Opcode::SRem | Opcode::URem => Some(self.tables.const_bool(false).into()),
            _ => None,
        }
    }
}

/// Outcome of folding lane by lane.
enum Lanes {
    Folded(Value),
    /// A lane does not fold, so the operation does not.
    Refused,
    /// No lanes; other folds may apply.
    Unknown,
}

impl Lanes {
    fn done(folded: Option<Value>) -> Lanes {
        folded.map_or(Lanes::Refused, Lanes::Folded)
    }
}

/// Computes an integer operator. The outer `None` means that the opcode is not one; the inner `None` is poison.
fn int_binary(opcode: Opcode, a: &ApInt, b: &ApInt) -> Option<Option<ApInt>> {
    use Opcode::*;
    let overflows = || a.is_signed_min() && b.is_all_ones();
    let amount = || (b.to_u64()? < u64::from(a.width())).then(|| b.low_u64() as u32);
    Some(match opcode {
        Add => Some(a.add(b)),
        Sub => Some(a.sub(b)),
        Mul => Some(a.mul(b)),
        UDiv => a.udiv(b),
        SDiv if overflows() => None,
        SDiv => a.sdiv(b),
        URem => a.urem(b),
        SRem if overflows() => None,
        SRem => a.srem(b),
        And => Some(a.and(b)),
        Or => Some(a.or(b)),
        Xor => Some(a.xor(b)),
        Shl => amount().map(|n| a.shl(n)),
        LShr => amount().map(|n| a.lshr(n)),
        AShr => amount().map(|n| a.ashr(n)),
        _ => return None,
    })
}

fn float_binary(opcode: Opcode, a: ApFloat, b: ApFloat) -> Option<ApFloat> {
    let round = Round::NearestTiesToEven;
    if a.format() != b.format() {
        return None;
    }
    match opcode {
        Opcode::FAdd => Some(a.add(b, round).value),
        Opcode::FSub => Some(a.sub(b, round).value),
        Opcode::FMul => Some(a.mul(b, round).value),
        Opcode::FDiv => a.div(b, round).ok().map(|outcome| outcome.value),
        Opcode::FRem => a.fmod(b).ok().map(|outcome| outcome.value),
        _ => None,
    }
}
