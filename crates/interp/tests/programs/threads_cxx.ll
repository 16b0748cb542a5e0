; ModuleID = 'crates/interp/tests/programs/threads_cxx.cpp'
source_filename = "crates/interp/tests/programs/threads_cxx.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"class.std::condition_variable" = type { %"class.std::__condvar" }
%"class.std::__condvar" = type { %union.pthread_cond_t }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%struct.Local = type { i32 }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%"struct.std::__detail::__waiter_pool_base" = type { i32, [60 x i8], i32, [60 x i8] }
%"struct.std::once_flag" = type { i32 }
%"class.std::unique_ptr.12" = type { %"struct.std::__uniq_ptr_data.13" }
%"struct.std::__uniq_ptr_data.13" = type { %"class.std::__uniq_ptr_impl.14" }
%"class.std::__uniq_ptr_impl.14" = type { %"class.std::tuple.15" }
%"class.std::tuple.15" = type { %"struct.std::_Tuple_impl.16" }
%"struct.std::_Tuple_impl.16" = type { %"struct.std::_Head_base.19" }
%"struct.std::_Head_base.19" = type { ptr }
%"struct.std::__detail::__waiter.32" = type { %"struct.std::__detail::__waiter_base" }
%"struct.std::__detail::__waiter_base" = type { ptr, ptr }
%"class.std::vector" = type { %"struct.std::_Vector_base" }
%"struct.std::_Vector_base" = type { %"struct.std::_Vector_base<std::thread, std::allocator<std::thread>>::_Vector_impl" }
%"struct.std::_Vector_base<std::thread, std::allocator<std::thread>>::_Vector_impl" = type { %"struct.std::_Vector_base<std::thread, std::allocator<std::thread>>::_Vector_impl_data" }
%"struct.std::_Vector_base<std::thread, std::allocator<std::thread>>::_Vector_impl_data" = type { ptr, ptr, ptr }
%class.anon.0 = type { ptr }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }
%"struct.std::atomic" = type { %"struct.std::__atomic_base" }
%"struct.std::__atomic_base" = type { i32 }
%"class.std::latch" = type { i32 }
%"class.std::counting_semaphore" = type { %"struct.std::__atomic_semaphore" }
%"struct.std::__atomic_semaphore" = type { i32 }
%"class.std::barrier" = type { %"class.std::__tree_barrier" }
%"class.std::__tree_barrier" = type <{ i64, %"class.std::unique_ptr", %"struct.std::__atomic_base.6", i8, i8, [6 x i8] }>
%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.5" }
%"struct.std::_Head_base.5" = type { ptr }
%"struct.std::__atomic_base.6" = type { i64 }
%"class.std::jthread" = type { %"class.std::stop_source", %"class.std::thread" }
%"class.std::stop_source" = type { %"struct.std::stop_token::_Stop_state_ref" }
%"struct.std::stop_token::_Stop_state_ref" = type { ptr }
%"class.std::shared_mutex" = type { %"class.std::__shared_mutex_pthread" }
%"class.std::__shared_mutex_pthread" = type { %union.pthread_rwlock_t }
%union.pthread_rwlock_t = type { %struct.__pthread_rwlock_arch_t }
%struct.__pthread_rwlock_arch_t = type { i32, i32, i32, i32, i32, i32, i32, i32, i8, [7 x i8], i64, i32 }
%"class.std::shared_ptr" = type { %"class.std::__shared_ptr" }
%"class.std::__shared_ptr" = type { ptr, %"class.std::__shared_count" }
%"class.std::__shared_count" = type { ptr }
%class.anon.10 = type { %"class.std::shared_ptr", ptr }
%"class.std::timed_mutex" = type { %"class.std::__mutex_base" }
%"class.std::__mutex_base" = type { %union.pthread_mutex_t }
%"struct.std::__tree_barrier<(lambda at crates/interp/tests/programs/threads_cxx.cpp:90:26)>::__state_t" = type { %"struct.std::array" }
%"struct.std::array" = type { [64 x i8] }
%"class.std::unique_lock.23" = type <{ ptr, i8, [7 x i8] }>
%struct.timespec = type { i64, i64 }
%class.anon.44 = type { ptr }
%class.anon.43 = type { ptr }

$_ZN5LocalD2Ev = comdat any

$_ZNSt6vectorISt6threadSaIS0_EED2Ev = comdat any

$_ZNSt7jthreadD2Ev = comdat any

$_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EED2Ev = comdat any

$__clang_call_terminate = comdat any

$_ZNSt8__detail8__waiterISt17integral_constantIbLb1EEE10_M_do_waitIZNKSt5latch4waitEvEUlvE_EEvT_ = comdat any

$_ZNSt11stop_sourceD2Ev = comdat any

$_ZNSt10stop_token13_Stop_state_t15_M_request_stopEv = comdat any

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv = comdat any

$_ZNSt8__detail8__waiterISt17integral_constantIbLb1EEE12_M_do_wait_vIiZNKSt13__atomic_baseIiE4waitEiSt12memory_orderEUlvE_EEvT_T0_ = comdat any

$_ZSt26__atomic_wait_address_bareIZNSt18__atomic_semaphore10_M_acquireEvEUlvE_EvPKiT_ = comdat any

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info = comdat any

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED0Ev = comdat any

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv = comdat any

$_ZZNSt8__detail18__waiter_pool_base6_S_forEPKvE3__w = comdat any

$_ZTVSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTSSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTISt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTSSt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTVSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTSSt19_Sp_make_shared_tag = comdat any

$_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag = comdat any

@_ZL5ready = internal global %"class.std::condition_variable" zeroinitializer, align 8
@__dso_handle = external hidden global i8
@_ZL5local = internal thread_local global %struct.Local { i32 3 }, align 4
@_ZL2go = internal unnamed_addr global i1 false, align 1
@.str = private unnamed_addr constant [21 x i8] c"total: %d, ends: %d\0A\00", align 1
@_ZL5total = internal unnamed_addr global i32 0, align 4
@.str.2 = private unnamed_addr constant [34 x i8] c"runs: %d, attempts: %d, lazy: %d\0A\00", align 1
@.str.3 = private unnamed_addr constant [23 x i8] c"shared: %ld, runs: %d\0A\00", align 1
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZNSt6thread6_StateD2Ev, ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"] }, align 8
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE\00", align 1
@_ZTINSt6thread6_StateE = external constant ptr
@.str.4 = private unnamed_addr constant [26 x i8] c"vector::_M_realloc_insert\00", align 1
@_ZL4lock = internal global { %union.pthread_mutex_t } zeroinitializer, align 8
@_ZL4ends = internal global { i32 } zeroinitializer, align 4
@_ZL4runs = internal global { i32 } zeroinitializer, align 4
@_ZZL4lazyvE5value = internal unnamed_addr global i32 0, align 4
@_ZGVZL4lazyvE5value = internal global i64 0, align 8
@_ZZNSt8__detail18__waiter_pool_base6_S_forEPKvE3__w = linkonce_odr dso_local global [16 x %"struct.std::__detail::__waiter_pool_base"] [%"struct.std::__detail::__waiter_pool_base" { i32 0, [60 x i8] undef, i32 0, [60 x i8] undef }, %"struct.std::__detail::__waiter_pool_base" { i32 0, [60 x i8] undef, i32 0, [60 x i8] undef }, %"struct.std::__detail::__waiter_pool_base" { i32 0, [60 x i8] undef, i32 0, [60 x i8] undef }, %"struct.std::__detail::__waiter_pool_base" { i32 0, [60 x i8] undef, i32 0, [60 x i8] undef }, %"struct.std::__detail::__waiter_pool_base" { i32 0, [60 x i8] undef, i32 0, [60 x i8] undef }, %"struct.std::__detail::__waiter_pool_base" { i32 0, [60 x i8] undef, i32 0, [60 x i8] undef }, %"struct.std::__detail::__waiter_pool_base" { i32 0, [60 x i8] undef, i32 0, [60 x i8] undef }, %"struct.std::__detail::__waiter_pool_base" { i32 0, [60 x i8] undef, i32 0, [60 x i8] undef }, %"struct.std::__detail::__waiter_pool_base" { i32 0, [60 x i8] undef, i32 0, [60 x i8] undef }, %"struct.std::__detail::__waiter_pool_base" { i32 0, [60 x i8] undef, i32 0, [60 x i8] undef }, %"struct.std::__detail::__waiter_pool_base" { i32 0, [60 x i8] undef, i32 0, [60 x i8] undef }, %"struct.std::__detail::__waiter_pool_base" { i32 0, [60 x i8] undef, i32 0, [60 x i8] undef }, %"struct.std::__detail::__waiter_pool_base" { i32 0, [60 x i8] undef, i32 0, [60 x i8] undef }, %"struct.std::__detail::__waiter_pool_base" { i32 0, [60 x i8] undef, i32 0, [60 x i8] undef }, %"struct.std::__detail::__waiter_pool_base" { i32 0, [60 x i8] undef, i32 0, [60 x i8] undef }, %"struct.std::__detail::__waiter_pool_base" { i32 0, [60 x i8] undef, i32 0, [60 x i8] undef }], comdat, align 64
@__libc_single_threaded = external local_unnamed_addr global i8, align 1
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_4EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_4EEEEEE", ptr @_ZNSt6thread6_StateD2Ev, ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_4EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_4EEEEE6_M_runEv"] }, align 8
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_4EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_4EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_4EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_4EEEEEE\00", align 1
@_ZTISt13runtime_error = external constant ptr
@.str.8 = private unnamed_addr constant [12 x i8] c"caught: %s\0A\00", align 1
@_ZL4flag = internal global %"struct.std::once_flag" zeroinitializer, align 4
@_ZSt15__once_callable = external thread_local local_unnamed_addr global ptr, align 8
@_ZSt11__once_call = external thread_local local_unnamed_addr global ptr, align 8
@.str.9 = private unnamed_addr constant [6 x i8] c"first\00", align 1
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_3EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_3EEEEEE", ptr @_ZNSt6thread6_StateD2Ev, ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_3EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_3EEEEE6_M_runEv"] }, align 8
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_3EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_3EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_3EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_3EEEEEE\00", align 1
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_5EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_5EEEEEE", ptr @_ZNSt6thread6_StateD2Ev, ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_5EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_5EEEEE6_M_runEv"] }, align 8
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_5EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_5EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_5EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_5EEEEEE\00", align 1
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_6EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_6EEEEEE", ptr @_ZNSt6thread6_StateD2Ev, ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_6EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_6EEEEE6_M_runEv"] }, align 8
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_6EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_6EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_6EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_6EEEEEE\00", align 1
@.str.10 = private unnamed_addr constant [10 x i8] c"word: %d\0A\00", align 1
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_2EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_2EEEEEE", ptr @_ZNSt6thread6_StateD2Ev, ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_2EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_2EEEEE6_M_runEv"] }, align 8
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_2EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_2EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_2EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_2EEEEEE\00", align 1
@_ZTVSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local unnamed_addr constant { [7 x ptr] } { [7 x ptr] [ptr null, ptr @_ZTISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE, ptr @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev, ptr @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev, ptr @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv, ptr @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv, ptr @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info] }, comdat, align 8
@_ZTISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE, ptr @_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE }, comdat, align 8
@_ZTSSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant [65 x i8] c"St23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE\00", comdat, align 1
@_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE, ptr @_ZTISt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE }, comdat, align 8
@_ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant [52 x i8] c"St16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE\00", comdat, align 1
@_ZTISt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTSSt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE }, comdat, align 8
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTSSt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant [47 x i8] c"St11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE\00", comdat, align 1
@_ZTVSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local unnamed_addr constant { [7 x ptr] } { [7 x ptr] [ptr null, ptr @_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE, ptr @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev, ptr @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED0Ev, ptr @__cxa_pure_virtual, ptr @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv, ptr @__cxa_pure_virtual] }, comdat, align 8
@_ZTSSt19_Sp_make_shared_tag = linkonce_odr dso_local constant [24 x i8] c"St19_Sp_make_shared_tag\00", comdat, align 1
@_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag = linkonce_odr dso_local constant [16 x i8] zeroinitializer, comdat, align 8
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_7EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_7EEEEEE", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_7EEEEED2Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_7EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_7EEEEE6_M_runEv"] }, align 8
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_7EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_7EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_7EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_7EEEEEE\00", align 1
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_8EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_8EEEEEE", ptr @_ZNSt6thread6_StateD2Ev, ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_8EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_8EEEEE6_M_runEv"] }, align 8
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_8EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_8EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_8EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_8EEEEEE\00", align 1
@.str.11 = private unnamed_addr constant [10 x i8] c"late: %d\0A\00", align 1
@__tls_guard = internal thread_local global i8 0, align 1
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @_GLOBAL__sub_I_threads_cxx.cpp, ptr null }]

; Function Attrs: nounwind
declare void @_ZNSt18condition_variableC1Ev(ptr noundef nonnull align 8 dereferenceable(48)) unnamed_addr #0

; Function Attrs: nounwind
declare void @_ZNSt18condition_variableD1Ev(ptr noundef nonnull align 8 dereferenceable(48)) unnamed_addr #0

; Function Attrs: nofree nounwind
declare i32 @__cxa_atexit(ptr, ptr, ptr) local_unnamed_addr #1

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN5LocalD2Ev(ptr noundef nonnull align 4 dereferenceable(4) %0) unnamed_addr #2 comdat align 2 {
  %2 = atomicrmw add ptr @_ZL4ends, i32 1 seq_cst, align 4
  ret void
}

; Function Attrs: nounwind
declare i32 @__cxa_thread_atexit(ptr, ptr, ptr) local_unnamed_addr #3

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #4 personality ptr @__gxx_personality_v0 {
  %1 = alloca %"class.std::unique_ptr.12", align 8
  %2 = alloca %"class.std::unique_ptr.12", align 8
  %3 = alloca %"struct.std::__detail::__waiter.32", align 8
  %4 = alloca %"class.std::unique_ptr.12", align 8
  %5 = alloca %"class.std::unique_ptr.12", align 8
  %6 = alloca %"class.std::unique_ptr.12", align 8
  %7 = alloca %"class.std::unique_ptr.12", align 8
  %8 = alloca %"class.std::unique_ptr.12", align 8
  %9 = alloca %"class.std::unique_ptr.12", align 8
  %10 = alloca %"class.std::unique_ptr.12", align 8
  %11 = alloca %"class.std::unique_ptr.12", align 8
  %12 = alloca %"class.std::vector", align 8
  %13 = alloca i32, align 4
  %14 = alloca %class.anon.0, align 8
  %15 = alloca %"class.std::thread", align 8
  %16 = alloca %"class.std::thread", align 8
  %17 = alloca %"class.std::thread", align 8
  %18 = alloca %"class.std::thread", align 8
  %19 = alloca %"struct.std::atomic", align 4
  %20 = alloca %"class.std::thread", align 8
  %21 = alloca %"class.std::latch", align 4
  %22 = alloca %"class.std::counting_semaphore", align 4
  %23 = alloca %"class.std::barrier", align 8
  %24 = alloca %"class.std::jthread", align 8
  %25 = alloca %"class.std::shared_mutex", align 8
  %26 = alloca %"class.std::shared_ptr", align 8
  %27 = alloca %"class.std::thread", align 8
  %28 = alloca %class.anon.10, align 8
  %29 = alloca %"class.std::timed_mutex", align 8
  %30 = alloca %"class.std::thread", align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #3
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %12, i8 0, i64 24, i1 false)
  %31 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %32 = getelementptr inbounds nuw i8, ptr %12, i64 16
  br label %38

33:                                               ; preds = %136
  %34 = call noundef i32 @pthread_mutex_lock(ptr noundef nonnull align 8 dereferenceable(40) @_ZL4lock) #3
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %143, label %36

36:                                               ; preds = %33
  invoke void @_ZSt20__throw_system_errori(i32 noundef %34) #31
          to label %37 unwind label %195

37:                                               ; preds = %36
  unreachable

38:                                               ; preds = %0, %136
  %39 = phi i32 [ 0, %0 ], [ %137, %136 ]
  %40 = load ptr, ptr %31, align 8, !tbaa !9
  %41 = load ptr, ptr %32, align 8, !tbaa !13
  %42 = icmp eq ptr %40, %41
  br i1 %42, label %66, label %43

43:                                               ; preds = %38
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  store i64 0, ptr %40, align 8, !tbaa !14
  %44 = invoke noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #32
          to label %45 unwind label %139

45:                                               ; preds = %43
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i64 16), ptr %44, align 8, !tbaa !17
  %46 = getelementptr inbounds nuw i8, ptr %44, i64 8
  store i32 %39, ptr %46, align 8, !tbaa !5
  store ptr %44, ptr %11, align 8, !tbaa !19
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %40, ptr noundef nonnull %11, ptr noundef null)
          to label %47 unwind label %54

47:                                               ; preds = %45
  %48 = load ptr, ptr %11, align 8, !tbaa !19
  %49 = icmp eq ptr %48, null
  br i1 %49, label %63, label %50

50:                                               ; preds = %47
  %51 = load ptr, ptr %48, align 8, !tbaa !17
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 8
  %53 = load ptr, ptr %52, align 8
  call void %53(ptr noundef nonnull align 8 dereferenceable(8) %48) #3
  br label %63

54:                                               ; preds = %45
  %55 = landingpad { ptr, i32 }
          cleanup
  %56 = load ptr, ptr %11, align 8, !tbaa !19
  %57 = icmp eq ptr %56, null
  br i1 %57, label %62, label %58

58:                                               ; preds = %54
  %59 = load ptr, ptr %56, align 8, !tbaa !17
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 8
  %61 = load ptr, ptr %60, align 8
  call void %61(ptr noundef nonnull align 8 dereferenceable(8) %56) #3
  br label %62

