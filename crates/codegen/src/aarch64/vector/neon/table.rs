//! Table of intrinsics by their instructions, and the rows that types choose.
//!
//! A line of `table.txt` is an intrinsic, the form of its instruction, and names of rows. The first letter of a form
//! says what becomes of the result:
//!
//! | letter | result |
//! | --- | --- |
//! | `d` | in a vector register |
//! | `D` | the same, which holds the first argument before |
//! | `g` | in a general register, as all operands are |
//! | `a`, `u` | in the first lane of a vector register, from which it is extended with its sign or with zeros |
//! | `U` | the same with zeros, of twice the width of the operand's lanes |
//! | `T` | in a vector register; the operands are a table of one to four registers |
//! | `V` | the sum of all lanes of numbers |
//!
//! Others are operands: `n`, `m`, `a` are registers; `l` is a lane of a register, `L` and `R` are shifts to the left
//! and to the right, `F` is a number of bits after the binary point, `i`, `t` and `x` are numbers, and a digit is a
//! number of the form itself, a rotation.
//!
//! In the name of a row, `{d}`, `{n}`, `{m}` are the arrangements of the result and of the first two arguments
//! (`v8i8`, `v2f32`; `v1i64` for one integer, `64` for one number), `{di}` and `{ni}` those of integers of the same
//! width. `{s}` and `{t}` are the letters of numbers as result and argument (`H`, `S`, `D`), `{w}` and `{x}` those of
//! integers (`W`, `X`), `{b}` is that of one lane of the result (`b`, `h`, `s`, `d`), `{h}` and `{k}` are `h` for a `half`
//! as result and as argument. `g:` before a row says that its
//! result is in a general register, `n:` that its operand is.

use std::sync::LazyLock;

use draig_mc::aarch64::Opcode;
use draig_tables::IntrinsicId;

const TABLE: &str = include_str!("table.txt");

/// An intrinsic by its instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::aarch64) struct Row {
    name: &'static str,
    pub(super) form: &'static str,
    /// Names of rows, separated by spaces.
    opcodes: &'static str,
}

static ROWS: LazyLock<Vec<Row>> = LazyLock::new(|| {
    let lines = TABLE.lines().filter(|line| !line.starts_with('#'));
    lines
        .filter_map(|line| {
            let mut fields = line.split('\t');
            Some(Row { name: fields.next()?, form: fields.next()?, opcodes: fields.next()? })
        })
        .collect()
});

/// Returns the row of an intrinsic.
pub(in crate::aarch64) fn row_of(id: IntrinsicId) -> Option<Row> {
    let name = id.name().strip_prefix("llvm.aarch64.")?;
    let at = ROWS.binary_search_by_key(&name, |row| row.name).ok()?;
    Some(ROWS[at])
}

/// An instruction that the types chose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Choice {
    pub(super) opcode: Opcode,
    /// Whether its result is in a general register.
    pub(super) has_general_result: bool,
    /// Whether its operand is.
    pub(super) has_general_operand: bool,
}

/// Type of a result or argument, as rows tell them apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Arrangement {
    /// Number of lanes; 0 if it is no vector.
    pub(super) lanes: u32,
    /// Width of a lane or number.
    pub(super) bits: u32,
    pub(super) format: Format,
}

/// Format of lanes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Format {
    Integer,
    Float,
    BFloat,
}

impl Arrangement {
    fn write(self, name: &mut String, is_integer: bool) {
        use std::fmt::Write as _;

        let Arrangement { lanes, bits, format } = self;
        let is_number = format == Format::Float;
        let _ = match (lanes, is_number) {
            (0, true) if is_integer && bits == 16 => write!(name, "v1f16"),
            (0 | 1, true) if !is_integer => write!(name, "{bits}"),
            _ if format == Format::BFloat => write!(name, "v{lanes}bf16"),
            (_, true) if !is_integer => write!(name, "v{lanes}f{bits}"),
            _ => write!(name, "v{}i{bits}", lanes.max(1)),
        };
    }

