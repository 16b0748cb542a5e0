//! Memory SSA, as `print<memoryssa>` shows it: the text of the function with the access of each instruction before it.

use draig_analysis::Analyses;
use draig_analysis::memory::{Access, AccessKind, MemorySsa};
use draig_ir::Block;

use super::PrintContext;

/// Prints a function with its memory accesses.
pub(super) fn memory_ssa(context: &PrintContext<'_>, analyses: &Analyses<'_>, out: &mut Vec<u8>) {
    let subject = analyses.subject();
    let function = subject.function();
    let ssa = analyses.memory_ssa();
    out.extend_from_slice(b"MemorySSA for function: ");
    out.extend_from_slice(context.function_name(analyses));
    out.push(b'\n');

    let printer = context.printer_of(function);
    let text = printer.global(function).0;
    let mut rest = &text[..];
    let copy_line = |rest: &mut &[u8], out: &mut Vec<u8>| {
        let end = rest.iter().position(|&byte| byte == b'\n').map_or(rest.len(), |at| at + 1);
        out.extend_from_slice(&rest[..end]);
        *rest = &rest[end..];
    };
    let body = subject.body();
    let mut is_first = true;
    for block in body.blocks() {
        // The line of the first instruction tells where the label ends, and where the lines before the first block do.
        let mut annotation = ssa.phi(block).map(|phi| phi_text(context, analyses, ssa, phi));
        for inst in body.block_insts(block) {
            let line = printer.inst(function, inst).0;
            while !rest.is_empty() && !rest.starts_with(&line) {
                let is_label = !rest.starts_with(b" ") && !rest.starts_with(b"\n") && !rest.starts_with(b";");
                copy_line(&mut rest, out);
                if is_label
                    && !is_first
                    && let Some(phi) = annotation.take()
                {
                    out.extend_from_slice(&phi);
                }
            }
            is_first = false;
            if let Some(phi) = annotation.take() {
                out.extend_from_slice(&phi);
            }
            if let Some(access) = ssa.of_inst(inst) {
                out.extend_from_slice(&access_text(ssa, access));
            }
            copy_line(&mut rest, out);
        }
    }
    out.extend_from_slice(rest);
}

fn version(ssa: &MemorySsa, access: Access) -> String {
    match ssa.number(access) {
        0 => "liveOnEntry".into(),
        number => number.to_string(),
    }
}

fn access_text(ssa: &MemorySsa, access: Access) -> Vec<u8> {
    let defining = version(ssa, ssa.defining(access));
    let text = match ssa.kind(access) {
        AccessKind::Def(_) => format!("; {} = MemoryDef({defining})\n", ssa.number(access)),
        _ => format!("; MemoryUse({defining})\n"),
    };
    text.into_bytes()
}

fn phi_text(context: &PrintContext<'_>, analyses: &Analyses<'_>, ssa: &MemorySsa, phi: Access) -> Vec<u8> {
    let mut text = format!("; {} = MemoryPhi(", ssa.number(phi)).into_bytes();
    for (number, &(block, access)) in ssa.incoming(phi).iter().enumerate() {
        text.extend_from_slice(if number == 0 { b"{" } else { b",{" });
        text.extend_from_slice(&block_text(context, analyses, block));
        text.extend_from_slice(format!(",{}}}", version(ssa, access)).as_bytes());
    }
    text.extend_from_slice(b")\n");
    text
}

/// Returns the name of a block without `%`, or its number with it.
fn block_text(context: &PrintContext<'_>, analyses: &Analyses<'_>, block: Block) -> Vec<u8> {
    match analyses.subject().body().names().get(block) {
        Some(name) => name.to_vec(),
        None => context.block_operand(analyses, block),
    }
}
