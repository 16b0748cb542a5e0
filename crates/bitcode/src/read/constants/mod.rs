//! Constants: each record of a block is a value. A constant with operands may refer to later constants, so it
//! is built when the whole block has been read. Expressions fold as in LLVM; retired ones are stored until an
//! instruction uses them ([`expressions`]).

mod build;
pub(crate) mod expressions;
mod on_demand;

pub(crate) use build::mentioned;
pub(crate) use on_demand::UnreadConstants;

use draig_bitstream::Cursor;
use draig_ir::fold::GlobalInfo;
use draig_ir::inline_asm::InlineAsmData;
use draig_ir::{ConstKind, FunctionType, Tables, Type, TypeKind, Value};
use draig_num::{ApFloat, FloatFormat};

use crate::codes::operations::inline_asm as asm_flags;
use crate::codes::{blocks, constant as code, encodings};

use self::expressions::{
    Expression, Expressions, expression_number, is_unknown_operation, placeholder, retired_operation,
};
use super::attributes::wide_integer;
use super::budget::Budget;
use super::fault::{Place, Result, fault, invalid_record};
use super::limits::MAX_VALUES;
use super::records::{bytes, for_each_record, operand};
use super::types::TypeTable;
use super::unknown::Unknown;
use super::values::{CreateContext, Slot, Values};

/// The earlier data that constants need.
pub(crate) struct ConstantScope<'s> {
    pub(crate) tables: &'s mut Tables,
    pub(crate) types: &'s TypeTable,
    pub(crate) globals: &'s dyn GlobalInfo,
    /// Returns the number of blocks of a function's body; 0 if it has none.
    pub(crate) block_counts: &'s dyn Fn(draig_ir::Global) -> u32,
    /// Receives expressions that are no longer constants.
    pub(crate) expressions: &'s mut Expressions,
    /// The budget for data that the file does not spell out.
    pub(crate) budget: &'s Budget,
    /// Receives unknown elements.
    pub(crate) unknown: &'s mut Unknown,
}

/// A constant made of others, which may come later.
#[derive(Clone, Copy, Debug)]
struct Pending {
    code: u32,
    first: u32,
    count: u32,
    place: Place,
    state: State,
}

impl Pending {
    /// Returns the range of its operands.
    fn operands(&self) -> std::ops::Range<usize> {
        self.first as usize..(self.first + self.count) as usize
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Waiting,
    InWork,
    Done,
}

/// Reads a block of constants and appends them to the values.
pub(crate) fn read_constants(cursor: Cursor<'_>, scope: ConstantScope<'_>, values: &mut Values<'_>) -> Result<()> {
    let start = values.len();
    let mut reader = ConstantReader {
        scope,
        values,
        start,
        ty: Type::I32,
        id: super::types::NO_ID,
        pending: Vec::new(),
        operands: Vec::new(),
    };
    let mut unknown = std::mem::take(reader.scope.unknown);
    let done = for_each_record(cursor, blocks::CONSTANTS, &mut unknown, |record, _| {
        let place = Place { block: blocks::CONSTANTS, record: Some(record.code), bit: record.bit };
        reader.record(record.code, record.operands(), place)
    });
    *reader.scope.unknown = unknown;
    done?;
    reader.resolve_all()
}

/// Returns the type of the following constants, and its number.
fn set_type(types: &TypeTable, id: u64) -> Result<(Type, u32)> {
    match types.get(id).ok_or_else(invalid_record)? {
        Type::VOID => Err(fault("Invalid constant type")),
        ty => Ok((ty, id as u32)),
    }
}

struct ConstantReader<'r, 's, 'v> {
    scope: ConstantScope<'s>,
    values: &'r mut Values<'v>,
    /// The number of the first constant of the block.
    start: usize,
    ty: Type,
    id: u32,
    /// The constants of the block read so far.
    pending: Vec<Option<Pending>>,
    operands: Vec<u64>,
}

