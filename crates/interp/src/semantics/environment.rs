//! The state that arithmetic depends on beside its operands (LangRef "Floating-Point Environment"),
//! and facts of the target.

use draig_num::{FloatFormat, Round};

/// How subnormal numbers are treated (LangRef "Function Attributes", `denormal-fp-math`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum DenormalMode {
    /// As numbers. Also `dynamic`, as the environment is IEEE's.
    #[default]
    Ieee,
    /// As a zero of the same sign.
    PreserveSign,
    /// As plus zero.
    PositiveZero,
}

impl DenormalMode {
    /// The mode that the attribute's value names.
    pub(crate) fn from_name(name: &str) -> DenormalMode {
        match name {
            "preserve-sign" => DenormalMode::PreserveSign,
            "positive-zero" => DenormalMode::PositiveZero,
            _ => DenormalMode::Ieee,
        }
    }
}

/// The modes of one function: of results and of operands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Denormals {
    /// `float`: what operands are read as.
    pub(crate) float_input: DenormalMode,
    /// `float`: what results are flushed to.
    pub(crate) float_output: DenormalMode,
    /// The other formats: what operands are read as.
    pub(crate) input: DenormalMode,
    /// The other formats: what results are flushed to.
    pub(crate) output: DenormalMode,
}

impl Denormals {
    /// IEEE's numbers everywhere.
    pub(crate) const IEEE: Denormals = Denormals {
        float_input: DenormalMode::Ieee,
        float_output: DenormalMode::Ieee,
        input: DenormalMode::Ieee,
        output: DenormalMode::Ieee,
    };

    /// The modes that a function's attributes say: `denormal-fp-math` (results, then operands, which
    /// are as results when left out) and `denormal-fp-math-f32`, which overrides it for `float`.
    pub(crate) fn from_attributes(all: Option<&str>, float: Option<&str>) -> Denormals {
        let pair = |text: &str| {
            let (output, input) = text.split_once(',').unwrap_or((text, text));
            (DenormalMode::from_name(output.trim()), DenormalMode::from_name(input.trim()))
        };
        let (output, input) = all.map_or((DenormalMode::Ieee, DenormalMode::Ieee), pair);
        let (float_output, float_input) = float.map_or((output, input), pair);
        Denormals { float_input, float_output, input, output }
    }

    /// The mode of results in a format.
    pub(crate) fn of_results(self, format: FloatFormat) -> DenormalMode {
        if format == FloatFormat::Float { self.float_output } else { self.output }
    }

    /// The mode of operands in a format.
    pub(crate) fn of_operands(self, format: FloatFormat) -> DenormalMode {
        if format == FloatFormat::Float { self.float_input } else { self.input }
    }
}

/// What arithmetic depends on beside its operands.
#[derive(Clone, Debug, Default)]
pub(crate) struct Environment {
    /// What the running function says of subnormal numbers; the engine sets it.
    pub(crate) denormals: Denormals,
    /// The rounding that `llvm.set.rounding` set, for what asks for the dynamic one.
    pub(crate) rounding: Round,
    /// Whether the module's target stores the most significant byte first.
    pub(crate) big_endian: bool,
    /// How many times the minimum length a scalable vector has.
    pub(crate) vscale: u64,
    /// What `llvm.readcyclecounter` counts: one for each question, and what the engine adds.
    pub(crate) cycles: u64,
}
