; ModuleID = 'crates/interp/tests/programs/streams.cpp'
source_filename = "crates/interp/tests/programs/streams.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"class.std::ios_base::Init" = type { i8 }
%"class.std::basic_istream" = type { ptr, i64, %"class.std::basic_ios" }
%"class.std::basic_ios" = type { %"class.std::ios_base", ptr, i8, i8, ptr, ptr, ptr, ptr }
%"class.std::ios_base" = type { ptr, i64, i64, i32, i32, i32, ptr, %"struct.std::ios_base::_Words", [8 x %"struct.std::ios_base::_Words"], i32, ptr, %"class.std::locale" }
%"struct.std::ios_base::_Words" = type { ptr, i64 }
%"class.std::locale" = type { ptr }
%"class.std::basic_ostream" = type { ptr, %"class.std::basic_ios" }
%"class.std::__cxx11::basic_string" = type { %"struct.std::__cxx11::basic_string<char>::_Alloc_hider", i64, %union.anon }
%"struct.std::__cxx11::basic_string<char>::_Alloc_hider" = type { ptr }
%union.anon = type { i64, [8 x i8] }
%struct.Point = type { i32, i32 }
%"class.std::__cxx11::basic_istringstream" = type { %"class.std::basic_istream.base", %"class.std::__cxx11::basic_stringbuf", %"class.std::basic_ios" }
%"class.std::basic_istream.base" = type { ptr, i64 }
%"class.std::__cxx11::basic_stringbuf" = type { %"class.std::basic_streambuf", i32, %"class.std::__cxx11::basic_string" }
%"class.std::basic_streambuf" = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, %"class.std::locale" }
%"class.std::__cxx11::basic_ostringstream" = type { %"class.std::basic_ostream.base", %"class.std::__cxx11::basic_stringbuf", %"class.std::basic_ios" }
%"class.std::basic_ostream.base" = type { ptr }
%"class.std::__cxx11::basic_stringstream" = type { %"class.std::basic_iostream.base", %"class.std::__cxx11::basic_stringbuf", %"class.std::basic_ios" }
%"class.std::basic_iostream.base" = type { %"class.std::basic_istream.base", %"class.std::basic_ostream.base" }
%class.Shouting = type <{ %"class.std::basic_streambuf", %"class.std::__cxx11::basic_string", [4 x i8], i8, [3 x i8] }>

$_ZN8ShoutingD2Ev = comdat any

$_ZN8ShoutingD0Ev = comdat any

$_ZN8Shouting9underflowEv = comdat any

$_ZN8Shouting8overflowEi = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructISt19istreambuf_iteratorIcS2_EEEvT_S8_St18input_iterator_tag = comdat any

$_ZTV8Shouting = comdat any

$_ZTI8Shouting = comdat any

$_ZTS8Shouting = comdat any

@_ZStL8__ioinit = internal global %"class.std::ios_base::Init" zeroinitializer, align 1
@__dso_handle = external hidden global i8
@.str = private unnamed_addr constant [3 x i8] c", \00", align 1
@_ZSt3cin = external global %"class.std::basic_istream", align 8
@_ZSt4cout = external global %"class.std::basic_ostream", align 8
@.str.1 = private unnamed_addr constant [2 x i8] c":\00", align 1
@.str.2 = private unnamed_addr constant [3 x i8] c"|\0A\00", align 1
@.str.3 = private unnamed_addr constant [10 x i8] c"1 2 3 x 4\00", align 1
@.str.5 = private unnamed_addr constant [6 x i8] c"again\00", align 1
@.str.6 = private unnamed_addr constant [7 x i8] c"a,b,,c\00", align 1
@.str.7 = private unnamed_addr constant [16 x i8] c"hello world foo\00", align 1
@_ZSt4clog = external global %"class.std::basic_ostream", align 8
@.str.8 = private unnamed_addr constant [4 x i8] c"log\00", align 1
@.str.9 = private unnamed_addr constant [3 x i8] c"ab\00", align 1
@.str.10 = private unnamed_addr constant [3 x i8] c"yz\00", align 1
@.str.11 = private unnamed_addr constant [24 x i8] c"99999999999 -7 0x1f abc\00", align 1
@.str.12 = private unnamed_addr constant [2 x i8] c";\00", align 1
@.str.13 = private unnamed_addr constant [7 x i8] c"hello \00", align 1
@.str.14 = private unnamed_addr constant [7 x i8] c"again\0A\00", align 1
@_ZTV8Shouting = linkonce_odr dso_local unnamed_addr constant { [16 x ptr] } { [16 x ptr] [ptr null, ptr @_ZTI8Shouting, ptr @_ZN8ShoutingD2Ev, ptr @_ZN8ShoutingD0Ev, ptr @_ZNSt15basic_streambufIcSt11char_traitsIcEE5imbueERKSt6locale, ptr @_ZNSt15basic_streambufIcSt11char_traitsIcEE6setbufEPcl, ptr @_ZNSt15basic_streambufIcSt11char_traitsIcEE7seekoffElSt12_Ios_SeekdirSt13_Ios_Openmode, ptr @_ZNSt15basic_streambufIcSt11char_traitsIcEE7seekposESt4fposI11__mbstate_tESt13_Ios_Openmode, ptr @_ZNSt15basic_streambufIcSt11char_traitsIcEE4syncEv, ptr @_ZNSt15basic_streambufIcSt11char_traitsIcEE9showmanycEv, ptr @_ZNSt15basic_streambufIcSt11char_traitsIcEE6xsgetnEPcl, ptr @_ZN8Shouting9underflowEv, ptr @_ZNSt15basic_streambufIcSt11char_traitsIcEE5uflowEv, ptr @_ZNSt15basic_streambufIcSt11char_traitsIcEE9pbackfailEi, ptr @_ZNSt15basic_streambufIcSt11char_traitsIcEE6xsputnEPKcl, ptr @_ZN8Shouting8overflowEi] }, comdat, align 8
@_ZTI8Shouting = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTS8Shouting, ptr @_ZTISt15basic_streambufIcSt11char_traitsIcEE }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@_ZTS8Shouting = linkonce_odr dso_local constant [10 x i8] c"8Shouting\00", comdat, align 1
@_ZTISt15basic_streambufIcSt11char_traitsIcEE = external constant ptr
@_ZTVSt15basic_streambufIcSt11char_traitsIcEE = external unnamed_addr constant { [16 x ptr] }, align 8
@.str.15 = private unnamed_addr constant [2 x i8] c"<\00", align 1
@.str.16 = private unnamed_addr constant [3 x i8] c">\0A\00", align 1
@_ZTTNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE = external unnamed_addr constant [4 x ptr], align 8
@_ZTVNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEE = external unnamed_addr constant { [16 x ptr] }, align 8
@_ZTVSi = external unnamed_addr constant { [5 x ptr], [5 x ptr] }, align 8
@_ZTTSi = external unnamed_addr constant [2 x ptr], align 8
@.str.18 = private unnamed_addr constant [26 x i8] c"vector::_M_realloc_insert\00", align 1
@_ZTTNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE = external unnamed_addr constant [4 x ptr], align 8
@_ZTVSo = external unnamed_addr constant { [5 x ptr], [5 x ptr] }, align 8
@_ZTTNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE = external unnamed_addr constant [10 x ptr], align 8
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @_GLOBAL__sub_I_streams.cpp, ptr null }]

declare void @_ZNSt8ios_base4InitC1Ev(ptr noundef nonnull align 1 dereferenceable(1)) unnamed_addr #0

; Function Attrs: nounwind
declare void @_ZNSt8ios_base4InitD1Ev(ptr noundef nonnull align 1 dereferenceable(1)) unnamed_addr #1

; Function Attrs: nofree nounwind
declare i32 @__cxa_atexit(ptr, ptr, ptr) local_unnamed_addr #2

; Function Attrs: mustprogress uwtable
define dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZlsRSoRK5Point(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull readonly align 4 captures(none) dereferenceable(8) %1) local_unnamed_addr #3 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  store i8 40, ptr %4, align 1, !tbaa !9
  %5 = load ptr, ptr %0, align 8, !tbaa !10
  %6 = getelementptr i8, ptr %5, i64 -24
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 %7
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %10 = load i64, ptr %9, align 8, !tbaa !12
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %14, label %12

12:                                               ; preds = %2
  %13 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull %4, i64 noundef 1)
  br label %16

14:                                               ; preds = %2
  %15 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %0, i8 noundef signext 40)
  br label %16

16:                                               ; preds = %12, %14
  %17 = phi ptr [ %13, %12 ], [ %0, %14 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  %18 = load i32, ptr %1, align 4, !tbaa !23
  %19 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEi(ptr noundef nonnull align 8 dereferenceable(8) %17, i32 noundef %18)
  %20 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %19, ptr noundef nonnull @.str, i64 noundef 2)
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %22 = load i32, ptr %21, align 4, !tbaa !25
  %23 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEi(ptr noundef nonnull align 8 dereferenceable(8) %19, i32 noundef %22)
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  store i8 41, ptr %3, align 1, !tbaa !9
  %24 = load ptr, ptr %23, align 8, !tbaa !10
  %25 = getelementptr i8, ptr %24, i64 -24
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds i8, ptr %23, i64 %26
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 16
  %29 = load i64, ptr %28, align 8, !tbaa !12
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %33, label %31

31:                                               ; preds = %16
  %32 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %23, ptr noundef nonnull %3, i64 noundef 1)
  br label %35

33:                                               ; preds = %16
  %34 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %23, i8 noundef signext 41)
  br label %35

35:                                               ; preds = %31, %33
  %36 = phi ptr [ %32, %31 ], [ %23, %33 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret ptr %36
}

declare noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEi(ptr noundef nonnull align 8 dereferenceable(8), i32 noundef) local_unnamed_addr #0

; Function Attrs: mustprogress uwtable
define dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZrsRSiR5Point(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 4 dereferenceable(8) %1) local_unnamed_addr #3 {
  %3 = alloca i8, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #19
  %4 = call noundef nonnull align 8 dereferenceable(16) ptr @_ZStrsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_RS3_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 1 dereferenceable(1) %3)
  %5 = call noundef nonnull align 8 dereferenceable(16) ptr @_ZNSirsERi(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr noundef nonnull align 4 dereferenceable(4) %1)
  %6 = call noundef nonnull align 8 dereferenceable(16) ptr @_ZStrsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_RS3_(ptr noundef nonnull align 8 dereferenceable(16) %5, ptr noundef nonnull align 1 dereferenceable(1) %3)
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %8 = call noundef nonnull align 8 dereferenceable(16) ptr @_ZNSirsERi(ptr noundef nonnull align 8 dereferenceable(16) %6, ptr noundef nonnull align 4 dereferenceable(4) %7)
  %9 = call noundef nonnull align 8 dereferenceable(16) ptr @_ZStrsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_RS3_(ptr noundef nonnull align 8 dereferenceable(16) %8, ptr noundef nonnull align 1 dereferenceable(1) %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #19
  ret ptr %9
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

declare noundef nonnull align 8 dereferenceable(16) ptr @_ZStrsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_RS3_(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef nonnull align 1 dereferenceable(1)) local_unnamed_addr #0

declare noundef nonnull align 8 dereferenceable(16) ptr @_ZNSirsERi(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef nonnull align 4 dereferenceable(4)) local_unnamed_addr #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #5 personality ptr @__gxx_personality_v0 {
  %1 = alloca i8, align 1
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  %6 = alloca i8, align 1
  %7 = alloca i8, align 1
  %8 = alloca i64, align 8
  %9 = alloca i8, align 1
  %10 = alloca i8, align 1
  %11 = alloca i8, align 1
  %12 = alloca i8, align 1
  %13 = alloca i8, align 1
  %14 = alloca i8, align 1
  %15 = alloca i8, align 1
  %16 = alloca i8, align 1
  %17 = alloca i8, align 1
  %18 = alloca i8, align 1
  %19 = alloca i8, align 1
  %20 = alloca i8, align 1
  %21 = alloca i8, align 1
  %22 = alloca i8, align 1
  %23 = alloca i8, align 1
  %24 = alloca i8, align 1
  %25 = alloca i8, align 1
  %26 = alloca i8, align 1
  %27 = alloca i8, align 1
  %28 = alloca i8, align 1
  %29 = alloca i8, align 1
  %30 = alloca i8, align 1
  %31 = alloca i8, align 1
  %32 = alloca i8, align 1
  %33 = alloca i8, align 1
  %34 = alloca i8, align 1
  %35 = alloca i8, align 1
  %36 = alloca i8, align 1
  %37 = alloca i8, align 1
  %38 = alloca i8, align 1
  %39 = alloca i8, align 1
  %40 = alloca i32, align 4
  %41 = alloca double, align 8
  %42 = alloca %"class.std::__cxx11::basic_string", align 8
  %43 = alloca i8, align 1
  %44 = alloca i32, align 4
  %45 = alloca i64, align 8
  %46 = alloca i8, align 1
  %47 = alloca %struct.Point, align 4
  %48 = alloca %"class.std::__cxx11::basic_string", align 8
  %49 = alloca %"class.std::__cxx11::basic_istringstream", align 8
  %50 = alloca %"class.std::__cxx11::basic_string", align 8
  %51 = alloca i32, align 4
  %52 = alloca %"class.std::__cxx11::basic_ostringstream", align 8
  %53 = alloca %struct.Point, align 4
  %54 = alloca %"class.std::__cxx11::basic_string", align 8
  %55 = alloca %"class.std::__cxx11::basic_string", align 8
  %56 = alloca %"class.std::__cxx11::basic_string", align 8
  %57 = alloca %"class.std::__cxx11::basic_string", align 8
  %58 = alloca %"class.std::__cxx11::basic_stringstream", align 8
  %59 = alloca %"class.std::__cxx11::basic_string", align 8
  %60 = alloca %"class.std::__cxx11::basic_string", align 8
  %61 = alloca [20 x i8], align 16
  %62 = alloca %"class.std::__cxx11::basic_istringstream", align 8
  %63 = alloca %"class.std::__cxx11::basic_string", align 8
  %64 = alloca i32, align 4
  %65 = alloca %"class.std::__cxx11::basic_istringstream", align 8
  %66 = alloca %"class.std::__cxx11::basic_string", align 8
  %67 = alloca i32, align 4
  %68 = alloca double, align 8
  %69 = alloca i64, align 8
  %70 = alloca %class.Shouting, align 8
  %71 = alloca %"class.std::basic_ostream", align 8
  %72 = alloca %"class.std::basic_istream", align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %40) #19
  call void @llvm.lifetime.start.p0(ptr nonnull %41) #19
  call void @llvm.lifetime.start.p0(ptr nonnull %42) #19
  %73 = getelementptr inbounds nuw i8, ptr %42, i64 16
  store ptr %73, ptr %42, align 8, !tbaa !26
  %74 = getelementptr inbounds nuw i8, ptr %42, i64 8
  store i64 0, ptr %74, align 8, !tbaa !29
  store i8 0, ptr %73, align 8, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %43) #19
  call void @llvm.lifetime.start.p0(ptr nonnull %44) #19
  call void @llvm.lifetime.start.p0(ptr nonnull %45) #19
  call void @llvm.lifetime.start.p0(ptr nonnull %46) #19
  %75 = invoke noundef nonnull align 8 dereferenceable(16) ptr @_ZNSirsERi(ptr noundef nonnull align 8 dereferenceable(16) @_ZSt3cin, ptr noundef nonnull align 4 dereferenceable(4) %40)
          to label %76 unwind label %357

76:                                               ; preds = %0
  %77 = invoke noundef nonnull align 8 dereferenceable(16) ptr @_ZNSi10_M_extractIdEERSiRT_(ptr noundef nonnull align 8 dereferenceable(16) %75, ptr noundef nonnull align 8 dereferenceable(8) %41)
          to label %78 unwind label %357

78:                                               ; preds = %76
  %79 = invoke noundef nonnull align 8 dereferenceable(16) ptr @_ZStrsIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EE(ptr noundef nonnull align 8 dereferenceable(16) %77, ptr noundef nonnull align 8 dereferenceable(32) %42)
          to label %80 unwind label %357

80:                                               ; preds = %78
  %81 = load i32, ptr %40, align 4, !tbaa !5
  %82 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEi(ptr noundef nonnull align 8 dereferenceable(8) @_ZSt4cout, i32 noundef %81)
          to label %83 unwind label %357

83:                                               ; preds = %80
  call void @llvm.lifetime.start.p0(ptr nonnull %39)
  store i8 32, ptr %39, align 1, !tbaa !9
  %84 = load ptr, ptr %82, align 8, !tbaa !10
  %85 = getelementptr i8, ptr %84, i64 -24
  %86 = load i64, ptr %85, align 8
  %87 = getelementptr inbounds i8, ptr %82, i64 %86
  %88 = getelementptr inbounds nuw i8, ptr %87, i64 16
  %89 = load i64, ptr %88, align 8, !tbaa !12
  %90 = icmp eq i64 %89, 0
  br i1 %90, label %93, label %91

91:                                               ; preds = %83
  %92 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %82, ptr noundef nonnull %39, i64 noundef 1)
          to label %95 unwind label %357

93:                                               ; preds = %83
  %94 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %82, i8 noundef signext 32)
          to label %95 unwind label %357

95:                                               ; preds = %91, %93
  %96 = phi ptr [ %92, %91 ], [ %82, %93 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %39)
  %97 = load double, ptr %41, align 8, !tbaa !31
  %98 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo9_M_insertIdEERSoT_(ptr noundef nonnull align 8 dereferenceable(8) %96, double noundef %97)
          to label %99 unwind label %357

99:                                               ; preds = %95
  call void @llvm.lifetime.start.p0(ptr nonnull %38)
  store i8 32, ptr %38, align 1, !tbaa !9
  %100 = load ptr, ptr %98, align 8, !tbaa !10
  %101 = getelementptr i8, ptr %100, i64 -24
  %102 = load i64, ptr %101, align 8
  %103 = getelementptr inbounds i8, ptr %98, i64 %102
  %104 = getelementptr inbounds nuw i8, ptr %103, i64 16
  %105 = load i64, ptr %104, align 8, !tbaa !12
  %106 = icmp eq i64 %105, 0
  br i1 %106, label %109, label %107

107:                                              ; preds = %99
  %108 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %98, ptr noundef nonnull %38, i64 noundef 1)
          to label %111 unwind label %357

109:                                              ; preds = %99
  %110 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %98, i8 noundef signext 32)
          to label %111 unwind label %357

111:                                              ; preds = %107, %109
  %112 = phi ptr [ %108, %107 ], [ %98, %109 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %38)
  %113 = load ptr, ptr %42, align 8, !tbaa !33
  %114 = load i64, ptr %74, align 8, !tbaa !29
  %115 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %112, ptr noundef %113, i64 noundef %114)
          to label %116 unwind label %357

116:                                              ; preds = %111
  %117 = load ptr, ptr %115, align 8, !tbaa !10
  %118 = getelementptr i8, ptr %117, i64 -24
  %119 = load i64, ptr %118, align 8
  %120 = getelementptr inbounds i8, ptr %115, i64 %119
  %121 = getelementptr inbounds nuw i8, ptr %120, i64 240
  %122 = load ptr, ptr %121, align 8, !tbaa !34
  %123 = icmp eq ptr %122, null
  br i1 %123, label %124, label %126

124:                                              ; preds = %116
  invoke void @_ZSt16__throw_bad_castv() #20
          to label %125 unwind label %357

125:                                              ; preds = %124
  unreachable

126:                                              ; preds = %116
  %127 = getelementptr inbounds nuw i8, ptr %122, i64 56
  %128 = load i8, ptr %127, align 8, !tbaa !42
  %129 = icmp eq i8 %128, 0
  br i1 %129, label %133, label %130

130:                                              ; preds = %126
  %131 = getelementptr inbounds nuw i8, ptr %122, i64 67
  %132 = load i8, ptr %131, align 1, !tbaa !9
  br label %139

133:                                              ; preds = %126
  invoke void @_ZNKSt5ctypeIcE13_M_widen_initEv(ptr noundef nonnull align 8 dereferenceable(570) %122)
          to label %134 unwind label %357

134:                                              ; preds = %133
  %135 = load ptr, ptr %122, align 8, !tbaa !10
  %136 = getelementptr inbounds nuw i8, ptr %135, i64 48
  %137 = load ptr, ptr %136, align 8
  %138 = invoke noundef signext i8 %137(ptr noundef nonnull align 8 dereferenceable(570) %122, i8 noundef signext 10)
          to label %139 unwind label %357

139:                                              ; preds = %134, %130
  %140 = phi i8 [ %132, %130 ], [ %138, %134 ]
  %141 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %115, i8 noundef signext %140)
          to label %142 unwind label %357

142:                                              ; preds = %139
  %143 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo5flushEv(ptr noundef nonnull align 8 dereferenceable(8) %141)
          to label %144 unwind label %357

144:                                              ; preds = %142
  %145 = invoke noundef nonnull align 8 dereferenceable(16) ptr @_ZStrsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_RS3_(ptr noundef nonnull align 8 dereferenceable(16) @_ZSt3cin, ptr noundef nonnull align 1 dereferenceable(1) %43)
          to label %146 unwind label %357

146:                                              ; preds = %144
  %147 = load ptr, ptr %145, align 8, !tbaa !10
  %148 = getelementptr i8, ptr %147, i64 -24
  %149 = load i64, ptr %148, align 8
  %150 = getelementptr inbounds i8, ptr %145, i64 %149
  %151 = getelementptr inbounds nuw i8, ptr %150, i64 24
  %152 = load i32, ptr %151, align 8, !tbaa !48
  %153 = and i32 %152, -75
  %154 = or disjoint i32 %153, 8
  store i32 %154, ptr %151, align 8, !tbaa !49
  %155 = invoke noundef nonnull align 8 dereferenceable(16) ptr @_ZNSi10_M_extractIjEERSiRT_(ptr noundef nonnull align 8 dereferenceable(16) %145, ptr noundef nonnull align 4 dereferenceable(4) %44)
          to label %156 unwind label %357

156:                                              ; preds = %146
  %157 = load ptr, ptr %155, align 8, !tbaa !10
  %158 = getelementptr i8, ptr %157, i64 -24
  %159 = load i64, ptr %158, align 8
  %160 = getelementptr inbounds i8, ptr %155, i64 %159
  %161 = getelementptr inbounds nuw i8, ptr %160, i64 24
  %162 = load i32, ptr %161, align 8, !tbaa !48
  %163 = and i32 %162, -75
  %164 = or disjoint i32 %163, 2
  store i32 %164, ptr %161, align 8, !tbaa !49
  %165 = invoke noundef nonnull align 8 dereferenceable(16) ptr @_ZNSi10_M_extractIxEERSiRT_(ptr noundef nonnull align 8 dereferenceable(16) %155, ptr noundef nonnull align 8 dereferenceable(8) %45)
          to label %166 unwind label %357

166:                                              ; preds = %156
  %167 = load ptr, ptr %165, align 8, !tbaa !10
  %168 = getelementptr i8, ptr %167, i64 -24
  %169 = load i64, ptr %168, align 8
  %170 = getelementptr inbounds i8, ptr %165, i64 %169
  %171 = getelementptr inbounds nuw i8, ptr %170, i64 24
  %172 = load i32, ptr %171, align 8, !tbaa !48
  %173 = or i32 %172, 1
  store i32 %173, ptr %171, align 8, !tbaa !49
  %174 = invoke noundef nonnull align 8 dereferenceable(16) ptr @_ZNSi10_M_extractIbEERSiRT_(ptr noundef nonnull align 8 dereferenceable(16) %165, ptr noundef nonnull align 1 dereferenceable(1) %46)
          to label %175 unwind label %357

175:                                              ; preds = %166
  %176 = load i8, ptr %43, align 1, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %37)
  store i8 %176, ptr %37, align 1, !tbaa !9
  %177 = load ptr, ptr @_ZSt4cout, align 8, !tbaa !10
  %178 = getelementptr i8, ptr %177, i64 -24
  %179 = load i64, ptr %178, align 8
  %180 = getelementptr inbounds i8, ptr @_ZSt4cout, i64 %179
  %181 = getelementptr inbounds nuw i8, ptr %180, i64 16
  %182 = load i64, ptr %181, align 8, !tbaa !12
  %183 = icmp eq i64 %182, 0
  br i1 %183, label %186, label %184

184:                                              ; preds = %175
  %185 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) @_ZSt4cout, ptr noundef nonnull %37, i64 noundef 1)
          to label %188 unwind label %357

186:                                              ; preds = %175
  %187 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) @_ZSt4cout, i8 noundef signext %176)
          to label %188 unwind label %357

188:                                              ; preds = %184, %186
  %189 = phi ptr [ %185, %184 ], [ @_ZSt4cout, %186 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %37)
  call void @llvm.lifetime.start.p0(ptr nonnull %36)
  store i8 32, ptr %36, align 1, !tbaa !9
  %190 = load ptr, ptr %189, align 8, !tbaa !10
  %191 = getelementptr i8, ptr %190, i64 -24
  %192 = load i64, ptr %191, align 8
  %193 = getelementptr inbounds i8, ptr %189, i64 %192
  %194 = getelementptr inbounds nuw i8, ptr %193, i64 16
  %195 = load i64, ptr %194, align 8, !tbaa !12
  %196 = icmp eq i64 %195, 0
  br i1 %196, label %199, label %197

197:                                              ; preds = %188
  %198 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %189, ptr noundef nonnull %36, i64 noundef 1)
          to label %201 unwind label %357

199:                                              ; preds = %188
  %200 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %189, i8 noundef signext 32)
          to label %201 unwind label %357

201:                                              ; preds = %197, %199
  %202 = phi ptr [ %198, %197 ], [ %189, %199 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %36)
  %203 = load ptr, ptr %202, align 8, !tbaa !10
  %204 = getelementptr i8, ptr %203, i64 -24
  %205 = load i64, ptr %204, align 8
  %206 = getelementptr inbounds i8, ptr %202, i64 %205
  %207 = getelementptr inbounds nuw i8, ptr %206, i64 24
  %208 = load i32, ptr %207, align 8, !tbaa !48
  %209 = and i32 %208, -75
  %210 = or disjoint i32 %209, 8
  store i32 %210, ptr %207, align 8, !tbaa !49
  %211 = load i64, ptr %204, align 8
  %212 = getelementptr inbounds i8, ptr %202, i64 %211
  %213 = getelementptr inbounds nuw i8, ptr %212, i64 24
  %214 = load i32, ptr %213, align 8, !tbaa !48
  %215 = or i32 %214, 512
  store i32 %215, ptr %213, align 8, !tbaa !49
  %216 = load i32, ptr %44, align 4, !tbaa !5
  %217 = zext i32 %216 to i64
  %218 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo9_M_insertImEERSoT_(ptr noundef nonnull align 8 dereferenceable(8) %202, i64 noundef %217)
          to label %219 unwind label %357

219:                                              ; preds = %201
  %220 = load ptr, ptr %218, align 8, !tbaa !10
  %221 = getelementptr i8, ptr %220, i64 -24
  %222 = load i64, ptr %221, align 8
  %223 = getelementptr inbounds i8, ptr %218, i64 %222
  %224 = getelementptr inbounds nuw i8, ptr %223, i64 24
  %225 = load i32, ptr %224, align 8, !tbaa !48
  %226 = and i32 %225, -75
  %227 = or disjoint i32 %226, 2
  store i32 %227, ptr %224, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr nonnull %35)
  store i8 32, ptr %35, align 1, !tbaa !9
  %228 = load i64, ptr %221, align 8
  %229 = getelementptr inbounds i8, ptr %218, i64 %228
  %230 = getelementptr inbounds nuw i8, ptr %229, i64 16
  %231 = load i64, ptr %230, align 8, !tbaa !12
  %232 = icmp eq i64 %231, 0
  br i1 %232, label %235, label %233

233:                                              ; preds = %219
  %234 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %218, ptr noundef nonnull %35, i64 noundef 1)
          to label %237 unwind label %357

235:                                              ; preds = %219
  %236 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %218, i8 noundef signext 32)
          to label %237 unwind label %357

