//! Rules for attachments of instructions, except debug information.

use crate::rule::rules;

rules! {
    RANGE_UNFINISHED = "V1701", "Unfinished range!",
        "range Metadata", "A range consists of a lower and an upper limit.";
    RANGE_NONE = "V1702", "It should have at least one range!",
        "range Metadata", "Without a range, no value would be allowed.";
    RANGE_LOWER = "V1703", "The lower limit must be an integer!",
        "range Metadata", "Limits are integers.";
    RANGE_UPPER = "V1704", "The upper limit must be an integer!",
        "range Metadata", "Limits are integers.";
    RANGE_PAIR = "V1705", "Range pair types must match!",
        "range Metadata", "Both limits are compared with the same value.";
    NOALIAS_ADDRSPACE_TYPE = "V1706", "noalias.addrspace type must be i32!",
        "noalias.addrspace Metadata", "Address spaces have 32-bit numbers.";
    RANGE_TYPE = "V1707", "Range types must match instruction type!",
        "range Metadata", "The limits are compared with the result.";
    RANGE_SAME = "V1708", "The upper and lower limits cannot be the same value",
        "range Metadata", "Such a range would be either empty or full.";
    RANGE_EMPTY = "V1709", "Range must not be empty!",
        "range Metadata", "Without a range, no value would be allowed.";
    RANGE_OVERLAP = "V1710", "Intervals are overlapping",
        "range Metadata", "Ranges must be disjoint, so that each set has only one list.";
    RANGE_ORDER = "V1711", "Intervals are not in order",
        "range Metadata", "Ranges must be in order, so that each set has only one list.";
    RANGE_CONTIGUOUS = "V1712", "Intervals are contiguous",
        "range Metadata", "Adjacent ranges must be merged, so that each set has only one list.";
    FPMATH_TYPE = "V1713", "fpmath requires a floating point result!",
        "fpmath Metadata", "The accuracy applies to floating-point results.";
    FPMATH_OPERANDS = "V1714", "fpmath takes one operand!",
        "fpmath Metadata", "The only operand is the accuracy.";
    FPMATH_FLOAT = "V1715", "fpmath accuracy must have float type",
        "fpmath Metadata", "The accuracy is a `float`.";
    FPMATH_POSITIVE = "V1716", "fpmath accuracy not a positive number!",
        "fpmath Metadata", "The accuracy is a positive number of units in the last place.";
    FPMATH_NUMBER = "V1717", "invalid fpmath accuracy!",
        "fpmath Metadata", "The accuracy is a `float`.";
    RANGE_PLACE = "V1718", "Ranges are only for loads, calls and invokes!",
        "range Metadata", "Other results are determined by their operands.";
    NOALIAS_ADDRSPACE_PLACE = "V1719", "noalias.addrspace are only for memory operations!",
        "noalias.addrspace Metadata", "Only a memory access has an address.";
    INVARIANT_GROUP = "V1720", "invariant.group metadata is only for loads and stores",
        "invariant.group Metadata", "All loads and stores of a group see the same value.";
    NONNULL_TYPE = "V1721", "nonnull applies only to pointer types",
        "nonnull Metadata", "Only pointers can be null.";
    NONNULL_PLACE = "V1722", "nonnull applies only to load instructions, use attributes for calls or invokes",
        "nonnull Metadata", "Calls use an attribute instead.";
    NONNULL_EMPTY = "V1723", "nonnull metadata must be empty",
        "nonnull Metadata", "The metadata has no parameters.";
    ALIGN_TYPE = "V1724", "align applies only to pointer types",
        "align Metadata", "Only addresses are aligned.";
    ALIGN_PLACE = "V1725", "align applies only to load instructions, use attributes for calls or invokes",
        "align Metadata", "Calls use an attribute instead.";
    ALIGN_OPERANDS = "V1726", "align takes one operand!",
        "align Metadata", "A pointer has a single alignment.";
    ALIGN_I64 = "V1727", "align metadata value must be an i64!",
        "align Metadata", "Alignments are 64-bit integers.";
    ALIGN_POWER = "V1728", "align metadata value must be a power of 2!",
        "align Metadata", "An address is aligned if its lowest bits are zero.";
    ALIGN_HUGE = "V1729", "alignment is larger that implementation defined limit",
        "align Metadata", "Alignments beyond 2^32 cannot be represented.";
    DEREFERENCEABLE_TYPE = "V1730", "dereferenceable, dereferenceable_or_null apply only to pointer types",
        "dereferenceable Metadata", "Only pointers can be dereferenced.";
    DEREFERENCEABLE_PLACE = "V1731", "dereferenceable, dereferenceable_or_null apply only to load and inttoptr instructions, use attributes for calls or invokes",
        "dereferenceable Metadata", "Calls use an attribute instead.";
    DEREFERENCEABLE_OPERANDS = "V1732", "dereferenceable, dereferenceable_or_null take one operand!",
        "dereferenceable Metadata", "The only operand is the number of dereferenceable bytes.";
    DEREFERENCEABLE_I64 = "V1733", "dereferenceable, dereferenceable_or_null metadata value must be an i64!",
        "dereferenceable Metadata", "Sizes are 64-bit integers.";
    NOFREE_TYPE = "V1734", "nofree applies only to pointer types",
        "nofree Metadata", "Only memory that a pointer points to can be freed.";
    NOFREE_PLACE = "V1735", "nofree applies only to inttoptr instruction",
        "nofree Metadata", "Other pointers use an attribute instead.";
    NOFREE_EMPTY = "V1736", "nofree metadata must be empty",
        "nofree Metadata", "The metadata has no parameters.";
    SCOPE_LIST = "V1737", "scope list must consist of MDNodes",
        "noalias and alias.scope Metadata", "Each entry must be a scope.";
    SCOPE_OPERANDS = "V1738", "scope must have two or three operands",
        "noalias and alias.scope Metadata", "A scope consists of an identity, its domain, and an optional name.";
    SCOPE_IDENTITY = "V1739", "first scope operand must be self-referential or string",
        "noalias and alias.scope Metadata", "The identity distinguishes scopes that are otherwise equal.";
    SCOPE_NAME = "V1740", "third scope operand must be string (if used)",
        "noalias and alias.scope Metadata", "A name is a string.";
    SCOPE_DOMAIN = "V1741", "second scope operand must be MDNode",
        "noalias and alias.scope Metadata", "Each scope belongs to a domain.";
    DOMAIN_OPERANDS = "V1742", "domain must have one or two operands",
        "noalias and alias.scope Metadata", "A domain consists of an identity and an optional name.";
    DOMAIN_IDENTITY = "V1743", "first domain operand must be self-referential or string",
        "noalias and alias.scope Metadata", "The identity distinguishes domains that are otherwise equal.";
    DOMAIN_NAME = "V1744", "second domain operand must be string (if used)",
        "noalias and alias.scope Metadata", "A name is a string.";
    ACCESS_GROUP_LIST = "V1745", "Access scope list must consist of MDNodes",
        "llvm.access.group Metadata", "Each entry must be a group.";
    ACCESS_GROUP = "V1746", "Access scope list contains invalid access scope",
        "llvm.access.group Metadata", "A group is a distinct node without operands.";
    PROF_OPERANDS = "V1747", "!prof annotations should have at least 1 operand",
        "prof Metadata", "The first operand names the kind of profile.";
    PROF_INVOKE = "V1748", "Wrong number of InvokeInst branch_weights operands",
        "prof Metadata", "An invoke has one weight, or one per destination.";
    PROF_PLACE = "V1749", "!prof branch_weights are not allowed for this instruction",
        "prof Metadata", "Only instructions that choose between alternatives have weights.";
    PROF_COUNT = "V1750", "Wrong number of operands",
        "prof Metadata", "There is one weight per successor.";
    PROF_WEIGHT = "V1751", "!prof brunch_weights operand is not a const int",
        "prof Metadata", "A weight is an integer.";
    VALUE_PROF_NULL = "V1752", "invalid value profiling metadata",
        "prof Metadata", "A value profile cannot have null entries.";
    VALUE_PROF_MISSING = "V1753", "VP !prof missing kind argument",
        "prof Metadata", "The kind states which values were counted.";
    VALUE_PROF_KIND = "V1754", "Invalid VP !prof kind",
        "prof Metadata", "The kind states which values were counted.";
    VALUE_PROF_PAIRS = "V1755", "VP !prof should have an even number of arguments after 'VP'",
        "prof Metadata", "The kind and the total are followed by pairs of value and count.";
    VALUE_PROF_PLACE = "V1756", "VP !prof indirect call or memop size expected to be applied to CallBase instructions only",
        "prof Metadata", "Only calls have callees and sizes.";
    PROF_NAME = "V1757", "expected either branch_weights or VP profile name",
        "prof Metadata", "A profile consists of either branch weights or values.";
    MEMPROF_PLACE = "V1758", "!memprof metadata should only exist on calls",
        "memprof Metadata", "Only calls allocate memory.";
    MEMPROF_OPERANDS = "V1759", "!memprof annotations should have at least 1 metadata operand (MemInfoBlock)",
        "memprof Metadata", "Without a profile, the attachment has no meaning.";
    MEMPROF_BLOCK_OPERANDS = "V1760", "Each !memprof MemInfoBlock should have at least 2 operands",
        "memprof Metadata", "A profile consists of a call stack and the observed behaviour.";
    MEMPROF_BLOCK_NULL = "V1761", "!memprof MemInfoBlock first operand should not be null",
        "memprof Metadata", "A profile belongs to a call stack.";
    MEMPROF_BLOCK_STACK = "V1762", "!memprof MemInfoBlock first operand should be an MDNode",
        "memprof Metadata", "A profile belongs to a call stack.";
    MEMPROF_BLOCK_STRING = "V1763", "!memprof MemInfoBlock second operand should be an MDString",
        "memprof Metadata", "The observed behaviour is given by name.";
    MEMPROF_SIZES = "V1764", "Not all !memprof MemInfoBlock operands 2 to N are MDNode",
        "memprof Metadata", "The sizes of full contexts are nodes.";
    MEMPROF_SIZE_PAIR = "V1765", "Not all !memprof MemInfoBlock operands 2 to N are MDNode with 2 operands",
        "memprof Metadata", "Each size belongs to a context.";
    MEMPROF_SIZE_NUMBERS = "V1766", "Not all !memprof MemInfoBlock operands 2 to N are MDNode with ConstantInt operands",
        "memprof Metadata", "Contexts and sizes are integers.";
    CALL_STACK_OPERANDS = "V1767", "call stack metadata should have at least 1 operand",
        "callsite Metadata", "A call has at least one stack frame.";
    CALL_STACK_NUMBER = "V1768", "call stack metadata operand should be constant integer",
        "callsite Metadata", "Frames are identified by numbers.";
    CALLSITE_PLACE = "V1769", "!callsite metadata should only exist on calls",
        "callsite Metadata", "Only calls are call sites.";
    CALLEE_TYPE_PLACE = "V1770", "!callee_type metadata should only exist on calls",
        "callee_type Metadata", "Only calls have callees.";
    CALLEE_TYPE_LIST = "V1771", "The callee_type metadata must be a list of type metadata nodes",
        "callee_type Metadata", "Each entry must be a type that callees may have.";
    CALLEE_TYPE_PAIR = "V1772", "Well-formed generalized type metadata must contain exactly two operands",
        "callee_type Metadata", "A type consists of an offset and a name.";
    CALLEE_TYPE_OFFSET = "V1773", "The first operand of type metadata for functions must be zero",
        "callee_type Metadata", "The type of a function applies at its address, which is offset zero.";
    CALLEE_TYPE_GENERALIZED = "V1774", "Only generalized type metadata can be part of the callee_type metadata list",
        "callee_type Metadata", "Names of generalized types end in .generalized.";
    MMRA_PLACE = "V1775", "!mmra metadata attached to unexpected instruction kind",
        "Memory Model Relaxation Annotations", "Only instructions that take part in the memory model can be relaxed.";
    MMRA_TUPLE = "V1776", "!mmra expected to be a metadata tuple",
        "Memory Model Relaxation Annotations", "Annotations are a tag or a tuple of tags.";
    MMRA_TAG = "V1777", "!mmra metadata tuple operand is not an MMRA tag",
        "Memory Model Relaxation Annotations", "A tag is a pair of strings.";
    ANNOTATION_TUPLE = "V1778", "annotation must be a tuple",
        "annotation Metadata", "Annotations are a list.";
    ANNOTATION_EMPTY = "V1779", "annotation must have at least one operand",
        "annotation Metadata", "An empty list has no meaning.";
    ANNOTATION_OPERAND = "V1780", "operands must be a string or a tuple of strings",
        "annotation Metadata", "An annotation is a string.";
    CAPTURES_PLACE = "V1781", "!captures metadata can only be applied to store instructions",
        "captures Metadata", "Only stores capture their value here.";
    CAPTURES_POINTER = "V1782", "!captures metadata can only be applied to store with value operand of pointer type",
        "captures Metadata", "Only pointers can be captured.";
    CAPTURES_EMPTY = "V1783", "!captures metadata cannot be empty",
        "captures Metadata", "An empty list would state that the store captures nothing, which is impossible.";
    CAPTURES_LIST = "V1784", "!captures metadata must be a list of strings",
        "captures Metadata", "The captured components are given by name.";
    CAPTURES_ENTRY = "V1785", "invalid entry in !captures metadata",
        "captures Metadata", "The components are address_is_null, address, read_provenance and provenance.";
    ALLOC_TOKEN_PLACE = "V1786", "!alloc_token should only exist on calls",
        "alloc_token Metadata", "Only calls allocate memory.";
    ALLOC_TOKEN_OPERANDS = "V1787", "!alloc_token must have 2 operands",
        "alloc_token Metadata", "A token is derived from a type's name and whether the type contains pointers.";
    ALLOC_TOKEN_STRING = "V1788", "expected string",
        "alloc_token Metadata", "A token is derived from a type's name and whether the type contains pointers.";
    ALLOC_TOKEN_INTEGER = "V1789", "expected integer constant",
        "alloc_token Metadata", "A token is derived from a type's name and whether the type contains pointers.";
    SCOPE_DECL_LIST = "V1790", "!id.scope.list must point to an MDNode",
        "llvm.experimental.noalias.scope.decl Intrinsic", "The declared entity is a scope.";
    SCOPE_DECL_SINGLE = "V1791", "!id.scope.list must point to a list with a single scope",
        "llvm.experimental.noalias.scope.decl Intrinsic", "Each declaration declares a single scope.";
}
