//! Reports name the fact that failed and its value: the promise and the violation, not only that something
//! was undefined.

use draig_asm::{ParseOptions, parse_module};
use draig_interp::host::Closed;
use draig_interp::report::Report;
use draig_interp::{Options, Outcome};
use draig_runtime::run;
use draig_verify::verify;

fn report(text: &str) -> Report {
    let module = parse_module(text.as_bytes(), &ParseOptions::default()).expect("it parses").module;
    let verified = verify(&module).expect("it verifies");
    match run(&verified, &Options::default(), &mut Closed::default()).outcome {
        Outcome::Undefined(report) => *report,
        other => panic!("{text}\n{other:?}"),
    }
}

/// Returns a `main` that passes `%p`, created by `setup`, to a function with one parameter.
fn passing(param: &str, setup: &str) -> String {
    let (ty, rest) = param.split_once(' ').unwrap_or((param, ""));
    format!(
        "define void @f({ty} {rest} %x) {{ ret void }}
         define i32 @main() {{
           {setup}
           call void @f({ty} %p)
           ret i32 0
         }}"
    )
}

/// Returns a `main` that loads a value with metadata from `%a`, created by `setup`.
fn loading(ty: &str, metadata: &str, setup: &str, nodes: &str) -> String {
    format!("define i32 @main() {{ {setup} %p = load {ty}, ptr %a, {metadata} ret i32 0 }} {nodes}")
}

/// Returns a `main` that assumes a bundle about values created by `setup`.
fn assuming(bundle: &str, setup: &str) -> String {
    format!(
        "define i32 @main() {{
           {setup}
           call void @llvm.assume(i1 true) [ {bundle} ]
           ret i32 0
         }}
         declare void @llvm.assume(i1)"
    )
}

const ODD: &str = "%a = alloca [8 x i8], align 8 %p = getelementptr i8, ptr %a, i64 1";

#[track_caller]
fn says(text: &str, code: &str, parts: &[&str]) {
    let report = report(text);
    assert_eq!(report.code(), code, "{}", report.message);
    for part in parts {
        assert!(report.message.contains(part), "{part:?} is not in {:?}", report.message);
    }
}

#[test]
fn promises_about_arguments() {
    let promise = "is not aligned to 4 bytes as align promises";
    // As passed by a constructor called on a misaligned object: `align` makes it poison before
    // `dereferenceable`.
    let text = passing("ptr noundef nonnull align 4 dereferenceable(4)", ODD);
    says(&text, "UB202", &["argument 1 of @f is 0x", "1, which", promise, "dereferenceable(4)"]);
    says(&passing("ptr noundef align 4", ODD), "UB201", &["argument 1 of @f is 0x", promise, "noundef"]);
    let null = "%p = getelementptr i8, ptr null, i64 0";
    says(&passing("ptr noundef nonnull", null), "UB201", &["argument 1 of @f is null, which nonnull excludes"]);
    let seven = "%p = add i8 7, 0";
    says(&passing("i8 noundef range(i8 -3, 5)", seven), "UB201", &["is 7, outside of range(i8 -3, 5)"]);
    let wide = "%p = add i128 -7, 0";
    says(&passing("i128 noundef range(i128 0, 5)", wide), "UB201", &["is -7, outside of range(i128 0, 5)"]);
    let infinite = "%p = fdiv double -1.0, 0.0";
    says(&passing("double noundef nofpclass(inf)", infinite), "UB201", &["which nofpclass(ninf) excludes"]);
    let zero = "%p = fadd float -0.0, -0.0";
    says(&passing("float noundef nofpclass(nzero)", zero), "UB201", &["is -0.0", "nofpclass(nzero)"]);
    let short = "%p = alloca [8 x i8]";
    let text = passing("ptr dereferenceable(16)", short);
    says(&text, "UB202", &["is 0x", "with 8 bytes up to the end of its object, and it is dereferenceable(16)"]);
    says(&passing("ptr dereferenceable(16)", null), "UB202", &["is null, and it is dereferenceable(16)"]);
    let foreign = "%p = inttoptr i64 4097 to ptr";
    let text = passing("ptr dereferenceable_or_null(16)", foreign);
    says(&text, "UB202", &["is 0x1001, where no object is known, and it is dereferenceable_or_null(16)"]);
}

#[test]
fn broken_promises_are_reported_at_their_origin() {
    let text = "define i1 @f(ptr align 4 %x) { %c = icmp eq ptr %x, null ret i1 %c }
        define i32 @main() {
          %a = alloca [8 x i8], align 8
          %p = getelementptr i8, ptr %a, i64 2
          %c = call i1 @f(ptr %p)
          br i1 %c, label %yes, label %no
        yes:
          ret i32 1
        no:
          ret i32 0
        }";
    let report = report(text);
    let events: Vec<&str> = report.events.iter().map(|event| event.text.as_str()).collect();
    let born = "poison: argument 1 of @f is 0x";
    assert!(events[0].starts_with(born) && events[0].contains("not aligned to 4 bytes"), "{events:?}");
}