237:                                              ; preds = %233, %235
  %238 = phi ptr [ %234, %233 ], [ %218, %235 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %35)
  %239 = load i64, ptr %45, align 8, !tbaa !50
  %240 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo9_M_insertIxEERSoT_(ptr noundef nonnull align 8 dereferenceable(8) %238, i64 noundef %239)
          to label %241 unwind label %357

241:                                              ; preds = %237
  call void @llvm.lifetime.start.p0(ptr nonnull %34)
  store i8 32, ptr %34, align 1, !tbaa !9
  %242 = load ptr, ptr %240, align 8, !tbaa !10
  %243 = getelementptr i8, ptr %242, i64 -24
  %244 = load i64, ptr %243, align 8
  %245 = getelementptr inbounds i8, ptr %240, i64 %244
  %246 = getelementptr inbounds nuw i8, ptr %245, i64 16
  %247 = load i64, ptr %246, align 8, !tbaa !12
  %248 = icmp eq i64 %247, 0
  br i1 %248, label %251, label %249

249:                                              ; preds = %241
  %250 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %240, ptr noundef nonnull %34, i64 noundef 1)
          to label %253 unwind label %357

251:                                              ; preds = %241
  %252 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %240, i8 noundef signext 32)
          to label %253 unwind label %357

253:                                              ; preds = %249, %251
  %254 = phi ptr [ %250, %249 ], [ %240, %251 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %34)
  %255 = load ptr, ptr %254, align 8, !tbaa !10
  %256 = getelementptr i8, ptr %255, i64 -24
  %257 = load i64, ptr %256, align 8
  %258 = getelementptr inbounds i8, ptr %254, i64 %257
  %259 = getelementptr inbounds nuw i8, ptr %258, i64 24
  %260 = load i32, ptr %259, align 8, !tbaa !48
  %261 = or i32 %260, 1
  store i32 %261, ptr %259, align 8, !tbaa !49
  %262 = load i8, ptr %46, align 1, !tbaa !52, !range !53, !noundef !54
  %263 = trunc nuw i8 %262 to i1
  %264 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo9_M_insertIbEERSoT_(ptr noundef nonnull align 8 dereferenceable(8) %254, i1 noundef zeroext %263)
          to label %265 unwind label %357

265:                                              ; preds = %253
  call void @llvm.lifetime.start.p0(ptr nonnull %33)
  store i8 10, ptr %33, align 1, !tbaa !9
  %266 = load ptr, ptr %264, align 8, !tbaa !10
  %267 = getelementptr i8, ptr %266, i64 -24
  %268 = load i64, ptr %267, align 8
  %269 = getelementptr inbounds i8, ptr %264, i64 %268
  %270 = getelementptr inbounds nuw i8, ptr %269, i64 16
  %271 = load i64, ptr %270, align 8, !tbaa !12
  %272 = icmp eq i64 %271, 0
  br i1 %272, label %275, label %273

273:                                              ; preds = %265
  %274 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %264, ptr noundef nonnull %33, i64 noundef 1)
          to label %277 unwind label %357

275:                                              ; preds = %265
  %276 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %264, i8 noundef signext 10)
          to label %277 unwind label %357

277:                                              ; preds = %273, %275
  call void @llvm.lifetime.end.p0(ptr nonnull %33)
  call void @llvm.lifetime.start.p0(ptr nonnull %47) #19
  call void @llvm.lifetime.start.p0(ptr nonnull %32) #19
  %278 = invoke noundef nonnull align 8 dereferenceable(16) ptr @_ZStrsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_RS3_(ptr noundef nonnull align 8 dereferenceable(16) @_ZSt3cin, ptr noundef nonnull align 1 dereferenceable(1) %32)
          to label %279 unwind label %359

279:                                              ; preds = %277
  %280 = invoke noundef nonnull align 8 dereferenceable(16) ptr @_ZNSirsERi(ptr noundef nonnull align 8 dereferenceable(16) %278, ptr noundef nonnull align 4 dereferenceable(8) %47)
          to label %281 unwind label %359

281:                                              ; preds = %279
  %282 = invoke noundef nonnull align 8 dereferenceable(16) ptr @_ZStrsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_RS3_(ptr noundef nonnull align 8 dereferenceable(16) %280, ptr noundef nonnull align 1 dereferenceable(1) %32)
          to label %283 unwind label %359

283:                                              ; preds = %281
  %284 = getelementptr inbounds nuw i8, ptr %47, i64 4
  %285 = invoke noundef nonnull align 8 dereferenceable(16) ptr @_ZNSirsERi(ptr noundef nonnull align 8 dereferenceable(16) %282, ptr noundef nonnull align 4 dereferenceable(4) %284)
          to label %286 unwind label %359

286:                                              ; preds = %283
  %287 = invoke noundef nonnull align 8 dereferenceable(16) ptr @_ZStrsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_RS3_(ptr noundef nonnull align 8 dereferenceable(16) %285, ptr noundef nonnull align 1 dereferenceable(1) %32)
          to label %288 unwind label %359

288:                                              ; preds = %286
  call void @llvm.lifetime.end.p0(ptr nonnull %32) #19
  %289 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZlsRSoRK5Point(ptr noundef nonnull align 8 dereferenceable(8) @_ZSt4cout, ptr noundef nonnull align 4 dereferenceable(8) %47)
          to label %290 unwind label %359

290:                                              ; preds = %288
  call void @llvm.lifetime.start.p0(ptr nonnull %31)
  store i8 10, ptr %31, align 1, !tbaa !9
  %291 = load ptr, ptr %289, align 8, !tbaa !10
  %292 = getelementptr i8, ptr %291, i64 -24
  %293 = load i64, ptr %292, align 8
  %294 = getelementptr inbounds i8, ptr %289, i64 %293
  %295 = getelementptr inbounds nuw i8, ptr %294, i64 16
  %296 = load i64, ptr %295, align 8, !tbaa !12
  %297 = icmp eq i64 %296, 0
  br i1 %297, label %300, label %298

298:                                              ; preds = %290
  %299 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %289, ptr noundef nonnull %31, i64 noundef 1)
          to label %302 unwind label %359

300:                                              ; preds = %290
  %301 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %289, i8 noundef signext 10)
          to label %302 unwind label %359

302:                                              ; preds = %298, %300
  call void @llvm.lifetime.end.p0(ptr nonnull %31)
  %303 = invoke noundef nonnull align 8 dereferenceable(16) ptr @_ZNSi6ignoreEli(ptr noundef nonnull align 8 dereferenceable(16) @_ZSt3cin, i64 noundef 100, i32 noundef 10)
          to label %304 unwind label %359

304:                                              ; preds = %302
  call void @llvm.lifetime.start.p0(ptr nonnull %48) #19
  %305 = getelementptr inbounds nuw i8, ptr %48, i64 16
  store ptr %305, ptr %48, align 8, !tbaa !26
  %306 = getelementptr inbounds nuw i8, ptr %48, i64 8
  store i64 0, ptr %306, align 8, !tbaa !29
  store i8 0, ptr %305, align 8, !tbaa !9
  br label %307

307:                                              ; preds = %354, %304
  %308 = phi i32 [ 0, %304 ], [ %344, %354 ]
  %309 = load ptr, ptr @_ZSt3cin, align 8, !tbaa !10
  %310 = getelementptr i8, ptr %309, i64 -24
  %311 = load i64, ptr %310, align 8
  %312 = getelementptr inbounds i8, ptr @_ZSt3cin, i64 %311
  %313 = getelementptr inbounds nuw i8, ptr %312, i64 240
  %314 = load ptr, ptr %313, align 8, !tbaa !34
  %315 = icmp eq ptr %314, null
  br i1 %315, label %316, label %318

316:                                              ; preds = %307
  invoke void @_ZSt16__throw_bad_castv() #20
          to label %317 unwind label %363

317:                                              ; preds = %316
  unreachable

318:                                              ; preds = %307
  %319 = getelementptr inbounds nuw i8, ptr %314, i64 56
  %320 = load i8, ptr %319, align 8, !tbaa !42
  %321 = icmp eq i8 %320, 0
  br i1 %321, label %325, label %322

322:                                              ; preds = %318
  %323 = getelementptr inbounds nuw i8, ptr %314, i64 67
  %324 = load i8, ptr %323, align 1, !tbaa !9
  br label %331

325:                                              ; preds = %318
  invoke void @_ZNKSt5ctypeIcE13_M_widen_initEv(ptr noundef nonnull align 8 dereferenceable(570) %314)
          to label %326 unwind label %361

326:                                              ; preds = %325
  %327 = load ptr, ptr %314, align 8, !tbaa !10
  %328 = getelementptr inbounds nuw i8, ptr %327, i64 48
  %329 = load ptr, ptr %328, align 8
  %330 = invoke noundef signext i8 %329(ptr noundef nonnull align 8 dereferenceable(570) %314, i8 noundef signext 10)
          to label %331 unwind label %361

331:                                              ; preds = %326, %322
  %332 = phi i8 [ %324, %322 ], [ %330, %326 ]
  %333 = invoke noundef nonnull align 8 dereferenceable(16) ptr @_ZSt7getlineIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EES4_(ptr noundef nonnull align 8 dereferenceable(16) @_ZSt3cin, ptr noundef nonnull align 8 dereferenceable(32) %48, i8 noundef signext %332)
          to label %334 unwind label %361

334:                                              ; preds = %331
  %335 = load ptr, ptr %333, align 8, !tbaa !10
  %336 = getelementptr i8, ptr %335, i64 -24
  %337 = load i64, ptr %336, align 8
  %338 = getelementptr inbounds i8, ptr %333, i64 %337
  %339 = getelementptr inbounds nuw i8, ptr %338, i64 32
  %340 = load i32, ptr %339, align 8, !tbaa !55
  %341 = and i32 %340, 5
  %342 = icmp eq i32 %341, 0
  br i1 %342, label %343, label %365

343:                                              ; preds = %334
  %344 = add nuw nsw i32 %308, 1
  %345 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEi(ptr noundef nonnull align 8 dereferenceable(8) @_ZSt4cout, i32 noundef %308)
          to label %346 unwind label %361

346:                                              ; preds = %343
  %347 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %345, ptr noundef nonnull @.str.1, i64 noundef 1)
          to label %348 unwind label %361

348:                                              ; preds = %346
  %349 = load ptr, ptr %48, align 8, !tbaa !33
  %350 = load i64, ptr %306, align 8, !tbaa !29
  %351 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %345, ptr noundef %349, i64 noundef %350)
          to label %352 unwind label %361

352:                                              ; preds = %348
  %353 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %351, ptr noundef nonnull @.str.2, i64 noundef 2)
          to label %354 unwind label %361

354:                                              ; preds = %352
  %355 = load i64, ptr %306, align 8, !tbaa !29
  %356 = icmp eq i64 %355, 0
  br i1 %356, label %365, label %307, !llvm.loop !56

357:                                              ; preds = %142, %139, %134, %133, %124, %275, %273, %253, %251, %249, %237, %235, %233, %201, %199, %197, %186, %184, %166, %156, %146, %111, %109, %107, %95, %93, %91, %76, %144, %80, %78, %0
  %358 = landingpad { ptr, i32 }
          cleanup
  br label %1901

359:                                              ; preds = %300, %298, %286, %283, %281, %279, %277, %302, %288
  %360 = landingpad { ptr, i32 }
          cleanup
  br label %1899

361:                                              ; preds = %343, %325, %326, %331, %346, %348, %352
  %362 = landingpad { ptr, i32 }
          cleanup
  br label %1891

363:                                              ; preds = %316
  %364 = landingpad { ptr, i32 }
          cleanup
  br label %1891

365:                                              ; preds = %354, %334
  call void @llvm.lifetime.start.p0(ptr nonnull %49) #19
  call void @llvm.lifetime.start.p0(ptr nonnull %50) #19
  %366 = getelementptr inbounds nuw i8, ptr %50, i64 16
  store ptr %366, ptr %50, align 8, !tbaa !26
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(9) %366, ptr noundef nonnull align 1 dereferenceable(9) @.str.3, i64 9, i1 false)
  %367 = getelementptr inbounds nuw i8, ptr %50, i64 8
  store i64 9, ptr %367, align 8, !tbaa !29
  %368 = getelementptr inbounds nuw i8, ptr %50, i64 25
  store i8 0, ptr %368, align 1, !tbaa !9
  invoke void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEC1ERKNS_12basic_stringIcS2_S3_EESt13_Ios_Openmode(ptr noundef nonnull align 8 dereferenceable(120) %49, ptr noundef nonnull align 8 dereferenceable(32) %50, i32 noundef 8)
          to label %369 unwind label %426

369:                                              ; preds = %365
  %370 = load ptr, ptr %50, align 8, !tbaa !33
  %371 = icmp eq ptr %370, %366
  br i1 %371, label %375, label %372

372:                                              ; preds = %369
  %373 = load i64, ptr %366, align 8, !tbaa !9
  %374 = add i64 %373, 1
  call void @_ZdlPvm(ptr noundef %370, i64 noundef %374) #21
  br label %375

375:                                              ; preds = %369, %372
  call void @llvm.lifetime.end.p0(ptr nonnull %50) #19
  call void @llvm.lifetime.start.p0(ptr nonnull %51) #19
  br label %376

376:                                              ; preds = %421, %375
  %377 = phi ptr [ null, %375 ], [ %422, %421 ]
  %378 = phi ptr [ null, %375 ], [ %425, %421 ]
  %379 = phi ptr [ null, %375 ], [ %424, %421 ]
  %380 = invoke noundef nonnull align 8 dereferenceable(16) ptr @_ZNSirsERi(ptr noundef nonnull align 8 dereferenceable(16) %49, ptr noundef nonnull align 4 dereferenceable(4) %51)
          to label %381 unwind label %434

381:                                              ; preds = %376
  %382 = load ptr, ptr %380, align 8, !tbaa !10
  %383 = getelementptr i8, ptr %382, i64 -24
  %384 = load i64, ptr %383, align 8
  %385 = getelementptr inbounds i8, ptr %380, i64 %384
  %386 = getelementptr inbounds nuw i8, ptr %385, i64 32
  %387 = load i32, ptr %386, align 8, !tbaa !55
  %388 = and i32 %387, 5
  %389 = icmp eq i32 %388, 0
  br i1 %389, label %390, label %438

390:                                              ; preds = %381
  %391 = icmp eq ptr %378, %377
  br i1 %391, label %394, label %392

392:                                              ; preds = %390
  %393 = load i32, ptr %51, align 4, !tbaa !5
  store i32 %393, ptr %378, align 4, !tbaa !5
  br label %421

394:                                              ; preds = %390
  %395 = ptrtoint ptr %377 to i64
  %396 = ptrtoint ptr %379 to i64
  %397 = sub i64 %395, %396
  %398 = icmp eq i64 %397, 9223372036854775804
  br i1 %398, label %399, label %401

399:                                              ; preds = %394
  invoke void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str.18) #20
          to label %400 unwind label %436

400:                                              ; preds = %399
  unreachable

401:                                              ; preds = %394
  %402 = ashr exact i64 %397, 2
  %403 = call i64 @llvm.umax.i64(i64 %402, i64 1)
  %404 = add nsw i64 %403, %402
  %405 = icmp ult i64 %404, %402
  %406 = call i64 @llvm.umin.i64(i64 %404, i64 2305843009213693951)
  %407 = select i1 %405, i64 2305843009213693951, i64 %406
  %408 = icmp ne i64 %407, 0
  call void @llvm.assume(i1 %408)
  %409 = shl nuw nsw i64 %407, 2
  %410 = invoke noalias noundef nonnull ptr @_Znwm(i64 noundef %409) #22
          to label %411 unwind label %434

411:                                              ; preds = %401
  %412 = getelementptr inbounds i8, ptr %410, i64 %397
  %413 = load i32, ptr %51, align 4, !tbaa !5
  store i32 %413, ptr %412, align 4, !tbaa !5
  %414 = icmp sgt i64 %397, 0
  br i1 %414, label %415, label %416

415:                                              ; preds = %411
  call void @llvm.memmove.p0.p0.i64(ptr nonnull align 4 %410, ptr align 4 %379, i64 %397, i1 false)
  br label %416

416:                                              ; preds = %415, %411
  %417 = icmp eq ptr %379, null
  br i1 %417, label %419, label %418

418:                                              ; preds = %416
  call void @_ZdlPvm(ptr noundef nonnull %379, i64 noundef %397) #21
  br label %419

419:                                              ; preds = %418, %416
  %420 = getelementptr inbounds nuw i32, ptr %410, i64 %407
  br label %421

421:                                              ; preds = %392, %419
  %422 = phi ptr [ %420, %419 ], [ %377, %392 ]
  %423 = phi ptr [ %412, %419 ], [ %378, %392 ]
  %424 = phi ptr [ %410, %419 ], [ %379, %392 ]
  %425 = getelementptr inbounds nuw i8, ptr %423, i64 4
  br label %376

426:                                              ; preds = %365
  %427 = landingpad { ptr, i32 }
          cleanup
  %428 = load ptr, ptr %50, align 8, !tbaa !33
  %429 = icmp eq ptr %428, %366
  br i1 %429, label %433, label %430

430:                                              ; preds = %426
  %431 = load i64, ptr %366, align 8, !tbaa !9
  %432 = add i64 %431, 1
  call void @_ZdlPvm(ptr noundef %428, i64 noundef %432) #21
  br label %433

433:                                              ; preds = %430, %426
  call void @llvm.lifetime.end.p0(ptr nonnull %50) #19
  br label %1889

434:                                              ; preds = %376, %401
  %435 = landingpad { ptr, i32 }
          cleanup
  br label %1881

436:                                              ; preds = %485, %490, %508, %510, %399, %438, %444, %454, %464, %481, %483, %492, %504, %506, %521, %523, %525, %544, %546
  %437 = landingpad { ptr, i32 }
          cleanup
  br label %1881

438:                                              ; preds = %381
  %439 = ptrtoint ptr %378 to i64
  %440 = ptrtoint ptr %379 to i64
  %441 = sub i64 %439, %440
  %442 = ashr exact i64 %441, 2
  %443 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo9_M_insertImEERSoT_(ptr noundef nonnull align 8 dereferenceable(8) @_ZSt4cout, i64 noundef %442)
          to label %444 unwind label %436

444:                                              ; preds = %438
  %445 = load ptr, ptr %49, align 8, !tbaa !10
  %446 = getelementptr i8, ptr %445, i64 -24
  %447 = load i64, ptr %446, align 8
  %448 = getelementptr inbounds i8, ptr %49, i64 %447
  %449 = getelementptr inbounds nuw i8, ptr %448, i64 32
  %450 = load i32, ptr %449, align 8, !tbaa !55
  %451 = and i32 %450, 2
  %452 = icmp ne i32 %451, 0
  %453 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo9_M_insertIbEERSoT_(ptr noundef nonnull align 8 dereferenceable(8) %443, i1 noundef zeroext %452)
          to label %454 unwind label %436

454:                                              ; preds = %444
  %455 = load ptr, ptr %49, align 8, !tbaa !10
  %456 = getelementptr i8, ptr %455, i64 -24
  %457 = load i64, ptr %456, align 8
  %458 = getelementptr inbounds i8, ptr %49, i64 %457
  %459 = getelementptr inbounds nuw i8, ptr %458, i64 32
  %460 = load i32, ptr %459, align 8, !tbaa !55
  %461 = and i32 %460, 5
  %462 = icmp ne i32 %461, 0
  %463 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo9_M_insertIbEERSoT_(ptr noundef nonnull align 8 dereferenceable(8) %453, i1 noundef zeroext %462)
          to label %464 unwind label %436

464:                                              ; preds = %454
  %465 = load ptr, ptr %49, align 8, !tbaa !10
  %466 = getelementptr i8, ptr %465, i64 -24
  %467 = load i64, ptr %466, align 8
  %468 = getelementptr inbounds i8, ptr %49, i64 %467
  %469 = getelementptr inbounds nuw i8, ptr %468, i64 32
  %470 = load i32, ptr %469, align 8, !tbaa !55
  %471 = icmp eq i32 %470, 0
  %472 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo9_M_insertIbEERSoT_(ptr noundef nonnull align 8 dereferenceable(8) %463, i1 noundef zeroext %471)
          to label %473 unwind label %436

473:                                              ; preds = %464
  call void @llvm.lifetime.start.p0(ptr nonnull %30)
  store i8 10, ptr %30, align 1, !tbaa !9
  %474 = load ptr, ptr %472, align 8, !tbaa !10
  %475 = getelementptr i8, ptr %474, i64 -24
  %476 = load i64, ptr %475, align 8
  %477 = getelementptr inbounds i8, ptr %472, i64 %476
  %478 = getelementptr inbounds nuw i8, ptr %477, i64 16
  %479 = load i64, ptr %478, align 8, !tbaa !12
  %480 = icmp eq i64 %479, 0
  br i1 %480, label %483, label %481

481:                                              ; preds = %473
  %482 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %472, ptr noundef nonnull %30, i64 noundef 1)
          to label %485 unwind label %436

483:                                              ; preds = %473
  %484 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %472, i8 noundef signext 10)
          to label %485 unwind label %436

485:                                              ; preds = %481, %483
  call void @llvm.lifetime.end.p0(ptr nonnull %30)
  %486 = load ptr, ptr %49, align 8, !tbaa !10
  %487 = getelementptr i8, ptr %486, i64 -24
  %488 = load i64, ptr %487, align 8
  %489 = getelementptr inbounds i8, ptr %49, i64 %488
  invoke void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(ptr noundef nonnull align 8 dereferenceable(264) %489, i32 noundef 0)
          to label %490 unwind label %436

490:                                              ; preds = %485
  %491 = invoke noundef nonnull align 8 dereferenceable(16) ptr @_ZStrsIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EE(ptr noundef nonnull align 8 dereferenceable(16) %49, ptr noundef nonnull align 8 dereferenceable(32) %42)
          to label %492 unwind label %436

492:                                              ; preds = %490
  %493 = load ptr, ptr %42, align 8, !tbaa !33
  %494 = load i64, ptr %74, align 8, !tbaa !29
  %495 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) @_ZSt4cout, ptr noundef %493, i64 noundef %494)
          to label %496 unwind label %436

496:                                              ; preds = %492
  call void @llvm.lifetime.start.p0(ptr nonnull %29)
  store i8 10, ptr %29, align 1, !tbaa !9
  %497 = load ptr, ptr %495, align 8, !tbaa !10
  %498 = getelementptr i8, ptr %497, i64 -24
  %499 = load i64, ptr %498, align 8
  %500 = getelementptr inbounds i8, ptr %495, i64 %499
  %501 = getelementptr inbounds nuw i8, ptr %500, i64 16
  %502 = load i64, ptr %501, align 8, !tbaa !12
  %503 = icmp eq i64 %502, 0
  br i1 %503, label %506, label %504

504:                                              ; preds = %496
  %505 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %495, ptr noundef nonnull %29, i64 noundef 1)
          to label %508 unwind label %436

506:                                              ; preds = %496
  %507 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %495, i8 noundef signext 10)
          to label %508 unwind label %436

508:                                              ; preds = %504, %506
  call void @llvm.lifetime.end.p0(ptr nonnull %29)
  %509 = invoke noundef nonnull align 8 dereferenceable(16) ptr @_ZNSirsERi(ptr noundef nonnull align 8 dereferenceable(16) %49, ptr noundef nonnull align 4 dereferenceable(4) %51)
          to label %510 unwind label %436

510:                                              ; preds = %508
  %511 = load i32, ptr %51, align 4, !tbaa !5
  %512 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEi(ptr noundef nonnull align 8 dereferenceable(8) @_ZSt4cout, i32 noundef %511)
          to label %513 unwind label %436

513:                                              ; preds = %510
  call void @llvm.lifetime.start.p0(ptr nonnull %28)
  store i8 32, ptr %28, align 1, !tbaa !9
  %514 = load ptr, ptr %512, align 8, !tbaa !10
  %515 = getelementptr i8, ptr %514, i64 -24
  %516 = load i64, ptr %515, align 8
  %517 = getelementptr inbounds i8, ptr %512, i64 %516
  %518 = getelementptr inbounds nuw i8, ptr %517, i64 16
  %519 = load i64, ptr %518, align 8, !tbaa !12
  %520 = icmp eq i64 %519, 0
  br i1 %520, label %523, label %521

521:                                              ; preds = %513
  %522 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %512, ptr noundef nonnull %28, i64 noundef 1)
          to label %525 unwind label %436

523:                                              ; preds = %513
  %524 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %512, i8 noundef signext 32)
          to label %525 unwind label %436

525:                                              ; preds = %521, %523
  %526 = phi ptr [ %522, %521 ], [ %512, %523 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %28)
  %527 = load ptr, ptr %49, align 8, !tbaa !10
  %528 = getelementptr i8, ptr %527, i64 -24
  %529 = load i64, ptr %528, align 8
  %530 = getelementptr inbounds i8, ptr %49, i64 %529
  %531 = getelementptr inbounds nuw i8, ptr %530, i64 32
  %532 = load i32, ptr %531, align 8, !tbaa !55
  %533 = and i32 %532, 2
  %534 = icmp ne i32 %533, 0
  %535 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo9_M_insertIbEERSoT_(ptr noundef nonnull align 8 dereferenceable(8) %526, i1 noundef zeroext %534)
          to label %536 unwind label %436

536:                                              ; preds = %525
  call void @llvm.lifetime.start.p0(ptr nonnull %27)
  store i8 10, ptr %27, align 1, !tbaa !9
  %537 = load ptr, ptr %535, align 8, !tbaa !10
  %538 = getelementptr i8, ptr %537, i64 -24
  %539 = load i64, ptr %538, align 8
  %540 = getelementptr inbounds i8, ptr %535, i64 %539
  %541 = getelementptr inbounds nuw i8, ptr %540, i64 16
  %542 = load i64, ptr %541, align 8, !tbaa !12
  %543 = icmp eq i64 %542, 0
  br i1 %543, label %546, label %544

544:                                              ; preds = %536
  %545 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %535, ptr noundef nonnull %27, i64 noundef 1)
          to label %548 unwind label %436

546:                                              ; preds = %536
  %547 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %535, i8 noundef signext 10)
          to label %548 unwind label %436

548:                                              ; preds = %544, %546
  call void @llvm.lifetime.end.p0(ptr nonnull %27)
  call void @llvm.lifetime.start.p0(ptr nonnull %52) #19
  invoke void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEC1Ev(ptr noundef nonnull align 8 dereferenceable(112) %52)
          to label %549 unwind label %877

549:                                              ; preds = %548
  %550 = load ptr, ptr %52, align 8, !tbaa !10
  %551 = getelementptr i8, ptr %550, i64 -24
  %552 = load i64, ptr %551, align 8
  %553 = getelementptr inbounds i8, ptr %52, i64 %552
  %554 = getelementptr inbounds nuw i8, ptr %553, i64 16
  store i64 8, ptr %554, align 8, !tbaa !12
  %555 = load i64, ptr %551, align 8
  %556 = getelementptr inbounds i8, ptr %52, i64 %555
  %557 = getelementptr inbounds nuw i8, ptr %556, i64 225
  %558 = load i8, ptr %557, align 1, !tbaa !58, !range !53, !noundef !54
  %559 = trunc nuw i8 %558 to i1
  br i1 %559, label %580, label %560

560:                                              ; preds = %549
  %561 = getelementptr inbounds nuw i8, ptr %556, i64 240
  %562 = load ptr, ptr %561, align 8, !tbaa !34
  %563 = icmp eq ptr %562, null
  br i1 %563, label %564, label %566

564:                                              ; preds = %560
  invoke void @_ZSt16__throw_bad_castv() #20
          to label %565 unwind label %879

565:                                              ; preds = %564
  unreachable

566:                                              ; preds = %560
  %567 = getelementptr inbounds nuw i8, ptr %562, i64 56
  %568 = load i8, ptr %567, align 8, !tbaa !42
  %569 = icmp eq i8 %568, 0
  br i1 %569, label %570, label %578

570:                                              ; preds = %566
  invoke void @_ZNKSt5ctypeIcE13_M_widen_initEv(ptr noundef nonnull align 8 dereferenceable(570) %562)
          to label %571 unwind label %879

