//! Rules for source locations, debug records, and the entities that debug information is attached to.

use crate::rule::rules;

rules! {
    @debug LOCATION_SCOPE = "V1601", "location requires a valid scope",
        "DILocation", "The scope of a location is a function or block.";
    @debug INLINED_AT = "V1602", "inlined-at should be a location",
        "DILocation", "Inlined code has the location of its call.";
    @debug LOCATION_IN_NODE = "V1603", "DILocation not allowed within this metadata node",
        "DILocation", "Locations belong to code; other metadata would keep them alive without it.";
    @debug MISSING_VARIABLE = "V1604", "missing variable",
        "DIGlobalVariableExpression", "An expression describes the location of a variable, so there must be one.";
    @debug FRAGMENT_OUTSIDE = "V1605", "fragment is larger than or outside of variable",
        "DIExpression", "A fragment is part of the variable.";
    @debug FRAGMENT_ALL = "V1606", "fragment covers entire variable",
        "DIExpression", "The whole variable is not a fragment.";
    @debug DBG_NAME = "V1607", "unrecognized named metadata node in the llvm.dbg namespace",
        "Named Metadata", "Names that begin with llvm.dbg. are reserved.";
    @debug UNIT_LIST = "V1608", "invalid compile unit",
        "Named Metadata", "The list of compile units may contain nothing else.";
    @debug UNLISTED_UNIT = "V1609", "DICompileUnit not listed in llvm.dbg.cu",
        "DICompileUnit", "Units that are not listed would be lost together with everything that they describe.";
    @debug DECLARED_DISTINCT = "V1610", "function declaration may only have a unique !dbg attachment",
        "DISubprogram", "All declarations of a function share its description.";
    @debug ONE_DBG = "V1611", "function must have a single !dbg attachment",
        "DISubprogram", "A function has a single description.";
    @debug DBG_SUBPROGRAM = "V1612", "function !dbg attachment must be a subprogram",
        "DISubprogram", "A function is described by a DISubprogram.";
    @debug DEFINED_DISTINCT = "V1613", "function definition may only have a distinct !dbg attachment",
        "DISubprogram", "A function is defined once, and its description must not be merged with an equal one.";
    @debug SHARED_SUBPROGRAM = "V1614", "DISubprogram attached to more than one function",
        "DISubprogram", "One description cannot cover two addresses.";
    @debug DBG_OF_GLOBAL = "V1615", "!dbg attachment of global variable must be a DIGlobalVariableExpression",
        "DIGlobalVariableExpression", "The description of a global is a variable with an expression for its location.";
    @debug LOCAL_SCOPE_OF_DBG = "V1616", "DILocation's scope must be a DILocalScope",
        "DILocation", "The scope of a location is a function or block.";
    @debug WRONG_SUBPROGRAM = "V1617", "!dbg attachment points at wrong subprogram for function",
        "DILocation", "Code cannot come from another function unless it was inlined, which its location must show.";
    @debug DBG_KIND = "V1618", "invalid !dbg metadata attachment",
        "DILocation", "The location of an instruction is a DILocation.";
    @debug ATOM_GROUP = "V1619", "DbgLoc uses atomGroup but DISubprogram doesn't have Key Instructions enabled",
        "DILocation", "Key instruction groups have a meaning only if the whole function uses them.";
    @debug TRAILING_RECORDS = "V1620", "Basic Block has trailing DbgRecords!",
        "Debug Records", "A record precedes an instruction, and nothing is executed after the terminator.";
    @debug PHI_RECORDS = "V1621", "PHI Node must not have any attached DbgRecords",
        "Debug Records", "The phis of a block take effect simultaneously, so nothing can happen between them.";
    @debug RECORD_LOCATION = "V1622", "invalid #dbg record address/value",
        "Debug Records", "A record gives a variable a value, a list of values, or nothing.";
    @debug DECLARE_TYPE = "V1623", "location of #dbg_declare must be a pointer or int",
        "Debug Records", "A declaration gives the address of a variable.";
    @debug RECORD_VARIABLE = "V1624", "invalid #dbg record variable",
        "Debug Records", "A record describes a local variable.";
    @debug RECORD_EXPRESSION = "V1625", "invalid #dbg record expression",
        "Debug Records", "An expression, possibly empty, computes the variable from the value.";
    @debug ASSIGN_ID = "V1626", "invalid #dbg_assign DIAssignID",
        "Debug Records", "An identity links an assignment to its stores.";
    @debug ASSIGN_ADDRESS = "V1627", "invalid #dbg_assign address",
        "Debug Records", "The target of an assignment is an address, or nothing.";
    @debug ASSIGN_EXPRESSION = "V1628", "invalid #dbg_assign address expression",
        "Debug Records", "An expression, possibly empty, computes the address.";
    @debug ASSIGN_FUNCTION = "V1629", "inst not in same function as #dbg_assign",
        "Debug Records", "An assignment and its stores must be in the same function.";
    @debug RECORD_DEBUG_LOC = "V1630", "invalid #dbg record DILocation",
        "Debug Records", "A variable may be inlined several times; the location identifies the instance.";
    @debug RECORD_SUBPROGRAM = "V1631", "mismatched subprogram between #dbg record variable and DILocation",
        "Debug Records", "The variable and the location must belong to the same function.";
    @debug RECORD_ARGUMENT = "V1632", "conflicting debug info for argument",
        "Debug Records", "Each parameter of a function is described by a single variable.";
    @debug ENTRY_VALUE = "V1633", "Entry values are only allowed in MIR unless they target a swiftasync Argument",
        "DIExpression", "The entry value of a register can be given only after registers are assigned.";
    @debug LABEL = "V1634", "invalid #dbg_label intrinsic variable",
        "Debug Records", "A label record describes a DILabel.";
    @debug LABEL_DEBUG_LOC = "V1635", "#dbg_label record requires a !dbg attachment",
        "Debug Records", "A label may be inlined several times; the location identifies the instance.";
    @debug LABEL_SUBPROGRAM = "V1636", "mismatched subprogram between #dbg_label label and !dbg attachment",
        "Debug Records", "The label and the location must belong to the same function.";
    @debug ASSIGN_ID_INSTRUCTION = "V1637", "!DIAssignID attached to unexpected instruction kind",
        "DIAssignID", "Only an instruction that allocates or writes memory can be linked to an assignment.";
    @debug ASSIGN_ID_FUNCTION = "V1638", "DVRAssign not in same function as inst",
        "DIAssignID", "An assignment and its stores must be in the same function.";
    INLINED_AT_NOTHING = "V1639", "Failed to find DILocalScope",
        "DILocation", "Inlined code must belong to the function into which it was inlined.";
}