#[test]
fn promises_about_loads() {
    let stored = "%a = alloca i64 store i64 9, ptr %a";
    let nodes = "!0 = !{} !1 = !{i64 0, i64 5, i64 20, i64 30} !2 = !{i64 8} !3 = !{i64 64}";
    let text = loading("i64", "!range !1, !noundef !0", stored, nodes);
    says(&text, "UB208", &["the loaded value is 9, outside of !range 0 to below 5, 20 to below 30", "!noundef"]);
    let null = "%a = alloca ptr store ptr null, ptr %a";
    says(&loading("ptr", "!nonnull !0, !noundef !0", null, nodes), "UB208", &["is null, which nonnull excludes"]);
    let text = loading("ptr", "!align !2, !noundef !0", stored, nodes);
    says(&text, "UB208", &["is 0x9, which is not aligned to 8 bytes"]);
    let own = "%a = alloca ptr store ptr %a, ptr %a";
    let text = loading("ptr", "!dereferenceable !3", own, nodes);
    says(&text, "UB202", &["with 8 bytes up to the end of its object, and it is dereferenceable(64)"]);
}

#[test]
fn assumptions() {
    says(&assuming("\"align\"(ptr %p, i64 8)", ODD), "UB207", &["a pointer assumed aligned to 8 bytes is 0x"]);
    let text = assuming("\"align\"(ptr %p, i64 8, i64 2)", ODD);
    says(&text, "UB207", &["a pointer assumed aligned to 8 bytes less 2 is 0x"]);
    let text = assuming("\"dereferenceable\"(ptr %p, i64 8)", ODD);
    says(&text, "UB207", &["assumed dereferenceable for 8 bytes is 0x", "with 7 bytes up to the end"]);
    let text = assuming("\"separate_storage\"(ptr %p, ptr %a)", ODD);
    says(&text, "UB207", &["pointers assumed to have separate storage, 0x", "are to one object"]);
    let poison = "%p = add nsw i32 2147483647, 1";
    says(&assuming("\"noundef\"(i32 %p)", poison), "UB207", &["a value assumed noundef is poison"]);
}

#[test]
fn calls_and_branches() {
    let text = "define i32 @f(i32 returned %x) { %y = add i32 %x, 1 ret i32 %y }
        define i32 @main() { %a = call i32 @f(i32 -3) ret i32 0 }";
    says(text, "UB213", &["the result is -2, not argument 1, which is -3 and `returned`"]);
    let text = "define void @f() { ret void } define void @g() { ret void }
        define i32 @main() { %a = alloca ptr store ptr @g, ptr %a %p = load ptr, ptr %a
          call void %p(), !callees !0 ret i32 0 }
        !0 = !{ptr @f}";
    says(text, "UB211", &["@g is called, and !callees lists only @f"]);
    let text = "define void @f(ptr %x) { ret void }
        define i32 @main() { call void @f(double 1.0) ret i32 0 }";
    says(text, "UB304", &["argument 1 is a double, and the function takes a pointer"]);
    let text = "declare i32 @abs(double) define i32 @main() { %x = call i32 @abs(double 1.0) ret i32 0 }";
    says(text, "UB304", &["argument 1 of abs is a double, and the function takes an integer"]);
    let text = "define i32 @main() {
          %p = inttoptr i64 77 to ptr
          indirectbr ptr %p, [label %a]
        a:
          ret i32 0
        }";
    says(text, "UB306", &["the address 0x4d is none of the labels"]);
}

/// Returns a `main` that passes a stack object of four bytes to a function with this parameter, attributes
/// and body.
fn calling(param: &str, attributes: &str, body: &str) -> String {
    format!(
        "@g = global i32 0
         define void @f(ptr {param} %x, ptr %y) {attributes} {{ {body} ret void }}
         define i32 @main() {{
           %a = alloca i32
           store i32 7, ptr %a
           call void @f(ptr %a, ptr %a)
           %b = load ptr, ptr @kept
           store i8 1, ptr %b
           ret i32 0
         }}
         @kept = global ptr @g"
    )
}

