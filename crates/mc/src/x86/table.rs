//! The table of rows, and the ways to write them, read from the generated text when first needed.

use std::collections::HashMap;
use std::sync::OnceLock;

use super::Register;
use super::encode_fast::Short;

/// Number of a row of the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Row(pub u16);

impl Row {
    /// Returns what the table says.
    pub fn info(self) -> &'static RowInfo {
        &Table::get().rows[usize::from(self.0)]
    }

    /// Returns the row with this name of LLVM's (`ADD32rr`).
    pub fn named(name: &str) -> Option<Row> {
        static BY_NAME: OnceLock<HashMap<&'static str, Row>> = OnceLock::new();
        let by_name = BY_NAME
            .get_or_init(|| Table::get().rows.iter().zip(0..).map(|(info, number)| (info.name, Row(number))).collect());
        by_name.get(name).copied()
    }

    /// Returns all rows.
    pub fn all() -> impl Iterator<Item = Row> {
        (0..Table::get().rows.len() as u16).map(Row)
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
    operands: [OperandInfo; MAX_OPERANDS],
    count: u8,
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

/// The whole table.
pub(super) struct Table {
    pub rows: Vec<RowInfo>,
    /// Text of the patterns of a mnemonic, in AT&T and Intel syntax.
    patterns: [HashMap<&'static str, &'static str>; 2],
    /// Mnemonics that stand for others.
    aliases: [HashMap<&'static str, &'static str>; 2],
}

/// Syntax of operands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Dialect {
    /// Sources first, `%` before registers.
    Att,
    /// Destination first.
    Intel,
}

const TEXT: &str = include_str!("generated/instructions.txt");

impl Table {
    /// Returns the table, which is read from its text the first time.
    pub(super) fn get() -> &'static Table {
        static TABLE: OnceLock<Table> = OnceLock::new();
        TABLE.get_or_init(Table::read)
    }

    fn read() -> Table {
        let mut table = Table {
            rows: Vec::with_capacity(1 << 14),
            patterns: [HashMap::new(), HashMap::new()],
            aliases: [HashMap::new(), HashMap::new()],
        };
        let mut classes = HashMap::new();
        for line in TEXT.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
            match first {
                "a" | "i" => {
                    let (mnemonic, patterns) = rest.split_once(' ').unwrap_or((rest, ""));
                    table.patterns[usize::from(first == "i")].insert(mnemonic, patterns);
                }
                "=" => {
                    let mut words = rest.split(' ');
                    let [Some(variant), Some(from), Some(to)] = [words.next(), words.next(), words.next()] else {
                        continue;
                    };
                    for (index, own) in ["a", "i"].into_iter().enumerate() {
                        if variant == own || variant == "*" {
                            table.aliases[index].insert(from, to);
                        }
                    }
                }
                _ => {
                    table.rows.extend(row(first, rest, &mut classes));
                }
            }
        }
        table
    }

    /// Returns the mnemonic that this one stands for.
    pub(super) fn unalias<'a>(&self, dialect: Dialect, mnemonic: &'a str) -> &'a str {
        self.aliases[dialect as usize].get(mnemonic).copied().unwrap_or(mnemonic)
    }

    /// Whether there is such a mnemonic.
    pub(super) fn knows(&self, dialect: Dialect, mnemonic: &str) -> bool {
        self.patterns[dialect as usize].contains_key(mnemonic)
    }

    /// Returns the mnemonic and pattern with which a row is written: one in which all its operands are.
    pub(super) fn spelling(&self, dialect: Dialect, row: Row) -> Option<(&'static str, Pattern)> {
        static SPELLINGS: OnceLock<[HashMap<u16, (&str, &str)>; 2]> = OnceLock::new();
        let spellings = SPELLINGS.get_or_init(|| [self.spellings(Dialect::Att), self.spellings(Dialect::Intel)]);
        let &(mnemonic, text) = spellings[dialect as usize].get(&row.0)?;
        Some((mnemonic, pattern(text)?))
    }

    fn spellings(&self, dialect: Dialect) -> HashMap<u16, (&'static str, &'static str)> {
        let mut mnemonics: Vec<(&str, &str)> =
            self.patterns[dialect as usize].iter().map(|(mnemonic, patterns)| (*mnemonic, *patterns)).collect();
        mnemonics.sort_unstable();
        let mut spellings = HashMap::new();
        let mut distances: HashMap<u16, usize> = HashMap::new();
        for (mnemonic, patterns) in mnemonics {
            for text in patterns.split(' ').filter(|text| !text.contains('/')) {
                let Some(row) = text.split(':').next().and_then(|row| row.parse().ok()) else { continue };
                // The mnemonic of the row itself is better than with a suffix, and this than another.
                let own = self.rows.get(usize::from(row)).map_or("", |info: &RowInfo| info.mnemonic);
                let distance = match mnemonic.strip_prefix(own) {
                    Some(suffix) if suffix.len() < 2 => suffix.len(),
                    _ => 2,
                };
                let known = distances.get(&row).copied().unwrap_or(usize::MAX);
                if distance < known {
                    distances.insert(row, distance);
                    spellings.insert(row, (mnemonic, text));
                }
            }
        }
        spellings
    }

    /// Returns the ways to write a mnemonic, in the order in which they are tried.
    pub(super) fn patterns(&self, dialect: Dialect, mnemonic: &str) -> impl Iterator<Item = Pattern> + use<> {
        let text = self.patterns[dialect as usize].get(mnemonic).copied().unwrap_or_default();
        text.split(' ').filter(|text| !text.is_empty()).filter_map(pattern)
    }
}

