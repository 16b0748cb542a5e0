; strict
@x = global x86_fp80 0.5
