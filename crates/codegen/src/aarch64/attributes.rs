//! Attributes of functions that change their code.

use draig_ir::{AttrSet, Attribute};
use draig_tables::AttrKind;

use super::protection::Protection;
use super::{Selected, Selector};
use crate::options::FramePointer;

/// Largest number that a string attribute may have.
const MAX_NUMBER: u32 = 1 << 20;

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
pub(super) struct Traits {
    pub(super) probe: Probe,
    pub(super) has_no_jump_tables: bool,
    /// Whether there is a frame record even where nothing is called.
    pub(super) keeps_record: bool,
    pub(super) protection: Protection,
}

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
    "patchable-function",
    "patchable-function-entry",
    "patchable-function-prefix",
    "ptrauth-returns",
    "split-stack",
    "zero-call-used-regs",
];
/// The same of kinds.
const REFUSED_KINDS: &[(AttrKind, &str)] = &[
    (AttrKind::SafeStack, "safestack"),
    (AttrKind::ShadowCallStack, "shadowcallstack"),
    (AttrKind::SpeculativeLoadHardening, "speculative_load_hardening"),
    (AttrKind::StackAlignment, "alignstack"),
    (AttrKind::StackProtect, "ssp"),
    (AttrKind::StackProtectReq, "sspreq"),
    (AttrKind::StackProtectStrong, "sspstrong"),
];

impl Selector<'_, '_> {
    /// Reads the attributes of the function.
    pub(super) fn read_traits(&mut self) -> Selected {
        let module = self.module;
        let list = module.global(self.function).as_function().map(|function| function.attributes);
        let set = list.map_or(AttrSet::EMPTY, |list| module.tables.attributes.list(list).function);
        let mut traits = Traits {
            keeps_record: self.context.options.frame_pointer == FramePointer::All,
            protection: self.protection,
            ..Traits::default()
        };
        let (mut is_probed, mut page) = (false, 4096);
        let kinds = self.kinds(set);
        if let Some((_, name)) = REFUSED_KINDS.iter().find(|(kind, _)| kinds.has(*kind)) {
            return self.refuse(&format!("a function with attribute \"{name}\""));
        }
        for attribute in module.tables.attributes.set(set) {
            let Attribute::String(key, value) = *attribute else { continue };
            let (key, value) = (module.tables.str(key), module.tables.str(value));
            match key {
                b"probe-stack" if value == b"inline-asm" => is_probed = true,
                b"probe-stack" => return self.refuse("a function with attribute \"probe-stack\""),
                b"stack-probe-size" => {
                    let number = std::str::from_utf8(value).ok().and_then(|text| text.parse::<u32>().ok());
                    page = number.unwrap_or(4096).clamp(4096, MAX_NUMBER).next_multiple_of(4096);
                }
                b"frame-pointer" => traits.keeps_record |= value == b"all",
                b"no-jump-tables" => traits.has_no_jump_tables = value == b"true",
                _ if traits.protection.apply(key, value) => {}
                _ => {
                    let is_off = matches!(value, b"false" | b"skip" | b"none");
                    if let Some(name) = REFUSED.iter().find(|name| name.as_bytes() == key && !is_off) {
                        return self.refuse(&format!("a function with attribute \"{name}\""));
                    }
                }
            }
        }
        // Entries of tables of jumps would have to be marked.
        traits.has_no_jump_tables |= traits.protection.marks_branches;
        if is_probed {
            traits.probe = Probe::Inline(page);
        }
        self.traits = traits;
        Ok(())
    }
}
