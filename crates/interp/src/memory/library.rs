//! Access to bytes for the C library, which must be defined.

use super::Memory;
use super::bytes::{DEFINED, FRAGMENT, POINTER, POISON};
use super::object::{count, flag};
use super::resolve::{Access, Kind, Place};
use crate::account::SMALL_REQUEST;
use crate::rules;
use crate::site::Site;
use crate::stop::{Result, Stop, Undefined};
use crate::value::Slot;

impl Memory {
    /// Returns `len` bytes, which must be defined.
    ///
    /// # Errors
    /// Returns the errors of `Memory::resolve`, and `UB406`.
    pub fn read_bytes(&mut self, p: Slot, len: u64, site: Site) -> Result<&[u8]> {
        if len == 0 {
            return Ok(&[]);
        }
        let place = self.resolve(p, len, Kind::Read, &Access::plain(site))?;
        self.check_defined(&place)?;
        if len as usize > self.scratch.capacity() {
            self.account.take(len)?;
            self.scratch = Vec::with_capacity(len as usize);
        }
        self.scratch.clear();
        self.scratch.resize(len as usize, 0);
        self.arena.read(place.address, &mut self.scratch);
        Ok(&self.scratch)
    }

    /// Returns `len` bytes as a new vector, without a second copy of large ones.
    ///
    /// # Errors
    /// Returns the errors of [`Memory::read_bytes`].
    pub fn take_bytes(&mut self, p: Slot, len: u64, site: Site) -> Result<Vec<u8>> {
        let bytes = self.read_bytes(p, len, site)?;
        if len < SMALL_REQUEST {
            return Ok(bytes.to_vec());
        }
        // The bytes now belong to the caller, so room is taken again.
        self.account.take(len)?;
        Ok(std::mem::take(&mut self.scratch))
    }

    /// Writes defined bytes.
    ///
    /// # Errors
    /// Returns the errors of `Memory::resolve`.
    pub fn write_bytes(&mut self, p: Slot, bytes: &[u8], site: Site) -> Result<()> {
        let place = self.resolve(p, bytes.len() as u64, Kind::Write, &Access::plain(site))?;
        if bytes.is_empty() {
            return Ok(());
        }
        let guard = self.guard(&place)?;
        self.init_bytes(place.address, bytes);
        self.note_write(place.root, site);
        self.check_guard(guard)
    }

    /// Returns the bytes of a string, without the terminating zero.
    ///
    /// # Errors
    /// Returns the errors of `Memory::resolve`, `UB405`, and `UB406`.
    pub fn read_cstr(&mut self, p: Slot, site: Site) -> Result<Vec<u8>> {
        let len = self.find_byte(p, 0, u64::MAX, site)?.unwrap_or(0);
        self.take_bytes(p, len, site)
    }

    /// Returns the offset of the first `byte` among at most `limit` bytes, which must be defined up to there;
    /// `None` if it does not occur.
    ///
    /// # Errors
    /// Returns the errors of [`Memory::resolve`], `UB406`, and `UB405` if the object ends first.
    pub(crate) fn find_byte(&mut self, p: Slot, byte: u8, limit: u64, site: Site) -> Result<Option<u64>> {
        if limit == 0 {
            return Ok(None);
        }
        let mut place = self.locate(p, 1, Kind::Read, &Access::plain(site))?;
        let object = *self.object(place.root);
        let room = object.end() - place.address;
        let (mut found, mut before) = (None, 0);
        for (values, states) in self.arena.parts(place.address, room.min(limit)) {
            let hit = |(&value, &state): (&u8, &u8)| value == byte || !is_defined(state);
            if let Some(at) = values.iter().zip(states).position(hit) {
                found = Some(before + at as u64);
                break;
            }
            before += values.len() as u64;
        }
        place.size = found.map_or(room.min(limit), |at| at + 1);
        // Promises about the pointer, and undefined bytes, concern the whole range that was searched.
        let place = self.resolve(p, place.size, Kind::Read, &Access::plain(site))?;
        self.check_defined(&place)?;
        match found {
            Some(at) => Ok(Some(at)),
            None if limit <= room => Ok(None),
            None => {
                let what = format!(
                    "no byte {byte} from offset {} to the end of an object of {}",
                    place.address - object.base,
                    count(object.size)
                );
                Err(Undefined::new(&rules::STRING_UNTERMINATED, what).object(place.root).into())
            }
        }
    }

    /// Returns the longest readable, defined prefix of at most `most` bytes from `p`; empty if the first byte
    /// is an error, which [`Memory::read_bytes`] then reports.
    pub fn defined_prefix(&mut self, p: Slot, most: u64, site: Site) -> &[u8] {
        let access = Access::plain(site);
        self.scratch.clear();
        let Ok(place) = self.locate(p, most.min(1), Kind::Read, &access) else { return &[] };
        let object = *self.object(place.root);
        let mut room = object.end().saturating_sub(place.address).min(most);
        if place.dead || room == 0 {
            return &[];
        }
        if object.has(flag::TRACKED) || !self.effects.is_empty() || self.races.is_some() {
            // Reads are recorded, so no bytes beyond those that the caller uses may be read.
            room = 1;
            if !matches!(self.resolve(p, 1, Kind::Read, &access), Ok(place) if !place.hidden && !place.racing) {
                return &[];
            }
        }
        for (values, states) in self.arena.parts(place.address, room) {
            let good = states.iter().take_while(|&&state| is_defined(state)).count();
            self.scratch.extend_from_slice(&values[..good]);
            if good < values.len() {
                break;
            }
        }
        &self.scratch
    }

