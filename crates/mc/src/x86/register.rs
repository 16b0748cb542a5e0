//! Registers of x86-64, by class and number.

use std::fmt;

/// Class of registers; the number in an encoding means a register of a class.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum RegisterClass {
    /// `al` to `r15b`; 4 to 7 are `spl bpl sil dil`.
    Gpr8,
    /// `ah ch dh bh`, which are numbers 4 to 7 in an encoding without REX.
    High8,
    /// `ax` to `r15w`
    Gpr16,
    /// `eax` to `r15d`
    Gpr32,
    /// `rax` to `r15`
    Gpr64,
    /// `xmm0` to `xmm31`
    Xmm,
    /// `ymm0` to `ymm31`
    Ymm,
    /// `zmm0` to `zmm31`
    Zmm,
    /// `mm0` to `mm7`
    Mmx,
    /// `st(0)` to `st(7)`
    X87,
    /// `k0` to `k7`
    Mask,
    /// `es cs ss ds fs gs`
    Segment,
    /// `cr0` to `cr15`
    Control,
    /// `dr0` to `dr15`
    Debug,
    /// `tmm0` to `tmm7`
    Tile,
    /// `eip rip`, in addresses
    InstructionPointer,
    /// `eiz riz`: no index, in addresses
    ZeroIndex,
}

/// A register.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Register {
    /// Class.
    pub class: RegisterClass,
    /// Number in the class, below 32.
    pub number: u8,
}

/// Names that do not follow from a number.
const NAMED: [(RegisterClass, &[&str]); 7] = [
    (
        RegisterClass::Gpr8,
        &[
            "al", "cl", "dl", "bl", "spl", "bpl", "sil", "dil", "r8b", "r9b", "r10b", "r11b", "r12b", "r13b", "r14b",
            "r15b",
        ],
    ),
    (
        RegisterClass::Gpr16,
        &["ax", "cx", "dx", "bx", "sp", "bp", "si", "di", "r8w", "r9w", "r10w", "r11w", "r12w", "r13w", "r14w", "r15w"],
    ),
    (
        RegisterClass::Gpr32,
        &[
            "eax", "ecx", "edx", "ebx", "esp", "ebp", "esi", "edi", "r8d", "r9d", "r10d", "r11d", "r12d", "r13d",
            "r14d", "r15d",
        ],
    ),
    (
        RegisterClass::Gpr64,
        &["rax", "rcx", "rdx", "rbx", "rsp", "rbp", "rsi", "rdi", "r8", "r9", "r10", "r11", "r12", "r13", "r14", "r15"],
    ),
    (RegisterClass::Segment, &["es", "cs", "ss", "ds", "fs", "gs"]),
    (RegisterClass::InstructionPointer, &["eip", "rip"]),
    (RegisterClass::ZeroIndex, &["eiz", "riz"]),
];

/// Prefixes of names that end in a number, and how many there are.
const NUMBERED: [(RegisterClass, &str, u8); 10] = [
    (RegisterClass::Xmm, "xmm", 32),
    (RegisterClass::Ymm, "ymm", 32),
    (RegisterClass::Zmm, "zmm", 32),
    (RegisterClass::Mmx, "mm", 8),
    (RegisterClass::X87, "st", 8),
    (RegisterClass::Mask, "k", 8),
    (RegisterClass::Control, "cr", 16),
    (RegisterClass::Debug, "dr", 16),
    (RegisterClass::Debug, "db", 16),
    (RegisterClass::Tile, "tmm", 8),
];

/// Names of the high bytes, from number 4.
const HIGH: [&str; 4] = ["ah", "ch", "dh", "bh"];

impl Register {
    /// `rip`
    pub const RIP: Register = Register::new(RegisterClass::InstructionPointer, 1);
    /// `cs`
    pub const CS: Register = Register::new(RegisterClass::Segment, 1);
    /// `ds`
    pub const DS: Register = Register::new(RegisterClass::Segment, 3);
    /// `es`
    pub const ES: Register = Register::new(RegisterClass::Segment, 0);
    /// `fs`
    pub const FS: Register = Register::new(RegisterClass::Segment, 4);
    /// `gs`
    pub const GS: Register = Register::new(RegisterClass::Segment, 5);

    /// Returns the register of this class and number.
    pub const fn new(class: RegisterClass, number: u8) -> Register {
        Register { class, number }
    }

    /// Returns the 64-bit register of this number.
    pub const fn gpr64(number: u8) -> Register {
        Register::new(RegisterClass::Gpr64, number)
    }

    /// Returns the 32-bit register of this number.
    pub const fn gpr32(number: u8) -> Register {
        Register::new(RegisterClass::Gpr32, number)
    }

