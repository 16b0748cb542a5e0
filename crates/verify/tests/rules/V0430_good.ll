; RUN: verify
@a = external global { i32, target("spirv.Sampler") }
