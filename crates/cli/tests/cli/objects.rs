//! `draig info` of object files.

use serde_json::Value;

use crate::support::Folder;

const MODULE: &str = "\
@table = constant [3 x i32] [i32 1, i32 2, i32 3]
@count = global i64 5
@buffer = global [100 x i8] zeroinitializer
declare void @elsewhere(ptr)
define i32 @_ZN3foo3barEi(i32 %a) {
  %b = mul i32 %a, %a
  %c = mul i32 %b, %a
  %d = xor i32 %c, 77
  call void @elsewhere(ptr @count)
  ret i32 %d
}
define internal i32 @small(i32 %a) {
  ret i32 %a
}
@keep = global ptr @small
";

/// Triples, with the format, the name of a C function, and the section of code.
const TARGETS: [(&str, &str, &str, &str); 6] = [
    ("x86_64-unknown-linux-gnu", "ELF", "", ".text"),
    ("aarch64-unknown-linux-gnu", "ELF", "", ".text"),
    ("x86_64-apple-macosx11.0.0", "Mach-O", "_", "__TEXT,__text"),
    ("arm64-apple-macosx11.0.0", "Mach-O", "_", "__TEXT,__text"),
    ("x86_64-pc-windows-msvc", "COFF", "", ".text"),
    ("aarch64-pc-windows-msvc", "COFF", "", ".text"),
];

#[test]
fn sections_symbols_and_sizes_are_shown() {
    let folder = Folder::new("info_objects");
    folder.file("a.ll", MODULE);
    for (triple, format, underscore, code) in TARGETS {
        folder.draig(&["compile", "--target", triple, "-c", "a.ll"]).run().succeeds();
        let text = folder.draig(&["info", "a.o", "--json"]).run().succeeds();
        let value: Value = serde_json::from_str(&text).expect("JSON");
        assert_eq!((value["format"].as_str(), value["form"].as_str()), (Some(format), Some("relocatable")), "{text}");
        let functions = value["functions"].as_array().expect("a list");
        let names: Vec<&str> = functions.iter().filter_map(|function| function["name"].as_str()).collect();
        assert_eq!(names, ["_ZN3foo3barEi", "small"].map(|name| format!("{underscore}{name}")), "{triple}: {text}");
        assert_eq!(functions[0]["demangled"], "foo::bar(int)");
        assert!(functions.iter().all(|function| function["section"] == code), "{triple}: {text}");
        let size = |function: &Value| function["size"].as_u64().expect("a number");
        let sum: u64 = functions.iter().map(size).sum();
        let total = value["bytes"]["code"].as_u64().expect("a number");
        assert!(size(&functions[1]) > 0 && sum <= total && total < sum + 32, "{triple}: {sum} of {total}");
        let symbols = value["symbols"].as_array().expect("a list");
        let buffer = symbols.iter().find(|symbol| symbol["name"] == format!("{underscore}buffer").as_str());
        assert_eq!(buffer.map(|symbol| &symbol["size"]), Some(&Value::from(100)), "{triple}: {text}");
        let undefined = value["undefined"].as_array().expect("a list");
        assert!(undefined.contains(&Value::from(format!("{underscore}elsewhere"))), "{triple}: {text}");
        let text = folder.draig(&["info", "a.o"]).run().succeeds();
        for part in ["\nsections\n", "\nfunctions\n", "(foo::bar(int))", "\nother symbols\n", "\nundefined\n"] {
            assert!(text.contains(part), "{part} {text}");
        }
    }
}

#[test]
fn damaged_objects_are_errors() {
    let folder = Folder::new("info_damaged");
    folder.file("a.ll", MODULE);
    folder.draig(&["compile", "--target=x86_64-linux-gnu", "-c", "a.ll"]).run().succeeds();
    let object = std::fs::read(folder.path("a.o")).expect("an object");
    for length in [5, 63, 64, 200, object.len() - 1] {
        folder.file("b.o", &object[..length]);
        assert_eq!(folder.draig(&["info", "b.o"]).run().status(), Some(1), "{length}");
    }
}
