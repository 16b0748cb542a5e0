//! Rules for intrinsics on vectors and matrices, and for those with a mask and an explicit length.

use crate::rule::rules;

rules! {
    LANE_MASK_ELEMENT = "V1802", "get_active_lane_mask: element type is not i1",
        "'llvm.get.active.lane.mask.*' Intrinsics", "There is one bit per lane.";
    VECTOR_LENGTH = "V1803", "get_vector_length: VF must be positive", "'llvm.experimental.get.vector.length' Intrinsic",
        "It is the maximum number of elements at a time.";
    REDUCE_ARGUMENT = "V1810", "Intrinsic has incorrect argument type!", "Vector Reduction Intrinsics",
        "The operation is defined on integers or on floating-point numbers, one per lane.";
    SPLICE_LEFT = "V1811",
        "The splice index exceeds the range [0, VL-1] where VL is the known minimum number of elements in the vector. For scalable vectors the minimum number of elements is determined from vscale_range.",
        "'llvm.vector.splice.left' Intrinsic", "At least one lane comes from the first vector.";
    SPLICE_RIGHT = "V1812",
        "The splice index exceeds the range [0, VL] where VL is the known minimum number of elements in the vector. For scalable vectors the minimum number of elements is determined from vscale_range.",
        "'llvm.vector.splice.right' Intrinsic", "The vector has no more lanes to take.";
    SPLICE_VP = "V1813",
        "The splice index exceeds the range [-VL, VL-1] where VL is the known minimum number of elements in the vector. For scalable vectors the minimum number of elements is determined from vscale_range.",
        "'llvm.experimental.vp.splice' Intrinsic", "The vector has no more lanes to take.";
    STEPVECTOR = "V1814", "stepvector only supported for vectors of integers with a bitwidth of at least 8.",
        "'llvm.stepvector' Intrinsic", "The lanes hold 0, 1, 2 and so on.";
    MATCH_FIXED = "V1816", "Second operand must be a fixed length vector.",
        "'llvm.experimental.vector.match.*' Intrinsic", "The set that is searched must have a known size.";
    MATCH_INTEGERS = "V1817", "First operand must be a vector of integers.",
        "'llvm.experimental.vector.match.*' Intrinsic", "The comparison is defined on integers.";
    MATCH_SAME = "V1818", "First two operands must have the same element type.",
        "'llvm.experimental.vector.match.*' Intrinsic", "Only values of the same type can be compared.";
    INSERT_ELEMENT = "V1822", "vector_insert parameters must have the same element type.",
        "'llvm.vector.insert' Intrinsic", "The lanes are copied between the two vectors without conversion.";
    INSERT_INDEX = "V1823",
        "vector_insert index must be a constant multiple of the subvector's known minimum vector length.",
        "'llvm.vector.insert' Intrinsic", "For scalable vectors, the index counts in units of this length.";
    INSERT_OVERRUN = "V1824", "subvector operand of vector_insert would overrun the vector being inserted into.",
        "'llvm.vector.insert' Intrinsic", "All lanes must fit into the vector.";
    EXTRACT_ELEMENT = "V1825", "vector_extract result must have the same element type as the input vector.",
        "'llvm.vector.extract' Intrinsic", "The lanes are copied between the two vectors without conversion.";
    EXTRACT_INDEX = "V1826",
        "vector_extract index must be a constant multiple of the result type's known minimum vector length.",
        "'llvm.vector.extract' Intrinsic", "For scalable vectors, the index counts in units of this length.";
    EXTRACT_OVERRUN = "V1827", "vector_extract would overrun.", "'llvm.vector.extract' Intrinsic",
        "All lanes must exist in the vector.";
    PARTIAL_REDUCE = "V1828",
        "Invalid vector widths for partial reduction. The width of the input vector must be a positive integer multiple of the width of the accumulator vector.",
        "'llvm.vector.partial.reduce.add.*' Intrinsic", "Each lane of the sum adds the same number of lanes.";
    MATRIX_FIRST = "V1829", "First argument of a matrix operation does not match specified shape!",
        "Matrix Intrinsics", "A matrix is a vector with one element for each row and column.";
    MATRIX_SECOND = "V1830", "Second argument of a matrix operation does not match specified shape!",
        "Matrix Intrinsics", "A matrix is a vector with one element for each row and column.";
    MATRIX_ELEMENT = "V1831", "Result type must be an integer or floating-point type!", "Matrix Intrinsics",
        "The operation multiplies and adds elements.";
    MATRIX_FIRST_ELEMENT = "V1832", "Vector element type mismatch of the result and first operand vector!",
        "Matrix Intrinsics", "All elements of an operation have the same type.";
    MATRIX_SECOND_ELEMENT = "V1833", "Vector element type mismatch of the result and second operand vector!",
        "Matrix Intrinsics", "All elements of an operation have the same type.";
    MATRIX_RESULT = "V1834", "Result of a matrix operation does not fit in the returned vector!", "Matrix Intrinsics",
        "A matrix is a vector with one element for each row and column.";
    MATRIX_STRIDE_WIDTH = "V1835", "Stride bitwidth cannot exceed 64!", "Matrix Intrinsics",
        "The stride is a number of elements in memory.";
    MATRIX_STRIDE = "V1836", "Stride must be greater or equal than the number of rows!", "Matrix Intrinsics",
        "Columns must not overlap.";
    VP_CAST_LENGTH = "V1837", "VP cast intrinsic first argument and result vector lengths must be equal",
        "Vector Predication Intrinsics", "There is one result per lane.";
    VP_TRUNC_TYPES = "V1838", "llvm.vp.trunc intrinsic first argument and result element type must be integer",
        "'llvm.vp.trunc.*' Intrinsics", "A truncation cuts off bits of integers.";
    VP_TRUNC_WIDTH = "V1839",
        "llvm.vp.trunc intrinsic the bit size of first argument must be larger than the bit size of the return type",
        "'llvm.vp.trunc.*' Intrinsics", "A truncation makes an integer narrower.";
    VP_EXT_TYPES = "V1840",
        "llvm.vp.zext or llvm.vp.sext intrinsic first argument and result element type must be integer",
        "'llvm.vp.zext.*' Intrinsics", "An extension adds bits to integers.";
    VP_EXT_WIDTH = "V1841",
        "llvm.vp.zext or llvm.vp.sext intrinsic the bit size of first argument must be smaller than the bit size of the return type",
        "'llvm.vp.zext.*' Intrinsics", "An extension makes an integer wider.";
    VP_FLOAT_TO_INT = "V1842",
        "llvm.vp.fptoui, llvm.vp.fptosi, llvm.vp.lrint or llvm.vp.llrintintrinsic first argument element type must be floating-point and result element type must be integer",
        "'llvm.vp.fptoui.*' Intrinsics", "The operation converts floating-point numbers to integers.";
    VP_INT_TO_FLOAT = "V1843",
        "llvm.vp.uitofp or llvm.vp.sitofp intrinsic first argument element type must be integer and result element type must be floating-point",
        "'llvm.vp.uitofp.*' Intrinsics", "The operation converts integers to floating-point numbers.";
    VP_FPTRUNC_TYPES = "V1844",
        "llvm.vp.fptrunc intrinsic first argument and result element type must be floating-point",
        "'llvm.vp.fptrunc.*' Intrinsics", "The operation makes floating-point numbers narrower.";
    VP_FPTRUNC_WIDTH = "V1845",
        "llvm.vp.fptrunc intrinsic the bit size of first argument must be larger than the bit size of the return type",
        "'llvm.vp.fptrunc.*' Intrinsics", "The operation makes floating-point numbers narrower.";
    VP_FPEXT_TYPES = "V1846",
        "llvm.vp.fpext intrinsic first argument and result element type must be floating-point",
        "'llvm.vp.fpext.*' Intrinsics", "The operation makes floating-point numbers wider.";
    VP_FPEXT_WIDTH = "V1847",
        "llvm.vp.fpext intrinsic the bit size of first argument must be smaller than the bit size of the return type",
        "'llvm.vp.fpext.*' Intrinsics", "The operation makes floating-point numbers wider.";
    VP_PTRTOINT = "V1848",
        "llvm.vp.ptrtoint intrinsic first argument element type must be pointer and result element type must be integer",
        "'llvm.vp.ptrtoint.*' Intrinsics", "The operation converts pointers to integers.";
    VP_INTTOPTR = "V1849",
        "llvm.vp.inttoptr intrinsic first argument element type must be integer and result element type must be pointer",
        "'llvm.vp.inttoptr.*' Intrinsics", "The operation converts integers to pointers.";
    VP_FCMP = "V1850", "invalid predicate for VP FP comparison intrinsic", "'llvm.vp.fcmp.*' Intrinsics",
        "There are fourteen predicates.";
    VP_ICMP = "V1851", "invalid predicate for VP integer comparison intrinsic", "'llvm.vp.icmp.*' Intrinsics",
        "There are ten predicates.";
    VP_FPCLASS = "V1852", "unsupported bits for llvm.vp.is.fpclass test mask", "'llvm.vp.is.fpclass.*' Intrinsics",
        "There are ten classes of floating-point numbers, hence ten bits.";
}