62:                                               ; preds = %58, %54
  store ptr null, ptr %11, align 8, !tbaa !19
  br label %524

63:                                               ; preds = %50, %47
  store ptr null, ptr %11, align 8, !tbaa !19
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  %64 = load ptr, ptr %31, align 8, !tbaa !9
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 8
  store ptr %65, ptr %31, align 8, !tbaa !9
  br label %136

66:                                               ; preds = %38
  %67 = load ptr, ptr %12, align 8, !tbaa !21
  %68 = ptrtoint ptr %40 to i64
  %69 = ptrtoint ptr %67 to i64
  %70 = sub i64 %68, %69
  %71 = icmp eq i64 %70, 9223372036854775800
  br i1 %71, label %72, label %74

72:                                               ; preds = %66
  invoke void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str.4) #31
          to label %73 unwind label %141

73:                                               ; preds = %72
  unreachable

74:                                               ; preds = %66
  %75 = ashr exact i64 %70, 3
  %76 = call i64 @llvm.umax.i64(i64 %75, i64 1)
  %77 = add nsw i64 %76, %75
  %78 = icmp ult i64 %77, %75
  %79 = call i64 @llvm.umin.i64(i64 %77, i64 1152921504606846975)
  %80 = select i1 %78, i64 1152921504606846975, i64 %79
  %81 = icmp ne i64 %80, 0
  call void @llvm.assume(i1 %81)
  %82 = shl nuw nsw i64 %80, 3
  %83 = invoke noalias noundef nonnull ptr @_Znwm(i64 noundef %82) #32
          to label %84 unwind label %139

84:                                               ; preds = %74
  %85 = getelementptr inbounds nuw i8, ptr %83, i64 %70
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  store i64 0, ptr %85, align 8, !tbaa !14
  %86 = invoke noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #32
          to label %87 unwind label %122

87:                                               ; preds = %84
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i64 16), ptr %86, align 8, !tbaa !17
  %88 = getelementptr inbounds nuw i8, ptr %86, i64 8
  store i32 %39, ptr %88, align 8, !tbaa !5
  store ptr %86, ptr %10, align 8, !tbaa !19
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %85, ptr noundef nonnull %10, ptr noundef null)
          to label %89 unwind label %96

89:                                               ; preds = %87
  %90 = load ptr, ptr %10, align 8, !tbaa !19
  %91 = icmp eq ptr %90, null
  br i1 %91, label %105, label %92

92:                                               ; preds = %89
  %93 = load ptr, ptr %90, align 8, !tbaa !17
  %94 = getelementptr inbounds nuw i8, ptr %93, i64 8
  %95 = load ptr, ptr %94, align 8
  call void %95(ptr noundef nonnull align 8 dereferenceable(8) %90) #3
  br label %105

96:                                               ; preds = %87
  %97 = landingpad { ptr, i32 }
          catch ptr null
  %98 = load ptr, ptr %10, align 8, !tbaa !19
  %99 = icmp eq ptr %98, null
  br i1 %99, label %104, label %100

100:                                              ; preds = %96
  %101 = load ptr, ptr %98, align 8, !tbaa !17
  %102 = getelementptr inbounds nuw i8, ptr %101, i64 8
  %103 = load ptr, ptr %102, align 8
  call void %103(ptr noundef nonnull align 8 dereferenceable(8) %98) #3
  br label %104

104:                                              ; preds = %100, %96
  store ptr null, ptr %10, align 8, !tbaa !19
  br label %124

105:                                              ; preds = %92, %89
  store ptr null, ptr %10, align 8, !tbaa !19
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  %106 = icmp eq ptr %67, %40
  br i1 %106, label %114, label %107

107:                                              ; preds = %105, %107
  %108 = phi ptr [ %112, %107 ], [ %83, %105 ]
  %109 = phi ptr [ %111, %107 ], [ %67, %105 ]
  call void @llvm.experimental.noalias.scope.decl(metadata !22)
  call void @llvm.experimental.noalias.scope.decl(metadata !25)
  store i64 0, ptr %108, align 8, !tbaa !14, !alias.scope !22, !noalias !25
  %110 = load i64, ptr %109, align 8, !tbaa !27, !alias.scope !25, !noalias !22
  store i64 %110, ptr %108, align 8, !tbaa !27, !alias.scope !22, !noalias !25
  store i64 0, ptr %109, align 8, !tbaa !27, !alias.scope !25, !noalias !22
  %111 = getelementptr inbounds nuw i8, ptr %109, i64 8
  %112 = getelementptr inbounds nuw i8, ptr %108, i64 8
  %113 = icmp eq ptr %111, %40
  br i1 %113, label %114, label %107, !llvm.loop !28

114:                                              ; preds = %107, %105
  %115 = phi ptr [ %83, %105 ], [ %112, %107 ]
  %116 = getelementptr inbounds nuw i8, ptr %115, i64 8
  %117 = icmp eq ptr %67, null
  br i1 %117, label %134, label %118

118:                                              ; preds = %114
  %119 = load ptr, ptr %32, align 8, !tbaa !13
  %120 = ptrtoint ptr %119 to i64
  %121 = sub i64 %120, %69
  call void @_ZdlPvm(ptr noundef nonnull %67, i64 noundef %121) #33
  br label %134

122:                                              ; preds = %84
  %123 = landingpad { ptr, i32 }
          catch ptr null
  br label %124

124:                                              ; preds = %122, %104
  %125 = phi { ptr, i32 } [ %123, %122 ], [ %97, %104 ]
  %126 = extractvalue { ptr, i32 } %125, 0
  %127 = call ptr @__cxa_begin_catch(ptr %126) #3
  call void @_ZdlPvm(ptr noundef nonnull %83, i64 noundef %82) #33
  invoke void @__cxa_rethrow() #31
          to label %133 unwind label %128

128:                                              ; preds = %124
  %129 = landingpad { ptr, i32 }
          cleanup
  invoke void @__cxa_end_catch()
          to label %524 unwind label %130

130:                                              ; preds = %128
  %131 = landingpad { ptr, i32 }
          catch ptr null
  %132 = extractvalue { ptr, i32 } %131, 0
  call void @__clang_call_terminate(ptr %132) #34
  unreachable

133:                                              ; preds = %124
  unreachable

134:                                              ; preds = %118, %114
  store ptr %83, ptr %12, align 8, !tbaa !21
  store ptr %116, ptr %31, align 8, !tbaa !9
  %135 = getelementptr inbounds nuw %"class.std::thread", ptr %83, i64 %80
  store ptr %135, ptr %32, align 8, !tbaa !13
  br label %136

136:                                              ; preds = %63, %134
  %137 = add nuw nsw i32 %39, 1
  %138 = icmp eq i32 %137, 4
  br i1 %138, label %33, label %38, !llvm.loop !31

139:                                              ; preds = %43, %74
  %140 = landingpad { ptr, i32 }
          cleanup
  br label %524

141:                                              ; preds = %72
  %142 = landingpad { ptr, i32 }
          cleanup
  br label %524

143:                                              ; preds = %33
  store i1 true, ptr @_ZL2go, align 1
  %144 = call noundef i32 @pthread_mutex_unlock(ptr noundef nonnull align 8 dereferenceable(40) @_ZL4lock) #3
  call void @_ZNSt18condition_variable10notify_allEv(ptr noundef nonnull align 8 dereferenceable(48) @_ZL5ready) #3
  %145 = load ptr, ptr %12, align 8, !tbaa !32
  %146 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %147 = load ptr, ptr %146, align 8, !tbaa !32
  %148 = icmp eq ptr %145, %147
  br i1 %148, label %149, label %197

149:                                              ; preds = %199, %143
  %150 = load i32, ptr @_ZL5total, align 4, !tbaa !5
  %151 = load atomic i32, ptr @_ZL4ends seq_cst, align 4
  %152 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %150, i32 noundef %151)
  %153 = load ptr, ptr %12, align 8, !tbaa !21
  %154 = load ptr, ptr %146, align 8, !tbaa !9
  %155 = icmp eq ptr %153, %154
  br i1 %155, label %164, label %159

156:                                              ; preds = %159
  %157 = getelementptr inbounds nuw i8, ptr %160, i64 8
  %158 = icmp eq ptr %157, %154
  br i1 %158, label %164, label %159, !llvm.loop !33

159:                                              ; preds = %149, %156
  %160 = phi ptr [ %157, %156 ], [ %153, %149 ]
  %161 = load i64, ptr %160, align 8, !tbaa !27
  %162 = icmp eq i64 %161, 0
  br i1 %162, label %156, label %163

163:                                              ; preds = %159
  call void @_ZSt9terminatev() #34
  unreachable

164:                                              ; preds = %156, %149
  %165 = icmp eq ptr %153, null
  br i1 %165, label %172, label %166

166:                                              ; preds = %164
  %167 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %168 = load ptr, ptr %167, align 8, !tbaa !13
  %169 = ptrtoint ptr %168 to i64
  %170 = ptrtoint ptr %153 to i64
  %171 = sub i64 %169, %170
  call void @_ZdlPvm(ptr noundef nonnull %153, i64 noundef %171) #33
  br label %172

172:                                              ; preds = %164, %166
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #3
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #3
  store i32 0, ptr %13, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #3
  store ptr %13, ptr %14, align 8, !tbaa !34
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #3
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  store i64 0, ptr %15, align 8, !tbaa !14
  %173 = call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #32
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_4EEEEEE", i64 16), ptr %173, align 8, !tbaa !17
  %174 = getelementptr inbounds nuw i8, ptr %173, i64 8
  %175 = ptrtoint ptr %14 to i64
  store i64 %175, ptr %174, align 8, !tbaa !36
  store ptr %173, ptr %9, align 8, !tbaa !19
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %15, ptr noundef nonnull %9, ptr noundef null)
          to label %176 unwind label %183

176:                                              ; preds = %172
  %177 = load ptr, ptr %9, align 8, !tbaa !19
  %178 = icmp eq ptr %177, null
  br i1 %178, label %194, label %179

179:                                              ; preds = %176
  %180 = load ptr, ptr %177, align 8, !tbaa !17
  %181 = getelementptr inbounds nuw i8, ptr %180, i64 8
  %182 = load ptr, ptr %181, align 8
  call void %182(ptr noundef nonnull align 8 dereferenceable(8) %177) #3
  br label %194

183:                                              ; preds = %172
  %184 = landingpad { ptr, i32 }
          cleanup
  %185 = load ptr, ptr %9, align 8, !tbaa !19
  %186 = icmp eq ptr %185, null
  br i1 %186, label %193, label %187

187:                                              ; preds = %183
  %188 = load ptr, ptr %185, align 8, !tbaa !17
  %189 = getelementptr inbounds nuw i8, ptr %188, i64 8
  %190 = load ptr, ptr %189, align 8
  call void %190(ptr noundef nonnull align 8 dereferenceable(8) %185) #3
  br label %193

191:                                              ; preds = %524, %562, %579, %606, %317, %193
  %192 = phi { ptr, i32 } [ %184, %193 ], [ %310, %317 ], [ %525, %524 ], [ %607, %606 ], [ %575, %579 ], [ %558, %562 ]
  resume { ptr, i32 } %192

193:                                              ; preds = %187, %183
  store ptr null, ptr %9, align 8, !tbaa !19
  br label %191

194:                                              ; preds = %176, %179
  store ptr null, ptr %9, align 8, !tbaa !19
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %15)
          to label %204 unwind label %526

195:                                              ; preds = %36
  %196 = landingpad { ptr, i32 }
          cleanup
  br label %524

197:                                              ; preds = %143, %199
  %198 = phi ptr [ %200, %199 ], [ %145, %143 ]
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %198)
          to label %199 unwind label %202

199:                                              ; preds = %197
  %200 = getelementptr inbounds nuw i8, ptr %198, i64 8
  %201 = icmp eq ptr %200, %147
  br i1 %201, label %149, label %197, !llvm.loop !37

202:                                              ; preds = %197
  %203 = landingpad { ptr, i32 }
          cleanup
  br label %524

204:                                              ; preds = %194
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #3
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  store i64 0, ptr %16, align 8, !tbaa !14
  %205 = invoke noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #32
          to label %206 unwind label %528

206:                                              ; preds = %204
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_3EEEEEE", i64 16), ptr %205, align 8, !tbaa !17
  %207 = getelementptr inbounds nuw i8, ptr %205, i64 8
  %208 = load i64, ptr %14, align 8, !tbaa !34
  store i64 %208, ptr %207, align 8, !tbaa !34
  store ptr %205, ptr %8, align 8, !tbaa !19
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %16, ptr noundef nonnull %8, ptr noundef null)
          to label %209 unwind label %216

209:                                              ; preds = %206
  %210 = load ptr, ptr %8, align 8, !tbaa !19
  %211 = icmp eq ptr %210, null
  br i1 %211, label %225, label %212

212:                                              ; preds = %209
  %213 = load ptr, ptr %210, align 8, !tbaa !17
  %214 = getelementptr inbounds nuw i8, ptr %213, i64 8
  %215 = load ptr, ptr %214, align 8
  call void %215(ptr noundef nonnull align 8 dereferenceable(8) %210) #3
  br label %225

216:                                              ; preds = %206
  %217 = landingpad { ptr, i32 }
          cleanup
  %218 = load ptr, ptr %8, align 8, !tbaa !19
  %219 = icmp eq ptr %218, null
  br i1 %219, label %224, label %220

220:                                              ; preds = %216
  %221 = load ptr, ptr %218, align 8, !tbaa !17
  %222 = getelementptr inbounds nuw i8, ptr %221, i64 8
  %223 = load ptr, ptr %222, align 8
  call void %223(ptr noundef nonnull align 8 dereferenceable(8) %218) #3
  br label %224

224:                                              ; preds = %220, %216
  store ptr null, ptr %8, align 8, !tbaa !19
  br label %555

225:                                              ; preds = %209, %212
  store ptr null, ptr %8, align 8, !tbaa !19
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #3
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  store i64 0, ptr %17, align 8, !tbaa !14
  %226 = invoke noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #32
          to label %227 unwind label %530

227:                                              ; preds = %225
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_3EEEEEE", i64 16), ptr %226, align 8, !tbaa !17
  %228 = getelementptr inbounds nuw i8, ptr %226, i64 8
  %229 = load i64, ptr %14, align 8, !tbaa !34
  store i64 %229, ptr %228, align 8, !tbaa !34
  store ptr %226, ptr %7, align 8, !tbaa !19
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %17, ptr noundef nonnull %7, ptr noundef null)
          to label %230 unwind label %237

230:                                              ; preds = %227
  %231 = load ptr, ptr %7, align 8, !tbaa !19
  %232 = icmp eq ptr %231, null
  br i1 %232, label %246, label %233

233:                                              ; preds = %230
  %234 = load ptr, ptr %231, align 8, !tbaa !17
  %235 = getelementptr inbounds nuw i8, ptr %234, i64 8
  %236 = load ptr, ptr %235, align 8
  call void %236(ptr noundef nonnull align 8 dereferenceable(8) %231) #3
  br label %246

237:                                              ; preds = %227
  %238 = landingpad { ptr, i32 }
          cleanup
  %239 = load ptr, ptr %7, align 8, !tbaa !19
  %240 = icmp eq ptr %239, null
  br i1 %240, label %245, label %241

241:                                              ; preds = %237
  %242 = load ptr, ptr %239, align 8, !tbaa !17
  %243 = getelementptr inbounds nuw i8, ptr %242, i64 8
  %244 = load ptr, ptr %243, align 8
  call void %244(ptr noundef nonnull align 8 dereferenceable(8) %239) #3
  br label %245

245:                                              ; preds = %241, %237
  store ptr null, ptr %7, align 8, !tbaa !19
  br label %550

246:                                              ; preds = %230, %233
  store ptr null, ptr %7, align 8, !tbaa !19
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %16)
          to label %247 unwind label %532

247:                                              ; preds = %246
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %17)
          to label %248 unwind label %532

248:                                              ; preds = %247
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #3
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  store i64 0, ptr %18, align 8, !tbaa !14
  %249 = invoke noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #32
          to label %250 unwind label %534

250:                                              ; preds = %248
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_5EEEEEE", i64 16), ptr %249, align 8, !tbaa !17
  store ptr %249, ptr %6, align 8, !tbaa !19
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %18, ptr noundef nonnull %6, ptr noundef null)
          to label %251 unwind label %258

251:                                              ; preds = %250
  %252 = load ptr, ptr %6, align 8, !tbaa !19
  %253 = icmp eq ptr %252, null
  br i1 %253, label %267, label %254

254:                                              ; preds = %251
  %255 = load ptr, ptr %252, align 8, !tbaa !17
  %256 = getelementptr inbounds nuw i8, ptr %255, i64 8
  %257 = load ptr, ptr %256, align 8
  call void %257(ptr noundef nonnull align 8 dereferenceable(8) %252) #3
  br label %267

258:                                              ; preds = %250
  %259 = landingpad { ptr, i32 }
          cleanup
  %260 = load ptr, ptr %6, align 8, !tbaa !19
  %261 = icmp eq ptr %260, null
  br i1 %261, label %266, label %262

262:                                              ; preds = %258
  %263 = load ptr, ptr %260, align 8, !tbaa !17
  %264 = getelementptr inbounds nuw i8, ptr %263, i64 8
  %265 = load ptr, ptr %264, align 8
  call void %265(ptr noundef nonnull align 8 dereferenceable(8) %260) #3
  br label %266

266:                                              ; preds = %262, %258
  store ptr null, ptr %6, align 8, !tbaa !19
  br label %543

