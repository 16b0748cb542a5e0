//! Terminators, other than those of calls and exception handling, and `phi` (LangRef "Terminator
//! Instructions").

use super::{BuildErrorKind as Kind, FunctionBuilder, ListOf, Operand, Result};
use crate::body::InstBuild;
use crate::opcode::Opcode;
use crate::owner::Handle;
use crate::types::{Type, TypeKind, Types};
use crate::value::{Block, Inst, Value, ValueKind};

impl FunctionBuilder<'_> {
    fn result_type(&self) -> Type {
        let ty = self.module.global(self.function).value_type;
        self.types().as_function(ty).map_or(Type::VOID, |function| function.result)
    }

    /// `ret` with a value.
    ///
    /// # Errors
    /// Returns an error if the value does not have the function's result type.
    #[track_caller]
    pub fn ret(&mut self, value: impl Into<Operand>) -> Result<Handle<Inst>> {
        let opcode = Opcode::Ret;
        let wanted = self.result_type();
        let value = self.take(opcode, value)?;
        self.first_class(opcode, "operand", value)?;
        self.expect_type(opcode, "operand", value, wanted)?;
        self.insert(opcode, InstBuild::new(opcode, Type::VOID), &[value])
    }

    /// `ret void`
    ///
    /// # Errors
    /// Returns an error if the function returns a value.
    #[track_caller]
    pub fn ret_void(&mut self) -> Result<Handle<Inst>> {
        let (opcode, wanted) = (Opcode::Ret, self.result_type());
        if wanted != Type::VOID {
            let wanted = self.show_type(wanted);
            return self.error(opcode, Kind::DifferentTypes, format_args!("the function returns {wanted}, not void"));
        }
        self.insert(opcode, InstBuild::new(opcode, Type::VOID), &[])
    }

    /// `br` to a block.
    ///
    /// # Errors
    /// Returns an error if the block does not belong to this function.
    #[track_caller]
    pub fn br(&mut self, target: impl Into<Handle<Block>>) -> Result<Handle<Inst>> {
        let target = self.target(Opcode::Br, target)?;
        self.insert(Opcode::Br, InstBuild::new(Opcode::Br, Type::VOID), &[target])
    }

    /// `br` on a condition.
    ///
    /// # Errors
    /// Returns an error if the condition is not an `i1`, or a block does not belong to this function.
    #[track_caller]
    pub fn cond_br(
        &mut self,
        condition: impl Into<Operand>,
        on_true: impl Into<Handle<Block>>,
        on_false: impl Into<Handle<Block>>,
    ) -> Result<Handle<Inst>> {
        let opcode = Opcode::Br;
        let condition = self.take(opcode, condition)?;
        self.operand_where(opcode, "condition", condition, "i1", |_, ty| ty == Type::I1)?;
        let (on_true, on_false) = (self.target(opcode, on_true)?, self.target(opcode, on_false)?);
        self.insert(opcode, InstBuild::new(opcode, Type::VOID), &[condition, on_false, on_true])
    }

    /// `switch` with these cases; [`FunctionBuilder::add_case`] adds more.
    ///
    /// # Errors
    /// Returns an error if the condition is not an integer, a case is not an integer constant of its type or
    /// occurs twice, or a block does not belong to this function.
    #[track_caller]
    pub fn switch(
        &mut self,
        condition: impl Into<Operand>,
        default: impl Into<Handle<Block>>,
        cases: &[(Operand, Handle<Block>)],
    ) -> Result<Handle<Inst>> {
        let opcode = Opcode::Switch;
        let condition = self.take(opcode, condition)?;
        self.operand_where(opcode, "condition", condition, "an integer", Types::is_integer)?;
        let mut operands = vec![condition, self.target(opcode, default)?];
        let mut seen = rustc_hash::FxHashSet::default();
        for &(value, block) in cases {
            let value = self.take(opcode, value)?;
            self.check_case(condition, value)?;
            if !seen.insert(value) {
                return self.duplicate_case(value);
            }
            operands.push(value);
            operands.push(self.target(opcode, block)?);
        }
        self.insert(opcode, InstBuild::new(opcode, Type::VOID), &operands)
    }

    /// Adds a case to a `switch`.
    ///
    /// # Errors
    /// Same as for [`FunctionBuilder::switch`], and if the instruction is not a `switch`.
    #[track_caller]
    pub fn add_case(
        &mut self,
        switch: impl Into<Handle<Inst>>,
        value: impl Into<Operand>,
        block: impl Into<Handle<Block>>,
    ) -> Result<()> {
        let opcode = Opcode::Switch;
        let switch = self.take_inst(opcode, switch)?;
        let value = self.take(opcode, value)?;
        self.expect_opcode(switch, opcode)?;
        let block = self.target(opcode, block)?;
        self.check_case(self.body.operands(switch)[0], value)?;
        if self.body.operands(switch).iter().skip(2).step_by(2).any(|&other| other == value) {
            return self.duplicate_case(value);
        }
        self.body.push_operand(switch, value);
        self.body.push_operand(switch, block);
        Ok(())
    }

    #[track_caller]
    fn check_case(&self, condition: Value, value: Value) -> Result<()> {
        self.same_types(Opcode::Switch, condition, value)?;
        if self.module.tables.int_value(value).is_none() {
            let value = self.show(value);
            return self.error(
                Opcode::Switch,
                Kind::WrongType,
                format_args!("case must be an integer constant, not {value}"),
            );
        }
        Ok(())
    }

    #[track_caller]
    fn duplicate_case<T>(&self, value: Value) -> Result<T> {
        let value = self.show(value);
        self.error(Opcode::Switch, Kind::InvalidProperty, format_args!("two cases for {value}"))
    }

    /// Checks that an instruction belongs to this function and has this opcode.
    #[track_caller]
    pub(super) fn expect_opcode(&self, inst: Inst, opcode: Opcode) -> Result<()> {
        self.operand(opcode, inst.into())?;
        if self.body.opcode(inst) == opcode {
            return Ok(());
        }
        let other = self.body.opcode(inst).spelling();
        self.error(opcode, Kind::WrongType, format_args!("{inst} is a {other}"))
    }

    /// `indirectbr`
    ///
    /// # Errors
    /// Returns an error if the address is not a pointer, or a block does not belong to this function.
    #[track_caller]
    pub fn indirect_br(
        &mut self,
        address: impl Into<Operand>,
        targets: impl ListOf<Handle<Block>>,
    ) -> Result<Handle<Inst>> {
        let opcode = Opcode::IndirectBr;
        let address = self.take(opcode, address)?;
        self.pointer(opcode, "address", address)?;
        let mut operands = vec![address];
        for target in targets.into_list() {
            operands.push(self.target(opcode, target)?);
        }
        self.insert(opcode, InstBuild::new(opcode, Type::VOID), &operands)
    }

    /// `unreachable`
    ///
    /// # Errors
    /// Returns an error if a terminator is not allowed at this position.
    #[track_caller]
    pub fn unreachable(&mut self) -> Result<Handle<Inst>> {
        self.insert(Opcode::Unreachable, InstBuild::new(Opcode::Unreachable, Type::VOID), &[])
    }

    /// `phi` without incoming values; [`FunctionBuilder::add_incoming`] adds them.
    ///
    /// # Errors
    /// Returns an error if the type is not first-class, or the position is not at the start of a block.
    #[track_caller]
    pub fn phi(&mut self, ty: impl Into<Handle<Type>>) -> Result<Handle<Inst>> {
        let opcode = Opcode::Phi;
        let ty = self.take_type(opcode, ty)?;
        let fits = self.types().is_first_class(ty)
            && !matches!(self.types().kind(ty), TypeKind::Label | TypeKind::Metadata | TypeKind::Token);
        self.demand_type(opcode, ty, "a first-class type", fits)?;
        self.check_place(opcode)?;
        let flags = self.fast_math_for(opcode, ty);
        let build = self.body.build_phi(ty, flags, std::iter::empty());
        Ok(self.place(build, &[]))
    }

    /// Adds an incoming value to a `phi`.
    ///
    /// # Errors
    /// Returns an error if the instruction is not a phi, the value does not have its type, or the block does
    /// not belong to this function.
    #[track_caller]
    pub fn add_incoming(
        &mut self,
        phi: impl Into<Handle<Inst>>,
        value: impl Into<Operand>,
        block: impl Into<Handle<Block>>,
    ) -> Result<()> {
        let opcode = Opcode::Phi;
        let phi = self.take_inst(opcode, phi)?;
        let value = self.take(opcode, value)?;
        self.expect_opcode(phi, opcode)?;
        let block = self.target(opcode, block)?.as_block().expect("a target is a block");
        // A value from a later part of the function is fine here, so only its type is checked.
        let wanted = self.body.inst_type(phi);
        if matches!(value.kind(), ValueKind::Metadata(_) | ValueKind::LocalMetadata(_)) {
            return self.error(opcode, Kind::WrongType, format_args!("metadata cannot be an incoming value"));
        }
        self.expect_type(opcode, "incoming value", value, wanted)?;
        self.body.add_incoming(phi, value, block);
        Ok(())
    }
}
