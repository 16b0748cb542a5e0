; ModuleID = 'crates/interp/tests/programs/exceptions.cpp'
source_filename = "crates/interp/tests/programs/exceptions.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"class.std::ios_base::Init" = type { i8 }
%"class.std::basic_ifstream" = type { %"class.std::basic_istream.base", %"class.std::basic_filebuf", %"class.std::basic_ios" }
%"class.std::basic_istream.base" = type { ptr, i64 }
%"class.std::basic_filebuf" = type { %"class.std::basic_streambuf", %union.pthread_mutex_t, %"class.std::__basic_file", i32, %struct.__mbstate_t, %struct.__mbstate_t, %struct.__mbstate_t, ptr, i64, i8, i8, i8, i8, ptr, ptr, i8, ptr, ptr, i64, ptr, ptr }
%"class.std::basic_streambuf" = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, %"class.std::locale" }
%"class.std::locale" = type { ptr }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%"class.std::__basic_file" = type <{ ptr, i8, [7 x i8] }>
%struct.__mbstate_t = type { i32, %union.anon.46 }
%union.anon.46 = type { i32 }
%"class.std::basic_ios" = type { %"class.std::ios_base", ptr, i8, i8, ptr, ptr, ptr, ptr }
%"class.std::ios_base" = type { ptr, i64, i64, i32, i32, i32, ptr, %"struct.std::ios_base::_Words", [8 x %"struct.std::ios_base::_Words"], i32, ptr, %"class.std::locale" }
%"struct.std::ios_base::_Words" = type { ptr, i64 }
%"class.std::__cxx11::basic_istringstream" = type { %"class.std::basic_istream.base", %"class.std::__cxx11::basic_stringbuf", %"class.std::basic_ios" }
%"class.std::__cxx11::basic_stringbuf" = type { %"class.std::basic_streambuf", i32, %"class.std::__cxx11::basic_string" }
%"class.std::__cxx11::basic_string" = type { %"struct.std::__cxx11::basic_string<char>::_Alloc_hider", i64, %union.anon }
%"struct.std::__cxx11::basic_string<char>::_Alloc_hider" = type { ptr }
%union.anon = type { i64, [8 x i8] }
%"class.std::overflow_error" = type { %"class.std::runtime_error" }
%"class.std::runtime_error" = type { %"class.std::exception", %"struct.std::__cow_string" }
%"class.std::exception" = type { ptr }
%"struct.std::__cow_string" = type { %union.anon.44 }
%union.anon.44 = type { ptr }
%"class.std::map" = type { %"class.std::_Rb_tree" }
%"class.std::_Rb_tree" = type { %"struct.std::_Rb_tree<int, std::pair<const int, int>, std::_Select1st<std::pair<const int, int>>, std::less<int>>::_Rb_tree_impl" }
%"struct.std::_Rb_tree<int, std::pair<const int, int>, std::_Select1st<std::pair<const int, int>>, std::less<int>>::_Rb_tree_impl" = type { [8 x i8], %"struct.std::_Rb_tree_header" }
%"struct.std::_Rb_tree_header" = type { %"struct.std::_Rb_tree_node_base", i64 }
%"struct.std::_Rb_tree_node_base" = type { i32, ptr, ptr, ptr }
%"struct.std::pair" = type { i32, i32 }
%"struct.std::less" = type { i8 }
%"class.std::allocator.7" = type { i8 }
%"class.std::function" = type { %"class.std::_Function_base", ptr }
%"class.std::_Function_base" = type { %"union.std::_Any_data", ptr }
%"union.std::_Any_data" = type { %"union.std::_Nocopy_types" }
%"union.std::_Nocopy_types" = type { { i64, i64 } }
%struct.Circle = type { %struct.Shape }
%struct.Shape = type { ptr }

$_ZNSt3mapIiiSt4lessIiESaISt4pairIKiiEEEC2ESt16initializer_listIS4_ERKS1_RKS5_ = comdat any

$_ZN5ShapeD2Ev = comdat any

$_ZNSt3mapIiiSt4lessIiESaISt4pairIKiiEEED2Ev = comdat any

$_ZN6CircleD0Ev = comdat any

$__clang_call_terminate = comdat any

$_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EED2Ev = comdat any

$_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE8_M_eraseEPSt13_Rb_tree_nodeIS2_E = comdat any

$_ZN6BrokenC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEi = comdat any

$_ZN6BrokenD0Ev = comdat any

$_ZN5PlainD0Ev = comdat any

$_ZNK5Plain4whatEv = comdat any

$_ZTV6Circle = comdat any

$_ZTI6Circle = comdat any

$_ZTS6Circle = comdat any

$_ZTI5Shape = comdat any

$_ZTS5Shape = comdat any

$_ZTI6Broken = comdat any

$_ZTS6Broken = comdat any

$_ZTI6Square = comdat any

$_ZTS6Square = comdat any

$_ZTV6Broken = comdat any

$_ZTI5Plain = comdat any

$_ZTS5Plain = comdat any

$_ZTV5Plain = comdat any

@_ZStL8__ioinit = internal global %"class.std::ios_base::Init" zeroinitializer, align 1
@__dso_handle = external hidden global i8
@large = dso_local global i64 4611686018427387903, align 8
@sink = dso_local global ptr null, align 8
@.str.1 = private unnamed_addr constant [3 x i8] c"at\00", align 1
@.str.2 = private unnamed_addr constant [10 x i8] c"string at\00", align 1
@.str.3 = private unnamed_addr constant [7 x i8] c"substr\00", align 1
@.str.4 = private unnamed_addr constant [4 x i8] c"map\00", align 1
@.str.5 = private unnamed_addr constant [8 x i8] c"reserve\00", align 1
@.str.6 = private unnamed_addr constant [4 x i8] c"new\00", align 1
@.str.7 = private unnamed_addr constant [6 x i8] c"array\00", align 1
@.str.8 = private unnamed_addr constant [9 x i8] c"function\00", align 1
@.str.9 = private unnamed_addr constant [5 x i8] c"cast\00", align 1
@.str.10 = private unnamed_addr constant [7 x i8] c"typeid\00", align 1
@.str.11 = private unnamed_addr constant [7 x i8] c"bitset\00", align 1
@.str.12 = private unnamed_addr constant [5 x i8] c"stoi\00", align 1
@.str.13 = private unnamed_addr constant [4 x i8] c"far\00", align 1
@.str.14 = private unnamed_addr constant [14 x i8] c"runtime_error\00", align 1
@.str.15 = private unnamed_addr constant [8 x i8] c"derived\00", align 1
@.str.16 = private unnamed_addr constant [6 x i8] c"plain\00", align 1
@.str.17 = private unnamed_addr constant [7 x i8] c"domain\00", align 1
@.str.18 = private unnamed_addr constant [5 x i8] c"copy\00", align 1
@.str.19 = private unnamed_addr constant [11 x i8] c"extraction\00", align 1
@.str.20 = private unnamed_addr constant [5 x i8] c"open\00", align 1
@.str.21 = private unnamed_addr constant [6 x i8] c"again\00", align 1
@_ZTV6Circle = linkonce_odr dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTI6Circle, ptr @_ZN5ShapeD2Ev, ptr @_ZN6CircleD0Ev] }, comdat, align 8
@_ZTI6Circle = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTS6Circle, ptr @_ZTI5Shape }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@_ZTS6Circle = linkonce_odr dso_local constant [8 x i8] c"6Circle\00", comdat, align 1
@_ZTI5Shape = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS5Shape }, comdat, align 8
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTS5Shape = linkonce_odr dso_local constant [7 x i8] c"5Shape\00", comdat, align 1
@_ZTISt12out_of_range = external constant ptr
@_ZTISt11logic_error = external constant ptr
@_ZTI6Broken = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTS6Broken, ptr @_ZTISt13runtime_error }, comdat, align 8
@_ZTS6Broken = linkonce_odr dso_local constant [8 x i8] c"6Broken\00", comdat, align 1
@_ZTISt13runtime_error = external constant ptr
@_ZTINSt8ios_base7failureB5cxx11E = external constant ptr
@_ZTISt9bad_alloc = external constant ptr
@_ZTISt9exception = external constant ptr
@.str.24 = private unnamed_addr constant [13 x i8] c"%s: nothing\0A\00", align 1
@.str.25 = private unnamed_addr constant [8 x i8] c"%s: %s\0A\00", align 1
@.str.26 = private unnamed_addr constant [16 x i8] c"%s: memory: %s\0A\00", align 1
@.str.27 = private unnamed_addr constant [18 x i8] c"%s: run time: %s\0A\00", align 1
@.str.28 = private unnamed_addr constant [16 x i8] c"%s: stream: %s\0A\00", align 1
@.str.29 = private unnamed_addr constant [19 x i8] c"%s: broken %d: %s\0A\00", align 1
@.str.30 = private unnamed_addr constant [15 x i8] c"%s: logic: %s\0A\00", align 1
@.str.31 = private unnamed_addr constant [22 x i8] c"%s: out of range: %s\0A\00", align 1
@.str.32 = private unnamed_addr constant [74 x i8] c"vector::_M_range_check: __n (which is %zu) >= this->size() (which is %zu)\00", align 1
@.str.33 = private unnamed_addr constant [68 x i8] c"basic_string::at: __n (which is %zu) >= this->size() (which is %zu)\00", align 1
@.str.34 = private unnamed_addr constant [21 x i8] c"basic_string::substr\00", align 1
@.str.35 = private unnamed_addr constant [55 x i8] c"%s: __pos (which is %zu) > this->size() (which is %zu)\00", align 1
@.str.37 = private unnamed_addr constant [8 x i8] c"map::at\00", align 1
@.str.38 = private unnamed_addr constant [16 x i8] c"vector::reserve\00", align 1
@_ZTI6Square = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTS6Square, ptr @_ZTI5Shape }, comdat, align 8
@_ZTS6Square = linkonce_odr dso_local constant [8 x i8] c"6Square\00", comdat, align 1
@.str.41 = private unnamed_addr constant [25 x i8] c"bitset::_M_copy_from_ptr\00", align 1
@.str.43 = private unnamed_addr constant [12 x i8] c"99999999999\00", align 1
@.str.44 = private unnamed_addr constant [8 x i8] c"by hand\00", align 1
@.str.45 = private unnamed_addr constant [2 x i8] c"!\00", align 1
@_ZTV6Broken = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTI6Broken, ptr @_ZNSt13runtime_errorD2Ev, ptr @_ZN6BrokenD0Ev, ptr @_ZNKSt13runtime_error4whatEv] }, comdat, align 8
@.str.46 = private unnamed_addr constant [21 x i8] c"basic_string::append\00", align 1
@_ZTI5Plain = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTS5Plain, ptr @_ZTISt9exception }, comdat, align 8
@_ZTS5Plain = linkonce_odr dso_local constant [7 x i8] c"5Plain\00", comdat, align 1
@_ZTV5Plain = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTI5Plain, ptr @_ZNSt9exceptionD2Ev, ptr @_ZN5PlainD0Ev, ptr @_ZNK5Plain4whatEv] }, comdat, align 8
@_ZTISt12domain_error = external constant ptr
@.str.47 = private unnamed_addr constant [6 x i8] c"first\00", align 1
@.str.48 = private unnamed_addr constant [6 x i8] c"third\00", align 1
@_ZTISt14overflow_error = external constant ptr
@_ZTVSt14overflow_error = external unnamed_addr constant { [5 x ptr] }, align 8
@_ZTTNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE = external unnamed_addr constant [4 x ptr], align 8
@_ZTVNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEE = external unnamed_addr constant { [16 x ptr] }, align 8
@_ZTVSt15basic_streambufIcSt11char_traitsIcEE = external unnamed_addr constant { [16 x ptr] }, align 8
@.str.50 = private unnamed_addr constant [14 x i8] c"/no/such/file\00", align 1
@_ZTTSt14basic_ifstreamIcSt11char_traitsIcEE = external unnamed_addr constant [4 x ptr], align 8
@.str.51 = private unnamed_addr constant [6 x i8] c"inner\00", align 1
@_ZTISt16invalid_argument = external constant ptr
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @_GLOBAL__sub_I_exceptions.cpp, ptr null }]

declare void @_ZNSt8ios_base4InitC1Ev(ptr noundef nonnull align 1 dereferenceable(1)) unnamed_addr #0

; Function Attrs: nounwind
declare void @_ZNSt8ios_base4InitD1Ev(ptr noundef nonnull align 1 dereferenceable(1)) unnamed_addr #1

; Function Attrs: nofree nounwind
declare i32 @__cxa_atexit(ptr, ptr, ptr) local_unnamed_addr #2

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #3 personality ptr @__gxx_personality_v0 {
  %1 = alloca %"class.std::basic_ifstream", align 8
  %2 = alloca %"class.std::__cxx11::basic_istringstream", align 8
  %3 = alloca %"class.std::__cxx11::basic_string", align 8
  %4 = alloca i32, align 4
  %5 = alloca %"class.std::overflow_error", align 8
  %6 = alloca %"class.std::overflow_error", align 8
  %7 = alloca %"class.std::overflow_error", align 8
  %8 = alloca %"class.std::__cxx11::basic_string", align 8
  %9 = alloca %"class.std::__cxx11::basic_string", align 8
  %10 = alloca ptr, align 8
  %11 = alloca %"class.std::__cxx11::basic_string", align 8
  %12 = alloca ptr, align 8
  %13 = alloca %"class.std::__cxx11::basic_string", align 8
  %14 = alloca i64, align 8
  %15 = alloca %"class.std::__cxx11::basic_string", align 8
  %16 = alloca %"class.std::__cxx11::basic_string", align 8
  %17 = alloca %"class.std::map", align 8
  %18 = alloca [1 x %"struct.std::pair"], align 4
  %19 = alloca %"struct.std::less", align 1
  %20 = alloca %"class.std::allocator.7", align 1
  %21 = alloca %"class.std::function", align 8
  %22 = alloca %struct.Circle, align 8
  %23 = tail call noalias noundef nonnull dereferenceable(12) ptr @_Znwm(i64 noundef 12) #26
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 12
  store i32 1, ptr %23, align 4
  %25 = getelementptr inbounds nuw i8, ptr %23, i64 4
  store i32 2, ptr %25, align 4
  %26 = getelementptr inbounds nuw i8, ptr %23, i64 8
  store i32 3, ptr %26, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #27
  %27 = getelementptr inbounds nuw i8, ptr %16, i64 16
  store ptr %27, ptr %16, align 8, !tbaa !9
  store i32 1954047348, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %16, i64 8
  store i64 4, ptr %28, align 8, !tbaa !13
  %29 = getelementptr inbounds nuw i8, ptr %16, i64 20
  store i8 0, ptr %29, align 4, !tbaa !16
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #27
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #27
  store i32 1, ptr %18, align 4, !tbaa !17
  %30 = getelementptr inbounds nuw i8, ptr %18, i64 4
  store i32 2, ptr %30, align 4, !tbaa !19
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #27
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #27
  invoke void @_ZNSt3mapIiiSt4lessIiESaISt4pairIKiiEEEC2ESt16initializer_listIS4_ERKS1_RKS5_(ptr noundef nonnull align 8 dereferenceable(48) %17, ptr nonnull %18, i64 1, ptr noundef nonnull align 1 dereferenceable(1) %19, ptr noundef nonnull align 1 dereferenceable(1) %20)
          to label %31 unwind label %1928

31:                                               ; preds = %0
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #27
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #27
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #27
  call void @llvm.lifetime.start.p0(ptr nonnull %21) #27
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %21, i8 0, i64 32, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %22) #27
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV6Circle, i64 16), ptr %22, align 8, !tbaa !20
  invoke void (ptr, ...) @_ZSt24__throw_out_of_range_fmtPKcz(ptr noundef nonnull @.str.32, i64 noundef 3, i64 noundef 3) #28
          to label %32 unwind label %33

32:                                               ; preds = %31
  unreachable

33:                                               ; preds = %31
  %34 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12out_of_range
          catch ptr @_ZTISt11logic_error
          catch ptr @_ZTI6Broken
          catch ptr @_ZTINSt8ios_base7failureB5cxx11E
          catch ptr @_ZTISt13runtime_error
          catch ptr @_ZTISt9bad_alloc
          catch ptr @_ZTISt9exception
  %35 = extractvalue { ptr, i32 } %34, 0
  %36 = extractvalue { ptr, i32 } %34, 1
  %37 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt12out_of_range) #27
  %38 = icmp eq i32 %36, %37
  br i1 %38, label %39, label %46

39:                                               ; preds = %33
  %40 = call ptr @__cxa_begin_catch(ptr %35) #27
  %41 = load ptr, ptr %40, align 8, !tbaa !20
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 16
  %43 = load ptr, ptr %42, align 8
  %44 = call noundef ptr %43(ptr noundef nonnull align 8 dereferenceable(16) %40) #27
  %45 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.31, ptr noundef nonnull @.str.1, ptr noundef %44)
  br label %108

46:                                               ; preds = %33
  %47 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt11logic_error) #27
  %48 = icmp eq i32 %36, %47
  br i1 %48, label %49, label %56

49:                                               ; preds = %46
  %50 = call ptr @__cxa_begin_catch(ptr %35) #27
  %51 = load ptr, ptr %50, align 8, !tbaa !20
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 16
  %53 = load ptr, ptr %52, align 8
  %54 = call noundef ptr %53(ptr noundef nonnull align 8 dereferenceable(16) %50) #27
  %55 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.30, ptr noundef nonnull @.str.1, ptr noundef %54)
  br label %108

56:                                               ; preds = %46
  %57 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI6Broken) #27
  %58 = icmp eq i32 %36, %57
  br i1 %58, label %59, label %68

59:                                               ; preds = %56
  %60 = call ptr @__cxa_begin_catch(ptr %35) #27
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 16
  %62 = load i32, ptr %61, align 8, !tbaa !22
  %63 = load ptr, ptr %60, align 8, !tbaa !20
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 16
  %65 = load ptr, ptr %64, align 8
  %66 = call noundef ptr %65(ptr noundef nonnull align 8 dereferenceable(16) %60) #27
  %67 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.29, ptr noundef nonnull @.str.1, i32 noundef %62, ptr noundef %66)
  br label %108

68:                                               ; preds = %56
  %69 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTINSt8ios_base7failureB5cxx11E) #27
  %70 = icmp eq i32 %36, %69
  br i1 %70, label %71, label %78

71:                                               ; preds = %68
  %72 = call ptr @__cxa_begin_catch(ptr %35) #27
  %73 = load ptr, ptr %72, align 8, !tbaa !20
  %74 = getelementptr inbounds nuw i8, ptr %73, i64 16
  %75 = load ptr, ptr %74, align 8
  %76 = call noundef ptr %75(ptr noundef nonnull align 8 dereferenceable(32) %72) #27
  %77 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.28, ptr noundef nonnull @.str.1, ptr noundef %76)
  br label %108

78:                                               ; preds = %68
  %79 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt13runtime_error) #27
  %80 = icmp eq i32 %36, %79
  br i1 %80, label %81, label %88

81:                                               ; preds = %78
  %82 = call ptr @__cxa_begin_catch(ptr %35) #27
  %83 = load ptr, ptr %82, align 8, !tbaa !20
  %84 = getelementptr inbounds nuw i8, ptr %83, i64 16
  %85 = load ptr, ptr %84, align 8
  %86 = call noundef ptr %85(ptr noundef nonnull align 8 dereferenceable(16) %82) #27
  %87 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.27, ptr noundef nonnull @.str.1, ptr noundef %86)
  br label %108

88:                                               ; preds = %78
  %89 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9bad_alloc) #27
  %90 = icmp eq i32 %36, %89
  br i1 %90, label %91, label %98

91:                                               ; preds = %88
  %92 = call ptr @__cxa_begin_catch(ptr %35) #27
  %93 = load ptr, ptr %92, align 8, !tbaa !20
  %94 = getelementptr inbounds nuw i8, ptr %93, i64 16
  %95 = load ptr, ptr %94, align 8
  %96 = call noundef ptr %95(ptr noundef nonnull align 8 dereferenceable(8) %92) #27
  %97 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.26, ptr noundef nonnull @.str.1, ptr noundef %96)
  br label %108

98:                                               ; preds = %88
  %99 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9exception) #27
  %100 = icmp eq i32 %36, %99
  br i1 %100, label %101, label %1934

101:                                              ; preds = %98
  %102 = call ptr @__cxa_begin_catch(ptr %35) #27
  %103 = load ptr, ptr %102, align 8, !tbaa !20
  %104 = getelementptr inbounds nuw i8, ptr %103, i64 16
  %105 = load ptr, ptr %104, align 8
  %106 = call noundef ptr %105(ptr noundef nonnull align 8 dereferenceable(8) %102) #27
  %107 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.25, ptr noundef nonnull @.str.1, ptr noundef %106)
  br label %108

108:                                              ; preds = %39, %49, %59, %71, %81, %91, %101
  invoke void @__cxa_end_catch()
          to label %109 unwind label %1930

109:                                              ; preds = %108
  %110 = load i64, ptr %28, align 8, !tbaa !13
  %111 = icmp ugt i64 %110, 9
  br i1 %111, label %114, label %112

112:                                              ; preds = %109
  invoke void (ptr, ...) @_ZSt24__throw_out_of_range_fmtPKcz(ptr noundef nonnull @.str.33, i64 noundef 9, i64 noundef %110) #28
          to label %113 unwind label %116

113:                                              ; preds = %112
  unreachable

114:                                              ; preds = %109
  %115 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.24, ptr noundef nonnull @.str.2)
  br label %191

116:                                              ; preds = %112
  %117 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12out_of_range
          catch ptr @_ZTISt11logic_error
          catch ptr @_ZTI6Broken
          catch ptr @_ZTINSt8ios_base7failureB5cxx11E
          catch ptr @_ZTISt13runtime_error
          catch ptr @_ZTISt9bad_alloc
          catch ptr @_ZTISt9exception
  %118 = extractvalue { ptr, i32 } %117, 0
  %119 = extractvalue { ptr, i32 } %117, 1
  %120 = icmp eq i32 %119, %37
  br i1 %120, label %121, label %128

121:                                              ; preds = %116
  %122 = call ptr @__cxa_begin_catch(ptr %118) #27
  %123 = load ptr, ptr %122, align 8, !tbaa !20
  %124 = getelementptr inbounds nuw i8, ptr %123, i64 16
  %125 = load ptr, ptr %124, align 8
  %126 = call noundef ptr %125(ptr noundef nonnull align 8 dereferenceable(16) %122) #27
  %127 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.31, ptr noundef nonnull @.str.2, ptr noundef %126)
  br label %190

128:                                              ; preds = %116
  %129 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt11logic_error) #27
  %130 = icmp eq i32 %119, %129
  br i1 %130, label %131, label %138

131:                                              ; preds = %128
  %132 = call ptr @__cxa_begin_catch(ptr %118) #27
  %133 = load ptr, ptr %132, align 8, !tbaa !20
  %134 = getelementptr inbounds nuw i8, ptr %133, i64 16
  %135 = load ptr, ptr %134, align 8
  %136 = call noundef ptr %135(ptr noundef nonnull align 8 dereferenceable(16) %132) #27
  %137 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.30, ptr noundef nonnull @.str.2, ptr noundef %136)
  br label %190

138:                                              ; preds = %128
  %139 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI6Broken) #27
  %140 = icmp eq i32 %119, %139
  br i1 %140, label %141, label %150

141:                                              ; preds = %138
  %142 = call ptr @__cxa_begin_catch(ptr %118) #27
  %143 = getelementptr inbounds nuw i8, ptr %142, i64 16
  %144 = load i32, ptr %143, align 8, !tbaa !22
  %145 = load ptr, ptr %142, align 8, !tbaa !20
  %146 = getelementptr inbounds nuw i8, ptr %145, i64 16
  %147 = load ptr, ptr %146, align 8
  %148 = call noundef ptr %147(ptr noundef nonnull align 8 dereferenceable(16) %142) #27
  %149 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.29, ptr noundef nonnull @.str.2, i32 noundef %144, ptr noundef %148)
  br label %190

150:                                              ; preds = %138
  %151 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTINSt8ios_base7failureB5cxx11E) #27
  %152 = icmp eq i32 %119, %151
  br i1 %152, label %153, label %160

153:                                              ; preds = %150
  %154 = call ptr @__cxa_begin_catch(ptr %118) #27
  %155 = load ptr, ptr %154, align 8, !tbaa !20
  %156 = getelementptr inbounds nuw i8, ptr %155, i64 16
  %157 = load ptr, ptr %156, align 8
  %158 = call noundef ptr %157(ptr noundef nonnull align 8 dereferenceable(32) %154) #27
  %159 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.28, ptr noundef nonnull @.str.2, ptr noundef %158)
  br label %190

160:                                              ; preds = %150
  %161 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt13runtime_error) #27
  %162 = icmp eq i32 %119, %161
  br i1 %162, label %163, label %170

163:                                              ; preds = %160
  %164 = call ptr @__cxa_begin_catch(ptr %118) #27
  %165 = load ptr, ptr %164, align 8, !tbaa !20
  %166 = getelementptr inbounds nuw i8, ptr %165, i64 16
  %167 = load ptr, ptr %166, align 8
  %168 = call noundef ptr %167(ptr noundef nonnull align 8 dereferenceable(16) %164) #27
  %169 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.27, ptr noundef nonnull @.str.2, ptr noundef %168)
  br label %190

