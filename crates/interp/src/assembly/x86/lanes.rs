//! Integer operations of SSE on lanes, and shuffles.

use super::step::Place;
use crate::assembly::run::Run;
use crate::assembly::word::{Wide, Word};
use crate::stop::Result;
use crate::value::{mask, sign_extend};

/// Operation on the lanes of two operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lane {
    Add,
    Sub,
    AddSigned,
    AddUnsigned,
    SubSigned,
    SubUnsigned,
    Equal,
    Greater,
    MinSigned,
    MaxSigned,
    MinUnsigned,
    MaxUnsigned,
    MultiplyLow,
    MultiplyHigh,
    MultiplyHighUnsigned,
    /// The lower halves of lanes, to whole lanes.
    MultiplyWide,
    Average,
    ShiftLeft,
    ShiftRight,
    ShiftRightSigned,
}

/// Arrangement of lanes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shuffle {
    /// `pshufd`, by the immediate.
    Words,
    /// `shufps`, `shufpd`, by the immediate.
    Floats(u32),
    /// `pshuflw`, `pshufhw`
    Half {
        high: bool,
    },
    /// Lanes of two halves in turn.
    Unpack {
        width: u32,
        high: bool,
    },
    /// `pshufb`
    Bytes,
    /// `palignr`
    Align,
    /// Shifts by bytes.
    ShiftBytes {
        left: bool,
    },
    /// A lane out of a register, or into it.
    Extract(u32),
    Insert(u32),
}

const LANES: &[(&str, Lane, u32)] = &[
    ("paddb", Lane::Add, 8),
    ("paddd", Lane::Add, 32),
    ("paddq", Lane::Add, 64),
    ("paddsb", Lane::AddSigned, 8),
    ("paddsw", Lane::AddSigned, 16),
    ("paddusb", Lane::AddUnsigned, 8),
    ("paddusw", Lane::AddUnsigned, 16),
    ("paddw", Lane::Add, 16),
    ("pavgb", Lane::Average, 8),
    ("pavgw", Lane::Average, 16),
    ("pcmpeqb", Lane::Equal, 8),
    ("pcmpeqd", Lane::Equal, 32),
    ("pcmpeqq", Lane::Equal, 64),
    ("pcmpeqw", Lane::Equal, 16),
    ("pcmpgtb", Lane::Greater, 8),
    ("pcmpgtd", Lane::Greater, 32),
    ("pcmpgtq", Lane::Greater, 64),
    ("pcmpgtw", Lane::Greater, 16),
    ("pmaxsb", Lane::MaxSigned, 8),
    ("pmaxsd", Lane::MaxSigned, 32),
    ("pmaxsw", Lane::MaxSigned, 16),
    ("pmaxub", Lane::MaxUnsigned, 8),
    ("pmaxud", Lane::MaxUnsigned, 32),
    ("pmaxuw", Lane::MaxUnsigned, 16),
    ("pminsb", Lane::MinSigned, 8),
    ("pminsd", Lane::MinSigned, 32),
    ("pminsw", Lane::MinSigned, 16),
    ("pminub", Lane::MinUnsigned, 8),
    ("pminud", Lane::MinUnsigned, 32),
    ("pminuw", Lane::MinUnsigned, 16),
    ("pmulhuw", Lane::MultiplyHighUnsigned, 16),
    ("pmulhw", Lane::MultiplyHigh, 16),
    ("pmulld", Lane::MultiplyLow, 32),
    ("pmullw", Lane::MultiplyLow, 16),
    ("pmuludq", Lane::MultiplyWide, 64),
    ("pslld", Lane::ShiftLeft, 32),
    ("psllq", Lane::ShiftLeft, 64),
    ("psllw", Lane::ShiftLeft, 16),
    ("psrad", Lane::ShiftRightSigned, 32),
    ("psraw", Lane::ShiftRightSigned, 16),
    ("psrld", Lane::ShiftRight, 32),
    ("psrlq", Lane::ShiftRight, 64),
    ("psrlw", Lane::ShiftRight, 16),
    ("psubb", Lane::Sub, 8),
    ("psubd", Lane::Sub, 32),
    ("psubq", Lane::Sub, 64),
    ("psubsb", Lane::SubSigned, 8),
    ("psubsw", Lane::SubSigned, 16),
    ("psubusb", Lane::SubUnsigned, 8),
    ("psubusw", Lane::SubUnsigned, 16),
    ("psubw", Lane::Sub, 16),
];

