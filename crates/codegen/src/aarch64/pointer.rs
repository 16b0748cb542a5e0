//! Calls of signed addresses (LangRef "Pointer Authentication Operand Bundles"), and registers by name (LangRef
//! "'llvm.read_register'").

use draig_ir::{Inst, Type, Value};
use draig_mc::aarch64::direct::{Op, ops};
use draig_tables::IntrinsicId;
use draig_tables::intrinsics::ids;

use super::call::Prepared;
use super::registers::{Arm, SP, X16, X17, ZR};
use super::{Selected, Selector, emit};
use crate::function::registers::Reg;
use crate::function::state::Target;
use crate::function::types::{Bank, Class, Kind};
use crate::select::is_of_register;

/// Signature of an address that is called.
#[derive(Clone, Copy, Debug)]
pub(super) struct Signature {
    is_second_key: bool,
    /// Slot of the number with which it is mixed; zero without one.
    salt: Option<i32>,
}

/// Registers that no value is ever in, by name and width.
const NAMED: [(&[u8], u32, Reg); 4] = [(b"sp", 64, SP), (b"wsp", 32, SP), (b"x18", 64, Reg(18)), (b"w18", 32, Reg(18))];

impl Selector<'_, '_> {
    /// Returns the signature that a bundle says.
    pub(super) fn signature_of(&mut self, key: Value, salt: Value) -> Selected<Signature> {
        self.require_feature("pauth")?;
        self.consume(key);
        self.consume(salt);
        let Some(key) = self.integer_constant(key).filter(|key| (0..2).contains(key)) else {
            return self.refuse("a call of an address that is signed by this key");
        };
        let salt = match self.integer_constant(salt) {
            Some(0) => None,
            _ => {
                let slot = self.m.s.frame.slot(8);
                self.m.released.push((slot, 8));
                let reg = self.register(salt, 0, Class::I64)?;
                Arm::store(&mut self.m.s.code, Class::I64, reg, slot);
                self.m.s.unlock(reg);
                Some(slot)
            }
        };
        Ok(Signature { is_second_key: key == 1, salt })
    }

    /// Calls a signed address.
    pub(super) fn call_signed(&mut self, callee: Prepared, signature: Signature) -> Selected {
        const WITHOUT: [Op; 2] = [ops::BLRAAZ, ops::BLRABZ];
        const MIXED: [Op; 2] = [ops::BLRAA, ops::BLRAB];
        let reg = match callee {
            Prepared::Reg(reg) => reg,
            Prepared::Slot(slot) => {
                Arm::load(&mut self.m.s.code, Class::I64, X16, slot);
                X16
            }
            Prepared::Global(_) | Prepared::Library(_) | Prepared::Inlined => {
                return self.refuse("a call of a function that is not signed");
            }
        };
        let number = usize::from(signature.is_second_key);
        match signature.salt {
            None => WITHOUT[number].n(self.code(), reg.number()),
            Some(slot) => {
                Arm::load(&mut self.m.s.code, Class::I64, X17, slot);
                MIXED[number].rr(self.code(), X17.0, reg.number());
            }
        }
        Ok(())
    }

    fn require_feature(&self, name: &str) -> Selected {
        match self.features.instructions().has(name) {
            true => Ok(()),
            false => self.refuse(&format!("signed addresses for a processor without {name}")),
        }
    }

    /// Reads or writes a register that its argument names; `false` for other intrinsics.
    pub(super) fn named_register(&mut self, inst: Inst, ty: Type, id: IntrinsicId) -> Selected<bool> {
        if !is_of_register(id) {
            return Ok(false);
        }
        let arguments = self.body.call_args(inst);
        let is_write = id == ids::WRITE_REGISTER;
        let (name, value_ty) = self.register_name(inst, ty, is_write)?;
        let width = self.info(value_ty).bits;
        let found = NAMED.iter().find(|(known, bits, _)| *known == name && *bits == width);
        let (Some(&(_, _, reg)), Kind::Scalar(class)) = (found, self.info(value_ty).kind) else {
            return self.refuse(&format!("the register \"{}\" by its name", String::from_utf8_lossy(name)));
        };
        if !is_write {
            let to = self.result_register(inst, class);
            match reg == SP {
                true => emit::add_number(self.code(), to, SP, 0),
                false => Arm::copy(&mut self.m.s.code, class, to, reg),
            }
            self.define(inst, class, to);
            return Ok(true);
        }
        self.consume(arguments[1]);
        let from = self.register(arguments[1], 0, class)?;
        if reg != SP {
            Arm::copy(&mut self.m.s.code, class, reg, from);
            return Ok(true);
        }
        let from = if from == ZR { self.m.s.scratch(Bank::General) } else { from };
        self.move_to(from, arguments[1], 0, class)?;
        emit::add_number(self.code(), SP, from, 0);
        self.frame.is_dynamic = true;
        Ok(true)
    }
}
