//! Operands of a body: values, metadata, blocks, attributes, and pointees of the pointers in old files.

use draig_ir::body::LocalMetadataData;
use draig_ir::{AttrList, Block, Metadata, Type, Value, ValueKind};

use super::{BodyReader, VIRTUAL};
use crate::codes::encodings;
use crate::read::fault::{Result, fault, invalid_record};
use crate::read::metadata::MetadataScope;
use crate::read::records::operand;
use crate::read::scope::Scope;
use crate::read::shape::is_first_class;
use crate::read::types::NO_ID;
use crate::read::values::{CreateContext, Slot, placeholder};

impl BodyReader<'_, '_> {
    /// Returns the number of the next result.
    #[inline]
    pub(super) fn next_number(&self) -> u32 {
        self.values.len() as u32
    }

    #[inline]
    pub(super) fn value_number(&self, operand: u64) -> u32 {
        if self.scope.relative { self.next_number().wrapping_sub(operand as u32) } else { operand as u32 }
    }

    /// Reads a value whose type follows if it is defined later. Inlined, because a result in memory is written in
    /// parts and read as a whole, for which the processor has to wait.
    #[inline(always)]
    pub(super) fn typed_value(&mut self, operands: &[u64], at: &mut usize) -> Result<Slot> {
        let number = self.value_number(operand(operands, *at)?);
        *at += 1;
        match self.values.get(number as usize) {
            Some(slot) if !self.has_expressions => Ok(slot),
            Some(slot) => self.expanded(slot),
            None => {
                let id = operand(operands, *at)?;
                *at += 1;
                self.later_value(number, id)
            }
        }
    }

    #[cold]
    #[inline(never)]
    fn later_value(&mut self, number: u32, id: u64) -> Result<Slot> {
        let ty = self.scope.types.ty(id).map_err(|_| invalid_record())?;
        let value = self.forward_value(number, ty)?;
        Ok(Slot { value, ty, id: id as u32 })
    }

    /// Returns the number of words of such a value in a record. `None` if there are too few or the type does
    /// not exist. LLVM checks the length of a record before it finds that no value has such a type.
    pub(super) fn value_len(&self, operands: &[u64], at: usize) -> Option<usize> {
        let number = self.value_number(*operands.get(at)?);
        if self.values.get(number as usize).is_some() {
            return Some(1);
        }
        self.scope.types.ty(*operands.get(at + 1)?).ok().map(|_| 2)
    }

    /// Returns a value of a known type.
    #[inline]
    pub(super) fn value(&mut self, operand: u64, ty: Type) -> Result<Value> {
        let number = self.value_number(operand);
        self.value_of(number, ty)
    }

    /// Returns a value of a known type and advances the position in the record.
    #[inline]
    pub(super) fn next_value(&mut self, operands: &[u64], at: &mut usize, ty: Type) -> Result<Value> {
        let operand = operand(operands, *at)?;
        *at += 1;
        self.value(operand, ty)
    }

    pub(super) fn value_of(&mut self, number: u32, ty: Type) -> Result<Value> {
        if ty == Type::METADATA {
            return self.metadata_operand(number);
        }
        match self.values.get(number as usize) {
            Some(slot) if slot.ty == ty && !self.has_expressions => Ok(slot.value),
            Some(slot) if slot.ty == ty => self.expanded(slot).map(|slot| slot.value),
            Some(_) => Err(invalid_record().with_note("an operand is of another type".into())),
            None => self.forward_value(number, ty),
        }
    }

    #[cold]
    pub(super) fn forward_value(&mut self, number: u32, ty: Type) -> Result<Value> {
        if number >= self.limit || !is_first_class(&self.tables.types, ty) || ty == Type::LABEL {
            return Err(invalid_record());
        }
        let known = *self.forward.entry(number).or_insert(ty);
        if known != ty {
            return Err(invalid_record().with_note("an operand is of another type".into()));
        }
        self.mentioned_forward = true;
        Ok(placeholder(number))
    }

    /// Returns a value by number; reads a constant of the module if necessary.
    pub(super) fn known_value(&mut self, number: u64) -> Result<Slot> {
        let Scope { types, budget, .. } = self.scope;
        self.values.demand(number, CreateContext { tables: self.tables, types, budget, unknown: &mut self.unknown })
    }

