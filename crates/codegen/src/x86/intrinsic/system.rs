//! Intrinsics of the machine's state: floating-point environment and rounding, frames, jumps between functions.

use draig_image::FixupKind;
use draig_ir::{AttrSet, Inst, Type, Value};
use draig_mc::x86::direct::{Mem, ops};
use draig_tables::IntrinsicId;
use draig_tables::intrinsics::ids;

use super::super::address::Address;
use super::super::argument::Argument;
use super::super::call::{Call, Callee};
use super::super::registers::{R11, RAX, RBP, RCX, RDX, RSI, RSP};
use super::super::{Selected, Selector};
use crate::code::{CfiRule, CodeTarget};
use crate::context::module_flag;
use crate::function::registers::Reg;
use crate::function::types::Class;
use crate::select::Bundles;

/// Functions that copy and fill element by element, by the size of an element: 1, 2, 4, 8 and 16 bytes.
const BY_ELEMENTS: [(IntrinsicId, [&str; 5]); 3] = [
    (
        ids::MEMCPY_ELEMENT_UNORDERED_ATOMIC,
        [
            "__llvm_memcpy_element_unordered_atomic_1",
            "__llvm_memcpy_element_unordered_atomic_2",
            "__llvm_memcpy_element_unordered_atomic_4",
            "__llvm_memcpy_element_unordered_atomic_8",
            "__llvm_memcpy_element_unordered_atomic_16",
        ],
    ),
    (
        ids::MEMMOVE_ELEMENT_UNORDERED_ATOMIC,
        [
            "__llvm_memmove_element_unordered_atomic_1",
            "__llvm_memmove_element_unordered_atomic_2",
            "__llvm_memmove_element_unordered_atomic_4",
            "__llvm_memmove_element_unordered_atomic_8",
            "__llvm_memmove_element_unordered_atomic_16",
        ],
    ),
    (
        ids::MEMSET_ELEMENT_UNORDERED_ATOMIC,
        [
            "__llvm_memset_element_unordered_atomic_1",
            "__llvm_memset_element_unordered_atomic_2",
            "__llvm_memset_element_unordered_atomic_4",
            "__llvm_memset_element_unordered_atomic_8",
            "__llvm_memset_element_unordered_atomic_16",
        ],
    ),
];

/// Bytes of the environment: that of the x87, and the control word of SSE.
const ENVIRONMENT: u64 = 32;

/// The number that `llvm.get.rounding` has for each mode of the x87, in `%eax`.
const GET_ROUNDING: &str = "fnstcw {s}(%rbp)\nmovzwl {s}(%rbp), %ecx\nshrl $9, %ecx\nandl $6, %ecx\nmovl $0x2d, %eax\n\
                            shrl %cl, %eax\nandl $3, %eax\n";

/// Sets the modes of the x87 and of SSE to that of a number in `%ecx`.
const SET_ROUNDING: &str = "addl %ecx, %ecx\naddl $4, %ecx\nmovl $0xc9, %eax\nshll %cl, %eax\nandl $0xc00, %eax\n\
                            fnstcw {s}(%rbp)\nmovzwl {s}(%rbp), %edx\nandl $0xf3ff, %edx\norl %eax, %edx\n\
                            movw %dx, {s}(%rbp)\nfldcw {s}(%rbp)\nshll $3, %eax\nstmxcsr {s}(%rbp)\n\
                            andl $0xffff9fff, {s}(%rbp)\norl %eax, {s}(%rbp)\nldmxcsr {s}(%rbp)\n";

const GET_ENVIRONMENT: &str = "fnstenv {s}(%rbp)\nfldenv {s}(%rbp)\nstmxcsr 28+{s}(%rbp)\n";
const SET_ENVIRONMENT: &str = "fldenv {s}(%rbp)\nldmxcsr 28+{s}(%rbp)\n";
/// The environment at the start of a program: all exceptions masked, no register of the x87 in use.
const RESET_ENVIRONMENT: &str = "fninit\nmovl $0x1f80, {s}(%rbp)\nldmxcsr {s}(%rbp)\n";