170:                                              ; preds = %160
  %171 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9bad_alloc) #27
  %172 = icmp eq i32 %119, %171
  br i1 %172, label %173, label %180

173:                                              ; preds = %170
  %174 = call ptr @__cxa_begin_catch(ptr %118) #27
  %175 = load ptr, ptr %174, align 8, !tbaa !20
  %176 = getelementptr inbounds nuw i8, ptr %175, i64 16
  %177 = load ptr, ptr %176, align 8
  %178 = call noundef ptr %177(ptr noundef nonnull align 8 dereferenceable(8) %174) #27
  %179 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.26, ptr noundef nonnull @.str.2, ptr noundef %178)
  br label %190

180:                                              ; preds = %170
  %181 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9exception) #27
  %182 = icmp eq i32 %119, %181
  br i1 %182, label %183, label %1934

183:                                              ; preds = %180
  %184 = call ptr @__cxa_begin_catch(ptr %118) #27
  %185 = load ptr, ptr %184, align 8, !tbaa !20
  %186 = getelementptr inbounds nuw i8, ptr %185, i64 16
  %187 = load ptr, ptr %186, align 8
  %188 = call noundef ptr %187(ptr noundef nonnull align 8 dereferenceable(8) %184) #27
  %189 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.25, ptr noundef nonnull @.str.2, ptr noundef %188)
  br label %190

190:                                              ; preds = %121, %131, %141, %153, %163, %173, %183
  invoke void @__cxa_end_catch()
          to label %191 unwind label %1930

191:                                              ; preds = %190, %114
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #27
  call void @llvm.experimental.noalias.scope.decl(metadata !27)
  %192 = load i64, ptr %28, align 8, !tbaa !13, !noalias !27
  %193 = icmp ult i64 %192, 7
  br i1 %193, label %194, label %196

194:                                              ; preds = %191
  invoke void (ptr, ...) @_ZSt24__throw_out_of_range_fmtPKcz(ptr noundef nonnull @.str.35, ptr noundef nonnull @.str.34, i64 noundef 7, i64 noundef %192) #28
          to label %195 unwind label %225

195:                                              ; preds = %194
  unreachable

196:                                              ; preds = %191
  %197 = getelementptr inbounds nuw i8, ptr %15, i64 16
  store ptr %197, ptr %15, align 8, !tbaa !9, !alias.scope !27
  %198 = load ptr, ptr %16, align 8, !tbaa !30, !noalias !27
  %199 = getelementptr inbounds nuw i8, ptr %198, i64 7
  %200 = add i64 %192, -7
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #27, !noalias !27
  store i64 %200, ptr %14, align 8, !tbaa !31, !noalias !27
  %201 = icmp ugt i64 %200, 15
  br i1 %201, label %202, label %206

202:                                              ; preds = %196
  %203 = invoke noundef ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm(ptr noundef nonnull align 8 dereferenceable(32) %15, ptr noundef nonnull align 8 dereferenceable(8) %14, i64 noundef 0)
          to label %204 unwind label %225

204:                                              ; preds = %202
  store ptr %203, ptr %15, align 8, !tbaa !30, !alias.scope !27
  %205 = load i64, ptr %14, align 8, !tbaa !31, !noalias !27
  store i64 %205, ptr %197, align 8, !tbaa !16, !alias.scope !27
  br label %206

206:                                              ; preds = %204, %196
  %207 = phi ptr [ %203, %204 ], [ %197, %196 ]
  switch i64 %192, label %210 [
    i64 8, label %208
    i64 7, label %211
  ]

208:                                              ; preds = %206
  %209 = load i8, ptr %199, align 1, !tbaa !16
  store i8 %209, ptr %207, align 1, !tbaa !16
  br label %211

210:                                              ; preds = %206
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %207, ptr nonnull align 1 %199, i64 %200, i1 false)
  br label %211

211:                                              ; preds = %210, %208, %206
  %212 = load i64, ptr %14, align 8, !tbaa !31, !noalias !27
  %213 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store i64 %212, ptr %213, align 8, !tbaa !13, !alias.scope !27
  %214 = load ptr, ptr %15, align 8, !tbaa !30, !alias.scope !27
  %215 = getelementptr inbounds nuw i8, ptr %214, i64 %212
  store i8 0, ptr %215, align 1, !tbaa !16
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #27, !noalias !27
  %216 = load ptr, ptr %15, align 8, !tbaa !30
  %217 = call i32 @puts(ptr noundef nonnull dereferenceable(1) %216)
  %218 = load ptr, ptr %15, align 8, !tbaa !30
  %219 = icmp eq ptr %218, %197
  br i1 %219, label %223, label %220

220:                                              ; preds = %211
  %221 = load i64, ptr %197, align 8, !tbaa !16
  %222 = add i64 %221, 1
  call void @_ZdlPvm(ptr noundef %218, i64 noundef %222) #29
  br label %223

223:                                              ; preds = %220, %211
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #27
  %224 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.24, ptr noundef nonnull @.str.3)
  br label %300

225:                                              ; preds = %202, %194
  %226 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12out_of_range
          catch ptr @_ZTISt11logic_error
          catch ptr @_ZTI6Broken
          catch ptr @_ZTINSt8ios_base7failureB5cxx11E
          catch ptr @_ZTISt13runtime_error
          catch ptr @_ZTISt9bad_alloc
          catch ptr @_ZTISt9exception
  %227 = extractvalue { ptr, i32 } %226, 0
  %228 = extractvalue { ptr, i32 } %226, 1
  %229 = icmp eq i32 %228, %37
  br i1 %229, label %230, label %237

230:                                              ; preds = %225
  %231 = call ptr @__cxa_begin_catch(ptr %227) #27
  %232 = load ptr, ptr %231, align 8, !tbaa !20
  %233 = getelementptr inbounds nuw i8, ptr %232, i64 16
  %234 = load ptr, ptr %233, align 8
  %235 = call noundef ptr %234(ptr noundef nonnull align 8 dereferenceable(16) %231) #27
  %236 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.31, ptr noundef nonnull @.str.3, ptr noundef %235)
  br label %299

237:                                              ; preds = %225
  %238 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt11logic_error) #27
  %239 = icmp eq i32 %228, %238
  br i1 %239, label %240, label %247

240:                                              ; preds = %237
  %241 = call ptr @__cxa_begin_catch(ptr %227) #27
  %242 = load ptr, ptr %241, align 8, !tbaa !20
  %243 = getelementptr inbounds nuw i8, ptr %242, i64 16
  %244 = load ptr, ptr %243, align 8
  %245 = call noundef ptr %244(ptr noundef nonnull align 8 dereferenceable(16) %241) #27
  %246 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.30, ptr noundef nonnull @.str.3, ptr noundef %245)
  br label %299

247:                                              ; preds = %237
  %248 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI6Broken) #27
  %249 = icmp eq i32 %228, %248
  br i1 %249, label %250, label %259

250:                                              ; preds = %247
  %251 = call ptr @__cxa_begin_catch(ptr %227) #27
  %252 = getelementptr inbounds nuw i8, ptr %251, i64 16
  %253 = load i32, ptr %252, align 8, !tbaa !22
  %254 = load ptr, ptr %251, align 8, !tbaa !20
  %255 = getelementptr inbounds nuw i8, ptr %254, i64 16
  %256 = load ptr, ptr %255, align 8
  %257 = call noundef ptr %256(ptr noundef nonnull align 8 dereferenceable(16) %251) #27
  %258 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.29, ptr noundef nonnull @.str.3, i32 noundef %253, ptr noundef %257)
  br label %299

259:                                              ; preds = %247
  %260 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTINSt8ios_base7failureB5cxx11E) #27
  %261 = icmp eq i32 %228, %260
  br i1 %261, label %262, label %269

262:                                              ; preds = %259
  %263 = call ptr @__cxa_begin_catch(ptr %227) #27
  %264 = load ptr, ptr %263, align 8, !tbaa !20
  %265 = getelementptr inbounds nuw i8, ptr %264, i64 16
  %266 = load ptr, ptr %265, align 8
  %267 = call noundef ptr %266(ptr noundef nonnull align 8 dereferenceable(32) %263) #27
  %268 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.28, ptr noundef nonnull @.str.3, ptr noundef %267)
  br label %299

269:                                              ; preds = %259
  %270 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt13runtime_error) #27
  %271 = icmp eq i32 %228, %270
  br i1 %271, label %272, label %279

272:                                              ; preds = %269
  %273 = call ptr @__cxa_begin_catch(ptr %227) #27
  %274 = load ptr, ptr %273, align 8, !tbaa !20
  %275 = getelementptr inbounds nuw i8, ptr %274, i64 16
  %276 = load ptr, ptr %275, align 8
  %277 = call noundef ptr %276(ptr noundef nonnull align 8 dereferenceable(16) %273) #27
  %278 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.27, ptr noundef nonnull @.str.3, ptr noundef %277)
  br label %299

279:                                              ; preds = %269
  %280 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9bad_alloc) #27
  %281 = icmp eq i32 %228, %280
  br i1 %281, label %282, label %289

282:                                              ; preds = %279
  %283 = call ptr @__cxa_begin_catch(ptr %227) #27
  %284 = load ptr, ptr %283, align 8, !tbaa !20
  %285 = getelementptr inbounds nuw i8, ptr %284, i64 16
  %286 = load ptr, ptr %285, align 8
  %287 = call noundef ptr %286(ptr noundef nonnull align 8 dereferenceable(8) %283) #27
  %288 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.26, ptr noundef nonnull @.str.3, ptr noundef %287)
  br label %299

289:                                              ; preds = %279
  %290 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9exception) #27
  %291 = icmp eq i32 %228, %290
  br i1 %291, label %292, label %1934

292:                                              ; preds = %289
  %293 = call ptr @__cxa_begin_catch(ptr %227) #27
  %294 = load ptr, ptr %293, align 8, !tbaa !20
  %295 = getelementptr inbounds nuw i8, ptr %294, i64 16
  %296 = load ptr, ptr %295, align 8
  %297 = call noundef ptr %296(ptr noundef nonnull align 8 dereferenceable(8) %293) #27
  %298 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.25, ptr noundef nonnull @.str.3, ptr noundef %297)
  br label %299

299:                                              ; preds = %230, %240, %250, %262, %272, %282, %292
  invoke void @__cxa_end_catch()
          to label %300 unwind label %1930

300:                                              ; preds = %299, %223
  %301 = getelementptr inbounds nuw i8, ptr %17, i64 16
  %302 = load ptr, ptr %301, align 8, !tbaa !32
  %303 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %304 = icmp eq ptr %302, null
  br i1 %304, label %323, label %305

305:                                              ; preds = %300, %305
  %306 = phi ptr [ %314, %305 ], [ %302, %300 ]
  %307 = phi ptr [ %311, %305 ], [ %303, %300 ]
  %308 = getelementptr inbounds nuw i8, ptr %306, i64 32
  %309 = load i32, ptr %308, align 4, !tbaa !5
  %310 = icmp slt i32 %309, 7
  %311 = select i1 %310, ptr %307, ptr %306
  %312 = select i1 %310, i64 24, i64 16
  %313 = getelementptr inbounds nuw i8, ptr %306, i64 %312
  %314 = load ptr, ptr %313, align 8, !tbaa !37
  %315 = icmp eq ptr %314, null
  br i1 %315, label %316, label %305, !llvm.loop !38

316:                                              ; preds = %305
  %317 = icmp eq ptr %311, %303
  br i1 %317, label %323, label %318

318:                                              ; preds = %316
  %319 = select i1 %310, ptr %307, ptr %306
  %320 = getelementptr inbounds nuw i8, ptr %319, i64 32
  %321 = load i32, ptr %320, align 4, !tbaa !5
  %322 = icmp sgt i32 %321, 7
  br i1 %322, label %323, label %325

323:                                              ; preds = %318, %316, %300
  invoke void @_ZSt20__throw_out_of_rangePKc(ptr noundef nonnull @.str.37) #28
          to label %324 unwind label %327

324:                                              ; preds = %323
  unreachable

325:                                              ; preds = %318
  %326 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.24, ptr noundef nonnull @.str.4)
  br label %402

327:                                              ; preds = %323
  %328 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12out_of_range
          catch ptr @_ZTISt11logic_error
          catch ptr @_ZTI6Broken
          catch ptr @_ZTINSt8ios_base7failureB5cxx11E
          catch ptr @_ZTISt13runtime_error
          catch ptr @_ZTISt9bad_alloc
          catch ptr @_ZTISt9exception
  %329 = extractvalue { ptr, i32 } %328, 0
  %330 = extractvalue { ptr, i32 } %328, 1
  %331 = icmp eq i32 %330, %37
  br i1 %331, label %332, label %339

332:                                              ; preds = %327
  %333 = call ptr @__cxa_begin_catch(ptr %329) #27
  %334 = load ptr, ptr %333, align 8, !tbaa !20
  %335 = getelementptr inbounds nuw i8, ptr %334, i64 16
  %336 = load ptr, ptr %335, align 8
  %337 = call noundef ptr %336(ptr noundef nonnull align 8 dereferenceable(16) %333) #27
  %338 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.31, ptr noundef nonnull @.str.4, ptr noundef %337)
  br label %401

339:                                              ; preds = %327
  %340 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt11logic_error) #27
  %341 = icmp eq i32 %330, %340
  br i1 %341, label %342, label %349

342:                                              ; preds = %339
  %343 = call ptr @__cxa_begin_catch(ptr %329) #27
  %344 = load ptr, ptr %343, align 8, !tbaa !20
  %345 = getelementptr inbounds nuw i8, ptr %344, i64 16
  %346 = load ptr, ptr %345, align 8
  %347 = call noundef ptr %346(ptr noundef nonnull align 8 dereferenceable(16) %343) #27
  %348 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.30, ptr noundef nonnull @.str.4, ptr noundef %347)
  br label %401

349:                                              ; preds = %339
  %350 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI6Broken) #27
  %351 = icmp eq i32 %330, %350
  br i1 %351, label %352, label %361

352:                                              ; preds = %349
  %353 = call ptr @__cxa_begin_catch(ptr %329) #27
  %354 = getelementptr inbounds nuw i8, ptr %353, i64 16
  %355 = load i32, ptr %354, align 8, !tbaa !22
  %356 = load ptr, ptr %353, align 8, !tbaa !20
  %357 = getelementptr inbounds nuw i8, ptr %356, i64 16
  %358 = load ptr, ptr %357, align 8
  %359 = call noundef ptr %358(ptr noundef nonnull align 8 dereferenceable(16) %353) #27
  %360 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.29, ptr noundef nonnull @.str.4, i32 noundef %355, ptr noundef %359)
  br label %401

361:                                              ; preds = %349
  %362 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTINSt8ios_base7failureB5cxx11E) #27
  %363 = icmp eq i32 %330, %362
  br i1 %363, label %364, label %371

364:                                              ; preds = %361
  %365 = call ptr @__cxa_begin_catch(ptr %329) #27
  %366 = load ptr, ptr %365, align 8, !tbaa !20
  %367 = getelementptr inbounds nuw i8, ptr %366, i64 16
  %368 = load ptr, ptr %367, align 8
  %369 = call noundef ptr %368(ptr noundef nonnull align 8 dereferenceable(32) %365) #27
  %370 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.28, ptr noundef nonnull @.str.4, ptr noundef %369)
  br label %401

371:                                              ; preds = %361
  %372 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt13runtime_error) #27
  %373 = icmp eq i32 %330, %372
  br i1 %373, label %374, label %381

374:                                              ; preds = %371
  %375 = call ptr @__cxa_begin_catch(ptr %329) #27
  %376 = load ptr, ptr %375, align 8, !tbaa !20
  %377 = getelementptr inbounds nuw i8, ptr %376, i64 16
  %378 = load ptr, ptr %377, align 8
  %379 = call noundef ptr %378(ptr noundef nonnull align 8 dereferenceable(16) %375) #27
  %380 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.27, ptr noundef nonnull @.str.4, ptr noundef %379)
  br label %401

381:                                              ; preds = %371
  %382 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9bad_alloc) #27
  %383 = icmp eq i32 %330, %382
  br i1 %383, label %384, label %391

384:                                              ; preds = %381
  %385 = call ptr @__cxa_begin_catch(ptr %329) #27
  %386 = load ptr, ptr %385, align 8, !tbaa !20
  %387 = getelementptr inbounds nuw i8, ptr %386, i64 16
  %388 = load ptr, ptr %387, align 8
  %389 = call noundef ptr %388(ptr noundef nonnull align 8 dereferenceable(8) %385) #27
  %390 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.26, ptr noundef nonnull @.str.4, ptr noundef %389)
  br label %401

391:                                              ; preds = %381
  %392 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9exception) #27
  %393 = icmp eq i32 %330, %392
  br i1 %393, label %394, label %1934

394:                                              ; preds = %391
  %395 = call ptr @__cxa_begin_catch(ptr %329) #27
  %396 = load ptr, ptr %395, align 8, !tbaa !20
  %397 = getelementptr inbounds nuw i8, ptr %396, i64 16
  %398 = load ptr, ptr %397, align 8
  %399 = call noundef ptr %398(ptr noundef nonnull align 8 dereferenceable(8) %395) #27
  %400 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.25, ptr noundef nonnull @.str.4, ptr noundef %399)
  br label %401

401:                                              ; preds = %332, %342, %352, %364, %374, %384, %394
  invoke void @__cxa_end_catch()
          to label %402 unwind label %1930

402:                                              ; preds = %401, %325
  %403 = load volatile i64, ptr @large, align 8, !tbaa !31
  %404 = shl i64 %403, 1
  %405 = icmp ugt i64 %404, 2305843009213693951
  br i1 %405, label %406, label %408

406:                                              ; preds = %402
  invoke void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str.38) #28
          to label %407 unwind label %419

407:                                              ; preds = %406
  unreachable

408:                                              ; preds = %402
  %409 = icmp samesign ugt i64 %404, 3
  br i1 %409, label %410, label %415

410:                                              ; preds = %408
  %411 = shl i64 %403, 3
  %412 = invoke noalias noundef nonnull ptr @_Znwm(i64 noundef %411) #26
          to label %413 unwind label %419

413:                                              ; preds = %410
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %412, ptr noundef nonnull align 4 dereferenceable(12) %23, i64 12, i1 false)
  call void @_ZdlPvm(ptr noundef nonnull %23, i64 noundef 12) #29
  %414 = getelementptr inbounds nuw i32, ptr %412, i64 %404
  br label %415

415:                                              ; preds = %413, %408
  %416 = phi ptr [ %414, %413 ], [ %24, %408 ]
  %417 = phi ptr [ %412, %413 ], [ %23, %408 ]
  %418 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.24, ptr noundef nonnull @.str.5)
  br label %494

419:                                              ; preds = %410, %406
  %420 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12out_of_range
          catch ptr @_ZTISt11logic_error
          catch ptr @_ZTI6Broken
          catch ptr @_ZTINSt8ios_base7failureB5cxx11E
          catch ptr @_ZTISt13runtime_error
          catch ptr @_ZTISt9bad_alloc
          catch ptr @_ZTISt9exception
  %421 = extractvalue { ptr, i32 } %420, 0
  %422 = extractvalue { ptr, i32 } %420, 1
  %423 = icmp eq i32 %422, %37
  br i1 %423, label %424, label %431

424:                                              ; preds = %419
  %425 = call ptr @__cxa_begin_catch(ptr %421) #27
  %426 = load ptr, ptr %425, align 8, !tbaa !20
  %427 = getelementptr inbounds nuw i8, ptr %426, i64 16
  %428 = load ptr, ptr %427, align 8
  %429 = call noundef ptr %428(ptr noundef nonnull align 8 dereferenceable(16) %425) #27
  %430 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.31, ptr noundef nonnull @.str.5, ptr noundef %429)
  br label %493

431:                                              ; preds = %419
  %432 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt11logic_error) #27
  %433 = icmp eq i32 %422, %432
  br i1 %433, label %434, label %441

434:                                              ; preds = %431
  %435 = call ptr @__cxa_begin_catch(ptr %421) #27
  %436 = load ptr, ptr %435, align 8, !tbaa !20
  %437 = getelementptr inbounds nuw i8, ptr %436, i64 16
  %438 = load ptr, ptr %437, align 8
  %439 = call noundef ptr %438(ptr noundef nonnull align 8 dereferenceable(16) %435) #27
  %440 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.30, ptr noundef nonnull @.str.5, ptr noundef %439)
  br label %493

441:                                              ; preds = %431
  %442 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI6Broken) #27
  %443 = icmp eq i32 %422, %442
  br i1 %443, label %444, label %453

444:                                              ; preds = %441
  %445 = call ptr @__cxa_begin_catch(ptr %421) #27
  %446 = getelementptr inbounds nuw i8, ptr %445, i64 16
  %447 = load i32, ptr %446, align 8, !tbaa !22
  %448 = load ptr, ptr %445, align 8, !tbaa !20
  %449 = getelementptr inbounds nuw i8, ptr %448, i64 16
  %450 = load ptr, ptr %449, align 8
  %451 = call noundef ptr %450(ptr noundef nonnull align 8 dereferenceable(16) %445) #27
  %452 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.29, ptr noundef nonnull @.str.5, i32 noundef %447, ptr noundef %451)
  br label %493

453:                                              ; preds = %441
  %454 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTINSt8ios_base7failureB5cxx11E) #27
  %455 = icmp eq i32 %422, %454
  br i1 %455, label %456, label %463

456:                                              ; preds = %453
  %457 = call ptr @__cxa_begin_catch(ptr %421) #27
  %458 = load ptr, ptr %457, align 8, !tbaa !20
  %459 = getelementptr inbounds nuw i8, ptr %458, i64 16
  %460 = load ptr, ptr %459, align 8
  %461 = call noundef ptr %460(ptr noundef nonnull align 8 dereferenceable(32) %457) #27
  %462 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.28, ptr noundef nonnull @.str.5, ptr noundef %461)
  br label %493

463:                                              ; preds = %453
  %464 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt13runtime_error) #27
  %465 = icmp eq i32 %422, %464
  br i1 %465, label %466, label %473

466:                                              ; preds = %463
  %467 = call ptr @__cxa_begin_catch(ptr %421) #27
  %468 = load ptr, ptr %467, align 8, !tbaa !20
  %469 = getelementptr inbounds nuw i8, ptr %468, i64 16
  %470 = load ptr, ptr %469, align 8
  %471 = call noundef ptr %470(ptr noundef nonnull align 8 dereferenceable(16) %467) #27
  %472 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.27, ptr noundef nonnull @.str.5, ptr noundef %471)
  br label %493

473:                                              ; preds = %463
  %474 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9bad_alloc) #27
  %475 = icmp eq i32 %422, %474
  br i1 %475, label %476, label %483

476:                                              ; preds = %473
  %477 = call ptr @__cxa_begin_catch(ptr %421) #27
  %478 = load ptr, ptr %477, align 8, !tbaa !20
  %479 = getelementptr inbounds nuw i8, ptr %478, i64 16
  %480 = load ptr, ptr %479, align 8
  %481 = call noundef ptr %480(ptr noundef nonnull align 8 dereferenceable(8) %477) #27
  %482 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.26, ptr noundef nonnull @.str.5, ptr noundef %481)
  br label %493

483:                                              ; preds = %473
  %484 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9exception) #27
  %485 = icmp eq i32 %422, %484
  br i1 %485, label %486, label %1934

486:                                              ; preds = %483
  %487 = call ptr @__cxa_begin_catch(ptr %421) #27
  %488 = load ptr, ptr %487, align 8, !tbaa !20
  %489 = getelementptr inbounds nuw i8, ptr %488, i64 16
  %490 = load ptr, ptr %489, align 8
  %491 = call noundef ptr %490(ptr noundef nonnull align 8 dereferenceable(8) %487) #27
  %492 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.25, ptr noundef nonnull @.str.5, ptr noundef %491)
  br label %493

493:                                              ; preds = %424, %434, %444, %456, %466, %476, %486
  invoke void @__cxa_end_catch()
          to label %494 unwind label %1930

494:                                              ; preds = %493, %415
  %495 = phi ptr [ %416, %415 ], [ %24, %493 ]
  %496 = phi ptr [ %417, %415 ], [ %23, %493 ]
  %497 = load volatile i64, ptr @large, align 8, !tbaa !31
  %498 = mul i64 %497, 3
  %499 = invoke noalias noundef nonnull ptr @_Znam(i64 noundef %498) #26
          to label %500 unwind label %502

500:                                              ; preds = %494
  store volatile ptr %499, ptr @sink, align 8, !tbaa !40
  %501 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.24, ptr noundef nonnull @.str.6)
  br label %577

502:                                              ; preds = %494
  %503 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12out_of_range
          catch ptr @_ZTISt11logic_error
          catch ptr @_ZTI6Broken
          catch ptr @_ZTINSt8ios_base7failureB5cxx11E
          catch ptr @_ZTISt13runtime_error
          catch ptr @_ZTISt9bad_alloc
          catch ptr @_ZTISt9exception
  %504 = extractvalue { ptr, i32 } %503, 0
  %505 = extractvalue { ptr, i32 } %503, 1
  %506 = icmp eq i32 %505, %37
  br i1 %506, label %507, label %514

