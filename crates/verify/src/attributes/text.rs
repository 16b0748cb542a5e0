//! Attributes as in LLVM's messages.

use draig_ir::build::Describe;
use draig_ir::{Attribute, ConstantRange};
use draig_num::ApInt;
use draig_tables::AttrKind as K;
use draig_tables::attribute_values::{
    AllocKinds, Captures, FpClasses, MemoryEffects, UNWIND_TABLE_SYNC, unpack_alloc_size, unpack_vscale_range,
};

use crate::context::FunctionCx;

/// Returns an attribute as written at a parameter: `align 8`, `byval(i32)`.
pub(super) fn attribute(cx: &FunctionCx<'_>, attribute: &Attribute) -> String {
    match attribute {
        Attribute::Enum(kind) | Attribute::Type(kind, None) => kind.spelling().to_owned(),
        Attribute::Int(kind, value) => number(*kind, *value),
        Attribute::Type(kind, Some(ty)) => {
            let ty = Describe::new(cx.module).ty(*ty);
            format!("{}({ty})", kind.spelling())
        }
        Attribute::Range(kind, range) => {
            let width = range.lower.width();
            format!("{}(i{width} {}, {})", kind.spelling(), decimal(&range.lower), decimal(&range.upper))
        }
        Attribute::RangeList(kind, ranges) => {
            let pair = |range: &ConstantRange| format!("({}, {})", decimal(&range.lower), decimal(&range.upper));
            let ranges: Vec<String> = ranges.iter().map(pair).collect();
            format!("{}({})", kind.spelling(), ranges.join(", "))
        }
        Attribute::String(key, value) => {
            let text = |symbol| String::from_utf8_lossy(cx.tables.str(symbol));
            match text(*value) {
                value if value.is_empty() => format!("\"{}\"", text(*key)),
                value => format!("\"{}\"=\"{value}\"", text(*key)),
            }
        }
    }
}

fn number(kind: K, value: u64) -> String {
    let name = kind.spelling();
    let low = value as u32;
    match kind {
        K::Alignment => format!("{name} {value}"),
        K::AllocSize => match unpack_alloc_size(value) {
            (element, Some(count)) => format!("{name}({element},{count})"),
            (element, None) => format!("{name}({element})"),
        },
        K::VScaleRange => {
            let (minimum, maximum) = unpack_vscale_range(value);
            format!("{name}({minimum},{maximum})")
        }
        K::UWTable if value == UNWIND_TABLE_SYNC => format!("{name}(sync)"),
        K::UWTable => name.to_owned(),
        K::AllocKind => format!("{name}(\"{}\")", AllocKinds(value)),
        K::Memory => format!("{name}({})", MemoryEffects(low)),
        K::Captures => format!("{name}({})", Captures(low)),
        K::NoFPClass => format!("{name}({})", FpClasses(low)),
        _ => format!("{name}({value})"),
    }
}

fn decimal(value: &ApInt) -> String {
    let mut digits = Vec::new();
    value.write_signed_decimal(&mut digits);
    String::from_utf8_lossy(&digits).into_owned()
}