/// Takes the shadow stack back to where it was when the buffer in `%rsi` was filled (Intel's manual, INCSSP).
const UNWIND_SHADOW: &str = "xorl %eax, %eax\nrdsspq %rax\ntestq %rax, %rax\nje 2f\nmovq 24(%rsi), %rcx\n\
                             subq %rax, %rcx\njbe 2f\nshrq $3, %rcx\nincsspq %rcx\nshrq $8, %rcx\nje 2f\n\
                             shlq $1, %rcx\nmovl $128, %eax\n1:\nincsspq %rax\ndecq %rcx\njne 1b\n2:\n";

impl Selector<'_, '_> {
    /// Compiles an intrinsic of the machine's state; returns whether it is one.
    pub(super) fn system_intrinsic(
        &mut self,
        inst: Inst,
        ty: Type,
        id: IntrinsicId,
        arguments: &[Value],
    ) -> Selected<bool> {
        match id {
            ids::GET_ROUNDING => {
                self.machine_text(&[], GET_ROUNDING, 4)?;
                self.m.s.lock(RAX);
                self.define(inst, Class::I32, RAX);
            }
            ids::SET_ROUNDING => self.machine_text(&[(RCX, arguments[0])], SET_ROUNDING, 4)?,
            ids::GET_FPENV => {
                if self.info(ty).store_size != ENVIRONMENT {
                    return Ok(false);
                }
                self.create(inst, ty)?;
                let slot = self.m.s.parts[inst.index()].slot;
                self.script(&GET_ENVIRONMENT.replace("{s}", &slot.to_string()))?;
            }
            ids::SET_FPENV => {
                let (value, value_ty) = (arguments[0], self.type_of(arguments[0]));
                if self.info(value_ty).store_size != ENVIRONMENT {
                    return Ok(false);
                }
                self.consume(value);
                let slot = self.m.s.frame.slot(ENVIRONMENT as u32);
                self.store_value(value_ty, value, Address::frame(slot))?;
                self.m.s.unlock_all();
                self.script(&SET_ENVIRONMENT.replace("{s}", &slot.to_string()))?;
                self.m.s.frame.release(slot, ENVIRONMENT as u32);
            }
            ids::RESET_FPENV => self.machine_text(&[], RESET_ENVIRONMENT, 4)?,
            ids::GET_FPMODE => {
                let Ok(size) = u32::try_from(self.info(ty).size.max(8)) else { return Ok(false) };
                let slot = self.m.s.frame.slot(size);
                self.call_with_address(inst, "fegetmode", Some(slot))?;
                self.load_value_from(inst, ty, Address::frame(slot))?;
                self.m.s.frame.release(slot, size);
            }
            ids::SET_FPMODE => {
                let (value, value_ty) = (arguments[0], self.type_of(arguments[0]));
                let Ok(size) = u32::try_from(self.info(value_ty).size.max(8)) else { return Ok(false) };
                self.consume(value);
                let slot = self.m.s.frame.slot(size);
                self.store_value(value_ty, value, Address::frame(slot))?;
                self.m.s.unlock_all();
                self.call_with_address(inst, "fesetmode", Some(slot))?;
                self.m.s.frame.release(slot, size);
            }
            ids::RESET_FPMODE => self.call_with_address(inst, "fesetmode", None)?,
            ids::THREAD_POINTER => {
                let reg = self.result_register(inst, Class::I64);
                self.thread_pointer(reg);
                self.define(inst, Class::I64, reg);
            }
            ids::GET_DYNAMIC_AREA_OFFSET | ids::READSTEADYCOUNTER => {
                let class = self.scalar(ty)?;
                let reg = self.result_register(inst, class);
                self.move_bits(reg, 0, class);
                self.define(inst, class, reg);
            }
            ids::ADJUST_TRAMPOLINE => self.copy_value(inst, arguments[0])?,
            ids::EH_DWARF_CFA => {
                let offset = self.integer_constant(arguments[0]).unwrap_or(0) as i32;
                let Some(offset) = self.frame.first_argument().checked_add(offset) else { return Ok(false) };
                let reg = self.result_register(inst, Class::I64);
                ops::LEA64r.reg_mem(self.code(), reg.number(), Mem::base(RBP.number(), offset));
                self.define(inst, Class::I64, reg);
            }
            ids::EH_RETURN_I64 | ids::EH_RETURN_I32 => self.exception_return(id, arguments)?,
            ids::EH_SJLJ_SETJMP => self.builtin_setjmp(inst, arguments[0])?,
            ids::EH_SJLJ_LONGJMP => self.builtin_longjmp(arguments[0])?,
            _ => match BY_ELEMENTS.iter().find(|(known, _)| *known == id) {
                Some((_, names)) => self.by_elements(inst, ty, id, names, arguments)?,
                None => return Ok(false),
            },
        }
        Ok(true)
    }