571:                                              ; preds = %570
  %572 = load ptr, ptr %562, align 8, !tbaa !10
  %573 = getelementptr inbounds nuw i8, ptr %572, i64 48
  %574 = load ptr, ptr %573, align 8
  %575 = invoke noundef signext i8 %574(ptr noundef nonnull align 8 dereferenceable(570) %562, i8 noundef signext 32)
          to label %576 unwind label %879

576:                                              ; preds = %571
  %577 = load ptr, ptr %52, align 8, !tbaa !10
  br label %578

578:                                              ; preds = %576, %566
  %579 = phi ptr [ %577, %576 ], [ %550, %566 ]
  store i8 1, ptr %557, align 1, !tbaa !58
  br label %580

580:                                              ; preds = %578, %549
  %581 = phi ptr [ %579, %578 ], [ %550, %549 ]
  %582 = getelementptr inbounds nuw i8, ptr %556, i64 224
  store i8 46, ptr %582, align 8, !tbaa !59
  %583 = getelementptr i8, ptr %581, i64 -24
  %584 = load i64, ptr %583, align 8
  %585 = getelementptr inbounds i8, ptr %52, i64 %584
  %586 = getelementptr inbounds nuw i8, ptr %585, i64 24
  %587 = load i32, ptr %586, align 8, !tbaa !48
  %588 = and i32 %587, -177
  %589 = or disjoint i32 %588, 32
  store i32 %589, ptr %586, align 8, !tbaa !49
  %590 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEi(ptr noundef nonnull align 8 dereferenceable(8) %52, i32 noundef 12)
          to label %591 unwind label %879

591:                                              ; preds = %580
  %592 = load ptr, ptr %590, align 8, !tbaa !10
  %593 = getelementptr i8, ptr %592, i64 -24
  %594 = load i64, ptr %593, align 8
  %595 = getelementptr inbounds i8, ptr %590, i64 %594
  %596 = getelementptr inbounds nuw i8, ptr %595, i64 24
  %597 = load i32, ptr %596, align 8, !tbaa !48
  %598 = and i32 %597, -177
  %599 = or disjoint i32 %598, 128
  store i32 %599, ptr %596, align 8, !tbaa !49
  %600 = load i64, ptr %593, align 8
  %601 = getelementptr inbounds i8, ptr %590, i64 %600
  %602 = getelementptr inbounds nuw i8, ptr %601, i64 16
  store i64 6, ptr %602, align 8, !tbaa !12
  %603 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo9_M_insertIdEERSoT_(ptr noundef nonnull align 8 dereferenceable(8) %590, double noundef 3.500000e+00)
          to label %604 unwind label %879

604:                                              ; preds = %591
  %605 = load ptr, ptr %603, align 8, !tbaa !10
  %606 = getelementptr i8, ptr %605, i64 -24
  %607 = load i64, ptr %606, align 8
  %608 = getelementptr inbounds i8, ptr %603, i64 %607
  %609 = getelementptr inbounds nuw i8, ptr %608, i64 24
  %610 = load i32, ptr %609, align 8, !tbaa !48
  %611 = and i32 %610, -261
  %612 = or disjoint i32 %611, 256
  store i32 %612, ptr %609, align 8, !tbaa !49
  %613 = load i64, ptr %606, align 8
  %614 = getelementptr inbounds i8, ptr %603, i64 %613
  %615 = getelementptr inbounds nuw i8, ptr %614, i64 8
  store i64 3, ptr %615, align 8, !tbaa !60
  %616 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo9_M_insertIdEERSoT_(ptr noundef nonnull align 8 dereferenceable(8) %603, double noundef 0x40C81CD6C8B43958)
          to label %617 unwind label %879

617:                                              ; preds = %604
  %618 = load ptr, ptr %52, align 8, !tbaa !10
  %619 = getelementptr i8, ptr %618, i64 -24
  %620 = load i64, ptr %619, align 8
  %621 = getelementptr inbounds i8, ptr %52, i64 %620
  %622 = getelementptr inbounds nuw i8, ptr %621, i64 24
  %623 = load i32, ptr %622, align 8, !tbaa !48
  %624 = and i32 %623, -261
  %625 = or disjoint i32 %624, 4
  store i32 %625, ptr %622, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr nonnull %26)
  store i8 32, ptr %26, align 1, !tbaa !9
  %626 = load i64, ptr %619, align 8
  %627 = getelementptr inbounds i8, ptr %52, i64 %626
  %628 = getelementptr inbounds nuw i8, ptr %627, i64 16
  %629 = load i64, ptr %628, align 8, !tbaa !12
  %630 = icmp eq i64 %629, 0
  br i1 %630, label %633, label %631

631:                                              ; preds = %617
  %632 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %52, ptr noundef nonnull %26, i64 noundef 1)
          to label %635 unwind label %879

633:                                              ; preds = %617
  %634 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %52, i8 noundef signext 32)
          to label %635 unwind label %879

635:                                              ; preds = %631, %633
  %636 = phi ptr [ %632, %631 ], [ %52, %633 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %26)
  %637 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo9_M_insertIdEERSoT_(ptr noundef nonnull align 8 dereferenceable(8) %636, double noundef 0x3FE5555555555555)
          to label %638 unwind label %879

638:                                              ; preds = %635
  call void @llvm.lifetime.start.p0(ptr nonnull %25)
  store i8 32, ptr %25, align 1, !tbaa !9
  %639 = load ptr, ptr %637, align 8, !tbaa !10
  %640 = getelementptr i8, ptr %639, i64 -24
  %641 = load i64, ptr %640, align 8
  %642 = getelementptr inbounds i8, ptr %637, i64 %641
  %643 = getelementptr inbounds nuw i8, ptr %642, i64 16
  %644 = load i64, ptr %643, align 8, !tbaa !12
  %645 = icmp eq i64 %644, 0
  br i1 %645, label %648, label %646

646:                                              ; preds = %638
  %647 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %637, ptr noundef nonnull %25, i64 noundef 1)
          to label %650 unwind label %879

648:                                              ; preds = %638
  %649 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %637, i8 noundef signext 32)
          to label %650 unwind label %879

650:                                              ; preds = %646, %648
  %651 = phi ptr [ %647, %646 ], [ %637, %648 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %25)
  call void @llvm.lifetime.start.p0(ptr nonnull %53) #19
  store i32 1, ptr %53, align 4, !tbaa !23
  %652 = getelementptr inbounds nuw i8, ptr %53, i64 4
  store i32 2, ptr %652, align 4, !tbaa !25
  %653 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZlsRSoRK5Point(ptr noundef nonnull align 8 dereferenceable(8) %651, ptr noundef nonnull align 4 dereferenceable(8) %53)
          to label %654 unwind label %881

654:                                              ; preds = %650
  call void @llvm.lifetime.end.p0(ptr nonnull %53) #19
  call void @llvm.lifetime.start.p0(ptr nonnull %54) #19
  call void @llvm.experimental.noalias.scope.decl(metadata !61)
  call void @llvm.experimental.noalias.scope.decl(metadata !64)
  %655 = getelementptr inbounds nuw i8, ptr %54, i64 16
  store ptr %655, ptr %54, align 8, !tbaa !26, !alias.scope !67
  %656 = getelementptr inbounds nuw i8, ptr %54, i64 8
  store i64 0, ptr %656, align 8, !tbaa !29, !alias.scope !67
  store i8 0, ptr %655, align 8, !tbaa !9, !alias.scope !67
  %657 = getelementptr inbounds nuw i8, ptr %52, i64 48
  %658 = load ptr, ptr %657, align 8, !tbaa !68, !noalias !67
  %659 = icmp eq ptr %658, null
  %660 = getelementptr inbounds nuw i8, ptr %52, i64 32
  %661 = load ptr, ptr %660, align 8, !noalias !67
  %662 = icmp ugt ptr %658, %661
  %663 = select i1 %662, ptr %658, ptr %661
  %664 = icmp eq ptr %663, null
  %665 = select i1 %659, i1 true, i1 %664
  br i1 %665, label %677, label %666

666:                                              ; preds = %654
  %667 = getelementptr inbounds nuw i8, ptr %52, i64 40
  %668 = load ptr, ptr %667, align 8, !tbaa !70, !noalias !67
  %669 = ptrtoint ptr %663 to i64
  %670 = ptrtoint ptr %668 to i64
  %671 = sub i64 %669, %670
  %672 = invoke noundef nonnull align 8 dereferenceable(32) ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_replaceEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32) %54, i64 noundef 0, i64 noundef 0, ptr noundef %668, i64 noundef %671)
          to label %679 unwind label %673

673:                                              ; preds = %677, %666
  %674 = landingpad { ptr, i32 }
          cleanup
  %675 = load ptr, ptr %54, align 8, !tbaa !33, !alias.scope !67
  %676 = icmp eq ptr %675, %655
  br i1 %676, label %892, label %887

677:                                              ; preds = %654
  %678 = getelementptr inbounds nuw i8, ptr %52, i64 80
  invoke void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_assignERKS4_(ptr noundef nonnull align 8 dereferenceable(32) %54, ptr noundef nonnull align 8 dereferenceable(32) %678)
          to label %679 unwind label %673

679:                                              ; preds = %677, %666
  %680 = load ptr, ptr %54, align 8, !tbaa !33
  %681 = load i64, ptr %656, align 8, !tbaa !29
  %682 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) @_ZSt4cout, ptr noundef %680, i64 noundef %681)
          to label %683 unwind label %883

683:                                              ; preds = %679
  call void @llvm.lifetime.start.p0(ptr nonnull %24)
  store i8 10, ptr %24, align 1, !tbaa !9
  %684 = load ptr, ptr %682, align 8, !tbaa !10
  %685 = getelementptr i8, ptr %684, i64 -24
  %686 = load i64, ptr %685, align 8
  %687 = getelementptr inbounds i8, ptr %682, i64 %686
  %688 = getelementptr inbounds nuw i8, ptr %687, i64 16
  %689 = load i64, ptr %688, align 8, !tbaa !12
  %690 = icmp eq i64 %689, 0
  br i1 %690, label %693, label %691

691:                                              ; preds = %683
  %692 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %682, ptr noundef nonnull %24, i64 noundef 1)
          to label %695 unwind label %883

693:                                              ; preds = %683
  %694 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %682, i8 noundef signext 10)
          to label %695 unwind label %883

695:                                              ; preds = %691, %693
  call void @llvm.lifetime.end.p0(ptr nonnull %24)
  %696 = load ptr, ptr %54, align 8, !tbaa !33
  %697 = icmp eq ptr %696, %655
  br i1 %697, label %701, label %698

698:                                              ; preds = %695
  %699 = load i64, ptr %655, align 8, !tbaa !9
  %700 = add i64 %699, 1
  call void @_ZdlPvm(ptr noundef %696, i64 noundef %700) #21
  br label %701

701:                                              ; preds = %695, %698
  call void @llvm.lifetime.end.p0(ptr nonnull %54) #19
  call void @llvm.lifetime.start.p0(ptr nonnull %55) #19
  call void @llvm.experimental.noalias.scope.decl(metadata !71)
  call void @llvm.experimental.noalias.scope.decl(metadata !74)
  %702 = getelementptr inbounds nuw i8, ptr %55, i64 16
  store ptr %702, ptr %55, align 8, !tbaa !26, !alias.scope !77
  %703 = getelementptr inbounds nuw i8, ptr %55, i64 8
  store i64 0, ptr %703, align 8, !tbaa !29, !alias.scope !77
  store i8 0, ptr %702, align 8, !tbaa !9, !alias.scope !77
  %704 = load ptr, ptr %657, align 8, !tbaa !68, !noalias !77
  %705 = icmp eq ptr %704, null
  %706 = load ptr, ptr %660, align 8, !noalias !77
  %707 = icmp ugt ptr %704, %706
  %708 = select i1 %707, ptr %704, ptr %706
  %709 = icmp eq ptr %708, null
  %710 = select i1 %705, i1 true, i1 %709
  br i1 %710, label %722, label %711

711:                                              ; preds = %701
  %712 = getelementptr inbounds nuw i8, ptr %52, i64 40
  %713 = load ptr, ptr %712, align 8, !tbaa !70, !noalias !77
  %714 = ptrtoint ptr %708 to i64
  %715 = ptrtoint ptr %713 to i64
  %716 = sub i64 %714, %715
  %717 = invoke noundef nonnull align 8 dereferenceable(32) ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_replaceEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32) %55, i64 noundef 0, i64 noundef 0, ptr noundef %713, i64 noundef %716)
          to label %724 unwind label %718

718:                                              ; preds = %722, %711
  %719 = landingpad { ptr, i32 }
          cleanup
  %720 = load ptr, ptr %55, align 8, !tbaa !33, !alias.scope !77
  %721 = icmp eq ptr %720, %702
  br i1 %721, label %903, label %898

722:                                              ; preds = %701
  %723 = getelementptr inbounds nuw i8, ptr %52, i64 80
  invoke void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_assignERKS4_(ptr noundef nonnull align 8 dereferenceable(32) %55, ptr noundef nonnull align 8 dereferenceable(32) %723)
          to label %724 unwind label %718

724:                                              ; preds = %722, %711
  %725 = load i64, ptr %703, align 8, !tbaa !29
  %726 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo9_M_insertImEERSoT_(ptr noundef nonnull align 8 dereferenceable(8) @_ZSt4cout, i64 noundef %725)
          to label %727 unwind label %894

727:                                              ; preds = %724
  call void @llvm.lifetime.start.p0(ptr nonnull %23)
  store i8 10, ptr %23, align 1, !tbaa !9
  %728 = load ptr, ptr %726, align 8, !tbaa !10
  %729 = getelementptr i8, ptr %728, i64 -24
  %730 = load i64, ptr %729, align 8
  %731 = getelementptr inbounds i8, ptr %726, i64 %730
  %732 = getelementptr inbounds nuw i8, ptr %731, i64 16
  %733 = load i64, ptr %732, align 8, !tbaa !12
  %734 = icmp eq i64 %733, 0
  br i1 %734, label %737, label %735

735:                                              ; preds = %727
  %736 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %726, ptr noundef nonnull %23, i64 noundef 1)
          to label %739 unwind label %894

737:                                              ; preds = %727
  %738 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %726, i8 noundef signext 10)
          to label %739 unwind label %894

739:                                              ; preds = %735, %737
  call void @llvm.lifetime.end.p0(ptr nonnull %23)
  %740 = load ptr, ptr %55, align 8, !tbaa !33
  %741 = icmp eq ptr %740, %702
  br i1 %741, label %745, label %742

742:                                              ; preds = %739
  %743 = load i64, ptr %702, align 8, !tbaa !9
  %744 = add i64 %743, 1
  call void @_ZdlPvm(ptr noundef %740, i64 noundef %744) #21
  br label %745

745:                                              ; preds = %739, %742
  call void @llvm.lifetime.end.p0(ptr nonnull %55) #19
  call void @llvm.lifetime.start.p0(ptr nonnull %56) #19
  %746 = getelementptr inbounds nuw i8, ptr %56, i64 16
  store ptr %746, ptr %56, align 8, !tbaa !26
  %747 = getelementptr inbounds nuw i8, ptr %56, i64 8
  store i64 0, ptr %747, align 8, !tbaa !29
  store i8 0, ptr %746, align 8, !tbaa !9
  %748 = getelementptr inbounds nuw i8, ptr %52, i64 8
  %749 = getelementptr inbounds nuw i8, ptr %52, i64 80
  %750 = getelementptr inbounds nuw i8, ptr %52, i64 88
  %751 = load i64, ptr %750, align 8, !tbaa !29
  %752 = invoke noundef nonnull align 8 dereferenceable(32) ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_replaceEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32) %749, i64 noundef 0, i64 noundef %751, ptr noundef nonnull %746, i64 noundef 0)
          to label %753 unwind label %905

753:                                              ; preds = %745
  %754 = getelementptr inbounds nuw i8, ptr %52, i64 72
  %755 = load i32, ptr %754, align 8, !tbaa !78
  %756 = and i32 %755, 3
  %757 = icmp eq i32 %756, 0
  %758 = load i64, ptr %750, align 8
  %759 = select i1 %757, i64 0, i64 %758
  %760 = load ptr, ptr %749, align 8, !tbaa !33
  invoke void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE7_M_syncEPcmm(ptr noundef nonnull align 8 dereferenceable(104) %748, ptr noundef %760, i64 noundef 0, i64 noundef %759)
          to label %761 unwind label %905

761:                                              ; preds = %753
  %762 = load ptr, ptr %56, align 8, !tbaa !33
  %763 = icmp eq ptr %762, %746
  br i1 %763, label %767, label %764

764:                                              ; preds = %761
  %765 = load i64, ptr %746, align 8, !tbaa !9
  %766 = add i64 %765, 1
  call void @_ZdlPvm(ptr noundef %762, i64 noundef %766) #21
  br label %767

767:                                              ; preds = %761, %764
  call void @llvm.lifetime.end.p0(ptr nonnull %56) #19
  %768 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %52, ptr noundef nonnull @.str.5, i64 noundef 5)
          to label %769 unwind label %879

769:                                              ; preds = %767
  call void @llvm.lifetime.start.p0(ptr nonnull %57) #19
  call void @llvm.experimental.noalias.scope.decl(metadata !81)
  call void @llvm.experimental.noalias.scope.decl(metadata !84)
  %770 = getelementptr inbounds nuw i8, ptr %57, i64 16
  store ptr %770, ptr %57, align 8, !tbaa !26, !alias.scope !87
  %771 = getelementptr inbounds nuw i8, ptr %57, i64 8
  store i64 0, ptr %771, align 8, !tbaa !29, !alias.scope !87
  store i8 0, ptr %770, align 8, !tbaa !9, !alias.scope !87
  %772 = load ptr, ptr %657, align 8, !tbaa !68, !noalias !87
  %773 = icmp eq ptr %772, null
  %774 = load ptr, ptr %660, align 8, !noalias !87
  %775 = icmp ugt ptr %772, %774
  %776 = select i1 %775, ptr %772, ptr %774
  %777 = icmp eq ptr %776, null
  %778 = select i1 %773, i1 true, i1 %777
  br i1 %778, label %790, label %779

779:                                              ; preds = %769
  %780 = getelementptr inbounds nuw i8, ptr %52, i64 40
  %781 = load ptr, ptr %780, align 8, !tbaa !70, !noalias !87
  %782 = ptrtoint ptr %776 to i64
  %783 = ptrtoint ptr %781 to i64
  %784 = sub i64 %782, %783
  %785 = invoke noundef nonnull align 8 dereferenceable(32) ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_replaceEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32) %57, i64 noundef 0, i64 noundef 0, ptr noundef %781, i64 noundef %784)
          to label %791 unwind label %786

786:                                              ; preds = %790, %779
  %787 = landingpad { ptr, i32 }
          cleanup
  %788 = load ptr, ptr %57, align 8, !tbaa !33, !alias.scope !87
  %789 = icmp eq ptr %788, %770
  br i1 %789, label %922, label %917

790:                                              ; preds = %769
  invoke void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_assignERKS4_(ptr noundef nonnull align 8 dereferenceable(32) %57, ptr noundef nonnull align 8 dereferenceable(32) %749)
          to label %791 unwind label %786

791:                                              ; preds = %790, %779
  %792 = load ptr, ptr %57, align 8, !tbaa !33
  %793 = load i64, ptr %771, align 8, !tbaa !29
  %794 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) @_ZSt4cout, ptr noundef %792, i64 noundef %793)
          to label %795 unwind label %913

795:                                              ; preds = %791
  %796 = load ptr, ptr %794, align 8, !tbaa !10
  %797 = getelementptr i8, ptr %796, i64 -24
  %798 = load i64, ptr %797, align 8
  %799 = getelementptr inbounds i8, ptr %794, i64 %798
  %800 = getelementptr inbounds nuw i8, ptr %799, i64 240
  %801 = load ptr, ptr %800, align 8, !tbaa !34
  %802 = icmp eq ptr %801, null
  br i1 %802, label %803, label %805

803:                                              ; preds = %795
  invoke void @_ZSt16__throw_bad_castv() #20
          to label %804 unwind label %913

804:                                              ; preds = %803
  unreachable

805:                                              ; preds = %795
  %806 = getelementptr inbounds nuw i8, ptr %801, i64 56
  %807 = load i8, ptr %806, align 8, !tbaa !42
  %808 = icmp eq i8 %807, 0
  br i1 %808, label %812, label %809

809:                                              ; preds = %805
  %810 = getelementptr inbounds nuw i8, ptr %801, i64 67
  %811 = load i8, ptr %810, align 1, !tbaa !9
  br label %818

812:                                              ; preds = %805
  invoke void @_ZNKSt5ctypeIcE13_M_widen_initEv(ptr noundef nonnull align 8 dereferenceable(570) %801)
          to label %813 unwind label %913

813:                                              ; preds = %812
  %814 = load ptr, ptr %801, align 8, !tbaa !10
  %815 = getelementptr inbounds nuw i8, ptr %814, i64 48
  %816 = load ptr, ptr %815, align 8
  %817 = invoke noundef signext i8 %816(ptr noundef nonnull align 8 dereferenceable(570) %801, i8 noundef signext 10)
          to label %818 unwind label %913

818:                                              ; preds = %813, %809
  %819 = phi i8 [ %811, %809 ], [ %817, %813 ]
  %820 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %794, i8 noundef signext %819)
          to label %821 unwind label %913

821:                                              ; preds = %818
  %822 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo5flushEv(ptr noundef nonnull align 8 dereferenceable(8) %820)
          to label %823 unwind label %913

823:                                              ; preds = %821
  %824 = load ptr, ptr %57, align 8, !tbaa !33
  %825 = icmp eq ptr %824, %770
  br i1 %825, label %829, label %826

826:                                              ; preds = %823
  %827 = load i64, ptr %770, align 8, !tbaa !9
  %828 = add i64 %827, 1
  call void @_ZdlPvm(ptr noundef %824, i64 noundef %828) #21
  br label %829

829:                                              ; preds = %823, %826
  call void @llvm.lifetime.end.p0(ptr nonnull %57) #19
  call void @llvm.lifetime.start.p0(ptr nonnull %58) #19
  invoke void @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEC1Ev(ptr noundef nonnull align 8 dereferenceable(128) %58)
          to label %830 unwind label %924

830:                                              ; preds = %829
  %831 = getelementptr inbounds nuw i8, ptr %58, i64 16
  %832 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %831, ptr noundef nonnull @.str.6, i64 noundef 6)
          to label %833 unwind label %926

833:                                              ; preds = %830
  call void @llvm.lifetime.start.p0(ptr nonnull %59) #19
  %834 = getelementptr inbounds nuw i8, ptr %59, i64 16
  store ptr %834, ptr %59, align 8, !tbaa !26
  %835 = getelementptr inbounds nuw i8, ptr %59, i64 8
  store i64 0, ptr %835, align 8, !tbaa !29
  store i8 0, ptr %834, align 8, !tbaa !9
  br label %836

836:                                              ; preds = %876, %833
  %837 = invoke noundef nonnull align 8 dereferenceable(16) ptr @_ZSt7getlineIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EES4_(ptr noundef nonnull align 8 dereferenceable(16) %58, ptr noundef nonnull align 8 dereferenceable(32) %59, i8 noundef signext 44)
          to label %838 unwind label %928

838:                                              ; preds = %836
  %839 = load ptr, ptr %837, align 8, !tbaa !10
  %840 = getelementptr i8, ptr %839, i64 -24
  %841 = load i64, ptr %840, align 8
  %842 = getelementptr inbounds i8, ptr %837, i64 %841
  %843 = getelementptr inbounds nuw i8, ptr %842, i64 32
  %844 = load i32, ptr %843, align 8, !tbaa !55
  %845 = and i32 %844, 5
  %846 = icmp eq i32 %845, 0
  br i1 %846, label %847, label %932

847:                                              ; preds = %838
  call void @llvm.lifetime.start.p0(ptr nonnull %22)
  store i8 91, ptr %22, align 1, !tbaa !9
  %848 = load ptr, ptr @_ZSt4cout, align 8, !tbaa !10
  %849 = getelementptr i8, ptr %848, i64 -24
  %850 = load i64, ptr %849, align 8
  %851 = getelementptr inbounds i8, ptr @_ZSt4cout, i64 %850
  %852 = getelementptr inbounds nuw i8, ptr %851, i64 16
  %853 = load i64, ptr %852, align 8, !tbaa !12
  %854 = icmp eq i64 %853, 0
  br i1 %854, label %857, label %855

855:                                              ; preds = %847
  %856 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) @_ZSt4cout, ptr noundef nonnull %22, i64 noundef 1)
          to label %859 unwind label %928

857:                                              ; preds = %847
  %858 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) @_ZSt4cout, i8 noundef signext 91)
          to label %859 unwind label %928

859:                                              ; preds = %855, %857
  %860 = phi ptr [ %856, %855 ], [ @_ZSt4cout, %857 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %22)
  %861 = load ptr, ptr %59, align 8, !tbaa !33
  %862 = load i64, ptr %835, align 8, !tbaa !29
  %863 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %860, ptr noundef %861, i64 noundef %862)
          to label %864 unwind label %928

864:                                              ; preds = %859
  call void @llvm.lifetime.start.p0(ptr nonnull %21)
  store i8 93, ptr %21, align 1, !tbaa !9
  %865 = load ptr, ptr %863, align 8, !tbaa !10
  %866 = getelementptr i8, ptr %865, i64 -24
  %867 = load i64, ptr %866, align 8
  %868 = getelementptr inbounds i8, ptr %863, i64 %867
  %869 = getelementptr inbounds nuw i8, ptr %868, i64 16
  %870 = load i64, ptr %869, align 8, !tbaa !12
  %871 = icmp eq i64 %870, 0
  br i1 %871, label %874, label %872

872:                                              ; preds = %864
  %873 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %863, ptr noundef nonnull %21, i64 noundef 1)
          to label %876 unwind label %928

874:                                              ; preds = %864
  %875 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %863, i8 noundef signext 93)
          to label %876 unwind label %928

876:                                              ; preds = %874, %872
  call void @llvm.lifetime.end.p0(ptr nonnull %21)
  br label %836

877:                                              ; preds = %548
  %878 = landingpad { ptr, i32 }
          cleanup
  br label %1879

879:                                              ; preds = %767, %648, %646, %635, %633, %631, %604, %591, %571, %570, %564, %580
  %880 = landingpad { ptr, i32 }
          cleanup
  br label %1877

881:                                              ; preds = %650
  %882 = landingpad { ptr, i32 }
          cleanup
  call void @llvm.lifetime.end.p0(ptr nonnull %53) #19
  br label %1877

883:                                              ; preds = %693, %691, %679
  %884 = landingpad { ptr, i32 }
          cleanup
  %885 = load ptr, ptr %54, align 8, !tbaa !33
  %886 = icmp eq ptr %885, %655
  br i1 %886, label %892, label %887

887:                                              ; preds = %883, %673
  %888 = phi ptr [ %675, %673 ], [ %885, %883 ]
  %889 = phi { ptr, i32 } [ %674, %673 ], [ %884, %883 ]
  %890 = load i64, ptr %655, align 8, !tbaa !9
  %891 = add i64 %890, 1
  call void @_ZdlPvm(ptr noundef %888, i64 noundef %891) #21
  br label %892

892:                                              ; preds = %887, %883, %673
  %893 = phi { ptr, i32 } [ %674, %673 ], [ %884, %883 ], [ %889, %887 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %54) #19
  br label %1877

894:                                              ; preds = %737, %735, %724
  %895 = landingpad { ptr, i32 }
          cleanup
  %896 = load ptr, ptr %55, align 8, !tbaa !33
  %897 = icmp eq ptr %896, %702
  br i1 %897, label %903, label %898

898:                                              ; preds = %894, %718
  %899 = phi ptr [ %720, %718 ], [ %896, %894 ]
  %900 = phi { ptr, i32 } [ %719, %718 ], [ %895, %894 ]
  %901 = load i64, ptr %702, align 8, !tbaa !9
  %902 = add i64 %901, 1
  call void @_ZdlPvm(ptr noundef %899, i64 noundef %902) #21
  br label %903

