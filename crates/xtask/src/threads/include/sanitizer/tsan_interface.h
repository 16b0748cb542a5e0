/* What ThreadSanitizer's tests call of its interface; `tsan.c` has the functions. */
#ifndef TSAN_INTERFACE_H
#define TSAN_INTERFACE_H
#include <stdint.h>
#include <time.h>
#ifdef __cplusplus
extern "C" {
#endif
extern const unsigned __tsan_mutex_linker_init, __tsan_mutex_not_static, __tsan_mutex_try_lock, __tsan_mutex_try_lock_failed,
    __tsan_mutex_read_lock, __tsan_mutex_write_reentrant, __tsan_mutex_read_reentrant, __tsan_mutex_recursive_lock;
void __tsan_mutex_create(void *lock, unsigned flags);
void __tsan_mutex_destroy(void *lock, unsigned flags);
void __tsan_mutex_pre_lock(void *lock, unsigned flags);
void __tsan_mutex_post_lock(void *lock, unsigned flags, int depth);
int __tsan_mutex_pre_unlock(void *lock, unsigned flags);
void __tsan_mutex_post_unlock(void *lock, unsigned flags);
void __tsan_mutex_pre_signal(void *lock, unsigned flags);
void __tsan_mutex_post_signal(void *lock, unsigned flags);
void __tsan_mutex_pre_divert(void *lock, unsigned flags);
void __tsan_mutex_post_divert(void *lock, unsigned flags);
unsigned short __sanitizer_unaligned_load16(const void *address);
unsigned __sanitizer_unaligned_load32(const void *address);
unsigned long __sanitizer_unaligned_load64(const void *address);
void __sanitizer_unaligned_store16(void *address, unsigned short value);
void __sanitizer_unaligned_store32(void *address, unsigned value);
void __sanitizer_unaligned_store64(void *address, unsigned long value);
void __tsan_unaligned_read2(const void *address);
void __tsan_unaligned_read4(const void *address);
void __tsan_unaligned_read8(const void *address);
void __tsan_unaligned_write2(void *address);
void __tsan_unaligned_write4(void *address);
void __tsan_unaligned_write8(void *address);
#ifdef __cplusplus
}
#endif
#endif
