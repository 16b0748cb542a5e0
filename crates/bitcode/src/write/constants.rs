//! The blocks of constants: those of the module, and those that only one function mentions.

use draig_bitstream::DefinedAbbreviation;
use draig_bitstream::Operand::{Array, Char6, Fixed, Literal};
use draig_ir::{
    Const, ConstExpr, ConstKind, GepFlags, InlineAsmData, Opcode, Symbol, Type, TypeKind, Value, ValueKind,
};
use draig_num::FloatFormat;
use draig_tables::history;

use super::ids::types::bits_for;
use super::ids::values::{Entry, is_scalable};
use super::{ModuleWriter, abbreviations, attributes};
use crate::codes::encodings::to_signed;
use crate::codes::operations::{binary_number, cast_number, flags_number, gep_flags_number, inline_asm};
use crate::codes::{blocks, constant as code};

/// The abbreviations that only the module's block has; those of functions are mostly small.
struct Short {
    aggregate: DefinedAbbreviation,
    string_8: DefinedAbbreviation,
    cstring_7: DefinedAbbreviation,
    cstring_6: DefinedAbbreviation,
}

impl ModuleWriter<'_> {
    pub(super) fn write_module_constants(&mut self) {
        // LLVM gives functions their personalities behind this block, and looks at orders of uses before the end.
        if self.ids.values.of_module.is_empty() && !self.use_orders.has_any_of_module() {
            return;
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
        self.write_constants(&entries, Some(&short));
        self.ids.values.of_module = entries;
        self.out.end_block();
    }

    pub(super) fn write_function_constants(&mut self) {
        if self.ids.values.of_function.is_empty() {
            return;
        }
        self.out.enter_block(blocks::CONSTANTS, 4);
        let entries = std::mem::take(&mut self.ids.values.of_function);
        self.write_constants(&entries, None);
        self.ids.values.of_function = entries;
        self.out.end_block();
    }

    fn write_constants(&mut self, entries: &[Entry], short: Option<&Short>) {
        let mut last_type = None;
        let mut record = std::mem::take(&mut self.record);
        for entry in entries {
            let ty = self.ids.values.constant_type(entry.value);
            if last_type.replace(ty) != Some(ty) {
                let number = self.ids.types.number(ty);
                self.out.abbreviated(&self.abbreviations.set_type, code::SETTYPE, &[number]);
            }
            record.clear();
            match entry.value.kind() {
                ValueKind::Const(constant) => self.write_constant(constant, ty, &mut record, short),
                ValueKind::InlineAsm(asm) => {
                    self.write_inline_asm(self.module.tables.inline_asm(asm), &mut record);
                }
                _ => {}
            }
        }
        self.record = record;
    }

    fn write_null(&mut self) {
        self.out.abbreviated(&self.abbreviations.null, code::NULL, &[]);
    }

    fn write_constant(&mut self, constant: Const, ty: Type, record: &mut Vec<u64>, short: Option<&Short>) {
        if self.ids.values.as_mask(constant).is_some() {
            return self.write_mask(constant, record);
        }
        let code = match self.module.tables.constants.kind(constant) {
            ConstKind::Int(0) | ConstKind::Float(0) => return self.write_null(),
            ConstKind::NullPointer | ConstKind::Zero | ConstKind::TokenNone => return self.write_null(),
            ConstKind::WideInt(value) if value.is_zero() => return self.write_null(),
            ConstKind::WideFloat(bits) if **bits == 0 => return self.write_null(),
            ConstKind::Int(bits) => {
                let width = self.module.tables.types.integer_width(ty).unwrap_or(64);
                let value = sign_extended(*bits, width);
                return self.out.abbreviated(&self.abbreviations.integer, code::INTEGER, &[to_signed(value)]);
            }
            ConstKind::WideInt(value) => {
                record.extend(attributes::active_words(value).iter().map(|&word| to_signed(word as i64)));
                code::WIDE_INTEGER
            }
            ConstKind::Float(bits) => {
                record.push(*bits);
                code::FLOAT
            }
            ConstKind::WideFloat(bits) => {
                record.extend(self.float_words(ty, **bits));
                code::FLOAT
            }
            ConstKind::Undef => code::UNDEF,
            ConstKind::Poison => code::POISON,
            ConstKind::Data(bytes) => return self.write_data(*bytes, ty, record, short),
            ConstKind::Aggregate(elements) => {
                record.extend(elements.iter().map(|&element| u64::from(self.ids.values.number(element))));
                if let Some(short) = short {
                    return self.out.abbreviated(&short.aggregate, code::AGGREGATE, record);
                }
                code::AGGREGATE
            }
            ConstKind::Splat(element) => return self.write_splat(*element, record),
            ConstKind::Expr(expr) => return self.write_expression(expr, ty, record),
            ConstKind::BlockAddress(function, block) => {
                let number = self.block_number(*function, *block);
                record.extend([self.global_type(*function), u64::from(self.ids.values.global(*function)), number]);
                code::BLOCKADDRESS
            }
            ConstKind::DsoLocalEquivalent(global) => {
                record.extend([self.global_type(*global), u64::from(self.ids.values.global(*global))]);
                code::DSO_LOCAL_EQUIVALENT
            }
            ConstKind::NoCfi(global) => {
                record.extend([self.global_type(*global), u64::from(self.ids.values.global(*global))]);
                code::NO_CFI
            }
            ConstKind::PtrAuth(parts) => {
                record.extend(parts.iter().map(|&part| u64::from(self.ids.values.number(part))));
                code::PTRAUTH2
            }
        };
        self.out.record(code, record);
    }

    fn global_type(&self, global: draig_ir::Global) -> u64 {
        self.ids.types.number(self.module.global(global).address_type)
    }

    /// The words of a floating-point number of more than 64 bits.
    fn float_words(&self, ty: Type, bits: u128) -> [u64; 2] {
        let (low, high) = (bits as u64, (bits >> 64) as u64);
        match self.module.tables.types.float_format(ty) {
            // The significand's high part stands first.
            Some(FloatFormat::X86Fp80) => [high << 48 | low >> 16, low & 0xffff],
            _ => [low, high],
        }
    }

    /// A number in every lane of a scalable vector: as the number itself, of the vector's type.
    fn write_splat(&mut self, element: Value, record: &mut Vec<u64>) {
        let Some(element) = element.as_const() else { return self.out.record(code::UNDEF, &[]) };
        let data = self.module.tables.constants.get(element);
        self.write_constant(element, data.ty, record, None);
    }

    fn write_data(&mut self, bytes: Symbol, ty: Type, record: &mut Vec<u64>, short: Option<&Short>) {
        let bytes = self.module.tables.str(bytes);
        let types = &self.module.tables.types;
        let (element, array) = match *types.kind(ty) {
            TypeKind::Array { element, .. } => (element, true),
            TypeKind::Vector { element, .. } => (element, false),
            _ => (ty, false),
        };
        if array && element == Type::I8 {
            return self.write_string(bytes, short);
        }
        let size = self.module.tables.data_element_size(element).unwrap_or(1);
        record.extend(bytes.chunks_exact(size).map(|chunk| {
            let mut word = [0; 8];
            word[..size].copy_from_slice(chunk);
            u64::from_le_bytes(word)
        }));
        self.out.record(code::DATA, record);
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

    fn write_mask(&mut self, constant: Const, record: &mut Vec<u64>) {
        let Some(mask) = self.ids.values.as_mask(constant) else { return };
        let is_vector = matches!(self.ids.types.kind(mask.ty), TypeKind::Vector { .. });
        let code = if !mask.parts.is_empty() {
            record.extend(mask.parts.iter().map(|&part| u64::from(self.ids.values.number(part))));
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
            return self.out.abbreviated(&self.abbreviations.integer, code::INTEGER, &[value]);
        };
        self.out.record(code, record);
    }

    fn push_with_type(&self, value: Value, record: &mut Vec<u64>) {
        record.push(self.ids.types.number(self.ids.values.constant_type(value)));
        record.push(u64::from(self.ids.values.number(value)));
    }

    fn write_expression(&mut self, expr: &ConstExpr, ty: Type, record: &mut Vec<u64>) {
        let number = |value: &Value| u64::from(self.ids.values.number(*value));
        let type_of = |value: &Value| self.ids.values.constant_type(*value);
        let flags = flags_number(expr.opcode.flag_class(), expr.flags);
        let operands = &expr.operands[..];
        let code = match (expr.opcode, operands) {
            (Opcode::GetElementPtr, _) => {
                let source = expr.source_type.unwrap_or(Type::I8);
                if self.version < history::IN_RANGE {
                    record.push(self.ids.types.number(source));
                    operands.iter().for_each(|&operand| self.push_with_type(operand, record));
                    let inbounds = expr.gep_flags().contains(GepFlags::INBOUNDS);
                    return self.out.record(if inbounds { code::CE_INBOUNDS_GEP } else { code::CE_GEP_OLD }, record);
                }
                record.extend([self.ids.types.number(source), gep_flags_number(expr.gep_flags())]);
                if let Some(range) = &expr.in_range {
                    record.push(u64::from(range.0.width()));
                    attributes::push_bounds(record, &range.0, &range.1);
                }
                for &operand in operands {
                    self.push_with_type(operand, record);
                }
                if expr.in_range.is_some() { code::CE_GEP_WITH_INRANGE } else { code::CE_GEP }
            }
            (Opcode::ExtractElement, [vector, index]) => {
                let types = [type_of(vector), type_of(index)].map(|ty| self.ids.types.number(ty));
                record.extend([types[0], number(vector), types[1], number(index)]);
                code::CE_EXTRACTELT
            }
            (Opcode::InsertElement, [vector, element, index]) => {
                let index_type = self.ids.types.number(type_of(index));
                record.extend([number(vector), number(element), index_type, number(index)]);
                code::CE_INSERTELT
            }
            (Opcode::ShuffleVector, [first, second]) => {
                let scalable = is_scalable(&self.ids.types, ty);
                let lanes = expr.mask.iter().copied();
                let mask = u64::from(self.ids.values.mask_number(&self.ids.types, scalable, lanes));
                let of_operands = type_of(first);
                if of_operands != ty {
                    record.push(self.ids.types.number(of_operands));
                }
                record.extend([number(first), number(second), mask]);
                if of_operands == ty { code::CE_SHUFFLEVEC } else { code::CE_SHUFVEC_EX }
            }
            (opcode, [operand]) if opcode.is_cast() => {
                record.push(cast_number(opcode).unwrap_or(0));
                self.push_with_type(*operand, record);
                if flags == 0 {
                    return self.out.abbreviated(&self.abbreviations.cast_constant, code::CE_CAST, record);
                }
                record.push(flags);
                code::CE_CAST
            }
            (opcode, [first, second]) => {
                record.extend([binary_number(opcode).unwrap_or(0), number(first), number(second)]);
                if flags != 0 {
                    record.push(flags);
                }
                code::CE_BINOP
            }
            // No other expression exists.
            _ => code::UNDEF,
        };
        self.out.record(code, record);
    }

    fn write_inline_asm(&mut self, asm: &InlineAsmData, record: &mut Vec<u64>) {
        let flag = |set: bool, bit: u64| if set { bit } else { 0 };
        record.push(self.ids.types.number(asm.function_type));
        record.push(
            flag(asm.side_effect, inline_asm::SIDE_EFFECT)
                | flag(asm.align_stack, inline_asm::ALIGN_STACK)
                | flag(asm.intel_dialect, inline_asm::INTEL_DIALECT)
                | flag(asm.unwind, inline_asm::UNWIND),
        );
        for text in [asm.template, asm.constraints] {
            let text = self.module.tables.str(text);
            record.push(text.len() as u64);
            record.extend(text.iter().map(|&byte| u64::from(byte)));
        }
        self.out.record(code::INLINEASM, record);
    }
}

/// The signed value of the low bits of a word.
fn sign_extended(bits: u64, width: u32) -> i64 {
    let unused = 64 - width.clamp(1, 64);
    (bits << unused) as i64 >> unused
}
