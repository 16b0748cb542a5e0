//! Registers by name (LangRef "'llvm.read_register'", "'llvm.write_register'"), and functions that are only what
//! their body says (`naked`).

use draig_ir::{Inst, Type};
use draig_mc::x86::direct::ops;
use draig_tables::intrinsics::ids;
use draig_tables::{AttrKind, IntrinsicId};

use super::registers::{RBP, RSP};
use super::{Selected, Selector};
use crate::function::registers::Reg;
use crate::function::types::{Class, Kind};

/// Registers that no value is ever in, by their names: all others change under the program's hands.
const NAMED: [(&[u8], u32, Reg); 4] = [(b"rsp", 64, RSP), (b"rbp", 64, RBP), (b"esp", 32, RSP), (b"ebp", 32, RBP)];

impl Selector<'_, '_> {
    /// Whether the function has neither prologue nor epilogue.
    pub(super) fn is_naked(&self) -> bool {
        let attributes = &self.module.tables.attributes;
        let function = self.module.global(self.function).as_function();
        function.is_some_and(|data| attributes.has(attributes.list(data.attributes).function, AttrKind::Naked))
    }

    pub(super) fn named_register(&mut self, inst: Inst, ty: Type, id: IntrinsicId) -> Selected {
        let arguments = self.body.call_args(inst);
        let is_write = id == ids::WRITE_REGISTER;
        let (name, value_ty) = self.register_name(inst, ty, is_write)?;
        let width = self.info(value_ty).bits;
        let found = NAMED.iter().find(|(known, bits, _)| *known == name && *bits == width);
        let (Some(&(_, _, reg)), Kind::Scalar(class)) = (found, self.info(value_ty).kind) else {
            return self.refuse(&format!("Invalid register name \"{}\".", String::from_utf8_lossy(name)));
        };
        if !is_write {
            let to = self.result_register(inst, class);
            ops::MOV32rm.wide(class == Class::I64).reg_reg(self.code(), to.number(), reg.number());
            self.define(inst, class, to);
            return Ok(());
        }
        self.consume(arguments[1]);
        if reg == RBP {
            return self.refuse("a write to the frame pointer");
        }
        let from = self.register(arguments[1], 0, class)?;
        ops::MOV32rm.wide(class == Class::I64).reg_reg(self.code(), reg.number(), from.number());
        self.frame.is_dynamic = true;
        Ok(())
    }
}
