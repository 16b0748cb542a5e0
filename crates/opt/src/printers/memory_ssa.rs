//! Memory SSA, as `print<memoryssa>` shows it: the text of the function with the access of each instruction before it;
//! and with the clobber of each access, as `print<memoryssa-walker>` shows it.

use draig_analysis::Analyses;
use draig_analysis::memory::{Access, AccessKind, ClobberWalker, MemorySsa};
use draig_ir::{Block, Inst};

use super::PrintContext;

/// Prints a function with its memory accesses.
pub(super) fn memory_ssa(context: &PrintContext<'_>, analyses: &Analyses<'_>, out: &mut Vec<u8>) {
    let ssa = analyses.memory_ssa();
    out.extend_from_slice(b"MemorySSA for function: ");
    let text = |access| match ssa.kind(access) {
        AccessKind::Def(_) => format!("{} = MemoryDef({})", ssa.number(access), version(ssa, ssa.defining(access))),
        _ => format!("MemoryUse({})", version(ssa, ssa.defining(access))),
    };
    annotated(context, analyses, out, |inst| ssa.of_inst(inst).map(|access| text(access).into_bytes()));
}

/// Prints a function with its memory accesses and what the walker finds for each.
pub(super) fn walker(context: &PrintContext<'_>, analyses: &Analyses<'_>, out: &mut Vec<u8>) {
    let ssa = analyses.memory_ssa();
    let mut walker = ClobberWalker::new(analyses);
    out.extend_from_slice(b"MemorySSA (walker) for function: ");
    annotated(context, analyses, out, |inst| {
        let access = ssa.of_inst(inst)?;
        let clobber = walker.clobber(access);
        let mut text = walked_text(context, analyses, &walker, access);
        text.extend_from_slice(b" - clobbered by ");
        match clobber == Access::LIVE_ON_ENTRY {
            true => text.extend_from_slice(b"liveOnEntry"),
            false => text.extend_from_slice(&walked_text(context, analyses, &walker, clobber)),
        }
        Some(text)
    });
}

/// Returns the text of an access; of a definition, with what was found for it already.
fn walked_text(
    context: &PrintContext<'_>,
    analyses: &Analyses<'_>,
    walker: &ClobberWalker<'_, '_>,
    access: Access,
) -> Vec<u8> {
    let ssa = analyses.memory_ssa();
    let (reaching, found) = (walker.reaching(access), walker.found(access));
    match ssa.kind(access) {
        AccessKind::LiveOnEntry => b"liveOnEntry".to_vec(),
        AccessKind::Phi => phi_text(context, analyses, ssa, access),
        AccessKind::Use(_) => format!("MemoryUse({})", version(ssa, found.unwrap_or(reaching))).into_bytes(),
        AccessKind::Def(_) => {
            let optimized = found.map_or(String::new(), |found| format!("->{}", version(ssa, found)));
            format!("{} = MemoryDef({}){optimized}", ssa.number(access), version(ssa, reaching)).into_bytes()
        }
    }
}

/// Appends the rest of a headline and the text of a function, with a comment before each instruction that has one.
fn annotated(
    context: &PrintContext<'_>,
    analyses: &Analyses<'_>,
    out: &mut Vec<u8>,
    mut comment: impl FnMut(Inst) -> Option<Vec<u8>>,
) {
    let subject = analyses.subject();
    let function = subject.function();
    let ssa = analyses.memory_ssa();
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
        let write = |text: &[u8], out: &mut Vec<u8>| {
            out.extend_from_slice(b"; ");
            out.extend_from_slice(text);
            out.push(b'\n');
        };
        for inst in body.block_insts(block) {
            let line = printer.inst(function, inst).0;
            while !rest.is_empty() && !rest.starts_with(&line) {
                let is_label = !rest.starts_with(b" ") && !rest.starts_with(b"\n") && !rest.starts_with(b";");
                copy_line(&mut rest, out);
                if is_label
                    && !is_first
                    && let Some(phi) = annotation.take()
                {
                    write(&phi, out);
                }
            }
            is_first = false;
            if let Some(phi) = annotation.take() {
                write(&phi, out);
            }
            if let Some(text) = comment(inst) {
                write(&text, out);
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

fn phi_text(context: &PrintContext<'_>, analyses: &Analyses<'_>, ssa: &MemorySsa, phi: Access) -> Vec<u8> {
    let mut text = format!("{} = MemoryPhi(", ssa.number(phi)).into_bytes();
    for (number, &(block, access)) in ssa.incoming(phi).iter().enumerate() {
        text.extend_from_slice(if number == 0 { b"{" } else { b",{" });
        text.extend_from_slice(&block_text(context, analyses, block));
        text.extend_from_slice(format!(",{}}}", version(ssa, access)).as_bytes());
    }
    text.push(b')');
    text
}

/// Returns the name of a block without `%`, or its number with it.
fn block_text(context: &PrintContext<'_>, analyses: &Analyses<'_>, block: Block) -> Vec<u8> {
    match analyses.subject().body().names().get(block) {
        Some(name) => name.to_vec(),
        None => context.block_operand(analyses, block),
    }
}
