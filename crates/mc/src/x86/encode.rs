//! Encoder: a row and its operands to bytes and fixups.

use super::encode_fast::encode_short;
use super::specifier::{self, Use};
use super::{
    Class, DisplacementSize, Encoding, Form, Memory, Modifiers, Operand, Preference, Prefixes, Register, RegisterClass,
    Role, Row, RowInfo,
};
use crate::{Encoded, Expr, PendingFixup, Relaxation};

/// Reason that operands cannot be encoded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EncodeError {
    /// The operands are not those of the row.
    Operands,
    /// This high byte register, in an instruction with REX prefix.
    HighByte(Register),
    /// This displacement does not fit 32 bits.
    Displacement(i64),
    /// No relocation has this specifier and size.
    Relocation,
}

impl std::fmt::Display for EncodeError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            EncodeError::Operands => f.write_str("invalid operand for instruction"),
            EncodeError::HighByte(register) => {
                write!(f, "can't encode '{register}' in an instruction requiring EVEX/REX2/REX prefix")
            }
            EncodeError::Displacement(value) => {
                write!(f, "displacement {value} is not within [-2147483648, 2147483647]")
            }
            EncodeError::Relocation => f.write_str("unsupported relocation type"),
        }
    }
}

impl std::error::Error for EncodeError {}

/// Appends the bytes of an instruction: `operands` in the order of the row, destination first.
///
/// Of a branch, the short form is appended, and the long one goes to `relaxation`, as does that of an instruction
/// whose immediate is an expression of symbols and may be longer. If there are fixups, `out` has had no more than
/// prefixes before, because their offsets are those in the instruction.
///
/// # Errors
///
/// Returns an error if the operands are not those of the row; the bytes may have been appended in part.
pub fn encode(row: Row, operands: &[Operand], modifiers: Modifiers, out: &mut Encoded) -> Result<(), EncodeError> {
    let info = row.info();
    if encode_short(info, operands, modifiers, out).is_some() {
        return Ok(());
    }
    let before = out.bytes.len();
    encode_row(info, operands, modifiers, out)?;
    let Some(long) = info.long else { return Ok(()) };
    if out.fixups.last().is_some_and(|fixup| usize::from(fixup.offset) + 1 == out.bytes.len()) {
        let mut longer = Encoded { bytes: out.bytes[..before].to_vec(), ..Encoded::default() };
        encode_row(long.info(), operands, modifiers, &mut longer)?;
        if out.fixups.len() > 1 {
            // With an address that is an expression, too, there is no choice later.
            *out = longer;
        } else if let Some(fixup) = longer.fixups.pop() {
            out.relaxation = Some(Relaxation { bytes: longer.bytes, fixup });
        }
    }
    Ok(())
}

/// Longest encoding that the fields of a row can make; the processor's limit is 15.
const MAX_BYTES: usize = 32;

/// Bytes of an instruction while it is encoded.
struct Bytes {
    bytes: [u8; MAX_BYTES],
    len: usize,
}

impl Bytes {
    #[inline]
    fn push(&mut self, byte: u8) {
        if let Some(slot) = self.bytes.get_mut(self.len) {
            *slot = byte;
            self.len += 1;
        }
    }

    #[inline]
    fn push_value(&mut self, value: i64, count: u8) {
        for &byte in value.to_le_bytes().iter().take(usize::from(count)) {
            self.push(byte);
        }
    }
}

/// Operands by their field of the encoding.
struct Fields<'a> {
    reg: u8,
    rm: Option<&'a Operand>,
    vvvv: u8,
    opcode: u8,
    high_bits: Option<u8>,
    low_bits: u8,
    rounding: Option<u8>,
    /// Memory of a string instruction or an absolute address.
    implicit: Option<&'a Memory>,
    needs_rex: bool,
    high_byte: Option<Register>,
    immediates: [Option<&'a Expr>; 2],
}

