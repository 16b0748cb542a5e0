//! This target, as the shared part of selection sees it.

use draig_image::FixupKind;
use draig_ir::{Block, Const, Global, Inst, Type, Value};
use draig_mc::aarch64::direct::ops;
use draig_tables::IntrinsicId;

use super::address::Address;
use super::attributes::Traits;
use super::call::{Call, Callee};
use super::registers::{Arm, FP, SAVED, X0, X16, ZR};
use super::{Facts, FrameFacts, OwnMemory, Selector};
use crate::arm_features::ArmFeatures;
use crate::code::CodeTarget;
use crate::context::Context;
use crate::function::registers::{Reg, RegSet};
use crate::function::state::Target;
use crate::function::types::{Bank, Class};
use crate::select::{Bundles, CallMachine, Label, Machine, MachineAddress, MadeCall, PatchMachine, Selected, Source};

/// Registers of parameters.
const PARAMETERS: [Reg; 8] = [Reg(0), Reg(1), Reg(2), Reg(3), Reg(4), Reg(5), Reg(6), Reg(7)];

impl MachineAddress for Address {
    #[inline]
    fn frame(slot: i32) -> Address {
        Address::frame(slot)
    }

    #[inline]
    fn plus(self, bytes: u64) -> Address {
        Address::plus(self, bytes as i64)
    }
}

impl Machine for Arm {
    type Features = ArmFeatures;
    type Frame = FrameFacts;
    type Traits = Traits;
    type Facts = Facts;
    type Memory = OwnMemory;
    type Address = Address;

    const CALLEE_SAVED: RegSet = SAVED;

    fn start(memory: &mut OwnMemory) {
        memory.placed.clear();
    }

    #[inline]
    fn start_block(selector: &mut Selector<'_, '_>, block: Block) {
        if selector.traits.protection.marks_branches {
            selector.mark_block(block);
        }
    }

    #[inline]
    fn instruction(selector: &mut Selector<'_, '_>, inst: Inst) -> Selected {
        selector.instruction(inst)
    }

    fn is_nothing(id: IntrinsicId) -> bool {
        super::intrinsic::is_nothing(id)
    }

    fn write_mark(selector: &mut Selector<'_, '_>) {
        selector.traits.protection.mark(&mut selector.m.s.code);
    }

    fn write_filler(code: &mut Vec<u8>) {
        ops::HINT.immediate(code, 0);
    }

