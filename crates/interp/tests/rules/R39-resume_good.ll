; RUN: run
@_ZTIi = external constant ptr
@state = global i32 1

define void @throw() {
  %e = call ptr @__cxa_allocate_exception(i64 4)
  store i32 7, ptr %e
  call void @__cxa_throw(ptr %e, ptr @_ZTIi, ptr null)
  unreachable
}

define void @cleans() personality ptr @__gxx_personality_v0 {
  invoke void @throw()
          to label %done unwind label %cleanup

done:
  ret void

cleanup:
  %pad = landingpad { ptr, i32 }
          cleanup
  store i32 0, ptr @state
  resume { ptr, i32 } %pad
}

define i32 @main() personality ptr @__gxx_personality_v0 {
  invoke void @cleans()
          to label %done unwind label %caught

done:
  ret i32 1

caught:
  %pad = landingpad { ptr, i32 }
          catch ptr @_ZTIi
  %e = extractvalue { ptr, i32 } %pad, 0
  %object = call ptr @__cxa_begin_catch(ptr %e)
  %x = load i32, ptr %object
  call void @__cxa_end_catch()
  %seven = sub i32 %x, 7
  %s = load i32, ptr @state
  %r = or i32 %seven, %s
  ret i32 %r
}

declare i32 @__gxx_personality_v0(...)
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr)
declare ptr @__cxa_begin_catch(ptr)
declare void @__cxa_end_catch()