507:                                              ; preds = %502
  %508 = call ptr @__cxa_begin_catch(ptr %504) #27
  %509 = load ptr, ptr %508, align 8, !tbaa !20
  %510 = getelementptr inbounds nuw i8, ptr %509, i64 16
  %511 = load ptr, ptr %510, align 8
  %512 = call noundef ptr %511(ptr noundef nonnull align 8 dereferenceable(16) %508) #27
  %513 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.31, ptr noundef nonnull @.str.6, ptr noundef %512)
  br label %576

514:                                              ; preds = %502
  %515 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt11logic_error) #27
  %516 = icmp eq i32 %505, %515
  br i1 %516, label %517, label %524

517:                                              ; preds = %514
  %518 = call ptr @__cxa_begin_catch(ptr %504) #27
  %519 = load ptr, ptr %518, align 8, !tbaa !20
  %520 = getelementptr inbounds nuw i8, ptr %519, i64 16
  %521 = load ptr, ptr %520, align 8
  %522 = call noundef ptr %521(ptr noundef nonnull align 8 dereferenceable(16) %518) #27
  %523 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.30, ptr noundef nonnull @.str.6, ptr noundef %522)
  br label %576

524:                                              ; preds = %514
  %525 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI6Broken) #27
  %526 = icmp eq i32 %505, %525
  br i1 %526, label %527, label %536

527:                                              ; preds = %524
  %528 = call ptr @__cxa_begin_catch(ptr %504) #27
  %529 = getelementptr inbounds nuw i8, ptr %528, i64 16
  %530 = load i32, ptr %529, align 8, !tbaa !22
  %531 = load ptr, ptr %528, align 8, !tbaa !20
  %532 = getelementptr inbounds nuw i8, ptr %531, i64 16
  %533 = load ptr, ptr %532, align 8
  %534 = call noundef ptr %533(ptr noundef nonnull align 8 dereferenceable(16) %528) #27
  %535 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.29, ptr noundef nonnull @.str.6, i32 noundef %530, ptr noundef %534)
  br label %576

536:                                              ; preds = %524
  %537 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTINSt8ios_base7failureB5cxx11E) #27
  %538 = icmp eq i32 %505, %537
  br i1 %538, label %539, label %546

539:                                              ; preds = %536
  %540 = call ptr @__cxa_begin_catch(ptr %504) #27
  %541 = load ptr, ptr %540, align 8, !tbaa !20
  %542 = getelementptr inbounds nuw i8, ptr %541, i64 16
  %543 = load ptr, ptr %542, align 8
  %544 = call noundef ptr %543(ptr noundef nonnull align 8 dereferenceable(32) %540) #27
  %545 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.28, ptr noundef nonnull @.str.6, ptr noundef %544)
  br label %576

546:                                              ; preds = %536
  %547 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt13runtime_error) #27
  %548 = icmp eq i32 %505, %547
  br i1 %548, label %549, label %556

549:                                              ; preds = %546
  %550 = call ptr @__cxa_begin_catch(ptr %504) #27
  %551 = load ptr, ptr %550, align 8, !tbaa !20
  %552 = getelementptr inbounds nuw i8, ptr %551, i64 16
  %553 = load ptr, ptr %552, align 8
  %554 = call noundef ptr %553(ptr noundef nonnull align 8 dereferenceable(16) %550) #27
  %555 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.27, ptr noundef nonnull @.str.6, ptr noundef %554)
  br label %576

556:                                              ; preds = %546
  %557 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9bad_alloc) #27
  %558 = icmp eq i32 %505, %557
  br i1 %558, label %559, label %566

559:                                              ; preds = %556
  %560 = call ptr @__cxa_begin_catch(ptr %504) #27
  %561 = load ptr, ptr %560, align 8, !tbaa !20
  %562 = getelementptr inbounds nuw i8, ptr %561, i64 16
  %563 = load ptr, ptr %562, align 8
  %564 = call noundef ptr %563(ptr noundef nonnull align 8 dereferenceable(8) %560) #27
  %565 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.26, ptr noundef nonnull @.str.6, ptr noundef %564)
  br label %576

566:                                              ; preds = %556
  %567 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9exception) #27
  %568 = icmp eq i32 %505, %567
  br i1 %568, label %569, label %1934

569:                                              ; preds = %566
  %570 = call ptr @__cxa_begin_catch(ptr %504) #27
  %571 = load ptr, ptr %570, align 8, !tbaa !20
  %572 = getelementptr inbounds nuw i8, ptr %571, i64 16
  %573 = load ptr, ptr %572, align 8
  %574 = call noundef ptr %573(ptr noundef nonnull align 8 dereferenceable(8) %570) #27
  %575 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.25, ptr noundef nonnull @.str.6, ptr noundef %574)
  br label %576

576:                                              ; preds = %507, %517, %527, %539, %549, %559, %569
  invoke void @__cxa_end_catch()
          to label %577 unwind label %1930

577:                                              ; preds = %576, %500
  %578 = load volatile i64, ptr @large, align 8, !tbaa !31
  %579 = mul i64 %578, 3
  %580 = icmp ugt i64 %579, 4611686018427387903
  %581 = mul i64 %578, 12
  %582 = select i1 %580, i64 -1, i64 %581
  %583 = invoke noalias noundef nonnull ptr @_Znam(i64 noundef %582) #26
          to label %584 unwind label %586

584:                                              ; preds = %577
  store volatile ptr %583, ptr @sink, align 8, !tbaa !40
  %585 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.24, ptr noundef nonnull @.str.7)
  br label %661

586:                                              ; preds = %577
  %587 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12out_of_range
          catch ptr @_ZTISt11logic_error
          catch ptr @_ZTI6Broken
          catch ptr @_ZTINSt8ios_base7failureB5cxx11E
          catch ptr @_ZTISt13runtime_error
          catch ptr @_ZTISt9bad_alloc
          catch ptr @_ZTISt9exception
  %588 = extractvalue { ptr, i32 } %587, 0
  %589 = extractvalue { ptr, i32 } %587, 1
  %590 = icmp eq i32 %589, %37
  br i1 %590, label %591, label %598

591:                                              ; preds = %586
  %592 = call ptr @__cxa_begin_catch(ptr %588) #27
  %593 = load ptr, ptr %592, align 8, !tbaa !20
  %594 = getelementptr inbounds nuw i8, ptr %593, i64 16
  %595 = load ptr, ptr %594, align 8
  %596 = call noundef ptr %595(ptr noundef nonnull align 8 dereferenceable(16) %592) #27
  %597 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.31, ptr noundef nonnull @.str.7, ptr noundef %596)
  br label %660

598:                                              ; preds = %586
  %599 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt11logic_error) #27
  %600 = icmp eq i32 %589, %599
  br i1 %600, label %601, label %608

601:                                              ; preds = %598
  %602 = call ptr @__cxa_begin_catch(ptr %588) #27
  %603 = load ptr, ptr %602, align 8, !tbaa !20
  %604 = getelementptr inbounds nuw i8, ptr %603, i64 16
  %605 = load ptr, ptr %604, align 8
  %606 = call noundef ptr %605(ptr noundef nonnull align 8 dereferenceable(16) %602) #27
  %607 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.30, ptr noundef nonnull @.str.7, ptr noundef %606)
  br label %660

608:                                              ; preds = %598
  %609 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI6Broken) #27
  %610 = icmp eq i32 %589, %609
  br i1 %610, label %611, label %620

611:                                              ; preds = %608
  %612 = call ptr @__cxa_begin_catch(ptr %588) #27
  %613 = getelementptr inbounds nuw i8, ptr %612, i64 16
  %614 = load i32, ptr %613, align 8, !tbaa !22
  %615 = load ptr, ptr %612, align 8, !tbaa !20
  %616 = getelementptr inbounds nuw i8, ptr %615, i64 16
  %617 = load ptr, ptr %616, align 8
  %618 = call noundef ptr %617(ptr noundef nonnull align 8 dereferenceable(16) %612) #27
  %619 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.29, ptr noundef nonnull @.str.7, i32 noundef %614, ptr noundef %618)
  br label %660

620:                                              ; preds = %608
  %621 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTINSt8ios_base7failureB5cxx11E) #27
  %622 = icmp eq i32 %589, %621
  br i1 %622, label %623, label %630

623:                                              ; preds = %620
  %624 = call ptr @__cxa_begin_catch(ptr %588) #27
  %625 = load ptr, ptr %624, align 8, !tbaa !20
  %626 = getelementptr inbounds nuw i8, ptr %625, i64 16
  %627 = load ptr, ptr %626, align 8
  %628 = call noundef ptr %627(ptr noundef nonnull align 8 dereferenceable(32) %624) #27
  %629 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.28, ptr noundef nonnull @.str.7, ptr noundef %628)
  br label %660

630:                                              ; preds = %620
  %631 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt13runtime_error) #27
  %632 = icmp eq i32 %589, %631
  br i1 %632, label %633, label %640

633:                                              ; preds = %630
  %634 = call ptr @__cxa_begin_catch(ptr %588) #27
  %635 = load ptr, ptr %634, align 8, !tbaa !20
  %636 = getelementptr inbounds nuw i8, ptr %635, i64 16
  %637 = load ptr, ptr %636, align 8
  %638 = call noundef ptr %637(ptr noundef nonnull align 8 dereferenceable(16) %634) #27
  %639 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.27, ptr noundef nonnull @.str.7, ptr noundef %638)
  br label %660

640:                                              ; preds = %630
  %641 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9bad_alloc) #27
  %642 = icmp eq i32 %589, %641
  br i1 %642, label %643, label %650

643:                                              ; preds = %640
  %644 = call ptr @__cxa_begin_catch(ptr %588) #27
  %645 = load ptr, ptr %644, align 8, !tbaa !20
  %646 = getelementptr inbounds nuw i8, ptr %645, i64 16
  %647 = load ptr, ptr %646, align 8
  %648 = call noundef ptr %647(ptr noundef nonnull align 8 dereferenceable(8) %644) #27
  %649 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.26, ptr noundef nonnull @.str.7, ptr noundef %648)
  br label %660

650:                                              ; preds = %640
  %651 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9exception) #27
  %652 = icmp eq i32 %589, %651
  br i1 %652, label %653, label %1934

653:                                              ; preds = %650
  %654 = call ptr @__cxa_begin_catch(ptr %588) #27
  %655 = load ptr, ptr %654, align 8, !tbaa !20
  %656 = getelementptr inbounds nuw i8, ptr %655, i64 16
  %657 = load ptr, ptr %656, align 8
  %658 = call noundef ptr %657(ptr noundef nonnull align 8 dereferenceable(8) %654) #27
  %659 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.25, ptr noundef nonnull @.str.7, ptr noundef %658)
  br label %660

660:                                              ; preds = %591, %601, %611, %623, %633, %643, %653
  invoke void @__cxa_end_catch()
          to label %661 unwind label %1930

661:                                              ; preds = %660, %584
  %662 = getelementptr inbounds nuw i8, ptr %21, i64 16
  %663 = load ptr, ptr %662, align 8, !tbaa !41
  %664 = icmp eq ptr %663, null
  br i1 %664, label %665, label %667

665:                                              ; preds = %661
  invoke void @_ZSt25__throw_bad_function_callv() #28
          to label %666 unwind label %673

666:                                              ; preds = %665
  unreachable

667:                                              ; preds = %661
  %668 = getelementptr inbounds nuw i8, ptr %21, i64 24
  %669 = load ptr, ptr %668, align 8, !tbaa !43
  %670 = invoke noundef i32 %669(ptr noundef nonnull align 8 dereferenceable(32) %21)
          to label %671 unwind label %673

671:                                              ; preds = %667
  %672 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.24, ptr noundef nonnull @.str.8)
  br label %748

673:                                              ; preds = %667, %665
  %674 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12out_of_range
          catch ptr @_ZTISt11logic_error
          catch ptr @_ZTI6Broken
          catch ptr @_ZTINSt8ios_base7failureB5cxx11E
          catch ptr @_ZTISt13runtime_error
          catch ptr @_ZTISt9bad_alloc
          catch ptr @_ZTISt9exception
  %675 = extractvalue { ptr, i32 } %674, 0
  %676 = extractvalue { ptr, i32 } %674, 1
  %677 = icmp eq i32 %676, %37
  br i1 %677, label %678, label %685

678:                                              ; preds = %673
  %679 = call ptr @__cxa_begin_catch(ptr %675) #27
  %680 = load ptr, ptr %679, align 8, !tbaa !20
  %681 = getelementptr inbounds nuw i8, ptr %680, i64 16
  %682 = load ptr, ptr %681, align 8
  %683 = call noundef ptr %682(ptr noundef nonnull align 8 dereferenceable(16) %679) #27
  %684 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.31, ptr noundef nonnull @.str.8, ptr noundef %683)
  br label %747

685:                                              ; preds = %673
  %686 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt11logic_error) #27
  %687 = icmp eq i32 %676, %686
  br i1 %687, label %688, label %695

688:                                              ; preds = %685
  %689 = call ptr @__cxa_begin_catch(ptr %675) #27
  %690 = load ptr, ptr %689, align 8, !tbaa !20
  %691 = getelementptr inbounds nuw i8, ptr %690, i64 16
  %692 = load ptr, ptr %691, align 8
  %693 = call noundef ptr %692(ptr noundef nonnull align 8 dereferenceable(16) %689) #27
  %694 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.30, ptr noundef nonnull @.str.8, ptr noundef %693)
  br label %747

695:                                              ; preds = %685
  %696 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI6Broken) #27
  %697 = icmp eq i32 %676, %696
  br i1 %697, label %698, label %707

698:                                              ; preds = %695
  %699 = call ptr @__cxa_begin_catch(ptr %675) #27
  %700 = getelementptr inbounds nuw i8, ptr %699, i64 16
  %701 = load i32, ptr %700, align 8, !tbaa !22
  %702 = load ptr, ptr %699, align 8, !tbaa !20
  %703 = getelementptr inbounds nuw i8, ptr %702, i64 16
  %704 = load ptr, ptr %703, align 8
  %705 = call noundef ptr %704(ptr noundef nonnull align 8 dereferenceable(16) %699) #27
  %706 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.29, ptr noundef nonnull @.str.8, i32 noundef %701, ptr noundef %705)
  br label %747

707:                                              ; preds = %695
  %708 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTINSt8ios_base7failureB5cxx11E) #27
  %709 = icmp eq i32 %676, %708
  br i1 %709, label %710, label %717

710:                                              ; preds = %707
  %711 = call ptr @__cxa_begin_catch(ptr %675) #27
  %712 = load ptr, ptr %711, align 8, !tbaa !20
  %713 = getelementptr inbounds nuw i8, ptr %712, i64 16
  %714 = load ptr, ptr %713, align 8
  %715 = call noundef ptr %714(ptr noundef nonnull align 8 dereferenceable(32) %711) #27
  %716 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.28, ptr noundef nonnull @.str.8, ptr noundef %715)
  br label %747

717:                                              ; preds = %707
  %718 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt13runtime_error) #27
  %719 = icmp eq i32 %676, %718
  br i1 %719, label %720, label %727

720:                                              ; preds = %717
  %721 = call ptr @__cxa_begin_catch(ptr %675) #27
  %722 = load ptr, ptr %721, align 8, !tbaa !20
  %723 = getelementptr inbounds nuw i8, ptr %722, i64 16
  %724 = load ptr, ptr %723, align 8
  %725 = call noundef ptr %724(ptr noundef nonnull align 8 dereferenceable(16) %721) #27
  %726 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.27, ptr noundef nonnull @.str.8, ptr noundef %725)
  br label %747

727:                                              ; preds = %717
  %728 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9bad_alloc) #27
  %729 = icmp eq i32 %676, %728
  br i1 %729, label %730, label %737

730:                                              ; preds = %727
  %731 = call ptr @__cxa_begin_catch(ptr %675) #27
  %732 = load ptr, ptr %731, align 8, !tbaa !20
  %733 = getelementptr inbounds nuw i8, ptr %732, i64 16
  %734 = load ptr, ptr %733, align 8
  %735 = call noundef ptr %734(ptr noundef nonnull align 8 dereferenceable(8) %731) #27
  %736 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.26, ptr noundef nonnull @.str.8, ptr noundef %735)
  br label %747

737:                                              ; preds = %727
  %738 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9exception) #27
  %739 = icmp eq i32 %676, %738
  br i1 %739, label %740, label %1934

740:                                              ; preds = %737
  %741 = call ptr @__cxa_begin_catch(ptr %675) #27
  %742 = load ptr, ptr %741, align 8, !tbaa !20
  %743 = getelementptr inbounds nuw i8, ptr %742, i64 16
  %744 = load ptr, ptr %743, align 8
  %745 = call noundef ptr %744(ptr noundef nonnull align 8 dereferenceable(8) %741) #27
  %746 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.25, ptr noundef nonnull @.str.8, ptr noundef %745)
  br label %747

747:                                              ; preds = %678, %688, %698, %710, %720, %730, %740
  invoke void @__cxa_end_catch()
          to label %748 unwind label %1930

748:                                              ; preds = %747, %671
  %749 = call ptr @__dynamic_cast(ptr nonnull readonly %22, ptr nonnull @_ZTI5Shape, ptr nonnull @_ZTI6Square, i64 0) #27
  %750 = icmp eq ptr %749, null
  br i1 %750, label %751, label %753

751:                                              ; preds = %748
  invoke void @__cxa_bad_cast() #28
          to label %752 unwind label %755

752:                                              ; preds = %751
  unreachable

753:                                              ; preds = %748
  %754 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.24, ptr noundef nonnull @.str.9)
  br label %830

755:                                              ; preds = %751
  %756 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12out_of_range
          catch ptr @_ZTISt11logic_error
          catch ptr @_ZTI6Broken
          catch ptr @_ZTINSt8ios_base7failureB5cxx11E
          catch ptr @_ZTISt13runtime_error
          catch ptr @_ZTISt9bad_alloc
          catch ptr @_ZTISt9exception
  %757 = extractvalue { ptr, i32 } %756, 0
  %758 = extractvalue { ptr, i32 } %756, 1
  %759 = icmp eq i32 %758, %37
  br i1 %759, label %760, label %767

760:                                              ; preds = %755
  %761 = call ptr @__cxa_begin_catch(ptr %757) #27
  %762 = load ptr, ptr %761, align 8, !tbaa !20
  %763 = getelementptr inbounds nuw i8, ptr %762, i64 16
  %764 = load ptr, ptr %763, align 8
  %765 = call noundef ptr %764(ptr noundef nonnull align 8 dereferenceable(16) %761) #27
  %766 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.31, ptr noundef nonnull @.str.9, ptr noundef %765)
  br label %829

767:                                              ; preds = %755
  %768 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt11logic_error) #27
  %769 = icmp eq i32 %758, %768
  br i1 %769, label %770, label %777

770:                                              ; preds = %767
  %771 = call ptr @__cxa_begin_catch(ptr %757) #27
  %772 = load ptr, ptr %771, align 8, !tbaa !20
  %773 = getelementptr inbounds nuw i8, ptr %772, i64 16
  %774 = load ptr, ptr %773, align 8
  %775 = call noundef ptr %774(ptr noundef nonnull align 8 dereferenceable(16) %771) #27
  %776 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.30, ptr noundef nonnull @.str.9, ptr noundef %775)
  br label %829

777:                                              ; preds = %767
  %778 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI6Broken) #27
  %779 = icmp eq i32 %758, %778
  br i1 %779, label %780, label %789

780:                                              ; preds = %777
  %781 = call ptr @__cxa_begin_catch(ptr %757) #27
  %782 = getelementptr inbounds nuw i8, ptr %781, i64 16
  %783 = load i32, ptr %782, align 8, !tbaa !22
  %784 = load ptr, ptr %781, align 8, !tbaa !20
  %785 = getelementptr inbounds nuw i8, ptr %784, i64 16
  %786 = load ptr, ptr %785, align 8
  %787 = call noundef ptr %786(ptr noundef nonnull align 8 dereferenceable(16) %781) #27
  %788 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.29, ptr noundef nonnull @.str.9, i32 noundef %783, ptr noundef %787)
  br label %829

789:                                              ; preds = %777
  %790 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTINSt8ios_base7failureB5cxx11E) #27
  %791 = icmp eq i32 %758, %790
  br i1 %791, label %792, label %799

792:                                              ; preds = %789
  %793 = call ptr @__cxa_begin_catch(ptr %757) #27
  %794 = load ptr, ptr %793, align 8, !tbaa !20
  %795 = getelementptr inbounds nuw i8, ptr %794, i64 16
  %796 = load ptr, ptr %795, align 8
  %797 = call noundef ptr %796(ptr noundef nonnull align 8 dereferenceable(32) %793) #27
  %798 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.28, ptr noundef nonnull @.str.9, ptr noundef %797)
  br label %829

799:                                              ; preds = %789
  %800 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt13runtime_error) #27
  %801 = icmp eq i32 %758, %800
  br i1 %801, label %802, label %809

802:                                              ; preds = %799
  %803 = call ptr @__cxa_begin_catch(ptr %757) #27
  %804 = load ptr, ptr %803, align 8, !tbaa !20
  %805 = getelementptr inbounds nuw i8, ptr %804, i64 16
  %806 = load ptr, ptr %805, align 8
  %807 = call noundef ptr %806(ptr noundef nonnull align 8 dereferenceable(16) %803) #27
  %808 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.27, ptr noundef nonnull @.str.9, ptr noundef %807)
  br label %829

809:                                              ; preds = %799
  %810 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9bad_alloc) #27
  %811 = icmp eq i32 %758, %810
  br i1 %811, label %812, label %819

812:                                              ; preds = %809
  %813 = call ptr @__cxa_begin_catch(ptr %757) #27
  %814 = load ptr, ptr %813, align 8, !tbaa !20
  %815 = getelementptr inbounds nuw i8, ptr %814, i64 16
  %816 = load ptr, ptr %815, align 8
  %817 = call noundef ptr %816(ptr noundef nonnull align 8 dereferenceable(8) %813) #27
  %818 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.26, ptr noundef nonnull @.str.9, ptr noundef %817)
  br label %829

819:                                              ; preds = %809
  %820 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9exception) #27
  %821 = icmp eq i32 %758, %820
  br i1 %821, label %822, label %1934

822:                                              ; preds = %819
  %823 = call ptr @__cxa_begin_catch(ptr %757) #27
  %824 = load ptr, ptr %823, align 8, !tbaa !20
  %825 = getelementptr inbounds nuw i8, ptr %824, i64 16
  %826 = load ptr, ptr %825, align 8
  %827 = call noundef ptr %826(ptr noundef nonnull align 8 dereferenceable(8) %823) #27
  %828 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.25, ptr noundef nonnull @.str.9, ptr noundef %827)
  br label %829

829:                                              ; preds = %760, %770, %780, %792, %802, %812, %822
  invoke void @__cxa_end_catch()
          to label %830 unwind label %1930

830:                                              ; preds = %829, %753
  invoke void @__cxa_bad_typeid() #28
          to label %831 unwind label %832

831:                                              ; preds = %830
  unreachable

832:                                              ; preds = %830
  %833 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12out_of_range
          catch ptr @_ZTISt11logic_error
          catch ptr @_ZTI6Broken
          catch ptr @_ZTINSt8ios_base7failureB5cxx11E
          catch ptr @_ZTISt13runtime_error
          catch ptr @_ZTISt9bad_alloc
          catch ptr @_ZTISt9exception
  %834 = extractvalue { ptr, i32 } %833, 0
  %835 = extractvalue { ptr, i32 } %833, 1
  %836 = icmp eq i32 %835, %37
  br i1 %836, label %837, label %844

837:                                              ; preds = %832
  %838 = call ptr @__cxa_begin_catch(ptr %834) #27
  %839 = load ptr, ptr %838, align 8, !tbaa !20
  %840 = getelementptr inbounds nuw i8, ptr %839, i64 16
  %841 = load ptr, ptr %840, align 8
  %842 = call noundef ptr %841(ptr noundef nonnull align 8 dereferenceable(16) %838) #27
  %843 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.31, ptr noundef nonnull @.str.10, ptr noundef %842)
  br label %906

844:                                              ; preds = %832
  %845 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt11logic_error) #27
  %846 = icmp eq i32 %835, %845
  br i1 %846, label %847, label %854

847:                                              ; preds = %844
  %848 = call ptr @__cxa_begin_catch(ptr %834) #27
  %849 = load ptr, ptr %848, align 8, !tbaa !20
  %850 = getelementptr inbounds nuw i8, ptr %849, i64 16
  %851 = load ptr, ptr %850, align 8
  %852 = call noundef ptr %851(ptr noundef nonnull align 8 dereferenceable(16) %848) #27
  %853 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.30, ptr noundef nonnull @.str.10, ptr noundef %852)
  br label %906

854:                                              ; preds = %844
  %855 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI6Broken) #27
  %856 = icmp eq i32 %835, %855
  br i1 %856, label %857, label %866

857:                                              ; preds = %854
  %858 = call ptr @__cxa_begin_catch(ptr %834) #27
  %859 = getelementptr inbounds nuw i8, ptr %858, i64 16
  %860 = load i32, ptr %859, align 8, !tbaa !22
  %861 = load ptr, ptr %858, align 8, !tbaa !20
  %862 = getelementptr inbounds nuw i8, ptr %861, i64 16
  %863 = load ptr, ptr %862, align 8
  %864 = call noundef ptr %863(ptr noundef nonnull align 8 dereferenceable(16) %858) #27
  %865 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.29, ptr noundef nonnull @.str.10, i32 noundef %860, ptr noundef %864)
  br label %906

