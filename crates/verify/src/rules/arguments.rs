//! Rules for what arguments of calls must be because of their attributes.

use crate::rule::rules;

rules! {
    IMMARG_CALL_ONLY = "V1501", "immarg may not apply only to call sites", "Parameter Attributes",
        "It is the declaration of an intrinsic that demands immediates.";
    IMMARG_OPERAND = "V1502", "immarg operand has non-immediate parameter", "Parameter Attributes",
        "The argument becomes part of an instruction, so that it must be a number that is known.";
    PREALLOCATED_OPERAND = "V1503",
        "preallocated operand either requires a preallocated bundle or the call to be musttail (but not both)",
        "Parameter Attributes", "The memory of the argument is made by a setup that the bundle names, or is the caller's own.";
    INALLOCA_LAST_ARGUMENT = "V1504", "inalloca isn't on the last argument!", "Parameter Attributes",
        "The memory of all arguments is one allocation, to which the last argument points.";
    IMMARG_RANGE = "V1505", "immarg value {} out of range [{}, {})", "Parameter Attributes",
        "The argument becomes part of an instruction, which has room for these values.";
}
