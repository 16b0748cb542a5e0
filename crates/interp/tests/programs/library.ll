; ModuleID = 'crates/interp/tests/programs/library.cpp'
source_filename = "crates/interp/tests/programs/library.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.option = type { ptr, i32, ptr, i32 }
%class.anon.47 = type { ptr, ptr }
%"class.std::error_code" = type { i32, ptr }
%"class.std::__cxx11::basic_string" = type { %"struct.std::__cxx11::basic_string<char>::_Alloc_hider", i64, %union.anon }
%"struct.std::__cxx11::basic_string<char>::_Alloc_hider" = type { ptr }
%union.anon = type { i64, [8 x i8] }
%"class.std::error_condition" = type { i32, ptr }
%"class.std::unordered_map" = type { %"class.std::_Hashtable" }
%"class.std::_Hashtable" = type { ptr, i64, %"struct.std::__detail::_Hash_node_base", i64, %"struct.std::__detail::_Prime_rehash_policy", ptr }
%"struct.std::__detail::_Hash_node_base" = type { ptr }
%"struct.std::__detail::_Prime_rehash_policy" = type { float, i64 }
%"class.std::unordered_set" = type { %"class.std::_Hashtable.6" }
%"class.std::_Hashtable.6" = type { ptr, i64, %"struct.std::__detail::_Hash_node_base", i64, %"struct.std::__detail::_Prime_rehash_policy", ptr }
%"struct.std::hash.10" = type { i8 }
%"struct.std::equal_to.13" = type { i8 }
%"class.std::allocator.25" = type { i8 }
%"class.std::__exception_ptr::exception_ptr" = type { ptr }
%"struct.std::once_flag" = type { i32 }
%class.anon = type { i32 }
%"class.std::__cxx11::basic_istringstream" = type { %"class.std::basic_istream.base", %"class.std::__cxx11::basic_stringbuf", %"class.std::basic_ios" }
%"class.std::basic_istream.base" = type { ptr, i64 }
%"class.std::__cxx11::basic_stringbuf" = type { %"class.std::basic_streambuf", i32, %"class.std::__cxx11::basic_string" }
%"class.std::basic_streambuf" = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, %"class.std::locale" }
%"class.std::locale" = type { ptr }
%"class.std::basic_ios" = type { %"class.std::ios_base", ptr, i8, i8, ptr, ptr, ptr, ptr }
%"class.std::ios_base" = type { ptr, i64, i64, i32, i32, i32, ptr, %"struct.std::ios_base::_Words", [8 x %"struct.std::ios_base::_Words"], i32, ptr, %"class.std::locale" }
%"struct.std::ios_base::_Words" = type { ptr, i64 }
%"struct.std::_Hashtable<std::__cxx11::basic_string<char>, std::pair<const std::__cxx11::basic_string<char>, int>, std::allocator<std::pair<const std::__cxx11::basic_string<char>, int>>, std::__detail::_Select1st, std::equal_to<std::__cxx11::basic_string<char>>, std::hash<string>, std::__detail::_Mod_range_hashing, std::__detail::_Default_ranged_hash, std::__detail::_Prime_rehash_policy, std::__detail::_Hashtable_traits<true, false, true>>::_Scoped_node" = type { ptr, ptr }
%"struct.std::__detail::_AllocNode" = type { ptr }

$__clang_call_terminate = comdat any

$_ZN7CountedD2Ev = comdat any

$_ZNSt13unordered_setIlSt4hashIlESt8equal_toIlESaIlEED2Ev = comdat any

$_ZNSt13unordered_mapINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiSt4hashIS5_ESt8equal_toIS5_ESaISt4pairIKS5_iEEED2Ev = comdat any

$_ZNSt8__detail9_Map_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS6_iESaIS9_ENS_10_Select1stESt8equal_toIS6_ESt4hashIS6_ENS_18_Mod_range_hashingENS_20_Default_ranged_hashENS_20_Prime_rehash_policyENS_17_Hashtable_traitsILb1ELb0ELb1EEELb1EEixEOS6_ = comdat any

$_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE21_M_insert_unique_nodeEmmPNSA_10_Hash_nodeIS8_Lb1EEEm = comdat any

$_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE12_Scoped_nodeD2Ev = comdat any

$_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE13_M_rehash_auxEmSt17integral_constantIbLb1EE = comdat any

$_ZNSt10_HashtableIllSaIlENSt8__detail9_IdentityESt8equal_toIlESt4hashIlENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEEC2IPKlEET_SG_mRKS6_RKS4_RKS0_St17integral_constantIbLb1EE = comdat any

$_ZNSt10_HashtableIllSaIlENSt8__detail9_IdentityESt8equal_toIlESt4hashIlENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE16_M_insert_uniqueIRKlSF_NS1_10_AllocNodeISaINS1_10_Hash_nodeIlLb0EEEEEEEESt4pairINS1_14_Node_iteratorIlLb1ELb0EEEbEOT_OT0_RKT1_ = comdat any

$_ZNSt10_HashtableIllSaIlENSt8__detail9_IdentityESt8equal_toIlESt4hashIlENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE21_M_insert_unique_nodeEmmPNS1_10_Hash_nodeIlLb0EEEm = comdat any

$_ZNSt10_HashtableIllSaIlENSt8__detail9_IdentityESt8equal_toIlESt4hashIlENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE13_M_rehash_auxEmSt17integral_constantIbLb1EE = comdat any

$_ZNSt10_HashtableIllSaIlENSt8__detail9_IdentityESt8equal_toIlESt4hashIlENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE6rehashEm = comdat any

$_ZNSt10_HashtableIllSaIlENSt8__detail9_IdentityESt8equal_toIlESt4hashIlENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE8_M_eraseESt17integral_constantIbLb1EERKl = comdat any

$_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE6rehashEm = comdat any

$_ZNSt10_HashtableIllSaIlENSt8__detail9_IdentityESt8equal_toIlESt4hashIlENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEED2Ev = comdat any

$_ZNSt12system_errorC2ESt10error_codePKc = comdat any

$_ZTI7Counted = comdat any

$_ZTS7Counted = comdat any

$_ZZNSt8__detail18__to_chars_10_implIjEEvPcjT_E8__digits = comdat any

@_ZN7Counted5aliveE = dso_local local_unnamed_addr global i32 0, align 4
@.str = private unnamed_addr constant [5 x i8] c"once\00", align 1
@.str.1 = private unnamed_addr constant [14 x i8] c"moved in here\00", align 1
@.str.2 = private unnamed_addr constant [5 x i8] c"%zu \00", align 1
@__const.main.args = private unnamed_addr constant [11 x [12 x i8]] [[12 x i8] c"program\00\00\00\00\00", [12 x i8] c"first\00\00\00\00\00\00\00", [12 x i8] c"--verb\00\00\00\00\00\00", [12 x i8] c"-o\00\00\00\00\00\00\00\00\00\00", [12 x i8] c"x\00\00\00\00\00\00\00\00\00\00\00", [12 x i8] c"-vl3\00\00\00\00\00\00\00\00", [12 x i8] c"--level=2\00\00\00", [12 x i8] c"second\00\00\00\00\00\00", [12 x i8] c"--out=y\00\00\00\00\00", [12 x i8] c"--bad\00\00\00\00\00\00\00", [12 x i8] c"-o\00\00\00\00\00\00\00\00\00\00"], align 16
@_ZTISt9exception = external constant ptr
@_ZTI7Counted = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS7Counted }, comdat, align 8
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTS7Counted = linkonce_odr dso_local constant [9 x i8] c"7Counted\00", comdat, align 1
@_ZTIi = external constant ptr
@.str.4 = private unnamed_addr constant [4 x i8] c"%d \00", align 1
@.str.5 = private unnamed_addr constant [12 x i8] c"counted %d \00", align 1
@.str.6 = private unnamed_addr constant [4 x i8] c"%s \00", align 1
@.str.7 = private unnamed_addr constant [13 x i8] c"left %d, %d\0A\00", align 1
@.str.8 = private unnamed_addr constant [7 x i8] c"on %d\0A\00", align 1
@.str.9 = private unnamed_addr constant [9 x i8] c"left %d\0A\00", align 1
@_ZTISt12bad_weak_ptr = external constant ptr
@.str.11 = private unnamed_addr constant [5 x i8] c"kept\00", align 1
@_ZTISt13runtime_error = external constant ptr
@_ZTVSt12bad_weak_ptr = external unnamed_addr constant { [5 x ptr] }, align 8
@.str.12 = private unnamed_addr constant [5 x i8] c"key \00", align 1
@.str.13 = private unnamed_addr constant [15 x i8] c"%zu %zu %u %d\0A\00", align 1
@.str.14 = private unnamed_addr constant [8 x i8] c"key 121\00", align 1
@constinit = private unnamed_addr constant [4 x i64] [i64 5, i64 3, i64 900, i64 -1], align 8
@.str.15 = private unnamed_addr constant [5 x i8] c"%ld \00", align 1
@.str.16 = private unnamed_addr constant [13 x i8] c"%zu %zu %zu\0A\00", align 1
@.str.17 = private unnamed_addr constant [5 x i8] c"%zu\0A\00", align 1
@_ZZNSt8__detail18__to_chars_10_implIjEEvPcjT_E8__digits = linkonce_odr dso_local local_unnamed_addr constant [201 x i8] c"00010203040506070809101112131415161718192021222324252627282930313233343536373839404142434445464748495051525354555657585960616263646566676869707172737475767778798081828384858687888990919293949596979899\00", comdat, align 16
@.str.20 = private unnamed_addr constant [10 x i8] c"%s %s %d\0A\00", align 1
@.str.21 = private unnamed_addr constant [13 x i8] c"%s %s %d %d\0A\00", align 1
@_ZTISt12system_error = external constant ptr
@.str.22 = private unnamed_addr constant [8 x i8] c"opening\00", align 1
@.str.23 = private unnamed_addr constant [8 x i8] c"%s, %d\0A\00", align 1
@.str.24 = private unnamed_addr constant [3 x i8] c": \00", align 1
@_ZTVSt12system_error = external unnamed_addr constant { [5 x ptr] }, align 8
@_ZZL7optionsiPPcE5known = internal constant [4 x %struct.option] [%struct.option { ptr @.str.25, i32 0, ptr null, i32 118 }, %struct.option { ptr @.str.26, i32 1, ptr null, i32 111 }, %struct.option { ptr @.str.27, i32 2, ptr null, i32 108 }, %struct.option zeroinitializer], align 16
@.str.25 = private unnamed_addr constant [8 x i8] c"verbose\00", align 1
@.str.26 = private unnamed_addr constant [7 x i8] c"output\00", align 1
@.str.27 = private unnamed_addr constant [6 x i8] c"level\00", align 1
@.str.28 = private unnamed_addr constant [8 x i8] c":vo:l::\00", align 1
@.str.29 = private unnamed_addr constant [7 x i8] c"%c=%s \00", align 1
@optarg = external local_unnamed_addr global ptr, align 8
@.str.30 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@optind = external local_unnamed_addr global i32, align 4
@.str.31 = private unnamed_addr constant [5 x i8] c"[%s]\00", align 1
@_ZSt15__once_callable = external thread_local local_unnamed_addr global ptr, align 8
@_ZSt11__once_call = external thread_local local_unnamed_addr global ptr, align 8
@.str.33 = private unnamed_addr constant [7 x i8] c"%s %d\0A\00", align 1
@_ZTTNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE = external unnamed_addr constant [4 x ptr], align 8
@_ZTVNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEE = external unnamed_addr constant { [16 x ptr] }, align 8
@_ZTVSt15basic_streambufIcSt11char_traitsIcEE = external unnamed_addr constant { [16 x ptr] }, align 8

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  %1 = alloca %class.anon.47, align 8
  %2 = alloca %"class.std::error_code", align 8
  %3 = alloca %"class.std::__cxx11::basic_string", align 8
  %4 = alloca %"class.std::error_condition", align 8
  %5 = alloca %"class.std::error_code", align 8
  %6 = alloca %"class.std::__cxx11::basic_string", align 8
  %7 = alloca %"class.std::error_condition", align 8
  %8 = alloca %"class.std::unordered_map", align 8
  %9 = alloca %"class.std::__cxx11::basic_string", align 8
  %10 = alloca %"class.std::__cxx11::basic_string", align 8
  %11 = alloca %"class.std::__cxx11::basic_string", align 8
  %12 = alloca %"class.std::unordered_set", align 8
  %13 = alloca [4 x i64], align 8
  %14 = alloca %"struct.std::hash.10", align 1
  %15 = alloca %"struct.std::equal_to.13", align 1
  %16 = alloca %"class.std::allocator.25", align 1
  %17 = alloca i64, align 8
  %18 = alloca %"class.std::__exception_ptr::exception_ptr", align 8
  %19 = alloca %"class.std::__exception_ptr::exception_ptr", align 8
  %20 = alloca %"class.std::__exception_ptr::exception_ptr", align 8
  %21 = alloca %"class.std::__exception_ptr::exception_ptr", align 8
  %22 = alloca %"class.std::__exception_ptr::exception_ptr", align 8
  %23 = alloca %"class.std::__exception_ptr::exception_ptr", align 8
  %24 = alloca %"class.std::__exception_ptr::exception_ptr", align 8
  %25 = alloca %"struct.std::once_flag", align 4
  %26 = alloca %class.anon, align 4
  %27 = alloca %"class.std::__cxx11::basic_istringstream", align 8
  %28 = alloca %"class.std::__cxx11::basic_string", align 8
  %29 = alloca %"class.std::__cxx11::basic_string", align 8
  %30 = alloca [11 x [12 x i8]], align 16
  %31 = alloca [12 x ptr], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %21)
  call void @llvm.lifetime.start.p0(ptr nonnull %24)
  br label %45

32:                                               ; preds = %79
  %33 = load i32, ptr @_ZN7Counted5aliveE, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %23) #26
  call void @_ZSt17current_exceptionv(ptr dead_on_unwind nonnull writable sret(%"class.std::__exception_ptr::exception_ptr") align 8 %23) #26
  %34 = load ptr, ptr %23, align 8, !tbaa !9
  %35 = icmp eq ptr %34, null
  %36 = zext i1 %35 to i32
  %37 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %33, i32 noundef %36)
  %38 = load ptr, ptr %23, align 8, !tbaa !9
  %39 = icmp eq ptr %38, null
  br i1 %39, label %41, label %40

40:                                               ; preds = %32
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %23) #26
  br label %41

41:                                               ; preds = %40, %32
  call void @llvm.lifetime.end.p0(ptr nonnull %23) #26
  %42 = call ptr @__cxa_allocate_exception(i64 1) #26
  %43 = load i32, ptr @_ZN7Counted5aliveE, align 4, !tbaa !5
  %44 = add nsw i32 %43, 1
  store i32 %44, ptr @_ZN7Counted5aliveE, align 4, !tbaa !5
  invoke void @__cxa_throw(ptr nonnull %42, ptr nonnull @_ZTI7Counted, ptr nonnull @_ZN7CountedD2Ev) #27
          to label %218 unwind label %184

45:                                               ; preds = %79, %0
  %46 = phi i32 [ 0, %0 ], [ %80, %79 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #26
  switch i32 %46, label %57 [
    i32 0, label %47
    i32 1, label %53
  ]

47:                                               ; preds = %45
  %48 = call ptr @__cxa_allocate_exception(i64 16) #26, !noalias !12
  invoke void @_ZNSt13runtime_errorC1EPKc(ptr noundef nonnull align 8 dereferenceable(16) %48, ptr noundef nonnull @.str.11)
          to label %59 unwind label %49, !noalias !12

49:                                               ; preds = %47
  %50 = landingpad { ptr, i32 }
          catch ptr null
  call void @__cxa_free_exception(ptr nonnull %48) #26, !noalias !12
  br label %64

51:                                               ; preds = %59
  %52 = landingpad { ptr, i32 }
          catch ptr null
  br label %64

53:                                               ; preds = %45
  %54 = call ptr @__cxa_allocate_exception(i64 1) #26, !noalias !12
  %55 = load i32, ptr @_ZN7Counted5aliveE, align 4, !tbaa !5, !noalias !12
  %56 = add nsw i32 %55, 1
  store i32 %56, ptr @_ZN7Counted5aliveE, align 4, !tbaa !5, !noalias !12
  br label %59

57:                                               ; preds = %45
  %58 = call ptr @__cxa_allocate_exception(i64 4) #26, !noalias !12
  store i32 %46, ptr %58, align 16, !tbaa !5, !noalias !12
  br label %59

59:                                               ; preds = %57, %53, %47
  %60 = phi ptr [ %58, %57 ], [ %54, %53 ], [ %48, %47 ]
  %61 = phi ptr [ @_ZTIi, %57 ], [ @_ZTI7Counted, %53 ], [ @_ZTISt13runtime_error, %47 ]
  %62 = phi ptr [ null, %57 ], [ @_ZN7CountedD2Ev, %53 ], [ @_ZNSt13runtime_errorD1Ev, %47 ]
  invoke void @__cxa_throw(ptr nonnull %60, ptr nonnull %61, ptr %62) #27
          to label %63 unwind label %51, !noalias !12

63:                                               ; preds = %59
  unreachable

64:                                               ; preds = %51, %49
  %65 = phi { ptr, i32 } [ %52, %51 ], [ %50, %49 ]
  %66 = extractvalue { ptr, i32 } %65, 0
  %67 = call ptr @__cxa_begin_catch(ptr %66) #26, !noalias !12
  call void @_ZSt17current_exceptionv(ptr dead_on_unwind nonnull writable sret(%"class.std::__exception_ptr::exception_ptr") align 8 %19) #26
  call void @__cxa_end_catch()
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #26
  %68 = load ptr, ptr %19, align 8, !tbaa !9
  store ptr %68, ptr %20, align 8, !tbaa !9
  %69 = icmp eq ptr %68, null
  br i1 %69, label %70, label %71

70:                                               ; preds = %64
  store ptr null, ptr %21, align 8, !tbaa !9
  br label %83

71:                                               ; preds = %64
  call void @_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(ptr noundef nonnull align 8 dereferenceable(8) %20) #26
  %72 = load ptr, ptr %19, align 8
  store ptr %72, ptr %21, align 8, !tbaa !9
  %73 = icmp eq ptr %72, null
  br i1 %73, label %83, label %82

74:                                               ; preds = %153
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %20) #26
  br label %75

75:                                               ; preds = %153, %74
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #26
  %76 = load ptr, ptr %19, align 8, !tbaa !9
  %77 = icmp eq ptr %76, null
  br i1 %77, label %79, label %78

78:                                               ; preds = %75
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %19) #26
  br label %79

79:                                               ; preds = %78, %75
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #26
  %80 = add nuw nsw i32 %46, 1
  %81 = icmp eq i32 %80, 3
  br i1 %81, label %32, label %45, !llvm.loop !15

82:                                               ; preds = %71
  call void @_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(ptr noundef nonnull align 8 dereferenceable(8) %21) #26
  br label %83

