//! Short files that request a lot: each is refused, and nothing is created for its requests.

mod made;

use draig_bitcode::codes::{blocks, constant, function, metadata, module, types as code, use_list};
use draig_bitcode::read::{ReadOptions, read};
use draig_bitstream::{Operand, Writer};
use made::{block, body, declare_function, file, types};

const PRODUCER: &str = "LLVM22.1.8";

/// Returns the error for a module with these contents.
fn refused(strings: &[u8], fill: impl FnOnce(&mut Writer)) -> String {
    let bytes = file(PRODUCER, strings, fill);
    let errors = read(&bytes, &ReadOptions::default()).expect_err("it asks for too much");
    errors.first_error().expect("an error").message.to_string()
}

const TOO_MUCH: &str = "Invalid record: the file requests far more memory than its size justifies";

#[test]
fn counts_match_the_following_records() {
    let of_types = |count: u64| {
        refused(b"", |writer| block(writer, blocks::TYPES, |writer| writer.record(code::NUMENTRY, &[count])))
    };
    assert_eq!(of_types(1 << 20), "Invalid record");
    assert_eq!(of_types(u64::MAX), "Invalid record");
    let of_blocks = refused(b"f", |writer| {
        types(writer, 0, |_| {});
        declare_function(writer);
        block(writer, blocks::FUNCTION, |writer| writer.record(function::DECLAREBLOCKS, &[1 << 30]));
    });
    assert_eq!(of_blocks, "Invalid record");
    let of_values = refused(b"f", |writer| {
        types(writer, 0, |_| {});
        declare_function(writer);
        // An operand that is defined a billion values later.
        body(
            writer,
            |writer| writer.record(function::INST_RET, &[0u64.wrapping_sub(1 << 30) & 0xffff_ffff, 2]),
            |_| {},
        );
    });
    assert_eq!(of_values, "Invalid record");
    let of_uses = refused(b"f", |writer| {
        types(writer, 0, |_| {});
        declare_function(writer);
        body(
            writer,
            |_| {},
            |writer| block(writer, blocks::USE_LISTS, |writer| writer.record(use_list::DEFAULT, &[1, 0, 1 << 40])),
        );
    });
    assert_eq!(of_uses, "Invalid record");
}

#[test]
fn blobs_arrays_and_strings_are_within_their_block() {
    let strings = |count: u64, offset: u64| {
        refused(b"", |writer| {
            block(writer, blocks::METADATA, |writer| {
                let kinds =
                    [Operand::Literal(u64::from(metadata::STRINGS)), Operand::Vbr(6), Operand::Vbr(6), Operand::Blob];
                let strings = writer.define(&kinds);
                writer.abbreviated_with_blob(&strings, metadata::STRINGS, &[count, offset], &[&[0x41; 8]]);
            });
        })
    };
    assert_eq!(strings(1 << 30, 4), "Invalid record: metadata strings with no strings");
    assert_eq!(strings(1, 1 << 30), "Invalid record: metadata strings corrupt offset");
    for (kind, message) in
        [(Operand::Fixed(1), "Size is not plausible"), (Operand::Literal(0), "Too many abbreviations or operands")]
    {
        let errors = refused(b"", |writer| {
            block(writer, blocks::METADATA, |writer| {
                writer.define(&[Operand::Literal(u64::from(metadata::NODE)), Operand::Array, kind]);
                writer.fixed(4, 4);
                writer.vbr(1 << 31, 6);
            });
        });
        assert_eq!(errors, message);
    }
    let many_literals = refused(b"", |writer| {
        block(writer, blocks::METADATA, |writer| {
            writer.define(&[Operand::Literal(3); 2000]);
        });
    });
    assert_eq!(many_literals, "Too many abbreviations or operands");
}

#[test]
fn vectors_of_one_number_are_counted() {
    let errors = refused(b"", |writer| {
        types(writer, 1, |writer| writer.record(code::VECTOR, &[1 << 16, 2]));
        block(writer, blocks::CONSTANTS, |writer| {
            writer.record(constant::SETTYPE, &[4]);
            (0..1000).for_each(|number| writer.record(constant::INTEGER, &[2 * number + 2]));
        });
    });
    assert_eq!(errors, TOO_MUCH);
    let one = refused(b"", |writer| {
        types(writer, 1, |writer| writer.record(code::VECTOR, &[1 << 30, 2]));
        block(writer, blocks::CONSTANTS, |writer| {
            writer.record(constant::SETTYPE, &[4]);
            writer.record(constant::INTEGER, &[2]);
        });
    });
    assert_eq!(one, "Invalid record");
}

#[test]
fn wide_integers_are_counted() {
    let errors = refused(b"", |writer| {
        types(writer, 1, |writer| writer.record(code::INTEGER, &[1 << 23]));
        block(writer, blocks::CONSTANTS, |writer| {
            writer.record(constant::SETTYPE, &[4]);
            (0..100).for_each(|number| writer.record(constant::WIDE_INTEGER, &[2 * number + 2]));
        });
    });
    assert_eq!(errors, TOO_MUCH);
}

#[test]
fn names_that_share_their_characters_are_counted() {
    let strings = vec![b'x'; 1 << 20];
    let errors = refused(&strings, |writer| {
        types(writer, 0, |_| {});
        for number in 0..500 {
            writer.record(module::GLOBALVAR, &[number, (1 << 20) - number, 2, 2, 0, 0, 0, 0]);
        }
    });
    assert_eq!(errors, TOO_MUCH);
}
