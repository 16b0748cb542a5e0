//! This target, as the shared part of selection sees it.

use draig_ir::{Block, Const, Inst, Type, Value};
use draig_mc::aarch64::direct::ops;

use super::address::Address;
use super::attributes::Traits;
use super::registers::{Arm, SAVED};
use super::{Facts, FrameFacts, OwnMemory, Selector};
use crate::arm_features::ArmFeatures;
use crate::code::CodeTarget;
use crate::context::Context;
use crate::function::registers::{Reg, RegSet};
use crate::function::types::{Bank, Class};
use crate::select::{Label, Machine, MachineAddress, Selected, Source};

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

    fn jump(selector: &mut Selector<'_, '_>, label: Label) {
        selector.jump(label);
    }

    fn jump_unless(selector: &mut Selector<'_, '_>, condition: Value, label: Label) -> Selected {
        let flags = selector.condition(condition)?;
        selector.jump_if(flags.inverse(), label);
        Ok(())
    }
}
