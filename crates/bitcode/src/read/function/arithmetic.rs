//! Arithmetic, conversions, comparisons, vectors and aggregates.

use draig_ir::{InstBuild, Opcode, Type, TypeKind};

use super::BodyReader;
use crate::codes::operations;
use crate::read::fault::{Fault, Result, fault, invalid_record};
use crate::read::records::operand;
use crate::read::shape;
use crate::read::types::NO_ID;
use crate::read::values::Slot;

impl BodyReader<'_, '_> {
    pub(super) fn binary(&mut self, operands: &[u64]) -> Result<()> {
        let mut at = 0;
        let lhs = self.typed_value(operands, &mut at)?;
        let rhs = self.next_value(operands, &mut at, lhs.ty)?;
        let number = operand(operands, at)?;
        let is_float = self.tables.types.is_float_or_vector(lhs.ty);
        if !is_float && !self.tables.types.is_integer_or_vector(lhs.ty) {
            return Err(invalid_record());
        }
        let opcode = operations::binary(number, is_float).ok_or_else(invalid_record)?;
        let flags = operations::flags(opcode.flag_class(), operands.get(at + 1).copied().unwrap_or(0));
        self.add(InstBuild::new(opcode, lhs.ty).flags(flags), &[lhs.value, rhs], lhs.id)?;
        Ok(())
    }

    pub(super) fn unary(&mut self, operands: &[u64]) -> Result<()> {
        let mut at = 0;
        let value = self.typed_value(operands, &mut at)?;
        if operand(operands, at)? != operations::FNEG || !self.tables.types.is_float_or_vector(value.ty) {
            return Err(invalid_record());
        }
        let flags = operations::fast_math(operands.get(at + 1).copied().unwrap_or(0)).0;
        self.add(InstBuild::new(Opcode::FNeg, value.ty).flags(flags), &[value.value], value.id)?;
        Ok(())
    }

    pub(super) fn cast(&mut self, operands: &[u64]) -> Result<()> {
        let mut at = 0;
        let value = self.typed_value(operands, &mut at)?;
        let (id, number) = (operand(operands, at)?, operand(operands, at + 1)?);
        let to = self.scope.types.ty(id)?;
        let opcode = operations::cast(number).ok_or_else(|| fault("Invalid cast"))?;
        if !self.tables.types.is_valid_cast(opcode, value.ty, to) {
            return self.retired_cast(opcode, value, to, id as u32);
        }
        let flags = operations::flags(opcode.flag_class(), operands.get(at + 2).copied().unwrap_or(0));
        self.add(InstBuild::new(opcode, to).flags(flags), &[value.value], id as u32)?;
        Ok(())
    }

    /// Rewrites a `bitcast` between address spaces, once allowed, through an integer.
    #[cold]
    fn retired_cast(&mut self, opcode: Opcode, value: super::Slot, to: Type, id: u32) -> Result<()> {
        let types = &self.tables.types;
        let between = opcode == Opcode::BitCast
            && types.is_pointer_or_vector(value.ty)
            && types.is_pointer_or_vector(to)
            && types.vector_len(value.ty) == types.vector_len(to);
        if !between {
            return Err(fault("Invalid cast"));
        }
        let middle = self.tables.types.with_shape_of(Type::I64, to);
        let block = self.current_block()?;
        let integer = self.body.append_inst(block, InstBuild::new(Opcode::PtrToInt, middle), &[value.value]);
        if self.mentioned_forward {
            self.note_forward(integer, &[value.value]);
        }
        self.insts.push(integer);
        self.add(InstBuild::new(Opcode::IntToPtr, to), &[integer.into()], id)?;
        // Only the last of the two has a number in the file.
        let at = self.insts.len() - 2;
        self.insts.remove(at);
        Ok(())
    }

