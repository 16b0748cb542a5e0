//! Memory use of a module, compared with the committed numbers in `memory.txt` next to this file. `BLESS=1`
//! in the environment rewrites it. Review its changes like code.

#[path = "../benches/sample/mod.rs"]
mod sample;

use std::fmt::Write as _;
use std::path::Path;

use draig::ir::{Metadata, MetadataData};
use draig::{Module, ReadOptions};

/// Returns one line of the table.
fn row(name: &str, text: &str) -> String {
    let module = Module::parse_with(text, &ReadOptions::new(name)).expect("the text is right").module;
    let bodies = || module.functions().iter().filter_map(|&function| module.body(function));
    let insts: usize = bodies().map(|body| body.insts().count()).sum();
    let records: usize = bodies().map(draig::ir::Body::record_count).sum();
    let body_bytes: usize = bodies().map(draig::ir::Body::heap_bytes).sum();
    let metadata = &module.tables.metadata;
    let ids = (0..metadata.len()).map(Metadata::from_u32);
    let nodes = ids.filter(|&id| matches!(metadata.get(id), MetadataData::Node(_))).count();
    let tenths = |bytes: usize, count: usize| {
        let tenths = bytes * 10 / count.max(1);
        format!("{}.{}", tenths / 10, tenths % 10)
    };
    let mut line = String::new();
    let _ = writeln!(
        line,
        "{name:14} {:>8} {insts:>12} {records:>13} {:>21} {nodes:>14} {:>19}",
        text.len(),
        tenths(body_bytes, insts),
        tenths(metadata.heap_bytes(), nodes),
    );
    line
}

#[test]
fn bytes_per_instruction_and_node() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let queue = std::fs::read_to_string(here.join("../../examples/queue.ll")).expect("the example is there");
    let mut table = String::from(
        "file              bytes instructions debug records bytes per instruction metadata nodes bytes per node\n",
    );
    table.push_str(&row("queue.ll", &queue));
    table.push_str(&row("sample of 150", &sample::module(150)));
    let file = here.join("tests/memory.txt");
    if std::env::var_os("BLESS").is_some_and(|value| value == "1") {
        std::fs::write(&file, &table).expect("the table can be written");
    }
    let committed = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(table == committed, "memory.txt says\n{committed}and it is (BLESS=1 rewrites)\n{table}");
}
