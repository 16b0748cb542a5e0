//! The constants of a module that belong to its globals: initializers, aliasees, prefixes.

use draig_ir::{Global, GlobalKind, Module};

use super::constants::expressions::{expression_number, unsupported};
use super::constants::{ConstantScope, UnreadConstants, read_constants};
use super::fault::{Result, fault, invalid_record};
use super::module::ModuleReader;
use super::scope::Scope;
use super::values::{CreateContext, Slot, Values};

/// The role of a constant in a global.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Initial {
    Variable,
    Target,
    Prefix,
    Prologue,
    Personality,
}

impl ModuleReader<'_> {
    /// Reads the constants, or finds their positions.
    pub(super) fn read_constants(&mut self) -> Result<()> {
        if let (Some(deferred), [block]) = (&mut self.deferred, &self.constants[..]) {
            let Scope { types, values, .. } = &mut self.scope;
            deferred.constants = Some(UnreadConstants::open(block.clone(), types, values, &mut self.unknown)?);
            return Ok(());
        }
        for cursor in std::mem::take(&mut self.constants) {
            let mut values = Values::owned(std::mem::take(&mut self.scope.values));
            let mut expressions = std::mem::take(&mut self.scope.expressions);
            let scope = ConstantScope {
                tables: &mut self.module.tables,
                types: &self.scope.types,
                globals: &self.scope,
                block_counts: &|global| self.scope.block_count(global),
                budget: &self.scope.budget,
                expressions: &mut expressions,
                unknown: &mut self.unknown,
            };
            let done = read_constants(cursor, scope, &mut values);
            self.scope.expressions.extend(expressions);
            done?;
            self.scope.values = values.into_own();
        }
        Ok(())
    }

    /// Sets the constants of globals; for variables only those that were read.
    pub(super) fn set_initials(&mut self) -> Result<()> {
        let unread = self.deferred.as_ref().and_then(|deferred| deferred.constants.as_ref());
        let mut later = Vec::new();
        let mut values = Values::of_module(std::mem::take(&mut self.scope.values), unread);
        for (global, what, number) in std::mem::take(&mut self.initials) {
            if what == Initial::Variable && values.is_unread(number) {
                later.push((global, number));
                continue;
            }
            let Scope { types, budget, expressions, .. } = &self.scope;
            let context = CreateContext { tables: &mut self.module.tables, types, budget, unknown: &mut self.unknown };
            let slot = values.demand(number, context).map_err(|_| fault("Malformed global initializer set"))?;
            if let Some(number) = expression_number(slot.value) {
                return Err(fault(unsupported(&self.module.tables, types, &values, expressions, number)));
            }
            set_initial(&mut self.module, global, what, slot)?;
        }
        self.scope.values = values.into_own();
        if let Some(deferred) = &mut self.deferred {
            deferred.initializers = later;
        }
        Ok(())
    }
}

/// Sets a constant of a global.
pub(super) fn set_initial(module: &mut Module, global: Global, what: Initial, slot: Slot) -> Result<()> {
    if !slot.value.is_constant() {
        return Err(fault("Expected a constant"));
    }
    let is_pointer = module.tables.types.is_pointer(slot.ty);
    let data = module.global_mut(global);
    match (&mut data.kind, what) {
        (GlobalKind::Variable(variable), Initial::Variable) => {
            if slot.ty != data.value_type {
                return Err(invalid_record().with_note("an initializer is of another type".into()));
            }
            variable.initializer = Some(slot.value);
        }
        (GlobalKind::Alias { aliasee: target } | GlobalKind::IFunc { resolver: target }, Initial::Target) => {
            if !is_pointer || slot.ty != data.address_type {
                return Err(fault("Alias and aliasee types don't match"));
            }
            *target = slot.value;
        }
        (GlobalKind::Function(function), Initial::Prefix) => function.prefix = Some(slot.value),
        (GlobalKind::Function(function), Initial::Prologue) => function.prologue = Some(slot.value),
        (GlobalKind::Function(function), Initial::Personality) => function.personality = Some(slot.value),
        _ => return Err(invalid_record()),
    }
    Ok(())
}
