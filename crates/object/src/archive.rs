//! Writer of archives in GNU's format (`ar`), with the index by which linkers find the member that defines a symbol.

use draig_image::{Binding, Image, SymbolPlace};

/// A file in an archive.
#[derive(Clone, Debug)]
pub struct Member {
    /// Its name, without directory.
    pub name: Vec<u8>,
    /// Its content.
    pub bytes: Vec<u8>,
    /// Names of the symbols that it defines for others.
    pub symbols: Vec<Vec<u8>>,
}

impl Member {
    /// Returns a member for an object file that was written from an image.
    pub fn of_image(name: &[u8], image: &Image, object: Vec<u8>) -> Member {
        let is_defined = |symbol: &&draig_image::Symbol| {
            symbol.place != SymbolPlace::Undefined
                && (symbol.binding != Binding::Local || matches!(symbol.place, SymbolPlace::Common { .. }))
        };
        let symbols = image.symbols.values().filter(is_defined).map(|symbol| symbol.name.clone()).collect();
        Member { name: name.to_vec(), bytes: object, symbols }
    }
}

const MAGIC: &[u8] = b"!<arch>\n";
const HEADER: usize = 60;
/// Longest name that a header holds, with its closing slash.
const MAX_NAME: usize = 15;

/// Returns an archive. Times, owners and permissions are fixed: equal members make equal bytes.
///
/// ```
/// use draig_object::{Member, write_archive};
///
/// let member = Member { name: b"a.o".to_vec(), bytes: b"12345".to_vec(), symbols: vec![b"main".to_vec()] };
/// let archive = write_archive(&[member]);
/// assert!(archive.starts_with(b"!<arch>\n/ "));
/// assert!(archive.ends_with(b"`\n12345\n"));
/// ```
pub fn write_archive(members: &[Member]) -> Vec<u8> {
    let mut long_names = Vec::new();
    let headers: Vec<Vec<u8>> = members
        .iter()
        .map(|member| {
            if member.name.len() <= MAX_NAME && !member.name.contains(&b'/') {
                return [member.name.as_slice(), b"/"].concat();
            }
            let at = long_names.len();
            long_names.extend_from_slice(&member.name);
            long_names.extend_from_slice(b"/\n");
            format!("/{at}").into_bytes()
        })
        .collect();
    let symbols: usize = members.iter().map(|member| member.symbols.len()).sum();
    let names: usize = members.iter().flat_map(|member| &member.symbols).map(|name| name.len() + 1).sum();
    // Offsets of 4 bytes unless the archive is too large for them.
    let content: usize = members.iter().map(|member| HEADER + member.bytes.len() + 1).sum();
    let is_large = content + names + 4 * symbols + long_names.len() + 4 * HEADER > u32::MAX as usize;
    let width = if is_large { 8 } else { 4 };
    let index_size = (width * (symbols + 1) + names).next_multiple_of(2);
    let names_size = if long_names.is_empty() { 0 } else { HEADER + long_names.len().next_multiple_of(2) };

    let mut index = Vec::with_capacity(index_size);
    let number = |out: &mut Vec<u8>, value: usize| out.extend_from_slice(&(value as u64).to_be_bytes()[8 - width..]);
    number(&mut index, symbols);
    let mut offset = MAGIC.len() + HEADER + index_size + names_size;
    for member in members {
        for _ in &member.symbols {
            number(&mut index, offset);
        }
        offset += HEADER + member.bytes.len().next_multiple_of(2);
    }
    for name in members.iter().flat_map(|member| &member.symbols) {
        index.extend_from_slice(name);
        index.push(0);
    }
    index.resize(index_size, 0);

    let mut out = MAGIC.to_vec();
    header(&mut out, if is_large { b"/SYM64/" } else { b"/" }, index.len());
    out.extend_from_slice(&index);
    if !long_names.is_empty() {
        header(&mut out, b"//", long_names.len());
        out.extend_from_slice(&long_names);
        pad(&mut out);
    }
    for (member, name) in members.iter().zip(&headers) {
        header(&mut out, name, member.bytes.len());
        out.extend_from_slice(&member.bytes);
        pad(&mut out);
    }
    out
}

/// Members begin at even offsets.
fn pad(out: &mut Vec<u8>) {
    if !out.len().is_multiple_of(2) {
        out.push(b'\n');
    }
}

fn header(out: &mut Vec<u8>, name: &[u8], size: usize) {
    let name = String::from_utf8_lossy(name);
    out.extend_from_slice(format!("{name:<16}{:<12}{:<6}{:<6}{:<8}{size:<10}`\n", 0, 0, 0, 644).as_bytes());
}
