//! The records of every kind of block: code, name, and fields as LLVM's header and reader describe them. In
//! the fields, `…` is repetition, `?` marks fields that older or newer versions omit, `~` those that only old
//! versions wrote.

/// A kind of record.
#[derive(Clone, Copy, Debug)]
pub struct RecordInfo {
    /// Code, unique in its kind of block.
    pub code: u32,
    /// LLVM's name without prefix, as `llvm-bcanalyzer` prints it for records that it knows.
    pub name: &'static str,
    /// Contents of the record.
    pub fields: &'static str,
}

macro_rules! records {
    ($($(#[$doc:meta])* $module:ident { $($name:ident = $code:literal $fields:literal;)* })*) => {
        $($(#[$doc])*
        #[allow(missing_docs, reason = "names are LLVM's; the table describes their contents")]
        pub mod $module {
            use super::RecordInfo;
            $(pub const $name: u32 = $code;)*
            /// All of them.
            pub const RECORDS: &[RecordInfo] =
                &[$(RecordInfo { code: $code, name: stringify!($name), fields: $fields }),*];
        })*
    };
}

records! {
    /// Records of [`super::blocks::IDENTIFICATION`].
    identification {
        STRING = 1 "character…";
        EPOCH = 2 "epoch";
    }
    /// Records of [`super::blocks::MODULE`].
    module {
        VERSION = 1 "version: 0 absolute operand numbers, 1 relative ones, 2 names in the string table";
        TRIPLE = 2 "character…";
        DATALAYOUT = 3 "character…";
        ASM = 4 "character…";
        SECTIONNAME = 5 "character…";
        DEPLIB = 6 "~character…";
        GLOBALVAR = 7 "name offset?, name size?, type, constant|explicit type<<1|address space<<2, initializer+1, linkage, log2(align)+1, section+1, visibility?, thread local?, unnamed_addr?, externally_initialized?, dll storage class?, comdat?, attributes?, dso_local?, partition offset?, partition size?, sanitizer?, code model?";
        FUNCTION = 8 "name offset?, name size?, type, calling convention, is declaration, linkage, attributes, log2(align)+1, section+1, visibility, gc+1?, unnamed_addr?, prologue+1?, dll storage class?, comdat?, prefix+1?, personality+1?, dso_local?, address space?, partition offset?, partition size?, log2(preferred align)+1?";
        ALIAS_OLD = 9 "~type, aliasee, linkage, visibility?, dll storage class?";
        GCNAME = 11 "character…";
        COMDAT = 12 "name offset?, name size?, selection kind, ~size, ~character…";
        VSTOFFSET = 13 "offset in words";
        ALIAS = 14 "name offset?, name size?, type, address space, aliasee, linkage, visibility, dll storage class, thread local, unnamed_addr, dso_local?, partition offset?, partition size?";
        METADATA_VALUES_UNUSED = 15 "";
        SOURCE_FILENAME = 16 "character…";
        HASH = 17 "word, word, word, word, word";
        IFUNC = 18 "name offset?, name size?, type, address space, resolver, linkage, visibility, dso_local?, partition offset?, partition size?";
        ASM_PROPERTY = 19 "character…, 0, character…: name and value, of the next ASM";
        GUIDLIST = 20 "(high half, low half of the guid)…";
    }
    /// Records of [`super::blocks::ATTRIBUTES`].
    attribute {
        ENTRY_OLD = 1 "~(place, bits)…";
        ENTRY = 2 "group…";
    }
    /// Records of [`super::blocks::ATTRIBUTE_GROUPS`].
    attribute_group {
        ENTRY = 3 "group, place, attribute…";
    }
    /// Records of [`super::blocks::TYPES`].
    types {
        NUMENTRY = 1 "count";
        VOID = 2 "";
        FLOAT = 3 "";
        DOUBLE = 4 "";
        LABEL = 5 "";
        OPAQUE = 6 "0";
        INTEGER = 7 "width";
        POINTER = 8 "~pointee, address space?";
        FUNCTION_OLD = 9 "~variadic, attributes, result, parameter…";
        HALF = 10 "";
        ARRAY = 11 "count, element";
        VECTOR = 12 "count, element, scalable?";
        X86_FP80 = 13 "";
        FP128 = 14 "";
        PPC_FP128 = 15 "";
        METADATA = 16 "";
        X86_MMX = 17 "~";
        STRUCT_ANON = 18 "packed, element…";
        STRUCT_NAME = 19 "character…";
        STRUCT_NAMED = 20 "packed, element…";
        FUNCTION = 21 "variadic, result, parameter…";
        TOKEN = 22 "";
        BFLOAT = 23 "";
        X86_AMX = 24 "";
        OPAQUE_POINTER = 25 "address space";
        TARGET_TYPE = 26 "count of types, type…, integer…";
        BYTE = 27 "width";
    }
    /// Records of [`super::blocks::CONSTANTS`].
    constant {
        SETTYPE = 1 "type";
        NULL = 2 "";
        UNDEF = 3 "";
        INTEGER = 4 "signed value";
        WIDE_INTEGER = 5 "signed word…";
        FLOAT = 6 "bits…";
        AGGREGATE = 7 "value…";
        STRING = 8 "byte…";
        CSTRING = 9 "byte…";
        CE_BINOP = 10 "operation, value, value, flags?";
        CE_CAST = 11 "operation, type, value, flags?";
        CE_GEP_OLD = 12 "~type?, (type, value)…";
        CE_SELECT = 13 "~value, value, value";
        CE_EXTRACTELT = 14 "type, vector, type?, index";
        CE_INSERTELT = 15 "vector, element, type?, index";
        CE_SHUFFLEVEC = 16 "vector, vector, mask";
        CE_CMP = 17 "~type, value, value, predicate";
        INLINEASM_OLD = 18 "~flags, size, character…, size, character…";
        CE_SHUFVEC_EX = 19 "type, vector, vector, mask";
        CE_INBOUNDS_GEP = 20 "~type?, (type, value)…";
        BLOCKADDRESS = 21 "type, function, block";
        DATA = 22 "element…";
        INLINEASM_OLD2 = 23 "~flags, size, character…, size, character…";
        CE_GEP_WITH_INRANGE_INDEX_OLD = 24 "~type, flags|index<<1, (type, value)…";
        CE_UNOP = 25 "~operation, value, flags?";
        POISON = 26 "";
        DSO_LOCAL_EQUIVALENT = 27 "type, global";
        INLINEASM_OLD3 = 28 "~flags, size, character…, size, character…";
        NO_CFI = 29 "type, function";
        INLINEASM = 30 "function type, flags, size, character…, size, character…";
        CE_GEP_WITH_INRANGE = 31 "type, flags, width, range, (type, value)…";
        CE_GEP = 32 "type, flags, (type, value)…";
        PTRAUTH = 33 "~pointer, key, discriminator, address discriminator";
        PTRAUTH2 = 34 "pointer, key, discriminator, address discriminator, deactivation symbol";
        BYTE = 35 "signed value";
        WIDE_BYTE = 36 "signed word…";
    }
    /// Records of [`super::blocks::FUNCTION`].
    function {
        DECLAREBLOCKS = 1 "count";
        INST_BINOP = 2 "value, value, operation, flags?";
        INST_CAST = 3 "value, type, operation, flags?";
        INST_GEP_OLD = 4 "~value…";
        INST_SELECT = 5 "~value, value, condition";
        INST_EXTRACTELT = 6 "vector, index";
        INST_INSERTELT = 7 "vector, element, index";
        INST_SHUFFLEVEC = 8 "vector, vector, mask";
        INST_CMP = 9 "value, value, predicate, flags?";
        INST_RET = 10 "value?";
        INST_BR = 11 "block, block?, condition?";
        INST_SWITCH = 12 "type, condition, default block, (value, block)…";
        INST_INVOKE = 13 "attributes, calling convention|explicit type<<13, normal block, unwind block, function type?, callee, argument…";
        INST_UNREACHABLE = 15 "";
        INST_PHI = 16 "type, (signed value, block)…, flags?";
        INST_ALLOCA = 19 "type, count type, count, align and flags, address space?";
        INST_LOAD = 20 "pointer, type?, log2(align)+1, volatile";
        INST_VAARG = 23 "list type, list, type";
        INST_STORE_OLD = 24 "~pointer, value, log2(align)+1, volatile";
        INST_EXTRACTVAL = 26 "aggregate, index…";
        INST_INSERTVAL = 27 "aggregate, value, index…";
        INST_CMP2 = 28 "value, value, predicate, flags?";
        INST_VSELECT = 29 "value, value, condition, flags?";
        INST_INBOUNDS_GEP_OLD = 30 "~value…";
        INST_INDIRECTBR = 31 "type, address, block…";
        DEBUG_LOC_AGAIN = 33 "";
        INST_CALL = 34 "attributes, calling convention and flags, fast-math flags?, function type?, callee, argument…";
        DEBUG_LOC = 35 "line, column, scope+1, inlined at+1, implicit code?, atom group?, atom rank?";
        INST_FENCE = 36 "ordering, scope";
        INST_CMPXCHG_OLD = 37 "~pointer, compared, new, volatile, ordering, scope, failure ordering?, weak?";
        INST_ATOMICRMW_OLD = 38 "~pointer, value, operation, volatile, ordering, scope, log2(align)+1?";
        INST_RESUME = 39 "value";
        INST_LANDINGPAD_OLD = 40 "~type, personality, cleanup, count, (kind, value)…";
        INST_LOADATOMIC = 41 "pointer, type?, log2(align)+1, volatile, ordering, scope";
        INST_STOREATOMIC_OLD = 42 "~pointer, value, log2(align)+1, volatile, ordering, scope";
        INST_GEP = 43 "flags, type, value…";
        INST_STORE = 44 "pointer, value, log2(align)+1, volatile";
        INST_STOREATOMIC = 45 "pointer, value, log2(align)+1, volatile, ordering, scope";
        INST_CMPXCHG = 46 "pointer, compared, new, volatile, success ordering, scope, failure ordering, weak, log2(align)+1";
        INST_LANDINGPAD = 47 "type, cleanup, count, (kind, value)…";
        INST_CLEANUPRET = 48 "pad, unwind block?";
        INST_CATCHRET = 49 "pad, block";
        INST_CATCHPAD = 50 "parent, count, argument…";
        INST_CLEANUPPAD = 51 "parent, count, argument…";
        INST_CATCHSWITCH = 52 "parent, count, handler…, unwind block?";
        OPERAND_BUNDLE = 55 "tag, value…";
        INST_UNOP = 56 "value, operation, flags?";
        INST_CALLBR = 57 "attributes, calling convention<<1|explicit type<<15, default block, count, block…, function type?, callee, argument…";
        INST_FREEZE = 58 "value";
        INST_ATOMICRMW = 59 "pointer, value, operation|elementwise<<5, volatile, ordering, scope, log2(align)+1";
        BLOCKADDR_USERS = 60 "function…";
        DEBUG_RECORD_VALUE = 61 "location, variable, expression, value metadata";
        DEBUG_RECORD_DECLARE = 62 "location, variable, expression, value metadata";
        DEBUG_RECORD_ASSIGN = 63 "location, variable, expression, value metadata, id, address expression, address metadata";
        DEBUG_RECORD_VALUE_SIMPLE = 64 "location, variable, expression, value";
        DEBUG_RECORD_LABEL = 65 "location, label";
        DEBUG_RECORD_DECLARE_VALUE = 66 "location, variable, expression, value metadata";
    }
    /// Records of [`super::blocks::VALUE_SYMBOLS`].
    value_symbols {
        ENTRY = 1 "value, character…";
        BBENTRY = 2 "block, character…";
        FNENTRY = 3 "value, offset in words, character…";
        COMBINED_ENTRY = 5 "value, guid";
    }
    /// Records of [`super::blocks::METADATA`].
    metadata {
        STRING_OLD = 1 "~character…";
        VALUE = 2 "type, value";
        NODE = 3 "(node+1)…";
        NAME = 4 "character…";
        DISTINCT_NODE = 5 "(node+1)…";
        KIND = 6 "number, character…";
        LOCATION = 7 "distinct, line, column, scope, inlined at+1, implicit code?, atom group?, atom rank?";
        OLD_NODE = 8 "~(type, value)…";
        OLD_FN_NODE = 9 "~(type, value)…";
        NAMED_NODE = 10 "node…";
        ATTACHMENT = 11 "~instruction?, (kind, node)…";
        GENERIC_DEBUG = 12 "distinct, tag, version, header+1, (node+1)…";
        SUBRANGE = 13 "distinct|version<<1, …";
        ENUMERATOR = 14 "distinct|unsigned<<1|wide<<2, …";
        BASIC_TYPE = 15 "distinct, …";
        FILE = 16 "distinct, …";
        DERIVED_TYPE = 17 "distinct, …";
        COMPOSITE_TYPE = 18 "distinct, …";
        SUBROUTINE_TYPE = 19 "distinct, …";
        COMPILE_UNIT = 20 "distinct, …";
        SUBPROGRAM = 21 "distinct, …";
        LEXICAL_BLOCK = 22 "distinct, …";
        LEXICAL_BLOCK_FILE = 23 "distinct, …";
        NAMESPACE = 24 "distinct, …";
        TEMPLATE_TYPE = 25 "distinct, …";
        TEMPLATE_VALUE = 26 "distinct, …";
        GLOBAL_VAR = 27 "distinct, …";
        LOCAL_VAR = 28 "distinct, …";
        EXPRESSION = 29 "distinct|version<<1, element…";
        OBJC_PROPERTY = 30 "distinct, …";
        IMPORTED_ENTITY = 31 "distinct, …";
        MODULE = 32 "distinct, …";
        MACRO = 33 "distinct, …";
        MACRO_FILE = 34 "distinct, …";
        STRINGS = 35 "count, offset of the characters; blob: lengths, characters";
        GLOBAL_DECL_ATTACHMENT = 36 "global, (kind, node)…";
        GLOBAL_VAR_EXPR = 37 "distinct, variable+1, expression+1";
        INDEX_OFFSET = 38 "low half, high half";
        INDEX = 39 "size in bits…";
        LABEL = 40 "distinct, …";
        STRING_TYPE = 41 "distinct, …";
        COMMON_BLOCK = 44 "distinct, …";
        GENERIC_SUBRANGE = 45 "distinct, …";
        ARG_LIST = 46 "value metadata…";
        ASSIGN_ID = 47 "distinct";
        SUBRANGE_TYPE = 48 "distinct, …";
        FIXED_POINT_TYPE = 49 "distinct, …";
    }
    /// Records of [`super::blocks::METADATA_ATTACHMENT`].
    metadata_attachment {
        ATTACHMENT = 11 "instruction?, (kind, node)…";
    }
    /// Records of [`super::blocks::METADATA_KINDS`].
    metadata_kind {
        KIND = 6 "number, character…";
    }
    /// Records of [`super::blocks::USE_LISTS`].
    use_list {
        DEFAULT = 1 "index…, value";
        BB = 2 "index…, block";
    }
    /// Records of [`super::blocks::MODULE_STRINGS`].
    module_strings {
        ENTRY = 1 "number, character…";
        HASH = 2 "word, word, word, word, word";
    }
    /// Records of the summary blocks.
    summary {
        PERMODULE = 1 "value, flags, instructions, function flags, references, read-only references, write-only references, reference…, (callee, flags)…";
        PERMODULE_PROFILE = 2 "likewise, calls with hotness";
        PERMODULE_GLOBALVAR_INIT_REFS = 3 "value, flags, variable flags, reference…";
        COMBINED = 4 "value, module, flags, instructions, function flags, entry count, references, read-only references, write-only references, reference…, callee…";
        COMBINED_PROFILE = 5 "likewise, calls with hotness";
        COMBINED_GLOBALVAR_INIT_REFS = 6 "value, module, flags, variable flags, reference…";
        ALIAS = 7 "value, flags, aliasee";
        COMBINED_ALIAS = 8 "value, module, flags, aliasee";
        COMBINED_ORIGINAL_NAME = 9 "guid";
        VERSION = 10 "version";
        TYPE_TESTS = 11 "guid…";
        TYPE_TEST_ASSUME_VCALLS = 12 "(guid, offset)…";
        TYPE_CHECKED_LOAD_VCALLS = 13 "(guid, offset)…";
        TYPE_TEST_ASSUME_CONST_VCALL = 14 "guid, offset, argument…";
        TYPE_CHECKED_LOAD_CONST_VCALL = 15 "guid, offset, argument…";
        VALUE_GUID = 16 "value, high half?, low half of the guid";
        CFI_FUNCTION_DEFS = 17 "(name offset, name size)…";
        CFI_FUNCTION_DECLS = 18 "(name offset, name size)…";
        PERMODULE_RELBF = 19 "likewise, calls with relative frequencies";
        FLAGS = 20 "flags";
        TYPE_ID = 21 "name offset, name size, kind, width, log2(align), size, mask, inline bits, (offset, kind, name offset, name size, count, (arguments, argument…, kind, info, byte, bit)…)…";
        TYPE_ID_METADATA = 22 "name offset, name size, (offset, value)…";
        PERMODULE_VTABLE_GLOBALVAR_INIT_REFS = 23 "value, flags, variable flags, references, reference…, (value, offset)…";
        BLOCK_COUNT = 24 "count";
        PARAM_ACCESS = 25 "(parameter, first, end, count, (parameter, callee, first, end)…)…";
        PERMODULE_CALLSITE_INFO = 26 "value, stack id…";
        PERMODULE_ALLOC_INFO = 27 "count, (kind, context)…, sizes?";
        COMBINED_CALLSITE_INFO = 28 "value, stack ids, versions, stack id…, version…";
        COMBINED_ALLOC_INFO = 29 "count, versions, (kind, context)…, version…";
        STACK_IDS = 30 "(high half?, low half of the stack id)…";
        ALLOC_CONTEXT_IDS = 31 "(high half, low half)…";
        CONTEXT_RADIX_TREE_ARRAY = 32 "entry…";
        COMBINED_ALLOC_INFO_NO_CONTEXT = 33 "count, versions, kind…, version…";
    }
    /// Records of [`super::blocks::BUNDLE_TAGS`].
    bundle_tag {
        TAG = 1 "character…";
    }
    /// Records of [`super::blocks::STRING_TABLE`].
    string_table {
        BLOB = 1 "blob";
    }
    /// Records of [`super::blocks::SYMBOL_TABLE`].
    symbol_table {
        BLOB = 1 "blob";
    }
    /// Records of [`super::blocks::SCOPE_NAMES`].
    scope_name {
        NAME = 1 "character…";
    }
}