903:                                              ; preds = %898, %894, %718
  %904 = phi { ptr, i32 } [ %719, %718 ], [ %895, %894 ], [ %900, %898 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %55) #19
  br label %1877

905:                                              ; preds = %753, %745
  %906 = landingpad { ptr, i32 }
          cleanup
  %907 = load ptr, ptr %56, align 8, !tbaa !33
  %908 = icmp eq ptr %907, %746
  br i1 %908, label %912, label %909

909:                                              ; preds = %905
  %910 = load i64, ptr %746, align 8, !tbaa !9
  %911 = add i64 %910, 1
  call void @_ZdlPvm(ptr noundef %907, i64 noundef %911) #21
  br label %912

912:                                              ; preds = %909, %905
  call void @llvm.lifetime.end.p0(ptr nonnull %56) #19
  br label %1877

913:                                              ; preds = %821, %818, %813, %812, %803, %791
  %914 = landingpad { ptr, i32 }
          cleanup
  %915 = load ptr, ptr %57, align 8, !tbaa !33
  %916 = icmp eq ptr %915, %770
  br i1 %916, label %922, label %917

917:                                              ; preds = %913, %786
  %918 = phi ptr [ %788, %786 ], [ %915, %913 ]
  %919 = phi { ptr, i32 } [ %787, %786 ], [ %914, %913 ]
  %920 = load i64, ptr %770, align 8, !tbaa !9
  %921 = add i64 %920, 1
  call void @_ZdlPvm(ptr noundef %918, i64 noundef %921) #21
  br label %922

922:                                              ; preds = %917, %913, %786
  %923 = phi { ptr, i32 } [ %787, %786 ], [ %914, %913 ], [ %919, %917 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %57) #19
  br label %1877

924:                                              ; preds = %829
  %925 = landingpad { ptr, i32 }
          cleanup
  br label %1875

926:                                              ; preds = %830
  %927 = landingpad { ptr, i32 }
          cleanup
  br label %1873

928:                                              ; preds = %836, %855, %857, %859, %872, %874
  %929 = landingpad { ptr, i32 }
          cleanup
  br label %1865

930:                                              ; preds = %940, %942
  %931 = landingpad { ptr, i32 }
          cleanup
  br label %1865

932:                                              ; preds = %838
  call void @llvm.lifetime.start.p0(ptr nonnull %20)
  store i8 10, ptr %20, align 1, !tbaa !9
  %933 = load ptr, ptr @_ZSt4cout, align 8, !tbaa !10
  %934 = getelementptr i8, ptr %933, i64 -24
  %935 = load i64, ptr %934, align 8
  %936 = getelementptr inbounds i8, ptr @_ZSt4cout, i64 %935
  %937 = getelementptr inbounds nuw i8, ptr %936, i64 16
  %938 = load i64, ptr %937, align 8, !tbaa !12
  %939 = icmp eq i64 %938, 0
  br i1 %939, label %942, label %940

940:                                              ; preds = %932
  %941 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) @_ZSt4cout, ptr noundef nonnull %20, i64 noundef 1)
          to label %944 unwind label %930

942:                                              ; preds = %932
  %943 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) @_ZSt4cout, i8 noundef signext 10)
          to label %944 unwind label %930

944:                                              ; preds = %940, %942
  call void @llvm.lifetime.end.p0(ptr nonnull %20)
  call void @llvm.lifetime.start.p0(ptr nonnull %60) #19
  %945 = load ptr, ptr @_ZSt3cin, align 8, !tbaa !10
  %946 = getelementptr i8, ptr %945, i64 -24
  %947 = load i64, ptr %946, align 8
  %948 = getelementptr inbounds i8, ptr @_ZSt3cin, i64 %947
  %949 = getelementptr inbounds nuw i8, ptr %948, i64 232
  %950 = load ptr, ptr %949, align 8, !tbaa !88
  %951 = getelementptr inbounds nuw i8, ptr %60, i64 16
  store ptr %951, ptr %60, align 8, !tbaa !26
  invoke void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructISt19istreambuf_iteratorIcS2_EEEvT_S8_St18input_iterator_tag(ptr noundef nonnull align 8 dereferenceable(32) %60, ptr %950, i32 -1, ptr null, i32 -1)
          to label %952 unwind label %1792

952:                                              ; preds = %944
  %953 = getelementptr inbounds nuw i8, ptr %60, i64 8
  %954 = load i64, ptr %953, align 8, !tbaa !29
  %955 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo9_M_insertImEERSoT_(ptr noundef nonnull align 8 dereferenceable(8) @_ZSt4cout, i64 noundef %954)
          to label %956 unwind label %1794

956:                                              ; preds = %952
  call void @llvm.lifetime.start.p0(ptr nonnull %19)
  store i8 10, ptr %19, align 1, !tbaa !9
  %957 = load ptr, ptr %955, align 8, !tbaa !10
  %958 = getelementptr i8, ptr %957, i64 -24
  %959 = load i64, ptr %958, align 8
  %960 = getelementptr inbounds i8, ptr %955, i64 %959
  %961 = getelementptr inbounds nuw i8, ptr %960, i64 16
  %962 = load i64, ptr %961, align 8, !tbaa !12
  %963 = icmp eq i64 %962, 0
  br i1 %963, label %966, label %964

964:                                              ; preds = %956
  %965 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %955, ptr noundef nonnull %19, i64 noundef 1)
          to label %968 unwind label %1794

966:                                              ; preds = %956
  %967 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %955, i8 noundef signext 10)
          to label %968 unwind label %1794

968:                                              ; preds = %964, %966
  call void @llvm.lifetime.end.p0(ptr nonnull %19)
  call void @llvm.lifetime.start.p0(ptr nonnull %61) #19
  call void @llvm.lifetime.start.p0(ptr nonnull %62) #19
  call void @llvm.lifetime.start.p0(ptr nonnull %63) #19
  %969 = getelementptr inbounds nuw i8, ptr %63, i64 16
  store ptr %969, ptr %63, align 8, !tbaa !26
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(15) %969, ptr noundef nonnull align 1 dereferenceable(15) @.str.7, i64 15, i1 false)
  %970 = getelementptr inbounds nuw i8, ptr %63, i64 8
  store i64 15, ptr %970, align 8, !tbaa !29
  %971 = getelementptr inbounds nuw i8, ptr %63, i64 31
  store i8 0, ptr %971, align 1, !tbaa !9
  invoke void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEC1ERKNS_12basic_stringIcS2_S3_EESt13_Ios_Openmode(ptr noundef nonnull align 8 dereferenceable(120) %62, ptr noundef nonnull align 8 dereferenceable(32) %63, i32 noundef 8)
          to label %972 unwind label %1796

972:                                              ; preds = %968
  %973 = load ptr, ptr %63, align 8, !tbaa !33
  %974 = icmp eq ptr %973, %969
  br i1 %974, label %978, label %975

975:                                              ; preds = %972
  %976 = load i64, ptr %969, align 8, !tbaa !9
  %977 = add i64 %976, 1
  call void @_ZdlPvm(ptr noundef %973, i64 noundef %977) #21
  br label %978

978:                                              ; preds = %972, %975
  call void @llvm.lifetime.end.p0(ptr nonnull %63) #19
  %979 = load ptr, ptr %62, align 8, !tbaa !10
  %980 = getelementptr i8, ptr %979, i64 -24
  %981 = load i64, ptr %980, align 8
  %982 = getelementptr inbounds i8, ptr %62, i64 %981
  %983 = getelementptr inbounds nuw i8, ptr %982, i64 16
  store i64 4, ptr %983, align 8, !tbaa !12
  %984 = load i64, ptr %980, align 8
  %985 = getelementptr inbounds i8, ptr %62, i64 %984
  %986 = getelementptr inbounds nuw i8, ptr %985, i64 16
  %987 = load i64, ptr %986, align 8, !tbaa !12
  invoke void @_ZSt17__istream_extractRSiPcl(ptr noundef nonnull align 8 dereferenceable(16) %62, ptr noundef nonnull %61, i64 noundef 20)
          to label %988 unwind label %1804

988:                                              ; preds = %978
  %989 = load ptr, ptr %62, align 8, !tbaa !10
  %990 = getelementptr i8, ptr %989, i64 -24
  %991 = load i64, ptr %990, align 8
  %992 = getelementptr inbounds i8, ptr %62, i64 %991
  %993 = getelementptr inbounds nuw i8, ptr %992, i64 32
  %994 = load i32, ptr %993, align 8, !tbaa !55
  %995 = icmp eq i32 %994, 0
  %996 = add i64 %987, -21
  %997 = icmp ult i64 %996, -20
  %998 = select i1 %995, i1 %997, i1 false
  br i1 %998, label %999, label %1022

999:                                              ; preds = %988
  %1000 = getelementptr inbounds nuw i8, ptr %992, i64 232
  %1001 = load ptr, ptr %1000, align 8, !tbaa !88
  %1002 = getelementptr inbounds nuw i8, ptr %1001, i64 16
  %1003 = load ptr, ptr %1002, align 8, !tbaa !89
  %1004 = getelementptr inbounds nuw i8, ptr %1001, i64 24
  %1005 = load ptr, ptr %1004, align 8, !tbaa !90
  %1006 = icmp ult ptr %1003, %1005
  br i1 %1006, label %1022, label %1007, !prof !91

1007:                                             ; preds = %999
  %1008 = load ptr, ptr %1001, align 8, !tbaa !10
  %1009 = getelementptr inbounds nuw i8, ptr %1008, i64 72
  %1010 = load ptr, ptr %1009, align 8
  %1011 = invoke noundef i32 %1010(ptr noundef nonnull align 8 dereferenceable(64) %1001)
          to label %1012 unwind label %1804

1012:                                             ; preds = %1007
  %1013 = icmp eq i32 %1011, -1
  br i1 %1013, label %1014, label %1022, !prof !92

1014:                                             ; preds = %1012
  %1015 = load ptr, ptr %62, align 8, !tbaa !10
  %1016 = getelementptr i8, ptr %1015, i64 -24
  %1017 = load i64, ptr %1016, align 8
  %1018 = getelementptr inbounds i8, ptr %62, i64 %1017
  %1019 = getelementptr inbounds nuw i8, ptr %1018, i64 32
  %1020 = load i32, ptr %1019, align 8, !tbaa !55
  %1021 = or i32 %1020, 2
  invoke void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(ptr noundef nonnull align 8 dereferenceable(264) %1018, i32 noundef %1021)
          to label %1022 unwind label %1804

1022:                                             ; preds = %1012, %999, %988, %1014
  %1023 = call noundef i64 @strlen(ptr noundef nonnull dereferenceable(1) %61) #19
  %1024 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) @_ZSt4cout, ptr noundef nonnull %61, i64 noundef %1023)
          to label %1025 unwind label %1804

1025:                                             ; preds = %1022
  call void @llvm.lifetime.start.p0(ptr nonnull %18)
  store i8 10, ptr %18, align 1, !tbaa !9
  %1026 = load ptr, ptr @_ZSt4cout, align 8, !tbaa !10
  %1027 = getelementptr i8, ptr %1026, i64 -24
  %1028 = load i64, ptr %1027, align 8
  %1029 = getelementptr inbounds i8, ptr @_ZSt4cout, i64 %1028
  %1030 = getelementptr inbounds nuw i8, ptr %1029, i64 16
  %1031 = load i64, ptr %1030, align 8, !tbaa !12
  %1032 = icmp eq i64 %1031, 0
  br i1 %1032, label %1035, label %1033

1033:                                             ; preds = %1025
  %1034 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) @_ZSt4cout, ptr noundef nonnull %18, i64 noundef 1)
          to label %1037 unwind label %1804

1035:                                             ; preds = %1025
  %1036 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) @_ZSt4cout, i8 noundef signext 10)
          to label %1037 unwind label %1804

1037:                                             ; preds = %1033, %1035
  call void @llvm.lifetime.end.p0(ptr nonnull %18)
  %1038 = load ptr, ptr %62, align 8, !tbaa !10
  %1039 = getelementptr i8, ptr %1038, i64 -24
  %1040 = load i64, ptr %1039, align 8
  %1041 = getelementptr inbounds i8, ptr %62, i64 %1040
  %1042 = getelementptr inbounds nuw i8, ptr %1041, i64 240
  %1043 = load ptr, ptr %1042, align 8, !tbaa !34
  %1044 = icmp eq ptr %1043, null
  br i1 %1044, label %1330, label %1045

1045:                                             ; preds = %1037
  %1046 = getelementptr inbounds nuw i8, ptr %1043, i64 56
  %1047 = load i8, ptr %1046, align 8, !tbaa !42
  %1048 = icmp eq i8 %1047, 0
  br i1 %1048, label %1052, label %1049

1049:                                             ; preds = %1045
  %1050 = getelementptr inbounds nuw i8, ptr %1043, i64 67
  %1051 = load i8, ptr %1050, align 1, !tbaa !9
  br label %1058

1052:                                             ; preds = %1045
  invoke void @_ZNKSt5ctypeIcE13_M_widen_initEv(ptr noundef nonnull align 8 dereferenceable(570) %1043)
          to label %1053 unwind label %1804

1053:                                             ; preds = %1052
  %1054 = load ptr, ptr %1043, align 8, !tbaa !10
  %1055 = getelementptr inbounds nuw i8, ptr %1054, i64 48
  %1056 = load ptr, ptr %1055, align 8
  %1057 = invoke noundef signext i8 %1056(ptr noundef nonnull align 8 dereferenceable(570) %1043, i8 noundef signext 10)
          to label %1058 unwind label %1804

1058:                                             ; preds = %1053, %1049
  %1059 = phi i8 [ %1051, %1049 ], [ %1057, %1053 ]
  %1060 = invoke noundef nonnull align 8 dereferenceable(16) ptr @_ZNSi7getlineEPclc(ptr noundef nonnull align 8 dereferenceable(16) %62, ptr noundef nonnull %61, i64 noundef 20, i8 noundef signext %1059)
          to label %1061 unwind label %1804

1061:                                             ; preds = %1058
  %1062 = call noundef i64 @strlen(ptr noundef nonnull dereferenceable(1) %61) #19
  %1063 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) @_ZSt4cout, ptr noundef nonnull %61, i64 noundef %1062)
          to label %1064 unwind label %1804

1064:                                             ; preds = %1061
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  store i8 10, ptr %17, align 1, !tbaa !9
  %1065 = load ptr, ptr @_ZSt4cout, align 8, !tbaa !10
  %1066 = getelementptr i8, ptr %1065, i64 -24
  %1067 = load i64, ptr %1066, align 8
  %1068 = getelementptr inbounds i8, ptr @_ZSt4cout, i64 %1067
  %1069 = getelementptr inbounds nuw i8, ptr %1068, i64 16
  %1070 = load i64, ptr %1069, align 8, !tbaa !12
  %1071 = icmp eq i64 %1070, 0
  br i1 %1071, label %1074, label %1072

1072:                                             ; preds = %1064
  %1073 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) @_ZSt4cout, ptr noundef nonnull %17, i64 noundef 1)
          to label %1076 unwind label %1804

1074:                                             ; preds = %1064
  %1075 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) @_ZSt4cout, i8 noundef signext 10)
          to label %1076 unwind label %1804

1076:                                             ; preds = %1072, %1074
  call void @llvm.lifetime.end.p0(ptr nonnull %17)
  %1077 = invoke noundef nonnull align 8 dereferenceable(16) ptr @_ZSt2wsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_(ptr noundef nonnull align 8 dereferenceable(16) %62)
          to label %1078 unwind label %1804

1078:                                             ; preds = %1076
  %1079 = load ptr, ptr %62, align 8, !tbaa !10
  %1080 = getelementptr i8, ptr %1079, i64 -24
  %1081 = load i64, ptr %1080, align 8
  %1082 = getelementptr inbounds i8, ptr %62, i64 %1081
  %1083 = getelementptr inbounds nuw i8, ptr %1082, i64 32
  %1084 = load i32, ptr %1083, align 8, !tbaa !55
  %1085 = and i32 %1084, 2
  %1086 = icmp ne i32 %1085, 0
  %1087 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo9_M_insertIbEERSoT_(ptr noundef nonnull align 8 dereferenceable(8) @_ZSt4cout, i1 noundef zeroext %1086)
          to label %1088 unwind label %1804

1088:                                             ; preds = %1078
  %1089 = invoke noundef i32 @_ZNSi3getEv(ptr noundef nonnull align 8 dereferenceable(16) %62)
          to label %1090 unwind label %1804

1090:                                             ; preds = %1088
  %1091 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEi(ptr noundef nonnull align 8 dereferenceable(8) %1087, i32 noundef %1089)
          to label %1092 unwind label %1804

1092:                                             ; preds = %1090
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  store i8 10, ptr %16, align 1, !tbaa !9
  %1093 = load ptr, ptr %1091, align 8, !tbaa !10
  %1094 = getelementptr i8, ptr %1093, i64 -24
  %1095 = load i64, ptr %1094, align 8
  %1096 = getelementptr inbounds i8, ptr %1091, i64 %1095
  %1097 = getelementptr inbounds nuw i8, ptr %1096, i64 16
  %1098 = load i64, ptr %1097, align 8, !tbaa !12
  %1099 = icmp eq i64 %1098, 0
  br i1 %1099, label %1102, label %1100

1100:                                             ; preds = %1092
  %1101 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %1091, ptr noundef nonnull %16, i64 noundef 1)
          to label %1104 unwind label %1804

1102:                                             ; preds = %1092
  %1103 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %1091, i8 noundef signext 10)
          to label %1104 unwind label %1804

1104:                                             ; preds = %1100, %1102
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  %1105 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) @_ZSt4clog, ptr noundef nonnull @.str.8, i64 noundef 3)
          to label %1106 unwind label %1804

1106:                                             ; preds = %1104
  %1107 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEi(ptr noundef nonnull align 8 dereferenceable(8) @_ZSt4clog, i32 noundef 1)
          to label %1108 unwind label %1804

1108:                                             ; preds = %1106
  %1109 = load ptr, ptr %1107, align 8, !tbaa !10
  %1110 = getelementptr i8, ptr %1109, i64 -24
  %1111 = load i64, ptr %1110, align 8
  %1112 = getelementptr inbounds i8, ptr %1107, i64 %1111
  %1113 = getelementptr inbounds nuw i8, ptr %1112, i64 240
  %1114 = load ptr, ptr %1113, align 8, !tbaa !34
  %1115 = icmp eq ptr %1114, null
  br i1 %1115, label %1330, label %1116

1116:                                             ; preds = %1108
  %1117 = getelementptr inbounds nuw i8, ptr %1114, i64 56
  %1118 = load i8, ptr %1117, align 8, !tbaa !42
  %1119 = icmp eq i8 %1118, 0
  br i1 %1119, label %1123, label %1120

1120:                                             ; preds = %1116
  %1121 = getelementptr inbounds nuw i8, ptr %1114, i64 67
  %1122 = load i8, ptr %1121, align 1, !tbaa !9
  br label %1129

1123:                                             ; preds = %1116
  invoke void @_ZNKSt5ctypeIcE13_M_widen_initEv(ptr noundef nonnull align 8 dereferenceable(570) %1114)
          to label %1124 unwind label %1804

1124:                                             ; preds = %1123
  %1125 = load ptr, ptr %1114, align 8, !tbaa !10
  %1126 = getelementptr inbounds nuw i8, ptr %1125, i64 48
  %1127 = load ptr, ptr %1126, align 8
  %1128 = invoke noundef signext i8 %1127(ptr noundef nonnull align 8 dereferenceable(570) %1114, i8 noundef signext 10)
          to label %1129 unwind label %1804

1129:                                             ; preds = %1124, %1120
  %1130 = phi i8 [ %1122, %1120 ], [ %1128, %1124 ]
  %1131 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %1107, i8 noundef signext %1130)
          to label %1132 unwind label %1804

1132:                                             ; preds = %1129
  %1133 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo5flushEv(ptr noundef nonnull align 8 dereferenceable(8) %1131)
          to label %1134 unwind label %1804

1134:                                             ; preds = %1132
  %1135 = load ptr, ptr @_ZSt4cout, align 8, !tbaa !10
  %1136 = getelementptr i8, ptr %1135, i64 -24
  %1137 = load i64, ptr %1136, align 8
  %1138 = getelementptr inbounds i8, ptr @_ZSt4cout, i64 %1137
  %1139 = getelementptr inbounds nuw i8, ptr %1138, i64 24
  %1140 = load i32, ptr %1139, align 8, !tbaa !48
  %1141 = and i32 %1140, -75
  %1142 = or disjoint i32 %1141, 64
  store i32 %1142, ptr %1139, align 8, !tbaa !49
  %1143 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEi(ptr noundef nonnull align 8 dereferenceable(8) @_ZSt4cout, i32 noundef 8)
          to label %1144 unwind label %1804

1144:                                             ; preds = %1134
  %1145 = load ptr, ptr %1143, align 8, !tbaa !10
  %1146 = getelementptr i8, ptr %1145, i64 -24
  %1147 = load i64, ptr %1146, align 8
  %1148 = getelementptr inbounds i8, ptr %1143, i64 %1147
  %1149 = getelementptr inbounds nuw i8, ptr %1148, i64 24
  %1150 = load i32, ptr %1149, align 8, !tbaa !48
  %1151 = or i32 %1150, 16384
  store i32 %1151, ptr %1149, align 8, !tbaa !49
  %1152 = load i64, ptr %1146, align 8
  %1153 = getelementptr inbounds i8, ptr %1143, i64 %1152
  %1154 = getelementptr inbounds nuw i8, ptr %1153, i64 24
  %1155 = load i32, ptr %1154, align 8, !tbaa !48
  %1156 = and i32 %1155, -75
  %1157 = or disjoint i32 %1156, 8
  store i32 %1157, ptr %1154, align 8, !tbaa !49
  %1158 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEi(ptr noundef nonnull align 8 dereferenceable(8) %1143, i32 noundef 255)
          to label %1159 unwind label %1804

1159:                                             ; preds = %1144
  %1160 = load ptr, ptr %1158, align 8, !tbaa !10
  %1161 = getelementptr i8, ptr %1160, i64 -24
  %1162 = load i64, ptr %1161, align 8
  %1163 = getelementptr inbounds i8, ptr %1158, i64 %1162
  %1164 = getelementptr inbounds nuw i8, ptr %1163, i64 24
  %1165 = load i32, ptr %1164, align 4, !tbaa !49
  %1166 = and i32 %1165, -16385
  store i32 %1166, ptr %1164, align 4, !tbaa !49
  %1167 = load i64, ptr %1161, align 8
  %1168 = getelementptr inbounds i8, ptr %1158, i64 %1167
  %1169 = getelementptr inbounds nuw i8, ptr %1168, i64 24
  %1170 = load i32, ptr %1169, align 8, !tbaa !48
  %1171 = and i32 %1170, -75
  %1172 = or disjoint i32 %1171, 2
  store i32 %1172, ptr %1169, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  store i8 10, ptr %15, align 1, !tbaa !9
  %1173 = load i64, ptr %1161, align 8
  %1174 = getelementptr inbounds i8, ptr %1158, i64 %1173
  %1175 = getelementptr inbounds nuw i8, ptr %1174, i64 16
  %1176 = load i64, ptr %1175, align 8, !tbaa !12
  %1177 = icmp eq i64 %1176, 0
  br i1 %1177, label %1180, label %1178

1178:                                             ; preds = %1159
  %1179 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %1158, ptr noundef nonnull %15, i64 noundef 1)
          to label %1182 unwind label %1804

1180:                                             ; preds = %1159
  %1181 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %1158, i8 noundef signext 10)
          to label %1182 unwind label %1804

1182:                                             ; preds = %1178, %1180
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  %1183 = load ptr, ptr @_ZSt4cout, align 8, !tbaa !10
  %1184 = getelementptr i8, ptr %1183, i64 -24
  %1185 = load i64, ptr %1184, align 8
  %1186 = getelementptr inbounds i8, ptr @_ZSt4cout, i64 %1185
  %1187 = getelementptr inbounds nuw i8, ptr %1186, i64 8
  store i64 10, ptr %1187, align 8, !tbaa !60
  %1188 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo9_M_insertIdEERSoT_(ptr noundef nonnull align 8 dereferenceable(8) @_ZSt4cout, double noundef 0x400921FB54442D11)
          to label %1189 unwind label %1804

1189:                                             ; preds = %1182
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  store i8 32, ptr %14, align 1, !tbaa !9
  %1190 = load ptr, ptr %1188, align 8, !tbaa !10
  %1191 = getelementptr i8, ptr %1190, i64 -24
  %1192 = load i64, ptr %1191, align 8
  %1193 = getelementptr inbounds i8, ptr %1188, i64 %1192
  %1194 = getelementptr inbounds nuw i8, ptr %1193, i64 16
  %1195 = load i64, ptr %1194, align 8, !tbaa !12
  %1196 = icmp eq i64 %1195, 0
  br i1 %1196, label %1199, label %1197

1197:                                             ; preds = %1189
  %1198 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %1188, ptr noundef nonnull %14, i64 noundef 1)
          to label %1201 unwind label %1804

1199:                                             ; preds = %1189
  %1200 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %1188, i8 noundef signext 32)
          to label %1201 unwind label %1804

1201:                                             ; preds = %1197, %1199
  %1202 = phi ptr [ %1198, %1197 ], [ %1188, %1199 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  %1203 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo9_M_insertIdEERSoT_(ptr noundef nonnull align 8 dereferenceable(8) %1202, double noundef 1.000000e+100)
          to label %1204 unwind label %1804

1204:                                             ; preds = %1201
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  store i8 32, ptr %13, align 1, !tbaa !9
  %1205 = load ptr, ptr %1203, align 8, !tbaa !10
  %1206 = getelementptr i8, ptr %1205, i64 -24
  %1207 = load i64, ptr %1206, align 8
  %1208 = getelementptr inbounds i8, ptr %1203, i64 %1207
  %1209 = getelementptr inbounds nuw i8, ptr %1208, i64 16
  %1210 = load i64, ptr %1209, align 8, !tbaa !12
  %1211 = icmp eq i64 %1210, 0
  br i1 %1211, label %1214, label %1212

1212:                                             ; preds = %1204
  %1213 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %1203, ptr noundef nonnull %13, i64 noundef 1)
          to label %1216 unwind label %1804

1214:                                             ; preds = %1204
  %1215 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %1203, i8 noundef signext 32)
          to label %1216 unwind label %1804

1216:                                             ; preds = %1212, %1214
  %1217 = phi ptr [ %1213, %1212 ], [ %1203, %1214 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  %1218 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo9_M_insertIdEERSoT_(ptr noundef nonnull align 8 dereferenceable(8) %1217, double noundef 1.000000e+00)
          to label %1219 unwind label %1804

1219:                                             ; preds = %1216
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  store i8 10, ptr %12, align 1, !tbaa !9
  %1220 = load ptr, ptr %1218, align 8, !tbaa !10
  %1221 = getelementptr i8, ptr %1220, i64 -24
  %1222 = load i64, ptr %1221, align 8
  %1223 = getelementptr inbounds i8, ptr %1218, i64 %1222
  %1224 = getelementptr inbounds nuw i8, ptr %1223, i64 16
  %1225 = load i64, ptr %1224, align 8, !tbaa !12
  %1226 = icmp eq i64 %1225, 0
  br i1 %1226, label %1229, label %1227

1227:                                             ; preds = %1219
  %1228 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %1218, ptr noundef nonnull %12, i64 noundef 1)
          to label %1231 unwind label %1804

1229:                                             ; preds = %1219
  %1230 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %1218, i8 noundef signext 10)
          to label %1231 unwind label %1804

1231:                                             ; preds = %1227, %1229
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  %1232 = load ptr, ptr @_ZSt4cout, align 8, !tbaa !10
  %1233 = getelementptr i8, ptr %1232, i64 -24
  %1234 = load i64, ptr %1233, align 8
  %1235 = getelementptr inbounds i8, ptr @_ZSt4cout, i64 %1234
  %1236 = getelementptr inbounds nuw i8, ptr %1235, i64 16
  store i64 5, ptr %1236, align 8, !tbaa !12
  %1237 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) @_ZSt4cout, ptr noundef nonnull @.str.9, i64 noundef 2)
          to label %1238 unwind label %1804

