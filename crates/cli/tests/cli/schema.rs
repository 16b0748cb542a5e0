//! The JSON outputs of the command over the repository's own files, each validated against its schema.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::support::{Done, Folder};
use crate::threads::{DEADLOCK, RACY, TURNS};

/// The schemas that the command writes for packages, and the number of objects that each has accepted.
struct Schemas {
    by_name: BTreeMap<String, (jsonschema::Validator, u32)>,
    /// Values of the keys `severity`, `certainty`, `outcome` and `kind`.
    seen: BTreeSet<String>,
}

impl Schemas {
    fn new(folder: &Folder) -> Schemas {
        folder.draig(&["generate", "generated"]).run().succeeds();
        let list = folder.draig(&["schema"]).run().succeeds();
        let names = list.lines().filter_map(|line| line.split_whitespace().next());
        let compiled = names.map(|name| {
            let path = folder.path(&format!("generated/schemas/draig-{name}.schema.json"));
            let text = std::fs::read_to_string(path).expect("a schema for each output");
            assert_eq!(text, folder.draig(&["schema", name]).run().succeeds());
            let schema: Value = serde_json::from_str(&text).expect("JSON");
            assert!(jsonschema::draft202012::meta::is_valid(&schema), "{name}");
            (name.to_owned(), (jsonschema::draft202012::new(&schema).expect(name), 0))
        });
        let by_name: BTreeMap<_, _> = compiled.collect();
        let written = std::fs::read_dir(folder.path("generated/schemas")).expect("a folder").count();
        assert_eq!(written, by_name.len());
        Schemas { by_name, seen: BTreeSet::new() }
    }

    /// Checks an object, and that the schema refuses it with one key more or one key less.
    #[track_caller]
    fn check(&mut self, name: &str, line: &str) {
        let value: Value = serde_json::from_str(line).unwrap_or_else(|error| panic!("{name}: {error}: {line}"));
        let (validator, count) = self.by_name.get_mut(name).unwrap_or_else(|| panic!("no schema {name}"));
        let errors: Vec<String> = validator.iter_errors(&value).map(|error| error.to_string()).collect();
        assert!(errors.is_empty(), "{name}: {errors:?}\n{line}");
        *count += 1;
        let object = value.as_object().expect("an object");
        let mut more = object.clone();
        more.insert("undeclared".to_owned(), Value::Null);
        assert!(!validator.is_valid(&more.into()), "{name} accepts any key");
        let mut less = object.clone();
        less.retain(|key, _| key == "demangled");
        assert!(!validator.is_valid(&less.into()), "{name} requires no key");
        self.see(&value);
    }

    fn see(&mut self, value: &Value) {
        match value {
            Value::Array(items) => items.iter().for_each(|item| self.see(item)),
            Value::Object(object) => {
                for key in ["severity", "certainty", "outcome", "kind"] {
                    self.seen.extend(object.get(key).and_then(Value::as_str).map(str::to_owned));
                }
                object.values().for_each(|value| self.see(value));
            }
            _ => {}
        }
    }

    /// Checks each line of standard output.
    #[track_caller]
    fn check_stdout(&mut self, name: &str, done: &Done) {
        done.stdout().lines().for_each(|line| self.check(name, line));
    }

    /// Checks the objects of standard error: diagnostics, reports, and those of `name`. A program's own lines are
    /// in between.
    #[track_caller]
    fn check_stderr(&mut self, name: &str, done: &Done) {
        for line in done.stderr().lines().filter(|line| line.starts_with("{\"")) {
            let name = match line {
                _ if line.starts_with("{\"code\":") => "diagnostic",
                _ if line.starts_with("{\"outcome\":") => "run-report",
                _ if line.starts_with("{\"race\":") => "run-race",
                _ => name,
            };
            self.check(name, line);
        }
    }
}

/// Lists the modules of a directory of this repository, sorted.
fn modules(directory: &str) -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(directory);
    let entries = std::fs::read_dir(&root).unwrap_or_else(|error| panic!("{}: {error}", root.display()));
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "ll"));
    files.sort();
    assert!(!files.is_empty(), "{directory}");
    files
}

fn text(path: &Path) -> &str {
    path.to_str().expect("the repository's names are UTF-8")
}

