//! Rules for global variables, functions' heads, aliases, ifuncs and comdats.

use crate::rule::rules;

rules! {
    DECLARATION_LINKAGE = "V0401", "Global is external, but doesn't have external or weak linkage!", "Linkage Types",
        "What is only declared is defined elsewhere, so that its symbol must be visible to the linker.";
    HUGE_GLOBAL_ALIGN = "V0402", "huge alignment values are unsupported", "Global Variables",
        "The largest alignment is 2^32 bytes.";
    ASSOCIATED_COUNT = "V0403", "associated metadata must have one operand", "'associated' Metadata",
        "A global goes with one other global.";
    ASSOCIATED_NULL = "V0404", "associated metadata must have a global value", "'associated' Metadata",
        "Nothing goes with nothing.";
    ASSOCIATED_VALUE = "V0405", "associated metadata must be ValueAsMetadata", "'associated' Metadata",
        "The operand names a global.";
    ASSOCIATED_POINTER = "V0406", "associated value must be pointer typed", "'associated' Metadata",
        "The address of a global is a pointer.";
    ASSOCIATED_OBJECT = "V0407", "associated metadata must point to a GlobalObject", "'associated' Metadata",
        "Only what lies in a section can share the fate of one.";
    ASSOCIATED_SELF = "V0408", "global values should not associate to themselves", "'associated' Metadata",
        "A section that lives as long as itself may as well go.";
    APPENDING_VARIABLE = "V0409", "Only global variables can have appending linkage!", "Linkage Types",
        "Appending joins the elements of arrays.";
    APPENDING_ARRAY = "V0410", "Only global arrays can have appending linkage!", "Linkage Types",
        "Appending joins the elements of arrays.";
    DECLARATION_COMDAT = "V0411", "Declaration may not be in a Comdat!", "Comdats",
        "A comdat groups sections, and a declaration has none.";
    DLLEXPORT_HIDDEN = "V0412", "dllexport GlobalValue must have default or protected visibility",
        "DLL Storage Classes", "What is exported is not hidden.";
    DLLIMPORT_VISIBILITY = "V0413", "dllimport GlobalValue must have default visibility", "DLL Storage Classes",
        "What comes from elsewhere is not for this module to hide.";
    DLLIMPORT_LOCAL = "V0414", "GlobalValue with DLLImport Storage is dso_local!", "DLL Storage Classes",
        "What comes from another library is not in this one.";
    DLLIMPORT_DEFINITION = "V0415", "Global is marked as dllimport, but not external", "DLL Storage Classes",
        "What is imported is not defined here.";
    IMPLICIT_DSO_LOCAL = "V0416",
        "GlobalValue with local linkage or non-default visibility must be dso_local!", "Runtime Preemption Specifiers",
        "No other library can replace what it does not see.";
    INITIALIZER_TYPE = "V0417", "Global variable initializer type does not match global variable type!",
        "Global Variables", "The initial content of memory has the type of the memory.";
    INITIALIZER_SIZED = "V0418", "Global variable initializer must be sized", "Global Variables",
        "The content is laid out in memory.";
    COMMON_INITIALIZER = "V0419", "'common' global must have a zero initializer!", "Linkage Types",
        "The linker merges tentative definitions and fills them with zeros.";
    COMMON_CONSTANT = "V0420", "'common' global may not be marked constant!", "Linkage Types",
        "A tentative definition may be merged with one that is written.";
    COMMON_COMDAT = "V0421", "'common' global may not be in a Comdat!", "Linkage Types",
        "Tentative definitions are merged by size, not by group.";
    SPECIAL_LINKAGE = "V0422", "invalid linkage for intrinsic global variable", "Intrinsic Global Variables",
        "The lists of all modules are joined.";
    SPECIAL_USED = "V0423", "invalid uses of intrinsic global variable", "Intrinsic Global Variables",
        "The list is for the linker; in the program it has no address.";
    SPECIAL_TYPE = "V0424", "wrong type for intrinsic global variable", "Intrinsic Global Variables",
        "The linker reads the list, so that its elements have a fixed form.";
    CTORS_TWO_FIELDS = "V0425",
        "the third field of the element type is mandatory, specify ptr null to migrate from the obsoleted 2-field form",
        "The 'llvm.global_ctors' Global Variable", "The third field says with what the entry is kept or dropped.";
    USED_INITIALIZER = "V0426", "wrong initializer for intrinsic global variable", "The 'llvm.used' Global Variable",
        "The list names globals one by one.";
    USED_MEMBER = "V0427", "invalid {} member", "The 'llvm.used' Global Variable",
        "Only a variable, function or alias is a symbol that can be kept.";
    USED_NAME = "V0428", "members of {} must be named", "The 'llvm.used' Global Variable",
        "What has no name is no symbol that can be kept.";
    SCALABLE_GLOBAL = "V0429", "Globals cannot contain scalable types", "Global Variables",
        "The size of a global is known when the program is linked.";
    TARGET_TYPE_GLOBAL = "V0430", "Global @{} has illegal target extension type", "Target Extension Type",
        "Values of some target types do not lie in memory.";
    ALIAS_LINKAGE = "V0431",
        "Alias should have private, internal, linkonce, weak, linkonce_odr, weak_odr, external, or available_externally linkage!",
        "Aliases", "An alias is a symbol of its own, defined here.";
    ALIAS_TYPE = "V0432", "Alias and aliasee types should match!", "Aliases",
        "Both are one address, in one address space.";
    ALIASEE_KIND = "V0433", "Aliasee should be either GlobalValue or ConstantExpr", "Aliases",
        "The address of an alias is that of a global, perhaps with an offset.";
    ALIAS_AVAILABLE = "V0434",
        "available_externally alias must point to available_externally global value", "Aliases",
        "What is only for inspection cannot be an address of something else.";
    ALIAS_DECLARATION = "V0435", "Alias must point to a definition", "Aliases",
        "A symbol is given an address by the module that has the section.";
    ALIAS_CYCLE = "V0436", "Aliases cannot form a cycle", "Aliases",
        "Somewhere there must be an address.";
    ALIAS_INTERPOSABLE = "V0437", "Alias cannot point to an interposable alias", "Aliases",
        "Which address the other alias has is decided when linking, after this one's is written down.";
    IFUNC_LINKAGE = "V0438",
        "IFunc should have private, internal, linkonce, weak, linkonce_odr, weak_odr, or external linkage!", "IFuncs",
        "An ifunc is a symbol of its own, defined here.";
    IFUNC_RESOLVER = "V0439", "IFunc must have a Function resolver", "IFuncs",
        "The address is what a function returns when the program is loaded.";
    IFUNC_DECLARATION = "V0440", "IFunc resolver must be a definition", "IFuncs",
        "The resolver is called before symbols of other libraries have addresses.";
    IFUNC_RESULT = "V0441", "IFunc resolver must return a pointer", "IFuncs",
        "The address is what the resolver returns.";
    IFUNC_TYPE = "V0442", "IFunc resolver has incorrect type", "IFuncs",
        "The resolver is a function, in the address space of the ifunc.";
    COMDAT_PRIVATE = "V0443", "comdat global value has private linkage", "Comdats",
        "In COFF the symbol of that name is the comdat, so that it must be in the object file.";
    FUNCTION_COMMON = "V0444", "Functions may not have common linkage", "Linkage Types",
        "A tentative definition is of zeros, which are no code.";
    FUNCTION_RESULT = "V0445", "Functions cannot return aggregate values!", "Functions",
        "A result is a value that an instruction can have.";
    SRET_RESULT = "V0446", "Invalid struct return type!", "Parameter Attributes",
        "A function that returns through memory returns nothing else.";
    ATTRIBUTE_AFTER_LAST = "V0447", "Attribute after last parameter!", "Parameter Attributes",
        "There is nothing that the attribute could be of.";
    INTERRUPT_BYVAL = "V0448", "Calling convention parameter requires byval", "Calling Conventions",
        "The first parameter of an interrupt handler is the frame that the processor wrote.";
    CONVENTION_VOID = "V0449", "Calling convention requires void return type", "Calling Conventions",
        "Nobody waits for the result of a kernel.";
    CONVENTION_SRET = "V0450", "Calling convention does not allow sret", "Calling Conventions",
        "Nobody gives a shader memory for a result.";
    CONVENTION_BYVAL = "V0451", "Calling convention disallows byval", "Calling Conventions",
        "The hardware gives arguments in registers, or in the kernel's own segment.";
    CONVENTION_PREALLOCATED = "V0452", "Calling convention disallows preallocated", "Calling Conventions",
        "The hardware gives arguments in registers, or in the kernel's own segment.";
    CONVENTION_INALLOCA = "V0453", "Calling convention disallows inalloca", "Calling Conventions",
        "The hardware gives arguments in registers, or in the kernel's own segment.";
    CONVENTION_BYREF = "V0454", "Calling convention disallows stack byref", "Calling Conventions",
        "No caller has a stack on which the argument could lie.";
    CONVENTION_VARARG = "V0455", "Calling convention does not support varargs or perfect forwarding!",
        "Calling Conventions", "Callees of the convention find their arguments by their types alone.";
    WHOLE_WAVE_MASK = "V0456", "Calling convention requires first argument to be i1", "Calling Conventions",
        "It tells for each lane whether it was active.";
    WHOLE_WAVE_INREG = "V0457", "Calling convention requires first argument to not be inreg", "Calling Conventions",
        "It differs from lane to lane.";
    PARAMETER_CLASS = "V0458", "Function arguments must have first-class types!", "Functions",
        "An argument is a value that an instruction can have.";
    TAKES_METADATA = "V0459", "Function takes metadata but isn't an intrinsic", "Metadata Type",
        "Metadata are not there when the program runs.";
    TAKES_TOKEN = "V0460", "Function takes token but isn't an intrinsic", "Token Type",
        "A token is not there when the program runs.";
    TAKES_AMX = "V0461", "Function takes x86_amx but isn't an intrinsic", "X86_amx Type",
        "No calling convention passes matrix registers.";
    RETURNS_TOKEN = "V0462", "Function returns a token but isn't an intrinsic", "Token Type",
        "A token is not there when the program runs.";
    RETURNS_AMX = "V0463", "Function returns a x86_amx but isn't an intrinsic", "X86_amx Type",
        "No calling convention returns matrix registers.";
}