1238:                                             ; preds = %1231
  %1239 = load ptr, ptr @_ZSt4cout, align 8, !tbaa !10
  %1240 = getelementptr i8, ptr %1239, i64 -24
  %1241 = load i64, ptr %1240, align 8
  %1242 = getelementptr inbounds i8, ptr @_ZSt4cout, i64 %1241
  %1243 = getelementptr inbounds nuw i8, ptr %1242, i64 24
  %1244 = load i32, ptr %1243, align 8, !tbaa !48
  %1245 = and i32 %1244, -177
  %1246 = or disjoint i32 %1245, 16
  store i32 %1246, ptr %1243, align 8, !tbaa !49
  %1247 = load i64, ptr %1240, align 8
  %1248 = getelementptr inbounds i8, ptr @_ZSt4cout, i64 %1247
  %1249 = getelementptr inbounds nuw i8, ptr %1248, i64 16
  store i64 6, ptr %1249, align 8, !tbaa !12
  %1250 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEi(ptr noundef nonnull align 8 dereferenceable(8) @_ZSt4cout, i32 noundef -5)
          to label %1251 unwind label %1804

1251:                                             ; preds = %1238
  %1252 = load ptr, ptr %1250, align 8, !tbaa !10
  %1253 = getelementptr i8, ptr %1252, i64 -24
  %1254 = load i64, ptr %1253, align 8
  %1255 = getelementptr inbounds i8, ptr %1250, i64 %1254
  %1256 = getelementptr inbounds nuw i8, ptr %1255, i64 24
  %1257 = load i32, ptr %1256, align 8, !tbaa !48
  %1258 = or i32 %1257, 2048
  store i32 %1258, ptr %1256, align 8, !tbaa !49
  %1259 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEi(ptr noundef nonnull align 8 dereferenceable(8) %1250, i32 noundef 5)
          to label %1260 unwind label %1804

1260:                                             ; preds = %1251
  %1261 = load ptr, ptr %1259, align 8, !tbaa !10
  %1262 = getelementptr i8, ptr %1261, i64 -24
  %1263 = load i64, ptr %1262, align 8
  %1264 = getelementptr inbounds i8, ptr %1259, i64 %1263
  %1265 = getelementptr inbounds nuw i8, ptr %1264, i64 24
  %1266 = load i32, ptr %1265, align 4, !tbaa !49
  %1267 = and i32 %1266, -2049
  store i32 %1267, ptr %1265, align 4, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  store i8 10, ptr %11, align 1, !tbaa !9
  %1268 = load i64, ptr %1262, align 8
  %1269 = getelementptr inbounds i8, ptr %1259, i64 %1268
  %1270 = getelementptr inbounds nuw i8, ptr %1269, i64 16
  %1271 = load i64, ptr %1270, align 8, !tbaa !12
  %1272 = icmp eq i64 %1271, 0
  br i1 %1272, label %1275, label %1273

1273:                                             ; preds = %1260
  %1274 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %1259, ptr noundef nonnull %11, i64 noundef 1)
          to label %1277 unwind label %1804

1275:                                             ; preds = %1260
  %1276 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %1259, i8 noundef signext 10)
          to label %1277 unwind label %1804

1277:                                             ; preds = %1273, %1275
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  %1278 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) @_ZSt4cout, i8 noundef signext 120)
          to label %1279 unwind label %1804

1279:                                             ; preds = %1277
  %1280 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo5writeEPKcl(ptr noundef nonnull align 8 dereferenceable(8) %1278, ptr noundef nonnull @.str.10, i64 noundef 2)
          to label %1281 unwind label %1804

1281:                                             ; preds = %1279
  %1282 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo5flushEv(ptr noundef nonnull align 8 dereferenceable(8) %1280)
          to label %1283 unwind label %1804

1283:                                             ; preds = %1281
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  store i8 10, ptr %10, align 1, !tbaa !9
  %1284 = load ptr, ptr @_ZSt4cout, align 8, !tbaa !10
  %1285 = getelementptr i8, ptr %1284, i64 -24
  %1286 = load i64, ptr %1285, align 8
  %1287 = getelementptr inbounds i8, ptr @_ZSt4cout, i64 %1286
  %1288 = getelementptr inbounds nuw i8, ptr %1287, i64 16
  %1289 = load i64, ptr %1288, align 8, !tbaa !12
  %1290 = icmp eq i64 %1289, 0
  br i1 %1290, label %1293, label %1291

1291:                                             ; preds = %1283
  %1292 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) @_ZSt4cout, ptr noundef nonnull %10, i64 noundef 1)
          to label %1295 unwind label %1804

1293:                                             ; preds = %1283
  %1294 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) @_ZSt4cout, i8 noundef signext 10)
          to label %1295 unwind label %1804

1295:                                             ; preds = %1291, %1293
  %1296 = phi ptr [ %1292, %1291 ], [ @_ZSt4cout, %1293 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  %1297 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo9_M_insertIPKvEERSoT_(ptr noundef nonnull align 8 dereferenceable(8) %1296, ptr noundef null)
          to label %1298 unwind label %1804

1298:                                             ; preds = %1295
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  store i8 32, ptr %9, align 1, !tbaa !9
  %1299 = load ptr, ptr %1297, align 8, !tbaa !10
  %1300 = getelementptr i8, ptr %1299, i64 -24
  %1301 = load i64, ptr %1300, align 8
  %1302 = getelementptr inbounds i8, ptr %1297, i64 %1301
  %1303 = getelementptr inbounds nuw i8, ptr %1302, i64 16
  %1304 = load i64, ptr %1303, align 8, !tbaa !12
  %1305 = icmp eq i64 %1304, 0
  br i1 %1305, label %1308, label %1306

1306:                                             ; preds = %1298
  %1307 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %1297, ptr noundef nonnull %9, i64 noundef 1)
          to label %1310 unwind label %1804

1308:                                             ; preds = %1298
  %1309 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %1297, i8 noundef signext 32)
          to label %1310 unwind label %1804

1310:                                             ; preds = %1306, %1308
  %1311 = phi ptr [ %1307, %1306 ], [ %1297, %1308 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %1312 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo9_M_insertIbEERSoT_(ptr noundef nonnull align 8 dereferenceable(8) %1311, i1 noundef zeroext true)
          to label %1313 unwind label %1804

1313:                                             ; preds = %1310
  %1314 = load ptr, ptr %1312, align 8, !tbaa !10
  %1315 = getelementptr i8, ptr %1314, i64 -24
  %1316 = load i64, ptr %1315, align 8
  %1317 = getelementptr inbounds i8, ptr %1312, i64 %1316
  %1318 = getelementptr inbounds nuw i8, ptr %1317, i64 24
  %1319 = load i32, ptr %1318, align 4, !tbaa !49
  %1320 = and i32 %1319, -2
  store i32 %1320, ptr %1318, align 4, !tbaa !49
  %1321 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo9_M_insertIbEERSoT_(ptr noundef nonnull align 8 dereferenceable(8) %1312, i1 noundef zeroext true)
          to label %1322 unwind label %1804

1322:                                             ; preds = %1313
  %1323 = load ptr, ptr %1321, align 8, !tbaa !10
  %1324 = getelementptr i8, ptr %1323, i64 -24
  %1325 = load i64, ptr %1324, align 8
  %1326 = getelementptr inbounds i8, ptr %1321, i64 %1325
  %1327 = getelementptr inbounds nuw i8, ptr %1326, i64 240
  %1328 = load ptr, ptr %1327, align 8, !tbaa !34
  %1329 = icmp eq ptr %1328, null
  br i1 %1329, label %1330, label %1332

1330:                                             ; preds = %1322, %1108, %1037
  invoke void @_ZSt16__throw_bad_castv() #20
          to label %1331 unwind label %1804

1331:                                             ; preds = %1330
  unreachable

1332:                                             ; preds = %1322
  %1333 = getelementptr inbounds nuw i8, ptr %1328, i64 56
  %1334 = load i8, ptr %1333, align 8, !tbaa !42
  %1335 = icmp eq i8 %1334, 0
  br i1 %1335, label %1339, label %1336

1336:                                             ; preds = %1332
  %1337 = getelementptr inbounds nuw i8, ptr %1328, i64 67
  %1338 = load i8, ptr %1337, align 1, !tbaa !9
  br label %1345

1339:                                             ; preds = %1332
  invoke void @_ZNKSt5ctypeIcE13_M_widen_initEv(ptr noundef nonnull align 8 dereferenceable(570) %1328)
          to label %1340 unwind label %1804

1340:                                             ; preds = %1339
  %1341 = load ptr, ptr %1328, align 8, !tbaa !10
  %1342 = getelementptr inbounds nuw i8, ptr %1341, i64 48
  %1343 = load ptr, ptr %1342, align 8
  %1344 = invoke noundef signext i8 %1343(ptr noundef nonnull align 8 dereferenceable(570) %1328, i8 noundef signext 10)
          to label %1345 unwind label %1804

1345:                                             ; preds = %1340, %1336
  %1346 = phi i8 [ %1338, %1336 ], [ %1344, %1340 ]
  %1347 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %1321, i8 noundef signext %1346)
          to label %1348 unwind label %1804

1348:                                             ; preds = %1345
  %1349 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo5flushEv(ptr noundef nonnull align 8 dereferenceable(8) %1347)
          to label %1350 unwind label %1804

1350:                                             ; preds = %1348
  call void @llvm.lifetime.start.p0(ptr nonnull %64) #19
  call void @llvm.lifetime.start.p0(ptr nonnull %65) #19
  call void @llvm.lifetime.start.p0(ptr nonnull %66) #19
  %1351 = getelementptr inbounds nuw i8, ptr %66, i64 16
  store ptr %1351, ptr %66, align 8, !tbaa !26
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #19
  store i64 23, ptr %8, align 8, !tbaa !93
  %1352 = invoke noundef ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm(ptr noundef nonnull align 8 dereferenceable(32) %66, ptr noundef nonnull align 8 dereferenceable(8) %8, i64 noundef 0)
          to label %1353 unwind label %1806

1353:                                             ; preds = %1350
  store ptr %1352, ptr %66, align 8, !tbaa !33
  %1354 = load i64, ptr %8, align 8, !tbaa !93
  store i64 %1354, ptr %1351, align 8, !tbaa !9
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(23) %1352, ptr noundef nonnull align 1 dereferenceable(23) @.str.11, i64 23, i1 false)
  %1355 = getelementptr inbounds nuw i8, ptr %66, i64 8
  store i64 %1354, ptr %1355, align 8, !tbaa !29
  %1356 = load ptr, ptr %66, align 8, !tbaa !33
  %1357 = getelementptr inbounds nuw i8, ptr %1356, i64 %1354
  store i8 0, ptr %1357, align 1, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #19
  invoke void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEC1ERKNS_12basic_stringIcS2_S3_EESt13_Ios_Openmode(ptr noundef nonnull align 8 dereferenceable(120) %65, ptr noundef nonnull align 8 dereferenceable(32) %66, i32 noundef 8)
          to label %1358 unwind label %1808

1358:                                             ; preds = %1353
  %1359 = load ptr, ptr %66, align 8, !tbaa !33
  %1360 = icmp eq ptr %1359, %1351
  br i1 %1360, label %1364, label %1361

1361:                                             ; preds = %1358
  %1362 = load i64, ptr %1351, align 8, !tbaa !9
  %1363 = add i64 %1362, 1
  call void @_ZdlPvm(ptr noundef %1359, i64 noundef %1363) #21
  br label %1364

1364:                                             ; preds = %1358, %1361
  call void @llvm.lifetime.end.p0(ptr nonnull %66) #19
  %1365 = invoke noundef nonnull align 8 dereferenceable(16) ptr @_ZNSirsERi(ptr noundef nonnull align 8 dereferenceable(16) %65, ptr noundef nonnull align 4 dereferenceable(4) %64)
          to label %1366 unwind label %1817

1366:                                             ; preds = %1364
  %1367 = load i32, ptr %64, align 4, !tbaa !5
  %1368 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEi(ptr noundef nonnull align 8 dereferenceable(8) @_ZSt4cout, i32 noundef %1367)
          to label %1369 unwind label %1817

1369:                                             ; preds = %1366
  %1370 = load ptr, ptr %65, align 8, !tbaa !10
  %1371 = getelementptr i8, ptr %1370, i64 -24
  %1372 = load i64, ptr %1371, align 8
  %1373 = getelementptr inbounds i8, ptr %65, i64 %1372
  %1374 = getelementptr inbounds nuw i8, ptr %1373, i64 32
  %1375 = load i32, ptr %1374, align 8, !tbaa !55
  %1376 = and i32 %1375, 5
  %1377 = icmp ne i32 %1376, 0
  %1378 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo9_M_insertIbEERSoT_(ptr noundef nonnull align 8 dereferenceable(8) %1368, i1 noundef zeroext %1377)
          to label %1379 unwind label %1817

1379:                                             ; preds = %1369
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  store i8 10, ptr %7, align 1, !tbaa !9
  %1380 = load ptr, ptr %1378, align 8, !tbaa !10
  %1381 = getelementptr i8, ptr %1380, i64 -24
  %1382 = load i64, ptr %1381, align 8
  %1383 = getelementptr inbounds i8, ptr %1378, i64 %1382
  %1384 = getelementptr inbounds nuw i8, ptr %1383, i64 16
  %1385 = load i64, ptr %1384, align 8, !tbaa !12
  %1386 = icmp eq i64 %1385, 0
  br i1 %1386, label %1389, label %1387

1387:                                             ; preds = %1379
  %1388 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %1378, ptr noundef nonnull %7, i64 noundef 1)
          to label %1391 unwind label %1817

1389:                                             ; preds = %1379
  %1390 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %1378, i8 noundef signext 10)
          to label %1391 unwind label %1817

1391:                                             ; preds = %1387, %1389
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  %1392 = load ptr, ptr %65, align 8, !tbaa !10
  %1393 = getelementptr i8, ptr %1392, i64 -24
  %1394 = load i64, ptr %1393, align 8
  %1395 = getelementptr inbounds i8, ptr %65, i64 %1394
  invoke void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(ptr noundef nonnull align 8 dereferenceable(264) %1395, i32 noundef 0)
          to label %1396 unwind label %1817

1396:                                             ; preds = %1391
  call void @llvm.lifetime.start.p0(ptr nonnull %67) #19
  %1397 = invoke noundef nonnull align 8 dereferenceable(16) ptr @_ZNSi10_M_extractIjEERSiRT_(ptr noundef nonnull align 8 dereferenceable(16) %65, ptr noundef nonnull align 4 dereferenceable(4) %67)
          to label %1398 unwind label %1819

1398:                                             ; preds = %1396
  %1399 = load i32, ptr %67, align 4, !tbaa !5
  %1400 = zext i32 %1399 to i64
  %1401 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo9_M_insertImEERSoT_(ptr noundef nonnull align 8 dereferenceable(8) @_ZSt4cout, i64 noundef %1400)
          to label %1402 unwind label %1819

1402:                                             ; preds = %1398
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  store i8 10, ptr %6, align 1, !tbaa !9
  %1403 = load ptr, ptr %1401, align 8, !tbaa !10
  %1404 = getelementptr i8, ptr %1403, i64 -24
  %1405 = load i64, ptr %1404, align 8
  %1406 = getelementptr inbounds i8, ptr %1401, i64 %1405
  %1407 = getelementptr inbounds nuw i8, ptr %1406, i64 16
  %1408 = load i64, ptr %1407, align 8, !tbaa !12
  %1409 = icmp eq i64 %1408, 0
  br i1 %1409, label %1412, label %1410

1410:                                             ; preds = %1402
  %1411 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %1401, ptr noundef nonnull %6, i64 noundef 1)
          to label %1414 unwind label %1819

1412:                                             ; preds = %1402
  %1413 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %1401, i8 noundef signext 10)
          to label %1414 unwind label %1819

1414:                                             ; preds = %1410, %1412
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.start.p0(ptr nonnull %68) #19
  %1415 = invoke noundef nonnull align 8 dereferenceable(16) ptr @_ZNSi10_M_extractIdEERSiRT_(ptr noundef nonnull align 8 dereferenceable(16) %65, ptr noundef nonnull align 8 dereferenceable(8) %68)
          to label %1416 unwind label %1821

1416:                                             ; preds = %1414
  %1417 = load double, ptr %68, align 8, !tbaa !31
  %1418 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo9_M_insertIdEERSoT_(ptr noundef nonnull align 8 dereferenceable(8) @_ZSt4cout, double noundef %1417)
          to label %1419 unwind label %1821

1419:                                             ; preds = %1416
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  store i8 10, ptr %5, align 1, !tbaa !9
  %1420 = load ptr, ptr %1418, align 8, !tbaa !10
  %1421 = getelementptr i8, ptr %1420, i64 -24
  %1422 = load i64, ptr %1421, align 8
  %1423 = getelementptr inbounds i8, ptr %1418, i64 %1422
  %1424 = getelementptr inbounds nuw i8, ptr %1423, i64 16
  %1425 = load i64, ptr %1424, align 8, !tbaa !12
  %1426 = icmp eq i64 %1425, 0
  br i1 %1426, label %1429, label %1427

1427:                                             ; preds = %1419
  %1428 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %1418, ptr noundef nonnull %5, i64 noundef 1)
          to label %1431 unwind label %1821

1429:                                             ; preds = %1419
  %1430 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %1418, i8 noundef signext 10)
          to label %1431 unwind label %1821

1431:                                             ; preds = %1427, %1429
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  %1432 = load ptr, ptr %65, align 8, !tbaa !10
  %1433 = getelementptr i8, ptr %1432, i64 -24
  %1434 = load i64, ptr %1433, align 8
  %1435 = getelementptr inbounds i8, ptr %65, i64 %1434
  invoke void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(ptr noundef nonnull align 8 dereferenceable(264) %1435, i32 noundef 0)
          to label %1436 unwind label %1821

1436:                                             ; preds = %1431
  %1437 = invoke noundef nonnull align 8 dereferenceable(16) ptr @_ZNSi5seekgESt4fposI11__mbstate_tE(ptr noundef nonnull align 8 dereferenceable(16) %65, i64 0, i64 0)
          to label %1438 unwind label %1821

1438:                                             ; preds = %1436
  call void @llvm.lifetime.start.p0(ptr nonnull %69) #19
  %1439 = invoke noundef nonnull align 8 dereferenceable(16) ptr @_ZNSi10_M_extractIlEERSiRT_(ptr noundef nonnull align 8 dereferenceable(16) %65, ptr noundef nonnull align 8 dereferenceable(8) %69)
          to label %1440 unwind label %1823

1440:                                             ; preds = %1438
  %1441 = load i64, ptr %69, align 8, !tbaa !93
  %1442 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo9_M_insertIlEERSoT_(ptr noundef nonnull align 8 dereferenceable(8) @_ZSt4cout, i64 noundef %1441)
          to label %1443 unwind label %1823

1443:                                             ; preds = %1440
  %1444 = invoke { i64, i64 } @_ZNSi5tellgEv(ptr noundef nonnull align 8 dereferenceable(16) %65)
          to label %1445 unwind label %1825

1445:                                             ; preds = %1443
  %1446 = extractvalue { i64, i64 } %1444, 0
  %1447 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo9_M_insertIlEERSoT_(ptr noundef nonnull align 8 dereferenceable(8) %1442, i64 noundef %1446)
          to label %1448 unwind label %1825

1448:                                             ; preds = %1445
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  store i8 10, ptr %4, align 1, !tbaa !9
  %1449 = load ptr, ptr %1447, align 8, !tbaa !10
  %1450 = getelementptr i8, ptr %1449, i64 -24
  %1451 = load i64, ptr %1450, align 8
  %1452 = getelementptr inbounds i8, ptr %1447, i64 %1451
  %1453 = getelementptr inbounds nuw i8, ptr %1452, i64 16
  %1454 = load i64, ptr %1453, align 8, !tbaa !12
  %1455 = icmp eq i64 %1454, 0
  br i1 %1455, label %1458, label %1456

1456:                                             ; preds = %1448
  %1457 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %1447, ptr noundef nonnull %4, i64 noundef 1)
          to label %1460 unwind label %1825

1458:                                             ; preds = %1448
  %1459 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %1447, i8 noundef signext 10)
          to label %1460 unwind label %1825

1460:                                             ; preds = %1456, %1458
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  %1461 = icmp sgt i64 %442, 0
  br i1 %1461, label %1462, label %1473

1462:                                             ; preds = %1460, %1469
  %1463 = phi i64 [ %1471, %1469 ], [ %442, %1460 ]
  %1464 = phi ptr [ %1470, %1469 ], [ %379, %1460 ]
  %1465 = load i32, ptr %1464, align 4, !tbaa !5, !noalias !94
  %1466 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEi(ptr noundef nonnull align 8 dereferenceable(8) @_ZSt4cout, i32 noundef %1465)
          to label %1467 unwind label %1827

1467:                                             ; preds = %1462
  %1468 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) @_ZSt4cout, ptr noundef nonnull @.str.12, i64 noundef 1)
          to label %1469 unwind label %1827

1469:                                             ; preds = %1467
  %1470 = getelementptr inbounds nuw i8, ptr %1464, i64 4
  %1471 = add nsw i64 %1463, -1
  %1472 = icmp sgt i64 %1463, 1
  br i1 %1472, label %1462, label %1473, !llvm.loop !105

1473:                                             ; preds = %1469, %1460
  %1474 = load ptr, ptr @_ZSt4cout, align 8, !tbaa !10
  %1475 = getelementptr i8, ptr %1474, i64 -24
  %1476 = load i64, ptr %1475, align 8
  %1477 = getelementptr inbounds i8, ptr @_ZSt4cout, i64 %1476
  %1478 = getelementptr inbounds nuw i8, ptr %1477, i64 240
  %1479 = load ptr, ptr %1478, align 8, !tbaa !34
  %1480 = icmp eq ptr %1479, null
  br i1 %1480, label %1481, label %1483

1481:                                             ; preds = %1473
  invoke void @_ZSt16__throw_bad_castv() #20
          to label %1482 unwind label %1823

1482:                                             ; preds = %1481
  unreachable

1483:                                             ; preds = %1473
  %1484 = getelementptr inbounds nuw i8, ptr %1479, i64 56
  %1485 = load i8, ptr %1484, align 8, !tbaa !42
  %1486 = icmp eq i8 %1485, 0
  br i1 %1486, label %1490, label %1487

1487:                                             ; preds = %1483
  %1488 = getelementptr inbounds nuw i8, ptr %1479, i64 67
  %1489 = load i8, ptr %1488, align 1, !tbaa !9
  br label %1496

1490:                                             ; preds = %1483
  invoke void @_ZNKSt5ctypeIcE13_M_widen_initEv(ptr noundef nonnull align 8 dereferenceable(570) %1479)
          to label %1491 unwind label %1823

1491:                                             ; preds = %1490
  %1492 = load ptr, ptr %1479, align 8, !tbaa !10
  %1493 = getelementptr inbounds nuw i8, ptr %1492, i64 48
  %1494 = load ptr, ptr %1493, align 8
  %1495 = invoke noundef signext i8 %1494(ptr noundef nonnull align 8 dereferenceable(570) %1479, i8 noundef signext 10)
          to label %1496 unwind label %1823

1496:                                             ; preds = %1491, %1487
  %1497 = phi i8 [ %1489, %1487 ], [ %1495, %1491 ]
  %1498 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) @_ZSt4cout, i8 noundef signext %1497)
          to label %1499 unwind label %1823

1499:                                             ; preds = %1496
  %1500 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo5flushEv(ptr noundef nonnull align 8 dereferenceable(8) %1498)
          to label %1501 unwind label %1823

1501:                                             ; preds = %1499
  call void @llvm.lifetime.start.p0(ptr nonnull %70) #19
  store ptr getelementptr inbounds nuw inrange(-16, 112) (i8, ptr @_ZTVSt15basic_streambufIcSt11char_traitsIcEE, i64 16), ptr %70, align 8, !tbaa !10
  %1502 = getelementptr inbounds nuw i8, ptr %70, i64 8
  %1503 = getelementptr inbounds nuw i8, ptr %70, i64 56
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %1502, i8 0, i64 48, i1 false)
  call void @_ZNSt6localeC1Ev(ptr noundef nonnull align 8 dereferenceable(8) %1503) #19
  store ptr getelementptr inbounds nuw inrange(-16, 112) (i8, ptr @_ZTV8Shouting, i64 16), ptr %70, align 8, !tbaa !10
  %1504 = getelementptr inbounds nuw i8, ptr %70, i64 64
  %1505 = getelementptr inbounds nuw i8, ptr %70, i64 80
  store ptr %1505, ptr %1504, align 8, !tbaa !26
  %1506 = getelementptr inbounds nuw i8, ptr %70, i64 72
  store i64 0, ptr %1506, align 8, !tbaa !29
  store i8 0, ptr %1505, align 8, !tbaa !9
  %1507 = getelementptr inbounds nuw i8, ptr %70, i64 100
  store i8 97, ptr %1507, align 4, !tbaa !106
  call void @llvm.lifetime.start.p0(ptr nonnull %71) #19
  %1508 = getelementptr inbounds nuw i8, ptr %71, i64 8
  call void @_ZNSt8ios_baseC2Ev(ptr noundef nonnull align 8 dereferenceable(264) %1508) #19
  %1509 = getelementptr inbounds nuw i8, ptr %71, i64 224
  store ptr null, ptr %1509, align 8, !tbaa !108
  %1510 = getelementptr inbounds nuw i8, ptr %71, i64 232
  store i8 0, ptr %1510, align 8, !tbaa !59
  %1511 = getelementptr inbounds nuw i8, ptr %71, i64 233
  store i8 0, ptr %1511, align 1, !tbaa !58
  %1512 = getelementptr inbounds nuw i8, ptr %71, i64 240
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %1512, i8 0, i64 32, i1 false)
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTVSo, i64 24), ptr %71, align 8, !tbaa !10
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTVSo, i64 64), ptr %1508, align 8, !tbaa !10
  %1513 = load i64, ptr getelementptr inbounds nuw inrange(0, 40) (i8, ptr @_ZTVSo, i64 0), align 8
  %1514 = getelementptr inbounds i8, ptr %71, i64 %1513
  invoke void @_ZNSt9basic_iosIcSt11char_traitsIcEE4initEPSt15basic_streambufIcS1_E(ptr noundef nonnull align 8 dereferenceable(264) %1514, ptr noundef nonnull %70)
          to label %1517 unwind label %1515

1515:                                             ; preds = %1501
  %1516 = landingpad { ptr, i32 }
          cleanup
  br label %1840

1517:                                             ; preds = %1501
  %1518 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %71, ptr noundef nonnull @.str.13, i64 noundef 6)
          to label %1519 unwind label %1829

1519:                                             ; preds = %1517
  %1520 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEi(ptr noundef nonnull align 8 dereferenceable(8) %71, i32 noundef 42)
          to label %1521 unwind label %1829

1521:                                             ; preds = %1519
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  store i8 32, ptr %3, align 1, !tbaa !9
  %1522 = load ptr, ptr %1520, align 8, !tbaa !10
  %1523 = getelementptr i8, ptr %1522, i64 -24
  %1524 = load i64, ptr %1523, align 8
  %1525 = getelementptr inbounds i8, ptr %1520, i64 %1524
  %1526 = getelementptr inbounds nuw i8, ptr %1525, i64 16
  %1527 = load i64, ptr %1526, align 8, !tbaa !12
  %1528 = icmp eq i64 %1527, 0
  br i1 %1528, label %1531, label %1529

1529:                                             ; preds = %1521
  %1530 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %1520, ptr noundef nonnull %3, i64 noundef 1)
          to label %1533 unwind label %1829

1531:                                             ; preds = %1521
  %1532 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %1520, i8 noundef signext 32)
          to label %1533 unwind label %1829

