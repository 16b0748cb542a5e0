//! The table of rows, and the ways to write them: a generated text, of which a row is read when it is first needed.

use std::sync::OnceLock;

use super::encode_fast::Short;
use super::{Register, read};

/// Places of lines in the text.
#[path = "generated/index.rs"]
#[rustfmt::skip]
mod index;

/// Number of a row of the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Row(pub u16);

impl Row {
    /// Returns what the table says.
    ///
    /// # Panics
    ///
    /// Panics if the number is not that of a row.
    pub fn info(self) -> &'static RowInfo {
        static ROWS: [OnceLock<Box<RowInfo>>; index::ROWS.len()] = [const { OnceLock::new() }; index::ROWS.len()];
        ROWS[usize::from(self.0)].get_or_init(|| {
            let line = line_at(index::ROWS[usize::from(self.0)]);
            Box::new(read::row(line).unwrap_or_else(|| unreachable!("a test reads every row: {line}")))
        })
    }

    /// Returns the row with this name of LLVM's (`ADD32rr`).
    pub fn named(name: &str) -> Option<Row> {
        let by_name = &index::BY_NAME;
        let at = by_name.binary_search_by(|&row| Row(row).name().cmp(name)).ok()?;
        Some(Row(by_name[at]))
    }

    /// Returns LLVM's name.
    fn name(self) -> &'static str {
        let line = line_at(index::ROWS[usize::from(self.0)]);
        line.split_once(' ').map_or(line, |(name, _)| name)
    }

    /// Returns all rows.
    pub fn all() -> impl Iterator<Item = Row> {
        (0..index::ROWS.len() as u16).map(Row)
    }
}

/// Kind of encoding.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Encoding {
    /// With optional REX prefix.
    Legacy,
    /// VEX prefix.
    Vex,
    /// EVEX prefix.
    Evex,
    /// XOP prefix.
    Xop,
    /// 3DNow!, whose opcode is the last byte.
    ThreeDNow,
}

/// The bytes after the opcode, apart from immediates.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Form {
    /// None.
    None,
    /// ModRM with a register and a register or memory.
    ModRm,
    /// ModRM with an extension of the opcode and a register or memory.
    Digit(u8),
    /// ModRM that is a part of the opcode.
    Fixed(u8),
    /// A register in the low bits of the opcode.
    OpcodeRegister,
    /// An absolute address of eight bytes.
    Offset,
    /// Implicit addresses in `rsi` and `rdi` (string instructions).
    String,
    /// A byte that is a prefix itself.
    Prefix,
}

/// Field of the encoding that holds an operand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Role {
    /// ModRM.reg
    Reg,
    /// ModRM.rm
    Rm,
    /// VEX.vvvv
    Vvvv,
    /// Low bits of the opcode.
    Opcode,
    /// An immediate.
    Immediate,
    /// High four bits of an immediate.
    HighBits,
    /// Low four bits of an immediate.
    LowBits,
    /// None, or the whole instruction.
    None,
}

/// Set of operands that a row accepts in a place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Class {
    /// 8-bit registers.
    Gpr8,
    /// 16-bit registers.
    Gpr16,
    /// 32-bit registers.
    Gpr32,
    /// 64-bit registers.
    Gpr64,
    /// 32-bit or 64-bit registers, with the same encoding.
    Gpr32Or64,
    /// 16-bit, 32-bit or 64-bit registers, with the same encoding.
    Gpr16Or32Or64,
    /// `xmm0` to `xmm15`; with `true`, to `xmm31`
    Xmm(bool),
    /// `ymm0` to `ymm15`; with `true`, to `ymm31`
    Ymm(bool),
    /// `zmm0` to `zmm31`
    Zmm,
    /// `mm0` to `mm7`
    Mmx,
    /// `st(0)` to `st(7)`
    X87,
    /// `k0` to `k7`
    Mask,
    /// Pairs of masks, written as either.
    MaskPair,
    /// `tmm0` to `tmm7`
    Tile,
    /// Segment registers.
    Segment,
    /// Control registers.
    Control,
    /// Debug registers.
    Debug,
    /// Any immediate.
    Immediate,
    /// Immediates that are sign-extended from 8 bits to this width.
    Signed8(u8),
    /// Immediates that are sign-extended from 32 bits to 64.
    Signed32,
    /// 0 to 255, or -128 to -1.
    Unsigned8,
    /// 0 to 15
    Unsigned4,
    /// Target of a branch.
    Target,
    /// Memory of this width in bits; 0 of those without.
    Memory(u16),
    /// Memory with an index of this class (vectors), of this width in bits.
    VectorMemory(VectorIndex, u16),
    /// Memory whose address is encoded with an index byte in any case.
    SibMemory,
    /// Memory of 512 bits, whose base and index have 32 or 64 bits.
    SizedMemory(u8),
    /// Memory at an absolute address of 64 bits, of this width.
    Offset(u16),
    /// Memory at `rsi`, of this width.
    Source(u16),
    /// Memory at `es:rdi`, of this width.
    Destination(u16),
    /// Rounding.
    Rounding,
}