impl ConstantReader<'_, '_, '_> {
    fn record(&mut self, kind: u32, operands: &[u64], place: Place) -> Result<()> {
        if kind == code::SETTYPE {
            (self.ty, self.id) = set_type(self.scope.types, operand(operands, 0)?)?;
            return Ok(());
        }
        match self.plain(kind, operands)? {
            Some(value) => self.push(value, None),
            None => self.later(kind, operands, place),
        }
    }

    /// Creates a constant that mentions no others; `None` for other records.
    fn plain(&mut self, kind: u32, operands: &[u64]) -> Result<Option<Value>> {
        Ok(Some(match kind {
            code::NULL => self.null()?,
            code::INTEGER | code::BYTE => self.integer(operand(operands, 0)?, kind == code::BYTE)?,
            code::WIDE_INTEGER | code::WIDE_BYTE => self.wide(operands, kind == code::WIDE_BYTE)?,
            code::FLOAT => self.float(operands)?,
            code::STRING | code::CSTRING => self.string(operands, kind == code::CSTRING)?,
            code::DATA => self.data(operands)?,
            code::POISON => self.scope.tables.const_poison(self.ty).into(),
            code::INLINEASM | code::INLINEASM_OLD | code::INLINEASM_OLD2 | code::INLINEASM_OLD3 => {
                self.inline_asm(kind, operands)?
            }
            code::AGGREGATE
            | code::CE_BINOP
            | code::CE_UNOP
            | code::CE_CAST
            | code::CE_GEP_OLD
            | code::CE_INBOUNDS_GEP
            | code::CE_GEP_WITH_INRANGE_INDEX_OLD
            | code::CE_GEP
            | code::CE_GEP_WITH_INRANGE
            | code::CE_SELECT
            | code::CE_EXTRACTELT
            | code::CE_INSERTELT
            | code::CE_SHUFFLEVEC
            | code::CE_SHUFVEC_EX
            | code::CE_CMP
            | code::BLOCKADDRESS
            | code::DSO_LOCAL_EQUIVALENT
            | code::NO_CFI
            | code::PTRAUTH
            | code::PTRAUTH2 => return Ok(None),
            // Anything unknown is `undef`, as in LLVM.
            _ => self.scope.tables.const_undef(self.ty).into(),
        }))
    }

    fn push(&mut self, value: Value, pending: Option<Pending>) -> Result<()> {
        if self.values.len() >= MAX_VALUES {
            return Err(invalid_record());
        }
        self.values.push(Slot { value, ty: self.ty, id: self.id });
        self.pending.push(pending);
        Ok(())
    }

    fn later(&mut self, kind: u32, operands: &[u64], place: Place) -> Result<()> {
        let pending = self.pending_of(kind, operands, place);
        let placeholder = self.scope.tables.const_poison(self.ty).into();
        self.push(placeholder, Some(pending))
    }

    fn pending_of(&mut self, kind: u32, operands: &[u64], place: Place) -> Pending {
        let first = self.operands.len() as u32;
        self.operands.extend_from_slice(operands);
        Pending { code: kind, first, count: operands.len() as u32, place, state: State::Waiting }
    }

    fn null(&mut self) -> Result<Value> {
        let null = self.scope.tables.const_null(self.ty);
        null.map(Value::from).ok_or_else(|| fault("Invalid type for a constant null value"))
    }

    /// Takes the bytes that a constant of a type needs beyond its record from the budget.
    fn take_budget(&self, ty: Type) -> Result<()> {
        self.scope.budget.take_constant(&self.scope.tables.types, ty)
    }

    /// Returns a number in every lane, if the type is a vector.
    fn in_every_lane(&mut self, element: Value) -> Result<Value> {
        match self.scope.tables.types.vector_len(self.ty) {
            None => Ok(element),
            Some((len, false)) if len > draig_ir::typing::MAX_UNSPELLED_LANES => Err(invalid_record()),
            Some(_) => {
                self.take_budget(self.ty)?;
                Ok(self.scope.tables.const_splat(self.ty, element).into())
            }
        }
    }

    /// Returns the number of bits of the numbers that the type holds: integers, or bytes.
    fn number_width(&self, of_bytes: bool) -> Result<u32> {
        let types = &self.scope.tables.types;
        let scalar = types.scalar(self.ty);
        let width = if of_bytes { types.byte_width(scalar) } else { types.integer_width(scalar) };
        width.ok_or_else(invalid_record)
    }

    fn integer(&mut self, number: u64, of_bytes: bool) -> Result<Value> {
        let scalar = self.scope.tables.types.scalar(self.ty);
        self.number_width(of_bytes)?;
        self.take_budget(scalar)?;
        let value = self.scope.tables.const_i64(scalar, encodings::signed(number));
        self.in_every_lane(value.into())
    }

    fn wide(&mut self, words: &[u64], of_bytes: bool) -> Result<Value> {
        let scalar = self.scope.tables.types.scalar(self.ty);
        let width = self.number_width(of_bytes)?;
        if words.is_empty() {
            return Err(invalid_record());
        }
        self.scope.budget.take_integer(width)?;
        let value = wide_integer(width, words);
        let value = self.scope.tables.const_int(scalar, &value);
        self.in_every_lane(value.into())
    }

    fn float(&mut self, operands: &[u64]) -> Result<Value> {
        let first = operand(operands, 0)?;
        let scalar = self.scope.tables.types.scalar(self.ty);
        let Some(format) = self.scope.tables.types.float_format(scalar) else {
            return Ok(self.scope.tables.const_undef(self.ty).into());
        };
        let second = operands.get(1).copied();
        let bits = match format {
            // Sign, exponent and the high bits of the fraction come first.
            FloatFormat::X86Fp80 => {
                let second = second.ok_or_else(invalid_record)?;
                let low = second & 0xffff | first << 16;
                u128::from(low) | u128::from(first >> 48) << 64
            }
            FloatFormat::Fp128 | FloatFormat::PpcFp128 => {
                u128::from(first) | u128::from(second.ok_or_else(invalid_record)?) << 64
            }
            _ => u128::from(first) & ((1 << format.width()) - 1),
        };
        let value = self.scope.tables.const_float(ApFloat::from_bits(format, bits));
        self.in_every_lane(value.into())
    }

    fn string(&mut self, operands: &[u64], with_zero: bool) -> Result<Value> {
        let mut text = bytes(operands);
        if operands.is_empty() {
            return Err(invalid_record());
        }
        if with_zero {
            text.push(0);
        }
        self.of_bytes(&text, text.len())
    }

    /// Returns an array or vector of plain numbers, from the bytes of its elements.
    fn of_bytes(&mut self, bytes: &[u8], count: usize) -> Result<Value> {
        if self.scope.tables.element_count(self.ty) != Some(count as u64) {
            return Err(invalid_record());
        }
        let tables = &mut self.scope.tables;
        if bytes.iter().all(|&byte| byte == 0) {
            return Ok(tables.constants.intern(self.ty, ConstKind::Zero).into());
        }
        let symbol = tables.strings.intern(bytes);
        Ok(tables.constants.intern(self.ty, ConstKind::Data(symbol)).into())
    }

    fn data(&mut self, operands: &[u64]) -> Result<Value> {
        let element = match *self.scope.tables.types.kind(self.ty) {
            TypeKind::Array { element, .. } | TypeKind::Vector { element, scalable: false, .. } => element,
            _ => return Err(fault("Invalid type for value")),
        };
        let size = self.scope.tables.data_element_size(element).ok_or_else(|| fault("Invalid type for value"))?;
        if operands.is_empty() {
            return Err(invalid_record());
        }
        let mut bytes = Vec::with_capacity(size * operands.len());
        for word in operands {
            bytes.extend_from_slice(&word.to_le_bytes()[..size]);
        }
        self.of_bytes(&bytes, operands.len())
    }

    fn inline_asm(&mut self, kind: u32, operands: &[u64]) -> Result<Value> {
        let mut rest = operands;
        let mut next = || -> Result<u64> {
            let (&first, others) = rest.split_first().ok_or_else(invalid_record)?;
            rest = others;
            Ok(first)
        };
        let function_type = if kind == code::INLINEASM {
            self.scope.types.ty(next()?)?
        } else {
            let pointee = self
                .scope
                .types
                .part(self.id, 0)
                .ok_or_else(|| fault("Missing element type for old-style inlineasm"))?;
            self.scope.types.ty(u64::from(pointee))?
        };
        let flags = next()?;
        if !matches!(self.scope.tables.types.kind(function_type), TypeKind::Function(FunctionType { .. })) {
            return Err(invalid_record());
        }
        let mut text = || -> Result<Vec<u8>> {
            let (&len, others) = rest.split_first().ok_or_else(invalid_record)?;
            let len = usize::try_from(len).ok().filter(|&len| len <= others.len()).ok_or_else(invalid_record)?;
            let (text, others) = others.split_at(len);
            rest = others;
            Ok(bytes(text))
        };
        let (template, constraints) = (text()?, text()?);
        let tables = &mut self.scope.tables;
        let has = |bit: u64| flags & bit != 0;
        // The oldest form has one flag less, all others only additional ones.
        let dialects = kind != code::INLINEASM_OLD;
        let data = InlineAsmData {
            function_type,
            template: tables.strings.intern(&template),
            constraints: tables.strings.intern(&constraints),
            side_effect: has(asm_flags::SIDE_EFFECT),
            align_stack: has(asm_flags::ALIGN_STACK),
            intel_dialect: dialects && has(asm_flags::INTEL_DIALECT),
            unwind: dialects && kind != code::INLINEASM_OLD2 && has(asm_flags::UNWIND),
        };
        Ok(tables.intern_inline_asm(data).into())
    }

    /// Creates the waiting constants, each after those that it mentions.
    fn resolve_all(&mut self) -> Result<()> {
        let mut stack: Vec<usize> = Vec::new();
        for first in 0..self.pending.len() {
            stack.push(first);
            while let Some(&at) = stack.last() {
                let Some(mut pending) = self.pending[at].filter(|pending| pending.state != State::Done) else {
                    stack.pop();
                    continue;
                };
                if pending.state == State::Waiting {
                    pending.state = State::InWork;
                    self.pending[at] = Some(pending);
                    let before = stack.len();
                    self.push_mentioned(pending, &mut stack)?;
                    if stack.len() > before {
                        continue;
                    }
                }
                let number = self.start + at;
                let slot = self.values.get(number).ok_or_else(invalid_record)?;
                let value = if self.is_expression(pending) {
                    self.keep_expression(number as u32, pending)
                } else {
                    self.build(slot, pending).map_err(|fault| fault.at(pending.place))?
                };
                self.values.set(number, value);
                pending.state = State::Done;
                self.pending[at] = Some(pending);
                stack.pop();
            }
        }
        Ok(())
    }

    /// Pushes the operands of a constant that do not exist yet, so that they are created before it.
    fn push_mentioned(&mut self, pending: Pending, stack: &mut Vec<usize>) -> Result<()> {
        let operands = &self.operands[pending.operands()];
        for number in build::mentioned(pending.code, operands) {
            if self.values.is_unread(number) {
                let ConstantScope { tables, types, budget, unknown, .. } = &mut self.scope;
                self.values.demand(number, CreateContext { tables, types, budget, unknown })?;
                continue;
            }
            let at = usize::try_from(number).ok().and_then(|number| number.checked_sub(self.start));
            let Some(other) = at.and_then(|at| *self.pending.get(at)?) else { continue };
            match other.state {
                State::Waiting => stack.extend(at),
                State::InWork => return Err(fault("Invalid cycle of constants").at(pending.place)),
                State::Done => {}
            }
        }
        Ok(())
    }

    /// Whether a record is no longer a constant in LLVM 22: its operation was retired, or it contains such an
    /// expression.
    fn is_expression(&self, pending: Pending) -> bool {
        let operands = self.operands_of(pending);
        if is_unknown_operation(self.scope.tables, self.values, pending.code, operands) {
            return false;
        }
        let is_one = |number: u64| self.values.at(number).is_ok_and(|slot| expression_number(slot.value).is_some());
        retired_operation(self.scope.tables, self.scope.types, self.values, pending.code, operands).is_some()
            || build::mentioned(pending.code, operands).any(is_one)
    }

    #[cold]
    fn keep_expression(&mut self, number: u32, pending: Pending) -> Value {
        let operands = self.operands_of(pending).into();
        self.scope.expressions.insert(number, Expression { code: pending.code, operands });
        placeholder(number)
    }

    fn operands_of(&self, pending: Pending) -> &[u64] {
        &self.operands[pending.operands()]
    }
}
