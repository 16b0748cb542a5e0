; RUN: verify ; error@file: Global @a has illegal target extension type
@a = external global { i32, target("spirv.IntegralConstant", 3) }
