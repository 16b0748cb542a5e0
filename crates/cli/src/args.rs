//! The arguments as data: parsing, help and completions all come from here.

use std::ffi::OsString;

use clap::{Parser, Subcommand, ValueEnum, ValueHint};
use draig_diag::{ColorChoice, Style};

use crate::report::{ErrorFormat, Reporter};

const EXAMPLES: &str = "\
Examples:
  draig dis a.ll                     print a.ll as llvm-dis would
  clang -S -emit-llvm -o - a.c | draig dis | less
  draig dis old.ll -o new.ll         rewrite what an older LLVM wrote
  draig as a.ll -o a.bc              bitcode, as llvm-as would
  draig info a.ll                    what is in it
  draig layout a.ll %struct.point    where a struct has its fields
  draig link a.ll b.ll -o ab.ll      one module of two, as llvm-link would make
  draig run a.ll                     run it, up to the first undefined behaviour
  draig dis a.ll --error-format json 2> errors.jsonl

Exit status: 0 done, 1 bad input (or a file that cannot be read or written), 2 bad usage.
Of draig diff and draig run: see their help.";

const RUN_HELP: &str = "\
Examples:
  clang -S -emit-llvm -g -O1 -o a.ll a.c && draig run a.ll
  rustc -g -C lto=fat -C codegen-units=1 --emit=llvm-ir,link a.rs && draig run a.ll
  draig run a.ll one two -- --three    arguments of the program; those with a dash behind --
  draig run a.ll --dir data --dir out:rw --env HOME
  draig run a.ll --link b.ll           a program of two modules
  draig run a.ll --many-seeds 0..32    what the language leaves open, decided 32 ways
  draig run a.ll --fail-alloc each     every allocation fails once: what then?
  draig run a.ll --fail-alloc 3        the third one fails, to look into it
  draig run a.ll --entry @gcd --arg 12 --arg 18
  draig explain UB102                  what a report's code means

The program has its arguments, standard streams and a clock; files and environment only as
granted. Sizes take K, M and G.

Exit status: the program's own, 128 + N if it ended by signal N (134: abort), unless
   70  it did what LLVM IR leaves undefined
   71  it needs what is not modelled
   72  it reached a limit
   73  the module is no valid LLVM IR, or cannot be started
   74  the interpreter itself is wrong, which is to be reported
  130  Ctrl-C ended it, with a report of where it was; a second one ends it at once
    2  bad usage
With --error-format json the last line of standard error is one object that tells what the
statuses 70 to 74 tell: its key outcome is undefined-behaviour, unsupported, limit (also after
Ctrl-C), invalid-input or internal-error. There is none if the program ended by itself, also not
if with such a status.";

/// LLVM IR, read, checked, run and printed in pure Rust
#[derive(Debug, Parser)]
#[command(name = "draig", version, after_help = EXAMPLES, max_term_width = 100)]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) command: Command,
    #[command(flatten)]
    pub(crate) common: Common,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Print a module's canonical text, byte for byte what llvm-as | llvm-dis prints
    #[command(after_help = "\
Examples:
  draig dis a.ll                canonical text on standard output
  draig dis < a.ll              the same, from standard input
  draig dis a.ll -o b.ll        into a file, which is replaced only when all is written
  draig dis a.ll -o a.bc        as bitcode, as the name of the output says
  draig dis --func main a.bc    one function, without reading the others
  draig dis lib.rlib --member lib.0.o    bitcode that a member of an archive is or holds
  draig dis out/thin.a --members-from .  of a thin archive that names files outside of its folder
  draig dis --strict a.ll       refuse retired constructs as LLVM 22 does
  draig dis --for-llvm 16 a.ll  text that LLVM 16 reads, and what is lost")]
    Dis(Dis),
    /// Write a module as bitcode, which the tools of LLVM 22 read
    #[command(
        name = "as",
        after_help = "\
Examples:
  draig as a.ll -o a.bc         bitcode into a file, which is replaced only when all is written
  draig as a.ll | llvm-dis      bitcode on standard output, if that is no terminal
  draig as a.ll -o b.ll         text, as the name of the output says
  draig as --for-llvm 16 a.ll -o a.bc    bitcode that LLVM 16 reads, and what is lost"
    )]
    As(As),
    /// Print what the bytes of a bitcode file say: blocks and records, or their sizes
    #[command(after_help = "\
