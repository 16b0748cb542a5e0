//! The attributes of an intrinsic's declaration, from the tables. Only ranges depend on types: their
//! bounds have the width of the integers that they are about.

use draig_num::ApInt;
use draig_tables::IntrinsicId;
use draig_tables::intrinsics::{AttrValue, IntrinsicAttr};

use crate::attributes::{AttrList, AttrSet, Attribute, ConstantRange};
use crate::tables::Tables;
use crate::types::Type;

/// The attributes that the declaration of an intrinsic of this function type has, whatever was
/// written.
pub fn attributes(tables: &mut Tables, id: IntrinsicId, function_type: Type) -> AttrList {
    let Some(function) = tables.types.as_function(function_type) else {
        return AttrList::EMPTY;
    };
    let (result, params) = (function.result, function.params.clone());
    let function_set = set(tables, id.fn_attributes(), None);
    let result_set = set(tables, id.ret_attributes(), Some(result));
    let params: Vec<AttrSet> =
        (params.iter().enumerate()).map(|(number, &ty)| set(tables, id.param_attributes(number), Some(ty))).collect();
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