    /// Appends text with operands in registers, and a slot of which `{s}` is the offset. It may change every register
    /// that a call may change.
    fn machine_text(&mut self, operands: &[(Reg, Value)], text: &str, bytes: u32) -> Selected {
        for &(_, value) in operands {
            self.consume(value);
        }
        self.start_script();
        for &(reg, value) in operands {
            self.m.s.take(reg);
            self.move_to(reg, value, 0, Class::I64)?;
        }
        let slot = self.m.s.frame.slot(bytes);
        let code = self.assembled(&text.replace("{s}", &slot.to_string()))?;
        self.code().extend_from_slice(&code);
        self.m.s.frame.release(slot, bytes);
        self.end_script();
        Ok(())
    }

    /// Calls a function of the library with the address of a slot, or with -1, which stands for the mode at the start.
    fn call_with_address(&mut self, inst: Inst, name: &'static str, slot: Option<i32>) -> Selected {
        let mut code = Vec::new();
        let argument = self.library_argument(0);
        match slot {
            Some(slot) => ops::LEA64r.reg_mem(&mut code, argument.number(), Mem::base(RBP.0, slot)),
            None => ops::MOV64ri32.reg_imm(&mut code, argument.number(), -1),
        }
        self.inlined_call(inst, code, name, &[])
    }

    /// Calls a function of the library, without a result, after some code for its arguments.
    fn inlined_call(&mut self, inst: Inst, mut code: Vec<u8>, name: &'static str, passed: &[Argument]) -> Selected {
        ops::CALL64pcrel32.imm(&mut code, 0);
        self.m.inlined = code;
        self.emit_call(&Call {
            inst,
            ty: Type::VOID,
            convention: self.convention_of(0)?,
            callee: Callee::Inlined,
            arguments: passed,
            is_vararg: false,
            may_unwind: false,
            unwind: None,
            bundles: Bundles::default(),
        })?;
        self.fixup(FixupKind::Plt32, CodeTarget::External(name), 0, 0);
        Ok(())
    }