1533:                                             ; preds = %1529, %1531
  %1534 = phi ptr [ %1530, %1529 ], [ %1520, %1531 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  %1535 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo9_M_insertIdEERSoT_(ptr noundef nonnull align 8 dereferenceable(8) %1534, double noundef 1.500000e+00)
          to label %1536 unwind label %1829

1536:                                             ; preds = %1533
  %1537 = load ptr, ptr %1535, align 8, !tbaa !10
  %1538 = getelementptr i8, ptr %1537, i64 -24
  %1539 = load i64, ptr %1538, align 8
  %1540 = getelementptr inbounds i8, ptr %1535, i64 %1539
  %1541 = getelementptr inbounds nuw i8, ptr %1540, i64 240
  %1542 = load ptr, ptr %1541, align 8, !tbaa !34
  %1543 = icmp eq ptr %1542, null
  br i1 %1543, label %1544, label %1546

1544:                                             ; preds = %1536
  invoke void @_ZSt16__throw_bad_castv() #20
          to label %1545 unwind label %1829

1545:                                             ; preds = %1544
  unreachable

1546:                                             ; preds = %1536
  %1547 = getelementptr inbounds nuw i8, ptr %1542, i64 56
  %1548 = load i8, ptr %1547, align 8, !tbaa !42
  %1549 = icmp eq i8 %1548, 0
  br i1 %1549, label %1553, label %1550

1550:                                             ; preds = %1546
  %1551 = getelementptr inbounds nuw i8, ptr %1542, i64 67
  %1552 = load i8, ptr %1551, align 1, !tbaa !9
  br label %1559

1553:                                             ; preds = %1546
  invoke void @_ZNKSt5ctypeIcE13_M_widen_initEv(ptr noundef nonnull align 8 dereferenceable(570) %1542)
          to label %1554 unwind label %1829

1554:                                             ; preds = %1553
  %1555 = load ptr, ptr %1542, align 8, !tbaa !10
  %1556 = getelementptr inbounds nuw i8, ptr %1555, i64 48
  %1557 = load ptr, ptr %1556, align 8
  %1558 = invoke noundef signext i8 %1557(ptr noundef nonnull align 8 dereferenceable(570) %1542, i8 noundef signext 10)
          to label %1559 unwind label %1829

1559:                                             ; preds = %1554, %1550
  %1560 = phi i8 [ %1552, %1550 ], [ %1558, %1554 ]
  %1561 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %1535, i8 noundef signext %1560)
          to label %1562 unwind label %1829

1562:                                             ; preds = %1559
  %1563 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo5flushEv(ptr noundef nonnull align 8 dereferenceable(8) %1561)
          to label %1564 unwind label %1829

1564:                                             ; preds = %1562
  %1565 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %1563, ptr noundef nonnull @.str.14, i64 noundef 6)
          to label %1566 unwind label %1829

1566:                                             ; preds = %1564
  call void @llvm.lifetime.start.p0(ptr nonnull %72) #19
  %1567 = getelementptr inbounds nuw i8, ptr %72, i64 16
  call void @_ZNSt8ios_baseC2Ev(ptr noundef nonnull align 8 dereferenceable(264) %1567) #19
  %1568 = getelementptr inbounds nuw i8, ptr %72, i64 232
  store ptr null, ptr %1568, align 8, !tbaa !108
  %1569 = getelementptr inbounds nuw i8, ptr %72, i64 240
  store i8 0, ptr %1569, align 8, !tbaa !59
  %1570 = getelementptr inbounds nuw i8, ptr %72, i64 241
  store i8 0, ptr %1570, align 1, !tbaa !58
  %1571 = getelementptr inbounds nuw i8, ptr %72, i64 248
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %1571, i8 0, i64 32, i1 false)
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTVSi, i64 24), ptr %72, align 8, !tbaa !10
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTVSi, i64 64), ptr %1567, align 8, !tbaa !10
  %1572 = getelementptr inbounds nuw i8, ptr %72, i64 8
  store i64 0, ptr %1572, align 8, !tbaa !109
  %1573 = load i64, ptr getelementptr inbounds nuw inrange(0, 40) (i8, ptr @_ZTVSi, i64 0), align 8
  %1574 = getelementptr inbounds i8, ptr %72, i64 %1573
  invoke void @_ZNSt9basic_iosIcSt11char_traitsIcEE4initEPSt15basic_streambufIcS1_E(ptr noundef nonnull align 8 dereferenceable(264) %1574, ptr noundef nonnull %70)
          to label %1577 unwind label %1575

1575:                                             ; preds = %1566
  %1576 = landingpad { ptr, i32 }
          cleanup
  br label %1838

1577:                                             ; preds = %1566
  %1578 = load ptr, ptr %72, align 8, !tbaa !10
  %1579 = getelementptr i8, ptr %1578, i64 -24
  %1580 = load i64, ptr %1579, align 8
  %1581 = getelementptr inbounds i8, ptr %72, i64 %1580
  %1582 = getelementptr inbounds nuw i8, ptr %1581, i64 16
  store i64 10, ptr %1582, align 8, !tbaa !12
  %1583 = invoke noundef nonnull align 8 dereferenceable(16) ptr @_ZStrsIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EE(ptr noundef nonnull align 8 dereferenceable(16) %72, ptr noundef nonnull align 8 dereferenceable(32) %42)
          to label %1584 unwind label %1831

1584:                                             ; preds = %1577
  %1585 = load ptr, ptr %42, align 8, !tbaa !33
  %1586 = load i64, ptr %74, align 8, !tbaa !29
  %1587 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) @_ZSt4cout, ptr noundef %1585, i64 noundef %1586)
          to label %1588 unwind label %1831

1588:                                             ; preds = %1584
  %1589 = invoke noundef i32 @_ZNSi4peekEv(ptr noundef nonnull align 8 dereferenceable(16) %72)
          to label %1590 unwind label %1831

1590:                                             ; preds = %1588
  %1591 = trunc i32 %1589 to i8
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  store i8 %1591, ptr %2, align 1, !tbaa !9
  %1592 = load ptr, ptr %1587, align 8, !tbaa !10
  %1593 = getelementptr i8, ptr %1592, i64 -24
  %1594 = load i64, ptr %1593, align 8
  %1595 = getelementptr inbounds i8, ptr %1587, i64 %1594
  %1596 = getelementptr inbounds nuw i8, ptr %1595, i64 16
  %1597 = load i64, ptr %1596, align 8, !tbaa !12
  %1598 = icmp eq i64 %1597, 0
  br i1 %1598, label %1601, label %1599

1599:                                             ; preds = %1590
  %1600 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %1587, ptr noundef nonnull %2, i64 noundef 1)
          to label %1603 unwind label %1831

1601:                                             ; preds = %1590
  %1602 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %1587, i8 noundef signext %1591)
          to label %1603 unwind label %1831

1603:                                             ; preds = %1599, %1601
  %1604 = phi ptr [ %1600, %1599 ], [ %1587, %1601 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(ptr nonnull %1)
  store i8 10, ptr %1, align 1, !tbaa !9
  %1605 = load ptr, ptr %1604, align 8, !tbaa !10
  %1606 = getelementptr i8, ptr %1605, i64 -24
  %1607 = load i64, ptr %1606, align 8
  %1608 = getelementptr inbounds i8, ptr %1604, i64 %1607
  %1609 = getelementptr inbounds nuw i8, ptr %1608, i64 16
  %1610 = load i64, ptr %1609, align 8, !tbaa !12
  %1611 = icmp eq i64 %1610, 0
  br i1 %1611, label %1614, label %1612

1612:                                             ; preds = %1603
  %1613 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %1604, ptr noundef nonnull %1, i64 noundef 1)
          to label %1616 unwind label %1831

1614:                                             ; preds = %1603
  %1615 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %1604, i8 noundef signext 10)
          to label %1616 unwind label %1831

1616:                                             ; preds = %1612, %1614
  call void @llvm.lifetime.end.p0(ptr nonnull %1)
  %1617 = invoke noundef nonnull align 8 dereferenceable(16) ptr @_ZStrsIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EE(ptr noundef nonnull align 8 dereferenceable(16) %72, ptr noundef nonnull align 8 dereferenceable(32) %42)
          to label %1618 unwind label %1831

1618:                                             ; preds = %1616
  %1619 = load ptr, ptr %42, align 8, !tbaa !33
  %1620 = load i64, ptr %74, align 8, !tbaa !29
  %1621 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) @_ZSt4cout, ptr noundef %1619, i64 noundef %1620)
          to label %1622 unwind label %1831

1622:                                             ; preds = %1618
  %1623 = load ptr, ptr %72, align 8, !tbaa !10
  %1624 = getelementptr i8, ptr %1623, i64 -24
  %1625 = load i64, ptr %1624, align 8
  %1626 = getelementptr inbounds i8, ptr %72, i64 %1625
  %1627 = getelementptr inbounds nuw i8, ptr %1626, i64 32
  %1628 = load i32, ptr %1627, align 8, !tbaa !55
  %1629 = and i32 %1628, 2
  %1630 = icmp ne i32 %1629, 0
  %1631 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo9_M_insertIbEERSoT_(ptr noundef nonnull align 8 dereferenceable(8) %1621, i1 noundef zeroext %1630)
          to label %1632 unwind label %1831

1632:                                             ; preds = %1622
  %1633 = load ptr, ptr %1631, align 8, !tbaa !10
  %1634 = getelementptr i8, ptr %1633, i64 -24
  %1635 = load i64, ptr %1634, align 8
  %1636 = getelementptr inbounds i8, ptr %1631, i64 %1635
  %1637 = getelementptr inbounds nuw i8, ptr %1636, i64 240
  %1638 = load ptr, ptr %1637, align 8, !tbaa !34
  %1639 = icmp eq ptr %1638, null
  br i1 %1639, label %1640, label %1642

1640:                                             ; preds = %1632
  invoke void @_ZSt16__throw_bad_castv() #20
          to label %1641 unwind label %1831

1641:                                             ; preds = %1640
  unreachable

1642:                                             ; preds = %1632
  %1643 = getelementptr inbounds nuw i8, ptr %1638, i64 56
  %1644 = load i8, ptr %1643, align 8, !tbaa !42
  %1645 = icmp eq i8 %1644, 0
  br i1 %1645, label %1649, label %1646

1646:                                             ; preds = %1642
  %1647 = getelementptr inbounds nuw i8, ptr %1638, i64 67
  %1648 = load i8, ptr %1647, align 1, !tbaa !9
  br label %1655

1649:                                             ; preds = %1642
  invoke void @_ZNKSt5ctypeIcE13_M_widen_initEv(ptr noundef nonnull align 8 dereferenceable(570) %1638)
          to label %1650 unwind label %1831

1650:                                             ; preds = %1649
  %1651 = load ptr, ptr %1638, align 8, !tbaa !10
  %1652 = getelementptr inbounds nuw i8, ptr %1651, i64 48
  %1653 = load ptr, ptr %1652, align 8
  %1654 = invoke noundef signext i8 %1653(ptr noundef nonnull align 8 dereferenceable(570) %1638, i8 noundef signext 10)
          to label %1655 unwind label %1831

1655:                                             ; preds = %1650, %1646
  %1656 = phi i8 [ %1648, %1646 ], [ %1654, %1650 ]
  %1657 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %1631, i8 noundef signext %1656)
          to label %1658 unwind label %1831

1658:                                             ; preds = %1655
  %1659 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo5flushEv(ptr noundef nonnull align 8 dereferenceable(8) %1657)
          to label %1660 unwind label %1831

1660:                                             ; preds = %1658
  %1661 = load ptr, ptr @_ZTTSi, align 8
  store ptr %1661, ptr %72, align 8, !tbaa !10
  %1662 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @_ZTTSi, i64 8), align 8
  %1663 = getelementptr i8, ptr %1661, i64 -24
  %1664 = load i64, ptr %1663, align 8
  %1665 = getelementptr inbounds i8, ptr %72, i64 %1664
  store ptr %1662, ptr %1665, align 8, !tbaa !10
  store i64 0, ptr %1572, align 8, !tbaa !109
  call void @_ZNSt8ios_baseD2Ev(ptr noundef nonnull align 8 dereferenceable(264) %1567) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %72) #19
  call void @_ZNSt8ios_baseD2Ev(ptr noundef nonnull align 8 dereferenceable(264) %1508) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %71) #19
  store ptr getelementptr inbounds nuw inrange(-16, 112) (i8, ptr @_ZTV8Shouting, i64 16), ptr %70, align 8, !tbaa !10
  %1666 = load ptr, ptr %1504, align 8, !tbaa !33
  %1667 = icmp eq ptr %1666, %1505
  br i1 %1667, label %1671, label %1668

1668:                                             ; preds = %1660
  %1669 = load i64, ptr %1505, align 8, !tbaa !9
  %1670 = add i64 %1669, 1
  call void @_ZdlPvm(ptr noundef %1666, i64 noundef %1670) #21
  br label %1671

1671:                                             ; preds = %1660, %1668
  store ptr getelementptr inbounds nuw inrange(-16, 112) (i8, ptr @_ZTVSt15basic_streambufIcSt11char_traitsIcEE, i64 16), ptr %70, align 8, !tbaa !10
  call void @_ZNSt6localeD1Ev(ptr noundef nonnull align 8 dereferenceable(8) %1503) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %70) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %69) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %68) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %67) #19
  %1672 = load ptr, ptr @_ZTTNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE, align 8
  store ptr %1672, ptr %65, align 8, !tbaa !10
  %1673 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @_ZTTNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE, i64 24), align 8
  %1674 = getelementptr i8, ptr %1672, i64 -24
  %1675 = load i64, ptr %1674, align 8
  %1676 = getelementptr inbounds i8, ptr %65, i64 %1675
  store ptr %1673, ptr %1676, align 8, !tbaa !10
  %1677 = getelementptr inbounds nuw i8, ptr %65, i64 16
  store ptr getelementptr inbounds nuw inrange(-16, 112) (i8, ptr @_ZTVNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEE, i64 16), ptr %1677, align 8, !tbaa !10
  %1678 = getelementptr inbounds nuw i8, ptr %65, i64 88
  %1679 = load ptr, ptr %1678, align 8, !tbaa !33
  %1680 = getelementptr inbounds nuw i8, ptr %65, i64 104
  %1681 = icmp eq ptr %1679, %1680
  br i1 %1681, label %1685, label %1682

1682:                                             ; preds = %1671
  %1683 = load i64, ptr %1680, align 8, !tbaa !9
  %1684 = add i64 %1683, 1
  call void @_ZdlPvm(ptr noundef %1679, i64 noundef %1684) #21
  br label %1685

1685:                                             ; preds = %1671, %1682
  store ptr getelementptr inbounds nuw inrange(-16, 112) (i8, ptr @_ZTVSt15basic_streambufIcSt11char_traitsIcEE, i64 16), ptr %1677, align 8, !tbaa !10
  %1686 = getelementptr inbounds nuw i8, ptr %65, i64 72
  call void @_ZNSt6localeD1Ev(ptr noundef nonnull align 8 dereferenceable(8) %1686) #19
  %1687 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @_ZTTNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE, i64 8), align 8
  store ptr %1687, ptr %65, align 8, !tbaa !10
  %1688 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @_ZTTNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE, i64 16), align 8
  %1689 = getelementptr i8, ptr %1687, i64 -24
  %1690 = load i64, ptr %1689, align 8
  %1691 = getelementptr inbounds i8, ptr %65, i64 %1690
  store ptr %1688, ptr %1691, align 8, !tbaa !10
  %1692 = getelementptr inbounds nuw i8, ptr %65, i64 8
  store i64 0, ptr %1692, align 8, !tbaa !109
  %1693 = getelementptr inbounds nuw i8, ptr %65, i64 120
  call void @_ZNSt8ios_baseD2Ev(ptr noundef nonnull align 8 dereferenceable(264) %1693) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %65) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %64) #19
  store ptr %1672, ptr %62, align 8, !tbaa !10
  %1694 = load i64, ptr %1674, align 8
  %1695 = getelementptr inbounds i8, ptr %62, i64 %1694
  store ptr %1673, ptr %1695, align 8, !tbaa !10
  %1696 = getelementptr inbounds nuw i8, ptr %62, i64 16
  store ptr getelementptr inbounds nuw inrange(-16, 112) (i8, ptr @_ZTVNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEE, i64 16), ptr %1696, align 8, !tbaa !10
  %1697 = getelementptr inbounds nuw i8, ptr %62, i64 88
  %1698 = load ptr, ptr %1697, align 8, !tbaa !33
  %1699 = getelementptr inbounds nuw i8, ptr %62, i64 104
  %1700 = icmp eq ptr %1698, %1699
  br i1 %1700, label %1704, label %1701

1701:                                             ; preds = %1685
  %1702 = load i64, ptr %1699, align 8, !tbaa !9
  %1703 = add i64 %1702, 1
  call void @_ZdlPvm(ptr noundef %1698, i64 noundef %1703) #21
  br label %1704

1704:                                             ; preds = %1685, %1701
  store ptr getelementptr inbounds nuw inrange(-16, 112) (i8, ptr @_ZTVSt15basic_streambufIcSt11char_traitsIcEE, i64 16), ptr %1696, align 8, !tbaa !10
  %1705 = getelementptr inbounds nuw i8, ptr %62, i64 72
  call void @_ZNSt6localeD1Ev(ptr noundef nonnull align 8 dereferenceable(8) %1705) #19
  store ptr %1687, ptr %62, align 8, !tbaa !10
  %1706 = load i64, ptr %1689, align 8
  %1707 = getelementptr inbounds i8, ptr %62, i64 %1706
  store ptr %1688, ptr %1707, align 8, !tbaa !10
  %1708 = getelementptr inbounds nuw i8, ptr %62, i64 8
  store i64 0, ptr %1708, align 8, !tbaa !109
  %1709 = getelementptr inbounds nuw i8, ptr %62, i64 120
  call void @_ZNSt8ios_baseD2Ev(ptr noundef nonnull align 8 dereferenceable(264) %1709) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %62) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %61) #19
  %1710 = load ptr, ptr %60, align 8, !tbaa !33
  %1711 = icmp eq ptr %1710, %951
  br i1 %1711, label %1715, label %1712

1712:                                             ; preds = %1704
  %1713 = load i64, ptr %951, align 8, !tbaa !9
  %1714 = add i64 %1713, 1
  call void @_ZdlPvm(ptr noundef %1710, i64 noundef %1714) #21
  br label %1715

1715:                                             ; preds = %1704, %1712
  call void @llvm.lifetime.end.p0(ptr nonnull %60) #19
  %1716 = load ptr, ptr %59, align 8, !tbaa !33
  %1717 = icmp eq ptr %1716, %834
  br i1 %1717, label %1721, label %1718

1718:                                             ; preds = %1715
  %1719 = load i64, ptr %834, align 8, !tbaa !9
  %1720 = add i64 %1719, 1
  call void @_ZdlPvm(ptr noundef %1716, i64 noundef %1720) #21
  br label %1721

1721:                                             ; preds = %1715, %1718
  call void @llvm.lifetime.end.p0(ptr nonnull %59) #19
  %1722 = load ptr, ptr @_ZTTNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE, align 8
  store ptr %1722, ptr %58, align 8, !tbaa !10
  %1723 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @_ZTTNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE, i64 64), align 8
  %1724 = getelementptr i8, ptr %1722, i64 -24
  %1725 = load i64, ptr %1724, align 8
  %1726 = getelementptr inbounds i8, ptr %58, i64 %1725
  store ptr %1723, ptr %1726, align 8, !tbaa !10
  %1727 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @_ZTTNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE, i64 72), align 8
  store ptr %1727, ptr %831, align 8, !tbaa !10
  %1728 = getelementptr inbounds nuw i8, ptr %58, i64 24
  store ptr getelementptr inbounds nuw inrange(-16, 112) (i8, ptr @_ZTVNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEE, i64 16), ptr %1728, align 8, !tbaa !10
  %1729 = getelementptr inbounds nuw i8, ptr %58, i64 96
  %1730 = load ptr, ptr %1729, align 8, !tbaa !33
  %1731 = getelementptr inbounds nuw i8, ptr %58, i64 112
  %1732 = icmp eq ptr %1730, %1731
  br i1 %1732, label %1736, label %1733

1733:                                             ; preds = %1721
  %1734 = load i64, ptr %1731, align 8, !tbaa !9
  %1735 = add i64 %1734, 1
  call void @_ZdlPvm(ptr noundef %1730, i64 noundef %1735) #21
  br label %1736

1736:                                             ; preds = %1721, %1733
  store ptr getelementptr inbounds nuw inrange(-16, 112) (i8, ptr @_ZTVSt15basic_streambufIcSt11char_traitsIcEE, i64 16), ptr %1728, align 8, !tbaa !10
  %1737 = getelementptr inbounds nuw i8, ptr %58, i64 80
  call void @_ZNSt6localeD1Ev(ptr noundef nonnull align 8 dereferenceable(8) %1737) #19
  %1738 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @_ZTTNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE, i64 16), align 8
  store ptr %1738, ptr %58, align 8, !tbaa !10
  %1739 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @_ZTTNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE, i64 24), align 8
  %1740 = getelementptr i8, ptr %1738, i64 -24
  %1741 = load i64, ptr %1740, align 8
  %1742 = getelementptr inbounds i8, ptr %58, i64 %1741
  store ptr %1739, ptr %1742, align 8, !tbaa !10
  %1743 = getelementptr inbounds nuw i8, ptr %58, i64 8
  store i64 0, ptr %1743, align 8, !tbaa !109
  %1744 = getelementptr inbounds nuw i8, ptr %58, i64 128
  call void @_ZNSt8ios_baseD2Ev(ptr noundef nonnull align 8 dereferenceable(264) %1744) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %58) #19
  %1745 = load ptr, ptr @_ZTTNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE, align 8
  store ptr %1745, ptr %52, align 8, !tbaa !10
  %1746 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @_ZTTNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE, i64 24), align 8
  %1747 = getelementptr i8, ptr %1745, i64 -24
  %1748 = load i64, ptr %1747, align 8
  %1749 = getelementptr inbounds i8, ptr %52, i64 %1748
  store ptr %1746, ptr %1749, align 8, !tbaa !10
  store ptr getelementptr inbounds nuw inrange(-16, 112) (i8, ptr @_ZTVNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEE, i64 16), ptr %748, align 8, !tbaa !10
  %1750 = load ptr, ptr %749, align 8, !tbaa !33
  %1751 = getelementptr inbounds nuw i8, ptr %52, i64 96
  %1752 = icmp eq ptr %1750, %1751
  br i1 %1752, label %1756, label %1753

1753:                                             ; preds = %1736
  %1754 = load i64, ptr %1751, align 8, !tbaa !9
  %1755 = add i64 %1754, 1
  call void @_ZdlPvm(ptr noundef %1750, i64 noundef %1755) #21
  br label %1756

1756:                                             ; preds = %1736, %1753
  store ptr getelementptr inbounds nuw inrange(-16, 112) (i8, ptr @_ZTVSt15basic_streambufIcSt11char_traitsIcEE, i64 16), ptr %748, align 8, !tbaa !10
  %1757 = getelementptr inbounds nuw i8, ptr %52, i64 64
  call void @_ZNSt6localeD1Ev(ptr noundef nonnull align 8 dereferenceable(8) %1757) #19
  %1758 = getelementptr inbounds nuw i8, ptr %52, i64 112
  call void @_ZNSt8ios_baseD2Ev(ptr noundef nonnull align 8 dereferenceable(264) %1758) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %52) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %51) #19
  %1759 = icmp eq ptr %379, null
  br i1 %1759, label %1763, label %1760

1760:                                             ; preds = %1756
  %1761 = ptrtoint ptr %377 to i64
  %1762 = sub i64 %1761, %440
  call void @_ZdlPvm(ptr noundef nonnull %379, i64 noundef %1762) #21
  br label %1763

1763:                                             ; preds = %1756, %1760
  store ptr %1672, ptr %49, align 8, !tbaa !10
  %1764 = load i64, ptr %1674, align 8
  %1765 = getelementptr inbounds i8, ptr %49, i64 %1764
  store ptr %1673, ptr %1765, align 8, !tbaa !10
  %1766 = getelementptr inbounds nuw i8, ptr %49, i64 16
  store ptr getelementptr inbounds nuw inrange(-16, 112) (i8, ptr @_ZTVNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEE, i64 16), ptr %1766, align 8, !tbaa !10
  %1767 = getelementptr inbounds nuw i8, ptr %49, i64 88
  %1768 = load ptr, ptr %1767, align 8, !tbaa !33
  %1769 = getelementptr inbounds nuw i8, ptr %49, i64 104
  %1770 = icmp eq ptr %1768, %1769
  br i1 %1770, label %1774, label %1771

1771:                                             ; preds = %1763
  %1772 = load i64, ptr %1769, align 8, !tbaa !9
  %1773 = add i64 %1772, 1
  call void @_ZdlPvm(ptr noundef %1768, i64 noundef %1773) #21
  br label %1774

1774:                                             ; preds = %1763, %1771
  store ptr getelementptr inbounds nuw inrange(-16, 112) (i8, ptr @_ZTVSt15basic_streambufIcSt11char_traitsIcEE, i64 16), ptr %1766, align 8, !tbaa !10
  %1775 = getelementptr inbounds nuw i8, ptr %49, i64 72
  call void @_ZNSt6localeD1Ev(ptr noundef nonnull align 8 dereferenceable(8) %1775) #19
  store ptr %1687, ptr %49, align 8, !tbaa !10
  %1776 = load i64, ptr %1689, align 8
  %1777 = getelementptr inbounds i8, ptr %49, i64 %1776
  store ptr %1688, ptr %1777, align 8, !tbaa !10
  %1778 = getelementptr inbounds nuw i8, ptr %49, i64 8
  store i64 0, ptr %1778, align 8, !tbaa !109
  %1779 = getelementptr inbounds nuw i8, ptr %49, i64 120
  call void @_ZNSt8ios_baseD2Ev(ptr noundef nonnull align 8 dereferenceable(264) %1779) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %49) #19
  %1780 = load ptr, ptr %48, align 8, !tbaa !33
  %1781 = icmp eq ptr %1780, %305
  br i1 %1781, label %1785, label %1782

1782:                                             ; preds = %1774
  %1783 = load i64, ptr %305, align 8, !tbaa !9
  %1784 = add i64 %1783, 1
  call void @_ZdlPvm(ptr noundef %1780, i64 noundef %1784) #21
  br label %1785

1785:                                             ; preds = %1774, %1782
  call void @llvm.lifetime.end.p0(ptr nonnull %48) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %47) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %46) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %45) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %44) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %43) #19
  %1786 = load ptr, ptr %42, align 8, !tbaa !33
  %1787 = icmp eq ptr %1786, %73
  br i1 %1787, label %1791, label %1788

1788:                                             ; preds = %1785
  %1789 = load i64, ptr %73, align 8, !tbaa !9
  %1790 = add i64 %1789, 1
  call void @_ZdlPvm(ptr noundef %1786, i64 noundef %1790) #21
  br label %1791

1791:                                             ; preds = %1785, %1788
  call void @llvm.lifetime.end.p0(ptr nonnull %42) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %41) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %40) #19
  ret i32 0

1792:                                             ; preds = %944
  %1793 = landingpad { ptr, i32 }
          cleanup
  br label %1863

1794:                                             ; preds = %966, %964, %952
  %1795 = landingpad { ptr, i32 }
          cleanup
  br label %1856

1796:                                             ; preds = %968
  %1797 = landingpad { ptr, i32 }
          cleanup
  %1798 = load ptr, ptr %63, align 8, !tbaa !33
  %1799 = icmp eq ptr %1798, %969
  br i1 %1799, label %1803, label %1800

1800:                                             ; preds = %1796
  %1801 = load i64, ptr %969, align 8, !tbaa !9
  %1802 = add i64 %1801, 1
  call void @_ZdlPvm(ptr noundef %1798, i64 noundef %1802) #21
  br label %1803

1803:                                             ; preds = %1800, %1796
  call void @llvm.lifetime.end.p0(ptr nonnull %63) #19
  br label %1854

