//! Exception tables (`.gcc_except_table`), which personality functions of C++, C, Objective-C and Rust read: the
//! ranges of instructions that may unwind, the landing pad of each, and what it catches.
//!
//! A table has a header, the call sites, the actions, and types: entry `n` is `n` places before the base. A filter
//! is a list of types after the base that a function may let through.

use draig_image::{FixupKind, SectionId};
use draig_ir::{Body, ConstKind, Global, Inst, Value};
use rustc_hash::FxHashMap;

use super::builder::Builder;
use super::leb128::{unsigned_size, write_signed, write_unsigned};
use super::sections::{Contents, SectionKey};
use super::type_numbers::caught_types;
use super::unwind::{Lsda, encoding};
use crate::code::{CodeBuffer, FunctionSpan};
use crate::{CodeModel, RelocationModel};

/// Personality functions that do nothing in a function without landing pads.
const NEED_LANDING_PADS: [&[u8]; 12] = [
    b"__gcc_personality_v0",
    b"__gcc_personality_sj0",
    b"__gxx_personality_v0",
    b"__gxx_personality_seh0",
    b"__gxx_personality_sj0",
    b"__gnat_eh_personality",
    b"__objc_personality_v0",
    b"__gnustep_objc_personality_v0",
    b"__xlcxx_personality_v1",
    b"__zos_cxx_personality_v2",
    b"rust_eh_personality",
    b"__gcc_personality_seh0",
];

/// Actions and types of a function's table.
#[derive(Default)]
struct Actions {
    bytes: Vec<u8>,
    /// Offset of each action by its filter and the offset of the next one, each plus one.
    known: FxHashMap<(i64, usize), usize>,
    types: Vec<Option<Global>>,
    type_numbers: FxHashMap<Option<Global>, usize>,
    filters: Vec<u8>,
    known_filters: FxHashMap<Vec<usize>, i64>,
    of_pads: FxHashMap<Inst, usize>,
}

impl Builder<'_, '_> {
    /// Appends the table of a function, if it has landing pads.
    pub(crate) fn write_lsda(
        &mut self,
        code: &CodeBuffer,
        span: &FunctionSpan,
        text: SectionId,
        start: u64,
        shift: i64,
    ) -> Result<Option<Lsda>, String> {
        let module = self.context.module;
        let Some(personality) = module.global(span.function).as_function().and_then(|data| data.personality) else {
            return Ok(None);
        };
        let sites = &code.call_sites[span.call_sites.clone()];
        let has_pads = sites.iter().any(|site| site.landing_pad.is_some());
        let name = module.base_object(personality).map(|global| module.name(global)).unwrap_or_default();
        if !has_pads && NEED_LANDING_PADS.contains(&name) {
            return Ok(None);
        }
        let section = self.lsda_section(span.function, text)?;
        self.write_lsda_in(section, code, span, start, shift)
    }

    /// Appends the table of a function to a section.
    pub(super) fn write_lsda_in(
        &mut self,
        section: SectionId,
        code: &CodeBuffer,
        span: &FunctionSpan,
        start: u64,
        shift: i64,
    ) -> Result<Option<Lsda>, String> {
        let module = self.context.module;
        let sites = &code.call_sites[span.call_sites.clone()];
        let has_pads = sites.iter().any(|site| site.landing_pad.is_some());
        let Some(body) = module.body(span.function) else { return Ok(None) };
        let mut actions = Actions::default();
        // Code compares selectors with these numbers.
        for ty in caught_types(module, body) {
            actions.type_number(ty);
        }
        let mut table = Vec::new();
        for site in sites.iter().filter(|_| has_pads) {
            let distance = |offset: u32| (i64::from(offset) + shift - start as i64) as u64;
            write_unsigned(&mut table, distance(site.start));
            write_unsigned(&mut table, u64::from(site.end - site.start));
            match site.landing_pad {
                None => table.extend_from_slice(&[0, 0]),
                Some((pad, inst)) => {
                    let action = self.actions_of(&mut actions, body, inst)?;
                    write_unsigned(&mut table, distance(pad));
                    write_unsigned(&mut table, action as u64);
                }
            }
        }
        self.write_table(section, &table, &actions).map(Some)
    }