impl<'a> Fields<'a> {
    fn of(info: &RowInfo, operands: &'a [Operand]) -> Result<Fields<'a>, EncodeError> {
        let mut fields = Fields {
            reg: 0,
            rm: None,
            vvvv: 0,
            opcode: 0,
            high_bits: None,
            low_bits: 0,
            rounding: None,
            implicit: None,
            needs_rex: false,
            high_byte: None,
            immediates: [None; 2],
        };
        if operands.len() != info.operands().len() {
            return Err(EncodeError::Operands);
        }
        for (operand, expected) in operands.iter().zip(info.operands()) {
            if let Operand::Register(register) = operand {
                fields.needs_rex |= register.needs_rex();
                if register.class == RegisterClass::High8 {
                    fields.high_byte = Some(*register);
                }
            }
            match (expected.role, operand) {
                (Role::Reg, Operand::Register(register)) => fields.reg = register.number,
                (Role::Rm, Operand::Register(_) | Operand::Memory(_)) => fields.rm = Some(operand),
                (Role::Vvvv, Operand::Register(register)) => fields.vvvv = register.number,
                (Role::Opcode, Operand::Register(register)) => fields.opcode = register.number,
                (Role::HighBits, Operand::Register(register)) => fields.high_bits = Some(register.number),
                (Role::LowBits, Operand::Immediate(Expr::Constant(value))) => fields.low_bits = *value as u8 & 15,
                (Role::Immediate, Operand::Immediate(expr) | Operand::Target(expr)) => {
                    let slot = usize::from(fields.immediates[0].is_some());
                    fields.immediates[slot] = Some(expr);
                }
                (Role::Immediate, Operand::Memory(memory)) => {
                    fields.immediates[0] = Some(&memory.displacement);
                    fields.implicit = Some(memory);
                }
                (Role::None, Operand::Rounding(rounding)) => fields.rounding = Some(*rounding as u8),
                (Role::None, Operand::Memory(memory)) => match expected.class {
                    // The destination's segment cannot be changed, but its address size counts.
                    Class::Destination(_) if fields.implicit.is_some() => {}
                    _ => fields.implicit = Some(memory),
                },
                _ => return Err(EncodeError::Operands),
            }
        }
        // Of two implicit addresses, the source states the segment.
        for (operand, expected) in operands.iter().zip(info.operands()) {
            if let (Class::Source(_), Operand::Memory(memory)) = (expected.class, operand) {
                fields.implicit = Some(memory);
            }
        }
        Ok(fields)
    }
}

/// Value of a segment override prefix.
fn segment_prefix(segment: Register) -> u8 {
    match segment.number {
        0 => 0x26,
        1 => 0x2e,
        2 => 0x36,
        3 => 0x3e,
        4 => 0x64,
        _ => 0x65,
    }
}

/// Whether an address has 32-bit registers.
fn has_short_address(memory: &Memory) -> bool {
    let is_short = |register: &Register| {
        register.class == RegisterClass::Gpr32
            || (register.number == 0
                && matches!(register.class, RegisterClass::InstructionPointer | RegisterClass::ZeroIndex))
    };
    memory.base.as_ref().is_some_and(is_short) || memory.index.as_ref().is_some_and(is_short)
}

pub(super) fn encode_row(
    info: &RowInfo,
    operands: &[Operand],
    modifiers: Modifiers,
    out: &mut Encoded,
) -> Result<(), EncodeError> {
    let fields = Fields::of(info, operands)?;
    let mut bytes = Bytes { bytes: [0; MAX_BYTES], len: 0 };
    let memory = match fields.rm {
        Some(Operand::Memory(memory)) => Some(memory),
        _ => fields.implicit,
    };
    // That of a string instruction's destination is always es.
    let has_source = info.operands().iter().any(|operand| matches!(operand.class, Class::Source(_)));
    let has_segment = info.form != Form::String || has_source;
    let is_default = |segment: &Register| has_source && *segment == Register::DS;
    let segment = memory.and_then(|memory| memory.segment).filter(|segment| has_segment && !is_default(segment));
    let is_string = info.form == Form::String;
    if let (Some(segment), false) = (segment, is_string || info.form == Form::Offset) {
        bytes.push(segment_prefix(segment));
    }
    if modifiers.prefixes.contains(Prefixes::REP) {
        bytes.push(0xf3);
    }
    if modifiers.prefixes.contains(Prefixes::REPNE) {
        bytes.push(0xf2);
    }
    if info.is_addr32 || memory.is_some_and(has_short_address) || matches!(operands_base(info, operands), Some(32)) {
        bytes.push(0x67);
    }
    if let (Some(segment), true) = (segment, is_string || info.form == Form::Offset) {
        bytes.push(segment_prefix(segment));
    }
    let after_prefixes = bytes.len;
    match info.encoding {
        Encoding::Legacy | Encoding::ThreeDNow => legacy_prefixes(info, &fields, modifiers, &mut bytes)?,
        Encoding::Vex | Encoding::Xop => vex_prefix(info, &fields, modifiers, &mut bytes),
        Encoding::Evex => evex_prefix(info, &fields, modifiers, &mut bytes),
    }
    let has_rex = info.encoding == Encoding::Legacy
        && bytes.bytes[after_prefixes..bytes.len].iter().any(|byte| byte & 0xf0 == 0x40);
    if info.encoding == Encoding::ThreeDNow {
        bytes.push(0x0f);
    } else {
        bytes.push(info.opcode.wrapping_add(if info.form == Form::OpcodeRegister { fields.opcode & 7 } else { 0 }));
    }
    let immediate_bytes = if fields.high_bits.is_some() { 1 } else { info.immediate };
    let first_fixup = out.fixups.len();
    let base = out.bytes.len();
    match info.form {
        Form::ModRm | Form::Digit(_) => {
            let reg = match info.form {
                Form::Digit(digit) => digit,
                _ => fields.reg & 7,
            };
            match fields.rm {
                Some(Operand::Register(register)) => bytes.push(0xc0 | reg << 3 | register.number & 7),
                Some(Operand::Memory(memory)) => {
                    let trailing = total_immediate(info, &fields, immediate_bytes);
                    address(info, memory, reg, modifiers, trailing, has_rex, &mut bytes, &mut out.fixups)?;
                }
                _ if info.rm_is_zero => bytes.push(0xc0 | reg << 3),
                _ => return Err(EncodeError::Operands),
            }
        }
        Form::Fixed(byte) => bytes.push(byte),
        Form::None | Form::OpcodeRegister | Form::Offset | Form::String | Form::Prefix => {}
    }
    if info.encoding == Encoding::ThreeDNow {
        bytes.push(info.opcode);
    }
    immediates(info, &fields, immediate_bytes, &mut bytes, &mut out.fixups)?;
    for fixup in &mut out.fixups[first_fixup..] {
        fixup.offset = fixup.offset.wrapping_add(base as u8);
    }
    out.bytes.extend_from_slice(&bytes.bytes[..bytes.len]);
    Ok(())
}

/// Returns the width of the address register of an instruction that names it as an operand (`enqcmd`), or uses it
/// implicitly.
fn operands_base(info: &RowInfo, operands: &[Operand]) -> Option<u8> {
    let first = info.operands().first()?;
    if let (Class::SizedMemory(_), Role::Reg) = (first.class, first.role) {
        return None;
    }
    let sized = info.operands().iter().any(|operand| matches!(operand.class, Class::SizedMemory(_)));
    if !sized {
        return None;
    }
    operands.iter().find_map(|operand| match operand {
        Operand::Register(register) if register.class == RegisterClass::Gpr32 => Some(32),
        _ => None,
    })
}

/// Number of bytes after the displacement.
fn total_immediate(info: &RowInfo, fields: &Fields<'_>, first: u8) -> u8 {
    let second = u8::from(fields.immediates[1].is_some());
    first + second + u8::from(info.encoding == Encoding::ThreeDNow)
}

/// Bits 3 of the fields: R, X, B.
fn extension_bits(fields: &Fields<'_>) -> (bool, bool, bool) {
    let high = |number: u8| number & 8 != 0;
    let of = |register: Option<Register>| {
        register.is_some_and(|r| high(r.number) && r.class != RegisterClass::InstructionPointer)
    };
    let (x, b) = match fields.rm {
        Some(Operand::Register(register)) => (false, high(register.number)),
        Some(Operand::Memory(memory)) => (of(memory.index), of(memory.base)),
        _ => (false, high(fields.opcode)),
    };
    (high(fields.reg), x, b)
}

fn legacy_prefixes(
    info: &RowInfo,
    fields: &Fields<'_>,
    modifiers: Modifiers,
    bytes: &mut Bytes,
) -> Result<(), EncodeError> {
    if info.is_16_bit {
        bytes.push(0x66);
    }
    if info.own_prefix == 0xf0 || modifiers.prefixes.contains(Prefixes::LOCK) {
        bytes.push(0xf0);
    }
    if modifiers.prefixes.contains(Prefixes::NOTRACK) || info.own_prefix == 0x3e {
        bytes.push(0x3e);
    }
    if info.own_prefix == 0xf3 {
        bytes.push(0xf3);
    }
    if info.prefix != 0 {
        bytes.push(info.prefix);
    }
    let (r, x, b) = extension_bits(fields);
    let rex = u8::from(info.wide) << 3 | u8::from(r) << 2 | u8::from(x) << 1 | u8::from(b);
    if rex != 0 || fields.needs_rex || modifiers.preference == Preference::Rex {
        if let Some(register) = fields.high_byte {
            return Err(EncodeError::HighByte(register));
        }
        bytes.push(0x40 | rex);
    }
    match info.map {
        0 => {}
        1 => bytes.push(0x0f),
        2 => bytes.push_value(0x380f, 2),
        _ => bytes.push_value(0x3a0f, 2),
    }
    Ok(())
}

/// Number of a mandatory prefix in VEX and EVEX.
fn prefix_bits(info: &RowInfo) -> u8 {
    match info.prefix {
        0x66 => 1,
        0xf3 => 2,
        0xf2 => 3,
        _ => 0,
    }
}

fn vex_prefix(info: &RowInfo, fields: &Fields<'_>, modifiers: Modifiers, bytes: &mut Bytes) {
    let (r, x, b) = extension_bits(fields);
    let last = (!fields.vvvv & 15) << 3 | (info.length & 1) << 2 | prefix_bits(info);
    let is_xop = info.encoding == Encoding::Xop;
    let must_be_long = modifiers.preference == Preference::Vex3;
    if !is_xop && !must_be_long && !x && !b && !info.wide && info.map == 1 {
        bytes.push(0xc5);
        bytes.push(u8::from(!r) << 7 | last);
        return;
    }
    bytes.push(if is_xop { 0x8f } else { 0xc4 });
    bytes.push(u8::from(!r) << 7 | u8::from(!x) << 6 | u8::from(!b) << 5 | info.map);
    bytes.push(u8::from(info.wide) << 7 | last);
}

fn evex_prefix(info: &RowInfo, fields: &Fields<'_>, modifiers: Modifiers, bytes: &mut Bytes) {
    let (r, mut x, b) = extension_bits(fields);
    let mut v_high = fields.vvvv & 16 != 0;
    match fields.rm {
        Some(Operand::Register(register)) => x = register.number & 16 != 0,
        Some(Operand::Memory(memory)) => v_high |= memory.index.is_some_and(|index| index.number & 16 != 0),
        _ => {}
    }
    let inverted = |bit: bool, place: u8| u8::from(!bit) << place;
    bytes.push(0x62);
    bytes.push(inverted(r, 7) | inverted(x, 6) | inverted(b, 5) | inverted(fields.reg & 16 != 0, 4) | info.map);
    bytes.push(u8::from(info.wide) << 7 | (!fields.vvvv & 15) << 3 | 4 | prefix_bits(info));
    // Between registers, EVEX.b means rounding or no exceptions, and the length is that of the operands.
    let is_register = matches!(fields.rm, Some(Operand::Register(_)));
    let length = match fields.rounding {
        Some(rounding) => rounding,
        None if info.evex_b && is_register => 0,
        None => info.length,
    };
    bytes.push(
        u8::from(modifiers.zeroing) << 7
            | length << 5
            | u8::from(info.evex_b) << 4
            | inverted(v_high, 3)
            | modifiers.mask & 7,
    );
}

/// Whether the linker may change an instruction that loads from the global offset table.
fn is_relaxable(info: &RowInfo) -> bool {
    if info.encoding != Encoding::Legacy || info.map != 0 || info.is_16_bit {
        return false;
    }
    matches!(
        (info.form, info.opcode),
        (Form::ModRm, 0x8b | 0x8d | 0x03 | 0x0b | 0x13 | 0x1b | 0x23 | 0x2b | 0x33 | 0x3b | 0x85)
            | (Form::Digit(2 | 4), 0xff)
    )
}

/// Writes ModRM, index byte and displacement.
#[expect(clippy::too_many_arguments, reason = "they are what an address depends on")]
fn address(
    info: &RowInfo,
    memory: &Memory,
    reg: u8,
    modifiers: Modifiers,
    trailing: u8,
    has_rex: bool,
    bytes: &mut Bytes,
    fixups: &mut Vec<PendingFixup>,
) -> Result<(), EncodeError> {
    let reg = reg << 3;
    let marker = specifier::of(&memory.displacement).filter(|&specifier| specifier::is_marker(specifier));
    let constant = if marker.is_some() { Some(0) } else { memory.displacement.constant() };
    if let Some(kind) = marker.and_then(|marker| specifier::kind(Some(marker), Use::Signed32)) {
        fixups.push(PendingFixup { offset: 0, kind, expr: memory.displacement.clone() });
    }
    let constant = match constant {
        // 32-bit addresses wrap.
        Some(value) if has_short_address(memory) => Some(i64::from(value as i32)),
        Some(value) if memory.base.is_none() && memory.index.is_none() => Some(i64::from(value as i32)),
        Some(value) if i32::try_from(value).is_err() => return Err(EncodeError::Displacement(value)),
        constant => constant,
    };
    let expression = |used: Use, plus: i64, bytes: &mut Bytes, fixups: &mut Vec<PendingFixup>| {
        let kind = specifier::kind(specifier::of(&memory.displacement), used).ok_or(EncodeError::Relocation)?;
        fixups.push(PendingFixup { offset: bytes.len as u8, kind, expr: memory.displacement.clone().plus(plus) });
        bytes.push_value(0, 4);
        Ok(())
    };
    let base = match memory.base {
        Some(base) if base.class == RegisterClass::InstructionPointer => {
            bytes.push(reg | 5);
            return match constant {
                Some(value) => {
                    bytes.push_value(value, 4);
                    Ok(())
                }
                None => {
                    let used = Use::Rip {
                        // Linkers change nothing where a number is added.
                        relaxable: is_relaxable(info) && memory.displacement.as_symbol().is_some(),
                        rex: has_rex,
                    };
                    expression(used, -4 - i64::from(trailing), bytes, fixups)
                }
            };
        }
        base => base,
    };
    let scale = match memory.scale {
        2 => 1 << 6,
        4 => 2 << 6,
        8 => 3 << 6,
        _ => 0,
    };
    // 4 in the index byte means that there is no index.
    let index = match memory.index {
        Some(index) if index.class != RegisterClass::ZeroIndex => (index.number & 7) << 3,
        _ => 4 << 3,
    };
    let Some(base) = base else {
        bytes.push(reg | 4);
        bytes.push(scale | index | 5);
        return match constant {
            Some(value) => {
                bytes.push_value(value, 4);
                Ok(())
            }
            None => expression(Use::Signed32, 0, bytes, fixups),
        };
    };
    let low = base.number & 7;
    let needs_sib = info.needs_sib || memory.index.is_some() || low == 4;
    let rm = if needs_sib { 4 } else { low };
    let factor = if info.encoding == Encoding::Evex { i64::from(info.scale.max(1)) } else { 1 };
    let short = constant.filter(|value| value % factor == 0).and_then(|value| i8::try_from(value / factor).ok());
    let mode = match (constant, short, modifiers.displacement) {
        (_, _, DisplacementSize::Four) => 0x80,
        (None, _, DisplacementSize::One) => 0x40,
        (Some(0), _, DisplacementSize::Shortest) if low != 5 => 0,
        (_, Some(_), _) => 0x40,
        _ => 0x80,
    };
    bytes.push(mode | reg | rm);
    if needs_sib {
        bytes.push(scale | index | low);
    }
    match (mode, constant) {
        (0, _) => {}
        (0x40, Some(_)) => bytes.push(short.unwrap_or(0) as u8),
        (0x40, None) => {
            let kind = specifier::kind(None, Use::Absolute(1)).ok_or(EncodeError::Relocation)?;
            fixups.push(PendingFixup { offset: bytes.len as u8, kind, expr: memory.displacement.clone() });
            bytes.push(0);
        }
        (_, Some(value)) => bytes.push_value(value, 4),
        (_, None) => expression(Use::Signed32, 0, bytes, fixups)?,
    }
    Ok(())
}

fn immediates(
    info: &RowInfo,
    fields: &Fields<'_>,
    count: u8,
    bytes: &mut Bytes,
    fixups: &mut Vec<PendingFixup>,
) -> Result<(), EncodeError> {
    if let Some(register) = fields.high_bits {
        bytes.push(register << 4 | fields.low_bits);
        return Ok(());
    }
    for (place, expr) in fields.immediates.iter().enumerate() {
        let Some(expr) = *expr else { break };
        // The second immediate (`enter`, `extrq`) is a byte.
        let count = if place == 0 { count } else { 1 };
        let value = match expr {
            Expr::Constant(value) if !info.is_relative => Some(*value),
            _ => None,
        };
        if let Some(value) = value {
            bytes.push_value(value, count);
            continue;
        }
        let is_branch = info.encoding == Encoding::Legacy && !matches!(info.form, Form::Fixed(_));
        let used = match (info.is_relative, count) {
            (true, 4) if is_branch => Use::Branch,
            (true, count) => Use::Relative(count),
            (false, 4) if info.signed32 => Use::Signed32,
            (false, count) => Use::Absolute(count),
        };
        let used_specifier = specifier::of(expr);
        let kind = specifier::kind(used_specifier, used)
            .or_else(|| (count < 4).then(|| specifier::kind(None, used)).flatten())
            .ok_or(EncodeError::Relocation)?;
        let plus = if info.is_relative { -i64::from(count) } else { 0 };
        fixups.push(PendingFixup { offset: bytes.len as u8, kind, expr: expr.clone().plus(plus) });
        bytes.push_value(0, count);
    }
    Ok(())
}
