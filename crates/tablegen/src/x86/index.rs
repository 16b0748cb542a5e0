//! Index of the table of x86-64 instructions: where the lines of its text are, so that nothing of it has to be read
//! before a row is needed.

use std::collections::HashMap;

use crate::emit;

/// Returns the Rust file of the index of a table.
///
/// # Errors
///
/// Returns an error that names a line with an unexpected form.
pub fn index(text: &str) -> Result<String, String> {
    let mut index = Index::default();
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        index.add(line.trim_end_matches('\n'), start)?;
        start += line.len() as u32;
    }
    Ok(index.rust())
}

/// Number and name of a dialect, as in the table.
const DIALECTS: [&str; 2] = ["a", "i"];

#[derive(Default)]
struct Index<'a> {
    rows: Vec<(&'a str, &'a str, u32)>,
    mnemonics: [Vec<(&'a str, u32)>; 2],
    aliases: [Vec<(&'a str, u32)>; 2],
    /// Distance of the spelling of a row from its own mnemonic, and its place.
    spellings: [HashMap<usize, (usize, u32)>; 2],
}

impl<'a> Index<'a> {
    fn add(&mut self, line: &'a str, start: u32) -> Result<(), String> {
        let unexpected = || format!("unexpected line of the table: {line}");
        if line.is_empty() || line.starts_with('#') {
            return Ok(());
        }
        let (first, rest) = line.split_once(' ').ok_or_else(unexpected)?;
        let rest_start = start + first.len() as u32 + 1;
        if first == "=" {
            let (variant, words) = rest.split_once(' ').ok_or_else(unexpected)?;
            let (from, _) = words.split_once(' ').ok_or_else(unexpected)?;
            for (aliases, own) in self.aliases.iter_mut().zip(DIALECTS) {
                if variant == own || variant == "*" {
                    aliases.push((from, rest_start + variant.len() as u32 + 1));
                }
            }
        } else if let Some(dialect) = DIALECTS.iter().position(|name| *name == first) {
            let (mnemonic, patterns) = rest.split_once(' ').ok_or_else(unexpected)?;
            self.mnemonics[dialect].push((mnemonic, rest_start));
            let mut at = rest_start + mnemonic.len() as u32 + 1;
            for pattern in patterns.split(' ') {
                self.add_spelling(dialect, mnemonic, pattern, at).ok_or_else(unexpected)?;
                at += pattern.len() as u32 + 1;
            }
        } else {
            let mnemonic = rest.split(' ').next().ok_or_else(unexpected)?;
            self.rows.push((first, mnemonic, start));
        }
        Ok(())
    }

    /// Remembers how a row is written. The mnemonic of the row itself is better than with a suffix, and this than
    /// another; of equals, the first.
    fn add_spelling(&mut self, dialect: usize, mnemonic: &str, pattern: &str, at: u32) -> Option<()> {
        // Operands that are not written would be lost.
        if pattern.contains('/') {
            return Some(());
        }
        let row: usize = pattern.split(':').next()?.parse().ok()?;
        let own = self.rows.get(row)?.1;
        let distance = match mnemonic.strip_prefix(own) {
            Some(suffix) if suffix.len() < 2 => suffix.len(),
            _ => 2,
        };
        let known = self.spellings[dialect].entry(row).or_insert((usize::MAX, 0));
        if distance < known.0 {
            *known = (distance, at);
        }
        Some(())
    }

    fn rust(&self) -> String {
        let mut out = emit::file_header("Where the lines of the table are in its text, in bytes.", "X86.td");
        let starts: Vec<u32> = self.rows.iter().map(|row| row.2).collect();
        out.push_str(&list("Lines of the rows.", "ROWS", &[starts]));
        let mut by_name: Vec<(&str, usize)> = self.rows.iter().map(|row| row.0).zip(0..).collect();
        by_name.sort_unstable();
        let numbers = by_name.iter().map(|&(_, number)| number as u32).collect();
        out.push_str(&list("Numbers of the rows, sorted by their names.", "BY_NAME", &[numbers]).replace("u32", "u16"));
        let doc = "Lines of mnemonics of both dialects, from the mnemonic, by its hash; 0 is empty.";
        out.push_str(&list(doc, "MNEMONICS", &hashed(&self.mnemonics)));
        let doc = "Lines of mnemonics that stand for others, from the former, by its hash; 0 is empty.";
        out.push_str(&list(doc, "ALIASES", &hashed(&self.aliases)));
        let spellings = self
            .spellings
            .each_ref()
            .map(|known| (0..self.rows.len()).map(|row| known.get(&row).map_or(0, |spelling| spelling.1)).collect());
        out.push_str(&list(
            "Pattern with which each row is printed in both dialects; 0 is none.",
            "SPELLINGS",
            &spellings,
        ));
        out
    }
}

/// Puts lines into slots by the hashes of their first words, each in the next that is free.
fn hashed(lists: &[Vec<(&str, u32)>; 2]) -> [Vec<u32>; 2] {
    let longest = lists.iter().map(Vec::len).max().unwrap_or(0);
    // At least a quarter of the slots stays empty.
    let length = (longest * 4 / 3 + 1).next_power_of_two();
    lists.each_ref().map(|lines| {
        let mut slots = vec![0; length];
        for &(word, start) in lines {
            let mut at = hash(word) as usize & (length - 1);
            while slots[at] != 0 {
                at = (at + 1) & (length - 1);
            }
            slots[at] = start;
        }
        slots
    })
}

/// Hash of a word (FNV-1a), as `draig-mc` computes it.
fn hash(word: &str) -> u32 {
    word.bytes().fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

/// Returns a static of one list or several of the same length.
fn list(doc: &str, name: &str, lists: &[Vec<u32>]) -> String {
    let length = lists.first().map_or(0, Vec::len);
    let bodies: Vec<String> = lists.iter().map(|list| format!("[\n{}]", emit::numbers(list))).collect();
    match &bodies[..] {
        [body] => format!("/// {doc}\npub(super) static {name}: [u32; {length}] = {body};\n"),
        _ => {
            let count = bodies.len();
            format!("/// {doc}\npub(super) static {name}: [[u32; {length}]; {count}] = [{}];\n", bodies.join(", "))
        }
    }
}
