//! Places at which a runtime changes the code: stack maps and patch points (LLVM's StackMaps).
//!
//! A patch point is the call of its function, through a register, in a given number of bytes; without a function, it
//! is bytes without effect.

use draig_image::FixupKind;
use draig_ir::{ConstKind, Inst, Opcode, Type, Value};
use draig_mc::x86::direct::ops;

use super::argument::Argument;
use super::bundle::Bundles;
use super::call::{Call, Callee};
use super::registers::{R11, R12, R13, R14, R15, RAX, RBP, RBX, dwarf_number};
use super::{Label, Selected, Selector};
use crate::code::{CodeTarget, Location};
use crate::function::registers::Reg;
use crate::function::types::{Bank, Class, Kind};

/// Operands of a patch point before the arguments of its function.
const FIRST_ARGUMENT: usize = 4;
/// Bytes of a call through a register: the address, and the call.
const CALL_BYTES: u64 = 13;
/// Largest number of bytes of a place.
const MAX_BYTES: u64 = 1 << 16;
/// Largest number of arguments in registers that the allocator chose.
const MAX_ANY_REGISTERS: usize = 9;
/// Number of the convention under which the allocator chooses the registers of arguments.
const ANY_REGISTER: u16 = 13;
/// Registers whose contents may be needed after a patch point: those that calls restore.
const KEPT: [Reg; 6] = [RBX, RBP, R12, R13, R14, R15];

/// Function of a patch point.
#[derive(Clone, Copy)]
enum PatchTarget {
    None,
    Address(u64),
    Symbol(draig_ir::Global, i64),
}

impl Selector<'_, '_> {
    /// Compiles a stack map: a record, and bytes that the runtime may change.
    pub(super) fn stack_map(&mut self, arguments: &[Value]) -> Selected {
        self.consume_all(arguments);
        let (Some(id), Some(bytes)) = (self.integer_constant(arguments[0]), self.integer_constant(arguments[1])) else {
            return self.refuse("a stack map without its numbers");
        };
        let mut locations = Vec::with_capacity(arguments.len() - 2);
        for &value in &arguments[2..] {
            locations.push(self.location_of(value, true)?);
        }
        let mut nops = self.nops(bytes as u64)?;
        let number = self.m.own.safepoints.add(id as u64, locations, Vec::new(), true);
        let start = self.m.s.code.len() as u32;
        self.m.own.safepoints.place(number, start, start);
        self.code().append(&mut nops);
        for (slot, size) in std::mem::take(&mut self.m.released) {
            self.m.s.frame.release(slot, size);
        }
        Ok(())
    }

