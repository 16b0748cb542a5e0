//! Attributes of functions that change their code.

use draig_ir::{AttrSet, Attribute, Inst, Opcode, Type, TypeKind, Value, ValueKind};
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
use crate::select::CallRegisters;

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

/// Demands of the attributes of a function.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Traits {
    pub(super) guarded: Guarded,
    /// Number of bytes from which on an array counts.
    array_bytes: u32,
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

/// Largest alignment of the stack pointer.
const MAX_STACK_ALIGN: u64 = 1 << 12;

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
/// The same of kinds.
const REFUSED_KINDS: &[(AttrKind, &str)] =
    &[(AttrKind::SafeStack, "safestack"), (AttrKind::SpeculativeLoadHardening, "speculative_load_hardening")];

impl Selector<'_, '_> {
    /// Reads the attributes of the function.
    pub(super) fn read_traits(&mut self) -> Selected {
        let module = self.module;
        let list = module.global(self.function).as_function().map(|function| function.attributes);
        let set = list.map_or(AttrSet::EMPTY, |list| module.tables.attributes.list(list).function);
        let mut traits = Traits {
            keeps_record: self.context.options.frame_pointer == FramePointer::All,
            protection: self.own.protection,
            ..Traits::default()
        };
        let (mut is_probed, mut page) = (false, 4096);
        let kinds = self.kinds(set);
        if let Some((_, name)) = REFUSED_KINDS.iter().find(|(kind, _)| kinds.has(*kind)) {
            return self.refuse(&format!("a function with attribute \"{name}\""));
        }
        traits.has_shadow_stack = kinds.has(AttrKind::ShadowCallStack);
        if traits.has_shadow_stack && !self.features.has(ArmFeature::ReserveX18) {
            return self.refuse("shadowcallstack where x18 is not reserved");
        }
        if kinds.has(AttrKind::StackAlignment) {
            let align = module.tables.attributes.int(set, AttrKind::StackAlignment).unwrap_or(0);
            traits.stack_align = if align > 16 { align.min(MAX_STACK_ALIGN) as u32 } else { 0 };
        }
        traits.array_bytes = 8;
        traits.guarded = match () {
            () if kinds.has(AttrKind::StackProtectReq) => Guarded::All,
            () if kinds.has(AttrKind::StackProtectStrong) => Guarded::Addresses,
            () if kinds.has(AttrKind::StackProtect) => Guarded::Arrays,
            () => Guarded::None,
        };
        for attribute in module.tables.attributes.set(set) {
            let Attribute::String(key, value) = *attribute else { continue };
            let (key, value) = (module.tables.str(key), module.tables.str(value));
            let number = || std::str::from_utf8(value).ok().and_then(|text| text.parse::<u32>().ok());
            match key {
                b"patchable-function-entry" => traits.nops = number().unwrap_or(0).min(MAX_NUMBER),
                b"patchable-function-prefix" => traits.prefix_nops = number().unwrap_or(0).min(MAX_NUMBER),
                b"zero-call-used-regs" => traits.cleared = CALL_REGISTERS.cleared(value),
                b"probe-stack" if value == b"inline-asm" => is_probed = true,
                b"probe-stack" => return self.refuse("a function with attribute \"probe-stack\""),
                b"stack-probe-size" => {
                    page = number().unwrap_or(4096).clamp(4096, MAX_NUMBER).next_multiple_of(4096);
                }
                b"stack-protector-buffer-size" => {
                    traits.array_bytes = number().unwrap_or(8).min(MAX_NUMBER);
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