1804:                                             ; preds = %1330, %1348, %1345, %1340, %1339, %1132, %1129, %1124, %1123, %1313, %1310, %1308, %1306, %1295, %1293, %1291, %1275, %1273, %1231, %1229, %1227, %1216, %1214, %1212, %1201, %1199, %1197, %1182, %1180, %1178, %1104, %1102, %1100, %1078, %1076, %1074, %1072, %1061, %1058, %1053, %1052, %1035, %1033, %1022, %1014, %1007, %978, %1281, %1279, %1277, %1251, %1238, %1144, %1134, %1106, %1090, %1088
  %1805 = landingpad { ptr, i32 }
          cleanup
  br label %1852

1806:                                             ; preds = %1350
  %1807 = landingpad { ptr, i32 }
          cleanup
  br label %1815

1808:                                             ; preds = %1353
  %1809 = landingpad { ptr, i32 }
          cleanup
  %1810 = load ptr, ptr %66, align 8, !tbaa !33
  %1811 = icmp eq ptr %1810, %1351
  br i1 %1811, label %1815, label %1812

1812:                                             ; preds = %1808
  %1813 = load i64, ptr %1351, align 8, !tbaa !9
  %1814 = add i64 %1813, 1
  call void @_ZdlPvm(ptr noundef %1810, i64 noundef %1814) #21
  br label %1815

1815:                                             ; preds = %1812, %1808, %1806
  %1816 = phi { ptr, i32 } [ %1807, %1806 ], [ %1809, %1808 ], [ %1809, %1812 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %66) #19
  br label %1850

1817:                                             ; preds = %1389, %1387, %1369, %1391, %1366, %1364
  %1818 = landingpad { ptr, i32 }
          cleanup
  br label %1848

1819:                                             ; preds = %1412, %1410, %1398, %1396
  %1820 = landingpad { ptr, i32 }
          cleanup
  br label %1846

1821:                                             ; preds = %1429, %1427, %1416, %1414, %1436, %1431
  %1822 = landingpad { ptr, i32 }
          cleanup
  br label %1844

1823:                                             ; preds = %1499, %1496, %1491, %1490, %1481, %1440, %1438
  %1824 = landingpad { ptr, i32 }
          cleanup
  br label %1842

1825:                                             ; preds = %1458, %1456, %1445, %1443
  %1826 = landingpad { ptr, i32 }
          cleanup
  br label %1842

1827:                                             ; preds = %1467, %1462
  %1828 = landingpad { ptr, i32 }
          cleanup
  br label %1842

1829:                                             ; preds = %1562, %1559, %1554, %1553, %1544, %1564, %1533, %1531, %1529, %1517, %1519
  %1830 = landingpad { ptr, i32 }
          cleanup
  br label %1840

1831:                                             ; preds = %1658, %1655, %1650, %1649, %1640, %1622, %1618, %1614, %1612, %1601, %1599, %1584, %1616, %1588, %1577
  %1832 = landingpad { ptr, i32 }
          cleanup
  %1833 = load ptr, ptr @_ZTTSi, align 8
  store ptr %1833, ptr %72, align 8, !tbaa !10
  %1834 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @_ZTTSi, i64 8), align 8
  %1835 = getelementptr i8, ptr %1833, i64 -24
  %1836 = load i64, ptr %1835, align 8
  %1837 = getelementptr inbounds i8, ptr %72, i64 %1836
  store ptr %1834, ptr %1837, align 8, !tbaa !10
  store i64 0, ptr %1572, align 8, !tbaa !109
  br label %1838

1838:                                             ; preds = %1575, %1831
  %1839 = phi { ptr, i32 } [ %1832, %1831 ], [ %1576, %1575 ]
  call void @_ZNSt8ios_baseD2Ev(ptr noundef nonnull align 8 dereferenceable(264) %1567) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %72) #19
  br label %1840

1840:                                             ; preds = %1829, %1838, %1515
  %1841 = phi { ptr, i32 } [ %1516, %1515 ], [ %1839, %1838 ], [ %1830, %1829 ]
  call void @_ZNSt8ios_baseD2Ev(ptr noundef nonnull align 8 dereferenceable(264) %1508) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %71) #19
  call void @_ZN8ShoutingD2Ev(ptr noundef nonnull align 8 dereferenceable(101) %70) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %70) #19
  br label %1842

1842:                                             ; preds = %1840, %1827, %1825, %1823
  %1843 = phi { ptr, i32 } [ %1841, %1840 ], [ %1824, %1823 ], [ %1828, %1827 ], [ %1826, %1825 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %69) #19
  br label %1844

1844:                                             ; preds = %1842, %1821
  %1845 = phi { ptr, i32 } [ %1843, %1842 ], [ %1822, %1821 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %68) #19
  br label %1846

1846:                                             ; preds = %1844, %1819
  %1847 = phi { ptr, i32 } [ %1845, %1844 ], [ %1820, %1819 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %67) #19
  br label %1848

1848:                                             ; preds = %1846, %1817
  %1849 = phi { ptr, i32 } [ %1847, %1846 ], [ %1818, %1817 ]
  call void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEED1Ev(ptr noundef nonnull align 8 dereferenceable(120) %65) #19
  br label %1850

1850:                                             ; preds = %1848, %1815
  %1851 = phi { ptr, i32 } [ %1849, %1848 ], [ %1816, %1815 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %65) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %64) #19
  br label %1852

1852:                                             ; preds = %1850, %1804
  %1853 = phi { ptr, i32 } [ %1851, %1850 ], [ %1805, %1804 ]
  call void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEED1Ev(ptr noundef nonnull align 8 dereferenceable(120) %62) #19
  br label %1854

1854:                                             ; preds = %1852, %1803
  %1855 = phi { ptr, i32 } [ %1853, %1852 ], [ %1797, %1803 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %62) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %61) #19
  br label %1856

1856:                                             ; preds = %1854, %1794
  %1857 = phi { ptr, i32 } [ %1855, %1854 ], [ %1795, %1794 ]
  %1858 = load ptr, ptr %60, align 8, !tbaa !33
  %1859 = icmp eq ptr %1858, %951
  br i1 %1859, label %1863, label %1860

1860:                                             ; preds = %1856
  %1861 = load i64, ptr %951, align 8, !tbaa !9
  %1862 = add i64 %1861, 1
  call void @_ZdlPvm(ptr noundef %1858, i64 noundef %1862) #21
  br label %1863

1863:                                             ; preds = %1860, %1856, %1792
  %1864 = phi { ptr, i32 } [ %1793, %1792 ], [ %1857, %1856 ], [ %1857, %1860 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %60) #19
  br label %1865

1865:                                             ; preds = %928, %930, %1863
  %1866 = phi { ptr, i32 } [ %1864, %1863 ], [ %929, %928 ], [ %931, %930 ]
  %1867 = load ptr, ptr %59, align 8, !tbaa !33
  %1868 = icmp eq ptr %1867, %834
  br i1 %1868, label %1872, label %1869

1869:                                             ; preds = %1865
  %1870 = load i64, ptr %834, align 8, !tbaa !9
  %1871 = add i64 %1870, 1
  call void @_ZdlPvm(ptr noundef %1867, i64 noundef %1871) #21
  br label %1872

1872:                                             ; preds = %1865, %1869
  call void @llvm.lifetime.end.p0(ptr nonnull %59) #19
  br label %1873

1873:                                             ; preds = %1872, %926
  %1874 = phi { ptr, i32 } [ %1866, %1872 ], [ %927, %926 ]
  call void @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEED1Ev(ptr noundef nonnull align 8 dereferenceable(128) %58) #19
  br label %1875

1875:                                             ; preds = %1873, %924
  %1876 = phi { ptr, i32 } [ %1874, %1873 ], [ %925, %924 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %58) #19
  br label %1877

1877:                                             ; preds = %1875, %922, %912, %903, %892, %881, %879
  %1878 = phi { ptr, i32 } [ %1876, %1875 ], [ %923, %922 ], [ %880, %879 ], [ %906, %912 ], [ %904, %903 ], [ %893, %892 ], [ %882, %881 ]
  call void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED1Ev(ptr noundef nonnull align 8 dereferenceable(112) %52) #19
  br label %1879

1879:                                             ; preds = %1877, %877
  %1880 = phi { ptr, i32 } [ %1878, %1877 ], [ %878, %877 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %52) #19
  br label %1881

1881:                                             ; preds = %434, %436, %1879
  %1882 = phi { ptr, i32 } [ %1880, %1879 ], [ %435, %434 ], [ %437, %436 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %51) #19
  %1883 = icmp eq ptr %379, null
  br i1 %1883, label %1888, label %1884

1884:                                             ; preds = %1881
  %1885 = ptrtoint ptr %377 to i64
  %1886 = ptrtoint ptr %379 to i64
  %1887 = sub i64 %1885, %1886
  call void @_ZdlPvm(ptr noundef nonnull %379, i64 noundef %1887) #21
  br label %1888

1888:                                             ; preds = %1881, %1884
  call void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEED1Ev(ptr noundef nonnull align 8 dereferenceable(120) %49) #19
  br label %1889

1889:                                             ; preds = %1888, %433
  %1890 = phi { ptr, i32 } [ %1882, %1888 ], [ %427, %433 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %49) #19
  br label %1891

1891:                                             ; preds = %361, %363, %1889
  %1892 = phi { ptr, i32 } [ %1890, %1889 ], [ %362, %361 ], [ %364, %363 ]
  %1893 = load ptr, ptr %48, align 8, !tbaa !33
  %1894 = icmp eq ptr %1893, %305
  br i1 %1894, label %1898, label %1895

1895:                                             ; preds = %1891
  %1896 = load i64, ptr %305, align 8, !tbaa !9
  %1897 = add i64 %1896, 1
  call void @_ZdlPvm(ptr noundef %1893, i64 noundef %1897) #21
  br label %1898

1898:                                             ; preds = %1891, %1895
  call void @llvm.lifetime.end.p0(ptr nonnull %48) #19
  br label %1899

1899:                                             ; preds = %1898, %359
  %1900 = phi { ptr, i32 } [ %1892, %1898 ], [ %360, %359 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %47) #19
  br label %1901

1901:                                             ; preds = %1899, %357
  %1902 = phi { ptr, i32 } [ %1900, %1899 ], [ %358, %357 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %46) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %45) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %44) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %43) #19
  %1903 = load ptr, ptr %42, align 8, !tbaa !33
  %1904 = icmp eq ptr %1903, %73
  br i1 %1904, label %1908, label %1905

1905:                                             ; preds = %1901
  %1906 = load i64, ptr %73, align 8, !tbaa !9
  %1907 = add i64 %1906, 1
  call void @_ZdlPvm(ptr noundef %1903, i64 noundef %1907) #21
  br label %1908

1908:                                             ; preds = %1901, %1905
  call void @llvm.lifetime.end.p0(ptr nonnull %42) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %41) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %40) #19
  resume { ptr, i32 } %1902
}

declare noundef nonnull align 8 dereferenceable(16) ptr @_ZStrsIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EE(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef nonnull align 8 dereferenceable(32)) local_unnamed_addr #0

declare i32 @__gxx_personality_v0(...)

declare noundef nonnull align 8 dereferenceable(16) ptr @_ZNSi6ignoreEli(ptr noundef nonnull align 8 dereferenceable(16), i64 noundef, i32 noundef) local_unnamed_addr #0

; Function Attrs: mustprogress uwtable
declare void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEC1ERKNS_12basic_stringIcS2_S3_EESt13_Ios_Openmode(ptr noundef nonnull align 8 dereferenceable(120), ptr noundef nonnull align 8 dereferenceable(32), i32 noundef) unnamed_addr #3 align 2

declare void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(ptr noundef nonnull align 8 dereferenceable(264), i32 noundef) local_unnamed_addr #0

; Function Attrs: mustprogress uwtable
declare void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEC1Ev(ptr noundef nonnull align 8 dereferenceable(112)) unnamed_addr #3 align 2

; Function Attrs: mustprogress uwtable
declare void @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEC1Ev(ptr noundef nonnull align 8 dereferenceable(128)) unnamed_addr #3 align 2

declare noundef nonnull align 8 dereferenceable(16) ptr @_ZSt7getlineIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EES4_(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef nonnull align 8 dereferenceable(32), i8 noundef signext) local_unnamed_addr #0

declare noundef nonnull align 8 dereferenceable(16) ptr @_ZSt2wsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_(ptr noundef nonnull align 8 dereferenceable(16)) local_unnamed_addr #0

declare noundef i32 @_ZNSi3getEv(ptr noundef nonnull align 8 dereferenceable(16)) local_unnamed_addr #0

declare noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8), i8 noundef signext) local_unnamed_addr #0

declare noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo5writeEPKcl(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, i64 noundef) local_unnamed_addr #0

declare noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo5flushEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #0

declare noundef nonnull align 8 dereferenceable(16) ptr @_ZNSi5seekgESt4fposI11__mbstate_tE(ptr noundef nonnull align 8 dereferenceable(16), i64, i64) local_unnamed_addr #0

declare { i64, i64 } @_ZNSi5tellgEv(ptr noundef nonnull align 8 dereferenceable(16)) local_unnamed_addr #0

declare noundef i32 @_ZNSi4peekEv(ptr noundef nonnull align 8 dereferenceable(16)) local_unnamed_addr #0

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN8ShoutingD2Ev(ptr noundef nonnull align 8 dereferenceable(101) %0) unnamed_addr #6 comdat align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds nuw inrange(-16, 112) (i8, ptr @_ZTV8Shouting, i64 16), ptr %0, align 8, !tbaa !10
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %3 = load ptr, ptr %2, align 8, !tbaa !33
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %5 = icmp eq ptr %3, %4
  br i1 %5, label %9, label %6

6:                                                ; preds = %1
  %7 = load i64, ptr %4, align 8, !tbaa !9
  %8 = add i64 %7, 1
  tail call void @_ZdlPvm(ptr noundef %3, i64 noundef %8) #21
  br label %9

9:                                                ; preds = %1, %6
  store ptr getelementptr inbounds nuw inrange(-16, 112) (i8, ptr @_ZTVSt15basic_streambufIcSt11char_traitsIcEE, i64 16), ptr %0, align 8, !tbaa !10
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 56
  tail call void @_ZNSt6localeD1Ev(ptr noundef nonnull align 8 dereferenceable(8) %10) #19
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
declare void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEED1Ev(ptr noundef nonnull align 8 dereferenceable(120)) unnamed_addr #7 align 2

; Function Attrs: mustprogress nounwind uwtable
declare void @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEED1Ev(ptr noundef nonnull align 8 dereferenceable(128)) unnamed_addr #7 align 2

; Function Attrs: mustprogress nounwind uwtable
declare void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED1Ev(ptr noundef nonnull align 8 dereferenceable(112)) unnamed_addr #7 align 2

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN8ShoutingD0Ev(ptr noundef nonnull align 8 dereferenceable(101) %0) unnamed_addr #6 comdat align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds nuw inrange(-16, 112) (i8, ptr @_ZTV8Shouting, i64 16), ptr %0, align 8, !tbaa !10
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %3 = load ptr, ptr %2, align 8, !tbaa !33
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %5 = icmp eq ptr %3, %4
  br i1 %5, label %9, label %6

6:                                                ; preds = %1
  %7 = load i64, ptr %4, align 8, !tbaa !9
  %8 = add i64 %7, 1
  tail call void @_ZdlPvm(ptr noundef %3, i64 noundef %8) #21
  br label %9

9:                                                ; preds = %1, %6
  store ptr getelementptr inbounds nuw inrange(-16, 112) (i8, ptr @_ZTVSt15basic_streambufIcSt11char_traitsIcEE, i64 16), ptr %0, align 8, !tbaa !10
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 56
  tail call void @_ZNSt6localeD1Ev(ptr noundef nonnull align 8 dereferenceable(8) %10) #19
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 104) #21
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
declare void @_ZNSt15basic_streambufIcSt11char_traitsIcEE5imbueERKSt6locale(ptr noundef nonnull align 8 dereferenceable(64), ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #7 align 2

; Function Attrs: mustprogress nounwind uwtable
declare noundef ptr @_ZNSt15basic_streambufIcSt11char_traitsIcEE6setbufEPcl(ptr noundef nonnull align 8 dereferenceable(64), ptr noundef, i64 noundef) unnamed_addr #7 align 2

; Function Attrs: mustprogress uwtable
declare { i64, i64 } @_ZNSt15basic_streambufIcSt11char_traitsIcEE7seekoffElSt12_Ios_SeekdirSt13_Ios_Openmode(ptr noundef nonnull align 8 dereferenceable(64), i64 noundef, i32 noundef, i32 noundef) unnamed_addr #3 align 2

; Function Attrs: mustprogress uwtable
declare { i64, i64 } @_ZNSt15basic_streambufIcSt11char_traitsIcEE7seekposESt4fposI11__mbstate_tESt13_Ios_Openmode(ptr noundef nonnull align 8 dereferenceable(64), i64, i64, i32 noundef) unnamed_addr #3 align 2

; Function Attrs: mustprogress nounwind uwtable
declare noundef i32 @_ZNSt15basic_streambufIcSt11char_traitsIcEE4syncEv(ptr noundef nonnull align 8 dereferenceable(64)) unnamed_addr #7 align 2

; Function Attrs: mustprogress nounwind uwtable
declare noundef i64 @_ZNSt15basic_streambufIcSt11char_traitsIcEE9showmanycEv(ptr noundef nonnull align 8 dereferenceable(64)) unnamed_addr #7 align 2

declare noundef i64 @_ZNSt15basic_streambufIcSt11char_traitsIcEE6xsgetnEPcl(ptr noundef nonnull align 8 dereferenceable(64), ptr noundef, i64 noundef) unnamed_addr #0

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local noundef i32 @_ZN8Shouting9underflowEv(ptr noundef nonnull align 8 dereferenceable(101) %0) unnamed_addr #3 comdat align 2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 100
  %3 = load i8, ptr %2, align 4, !tbaa !106
  %4 = icmp sgt i8 %3, 122
  br i1 %4, label %26, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %7 = add nsw i8 %3, 1
  store i8 %7, ptr %2, align 4, !tbaa !106
  store i8 %3, ptr %6, align 8, !tbaa !9
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 97
  %9 = icmp eq i8 %3, 122
  br i1 %9, label %20, label %10

10:                                               ; preds = %5
  %11 = add nsw i8 %3, 2
  store i8 %11, ptr %2, align 4, !tbaa !106
  store i8 %7, ptr %8, align 1, !tbaa !9
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 98
  %13 = icmp slt i8 %3, 121
  br i1 %13, label %14, label %20

14:                                               ; preds = %10
  %15 = add nsw i8 %3, 3
  store i8 %15, ptr %2, align 4, !tbaa !106
  store i8 %11, ptr %12, align 2, !tbaa !9
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 99
  %17 = icmp eq i8 %3, 120
  br i1 %17, label %20, label %18

18:                                               ; preds = %14
  %19 = add nsw i8 %3, 4
  store i8 %19, ptr %2, align 4, !tbaa !106
  store i8 %15, ptr %16, align 1, !tbaa !9
  br label %20

20:                                               ; preds = %18, %14, %10, %5
  %21 = phi ptr [ %2, %18 ], [ %12, %10 ], [ %8, %5 ], [ %16, %14 ]
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr %6, ptr %22, align 8, !tbaa !111
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store ptr %6, ptr %23, align 8, !tbaa !89
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr %21, ptr %24, align 8, !tbaa !90
  %25 = sext i8 %3 to i32
  br label %26

26:                                               ; preds = %1, %20
  %27 = phi i32 [ %25, %20 ], [ -1, %1 ]
  ret i32 %27
}

; Function Attrs: mustprogress uwtable
declare noundef i32 @_ZNSt15basic_streambufIcSt11char_traitsIcEE5uflowEv(ptr noundef nonnull align 8 dereferenceable(64)) unnamed_addr #3 align 2

; Function Attrs: mustprogress nounwind uwtable
declare noundef i32 @_ZNSt15basic_streambufIcSt11char_traitsIcEE9pbackfailEi(ptr noundef nonnull align 8 dereferenceable(64), i32 noundef) unnamed_addr #7 align 2

declare noundef i64 @_ZNSt15basic_streambufIcSt11char_traitsIcEE6xsputnEPKcl(ptr noundef nonnull align 8 dereferenceable(64), ptr noundef, i64 noundef) unnamed_addr #0

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local noundef i32 @_ZN8Shouting8overflowEi(ptr noundef nonnull align 8 dereferenceable(101) %0, i32 noundef %1) unnamed_addr #3 comdat align 2 personality ptr @__gxx_personality_v0 {
  switch i32 %1, label %12 [
    i32 -1, label %32
    i32 10, label %3
  ]

3:                                                ; preds = %2
  %4 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) @_ZSt4cout, ptr noundef nonnull @.str.15, i64 noundef 1)
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %6 = load ptr, ptr %5, align 8, !tbaa !33
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %8 = load i64, ptr %7, align 8, !tbaa !29
  %9 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) @_ZSt4cout, ptr noundef %6, i64 noundef %8)
  %10 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %9, ptr noundef nonnull @.str.16, i64 noundef 2)
  store i64 0, ptr %7, align 8, !tbaa !29
  %11 = load ptr, ptr %5, align 8, !tbaa !33
  store i8 0, ptr %11, align 1, !tbaa !9
  br label %32

12:                                               ; preds = %2
  %13 = tail call i32 @toupper(i32 noundef %1) #23
  %14 = trunc i32 %13 to i8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %17 = load i64, ptr %16, align 8, !tbaa !29
  %18 = add i64 %17, 1
  %19 = load ptr, ptr %15, align 8, !tbaa !33
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %21 = icmp eq ptr %19, %20
  %22 = load i64, ptr %20, align 8
  %23 = select i1 %21, i64 15, i64 %22
  %24 = icmp ugt i64 %18, %23
  br i1 %24, label %25, label %27

25:                                               ; preds = %12
  tail call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_mutateEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32) %15, i64 noundef %17, i64 noundef 0, ptr noundef null, i64 noundef 1)
  %26 = load ptr, ptr %15, align 8, !tbaa !33
  br label %27

27:                                               ; preds = %12, %25
  %28 = phi ptr [ %26, %25 ], [ %19, %12 ]
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 %17
  store i8 %14, ptr %29, align 1, !tbaa !9
  store i64 %18, ptr %16, align 8, !tbaa !29
  %30 = load ptr, ptr %15, align 8, !tbaa !33
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 %18
  store i8 0, ptr %31, align 1, !tbaa !9
  br label %32

32:                                               ; preds = %3, %27, %2
  %33 = phi i32 [ 0, %2 ], [ %1, %27 ], [ 10, %3 ]
  ret i32 %33
}

; Function Attrs: nounwind
declare void @_ZNSt6localeC1Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #1

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #8

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare i32 @toupper(i32 noundef) local_unnamed_addr #9

declare void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_mutateEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32), i64 noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr #0

; Function Attrs: nounwind
declare void @_ZNSt6localeD1Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #1

declare noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, i64 noundef) local_unnamed_addr #0

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare i64 @strlen(ptr noundef captures(none)) local_unnamed_addr #10

