//! Rules for metadata nodes and for what is attached to functions and globals.

use crate::rule::rules;

rules! {
    UNDEFINED = "V0701", "Expected no forward declarations!",
        "Metadata", "A node that is referred to has to be defined.";
    ROUND_TRIP = "V0702", "Unexpected metadata round-trip through values",
        "Metadata", "Metadata is no value, so it cannot be one as metadata.";
    TRIP_COUNT_OPERANDS = "V0703", "Expected two operands",
        "llvm.loop", "An estimated trip count is a pair of a name and a number.";
    TRIP_COUNT = "V0704", "Expected second operand to be an integer constant of type i32 or smaller",
        "llvm.loop", "Trip counts are compared and scaled in 32 bits.";
    PROF_OF_DECLARATION = "V0705", "function declaration may not have a !prof attachment",
        "prof Metadata", "How often a function runs is counted where it is defined.";
    ONE_PROF = "V0706", "function must have a single !prof attachment",
        "prof Metadata", "Two counts would contradict each other.";
    ONE_KCFI_TYPE = "V0707", "function must have a single !kcfi_type attachment",
        "kcfi_type Metadata", "A function has one type.";
    FUNCTION_PROF_OPERANDS = "V0708", "!prof annotations should have no less than 2 operands",
        "prof Metadata", "A count is a name and a number.";
    FUNCTION_PROF_NULL = "V0709", "first operand should not be null",
        "prof Metadata", "The first operand says what is counted.";
    FUNCTION_PROF_STRING = "V0710", "expected string with name of the !prof annotation",
        "prof Metadata", "The first operand says what is counted.";
    FUNCTION_PROF_NAME = "V0711", "first operand should be 'function_entry_count' or 'synthetic_function_entry_count'",
        "prof Metadata", "Of a function, calls are counted.";
    FUNCTION_PROF_COUNT_NULL = "V0712", "second operand should not be null",
        "prof Metadata", "A count is a number.";
    FUNCTION_PROF_COUNT = "V0713", "expected integer argument to function_entry_count",
        "prof Metadata", "A count is a number.";
    UNKNOWN_PROF_OPERANDS = "V0714", "'unknown' !prof should have a single additional operand",
        "prof Metadata", "Who did not know a profile says so by name.";
    UNKNOWN_PROF_STRING = "V0715", "'unknown' !prof should have an additional operand of type string",
        "prof Metadata", "Who did not know a profile says so by name.";
    UNKNOWN_PROF_EMPTY = "V0716", "the 'unknown' !prof operand should not be an empty string",
        "prof Metadata", "Who did not know a profile says so by name.";
    UNKNOWN_PROF_PLACE = "V0717", "'unknown' !prof should only appear on instructions on which 'branch_weights' would",
        "prof Metadata", "What cannot have weights cannot lack them.";
    KCFI_TYPE_OPERANDS = "V0718", "!kcfi_type must have exactly one operand",
        "kcfi_type Metadata", "A function has one type number.";
    KCFI_TYPE_NULL = "V0719", "!kcfi_type operand must not be null",
        "kcfi_type Metadata", "A function has one type number.";
    KCFI_TYPE_CONSTANT = "V0720", "expected a constant operand for !kcfi_type",
        "kcfi_type Metadata", "The type number is written before the function's code.";
    KCFI_TYPE_INTEGER = "V0721", "expected a constant integer operand for !kcfi_type",
        "kcfi_type Metadata", "The type number is written before the function's code.";
    KCFI_TYPE_WIDTH = "V0722", "expected a 32-bit integer constant operand for !kcfi_type",
        "kcfi_type Metadata", "Callers compare 32 bits.";
    REF_OF_DECLARATION = "V0723", "ref metadata must not be placed on a declaration",
        "implicit.ref Metadata", "A reference is kept by what is defined here.";
    REF_OPERANDS = "V0724", "ref metadata must have one operand",
        "implicit.ref Metadata", "Each reference is to one global.";
    REF_VALUE = "V0725", "ref metadata must be ValueAsMetadata",
        "implicit.ref Metadata", "Each reference is to one global.";
    REF_POINTER = "V0726", "ref value must be pointer typed",
        "implicit.ref Metadata", "Each reference is to one global.";
    REF_GLOBAL = "V0727", "ref metadata must point to a GlobalObject",
        "implicit.ref Metadata", "Each reference is to one global.";
    REF_SELF = "V0728", "values should not reference themselves",
        "implicit.ref Metadata", "A global keeps itself anyway.";
    IFUNC_DBG = "V0729", "an ifunc may not have a !dbg attachment",
        "IFuncs", "Its resolver is what is described.";
    IFUNC_PROF = "V0730", "an ifunc may not have a !prof attachment",
        "IFuncs", "Its resolver is what is counted.";
}