    /// Returns the 128-bit vector register of this number.
    pub const fn xmm(number: u8) -> Register {
        Register::new(RegisterClass::Xmm, number)
    }

    /// Returns the register of this name, in any case of letters, without `%`. `st` is `st(0)`; other forms of
    /// these are `st(3)` and `st3`.
    pub fn named(name: &[u8]) -> Option<Register> {
        let mut buffer = [0; 8];
        let lower = buffer.get_mut(..name.len())?;
        lower.copy_from_slice(name);
        lower.make_ascii_lowercase();
        let lower = &*lower;
        if lower == b"st" {
            return Some(Register::new(RegisterClass::X87, 0));
        }
        if let Some(place) = HIGH.iter().position(|high| high.as_bytes() == lower) {
            return Some(Register::new(RegisterClass::High8, 4 + place as u8));
        }
        for (class, names) in NAMED {
            if let Some(number) = names.iter().position(|known| known.as_bytes() == lower) {
                return Some(Register::new(class, number as u8));
            }
        }
        for (class, prefix, count) in NUMBERED {
            let Some(digits) = lower.strip_prefix(prefix.as_bytes()) else { continue };
            let digits = match (class, digits) {
                (RegisterClass::X87, [b'(', inner @ .., b')']) => inner,
                _ => digits,
            };
            let number = match *digits {
                [one @ b'0'..=b'9'] => one - b'0',
                [ten @ b'1'..=b'9', one @ b'0'..=b'9'] => (ten - b'0') * 10 + (one - b'0'),
                _ => continue,
            };
            if number < count {
                return Some(Register::new(class, number));
            }
        }
        None
    }

    /// Returns the width in bits; 0 of those that have none.
    pub const fn bits(self) -> u16 {
        match self.class {
            RegisterClass::Gpr8 | RegisterClass::High8 => 8,
            RegisterClass::Gpr16 | RegisterClass::Segment => 16,
            RegisterClass::Gpr32 => 32,
            RegisterClass::Gpr64 | RegisterClass::Mmx | RegisterClass::Mask => 64,
            RegisterClass::Control | RegisterClass::Debug => 64,
            RegisterClass::X87 => 80,
            RegisterClass::Xmm => 128,
            RegisterClass::Ymm => 256,
            RegisterClass::Zmm => 512,
            RegisterClass::Tile => 8192,
            RegisterClass::InstructionPointer | RegisterClass::ZeroIndex => {
                if self.number == 1 {
                    64
                } else {
                    32
                }
            }
        }
    }

    /// Whether this is one of `spl bpl sil dil`, which only exist with a REX prefix.
    pub const fn needs_rex(self) -> bool {
        matches!(self.class, RegisterClass::Gpr8) && self.number >= 4 && self.number < 8
    }
}

impl fmt::Display for Register {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.class == RegisterClass::High8 {
            return f.write_str(HIGH[usize::from(self.number) % 4]);
        }
        if self.class == RegisterClass::X87 {
            return if self.number == 0 { f.write_str("st") } else { write!(f, "st({})", self.number) };
        }
        if let Some((_, names)) = NAMED.iter().find(|(class, _)| *class == self.class) {
            return f.write_str(names.get(usize::from(self.number)).unwrap_or(&"?"));
        }
        match NUMBERED.iter().find(|(class, ..)| *class == self.class) {
            Some((_, prefix, _)) => write!(f, "{prefix}{}", self.number),
            None => f.write_str("?"),
        }
    }
}

impl fmt::Debug for Register {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "%{self}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_as_printed() {
        let mut count = 0;
        for class in [
            RegisterClass::Gpr8,
            RegisterClass::High8,
            RegisterClass::Gpr16,
            RegisterClass::Gpr32,
            RegisterClass::Gpr64,
            RegisterClass::Xmm,
            RegisterClass::Mmx,
            RegisterClass::X87,
            RegisterClass::Mask,
            RegisterClass::Segment,
            RegisterClass::Tile,
            RegisterClass::InstructionPointer,
        ] {
            for number in 0..32 {
                let register = Register::new(class, number);
                if Register::named(register.to_string().as_bytes()) == Some(register) {
                    count += 1;
                }
            }
        }
        assert_eq!(count, 16 + 4 + 16 * 3 + 32 + 8 + 8 + 8 + 6 + 8 + 2);
    }

    #[test]
    fn other_spellings() {
        assert_eq!(Register::named(b"RAX"), Some(Register::gpr64(0)));
        assert_eq!(Register::named(b"st(3)"), Some(Register::new(RegisterClass::X87, 3)));
        assert_eq!(Register::named(b"xmm32"), None);
        assert_eq!(Register::named(b"a_long_name_of_something"), None);
    }
}
