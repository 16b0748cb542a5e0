; RUN: verify ; error@file: Aliasee should be either GlobalValue or ConstantExpr
@a = alias i32, ptr null