/// Reads a line of the first part of the table.
fn row(name: &'static str, rest: &'static str, classes: &mut HashMap<&'static str, Option<Class>>) -> Option<RowInfo> {
    let mut fields = rest.split(' ');
    let mut next = || fields.next();
    let mnemonic = next()?;
    let encoding = match next()? {
        "L" => Encoding::Legacy,
        "V" => Encoding::Vex,
        "E" => Encoding::Evex,
        "X" => Encoding::Xop,
        _ => Encoding::ThreeDNow,
    };
    let map = u8::from_str_radix(next()?, 16).ok()?;
    let prefix = u8::from_str_radix(next()?, 16).unwrap_or(0);
    let wide = next()? == "1";
    let length = next()?.parse().ok()?;
    let opcode = u8::from_str_radix(next()?, 16).ok()?;
    let form_name = next()?;
    let immediate = next()?;
    let scale = next()?.parse().ok()?;
    let flags = next()?;
    let operands_text = next()?;
    let dash = |text: &'static str| if text == "-" { "" } else { text };
    let reads = dash(next()?);
    let writes = dash(next()?);
    let long = next()?.parse().ok().map(Row);
    let mut operands = [OperandInfo { class: Class::Immediate, role: Role::None }; MAX_OPERANDS];
    let mut count = 0;
    for text in dash(operands_text).split(',').filter(|text| !text.is_empty()) {
        let (role, class_name) = text.split_once('=')?;
        let class = (*classes.entry(class_name).or_insert_with(|| class(class_name)))?;
        *operands.get_mut(count)? = OperandInfo { class, role: self::role(role) };
        count += 1;
    }
    let mut info = RowInfo {
        name,
        mnemonic,
        encoding,
        map,
        prefix,
        wide,
        length,
        opcode,
        form: form(form_name),
        needs_sib: form_name.ends_with("FSIB"),
        rm_is_zero: form_name == "MRMr0",
        immediate: immediate.trim_end_matches('p').parse().unwrap_or(0),
        is_relative: immediate.ends_with('p'),
        scale,
        is_16_bit: flags.contains('o'),
        is_addr32: flags.contains('a'),
        evex_b: flags.contains('b'),
        may_mask: flags.contains(['k', 'z', 'K']),
        must_mask: flags.contains('K'),
        may_zero: flags.contains('z'),
        own_prefix: match () {
            () if flags.contains('p') => 0xf3,
            () if flags.contains('l') => 0xf0,
            () if flags.contains('t') => 0x3e,
            () => 0,
        },
        explicit_vex: flags.contains('v'),
        signed32: flags.contains('S'),
        commutes: flags.contains('c'),
        reads,
        writes,
        long,
        operands,
        count: count as u8,
        short: None,
    };
    info.short = Short::of(&info);
    Some(info)
}

fn form(name: &str) -> Form {
    let digits = name.strip_prefix("MRM").unwrap_or_default().as_bytes();
    match digits {
        [digit @ b'0'..=b'7', b'r' | b'm'] => Form::Digit(digit - b'0'),
        [digit @ b'0'..=b'7', b'X'] => Form::Fixed(0xc0 | (digit - b'0') << 3),
        [b'_', ..] => Form::Fixed(u8::from_str_radix(&name[4..], 16).unwrap_or(0xc0)),
        [b'X', ..] => Form::Digit(0),
        [] => match name {
            "AddRegFrm" => Form::OpcodeRegister,
            "RawFrmMemOffs" => Form::Offset,
            "RawFrmSrc" | "RawFrmDst" | "RawFrmDstSrc" => Form::String,
            "PrefixByte" => Form::Prefix,
            _ => Form::None,
        },
        _ => Form::ModRm,
    }
}

fn role(letter: &str) -> Role {
    match letter {
        "r" => Role::Reg,
        "m" => Role::Rm,
        "v" => Role::Vvvv,
        "o" => Role::Opcode,
        "i" => Role::Immediate,
        "4" => Role::HighBits,
        "n" => Role::LowBits,
        _ => Role::None,
    }
}