83:                                               ; preds = %82, %71, %70
  invoke void @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(ptr noundef nonnull %21) #27
          to label %84 unwind label %85

84:                                               ; preds = %114, %83
  unreachable

85:                                               ; preds = %83
  %86 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt9exception
          catch ptr @_ZTI7Counted
          catch ptr @_ZTIi
  %87 = extractvalue { ptr, i32 } %86, 0
  %88 = extractvalue { ptr, i32 } %86, 1
  %89 = load ptr, ptr %21, align 8, !tbaa !9
  %90 = icmp eq ptr %89, null
  br i1 %90, label %92, label %91

91:                                               ; preds = %85
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %21) #26
  br label %92

92:                                               ; preds = %91, %85
  %93 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9exception) #26
  %94 = icmp eq i32 %88, %93
  br i1 %94, label %95, label %156

95:                                               ; preds = %92
  %96 = call ptr @__cxa_begin_catch(ptr %87) #26
  %97 = load ptr, ptr %96, align 8, !tbaa !17
  %98 = getelementptr inbounds nuw i8, ptr %97, i64 16
  %99 = load ptr, ptr %98, align 8
  %100 = call noundef ptr %99(ptr noundef nonnull align 8 dereferenceable(8) %96) #26
  %101 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, ptr noundef %100)
  invoke void @__cxa_end_catch()
          to label %102 unwind label %172

102:                                              ; preds = %166, %159, %95
  call void @llvm.lifetime.start.p0(ptr nonnull %22) #26
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #26
  store ptr null, ptr %22, align 8, !tbaa !9
  %103 = load ptr, ptr %19, align 8, !tbaa !9
  store ptr %103, ptr %18, align 8, !tbaa !9
  store ptr null, ptr %19, align 8, !tbaa !9
  %104 = icmp eq ptr %103, null
  br i1 %104, label %105, label %106

105:                                              ; preds = %102
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #26
  br label %110

106:                                              ; preds = %102
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %18) #26
  %107 = load ptr, ptr %22, align 8, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #26
  %108 = icmp eq ptr %107, null
  br i1 %108, label %110, label %109

109:                                              ; preds = %106
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %22) #26
  br label %110

110:                                              ; preds = %109, %106, %105
  call void @llvm.lifetime.end.p0(ptr nonnull %22) #26
  %111 = load ptr, ptr %20, align 8
  store ptr %111, ptr %21, align 8, !tbaa !9
  %112 = icmp eq ptr %111, null
  br i1 %112, label %114, label %113

113:                                              ; preds = %110
  call void @_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(ptr noundef nonnull align 8 dereferenceable(8) %21) #26
  br label %114

114:                                              ; preds = %113, %110
  invoke void @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(ptr noundef nonnull %21) #27
          to label %84 unwind label %115

115:                                              ; preds = %114
  %116 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt9exception
          catch ptr @_ZTI7Counted
          catch ptr @_ZTIi
  %117 = extractvalue { ptr, i32 } %116, 0
  %118 = extractvalue { ptr, i32 } %116, 1
  %119 = load ptr, ptr %21, align 8, !tbaa !9
  %120 = icmp eq ptr %119, null
  br i1 %120, label %122, label %121

121:                                              ; preds = %115
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %21) #26
  br label %122

122:                                              ; preds = %121, %115
  %123 = icmp eq i32 %118, %93
  br i1 %123, label %138, label %124

124:                                              ; preds = %122
  %125 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI7Counted) #26
  %126 = icmp eq i32 %118, %125
  br i1 %126, label %134, label %127

127:                                              ; preds = %124
  %128 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #26
  %129 = icmp eq i32 %118, %128
  br i1 %129, label %130, label %174

130:                                              ; preds = %127
  %131 = call ptr @__cxa_begin_catch(ptr %117) #26
  %132 = load i32, ptr %131, align 4, !tbaa !5
  %133 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef %132)
  call void @__cxa_end_catch() #26
  br label %145

134:                                              ; preds = %124
  %135 = call ptr @__cxa_begin_catch(ptr %117) #26
  %136 = load i32, ptr @_ZN7Counted5aliveE, align 4, !tbaa !5
  %137 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i32 noundef %136)
  invoke void @__cxa_end_catch()
          to label %145 unwind label %170

138:                                              ; preds = %122
  %139 = call ptr @__cxa_begin_catch(ptr %117) #26
  %140 = load ptr, ptr %139, align 8, !tbaa !17
  %141 = getelementptr inbounds nuw i8, ptr %140, i64 16
  %142 = load ptr, ptr %141, align 8
  %143 = call noundef ptr %142(ptr noundef nonnull align 8 dereferenceable(8) %139) #26
  %144 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, ptr noundef %143)
  invoke void @__cxa_end_catch()
          to label %145 unwind label %172

145:                                              ; preds = %138, %134, %130
  call void @llvm.lifetime.start.p0(ptr nonnull %22) #26
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #26
  store ptr null, ptr %22, align 8, !tbaa !9
  %146 = load ptr, ptr %19, align 8, !tbaa !9
  store ptr %146, ptr %18, align 8, !tbaa !9
  store ptr null, ptr %19, align 8, !tbaa !9
  %147 = icmp eq ptr %146, null
  br i1 %147, label %152, label %148

148:                                              ; preds = %145
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %18) #26
  %149 = load ptr, ptr %22, align 8, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #26
  %150 = icmp eq ptr %149, null
  br i1 %150, label %153, label %151

151:                                              ; preds = %148
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %22) #26
  br label %153

152:                                              ; preds = %145
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #26
  br label %153

153:                                              ; preds = %152, %151, %148
  call void @llvm.lifetime.end.p0(ptr nonnull %22) #26
  %154 = load ptr, ptr %20, align 8, !tbaa !9
  %155 = icmp eq ptr %154, null
  br i1 %155, label %75, label %74

156:                                              ; preds = %92
  %157 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI7Counted) #26
  %158 = icmp eq i32 %88, %157
  br i1 %158, label %159, label %163

159:                                              ; preds = %156
  %160 = call ptr @__cxa_begin_catch(ptr %87) #26
  %161 = load i32, ptr @_ZN7Counted5aliveE, align 4, !tbaa !5
  %162 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i32 noundef %161)
  invoke void @__cxa_end_catch()
          to label %102 unwind label %170

163:                                              ; preds = %156
  %164 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #26
  %165 = icmp eq i32 %88, %164
  br i1 %165, label %166, label %174

166:                                              ; preds = %163
  %167 = call ptr @__cxa_begin_catch(ptr %87) #26
  %168 = load i32, ptr %167, align 4, !tbaa !5
  %169 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef %168)
  call void @__cxa_end_catch() #26
  br label %102

170:                                              ; preds = %159, %134
  %171 = landingpad { ptr, i32 }
          cleanup
  br label %174

172:                                              ; preds = %138, %95
  %173 = landingpad { ptr, i32 }
          cleanup
  br label %174

174:                                              ; preds = %163, %127, %172, %170
  %175 = phi { ptr, i32 } [ %173, %172 ], [ %171, %170 ], [ %86, %163 ], [ %116, %127 ]
  %176 = load ptr, ptr %20, align 8, !tbaa !9
  %177 = icmp eq ptr %176, null
  br i1 %177, label %179, label %178

178:                                              ; preds = %174
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %20) #26
  br label %179

179:                                              ; preds = %178, %174
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #26
  %180 = load ptr, ptr %19, align 8, !tbaa !9
  %181 = icmp eq ptr %180, null
  br i1 %181, label %183, label %182

182:                                              ; preds = %179
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %19) #26
  br label %183

183:                                              ; preds = %182, %179
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #26
  br label %213

184:                                              ; preds = %41
  %185 = landingpad { ptr, i32 }
          catch ptr null
  %186 = extractvalue { ptr, i32 } %185, 0
  %187 = call ptr @__cxa_begin_catch(ptr %186) #26
  call void @_ZSt17current_exceptionv(ptr dead_on_unwind nonnull writable sret(%"class.std::__exception_ptr::exception_ptr") align 8 %24) #26
  invoke void @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(ptr noundef nonnull %24) #27
          to label %188 unwind label %189

188:                                              ; preds = %184
  unreachable

189:                                              ; preds = %184
  %190 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTI7Counted
  %191 = extractvalue { ptr, i32 } %190, 0
  %192 = load ptr, ptr %24, align 8, !tbaa !9
  %193 = icmp eq ptr %192, null
  br i1 %193, label %195, label %194

194:                                              ; preds = %189
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %24) #26
  br label %195

195:                                              ; preds = %194, %189
  invoke void @__cxa_end_catch()
          to label %196 unwind label %215

196:                                              ; preds = %195
  %197 = extractvalue { ptr, i32 } %190, 1
  %198 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI7Counted) #26
  %199 = icmp eq i32 %197, %198
  br i1 %199, label %200, label %213

200:                                              ; preds = %196
  %201 = call ptr @__cxa_begin_catch(ptr %191) #26
  %202 = load i32, ptr @_ZN7Counted5aliveE, align 4, !tbaa !5
  %203 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, i32 noundef %202)
  call void @__cxa_end_catch()
  %204 = load i32, ptr @_ZN7Counted5aliveE, align 4, !tbaa !5
  %205 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef %204)
  %206 = call ptr @__cxa_allocate_exception(i64 8) #26
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTVSt12bad_weak_ptr, i64 16), ptr %206, align 8, !tbaa !17
  invoke void @__cxa_throw(ptr nonnull %206, ptr nonnull @_ZTISt12bad_weak_ptr, ptr nonnull @_ZNSt12bad_weak_ptrD1Ev) #27
          to label %207 unwind label %208

207:                                              ; preds = %200
  unreachable

208:                                              ; preds = %200
  %209 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12bad_weak_ptr
  %210 = extractvalue { ptr, i32 } %209, 1
  %211 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt12bad_weak_ptr) #26
  %212 = icmp eq i32 %210, %211
  br i1 %212, label %219, label %213

213:                                              ; preds = %183, %196, %208, %777, %648, %623, %531
  %214 = phi { ptr, i32 } [ %778, %777 ], [ %532, %531 ], [ %619, %623 ], [ %649, %648 ], [ %175, %183 ], [ %209, %208 ], [ %190, %196 ]
  resume { ptr, i32 } %214

215:                                              ; preds = %195
  %216 = landingpad { ptr, i32 }
          catch ptr null
  %217 = extractvalue { ptr, i32 } %216, 0
  call void @__clang_call_terminate(ptr %217) #28
  unreachable

218:                                              ; preds = %41
  unreachable

219:                                              ; preds = %208
  %220 = extractvalue { ptr, i32 } %209, 0
  %221 = call ptr @__cxa_begin_catch(ptr %220) #26
  %222 = load ptr, ptr %221, align 8, !tbaa !17
  %223 = getelementptr inbounds nuw i8, ptr %222, i64 16
  %224 = load ptr, ptr %223, align 8
  %225 = call noundef ptr %224(ptr noundef nonnull align 8 dereferenceable(8) %221) #26
  %226 = call i32 @puts(ptr nonnull dereferenceable(1) %225)
  call void @__cxa_end_catch()
  call void @llvm.lifetime.end.p0(ptr nonnull %21)
  call void @llvm.lifetime.end.p0(ptr nonnull %24)
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #26
  %227 = getelementptr inbounds nuw i8, ptr %8, i64 48
  store ptr %227, ptr %8, align 8, !tbaa !19
  %228 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store i64 1, ptr %228, align 8, !tbaa !28
  %229 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %230 = getelementptr inbounds nuw i8, ptr %8, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %229, i8 0, i64 16, i1 false)
  store float 1.000000e+00, ptr %230, align 8, !tbaa !29
  %231 = getelementptr inbounds nuw i8, ptr %8, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %231, i8 0, i64 16, i1 false)
  %232 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %233 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %234 = getelementptr inbounds nuw i8, ptr %9, i64 8
  br label %238

235:                                              ; preds = %338
  %236 = load ptr, ptr %229, align 8, !tbaa !30
  %237 = icmp eq ptr %236, null
  br i1 %237, label %358, label %367

238:                                              ; preds = %338, %219
  %239 = phi i32 [ 0, %219 ], [ %339, %338 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #26
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #26
  %240 = mul nuw nsw i32 %239, %239
  call void @llvm.experimental.noalias.scope.decl(metadata !31)
  %241 = icmp samesign ult i32 %240, 10
  br i1 %241, label %260, label %242

242:                                              ; preds = %238, %256
  %243 = phi i32 [ %257, %256 ], [ %240, %238 ]
  %244 = phi i32 [ %258, %256 ], [ 1, %238 ]
  %245 = icmp samesign ult i32 %243, 100
  br i1 %245, label %246, label %248

246:                                              ; preds = %242
  %247 = add i32 %244, 1
  br label %260

248:                                              ; preds = %242
  %249 = icmp samesign ult i32 %243, 1000
  br i1 %249, label %250, label %252

250:                                              ; preds = %248
  %251 = add i32 %244, 2
  br label %260

252:                                              ; preds = %248
  %253 = icmp samesign ult i32 %243, 10000
  br i1 %253, label %254, label %256

254:                                              ; preds = %252
  %255 = add i32 %244, 3
  br label %260

256:                                              ; preds = %252
  %257 = udiv i32 %243, 10000
  %258 = add i32 %244, 4
  %259 = icmp samesign ult i32 %243, 100000
  br i1 %259, label %260, label %242, !llvm.loop !34

260:                                              ; preds = %256, %254, %250, %246, %238
  %261 = phi i32 [ %255, %254 ], [ %247, %246 ], [ %251, %250 ], [ 1, %238 ], [ %258, %256 ]
  %262 = zext i32 %261 to i64
  store ptr %232, ptr %10, align 8, !tbaa !35, !alias.scope !31
  invoke void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructEmc(ptr noundef nonnull align 8 dereferenceable(32) %10, i64 noundef %262, i8 noundef signext 45)
          to label %263 unwind label %300

263:                                              ; preds = %260
  %264 = load ptr, ptr %10, align 8, !tbaa !38, !alias.scope !31
  %265 = icmp samesign ugt i32 %240, 99
  br i1 %265, label %266, label %286

266:                                              ; preds = %263
  %267 = add i32 %261, -1
  br label %268

268:                                              ; preds = %268, %266
  %269 = phi i32 [ %273, %268 ], [ %240, %266 ]
  %270 = phi i32 [ %284, %268 ], [ %267, %266 ]
  %271 = urem i32 %269, 100
  %272 = shl nuw nsw i32 %271, 1
  %273 = udiv i32 %269, 100
  %274 = zext nneg i32 %272 to i64
  %275 = getelementptr inbounds nuw i8, ptr @_ZZNSt8__detail18__to_chars_10_implIjEEvPcjT_E8__digits, i64 %274
  %276 = getelementptr inbounds nuw i8, ptr %275, i64 1
  %277 = load i8, ptr %276, align 1, !tbaa !40, !noalias !31
  %278 = zext i32 %270 to i64
  %279 = getelementptr inbounds nuw i8, ptr %264, i64 %278
  store i8 %277, ptr %279, align 1, !tbaa !40
  %280 = load i8, ptr %275, align 2, !tbaa !40, !noalias !31
  %281 = add i32 %270, -1
  %282 = zext i32 %281 to i64
  %283 = getelementptr inbounds nuw i8, ptr %264, i64 %282
  store i8 %280, ptr %283, align 1, !tbaa !40
  %284 = add i32 %270, -2
  %285 = icmp samesign ugt i32 %269, 9999
  br i1 %285, label %268, label %286, !llvm.loop !41

286:                                              ; preds = %268, %263
  %287 = phi i32 [ %240, %263 ], [ %273, %268 ]
  %288 = icmp samesign ugt i32 %287, 9
  br i1 %288, label %289, label %297

289:                                              ; preds = %286
  %290 = shl nuw nsw i32 %287, 1
  %291 = zext nneg i32 %290 to i64
  %292 = getelementptr inbounds nuw i8, ptr @_ZZNSt8__detail18__to_chars_10_implIjEEvPcjT_E8__digits, i64 %291
  %293 = getelementptr inbounds nuw i8, ptr %292, i64 1
  %294 = load i8, ptr %293, align 1, !tbaa !40, !noalias !31
  %295 = getelementptr inbounds nuw i8, ptr %264, i64 1
  store i8 %294, ptr %295, align 1, !tbaa !40
  %296 = load i8, ptr %292, align 2, !tbaa !40, !noalias !31
  br label %303

297:                                              ; preds = %286
  %298 = trunc nuw nsw i32 %287 to i8
  %299 = or disjoint i8 %298, 48
  br label %303

300:                                              ; preds = %260
  %301 = landingpad { ptr, i32 }
          catch ptr null
  %302 = extractvalue { ptr, i32 } %301, 0
  call void @__clang_call_terminate(ptr %302) #28
  unreachable

303:                                              ; preds = %297, %289
  %304 = phi i8 [ %299, %297 ], [ %296, %289 ]
  store i8 %304, ptr %264, align 1, !tbaa !40
  %305 = invoke noundef nonnull align 8 dereferenceable(32) ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_replaceEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32) %10, i64 noundef 0, i64 noundef 0, ptr noundef nonnull @.str.12, i64 noundef 4)
          to label %306 unwind label %341

306:                                              ; preds = %303
  store ptr %233, ptr %9, align 8, !tbaa !35, !alias.scope !42
  %307 = load ptr, ptr %305, align 8, !tbaa !38
  %308 = getelementptr inbounds nuw i8, ptr %305, i64 16
  %309 = icmp eq ptr %307, %308
  br i1 %309, label %310, label %316

310:                                              ; preds = %306
  %311 = getelementptr inbounds nuw i8, ptr %305, i64 8
  %312 = load i64, ptr %311, align 8, !tbaa !45
  %313 = add i64 %312, 1
  %314 = icmp eq i64 %313, 0
  br i1 %314, label %320, label %315

315:                                              ; preds = %310
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %233, ptr nonnull align 8 %308, i64 %313, i1 false)
  br label %320

316:                                              ; preds = %306
  store ptr %307, ptr %9, align 8, !tbaa !38, !alias.scope !42
  %317 = load i64, ptr %308, align 8, !tbaa !40
  store i64 %317, ptr %233, align 8, !tbaa !40, !alias.scope !42
  %318 = getelementptr inbounds nuw i8, ptr %305, i64 8
  %319 = load i64, ptr %318, align 8, !tbaa !45
  br label %320

320:                                              ; preds = %316, %315, %310
  %321 = phi i64 [ -1, %310 ], [ %312, %315 ], [ %319, %316 ]
  %322 = getelementptr inbounds nuw i8, ptr %305, i64 8
  store i64 %321, ptr %234, align 8, !tbaa !45, !alias.scope !42
  store ptr %308, ptr %305, align 8, !tbaa !38
  store i64 0, ptr %322, align 8, !tbaa !45
  store i8 0, ptr %308, align 8, !tbaa !40
  %323 = invoke noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt8__detail9_Map_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS6_iESaIS9_ENS_10_Select1stESt8equal_toIS6_ESt4hashIS6_ENS_18_Mod_range_hashingENS_20_Default_ranged_hashENS_20_Prime_rehash_policyENS_17_Hashtable_traitsILb1ELb0ELb1EEELb1EEixEOS6_(ptr noundef nonnull align 8 dereferenceable(56) %8, ptr noundef nonnull align 8 dereferenceable(32) %9)
          to label %324 unwind label %343

