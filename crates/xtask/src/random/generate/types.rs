//! Types of random functions, and constants of them.

use super::Random;

/// Format of floating-point numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Format {
    Half,
    BFloat,
    Float,
    Double,
    X87,
    Quad,
}

/// Numbers of a format: zeros, ones, the largest and the smallest, infinity, a quiet NaN, and one more.
type Numbers = [&'static str; 11];

/// Formats: name, name in intrinsics, bits, numbers.
const FORMATS: [(Format, &str, &str, u32, Numbers); 6] = [
    (
        Format::Half,
        "half",
        "f16",
        16,
        [
            "0xH0000", "0xH8000", "0xH3C00", "0xHBE00", "0xH4000", "0xH3800", "0xH7BFF", "0xH0001", "0xH7C00",
            "0xH7E00", "0xH4280",
        ],
    ),
    (
        Format::BFloat,
        "bfloat",
        "bf16",
        16,
        [
            "0xR0000", "0xR8000", "0xR3F80", "0xRBFC0", "0xR4000", "0xR3F00", "0xR7F7F", "0xR0001", "0xR7F80",
            "0xR7FC0", "0xR4050",
        ],
    ),
    (
        Format::Float,
        "float",
        "f32",
        32,
        [
            "0x0000000000000000",
            "0x8000000000000000",
            "0x3FF0000000000000",
            "0xBFF8000000000000",
            "0x4000000000000000",
            "0x3FE0000000000000",
            "0x47EFFFFFE0000000",
            "0x36A0000000000000",
            "0x7FF0000000000000",
            "0x7FF8000000000000",
            "0x400A000000000000",
        ],
    ),
    (
        Format::Double,
        "double",
        "f64",
        64,
        [
            "0x0000000000000000",
            "0x8000000000000000",
            "0x3FF0000000000000",
            "0xBFF8000000000000",
            "0x4000000000000000",
            "0x3FE0000000000000",
            "0x7FEFFFFFFFFFFFFF",
            "0x0000000000000001",
            "0x7FF0000000000000",
            "0x7FF8000000000000",
            "0x400A000000000000",
        ],
    ),
    (
        Format::X87,
        "x86_fp80",
        "f80",
        80,
        [
            "0xK00000000000000000000",
            "0xK80000000000000000000",
            "0xK3FFF8000000000000000",
            "0xKBFFFC000000000000000",
            "0xK40008000000000000000",
            "0xK3FFE8000000000000000",
            "0xK7FFEFFFFFFFFFFFFFFFF",
            "0xK00000000000000000001",
            "0xK7FFF8000000000000000",
            "0xK7FFFC000000000000000",
            "0xK4000D000000000000000",
        ],
    ),
    (
        Format::Quad,
        "fp128",
        "f128",
        128,
        [
            "0xL00000000000000000000000000000000",
            "0xL00000000000000008000000000000000",
            "0xL00000000000000003FFF000000000000",
            "0xL0000000000000000BFFF800000000000",
            "0xL00000000000000004000000000000000",
            "0xL00000000000000003FFE000000000000",
            "0xLFFFFFFFFFFFFFFFF7FFEFFFFFFFFFFFF",
            "0xL00000000000000010000000000000000",
            "0xL00000000000000007FFF000000000000",
            "0xL00000000000000007FFF800000000000",
            "0xL00000000000000004000A00000000000",
        ],
    ),
];

/// Widths of integers: of registers, their neighbours, odd ones, two words and more.
const WIDTHS: [u32; 26] =
    [1, 2, 3, 5, 7, 8, 8, 9, 13, 16, 16, 17, 24, 31, 32, 32, 33, 40, 48, 63, 64, 64, 65, 100, 128, 128];

/// Type of a lane, or of a value without lanes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scalar {
    Int(u32),
    Float(Format),
}

/// First-class type of numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Type {
    pub(super) scalar: Scalar,
    /// Number of lanes of a vector; 0 if it is none.
    pub(super) lanes: u32,
}

pub(super) const I1: Type = Type::int(1);
pub(super) const I8: Type = Type::int(8);
pub(super) const I32: Type = Type::int(32);
pub(super) const I64: Type = Type::int(64);

impl Type {
    pub(super) const fn int(width: u32) -> Type {
        Type { scalar: Scalar::Int(width), lanes: 0 }
    }