    pub(super) fn compare(&mut self, operands: &[u64]) -> Result<()> {
        let mut at = 0;
        let exceeded = || fault("Invalid record: operand number exceeded available operands");
        let lhs = match self.typed_value(operands, &mut at) {
            Err(_) if operands.len() == 3 && self.value_len(operands, 0) == Some(2) => return Err(exceeded()),
            lhs => lhs?,
        };
        let rhs = self.next_value(operands, &mut at, lhs.ty)?;
        let predicate = operands.get(at).copied().ok_or_else(exceeded)?;
        let flags = operands.get(at + 1).copied().unwrap_or(0);
        let ty = self.tables.types.with_shape_of(Type::I1, lhs.ty);
        let build = if self.tables.types.is_float_or_vector(lhs.ty) {
            let predicate = operations::float_predicate(predicate).ok_or_else(|| fault("Invalid fcmp predicate"))?;
            InstBuild::fcmp(ty, predicate).flags(operations::flags(Opcode::FCmp.flag_class(), flags))
        } else {
            let types = &self.tables.types;
            if !types.is_integer_or_vector(lhs.ty) && !types.is_pointer_or_vector(lhs.ty) {
                return Err(invalid_record());
            }
            let predicate = operations::int_predicate(predicate).ok_or_else(|| fault("Invalid icmp predicate"))?;
            InstBuild::icmp(ty, predicate).flags(operations::flags(Opcode::ICmp.flag_class(), flags))
        };
        self.add(build, &[lhs.value, rhs], NO_ID)?;
        Ok(())
    }

    pub(super) fn select(&mut self, operands: &[u64], old: bool) -> Result<()> {
        let mut at = 0;
        let on_true = self.typed_value(operands, &mut at)?;
        let on_false = self.next_value(operands, &mut at, on_true.ty)?;
        let condition = match old {
            true => self.next_value(operands, &mut at, Type::I1)?,
            false => {
                let condition = self.typed_value(operands, &mut at)?;
                if self.tables.types.scalar(condition.ty) != Type::I1 {
                    return Err(fault("Invalid type for value"));
                }
                condition.value
            }
        };
        if !shape::is_first_class(&self.tables.types, on_true.ty) {
            return Err(invalid_record());
        }
        let flags = operations::fast_math(operands.get(at).copied().unwrap_or(0)).0;
        // They have a meaning only on floating-point values.
        let flags = if self.is_float_result(on_true.ty) { flags } else { 0 };
        let build = InstBuild::new(Opcode::Select, on_true.ty).flags(flags);
        self.add(build, &[condition, on_true.value, on_false], on_true.id)?;
        Ok(())
    }

    /// Whether an instruction of this type takes fast-math flags.
    pub(super) fn is_float_result(&self, ty: Type) -> bool {
        self.tables.types.accepts_fast_math(ty)
    }

    pub(super) fn freeze(&mut self, operands: &[u64]) -> Result<()> {
        let value = self.typed_value(operands, &mut 0)?;
        self.add(InstBuild::new(Opcode::Freeze, value.ty), &[value.value], value.id)?;
        Ok(())
    }

    pub(super) fn va_arg(&mut self, operands: &[u64]) -> Result<()> {
        let &[list_type, list, ty, ..] = operands else { return Err(invalid_record()) };
        let list_type = self.scope.types.ty(list_type)?;
        let list = self.value(list, list_type)?;
        let result = self.scope.types.ty(ty)?;
        if !self.is_pointer(list_type) || !shape::is_first_class(&self.tables.types, result) {
            return Err(invalid_record());
        }
        self.add(InstBuild::new(Opcode::VaArg, result), &[list], ty as u32)?;
        Ok(())
    }

    pub(super) fn extract_element(&mut self, operands: &[u64]) -> Result<()> {
        let mut at = 0;
        let vector = self.typed_value(operands, &mut at)?;
        let index = self.typed_value(operands, &mut at)?;
        if !self.tables.types.is_vector(vector.ty) {
            return Err(fault("Invalid type for value"));
        }
        if !self.tables.types.is_integer(index.ty) {
            return Err(invalid_record());
        }
        let (ty, id) = (self.tables.types.scalar(vector.ty), self.part_id(vector.id, 0));
        self.add(InstBuild::new(Opcode::ExtractElement, ty), &[vector.value, index.value], id)?;
        Ok(())
    }

    pub(super) fn insert_element(&mut self, operands: &[u64]) -> Result<()> {
        let mut at = 0;
        let vector = self.typed_value(operands, &mut at)?;
        if !self.tables.types.is_vector(vector.ty) {
            return Err(fault("Invalid type for value"));
        }
        let scalar = self.tables.types.scalar(vector.ty);
        let element = self.next_value(operands, &mut at, scalar)?;
        let index = self.typed_value(operands, &mut at)?;
        if !self.tables.types.is_integer(index.ty) {
            return Err(invalid_record());
        }
        let build = InstBuild::new(Opcode::InsertElement, vector.ty);
        self.add(build, &[vector.value, element, index.value], vector.id)?;
        Ok(())
    }