267:                                              ; preds = %251, %254
  store ptr null, ptr %6, align 8, !tbaa !19
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %18)
          to label %268 unwind label %536

268:                                              ; preds = %267
  %269 = load atomic i32, ptr @_ZL4runs seq_cst, align 4
  %270 = load i32, ptr %13, align 4, !tbaa !5
  %271 = load atomic i8, ptr @_ZGVZL4lazyvE5value acquire, align 8
  %272 = icmp eq i8 %271, 0
  br i1 %272, label %273, label %280, !prof !38

273:                                              ; preds = %268
  %274 = call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZL4lazyvE5value) #3
  %275 = icmp eq i32 %274, 0
  br i1 %275, label %280, label %276

276:                                              ; preds = %273
  invoke fastcc void @"_ZZL4lazyvENK3$_0clEv"()
          to label %277 unwind label %278

277:                                              ; preds = %276
  store i32 41, ptr @_ZZL4lazyvE5value, align 4, !tbaa !5
  call void @__cxa_guard_release(ptr nonnull @_ZGVZL4lazyvE5value) #3
  br label %280

278:                                              ; preds = %276
  %279 = landingpad { ptr, i32 }
          cleanup
  call void @__cxa_guard_abort(ptr nonnull @_ZGVZL4lazyvE5value) #3
  br label %538

280:                                              ; preds = %277, %273, %268
  %281 = load i32, ptr @_ZZL4lazyvE5value, align 4, !tbaa !5
  %282 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %269, i32 noundef %270, i32 noundef %281)
  %283 = load i64, ptr %18, align 8, !tbaa !27
  %284 = icmp eq i64 %283, 0
  br i1 %284, label %286, label %285

285:                                              ; preds = %280
  call void @_ZSt9terminatev() #34
  unreachable

286:                                              ; preds = %280
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #3
  %287 = load i64, ptr %17, align 8, !tbaa !27
  %288 = icmp eq i64 %287, 0
  br i1 %288, label %290, label %289

289:                                              ; preds = %286
  call void @_ZSt9terminatev() #34
  unreachable

290:                                              ; preds = %286
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #3
  %291 = load i64, ptr %16, align 8, !tbaa !27
  %292 = icmp eq i64 %291, 0
  br i1 %292, label %294, label %293

293:                                              ; preds = %290
  call void @_ZSt9terminatev() #34
  unreachable

294:                                              ; preds = %290
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #3
  %295 = load i64, ptr %15, align 8, !tbaa !27
  %296 = icmp eq i64 %295, 0
  br i1 %296, label %298, label %297

297:                                              ; preds = %294
  call void @_ZSt9terminatev() #34
  unreachable

298:                                              ; preds = %294
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #3
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #3
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #3
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #3
  store i32 0, ptr %19, align 4, !tbaa !39
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #3
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  store i64 0, ptr %20, align 8, !tbaa !14
  %299 = call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #32
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_6EEEEEE", i64 16), ptr %299, align 8, !tbaa !17
  %300 = getelementptr inbounds nuw i8, ptr %299, i64 8
  %301 = ptrtoint ptr %19 to i64
  store i64 %301, ptr %300, align 8, !tbaa !41
  store ptr %299, ptr %5, align 8, !tbaa !19
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %20, ptr noundef nonnull %5, ptr noundef null)
          to label %302 unwind label %309

302:                                              ; preds = %298
  %303 = load ptr, ptr %5, align 8, !tbaa !19
  %304 = icmp eq ptr %303, null
  br i1 %304, label %318, label %305

305:                                              ; preds = %302
  %306 = load ptr, ptr %303, align 8, !tbaa !17
  %307 = getelementptr inbounds nuw i8, ptr %306, i64 8
  %308 = load ptr, ptr %307, align 8
  call void %308(ptr noundef nonnull align 8 dereferenceable(8) %303) #3
  br label %318

309:                                              ; preds = %298
  %310 = landingpad { ptr, i32 }
          cleanup
  %311 = load ptr, ptr %5, align 8, !tbaa !19
  %312 = icmp eq ptr %311, null
  br i1 %312, label %317, label %313

313:                                              ; preds = %309
  %314 = load ptr, ptr %311, align 8, !tbaa !17
  %315 = getelementptr inbounds nuw i8, ptr %314, i64 8
  %316 = load ptr, ptr %315, align 8
  call void %316(ptr noundef nonnull align 8 dereferenceable(8) %311) #3
  br label %317

317:                                              ; preds = %313, %309
  store ptr null, ptr %5, align 8, !tbaa !19
  br label %191

318:                                              ; preds = %302, %305
  store ptr null, ptr %5, align 8, !tbaa !19
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  store atomic i32 1, ptr %19 seq_cst, align 4
  %319 = lshr exact i64 %301, 2
  %320 = and i64 %319, 15
  %321 = getelementptr inbounds nuw %"struct.std::__detail::__waiter_pool_base", ptr @_ZZNSt8__detail18__waiter_pool_base6_S_forEPKvE3__w, i64 %320
  %322 = getelementptr inbounds nuw i8, ptr %321, i64 64
  %323 = icmp eq ptr %19, %322
  br i1 %323, label %324, label %326

324:                                              ; preds = %318
  %325 = atomicrmw add ptr %19, i32 1 seq_cst, align 4
  br label %326

326:                                              ; preds = %324, %318
  %327 = load atomic i32, ptr %321 seq_cst, align 64
  %328 = icmp eq i32 %327, 0
  br i1 %328, label %332, label %329

329:                                              ; preds = %326
  %330 = select i1 %323, i32 2147483647, i32 1
  %331 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull align 4 dereferenceable(4) %19, i32 noundef 1, i32 noundef %330) #3
  br label %332

332:                                              ; preds = %326, %329
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %20)
          to label %333 unwind label %563

333:                                              ; preds = %332
  call void @llvm.lifetime.start.p0(ptr nonnull %21) #3
  store i32 2, ptr %21, align 4, !tbaa !43
  call void @llvm.lifetime.start.p0(ptr nonnull %22) #3
  store i32 0, ptr %22, align 4, !tbaa !45
  call void @llvm.lifetime.start.p0(ptr nonnull %23) #3
  store i64 2, ptr %23, align 8, !tbaa !47
  %334 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %335 = getelementptr inbounds nuw i8, ptr %23, i64 25
  store i8 0, ptr %335, align 1, !tbaa !59
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %334, i8 0, i64 16, i1 false)
  %336 = invoke noalias noundef nonnull align 64 dereferenceable(64) ptr @_ZnamSt11align_val_t(i64 noundef 64, i64 noundef 64) #32
          to label %339 unwind label %337

337:                                              ; preds = %333
  %338 = landingpad { ptr, i32 }
          cleanup
  br label %572

339:                                              ; preds = %333
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 64 dereferenceable(64) %336, i8 0, i64 64, i1 false), !noalias !60
  store ptr %336, ptr %334, align 8, !tbaa !63
  call void @llvm.lifetime.start.p0(ptr nonnull %24) #3
  %340 = invoke noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #32
          to label %341 unwind label %565

341:                                              ; preds = %339
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %340, i8 0, i64 24, i1 false)
  store i32 1, ptr %340, align 4, !tbaa !64
  %342 = getelementptr inbounds nuw i8, ptr %340, i64 4
  store i32 4, ptr %342, align 4, !tbaa !64
  %343 = getelementptr inbounds nuw i8, ptr %340, i64 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %343, i8 0, i64 16, i1 false)
  store ptr %340, ptr %24, align 8, !tbaa !66
  %344 = getelementptr inbounds nuw i8, ptr %24, i64 8
  call void @llvm.experimental.noalias.scope.decl(metadata !69)
  call void @llvm.lifetime.start.p0(ptr nonnull %4), !noalias !69
  store i64 0, ptr %344, align 8, !tbaa !14, !alias.scope !69
  %345 = invoke noalias noundef nonnull dereferenceable(32) ptr @_Znwm(i64 noundef 32) #32
          to label %346 unwind label %366

346:                                              ; preds = %341
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_2EEEEEE", i64 16), ptr %345, align 8, !tbaa !17, !noalias !69
  %347 = getelementptr inbounds nuw i8, ptr %345, i64 8
  store ptr %21, ptr %347, align 8, !tbaa !72, !noalias !69
  %348 = getelementptr inbounds nuw i8, ptr %345, i64 16
  store ptr %22, ptr %348, align 8, !tbaa !74, !noalias !69
  %349 = getelementptr inbounds nuw i8, ptr %345, i64 24
  store ptr %23, ptr %349, align 8, !tbaa !76, !noalias !69
  store ptr %345, ptr %4, align 8, !tbaa !19, !noalias !69
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %344, ptr noundef nonnull %4, ptr noundef null)
          to label %350 unwind label %357

350:                                              ; preds = %346
  %351 = load ptr, ptr %4, align 8, !tbaa !19, !noalias !69
  %352 = icmp eq ptr %351, null
  br i1 %352, label %370, label %353

353:                                              ; preds = %350
  %354 = load ptr, ptr %351, align 8, !tbaa !17
  %355 = getelementptr inbounds nuw i8, ptr %354, i64 8
  %356 = load ptr, ptr %355, align 8
  call void %356(ptr noundef nonnull align 8 dereferenceable(8) %351) #3
  br label %370

357:                                              ; preds = %346
  %358 = landingpad { ptr, i32 }
          cleanup
  %359 = load ptr, ptr %4, align 8, !tbaa !19, !noalias !69
  %360 = icmp eq ptr %359, null
  br i1 %360, label %365, label %361

361:                                              ; preds = %357
  %362 = load ptr, ptr %359, align 8, !tbaa !17
  %363 = getelementptr inbounds nuw i8, ptr %362, i64 8
  %364 = load ptr, ptr %363, align 8
  call void %364(ptr noundef nonnull align 8 dereferenceable(8) %359) #3
  br label %365

365:                                              ; preds = %361, %357
  store ptr null, ptr %4, align 8, !tbaa !19, !noalias !69
  br label %368

366:                                              ; preds = %341
  %367 = landingpad { ptr, i32 }
          cleanup
  br label %368

368:                                              ; preds = %366, %365
  %369 = phi { ptr, i32 } [ %367, %366 ], [ %358, %365 ]
  call void @_ZNSt11stop_sourceD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %24) #3
  br label %567

370:                                              ; preds = %350, %353
  store ptr null, ptr %4, align 8, !tbaa !19, !noalias !69
  call void @llvm.lifetime.end.p0(ptr nonnull %4), !noalias !69
  %371 = atomicrmw sub ptr %21, i32 1 release, align 4
  %372 = icmp eq i32 %371, 1
  br i1 %372, label %373, label %387

373:                                              ; preds = %370
  %374 = ptrtoint ptr %21 to i64
  %375 = lshr exact i64 %374, 2
  %376 = and i64 %375, 15
  %377 = getelementptr inbounds nuw %"struct.std::__detail::__waiter_pool_base", ptr @_ZZNSt8__detail18__waiter_pool_base6_S_forEPKvE3__w, i64 %376
  %378 = getelementptr inbounds nuw i8, ptr %377, i64 64
  %379 = icmp eq ptr %21, %378
  br i1 %379, label %380, label %382

380:                                              ; preds = %373
  %381 = atomicrmw add ptr %21, i32 1 seq_cst, align 4
  br label %382

382:                                              ; preds = %380, %373
  %383 = load atomic i32, ptr %377 seq_cst, align 64
  %384 = icmp eq i32 %383, 0
  br i1 %384, label %387, label %385

385:                                              ; preds = %382
  %386 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull align 4 dereferenceable(4) %21, i32 noundef 1, i32 noundef 2147483647) #3
  br label %387

387:                                              ; preds = %385, %382, %370
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #3
  %388 = ptrtoint ptr %21 to i64
  %389 = lshr exact i64 %388, 2
  %390 = and i64 %389, 15
  %391 = getelementptr inbounds nuw %"struct.std::__detail::__waiter_pool_base", ptr @_ZZNSt8__detail18__waiter_pool_base6_S_forEPKvE3__w, i64 %390
  store ptr %391, ptr %3, align 8, !tbaa !78
  %392 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store ptr %21, ptr %392, align 8, !tbaa !80
  %393 = atomicrmw add ptr %391, i32 1 seq_cst, align 64
  call void @_ZNSt8__detail8__waiterISt17integral_constantIbLb1EEE10_M_do_waitIZNKSt5latch4waitEvEUlvE_EEvT_(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr nonnull align 4 dereferenceable(4) %21) #3
  %394 = load ptr, ptr %3, align 8, !tbaa !82, !nonnull !83, !align !84
  %395 = atomicrmw sub ptr %394, i32 1 release, align 64
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #3
  %396 = atomicrmw add ptr %22, i32 1 release, align 4
  %397 = icmp sgt i32 %396, 0
  br i1 %397, label %400, label %398

398:                                              ; preds = %387
  %399 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull align 4 dereferenceable(4) %22, i32 noundef 1, i32 noundef 2147483647) #3
  br label %400

400:                                              ; preds = %387, %398
  call fastcc void @"_ZNSt7barrierIZ4mainE3$_1E15arrive_and_waitEv"(ptr noundef nonnull align 8 dereferenceable(32) %23)
  call fastcc void @"_ZNSt7barrierIZ4mainE3$_1E15arrive_and_waitEv"(ptr noundef nonnull align 8 dereferenceable(32) %23)
  call void @_ZNSt7jthreadD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %24) #3
  call void @llvm.lifetime.end.p0(ptr nonnull %24) #3
  %401 = load ptr, ptr %334, align 8, !tbaa !63
  %402 = icmp eq ptr %401, null
  br i1 %402, label %404, label %403

403:                                              ; preds = %400
  call void @_ZdaPvSt11align_val_t(ptr noundef %401, i64 noundef 64) #33
  br label %404

404:                                              ; preds = %400, %403
  store ptr null, ptr %334, align 8, !tbaa !63
  call void @llvm.lifetime.end.p0(ptr nonnull %23) #3
  call void @llvm.lifetime.end.p0(ptr nonnull %22) #3
  call void @llvm.lifetime.end.p0(ptr nonnull %21) #3
  %405 = load i64, ptr %20, align 8, !tbaa !27
  %406 = icmp eq i64 %405, 0
  br i1 %406, label %408, label %407

407:                                              ; preds = %404
  call void @_ZSt9terminatev() #34
  unreachable

408:                                              ; preds = %404
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #3
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #3
  call void @llvm.lifetime.start.p0(ptr nonnull %25) #3
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %25, i8 0, i64 56, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %26) #3
  call void @llvm.experimental.noalias.scope.decl(metadata !85)
  store ptr null, ptr %26, align 8, !tbaa !88, !alias.scope !85
  %409 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %410 = call noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #32, !noalias !92
  store ptr getelementptr inbounds nuw inrange(-16, 40) (i8, ptr @_ZTVSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE, i64 16), ptr %410, align 8, !tbaa !17, !noalias !85
  %411 = getelementptr inbounds nuw i8, ptr %410, i64 8
  store i32 1, ptr %411, align 8, !tbaa !95, !noalias !85
  %412 = getelementptr inbounds nuw i8, ptr %410, i64 12
  store i32 1, ptr %412, align 4, !tbaa !97, !noalias !85
  store ptr getelementptr inbounds nuw inrange(-16, 40) (i8, ptr @_ZTVSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE, i64 16), ptr %410, align 8, !tbaa !17, !noalias !85
  %413 = getelementptr inbounds nuw i8, ptr %410, i64 16
  store i32 9, ptr %413, align 8, !tbaa !5, !noalias !85
  store ptr %410, ptr %409, align 8, !tbaa !98, !alias.scope !85
  store ptr %413, ptr %26, align 8, !tbaa !34, !alias.scope !85
  call void @llvm.lifetime.start.p0(ptr nonnull %27) #3
  call void @llvm.lifetime.start.p0(ptr nonnull %28) #3
  store ptr %413, ptr %28, align 8, !tbaa !88
  %414 = getelementptr inbounds nuw i8, ptr %28, i64 8
  store ptr %410, ptr %414, align 8, !tbaa !98
  %415 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !99
  %416 = icmp eq i8 %415, 0
  br i1 %416, label %418, label %417

417:                                              ; preds = %408
  store i32 2, ptr %411, align 4, !tbaa !5
  br label %420

418:                                              ; preds = %408
  %419 = atomicrmw volatile add ptr %411, i32 1 acq_rel, align 4
  br label %420

420:                                              ; preds = %417, %418
  %421 = getelementptr inbounds nuw i8, ptr %28, i64 16
  store ptr %25, ptr %421, align 8, !tbaa !100
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  store i64 0, ptr %27, align 8, !tbaa !14
  %422 = invoke noalias noundef nonnull dereferenceable(32) ptr @_Znwm(i64 noundef 32) #32
          to label %423 unwind label %580

423:                                              ; preds = %420
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_7EEEEEE", i64 16), ptr %422, align 8, !tbaa !17
  %424 = getelementptr inbounds nuw i8, ptr %422, i64 8
  store ptr %413, ptr %424, align 8, !tbaa !88
  %425 = getelementptr inbounds nuw i8, ptr %422, i64 16
  store ptr null, ptr %425, align 8, !tbaa !98
  store ptr null, ptr %414, align 8, !tbaa !98
  store ptr %410, ptr %425, align 8, !tbaa !98
  store ptr null, ptr %28, align 8, !tbaa !88
  %426 = getelementptr inbounds nuw i8, ptr %422, i64 24
  store ptr %25, ptr %426, align 8, !tbaa !100
  store ptr %422, ptr %2, align 8, !tbaa !19
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %27, ptr noundef nonnull %2, ptr noundef null)
          to label %427 unwind label %434

