//! Codes of errors and warnings that are about files, formats and runs as a whole, and belong to no table of messages.

/// An entry of the table.
#[derive(Debug)]
pub(super) struct Code {
    /// A letter for the area and four digits.
    pub(super) code: &'static str,
    /// Short name of the fault.
    pub(super) title: &'static str,
    /// Cause.
    pub(super) why: &'static str,
    /// Remedy.
    pub(super) remedy: &'static str,
}

/// Returns the entry of a code, in either case.
pub(super) fn find(code: &str) -> Option<&'static Code> {
    ALL.iter().find(|one| one.code.eq_ignore_ascii_case(code))
}

macro_rules! codes {
    ($($code:literal $title:literal, because $why:literal, remedy $remedy:literal;)*) => {
        /// All of them, in order of code.
        pub(super) static ALL: &[Code] = &[$(Code { code: $code, title: $title, why: $why, remedy: $remedy },)*];
    };
}

codes! {
    "A0001" "an archive is malformed",
        because "The file begins as an archive, but its headers or its sizes are invalid: it is cut short or damaged.",
        remedy "Recreate it: `llvm-ar rc lib.a a.bc b.bc`.";
    "A0002" "the archive has no LLVM IR under that name",
        because "--member names no member, or one without LLVM IR, or the file is not an archive.",
        remedy "The note lists the members. Machine code has to be compiled again with -flto or -fembed-bitcode.";
    "B0001" "invalid bitcode",
        because "A record of the file contradicts the format or another record. The message is the one that LLVM prints.",
        remedy "Write the file again with the tool that made it. `draig bcdump FILE` shows its blocks and records.";
    "B0002" "invalid bitstream",
        because "The file cannot be divided into blocks and records: it is cut short, or its bytes changed.",
        remedy "Compare its size and checksum with the original. `draig bcdump FILE` shows how far it can be read.";
    "B0003" "something of the bitcode is unknown and was left out",
        because "The file was written by a newer LLVM, or by a compiler with its own records.",
        remedy "Nothing else is lost. Read the file with a newer version of the tool to keep it.";
    "B0004" "invalid data layout",
        because "The data layout of the module is not valid even after it was upgraded to the current form.",
        remedy "See \"Data Layout\" in LangRef for the syntax.";
    "B0005" "the module cannot be written as bitcode",
        because "The module breaks a rule that bitcode has no record for, such as an operand that is missing.",
        remedy "`draig verify` finds the cause. A module that is verified can be written.";
    "C0001" "inline assembly that a code generator refuses",
        because "The target of the module has no such constraint code, register or modifier, or the operand does not fit it. The message is the one that LLVM prints.",
        remedy "`draig explain asm TARGET` lists the codes and modifiers, `draig explain asm TARGET CODE` the types and registers of one.";
    "C0002" "inline assembly that a code generator warns about",
        because "A clobber list has a register that the code around it cannot save, such as the stack pointer.",
        remedy "Save and restore it in the assembly, and leave it out of the list.";
    "C0003" "inline assembly for an unknown target",
        because "The module has no target triple, or one of a target whose inline assembly is not known.",
        remedy "Set `target triple`. `draig explain asm ?` lists the targets.";
    "C0010" "something is not compiled to native code",
        because "The target has no such thing, or Draig does not compile it yet. Nothing is written.",
        remedy "The message names it and the note its place. `draig run` executes modules without compiling them.";
    "D0001" "the module cannot be written for that version of LLVM",
        because "It holds a construct that the older version has no equivalent for.",
        remedy "Remove the construct, or choose a newer version with --for-llvm.";
    "D0002" "a name is unknown to that version of LLVM",
        because "The module refers to something, such as an intrinsic, that was added later. It is written, but the older version will refuse it or take it for an ordinary function.",
        remedy "Remove it, or choose a newer version with --for-llvm.";
    "D0003" "something is left out for that version of LLVM",
        because "The older version has no place for it, and the module means the same without it, or promises less.",
        remedy "The notes list what is left out. A newer version with --for-llvm may keep it.";
    "F0001" "an input file cannot be opened or read",
        because "The system refused; its reason follows the message.",
        remedy "Check the name and the permissions. `-` names standard input.";
    "F0002" "an output file cannot be written",
        because "The system refused; its reason follows the message. An output is written next to its place and then renamed, so an earlier file is still whole.",
        remedy "Check the directory's permissions and the free space.";
    "F0003" "bitcode is not printed to a terminal",
        because "Bitcode is binary and would confuse the terminal.",
        remedy "Name a file with -o, pipe the output, or force it with -f.";
    "F0004" "nothing is known under that code, message or word",
        because "`draig explain` knows codes, messages, keywords, intrinsic functions and metadata.",
        remedy "`draig explain` without an argument lists all codes.";
    "F0005" "a directory cannot be granted to the program",
        because "--dir names a directory that does not exist or cannot be opened.",
        remedy "Check the name. `--dir DIR` grants reading, `--dir DIR:rw` also writing.";
    "F0006" "the file contains several modules, or not the requested one",
        because "Archives and some bitcode files hold more than one module.",
        remedy "Choose one: --member NAME of an archive, --module N of a file, counted from 0.";
    "F0007" "Ctrl-C cannot be handled",
        because "The system refused to deliver the signal.",
        remedy "Run the command outside of the sandbox that forbids signal handlers.";
    "F0008" "the file changed while it was read",
        because "Another process shortened or rewrote the file during the run.",
        remedy "Wait until the other process is done, then run the command again.";
    "F0009" "a directory of archive members cannot be opened",
        because "--members-from names a directory that does not exist or cannot be opened.",
        remedy "Check the name.";
    "F0010" "a thin archive names a file outside of its directory",
        because "A thin archive holds only names of files. Following any name would let an archive read any file.",
        remedy "Permit the directory with --members-from DIR.";
    "F0011" "`draig fix` works on text",
        because "Fixes are edits of the source text, and the input is bitcode.",
        remedy "Print it as text with `draig dis` first.";
    "I0001" "the interpreter does not support this",
        because "The program uses an instruction, intrinsic or library function that is not implemented.",
        remedy "The message names it. Provide its definition in another module, or avoid it.";
    "I0002" "a limit of the run was reached",
        because "The run used up the memory, the stack or the instructions that it was given.",
        remedy "Raise the limit: --max-memory, --max-stack, --max-steps. `draig run --help` names the defaults.";
    "I0003" "the input is not valid for this run",
        because "The module, its entry function or an argument is unsuitable for the run.",
        remedy "The message names the cause.";
    "I0004" "internal error of the interpreter",
        because "An invariant of the interpreter broke. The program is not at fault.",
        remedy "Please report it with the program and the command.";
    "I0005" "every thread waits",
        because "Each thread of the program waits for a lock, a condition or the end of another thread, and none can run.",
        remedy "The report lists what each thread waits for, and where.";
    "I0006" "two threads accessed the same bytes without an order",
        because "One of the accesses is a write, at least one is not atomic, and neither happens before the other. C, C++ and Rust forbid it; in LLVM IR the value is undef.",
        remedy "Order the accesses with a lock or an atomic operation, or run without --races stop.";
    "F0012" "a fix was applied, or would be with --dry-run",
        because "`draig fix` reports each edit that it makes.",
        remedy "`--dry-run` shows the edits and writes nothing.";
    "F0013" "a pipeline of passes is not understood",
        because "The text of --passes has a name that is unknown, or brackets that do not match. The note has the offset.",
        remedy "`draig opt --print-passes` lists the passes.";
    "F0014" "no function of that name is defined",
        because "`draig cfg` draws functions that have a body.",
        remedy "`draig info --functions` lists them. Without --func it draws all of them.";
    "F0015" "a drawing is too large",
        because "Browsers do not show drawings of very many blocks.",
        remedy "Draw a single function with --func, leave out the text with --only-blocks, or write DOT.";
    "F0016" "assembly text has an error",
        because "A statement is not what the target's assembler accepts. The message is that of LLVM's assembler where that has one.",
        remedy "Look at the place. An error in a macro is at the statement that expands it; the note quotes the line of the expansion.";
    "F0017" "assembly text has a statement of doubtful effect",
        because "The object is written, but the statement does less than it says.",
        remedy "The message names what has no effect.";
    "F0018" "an object cannot express what was assembled",
        because "The machine's object format has no relocation for the expression, or the object is too large.",
        remedy "The message names the section and the offset.";
    "F0019" "the inputs do not fit the form of the output",
        because "An object holds one module, and machine code is only an input of executables.",
        remedy "--lto links modules into one, -o NAME.a writes an archive, -o NAME an executable.";
    "F0020" "the linker is missing or failed",
        because "Executables are linked by the compiler driver that $CC names, or cc, or clang.",
        remedy "Its own messages come before this one. -c writes objects, which any linker takes.";
    "F0021" "a program is not run natively",
        because "--native compiles the program into the memory of the command, where thread-local variables and ifuncs are not supported, and where its symbols must be found.",
        remedy "--load NAME opens a shared library that has the symbols. `draig compile` makes an executable instead.";
    "F0022" "a schedule is not one",
        because "--schedule takes the numbers of threads in the order of their steps, each with the number of steps: `1x3,2` is three steps of thread 1, then one of thread 2.",
        remedy "Copy it from the output of --explore.";
    "F0023" "a library of C++ is missing, or another version",
        because "--cxx links an archive of bitcode, which has to define what the program declares of the library.",
        remedy "`cargo xtask cxx` makes the archives. One serves programs that were compiled with the headers of its version or an older one.";
    "L0001" "the module has no struct type of that name",
        because "`draig layout` shows the named struct types of the module.",
        remedy "Without a name it shows all of them.";
    "L0002" "a module of the link is broken",
        because "The verifier rejected an input, or the result. The preceding errors are the reasons.",
        remedy "Look up their codes.";
    "L0004" "an archive cannot be linked",
        because "It is damaged, or a member that is needed is not LLVM IR.",
        remedy "Recreate the archive from bitcode or text: `llvm-ar rc lib.a a.bc b.bc`.";
    "L0006" "an import is ignored",
        because "The summary index or the module has no such function, or the function may not be copied.",
        remedy "Check the name. Declarations, and functions of linkonce or weak linkage, cannot be imported.";
    "P0001" "a message of the parser without an entry",
        because "The parser reported an error that the list of messages does not contain.",
        remedy "The message and LangRef say what is expected at that place.";
    "R0002" "the input is not LLVM IR",
        because "The file is recognised as something else, by its first bytes or its name.",
        remedy "Compile it to LLVM IR: `clang -S -emit-llvm`, `rustc --emit=llvm-ir`.";
    "R0003" "there are more diagnostics",
        because "The human format prints only the first ones.",
        remedy "`--json` prints all of them.";
    "R0004" "the input is not bitcode",
        because "The command shows the blocks and records of bitcode, which text does not have.",
        remedy "`draig as` turns text into bitcode.";
    "R0005" "the bitstream cannot be read any further",
        because "The file is cut short or damaged at that place.",
        remedy "The blocks before it are shown; compare the file with the original.";
    "R0006" "the module lacks a requested entity",
        because "No function of that name has a body in the module.",
        remedy "`draig dis FILE` prints all of them.";
    "V0000" "invalid debug information is ignored",
        because "The debug information of the module breaks a rule, and the program means the same without it.",
        remedy "The notes name the rules. --strict-debug-info makes this an error.";
}
