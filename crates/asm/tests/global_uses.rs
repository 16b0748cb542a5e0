//! The order of the uses of globals and constants, compared with `Value::uses()` of libLLVM-22 for the same
//! text.

use draig_asm::{ParseOptions, parse_module};
use draig_ir::view::GlobalUse;
use draig_ir::{ConstKind, Module};

const TEXT: &str = "\
@t1 = global [1 x ptr] [ptr @g]
@g = global i32 0
@t2 = global [2 x ptr] [ptr @g, ptr @h]
@t3 = global ptr @g
@t4 = global ptr @h
@h = global i32 0
@t5 = global { ptr, ptr } { ptr @h, ptr getelementptr (i8, ptr @h, i64 4) }
@self = global ptr @self
@al = alias i32, ptr @g
define void @f1() personality ptr @f2 {
  %i1 = load ptr, ptr @g
  %i2 = load ptr, ptr @h
  store ptr @g, ptr @h
  store ptr @g, ptr getelementptr (i8, ptr @g, i64 4)
  call void @f2(ptr @g)
  ret void
}
define void @f2(ptr %p) prefix ptr @f1 {
  %i3 = load ptr, ptr @g
  %i4 = load ptr, ptr getelementptr (i8, ptr @g, i64 4)
  store ptr getelementptr (i8, ptr @h, i64 4), ptr getelementptr (i8, ptr @h, i64 8)
  call void @f1()
  call void @d(ptr @d)
  call void @f2(ptr getelementptr (i8, ptr @f2, i64 1))
  ret void
}
define void @f3() {
  call void @f1()
  call void @d(ptr @g)
  ret void
}
declare void @d(ptr)
define void @f4() {
  call void @d(ptr @self)
  ret void
}
";

/// libLLVM-22's order.
const EXPECTED: &str = "\
t1:
g: f3:call#0 f2:load#0 f1:call#0 f1:store#0 expr f1:store#0 f1:load#0 @al @t3 list list
t2:
t3:
t4:
h: expr f1:store#1 f1:load#0 list expr list @t4
t5:
self: f4:call#0 @self
f1: f3:call#0 f2:call#0 @f2
f2: f2:call#1 expr @f1 f1:call#1
f3:
d: f4:call#1 f2:call#0 f2:call#1 f3:call#1
f4:
";

/// Returns a line for each global with its users.
fn uses(module: &Module) -> String {
    let name = |global| String::from_utf8_lossy(module.name(global)).into_owned();
    let of = module.global_uses();
    let mut text = String::new();
    for &global in module.variables().iter().chain(module.functions()) {
        let users = of.of(global).map(|one| match one {
            GlobalUse::Global(user) => format!(" @{}", name(user)),
            GlobalUse::Const(constant) => match module.tables.constants.kind(constant) {
                ConstKind::Expr(_) => " expr".to_owned(),
                _ => " list".to_owned(),
            },
            GlobalUse::Inst { function, inst, operand } => {
                let opcode = module.body(function).map_or("", |body| body.opcode(inst).spelling());
                format!(" {}:{opcode}#{operand}", name(function))
            }
            other => format!(" {other:?}"),
        });
        text += &format!("{}:{}\n", name(global), users.collect::<String>());
    }
    text
}

#[test]
fn uses_are_in_llvms_order() {
    let module = parse_module(TEXT.as_bytes(), &ParseOptions::default()).expect("it is right").module;
    assert_eq!(uses(&module), EXPECTED);
}