    /// Returns a list of attributes by its number plus one.
    pub(super) fn attribute_list(&mut self, number: u64) -> Result<AttrList> {
        match &mut self.attributes {
            Some(attributes) => attributes.list(number, self.tables, &self.scope.types, &self.scope.budget),
            None => Ok(self.scope.attributes.list(number)),
        }
    }

    /// Returns metadata by number.
    #[inline]
    pub(super) fn metadata(&mut self, number: u64) -> Result<Value> {
        if self.ids.is_unread(number) {
            let scope = MetadataScope {
                tables: self.tables,
                types: &self.scope.types,
                values: &mut self.values,
                budget: &self.scope.budget,
                module: None,
                unknown: &mut self.unknown,
            };
            self.ids.demand(number, scope)?;
        }
        self.ids.value(number)
    }

    /// Returns metadata that is not local.
    pub(super) fn module_metadata(&mut self, number: u64) -> Result<Metadata> {
        match self.metadata(number)?.kind() {
            ValueKind::Metadata(id) => Ok(id),
            _ => Err(invalid_record()),
        }
    }

    /// Returns metadata as the operand of a call.
    pub(super) fn metadata_operand(&mut self, number: u32) -> Result<Value> {
        let value = self.metadata(u64::from(number))?;
        Ok(match value.kind() {
            ValueKind::Inst(_) | ValueKind::Arg(_) => {
                Value::from(self.body.add_local_metadata(LocalMetadataData::Value(value)))
            }
            _ => value,
        })
    }

    /// Returns a block by number.
    #[inline]
    pub(super) fn block(&self, number: u64) -> Result<Block> {
        match u32::try_from(number) {
            Ok(number) if number < self.block_count => Ok(Block::from_u32(number)),
            _ => Err(invalid_record()),
        }
    }

    pub(super) fn current_block(&self) -> Result<Block> {
        match self.block < self.block_count {
            true => Ok(Block::from_u32(self.block)),
            false => Err(fault("Invalid instruction with no BB")),
        }
    }

    /// Returns the type number of a part of a value, if numbers matter.
    pub(super) fn part_id(&self, id: u32, at: usize) -> u32 {
        if !self.scope.types.typed_pointers || id == NO_ID {
            return NO_ID;
        }
        match id.checked_sub(VIRTUAL) {
            Some(pointer) if at == 0 => self.pointees.get(pointer as usize).copied().unwrap_or(NO_ID),
            Some(_) => NO_ID,
            None => self.scope.types.part(id, at).unwrap_or(NO_ID),
        }
    }

    /// Returns the number of a pointer to a type, if numbers matter.
    pub(super) fn pointer_id(&mut self, pointee: u32) -> u32 {
        if !self.scope.types.typed_pointers || pointee == NO_ID {
            return NO_ID;
        }
        let pointees = &mut self.pointees;
        *self.pointers.entry(pointee).or_insert_with(|| {
            pointees.push(pointee);
            VIRTUAL + pointees.len() as u32 - 1
        })
    }

    /// Returns the pointee of a pointer, and the pointee's number.
    pub(super) fn pointee(&self, id: u32, missing: &'static str) -> Result<(Type, u32)> {
        let pointee = self.part_id(id, 0);
        let ty = if pointee == NO_ID || pointee >= VIRTUAL {
            // A pointer that no record names.
            (pointee != NO_ID).then_some(Type::PTR)
        } else {
            self.scope.types.get(u64::from(pointee))
        };
        ty.map(|ty| (ty, pointee)).ok_or_else(|| fault(missing))
    }

    pub(super) fn is_pointer(&self, ty: Type) -> bool {
        self.tables.types.is_pointer(ty)
    }

    pub(super) fn sync_scope(&self, number: u64) -> Result<draig_ir::SyncScope> {
        // Files older than names have only the two predefined ones.
        let known = self.scope.sync_scopes.get(usize::try_from(number).map_err(|_| invalid_record())?);
        match (known, number) {
            (Some(&scope), _) => Ok(scope),
            (None, 0) => Ok(draig_ir::SyncScope::SINGLE_THREAD),
            (None, 1) => Ok(draig_ir::SyncScope::SYSTEM),
            _ => Err(fault("Invalid sync scope")),
        }
    }

    pub(super) fn signed_number(&self, operand: u64) -> u32 {
        let number = encodings::signed(operand);
        if self.scope.relative { self.next_number().wrapping_sub(number as u32) } else { operand as u32 }
    }
}
