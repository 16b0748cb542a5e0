//! Files newer than the known format. Elements with names are carried over, others are left out if possible
//! and reported once for each kind. The rest is refused with a message that names the producer.

mod made;

use draig_bitcode::codes::{attribute, attribute_group, blocks, metadata, metadata_attachment, metadata_kind, module};
use draig_bitcode::read::{LazyModule, ReadOptions, read, read_all, read_one};
use draig_bitstream::Writer;
use made::{block, body, declare_function, file, types};

const NEWER: &str = "LLVM24.1.0";

fn text(module: &draig_ir::Module) -> String {
    String::from_utf8(draig_asm::print_module(module)).expect("it is ASCII")
}

#[test]
fn unknown_elements_in_bodies_are_reported_once() {
    let bytes = file(NEWER, b"f", |writer| {
        types(writer, 0, |_| {});
        declare_function(writer);
        let unknown = |writer: &mut Writer| {
            block(writer, 100, |writer| writer.record(1, &[2]));
            block(writer, 100, |writer| writer.record(1, &[2]));
            block(writer, blocks::METADATA, |writer| {
                writer.record(99, &[1, 2]);
                writer.record(metadata::NODE, &[]);
                block(writer, 101, |_| {});
            });
        };
        body(writer, unknown, |writer| {
            block(writer, blocks::VALUE_SYMBOLS, |writer| writer.record(77, &[0]));
        });
    });
    for threads in [1, 2] {
        let read = read_one(&bytes, &ReadOptions { threads, ..ReadOptions::default() }).expect("it can be left out");
        let reported: Vec<_> = read.left_out.iter().map(|warning| warning.notes[0].split(", at bit").next()).collect();
        let expected = [
            "in unknown block (100)",
            "record unknown (99) of METADATA_BLOCK (15)",
            "in unknown block (101)",
            "record unknown (77) of VALUE_SYMTAB (14)",
        ];
        assert_eq!(reported, expected.map(Some));
        assert!(read.left_out.iter().all(|warning| warning.code == "B0003"));
        assert_eq!(
            read.left_out[0].notes[1],
            "the file was written by LLVM24.1.0; this version reads files of LLVM 23 and older"
        );
    }
    let mut lazy = LazyModule::open(&bytes, &ReadOptions::default()).expect("it can be left out");
    assert!(lazy.left_out().is_empty());
    let function = lazy.module().functions()[0];
    assert!(lazy.body(function).is_ok());
    assert_eq!(lazy.left_out().len(), 4);
}

#[test]
fn kinds_of_attachments_are_carried_by_name() {
    let bytes = file(NEWER, b"f", |writer| {
        types(writer, 0, |_| {});
        block(writer, blocks::METADATA_KINDS, |writer| {
            writer.record_with_bytes(metadata_kind::KIND, &[250], b"frob");
        });
        declare_function(writer);
        block(writer, blocks::METADATA, |writer| writer.record(metadata::NODE, &[]));
        body(
            writer,
            |_| {},
            |writer| {
                block(writer, blocks::METADATA_ATTACHMENT, |writer| {
                    writer.record(metadata_attachment::ATTACHMENT, &[0, 250, 0]);
                });
            },
        );
    });
    let read = read_one(&bytes, &ReadOptions::default()).expect("it has a name");
    assert!(read.left_out.is_empty());
    assert!(text(&read.module).contains("ret void, !frob !0"), "{}", text(&read.module));
}

/// Returns a function with a known attribute, some unknown ones, and one by name.
fn with_attributes(producer: &str) -> Vec<u8> {
    file(producer, b"f", |writer| {
        types(writer, 0, |_| {});
        block(writer, blocks::ATTRIBUTE_GROUPS, |writer| {
            let mut record = vec![1, 0xffff_ffff, 0, 18, 0, 300, 1, 301, 7, 6, 302, 2, 7, 303, 32, 0, 4];
            record.push(4);
            record.extend(b"key\0value\0".map(u64::from));
            writer.record(attribute_group::ENTRY, &record);
        });
        block(writer, blocks::ATTRIBUTES, |writer| writer.record(attribute::ENTRY, &[1]));
        writer.record(module::FUNCTION, &[0, 1, 1, 0, 1, 0, 1, 0, 0, 0]);
    })
}

#[test]
fn attributes_without_names_are_left_out() {
    let read = read_one(&with_attributes(NEWER), &ReadOptions::default()).expect("they can be left out");
    let reported: Vec<&str> = read.left_out.iter().map(|warning| &*warning.message).collect();
    let kind = |number: u32| format!("an attribute that is newer than LLVM 23 is left out (kind {number})");
    assert_eq!(reported, [300, 301, 302, 303].map(kind));
    assert!(text(&read.module).contains("attributes #0 = { nounwind \"key\"=\"value\" }"), "{}", text(&read.module));
}

#[test]
fn unknown_elements_of_old_versions_are_refused() {
    let errors = read(&with_attributes("LLVM22.1.8"), &ReadOptions::default()).expect_err("LLVM 22 has no such kind");
    let error = errors.first_error().expect("an error");
    assert_eq!(error.message, "Unknown attribute kind (300)");
    assert!(error.notes.iter().any(|note| note.contains("PARAMATTR_GROUP_BLOCK_ID")), "{:?}", error.notes);
}

#[test]
fn unknown_instructions_are_refused_with_their_place() {
    let bytes = file(NEWER, b"f", |writer| {
        types(writer, 0, |_| {});
        declare_function(writer);
        body(writer, |writer| writer.record(120, &[1]), |_| {});
    });
    let errors = read(&bytes, &ReadOptions::default()).expect_err("nobody knows what it does");
    let error = errors.first_error().expect("an error");
    assert!(error.notes[0].starts_with("record unknown (120) of FUNCTION_BLOCK (12), at bit "), "{:?}", error.notes);
    assert!(error.notes[1].contains("LLVM24.1.0"), "{:?}", error.notes);
}

#[test]
fn all_modules_of_a_file_are_read() {
    let one = file("LLVM22.1.8", b"f", |writer| {
        types(writer, 0, |_| {});
        declare_function(writer);
        body(writer, |_| {}, |_| {});
    });
    let both = [&one[..], &one[4..]].concat();
    let options = ReadOptions::default();
    let all = read_all(&both, &options).expect("it has two modules");
    let texts: Vec<String> = all.iter().map(|read| text(&read.module)).collect();
    assert_eq!(texts.len(), 2);
    assert_eq!((&texts[0], text(&read(&one, &options).expect("it has one"))), (&texts[1], texts[0].clone()));
    let errors = read(&both, &options).expect_err("it is not one");
    assert_eq!(errors.first_error().map(|error| &*error.message), Some("Expected a single module"));
}
