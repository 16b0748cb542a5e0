; RUN: run
@_ZTIi = external constant ptr
@_ZTId = external constant ptr

define void @throw() {
  %e = call ptr @__cxa_allocate_exception(i64 4)
  store i32 7, ptr %e
  call void @__cxa_throw(ptr %e, ptr @_ZTIi, ptr null)
  unreachable
}

define i32 @main() personality ptr @__gxx_wasm_personality_v0 {
  invoke void @throw() to label %never unwind label %dispatch
dispatch:
  %switch = catchswitch within none [label %handler] unwind to caller
handler:
  %pad = catchpad within %switch []
  call void @nothing() [ "funclet"(token %pad) ]
  catchret from %pad to label %after
after:
  call void @nothing()
  ret i32 0
never:
  ret i32 1
}

define void @nothing() {
  ret void
}

declare i32 @__gxx_wasm_personality_v0(...)
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr)
declare ptr @__cxa_begin_catch(ptr)
declare void @__cxa_end_catch()
declare ptr @llvm.wasm.get.exception(token)
declare i32 @llvm.wasm.get.ehselector(token)
declare i32 @llvm.eh.typeid.for.p0(ptr)