/// Vector registers that index memory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum VectorIndex {
    /// `xmm`; with `true`, up to 31
    Xmm(bool),
    /// `ymm`; with `true`, up to 31
    Ymm(bool),
    /// `zmm`
    Zmm,
}

/// Operand of a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OperandInfo {
    /// Set that it accepts.
    pub class: Class,
    /// Field that holds it.
    pub role: Role,
}

/// Row of the table: an encoding with its operands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RowInfo {
    /// LLVM's name of the row.
    pub name: &'static str,
    /// Mnemonic of the Intel syntax, which names the operation without a size.
    pub mnemonic: &'static str,
    /// Encoding.
    pub encoding: Encoding,
    /// Opcode map: 0 one byte, 1 `0F`, 2 `0F 38`, 3 `0F 3A`, 5 and 6 of EVEX, 8 to 10 of XOP.
    pub map: u8,
    /// Mandatory prefix: 0, 66, F3 or F2.
    pub prefix: u8,
    /// REX.W, VEX.W or EVEX.W
    pub wide: bool,
    /// Vector length: 0 of 128 bits, 1 of 256, 2 of 512.
    pub length: u8,
    /// Opcode.
    pub opcode: u8,
    /// Bytes after the opcode.
    pub form: Form,
    /// Whether the address has an index byte in any case.
    pub needs_sib: bool,
    /// Whether `reg` has no operand and is 0.
    pub rm_is_zero: bool,
    /// Bytes of the immediate.
    pub immediate: u8,
    /// Whether the immediate is relative to the next instruction.
    pub is_relative: bool,
    /// Factor of an 8-bit displacement; 0 where it has none.
    pub scale: u8,
    /// 16-bit operands: prefix 66.
    pub is_16_bit: bool,
    /// 32-bit addresses: prefix 67.
    pub is_addr32: bool,
    /// EVEX.b: broadcast, rounding, or exceptions suppressed.
    pub evex_b: bool,
    /// Whether a mask may be written.
    pub may_mask: bool,
    /// Whether a mask must be written.
    pub must_mask: bool,
    /// Whether `{z}` may be written.
    pub may_zero: bool,
    /// Prefix REP, LOCK or NOTRACK that belongs to the row: F3, F0, 3E, or 0.
    pub own_prefix: u8,
    /// Whether the row is only meant with `{vex}`.
    pub explicit_vex: bool,
    /// Whether an immediate of 32 bits is sign-extended.
    pub signed32: bool,
    /// Whether the sources of a VEX row may be exchanged.
    pub commutes: bool,
    /// Names of registers that are read in addition to the operands (`EFLAGS`, `RAX`).
    pub reads: &'static str,
    /// Names of registers that are written in addition to the operands.
    pub writes: &'static str,
    /// Row with the same operands and a longer immediate or displacement.
    pub long: Option<Row>,
    pub(super) operands: [OperandInfo; MAX_OPERANDS],
    pub(super) count: u8,
    /// Facts that the short way to encode needs.
    pub(super) short: Option<Short>,
}

/// Largest number of operands of a row.
pub const MAX_OPERANDS: usize = 5;

impl RowInfo {
    /// Returns the operands, destination first.
    pub fn operands(&self) -> &[OperandInfo] {
        &self.operands[..usize::from(self.count)]
    }
}

/// Operand as it is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Written {
    /// The operand of the row with this number, after an asterisk or not, broadcast to so many elements or 0.
    Operand { index: u8, star: bool, broadcast: u8 },
    /// This register.
    Register(Register),
    /// This number.
    Number(i64),
    /// `{sae}`
    Sae,
}

/// Operand of a row that is not written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Supplied {
    /// A register.
    Register(Register),
    /// A number.
    Number(i64),
    /// The same as another operand.
    Same(u8),
}

/// A way to write a row.
#[derive(Clone, Debug)]
pub(super) struct Pattern {
    pub row: Row,
    pub written: Vec<Written>,
    pub supplied: Vec<(u8, Supplied)>,
}

/// Syntax of operands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Dialect {
    /// Sources first, `%` before registers.
    Att,
    /// Destination first.
    Intel,
}

