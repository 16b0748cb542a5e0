//! Rules that no text breaks, because its reader refuses it or writes it otherwise: the module is built.

use draig_ir::metadata::{Class, NodeWriter};
use draig_ir::{
    Body, DbgRecordData, DbgRecordKind, Function, GlobalData, GlobalKind, InstBuild, Metadata, Module, Opcode, Type,
};
use draig_verify::verify;

/// A module in which this node is an operand of named metadata.
fn with_node(class: Class, distinct: bool, write: impl FnOnce(&mut Module, &mut NodeWriter)) -> Module {
    let mut module = Module::new(b"m");
    let mut writer = NodeWriter::new(class);
    write(&mut module, &mut writer);
    let node = module.tables.metadata.intern_node(class, distinct, writer.words());
    let name = if class == Class::DICompileUnit { &b"llvm.dbg.cu"[..] } else { b"named" };
    let name = module.tables.strings.intern(name);
    module.get_or_add_named_metadata(name).operands.push(node);
    module
}

fn field(class: Class, name: &str) -> usize {
    class.info().field(name.as_bytes()).expect("the class has this field")
}

fn string(module: &mut Module, text: &[u8]) -> Metadata {
    let symbol = module.tables.strings.intern(text);
    module.tables.metadata.intern_string(symbol)
}

fn file(module: &mut Module) -> Metadata {
    let name = string(module, b"a.c");
    let mut writer = NodeWriter::new(Class::DIFile);
    writer.set_reference(field(Class::DIFile, "filename"), Some(name));
    module.tables.metadata.intern_node(Class::DIFile, false, writer.words())
}

#[track_caller]
fn expect(module: &Module, message: &str) {
    let said = verify(module).err().map(|errors| errors.first().map(|first| first.message.to_string()));
    assert_eq!(said.flatten().as_deref(), Some(message));
}

#[test]
fn units_are_distinct_and_of_a_known_kind() {
    let unit = |distinct, kind| {
        with_node(Class::DICompileUnit, distinct, |module, writer| {
            let file = file(module);
            writer.set_reference(field(Class::DICompileUnit, "file"), Some(file));
            writer.set_number(field(Class::DICompileUnit, "emissionKind"), kind);
        })
    };
    assert!(verify(&unit(true, 1)).is_ok());
    expect(&unit(false, 1), "compile units must be distinct");
    expect(&unit(true, 4), "invalid emission kind");
}

#[test]
fn definitions_and_identities_are_distinct() {
    let definition = with_node(Class::DISubprogram, false, |_, writer| {
        writer.set_number(field(Class::DISubprogram, "spFlags"), 8);
    });
    expect(&definition, "subprogram definitions must be distinct");
    expect(&with_node(Class::DIAssignID, false, |_, _| {}), "DIAssignID must be distinct");
    assert!(verify(&with_node(Class::DIAssignID, true, |_, _| {})).is_ok());
}

#[test]
fn checksums_and_scales_are_of_known_kinds() {
    let checksum = with_node(Class::DIFile, false, |module, writer| {
        let text = string(module, b"00");
        writer.set_number(field(Class::DIFile, "checksumkind"), 4);
        writer.set_reference(field(Class::DIFile, "checksum"), Some(text));
    });
    expect(&checksum, "invalid checksum kind");
    let scale = with_node(Class::DIFixedPointType, false, |_, writer| {
        // DW_ATE_signed_fixed
        writer.set_number(field(Class::DIFixedPointType, "encoding"), 0xd);
        writer.set_number(field(Class::DIFixedPointType, "kind"), 3);
    });
    expect(&scale, "invalid kind");
}

#[test]
fn nodes_that_are_referred_to_are_defined() {
    let module = with_node(Class::Tuple, false, |module, writer| {
        let undefined = module.tables.metadata.reserve();
        writer.push_operand(Some(undefined));
    });
    expect(&module, "Expected no forward declarations!");
}

#[test]
fn metadata_as_a_value_is_no_metadata() {
    let module = with_node(Class::Tuple, false, |module, writer| {
        let inner = module.tables.metadata.tuple(&[]);
        let value = module.tables.metadata.intern_value(inner.into());
        writer.push_operand(Some(value));
    });
    expect(&module, "Unexpected metadata round-trip through values");
}

#[test]
fn no_record_stands_behind_a_terminator() {
    let mut module = Module::new(b"m");
    let ty = module.tables.types.function(Type::VOID, &[], false);
    let name = module.tables.strings.intern(b"f");
    let kind = GlobalKind::Function(Function::default());
    let function = module.add_global(GlobalData::new(name, ty, Type::PTR, kind));
    let mut body = Body::new();
    let entry = body.add_block();
    body.append_inst(entry, InstBuild::new(Opcode::Ret, Type::VOID), &[]);
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
    module.set_body(function, Some(Box::new(body)));
    expect(&module, "Basic Block has trailing DbgRecords!");
}
