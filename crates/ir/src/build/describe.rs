//! Short descriptions of types and values for error messages, close to the canonical text. The text itself is
//! printed by another crate.

use std::fmt::Write;

use draig_num::ApInt;

use crate::body::Body;
use crate::constants::{ConstExpr, ConstKind};
use crate::flags::{GepFlags, IntFlags};
use crate::global::Global;
use crate::module::Module;
use crate::opcode::{FlagClass, Opcode};
use crate::strings::Symbol;
use crate::tables::Tables;
use crate::types::{FunctionType, Type, TypeKind};
use crate::value::{Value, ValueKind};

/// Nesting depth up to which types and constants are followed; deeper parts are shown as `…`.
const MAX_DEPTH: u32 = 16;

/// Number of elements of an aggregate, or characters of a string, that are shown.
const MAX_ELEMENTS: usize = 64;

/// Describes the types and values of a module and, optionally, of one of its bodies.
#[derive(Clone, Copy, Debug)]
pub struct Describe<'a> {
    module: &'a Module,
    tables: &'a Tables,
    function: Option<(&'a Body, usize)>,
}

impl<'a> Describe<'a> {
    /// Creates a describer for a module.
    pub fn new(module: &'a Module) -> Describe<'a> {
        Describe { module, tables: &module.tables, function: None }
    }

    /// Adds the values of a function with this many parameters.
    pub fn with_body(self, body: &'a Body, param_count: usize) -> Describe<'a> {
        Describe { function: Some((body, param_count)), ..self }
    }

    /// Describes a type, as it appears in text.
    pub fn ty(&self, ty: Type) -> String {
        let mut out = String::new();
        self.write_type(&mut out, ty, 0);
        out
    }

    /// Describes a value without its type.
    pub fn value(&self, value: Value) -> String {
        let mut out = String::new();
        self.write_value(&mut out, value, 0);
        out
    }

    /// Describes a value after its type. The type is passed in because values do not know the types of
    /// parameters.
    pub fn typed(&self, ty: Type, value: Value) -> String {
        let mut out = self.ty(ty);
        out.push(' ');
        self.write_value(&mut out, value, 0);
        out
    }

    fn write_type(&self, out: &mut String, ty: Type, depth: u32) {
        if depth > MAX_DEPTH {
            out.push('…');
            return;
        }
        match self.tables.types.kind(ty) {
            TypeKind::Void => out.push_str("void"),
            TypeKind::Float(format) => write_to(out, format_args!("{format}")),
            TypeKind::Label => out.push_str("label"),
            TypeKind::Metadata => out.push_str("metadata"),
            TypeKind::X86Amx => out.push_str("x86_amx"),
            TypeKind::Token => out.push_str("token"),
            TypeKind::Integer(width) => write_to(out, format_args!("i{width}")),
            TypeKind::Byte(width) => write_to(out, format_args!("b{width}")),
            TypeKind::Pointer(0) => out.push_str("ptr"),
            TypeKind::Pointer(space) => write_to(out, format_args!("ptr addrspace({space})")),
            TypeKind::Array { element, len } => {
                write_to(out, format_args!("[{len} x "));
                self.write_type(out, *element, depth + 1);
                out.push(']');
            }
            TypeKind::Vector { element, min_len, scalable } => {
                let scale = if *scalable { "vscale x " } else { "" };
                write_to(out, format_args!("<{scale}{min_len} x "));
                self.write_type(out, *element, depth + 1);
                out.push('>');
            }
            TypeKind::Struct { fields, packed } => self.write_fields(out, Some(fields), *packed, depth),
            TypeKind::NamedStruct(body) => match self.tables.str(body.name) {
                b"" => self.write_fields(out, body.fields.as_deref(), body.packed, depth + 4),
                name => write_name(out, '%', name),
            },
            TypeKind::Function(FunctionType { result, params, vararg }) => {
                self.write_type(out, *result, depth + 1);
                out.push_str(" (");
                for (number, &param) in params.iter().enumerate() {
                    out.push_str(if number == 0 { "" } else { ", " });
                    self.write_type(out, param, depth + 1);
                }
                out.push_str(match (*vararg, params.is_empty()) {
                    (true, true) => "...)",
                    (true, false) => ", ...)",
                    _ => ")",
                });
            }
            TypeKind::TargetExt { name, types, ints } => {
                write_to(out, format_args!("target(\"{}\"", String::from_utf8_lossy(self.tables.str(*name))));
                for &ty in types {
                    out.push_str(", ");
                    self.write_type(out, ty, depth + 1);
                }
                for int in ints {
                    write_to(out, format_args!(", {int}"));
                }
                out.push(')');
            }
        }
    }

    fn write_fields(&self, out: &mut String, fields: Option<&[Type]>, packed: bool, depth: u32) {
        let Some(fields) = fields else {
            out.push_str("opaque");
            return;
        };
        out.push_str(match (packed, fields.is_empty()) {
            (true, true) => "<{}>",
            (false, true) => "{}",
            (true, false) => "<{ ",
            (false, false) => "{ ",
        });
        for (number, &field) in fields.iter().enumerate() {
            out.push_str(if number == 0 { "" } else { ", " });
            self.write_type(out, field, depth + 1);
        }
        if !fields.is_empty() {
            out.push_str(if packed { " }>" } else { " }" });
        }
    }

    fn write_value(&self, out: &mut String, value: Value, depth: u32) {
        match value.kind() {
            ValueKind::Const(_) if depth > MAX_DEPTH => out.push('…'),
            ValueKind::Const(constant) => {
                let data = self.tables.constants.get(constant);
                self.write_constant(out, value, data.ty, &data.kind, depth);
            }
            ValueKind::Global(global) => self.write_global(out, global),
            ValueKind::InlineAsm(asm) => {
                let template = self.tables.str(self.tables.inline_asm(asm).template);
                write_to(out, format_args!("asm \"{}\"", template.escape_ascii()));
            }
            ValueKind::Metadata(_) | ValueKind::LocalMetadata(_) => write_to(out, format_args!("{value:?}")),
            ValueKind::Inst(_) | ValueKind::Arg(_) | ValueKind::Block(_) => self.write_local(out, value),
        }
    }

    fn write_global(&self, out: &mut String, global: Global) {
        match self.module.all_globals().get(global.index()).map(|data| self.tables.str(data.name)) {
            Some(name) if !name.is_empty() => write_name(out, '@', name),
            _ => match self.global_number(global) {
                Some(number) => write_to(out, format_args!("@{number}")),
                None => write_to(out, format_args!("@<{}>", global.as_u32())),
            },
        }
    }

    /// Number of an unnamed global in the text; `None` if no list of the module contains it.
    fn global_number(&self, global: Global) -> Option<usize> {
        let module = self.module;
        let all = [module.variables(), module.aliases(), module.ifuncs(), module.functions()].into_iter().flatten();
        let mut unnamed = all.filter(|&&one| module.global(one).name == Symbol::EMPTY);
        unnamed.position(|&one| one == global)
    }

    fn write_local(&self, out: &mut String, value: Value) {
        match self.function.and_then(|(body, _)| body.names().get(value)) {
            Some(name) => write_name(out, '%', name),
            None => match self.number(value) {
                Some(number) => write_to(out, format_args!("%{number}")),
                None => write_to(out, format_args!("%<{value:?}>")),
            },
        }
    }

    /// Number of an unnamed value in the text: parameters, then blocks and results in order.
    fn number(&self, value: Value) -> Option<u32> {
        let (body, param_count) = self.function?;
        let named = |value: Value| body.names().get(value).is_some();
        let mut number = 0;
        for arg in 0..param_count as u32 {
            if Value::arg(arg) == value {
                return Some(number);
            }
            number += u32::from(!named(Value::arg(arg)));
        }
        for block in body.blocks() {
            if Value::from(block) == value {
                return Some(number);
            }
            number += u32::from(!named(block.into()));
            for inst in body.block_insts(block) {
                if Value::from(inst) == value {
                    return Some(number);
                }
                number += u32::from(body.inst_type(inst) != Type::VOID && !named(inst.into()));
            }
        }
        None
    }

    fn write_constant(&self, out: &mut String, value: Value, ty: Type, kind: &ConstKind, depth: u32) {
        match kind {
            ConstKind::Int(0) if ty == Type::I1 => out.push_str("false"),
            ConstKind::Int(_) if ty == Type::I1 => out.push_str("true"),
            ConstKind::Int(_) | ConstKind::WideInt(_) => {
                self.write_int(out, &self.tables.int_value(value).unwrap_or_else(|| ApInt::zero(1)));
            }
            ConstKind::Float(_) | ConstKind::WideFloat(_) => {
                if let Some(float) = self.tables.float_value(value) {
                    let mut bytes = Vec::new();
                    float.write_llvm(&mut bytes);
                    out.push_str(&String::from_utf8_lossy(&bytes));
                }
            }
            ConstKind::NullPointer => out.push_str("null"),
            ConstKind::Zero => out.push_str("zeroinitializer"),
            ConstKind::Undef => out.push_str("undef"),
            ConstKind::Poison => out.push_str("poison"),
            ConstKind::TokenNone => out.push_str("none"),
            ConstKind::Data(symbol) => self.write_data(out, ty, self.tables.str(*symbol)),
            ConstKind::Aggregate(elements) if self.is_number_splat(ty, elements) => {
                out.push_str("splat (");
                self.write_typed(out, elements[0], depth);
                out.push(')');
            }
            ConstKind::Aggregate(elements) => {
                let (open, close) = self.brackets(ty);
                out.push_str(open);
                self.write_list(out, elements, depth);
                out.push_str(close);
            }
            ConstKind::Splat(element) => {
                out.push_str("splat (");
                self.write_typed(out, *element, depth);
                out.push(')');
            }
            ConstKind::Expr(expr) => self.write_expr(out, ty, expr, depth),
            ConstKind::BlockAddress(function, block) => {
                out.push_str("blockaddress(");
                self.write_global(out, *function);
                write_to(out, format_args!(", %<{block}>)"));
            }
            ConstKind::DsoLocalEquivalent(global) => {
                out.push_str("dso_local_equivalent ");
                self.write_global(out, *global);
            }
            ConstKind::NoCfi(global) => {
                out.push_str("no_cfi ");
                self.write_global(out, *global);
            }
            ConstKind::PtrAuth(parts) => {
                out.push_str("ptrauth (");
                self.write_list(out, &parts[..], depth);
                out.push(')');
            }
        }
    }

    /// Whether the elements are a vector with the same number in every lane, which is written `splat`.
    fn is_number_splat(&self, ty: Type, elements: &[Value]) -> bool {
        let is_number = |value| self.tables.int_value(value).is_some() || self.tables.float_value(value).is_some();
        self.tables.types.is_vector(ty) && elements.iter().all(|&other| other == elements[0]) && is_number(elements[0])
    }

    fn brackets(&self, ty: Type) -> (&'static str, &'static str) {
        match *self.tables.types.kind(ty) {
            TypeKind::Vector { .. } => ("<", ">"),
            TypeKind::Array { .. } => ("[", "]"),
            TypeKind::Struct { packed: true, .. } => ("<{ ", " }>"),
            TypeKind::NamedStruct(ref body) if body.packed => ("<{ ", " }>"),
            _ => ("{ ", " }"),
        }
    }

    fn write_int(&self, out: &mut String, int: &ApInt) {
        let mut bytes = Vec::new();
        int.write_signed_decimal(&mut bytes);
        out.push_str(&String::from_utf8_lossy(&bytes));
    }

    fn write_data(&self, out: &mut String, ty: Type, bytes: &[u8]) {
        let element = self.tables.element_type(ty, 0).unwrap_or(Type::I8);
        if element == Type::I8 && !self.tables.types.is_vector(ty) {
            let shown = &bytes[..bytes.len().min(MAX_ELEMENTS)];
            out.push_str("c\"");
            for &byte in shown {
                match byte {
                    b' '..=b'~' if byte != b'"' && byte != b'\\' => out.push(char::from(byte)),
                    _ => write_to(out, format_args!("\\{byte:02X}")),
                }
            }
            out.push_str(if shown.len() < bytes.len() { "…\"" } else { "\"" });
            return;
        }
        let size = self.tables.data_element_size(element).unwrap_or(1);
        let splat = self.tables.types.is_vector(ty) && bytes.chunks_exact(size).all(|chunk| chunk == &bytes[..size]);
        let (open, close) = if splat { ("splat (", ")") } else { self.brackets(ty) };
        out.push_str(open);
        for (number, chunk) in bytes.chunks_exact(size).enumerate() {
            if splat && number == 1 {
                break;
            }
            out.push_str(if number == 0 { "" } else { ", " });
            if number == MAX_ELEMENTS {
                out.push('…');
                break;
            }
            self.write_type(out, element, 0);
            out.push(' ');
            let mut word = [0; 16];
            word[..size].copy_from_slice(chunk);
            let bits = u128::from_le_bytes(word);
            match self.tables.types.float_format(element) {
                Some(format) => {
                    let mut text = Vec::new();
                    draig_num::ApFloat::from_bits(format, bits).write_llvm(&mut text);
                    out.push_str(&String::from_utf8_lossy(&text));
                }
                None => self.write_int(out, &ApInt::from_u128(8 * size as u32, bits)),
            }
        }
        out.push_str(close);
    }

    fn write_typed(&self, out: &mut String, value: Value, depth: u32) {
        let ty = match value.kind() {
            ValueKind::Const(constant) => self.tables.constants.ty(constant),
            ValueKind::Global(global) => {
                self.module.all_globals().get(global.index()).map_or(Type::PTR, |data| data.address_type)
            }
            _ => Type::VOID,
        };
        self.write_type(out, ty, depth);
        out.push(' ');
        self.write_value(out, value, depth + 1);
    }

    fn write_list(&self, out: &mut String, values: &[Value], depth: u32) {
        for (number, &value) in values.iter().enumerate() {
            out.push_str(if number == 0 { "" } else { ", " });
            if number == MAX_ELEMENTS {
                out.push('…');
                break;
            }
            self.write_typed(out, value, depth);
        }
    }

    fn write_expr(&self, out: &mut String, ty: Type, expr: &ConstExpr, depth: u32) {
        out.push_str(expr.opcode.spelling());
        let table: &[(u8, &str)] = &match expr.opcode.flag_class() {
            FlagClass::Gep => GepFlags::TABLE.iter().map(|&(flag, text)| (flag.0, text)).collect::<Vec<_>>(),
            _ => IntFlags::TABLE.iter().map(|&(flag, text)| (flag.0, text)).collect(),
        };
        for &(bit, text) in table {
            let implied = expr.opcode == Opcode::GetElementPtr && text == "nusw" && expr.flags & 1 != 0;
            if expr.flags & bit != 0 && !implied {
                write_to(out, format_args!(" {text}"));
            }
        }
        if let Some(range) = &expr.in_range {
            out.push_str(" inrange(");
            self.write_int(out, &range.0);
            out.push_str(", ");
            self.write_int(out, &range.1);
            out.push(')');
        }
        out.push_str(" (");
        if let Some(source) = expr.source_type {
            self.write_type(out, source, depth);
            out.push_str(", ");
        }
        self.write_list(out, &expr.operands, depth);
        if expr.opcode.is_cast() {
            out.push_str(" to ");
            self.write_type(out, ty, depth);
        }
        if expr.opcode == Opcode::ShuffleVector {
            let scale = if matches!(self.tables.types.vector_len(ty), Some((_, true))) { "vscale x " } else { "" };
            write_to(out, format_args!(", <{scale}{} x i32> ", expr.mask.len()));
            write_mask(out, &expr.mask);
        }
        out.push(')');
    }
}

/// Writes a name after its sigil, quoted where the text quotes it.
pub(crate) fn write_name(out: &mut String, sigil: char, name: &[u8]) {
    out.push(sigil);
    let plain = |byte: &u8| byte.is_ascii_alphanumeric() || b"-$._".contains(byte);
    if !name.is_empty() && !name[0].is_ascii_digit() && name.iter().all(plain) {
        out.push_str(&String::from_utf8_lossy(name));
        return;
    }
    out.push('"');
    for &byte in name {
        match byte {
            b' '..=b'~' if byte != b'"' && byte != b'\\' => out.push(char::from(byte)),
            _ => write_to(out, format_args!("\\{byte:02X}")),
        }
    }
    out.push('"');
}

fn write_mask(out: &mut String, mask: &[i32]) {
    if mask.iter().all(|&lane| lane == 0) {
        out.push_str("zeroinitializer");
        return;
    }
    out.push('<');
    for (number, lane) in mask.iter().enumerate() {
        out.push_str(if number == 0 { "" } else { ", " });
        match lane {
            -1 => out.push_str("i32 poison"),
            lane => write_to(out, format_args!("i32 {lane}")),
        }
    }
    out.push('>');
}

fn write_to(out: &mut String, text: std::fmt::Arguments<'_>) {
    // Writing to a string does not fail.
    let _ = out.write_fmt(text);
}
