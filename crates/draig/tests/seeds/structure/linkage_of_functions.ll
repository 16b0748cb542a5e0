; RUN: dis
; Seed 000: Linkage types.
define private void @private() { ret void }
define internal void @internal() { ret void }
define available_externally void @available_externally() { ret void }
define linkonce void @linkonce() { ret void }
define weak void @weak() { ret void }
define linkonce_odr void @linkonce_odr() { ret void }
define weak_odr void @weak_odr() { ret void }
define external void @external() { ret void }
declare extern_weak void @extern_weak()
declare external void @declared()
