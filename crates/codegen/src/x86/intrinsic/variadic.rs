//! Variable arguments (System V ABI for x86-64, 3.5.7): a list has the offsets of the next saved register of both
//! kinds, the address of the next argument on the stack, and that of the saved registers.

use draig_ir::{Inst, Type, Value};
use draig_mc::x86::direct::{Mem, ops};
use draig_tables::IntrinsicId;
use draig_tables::intrinsics::ids;

use super::super::compare::{Condition, Flags};
use super::super::registers::{R11, RBP};
use super::super::{Selected, Selector};
use crate::function::registers::Reg;
use crate::function::types::{Bank, Class, Kind};

/// Offset of the saved vector registers after the general ones.
const VECTORS: i32 = 6 * 8;
/// Offset of the end of the saved registers.
const END: i32 = VECTORS + 8 * 16;

impl Selector<'_, '_> {
    pub(super) fn variadic(&mut self, _: Inst, id: IntrinsicId, arguments: &[Value]) -> Selected {
        for &argument in arguments {
            self.consume(argument);
        }
        let list = self.address_of(arguments[0])?;
        let is_address = self.frame.convention.is_list_address;
        if id == ids::VA_COPY {
            let from = self.address_of(arguments[1])?;
            return self.copy_memory(list, from, if is_address { 8 } else { 24 });
        }
        if is_address {
            let first = self.frame.overflow_area;
            ops::LEA64r.reg_mem(self.code(), R11.number(), Mem::base(RBP.number(), first));
            self.reg_mem(ops::MOV64mr, R11, list);
            return Ok(());
        }
        if self.frame.register_save_area == 0 {
            return self.refuse("va_start in a function without variable arguments");
        }
        let (generals, vectors) = self.frame.used_by_params;
        self.mem_imm(ops::MOV32mi, list, generals as i32 * 8);
        self.mem_imm(ops::MOV32mi, list.plus(4), VECTORS + vectors as i32 * 16);
        let overflow = self.frame.overflow_area;
        ops::LEA64r.reg_mem(self.code(), R11.number(), Mem::base(RBP.number(), overflow));
        self.reg_mem(ops::MOV64mr, R11, list.plus(8));
        let area = self.frame.register_save_area;
        ops::LEA64r.reg_mem(self.code(), R11.number(), Mem::base(RBP.number(), area));
        self.reg_mem(ops::MOV64mr, R11, list.plus(16));
        Ok(())
    }

    pub(in super::super) fn va_arg(&mut self, inst: Inst, ty: Type, list: Value) -> Selected {
        self.consume(list);
        let info = self.info(ty);
        let class = match info.kind {
            Kind::Scalar(class) => class,
            _ => return self.refuse(&format!("va_arg of {}", self.module.type_ref(ty))),
        };
        let base = self.register(list, 0, Class::I64)?;
        if self.frame.convention.is_list_address {
            return self.next_in_list(inst, class, base);
        }
        let is_vector = class.bank() == Bank::Vector;
        let (offset_at, last, step) = if is_vector { (4, END - 16, 16) } else { (0, VECTORS - 8, 8) };
        let place = self.m.s.scratch(Bank::General);
        let (on_stack, end) = (self.new_label(), self.new_label());
        let (b, p) = (base.number(), place.number());
        ops::MOV32rm.reg_mem(self.code(), p, Mem::base(b, offset_at));
        ops::CMP32ri.reg_imm(self.code(), p, last);
        self.jump_if(Flags::One(Condition::A), on_stack);
        ops::ADD32mi8.mem_imm(self.code(), Mem::base(b, offset_at), step);
        ops::ADD64rm.reg_mem(self.code(), p, Mem::base(b, 16));
        self.jump(end);
        self.place(on_stack);
        ops::MOV64rm.reg_mem(self.code(), p, Mem::base(b, 8));
        let size = class.size().max(8) as i32;
        if size == 16 {
            ops::ADD64ri8.reg_imm(self.code(), p, 15);
            ops::AND64ri8.reg_imm(self.code(), p, -16);
        }
        ops::LEA64r.reg_mem(self.code(), R11.number(), Mem::base(p, size));
        ops::MOV64mr.reg_mem(self.code(), R11.number(), Mem::base(b, 8));
        self.place(end);
        let reg = self.result_register(inst, class);
        self.load_part(reg, class, info.store_size as u32, super::super::address::Address::base(place, 0));
        self.define(inst, class, reg);
        Ok(())
    }

    /// Reads the next argument of a list that is an address.
    fn next_in_list(&mut self, inst: Inst, class: Class, base: Reg) -> Selected {
        let place = self.m.s.scratch(Bank::General);
        ops::MOV64rm.reg_mem(self.code(), place.number(), Mem::base(base.number(), 0));
        ops::ADD64mi8.mem_imm(self.code(), Mem::base(base.number(), 0), 8);
        let address = super::super::address::Address::base(place, 0);
        let reg = self.result_register(inst, class);
        if class.size() > 8 {
            // The list has its address.
            ops::MOV64rm.reg_mem(self.code(), place.number(), Mem::base(place.number(), 0));
        }
        self.load_part(reg, class, class.size(), address);
        self.define(inst, class, reg);
        Ok(())
    }
}
