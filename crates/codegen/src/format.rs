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
    contents: &[(Contents::ReadOnlyWithRelocations, Contents::ReadOnly), (Contents::ThreadZeros, Contents::ThreadData)],
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

static FORMATS: [Format; 3] = [
    ELF,
    COFF,
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

    /// Returns the contents in whose section these are.
    pub(crate) fn contents(&self, contents: Contents) -> Contents {
        let contents = match contents {
            Contents::Strings(_) | Contents::Constants(_) if !self.is_elf() => Contents::ReadOnly,
            contents => contents,
        };
        self.contents.iter().find(|&&(from, _)| from == contents).map_or(contents, |&(_, to)| to)
    }

    /// Returns the name of the section of these contents, without what makes it unique. In ELF, large ones may be
    /// anywhere.
    pub(crate) fn section_name(&self, contents: Contents, is_large: bool) -> String {
        let plain = match contents {
            Contents::Strings(_) | Contents::Constants(_) => Contents::ReadOnly,
            Contents::Metadata | Contents::Excluded => Contents::Data,
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
