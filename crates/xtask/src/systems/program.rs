//! A program: its IR for each processor, and the objects of each system.

use std::path::{Path, PathBuf};

use draig_programs::process::{Ended, Limits, Request};

use super::{Options, SYSTEMS, System};

const LIMITS: Limits = Limits { seconds: 60, memory: 8 << 30, output: 1 << 24 };

/// A program of one source.
#[derive(Debug)]
pub(super) struct Program {
    pub(super) path: PathBuf,
}

/// Result of an object.
#[derive(Debug)]
pub(super) enum Verdict {
    /// None, for this reason.
    Refused(String),
    /// One that is not read, with the message.
    Unread(String),
    /// One that is not linked, or whose library is not read.
    Unlinked(String),
    Accepted,
}

impl Program {
    pub(super) fn is_source(path: &Path) -> bool {
        path.extension().is_some_and(|extension| extension == "c" || extension == "cpp" || extension == "cc")
    }

    pub(super) fn name(&self) -> String {
        self.path.display().to_string()
    }

    /// Returns a verdict for each system for whose processor there is IR.
    pub(super) fn judge(&self, options: &Options, stem: &Path) -> Result<Vec<(usize, Verdict)>, String> {
        let mut sources: Vec<(&str, Option<String>)> = Vec::new();
        let mut verdicts = Vec::new();
        for (number, system) in SYSTEMS.iter().enumerate() {
            let known = sources.iter().position(|(source, _)| *source == system.source);
            let at = match known {
                Some(at) => at,
                None => {
                    sources.push((system.source, self.text(options, system.source, stem)?));
                    sources.len() - 1
                }
            };
            if let Some(text) = &sources[at].1 {
                verdicts.push((number, judge_text(options, system, text, stem)?));
            }
        }
        Ok(verdicts)
    }

    /// Returns the IR of the program for a target; `None` if clang makes none.
    fn text(&self, options: &Options, target: &str, stem: &Path) -> Result<Option<String>, String> {
        let is_c = self.path.extension().is_some_and(|extension| extension == "c");
        let ir = stem.with_extension("source.ll");
        // Programs of older standards do without declarations.
        let standard: &[&str] = match is_c {
            true => &["-std=gnu17", "-Wno-implicit-int", "-Wno-implicit-function-declaration", "-Wno-int-conversion"],
            false => &[],
        };
        let made = Request::new(if is_c { "clang-22" } else { "clang++-22" })
            .args(standard)
            .args(["-w", "-S", "-emit-llvm", &format!("--target={target}"), &format!("-O{}", options.level)])
            .args(["-funwind-tables".as_ref(), "-o".as_ref(), ir.as_os_str(), self.path.as_os_str()])
            .run(&LIMITS)?;
        if made.status() != 0 {
            return Ok(None);
        }
        let text = draig_workspace::read(&ir)?;
        Ok(Some(String::from_utf8_lossy(&text).into_owned()))
    }
}

/// Compiles IR for a system, reads the object, links it and reads the result.
fn judge_text(options: &Options, system: &System, text: &str, stem: &Path) -> Result<Verdict, String> {
    let (ir, object, library) = (
        stem.with_extension("ll"),
        stem.with_extension("o"),
        stem.with_extension(if system.is_mach_o { "dylib" } else { "dll" }),
    );
    draig_workspace::write(&ir, retarget(text, system))?;
    let compiled = Request::new(&options.draig)
        .args(["compile".as_ref(), "-c".as_ref(), ir.as_os_str(), "-o".as_ref(), object.as_os_str()])
        .run(&LIMITS)?;
    if compiled.status() != 0 {
        return Ok(Verdict::Refused(message(&compiled)));
    }
    let read = Request::new("llvm-readobj-22")
        .args(["--file-headers", "--sections", "--section-relocations", "--symbols", "--unwind"])
        .args([object.as_os_str()])
        .run(&LIMITS)?;
    if let Some(message) = complaint(&read) {
        return Ok(Verdict::Unread(message));
    }
    let output = format!("{}{}", system.output, library.display());
    let linked = Request::new(system.linker[0])
        .args(&system.linker[1..])
        .args(system.flags)
        .args(output.split(' '))
        .args([object.as_os_str()])
        .run(&LIMITS)?;
    if let Some(message) = complaint(&linked) {
        return Ok(Verdict::Unlinked(message));
    }
    for reader in system.readers {
        let read = Request::new(reader[0]).args(&reader[1..]).args([library.as_os_str()]).run(&LIMITS)?;
        if let Some(message) = complaint(&read) {
            return Ok(Verdict::Unlinked(message));
        }
    }
    Ok(Verdict::Accepted)
}

/// Returns IR with the triple of a system, and its layout of data.
fn retarget(text: &str, system: &System) -> String {
    let mut out = format!("target triple = \"{}\"\n", system.triple);
    for line in text.lines() {
        let is_target = line.starts_with("target triple") || line.starts_with("target datalayout");
        let is_group = system.is_mach_o && line.starts_with('$') && line.contains(" = comdat ");
        if is_target || is_group {
            continue;
        }
        match line.starts_with(['@', 'd']) && system.is_mach_o {
            true => out.push_str(&without_group(line)),
            false => out.push_str(line),
        }
        out.push('\n');
    }
    out
}

/// Returns the first line of a definition without its group.
fn without_group(line: &str) -> String {
    let Some(at) = line.rfind(" comdat") else { return line.to_owned() };
    let (before, rest) = (&line[..at], &line[at + " comdat".len()..]);
    let rest = match rest.strip_prefix('(') {
        Some(name) => name.split_once(')').map_or("", |(_, rest)| rest),
        None => rest,
    };
    format!("{}{rest}", before.strip_suffix(',').unwrap_or(before))
}

/// Returns the first line of what a tool says of its input, if that is more than a name that nothing defines.
fn complaint(ended: &Ended) -> Option<String> {
    let text = String::from_utf8_lossy(&ended.stderr).into_owned();
    let is_expected =
        |line: &&str| line.contains("undefined symbol") || line.starts_with(">>>") || line.trim().is_empty();
    let line = text.lines().find(|line| !is_expected(line));
    match (line, ended.status()) {
        (None, 0) => None,
        (None, status) => Some(format!("status {status}")),
        (Some(line), _) => Some(without_places(line)),
    }
}

/// Returns the first message of a command that refuses its input.
fn message(ended: &Ended) -> String {
    let text = String::from_utf8_lossy(&ended.stderr).into_owned();
    without_places(text.lines().next().unwrap_or("no message"))
}

/// Returns a message without what names one file, function or number.
fn without_places(line: &str) -> String {
    let words = line.split(' ').map(|word| match word {
        word if word.contains('/') => "…".to_owned(),
        word if word.starts_with(['\'', '@', '"']) => "…".to_owned(),
        word => word.chars().map(|letter| if letter.is_ascii_digit() { '#' } else { letter }).collect(),
    });
    words.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_are_taken_out_of_definitions() {
        let variable = "@x = linkonce_odr constant i32 1, comdat, align 4";
        assert_eq!(without_group(variable), "@x = linkonce_odr constant i32 1, align 4");
        let function = "define linkonce_odr void @f() #3 comdat($g) align 2 {";
        assert_eq!(without_group(function), "define linkonce_odr void @f() #3 align 2 {");
        assert_eq!(without_group("@y = global i32 1"), "@y = global i32 1");
    }
}
