//! Attributes.

use super::constructs;

constructs! {
    construct "Attribute Groups", "`attributes #0 = { nounwind \"key\"=\"value\" }`",
        right "attributes #0 = { nounwind \"key\"=\"value\" }\ndeclare void @f() #0";
        "P0551" "expected attribute group id",
            wrong "attributes 0 = { cold }\n",
            mended "attributes #0 = { cold }\n";
        "P0552" "expected end of attribute group",
            unwritten "The list of attributes is read up to the brace, and the end of the text is reported as another error.";
        "P0553" "unterminated attribute group",
            wrong "attributes #0 = { cold\n",
            mended "attributes #0 = { cold }\n";
        "P0554" "attribute group has no attributes",
            because "A group exists to hold attributes.",
            wrong "attributes #0 = { }\n",
            mended "attributes #0 = { cold }\n";
        "P0555" "cannot have an attribute group reference in an attribute group",
            because "A group contains attributes, not other groups.",
            wrong "attributes #0 = { cold #1 }\n",
            mended "attributes #0 = { cold }\n";
    construct "Parameter Attributes", "attributes follow the type of a parameter or result, and the parameters of a function",
        right "declare noundef i32 @f(ptr noalias align(8) dereferenceable(4)) nounwind";
        "P0561" "this attribute does not apply to functions",
            because "The attribute applies to values.",
            wrong "declare void @f() zeroext\n",
            mended "declare void @f() nounwind\n";
        "P0562" "this attribute does not apply to parameters",
            because "The attribute applies to functions or results.",
            wrong "declare void @f(i32 noinline)\n",
            mended "declare void @f(i32 noundef)\n";
        "P0563" "this attribute does not apply to return values",
            because "The attribute applies to functions or parameters.",
            wrong "declare noinline void @f()\n",
            mended "declare void @f()\n";
        "P0564" "alignment is not a power of two",
            because "Addresses are multiples of their alignment, which machines support only as powers of two.",
            wrong "@g = global i32 0, align 3\n",
            mended "@g = global i32 0, align 4\n";
        "P0565" "huge alignments are not supported yet",
            because "The largest alignment is 2^32.",
            wrong "@g = global i32 0, align 8589934592\n",
            mended "@g = global i32 0, align 4294967296\n";
        "P0566" "stack alignment is not a power of two",
            because "Addresses are multiples of their alignment, which machines support only as powers of two.",
            wrong "declare void @f() alignstack(3)\n",
            mended "declare void @f() alignstack(4)\n";
        "P0567" "dereferenceable bytes must be non-zero",
            because "A promise about zero bytes has no meaning.",
            wrong "declare void @f(ptr dereferenceable(0))\n",
            mended "declare void @f(ptr dereferenceable(8))\n";
        "P0568" "'allocsize' indices can't refer to the same parameter",
            because "The size is the product of two different parameters.",
            wrong "declare ptr @f(i64, i64) allocsize(0, 0)\n",
            mended "declare ptr @f(i64, i64) allocsize(0, 1)\n";
        "P0569" "integer is too large for the bit width of specified type",
            because "The limits of a range must be values of its type.",
            wrong "declare void @f(i8 range(i8 0, 256))\n",
            mended "declare void @f(i8 range(i8 0, 100))\n";
        "P0570" "the range must have integer type!",
            because "A range contains integers.",
            wrong "declare void @f(i32 range(ptr 0, 3))\n",
            mended "declare void @f(i32 range(i32 0, 3))\n";
        "P0571" "the range should not represent the full or empty set!",
            because "A full or empty range has no meaning.",
            wrong "declare void @f(ptr initializes((4, 4)))\n",
            mended "declare void @f(ptr initializes((0, 4)))\n";
        "P0572" "the range represent the empty set but limits aren't 0!",
            because "The empty range must be written with zeros.",
            wrong "declare void @f(i8 range(i8 3, 3))\n",
            mended "declare void @f(i8 range(i8 0, 3))\n";
        "P0573" "Invalid (unordered or overlapping) range list",
            because "The byte ranges must be ordered and disjoint.",
            wrong "declare void @f(ptr initializes((0, 4), (2, 8)))\n",
            mended "declare void @f(ptr initializes((0, 4), (6, 8)))\n";
        "P0574" "expected '('",
            wrong "declare void @f(ptr byval)\n",
            mended "declare void @f(ptr byval(i32))\n";
        "P0575" "expected ')'",
            wrong "declare ptr @f(i64) allocsize(0\n",
            mended "declare ptr @f(i64) allocsize(0)\n";
        "P0576" "expected ','",
            wrong "declare void @f(i8 range(i8 0 3))\n",
            mended "declare void @f(i8 range(i8 0, 3))\n";
        "P0577" "expected ',' or ')'",
            wrong "declare ptr @f(ptr captures(none ret: address))\n",
            mended "declare ptr @f(ptr captures(none, ret: address))\n";
        "P0578" "expected ':'",
            wrong "declare ptr @f(ptr captures(ret address))\n",
            mended "declare ptr @f(ptr captures(ret: address))\n";
        "P0579" "expected ':' after location",
            wrong "declare void @f() memory(argmem)\n",
            mended "declare void @f() memory(argmem: read)\n";
    construct "Function Attributes", "`memory(...)`, `allockind(\"...\")`, `uwtable(...)`, `captures(...)`, `nofpclass(...)`, `denormal_fpenv(...)`",
        right "declare void @f(ptr captures(none), float nofpclass(nan)) memory(argmem: read) uwtable(sync) denormal_fpenv(dynamic, float: ieee)";
        "P0581" "expected memory location (argmem, inaccessiblemem, errnomem) or access kind (none, read, write, readwrite)",
            wrong "declare void @f() memory(readonly)\n",
            mended "declare void @f() memory(read)\n";
        "P0582" "expected access kind (none, read, write, readwrite)",
            wrong "declare void @f() memory(argmem: readonly)\n",
            mended "declare void @f() memory(argmem: read)\n";
        "P0583" "default access kind must be specified first",
            because "The items after it are exceptions.",
            wrong "declare void @f() memory(argmem: read, none)\n",
            mended "declare void @f() memory(none, argmem: read)\n";
        "P0584" "unterminated memory attribute",
            wrong "declare void @f() memory(read\n",
            mended "declare void @f() memory(read)\n";
        "P0585" "expected allockind value",
            wrong "declare ptr @f() allockind(alloc)\n",
            mended "declare ptr @f() allockind(\"alloc\")\n";
        "P0586" "unknown allockind {}",
            because "The kinds are alloc, realloc, free, uninitialized, zeroed and aligned.",
            wrong "declare ptr @f() allockind(\"malloc\")\n",
            mended "declare ptr @f() allockind(\"alloc\")\n";
        "P0587" "expected unwind table kind",
            wrong "declare void @f() uwtable(full)\n",
            mended "declare void @f() uwtable(sync)\n";
        "P0588" "expected one of 'none', 'address', 'address_is_null', 'provenance' or 'read_provenance'",
            wrong "declare void @f(ptr captures(no))\n",
            mended "declare void @f(ptr captures(none))\n";
        "P0589" "cannot use 'none' with other component",
            because "`none` means that nothing is captured.",
            wrong "declare void @f(ptr captures(none, address))\n",
            mended "declare void @f(ptr captures(address))\n";
        "P0590" "duplicate 'ret' location",
            because "The captures of the result can be given only once.",
            wrong "declare ptr @f(ptr captures(ret: address, ret: provenance))\n",
            mended "declare ptr @f(ptr captures(ret: address))\n";
        "P0591" "expected nofpclass test mask",
            wrong "declare void @f(float nofpclass(NaN))\n",
            mended "declare void @f(float nofpclass(nan))\n";
        "P0593" "target memory default access kind must be specified first",
            because "`target_mem` sets the access to both target memories. It comes first, because `target_mem0` and `target_mem1` override it for one of them.",
            wrong "declare void @f() memory(target_mem0: read, target_mem: none)\n",
            mended "declare void @f() memory(target_mem: none, target_mem0: read)\n";
        "P0594" "expected denormal behavior kind (ieee, preservesign, positivezero, dynamic)",
            wrong "declare void @f() denormal_fpenv(flush)\n",
            mended "declare void @f() denormal_fpenv(preservesign)\n";
        "P0595" "unterminated denormal_fpenv",
            wrong "declare void @f() denormal_fpenv(ieee\n",
            mended "declare void @f() denormal_fpenv(ieee)\n";
        "P0596" "expected float:",
            because "Only `float` can have a treatment of its own.",
            wrong "declare void @f() denormal_fpenv(ieee, double: dynamic)\n",
            mended "declare void @f() denormal_fpenv(ieee, float: dynamic)\n";
        "P0597" "expected ':' before float denormal_fpenv",
            wrong "declare void @f() denormal_fpenv(ieee, float dynamic)\n",
            mended "declare void @f() denormal_fpenv(ieee, float: dynamic)\n";
        "P0598" "byte count specified must be non-zero",
            because "A promise about zero bytes has no meaning.",
            wrong "declare void @f(ptr dead_on_return(0))\n",
            mended "declare void @f(ptr dead_on_return(8))\n";
        "P0592" "invalid mask value for 'nofpclass'",
            because "The mask has one bit for each of the ten classes of floats.",
            wrong "declare void @f(float nofpclass(0))\n",
            mended "declare void @f(float nofpclass(nan))\n";
}
