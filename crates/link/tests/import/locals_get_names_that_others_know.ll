;--- index
^0 = module: (path: "a.bc", hash: (17, 42, 3, 4, 5))
^1 = module: (path: "b.bc", hash: (4294967295, 7, 3, 4, 5))
^2 = gv: (guid: 12441768389788560788, summaries: (variable: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 0, live: 1, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 0, writeonly: 0, constant: 0))))
^3 = gv: (guid: 12886691626907019545, summaries: (variable: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 0, live: 1, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 0, writeonly: 0, constant: 0))))
^4 = gv: (guid: 67023588754963393, summaries: (variable: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 0, live: 1, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 0, writeonly: 0, constant: 0))))
^5 = gv: (guid: 15297255293062322253, summaries: (variable: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 0, live: 1, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 0, writeonly: 0, constant: 0))))
^6 = gv: (guid: 10867011310452259749, summaries: (variable: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 0, live: 1, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 0, writeonly: 0, constant: 0))))
^7 = gv: (guid: 10868794165284544992, summaries: (variable: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 0, live: 1, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 0, writeonly: 0, constant: 0))))
^8 = gv: (guid: 13070634084787921984, summaries: (alias: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 0, live: 1, dsoLocal: 1, canAutoHide: 0, importType: definition), aliasee: ^5)))
^9 = gv: (guid: 10010576120879488761, summaries: (function: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 0, live: 1, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 1)))
^10 = gv: (guid: 5145392482155644429, summaries: (function: (module: ^0, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 1, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 1)))
^11 = gv: (guid: 1276925723407510161, summaries: (variable: (module: ^1, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 1, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 0, writeonly: 0, constant: 0))))
^12 = gv: (guid: 9960828877107163269, summaries: (variable: (module: ^1, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 1, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 0, writeonly: 0, constant: 0)), variable: (module: ^0, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 1, dsoLocal: 0, canAutoHide: 0, importType: definition), varFlags: (readonly: 0, writeonly: 0, constant: 0))))
;--- a.bc
source_filename = "a.c"

$group = comdat nodeduplicate
$kept = comdat any

@group = internal global i32 1, comdat
@member = internal global i32 2, comdat($group)
@kept = internal global i32 3, comdat
@counter = internal global i32 0
@.text = private unnamed_addr constant [3 x i8] c"ab\00"
@held = internal global i32 7, section "s"
@llvm.used = appending global [1 x ptr] [ptr @held], section "llvm.metadata"
@elsewhere = external dllimport global i32
@near = external global i32

@alias = internal alias i32, ptr @counter

define internal i32 @local(ptr %p) {
  %v = load i32, ptr @counter
  %t = load i8, ptr @.text
  %u = load i32, ptr @alias
  ret i32 %v
}

define i32 @exported() {
  %a = call i32 @local(ptr @group)
  %b = call i32 @local(ptr @member)
  %c = call i32 @local(ptr @kept)
  %e = call i32 @local(ptr @elsewhere)
  %f = call i32 @local(ptr @near)
  ret i32 %a
}
;--- linked
; ModuleID = 'llvm-link'
source_filename = "llvm-link"

$group.llvm.73014444074 = comdat any

$kept.llvm.73014444074 = comdat any

@llvm.used = appending global [1 x ptr] [ptr @held.llvm.73014444074], section "llvm.metadata"
@group.llvm.73014444074 = hidden global i32 1, comdat
@member.llvm.73014444074 = hidden global i32 2, comdat($group.llvm.73014444074)
@kept.llvm.73014444074 = hidden global i32 3, comdat
@counter.llvm.73014444074 = hidden global i32 0
@.text.llvm.73014444074 = hidden unnamed_addr constant [3 x i8] c"ab\00"
@held.llvm.73014444074 = hidden global i32 7, section "s"
@elsewhere = external dso_local global i32
@near = external global i32

@alias.llvm.73014444074 = hidden alias i32, ptr @counter.llvm.73014444074

define hidden i32 @local.llvm.73014444074(ptr %p) {
  %v = load i32, ptr @counter.llvm.73014444074, align 4
  %t = load i8, ptr @.text.llvm.73014444074, align 1
  %u = load i32, ptr @alias.llvm.73014444074, align 4
  ret i32 %v
}

define dso_local i32 @exported() {
  %a = call i32 @local.llvm.73014444074(ptr @group.llvm.73014444074)
  %b = call i32 @local.llvm.73014444074(ptr @member.llvm.73014444074)
  %c = call i32 @local.llvm.73014444074(ptr @kept.llvm.73014444074)
  %e = call i32 @local.llvm.73014444074(ptr @elsewhere)
  %f = call i32 @local.llvm.73014444074(ptr @near)
  ret i32 %a
}