Examples:
  draig bcdump a.bc                      blocks and records, as llvm-bcanalyzer -dump prints them
  draig bcdump --offsets a.bc            with the number of bits before each
  draig bcdump --stats a.bc              sizes by kind of block and record
  draig bcdump --json a.bc | jq -r 'select(.record == \"TRIPLE\").operands'

The JSON is one object a line: a block that begins, a record, or the end of a block.")]
    Bcdump(Bcdump),
    /// Check modules against every rule of LLVM IR, and say all that is wrong
    #[command(after_help = "\
Examples:
  draig verify a.ll b.ll                   all violations, each with its place
  draig verify --strict-debug-info a.ll    broken debug information is an error, too
  draig verify *.ll --error-format json 2> violations.jsonl
  draig explain V0102                      what a rule is for

Exit status: 0 if all are well, 1 if one is not.")]
    Verify(Verify),
    /// Say why there is an error: what a rule of the verifier is for, how a construct is written
    #[command(after_help = "\
Examples:
  draig explain V0102                                   a rule of the verifier
  draig explain P0101                                   a message of the reader
  draig explain L0212                                   a message of the linker
  draig explain \"use of undefined value '%x'\"          the same, as it was said
  draig explain getelementptr                           what is said of an instruction, an attribute, a word
  draig explain                                         list all

The codes are in the output of --error-format json.")]
    Explain {
        /// The code (V of the verifier, P of the reader, L of the linker, UB of running), the words of a message,
        /// or a word of the language
        #[arg(value_name = "CODE")]
        code: Option<String>,
    },
    /// Mend mistakes in texts: make the edits that errors suggest and that can only be meant
    #[command(after_help = "\
Examples:
  draig fix a.ll                       every sure fix, in the file itself, and what is still wrong
  draig fix --guesses a.ll             likely ones too, such as the name that is nearest
  draig fix --dry-run a.ll b.ll        only say what would be done
  draig fix < a.ll > b.ll              from standard input to standard output

Exit status: 0 if all are accepted now, 1 if something is left that nobody knows a fix for.
A text that is accepted is left as it is. Fixes stand in the output of --error-format json, too.")]
    Fix(Fix),
    /// Run a program, and stop at the first undefined behaviour with its story
    #[command(after_help = RUN_HELP)]
    Run(Run),
    /// Say what is in a module: target, producer, counts, sizes
    #[command(after_help = "\
Examples:
  draig info a.ll
  draig info a.ll --format json | jq .counts.instructions

The JSON is one object; its keys are the names of the text with _ for blanks.
Sizes are bytes that the module holds in memory, not bytes of the file.")]
    Info(Info),
    /// Make one module of several, as llvm-link does
    #[command(after_help = "\
Examples:
  draig link a.ll b.bc -o ab.ll          one module, as text or bitcode by the name of the output
  draig link *.bc --emit bitcode > all.bc
  draig link main.ll libutil.a           members of an archive, as far as they are needed
  draig link main.ll lib.bc --only-needed --internalize
  draig link a.ll --override patch.ll    what patch.ll defines takes the place of what a.ll does
  draig link a.bc --summary-index all.thinlto.bc --import f:b.bc

The text is what llvm-link prints, byte for byte. A file may be text, bitcode with one module or
several, an object file that holds bitcode, or an archive of such. What llvm-link links without
a word is warned of, if names are declared otherwise than they are defined: another type, size,
calling convention, a variable here and a function there. `draig explain` knows all codes (L).

Exit status: 0 done, also with warnings; 1 if modules contradict each other, with nothing written.")]
    Link(Link),
    /// Take functions or variables out of a module, with all that they need
    #[command(after_help = "\
Examples:
  draig extract --func main a.ll               main and what it reaches
  draig extract --func f --func g a.ll -o fg.bc
  draig extract --func f --shallow a.ll        f alone, the rest declared

Variables and aliases are taken in the same way; what is internal comes along with --shallow, too.")]
    Extract(Extract),
    /// Take debug information, names or what nobody uses out of a module
    #[command(after_help = "\
Examples:
  draig strip a.ll              without debug information
  draig strip --unused a.ll     without internal functions and variables that nothing mentions
  draig strip --names a.ll      without names of instructions, blocks and parameters")]
    Strip(Strip),
    /// Split a module in pieces that draig link makes one again
    #[command(after_help = "\
