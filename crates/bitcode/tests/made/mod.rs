//! Bitcode by hand, record by record, in forms that today's LLVM does not write.

use draig_bitcode::codes::{blocks, function, identification, module, string_table, types};
use draig_bitstream::{Operand, Writer, container};

/// Returns a file of one module, with the records and blocks that `fill` writes after its version.
pub(crate) fn file(producer: &str, strings: &[u8], fill: impl FnOnce(&mut Writer)) -> Vec<u8> {
    let mut writer = Writer::new();
    container::MAGIC.iter().for_each(|&byte| writer.fixed(u64::from(byte), 8));
    writer.enter_block(blocks::IDENTIFICATION, 5);
    writer.record_with_bytes(identification::STRING, &[], producer.as_bytes());
    writer.record(identification::EPOCH, &[0]);
    writer.end_block();
    writer.enter_block(blocks::MODULE, 4);
    writer.record(module::VERSION, &[2]);
    fill(&mut writer);
    writer.end_block();
    writer.enter_block(blocks::STRING_TABLE, 3);
    let blob = writer.define(&[Operand::Literal(u64::from(string_table::BLOB)), Operand::Blob]);
    writer.abbreviated_with_blob(&blob, string_table::BLOB, &[], &[strings]);
    writer.end_block();
    writer.finish()
}

/// Writes a block with these contents.
pub(crate) fn block(writer: &mut Writer, number: u32, fill: impl FnOnce(&mut Writer)) {
    writer.enter_block(number, 4);
    fill(writer);
    writer.end_block();
}

/// Writes the types 0 `void`, 1 `void ()`, 2 `i32`, 3 `ptr`, then those of `more`.
pub(crate) fn types(writer: &mut Writer, count: u64, more: impl FnOnce(&mut Writer)) {
    block(writer, blocks::TYPES, |writer| {
        writer.record(types::NUMENTRY, &[4 + count]);
        writer.record(types::VOID, &[]);
        writer.record(types::FUNCTION, &[0, 0]);
        writer.record(types::INTEGER, &[32]);
        writer.record(types::OPAQUE_POINTER, &[0]);
        more(writer);
    });
}

/// Declares a function with a body, whose name is the first byte of the strings.
pub(crate) fn declare_function(writer: &mut Writer) {
    writer.record(module::FUNCTION, &[0, 1, 1, 0, 0, 0, 0, 0, 0, 0]);
}

/// Writes the body of a function that returns, after the records of `fill`.
pub(crate) fn body(writer: &mut Writer, fill: impl FnOnce(&mut Writer), after: impl FnOnce(&mut Writer)) {
    block(writer, blocks::FUNCTION, |writer| {
        writer.record(function::DECLAREBLOCKS, &[1]);
        fill(writer);
        writer.record(function::INST_RET, &[]);
        after(writer);
    });
}
