//! Instructions: a row with operands; their encoding, and reading them from it.

use std::fmt;
use std::sync::OnceLock;

use super::generated::rows;
use super::operand::Operand;
use super::row::Opcode;

/// Most operands of an instruction.
pub const MAX_OPERANDS: usize = 6;

/// An instruction.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Instruction {
    opcode: Opcode,
    count: u8,
    operands: [Operand; MAX_OPERANDS],
}

/// An operand does not fit its slot, or there are too many or too few.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EncodeError {
    /// The slot, counted from 0.
    pub slot: usize,
    /// LLVM's message.
    pub message: &'static str,
}

impl fmt::Display for EncodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message)
    }
}

impl std::error::Error for EncodeError {}

impl Instruction {
    /// Returns an instruction with these operands, in the order of [`Opcode::slots`]; those beyond
    /// [`MAX_OPERANDS`] are dropped.
    pub fn new(opcode: Opcode, operands: &[Operand]) -> Instruction {
        let mut list = [Operand::Immediate(0); MAX_OPERANDS];
        let count = operands.len().min(MAX_OPERANDS);
        list[..count].copy_from_slice(&operands[..count]);
        Instruction { opcode, count: count as u8, operands: list }
    }

    /// Returns the row.
    pub fn opcode(&self) -> Opcode {
        self.opcode
    }

    /// Returns the operands, in the order of [`Opcode::slots`].
    pub fn operands(&self) -> &[Operand] {
        &self.operands[..usize::from(self.count)]
    }

    /// Returns the bits of the instruction.
    ///
    /// # Errors
    ///
    /// Returns the slot that an operand does not fit.
    #[inline]
    pub fn encode(&self) -> Result<u32, EncodeError> {
        let row = self.opcode.row();
        let form = usize::from(row.2);
        let slots = &rows::FORM_SLOTS[usize::from(rows::FORM_STARTS[form])..usize::from(rows::FORM_STARTS[form + 1])];
        let operands = self.operands();
        if slots.len() != operands.len() {
            return Err(EncodeError {
                slot: operands.len().min(slots.len()),
                message: "too few operands for instruction",
            });
        }
        let mut bits = row.0;
        for (at, (&slot, &operand)) in slots.iter().zip(operands).enumerate() {
            let slot = &rows::SLOTS[usize::from(slot)];
            let class = &super::generated::classes::CLASSES[usize::from(slot.class)];
            let Some(value) = class.kind.encode(operand) else {
                return Err(EncodeError { slot: at, message: class.message });
            };
            let start = usize::from(slot.fields);
            for field in &rows::FIELDS[start..start + usize::from(slot.count)] {
                bits |= (value >> field.0 & ((1 << field.1) - 1)) << field.2;
            }
        }
        Ok(bits)
    }

    /// Returns the instruction that these bits are, or `None` if the table has none.
    ///
    /// Where bits are several rows (an alias that is a row of its own), it is the one with the most fixed bits.
    pub fn decode(bits: u32) -> Option<Instruction> {
        index()[(bits >> 21 & 0xff) as usize].iter().find_map(|&opcode| decode_row(opcode, bits))
    }
}

/// Reads the operands of a row, if the bits are one of its instructions.
pub(crate) fn decode_row(opcode: Opcode, bits: u32) -> Option<Instruction> {
    let row = opcode.row();
    if bits & row.1 != row.0 & row.1 {
        return None;
    }
    let mut operands = [Operand::Immediate(0); MAX_OPERANDS];
    let mut count = 0;
    for slot in opcode.slots() {
        let mut value = 0;
        for field in slot.fields() {
            value |= (bits >> field.2 & ((1 << field.1) - 1)) << field.0;
        }
        operands[count] = slot.kind().decode(value, slot.width())?;
        count += 1;
    }
    Some(Instruction { opcode, count: count as u8, operands })
}

/// Rows by the bits 21 to 28, the most specific first.
fn index() -> &'static [Vec<Opcode>] {
    static INDEX: OnceLock<Vec<Vec<Opcode>>> = OnceLock::new();
    INDEX.get_or_init(|| {
        let mut opcodes: Vec<Opcode> = Opcode::all().collect();
        opcodes.sort_by_key(|opcode| std::cmp::Reverse(opcode.row().1.count_ones()));
        let mut lists = vec![Vec::new(); 256];
        for opcode in opcodes {
            let row = opcode.row();
            let (fixed, free) = (row.0 >> 21 & 0xff, !row.1 >> 21 & 0xff);
            // All subsets of the bits that are not fixed, from the largest.
            let mut subset = free;
            loop {
                lists[(fixed & !free | subset) as usize].push(opcode);
                if subset == 0 {
                    break;
                }
                subset = (subset - 1) & free;
            }
        }
        lists
    })
}

impl fmt::Debug for Instruction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple(self.opcode.name()).field(&self.operands()).finish()
    }
}
