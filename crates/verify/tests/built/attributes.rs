//! Attributes that the text cannot express: at invalid places, or with invalid values.

use draig_ir::{AttrSet, Attribute, ConstantRange, Module, Type};
use draig_num::ApInt;
use draig_tables::AttrKind;

use crate::support::{Case, global};

/// The place of an attribute.
#[derive(Clone, Copy)]
enum At {
    Function,
    Result,
    Param,
}
use At::{Function, Param, Result};

const POINTER: &str = "declare i32 @f(ptr %p)\n";
const NUMBER: &str = "declare float @f(i32 %p)\n";

fn put(code: &'static str, text: &str, at: At, attribute: impl Fn() -> Attribute + 'static) -> Case {
    Case::new(code, text, move |module| set(module, at, attribute()))
}

fn set(module: &mut Module, at: At, attribute: Attribute) {
    let f = global(module, "f");
    let tables = &mut module.tables;
    let set = tables.attributes.intern_set(&mut vec![attribute], &tables.strings);
    let at_place = |wanted: bool| if wanted { set } else { AttrSet::EMPTY };
    let params = [at_place(matches!(at, Param))];
    let list = tables.attributes.intern_list(at_place(matches!(at, Function)), at_place(matches!(at, Result)), &params);
    module.global_mut(f).as_function_mut().expect("a function").attributes = list;
}

fn range(width: u32, from: u64, to: u64) -> ConstantRange {
    ConstantRange { lower: ApInt::new(width, from), upper: ApInt::new(width, to) }
}

pub(crate) fn cases() -> Vec<Case> {
    vec![
        put("V0502", POINTER, Param, || Attribute::Enum(AttrKind::Alignment)),
        put("V0503", POINTER, Result, || Attribute::Enum(AttrKind::NoReturn)),
        put("V0504", POINTER, Param, || Attribute::Enum(AttrKind::NoReturn)),
        put("V0505", POINTER, Function, || Attribute::Enum(AttrKind::InReg)),
        put("V0518", POINTER, Param, || Attribute::Int(AttrKind::Alignment, 1 << 33)),
        put("V0528", POINTER, Param, || Attribute::RangeList(AttrKind::Initializes, [].into())),
        put("V0529", POINTER, Param, || {
            Attribute::RangeList(AttrKind::Initializes, [range(64, 8, 12), range(64, 0, 4)].into())
        }),
        put("V0530", NUMBER, Result, || Attribute::Int(AttrKind::NoFPClass, 0)),
        put("V0531", NUMBER, Result, || Attribute::Int(AttrKind::NoFPClass, 1 << 20)),
        Case::new("V0446", "declare i32 @f(ptr %p)", |module| {
            set(module, Param, Attribute::Type(AttrKind::StructRet, Some(Type::I32)));
        }),
        Case::new("V0447", POINTER, |module| {
            let f = global(module, "f");
            let tables = &mut module.tables;
            let mut own = vec![Attribute::Enum(AttrKind::NoUndef)];
            let set = tables.attributes.intern_set(&mut own, &tables.strings);
            let list = tables.attributes.intern_list(AttrSet::EMPTY, AttrSet::EMPTY, &[set, set]);
            module.global_mut(f).as_function_mut().expect("a function").attributes = list;
        }),
    ]
}