    /// Appends a table to a section, and returns its place.
    fn write_table(&mut self, section: SectionId, sites: &[u8], actions: &Actions) -> Result<Lsda, String> {
        let is_apple = self.context.format.is_mach_o();
        let is_always_far = self.context.target.frames().has_far_pointers && !is_apple;
        let is_coff = self.context.format.is_coff();
        let is_large = self.context.code_model == CodeModel::Large || is_always_far || is_coff;
        let is_static = self.context.relocation_model == RelocationModel::Static && !is_always_far || is_coff;
        let (type_encoding, kind) = match (is_static, is_large) {
            (true, false) => (encoding::UNSIGNED4, FixupKind::Abs32),
            (true, true) => (encoding::ABSOLUTE, FixupKind::Abs64),
            // The linker makes the pointers.
            (false, false) if is_apple => {
                (encoding::INDIRECT | encoding::RELATIVE | encoding::SIGNED4, FixupKind::GotPcRel)
            }
            (false, false) => (encoding::INDIRECT | encoding::RELATIVE | encoding::SIGNED4, FixupKind::Pc32),
            (false, true) => (encoding::INDIRECT | encoding::RELATIVE | encoding::SIGNED8, FixupKind::Pc64),
        };
        let type_size = if is_large { 8 } else { 4 };
        let start = self.align(section, 4);
        let mut bytes = vec![encoding::OMIT];
        let has_types = !actions.types.is_empty() || !actions.filters.is_empty();
        let mut padding = 0;
        if has_types {
            bytes.push(type_encoding);
            // The base is as far from here as the rest is long, and a multiple of four from the start.
            let sites_size = 1 + unsigned_size(sites.len() as u64) + sites.len();
            let rest = sites_size + actions.bytes.len() + type_size * actions.types.len();
            let mut distance = rest;
            loop {
                let base = bytes.len() + unsigned_size(distance as u64) + distance;
                padding = base.next_multiple_of(4) - base;
                if padding == 0 {
                    break;
                }
                distance += padding;
            }
            padding = distance - rest;
            write_unsigned(&mut bytes, distance as u64);
        } else {
            bytes.push(encoding::OMIT);
        }
        // Call sites in LEB128.
        bytes.push(0x01);
        write_unsigned(&mut bytes, sites.len() as u64);
        bytes.extend_from_slice(sites);
        bytes.extend_from_slice(&actions.bytes);
        bytes.resize(bytes.len() + padding, 0);
        let types_start = bytes.len();
        bytes.resize(types_start + type_size * actions.types.len(), 0);
        bytes.extend_from_slice(&actions.filters);
        bytes.resize(bytes.len().next_multiple_of(4), 0);
        self.image[section].bytes.extend_from_slice(&bytes);
        for (number, &global) in actions.types.iter().rev().enumerate() {
            // Anything is caught by an entry without a type.
            let Some(global) = global else { continue };
            let symbol = match is_static || is_apple {
                true => self.reference(global),
                false => self.pointer_to(global),
            };
            let offset = start + (types_start + number * type_size) as u64;
            let offset = u32::try_from(offset).map_err(|_| "exception tables of more than 4 GiB")?;
            self.image[section].fixups.push(draig_image::Fixup { offset, kind, symbol, addend: 0 });
        }
        if is_apple {
            return Ok((self.new_part(section, start, "GCC_except_table"), 0));
        }
        Ok((self.section_symbol(section), start as i64))
    }

    /// Returns the section of a function's table: one of its own where the function has one.
    fn lsda_section(&mut self, function: Global, text: SectionId) -> Result<SectionId, String> {
        if self.context.format.is_mach_o() {
            let key = SectionKey::named(self.context.format, b"__TEXT,__gcc_except_tab", Contents::ReadOnly);
            return Ok(self.sections.get(&mut self.image, key));
        }
        let mut key = SectionKey::named(self.context.format, b".gcc_except_table", Contents::ReadOnly);
        key.group = self.group(function)?;
        let is_own = self.context.options.function_sections;
        if !is_own && key.group.is_none() {
            return Ok(self.sections.get(&mut self.image, key));
        }
        key.name.push(b'.');
        let name = self.mangler.name(self.context, function);
        key.name.extend_from_slice(&name);
        let section = self.sections.get(&mut self.image, key);
        if is_own {
            self.image[section].associated = Some(text);
        }
        Ok(section)
    }

