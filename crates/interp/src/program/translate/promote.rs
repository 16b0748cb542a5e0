//! Selects the stack objects that need no memory: scalars that are only loaded and stored whole, which covers
//! most variables at `-O0`. They live in a register, which is undefined at first, as memory is.
//!
//! The analysis also finds objects whose address does not escape; their entries can be reused at return.

use draig_ir::{Body, Global, Inst, Module, Opcode, Type, TypeKind};

use crate::contracts;

/// Result of the analysis for each `alloca`.
pub(super) struct Promotion {
    variables: Vec<Option<Type>>,
}

impl Promotion {
    /// Returns the result that no variable is promoted.
    pub(super) fn none() -> Promotion {
        Promotion { variables: Vec::new() }
    }

    /// Analyses all allocas of a body whose instructions' numbers are below `highest`.
    pub(super) fn of(module: &Module, global: Global, body: &Body, highest: usize) -> Promotion {
        let mut variables = vec![None; highest];
        let mut is_alloca = vec![false; highest];
        let released = released(module, body);
        for inst in body.insts().filter(|&inst| body.opcode(inst) == Opcode::Alloca) {
            let access = body.memory_access(inst);
            let single = body
                .operands(inst)
                .first()
                .is_none_or(|&count| module.tables.int_value(count).is_some_and(|count| count.to_u64() == Some(1)));
            is_alloca[inst.index()] = single && !access.volatile && !access.weak && !released.contains(&inst);
        }
        let mut candidates: Vec<Option<Option<Type>>> = is_alloca.iter().map(|&is| is.then_some(None)).collect();
        // One pass over all operands: any use other than a whole, aligned, plain access disqualifies.
        for inst in body.insts() {
            let opcode = body.opcode(inst);
            let operands = body.operands(inst);
            let (address, ty) = match opcode {
                Opcode::Load => (operands.first().copied(), Some(body.inst_type(inst))),
                Opcode::Store => {
                    (operands.get(1).copied(), operands.first().map(|&value| module.value_type(global, body, value)))
                }
                _ => (None, None),
            };
            for (number, &operand) in operands.iter().enumerate() {
                let Some(alloca) = operand.as_inst() else { continue };
                if body.opcode(alloca) != Opcode::Alloca {
                    continue;
                }
                let at_address = address == Some(operand) && number == usize::from(opcode == Opcode::Store);
                let candidate = &mut candidates[alloca.index()];
                let Some(seen) = candidate else { continue };
                let access_fits = at_address && ty.is_some_and(|ty| fits(module, body, alloca, inst, ty));
                if access_fits && seen.is_none_or(|seen| Some(seen) == ty) {
                    *seen = ty;
                } else {
                    *candidate = None;
                }
            }
        }
        for (variable, candidate) in variables.iter_mut().zip(candidates) {
            *variable = candidate.flatten();
        }
        Promotion { variables }
    }

    /// Returns the type of the variable if the alloca was promoted to a register.
    pub(super) fn variable(&self, inst: Inst) -> Option<Type> {
        self.variables.get(inst.index()).copied().flatten()
    }
}

/// Returns the allocas that `llvm.stackrestore` may release before the function returns: all except those in
/// the entry block before the first `llvm.stacksave`.
fn released(module: &Module, body: &Body) -> Vec<Inst> {
    let calls = |inst: Inst, name: &[u8]| {
        let callee = body.callee(inst).and_then(|callee| callee.as_global());
        callee.is_some_and(|callee| module.name(callee).starts_with(name))
    };
    if !body.insts().any(|inst| calls(inst, b"llvm.stackrestore")) {
        return Vec::new();
    }
    let mut saved = false;
    let entry = body.entry();
    let mut released = Vec::new();
    for inst in body.insts() {
        saved |= calls(inst, b"llvm.stacksave") || body.block_of(inst) != entry;
        if saved && body.opcode(inst) == Opcode::Alloca {
            released.push(inst);
        }
    }
    released
}

fn fits(module: &Module, body: &Body, alloca: Inst, access: Inst, ty: Type) -> bool {
    let scalar = match *module.tables.types.kind(ty) {
        TypeKind::Integer(width) => width <= 64,
        TypeKind::Pointer(_) => true,
        TypeKind::Float(format) => format.width() <= 64,
        _ => false,
    };
    let allocated = body.source_type(alloca);
    let align = body.memory_access(access).align;
    let promises = (body.attachments(access))
        .any(|(kind, _)| contracts::checks_metadata(kind) || contracts::restricts_aliasing(kind));
    scalar
        && !promises
        && allocated == ty
        && align.is_none_or(|align| body.memory_access(alloca).align.is_some_and(|own| own >= align))
}
