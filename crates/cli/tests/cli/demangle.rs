//! Mangled names in reports and differences, with what they stand for.

use crate::support::Folder;

const PROGRAM: &str = "
define i32 @_Z4divei(i32 %n) {
  %x = sdiv i32 100, %n
  ret i32 %x
}
define i32 @main() {
  %x = call i32 @_Z4divei(i32 0)
  ret i32 %x
}
";

#[test]
fn reports_of_a_run_say_what_names_stand_for() {
    let folder = Folder::new("demangle-run");
    folder.file("a.ll", PROGRAM);
    let report = folder.draig(&["run", "a.ll"]).run().fails(70);
    assert!(report.contains("= name: _Z4divei is dive(int)\n"), "{report}");
    let report = folder.draig(&["run", "a.ll", "--json"]).run().fails(70);
    let last = report.lines().last().expect("an object");
    let object: serde_json::Value = serde_json::from_str(last).expect("JSON");
    assert_eq!(object["demangled"]["_Z4divei"], "dive(int)");
    assert!(object["location"]["function"].as_str().is_some_and(|name| name.contains("_Z4divei")), "{last}");
}

#[test]
fn differences_say_what_names_stand_for() {
    let folder = Folder::new("demangle-diff");
    folder.file("a.ll", PROGRAM);
    folder.file("b.ll", PROGRAM.replace("100", "101"));
    let text = folder.draig(&["diff", "a.ll", "b.ll"]).run();
    assert!(text.stdout().starts_with("@_Z4divei (dive(int)): "), "{}", text.stdout());
    let json = folder.draig(&["diff", "a.ll", "b.ll", "--json"]).run();
    let object: serde_json::Value = serde_json::from_str(json.stdout().lines().next().expect("a line")).expect("JSON");
    assert_eq!((object["global"].as_str(), object["demangled"].as_str()), (Some("@_Z4divei"), Some("dive(int)")));
}

#[test]
fn lists_of_functions_say_what_names_stand_for() {
    let folder = Folder::new("demangle-info");
    folder.file("a.ll", PROGRAM);
    let text = folder.draig(&["info", "a.ll", "--functions"]).run().succeeds();
    assert!(text.contains("\nfunctions\n  instructions       blocks\n"), "{text}");
    assert!(
        text.ends_with("             2            1  @_Z4divei (dive(int))\n             2            1  @main\n"),
        "{text}"
    );
    let json = folder.draig(&["info", "a.ll", "--functions", "--json"]).run().succeeds();
    let object: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    let first = serde_json::json!({"name": "_Z4divei", "demangled": "dive(int)", "blocks": 1, "instructions": 2});
    assert_eq!(object["functions"][0], first);
    assert_eq!(object["functions"][1]["demangled"], serde_json::Value::Null);
}
