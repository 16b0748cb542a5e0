//! Rules for accesses to memory that came with LLVM 23: elements of vectors changed atomically, and what is promised
//! and hinted about loads and stores.

use crate::rule::rules;

rules! {
    RMW_ELEMENTS = "V2041", "atomicrmw elementwise operand must be a fixed vector type", "'atomicrmw' Instruction",
        "The operation is done on each element by itself.";
    RMW_ELEMENTS_ORDER = "V2042", "atomicrmw elementwise cannot be sequentially consistent", "'atomicrmw' Instruction",
        "The elements are changed in no order, so they have no place in one order of everything.";
    NO_FP_CLASS_PLACE = "V2043", "nofpclass is only for loads",
        "nofpclass Metadata", "The promise is about what is read from memory; other values have attributes.";
    NO_FP_CLASS_TYPE = "V2044", "nofpclass only applies to floating-point typed loads",
        "nofpclass Metadata", "Only floating-point numbers have these classes.";
    NO_FP_CLASS_OPERANDS = "V2045", "nofpclass must have exactly one entry",
        "nofpclass Metadata", "The entry is a mask of classes.";
    NO_FP_CLASS_I32 = "V2046", "nofpclass entry must be a constant i32",
        "nofpclass Metadata", "The mask has one bit for each class.";
    NO_FP_CLASS_EMPTY = "V2047", "'nofpclass' must have at least one test bit set",
        "nofpclass Metadata", "An empty mask promises nothing.";
    NO_FP_CLASS_MASK = "V2048", "Invalid value for 'nofpclass' test mask",
        "nofpclass Metadata", "There are ten classes of floating-point numbers.";
    CACHE_HINT_PLACE = "V2049", "!mem.cache_hint is only valid on memory operations",
        "mem.cache_hint Metadata", "Hints are about accesses to memory.";
    CACHE_HINT_PAIRS = "V2050", "!mem.cache_hint must have even number of operands (operand_no, hint_node pairs)",
        "mem.cache_hint Metadata", "Each hint belongs to an operand.";
    CACHE_HINT_KINDS = "V2051", "!mem.cache_hint must alternate between i32 operand numbers and metadata hint nodes",
        "mem.cache_hint Metadata", "Each hint belongs to an operand.";
    CACHE_HINT_RANGE = "V2052", "!mem.cache_hint operand number is out of range",
        "mem.cache_hint Metadata", "The number is that of an operand which is an address.";
    CACHE_HINT_TWICE = "V2053", "!mem.cache_hint contains duplicate operand number",
        "mem.cache_hint Metadata", "All hints of an operand are in one node.";
    CACHE_HINT_NODE = "V2054", "!mem.cache_hint hint node must have even number of operands (key-value pairs)",
        "mem.cache_hint Metadata", "A hint is a key and a value.";
    CACHE_HINT_KEY = "V2055", "!mem.cache_hint key must be a string",
        "mem.cache_hint Metadata", "A hint is a key and a value.";
    CACHE_HINT_KEY_TWICE = "V2056", "!mem.cache_hint hint node contains duplicate key",
        "mem.cache_hint Metadata", "A key has one value.";
    CACHE_HINT_POINTER = "V2057", "!mem.cache_hint operand number must refer to a pointer operand",
        "mem.cache_hint Metadata", "The number is that of an operand which is an address.";
    CACHE_HINT_CALL = "V2058", "!mem.cache_hint is not supported on non-intrinsic calls",
        "mem.cache_hint Metadata", "Only of intrinsics is it known which operands are accessed.";
}