427:                                              ; preds = %423
  %428 = load ptr, ptr %2, align 8, !tbaa !19
  %429 = icmp eq ptr %428, null
  br i1 %429, label %443, label %430

430:                                              ; preds = %427
  %431 = load ptr, ptr %428, align 8, !tbaa !17
  %432 = getelementptr inbounds nuw i8, ptr %431, i64 8
  %433 = load ptr, ptr %432, align 8
  call void %433(ptr noundef nonnull align 8 dereferenceable(8) %428) #3
  br label %443

434:                                              ; preds = %423
  %435 = landingpad { ptr, i32 }
          cleanup
  %436 = load ptr, ptr %2, align 8, !tbaa !19
  %437 = icmp eq ptr %436, null
  br i1 %437, label %442, label %438

438:                                              ; preds = %434
  %439 = load ptr, ptr %436, align 8, !tbaa !17
  %440 = getelementptr inbounds nuw i8, ptr %439, i64 8
  %441 = load ptr, ptr %440, align 8
  call void %441(ptr noundef nonnull align 8 dereferenceable(8) %436) #3
  br label %442

442:                                              ; preds = %438, %434
  store ptr null, ptr %2, align 8, !tbaa !19
  br label %582

443:                                              ; preds = %427, %430
  store ptr null, ptr %2, align 8, !tbaa !19
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(ptr nonnull %28) #3
  %444 = call noundef i32 @pthread_rwlock_wrlock(ptr noundef nonnull align 8 dereferenceable(56) %25) #3
  %445 = icmp eq i32 %444, 35
  br i1 %445, label %446, label %448

446:                                              ; preds = %443
  invoke void @_ZSt20__throw_system_errori(i32 noundef 35) #31
          to label %447 unwind label %584

447:                                              ; preds = %446
  unreachable

448:                                              ; preds = %443
  %449 = call noundef i32 @pthread_rwlock_unlock(ptr noundef nonnull align 8 dereferenceable(56) %25) #3
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %27)
          to label %450 unwind label %586

450:                                              ; preds = %448
  call void @llvm.lifetime.start.p0(ptr nonnull %29) #3
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %29, i8 0, i64 40, i1 false)
  %451 = call noundef i32 @pthread_mutex_lock(ptr noundef nonnull align 8 dereferenceable(40) %29) #3
  %452 = icmp eq i32 %451, 0
  br i1 %452, label %455, label %453

453:                                              ; preds = %450
  invoke void @_ZSt20__throw_system_errori(i32 noundef %451) #31
          to label %454 unwind label %588

454:                                              ; preds = %453
  unreachable

455:                                              ; preds = %450
  call void @llvm.lifetime.start.p0(ptr nonnull %30) #3
  call void @llvm.lifetime.start.p0(ptr nonnull %1)
  store i64 0, ptr %30, align 8, !tbaa !14
  %456 = invoke noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #32
          to label %457 unwind label %590

457:                                              ; preds = %455
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_8EEEEEE", i64 16), ptr %456, align 8, !tbaa !17
  %458 = getelementptr inbounds nuw i8, ptr %456, i64 8
  %459 = ptrtoint ptr %29 to i64
  store i64 %459, ptr %458, align 8, !tbaa !102
  store ptr %456, ptr %1, align 8, !tbaa !19
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %30, ptr noundef nonnull %1, ptr noundef null)
          to label %460 unwind label %467

460:                                              ; preds = %457
  %461 = load ptr, ptr %1, align 8, !tbaa !19
  %462 = icmp eq ptr %461, null
  br i1 %462, label %476, label %463

463:                                              ; preds = %460
  %464 = load ptr, ptr %461, align 8, !tbaa !17
  %465 = getelementptr inbounds nuw i8, ptr %464, i64 8
  %466 = load ptr, ptr %465, align 8
  call void %466(ptr noundef nonnull align 8 dereferenceable(8) %461) #3
  br label %476

467:                                              ; preds = %457
  %468 = landingpad { ptr, i32 }
          cleanup
  %469 = load ptr, ptr %1, align 8, !tbaa !19
  %470 = icmp eq ptr %469, null
  br i1 %470, label %475, label %471

471:                                              ; preds = %467
  %472 = load ptr, ptr %469, align 8, !tbaa !17
  %473 = getelementptr inbounds nuw i8, ptr %472, i64 8
  %474 = load ptr, ptr %473, align 8
  call void %474(ptr noundef nonnull align 8 dereferenceable(8) %469) #3
  br label %475

475:                                              ; preds = %471, %467
  store ptr null, ptr %1, align 8, !tbaa !19
  br label %597

476:                                              ; preds = %460, %463
  store ptr null, ptr %1, align 8, !tbaa !19
  call void @llvm.lifetime.end.p0(ptr nonnull %1)
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %30)
          to label %477 unwind label %592

477:                                              ; preds = %476
  %478 = call noundef i32 @pthread_mutex_unlock(ptr noundef nonnull align 8 dereferenceable(40) %29) #3
  %479 = load ptr, ptr %409, align 8, !tbaa !98
  %480 = icmp eq ptr %479, null
  br i1 %480, label %485, label %481

481:                                              ; preds = %477
  %482 = getelementptr inbounds nuw i8, ptr %479, i64 8
  %483 = load atomic i32, ptr %482 monotonic, align 8
  %484 = sext i32 %483 to i64
  br label %485

485:                                              ; preds = %477, %481
  %486 = phi i64 [ %484, %481 ], [ 0, %477 ]
  %487 = load atomic i32, ptr @_ZL4runs seq_cst, align 4
  %488 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i64 noundef %486, i32 noundef %487)
  %489 = load i64, ptr %30, align 8, !tbaa !27
  %490 = icmp eq i64 %489, 0
  br i1 %490, label %492, label %491

491:                                              ; preds = %485
  call void @_ZSt9terminatev() #34
  unreachable

492:                                              ; preds = %485
  call void @llvm.lifetime.end.p0(ptr nonnull %30) #3
  call void @llvm.lifetime.end.p0(ptr nonnull %29) #3
  %493 = load i64, ptr %27, align 8, !tbaa !27
  %494 = icmp eq i64 %493, 0
  br i1 %494, label %496, label %495

495:                                              ; preds = %492
  call void @_ZSt9terminatev() #34
  unreachable

496:                                              ; preds = %492
  call void @llvm.lifetime.end.p0(ptr nonnull %27) #3
  %497 = load ptr, ptr %409, align 8, !tbaa !98
  %498 = icmp eq ptr %497, null
  br i1 %498, label %523, label %499

499:                                              ; preds = %496
  %500 = getelementptr inbounds nuw i8, ptr %497, i64 8
  %501 = load atomic i64, ptr %500 acquire, align 8
  %502 = icmp eq i64 %501, 4294967297
  br i1 %502, label %503, label %511

503:                                              ; preds = %499
  store i32 0, ptr %500, align 8, !tbaa !95
  %504 = getelementptr inbounds nuw i8, ptr %497, i64 12
  store i32 0, ptr %504, align 4, !tbaa !97
  %505 = load ptr, ptr %497, align 8, !tbaa !17
  %506 = getelementptr inbounds nuw i8, ptr %505, i64 16
  %507 = load ptr, ptr %506, align 8
  call void %507(ptr noundef nonnull align 8 dereferenceable(16) %497) #3
  %508 = load ptr, ptr %497, align 8, !tbaa !17
  %509 = getelementptr inbounds nuw i8, ptr %508, i64 24
  %510 = load ptr, ptr %509, align 8
  call void %510(ptr noundef nonnull align 8 dereferenceable(16) %497) #3
  br label %523

511:                                              ; preds = %499
  %512 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !99
  %513 = icmp eq i8 %512, 0
  br i1 %513, label %517, label %514

514:                                              ; preds = %511
  %515 = load i32, ptr %500, align 4, !tbaa !5
  %516 = add nsw i32 %515, -1
  store i32 %516, ptr %500, align 4, !tbaa !5
  br label %519

517:                                              ; preds = %511
  %518 = atomicrmw volatile add ptr %500, i32 -1 acq_rel, align 4
  br label %519

519:                                              ; preds = %517, %514
  %520 = phi i32 [ %515, %514 ], [ %518, %517 ]
  %521 = icmp eq i32 %520, 1
  br i1 %521, label %522, label %523, !prof !104

522:                                              ; preds = %519
  call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv(ptr noundef nonnull align 8 dereferenceable(16) %497) #3
  br label %523

523:                                              ; preds = %496, %503, %519, %522
  call void @llvm.lifetime.end.p0(ptr nonnull %26) #3
  call void @llvm.lifetime.end.p0(ptr nonnull %25) #3
  ret i32 0

524:                                              ; preds = %139, %141, %128, %62, %202, %195
  %525 = phi { ptr, i32 } [ %196, %195 ], [ %203, %202 ], [ %129, %128 ], [ %55, %62 ], [ %140, %139 ], [ %142, %141 ]
  call void @_ZNSt6vectorISt6threadSaIS0_EED2Ev(ptr noundef nonnull align 8 dereferenceable(24) %12) #3
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #3
  br label %191

526:                                              ; preds = %194
  %527 = landingpad { ptr, i32 }
          cleanup
  br label %557

528:                                              ; preds = %204
  %529 = landingpad { ptr, i32 }
          cleanup
  br label %555

530:                                              ; preds = %225
  %531 = landingpad { ptr, i32 }
          cleanup
  br label %550

532:                                              ; preds = %247, %246
  %533 = landingpad { ptr, i32 }
          cleanup
  br label %545

534:                                              ; preds = %248
  %535 = landingpad { ptr, i32 }
          cleanup
  br label %543

536:                                              ; preds = %267
  %537 = landingpad { ptr, i32 }
          cleanup
  br label %538

538:                                              ; preds = %278, %536
  %539 = phi { ptr, i32 } [ %537, %536 ], [ %279, %278 ]
  %540 = load i64, ptr %18, align 8, !tbaa !27
  %541 = icmp eq i64 %540, 0
  br i1 %541, label %543, label %542

542:                                              ; preds = %538
  call void @_ZSt9terminatev() #34
  unreachable

