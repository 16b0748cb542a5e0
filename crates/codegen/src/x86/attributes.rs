//! Attributes of functions that change their code, read once for each set of them.

use draig_ir::{AttrSet, Attribute, Inst, Module, Opcode, Type, TypeKind, Value, ValueKind};
use draig_tables::AttrKind;
use rustc_hash::FxHashMap;

use super::parameter::SYSTEM_V_ARGUMENTS;
use super::registers::{R10, R11, RAX, set, vectors};
use super::{Selected, Selector};
use crate::function::registers::RegSet;
use crate::select::CallRegisters;

/// Largest number that a string attribute may have.
const MAX_NUMBER: u32 = 1 << 20;

/// Largest alignment of the stack pointer.
const MAX_STACK_ALIGN: u64 = 1 << 12;

/// Functions whose frame is guarded against overflow (LangRef "Function Attributes").
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub(super) enum Guarded {
    #[default]
    None,
    /// Those with larger arrays or objects of unknown size.
    Arrays,
    /// Those with any array or object whose address is used.
    Addresses,
    All,
}

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
    pub(super) guarded: Guarded,
    /// Number of bytes from which on an array counts.
    pub(super) array_bytes: u32,
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
/// The same of kinds.
const REFUSED_KINDS: &[(AttrKind, &str)] =
    &[(AttrKind::SafeStack, "safestack"), (AttrKind::SpeculativeLoadHardening, "speculative_load_hardening")];

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
    let mut traits = Traits { array_bytes: 8, ..Traits::default() };
    let mut probe: Option<&[u8]> = None;
    let mut probe_size = 4096;
    for attribute in module.tables.attributes.set(set) {
        let (key, value) = match *attribute {
            Attribute::String(key, value) => (module.tables.str(key), module.tables.str(value)),
            _ => {
                match attribute.kind() {
                    Some(AttrKind::StackProtect) => traits.guarded = traits.guarded.max(Guarded::Arrays),
                    Some(AttrKind::StackProtectStrong) => traits.guarded = traits.guarded.max(Guarded::Addresses),
                    Some(AttrKind::StackProtectReq) => traits.guarded = Guarded::All,
                    Some(AttrKind::StackAlignment) => {
                        let align = module.tables.attributes.int(set, AttrKind::StackAlignment).unwrap_or(0);
                        traits.stack_align = traits.stack_align.max(align.clamp(16, MAX_STACK_ALIGN) as u32);
                    }
                    Some(AttrKind::NoRedZone) => traits.has_no_red_zone = true,
                    Some(AttrKind::NoCfCheck) => traits.is_unchecked = true,
                    Some(kind) => {
                        let row = REFUSED_KINDS.iter().find(|(refused, _)| *refused == kind);
                        traits.refused = traits.refused.or(row.map(|&(_, name)| name));
                    }
                    None => {}
                }
                continue;
            }
        };
        let number = || std::str::from_utf8(value).ok().and_then(|text| text.parse::<u32>().ok());
        let number = || number().unwrap_or(0).min(MAX_NUMBER);
        match key {
            b"stack-protector-buffer-size" => traits.array_bytes = number(),
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
        let list = self.module.global(self.function).as_function().map(|function| function.attributes);
        let set = list.map_or(AttrSet::EMPTY, |list| self.module.tables.attributes.list(list).function);
        self.traits = self.m.own.traits.get(self.module, set);
        let name = self.context.format.stack_probe;
        if !name.is_empty() && self.traits.probe == Probe::Unasked && !self.traits.has_no_probe {
            self.traits.probe = Probe::Windows(name, self.traits.probe_size);
        }
        match self.traits.refused {
            Some(name) => self.refuse(&format!("a function with attribute \"{name}\"")),
            None => Ok(()),
        }
    }

    /// Whether the function's frame is guarded: by what its attributes ask for, and its objects.
    pub(super) fn is_guarded(&self) -> bool {
        let is_strong = match self.traits.guarded {
            Guarded::None => return false,
            Guarded::All => return true,
            Guarded::Arrays => false,
            Guarded::Addresses => true,
        };
        let body = self.body;
        for &block in &self.m.s.analysis.layout {
            for inst in body.block_insts(block) {
                let operands = body.operands(inst);
                if body.opcode(inst) == Opcode::Alloca {
                    let count = self.integer_constant(operands[0]);
                    if count != Some(1) || self.has_array(body.source_type(inst), is_strong, 0) {
                        return true;
                    }
                } else if is_strong && self.uses_address(inst, operands) {
                    return true;
                }
            }
        }
        false
    }

    /// Whether an instruction uses the address of an object for more than a load or a store.
    fn uses_address(&self, inst: Inst, operands: &[Value]) -> bool {
        let is_object = |value: &Value| match value.kind() {
            ValueKind::Inst(other) => self.body.opcode(other) == Opcode::Alloca,
            _ => false,
        };
        match self.body.opcode(inst) {
            Opcode::Load => false,
            Opcode::Store => operands.first().is_some_and(is_object),
            Opcode::Call => {
                let id = match self.body.callee(inst).map(Value::kind) {
                    Some(ValueKind::Global(global)) => self.intrinsics[global.index()],
                    _ => None,
                };
                !id.is_some_and(super::intrinsic::is_nothing) && operands.iter().any(is_object)
            }
            _ => operands.iter().any(is_object),
        }
    }

    /// Whether a type has an array that counts: any, or one of characters that is large enough.
    fn has_array(&self, ty: Type, is_strong: bool, depth: u32) -> bool {
        const MAX_DEPTH: u32 = 64;
        let types = &self.module.tables.types;
        if depth > MAX_DEPTH {
            return true;
        }
        match types.kind(ty) {
            TypeKind::Array { element, len } => {
                let is_character = types.number_width(*element) == Some(8);
                is_strong
                    || is_character && *len >= u64::from(self.traits.array_bytes)
                    || self.has_array(*element, is_strong, depth + 1)
            }
            TypeKind::Struct { .. } | TypeKind::NamedStruct(_) => types
                .struct_fields(ty)
                .is_some_and(|fields| fields.iter().any(|&field| self.has_array(field, is_strong, depth + 1))),
            _ => false,
        }
    }
}