324:                                              ; preds = %320
  %325 = load i32, ptr %323, align 4, !tbaa !5
  %326 = add nsw i32 %325, %239
  store i32 %326, ptr %323, align 4, !tbaa !5
  %327 = load ptr, ptr %9, align 8, !tbaa !38
  %328 = icmp eq ptr %327, %233
  br i1 %328, label %332, label %329

329:                                              ; preds = %324
  %330 = load i64, ptr %233, align 8, !tbaa !40
  %331 = add i64 %330, 1
  call void @_ZdlPvm(ptr noundef %327, i64 noundef %331) #29
  br label %332

332:                                              ; preds = %329, %324
  %333 = load ptr, ptr %10, align 8, !tbaa !38
  %334 = icmp eq ptr %333, %232
  br i1 %334, label %338, label %335

335:                                              ; preds = %332
  %336 = load i64, ptr %232, align 8, !tbaa !40
  %337 = add i64 %336, 1
  call void @_ZdlPvm(ptr noundef %333, i64 noundef %337) #29
  br label %338

338:                                              ; preds = %335, %332
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #26
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #26
  %339 = add nuw nsw i32 %239, 1
  %340 = icmp eq i32 %339, 300
  br i1 %340, label %235, label %238, !llvm.loop !46

341:                                              ; preds = %303
  %342 = landingpad { ptr, i32 }
          cleanup
  br label %350

343:                                              ; preds = %320
  %344 = landingpad { ptr, i32 }
          cleanup
  %345 = load ptr, ptr %9, align 8, !tbaa !38
  %346 = icmp eq ptr %345, %233
  br i1 %346, label %350, label %347

347:                                              ; preds = %343
  %348 = load i64, ptr %233, align 8, !tbaa !40
  %349 = add i64 %348, 1
  call void @_ZdlPvm(ptr noundef %345, i64 noundef %349) #29
  br label %350

350:                                              ; preds = %347, %343, %341
  %351 = phi { ptr, i32 } [ %342, %341 ], [ %344, %343 ], [ %344, %347 ]
  %352 = load ptr, ptr %10, align 8, !tbaa !38
  %353 = icmp eq ptr %352, %232
  br i1 %353, label %357, label %354

354:                                              ; preds = %350
  %355 = load i64, ptr %232, align 8, !tbaa !40
  %356 = add i64 %355, 1
  call void @_ZdlPvm(ptr noundef %352, i64 noundef %356) #29
  br label %357

357:                                              ; preds = %354, %350
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #26
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #26
  br label %531

358:                                              ; preds = %367, %235
  %359 = phi i32 [ 0, %235 ], [ %377, %367 ]
  %360 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %361 = load i64, ptr %360, align 8, !tbaa !47
  %362 = load i64, ptr %228, align 8, !tbaa !28
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #26
  %363 = getelementptr inbounds nuw i8, ptr %11, i64 16
  store ptr %363, ptr %11, align 8, !tbaa !35
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(7) %363, ptr noundef nonnull align 1 dereferenceable(7) @.str.14, i64 7, i1 false)
  %364 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store i64 7, ptr %364, align 8, !tbaa !45
  %365 = getelementptr inbounds nuw i8, ptr %11, i64 23
  store i8 0, ptr %365, align 1, !tbaa !40
  %366 = invoke noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt8__detail9_Map_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS6_iESaIS9_ENS_10_Select1stESt8equal_toIS6_ESt4hashIS6_ENS_18_Mod_range_hashingENS_20_Default_ranged_hashENS_20_Prime_rehash_policyENS_17_Hashtable_traitsILb1ELb0ELb1EEELb1EEixEOS6_(ptr noundef nonnull align 8 dereferenceable(56) %8, ptr noundef nonnull align 8 dereferenceable(32) %11)
          to label %380 unwind label %401

367:                                              ; preds = %235, %367
  %368 = phi i32 [ %377, %367 ], [ 0, %235 ]
  %369 = phi ptr [ %378, %367 ], [ %236, %235 ]
  %370 = getelementptr inbounds nuw i8, ptr %369, i64 40
  %371 = mul i32 %368, 31
  %372 = load i32, ptr %370, align 4, !tbaa !5
  %373 = add i32 %372, %371
  %374 = getelementptr inbounds nuw i8, ptr %369, i64 16
  %375 = load i64, ptr %374, align 8, !tbaa !45
  %376 = trunc i64 %375 to i32
  %377 = add i32 %373, %376
  %378 = load ptr, ptr %369, align 8, !tbaa !48
  %379 = icmp eq ptr %378, null
  br i1 %379, label %358, label %367

380:                                              ; preds = %358
  %381 = load i32, ptr %366, align 4, !tbaa !5
  %382 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.13, i64 noundef %361, i64 noundef %362, i32 noundef %359, i32 noundef %381)
  %383 = load ptr, ptr %11, align 8, !tbaa !38
  %384 = icmp eq ptr %383, %363
  br i1 %384, label %388, label %385

385:                                              ; preds = %380
  %386 = load i64, ptr %363, align 8, !tbaa !40
  %387 = add i64 %386, 1
  call void @_ZdlPvm(ptr noundef %383, i64 noundef %387) #29
  br label %388

388:                                              ; preds = %385, %380
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #26
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #26
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #26
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %13, ptr noundef nonnull align 8 dereferenceable(32) @constinit, i64 32, i1 false), !tbaa.struct !49
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #26
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #26
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #26
  %389 = getelementptr inbounds nuw i8, ptr %13, i64 32
  invoke void @_ZNSt10_HashtableIllSaIlENSt8__detail9_IdentityESt8equal_toIlESt4hashIlENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEEC2IPKlEET_SG_mRKS6_RKS4_RKS0_St17integral_constantIbLb1EE(ptr noundef nonnull align 8 dereferenceable(56) %12, ptr noundef nonnull %13, ptr noundef nonnull %389, i64 noundef 0, ptr noundef nonnull align 1 dereferenceable(1) %14, ptr noundef nonnull align 1 dereferenceable(1) %15, ptr noundef nonnull align 1 dereferenceable(1) %16)
          to label %390 unwind label %409

390:                                              ; preds = %388
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #26
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #26
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #26
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #26
  %391 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %392 = load ptr, ptr %391, align 8, !tbaa !50
  %393 = icmp eq ptr %392, null
  br i1 %393, label %394, label %411

394:                                              ; preds = %411, %390
  %395 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %396 = load float, ptr %395, align 8, !tbaa !29
  %397 = fpext float %396 to double
  %398 = fdiv double 1.000000e+03, %397
  %399 = call double @llvm.ceil.f64(double %398)
  %400 = fptoui double %399 to i64
  invoke void @_ZNSt10_HashtableIllSaIlENSt8__detail9_IdentityESt8equal_toIlESt4hashIlENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE6rehashEm(ptr noundef nonnull align 8 dereferenceable(56) %12, i64 noundef %400)
          to label %418 unwind label %523

401:                                              ; preds = %358
  %402 = landingpad { ptr, i32 }
          cleanup
  %403 = load ptr, ptr %11, align 8, !tbaa !38
  %404 = icmp eq ptr %403, %363
  br i1 %404, label %408, label %405

405:                                              ; preds = %401
  %406 = load i64, ptr %363, align 8, !tbaa !40
  %407 = add i64 %406, 1
  call void @_ZdlPvm(ptr noundef %403, i64 noundef %407) #29
  br label %408

408:                                              ; preds = %405, %401
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #26
  br label %531

409:                                              ; preds = %388
  %410 = landingpad { ptr, i32 }
          cleanup
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #26
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #26
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #26
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #26
  br label %529

411:                                              ; preds = %390, %411
  %412 = phi ptr [ %416, %411 ], [ %392, %390 ]
  %413 = getelementptr inbounds nuw i8, ptr %412, i64 8
  %414 = load i64, ptr %413, align 8, !tbaa !52
  %415 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.15, i64 noundef %414)
  %416 = load ptr, ptr %412, align 8, !tbaa !48
  %417 = icmp eq ptr %416, null
  br i1 %417, label %394, label %411

418:                                              ; preds = %394
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #26
  store i64 3, ptr %17, align 8, !tbaa !52
  %419 = invoke noundef i64 @_ZNSt10_HashtableIllSaIlENSt8__detail9_IdentityESt8equal_toIlESt4hashIlENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE8_M_eraseESt17integral_constantIbLb1EERKl(ptr noundef nonnull align 8 dereferenceable(56) %12, ptr noundef nonnull align 8 dereferenceable(8) %17)
          to label %420 unwind label %525

420:                                              ; preds = %418
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #26
  %421 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %422 = load i64, ptr %421, align 8, !tbaa !53
  %423 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %424 = load i64, ptr %423, align 8, !tbaa !54
  %425 = icmp eq i64 %424, 0
  br i1 %425, label %426, label %434

426:                                              ; preds = %420, %430
  %427 = phi ptr [ %428, %430 ], [ %391, %420 ]
  %428 = load ptr, ptr %427, align 8, !tbaa !48
  %429 = icmp eq ptr %428, null
  br i1 %429, label %457, label %430

430:                                              ; preds = %426
  %431 = getelementptr inbounds nuw i8, ptr %428, i64 8
  %432 = load i64, ptr %431, align 8, !tbaa !52
  %433 = icmp eq i64 %432, 900
  br i1 %433, label %457, label %426, !llvm.loop !55

434:                                              ; preds = %420
  %435 = urem i64 900, %422
  %436 = load ptr, ptr %12, align 8, !tbaa !56
  %437 = getelementptr inbounds nuw ptr, ptr %436, i64 %435
  %438 = load ptr, ptr %437, align 8, !tbaa !57
  %439 = icmp eq ptr %438, null
  br i1 %439, label %457, label %440

440:                                              ; preds = %434
  %441 = load ptr, ptr %438, align 8, !tbaa !48
  %442 = getelementptr inbounds nuw i8, ptr %441, i64 8
  %443 = load i64, ptr %442, align 8, !tbaa !52
  %444 = icmp eq i64 %443, 900
  br i1 %444, label %457, label %447

445:                                              ; preds = %451
  %446 = icmp eq i64 %453, 900
  br i1 %446, label %457, label %447, !llvm.loop !58

447:                                              ; preds = %440, %445
  %448 = phi ptr [ %449, %445 ], [ %441, %440 ]
  %449 = load ptr, ptr %448, align 8, !tbaa !48
  %450 = icmp eq ptr %449, null
  br i1 %450, label %457, label %451

451:                                              ; preds = %447
  %452 = getelementptr inbounds nuw i8, ptr %449, i64 8
  %453 = load i64, ptr %452, align 8, !tbaa !52
  %454 = urem i64 %453, %422
  %455 = icmp eq i64 %454, %435
  br i1 %455, label %445, label %456, !llvm.loop !58

456:                                              ; preds = %451
  br label %457, !llvm.loop !58

457:                                              ; preds = %447, %445, %430, %426, %456, %440, %434
  %458 = phi ptr [ null, %456 ], [ null, %426 ], [ %441, %440 ], [ null, %434 ], [ %428, %430 ], [ %449, %445 ], [ null, %447 ]
  %459 = icmp ne ptr %458, null
  %460 = zext i1 %459 to i64
  %461 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.16, i64 noundef %422, i64 noundef %424, i64 noundef %460)
  %462 = load ptr, ptr %229, align 8, !tbaa !30
  %463 = icmp eq ptr %462, null
  br i1 %463, label %476, label %464

464:                                              ; preds = %457, %474
  %465 = phi ptr [ %466, %474 ], [ %462, %457 ]
  %466 = load ptr, ptr %465, align 8, !tbaa !48
  %467 = getelementptr inbounds nuw i8, ptr %465, i64 8
  %468 = load ptr, ptr %467, align 8, !tbaa !38
  %469 = getelementptr inbounds nuw i8, ptr %465, i64 24
  %470 = icmp eq ptr %468, %469
  br i1 %470, label %474, label %471

471:                                              ; preds = %464
  %472 = load i64, ptr %469, align 8, !tbaa !40
  %473 = add i64 %472, 1
  call void @_ZdlPvm(ptr noundef %468, i64 noundef %473) #29
  br label %474

474:                                              ; preds = %471, %464
  call void @_ZdlPvm(ptr noundef nonnull %465, i64 noundef 56) #29
  %475 = icmp eq ptr %466, null
  br i1 %475, label %476, label %464, !llvm.loop !59

476:                                              ; preds = %474, %457
  %477 = load ptr, ptr %8, align 8, !tbaa !19
  %478 = load i64, ptr %228, align 8, !tbaa !28
  %479 = shl i64 %478, 3
  call void @llvm.memset.p0.i64(ptr align 8 %477, i8 0, i64 %479, i1 false)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %229, i8 0, i64 16, i1 false)
  invoke void @_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE6rehashEm(ptr noundef nonnull align 8 dereferenceable(56) %8, i64 noundef 0)
          to label %480 unwind label %523

480:                                              ; preds = %476
  %481 = load i64, ptr %228, align 8, !tbaa !28
  %482 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.17, i64 noundef %481)
  %483 = load ptr, ptr %391, align 8, !tbaa !50
  %484 = icmp eq ptr %483, null
  br i1 %484, label %489, label %485

485:                                              ; preds = %480, %485
  %486 = phi ptr [ %487, %485 ], [ %483, %480 ]
  %487 = load ptr, ptr %486, align 8, !tbaa !48
  call void @_ZdlPvm(ptr noundef nonnull %486, i64 noundef 16) #29
  %488 = icmp eq ptr %487, null
  br i1 %488, label %489, label %485, !llvm.loop !60

489:                                              ; preds = %485, %480
  %490 = load ptr, ptr %12, align 8, !tbaa !56
  %491 = load i64, ptr %421, align 8, !tbaa !53
  %492 = shl i64 %491, 3
  call void @llvm.memset.p0.i64(ptr align 8 %490, i8 0, i64 %492, i1 false)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %391, i8 0, i64 16, i1 false)
  %493 = load ptr, ptr %12, align 8, !tbaa !56
  %494 = getelementptr inbounds nuw i8, ptr %12, i64 48
  %495 = icmp eq ptr %493, %494
  br i1 %495, label %499, label %496

496:                                              ; preds = %489
  %497 = load i64, ptr %421, align 8, !tbaa !53
  %498 = shl i64 %497, 3
  call void @_ZdlPvm(ptr noundef %493, i64 noundef %498) #29
  br label %499

499:                                              ; preds = %496, %489
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #26
  %500 = load ptr, ptr %229, align 8, !tbaa !30
  %501 = icmp eq ptr %500, null
  br i1 %501, label %514, label %502

502:                                              ; preds = %499, %512
  %503 = phi ptr [ %504, %512 ], [ %500, %499 ]
  %504 = load ptr, ptr %503, align 8, !tbaa !48
  %505 = getelementptr inbounds nuw i8, ptr %503, i64 8
  %506 = load ptr, ptr %505, align 8, !tbaa !38
  %507 = getelementptr inbounds nuw i8, ptr %503, i64 24
  %508 = icmp eq ptr %506, %507
  br i1 %508, label %512, label %509

509:                                              ; preds = %502
  %510 = load i64, ptr %507, align 8, !tbaa !40
  %511 = add i64 %510, 1
  call void @_ZdlPvm(ptr noundef %506, i64 noundef %511) #29
  br label %512

512:                                              ; preds = %509, %502
  call void @_ZdlPvm(ptr noundef nonnull %503, i64 noundef 56) #29
  %513 = icmp eq ptr %504, null
  br i1 %513, label %514, label %502, !llvm.loop !59

514:                                              ; preds = %512, %499
  %515 = load ptr, ptr %8, align 8, !tbaa !19
  %516 = load i64, ptr %228, align 8, !tbaa !28
  %517 = shl i64 %516, 3
  call void @llvm.memset.p0.i64(ptr align 8 %515, i8 0, i64 %517, i1 false)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %229, i8 0, i64 16, i1 false)
  %518 = load ptr, ptr %8, align 8, !tbaa !19
  %519 = icmp eq ptr %518, %227
  br i1 %519, label %533, label %520

520:                                              ; preds = %514
  %521 = load i64, ptr %228, align 8, !tbaa !28
  %522 = shl i64 %521, 3
  call void @_ZdlPvm(ptr noundef %518, i64 noundef %522) #29
  br label %533

523:                                              ; preds = %476, %394
  %524 = landingpad { ptr, i32 }
          cleanup
  br label %527

525:                                              ; preds = %418
  %526 = landingpad { ptr, i32 }
          cleanup
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #26
  br label %527

527:                                              ; preds = %525, %523
  %528 = phi { ptr, i32 } [ %524, %523 ], [ %526, %525 ]
  call void @_ZNSt13unordered_setIlSt4hashIlESt8equal_toIlESaIlEED2Ev(ptr noundef nonnull align 8 dereferenceable(56) %12) #26
  br label %529

529:                                              ; preds = %527, %409
  %530 = phi { ptr, i32 } [ %528, %527 ], [ %410, %409 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #26
  br label %531

531:                                              ; preds = %529, %408, %357
  %532 = phi { ptr, i32 } [ %351, %357 ], [ %530, %529 ], [ %402, %408 ]
  call void @_ZNSt13unordered_mapINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiSt4hashIS5_ESt8equal_toIS5_ESaISt4pairIKS5_iEEED2Ev(ptr noundef nonnull align 8 dereferenceable(56) %8) #26
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #26
  br label %213

533:                                              ; preds = %514, %520
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #26
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #26
  %534 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3_V216generic_categoryEv() #30
  store i32 22, ptr %2, align 8
  %535 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store ptr %534, ptr %535, align 8
  %536 = load ptr, ptr %534, align 8, !tbaa !17
  %537 = getelementptr inbounds nuw i8, ptr %536, i64 16
  %538 = load ptr, ptr %537, align 8
  %539 = call noundef ptr %538(ptr noundef nonnull align 8 dereferenceable(8) %534) #26
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #26
  %540 = load ptr, ptr %534, align 8, !tbaa !17, !noalias !61
  %541 = getelementptr inbounds nuw i8, ptr %540, i64 32
  %542 = load ptr, ptr %541, align 8, !noalias !61
  call void %542(ptr dead_on_unwind nonnull writable sret(%"class.std::__cxx11::basic_string") align 8 %3, ptr noundef nonnull align 8 dereferenceable(8) %534, i32 noundef 22)
  %543 = load ptr, ptr %3, align 8, !tbaa !38
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #26
  store i32 22, ptr %4, align 8, !tbaa !5
  %544 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr %534, ptr %544, align 8, !tbaa !64
  %545 = load ptr, ptr %534, align 8, !tbaa !17
  %546 = getelementptr inbounds nuw i8, ptr %545, i64 48
  %547 = load ptr, ptr %546, align 8
  %548 = call noundef zeroext i1 %547(ptr noundef nonnull align 8 dereferenceable(8) %534, i32 noundef 22, ptr noundef nonnull align 8 dereferenceable(16) %4) #26
  br i1 %548, label %557, label %549

549:                                              ; preds = %533
  %550 = load ptr, ptr %544, align 8, !tbaa !66
  %551 = load i32, ptr %4, align 8, !tbaa !68
  %552 = load ptr, ptr %550, align 8, !tbaa !17
  %553 = getelementptr inbounds nuw i8, ptr %552, i64 56
  %554 = load ptr, ptr %553, align 8
  %555 = call noundef zeroext i1 %554(ptr noundef nonnull align 8 dereferenceable(8) %550, ptr noundef nonnull align 8 dereferenceable(16) %2, i32 noundef %551) #26
  %556 = zext i1 %555 to i32
  br label %557

557:                                              ; preds = %549, %533
  %558 = phi i32 [ 1, %533 ], [ %556, %549 ]
  %559 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.20, ptr noundef %539, ptr noundef %543, i32 noundef %558)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #26
  %560 = load ptr, ptr %3, align 8, !tbaa !38
  %561 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %562 = icmp eq ptr %560, %561
  br i1 %562, label %566, label %563

