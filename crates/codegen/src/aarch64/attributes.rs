//! Attributes of functions that change their code.

use draig_ir::Attribute;
use draig_tables::AttrKind;

use super::convention::Rules;
use super::protection::Protection;
use super::registers::{Arm, V31, generals, vectors};
use super::{Selected, Selector};
use crate::arm_features::ArmFeature;
use crate::function::registers::RegSet;
use crate::function::state::Target;
use crate::function::types::Bank;
use crate::options::FramePointer;
use crate::select::{CallRegisters, GUARDS, Guard, MAX_STACK_ALIGN, REFUSED_KINDS, number_of};

/// Way in which a large frame touches its pages, so that no guard page is jumped over.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) enum Probe {
    #[default]
    Unasked,
    /// At each of this number of bytes.
    Inline(u32),
}

/// Demands of the attributes of a function.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Traits {
    pub(super) guard: Guard,
    pub(super) probe: Probe,
    pub(super) has_no_jump_tables: bool,
    /// Whether there is a frame record even where nothing is called.
    pub(super) keeps_record: bool,
    pub(super) protection: Protection,
    /// Instructions without effect at the entry, and before it.
    pub(super) nops: u32,
    pub(super) prefix_nops: u32,
    /// Whether return addresses are on a stack of their own, to which `x18` points, too.
    pub(super) has_shadow_stack: bool,
    /// Registers that are zero when the function returns, unless they hold a result.
    pub(super) cleared: RegSet,
    /// Alignment that the stack pointer gets, whatever the caller left; 0 if the caller is trusted.
    pub(super) stack_align: u32,
}

/// Registers that calls change.
const CALL_REGISTERS: CallRegisters = CallRegisters {
    generals: generals(0, 17),
    vectors: Arm::CALLER_SAVED.and(VECTORS).or(V31.mask()),
    arguments: generals(0, 7).or(vectors(0, 7)),
};

const VECTORS: RegSet = RegSet::bank(Bank::Vector);

/// String attributes that are not compiled: whoever asks for them must not get a program without.
const REFUSED: &[&str] = &[
    "aarch64_inout_za",
    "aarch64_new_za",
    "aarch64_pstate_sm_body",
    "aarch64_pstate_sm_enabled",
    "branch-protection-pauth-lr",
    "fentry-call",
    "instrument-function-entry-inlined",
    "instrument-function-exit-inlined",
    "no_callee_saved_registers",
    "no_caller_saved_registers",
    "ptrauth-returns",
    "split-stack",
];

impl Selector<'_, '_> {
    /// Reads the attributes of the function.
    pub(super) fn read_traits(&mut self) -> Selected {
        let module = self.module;
        let set = self.own_attributes();
        let mut traits = Traits {
            keeps_record: self.context.options.frame_pointer == FramePointer::All,
            protection: self.own.protection,
            ..Traits::default()
        };
        let (mut is_probed, mut page) = (false, 4096);
        let kinds = self.kinds(set);
        if let Some((_, name)) = REFUSED_KINDS.iter().find(|(kind, _)| kinds.has(*kind)) {
            return self.refuse_attribute(name);
        }
        traits.has_shadow_stack = kinds.has(AttrKind::ShadowCallStack);
        if traits.has_shadow_stack && !self.features.has(ArmFeature::ReserveX18) {
            return self.refuse("shadowcallstack where x18 is not reserved");
        }
        if kinds.has(AttrKind::StackAlignment) {
            let align = module.tables.attributes.int(set, AttrKind::StackAlignment).unwrap_or(0);
            traits.stack_align = if align > 16 { align.min(MAX_STACK_ALIGN) as u32 } else { 0 };
        }
        for (kind, _) in GUARDS {
            if kinds.has(kind) {
                traits.guard.add(kind);
            }
        }
        for attribute in module.tables.attributes.set(set) {
            let Attribute::String(key, value) = *attribute else { continue };
            let (key, value) = (module.tables.str(key), module.tables.str(value));
            match key {
                b"patchable-function-entry" => traits.nops = number_of(value).unwrap_or(0),
                b"patchable-function-prefix" => traits.prefix_nops = number_of(value).unwrap_or(0),
                b"zero-call-used-regs" => traits.cleared = CALL_REGISTERS.cleared(value),
                b"probe-stack" if value == b"inline-asm" => is_probed = true,
                b"probe-stack" => return self.refuse_attribute("probe-stack"),
                b"stack-probe-size" => {
                    page = number_of(value).unwrap_or(4096).max(4096).next_multiple_of(4096);
                }
                b"stack-protector-buffer-size" => {
                    traits.guard.array_bytes = number_of(value).unwrap_or(8);
                }
                b"frame-pointer" => traits.keeps_record |= value == b"all",
                b"no-jump-tables" => traits.has_no_jump_tables = value == b"true",
                _ if traits.protection.apply(key, value) => {}
                _ => {
                    let is_off = matches!(value, b"false" | b"skip" | b"none");
                    if let Some(name) = REFUSED.iter().find(|name| name.as_bytes() == key && !is_off) {
                        return self.refuse_attribute(name);
                    }
                }
            }
        }
        // Entries of tables of jumps would have to be marked.
        traits.has_no_jump_tables |= traits.protection.marks_branches;
        // Windows grows stacks page by page.
        if is_probed || self.context.format.is_coff() {
            traits.probe = Probe::Inline(page);
        }
        let has_more = traits.nops + traits.prefix_nops + traits.stack_align > 0 || !traits.cleared.is_empty();
        if self.rules() == Rules::Windows && (has_more || traits.has_shadow_stack) {
            return self.refuse("an attribute that changes prologues or epilogues on Windows");
        }
        self.traits = traits;
        Ok(())
    }
}