    fn parameter_registers(_context: &Context<'_>, _convention: Option<u16>) -> Option<&'static [Reg]> {
        Some(&PARAMETERS)
    }

    fn returns_by_address(selector: &mut Selector<'_, '_>, ty: Type) -> bool {
        selector.is_demoted(ty).unwrap_or(true)
    }

    #[inline]
    fn source(selector: &mut Selector<'_, '_>, value: Value, number: u32) -> Selected<Source> {
        selector.source(value, number)
    }

    #[inline]
    fn move_source(selector: &mut Selector<'_, '_>, reg: Reg, source: Source, class: Class) -> Selected {
        selector.move_source(reg, source, class)
    }

    #[inline]
    fn define_part(selector: &mut Selector<'_, '_>, inst: Inst, number: u32, reg: Reg) {
        selector.define_part(inst, number, reg);
    }

    fn pool_address(selector: &mut Selector<'_, '_>, offset: u32) -> Address {
        selector.pool_address(offset)
    }

    fn constant_address(selector: &mut Selector<'_, '_>, constant: Const) -> Address {
        let reg = selector.m.s.scratch(Bank::General);
        selector.move_page(reg, CodeTarget::Constant(constant), 0);
        Address::base(reg, 0)
    }

    fn lane_of_code(selector: &mut Selector<'_, '_>, global: Option<Global>, number: i64) -> Selected<Reg> {
        match global {
            None => selector.move_bits(X16, u128::from(number as u64), Class::I64),
            Some(global) if selector.context.is_thread_local(global) => {
                return selector.refuse("the address of a thread-local variable in a constant vector");
            }
            Some(global) => selector.move_symbol(X16, global, number),
        }
        Ok(X16)
    }

    fn load_part(selector: &mut Selector<'_, '_>, reg: Reg, class: Class, bytes: u32, from: Address) {
        selector.load_part(reg, class, bytes, from);
    }

    fn load_parts(selector: &mut Selector<'_, '_>, inst: Inst, ty: Type, from: Address) -> Selected {
        selector.load_parts_from(inst, ty, from)
    }

    fn store_value(selector: &mut Selector<'_, '_>, ty: Type, value: Value, to: Address) -> Selected {
        selector.store_value(ty, value, to)
    }

    fn copy_memory(selector: &mut Selector<'_, '_>, to: Address, from: Address, size: u64) -> Selected {
        selector.copy_memory(to, from, size)
    }

    fn register(selector: &mut Selector<'_, '_>, value: Value, number: u32, class: Class) -> Selected<Reg> {
        selector.register(value, number, class)
    }

    fn store_part(selector: &mut Selector<'_, '_>, reg: Reg, class: Class, bytes: u32, to: Address) {
        selector.store_part(reg, class, bytes, to);
    }

    fn write_slot(selector: &mut Selector<'_, '_>, slot: i32, class: Class, bits: u64) {
        let reg = if bits == 0 { ZR } else { X16 };
        if bits != 0 {
            selector.move_bits(X16, u128::from(bits), Class::I64);
        }
        // Of a number of a vector register, too, as many bytes are written.
        let class = if class.size() > 4 { Class::I64 } else { Class::I32 };
        Arm::store(&mut selector.m.s.code, class, reg, slot);
    }

    fn clear_slot(selector: &mut Selector<'_, '_>, slot: i32, size: u32) {
        for at in (slot..slot + size as i32).step_by(8) {
            Arm::store(&mut selector.m.s.code, Class::I64, ZR, at);
        }
    }

    fn copy_bits_down(selector: &mut Selector<'_, '_>, from: i32, bit: u32, to: i32, bits: u32) {
        selector.copy_bits_down(from, bit, to, bits);
    }

    fn copy_bits_up(selector: &mut Selector<'_, '_>, from: i32, to: i32, bit: u32, bits: u32) {
        selector.copy_bits_up(from, to, bit, bits);
    }

    fn put_bits(selector: &mut Selector<'_, '_>, reg: Reg, to: i32, bit: u32, bits: u32) {
        selector.put_bits(reg, to, bit, bits);
    }

    fn needs_call(selector: &Selector<'_, '_>, global: Global) -> bool {
        selector.needs_call(global)
    }

    fn jump(selector: &mut Selector<'_, '_>, label: Label) {
        selector.jump(label);
    }

    fn jump_unless(selector: &mut Selector<'_, '_>, condition: Value, label: Label) -> Selected {
        let flags = selector.condition(condition)?;
        selector.jump_if(flags.inverse(), label);
        Ok(())
    }
}

impl CallMachine for Arm {
    const BASE: Reg = FP;

    fn make_call(selector: &mut Selector<'_, '_>, call: MadeCall<'_>) -> Selected {
        let (bundles, signature) = selector.bundles(call.inst)?;
        let callee = match call.inlined {
            Some(code) => {
                selector.m.inlined = code;
                Callee::Inlined
            }
            None => Callee::Value(call.callee),
        };
        selector.emit_call(&Call {
            inst: call.inst,
            ty: call.ty,
            convention: selector.convention_of(call.convention)?,
            callee,
            arguments: call.arguments,
            named: call.named,
            may_unwind: call.may_unwind,
            unwind: call.unwind,
            signature,
            bundles: Bundles { safepoint: Some(call.safepoint), ..bundles },
        })
    }
}

impl PatchMachine for Arm {
    const RESULT: Reg = X0;
    const CALL_BYTES: u64 = 16;
    const KEPT: &'static [Reg] = &KEPT;

    fn write_call(code: &mut Vec<u8>, address: u64) {
        // Addresses have 48 bits.
        ops::MOVZXi.move_wide(code, X16.0, (address >> 32) as u16, 2);
        ops::MOVKXi.move_wide(code, X16.0, (address >> 16) as u16, 1);
        ops::MOVKXi.move_wide(code, X16.0, address as u16, 0);
        ops::BLR.n(code, X16.0);
    }

    fn symbol_in_call() -> Option<(u32, FixupKind)> {
        None
    }
}

/// Registers that calls restore.
const KEPT: [Reg; 20] = {
    let mut regs = [FP; 20];
    let mut number = 0;
    while number < 10 {
        regs[number] = Reg(19 + number as u8);
        number += 1;
    }
    regs[10] = FP;
    let mut number = 0;
    while number < 8 {
        regs[11 + number] = Reg::vector(8 + number as u8);
        number += 1;
    }
    regs[19] = super::registers::SP;
    regs
};