    /// Returns bytes and their states, for comparing them with later ones; `None` outside of memory.
    pub(crate) fn raw_bytes(&self, address: u64, size: u64) -> Option<Vec<u8>> {
        address.checked_add(size).filter(|&end| end <= self.arena.len())?;
        let mut out = Vec::with_capacity(2 * size as usize);
        for (values, states) in self.arena.parts(address, size) {
            out.extend_from_slice(values);
            out.extend_from_slice(states);
        }
        Some(out)
    }

    /// Checks that `size` bytes can be read, whatever they hold.
    ///
    /// # Errors
    /// Fails if the access is undefined.
    pub fn check_readable(&mut self, p: Slot, size: u64, site: Site) -> Result<()> {
        self.resolve(p, size, Kind::Read, &Access::plain(site)).map(|_| ())
    }

    /// Reads a number of `N` bytes in the module's byte order.
    ///
    /// # Errors
    /// Returns the errors of [`Memory::read_bytes`].
    pub fn read_uint<const N: usize>(&mut self, p: Slot, site: Site) -> Result<u64> {
        let big = self.big_endian;
        let bytes = self.read_bytes(p, N as u64, site)?;
        let add = |number: u64, &byte: &u8| number << 8 | u64::from(byte);
        Ok(if big { bytes.iter().fold(0, add) } else { bytes.iter().rev().fold(0, add) })
    }

    /// Writes a number as `N` bytes in the module's byte order.
    ///
    /// # Errors
    /// Returns the errors of [`Memory::write_bytes`].
    pub(crate) fn write_uint<const N: usize>(&mut self, p: Slot, value: u64, site: Site) -> Result<()> {
        let mut bytes = [0; N];
        for (k, byte) in bytes.iter_mut().enumerate() {
            *byte = value.checked_shr(8 * k as u32).unwrap_or(0) as u8;
        }
        if self.big_endian {
            bytes.reverse();
        }
        self.write_bytes(p, &bytes, site)
    }

    /// Reads a pointer of address space 0, with its provenance.
    ///
    /// # Errors
    /// Returns the errors of [`Memory::read_bytes`].
    pub fn read_pointer(&mut self, p: Slot, site: Site) -> Result<Slot> {
        let len = self.arena.word_bytes;
        let bytes = self.read_bytes(p, len as u64, site)?;
        let mut word = [0; 8];
        word[..len].copy_from_slice(bytes);
        if self.big_endian {
            word[..len].reverse();
        }
        let first = self.byte(p.bits).prov;
        let whole = (0..len).all(|at| {
            let byte = self.byte(p.bits + at as u64);
            byte.prov == first && usize::from(byte.index) == at
        });
        Ok(Slot::pointer(u64::from_le_bytes(word), if whole { first } else { Default::default() }))
    }

    /// Writes a pointer of address space 0; null and numbers are allowed.
    ///
    /// # Errors
    /// Returns the errors of `Memory::resolve`, and `UB406` for an undefined pointer.
    pub fn write_pointer(&mut self, p: Slot, value: Slot, site: Site) -> Result<()> {
        if value.tag.is_tainted() {
            let what = "undefined pointer written by a library function";
            return Err(Undefined::new(&rules::UNDEFINED_LIBRARY_ARGUMENT, what).taint(value.tag.taint()).into());
        }
        let len = self.arena.word_bytes;
        let mut bytes = value.bits.to_le_bytes();
        if self.big_endian {
            bytes[..len].reverse();
        }
        self.write_bytes(p, &bytes[..len], site)?;
        if value.tag.prov() != Default::default() {
            self.note_stored(value.tag.prov());
            self.set_pointer(p.bits, &bytes[..len], value.tag.prov());
        }
        Ok(())
    }

    /// Checks that all bytes of a place are defined.
    fn check_defined(&self, place: &Place) -> Result<()> {
        if place.dead {
            let what = format!("{} read of a stack object outside its lifetime", count(place.size));
            return Err(Undefined::new(&rules::UNDEFINED_LIBRARY_ARGUMENT, what).object(place.root).into());
        }
        if place.racing {
            let what =
                format!("{} read that another thread writes without an order, which is a data race", count(place.size));
            let stop = Undefined::new(&rules::UNDEFINED_LIBRARY_ARGUMENT, what).object(place.root);
            return Err(stop.note("the other thread wrote", self.racing_site()).into());
        }
        let hidden = |at: u64| place.hidden && self.hidden(place, place.address + at).is_some();
        let mut before = 0;
        for (_, states) in self.arena.parts(place.address, place.size) {
            if place.hidden || !states.iter().fold(true, |all, &state| all & is_defined(state)) {
                let bad = (0..).zip(states).find(|&(at, &state)| !is_defined(state) || hidden(before + at));
                if let Some((at, _)) = bad {
                    return Err(self.undefined_byte(place, before + at));
                }
            }
            before += states.len() as u64;
        }
        Ok(())
    }

    #[cold]
    fn undefined_byte(&self, place: &Place, at: u64) -> Box<Stop> {
        let address = place.address + at;
        let object = self.object(place.root);
        let what = format!(
            "the byte at offset {} of an object of {} is {}",
            address - object.base,
            count(object.size),
            if self.arena.get(address).is_some_and(|(_, state)| state == POISON) { "poison" } else { "undefined" }
        );
        Undefined::new(&rules::UNDEFINED_LIBRARY_ARGUMENT, what).object(place.root).taint(self.cause(address)).into()
    }
}

fn is_defined(state: u8) -> bool {
    matches!(state, DEFINED | POINTER | FRAGMENT)
}
