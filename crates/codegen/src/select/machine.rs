//! The shape of a target, as the shared part of selection sees it.

use draig_ir::{Block, Const, Global, Inst, Type, Value};
use draig_tables::IntrinsicId;

use super::{Label, Selected, Selector, Source};
use crate::context::Context;
use crate::function::registers::{Reg, RegSet};
use crate::function::state::Target;
use crate::function::types::Class;

/// A memory operand of a target.
pub(crate) trait MachineAddress: Copy {
    /// Returns the address of a slot of the frame.
    fn frame(slot: i32) -> Self;
    /// Returns the address this number of bytes further on, in the same object.
    fn plus(self, bytes: u64) -> Self;
}

/// A target of the code generator. Functions get the selector of a function, to whose code they append.
///
/// Shared code is generic over its target, and compiled once for each.
pub(crate) trait Machine: Target + Sized {
    /// Features of processors.
    type Features: Copy;
    /// Facts that prologue and epilogue need.
    type Frame;
    /// Demands of the attributes of a function.
    type Traits;
    /// Facts that a selector of this target alone needs.
    type Facts;
    /// Memory that this target alone needs.
    type Memory: Default;
    /// A memory operand.
    type Address: MachineAddress;

    /// Registers that calls by the convention of C restore.
    const CALLEE_SAVED: RegSet;

    /// Forgets the last function.
    fn start(memory: &mut Self::Memory);
    /// Starts a block, once its label has its place: marks it where indirect branches end only at marked places.
    fn start_block(selector: &mut Selector<'_, '_, Self>, block: Block);
    /// Selects an instruction.
    fn instruction(selector: &mut Selector<'_, '_, Self>, inst: Inst) -> Selected;
    /// Whether an intrinsic has no effect on code, apart from a result that is its first operand.
    fn is_nothing(id: IntrinsicId) -> bool;
    /// Writes the instruction that marks a place at which indirect branches end.
    fn write_mark(selector: &mut Selector<'_, '_, Self>);
    /// Writes the shortest instruction without effect.
    fn write_filler(code: &mut Vec<u8>);

    /// Returns the registers of general use in which parameters arrive, in order, by the number of the calling
    /// convention; `None` if debug information does not describe them. A call of a library has no number.
    fn parameter_registers(context: &Context<'_>, convention: Option<u16>) -> Option<&'static [Reg]>;
    /// Whether the function itself gets the address of its result, which is of this type.
    fn returns_by_address(selector: &mut Selector<'_, '_, Self>, ty: Type) -> bool;

    /// Returns where a part of an operand is.
    fn source(selector: &mut Selector<'_, '_, Self>, value: Value, number: u32) -> Selected<Source>;
    /// Returns the register of a part, which must not be written; it is locked.
    fn register(selector: &mut Selector<'_, '_, Self>, value: Value, number: u32, class: Class) -> Selected<Reg>;
    /// Moves a part into a register of its bank.
    fn move_source(selector: &mut Selector<'_, '_, Self>, reg: Reg, source: Source, class: Class) -> Selected;
    /// Makes a scratch register a part of a result that has been created.
    fn define_part(selector: &mut Selector<'_, '_, Self>, inst: Inst, number: u32, reg: Reg);

    /// Returns the address of bytes in the pool.
    fn pool_address(selector: &mut Selector<'_, '_, Self>, offset: u32) -> Self::Address;
    /// Returns the address of a constant with addresses in it.
    fn constant_address(selector: &mut Selector<'_, '_, Self>, constant: Const) -> Self::Address;
    /// Computes a number, or the address of a global plus that, into a register that holds no values, and returns it.
    fn lane_of_code(selector: &mut Selector<'_, '_, Self>, global: Option<Global>, number: i64) -> Selected<Reg>;
    /// Reads a number of bytes as a part.
    fn load_part(selector: &mut Selector<'_, '_, Self>, reg: Reg, class: Class, bytes: u32, from: Self::Address);
    /// Writes a number of bytes of a part.
    fn store_part(selector: &mut Selector<'_, '_, Self>, reg: Reg, class: Class, bytes: u32, to: Self::Address);
    /// Writes a number as a part of at most 8 bytes to its slot.
    fn write_slot(selector: &mut Selector<'_, '_, Self>, slot: i32, class: Class, bits: u64);
    /// Clears a slot, whose size is a multiple of 8.
    fn clear_slot(selector: &mut Selector<'_, '_, Self>, slot: i32, size: u32);
    /// Reads all parts of a result.
    fn load_parts(selector: &mut Selector<'_, '_, Self>, inst: Inst, ty: Type, from: Self::Address) -> Selected;
    /// Writes an operand.
    fn store_value(selector: &mut Selector<'_, '_, Self>, ty: Type, value: Value, to: Self::Address) -> Selected;
    /// Copies bytes between objects that do not overlap.
    fn copy_memory(
        selector: &mut Selector<'_, '_, Self>,
        to: Self::Address,
        from: Self::Address,
        size: u64,
    ) -> Selected;

    /// Copies bits that start anywhere after a slot to the words of another; those above them are arbitrary.
    fn copy_bits_down(selector: &mut Selector<'_, '_, Self>, from: i32, bit: u32, to: i32, bits: u32);
    /// Combines zeros that start anywhere after a slot with the lowest bits of words.
    fn copy_bits_up(selector: &mut Selector<'_, '_, Self>, from: i32, to: i32, bit: u32, bits: u32);
    /// Combines zeros that start anywhere after a slot with the lowest bits of a register, 56 at most, which may be
    /// changed.
    fn put_bits(selector: &mut Selector<'_, '_, Self>, reg: Reg, to: i32, bit: u32, bits: u32);

    /// Whether the address of a global is found by a call.
    fn needs_call(selector: &Selector<'_, '_, Self>, global: Global) -> bool;
    /// Jumps to a label.
    fn jump(selector: &mut Selector<'_, '_, Self>, label: Label);
    /// Jumps to a label if a condition, an operand of type `i1`, is false.
    fn jump_unless(selector: &mut Selector<'_, '_, Self>, condition: Value, label: Label) -> Selected;
}
