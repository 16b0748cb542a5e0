//! Facts about each instruction's value, for comparing value tracking with LLVM's; LLVM has no such printer.

use std::fmt::Write as _;

use draig_analysis::Analyses;
use draig_analysis::values::{LazyRanges, Simplified, Values};
use draig_ir::{Inst, Opcode, Value};

use super::PrintContext;

/// Prints each reachable instruction and a line with the facts about it.
pub(super) fn facts(context: &PrintContext<'_>, analyses: &Analyses<'_>, out: &mut Vec<u8>) {
    out.extend_from_slice(b"facts for function '");
    out.extend_from_slice(context.function_name(analyses));
    out.extend_from_slice(b"':\n");
    let values = analyses.values();
    let mut ranges = analyses.lazy_ranges().borrow_mut();
    let body = analyses.subject().body();
    for block in body.blocks() {
        if !analyses.dominators().is_reachable(block) {
            continue;
        }
        for inst in body.block_insts(block) {
            out.extend_from_slice(&context.printer.inst(analyses.subject().function(), inst).0);
            out.extend_from_slice(b"\n   ");
            out.extend_from_slice(&line(context, analyses, values, &mut ranges, inst));
            out.push(b'\n');
        }
    }
}

fn line(
    context: &PrintContext<'_>,
    analyses: &Analyses<'_>,
    values: &Values<'_>,
    ranges: &mut LazyRanges<'_>,
    inst: Inst,
) -> Vec<u8> {
    let subject = analyses.subject();
    let types = &subject.tables().types;
    let ty = subject.body().inst_type(inst);
    let (value, at) = (Value::inst(inst), Some(inst));
    let mut text = String::new();
    let name = |value: Value| context.printer.name(Some(subject.function()), value).to_string();
    if types.is_integer_or_vector(ty) || types.is_pointer_or_vector(ty) {
        let _ = write!(text, " known {}", values.known_bits(value, at));
        if values.is_known_nonzero(value, at) {
            text.push_str(" nonzero");
        }
    }
    if types.is_integer_or_vector(ty) {
        let _ = write!(text, " signbits {} range {}", values.sign_bits(value, at), values.range(value, at));
    }
    let block = subject.body().block_of(inst);
    if let Some(range) = block.and_then(|block| ranges.at_end(value, block)) {
        let _ = write!(text, " lvi {range}");
    }
    if types.is_float_or_vector(ty) {
        let known = values.float_class(value, at);
        let sign = known.negative.map_or("", |negative| if negative { " neg" } else { " pos" });
        let _ = write!(text, " fpclass {:#05x}{sign}", known.classes);
    }
    if ty != draig_ir::Type::VOID {
        if values.is_well_defined(value, at) {
            text.push_str(" noundef");
        } else if values.is_not_poison(value, at) {
            text.push_str(" nopoison");
        }
    }
    if let Some(found) = values.simplify(inst) {
        let width = types.integer_width(types.scalar(ty)).unwrap_or(0);
        let of_constant = |number: String| {
            let text = match (width, number.as_str()) {
                (1, "0") => "false".to_string(),
                (1, _) => "true".to_string(),
                _ => number.clone(),
            };
            match types.is_vector(ty) {
                true if number == "0" => "zeroinitializer".to_string(),
                true => format!("splat (i{width} {text})"),
                false => text,
            }
        };
        let found = match &found {
            Simplified::Value(value) => name(*value),
            Simplified::Int(number) => of_constant(number.to_string()),
            Simplified::Undef => "undef".to_string(),
            Simplified::Poison => "poison".to_string(),
        };
        let _ = write!(text, " simplifies-to {found}");
    }
    if types.is_pointer(ty) {
        let align = values.known_alignment(value, at).bytes();
        let _ = write!(text, " object {} align {align}", name(values.underlying_object(value)));
    }
    if subject.body().opcode(inst) == Opcode::Alloca || values.is_noalias_call(inst) {
        let captured = |by_return| u8::from(values.may_be_captured(value, by_return));
        let _ = write!(text, " captured {}{}", captured(true), captured(false));
    }
    if values.is_speculatable(inst) {
        text.push_str(" speculatable");
    }
    if values.transfers_execution(inst) {
        text.push_str(" transfers");
    }
    text.into_bytes()
}