    fn by_elements(
        &mut self,
        inst: Inst,
        ty: Type,
        id: IntrinsicId,
        names: &[&'static str; 5],
        arguments: &[Value],
    ) -> Selected {
        let size = self.integer_constant(arguments[3]).unwrap_or(0) as u64;
        let Some(&name) = names.get(size.trailing_zeros() as usize).filter(|_| size.is_power_of_two()) else {
            return self.refuse("elements of this size");
        };
        if id != ids::MEMSET_ELEMENT_UNORDERED_ATOMIC {
            return self.library_call(inst, ty, name, &arguments[..3]);
        }
        let passed: Vec<Argument> = arguments[..3]
            .iter()
            .map(|&value| Argument { value, ty: self.type_of(value), attributes: AttrSet::EMPTY })
            .collect();
        self.consume_all(arguments);
        // movzbl %sil, %esi
        self.inlined_call(inst, vec![0x40, 0x0f, 0xb6, 0xf6], name, &passed)
    }

    /// Leaves the function to a handler, with the stack as its caller had it and a number of bytes more.
    fn exception_return(&mut self, id: IntrinsicId, arguments: &[Value]) -> Selected {
        self.consume_all(arguments);
        // The registers that the function restores are known at its end only.
        self.frame.has_tail = true;
        self.m.s.take(RCX);
        self.m.s.take(RSI);
        let width = if id == ids::EH_RETURN_I64 { 64 } else { 32 };
        self.move_extended(RCX, arguments[0], width, true, Class::I64)?;
        self.move_to(RSI, arguments[1], 0, Class::I64)?;
        let place = self.frame.first_argument() - 8;
        ops::LEA64r.reg_mem(self.code(), RCX.number(), Mem::indexed(RBP.number(), RCX.number(), 0, place));
        ops::MOV64mr.reg_mem(self.code(), RSI.number(), Mem::base(RCX.number(), 0));
        self.rule(CfiRule::RememberState);
        self.leave(0);
        ops::MOV64rm.reg_reg(self.code(), RSP.number(), RCX.number());
        ops::RET64.plain(self.code());
        self.rule(CfiRule::RestoreState);
        Ok(())
    }

    /// Whether returns are compared with a second stack.
    fn has_shadow_stack(&self) -> bool {
        module_flag(self.module, b"cf-protection-return").is_some_and(|value| value != 0)
    }

    /// Notes where to continue in the second word of a buffer, of which the others are written by the program. The
    /// function is compiled so that nothing is in a register afterwards.
    fn builtin_setjmp(&mut self, inst: Inst, buffer: Value) -> Selected {
        self.consume(buffer);
        self.start_script();
        self.m.s.take(RDX);
        self.move_to(RDX, buffer, 0, Class::I64)?;
        let (again, done) = (self.new_label(), self.new_label());
        ops::LEA64r.reg_mem(self.code(), RAX.number(), Mem::rip());
        let at = self.m.s.code.len() as u32 - 4;
        self.m.jumps.push((at, again));
        ops::MOV64mr.reg_mem(self.code(), RAX.number(), Mem::base(RDX.number(), 8));
        if self.has_shadow_stack() {
            let code = self.assembled("xorl %eax, %eax\nrdsspq %rax\nmovq %rax, 24(%rdx)")?;
            self.code().extend_from_slice(&code);
        }
        ops::XOR32rm.reg_reg(self.code(), RAX.number(), RAX.number());
        self.jump(done);
        self.place(again);
        if self.context.marks_branches {
            ops::ENDBR64.plain(self.code());
        }
        // The stack pointer is that of `llvm.stacksave`, which leaves out the area for arguments.
        ops::SUB64ri32.reg_imm(self.code(), RSP.number(), 0);
        let at = self.m.s.code.len() as u32 - 4;
        self.m.outgoing_at.push(at);
        self.move_bits(RAX, 1, Class::I32);
        self.place(done);
        self.end_script();
        // Whoever comes back restores no register.
        self.m.s.touched = self.m.s.touched.or(self.frame.saved);
        self.frame.is_dynamic = true;
        self.m.s.lock(RAX);
        self.define(inst, Class::I32, RAX);
        Ok(())
    }

    /// Continues where a buffer says.
    fn builtin_longjmp(&mut self, buffer: Value) -> Selected {
        self.machine_text(&[(RSI, buffer)], if self.has_shadow_stack() { UNWIND_SHADOW } else { "" }, 4)?;
        ops::MOV64rm.reg_mem(self.code(), RBP.number(), Mem::base(RSI.number(), 0));
        ops::MOV64rm.reg_mem(self.code(), R11.number(), Mem::base(RSI.number(), 8));
        ops::MOV64rm.reg_mem(self.code(), RSP.number(), Mem::base(RSI.number(), 16));
        ops::JMP64r.reg(self.code(), R11.number());
        Ok(())
    }
}
