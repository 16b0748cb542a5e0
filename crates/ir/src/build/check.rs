//! Checks shared by the methods of a builder, and their messages.

use std::fmt;

use super::{BuildError, BuildErrorKind as Kind, Describe, FunctionBuilder, Place, Position, Result};
use crate::opcode::{Opcode, OpcodeGroup};
use crate::owner::Handle;
use crate::types::{Type, TypeKind, Types};
use crate::value::{Block, Value, ValueKind};

impl FunctionBuilder<'_> {
    #[track_caller]
    pub(super) fn error<T>(&self, opcode: Opcode, kind: Kind, message: fmt::Arguments<'_>) -> Result<T> {
        Err(BuildError::new(opcode.spelling(), kind, message))
    }

    pub(super) fn describe(&self) -> Describe<'_> {
        let params = self.module.param_types(self.function).len();
        Describe::new(self.module).with_body(&self.body, params)
    }

    /// Describes a value with its type.
    pub(super) fn show(&self, value: Value) -> String {
        match self.known_type(value) {
            Some(ty) => self.describe().typed(ty, value),
            None => format!("<{value:?}>"),
        }
    }

    pub(super) fn show_type(&self, ty: Type) -> String {
        self.describe().ty(ty)
    }

    pub(super) fn types(&self) -> &Types {
        &self.module.tables.types
    }

    /// Returns the type of a value, or `None` if it does not exist in this function and module, or no longer.
    pub(super) fn known_type(&self, value: Value) -> Option<Type> {
        let tables = &self.module.tables;
        match value.kind() {
            ValueKind::Inst(inst) => (inst.index() < self.body.inst_count() && self.body.block_of(inst).is_some())
                .then(|| self.body.inst_type(inst)),
            ValueKind::Arg(number) => self.module.param_types(self.function).get(number as usize).copied(),
            ValueKind::Block(block) => {
                (block.index() < self.body.block_count() && self.body.is_inserted(block)).then_some(Type::LABEL)
            }
            ValueKind::Const(constant) => {
                (constant.index() < tables.constants.len()).then(|| tables.constants.ty(constant))
            }
            ValueKind::Global(global) => Some(self.module.all_globals().get(global.index())?.address_type),
            ValueKind::InlineAsm(_) => Some(Type::PTR),
            ValueKind::Metadata(_) | ValueKind::LocalMetadata(_) => Some(Type::METADATA),
        }
    }

    /// Returns the type of an operand, which must be a value.
    #[track_caller]
    pub(super) fn operand(&self, opcode: Opcode, value: Value) -> Result<Type> {
        match self.known_type(value) {
            Some(ty) => Ok(ty),
            None => {
                let created = match value.kind() {
                    ValueKind::Inst(inst) => inst.index() < self.body.inst_count(),
                    ValueKind::Block(block) => block.index() < self.body.block_count(),
                    _ => false,
                };
                let fault = if created { "was removed" } else { "is not a value of this function" };
                self.error(opcode, Kind::NoSuchValue, format_args!("{value:?} {fault}"))
            }
        }
    }

    /// Checks that the builder has a position and that this instruction is allowed there.
    #[track_caller]
    pub(super) fn check_place(&self, opcode: Opcode) -> Result<()> {
        if self.position == Place::Elsewhere {
            return self.error(opcode, Kind::NoPosition, format_args!("the place to build at is in another function"));
        }
        let (block, before) = match self.position() {
            None => return self.error(opcode, Kind::NoPosition, format_args!("the builder has no position")),
            Some(Position::End(block)) => (Some(block), None),
            Some(Position::Before(inst)) if inst.index() < self.body.inst_count() => {
                (self.body.block_of(inst), Some(inst))
            }
            Some(Position::Before(_)) => (None, None),
        };
        let known = block.filter(|block| block.index() < self.body.block_count() && self.body.is_inserted(*block));
        let Some(block) = known else {
            return self.error(opcode, Kind::NoPosition, format_args!("the place to build at was removed"));
        };
        let previous = match before {
            Some(inst) => self.body.prev_inst(inst),
            None => self.body.last_inst(block),
        };
        let name = || self.describe().value(block.into());
        if before.is_none() && self.body.terminator(block).is_some() {
            return self.error(opcode, Kind::Place, format_args!("block {} has a terminator already", name()));
        }
        if before.is_some() && opcode.is_terminator() {
            return self.error(opcode, Kind::Place, format_args!("a terminator is the last of its block {}", name()));
        }
        let after_phis = previous.is_none_or(|inst| self.body.opcode(inst) == Opcode::Phi);
        let first_only =
            opcode == Opcode::LandingPad || opcode == Opcode::CatchSwitch || opcode.group() == OpcodeGroup::Pad;
        if (opcode == Opcode::Phi || first_only) && !after_phis {
            return self.error(opcode, Kind::Place, format_args!("must be at the start of its block {}", name()));
        }
        if opcode != Opcode::Phi && before.is_some_and(|inst| self.body.opcode(inst) == Opcode::Phi) {
            return self.error(opcode, Kind::Place, format_args!("phis are the first of their block {}", name()));
        }
        Ok(())
    }

    /// Checks that both operands have the same type, and returns it.
    #[track_caller]
    pub(super) fn same_types(&self, opcode: Opcode, lhs: Value, rhs: Value) -> Result<Type> {
        let (left, right) = (self.operand(opcode, lhs)?, self.operand(opcode, rhs)?);
        if left == right {
            return Ok(left);
        }
        let (lhs, rhs) = (self.show(lhs), self.show(rhs));
        self.error(opcode, Kind::DifferentTypes, format_args!("operands have different types: {lhs} and {rhs}"))
    }

    /// Checks that `value` has the type that another part requires.
    #[track_caller]
    pub(super) fn expect_type(&self, opcode: Opcode, role: &str, value: Value, wanted: Type) -> Result<()> {
        if self.operand(opcode, value)? == wanted {
            return Ok(());
        }
        let (value, wanted) = (self.show(value), self.show_type(wanted));
        self.error(opcode, Kind::DifferentTypes, format_args!("{role} must have type {wanted}, not {value}"))
    }

    /// Returns the type of an operand that must pass a test, described by `wanted`.
    #[track_caller]
    pub(super) fn operand_where(
        &self,
        opcode: Opcode,
        role: &str,
        value: Value,
        wanted: &str,
        test: impl FnOnce(&Types, Type) -> bool,
    ) -> Result<Type> {
        let ty = self.operand(opcode, value)?;
        if test(self.types(), ty) {
            return Ok(ty);
        }
        let value = self.show(value);
        self.error(opcode, Kind::WrongType, format_args!("{role} must be {wanted}, not {value}"))
    }

    /// Returns the type of a pointer operand.
    #[track_caller]
    pub(super) fn pointer(&self, opcode: Opcode, role: &str, value: Value) -> Result<Type> {
        self.operand_where(opcode, role, value, "a pointer", Types::is_pointer)
    }

    /// Returns the type of an operand that must be a first-class value: not a block, metadata or `void`.
    #[track_caller]
    pub(super) fn first_class(&self, opcode: Opcode, role: &str, value: Value) -> Result<Type> {
        self.operand_where(opcode, role, value, "a value", |types, ty| {
            types.is_first_class(ty) && !matches!(types.kind(ty), TypeKind::Label | TypeKind::Metadata)
        })
    }

    /// Checks a type that is not the type of an operand.
    #[track_caller]
    pub(super) fn demand_type(&self, opcode: Opcode, ty: Type, wanted: &str, holds: bool) -> Result<()> {
        if holds {
            return Ok(());
        }
        let ty = self.show_type(ty);
        self.error(opcode, Kind::WrongType, format_args!("{ty} is not {wanted}"))
    }

    #[track_caller]
    pub(super) fn target(&self, opcode: Opcode, block: impl Into<Handle<Block>>) -> Result<Value> {
        let block = self.take_block(opcode, block)?;
        self.operand(opcode, block.into())?;
        self.check_unsealed(opcode, block)?;
        Ok(block.into())
    }

    /// Whether values of a type can be stored in memory.
    pub(super) fn is_sized(&mut self, ty: Type) -> bool {
        self.module.tables.is_sized_in(&self.module.data_layout, &mut self.measures, ty)
    }
}