/// The table's text, in which [`index`] says where its lines are.
const TEXT: &str = include_str!("generated/instructions.txt");

/// Returns the text from an offset to the end of its line.
fn line_at(start: u32) -> &'static str {
    let rest = &TEXT[start as usize..];
    rest.split_once('\n').map_or(rest, |(line, _)| line)
}

/// Returns what follows a word, the first of its line, of a hashed list of lines.
fn find(slots: &'static [u32], word: &str) -> Option<&'static str> {
    let mask = slots.len() - 1;
    let mut at = hash(word) as usize & mask;
    // A quarter of the slots or more are empty.
    while slots[at] != 0 {
        let line = line_at(slots[at]);
        let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
        if first == word {
            return Some(rest);
        }
        at = (at + 1) & mask;
    }
    None
}

/// Hash of a word (FNV-1a), with which the index is made.
fn hash(word: &str) -> u32 {
    word.bytes().fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

/// Returns the mnemonic that this one stands for.
pub(super) fn unalias(dialect: Dialect, mnemonic: &str) -> &str {
    find(&index::ALIASES[dialect as usize], mnemonic).unwrap_or(mnemonic)
}

/// Returns the ways to write a mnemonic, in the order in which they are tried; `None` if there is no such mnemonic.
pub(super) fn patterns(dialect: Dialect, mnemonic: &str) -> Option<impl Iterator<Item = Pattern> + use<>> {
    let text = find(&index::MNEMONICS[dialect as usize], mnemonic)?;
    Some(text.split(' ').filter_map(read::pattern))
}

/// Returns the mnemonic and pattern with which a row is written: one in which all its operands are.
pub(super) fn spelling(dialect: Dialect, row: Row) -> Option<(&'static str, Pattern)> {
    let start = index::SPELLINGS[dialect as usize][usize::from(row.0)] as usize;
    if start == 0 {
        return None;
    }
    let line = TEXT[..start].rfind('\n').map_or(0, |end| end + 1);
    let mnemonic = TEXT[line..start].split(' ').nth(1)?;
    let text = TEXT[start..].split([' ', '\n']).next()?;
    Some((mnemonic, read::pattern(text)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_of_the_table_is_read() {
        let lines = TEXT.lines().filter(|line| !line.is_empty() && !line.starts_with(['#', '=']));
        let (written, rows): (Vec<&str>, Vec<&str>) =
            lines.partition(|line| line.starts_with("a ") || line.starts_with("i "));
        assert!(rows.len() > 8000);
        assert_eq!(Row::all().count(), rows.len());
        for (row, line) in Row::all().zip(rows) {
            assert_eq!(Some(row.info().name), line.split(' ').next());
            assert_eq!(Row::named(row.info().name), Some(row));
        }
        for line in written {
            let mut words = line.split(' ');
            let dialect = if words.next() == Some("a") { Dialect::Att } else { Dialect::Intel };
            let mnemonic = words.next().expect("a mnemonic");
            let read: Vec<Pattern> = patterns(dialect, mnemonic).expect("the mnemonic is indexed").collect();
            assert_eq!(read.len(), words.count(), "{line}");
            for pattern in read {
                let info = pattern.row.info();
                let covered = (0..info.operands().len() as u8).all(|wanted| {
                    pattern.written.iter().any(|w| matches!(w, Written::Operand { index, .. } if *index == wanted))
                        || pattern.supplied.iter().any(|(index, _)| *index == wanted)
                });
                assert!(covered, "{mnemonic}: an operand of {} is neither written nor supplied", info.name);
            }
        }
    }

    #[test]
    fn aliases_are_found_in_their_dialects() {
        let mut count = 0;
        for line in TEXT.lines().filter(|line| line.starts_with("= ")) {
            let [_, variant, from, to] = line.split(' ').collect::<Vec<_>>()[..] else { panic!("{line}") };
            for (dialect, own) in [(Dialect::Att, "a"), (Dialect::Intel, "i")] {
                if variant == own || variant == "*" {
                    assert_eq!(unalias(dialect, from), to, "{line}");
                    count += 1;
                }
            }
        }
        assert!(count > 200);
        assert_eq!(unalias(Dialect::Att, "nothing"), "nothing");
        assert!(patterns(Dialect::Att, "nothing").is_none());
    }

    #[test]
    fn constants_name_their_rows() {
        assert_eq!(super::super::rows::ADD32rr.info().name, "ADD32rr");
        assert_eq!(Row::named("ADD32rr"), Some(super::super::rows::ADD32rr));
        assert_eq!(Row::named("ADD33rr"), None);
        assert_eq!(super::super::rows::JMP_1.info().long, Some(super::super::rows::JMP_4));
    }
}
