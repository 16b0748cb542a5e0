//! Layout: sizes of the parts that depend on addresses, by passes over all of them until none changes.
//!
//! Branches only ever become longer, so that the passes end; if they take too many, all become long.

use draig_image::SymbolId;

use super::fragments::{AsmSection, Tail};
use super::limits::{MAX_ERRORS, MAX_LAYOUT_PASSES, MAX_OUTPUT};
use super::line_table::line_advance;
use super::resolve::Resolver;
use super::symbols::SymbolTable;
use crate::{AsmError, Expr, PendingFixup, Value};

/// Computes the addresses of all fragments.
pub(crate) fn lay_out(symbols: &SymbolTable, sections: &mut [AsmSection]) -> Result<(), Vec<AsmError>> {
    let chains = chains(sections);
    let variable: Vec<(usize, usize)> = sections
        .iter()
        .enumerate()
        .flat_map(|(section, contents)| {
            contents.fragments.iter().enumerate().filter_map(move |(index, fragment)| {
                let varies = !matches!(fragment.tail, Tail::None | Tail::Align(_));
                varies.then_some((section, index))
            })
        })
        .collect();
    let mut changes: Vec<(usize, usize, u64)> = Vec::new();
    for pass in 0..2 * MAX_LAYOUT_PASSES {
        assign_addresses(sections, &chains);
        let must_grow = pass >= MAX_LAYOUT_PASSES;
        let mut errors = Vec::new();
        for &(section, index) in &variable {
            match tail_size(symbols, sections, section, index, must_grow) {
                Ok(size) if size != sections[section].fragments[index].tail_size => {
                    changes.push((section, index, size));
                }
                Ok(_) => {}
                Err(error) if errors.len() < MAX_ERRORS => errors.push(error),
                Err(_) => break,
            }
        }
        if !errors.is_empty() {
            return Err(errors);
        }
        if changes.is_empty() {
            return check_size(sections).map_err(|error| vec![error]);
        }
        for (section, index, size) in changes.drain(..) {
            let fragment = &mut sections[section].fragments[index];
            if let Tail::Branch(branch) = &mut fragment.tail {
                branch.is_long = size != branch.short.len() as u64;
            }
            fragment.tail_size = size;
        }
    }
    Err(vec![AsmError::new(crate::Place::default(), "sizes that depend on each other do not settle")])
}

/// Returns the sections in the order of addresses: each with its subsections by number.
fn chains(sections: &[AsmSection]) -> Vec<Vec<usize>> {
    let mut parts: Vec<(u32, u32, usize)> = sections
        .iter()
        .enumerate()
        .map(|(index, section)| {
            let (root, number) = section.part_of.map_or((index as u32, 0), |(root, number)| (root, number));
            (root, number, index)
        })
        .collect();
    parts.sort_unstable();
    parts.chunk_by(|left, right| left.0 == right.0).map(|chain| chain.iter().map(|part| part.2).collect()).collect()
}

fn assign_addresses(sections: &mut [AsmSection], chains: &[Vec<usize>]) {
    for chain in chains {
        let mut address = 0u64;
        for &index in chain {
            let section = &mut sections[index];
            let start = address;
            for fragment in &mut section.fragments {
                fragment.address = address;
                address = address.wrapping_add(fragment.fixed());
                if let Tail::Align(align) = fragment.tail {
                    let gap = address.wrapping_neg() & (align.align - 1);
                    fragment.tail_size = if gap > align.max { 0 } else { gap };
                }
                address = address.wrapping_add(fragment.tail_size);
            }
            section.size = address.wrapping_sub(start);
        }
    }
}

fn check_size(sections: &[AsmSection]) -> Result<(), AsmError> {
    let bytes = sections
        .iter()
        .filter(|section| !section.is_zeros())
        .try_fold(0u64, |sum, section| sum.checked_add(section.size));
    match bytes {
        Some(bytes) if bytes <= MAX_OUTPUT => Ok(()),
        _ => Err(AsmError::new(crate::Place::default(), format!("sections of more than {MAX_OUTPUT} bytes"))),
    }
}

