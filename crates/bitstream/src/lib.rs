//! LLVM's bitstream: a stream of bits that contains blocks of records (LLVM's "LLVM Bitcode File Format",
//! sections "Bitstream Format" and "Bitcode Wrapper Format").
//!
//! A [`Cursor`] reads abbreviation ids, blocks and records; [`BlockInfo`] holds the abbreviations that a
//! `BLOCKINFO` block defines for all blocks of a kind; [`container`] unwraps the header before the stream; a
//! [`Writer`] writes all of these. The meaning of blocks and records is left to the caller; this crate does
//! not depend on LLVM IR.
//!
//! ```
//! use draig_bitstream::{BlockInfo, Cursor, Entry, Record};
//!
//! // A block 8, with ids of 3 bits, of one word: the unabbreviated record 1 with the operand 2.
//! let bytes = [0x21, 0x0c, 0, 0, 1, 0, 0, 0, 0x0b, 0x02, 0x01, 0];
//! let (mut cursor, mut record) = (Cursor::new(&bytes), Record::new());
//! assert!(matches!(cursor.next().unwrap(), Entry::Block(8)));
//! let mut block = cursor.enter(8, &BlockInfo::default()).unwrap();
//! let Entry::Record(id) = block.next().unwrap() else { panic!() };
//! block.read_record(id, &mut record).unwrap();
//! assert_eq!((record.code, record.operands()), (1, &[2][..]));
//! assert!(matches!(block.next().unwrap(), Entry::End));
//! ```

mod abbreviation;
mod bits;
mod block_info;
pub mod container;
mod cursor;
mod error;
pub mod fuzzing;
pub mod limits;
mod load;
mod record;
mod writer;

pub use abbreviation::{Abbreviation, CHAR6, Operand, char6_index, id};
pub use block_info::BlockInfo;
pub use cursor::{Cursor, Entry};
pub use error::{Error, ErrorKind};
pub use record::Record;
pub use writer::{DefinedAbbreviation, Writer, is_char6};
