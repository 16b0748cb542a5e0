//! Reader of the lines of the table, whose format the head of the table describes.

use super::encode_fast::Short;
use super::table::{Pattern, Supplied, Written};
use super::{Class, Encoding, Form, MAX_OPERANDS, OperandInfo, Register, Role, Row, RowInfo, VectorIndex};

/// Reads a line of the first part of the table.
pub(super) fn row(line: &'static str) -> Option<RowInfo> {
    let mut fields = line.split(' ');
    let mut next = || fields.next();
    let name = next()?;
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
        *operands.get_mut(count)? = OperandInfo { class: class(class_name)?, role: self::role(role) };
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
pub(super) fn pattern(text: &str) -> Option<Pattern> {
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