/// Returns the size that the part of unknown size after a fragment has, given all addresses.
fn tail_size(
    symbols: &SymbolTable,
    sections: &[AsmSection],
    section: usize,
    index: usize,
    must_grow: bool,
) -> Result<u64, AsmError> {
    let fragment = &sections[section].fragments[index];
    let here = fragment.address + fragment.fixed();
    let mut resolver = Resolver::laid_out(symbols, sections);
    match &fragment.tail {
        Tail::None | Tail::Align(_) => Ok(fragment.tail_size),
        Tail::Fill(fill) => {
            let Some(count) = resolver.constant(&fill.count) else {
                return Err(AsmError::new(fill.place, "expected assembly-time absolute expression"));
            };
            let Ok(count) = u64::try_from(count) else {
                return Err(AsmError::new(fill.place, "invalid number of bytes"));
            };
            match count.checked_mul(fill.size.into()) {
                Some(size) if size <= MAX_OUTPUT || sections[section].is_zeros() => Ok(size),
                _ => Err(AsmError::new(fill.place, format!("more than {MAX_OUTPUT} bytes"))),
            }
        }
        Tail::Org(org) => {
            let (target, _, place) = &**org;
            let target_offset = org_target(target, &mut resolver, section as u32);
            let Some(offset) = target_offset else {
                return Err(AsmError::new(*place, "expected absolute expression"));
            };
            match u64::try_from(offset).ok().and_then(|offset| offset.checked_sub(here)) {
                Some(size) if size <= MAX_OUTPUT || sections[section].is_zeros() => Ok(size),
                Some(_) => Err(AsmError::new(*place, format!("more than {MAX_OUTPUT} bytes"))),
                None => Err(AsmError::new(*place, format!("invalid .org offset '{offset}' (at offset '{here}')"))),
            }
        }
        Tail::Branch(branch) => {
            let is_long = branch.is_long
                || must_grow
                || !reaches(symbols, &branch.short_fixup, &mut resolver, section as u32, here);
            let bytes = if is_long { &branch.long } else { &branch.short };
            Ok(bytes.len() as u64)
        }
        Tail::Leb(leb) => {
            let Some(value) = resolver.constant(&leb.value) else {
                let kind = if leb.is_signed { ".sleb128" } else { ".uleb128" };
                return Err(AsmError::new(leb.place, format!("{kind} expression is not absolute")));
            };
            let size = leb128(value, leb.is_signed, 0).len() as u64;
            Ok(size.max(fragment.tail_size))
        }
        Tail::Line(line) => {
            let (lines, unit, symbols) = **line;
            Ok(line_advance(lines, distance(&mut resolver, symbols), unit).len() as u64)
        }
        Tail::Advance(symbols) => Ok(advance(distance(&mut resolver, **symbols)).len() as u64),
    }
}

/// Returns the offset in the section that `.org` names: a number, or a place of the section.
fn org_target(target: &Expr, resolver: &mut Resolver<'_>, section: u32) -> Option<i64> {
    let value = resolver.evaluate(target).ok()?;
    match value {
        Value { add: None, sub: None, constant, .. } => Some(constant),
        Value { add: Some(symbol), sub: None, constant, .. } => {
            let location = resolver.location(symbol)?;
            let is_here = resolver.root(location.section) == resolver.root(section);
            is_here.then(|| resolver.address(location).wrapping_add(constant))
        }
        _ => None,
    }
}

/// Whether the short form of a branch at `here` holds the distance to its target.
fn reaches(symbols: &SymbolTable, fixup: &PendingFixup, resolver: &mut Resolver<'_>, section: u32, here: u64) -> bool {
    let Ok(Value { add: Some(target), sub: None, constant, specifier: None }) = resolver.evaluate(&fixup.expr) else {
        return false;
    };
    if symbols.symbols[target].is_preemptible() {
        return false;
    }
    let Some(location) = resolver.location(target) else { return false };
    if resolver.root(location.section) != resolver.root(section) {
        return false;
    }
    let place = here as i64 + i64::from(fixup.offset);
    let value = resolver.address(location).wrapping_add(constant).wrapping_sub(place);
    fixup.kind.field().store(&mut [0; 8], value).is_ok()
}

/// Returns the distance of two symbols of a section.
pub(crate) fn distance(resolver: &mut Resolver<'_>, (from, to): (SymbolId, SymbolId)) -> u64 {
    use crate::Resolve as _;
    resolver.difference(to, from).unwrap_or(0) as u64
}

/// Returns a number in the variable-length encoding of DWARF, of at least this many bytes.
pub(crate) fn leb128(value: i64, is_signed: bool, at_least: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut rest = value;
    loop {
        let byte = (rest & 0x7f) as u8;
        rest = if is_signed { rest >> 7 } else { (rest as u64 >> 7) as i64 };
        let is_last =
            if is_signed { (rest == 0 && byte & 0x40 == 0) || (rest == -1 && byte & 0x40 != 0) } else { rest == 0 };
        if is_last && bytes.len() + 1 >= at_least {
            bytes.push(byte);
            return bytes;
        }
        bytes.push(byte | 0x80);
        if is_last {
            // Padding repeats the sign.
            let padding = if is_signed && rest < 0 { 0x7f } else { 0 };
            while bytes.len() + 1 < at_least {
                bytes.push(padding | 0x80);
            }
            bytes.push(padding);
            return bytes;
        }
    }
}

/// Returns the instruction of call frame information that advances by this many units (DWARF 5, 6.4.2.1).
pub(crate) fn advance(distance: u64) -> Vec<u8> {
    match distance {
        0 => Vec::new(),
        1..0x40 => vec![0x40 | distance as u8],
        0x40..0x100 => vec![0x02, distance as u8],
        0x100..0x1_0000 => {
            let mut bytes = vec![0x03];
            bytes.extend((distance as u16).to_le_bytes());
            bytes
        }
        _ => {
            let mut bytes = vec![0x04];
            bytes.extend((distance as u32).to_le_bytes());
            bytes
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_variable_length() {
        assert_eq!(leb128(624_485, false, 0), [0xe5, 0x8e, 0x26]);
        assert_eq!(leb128(-123_456, true, 0), [0xc0, 0xbb, 0x78]);
        assert_eq!(leb128(2, false, 3), [0x82, 0x80, 0]);
        assert_eq!(leb128(-2, true, 3), [0xfe, 0xff, 0x7f]);
        assert_eq!(leb128(-1, false, 0).len(), 10);
    }

    #[test]
    fn advances() {
        assert_eq!(advance(0), []);
        assert_eq!(advance(4), [0x44]);
        assert_eq!(advance(64), [2, 64]);
        assert_eq!(advance(256), [3, 0, 1]);
        assert_eq!(advance(65536), [4, 0, 0, 1, 0]);
    }
}
