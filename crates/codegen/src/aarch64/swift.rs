//! Parameters in registers of their own: those of Swift, and `nest` (LangRef "Parameter Attributes").
//!
//! A `swifterror` value is a slot of the frame; calls that have it read the slot before and write it afterwards.

use draig_ir::AttrSet;
use draig_tables::AttrKind;

use super::conventions::{NEST, SWIFT};
use super::registers::{Arm, X20, X21, X22};
use super::{Selected, Selector};
use crate::function::kinds::Kinds;
use crate::function::registers::{Reg, RegSet};
use crate::function::state::{Place, Target};
use crate::function::types::Class;

/// Attributes of parameters whose registers hold nothing else in a function that knows them.
pub(super) const KINDS: Kinds = Kinds::of(&[AttrKind::SwiftSelf, AttrKind::SwiftError, AttrKind::SwiftAsync]);

impl Selector<'_, '_> {
    /// Keeps values out of the registers of Swift, if the function has parameters or calls with them; returns which.
    pub(super) fn reserve_context(&mut self) -> RegSet {
        let reserved = self.frame.convention.map_or(RegSet::EMPTY, |convention| convention.reserved);
        self.m.s.allocatable = self.m.s.allocatable.without(reserved);
        let is_changed = self.frame.convention.is_some_and(|convention| !convention.changed.is_empty());
        if !self.own.has_swift && !is_changed && !self.calls_change_some() {
            return reserved;
        }
        let attributes = &self.module.tables.attributes;
        let count = self.params.len();
        let function = self.module.global(self.function).as_function().map(|function| function.attributes);
        let mut is_used = is_changed || self.calls_change_some();
        if let Some(list) = function {
            is_used |= (0..count).any(|number| self.kinds(attributes.param(list, number)).has_any(KINDS));
        }
        is_used |= self.body.all_calls().any(|call| {
            let list = attributes.list(call.attributes);
            list.params.iter().any(|&set| self.kinds(set).has_any(KINDS))
        });
        if !is_used {
            return reserved;
        }
        for reg in SWIFT.iter() {
            self.m.s.allocatable.remove(reg);
            self.m.s.touched.insert(reg);
        }
        SWIFT.or(reserved)
    }

    /// Whether a call changes some registers that those of functions in C restore.
    fn calls_change_some(&self) -> bool {
        self.body.all_calls().any(|call| {
            call.calling_convention != 0
                && super::conventions::convention(call.calling_convention)
                    .is_some_and(|convention| !convention.changed.is_empty())
        })
    }

    /// Whether a call changes all registers.
    pub(super) fn calls_change_all(&self) -> bool {
        self.body.all_calls().any(|call| {
            call.calling_convention != 0
                && super::conventions::convention(call.calling_convention)
                    .is_some_and(|convention| convention.generals.is_some())
        })
    }

    /// Returns the register of a parameter that is not passed in turn; that of `swifterror` is apart.
    pub(super) fn own_register(&self, set: AttrSet) -> Option<Reg> {
        let kinds = self.kinds(set);
        [(AttrKind::SwiftSelf, X20), (AttrKind::SwiftAsync, X22), (AttrKind::Nest, NEST)]
            .into_iter()
            .find_map(|(kind, reg)| kinds.has(kind).then_some(reg))
    }

    /// Makes the slot of a parameter `swifterror`, whose value is the address of the slot.
    pub(super) fn error_parameter(&mut self, id: u32) {
        let slot = self.m.s.frame.object(8, 8);
        Arm::store(&mut self.m.s.code, Class::I64, X21, slot);
        self.m.s.create_in_frame(id, Place::Object, slot);
        self.frame.error_slot = Some(slot);
        self.frame.kept.insert(X21);
    }

    /// Puts the error where the caller expects it.
    pub(super) fn return_error(&mut self) {
        if let Some(slot) = self.frame.error_slot {
            Arm::load(&mut self.m.s.code, Class::I64, X21, slot);
        }
    }

    /// Reads the error of a call from its slot, or writes it there.
    pub(super) fn error_of_call(&mut self, slot: Option<i32>, is_write: bool) -> Selected {
        if let Some(slot) = slot {
            let code = &mut self.m.s.code;
            if is_write { Arm::store(code, Class::I64, X21, slot) } else { Arm::load(code, Class::I64, X21, slot) }
        }
        Ok(())
    }
}
