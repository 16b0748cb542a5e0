; RUN: run --vscale=4
; Scalable vectors have the number of lanes set for the run, in registers and in memory.
define i32 @main() {
  %scale = call i64 @llvm.vscale.i64()
  %count = mul i64 %scale, 2
  %p = alloca <vscale x 2 x i32>
  %steps = call <vscale x 2 x i32> @llvm.stepvector.nxv2i32()
  store <vscale x 2 x i32> %steps, ptr %p
  %last.at = getelementptr i32, ptr %p, i64 7
  %last = load i32, ptr %last.at
  %sum = call i32 @llvm.vector.reduce.add.nxv2i32(<vscale x 2 x i32> %steps)
  %head = insertelement <vscale x 2 x i32> poison, i32 3, i64 0
  %all = shufflevector <vscale x 2 x i32> %head, <vscale x 2 x i32> poison, <vscale x 2 x i32> zeroinitializer
  %more = add <vscale x 2 x i32> %steps, %all
  %seventh = extractelement <vscale x 2 x i32> %more, i64 7
  %next = getelementptr <vscale x 2 x i32>, ptr %p, i64 1
  %end = ptrtoint ptr %next to i64
  %start = ptrtoint ptr %p to i64
  %size = sub i64 %end, %start
  %a = icmp eq i64 %count, 8
  %b = icmp eq i32 %last, 7
  %c = icmp eq i32 %sum, 28
  %d = icmp eq i32 %seventh, 10
  %e = icmp eq i64 %size, 32
  %ab = and i1 %a, %b
  %cd = and i1 %c, %d
  %abcd = and i1 %ab, %cd
  %good = and i1 %abcd, %e
  %wrong = xor i1 %good, true
  %status = zext i1 %wrong to i32
  ret i32 %status
}
