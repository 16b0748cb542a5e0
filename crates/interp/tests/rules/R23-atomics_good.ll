; RUN: run
; Operations of atomicrmw that LLVM 23 has, on vectors, and element by element.
define i32 @main() {
  %p = alloca <2 x i32>
  store <2 x i32> <i32 3, i32 4>, ptr %p
  %old = atomicrmw elementwise add ptr %p, <2 x i32> <i32 10, i32 20> monotonic
  %first = extractelement <2 x i32> %old, i32 0
  %c1 = icmp eq i32 %first, 3
  %whole = atomicrmw xor ptr %p, <2 x i32> <i32 1, i32 1> seq_cst
  %new = load <2 x i32>, ptr %p
  %second = extractelement <2 x i32> %new, i32 1
  %c2 = icmp eq i32 %second, 25
  %f = alloca float
  store float +qnan, ptr %f
  %was = atomicrmw fmaximumnum ptr %f, float 1.5 seq_cst
  %now = load float, ptr %f
  %c3 = fcmp oeq float %now, 1.5
  %least = atomicrmw fminimumnum ptr %f, float -2.5 seq_cst
  %last = load float, ptr %f
  %c4 = fcmp oeq float %last, -2.5
  %d1 = and i1 %c1, %c2
  %d2 = and i1 %d1, %c3
  %d3 = and i1 %d2, %c4
  %r = select i1 %d3, i32 0, i32 1
  ret i32 %r
}
