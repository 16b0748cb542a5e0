//! Calls with unsuitable arguments, and disallowed uses of intrinsics.

use draig_ir::{AttrSet, Attribute, Value};
use draig_tables::AttrKind;

use crate::support::{Case, global, in_body, nth};

const CALL: &str = "declare void @g(i32)\ndefine void @f(i32 %a) {\n  call void @g(i32 %a)\n  ret void\n}\n";
const VARIADIC: &str =
    "declare void @g(i32, ...)\ndefine void @f(i32 %a) {\n  call void (i32, ...) @g(i32 %a)\n  ret void\n}\n";
const CALLBR: &str =
    "declare void @g()\ndefine void @f() {\n  callbr void asm \"\", \"\"() to label %n []\nn:\n  ret void\n}\n";
const RELOCATE: &str = "\
declare void @g()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
define ptr addrspace(1) @f(ptr addrspace(1) %p, i32 %a) gc \"statepoint-example\" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0) [ \"gc-live\"(ptr addrspace(1) %p) ]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  ret ptr addrspace(1) %r
}
";
const TOKENS: &str = "\
declare token @llvm.experimental.convergence.anchor()
declare void @c() convergent
define void @f(i1 %c) convergent {
e:
  %t = call token @llvm.experimental.convergence.anchor()
  br i1 %c, label %a, label %b
a:
  %u = call token @llvm.experimental.convergence.anchor()
  ret void
b:
  call void @c() [ \"convergencectrl\"(token %t) ]
  ret void
}
";

/// A relocation whose declaration does not mark its numbers as immediate.
fn relocate(code: &'static str, number: usize) -> Case {
    Case::new(code, RELOCATE, move |module| {
        let relocate = global(module, "llvm.experimental.gc.relocate.p1");
        let function = module.global_mut(relocate).as_function_mut().expect("a function");
        function.attributes = draig_ir::AttrList::EMPTY;
        in_body(module, |_, body| body.set_operand(nth(body, 1), number, Value::arg(1)));
    })
}

pub(crate) fn cases() -> Vec<Case> {
    vec![
        relocate("V1944", 1),
        relocate("V1945", 2),
        Case::body("V1211", TOKENS, |_, body| {
            let (other, call) = (nth(body, 2), nth(body, 4));
            body.set_operand(call, 0, other);
        })
        .also(&["V0208"]),
        Case::body("V1301", CALL, |_, body| body.set_operand(nth(body, 0), 1, Value::arg(0))),
        Case::body("V1302", VARIADIC, |_, body| {
            let callee = body.operands(nth(body, 0))[1];
            body.set_operands(nth(body, 0), &[callee]);
        }),
        Case::body("V1303", CALL, |_, body| {
            let [argument, callee] = body.operands(nth(body, 0)) else { return };
            let operands = [*argument, *argument, *callee];
            body.set_operands(nth(body, 0), &operands);
        }),
        Case::body("V1305", CALL, |module, body| {
            let tables = &mut module.tables;
            let mut own = vec![Attribute::Enum(AttrKind::NoUndef)];
            let set = tables.attributes.intern_set(&mut own, &tables.strings);
            let list = tables.attributes.intern_list(AttrSet::EMPTY, AttrSet::EMPTY, &[set, set]);
            body.call_mut(nth(body, 0)).expect("a call").attributes = list;
        }),
        Case::body("V1319", CALLBR, |module, body| {
            let g = global(module, "g");
            body.set_operand(nth(body, 0), 1, g);
        }),
        Case::new(
            "V0613",
            "declare i32 @llvm.smax.i32(i32, i32)\ndefine void @f() {\n  ret void\n}\ndefine i32 @h(i32 %a) {\n  %r = call i32 @llvm.smax.i32(i32 %a, i32 %a)\n  ret i32 %r\n}\n",
            |module| {
                let smax = global(module, "llvm.smax.i32");
                let name = module.tables.strings.intern(b"llvm.smax.i64");
                module.rename(smax, name);
            },
        ),
    ]
}
