//! Types in LLVM's messages: as in the text, an identified struct with its body.

use draig_ir::{NamedStruct, Symbol, Tables, Type, TypeKind};

use super::limits::MAX_NESTING;

/// Returns the type as `Type::print` does.
pub(crate) fn type_text(tables: &Tables, ty: Type) -> String {
    let mut out = String::new();
    write_type(tables, ty, &mut out, 0);
    if let TypeKind::NamedStruct(NamedStruct { fields, packed, .. }) = tables.types.kind(ty) {
        out.push_str(" = type ");
        match fields {
            Some(fields) => write_fields(tables, fields, *packed, &mut out, 0),
            None => out.push_str("opaque"),
        }
    }
    out
}

fn write_type(tables: &Tables, ty: Type, out: &mut String, depth: u32) {
    if depth > MAX_NESTING {
        out.push_str("...");
        return;
    }
    let depth = depth + 1;
    match tables.types.kind(ty) {
        TypeKind::Void => out.push_str("void"),
        TypeKind::Float(format) => out.push_str(format.keyword()),
        TypeKind::Label => out.push_str("label"),
        TypeKind::Metadata => out.push_str("metadata"),
        TypeKind::X86Amx => out.push_str("x86_amx"),
        TypeKind::Token => out.push_str("token"),
        TypeKind::Integer(width) => out.push_str(&format!("i{width}")),
        TypeKind::Byte(width) => out.push_str(&format!("b{width}")),
        TypeKind::Pointer(0) => out.push_str("ptr"),
        TypeKind::Pointer(space) => out.push_str(&format!("ptr addrspace({space})")),
        TypeKind::Array { element, len } => {
            out.push_str(&format!("[{len} x "));
            write_type(tables, *element, out, depth);
            out.push(']');
        }
        TypeKind::Vector { element, min_len, scalable } => {
            out.push_str(if *scalable { "<vscale x " } else { "<" });
            out.push_str(&format!("{min_len} x "));
            write_type(tables, *element, out, depth);
            out.push('>');
        }
        TypeKind::Struct { fields, packed } => write_fields(tables, fields, *packed, out, depth),
        TypeKind::NamedStruct(NamedStruct { name, .. }) if *name != Symbol::EMPTY => {
            out.push('%');
            write_name(tables.str(*name), out);
        }
        // LLVM prints an address here.
        TypeKind::NamedStruct(_) => out.push_str(&format!("%\"type {}\"", ty.as_u32())),
        TypeKind::Function(function) => {
            write_type(tables, function.result, out, depth);
            out.push_str(" (");
            write_list(tables, &function.params, out, depth);
            if function.vararg {
                out.push_str(if function.params.is_empty() { "..." } else { ", ..." });
            }
            out.push(')');
        }
        TypeKind::TargetExt { name, types, ints } => {
            out.push_str("target(\"");
            write_escaped(tables.str(*name), out);
            out.push('"');
            for ty in types {
                out.push_str(", ");
                write_type(tables, *ty, out, depth);
            }
            for int in ints {
                out.push_str(&format!(", {int}"));
            }
            out.push(')');
        }
    }
}

fn write_fields(tables: &Tables, fields: &[Type], packed: bool, out: &mut String, depth: u32) {
    out.push_str(if packed { "<{" } else { "{" });
    if !fields.is_empty() {
        out.push(' ');
        write_list(tables, fields, out, depth);
        out.push(' ');
    }
    out.push_str(if packed { "}>" } else { "}" });
}

fn write_list(tables: &Tables, types: &[Type], out: &mut String, depth: u32) {
    for (at, ty) in types.iter().enumerate() {
        if at > 0 {
            out.push_str(", ");
        }
        write_type(tables, *ty, out, depth);
    }
}

/// Writes a name, in quotes where the text needs them.
fn write_name(name: &[u8], out: &mut String) {
    let plain = |&byte: &u8| byte.is_ascii_alphanumeric() || b"-$._".contains(&byte);
    if name.first().is_some_and(|byte| !byte.is_ascii_digit()) && name.iter().all(plain) {
        out.push_str(&String::from_utf8_lossy(name));
    } else {
        out.push('"');
        write_escaped(name, out);
        out.push('"');
    }
}

fn write_escaped(text: &[u8], out: &mut String) {
    for &byte in text {
        match byte {
            b'\\' => out.push_str("\\\\"),
            b'"' => out.push_str("\\22"),
            b' '..=b'~' => out.push(char::from(byte)),
            _ => out.push_str(&format!("\\{byte:02X}")),
        }
    }
}
