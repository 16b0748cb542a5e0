; RUN: run
@_ZTIi = external constant ptr

define void @throw() nounwind {
  %e = call ptr @__cxa_allocate_exception(i64 4)
  store i32 7, ptr %e
  call void @__cxa_throw(ptr %e, ptr @_ZTIi, ptr null) ; error: UB501
  unreachable
}

define i32 @main() personality ptr @__gxx_personality_v0 {
  invoke void @throw()
          to label %done unwind label %caught

done:
  ret i32 1

caught:
  %pad = landingpad { ptr, i32 }
          catch ptr null
  %e = extractvalue { ptr, i32 } %pad, 0
  %object = call ptr @__cxa_begin_catch(ptr %e)
  call void @__cxa_end_catch()
  ret i32 0
}

declare i32 @__gxx_personality_v0(...)
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr)
declare ptr @__cxa_begin_catch(ptr)
declare void @__cxa_end_catch()
