//! Rules for places in the source, debug records, and what debug information is attached to.

use crate::rule::rules;

rules! {
    @debug LOCATION_SCOPE = "V1601", "location requires a valid scope",
        "DILocation", "A place in the source is in a function or block.";
    @debug INLINED_AT = "V1602", "inlined-at should be a location",
        "DILocation", "Code is inlined at a place.";
    @debug LOCATION_IN_NODE = "V1603", "DILocation not allowed within this metadata node",
        "DILocation", "Places belong to code; in other metadata they would outlive it.";
    @debug MISSING_VARIABLE = "V1604", "missing variable",
        "DIGlobalVariableExpression", "An expression says how to find the value of a variable.";
    @debug FRAGMENT_OUTSIDE = "V1605", "fragment is larger than or outside of variable",
        "DIExpression", "A fragment is a part of the variable.";
    @debug FRAGMENT_ALL = "V1606", "fragment covers entire variable",
        "DIExpression", "The whole is no fragment.";
    @debug DBG_NAME = "V1607", "unrecognized named metadata node in the llvm.dbg namespace",
        "Named Metadata", "Names that begin with llvm.dbg. are kept for what will be defined.";
    @debug UNIT_LIST = "V1608", "invalid compile unit",
        "Named Metadata", "The list of compile units has only these.";
    @debug UNLISTED_UNIT = "V1609", "DICompileUnit not listed in llvm.dbg.cu",
        "DICompileUnit", "Units that are not listed would be lost with all that they describe.";
    @debug DECLARED_DISTINCT = "V1610", "function declaration may only have a unique !dbg attachment",
        "DISubprogram", "What describes a declaration is shared by all who declare it.";
    @debug ONE_DBG = "V1611", "function must have a single !dbg attachment",
        "DISubprogram", "A function is described once.";
    @debug DBG_SUBPROGRAM = "V1612", "function !dbg attachment must be a subprogram",
        "DISubprogram", "A function is described by a DISubprogram.";
    @debug DEFINED_DISTINCT = "V1613", "function definition may only have a distinct !dbg attachment",
        "DISubprogram", "A function is defined once, and must not merge with one that looks the same.";
    @debug SHARED_SUBPROGRAM = "V1614", "DISubprogram attached to more than one function",
        "DISubprogram", "A description of one function cannot have two addresses.";
    @debug DBG_OF_GLOBAL = "V1615", "!dbg attachment of global variable must be a DIGlobalVariableExpression",
        "DIGlobalVariableExpression", "A global is described by a variable and how to find its value.";
    @debug LOCAL_SCOPE_OF_DBG = "V1616", "DILocation's scope must be a DILocalScope",
        "DILocation", "A place in the source is in a function or block.";
    @debug WRONG_SUBPROGRAM = "V1617", "!dbg attachment points at wrong subprogram for function",
        "DILocation", "Code of one function is not in another's source, unless it was inlined, which its place says.";
    @debug DBG_KIND = "V1618", "invalid !dbg metadata attachment",
        "DILocation", "The place of an instruction is a DILocation.";
    @debug ATOM_GROUP = "V1619", "DbgLoc uses atomGroup but DISubprogram doesn't have Key Instructions enabled",
        "DILocation", "Groups of key instructions mean something only where they are used throughout.";
    @debug TRAILING_RECORDS = "V1620", "Basic Block has trailing DbgRecords!",
        "Debug Records", "A record stands before an instruction; behind the terminator nothing runs.";
    @debug PHI_RECORDS = "V1621", "PHI Node must not have any attached DbgRecords",
        "Debug Records", "The phis of a block happen at once, so nothing can happen between them.";
    @debug RECORD_LOCATION = "V1622", "invalid #dbg record address/value",
        "Debug Records", "What a record says of a variable is a value, a list of values, or nothing.";
    @debug DECLARE_TYPE = "V1623", "location of #dbg_declare must be a pointer or int",
        "Debug Records", "A declaration says at which address a variable is.";
    @debug RECORD_VARIABLE = "V1624", "invalid #dbg record variable",
        "Debug Records", "A record is about a local variable.";
    @debug RECORD_EXPRESSION = "V1625", "invalid #dbg record expression",
        "Debug Records", "How to compute the variable from the value is an expression, be it empty.";
    @debug ASSIGN_ID = "V1626", "invalid #dbg_assign DIAssignID",
        "Debug Records", "An assignment is linked to its stores by an identity.";
    @debug ASSIGN_ADDRESS = "V1627", "invalid #dbg_assign address",
        "Debug Records", "Where an assignment stores is an address, or nothing.";
    @debug ASSIGN_EXPRESSION = "V1628", "invalid #dbg_assign address expression",
        "Debug Records", "How to compute the address is an expression, be it empty.";
    @debug ASSIGN_FUNCTION = "V1629", "inst not in same function as #dbg_assign",
        "Debug Records", "An assignment and its stores are in one function.";
    @debug RECORD_DEBUG_LOC = "V1630", "invalid #dbg record DILocation",
        "Debug Records", "A variable may be inlined several times; the place says which is meant.";
    @debug RECORD_SUBPROGRAM = "V1631", "mismatched subprogram between #dbg record variable and DILocation",
        "Debug Records", "A variable is of the function that the place is in.";
    @debug RECORD_ARGUMENT = "V1632", "conflicting debug info for argument",
        "Debug Records", "Each parameter of a function is described by one variable.";
    @debug ENTRY_VALUE = "V1633", "Entry values are only allowed in MIR unless they target a swiftasync Argument",
        "DIExpression", "What a register held on entry is known only when registers are.";
    @debug LABEL = "V1634", "invalid #dbg_label intrinsic variable",
        "Debug Records", "A record of a label is about a DILabel.";
    @debug LABEL_DEBUG_LOC = "V1635", "#dbg_label record requires a !dbg attachment",
        "Debug Records", "A label may be inlined several times; the place says which is meant.";
    @debug LABEL_SUBPROGRAM = "V1636", "mismatched subprogram between #dbg_label label and !dbg attachment",
        "Debug Records", "A label is of the function that the place is in.";
    @debug ASSIGN_ID_INSTRUCTION = "V1637", "!DIAssignID attached to unexpected instruction kind",
        "DIAssignID", "Only what makes or writes memory can be linked to an assignment.";
    @debug ASSIGN_ID_FUNCTION = "V1638", "DVRAssign not in same function as inst",
        "DIAssignID", "An assignment and its stores are in one function.";
    INLINED_AT_NOTHING = "V1639", "Failed to find DILocalScope",
        "DILocation", "Code that was inlined is in the function that it was inlined into.";
}