Examples:
  draig split -n 4 a.ll -o out/a      out/a.0.ll to out/a.3.ll
  draig link out/a.*.ll -o again.ll && draig diff a.ll again.ll

Each piece is a module of its own, which other tools may change before it is linked. What was
internal is hidden in the pieces, so that they see it in each other; draig link makes it internal
again when all of them are there.")]
    Split(Split),
    /// Say what differs between two modules, in whatever has a meaning
    #[command(after_help = "\
Examples:
  draig diff a.ll b.bc                     every difference, a line each
  draig diff a.ll b.ll --format json       one object a line: global, what, left, right

Numbers, the order of globals, names of values and types, and declarations that nothing
mentions do not count.
Exit status, as that of diff: 0 if there is none, 1 if there are some, 2 if a module cannot be read.")]
    Diff(Diff),
    /// Draw where structs have their fields, with offsets, sizes and padding
    #[command(after_help = "\
Examples:
  draig layout a.ll                  every named struct
  draig layout a.ll %struct.point    one of them; the % may be left out
  draig layout a.ll --format json | jq -r 'select(.padding > 8).name'

Offsets and sizes are in bytes, under the file's own data layout; without one in the
file, under LLVM's defaults. The JSON is one object a line, each a struct.")]
    Layout(Layout),
    /// Print a completion script for a shell
    #[command(after_help = "\
Examples:
  draig completions bash > ~/.local/share/bash-completion/completions/draig
  draig completions fish > ~/.config/fish/completions/draig.fish")]
    Completions {
        /// The shell
        #[arg(value_enum)]
        shell: clap_complete::Shell,
    },
}

#[derive(Debug, clap::Args)]
pub(crate) struct Dis {
    #[command(flatten)]
    pub(crate) input: Input,
    /// Print this function alone; of bitcode, only its body is read. There may be several
    #[arg(long = "func", value_name = "NAME", conflicts_with_all = ["for_llvm", "module", "preserve_use_list_order"])]
    pub(crate) functions: Vec<String>,
    /// Print the order of uses where a reader of the text would find another one
    #[arg(long)]
    pub(crate) preserve_use_list_order: bool,
    #[command(flatten)]
    pub(crate) output: Output,
    #[command(flatten)]
    pub(crate) version: Version,
}

