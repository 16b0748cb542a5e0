//! Places at which a runtime changes the code: stack maps and patch points (LLVM's StackMaps).
//!
//! A patch point is the call of its function, through a register, in a given number of bytes; without a function, it
//! is bytes without effect.

use draig_image::FixupKind;
use draig_ir::{ConstKind, Global, Inst, Opcode, Type, Value};

use super::statepoint::{CallMachine, MadeCall};
use super::{Argument, Label, Selected, Selector};
use crate::code::{CodeFixup, CodeTarget, Location};
use crate::function::registers::Reg;
use crate::function::types::{Bank, Class, Kind};

/// Operands of a patch point before the arguments of its function.
const FIRST_ARGUMENT: usize = 4;
/// Largest number of arguments in registers that the allocator chose.
const MAX_ANY_REGISTERS: usize = 9;
/// Number of the convention under which the allocator chooses the registers of arguments.
const ANY_REGISTER: u16 = 13;
/// Calls that a runtime changes.
pub(crate) trait PatchMachine: CallMachine {
    /// Register of a result.
    const RESULT: Reg;
    /// Number of bytes of a call through a register: the address, and the call.
    const CALL_BYTES: u64;
    /// Registers whose contents may be needed after a patch point: those that calls restore.
    const KEPT: &'static [Reg];
    /// Number of the convention whose calls stand for those under which registers of arguments are chosen freely.
    const ANY: u16 = 0;

    /// Appends the call of an address through a register.
    fn write_call(code: &mut Vec<u8>, address: u64);
    /// Returns the place of the address of a symbol in such a call, and how it is there; `None` if calls have none.
    fn symbol_in_call() -> Option<(u32, FixupKind)>;
}

/// Function of a patch point.
#[derive(Clone, Copy)]
enum PatchTarget {
    None,
    Address(u64),
    Symbol(Global, i64),
}

impl<T: PatchMachine> Selector<'_, '_, T> {
    /// Compiles a stack map: a record, and bytes that the runtime may change.
    pub(crate) fn stack_map(&mut self, arguments: &[Value]) -> Selected {
        self.consume_all(arguments);
        let (Some(id), Some(bytes)) = (self.integer_constant(arguments[0]), self.integer_constant(arguments[1])) else {
            return self.refuse("a stack map without its numbers");
        };
        let mut locations = Vec::with_capacity(arguments.len() - 2);
        for &value in &arguments[2..] {
            locations.push(self.location_of(value, true)?);
        }
        let mut nops = self.room(bytes as u64)?;
        let number = self.m.safepoints.add(id as u64, locations, Vec::new(), true);
        let start = self.m.s.code.len() as u32;
        self.m.safepoints.place(number, start, start);
        self.code().append(&mut nops);
        for (slot, size) in std::mem::take(&mut self.m.released) {
            self.m.s.frame.release(slot, size);
        }
        Ok(())
    }

    /// Compiles a patch point.
    pub(crate) fn patchpoint(&mut self, inst: Inst, ty: Type, unwind: Option<(Label, u32)>) -> Selected {
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
        if !matches!(target, PatchTarget::None) && bytes < T::CALL_BYTES {
            return self.refuse("a patch point of fewer bytes than a call has");
        }
        self.consume_all(arguments);
        let is_any = info.calling_convention == ANY_REGISTER;
        let mut locations = Vec::new();
        let has_result = self.info(ty).kind != Kind::Nothing;
        if is_any && has_result {
            locations.push(Location::Register(T::dwarf_number(T::RESULT), self.info(ty).store_size as u16));
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
        let mut live_outs: Vec<u16> = T::KEPT.iter().map(|&reg| T::dwarf_number(reg)).collect();
        if has_result {
            live_outs.insert(0, T::dwarf_number(T::RESULT));
        }
        live_outs.sort_unstable();
        let safepoint = self.m.safepoints.add(id as u64, locations, live_outs, true);
        let mut code = Vec::with_capacity(T::CALL_BYTES as usize);
        let (address, symbol) = match target {
            PatchTarget::None => (None, None),
            PatchTarget::Address(address) => (Some(address), None),
            PatchTarget::Symbol(global, addend) => match T::symbol_in_call() {
                Some(place) => (Some(0), Some((global, addend, place))),
                None => return self.refuse("a patch point of a symbol"),
            },
        };
        if let Some(address) = address {
            T::write_call(&mut code, address);
        }
        let mut nops = self.room(bytes.saturating_sub(code.len() as u64))?;
        code.append(&mut nops);
        T::make_call(
            self,
            MadeCall {
                inst,
                ty,
                convention: if is_any { T::ANY } else { info.calling_convention },
                callee: arguments[2],
                inlined: Some(code),
                arguments: &passed,
                named: None,
                may_unwind: !matches!(target, PatchTarget::None),
                unwind,
                safepoint,
            },
        )?;
        if let Some((global, addend, (at, kind))) = symbol {
            let offset = self.m.safepoints.records[safepoint as usize].offset + at;
            self.m.fixups.push(CodeFixup { offset, kind, target: CodeTarget::Global(global), addend });
        }
        Ok(())
    }

    /// Returns a register with an argument, if there are registers left, otherwise its place in the frame.
    fn any_location(&mut self, value: Value, at: usize) -> Selected<Location> {
        let info = self.info(self.type_of(value));
        match info.kind {
            Kind::Scalar(class) if at < MAX_ANY_REGISTERS && class.bank() == Bank::General => {
                let reg = T::register(self, value, 0, class)?;
                Ok(Location::Register(T::dwarf_number(reg), info.store_size as u16))
            }
            Kind::Scalar(class) if at < MAX_ANY_REGISTERS && class != Class::V128 => {
                let reg = T::register(self, value, 0, class)?;
                Ok(Location::Register(T::dwarf_number(reg), info.store_size as u16))
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
}
