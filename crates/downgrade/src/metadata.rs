//! Nodes of debug information, and fields of nodes, that a version does not have.

use draig_ir::metadata::{Class, NodeRef, NodeWriter};
use draig_ir::{Inst, Metadata, MetadataKind};
use draig_tables::history;

use crate::Lowering;

/// Number of `nameTableKind: Apple`.
const APPLE: u8 = 3;

/// Lowers all nodes, and removes attachments of dropped nodes.
pub(crate) fn lower(lowering: &mut Lowering<'_>) {
    let classes = lacking(history::CLASSES.iter().map(|&(class, since)| (class, "", since)), lowering.version);
    let fields = lacking(history::FIELDS.iter().copied(), lowering.version);
    let count = lowering.module.tables.metadata.len();
    let mut writer = NodeWriter::new(Class::DIExpression);
    for id in (0..count).map(Metadata::from_u32) {
        let Some(node) = lowering.module.tables.metadata.node(id) else { continue };
        let (class, distinct) = (node.class(), node.is_distinct());
        if classes.iter().any(|&(of, _)| of == class) {
            let new = rewrite_class(node, &mut writer);
            lowering.module.tables.metadata.replace(id, new, distinct, writer.words());
            lowering.drop(format!("metadata of class `!{}`", class.info().name));
            continue;
        }
        if class == Class::DICompileUnit
            && lowering.lacks(history::APPLE_NAME_TABLES)
            && let Some(at) = node.field_named("nameTableKind")
            && node.number(at) == u64::from(APPLE)
        {
            copy(node, &mut writer, |field| field != at);
            lowering.module.tables.metadata.replace(id, class, distinct, writer.words());
            lowering.drop("Apple name tables of a compile unit");
            continue;
        }
        let mut lost = Vec::new();
        for &(of, field) in &fields {
            if of == class
                && let Some(at) = node.field_named(field)
                && !is_default(node, at)
            {
                lost.push((field, at));
            }
        }
        if lowering.lacks(history::SIZES_ARE_NODES) {
            for field in ["size", "offset"] {
                let at = node.field_named(field).filter(|&at| class.info().fields[at].kind.is_reference());
                if let Some(at) = at
                    && let Some(size) = node.reference(at)
                    && lowering.module.tables.metadata.as_value(size).is_none()
                {
                    lost.push((field, at));
                }
            }
        }
        if lost.is_empty() {
            continue;
        }
        copy(node, &mut writer, |at| !lost.iter().any(|&(_, field)| field == at));
        lowering.module.tables.metadata.replace(id, class, distinct, writer.words());
        for (field, _) in lost {
            lowering.drop(format!("field `{field}` of `!{}`", class.info().name));
        }
    }
    if classes.iter().any(|&(class, _)| class == Class::DIAssignID) {
        drop_assign_ids(lowering);
    }
}

/// Returns the entries of a table that the version lacks, by class.
fn lacking(table: impl Iterator<Item = (&'static str, &'static str, u32)>, version: u32) -> Vec<(Class, &'static str)> {
    table
        .filter(|&(.., since)| version < since)
        .filter_map(|(class, field, _)| Some((Class::from_name(class.as_bytes())?, field)))
        .collect()
}

fn is_default(node: NodeRef<'_>, field: usize) -> bool {
    let info = &node.class().info().fields[field];
    if info.kind.is_reference() { node.reference(field).is_none() } else { node.number(field) == info.default }
}

/// Copies the fields of a node that are kept; others get their defaults.
fn copy(node: NodeRef<'_>, writer: &mut NodeWriter, keep: impl Fn(usize) -> bool) {
    writer.reset(node.class());
    for (at, field) in node.class().info().fields.iter().enumerate() {
        match (field.kind.is_reference(), keep(at)) {
            (true, true) => writer.set_reference(at, node.reference(at)),
            (true, false) => writer.set_reference(at, None),
            (false, true) => writer.set_number(at, node.number(at)),
            (false, false) => writer.set_number(at, field.default),
        }
    }
}

/// Writes a node of the closest older class, and returns the class.
fn rewrite_class(node: NodeRef<'_>, writer: &mut NodeWriter) -> Class {
    let (class, tag) = match node.class() {
        Class::DIFixedPointType => (Class::DIBasicType, draig_tables::dwarf::constants::DW_TAG_BASE_TYPE),
        Class::DISubrangeType => (Class::DIDerivedType, draig_tables::dwarf::constants::DW_TAG_TYPEDEF),
        // Its only property is being distinct.
        _ => {
            writer.reset(Class::Tuple);
            return Class::Tuple;
        }
    };
    writer.reset(class);
    let info = class.info();
    for (at, field) in info.fields.iter().enumerate() {
        let old = node.field_named(field.name);
        match (field.kind.is_reference(), old) {
            (true, _) => writer.set_reference(at, old.and_then(|old| node.reference(old))),
            (false, Some(old)) => writer.set_number(at, node.number(old)),
            (false, None) => writer.set_number(at, field.default),
        }
    }
    if let Some(at) = info.field(b"tag") {
        writer.set_number(at, u64::from(tag));
    }
    class
}

/// Removes `!DIAssignID` from stores.
fn drop_assign_ids(lowering: &mut Lowering<'_>) {
    let Some(kind) = draig_tables::metadata_kinds::lookup(b"DIAssignID").map(MetadataKind::from_u32) else { return };
    for function in lowering.module.functions().to_vec() {
        let Some(body) = lowering.module.body_mut(function) else { continue };
        let insts: Vec<Inst> = body.attached_insts().collect();
        for inst in insts {
            body.set_attachment(inst, kind, None);
        }
    }
}
