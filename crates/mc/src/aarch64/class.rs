//! Classes of operands: the values that a slot of a row takes, and how they become bits and are read from them.

use super::bitmask::{decode_bitmask, encode_bitmask};
use super::generated::system::{STATE_BITS, STATE_FIELDS};
use super::operand::{Condition, ExtendKind, Float8, Operand, ShiftKind};
use super::register::{Register, RegisterKind};
use super::system::Named;

/// A class of operands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Class {
    /// The values and their bits.
    pub kind: Kind,
    /// LLVM's message where an operand does not fit.
    pub message: &'static str,
}

/// Registers that an operand may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RegisterClass {
    /// `w0` to `w30`, `wzr`.
    Gpr32,
    /// `w0` to `w30`, `wsp`.
    Gpr32Sp,
    /// `wsp`.
    Gpr32SpOnly,
    /// `w0` to `w30`.
    Gpr32Common,
    /// `x0` to `x30`, `xzr`.
    Gpr64,
    /// `x0` to `x30`, `sp`.
    Gpr64Sp,
    /// `sp`.
    Gpr64SpOnly,
    /// `x0` to `x30`.
    Gpr64Common,
    /// As `Gpr64`, but written as the 32-bit register.
    Gpr32As64,
    /// As `Gpr64Sp`; an offset of zero may follow.
    Gpr64SpZeroOffset,
    /// Eight registers in a row, named by the first, which is even and at most `x22`.
    Gpr64Block,
    /// Two 32-bit registers in a row, the first of which is even.
    Gpr32Pair,
    /// Two 64-bit registers in a row, the first of which is even.
    Gpr64Pair,
    /// `xzr, xzr`.
    ZeroPair,
    /// `b0` to `b31`.
    Fpr8,
    /// `h0` to `h31`.
    Fpr16,
    /// `s0` to `s31`.
    Fpr32,
    /// `d0` to `d31`.
    Fpr64,
    /// `q0` to `q31`.
    Fpr128,
    /// `v0` to `v31`.
    Vector,
    /// `v0` to `v15`.
    VectorLow16,
    /// `v0` to `v7`.
    VectorLow8,
}

impl RegisterClass {
    /// Whether a register belongs to the class.
    #[inline]
    pub fn contains(self, register: Register) -> bool {
        MEMBERS[self as usize][register.kind as usize] >> (register.number & 31) & 1 == 1
    }

    /// Returns the numbers of the registers of a kind that belong to the class, as bits.
    const fn numbers(self, kind: RegisterKind) -> u32 {
        use RegisterKind as K;
        const ALL: u32 = u32::MAX;
        const LAST: u32 = 1 << 31;
        const EVEN: u32 = 0x5555_5555;
        match (self, kind) {
            (RegisterClass::Gpr32, K::W) | (RegisterClass::Gpr64 | RegisterClass::Gpr32As64, K::X) => ALL,
            (RegisterClass::Gpr32Sp | RegisterClass::Gpr32Common, K::W) => !LAST,
            (RegisterClass::Gpr32Sp | RegisterClass::Gpr32SpOnly, K::Wsp) => LAST,
            (RegisterClass::Gpr64Sp | RegisterClass::Gpr64SpZeroOffset | RegisterClass::Gpr64Common, K::X) => !LAST,
            (RegisterClass::Gpr64Sp | RegisterClass::Gpr64SpZeroOffset | RegisterClass::Gpr64SpOnly, K::Sp) => LAST,
            (RegisterClass::Gpr64Block, K::X) => EVEN & 0x7f_ffff,
            (RegisterClass::Gpr32Pair, K::W) | (RegisterClass::Gpr64Pair, K::X) => EVEN,
            (RegisterClass::ZeroPair, K::X) => LAST,
            (RegisterClass::Fpr8, K::B)
            | (RegisterClass::Fpr16, K::H)
            | (RegisterClass::Fpr32, K::S)
            | (RegisterClass::Fpr64, K::D)
            | (RegisterClass::Fpr128, K::Q)
            | (RegisterClass::Vector, K::V) => ALL,
            (RegisterClass::VectorLow16, K::V) => 0xffff,
            (RegisterClass::VectorLow8, K::V) => 0xff,
            _ => 0,
        }
    }

