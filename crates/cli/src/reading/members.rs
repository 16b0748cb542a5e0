//! LLVM IR in an input: the input itself, members of an archive (an `.rlib` is one), or the section of an
//! object file in which compilers embed bitcode.

use std::borrow::Cow;
use std::ffi::OsString;

use draig::InputKind;
use draig::link::{Archive, Member};
use draig_diag::Diagnostic;
use object::{Object as _, ObjectSection as _};

use super::named::PermittedDirectories;
use crate::input::Input;
use crate::output::printable;
use crate::report::Failure;

/// Sections of an object file that contain bitcode: of ELF and COFF, and of Mach-O.
const SECTIONS: [&str; 2] = [".llvmbc", "__bitcode"];

/// A unit to read, with its name in messages.
#[derive(Debug)]
pub(crate) struct Part<'a> {
    pub(crate) name: String,
    bytes: Cow<'a, [u8]>,
    /// Input that contains the bytes.
    input: &'a Input,
}

impl<'a> Part<'a> {
    /// Returns all of an input.
    pub(crate) fn whole(input: &'a Input) -> Part<'a> {
        Part { name: input.name.clone(), bytes: Cow::Borrowed(input.bytes()), input }
    }

    /// Returns the bytes, like [`Input::bytes`].
    pub(crate) fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Runs `work` on the bytes, like [`Input::read`].
    pub(crate) fn read<T>(&self, work: impl FnOnce(&[u8]) -> T) -> Result<T, Failure> {
        let done = work(&self.bytes);
        self.input.unchanged()?;
        Ok(done)
    }

    /// Returns the embedded bitcode if this is an object file with some.
    fn embedded(&self) -> Result<Option<Part<'_>>, Failure> {
        let found = bitcode_in(&self.bytes);
        self.input.unchanged()?;
        Ok(found.map(|bytes| Part { name: self.name.clone(), bytes, input: self.input }))
    }

    /// Runs `work` on the IR that this is or contains. Text counts as IR only if `may_be_text`, since it can
    /// be anything.
    pub(crate) fn with_ir<T>(
        &self,
        may_be_text: bool,
        work: impl FnOnce(Option<&Part<'_>>) -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        match InputKind::of(&self.bytes) {
            InputKind::Bitcode => work(Some(self)),
            InputKind::Text if may_be_text => work(Some(self)),
            _ => work(self.embedded()?.as_ref()),
        }
    }
}

/// Returns the archive that an input is.
fn archive(input: &Input) -> Result<Archive<'_>, Failure> {
    let parsed = input.read(Archive::parse)?;
    parsed.map_err(|error| Failure::about(&input.name, Diagnostic::error("A0001", error.to_string())))
}

/// Runs `work` on each part of an input that is IR: the input itself, or the members of an archive, all of
/// them or those of a name. `folders` are those of `--members-from`.
pub(crate) fn each_part(
    input: &Input,
    wanted: Option<&str>,
    folders: &[OsString],
    work: &mut dyn FnMut(&Part<'_>) -> Result<(), Failure>,
) -> Result<(), Failure> {
    if Archive::is_archive(input.bytes()) {
        return each_member(input, wanted, folders, work);
    }
    if let Some(wanted) = wanted {
        let what = Diagnostic::error("A0002", format!("not an archive, so there is no member '{wanted}'"));
        return Err(Failure::about(&input.name, what));
    }
    let whole = Part::whole(input);
    match InputKind::of(input.bytes()) {
        // the reader reports unrecognized input, unless it contains bitcode
        InputKind::Other(_) => work(whole.embedded()?.as_ref().unwrap_or(&whole)),
        _ => work(&whole),
    }
}

fn each_member(
    input: &Input,
    wanted: Option<&str>,
    folders: &[OsString],
    work: &mut dyn FnMut(&Part<'_>) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let archive = archive(input)?;
    let mut folders = PermittedDirectories::of(&input.name, folders)?;
    let (mut has_member, mut has_ir) = (false, false);
    for member in archive.members() {
        let name = String::from_utf8_lossy(member.name());
        if wanted.is_some_and(|wanted| wanted != name) {
            continue;
        }
        has_member = true;
        let may_be_text = wanted.is_some() || name.ends_with(".ll");
        with_member(input, member, &mut folders, |whole| {
            whole.with_ir(may_be_text, |part| {
                has_ir |= part.is_some();
                part.map_or(Ok(()), &mut *work)
            })
        })
        .transpose()?;
    }
    if has_ir {
        return Ok(());
    }
    let what = match wanted {
        Some(wanted) if !has_member => format!("no member '{wanted}' in the archive"),
        Some(wanted) => format!("member '{wanted}' of the archive contains no LLVM IR"),
        None => "no member of the archive has LLVM IR".to_owned(),
    };
    let names = archive.members().iter().map(|member| String::from_utf8_lossy(member.name()));
    let diagnostic = Diagnostic::error("A0002", what)
        .with_note(format!("its members: {}", listed(names)))
        .with_help("rustc -C linker-plugin-lto and clang -flto -c write bitcode, clang -fembed-bitcode adds it");
    Err(Failure::about(&input.name, diagnostic))
}

/// Runs `work` on a member of an archive, whatever it contains. A member of a thin archive is a file, which
/// is opened once: `None` if it was opened before.
pub(crate) fn with_member<T>(
    input: &Input,
    member: &Member<'_>,
    folders: &mut PermittedDirectories,
    work: impl FnOnce(&Part<'_>) -> Result<T, Failure>,
) -> Option<Result<T, Failure>> {
    let name = member_name_in(&input.name, member);
    if let Some(bytes) = member.bytes() {
        return Some(work(&Part { name, bytes: Cow::Borrowed(bytes), input }));
    }
    let file = folders.open(&input.name, member.name()).transpose()?;
    Some(file.and_then(|file| work(&Part { name, ..Part::whole(&file) })))
}

/// Returns the name of a member in messages.
pub(crate) fn member_name_in(archive: &str, member: &Member<'_>) -> String {
    format!("{archive}({})", String::from_utf8_lossy(member.name()))
}

/// Maximum number of names listed in a message.
const LISTED: usize = 20;

/// Lists names of members or modules, up to a readable number.
pub(super) fn listed<'n>(names: impl ExactSizeIterator<Item = Cow<'n, str>>) -> String {
    let more = names.len().saturating_sub(LISTED);
    let list: Vec<String> = names.take(LISTED).map(|name| printable(&name)).collect();
    let list = list.join(", ");
    if more == 0 { list } else { format!("{list} and {more} more") }
}

/// Returns the bitcode in an object file.
fn bitcode_in(bytes: &[u8]) -> Option<Cow<'_, [u8]>> {
    let file = object::File::parse(bytes).ok()?;
    let sections = file.sections().filter(|section| section.name().is_ok_and(|name| SECTIONS.contains(&name)));
    let found = sections.filter_map(|section| section.uncompressed_data().ok());
    // a mere marker section has one byte or none
    found.into_iter().find(|data| InputKind::of(data) == InputKind::Bitcode)
}
