//! Attributes of an intrinsic's declaration, from the tables. Only ranges depend on types: their bounds have
//! the width of the integers that they describe.

use draig_num::ApInt;
use draig_tables::IntrinsicId;
use draig_tables::intrinsics::{AttrValue, Attributes, IntrinsicAttr};

use super::matching::is_newer_form;
use crate::attributes::{AttrList, AttrSet, Attribute, ConstantRange};
use crate::tables::Tables;
use crate::types::Type;

/// Attributes of the declaration of an intrinsic with this function type, independent of the attributes
/// written: those of LLVM 22 if it knows the type.
pub fn attributes(tables: &mut Tables, id: IntrinsicId, function_type: Type) -> AttrList {
    match is_newer_form(tables, id, function_type) {
        true => attributes_of_newer(tables, id, function_type),
        false => of(tables, id.attributes(), function_type),
    }
}

/// Attributes of LLVM 23 for the declaration of an intrinsic with this function type.
pub fn attributes_of_newer(tables: &mut Tables, id: IntrinsicId, function_type: Type) -> AttrList {
    let attributes = id.newer_form().map_or_else(|| id.attributes(), |form| form.attributes());
    of(tables, attributes, function_type)
}

fn of(tables: &mut Tables, attributes: Attributes, function_type: Type) -> AttrList {
    let Some(function) = tables.types.as_function(function_type) else {
        return AttrList::EMPTY;
    };
    let (result, params) = (function.result, function.params.clone());
    let function_set = set(tables, attributes.of_function(), None);
    let result_set = set(tables, attributes.of_result(), Some(result));
    let params: Vec<AttrSet> =
        (params.iter().enumerate()).map(|(number, &ty)| set(tables, attributes.of_param(number), Some(ty))).collect();
    tables.attributes.intern_list(function_set, result_set, &params)
}

fn set(tables: &mut Tables, attributes: &[IntrinsicAttr], ty: Option<Type>) -> AttrSet {
    let width = ty.and_then(|ty| tables.types.integer_width(tables.types.scalar(ty)));
    let mut attributes: Vec<Attribute> = attributes
        .iter()
        .filter_map(|&IntrinsicAttr { kind, value }| {
            Some(match value {
                AttrValue::None => Attribute::Enum(kind),
                AttrValue::Int(value) => Attribute::Int(kind, value),
                AttrValue::Range { lower, upper } => Attribute::Range(
                    kind,
                    Box::new(ConstantRange {
                        lower: ApInt::from_i64(width?, lower),
                        upper: ApInt::from_i64(width?, upper),
                    }),
                ),
            })
        })
        .collect();
    tables.attributes.intern_set(&mut attributes, &tables.strings)
}
