//! Constant expressions that LLVM 22 has retired: strict reading refuses them; otherwise those that do not
//! fold become instructions before their user.

use draig_asm::{ParseOptions, parse_module, print_module};

const TEXT: &str = "\
@g = global i32 0
@h = global i32 0
define i32 @f(i1 %c, ptr %p) {
  store i32 mul (i32 ptrtoint (ptr @g to i32), i32 3), ptr %p
  %a = add i32 add (i32 mul (i32 ptrtoint (ptr @g to i32), i32 3), i32 4), zext (i1 icmp eq (ptr @g, ptr @h) to i32)
  store { i32, <{ i8 }> } { i32 mul (i32 ptrtoint (ptr @g to i32), i32 3), <{ i8 }> zeroinitializer }, ptr %p
  store <2 x i32> <i32 mul (i32 ptrtoint (ptr @g to i32), i32 3), i32 1>, ptr %p
  store i32 mul (i32 2, i32 3), ptr %p
  br i1 %c, label %x, label %y
x:
  br label %z
y:
  br label %z
z:
  %q = phi i32 [ mul (i32 ptrtoint (ptr @g to i32), i32 3), %x ], [ select (i1 icmp ugt (ptr @g, ptr @h), i32 1, i32 2), %y ]
  %s = call i32 @k(ptr getelementptr (i32, ptr @g, i64 and (i64 ptrtoint (ptr @h to i64), i64 7)))
  ret i32 %q
}
declare i32 @k(ptr)
";

const EXPANDED: &str = "\
define i32 @f(i1 %c, ptr %p) {
  %1 = mul i32 ptrtoint (ptr @g to i32), 3
  store i32 %1, ptr %p, align 4
  %2 = mul i32 ptrtoint (ptr @g to i32), 3
  %3 = add i32 %2, 4
  %4 = icmp eq ptr @g, @h
  %5 = zext i1 %4 to i32
  %a = add i32 %3, %5
  %6 = mul i32 ptrtoint (ptr @g to i32), 3
  %7 = insertvalue { i32, <{ i8 }> } poison, i32 %6, 0
  %8 = insertvalue { i32, <{ i8 }> } %7, <{ i8 }> zeroinitializer, 1
  store { i32, <{ i8 }> } %8, ptr %p, align 4
  %9 = mul i32 ptrtoint (ptr @g to i32), 3
  %10 = insertelement <2 x i32> poison, i32 %9, i32 0
  %11 = insertelement <2 x i32> %10, i32 1, i32 1
  store <2 x i32> %11, ptr %p, align 8
  store i32 6, ptr %p, align 4
  br i1 %c, label %x, label %y

x:                                                ; preds = %0
  %12 = mul i32 ptrtoint (ptr @g to i32), 3
  br label %z

y:                                                ; preds = %0
  %13 = icmp ugt ptr @g, @h
  %14 = select i1 %13, i32 1, i32 2
  br label %z

z:                                                ; preds = %y, %x
  %q = phi i32 [ %12, %x ], [ %14, %y ]
  %15 = and i64 ptrtoint (ptr @h to i64), 7
  %16 = getelementptr i32, ptr @g, i64 %15
  %s = call i32 @k(ptr %16)
  ret i32 %q
}
";

#[test]
fn they_become_instructions() {
    let parsed = parse_module(TEXT.as_bytes(), &ParseOptions::default()).expect("older files are read");
    assert!(parsed.warnings.len() >= 6, "each is warned about");
    let printed = String::from_utf8(print_module(&parsed.module)).expect("ASCII");
    let start = printed.find("define").unwrap_or_default();
    let end = printed.find("\ndeclare").unwrap_or_default();
    assert_eq!(&printed[start..end], EXPANDED);
}

#[test]
fn strictly_they_are_refused() {
    let options = ParseOptions { strict: true, ..ParseOptions::default() };
    let errors = parse_module(TEXT.as_bytes(), &options).expect_err("LLVM 22 refuses them");
    let first = errors.iter().next().expect("there is an error");
    assert_eq!(first.message, "mul constexprs are no longer supported");
}

/// Returns the text of an initialiser after reading and printing it.
fn initialiser(ty: &str, text: &str) -> Result<String, String> {
    let text = format!("@g = global i32 0\n@h = global i32 0\n@x = global {ty} {text}\n");
    match parse_module(text.as_bytes(), &ParseOptions::default()) {
        Ok(parsed) => {
            assert_eq!(parsed.warnings.len(), 1, "it is warned about: {text}");
            let printed = String::from_utf8(print_module(&parsed.module)).expect("ASCII");
            let (_, found) = printed.split_once(&format!("@x = global {ty} ")).expect("it was defined");
            Ok(found.trim_end().to_owned())
        }
        Err(errors) => Err(errors.iter().flat_map(|error| error.notes.iter().cloned()).collect()),
    }
}

#[test]
fn in_initialisers_they_become_expressions_that_there_are() {
    for (ty, old, new) in [
        ("i64", "mul (i64 ptrtoint (ptr @g to i64), i64 1)", "ptrtoint (ptr @g to i64)"),
        ("i64", "shl (i64 ptrtoint (ptr @g to i64), i64 0)", "ptrtoint (ptr @g to i64)"),
        ("i32", "mul (i32 ptrtoint (ptr @g to i32), i32 0)", "0"),
        (
            "i64",
            "mul (i64 3, i64 ptrtoint (ptr @g to i64))",
            "add (i64 add (i64 ptrtoint (ptr @g to i64), i64 ptrtoint (ptr @g to i64)), i64 ptrtoint (ptr @g to i64))",
        ),
        (
            "i8",
            "shl (i8 ptrtoint (ptr @g to i8), i8 1)",
            "add (i8 ptrtoint (ptr @g to i8), i8 ptrtoint (ptr @g to i8))",
        ),
        ("i64", "mul nsw (i64 ptrtoint (ptr @g to i64), i64 -1)", "sub (i64 0, i64 ptrtoint (ptr @g to i64))"),
        ("i128", "zext (i64 ptrtoint (ptr @g to i64) to i128)", "ptrtoint (ptr @g to i128)"),
        ("i128", "sext (i96 ptrtoint (ptr @g to i96) to i128)", "ptrtoint (ptr @g to i128)"),
    ] {
        assert_eq!(initialiser(ty, old), Ok(new.to_owned()), "{old}");
    }
}

/// Nothing can compute an initialiser.
#[test]
fn inexpressible_initialisers_are_refused() {
    let sum = "add (i64 ptrtoint (ptr @g to i64), i64 ptrtoint (ptr @h to i64))";
    let long = (0..9).fold(sum.to_owned(), |text, _| format!("mul (i64 {text}, i64 2)"));
    for (ty, text, name) in [
        ("i64", "mul (i64 ptrtoint (ptr @g to i64), i64 1000)", "mul"),
        ("i64", "and (i64 ptrtoint (ptr @g to i64), i64 7)", "and"),
        ("i64", "zext (i32 ptrtoint (ptr @g to i32) to i64)", "zext"),
        ("i128", "sext (i64 ptrtoint (ptr @g to i64) to i128)", "sext"),
        ("i64", "udiv (i64 ptrtoint (ptr @g to i64), i64 ptrtoint (ptr @h to i64))", "udiv"),
        ("i64", &long, "mul"),
    ] {
        let notes = initialiser(ty, text).expect_err(text);
        assert!(notes.contains(&format!("this {name} does not fold")), "{notes}");
    }
}
