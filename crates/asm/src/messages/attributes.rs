//! Attributes.

use super::constructs;

constructs! {
    construct "Attribute Groups", "`attributes #0 = { nounwind \"key\"=\"value\" }`",
        right "attributes #0 = { nounwind \"key\"=\"value\" }\ndeclare void @f() #0";
        "P0551" "expected attribute group id",
            wrong "attributes 0 = { cold }\n";
        "P0552" "expected end of attribute group";
        "P0553" "unterminated attribute group",
            wrong "attributes #0 = { cold\n";
        "P0554" "attribute group has no attributes",
            because "A group stands for the attributes in it.",
            wrong "attributes #0 = { }\n";
        "P0555" "cannot have an attribute group reference in an attribute group",
            because "Groups are lists of attributes, not of groups.",
            wrong "attributes #0 = { #1 }\n";
    construct "Parameter Attributes", "attributes stand behind the type of a parameter or result, and behind the parameters of a function",
        right "declare noundef i32 @f(ptr noalias align(8) dereferenceable(4)) nounwind";
        "P0561" "this attribute does not apply to functions",
            because "What it says is about a value.",
            wrong "define void @f() zeroext {\n";
        "P0562" "this attribute does not apply to parameters",
            because "What it says is about functions or results.",
            wrong "define void @f(i32 noinline) {\n";
        "P0563" "this attribute does not apply to return values",
            because "What it says is about functions or parameters.",
            wrong "define noinline void @f() {\n";
        "P0564" "alignment is not a power of two",
            because "Addresses are multiples of their alignment, which machines only know as powers of two.",
            wrong "@g = global i32 0, align 3\n";
        "P0565" "huge alignments are not supported yet",
            because "Alignments go up to 2^32.",
            wrong "@g = global i32 0, align 8589934592\n";
        "P0566" "stack alignment is not a power of two",
            because "Addresses are multiples of their alignment, which machines only know as powers of two.",
            wrong "declare void @f() alignstack(3)\n";
        "P0567" "dereferenceable bytes must be non-zero",
            because "Nothing can be read from no bytes.",
            wrong "declare void @f(ptr dereferenceable(0))\n";
        "P0568" "'allocsize' indices can't refer to the same parameter",
            because "The size is the product of two parameters.",
            wrong "declare void @f() allocsize(1, 1)\n";
        "P0569" "integer is too large for the bit width of specified type",
            because "The limits of a range are values of its type.",
            wrong "declare void @f(i8 range(i8 0, 256))\n";
        "P0570" "the range must have integer type!",
            because "Ranges are of integers.",
            wrong "declare void @f(i32 range(ptr 0, 3))\n";
        "P0571" "the range should not represent the full or empty set!",
            because "A range of everything says nothing.",
            wrong "declare void @f(ptr initializes((3, 3)))\n";
        "P0572" "the range represent the empty set but limits aren't 0!",
            because "A range of nothing is written with zeros.",
            wrong "declare void @f(i8 range(i8 3, 3))\n";
        "P0573" "Invalid (unordered or overlapping) range list",
            because "Ranges of bytes are in order and apart.",
            wrong "declare void @f(ptr initializes((3, 4), (4, 5)))\n";
        "P0574" "expected '('",
            wrong "declare void @f(ptr byval)\n";
        "P0575" "expected ')'",
            wrong "declare void @f() allocsize(1\n";
        "P0576" "expected ','",
            wrong "declare void @f(i8 range(i8 3 3))\n";
        "P0577" "expected ',' or ')'",
            wrong "declare void @f(ptr captures(address ret: none))\n";
        "P0578" "expected ':'",
            wrong "declare void @f(ptr captures(ret address))\n";
        "P0579" "expected ':' after location",
            wrong "declare void @f() memory(argmem)\n";
    construct "Function Attributes", "`memory(...)`, `allockind(\"...\")`, `uwtable(...)`, `captures(...)`, `nofpclass(...)`",
        right "declare void @f(ptr captures(none), float nofpclass(nan)) memory(argmem: read) uwtable(sync)";
        "P0581" "expected memory location (argmem, inaccessiblemem, errnomem) or access kind (none, read, write, readwrite)",
            wrong "declare void @f() memory(foo)\n";
        "P0582" "expected access kind (none, read, write, readwrite)",
            wrong "declare void @f() memory(argmem: foo)\n";
        "P0583" "default access kind must be specified first",
            because "What comes behind are exceptions to it.",
            wrong "declare void @f() memory(argmem: read, none)\n";
        "P0584" "unterminated memory attribute",
            wrong "declare void @f() memory(read\n";
        "P0585" "expected allockind value",
            wrong "declare void @f() allockind(3)\n";
        "P0586" "unknown allockind {}",
            because "The kinds are alloc, realloc, free, uninitialized, zeroed and aligned.",
            wrong "declare void @f() allockind(\"\")\n";
        "P0587" "expected unwind table kind",
            wrong "declare void @f() uwtable(foo)\n";
        "P0588" "expected one of 'none', 'address', 'address_is_null', 'provenance' or 'read_provenance'",
            wrong "declare void @f(ptr captures(foo))\n";
        "P0589" "cannot use 'none' with other component",
            because "`none` says that nothing is captured.",
            wrong "declare void @f(ptr captures(none, address))\n";
        "P0590" "duplicate 'ret' location",
            because "What the result captures is said once.",
            wrong "declare void @f(ptr captures(ret: address, ret: none))\n";
        "P0591" "expected nofpclass test mask",
            wrong "declare void @f(float nofpclass(foo))\n";
        "P0592" "invalid mask value for 'nofpclass'",
            because "The mask has a bit for each of the ten classes of floats.",
            wrong "declare void @f(float nofpclass(0))\n";
}