563:                                              ; preds = %557
  %564 = load i64, ptr %561, align 8, !tbaa !40
  %565 = add i64 %564, 1
  call void @_ZdlPvm(ptr noundef %560, i64 noundef %565) #29
  br label %566

566:                                              ; preds = %563, %557
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #26
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #26
  %567 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3_V215system_categoryEv() #30
  store i32 2, ptr %5, align 8, !tbaa !69
  %568 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr %567, ptr %568, align 8, !tbaa !71
  %569 = load ptr, ptr %567, align 8, !tbaa !17
  %570 = getelementptr inbounds nuw i8, ptr %569, i64 16
  %571 = load ptr, ptr %570, align 8
  %572 = call noundef ptr %571(ptr noundef nonnull align 8 dereferenceable(8) %567) #26
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #26
  %573 = load ptr, ptr %567, align 8, !tbaa !17, !noalias !72
  %574 = getelementptr inbounds nuw i8, ptr %573, i64 32
  %575 = load ptr, ptr %574, align 8, !noalias !72
  call void %575(ptr dead_on_unwind nonnull writable sret(%"class.std::__cxx11::basic_string") align 8 %6, ptr noundef nonnull align 8 dereferenceable(8) %567, i32 noundef 2)
  %576 = load ptr, ptr %6, align 8, !tbaa !38
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #26
  store i32 2, ptr %7, align 8, !tbaa !5
  %577 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr %534, ptr %577, align 8, !tbaa !64
  %578 = load ptr, ptr %567, align 8, !tbaa !17
  %579 = getelementptr inbounds nuw i8, ptr %578, i64 48
  %580 = load ptr, ptr %579, align 8
  %581 = call noundef zeroext i1 %580(ptr noundef nonnull align 8 dereferenceable(8) %567, i32 noundef 2, ptr noundef nonnull align 8 dereferenceable(16) %7) #26
  br i1 %581, label %592, label %582

582:                                              ; preds = %566
  %583 = load ptr, ptr %577, align 8, !tbaa !66
  %584 = load i32, ptr %7, align 8, !tbaa !68
  %585 = load ptr, ptr %583, align 8, !tbaa !17
  %586 = getelementptr inbounds nuw i8, ptr %585, i64 56
  %587 = load ptr, ptr %586, align 8
  %588 = call noundef zeroext i1 %587(ptr noundef nonnull align 8 dereferenceable(8) %583, ptr noundef nonnull align 8 dereferenceable(16) %5, i32 noundef %584) #26
  %589 = zext i1 %588 to i32
  %590 = load ptr, ptr %568, align 8, !tbaa !71
  %591 = load i32, ptr %5, align 8
  br label %592

592:                                              ; preds = %582, %566
  %593 = phi i32 [ 2, %566 ], [ %591, %582 ]
  %594 = phi ptr [ %567, %566 ], [ %590, %582 ]
  %595 = phi i32 [ 1, %566 ], [ %589, %582 ]
  %596 = load ptr, ptr %535, align 8, !tbaa !71
  %597 = icmp eq ptr %594, %596
  %598 = load i32, ptr %2, align 8
  %599 = icmp eq i32 %593, %598
  %600 = select i1 %597, i1 %599, i1 false
  %601 = zext i1 %600 to i32
  %602 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.21, ptr noundef %572, ptr noundef %576, i32 noundef %595, i32 noundef %601)
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #26
  %603 = load ptr, ptr %6, align 8, !tbaa !38
  %604 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %605 = icmp eq ptr %603, %604
  br i1 %605, label %609, label %606

606:                                              ; preds = %592
  %607 = load i64, ptr %604, align 8, !tbaa !40
  %608 = add i64 %607, 1
  call void @_ZdlPvm(ptr noundef %603, i64 noundef %608) #29
  br label %609

609:                                              ; preds = %606, %592
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #26
  %610 = call ptr @__cxa_allocate_exception(i64 32) #26
  %611 = load i32, ptr %5, align 8, !tbaa !5
  %612 = load ptr, ptr %568, align 8, !tbaa !64
  invoke void @_ZNSt12system_errorC2ESt10error_codePKc(ptr noundef nonnull align 8 dereferenceable(32) %610, i32 %611, ptr %612, ptr noundef nonnull @.str.22)
          to label %613 unwind label %614

613:                                              ; preds = %609
  invoke void @__cxa_throw(ptr nonnull %610, ptr nonnull @_ZTISt12system_error, ptr nonnull @_ZNSt12system_errorD1Ev) #27
          to label %624 unwind label %616

614:                                              ; preds = %609
  %615 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12system_error
  call void @__cxa_free_exception(ptr nonnull %610) #26
  br label %618

616:                                              ; preds = %613
  %617 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12system_error
  br label %618

618:                                              ; preds = %616, %614
  %619 = phi { ptr, i32 } [ %617, %616 ], [ %615, %614 ]
  %620 = extractvalue { ptr, i32 } %619, 1
  %621 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt12system_error) #26
  %622 = icmp eq i32 %620, %621
  br i1 %622, label %625, label %623

623:                                              ; preds = %618
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #26
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #26
  br label %213

624:                                              ; preds = %613
  unreachable

625:                                              ; preds = %618
  %626 = extractvalue { ptr, i32 } %619, 0
  %627 = call ptr @__cxa_begin_catch(ptr %626) #26
  %628 = load ptr, ptr %627, align 8, !tbaa !17
  %629 = getelementptr inbounds nuw i8, ptr %628, i64 16
  %630 = load ptr, ptr %629, align 8
  %631 = call noundef ptr %630(ptr noundef nonnull align 8 dereferenceable(16) %627) #26
  %632 = getelementptr inbounds nuw i8, ptr %627, i64 16
  %633 = load i32, ptr %632, align 8, !tbaa !69
  %634 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.23, ptr noundef %631, i32 noundef %633)
  call void @__cxa_end_catch()
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #26
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #26
  call void @llvm.lifetime.start.p0(ptr nonnull %25) #26
  store i32 0, ptr %25, align 4, !tbaa !75
  %635 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %636 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZSt15__once_callable)
  %637 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZSt11__once_call)
  call void @llvm.lifetime.start.p0(ptr nonnull %26) #26
  store i32 0, ptr %26, align 4, !tbaa !77
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #26
  store ptr %26, ptr %1, align 8, !tbaa !79
  store ptr @.str, ptr %635, align 8, !tbaa !80
  store ptr %1, ptr %636, align 8, !tbaa !79
  store ptr @"_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIZ4mainE3$_0JRA5_KcEEvRS_OT_DpOT0_EUlvE_EERS8_ENUlvE_8__invokeEv", ptr %637, align 8, !tbaa !79
  %638 = invoke noundef i32 @pthread_once(ptr noundef nonnull align 4 dereferenceable(4) %25, ptr noundef nonnull @__once_proxy)
          to label %639 unwind label %644

639:                                              ; preds = %625
  %640 = icmp eq i32 %638, 0
  br i1 %640, label %650, label %641

641:                                              ; preds = %656, %652, %639
  %642 = phi i32 [ %638, %639 ], [ %651, %652 ], [ %655, %656 ]
  invoke void @_ZSt20__throw_system_errori(i32 noundef %642) #27
          to label %643 unwind label %646

643:                                              ; preds = %641
  unreachable

644:                                              ; preds = %654, %650, %625
  %645 = landingpad { ptr, i32 }
          cleanup
  br label %648

646:                                              ; preds = %641
  %647 = landingpad { ptr, i32 }
          cleanup
  br label %648

648:                                              ; preds = %646, %644
  %649 = phi { ptr, i32 } [ %645, %644 ], [ %647, %646 ]
  store ptr null, ptr %636, align 8, !tbaa !79
  store ptr null, ptr %637, align 8, !tbaa !79
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #26
  br label %213

650:                                              ; preds = %639
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #26
  call void @llvm.lifetime.end.p0(ptr nonnull %26) #26
  call void @llvm.lifetime.start.p0(ptr nonnull %26) #26
  store i32 1, ptr %26, align 4, !tbaa !77
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #26
  store ptr %26, ptr %1, align 8, !tbaa !79
  store ptr @.str, ptr %635, align 8, !tbaa !80
  store ptr %1, ptr %636, align 8, !tbaa !79
  store ptr @"_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIZ4mainE3$_0JRA5_KcEEvRS_OT_DpOT0_EUlvE_EERS8_ENUlvE_8__invokeEv", ptr %637, align 8, !tbaa !79
  %651 = invoke noundef i32 @pthread_once(ptr noundef nonnull align 4 dereferenceable(4) %25, ptr noundef nonnull @__once_proxy)
          to label %652 unwind label %644

652:                                              ; preds = %650
  %653 = icmp eq i32 %651, 0
  br i1 %653, label %654, label %641

654:                                              ; preds = %652
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #26
  call void @llvm.lifetime.end.p0(ptr nonnull %26) #26
  call void @llvm.lifetime.start.p0(ptr nonnull %26) #26
  store i32 2, ptr %26, align 4, !tbaa !77
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #26
  store ptr %26, ptr %1, align 8, !tbaa !79
  store ptr @.str, ptr %635, align 8, !tbaa !80
  store ptr %1, ptr %636, align 8, !tbaa !79
  store ptr @"_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIZ4mainE3$_0JRA5_KcEEvRS_OT_DpOT0_EUlvE_EERS8_ENUlvE_8__invokeEv", ptr %637, align 8, !tbaa !79
  %655 = invoke noundef i32 @pthread_once(ptr noundef nonnull align 4 dereferenceable(4) %25, ptr noundef nonnull @__once_proxy)
          to label %656 unwind label %644

656:                                              ; preds = %654
  %657 = icmp eq i32 %655, 0
  br i1 %657, label %658, label %641

658:                                              ; preds = %656
  store ptr null, ptr %636, align 8, !tbaa !79
  store ptr null, ptr %637, align 8, !tbaa !79
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #26
  call void @llvm.lifetime.end.p0(ptr nonnull %26) #26
  call void @llvm.lifetime.start.p0(ptr nonnull %27) #26
  call void @llvm.lifetime.start.p0(ptr nonnull %28) #26
  %659 = getelementptr inbounds nuw i8, ptr %28, i64 16
  store ptr %659, ptr %28, align 8, !tbaa !35
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(13) %659, ptr noundef nonnull align 1 dereferenceable(13) @.str.1, i64 13, i1 false)
  %660 = getelementptr inbounds nuw i8, ptr %28, i64 8
  store i64 13, ptr %660, align 8, !tbaa !45
  %661 = getelementptr inbounds nuw i8, ptr %28, i64 29
  store i8 0, ptr %661, align 1, !tbaa !40
  invoke void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEC1ERKNS_12basic_stringIcS2_S3_EESt13_Ios_Openmode(ptr noundef nonnull align 8 dereferenceable(120) %27, ptr noundef nonnull align 8 dereferenceable(32) %28, i32 noundef 8)
          to label %662 unwind label %685

662:                                              ; preds = %658
  %663 = load ptr, ptr %28, align 8, !tbaa !38
  %664 = icmp eq ptr %663, %659
  br i1 %664, label %668, label %665

665:                                              ; preds = %662
  %666 = load i64, ptr %659, align 8, !tbaa !40
  %667 = add i64 %666, 1
  call void @_ZdlPvm(ptr noundef %663, i64 noundef %667) #29
  br label %668

668:                                              ; preds = %662, %665
  call void @llvm.lifetime.end.p0(ptr nonnull %28) #26
  call void @llvm.lifetime.start.p0(ptr nonnull %29) #26
  %669 = getelementptr inbounds nuw i8, ptr %29, i64 16
  store ptr %669, ptr %29, align 8, !tbaa !35
  %670 = getelementptr inbounds nuw i8, ptr %29, i64 8
  store i64 0, ptr %670, align 8, !tbaa !45
  store i8 0, ptr %669, align 8, !tbaa !40
  br label %671

671:                                              ; preds = %682, %668
  %672 = invoke noundef nonnull align 8 dereferenceable(16) ptr @_ZStrsIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EE(ptr noundef nonnull align 8 dereferenceable(16) %27, ptr noundef nonnull align 8 dereferenceable(32) %29)
          to label %673 unwind label %693

673:                                              ; preds = %671
  %674 = load ptr, ptr %672, align 8, !tbaa !17
  %675 = getelementptr i8, ptr %674, i64 -24
  %676 = load i64, ptr %675, align 8
  %677 = getelementptr inbounds i8, ptr %672, i64 %676
  %678 = getelementptr inbounds nuw i8, ptr %677, i64 32
  %679 = load i32, ptr %678, align 8, !tbaa !81
  %680 = and i32 %679, 5
  %681 = icmp eq i32 %680, 0
  br i1 %681, label %682, label %697

682:                                              ; preds = %673
  %683 = load i64, ptr %670, align 8, !tbaa !45
  %684 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i64 noundef %683)
  br label %671, !llvm.loop !90

685:                                              ; preds = %658
  %686 = landingpad { ptr, i32 }
          cleanup
  %687 = load ptr, ptr %28, align 8, !tbaa !38
  %688 = icmp eq ptr %687, %659
  br i1 %688, label %692, label %689

689:                                              ; preds = %685
  %690 = load i64, ptr %659, align 8, !tbaa !40
  %691 = add i64 %690, 1
  call void @_ZdlPvm(ptr noundef %687, i64 noundef %691) #29
  br label %692

692:                                              ; preds = %689, %685
  call void @llvm.lifetime.end.p0(ptr nonnull %28) #26
  br label %777

693:                                              ; preds = %671
  %694 = landingpad { ptr, i32 }
          cleanup
  %695 = load ptr, ptr %29, align 8, !tbaa !38
  %696 = icmp eq ptr %695, %669
  br i1 %696, label %776, label %773

697:                                              ; preds = %673
  %698 = call i32 @putchar(i32 10)
  call void @llvm.lifetime.start.p0(ptr nonnull %30) #26
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(132) %30, ptr noundef nonnull align 16 dereferenceable(132) @__const.main.args, i64 132, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %31) #26
  store ptr %30, ptr %31, align 16, !tbaa !80
  %699 = getelementptr inbounds nuw i8, ptr %30, i64 12
  %700 = getelementptr inbounds nuw i8, ptr %31, i64 8
  store ptr %699, ptr %700, align 8, !tbaa !80
  %701 = getelementptr inbounds nuw i8, ptr %30, i64 24
  %702 = getelementptr inbounds nuw i8, ptr %31, i64 16
  store ptr %701, ptr %702, align 16, !tbaa !80
  %703 = getelementptr inbounds nuw i8, ptr %30, i64 36
  %704 = getelementptr inbounds nuw i8, ptr %31, i64 24
  store ptr %703, ptr %704, align 8, !tbaa !80
  %705 = getelementptr inbounds nuw i8, ptr %30, i64 48
  %706 = getelementptr inbounds nuw i8, ptr %31, i64 32
  store ptr %705, ptr %706, align 16, !tbaa !80
  %707 = getelementptr inbounds nuw i8, ptr %30, i64 60
  %708 = getelementptr inbounds nuw i8, ptr %31, i64 40
  store ptr %707, ptr %708, align 8, !tbaa !80
  %709 = getelementptr inbounds nuw i8, ptr %30, i64 72
  %710 = getelementptr inbounds nuw i8, ptr %31, i64 48
  store ptr %709, ptr %710, align 16, !tbaa !80
  %711 = getelementptr inbounds nuw i8, ptr %30, i64 84
  %712 = getelementptr inbounds nuw i8, ptr %31, i64 56
  store ptr %711, ptr %712, align 8, !tbaa !80
  %713 = getelementptr inbounds nuw i8, ptr %30, i64 96
  %714 = getelementptr inbounds nuw i8, ptr %31, i64 64
  store ptr %713, ptr %714, align 16, !tbaa !80
  %715 = getelementptr inbounds nuw i8, ptr %30, i64 108
  %716 = getelementptr inbounds nuw i8, ptr %31, i64 72
  store ptr %715, ptr %716, align 8, !tbaa !80
  %717 = getelementptr inbounds nuw i8, ptr %30, i64 120
  %718 = getelementptr inbounds nuw i8, ptr %31, i64 80
  store ptr %717, ptr %718, align 16, !tbaa !80
  %719 = getelementptr inbounds nuw i8, ptr %31, i64 88
  store ptr null, ptr %719, align 8, !tbaa !80
  %720 = call i32 @getopt_long(i32 noundef 11, ptr noundef nonnull %31, ptr noundef nonnull @.str.28, ptr noundef nonnull @_ZZL7optionsiPPcE5known, ptr noundef null) #26
  %721 = icmp eq i32 %720, -1
  br i1 %721, label %730, label %722

722:                                              ; preds = %697, %722
  %723 = phi i32 [ %728, %722 ], [ %720, %697 ]
  %724 = load ptr, ptr @optarg, align 8, !tbaa !80
  %725 = icmp eq ptr %724, null
  %726 = select i1 %725, ptr @.str.30, ptr %724
  %727 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.29, i32 noundef %723, ptr noundef nonnull %726)
  %728 = call i32 @getopt_long(i32 noundef 11, ptr noundef nonnull %31, ptr noundef nonnull @.str.28, ptr noundef nonnull @_ZZL7optionsiPPcE5known, ptr noundef null) #26
  %729 = icmp eq i32 %728, -1
  br i1 %729, label %730, label %722, !llvm.loop !91

730:                                              ; preds = %722, %697
  %731 = load i32, ptr @optind, align 4, !tbaa !5
  %732 = icmp slt i32 %731, 11
  br i1 %732, label %733, label %743

733:                                              ; preds = %730
  %734 = sext i32 %731 to i64
  br label %735

