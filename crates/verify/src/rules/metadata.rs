//! Rules for metadata nodes and for attachments of functions and globals.

use crate::rule::rules;

rules! {
    UNDEFINED = "V0701", "Expected no forward declarations!",
        "Metadata", "Every node that is referenced must be defined.";
    ROUND_TRIP = "V0702", "Unexpected metadata round-trip through values",
        "Metadata", "Metadata is not a value, so it cannot be wrapped as metadata again.";
    TRIP_COUNT_OPERANDS = "V0703", "Expected two operands",
        "llvm.loop", "An estimated trip count is a pair of a name and a number.";
    TRIP_COUNT = "V0704", "Expected second operand to be an integer constant of type i32 or smaller",
        "llvm.loop", "Trip counts are compared and scaled in 32 bits.";
    PROF_OF_DECLARATION = "V0705", "function declaration may not have a !prof attachment",
        "prof Metadata", "The entry count belongs to the definition.";
    ONE_PROF = "V0706", "function must have a single !prof attachment",
        "prof Metadata", "Two counts would contradict each other.";
    ONE_KCFI_TYPE = "V0707", "function must have a single !kcfi_type attachment",
        "kcfi_type Metadata", "A function has one type.";
    FUNCTION_PROF_OPERANDS = "V0708", "!prof annotations should have no less than 2 operands",
        "prof Metadata", "The operands are a name and a count.";
    FUNCTION_PROF_NULL = "V0709", "first operand should not be null",
        "prof Metadata", "The first operand names the kind of profile.";
    FUNCTION_PROF_STRING = "V0710", "expected string with name of the !prof annotation",
        "prof Metadata", "The first operand names the kind of profile.";
    FUNCTION_PROF_NAME = "V0711", "first operand should be 'function_entry_count' or 'synthetic_function_entry_count'",
        "prof Metadata", "The profile of a function is its entry count.";
    FUNCTION_PROF_COUNT_NULL = "V0712", "second operand should not be null",
        "prof Metadata", "A count is an integer.";
    FUNCTION_PROF_COUNT = "V0713", "expected integer argument to function_entry_count",
        "prof Metadata", "A count is an integer.";
    UNKNOWN_PROF_OPERANDS = "V0714", "'unknown' !prof should have a single additional operand",
        "prof Metadata", "The second operand names the pass that lost the profile.";
    UNKNOWN_PROF_STRING = "V0715", "'unknown' !prof should have an additional operand of type string",
        "prof Metadata", "The second operand names the pass that lost the profile.";
    UNKNOWN_PROF_EMPTY = "V0716", "the 'unknown' !prof operand should not be an empty string",
        "prof Metadata", "The second operand names the pass that lost the profile.";
    UNKNOWN_PROF_PLACE = "V0717", "'unknown' !prof should only appear on instructions on which 'branch_weights' would",
        "prof Metadata", "An instruction that cannot have weights cannot have unknown ones.";
    KCFI_TYPE_OPERANDS = "V0718", "!kcfi_type must have exactly one operand",
        "kcfi_type Metadata", "A function has a single type hash.";
    KCFI_TYPE_NULL = "V0719", "!kcfi_type operand must not be null",
        "kcfi_type Metadata", "A function has a single type hash.";
    KCFI_TYPE_CONSTANT = "V0720", "expected a constant operand for !kcfi_type",
        "kcfi_type Metadata", "The type hash is emitted before the function's code, so it must be constant.";
    KCFI_TYPE_INTEGER = "V0721", "expected a constant integer operand for !kcfi_type",
        "kcfi_type Metadata", "The type hash is emitted before the function's code, so it must be constant.";
    KCFI_TYPE_WIDTH = "V0722", "expected a 32-bit integer constant operand for !kcfi_type",
        "kcfi_type Metadata", "Callers compare a 32-bit hash.";
    REF_OF_DECLARATION = "V0723", "ref metadata must not be placed on a declaration",
        "implicit.ref Metadata", "Only a definition can keep other globals alive.";
    REF_OPERANDS = "V0724", "ref metadata must have one operand",
        "implicit.ref Metadata", "Each reference names one global.";
    REF_VALUE = "V0725", "ref metadata must be ValueAsMetadata",
        "implicit.ref Metadata", "Each reference names one global.";
    REF_POINTER = "V0726", "ref value must be pointer typed",
        "implicit.ref Metadata", "Each reference names one global.";
    REF_GLOBAL = "V0727", "ref metadata must point to a GlobalObject",
        "implicit.ref Metadata", "Each reference names one global.";
    REF_SELF = "V0728", "values should not reference themselves",
        "implicit.ref Metadata", "The reference would have no effect: a global always keeps itself.";
    IFUNC_DBG = "V0729", "an ifunc may not have a !dbg attachment",
        "IFuncs", "Debug information describes its resolver.";
    IFUNC_PROF = "V0730", "an ifunc may not have a !prof attachment",
        "IFuncs", "The profile belongs to its resolver.";
}
