//! Frames that are guarded against overflow (LangRef "Function Attributes": `ssp`, `sspstrong`, `sspreq`).

use draig_ir::{Inst, Opcode, Type, TypeKind, Value, ValueKind};
use draig_tables::AttrKind;

use super::{Machine, Selector};

/// Functions whose frame is guarded.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub(crate) enum Guarded {
    #[default]
    None,
    /// Those with larger arrays or objects of unknown size.
    Arrays,
    /// Those with any array or object whose address is used.
    Addresses,
    All,
}

/// Attributes that ask for a guard.
pub(crate) const GUARDS: [(AttrKind, Guarded); 3] = [
    (AttrKind::StackProtect, Guarded::Arrays),
    (AttrKind::StackProtectStrong, Guarded::Addresses),
    (AttrKind::StackProtectReq, Guarded::All),
];

/// A function's demand for a guard.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Guard {
    pub(crate) guarded: Guarded,
    /// Number of bytes from which on an array counts.
    pub(crate) array_bytes: u32,
}

impl Default for Guard {
    fn default() -> Guard {
        Guard { guarded: Guarded::None, array_bytes: 8 }
    }
}

impl Guard {
    /// Adds the demand of an attribute.
    pub(crate) fn add(&mut self, kind: AttrKind) {
        if let Some(&(_, guarded)) = GUARDS.iter().find(|(other, _)| *other == kind) {
            self.guarded = self.guarded.max(guarded);
        }
    }
}

impl<T: Machine> Selector<'_, '_, T> {
    /// Whether the function's frame is guarded: by what its attributes ask for, and its objects.
    pub(crate) fn is_guarded(&self, guard: Guard) -> bool {
        let is_strong = match guard.guarded {
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
                    let least = u64::from(guard.array_bytes);
                    if count != Some(1) || self.has_array(body.source_type(inst), is_strong, least, 0) {
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
                !id.is_some_and(T::is_nothing) && operands.iter().any(is_object)
            }
            _ => operands.iter().any(is_object),
        }
    }

    /// Whether a type has an array that counts: any, or one of at least a number of characters.
    fn has_array(&self, ty: Type, is_any: bool, least: u64, depth: u32) -> bool {
        const MAX_DEPTH: u32 = 64;
        let types = &self.module.tables.types;
        if depth > MAX_DEPTH {
            return true;
        }
        match types.kind(ty) {
            TypeKind::Array { element, len } => {
                let is_character = types.number_width(*element) == Some(8);
                is_any || is_character && *len >= least || self.has_array(*element, is_any, least, depth + 1)
            }
            TypeKind::Struct { .. } | TypeKind::NamedStruct(_) => types
                .struct_fields(ty)
                .is_some_and(|fields| fields.iter().any(|&field| self.has_array(field, is_any, least, depth + 1))),
            _ => false,
        }
    }
}
