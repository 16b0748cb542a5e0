//! The block of types.

use draig_bitstream::Writer;
use draig_ir::TypeKind;
use draig_num::FloatFormat;

use super::ModuleWriter;
use super::abbreviations::TypeAbbreviations;
use super::error::Result;
use crate::codes::{blocks, types as code};

impl ModuleWriter<'_> {
    pub(super) fn write_types(&mut self) -> Result {
        let Self { ids, out, record, module, .. } = self;
        out.enter_block(blocks::TYPES, 4);
        let short = TypeAbbreviations::define(out, ids.types.width());
        out.record(code::NUMENTRY, &[ids.types.order().len() as u64]);
        for &ty in ids.types.order() {
            record.clear();
            let code = match ids.types.kind(ty) {
                TypeKind::Void => code::VOID,
                TypeKind::Float(format) => float_code(*format),
                TypeKind::Label => code::LABEL,
                TypeKind::Metadata => code::METADATA,
                TypeKind::X86Amx => code::X86_AMX,
                TypeKind::Token => code::TOKEN,
                TypeKind::Integer(width) => {
                    record.push(u64::from(*width));
                    code::INTEGER
                }
                TypeKind::Byte(width) => {
                    record.push(u64::from(*width));
                    code::BYTE
                }
                TypeKind::Pointer(0) => {
                    out.abbreviated(&short.pointer, code::OPAQUE_POINTER, &[0]);
                    continue;
                }
                TypeKind::Pointer(space) => {
                    record.push(u64::from(*space));
                    code::OPAQUE_POINTER
                }
                TypeKind::Array { element, len } => {
                    out.abbreviated(&short.array, code::ARRAY, &[*len, ids.types.number(*element)?]);
                    continue;
                }
                TypeKind::Vector { element, min_len, scalable } => {
                    record.extend([u64::from(*min_len), ids.types.number(*element)?]);
                    if *scalable {
                        record.push(1);
                    }
                    code::VECTOR
                }
                TypeKind::Struct { fields, packed } => {
                    record.push(u64::from(*packed));
                    ids.types.push_numbers(fields, record)?;
                    out.abbreviated(&short.literal_struct, code::STRUCT_ANON, record);
                    continue;
                }
                TypeKind::NamedStruct(body) => {
                    let name = module.tables.str(body.name);
                    if !name.is_empty() {
                        write_name(out, &short, name);
                    }
                    match &body.fields {
                        None => {
                            record.push(0);
                            code::OPAQUE
                        }
                        Some(fields) => {
                            record.push(u64::from(body.packed));
                            ids.types.push_numbers(fields, record)?;
                            out.abbreviated(&short.named_struct, code::STRUCT_NAMED, record);
                            continue;
                        }
                    }
                }
                TypeKind::Function(function) => {
                    record.extend([u64::from(function.vararg), ids.types.number(function.result)?]);
                    ids.types.push_numbers(&function.params, record)?;
                    out.abbreviated(&short.function, code::FUNCTION, record);
                    continue;
                }
                TypeKind::TargetExt { name, types, ints } => {
                    write_name(out, &short, module.tables.str(*name));
                    record.push(types.len() as u64);
                    ids.types.push_numbers(types, record)?;
                    record.extend(ints.iter().map(|&int| u64::from(int)));
                    code::TARGET_TYPE
                }
            };
            out.record(code, record);
        }
        out.end_block();
        Ok(())
    }
}

/// Writes the name of the next struct or target type.
fn write_name(out: &mut Writer, short: &TypeAbbreviations, name: &[u8]) {
    if draig_bitstream::is_char6(name) {
        out.abbreviated_with_bytes(&short.struct_name, code::STRUCT_NAME, &[], name);
    } else {
        out.record_with_bytes(code::STRUCT_NAME, &[], name);
    }
}

fn float_code(format: FloatFormat) -> u32 {
    match format {
        FloatFormat::Half => code::HALF,
        FloatFormat::BFloat => code::BFLOAT,
        FloatFormat::Float => code::FLOAT,
        FloatFormat::Double => code::DOUBLE,
        FloatFormat::X86Fp80 => code::X86_FP80,
        FloatFormat::Fp128 => code::FP128,
        FloatFormat::PpcFp128 => code::PPC_FP128,
    }
}
