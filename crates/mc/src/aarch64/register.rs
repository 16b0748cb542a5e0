//! Registers.

use std::fmt;

/// File of registers, with the width under which a register is named.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum RegisterKind {
    /// 32-bit general register; number 31 is the zero register.
    W,
    /// 64-bit general register; number 31 is the zero register.
    X,
    /// The stack pointer's lower half; its number is 31.
    Wsp,
    /// The stack pointer; its number is 31.
    Sp,
    /// Lowest 8 bits of a vector register.
    B,
    /// Lowest 16 bits of a vector register.
    H,
    /// Lowest 32 bits of a vector register.
    S,
    /// Lowest 64 bits of a vector register.
    D,
    /// All 128 bits of a vector register, as one number.
    Q,
    /// A vector register whose lanes the instruction names.
    V,
}

impl RegisterKind {
    /// All kinds, in the order of their declaration.
    pub const ALL: [RegisterKind; 10] = [
        RegisterKind::W,
        RegisterKind::X,
        RegisterKind::Wsp,
        RegisterKind::Sp,
        RegisterKind::B,
        RegisterKind::H,
        RegisterKind::S,
        RegisterKind::D,
        RegisterKind::Q,
        RegisterKind::V,
    ];

    /// Returns the first letter of the names; of the stack pointer, that of the general registers of its width.
    pub(crate) fn letter(self) -> u8 {
        match self {
            RegisterKind::W | RegisterKind::Wsp => b'w',
            RegisterKind::X | RegisterKind::Sp => b'x',
            RegisterKind::B => b'b',
            RegisterKind::H => b'h',
            RegisterKind::S => b's',
            RegisterKind::D => b'd',
            RegisterKind::Q => b'q',
            RegisterKind::V => b'v',
        }
    }
}

/// A register.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Register {
    /// The file and width.
    pub kind: RegisterKind,
    /// The number in instructions, 0 to 31.
    pub number: u8,
}

impl Register {
    /// The 32-bit zero register.
    pub const WZR: Register = Register { kind: RegisterKind::W, number: 31 };
    /// The 64-bit zero register.
    pub const XZR: Register = Register { kind: RegisterKind::X, number: 31 };
    /// The lower half of the stack pointer.
    pub const WSP: Register = Register { kind: RegisterKind::Wsp, number: 31 };
    /// The stack pointer.
    pub const SP: Register = Register { kind: RegisterKind::Sp, number: 31 };
    /// The link register.
    pub const LR: Register = Register::x(30);

    /// Returns the general register `wN`; 31 is `wzr`.
    pub const fn w(number: u8) -> Register {
        Register { kind: RegisterKind::W, number: number & 31 }
    }

    /// Returns the general register `xN`; 31 is `xzr`.
    pub const fn x(number: u8) -> Register {
        Register { kind: RegisterKind::X, number: number & 31 }
    }

    /// Returns the vector register `vN`.
    pub const fn v(number: u8) -> Register {
        Register { kind: RegisterKind::V, number: number & 31 }
    }

    /// Returns the register that this text names, in any case of letters.
    ///
    /// ```
    /// use draig_mc::aarch64::Register;
    ///
    /// assert_eq!(Register::parse(b"X29"), Some(Register::x(29)));
    /// assert_eq!(Register::parse(b"lr"), Some(Register::LR));
    /// assert_eq!(Register::parse(b"x31"), Some(Register::XZR));
    /// assert_eq!(Register::parse(b"x32"), None);
    /// ```
    pub fn parse(name: &[u8]) -> Option<Register> {
        let (&first, digits) = name.split_first()?;
        let kind = match first.to_ascii_lowercase() {
            b'w' => RegisterKind::W,
            b'x' => RegisterKind::X,
            b'b' => RegisterKind::B,
            b'h' => RegisterKind::H,
            b's' => RegisterKind::S,
            b'd' => RegisterKind::D,
            b'q' => RegisterKind::Q,
            b'v' => RegisterKind::V,
            _ => return Register::parse_word(name),
        };
        let number = match *digits {
            [digit @ b'0'..=b'9'] => digit - b'0',
            [tens @ b'1'..=b'3', digit @ b'0'..=b'9'] => (tens - b'0') * 10 + (digit - b'0'),
            _ => return Register::parse_word(name),
        };
        (number <= 31).then_some(Register { kind, number })
    }

    fn parse_word(name: &[u8]) -> Option<Register> {
        let words: [(&[u8], Register); 6] = [
            (b"sp", Register::SP),
            (b"wsp", Register::WSP),
            (b"xzr", Register::XZR),
            (b"wzr", Register::WZR),
            (b"lr", Register::LR),
            (b"fp", Register::x(29)),
        ];
        words.iter().find_map(|&(word, register)| name.eq_ignore_ascii_case(word).then_some(register))
    }

    /// Returns the number of bits; of a vector register whose lanes are not known, 128.
    pub fn bits(self) -> u32 {
        match self.kind {
            RegisterKind::B => 8,
            RegisterKind::H => 16,
            RegisterKind::W | RegisterKind::Wsp | RegisterKind::S => 32,
            RegisterKind::X | RegisterKind::Sp | RegisterKind::D => 64,
            RegisterKind::Q | RegisterKind::V => 128,
        }
    }

    /// Whether it is the 32-bit or the 64-bit zero register.
    pub fn is_zero(self) -> bool {
        self == Register::WZR || self == Register::XZR
    }
}

impl fmt::Display for Register {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind {
            RegisterKind::Wsp => f.write_str("wsp"),
            RegisterKind::Sp => f.write_str("sp"),
            RegisterKind::W if self.number == 31 => f.write_str("wzr"),
            RegisterKind::X if self.number == 31 => f.write_str("xzr"),
            kind => write!(f, "{}{}", char::from(kind.letter()), self.number),
        }
    }
}