735:                                              ; preds = %735, %733
  %736 = phi i64 [ %734, %733 ], [ %740, %735 ]
  %737 = getelementptr inbounds ptr, ptr %31, i64 %736
  %738 = load ptr, ptr %737, align 8, !tbaa !80
  %739 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.31, ptr noundef %738)
  %740 = add nsw i64 %736, 1
  %741 = and i64 %740, 4294967295
  %742 = icmp eq i64 %741, 11
  br i1 %742, label %743, label %735, !llvm.loop !92

743:                                              ; preds = %735, %730
  %744 = call i32 @putchar(i32 10)
  call void @llvm.lifetime.end.p0(ptr nonnull %31) #26
  call void @llvm.lifetime.end.p0(ptr nonnull %30) #26
  %745 = load ptr, ptr %29, align 8, !tbaa !38
  %746 = icmp eq ptr %745, %669
  br i1 %746, label %750, label %747

747:                                              ; preds = %743
  %748 = load i64, ptr %669, align 8, !tbaa !40
  %749 = add i64 %748, 1
  call void @_ZdlPvm(ptr noundef %745, i64 noundef %749) #29
  br label %750

750:                                              ; preds = %743, %747
  call void @llvm.lifetime.end.p0(ptr nonnull %29) #26
  %751 = load ptr, ptr @_ZTTNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE, align 8
  store ptr %751, ptr %27, align 8, !tbaa !17
  %752 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @_ZTTNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE, i64 24), align 8
  %753 = getelementptr i8, ptr %751, i64 -24
  %754 = load i64, ptr %753, align 8
  %755 = getelementptr inbounds i8, ptr %27, i64 %754
  store ptr %752, ptr %755, align 8, !tbaa !17
  %756 = getelementptr inbounds nuw i8, ptr %27, i64 16
  store ptr getelementptr inbounds nuw inrange(-16, 112) (i8, ptr @_ZTVNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEE, i64 16), ptr %756, align 8, !tbaa !17
  %757 = getelementptr inbounds nuw i8, ptr %27, i64 88
  %758 = load ptr, ptr %757, align 8, !tbaa !38
  %759 = getelementptr inbounds nuw i8, ptr %27, i64 104
  %760 = icmp eq ptr %758, %759
  br i1 %760, label %764, label %761

761:                                              ; preds = %750
  %762 = load i64, ptr %759, align 8, !tbaa !40
  %763 = add i64 %762, 1
  call void @_ZdlPvm(ptr noundef %758, i64 noundef %763) #29
  br label %764

764:                                              ; preds = %750, %761
  store ptr getelementptr inbounds nuw inrange(-16, 112) (i8, ptr @_ZTVSt15basic_streambufIcSt11char_traitsIcEE, i64 16), ptr %756, align 8, !tbaa !17
  %765 = getelementptr inbounds nuw i8, ptr %27, i64 72
  call void @_ZNSt6localeD1Ev(ptr noundef nonnull align 8 dereferenceable(8) %765) #26
  %766 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @_ZTTNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE, i64 8), align 8
  store ptr %766, ptr %27, align 8, !tbaa !17
  %767 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @_ZTTNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE, i64 16), align 8
  %768 = getelementptr i8, ptr %766, i64 -24
  %769 = load i64, ptr %768, align 8
  %770 = getelementptr inbounds i8, ptr %27, i64 %769
  store ptr %767, ptr %770, align 8, !tbaa !17
  %771 = getelementptr inbounds nuw i8, ptr %27, i64 8
  store i64 0, ptr %771, align 8, !tbaa !93
  %772 = getelementptr inbounds nuw i8, ptr %27, i64 120
  call void @_ZNSt8ios_baseD2Ev(ptr noundef nonnull align 8 dereferenceable(264) %772) #26
  call void @llvm.lifetime.end.p0(ptr nonnull %27) #26
  call void @llvm.lifetime.end.p0(ptr nonnull %25) #26
  ret i32 0

773:                                              ; preds = %693
  %774 = load i64, ptr %669, align 8, !tbaa !40
  %775 = add i64 %774, 1
  call void @_ZdlPvm(ptr noundef %695, i64 noundef %775) #29
  br label %776

776:                                              ; preds = %693, %773
  call void @llvm.lifetime.end.p0(ptr nonnull %29) #26
  call void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEED1Ev(ptr noundef nonnull align 8 dereferenceable(120) %27) #26
  br label %777

777:                                              ; preds = %776, %692
  %778 = phi { ptr, i32 } [ %694, %776 ], [ %686, %692 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %27) #26
  call void @llvm.lifetime.end.p0(ptr nonnull %25) #26
  br label %213
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress uwtable
declare void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEC1ERKNS_12basic_stringIcS2_S3_EESt13_Ios_Openmode(ptr noundef nonnull align 8 dereferenceable(120), ptr noundef nonnull align 8 dereferenceable(32), i32 noundef) unnamed_addr #2 align 2

declare noundef nonnull align 8 dereferenceable(16) ptr @_ZStrsIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EE(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef nonnull align 8 dereferenceable(32)) local_unnamed_addr #3

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

; Function Attrs: mustprogress nounwind uwtable
declare void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEED1Ev(ptr noundef nonnull align 8 dereferenceable(120)) unnamed_addr #6 align 2

; Function Attrs: noreturn
declare void @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(ptr noundef) local_unnamed_addr #7

; Function Attrs: nofree nosync nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #8

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare void @__cxa_end_catch() local_unnamed_addr

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr #9 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #26
  tail call void @_ZSt9terminatev() #28
  unreachable
}

; Function Attrs: cold nofree noreturn
declare void @_ZSt9terminatev() local_unnamed_addr #10

; Function Attrs: nounwind
declare void @_ZSt17current_exceptionv(ptr dead_on_unwind writable sret(%"class.std::__exception_ptr::exception_ptr") align 8) local_unnamed_addr #11

declare ptr @__cxa_allocate_exception(i64) local_unnamed_addr

declare void @__cxa_free_exception(ptr) local_unnamed_addr

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN7CountedD2Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #6 comdat align 2 {
  %2 = load i32, ptr @_ZN7Counted5aliveE, align 4, !tbaa !5
  %3 = add nsw i32 %2, -1
  store i32 %3, ptr @_ZN7Counted5aliveE, align 4, !tbaa !5
  ret void
}

; Function Attrs: cold noreturn
declare void @__cxa_throw(ptr, ptr, ptr) local_unnamed_addr #12

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #13

declare void @_ZNSt13runtime_errorC1EPKc(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef) unnamed_addr #3

; Function Attrs: nounwind
declare void @_ZNSt13runtime_errorD1Ev(ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #11

; Function Attrs: nounwind
declare void @_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #11

; Function Attrs: nounwind
declare void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #11

; Function Attrs: nounwind
declare void @_ZNSt12bad_weak_ptrD1Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #11

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13unordered_setIlSt4hashIlESt8equal_toIlESaIlEED2Ev(ptr noundef nonnull align 8 dereferenceable(56) %0) unnamed_addr #14 comdat align 2 personality ptr @__gxx_personality_v0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 8, !tbaa !50
  %4 = icmp eq ptr %3, null
  br i1 %4, label %9, label %5

5:                                                ; preds = %1, %5
  %6 = phi ptr [ %7, %5 ], [ %3, %1 ]
  %7 = load ptr, ptr %6, align 8, !tbaa !48
  tail call void @_ZdlPvm(ptr noundef nonnull %6, i64 noundef 16) #29
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %5, !llvm.loop !60

9:                                                ; preds = %5, %1
  %10 = load ptr, ptr %0, align 8, !tbaa !56
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %12 = load i64, ptr %11, align 8, !tbaa !53
  %13 = shl i64 %12, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %10, i8 0, i64 %13, i1 false)
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %2, i8 0, i64 16, i1 false)
  %14 = load ptr, ptr %0, align 8, !tbaa !56
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %16 = icmp eq ptr %14, %15
  br i1 %16, label %20, label %17

17:                                               ; preds = %9
  %18 = load i64, ptr %11, align 8, !tbaa !53
  %19 = shl i64 %18, 3
  tail call void @_ZdlPvm(ptr noundef %14, i64 noundef %19) #29
  br label %20

20:                                               ; preds = %9, %17
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13unordered_mapINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiSt4hashIS5_ESt8equal_toIS5_ESaISt4pairIKS5_iEEED2Ev(ptr noundef nonnull align 8 dereferenceable(56) %0) unnamed_addr #14 comdat align 2 personality ptr @__gxx_personality_v0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 8, !tbaa !30
  %4 = icmp eq ptr %3, null
  br i1 %4, label %17, label %5

5:                                                ; preds = %1, %15
  %6 = phi ptr [ %7, %15 ], [ %3, %1 ]
  %7 = load ptr, ptr %6, align 8, !tbaa !48
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %9 = load ptr, ptr %8, align 8, !tbaa !38
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %11 = icmp eq ptr %9, %10
  br i1 %11, label %15, label %12

12:                                               ; preds = %5
  %13 = load i64, ptr %10, align 8, !tbaa !40
  %14 = add i64 %13, 1
  tail call void @_ZdlPvm(ptr noundef %9, i64 noundef %14) #29
  br label %15

15:                                               ; preds = %12, %5
  tail call void @_ZdlPvm(ptr noundef nonnull %6, i64 noundef 56) #29
  %16 = icmp eq ptr %7, null
  br i1 %16, label %17, label %5, !llvm.loop !59

17:                                               ; preds = %15, %1
  %18 = load ptr, ptr %0, align 8, !tbaa !19
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %20 = load i64, ptr %19, align 8, !tbaa !28
  %21 = shl i64 %20, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %18, i8 0, i64 %21, i1 false)
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %2, i8 0, i64 16, i1 false)
  %22 = load ptr, ptr %0, align 8, !tbaa !19
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %24 = icmp eq ptr %22, %23
  br i1 %24, label %28, label %25

25:                                               ; preds = %17
  %26 = load i64, ptr %19, align 8, !tbaa !28
  %27 = shl i64 %26, 3
  tail call void @_ZdlPvm(ptr noundef %22, i64 noundef %27) #29
  br label %28

28:                                               ; preds = %17, %25
  ret void
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt8__detail9_Map_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS6_iESaIS9_ENS_10_Select1stESt8equal_toIS6_ESt4hashIS6_ENS_18_Mod_range_hashingENS_20_Default_ranged_hashENS_20_Prime_rehash_policyENS_17_Hashtable_traitsILb1ELb0ELb1EEELb1EEixEOS6_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 8 dereferenceable(32) %1) local_unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 {
  %3 = alloca %"struct.std::_Hashtable<std::__cxx11::basic_string<char>, std::pair<const std::__cxx11::basic_string<char>, int>, std::allocator<std::pair<const std::__cxx11::basic_string<char>, int>>, std::__detail::_Select1st, std::equal_to<std::__cxx11::basic_string<char>>, std::hash<string>, std::__detail::_Mod_range_hashing, std::__detail::_Default_ranged_hash, std::__detail::_Prime_rehash_policy, std::__detail::_Hashtable_traits<true, false, true>>::_Scoped_node", align 8
  %4 = load ptr, ptr %1, align 8, !tbaa !38
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %6 = load i64, ptr %5, align 8, !tbaa !45
  %7 = invoke noundef i64 @_ZSt11_Hash_bytesPKvmm(ptr noundef %4, i64 noundef %6, i64 noundef 3339675911)
          to label %11 unwind label %8

8:                                                ; preds = %2
  %9 = landingpad { ptr, i32 }
          catch ptr null
  %10 = extractvalue { ptr, i32 } %9, 0
  tail call void @__clang_call_terminate(ptr %10) #28
  unreachable

11:                                               ; preds = %2
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %13 = load i64, ptr %12, align 8, !tbaa !28
  %14 = urem i64 %7, %13
  %15 = load ptr, ptr %0, align 8, !tbaa !19
  %16 = getelementptr inbounds nuw ptr, ptr %15, i64 %14
  %17 = load ptr, ptr %16, align 8, !tbaa !57
  %18 = icmp eq ptr %17, null
  %19 = load ptr, ptr %1, align 8, !tbaa !38
  br i1 %18, label %48, label %20

20:                                               ; preds = %11
  %21 = load ptr, ptr %17, align 8, !tbaa !48
  %22 = load i64, ptr %5, align 8
  %23 = icmp eq i64 %22, 0
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 48
  %25 = load i64, ptr %24, align 8, !tbaa !95
  br label %26

26:                                               ; preds = %43, %20
  %27 = phi i64 [ %25, %20 ], [ %45, %43 ]
  %28 = phi ptr [ %21, %20 ], [ %41, %43 ]
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %30 = icmp eq i64 %7, %27
  br i1 %30, label %31, label %40

31:                                               ; preds = %26
  %32 = getelementptr inbounds nuw i8, ptr %28, i64 16
  %33 = load i64, ptr %32, align 8, !tbaa !45
  %34 = icmp eq i64 %22, %33
  br i1 %34, label %35, label %40

35:                                               ; preds = %31
  br i1 %23, label %71, label %36

36:                                               ; preds = %35
  %37 = load ptr, ptr %29, align 8, !tbaa !38
  %38 = tail call i32 @bcmp(ptr %19, ptr %37, i64 %22)
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %71, label %40

40:                                               ; preds = %36, %31, %26
  %41 = load ptr, ptr %28, align 8, !tbaa !48
  %42 = icmp eq ptr %41, null
  br i1 %42, label %48, label %43

43:                                               ; preds = %40
  %44 = getelementptr inbounds nuw i8, ptr %41, i64 48
  %45 = load i64, ptr %44, align 8, !tbaa !95
  %46 = urem i64 %45, %13
  %47 = icmp eq i64 %46, %14
  br i1 %47, label %26, label %48, !llvm.loop !97

48:                                               ; preds = %43, %40, %11
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #26
  store ptr %0, ptr %3, align 8, !tbaa !98
  %49 = tail call noalias noundef nonnull dereferenceable(56) ptr @_Znwm(i64 noundef 56) #31
  store ptr null, ptr %49, align 8, !tbaa !48
  %50 = getelementptr inbounds nuw i8, ptr %49, i64 8
  %51 = getelementptr inbounds nuw i8, ptr %49, i64 24
  store ptr %51, ptr %50, align 8, !tbaa !35
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %53 = icmp eq ptr %19, %52
  br i1 %53, label %54, label %59

54:                                               ; preds = %48
  %55 = load i64, ptr %5, align 8, !tbaa !45
  %56 = add i64 %55, 1
  %57 = icmp eq i64 %56, 0
  br i1 %57, label %62, label %58

58:                                               ; preds = %54
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %51, ptr nonnull align 8 %52, i64 %56, i1 false)
  br label %62

59:                                               ; preds = %48
  store ptr %19, ptr %50, align 8, !tbaa !38
  %60 = load i64, ptr %52, align 8, !tbaa !40
  store i64 %60, ptr %51, align 8, !tbaa !40
  %61 = load i64, ptr %5, align 8, !tbaa !45
  br label %62

62:                                               ; preds = %54, %58, %59
  %63 = phi i64 [ %61, %59 ], [ %55, %58 ], [ -1, %54 ]
  %64 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %65 = getelementptr inbounds nuw i8, ptr %49, i64 16
  store i64 %63, ptr %65, align 8, !tbaa !45
  store ptr %52, ptr %1, align 8, !tbaa !38
  store i64 0, ptr %5, align 8, !tbaa !45
  store i8 0, ptr %52, align 8, !tbaa !40
  %66 = getelementptr inbounds nuw i8, ptr %49, i64 40
  store i32 0, ptr %66, align 8, !tbaa !102
  store ptr %49, ptr %64, align 8, !tbaa !104
  %67 = invoke ptr @_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE21_M_insert_unique_nodeEmmPNSA_10_Hash_nodeIS8_Lb1EEEm(ptr noundef nonnull align 8 dereferenceable(56) %0, i64 noundef %14, i64 noundef %7, ptr noundef nonnull %49, i64 noundef 1)
          to label %68 unwind label %69

68:                                               ; preds = %62
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #26
  br label %71

69:                                               ; preds = %62
  %70 = landingpad { ptr, i32 }
          cleanup
  call void @_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE12_Scoped_nodeD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %3) #26
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #26
  resume { ptr, i32 } %70

71:                                               ; preds = %36, %35, %68
  %72 = phi ptr [ %67, %68 ], [ %28, %35 ], [ %28, %36 ]
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 40
  ret ptr %73
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local ptr @_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE21_M_insert_unique_nodeEmmPNSA_10_Hash_nodeIS8_Lb1EEEm(ptr noundef nonnull align 8 dereferenceable(56) %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4) local_unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %8 = load i64, ptr %7, align 8, !tbaa !105
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = load i64, ptr %9, align 8, !tbaa !28
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %12 = load i64, ptr %11, align 8, !tbaa !47
  %13 = tail call { i8, i64 } @_ZNKSt8__detail20_Prime_rehash_policy14_M_need_rehashEmmm(ptr noundef nonnull align 8 dereferenceable(16) %6, i64 noundef %10, i64 noundef %12, i64 noundef %4)
  %14 = extractvalue { i8, i64 } %13, 0
  %15 = trunc i8 %14 to i1
  br i1 %15, label %16, label %32

16:                                               ; preds = %5
  %17 = extractvalue { i8, i64 } %13, 1
  invoke void @_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE13_M_rehash_auxEmSt17integral_constantIbLb1EE(ptr noundef nonnull align 8 dereferenceable(56) %0, i64 noundef %17)
          to label %29 unwind label %18

18:                                               ; preds = %16
  %19 = landingpad { ptr, i32 }
          catch ptr null
  %20 = extractvalue { ptr, i32 } %19, 0
  %21 = tail call ptr @__cxa_begin_catch(ptr %20) #26
  store i64 %8, ptr %7, align 8, !tbaa !105
  invoke void @__cxa_rethrow() #27
          to label %28 unwind label %22

22:                                               ; preds = %18
  %23 = landingpad { ptr, i32 }
          cleanup
  invoke void @__cxa_end_catch()
          to label %24 unwind label %25

24:                                               ; preds = %22
  resume { ptr, i32 } %23

25:                                               ; preds = %22
  %26 = landingpad { ptr, i32 }
          catch ptr null
  %27 = extractvalue { ptr, i32 } %26, 0
  tail call void @__clang_call_terminate(ptr %27) #28
  unreachable

28:                                               ; preds = %18
  unreachable

29:                                               ; preds = %16
  %30 = load i64, ptr %9, align 8, !tbaa !28
  %31 = urem i64 %2, %30
  br label %32

32:                                               ; preds = %29, %5
  %33 = phi i64 [ %31, %29 ], [ %1, %5 ]
  %34 = getelementptr inbounds nuw i8, ptr %3, i64 48
  store i64 %2, ptr %34, align 8, !tbaa !95
  %35 = load ptr, ptr %0, align 8, !tbaa !19
  %36 = getelementptr inbounds nuw ptr, ptr %35, i64 %33
  %37 = load ptr, ptr %36, align 8, !tbaa !57
  %38 = icmp eq ptr %37, null
  br i1 %38, label %42, label %39

39:                                               ; preds = %32
  %40 = load ptr, ptr %37, align 8, !tbaa !48
  store ptr %40, ptr %3, align 8, !tbaa !48
  %41 = load ptr, ptr %36, align 8, !tbaa !57
  store ptr %3, ptr %41, align 8, !tbaa !48
  br label %54