543:                                              ; preds = %538, %534, %266
  %544 = phi { ptr, i32 } [ %259, %266 ], [ %535, %534 ], [ %539, %538 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #3
  br label %545

545:                                              ; preds = %543, %532
  %546 = phi { ptr, i32 } [ %544, %543 ], [ %533, %532 ]
  %547 = load i64, ptr %17, align 8, !tbaa !27
  %548 = icmp eq i64 %547, 0
  br i1 %548, label %550, label %549

549:                                              ; preds = %545
  call void @_ZSt9terminatev() #34
  unreachable

550:                                              ; preds = %545, %530, %245
  %551 = phi { ptr, i32 } [ %238, %245 ], [ %531, %530 ], [ %546, %545 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #3
  %552 = load i64, ptr %16, align 8, !tbaa !27
  %553 = icmp eq i64 %552, 0
  br i1 %553, label %555, label %554

554:                                              ; preds = %550
  call void @_ZSt9terminatev() #34
  unreachable

555:                                              ; preds = %550, %528, %224
  %556 = phi { ptr, i32 } [ %217, %224 ], [ %529, %528 ], [ %551, %550 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #3
  br label %557

557:                                              ; preds = %555, %526
  %558 = phi { ptr, i32 } [ %556, %555 ], [ %527, %526 ]
  %559 = load i64, ptr %15, align 8, !tbaa !27
  %560 = icmp eq i64 %559, 0
  br i1 %560, label %562, label %561

561:                                              ; preds = %557
  call void @_ZSt9terminatev() #34
  unreachable

562:                                              ; preds = %557
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #3
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #3
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #3
  br label %191

563:                                              ; preds = %332
  %564 = landingpad { ptr, i32 }
          cleanup
  br label %574

565:                                              ; preds = %339
  %566 = landingpad { ptr, i32 }
          cleanup
  br label %567

567:                                              ; preds = %565, %368
  %568 = phi { ptr, i32 } [ %566, %565 ], [ %369, %368 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %24) #3
  %569 = load ptr, ptr %334, align 8, !tbaa !63
  %570 = icmp eq ptr %569, null
  br i1 %570, label %572, label %571

571:                                              ; preds = %567
  call void @_ZdaPvSt11align_val_t(ptr noundef %569, i64 noundef 64) #33
  br label %572

572:                                              ; preds = %571, %567, %337
  %573 = phi { ptr, i32 } [ %338, %337 ], [ %568, %567 ], [ %568, %571 ]
  store ptr null, ptr %334, align 8, !tbaa !63
  call void @llvm.lifetime.end.p0(ptr nonnull %23) #3
  call void @llvm.lifetime.end.p0(ptr nonnull %22) #3
  call void @llvm.lifetime.end.p0(ptr nonnull %21) #3
  br label %574

574:                                              ; preds = %572, %563
  %575 = phi { ptr, i32 } [ %573, %572 ], [ %564, %563 ]
  %576 = load i64, ptr %20, align 8, !tbaa !27
  %577 = icmp eq i64 %576, 0
  br i1 %577, label %579, label %578

578:                                              ; preds = %574
  call void @_ZSt9terminatev() #34
  unreachable

579:                                              ; preds = %574
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #3
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #3
  br label %191

580:                                              ; preds = %420
  %581 = landingpad { ptr, i32 }
          cleanup
  br label %582

582:                                              ; preds = %442, %580
  %583 = phi { ptr, i32 } [ %581, %580 ], [ %435, %442 ]
  call fastcc void @"_ZZ4mainEN3$_7D2Ev"(ptr noundef nonnull align 8 dereferenceable(24) %28) #3
  call void @llvm.lifetime.end.p0(ptr nonnull %28) #3
  br label %606

584:                                              ; preds = %446
  %585 = landingpad { ptr, i32 }
          cleanup
  br label %601

586:                                              ; preds = %448
  %587 = landingpad { ptr, i32 }
          cleanup
  br label %601

588:                                              ; preds = %453
  %589 = landingpad { ptr, i32 }
          cleanup
  br label %599

590:                                              ; preds = %455
  %591 = landingpad { ptr, i32 }
          cleanup
  br label %597

592:                                              ; preds = %476
  %593 = landingpad { ptr, i32 }
          cleanup
  %594 = load i64, ptr %30, align 8, !tbaa !27
  %595 = icmp eq i64 %594, 0
  br i1 %595, label %597, label %596

596:                                              ; preds = %592
  call void @_ZSt9terminatev() #34
  unreachable

597:                                              ; preds = %592, %590, %475
  %598 = phi { ptr, i32 } [ %468, %475 ], [ %591, %590 ], [ %593, %592 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %30) #3
  br label %599

599:                                              ; preds = %597, %588
  %600 = phi { ptr, i32 } [ %598, %597 ], [ %589, %588 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %29) #3
  br label %601

601:                                              ; preds = %599, %586, %584
  %602 = phi { ptr, i32 } [ %600, %599 ], [ %587, %586 ], [ %585, %584 ]
  %603 = load i64, ptr %27, align 8, !tbaa !27
  %604 = icmp eq i64 %603, 0
  br i1 %604, label %606, label %605

605:                                              ; preds = %601
  call void @_ZSt9terminatev() #34
  unreachable

606:                                              ; preds = %601, %582
  %607 = phi { ptr, i32 } [ %583, %582 ], [ %602, %601 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %27) #3
  call void @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %26) #3
  call void @llvm.lifetime.end.p0(ptr nonnull %26) #3
  call void @llvm.lifetime.end.p0(ptr nonnull %25) #3
  br label %191
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #5

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #5

; Function Attrs: nounwind
declare void @_ZNSt18condition_variable10notify_allEv(ptr noundef nonnull align 8 dereferenceable(48)) local_unnamed_addr #0

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #6

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #7

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6vectorISt6threadSaIS0_EED2Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 {
  %2 = load ptr, ptr %0, align 8, !tbaa !21
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !9
  %5 = icmp eq ptr %2, %4
  br i1 %5, label %14, label %9

6:                                                ; preds = %9
  %7 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %8 = icmp eq ptr %7, %4
  br i1 %8, label %14, label %9, !llvm.loop !33

9:                                                ; preds = %1, %6
  %10 = phi ptr [ %7, %6 ], [ %2, %1 ]
  %11 = load i64, ptr %10, align 8, !tbaa !27
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %6, label %13

13:                                               ; preds = %9
  tail call void @_ZSt9terminatev() #34
  unreachable

14:                                               ; preds = %6, %1
  %15 = icmp eq ptr %2, null
  br i1 %15, label %22, label %16

16:                                               ; preds = %14
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %18 = load ptr, ptr %17, align 8, !tbaa !13
  %19 = ptrtoint ptr %18 to i64
  %20 = ptrtoint ptr %2 to i64
  %21 = sub i64 %19, %20
  tail call void @_ZdlPvm(ptr noundef nonnull %2, i64 noundef %21) #33
  br label %22

22:                                               ; preds = %14, %16
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal fastcc void @"_ZNSt7barrierIZ4mainE3$_1E15arrive_and_waitEv"(ptr noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr #2 align 2 personality ptr @__gxx_personality_v0 {
  %2 = alloca %"class.std::thread::id", align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #3
  %3 = tail call i64 @pthread_self() #35
  store i64 %3, ptr %2, align 8
  %4 = invoke noundef i64 @_ZSt11_Hash_bytesPKvmm(ptr noundef nonnull align 8 dereferenceable(8) %2, i64 noundef 8, i64 noundef 3339675911)
          to label %8 unwind label %5

5:                                                ; preds = %1
  %6 = landingpad { ptr, i32 }
          catch ptr null
  %7 = extractvalue { ptr, i32 } %6, 0
  call void @__clang_call_terminate(ptr %7) #34
  unreachable

8:                                                ; preds = %1
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #3
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 25
  %10 = load atomic i8, ptr %9 monotonic, align 1
  %11 = add i8 %10, 1
  %12 = add i8 %10, 2
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %15 = ptrtoint ptr %9 to i64
  %16 = lshr i64 %15, 2
  %17 = and i64 %16, 14
  %18 = getelementptr inbounds nuw %"struct.std::__detail::__waiter_pool_base", ptr @_ZZNSt8__detail18__waiter_pool_base6_S_forEPKvE3__w, i64 %17
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 64
  %20 = load i64, ptr %0, align 8, !tbaa !47
  %21 = icmp ult i64 %20, 2
  br i1 %21, label %72, label %22

22:                                               ; preds = %8
  %23 = add nsw i64 %20, 1
  %24 = ashr i64 %23, 1
  %25 = urem i64 %4, %24
  br label %26

26:                                               ; preds = %64, %22
  %27 = phi i64 [ 0, %22 ], [ %68, %64 ]
  %28 = phi i64 [ %25, %22 ], [ %67, %64 ]
  %29 = phi i64 [ %20, %22 ], [ %65, %64 ]
  %30 = add i64 %29, 1
  %31 = lshr i64 %30, 1
  %32 = add nsw i64 %31, -1
  %33 = and i64 %29, 1
  %34 = icmp eq i64 %33, 0
  br label %35

35:                                               ; preds = %60, %26
  %36 = phi i64 [ %28, %26 ], [ %61, %60 ]
  %37 = icmp eq i64 %36, %31
  %38 = select i1 %37, i64 0, i64 %36
  %39 = load ptr, ptr %13, align 8, !tbaa !63
  %40 = getelementptr inbounds nuw %"struct.std::__tree_barrier<(lambda at crates/interp/tests/programs/threads_cxx.cpp:90:26)>::__state_t", ptr %39, i64 %38
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 %27
  %42 = icmp ne i64 %38, %32
  %43 = or i1 %34, %42
  br i1 %43, label %47, label %44

44:                                               ; preds = %35
  %45 = cmpxchg ptr %41, i8 %10, i8 %12 acq_rel acquire, align 1
  %46 = extractvalue { i8, i1 } %45, 1
  br i1 %46, label %57, label %56

47:                                               ; preds = %35
  %48 = cmpxchg ptr %41, i8 %10, i8 %11 acq_rel acquire, align 1
  %49 = extractvalue { i8, i1 } %48, 1
  %50 = extractvalue { i8, i1 } %48, 0
  br i1 %49, label %57, label %51

51:                                               ; preds = %47
  %52 = icmp eq i8 %50, %11
  br i1 %52, label %53, label %56

53:                                               ; preds = %51
  %54 = cmpxchg ptr %41, i8 %50, i8 %12 acq_rel acquire, align 1
  %55 = extractvalue { i8, i1 } %54, 1
  br i1 %55, label %57, label %56

56:                                               ; preds = %53, %51, %44
  br label %57

57:                                               ; preds = %56, %53, %47, %44
  %58 = phi i1 [ false, %47 ], [ true, %56 ], [ false, %44 ], [ false, %53 ]
  %59 = phi i32 [ 1, %47 ], [ 0, %56 ], [ 5, %44 ], [ 5, %53 ]
  switch i32 %59, label %64 [
    i32 0, label %60
    i32 5, label %62
  ]

60:                                               ; preds = %57
  %61 = add i64 %38, 1
  br label %35, !llvm.loop !105

62:                                               ; preds = %57
  %63 = lshr i64 %38, 1
  br label %64

64:                                               ; preds = %57, %62
  %65 = phi i64 [ %31, %62 ], [ %29, %57 ]
  %66 = phi i1 [ true, %62 ], [ %58, %57 ]
  %67 = phi i64 [ %63, %62 ], [ %38, %57 ]
  %68 = add nuw nsw i64 %27, 1
  %69 = icmp ugt i64 %65, 1
  %70 = and i1 %69, %66
  br i1 %70, label %26, label %71, !llvm.loop !106

71:                                               ; preds = %64
  br i1 %66, label %72, label %82

72:                                               ; preds = %71, %8
  %73 = atomicrmw add ptr @_ZL4runs, i32 1 seq_cst, align 4
  %74 = load atomic i64, ptr %14 monotonic, align 8
  %75 = load i64, ptr %0, align 8, !tbaa !47
  %76 = add nsw i64 %75, %74
  store i64 %76, ptr %0, align 8, !tbaa !47
  store atomic i64 0, ptr %14 monotonic, align 8
  store atomic i8 %12, ptr %9 release, align 1
  %77 = atomicrmw add ptr %19, i32 1 seq_cst, align 4
  %78 = load atomic i32, ptr %18 seq_cst, align 64
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %82, label %80

80:                                               ; preds = %72
  %81 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %19, i32 noundef 1, i32 noundef 2147483647) #3
  br label %82

82:                                               ; preds = %71, %72, %80
  %83 = atomicrmw add ptr %18, i32 1 seq_cst, align 64
  br label %84

84:                                               ; preds = %109, %82
  %85 = load atomic i32, ptr %19 acquire, align 64
  br label %86

86:                                               ; preds = %95, %84
  %87 = phi i32 [ 0, %84 ], [ %96, %95 ]
  %88 = load atomic i8, ptr %9 acquire, align 1
  %89 = icmp eq i8 %88, %10
  br i1 %89, label %90, label %112

90:                                               ; preds = %86
  %91 = icmp samesign ult i32 %87, 12
  br i1 %91, label %92, label %93

92:                                               ; preds = %90
  call void @llvm.x86.sse2.pause()
  br label %95

93:                                               ; preds = %90
  %94 = call noundef i32 @sched_yield() #3
  br label %95

95:                                               ; preds = %93, %92
  %96 = add nuw nsw i32 %87, 1
  %97 = icmp eq i32 %96, 16
  br i1 %97, label %98, label %86, !llvm.loop !107

98:                                               ; preds = %95
  %99 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %19, i32 noundef 0, i32 noundef %85, ptr noundef null) #3
  %100 = icmp eq i64 %99, 0
  br i1 %100, label %109, label %101

101:                                              ; preds = %98
  %102 = tail call ptr @__errno_location() #35
  %103 = load i32, ptr %102, align 4, !tbaa !5
  switch i32 %103, label %104 [
    i32 11, label %109
    i32 4, label %109
  ]

104:                                              ; preds = %101
  invoke void @_ZSt20__throw_system_errori(i32 noundef %103) #31
          to label %105 unwind label %106

105:                                              ; preds = %104
  unreachable

106:                                              ; preds = %104
  %107 = landingpad { ptr, i32 }
          catch ptr null
  %108 = extractvalue { ptr, i32 } %107, 0
  call void @__clang_call_terminate(ptr %108) #34
  unreachable

109:                                              ; preds = %101, %101, %98
  %110 = load atomic i8, ptr %9 acquire, align 1
  %111 = icmp eq i8 %110, %10
  br i1 %111, label %84, label %112, !llvm.loop !108

112:                                              ; preds = %109, %86
  %113 = atomicrmw sub ptr %18, i32 1 release, align 64
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt7jthreadD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load i64, ptr %2, align 8, !tbaa !27
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %11, label %5

5:                                                ; preds = %1
  %6 = load ptr, ptr %0, align 8, !tbaa !66
  %7 = icmp eq ptr %6, null
  br i1 %7, label %10, label %8

8:                                                ; preds = %5
  %9 = tail call noundef zeroext i1 @_ZNSt10stop_token13_Stop_state_t15_M_request_stopEv(ptr noundef nonnull align 8 dereferenceable(24) %6) #3
  br label %10

10:                                               ; preds = %5, %8
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %2)
          to label %11 unwind label %29

11:                                               ; preds = %10, %1
  %12 = load i64, ptr %2, align 8, !tbaa !27
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  tail call void @_ZSt9terminatev() #34
  unreachable

15:                                               ; preds = %11
  %16 = load ptr, ptr %0, align 8, !tbaa !66
  %17 = icmp eq ptr %16, null
  br i1 %17, label %21, label %18

18:                                               ; preds = %15
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 4
  %20 = atomicrmw sub ptr %19, i32 4 release, align 4
  br label %21

21:                                               ; preds = %18, %15
  %22 = load ptr, ptr %0, align 8, !tbaa !66
  %23 = icmp eq ptr %22, null
  br i1 %23, label %28, label %24

24:                                               ; preds = %21
  %25 = atomicrmw sub ptr %22, i32 1 acq_rel, align 4
  %26 = icmp eq i32 %25, 1
  br i1 %26, label %27, label %28

27:                                               ; preds = %24
  tail call void @_ZdlPvm(ptr noundef nonnull align 8 dereferenceable(24) %22, i64 noundef 24) #33
  br label %28

28:                                               ; preds = %21, %24, %27
  ret void

29:                                               ; preds = %10
  %30 = landingpad { ptr, i32 }
          catch ptr null
  %31 = extractvalue { ptr, i32 } %30, 0
  tail call void @__clang_call_terminate(ptr %31) #34
  unreachable
}

; Function Attrs: inlinehint mustprogress norecurse nounwind uwtable
define internal fastcc void @"_ZZ4mainEN3$_7D2Ev"(ptr noundef nonnull readonly align 8 captures(none) dereferenceable(24) %0) unnamed_addr #8 align 2 personality ptr @__gxx_personality_v0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load ptr, ptr %2, align 8, !tbaa !98
  %4 = icmp eq ptr %3, null
  br i1 %4, label %29, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %7 = load atomic i64, ptr %6 acquire, align 8
  %8 = icmp eq i64 %7, 4294967297
  br i1 %8, label %9, label %17

9:                                                ; preds = %5
  store i32 0, ptr %6, align 8, !tbaa !95
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 12
  store i32 0, ptr %10, align 4, !tbaa !97
  %11 = load ptr, ptr %3, align 8, !tbaa !17
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %13 = load ptr, ptr %12, align 8
  tail call void %13(ptr noundef nonnull align 8 dereferenceable(16) %3) #3
  %14 = load ptr, ptr %3, align 8, !tbaa !17
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 24
  %16 = load ptr, ptr %15, align 8
  tail call void %16(ptr noundef nonnull align 8 dereferenceable(16) %3) #3
  br label %29

17:                                               ; preds = %5
  %18 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !99
  %19 = icmp eq i8 %18, 0
  br i1 %19, label %23, label %20

20:                                               ; preds = %17
  %21 = load i32, ptr %6, align 4, !tbaa !5
  %22 = add nsw i32 %21, -1
  store i32 %22, ptr %6, align 4, !tbaa !5
  br label %25

23:                                               ; preds = %17
  %24 = atomicrmw volatile add ptr %6, i32 -1 acq_rel, align 4
  br label %25

25:                                               ; preds = %23, %20
  %26 = phi i32 [ %21, %20 ], [ %24, %23 ]
  %27 = icmp eq i32 %26, 1
  br i1 %27, label %28, label %29, !prof !104

28:                                               ; preds = %25
  tail call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv(ptr noundef nonnull align 8 dereferenceable(16) %3) #3
  br label %29

29:                                               ; preds = %1, %9, %25, %28
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load ptr, ptr %2, align 8, !tbaa !98
  %4 = icmp eq ptr %3, null
  br i1 %4, label %29, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %7 = load atomic i64, ptr %6 acquire, align 8
  %8 = icmp eq i64 %7, 4294967297
  br i1 %8, label %9, label %17

9:                                                ; preds = %5
  store i32 0, ptr %6, align 8, !tbaa !95
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 12
  store i32 0, ptr %10, align 4, !tbaa !97
  %11 = load ptr, ptr %3, align 8, !tbaa !17
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %13 = load ptr, ptr %12, align 8
  tail call void %13(ptr noundef nonnull align 8 dereferenceable(16) %3) #3
  %14 = load ptr, ptr %3, align 8, !tbaa !17
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 24
  %16 = load ptr, ptr %15, align 8
  tail call void %16(ptr noundef nonnull align 8 dereferenceable(16) %3) #3
  br label %29

17:                                               ; preds = %5
  %18 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !99
  %19 = icmp eq i8 %18, 0
  br i1 %19, label %23, label %20

20:                                               ; preds = %17
  %21 = load i32, ptr %6, align 4, !tbaa !5
  %22 = add nsw i32 %21, -1
  store i32 %22, ptr %6, align 4, !tbaa !5
  br label %25

23:                                               ; preds = %17
  %24 = atomicrmw volatile add ptr %6, i32 -1 acq_rel, align 4
  br label %25

25:                                               ; preds = %23, %20
  %26 = phi i32 [ %21, %20 ], [ %24, %23 ]
  %27 = icmp eq i32 %26, 1
  br i1 %27, label %28, label %29, !prof !104

28:                                               ; preds = %25
  tail call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv(ptr noundef nonnull align 8 dereferenceable(16) %3) #3
  br label %29

29:                                               ; preds = %1, %9, %25, %28
  ret void
}

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #6

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #9

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #10

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #11 align 2 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) #3
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 16) #33
  ret void
}

; Function Attrs: uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(ptr noundef nonnull readonly align 8 captures(none) dereferenceable(12) %0) unnamed_addr #12 align 2 personality ptr @__gxx_personality_v0 {
  %2 = alloca %"class.std::unique_lock.23", align 8
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #3
  store ptr @_ZL4lock, ptr %2, align 8, !tbaa !109
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store i8 0, ptr %4, align 8, !tbaa !113
  %5 = tail call noundef i32 @pthread_mutex_lock(ptr noundef nonnull align 8 dereferenceable(40) @_ZL4lock) #3
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %1
  tail call void @_ZSt20__throw_system_errori(i32 noundef %5) #31
  unreachable

8:                                                ; preds = %1
  store i8 1, ptr %4, align 8, !tbaa !113
  %9 = load i1, ptr @_ZL2go, align 1
  br i1 %9, label %13, label %10

10:                                               ; preds = %8, %11
  invoke void @_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE(ptr noundef nonnull align 8 dereferenceable(48) @_ZL5ready, ptr noundef nonnull align 8 dereferenceable(9) %2)
          to label %11 unwind label %39

11:                                               ; preds = %10
  %12 = load i1, ptr @_ZL2go, align 1
  br i1 %12, label %13, label %10, !llvm.loop !114

13:                                               ; preds = %11, %8
  %14 = load i32, ptr %3, align 8, !tbaa !115
  %15 = load i8, ptr @__tls_guard, align 1
  %16 = icmp eq i8 %15, 0
  br i1 %16, label %17, label %20, !prof !117

17:                                               ; preds = %13
  store i8 1, ptr @__tls_guard, align 1
  %18 = call ptr @llvm.invariant.start.p0(i64 1, ptr nonnull @__tls_guard)
  %19 = call i32 @__cxa_thread_atexit(ptr nonnull @_ZN5LocalD2Ev, ptr nonnull @_ZL5local, ptr nonnull @__dso_handle) #3
  br label %20

20:                                               ; preds = %17, %13
  %21 = call noundef nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZL5local)
  %22 = load i32, ptr %21, align 4, !tbaa !118
  %23 = add nsw i32 %22, %14
  %24 = load i32, ptr @_ZL5total, align 4, !tbaa !5
  %25 = add nsw i32 %23, %24
  store i32 %25, ptr @_ZL5total, align 4, !tbaa !5
  %26 = load i8, ptr @__tls_guard, align 1
  %27 = icmp eq i8 %26, 0
  br i1 %27, label %28, label %31, !prof !117

28:                                               ; preds = %20
  store i8 1, ptr @__tls_guard, align 1
  %29 = call ptr @llvm.invariant.start.p0(i64 1, ptr nonnull @__tls_guard)
  %30 = call i32 @__cxa_thread_atexit(ptr nonnull @_ZN5LocalD2Ev, ptr nonnull @_ZL5local, ptr nonnull @__dso_handle) #3
  br label %31

31:                                               ; preds = %28, %20
  store i32 0, ptr %21, align 4, !tbaa !118
  %32 = load i8, ptr %4, align 8, !tbaa !113, !range !120, !noundef !83
  %33 = trunc nuw i8 %32 to i1
  br i1 %33, label %34, label %49

34:                                               ; preds = %31
  %35 = load ptr, ptr %2, align 8, !tbaa !109
  %36 = icmp eq ptr %35, null
  br i1 %36, label %49, label %37

37:                                               ; preds = %34
  %38 = call noundef i32 @pthread_mutex_unlock(ptr noundef nonnull align 8 dereferenceable(40) %35) #3
  store i8 0, ptr %4, align 8, !tbaa !113
  br label %49

39:                                               ; preds = %10
  %40 = landingpad { ptr, i32 }
          cleanup
  %41 = load i8, ptr %4, align 8, !tbaa !113, !range !120, !noundef !83
  %42 = trunc nuw i8 %41 to i1
  br i1 %42, label %43, label %48

43:                                               ; preds = %39
  %44 = load ptr, ptr %2, align 8, !tbaa !109
  %45 = icmp eq ptr %44, null
  br i1 %45, label %48, label %46

46:                                               ; preds = %43
  %47 = call noundef i32 @pthread_mutex_unlock(ptr noundef nonnull align 8 dereferenceable(40) %44) #3
  store i8 0, ptr %4, align 8, !tbaa !113
  br label %48

48:                                               ; preds = %46, %43, %39
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #3
  resume { ptr, i32 } %40

49:                                               ; preds = %31, %34, %37
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #3
  ret void
}

declare void @__cxa_pure_virtual() unnamed_addr

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr #13 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #3
  tail call void @_ZSt9terminatev() #34
  unreachable
}

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

; Function Attrs: cold nofree noreturn
declare void @_ZSt9terminatev() local_unnamed_addr #14

