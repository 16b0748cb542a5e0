//! Command-line arguments as data: the source of parsing, help and completions.

use std::ffi::OsString;

use clap::{Parser, Subcommand, ValueEnum, ValueHint};

pub(crate) mod compile;
mod shared;

pub(crate) use shared::{Color, Common, FailAlloc, Format, Output, Version, style};
use shared::{fail_alloc, import, seeds, size};

const EXAMPLES: &str = "\
Examples:
  draig dis a.ll                     print a.ll as llvm-dis would
  clang -S -emit-llvm -o - a.c | draig dis | less
  draig dis old.ll -o new.ll         rewrite the output of an older LLVM
  draig as a.ll -o a.bc              write bitcode, as llvm-as would
  draig info a.ll                    show a summary of the module
  draig layout a.ll %struct.point    show the layout of a struct
  draig link a.ll b.ll -o ab.ll      link two modules, as llvm-link would
  draig run a.ll                     run it until the first undefined behaviour
  draig dis a.ll --json              print errors as JSON

Exit status: 0 success, 1 invalid input (or a file that cannot be read or written), 2 bad usage.
The statuses of draig diff and draig run are listed in their help.";

const RUN_HELP: &str = "\
Examples:
  clang -S -emit-llvm -g -O1 -o a.ll a.c && draig run a.ll
  rustc -g -C lto=fat -C codegen-units=1 --emit=llvm-ir,link a.rs && draig run a.ll
  draig run a.ll one two -- --three    program arguments; those with a dash follow --
  draig run a.ll --dir data --dir out:rw --env HOME
  draig run a.ll --link b.ll           run a program of two modules
  draig run a.ll --many-seeds 0..32    decide what the language leaves open in 32 ways
  draig run a.ll --explore             run threads in every order that matters
  draig run a.ll --fail-alloc each     make each allocation fail once
  draig run a.ll --fail-alloc 3        make the third allocation fail
  draig run a.ll --entry @gcd --arg 12 --arg 18
  draig run --native a.ll one two      compile it in memory and run that, unchecked and unconfined
  draig explain UB102                  explain the code of a report

The program can access its arguments, the standard streams and a clock. Files and environment
variables must be granted. Sizes accept the suffixes K, M and G.

Exit status: that of the program, 0 if a function of --entry returned, or 128 + N if signal N ended
it (134: abort), except for
   70  undefined behaviour
   71  the program needs something that is not modelled
   72  a limit was reached, or executions are left that --explore=N has not run
   73  the module is not valid LLVM IR, or cannot be started
   74  a data race, with --races stop
   75  a deadlock: every thread waits
   76  a bug in the interpreter; please report it
  130  interrupted by Ctrl-C, after a report of the current place; a second Ctrl-C ends the command
       immediately
    2  bad usage

With --json, the last line of standard error is one JSON object if the run ended for one of the
reasons 70 to 76 or by Ctrl-C. Its key outcome is undefined-behaviour, unsupported, limit (also for
Ctrl-C), invalid-input, data-race, deadlock or internal-error. If the program ended by itself, no
object is written, even if its own exit status is one of these numbers. Data races are listed before
it, one object each with the key race. With --stats, --many-seeds, --explore or `--fail-alloc each`,
other objects follow: one for each way in which runs ended, and the statistics.";

/// Reads, checks, runs and prints LLVM IR, in pure Rust
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
    /// Print a module's canonical text, identical to the output of llvm-as | llvm-dis
    #[command(after_help = "\
Examples:
  draig dis a.ll                canonical text on standard output
  draig dis < a.ll              the same, from standard input
  draig dis a.ll -o b.ll        to a file, replaced only once the output is complete
  draig dis a.ll -o a.bc        bitcode, by the suffix of the output
  draig dis --func main a.bc    a single function, without reading the others
  draig dis lib.rlib --member lib.0.o    bitcode in a member of an archive
  draig dis out/thin.a --members-from .  a thin archive with members outside of its directory
  draig dis --strict a.ll       reject retired constructs, as LLVM 22 does
  draig dis --for-llvm 16 a.ll  text for LLVM 16, with warnings about losses
  draig dis --for-llvm 22 a.ll  text for LLVM 22, without what came with LLVM 23

