; RUN: run
@target = global ptr blockaddress(@main, %unlisted)

define i32 @main() {
  %p = load ptr, ptr @target
  indirectbr ptr %p, [label %listed, label %unlisted]

listed:
  ret i32 0

unlisted:
  ret i32 0
}
