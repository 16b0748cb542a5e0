//! Intrinsics of AArch64 that are more than one instruction on values: barriers, exclusive accesses, the state of
//! floating point, memory tags, control stacks, accesses of 64 bytes (`arm_acle.h`).

use draig_ir::{Attribute, Inst, Type, Value};
use draig_mc::aarch64::direct::{Op, ops};
use draig_mc::aarch64::{Condition, opcodes};
use draig_tables::{AttrKind, IntrinsicId};

use super::super::registers::{SP, X16, X17, ZR};
use super::super::{Selected, Selector};
use crate::function::registers::Reg;
use crate::function::types::{Bank, Class, Kind};

/// System registers by their numbers in instructions.
const FPCR: u16 = 0xda20;
const FPSR: u16 = 0xda21;
const RNDR: u16 = 0xd920;
const RNDRRS: u16 = 0xd921;

/// Exclusive loads of 1, 2, 4 and 8 bytes, and those that acquire.
const LOADS: [[Op; 4]; 2] =
    [[ops::LDXRB, ops::LDXRH, ops::LDXRW, ops::LDXRX], [ops::LDAXRB, ops::LDAXRH, ops::LDAXRW, ops::LDAXRX]];
const STORES: [[Op; 4]; 2] =
    [[ops::STXRB, ops::STXRH, ops::STXRW, ops::STXRX], [ops::STLXRB, ops::STLXRH, ops::STLXRW, ops::STLXRX]];

/// Granule of memory tags in bytes.
const GRANULE: i64 = 16;
/// Most granules that are tagged without a loop.
const MAX_TAGGED: i64 = 20;

