//! Constants made of others: aggregates, expressions, addresses.

use draig_ir::fold::Folder;
use draig_ir::{Block, ConstKind, Global, IntFlags, Type, TypeKind, Value};
use draig_num::ApInt;

use crate::codes::{constant as code, encodings, operations};

use super::super::fault::{Result, fault, invalid_record};
use super::super::records::operand;
use super::super::shape;
use super::super::values::Slot;
use super::expressions::{GepRecord, is_unknown_operation};
use super::{ConstantReader, Pending};

/// Returns the numbers of the constants that a record mentions.
pub(crate) fn mentioned(kind: u32, operands: &[u64]) -> impl Iterator<Item = u64> + '_ {
    let at = move |places: &'static [usize]| places.iter().filter_map(|&at| operands.get(at).copied());
    let places: &'static [usize] = match kind {
        code::CE_BINOP => &[1, 2],
        code::CE_UNOP => &[1],
        code::CE_CAST => &[2],
        code::CE_SELECT | code::CE_SHUFFLEVEC => &[0, 1, 2],
        code::CE_EXTRACTELT if operands.len() == 4 => &[1, 3],
        code::CE_EXTRACTELT => &[1, 2],
        code::CE_INSERTELT if operands.len() == 4 => &[0, 1, 3],
        code::CE_INSERTELT => &[0, 1, 2],
        code::CE_SHUFVEC_EX => &[1, 2, 3],
        code::CE_CMP => &[1, 2],
        code::PTRAUTH => &[0, 1, 2, 3],
        code::PTRAUTH2 => &[0, 1, 2, 3, 4],
        _ => &[],
    };
    let gep = gep_pairs(kind, operands).unwrap_or_default();
    let aggregate = if kind == code::AGGREGATE { operands } else { &[] };
    at(places).chain(aggregate.iter().copied()).chain(gep.iter().skip(1).step_by(2).copied())
}

/// Whether a `getelementptr` begins with its source type.
pub(super) fn has_source_type(kind: u32, operands: &[u64]) -> bool {
    matches!(kind, code::CE_GEP | code::CE_GEP_WITH_INRANGE | code::CE_GEP_WITH_INRANGE_INDEX_OLD)
        || operands.len() % 2 == 1
}

/// Returns the pairs of type and value of a `getelementptr`; `None` for other records.
pub(super) fn gep_pairs(kind: u32, operands: &[u64]) -> Option<&[u64]> {
    let typed = usize::from(has_source_type(kind, operands));
    let rest = operands.get(typed..)?;
    match kind {
        code::CE_GEP_OLD | code::CE_INBOUNDS_GEP => Some(rest),
        code::CE_GEP | code::CE_GEP_WITH_INRANGE_INDEX_OLD => rest.get(1..),
        code::CE_GEP_WITH_INRANGE => {
            // Flags, width, then two numbers, or counts and words.
            let width = *rest.get(1)?;
            let words = if width <= 64 {
                2
            } else {
                let counts = *rest.get(2)?;
                1 + (counts & 0xffff_ffff) as usize + (counts >> 32) as usize
            };
            rest.get(2usize.checked_add(words)?..)
        }
        _ => None,
    }
}