The output is text, or bitcode if its name ends in .bc. If the input has several modules, .0, .1 and
so on are appended to the name, as llvm-dis does.")]
    Dis(Dis),
    /// Write a module as bitcode, of LLVM 22 or another version
    #[command(
        name = "as",
        after_help = "\
Examples:
  draig as a.ll -o a.bc         bitcode to a file, replaced only once the output is complete
  draig as a.ll | llvm-dis      bitcode on standard output, if that is not a terminal
  draig as a.ll -o b.ll         text, by the suffix of the output
  draig as --for-llvm 16 a.ll -o a.bc    bitcode for LLVM 16, with warnings about losses

The output is bitcode, or text if its name ends in .ll."
    )]
    As(As),
    /// Print the blocks and records of a bitcode file, or their sizes
    #[command(after_help = "\
Examples:
  draig bcdump a.bc                      blocks and records, as llvm-bcanalyzer -dump prints them
  draig bcdump --offsets a.bc            with the bit offset of each
  draig bcdump --stats a.bc              sizes by kind of block and record
  draig bcdump --json a.bc | jq -r 'select(.record == \"TRIPLE\").operands | implode'

The JSON output has one object per line: the start of a block, a record, or the end of a block.")]
    Bcdump(Bcdump),
    /// Check modules against every rule of LLVM IR, and report all violations
    #[command(after_help = "\
Examples:
  draig verify a.ll b.ll                   show all violations, each with its place
  draig verify --strict-debug-info a.ll    treat invalid debug information as an error, too
  draig verify *.ll --json 2> violations.jsonl
  draig verify --codegen a.ll              check inline assembly for the module's target, too
  draig explain V0102                      explain a rule

Exit status: 0 if all modules are valid, 1 otherwise.")]
    Verify(Verify),
    /// Explain the code of an error, with examples, or a word of LLVM IR
    #[command(after_help = "\
Examples:
  draig explain V0102                                   a rule of the verifier
  draig explain P0101                                   a message of the parser
  draig explain L0212                                   a message of the linker
  draig explain \"use of undefined value '%x'\"           a message, quoted
  draig explain getelementptr                           an instruction, an attribute or a keyword
  draig explain llvm.memcpy                             an intrinsic function
  draig explain '!tbaa'                                 an attachment or a node of metadata
  draig explain asm x86_64 '=@ccz'                      a constraint code of inline assembly of a target
  draig explain asm aarch64                             all its codes, registers and modifiers
  draig explain                                         list all codes

Errors show their codes. The letters of a code name the area: P the parser, V the verifier,
L the linker, UB undefined behaviour, A archives, B bitcode, C --codegen, D --for-llvm, F files, I the
interpreter, R the rest.")]
    Explain {
        /// A code such as V0102, the text of a message, or a word of the language; all codes are listed if none
        /// is given
        #[arg(value_name = "CODE|WORD", num_args = 0..=3)]
        words: Vec<String>,
    },
    /// Fix mistakes in LLVM IR text: apply the unambiguous edits that errors suggest
    #[command(after_help = "\
Examples:
  draig fix a.ll                       apply unambiguous fixes, and report remaining errors
  draig fix --guesses a.ll             also apply likely fixes, such as the most similar name
  draig fix --dry-run a.ll b.ll        only report the fixes
  draig fix < a.ll > b.ll              from standard input to standard output

Exit status: 0 if all files are valid after the fixes, 1 if an error remains.
A valid file is not changed. With --json, each applied fix is a note with the code F0012, and each
remaining error contains the fixes that it suggests.")]
    Fix(Fix),
    /// Run a program, and stop at the first undefined behaviour with a report of its cause
    #[command(after_help = RUN_HELP)]
    Run(Box<Run>),
    /// Show a summary of a module (target, producer, counts, sizes), or the contents of an object file
    #[command(after_help = "\
Examples:
  draig info a.ll
  draig info a.o                sections, symbols and sizes by function (ELF, Mach-O, COFF)
  draig info a.ll --functions   also list functions, with their names in C++ or Rust
  draig info a.ll --json | jq .counts.instructions

The JSON output has one object per line, one for each module. Its keys are the names in the text
with _ for blanks; producers is a list. Under bytes, input is the size of the file, and the others
are memory used by the module. Of an object file that contains no bitcode, it is an object with the
keys sections, functions, symbols and undefined; functions are sorted by size.")]
    Info(Info),
    /// Link several modules into one, as llvm-link does
    #[command(after_help = "\