866:                                              ; preds = %854
  %867 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTINSt8ios_base7failureB5cxx11E) #27
  %868 = icmp eq i32 %835, %867
  br i1 %868, label %869, label %876

869:                                              ; preds = %866
  %870 = call ptr @__cxa_begin_catch(ptr %834) #27
  %871 = load ptr, ptr %870, align 8, !tbaa !20
  %872 = getelementptr inbounds nuw i8, ptr %871, i64 16
  %873 = load ptr, ptr %872, align 8
  %874 = call noundef ptr %873(ptr noundef nonnull align 8 dereferenceable(32) %870) #27
  %875 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.28, ptr noundef nonnull @.str.10, ptr noundef %874)
  br label %906

876:                                              ; preds = %866
  %877 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt13runtime_error) #27
  %878 = icmp eq i32 %835, %877
  br i1 %878, label %879, label %886

879:                                              ; preds = %876
  %880 = call ptr @__cxa_begin_catch(ptr %834) #27
  %881 = load ptr, ptr %880, align 8, !tbaa !20
  %882 = getelementptr inbounds nuw i8, ptr %881, i64 16
  %883 = load ptr, ptr %882, align 8
  %884 = call noundef ptr %883(ptr noundef nonnull align 8 dereferenceable(16) %880) #27
  %885 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.27, ptr noundef nonnull @.str.10, ptr noundef %884)
  br label %906

886:                                              ; preds = %876
  %887 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9bad_alloc) #27
  %888 = icmp eq i32 %835, %887
  br i1 %888, label %889, label %896

889:                                              ; preds = %886
  %890 = call ptr @__cxa_begin_catch(ptr %834) #27
  %891 = load ptr, ptr %890, align 8, !tbaa !20
  %892 = getelementptr inbounds nuw i8, ptr %891, i64 16
  %893 = load ptr, ptr %892, align 8
  %894 = call noundef ptr %893(ptr noundef nonnull align 8 dereferenceable(8) %890) #27
  %895 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.26, ptr noundef nonnull @.str.10, ptr noundef %894)
  br label %906

896:                                              ; preds = %886
  %897 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9exception) #27
  %898 = icmp eq i32 %835, %897
  br i1 %898, label %899, label %1934

899:                                              ; preds = %896
  %900 = call ptr @__cxa_begin_catch(ptr %834) #27
  %901 = load ptr, ptr %900, align 8, !tbaa !20
  %902 = getelementptr inbounds nuw i8, ptr %901, i64 16
  %903 = load ptr, ptr %902, align 8
  %904 = call noundef ptr %903(ptr noundef nonnull align 8 dereferenceable(8) %900) #27
  %905 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.25, ptr noundef nonnull @.str.10, ptr noundef %904)
  br label %906

906:                                              ; preds = %837, %847, %857, %869, %879, %889, %899
  invoke void @__cxa_end_catch()
          to label %907 unwind label %1930

907:                                              ; preds = %906
  invoke void @_ZSt24__throw_invalid_argumentPKc(ptr noundef nonnull @.str.41) #28
          to label %908 unwind label %909

908:                                              ; preds = %907
  unreachable

909:                                              ; preds = %907
  %910 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12out_of_range
          catch ptr @_ZTISt11logic_error
          catch ptr @_ZTI6Broken
          catch ptr @_ZTINSt8ios_base7failureB5cxx11E
          catch ptr @_ZTISt13runtime_error
          catch ptr @_ZTISt9bad_alloc
          catch ptr @_ZTISt9exception
  %911 = extractvalue { ptr, i32 } %910, 0
  %912 = extractvalue { ptr, i32 } %910, 1
  %913 = icmp eq i32 %912, %37
  br i1 %913, label %914, label %922

914:                                              ; preds = %909
  %915 = call ptr @__cxa_begin_catch(ptr %911) #27
  %916 = load ptr, ptr %915, align 8, !tbaa !20
  %917 = getelementptr inbounds nuw i8, ptr %916, i64 16
  %918 = load ptr, ptr %917, align 8
  %919 = call noundef ptr %918(ptr noundef nonnull align 8 dereferenceable(16) %915) #27
  %920 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.31, ptr noundef nonnull @.str.11, ptr noundef %919)
  br label %921

921:                                              ; preds = %977, %967, %957, %947, %935, %925, %914
  invoke void @__cxa_end_catch()
          to label %984 unwind label %1930

922:                                              ; preds = %909
  %923 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt11logic_error) #27
  %924 = icmp eq i32 %912, %923
  br i1 %924, label %925, label %932

925:                                              ; preds = %922
  %926 = call ptr @__cxa_begin_catch(ptr %911) #27
  %927 = load ptr, ptr %926, align 8, !tbaa !20
  %928 = getelementptr inbounds nuw i8, ptr %927, i64 16
  %929 = load ptr, ptr %928, align 8
  %930 = call noundef ptr %929(ptr noundef nonnull align 8 dereferenceable(16) %926) #27
  %931 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.30, ptr noundef nonnull @.str.11, ptr noundef %930)
  br label %921

932:                                              ; preds = %922
  %933 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI6Broken) #27
  %934 = icmp eq i32 %912, %933
  br i1 %934, label %935, label %944

935:                                              ; preds = %932
  %936 = call ptr @__cxa_begin_catch(ptr %911) #27
  %937 = getelementptr inbounds nuw i8, ptr %936, i64 16
  %938 = load i32, ptr %937, align 8, !tbaa !22
  %939 = load ptr, ptr %936, align 8, !tbaa !20
  %940 = getelementptr inbounds nuw i8, ptr %939, i64 16
  %941 = load ptr, ptr %940, align 8
  %942 = call noundef ptr %941(ptr noundef nonnull align 8 dereferenceable(16) %936) #27
  %943 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.29, ptr noundef nonnull @.str.11, i32 noundef %938, ptr noundef %942)
  br label %921

944:                                              ; preds = %932
  %945 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTINSt8ios_base7failureB5cxx11E) #27
  %946 = icmp eq i32 %912, %945
  br i1 %946, label %947, label %954

947:                                              ; preds = %944
  %948 = call ptr @__cxa_begin_catch(ptr %911) #27
  %949 = load ptr, ptr %948, align 8, !tbaa !20
  %950 = getelementptr inbounds nuw i8, ptr %949, i64 16
  %951 = load ptr, ptr %950, align 8
  %952 = call noundef ptr %951(ptr noundef nonnull align 8 dereferenceable(32) %948) #27
  %953 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.28, ptr noundef nonnull @.str.11, ptr noundef %952)
  br label %921

954:                                              ; preds = %944
  %955 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt13runtime_error) #27
  %956 = icmp eq i32 %912, %955
  br i1 %956, label %957, label %964

957:                                              ; preds = %954
  %958 = call ptr @__cxa_begin_catch(ptr %911) #27
  %959 = load ptr, ptr %958, align 8, !tbaa !20
  %960 = getelementptr inbounds nuw i8, ptr %959, i64 16
  %961 = load ptr, ptr %960, align 8
  %962 = call noundef ptr %961(ptr noundef nonnull align 8 dereferenceable(16) %958) #27
  %963 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.27, ptr noundef nonnull @.str.11, ptr noundef %962)
  br label %921

964:                                              ; preds = %954
  %965 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9bad_alloc) #27
  %966 = icmp eq i32 %912, %965
  br i1 %966, label %967, label %974

967:                                              ; preds = %964
  %968 = call ptr @__cxa_begin_catch(ptr %911) #27
  %969 = load ptr, ptr %968, align 8, !tbaa !20
  %970 = getelementptr inbounds nuw i8, ptr %969, i64 16
  %971 = load ptr, ptr %970, align 8
  %972 = call noundef ptr %971(ptr noundef nonnull align 8 dereferenceable(8) %968) #27
  %973 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.26, ptr noundef nonnull @.str.11, ptr noundef %972)
  br label %921

974:                                              ; preds = %964
  %975 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9exception) #27
  %976 = icmp eq i32 %912, %975
  br i1 %976, label %977, label %1934

977:                                              ; preds = %974
  %978 = call ptr @__cxa_begin_catch(ptr %911) #27
  %979 = load ptr, ptr %978, align 8, !tbaa !20
  %980 = getelementptr inbounds nuw i8, ptr %979, i64 16
  %981 = load ptr, ptr %980, align 8
  %982 = call noundef ptr %981(ptr noundef nonnull align 8 dereferenceable(8) %978) #27
  %983 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.25, ptr noundef nonnull @.str.11, ptr noundef %982)
  br label %921

984:                                              ; preds = %921
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #27
  %985 = getelementptr inbounds nuw i8, ptr %13, i64 16
  store ptr %985, ptr %13, align 8, !tbaa !9
  store i32 1701736302, ptr %985, align 8
  %986 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store i64 4, ptr %986, align 8, !tbaa !13
  %987 = getelementptr inbounds nuw i8, ptr %13, i64 20
  store i8 0, ptr %987, align 4, !tbaa !16
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #27
  %988 = tail call ptr @__errno_location() #30
  %989 = load i32, ptr %988, align 4, !tbaa !5
  store i32 0, ptr %988, align 4, !tbaa !5
  %990 = call noundef i64 @strtol(ptr noundef nonnull %985, ptr noundef nonnull %12, i32 noundef 10)
  %991 = load ptr, ptr %12, align 8, !tbaa !45
  %992 = icmp eq ptr %991, %985
  br i1 %992, label %993, label %1003

993:                                              ; preds = %984
  invoke void @_ZSt24__throw_invalid_argumentPKc(ptr noundef nonnull @.str.12) #28
          to label %994 unwind label %995

994:                                              ; preds = %993
  unreachable

995:                                              ; preds = %1009, %993
  %996 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12out_of_range
          catch ptr @_ZTISt11logic_error
          catch ptr @_ZTI6Broken
          catch ptr @_ZTINSt8ios_base7failureB5cxx11E
          catch ptr @_ZTISt13runtime_error
          catch ptr @_ZTISt9bad_alloc
          catch ptr @_ZTISt9exception
  %997 = load i32, ptr %988, align 4, !tbaa !5
  %998 = icmp eq i32 %997, 0
  br i1 %998, label %999, label %1000

999:                                              ; preds = %995
  store i32 %989, ptr %988, align 4, !tbaa !5
  br label %1000

1000:                                             ; preds = %999, %995
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #27
  %1001 = load ptr, ptr %13, align 8, !tbaa !30
  %1002 = icmp eq ptr %1001, %985
  br i1 %1002, label %1023, label %1020

1003:                                             ; preds = %984
  %1004 = load i32, ptr %988, align 4, !tbaa !5
  %1005 = icmp eq i32 %1004, 34
  %1006 = add i64 %990, -2147483648
  %1007 = icmp ult i64 %1006, -4294967296
  %1008 = or i1 %1007, %1005
  br i1 %1008, label %1009, label %1011

1009:                                             ; preds = %1003
  invoke void @_ZSt20__throw_out_of_rangePKc(ptr noundef nonnull @.str.12) #28
          to label %1010 unwind label %995

1010:                                             ; preds = %1009
  unreachable

1011:                                             ; preds = %1003
  %1012 = icmp eq i32 %1004, 0
  br i1 %1012, label %1013, label %1014

1013:                                             ; preds = %1011
  store i32 %989, ptr %988, align 4, !tbaa !5
  br label %1014

1014:                                             ; preds = %1013, %1011
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #27
  %1015 = load ptr, ptr %13, align 8, !tbaa !30
  %1016 = icmp eq ptr %1015, %985
  br i1 %1016, label %1027, label %1017

1017:                                             ; preds = %1014
  %1018 = load i64, ptr %985, align 8, !tbaa !16
  %1019 = add i64 %1018, 1
  call void @_ZdlPvm(ptr noundef %1015, i64 noundef %1019) #29
  br label %1027

1020:                                             ; preds = %1000
  %1021 = load i64, ptr %985, align 8, !tbaa !16
  %1022 = add i64 %1021, 1
  call void @_ZdlPvm(ptr noundef %1001, i64 noundef %1022) #29
  br label %1023

1023:                                             ; preds = %1020, %1000
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #27
  %1024 = extractvalue { ptr, i32 } %996, 0
  %1025 = extractvalue { ptr, i32 } %996, 1
  %1026 = icmp eq i32 %1025, %37
  br i1 %1026, label %1029, label %1036

1027:                                             ; preds = %1017, %1014
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #27
  %1028 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.24, ptr noundef nonnull @.str.12)
  br label %1099

1029:                                             ; preds = %1023
  %1030 = call ptr @__cxa_begin_catch(ptr %1024) #27
  %1031 = load ptr, ptr %1030, align 8, !tbaa !20
  %1032 = getelementptr inbounds nuw i8, ptr %1031, i64 16
  %1033 = load ptr, ptr %1032, align 8
  %1034 = call noundef ptr %1033(ptr noundef nonnull align 8 dereferenceable(16) %1030) #27
  %1035 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.31, ptr noundef nonnull @.str.12, ptr noundef %1034)
  br label %1098

1036:                                             ; preds = %1023
  %1037 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt11logic_error) #27
  %1038 = icmp eq i32 %1025, %1037
  br i1 %1038, label %1039, label %1046

1039:                                             ; preds = %1036
  %1040 = call ptr @__cxa_begin_catch(ptr %1024) #27
  %1041 = load ptr, ptr %1040, align 8, !tbaa !20
  %1042 = getelementptr inbounds nuw i8, ptr %1041, i64 16
  %1043 = load ptr, ptr %1042, align 8
  %1044 = call noundef ptr %1043(ptr noundef nonnull align 8 dereferenceable(16) %1040) #27
  %1045 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.30, ptr noundef nonnull @.str.12, ptr noundef %1044)
  br label %1098

1046:                                             ; preds = %1036
  %1047 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI6Broken) #27
  %1048 = icmp eq i32 %1025, %1047
  br i1 %1048, label %1049, label %1058

1049:                                             ; preds = %1046
  %1050 = call ptr @__cxa_begin_catch(ptr %1024) #27
  %1051 = getelementptr inbounds nuw i8, ptr %1050, i64 16
  %1052 = load i32, ptr %1051, align 8, !tbaa !22
  %1053 = load ptr, ptr %1050, align 8, !tbaa !20
  %1054 = getelementptr inbounds nuw i8, ptr %1053, i64 16
  %1055 = load ptr, ptr %1054, align 8
  %1056 = call noundef ptr %1055(ptr noundef nonnull align 8 dereferenceable(16) %1050) #27
  %1057 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.29, ptr noundef nonnull @.str.12, i32 noundef %1052, ptr noundef %1056)
  br label %1098

1058:                                             ; preds = %1046
  %1059 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTINSt8ios_base7failureB5cxx11E) #27
  %1060 = icmp eq i32 %1025, %1059
  br i1 %1060, label %1061, label %1068

1061:                                             ; preds = %1058
  %1062 = call ptr @__cxa_begin_catch(ptr %1024) #27
  %1063 = load ptr, ptr %1062, align 8, !tbaa !20
  %1064 = getelementptr inbounds nuw i8, ptr %1063, i64 16
  %1065 = load ptr, ptr %1064, align 8
  %1066 = call noundef ptr %1065(ptr noundef nonnull align 8 dereferenceable(32) %1062) #27
  %1067 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.28, ptr noundef nonnull @.str.12, ptr noundef %1066)
  br label %1098

1068:                                             ; preds = %1058
  %1069 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt13runtime_error) #27
  %1070 = icmp eq i32 %1025, %1069
  br i1 %1070, label %1071, label %1078

1071:                                             ; preds = %1068
  %1072 = call ptr @__cxa_begin_catch(ptr %1024) #27
  %1073 = load ptr, ptr %1072, align 8, !tbaa !20
  %1074 = getelementptr inbounds nuw i8, ptr %1073, i64 16
  %1075 = load ptr, ptr %1074, align 8
  %1076 = call noundef ptr %1075(ptr noundef nonnull align 8 dereferenceable(16) %1072) #27
  %1077 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.27, ptr noundef nonnull @.str.12, ptr noundef %1076)
  br label %1098

1078:                                             ; preds = %1068
  %1079 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9bad_alloc) #27
  %1080 = icmp eq i32 %1025, %1079
  br i1 %1080, label %1081, label %1088

1081:                                             ; preds = %1078
  %1082 = call ptr @__cxa_begin_catch(ptr %1024) #27
  %1083 = load ptr, ptr %1082, align 8, !tbaa !20
  %1084 = getelementptr inbounds nuw i8, ptr %1083, i64 16
  %1085 = load ptr, ptr %1084, align 8
  %1086 = call noundef ptr %1085(ptr noundef nonnull align 8 dereferenceable(8) %1082) #27
  %1087 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.26, ptr noundef nonnull @.str.12, ptr noundef %1086)
  br label %1098

1088:                                             ; preds = %1078
  %1089 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9exception) #27
  %1090 = icmp eq i32 %1025, %1089
  br i1 %1090, label %1091, label %1934

1091:                                             ; preds = %1088
  %1092 = call ptr @__cxa_begin_catch(ptr %1024) #27
  %1093 = load ptr, ptr %1092, align 8, !tbaa !20
  %1094 = getelementptr inbounds nuw i8, ptr %1093, i64 16
  %1095 = load ptr, ptr %1094, align 8
  %1096 = call noundef ptr %1095(ptr noundef nonnull align 8 dereferenceable(8) %1092) #27
  %1097 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.25, ptr noundef nonnull @.str.12, ptr noundef %1096)
  br label %1098

1098:                                             ; preds = %1029, %1039, %1049, %1061, %1071, %1081, %1091
  invoke void @__cxa_end_catch()
          to label %1099 unwind label %1930

1099:                                             ; preds = %1098, %1027
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #27
  %1100 = getelementptr inbounds nuw i8, ptr %11, i64 16
  store ptr %1100, ptr %11, align 8, !tbaa !9
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(11) %1100, ptr noundef nonnull align 1 dereferenceable(11) @.str.43, i64 11, i1 false)
  %1101 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store i64 11, ptr %1101, align 8, !tbaa !13
  %1102 = getelementptr inbounds nuw i8, ptr %11, i64 27
  store i8 0, ptr %1102, align 1, !tbaa !16
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #27
  %1103 = load i32, ptr %988, align 4, !tbaa !5
  store i32 0, ptr %988, align 4, !tbaa !5
  %1104 = call noundef i64 @strtol(ptr noundef nonnull %1100, ptr noundef nonnull %10, i32 noundef 10)
  %1105 = load ptr, ptr %10, align 8, !tbaa !45
  %1106 = icmp eq ptr %1105, %1100
  br i1 %1106, label %1107, label %1117

1107:                                             ; preds = %1099
  invoke void @_ZSt24__throw_invalid_argumentPKc(ptr noundef nonnull @.str.12) #28
          to label %1108 unwind label %1109

1108:                                             ; preds = %1107
  unreachable

1109:                                             ; preds = %1123, %1107
  %1110 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12out_of_range
          catch ptr @_ZTISt11logic_error
          catch ptr @_ZTI6Broken
          catch ptr @_ZTINSt8ios_base7failureB5cxx11E
          catch ptr @_ZTISt13runtime_error
          catch ptr @_ZTISt9bad_alloc
          catch ptr @_ZTISt9exception
  %1111 = load i32, ptr %988, align 4, !tbaa !5
  %1112 = icmp eq i32 %1111, 0
  br i1 %1112, label %1113, label %1114

1113:                                             ; preds = %1109
  store i32 %1103, ptr %988, align 4, !tbaa !5
  br label %1114

1114:                                             ; preds = %1113, %1109
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #27
  %1115 = load ptr, ptr %11, align 8, !tbaa !30
  %1116 = icmp eq ptr %1115, %1100
  br i1 %1116, label %1137, label %1134

1117:                                             ; preds = %1099
  %1118 = load i32, ptr %988, align 4, !tbaa !5
  %1119 = icmp eq i32 %1118, 34
  %1120 = add i64 %1104, -2147483648
  %1121 = icmp ult i64 %1120, -4294967296
  %1122 = or i1 %1121, %1119
  br i1 %1122, label %1123, label %1125

1123:                                             ; preds = %1117
  invoke void @_ZSt20__throw_out_of_rangePKc(ptr noundef nonnull @.str.12) #28
          to label %1124 unwind label %1109

1124:                                             ; preds = %1123
  unreachable

1125:                                             ; preds = %1117
  %1126 = icmp eq i32 %1118, 0
  br i1 %1126, label %1127, label %1128

1127:                                             ; preds = %1125
  store i32 %1103, ptr %988, align 4, !tbaa !5
  br label %1128

1128:                                             ; preds = %1127, %1125
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #27
  %1129 = load ptr, ptr %11, align 8, !tbaa !30
  %1130 = icmp eq ptr %1129, %1100
  br i1 %1130, label %1141, label %1131

1131:                                             ; preds = %1128
  %1132 = load i64, ptr %1100, align 8, !tbaa !16
  %1133 = add i64 %1132, 1
  call void @_ZdlPvm(ptr noundef %1129, i64 noundef %1133) #29
  br label %1141

1134:                                             ; preds = %1114
  %1135 = load i64, ptr %1100, align 8, !tbaa !16
  %1136 = add i64 %1135, 1
  call void @_ZdlPvm(ptr noundef %1115, i64 noundef %1136) #29
  br label %1137

1137:                                             ; preds = %1134, %1114
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #27
  %1138 = extractvalue { ptr, i32 } %1110, 0
  %1139 = extractvalue { ptr, i32 } %1110, 1
  %1140 = icmp eq i32 %1139, %37
  br i1 %1140, label %1143, label %1150

1141:                                             ; preds = %1131, %1128
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #27
  %1142 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.24, ptr noundef nonnull @.str.13)
  br label %1213

1143:                                             ; preds = %1137
  %1144 = call ptr @__cxa_begin_catch(ptr %1138) #27
  %1145 = load ptr, ptr %1144, align 8, !tbaa !20
  %1146 = getelementptr inbounds nuw i8, ptr %1145, i64 16
  %1147 = load ptr, ptr %1146, align 8
  %1148 = call noundef ptr %1147(ptr noundef nonnull align 8 dereferenceable(16) %1144) #27
  %1149 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.31, ptr noundef nonnull @.str.13, ptr noundef %1148)
  br label %1212

1150:                                             ; preds = %1137
  %1151 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt11logic_error) #27
  %1152 = icmp eq i32 %1139, %1151
  br i1 %1152, label %1153, label %1160

1153:                                             ; preds = %1150
  %1154 = call ptr @__cxa_begin_catch(ptr %1138) #27
  %1155 = load ptr, ptr %1154, align 8, !tbaa !20
  %1156 = getelementptr inbounds nuw i8, ptr %1155, i64 16
  %1157 = load ptr, ptr %1156, align 8
  %1158 = call noundef ptr %1157(ptr noundef nonnull align 8 dereferenceable(16) %1154) #27
  %1159 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.30, ptr noundef nonnull @.str.13, ptr noundef %1158)
  br label %1212

1160:                                             ; preds = %1150
  %1161 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI6Broken) #27
  %1162 = icmp eq i32 %1139, %1161
  br i1 %1162, label %1163, label %1172

1163:                                             ; preds = %1160
  %1164 = call ptr @__cxa_begin_catch(ptr %1138) #27
  %1165 = getelementptr inbounds nuw i8, ptr %1164, i64 16
  %1166 = load i32, ptr %1165, align 8, !tbaa !22
  %1167 = load ptr, ptr %1164, align 8, !tbaa !20
  %1168 = getelementptr inbounds nuw i8, ptr %1167, i64 16
  %1169 = load ptr, ptr %1168, align 8
  %1170 = call noundef ptr %1169(ptr noundef nonnull align 8 dereferenceable(16) %1164) #27
  %1171 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.29, ptr noundef nonnull @.str.13, i32 noundef %1166, ptr noundef %1170)
  br label %1212

1172:                                             ; preds = %1160
  %1173 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTINSt8ios_base7failureB5cxx11E) #27
  %1174 = icmp eq i32 %1139, %1173
  br i1 %1174, label %1175, label %1182

1175:                                             ; preds = %1172
  %1176 = call ptr @__cxa_begin_catch(ptr %1138) #27
  %1177 = load ptr, ptr %1176, align 8, !tbaa !20
  %1178 = getelementptr inbounds nuw i8, ptr %1177, i64 16
  %1179 = load ptr, ptr %1178, align 8
  %1180 = call noundef ptr %1179(ptr noundef nonnull align 8 dereferenceable(32) %1176) #27
  %1181 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.28, ptr noundef nonnull @.str.13, ptr noundef %1180)
  br label %1212

1182:                                             ; preds = %1172
  %1183 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt13runtime_error) #27
  %1184 = icmp eq i32 %1139, %1183
  br i1 %1184, label %1185, label %1192

1185:                                             ; preds = %1182
  %1186 = call ptr @__cxa_begin_catch(ptr %1138) #27
  %1187 = load ptr, ptr %1186, align 8, !tbaa !20
  %1188 = getelementptr inbounds nuw i8, ptr %1187, i64 16
  %1189 = load ptr, ptr %1188, align 8
  %1190 = call noundef ptr %1189(ptr noundef nonnull align 8 dereferenceable(16) %1186) #27
  %1191 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.27, ptr noundef nonnull @.str.13, ptr noundef %1190)
  br label %1212