impl ConstantReader<'_, '_, '_> {
    /// Creates a constant whose operands exist already.
    pub(super) fn build(&mut self, slot: Slot, pending: Pending) -> Result<Value> {
        let operands = self.operands_of(pending).to_vec();
        let operands = &operands[..];
        if is_unknown_operation(self.scope.tables, self.values, pending.code, operands) {
            return Ok(self.scope.tables.const_poison(slot.ty).into());
        }
        if pending.code != code::AGGREGATE {
            self.take_budget(slot.ty)?;
        }
        match pending.code {
            code::AGGREGATE => self.aggregate(slot.ty, operands),
            code::CE_CAST => self.cast(slot.ty, operands),
            code::CE_BINOP => self.binary(operands),
            code::CE_GEP_OLD
            | code::CE_INBOUNDS_GEP
            | code::CE_GEP_WITH_INRANGE_INDEX_OLD
            | code::CE_GEP
            | code::CE_GEP_WITH_INRANGE => self.gep(pending.code, operands),
            code::CE_EXTRACTELT | code::CE_INSERTELT | code::CE_SHUFFLEVEC | code::CE_SHUFVEC_EX => {
                self.vector(slot.ty, pending.code, operands)
            }
            code::BLOCKADDRESS => self.block_address(operands),
            code::DSO_LOCAL_EQUIVALENT | code::NO_CFI => {
                let global = self.global(operand(operands, 1)?)?;
                let kind = match pending.code {
                    code::NO_CFI => ConstKind::NoCfi(global),
                    _ => ConstKind::DsoLocalEquivalent(global),
                };
                let ty = self.scope.globals.address_type(global);
                Ok(self.scope.tables.constants.intern(ty, kind).into())
            }
            code::PTRAUTH | code::PTRAUTH2 => self.ptr_auth(slot.ty, operands),
            _ => Err(invalid_record()),
        }
    }

    /// Returns a constant or global by number.
    fn constant(&self, number: u64) -> Result<Slot> {
        let slot = self.values.at(number)?;
        match slot.value.as_const().is_some() || slot.value.as_global().is_some() {
            true => Ok(slot),
            false => Err(invalid_record()),
        }
    }

    fn global(&self, number: u64) -> Result<Global> {
        self.values.at(number)?.value.as_global().ok_or_else(invalid_record)
    }

    fn fold<R>(&mut self, work: impl FnOnce(&mut Folder<'_>) -> R) -> R {
        work(&mut Folder::new(self.scope.tables, self.scope.globals))
    }

    fn aggregate(&mut self, ty: Type, numbers: &[u64]) -> Result<Value> {
        let elements = numbers.iter().map(|&number| self.constant(number)).collect::<Result<Vec<Slot>>>()?;
        let tables = &mut self.scope.tables;
        let fits = match tables.types.kind(ty) {
            TypeKind::Array { element, len } => {
                *len == elements.len() as u64 && elements.iter().all(|slot| slot.ty == *element)
            }
            TypeKind::Vector { element, min_len, scalable: false } => {
                *min_len as usize == elements.len() && elements.iter().all(|slot| slot.ty == *element)
            }
            _ => tables.types.struct_fields(ty).is_some_and(|fields| {
                fields.len() == elements.len() && fields.iter().zip(&elements).all(|(field, slot)| *field == slot.ty)
            }),
        };
        if !fits {
            return Err(invalid_record());
        }
        let elements: Vec<Value> = elements.iter().map(|slot| slot.value).collect();
        Ok(tables.const_aggregate(ty, &elements).into())
    }

    fn cast(&mut self, ty: Type, operands: &[u64]) -> Result<Value> {
        let (&[opcode, _, value], _) = operands.split_first_chunk::<3>().ok_or_else(invalid_record)?;
        let opcode = operations::cast(opcode).ok_or_else(|| fault("Invalid cast"))?;
        let value = self.constant(value)?;
        if !self.scope.tables.types.is_valid_cast(opcode, value.ty, ty) {
            return Err(fault("Invalid cast"));
        }
        self.fold(|folder| folder.cast(opcode, value.value, ty)).ok_or_else(invalid_record)
    }

    fn binary(&mut self, operands: &[u64]) -> Result<Value> {
        let (&[opcode, lhs, rhs], rest) = operands.split_first_chunk::<3>().ok_or_else(invalid_record)?;
        let (lhs, rhs) = (self.constant(lhs)?, self.constant(rhs)?);
        let is_float = self.scope.tables.types.is_float_or_vector(lhs.ty);
        if lhs.ty != rhs.ty || !(is_float || self.scope.tables.types.is_integer_or_vector(lhs.ty)) {
            return Err(invalid_record());
        }
        let opcode = operations::binary(opcode, is_float).ok_or_else(|| fault("Invalid binary operation"))?;
        let flags = operations::flags(opcode.flag_class(), rest.first().copied().unwrap_or(0));
        let flags = IntFlags(flags);
        self.fold(|folder| folder.binary(opcode, flags, lhs.value, rhs.value)).ok_or_else(invalid_record)
    }

    fn gep(&mut self, kind: u32, operands: &[u64]) -> Result<Value> {
        let record = GepRecord::of(kind, operands)?;
        let in_range = match kind {
            code::CE_GEP_WITH_INRANGE => Some(in_range(record.range)?),
            _ => None,
        };
        let GepRecord { flags, pairs, .. } = record;
        let elements = pairs.iter().map(|&[_, number]| self.constant(number)).collect::<Result<Vec<Slot>>>()?;
        let (&base, indices) = elements.split_first().ok_or_else(|| fault("Invalid gep with no operands"))?;
        let types = &self.scope.tables.types;
        if !types.is_pointer_or_vector(base.ty) {
            return Err(fault("GEP base operand must be pointer or vector of pointer"));
        }
        let source = record.source(self.scope.types)?;
        if indices.iter().any(|slot| !types.is_integer_or_vector(slot.ty)) {
            return Err(invalid_record());
        }
        let indices: Vec<Value> = indices.iter().map(|slot| slot.value).collect();
        let fits = types.gep_shape(base.ty, indices.iter().filter_map(|&index| self.scope.tables.const_type(index)));
        if fits.is_none() || !shape::is_first_class(types, source) {
            return Err(invalid_record());
        }
        if shape::indexed_type(self.scope.tables, source, indices.get(1..).unwrap_or_default()).is_none() {
            return Err(invalid_record());
        }
        Ok(self.fold(|folder| folder.gep(source, flags, in_range, base.value, &indices)))
    }

    fn vector(&mut self, ty: Type, kind: u32, operands: &[u64]) -> Result<Value> {
        let mut list = Vec::new();
        for number in mentioned(kind, operands) {
            list.push(self.constant(number)?);
        }
        let &[first, second] = &list[..] else {
            let &[first, second, third] = &list[..] else { return Err(invalid_record()) };
            return self.vector_of_three(ty, kind, [first, second, third]);
        };
        let types = &self.scope.tables.types;
        if kind != code::CE_EXTRACTELT || !types.is_vector(first.ty) || !types.is_integer(second.ty) {
            return Err(invalid_record());
        }
        Ok(self.fold(|folder| folder.extract_element(first.value, second.value)))
    }

    fn vector_of_three(&mut self, _ty: Type, kind: u32, [first, second, third]: [Slot; 3]) -> Result<Value> {
        let types = &self.scope.tables.types;
        if !types.is_vector(first.ty) {
            return Err(invalid_record());
        }
        if kind == code::CE_INSERTELT {
            if types.scalar(first.ty) != second.ty || !types.is_integer(third.ty) {
                return Err(invalid_record());
            }
            return Ok(self.fold(|folder| folder.insert_element(first.value, second.value, third.value)));
        }
        if kind == code::CE_EXTRACTELT || first.ty != second.ty {
            return Err(invalid_record());
        }
        self.take_budget(third.ty)?;
        let mask = self.scope.tables.shuffle_mask(first.ty, third.value).ok_or_else(invalid_record)?;
        Ok(self.fold(|folder| folder.shuffle(first.value, second.value, &mask)))
    }

    fn block_address(&mut self, operands: &[u64]) -> Result<Value> {
        let (&[_, function, number], _) = operands.split_first_chunk::<3>().ok_or_else(invalid_record)?;
        let function = self.global(function)?;
        // The first block of a function has no address.
        if number == 0 {
            return Err(fault("Invalid ID"));
        }
        let count = (self.scope.block_counts)(function);
        let number = u32::try_from(number).ok().filter(|&number| number < count);
        let block = Block::from_u32(number.ok_or_else(|| fault("Invalid ID"))?);
        let ty = self.scope.globals.address_type(function);
        Ok(self.scope.tables.constants.intern(ty, ConstKind::BlockAddress(function, block)).into())
    }

    fn ptr_auth(&mut self, ty: Type, operands: &[u64]) -> Result<Value> {
        let (&[pointer, key, discriminator, address], rest) =
            operands.split_first_chunk::<4>().ok_or_else(invalid_record)?;
        let pointer = self.constant(pointer)?;
        let null = self.scope.tables.const_null(Type::PTR).map(Value::from).ok_or_else(invalid_record)?;
        let symbol = match rest.first() {
            Some(&number) => self.constant(number)?.value,
            None => null,
        };
        let (key, discriminator, address) =
            (self.constant(key)?, self.constant(discriminator)?, self.constant(address)?);
        let types = &self.scope.tables.types;
        let is_plain = |slot: Slot, ty: Type| slot.ty == ty && self.scope.tables.int_value(slot.value).is_some();
        if !is_plain(key, Type::I32)
            || !is_plain(discriminator, Type::I64)
            || !types.is_pointer(address.ty)
            || !types.is_pointer(ty)
        {
            return Err(invalid_record());
        }
        let parts = [pointer.value, key.value, discriminator.value, address.value, symbol];
        Ok(self.scope.tables.constants.intern(ty, ConstKind::PtrAuth(Box::new(parts))).into())
    }
}

/// Decodes the range of `inrange`: width and bounds.
fn in_range(operands: &[u64]) -> Result<Box<(ApInt, ApInt)>> {
    let width = operand(operands, 0)?;
    let width = u32::try_from(width).ok().filter(|width| (1..=draig_ir::types::MAX_INTEGER_WIDTH).contains(width));
    let width = width.ok_or_else(invalid_record)?;
    if width <= 64 {
        let bound = |at: usize| -> Result<ApInt> {
            Ok(ApInt::from_i64(64, encodings::signed(operand(operands, at)?)).sext_or_trunc(width))
        };
        return Ok(Box::new((bound(1)?, bound(2)?)));
    }
    let counts = operand(operands, 1)?;
    let (lower, upper) = ((counts & 0xffff_ffff) as usize, (counts >> 32) as usize);
    let words = |from: usize, count: usize| -> Result<ApInt> {
        let words = operands.get(from..from + count).ok_or_else(invalid_record)?;
        Ok(super::super::attributes::wide_integer(width, words))
    };
    Ok(Box::new((words(2, lower)?, words(2 + lower, upper)?)))
}