Examples:
  draig link a.ll b.bc -o ab.ll          text or bitcode, by the suffix of the output
  draig link *.bc --emit bitcode > all.bc
  draig link main.ll libutil.a           link the required members of an archive
  draig link main.ll lib.bc --only-needed --internalize
  draig link a.ll --override patch.ll    definitions in patch.ll replace those in a.ll
  draig link a.bc --summary-index all.thinlto.bc --import f:b.bc

The text is identical to the output of llvm-link. An input may be text, bitcode with one or several
modules, an object file that contains bitcode, or an archive of these. Draig warns about some
mismatches that llvm-link accepts silently: a declaration and a definition of the same name that
differ in type, size, calling convention, or in being a function or a variable. `draig explain`
explains the codes, which begin with L.

Exit status: 0 on success, even with warnings; 1 if modules conflict, and nothing is written.")]
    Link(Link),
    /// Extract functions or variables from a module, with everything that they need
    #[command(after_help = "\
Examples:
  draig extract --func main a.ll               main and everything that it refers to
  draig extract --func f --func g a.ll -o fg.bc
  draig extract --func f --shallow a.ll        f alone, with declarations of the rest

Variables and aliases are extracted in the same way. Internal definitions are included even with
--shallow. The output is text, or bitcode if its name ends in .bc.")]
    Extract(Extract),
    /// Remove debug information, names or unused definitions from a module
    #[command(after_help = "\
Examples:
  draig strip a.ll              remove debug information
  draig strip --unused a.ll     remove internal functions and variables that are not used
  draig strip --names a.ll      remove names of instructions, blocks and parameters

The output is text, or bitcode if its name ends in .bc.")]
    Strip(Strip),
    /// Split a module into pieces that draig link can rejoin
    #[command(after_help = "\
Examples:
  draig split -n 4 a.ll -o out/a      out/a.0.ll to out/a.3.ll
  draig link out/a.*.ll -o again.ll && draig diff a.ll again.ll

Each piece is a complete module, which other tools may change before it is linked. Internal
definitions become hidden, so that the pieces can refer to each other; draig link makes them
internal again when all pieces are linked.")]
    Split(Split),
    /// Show the semantic differences between two modules
    #[command(after_help = "\
Examples:
  draig diff a.ll b.bc                     show every difference, one per line
  draig diff a.ll b.ll --json              objects with global, demangled, description, left, right

If --max leaves differences out, the last line says how many; in JSON, it is an object with the key
not_shown.
Numbers, the order of globals, names of values and types, and unused declarations are ignored.
Exit status, as for diff: 0 if there are no differences, 1 if there are some, 2 if a module cannot
be read.")]
    Diff(Diff),
    /// Show the layout of structs, with offsets, sizes and padding
    #[command(after_help = "\
Examples:
  draig layout a.ll                  show every named struct
  draig layout a.ll %struct.point    show one of them; the % is optional
  draig layout a.ll --json | jq -r 'select(.padding > 8).name'

Offsets and sizes are in bytes, according to the file's data layout, or to LLVM's defaults if the
file has none. The JSON output has one object per line, one for each struct.")]
    Layout(Layout),
    /// Assemble text for x86-64 or AArch64 to an ELF object, as llvm-mc -filetype=obj would
    #[command(after_help = "\
Examples:
  draig mc a.s -o a.o                        for the machine on which it runs
  draig mc a.s --target aarch64-linux-gnu -o a.o
  draig mc a.s --target aarch64-linux-gnu --mattr=+lse,+crc -o a.o
  draig mc a.s --intel -o a.o                x86 in Intel's syntax, without .intel_syntax
  echo 'f: ret' | draig mc -o - | llvm-objdump -d -
  draig mc --expand a.ll                     what the inline assembly of a module expands to

The text may use the directives of GNU's assembler: sections and groups, symbols and their versions,
data, alignment, .macro, .rept, .irp, .if, .cfi_* for unwinding, .file and .loc for line tables. No
other file is read, so .include and .incbin are errors. All errors are reported, each with its line; those in a macro at the statement that expands it.")]
    Mc(Mc),
    /// Compile modules to native code: an object, an archive or an executable for x86-64
    #[command(after_help = compile::HELP)]
    Compile(Box<compile::Compile>),
    /// Draw the control-flow graphs of functions, as SVG or for Graphviz
    #[command(after_help = "\
