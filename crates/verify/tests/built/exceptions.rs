//! Pads with parents and handlers that the text cannot express.

use draig_ir::{InstBuild, Opcode, Type, Value};

use crate::support::{Case, nth};

/// Instructions: 0 invoke, 1 ret, 2 catchswitch, 3 catchpad, 4 catchret, 5 cleanuppad, 6 cleanupret.
const PADS: &str = "\
declare i32 @personality(...)
declare void @g()
define void @f(i32 %a) personality ptr @personality {
  invoke void @g() to label %ok unwind label %switch
ok:
  ret void
switch:
  %s = catchswitch within none [label %handler] unwind label %cleanup
handler:
  %h = catchpad within %s [ptr null]
  catchret from %h to label %ok
cleanup:
  %c = cleanuppad within none []
  cleanupret from %c unwind to caller
}
";

/// Instructions: 0 invoke, 1 ret, 2 outer cleanuppad, 3 cleanupret to it, 4 inner cleanuppad.
const NESTED: &str = "\
declare i32 @personality(...)
declare void @g()
define void @f(i32 %a) personality ptr @personality {
  invoke void @g() to label %ok unwind label %inner
ok:
  ret void
outer:
  %o = cleanuppad within none []
  cleanupret from %o unwind to caller
inner:
  %i = cleanuppad within none []
  cleanupret from %i unwind label %outer
}
";

pub(crate) fn cases() -> Vec<Case> {
    vec![
        Case::body("V1114", PADS, |_, body| body.set_operand(nth(body, 2), 0, Value::arg(0))).also(&["V1132"]),
        Case::body("V1116", PADS, |_, body| {
            // The handler is paired with the list entry that led to it.
            let (switch, pad, ret) = (nth(body, 2), nth(body, 3), nth(body, 4));
            let operands = body.operands(switch)[..2].to_vec();
            body.set_operands(switch, &operands);
            body.remove_inst(ret);
            body.replace_inst(pad, InstBuild::new(Opcode::Unreachable, Type::VOID), &[]);
        })
        .also(&["V0203"]),
        Case::body("V1120", PADS, |_, body| body.set_operand(nth(body, 5), 0, Value::arg(0))),
        Case::body("V1122", PADS, |_, body| {
            let none = body.operands(nth(body, 5))[0];
            body.set_operand(nth(body, 3), 1, none);
        }),
        Case::body("V1132", NESTED, |_, body| body.set_operand(nth(body, 4), 0, Value::arg(0))).also(&["V1120"]),
    ]
}
