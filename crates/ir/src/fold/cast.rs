//! Folding of conversions. Pairs of conversions are joined only where no pointer size is needed.

use draig_num::{ApFloat, FloatFormat, Round, Status};

use super::Folder;
use crate::opcode::Opcode;
use crate::types::Type;
use crate::value::Value;

/// Whether LLVM 22 has constant expressions of this conversion.
fn is_expression(opcode: Opcode) -> bool {
    use Opcode::*;
    matches!(opcode, Trunc | PtrToInt | PtrToAddr | IntToPtr | BitCast | AddrSpaceCast)
}

impl Folder<'_> {
    /// Folds a conversion. One that LLVM 22 has as an expression (`trunc`, `ptrtoint`, `ptrtoaddr`,
    /// `inttoptr`, `bitcast`, `addrspacecast`) becomes one if it does not fold, so the result is never
    /// `None`. For others, `None` means that they do not fold.
    pub fn cast(&mut self, opcode: Opcode, value: Value, ty: Type) -> Option<Value> {
        if opcode == Opcode::BitCast && self.type_of(value) == ty {
            return Some(value);
        }
        if let Some(folded) = self.fold_cast(opcode, value, ty) {
            return Some(folded);
        }
        is_expression(opcode).then(|| self.plain_expr(ty, opcode, 0, &[value]))
    }

    fn fold_cast(&mut self, opcode: Opcode, value: Value, ty: Type) -> Option<Value> {
        use Opcode::*;
        if self.is_poison(value) {
            return Some(self.poison(ty));
        }
        if self.is_undef(value) {
            return match opcode {
                // The upper bits are all equal, and the range of the result is limited.
                ZExt | SExt | UiToFp | SiToFp => self.null(ty),
                _ => Some(self.undef(ty)),
            };
        }
        if self.tables.is_null(value) && ty != Type::X86_AMX && opcode != AddrSpaceCast {
            return self.null(ty);
        }
        if let Some(expr) = self.expr(value)
            && expr.opcode.is_cast()
        {
            let (first, source) = (expr.opcode, expr.operands[0]);
            if let Some(joined) = self.joined_pair(first, opcode, source, self.type_of(value), ty) {
                return self.nested(|this| this.cast(joined, source, ty));
            }
        }
        let from = self.type_of(value);
        let types = &self.tables.types;
        if let (Some(lanes), Some(from_lanes)) = (types.vector_len(ty), types.vector_len(from))
            && lanes == from_lanes
        {
            return self.cast_lanes(opcode, value, ty);
        }
        match opcode {
            FpTrunc | FpExt => {
                let format = self.tables.types.float_format(ty)?;
                let float = self.tables.float_value(value)?;
                let (result, _) = float.convert(format, Round::NearestTiesToEven).ok()?;
                Some(self.tables.const_float(result).into())
            }
            FpToUi | FpToSi => {
                let width = self.tables.types.integer_width(ty)?;
                let (int, status) = self.tables.float_value(value)?.to_int(width, opcode == FpToSi, Round::TowardZero);
                if status.has(Status::INVALID) {
                    return Some(self.poison(ty));
                }
                self.int(ty, &int)
            }
            UiToFp | SiToFp => {
                let format = self.tables.types.float_format(ty)?;
                let int = self.tables.int_value(value)?;
                let result = ApFloat::from_int(format, &int, opcode == SiToFp, Round::NearestTiesToEven).ok()?;
                Some(self.tables.const_float(result.value).into())
            }
            ZExt | SExt | Trunc => {
                let width = self.tables.types.integer_width(ty)?;
                let int = self.tables.int_value(value)?;
                let result = if opcode == SExt { int.sext_or_trunc(width) } else { int.zext_or_trunc(width) };
                self.int(ty, &result)
            }
            BitCast => self.fold_bitcast(value, from, ty),
            _ => None,
        }
    }

    fn cast_lanes(&mut self, opcode: Opcode, value: Value, ty: Type) -> Option<Value> {
        let element = self.tables.types.scalar(ty);
        if let Some(splat) = self.splat_value(value) {
            let folded = self.nested(|this| this.cast(opcode, splat, element))?;
            return self.splat_like(ty, folded);
        }
        self.by_lane(ty, |this, lane| {
            let lane = this.lane(value, lane);
            this.cast(opcode, lane, element)
        })
    }

    fn fold_bitcast(&mut self, value: Value, from: Type, ty: Type) -> Option<Value> {
        if from == ty {
            return Some(value);
        }
        if self.is_all_ones(value) {
            return self.all_ones(ty);
        }
        let is_number = self.tables.number_value(value).is_some() || self.tables.float_value(value).is_some();
        let types = &mut self.tables.types;
        if types.is_vector(ty) && !types.is_vector(from) && is_number {
            // A single-lane vector folds further in some cases, and is the form that LLVM shows in the others.
            let single = types.vector(from, 1, false);
            let vector = self.tables.const_aggregate(single, &[value]).into();
            return self.nested(|this| this.cast(Opcode::BitCast, vector, ty));
        }
        // The two parts of a ppc_fp128 are in memory order, not in the order of its bytes.
        if let Some(int) = self.tables.number_value(value) {
            if self.tables.types.number_width(ty) == Some(int.width()) {
                return Some(self.tables.const_int(ty, &int).into());
            }
            let format = self.tables.types.float_format(ty).filter(|&format| format != FloatFormat::PpcFp128)?;
            return Some(self.tables.const_float(ApFloat::from_int_bits(format, &int)).into());
        }
        let float = self.tables.float_value(value).filter(|float| float.format() != FloatFormat::PpcFp128)?;
        let bits = float.to_int_bits();
        (self.tables.types.number_width(ty) == Some(bits.width())).then(|| self.tables.const_int(ty, &bits).into())
    }

    /// Single conversion that is equivalent to two in a row, independent of the pointer size.
    fn joined_pair(&self, first: Opcode, second: Opcode, source: Value, middle: Type, ty: Type) -> Option<Opcode> {
        use Opcode::*;
        let types = &self.tables.types;
        let from = self.type_of(source);
        let reshapes = |opcode, from, to| opcode == BitCast && types.is_vector(from) != types.is_vector(to);
        if (reshapes(first, from, middle) || reshapes(second, middle, ty)) && !(first == BitCast && second == BitCast) {
            return None;
        }
        match (first, second) {
            (Trunc, Trunc) | (PtrToInt, Trunc) => Some(first),
            (Trunc | PtrToInt | PtrToAddr, BitCast) => {
                (!types.is_vector(from) && types.is_integer(ty)).then_some(first)
            }
            (BitCast, Trunc | ZExt | SExt | UiToFp | SiToFp | IntToPtr) => types.is_integer(from).then_some(second),
            // Between them may be bytes, which both a pointer and a number can be.
            (BitCast, BitCast) => types.is_valid_cast(BitCast, from, ty).then_some(BitCast),
            (BitCast, PtrToInt | PtrToAddr) => types.is_pointer_or_vector(from).then_some(second),
            (BitCast, AddrSpaceCast) => types.is_pointer_or_vector(from).then_some(second),
            (AddrSpaceCast, BitCast) | (IntToPtr, BitCast) => types.is_pointer_or_vector(ty).then_some(first),
            (AddrSpaceCast, AddrSpaceCast) => Some(if from == ty { BitCast } else { AddrSpaceCast }),
            _ => None,
        }
    }
}