    pub(super) fn shuffle(&mut self, operands: &[u64]) -> Result<()> {
        let mut at = 0;
        let lhs = self.typed_value(operands, &mut at)?;
        let rhs = self.next_value(operands, &mut at, lhs.ty)?;
        let mask = self.typed_value(operands, &mut at)?;
        self.scope.budget.take_constant(&self.tables.types, mask.ty)?;
        let is_vector = self.tables.types.is_vector(lhs.ty) && self.tables.types.is_vector(mask.ty);
        let lanes = if is_vector { self.tables.shuffle_mask(lhs.ty, mask.value) } else { None };
        let lanes = lanes.ok_or_else(|| fault("Invalid type for value"))?;
        let scalar = self.tables.types.scalar(lhs.ty);
        let ty = self.tables.types.with_shape_of(scalar, mask.ty);
        let build = self.body.build_shuffle(ty, &lanes);
        self.add(build, &[lhs.value, rhs], NO_ID)?;
        Ok(())
    }

    fn two_values(&mut self, operands: &[u64], at: &mut usize) -> Result<(Slot, Slot)> {
        Ok((self.typed_value(operands, at)?, self.typed_value(operands, at)?))
    }

    fn two_values_len(&self, operands: &[u64]) -> Option<usize> {
        let first = self.value_len(operands, 0)?;
        Some(first + self.value_len(operands, first)?)
    }

    /// Returns the type of the element of an aggregate that indices select, its number, and the indices;
    /// `what` is the beginning of LLVM's messages.
    fn indexed(&self, what: &str, mut ty: Type, mut id: u32, operands: &[u64]) -> Result<(Type, u32, Vec<u32>)> {
        if operands.is_empty() {
            return Err(no_indices(what));
        }
        let mut indices = Vec::with_capacity(operands.len());
        for &index in operands {
            let is_array = matches!(self.tables.types.kind(ty), TypeKind::Array { .. });
            if !is_array && self.tables.types.struct_fields(ty).is_none() {
                return Err(fault(format!("{what}: Invalid type")));
            }
            let number = u32::try_from(index).map_err(|_| fault("Invalid value"))?;
            let kind = if is_array { "array" } else { "struct" };
            let element = self.tables.element_type(ty, index);
            ty = element.ok_or_else(|| fault(format!("{what}: Invalid {kind} index")))?;
            id = self.part_id(id, if is_array { 0 } else { number as usize });
            indices.push(number);
        }
        Ok((ty, id, indices))
    }

    pub(super) fn extract_value(&mut self, operands: &[u64]) -> Result<()> {
        let mut at = 0;
        let aggregate = match self.typed_value(operands, &mut at) {
            Err(_) if self.value_len(operands, 0) == Some(operands.len()) => return Err(no_indices("EXTRACTVAL")),
            aggregate => aggregate?,
        };
        let indices = operands.get(at..).unwrap_or_default();
        let (ty, id, indices) = self.indexed("EXTRACTVAL", aggregate.ty, aggregate.id, indices)?;
        let build = self.body.build_indexed(Opcode::ExtractValue, ty, &indices);
        self.add(build, &[aggregate.value], id)?;
        Ok(())
    }

    pub(super) fn insert_value(&mut self, operands: &[u64]) -> Result<()> {
        let mut at = 0;
        let (aggregate, element) = match self.two_values(operands, &mut at) {
            Err(_) if self.two_values_len(operands) == Some(operands.len()) => return Err(no_indices("INSERTVAL")),
            values => values?,
        };
        let indices = operands.get(at..).unwrap_or_default();
        let (ty, _, indices) = self.indexed("INSERTVAL", aggregate.ty, aggregate.id, indices)?;
        if ty != element.ty {
            return Err(fault("Inserted value type doesn't match aggregate type"));
        }
        let build = self.body.build_indexed(Opcode::InsertValue, aggregate.ty, &indices);
        self.add(build, &[aggregate.value, element.value], aggregate.id)?;
        Ok(())
    }
}

fn no_indices(what: &str) -> Fault {
    fault(format!("{what}: Invalid instruction with 0 indices"))
}
