//! This target, as the shared part of selection sees it.

use draig_image::FixupKind;
use draig_ir::{Block, Const, Global, Inst, Type, Value};
use draig_mc::x86::direct::{Mem, ops};
use draig_tables::IntrinsicId;

use super::address::Address;
use super::attributes::Traits;
use super::call::{Call, Callee};
use super::convention::C_SAVED;
use super::parameter::SYSTEM_V_ARGUMENTS;
use super::registers::{R11, R12, R13, R14, R15, RAX, RBP, RBX, X86};
use super::{Facts, FrameFacts, OwnMemory, Selector};
use crate::context::Context;
use crate::features::Features;
use crate::function::registers::{Reg, RegSet};
use crate::function::state::Target;
use crate::function::types::Class;
use crate::select::{Bundles, CallMachine, Label, Machine, MachineAddress, MadeCall, PatchMachine, Selected, Source};

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

    fn is_nothing(id: IntrinsicId) -> bool {
        super::intrinsic::is_nothing(id)
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

    fn lane_of_code(selector: &mut Selector<'_, '_>, global: Option<Global>, number: i64) -> Selected<Reg> {
        match global {
            None => selector.move_bits(R11, u128::from(number as u64), Class::I64),
            Some(_) if i32::try_from(number).is_err() => {
                return selector.refuse("an address this far from a global, in a constant vector");
            }
            Some(global) if selector.needs_registers(global) => {
                // A far address needs a register besides `r11`, which is borrowed: whatever it holds stays there.
                let borrowed = selector.m.s.frame.slot(8);
                X86::store(&mut selector.m.s.code, Class::I64, RAX, borrowed);
                selector.move_address(RAX, global, number)?;
                X86::copy(&mut selector.m.s.code, Class::I64, R11, RAX);
                X86::load(&mut selector.m.s.code, Class::I64, RAX, borrowed);
                selector.m.s.frame.release(borrowed, 8);
            }
            Some(global) => selector.move_address(R11, global, number)?,
        }
        Ok(R11)
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
        let mem = Mem::base(RBP.0, slot);
        match (class.size(), i32::try_from(bits as i64)) {
            (8, Ok(number)) => ops::MOV64mi32.mem_imm(selector.code(), mem, number),
            (8, Err(_)) => {
                selector.move_bits(R11, u128::from(bits), Class::I64);
                ops::MOV64mr.reg_mem(selector.code(), R11.number(), mem);
            }
            _ => ops::MOV32mi.mem_imm(selector.code(), mem, bits as i32),
        }
    }

    fn clear_slot(selector: &mut Selector<'_, '_>, slot: i32, size: u32) {
        for at in (slot..slot + size as i32).step_by(8) {
            ops::MOV64mi32.mem_imm(selector.code(), Mem::base(RBP.0, at), 0);
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

impl CallMachine for X86 {
    const BASE: Reg = RBP;

    fn make_call(selector: &mut Selector<'_, '_>, call: MadeCall<'_>) -> Selected {
        let bundles = selector.read_bundles(call.inst, |_, _, _| Ok(false))?;
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
            is_vararg: call.named.is_some(),
            may_unwind: call.may_unwind,
            unwind: call.unwind,
            bundles: Bundles { safepoint: Some(call.safepoint), ..bundles },
        })
    }
}

impl PatchMachine for X86 {
    const RESULT: Reg = RAX;
    const CALL_BYTES: u64 = 13;
    const KEPT: &'static [Reg] = &[RBX, RBP, R12, R13, R14, R15];

    fn write_call(code: &mut Vec<u8>, address: u64) {
        ops::MOV64ri.opcode_reg_imm(code, R11.number(), address as i64);
        ops::CALL64r.reg(code, R11.number());
    }

    fn symbol_in_call() -> Option<(u32, FixupKind)> {
        Some((2, FixupKind::Abs64))
    }
}
