; RUN: verify ; error@file: IFunc should have private, internal, linkonce, weak, linkonce_odr, weak_odr, or external linkage!
define ptr @r() {
  ret ptr null
}
@a = available_externally ifunc void (), ptr @r
