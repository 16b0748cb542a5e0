//! The shapes of LLVM's abbreviations, as data: those of BLOCKINFO for constants, function bodies and symbol
//! tables, and those that individual blocks define.

use draig_bitstream::Operand::{self, Array, Blob, Char6, Fixed, Literal, Vbr};
use draig_bitstream::{DefinedAbbreviation, Writer};

use crate::codes::{blocks, constant, function, identification, metadata, module, string_table, types, value_symbols};

const fn code(code: u32) -> Operand {
    Literal(code as u64)
}

pub(super) const PRODUCER: &[Operand] = &[code(identification::STRING), Array, Char6];
pub(super) const EPOCH: &[Operand] = &[code(identification::EPOCH), Vbr(6)];
pub(super) const BLOB: &[Operand] = &[code(string_table::BLOB), Blob];
pub(super) const VST_OFFSET: &[Operand] = &[code(module::VSTOFFSET), Fixed(32)];
pub(super) const FUNCTION_PLACE: &[Operand] = &[code(value_symbols::FNENTRY), Vbr(8), Vbr(8)];

pub(super) const METADATA_STRINGS: &[Operand] = &[code(metadata::STRINGS), Vbr(6), Vbr(6), Blob];
pub(super) const METADATA_INDEX_OFFSET: &[Operand] = &[code(metadata::INDEX_OFFSET), Fixed(32), Fixed(32)];
pub(super) const METADATA_INDEX: &[Operand] = &[code(metadata::INDEX), Array, Vbr(6)];
pub(super) const METADATA_NAME: &[Operand] = &[code(metadata::NAME), Array, Fixed(8)];
pub(super) const LOCATION: &[Operand] =
    &[code(metadata::LOCATION), Fixed(1), Vbr(6), Vbr(8), Vbr(6), Vbr(6), Fixed(1), Vbr(6), Fixed(3)];
pub(super) const GENERIC_NODE: &[Operand] =
    &[code(metadata::GENERIC_DEBUG), Fixed(1), Vbr(6), Fixed(1), Vbr(6), Array, Vbr(6)];

/// Characters, as narrow as possible.
pub(super) const fn string(code: u32, characters: Operand) -> [Operand; 3] {
    [Literal(code as u64), Array, characters]
}

/// Abbreviations of the block of types; `width` bits hold the number of a type.
pub(super) struct TypeAbbreviations {
    pub(super) pointer: DefinedAbbreviation,
    pub(super) function: DefinedAbbreviation,
    pub(super) literal_struct: DefinedAbbreviation,
    pub(super) struct_name: DefinedAbbreviation,
    pub(super) named_struct: DefinedAbbreviation,
    pub(super) array: DefinedAbbreviation,
}

impl TypeAbbreviations {
    pub(super) fn define(out: &mut Writer, width: u8) -> TypeAbbreviations {
        let ty = Fixed(width);
        TypeAbbreviations {
            pointer: out.define(&[code(types::OPAQUE_POINTER), Literal(0)]),
            function: out.define(&[code(types::FUNCTION), Fixed(1), Array, ty]),
            literal_struct: out.define(&[code(types::STRUCT_ANON), Fixed(1), Array, ty]),
            struct_name: out.define(&string(types::STRUCT_NAME, Char6)),
            named_struct: out.define(&[code(types::STRUCT_NAMED), Fixed(1), Array, ty]),
            array: out.define(&[code(types::ARRAY), Vbr(8), ty]),
        }
    }
}

/// Placeholder in the shapes below for the number of a type, in as many bits as it needs.
const TYPE: Operand = Fixed(u8::MAX);

macro_rules! of_block_info {
    ($($block:ident { $($(#[$doc:meta])* $name:ident = $shape:expr;)* })*) => {
        /// The abbreviations of BLOCKINFO.
        #[derive(Clone, Default)]
        pub(super) struct Abbreviations { $($($(#[$doc])* pub(super) $name: DefinedAbbreviation,)*)* }

        impl Abbreviations {
            /// Writes BLOCKINFO; `width` bits hold the number of a type.
            pub(super) fn define(out: &mut Writer, width: u8) -> Abbreviations {
                let wide = |shape: &[Operand]| -> Vec<Operand> {
                    shape.iter().map(|&operand| if operand == TYPE { Fixed(width) } else { operand }).collect()
                };
                let mut defined = out.block_info(&[$((blocks::$block, vec![$(wide($shape)),*]),)*]).into_iter();
                Abbreviations { $($($name: defined.next().unwrap_or_default(),)*)* }
            }
        }
    };
}

of_block_info! {
    VALUE_SYMBOLS {
        /// A name of any bytes, of a value or a block.
        name_8 = &[Fixed(3), Vbr(8), Array, Fixed(8)];
        name_7 = &[code(value_symbols::ENTRY), Vbr(8), Array, Fixed(7)];
        name_6 = &[code(value_symbols::ENTRY), Vbr(8), Array, Char6];
        block_name_6 = &[code(value_symbols::BBENTRY), Vbr(8), Array, Char6];
    }
    CONSTANTS {
        set_type = &[code(constant::SETTYPE), TYPE];
        integer = &[code(constant::INTEGER), Vbr(8)];
        cast_constant = &[code(constant::CE_CAST), Fixed(4), TYPE, Vbr(8)];
        null = &[code(constant::NULL)];
    }
    FUNCTION {
        load = &[code(function::INST_LOAD), Vbr(6), TYPE, Vbr(4), Fixed(1)];
        store = &[code(function::INST_STORE), Vbr(6), Vbr(6), Vbr(4), Fixed(1)];
        unary = &[code(function::INST_UNOP), Vbr(6), Fixed(4)];
        unary_flags = &[code(function::INST_UNOP), Vbr(6), Fixed(4), Fixed(8)];
        binary = &[code(function::INST_BINOP), Vbr(6), Vbr(6), Fixed(4)];
        binary_flags = &[code(function::INST_BINOP), Vbr(6), Vbr(6), Fixed(4), Fixed(8)];
        cast = &[code(function::INST_CAST), Vbr(6), TYPE, Fixed(4)];
        cast_flags = &[code(function::INST_CAST), Vbr(6), TYPE, Fixed(4), Fixed(8)];
        ret_void = &[code(function::INST_RET)];
        ret = &[code(function::INST_RET), Vbr(6)];
        br = &[code(function::INST_BR), Vbr(6)];
        br_if = &[code(function::INST_BR), Vbr(6), Vbr(6), Vbr(6)];
        unreachable = &[code(function::INST_UNREACHABLE)];
        gep = &[code(function::INST_GEP), Fixed(3), TYPE, Array, Vbr(6)];
        compare = &[code(function::INST_CMP2), Vbr(6), Vbr(6), Fixed(6)];
        compare_flags = &[code(function::INST_CMP2), Vbr(6), Vbr(6), Fixed(6), Fixed(8)];
        debug_value = &[code(function::DEBUG_RECORD_VALUE_SIMPLE), Vbr(7), Vbr(7), Vbr(7), Vbr(6)];
        debug_loc = &[
            code(function::DEBUG_LOC), Vbr(6), Vbr(8), Vbr(6), Vbr(6), Fixed(1), Vbr(6), Vbr(3),
        ];
    }
}