1192:                                             ; preds = %1182
  %1193 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9bad_alloc) #27
  %1194 = icmp eq i32 %1139, %1193
  br i1 %1194, label %1195, label %1202

1195:                                             ; preds = %1192
  %1196 = call ptr @__cxa_begin_catch(ptr %1138) #27
  %1197 = load ptr, ptr %1196, align 8, !tbaa !20
  %1198 = getelementptr inbounds nuw i8, ptr %1197, i64 16
  %1199 = load ptr, ptr %1198, align 8
  %1200 = call noundef ptr %1199(ptr noundef nonnull align 8 dereferenceable(8) %1196) #27
  %1201 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.26, ptr noundef nonnull @.str.13, ptr noundef %1200)
  br label %1212

1202:                                             ; preds = %1192
  %1203 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9exception) #27
  %1204 = icmp eq i32 %1139, %1203
  br i1 %1204, label %1205, label %1934

1205:                                             ; preds = %1202
  %1206 = call ptr @__cxa_begin_catch(ptr %1138) #27
  %1207 = load ptr, ptr %1206, align 8, !tbaa !20
  %1208 = getelementptr inbounds nuw i8, ptr %1207, i64 16
  %1209 = load ptr, ptr %1208, align 8
  %1210 = call noundef ptr %1209(ptr noundef nonnull align 8 dereferenceable(8) %1206) #27
  %1211 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.25, ptr noundef nonnull @.str.13, ptr noundef %1210)
  br label %1212

1212:                                             ; preds = %1143, %1153, %1163, %1175, %1185, %1195, %1205
  invoke void @__cxa_end_catch()
          to label %1213 unwind label %1930

1213:                                             ; preds = %1212, %1141
  %1214 = call ptr @__cxa_allocate_exception(i64 16) #27
  invoke void @_ZNSt13runtime_errorC1EPKc(ptr noundef nonnull align 8 dereferenceable(16) %1214, ptr noundef nonnull @.str.44)
          to label %1215 unwind label %1217

1215:                                             ; preds = %1213
  invoke void @__cxa_throw(ptr nonnull %1214, ptr nonnull @_ZTISt13runtime_error, ptr nonnull @_ZNSt13runtime_errorD1Ev) #28
          to label %1216 unwind label %1219

1216:                                             ; preds = %1215
  unreachable

1217:                                             ; preds = %1213
  %1218 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12out_of_range
          catch ptr @_ZTISt11logic_error
          catch ptr @_ZTI6Broken
          catch ptr @_ZTINSt8ios_base7failureB5cxx11E
          catch ptr @_ZTISt13runtime_error
          catch ptr @_ZTISt9bad_alloc
          catch ptr @_ZTISt9exception
  call void @__cxa_free_exception(ptr nonnull %1214) #27
  br label %1221

1219:                                             ; preds = %1215
  %1220 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12out_of_range
          catch ptr @_ZTISt11logic_error
          catch ptr @_ZTI6Broken
          catch ptr @_ZTINSt8ios_base7failureB5cxx11E
          catch ptr @_ZTISt13runtime_error
          catch ptr @_ZTISt9bad_alloc
          catch ptr @_ZTISt9exception
  br label %1221

1221:                                             ; preds = %1219, %1217
  %1222 = phi { ptr, i32 } [ %1220, %1219 ], [ %1218, %1217 ]
  %1223 = extractvalue { ptr, i32 } %1222, 0
  %1224 = extractvalue { ptr, i32 } %1222, 1
  %1225 = icmp eq i32 %1224, %37
  br i1 %1225, label %1226, label %1234

1226:                                             ; preds = %1221
  %1227 = call ptr @__cxa_begin_catch(ptr %1223) #27
  %1228 = load ptr, ptr %1227, align 8, !tbaa !20
  %1229 = getelementptr inbounds nuw i8, ptr %1228, i64 16
  %1230 = load ptr, ptr %1229, align 8
  %1231 = call noundef ptr %1230(ptr noundef nonnull align 8 dereferenceable(16) %1227) #27
  %1232 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.31, ptr noundef nonnull @.str.14, ptr noundef %1231)
  br label %1233

1233:                                             ; preds = %1289, %1279, %1269, %1259, %1247, %1237, %1226
  invoke void @__cxa_end_catch()
          to label %1296 unwind label %1930

1234:                                             ; preds = %1221
  %1235 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt11logic_error) #27
  %1236 = icmp eq i32 %1224, %1235
  br i1 %1236, label %1237, label %1244

1237:                                             ; preds = %1234
  %1238 = call ptr @__cxa_begin_catch(ptr %1223) #27
  %1239 = load ptr, ptr %1238, align 8, !tbaa !20
  %1240 = getelementptr inbounds nuw i8, ptr %1239, i64 16
  %1241 = load ptr, ptr %1240, align 8
  %1242 = call noundef ptr %1241(ptr noundef nonnull align 8 dereferenceable(16) %1238) #27
  %1243 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.30, ptr noundef nonnull @.str.14, ptr noundef %1242)
  br label %1233

1244:                                             ; preds = %1234
  %1245 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI6Broken) #27
  %1246 = icmp eq i32 %1224, %1245
  br i1 %1246, label %1247, label %1256

1247:                                             ; preds = %1244
  %1248 = call ptr @__cxa_begin_catch(ptr %1223) #27
  %1249 = getelementptr inbounds nuw i8, ptr %1248, i64 16
  %1250 = load i32, ptr %1249, align 8, !tbaa !22
  %1251 = load ptr, ptr %1248, align 8, !tbaa !20
  %1252 = getelementptr inbounds nuw i8, ptr %1251, i64 16
  %1253 = load ptr, ptr %1252, align 8
  %1254 = call noundef ptr %1253(ptr noundef nonnull align 8 dereferenceable(16) %1248) #27
  %1255 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.29, ptr noundef nonnull @.str.14, i32 noundef %1250, ptr noundef %1254)
  br label %1233

1256:                                             ; preds = %1244
  %1257 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTINSt8ios_base7failureB5cxx11E) #27
  %1258 = icmp eq i32 %1224, %1257
  br i1 %1258, label %1259, label %1266

1259:                                             ; preds = %1256
  %1260 = call ptr @__cxa_begin_catch(ptr %1223) #27
  %1261 = load ptr, ptr %1260, align 8, !tbaa !20
  %1262 = getelementptr inbounds nuw i8, ptr %1261, i64 16
  %1263 = load ptr, ptr %1262, align 8
  %1264 = call noundef ptr %1263(ptr noundef nonnull align 8 dereferenceable(32) %1260) #27
  %1265 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.28, ptr noundef nonnull @.str.14, ptr noundef %1264)
  br label %1233

1266:                                             ; preds = %1256
  %1267 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt13runtime_error) #27
  %1268 = icmp eq i32 %1224, %1267
  br i1 %1268, label %1269, label %1276

1269:                                             ; preds = %1266
  %1270 = call ptr @__cxa_begin_catch(ptr %1223) #27
  %1271 = load ptr, ptr %1270, align 8, !tbaa !20
  %1272 = getelementptr inbounds nuw i8, ptr %1271, i64 16
  %1273 = load ptr, ptr %1272, align 8
  %1274 = call noundef ptr %1273(ptr noundef nonnull align 8 dereferenceable(16) %1270) #27
  %1275 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.27, ptr noundef nonnull @.str.14, ptr noundef %1274)
  br label %1233

1276:                                             ; preds = %1266
  %1277 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9bad_alloc) #27
  %1278 = icmp eq i32 %1224, %1277
  br i1 %1278, label %1279, label %1286

1279:                                             ; preds = %1276
  %1280 = call ptr @__cxa_begin_catch(ptr %1223) #27
  %1281 = load ptr, ptr %1280, align 8, !tbaa !20
  %1282 = getelementptr inbounds nuw i8, ptr %1281, i64 16
  %1283 = load ptr, ptr %1282, align 8
  %1284 = call noundef ptr %1283(ptr noundef nonnull align 8 dereferenceable(8) %1280) #27
  %1285 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.26, ptr noundef nonnull @.str.14, ptr noundef %1284)
  br label %1233

1286:                                             ; preds = %1276
  %1287 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9exception) #27
  %1288 = icmp eq i32 %1224, %1287
  br i1 %1288, label %1289, label %1934

1289:                                             ; preds = %1286
  %1290 = call ptr @__cxa_begin_catch(ptr %1223) #27
  %1291 = load ptr, ptr %1290, align 8, !tbaa !20
  %1292 = getelementptr inbounds nuw i8, ptr %1291, i64 16
  %1293 = load ptr, ptr %1292, align 8
  %1294 = call noundef ptr %1293(ptr noundef nonnull align 8 dereferenceable(8) %1290) #27
  %1295 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.25, ptr noundef nonnull @.str.14, ptr noundef %1294)
  br label %1233

1296:                                             ; preds = %1233
  %1297 = call ptr @__cxa_allocate_exception(i64 24) #27
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #27
  %1298 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store ptr %1298, ptr %9, align 8, !tbaa !9
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(7) %1298, ptr noundef nonnull align 1 dereferenceable(7) @.str.15, i64 7, i1 false)
  %1299 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store i64 7, ptr %1299, align 8, !tbaa !13
  %1300 = getelementptr inbounds nuw i8, ptr %9, i64 23
  store i8 0, ptr %1300, align 1, !tbaa !16
  invoke void @_ZN6BrokenC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEi(ptr noundef nonnull align 8 dereferenceable(20) %1297, ptr noundef nonnull align 8 dereferenceable(32) %9, i32 noundef 7)
          to label %1301 unwind label %1302

1301:                                             ; preds = %1296
  invoke void @__cxa_throw(ptr nonnull %1297, ptr nonnull @_ZTI6Broken, ptr nonnull @_ZNSt13runtime_errorD2Ev) #28
          to label %1312 unwind label %1302

1302:                                             ; preds = %1301, %1296
  %1303 = phi i1 [ false, %1301 ], [ true, %1296 ]
  %1304 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12out_of_range
          catch ptr @_ZTISt11logic_error
          catch ptr @_ZTI6Broken
          catch ptr @_ZTINSt8ios_base7failureB5cxx11E
          catch ptr @_ZTISt13runtime_error
          catch ptr @_ZTISt9bad_alloc
          catch ptr @_ZTISt9exception
  %1305 = load ptr, ptr %9, align 8, !tbaa !30
  %1306 = icmp eq ptr %1305, %1298
  br i1 %1306, label %1310, label %1307

1307:                                             ; preds = %1302
  %1308 = load i64, ptr %1298, align 8, !tbaa !16
  %1309 = add i64 %1308, 1
  call void @_ZdlPvm(ptr noundef %1305, i64 noundef %1309) #29
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #27
  br i1 %1303, label %1311, label %1313

1310:                                             ; preds = %1302
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #27
  br i1 %1303, label %1311, label %1313

1311:                                             ; preds = %1310, %1307
  call void @__cxa_free_exception(ptr nonnull %1297) #27
  br label %1313

1312:                                             ; preds = %1301
  unreachable

1313:                                             ; preds = %1311, %1310, %1307
  %1314 = extractvalue { ptr, i32 } %1304, 0
  %1315 = extractvalue { ptr, i32 } %1304, 1
  %1316 = icmp eq i32 %1315, %37
  br i1 %1316, label %1317, label %1325

1317:                                             ; preds = %1313
  %1318 = call ptr @__cxa_begin_catch(ptr %1314) #27
  %1319 = load ptr, ptr %1318, align 8, !tbaa !20
  %1320 = getelementptr inbounds nuw i8, ptr %1319, i64 16
  %1321 = load ptr, ptr %1320, align 8
  %1322 = call noundef ptr %1321(ptr noundef nonnull align 8 dereferenceable(16) %1318) #27
  %1323 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.31, ptr noundef nonnull @.str.15, ptr noundef %1322)
  br label %1324

1324:                                             ; preds = %1380, %1370, %1360, %1350, %1338, %1328, %1317
  invoke void @__cxa_end_catch()
          to label %1387 unwind label %1930

1325:                                             ; preds = %1313
  %1326 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt11logic_error) #27
  %1327 = icmp eq i32 %1315, %1326
  br i1 %1327, label %1328, label %1335

1328:                                             ; preds = %1325
  %1329 = call ptr @__cxa_begin_catch(ptr %1314) #27
  %1330 = load ptr, ptr %1329, align 8, !tbaa !20
  %1331 = getelementptr inbounds nuw i8, ptr %1330, i64 16
  %1332 = load ptr, ptr %1331, align 8
  %1333 = call noundef ptr %1332(ptr noundef nonnull align 8 dereferenceable(16) %1329) #27
  %1334 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.30, ptr noundef nonnull @.str.15, ptr noundef %1333)
  br label %1324

1335:                                             ; preds = %1325
  %1336 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI6Broken) #27
  %1337 = icmp eq i32 %1315, %1336
  br i1 %1337, label %1338, label %1347

1338:                                             ; preds = %1335
  %1339 = call ptr @__cxa_begin_catch(ptr %1314) #27
  %1340 = getelementptr inbounds nuw i8, ptr %1339, i64 16
  %1341 = load i32, ptr %1340, align 8, !tbaa !22
  %1342 = load ptr, ptr %1339, align 8, !tbaa !20
  %1343 = getelementptr inbounds nuw i8, ptr %1342, i64 16
  %1344 = load ptr, ptr %1343, align 8
  %1345 = call noundef ptr %1344(ptr noundef nonnull align 8 dereferenceable(16) %1339) #27
  %1346 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.29, ptr noundef nonnull @.str.15, i32 noundef %1341, ptr noundef %1345)
  br label %1324

1347:                                             ; preds = %1335
  %1348 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTINSt8ios_base7failureB5cxx11E) #27
  %1349 = icmp eq i32 %1315, %1348
  br i1 %1349, label %1350, label %1357

1350:                                             ; preds = %1347
  %1351 = call ptr @__cxa_begin_catch(ptr %1314) #27
  %1352 = load ptr, ptr %1351, align 8, !tbaa !20
  %1353 = getelementptr inbounds nuw i8, ptr %1352, i64 16
  %1354 = load ptr, ptr %1353, align 8
  %1355 = call noundef ptr %1354(ptr noundef nonnull align 8 dereferenceable(32) %1351) #27
  %1356 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.28, ptr noundef nonnull @.str.15, ptr noundef %1355)
  br label %1324

1357:                                             ; preds = %1347
  %1358 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt13runtime_error) #27
  %1359 = icmp eq i32 %1315, %1358
  br i1 %1359, label %1360, label %1367

1360:                                             ; preds = %1357
  %1361 = call ptr @__cxa_begin_catch(ptr %1314) #27
  %1362 = load ptr, ptr %1361, align 8, !tbaa !20
  %1363 = getelementptr inbounds nuw i8, ptr %1362, i64 16
  %1364 = load ptr, ptr %1363, align 8
  %1365 = call noundef ptr %1364(ptr noundef nonnull align 8 dereferenceable(16) %1361) #27
  %1366 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.27, ptr noundef nonnull @.str.15, ptr noundef %1365)
  br label %1324

1367:                                             ; preds = %1357
  %1368 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9bad_alloc) #27
  %1369 = icmp eq i32 %1315, %1368
  br i1 %1369, label %1370, label %1377

1370:                                             ; preds = %1367
  %1371 = call ptr @__cxa_begin_catch(ptr %1314) #27
  %1372 = load ptr, ptr %1371, align 8, !tbaa !20
  %1373 = getelementptr inbounds nuw i8, ptr %1372, i64 16
  %1374 = load ptr, ptr %1373, align 8
  %1375 = call noundef ptr %1374(ptr noundef nonnull align 8 dereferenceable(8) %1371) #27
  %1376 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.26, ptr noundef nonnull @.str.15, ptr noundef %1375)
  br label %1324

1377:                                             ; preds = %1367
  %1378 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9exception) #27
  %1379 = icmp eq i32 %1315, %1378
  br i1 %1379, label %1380, label %1934

1380:                                             ; preds = %1377
  %1381 = call ptr @__cxa_begin_catch(ptr %1314) #27
  %1382 = load ptr, ptr %1381, align 8, !tbaa !20
  %1383 = getelementptr inbounds nuw i8, ptr %1382, i64 16
  %1384 = load ptr, ptr %1383, align 8
  %1385 = call noundef ptr %1384(ptr noundef nonnull align 8 dereferenceable(8) %1381) #27
  %1386 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.25, ptr noundef nonnull @.str.15, ptr noundef %1385)
  br label %1324

1387:                                             ; preds = %1324
  invoke fastcc void @"_Z7attemptIZ4mainE4$_15EvPKcT_"()
          to label %1388 unwind label %1930

1388:                                             ; preds = %1387
  %1389 = call ptr @__cxa_allocate_exception(i64 16) #27
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #27
  %1390 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store ptr %1390, ptr %8, align 8, !tbaa !9
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(6) %1390, ptr noundef nonnull align 1 dereferenceable(6) @.str.17, i64 6, i1 false)
  %1391 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store i64 6, ptr %1391, align 8, !tbaa !13
  %1392 = getelementptr inbounds nuw i8, ptr %8, i64 22
  store i8 0, ptr %1392, align 2, !tbaa !16
  invoke void @_ZNSt12domain_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef nonnull align 8 dereferenceable(16) %1389, ptr noundef nonnull align 8 dereferenceable(32) %8)
          to label %1393 unwind label %1394

1393:                                             ; preds = %1388
  invoke void @__cxa_throw(ptr nonnull %1389, ptr nonnull @_ZTISt12domain_error, ptr nonnull @_ZNSt12domain_errorD1Ev) #28
          to label %1404 unwind label %1394

1394:                                             ; preds = %1393, %1388
  %1395 = phi i1 [ false, %1393 ], [ true, %1388 ]
  %1396 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12out_of_range
          catch ptr @_ZTISt11logic_error
          catch ptr @_ZTI6Broken
          catch ptr @_ZTINSt8ios_base7failureB5cxx11E
          catch ptr @_ZTISt13runtime_error
          catch ptr @_ZTISt9bad_alloc
          catch ptr @_ZTISt9exception
  %1397 = load ptr, ptr %8, align 8, !tbaa !30
  %1398 = icmp eq ptr %1397, %1390
  br i1 %1398, label %1402, label %1399

1399:                                             ; preds = %1394
  %1400 = load i64, ptr %1390, align 8, !tbaa !16
  %1401 = add i64 %1400, 1
  call void @_ZdlPvm(ptr noundef %1397, i64 noundef %1401) #29
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #27
  br i1 %1395, label %1403, label %1405

1402:                                             ; preds = %1394
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #27
  br i1 %1395, label %1403, label %1405

1403:                                             ; preds = %1402, %1399
  call void @__cxa_free_exception(ptr nonnull %1389) #27
  br label %1405

1404:                                             ; preds = %1393
  unreachable

1405:                                             ; preds = %1403, %1402, %1399
  %1406 = extractvalue { ptr, i32 } %1396, 0
  %1407 = extractvalue { ptr, i32 } %1396, 1
  %1408 = icmp eq i32 %1407, %37
  br i1 %1408, label %1409, label %1417

1409:                                             ; preds = %1405
  %1410 = call ptr @__cxa_begin_catch(ptr %1406) #27
  %1411 = load ptr, ptr %1410, align 8, !tbaa !20
  %1412 = getelementptr inbounds nuw i8, ptr %1411, i64 16
  %1413 = load ptr, ptr %1412, align 8
  %1414 = call noundef ptr %1413(ptr noundef nonnull align 8 dereferenceable(16) %1410) #27
  %1415 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.31, ptr noundef nonnull @.str.17, ptr noundef %1414)
  br label %1416

1416:                                             ; preds = %1472, %1462, %1452, %1442, %1430, %1420, %1409
  invoke void @__cxa_end_catch()
          to label %1479 unwind label %1930

1417:                                             ; preds = %1405
  %1418 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt11logic_error) #27
  %1419 = icmp eq i32 %1407, %1418
  br i1 %1419, label %1420, label %1427

1420:                                             ; preds = %1417
  %1421 = call ptr @__cxa_begin_catch(ptr %1406) #27
  %1422 = load ptr, ptr %1421, align 8, !tbaa !20
  %1423 = getelementptr inbounds nuw i8, ptr %1422, i64 16
  %1424 = load ptr, ptr %1423, align 8
  %1425 = call noundef ptr %1424(ptr noundef nonnull align 8 dereferenceable(16) %1421) #27
  %1426 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.30, ptr noundef nonnull @.str.17, ptr noundef %1425)
  br label %1416

1427:                                             ; preds = %1417
  %1428 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI6Broken) #27
  %1429 = icmp eq i32 %1407, %1428
  br i1 %1429, label %1430, label %1439

1430:                                             ; preds = %1427
  %1431 = call ptr @__cxa_begin_catch(ptr %1406) #27
  %1432 = getelementptr inbounds nuw i8, ptr %1431, i64 16
  %1433 = load i32, ptr %1432, align 8, !tbaa !22
  %1434 = load ptr, ptr %1431, align 8, !tbaa !20
  %1435 = getelementptr inbounds nuw i8, ptr %1434, i64 16
  %1436 = load ptr, ptr %1435, align 8
  %1437 = call noundef ptr %1436(ptr noundef nonnull align 8 dereferenceable(16) %1431) #27
  %1438 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.29, ptr noundef nonnull @.str.17, i32 noundef %1433, ptr noundef %1437)
  br label %1416

1439:                                             ; preds = %1427
  %1440 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTINSt8ios_base7failureB5cxx11E) #27
  %1441 = icmp eq i32 %1407, %1440
  br i1 %1441, label %1442, label %1449

1442:                                             ; preds = %1439
  %1443 = call ptr @__cxa_begin_catch(ptr %1406) #27
  %1444 = load ptr, ptr %1443, align 8, !tbaa !20
  %1445 = getelementptr inbounds nuw i8, ptr %1444, i64 16
  %1446 = load ptr, ptr %1445, align 8
  %1447 = call noundef ptr %1446(ptr noundef nonnull align 8 dereferenceable(32) %1443) #27
  %1448 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.28, ptr noundef nonnull @.str.17, ptr noundef %1447)
  br label %1416

1449:                                             ; preds = %1439
  %1450 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt13runtime_error) #27
  %1451 = icmp eq i32 %1407, %1450
  br i1 %1451, label %1452, label %1459

1452:                                             ; preds = %1449
  %1453 = call ptr @__cxa_begin_catch(ptr %1406) #27
  %1454 = load ptr, ptr %1453, align 8, !tbaa !20
  %1455 = getelementptr inbounds nuw i8, ptr %1454, i64 16
  %1456 = load ptr, ptr %1455, align 8
  %1457 = call noundef ptr %1456(ptr noundef nonnull align 8 dereferenceable(16) %1453) #27
  %1458 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.27, ptr noundef nonnull @.str.17, ptr noundef %1457)
  br label %1416

1459:                                             ; preds = %1449
  %1460 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9bad_alloc) #27
  %1461 = icmp eq i32 %1407, %1460
  br i1 %1461, label %1462, label %1469

1462:                                             ; preds = %1459
  %1463 = call ptr @__cxa_begin_catch(ptr %1406) #27
  %1464 = load ptr, ptr %1463, align 8, !tbaa !20
  %1465 = getelementptr inbounds nuw i8, ptr %1464, i64 16
  %1466 = load ptr, ptr %1465, align 8
  %1467 = call noundef ptr %1466(ptr noundef nonnull align 8 dereferenceable(8) %1463) #27
  %1468 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.26, ptr noundef nonnull @.str.17, ptr noundef %1467)
  br label %1416

1469:                                             ; preds = %1459
  %1470 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9exception) #27
  %1471 = icmp eq i32 %1407, %1470
  br i1 %1471, label %1472, label %1934

1472:                                             ; preds = %1469
  %1473 = call ptr @__cxa_begin_catch(ptr %1406) #27
  %1474 = load ptr, ptr %1473, align 8, !tbaa !20
  %1475 = getelementptr inbounds nuw i8, ptr %1474, i64 16
  %1476 = load ptr, ptr %1475, align 8
  %1477 = call noundef ptr %1476(ptr noundef nonnull align 8 dereferenceable(8) %1473) #27
  %1478 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.25, ptr noundef nonnull @.str.17, ptr noundef %1477)
  br label %1416

1479:                                             ; preds = %1416
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #27
  invoke void @_ZNSt14overflow_errorC1EPKc(ptr noundef nonnull align 8 dereferenceable(16) %5, ptr noundef nonnull @.str.47)
          to label %1480 unwind label %1491

1480:                                             ; preds = %1479
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #27
  call void @_ZNSt13runtime_errorC2ERKS_(ptr noundef nonnull align 8 dereferenceable(16) %6, ptr noundef nonnull align 8 dereferenceable(16) %5) #27
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTVSt14overflow_error, i64 16), ptr %6, align 8, !tbaa !20
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #27
  invoke void @_ZNSt14overflow_errorC1EPKc(ptr noundef nonnull align 8 dereferenceable(16) %7, ptr noundef nonnull @.str.48)
          to label %1481 unwind label %1484

