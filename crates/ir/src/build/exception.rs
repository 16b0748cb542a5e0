//! Exception handling (LangRef "Exception Handling" and the instructions' own sections): landing pads and
//! funclets.

use super::{BuildErrorKind as Kind, FunctionBuilder, ListOf, Operand, Result};
use crate::body::InstBuild;
use crate::opcode::Opcode;
use crate::owner::Handle;
use crate::types::{Type, TypeKind};
use crate::value::{Block, Inst, Value};

/// A clause of a `landingpad`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Clause {
    /// `catch`: type information, a pointer.
    Catch(Operand),
    /// `filter`: an array of type information.
    Filter(Operand),
}

impl FunctionBuilder<'_> {
    /// `landingpad`
    ///
    /// # Errors
    /// Returns an error if there is neither a clause nor `cleanup`, a `catch` is not a pointer constant, a
    /// `filter` is not an array constant, or the position is not directly after the phis of a block.
    #[track_caller]
    pub fn landing_pad(
        &mut self,
        ty: impl Into<Handle<Type>>,
        cleanup: bool,
        clauses: &[Clause],
    ) -> Result<Handle<Inst>> {
        let opcode = Opcode::LandingPad;
        let ty = self.take_type(opcode, ty)?;
        let fits = self.types().is_first_class(ty)
            && !matches!(self.types().kind(ty), TypeKind::Label | TypeKind::Metadata | TypeKind::Token);
        self.demand_type(opcode, ty, "a first-class type", fits)?;
        if clauses.is_empty() && !cleanup {
            return self.error(opcode, Kind::InvalidProperty, format_args!("there must be a clause or cleanup"));
        }
        let mut operands = Vec::with_capacity(clauses.len());
        for clause in clauses {
            let (Clause::Catch(value) | Clause::Filter(value)) = *clause;
            let value = self.take(opcode, value)?;
            match clause {
                Clause::Catch(_) => self.pointer(opcode, "catch", value)?,
                Clause::Filter(_) => self.operand_where(opcode, "filter", value, "an array", |types, ty| {
                    matches!(types.kind(ty), TypeKind::Array { .. })
                })?,
            };
            if !value.is_constant() {
                let value = self.show(value);
                return self.error(opcode, Kind::WrongType, format_args!("clause must be a constant, not {value}"));
            }
            operands.push(value);
        }
        self.check_place(opcode)?;
        let filters: Vec<bool> = clauses.iter().map(|clause| matches!(clause, Clause::Filter(_))).collect();
        let build = self.body.build_landing_pad(ty, cleanup, &filters);
        Ok(self.place(build, &operands))
    }

    /// `resume`
    ///
    /// # Errors
    /// Returns an error if the operand is not a value.
    #[track_caller]
    pub fn resume(&mut self, value: impl Into<Operand>) -> Result<Handle<Inst>> {
        let opcode = Opcode::Resume;
        let value = self.take(opcode, value)?;
        self.first_class(opcode, "operand", value)?;
        self.insert(opcode, InstBuild::new(opcode, Type::VOID), &[value])
    }

    /// Returns the parent pad, or `none` at the outermost level.
    #[track_caller]
    fn parent_pad(&mut self, opcode: Opcode, parent: Option<Handle<Value>>) -> Result<Value> {
        let Some(parent) = parent else {
            return match self.module.tables.const_null(Type::TOKEN) {
                Some(none) => Ok(none.into()),
                None => self.error(opcode, Kind::WrongType, format_args!("there is no token")),
            };
        };
        let parent = self.take(opcode, parent)?;
        let is_pad = match parent.as_inst() {
            Some(inst) if self.known_type(parent).is_some() => {
                matches!(self.body.opcode(inst), Opcode::CleanupPad | Opcode::CatchPad)
            }
            _ => parent.is_constant(),
        };
        self.expect_type(opcode, "parent", parent, Type::TOKEN)?;
        if is_pad {
            return Ok(parent);
        }
        let parent = self.show(parent);
        self.error(opcode, Kind::WrongType, format_args!("parent must be a cleanuppad or catchpad, not {parent}"))
    }

    #[track_caller]
    fn pad_arguments(&self, opcode: Opcode, arguments: &[Value]) -> Result<()> {
        for &argument in arguments {
            self.first_class(opcode, "argument", argument)?;
        }
        Ok(())
    }

    /// `catchswitch`; without an unwind destination, it unwinds to the caller.
    ///
    /// # Errors
    /// Returns an error if there is no handler, the parent is not a pad, a block does not belong to this
    /// function, or the position is not directly after the phis of a block.
    #[track_caller]
    pub fn catch_switch(
        &mut self,
        parent: Option<Handle<Value>>,
        handlers: impl ListOf<Handle<Block>>,
        unwind: Option<Handle<Block>>,
    ) -> Result<Handle<Inst>> {
        let opcode = Opcode::CatchSwitch;
        let mut operands = vec![self.parent_pad(opcode, parent)?];
        let handlers = handlers.into_list();
        if handlers.is_empty() {
            return self.error(opcode, Kind::ArgumentCount, format_args!("there must be a handler"));
        }
        for &block in unwind.iter().chain(&handlers) {
            operands.push(self.target(opcode, block)?);
        }
        self.insert(opcode, InstBuild::catch_switch(Type::TOKEN, unwind.is_some()), &operands)
    }

    /// `catchpad`
    ///
    /// # Errors
    /// Returns an error if the parent is not a `catchswitch`, an argument is not a value, or the position is
    /// not directly after the phis of a block.
    #[track_caller]
    pub fn catch_pad(
        &mut self,
        catch_switch: impl Into<Handle<Inst>>,
        arguments: impl ListOf<Operand>,
    ) -> Result<Handle<Inst>> {
        let opcode = Opcode::CatchPad;
        let catch_switch = self.take_inst(opcode, catch_switch)?;
        let arguments = self.take_all(opcode, arguments)?;
        self.operand(opcode, catch_switch.into())?;
        if self.body.opcode(catch_switch) != Opcode::CatchSwitch {
            let parent = self.show(catch_switch.into());
            return self.error(opcode, Kind::WrongType, format_args!("parent must be a catchswitch, not {parent}"));
        }
        self.pad_arguments(opcode, &arguments)?;
        let operands: Vec<Value> = arguments.iter().copied().chain([catch_switch.into()]).collect();
        self.insert(opcode, InstBuild::new(opcode, Type::TOKEN), &operands)
    }

    /// `cleanuppad`
    ///
    /// # Errors
    /// Returns an error if the parent is not a pad, an argument is not a value, or the position is not
    /// directly after the phis of a block.
    #[track_caller]
    pub fn cleanup_pad(
        &mut self,
        parent: Option<Handle<Value>>,
        arguments: impl ListOf<Operand>,
    ) -> Result<Handle<Inst>> {
        let opcode = Opcode::CleanupPad;
        let arguments = self.take_all(opcode, arguments)?;
        let parent = self.parent_pad(opcode, parent)?;
        self.pad_arguments(opcode, &arguments)?;
        let operands: Vec<Value> = arguments.iter().copied().chain([parent]).collect();
        self.insert(opcode, InstBuild::new(opcode, Type::TOKEN), &operands)
    }

    #[track_caller]
    fn pad(&self, opcode: Opcode, pad: Inst, wanted: Opcode) -> Result<Value> {
        self.operand(opcode, pad.into())?;
        if self.body.opcode(pad) == wanted {
            return Ok(pad.into());
        }
        let (pad, wanted) = (self.show(pad.into()), wanted.spelling());
        self.error(opcode, Kind::WrongType, format_args!("operand must be a {wanted}, not {pad}"))
    }

    /// `catchret`
    ///
    /// # Errors
    /// Returns an error if the operand is not a `catchpad`, or the block does not belong to this function.
    #[track_caller]
    pub fn catch_ret(
        &mut self,
        catch_pad: impl Into<Handle<Inst>>,
        target: impl Into<Handle<Block>>,
    ) -> Result<Handle<Inst>> {
        let opcode = Opcode::CatchRet;
        let catch_pad = self.take_inst(opcode, catch_pad)?;
        let operands = [self.pad(opcode, catch_pad, Opcode::CatchPad)?, self.target(opcode, target)?];
        self.insert(opcode, InstBuild::new(opcode, Type::VOID), &operands)
    }

    /// `cleanupret`; without an unwind destination, it unwinds to the caller.
    ///
    /// # Errors
    /// Returns an error if the operand is not a `cleanuppad`, or the block does not belong to this function.
    #[track_caller]
    pub fn cleanup_ret(
        &mut self,
        cleanup_pad: impl Into<Handle<Inst>>,
        unwind: Option<Handle<Block>>,
    ) -> Result<Handle<Inst>> {
        let opcode = Opcode::CleanupRet;
        let cleanup_pad = self.take_inst(opcode, cleanup_pad)?;
        let mut operands = vec![self.pad(opcode, cleanup_pad, Opcode::CleanupPad)?];
        if let Some(unwind) = unwind {
            operands.push(self.target(opcode, unwind)?);
        }
        self.insert(opcode, InstBuild::new(opcode, Type::VOID), &operands)
    }
}
