//! `draig schema`: the JSON Schemas of all JSON outputs, made from the declarations of the objects.

use draig::interp::report::{Race, Report};
use draig_diag::diagnostic_schema;
use draig_diag::json::Document;

use crate::report::Failure;
use crate::{bcdump, diff, info, layout, mc, output, run};

/// A JSON output.
pub(crate) struct Output {
    /// Name of its schema.
    pub(crate) name: &'static str,
    /// The command and options that write it.
    written_by: &'static str,
    /// Returns its schema.
    pub(crate) schema: fn() -> String,
}

/// All JSON outputs, by name.
pub(crate) const ALL: &[Output] = &[
    Output {
        name: "bcdump",
        written_by: "draig bcdump --json",
        schema: || {
            let document = Document::new("bcdump", "Elements of a bitcode file, one object per line.");
            let document = document.object::<bcdump::BlockObject>().object::<bcdump::RecordObject<'_>>();
            document.object::<bcdump::EndObject>().to_string()
        },
    },
    Output {
        name: "bcdump-stats",
        written_by: "draig bcdump --stats --json",
        schema: || {
            let document = Document::new("bcdump-stats", "Sizes by kind of block and record, one object per line.");
            let document = document.object::<bcdump::BlockSizeObject<'_>>();
            document.object::<bcdump::RecordSizeObject<'_>>().to_string()
        },
    },
    Output {
        name: "diagnostic",
        written_by: "every command with --json, on standard error",
        schema: diagnostic_schema,
    },
    Output {
        name: "diff",
        written_by: "draig diff --json",
        schema: || {
            let document = Document::new("diff", "Differences between two modules, one object per line.");
            document.object::<diff::DifferenceObject<'_>>().object::<diff::OmittedObject>().to_string()
        },
    },
    Output {
        name: "expand",
        written_by: "draig mc --expand --json",
        schema: || {
            let document = Document::new("expand", "Inline assembly and what it expands to, one object per line.");
            document.object::<mc::expand::StatementObject<'_>>().to_string()
        },
    },
    Output {
        name: "info",
        written_by: "draig info --json",
        schema: || {
            let document =
                Document::new("info", "Summaries of modules and contents of object files, one object per line.");
            document.object::<info::Summary>().object::<info::object::Contents>().to_string()
        },
    },
    Output {
        name: "layout",
        written_by: "draig layout --json",
        schema: || {
            let document = Document::new("layout", "Layouts of structs, one object per line.");
            document.object::<layout::LayoutObject<'_>>().to_string()
        },
    },
    Output {
        name: "run-explore",
        written_by: "draig run --explore --json, on standard error at the end",
        schema: || {
            let document =
                Document::new("run-explore", "Ways to end, and the number of executions, one object per line.");
            let document = document.object::<run::explore::EndingObject<'_>>();
            document.object::<run::explore::ExploredObject>().to_string()
        },
    },
    Output {
        name: "run-failures",
        written_by: "draig run --fail-alloc each --json, on standard error at the end",
        schema: || {
            let document = Document::new("run-failures", "Ways to end if allocations fail, one object per line.");
            document.object::<run::failing::FailuresObject<'_>>().to_string()
        },
    },
    Output {
        name: "run-race",
        written_by: "draig run --json, on standard error for each data race",
        schema: Race::json_schema,
    },
    Output {
        name: "run-report",
        written_by: "draig run --json, on standard error if the program did not end by itself",
        schema: Report::json_schema,
    },
    Output {
        name: "run-seeds",
        written_by: "draig run --many-seeds --json, on standard error at the end",
        schema: || {
            let document = Document::new("run-seeds", "Ways to end under several seeds, one object per line.");
            document.object::<run::seeds::SeedsObject<'_>>().to_string()
        },
    },
    Output {
        name: "run-stats",
        written_by: "draig run --stats --json, on standard error at the end",
        schema: || {
            let document = Document::new(
                "run-stats",
                "Counts of a run, or of all runs of --many-seeds and of --fail-alloc each, one object.",
            );
            document.object::<run::statistics::StatisticsObject>().to_string()
        },
    },
];

/// Returns the parser of names, which completions and messages list.
pub(crate) fn names() -> clap::builder::PossibleValuesParser {
    clap::builder::PossibleValuesParser::new(ALL.iter().map(|one| one.name))
}

/// Prints one schema, or lists all.
pub(crate) fn run(name: Option<&str>) -> Result<(), Failure> {
    let text: String = match name {
        None => ALL.iter().map(|one| format!("{:14} {}\n", one.name, one.written_by)).collect(),
        Some(name) => {
            let named = ALL.iter().filter(|one| one.name == name);
            named.map(|one| (one.schema)() + "\n").collect()
        }
    };
    output::write("-".as_ref(), text.as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_sorted_and_distinct() {
        assert!(ALL.is_sorted_by(|a, b| a.name < b.name));
    }

    #[test]
    fn schemas_have_the_titles_of_their_outputs() {
        for one in ALL {
            assert!((one.schema)().contains(&format!("\"title\": \"{}\"", one.name)), "{}", one.name);
        }
    }
}
