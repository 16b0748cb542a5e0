//! Terminators, phis and pads.

use draig_ir::{Block, InstBuild, Opcode, Type, Value};
use draig_num::ApInt;

use super::BodyReader;
use crate::codes::operations;
use crate::read::attributes::wide_integer;
use crate::read::fault::{Fault, Result, fault, invalid_record};
use crate::read::records::operand;
use crate::read::shape;
use crate::read::types::NO_ID;

/// Value in the first word of a `switch`, above 16 bits: cases are ranges.
const RANGES_MAGIC: u64 = 0x4b5;

/// Maximum number of cases that the ranges of a `switch` may represent.
const MAX_RANGE_CASES: usize = 1 << 16;

impl BodyReader<'_, '_> {
    pub(super) fn ret(&mut self, operands: &[u64]) -> Result<()> {
        let build = InstBuild::new(Opcode::Ret, Type::VOID);
        if operands.is_empty() {
            return self.terminator(build, &[]);
        }
        let mut at = 0;
        let value = self.typed_value(operands, &mut at)?;
        if at != operands.len() {
            return Err(invalid_record());
        }
        self.terminator(build, &[value.value])
    }

    pub(super) fn br(&mut self, operands: &[u64]) -> Result<()> {
        let build = InstBuild::new(Opcode::Br, Type::VOID);
        match *operands {
            [block] => {
                let block = self.block(block)?;
                self.terminator(build, &[block.into()])
            }
            [on_true, on_false, condition] => {
                let (on_true, on_false) = (self.block(on_true)?, self.block(on_false)?);
                let condition = self.value(condition, Type::I1)?;
                self.terminator(build, &[condition, on_false.into(), on_true.into()])
            }
            _ => Err(invalid_record()),
        }
    }

    /// Reads the form of LLVM 3.3, whose cases are lists of numbers and ranges.
    #[cold]
    fn switch_of_ranges(&mut self, operands: &[u64]) -> Result<()> {
        let &[_, id, condition, default, count, ref rest @ ..] = operands else { return Err(invalid_record()) };
        let ty = self.scope.types.ty(id)?;
        let width = self.tables.types.integer_width(ty).ok_or_else(invalid_record)?;
        let mut list = vec![self.value(condition, ty)?, self.block(default)?.into()];
        let mut at = 0;
        let mut next = |count: usize| {
            let words = rest.get(at..).and_then(|rest| rest.get(..count)).ok_or_else(invalid_record)?;
            at += count;
            Ok::<&[u64], Fault>(words)
        };
        for _ in 0..count {
            let mut values = Vec::new();
            for _ in 0..next(1)?[0] {
                let is_single = next(1)?[0] != 0;
                let mut number = || {
                    let words =
                        if width > 64 { usize::try_from(next(1)?[0]).map_err(|_| invalid_record())? } else { 1 };
                    Ok::<ApInt, Fault>(wide_integer(width, next(words)?))
                };
                let low = number()?;
                let high = if is_single { low.clone() } else { number()? };
                let mut value = low;
                loop {
                    self.scope.budget.take(size_of::<[Value; 2]>() as u64)?;
                    self.scope.budget.take_integer(width)?;
                    values.push(Value::from(self.tables.const_int(ty, &value)));
                    if value == high {
                        break;
                    }
                    if values.len() > MAX_RANGE_CASES {
                        return Err(fault("Invalid record: a range of too many cases"));
                    }
                    value = value.add(&ApInt::one(width));
                }
            }
            let block = self.block(next(1)?[0])?;
            for value in values {
                list.extend([value, block.into()]);
            }
        }
        self.terminator(InstBuild::new(Opcode::Switch, Type::VOID), &list)
    }

    pub(super) fn switch(&mut self, operands: &[u64]) -> Result<()> {
        if operands.first().is_some_and(|first| first >> 16 == RANGES_MAGIC) {
            return self.switch_of_ranges(operands);
        }
        let &[id, condition, default, ref cases @ ..] = operands else { return Err(invalid_record()) };
        let (cases, rest) = cases.as_chunks::<2>();
        if !rest.is_empty() {
            return Err(invalid_record());
        }
        let ty = self.scope.types.ty(id)?;
        let mut list = std::mem::take(&mut self.operands);
        list.clear();
        list.push(self.value(condition, ty)?);
        list.push(self.block(default)?.into());
        for &[value, block] in cases {
            // Case values are numbered from the first value on.
            let slot = self.known_value(value)?;
            if slot.ty != ty || self.tables.int_value(slot.value).is_none() {
                return Err(invalid_record());
            }
            list.push(slot.value);
            list.push(self.block(block)?.into());
        }
        let done = self.terminator(InstBuild::new(Opcode::Switch, Type::VOID), &list);
        self.operands = list;
        done
    }

    pub(super) fn indirect_br(&mut self, operands: &[u64]) -> Result<()> {
        let &[id, address, ref blocks @ ..] = operands else { return Err(invalid_record()) };
        let ty = self.scope.types.ty(id)?;
        if !self.is_pointer(ty) {
            return Err(invalid_record());
        }
        let mut list = vec![self.value(address, ty)?];
        for &block in blocks {
            list.push(self.block(block)?.into());
        }
        self.terminator(InstBuild::new(Opcode::IndirectBr, Type::VOID), &list)
    }