    /// Returns any type.
    pub(super) fn any(random: &mut Random) -> Type {
        let scalar = match random.below(10) {
            0..=5 => Scalar::Int(WIDTHS[random.below(WIDTHS.len() as u32) as usize]),
            6 => Scalar::Float(Format::Float),
            7 | 8 => Scalar::Float(Format::Double),
            _ => Scalar::Float(FORMATS[random.below(6) as usize].0),
        };
        let lanes = if random.one_in(4) { [1, 2, 2, 3, 4, 4, 4, 5, 8, 8, 16][random.below(11) as usize] } else { 0 };
        Type { scalar, lanes }
    }

    /// Returns a type of scalars of at most 64 bits.
    pub(super) fn plain(random: &mut Random) -> Type {
        let scalar = match random.below(4) {
            0 => Scalar::Float(Format::Float),
            1 => Scalar::Float(Format::Double),
            _ => Scalar::Int(WIDTHS[random.below(22) as usize]),
        };
        Type { scalar, lanes: 0 }
    }

    fn row(format: Format) -> &'static (Format, &'static str, &'static str, u32, Numbers) {
        FORMATS.iter().find(|row| row.0 == format).expect("every format has a row")
    }

    /// Width of a lane in bits.
    pub(super) fn width(self) -> u32 {
        match self.scalar {
            Scalar::Int(width) => width,
            Scalar::Float(format) => Type::row(format).3,
        }
    }

    pub(super) fn bits(self) -> u32 {
        self.width() * self.lanes.max(1)
    }

    pub(super) fn is_int(self) -> bool {
        matches!(self.scalar, Scalar::Int(_))
    }

    /// Returns the type of a lane.
    pub(super) fn lane(self) -> Type {
        Type { lanes: 0, ..self }
    }

    /// Returns the type with other lanes, as many.
    pub(super) fn of(self, scalar: Scalar) -> Type {
        Type { scalar, ..self }
    }

    /// Whether memory that holds any bytes holds a value of it.
    pub(super) fn is_whole_bytes(self) -> bool {
        self.width().is_multiple_of(8) && self.scalar != Scalar::Float(Format::X87)
    }

    fn name(self) -> (String, String) {
        match self.scalar {
            Scalar::Int(width) => (format!("i{width}"), format!("i{width}")),
            Scalar::Float(format) => (Type::row(format).1.to_owned(), Type::row(format).2.to_owned()),
        }
    }

    /// Returns the type in text.
    pub(super) fn text(self) -> String {
        match self.lanes {
            0 => self.name().0,
            lanes => format!("<{lanes} x {}>", self.name().0),
        }
    }

    /// Returns the type as names of intrinsics end with it.
    pub(super) fn suffix(self) -> String {
        match self.lanes {
            0 => self.name().1,
            lanes => format!("v{lanes}{}", self.name().1),
        }
    }

    /// Returns a constant.
    pub(super) fn constant(self, random: &mut Random) -> String {
        if self.lanes > 0 {
            let lanes: Vec<String> =
                (0..self.lanes).map(|_| format!("{} {}", self.lane().text(), self.lane().constant(random))).collect();
            return format!("<{}>", lanes.join(", "));
        }
        match self.scalar {
            Scalar::Float(format) => Type::row(format).4[random.below(11) as usize].to_owned(),
            Scalar::Int(width) => number(width, random).to_string(),
        }
    }

    /// Returns the number one as a constant of a lane.
    pub(super) fn one(self) -> &'static str {
        match self.scalar {
            Scalar::Int(_) => "1",
            Scalar::Float(format) => Type::row(format).4[2],
        }
    }

    /// Returns a constant with the same lane everywhere.
    pub(super) fn splat(self, lane: &str) -> String {
        if self.lanes == 0 {
            return lane.to_owned();
        }
        let lane = format!("{} {lane}", self.lane().text());
        format!("<{}>", vec![lane; self.lanes as usize].join(", "))
    }
}

/// Returns a number of a width: small, near a limit, or any. Wider ones than 128 bits have zeros above.
fn number(width: u32, random: &mut Random) -> u128 {
    let bits = width.min(128);
    let mask = u128::MAX >> (128 - bits);
    let any = u128::from(random.next()) << 80 ^ u128::from(random.next()) << 40 ^ u128::from(random.next());
    let number = match random.below(6) {
        0 | 1 => u128::from(random.below(12)),
        2 => mask ^ u128::from(random.below(4)),
        3 => (1 << (bits - 1)) ^ u128::from(random.below(2)),
        4 => any >> random.below(128),
        _ => any,
    };
    number & mask
}