const SHUFFLES: &[(&str, Shuffle)] = &[
    ("palignr", Shuffle::Align),
    ("pextrb", Shuffle::Extract(8)),
    ("pextrd", Shuffle::Extract(32)),
    ("pextrq", Shuffle::Extract(64)),
    ("pextrw", Shuffle::Extract(16)),
    ("pinsrb", Shuffle::Insert(8)),
    ("pinsrd", Shuffle::Insert(32)),
    ("pinsrq", Shuffle::Insert(64)),
    ("pinsrw", Shuffle::Insert(16)),
    ("pshufb", Shuffle::Bytes),
    ("pshufd", Shuffle::Words),
    ("pshufhw", Shuffle::Half { high: true }),
    ("pshuflw", Shuffle::Half { high: false }),
    ("pslldq", Shuffle::ShiftBytes { left: true }),
    ("psrldq", Shuffle::ShiftBytes { left: false }),
    ("punpckhbw", Shuffle::Unpack { width: 8, high: true }),
    ("punpckhdq", Shuffle::Unpack { width: 32, high: true }),
    ("punpckhqdq", Shuffle::Unpack { width: 64, high: true }),
    ("punpckhwd", Shuffle::Unpack { width: 16, high: true }),
    ("punpcklbw", Shuffle::Unpack { width: 8, high: false }),
    ("punpckldq", Shuffle::Unpack { width: 32, high: false }),
    ("punpcklqdq", Shuffle::Unpack { width: 64, high: false }),
    ("punpcklwd", Shuffle::Unpack { width: 16, high: false }),
    ("shufpd", Shuffle::Floats(64)),
    ("shufps", Shuffle::Floats(32)),
    ("unpckhpd", Shuffle::Unpack { width: 64, high: true }),
    ("unpckhps", Shuffle::Unpack { width: 32, high: true }),
    ("unpcklpd", Shuffle::Unpack { width: 64, high: false }),
    ("unpcklps", Shuffle::Unpack { width: 32, high: false }),
];

/// Returns the operation of this name, and the width of its lanes.
pub(super) fn lane(name: &str) -> Option<(Lane, u32)> {
    let at = LANES.binary_search_by_key(&name, |(name, ..)| name).ok()?;
    Some((LANES[at].1, LANES[at].2))
}

/// Returns the arrangement of this name.
pub(super) fn shuffle(name: &str) -> Option<Shuffle> {
    let at = SHUFFLES.binary_search_by_key(&name, |(name, _)| name).ok()?;
    Some(SHUFFLES[at].1)
}

impl Lane {
    fn is_shift(self) -> bool {
        matches!(self, Lane::ShiftLeft | Lane::ShiftRight | Lane::ShiftRightSigned)
    }

    /// Computes a lane; of shifts the second operand is the count.
    fn apply(self, a: u64, b: u64, width: u32) -> u64 {
        let (x, y) = (i128::from(sign_extend(a, width)), i128::from(sign_extend(b, width)));
        let (least, most) = (-(1i128 << (width - 1)), (1i128 << (width - 1)) - 1);
        let all = |holds: bool| if holds { u64::MAX } else { 0 };
        let result = match self {
            Lane::Add => a.wrapping_add(b),
            Lane::Sub => a.wrapping_sub(b),
            Lane::AddSigned => (x + y).clamp(least, most) as u64,
            Lane::AddUnsigned => (a + b).min(mask(width)),
            Lane::SubSigned => (x - y).clamp(least, most) as u64,
            Lane::SubUnsigned => a.saturating_sub(b),
            Lane::Equal => all(a == b),
            Lane::Greater => all(x > y),
            Lane::MinSigned => x.min(y) as u64,
            Lane::MaxSigned => x.max(y) as u64,
            Lane::MinUnsigned => a.min(b),
            Lane::MaxUnsigned => a.max(b),
            Lane::MultiplyLow => a.wrapping_mul(b),
            Lane::MultiplyHigh => ((x * y) >> width) as u64,
            Lane::MultiplyHighUnsigned => (a * b) >> width,
            Lane::MultiplyWide => (a & mask(width / 2)) * (b & mask(width / 2)),
            Lane::Average => (a + b + 1) >> 1,
            Lane::ShiftLeft => {
                if b < u64::from(width) {
                    a << b
                } else {
                    0
                }
            }
            Lane::ShiftRight => {
                if b < u64::from(width) {
                    a >> b
                } else {
                    0
                }
            }
            Lane::ShiftRightSigned => (x >> b.min(u64::from(width) - 1)) as u64,
        };
        result & mask(width)
    }
}

