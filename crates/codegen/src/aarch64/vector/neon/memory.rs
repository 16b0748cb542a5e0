//! Intrinsics that read and write structures of vectors: interleaved ones, consecutive ones, single lanes.

use draig_ir::{Inst, Type, Value};
use draig_mc::aarch64::Opcode;
use draig_mc::aarch64::direct::Op;
use draig_tables::IntrinsicId;

use super::super::super::{Selected, Selector};
use super::CONSECUTIVE;
use crate::function::types::{Class, Kind};

/// An access to a structure of vectors.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::aarch64) struct Structure {
    is_load: bool,
    /// Number of vectors.
    count: usize,
    kind: Places,
}

/// Places of lanes in memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Places {
    /// Lanes of different vectors with one number follow each other.
    Interleaved,
    /// Vectors follow each other.
    Consecutive,
    /// One lane of each vector.
    Lane,
    /// One element for all lanes of each vector.
    Repeated,
}

/// Names of rows with two, three and four registers.
const NAMES: [&str; 3] = ["Two", "Three", "Four"];

/// Returns the access that an intrinsic makes (`llvm.aarch64.neon.ld2`, `st1x4`, `ld3lane`, `ld4r`).
pub(in crate::aarch64) fn structure_of(id: IntrinsicId) -> Option<Structure> {
    let name = id.name().strip_prefix("llvm.aarch64.neon.")?;
    let (is_load, rest) = match name.split_at_checked(2)? {
        ("ld", rest) => (true, rest),
        ("st", rest) => (false, rest),
        _ => return None,
    };
    let (kind, digit) = match rest {
        "1x2" | "1x3" | "1x4" => (Places::Consecutive, &rest[2..]),
        "2" | "3" | "4" => (Places::Interleaved, rest),
        "2lane" | "3lane" | "4lane" => (Places::Lane, &rest[..1]),
        "2r" | "3r" | "4r" => (Places::Repeated, &rest[..1]),
        _ => return None,
    };
    Some(Structure { is_load, count: digit.parse().ok()?, kind })
}

impl Structure {
    /// Returns the instruction for vectors of so many lanes of a width.
    fn opcode(self, lanes: u32, bits: u32) -> Option<Opcode> {
        let letter = match bits {
            8 => 'b',
            16 => 'h',
            32 => 's',
            64 => 'd',
            _ => return None,
        };
        let start = if self.is_load { "LD" } else { "ST" };
        let (count, name) = (self.count, NAMES[self.count - 2]);
        let name = match self.kind {
            // Of one lane each, they follow each other anyway.
            Places::Interleaved if lanes > 1 => format!("{start}{count}{name}v{lanes}{letter}"),
            Places::Interleaved | Places::Consecutive => format!("{start}1{name}v{lanes}{letter}"),
            Places::Lane => format!("{start}{count}i{bits}"),
            Places::Repeated => format!("{start}{count}Rv{lanes}{letter}"),
        };
        Opcode::named(&name)
    }
}

impl Selector<'_, '_> {
    /// Compiles an access to a structure of vectors.
    pub(in crate::aarch64) fn structure_access(
        &mut self,
        inst: Inst,
        ty: Type,
        id: IntrinsicId,
        structure: Structure,
        arguments: &[Value],
    ) -> Selected {
        let vector_type = match (structure.is_load, structure.kind) {
            (true, Places::Interleaved | Places::Consecutive | Places::Repeated) => {
                self.module.tables.types.struct_fields(ty).and_then(|fields| fields.first().copied())
            }
            _ => arguments.first().map(|&value| self.type_of(value)),
        };
        let Some(arrangement) = vector_type.and_then(|ty| self.arrangement(ty)).filter(|found| found.lanes > 0) else {
            return self.refuse_type(id.name(), ty);
        };
        let Some(opcode) = structure.opcode(arrangement.lanes, arrangement.bits) else {
            return self.refuse_type(id.name(), ty);
        };
        let Some((&pointer, operands)) = arguments.split_last() else { return self.refuse(id.name()) };
        let (vectors, lane) = match (structure.kind, operands.split_last()) {
            (Places::Lane, Some((&lane, vectors))) => {
                let lane = self.integer_constant(lane);
                let Some(lane) = lane.filter(|lane| (0..i64::from(arrangement.lanes)).contains(lane)) else {
                    return self.refuse(&format!("{} of this lane", id.name()));
                };
                (vectors, lane as u8)
            }
            _ => (operands, 0),
        };
        self.consume_all(arguments);
        let op = Op::from(opcode);
        if vectors.is_empty() {
            for &reg in &CONSECUTIVE[..structure.count] {
                self.m.s.take(reg);
            }
        } else if vectors.len() == structure.count {
            self.in_consecutive(vectors)?;
        } else {
            return self.refuse(id.name());
        }
        let base = self.register_not_zero(pointer, 0, Class::I64)?;
        let first = CONSECUTIVE[0].number();
        match structure.kind {
            Places::Lane => op.lane_memory(self.code(), first, base.number(), lane),
            _ => op.rr(self.code(), first, base.number()),
        }
        if !structure.is_load {
            return Ok(());
        }
        self.create(inst, ty)?;
        match self.info(ty).kind {
            Kind::Parts(_, count) if usize::from(count) == structure.count => {}
            _ => return self.refuse_type(id.name(), ty),
        }
        for (number, &reg) in (0..).zip(&CONSECUTIVE[..structure.count]) {
            self.define_part(inst, number, reg);
        }
        Ok(())
    }
}
