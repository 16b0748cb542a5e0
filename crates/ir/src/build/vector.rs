//! Vector and aggregate operations (LangRef "Vector Operations", "Aggregate Operations").

use super::{BuildErrorKind as Kind, FunctionBuilder, Operand, Result};
use crate::body::InstBuild;
use crate::opcode::Opcode;
use crate::owner::Handle;
use crate::types::{Type, TypeKind, Types};
use crate::value::{Inst, Value};

impl FunctionBuilder<'_> {
    /// `extractelement`
    ///
    /// # Errors
    /// Returns an error if the first operand is not a vector, or the index is not an integer.
    #[track_caller]
    pub fn extract_element(&mut self, vector: impl Into<Operand>, index: impl Into<Operand>) -> Result<Handle<Value>> {
        let opcode = Opcode::ExtractElement;
        let (vector, index) = (self.take(opcode, vector)?, self.take(opcode, index)?);
        let ty = self.operand_where(opcode, "operand", vector, "a vector", Types::is_vector)?;
        self.operand_where(opcode, "index", index, "an integer", Types::is_integer)?;
        if let Some(folded) = self.folded(&[vector, index], |folder| Some(folder.extract_element(vector, index))) {
            return Ok(self.own(folded));
        }
        let element = self.types().scalar(ty);
        self.insert(opcode, InstBuild::new(opcode, element), &[vector, index]).map(Handle::into)
    }

    /// `insertelement`
    ///
    /// # Errors
    /// Returns an error if the first operand is not a vector, the element does not have its element type, or
    /// the index is not an integer.
    #[track_caller]
    pub fn insert_element(
        &mut self,
        vector: impl Into<Operand>,
        element: impl Into<Operand>,
        index: impl Into<Operand>,
    ) -> Result<Handle<Value>> {
        let opcode = Opcode::InsertElement;
        let (vector, element, index) =
            (self.take(opcode, vector)?, self.take(opcode, element)?, self.take(opcode, index)?);
        let ty = self.operand_where(opcode, "operand", vector, "a vector", Types::is_vector)?;
        let element_type = self.operand(opcode, element)?;
        if element_type != self.types().scalar(ty) {
            let (vector, element) = (self.show(vector), self.show(element));
            return self.error(opcode, Kind::DifferentTypes, format_args!("element {element} does not fit {vector}"));
        }
        self.operand_where(opcode, "index", index, "an integer", Types::is_integer)?;
        let operands = [vector, element, index];
        if let Some(folded) = self.folded(&operands, |folder| Some(folder.insert_element(vector, element, index))) {
            return Ok(self.own(folded));
        }
        self.insert(opcode, InstBuild::new(opcode, ty), &operands).map(Handle::into)
    }

    /// `shufflevector`; -1 in the mask is poison.
    ///
    /// # Errors
    /// Returns an error if the operands are not vectors of the same type, the mask is empty or has an index
    /// out of range, or, for scalable vectors, the mask is not all 0 or all -1.
    #[track_caller]
    pub fn shuffle_vector(
        &mut self,
        lhs: impl Into<Operand>,
        rhs: impl Into<Operand>,
        mask: &[i32],
    ) -> Result<Handle<Value>> {
        let opcode = Opcode::ShuffleVector;
        let (lhs, rhs) = (self.take(opcode, lhs)?, self.take(opcode, rhs)?);
        self.same_types(opcode, lhs, rhs)?;
        let operand_type = self.operand_where(opcode, "operands", lhs, "vectors", Types::is_vector)?;
        let (len, scalable) = self.types().vector_len(operand_type).unwrap_or((0, false));
        let limit = 2 * i64::from(len);
        let wrong = mask.iter().find(|&&lane| !(-1..limit).contains(&i64::from(lane)));
        let uneven = scalable && !(mask.iter().all(|&lane| lane == 0) || mask.iter().all(|&lane| lane == -1));
        let Some(mask_len) = u32::try_from(mask.len()).ok().filter(|&len| len != 0) else {
            return self.error(opcode, Kind::InvalidIndex, format_args!("a mask of length {}", mask.len()));
        };
        if let Some(lane) = wrong {
            let operands = self.show_type(operand_type);
            return self.error(
                opcode,
                Kind::InvalidIndex,
                format_args!("mask element {lane} is beyond two operands of {operands}"),
            );
        }
        if uneven {
            let operands = self.show_type(operand_type);
            return self.error(
                opcode,
                Kind::InvalidIndex,
                format_args!("the mask for {operands} must be all 0 or all -1"),
            );
        }
        if let Some(folded) = self.folded(&[lhs, rhs], |folder| Some(folder.shuffle(lhs, rhs, mask))) {
            return Ok(self.own(folded));
        }
        let element = self.types().scalar(operand_type);
        let ty = self.module.tables.types.vector(element, mask_len, scalable);
        self.check_place(opcode)?;
        let build = self.body.build_shuffle(ty, mask);
        Ok(self.place(build, &[lhs, rhs]).into())
    }

    /// A vector of `len` (times vscale) elements that all equal `element`: inserted in the first lane, then
    /// shuffled to all lanes.
    ///
    /// # Errors
    /// Returns an error if there are no vectors of the element's type, or `len` is 0.
    #[track_caller]
    pub fn vector_splat(&mut self, element: impl Into<Operand>, len: u32, scalable: bool) -> Result<Handle<Value>> {
        let opcode = Opcode::ShuffleVector;
        let element = self.take(opcode, element)?;
        let element_type = self.operand_where(opcode, "element", element, "an element of vectors", |types, ty| {
            matches!(
                types.kind(ty),
                TypeKind::Integer(_) | TypeKind::Byte(_) | TypeKind::Float(_) | TypeKind::Pointer(_)
            )
        })?;
        if len == 0 {
            return self.error(opcode, Kind::InvalidIndex, format_args!("a vector of length 0"));
        }
        let tables = &mut self.module.tables;
        let ty = tables.types.vector(element_type, len, scalable);
        let poison = Value::from(tables.const_poison(ty));
        let zero = tables.const_i64(Type::I64, 0);
        let name = std::mem::take(&mut self.pending_name);
        let inserted = self.insert_element(poison, element, zero)?;
        self.pending_name = name;
        self.shuffle_vector(inserted, poison, &vec![0; len as usize])
    }

    /// `extractvalue`
    ///
    /// # Errors
    /// Returns an error if the first operand is not an aggregate, or the indices do not match its type.
    #[track_caller]
    pub fn extract_value(&mut self, aggregate: impl Into<Operand>, indices: &[u32]) -> Result<Handle<Value>> {
        let opcode = Opcode::ExtractValue;
        let aggregate = self.take(opcode, aggregate)?;
        let ty = self.value_at(opcode, aggregate, indices)?;
        if let Some(folded) = self.folded(&[aggregate], |folder| folder.extract_value(aggregate, indices)) {
            return Ok(self.own(folded));
        }
        self.check_place(opcode)?;
        let build = self.body.build_indexed(opcode, ty, indices);
        Ok(self.place(build, &[aggregate]).into())
    }

    /// `insertvalue`
    ///
    /// # Errors
    /// Returns an error if the first operand is not an aggregate, the indices do not match its type, or they
    /// select a different type than the element's.
    #[track_caller]
    pub fn insert_value(
        &mut self,
        aggregate: impl Into<Operand>,
        element: impl Into<Operand>,
        indices: &[u32],
    ) -> Result<Handle<Value>> {
        let opcode = Opcode::InsertValue;
        let (aggregate, element) = (self.take(opcode, aggregate)?, self.take(opcode, element)?);
        let wanted = self.value_at(opcode, aggregate, indices)?;
        self.expect_type(opcode, "element", element, wanted)?;
        if let Some(folded) =
            self.folded(&[aggregate, element], |folder| folder.insert_value(aggregate, element, indices))
        {
            return Ok(self.own(folded));
        }
        let ty = self.operand(opcode, aggregate)?;
        self.check_place(opcode)?;
        let build = self.body.build_indexed(opcode, ty, indices);
        Ok(self.place(build, &[aggregate, element]).into())
    }

    /// Returns the type that indices into an aggregate select.
    #[track_caller]
    fn value_at(&self, opcode: Opcode, aggregate: Value, indices: &[u32]) -> Result<Type> {
        let whole = self.operand_where(opcode, "operand", aggregate, "a struct or array", Types::is_aggregate)?;
        let mut at = whole;
        for &index in indices {
            let inner = self.types().is_aggregate(at).then(|| self.module.tables.element_type(at, u64::from(index)));
            match inner.flatten() {
                Some(ty) => at = ty,
                None => {
                    let (whole, at) = (self.show(aggregate), self.show_type(at));
                    return self.error(
                        opcode,
                        Kind::InvalidIndex,
                        format_args!("index {index} is invalid for {at} of {whole}"),
                    );
                }
            }
        }
        if indices.is_empty() {
            return self.error(opcode, Kind::InvalidIndex, format_args!("there must be an index"));
        }
        Ok(at)
    }

    /// `va_arg`
    ///
    /// # Errors
    /// Returns an error if the list is not a pointer, or the type is not first-class.
    #[track_caller]
    pub fn va_arg(&mut self, list: impl Into<Operand>, ty: impl Into<Handle<Type>>) -> Result<Handle<Inst>> {
        let opcode = Opcode::VaArg;
        let ty = self.take_type(opcode, ty)?;
        let list = self.take(opcode, list)?;
        self.pointer(opcode, "list", list)?;
        let fits = self.types().is_first_class(ty)
            && !matches!(self.types().kind(ty), TypeKind::Label | TypeKind::Metadata | TypeKind::Token);
        self.demand_type(opcode, ty, "a first-class type", fits)?;
        self.insert(opcode, InstBuild::new(opcode, ty), &[list])
    }
}
