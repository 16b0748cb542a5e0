//! Object formats: what code and tables of modules ask of each, in one table.

use draig_target::{Environment, ObjectFormat, Triple};

use crate::module::Contents;

/// Tables by which a system finds the callers of a function, and what handles an exception.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum UnwindTables {
    /// `.eh_frame` and `.gcc_except_table`.
    Dwarf,
    /// `.pdata` and `.xdata`.
    Windows,
    /// `__compact_unwind`, and `__eh_frame` for what has no compact form.
    Compact,
}

/// Facts about an object format with its system.
#[derive(Debug)]
pub(crate) struct Format {
    pub(crate) kind: ObjectFormat,
    /// Whether the library and the tools are Microsoft's.
    pub(crate) is_msvc: bool,
    pub(crate) unwind: UnwindTables,
    /// Contents that have no section of their own, and those that they become.
    pub(crate) contents: &'static [(Contents, Contents)],
    /// Names of sections.
    pub(crate) sections: &'static [(Contents, &'static str)],
    /// Further bits of sections by their names, where names imply them.
    pub(crate) bits: &'static [(&'static str, u32)],
    /// Name of a pointer to a variable that the linker may find elsewhere, before its own; empty if the linker makes the
    /// pointers.
    pub(crate) pointer_prefix: &'static str,
    /// Function that touches the pages of a large frame, whose number of bytes is in `rax`; empty if there is none.
    pub(crate) stack_probe: &'static str,
    /// Sections of functions that run at the start and at the end.
    pub(crate) constructors: [&'static str; 2],
    /// Whether functions of the last section run first, so that priorities count down in their names.
    pub(crate) counts_down: bool,
}

const ELF: Format = Format {
    kind: ObjectFormat::Elf,
    is_msvc: false,
    unwind: UnwindTables::Dwarf,
    contents: &[],
    bits: &[],
    sections: &[
        (Contents::Text, ".text"),
        (Contents::ReadOnly, ".rodata"),
        (Contents::ReadOnlyWithRelocations, ".data.rel.ro"),
        (Contents::Data, ".data"),
        (Contents::Zeros, ".bss"),
        (Contents::ThreadData, ".tdata"),
        (Contents::ThreadZeros, ".tbss"),
    ],
    pointer_prefix: "",
    stack_probe: "",
    constructors: [".init_array", ".fini_array"],
    counts_down: false,
};

const COFF: Format = Format {
    kind: ObjectFormat::Coff,
    is_msvc: true,
    unwind: UnwindTables::Windows,
    contents: &[
        (Contents::ReadOnlyWithRelocations, Contents::ReadOnly),
        (Contents::ThreadZeros, Contents::ThreadData),
        (Contents::Strings(1), Contents::ReadOnly),
        (Contents::Strings(2), Contents::ReadOnly),
        (Contents::Strings(4), Contents::ReadOnly),
        (Contents::Constants(4), Contents::ReadOnly),
        (Contents::Constants(8), Contents::ReadOnly),
        (Contents::Constants(16), Contents::ReadOnly),
        (Contents::Constants(32), Contents::ReadOnly),
    ],
    bits: &[],
    sections: &[
        (Contents::Text, ".text"),
        (Contents::ReadOnly, ".rdata"),
        (Contents::Data, ".data"),
        (Contents::Zeros, ".bss"),
        (Contents::ThreadData, ".tls$"),
    ],
    pointer_prefix: ".refptr.",
    stack_probe: "__chkstk",
    constructors: [".CRT$XCU", ".CRT$XTX"],
    counts_down: false,
};

/// Types and attributes of sections of Mach-O (`S_…`).
pub(crate) mod macho {
    pub(crate) const ZEROS: u32 = 1;
    pub(crate) const STRINGS: u32 = 2;
    pub(crate) const LITERALS4: u32 = 3;
    pub(crate) const LITERALS8: u32 = 4;
    pub(crate) const LITERALS16: u32 = 0xe;
    pub(crate) const STARTS: u32 = 9;
    pub(crate) const ENDS: u32 = 0xa;
    pub(crate) const COALESCED: u32 = 0xb;
    pub(crate) const THREAD_DATA: u32 = 0x11;
    pub(crate) const THREAD_ZEROS: u32 = 0x12;
    pub(crate) const THREAD_VARIABLES: u32 = 0x13;
    pub(crate) const TYPE: u32 = 0xff;
    pub(crate) const CODE_ALONE: u32 = 0x8000_0000;
    pub(crate) const NO_CONTENTS_TABLE: u32 = 0x4000_0000;
    pub(crate) const STRIPPED: u32 = 0x2000_0000;
    pub(crate) const KEPT: u32 = 0x1000_0000;
    pub(crate) const LIVE: u32 = 0x0800_0000;
    pub(crate) const MODIFIED: u32 = 0x0400_0000;
    pub(crate) const DEBUG: u32 = 0x0200_0000;
    pub(crate) const HAS_CODE: u32 = 0x400;
}