; Function Attrs: noreturn
declare void @_ZSt20__throw_system_errori(i32 noundef) local_unnamed_addr #15

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #0

declare void @_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE(ptr noundef nonnull align 8 dereferenceable(48), ptr noundef nonnull align 8 dereferenceable(9)) local_unnamed_addr #6

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #0

declare void @__cxa_rethrow() local_unnamed_addr

declare void @__cxa_end_catch() local_unnamed_addr

; Function Attrs: noreturn
declare void @_ZSt20__throw_length_errorPKc(ptr noundef) local_unnamed_addr #15

; Function Attrs: nofree nounwind
declare i32 @__cxa_guard_acquire(ptr) local_unnamed_addr #1

; Function Attrs: inlinehint mustprogress uwtable
define internal fastcc void @"_ZZL4lazyvENK3$_0clEv"() unnamed_addr #16 align 2 personality ptr @__gxx_personality_v0 {
  %1 = alloca %struct.timespec, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #3
  store i64 0, ptr %1, align 8, !tbaa !121
  %2 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store i64 1000000, ptr %2, align 8, !tbaa !123
  br label %3

3:                                                ; preds = %6, %0
  %4 = call i32 @nanosleep(ptr noundef nonnull %1, ptr noundef nonnull %1)
  %5 = icmp eq i32 %4, -1
  br i1 %5, label %6, label %10

6:                                                ; preds = %3
  %7 = tail call ptr @__errno_location() #35
  %8 = load i32, ptr %7, align 4, !tbaa !5
  %9 = icmp eq i32 %8, 4
  br i1 %9, label %3, label %10, !llvm.loop !124

10:                                               ; preds = %6, %3
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #3
  %11 = atomicrmw add ptr @_ZL4runs, i32 1 seq_cst, align 4
  ret void
}

; Function Attrs: nofree nounwind
declare void @__cxa_guard_abort(ptr) local_unnamed_addr #1

; Function Attrs: nofree nounwind
declare void @__cxa_guard_release(ptr) local_unnamed_addr #1

declare i32 @nanosleep(ptr noundef, ptr noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare ptr @__errno_location() local_unnamed_addr #17

; Function Attrs: nounwind
declare i64 @syscall(i64 noundef, ...) local_unnamed_addr #0

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt8__detail8__waiterISt17integral_constantIbLb1EEE10_M_do_waitIZNKSt5latch4waitEvEUlvE_EEvT_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr %1) local_unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  br label %4

4:                                                ; preds = %31, %2
  %5 = load ptr, ptr %3, align 8, !tbaa !80
  %6 = load atomic i32, ptr %5 acquire, align 4
  br label %7

7:                                                ; preds = %16, %4
  %8 = phi i32 [ 0, %4 ], [ %17, %16 ]
  %9 = load atomic i32, ptr %1 acquire, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %34, label %11

11:                                               ; preds = %7
  %12 = icmp samesign ult i32 %8, 12
  br i1 %12, label %13, label %14

13:                                               ; preds = %11
  tail call void @llvm.x86.sse2.pause()
  br label %16

14:                                               ; preds = %11
  %15 = tail call noundef i32 @sched_yield() #3
  br label %16

16:                                               ; preds = %14, %13
  %17 = add nuw nsw i32 %8, 1
  %18 = icmp eq i32 %17, 16
  br i1 %18, label %19, label %7, !llvm.loop !125

19:                                               ; preds = %16
  %20 = load ptr, ptr %3, align 8, !tbaa !80
  %21 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef %20, i32 noundef 0, i32 noundef %6, ptr noundef null) #3
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %31, label %23

23:                                               ; preds = %19
  %24 = tail call ptr @__errno_location() #35
  %25 = load i32, ptr %24, align 4, !tbaa !5
  switch i32 %25, label %26 [
    i32 11, label %31
    i32 4, label %31
  ]

26:                                               ; preds = %23
  invoke void @_ZSt20__throw_system_errori(i32 noundef %25) #31
          to label %27 unwind label %28

27:                                               ; preds = %26
  unreachable

28:                                               ; preds = %26
  %29 = landingpad { ptr, i32 }
          catch ptr null
  %30 = extractvalue { ptr, i32 } %29, 0
  tail call void @__clang_call_terminate(ptr %30) #34
  unreachable

31:                                               ; preds = %19, %23, %23
  %32 = load atomic i32, ptr %1 acquire, align 4
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %4, !llvm.loop !126

34:                                               ; preds = %31, %7
  ret void
}

; Function Attrs: nounwind
declare void @llvm.x86.sse2.pause() #3

; Function Attrs: nounwind
declare i32 @sched_yield() local_unnamed_addr #0

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt11stop_sourceD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 {
  %2 = load ptr, ptr %0, align 8, !tbaa !66
  %3 = icmp eq ptr %2, null
  br i1 %3, label %7, label %4

4:                                                ; preds = %1
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %6 = atomicrmw sub ptr %5, i32 4 release, align 4
  br label %7

7:                                                ; preds = %4, %1
  %8 = load ptr, ptr %0, align 8, !tbaa !66
  %9 = icmp eq ptr %8, null
  br i1 %9, label %14, label %10

10:                                               ; preds = %7
  %11 = atomicrmw sub ptr %8, i32 1 acq_rel, align 4
  %12 = icmp eq i32 %11, 1
  br i1 %12, label %13, label %14

13:                                               ; preds = %10
  tail call void @_ZdlPvm(ptr noundef nonnull align 8 dereferenceable(24) %8, i64 noundef 24) #33
  br label %14

14:                                               ; preds = %7, %10, %13
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNSt10stop_token13_Stop_state_t15_M_request_stopEv(ptr noundef nonnull align 8 dereferenceable(24) %0) local_unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 {
  %2 = alloca i8, align 1
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %4 = load atomic i32, ptr %3 acquire, align 4
  br label %5

5:                                                ; preds = %20, %1
  %6 = phi i32 [ %4, %1 ], [ %21, %20 ]
  %7 = and i32 %6, 1
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %75

9:                                                ; preds = %5
  %10 = and i32 %6, 2
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %15, label %12

12:                                               ; preds = %9
  tail call void @llvm.x86.sse2.pause()
  %13 = tail call noundef i32 @sched_yield() #3
  %14 = load atomic i32, ptr %3 acquire, align 4
  br label %20

15:                                               ; preds = %9
  %16 = or disjoint i32 %6, 3
  %17 = cmpxchg weak ptr %3, i32 %6, i32 %16 acq_rel acquire, align 4
  %18 = extractvalue { i32, i1 } %17, 1
  %19 = extractvalue { i32, i1 } %17, 0
  br label %20

20:                                               ; preds = %15, %12
  %21 = phi i32 [ %19, %15 ], [ %14, %12 ]
  %22 = phi i1 [ %18, %15 ], [ false, %12 ]
  br i1 %22, label %23, label %5, !llvm.loop !127

23:                                               ; preds = %20
  %24 = tail call i64 @pthread_self() #35
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %24, ptr %25, align 8, !tbaa !27
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %27 = load ptr, ptr %26, align 8, !tbaa !128
  %28 = icmp eq ptr %27, null
  br i1 %28, label %72, label %29

29:                                               ; preds = %23, %69
  %30 = phi ptr [ %70, %69 ], [ %27, %23 ]
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %32 = load ptr, ptr %31, align 8, !tbaa !132
  store ptr %32, ptr %26, align 8, !tbaa !128
  %33 = icmp eq ptr %32, null
  br i1 %33, label %36, label %34

34:                                               ; preds = %29
  %35 = getelementptr inbounds nuw i8, ptr %32, i64 8
  store ptr null, ptr %35, align 8, !tbaa !136
  br label %36

36:                                               ; preds = %29, %34
  %37 = atomicrmw sub ptr %3, i32 2 release, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #3
  store i8 0, ptr %2, align 1, !tbaa !137
  %38 = getelementptr inbounds nuw i8, ptr %30, i64 24
  store ptr %2, ptr %38, align 8, !tbaa !138
  %39 = load ptr, ptr %30, align 8, !tbaa !139
  call void %39(ptr noundef nonnull align 8 dereferenceable(36) %30) #3
  %40 = load i8, ptr %2, align 1, !tbaa !137, !range !120, !noundef !83
  %41 = trunc nuw i8 %40 to i1
  br i1 %41, label %51, label %42

42:                                               ; preds = %36
  store ptr null, ptr %38, align 8, !tbaa !138
  %43 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !99
  %44 = icmp eq i8 %43, 0
  br i1 %44, label %45, label %51

45:                                               ; preds = %42
  %46 = getelementptr inbounds nuw i8, ptr %30, i64 32
  %47 = atomicrmw add ptr %46, i32 1 release, align 4
  %48 = icmp sgt i32 %47, 0
  br i1 %48, label %51, label %49

49:                                               ; preds = %45
  %50 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull align 4 dereferenceable(4) %46, i32 noundef 1, i32 noundef 2147483647) #3
  br label %51

51:                                               ; preds = %49, %45, %42, %36
  br i1 %33, label %74, label %52

52:                                               ; preds = %51
  %53 = load atomic i32, ptr %3 monotonic, align 4
  br label %54

54:                                               ; preds = %66, %52
  %55 = phi i32 [ %53, %52 ], [ %67, %66 ]
  %56 = and i32 %55, 2
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %61, label %58

58:                                               ; preds = %54
  call void @llvm.x86.sse2.pause()
  %59 = call noundef i32 @sched_yield() #3
  %60 = load atomic i32, ptr %3 monotonic, align 4
  br label %66

61:                                               ; preds = %54
  %62 = or disjoint i32 %55, 2
  %63 = cmpxchg weak ptr %3, i32 %55, i32 %62 acquire monotonic, align 4
  %64 = extractvalue { i32, i1 } %63, 1
  %65 = extractvalue { i32, i1 } %63, 0
  br label %66

66:                                               ; preds = %61, %58
  %67 = phi i32 [ %65, %61 ], [ %60, %58 ]
  %68 = phi i1 [ %64, %61 ], [ false, %58 ]
  br i1 %68, label %69, label %54, !llvm.loop !140

69:                                               ; preds = %66
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #3
  %70 = load ptr, ptr %26, align 8, !tbaa !128
  %71 = icmp eq ptr %70, null
  br i1 %71, label %72, label %29, !llvm.loop !141

72:                                               ; preds = %69, %23
  %73 = atomicrmw sub ptr %3, i32 2 release, align 4
  br label %75

74:                                               ; preds = %51
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #3
  br label %75

75:                                               ; preds = %5, %74, %72
  ret i1 %8
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i64 @pthread_self() local_unnamed_addr #17

; Function Attrs: nobuiltin nounwind
declare void @_ZdaPvSt11align_val_t(ptr noundef, i64 noundef) local_unnamed_addr #10

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #18

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #19 comdat align 2 personality ptr @__gxx_personality_v0 {
  %2 = load ptr, ptr %0, align 8, !tbaa !17
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %4 = load ptr, ptr %3, align 8
  tail call void %4(ptr noundef nonnull align 8 dereferenceable(16) %0) #3
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %6 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !99
  %7 = icmp eq i8 %6, 0
  br i1 %7, label %11, label %8

8:                                                ; preds = %1
  %9 = load i32, ptr %5, align 4, !tbaa !5
  %10 = add nsw i32 %9, -1
  store i32 %10, ptr %5, align 4, !tbaa !5
  br label %13

11:                                               ; preds = %1
  %12 = atomicrmw volatile add ptr %5, i32 -1 acq_rel, align 4
  br label %13

13:                                               ; preds = %11, %8
  %14 = phi i32 [ %9, %8 ], [ %12, %11 ]
  %15 = icmp eq i32 %14, 1
  br i1 %15, label %16, label %20

16:                                               ; preds = %13
  %17 = load ptr, ptr %0, align 8, !tbaa !17
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 24
  %19 = load ptr, ptr %18, align 8
  tail call void %19(ptr noundef nonnull align 8 dereferenceable(16) %0) #3
  br label %20

20:                                               ; preds = %13, %16
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_4EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #11 align 2 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) #3
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 16) #33
  ret void
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_4EEEEE6_M_runEv"(ptr noundef nonnull readonly align 8 captures(none) dereferenceable(16) %0) unnamed_addr #20 align 2 personality ptr @__gxx_personality_v0 {
  %2 = alloca %class.anon.44, align 8
  %3 = alloca %class.anon.43, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = load ptr, ptr %4, align 8, !tbaa !142, !nonnull !83, !align !144
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #3
  %6 = load ptr, ptr %5, align 8, !tbaa !145, !nonnull !83, !align !147
  store ptr %6, ptr %3, align 8, !tbaa !34
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #3
  store ptr %3, ptr %2, align 8, !tbaa !36
  %7 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZSt15__once_callable)
  store ptr %2, ptr %7, align 8, !tbaa !36
  %8 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZSt11__once_call)
  store ptr @"_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIZZ4mainENK3$_3clEvEUlvE_JEEvRS_OT_DpOT0_EUlvE_EERS6_ENUlvE_8__invokeEv", ptr %8, align 8, !tbaa !36
  %9 = invoke noundef i32 @pthread_once(ptr noundef nonnull @_ZL4flag, ptr noundef nonnull @__once_proxy)
          to label %10 unwind label %14

10:                                               ; preds = %1
  %11 = icmp eq i32 %9, 0
  br i1 %11, label %19, label %12

12:                                               ; preds = %10
  invoke void @_ZSt20__throw_system_errori(i32 noundef %9) #31
          to label %13 unwind label %14

13:                                               ; preds = %12
  unreachable

14:                                               ; preds = %12, %1
  %15 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt13runtime_error
  store ptr null, ptr %7, align 8, !tbaa !36
  store ptr null, ptr %8, align 8, !tbaa !36
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #3
  %16 = extractvalue { ptr, i32 } %15, 1
  %17 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt13runtime_error) #3
  %18 = icmp eq i32 %16, %17
  br i1 %18, label %20, label %28

19:                                               ; preds = %10
  store ptr null, ptr %7, align 8, !tbaa !36
  store ptr null, ptr %8, align 8, !tbaa !36
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #3
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #3
  br label %29

20:                                               ; preds = %14
  %21 = extractvalue { ptr, i32 } %15, 0
  %22 = call ptr @__cxa_begin_catch(ptr %21) #3
  %23 = load ptr, ptr %22, align 8, !tbaa !17
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 16
  %25 = load ptr, ptr %24, align 8
  %26 = call noundef ptr %25(ptr noundef nonnull align 8 dereferenceable(16) %22) #3
  %27 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, ptr noundef %26)
  call void @__cxa_end_catch()
  br label %29

28:                                               ; preds = %14
  resume { ptr, i32 } %15

29:                                               ; preds = %19, %20
  ret void
}

; Function Attrs: nofree nosync nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #21

declare void @__once_proxy() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #22

; Function Attrs: inlinehint mustprogress uwtable
define internal void @"_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIZZ4mainENK3$_3clEvEUlvE_JEEvRS_OT_DpOT0_EUlvE_EERS6_ENUlvE_8__invokeEv"() #16 align 2 personality ptr @__gxx_personality_v0 {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZSt15__once_callable)
  %2 = load ptr, ptr %1, align 8, !tbaa !36
  %3 = load ptr, ptr %2, align 8, !tbaa !148, !nonnull !83, !align !144
  %4 = load ptr, ptr %3, align 8, !tbaa !150, !nonnull !83, !align !147
  %5 = load i32, ptr %4, align 4, !tbaa !5
  %6 = add nsw i32 %5, 1
  store i32 %6, ptr %4, align 4, !tbaa !5
  %7 = icmp eq i32 %5, 0
  br i1 %7, label %8, label %13

8:                                                ; preds = %0
  %9 = tail call ptr @__cxa_allocate_exception(i64 16) #3
  invoke void @_ZNSt13runtime_errorC1EPKc(ptr noundef nonnull align 8 dereferenceable(16) %9, ptr noundef nonnull @.str.9)
          to label %10 unwind label %11

10:                                               ; preds = %8
  tail call void @__cxa_throw(ptr nonnull %9, ptr nonnull @_ZTISt13runtime_error, ptr nonnull @_ZNSt13runtime_errorD1Ev) #31
  unreachable

11:                                               ; preds = %8
  %12 = landingpad { ptr, i32 }
          cleanup
  tail call void @__cxa_free_exception(ptr %9) #3
  resume { ptr, i32 } %12

13:                                               ; preds = %0
  %14 = atomicrmw add ptr @_ZL4runs, i32 100 seq_cst, align 4
  ret void
}

declare ptr @__cxa_allocate_exception(i64) local_unnamed_addr

declare void @_ZNSt13runtime_errorC1EPKc(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef) unnamed_addr #6

declare void @__cxa_free_exception(ptr) local_unnamed_addr

; Function Attrs: nounwind
declare void @_ZNSt13runtime_errorD1Ev(ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #0

; Function Attrs: cold noreturn
declare void @__cxa_throw(ptr, ptr, ptr) local_unnamed_addr #23

declare i32 @pthread_once(ptr noundef, ptr noundef) local_unnamed_addr #6

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_3EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #11 align 2 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) #3
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 16) #33
  ret void
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_3EEEEE6_M_runEv"(ptr noundef nonnull readonly align 8 captures(none) dereferenceable(16) %0) unnamed_addr #20 align 2 personality ptr @__gxx_personality_v0 {
  %2 = alloca %class.anon.44, align 8
  %3 = alloca %class.anon.43, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #3
  %5 = load ptr, ptr %4, align 8, !tbaa !145, !nonnull !83, !align !147
  store ptr %5, ptr %3, align 8, !tbaa !34
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #3
  store ptr %3, ptr %2, align 8, !tbaa !36
  %6 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZSt15__once_callable)
  store ptr %2, ptr %6, align 8, !tbaa !36
  %7 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZSt11__once_call)
  store ptr @"_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIZZ4mainENK3$_3clEvEUlvE_JEEvRS_OT_DpOT0_EUlvE_EERS6_ENUlvE_8__invokeEv", ptr %7, align 8, !tbaa !36
  %8 = invoke noundef i32 @pthread_once(ptr noundef nonnull @_ZL4flag, ptr noundef nonnull @__once_proxy)
          to label %9 unwind label %13

