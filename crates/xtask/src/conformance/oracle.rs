//! The oracle file: units with LLVM's results, and the selection of units for a run.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use rusqlite::{Connection, OpenFlags};

use super::unit::UnitName;

/// A unit and its expected result.
#[derive(Debug, Clone)]
pub(crate) struct Unit {
    pub(crate) name: UnitName,
    /// File extension: `ll` or `bc`.
    pub(crate) extension: String,
    /// Row of the table: LLVM's test directory.
    pub(crate) directory: String,
    /// First digits of the input's SHA-256.
    pub(crate) input: String,
    pub(crate) expected: Expected,
}

/// LLVM's result for a unit.
#[derive(Debug, Clone)]
pub(crate) enum Expected {
    /// Accepted; first digits of the SHA-256 of the normalized canonical text.
    Text(String),
    Rejection {
        line: Option<u32>,
        column: Option<u32>,
        message: String,
    },
}

/// Selection of units.
#[derive(Debug)]
pub(crate) struct Selection {
    /// Compare with `llvm-as -disable-verify`.
    pub(crate) no_verify: bool,
    /// Only bitcode, and text that LLVM assembles to it.
    pub(crate) bitcode: bool,
    /// Filter on the path.
    pub(crate) filter: regex::Regex,
    /// Approximate number, evenly spaced; 0 for all.
    pub(crate) sample: usize,
    /// Only these units, by name.
    pub(crate) only: Option<BTreeSet<String>>,
}

impl Selection {
    /// Returns the selection of all units, with LLVM's verifier.
    pub(crate) fn verified() -> Selection {
        let all = regex::Regex::new("").expect("a constant pattern");
        Selection { no_verify: false, bitcode: false, filter: all, sample: 0, only: None }
    }
}

/// Reads the selected units in the oracle's order, and the number of excluded ones for each reason.
pub(crate) fn read(oracle: &Path, selection: &Selection) -> Result<(Vec<Unit>, BTreeMap<&'static str, usize>), String> {
    query(oracle, selection).map_err(|e| format!("{}: {e}", oracle.display()))
}

/// Returns whether the texts of an oracle were assembled by LLVM 14.
pub(crate) fn is_of_llvm_14(oracle: &Path) -> Result<bool, String> {
    let mode = || -> rusqlite::Result<String> {
        let db = Connection::open_with_flags(oracle, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
        db.query_row("SELECT coalesce(max(v), '') FROM meta WHERE k = 'mode'", [], |row| row.get(0))
    };
    mode().map(|mode| mode == "bc14").map_err(|e| format!("{}: {e}", oracle.display()))
}

fn query(oracle: &Path, selection: &Selection) -> rusqlite::Result<(Vec<Unit>, BTreeMap<&'static str, usize>)> {
    let db = Connection::open_with_flags(oracle, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    let mut statement = db.prepare(
        "SELECT path, part, ext, topdir, sha, verdict, nv_accept, line, col, msg, text_sha, nv_sha \
         FROM unit ORDER BY id",
    )?;
    let mut rows = statement.query([])?;
    let mut units = Vec::new();
    let mut skipped: BTreeMap<&'static str, usize> = BTreeMap::new();
    while let Some(row) = rows.next()? {
        let name = UnitName { path: row.get(0)?, part: row.get(1)? };
        if !selection.filter.is_match(&name.path)
            || selection.only.as_ref().is_some_and(|only| !only.contains(&name.to_string()))
        {
            continue;
        }
        let extension: String = row.get(2)?;
        let verdict: String = row.get(5)?;
        let unverified_accepted = selection.no_verify && row.get::<_, Option<i64>>(6)? == Some(1);
        let text: Option<String> = row.get(10)?;
        let unverified_text: Option<String> = row.get(11)?;
        let reason = match verdict.as_str() {
            "container" => Some("container"),
            "crash" => Some("LLVM crashes"),
            "timeout" => Some("LLVM hangs"),
            // llvm-as accepts it, and llvm-dis refuses the result
            "reject-bitcode" if extension == "ll" && !selection.bitcode => Some("llvm-dis refuses"),
            "reject-parse" | "reject-verify" | "as14-reject" if selection.bitcode => Some("not assembled"),
            // accepted without the verifier, but llvm-dis cannot print it
            "accept" => None,
            _ if unverified_accepted && unverified_text.is_none() => Some("no text"),
            _ => None,
        };
        if let Some(reason) = reason {
            *skipped.entry(reason).or_default() += 1;
            continue;
        }
        let expected_text = if unverified_accepted {
            unverified_text.or(text)
        } else if verdict == "accept" {
            text
        } else {
            None
        };
        let expected = match expected_text {
            Some(text) => Expected::Text(text),
            None => Expected::Rejection {
                line: row.get(7)?,
                column: row.get(8)?,
                message: super::normal::message(&row.get::<_, Option<String>>(9)?.unwrap_or_default()),
            },
        };
        units.push(Unit { name, extension, directory: row.get(3)?, input: row.get(4)?, expected });
    }
    if selection.sample > 0 && units.len() > selection.sample {
        let step = units.len() / selection.sample;
        units = units.into_iter().step_by(step).collect();
    }
    Ok((units, skipped))
}
