//! Rules for what is attached to instructions, debug information apart.

use crate::rule::rules;

rules! {
    RANGE_UNFINISHED = "V1701", "Unfinished range!",
        "range Metadata", "A range is a lower and an upper limit.";
    RANGE_NONE = "V1702", "It should have at least one range!",
        "range Metadata", "Without a range no value would be allowed.";
    RANGE_LOWER = "V1703", "The lower limit must be an integer!",
        "range Metadata", "Limits are numbers.";
    RANGE_UPPER = "V1704", "The upper limit must be an integer!",
        "range Metadata", "Limits are numbers.";
    RANGE_PAIR = "V1705", "Range pair types must match!",
        "range Metadata", "Both limits are compared with the same values.";
    NOALIAS_ADDRSPACE_TYPE = "V1706", "noalias.addrspace type must be i32!",
        "noalias.addrspace Metadata", "Address spaces are numbered in 32 bits.";
    RANGE_TYPE = "V1707", "Range types must match instruction type!",
        "range Metadata", "Limits are compared with the result.";
    RANGE_SAME = "V1708", "The upper and lower limits cannot be the same value",
        "range Metadata", "Such a range would be empty or everything.";
    RANGE_EMPTY = "V1709", "Range must not be empty!",
        "range Metadata", "Without a range no value would be allowed.";
    RANGE_OVERLAP = "V1710", "Intervals are overlapping",
        "range Metadata", "Ranges are kept apart, so that each list has one form.";
    RANGE_ORDER = "V1711", "Intervals are not in order",
        "range Metadata", "Ranges are kept in order, so that each list has one form.";
    RANGE_CONTIGUOUS = "V1712", "Intervals are contiguous",
        "range Metadata", "Ranges that touch are one, so that each list has one form.";
    FPMATH_TYPE = "V1713", "fpmath requires a floating point result!",
        "fpmath Metadata", "How far a result may be off is said of floating-point results.";
    FPMATH_OPERANDS = "V1714", "fpmath takes one operand!",
        "fpmath Metadata", "One number says how far a result may be off.";
    FPMATH_FLOAT = "V1715", "fpmath accuracy must have float type",
        "fpmath Metadata", "The accuracy is a float.";
    FPMATH_POSITIVE = "V1716", "fpmath accuracy not a positive number!",
        "fpmath Metadata", "A result is off by a positive number of units in the last place.";
    FPMATH_NUMBER = "V1717", "invalid fpmath accuracy!",
        "fpmath Metadata", "The accuracy is a float.";
    RANGE_PLACE = "V1718", "Ranges are only for loads, calls and invokes!",
        "range Metadata", "Other results are what their operands make them.";
    NOALIAS_ADDRSPACE_PLACE = "V1719", "noalias.addrspace are only for memory operations!",
        "noalias.addrspace Metadata", "Only an access of memory has an address.";
    INVARIANT_GROUP = "V1720", "invariant.group metadata is only for loads and stores",
        "invariant.group Metadata", "Loads of a group give what was stored in it.";
    NONNULL_TYPE = "V1721", "nonnull applies only to pointer types",
        "nonnull Metadata", "Only pointers are null.";
    NONNULL_PLACE = "V1722", "nonnull applies only to load instructions, use attributes for calls or invokes",
        "nonnull Metadata", "Calls say this by an attribute.";
    NONNULL_EMPTY = "V1723", "nonnull metadata must be empty",
        "nonnull Metadata", "There is nothing to add.";
    ALIGN_TYPE = "V1724", "align applies only to pointer types",
        "align Metadata", "Only addresses are aligned.";
    ALIGN_PLACE = "V1725", "align applies only to load instructions, use attributes for calls or invokes",
        "align Metadata", "Calls say this by an attribute.";
    ALIGN_OPERANDS = "V1726", "align takes one operand!",
        "align Metadata", "A pointer has one alignment.";
    ALIGN_I64 = "V1727", "align metadata value must be an i64!",
        "align Metadata", "Alignments are numbers of 64 bits.";
    ALIGN_POWER = "V1728", "align metadata value must be a power of 2!",
        "align Metadata", "An address is aligned if its low bits are zero.";
    ALIGN_HUGE = "V1729", "alignment is larger that implementation defined limit",
        "align Metadata", "Alignments beyond 2^32 are not represented.";
    DEREFERENCEABLE_TYPE = "V1730", "dereferenceable, dereferenceable_or_null apply only to pointer types",
        "dereferenceable Metadata", "Only pointers are dereferenced.";
    DEREFERENCEABLE_PLACE = "V1731", "dereferenceable, dereferenceable_or_null apply only to load and inttoptr instructions, use attributes for calls or invokes",
        "dereferenceable Metadata", "Calls say this by an attribute.";
    DEREFERENCEABLE_OPERANDS = "V1732", "dereferenceable, dereferenceable_or_null take one operand!",
        "dereferenceable Metadata", "One number says how many bytes are there.";
    DEREFERENCEABLE_I64 = "V1733", "dereferenceable, dereferenceable_or_null metadata value must be an i64!",
        "dereferenceable Metadata", "Sizes are numbers of 64 bits.";
    NOFREE_TYPE = "V1734", "nofree applies only to pointer types",
        "nofree Metadata", "Only what a pointer points to is freed.";
    NOFREE_PLACE = "V1735", "nofree applies only to inttoptr instruction",
        "nofree Metadata", "Other pointers say this by an attribute.";
    NOFREE_EMPTY = "V1736", "nofree metadata must be empty",
        "nofree Metadata", "There is nothing to add.";
    SCOPE_LIST = "V1737", "scope list must consist of MDNodes",
        "noalias and alias.scope Metadata", "Each entry is a scope.";
    SCOPE_OPERANDS = "V1738", "scope must have two or three operands",
        "noalias and alias.scope Metadata", "A scope is an identity, its domain, and a name if it likes.";
    SCOPE_IDENTITY = "V1739", "first scope operand must be self-referential or string",
        "noalias and alias.scope Metadata", "Only so scopes differ that are otherwise the same.";
    SCOPE_NAME = "V1740", "third scope operand must be string (if used)",
        "noalias and alias.scope Metadata", "A name is text.";
    SCOPE_DOMAIN = "V1741", "second scope operand must be MDNode",
        "noalias and alias.scope Metadata", "A scope is in a domain.";
    DOMAIN_OPERANDS = "V1742", "domain must have one or two operands",
        "noalias and alias.scope Metadata", "A domain is an identity, and a name if it likes.";
    DOMAIN_IDENTITY = "V1743", "first domain operand must be self-referential or string",
        "noalias and alias.scope Metadata", "Only so domains differ that are otherwise the same.";
    DOMAIN_NAME = "V1744", "second domain operand must be string (if used)",
        "noalias and alias.scope Metadata", "A name is text.";
    ACCESS_GROUP_LIST = "V1745", "Access scope list must consist of MDNodes",
        "llvm.access.group Metadata", "Each entry is a group.";
    ACCESS_GROUP = "V1746", "Access scope list contains invalid access scope",
        "llvm.access.group Metadata", "A group is a distinct node without operands.";
    PROF_OPERANDS = "V1747", "!prof annotations should have at least 1 operand",
        "prof Metadata", "The first operand says what is counted.";
    PROF_INVOKE = "V1748", "Wrong number of InvokeInst branch_weights operands",
        "prof Metadata", "An invoke has one or two weights.";
    PROF_PLACE = "V1749", "!prof branch_weights are not allowed for this instruction",
        "prof Metadata", "Weights are of what chooses.";
    PROF_COUNT = "V1750", "Wrong number of operands",
        "prof Metadata", "Each successor has one weight.";
    PROF_WEIGHT = "V1751", "!prof brunch_weights operand is not a const int",
        "prof Metadata", "A weight is a number.";
    VALUE_PROF_NULL = "V1752", "invalid value profiling metadata",
        "prof Metadata", "A value profile has no holes.";
    VALUE_PROF_MISSING = "V1753", "VP !prof missing kind argument",
        "prof Metadata", "The kind says which values were counted.";
    VALUE_PROF_KIND = "V1754", "Invalid VP !prof kind",
        "prof Metadata", "The kind says which values were counted.";
    VALUE_PROF_PAIRS = "V1755", "VP !prof should have an even number of arguments after 'VP'",
        "prof Metadata", "Behind kind and total are pairs of value and count.";
    VALUE_PROF_PLACE = "V1756", "VP !prof indirect call or memop size expected to be applied to CallBase instructions only",
        "prof Metadata", "Only calls have callees and sizes.";
    PROF_NAME = "V1757", "expected either branch_weights or VP profile name",
        "prof Metadata", "An instruction has weights or a value profile.";
    MEMPROF_PLACE = "V1758", "!memprof metadata should only exist on calls",
        "memprof Metadata", "Memory is allocated by calls.";
    MEMPROF_OPERANDS = "V1759", "!memprof annotations should have at least 1 metadata operand (MemInfoBlock)",
        "memprof Metadata", "Without a profile there is nothing to attach.";
    MEMPROF_BLOCK_OPERANDS = "V1760", "Each !memprof MemInfoBlock should have at least 2 operands",
        "memprof Metadata", "A profile is a call stack and what was seen.";
    MEMPROF_BLOCK_NULL = "V1761", "!memprof MemInfoBlock first operand should not be null",
        "memprof Metadata", "A profile is of a call stack.";
    MEMPROF_BLOCK_STACK = "V1762", "!memprof MemInfoBlock first operand should be an MDNode",
        "memprof Metadata", "A profile is of a call stack.";
    MEMPROF_BLOCK_STRING = "V1763", "!memprof MemInfoBlock second operand should be an MDString",
        "memprof Metadata", "What was seen is said by name.";
    MEMPROF_SIZES = "V1764", "Not all !memprof MemInfoBlock operands 2 to N are MDNode",
        "memprof Metadata", "Sizes of full contexts are nodes.";
    MEMPROF_SIZE_PAIR = "V1765", "Not all !memprof MemInfoBlock operands 2 to N are MDNode with 2 operands",
        "memprof Metadata", "A size belongs to a context.";
    MEMPROF_SIZE_NUMBERS = "V1766", "Not all !memprof MemInfoBlock operands 2 to N are MDNode with ConstantInt operands",
        "memprof Metadata", "Contexts and sizes are numbers.";
    CALL_STACK_OPERANDS = "V1767", "call stack metadata should have at least 1 operand",
        "callsite Metadata", "A call is in a frame.";
    CALL_STACK_NUMBER = "V1768", "call stack metadata operand should be constant integer",
        "callsite Metadata", "Frames are known by numbers.";
    CALLSITE_PLACE = "V1769", "!callsite metadata should only exist on calls",
        "callsite Metadata", "Only calls are call sites.";
    CALLEE_TYPE_PLACE = "V1770", "!callee_type metadata should only exist on calls",
        "callee_type Metadata", "Only calls have callees.";
    CALLEE_TYPE_LIST = "V1771", "The callee_type metadata must be a list of type metadata nodes",
        "callee_type Metadata", "Each entry is a type that callees may have.";
    CALLEE_TYPE_PAIR = "V1772", "Well-formed generalized type metadata must contain exactly two operands",
        "callee_type Metadata", "A type is an offset and a name.";
    CALLEE_TYPE_OFFSET = "V1773", "The first operand of type metadata for functions must be zero",
        "callee_type Metadata", "A function begins at its address.";
    CALLEE_TYPE_GENERALIZED = "V1774", "Only generalized type metadata can be part of the callee_type metadata list",
        "callee_type Metadata", "Names of generalized types end in .generalized.";
    MMRA_PLACE = "V1775", "!mmra metadata attached to unexpected instruction kind",
        "Memory Model Relaxation Annotations", "Only what takes part in the memory model can be relaxed.";
    MMRA_TUPLE = "V1776", "!mmra expected to be a metadata tuple",
        "Memory Model Relaxation Annotations", "Annotations are a tag or a tuple of them.";
    MMRA_TAG = "V1777", "!mmra metadata tuple operand is not an MMRA tag",
        "Memory Model Relaxation Annotations", "A tag is a pair of strings.";
    ANNOTATION_TUPLE = "V1778", "annotation must be a tuple",
        "annotation Metadata", "Annotations are a list.";
    ANNOTATION_EMPTY = "V1779", "annotation must have at least one operand",
        "annotation Metadata", "An empty list says nothing.";
    ANNOTATION_OPERAND = "V1780", "operands must be a string or a tuple of strings",
        "annotation Metadata", "An annotation is text.";
    CAPTURES_PLACE = "V1781", "!captures metadata can only be applied to store instructions",
        "captures Metadata", "A store is what captures.";
    CAPTURES_POINTER = "V1782", "!captures metadata can only be applied to store with value operand of pointer type",
        "captures Metadata", "Only pointers are captured.";
    CAPTURES_EMPTY = "V1783", "!captures metadata cannot be empty",
        "captures Metadata", "A store that captures nothing stores nothing.";
    CAPTURES_LIST = "V1784", "!captures metadata must be a list of strings",
        "captures Metadata", "What is captured is said by name.";
    CAPTURES_ENTRY = "V1785", "invalid entry in !captures metadata",
        "captures Metadata", "What can be captured is address_is_null, address, read_provenance or provenance.";
    ALLOC_TOKEN_PLACE = "V1786", "!alloc_token should only exist on calls",
        "alloc_token Metadata", "Memory is allocated by calls.";
    ALLOC_TOKEN_OPERANDS = "V1787", "!alloc_token must have 2 operands",
        "alloc_token Metadata", "A token is made from a type's name and whether it holds pointers.";
    ALLOC_TOKEN_STRING = "V1788", "expected string",
        "alloc_token Metadata", "A token is made from a type's name and whether it holds pointers.";
    ALLOC_TOKEN_INTEGER = "V1789", "expected integer constant",
        "alloc_token Metadata", "A token is made from a type's name and whether it holds pointers.";
    SCOPE_DECL_LIST = "V1790", "!id.scope.list must point to an MDNode",
        "llvm.experimental.noalias.scope.decl Intrinsic", "What is declared is a scope.";
    SCOPE_DECL_SINGLE = "V1791", "!id.scope.list must point to a list with a single scope",
        "llvm.experimental.noalias.scope.decl Intrinsic", "Each scope is declared by itself.";
}
