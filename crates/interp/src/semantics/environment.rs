//! State that arithmetic depends on besides its operands (LangRef "Floating-Point Environment"), and
//! properties of the target.

use draig_num::{FloatFormat, Round, Status};

/// Treatment of subnormal numbers (LangRef "Function Attributes", `denormal-fp-math`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum DenormalMode {
    /// Subnormals are ordinary numbers. Includes `dynamic`, as the environment is IEEE's.
    #[default]
    Ieee,
    /// Subnormals become a zero of the same sign.
    PreserveSign,
    /// Subnormals become positive zero.
    PositiveZero,
}

impl DenormalMode {
    /// Returns the mode with this name in the attribute.
    pub(crate) fn from_name(name: &str) -> DenormalMode {
        match name {
            "preserve-sign" => DenormalMode::PreserveSign,
            "positive-zero" => DenormalMode::PositiveZero,
            _ => DenormalMode::Ieee,
        }
    }
}

/// Denormal modes of a function, for results and operands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Denormals {
    /// Mode of `float` operands.
    pub(crate) float_input: DenormalMode,
    /// Mode of `float` results.
    pub(crate) float_output: DenormalMode,
    /// Mode of operands of other formats.
    pub(crate) input: DenormalMode,
    /// Mode of results of other formats.
    pub(crate) output: DenormalMode,
}

impl Denormals {
    /// IEEE mode for everything.
    pub(crate) const IEEE: Denormals = Denormals {
        float_input: DenormalMode::Ieee,
        float_output: DenormalMode::Ieee,
        input: DenormalMode::Ieee,
        output: DenormalMode::Ieee,
    };

    /// Parses a function's attributes: `denormal-fp-math` (results, then operands, which default to the mode
    /// of results) and `denormal-fp-math-f32`, which overrides it for `float`.
    pub(crate) fn from_attributes(all: Option<&str>, float: Option<&str>) -> Denormals {
        let pair = |text: &str| {
            let (output, input) = text.split_once(',').unwrap_or((text, text));
            (DenormalMode::from_name(output.trim()), DenormalMode::from_name(input.trim()))
        };
        let (output, input) = all.map_or((DenormalMode::Ieee, DenormalMode::Ieee), pair);
        let (float_output, float_input) = float.map_or((output, input), pair);
        Denormals { float_input, float_output, input, output }
    }

    /// Returns the mode of results in a format.
    pub(crate) fn of_results(self, format: FloatFormat) -> DenormalMode {
        if format == FloatFormat::Float { self.float_output } else { self.output }
    }

    /// Returns the mode of operands in a format.
    pub(crate) fn of_operands(self, format: FloatFormat) -> DenormalMode {
        if format == FloatFormat::Float { self.float_input } else { self.input }
    }
}

/// State that arithmetic depends on besides its operands.
#[derive(Clone, Debug, Default)]
pub(crate) struct Environment {
    /// Denormal modes of the running function; set by the engine.
    pub(crate) denormals: Denormals,
    /// Rounding mode set by `llvm.set.rounding`, for operations with dynamic rounding.
    pub(crate) rounding: Round,
    /// Exceptions that constrained operations, and functions of the library, have raised since they were last cleared.
    pub(crate) exceptions: Status,
    /// Whether the module's target stores the most significant byte first.
    pub(crate) big_endian: bool,
    /// Multiplier of the minimum length of scalable vectors.
    pub(crate) vscale: u64,
    /// Counter of `llvm.readcyclecounter`: one per read, and the amounts that the engine adds.
    pub(crate) cycles: u64,
}