    /// Compiles a patch point.
    pub(super) fn patchpoint(&mut self, inst: Inst, ty: Type, unwind: Option<(Label, u32)>) -> Selected {
        let body = self.body;
        let arguments = body.call_args(inst);
        let Some(info) = body.call(inst) else { return self.refuse("a call without its parts") };
        let number = |selector: &Self, at: usize| arguments.get(at).and_then(|&value| selector.integer_constant(value));
        let (Some(id), Some(bytes), Some(count)) = (number(self, 0), number(self, 1), number(self, 3)) else {
            return self.refuse("a patch point without its numbers");
        };
        let rest = &arguments[FIRST_ARGUMENT..];
        let Some((values, live)) = rest.split_at_checked(count as usize) else {
            return self.refuse("a patch point with too few arguments");
        };
        let target = self.patch_target(arguments[2])?;
        let bytes = bytes as u64;
        if !matches!(target, PatchTarget::None) && bytes < CALL_BYTES {
            return self.refuse("a patch point of fewer bytes than a call has");
        }
        let bundles = self.bundles(inst)?;
        self.consume_all(arguments);
        let is_any = info.calling_convention == ANY_REGISTER;
        let mut locations = Vec::new();
        let has_result = self.info(ty).kind != Kind::Nothing;
        if is_any && has_result {
            locations.push(Location::Register(dwarf_number(RAX), self.info(ty).store_size as u16));
        }
        let mut passed: Vec<Argument> = Vec::new();
        for (at, &value) in values.iter().enumerate() {
            if is_any {
                locations.push(self.any_location(value, at)?);
                continue;
            }
            let attributes = self.module.tables.attributes.param(info.attributes, FIRST_ARGUMENT + at);
            passed.push(Argument { value, ty: self.type_of(value), attributes });
        }
        for &value in live {
            locations.push(self.location_of(value, false)?);
        }
        let mut live_outs: Vec<u16> = KEPT.iter().map(|&reg| dwarf_number(reg)).collect();
        if has_result {
            live_outs.insert(0, dwarf_number(RAX));
        }
        live_outs.sort_unstable();
        let safepoint = self.m.own.safepoints.add(id as u64, locations, live_outs, true);
        let mut code = Vec::with_capacity(CALL_BYTES as usize);
        if let PatchTarget::Address(address) = target {
            ops::MOV64ri.opcode_reg_imm(&mut code, R11.number(), address as i64);
        } else if let PatchTarget::Symbol(..) = target {
            ops::MOV64ri.opcode_reg_imm(&mut code, R11.number(), 0);
        }
        if !matches!(target, PatchTarget::None) {
            ops::CALL64r.reg(&mut code, R11.number());
        }
        let mut nops = self.nops(bytes.saturating_sub(code.len() as u64))?;
        code.append(&mut nops);
        self.m.own.inlined = code;
        self.emit_call(&Call {
            inst,
            ty,
            convention: self.convention_of(if is_any { 0 } else { info.calling_convention })?,
            callee: Callee::Inlined,
            arguments: &passed,
            is_vararg: false,
            may_unwind: !matches!(target, PatchTarget::None),
            unwind,
            bundles: Bundles { safepoint: Some(safepoint), ..bundles },
        })?;
        if let PatchTarget::Symbol(global, addend) = target {
            let start = self.m.own.safepoints.records[safepoint as usize].offset;
            self.fixup_at(start + 2, FixupKind::Abs64, CodeTarget::Global(global), addend);
        }
        Ok(())
    }

    /// Returns a register with an argument, if there are registers left, otherwise its place in the frame.
    fn any_location(&mut self, value: Value, at: usize) -> Selected<Location> {
        let info = self.info(self.type_of(value));
        match info.kind {
            Kind::Scalar(class) if at < MAX_ANY_REGISTERS && class.bank() == Bank::General => {
                let reg = self.register(value, 0, class)?;
                Ok(Location::Register(dwarf_number(reg), info.store_size as u16))
            }
            Kind::Scalar(class) if at < MAX_ANY_REGISTERS && class != Class::V128 => {
                let reg = self.register(value, 0, class)?;
                Ok(Location::Register(dwarf_number(reg), info.store_size as u16))
            }
            _ => self.location_of(value, false),
        }
    }

    /// Returns the function of a patch point, which must be a constant.
    fn patch_target(&mut self, value: Value) -> Selected<PatchTarget> {
        if let Some(global) = value.as_global() {
            return Ok(PatchTarget::Symbol(global, 0));
        }
        if let Some(inst) = value.as_inst()
            && self.body.opcode(inst) == Opcode::IntToPtr
            && let Some(address) = self.integer_constant(self.body.operands(inst)[0])
        {
            return Ok(if address == 0 { PatchTarget::None } else { PatchTarget::Address(address as u64) });
        }
        let Some(constant) = value.as_const() else {
            return self.refuse("a patch point whose function is no constant");
        };
        let kind = self.module.tables.constants.kind(constant);
        let address = match kind {
            ConstKind::NullPointer | ConstKind::Zero | ConstKind::Undef | ConstKind::Poison => Some(0),
            ConstKind::Expr(expr) if expr.opcode == Opcode::IntToPtr => self.integer_constant(expr.operands[0]),
            _ => None,
        };
        match address {
            Some(0) => Ok(PatchTarget::None),
            Some(address) => Ok(PatchTarget::Address(address as u64)),
            None => match self.symbol_and_offset(constant, 0) {
                Some((global, offset)) => Ok(PatchTarget::Symbol(global, offset)),
                None => self.refuse("a patch point whose function is no constant"),
            },
        }
    }

    /// Returns bytes without effect.
    pub(super) fn nops(&self, bytes: u64) -> Selected<Vec<u8>> {
        if bytes > MAX_BYTES {
            return self.refuse("a place of so many bytes");
        }
        let mut nops = Vec::with_capacity(bytes as usize);
        draig_mc::x86::append_nops(&mut nops, bytes as usize);
        Ok(nops)
    }
}
