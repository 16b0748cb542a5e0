//! Rules for global variables, function headers, aliases, ifuncs and comdats.

use crate::rule::rules;

rules! {
    DECLARATION_LINKAGE = "V0401", "Global is external, but doesn't have external or weak linkage!", "Linkage Types",
        "A declaration refers to a definition elsewhere, so its symbol must be visible to the linker.";
    HUGE_GLOBAL_ALIGN = "V0402", "huge alignment values are unsupported", "Global Variables",
        "The largest alignment is 2^32 bytes.";
    ASSOCIATED_COUNT = "V0403", "associated metadata must have one operand", "'associated' Metadata",
        "A global is associated with one other global.";
    ASSOCIATED_NULL = "V0404", "associated metadata must have a global value", "'associated' Metadata",
        "An association needs a target.";
    ASSOCIATED_VALUE = "V0405", "associated metadata must be ValueAsMetadata", "'associated' Metadata",
        "The operand must name a global.";
    ASSOCIATED_POINTER = "V0406", "associated value must be pointer typed", "'associated' Metadata",
        "The address of a global is a pointer.";
    ASSOCIATED_OBJECT = "V0407", "associated metadata must point to a GlobalObject", "'associated' Metadata",
        "A global can only share the fate of another one that is in a section.";
    ASSOCIATED_SELF = "V0408", "global values should not associate to themselves", "'associated' Metadata",
        "The association would have no effect: a section is always kept together with itself.";
    APPENDING_VARIABLE = "V0409", "Only global variables can have appending linkage!", "Linkage Types",
        "Appending linkage concatenates the elements of arrays.";
    APPENDING_ARRAY = "V0410", "Only global arrays can have appending linkage!", "Linkage Types",
        "Appending linkage concatenates the elements of arrays.";
    DECLARATION_COMDAT = "V0411", "Declaration may not be in a Comdat!", "Comdats",
        "A comdat groups sections, and a declaration has no section.";
    DLLEXPORT_HIDDEN = "V0412", "dllexport GlobalValue must have default or protected visibility",
        "DLL Storage Classes", "An exported symbol cannot be hidden.";
    DLLIMPORT_VISIBILITY = "V0413", "dllimport GlobalValue must have default visibility", "DLL Storage Classes",
        "A module cannot hide a symbol that is imported.";
    DLLIMPORT_LOCAL = "V0414", "GlobalValue with DLLImport Storage is dso_local!", "DLL Storage Classes",
        "A symbol imported from another library is not local to this one.";
    DLLIMPORT_DEFINITION = "V0415", "Global is marked as dllimport, but not external", "DLL Storage Classes",
        "An imported symbol cannot be defined here.";
    IMPLICIT_DSO_LOCAL = "V0416",
        "GlobalValue with local linkage or non-default visibility must be dso_local!", "Runtime Preemption Specifiers",
        "Other libraries cannot replace a definition that they do not see.";
    INITIALIZER_TYPE = "V0417", "Global variable initializer type does not match global variable type!",
        "Global Variables", "The initial value must have the type of the variable.";
    INITIALIZER_SIZED = "V0418", "Global variable initializer must be sized", "Global Variables",
        "The initial value is laid out in memory, so its size must be known.";
    COMMON_INITIALIZER = "V0419", "'common' global must have a zero initializer!", "Linkage Types",
        "The linker merges tentative definitions and fills them with zeros.";
    COMMON_CONSTANT = "V0420", "'common' global may not be marked constant!", "Linkage Types",
        "A tentative definition may be merged with a writable one.";
    COMMON_COMDAT = "V0421", "'common' global may not be in a Comdat!", "Linkage Types",
        "Tentative definitions are merged by size, not by comdat.";
    SPECIAL_LINKAGE = "V0422", "invalid linkage for intrinsic global variable", "Intrinsic Global Variables",
        "The linker concatenates the lists of all modules.";
    SPECIAL_USED = "V0423", "invalid uses of intrinsic global variable", "Intrinsic Global Variables",
        "The list is for the linker and has no address in the program.";
    SPECIAL_TYPE = "V0424", "wrong type for intrinsic global variable", "Intrinsic Global Variables",
        "The linker reads the list, so its elements have a fixed form.";
    CTORS_TWO_FIELDS = "V0425",
        "the third field of the element type is mandatory, specify ptr null to migrate from the obsoleted 2-field form",
        "The 'llvm.global_ctors' Global Variable", "The third field names the global with which the entry is kept or dropped.";
    USED_INITIALIZER = "V0426", "wrong initializer for intrinsic global variable", "The 'llvm.used' Global Variable",
        "The list must name its globals individually.";
    USED_MEMBER = "V0427", "invalid {} member", "The 'llvm.used' Global Variable",
        "Only a variable, function or alias is a symbol that can be kept.";
    USED_NAME = "V0428", "members of {} must be named", "The 'llvm.used' Global Variable",
        "A global without a name is not a symbol that can be kept.";
    SCALABLE_GLOBAL = "V0429", "Globals cannot contain scalable types", "Global Variables",
        "The size of a global must be known at link time.";
    TARGET_TYPE_GLOBAL = "V0430", "Global @{} has illegal target extension type", "Target Extension Type",
        "Values of some target types cannot be stored in memory.";
    ALIAS_LINKAGE = "V0431",
        "Alias should have private, internal, linkonce, weak, linkonce_odr, weak_odr, external, or available_externally linkage!",
        "Aliases", "An alias is a separate symbol, defined in this module.";
    ALIAS_TYPE = "V0432", "Alias and aliasee types should match!", "Aliases",
        "Both denote the same address, in the same address space.";
    ALIASEE_KIND = "V0433", "Aliasee should be either GlobalValue or ConstantExpr", "Aliases",
        "The address of an alias is that of a global, possibly with an offset.";
    ALIAS_AVAILABLE = "V0434",
        "available_externally alias must point to available_externally global value", "Aliases",
        "An available_externally definition exists only for inspection and cannot provide an address for another symbol.";
    ALIAS_DECLARATION = "V0435", "Alias must point to a definition", "Aliases",
        "Only the module with the definition can give the symbol an address.";
    ALIAS_CYCLE = "V0436", "Aliases cannot form a cycle", "Aliases",
        "A chain of aliases must end in an address.";
    ALIAS_INTERPOSABLE = "V0437", "Alias cannot point to an interposable alias", "Aliases",
        "The linker determines the address of the other alias, after this one's has been fixed.";
    IFUNC_LINKAGE = "V0438",
        "IFunc should have private, internal, linkonce, weak, linkonce_odr, weak_odr, or external linkage!", "IFuncs",
        "An ifunc is a separate symbol, defined in this module.";
    IFUNC_RESOLVER = "V0439", "IFunc must have a Function resolver", "IFuncs",
        "The resolver returns the address when the program is loaded.";
    IFUNC_DECLARATION = "V0440", "IFunc resolver must be a definition", "IFuncs",
        "The resolver is called before symbols of other libraries have addresses.";
    IFUNC_RESULT = "V0441", "IFunc resolver must return a pointer", "IFuncs",
        "The resolver returns the address.";
    IFUNC_TYPE = "V0442", "IFunc resolver has incorrect type", "IFuncs",
        "The resolver is a function in the address space of the ifunc.";
    COMDAT_PRIVATE = "V0443", "comdat global value has private linkage", "Comdats",
        "In COFF the comdat is the symbol of that name, so it must be in the object file.";
    FUNCTION_COMMON = "V0444", "Functions may not have common linkage", "Linkage Types",
        "A tentative definition consists of zeros and cannot contain code.";
    FUNCTION_RESULT = "V0445", "Functions cannot return aggregate values!", "Functions",
        "A result must be a value that an instruction can have.";
    SRET_RESULT = "V0446", "Invalid struct return type!", "Parameter Attributes",
        "A function that returns through memory returns nothing else.";
    ATTRIBUTE_AFTER_LAST = "V0447", "Attribute after last parameter!", "Parameter Attributes",
        "There is no parameter for the attribute.";
    INTERRUPT_BYVAL = "V0448", "Calling convention parameter requires byval", "Calling Conventions",
        "The first parameter of an interrupt handler is the frame written by the processor.";
    CONVENTION_VOID = "V0449", "Calling convention requires void return type", "Calling Conventions",
        "A kernel has no caller that could receive its result.";
    CONVENTION_SRET = "V0450", "Calling convention does not allow sret", "Calling Conventions",
        "A shader has no caller that could provide memory for its result.";
    CONVENTION_BYVAL = "V0451", "Calling convention disallows byval", "Calling Conventions",
        "The hardware passes arguments in registers, or in the kernel's own segment.";
    CONVENTION_PREALLOCATED = "V0452", "Calling convention disallows preallocated", "Calling Conventions",
        "The hardware passes arguments in registers, or in the kernel's own segment.";
    CONVENTION_INALLOCA = "V0453", "Calling convention disallows inalloca", "Calling Conventions",
        "The hardware passes arguments in registers, or in the kernel's own segment.";
    CONVENTION_BYREF = "V0454", "Calling convention disallows stack byref", "Calling Conventions",
        "There is no caller with a stack that could hold the argument.";
    CONVENTION_VARARG = "V0455", "Calling convention does not support varargs or perfect forwarding!",
        "Calling Conventions", "Callees of this convention locate their arguments by the types alone.";
    WHOLE_WAVE_MASK = "V0456", "Calling convention requires first argument to be i1", "Calling Conventions",
        "The first argument is the mask of active lanes.";
    WHOLE_WAVE_INREG = "V0457", "Calling convention requires first argument to not be inreg", "Calling Conventions",
        "The mask of active lanes differs between lanes, but a scalar register does not.";
    PARAMETER_CLASS = "V0458", "Function arguments must have first-class types!", "Functions",
        "An argument must be a value that an instruction can have.";
    TAKES_METADATA = "V0459", "Function takes metadata but isn't an intrinsic", "Metadata Type",
        "Metadata does not exist at run time.";
    TAKES_TOKEN = "V0460", "Function takes token but isn't an intrinsic", "Token Type",
        "A token does not exist at run time.";
    TAKES_AMX = "V0461", "Function takes x86_amx but isn't an intrinsic", "X86_amx Type",
        "No calling convention passes matrix registers.";
    RETURNS_TOKEN = "V0462", "Function returns a token but isn't an intrinsic", "Token Type",
        "A token does not exist at run time.";
    RETURNS_AMX = "V0463", "Function returns a x86_amx but isn't an intrinsic", "X86_amx Type",
        "No calling convention returns matrix registers.";
}
