; RUN: dis
; Seed 000: Global variables.
; Seed 004: Global variables.
$c = comdat any
@a = linkonce_odr dso_local protected dllexport thread_local(localdynamic) unnamed_addr addrspace(3) externally_initialized constant i32 7, section "s", partition "p", comdat($c), align 16, no_sanitize_address, no_sanitize_hwaddress, sanitize_address_dyninit, sanitize_memtag, !m !0
@b = local_unnamed_addr global i32 0
@c = external addrspace(2) constant i8, section "declared"
@d = global i32 0, code_model "large"
!0 = !{}
