//! Metadata that the text cannot express: nodes that are not distinct, numbers of enumerations.

use draig_ir::metadata::{Class, NodeWriter};
use draig_ir::{DbgRecordData, DbgRecordKind, Metadata, Module};

use crate::support::Case;

/// A module with an additional node, as an operand of named metadata.
fn node(
    code: &'static str,
    class: Class,
    distinct: bool,
    write: impl Fn(&mut Module, &mut NodeWriter) + 'static,
) -> Case {
    Case::new(code, "", move |module| {
        let mut writer = NodeWriter::new(class);
        write(module, &mut writer);
        let node = module.tables.metadata.intern_node(class, distinct, writer.words());
        let name = if class == Class::DICompileUnit { &b"llvm.dbg.cu"[..] } else { b"named" };
        let name = module.tables.strings.intern(name);
        module.get_or_add_named_metadata(name).operands.push(node);
    })
}

fn field(class: Class, name: &str) -> usize {
    class.info().field(name.as_bytes()).expect("the class has this field")
}

fn string(module: &mut Module, text: &[u8]) -> Metadata {
    let symbol = module.tables.strings.intern(text);
    module.tables.metadata.intern_string(symbol)
}

fn unit(code: &'static str, distinct: bool, kind: u64) -> Case {
    node(code, Class::DICompileUnit, distinct, move |module, writer| {
        let name = string(module, b"a.c");
        let mut file = NodeWriter::new(Class::DIFile);
        file.set_reference(field(Class::DIFile, "filename"), Some(name));
        let file = module.tables.metadata.intern_node(Class::DIFile, false, file.words());
        writer.set_reference(field(Class::DICompileUnit, "file"), Some(file));
        writer.set_number(field(Class::DICompileUnit, "emissionKind"), kind);
    })
}

pub(crate) fn cases() -> Vec<Case> {
    vec![
        node("V0701", Class::Tuple, false, |module, writer| {
            let undefined = module.tables.metadata.reserve();
            writer.push_operand(Some(undefined));
        }),
        node("V0702", Class::Tuple, false, |module, writer| {
            let inner = module.tables.metadata.tuple(&[]);
            let value = module.tables.metadata.intern_value(inner.into());
            writer.push_operand(Some(value));
        }),
        node("V0837", Class::DIFile, false, |module, writer| {
            let text = string(module, b"00");
            writer.set_reference(field(Class::DIFile, "filename"), Some(text));
            writer.set_number(field(Class::DIFile, "checksumkind"), 4);
            writer.set_reference(field(Class::DIFile, "checksum"), Some(text));
        }),
        unit("V0840", false, 1),
        unit("V0842", true, 4),
        node("V0862", Class::DISubprogram, false, |_, writer| {
            writer.set_number(field(Class::DISubprogram, "spFlags"), 8);
        })
        .also(&["V0863", "V0864"]),
        node("V0882", Class::DIAssignID, false, |_, _| {}),
        node("V0891", Class::DIFixedPointType, false, |_, writer| {
            // DW_ATE_signed_fixed.
            writer.set_number(field(Class::DIFixedPointType, "encoding"), 0xd);
            writer.set_number(field(Class::DIFixedPointType, "kind"), 3);
        }),
        Case::body("V1620", "define void @f() {\n  ret void\n}", |_, body| {
            let entry = body.entry().expect("an entry");
            let record = body.create_record(&DbgRecordData {
                kind: DbgRecordKind::Label,
                location: None,
                variable: None,
                expression: None,
                debug_loc: None,
                assign_id: None,
                address: None,
                address_expression: None,
            });
            body.place_trailing_record(record, entry);
        }),
    ]
}
