//! Globals with combinations of properties that the text cannot express.

use draig_ir::{Align, ConstKind, Linkage, Module, Type};

use crate::support::{Case, constant, global, opaque};

fn change(code: &'static str, text: &str, change: impl Fn(&mut draig_ir::GlobalData) + 'static) -> Case {
    Case::new(code, text, move |module| {
        let x = global(module, "x");
        change(module.global_mut(x));
    })
}

fn retype(code: &'static str, text: &str, make: fn(&mut Module) -> Type) -> Case {
    Case::new(code, text, move |module| {
        let ty = make(module);
        let x = global(module, "x");
        module.global_mut(x).value_type = ty;
    })
}

pub(crate) fn cases() -> Vec<Case> {
    vec![
        change("V0401", "@x = external global i32", |data| {
            data.linkage = Linkage::Internal;
            data.dso_local = true;
        }),
        change("V0402", "@x = global i32 0", |data| data.align = Align::from_log2(33)),
        change("V0409", "define void @x() {\n  ret void\n}", |data| data.linkage = Linkage::Appending),
        change("V0414", "@x = external dllimport global i32", |data| data.dso_local = true),
        change("V0416", "@x = internal global i32 0", |data| data.dso_local = false),
        change("V0417", "@x = global i32 0", |data| data.value_type = Type::I64),
        change("V0431", "@y = global i32 0\n@x = alias i32, ptr @y", |data| data.linkage = Linkage::Common),
        Case::new("V0418", "@x = global i32 0", |module| {
            let ty = opaque(module);
            let undef = constant(module, ty, ConstKind::Undef);
            let x = global(module, "x");
            module.global_mut(x).value_type = ty;
            module.global_mut(x).as_variable_mut().expect("a variable").initializer = Some(undef.into());
        }),
        Case::new("V0432", "@y = global i32 0\n@x = alias i32, ptr @y", far),
        Case::new("V0442", "@x = ifunc void (), ptr @r\ndefine ptr @r() {\n  ret ptr null\n}", far),
        change("V0444", "define void @x() {\n  ret void\n}", |data| data.linkage = Linkage::Common),
        retype("V0445", "declare void @x()", |module| {
            let result = opaque(module);
            module.tables.types.function(result, &[], false)
        }),
        retype("V0458", "declare void @x()", |module| {
            let param = opaque(module);
            module.tables.types.function(Type::VOID, &[param], false)
        }),
    ]
}

/// Gives `@x` an address in another address space.
fn far(module: &mut Module) {
    let pointer = module.tables.types.pointer(1);
    let x = global(module, "x");
    module.global_mut(x).address_type = pointer;
}
