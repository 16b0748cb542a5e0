//! The blocks of constants: those of the module, and those that only one function mentions.

use draig_bitstream::DefinedAbbreviation;
use draig_bitstream::Operand::{Array, Char6, Fixed, Literal};
use draig_ir::{
    Const, ConstExpr, ConstKind, GepFlags, Global, InlineAsmData, Opcode, Symbol, Type, TypeKind, Value, ValueKind,
};
use draig_num::FloatFormat;
use draig_tables::history;

use super::error::{Fault, Result};
use super::ids::types::bits_for;
use super::ids::values::{Entry, is_scalable};
use super::{ModuleWriter, abbreviations, attributes};
use crate::codes::encodings::to_signed;
use crate::codes::operations::{binary_number, cast_number, flags_number, gep_flags_number, inline_asm};
use crate::codes::{blocks, constant as code};

/// The abbreviations that only the module's block has; the blocks of functions are mostly small.
struct Short {
    aggregate: DefinedAbbreviation,
    string_8: DefinedAbbreviation,
    cstring_7: DefinedAbbreviation,
    cstring_6: DefinedAbbreviation,
}

impl ModuleWriter<'_> {
    pub(super) fn write_module_constants(&mut self) -> Result {
        // LLVM gives functions their personalities after this block, and examines use orders before the end.
        if self.ids.values.of_module.is_empty() && !self.use_orders.has_any_of_module() {
            return Ok(());
        }
        self.out.enter_block(blocks::CONSTANTS, 4);
        let last = u64::from(self.ids.values.first_of_module()) + self.ids.values.of_module.len() as u64;
        let short = Short {
            aggregate: self.out.define(&[Literal(u64::from(code::AGGREGATE)), Array, Fixed(bits_for(last + 1))]),
            string_8: self.out.define(&abbreviations::string(code::STRING, Fixed(8))),
            cstring_7: self.out.define(&abbreviations::string(code::CSTRING, Fixed(7))),
            cstring_6: self.out.define(&abbreviations::string(code::CSTRING, Char6)),
        };
        let entries = std::mem::take(&mut self.ids.values.of_module);
        let written = self.write_constants(&entries, Some(&short));
        self.ids.values.of_module = entries;
        self.out.end_block();
        written
    }

    pub(super) fn write_function_constants(&mut self) -> Result {
        if self.ids.values.of_function.is_empty() {
            return Ok(());
        }
        self.out.enter_block(blocks::CONSTANTS, 4);
        let entries = std::mem::take(&mut self.ids.values.of_function);
        let written = self.write_constants(&entries, None);
        self.ids.values.of_function = entries;
        self.out.end_block();
        written
    }

    fn write_constants(&mut self, entries: &[Entry], short: Option<&Short>) -> Result {
        let mut last_type = None;
        let mut record = std::mem::take(&mut self.record);
        for entry in entries {
            let ty = self.ids.values.constant_type(entry.value);
            if last_type.replace(ty) != Some(ty) {
                let number = self.ids.types.number(ty)?;
                self.out.abbreviated(&self.abbreviations.set_type, code::SETTYPE, &[number]);
            }
            record.clear();
            match entry.value.kind() {
                ValueKind::Const(constant) => self.write_constant(constant, ty, &mut record, short)?,
                ValueKind::InlineAsm(asm) => {
                    self.write_inline_asm(self.module.tables.inline_asm(asm), &mut record)?;
                }
                // Only these two are entered.
                _ => return Err(Fault::Unnumbered),
            }
        }
        self.record = record;
        Ok(())
    }

    fn write_null(&mut self) -> Result {
        self.out.abbreviated(&self.abbreviations.null, code::NULL, &[]);
        Ok(())
    }

    fn write_constant(&mut self, constant: Const, ty: Type, record: &mut Vec<u64>, short: Option<&Short>) -> Result {
        if self.ids.values.as_mask(constant).is_some() {
            return self.write_mask(constant, record);
        }
        let code = match self.module.tables.constants.kind(constant) {
            ConstKind::Int(0) | ConstKind::Float(0) => return self.write_null(),
            ConstKind::NullPointer | ConstKind::Zero | ConstKind::TokenNone => return self.write_null(),
            ConstKind::WideInt(value) if value.is_zero() => return self.write_null(),
            ConstKind::WideFloat(bits) if **bits == 0 => return self.write_null(),
            ConstKind::Int(bits) => {
                let value = sign_extended(*bits, self.number_width(ty)?);
                match self.is_byte(ty) {
                    false => self.out.abbreviated(&self.abbreviations.integer, code::INTEGER, &[to_signed(value)]),
                    true => self.out.record(code::BYTE, &[to_signed(value)]),
                }
                return Ok(());
            }
            ConstKind::WideInt(value) => {
                if value.width() != self.number_width(ty)? {
                    return Err(Fault::ConstantShape);
                }
                record.extend(attributes::active_words(value).iter().map(|&word| to_signed(word as i64)));
                if self.is_byte(ty) { code::WIDE_BYTE } else { code::WIDE_INTEGER }
            }
            ConstKind::Float(bits) => {
                if self.float_format(ty)?.width() > 64 {
                    return Err(Fault::ConstantShape);
                }
                record.push(*bits);
                code::FLOAT
            }
            ConstKind::WideFloat(bits) => {
                record.extend(self.float_words(ty, **bits)?);
                code::FLOAT
            }
            ConstKind::Undef => code::UNDEF,
            ConstKind::Poison => code::POISON,
            ConstKind::Data(bytes) => return self.write_data(*bytes, ty, record, short),
            ConstKind::Aggregate(elements) => {
                self.ids.values.push_numbers(elements, record)?;
                if let Some(short) = short {
                    self.out.abbreviated(&short.aggregate, code::AGGREGATE, record);
                    return Ok(());
                }
                code::AGGREGATE
            }
            ConstKind::Splat(element) => return self.write_splat(*element, record),
            ConstKind::Expr(expr) => return self.write_expression(expr, ty, record),
            ConstKind::BlockAddress(function, block) => {
                let number = self.block_number(*function, *block)?;
                self.push_global(*function, record)?;
                record.push(number);
                code::BLOCKADDRESS
            }
            ConstKind::DsoLocalEquivalent(global) => {
                self.push_global(*global, record)?;
                code::DSO_LOCAL_EQUIVALENT
            }
            ConstKind::NoCfi(global) => {
                self.push_global(*global, record)?;
                code::NO_CFI
            }
            ConstKind::PtrAuth(parts) => {
                self.ids.values.push_numbers(&parts[..], record)?;
                code::PTRAUTH2
            }
        };
        self.out.record(code, record);
        Ok(())
    }

    fn number_width(&self, ty: Type) -> Result<u32> {
        self.module.tables.types.number_width(ty).ok_or(Fault::ConstantShape)
    }

    fn is_byte(&self, ty: Type) -> bool {
        self.module.tables.types.byte_width(ty).is_some()
    }

    fn float_format(&self, ty: Type) -> Result<FloatFormat> {
        self.module.tables.types.float_format(ty).ok_or(Fault::ConstantShape)
    }

    /// Returns the address type of a global, and its number.
    fn push_global(&self, global: Global, record: &mut Vec<u64>) -> Result {
        let number = u64::from(self.ids.values.global(global)?);
        record.extend([self.ids.types.number(self.module.global(global).address_type)?, number]);
        Ok(())
    }

    /// Returns the words of a floating-point number of more than 64 bits.
    fn float_words(&self, ty: Type, bits: u128) -> Result<[u64; 2]> {
        let (low, high) = (bits as u64, (bits >> 64) as u64);
        match self.float_format(ty)? {
            // The significand's high part comes first.
            FloatFormat::X86Fp80 => Ok([high << 48 | low >> 16, low & 0xffff]),
            format if format.width() > 64 => Ok([low, high]),
            _ => Err(Fault::ConstantShape),
        }
    }

    /// Writes a number in every lane of a scalable vector: the number itself, with the vector's type.
    fn write_splat(&mut self, element: Value, record: &mut Vec<u64>) -> Result {
        let element = element.as_const().ok_or(Fault::ConstantShape)?;
        let data = self.module.tables.constants.get(element);
        // No other record could represent a vector.
        if !matches!(
            data.kind,
            ConstKind::Int(_) | ConstKind::WideInt(_) | ConstKind::Float(_) | ConstKind::WideFloat(_)
        ) {
            return Err(Fault::ConstantShape);
        }
        self.write_constant(element, data.ty, record, None)
    }

    fn write_data(&mut self, bytes: Symbol, ty: Type, record: &mut Vec<u64>, short: Option<&Short>) -> Result {
        if bytes.as_u32() >= self.module.tables.strings.len() {
            return Err(Fault::ConstantPart);
        }
        let bytes = self.module.tables.str(bytes);
        let (element, array) = match *self.module.tables.types.kind(ty) {
            TypeKind::Array { element, .. } => (element, true),
            TypeKind::Vector { element, .. } => (element, false),
            _ => return Err(Fault::ConstantShape),
        };
        let size = self.module.tables.data_element_size(element).ok_or(Fault::ConstantShape)?;
        let count = self.module.tables.element_count(ty).and_then(|count| count.checked_mul(size as u64));
        if count != Some(bytes.len() as u64) {
            return Err(Fault::ConstantShape);
        }
        if array && self.module.tables.types.number_width(element) == Some(8) {
            self.write_string(bytes, short);
            return Ok(());
        }
        record.extend(bytes.chunks_exact(size).map(|chunk| {
            let mut word = [0; 8];
            word[..size].copy_from_slice(chunk);
            u64::from_le_bytes(word)
        }));
        self.out.record(code::DATA, record);
        Ok(())
    }

    fn write_string(&mut self, bytes: &[u8], short: Option<&Short>) {
        let text = match bytes {
            [text @ .., 0] if !text.contains(&0) => text,
            _ => {
                return match short {
                    Some(short) => self.out.abbreviated_with_bytes(&short.string_8, code::STRING, &[], bytes),
                    None => self.out.record_with_bytes(code::STRING, &[], bytes),
                };
            }
        };
        match short {
            Some(short) if draig_bitstream::is_char6(text) => {
                self.out.abbreviated_with_bytes(&short.cstring_6, code::CSTRING, &[], text);
            }
            Some(short) if text.is_ascii() => {
                self.out.abbreviated_with_bytes(&short.cstring_7, code::CSTRING, &[], text);
            }
            _ => self.out.record_with_bytes(code::CSTRING, &[], text),
        }
    }

    fn write_mask(&mut self, constant: Const, record: &mut Vec<u64>) -> Result {
        let Some(mask) = self.ids.values.as_mask(constant) else { return Err(Fault::Unnumbered) };
        let is_vector = matches!(self.ids.types.kind(mask.ty), TypeKind::Vector { .. });
        let code = if !mask.parts.is_empty() {
            self.ids.values.push_numbers(&mask.parts, record)?;
            code::AGGREGATE
        } else if mask.lanes.iter().all(|&lane| lane < 0) && !mask.lanes.is_empty() {
            code::POISON
        } else if mask.lanes.iter().all(|&lane| lane == 0) {
            return self.write_null();
        } else if is_vector {
            record.extend(mask.lanes.iter().map(|&lane| u64::from(lane as u32)));
            code::DATA
        } else {
            let value = to_signed(i64::from(mask.lanes[0]));
            self.out.abbreviated(&self.abbreviations.integer, code::INTEGER, &[value]);
            return Ok(());
        };
        self.out.record(code, record);
        Ok(())
    }

    fn push_with_type(&self, value: Value, record: &mut Vec<u64>) -> Result {
        let number = u64::from(self.ids.values.number(value)?);
        record.extend([self.ids.types.number(self.ids.values.constant_type(value))?, number]);
        Ok(())
    }

    fn write_expression(&mut self, expr: &ConstExpr, ty: Type, record: &mut Vec<u64>) -> Result {
        if expr.flags & !expr.opcode.flag_class().mask() != 0 {
            return Err(Fault::Flags);
        }
        let number = |value: Value| self.ids.values.number(value).map(u64::from);
        let type_of = |value: Value| self.ids.values.constant_type(value);
        let flags = flags_number(expr.opcode.flag_class(), expr.flags);
        let code = match (expr.opcode, &expr.operands[..]) {
            (Opcode::GetElementPtr, operands @ [_, ..]) => self.push_address(expr, operands, record)?,
            (Opcode::ExtractElement, &[vector, index]) => {
                self.push_with_type(vector, record)?;
                self.push_with_type(index, record)?;
                code::CE_EXTRACTELT
            }
            (Opcode::InsertElement, &[vector, element, index]) => {
                record.extend([number(vector)?, number(element)?]);
                self.push_with_type(index, record)?;
                code::CE_INSERTELT
            }
            (Opcode::ShuffleVector, &[first, second]) => {
                let numbers = [number(first)?, number(second)?];
                let scalable = is_scalable(&self.ids.types, ty);
                let mask = self.ids.values.mask_number(&self.ids.types, scalable, expr.mask.iter().copied())?;
                let of_operands = type_of(first);
                if of_operands != ty {
                    record.push(self.ids.types.number(of_operands)?);
                }
                record.extend(numbers);
                record.push(u64::from(mask));
                if of_operands == ty { code::CE_SHUFFLEVEC } else { code::CE_SHUFVEC_EX }
            }
            (opcode, &[operand]) if opcode.is_cast() => {
                record.push(cast_number(opcode).ok_or(Fault::ConstantShape)?);
                self.push_with_type(operand, record)?;
                if flags == 0 {
                    self.out.abbreviated(&self.abbreviations.cast_constant, code::CE_CAST, record);
                    return Ok(());
                }
                record.push(flags);
                code::CE_CAST
            }
            (opcode, &[first, second]) if opcode.is_binary() => {
                record.push(binary_number(opcode).ok_or(Fault::ConstantShape)?);
                record.extend([number(first)?, number(second)?]);
                if flags != 0 {
                    record.push(flags);
                }
                code::CE_BINOP
            }
            // No other expression exists.
            _ => return Err(Fault::ConstantShape),
        };
        self.out.record(code, record);
        Ok(())
    }

    /// Appends the operands of a `getelementptr`; returns the code.
    fn push_address(&self, expr: &ConstExpr, operands: &[Value], record: &mut Vec<u64>) -> Result<u32> {
        let source = self.ids.types.number(expr.source_type.ok_or(Fault::ConstantShape)?)?;
        record.push(source);
        if self.version < history::IN_RANGE {
            operands.iter().try_for_each(|&operand| self.push_with_type(operand, record))?;
            return match expr.gep_flags() {
                _ if expr.in_range.is_some() => Err(Fault::Lowering),
                GepFlags::NONE => Ok(code::CE_GEP_OLD),
                flags if flags.contains(GepFlags::INBOUNDS) => Ok(code::CE_INBOUNDS_GEP),
                _ => Err(Fault::Lowering),
            };
        }
        record.push(gep_flags_number(expr.gep_flags()));
        if let Some(range) = &expr.in_range {
            record.push(u64::from(range.0.width()));
            attributes::push_bounds(record, &range.0, &range.1).ok_or(Fault::ConstantShape)?;
        }
        operands.iter().try_for_each(|&operand| self.push_with_type(operand, record))?;
        Ok(if expr.in_range.is_some() { code::CE_GEP_WITH_INRANGE } else { code::CE_GEP })
    }

    fn write_inline_asm(&mut self, asm: &InlineAsmData, record: &mut Vec<u64>) -> Result {
        let flag = |set: bool, bit: u64| if set { bit } else { 0 };
        record.push(self.ids.types.number(asm.function_type)?);
        record.push(
            flag(asm.side_effect, inline_asm::SIDE_EFFECT)
                | flag(asm.align_stack, inline_asm::ALIGN_STACK)
                | flag(asm.intel_dialect, inline_asm::INTEL_DIALECT)
                | flag(asm.unwind, inline_asm::UNWIND),
        );
        for text in [asm.template, asm.constraints] {
            if text.as_u32() >= self.module.tables.strings.len() {
                return Err(Fault::InlineAsm);
            }
            let text = self.module.tables.str(text);
            record.push(text.len() as u64);
            record.extend(text.iter().map(|&byte| u64::from(byte)));
        }
        self.out.record(code::INLINEASM, record);
        Ok(())
    }
}

/// Returns the signed value of the low bits of a word.
fn sign_extended(bits: u64, width: u32) -> i64 {
    let unused = 64 - width.clamp(1, 64);
    (bits << unused) as i64 >> unused
}
