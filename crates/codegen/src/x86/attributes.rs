//! Attributes of functions that change their code, read once for each set of them.

use draig_ir::{AttrSet, Attribute, Module};
use draig_tables::AttrKind;
use rustc_hash::FxHashMap;

use super::parameter::SYSTEM_V_ARGUMENTS;
use super::registers::{R10, R11, RAX, set, vectors};
use super::{Selected, Selector};
use crate::function::registers::RegSet;
use crate::select::{CallRegisters, Guard, MAX_STACK_ALIGN, REFUSED_KINDS, number_of};

/// Way in which a large frame touches its pages, so that no guard page is jumped over.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) enum Probe {
    /// Only very large ones do.
    #[default]
    Unasked,
    /// At each of this number of bytes.
    Inline(u32),
    /// By a call of `__probestack`, from this number of bytes on.
    Call(u32),
    /// By a call of a function of Windows, from this number of bytes on.
    Windows(&'static str, u32),
}

/// Demands of the attributes of a function.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Traits {
    pub(super) guard: Guard,
    pub(super) probe: Probe,
    /// Number of bytes from which on frames are touched, and whether they are not, whatever the system asks for.
    probe_size: u32,
    has_no_probe: bool,
    /// Bytes without effect at the entry, and before it.
    pub(super) nops: u32,
    pub(super) prefix_nops: u32,
    /// Whether the first instruction has two bytes, to be replaced by a jump.
    pub(super) is_redirectable: bool,
    /// Whether `__fentry__` is called before anything else, or `mcount` after the prologue.
    pub(super) calls_fentry: bool,
    pub(super) calls_mcount: bool,
    pub(super) has_no_red_zone: bool,
    /// Whether indirect branches may not end here.
    pub(super) is_unchecked: bool,
    pub(super) has_no_jump_tables: bool,
    /// Whether the function restores all registers but those of its result, or none.
    pub(super) saves_all: bool,
    pub(super) saves_none: bool,
    /// Registers that are zero when the function returns, unless they hold a result.
    pub(super) cleared: RegSet,
    /// Alignment that the stack pointer gets, whatever the caller left; 0 if the caller is trusted.
    pub(super) stack_align: u32,
    /// An attribute that is not compiled.
    refused: Option<&'static str>,
}

/// Attribute of functions that restore no register.
pub(super) const NO_CALLEE_SAVED: &[u8] = b"no_callee_saved_registers";

/// Traits by set of attributes.
#[derive(Default)]
pub(super) struct TraitTable {
    known: FxHashMap<AttrSet, Traits>,
    last: Option<(AttrSet, Traits)>,
}

/// String attributes that are not compiled: whoever asks for them must not get a program without.
const REFUSED: &[&str] = &["split-stack"];

impl TraitTable {
    /// Returns the traits that a set of attributes gives.
    #[inline]
    pub(super) fn get(&mut self, module: &Module, set: AttrSet) -> Traits {
        match self.last {
            Some((last, traits)) if last == set => traits,
            _ => {
                let traits = *self.known.entry(set).or_insert_with(|| traits_of(module, set));
                self.last = Some((set, traits));
                traits
            }
        }
    }
}

fn traits_of(module: &Module, set: AttrSet) -> Traits {
    let mut traits = Traits::default();
    let mut probe: Option<&[u8]> = None;
    let mut probe_size = 4096;
    for attribute in module.tables.attributes.set(set) {
        let (key, value) = match *attribute {
            Attribute::String(key, value) => (module.tables.str(key), module.tables.str(value)),
            _ => {
                match attribute.kind() {
                    Some(AttrKind::StackAlignment) => {
                        let align = module.tables.attributes.int(set, AttrKind::StackAlignment).unwrap_or(0);
                        traits.stack_align = traits.stack_align.max(align.clamp(16, MAX_STACK_ALIGN) as u32);
                    }
                    Some(AttrKind::NoRedZone) => traits.has_no_red_zone = true,
                    Some(AttrKind::NoCfCheck) => traits.is_unchecked = true,
                    Some(kind) => {
                        traits.guard.add(kind);
                        let row = REFUSED_KINDS.iter().find(|(refused, _)| *refused == kind);
                        traits.refused = traits.refused.or(row.map(|&(_, name)| name));
                    }
                    None => {}
                }
                continue;
            }
        };
        let number = || number_of(value).unwrap_or(0);
        match key {
            b"stack-protector-buffer-size" => traits.guard.array_bytes = number(),
            b"probe-stack" => probe = Some(value),
            b"stack-probe-size" => probe_size = number().max(1),
            b"no-stack-arg-probe" => traits.has_no_probe = true,
            b"stackrealign" => traits.stack_align = traits.stack_align.max(16),
            b"patchable-function-entry" => traits.nops = number(),
            b"patchable-function-prefix" => traits.prefix_nops = number(),
            b"patchable-function" if value == b"prologue-short-redirect" => traits.is_redirectable = true,
            b"fentry-call" if value == b"true" => traits.calls_fentry = true,
            b"instrument-function-entry-inlined" if value == b"mcount" => traits.calls_mcount = true,
            b"instrument-function-entry-inlined" => traits.refused = Some("instrument-function-entry-inlined"),
            b"instrument-function-exit-inlined" => traits.refused = Some("instrument-function-exit-inlined"),
            b"no_caller_saved_registers" => traits.saves_all = true,
            NO_CALLEE_SAVED => traits.saves_none = true,
            b"no-jump-tables" => traits.has_no_jump_tables = value == b"true",
            b"zero-call-used-regs" => traits.cleared = CALL_REGISTERS.cleared(value),
            _ => {
                let row = REFUSED.iter().find(|name| name.as_bytes() == key);
                let is_off = matches!(value, b"false" | b"skip");
                traits.refused = traits.refused.or(row.copied().filter(|_| !is_off));
            }
        }
    }
    traits.probe_size = probe_size;
    traits.probe = match probe {
        None => Probe::Unasked,
        Some(b"inline-asm") => Probe::Inline(probe_size),
        Some(b"__probestack") => Probe::Call(probe_size),
        Some(_) => {
            traits.refused = traits.refused.or(Some("probe-stack"));
            Probe::Unasked
        }
    };
    traits
}

/// Registers that calls change.
const CALL_REGISTERS: CallRegisters = CallRegisters {
    generals: set(&SYSTEM_V_ARGUMENTS).or(set(&[RAX, R10, R11])),
    vectors: vectors(0, 15),
    arguments: set(&SYSTEM_V_ARGUMENTS).or(vectors(0, 7)),
};

impl Selector<'_, '_> {
    /// Reads the attributes of the function.
    pub(super) fn read_traits(&mut self) -> Selected {
        self.traits = self.m.own.traits.get(self.module, self.own_attributes());
        let name = self.context.format.stack_probe;
        if !name.is_empty() && self.traits.probe == Probe::Unasked && !self.traits.has_no_probe {
            self.traits.probe = Probe::Windows(name, self.traits.probe_size);
        }
        match self.traits.refused {
            Some(name) => self.refuse_attribute(name),
            None => Ok(()),
        }
    }
}
