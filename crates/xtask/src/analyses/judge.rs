//! The worker's side: reads a unit, runs printers, and compares the hash of their texts with the oracle's.

use std::collections::HashMap;
use std::path::Path;
use std::sync::LazyLock;

use draig_opt::{Options, Pipeline};
use serde_json::{Value, json};

use crate::conformance::unit::{self, UnitName};
use crate::workers::catch;

/// A printer as the oracle names it.
pub(super) struct Printer {
    pub(super) name: &'static str,
    passes: &'static str,
    aa_pipeline: &'static str,
    order: Order,
}

/// Part of a printer's order that is compared.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Order {
    All,
    /// Lines and their words are sorted, because LLVM prints them in the order of hash tables.
    Sorted,
}

/// The printers that the oracle has answers of.
pub(super) const PRINTERS: &[Printer] = &[
    plain("domtree", "function(print<domtree>)"),
    plain("postdomtree", "function(print<postdomtree>)"),
    Printer { order: Order::Sorted, ..plain("domfrontier", "function(print<domfrontier>)") },
    plain("cycles", "function(print<cycles>)"),
    plain("loops", "function(print<loops>)"),
    plain("callgraph", "print-callgraph"),
    plain("callgraph-sccs", "print-callgraph-sccs"),
    plain("branch-prob", "function(print<branch-prob>)"),
    plain("block-freq", "function(print<block-freq>)"),
    plain("memoryssa", "function(print<memoryssa>)"),
    plain("scev", "function(print<scalar-evolution>)"),
    plain("assumptions", "function(print<assumptions>)"),
    plain("lvi", "function(print<lazy-value-info>)"),
    plain("uniformity", "function(print<uniformity>)"),
    plain("facts", "function(facts)"),
    Printer { aa_pipeline: "basic-aa,scoped-noalias-aa,tbaa", ..plain("aa", "function(aa-eval)") },
    Printer { aa_pipeline: "basic-aa", ..plain("aa-basic", "function(aa-eval)") },
    Printer { aa_pipeline: "basic-aa,globals-aa", ..plain("aa-globals", "require<globals-aa>,function(aa-eval)") },
];

const fn plain(name: &'static str, passes: &'static str) -> Printer {
    Printer { name, passes, aa_pipeline: "", order: Order::All }
}

/// Returns the printer with a name, if there is one that runs.
pub(super) fn find(name: &str) -> Option<&'static Printer> {
    PRINTERS.iter().find(|printer| printer.name == name && Pipeline::parse(printer.passes).is_ok())
}

/// The reason of a unit whose text differs, until somebody finds out why.
pub(super) const DIFFERS: &str = "differs";

/// Answers a question of the parent: for each printer, a reason, which is empty if the text is LLVM's.
pub(super) fn answer(tree: &Path, question: &str) -> String {
    let question: Value = serde_json::from_str(question).unwrap_or_default();
    let text = |key: &str| question[key].as_str().unwrap_or_default().to_owned();
    let name = UnitName { path: text("path"), part: text("part") };
    let wanted: Vec<(&str, &str)> = question["answers"].as_array().map_or_else(Vec::new, |answers| {
        answers.iter().map(|one| (one[0].as_str().unwrap_or_default(), one[1].as_str().unwrap_or_default())).collect()
    });
    let mut module = unit::load(tree, &name).and_then(|input| catch(|| read(&input)).and_then(|read| read));
    let reasons: Vec<String> = match &mut module {
        Err(reason) => wanted.iter().map(|_| format!("not read: {reason}")).collect(),
        Ok(module) => wanted.iter().map(|(printer, hash)| judge(module, printer, hash)).collect(),
    };
    json!(reasons).to_string()
}

fn read(input: &[u8]) -> Result<draig_ir::Module, String> {
    let options = draig::ReadOptions::new("in.ll").verify(false).threads(1);
    let read = draig::Module::parse_with(input, &options).map_err(|errors| errors.to_string().replace('\n', " "))?;
    let mut module = read.module.into_inner();
    // opt takes the data layout of the target if the file has none
    if module.data_layout.as_str() == Some("")
        && let Some(layout) = module.triple.default_data_layout()
    {
        module.data_layout = draig::target::DataLayout::parse(layout).map_err(|error| format!("{error:?}"))?;
    }
    Ok(module)
}

fn judge(module: &mut draig_ir::Module, printer: &str, hash: &str) -> String {
    let Some(printer) = find(printer) else { return "there is no such printer".to_owned() };
    let printed = catch(|| {
        let pipeline = Pipeline::parse(printer.passes).map_err(|error| error.to_string())?;
        let list = printer.aa_pipeline.split(',').filter(|name| !name.is_empty());
        let options =
            Options { aa_pipeline: list.map(str::to_owned).collect(), print_all_alias_modref_info: true, threads: 1 };
        let mut out = Vec::new();
        pipeline.run(module, &options, &mut out);
        Ok::<_, String>(out)
    });
    match printed.and_then(|printed| printed) {
        Err(reason) => format!("panicked: {}", reason.replace(['\n', '\t'], " ")),
        Ok(text) => {
            let text = normalized(&text, printer.order);
            let same = draig_workspace::sha256_prefix(&text, hash.len()) == hash;
            if same { String::new() } else { DIFFERS.to_owned() }
        }
    }
}

/// Returns a text with addresses numbered by first appearance, and sorted if its order means nothing.
fn normalized(text: &[u8], order: Order) -> Vec<u8> {
    #[allow(clippy::expect_used, reason = "the pattern is constant")]
    static ADDRESS: LazyLock<regex::bytes::Regex> =
        LazyLock::new(|| regex::bytes::Regex::new(r"0x[0-9a-f]{8,16}\b").expect("the pattern is valid"));
    let mut seen: HashMap<Vec<u8>, usize> = HashMap::new();
    let numbered = ADDRESS.replace_all(text, |found: &regex::bytes::Captures<'_>| {
        let next = seen.len() + 1;
        format!("0xADDR{}", seen.entry(found[0].to_vec()).or_insert(next)).into_bytes()
    });
    if order == Order::All {
        return numbered.into_owned();
    }
    let mut lines: Vec<Vec<u8>> = numbered.split(|&byte| byte == b'\n').map(sorted_words).collect();
    lines.sort();
    lines.join(&b'\n')
}

fn sorted_words(line: &[u8]) -> Vec<u8> {
    let is_space = |byte: &u8| byte.is_ascii_whitespace() || *byte == 0x0b;
    let mut words: Vec<&[u8]> = line.split(is_space).filter(|word| !word.is_empty()).collect();
    words.sort_unstable();
    words.join(&b' ')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_normalized() {
        let text = b"b 0x00001234 a\n\ta 0xabcdef0123 0x00001234";
        assert_eq!(normalized(text, Order::All), b"b 0xADDR1 a\n\ta 0xADDR2 0xADDR1");
        assert_eq!(normalized(text, Order::Sorted), b"0xADDR1 0xADDR2 a\n0xADDR1 a b");
    }

    #[test]
    fn hashes_of_printed_texts_are_compared() {
        let mut module = read(b"define void @f() {\n  ret void\n}\n").expect("the text is valid");
        let text = b"Loop info for function 'f':\n";
        let hash = draig_workspace::sha256_prefix(text, 64);
        assert_eq!(judge(&mut module, "loops", &hash), "");
        assert_eq!(judge(&mut module, "cycles", &hash), DIFFERS);
    }
}