#[test]
fn promises_about_pointers() {
    let (read, write) = ("%v = load i32, ptr %x", "store i32 1, ptr %x");
    let text = calling("readonly", "", write);
    says(&text, "UB203", &["4 bytes at 0x", "written through the pointer, which readonly excludes"]);
    says(&calling("readnone", "", write), "UB203", &["written through the pointer, which readnone excludes"]);
    let text = calling("readnone", "", read);
    says(&text, "UB204", &["4 bytes at 0x", "read through the pointer, which readnone excludes"]);
    let text = calling("noalias", "", "store i32 1, ptr %x %v = load i16, ptr %y");
    let parts = ["2 bytes at 0x", "read without the noalias pointer after being written through it"];
    says(&text, "UB114", &parts);
    let text = calling("captures(none)", "", "store ptr %x, ptr @kept");
    says(&text, "UB205", &["1 byte at 0x", "written through a copy of a pointer", "captures(...) without provenance"]);
    let text = calling("captures(address, read_provenance)", "", "store ptr %x, ptr @kept");
    says(&text, "UB205", &["1 byte at 0x", "written through a copy of a pointer", "captures(read_provenance)"]);
    let text = calling("initializes((0, 4))", "", "store volatile i32 1, ptr %x");
    says(
        &text,
        "UB212",
        &["4 bytes at 0x", "written first by a volatile store, which initializes(...) does not count"],
    );
    let text = "@g = constant i64 1
        define void @f(ptr writable dereferenceable(8) %x) { ret void }
        define i32 @main() { call void @f(ptr @g) ret i32 0 }";
    says(
        text,
        "UB108",
        &["argument 1, which is writable, has 8 bytes stored back on entry, and its 0x", "is constant"],
    );
}

#[test]
fn promises_about_memory() {
    let write = "store i32 1, ptr %x";
    let text = calling("", "memory(argmem: read)", write);
    says(&text, "UB206", &["4 bytes at 0x", "written as argmem, which memory(none, argmem: read) excludes"]);
    let text = calling("", "memory(argmem: readwrite)", "%v = load i16, ptr @g");
    let parts = ["2 bytes at 0x", "read as other memory, which memory(none, argmem: readwrite) excludes"];
    says(&text, "UB206", &parts);
    says(&calling("", "memory(read)", write), "UB206", &["written as argmem, which memory(read) excludes"]);
    let text = calling("", "", "store i32 1, ptr %x, !alias.scope !2 %v = load i32, ptr %y, !noalias !2");
    let text = format!("{text} !0 = distinct !{{!0}} !1 = distinct !{{!1, !0}} !2 = !{{!1}}");
    says(&text, "UB209", &["4 bytes at 0x", "read that another access has written", "!noalias keep it apart"]);
}

#[test]
fn lengths_and_guards() {
    let text = "define i32 @main() {
          %n = add nsw i32 2147483647, 1
          %v = call <4 x i32> @llvm.vp.add.v4i32(<4 x i32> zeroinitializer, <4 x i32> zeroinitializer,
                                                  <4 x i1> splat (i1 true), i32 %n)
          ret i32 0
        }
        declare <4 x i32> @llvm.vp.add.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)";
    says(text, "UB008", &["an explicit vector length for 4 lanes is poison"]);
    let text = "define i32 @main() {
          call void (i1, ...) @llvm.experimental.guard(i1 poison) [ \"deopt\"() ]
          ret i32 0
        }
        declare void @llvm.experimental.guard(i1, ...)";
    says(text, "UB001", &["the condition of llvm.experimental.guard is poison"]);
    let text = assuming("\"align\"(ptr %p, i64 8)", "%p = getelementptr inbounds i8, ptr null, i64 1");
    says(&text, "UB207", &["an operand of the assumption is poison"]);
}

/// A timer would end or interrupt the program natively, so one that is set cannot be passed over.
#[test]
fn timers_are_cleared_but_never_set() {
    let outcome = |seconds: u32| {
        let text = format!(
            "@new = constant [4 x i64] [i64 0, i64 0, i64 {seconds}, i64 0]
             @old = global [4 x i64] [i64 7, i64 7, i64 7, i64 7]
             declare i32 @setitimer(i32, ptr, ptr)
             define i32 @main() {{
               %status = call i32 @setitimer(i32 0, ptr @new, ptr @old)
               %last = getelementptr i64, ptr @old, i64 3
               %was = load i64, ptr %last
               %few = trunc i64 %was to i32
               %sum = add i32 %status, %few
               ret i32 %sum
             }}"
        );
        let module = parse_module(text.as_bytes(), &ParseOptions::default()).expect("it parses").module;
        let verified = verify(&module).expect("it verifies");
        run(&verified, &Options::default(), &mut Closed::default()).outcome
    };
    assert!(matches!(outcome(0), Outcome::Exit(0)), "{:?}", outcome(0));
    match outcome(1) {
        Outcome::Unsupported(report) => assert!(format!("{report:?}").contains("setitimer"), "{report:?}"),
        other => panic!("{other:?}"),
    }
}
