;--- index
^0 = module: (path: "a.bc", hash: (17, 42, 3, 4, 5))
^1 = module: (path: "b.bc", hash: (4294967295, 7, 3, 4, 5))
^2 = gv: (guid: 8539373648025336234, summaries: (variable: (module: ^0, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 1, dsoLocal: 0, canAutoHide: 0, importType: definition), varFlags: (readonly: 0, writeonly: 1, constant: 0))))
^3 = gv: (guid: 11948829046180224476, summaries: (variable: (module: ^0, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 1, dsoLocal: 0, canAutoHide: 0, importType: definition), varFlags: (readonly: 0, writeonly: 1, constant: 0))))
^4 = gv: (guid: 10183367065847385078, summaries: (variable: (module: ^0, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 1, dsoLocal: 0, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 1, constant: 0))))
^5 = gv: (guid: 13819542434777385328, summaries: (variable: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 0, live: 1, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 0))))
^6 = gv: (guid: 7494001492025909162, summaries: (variable: (module: ^1, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 1, dsoLocal: 0, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 0))))
^7 = gv: (guid: 14740650423002898831, summaries: (function: (module: ^0, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 1, dsoLocal: 0, canAutoHide: 0, importType: definition), insts: 1), function: (module: ^1, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 1, dsoLocal: 0, canAutoHide: 0, importType: definition), insts: 1)))
^8 = gv: (guid: 13146401226427987378, summaries: (function: (module: ^1, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 1, dsoLocal: 0, canAutoHide: 0, importType: definition), insts: 1)))
^9 = flags: 127
;--- a.bc
source_filename = "a.c"

@table = global [2 x ptr] [ptr @f, ptr @g]
@log = global ptr @f
@both = global i32 1
@mine = internal global i32 6 #0

define i32 @f() {
  %1 = load ptr, ptr @table
  store ptr null, ptr @log
  %2 = load i32, ptr @both
  %3 = load i32, ptr @mine
  ret i32 %2
}

declare i32 @g()

attributes #0 = { "key"="value" }
;--- b.bc import g
source_filename = "b.c"

@limit = global i32 9

define i32 @g() {
  %1 = load i32, ptr @limit
  ret i32 %1
}
;--- linked
; ModuleID = 'llvm-link'
source_filename = "llvm-link"

@table = internal global [2 x ptr] zeroinitializer #0
@log = internal global ptr null #0
@both = internal global i32 0 #0
@mine.llvm.73014444074 = internal global i32 6 #1
@limit = external global i32 #0

define i32 @f() {
  %1 = load ptr, ptr @table, align 8
  store ptr null, ptr @log, align 8
  %2 = load i32, ptr @both, align 4
  %3 = load i32, ptr @mine.llvm.73014444074, align 4
  ret i32 %2
}

define available_externally i32 @g() {
  %1 = load i32, ptr @limit, align 4
  ret i32 %1
}

attributes #0 = { "thinlto-internalize" }
attributes #1 = { "key"="value" "thinlto-internalize" }