9:                                                ; preds = %1
  %10 = icmp eq i32 %8, 0
  br i1 %10, label %15, label %11

11:                                               ; preds = %9
  invoke void @_ZSt20__throw_system_errori(i32 noundef %8) #31
          to label %12 unwind label %13

12:                                               ; preds = %11
  unreachable

13:                                               ; preds = %11, %1
  %14 = landingpad { ptr, i32 }
          cleanup
  store ptr null, ptr %6, align 8, !tbaa !36
  store ptr null, ptr %7, align 8, !tbaa !36
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #3
  resume { ptr, i32 } %14

15:                                               ; preds = %9
  store ptr null, ptr %6, align 8, !tbaa !36
  store ptr null, ptr %7, align 8, !tbaa !36
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #3
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #3
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_5EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #11 align 2 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %0) #3
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 16) #33
  ret void
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_5EEEEE6_M_runEv"(ptr nonnull readnone align 8 captures(none) %0) unnamed_addr #20 align 2 personality ptr @__gxx_personality_v0 {
  %2 = load atomic i8, ptr @_ZGVZL4lazyvE5value acquire, align 8
  %3 = icmp eq i8 %2, 0
  br i1 %3, label %4, label %11, !prof !38

4:                                                ; preds = %1
  %5 = tail call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZL4lazyvE5value) #3
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %11, label %7

7:                                                ; preds = %4
  invoke fastcc void @"_ZZL4lazyvENK3$_0clEv"()
          to label %8 unwind label %9

8:                                                ; preds = %7
  store i32 41, ptr @_ZZL4lazyvE5value, align 4, !tbaa !5
  tail call void @__cxa_guard_release(ptr nonnull @_ZGVZL4lazyvE5value) #3
  br label %11

9:                                                ; preds = %7
  %10 = landingpad { ptr, i32 }
          cleanup
  tail call void @__cxa_guard_abort(ptr nonnull @_ZGVZL4lazyvE5value) #3
  resume { ptr, i32 } %10

11:                                               ; preds = %1, %4, %8
  %12 = load i32, ptr @_ZZL4lazyvE5value, align 4, !tbaa !5
  %13 = add nsw i32 %12, 1
  store i32 %13, ptr @_ZZL4lazyvE5value, align 4, !tbaa !5
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_6EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #11 align 2 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) #3
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 16) #33
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_6EEEEE6_M_runEv"(ptr noundef nonnull readonly align 8 captures(none) dereferenceable(16) %0) unnamed_addr #2 align 2 personality ptr @__gxx_personality_v0 {
  %2 = alloca %"struct.std::__detail::__waiter.32", align 8
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !152, !nonnull !83, !align !147
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #3
  %5 = ptrtoint ptr %4 to i64
  %6 = lshr exact i64 %5, 2
  %7 = and i64 %6, 15
  %8 = getelementptr inbounds nuw %"struct.std::__detail::__waiter_pool_base", ptr @_ZZNSt8__detail18__waiter_pool_base6_S_forEPKvE3__w, i64 %7
  store ptr %8, ptr %2, align 8, !tbaa !78
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store ptr %4, ptr %9, align 8, !tbaa !80
  %10 = atomicrmw add ptr %8, i32 1 seq_cst, align 64
  invoke void @_ZNSt8__detail8__waiterISt17integral_constantIbLb1EEE12_M_do_wait_vIiZNKSt13__atomic_baseIiE4waitEiSt12memory_orderEUlvE_EEvT_T0_(ptr noundef nonnull align 8 dereferenceable(16) %2, i32 noundef 0, i32 5, ptr nonnull align 4 dereferenceable(4) %4)
          to label %14 unwind label %11

11:                                               ; preds = %1
  %12 = landingpad { ptr, i32 }
          catch ptr null
  %13 = extractvalue { ptr, i32 } %12, 0
  call void @__clang_call_terminate(ptr %13) #34
  unreachable

14:                                               ; preds = %1
  %15 = load ptr, ptr %2, align 8, !tbaa !82, !nonnull !83, !align !84
  %16 = atomicrmw sub ptr %15, i32 1 release, align 64
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #3
  %17 = load ptr, ptr %3, align 8, !tbaa !152, !nonnull !83, !align !147
  %18 = load atomic i32, ptr %17 seq_cst, align 4
  %19 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, i32 noundef %18)
  ret void
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt8__detail8__waiterISt17integral_constantIbLb1EEE12_M_do_wait_vIiZNKSt13__atomic_baseIiE4waitEiSt12memory_orderEUlvE_EEvT_T0_(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1, i32 %2, ptr %3) local_unnamed_addr #20 comdat align 2 personality ptr @__gxx_personality_v0 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  br label %6

6:                                                ; preds = %25, %4
  %7 = phi i32 [ 0, %4 ], [ %26, %25 ]
  switch i32 %2, label %8 [
    i32 1, label %10
    i32 2, label %10
    i32 5, label %12
  ]

8:                                                ; preds = %6
  %9 = load atomic i32, ptr %3 monotonic, align 4
  br label %14

10:                                               ; preds = %6, %6
  %11 = load atomic i32, ptr %3 acquire, align 4
  br label %14

12:                                               ; preds = %6
  %13 = load atomic i32, ptr %3 seq_cst, align 4
  br label %14

14:                                               ; preds = %12, %10, %8
  %15 = phi i32 [ %9, %8 ], [ %11, %10 ], [ %13, %12 ]
  %16 = icmp eq i32 %1, %15
  br i1 %16, label %17, label %49

17:                                               ; preds = %14
  %18 = icmp samesign ult i32 %7, 12
  br i1 %18, label %19, label %20

19:                                               ; preds = %17
  tail call void @llvm.x86.sse2.pause()
  br label %22

20:                                               ; preds = %17
  %21 = tail call noundef i32 @sched_yield() #3
  br label %22

22:                                               ; preds = %20, %19
  %23 = add nuw nsw i32 %7, 1
  %24 = icmp eq i32 %23, 16
  br i1 %24, label %27, label %25

25:                                               ; preds = %22, %46
  %26 = phi i32 [ %23, %22 ], [ 0, %46 ]
  br label %6, !llvm.loop !154

27:                                               ; preds = %22
  %28 = load ptr, ptr %5, align 8, !tbaa !80
  %29 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef %28, i32 noundef 0, i32 noundef %1, ptr noundef null) #3
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %39, label %31

31:                                               ; preds = %27
  %32 = tail call ptr @__errno_location() #35
  %33 = load i32, ptr %32, align 4, !tbaa !5
  switch i32 %33, label %34 [
    i32 11, label %39
    i32 4, label %39
  ]

34:                                               ; preds = %31
  invoke void @_ZSt20__throw_system_errori(i32 noundef %33) #31
          to label %35 unwind label %36

35:                                               ; preds = %34
  unreachable

36:                                               ; preds = %34
  %37 = landingpad { ptr, i32 }
          catch ptr null
  %38 = extractvalue { ptr, i32 } %37, 0
  tail call void @__clang_call_terminate(ptr %38) #34
  unreachable

39:                                               ; preds = %27, %31, %31
  switch i32 %2, label %40 [
    i32 1, label %42
    i32 2, label %42
    i32 5, label %44
  ]

40:                                               ; preds = %39
  %41 = load atomic i32, ptr %3 monotonic, align 4
  br label %46

42:                                               ; preds = %39, %39
  %43 = load atomic i32, ptr %3 acquire, align 4
  br label %46

44:                                               ; preds = %39
  %45 = load atomic i32, ptr %3 seq_cst, align 4
  br label %46

46:                                               ; preds = %40, %42, %44
  %47 = phi i32 [ %41, %40 ], [ %43, %42 ], [ %45, %44 ]
  %48 = icmp eq i32 %1, %47
  br i1 %48, label %25, label %49

49:                                               ; preds = %46, %14
  ret void
}

; Function Attrs: nobuiltin allocsize(0)
declare noalias noundef nonnull ptr @_ZnamSt11align_val_t(i64 noundef, i64 noundef) local_unnamed_addr #9

declare noundef i64 @_ZSt11_Hash_bytesPKvmm(ptr noundef, i64 noundef, i64 noundef) local_unnamed_addr #6

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_2EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr #11 align 2 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(32) %0) #3
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 32) #33
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_2EEEEE6_M_runEv"(ptr noundef nonnull readonly align 8 captures(none) dereferenceable(32) %0) unnamed_addr #2 align 2 personality ptr @__gxx_personality_v0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load ptr, ptr %2, align 8, !tbaa !155, !nonnull !83, !align !147
  %4 = atomicrmw sub ptr %3, i32 1 release, align 4
  %5 = icmp eq i32 %4, 1
  br i1 %5, label %6, label %20

6:                                                ; preds = %1
  %7 = ptrtoint ptr %3 to i64
  %8 = lshr exact i64 %7, 2
  %9 = and i64 %8, 15
  %10 = getelementptr inbounds nuw %"struct.std::__detail::__waiter_pool_base", ptr @_ZZNSt8__detail18__waiter_pool_base6_S_forEPKvE3__w, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 64
  %12 = icmp eq ptr %3, %11
  br i1 %12, label %13, label %15

13:                                               ; preds = %6
  %14 = atomicrmw add ptr %3, i32 1 seq_cst, align 4
  br label %15

15:                                               ; preds = %13, %6
  %16 = load atomic i32, ptr %10 seq_cst, align 64
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %20, label %18

18:                                               ; preds = %15
  %19 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull align 4 dereferenceable(4) %3, i32 noundef 1, i32 noundef 2147483647) #3
  br label %20

20:                                               ; preds = %1, %15, %18
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %22 = load ptr, ptr %21, align 8, !tbaa !157, !nonnull !83, !align !147
  tail call void @_ZSt26__atomic_wait_address_bareIZNSt18__atomic_semaphore10_M_acquireEvEUlvE_EvPKiT_(ptr noundef nonnull align 4 dereferenceable(4) %22, ptr nonnull align 4 dereferenceable(4) %22) #3
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %24 = load ptr, ptr %23, align 8, !tbaa !158, !nonnull !83, !align !144
  tail call fastcc void @"_ZNSt7barrierIZ4mainE3$_1E15arrive_and_waitEv"(ptr noundef nonnull align 8 dereferenceable(32) %24)
  %25 = load ptr, ptr %23, align 8, !tbaa !158, !nonnull !83, !align !144
  tail call fastcc void @"_ZNSt7barrierIZ4mainE3$_1E15arrive_and_waitEv"(ptr noundef nonnull align 8 dereferenceable(32) %25)
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZSt26__atomic_wait_address_bareIZNSt18__atomic_semaphore10_M_acquireEvEUlvE_EvPKiT_(ptr noundef %0, ptr %1) local_unnamed_addr #2 comdat personality ptr @__gxx_personality_v0 {
  br label %3

3:                                                ; preds = %39, %2
  %4 = load atomic i32, ptr %0 acquire, align 4
  br label %5

5:                                                ; preds = %18, %3
  %6 = phi i32 [ 0, %3 ], [ %19, %18 ]
  %7 = load atomic i32, ptr %1 acquire, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %13, label %9

9:                                                ; preds = %5
  %10 = add nsw i32 %7, -1
  %11 = cmpxchg ptr %1, i32 %7, i32 %10 acquire monotonic, align 4
  %12 = extractvalue { i32, i1 } %11, 1
  br i1 %12, label %40, label %13

13:                                               ; preds = %9, %5
  %14 = icmp samesign ult i32 %6, 12
  br i1 %14, label %15, label %16

15:                                               ; preds = %13
  tail call void @llvm.x86.sse2.pause()
  br label %18

16:                                               ; preds = %13
  %17 = tail call noundef i32 @sched_yield() #3
  br label %18

18:                                               ; preds = %16, %15
  %19 = add nuw nsw i32 %6, 1
  %20 = icmp eq i32 %19, 16
  br i1 %20, label %21, label %5, !llvm.loop !159

21:                                               ; preds = %18
  %22 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %0, i32 noundef 0, i32 noundef %4, ptr noundef null) #3
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %32, label %24

24:                                               ; preds = %21
  %25 = tail call ptr @__errno_location() #35
  %26 = load i32, ptr %25, align 4, !tbaa !5
  switch i32 %26, label %27 [
    i32 11, label %32
    i32 4, label %32
  ]

27:                                               ; preds = %24
  invoke void @_ZSt20__throw_system_errori(i32 noundef %26) #31
          to label %28 unwind label %29

28:                                               ; preds = %27
  unreachable

29:                                               ; preds = %27
  %30 = landingpad { ptr, i32 }
          catch ptr null
  %31 = extractvalue { ptr, i32 } %30, 0
  tail call void @__clang_call_terminate(ptr %31) #34
  unreachable

32:                                               ; preds = %21, %24, %24
  %33 = load atomic i32, ptr %1 acquire, align 4
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %39, label %35

35:                                               ; preds = %32
  %36 = add nsw i32 %33, -1
  %37 = cmpxchg ptr %1, i32 %33, i32 %36 acquire monotonic, align 4
  %38 = extractvalue { i32, i1 } %37, 1
  br i1 %38, label %40, label %39

39:                                               ; preds = %35, %32
  br label %3, !llvm.loop !160

40:                                               ; preds = %35, %9
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #2 comdat align 2 {
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #2 comdat align 2 {
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 24) #33
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 {
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 {
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 24) #33
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) unnamed_addr #2 comdat align 2 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %4 = icmp eq ptr %1, @_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag
  br i1 %4, label %16, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %7 = load ptr, ptr %6, align 8, !tbaa !161
  %8 = icmp eq ptr %7, @_ZTSSt19_Sp_make_shared_tag
  br i1 %8, label %16, label %9

9:                                                ; preds = %5
  %10 = load i8, ptr %7, align 1, !tbaa !99
  %11 = icmp eq i8 %10, 42
  br i1 %11, label %16, label %12

12:                                               ; preds = %9
  %13 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %7, ptr noundef nonnull dereferenceable(24) @_ZTSSt19_Sp_make_shared_tag) #3
  %14 = icmp eq i32 %13, 0
  %15 = select i1 %14, ptr %3, ptr null
  br label %16

16:                                               ; preds = %12, %9, %5, %2
  %17 = phi ptr [ %3, %2 ], [ %3, %5 ], [ null, %9 ], [ %15, %12 ]
  ret ptr %17
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #2 comdat align 2 {
  tail call void @llvm.trap() #34
  unreachable
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #2 comdat align 2 {
  %2 = load ptr, ptr %0, align 8, !tbaa !17
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %4 = load ptr, ptr %3, align 8
  tail call void %4(ptr noundef nonnull align 8 dereferenceable(16) %0) #3
  ret void
}

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #24

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare i32 @strcmp(ptr noundef captures(none), ptr noundef captures(none)) local_unnamed_addr #25

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_7EEEEED2Ev"(ptr noundef nonnull align 8 dereferenceable(32) initializes((0, 8)) %0) unnamed_addr #11 align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_7EEEEEE", i64 16), ptr %0, align 8, !tbaa !17
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 8, !tbaa !98
  %4 = icmp eq ptr %3, null
  br i1 %4, label %29, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %7 = load atomic i64, ptr %6 acquire, align 8
  %8 = icmp eq i64 %7, 4294967297
  br i1 %8, label %9, label %17

9:                                                ; preds = %5
  store i32 0, ptr %6, align 8, !tbaa !95
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 12
  store i32 0, ptr %10, align 4, !tbaa !97
  %11 = load ptr, ptr %3, align 8, !tbaa !17
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %13 = load ptr, ptr %12, align 8
  tail call void %13(ptr noundef nonnull align 8 dereferenceable(16) %3) #3
  %14 = load ptr, ptr %3, align 8, !tbaa !17
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 24
  %16 = load ptr, ptr %15, align 8
  tail call void %16(ptr noundef nonnull align 8 dereferenceable(16) %3) #3
  br label %29

17:                                               ; preds = %5
  %18 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !99
  %19 = icmp eq i8 %18, 0
  br i1 %19, label %23, label %20

20:                                               ; preds = %17
  %21 = load i32, ptr %6, align 4, !tbaa !5
  %22 = add nsw i32 %21, -1
  store i32 %22, ptr %6, align 4, !tbaa !5
  br label %25

23:                                               ; preds = %17
  %24 = atomicrmw volatile add ptr %6, i32 -1 acq_rel, align 4
  br label %25

25:                                               ; preds = %23, %20
  %26 = phi i32 [ %21, %20 ], [ %24, %23 ]
  %27 = icmp eq i32 %26, 1
  br i1 %27, label %28, label %29, !prof !104

28:                                               ; preds = %25
  tail call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv(ptr noundef nonnull align 8 dereferenceable(16) %3) #3
  br label %29

29:                                               ; preds = %1, %9, %25, %28
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #3
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_7EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(32) initializes((0, 8)) %0) unnamed_addr #11 align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_7EEEEEE", i64 16), ptr %0, align 8, !tbaa !17
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 8, !tbaa !98
  %4 = icmp eq ptr %3, null
  br i1 %4, label %29, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %7 = load atomic i64, ptr %6 acquire, align 8
  %8 = icmp eq i64 %7, 4294967297
  br i1 %8, label %9, label %17