    /// Returns the register of the class with this number, if there is one.
    pub fn register(self, number: u8) -> Option<Register> {
        use RegisterKind as K;
        let is_last = number == 31;
        let kind = match self {
            RegisterClass::Gpr32Sp if is_last => K::Wsp,
            RegisterClass::Gpr64Sp | RegisterClass::Gpr64SpZeroOffset if is_last => K::Sp,
            RegisterClass::Gpr32SpOnly => K::Wsp,
            RegisterClass::Gpr64SpOnly => K::Sp,
            RegisterClass::Gpr32 | RegisterClass::Gpr32Sp | RegisterClass::Gpr32Common | RegisterClass::Gpr32Pair => {
                K::W
            }
            RegisterClass::Gpr64
            | RegisterClass::Gpr64Sp
            | RegisterClass::Gpr64Common
            | RegisterClass::Gpr32As64
            | RegisterClass::Gpr64SpZeroOffset
            | RegisterClass::Gpr64Block
            | RegisterClass::Gpr64Pair
            | RegisterClass::ZeroPair => K::X,
            RegisterClass::Fpr8 => K::B,
            RegisterClass::Fpr16 => K::H,
            RegisterClass::Fpr32 => K::S,
            RegisterClass::Fpr64 => K::D,
            RegisterClass::Fpr128 => K::Q,
            RegisterClass::Vector | RegisterClass::VectorLow16 | RegisterClass::VectorLow8 => K::V,
        };
        let register = Register { kind, number };
        self.contains(register).then_some(register)
    }
}

/// Classes of registers, in the order of their declaration.
const CLASSES: [RegisterClass; 22] = [
    RegisterClass::Gpr32,
    RegisterClass::Gpr32Sp,
    RegisterClass::Gpr32SpOnly,
    RegisterClass::Gpr32Common,
    RegisterClass::Gpr64,
    RegisterClass::Gpr64Sp,
    RegisterClass::Gpr64SpOnly,
    RegisterClass::Gpr64Common,
    RegisterClass::Gpr32As64,
    RegisterClass::Gpr64SpZeroOffset,
    RegisterClass::Gpr64Block,
    RegisterClass::Gpr32Pair,
    RegisterClass::Gpr64Pair,
    RegisterClass::ZeroPair,
    RegisterClass::Fpr8,
    RegisterClass::Fpr16,
    RegisterClass::Fpr32,
    RegisterClass::Fpr64,
    RegisterClass::Fpr128,
    RegisterClass::Vector,
    RegisterClass::VectorLow16,
    RegisterClass::VectorLow8,
];

/// For each class, the numbers of the registers of each kind, as bits: one look-up for each operand.
static MEMBERS: [[u32; 10]; 22] = {
    let mut members = [[0; 10]; 22];
    let mut class = 0;
    while class < CLASSES.len() {
        let mut kind = 0;
        while kind < RegisterKind::ALL.len() {
            members[CLASSES[class] as usize][kind] = CLASSES[class].numbers(RegisterKind::ALL[kind]);
            kind += 1;
        }
        class += 1;
    }
    members
};

/// Registers that an extended operand combines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExtendWidth {
    /// A 32-bit register, whatever the other is.
    Narrow,
    /// A 32-bit register that is extended to 64 bits.
    Widened,
    /// A 64-bit register.
    Wide,
}

impl ExtendWidth {
    /// Whether registers of this width are extended so.
    pub fn takes(self, kind: ExtendKind) -> bool {
        let is_wide = matches!(kind, ExtendKind::Uxtx | ExtendKind::Sxtx);
        match self {
            ExtendWidth::Narrow => true,
            ExtendWidth::Widened => !is_wide,
            ExtendWidth::Wide => is_wide,
        }
    }
}

/// Places in code that an instruction refers to by their distance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Label {
    /// `b`: 26 bits of words.
    Branch26,
    /// `bl`: 26 bits of words.
    Call26,
    /// Conditional branches: 19 bits of words.
    Branch19,
    /// `tbz`: 14 bits of words.
    Branch14,
    /// Loads of constants: 19 bits of words.
    Literal19,
    /// `adr`: 21 bits of bytes.
    Adr,
    /// `adrp`: 21 bits of pages.
    Adrp,
    /// `autiasppc`: 16 bits of words backwards.
    Return16,
}

impl Label {
    /// Returns the bytes of a unit, and the number of bits.
    pub fn unit_and_bits(self) -> (i64, u32) {
        match self {
            Label::Branch26 | Label::Call26 => (4, 26),
            Label::Branch19 | Label::Literal19 => (4, 19),
            Label::Branch14 => (4, 14),
            Label::Adr => (1, 21),
            Label::Adrp => (4096, 21),
            Label::Return16 => (-4, 16),
        }
    }
}

