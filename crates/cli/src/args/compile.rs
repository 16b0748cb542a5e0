//! Arguments of `draig compile`.

use std::ffi::OsString;

use clap::{ValueEnum, ValueHint};

/// Help after the options.
pub(crate) const HELP: &str = "\
Examples:
  draig compile a.ll -o a                    an executable, linked by cc
  draig compile a.ll b.bc -o a -lm           of two modules, with the mathematical library
  draig compile a.ll -c                      an object, a.o
  draig compile a.ll -o a.o                  the same, by the suffix of the output
  draig compile *.ll -o liball.a             a static library
  draig compile main.ll libutil.a --lto -o a all modules linked into one before they are compiled
  draig compile a.ll -o a.o -mcpu=haswell -mattr=-avx2 --relocation-model=static
  draig compile a.ll -c --split-dwarf-file=a.dwo --split-dwarf-output=a.dwo
                                             with most debug information in a.dwo, where debuggers find it
  draig compile a.ll -o a --time             with the time of each step
  draig compile a.ll -S -o - --asm-comments  assembly text, with lines of the source and IR as comments
  draig compile a.ll -o a.html               one page with source, IR and assembly next to each other

Modules may be text or bitcode, and archives of these; objects and libraries of other compilers are passed
on to the linker. Modules keep the names of their files: `-c` writes a.o for dir/a.ll.
The linker is the compiler driver that $CC names, or cc, or clang; for another machine, its cross compiler or
clang. Where there is none, or with --linker=built-in, it is that of this command, which needs no development
files (if it was built with the feature `wild`). Further arguments follow --link-arg: `--link-arg=-fuse-ld=lld`.

The code is made in one pass, without optimizations of its own: optimized IR makes better code. What is
not supported is named with its place, and nothing is written then.";

/// Form of the output.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum EmitCode {
    /// A relocatable object
    Obj,
    /// An archive of objects
    Archive,
    /// An executable
    Exe,
    /// Assembly text
    Asm,
    /// A page for browsers: source, IR and assembly in three columns, which highlights what belongs together
    Html,
}

/// Contents of comments in assembly text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Comment {
    /// Lines of the source, where debug information names them
    Source,
    /// Instructions of the module
    Ir,
}

/// Relocation model, as `llc` names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Relocation {
    Static,
    Pic,
    Pie,
}

/// Code model, as `llc` names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Code {
    Small,
    Kernel,
    Medium,
    Large,
}

/// Frame pointers, as `llc` names them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Frames {
    None,
    NonLeaf,
    All,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Compile {
    /// Modules and archives of modules; objects and libraries for the linker; `-` is standard input
    #[arg(value_name = "FILE", required = true, value_hint = ValueHint::FilePath)]
    pub(crate) files: Vec<OsString>,
    /// Output file, whose suffix .o, .a, .s or .html selects its form [default: a.out, or the names of the modules with -c and -S]
    #[arg(short, long, value_name = "OUT", value_hint = ValueHint::FilePath)]
    pub(crate) output: Option<OsString>,
    /// Write objects, and link nothing
    #[arg(short = 'c', conflicts_with = "emit")]
    pub(crate) compile_only: bool,
    /// Write assembly text, in the syntax of AT&T unless --intel is given
    #[arg(short = 'S', conflicts_with_all = ["emit", "compile_only"])]
    pub(crate) assembly: bool,
    /// Write instructions in Intel's syntax
    #[arg(long)]
    pub(crate) intel: bool,
    /// Write lines of the source and instructions of the module as comments before their code, or only one of these
    #[arg(
        long,
        value_enum,
        value_name = "WHAT",
        num_args = 0..=1,
        require_equals = true,
        value_delimiter = ',',
        default_missing_value = "source,ir"
    )]
    pub(crate) asm_comments: Vec<Comment>,
    /// Form of the output, overriding the suffix of its name
    #[arg(long, value_enum, value_name = "FORM")]
    pub(crate) emit: Option<EmitCode>,
    /// Link all modules into one before compiling
    #[arg(long)]
    pub(crate) lto: bool,
    /// Target, instead of that of the modules; without either it is this machine
    #[arg(long, visible_alias = "mtriple", value_name = "TRIPLE")]
    pub(crate) target: Option<String>,
    /// Processor whose instructions may be used, as LLVM names it (haswell, x86-64-v3)
    #[arg(long, value_name = "CPU", default_value = "")]
    pub(crate) mcpu: String,
    /// Features that may be used (+avx2) or may not (-sse4.1)
    #[arg(long, value_name = "LIST", default_value = "", allow_hyphen_values = true)]
    pub(crate) mattr: String,
    /// Place where the code may be loaded, unless the module says it
    #[arg(long, value_enum, value_name = "MODEL", default_value = "pic")]
    pub(crate) relocation_model: Relocation,
    /// Distances between code and data, unless the module says it
    #[arg(long, value_enum, value_name = "MODEL", default_value = "small")]
    pub(crate) code_model: Code,
    /// Functions that keep a frame pointer, besides those whose attributes ask for one
    #[arg(long, value_enum, value_name = "WHICH", default_value = "none")]
    pub(crate) frame_pointer: Frames,
    /// Give each function a section of its own, so that linkers can drop it
    #[arg(long)]
    pub(crate) function_sections: bool,
    /// Give each variable a section of its own
    #[arg(long)]
    pub(crate) data_sections: bool,
    /// Whether a library emulates thread-local variables, if not as the target's system does
    #[arg(
        long,
        value_name = "BOOL",
        num_args = 0..=1,
        require_equals = true,
        default_missing_value = "true",
        action = clap::ArgAction::Set
    )]
    pub(crate) emulated_tls: Option<bool>,
    /// Split debug information, and name the file with the part that linkers need not read in the object; without --split-dwarf-output, that part is in the object, too
    #[arg(long, value_name = "NAME.dwo")]
    pub(crate) split_dwarf_file: Option<String>,
    /// File for the part of split debug information that linkers need not read
    #[arg(long, value_name = "FILE.dwo", requires = "split_dwarf_file", value_hint = ValueHint::FilePath)]
    pub(crate) split_dwarf_output: Option<OsString>,
    /// Library to link with. May be given several times
    #[arg(short = 'l', value_name = "LIB")]
    pub(crate) libraries: Vec<OsString>,
    /// Directory with libraries. May be given several times
    #[arg(short = 'L', value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub(crate) library_dirs: Vec<OsString>,
    /// Driver of the linker: a command, or `built-in` [default: $CC, cc, clang, built-in]
    #[arg(long, value_name = "COMMAND")]
    pub(crate) linker: Option<OsString>,
    /// Further argument of the linker's driver. May be given several times
    #[arg(long = "link-arg", value_name = "ARG", allow_hyphen_values = true)]
    pub(crate) link_args: Vec<OsString>,
    /// Print the time of each step on standard error
    #[arg(long)]
    pub(crate) time: bool,
    /// Reject constructs of older versions that LLVM 22 rejects, instead of upgrading them
    #[arg(long)]
    pub(crate) strict: bool,
}

impl Compile {
    /// Long options that LLVM's `llc` writes with one dash.
    pub(crate) const ONE_DASH: [&str; 13] = [
        "-mtriple",
        "-mcpu",
        "-mattr",
        "-relocation-model",
        "-code-model",
        "-frame-pointer",
        "-function-sections",
        "-data-sections",
        "-emulated-tls",
        "-split-dwarf-file",
        "-split-dwarf-output",
        "-emit",
        "-asm-comments",
    ];
}
