; strict
@x = global bfloat 0.1
