//! Metadata that speaks about single instructions.

use draig_analysis::{Analyses, Subject};
use draig_ir::{Inst, Module};

const TEXT: &str = r"
declare i64 @add(i64, i64)
declare i64 @sub(i64, i64)
declare void @clobber(ptr)
@variable = global i64 0

define i64 @calls(ptr %op, i64 %x) {
  %named = call i64 @add(i64 %x, i64 1)
  %listed = call i64 %op(i64 %x, i64 2), !callees !0
  %unknown = call i64 %op(i64 %x, i64 3)
  %wrong = call i64 %op(i64 %x, i64 4), !callees !2
  %c = icmp eq i64 %x, 0
  %chosen = select i1 %c, i64 1, i64 2, !unpredictable !1
  br i1 %c, label %a, label %b, !unpredictable !1
a:
  br i1 %c, label %b, label %b
b:
  ret i64 %chosen
}

define i64 @groups(ptr %p, ptr %q, i1 %c) {
  store i64 7, ptr %p, !invariant.group !1
  call void @clobber(ptr %p)
  %same = getelementptr i8, ptr %p, i64 0
  %first = load i64, ptr %same, !invariant.group !1
  %narrow = load i32, ptr %p, !invariant.group !1
  %other = load i64, ptr %q, !invariant.group !1
  br i1 %c, label %left, label %right
left:
  call void @clobber(ptr %p)
  %inner = load i64, ptr %p, !invariant.group !1
  br label %right
right:
  %last = load i64, ptr %p, !invariant.group !1
  %plain = load i64, ptr %p
  ret i64 %last
}

!0 = !{ptr @add, ptr @sub}
!1 = !{}
!2 = !{ptr @variable}
";

fn module() -> Module {
    draig_asm::parse_module(TEXT.as_bytes(), &Default::default()).expect("the text is valid").module
}

fn subject<'m>(module: &'m Module, function: &str) -> Subject<'m> {
    Subject::new(module, module.function(function).expect("it is defined").id()).expect("it has a body")
}

fn named(subject: Subject<'_>, name: &str) -> Inst {
    let body = subject.body();
    let is_named = |&inst: &Inst| body.names().get(inst) == Some(name.as_bytes());
    body.insts().find(is_named).expect("the text has it")
}

#[test]
fn callees_are_named_or_listed() {
    let module = module();
    let subject = subject(&module, "calls");
    let callees = |name: &str| {
        let names = |callee: draig_ir::Global| String::from_utf8_lossy(module.name(callee)).into_owned();
        Some(subject.possible_callees(named(subject, name))?.into_iter().map(names).collect::<Vec<_>>())
    };
    assert_eq!(callees("named"), Some(vec!["add".into()]));
    assert_eq!(callees("listed"), Some(vec!["add".into(), "sub".into()]));
    assert_eq!(callees("unknown"), None);
    assert_eq!(callees("wrong"), None, "a variable is no function");
}

#[test]
fn branches_and_selects_are_unpredictable() {
    let module = module();
    let subject = subject(&module, "calls");
    let found: Vec<bool> = subject
        .body()
        .blocks()
        .map(|block| subject.is_unpredictable(subject.body().terminator(block).expect("one")))
        .collect();
    assert_eq!(found, [true, false, false]);
    assert!(subject.is_unpredictable(named(subject, "chosen")));
}

#[test]
fn accesses_of_a_group_have_the_value_of_the_nearest_before_them() {
    let module = module();
    let subject = subject(&module, "groups");
    let analyses = Analyses::new(subject);
    let access = |name: &str| subject.invariant_group_access(analyses.dominators(), named(subject, name));
    let store = subject.body().insts().next();
    assert_eq!(access("first"), store, "through an equal pointer");
    assert_eq!(access("narrow"), None, "of another type");
    assert_eq!(access("other"), None, "through another pointer");
    assert_eq!(access("inner"), Some(named(subject, "first")));
    assert_eq!(access("last"), Some(named(subject, "first")), "the access in a branch is not on every path");
    assert_eq!(access("plain"), None, "outside the group");
}
