//! Rules for named metadata of the module as a whole.

use crate::rule::rules;

rules! {
    OPERANDS = "V1001", "incorrect number of operands in module flag",
        "Module Flags Metadata", "A flag consists of a behaviour, a name and a value.";
    BEHAVIOR_INTEGER = "V1002", "invalid behavior operand in module flag (expected constant integer)",
        "Module Flags Metadata", "Behaviours are numbered.";
    BEHAVIOR = "V1003", "invalid behavior operand in module flag (unexpected constant)",
        "Module Flags Metadata", "The linker must know how to merge flags of the same name.";
    NAME = "V1004", "invalid ID operand in module flag (expected metadata string)",
        "Module Flags Metadata", "Flags are merged by name.";
    MIN = "V1005", "invalid value for 'min' module flag (expected constant non-negative integer)",
        "Module Flags Metadata", "The linker chooses the smaller value.";
    MAX = "V1006", "invalid value for 'max' module flag (expected constant integer)",
        "Module Flags Metadata", "The linker chooses the larger value.";
    REQUIRE = "V1007", "invalid value for 'require' module flag (expected metadata pair)",
        "Module Flags Metadata", "A requirement consists of the name of a flag and its value.";
    REQUIRE_NAME = "V1008", "invalid value for 'require' module flag (first value operand should be a string)",
        "Module Flags Metadata", "A requirement consists of the name of a flag and its value.";
    APPEND = "V1009", "invalid value for 'append'-type module flag (expected a metadata node)",
        "Module Flags Metadata", "Only lists can be appended.";
    UNIQUE = "V1010", "module flag identifiers must be unique (or of 'require' type)",
        "Module Flags Metadata", "A flag has only one value.";
    WCHAR_SIZE = "V1011", "wchar_size metadata requires constant integer argument",
        "Module Flags Metadata", "The size of `wchar_t` is an integer.";
    LINKER_OPTIONS = "V1012", "'Linker Options' named metadata no longer supported",
        "Module Flags Metadata", "Linker options are now in the named metadata llvm.linker.options.";
    INTERPOSITION = "V1013", "SemanticInterposition metadata requires constant integer argument",
        "Module Flags Metadata", "The flag is on or off.";
    CG_PROFILE = "V1014", "expected a MDNode triple",
        "Module Flags Metadata", "An edge of the call graph consists of caller, callee and count.";
    CG_PROFILE_COUNT = "V1015", "expected an integer constant",
        "Module Flags Metadata", "An edge of the call graph consists of caller, callee and count.";
    CG_PROFILE_FUNCTION = "V1016", "expected a Function or null",
        "Module Flags Metadata", "An edge of the call graph consists of caller, callee and count.";
    REQUIRED_ABSENT = "V1017", "invalid requirement on flag, flag is not present in module",
        "Module Flags Metadata", "The required flag must exist.";
    REQUIRED_VALUE = "V1018", "invalid requirement on flag, flag does not have the required value",
        "Module Flags Metadata", "The required flag must have the required value.";
    PAUTHABI = "V1019", "either both or no 'aarch64-elf-pauthabi-platform' and 'aarch64-elf-pauthabi-version' module flags must be present",
        "Module Flags Metadata", "An ABI version has a meaning only for a platform.";
    IDENT_OPERANDS = "V1020", "incorrect number of operands in llvm.ident metadata",
        "Named Metadata", "Each entry names a producer.";
    IDENT = "V1021", "invalid value for llvm.ident metadata entry operand(the operand should be a string)",
        "Named Metadata", "Each entry names a producer.";
    COMMANDLINE_OPERANDS = "V1022", "incorrect number of operands in llvm.commandline metadata",
        "Named Metadata", "Each entry is a command line.";
    COMMANDLINE = "V1023", "invalid value for llvm.commandline metadata entry operand(the operand should be a string)",
        "Named Metadata", "Each entry is a command line.";
    ERRNO_TBAA = "V1024", "llvm.errno.tbaa must have at least one operand",
        "llvm.errno.tbaa Named Metadata", "The list exists to hold a tag for accesses to errno.";
}
