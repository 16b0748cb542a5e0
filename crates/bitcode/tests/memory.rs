//! Reading stays within the promised multiple of the file's size, for files made to need as much memory as
//! possible: records of a few bits, all of whose operands are given by their abbreviation.

mod made;

use draig_bitcode::codes::{blocks, constant, function, metadata, module, types as code};
use draig_bitcode::read::limits::MEMORY_PER_BYTE;
use draig_bitcode::read::{ReadOptions, read};
use draig_bitstream::{Operand, Writer};
use made::{block, body, declare_function, file, types};
use peak_alloc::PeakAlloc;

#[global_allocator]
static ALLOCATOR: PeakAlloc = PeakAlloc;

/// Number of records in each file.
const COUNT: u64 = 200_000;

/// Minimum memory of each record, so that a file that creates nothing does not pass unnoticed.
const MIN_BYTES_PER_RECORD: u64 = 10;

/// Writes records with this code, which spell out nothing.
fn free_records(writer: &mut Writer, code: u32, operands: &[u64]) {
    let mut fields = vec![Operand::Literal(u64::from(code))];
    fields.extend(operands.iter().map(|&operand| Operand::Literal(operand)));
    let shape = writer.define(&fields);
    for _ in 0..COUNT {
        writer.abbreviated(&shape, code, operands);
    }
}

fn narrow_block(writer: &mut Writer, number: u32, fill: impl FnOnce(&mut Writer)) {
    writer.enter_block(number, 3);
    fill(writer);
    writer.end_block();
}

/// The contents of a file after its version, and its description.
type Shape = (&'static str, fn(&mut Writer));

const SHAPES: &[Shape] = &[
    ("variables", |writer| {
        types(writer, 0, |_| {});
        free_records(writer, module::GLOBALVAR, &[0, 0, 2, 2, 0, 0, 0, 0]);
    }),
    ("functions", |writer| {
        types(writer, 0, |_| {});
        free_records(writer, module::FUNCTION, &[0, 0, 1, 0, 1, 0, 0, 0, 0, 0]);
    }),
    ("functions with bodies", |writer| {
        types(writer, 0, |_| {});
        free_records(writer, module::FUNCTION, &[0, 0, 1, 0, 0, 0, 0, 0, 0, 0]);
        (0..COUNT).for_each(|_| body(writer, |_| {}, |_| {}));
    }),
    ("comdats", |writer| {
        types(writer, 0, |_| {});
        free_records(writer, module::COMDAT, &[0, 1, 1]);
    }),
    ("structs with names", |writer| {
        narrow_block(writer, blocks::TYPES, |writer| {
            writer.record(code::NUMENTRY, &[1 + COUNT]);
            writer.record(code::INTEGER, &[32]);
            free_records(writer, code::STRUCT_NAMED, &[0; 15]);
        });
    }),
    ("opaque structs", |writer| {
        narrow_block(writer, blocks::TYPES, |writer| {
            writer.record(code::NUMENTRY, &[1 + COUNT]);
            writer.record(code::INTEGER, &[32]);
            free_records(writer, code::OPAQUE, &[0]);
        });
    }),
    ("distinct nodes", |writer| {
        types(writer, 0, |_| {});
        narrow_block(writer, blocks::METADATA, |writer| free_records(writer, metadata::DISTINCT_NODE, &[1; 15]));
    }),
    ("lexical blocks", |writer| {
        types(writer, 0, |_| {});
        narrow_block(writer, blocks::METADATA, |writer| {
            free_records(writer, metadata::LEXICAL_BLOCK, &[1, 1, 1, 7, 7]);
        });
    }),
    ("subprograms", |writer| {
        types(writer, 0, |_| {});
        let mut operands = [1; 15];
        operands[0] = 7;
        narrow_block(writer, blocks::METADATA, |writer| free_records(writer, metadata::SUBPROGRAM, &operands));
    }),
    ("constants", |writer| {
        types(writer, 1, |writer| writer.record(code::ARRAY, &[15, 2]));
        narrow_block(writer, blocks::CONSTANTS, |writer| {
            writer.record(constant::SETTYPE, &[2]);
            writer.record(constant::INTEGER, &[2]);
            writer.record(constant::SETTYPE, &[4]);
            free_records(writer, constant::AGGREGATE, &[0; 15]);
        });
    }),
    ("allocas", |writer| {
        types(writer, 0, |_| {});
        declare_function(writer);
        narrow_block(writer, blocks::FUNCTION, |writer| {
            writer.record(function::DECLAREBLOCKS, &[1]);
            block(writer, blocks::CONSTANTS, |writer| {
                writer.record(constant::SETTYPE, &[2]);
                writer.record(constant::INTEGER, &[2]);
            });
            free_records(writer, function::INST_ALLOCA, &[2, 2, 1, 64]);
            writer.record(function::INST_RET, &[]);
        });
    }),
    ("calls", |writer| {
        types(writer, 1, |writer| writer.record(code::FUNCTION, &[0, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]));
        writer.record(module::FUNCTION, &[0, 1, 4, 0, 0, 0, 0, 0, 0, 0]);
        narrow_block(writer, blocks::FUNCTION, |writer| {
            writer.record(function::DECLAREBLOCKS, &[1]);
            let mut operands = vec![0, 1 << 15, 4, 12];
            operands.extend([1; 11]);
            free_records(writer, function::INST_CALL, &operands);
            writer.record(function::INST_RET, &[]);
        });
    }),
    ("returns", |writer| {
        types(writer, 0, |_| {});
        declare_function(writer);
        block(writer, blocks::FUNCTION, |writer| {
            writer.record(function::DECLAREBLOCKS, &[COUNT]);
            free_records(writer, function::INST_RET, &[]);
        });
    }),
    ("branches", |writer| {
        types(writer, 0, |_| {});
        declare_function(writer);
        block(writer, blocks::FUNCTION, |writer| {
            writer.record(function::DECLAREBLOCKS, &[COUNT]);
            free_records(writer, function::INST_BR, &[3]);
        });
    }),
];

/// A single test, because it counts the allocations of the whole process.
#[test]
fn memory_is_within_the_promised_multiple() {
    for (what, fill) in SHAPES {
        let bytes = file("LLVM22.1.8", b"f", fill);
        let before = ALLOCATOR.current_usage();
        ALLOCATOR.reset_peak_usage();
        let read = read(&bytes, &ReadOptions::default());
        let peak = (ALLOCATOR.peak_usage() - before) as u64;
        let message = read.err().map(|errors| errors.first_error().map(|error| error.message.to_string()));
        assert_eq!(message, None, "{what} are read");
        let each = peak / bytes.len() as u64;
        assert!(each <= MEMORY_PER_BYTE, "{what} take {each} bytes for each of the file");
        assert!(each >= MIN_BYTES_PER_RECORD, "{what} take but {each} bytes for each of the file: is that a test?");
    }
}
