//! Assembly text of images of x86-64 and AArch64: text that people read, and that assembles to the image again.
//!
//! Code is decoded, and each instruction's text is assembled at once to see that its bytes come back; where they do
//! not, the bytes stand in the text with the instruction as a comment. References are labels and symbols, unwind
//! tables are directives.
//!
//! ```
//! use draig_listing::{Options, assembly_text};
//! use draig_mc::{AssembleOptions, assemble};
//! use draig_target::Triple;
//!
//! let triple = Triple::parse("x86_64-unknown-linux-gnu");
//! let text = b".globl f\nf: cmpq $1, %rdi\n je 1f\n call g@PLT\n1: ret\n";
//! let image = assemble(text, &triple, &AssembleOptions::default()).unwrap().image;
//! let listing = assembly_text(&image, &triple, &Options::default());
//! assert!(listing.contains("\tje .Ltmp0\n\tcallq g@PLT\n.Ltmp0:\n\tretq\n"), "{listing}");
//! let again = assemble(listing.as_bytes(), &triple, &AssembleOptions::default()).unwrap().image;
//! assert_eq!(again.sections.values().next().unwrap().bytes, image.sections.values().next().unwrap().bytes);
//! ```

mod arm;
mod code;
mod data;
mod frames;
mod names;
mod section;
mod x86;

use std::collections::BTreeMap;
use std::fmt::Write as _;

use draig_image::{Binding, Image, SectionId, SymbolKind, SymbolPlace, Visibility};
use draig_target::Triple;

use frames::Frames;
use names::Names;

/// Text that is added to code, by place.
pub type Comments = BTreeMap<(SectionId, u64), Vec<String>>;

/// Choices of a listing.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Whether instructions of x86-64 are in Intel's syntax.
    pub intel: bool,
    /// Comments that stand before what is at a place in code.
    pub comments: Comments,
}

/// Machine whose instructions an image has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Machine {
    X86_64,
    AArch64,
}

impl Machine {
    /// Returns the sign that begins a comment.
    fn comment(self) -> &'static str {
        match self {
            Machine::X86_64 => "#",
            Machine::AArch64 => "//",
        }
    }
}

/// A listing while it is written.
struct Listing<'i> {
    image: &'i Image,
    triple: &'i Triple,
    machine: Machine,
    options: &'i Options,
    names: Names,
    frames: Frames,
    out: String,
}

/// Returns the assembly text of an image for a target of ELF.
pub fn assembly_text(image: &Image, triple: &Triple, options: &Options) -> String {
    let machine = if triple.is_aarch64() { Machine::AArch64 } else { Machine::X86_64 };
    let frames = Frames::read(image, machine);
    let mut names = Names::new(image, machine);
    names.find_targets(image, &frames);
    let mut listing = Listing { image, triple, machine, options, names, frames, out: String::new() };
    listing.header();
    for section in image.sections.keys() {
        listing.section(section);
    }
    listing.other_symbols();
    listing.out
}

impl Listing<'_> {
    fn header(&mut self) {
        if self.options.intel && self.machine == Machine::X86_64 {
            self.out.push_str("\t.intel_syntax noprefix\n");
        }
        let files = self.image.symbols.values().filter(|symbol| symbol.kind == SymbolKind::File);
        for file in files {
            let _ = writeln!(self.out, "\t.file\t{}", names::quoted(&file.name));
        }
    }

    /// Writes the properties of a symbol that is defined here or in another object.
    fn symbol_properties(&mut self, id: draig_image::SymbolId) {
        let symbol = &self.image[id];
        let name = self.names.of(self.image, id);
        match symbol.binding {
            Binding::Global if !symbol.is_undefined() => {
                let _ = writeln!(self.out, "\t.globl\t{name}");
            }
            Binding::Weak => {
                let _ = writeln!(self.out, "\t.weak\t{name}");
            }
            Binding::Local | Binding::Global | Binding::Unique => {}
        }
        let visibility = match symbol.visibility {
            Visibility::Default => None,
            Visibility::Hidden => Some("hidden"),
            Visibility::Internal => Some("internal"),
            Visibility::Protected => Some("protected"),
        };
        if let Some(visibility) = visibility {
            let _ = writeln!(self.out, "\t.{visibility}\t{name}");
        }
        let kind = match (symbol.kind, symbol.binding) {
            (SymbolKind::Object, Binding::Unique) => Some("gnu_unique_object"),
            (SymbolKind::Object, _) => Some("object"),
            (SymbolKind::Function, _) => Some("function"),
            (SymbolKind::Tls, _) => Some("tls_object"),
            (SymbolKind::IFunc, _) => Some("gnu_indirect_function"),
            _ => None,
        };
        if let Some(kind) = kind
            && !symbol.name.is_empty()
        {
            let _ = writeln!(self.out, "\t.type\t{name},@{kind}");
        }
    }

    /// Writes symbols that are in no section.
    fn other_symbols(&mut self) {
        for (id, symbol) in &self.image.symbols {
            if matches!(symbol.kind, SymbolKind::File | SymbolKind::Section) {
                continue;
            }
            let name = self.names.of(self.image, id);
            match symbol.place {
                SymbolPlace::Section(..) => {}
                SymbolPlace::Undefined if symbol.name.is_empty() => {}
                SymbolPlace::Undefined => self.symbol_properties(id),
                SymbolPlace::Absolute(value) if !symbol.name.is_empty() => {
                    self.symbol_properties(id);
                    let _ = writeln!(self.out, "{name} = {}", value as i64);
                }
                SymbolPlace::Absolute(_) => {}
                SymbolPlace::Common { align } => {
                    if symbol.binding == Binding::Local {
                        let _ = writeln!(self.out, "\t.local\t{name}");
                    }
                    if symbol.visibility != Visibility::Default {
                        self.symbol_properties(id);
                    }
                    let _ = writeln!(self.out, "\t.comm\t{name},{},{align}", symbol.size);
                }
            }
        }
    }
}