    /// Returns the number of a landing pad's first action: 0 for none but a cleanup, otherwise its offset plus one.
    fn actions_of(&mut self, actions: &mut Actions, body: &Body, pad: Inst) -> Result<usize, String> {
        if let Some(&known) = actions.of_pads.get(&pad) {
            return Ok(known);
        }
        let clauses = body.operands(pad);
        let mut numbers = Vec::with_capacity(clauses.len() + 1);
        for (number, &clause) in clauses.iter().enumerate() {
            numbers.push(if body.is_filter(pad, number) {
                self.filter(actions, clause)?
            } else {
                let global = self.type_info(clause)?;
                actions.type_number(global) as i64
            });
        }
        if body.is_cleanup(pad) && !numbers.is_empty() {
            numbers.push(0);
        }
        let mut next = 0;
        for &filter in numbers.iter().rev() {
            next = actions.action(filter, next);
        }
        actions.of_pads.insert(pad, next);
        Ok(next)
    }

    /// Returns the global of a type in a clause; `None` for any type.
    fn type_info(&self, value: Value) -> Result<Option<Global>, String> {
        let module = self.context.module;
        if module.tables.is_null(value) {
            return Ok(None);
        }
        let global = value.as_global().or_else(|| module.base_object(value));
        global.map(Some).ok_or_else(|| "a clause of a 'landingpad' that is no global".to_owned())
    }

    /// Returns the number of a filter: minus its offset, minus one.
    fn filter(&mut self, actions: &mut Actions, clause: Value) -> Result<i64, String> {
        let constants = &self.context.module.tables.constants;
        let types: &[Value] = match clause.as_const().map(|constant| constants.kind(constant)) {
            Some(ConstKind::Aggregate(types)) => types,
            Some(ConstKind::Zero | ConstKind::Undef | ConstKind::Poison) => {
                let ty = self.context.module.constant_type(clause);
                let count = self.context.module.tables.element_count(ty).unwrap_or(0);
                // An array of null types lets everything through.
                let any = if count > 0 { vec![actions.type_number(None)] } else { Vec::new() };
                return Ok(actions.filter(any));
            }
            _ => return Err("a filter of a 'landingpad' that is no array".to_owned()),
        };
        let mut numbers = Vec::with_capacity(types.len());
        for &ty in types {
            let global = self.type_info(ty)?;
            numbers.push(actions.type_number(global));
        }
        Ok(actions.filter(numbers))
    }
}

impl Actions {
    /// Returns the number of a type, from 1.
    fn type_number(&mut self, global: Option<Global>) -> usize {
        let types = &mut self.types;
        *self.type_numbers.entry(global).or_insert_with(|| {
            types.push(global);
            types.len()
        })
    }

    fn filter(&mut self, types: Vec<usize>) -> i64 {
        if let Some(&known) = self.known_filters.get(&types) {
            return known;
        }
        let number = -1 - self.filters.len() as i64;
        for &ty in &types {
            write_unsigned(&mut self.filters, ty as u64);
        }
        self.filters.push(0);
        self.known_filters.insert(types, number);
        number
    }

    /// Returns the number of an action that is followed by another one, or by none if that is 0.
    fn action(&mut self, filter: i64, next: usize) -> usize {
        if let Some(&known) = self.known.get(&(filter, next)) {
            return known;
        }
        let number = self.bytes.len() + 1;
        write_signed(&mut self.bytes, filter);
        // The distance is from its own place.
        let distance = if next == 0 { 0 } else { next as i64 - 1 - self.bytes.len() as i64 };
        write_signed(&mut self.bytes, distance);
        self.known.insert((filter, next), number);
        number
    }
}
