//! Sections: their directives, and what is at each place of them.

use std::fmt::Write as _;

use draig_image::{Section, SectionId, SectionKind};

use super::Listing;
use super::names::spelled;

impl Listing<'_> {
    /// Writes a section.
    pub(crate) fn section(&mut self, id: SectionId) {
        let image = self.image;
        let section = &image[id];
        if self.frames.is_written(id) {
            return;
        }
        self.section_directive(section);
        if section.align > 1 {
            let _ = writeln!(self.out, "\t.p2align\t{}", section.align.trailing_zeros());
        }
        match section.kind {
            SectionKind::Zeros => self.zeros(id),
            _ if section.flags.exec => self.code(id),
            _ => self.data(id, 0, section.bytes.len() as u64),
        }
        self.place(id, section.size());
        self.out.push('\n');
    }

    fn section_directive(&mut self, section: &Section) {
        let image = self.image;
        let flags = section.flags;
        let mut letters = String::new();
        for (is_set, letter) in [
            (flags.alloc, 'a'),
            (flags.exclude, 'e'),
            (flags.exec, 'x'),
            (flags.write, 'w'),
            (flags.merge, 'M'),
            (flags.strings, 'S'),
            (flags.tls, 'T'),
            (flags.retain, 'R'),
            // SHF_X86_64_LARGE
            (flags.other & 0x1000_0000 != 0, 'l'),
            (section.associated.is_some() || flags.other & 0x80 != 0, 'o'),
            (section.group.is_some(), 'G'),
        ] {
            if is_set {
                letters.push(letter);
            }
        }
        let name = spelled(&section.name);
        let kind = match section.kind {
            SectionKind::Bits => "@progbits".to_owned(),
            SectionKind::Zeros => "@nobits".to_owned(),
            SectionKind::Note => "@note".to_owned(),
            SectionKind::InitArray => "@init_array".to_owned(),
            SectionKind::FiniArray => "@fini_array".to_owned(),
            SectionKind::PreinitArray => "@preinit_array".to_owned(),
            SectionKind::Other(0x7000_0001) => "@unwind".to_owned(),
            SectionKind::Other(number) => format!("@{number:#x}"),
        };
        let _ = write!(self.out, "\t.section\t{name},\"{letters}\",{kind}");
        if flags.merge {
            let _ = write!(self.out, ",{}", section.entry_size);
        }
        if let Some(group) = section.group {
            let _ = write!(self.out, ",{}", self.names.of(image, group));
            if section.is_comdat {
                self.out.push_str(",comdat");
            }
        }
        if letters.contains('o') {
            let linked = section.associated.map(|linked| {
                let symbols = self.names.symbols.range((linked, 0)..=(linked, u64::MAX));
                let first = symbols.flat_map(|(_, symbols)| symbols).next();
                first.map_or_else(|| spelled(&image[linked].name), |&symbol| self.names.of(image, symbol))
            });
            let _ = write!(self.out, ",{}", linked.as_deref().unwrap_or("0"));
        }
        if let Some(number) = section.unique {
            let _ = write!(self.out, ",unique,{number}");
        }
        self.out.push('\n');
    }

    /// Writes the symbols and the label at a place.
    pub(crate) fn place(&mut self, section: SectionId, offset: u64) {
        let image = self.image;
        let symbols = self.names.symbols.get(&(section, offset)).cloned().unwrap_or_default();
        for id in symbols {
            self.symbol_properties(id);
            let name = self.names.of(image, id);
            let _ = writeln!(self.out, "{name}:");
            if image[id].size > 0 && !image[id].name.is_empty() {
                let _ = writeln!(self.out, "\t.size\t{name}, {}", image[id].size);
            }
        }
        if let Some(label) = self.names.label((section, offset)) {
            let _ = writeln!(self.out, "{label}:");
        }
    }

    fn zeros(&mut self, id: SectionId) {
        let end = self.image[id].zeros;
        let mut at = 0;
        while at < end {
            self.place(id, at);
            let next = self.names.next_place(id, at + 1).unwrap_or(end).min(end);
            let _ = writeln!(self.out, "\t.zero\t{}", next - at);
            at = next;
        }
    }
}
