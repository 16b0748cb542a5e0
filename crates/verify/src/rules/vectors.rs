//! Rules for intrinsics on vectors and matrices, and for those with a mask and an explicit length.

use crate::rule::rules;

rules! {
    LANE_MASK_ELEMENT = "V1802", "get_active_lane_mask: element type is not i1",
        "'llvm.get.active.lane.mask.*' Intrinsics", "There is a bit for each lane.";
    VECTOR_LENGTH = "V1803", "get_vector_length: VF must be positive", "'llvm.experimental.get.vector.length' Intrinsic",
        "It is the greatest number of elements at a time.";
    REDUCE_ARGUMENT = "V1810", "Intrinsic has incorrect argument type!", "Vector Reduction Intrinsics",
        "The operation is on integers or on floating-point numbers, one from each lane.";
    SPLICE_LEFT = "V1811",
        "The splice index exceeds the range [0, VL-1] where VL is the known minimum number of elements in the vector. For scalable vectors the minimum number of elements is determined from vscale_range.",
        "'llvm.vector.splice.left' Intrinsic", "At least one lane is of the first vector.";
    SPLICE_RIGHT = "V1812",
        "The splice index exceeds the range [0, VL] where VL is the known minimum number of elements in the vector. For scalable vectors the minimum number of elements is determined from vscale_range.",
        "'llvm.vector.splice.right' Intrinsic", "A vector has no more lanes to take from.";
    SPLICE_VP = "V1813",
        "The splice index exceeds the range [-VL, VL-1] where VL is the known minimum number of elements in the vector. For scalable vectors the minimum number of elements is determined from vscale_range.",
        "'llvm.experimental.vp.splice' Intrinsic", "A vector has no more lanes to take from.";
    STEPVECTOR = "V1814", "stepvector only supported for vectors of integers with a bitwidth of at least 8.",
        "'llvm.stepvector' Intrinsic", "The lanes are 0, 1, 2 and so on.";
    MATCH_FIXED = "V1816", "Second operand must be a fixed length vector.",
        "'llvm.experimental.vector.match.*' Intrinsic", "The set that is searched has a known size.";
    MATCH_INTEGERS = "V1817", "First operand must be a vector of integers.",
        "'llvm.experimental.vector.match.*' Intrinsic", "Integers are compared.";
    MATCH_SAME = "V1818", "First two operands must have the same element type.",
        "'llvm.experimental.vector.match.*' Intrinsic", "Only values of one type are equal.";
    INSERT_ELEMENT = "V1822", "vector_insert parameters must have the same element type.",
        "'llvm.vector.insert' Intrinsic", "The lanes become lanes of the other vector.";
    INSERT_INDEX = "V1823",
        "vector_insert index must be a constant multiple of the subvector's known minimum vector length.",
        "'llvm.vector.insert' Intrinsic", "For scalable vectors the index counts in these units.";
    INSERT_OVERRUN = "V1824", "subvector operand of vector_insert would overrun the vector being inserted into.",
        "'llvm.vector.insert' Intrinsic", "All lanes have to have a place.";
    EXTRACT_ELEMENT = "V1825", "vector_extract result must have the same element type as the input vector.",
        "'llvm.vector.extract' Intrinsic", "The lanes are lanes of the other vector.";
    EXTRACT_INDEX = "V1826",
        "vector_extract index must be a constant multiple of the result type's known minimum vector length.",
        "'llvm.vector.extract' Intrinsic", "For scalable vectors the index counts in these units.";
    EXTRACT_OVERRUN = "V1827", "vector_extract would overrun.", "'llvm.vector.extract' Intrinsic",
        "All lanes have to come from somewhere.";
    PARTIAL_REDUCE = "V1828",
        "Invalid vector widths for partial reduction. The width of the input vector must be a positive integer multiple of the width of the accumulator vector.",
        "'llvm.vector.partial.reduce.add.*' Intrinsic", "Each lane of the sum takes as many lanes as the others.";
    MATRIX_FIRST = "V1829", "First argument of a matrix operation does not match specified shape!",
        "Matrix Intrinsics", "A matrix of so many rows and columns is a vector of their product.";
    MATRIX_SECOND = "V1830", "Second argument of a matrix operation does not match specified shape!",
        "Matrix Intrinsics", "A matrix of so many rows and columns is a vector of their product.";
    MATRIX_ELEMENT = "V1831", "Result type must be an integer or floating-point type!", "Matrix Intrinsics",
        "The elements are multiplied and added.";
    MATRIX_FIRST_ELEMENT = "V1832", "Vector element type mismatch of the result and first operand vector!",
        "Matrix Intrinsics", "One operation is on numbers of one type.";
    MATRIX_SECOND_ELEMENT = "V1833", "Vector element type mismatch of the result and second operand vector!",
        "Matrix Intrinsics", "One operation is on numbers of one type.";
    MATRIX_RESULT = "V1834", "Result of a matrix operation does not fit in the returned vector!", "Matrix Intrinsics",
        "A matrix of so many rows and columns is a vector of their product.";
    MATRIX_STRIDE_WIDTH = "V1835", "Stride bitwidth cannot exceed 64!", "Matrix Intrinsics",
        "It is a number of elements in memory.";
    MATRIX_STRIDE = "V1836", "Stride must be greater or equal than the number of rows!", "Matrix Intrinsics",
        "Columns do not overlap.";
    VP_CAST_LENGTH = "V1837", "VP cast intrinsic first argument and result vector lengths must be equal",
        "Vector Predication Intrinsics", "There is a result for each lane.";
    VP_TRUNC_TYPES = "V1838", "llvm.vp.trunc intrinsic first argument and result element type must be integer",
        "'llvm.vp.trunc.*' Intrinsics", "Bits of integers are cut off.";
    VP_TRUNC_WIDTH = "V1839",
        "llvm.vp.trunc intrinsic the bit size of first argument must be larger than the bit size of the return type",
        "'llvm.vp.trunc.*' Intrinsics", "A truncation gives fewer bits.";
    VP_EXT_TYPES = "V1840",
        "llvm.vp.zext or llvm.vp.sext intrinsic first argument and result element type must be integer",
        "'llvm.vp.zext.*' Intrinsics", "Integers get more bits.";
    VP_EXT_WIDTH = "V1841",
        "llvm.vp.zext or llvm.vp.sext intrinsic the bit size of first argument must be smaller than the bit size of the return type",
        "'llvm.vp.zext.*' Intrinsics", "An extension gives more bits.";
    VP_FLOAT_TO_INT = "V1842",
        "llvm.vp.fptoui, llvm.vp.fptosi, llvm.vp.lrint or llvm.vp.llrintintrinsic first argument element type must be floating-point and result element type must be integer",
        "'llvm.vp.fptoui.*' Intrinsics", "A floating-point number becomes an integer.";
    VP_INT_TO_FLOAT = "V1843",
        "llvm.vp.uitofp or llvm.vp.sitofp intrinsic first argument element type must be integer and result element type must be floating-point",
        "'llvm.vp.uitofp.*' Intrinsics", "An integer becomes a floating-point number.";
    VP_FPTRUNC_TYPES = "V1844",
        "llvm.vp.fptrunc intrinsic first argument and result element type must be floating-point",
        "'llvm.vp.fptrunc.*' Intrinsics", "A floating-point number becomes a narrower one.";
    VP_FPTRUNC_WIDTH = "V1845",
        "llvm.vp.fptrunc intrinsic the bit size of first argument must be larger than the bit size of the return type",
        "'llvm.vp.fptrunc.*' Intrinsics", "A floating-point number becomes a narrower one.";
    VP_FPEXT_TYPES = "V1846",
        "llvm.vp.fpext intrinsic first argument and result element type must be floating-point",
        "'llvm.vp.fpext.*' Intrinsics", "A floating-point number becomes a wider one.";
    VP_FPEXT_WIDTH = "V1847",
        "llvm.vp.fpext intrinsic the bit size of first argument must be smaller than the bit size of the return type",
        "'llvm.vp.fpext.*' Intrinsics", "A floating-point number becomes a wider one.";
    VP_PTRTOINT = "V1848",
        "llvm.vp.ptrtoint intrinsic first argument element type must be pointer and result element type must be integer",
        "'llvm.vp.ptrtoint.*' Intrinsics", "A pointer becomes an integer.";
    VP_INTTOPTR = "V1849",
        "llvm.vp.inttoptr intrinsic first argument element type must be integer and result element type must be pointer",
        "'llvm.vp.inttoptr.*' Intrinsics", "An integer becomes a pointer.";
    VP_FCMP = "V1850", "invalid predicate for VP FP comparison intrinsic", "'llvm.vp.fcmp.*' Intrinsics",
        "The comparison is one of fourteen.";
    VP_ICMP = "V1851", "invalid predicate for VP integer comparison intrinsic", "'llvm.vp.icmp.*' Intrinsics",
        "The comparison is one of ten.";
    VP_FPCLASS = "V1852", "unsupported bits for llvm.vp.is.fpclass test mask", "'llvm.vp.is.fpclass.*' Intrinsics",
        "There are ten classes of floating-point numbers, hence ten bits.";
}
