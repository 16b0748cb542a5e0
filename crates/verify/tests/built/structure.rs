//! The structure of bodies, tables and globals: dangling handles, missing parts.

use draig_ir::body::{LocalMetadataData, Position};
use draig_ir::summary::SummaryModule;
use draig_ir::{
    AttrList, AttrSet, Attribute, Block, Body, Comdat, Const, ConstExpr, ConstKind, Global, GlobalKind, InlineAsmData,
    Metadata, MetadataKind, Symbol, SyncScope, Type, Value,
};

use crate::support::{Case, constant, global, nth};

/// A handle beyond any module's range.
const FAR: u32 = 1 << 28;

const BODY: &str = "\
$c = comdat any
@x = global i32 0, comdat($c)
declare void @llvm.dbg.value(metadata, metadata, metadata)
define void @f(i32 %a, ptr %p) !dbg !5 {
e:
  %b = add i32 %a, 1
  %l = load i32, ptr %p
  call void @g(i32 %b)
    #dbg_value(!DIArgList(i32 %b), !8, !DIExpression(DW_OP_LLVM_arg, 0), !7)
  br label %n
n:
  %q = phi i32 [ %b, %e ]
  ret void
}
declare void @g(i32)
!named = !{!2}
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!3}
!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: \"a.c\", directory: \"/\")
!3 = !{i32 2, !\"Debug Info Version\", i32 3}
!5 = distinct !DISubprogram(name: \"f\", scope: !2, file: !2, unit: !1, spFlags: DISPFlagDefinition)
!7 = !DILocation(line: 1, scope: !5)
!8 = !DILocalVariable(name: \"b\", scope: !5)
";

const BUNDLE: &str = "\
declare void @g()
define void @f(i32 %a) {
  call void @g() [ \"x\"(i32 %a) ]
  ret void
}
";

const SUMMARY: &str = "\
@x = global i32 0
^0 = module: (path: \"a\", hash: (0, 0, 0, 0, 0))
^1 = gv: (name: \"x\", summaries: (variable: (module: ^0, flags: (linkage: external), varFlags: (readonly: 1))))
";

pub(crate) fn cases() -> Vec<Case> {
    bodies().into_iter().chain(tables()).chain(globals()).collect()
}

fn bodies() -> Vec<Case> {
    vec![
        Case::body("V0001", BODY, |_, body| body.set_operand(nth(body, 0), 0, Const::from_u32(FAR))),
        Case::body("V0002", BODY, |_, body| body.set_inst_type(nth(body, 0), Type::from_u32(FAR))),
        Case::body("V0003", BODY, |_, body| body.set_operands(nth(body, 0), &[Value::arg(0)])),
        Case::body("V0004", BODY, |_, body| body.remove_inst(nth(body, 0))),
        Case::body("V0005", BODY, |_, body| {
            let removed = body.create_block();
            body.set_operand(nth(body, 3), 0, Value::block(removed));
        }),
        Case::body("V0007", BODY, |_, body| {
            body.call_mut(nth(body, 2)).expect("a call").function_type = Type::I32;
        }),
        Case::body("V0008", BODY, |_, body| body.set_phi_block(nth(body, 4), 0, Block::from_u32(FAR))),
        Case::body("V0010", BUNDLE, |_, body| {
            let callee = body.callee(nth(body, 0)).expect("a call");
            body.set_operands(nth(body, 0), &[callee]);
        }),
        Case::body("V0011", BODY, |_, body| {
            body.set_attachment(nth(body, 0), MetadataKind::from_u32(1), Some(Metadata::from_u32(FAR)));
        }),
        Case::body("V0012", BODY, |_, body| {
            let record = draig_ir::body::DbgRecord::from_u32(0);
            let mut data = body.record(record);
            data.variable = Some(Metadata::from_u32(FAR));
            body.set_record(record, &data);
        }),
        Case::body("V0013", BODY, |_, body| {
            let list = LocalMetadataData::ArgList([Const::from_u32(FAR).into()].into());
            body.add_local_metadata(list);
        }),
        Case::body("V0018", BODY, |_, body| {
            let record = draig_ir::body::DbgRecord::from_u32(0);
            let removed = body.clone_inst(nth(body, 0), Position::Before(nth(body, 0)));
            let mut data = body.record(record);
            data.location = Some(removed.into());
            body.remove_inst(removed);
            body.set_record(record, &data);
        }),
        Case::body("V0014", BODY, |_, body| {
            let mut access = body.memory_access(nth(body, 1));
            access.scope = SyncScope(FAR);
            body.set_memory_access(nth(body, 1), &access);
        }),
        Case::body("V0017", BODY, |_, body| {
            let entry = body.entry().expect("it has one");
            let (inst, next) = (nth(body, 1), body.next_block(entry).expect("there are two"));
            body.set_operand(inst, 0, Value::block(next));
        }),
        Case::body("V0017", BODY, |_, body| body.set_operand(nth(body, 0), 0, Metadata::from_u32(0))),
        Case::body("V0016", BODY, |_, body| body.set_flag_bits(nth(body, 0), 0x80)),
        Case::body("V0016", BODY, |_, body| body.set_flag_bits(nth(body, 1), 1)),
        // A call takes fast-math flags, but not if it has no result.
        Case::body("V0016", BODY, |_, body| body.set_flag_bits(nth(body, 2), 1)),
        Case::body("V0015", BODY, |_, body| {
            body.call_mut(nth(body, 2)).expect("a call").attributes = AttrList::from_u32(FAR);
        }),
    ]
}

fn tables() -> Vec<Case> {
    vec![
        Case::new("V0021", BODY, |module| {
            module.tables.types.array(Type::from_u32(FAR), 1);
        }),
        Case::new("V0022", BODY, |module| {
            let ty = module.named_struct(b"s");
            module.tables.types.set_struct_body(ty, &[ty], false);
        }),
        Case::new("V0023", BODY, |module| {
            let ty = module.tables.types.array(Type::I32, 1);
            constant(module, ty, ConstKind::Aggregate([Const::from_u32(FAR).into()].into()));
        }),
        Case::new("V0024", BODY, |module| {
            constant(module, Type::FLOAT, ConstKind::Int(1));
        }),
        Case::new("V0024", BODY, |module| {
            let one = module.tables.const_i64(Type::I32, 1).into();
            let expr = ConstExpr {
                opcode: draig_ir::Opcode::Freeze,
                flags: 0,
                operands: [one].into(),
                source_type: None,
                in_range: None,
                mask: [].into(),
            };
            constant(module, Type::I32, ConstKind::Expr(Box::new(expr)));
        }),
        Case::new("V0025", BODY, |module| {
            let tables = &mut module.tables;
            let mut attributes = vec![Attribute::Type(draig_tables::AttrKind::ByVal, Some(Type::from_u32(FAR)))];
            tables.attributes.intern_set(&mut attributes, &tables.strings);
        }),
        Case::new("V0026", BODY, |module| {
            module.tables.intern_inline_asm(InlineAsmData {
                function_type: Type::I32,
                template: Symbol::EMPTY,
                constraints: Symbol::EMPTY,
                side_effect: false,
                align_stack: false,
                intel_dialect: false,
                unwind: false,
            });
        }),
        Case::new("V0027", BODY, |module| {
            module.tables.metadata.tuple(&[Some(Metadata::from_u32(FAR))]);
        }),
    ]
}

/// Changes `@x`.
fn of_x(code: &'static str, change: fn(&mut draig_ir::GlobalData)) -> Case {
    Case::new(code, BODY, move |module| {
        let x = global(module, "x");
        change(module.global_mut(x));
    })
}

fn globals() -> Vec<Case> {
    vec![
        of_x("V0031", |data| data.section = Symbol::from_u32(FAR)),
        of_x("V0031", |data| data.as_variable_mut().expect("a variable").attributes = Some(AttrSet::from_u32(FAR))),
        of_x("V0031", |data| data.comdat = Some(Comdat::from_u32(FAR))),
        Case::new("V0032", BODY, |module| {
            let (x, f) = (global(module, "x"), global(module, "f"));
            module.global_mut(x).name = module.global(f).name;
        }),
        of_x("V0033", |data| data.address_type = Type::I32),
        of_x("V0034", |data| data.as_variable_mut().expect("a variable").initializer = Some(Value::arg(0))),
        Case::new("V0035", BODY, |module| {
            let g = global(module, "g");
            module.global_mut(g).value_type = Type::I32;
        }),
        Case::new("V0036", BODY, |module| {
            let f = global(module, "f");
            module.global_mut(f).kind = GlobalKind::Variable(draig_ir::Variable::default());
        })
        .also(&["V0038"]),
        Case::new("V0037", BODY, |module| {
            let g = global(module, "g");
            module.set_body(g, Some(Box::new(Body::new())));
        }),
        Case::new("V0038", BODY, |module| {
            let g = global(module, "g");
            module.global_mut(g).kind = GlobalKind::Variable(draig_ir::Variable::default());
        }),
        Case::new("V0039", BODY, |module| module.comdat_mut(Comdat::from_u32(0)).name = Symbol::from_u32(FAR)),
        Case::new("V0040", BODY, |module| {
            module.named_metadata_mut()[0].operands.push(Metadata::from_u32(FAR));
        }),
        Case::new("V0041", SUMMARY, |module| {
            let summary = module.summary.as_mut().expect("a summary");
            summary.values[0].definitions[0].module = SummaryModule::from_u32(FAR);
        }),
        Case::new("V0041", SUMMARY, |module| {
            let summary = module.summary.as_mut().expect("a summary");
            summary.values[0].global = Some(Global::from_u32(FAR));
        }),
    ]
}
