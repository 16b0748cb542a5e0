//! This target, as the shared part of selection sees it.

use draig_ir::{Block, Const, Inst, Type, Value};
use draig_mc::x86::direct::ops;

use super::address::Address;
use super::attributes::Traits;
use super::convention::C_SAVED;
use super::parameter::SYSTEM_V_ARGUMENTS;
use super::registers::X86;
use super::{Facts, FrameFacts, OwnMemory, Selector};
use crate::context::Context;
use crate::features::Features;
use crate::function::registers::{Reg, RegSet};
use crate::function::types::Class;
use crate::select::{Label, Machine, MachineAddress, Selected, Source};

impl MachineAddress for Address {
    #[inline]
    fn frame(slot: i32) -> Address {
        Address::frame(slot)
    }

    #[inline]
    fn plus(self, bytes: u64) -> Address {
        Address::plus(self, bytes as i32)
    }
}

impl Machine for X86 {
    type Features = Features;
    type Frame = FrameFacts;
    type Traits = Traits;
    type Facts = Facts;
    type Memory = OwnMemory;
    type Address = Address;

    const CALLEE_SAVED: RegSet = C_SAVED;

    fn start(memory: &mut OwnMemory) {
        memory.type_traps.clear();
        memory.placed.clear();
        memory.safepoints.clear();
        memory.code_align = 1;
    }

    #[inline]
    fn start_block(selector: &mut Selector<'_, '_>, block: Block) {
        selector.own.is_after_tail = false;
        if selector.context.marks_branches {
            selector.mark_block(block);
        }
    }

    #[inline]
    fn instruction(selector: &mut Selector<'_, '_>, inst: Inst) -> Selected {
        selector.instruction(inst)
    }

    fn write_mark(selector: &mut Selector<'_, '_>) {
        ops::ENDBR64.plain(selector.code());
    }

    fn write_filler(code: &mut Vec<u8>) {
        code.push(0x90);
    }

    fn parameter_registers(context: &Context<'_>, convention: Option<u16>) -> Option<&'static [Reg]> {
        // `ccc` and `fastcc` have the registers of the System V ABI, but on Windows.
        (matches!(convention, Some(0 | 8)) && !context.format.is_coff()).then_some(&SYSTEM_V_ARGUMENTS)
    }

    fn returns_by_address(selector: &mut Selector<'_, '_>, ty: Type) -> bool {
        selector.is_demoted(selector.frame.convention, ty)
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

    fn pool_address(_selector: &mut Selector<'_, '_>, offset: u32) -> Address {
        Address::pool(offset)
    }

    fn constant_address(_selector: &mut Selector<'_, '_>, constant: Const) -> Address {
        Address::constant(constant, 0)
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
