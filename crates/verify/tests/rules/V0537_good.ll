; RUN: verify
declare <2 x i32> @f(<4 x i16> returned)