9:                                                ; preds = %5
  store i32 0, ptr %6, align 8, !tbaa !95
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 12
  store i32 0, ptr %10, align 4, !tbaa !97
  %11 = load ptr, ptr %3, align 8, !tbaa !17
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %13 = load ptr, ptr %12, align 8
  tail call void %13(ptr noundef nonnull align 8 dereferenceable(16) %3) #3
  %14 = load ptr, ptr %3, align 8, !tbaa !17
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 24
  %16 = load ptr, ptr %15, align 8
  tail call void %16(ptr noundef nonnull align 8 dereferenceable(16) %3) #3
  br label %29

17:                                               ; preds = %5
  %18 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !99
  %19 = icmp eq i8 %18, 0
  br i1 %19, label %23, label %20

20:                                               ; preds = %17
  %21 = load i32, ptr %6, align 4, !tbaa !5
  %22 = add nsw i32 %21, -1
  store i32 %22, ptr %6, align 4, !tbaa !5
  br label %25

23:                                               ; preds = %17
  %24 = atomicrmw volatile add ptr %6, i32 -1 acq_rel, align 4
  br label %25

25:                                               ; preds = %23, %20
  %26 = phi i32 [ %21, %20 ], [ %24, %23 ]
  %27 = icmp eq i32 %26, 1
  br i1 %27, label %28, label %29, !prof !104

28:                                               ; preds = %25
  tail call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv(ptr noundef nonnull align 8 dereferenceable(16) %3) #3
  br label %29

29:                                               ; preds = %1, %9, %25, %28
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(32) %0) #3
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 32) #33
  ret void
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_7EEEEE6_M_runEv"(ptr noundef nonnull readonly align 8 captures(none) dereferenceable(32) %0) unnamed_addr #20 align 2 personality ptr @__gxx_personality_v0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %4 = load ptr, ptr %3, align 8, !tbaa !164, !nonnull !83, !align !144
  br label %5

5:                                                ; preds = %5, %1
  %6 = tail call noundef i32 @pthread_rwlock_rdlock(ptr noundef nonnull align 8 dereferenceable(56) %4) #3
  switch i32 %6, label %8 [
    i32 11, label %5
    i32 35, label %7
  ]

7:                                                ; preds = %5
  tail call void @_ZSt20__throw_system_errori(i32 noundef 35) #31
  unreachable

8:                                                ; preds = %5
  %9 = load ptr, ptr %2, align 8, !tbaa !88
  %10 = load i32, ptr %9, align 4, !tbaa !5
  %11 = icmp eq i32 %10, 9
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call void @abort() #34
  unreachable

13:                                               ; preds = %8
  %14 = tail call noundef i32 @pthread_rwlock_unlock(ptr noundef nonnull align 8 dereferenceable(56) %4) #3
  ret void
}

; Function Attrs: cold nofree noreturn nounwind
declare void @abort() local_unnamed_addr #26

; Function Attrs: nounwind
declare i32 @pthread_rwlock_rdlock(ptr noundef) local_unnamed_addr #0

; Function Attrs: nounwind
declare i32 @pthread_rwlock_unlock(ptr noundef) local_unnamed_addr #0

; Function Attrs: nounwind
declare i32 @pthread_rwlock_wrlock(ptr noundef) local_unnamed_addr #0

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #0

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_8EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #11 align 2 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) #3
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 16) #33
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_8EEEEE6_M_runEv"(ptr noundef nonnull readonly align 8 captures(none) dereferenceable(16) %0) unnamed_addr #2 align 2 {
  %2 = alloca %struct.timespec, align 8
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !167, !nonnull !83, !align !144
  %5 = tail call i64 @_ZNSt6chrono3_V212steady_clock3nowEv() #3
  %6 = add nsw i64 %5, 2000000
  %7 = sdiv i64 %6, 1000000000
  %8 = mul nsw i64 %7, -1000000000
  %9 = add i64 %8, %6
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #3
  store i64 %7, ptr %2, align 8, !tbaa !121
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store i64 %9, ptr %10, align 8, !tbaa !123
  %11 = call i32 @pthread_mutex_clocklock(ptr noundef nonnull align 8 dereferenceable(40) %4, i32 noundef 1, ptr noundef nonnull align 8 dereferenceable(16) %2) #3
  %12 = icmp eq i32 %11, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #3
  %13 = zext i1 %12 to i32
  %14 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, i32 noundef %13)
  ret void
}

; Function Attrs: nounwind
declare i64 @_ZNSt6chrono3_V212steady_clock3nowEv() local_unnamed_addr #0

; Function Attrs: nounwind
declare i32 @pthread_mutex_clocklock(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #0

; Function Attrs: nounwind uwtable
define internal void @_GLOBAL__sub_I_threads_cxx.cpp() #27 section ".text.startup" {
  tail call void @_ZNSt18condition_variableC1Ev(ptr noundef nonnull align 8 dereferenceable(48) @_ZL5ready) #3
  %1 = tail call i32 @__cxa_atexit(ptr nonnull @_ZNSt18condition_variableD1Ev, ptr nonnull @_ZL5ready, ptr nonnull @__dso_handle) #3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare ptr @llvm.invariant.start.p0(i64 immarg, ptr captures(none)) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #28

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #28

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #29

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #30

attributes #0 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nounwind }
attributes #2 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }
attributes #4 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { inlinehint mustprogress norecurse nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { inlinehint mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { uwtable "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { noinline noreturn nounwind uwtable "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { cold nofree noreturn }
attributes #15 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #16 = { inlinehint mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #17 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #18 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #19 = { mustprogress noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #20 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #21 = { nofree nosync nounwind memory(none) }
attributes #22 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #23 = { cold noreturn }
attributes #24 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #25 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #26 = { cold nofree noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #27 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #28 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #29 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #30 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #31 = { noreturn }
attributes #32 = { builtin allocsize(0) }
attributes #33 = { builtin nounwind }
attributes #34 = { noreturn nounwind }
attributes #35 = { nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{!10, !11, i64 8}
!10 = !{!"_ZTSNSt12_Vector_baseISt6threadSaIS0_EE17_Vector_impl_dataE", !11, i64 0, !11, i64 8, !11, i64 16}
!11 = !{!"p1 _ZTSSt6thread", !12, i64 0}
!12 = !{!"any pointer", !7, i64 0}
!13 = !{!10, !11, i64 16}
!14 = !{!15, !16, i64 0}
!15 = !{!"_ZTSNSt6thread2idE", !16, i64 0}
!16 = !{!"long", !7, i64 0}
!17 = !{!18, !18, i64 0}
!18 = !{!"vtable pointer", !8, i64 0}
!19 = !{!20, !20, i64 0}
!20 = !{!"p1 _ZTSNSt6thread6_StateE", !12, i64 0}
!21 = !{!10, !11, i64 0}
!22 = !{!23}
!23 = distinct !{!23, !24, !"_ZSt19__relocate_object_aISt6threadS0_SaIS0_EEvPT_PT0_RT1_: argument 0"}
!24 = distinct !{!24, !"_ZSt19__relocate_object_aISt6threadS0_SaIS0_EEvPT_PT0_RT1_"}
!25 = !{!26}
!26 = distinct !{!26, !24, !"_ZSt19__relocate_object_aISt6threadS0_SaIS0_EEvPT_PT0_RT1_: argument 1"}
!27 = !{!16, !16, i64 0}
!28 = distinct !{!28, !29, !30}
!29 = !{!"llvm.loop.mustprogress"}
!30 = !{!"llvm.loop.unroll.disable"}
!31 = distinct !{!31, !29, !30}
!32 = !{!11, !11, i64 0}
!33 = distinct !{!33, !29, !30}
!34 = !{!35, !35, i64 0}
!35 = !{!"p1 int", !12, i64 0}
!36 = !{!12, !12, i64 0}
!37 = distinct !{!37, !30}
!38 = !{!"branch_weights", i32 1, i32 1048575}
!39 = !{!40, !6, i64 0}
!40 = !{!"_ZTSSt13__atomic_baseIiE", !6, i64 0}
!41 = !{!42, !42, i64 0}
!42 = !{!"p1 _ZTSSt6atomicIiE", !12, i64 0}
!43 = !{!44, !6, i64 0}
!44 = !{!"_ZTSSt5latch", !6, i64 0}
!45 = !{!46, !6, i64 0}
!46 = !{!"_ZTSSt18__atomic_semaphore", !6, i64 0}
!47 = !{!48, !16, i64 0}
!48 = !{!"_ZTSSt14__tree_barrierIZ4mainE3$_1E", !16, i64 0, !49, i64 8, !56, i64 16, !57, i64 24, !58, i64 25}
!49 = !{!"_ZTSSt10unique_ptrIA_NSt14__tree_barrierIZ4mainE3$_1E9__state_tESt14default_deleteIS4_EE", !50, i64 0}
!50 = !{!"_ZTSSt15__uniq_ptr_dataINSt14__tree_barrierIZ4mainE3$_1E9__state_tESt14default_deleteIA_S3_ELb1ELb1EE", !51, i64 0}
!51 = !{!"_ZTSSt15__uniq_ptr_implINSt14__tree_barrierIZ4mainE3$_1E9__state_tESt14default_deleteIA_S3_EE", !52, i64 0}
!52 = !{!"_ZTSSt5tupleIJPNSt14__tree_barrierIZ4mainE3$_1E9__state_tESt14default_deleteIA_S3_EEE", !53, i64 0}
!53 = !{!"_ZTSSt11_Tuple_implILm0EJPNSt14__tree_barrierIZ4mainE3$_1E9__state_tESt14default_deleteIA_S3_EEE", !54, i64 0}
!54 = !{!"_ZTSSt10_Head_baseILm0EPNSt14__tree_barrierIZ4mainE3$_1E9__state_tELb0EE", !55, i64 0}
!55 = !{!"p1 _ZTSNSt14__tree_barrierIZ4mainE3$_0E9__state_tE", !12, i64 0}
!56 = !{!"_ZTSSt13__atomic_baseIlE", !16, i64 0}
!57 = !{!"_ZTSZ4mainE3$_1"}
!58 = !{!"_ZTSSt17__barrier_phase_t", !7, i64 0}
!59 = !{!48, !58, i64 25}
!60 = !{!61}
!61 = distinct !{!61, !62, !"_ZSt11make_uniqueIA_NSt14__tree_barrierIZ4mainE3$_1E9__state_tEENSt8__detail9_MakeUniqIT_E7__arrayEm: argument 0"}
!62 = distinct !{!62, !"_ZSt11make_uniqueIA_NSt14__tree_barrierIZ4mainE3$_1E9__state_tEENSt8__detail9_MakeUniqIT_E7__arrayEm"}
!63 = !{!55, !55, i64 0}
!64 = !{!65, !6, i64 0}
!65 = !{!"_ZTSSt13__atomic_baseIjE", !6, i64 0}
!66 = !{!67, !68, i64 0}
!67 = !{!"_ZTSNSt10stop_token15_Stop_state_refE", !68, i64 0}
!68 = !{!"p1 _ZTSNSt10stop_token13_Stop_state_tE", !12, i64 0}
!69 = !{!70}
!70 = distinct !{!70, !71, !"_ZNSt7jthread9_S_createIZ4mainE3$_2JEEESt6threadRSt11stop_sourceOT_DpOT0_: argument 0"}
!71 = distinct !{!71, !"_ZNSt7jthread9_S_createIZ4mainE3$_2JEEESt6threadRSt11stop_sourceOT_DpOT0_"}
!72 = !{!73, !73, i64 0}
!73 = !{!"p1 _ZTSSt5latch", !12, i64 0}
!74 = !{!75, !75, i64 0}
!75 = !{!"p1 _ZTSSt18counting_semaphoreILl4EE", !12, i64 0}
!76 = !{!77, !77, i64 0}
!77 = !{!"p1 _ZTSSt7barrierIZ4mainE3$_0E", !12, i64 0}
!78 = !{!79, !79, i64 0}
!79 = !{!"p1 _ZTSNSt8__detail13__waiter_poolE", !12, i64 0}
!80 = !{!81, !35, i64 8}
!81 = !{!"_ZTSNSt8__detail13__waiter_baseINS_13__waiter_poolEEE", !79, i64 0, !35, i64 8}
!82 = !{!81, !79, i64 0}
!83 = !{}
!84 = !{i64 64}
!85 = !{!86}
!86 = distinct !{!86, !87, !"_ZSt11make_sharedIiJiEESt10shared_ptrIT_EDpOT0_: argument 0"}
!87 = distinct !{!87, !"_ZSt11make_sharedIiJiEESt10shared_ptrIT_EDpOT0_"}
!88 = !{!89, !35, i64 0}
!89 = !{!"_ZTSSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EE", !35, i64 0, !90, i64 8}
!90 = !{!"_ZTSSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE", !91, i64 0}
!91 = !{!"p1 _ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE", !12, i64 0}
!92 = !{!93, !86}
!93 = distinct !{!93, !94, !"_ZSt18__allocate_guardedISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEESt15__allocated_ptrIT_ERS7_: argument 0"}
!94 = distinct !{!94, !"_ZSt18__allocate_guardedISaISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EEEESt15__allocated_ptrIT_ERS7_"}
!95 = !{!96, !6, i64 8}
!96 = !{!"_ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE", !6, i64 8, !6, i64 12}
!97 = !{!96, !6, i64 12}
!98 = !{!90, !91, i64 0}
!99 = !{!7, !7, i64 0}
!100 = !{!101, !101, i64 0}
!101 = !{!"p1 _ZTSSt12shared_mutex", !12, i64 0}
!102 = !{!103, !103, i64 0}
!103 = !{!"p1 _ZTSSt11timed_mutex", !12, i64 0}
!104 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!105 = distinct !{!105, !29, !30}
!106 = distinct !{!106, !29, !30}
!107 = distinct !{!107, !29, !30}
!108 = distinct !{!108, !29, !30}
!109 = !{!110, !111, i64 0}
!110 = !{!"_ZTSSt11unique_lockISt5mutexE", !111, i64 0, !112, i64 8}
!111 = !{!"p1 _ZTSSt5mutex", !12, i64 0}
!112 = !{!"bool", !7, i64 0}
!113 = !{!110, !112, i64 8}
!114 = distinct !{!114, !29, !30}
!115 = !{!116, !6, i64 0}
!116 = !{!"_ZTSZ4mainE3$_0", !6, i64 0}
!117 = !{!"branch_weights", i32 1, i32 1023}
!118 = !{!119, !6, i64 0}
!119 = !{!"_ZTS5Local", !6, i64 0}
!120 = !{i8 0, i8 2}
!121 = !{!122, !16, i64 0}
!122 = !{!"_ZTS8timespec", !16, i64 0, !16, i64 8}
!123 = !{!122, !16, i64 8}
!124 = distinct !{!124, !29, !30}
!125 = distinct !{!125, !29, !30}
!126 = distinct !{!126, !29, !30}
!127 = distinct !{!127, !29, !30}
!128 = !{!129, !131, i64 8}
!129 = !{!"_ZTSNSt10stop_token13_Stop_state_tE", !130, i64 0, !130, i64 4, !131, i64 8, !15, i64 16}
!130 = !{!"_ZTSSt6atomicIjE", !65, i64 0}
!131 = !{!"p1 _ZTSNSt10stop_token8_Stop_cbE", !12, i64 0}
!132 = !{!133, !131, i64 16}
!133 = !{!"_ZTSNSt10stop_token8_Stop_cbE", !12, i64 0, !131, i64 8, !131, i64 16, !134, i64 24, !135, i64 32}
!134 = !{!"p1 bool", !12, i64 0}
!135 = !{!"_ZTSSt18counting_semaphoreILl1EE", !46, i64 0}
!136 = !{!133, !131, i64 8}
!137 = !{!112, !112, i64 0}
!138 = !{!133, !134, i64 24}
!139 = !{!133, !12, i64 0}
!140 = distinct !{!140, !29, !30}
!141 = distinct !{!141, !29, !30}
!142 = !{!143, !12, i64 0}
!143 = !{!"_ZTSZ4mainE3$_4", !12, i64 0}
!144 = !{i64 8}
!145 = !{!146, !35, i64 0}
!146 = !{!"_ZTSZ4mainE3$_3", !35, i64 0}
!147 = !{i64 4}
!148 = !{!149, !12, i64 0}
!149 = !{!"_ZTSZSt9call_onceIZZ4mainENK3$_3clEvEUlvE_JEEvRSt9once_flagOT_DpOT0_EUlvE_", !12, i64 0}
!150 = !{!151, !35, i64 0}
!151 = !{!"_ZTSZZ4mainENK3$_3clEvEUlvE_", !35, i64 0}
!152 = !{!153, !42, i64 0}
!153 = !{!"_ZTSZ4mainE3$_6", !42, i64 0}
!154 = distinct !{!154, !29, !30}
!155 = !{!156, !73, i64 0}
!156 = !{!"_ZTSZ4mainE3$_2", !73, i64 0, !75, i64 8, !77, i64 16}
!157 = !{!156, !75, i64 8}
!158 = !{!156, !77, i64 16}
!159 = distinct !{!159, !29, !30}
!160 = distinct !{!160, !29, !30}
!161 = !{!162, !163, i64 8}
!162 = !{!"_ZTSSt9type_info", !163, i64 8}
!163 = !{!"p1 omnipotent char", !12, i64 0}
!164 = !{!165, !101, i64 16}
!165 = !{!"_ZTSZ4mainE3$_7", !166, i64 0, !101, i64 16}
!166 = !{!"_ZTSSt10shared_ptrIiE", !89, i64 0}
!167 = !{!168, !103, i64 0}
!168 = !{!"_ZTSZ4mainE3$_8", !103, i64 0}
