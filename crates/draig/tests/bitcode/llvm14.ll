; ModuleID = 'llvm14.bc'
source_filename = "llvm14.ll"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@a = global i32 1
@b = external global i32
@names = constant [2 x ptr] [ptr @a, ptr null]

declare { i32, i1 } @pair(i32)

define i64 @expressions(i1 %x) {
entry:
  %slot = alloca i64, align 8
  %raw = bitcast ptr %slot to ptr
  call void @llvm.lifetime.start.p0(ptr %slot)
  store i64 0, ptr %slot, align 8
  %constexpr = icmp ugt ptr @a, @b
  %constexpr1 = select i1 %constexpr, ptr null, ptr @a
  %picked = load i64, ptr %constexpr1, align 8
  br i1 %x, label %one, label %two

one:                                              ; preds = %entry
  br label %phi.constexpr

two:                                              ; preds = %entry
  br i1 true, label %join, label %three

three:                                            ; preds = %two
  br label %phi.constexpr3

phi.constexpr:                                    ; preds = %one
  %constexpr2 = mul i64 ptrtoint (ptr @a to i64), 3
  %constexpr5 = shl i64 ptrtoint (ptr @a to i64), 3
  br label %join

phi.constexpr3:                                   ; preds = %three
  %constexpr4 = udiv i64 ptrtoint (ptr @b to i64), 5
  br label %join

join:                                             ; preds = %phi.constexpr3, %phi.constexpr, %two
  %merged = phi i64 [ %constexpr2, %phi.constexpr ], [ 7, %two ], [ %constexpr4, %phi.constexpr3 ]
  %again = phi i64 [ %constexpr5, %phi.constexpr ], [ 8, %two ], [ 9, %phi.constexpr3 ]
  %sum = add i64 %merged, %again
  call void @llvm.lifetime.end.p0(ptr %slot)
  ret i64 %sum
}

define { i32, [2 x i32] } @aggregate() {
  %constexpr = icmp slt ptr @a, @b
  %constexpr1 = sext i1 %constexpr to i32
  %constexpr.ins = insertvalue { i32, [2 x i32] } poison, i32 %constexpr1, 0
  %constexpr.ins2 = insertvalue { i32, [2 x i32] } %constexpr.ins, [2 x i32] [i32 4, i32 ptrtoint (ptr @a to i32)], 1
  ret { i32, [2 x i32] } %constexpr.ins2
}

define i32 @jumps(i32 %x) {
entry:
  callbr void asm sideeffect "jmp ${1:l} # $0 $2", "r,!X,!X"(i32 %x)
          to label %next [label %out, label %more]

next:                                             ; preds = %entry
  ret i32 0

out:                                              ; preds = %entry
  ret i32 1

more:                                             ; preds = %entry
  ret i32 2
}

define void @pointers(ptr %p, ptr %f) {
  %field = getelementptr inbounds { i32, ptr }, ptr %p, i64 0, i32 1
  %inner = load ptr, ptr %field, align 8
  %old = atomicrmw add ptr %inner, i32 1 seq_cst, align 4
  %both = cmpxchg ptr %inner, i32 %old, i32 4 acq_rel monotonic, align 4
  call void %f(i32 %old)
  ret void
}

declare void @llvm.lifetime.start.i64(i64)

declare void @llvm.lifetime.end.i64(i64)

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