42:                                               ; preds = %32
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %44 = load ptr, ptr %43, align 8, !tbaa !30
  store ptr %44, ptr %3, align 8, !tbaa !48
  store ptr %3, ptr %43, align 8, !tbaa !30
  %45 = load ptr, ptr %3, align 8, !tbaa !48
  %46 = icmp eq ptr %45, null
  br i1 %46, label %53, label %47

47:                                               ; preds = %42
  %48 = load i64, ptr %9, align 8, !tbaa !28
  %49 = getelementptr inbounds nuw i8, ptr %45, i64 48
  %50 = load i64, ptr %49, align 8, !tbaa !95
  %51 = urem i64 %50, %48
  %52 = getelementptr inbounds nuw ptr, ptr %35, i64 %51
  store ptr %3, ptr %52, align 8, !tbaa !57
  br label %53

53:                                               ; preds = %47, %42
  store ptr %43, ptr %36, align 8, !tbaa !57
  br label %54

54:                                               ; preds = %39, %53
  %55 = load i64, ptr %11, align 8, !tbaa !47
  %56 = add i64 %55, 1
  store i64 %56, ptr %11, align 8, !tbaa !47
  ret ptr %3
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE12_Scoped_nodeD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #6 comdat align 2 personality ptr @__gxx_personality_v0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load ptr, ptr %2, align 8, !tbaa !104
  %4 = icmp eq ptr %3, null
  br i1 %4, label %14, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %7 = load ptr, ptr %6, align 8, !tbaa !38
  %8 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %9 = icmp eq ptr %7, %8
  br i1 %9, label %13, label %10

10:                                               ; preds = %5
  %11 = load i64, ptr %8, align 8, !tbaa !40
  %12 = add i64 %11, 1
  tail call void @_ZdlPvm(ptr noundef %7, i64 noundef %12) #29
  br label %13

13:                                               ; preds = %5, %10
  tail call void @_ZdlPvm(ptr noundef nonnull %3, i64 noundef 56) #29
  br label %14

14:                                               ; preds = %13, %1
  ret void
}

declare noundef i64 @_ZSt11_Hash_bytesPKvmm(ptr noundef, i64 noundef, i64 noundef) local_unnamed_addr #3

declare void @__cxa_rethrow() local_unnamed_addr

; Function Attrs: noreturn
declare void @_ZSt28__throw_bad_array_new_lengthv() local_unnamed_addr #7

; Function Attrs: noreturn
declare void @_ZSt17__throw_bad_allocv() local_unnamed_addr #7

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #15

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #16

declare { i8, i64 } @_ZNKSt8__detail20_Prime_rehash_policy14_M_need_rehashEmmm(ptr noundef nonnull align 8 dereferenceable(16), i64 noundef, i64 noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE13_M_rehash_auxEmSt17integral_constantIbLb1EE(ptr noundef nonnull align 8 dereferenceable(56) %0, i64 noundef %1) local_unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 {
  %3 = icmp eq i64 %1, 1
  br i1 %3, label %4, label %6, !prof !106

4:                                                ; preds = %2
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store ptr null, ptr %5, align 8, !tbaa !107
  br label %15

6:                                                ; preds = %2
  %7 = icmp ugt i64 %1, 1152921504606846975
  br i1 %7, label %8, label %12, !prof !106

8:                                                ; preds = %6
  %9 = icmp ugt i64 %1, 2305843009213693951
  br i1 %9, label %10, label %11

10:                                               ; preds = %8
  tail call void @_ZSt28__throw_bad_array_new_lengthv() #27
  unreachable

11:                                               ; preds = %8
  tail call void @_ZSt17__throw_bad_allocv() #27
  unreachable

12:                                               ; preds = %6
  %13 = shl nuw nsw i64 %1, 3
  %14 = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %13) #31
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %14, i8 0, i64 %13, i1 false)
  br label %15

15:                                               ; preds = %4, %12
  %16 = phi ptr [ %5, %4 ], [ %14, %12 ]
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %18 = load ptr, ptr %17, align 8, !tbaa !30
  store ptr null, ptr %17, align 8, !tbaa !30
  %19 = icmp eq ptr %18, null
  br i1 %19, label %42, label %20

20:                                               ; preds = %15, %39
  %21 = phi ptr [ %23, %39 ], [ %18, %15 ]
  %22 = phi i64 [ %40, %39 ], [ 0, %15 ]
  %23 = load ptr, ptr %21, align 8, !tbaa !48
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 48
  %25 = load i64, ptr %24, align 8, !tbaa !95
  %26 = urem i64 %25, %1
  %27 = getelementptr inbounds nuw ptr, ptr %16, i64 %26
  %28 = load ptr, ptr %27, align 8, !tbaa !57
  %29 = icmp eq ptr %28, null
  br i1 %29, label %30, label %36

30:                                               ; preds = %20
  %31 = load ptr, ptr %17, align 8, !tbaa !30
  store ptr %31, ptr %21, align 8, !tbaa !48
  store ptr %21, ptr %17, align 8, !tbaa !30
  store ptr %17, ptr %27, align 8, !tbaa !57
  %32 = load ptr, ptr %21, align 8, !tbaa !48
  %33 = icmp eq ptr %32, null
  br i1 %33, label %39, label %34

34:                                               ; preds = %30
  %35 = getelementptr inbounds nuw ptr, ptr %16, i64 %22
  store ptr %21, ptr %35, align 8, !tbaa !57
  br label %39

36:                                               ; preds = %20
  %37 = load ptr, ptr %28, align 8, !tbaa !48
  store ptr %37, ptr %21, align 8, !tbaa !48
  %38 = load ptr, ptr %27, align 8, !tbaa !57
  store ptr %21, ptr %38, align 8, !tbaa !48
  br label %39

39:                                               ; preds = %30, %34, %36
  %40 = phi i64 [ %22, %36 ], [ %26, %34 ], [ %26, %30 ]
  %41 = icmp eq ptr %23, null
  br i1 %41, label %42, label %20, !llvm.loop !108

42:                                               ; preds = %39, %15
  %43 = load ptr, ptr %0, align 8, !tbaa !19
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %45 = icmp eq ptr %43, %44
  br i1 %45, label %50, label %46

46:                                               ; preds = %42
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %48 = load i64, ptr %47, align 8, !tbaa !28
  %49 = shl i64 %48, 3
  tail call void @_ZdlPvm(ptr noundef %43, i64 noundef %49) #29
  br label %50

50:                                               ; preds = %42, %46
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %1, ptr %51, align 8, !tbaa !28
  store ptr %16, ptr %0, align 8, !tbaa !19
  ret void
}

declare noundef nonnull align 8 dereferenceable(32) ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_replaceEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32), i64 noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare i64 @strlen(ptr noundef captures(none)) local_unnamed_addr #17

declare void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructEmc(ptr noundef nonnull align 8 dereferenceable(32), i64 noundef, i8 noundef signext) local_unnamed_addr #3

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt10_HashtableIllSaIlENSt8__detail9_IdentityESt8equal_toIlESt4hashIlENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEEC2IPKlEET_SG_mRKS6_RKS4_RKS0_St17integral_constantIbLb1EE(ptr noundef nonnull align 8 dereferenceable(56) %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef nonnull align 1 dereferenceable(1) %4, ptr noundef nonnull align 1 dereferenceable(1) %5, ptr noundef nonnull align 1 dereferenceable(1) %6) unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 {
  %8 = alloca %"struct.std::__detail::_AllocNode", align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store ptr %9, ptr %0, align 8, !tbaa !56
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 1, ptr %10, align 8, !tbaa !53
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %11, i8 0, i64 16, i1 false)
  store float 1.000000e+00, ptr %12, align 8, !tbaa !29
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 40
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %13, i8 0, i64 16, i1 false)
  %14 = invoke noundef i64 @_ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm(ptr noundef nonnull align 8 dereferenceable(16) %12, i64 noundef %3)
          to label %15 unwind label %37

15:                                               ; preds = %7
  %16 = load i64, ptr %10, align 8, !tbaa !53
  %17 = icmp ugt i64 %14, %16
  br i1 %17, label %18, label %39

18:                                               ; preds = %15
  %19 = icmp eq i64 %14, 1
  br i1 %19, label %20, label %21, !prof !106

20:                                               ; preds = %18
  store ptr null, ptr %9, align 8, !tbaa !109
  br label %33

21:                                               ; preds = %18
  %22 = icmp ugt i64 %14, 1152921504606846975
  br i1 %22, label %23, label %29, !prof !106

23:                                               ; preds = %21
  %24 = icmp ugt i64 %14, 2305843009213693951
  br i1 %24, label %25, label %27

25:                                               ; preds = %23
  invoke void @_ZSt28__throw_bad_array_new_lengthv() #27
          to label %26 unwind label %37

26:                                               ; preds = %25
  unreachable

27:                                               ; preds = %23
  invoke void @_ZSt17__throw_bad_allocv() #27
          to label %28 unwind label %37

28:                                               ; preds = %27
  unreachable

29:                                               ; preds = %21
  %30 = shl nuw nsw i64 %14, 3
  %31 = invoke noalias noundef nonnull ptr @_Znwm(i64 noundef %30) #31
          to label %32 unwind label %37

32:                                               ; preds = %29
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %31, i8 0, i64 %30, i1 false)
  br label %33

33:                                               ; preds = %32, %20
  %34 = phi ptr [ %9, %20 ], [ %31, %32 ]
  store ptr %34, ptr %0, align 8, !tbaa !56
  store i64 %14, ptr %10, align 8, !tbaa !53
  br label %39

35:                                               ; preds = %47, %37
  %36 = phi { ptr, i32 } [ %38, %37 ], [ %48, %47 ]
  resume { ptr, i32 } %36

37:                                               ; preds = %29, %27, %25, %7
  %38 = landingpad { ptr, i32 }
          cleanup
  tail call void @_ZNSt10_HashtableIllSaIlENSt8__detail9_IdentityESt8equal_toIlESt4hashIlENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEED2Ev(ptr noundef nonnull align 8 dereferenceable(56) %0) #26
  br label %35

39:                                               ; preds = %15, %33
  %40 = icmp eq ptr %1, %2
  br i1 %40, label %49, label %41

41:                                               ; preds = %39, %44
  %42 = phi ptr [ %45, %44 ], [ %1, %39 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #26
  store ptr %0, ptr %8, align 8, !tbaa !110
  %43 = invoke { ptr, i8 } @_ZNSt10_HashtableIllSaIlENSt8__detail9_IdentityESt8equal_toIlESt4hashIlENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE16_M_insert_uniqueIRKlSF_NS1_10_AllocNodeISaINS1_10_Hash_nodeIlLb0EEEEEEEESt4pairINS1_14_Node_iteratorIlLb1ELb0EEEbEOT_OT0_RKT1_(ptr noundef nonnull align 8 dereferenceable(56) %0, ptr noundef nonnull align 8 dereferenceable(8) %42, ptr noundef nonnull align 8 dereferenceable(8) %42, ptr noundef nonnull align 8 dereferenceable(8) %8)
          to label %44 unwind label %47

44:                                               ; preds = %41
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #26
  %45 = getelementptr inbounds nuw i8, ptr %42, i64 8
  %46 = icmp eq ptr %45, %2
  br i1 %46, label %49, label %41, !llvm.loop !112

47:                                               ; preds = %41
  %48 = landingpad { ptr, i32 }
          cleanup
  call void @_ZNSt10_HashtableIllSaIlENSt8__detail9_IdentityESt8equal_toIlESt4hashIlENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEED2Ev(ptr noundef nonnull align 8 dereferenceable(56) %0) #26
  br label %35

49:                                               ; preds = %44, %39
  ret void
}

declare noundef i64 @_ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm(ptr noundef nonnull align 8 dereferenceable(16), i64 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local { ptr, i8 } @_ZNSt10_HashtableIllSaIlENSt8__detail9_IdentityESt8equal_toIlESt4hashIlENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE16_M_insert_uniqueIRKlSF_NS1_10_AllocNodeISaINS1_10_Hash_nodeIlLb0EEEEEEEESt4pairINS1_14_Node_iteratorIlLb1ELb0EEEbEOT_OT0_RKT1_(ptr noundef nonnull align 8 dereferenceable(56) %0, ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef nonnull align 8 dereferenceable(8) %3) local_unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %6 = load i64, ptr %5, align 8, !tbaa !54
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %17, label %8

8:                                                ; preds = %4
  %9 = load i64, ptr %1, align 8, !tbaa !52
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %11 = load i64, ptr %10, align 8, !tbaa !53
  %12 = urem i64 %9, %11
  %13 = load ptr, ptr %0, align 8, !tbaa !56
  %14 = getelementptr inbounds nuw ptr, ptr %13, i64 %12
  %15 = load ptr, ptr %14, align 8, !tbaa !57
  %16 = icmp eq ptr %15, null
  br i1 %16, label %49, label %32

17:                                               ; preds = %4
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %19 = load i64, ptr %1, align 8
  br label %20

20:                                               ; preds = %24, %17
  %21 = phi ptr [ %18, %17 ], [ %22, %24 ]
  %22 = load ptr, ptr %21, align 8, !tbaa !48
  %23 = icmp eq ptr %22, null
  br i1 %23, label %28, label %24

24:                                               ; preds = %20
  %25 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %26 = load i64, ptr %25, align 8, !tbaa !52
  %27 = icmp eq i64 %19, %26
  br i1 %27, label %57, label %20, !llvm.loop !113

28:                                               ; preds = %20
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %30 = load i64, ptr %29, align 8, !tbaa !53
  %31 = urem i64 %19, %30
  br label %49

32:                                               ; preds = %8
  %33 = load ptr, ptr %15, align 8, !tbaa !48
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %35 = load i64, ptr %34, align 8, !tbaa !52
  %36 = icmp eq i64 %9, %35
  br i1 %36, label %57, label %39

37:                                               ; preds = %43
  %38 = icmp eq i64 %9, %45
  br i1 %38, label %57, label %39, !llvm.loop !114

39:                                               ; preds = %32, %37
  %40 = phi ptr [ %41, %37 ], [ %33, %32 ]
  %41 = load ptr, ptr %40, align 8, !tbaa !48
  %42 = icmp eq ptr %41, null
  br i1 %42, label %49, label %43

43:                                               ; preds = %39
  %44 = getelementptr inbounds nuw i8, ptr %41, i64 8
  %45 = load i64, ptr %44, align 8, !tbaa !52
  %46 = urem i64 %45, %11
  %47 = icmp eq i64 %46, %12
  br i1 %47, label %37, label %48, !llvm.loop !114

48:                                               ; preds = %43
  br label %49, !llvm.loop !114

49:                                               ; preds = %39, %28, %48, %8
  %50 = phi i64 [ %31, %28 ], [ %12, %8 ], [ %12, %48 ], [ %12, %39 ]
  %51 = phi i64 [ %19, %28 ], [ %9, %8 ], [ %9, %48 ], [ %9, %39 ]
  %52 = tail call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #31
  store ptr null, ptr %52, align 8, !tbaa !48
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 8
  store i64 %51, ptr %53, align 8, !tbaa !52
  %54 = invoke ptr @_ZNSt10_HashtableIllSaIlENSt8__detail9_IdentityESt8equal_toIlESt4hashIlENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE21_M_insert_unique_nodeEmmPNS1_10_Hash_nodeIlLb0EEEm(ptr noundef nonnull align 8 dereferenceable(56) %0, i64 noundef %50, i64 noundef %51, ptr noundef nonnull %52, i64 noundef 1)
          to label %57 unwind label %55

55:                                               ; preds = %49
  %56 = landingpad { ptr, i32 }
          cleanup
  tail call void @_ZdlPvm(ptr noundef nonnull %52, i64 noundef 16) #29
  resume { ptr, i32 } %56

57:                                               ; preds = %37, %24, %49, %32
  %58 = phi ptr [ %22, %24 ], [ %54, %49 ], [ %33, %32 ], [ %41, %37 ]
  %59 = phi i8 [ 0, %24 ], [ 1, %49 ], [ 0, %32 ], [ 0, %37 ]
  %60 = insertvalue { ptr, i8 } poison, ptr %58, 0
  %61 = insertvalue { ptr, i8 } %60, i8 %59, 1
  ret { ptr, i8 } %61
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local ptr @_ZNSt10_HashtableIllSaIlENSt8__detail9_IdentityESt8equal_toIlESt4hashIlENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE21_M_insert_unique_nodeEmmPNS1_10_Hash_nodeIlLb0EEEm(ptr noundef nonnull align 8 dereferenceable(56) %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4) local_unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %8 = load i64, ptr %7, align 8, !tbaa !105
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = load i64, ptr %9, align 8, !tbaa !53
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %12 = load i64, ptr %11, align 8, !tbaa !54
  %13 = tail call { i8, i64 } @_ZNKSt8__detail20_Prime_rehash_policy14_M_need_rehashEmmm(ptr noundef nonnull align 8 dereferenceable(16) %6, i64 noundef %10, i64 noundef %12, i64 noundef %4)
  %14 = extractvalue { i8, i64 } %13, 0
  %15 = trunc i8 %14 to i1
  br i1 %15, label %16, label %32

16:                                               ; preds = %5
  %17 = extractvalue { i8, i64 } %13, 1
  invoke void @_ZNSt10_HashtableIllSaIlENSt8__detail9_IdentityESt8equal_toIlESt4hashIlENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE13_M_rehash_auxEmSt17integral_constantIbLb1EE(ptr noundef nonnull align 8 dereferenceable(56) %0, i64 noundef %17)
          to label %29 unwind label %18

18:                                               ; preds = %16
  %19 = landingpad { ptr, i32 }
          catch ptr null
  %20 = extractvalue { ptr, i32 } %19, 0
  %21 = tail call ptr @__cxa_begin_catch(ptr %20) #26
  store i64 %8, ptr %7, align 8, !tbaa !105
  invoke void @__cxa_rethrow() #27
          to label %28 unwind label %22

22:                                               ; preds = %18
  %23 = landingpad { ptr, i32 }
          cleanup
  invoke void @__cxa_end_catch()
          to label %24 unwind label %25

24:                                               ; preds = %22
  resume { ptr, i32 } %23

25:                                               ; preds = %22
  %26 = landingpad { ptr, i32 }
          catch ptr null
  %27 = extractvalue { ptr, i32 } %26, 0
  tail call void @__clang_call_terminate(ptr %27) #28
  unreachable

28:                                               ; preds = %18
  unreachable

29:                                               ; preds = %16
  %30 = load i64, ptr %9, align 8, !tbaa !53
  %31 = urem i64 %2, %30
  br label %32

32:                                               ; preds = %29, %5
  %33 = phi i64 [ %31, %29 ], [ %1, %5 ]
  %34 = load ptr, ptr %0, align 8, !tbaa !56
  %35 = getelementptr inbounds nuw ptr, ptr %34, i64 %33
  %36 = load ptr, ptr %35, align 8, !tbaa !57
  %37 = icmp eq ptr %36, null
  br i1 %37, label %41, label %38

38:                                               ; preds = %32
  %39 = load ptr, ptr %36, align 8, !tbaa !48
  store ptr %39, ptr %3, align 8, !tbaa !48
  %40 = load ptr, ptr %35, align 8, !tbaa !57
  store ptr %3, ptr %40, align 8, !tbaa !48
  br label %53

41:                                               ; preds = %32
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %43 = load ptr, ptr %42, align 8, !tbaa !50
  store ptr %43, ptr %3, align 8, !tbaa !48
  store ptr %3, ptr %42, align 8, !tbaa !50
  %44 = load ptr, ptr %3, align 8, !tbaa !48
  %45 = icmp eq ptr %44, null
  br i1 %45, label %52, label %46

46:                                               ; preds = %41
  %47 = getelementptr inbounds nuw i8, ptr %44, i64 8
  %48 = load i64, ptr %9, align 8, !tbaa !53
  %49 = load i64, ptr %47, align 8, !tbaa !52
  %50 = urem i64 %49, %48
  %51 = getelementptr inbounds nuw ptr, ptr %34, i64 %50
  store ptr %3, ptr %51, align 8, !tbaa !57
  br label %52

52:                                               ; preds = %46, %41
  store ptr %42, ptr %35, align 8, !tbaa !57
  br label %53

53:                                               ; preds = %38, %52
  %54 = load i64, ptr %11, align 8, !tbaa !54
  %55 = add i64 %54, 1
  store i64 %55, ptr %11, align 8, !tbaa !54
  ret ptr %3
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt10_HashtableIllSaIlENSt8__detail9_IdentityESt8equal_toIlESt4hashIlENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE13_M_rehash_auxEmSt17integral_constantIbLb1EE(ptr noundef nonnull align 8 dereferenceable(56) %0, i64 noundef %1) local_unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 {
  %3 = icmp eq i64 %1, 1
  br i1 %3, label %4, label %6, !prof !106

4:                                                ; preds = %2
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store ptr null, ptr %5, align 8, !tbaa !109
  br label %15

6:                                                ; preds = %2
  %7 = icmp ugt i64 %1, 1152921504606846975
  br i1 %7, label %8, label %12, !prof !106

8:                                                ; preds = %6
  %9 = icmp ugt i64 %1, 2305843009213693951
  br i1 %9, label %10, label %11

10:                                               ; preds = %8
  tail call void @_ZSt28__throw_bad_array_new_lengthv() #27
  unreachable

11:                                               ; preds = %8
  tail call void @_ZSt17__throw_bad_allocv() #27
  unreachable

12:                                               ; preds = %6
  %13 = shl nuw nsw i64 %1, 3
  %14 = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %13) #31
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %14, i8 0, i64 %13, i1 false)
  br label %15