    pub(super) fn resume(&mut self, operands: &[u64]) -> Result<()> {
        let value = self.typed_value(operands, &mut 0)?;
        self.terminator(InstBuild::new(Opcode::Resume, Type::VOID), &[value.value])
    }

    pub(super) fn phi(&mut self, operands: &[u64]) -> Result<()> {
        let (&id, rest) = operands.split_first().ok_or_else(invalid_record)?;
        let ty = self.scope.types.ty(id)?;
        if !shape::is_first_class(&self.tables.types, ty) || ty == Type::LABEL || ty == Type::METADATA {
            return Err(invalid_record());
        }
        let (pairs, flags) = rest.as_chunks::<2>();
        let flags = flags.first().map_or(0, |&flags| operations::fast_math(flags).0);
        let mut list = std::mem::take(&mut self.operands);
        list.clear();
        let mut blocks: Vec<Block> = Vec::with_capacity(pairs.len());
        for &[value, block] in pairs {
            let number = self.signed_number(value);
            let from = self.block(block).map_err(|_| fault("Invalid phi BB"))?;
            let value = match self.has_expressions {
                true => self.phi_value(number, ty, from, (&blocks, &list)),
                false => self.value_of(number, ty),
            };
            let value = value.map_err(|_| fault("Invalid phi record"))?;
            list.push(value);
            blocks.push(from);
        }
        let build = self.body.build_phi(ty, flags, blocks.into_iter());
        let done = self.add(build, &list, id as u32);
        self.operands = list;
        done.map(|_| ())
    }

    pub(super) fn landing_pad(&mut self, operands: &[u64], old: bool) -> Result<()> {
        let id = operand(operands, 0)?;
        let ty = self.scope.types.ty(id)?;
        if !shape::is_first_class(&self.tables.types, ty) {
            return Err(invalid_record());
        }
        let mut at = 1;
        if old {
            let personality = self.typed_value(operands, &mut at)?.value;
            match self.personality.replace(personality) {
                Some(other) if other != personality => return Err(fault("Personality function mismatch")),
                _ if !personality.is_constant() => return Err(invalid_record()),
                _ => {}
            }
        }
        let (cleanup, count) = (operand(operands, at)?, operand(operands, at + 1)?);
        at += 2;
        if count > operands.len() as u64 {
            return Err(invalid_record());
        }
        let (mut clauses, mut filters) = (Vec::new(), Vec::new());
        for _ in 0..count {
            filters.push(operand(operands, at)? != 0);
            at += 1;
            clauses.push(self.typed_value(operands, &mut at)?.value);
        }
        let build = self.body.build_landing_pad(ty, cleanup != 0, &filters);
        self.add(build, &clauses, id as u32)?;
        Ok(())
    }

    pub(super) fn cleanup_ret(&mut self, operands: &[u64]) -> Result<()> {
        let build = InstBuild::new(Opcode::CleanupRet, Type::VOID);
        match *operands {
            [pad] => {
                let pad = self.value(pad, Type::TOKEN)?;
                self.terminator(build, &[pad])
            }
            [pad, block] => {
                let (pad, block) = (self.value(pad, Type::TOKEN)?, self.block(block)?);
                self.terminator(build, &[pad, block.into()])
            }
            _ => Err(invalid_record()),
        }
    }

    pub(super) fn catch_ret(&mut self, operands: &[u64]) -> Result<()> {
        let &[pad, block] = operands else { return Err(invalid_record()) };
        let (pad, block) = (self.value(pad, Type::TOKEN)?, self.block(block)?);
        self.terminator(InstBuild::new(Opcode::CatchRet, Type::VOID), &[pad, block.into()])
    }

    pub(super) fn catch_switch(&mut self, operands: &[u64]) -> Result<()> {
        let &[parent, count, ref rest @ ..] = operands else { return Err(invalid_record()) };
        let count = usize::try_from(count).ok().filter(|&count| count <= rest.len()).ok_or_else(invalid_record)?;
        let parent = self.value(parent, Type::TOKEN)?;
        let (handlers, unwind) = rest.split_at(count);
        let mut list: Vec<Value> = vec![parent];
        match *unwind {
            [] => {}
            [block] => list.push(self.block(block)?.into()),
            _ => return Err(invalid_record()),
        }
        for &handler in handlers {
            list.push(self.block(handler)?.into());
        }
        self.add(InstBuild::catch_switch(Type::TOKEN, !unwind.is_empty()), &list, NO_ID)?;
        self.block += 1;
        Ok(())
    }

    pub(super) fn pad(&mut self, operands: &[u64], is_catch: bool) -> Result<()> {
        let &[parent, count, ref rest @ ..] = operands else { return Err(invalid_record()) };
        let parent = self.value(parent, Type::TOKEN)?;
        let mut at = 0;
        let mut list = Vec::new();
        for _ in 0..count {
            list.push(self.typed_value(rest, &mut at)?.value);
        }
        if at != rest.len() {
            return Err(invalid_record());
        }
        list.push(parent);
        let opcode = if is_catch { Opcode::CatchPad } else { Opcode::CleanupPad };
        self.add(InstBuild::new(opcode, Type::TOKEN), &list, NO_ID)?;
        Ok(())
    }
}
