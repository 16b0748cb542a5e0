//! The attribute sets of a function or call: the attributes allowed at each place, mutual exclusions, and the
//! attributes of the function as a whole.

use draig_ir::{AttrList, AttrListData, AttrSet, Attribute, FunctionType, Global, Type};
use draig_tables::attribute_values::{ALLOC_KINDS, MemoryEffects, unpack_alloc_size, unpack_vscale_range};
use draig_tables::{AttrKind, AttrPlaces};

use super::{Kinds, part, strings, text, value};
use crate::context::FunctionCx;
use crate::rule::Rule;
use crate::rules::attributes as rule;
use crate::sink::{Checked, Failed, Report};
use crate::violation::Place;

/// The owner of the attributes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Subject {
    pub(super) place: Place,
    /// The function, unless the owner is a call.
    pub(super) function: Option<Global>,
    pub(super) is_intrinsic: bool,
    pub(super) is_asm: bool,
}

/// The check of one list.
pub(super) struct ListCheck<'c, 'a> {
    pub(super) cx: &'c mut FunctionCx<'a>,
    pub(super) subject: Subject,
    /// Whether nothing was reported.
    pub(super) clean: bool,
    /// Whether the result depends on more than the list and the function type.
    pub(super) depends: bool,
}

impl<'a> ListCheck<'_, 'a> {
    /// Checks a list; returns whether nothing was reported, and whether the result depends on more than list
    /// and type.
    pub(super) fn run(cx: &mut FunctionCx<'a>, list: AttrList, ty: &FunctionType, subject: Subject) -> (bool, bool) {
        let sets = cx.tables.attributes.list(list);
        let mut check = ListCheck { cx, subject, clean: true, depends: false };
        let _ = check.whole(sets, ty);
        (check.clean, check.depends)
    }

    /// Checks the attributes of an argument after the parameters.
    pub(super) fn argument(cx: &mut FunctionCx<'a>, set: AttrSet, ty: Type, place: Place) {
        let subject = Subject { place, function: None, is_intrinsic: false, is_asm: false };
        let mut check = ListCheck { cx, subject, clean: true, depends: false };
        let _ = value::check(&mut check, set, ty, place);
    }

    pub(super) fn fail(&mut self, rule: &'static Rule, place: Place) -> Failed {
        self.clean = false;
        self.cx.fail(rule, place)
    }

    pub(super) fn fail_as(&mut self, rule: &'static Rule, place: Place, message: String) -> Failed {
        self.clean = false;
        self.cx.fail_as(rule, place, message)
    }

    pub(super) fn ensure(&mut self, holds: bool, rule: &'static Rule, place: Place) -> Checked {
        if holds { Ok(()) } else { Err(self.fail(rule, place)) }
    }

    pub(super) fn set(&self, set: AttrSet) -> &'a [Attribute] {
        self.cx.tables.attributes.set(set)
    }

    pub(super) fn kinds(&self, set: AttrSet) -> Kinds {
        self.cx.cx.attributes.kinds(set)
    }

    fn whole(&mut self, sets: &'a AttrListData, ty: &FunctionType) -> Checked {
        let place = self.subject.place;
        self.places(sets.result, AttrPlaces::RETURN, &rule::NOT_FOR_RESULTS, place)?;
        let _ = value::check(self, sets.result, ty.result, place);
        self.parameters(sets, ty)?;
        if sets.function == AttrSet::EMPTY {
            return Ok(());
        }
        let _ = self.well_formed(sets.function, place);
        self.places(sets.function, AttrPlaces::FUNCTION, &rule::NOT_FOR_FUNCTIONS, place)?;
        self.exclusions(sets)?;
        self.numbers(sets, ty)?;
        strings::rest(self, sets.function, ty)
    }

    /// Checks that every attribute of a set is allowed at this place.
    pub(super) fn places(&mut self, set: AttrSet, wanted: AttrPlaces, rule: &'static Rule, place: Place) -> Checked {
        for attribute in self.set(set) {
            if attribute.kind().is_some_and(|kind| !kind.places().contains(wanted)) {
                let message = rule.message.replacen("{}", &text::attribute(self.cx, attribute), 1);
                return Err(self.fail_as(rule, place, message));
            }
        }
        Ok(())
    }

    /// Checks that every attribute of a set has the value that its kind requires.
    pub(super) fn well_formed(&mut self, set: AttrSet, place: Place) -> Checked {
        for attribute in self.set(set) {
            match *attribute {
                Attribute::String(key, value) => strings::switch(self, key, value, place),
                Attribute::Enum(kind) if kind.class() == draig_tables::AttrClass::Int => {
                    let message = format!("Attribute '{}' should have an Argument", kind.spelling());
                    return Err(self.fail_as(&rule::ATTRIBUTE_ARGUMENT, place, message));
                }
                _ => {}
            }
        }
        Ok(())
    }

    fn parameters(&mut self, sets: &'a AttrListData, ty: &FunctionType) -> Checked {
        use AttrKind as K;
        let mut seen = Kinds::default();
        for (number, (&set, &param)) in sets.params.iter().zip(&ty.params).enumerate() {
            if set == AttrSet::EMPTY {
                continue;
            }
            let (kinds, place) = (self.kinds(set), part(self.subject.place, number));
            if !self.subject.is_intrinsic {
                self.ensure(!kinds.has(K::ImmArg), &rule::IMMARG_NOT_INTRINSIC, place)?;
                let element_type = kinds.has(K::ElementType) && !self.subject.is_asm;
                self.ensure(!element_type, &rule::ELEMENTTYPE_NOT_INTRINSIC, place)?;
            }
            let _ = value::check(self, set, param, place);
            if kinds.has(K::Nest) {
                self.ensure(!seen.has(K::Nest), &rule::SEVERAL_NEST, place)?;
            }
            if kinds.has(K::Returned) {
                self.ensure(!seen.has(K::Returned), &rule::SEVERAL_RETURNED, place)?;
                let fits = super::types::same_bits(self.cx.types, param, ty.result);
                self.ensure(fits, &rule::RETURNED_TYPE, place)?;
            }
            if kinds.has(K::StructRet) {
                self.ensure(!seen.has(K::StructRet), &rule::SEVERAL_SRET, place)?;
                self.ensure(number < 2, &rule::SRET_PLACE, place)?;
            }
            for (kind, several) in [
                (K::SwiftSelf, &rule::SEVERAL_SWIFTSELF),
                (K::SwiftAsync, &rule::SEVERAL_SWIFTASYNC),
                (K::SwiftError, &rule::SEVERAL_SWIFTERROR),
            ] {
                self.ensure(!kinds.has(kind) || !seen.has(kind), several, place)?;
            }
            if kinds.has(K::InAlloca) {
                self.ensure(number + 1 == ty.params.len(), &rule::INALLOCA_LAST_PARAMETER, place)?;
            }
            seen = seen.union(kinds);
        }
        Ok(())
    }

    /// Checks kinds that exclude or require each other.
    fn exclusions(&mut self, sets: &'a AttrListData) -> Checked {
        use AttrKind as K;
        let (kinds, place) = (self.kinds(sets.function), self.subject.place);
        let both = |a, b| kinds.has(a) && kinds.has(b);
        self.ensure(!both(K::NoInline, K::AlwaysInline), &rule::NOINLINE_ALWAYSINLINE, place)?;
        if kinds.has(K::OptimizeNone) {
            self.ensure(kinds.has(K::NoInline), &rule::OPTNONE_NOINLINE, place)?;
            self.ensure(!kinds.has(K::OptimizeForSize), &rule::OPTSIZE_OPTNONE, place)?;
            self.ensure(!kinds.has(K::MinSize), &rule::MINSIZE_OPTNONE, place)?;
            self.ensure(!kinds.has(K::OptimizeForDebugging), &rule::OPTDEBUG_OPTNONE, place)?;
        }
        self.ensure(!both(K::SanitizeRealtime, K::SanitizeRealtimeBlocking), &rule::REALTIME_BLOCKING, place)?;
        if kinds.has(K::OptimizeForDebugging) {
            self.ensure(!kinds.has(K::OptimizeForSize), &rule::OPTSIZE_OPTDEBUG, place)?;
            self.ensure(!kinds.has(K::MinSize), &rule::MINSIZE_OPTDEBUG, place)?;
        }
        let writable = sets.params.iter().chain([&sets.result]).any(|&set| self.kinds(set).has(K::Writable));
        let memory =
            self.int(sets.function, K::Memory).map_or(MemoryEffects::UNKNOWN, |word| MemoryEffects(word as u32));
        let writes_arguments = memory.access(0) & 2 != 0;
        self.ensure(!writable || writes_arguments, &rule::WRITABLE_MEMORY, place)?;
        strings::exclusions(self, sets.function)?;
        if let Some(function) = self.subject.function.filter(|_| kinds.has(K::JumpTable)) {
            self.depends = true;
            let anonymous = self.cx.module.global(function).unnamed_addr == draig_ir::UnnamedAddr::Global;
            self.ensure(anonymous, &rule::JUMPTABLE_UNNAMED_ADDR, place)?;
        }
        Ok(())
    }

    fn int(&self, set: AttrSet, kind: AttrKind) -> Option<u64> {
        self.cx.tables.attributes.int(set, kind)
    }

    /// Checks attributes with numeric values.
    fn numbers(&mut self, sets: &'a AttrListData, ty: &FunctionType) -> Checked {
        let (set, place) = (sets.function, self.subject.place);
        if let Some(word) = self.int(set, AttrKind::AllocSize) {
            let (element, count) = unpack_alloc_size(word);
            self.alloc_size(ty, element, &rule::ALLOCSIZE_ELEMENT_BOUNDS, &rule::ALLOCSIZE_ELEMENT_TYPE)?;
            if let Some(count) = count {
                self.alloc_size(ty, count, &rule::ALLOCSIZE_COUNT_BOUNDS, &rule::ALLOCSIZE_COUNT_TYPE)?;
            }
        }
        if let Some(word) = self.int(set, AttrKind::AllocKind) {
            let [alloc, realloc, free, uninitialized, zeroed, aligned] = ALLOC_KINDS.map(|(_, bit)| word & bit != 0);
            if u8::from(alloc) + u8::from(realloc) + u8::from(free) != 1 {
                let _ = self.fail(&rule::ALLOCKIND_ONE, place);
            }
            if free && !alloc && !realloc && (uninitialized || zeroed || aligned) {
                let _ = self.fail(&rule::ALLOCKIND_FREE, place);
            }
            if zeroed && uninitialized {
                let _ = self.fail(&rule::ALLOCKIND_CONTENT, place);
            }
        }
        strings::alloc_variant(self, set, ty)?;
        if let Some(word) = self.int(set, AttrKind::VScaleRange) {
            let (minimum, maximum) = unpack_vscale_range(word);
            if minimum == 0 {
                let _ = self.fail(&rule::VSCALE_MINIMUM_ZERO, place);
            } else if !minimum.is_power_of_two() {
                let _ = self.fail(&rule::VSCALE_MINIMUM_POWER, place);
            }
            if maximum != 0 && minimum > maximum {
                let _ = self.fail(&rule::VSCALE_ORDER, place);
            } else if maximum != 0 && !maximum.is_power_of_two() {
                let _ = self.fail(&rule::VSCALE_MAXIMUM_POWER, place);
            }
        }
        Ok(())
    }

    fn alloc_size(&mut self, ty: &FunctionType, number: u32, bounds: &'static Rule, integer: &'static Rule) -> Checked {
        let param = ty.params.get(number as usize).copied();
        let place = self.subject.place;
        self.ensure(param.is_some(), bounds, place)?;
        self.ensure(param.is_some_and(|param| self.cx.types.is_integer(param)), integer, place)
    }
}
