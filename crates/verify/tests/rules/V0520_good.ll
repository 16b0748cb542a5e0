; RUN: verify
declare void @f(ptr byval(target("spirv.Sampler")))
