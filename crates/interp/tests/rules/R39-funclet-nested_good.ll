; RUN: run
@_ZTIi = external constant ptr
@_ZTId = external constant ptr

define void @throw() {
  %e = call ptr @__cxa_allocate_exception(i64 4)
  store i32 7, ptr %e
  call void @__cxa_throw(ptr %e, ptr @_ZTIi, ptr null)
  unreachable
}

@cleaned = global i32 0

define void @cleans() personality ptr @__gxx_wasm_personality_v0 {
  invoke void @throw() to label %never unwind label %dispatch
dispatch:
  %switch = catchswitch within none [label %wrong] unwind label %cleanup
wrong:
  %other = catchpad within %switch [ptr @_ZTId]
  catchret from %other to label %never
cleanup:
  %pad = cleanuppad within none []
  store i32 1, ptr @cleaned
  cleanupret from %pad unwind to caller
never:
  ret void
}

define i32 @main() personality ptr @__gxx_wasm_personality_v0 {
  invoke void @cleans() to label %never unwind label %dispatch
dispatch:
  %switch = catchswitch within none [label %double, label %int] unwind to caller
double:
  %d = catchpad within %switch [ptr @_ZTId]
  catchret from %d to label %never
int:
  %pad = catchpad within %switch [ptr @_ZTId, ptr @_ZTIi]
  %e = call ptr @llvm.wasm.get.exception(token %pad)
  %selector = call i32 @llvm.wasm.get.ehselector(token %pad)
  %type = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIi)
  %p = call ptr @__cxa_begin_catch(ptr %e) [ "funclet"(token %pad) ]
  invoke void @throw() [ "funclet"(token %pad) ] to label %never unwind label %inner
inner:
  %nested = catchswitch within %pad [label %again] unwind to caller
again:
  %second = catchpad within %nested []
  catchret from %second to label %back
back:
  call void @__cxa_end_catch() [ "funclet"(token %pad) ]
  catchret from %pad to label %after
after:
  %fits = icmp eq i32 %selector, %type
  %cleaned = load i32, ptr @cleaned
  %done = icmp eq i32 %cleaned, 1
  %both = and i1 %fits, %done
  br i1 %both, label %good, label %never
good:
  ret i32 0
never:
  ret i32 1
}

declare i32 @__gxx_wasm_personality_v0(...)
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr)
declare ptr @__cxa_begin_catch(ptr)
declare void @__cxa_end_catch()
declare ptr @llvm.wasm.get.exception(token)
declare i32 @llvm.wasm.get.ehselector(token)
declare i32 @llvm.eh.typeid.for.p0(ptr)
