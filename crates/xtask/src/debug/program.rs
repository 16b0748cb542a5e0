//! A program: its IR, both objects, and the sessions.

use std::path::{Path, PathBuf};

use draig_programs::process::{Ended, Limits, Request};
use serde_json::Value;

use super::Options;
use super::compare::{Counts, Session, compare};

const LIMITS: Limits = Limits { seconds: 60, memory: 8 << 30, output: 1 << 24 };
/// Bytes in memory that nothing has written, in two sessions. Each bit is another.
const POISON: [u8; 2] = [0x55, 0xaa];
/// Most pairs of sessions until both take the same way.
const TRIES: usize = 3;
/// The session's script, without the names of its program.
const SESSION: &str = include_str!("session.py");
/// Linker of rustc's objects of the standard library with an object of ours in place of the program's.
const LINKER: &str = "#!/bin/sh\nfor word do\n  shift\n  case \"$word\" in *cgu.0*.rcgu.o) word=OBJECT ;; esac\n  set -- \"$@\" \"$word\"\ndone\nexec cc \"$@\"\n";

/// Language of a source.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Language {
    C,
    Cxx,
    Rust,
}

impl Language {
    pub(super) const ALL: [Language; 3] = [Language::C, Language::Cxx, Language::Rust];

    /// Returns the language of a file, by its name.
    pub(super) fn of(path: &Path) -> Option<Language> {
        match path.extension()?.to_str()? {
            "c" => Some(Language::C),
            "cpp" | "cc" => Some(Language::Cxx),
            "rs" => Some(Language::Rust),
            _ => None,
        }
    }

    /// Returns the command that compiles it to IR, other than that of Rust.
    pub(super) fn clang(self) -> Option<&'static str> {
        match self {
            Language::C => Some("clang-22"),
            Language::Cxx => Some("clang++-22"),
            Language::Rust => None,
        }
    }

    pub(super) fn name(self) -> &'static str {
        match self {
            Language::C => "C",
            Language::Cxx => "C++",
            Language::Rust => "Rust",
        }
    }
}

/// A program of one source.
#[derive(Debug)]
pub(super) struct Program {
    pub(super) path: PathBuf,
    pub(super) language: Language,
}

pub(super) fn run(program: &Path, args: &[String]) -> Result<Ended, String> {
    Request::new(program).args(args).run(&LIMITS)
}

pub(super) fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

impl Program {
    pub(super) fn name(&self) -> String {
        self.path.file_stem().map_or_else(String::new, |name| name.to_string_lossy().into_owned())
    }

    /// Compiles the program twice and compares; `None` if there is no IR of it.
    pub(super) fn judge(&self, options: &Options, scratch: &Path, level: u8) -> Result<Option<Counts>, String> {
        let stem = scratch.join(format!("{}-{}-{level}", self.name(), self.language.name()));
        let stem = stem.to_string_lossy().into_owned();
        let source = self.path.to_string_lossy().into_owned();
        let ir = format!("{stem}.ll");
        let made = match self.language {
            Language::Rust => {
                let text = format!(
                    "--edition 2024 -g -C opt-level={level} -C codegen-units=1 --emit=llvm-ir -o {ir} {source}"
                );
                run("rustc".as_ref(), &words(&text))?
            }
            language => {
                let clang = if language == Language::C { "clang-22" } else { "clang++-22" };
                // Memory that nothing has written would be different.
                let text = format!("-w -O{level} -g -ftrivial-auto-var-init=zero -S -emit-llvm -o {ir} {source}");
                run(clang.as_ref(), &words(&text))?
            }
        };
        if made.status() != 0 {
            return Ok(None);
        }
        let (ours, theirs) = (format!("{stem}-draig.o"), format!("{stem}-llvm.o"));
        let compiled = run(&options.draig, &words(&format!("compile -c {ir} -o {ours}")))?;
        if compiled.status() != 0 {
            println!("{source}: {}", String::from_utf8_lossy(&compiled.stderr));
            return Ok(Some(Counts { programs: 1, ..Counts::default() }));
        }
        let text = format!("-O{level} -relocation-model=pic -filetype=obj {ir} -o {theirs}");
        if run("llc-22".as_ref(), &words(&text))?.status() != 0 {
            return Ok(None);
        }
        let verified = run("llvm-dwarfdump-22".as_ref(), &words(&format!("--verify {ours}")))?.status() == 0;
        let mut sessions = Vec::new();
        for object in [&ours, &theirs] {
            let executable = object.trim_end_matches(".o").to_owned();
            if !self.link(object, &executable)? {
                return Ok(None);
            }
            let (mut session, other) = self.sessions(options, &executable, level > 0)?;
            if object == &theirs {
                session.mark_undefined(&other);
            }
            // LLVM keeps the order of rustc's blocks, in which the code of a line is often in two places.
            sessions.push(if self.language == Language::Rust { session.without_repeated() } else { session });
        }
        let both = (&sessions[0], &sessions[1]);
        let mut counts = compare(&source, both, level > 0, options.steps, options.show);
        (counts.programs, counts.verified) = (1, usize::from(verified));
        (counts.covered, counts.covered_by_llvm) = (coverage(&ours)?, coverage(&theirs)?);
        Ok(Some(counts))
    }