#[test]
fn every_output_follows_its_schema() {
    let folder = Folder::new("schema");
    let mut schemas = Schemas::new(&folder);
    let json = ["--json"];

    // Errors with their fixes, and violations of rules.
    let mut broken: Vec<PathBuf> = modules("crates/asm/tests/mistakes");
    broken.extend(modules("crates/verify/tests/rules"));
    for part in broken.chunks(200) {
        let files: Vec<&str> = part.iter().map(|path| text(path)).collect();
        schemas.check_stderr("", &folder.draig(&[&["verify"], &files[..], &json].concat()).run());
    }

    // Summaries, layouts and the elements of bitcode.
    let mut valid = modules("examples");
    valid.extend(modules("examples/c"));
    valid.extend(modules("crates/draig/tests/seeds/structure"));
    valid.extend(modules("crates/draig/tests/seeds/types"));
    for file in valid.iter().map(|path| text(path)) {
        schemas.check_stdout("info", &folder.draig(&["info", file, "--functions", "--json"]).run());
        schemas.check_stdout("layout", &folder.draig(&["layout", file, "--json"]).run());
        if folder.draig(&["as", file, "-o", "a.bc"]).run().status() == Some(0) {
            schemas.check_stdout("info", &folder.draig(&["info", "a.bc", "--json"]).run());
            schemas.check_stdout("bcdump-stats", &folder.draig(&["bcdump", "a.bc", "--stats", "--json"]).run());
        }
    }
    folder.draig(&["as", text(&valid[0]), "-o", "a.bc"]).run().succeeds();
    folder.draig(&["compile", "--target=aarch64-linux-gnu", "-c", "a.bc", "-o", "a.o"]).run().succeeds();
    schemas.check_stdout("info", &folder.draig(&["info", "a.o", "--json"]).run());
    schemas.check_stdout("bcdump", &folder.draig(&["bcdump", "a.bc", "--json"]).run());
    for pair in valid.windows(2) {
        schemas.check_stdout("diff", &folder.draig(&["diff", text(&pair[0]), text(&pair[1]), "--json"]).run());
    }

    // Statements of inline assembly.
    folder.file(
        "statements.ll",
        "target triple = \"x86_64-unknown-linux-gnu\"\n\ndefine i32 @f(i32 %x, ptr %p) {\n  \
         %a = call i32 asm \"bswap $0\", \"=r,0\"(i32 %x), !srcloc !0\n  \
         call void asm sideeffect \"nop\", \"~{memory}\"()\n  \
         call void asm inteldialect \"mov $0, 7\", \"=*m\"(ptr elementtype(i32) %p)\n  ret i32 %a\n}\n\n!0 = !{i64 9}\n",
    );
    schemas.check_stdout("expand", &folder.draig(&["mc", "--expand", "--json", "statements.ll"]).run());

    // Runs, most of which end with a report.
    for file in modules("crates/interp/tests/rules").iter().map(|path| text(path)) {
        let run = folder.draig(&[&["run", file, "--max-steps", "1M", "--stats"], &json[..]].concat()).run();
        schemas.check_stderr("run-stats", &run);
    }
    for (name, options) in [("run-seeds", ["--many-seeds", "0..3"]), ("run-failures", ["--fail-alloc", "each"])] {
        for file in modules("examples/c").iter().chain(&modules("examples")).take(6).map(|path| text(path)) {
            let run = folder.draig(&[&["run", file, "--max-steps", "20K"], &options[..], &json].concat()).run();
            schemas.check_stderr(name, &run);
        }
    }
    folder.file(
        "mangled.ll",
        "define i32 @main() {\n  call void @_ZN3foo3barEi(i32 1)\n  ret i32 0\n}\ndeclare void @_ZN3foo3barEi(i32)\n",
    );
    schemas.check_stderr("", &folder.draig(&[&["run", "mangled.ll"], &json[..]].concat()).run());
    schemas.check_stderr("", &folder.draig(&[&["run", "missing.ll"], &json[..]].concat()).run());

    folder.file("racy.ll", RACY);
    folder.file("deadlock.ll", DEADLOCK);
    for seed in ["0", "4", "5"] {
        schemas.check_stderr("", &folder.draig(&["run", "racy.ll", "--seed", seed, "--json"]).run());
    }
    schemas.check_stderr("", &folder.draig(&["run", "racy.ll", "--races", "stop", "--json"]).run());
    folder.file("turns.ll", TURNS);
    for (file, most) in [("turns.ll", "--explore"), ("turns.ll", "--explore=2"), ("racy.ll", "--explore")] {
        schemas.check_stderr("run-explore", &folder.draig(&["run", file, most, "--json"]).input("").run());
    }
    schemas.check_stderr("", &folder.draig(&["run", "deadlock.ll", "--json"]).run());

    let untested: Vec<&String> =
        schemas.by_name.iter().filter(|(_, (_, count))| *count < 3).map(|(name, _)| name).collect();
    assert!(untested.is_empty(), "{untested:?}");
    let seen: Vec<&str> = schemas.seen.iter().map(String::as_str).collect();
    let expected = [
        "allocated",
        "born",
        "carried",
        "data-race",
        "deadlock",
        "error",
        "freed",
        "guess",
        "invalid-input",
        "limit",
        "note",
        "sure",
        "undefined-behaviour",
        "unsupported",
        "warning",
        "written",
    ];
    assert_eq!(seen, expected);
}

#[test]
fn a_schema_that_does_not_exist_is_bad_usage() {
    let folder = Folder::new("schema-missing");
    let error = folder.draig(&["schema", "diagnostics"]).run().fails(2);
    assert!(error.contains("diagnostic"), "{error}");
}
