/* What ThreadSanitizer's tests call of its interface; the library has the functions, but for accesses by name (`tsan.c`). */
#ifndef TSAN_INTERFACE_H
#define TSAN_INTERFACE_H
#include <stdint.h>
#include <time.h>
#ifdef __cplusplus
extern "C" {
#endif
static const unsigned __tsan_mutex_linker_init = 1, __tsan_mutex_write_reentrant = 2, __tsan_mutex_read_reentrant = 4,
                      __tsan_mutex_read_lock = 8, __tsan_mutex_try_lock = 16, __tsan_mutex_try_lock_failed = 32,
                      __tsan_mutex_recursive_lock = 64, __tsan_mutex_not_static = 256, __tsan_switch_to_fiber_no_sync = 1;
void *__tsan_get_current_fiber(void);
void *__tsan_create_fiber(unsigned flags);
void __tsan_destroy_fiber(void *fiber);
void __tsan_switch_to_fiber(void *fiber, unsigned flags);
void __tsan_acquire(void *address);
void __tsan_release(void *address);
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