15:                                               ; preds = %4, %12
  %16 = phi ptr [ %5, %4 ], [ %14, %12 ]
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %18 = load ptr, ptr %17, align 8, !tbaa !50
  store ptr null, ptr %17, align 8, !tbaa !50
  %19 = icmp eq ptr %18, null
  br i1 %19, label %42, label %20

20:                                               ; preds = %15, %39
  %21 = phi ptr [ %23, %39 ], [ %18, %15 ]
  %22 = phi i64 [ %40, %39 ], [ 0, %15 ]
  %23 = load ptr, ptr %21, align 8, !tbaa !48
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %25 = load i64, ptr %24, align 8, !tbaa !52
  %26 = urem i64 %25, %1
  %27 = getelementptr inbounds nuw ptr, ptr %16, i64 %26
  %28 = load ptr, ptr %27, align 8, !tbaa !57
  %29 = icmp eq ptr %28, null
  br i1 %29, label %30, label %36

30:                                               ; preds = %20
  %31 = load ptr, ptr %17, align 8, !tbaa !50
  store ptr %31, ptr %21, align 8, !tbaa !48
  store ptr %21, ptr %17, align 8, !tbaa !50
  store ptr %17, ptr %27, align 8, !tbaa !57
  %32 = load ptr, ptr %21, align 8, !tbaa !48
  %33 = icmp eq ptr %32, null
  br i1 %33, label %39, label %34

34:                                               ; preds = %30
  %35 = getelementptr inbounds nuw ptr, ptr %16, i64 %22
  store ptr %21, ptr %35, align 8, !tbaa !57
  br label %39

36:                                               ; preds = %20
  %37 = load ptr, ptr %28, align 8, !tbaa !48
  store ptr %37, ptr %21, align 8, !tbaa !48
  %38 = load ptr, ptr %27, align 8, !tbaa !57
  store ptr %21, ptr %38, align 8, !tbaa !48
  br label %39

39:                                               ; preds = %30, %34, %36
  %40 = phi i64 [ %22, %36 ], [ %26, %34 ], [ %26, %30 ]
  %41 = icmp eq ptr %23, null
  br i1 %41, label %42, label %20, !llvm.loop !115

42:                                               ; preds = %39, %15
  %43 = load ptr, ptr %0, align 8, !tbaa !56
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %45 = icmp eq ptr %43, %44
  br i1 %45, label %50, label %46

46:                                               ; preds = %42
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %48 = load i64, ptr %47, align 8, !tbaa !53
  %49 = shl i64 %48, 3
  tail call void @_ZdlPvm(ptr noundef %43, i64 noundef %49) #29
  br label %50

50:                                               ; preds = %42, %46
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %1, ptr %51, align 8, !tbaa !53
  store ptr %16, ptr %0, align 8, !tbaa !56
  ret void
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt10_HashtableIllSaIlENSt8__detail9_IdentityESt8equal_toIlESt4hashIlENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE6rehashEm(ptr noundef nonnull align 8 dereferenceable(56) %0, i64 noundef %1) local_unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %5 = load i64, ptr %4, align 8, !tbaa !105
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %7 = load i64, ptr %6, align 8, !tbaa !54
  %8 = add i64 %7, 1
  %9 = uitofp i64 %8 to double
  %10 = load float, ptr %3, align 8, !tbaa !29
  %11 = fpext float %10 to double
  %12 = fdiv double %9, %11
  %13 = tail call double @llvm.ceil.f64(double %12)
  %14 = fptoui double %13 to i64
  %15 = tail call i64 @llvm.umax.i64(i64 %1, i64 %14)
  %16 = tail call noundef i64 @_ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm(ptr noundef nonnull align 8 dereferenceable(16) %3, i64 noundef %15)
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %18 = load i64, ptr %17, align 8, !tbaa !53
  %19 = icmp eq i64 %16, %18
  br i1 %19, label %32, label %20

20:                                               ; preds = %2
  invoke void @_ZNSt10_HashtableIllSaIlENSt8__detail9_IdentityESt8equal_toIlESt4hashIlENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE13_M_rehash_auxEmSt17integral_constantIbLb1EE(ptr noundef nonnull align 8 dereferenceable(56) %0, i64 noundef %16)
          to label %33 unwind label %21

21:                                               ; preds = %20
  %22 = landingpad { ptr, i32 }
          catch ptr null
  %23 = extractvalue { ptr, i32 } %22, 0
  %24 = tail call ptr @__cxa_begin_catch(ptr %23) #26
  store i64 %5, ptr %4, align 8, !tbaa !105
  invoke void @__cxa_rethrow() #27
          to label %31 unwind label %25

25:                                               ; preds = %21
  %26 = landingpad { ptr, i32 }
          cleanup
  invoke void @__cxa_end_catch()
          to label %27 unwind label %28

27:                                               ; preds = %25
  resume { ptr, i32 } %26

28:                                               ; preds = %25
  %29 = landingpad { ptr, i32 }
          catch ptr null
  %30 = extractvalue { ptr, i32 } %29, 0
  tail call void @__clang_call_terminate(ptr %30) #28
  unreachable

31:                                               ; preds = %21
  unreachable

32:                                               ; preds = %2
  store i64 %5, ptr %4, align 8, !tbaa !105
  br label %33

33:                                               ; preds = %20, %32
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.ceil.f64(double) #18

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local noundef i64 @_ZNSt10_HashtableIllSaIlENSt8__detail9_IdentityESt8equal_toIlESt4hashIlENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE8_M_eraseESt17integral_constantIbLb1EERKl(ptr noundef nonnull align 8 dereferenceable(56) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %4 = load i64, ptr %3, align 8, !tbaa !54
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %6, label %32

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = load ptr, ptr %7, align 8, !tbaa !48
  %9 = icmp eq ptr %8, null
  br i1 %9, label %113, label %10

10:                                               ; preds = %6
  %11 = load i64, ptr %1, align 8, !tbaa !52
  %12 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %13 = load i64, ptr %12, align 8, !tbaa !52
  %14 = icmp eq i64 %11, %13
  br i1 %14, label %23, label %19

15:                                               ; preds = %19
  %16 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %17 = load i64, ptr %16, align 8, !tbaa !52
  %18 = icmp eq i64 %11, %17
  br i1 %18, label %23, label %19, !llvm.loop !116

19:                                               ; preds = %10, %15
  %20 = phi ptr [ %21, %15 ], [ %8, %10 ]
  %21 = load ptr, ptr %20, align 8, !tbaa !48
  %22 = icmp eq ptr %21, null
  br i1 %22, label %113, label %15, !llvm.loop !116

23:                                               ; preds = %15, %10
  %24 = phi ptr [ %8, %10 ], [ %21, %15 ]
  %25 = phi ptr [ %7, %10 ], [ %20, %15 ]
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %27 = load i64, ptr %26, align 8, !tbaa !53
  %28 = urem i64 %11, %27
  %29 = load ptr, ptr %0, align 8, !tbaa !56
  %30 = getelementptr inbounds nuw ptr, ptr %29, i64 %28
  %31 = load ptr, ptr %30, align 8, !tbaa !57
  br label %62

32:                                               ; preds = %2
  %33 = load i64, ptr %1, align 8, !tbaa !52
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %35 = load i64, ptr %34, align 8, !tbaa !53
  %36 = urem i64 %33, %35
  %37 = load ptr, ptr %0, align 8, !tbaa !56
  %38 = getelementptr inbounds nuw ptr, ptr %37, i64 %36
  %39 = load ptr, ptr %38, align 8, !tbaa !57
  %40 = icmp eq ptr %39, null
  br i1 %40, label %113, label %41

41:                                               ; preds = %32
  %42 = load ptr, ptr %39, align 8, !tbaa !48
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 8
  %44 = load i64, ptr %43, align 8, !tbaa !52
  %45 = icmp eq i64 %33, %44
  br i1 %45, label %46, label %52

46:                                               ; preds = %41
  %47 = getelementptr inbounds nuw ptr, ptr %37, i64 %36
  %48 = load ptr, ptr %42, align 8, !tbaa !48
  %49 = icmp eq ptr %48, null
  br i1 %49, label %89, label %74

50:                                               ; preds = %56
  %51 = icmp eq i64 %33, %58
  br i1 %51, label %62, label %52, !llvm.loop !58

52:                                               ; preds = %41, %50
  %53 = phi ptr [ %54, %50 ], [ %42, %41 ]
  %54 = load ptr, ptr %53, align 8, !tbaa !48
  %55 = icmp eq ptr %54, null
  br i1 %55, label %113, label %56

56:                                               ; preds = %52
  %57 = getelementptr inbounds nuw i8, ptr %54, i64 8
  %58 = load i64, ptr %57, align 8, !tbaa !52
  %59 = urem i64 %58, %35
  %60 = icmp eq i64 %59, %36
  br i1 %60, label %50, label %61, !llvm.loop !58

61:                                               ; preds = %56
  br label %113, !llvm.loop !58

62:                                               ; preds = %50, %23
  %63 = phi i64 [ %27, %23 ], [ %35, %50 ]
  %64 = phi ptr [ %31, %23 ], [ %39, %50 ]
  %65 = phi ptr [ %29, %23 ], [ %37, %50 ]
  %66 = phi ptr [ %24, %23 ], [ %54, %50 ]
  %67 = phi i64 [ %28, %23 ], [ %36, %50 ]
  %68 = phi ptr [ %25, %23 ], [ %53, %50 ]
  %69 = icmp eq ptr %68, %64
  %70 = load ptr, ptr %66, align 8, !tbaa !48
  %71 = icmp eq ptr %70, null
  br i1 %69, label %72, label %99

72:                                               ; preds = %62
  %73 = getelementptr inbounds nuw ptr, ptr %65, i64 %67
  br i1 %71, label %89, label %74

74:                                               ; preds = %46, %72
  %75 = phi i64 [ %35, %46 ], [ %63, %72 ]
  %76 = phi ptr [ %39, %46 ], [ %64, %72 ]
  %77 = phi ptr [ %37, %46 ], [ %65, %72 ]
  %78 = phi ptr [ %42, %46 ], [ %66, %72 ]
  %79 = phi i64 [ %36, %46 ], [ %67, %72 ]
  %80 = phi ptr [ %39, %46 ], [ %68, %72 ]
  %81 = phi ptr [ %47, %46 ], [ %73, %72 ]
  %82 = phi ptr [ %48, %46 ], [ %70, %72 ]
  %83 = getelementptr inbounds nuw i8, ptr %82, i64 8
  %84 = load i64, ptr %83, align 8, !tbaa !52
  %85 = urem i64 %84, %75
  %86 = icmp eq i64 %85, %79
  br i1 %86, label %107, label %87

87:                                               ; preds = %74
  %88 = getelementptr inbounds nuw ptr, ptr %77, i64 %85
  store ptr %76, ptr %88, align 8, !tbaa !57
  br label %89

89:                                               ; preds = %46, %87, %72
  %90 = phi ptr [ %39, %46 ], [ %76, %87 ], [ %64, %72 ]
  %91 = phi ptr [ %42, %46 ], [ %78, %87 ], [ %66, %72 ]
  %92 = phi ptr [ %39, %46 ], [ %80, %87 ], [ %68, %72 ]
  %93 = phi ptr [ %47, %46 ], [ %81, %87 ], [ %73, %72 ]
  %94 = phi ptr [ null, %46 ], [ %82, %87 ], [ null, %72 ]
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %96 = icmp eq ptr %95, %90
  br i1 %96, label %97, label %98

97:                                               ; preds = %89
  store ptr %94, ptr %95, align 8, !tbaa !50
  br label %98

98:                                               ; preds = %97, %89
  store ptr null, ptr %93, align 8, !tbaa !57
  br label %107

99:                                               ; preds = %62
  br i1 %71, label %107, label %100

100:                                              ; preds = %99
  %101 = getelementptr inbounds nuw i8, ptr %70, i64 8
  %102 = load i64, ptr %101, align 8, !tbaa !52
  %103 = urem i64 %102, %63
  %104 = icmp eq i64 %103, %67
  br i1 %104, label %107, label %105

105:                                              ; preds = %100
  %106 = getelementptr inbounds nuw ptr, ptr %65, i64 %103
  store ptr %68, ptr %106, align 8, !tbaa !57
  br label %107

107:                                              ; preds = %74, %98, %99, %100, %105
  %108 = phi ptr [ %80, %74 ], [ %92, %98 ], [ %68, %99 ], [ %68, %100 ], [ %68, %105 ]
  %109 = phi ptr [ %78, %74 ], [ %91, %98 ], [ %66, %99 ], [ %66, %100 ], [ %66, %105 ]
  %110 = load ptr, ptr %109, align 8, !tbaa !48
  store ptr %110, ptr %108, align 8, !tbaa !48
  tail call void @_ZdlPvm(ptr noundef nonnull %109, i64 noundef 16) #29
  %111 = load i64, ptr %3, align 8, !tbaa !54
  %112 = add i64 %111, -1
  store i64 %112, ptr %3, align 8, !tbaa !54
  br label %113

113:                                              ; preds = %52, %19, %61, %32, %6, %107
  %114 = phi i64 [ 1, %107 ], [ 0, %19 ], [ 0, %6 ], [ 0, %32 ], [ 0, %61 ], [ 0, %52 ]
  ret i64 %114
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE6rehashEm(ptr noundef nonnull align 8 dereferenceable(56) %0, i64 noundef %1) local_unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %5 = load i64, ptr %4, align 8, !tbaa !105
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %7 = load i64, ptr %6, align 8, !tbaa !47
  %8 = add i64 %7, 1
  %9 = uitofp i64 %8 to double
  %10 = load float, ptr %3, align 8, !tbaa !29
  %11 = fpext float %10 to double
  %12 = fdiv double %9, %11
  %13 = tail call double @llvm.ceil.f64(double %12)
  %14 = fptoui double %13 to i64
  %15 = tail call i64 @llvm.umax.i64(i64 %1, i64 %14)
  %16 = tail call noundef i64 @_ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm(ptr noundef nonnull align 8 dereferenceable(16) %3, i64 noundef %15)
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %18 = load i64, ptr %17, align 8, !tbaa !28
  %19 = icmp eq i64 %16, %18
  br i1 %19, label %32, label %20

20:                                               ; preds = %2
  invoke void @_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE13_M_rehash_auxEmSt17integral_constantIbLb1EE(ptr noundef nonnull align 8 dereferenceable(56) %0, i64 noundef %16)
          to label %33 unwind label %21

21:                                               ; preds = %20
  %22 = landingpad { ptr, i32 }
          catch ptr null
  %23 = extractvalue { ptr, i32 } %22, 0
  %24 = tail call ptr @__cxa_begin_catch(ptr %23) #26
  store i64 %5, ptr %4, align 8, !tbaa !105
  invoke void @__cxa_rethrow() #27
          to label %31 unwind label %25

25:                                               ; preds = %21
  %26 = landingpad { ptr, i32 }
          cleanup
  invoke void @__cxa_end_catch()
          to label %27 unwind label %28

27:                                               ; preds = %25
  resume { ptr, i32 } %26

28:                                               ; preds = %25
  %29 = landingpad { ptr, i32 }
          catch ptr null
  %30 = extractvalue { ptr, i32 } %29, 0
  tail call void @__clang_call_terminate(ptr %30) #28
  unreachable

31:                                               ; preds = %21
  unreachable

32:                                               ; preds = %2
  store i64 %5, ptr %4, align 8, !tbaa !105
  br label %33

33:                                               ; preds = %20, %32
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10_HashtableIllSaIlENSt8__detail9_IdentityESt8equal_toIlESt4hashIlENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEED2Ev(ptr noundef nonnull align 8 dereferenceable(56) %0) unnamed_addr #6 comdat align 2 personality ptr @__gxx_personality_v0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 8, !tbaa !50
  %4 = icmp eq ptr %3, null
  br i1 %4, label %9, label %5

5:                                                ; preds = %1, %5
  %6 = phi ptr [ %7, %5 ], [ %3, %1 ]
  %7 = load ptr, ptr %6, align 8, !tbaa !48
  tail call void @_ZdlPvm(ptr noundef nonnull %6, i64 noundef 16) #29
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %5, !llvm.loop !60

9:                                                ; preds = %5, %1
  %10 = load ptr, ptr %0, align 8, !tbaa !56
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %12 = load i64, ptr %11, align 8, !tbaa !53
  %13 = shl i64 %12, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %10, i8 0, i64 %13, i1 false)
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %2, i8 0, i64 16, i1 false)
  %14 = load ptr, ptr %0, align 8, !tbaa !56
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %16 = icmp eq ptr %14, %15
  br i1 %16, label %20, label %17