1481:                                             ; preds = %1480
  %1482 = call noundef nonnull align 8 dereferenceable(16) ptr @_ZNSt13runtime_erroraSERKS_(ptr noundef nonnull align 8 dereferenceable(16) %7, ptr noundef nonnull align 8 dereferenceable(16) %6) #27
  %1483 = call ptr @__cxa_allocate_exception(i64 16) #27
  call void @_ZNSt13runtime_errorC2EOS_(ptr noundef nonnull align 8 dereferenceable(16) %1483, ptr noundef nonnull align 8 dereferenceable(16) %7) #27
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTVSt14overflow_error, i64 16), ptr %1483, align 8, !tbaa !20
  invoke void @__cxa_throw(ptr nonnull %1483, ptr nonnull @_ZTISt14overflow_error, ptr nonnull @_ZNSt14overflow_errorD1Ev) #28
          to label %1490 unwind label %1486

1484:                                             ; preds = %1480
  %1485 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12out_of_range
          catch ptr @_ZTISt11logic_error
          catch ptr @_ZTI6Broken
          catch ptr @_ZTINSt8ios_base7failureB5cxx11E
          catch ptr @_ZTISt13runtime_error
          catch ptr @_ZTISt9bad_alloc
          catch ptr @_ZTISt9exception
  br label %1488

1486:                                             ; preds = %1481
  %1487 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12out_of_range
          catch ptr @_ZTISt11logic_error
          catch ptr @_ZTI6Broken
          catch ptr @_ZTINSt8ios_base7failureB5cxx11E
          catch ptr @_ZTISt13runtime_error
          catch ptr @_ZTISt9bad_alloc
          catch ptr @_ZTISt9exception
  call void @_ZNSt14overflow_errorD1Ev(ptr noundef nonnull align 8 dereferenceable(16) %7) #27
  br label %1488

1488:                                             ; preds = %1486, %1484
  %1489 = phi { ptr, i32 } [ %1487, %1486 ], [ %1485, %1484 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #27
  call void @_ZNSt14overflow_errorD1Ev(ptr noundef nonnull align 8 dereferenceable(16) %6) #27
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #27
  call void @_ZNSt14overflow_errorD1Ev(ptr noundef nonnull align 8 dereferenceable(16) %5) #27
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #27
  br label %1493

1490:                                             ; preds = %1481
  unreachable

1491:                                             ; preds = %1479
  %1492 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12out_of_range
          catch ptr @_ZTISt11logic_error
          catch ptr @_ZTI6Broken
          catch ptr @_ZTINSt8ios_base7failureB5cxx11E
          catch ptr @_ZTISt13runtime_error
          catch ptr @_ZTISt9bad_alloc
          catch ptr @_ZTISt9exception
  br label %1493

1493:                                             ; preds = %1491, %1488
  %1494 = phi { ptr, i32 } [ %1492, %1491 ], [ %1489, %1488 ]
  %1495 = extractvalue { ptr, i32 } %1494, 0
  %1496 = extractvalue { ptr, i32 } %1494, 1
  %1497 = icmp eq i32 %1496, %37
  br i1 %1497, label %1498, label %1506

1498:                                             ; preds = %1493
  %1499 = call ptr @__cxa_begin_catch(ptr %1495) #27
  %1500 = load ptr, ptr %1499, align 8, !tbaa !20
  %1501 = getelementptr inbounds nuw i8, ptr %1500, i64 16
  %1502 = load ptr, ptr %1501, align 8
  %1503 = call noundef ptr %1502(ptr noundef nonnull align 8 dereferenceable(16) %1499) #27
  %1504 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.31, ptr noundef nonnull @.str.18, ptr noundef %1503)
  br label %1505

1505:                                             ; preds = %1561, %1551, %1541, %1531, %1519, %1509, %1498
  invoke void @__cxa_end_catch()
          to label %1568 unwind label %1930

1506:                                             ; preds = %1493
  %1507 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt11logic_error) #27
  %1508 = icmp eq i32 %1496, %1507
  br i1 %1508, label %1509, label %1516

1509:                                             ; preds = %1506
  %1510 = call ptr @__cxa_begin_catch(ptr %1495) #27
  %1511 = load ptr, ptr %1510, align 8, !tbaa !20
  %1512 = getelementptr inbounds nuw i8, ptr %1511, i64 16
  %1513 = load ptr, ptr %1512, align 8
  %1514 = call noundef ptr %1513(ptr noundef nonnull align 8 dereferenceable(16) %1510) #27
  %1515 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.30, ptr noundef nonnull @.str.18, ptr noundef %1514)
  br label %1505

1516:                                             ; preds = %1506
  %1517 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI6Broken) #27
  %1518 = icmp eq i32 %1496, %1517
  br i1 %1518, label %1519, label %1528

1519:                                             ; preds = %1516
  %1520 = call ptr @__cxa_begin_catch(ptr %1495) #27
  %1521 = getelementptr inbounds nuw i8, ptr %1520, i64 16
  %1522 = load i32, ptr %1521, align 8, !tbaa !22
  %1523 = load ptr, ptr %1520, align 8, !tbaa !20
  %1524 = getelementptr inbounds nuw i8, ptr %1523, i64 16
  %1525 = load ptr, ptr %1524, align 8
  %1526 = call noundef ptr %1525(ptr noundef nonnull align 8 dereferenceable(16) %1520) #27
  %1527 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.29, ptr noundef nonnull @.str.18, i32 noundef %1522, ptr noundef %1526)
  br label %1505

1528:                                             ; preds = %1516
  %1529 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTINSt8ios_base7failureB5cxx11E) #27
  %1530 = icmp eq i32 %1496, %1529
  br i1 %1530, label %1531, label %1538

1531:                                             ; preds = %1528
  %1532 = call ptr @__cxa_begin_catch(ptr %1495) #27
  %1533 = load ptr, ptr %1532, align 8, !tbaa !20
  %1534 = getelementptr inbounds nuw i8, ptr %1533, i64 16
  %1535 = load ptr, ptr %1534, align 8
  %1536 = call noundef ptr %1535(ptr noundef nonnull align 8 dereferenceable(32) %1532) #27
  %1537 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.28, ptr noundef nonnull @.str.18, ptr noundef %1536)
  br label %1505

1538:                                             ; preds = %1528
  %1539 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt13runtime_error) #27
  %1540 = icmp eq i32 %1496, %1539
  br i1 %1540, label %1541, label %1548

1541:                                             ; preds = %1538
  %1542 = call ptr @__cxa_begin_catch(ptr %1495) #27
  %1543 = load ptr, ptr %1542, align 8, !tbaa !20
  %1544 = getelementptr inbounds nuw i8, ptr %1543, i64 16
  %1545 = load ptr, ptr %1544, align 8
  %1546 = call noundef ptr %1545(ptr noundef nonnull align 8 dereferenceable(16) %1542) #27
  %1547 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.27, ptr noundef nonnull @.str.18, ptr noundef %1546)
  br label %1505

1548:                                             ; preds = %1538
  %1549 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9bad_alloc) #27
  %1550 = icmp eq i32 %1496, %1549
  br i1 %1550, label %1551, label %1558

1551:                                             ; preds = %1548
  %1552 = call ptr @__cxa_begin_catch(ptr %1495) #27
  %1553 = load ptr, ptr %1552, align 8, !tbaa !20
  %1554 = getelementptr inbounds nuw i8, ptr %1553, i64 16
  %1555 = load ptr, ptr %1554, align 8
  %1556 = call noundef ptr %1555(ptr noundef nonnull align 8 dereferenceable(8) %1552) #27
  %1557 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.26, ptr noundef nonnull @.str.18, ptr noundef %1556)
  br label %1505

1558:                                             ; preds = %1548
  %1559 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9exception) #27
  %1560 = icmp eq i32 %1496, %1559
  br i1 %1560, label %1561, label %1934

1561:                                             ; preds = %1558
  %1562 = call ptr @__cxa_begin_catch(ptr %1495) #27
  %1563 = load ptr, ptr %1562, align 8, !tbaa !20
  %1564 = getelementptr inbounds nuw i8, ptr %1563, i64 16
  %1565 = load ptr, ptr %1564, align 8
  %1566 = call noundef ptr %1565(ptr noundef nonnull align 8 dereferenceable(8) %1562) #27
  %1567 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.25, ptr noundef nonnull @.str.18, ptr noundef %1566)
  br label %1505

1568:                                             ; preds = %1505
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #27
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #27
  %1569 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store ptr %1569, ptr %3, align 8, !tbaa !9
  store i8 120, ptr %1569, align 8, !tbaa !16
  %1570 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store i64 1, ptr %1570, align 8, !tbaa !13
  %1571 = getelementptr inbounds nuw i8, ptr %3, i64 17
  store i8 0, ptr %1571, align 1, !tbaa !16
  invoke void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEC1ERKNS_12basic_stringIcS2_S3_EESt13_Ios_Openmode(ptr noundef nonnull align 8 dereferenceable(120) %2, ptr noundef nonnull align 8 dereferenceable(32) %3, i32 noundef 8)
          to label %1572 unwind label %1602

1572:                                             ; preds = %1568
  %1573 = load ptr, ptr %3, align 8, !tbaa !30
  %1574 = icmp eq ptr %1573, %1569
  br i1 %1574, label %1578, label %1575

1575:                                             ; preds = %1572
  %1576 = load i64, ptr %1569, align 8, !tbaa !16
  %1577 = add i64 %1576, 1
  call void @_ZdlPvm(ptr noundef %1573, i64 noundef %1577) #29
  br label %1578

1578:                                             ; preds = %1575, %1572
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #27
  %1579 = load ptr, ptr %2, align 8, !tbaa !20
  %1580 = getelementptr i8, ptr %1579, i64 -24
  %1581 = load i64, ptr %1580, align 8
  %1582 = getelementptr inbounds i8, ptr %2, i64 %1581
  %1583 = getelementptr inbounds nuw i8, ptr %1582, i64 28
  store i32 4, ptr %1583, align 4, !tbaa !46
  %1584 = getelementptr inbounds nuw i8, ptr %1582, i64 32
  %1585 = load i32, ptr %1584, align 8, !tbaa !55
  invoke void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(ptr noundef nonnull align 8 dereferenceable(264) %1582, i32 noundef %1585)
          to label %1586 unwind label %1610

1586:                                             ; preds = %1578
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #27
  %1587 = invoke noundef nonnull align 8 dereferenceable(16) ptr @_ZNSirsERi(ptr noundef nonnull align 8 dereferenceable(16) %2, ptr noundef nonnull align 4 dereferenceable(4) %4)
          to label %1588 unwind label %1612

1588:                                             ; preds = %1586
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #27
  %1589 = load ptr, ptr @_ZTTNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE, align 8
  store ptr %1589, ptr %2, align 8, !tbaa !20
  %1590 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @_ZTTNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE, i64 24), align 8
  %1591 = getelementptr i8, ptr %1589, i64 -24
  %1592 = load i64, ptr %1591, align 8
  %1593 = getelementptr inbounds i8, ptr %2, i64 %1592
  store ptr %1590, ptr %1593, align 8, !tbaa !20
  %1594 = getelementptr inbounds nuw i8, ptr %2, i64 16
  store ptr getelementptr inbounds nuw inrange(-16, 112) (i8, ptr @_ZTVNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEE, i64 16), ptr %1594, align 8, !tbaa !20
  %1595 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %1596 = load ptr, ptr %1595, align 8, !tbaa !30
  %1597 = getelementptr inbounds nuw i8, ptr %2, i64 104
  %1598 = icmp eq ptr %1596, %1597
  br i1 %1598, label %1621, label %1599

1599:                                             ; preds = %1588
  %1600 = load i64, ptr %1597, align 8, !tbaa !16
  %1601 = add i64 %1600, 1
  call void @_ZdlPvm(ptr noundef %1596, i64 noundef %1601) #29
  br label %1621

1602:                                             ; preds = %1568
  %1603 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12out_of_range
          catch ptr @_ZTISt11logic_error
          catch ptr @_ZTI6Broken
          catch ptr @_ZTINSt8ios_base7failureB5cxx11E
          catch ptr @_ZTISt13runtime_error
          catch ptr @_ZTISt9bad_alloc
          catch ptr @_ZTISt9exception
  %1604 = load ptr, ptr %3, align 8, !tbaa !30
  %1605 = icmp eq ptr %1604, %1569
  br i1 %1605, label %1609, label %1606

1606:                                             ; preds = %1602
  %1607 = load i64, ptr %1569, align 8, !tbaa !16
  %1608 = add i64 %1607, 1
  call void @_ZdlPvm(ptr noundef %1604, i64 noundef %1608) #29
  br label %1609

1609:                                             ; preds = %1606, %1602
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #27
  br label %1616

1610:                                             ; preds = %1578
  %1611 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12out_of_range
          catch ptr @_ZTISt11logic_error
          catch ptr @_ZTI6Broken
          catch ptr @_ZTINSt8ios_base7failureB5cxx11E
          catch ptr @_ZTISt13runtime_error
          catch ptr @_ZTISt9bad_alloc
          catch ptr @_ZTISt9exception
  br label %1614

1612:                                             ; preds = %1586
  %1613 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12out_of_range
          catch ptr @_ZTISt11logic_error
          catch ptr @_ZTI6Broken
          catch ptr @_ZTINSt8ios_base7failureB5cxx11E
          catch ptr @_ZTISt13runtime_error
          catch ptr @_ZTISt9bad_alloc
          catch ptr @_ZTISt9exception
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #27
  br label %1614

1614:                                             ; preds = %1612, %1610
  %1615 = phi { ptr, i32 } [ %1613, %1612 ], [ %1611, %1610 ]
  call void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEED1Ev(ptr noundef nonnull align 8 dereferenceable(120) %2) #27
  br label %1616

1616:                                             ; preds = %1614, %1609
  %1617 = phi { ptr, i32 } [ %1615, %1614 ], [ %1603, %1609 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #27
  %1618 = extractvalue { ptr, i32 } %1617, 0
  %1619 = extractvalue { ptr, i32 } %1617, 1
  %1620 = icmp eq i32 %1619, %37
  br i1 %1620, label %1631, label %1638

1621:                                             ; preds = %1599, %1588
  store ptr getelementptr inbounds nuw inrange(-16, 112) (i8, ptr @_ZTVSt15basic_streambufIcSt11char_traitsIcEE, i64 16), ptr %1594, align 8, !tbaa !20
  %1622 = getelementptr inbounds nuw i8, ptr %2, i64 72
  call void @_ZNSt6localeD1Ev(ptr noundef nonnull align 8 dereferenceable(8) %1622) #27
  %1623 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @_ZTTNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE, i64 8), align 8
  store ptr %1623, ptr %2, align 8, !tbaa !20
  %1624 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @_ZTTNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE, i64 16), align 8
  %1625 = getelementptr i8, ptr %1623, i64 -24
  %1626 = load i64, ptr %1625, align 8
  %1627 = getelementptr inbounds i8, ptr %2, i64 %1626
  store ptr %1624, ptr %1627, align 8, !tbaa !20
  %1628 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store i64 0, ptr %1628, align 8, !tbaa !56
  %1629 = getelementptr inbounds nuw i8, ptr %2, i64 120
  call void @_ZNSt8ios_baseD2Ev(ptr noundef nonnull align 8 dereferenceable(264) %1629) #27
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #27
  %1630 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.24, ptr noundef nonnull @.str.19)
  br label %1701

1631:                                             ; preds = %1616
  %1632 = call ptr @__cxa_begin_catch(ptr %1618) #27
  %1633 = load ptr, ptr %1632, align 8, !tbaa !20
  %1634 = getelementptr inbounds nuw i8, ptr %1633, i64 16
  %1635 = load ptr, ptr %1634, align 8
  %1636 = call noundef ptr %1635(ptr noundef nonnull align 8 dereferenceable(16) %1632) #27
  %1637 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.31, ptr noundef nonnull @.str.19, ptr noundef %1636)
  br label %1700

1638:                                             ; preds = %1616
  %1639 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt11logic_error) #27
  %1640 = icmp eq i32 %1619, %1639
  br i1 %1640, label %1641, label %1648

1641:                                             ; preds = %1638
  %1642 = call ptr @__cxa_begin_catch(ptr %1618) #27
  %1643 = load ptr, ptr %1642, align 8, !tbaa !20
  %1644 = getelementptr inbounds nuw i8, ptr %1643, i64 16
  %1645 = load ptr, ptr %1644, align 8
  %1646 = call noundef ptr %1645(ptr noundef nonnull align 8 dereferenceable(16) %1642) #27
  %1647 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.30, ptr noundef nonnull @.str.19, ptr noundef %1646)
  br label %1700

1648:                                             ; preds = %1638
  %1649 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI6Broken) #27
  %1650 = icmp eq i32 %1619, %1649
  br i1 %1650, label %1651, label %1660

1651:                                             ; preds = %1648
  %1652 = call ptr @__cxa_begin_catch(ptr %1618) #27
  %1653 = getelementptr inbounds nuw i8, ptr %1652, i64 16
  %1654 = load i32, ptr %1653, align 8, !tbaa !22
  %1655 = load ptr, ptr %1652, align 8, !tbaa !20
  %1656 = getelementptr inbounds nuw i8, ptr %1655, i64 16
  %1657 = load ptr, ptr %1656, align 8
  %1658 = call noundef ptr %1657(ptr noundef nonnull align 8 dereferenceable(16) %1652) #27
  %1659 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.29, ptr noundef nonnull @.str.19, i32 noundef %1654, ptr noundef %1658)
  br label %1700

1660:                                             ; preds = %1648
  %1661 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTINSt8ios_base7failureB5cxx11E) #27
  %1662 = icmp eq i32 %1619, %1661
  br i1 %1662, label %1663, label %1670

1663:                                             ; preds = %1660
  %1664 = call ptr @__cxa_begin_catch(ptr %1618) #27
  %1665 = load ptr, ptr %1664, align 8, !tbaa !20
  %1666 = getelementptr inbounds nuw i8, ptr %1665, i64 16
  %1667 = load ptr, ptr %1666, align 8
  %1668 = call noundef ptr %1667(ptr noundef nonnull align 8 dereferenceable(32) %1664) #27
  %1669 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.28, ptr noundef nonnull @.str.19, ptr noundef %1668)
  br label %1700

1670:                                             ; preds = %1660
  %1671 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt13runtime_error) #27
  %1672 = icmp eq i32 %1619, %1671
  br i1 %1672, label %1673, label %1680

1673:                                             ; preds = %1670
  %1674 = call ptr @__cxa_begin_catch(ptr %1618) #27
  %1675 = load ptr, ptr %1674, align 8, !tbaa !20
  %1676 = getelementptr inbounds nuw i8, ptr %1675, i64 16
  %1677 = load ptr, ptr %1676, align 8
  %1678 = call noundef ptr %1677(ptr noundef nonnull align 8 dereferenceable(16) %1674) #27
  %1679 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.27, ptr noundef nonnull @.str.19, ptr noundef %1678)
  br label %1700

1680:                                             ; preds = %1670
  %1681 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9bad_alloc) #27
  %1682 = icmp eq i32 %1619, %1681
  br i1 %1682, label %1683, label %1690

1683:                                             ; preds = %1680
  %1684 = call ptr @__cxa_begin_catch(ptr %1618) #27
  %1685 = load ptr, ptr %1684, align 8, !tbaa !20
  %1686 = getelementptr inbounds nuw i8, ptr %1685, i64 16
  %1687 = load ptr, ptr %1686, align 8
  %1688 = call noundef ptr %1687(ptr noundef nonnull align 8 dereferenceable(8) %1684) #27
  %1689 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.26, ptr noundef nonnull @.str.19, ptr noundef %1688)
  br label %1700

1690:                                             ; preds = %1680
  %1691 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9exception) #27
  %1692 = icmp eq i32 %1619, %1691
  br i1 %1692, label %1693, label %1934

1693:                                             ; preds = %1690
  %1694 = call ptr @__cxa_begin_catch(ptr %1618) #27
  %1695 = load ptr, ptr %1694, align 8, !tbaa !20
  %1696 = getelementptr inbounds nuw i8, ptr %1695, i64 16
  %1697 = load ptr, ptr %1696, align 8
  %1698 = call noundef ptr %1697(ptr noundef nonnull align 8 dereferenceable(8) %1694) #27
  %1699 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.25, ptr noundef nonnull @.str.19, ptr noundef %1698)
  br label %1700

1700:                                             ; preds = %1631, %1641, %1651, %1663, %1673, %1683, %1693
  invoke void @__cxa_end_catch()
          to label %1701 unwind label %1930

1701:                                             ; preds = %1700, %1621
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #27
  invoke void @_ZNSt14basic_ifstreamIcSt11char_traitsIcEEC1Ev(ptr noundef nonnull align 8 dereferenceable(256) %1)
          to label %1702 unwind label %1731

1702:                                             ; preds = %1701
  %1703 = load ptr, ptr %1, align 8, !tbaa !20
  %1704 = getelementptr i8, ptr %1703, i64 -24
  %1705 = load i64, ptr %1704, align 8
  %1706 = getelementptr inbounds i8, ptr %1, i64 %1705
  %1707 = getelementptr inbounds nuw i8, ptr %1706, i64 28
  store i32 5, ptr %1707, align 4, !tbaa !46
  %1708 = getelementptr inbounds nuw i8, ptr %1706, i64 32
  %1709 = load i32, ptr %1708, align 8, !tbaa !55
  invoke void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(ptr noundef nonnull align 8 dereferenceable(264) %1706, i32 noundef %1709)
          to label %1710 unwind label %1725

1710:                                             ; preds = %1702
  %1711 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %1712 = invoke noundef ptr @_ZNSt13basic_filebufIcSt11char_traitsIcEE4openEPKcSt13_Ios_Openmode(ptr noundef nonnull align 8 dereferenceable(240) %1711, ptr noundef nonnull @.str.50, i32 noundef 8)
          to label %1713 unwind label %1725

1713:                                             ; preds = %1710
  %1714 = icmp eq ptr %1712, null
  %1715 = load ptr, ptr %1, align 8, !tbaa !20
  %1716 = getelementptr i8, ptr %1715, i64 -24
  %1717 = load i64, ptr %1716, align 8
  %1718 = getelementptr inbounds i8, ptr %1, i64 %1717
  br i1 %1714, label %1719, label %1723

1719:                                             ; preds = %1713
  %1720 = getelementptr inbounds nuw i8, ptr %1718, i64 32
  %1721 = load i32, ptr %1720, align 8, !tbaa !55
  %1722 = or i32 %1721, 4
  br label %1723

1723:                                             ; preds = %1719, %1713
  %1724 = phi i32 [ %1722, %1719 ], [ 0, %1713 ]
  invoke void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(ptr noundef nonnull align 8 dereferenceable(264) %1718, i32 noundef %1724)
          to label %1728 unwind label %1725

1725:                                             ; preds = %1723, %1710, %1702
  %1726 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12out_of_range
          catch ptr @_ZTISt11logic_error
          catch ptr @_ZTI6Broken
          catch ptr @_ZTINSt8ios_base7failureB5cxx11E
          catch ptr @_ZTISt13runtime_error
          catch ptr @_ZTISt9bad_alloc
          catch ptr @_ZTISt9exception
  call void @_ZNSt14basic_ifstreamIcSt11char_traitsIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(256) %1, ptr noundef nonnull @_ZTTSt14basic_ifstreamIcSt11char_traitsIcEE) #27
  %1727 = getelementptr inbounds nuw i8, ptr %1, i64 256
  call void @_ZNSt8ios_baseD2Ev(ptr noundef nonnull align 8 dereferenceable(264) %1727) #27
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #27
  br label %1733

1728:                                             ; preds = %1723
  call void @_ZNSt14basic_ifstreamIcSt11char_traitsIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(256) %1, ptr noundef nonnull @_ZTTSt14basic_ifstreamIcSt11char_traitsIcEE) #27
  %1729 = getelementptr inbounds nuw i8, ptr %1, i64 256
  call void @_ZNSt8ios_baseD2Ev(ptr noundef nonnull align 8 dereferenceable(264) %1729) #27
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #27
  %1730 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.24, ptr noundef nonnull @.str.20)
  br label %1808

1731:                                             ; preds = %1701
  %1732 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12out_of_range
          catch ptr @_ZTISt11logic_error
          catch ptr @_ZTI6Broken
          catch ptr @_ZTINSt8ios_base7failureB5cxx11E
          catch ptr @_ZTISt13runtime_error
          catch ptr @_ZTISt9bad_alloc
          catch ptr @_ZTISt9exception
  br label %1733

1733:                                             ; preds = %1731, %1725
  %1734 = phi { ptr, i32 } [ %1732, %1731 ], [ %1726, %1725 ]
  %1735 = extractvalue { ptr, i32 } %1734, 0
  %1736 = extractvalue { ptr, i32 } %1734, 1
  %1737 = icmp eq i32 %1736, %37
  br i1 %1737, label %1738, label %1745

1738:                                             ; preds = %1733
  %1739 = call ptr @__cxa_begin_catch(ptr %1735) #27
  %1740 = load ptr, ptr %1739, align 8, !tbaa !20
  %1741 = getelementptr inbounds nuw i8, ptr %1740, i64 16
  %1742 = load ptr, ptr %1741, align 8
  %1743 = call noundef ptr %1742(ptr noundef nonnull align 8 dereferenceable(16) %1739) #27
  %1744 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.31, ptr noundef nonnull @.str.20, ptr noundef %1743)
  br label %1807

1745:                                             ; preds = %1733
  %1746 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt11logic_error) #27
  %1747 = icmp eq i32 %1736, %1746
  br i1 %1747, label %1748, label %1755