impl Selector<'_, '_> {
    /// Compiles an intrinsic by its name without `llvm.aarch64.`; `false` if it is none of these.
    pub(super) fn machine_intrinsic(
        &mut self,
        inst: Inst,
        ty: Type,
        id: IntrinsicId,
        name: &str,
        arguments: &[Value],
    ) -> Selected<bool> {
        match name {
            "hint" | "dmb" | "dsb" | "isb" | "break" | "hlt" => self.numbered_instruction(id, name, arguments)?,
            "clrex" => ops::CLREX.barrier(self.code(), 15),
            "prefetch" => self.prefetch_by_target(id, arguments)?,
            "ldxr" | "ldaxr" => {
                let log2 = self.exclusive_size(inst, id, 0)?;
                self.consume_all(arguments);
                let base = self.register_not_zero(arguments[0], 0, Class::I64)?;
                let reg = self.result_register(inst, Class::I64);
                let op = LOADS[usize::from(name == "ldaxr")][log2];
                op.rr(self.code(), reg.number(), base.number());
                self.define(inst, Class::I64, reg);
            }
            "stxr" | "stlxr" => {
                let log2 = self.exclusive_size(inst, id, 1)?;
                self.consume_all(arguments);
                let value = self.register(arguments[0], 0, Class::I64)?;
                let base = self.register_not_zero(arguments[1], 0, Class::I64)?;
                // The status must be in neither of them.
                let status = self.m.s.scratch(Bank::General);
                let op = STORES[usize::from(name == "stlxr")][log2];
                op.rrr(self.code(), value.number(), base.number(), status.number());
                self.define(inst, Class::I32, status);
            }
            "ldxp" | "ldaxp" => {
                self.consume_all(arguments);
                let base = self.register_not_zero(arguments[0], 0, Class::I64)?;
                let (low, high) = (self.m.s.scratch(Bank::General), self.m.s.scratch(Bank::General));
                let op = if name == "ldxp" { ops::LDXPX } else { ops::LDAXPX };
                op.load_exclusive_pair(self.code(), low.number(), high.number(), base.number());
                self.define_parts(inst, ty, &[low, high])?;
            }
            "stxp" | "stlxp" => {
                self.consume_all(arguments);
                let low = self.register(arguments[0], 0, Class::I64)?;
                let high = self.register(arguments[1], 0, Class::I64)?;
                let base = self.register_not_zero(arguments[2], 0, Class::I64)?;
                let status = self.m.s.scratch(Bank::General);
                let op = if name == "stxp" { ops::STXPX } else { ops::STLXPX };
                let (l, h) = (low.number(), high.number());
                op.store_exclusive_pair(self.code(), status.number(), l, h, base.number());
                self.define(inst, Class::I32, status);
            }
            "get.fpcr" | "get.fpsr" => {
                let register = if name == "get.fpcr" { FPCR } else { FPSR };
                let reg = self.result_register(inst, Class::I64);
                ops::MRS.system(self.code(), reg.number(), register);
                self.define(inst, Class::I64, reg);
            }
            "set.fpcr" | "set.fpsr" => {
                self.consume_all(arguments);
                let register = if name == "set.fpcr" { FPCR } else { FPSR };
                let reg = self.register(arguments[0], 0, Class::I64)?;
                ops::MSR.system(self.code(), reg.number(), register);
            }
            "rndr" | "rndrrs" => {
                if !self.features.instructions().has("rand") {
                    return self.refuse(&format!("{} for a processor without rand", id.name()));
                }
                let (number, failed) = (self.m.s.scratch(Bank::General), self.m.s.scratch(Bank::General));
                ops::MRS.system(self.code(), number.number(), if name == "rndr" { RNDR } else { RNDRRS });
                // There is no number: zero, as the flag says.
                ops::CSINCWr.select(self.code(), failed.number(), ZR.0, ZR.0, Condition::Ne);
                self.define_parts(inst, ty, &[number, failed])?;
            }
            "space" => {
                // It asks for room in the code of tests of distances; it has no instructions of its own.
                self.consume(arguments[0]);
                self.copy_value(inst, arguments[1])?;
            }
            "irg.sp" | "tagp" | "ldg" | "stg" | "stgp" | "settag" | "settag.zero" | "mops.memset.tag" => {
                self.tag_intrinsic(inst, id, name, arguments)?;
            }
            "chkfeat" => {
                self.consume_all(arguments);
                self.move_to(X16, arguments[0], 0, Class::I64)?;
                ops::CHKFEAT.plain(self.code());
                let reg = self.result_register(inst, Class::I64);
                ops::ORRXrs.rrr(self.code(), reg.number(), ZR.0, X16.0);
                self.define(inst, Class::I64, reg);
            }
            "gcspopm" => {
                self.require(id, opcodes::GCSPOPM)?;
                self.consume_all(arguments);
                let reg = self.m.s.scratch(Bank::General);
                self.move_to(reg, arguments[0], 0, Class::I64)?;
                ops::GCSPOPM.d(self.code(), reg.number());
                self.define(inst, Class::I64, reg);
            }
            "gcsss" => {
                self.require(id, opcodes::GCSSS1)?;
                self.consume_all(arguments);
                let to = self.register(arguments[0], 0, Class::I64)?;
                let old = self.m.s.scratch(Bank::General);
                ops::GCSSS1.d(self.code(), to.number());
                ops::ORRXrs.rrr(self.code(), old.number(), ZR.0, ZR.0);
                ops::GCSSS2.d(self.code(), old.number());
                self.define(inst, Class::I64, old);
            }
            "ld64b" | "st64b" | "st64bv" | "st64bv0" => self.access_64_bytes(inst, ty, id, name, arguments)?,
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Compiles an instruction whose only operand is a number.
    fn numbered_instruction(&mut self, id: IntrinsicId, name: &str, arguments: &[Value]) -> Selected {
        self.consume_all(arguments);
        let Some(number) = arguments.first().and_then(|&number| self.integer_constant(number)) else {
            return self.refuse(&format!("{} by a number that is not known", id.name()));
        };
        let most = match name {
            "hint" => 127,
            "dmb" | "dsb" | "isb" => 15,
            _ => 0xffff,
        };
        if !(0..=most).contains(&number) {
            return self.refuse(&format!("{} by this number", id.name()));
        }
        let code = &mut self.m.s.code;
        match name {
            "hint" => ops::HINT.immediate(code, number as u16),
            "dmb" => ops::DMB.barrier(code, number as u8),
            "dsb" => ops::DSB.barrier(code, number as u8),
            "isb" => ops::ISB.barrier(code, number as u8),
            "break" => ops::BRK.immediate(code, number as u16),
            _ => ops::HLT.immediate(code, number as u16),
        }
        Ok(())
    }

    fn prefetch_by_target(&mut self, id: IntrinsicId, arguments: &[Value]) -> Selected {
        self.consume_all(arguments);
        let numbers: Vec<i64> = arguments[1..].iter().filter_map(|&value| self.integer_constant(value)).collect();
        let &[is_store, level, is_stream, is_data] = numbers.as_slice() else { return self.refuse(id.name()) };
        let kind = if is_store != 0 { 2 } else { u8::from(is_data == 0) };
        let operation = kind << 3 | (level as u8 & 3) << 1 | u8::from(is_stream != 0);
        let base = self.register_not_zero(arguments[0], 0, Class::I64)?;
        ops::PRFMui.scaled(self.code(), operation, base.number(), 0);
        Ok(())
    }

    /// Returns the logarithm of the bytes of an exclusive access, whose pointer says the type.
    fn exclusive_size(&mut self, inst: Inst, id: IntrinsicId, pointer: usize) -> Selected<usize> {
        let attributes = &self.module.tables.attributes;
        let list = self.body.call(inst).map(|call| call.attributes);
        let set = list.map(|list| attributes.param(list, pointer));
        let ty = match set.and_then(|set| attributes.get(set, AttrKind::ElementType)) {
            Some(Attribute::Type(_, ty)) => *ty,
            _ => None,
        };
        let bits = ty.map_or(64, |ty| self.info(ty).bits);
        match bits {
            8 | 16 | 32 | 64 => Ok(bits.trailing_zeros() as usize - 3),
            _ => self.refuse(&format!("{} of this size", id.name())),
        }
    }

    fn tag_intrinsic(&mut self, inst: Inst, id: IntrinsicId, name: &str, arguments: &[Value]) -> Selected {
        self.require(id, opcodes::IRG)?;
        self.consume_all(arguments);
        match name {
            "irg.sp" => {
                let excluded = self.register(arguments[0], 0, Class::I64)?;
                let reg = self.result_register(inst, Class::I64);
                ops::IRG.rrr(self.code(), reg.number(), SP.0, excluded.number());
                self.define(inst, Class::I64, reg);
            }
            "tagp" => {
                let tag = self.integer_constant(arguments[2]).filter(|tag| (0..16).contains(tag));
                let Some(tag) = tag else { return self.refuse(&format!("{} by this number", id.name())) };
                let pointer = self.register_not_zero(arguments[0], 0, Class::I64)?;
                let base = self.register_not_zero(arguments[1], 0, Class::I64)?;
                let reg = self.m.s.scratch(Bank::General);
                let (d, n, m) = (reg.number(), pointer.number(), base.number());
                ops::SUBP.rrr(self.code(), d, n, m);
                ops::ADDXrs.rrr(self.code(), d, d, m);
                ops::ADDG.with((tag as u32) << 10).rr(self.code(), d, d);
                self.define(inst, Class::I64, reg);
            }
            "ldg" => {
                let base = self.register_not_zero(arguments[1], 0, Class::I64)?;
                let reg = self.m.s.scratch(Bank::General);
                self.move_to(reg, arguments[0], 0, Class::I64)?;
                ops::LDG.rr(self.code(), reg.number(), base.number());
                self.define(inst, Class::I64, reg);
            }
            "stg" => {
                let tagged = self.register_not_zero(arguments[0], 0, Class::I64)?;
                let base = self.register_not_zero(arguments[1], 0, Class::I64)?;
                ops::STGi.rr(self.code(), tagged.number(), base.number());
            }
            "stgp" => {
                let base = self.register_not_zero(arguments[0], 0, Class::I64)?;
                let low = self.register(arguments[1], 0, Class::I64)?;
                let high = self.register(arguments[2], 0, Class::I64)?;
                ops::STGPi.pair(self.code(), low.number(), high.number(), base.number(), 0);
            }
            "mops.memset.tag" => {
                self.require(id, opcodes::MOPSSETGE)?;
                let value = self.register(arguments[1], 0, Class::I8)?;
                let (to, size) = (self.m.s.scratch(Bank::General), self.m.s.scratch(Bank::General));
                self.move_to(to, arguments[0], 0, Class::I64)?;
                self.move_to(size, arguments[2], 0, Class::I64)?;
                let (d, n, m) = (to.number(), size.number(), value.number());
                // The result is where it began.
                let result = self.m.s.scratch(Bank::General);
                ops::ORRXrs.rrr(self.code(), result.number(), ZR.0, d);
                for op in [ops::SETGP, ops::SETGM, ops::MOPSSETGE] {
                    op.rrr(self.code(), d, n, m);
                }
                self.define(inst, Class::I64, result);
            }
            _ => return self.set_tags(id, name == "settag.zero", arguments),
        }
        Ok(())
    }

    /// Gives the tag of a pointer to the memory from there on.
    fn set_tags(&mut self, id: IntrinsicId, is_zeroed: bool, arguments: &[Value]) -> Selected {
        let size = self.integer_constant(arguments[1]).filter(|size| size % GRANULE == 0 && *size >= 0);
        let Some(size) = size else { return self.refuse(&format!("{} of this size", id.name())) };
        let (one, two) = if is_zeroed { (ops::STZGi, ops::STZ2Gi) } else { (ops::STGi, ops::ST2Gi) };
        let base = self.register_not_zero(arguments[0], 0, Class::I64)?;
        let n = base.number();
        let granules = size / GRANULE;
        if granules <= MAX_TAGGED {
            let mut at = 0;
            while at < granules {
                let (op, count) = if granules - at >= 2 { (two, 2) } else { (one, 1) };
                op.unscaled(self.code(), n, n, at as i32);
                at += count;
            }
            return Ok(());
        }
        let (one, two) = match is_zeroed {
            true => (ops::STZGPostIndex, ops::STZ2GPostIndex),
            false => (ops::STGPostIndex, ops::ST2GPostIndex),
        };
        ops::ORRXrs.rrr(self.code(), X16.0, ZR.0, n);
        if granules % 2 != 0 {
            one.unscaled(self.code(), X16.0, X16.0, 1);
        }
        super::super::emit::number(self.code(), X17, (granules / 2) as u64, true);
        let again = self.new_label();
        self.place(again);
        two.unscaled(self.code(), X16.0, X16.0, 2);
        ops::SUBXri.rri(self.code(), X17.0, X17.0, 1);
        self.jump_if(super::super::compare::Flags::NotZero(X17, true), again);
        Ok(())
    }

    /// Compiles an access to 64 bytes at once, which are in eight consecutive registers.
    fn access_64_bytes(&mut self, inst: Inst, ty: Type, id: IntrinsicId, name: &str, arguments: &[Value]) -> Selected {
        const WORDS: [Reg; 8] = [Reg(0), Reg(1), Reg(2), Reg(3), Reg(4), Reg(5), Reg(6), Reg(7)];
        self.require(id, opcodes::LD64B)?;
        self.consume_all(arguments);
        for reg in WORDS {
            self.m.s.take(reg);
        }
        for (reg, &value) in WORDS.into_iter().zip(&arguments[1..]) {
            self.move_to(reg, value, 0, Class::I64)?;
        }
        let base = self.register_not_zero(arguments[0], 0, Class::I64)?;
        match name {
            "ld64b" => {
                ops::LD64B.rr(self.code(), 0, base.number());
                match self.info(ty).kind {
                    Kind::Parts(_, 8) => self.define_parts(inst, ty, &WORDS)?,
                    _ => return self.refuse_type(id.name(), ty),
                }
            }
            "st64b" => ops::ST64B.rr(self.code(), 0, base.number()),
            _ => {
                let status = self.m.s.scratch(Bank::General);
                let op = if name == "st64bv" { ops::ST64BV } else { ops::ST64BV0 };
                op.rrr(self.code(), 0, base.number(), status.number());
                self.define(inst, Class::I64, status);
            }
        }
        Ok(())
    }

    /// Compiles an intrinsic that signs or checks pointers (LangRef "Pointer Authentication Intrinsics").
    pub(super) fn authenticate(
        &mut self,
        inst: Inst,
        id: IntrinsicId,
        name: &str,
        arguments: &[Value],
    ) -> Selected<bool> {
        /// Instructions by key: IA, IB, DA, DB.
        const SIGN: [Op; 4] = [ops::PACIA, ops::PACIB, ops::PACDA, ops::PACDB];
        const CHECK: [Op; 4] = [ops::AUTIA, ops::AUTIB, ops::AUTDA, ops::AUTDB];
        let key_at = |selector: &Self, at: usize| {
            let key = arguments.get(at).and_then(|&key| selector.integer_constant(key));
            key.and_then(|key| usize::try_from(key).ok()).filter(|&key| key < 4)
        };
        match name {
            "blend" => {
                self.consume_all(arguments);
                let reg = self.m.s.scratch(Bank::General);
                self.move_to(reg, arguments[0], 0, Class::I64)?;
                match self.integer_constant(arguments[1]) {
                    Some(number) if (0..=0xffff).contains(&number) => {
                        ops::MOVKXi.move_wide(self.code(), reg.number(), number as u16, 3);
                    }
                    _ => {
                        let small = self.register(arguments[1], 0, Class::I64)?;
                        // The lowest 16 bits of one are the highest of the other.
                        ops::BFMXri.bitfield(self.code(), reg.number(), small.number(), 16, 15);
                    }
                }
                self.define(inst, Class::I64, reg);
            }
            "sign" | "auth" => {
                self.require(id, opcodes::PACIA)?;
                let Some(key) = key_at(self, 1) else { return self.refuse(&format!("{} by this key", id.name())) };
                self.consume_all(arguments);
                let table = if name == "sign" { SIGN } else { CHECK };
                let salt = self.register_not_zero(arguments[2], 0, Class::I64)?;
                let reg = self.m.s.scratch(Bank::General);
                self.move_to(reg, arguments[0], 0, Class::I64)?;
                table[key].rr(self.code(), reg.number(), salt.number());
                self.define(inst, Class::I64, reg);
            }
            "resign" => {
                self.require(id, opcodes::PACIA)?;
                let (Some(old), Some(new)) = (key_at(self, 1), key_at(self, 3)) else {
                    return self.refuse(&format!("{} by this key", id.name()));
                };
                self.consume_all(arguments);
                let from = self.register_not_zero(arguments[2], 0, Class::I64)?;
                let to = self.register_not_zero(arguments[4], 0, Class::I64)?;
                let reg = self.m.s.scratch(Bank::General);
                self.move_to(reg, arguments[0], 0, Class::I64)?;
                let code = &mut self.m.s.code;
                let d = reg.number();
                CHECK[old].rr(code, d, from.number());
                // Without FPAC, a wrong signature only makes the pointer invalid: it must not get a right one.
                ops::ORRXrs.rrr(code, X16.0, ZR.0, d);
                if old < 2 { ops::XPACI } else { ops::XPACD }.d(code, X16.0);
                ops::SUBSXrs.rrr(code, ZR.0, d, X16.0);
                // Over the signing: to what stripping makes.
                ops::Bcc.with(3 << 5).branch_if(code, Condition::Eq);
                ops::ORRXrs.rrr(code, d, ZR.0, X16.0);
                ops::B.with(2).plain(code);
                SIGN[new].rr(code, d, to.number());
                self.define(inst, Class::I64, reg);
            }
            "strip" => {
                self.require(id, opcodes::PACIA)?;
                let Some(key) = key_at(self, 1) else { return self.refuse(&format!("{} by this key", id.name())) };
                self.consume_all(arguments);
                let reg = self.m.s.scratch(Bank::General);
                self.move_to(reg, arguments[0], 0, Class::I64)?;
                if key < 2 { ops::XPACI } else { ops::XPACD }.d(self.code(), reg.number());
                self.define(inst, Class::I64, reg);
            }
            "sign.generic" => {
                self.require(id, opcodes::PACIA)?;
                self.consume_all(arguments);
                let value = self.register(arguments[0], 0, Class::I64)?;
                let salt = self.register_not_zero(arguments[1], 0, Class::I64)?;
                let reg = self.result_register(inst, Class::I64);
                ops::PACGA.rrr(self.code(), reg.number(), value.number(), salt.number());
                self.define(inst, Class::I64, reg);
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Compiles an intrinsic that reads or writes the state or the modes of floating point as a whole.
    pub(super) fn float_state(&mut self, inst: Inst, ty: Type, id: IntrinsicId, arguments: &[Value]) -> Selected<bool> {
        use draig_tables::intrinsics::ids;

        match id {
            ids::GET_FPMODE => {
                let Kind::Scalar(class) = self.info(ty).kind else { return self.refuse_type(id.name(), ty) };
                let reg = self.result_register(inst, class);
                ops::MRS.system(self.code(), reg.number(), FPCR);
                self.define(inst, class, reg);
            }
            ids::SET_FPMODE => {
                self.consume_all(arguments);
                let reg = self.register(arguments[0], 0, Class::I64)?;
                ops::ORRWrs.rrr(self.code(), X16.0, ZR.0, reg.number());
                ops::MSR.system(self.code(), X16.0, FPCR);
            }
            ids::RESET_FPMODE => ops::MSR.system(self.code(), ZR.0, FPCR),
            ids::GET_FPENV => {
                let Kind::Scalar(Class::I64) = self.info(ty).kind else { return self.refuse_type(id.name(), ty) };
                let (modes, flags) = (self.m.s.scratch(Bank::General), self.m.s.scratch(Bank::General));
                ops::MRS.system(self.code(), modes.number(), FPCR);
                ops::MRS.system(self.code(), flags.number(), FPSR);
                ops::BFMXri.bitfield(self.code(), modes.number(), flags.number(), 32, 31);
                self.define(inst, Class::I64, modes);
            }
            ids::SET_FPENV => {
                self.consume_all(arguments);
                let reg = self.register(arguments[0], 0, Class::I64)?;
                ops::ORRWrs.rrr(self.code(), X16.0, ZR.0, reg.number());
                ops::MSR.system(self.code(), X16.0, FPCR);
                ops::UBFMXri.bitfield(self.code(), X16.0, reg.number(), 32, 63);
                ops::MSR.system(self.code(), X16.0, FPSR);
            }
            _ => return Ok(false),
        }
        Ok(true)
    }
}