17:                                               ; preds = %9
  %18 = load i64, ptr %11, align 8, !tbaa !53
  %19 = shl i64 %18, 3
  tail call void @_ZdlPvm(ptr noundef %14, i64 noundef %19) #29
  br label %20

20:                                               ; preds = %17, %9
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3_V215system_categoryEv() local_unnamed_addr #19

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt12system_errorC2ESt10error_codePKc(ptr noundef nonnull align 8 dereferenceable(32) %0, i32 %1, ptr %2, ptr noundef %3) unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 {
  %5 = alloca %"class.std::__cxx11::basic_string", align 8
  %6 = alloca %"class.std::__cxx11::basic_string", align 8
  %7 = alloca %"class.std::__cxx11::basic_string", align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #26
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #26
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #26
  %8 = load ptr, ptr %2, align 8, !tbaa !17, !noalias !117
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %10 = load ptr, ptr %9, align 8, !noalias !117
  call void %10(ptr dead_on_unwind nonnull writable sret(%"class.std::__cxx11::basic_string") align 8 %7, ptr noundef nonnull align 8 dereferenceable(8) %2, i32 noundef %1)
  %11 = invoke noundef nonnull align 8 dereferenceable(32) ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_replaceEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32) %7, i64 noundef 0, i64 noundef 0, ptr noundef nonnull @.str.24, i64 noundef 2)
          to label %12 unwind label %74

12:                                               ; preds = %4
  %13 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store ptr %13, ptr %6, align 8, !tbaa !35, !alias.scope !120
  %14 = load ptr, ptr %11, align 8, !tbaa !38
  %15 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %16 = icmp eq ptr %14, %15
  br i1 %16, label %17, label %23

17:                                               ; preds = %12
  %18 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %19 = load i64, ptr %18, align 8, !tbaa !45
  %20 = add i64 %19, 1
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %27, label %22

22:                                               ; preds = %17
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %13, ptr nonnull align 8 %15, i64 %20, i1 false)
  br label %27

23:                                               ; preds = %12
  store ptr %14, ptr %6, align 8, !tbaa !38, !alias.scope !120
  %24 = load i64, ptr %15, align 8, !tbaa !40
  store i64 %24, ptr %13, align 8, !tbaa !40, !alias.scope !120
  %25 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %26 = load i64, ptr %25, align 8, !tbaa !45
  br label %27

27:                                               ; preds = %23, %22, %17
  %28 = phi i64 [ -1, %17 ], [ %19, %22 ], [ %26, %23 ]
  %29 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %30 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i64 %28, ptr %30, align 8, !tbaa !45, !alias.scope !120
  store ptr %15, ptr %11, align 8, !tbaa !38
  store i64 0, ptr %29, align 8, !tbaa !45
  store i8 0, ptr %15, align 8, !tbaa !40
  call void @llvm.experimental.noalias.scope.decl(metadata !123)
  %31 = call noundef i64 @strlen(ptr noundef nonnull dereferenceable(1) %3) #26, !noalias !123
  %32 = invoke noundef nonnull align 8 dereferenceable(32) ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_replaceEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32) %6, i64 noundef 0, i64 noundef 0, ptr noundef nonnull %3, i64 noundef %31)
          to label %33 unwind label %76

33:                                               ; preds = %27
  %34 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store ptr %34, ptr %5, align 8, !tbaa !35, !alias.scope !123
  %35 = load ptr, ptr %32, align 8, !tbaa !38
  %36 = getelementptr inbounds nuw i8, ptr %32, i64 16
  %37 = icmp eq ptr %35, %36
  br i1 %37, label %38, label %44

38:                                               ; preds = %33
  %39 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %40 = load i64, ptr %39, align 8, !tbaa !45
  %41 = add i64 %40, 1
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %48, label %43

43:                                               ; preds = %38
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %34, ptr nonnull align 8 %36, i64 %41, i1 false)
  br label %48

44:                                               ; preds = %33
  store ptr %35, ptr %5, align 8, !tbaa !38, !alias.scope !123
  %45 = load i64, ptr %36, align 8, !tbaa !40
  store i64 %45, ptr %34, align 8, !tbaa !40, !alias.scope !123
  %46 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %47 = load i64, ptr %46, align 8, !tbaa !45
  br label %48

48:                                               ; preds = %44, %43, %38
  %49 = phi i64 [ -1, %38 ], [ %40, %43 ], [ %47, %44 ]
  %50 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %51 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i64 %49, ptr %51, align 8, !tbaa !45, !alias.scope !123
  store ptr %36, ptr %32, align 8, !tbaa !38
  store i64 0, ptr %50, align 8, !tbaa !45
  store i8 0, ptr %36, align 8, !tbaa !40
  invoke void @_ZNSt13runtime_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(32) %5)
          to label %52 unwind label %78

52:                                               ; preds = %48
  %53 = load ptr, ptr %5, align 8, !tbaa !38
  %54 = icmp eq ptr %53, %34
  br i1 %54, label %58, label %55

55:                                               ; preds = %52
  %56 = load i64, ptr %34, align 8, !tbaa !40
  %57 = add i64 %56, 1
  call void @_ZdlPvm(ptr noundef %53, i64 noundef %57) #29
  br label %58

58:                                               ; preds = %52, %55
  %59 = load ptr, ptr %6, align 8, !tbaa !38
  %60 = icmp eq ptr %59, %13
  br i1 %60, label %64, label %61

61:                                               ; preds = %58
  %62 = load i64, ptr %13, align 8, !tbaa !40
  %63 = add i64 %62, 1
  call void @_ZdlPvm(ptr noundef %59, i64 noundef %63) #29
  br label %64

64:                                               ; preds = %58, %61
  %65 = load ptr, ptr %7, align 8, !tbaa !38
  %66 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %67 = icmp eq ptr %65, %66
  br i1 %67, label %71, label %68

68:                                               ; preds = %64
  %69 = load i64, ptr %66, align 8, !tbaa !40
  %70 = add i64 %69, 1
  call void @_ZdlPvm(ptr noundef %65, i64 noundef %70) #29
  br label %71

71:                                               ; preds = %64, %68
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #26
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #26
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #26
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTVSt12system_error, i64 16), ptr %0, align 8, !tbaa !17
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i32 %1, ptr %72, align 8, !tbaa !5
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr %2, ptr %73, align 8, !tbaa !64
  ret void

74:                                               ; preds = %4
  %75 = landingpad { ptr, i32 }
          cleanup
  br label %92

76:                                               ; preds = %27
  %77 = landingpad { ptr, i32 }
          cleanup
  br label %85

78:                                               ; preds = %48
  %79 = landingpad { ptr, i32 }
          cleanup
  %80 = load ptr, ptr %5, align 8, !tbaa !38
  %81 = icmp eq ptr %80, %34
  br i1 %81, label %85, label %82

82:                                               ; preds = %78
  %83 = load i64, ptr %34, align 8, !tbaa !40
  %84 = add i64 %83, 1
  call void @_ZdlPvm(ptr noundef %80, i64 noundef %84) #29
  br label %85

85:                                               ; preds = %82, %78, %76
  %86 = phi { ptr, i32 } [ %77, %76 ], [ %79, %78 ], [ %79, %82 ]
  %87 = load ptr, ptr %6, align 8, !tbaa !38
  %88 = icmp eq ptr %87, %13
  br i1 %88, label %92, label %89

89:                                               ; preds = %85
  %90 = load i64, ptr %13, align 8, !tbaa !40
  %91 = add i64 %90, 1
  call void @_ZdlPvm(ptr noundef %87, i64 noundef %91) #29
  br label %92

92:                                               ; preds = %89, %85, %74
  %93 = phi { ptr, i32 } [ %75, %74 ], [ %86, %85 ], [ %86, %89 ]
  %94 = load ptr, ptr %7, align 8, !tbaa !38
  %95 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %96 = icmp eq ptr %94, %95
  br i1 %96, label %100, label %97

97:                                               ; preds = %92
  %98 = load i64, ptr %95, align 8, !tbaa !40
  %99 = add i64 %98, 1
  call void @_ZdlPvm(ptr noundef %94, i64 noundef %99) #29
  br label %100

100:                                              ; preds = %92, %97
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #26
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #26
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #26
  resume { ptr, i32 } %93
}

; Function Attrs: nounwind
declare void @_ZNSt12system_errorD1Ev(ptr noundef nonnull align 8 dereferenceable(32)) unnamed_addr #11

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3_V216generic_categoryEv() local_unnamed_addr #19

declare void @_ZNSt13runtime_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef nonnull align 8 dereferenceable(32)) unnamed_addr #3

; Function Attrs: nounwind
declare i32 @getopt_long(i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #11

declare void @__once_proxy() #3

; Function Attrs: noreturn
declare void @_ZSt20__throw_system_errori(i32 noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #20

; Function Attrs: inlinehint mustprogress nofree nounwind uwtable
define internal void @"_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIZ4mainE3$_0JRA5_KcEEvRS_OT_DpOT0_EUlvE_EERS8_ENUlvE_8__invokeEv"() #21 align 2 {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZSt15__once_callable)
  %2 = load ptr, ptr %1, align 8, !tbaa !79
  %3 = load ptr, ptr %2, align 8, !tbaa !126, !nonnull !128, !align !129
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %5 = load ptr, ptr %4, align 8, !tbaa !130, !nonnull !128
  %6 = load i32, ptr %3, align 4, !tbaa !77
  %7 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.33, ptr noundef nonnull align 1 dereferenceable(5) %5, i32 noundef %6)
  ret void
}

declare i32 @pthread_once(ptr noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: nounwind
declare void @_ZNSt8ios_baseD2Ev(ptr noundef nonnull align 8 dereferenceable(216)) unnamed_addr #11

; Function Attrs: nounwind
declare void @_ZNSt6localeD1Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #11

; Function Attrs: nofree nounwind
declare noundef i32 @putchar(i32 noundef) local_unnamed_addr #22

; Function Attrs: nofree nounwind
declare noundef i32 @puts(ptr noundef readonly captures(none)) local_unnamed_addr #22

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #23

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: read)
declare i32 @bcmp(ptr captures(none), ptr captures(none), i64) local_unnamed_addr #24

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #25

attributes #0 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nofree nosync nounwind memory(none) }
attributes #9 = { noinline noreturn nounwind uwtable "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { cold nofree noreturn }
attributes #11 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { cold noreturn }
attributes #13 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #14 = { inlinehint mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #16 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #17 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #18 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #19 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #20 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #21 = { inlinehint mustprogress nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #22 = { nofree nounwind }
attributes #23 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #24 = { nocallback nofree nounwind willreturn memory(argmem: read) }
attributes #25 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #26 = { nounwind }
attributes #27 = { noreturn }
attributes #28 = { noreturn nounwind }
attributes #29 = { builtin nounwind }
attributes #30 = { nounwind willreturn memory(none) }
attributes #31 = { builtin allocsize(0) }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"clang version 22.1.8"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{!10, !11, i64 0}
!10 = !{!"_ZTSNSt15__exception_ptr13exception_ptrE", !11, i64 0}
!11 = !{!"any pointer", !7, i64 0}
!12 = !{!13}
!13 = distinct !{!13, !14, !"_ZL4kepti: argument 0"}
!14 = distinct !{!14, !"_ZL4kepti"}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!18, !18, i64 0}
!18 = !{!"vtable pointer", !8, i64 0}
!19 = !{!20, !21, i64 0}
!20 = !{!"_ZTSSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE", !21, i64 0, !23, i64 8, !24, i64 16, !23, i64 24, !26, i64 32, !25, i64 48}
!21 = !{!"p2 _ZTSNSt8__detail15_Hash_node_baseE", !22, i64 0}
!22 = !{!"any p2 pointer", !11, i64 0}
!23 = !{!"long", !7, i64 0}
!24 = !{!"_ZTSNSt8__detail15_Hash_node_baseE", !25, i64 0}
!25 = !{!"p1 _ZTSNSt8__detail15_Hash_node_baseE", !11, i64 0}
!26 = !{!"_ZTSNSt8__detail20_Prime_rehash_policyE", !27, i64 0, !23, i64 8}
!27 = !{!"float", !7, i64 0}
!28 = !{!20, !23, i64 8}
!29 = !{!26, !27, i64 0}
!30 = !{!20, !25, i64 16}
!31 = !{!32}
!32 = distinct !{!32, !33, !"_ZNSt7__cxx119to_stringEi: argument 0"}
!33 = distinct !{!33, !"_ZNSt7__cxx119to_stringEi"}
!34 = distinct !{!34, !16}
!35 = !{!36, !37, i64 0}
!36 = !{!"_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderE", !37, i64 0}
!37 = !{!"p1 omnipotent char", !11, i64 0}
!38 = !{!39, !37, i64 0}
!39 = !{!"_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE", !36, i64 0, !23, i64 8, !7, i64 16}
!40 = !{!7, !7, i64 0}
!41 = distinct !{!41, !16}
!42 = !{!43}
!43 = distinct !{!43, !44, !"_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_: argument 0"}
!44 = distinct !{!44, !"_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_"}
!45 = !{!39, !23, i64 8}
!46 = distinct !{!46, !16}
!47 = !{!20, !23, i64 24}
!48 = !{!24, !25, i64 0}
!49 = !{i64 0, i64 32, !40}
!50 = !{!51, !25, i64 16}
!51 = !{!"_ZTSSt10_HashtableIllSaIlENSt8__detail9_IdentityESt8equal_toIlESt4hashIlENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE", !21, i64 0, !23, i64 8, !24, i64 16, !23, i64 24, !26, i64 32, !25, i64 48}
!52 = !{!23, !23, i64 0}
!53 = !{!51, !23, i64 8}
!54 = !{!51, !23, i64 24}
!55 = distinct !{!55, !16}
!56 = !{!51, !21, i64 0}
!57 = !{!25, !25, i64 0}
!58 = distinct !{!58, !16}
!59 = distinct !{!59, !16}
!60 = distinct !{!60, !16}
!61 = !{!62}
!62 = distinct !{!62, !63, !"_ZNKSt10error_code7messageB5cxx11Ev: argument 0"}
!63 = distinct !{!63, !"_ZNKSt10error_code7messageB5cxx11Ev"}
!64 = !{!65, !65, i64 0}
!65 = !{!"p1 _ZTSNSt3_V214error_categoryE", !11, i64 0}
!66 = !{!67, !65, i64 8}
!67 = !{!"_ZTSSt15error_condition", !6, i64 0, !65, i64 8}
!68 = !{!67, !6, i64 0}
!69 = !{!70, !6, i64 0}
!70 = !{!"_ZTSSt10error_code", !6, i64 0, !65, i64 8}
!71 = !{!70, !65, i64 8}
!72 = !{!73}
!73 = distinct !{!73, !74, !"_ZNKSt10error_code7messageB5cxx11Ev: argument 0"}
!74 = distinct !{!74, !"_ZNKSt10error_code7messageB5cxx11Ev"}
!75 = !{!76, !6, i64 0}
!76 = !{!"_ZTSSt9once_flag", !6, i64 0}
!77 = !{!78, !6, i64 0}
!78 = !{!"_ZTSZ4mainE3$_0", !6, i64 0}
!79 = !{!11, !11, i64 0}
!80 = !{!37, !37, i64 0}
!81 = !{!82, !84, i64 32}
!82 = !{!"_ZTSSt8ios_base", !23, i64 8, !23, i64 16, !83, i64 24, !84, i64 28, !84, i64 32, !85, i64 40, !86, i64 48, !7, i64 64, !6, i64 192, !87, i64 200, !88, i64 208}
!83 = !{!"_ZTSSt13_Ios_Fmtflags", !7, i64 0}
!84 = !{!"_ZTSSt12_Ios_Iostate", !7, i64 0}
!85 = !{!"p1 _ZTSNSt8ios_base14_Callback_listE", !11, i64 0}
!86 = !{!"_ZTSNSt8ios_base6_WordsE", !11, i64 0, !23, i64 8}
!87 = !{!"p1 _ZTSNSt8ios_base6_WordsE", !11, i64 0}
!88 = !{!"_ZTSSt6locale", !89, i64 0}
!89 = !{!"p1 _ZTSNSt6locale5_ImplE", !11, i64 0}
!90 = distinct !{!90, !16}
!91 = distinct !{!91, !16}
!92 = distinct !{!92, !16}
!93 = !{!94, !23, i64 8}
!94 = !{!"_ZTSSi", !23, i64 8}
!95 = !{!96, !23, i64 0}
!96 = !{!"_ZTSNSt8__detail21_Hash_node_code_cacheILb1EEE", !23, i64 0}
!97 = distinct !{!97, !16}
!98 = !{!99, !100, i64 0}
!99 = !{!"_ZTSNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE12_Scoped_nodeE", !100, i64 0, !101, i64 8}
!100 = !{!"p1 _ZTSNSt8__detail16_Hashtable_allocISaINS_10_Hash_nodeISt4pairIKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiELb1EEEEEE", !11, i64 0}
!101 = !{!"p1 _ZTSNSt8__detail10_Hash_nodeISt4pairIKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiELb1EEE", !11, i64 0}
!102 = !{!103, !6, i64 32}
!103 = !{!"_ZTSSt4pairIKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiE", !39, i64 0, !6, i64 32}
!104 = !{!99, !101, i64 8}
!105 = !{!26, !23, i64 8}
!106 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!107 = !{!20, !25, i64 48}
!108 = distinct !{!108, !16}
!109 = !{!51, !25, i64 48}
!110 = !{!111, !111, i64 0}
!111 = !{!"p1 _ZTSNSt8__detail16_Hashtable_allocISaINS_10_Hash_nodeIlLb0EEEEEE", !11, i64 0}
!112 = distinct !{!112, !16}
!113 = distinct !{!113, !16}
!114 = distinct !{!114, !16}
!115 = distinct !{!115, !16}
!116 = distinct !{!116, !16}
!117 = !{!118}
!118 = distinct !{!118, !119, !"_ZNKSt10error_code7messageB5cxx11Ev: argument 0"}
!119 = distinct !{!119, !"_ZNKSt10error_code7messageB5cxx11Ev"}
!120 = !{!121}
!121 = distinct !{!121, !122, !"_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_: argument 0"}
!122 = distinct !{!122, !"_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_"}
!123 = !{!124}
!124 = distinct !{!124, !125, !"_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_: argument 0"}
!125 = distinct !{!125, !"_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_"}
!126 = !{!127, !11, i64 0}
!127 = !{!"_ZTSZSt9call_onceIZ4mainE3$_0JRA5_KcEEvRSt9once_flagOT_DpOT0_EUlvE_", !11, i64 0, !37, i64 8}
!128 = !{}
!129 = !{i64 4}
!130 = !{!127, !37, i64 8}