/// Values and bits of an operand. Those that only parsing distinguishes are encoded by the class of the row's slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A register.
    Register(RegisterClass),
    /// Vector registers in braces; without `lanes` the arrangement is a single lane's or that of the mnemonic.
    List {
        /// Number of registers.
        count: u8,
        /// Number of lanes of each, 0 if a single one is meant.
        lanes: u8,
        /// Bits of a lane, 0 if the mnemonic says it.
        bits: u8,
    },
    /// A lane in brackets.
    Index {
        /// The least.
        low: u8,
        /// The greatest.
        high: u8,
    },
    /// A multiple of `scale`.
    Immediate {
        /// The least, without the scale.
        low: i32,
        /// The greatest, without the scale.
        high: i32,
        /// The factor.
        scale: i32,
    },
    /// A number of which the instruction holds the lowest bits.
    AnyImmediate,
    /// An offset of 12 bits, scaled by the size of the access, or a symbol.
    Offset12 {
        /// Bytes of the access.
        scale: u8,
    },
    /// An offset of 9 bits that an instruction with a scaled offset cannot express.
    FallbackOffset9 {
        /// Bytes of the access.
        scale: u8,
    },
    /// 16 bits of `movz`, `movk`, `movn`, or a symbol.
    MoveWide,
    /// A symbol with a specifier for 16 bits of its address.
    MoveSymbol {
        /// Number of the 16 bits, from the lowest.
        group: u8,
    },
    /// The shift of a wide move.
    MoveShift {
        /// Width of the register.
        bits: u8,
    },
    /// A number that `movz` makes.
    MovZ {
        /// Width of the register.
        bits: u8,
        /// The shift.
        shift: u8,
    },
    /// A number that `movn` makes.
    MovN {
        /// Width of the register.
        bits: u8,
        /// The shift.
        shift: u8,
    },
    /// A pattern of repeated, rotated runs of ones.
    Logical {
        /// Whether the register has 64 bits.
        is_64_bit: bool,
    },
    /// The complement of such a pattern.
    LogicalNegated {
        /// Whether the register has 64 bits.
        is_64_bit: bool,
    },
    /// 12 bits, shifted by 0 or 12, or a symbol.
    AddSubImmediate,
    /// The negative of such a number.
    AddSubNegated,
    /// `lsl`, `lsr` or `asr`.
    ArithmeticShift {
        /// Width of the register.
        bits: u8,
    },
    /// `lsl`, `lsr`, `asr` or `ror`.
    LogicalShift {
        /// Width of the register.
        bits: u8,
    },
    /// An extension and a shift by 0 to 4.
    Extend {
        /// The registers.
        width: ExtendWidth,
    },
    /// `lsl` by 0 to 7.
    LeftShift3,
    /// `lsl` by a multiple of 8.
    VectorShift {
        /// The greatest.
        most: u8,
    },
    /// `msl` by 8 or 16.
    OnesShift,
    /// A 64-bit number each of whose bytes is 0 or 255.
    ByteMask,
    /// A shift to the right, which is encoded as its distance from the width of a lane.
    ShiftRight {
        /// The least.
        low: u8,
        /// The greatest.
        high: u8,
        /// The width.
        width: u8,
    },
    /// The number of bits after the binary point.
    FixedPoint {
        /// The greatest.
        high: u8,
    },
    /// An angle.
    Rotation {
        /// The step.
        angle: u16,
        /// The least.
        remainder: u16,
    },
    /// `uxtw` or `sxtw` in an address.
    MemoryExtendW {
        /// Logarithm of the size of the access.
        shift: u8,
    },
    /// `lsl` or `sxtx` in an address.
    MemoryExtendX {
        /// Logarithm of the size of the access.
        shift: u8,
    },
    /// A place in code.
    Label(Label),
    /// A condition.
    Condition,
    /// A condition whose inverse is encoded; neither `al` nor `nv`.
    InvertedCondition,
    /// A floating-point number of eight bits.
    Float8,
    /// Domain of a barrier.
    Barrier,
    /// Domain of a barrier with `nXS`.
    BarrierNxs,
    /// Operation of `prfm`.
    Prefetch,
    /// Operation of `rprfm`.
    RangePrefetch,
    /// System register of `mrs`.
    ReadableSystemRegister,
    /// System register of `msr`.
    WritableSystemRegister,
    /// Field of the processor's state of one bit.
    ProcessorStateBit,
    /// Field of the processor's state of four bits.
    ProcessorStateField,
    /// `c0` to `c15`.
    ControlRegister,
    /// Operand of `bti`, a number of a hint.
    BranchTargetHint,
    /// Operand of `psb`, a number of a hint.
    ProfilingHint,
}

