; RUN: run
@stop = global i1 true

define i32 @main() mustprogress {
  br label %loop

loop:
  %stop = load volatile i1, ptr @stop
  br i1 %stop, label %end, label %loop

end:
  ret i32 0
}
