//! Combinations of registers whose effect is not defined, which the assembler refuses.

use super::super::instruction::Instruction;
use super::super::operand::Operand;
use super::super::register::Register;

/// Returns LLVM's message about an instruction that it refuses, and the element of the text that it blames.
pub(super) fn complaint(instruction: &Instruction) -> Option<(&'static str, usize)> {
    let name = instruction.opcode().name();
    let register = |at: usize| match instruction.operands().get(at) {
        Some(Operand::Register(register)) => Some(*register),
        _ => None,
    };
    let same = |left: usize, right: usize| match (register(left), register(right)) {
        (Some(left), Some(right)) => is_same_general(left, right),
        _ => false,
    };
    let is_writeback = name.ends_with("post") || name.ends_with("pre");
    if name.starts_with("LDP") && !name.starts_with("LDPA") {
        let first = usize::from(is_writeback);
        let base = 0;
        if is_writeback && (same(1, base) || same(2, base)) {
            let element = if same(1, base) { 0 } else { 2 };
            return Some(("unpredictable LDP instruction, writeback base is also a destination", element));
        }
        if register(first).is_some() && register(first) == register(first + 1) {
            return Some(("unpredictable LDP instruction, Rt2==Rt", 2));
        }
        return None;
    }
    if name.starts_with("STP") && is_writeback && (same(1, 0) || same(2, 0)) {
        let element = if same(1, 0) { 0 } else { 2 };
        return Some(("unpredictable STP instruction, writeback base is also a source", element));
    }
    if name.starts_with("LDRA") && name.ends_with("writeback") && same(0, 1) {
        return Some(("unpredictable LDRA instruction, writeback base is also a destination", 0));
    }
    if name.starts_with("LDR") && is_writeback && same(0, 1) {
        return Some(("unpredictable LDR instruction, writeback base is also a source", 0));
    }
    if name.starts_with("STR") && is_writeback && same(0, 1) {
        return Some(("unpredictable STR instruction, writeback base is also a source", 0));
    }
    if name.starts_with("STXP") || name.starts_with("STLXP") {
        let is_status = |at: usize| same(0, at);
        if is_status(1) || is_status(2) || same(0, 3) {
            return Some(("unpredictable STXP instruction, status is also a source", 0));
        }
    } else if name.starts_with("STXR") || name.starts_with("STLXR") {
        if same(0, 1) || same(0, 2) {
            return Some(("unpredictable STXR instruction, status is also a source", 0));
        }
    } else if name.starts_with("CPY") {
        return distinct(&register, ["destination and source", "destination and size", "source and size"], true);
    } else if name.starts_with("SETG") || matches!(name.get(..4), Some("SETE" | "SETM" | "SETP")) {
        return distinct(&register, ["destination and size", "destination and source", "source and size"], false);
    }
    None
}

/// Whether two names are of one general register; the zero register and the stack pointer differ.
fn is_same_general(left: Register, right: Register) -> bool {
    let is_general = |register: Register| matches!(register.kind.letter(), b'w' | b'x') && register.number < 31;
    is_general(left) && is_general(right) && left.number == right.number
}

fn distinct(
    register: &dyn Fn(usize) -> Option<Register>,
    pairs: [&'static str; 3],
    is_copy: bool,
) -> Option<(&'static str, usize)> {
    let equal = |left: usize, right: usize| register(left).is_some() && register(left) == register(right);
    let found = if equal(0, 1) {
        pairs[0]
    } else if equal(0, 2) {
        pairs[1]
    } else if equal(1, 2) {
        pairs[2]
    } else {
        return None;
    };
    let message = match (is_copy, found) {
        (true, "destination and source") => "invalid CPY instruction, destination and source registers are the same",
        (true, "destination and size") => "invalid CPY instruction, destination and size registers are the same",
        (true, _) => "invalid CPY instruction, source and size registers are the same",
        (false, "destination and source") => "invalid SET instruction, destination and source registers are the same",
        (false, "destination and size") => "invalid SET instruction, destination and size registers are the same",
        (false, _) => "invalid SET instruction, source and size registers are the same",
    };
    Some((message, 0))
}
