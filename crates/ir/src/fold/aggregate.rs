//! Folding of `select`, `extractvalue` and `insertvalue`.

use super::Folder;
use crate::constants::{ConstData, ConstKind};
use crate::value::{Value, ValueKind};

impl Folder<'_> {
    /// `select`; `None` if it does not fold.
    pub fn select(&mut self, condition: Value, on_true: Value, on_false: Value) -> Option<Value> {
        if self.tables.is_null(condition) {
            return Some(on_false);
        }
        if self.is_all_ones(condition) {
            return Some(on_true);
        }
        if let Some(ConstKind::Aggregate(lanes)) = self.kind(condition) {
            let lanes = lanes.clone();
            if let Some(folded) = self.select_lanes(&lanes, on_true, on_false) {
                return Some(folded);
            }
        }
        if self.is_poison(condition) {
            let ty = self.type_of(on_true);
            return Some(self.poison(ty));
        }
        if self.is_undef(condition) {
            return Some(if self.is_undef(on_true) { on_true } else { on_false });
        }
        if on_true == on_false || self.is_poison(on_false) {
            return Some(on_true);
        }
        if self.is_poison(on_true) {
            return Some(on_false);
        }
        if self.is_undef(on_true) && self.is_never_poison(on_false) {
            return Some(on_false);
        }
        if self.is_undef(on_false) && self.is_never_poison(on_true) {
            return Some(on_true);
        }
        None
    }

    fn select_lanes(&mut self, condition: &[Value], on_true: Value, on_false: Value) -> Option<Value> {
        let ty = self.type_of(on_true);
        self.by_lane(ty, |this, lane| {
            let choice = *condition.get(lane as usize)?;
            let (yes, no) = (this.lane(on_true, lane), this.lane(on_false, lane));
            if this.is_poison(choice) {
                let ty = this.type_of(yes);
                return Some(this.poison(ty));
            }
            if yes == no {
                return Some(yes);
            }
            if this.is_undef(choice) {
                return Some(if this.is_undef(yes) { yes } else { no });
            }
            let int = this.tables.int_value(choice)?;
            Some(if int.is_zero() { no } else { yes })
        })
    }

    /// Whether no part of a constant is poison or may turn out to be poison.
    fn is_never_poison(&self, value: Value) -> bool {
        let constant = match value.kind() {
            ValueKind::Global(global) => {
                return self
                    .globals
                    .data(global)
                    .is_some_and(|data| data.is_function() || data.as_variable().is_some());
            }
            ValueKind::Const(constant) => constant,
            _ => return false,
        };
        let is_vector = self.tables.types.is_vector(self.tables.constants.ty(constant));
        match self.tables.constants.kind(constant) {
            ConstKind::Int(_) | ConstKind::WideInt(_) | ConstKind::Float(_) | ConstKind::WideFloat(_) => true,
            ConstKind::NullPointer => true,
            ConstKind::Zero | ConstKind::Data(_) | ConstKind::Undef => is_vector,
            ConstKind::Aggregate(lanes) if is_vector => {
                lanes.iter().all(|&lane| !self.is_poison(lane) && !self.is_expr(lane))
            }
            _ => false,
        }
    }

    /// `extractvalue`; `None` if it does not fold.
    pub fn extract_value(&mut self, aggregate: Value, indices: &[u32]) -> Option<Value> {
        indices.iter().try_fold(aggregate, |at, &index| self.tables.aggregate_element(at, u64::from(index)))
    }

    /// `insertvalue`; `None` if it does not fold.
    pub fn insert_value(&mut self, aggregate: Value, element: Value, indices: &[u32]) -> Option<Value> {
        let Some((&first, rest)) = indices.split_first() else {
            return Some(element);
        };
        let ConstData { ty, .. } = *self.tables.constants.get(aggregate.as_const()?);
        let count = self.tables.element_count(ty)?;
        if count > u64::from(super::MAX_FOLDED_LANES) || u64::from(first) >= count {
            return None;
        }
        let mut elements = (0..count)
            .map(|number| self.tables.aggregate_element(aggregate, number))
            .collect::<Option<Vec<Value>>>()?;
        let inner = elements[first as usize];
        elements[first as usize] = self.nested(|this| this.insert_value(inner, element, rest))?;
        Some(self.tables.const_aggregate(ty, &elements).into())
    }
}