Examples:
  draig cfg --func main a.ll -o main.svg          a drawing, for browsers
  draig cfg a.ll -o a.svg                         all functions, one below the other
  draig cfg --func f --only-blocks a.bc -o f.svg  names of blocks without their text
  draig cfg a.ll | dot -Tpdf -o a.pdf             the same graphs for Graphviz

A drawing needs no other program. Loops are shaded, inner ones darker, and drawn as a whole; back edges
run upwards next to them. Edges show when they are taken, with their probabilities; thicker ones are
taken more often. Blocks show how often they run for each run of the function. Both are estimates
as LLVM makes them, or those of a profile in the file (!prof).
A drawing has at most 5000 blocks, or 20000 with --only-blocks.")]
    Cfg(Cfg),
    /// Run passes on a module, such as printers of analyses, in the grammar of LLVM's opt
    #[command(after_help = "\
Examples:
  draig opt --passes='print<loops>' --disable-output a.ll
                                     the loops of each function, on standard error
  draig opt --passes='print<domtree>,print<cycles>' --disable-output a.bc
  draig opt --passes=print-callgraph -S a.ll -o b.ll
                                     the call graph on standard error, the module in b.ll
  draig opt --passes=mem2reg -S a.ll
                                     the module with stack slots as values
  draig opt --threads 4 --passes='print<scalar-evolution>' --disable-output a.bc
                                     functions on four threads; the output is the same
  draig opt --print-passes           the names of all passes

A pipeline is a list of passes, nested as in 'module(function(print<loops>))'; a pass needs no nesting of
its own at the start. The options of LLVM's opt are accepted with one dash, too. Printed analyses have the
text of LLVM's printers.")]
    Opt(Opt),
    /// Print a completion script for a shell
    #[command(after_help = "\
Examples:
  draig completions bash > ~/.local/share/bash-completion/completions/draig
  draig completions fish > ~/.config/fish/completions/draig.fish")]
    Completions {
        /// Shell to complete for
        #[arg(value_enum)]
        shell: clap_complete::Shell,
    },
    /// Print the JSON Schema of an output
    #[command(after_help = "\
Examples:
  draig schema                  list the JSON outputs
  draig schema diagnostic       show the keys of the errors under --json

The schemas follow the draft 2020-12 of JSON Schema. They describe all keys: no output has others.")]
    Schema {
        /// Name of the output; all are listed if none is given
        #[arg(value_parser = crate::schema::names())]
        name: Option<String>,
    },
    /// Write the manual pages, the completions of all shells and the JSON Schemas into a folder, for packages
    #[command(hide = true)]
    Generate {
        /// The folder; `man`, `completions` and `schemas` are created in it
        #[arg(value_hint = ValueHint::DirPath)]
        folder: std::path::PathBuf,
    },
}