#[derive(Debug, clap::Args)]
pub(crate) struct As {
    #[command(flatten)]
    pub(crate) input: Input,
    #[command(flatten)]
    pub(crate) output: Output,
    #[command(flatten)]
    pub(crate) version: Version,
    /// Write bitcode even to a terminal
    #[arg(short, long)]
    pub(crate) force: bool,
    /// Do not write the order of uses where a reader would find another one
    #[arg(long)]
    pub(crate) no_use_list_order: bool,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Bcdump {
    /// The file; `-` or nothing is standard input
    #[arg(value_name = "FILE", default_value = "-", hide_default_value = true, value_hint = ValueHint::FilePath)]
    pub(crate) file: OsString,
    #[command(flatten)]
    pub(crate) output: Output,
    /// Begin each line with the number of bits before what it tells
    #[arg(long)]
    pub(crate) offsets: bool,
    /// Sizes and counts by kind of block and record, instead of what they hold
    #[arg(long, conflicts_with = "offsets")]
    pub(crate) stats: bool,
    /// One JSON object a line; with --stats one for each kind of record
    #[arg(long, conflicts_with = "offsets")]
    pub(crate) json: bool,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Verify {
    /// The modules; `-` is standard input
    #[arg(value_name = "FILE", default_value = "-", hide_default_value = true, value_hint = ValueHint::FilePath)]
    pub(crate) files: Vec<OsString>,
    /// Refuse what LLVM 22 refuses of older versions' constructs, instead of translating it
    #[arg(long)]
    pub(crate) strict: bool,
    /// Broken debug information is an error, not a warning after which it is ignored
    #[arg(long)]
    pub(crate) strict_debug_info: bool,
    /// Do not look at debug information
    #[arg(long, conflicts_with = "strict_debug_info")]
    pub(crate) no_debug_info: bool,
    /// How many violations of each file to show
    #[arg(long, value_name = "N", default_value_t = 100)]
    pub(crate) max_errors: usize,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Fix {
    /// The texts, which are replaced when they are mended; `-` is standard input, mended on standard output
    #[arg(value_name = "FILE", default_value = "-", hide_default_value = true, value_hint = ValueHint::FilePath)]
    pub(crate) files: Vec<OsString>,
    /// Make fixes that are likely, too
    #[arg(long)]
    pub(crate) guesses: bool,
    /// Say what would be done, and leave the files as they are
    #[arg(long)]
    pub(crate) dry_run: bool,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Run {
    /// The module; `-` is standard input, which the program then finds at its end
    #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) file: OsString,
    /// Arguments of the program
    #[arg(value_name = "ARGS")]
    pub(crate) args: Vec<OsString>,
    /// Link another module to it before, as draig link would; there may be several
    #[arg(long = "link", value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) linked: Vec<OsString>,
    /// Run this function instead of main, and print what it returns
    #[arg(long, value_name = "@FUNCTION")]
    pub(crate) entry: Option<String>,
    /// An argument of the entry, as LLVM IR writes it without its type: 7, -1, 0.5, true, null, poison
    #[arg(long, value_name = "VALUE", requires = "entry", allow_hyphen_values = true)]
    pub(crate) arg: Vec<String>,
    /// Decides what the language leaves open; 0 decides as common hardware and compilers do
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) seed: u64,
    /// Run with each seed from A up to, not including, B, and say which end differently
    #[arg(long, value_name = "A..B", conflicts_with = "seed", value_parser = seeds)]
    pub(crate) many_seeds: Option<std::ops::Range<u64>>,
    /// Make an allocation fail: the N-th (malloc, realloc, strdup, operator new, …), or each in turn
    #[arg(long, value_name = "N|each", conflicts_with = "many_seeds", value_parser = fail_alloc)]
    pub(crate) fail_alloc: Option<FailAlloc>,
    /// End after so many instructions
    #[arg(long, value_name = "N", value_parser = size)]
    pub(crate) max_steps: Option<u64>,
    /// Bytes that the program's objects may take together; the command takes at most 4 times as much and 64M
    #[arg(long, value_name = "BYTES", default_value = "1G", value_parser = size)]
    pub(crate) max_memory: u64,
    /// Bytes that its stack may take
    #[arg(long, value_name = "BYTES", default_value = "8M", value_parser = size)]
    pub(crate) max_stack: u64,
    /// Grant the files below a folder, for reading; with :rw also for writing. Nothing outside is reached, and only
    /// regular files and folders are opened
    #[arg(long, value_name = "PATH[:rw]", value_hint = ValueHint::DirPath)]
    pub(crate) dir: Vec<OsString>,
    /// Grant an environment variable, with its own or with another value
    #[arg(long, value_name = "NAME[=VALUE]")]
    pub(crate) env: Vec<OsString>,
    /// Print each instruction with its values on standard error; with =@F only those of function F
    #[arg(long, value_name = "@F", num_args = 0..=1, require_equals = true, default_missing_value = "")]
    pub(crate) trace: Vec<String>,
    /// Say at the end how many instructions, seconds and bytes it took
    #[arg(long)]
    pub(crate) stats: bool,
    /// Watch that accesses keep to what !tbaa says of their types
    #[arg(long)]
    pub(crate) tbaa: bool,
    /// The runtime factor of scalable vectors
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1024))]
    pub(crate) vscale: u32,
    /// Refuse what LLVM 22 refuses of older versions' constructs, instead of translating it
    #[arg(long)]
    pub(crate) strict: bool,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Info {
    #[command(flatten)]
    pub(crate) input: Input,
    #[command(flatten)]
    pub(crate) output: Output,
    /// How to say it
    #[arg(long, value_enum, default_value_t, value_name = "FORMAT")]
    pub(crate) format: Format,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Link {
    /// The modules, and archives of modules; `-` is standard input
    #[arg(value_name = "FILE", required = true, value_hint = ValueHint::FilePath)]
    pub(crate) files: Vec<OsString>,
    #[command(flatten)]
    pub(crate) output: Output,
    /// The form of the output, whatever its name says [default: text]
    #[arg(long, value_enum, value_name = "FORM")]
    pub(crate) emit: Option<Emit>,
    /// Of all but the first module, take only what is declared so far, and what that needs
    #[arg(long)]
    pub(crate) only_needed: bool,
    /// Make what comes from all but the first module internal
    #[arg(long)]
    pub(crate) internalize: bool,
    /// A module whose definitions take the place of those of the others
    #[arg(long = "override", value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) overriding: Vec<OsString>,
    /// The summaries of a ThinLTO program: locals get names under which other modules may import them
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) summary_index: Option<OsString>,
    /// Import a function of a module, for the optimizer to see, as ThinLTO does
    #[arg(long, value_name = "FUNCTION:FILE", requires = "summary_index", value_parser = import)]
    pub(crate) import: Vec<(String, String)>,
    /// Keep debug types of one identifier apart, each as its module has it
    #[arg(long)]
    pub(crate) no_debug_type_map: bool,
    /// Take every member of archives, needed or not
    #[arg(long)]
    pub(crate) whole_archive: bool,
    /// Refuse what LLVM 22 refuses of older versions' constructs, instead of translating it
    #[arg(long)]
    pub(crate) strict: bool,
    /// Refuse what LLVM links and this warns of, such as a name that is declared with another type than it is
    /// defined with
    #[arg(long)]
    pub(crate) fatal_warnings: bool,
    /// Do not check the result against the rules of LLVM IR
    #[arg(long)]
    pub(crate) no_verify: bool,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Extract {
    #[command(flatten)]
    pub(crate) input: Input,
    #[command(flatten)]
    pub(crate) output: Output,
    /// A function, variable or alias to take
    #[arg(long = "func", visible_alias = "global", value_name = "NAME", required = true)]
    pub(crate) names: Vec<String>,
    /// Declare what it mentions, instead of taking that, too
    #[arg(long)]
    pub(crate) shallow: bool,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Strip {
    #[command(flatten)]
    pub(crate) input: Input,
    #[command(flatten)]
    pub(crate) output: Output,
    /// Debug information; this is what is taken out if nothing is said
    #[arg(long)]
    pub(crate) debug: bool,
    /// Internal functions and variables that nothing mentions
    #[arg(long)]
    pub(crate) unused: bool,
    /// Names of instructions, blocks and parameters
    #[arg(long)]
    pub(crate) names: bool,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Split {
    #[command(flatten)]
    pub(crate) input: Input,
    /// How many pieces
    #[arg(short = 'n', long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    pub(crate) pieces: u16,
    /// How the names of the pieces begin; a number and a suffix follow
    #[arg(short, long, value_name = "PREFIX", default_value = "split", value_hint = ValueHint::FilePath)]
    pub(crate) output: OsString,
    /// The form of the pieces
    #[arg(long, value_enum, value_name = "FORM", default_value = "text")]
    pub(crate) emit: Emit,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Diff {
    /// The first module
    #[arg(value_name = "LEFT", value_hint = ValueHint::FilePath)]
    pub(crate) left: OsString,
    /// The second module
    #[arg(value_name = "RIGHT", value_hint = ValueHint::FilePath)]
    pub(crate) right: OsString,
    /// How many differences to say at most
    #[arg(long, value_name = "N", default_value_t = 1000)]
    pub(crate) max: usize,
    /// How to say it
    #[arg(long, value_enum, default_value_t, value_name = "FORMAT")]
    pub(crate) format: Format,
}

/// `--emit`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Emit {
    Text,
    Bitcode,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Layout {
    #[command(flatten)]
    pub(crate) input: Input,
    /// The struct, such as %struct.point; all named structs if none is given
    #[arg(value_name = "TYPE")]
    pub(crate) types: Vec<String>,
    #[command(flatten)]
    pub(crate) output: Output,
    /// How to say it
    #[arg(long, value_enum, default_value_t, value_name = "FORMAT")]
    pub(crate) format: Format,
}

/// Where the module comes from and how it is read.
#[derive(Debug, clap::Args)]
pub(crate) struct Input {
    /// The module; `-` or nothing is standard input. What it is, its bytes say, not its name
    #[arg(value_name = "FILE", default_value = "-", hide_default_value = true, value_hint = ValueHint::FilePath)]
    pub(crate) file: OsString,
    /// Refuse what LLVM 22 refuses of older versions' constructs, instead of translating it
    #[arg(long)]
    pub(crate) strict: bool,
    /// Do not check the module against the rules of LLVM IR
    #[arg(long)]
    pub(crate) no_verify: bool,
    /// Of an archive (.a, .rlib), the member to take; else all that are or hold LLVM IR
    #[arg(long, value_name = "NAME")]
    pub(crate) member: Option<String>,
    /// Of a file with several modules, the one to take, counted from 0
    #[arg(long, value_name = "N")]
    pub(crate) module: Option<usize>,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Output {
    /// Where to write; `-` is standard output. A file is replaced only when all is written
    #[arg(short, long, value_name = "OUT", default_value = "-", hide_default_value = true, value_hint = ValueHint::FilePath)]
    pub(crate) output: OsString,
}

/// Who is to read the output.
#[derive(Debug, clap::Args)]
pub(crate) struct Version {
    /// Write for an older version of LLVM, and say what is lost [from 15 to 22]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(15..=22), default_value_t = 22, hide_default_value = true)]
    pub(crate) for_llvm: u32,
}

/// What every command takes.
#[derive(Debug, clap::Args)]
pub(crate) struct Common {
    /// Threads to use at most [default: what the machine has; 1 for inputs up to 1 MiB]
    #[arg(long, value_name = "N", global = true, value_parser = threads)]
    pub(crate) threads: Option<usize>,
    /// Take members of thin archives from below this folder, too, not only from below the archive's own;
    /// there may be several
    #[arg(long, value_name = "DIR", global = true, value_hint = ValueHint::DirPath)]
    pub(crate) members_from: Vec<OsString>,
    /// How errors are printed on standard error; json is one object a line
    #[arg(long, value_enum, default_value_t, value_name = "FORMAT", global = true)]
    pub(crate) error_format: ErrorFormat,
    /// Colours in errors; auto is for terminals, unless NO_COLOR is set
    #[arg(long, value_enum, default_value_t, value_name = "WHEN", global = true)]
    pub(crate) color: Color,
}

impl Common {
    /// Threads for work that is worth several.
    pub(crate) fn threads(&self) -> usize {
        self.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, |n| n.get()))
    }

    /// Who prints errors.
    pub(crate) fn reporter(&self) -> Reporter {
        Reporter { format: self.error_format, style: style(self.color, &std::io::stderr()) }
    }
}

/// How to print to a stream.
pub(crate) fn style(color: Color, stream: &impl std::io::IsTerminal) -> Style {
    let choice = match color {
        Color::Auto => ColorChoice::Auto,
        Color::Always => ColorChoice::Always,
        Color::Never => ColorChoice::Never,
    };
    let no_color = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    choice.style(stream.is_terminal(), no_color)
}

/// `--threads`.
fn threads(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(0) | Err(_) => Err("a number from 1 is wanted".to_owned()),
        Ok(threads) => Ok(threads),
    }
}

/// `--max-memory` and its like.
fn size(text: &str) -> Result<u64, String> {
    let (digits, shift) = match text.as_bytes().last() {
        Some(b'K' | b'k') => (&text[..text.len() - 1], 10),
        Some(b'M' | b'm') => (&text[..text.len() - 1], 20),
        Some(b'G' | b'g') => (&text[..text.len() - 1], 30),
        _ => (text, 0),
    };
    let number: Option<u64> = digits.parse().ok();
    number
        .and_then(|number| number.checked_mul(1 << shift))
        .ok_or_else(|| "a number is wanted, such as 4096, 64K or 2G".to_owned())
}

/// What is imported, and the file it is in: of several `:`, the first is the one between.
fn import(text: &str) -> Result<(String, String), String> {
    let (function, file) = text.split_once(':').ok_or("it is no FUNCTION:FILE")?;
    Ok((function.to_owned(), file.to_owned()))
}

/// Which allocations fail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FailAlloc {
    /// One, by its number from 1.
    Number(u64),
    /// Every one in turn, a run each.
    Each,
}

/// `--fail-alloc`.
fn fail_alloc(text: &str) -> Result<FailAlloc, String> {
    match (text, text.parse()) {
        ("each", _) => Ok(FailAlloc::Each),
        (_, Ok(number @ 1..)) => Ok(FailAlloc::Number(number)),
        _ => Err("a number from 1 is wanted, or `each`".to_owned()),
    }
}

/// `--many-seeds`.
fn seeds(text: &str) -> Result<std::ops::Range<u64>, String> {
    let range = text.split_once("..").and_then(|(from, to)| Some(from.parse().ok()?..to.parse().ok()?));
    range
        .filter(|range: &std::ops::Range<u64>| !range.is_empty())
        .ok_or_else(|| "a range such as 0..32 is wanted".to_owned())
}

/// `--color`.
#[derive(Clone, Copy, Debug, Default, ValueEnum)]
pub(crate) enum Color {
    #[default]
    Auto,
    Always,
    Never,
}

/// `--format`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    #[default]
    Text,
    Json,
}
