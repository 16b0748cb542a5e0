;--- index
^0 = module: (path: "a.bc", hash: (17, 42, 3, 4, 5))
^1 = module: (path: "b.bc", hash: (4294967295, 7, 3, 4, 5))
^2 = gv: (guid: 15822663052811949562, summaries: (function: (module: ^0, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 1, dsoLocal: 0, canAutoHide: 0, importType: definition), insts: 1)))
^3 = gv: (guid: 14055078146364177881, summaries: (variable: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 0, live: 1, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 0, writeonly: 0, constant: 0))))
^4 = gv: (guid: 4549730659983567129, summaries: (function: (module: ^1, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 1, dsoLocal: 0, canAutoHide: 0, importType: definition), insts: 1)))
^5 = gv: (guid: 13288378731685923847, summaries: (function: (module: ^1, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 1, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 1)))
^6 = gv: (guid: 11427076188228915220, summaries: (function: (module: ^1, flags: (linkage: weak_odr, visibility: default, notEligibleToImport: 0, live: 1, dsoLocal: 0, canAutoHide: 0, importType: definition), insts: 1)))
^7 = gv: (guid: 11353853776616681442, summaries: (function: (module: ^1, flags: (linkage: linkonce_odr, visibility: default, notEligibleToImport: 0, live: 1, dsoLocal: 0, canAutoHide: 0, importType: definition), insts: 1)))
^8 = gv: (guid: 15118912381356147359, summaries: (function: (module: ^1, flags: (linkage: weak, visibility: default, notEligibleToImport: 0, live: 1, dsoLocal: 0, canAutoHide: 0, importType: definition), insts: 1)))
^9 = gv: (guid: 9949314866907087095, summaries: (variable: (module: ^1, flags: (linkage: internal, visibility: default, notEligibleToImport: 0, live: 1, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 0, writeonly: 0, constant: 0))))
^10 = gv: (guid: 6123374455100471765, summaries: (function: (module: ^1, flags: (linkage: internal, visibility: default, notEligibleToImport: 0, live: 1, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 1)))
^11 = gv: (guid: 13418121737977580670, summaries: (variable: (module: ^1, flags: (linkage: weak, visibility: default, notEligibleToImport: 0, live: 1, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 0, writeonly: 0, constant: 0))))
;--- a.bc
source_filename = "a.c"

@own = internal global i32 1

define i32 @main() {
  %1 = call i32 @imported()
  %2 = call i32 @also()
  %3 = call i32 @odr()
  %4 = call i32 @once()
  %5 = load i32, ptr @own
  ret i32 %1
}

declare i32 @imported()
declare i32 @also()
declare i32 @odr()
declare i32 @once()

module asm "# of a"
;--- b.bc import imported odr once weakly
source_filename = "b.c"

$group = comdat any

%pair = type { i32, ptr }

@own = internal global %pair zeroinitializer
@0 = private unnamed_addr constant [3 x i8] c"ab\00"
@.str = private constant [2 x i8] c"x\00"
@shared = common global i32 0
@constant = linkonce_odr constant i32 5, comdat($group)
@seen = available_externally global i32 1
@maybe = extern_weak global i32
@weak = weak global i32 1
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @init, ptr null }]

@alias = alias i32 (), ptr @hidden
@local_alias = internal alias i32, ptr @shared

@resolved = ifunc i32 (), ptr @resolver

define internal void @init() {
  ret void
}

define internal ptr @resolver() {
  ret ptr null
}

define internal i32 @hidden() comdat($group) {
  ret i32 3
}

define i32 @imported() comdat($group) prefix ptr @own personality ptr @hidden {
  %1 = load i32, ptr @own
  %2 = load i8, ptr @0
  %3 = load i8, ptr @.str
  %4 = load i32, ptr @shared
  %5 = load i32, ptr @constant
  %6 = load i32, ptr @seen
  %7 = load i32, ptr @maybe
  %8 = load i32, ptr @weak
  %9 = call i32 @alias()
  %10 = load i32, ptr @local_alias
  %11 = call i32 @resolved()
  %12 = call i32 @hidden()
  %13 = getelementptr %pair, ptr @own, i32 0, i32 1
  ret i32 %1
}

define i32 @also() {
  %1 = call i32 @imported()
  ret i32 %1
}

define weak_odr i32 @odr() {
  %1 = call i32 @once()
  ret i32 %1
}

define linkonce_odr hidden i32 @once() {
  %1 = call i32 @alias()
  ret i32 1
}

define weak i32 @weakly() {
  ret i32 1
}

!llvm.stats = !{!0}
!named = !{!0}
!0 = !{!"of b"}
;--- linked
; ModuleID = 'llvm-link'
source_filename = "llvm-link"

module asm "# of a"

%pair = type { i32, ptr }

@own.llvm.73014444074 = hidden global i32 1
@local_alias.llvm.18446744069414584327 = external global i32
@own.llvm.18446744069414584327 = external hidden global %pair
@.llvm.18446744069414584327 = external hidden unnamed_addr constant [3 x i8]
@.str.llvm.18446744069414584327 = external hidden constant [2 x i8]
@shared = external global i32
@constant = external constant i32
@seen = external global i32
@maybe = extern_weak global i32
@weak = external dso_local global i32

define i32 @main() {
  %1 = call i32 @imported()
  %2 = call i32 @also()
  %3 = call i32 @odr()
  %4 = call i32 @once()
  %5 = load i32, ptr @own.llvm.73014444074, align 4
  ret i32 %1
}

declare dso_local i32 @also()

define available_externally i32 @imported() prefix ptr @own.llvm.18446744069414584327 personality ptr @hidden.llvm.18446744069414584327 {
  %1 = load i32, ptr @own.llvm.18446744069414584327, align 4
  %2 = load i8, ptr @.llvm.18446744069414584327, align 1
  %3 = load i8, ptr @.str.llvm.18446744069414584327, align 1
  %4 = load i32, ptr @shared, align 4
  %5 = load i32, ptr @constant, align 4
  %6 = load i32, ptr @seen, align 4
  %7 = load i32, ptr @maybe, align 4
  %8 = load i32, ptr @weak, align 4
  %9 = call i32 @alias()
  %10 = load i32, ptr @local_alias.llvm.18446744069414584327, align 4
  %11 = call i32 @resolved()
  %12 = call i32 @hidden.llvm.18446744069414584327()
  %13 = getelementptr %pair, ptr @own.llvm.18446744069414584327, i32 0, i32 1
  ret i32 %1
}

declare hidden i32 @hidden.llvm.18446744069414584327()

declare i32 @alias()

declare i32 @resolved()

define available_externally i32 @odr() {
  %1 = call i32 @once()
  ret i32 %1
}

define available_externally hidden i32 @once() {
  %1 = call i32 @alias()
  ret i32 1
}

!named = !{!0}

!0 = !{!"of b"}