impl Kind {
    /// Returns the bits of an operand, or `None` if it is not of this class.
    #[inline]
    pub(crate) fn encode(self, operand: Operand) -> Option<u32> {
        match (self, operand) {
            (Kind::Register(class), Operand::Register(register)) => {
                class.contains(register).then_some(u32::from(register.number))
            }
            (
                Kind::ArithmeticShift { .. } | Kind::LogicalShift { .. },
                Operand::Shift { kind: ShiftKind::Lsl, amount: 0 },
            ) => Some(0),
            (Kind::Offset12 { scale }, Operand::Immediate(value)) => {
                // the scale is a power of two
                let shift = scale.trailing_zeros();
                let unscaled = (value as u64) >> shift;
                (unscaled <= 4095 && unscaled << shift == value as u64).then_some(unscaled as u32)
            }
            (Kind::Immediate { low, high, scale }, Operand::Immediate(value)) => {
                let scale = i64::from(scale);
                let unscaled = if scale == 1 { value } else { value / scale };
                let fits = (i64::from(low)..=i64::from(high)).contains(&unscaled) && unscaled * scale == value;
                fits.then_some(unscaled as u32)
            }
            (_, Operand::Symbolic) => self.is_symbolic().then_some(0),
            _ => self.encode_rare(operand),
        }
    }

    fn encode_rare(self, operand: Operand) -> Option<u32> {
        let number = |value: i64, low: i64, high: i64| (low..=high).contains(&value).then_some(value);
        Some(match (self, operand) {
            (Kind::List { count, .. }, Operand::List { first, count: given }) => {
                if given != count || first.kind != RegisterKind::V {
                    return None;
                }
                u32::from(first.number)
            }
            (Kind::Index { low, high }, Operand::Immediate(value)) => {
                number(value, i64::from(low), i64::from(high))? as u32
            }
            (Kind::AnyImmediate, Operand::Immediate(value)) => value as u32,
            (Kind::MoveWide, Operand::Immediate(value)) => number(value, 0, 0xffff)? as u32,
            (Kind::MoveShift { bits }, Operand::Shift { kind: ShiftKind::Lsl, amount }) => {
                if amount % 16 != 0 || amount >= bits {
                    return None;
                }
                u32::from(amount)
            }
            (Kind::Logical { is_64_bit }, Operand::Immediate(value)) => {
                u32::from(encode_bitmask(value as u64, is_64_bit)?)
            }
            (Kind::AddSubImmediate, Operand::Shifted { value, shift }) => {
                if value > 4095 || !matches!(shift, 0 | 12) {
                    return None;
                }
                u32::from(value) | u32::from(shift == 12) << 12
            }
            (Kind::ArithmeticShift { bits } | Kind::LogicalShift { bits }, Operand::Shift { kind, amount }) => {
                let is_rotation = matches!(kind, ShiftKind::Ror) && matches!(self, Kind::ArithmeticShift { .. });
                if amount >= bits || is_rotation || kind == ShiftKind::Msl {
                    return None;
                }
                (kind as u32) << 6 | u32::from(amount)
            }
            (Kind::Extend { width }, Operand::Extend { kind, amount }) => {
                width.takes(kind).then_some(())?;
                number(i64::from(amount), 0, 4)?;
                (kind as u32) << 3 | u32::from(amount)
            }
            (Kind::LeftShift3, Operand::Shift { kind: ShiftKind::Lsl, amount }) => {
                number(i64::from(amount), 0, 7)? as u32
            }
            (Kind::VectorShift { most }, Operand::Shift { kind: ShiftKind::Lsl, amount }) => {
                if amount > most || amount % 8 != 0 {
                    return None;
                }
                u32::from(amount / 8)
            }
            (Kind::OnesShift, Operand::Shift { kind: ShiftKind::Msl, amount }) => match amount {
                8 => 0,
                16 => 1,
                _ => return None,
            },
            (Kind::ByteMask, Operand::Immediate(value)) => {
                let bytes = value.to_le_bytes();
                if bytes.iter().any(|&byte| byte != 0 && byte != 0xff) {
                    return None;
                }
                bytes.iter().enumerate().map(|(at, &byte)| u32::from(byte & 1) << at).sum()
            }
            (Kind::ShiftRight { low, high, width }, Operand::Immediate(value)) => {
                u32::from(width) - number(value, i64::from(low), i64::from(high))? as u32
            }
            (Kind::FixedPoint { high }, Operand::Immediate(value)) => 64 - number(value, 1, i64::from(high))? as u32,
            (Kind::Rotation { angle, remainder }, Operand::Immediate(value)) => {
                let value = value.checked_sub(i64::from(remainder))?;
                if value % i64::from(angle) != 0 {
                    return None;
                }
                number(value / i64::from(angle), 0, 360 / i64::from(angle) - 1)? as u32
            }
            (Kind::MemoryExtendW { .. } | Kind::MemoryExtendX { .. }, Operand::MemoryExtend { kind, is_shifted }) => {
                let is_wide = matches!(self, Kind::MemoryExtendX { .. });
                let (plain, signed) =
                    if is_wide { (ExtendKind::Uxtx, ExtendKind::Sxtx) } else { (ExtendKind::Uxtw, ExtendKind::Sxtw) };
                if kind != plain && kind != signed {
                    return None;
                }
                u32::from(kind == signed) << 1 | u32::from(is_shifted)
            }
            (Kind::Label(label), Operand::Immediate(value)) => {
                let (unit, bits) = label.unit_and_bits();
                let units = value.checked_div(unit)?;
                let (low, high) = match label {
                    Label::Return16 => (0, (1 << bits) - 1),
                    _ => (-(1i64 << (bits - 1)), (1i64 << (bits - 1)) - 1),
                };
                if value % unit != 0 {
                    return None;
                }
                number(units, low, high)? as u32
            }
            (Kind::Condition, Operand::Condition(condition)) => condition as u32,
            (Kind::Float8, Operand::Float(float)) => u32::from(float.0),
            (kind, Operand::System(bits)) => {
                let most = kind.system_bits()?;
                if u32::from(bits) >= 1 << most {
                    return None;
                }
                u32::from(bits)
            }
            _ => return None,
        })
    }

