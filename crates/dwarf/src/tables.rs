//! Tables that entries refer to by number: strings, addresses, lists of ranges and of locations.
//!
//! In DWARF 5, a number is an index (`.debug_str_offsets`, `.debug_addr`, `.debug_rnglists`, `.debug_loclists`); in
//! DWARF 4, an offset or the address itself.

use draig_image::FixupKind;
use draig_ir::Metadata;
use rustc_hash::FxHashMap;

use crate::bytes::{self, Few, uleb};
use crate::references::{Address, Reference, Referent};

/// Strings of `.debug_str` or `.debug_line_str`, each once.
#[derive(Default)]
pub(crate) struct Strings {
    pub(crate) bytes: Vec<u8>,
    /// Offset of each string.
    pub(crate) offsets: Vec<u32>,
    /// Numbers of strings by metadata.
    known: FxHashMap<Metadata, u32>,
    others: FxHashMap<Vec<u8>, u32>,
}

impl Strings {
    /// Returns the number of a string.
    pub(crate) fn add(&mut self, text: &[u8]) -> u32 {
        if let Some(&number) = self.others.get(text) {
            return number;
        }
        let number = self.append(text);
        self.others.insert(text.to_vec(), number);
        number
    }

    /// Returns the number of a metadata string that has one.
    #[inline]
    pub(crate) fn of_metadata(&self, id: Metadata) -> Option<u32> {
        self.known.get(&id).copied()
    }

    /// Returns the number of a metadata string.
    pub(crate) fn add_metadata(&mut self, id: Metadata, text: &[u8]) -> u32 {
        if let Some(number) = self.of_metadata(id) {
            return number;
        }
        // Strings that are no metadata are few.
        let number = match self.others.get(text) {
            Some(&number) => number,
            None => self.append(text),
        };
        self.known.insert(id, number);
        number
    }

    /// Returns a string by its number.
    pub(crate) fn text(&self, number: u32) -> &[u8] {
        let start = self.offsets[number as usize] as usize;
        let end = self.offsets.get(number as usize + 1).map_or(self.bytes.len(), |&next| next as usize);
        &self.bytes[start..end - 1]
    }

    fn append(&mut self, text: &[u8]) -> u32 {
        self.offsets.push(self.bytes.len() as u32);
        // A zero ends a string; nothing after it could be read.
        let end = text.iter().position(|&byte| byte == 0).unwrap_or(text.len());
        self.bytes.extend_from_slice(&text[..end]);
        self.bytes.push(0);
        self.offsets.len() as u32 - 1
    }
}

/// Addresses of `.debug_addr`; those that are asked for by [`Addresses::add`] are there once.
#[derive(Default)]
pub(crate) struct Addresses {
    pub(crate) list: Vec<Address>,
    numbers: FxHashMap<Address, u32>,
    /// Numbers of those that are distances from the start of a thread's variables, in order.
    pub(crate) thread_local: Vec<u32>,
    /// The last base of a list of ranges or locations, of which a function has many.
    last_base: Option<(Address, u32)>,
}

impl Addresses {
    /// Returns the number of an address that is not asked for again.
    pub(crate) fn append(&mut self, address: Address) -> u32 {
        self.list.push(address);
        self.list.len() as u32 - 1
    }

    /// Returns the number of the distance of a variable from the start of a thread's.
    pub(crate) fn add_thread_local(&mut self, address: Address) -> u32 {
        let known = self.thread_local.iter().find(|&&number| self.list[number as usize] == address);
        known.copied().unwrap_or_else(|| {
            let number = self.append(address);
            self.thread_local.push(number);
            number
        })
    }

    /// Returns the number of the base of a list.
    fn base(&mut self, address: Address) -> u32 {
        match self.last_base {
            Some((known, number)) if known == address => number,
            _ => {
                let number = self.add(address);
                self.last_base = Some((address, number));
                number
            }
        }
    }

    /// Returns the number of an address.
    pub(crate) fn add(&mut self, address: Address) -> u32 {
        let next = self.list.len() as u32;
        let number = *self.numbers.entry(address).or_insert(next);
        if number == next {
            self.list.push(address);
        }
        number
    }
}

/// Contribution to `.debug_rnglists` or `.debug_loclists` of version 5: lists by number. In version 4, their offsets in
/// `.debug_ranges` or `.debug_loc` are asked for instead.
#[derive(Default)]
pub(crate) struct Lists {
    pub(crate) bytes: Vec<u8>,
    /// Offsets in `bytes` of the lists.
    pub(crate) offsets: Vec<u32>,
    /// Addresses in `bytes`.
    pub(crate) references: Vec<Reference>,
}

impl Lists {
    /// Starts a list, and returns its number (version 5) or offset.
    pub(crate) fn start(&mut self, version: u16) -> u32 {
        let offset = self.bytes.len() as u32;
        self.offsets.push(offset);
        if version >= 5 { self.offsets.len() as u32 - 1 } else { offset }
    }

    /// Appends a base address to which the following offsets are relative.
    pub(crate) fn base(&mut self, version: u16, pool: &mut Addresses, base: Address, code: u8) {
        if version >= 5 {
            self.bytes.push(code);
            uleb(&mut self.bytes, pool.base(base).into());
        } else {
            bytes::u64(&mut self.bytes, u64::MAX);
            let offset = self.bytes.len() as u32;
            self.references.push(Reference { offset, kind: FixupKind::Abs64, referent: Referent::Address(base) });
            bytes::u64(&mut self.bytes, 0);
        }
    }

    /// Appends a range relative to the base.
    pub(crate) fn pair(&mut self, version: u16, start: u64, end: u64, code: u8) {
        if version >= 5 {
            let mut pair = Few::new();
            pair.push(code);
            pair.uleb(start);
            pair.uleb(end);
            self.bytes.extend_from_slice(pair.as_slice());
        } else {
            bytes::u64(&mut self.bytes, start);
            bytes::u64(&mut self.bytes, end);
        }
    }

    /// Appends the expression of a range, and returns where it is.
    pub(crate) fn expression(&mut self, version: u16, expression: &[u8]) -> usize {
        if version >= 5 {
            uleb(&mut self.bytes, expression.len() as u64);
        } else {
            bytes::u16(&mut self.bytes, expression.len() as u16);
        }
        self.bytes.extend_from_slice(expression);
        self.bytes.len() - expression.len()
    }

    pub(crate) fn end(&mut self, version: u16) {
        let zeros = if version >= 5 { 1 } else { 16 };
        self.bytes.resize(self.bytes.len() + zeros, 0);
    }
}
