//! Atomic accesses.

use draig_ir::{Inst, Type, Value};

use super::{Selected, Selector};

impl Selector<'_, '_> {
    pub(super) fn atomic_load(&mut self, _: Inst, ty: Type, _: &[Value]) -> Selected {
        self.refuse_type("an atomic load", ty)
    }

    pub(super) fn atomic_store(&mut self, _: Inst, ty: Type, _: &[Value]) -> Selected {
        self.refuse_type("an atomic store", ty)
    }

    pub(super) fn fence(&mut self, _: Inst) -> Selected {
        self.refuse("fence")
    }

    pub(super) fn compare_exchange(&mut self, _: Inst, ty: Type, _: &[Value]) -> Selected {
        self.refuse_type("cmpxchg", ty)
    }

    pub(super) fn atomic_rmw(&mut self, _: Inst, ty: Type, _: &[Value]) -> Selected {
        self.refuse_type("atomicrmw", ty)
    }
}