declare noundef nonnull align 8 dereferenceable(16) ptr @_ZNSi10_M_extractIdEERSiRT_(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #0

declare noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo9_M_insertIdEERSoT_(ptr noundef nonnull align 8 dereferenceable(8), double noundef) local_unnamed_addr #0

; Function Attrs: noreturn
declare void @_ZSt16__throw_bad_castv() local_unnamed_addr #11

declare void @_ZNKSt5ctypeIcE13_M_widen_initEv(ptr noundef nonnull align 8 dereferenceable(570)) local_unnamed_addr #0

declare noundef nonnull align 8 dereferenceable(16) ptr @_ZNSi10_M_extractIjEERSiRT_(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef nonnull align 4 dereferenceable(4)) local_unnamed_addr #0

declare noundef nonnull align 8 dereferenceable(16) ptr @_ZNSi10_M_extractIxEERSiRT_(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #0

declare noundef nonnull align 8 dereferenceable(16) ptr @_ZNSi10_M_extractIbEERSiRT_(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef nonnull align 1 dereferenceable(1)) local_unnamed_addr #0

declare noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo9_M_insertImEERSoT_(ptr noundef nonnull align 8 dereferenceable(8), i64 noundef) local_unnamed_addr #0

declare noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo9_M_insertIxEERSoT_(ptr noundef nonnull align 8 dereferenceable(8), i64 noundef) local_unnamed_addr #0

declare noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo9_M_insertIbEERSoT_(ptr noundef nonnull align 8 dereferenceable(8), i1 noundef zeroext) local_unnamed_addr #0

declare noundef ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm(ptr noundef nonnull align 8 dereferenceable(32), ptr noundef nonnull align 8 dereferenceable(8), i64 noundef) local_unnamed_addr #0

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #12

declare void @_ZNSt9basic_iosIcSt11char_traitsIcEE4initEPSt15basic_streambufIcS1_E(ptr noundef nonnull align 8 dereferenceable(264), ptr noundef) local_unnamed_addr #0

; Function Attrs: nounwind
declare void @_ZNSt8ios_baseD2Ev(ptr noundef nonnull align 8 dereferenceable(216)) unnamed_addr #1

; Function Attrs: nounwind
declare void @_ZNSt8ios_baseC2Ev(ptr noundef nonnull align 8 dereferenceable(216)) unnamed_addr #1

declare void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE7_M_syncEPcmm(ptr noundef nonnull align 8 dereferenceable(104), ptr noundef, i64 noundef, i64 noundef) local_unnamed_addr #0

; Function Attrs: noreturn
declare void @_ZSt20__throw_length_errorPKc(ptr noundef) local_unnamed_addr #11

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #13

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #12

declare noundef nonnull align 8 dereferenceable(32) ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_replaceEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32), i64 noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr #0

declare void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_assignERKS4_(ptr noundef nonnull align 8 dereferenceable(32), ptr noundef nonnull align 8 dereferenceable(32)) local_unnamed_addr #0

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructISt19istreambuf_iteratorIcS2_EEEvT_S8_St18input_iterator_tag(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr %1, i32 %2, ptr %3, i32 %4) local_unnamed_addr #3 comdat align 2 personality ptr @__gxx_personality_v0 {
  %6 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #19
  store i64 15, ptr %6, align 8, !tbaa !93
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = icmp eq i32 %4, -1
  %9 = icmp ne ptr %1, null
  %10 = icmp eq i32 %2, -1
  %11 = select i1 %9, i1 %10, i1 false
  br i1 %11, label %12, label %28

12:                                               ; preds = %5
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %14 = load ptr, ptr %13, align 8, !tbaa !89
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %16 = load ptr, ptr %15, align 8, !tbaa !90
  %17 = icmp ult ptr %14, %16
  br i1 %17, label %25, label %18, !prof !91

18:                                               ; preds = %12
  %19 = load ptr, ptr %1, align 8, !tbaa !10
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 72
  %21 = load ptr, ptr %20, align 8
  %22 = tail call noundef i32 %21(ptr noundef nonnull align 8 dereferenceable(64) %1)
  %23 = icmp eq i32 %22, -1
  %24 = select i1 %23, ptr null, ptr %1
  br label %28

25:                                               ; preds = %12
  %26 = load i8, ptr %14, align 1, !tbaa !9
  %27 = zext i8 %26 to i32
  br label %28

28:                                               ; preds = %25, %18, %5
  %29 = phi ptr [ %1, %25 ], [ %1, %5 ], [ %24, %18 ]
  %30 = phi i32 [ %27, %25 ], [ %2, %5 ], [ %22, %18 ]
  %31 = icmp ne ptr %3, null
  %32 = select i1 %31, i1 %8, i1 false
  br i1 %32, label %33, label %48

33:                                               ; preds = %28
  %34 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %35 = load ptr, ptr %34, align 8, !tbaa !89
  %36 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %37 = load ptr, ptr %36, align 8, !tbaa !90
  %38 = icmp ult ptr %35, %37
  br i1 %38, label %46, label %39, !prof !91

39:                                               ; preds = %33
  %40 = load ptr, ptr %3, align 8, !tbaa !10
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 72
  %42 = load ptr, ptr %41, align 8
  %43 = tail call noundef i32 %42(ptr noundef nonnull align 8 dereferenceable(64) %3)
  %44 = icmp eq i32 %43, -1
  %45 = select i1 %44, ptr null, ptr %3
  br label %48

46:                                               ; preds = %33
  %47 = icmp eq i32 %30, -1
  br i1 %47, label %59, label %54

48:                                               ; preds = %39, %28
  %49 = phi ptr [ %45, %39 ], [ %3, %28 ]
  %50 = phi i32 [ %43, %39 ], [ %4, %28 ]
  %51 = icmp eq i32 %30, -1
  %52 = icmp eq i32 %50, -1
  %53 = xor i1 %51, %52
  br i1 %53, label %59, label %54

54:                                               ; preds = %134, %46, %48
  %55 = phi ptr [ %29, %46 ], [ %29, %48 ], [ %114, %134 ]
  %56 = phi ptr [ %3, %46 ], [ %49, %48 ], [ %135, %134 ]
  %57 = phi i32 [ %2, %46 ], [ %2, %48 ], [ -1, %134 ]
  %58 = phi i64 [ 0, %46 ], [ 0, %48 ], [ %99, %134 ]
  br label %177

59:                                               ; preds = %46, %48
  %60 = phi ptr [ %3, %46 ], [ %49, %48 ]
  %61 = icmp ne ptr %29, null
  %62 = select i1 %61, i1 %10, i1 false
  br i1 %62, label %63, label %79

63:                                               ; preds = %59
  %64 = getelementptr inbounds nuw i8, ptr %29, i64 16
  %65 = load ptr, ptr %64, align 8, !tbaa !89
  %66 = getelementptr inbounds nuw i8, ptr %29, i64 24
  %67 = load ptr, ptr %66, align 8, !tbaa !90
  %68 = icmp ult ptr %65, %67
  br i1 %68, label %76, label %69, !prof !91

69:                                               ; preds = %63
  %70 = load ptr, ptr %29, align 8, !tbaa !10
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 72
  %72 = load ptr, ptr %71, align 8
  %73 = tail call noundef i32 %72(ptr noundef nonnull align 8 dereferenceable(64) %29)
  %74 = icmp eq i32 %73, -1
  %75 = select i1 %74, ptr null, ptr %29
  br label %79

76:                                               ; preds = %63
  %77 = load i8, ptr %65, align 1, !tbaa !9
  %78 = zext i8 %77 to i32
  br label %79

79:                                               ; preds = %76, %69, %59
  %80 = phi ptr [ %29, %76 ], [ %29, %59 ], [ %75, %69 ]
  %81 = phi i32 [ %78, %76 ], [ %2, %59 ], [ %73, %69 ]
  %82 = trunc i32 %81 to i8
  store i8 %82, ptr %7, align 8, !tbaa !9
  %83 = getelementptr inbounds nuw i8, ptr %80, i64 16
  %84 = load ptr, ptr %83, align 8, !tbaa !89
  %85 = getelementptr inbounds nuw i8, ptr %80, i64 24
  %86 = load ptr, ptr %85, align 8, !tbaa !90
  %87 = icmp ult ptr %84, %86
  br i1 %87, label %93, label %88, !prof !91

88:                                               ; preds = %79
  %89 = load ptr, ptr %80, align 8, !tbaa !10
  %90 = getelementptr inbounds nuw i8, ptr %89, i64 80
  %91 = load ptr, ptr %90, align 8
  %92 = tail call noundef i32 %91(ptr noundef nonnull align 8 dereferenceable(64) %80)
  br label %95

93:                                               ; preds = %79
  %94 = getelementptr inbounds nuw i8, ptr %84, i64 1
  store ptr %94, ptr %83, align 8, !tbaa !89
  br label %95

95:                                               ; preds = %93, %88
  br label %96

96:                                               ; preds = %171, %95
  %97 = phi ptr [ %80, %95 ], [ %160, %171 ]
  %98 = phi ptr [ %60, %95 ], [ %135, %171 ]
  %99 = phi i64 [ 1, %95 ], [ %162, %171 ]
  %100 = getelementptr inbounds nuw i8, ptr %97, i64 16
  %101 = load ptr, ptr %100, align 8, !tbaa !89
  %102 = getelementptr inbounds nuw i8, ptr %97, i64 24
  %103 = load ptr, ptr %102, align 8, !tbaa !90
  %104 = icmp ult ptr %101, %103
  br i1 %104, label %113, label %105, !prof !91

105:                                              ; preds = %96
  %106 = load ptr, ptr %97, align 8, !tbaa !10
  %107 = getelementptr inbounds nuw i8, ptr %106, i64 72
  %108 = load ptr, ptr %107, align 8
  %109 = tail call noundef i32 %108(ptr noundef nonnull align 8 dereferenceable(64) %97)
  %110 = icmp eq i32 %109, -1
  %111 = select i1 %110, ptr null, ptr %97
  %112 = icmp eq i32 %109, -1
  br label %113

113:                                              ; preds = %96, %105
  %114 = phi ptr [ %111, %105 ], [ %97, %96 ]
  %115 = phi i1 [ %112, %105 ], [ false, %96 ]
  %116 = icmp ne ptr %98, null
  %117 = select i1 %116, i1 %8, i1 false
  br i1 %117, label %118, label %134

118:                                              ; preds = %113
  %119 = getelementptr inbounds nuw i8, ptr %98, i64 16
  %120 = load ptr, ptr %119, align 8, !tbaa !89
  %121 = getelementptr inbounds nuw i8, ptr %98, i64 24
  %122 = load ptr, ptr %121, align 8, !tbaa !90
  %123 = icmp ult ptr %120, %122
  br i1 %123, label %124, label %127, !prof !91

124:                                              ; preds = %118
  %125 = load i8, ptr %120, align 1, !tbaa !9
  %126 = zext i8 %125 to i32
  br label %134

127:                                              ; preds = %118
  %128 = load ptr, ptr %98, align 8, !tbaa !10
  %129 = getelementptr inbounds nuw i8, ptr %128, i64 72
  %130 = load ptr, ptr %129, align 8
  %131 = tail call noundef i32 %130(ptr noundef nonnull align 8 dereferenceable(64) %98)
  %132 = icmp eq i32 %131, -1
  %133 = select i1 %132, ptr null, ptr %98
  br label %134

134:                                              ; preds = %127, %113, %124
  %135 = phi ptr [ %98, %124 ], [ %98, %113 ], [ %133, %127 ]
  %136 = phi i32 [ %126, %124 ], [ %4, %113 ], [ %131, %127 ]
  %137 = icmp eq i32 %136, -1
  %138 = xor i1 %115, %137
  %139 = icmp samesign ult i64 %99, 15
  %140 = select i1 %138, i1 %139, i1 false
  br i1 %140, label %141, label %54

141:                                              ; preds = %134
  %142 = icmp eq ptr %114, null
  br i1 %142, label %159, label %143

143:                                              ; preds = %141
  %144 = getelementptr inbounds nuw i8, ptr %114, i64 16
  %145 = load ptr, ptr %144, align 8, !tbaa !89
  %146 = getelementptr inbounds nuw i8, ptr %114, i64 24
  %147 = load ptr, ptr %146, align 8, !tbaa !90
  %148 = icmp ult ptr %145, %147
  br i1 %148, label %149, label %151, !prof !91

149:                                              ; preds = %143
  %150 = load i8, ptr %145, align 1, !tbaa !9
  br label %159

151:                                              ; preds = %143
  %152 = load ptr, ptr %114, align 8, !tbaa !10
  %153 = getelementptr inbounds nuw i8, ptr %152, i64 72
  %154 = load ptr, ptr %153, align 8
  %155 = tail call noundef i32 %154(ptr noundef nonnull align 8 dereferenceable(64) %114)
  %156 = icmp eq i32 %155, -1
  %157 = select i1 %156, ptr null, ptr %114
  %158 = trunc i32 %155 to i8
  br label %159

159:                                              ; preds = %151, %141, %149
  %160 = phi ptr [ %114, %149 ], [ null, %141 ], [ %157, %151 ]
  %161 = phi i8 [ %150, %149 ], [ -1, %141 ], [ %158, %151 ]
  %162 = add nuw nsw i64 %99, 1
  %163 = getelementptr inbounds nuw i8, ptr %7, i64 %99
  store i8 %161, ptr %163, align 1, !tbaa !9
  %164 = getelementptr inbounds nuw i8, ptr %160, i64 16
  %165 = load ptr, ptr %164, align 8, !tbaa !89
  %166 = getelementptr inbounds nuw i8, ptr %160, i64 24
  %167 = load ptr, ptr %166, align 8, !tbaa !90
  %168 = icmp ult ptr %165, %167
  br i1 %168, label %169, label %172, !prof !91

169:                                              ; preds = %159
  %170 = getelementptr inbounds nuw i8, ptr %165, i64 1
  store ptr %170, ptr %164, align 8, !tbaa !89
  br label %171

171:                                              ; preds = %169, %172
  br label %96, !llvm.loop !112

172:                                              ; preds = %159
  %173 = load ptr, ptr %160, align 8, !tbaa !10
  %174 = getelementptr inbounds nuw i8, ptr %173, i64 80
  %175 = load ptr, ptr %174, align 8
  %176 = tail call noundef i32 %175(ptr noundef nonnull align 8 dereferenceable(64) %160)
  br label %171

177:                                              ; preds = %292, %54
  %178 = phi ptr [ %55, %54 ], [ %275, %292 ]
  %179 = phi ptr [ %56, %54 ], [ %228, %292 ]
  %180 = phi i32 [ %57, %54 ], [ -1, %292 ]
  %181 = phi i64 [ %58, %54 ], [ %279, %292 ]
  %182 = icmp ne ptr %178, null
  %183 = icmp eq i32 %180, -1
  %184 = select i1 %182, i1 %183, i1 false
  br i1 %184, label %185, label %202

185:                                              ; preds = %177
  %186 = getelementptr inbounds nuw i8, ptr %178, i64 16
  %187 = load ptr, ptr %186, align 8, !tbaa !89
  %188 = getelementptr inbounds nuw i8, ptr %178, i64 24
  %189 = load ptr, ptr %188, align 8, !tbaa !90
  %190 = icmp ult ptr %187, %189
  br i1 %190, label %191, label %194, !prof !91

191:                                              ; preds = %185
  %192 = load i8, ptr %187, align 1, !tbaa !9
  %193 = zext i8 %192 to i32
  br label %202

194:                                              ; preds = %185
  %195 = load ptr, ptr %178, align 8, !tbaa !10
  %196 = getelementptr inbounds nuw i8, ptr %195, i64 72
  %197 = load ptr, ptr %196, align 8
  %198 = invoke noundef i32 %197(ptr noundef nonnull align 8 dereferenceable(64) %178)
          to label %199 unwind label %249

199:                                              ; preds = %194
  %200 = icmp eq i32 %198, -1
  %201 = select i1 %200, ptr null, ptr %178
  br label %202

202:                                              ; preds = %199, %191, %177
  %203 = phi ptr [ %178, %191 ], [ %178, %177 ], [ %201, %199 ]
  %204 = phi i32 [ %193, %191 ], [ %180, %177 ], [ %198, %199 ]
  %205 = icmp ne ptr %179, null
  %206 = select i1 %205, i1 %8, i1 false
  br i1 %206, label %207, label %224

207:                                              ; preds = %202
  %208 = getelementptr inbounds nuw i8, ptr %179, i64 16
  %209 = load ptr, ptr %208, align 8, !tbaa !89
  %210 = getelementptr inbounds nuw i8, ptr %179, i64 24
  %211 = load ptr, ptr %210, align 8, !tbaa !90
  %212 = icmp ult ptr %209, %211
  br i1 %212, label %222, label %213, !prof !91

213:                                              ; preds = %207
  %214 = load ptr, ptr %179, align 8, !tbaa !10
  %215 = getelementptr inbounds nuw i8, ptr %214, i64 72
  %216 = load ptr, ptr %215, align 8
  %217 = invoke noundef i32 %216(ptr noundef nonnull align 8 dereferenceable(64) %179)
          to label %218 unwind label %249

218:                                              ; preds = %213
  %219 = icmp eq i32 %217, -1
  br i1 %219, label %220, label %222

220:                                              ; preds = %218
  %221 = icmp eq i32 %204, -1
  br i1 %221, label %295, label %227

222:                                              ; preds = %207, %218
  %223 = icmp eq i32 %204, -1
  br i1 %223, label %227, label %295

224:                                              ; preds = %202
  %225 = icmp eq i32 %204, -1
  %226 = xor i1 %8, %225
  br i1 %226, label %227, label %295

227:                                              ; preds = %220, %222, %224
  %228 = phi ptr [ %179, %222 ], [ %179, %224 ], [ null, %220 ]
  %229 = load i64, ptr %6, align 8, !tbaa !93
  %230 = icmp eq i64 %181, %229
  br i1 %230, label %233, label %231

231:                                              ; preds = %227
  %232 = load ptr, ptr %0, align 8, !tbaa !33
  br label %253

233:                                              ; preds = %227
  %234 = add i64 %181, 1
  store i64 %234, ptr %6, align 8, !tbaa !93
  %235 = invoke noundef ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef nonnull align 8 dereferenceable(8) %6, i64 noundef %181)
          to label %236 unwind label %251

236:                                              ; preds = %233
  %237 = load ptr, ptr %0, align 8, !tbaa !33
  switch i64 %181, label %240 [
    i64 1, label %238
    i64 0, label %241
  ]

238:                                              ; preds = %236
  %239 = load i8, ptr %237, align 1, !tbaa !9
  store i8 %239, ptr %235, align 1, !tbaa !9
  br label %241

240:                                              ; preds = %236
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %235, ptr align 1 %237, i64 %181, i1 false)
  br label %241

241:                                              ; preds = %240, %238, %236
  %242 = load ptr, ptr %0, align 8, !tbaa !33
  %243 = icmp eq ptr %242, %7
  br i1 %243, label %247, label %244

244:                                              ; preds = %241
  %245 = load i64, ptr %7, align 8, !tbaa !9
  %246 = add i64 %245, 1
  call void @_ZdlPvm(ptr noundef %242, i64 noundef %246) #21
  br label %247

247:                                              ; preds = %244, %241
  store ptr %235, ptr %0, align 8, !tbaa !33
  %248 = load i64, ptr %6, align 8, !tbaa !93
  store i64 %248, ptr %7, align 8, !tbaa !9
  br label %253

249:                                              ; preds = %287, %213, %194
  %250 = landingpad { ptr, i32 }
          cleanup
  br label %299

251:                                              ; preds = %233
  %252 = landingpad { ptr, i32 }
          cleanup
  br label %299

253:                                              ; preds = %231, %247
  %254 = phi ptr [ %232, %231 ], [ %235, %247 ]
  %255 = icmp ne ptr %203, null
  %256 = select i1 %255, i1 %183, i1 false
  br i1 %256, label %257, label %274

257:                                              ; preds = %253
  %258 = getelementptr inbounds nuw i8, ptr %203, i64 16
  %259 = load ptr, ptr %258, align 8, !tbaa !89
  %260 = getelementptr inbounds nuw i8, ptr %203, i64 24
  %261 = load ptr, ptr %260, align 8, !tbaa !90
  %262 = icmp ult ptr %259, %261
  br i1 %262, label %263, label %266, !prof !91

263:                                              ; preds = %257
  %264 = load i8, ptr %259, align 1, !tbaa !9
  %265 = zext i8 %264 to i32
  br label %274

266:                                              ; preds = %257
  %267 = load ptr, ptr %203, align 8, !tbaa !10
  %268 = getelementptr inbounds nuw i8, ptr %267, i64 72
  %269 = load ptr, ptr %268, align 8
  %270 = invoke noundef i32 %269(ptr noundef nonnull align 8 dereferenceable(64) %203)
          to label %271 unwind label %293

271:                                              ; preds = %266
  %272 = icmp eq i32 %270, -1
  %273 = select i1 %272, ptr null, ptr %203
  br label %274

274:                                              ; preds = %271, %263, %253
  %275 = phi ptr [ %203, %263 ], [ %203, %253 ], [ %273, %271 ]
  %276 = phi i32 [ %265, %263 ], [ %180, %253 ], [ %270, %271 ]
  %277 = trunc i32 %276 to i8
  %278 = getelementptr inbounds nuw i8, ptr %254, i64 %181
  %279 = add i64 %181, 1
  store i8 %277, ptr %278, align 1, !tbaa !9
  %280 = getelementptr inbounds nuw i8, ptr %275, i64 16
  %281 = load ptr, ptr %280, align 8, !tbaa !89
  %282 = getelementptr inbounds nuw i8, ptr %275, i64 24
  %283 = load ptr, ptr %282, align 8, !tbaa !90
  %284 = icmp ult ptr %281, %283
  br i1 %284, label %285, label %287, !prof !91

285:                                              ; preds = %274
  %286 = getelementptr inbounds nuw i8, ptr %281, i64 1
  store ptr %286, ptr %280, align 8, !tbaa !89
  br label %292

287:                                              ; preds = %274
  %288 = load ptr, ptr %275, align 8, !tbaa !10
  %289 = getelementptr inbounds nuw i8, ptr %288, i64 80
  %290 = load ptr, ptr %289, align 8
  %291 = invoke noundef i32 %290(ptr noundef nonnull align 8 dereferenceable(64) %275)
          to label %292 unwind label %249

292:                                              ; preds = %287, %285
  br label %177

293:                                              ; preds = %266
  %294 = landingpad { ptr, i32 }
          cleanup
  br label %299

295:                                              ; preds = %220, %222, %224
  %296 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %181, ptr %296, align 8, !tbaa !29
  %297 = load ptr, ptr %0, align 8, !tbaa !33
  %298 = getelementptr inbounds nuw i8, ptr %297, i64 %181
  store i8 0, ptr %298, align 1, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #19
  ret void

299:                                              ; preds = %249, %251, %293
  %300 = phi { ptr, i32 } [ %250, %249 ], [ %294, %293 ], [ %252, %251 ]
  %301 = load ptr, ptr %0, align 8, !tbaa !33
  %302 = icmp eq ptr %301, %7
  br i1 %302, label %306, label %303

303:                                              ; preds = %299
  %304 = load i64, ptr %7, align 8, !tbaa !9
  %305 = add i64 %304, 1
  call void @_ZdlPvm(ptr noundef %301, i64 noundef %305) #21
  br label %306

306:                                              ; preds = %299, %303
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #19
  resume { ptr, i32 } %300
}

declare void @_ZSt17__istream_extractRSiPcl(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef, i64 noundef) local_unnamed_addr #0

declare noundef nonnull align 8 dereferenceable(16) ptr @_ZNSi7getlineEPclc(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef, i64 noundef, i8 noundef signext) local_unnamed_addr #0

declare noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo9_M_insertIPKvEERSoT_(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef) local_unnamed_addr #0

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #14

declare noundef nonnull align 8 dereferenceable(16) ptr @_ZNSi10_M_extractIlEERSiRT_(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #0

declare noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo9_M_insertIlEERSoT_(ptr noundef nonnull align 8 dereferenceable(8), i64 noundef) local_unnamed_addr #0

; Function Attrs: uwtable
define internal void @_GLOBAL__sub_I_streams.cpp() #15 section ".text.startup" {
  tail call void @_ZNSt8ios_base4InitC1Ev(ptr noundef nonnull align 1 dereferenceable(1) @_ZStL8__ioinit)
  %1 = tail call i32 @__cxa_atexit(ptr nonnull @_ZNSt8ios_base4InitD1Ev, ptr nonnull @_ZStL8__ioinit, ptr nonnull @__dso_handle) #19
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #16

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #16

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #17

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #18

attributes #0 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nounwind }
attributes #3 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { inlinehint mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nofree nounwind willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #13 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #15 = { uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #16 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #17 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #18 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #19 = { nounwind }
attributes #20 = { noreturn }
attributes #21 = { builtin nounwind }
attributes #22 = { builtin allocsize(0) }
attributes #23 = { nounwind willreturn memory(read) }

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
!9 = !{!7, !7, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"vtable pointer", !8, i64 0}
!12 = !{!13, !14, i64 16}
!13 = !{!"_ZTSSt8ios_base", !14, i64 8, !14, i64 16, !15, i64 24, !16, i64 28, !16, i64 32, !17, i64 40, !19, i64 48, !7, i64 64, !6, i64 192, !20, i64 200, !21, i64 208}
!14 = !{!"long", !7, i64 0}
!15 = !{!"_ZTSSt13_Ios_Fmtflags", !7, i64 0}
!16 = !{!"_ZTSSt12_Ios_Iostate", !7, i64 0}
!17 = !{!"p1 _ZTSNSt8ios_base14_Callback_listE", !18, i64 0}
!18 = !{!"any pointer", !7, i64 0}
!19 = !{!"_ZTSNSt8ios_base6_WordsE", !18, i64 0, !14, i64 8}
!20 = !{!"p1 _ZTSNSt8ios_base6_WordsE", !18, i64 0}
!21 = !{!"_ZTSSt6locale", !22, i64 0}
!22 = !{!"p1 _ZTSNSt6locale5_ImplE", !18, i64 0}
!23 = !{!24, !6, i64 0}
!24 = !{!"_ZTS5Point", !6, i64 0, !6, i64 4}
!25 = !{!24, !6, i64 4}
!26 = !{!27, !28, i64 0}
!27 = !{!"_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderE", !28, i64 0}
!28 = !{!"p1 omnipotent char", !18, i64 0}
!29 = !{!30, !14, i64 8}
!30 = !{!"_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE", !27, i64 0, !14, i64 8, !7, i64 16}
!31 = !{!32, !32, i64 0}
!32 = !{!"double", !7, i64 0}
!33 = !{!30, !28, i64 0}
!34 = !{!35, !39, i64 240}
!35 = !{!"_ZTSSt9basic_iosIcSt11char_traitsIcEE", !13, i64 0, !36, i64 216, !7, i64 224, !37, i64 225, !38, i64 232, !39, i64 240, !40, i64 248, !41, i64 256}
!36 = !{!"p1 _ZTSSo", !18, i64 0}
!37 = !{!"bool", !7, i64 0}
!38 = !{!"p1 _ZTSSt15basic_streambufIcSt11char_traitsIcEE", !18, i64 0}
!39 = !{!"p1 _ZTSSt5ctypeIcE", !18, i64 0}
!40 = !{!"p1 _ZTSSt7num_putIcSt19ostreambuf_iteratorIcSt11char_traitsIcEEE", !18, i64 0}
!41 = !{!"p1 _ZTSSt7num_getIcSt19istreambuf_iteratorIcSt11char_traitsIcEEE", !18, i64 0}
!42 = !{!43, !7, i64 56}
!43 = !{!"_ZTSSt5ctypeIcE", !44, i64 0, !45, i64 16, !37, i64 24, !46, i64 32, !46, i64 40, !47, i64 48, !7, i64 56, !7, i64 57, !7, i64 313, !7, i64 569}
!44 = !{!"_ZTSNSt6locale5facetE", !6, i64 8}
!45 = !{!"p1 _ZTS15__locale_struct", !18, i64 0}
!46 = !{!"p1 int", !18, i64 0}
!47 = !{!"p1 short", !18, i64 0}
!48 = !{!13, !15, i64 24}
!49 = !{!15, !15, i64 0}
!50 = !{!51, !51, i64 0}
!51 = !{!"long long", !7, i64 0}
!52 = !{!37, !37, i64 0}
!53 = !{i8 0, i8 2}
!54 = !{}
!55 = !{!13, !16, i64 32}
!56 = distinct !{!56, !57}
!57 = !{!"llvm.loop.mustprogress"}
!58 = !{!35, !37, i64 225}
!59 = !{!35, !7, i64 224}
!60 = !{!13, !14, i64 8}
!61 = !{!62}
!62 = distinct !{!62, !63, !"_ZNKSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE3strEv: argument 0"}
!63 = distinct !{!63, !"_ZNKSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE3strEv"}
!64 = !{!65}
!65 = distinct !{!65, !66, !"_ZNKSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE3strEv: argument 0"}
!66 = distinct !{!66, !"_ZNKSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE3strEv"}
!67 = !{!65, !62}
!68 = !{!69, !28, i64 40}
!69 = !{!"_ZTSSt15basic_streambufIcSt11char_traitsIcEE", !28, i64 8, !28, i64 16, !28, i64 24, !28, i64 32, !28, i64 40, !28, i64 48, !21, i64 56}
!70 = !{!69, !28, i64 32}
!71 = !{!72}
!72 = distinct !{!72, !73, !"_ZNKSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE3strEv: argument 0"}
!73 = distinct !{!73, !"_ZNKSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE3strEv"}
!74 = !{!75}
!75 = distinct !{!75, !76, !"_ZNKSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE3strEv: argument 0"}
!76 = distinct !{!76, !"_ZNKSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE3strEv"}
!77 = !{!75, !72}
!78 = !{!79, !80, i64 64}
!79 = !{!"_ZTSNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEE", !69, i64 0, !80, i64 64, !30, i64 72}
!80 = !{!"_ZTSSt13_Ios_Openmode", !7, i64 0}
!81 = !{!82}
!82 = distinct !{!82, !83, !"_ZNKSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE3strEv: argument 0"}
!83 = distinct !{!83, !"_ZNKSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE3strEv"}
!84 = !{!85}
!85 = distinct !{!85, !86, !"_ZNKSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE3strEv: argument 0"}
!86 = distinct !{!86, !"_ZNKSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE3strEv"}
!87 = !{!85, !82}
!88 = !{!35, !38, i64 232}
!89 = !{!69, !28, i64 16}
!90 = !{!69, !28, i64 24}
!91 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!92 = !{!"branch_weights", !"expected", i32 -2147483648, i32 0}
!93 = !{!14, !14, i64 0}
!94 = !{!95, !97, !99, !101, !103}
!95 = distinct !{!95, !96, !"_ZNSt11__copy_moveILb0ELb0ESt26random_access_iterator_tagE8__copy_mIPiSt16ostream_iteratorIicSt11char_traitsIcEEEET0_T_S9_S8_: argument 0"}
!96 = distinct !{!96, !"_ZNSt11__copy_moveILb0ELb0ESt26random_access_iterator_tagE8__copy_mIPiSt16ostream_iteratorIicSt11char_traitsIcEEEET0_T_S9_S8_"}
!97 = distinct !{!97, !98, !"_ZSt14__copy_move_a2ILb0EPiSt16ostream_iteratorIicSt11char_traitsIcEEET1_T0_S6_S5_: argument 0"}
!98 = distinct !{!98, !"_ZSt14__copy_move_a2ILb0EPiSt16ostream_iteratorIicSt11char_traitsIcEEET1_T0_S6_S5_"}
!99 = distinct !{!99, !100, !"_ZSt14__copy_move_a1ILb0EPiSt16ostream_iteratorIicSt11char_traitsIcEEET1_T0_S6_S5_: argument 0"}
!100 = distinct !{!100, !"_ZSt14__copy_move_a1ILb0EPiSt16ostream_iteratorIicSt11char_traitsIcEEET1_T0_S6_S5_"}
!101 = distinct !{!101, !102, !"_ZSt13__copy_move_aILb0EN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEESt16ostream_iteratorIicSt11char_traitsIcEEET1_T0_SC_SB_: argument 0"}
!102 = distinct !{!102, !"_ZSt13__copy_move_aILb0EN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEESt16ostream_iteratorIicSt11char_traitsIcEEET1_T0_SC_SB_"}
!103 = distinct !{!103, !104, !"_ZSt4copyIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEESt16ostream_iteratorIicSt11char_traitsIcEEET0_T_SC_SB_: argument 0"}
!104 = distinct !{!104, !"_ZSt4copyIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEESt16ostream_iteratorIicSt11char_traitsIcEEET0_T_SC_SB_"}
!105 = distinct !{!105, !57}
!106 = !{!107, !7, i64 100}
!107 = !{!"_ZTS8Shouting", !69, i64 0, !30, i64 64, !7, i64 96, !7, i64 100}
!108 = !{!35, !36, i64 216}
!109 = !{!110, !14, i64 8}
!110 = !{!"_ZTSSi", !14, i64 8}
!111 = !{!69, !28, i64 8}
!112 = distinct !{!112, !57, !113}
!113 = !{!"llvm.loop.peeled.count", i32 1}
