//! Rules for call arguments that follow from their attributes.

use crate::rule::rules;

rules! {
    IMMARG_CALL_ONLY = "V1501", "immarg may not apply only to call sites", "Parameter Attributes",
        "Only the declaration of an intrinsic can require immediates.";
    IMMARG_OPERAND = "V1502", "immarg operand has non-immediate parameter", "Parameter Attributes",
        "The argument is encoded in an instruction, so it must be a constant.";
    PREALLOCATED_OPERAND = "V1503",
        "preallocated operand either requires a preallocated bundle or the call to be musttail (but not both)",
        "Parameter Attributes", "The memory of the argument comes from the setup in the bundle, or from the caller's own argument.";
    INALLOCA_LAST_ARGUMENT = "V1504", "inalloca isn't on the last argument!", "Parameter Attributes",
        "The memory of all arguments is one allocation, to which the last argument points.";
    IMMARG_RANGE = "V1505", "immarg value {} out of range [{}, {})", "Parameter Attributes",
        "The argument is encoded in an instruction, which supports only these values.";
}