impl Run<'_, '_> {
    /// Computes lanes of integers.
    pub(super) fn lanes(&mut self, lane: Lane, width: u32, operands: &[Place]) -> Result<Wide> {
        let (a, b) = match operands {
            [a, b] => (a, b),
            [_, a, b] => (a, b),
            _ => return self.not_executed(),
        };
        if a == b && matches!(a, Place::Vector(_)) {
            // A register compared with itself or taken from itself: its content does not matter.
            match lane {
                Lane::Equal => return Ok(Wide::plain(u128::MAX)),
                Lane::Sub => return Ok(Wide::plain(0)),
                _ => {}
            }
        }
        let left = self.read_wide(a)?;
        let right = match b {
            Place::Immediate(number) => Wide::plain(u128::from(*number as u64 & 0xff)),
            b => self.read_wide(b)?,
        };
        self.expose_wide(&[left, right]);
        let mut result = Wide::plain(0);
        for from in (0..128).step_by(width as usize) {
            let (x, y) = (left.lane(from, width), if lane.is_shift() { right.0[0] } else { right.lane(from, width) });
            let word = match (x.is_defined(), y.is_defined()) {
                (true, true) => Word::plain(lane.apply(x.bits, y.bits, width)),
                (_, true) if lane.is_shift() => Word {
                    bits: lane.apply(x.bits, y.bits, width) & !lane.apply(x.undefined, y.bits, width),
                    undefined: lane.apply(x.undefined, y.bits, width),
                    ..Word { prov: crate::value::Prov::NONE, ..x }
                },
                (defined, _) => Word::unknown(if defined { y.cause } else { x.cause }).low(width),
            };
            result = result.with_lane(from, width, word);
        }
        Ok(result)
    }

    /// Arranges lanes.
    pub(super) fn shuffle(&mut self, shuffle: Shuffle, operands: &[Place]) -> Result<Wide> {
        let (places, number) = match operands {
            [rest @ .., Place::Immediate(number)] => (rest, *number as u8),
            all => (all, 0),
        };
        let (a, b) = match places {
            [a] => (self.read_wide(a)?, Wide::plain(0)),
            [a, b] => (
                if matches!(shuffle, Shuffle::Extract(_)) { Wide::plain(0) } else { self.read_wide(a)? },
                self.read_wide(b)?,
            ),
            [_, a, b] => (self.read_wide(a)?, self.read_wide(b)?),
            _ => return self.not_executed(),
        };
        // With two operands and no first source, all lanes come from the last one.
        let only = if places.len() == 1 { a } else { b };
        let number = u32::from(number);
        let mut result = Wide::plain(0);
        match shuffle {
            Shuffle::Words => {
                for lane in 0..4 {
                    result = result.with_lane(lane * 32, 32, only.lane((number >> (2 * lane) & 3) * 32, 32));
                }
            }
            Shuffle::Half { high } => {
                let base = if high { 64 } else { 0 };
                result = only;
                for lane in 0..4 {
                    let from = base + (number >> (2 * lane) & 3) * 16;
                    result = result.with_lane(base + lane * 16, 16, only.lane(from, 16));
                }
            }
            Shuffle::Floats(32) => {
                for lane in 0..4 {
                    let from = if lane < 2 { a } else { b };
                    result = result.with_lane(lane * 32, 32, from.lane((number >> (2 * lane) & 3) * 32, 32));
                }
            }
            Shuffle::Floats(_) => {
                result = Wide([a.0[(number & 1) as usize], b.0[(number >> 1 & 1) as usize]]);
            }
            Shuffle::Unpack { width, high } => {
                let base = if high { 64 } else { 0 };
                for lane in 0..64 / width {
                    result = result.with_lane(2 * lane * width, width, a.lane(base + lane * width, width));
                    result = result.with_lane((2 * lane + 1) * width, width, b.lane(base + lane * width, width));
                }
            }
            Shuffle::Bytes => {
                for lane in 0..16 {
                    let index = b.lane(lane * 8, 8);
                    let word = match index {
                        Word { undefined: 0, bits, .. } if bits & 0x80 != 0 => Word::plain(0),
                        Word { undefined: 0, bits, .. } => a.lane((bits as u32 & 15) * 8, 8),
                        _ => Word::unknown(index.cause).low(8),
                    };
                    result = result.with_lane(lane * 8, 8, word);
                }
            }
            Shuffle::Align => {
                for lane in 0..16 {
                    let from = lane + number;
                    let word = match from {
                        0..16 => b.lane(from * 8, 8),
                        16..32 => a.lane((from - 16) * 8, 8),
                        _ => Word::plain(0),
                    };
                    result = result.with_lane(lane * 8, 8, word);
                }
            }
            Shuffle::ShiftBytes { left } => {
                let by = number.min(16);
                for lane in 0..16u32 {
                    let from = if left { lane.checked_sub(by) } else { Some(lane + by).filter(|from| *from < 16) };
                    let word = from.map_or(Word::plain(0), |from| only.lane(from * 8, 8));
                    result = result.with_lane(lane * 8, 8, word);
                }
            }
            Shuffle::Extract(width) => {
                let lane = number % (128 / width);
                result = Wide([b.lane(lane * width, width), Word::plain(0)]);
            }
            Shuffle::Insert(width) => {
                let lane = number % (128 / width);
                result = a.with_lane(lane * width, width, b.lane(0, width));
            }
        }
        Ok(result)
    }
}