    fn link(&self, object: &str, executable: &str) -> Result<bool, String> {
        let linked = match self.language {
            Language::Rust => {
                let linker = format!("{executable}.sh");
                let write = |text: String| std::fs::write(&linker, text).map_err(|error| format!("{linker}: {error}"));
                write(LINKER.replace("OBJECT", object))?;
                run("chmod".as_ref(), &words(&format!("+x {linker}")))?;
                let source = self.path.display();
                let text = format!("--edition 2024 -g -C codegen-units=1 -C linker={linker} -o {executable} {source}");
                run("rustc".as_ref(), &words(&text))?
            }
            _ => run("clang++-22".as_ref(), &words(&format!("{object} -o {executable} -lm")))?,
        };
        Ok(linked.status() == 0)
    }

    /// Returns two sessions with different bytes in memory that nothing has written. They take the same way, unless that
    /// depends on these bytes; gdb sometimes stops where it should not.
    fn sessions(&self, options: &Options, executable: &str, at_lines: bool) -> Result<(Session, Session), String> {
        let mut tries = 0;
        loop {
            let one = self.session(options, executable, at_lines, POISON[0])?;
            let other = self.session(options, executable, at_lines, POISON[1])?;
            tries += 1;
            if one.is_along(&other) || tries == TRIES {
                return Ok((one, other));
            }
        }
    }

    /// Runs gdb, and returns its answers.
    fn session(&self, options: &Options, executable: &str, at_lines: bool, poison: u8) -> Result<Session, String> {
        let main = if self.language == Language::Rust { format!("{}::main", self.name()) } else { "main".to_owned() };
        let (out, script) = (format!("{executable}.json"), format!("{executable}.py"));
        let _ = std::fs::remove_file(&out);
        let lines = if at_lines { "True" } else { "False" };
        let text = format!(
            "SOURCE = {:?}\nMAIN = {main:?}\nOUT = {out:?}\nSTEPS = {}\nLINES = {lines}\nPOISON = {poison}\n{SESSION}",
            self.path.to_string_lossy(),
            options.steps
        );
        std::fs::write(&script, text).map_err(|error| format!("{script}: {error}"))?;
        let args = ["-batch", "-nx", "-iex", "set debug-file-directory /nonexistent", "-x", &script, executable];
        run("gdb".as_ref(), &args.map(str::to_owned))?;
        // gdb may crash; then there are no answers.
        Ok(Session::read(&std::fs::read(&out).unwrap_or_default()))
    }
}

/// Returns the number of bytes of scopes in which variables have places, and all of them.
pub(super) fn coverage(object: &str) -> Result<(u64, u64), String> {
    let ended = run("llvm-dwarfdump-22".as_ref(), &words(&format!("--statistics {object}")))?;
    let value: Value = serde_json::from_slice(&ended.stdout).map_err(|error| format!("{object}: {error}"))?;
    let number = |name: &str| value.get(name).and_then(Value::as_u64).unwrap_or(0);
    let covered = number("sum_all_variables(#bytes in parent scope covered by DW_AT_location)");
    Ok((covered, number("sum_all_variables(#bytes in parent scope)")))
}
