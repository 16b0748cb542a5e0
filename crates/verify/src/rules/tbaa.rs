//! Rules for access tags of type-based alias analysis.

use crate::rule::rules;

rules! {
    NO_OPERANDS = "V0901", "TBAA metadata cannot have 0 operands",
        "tbaa Metadata", "A tag gives the type of an access.";
    PLACE = "V0902", "This instruction shall not have a TBAA access tag!",
        "tbaa Metadata", "Only memory accesses have an access type.";
    OLD_STYLE = "V0903", "Old-style TBAA is no longer allowed, use struct-path TBAA instead",
        "tbaa Metadata", "A tag consists of a base type, an access type and an offset.";
    TAG_OPERANDS_SIZED = "V0904", "Access tag metadata must have either 4 or 5 operands",
        "tbaa Metadata", "A tag consists of a base type, an access type, an offset, a size, and whether the memory is constant.";
    TAG_OPERANDS = "V0905", "Struct tag metadata must have either 3 or 4 operands",
        "tbaa Metadata", "A tag consists of a base type, an access type, an offset, and whether the memory is constant.";
    SIZE = "V0906", "Access size field must be a constant",
        "tbaa Metadata", "The size of an access is an integer.";
    IMMUTABLE_CONSTANT = "V0907", "Immutability tag on struct tag metadata must be a constant",
        "tbaa Metadata", "The field states whether the memory is constant.";
    IMMUTABLE_BOOL = "V0908", "Immutability part of the struct tag metadata must be either 0 or 1",
        "tbaa Metadata", "The field states whether the memory is constant.";
    MALFORMED = "V0909", "Malformed struct tag metadata: base and access-type should be non-null and point to Metadata nodes",
        "tbaa Metadata", "A tag consists of a base type, an access type and an offset.";
    ACCESS_TYPE = "V0910", "Access type node must be a valid scalar type",
        "tbaa Metadata", "A single access reads or writes a scalar.";
    OFFSET = "V0911", "Offset must be constant integer",
        "tbaa Metadata", "The offset of the access in the base type is an integer.";
    CYCLE = "V0912", "Cycle detected in struct path",
        "tbaa Metadata", "A type cannot contain itself.";
    SCALAR_OFFSET = "V0913", "Offset not zero at the point of scalar access",
        "tbaa Metadata", "A scalar has no members, so the offset in it must be zero.";
    WIDTH = "V0914", "Access bit-width not the same as description bit-width",
        "tbaa Metadata", "Offsets are compared with each other, so they need the same width.";
    PATH = "V0915", "Did not see access type in access path!",
        "tbaa Metadata", "The base type must contain the access type at the offset.";
    BASE_OPERANDS = "V0916", "Base nodes must have at least two operands",
        "tbaa Metadata", "Only a root has fewer operands.";
    BASE_OPERANDS_SIZED = "V0917", "Access tag nodes must have the number of operands that is a multiple of 3!",
        "tbaa Metadata", "A type consists of parent, size and name, then type, offset and size of each member.";
    BASE_OPERANDS_ODD = "V0918", "Struct tag nodes must have an odd number of operands!",
        "tbaa Metadata", "A type consists of a name, then type and offset of each member.";
    TYPE_SIZE = "V0919", "Type size nodes must be constants!",
        "tbaa Metadata", "A size is an integer.";
    BASE_NAME = "V0920", "Struct tag nodes have a string as their first operand",
        "tbaa Metadata", "A type is identified by its name.";
    FIELD = "V0921", "Incorrect field entry in struct type node!",
        "tbaa Metadata", "Each member has a type.";
    FIELD_OFFSET = "V0922", "Offset entries must be constants!",
        "tbaa Metadata", "The offset of a member must be known.";
    FIELD_WIDTH = "V0923", "Bitwidth between the offsets and struct type entries must match",
        "tbaa Metadata", "Offsets are compared with each other, so they need the same width.";
    FIELD_ORDER = "V0924", "Offsets must be increasing!",
        "tbaa Metadata", "Members are looked up by offset.";
    FIELD_SIZE = "V0925", "Member size entries must be constants!",
        "tbaa Metadata", "A size is an integer.";
    PARENT = "V0926", "Could not find TBAA parent in struct type node",
        "tbaa Metadata", "The offset is before the first member.";
}