    /// Number of bits of a system operand.
    fn system_bits(self) -> Option<u32> {
        Some(match self {
            Kind::ReadableSystemRegister | Kind::WritableSystemRegister => 16,
            Kind::ProcessorStateBit => 9,
            Kind::ProcessorStateField | Kind::RangePrefetch => 6,
            Kind::Prefetch => 5,
            Kind::Barrier | Kind::BarrierNxs | Kind::ControlRegister => 4,
            _ => return None,
        })
    }

    /// Whether a symbol may stand here.
    pub fn is_symbolic(self) -> bool {
        matches!(
            self,
            Kind::Label(_) | Kind::AddSubImmediate | Kind::Offset12 { .. } | Kind::MoveWide | Kind::MoveSymbol { .. }
        )
    }

    /// Returns the operand with these bits, `width` in number, or `None` if the bits are reserved.
    pub(crate) fn decode(self, bits: u32, width: u32) -> Option<Operand> {
        let unused = 32 - width.clamp(1, 32);
        let signed = |bits: u32| i64::from((bits << unused) as i32 >> unused);
        Some(match self {
            Kind::Register(RegisterClass::ZeroPair) => Operand::Register(Register::XZR),
            Kind::Register(class) => Operand::Register(class.register(bits as u8)?),
            Kind::List { count, .. } => Operand::List { first: Register::v(bits as u8), count },
            Kind::Index { low, high } => {
                // a fixed lane has no bits
                let value = if width == 0 { u32::from(low) } else { bits };
                (u32::from(low)..=u32::from(high)).contains(&value).then_some(())?;
                Operand::Immediate(i64::from(value))
            }
            Kind::Immediate { low, high, scale } => {
                // the highest bit of `tbz` with a 64-bit register is a fixed bit
                let value = match low {
                    32 => i64::from(bits | 32),
                    _ if low < 0 => signed(bits),
                    _ => i64::from(bits),
                };
                (i64::from(low)..=i64::from(high)).contains(&value).then_some(())?;
                Operand::Immediate(value * i64::from(scale))
            }
            Kind::AnyImmediate | Kind::MoveWide => Operand::Immediate(i64::from(bits)),
            Kind::Offset12 { scale } => Operand::Immediate(i64::from(bits) * i64::from(scale)),
            Kind::MoveShift { bits: most } => {
                (bits < u32::from(most)).then_some(())?;
                Operand::Shift { kind: ShiftKind::Lsl, amount: bits as u8 }
            }
            Kind::Logical { is_64_bit } => Operand::Immediate(decode_bitmask(bits as u16, is_64_bit)? as i64),
            Kind::AddSubImmediate => {
                Operand::Shifted { value: (bits & 0xfff) as u16, shift: if bits >> 12 & 1 == 1 { 12 } else { 0 } }
            }
            Kind::ArithmeticShift { bits: most } | Kind::LogicalShift { bits: most } => {
                let kind = ShiftKind::ALL[(bits >> 6 & 3) as usize];
                let amount = (bits & 63) as u8;
                let is_rotation = kind == ShiftKind::Ror && matches!(self, Kind::ArithmeticShift { .. });
                (amount < most && !is_rotation).then_some(())?;
                Operand::Shift { kind, amount }
            }
            Kind::Extend { width } => {
                let amount = (bits & 7) as u8;
                // of the extensions of 64-bit registers the instruction holds the sign alone
                let bits = if width == ExtendWidth::Wide { bits | 3 << 3 } else { bits };
                let kind = ExtendKind::ALL[(bits >> 3 & 7) as usize];
                (amount <= 4 && width.takes(kind)).then_some(())?;
                Operand::Extend { kind, amount }
            }
            Kind::LeftShift3 => Operand::Shift { kind: ShiftKind::Lsl, amount: bits as u8 },
            Kind::VectorShift { most } => {
                let amount = bits as u8 * 8;
                (amount <= most).then_some(())?;
                Operand::Shift { kind: ShiftKind::Lsl, amount }
            }
            Kind::OnesShift => Operand::Shift { kind: ShiftKind::Msl, amount: if bits == 0 { 8 } else { 16 } },
            Kind::ByteMask => {
                let byte = |at: usize| if bits >> at & 1 == 1 { 0xff } else { 0 };
                Operand::Immediate(i64::from_le_bytes(std::array::from_fn(byte)))
            }
            Kind::ShiftRight { low, high, width: lane } => {
                // the field holds the lowest bits of the distance
                let mask = (1u32 << width) - 1;
                let value = (u32::from(lane) & mask).wrapping_sub(bits) & mask;
                let value = if value < u32::from(low) { value + mask + 1 } else { value };
                (value <= u32::from(high)).then_some(())?;
                Operand::Immediate(i64::from(value))
            }
            Kind::FixedPoint { high } => {
                // the highest bit of six is fixed where a 32-bit register takes part
                let value = 64 - (bits & 63 | if width < 6 { 32 } else { 0 });
                (value <= u32::from(high)).then_some(())?;
                Operand::Immediate(i64::from(value))
            }
            Kind::Rotation { angle, remainder } => {
                Operand::Immediate(i64::from(bits) * i64::from(angle) + i64::from(remainder))
            }
            Kind::MemoryExtendW { .. } | Kind::MemoryExtendX { .. } => {
                let is_wide = matches!(self, Kind::MemoryExtendX { .. });
                let number = 2 + usize::from(is_wide) + if bits & 2 == 0 { 0 } else { 4 };
                Operand::MemoryExtend { kind: ExtendKind::ALL[number], is_shifted: bits & 1 == 1 }
            }
            Kind::Label(label) => {
                let (unit, _) = label.unit_and_bits();
                let units = if label == Label::Return16 { i64::from(bits) } else { signed(bits) };
                Operand::Immediate(units * unit)
            }
            Kind::Condition => Operand::Condition(Condition::ALL[(bits & 15) as usize]),
            Kind::Float8 => Operand::Float(Float8(bits as u8)),
            Kind::BarrierNxs => Operand::System(bits as u16 | 3),
            Kind::ProcessorStateField | Kind::ProcessorStateBit => {
                let is_bit = self == Kind::ProcessorStateBit;
                let table: &[Named] = if is_bit { &STATE_BITS } else { &STATE_FIELDS };
                table.iter().any(|entry| u32::from(entry.2) == bits).then_some(())?;
                Operand::System(bits as u16)
            }
            _ => {
                self.system_bits()?;
                Operand::System(bits as u16)
            }
        })
    }
}