const MACHO: Format = Format {
    kind: ObjectFormat::MachO,
    is_msvc: false,
    unwind: UnwindTables::Compact,
    contents: &[],
    sections: &[
        (Contents::Text, "__TEXT,__text"),
        (Contents::ReadOnly, "__TEXT,__const"),
        (Contents::Strings(1), "__TEXT,__cstring"),
        (Contents::Strings(2), "__TEXT,__ustring"),
        (Contents::Constants(4), "__TEXT,__literal4"),
        (Contents::Constants(8), "__TEXT,__literal8"),
        (Contents::Constants(16), "__TEXT,__literal16"),
        (Contents::ReadOnlyWithRelocations, "__DATA,__const"),
        (Contents::Data, "__DATA,__data"),
        (Contents::Zeros, "__DATA,__bss"),
        (Contents::SharedZeros, "__DATA,__common"),
        (Contents::ThreadData, "__DATA,__thread_data"),
        (Contents::ThreadZeros, "__DATA,__thread_bss"),
    ],
    bits: &[
        ("__TEXT,__text", macho::CODE_ALONE),
        ("__TEXT,__cstring", macho::STRINGS),
        ("__TEXT,__literal4", macho::LITERALS4),
        ("__TEXT,__literal8", macho::LITERALS8),
        ("__TEXT,__literal16", macho::LITERALS16),
        ("__TEXT,__eh_frame", macho::COALESCED | macho::NO_CONTENTS_TABLE | macho::STRIPPED | macho::LIVE),
        ("__DATA,__bss", macho::ZEROS),
        ("__DATA,__common", macho::ZEROS),
        ("__DATA,__thread_data", macho::THREAD_DATA),
        ("__DATA,__thread_bss", macho::THREAD_ZEROS),
        ("__DATA,__thread_vars", macho::THREAD_VARIABLES),
        ("__DATA,__mod_init_func", macho::STARTS),
        ("__DATA,__mod_term_func", macho::ENDS),
        ("__LD,__compact_unwind", macho::DEBUG),
    ],
    pointer_prefix: "",
    stack_probe: "",
    constructors: ["__DATA,__mod_init_func", "__DATA,__mod_term_func"],
    counts_down: false,
};

static FORMATS: [Format; 4] = [
    ELF,
    COFF,
    MACHO,
    // MinGW's
    Format {
        is_msvc: false,
        stack_probe: "___chkstk_ms",
        constructors: [".ctors", ".dtors"],
        counts_down: true,
        ..COFF
    },
];

impl Format {
    /// Returns the format of a triple; `None` if it is not written.
    pub(crate) fn of(triple: &Triple) -> Option<&'static Format> {
        let is_msvc = triple.is_coff() && matches!(triple.environment(), Environment::Msvc | Environment::Unknown);
        FORMATS.iter().find(|format| format.kind == triple.object_format() && format.is_msvc == is_msvc)
    }

    pub(crate) fn is_elf(&self) -> bool {
        self.kind == ObjectFormat::Elf
    }

    pub(crate) fn is_coff(&self) -> bool {
        self.kind == ObjectFormat::Coff
    }

    pub(crate) fn is_mach_o(&self) -> bool {
        self.kind == ObjectFormat::MachO
    }

    /// Returns the further bits of a section.
    pub(crate) fn bits_of(&self, name: &[u8]) -> u32 {
        self.bits.iter().find(|(known, _)| known.as_bytes() == name).map_or(0, |&(_, bits)| bits)
    }

    /// Returns the contents in whose section these are.
    pub(crate) fn contents(&self, contents: Contents) -> Contents {
        self.contents.iter().find(|&&(from, _)| from == contents).map_or(contents, |&(_, to)| to)
    }

    /// Returns the name of the section of these contents, without what makes it unique. In ELF, large ones may be
    /// anywhere.
    pub(crate) fn section_name(&self, contents: Contents, is_large: bool) -> String {
        let plain = match contents {
            Contents::Strings(_) | Contents::Constants(_) if !self.is_mach_o() => Contents::ReadOnly,
            Contents::Metadata | Contents::Excluded => Contents::Data,
            Contents::SharedZeros if !self.is_mach_o() => Contents::Zeros,
            contents => contents,
        };
        let name = self.sections.iter().find(|&&(other, _)| other == plain).map_or(".data", |&(_, name)| name);
        match name.strip_prefix('.') {
            Some(rest) if is_large && !matches!(plain, Contents::ThreadData | Contents::ThreadZeros) => {
                format!(".l{rest}")
            }
            _ => name.to_owned(),
        }
    }
}