#[derive(Debug, clap::Args)]
pub(crate) struct Dis {
    #[command(flatten)]
    pub(crate) input: Input,
    /// Print only this function; from bitcode, only its body is read. May be given several times, but not with
    /// --for-llvm, --module or --preserve-use-list-order
    #[arg(long = "func", value_name = "NAME", conflicts_with_all = ["for_llvm", "module", "preserve_use_list_order"])]
    pub(crate) functions: Vec<String>,
    /// Print use-list orders that reading the text would not reproduce
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
    /// Do not write use-list orders
    #[arg(long)]
    pub(crate) no_use_list_order: bool,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Bcdump {
    /// Bitcode file; `-` or no file is standard input
    #[arg(value_name = "FILE", default_value = "-", hide_default_value = true, value_hint = ValueHint::FilePath)]
    pub(crate) file: OsString,
    #[command(flatten)]
    pub(crate) output: Output,
    /// Start each line with its bit offset in the file; not with --stats or --json
    #[arg(long, conflicts_with = "json")]
    pub(crate) offsets: bool,
    /// Print sizes and counts by kind of block and record, instead of the contents
    #[arg(long, conflicts_with = "offsets")]
    pub(crate) stats: bool,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Verify {
    /// Modules to check; `-` or no file is standard input
    #[arg(value_name = "FILE", default_value = "-", hide_default_value = true, value_hint = ValueHint::FilePath)]
    pub(crate) files: Vec<OsString>,
    /// Reject constructs of older versions that LLVM 22 rejects, instead of upgrading them
    #[arg(long)]
    pub(crate) strict: bool,
    /// Treat invalid debug information as an error, instead of ignoring it with a warning
    #[arg(long)]
    pub(crate) strict_debug_info: bool,
    /// Do not check debug information
    #[arg(long, conflicts_with = "strict_debug_info")]
    pub(crate) no_debug_info: bool,
    /// Version of LLVM, 22 or 23, whose rules hold
    #[arg(long, value_name = "N", default_value_t = draig::versions::CURRENT, value_parser = clap::value_parser!(u32).range(22..=23))]
    pub(crate) for_llvm: u32,
    /// Report what llc would about inline assembly, too: constraints, registers and templates of the module's target
    #[arg(long)]
    pub(crate) codegen: bool,
    /// Maximum number of violations to show for each file
    #[arg(long, value_name = "N", default_value_t = 100)]
    pub(crate) max_errors: usize,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Fix {
    /// Text files to fix in place; `-` or no file reads standard input and writes standard output
    #[arg(value_name = "FILE", default_value = "-", hide_default_value = true, value_hint = ValueHint::FilePath)]
    pub(crate) files: Vec<OsString>,
    /// Apply likely fixes, too, such as the most similar name
    #[arg(long)]
    pub(crate) guesses: bool,
    /// Report the fixes without changing the files
    #[arg(long)]
    pub(crate) dry_run: bool,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Run {
    /// Module to run; `-` is standard input, which is then empty for the program
    #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) file: OsString,
    /// Arguments of the program; after --, they may begin with a dash
    #[arg(value_name = "ARGS")]
    pub(crate) args: Vec<OsString>,
    /// Compile it to native code and run that in this process, with the C library of the system. Nothing is checked
    /// or confined: undefined behaviour is as in any executable, and every file can be reached
    #[arg(long, conflicts_with_all = [
        "entry", "arg", "seed", "many_seeds", "fail_alloc", "max_steps", "max_memory", "max_stack", "dir", "env", "trace",
        "stats", "tbaa", "vscale", "races", "explore", "model", "schedule",
    ])]
    pub(crate) native: bool,
    /// Open a shared library for a native program, such as libstdc++.so.6. May be given several times
    #[arg(long, value_name = "NAME", requires = "native")]
    pub(crate) load: Vec<OsString>,
    /// Write the names of a native program's functions to /tmp/perf-PID.map, for perf
    #[arg(long, requires = "native")]
    pub(crate) perf_map: bool,
    /// Link another module to it first, as draig link would. May be given several times
    #[arg(long = "link", value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) linked: Vec<OsString>,
    /// Link it with a library of C++ first: libc++ or libstdc++ of the newest version that `cargo xtask cxx` has made, or
    /// that of a version (libc++-22, libstdc++-12), or an archive of bitcode; none links none. Without it, a library is
    /// linked if one is there and the program declares names of it
    #[arg(long, value_name = "LIBRARY", value_hint = ValueHint::FilePath, conflicts_with = "native")]
    pub(crate) cxx: Option<OsString>,
    /// Run this function instead of main, and print its result
    #[arg(long, value_name = "@FUNCTION")]
    pub(crate) entry: Option<String>,
    /// Next argument of the entry function, written as in LLVM IR without its type: 7, -1, 0.5, true, null, poison.
    /// May be given several times
    #[arg(long, value_name = "VALUE", requires = "entry", allow_hyphen_values = true)]
    pub(crate) arg: Vec<String>,
    /// Seed for choices that the language leaves open: addresses, which thread runs, which store an atomic load reads;
    /// 0 chooses as common hardware and compilers do
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) seed: u64,
    /// Run with each seed from A up to, but not including, B, and report which runs end differently
    #[arg(long, value_name = "A..B", conflicts_with = "seed", value_parser = seeds)]
    pub(crate) many_seeds: Option<std::ops::Range<u64>>,
    /// Run all orders of synchronizing operations of the program's threads that differ, at most N runs; stop at the first
    /// that fails, and print its schedule. Executions in which a thread waits for what happens in another execution alone,
    /// in a loop that only reads or for a lock, are counted as blocked
    #[arg(
        long, value_name = "N", num_args = 0..=1, require_equals = true, default_missing_value = "1000000",
        value_parser = clap::value_parser!(u64).range(1..),
        conflicts_with_all = ["seed", "many_seeds", "fail_alloc", "entry", "trace", "schedule"],
    )]
    pub(crate) explore: Option<u64>,
    /// Memory model of --explore
    #[arg(long, value_name = "MODEL", value_enum, default_value_t, requires = "explore")]
    pub(crate) model: MemoryModel,
    /// Run threads in the order that --explore has printed: 1x3,2-1 is three operations of thread 1, then one of thread 2,
    /// which reads the last store but one
    #[arg(long, value_name = "SCHEDULE", conflicts_with_all = ["seed", "many_seeds", "fail_alloc"])]
    pub(crate) schedule: Option<String>,
    /// Make the N-th allocation fail (malloc, realloc, strdup, operator new, …), or each in turn, in a
    /// run of its own
    #[arg(long, value_name = "N|each", conflicts_with = "many_seeds", value_parser = fail_alloc)]
    pub(crate) fail_alloc: Option<FailAlloc>,
    /// Maximum number of instructions to execute [default: no limit]
    #[arg(long, value_name = "N", value_parser = size)]
    pub(crate) max_steps: Option<u64>,
    /// Maximum total size of the program's objects. The command itself uses at most 4 times as much plus 64M
    #[arg(long, value_name = "BYTES", default_value = "1G", value_parser = size)]
    pub(crate) max_memory: u64,
    /// Maximum size of the program's stack
    #[arg(long, value_name = "BYTES", default_value = "8M", value_parser = size)]
    pub(crate) max_stack: u64,
    /// Grant read access to the files below a directory; with :rw also write access. Nothing outside can be
    /// reached, and only regular files and directories are opened. May be given several times
    #[arg(long, value_name = "PATH[:rw]", value_hint = ValueHint::DirPath)]
    pub(crate) dir: Vec<OsString>,
    /// Grant an environment variable, with its current value or another one. May be given several times
    #[arg(long, value_name = "NAME[=VALUE]")]
    pub(crate) env: Vec<OsString>,
    /// Print each executed instruction with its values on standard error; with =@F, only those of function F.
    /// May be given several times
    #[arg(long, value_name = "@F", num_args = 0..=1, require_equals = true, default_missing_value = "")]
    pub(crate) trace: Vec<String>,
    /// Print statistics on standard error: executed instructions, time and memory; with --many-seeds and with
    /// --fail-alloc each, of all runs together
    #[arg(long)]
    pub(crate) stats: bool,
    /// Treatment of data races between threads
    #[arg(long, value_enum, default_value_t, value_name = "RULE")]
    pub(crate) races: RaceRule,
    /// Check that accesses respect their !tbaa types
    #[arg(long)]
    pub(crate) tbaa: bool,
    /// Value of vscale, the runtime factor of scalable vectors
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1024))]
    pub(crate) vscale: u32,
    /// Reject constructs of older versions that LLVM 22 rejects, instead of upgrading them
    #[arg(long)]
    pub(crate) strict: bool,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Info {
    #[command(flatten)]
    pub(crate) input: Input,
    #[command(flatten)]
    pub(crate) output: Output,
    /// List the defined functions, those with the most instructions first
    #[arg(long)]
    pub(crate) functions: bool,
    /// Another spelling of --json, for the output alone
    #[arg(long, value_enum, default_value_t, value_name = "FORMAT", hide = true)]
    pub(crate) format: Format,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Link {
    /// Modules, and archives of modules; `-` is standard input
    #[arg(value_name = "FILE", required = true, value_hint = ValueHint::FilePath)]
    pub(crate) files: Vec<OsString>,
    #[command(flatten)]
    pub(crate) output: Output,
    /// Form of the output, overriding the suffix of its name [default: text]
    #[arg(long, value_enum, value_name = "FORM")]
    pub(crate) emit: Option<Emit>,
    /// Link only definitions that the previous modules declare, and their dependencies
    #[arg(long)]
    pub(crate) only_needed: bool,
    /// Make all definitions internal that do not come from the first module
    #[arg(long)]
    pub(crate) internalize: bool,
    /// Module whose definitions replace those of the others. May be given several times
    #[arg(long = "override", value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) overriding: Vec<OsString>,
    /// Summaries of a ThinLTO program: rename local definitions so that other modules can import them
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) summary_index: Option<OsString>,
    /// Import a function of a module for the optimizer, as ThinLTO does. May be given several times
    #[arg(long, value_name = "FUNCTION:FILE", requires = "summary_index", value_parser = import)]
    pub(crate) import: Vec<(String, String)>,
    /// Do not merge debug types with the same identifier
    #[arg(long)]
    pub(crate) no_debug_type_map: bool,
    /// Link all members of archives, needed or not
    #[arg(long)]
    pub(crate) whole_archive: bool,
    /// Reject constructs of older versions that LLVM 22 rejects, instead of upgrading them
    #[arg(long)]
    pub(crate) strict: bool,
    /// Treat warnings as errors, such as a declaration and a definition with different types
    #[arg(long)]
    pub(crate) fatal_warnings: bool,
    /// Do not verify the result
    #[arg(long)]
    pub(crate) no_verify: bool,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Extract {
    #[command(flatten)]
    pub(crate) input: Input,
    #[command(flatten)]
    pub(crate) output: Output,
    /// Function, variable or alias to extract. May be given several times
    #[arg(long = "func", visible_alias = "global", value_name = "NAME", required = true)]
    pub(crate) names: Vec<String>,
    /// Declare what it refers to, instead of extracting that as well
    #[arg(long)]
    pub(crate) shallow: bool,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Strip {
    #[command(flatten)]
    pub(crate) input: Input,
    #[command(flatten)]
    pub(crate) output: Output,
    /// Remove debug information; the default if neither --unused nor --names is given
    #[arg(long)]
    pub(crate) debug: bool,
    /// Remove unused internal functions and variables
    #[arg(long)]
    pub(crate) unused: bool,
    /// Remove names of instructions, blocks and parameters
    #[arg(long)]
    pub(crate) names: bool,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Split {
    #[command(flatten)]
    pub(crate) input: Input,
    /// Number of pieces, from 1
    #[arg(short = 'n', long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    pub(crate) pieces: u16,
    /// Prefix of the names of the pieces; a number and a suffix are appended
    #[arg(short, long, value_name = "PREFIX", default_value = "split", value_hint = ValueHint::FilePath)]
    pub(crate) output: OsString,
    /// Form of the pieces
    #[arg(long, value_enum, value_name = "FORM", default_value = "text")]
    pub(crate) emit: Emit,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Diff {
    /// First module; `-` is standard input
    #[arg(value_name = "LEFT", value_hint = ValueHint::FilePath)]
    pub(crate) left: OsString,
    /// Second module; `-` is standard input
    #[arg(value_name = "RIGHT", value_hint = ValueHint::FilePath)]
    pub(crate) right: OsString,
    /// Maximum number of differences to show
    #[arg(long, value_name = "N", default_value_t = 1000)]
    pub(crate) max: usize,
    /// Another spelling of --json, for the output alone
    #[arg(long, value_enum, default_value_t, value_name = "FORMAT", hide = true)]
    pub(crate) format: Format,
}

/// `--races`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum RaceRule {
    /// LLVM IR's rule: a value that races is undef, and its use is reported; races are listed as warnings
    #[default]
    Undef,
    /// The rule of C, C++ and Rust: the first race ends the run; for modules that were not optimized, because
    /// optimizers introduce loads that race, whose values are not used
    Stop,
}

/// `--model`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum MemoryModel {
    /// Sequential consistency: atomic loads read the last store, whatever their ordering is
    #[default]
    Sc,
    /// RC11, which is LLVM IR's model without load buffering: relaxed loads read older stores, too; programs that use
    /// semaphores or futexes are refused
    Rc11,
}

/// `--emit`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Emit {
    Text,
    Bitcode,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Mc {
    /// Assembly text, or with --expand, a module; `-` is standard input
    #[arg(value_name = "FILE", default_value = "-", hide_default_value = true, value_hint = ValueHint::FilePath)]
    pub(crate) file: OsString,
    #[command(flatten)]
    pub(crate) output: Output,
    /// Show what each inline assembly of a module expands to for its target, with the first free registers for
    /// those that a compiler would choose
    #[arg(long, conflicts_with_all = ["target", "mattr", "intel"])]
    pub(crate) expand: bool,
    /// Target of the object, such as x86_64-unknown-linux-gnu [default: this machine's architecture, on Linux]
    #[arg(long, value_name = "TRIPLE")]
    pub(crate) target: Option<String>,
    /// Features of AArch64 that the text may use (+lse) or may not (-neon)
    #[arg(long, value_name = "LIST", value_delimiter = ',', allow_hyphen_values = true)]
    pub(crate) mattr: Vec<String>,
    /// Read x86 in Intel's syntax from the start
    #[arg(long)]
    pub(crate) intel: bool,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Layout {
    #[command(flatten)]
    pub(crate) input: Input,
    /// Structs to show, such as %struct.point; all named structs if none is given
    #[arg(value_name = "TYPE")]
    pub(crate) types: Vec<String>,
    #[command(flatten)]
    pub(crate) output: Output,
    /// Another spelling of --json, for the output alone
    #[arg(long, value_enum, default_value_t, value_name = "FORMAT", hide = true)]
    pub(crate) format: Format,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Cfg {
    #[command(flatten)]
    pub(crate) input: Input,
    #[command(flatten)]
    pub(crate) output: Output,
    /// Show only this function. May be given several times; otherwise, all defined functions are shown
    #[arg(long = "func", value_name = "NAME")]
    pub(crate) functions: Vec<String>,
    /// Form of the output; otherwise, OUT's suffix decides, and DOT is the default
    #[arg(long, value_enum, value_name = "FORM")]
    pub(crate) emit: Option<CfgForm>,
    /// Show names of blocks without their text
    #[arg(long)]
    pub(crate) only_blocks: bool,
    /// Maximum number of lines to show of each block
    #[arg(long, value_name = "N", default_value_t = 40, conflicts_with = "only_blocks")]
    pub(crate) max_lines: usize,
}

/// Form of the output of `draig cfg`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum CfgForm {
    /// The language of Graphviz
    Dot,
    /// A drawing
    Svg,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Opt {
    #[command(flatten)]
    pub(crate) input: Input,
    #[command(flatten)]
    pub(crate) output: Output,
    /// Passes to run, in order
    #[arg(long, value_name = "PASSES", required_unless_present = "print_passes")]
    pub(crate) passes: Option<String>,
    /// Alias analyses to ask, in order, such as basic-aa,tbaa
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    pub(crate) aa_pipeline: Vec<String>,
    /// With aa-eval, print each query and its answer
    #[arg(long)]
    pub(crate) print_all_alias_modref_info: bool,
    /// Do not write the module
    #[arg(long)]
    pub(crate) disable_output: bool,
    /// Write the module as text; otherwise, OUT's suffix decides, and bitcode is the default
    #[arg(short = 'S')]
    pub(crate) text: bool,
    /// List the passes
    #[arg(long, conflicts_with = "passes")]
    pub(crate) print_passes: bool,
}

impl Opt {
    /// Options that may be given with one dash, as LLVM's opt has them.
    const ONE_DASH: [&str; 5] =
        ["-passes", "-aa-pipeline", "-print-all-alias-modref-info", "-disable-output", "-print-passes"];

    /// Returns the arguments of the command with two dashes before long options.
    pub(crate) fn with_two_dashes(args: impl Iterator<Item = OsString>) -> Vec<OsString> {
        let mut args: Vec<OsString> = args.collect();
        if args.get(1).is_some_and(|name| name == "opt") {
            for arg in &mut args[2..] {
                let name = arg.to_str().map(|text| text.split_once('=').map_or(text, |(name, _)| name));
                if name.is_some_and(|name| Opt::ONE_DASH.contains(&name)) {
                    let mut longer = OsString::from("-");
                    longer.push(&*arg);
                    *arg = longer;
                }
            }
        }
        args
    }
}

/// Input module, and the way in which it is read.
#[derive(Debug, clap::Args)]
pub(crate) struct Input {
    /// Module to read; `-` or no file is standard input. Its format is detected from its contents, not its name
    #[arg(value_name = "FILE", default_value = "-", hide_default_value = true, value_hint = ValueHint::FilePath)]
    pub(crate) file: OsString,
    /// Reject constructs of older versions that LLVM 22 rejects, instead of upgrading them
    #[arg(long)]
    pub(crate) strict: bool,
    /// Do not verify the module
    #[arg(long)]
    pub(crate) no_verify: bool,
    /// Member of an archive (.a, .rlib) to read, instead of all members with LLVM IR
    #[arg(long, value_name = "NAME")]
    pub(crate) member: Option<String>,
    /// Number, from 0, of the module to read in a file with several modules
    #[arg(long, value_name = "N")]
    pub(crate) module: Option<usize>,
}
