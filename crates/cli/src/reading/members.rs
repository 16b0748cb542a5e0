//! What an input has that is LLVM IR: itself, members of an archive (an `.rlib` is one), the section of
//! an object file in which compilers keep bitcode.

use std::borrow::Cow;
use std::path::Path;

use draig::InputKind;
use draig::link::{Archive, Member};
use draig_diag::Diagnostic;
use object::{Object as _, ObjectSection as _};

use crate::input::Input;
use crate::output::printable;
use crate::report::Failure;

/// The sections of an object file that hold bitcode: of ELF and COFF, and of Mach-O.
const SECTIONS: [&str; 2] = [".llvmbc", "__bitcode"];

/// Something to read, with its name in messages.
#[derive(Debug)]
pub(crate) struct Part<'a> {
    pub(crate) name: String,
    pub(crate) bytes: Cow<'a, [u8]>,
}

/// Whether bytes may have modules within them, instead of being one.
pub(crate) fn has_parts(bytes: &[u8]) -> bool {
    Archive::is_archive(bytes) || is_object(bytes)
}

/// The parts of an input, or the member of this name.
pub(crate) fn parts<'a>(name: &str, bytes: &'a [u8], member: Option<&str>) -> Result<Vec<Part<'a>>, Failure> {
    if Archive::is_archive(bytes) {
        return members(name, bytes, member);
    }
    if let Some(wanted) = member {
        let what = Diagnostic::error("A0002", format!("it is no archive, so that it has no member '{wanted}'"));
        return Err(Failure::about(name, what));
    }
    let found = if is_object(bytes) { bitcode_in(bytes) } else { None };
    let bytes = found.unwrap_or(Cow::Borrowed(bytes));
    Ok(vec![Part { name: name.to_owned(), bytes }])
}

fn members<'a>(name: &str, bytes: &'a [u8], wanted: Option<&str>) -> Result<Vec<Part<'a>>, Failure> {
    let fail = |diagnostic: Diagnostic| Err(Failure::about(name, diagnostic));
    let archive = match Archive::parse(bytes) {
        Ok(archive) => archive,
        Err(error) => return fail(Diagnostic::error("A0001", error.to_string())),
    };
    let mut parts = Vec::new();
    let mut has_member = false;
    let names = || archive.members().iter().map(|member| String::from_utf8_lossy(member.name()).into_owned());
    for (member, member_name) in archive.members().iter().zip(names()) {
        if wanted.is_some_and(|wanted| wanted != member_name) {
            continue;
        }
        has_member = true;
        let content = content(name, member)?;
        let found = match InputKind::of(&content) {
            InputKind::Bitcode => Some(content),
            InputKind::Text if is_text(&member_name, wanted) => Some(content),
            _ => match content {
                Cow::Borrowed(content) => bitcode_in(content),
                Cow::Owned(content) => bitcode_in(&content).map(|found| Cow::Owned(found.into_owned())),
            },
        };
        if let Some(bytes) = found {
            parts.push(Part { name: member_name_in(name, member), bytes });
        }
    }
    if !parts.is_empty() {
        return Ok(parts);
    }
    let what = match wanted {
        Some(wanted) if !has_member => format!("the archive has no member '{wanted}'"),
        Some(wanted) => format!("member '{wanted}' of the archive has no LLVM IR"),
        None => "no member of the archive has LLVM IR".to_owned(),
    };
    let list: Vec<String> = names().map(|name| printable(&name)).collect();
    fail(
        Diagnostic::error("A0002", what)
            .with_note(format!("its members: {}", list.join(", ")))
            .with_help("rustc -C linker-plugin-lto and clang -flto -c write bitcode, clang -fembed-bitcode adds it"),
    )
}

/// The name of a member in messages.
pub(crate) fn member_name_in(archive: &str, member: &Member<'_>) -> String {
    format!("{archive}({})", String::from_utf8_lossy(member.name()))
}

/// What a member of an archive holds. That of a thin archive is the file beside it.
pub(crate) fn content<'a>(archive: &str, member: &Member<'a>) -> Result<Cow<'a, [u8]>, Failure> {
    if let Some(content) = member.bytes() {
        return Ok(Cow::Borrowed(content));
    }
    let path = Path::new(archive).with_file_name(&*String::from_utf8_lossy(member.name()));
    Ok(Cow::Owned(Input::open(path.as_os_str())?.bytes().to_vec()))
}

/// Whether a member that is nothing else is text.
fn is_text(name: &str, wanted: Option<&str>) -> bool {
    wanted.is_some() || name.ends_with(".ll")
}

fn is_object(bytes: &[u8]) -> bool {
    matches!(InputKind::of(bytes), InputKind::Other(_)) && object::FileKind::parse(bytes).is_ok()
}

/// The bitcode in an object file.
fn bitcode_in(bytes: &[u8]) -> Option<Cow<'_, [u8]>> {
    let file = object::File::parse(bytes).ok()?;
    let sections = file.sections().filter(|section| section.name().is_ok_and(|name| SECTIONS.contains(&name)));
    let found = sections.filter_map(|section| section.uncompressed_data().ok());
    // what marks that there could be some has a byte or none
    found.into_iter().find(|data| InputKind::of(data) == InputKind::Bitcode)
}