fn class(name: &str) -> Option<Class> {
    Some(match name {
        "r8" => Class::Gpr8,
        "r16" => Class::Gpr16,
        "r32" => Class::Gpr32,
        "r64" => Class::Gpr64,
        "r32_64" => Class::Gpr32Or64,
        "r16_64" => Class::Gpr16Or32Or64,
        "x" => Class::Xmm(false),
        "X" => Class::Xmm(true),
        "y" => Class::Ymm(false),
        "Y" => Class::Ymm(true),
        "Z" => Class::Zmm,
        "mm" => Class::Mmx,
        "st" => Class::X87,
        "k" => Class::Mask,
        "kp" => Class::MaskPair,
        "tmm" => Class::Tile,
        "seg" => Class::Segment,
        "cr" => Class::Control,
        "dr" => Class::Debug,
        "imm" => Class::Immediate,
        "s8w" => Class::Signed8(16),
        "s8d" => Class::Signed8(32),
        "s8q" => Class::Signed8(64),
        "s32" => Class::Signed32,
        "u8" => Class::Unsigned8,
        "u4" => Class::Unsigned4,
        "rel" => Class::Target,
        "sib" => Class::SibMemory,
        "rc" => Class::Rounding,
        "m" => Class::Memory(0),
        "ma32" => Class::SizedMemory(32),
        "ma64" => Class::SizedMemory(64),
        _ => {
            let split = name.find(|c: char| c.is_ascii_digit())?;
            let (kind, bits) = name.split_at(split);
            let bits = bits.parse().ok()?;
            match kind {
                "m" => Class::Memory(bits),
                "mo" => Class::Offset(bits),
                "si" => Class::Source(bits),
                "di" => Class::Destination(bits),
                "vx" => Class::VectorMemory(VectorIndex::Xmm(false), bits),
                "vX" => Class::VectorMemory(VectorIndex::Xmm(true), bits),
                "vy" => Class::VectorMemory(VectorIndex::Ymm(false), bits),
                "vY" => Class::VectorMemory(VectorIndex::Ymm(true), bits),
                "vZ" => Class::VectorMemory(VectorIndex::Zmm, bits),
                _ => return None,
            }
        }
    })
}

/// Reads `row:operands/supplied`.
fn pattern(text: &str) -> Option<Pattern> {
    let (row, rest) = text.split_once(':')?;
    let mut parts = rest.split('/');
    let mut written = Vec::new();
    for element in parts.next()?.split(',').filter(|element| !element.is_empty()) {
        let (star, digits) = element.strip_prefix('*').map_or((false, element), |rest| (true, rest));
        written.push(match element.as_bytes()[0] {
            b'=' => Written::Register(Register::named(&element.as_bytes()[1..])?),
            b'#' => Written::Number(element[1..].parse().ok()?),
            b'{' => Written::Sae,
            _ => {
                let (index, broadcast) = match digits.split_once("{1to") {
                    Some((index, count)) => (index, count.trim_end_matches('}').parse().ok()?),
                    None => (digits, 0),
                };
                Written::Operand { index: index.parse().ok()?, star, broadcast }
            }
        });
    }
    let mut supplied = Vec::new();
    for part in parts {
        let (index, what) = part.split_once('=')?;
        let what = match what.as_bytes().first()? {
            b'#' => Supplied::Number(what[1..].parse().ok()?),
            b'@' => Supplied::Same(what[1..].parse().ok()?),
            _ => Supplied::Register(Register::named(what.as_bytes())?),
        };
        supplied.push((index.parse().ok()?, what));
    }
    Some(Pattern { row: Row(row.parse().ok()?), written, supplied })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_of_the_table_is_read() {
        let table = Table::get();
        let lines = TEXT.lines().filter(|line| !line.is_empty() && !line.starts_with(['#', '=']));
        let (patterns, rows): (Vec<&str>, Vec<&str>) =
            lines.partition(|line| line.starts_with("a ") || line.starts_with("i "));
        assert_eq!(table.rows.len(), rows.len());
        assert!(rows.len() > 8000);
        for line in patterns {
            let mut words = line.split(' ');
            let dialect = if words.next() == Some("a") { Dialect::Att } else { Dialect::Intel };
            let mnemonic = words.next().expect("a mnemonic");
            let read: Vec<Pattern> = table.patterns(dialect, mnemonic).collect();
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
    fn constants_name_their_rows() {
        assert_eq!(super::super::rows::ADD32rr.info().name, "ADD32rr");
        assert_eq!(Row::named("ADD32rr"), Some(super::super::rows::ADD32rr));
        assert_eq!(super::super::rows::JMP_1.info().long, Some(super::super::rows::JMP_4));
    }
}