1748:                                             ; preds = %1745
  %1749 = call ptr @__cxa_begin_catch(ptr %1735) #27
  %1750 = load ptr, ptr %1749, align 8, !tbaa !20
  %1751 = getelementptr inbounds nuw i8, ptr %1750, i64 16
  %1752 = load ptr, ptr %1751, align 8
  %1753 = call noundef ptr %1752(ptr noundef nonnull align 8 dereferenceable(16) %1749) #27
  %1754 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.30, ptr noundef nonnull @.str.20, ptr noundef %1753)
  br label %1807

1755:                                             ; preds = %1745
  %1756 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI6Broken) #27
  %1757 = icmp eq i32 %1736, %1756
  br i1 %1757, label %1758, label %1767

1758:                                             ; preds = %1755
  %1759 = call ptr @__cxa_begin_catch(ptr %1735) #27
  %1760 = getelementptr inbounds nuw i8, ptr %1759, i64 16
  %1761 = load i32, ptr %1760, align 8, !tbaa !22
  %1762 = load ptr, ptr %1759, align 8, !tbaa !20
  %1763 = getelementptr inbounds nuw i8, ptr %1762, i64 16
  %1764 = load ptr, ptr %1763, align 8
  %1765 = call noundef ptr %1764(ptr noundef nonnull align 8 dereferenceable(16) %1759) #27
  %1766 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.29, ptr noundef nonnull @.str.20, i32 noundef %1761, ptr noundef %1765)
  br label %1807

1767:                                             ; preds = %1755
  %1768 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTINSt8ios_base7failureB5cxx11E) #27
  %1769 = icmp eq i32 %1736, %1768
  br i1 %1769, label %1770, label %1777

1770:                                             ; preds = %1767
  %1771 = call ptr @__cxa_begin_catch(ptr %1735) #27
  %1772 = load ptr, ptr %1771, align 8, !tbaa !20
  %1773 = getelementptr inbounds nuw i8, ptr %1772, i64 16
  %1774 = load ptr, ptr %1773, align 8
  %1775 = call noundef ptr %1774(ptr noundef nonnull align 8 dereferenceable(32) %1771) #27
  %1776 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.28, ptr noundef nonnull @.str.20, ptr noundef %1775)
  br label %1807

1777:                                             ; preds = %1767
  %1778 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt13runtime_error) #27
  %1779 = icmp eq i32 %1736, %1778
  br i1 %1779, label %1780, label %1787

1780:                                             ; preds = %1777
  %1781 = call ptr @__cxa_begin_catch(ptr %1735) #27
  %1782 = load ptr, ptr %1781, align 8, !tbaa !20
  %1783 = getelementptr inbounds nuw i8, ptr %1782, i64 16
  %1784 = load ptr, ptr %1783, align 8
  %1785 = call noundef ptr %1784(ptr noundef nonnull align 8 dereferenceable(16) %1781) #27
  %1786 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.27, ptr noundef nonnull @.str.20, ptr noundef %1785)
  br label %1807

1787:                                             ; preds = %1777
  %1788 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9bad_alloc) #27
  %1789 = icmp eq i32 %1736, %1788
  br i1 %1789, label %1790, label %1797

1790:                                             ; preds = %1787
  %1791 = call ptr @__cxa_begin_catch(ptr %1735) #27
  %1792 = load ptr, ptr %1791, align 8, !tbaa !20
  %1793 = getelementptr inbounds nuw i8, ptr %1792, i64 16
  %1794 = load ptr, ptr %1793, align 8
  %1795 = call noundef ptr %1794(ptr noundef nonnull align 8 dereferenceable(8) %1791) #27
  %1796 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.26, ptr noundef nonnull @.str.20, ptr noundef %1795)
  br label %1807

1797:                                             ; preds = %1787
  %1798 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9exception) #27
  %1799 = icmp eq i32 %1736, %1798
  br i1 %1799, label %1800, label %1934

1800:                                             ; preds = %1797
  %1801 = call ptr @__cxa_begin_catch(ptr %1735) #27
  %1802 = load ptr, ptr %1801, align 8, !tbaa !20
  %1803 = getelementptr inbounds nuw i8, ptr %1802, i64 16
  %1804 = load ptr, ptr %1803, align 8
  %1805 = call noundef ptr %1804(ptr noundef nonnull align 8 dereferenceable(8) %1801) #27
  %1806 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.25, ptr noundef nonnull @.str.20, ptr noundef %1805)
  br label %1807

1807:                                             ; preds = %1738, %1748, %1758, %1770, %1780, %1790, %1800
  invoke void @__cxa_end_catch()
          to label %1808 unwind label %1930

1808:                                             ; preds = %1807, %1728
  %1809 = call ptr @__cxa_allocate_exception(i64 16) #27
  invoke void @_ZNSt16invalid_argumentC1EPKc(ptr noundef nonnull align 8 dereferenceable(16) %1809, ptr noundef nonnull @.str.51)
          to label %1810 unwind label %1811

1810:                                             ; preds = %1808
  invoke void @__cxa_throw(ptr nonnull %1809, ptr nonnull @_ZTISt16invalid_argument, ptr nonnull @_ZNSt16invalid_argumentD1Ev) #28
          to label %1830 unwind label %1813

1811:                                             ; preds = %1808
  %1812 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt9exception
          catch ptr @_ZTISt12out_of_range
          catch ptr @_ZTISt11logic_error
          catch ptr @_ZTI6Broken
          catch ptr @_ZTINSt8ios_base7failureB5cxx11E
          catch ptr @_ZTISt13runtime_error
          catch ptr @_ZTISt9bad_alloc
  call void @__cxa_free_exception(ptr nonnull %1809) #27
  br label %1815

1813:                                             ; preds = %1810
  %1814 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt9exception
          catch ptr @_ZTISt12out_of_range
          catch ptr @_ZTISt11logic_error
          catch ptr @_ZTI6Broken
          catch ptr @_ZTINSt8ios_base7failureB5cxx11E
          catch ptr @_ZTISt13runtime_error
          catch ptr @_ZTISt9bad_alloc
  br label %1815

1815:                                             ; preds = %1813, %1811
  %1816 = phi { ptr, i32 } [ %1814, %1813 ], [ %1812, %1811 ]
  %1817 = extractvalue { ptr, i32 } %1816, 1
  %1818 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9exception) #27
  %1819 = icmp eq i32 %1817, %1818
  br i1 %1819, label %1820, label %1831

1820:                                             ; preds = %1815
  %1821 = extractvalue { ptr, i32 } %1816, 0
  %1822 = call ptr @__cxa_begin_catch(ptr %1821) #27
  invoke void @__cxa_rethrow() #28
          to label %1830 unwind label %1823

1823:                                             ; preds = %1820
  %1824 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12out_of_range
          catch ptr @_ZTISt11logic_error
          catch ptr @_ZTI6Broken
          catch ptr @_ZTINSt8ios_base7failureB5cxx11E
          catch ptr @_ZTISt13runtime_error
          catch ptr @_ZTISt9bad_alloc
          catch ptr @_ZTISt9exception
  invoke void @__cxa_end_catch()
          to label %1825 unwind label %1827

1825:                                             ; preds = %1823
  %1826 = extractvalue { ptr, i32 } %1824, 1
  br label %1831

1827:                                             ; preds = %1823
  %1828 = landingpad { ptr, i32 }
          catch ptr null
  %1829 = extractvalue { ptr, i32 } %1828, 0
  call void @__clang_call_terminate(ptr %1829) #31
  unreachable

1830:                                             ; preds = %1820, %1810
  unreachable

1831:                                             ; preds = %1825, %1815
  %1832 = phi i32 [ %1826, %1825 ], [ %1817, %1815 ]
  %1833 = phi { ptr, i32 } [ %1824, %1825 ], [ %1816, %1815 ]
  %1834 = extractvalue { ptr, i32 } %1833, 0
  %1835 = icmp eq i32 %1832, %37
  br i1 %1835, label %1836, label %1844

1836:                                             ; preds = %1831
  %1837 = call ptr @__cxa_begin_catch(ptr %1834) #27
  %1838 = load ptr, ptr %1837, align 8, !tbaa !20
  %1839 = getelementptr inbounds nuw i8, ptr %1838, i64 16
  %1840 = load ptr, ptr %1839, align 8
  %1841 = call noundef ptr %1840(ptr noundef nonnull align 8 dereferenceable(16) %1837) #27
  %1842 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.31, ptr noundef nonnull @.str.21, ptr noundef %1841)
  br label %1843

1843:                                             ; preds = %1898, %1889, %1879, %1869, %1857, %1847, %1836
  invoke void @__cxa_end_catch()
          to label %1905 unwind label %1930

1844:                                             ; preds = %1831
  %1845 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt11logic_error) #27
  %1846 = icmp eq i32 %1832, %1845
  br i1 %1846, label %1847, label %1854

1847:                                             ; preds = %1844
  %1848 = call ptr @__cxa_begin_catch(ptr %1834) #27
  %1849 = load ptr, ptr %1848, align 8, !tbaa !20
  %1850 = getelementptr inbounds nuw i8, ptr %1849, i64 16
  %1851 = load ptr, ptr %1850, align 8
  %1852 = call noundef ptr %1851(ptr noundef nonnull align 8 dereferenceable(16) %1848) #27
  %1853 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.30, ptr noundef nonnull @.str.21, ptr noundef %1852)
  br label %1843

1854:                                             ; preds = %1844
  %1855 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI6Broken) #27
  %1856 = icmp eq i32 %1832, %1855
  br i1 %1856, label %1857, label %1866

1857:                                             ; preds = %1854
  %1858 = call ptr @__cxa_begin_catch(ptr %1834) #27
  %1859 = getelementptr inbounds nuw i8, ptr %1858, i64 16
  %1860 = load i32, ptr %1859, align 8, !tbaa !22
  %1861 = load ptr, ptr %1858, align 8, !tbaa !20
  %1862 = getelementptr inbounds nuw i8, ptr %1861, i64 16
  %1863 = load ptr, ptr %1862, align 8
  %1864 = call noundef ptr %1863(ptr noundef nonnull align 8 dereferenceable(16) %1858) #27
  %1865 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.29, ptr noundef nonnull @.str.21, i32 noundef %1860, ptr noundef %1864)
  br label %1843

1866:                                             ; preds = %1854
  %1867 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTINSt8ios_base7failureB5cxx11E) #27
  %1868 = icmp eq i32 %1832, %1867
  br i1 %1868, label %1869, label %1876

1869:                                             ; preds = %1866
  %1870 = call ptr @__cxa_begin_catch(ptr %1834) #27
  %1871 = load ptr, ptr %1870, align 8, !tbaa !20
  %1872 = getelementptr inbounds nuw i8, ptr %1871, i64 16
  %1873 = load ptr, ptr %1872, align 8
  %1874 = call noundef ptr %1873(ptr noundef nonnull align 8 dereferenceable(32) %1870) #27
  %1875 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.28, ptr noundef nonnull @.str.21, ptr noundef %1874)
  br label %1843

1876:                                             ; preds = %1866
  %1877 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt13runtime_error) #27
  %1878 = icmp eq i32 %1832, %1877
  br i1 %1878, label %1879, label %1886

1879:                                             ; preds = %1876
  %1880 = call ptr @__cxa_begin_catch(ptr %1834) #27
  %1881 = load ptr, ptr %1880, align 8, !tbaa !20
  %1882 = getelementptr inbounds nuw i8, ptr %1881, i64 16
  %1883 = load ptr, ptr %1882, align 8
  %1884 = call noundef ptr %1883(ptr noundef nonnull align 8 dereferenceable(16) %1880) #27
  %1885 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.27, ptr noundef nonnull @.str.21, ptr noundef %1884)
  br label %1843

1886:                                             ; preds = %1876
  %1887 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9bad_alloc) #27
  %1888 = icmp eq i32 %1832, %1887
  br i1 %1888, label %1889, label %1896

1889:                                             ; preds = %1886
  %1890 = call ptr @__cxa_begin_catch(ptr %1834) #27
  %1891 = load ptr, ptr %1890, align 8, !tbaa !20
  %1892 = getelementptr inbounds nuw i8, ptr %1891, i64 16
  %1893 = load ptr, ptr %1892, align 8
  %1894 = call noundef ptr %1893(ptr noundef nonnull align 8 dereferenceable(8) %1890) #27
  %1895 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.26, ptr noundef nonnull @.str.21, ptr noundef %1894)
  br label %1843

1896:                                             ; preds = %1886
  %1897 = icmp eq i32 %1832, %1818
  br i1 %1897, label %1898, label %1934

1898:                                             ; preds = %1896
  %1899 = call ptr @__cxa_begin_catch(ptr %1834) #27
  %1900 = load ptr, ptr %1899, align 8, !tbaa !20
  %1901 = getelementptr inbounds nuw i8, ptr %1900, i64 16
  %1902 = load ptr, ptr %1901, align 8
  %1903 = call noundef ptr %1902(ptr noundef nonnull align 8 dereferenceable(8) %1899) #27
  %1904 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.25, ptr noundef nonnull @.str.21, ptr noundef %1903)
  br label %1843

1905:                                             ; preds = %1843
  call void @llvm.lifetime.end.p0(ptr nonnull %22) #27
  %1906 = load ptr, ptr %662, align 8, !tbaa !41
  %1907 = icmp eq ptr %1906, null
  br i1 %1907, label %1913, label %1908

1908:                                             ; preds = %1905
  %1909 = invoke noundef zeroext i1 %1906(ptr noundef nonnull align 8 dereferenceable(32) %21, ptr noundef nonnull align 8 dereferenceable(32) %21, i32 noundef 3)
          to label %1913 unwind label %1910

1910:                                             ; preds = %1908
  %1911 = landingpad { ptr, i32 }
          catch ptr null
  %1912 = extractvalue { ptr, i32 } %1911, 0
  call void @__clang_call_terminate(ptr %1912) #31
  unreachable

1913:                                             ; preds = %1905, %1908
  call void @llvm.lifetime.end.p0(ptr nonnull %21) #27
  %1914 = load ptr, ptr %301, align 8, !tbaa !32
  invoke void @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE8_M_eraseEPSt13_Rb_tree_nodeIS2_E(ptr noundef nonnull align 8 dereferenceable(48) %17, ptr noundef %1914)
          to label %1918 unwind label %1915

1915:                                             ; preds = %1913
  %1916 = landingpad { ptr, i32 }
          catch ptr null
  %1917 = extractvalue { ptr, i32 } %1916, 0
  call void @__clang_call_terminate(ptr %1917) #31
  unreachable

1918:                                             ; preds = %1913
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #27
  %1919 = load ptr, ptr %16, align 8, !tbaa !30
  %1920 = icmp eq ptr %1919, %27
  br i1 %1920, label %1924, label %1921

1921:                                             ; preds = %1918
  %1922 = load i64, ptr %27, align 8, !tbaa !16
  %1923 = add i64 %1922, 1
  call void @_ZdlPvm(ptr noundef %1919, i64 noundef %1923) #29
  br label %1924

1924:                                             ; preds = %1918, %1921
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #27
  %1925 = ptrtoint ptr %495 to i64
  %1926 = ptrtoint ptr %496 to i64
  %1927 = sub i64 %1925, %1926
  call void @_ZdlPvm(ptr noundef nonnull %496, i64 noundef %1927) #29
  ret i32 0

1928:                                             ; preds = %0
  %1929 = landingpad { ptr, i32 }
          cleanup
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #27
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #27
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #27
  br label %1947

1930:                                             ; preds = %1387, %108, %190, %299, %401, %493, %576, %660, %747, %829, %906, %1098, %1212, %1700, %1807, %1843, %1505, %1416, %1324, %1233, %921
  %1931 = phi ptr [ %495, %1843 ], [ %495, %576 ], [ %24, %299 ], [ %495, %747 ], [ %495, %829 ], [ %495, %1212 ], [ %24, %108 ], [ %495, %1807 ], [ %24, %401 ], [ %495, %1098 ], [ %495, %921 ], [ %495, %660 ], [ %24, %190 ], [ %495, %906 ], [ %495, %1700 ], [ %495, %1505 ], [ %495, %1416 ], [ %495, %1387 ], [ %495, %1324 ], [ %495, %1233 ], [ %24, %493 ]
  %1932 = phi ptr [ %496, %1843 ], [ %496, %576 ], [ %23, %299 ], [ %496, %747 ], [ %496, %829 ], [ %496, %1212 ], [ %23, %108 ], [ %496, %1807 ], [ %23, %401 ], [ %496, %1098 ], [ %496, %921 ], [ %496, %660 ], [ %23, %190 ], [ %496, %906 ], [ %496, %1700 ], [ %496, %1505 ], [ %496, %1416 ], [ %496, %1387 ], [ %496, %1324 ], [ %496, %1233 ], [ %23, %493 ]
  %1933 = landingpad { ptr, i32 }
          cleanup
  br label %1934

1934:                                             ; preds = %180, %391, %566, %737, %896, %1088, %1286, %1469, %1690, %1930, %1896, %1797, %1558, %1377, %1202, %974, %819, %650, %483, %289, %98
  %1935 = phi ptr [ %24, %98 ], [ %24, %180 ], [ %24, %289 ], [ %24, %391 ], [ %24, %483 ], [ %495, %566 ], [ %495, %650 ], [ %495, %737 ], [ %495, %819 ], [ %495, %896 ], [ %495, %974 ], [ %495, %1088 ], [ %495, %1202 ], [ %495, %1286 ], [ %495, %1377 ], [ %495, %1469 ], [ %495, %1558 ], [ %495, %1690 ], [ %495, %1797 ], [ %1931, %1930 ], [ %495, %1896 ]
  %1936 = phi ptr [ %23, %98 ], [ %23, %180 ], [ %23, %289 ], [ %23, %391 ], [ %23, %483 ], [ %496, %566 ], [ %496, %650 ], [ %496, %737 ], [ %496, %819 ], [ %496, %896 ], [ %496, %974 ], [ %496, %1088 ], [ %496, %1202 ], [ %496, %1286 ], [ %496, %1377 ], [ %496, %1469 ], [ %496, %1558 ], [ %496, %1690 ], [ %496, %1797 ], [ %1932, %1930 ], [ %496, %1896 ]
  %1937 = phi { ptr, i32 } [ %34, %98 ], [ %117, %180 ], [ %226, %289 ], [ %328, %391 ], [ %420, %483 ], [ %503, %566 ], [ %587, %650 ], [ %674, %737 ], [ %756, %819 ], [ %833, %896 ], [ %910, %974 ], [ %996, %1088 ], [ %1110, %1202 ], [ %1222, %1286 ], [ %1304, %1377 ], [ %1396, %1469 ], [ %1494, %1558 ], [ %1617, %1690 ], [ %1734, %1797 ], [ %1933, %1930 ], [ %1833, %1896 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %22) #27
  %1938 = getelementptr inbounds nuw i8, ptr %21, i64 16
  %1939 = load ptr, ptr %1938, align 8, !tbaa !41
  %1940 = icmp eq ptr %1939, null
  br i1 %1940, label %1946, label %1941

1941:                                             ; preds = %1934
  %1942 = invoke noundef zeroext i1 %1939(ptr noundef nonnull align 8 dereferenceable(32) %21, ptr noundef nonnull align 8 dereferenceable(32) %21, i32 noundef 3)
          to label %1946 unwind label %1943

1943:                                             ; preds = %1941
  %1944 = landingpad { ptr, i32 }
          catch ptr null
  %1945 = extractvalue { ptr, i32 } %1944, 0
  call void @__clang_call_terminate(ptr %1945) #31
  unreachable

1946:                                             ; preds = %1934, %1941
  call void @llvm.lifetime.end.p0(ptr nonnull %21) #27
  call void @_ZNSt3mapIiiSt4lessIiESaISt4pairIKiiEEED2Ev(ptr noundef nonnull align 8 dereferenceable(48) %17) #27
  br label %1947

1947:                                             ; preds = %1946, %1928
  %1948 = phi ptr [ %1935, %1946 ], [ %24, %1928 ]
  %1949 = phi ptr [ %1936, %1946 ], [ %23, %1928 ]
  %1950 = phi { ptr, i32 } [ %1937, %1946 ], [ %1929, %1928 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #27
  %1951 = load ptr, ptr %16, align 8, !tbaa !30
  %1952 = icmp eq ptr %1951, %27
  br i1 %1952, label %1956, label %1953

1953:                                             ; preds = %1947
  %1954 = load i64, ptr %27, align 8, !tbaa !16
  %1955 = add i64 %1954, 1
  call void @_ZdlPvm(ptr noundef %1951, i64 noundef %1955) #29
  br label %1956

1956:                                             ; preds = %1947, %1953
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #27
  %1957 = ptrtoint ptr %1948 to i64
  %1958 = ptrtoint ptr %1949 to i64
  %1959 = sub i64 %1957, %1958
  call void @_ZdlPvm(ptr noundef nonnull %1949, i64 noundef %1959) #29
  resume { ptr, i32 } %1950
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt3mapIiiSt4lessIiESaISt4pairIKiiEEEC2ESt16initializer_listIS4_ERKS1_RKS5_(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr %1, i64 %2, ptr noundef nonnull align 1 dereferenceable(1) %3, ptr noundef nonnull align 1 dereferenceable(1) %4) unnamed_addr #5 comdat align 2 personality ptr @__gxx_personality_v0 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i32 0, ptr %6, align 8, !tbaa !58
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store ptr null, ptr %7, align 8, !tbaa !32
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr %6, ptr %8, align 8, !tbaa !59
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store ptr %6, ptr %9, align 8, !tbaa !60
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 0, ptr %10, align 8, !tbaa !61
  %11 = shl nuw nsw i64 %2, 3
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 %11
  %13 = icmp eq i64 %2, 0
  br i1 %13, label %73, label %14

14:                                               ; preds = %5, %69
  %15 = phi i64 [ %70, %69 ], [ 0, %5 ]
  %16 = phi ptr [ %71, %69 ], [ %1, %5 ]
  %17 = icmp eq i64 %15, 0
  br i1 %17, label %24, label %18

18:                                               ; preds = %14
  %19 = load ptr, ptr %9, align 8, !tbaa !37
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 32
  %21 = load i32, ptr %20, align 4, !tbaa !5
  %22 = load i32, ptr %16, align 4, !tbaa !5
  %23 = icmp slt i32 %21, %22
  br i1 %23, label %53, label %24

24:                                               ; preds = %18, %14
  %25 = load ptr, ptr %7, align 8, !tbaa !37
  %26 = icmp eq ptr %25, null
  br i1 %26, label %39, label %27

27:                                               ; preds = %24
  %28 = load i32, ptr %16, align 4, !tbaa !5
  br label %29

29:                                               ; preds = %29, %27
  %30 = phi ptr [ %25, %27 ], [ %36, %29 ]
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 32
  %32 = load i32, ptr %31, align 4, !tbaa !5
  %33 = icmp slt i32 %28, %32
  %34 = select i1 %33, i64 16, i64 24
  %35 = getelementptr inbounds nuw i8, ptr %30, i64 %34
  %36 = load ptr, ptr %35, align 8, !tbaa !37
  %37 = icmp eq ptr %36, null
  br i1 %37, label %38, label %29, !llvm.loop !62

38:                                               ; preds = %29
  br i1 %33, label %39, label %48

39:                                               ; preds = %38, %24
  %40 = phi ptr [ %30, %38 ], [ %6, %24 ]
  %41 = load ptr, ptr %8, align 8, !tbaa !59
  %42 = icmp eq ptr %40, %41
  br i1 %42, label %53, label %43

43:                                               ; preds = %39
  %44 = tail call noundef ptr @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(ptr noundef nonnull %40) #32
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 32
  %46 = load i32, ptr %45, align 4, !tbaa !5
  %47 = load i32, ptr %16, align 4, !tbaa !5
  br label %48

48:                                               ; preds = %43, %38
  %49 = phi i32 [ %47, %43 ], [ %28, %38 ]
  %50 = phi i32 [ %46, %43 ], [ %32, %38 ]
  %51 = phi ptr [ %40, %43 ], [ %30, %38 ]
  %52 = icmp slt i32 %50, %49
  br i1 %52, label %53, label %69

53:                                               ; preds = %48, %39, %18
  %54 = phi ptr [ %40, %39 ], [ %19, %18 ], [ %51, %48 ]
  %55 = icmp eq ptr %54, %6
  br i1 %55, label %61, label %56

56:                                               ; preds = %53
  %57 = getelementptr inbounds nuw i8, ptr %54, i64 32
  %58 = load i32, ptr %16, align 4, !tbaa !5
  %59 = load i32, ptr %57, align 4, !tbaa !5
  %60 = icmp slt i32 %58, %59
  br label %61

61:                                               ; preds = %56, %53
  %62 = phi i1 [ %60, %56 ], [ true, %53 ]
  %63 = invoke noalias noundef nonnull dereferenceable(40) ptr @_Znwm(i64 noundef 40) #26
          to label %64 unwind label %74

64:                                               ; preds = %61
  %65 = getelementptr inbounds nuw i8, ptr %63, i64 32
  %66 = load i64, ptr %16, align 4
  store i64 %66, ptr %65, align 4
  tail call void @_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(i1 noundef zeroext %62, ptr noundef nonnull %63, ptr noundef nonnull %54, ptr noundef nonnull align 8 dereferenceable(32) %6) #27
  %67 = load i64, ptr %10, align 8, !tbaa !61
  %68 = add i64 %67, 1
  store i64 %68, ptr %10, align 8, !tbaa !61
  br label %69

69:                                               ; preds = %48, %64
  %70 = phi i64 [ %15, %48 ], [ %68, %64 ]
  %71 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %72 = icmp eq ptr %71, %12
  br i1 %72, label %73, label %14, !llvm.loop !63

73:                                               ; preds = %69, %5
  ret void

74:                                               ; preds = %61
  %75 = landingpad { ptr, i32 }
          cleanup
  tail call void @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EED2Ev(ptr noundef nonnull align 8 dereferenceable(48) %0) #27
  resume { ptr, i32 } %75
}