    fn is_integer(self) -> bool {
        self.format == Format::Integer && self.lanes == 0
    }

    /// Letter of a number.
    fn number(self) -> &'static str {
        match (self.lanes, self.format, self.bits) {
            (0 | 1, Format::Float, 16) => "H",
            (0 | 1, Format::Float, 32) => "S",
            (0 | 1, Format::Float, 64) => "D",
            _ => "",
        }
    }

    /// Letter of a number of 16 bits, whose fixed-point form has 16 bits in any register.
    fn half(self) -> &'static str {
        match self {
            Arrangement { lanes: 0, bits: 16, format: Format::Float } => "h",
            _ => "",
        }
    }

    /// Letter of an integer in a general register.
    fn integer(self) -> &'static str {
        match self.bits {
            32 if self.is_integer() => "W",
            64 if self.is_integer() => "X",
            _ => "",
        }
    }

    /// Letter of one lane.
    fn lane(self) -> &'static str {
        match (self.lanes, self.bits) {
            (0 | 1, 8) => "b",
            (0 | 1, 16) => "h",
            (0 | 1, 32) => "s",
            (0 | 1, 64) => "d",
            _ => "",
        }
    }
}

impl Row {
    /// Returns the instruction for types: that of the result, and those of the first two arguments.
    pub(super) fn choose(self, d: Arrangement, n: Arrangement, m: Arrangement) -> Option<Choice> {
        let mut name = String::with_capacity(32);
        self.opcodes.split(' ').find_map(|pattern| {
            let (pattern, has_general_result) = without(pattern, "g:");
            let (pattern, has_general_operand) = without(pattern, "n:");
            name.clear();
            let mut rest = pattern;
            while let Some((before, after)) = rest.split_once('{') {
                name.push_str(before);
                let (key, after) = after.split_once('}')?;
                match key {
                    "d" => d.write(&mut name, false),
                    "n" => n.write(&mut name, false),
                    "m" => m.write(&mut name, false),
                    "di" => d.write(&mut name, true),
                    "ni" => n.write(&mut name, true),
                    "s" => name.push_str(d.number()),
                    "t" => name.push_str(n.number()),
                    "w" => name.push_str(d.integer()),
                    "x" => name.push_str(n.integer()),
                    "b" => name.push_str(d.lane()),
                    "h" => name.push_str(d.half()),
                    "k" => name.push_str(n.half()),
                    _ => return None,
                }
                rest = after;
            }
            name.push_str(rest);
            let opcode = Opcode::named(&name)?;
            Some(Choice { opcode, has_general_result, has_general_operand })
        })
    }
}

fn without<'a>(pattern: &'a str, prefix: &str) -> (&'a str, bool) {
    match pattern.strip_prefix(prefix) {
        Some(rest) => (rest, true),
        None => (pattern, false),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_sorted_and_known() {
        assert!(ROWS.is_sorted_by_key(|row| row.name));
        for row in ROWS.iter() {
            let name = format!("llvm.aarch64.{}", row.name);
            assert!(draig_tables::intrinsics::IntrinsicId::all().any(|id| id.name() == name), "{name}");
        }
    }

    /// Every name of a row is that of an instruction for some types.
    #[test]
    fn every_pattern_has_an_instruction() {
        let shapes: Vec<Arrangement> = [Format::Integer, Format::Float, Format::BFloat]
            .into_iter()
            .flat_map(|format| {
                [8, 16, 32, 64]
                    .into_iter()
                    .flat_map(move |bits| [0, 64 / bits, 128 / bits].map(|lanes| Arrangement { lanes, bits, format }))
            })
            .collect();
        for row in ROWS.iter() {
            for pattern in row.opcodes.split(' ') {
                let alone = Row { opcodes: pattern, ..*row };
                let is_found = shapes
                    .iter()
                    .any(|&d| shapes.iter().any(|&n| shapes.iter().any(|&m| alone.choose(d, n, m).is_some())));
                assert!(is_found, "{}: {pattern}", row.name);
            }
        }
    }
}