; Function Attrs: cold mustprogress norecurse uwtable
define internal fastcc void @"_Z7attemptIZ4mainE4$_15EvPKcT_"() unnamed_addr #6 personality ptr @__gxx_personality_v0 {
  invoke fastcc void @"_ZZ4mainENK4$_15clEv"()
          to label %1 unwind label %2

1:                                                ; preds = %0
  unreachable

2:                                                ; preds = %0
  %3 = landingpad { ptr, i32 }
          catch ptr @_ZTISt12out_of_range
          catch ptr @_ZTISt11logic_error
          catch ptr @_ZTI6Broken
          catch ptr @_ZTINSt8ios_base7failureB5cxx11E
          catch ptr @_ZTISt13runtime_error
          catch ptr @_ZTISt9bad_alloc
          catch ptr @_ZTISt9exception
  %4 = extractvalue { ptr, i32 } %3, 0
  %5 = extractvalue { ptr, i32 } %3, 1
  %6 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt12out_of_range) #27
  %7 = icmp eq i32 %5, %6
  br i1 %7, label %8, label %16

8:                                                ; preds = %2
  %9 = tail call ptr @__cxa_begin_catch(ptr %4) #27
  %10 = load ptr, ptr %9, align 8, !tbaa !20
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %12 = load ptr, ptr %11, align 8
  %13 = tail call noundef ptr %12(ptr noundef nonnull align 8 dereferenceable(16) %9) #27
  %14 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.31, ptr noundef nonnull @.str.16, ptr noundef %13)
  br label %15

15:                                               ; preds = %8, %19, %29, %41, %51, %61, %71
  tail call void @__cxa_end_catch()
  ret void

16:                                               ; preds = %2
  %17 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt11logic_error) #27
  %18 = icmp eq i32 %5, %17
  br i1 %18, label %19, label %26

19:                                               ; preds = %16
  %20 = tail call ptr @__cxa_begin_catch(ptr %4) #27
  %21 = load ptr, ptr %20, align 8, !tbaa !20
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 16
  %23 = load ptr, ptr %22, align 8
  %24 = tail call noundef ptr %23(ptr noundef nonnull align 8 dereferenceable(16) %20) #27
  %25 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.30, ptr noundef nonnull @.str.16, ptr noundef %24)
  br label %15

26:                                               ; preds = %16
  %27 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI6Broken) #27
  %28 = icmp eq i32 %5, %27
  br i1 %28, label %29, label %38

29:                                               ; preds = %26
  %30 = tail call ptr @__cxa_begin_catch(ptr %4) #27
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %32 = load i32, ptr %31, align 8, !tbaa !22
  %33 = load ptr, ptr %30, align 8, !tbaa !20
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 16
  %35 = load ptr, ptr %34, align 8
  %36 = tail call noundef ptr %35(ptr noundef nonnull align 8 dereferenceable(16) %30) #27
  %37 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.29, ptr noundef nonnull @.str.16, i32 noundef %32, ptr noundef %36)
  br label %15

38:                                               ; preds = %26
  %39 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTINSt8ios_base7failureB5cxx11E) #27
  %40 = icmp eq i32 %5, %39
  br i1 %40, label %41, label %48

41:                                               ; preds = %38
  %42 = tail call ptr @__cxa_begin_catch(ptr %4) #27
  %43 = load ptr, ptr %42, align 8, !tbaa !20
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 16
  %45 = load ptr, ptr %44, align 8
  %46 = tail call noundef ptr %45(ptr noundef nonnull align 8 dereferenceable(32) %42) #27
  %47 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.28, ptr noundef nonnull @.str.16, ptr noundef %46)
  br label %15

48:                                               ; preds = %38
  %49 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt13runtime_error) #27
  %50 = icmp eq i32 %5, %49
  br i1 %50, label %51, label %58

51:                                               ; preds = %48
  %52 = tail call ptr @__cxa_begin_catch(ptr %4) #27
  %53 = load ptr, ptr %52, align 8, !tbaa !20
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 16
  %55 = load ptr, ptr %54, align 8
  %56 = tail call noundef ptr %55(ptr noundef nonnull align 8 dereferenceable(16) %52) #27
  %57 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.27, ptr noundef nonnull @.str.16, ptr noundef %56)
  br label %15

58:                                               ; preds = %48
  %59 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9bad_alloc) #27
  %60 = icmp eq i32 %5, %59
  br i1 %60, label %61, label %68

61:                                               ; preds = %58
  %62 = tail call ptr @__cxa_begin_catch(ptr %4) #27
  %63 = load ptr, ptr %62, align 8, !tbaa !20
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 16
  %65 = load ptr, ptr %64, align 8
  %66 = tail call noundef ptr %65(ptr noundef nonnull align 8 dereferenceable(8) %62) #27
  %67 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.26, ptr noundef nonnull @.str.16, ptr noundef %66)
  br label %15

68:                                               ; preds = %58
  %69 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9exception) #27
  %70 = icmp eq i32 %5, %69
  br i1 %70, label %71, label %78

71:                                               ; preds = %68
  %72 = tail call ptr @__cxa_begin_catch(ptr %4) #27
  %73 = load ptr, ptr %72, align 8, !tbaa !20
  %74 = getelementptr inbounds nuw i8, ptr %73, i64 16
  %75 = load ptr, ptr %74, align 8
  %76 = tail call noundef ptr %75(ptr noundef nonnull align 8 dereferenceable(8) %72) #27
  %77 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.25, ptr noundef nonnull @.str.16, ptr noundef %76)
  br label %15

78:                                               ; preds = %68
  resume { ptr, i32 } %3
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN5ShapeD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #7 comdat align 2 {
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3mapIiiSt4lessIiESaISt4pairIKiiEEED2Ev(ptr noundef nonnull align 8 dereferenceable(48) %0) unnamed_addr #7 comdat align 2 personality ptr @__gxx_personality_v0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 8, !tbaa !32
  invoke void @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE8_M_eraseEPSt13_Rb_tree_nodeIS2_E(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef %3)
          to label %7 unwind label %4

4:                                                ; preds = %1
  %5 = landingpad { ptr, i32 }
          catch ptr null
  %6 = extractvalue { ptr, i32 } %5, 0
  tail call void @__clang_call_terminate(ptr %6) #31
  unreachable

7:                                                ; preds = %1
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN6CircleD0Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #8 comdat align 2 {
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 8) #29
  ret void
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #9

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr #10 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #27
  tail call void @_ZSt9terminatev() #31
  unreachable
}

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

; Function Attrs: cold nofree noreturn
declare void @_ZSt9terminatev() local_unnamed_addr #11

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EED2Ev(ptr noundef nonnull align 8 dereferenceable(48) %0) unnamed_addr #7 comdat align 2 personality ptr @__gxx_personality_v0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 8, !tbaa !32
  invoke void @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE8_M_eraseEPSt13_Rb_tree_nodeIS2_E(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef %3)
          to label %4 unwind label %5

4:                                                ; preds = %1
  ret void

5:                                                ; preds = %1
  %6 = landingpad { ptr, i32 }
          catch ptr null
  %7 = extractvalue { ptr, i32 } %6, 0
  tail call void @__clang_call_terminate(ptr %7) #31
  unreachable
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE8_M_eraseEPSt13_Rb_tree_nodeIS2_E(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef %1) local_unnamed_addr #5 comdat align 2 personality ptr @__gxx_personality_v0 {
  %3 = icmp eq ptr %1, null
  br i1 %3, label %11, label %4

4:                                                ; preds = %2, %4
  %5 = phi ptr [ %9, %4 ], [ %1, %2 ]
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %7 = load ptr, ptr %6, align 8, !tbaa !64
  tail call void @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE8_M_eraseEPSt13_Rb_tree_nodeIS2_E(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef %7)
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %9 = load ptr, ptr %8, align 8, !tbaa !65
  tail call void @_ZdlPvm(ptr noundef nonnull %5, i64 noundef 40) #29
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %4, !llvm.loop !66

11:                                               ; preds = %4, %2
  ret void
}

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #12

; Function Attrs: noreturn
declare void @_ZSt20__throw_length_errorPKc(ptr noundef) local_unnamed_addr #13

declare noundef ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm(ptr noundef nonnull align 8 dereferenceable(32), ptr noundef nonnull align 8 dereferenceable(8), i64 noundef) local_unnamed_addr #0

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #14

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare noundef ptr @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(ptr noundef) local_unnamed_addr #15

; Function Attrs: nounwind
declare void @_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(i1 noundef zeroext, ptr noundef, ptr noundef, ptr noundef nonnull align 8 dereferenceable(32)) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #16

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #17

; Function Attrs: nofree nosync nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #18

declare void @__cxa_end_catch() local_unnamed_addr

; Function Attrs: noreturn
declare void @_ZSt24__throw_out_of_range_fmtPKcz(ptr noundef, ...) local_unnamed_addr #13

; Function Attrs: nofree nounwind
declare noundef i32 @puts(ptr noundef readonly captures(none)) local_unnamed_addr #17

; Function Attrs: noreturn
declare void @_ZSt20__throw_out_of_rangePKc(ptr noundef) local_unnamed_addr #13

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znam(i64 noundef) local_unnamed_addr #12

; Function Attrs: noreturn
declare void @_ZSt25__throw_bad_function_callv() local_unnamed_addr #13

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare ptr @__dynamic_cast(ptr, ptr, ptr, i64) local_unnamed_addr #19

declare void @__cxa_bad_cast() local_unnamed_addr

declare void @__cxa_bad_typeid() local_unnamed_addr

; Function Attrs: noreturn
declare void @_ZSt24__throw_invalid_argumentPKc(ptr noundef) local_unnamed_addr #13

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr noundef captures(none), i32 noundef) local_unnamed_addr #20

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare ptr @__errno_location() local_unnamed_addr #21

declare ptr @__cxa_allocate_exception(i64) local_unnamed_addr

declare void @_ZNSt13runtime_errorC1EPKc(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef) unnamed_addr #0

declare void @__cxa_free_exception(ptr) local_unnamed_addr

; Function Attrs: nounwind
declare void @_ZNSt13runtime_errorD1Ev(ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #1

; Function Attrs: cold noreturn
declare void @__cxa_throw(ptr, ptr, ptr) local_unnamed_addr #22

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZN6BrokenC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEi(ptr noundef nonnull align 8 dereferenceable(20) %0, ptr noundef nonnull align 8 dereferenceable(32) %1, i32 noundef %2) unnamed_addr #5 comdat align 2 personality ptr @__gxx_personality_v0 {
  %4 = alloca i64, align 8
  %5 = alloca %"class.std::__cxx11::basic_string", align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #27
  tail call void @llvm.experimental.noalias.scope.decl(metadata !67)
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store ptr %6, ptr %5, align 8, !tbaa !9, !alias.scope !67
  %7 = load ptr, ptr %1, align 8, !tbaa !30, !noalias !67
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %9 = load i64, ptr %8, align 8, !tbaa !13, !noalias !67
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #27, !noalias !67
  store i64 %9, ptr %4, align 8, !tbaa !31, !noalias !67
  %10 = icmp ugt i64 %9, 15
  br i1 %10, label %11, label %14

11:                                               ; preds = %3
  %12 = call noundef ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm(ptr noundef nonnull align 8 dereferenceable(32) %5, ptr noundef nonnull align 8 dereferenceable(8) %4, i64 noundef 0)
  store ptr %12, ptr %5, align 8, !tbaa !30, !alias.scope !67
  %13 = load i64, ptr %4, align 8, !tbaa !31, !noalias !67
  store i64 %13, ptr %6, align 8, !tbaa !16, !alias.scope !67
  br label %14

14:                                               ; preds = %11, %3
  %15 = phi ptr [ %12, %11 ], [ %6, %3 ]
  switch i64 %9, label %18 [
    i64 1, label %16
    i64 0, label %19
  ]

16:                                               ; preds = %14
  %17 = load i8, ptr %7, align 1, !tbaa !16
  store i8 %17, ptr %15, align 1, !tbaa !16
  br label %19

18:                                               ; preds = %14
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %15, ptr align 1 %7, i64 %9, i1 false)
  br label %19

19:                                               ; preds = %18, %16, %14
  %20 = load i64, ptr %4, align 8, !tbaa !31, !noalias !67
  %21 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i64 %20, ptr %21, align 8, !tbaa !13, !alias.scope !67
  %22 = load ptr, ptr %5, align 8, !tbaa !30, !alias.scope !67
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 %20
  store i8 0, ptr %23, align 1, !tbaa !16
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #27, !noalias !67
  %24 = load i64, ptr %21, align 8, !tbaa !13, !alias.scope !67
  %25 = icmp eq i64 %24, 4611686018427387903
  br i1 %25, label %26, label %28

26:                                               ; preds = %19
  invoke void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str.46) #28
          to label %27 unwind label %30

27:                                               ; preds = %26
  unreachable

28:                                               ; preds = %19
  %29 = invoke noundef nonnull align 8 dereferenceable(32) ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_appendEPKcm(ptr noundef nonnull align 8 dereferenceable(32) %5, ptr noundef nonnull @.str.45, i64 noundef 1)
          to label %39 unwind label %30

30:                                               ; preds = %28, %26
  %31 = landingpad { ptr, i32 }
          cleanup
  %32 = load ptr, ptr %5, align 8, !tbaa !30, !alias.scope !67
  %33 = icmp eq ptr %32, %6
  br i1 %33, label %37, label %34

34:                                               ; preds = %30
  %35 = load i64, ptr %6, align 8, !tbaa !16, !alias.scope !67
  %36 = add i64 %35, 1
  call void @_ZdlPvm(ptr noundef %32, i64 noundef %36) #29
  br label %37

37:                                               ; preds = %30, %34, %55
  %38 = phi { ptr, i32 } [ %49, %55 ], [ %31, %34 ], [ %31, %30 ]
  resume { ptr, i32 } %38

39:                                               ; preds = %28
  invoke void @_ZNSt13runtime_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(32) %5)
          to label %40 unwind label %48

40:                                               ; preds = %39
  %41 = load ptr, ptr %5, align 8, !tbaa !30
  %42 = icmp eq ptr %41, %6
  br i1 %42, label %46, label %43

43:                                               ; preds = %40
  %44 = load i64, ptr %6, align 8, !tbaa !16
  %45 = add i64 %44, 1
  call void @_ZdlPvm(ptr noundef %41, i64 noundef %45) #29
  br label %46

46:                                               ; preds = %40, %43
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #27
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTV6Broken, i64 16), ptr %0, align 8, !tbaa !20
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i32 %2, ptr %47, align 8, !tbaa !22
  ret void

48:                                               ; preds = %39
  %49 = landingpad { ptr, i32 }
          cleanup
  %50 = load ptr, ptr %5, align 8, !tbaa !30
  %51 = icmp eq ptr %50, %6
  br i1 %51, label %55, label %52

52:                                               ; preds = %48
  %53 = load i64, ptr %6, align 8, !tbaa !16
  %54 = add i64 %53, 1
  call void @_ZdlPvm(ptr noundef %50, i64 noundef %54) #29
  br label %55

55:                                               ; preds = %48, %52
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #27
  br label %37
}

; Function Attrs: nounwind
declare void @_ZNSt13runtime_errorD2Ev(ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #1

declare void @_ZNSt13runtime_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef nonnull align 8 dereferenceable(32)) unnamed_addr #0

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN6BrokenD0Ev(ptr noundef nonnull align 8 dereferenceable(20) %0) unnamed_addr #8 comdat align 2 {
  tail call void @_ZNSt13runtime_errorD2Ev(ptr noundef nonnull align 8 dereferenceable(20) %0) #27
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 24) #29
  ret void
}

; Function Attrs: nounwind
declare noundef ptr @_ZNKSt13runtime_error4whatEv(ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #1

declare noundef nonnull align 8 dereferenceable(32) ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_appendEPKcm(ptr noundef nonnull align 8 dereferenceable(32), ptr noundef, i64 noundef) local_unnamed_addr #0

; Function Attrs: cold inlinehint mustprogress norecurse noreturn uwtable
define internal fastcc void @"_ZZ4mainENK4$_15clEv"() unnamed_addr #23 align 2 {
  %1 = tail call ptr @__cxa_allocate_exception(i64 8) #27
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTV5Plain, i64 16), ptr %1, align 8, !tbaa !20
  tail call void @__cxa_throw(ptr nonnull %1, ptr nonnull @_ZTI5Plain, ptr nonnull @_ZNSt9exceptionD2Ev) #28
  unreachable
}

; Function Attrs: nounwind
declare void @_ZNSt9exceptionD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #1

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN5PlainD0Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #8 comdat align 2 {
  tail call void @_ZNSt9exceptionD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #27
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 8) #29
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNK5Plain4whatEv(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #7 comdat align 2 {
  ret ptr @.str.16
}

declare void @_ZNSt12domain_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef nonnull align 8 dereferenceable(32)) unnamed_addr #0

; Function Attrs: nounwind
declare void @_ZNSt12domain_errorD1Ev(ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #1

declare void @_ZNSt14overflow_errorC1EPKc(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef) unnamed_addr #0

; Function Attrs: nounwind
declare void @_ZNSt14overflow_errorD1Ev(ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #1

; Function Attrs: nounwind
declare void @_ZNSt13runtime_errorC2ERKS_(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #1

; Function Attrs: nounwind
declare noundef nonnull align 8 dereferenceable(16) ptr @_ZNSt13runtime_erroraSERKS_(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef nonnull align 8 dereferenceable(16)) local_unnamed_addr #1

; Function Attrs: nounwind
declare void @_ZNSt13runtime_errorC2EOS_(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #1

; Function Attrs: mustprogress uwtable
declare void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEC1ERKNS_12basic_stringIcS2_S3_EESt13_Ios_Openmode(ptr noundef nonnull align 8 dereferenceable(120), ptr noundef nonnull align 8 dereferenceable(32), i32 noundef) unnamed_addr #5 align 2

declare noundef nonnull align 8 dereferenceable(16) ptr @_ZNSirsERi(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef nonnull align 4 dereferenceable(4)) local_unnamed_addr #0

; Function Attrs: mustprogress nounwind uwtable
declare void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEED1Ev(ptr noundef nonnull align 8 dereferenceable(120)) unnamed_addr #7 align 2

; Function Attrs: nounwind
declare void @_ZNSt8ios_baseD2Ev(ptr noundef nonnull align 8 dereferenceable(216)) unnamed_addr #1

; Function Attrs: nounwind
declare void @_ZNSt6localeD1Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #1

declare void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(ptr noundef nonnull align 8 dereferenceable(264), i32 noundef) local_unnamed_addr #0

; Function Attrs: mustprogress uwtable
declare void @_ZNSt14basic_ifstreamIcSt11char_traitsIcEEC1Ev(ptr noundef nonnull align 8 dereferenceable(256)) unnamed_addr #5 align 2

declare noundef ptr @_ZNSt13basic_filebufIcSt11char_traitsIcEE4openEPKcSt13_Ios_Openmode(ptr noundef nonnull align 8 dereferenceable(240), ptr noundef, i32 noundef) local_unnamed_addr #0

; Function Attrs: mustprogress nounwind uwtable
declare void @_ZNSt14basic_ifstreamIcSt11char_traitsIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(256), ptr noundef) unnamed_addr #7 align 2

declare void @_ZNSt16invalid_argumentC1EPKc(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef) unnamed_addr #0

; Function Attrs: nounwind
declare void @_ZNSt16invalid_argumentD1Ev(ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #1

declare void @__cxa_rethrow() local_unnamed_addr

; Function Attrs: uwtable
define internal void @_GLOBAL__sub_I_exceptions.cpp() #24 section ".text.startup" {
  tail call void @_ZNSt8ios_base4InitC1Ev(ptr noundef nonnull align 1 dereferenceable(1) @_ZStL8__ioinit)
  %1 = tail call i32 @__cxa_atexit(ptr nonnull @_ZNSt8ios_base4InitD1Ev, ptr nonnull @_ZStL8__ioinit, ptr nonnull @__dso_handle) #27
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #25

attributes #0 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nounwind }
attributes #3 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { cold mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { inlinehint mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { noinline noreturn nounwind uwtable "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { cold nofree noreturn }
attributes #12 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #15 = { mustprogress nofree nounwind willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #16 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #17 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #18 = { nofree nosync nounwind memory(none) }
attributes #19 = { mustprogress nofree nounwind willreturn memory(read) }
attributes #20 = { mustprogress nocallback nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #21 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #22 = { cold noreturn }
attributes #23 = { cold inlinehint mustprogress norecurse noreturn uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #24 = { uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #25 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #26 = { builtin allocsize(0) }
attributes #27 = { nounwind }
attributes #28 = { noreturn }
attributes #29 = { builtin nounwind }
attributes #30 = { nounwind willreturn memory(none) }
attributes #31 = { noreturn nounwind }
attributes #32 = { nounwind willreturn memory(read) }

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
!10 = !{!"_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderE", !11, i64 0}
!11 = !{!"p1 omnipotent char", !12, i64 0}
!12 = !{!"any pointer", !7, i64 0}
!13 = !{!14, !15, i64 8}
!14 = !{!"_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE", !10, i64 0, !15, i64 8, !7, i64 16}
!15 = !{!"long", !7, i64 0}
!16 = !{!7, !7, i64 0}
!17 = !{!18, !6, i64 0}
!18 = !{!"_ZTSSt4pairIKiiE", !6, i64 0, !6, i64 4}
!19 = !{!18, !6, i64 4}
!20 = !{!21, !21, i64 0}
!21 = !{!"vtable pointer", !8, i64 0}
!22 = !{!23, !6, i64 16}
!23 = !{!"_ZTS6Broken", !24, i64 0, !6, i64 16}
!24 = !{!"_ZTSSt13runtime_error", !25, i64 0, !26, i64 8}
!25 = !{!"_ZTSSt9exception"}
!26 = !{!"_ZTSSt12__cow_string", !7, i64 0}
!27 = !{!28}
!28 = distinct !{!28, !29, !"_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6substrEmm: argument 0"}
!29 = distinct !{!29, !"_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6substrEmm"}
!30 = !{!14, !11, i64 0}
!31 = !{!15, !15, i64 0}
!32 = !{!33, !36, i64 8}
!33 = !{!"_ZTSSt15_Rb_tree_header", !34, i64 0, !15, i64 32}
!34 = !{!"_ZTSSt18_Rb_tree_node_base", !35, i64 0, !36, i64 8, !36, i64 16, !36, i64 24}
!35 = !{!"_ZTSSt14_Rb_tree_color", !7, i64 0}
!36 = !{!"p1 _ZTSSt18_Rb_tree_node_base", !12, i64 0}
!37 = !{!36, !36, i64 0}
!38 = distinct !{!38, !39}
!39 = !{!"llvm.loop.mustprogress"}
!40 = !{!12, !12, i64 0}
!41 = !{!42, !12, i64 16}
!42 = !{!"_ZTSSt14_Function_base", !7, i64 0, !12, i64 16}
!43 = !{!44, !12, i64 24}
!44 = !{!"_ZTSSt8functionIFivEE", !42, i64 0, !12, i64 24}
!45 = !{!11, !11, i64 0}
!46 = !{!47, !49, i64 28}
!47 = !{!"_ZTSSt8ios_base", !15, i64 8, !15, i64 16, !48, i64 24, !49, i64 28, !49, i64 32, !50, i64 40, !51, i64 48, !7, i64 64, !6, i64 192, !52, i64 200, !53, i64 208}
!48 = !{!"_ZTSSt13_Ios_Fmtflags", !7, i64 0}
!49 = !{!"_ZTSSt12_Ios_Iostate", !7, i64 0}
!50 = !{!"p1 _ZTSNSt8ios_base14_Callback_listE", !12, i64 0}
!51 = !{!"_ZTSNSt8ios_base6_WordsE", !12, i64 0, !15, i64 8}
!52 = !{!"p1 _ZTSNSt8ios_base6_WordsE", !12, i64 0}
!53 = !{!"_ZTSSt6locale", !54, i64 0}
!54 = !{!"p1 _ZTSNSt6locale5_ImplE", !12, i64 0}
!55 = !{!47, !49, i64 32}
!56 = !{!57, !15, i64 8}
!57 = !{!"_ZTSSi", !15, i64 8}
!58 = !{!33, !35, i64 0}
!59 = !{!33, !36, i64 16}
!60 = !{!33, !36, i64 24}
!61 = !{!33, !15, i64 32}
!62 = distinct !{!62, !39}
!63 = distinct !{!63, !39}
!64 = !{!34, !36, i64 24}
!65 = !{!34, !36, i64 16}
!66 = distinct !{!66, !39}
!67 = !{!68}
!68 = distinct !{!68, !69, !"_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EERKS8_PKS5_: argument 0"}
!69 = distinct !{!69, !"_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EERKS8_PKS5_"}
