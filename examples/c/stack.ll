; ModuleID = 'examples/c/stack.cpp'
source_filename = "examples/c/stack.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%class.Stack = type <{ [4 x i64], i32, [4 x i8] }>
%struct.Add = type { %struct.Operation }
%struct.Operation = type { ptr }
%struct.Multiply = type { %struct.Operation }

$_ZN9OperationD2Ev = comdat any

$_ZNK3Add5applyEll = comdat any

$_ZN3AddD0Ev = comdat any

$_ZNK8Multiply5applyEll = comdat any

$_ZN8MultiplyD0Ev = comdat any

$_ZTI9Underflow = comdat any

$_ZTS9Underflow = comdat any

$_ZTI5Fault = comdat any

$_ZTS5Fault = comdat any

$_ZTV3Add = comdat any

$_ZTI3Add = comdat any

$_ZTS3Add = comdat any

$_ZTI9Operation = comdat any

$_ZTS9Operation = comdat any

$_ZTV8Multiply = comdat any

$_ZTI8Multiply = comdat any

$_ZTS8Multiply = comdat any

$_ZTI8Overflow = comdat any

$_ZTS8Overflow = comdat any

@.str = private unnamed_addr constant [10 x i8] c"1 2 + 3 *\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [4 x i8] c"1 +\00", align 1, !dbg !8
@.str.2 = private unnamed_addr constant [10 x i8] c"1 2 3 4 5\00", align 1, !dbg !13
@.str.3 = private unnamed_addr constant [6 x i8] c"1 2 -\00", align 1, !dbg !15
@.str.4 = private unnamed_addr constant [10 x i8] c"9 9 * 9 *\00", align 1, !dbg !20
@__const.main.programs = private unnamed_addr constant [5 x ptr] [ptr @.str, ptr @.str.1, ptr @.str.2, ptr @.str.3, ptr @.str.4], align 16
@_ZTI9Underflow = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTS9Underflow, ptr @_ZTI5Fault }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@_ZTS9Underflow = linkonce_odr dso_local constant [11 x i8] c"9Underflow\00", comdat, align 1
@_ZTI5Fault = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS5Fault }, comdat, align 8
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTS5Fault = linkonce_odr dso_local constant [7 x i8] c"5Fault\00", comdat, align 1
@_ZTIi = external constant ptr
@.str.5 = private unnamed_addr constant [9 x i8] c"%s: %ld\0A\00", align 1, !dbg !22
@.str.6 = private unnamed_addr constant [19 x i8] c"%s: what is '%c'?\0A\00", align 1, !dbg !27
@.str.7 = private unnamed_addr constant [17 x i8] c"%s: %s after %d\0A\00", align 1, !dbg !32
@.str.8 = private unnamed_addr constant [8 x i8] c"%s: %s\0A\00", align 1, !dbg !37
@_ZTV3Add = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTI3Add, ptr @_ZNK3Add5applyEll, ptr @_ZN9OperationD2Ev, ptr @_ZN3AddD0Ev] }, comdat, align 8, !dbg !42
@_ZTI3Add = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTS3Add, ptr @_ZTI9Operation }, comdat, align 8
@_ZTS3Add = linkonce_odr dso_local constant [5 x i8] c"3Add\00", comdat, align 1
@_ZTI9Operation = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS9Operation }, comdat, align 8
@_ZTS9Operation = linkonce_odr dso_local constant [11 x i8] c"9Operation\00", comdat, align 1
@_ZTV8Multiply = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTI8Multiply, ptr @_ZNK8Multiply5applyEll, ptr @_ZN9OperationD2Ev, ptr @_ZN8MultiplyD0Ev] }, comdat, align 8, !dbg !100
@_ZTI8Multiply = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTS8Multiply, ptr @_ZTI9Operation }, comdat, align 8
@_ZTS8Multiply = linkonce_odr dso_local constant [10 x i8] c"8Multiply\00", comdat, align 1
@.str.9 = private unnamed_addr constant [9 x i8] c"overflow\00", align 1, !dbg !111
@_ZTI8Overflow = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTS8Overflow, ptr @_ZTI5Fault }, comdat, align 8
@_ZTS8Overflow = linkonce_odr dso_local constant [10 x i8] c"8Overflow\00", comdat, align 1
@.str.10 = private unnamed_addr constant [10 x i8] c"underflow\00", align 1, !dbg !113
@.str.11 = private unnamed_addr constant [18 x i8] c"  done with \22%s\22\0A\00", align 1, !dbg !115

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 personality ptr @__gxx_personality_v0 !dbg !141 {
  %1 = alloca %class.Stack, align 8, !DIAssignID !163
    #dbg_assign(i1 poison, !164, !DIExpression(), !163, ptr %1, !DIExpression(), !190)
  %2 = alloca %struct.Add, align 8, !DIAssignID !193
    #dbg_assign(i1 poison, !178, !DIExpression(), !193, ptr %2, !DIExpression(), !190)
  %3 = alloca %struct.Multiply, align 8, !DIAssignID !194
    #dbg_value(ptr @__const.main.programs, !147, !DIExpression(), !195)
    #dbg_value(ptr @__const.main.programs, !150, !DIExpression(), !195)
    #dbg_value(ptr @__const.main.programs, !152, !DIExpression(DW_OP_plus_uconst, 40, DW_OP_stack_value), !195)
    #dbg_value(!DIArgList(ptr @__const.main.programs, i64 0), !150, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !195)
  br label %5, !dbg !196

4:                                                ; preds = %109
  ret i32 0, !dbg !197

5:                                                ; preds = %0, %109
  %6 = phi i64 [ 0, %0 ], [ %110, %109 ]
    #dbg_value(!DIArgList(ptr @__const.main.programs, i64 %6), !150, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !195)
  %7 = getelementptr inbounds nuw i8, ptr @__const.main.programs, i64 %6, !dbg !198
    #dbg_value(ptr %7, !150, !DIExpression(), !195)
  %8 = load ptr, ptr %7, align 8, !dbg !199, !tbaa !200
    #dbg_value(ptr %8, !153, !DIExpression(), !203)
    #dbg_value(ptr poison, !204, !DIExpression(), !208)
    #dbg_value(ptr poison, !204, !DIExpression(), !210)
    #dbg_assign(i1 poison, !179, !DIExpression(), !194, ptr %3, !DIExpression(), !190)
    #dbg_value(ptr %8, !169, !DIExpression(), !190)
    #dbg_value(ptr %8, !170, !DIExpression(), !190)
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #8, !dbg !212
    #dbg_assign(i32 0, !164, !DIExpression(DW_OP_LLVM_fragment, 256, 32), !213, ptr %1, !DIExpression(DW_OP_plus_uconst, 32), !190)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #8, !dbg !214
    #dbg_value(ptr %2, !215, !DIExpression(), !223)
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTV3Add, i64 16), ptr %2, align 8, !dbg !225, !tbaa !226, !DIAssignID !228
    #dbg_assign(ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTV3Add, i64 16), !178, !DIExpression(), !228, ptr %2, !DIExpression(), !190)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8, !dbg !229
    #dbg_value(ptr %3, !230, !DIExpression(), !238)
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTV8Multiply, i64 16), ptr %3, align 8, !dbg !240, !tbaa !226, !DIAssignID !241
    #dbg_assign(ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTV8Multiply, i64 16), !179, !DIExpression(), !241, ptr %3, !DIExpression(), !190)
    #dbg_value(ptr %8, !180, !DIExpression(), !242)
  %9 = load i8, ptr %8, align 1, !dbg !243, !tbaa !244
  %10 = icmp eq i8 %9, 0, !dbg !245
  br i1 %10, label %13, label %17, !dbg !246

11:                                               ; preds = %84
    #dbg_value(ptr %1, !247, !DIExpression(), !251)
  %12 = icmp eq i32 %85, 0, !dbg !253
  br i1 %12, label %13, label %98, !dbg !255

13:                                               ; preds = %11, %5
  %14 = call ptr @__cxa_allocate_exception(i64 16) #8, !dbg !256
  store ptr @.str.10, ptr %14, align 16, !dbg !257, !tbaa !258
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 8, !dbg !257
  store i32 0, ptr %15, align 8, !dbg !257, !tbaa !260
  invoke void @__cxa_throw(ptr nonnull %14, ptr nonnull @_ZTI9Underflow, ptr null) #9
          to label %16 unwind label %89, !dbg !256

16:                                               ; preds = %13
  unreachable, !dbg !256

17:                                               ; preds = %5, %84
  %18 = phi i8 [ %87, %84 ], [ %9, %5 ]
  %19 = phi ptr [ %86, %84 ], [ %8, %5 ]
  %20 = phi i32 [ %85, %84 ], [ 0, %5 ]
    #dbg_value(ptr %19, !180, !DIExpression(), !242)
    #dbg_value(ptr null, !182, !DIExpression(), !261)
  %21 = add i8 %18, -48, !dbg !262
  %22 = icmp ult i8 %21, 10, !dbg !262
  br i1 %22, label %23, label %39, !dbg !262

23:                                               ; preds = %17
    #dbg_value(ptr %1, !264, !DIExpression(), !268)
    #dbg_value(i8 %18, !267, !DIExpression(DW_OP_constu, 48, DW_OP_minus, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_stack_value), !268)
  %24 = icmp eq i32 %20, 4, !dbg !270
  br i1 %24, label %25, label %32, !dbg !272

25:                                               ; preds = %23
  %26 = call ptr @__cxa_allocate_exception(i64 16) #8, !dbg !273
  store ptr @.str.9, ptr %26, align 16, !dbg !274, !tbaa !258
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 8, !dbg !274
  store i32 4, ptr %27, align 8, !dbg !274, !tbaa !260
  br label %28, !dbg !273

28:                                               ; preds = %41, %25
  %29 = phi ptr [ %26, %25 ], [ %42, %41 ]
  %30 = phi ptr [ @_ZTI8Overflow, %25 ], [ @_ZTIi, %41 ]
  invoke void @__cxa_throw(ptr nonnull %29, ptr nonnull %30, ptr null) #9
          to label %31 unwind label %37, !dbg !275

31:                                               ; preds = %28
  unreachable

32:                                               ; preds = %23
    #dbg_value(i8 %21, !267, !DIExpression(DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_stack_value), !268)
  %33 = zext nneg i8 %21 to i64, !dbg !276
    #dbg_value(i64 %33, !267, !DIExpression(), !268)
  %34 = add nsw i32 %20, 1, !dbg !277
    #dbg_assign(i32 %34, !164, !DIExpression(DW_OP_LLVM_fragment, 256, 32), !278, ptr %1, !DIExpression(DW_OP_plus_uconst, 32), !190)
  %35 = sext i32 %20 to i64, !dbg !279
  %36 = getelementptr inbounds i64, ptr %1, i64 %35, !dbg !279
  store i64 %33, ptr %36, align 8, !dbg !280, !tbaa !281
  br label %84, !dbg !283

37:                                               ; preds = %28
  %38 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTI9Underflow
          catch ptr @_ZTI5Fault
          catch ptr @_ZTIi, !dbg !284
  br label %91, !dbg !284

39:                                               ; preds = %17
  switch i8 %18, label %41 [
    i8 43, label %47
    i8 42, label %40
    i8 32, label %84
  ], !dbg !285

40:                                               ; preds = %39
    #dbg_value(ptr %3, !182, !DIExpression(), !261)
  br label %47, !dbg !287

41:                                               ; preds = %39
  %42 = call ptr @__cxa_allocate_exception(i64 4) #8, !dbg !289
  %43 = ptrtoint ptr %19 to i64, !dbg !291
  %44 = ptrtoint ptr %8 to i64, !dbg !291
  %45 = sub i64 %43, %44, !dbg !291
  %46 = trunc i64 %45 to i32, !dbg !292
  store i32 %46, ptr %42, align 16, !dbg !289, !tbaa !137
  br label %28, !dbg !289

47:                                               ; preds = %40, %39
  %48 = phi ptr [ %3, %40 ], [ %2, %39 ], !dbg !261
    #dbg_value(ptr %48, !182, !DIExpression(), !261)
    #dbg_value(ptr %1, !247, !DIExpression(), !293)
  %49 = icmp eq i32 %20, 0, !dbg !295
  br i1 %49, label %50, label %54, !dbg !296

50:                                               ; preds = %47
  %51 = call ptr @__cxa_allocate_exception(i64 16) #8, !dbg !297
  store ptr @.str.10, ptr %51, align 16, !dbg !298, !tbaa !258
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 8, !dbg !298
  store i32 0, ptr %52, align 8, !dbg !298, !tbaa !260
  invoke void @__cxa_throw(ptr nonnull %51, ptr nonnull @_ZTI9Underflow, ptr null) #9
          to label %53 unwind label %78, !dbg !297

53:                                               ; preds = %50
  unreachable, !dbg !297

54:                                               ; preds = %47
  %55 = add nsw i32 %20, -1, !dbg !299
    #dbg_assign(i32 %55, !164, !DIExpression(DW_OP_LLVM_fragment, 256, 32), !278, ptr %1, !DIExpression(DW_OP_plus_uconst, 32), !190)
    #dbg_value(i64 poison, !186, !DIExpression(), !300)
    #dbg_value(ptr %1, !247, !DIExpression(), !301)
  %56 = icmp eq i32 %55, 0, !dbg !303
  br i1 %56, label %57, label %64, !dbg !304

57:                                               ; preds = %75, %54
  %58 = phi ptr [ @.str.9, %75 ], [ @.str.10, %54 ]
  %59 = phi i32 [ 4, %75 ], [ 0, %54 ]
  %60 = phi ptr [ @_ZTI8Overflow, %75 ], [ @_ZTI9Underflow, %54 ]
  %61 = call ptr @__cxa_allocate_exception(i64 16) #8, !dbg !300
  store ptr %58, ptr %61, align 16, !dbg !300, !tbaa !258
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 8, !dbg !300
  store i32 %59, ptr %62, align 8, !dbg !300, !tbaa !260
  invoke void @__cxa_throw(ptr nonnull %61, ptr nonnull %60, ptr null) #9
          to label %63 unwind label %82, !dbg !300

63:                                               ; preds = %57
  unreachable

64:                                               ; preds = %54
  %65 = sext i32 %55 to i64, !dbg !305
  %66 = getelementptr inbounds i64, ptr %1, i64 %65, !dbg !305
  %67 = load i64, ptr %66, align 8, !dbg !306, !tbaa !281
    #dbg_value(i64 %67, !186, !DIExpression(), !300)
  %68 = add nsw i32 %20, -2, !dbg !307
    #dbg_assign(i32 %68, !164, !DIExpression(DW_OP_LLVM_fragment, 256, 32), !278, ptr %1, !DIExpression(DW_OP_plus_uconst, 32), !190)
  %69 = sext i32 %68 to i64, !dbg !308
  %70 = getelementptr inbounds i64, ptr %1, i64 %69, !dbg !308
  %71 = load i64, ptr %70, align 8, !dbg !309, !tbaa !281
    #dbg_value(i64 %71, !189, !DIExpression(), !300)
  %72 = load ptr, ptr %48, align 8, !dbg !310, !tbaa !226
  %73 = load ptr, ptr %72, align 8, !dbg !310
  %74 = invoke noundef i64 %73(ptr noundef nonnull align 8 dereferenceable(8) %48, i64 noundef %71, i64 noundef %67)
          to label %75 unwind label %80, !dbg !310

75:                                               ; preds = %64
    #dbg_value(ptr %1, !264, !DIExpression(), !311)
    #dbg_value(i64 %74, !267, !DIExpression(), !311)
  %76 = icmp eq i32 %68, 4, !dbg !313
  br i1 %76, label %57, label %77, !dbg !314

77:                                               ; preds = %75
    #dbg_assign(i32 %55, !164, !DIExpression(DW_OP_LLVM_fragment, 256, 32), !278, ptr %1, !DIExpression(DW_OP_plus_uconst, 32), !190)
  store i64 %74, ptr %70, align 8, !dbg !315, !tbaa !281
  br label %84, !dbg !316

78:                                               ; preds = %50
  %79 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTI9Underflow
          catch ptr @_ZTI5Fault
          catch ptr @_ZTIi, !dbg !317
  br label %91, !dbg !317

80:                                               ; preds = %64
  %81 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTI9Underflow
          catch ptr @_ZTI5Fault
          catch ptr @_ZTIi, !dbg !317
  br label %91, !dbg !317

82:                                               ; preds = %57
  %83 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTI9Underflow
          catch ptr @_ZTI5Fault
          catch ptr @_ZTIi, !dbg !317
  br label %91, !dbg !317

84:                                               ; preds = %77, %39, %32
  %85 = phi i32 [ %20, %39 ], [ %34, %32 ], [ %55, %77 ]
  %86 = getelementptr inbounds nuw i8, ptr %19, i64 1, !dbg !318
    #dbg_value(ptr %86, !180, !DIExpression(), !242)
  %87 = load i8, ptr %86, align 1, !dbg !243, !tbaa !244
  %88 = icmp eq i8 %87, 0, !dbg !319
  br i1 %88, label %11, label %17, !dbg !320, !llvm.loop !321

89:                                               ; preds = %13
  %90 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTI9Underflow
          catch ptr @_ZTI5Fault
          catch ptr @_ZTIi, !dbg !325
  br label %91, !dbg !325

91:                                               ; preds = %89, %82, %80, %78, %37
  %92 = phi { ptr, i32 } [ %90, %89 ], [ %38, %37 ], [ %79, %78 ], [ %81, %80 ], [ %83, %82 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8, !dbg !325
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #8, !dbg !325
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #8, !dbg !325
    #dbg_value(ptr undef, !204, !DIExpression(), !208)
  %93 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, ptr noundef nonnull %8), !dbg !326
  %94 = extractvalue { ptr, i32 } %92, 0, !dbg !328
  %95 = extractvalue { ptr, i32 } %92, 1, !dbg !328
  %96 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI9Underflow) #8, !dbg !329
  %97 = icmp eq i32 %95, %96, !dbg !329
  br i1 %97, label %105, label %112, !dbg !329

98:                                               ; preds = %11
    #dbg_assign(i32 %85, !164, !DIExpression(DW_OP_constu, 1, DW_OP_minus, DW_OP_stack_value, DW_OP_LLVM_fragment, 256, 32), !330, ptr %1, !DIExpression(DW_OP_plus_uconst, 32), !190)
  %99 = sext i32 %85 to i64, !dbg !331
  %100 = getelementptr i64, ptr %1, i64 %99, !dbg !331
  %101 = getelementptr i8, ptr %100, i64 -8, !dbg !331
  %102 = load i64, ptr %101, align 8, !dbg !332, !tbaa !281
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8, !dbg !325
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #8, !dbg !325
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #8, !dbg !325
    #dbg_value(ptr undef, !204, !DIExpression(), !210)
  %103 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, ptr noundef nonnull %8), !dbg !333
  %104 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, ptr noundef nonnull %8, i64 noundef %102), !dbg !334
  br label %109, !dbg !329

105:                                              ; preds = %91
  %106 = call ptr @__cxa_begin_catch(ptr %94) #8, !dbg !335
    #dbg_value(ptr %106, !160, !DIExpression(), !337)
  %107 = load ptr, ptr %106, align 8, !dbg !338, !tbaa !258
  %108 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, ptr noundef nonnull %8, ptr noundef %107), !dbg !340
  call void @__cxa_end_catch(), !dbg !341
  br label %109, !dbg !341

109:                                              ; preds = %105, %115, %124, %98
  %110 = add nuw nsw i64 %6, 8, !dbg !342
    #dbg_value(!DIArgList(ptr @__const.main.programs, i64 %110), !150, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !195)
  %111 = icmp eq i64 %110, 40, !dbg !198
  br i1 %111, label %4, label %5, !dbg !343, !llvm.loop !344

112:                                              ; preds = %91
  %113 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI5Fault) #8, !dbg !329
  %114 = icmp eq i32 %95, %113, !dbg !329
  br i1 %114, label %115, label %121, !dbg !329

115:                                              ; preds = %112
  %116 = call ptr @__cxa_begin_catch(ptr %94) #8, !dbg !347
    #dbg_value(ptr %116, !157, !DIExpression(), !337)
  %117 = load ptr, ptr %116, align 8, !dbg !349, !tbaa !258
  %118 = getelementptr inbounds nuw i8, ptr %116, i64 8, !dbg !350
  %119 = load i32, ptr %118, align 8, !dbg !350, !tbaa !260
  %120 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, ptr noundef nonnull %8, ptr noundef %117, i32 noundef %119), !dbg !351
  call void @__cxa_end_catch(), !dbg !335
  br label %109, !dbg !335

121:                                              ; preds = %112
  %122 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #8, !dbg !329
  %123 = icmp eq i32 %95, %122, !dbg !329
  br i1 %123, label %124, label %132, !dbg !329

124:                                              ; preds = %121
  %125 = call ptr @__cxa_begin_catch(ptr %94) #8, !dbg !329
  %126 = load i32, ptr %125, align 4, !dbg !352, !tbaa !137
    #dbg_value(i32 %126, !155, !DIExpression(), !337)
  %127 = sext i32 %126 to i64, !dbg !353
  %128 = getelementptr inbounds i8, ptr %8, i64 %127, !dbg !353
  %129 = load i8, ptr %128, align 1, !dbg !353, !tbaa !244
  %130 = sext i8 %129 to i32, !dbg !353
  %131 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, ptr noundef nonnull %8, i32 noundef %130), !dbg !354
  call void @__cxa_end_catch() #8, !dbg !347
  br label %109, !dbg !347

132:                                              ; preds = %121
  resume { ptr, i32 } %92, !dbg !355
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nofree nounwind
declare !dbg !356 noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #2

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nofree nosync nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #3

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare void @__cxa_end_catch() local_unnamed_addr

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare ptr @__cxa_allocate_exception(i64) local_unnamed_addr

; Function Attrs: cold noreturn
declare void @__cxa_throw(ptr, ptr, ptr) local_unnamed_addr #4

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN9OperationD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #5 comdat align 2 !dbg !361 {
    #dbg_value(ptr %0, !363, !DIExpression(), !365)
  ret void, !dbg !366
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef i64 @_ZNK3Add5applyEll(ptr noundef nonnull align 8 dereferenceable(8) %0, i64 noundef %1, i64 noundef %2) unnamed_addr #5 comdat align 2 !dbg !367 {
    #dbg_value(ptr %0, !369, !DIExpression(), !373)
    #dbg_value(i64 %1, !371, !DIExpression(), !373)
    #dbg_value(i64 %2, !372, !DIExpression(), !373)
  %4 = add nsw i64 %2, %1, !dbg !374
  ret i64 %4, !dbg !375
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN3AddD0Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #6 comdat align 2 !dbg !376 {
    #dbg_value(ptr %0, !379, !DIExpression(), !380)
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 8) #10, !dbg !381
  ret void, !dbg !382
}

; Function Attrs: nobuiltin nounwind
declare !dbg !383 void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef i64 @_ZNK8Multiply5applyEll(ptr noundef nonnull align 8 dereferenceable(8) %0, i64 noundef %1, i64 noundef %2) unnamed_addr #5 comdat align 2 !dbg !387 {
    #dbg_value(ptr %0, !389, !DIExpression(), !393)
    #dbg_value(i64 %1, !391, !DIExpression(), !393)
    #dbg_value(i64 %2, !392, !DIExpression(), !393)
  %4 = mul nsw i64 %2, %1, !dbg !394
  ret i64 %4, !dbg !395
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN8MultiplyD0Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #6 comdat align 2 !dbg !396 {
    #dbg_value(ptr %0, !399, !DIExpression(), !400)
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 8) #10, !dbg !401
  ret void, !dbg !402
}

attributes #0 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nosync nounwind memory(none) }
attributes #4 = { cold noreturn }
attributes #5 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { inlinehint mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind }
attributes #9 = { noreturn }
attributes #10 = { builtin nounwind }

!llvm.dbg.cu = !{!44}
!llvm.module.flags = !{!129, !130, !131, !132, !133, !134, !135}
!llvm.ident = !{!136}
!llvm.errno.tbaa = !{!137}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 71, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "examples/c/stack.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "1c1271d8693bec39739b362e628a7e82")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 10)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !2, line: 71, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 4)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !2, line: 71, type: !3, isLocal: true, isDefinition: true)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(scope: null, file: !2, line: 71, type: !17, isLocal: true, isDefinition: true)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !18)
!18 = !{!19}
!19 = !DISubrange(count: 6)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(scope: null, file: !2, line: 71, type: !3, isLocal: true, isDefinition: true)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !2, line: 74, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 72, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 9)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !2, line: 80, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 152, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 19)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !2, line: 78, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 136, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 17)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(scope: null, file: !2, line: 76, type: !39, isLocal: true, isDefinition: true)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !40)
!40 = !{!41}
!41 = !DISubrange(count: 8)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(name: "_vtable$", linkageName: "_ZTV3Add", scope: !44, file: !2, type: !82, isLocal: false, isDefinition: true, declaration: !120, align: 64)
!44 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !45, globals: !79, splitDebugInlining: false, nameTableKind: None)
!45 = !{!46, !47, !55, !58}
!46 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!47 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Overflow", file: !2, line: 10, size: 128, flags: DIFlagTypePassByValue, elements: !48, identifier: "_ZTS8Overflow")
!48 = !{!49}
!49 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !47, baseType: !50, extraData: i32 0)
!50 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Fault", file: !2, line: 4, size: 128, flags: DIFlagTypePassByValue, elements: !51, identifier: "_ZTS5Fault")
!51 = !{!52, !54}
!52 = !DIDerivedType(tag: DW_TAG_member, name: "what", scope: !50, file: !2, line: 5, baseType: !53, size: 64)
!53 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "at", scope: !50, file: !2, line: 6, baseType: !46, size: 32, offset: 64)
!55 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Underflow", file: !2, line: 9, size: 128, flags: DIFlagTypePassByValue, elements: !56, identifier: "_ZTS9Underflow")
!56 = !{!57}
!57 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !55, baseType: !50, extraData: i32 0)
!58 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "Stack<long, 4>", file: !2, line: 12, size: 320, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !59, templateParams: !76, identifier: "_ZTS5StackIlLi4EE")
!59 = !{!60, !63, !64, !68, !71}
!60 = !DIDerivedType(tag: DW_TAG_member, name: "items", scope: !58, file: !2, line: 13, baseType: !61, size: 256)
!61 = !DICompositeType(tag: DW_TAG_array_type, baseType: !62, size: 256, elements: !11)
!62 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "used", scope: !58, file: !2, line: 14, baseType: !46, size: 32, offset: 256)
!64 = !DISubprogram(name: "push", linkageName: "_ZN5StackIlLi4EE4pushEl", scope: !58, file: !2, line: 17, type: !65, scopeLine: 17, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!65 = !DISubroutineType(types: !66)
!66 = !{null, !67, !62}
!67 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !58, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!68 = !DISubprogram(name: "pop", linkageName: "_ZN5StackIlLi4EE3popEv", scope: !58, file: !2, line: 22, type: !69, scopeLine: 22, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!69 = !DISubroutineType(types: !70)
!70 = !{!62, !67}
!71 = !DISubprogram(name: "size", linkageName: "_ZNK5StackIlLi4EE4sizeEv", scope: !58, file: !2, line: 27, type: !72, scopeLine: 27, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!72 = !DISubroutineType(types: !73)
!73 = !{!46, !74}
!74 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !75, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!75 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !58)
!76 = !{!77, !78}
!77 = !DITemplateTypeParameter(name: "T", type: !62)
!78 = !DITemplateValueParameter(name: "N", type: !46, value: i32 4)
!79 = !{!0, !8, !13, !15, !20, !22, !27, !32, !37, !42, !80, !100, !111, !113, !115}
!80 = !DIGlobalVariableExpression(var: !81, expr: !DIExpression())
!81 = distinct !DIGlobalVariable(name: "_vtable$", linkageName: "_ZTV9Operation", scope: !44, file: !2, type: !82, isLocal: false, isDefinition: true, declaration: !83, align: 64)
!82 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!83 = !DIDerivedType(tag: DW_TAG_variable, name: "_vtable$", scope: !84, file: !2, baseType: !82, flags: DIFlagPrivate | DIFlagArtificial | DIFlagStaticMember)
!84 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Operation", file: !2, line: 36, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !85, vtableHolder: !84, identifier: "_ZTS9Operation")
!85 = !{!86, !91, !96}
!86 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Operation", scope: !2, file: !2, baseType: !87, size: 64, flags: DIFlagArtificial)
!87 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !88, size: 64)
!88 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "__vtbl_ptr_type", baseType: !89, size: 64)
!89 = !DISubroutineType(types: !90)
!90 = !{!46}
!91 = !DISubprogram(name: "apply", linkageName: "_ZNK9Operation5applyEll", scope: !84, file: !2, line: 37, type: !92, scopeLine: 37, containingType: !84, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagPureVirtual | DISPFlagOptimized)
!92 = !DISubroutineType(types: !93)
!93 = !{!62, !94, !62, !62}
!94 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !95, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!95 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !84)
!96 = !DISubprogram(name: "~Operation", linkageName: "_ZN9OperationD4Ev", scope: !84, file: !2, line: 38, type: !97, scopeLine: 38, containingType: !84, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!97 = !DISubroutineType(types: !98)
!98 = !{null, !99}
!99 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !84, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!100 = !DIGlobalVariableExpression(var: !101, expr: !DIExpression())
!101 = distinct !DIGlobalVariable(name: "_vtable$", linkageName: "_ZTV8Multiply", scope: !44, file: !2, type: !82, isLocal: false, isDefinition: true, declaration: !102, align: 64)
!102 = !DIDerivedType(tag: DW_TAG_variable, name: "_vtable$", scope: !103, file: !2, baseType: !82, flags: DIFlagPrivate | DIFlagArtificial | DIFlagStaticMember)
!103 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Multiply", file: !2, line: 43, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !104, vtableHolder: !84, identifier: "_ZTS8Multiply")
!104 = !{!105, !106}
!105 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !103, baseType: !84, extraData: i32 0)
!106 = !DISubprogram(name: "apply", linkageName: "_ZNK8Multiply5applyEll", scope: !103, file: !2, line: 44, type: !107, scopeLine: 44, containingType: !103, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!107 = !DISubroutineType(types: !108)
!108 = !{!62, !109, !62, !62}
!109 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !110, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!110 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !103)
!111 = !DIGlobalVariableExpression(var: !112, expr: !DIExpression())
!112 = distinct !DIGlobalVariable(scope: null, file: !2, line: 19, type: !24, isLocal: true, isDefinition: true)
!113 = !DIGlobalVariableExpression(var: !114, expr: !DIExpression())
!114 = distinct !DIGlobalVariable(scope: null, file: !2, line: 24, type: !3, isLocal: true, isDefinition: true)
!115 = !DIGlobalVariableExpression(var: !116, expr: !DIExpression())
!116 = distinct !DIGlobalVariable(scope: null, file: !2, line: 33, type: !117, isLocal: true, isDefinition: true)
!117 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 144, elements: !118)
!118 = !{!119}
!119 = !DISubrange(count: 18)
!120 = !DIDerivedType(tag: DW_TAG_variable, name: "_vtable$", scope: !121, file: !2, baseType: !82, flags: DIFlagPrivate | DIFlagArtificial | DIFlagStaticMember)
!121 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Add", file: !2, line: 40, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !122, vtableHolder: !84, identifier: "_ZTS3Add")
!122 = !{!123, !124}
!123 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !121, baseType: !84, extraData: i32 0)
!124 = !DISubprogram(name: "apply", linkageName: "_ZNK3Add5applyEll", scope: !121, file: !2, line: 41, type: !125, scopeLine: 41, containingType: !121, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!125 = !DISubroutineType(types: !126)
!126 = !{!62, !127, !62, !62}
!127 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !128, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!128 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !121)
!129 = !{i32 7, !"Dwarf Version", i32 5}
!130 = !{i32 2, !"Debug Info Version", i32 3}
!131 = !{i32 1, !"wchar_size", i32 4}
!132 = !{i32 8, !"PIC Level", i32 2}
!133 = !{i32 7, !"PIE Level", i32 2}
!134 = !{i32 7, !"uwtable", i32 2}
!135 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!136 = !{!"clang version 22.1.8"}
!137 = !{!138, !138, i64 0}
!138 = !{!"int", !139, i64 0}
!139 = !{!"omnipotent char", !140, i64 0}
!140 = !{!"Simple C++ TBAA"}
!141 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 70, type: !89, scopeLine: 70, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !44, retainedNodes: !142, keyInstructions: true)
!142 = !{!143, !147, !150, !152, !153, !155, !157, !160}
!143 = !DILocalVariable(name: "programs", scope: !141, file: !2, line: 71, type: !144)
!144 = !DICompositeType(tag: DW_TAG_array_type, baseType: !53, size: 320, elements: !145)
!145 = !{!146}
!146 = !DISubrange(count: 5)
!147 = !DILocalVariable(name: "__range1", scope: !148, type: !149, flags: DIFlagArtificial)
!148 = distinct !DILexicalBlock(scope: !141, file: !2, line: 72, column: 3)
!149 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !144, size: 64)
!150 = !DILocalVariable(name: "__begin1", scope: !148, type: !151, flags: DIFlagArtificial)
!151 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !53, size: 64)
!152 = !DILocalVariable(name: "__end1", scope: !148, type: !151, flags: DIFlagArtificial)
!153 = !DILocalVariable(name: "program", scope: !154, file: !2, line: 72, type: !53)
!154 = distinct !DILexicalBlock(scope: !148, file: !2, line: 72, column: 3)
!155 = !DILocalVariable(name: "at", scope: !156, file: !2, line: 79, type: !46)
!156 = distinct !DILexicalBlock(scope: !154, file: !2, line: 72, column: 40)
!157 = !DILocalVariable(name: "fault", scope: !156, file: !2, line: 77, type: !158)
!158 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !159, size: 64)
!159 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !50)
!160 = !DILocalVariable(name: "fault", scope: !156, file: !2, line: 75, type: !161)
!161 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !162, size: 64)
!162 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !55)
!163 = distinct !DIAssignID()
!164 = !DILocalVariable(name: "stack", scope: !165, file: !2, line: 49, type: !58)
!165 = distinct !DISubprogram(name: "run", linkageName: "_ZL3runPKc", scope: !2, file: !2, line: 47, type: !166, scopeLine: 47, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !44, retainedNodes: !168, keyInstructions: true)
!166 = !DISubroutineType(types: !167)
!167 = !{!62, !53}
!168 = !{!169, !170, !164, !178, !179, !180, !182, !186, !189}
!169 = !DILocalVariable(name: "program", arg: 1, scope: !165, file: !2, line: 47, type: !53)
!170 = !DILocalVariable(name: "guard", scope: !165, file: !2, line: 48, type: !171)
!171 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Guard", file: !2, line: 31, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !172, identifier: "_ZTS5Guard")
!172 = !{!173, !174}
!173 = !DIDerivedType(tag: DW_TAG_member, name: "program", scope: !171, file: !2, line: 32, baseType: !53, size: 64)
!174 = !DISubprogram(name: "~Guard", linkageName: "_ZN5GuardD4Ev", scope: !171, file: !2, line: 33, type: !175, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!175 = !DISubroutineType(types: !176)
!176 = !{null, !177}
!177 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !171, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!178 = !DILocalVariable(name: "add", scope: !165, file: !2, line: 50, type: !121)
!179 = !DILocalVariable(name: "multiply", scope: !165, file: !2, line: 51, type: !103)
!180 = !DILocalVariable(name: "at", scope: !181, file: !2, line: 52, type: !53)
!181 = distinct !DILexicalBlock(scope: !165, file: !2, line: 52, column: 3)
!182 = !DILocalVariable(name: "operation", scope: !183, file: !2, line: 53, type: !185)
!183 = distinct !DILexicalBlock(scope: !184, file: !2, line: 52, column: 45)
!184 = distinct !DILexicalBlock(scope: !181, file: !2, line: 52, column: 3)
!185 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !95, size: 64)
!186 = !DILocalVariable(name: "b", scope: !187, file: !2, line: 63, type: !62)
!187 = distinct !DILexicalBlock(scope: !188, file: !2, line: 62, column: 20)
!188 = distinct !DILexicalBlock(scope: !183, file: !2, line: 62, column: 9)
!189 = !DILocalVariable(name: "a", scope: !187, file: !2, line: 63, type: !62)
!190 = !DILocation(line: 0, scope: !165, inlinedAt: !191)
!191 = distinct !DILocation(line: 74, column: 36, scope: !192)
!192 = distinct !DILexicalBlock(scope: !156, file: !2, line: 73, column: 9)
!193 = distinct !DIAssignID()
!194 = distinct !DIAssignID()
!195 = !DILocation(line: 0, scope: !148)
!196 = !DILocation(line: 72, column: 28, scope: !148, atomGroup: 25, atomRank: 1)
!197 = !DILocation(line: 83, column: 3, scope: !141, atomGroup: 12, atomRank: 1)
!198 = !DILocation(line: 72, column: 28, scope: !148, atomGroup: 5, atomRank: 1)
!199 = !DILocation(line: 72, column: 28, scope: !154, atomGroup: 7, atomRank: 2)
!200 = !{!201, !201, i64 0}
!201 = !{!"p1 omnipotent char", !202, i64 0}
!202 = !{!"any pointer", !139, i64 0}
!203 = !DILocation(line: 0, scope: !154)
!204 = !DILocalVariable(name: "this", arg: 1, scope: !205, type: !207, flags: DIFlagArtificial | DIFlagObjectPointer)
!205 = distinct !DISubprogram(name: "~Guard", linkageName: "_ZN5GuardD2Ev", scope: !171, file: !2, line: 33, type: !175, scopeLine: 33, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !44, declaration: !174, retainedNodes: !206, keyInstructions: true)
!206 = !{!204}
!207 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !171, size: 64)
!208 = !DILocation(line: 0, scope: !205, inlinedAt: !209)
!209 = distinct !DILocation(line: 68, column: 1, scope: !165, inlinedAt: !191)
!210 = !DILocation(line: 0, scope: !205, inlinedAt: !211)
!211 = distinct !DILocation(line: 68, column: 1, scope: !165, inlinedAt: !191)
!212 = !DILocation(line: 49, column: 3, scope: !165, inlinedAt: !191)
!213 = distinct !DIAssignID()
!214 = !DILocation(line: 50, column: 3, scope: !165, inlinedAt: !191)
!215 = !DILocalVariable(name: "this", arg: 1, scope: !216, type: !222, flags: DIFlagArtificial | DIFlagObjectPointer)
!216 = distinct !DISubprogram(name: "Add", linkageName: "_ZN3AddC2Ev", scope: !121, file: !2, line: 40, type: !217, scopeLine: 40, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !44, declaration: !220, retainedNodes: !221, keyInstructions: true)
!217 = !DISubroutineType(types: !218)
!218 = !{null, !219}
!219 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !121, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!220 = !DISubprogram(name: "Add", linkageName: "_ZN3AddC4Ev", scope: !121, type: !217, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!221 = !{!215}
!222 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !121, size: 64)
!223 = !DILocation(line: 0, scope: !216, inlinedAt: !224)
!224 = distinct !DILocation(line: 50, column: 7, scope: !165, inlinedAt: !191)
!225 = !DILocation(line: 40, column: 8, scope: !216, inlinedAt: !224)
!226 = !{!227, !227, i64 0}
!227 = !{!"vtable pointer", !140, i64 0}
!228 = distinct !DIAssignID()
!229 = !DILocation(line: 51, column: 3, scope: !165, inlinedAt: !191)
!230 = !DILocalVariable(name: "this", arg: 1, scope: !231, type: !237, flags: DIFlagArtificial | DIFlagObjectPointer)
!231 = distinct !DISubprogram(name: "Multiply", linkageName: "_ZN8MultiplyC2Ev", scope: !103, file: !2, line: 43, type: !232, scopeLine: 43, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !44, declaration: !235, retainedNodes: !236, keyInstructions: true)
!232 = !DISubroutineType(types: !233)
!233 = !{null, !234}
!234 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !103, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!235 = !DISubprogram(name: "Multiply", linkageName: "_ZN8MultiplyC4Ev", scope: !103, type: !232, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!236 = !{!230}
!237 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !103, size: 64)
!238 = !DILocation(line: 0, scope: !231, inlinedAt: !239)
!239 = distinct !DILocation(line: 51, column: 12, scope: !165, inlinedAt: !191)
!240 = !DILocation(line: 43, column: 8, scope: !231, inlinedAt: !239)
!241 = distinct !DIAssignID()
!242 = !DILocation(line: 0, scope: !181, inlinedAt: !191)
!243 = !DILocation(line: 52, column: 34, scope: !184, inlinedAt: !191)
!244 = !{!139, !139, i64 0}
!245 = !DILocation(line: 52, column: 34, scope: !184, inlinedAt: !191, atomGroup: 21, atomRank: 1)
!246 = !DILocation(line: 52, column: 3, scope: !181, inlinedAt: !191, atomGroup: 22, atomRank: 1)
!247 = !DILocalVariable(name: "this", arg: 1, scope: !248, type: !250, flags: DIFlagArtificial | DIFlagObjectPointer)
!248 = distinct !DISubprogram(name: "pop", linkageName: "_ZN5StackIlLi4EE3popEv", scope: !58, file: !2, line: 22, type: !69, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !44, declaration: !68, retainedNodes: !249, keyInstructions: true)
!249 = !{!247}
!250 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !58, size: 64)
!251 = !DILocation(line: 0, scope: !248, inlinedAt: !252)
!252 = distinct !DILocation(line: 67, column: 16, scope: !165, inlinedAt: !191)
!253 = !DILocation(line: 23, column: 14, scope: !254, inlinedAt: !252, atomGroup: 1, atomRank: 2)
!254 = distinct !DILexicalBlock(scope: !248, file: !2, line: 23, column: 9)
!255 = !DILocation(line: 23, column: 14, scope: !254, inlinedAt: !252, atomGroup: 1, atomRank: 1)
!256 = !DILocation(line: 24, column: 7, scope: !254, inlinedAt: !252)
!257 = !DILocation(line: 24, column: 23, scope: !254, inlinedAt: !252)
!258 = !{!259, !201, i64 0}
!259 = !{!"_ZTS5Fault", !201, i64 0, !138, i64 8}
!260 = !{!259, !138, i64 8}
!261 = !DILocation(line: 0, scope: !183, inlinedAt: !191)
!262 = !DILocation(line: 54, column: 20, scope: !263, inlinedAt: !191, atomGroup: 6, atomRank: 1)
!263 = distinct !DILexicalBlock(scope: !183, file: !2, line: 54, column: 9)
!264 = !DILocalVariable(name: "this", arg: 1, scope: !265, type: !250, flags: DIFlagArtificial | DIFlagObjectPointer)
!265 = distinct !DISubprogram(name: "push", linkageName: "_ZN5StackIlLi4EE4pushEl", scope: !58, file: !2, line: 17, type: !65, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !44, declaration: !64, retainedNodes: !266, keyInstructions: true)
!266 = !{!264, !267}
!267 = !DILocalVariable(name: "item", arg: 2, scope: !265, file: !2, line: 17, type: !62)
!268 = !DILocation(line: 0, scope: !265, inlinedAt: !269)
!269 = distinct !DILocation(line: 55, column: 13, scope: !263, inlinedAt: !191)
!270 = !DILocation(line: 18, column: 14, scope: !271, inlinedAt: !269, atomGroup: 1, atomRank: 2)
!271 = distinct !DILexicalBlock(scope: !265, file: !2, line: 18, column: 9)
!272 = !DILocation(line: 18, column: 14, scope: !271, inlinedAt: !269, atomGroup: 1, atomRank: 1)
!273 = !DILocation(line: 19, column: 7, scope: !271, inlinedAt: !269)
!274 = !DILocation(line: 19, column: 22, scope: !271, inlinedAt: !269)
!275 = !DILocation(line: 0, scope: !263, inlinedAt: !191)
!276 = !DILocation(line: 55, column: 22, scope: !263, inlinedAt: !191)
!277 = !DILocation(line: 20, column: 15, scope: !265, inlinedAt: !269, atomGroup: 3, atomRank: 2)
!278 = distinct !DIAssignID()
!279 = !DILocation(line: 20, column: 5, scope: !265, inlinedAt: !269)
!280 = !DILocation(line: 20, column: 19, scope: !265, inlinedAt: !269, atomGroup: 2, atomRank: 1)
!281 = !{!282, !282, i64 0}
!282 = !{!"long", !139, i64 0}
!283 = !DILocation(line: 21, column: 3, scope: !265, inlinedAt: !269, atomGroup: 4, atomRank: 1)
!284 = !DILocation(line: 68, column: 1, scope: !263, inlinedAt: !191)
!285 = !DILocation(line: 56, column: 18, scope: !286, inlinedAt: !191, atomGroup: 8, atomRank: 1)
!286 = distinct !DILexicalBlock(scope: !263, file: !2, line: 56, column: 14)
!287 = !DILocation(line: 59, column: 7, scope: !288, inlinedAt: !191)
!288 = distinct !DILexicalBlock(scope: !286, file: !2, line: 58, column: 14)
!289 = !DILocation(line: 61, column: 7, scope: !290, inlinedAt: !191)
!290 = distinct !DILexicalBlock(scope: !288, file: !2, line: 60, column: 14)
!291 = !DILocation(line: 61, column: 20, scope: !290, inlinedAt: !191)
!292 = !DILocation(line: 61, column: 17, scope: !290, inlinedAt: !191)
!293 = !DILocation(line: 0, scope: !248, inlinedAt: !294)
!294 = distinct !DILocation(line: 63, column: 22, scope: !187, inlinedAt: !191)
!295 = !DILocation(line: 23, column: 14, scope: !254, inlinedAt: !294, atomGroup: 1, atomRank: 2)
!296 = !DILocation(line: 23, column: 14, scope: !254, inlinedAt: !294, atomGroup: 1, atomRank: 1)
!297 = !DILocation(line: 24, column: 7, scope: !254, inlinedAt: !294)
!298 = !DILocation(line: 24, column: 23, scope: !254, inlinedAt: !294)
!299 = !DILocation(line: 25, column: 18, scope: !248, inlinedAt: !294, atomGroup: 3, atomRank: 2)
!300 = !DILocation(line: 0, scope: !187, inlinedAt: !191)
!301 = !DILocation(line: 0, scope: !248, inlinedAt: !302)
!302 = distinct !DILocation(line: 63, column: 39, scope: !187, inlinedAt: !191)
!303 = !DILocation(line: 23, column: 14, scope: !254, inlinedAt: !302, atomGroup: 1, atomRank: 2)
!304 = !DILocation(line: 23, column: 14, scope: !254, inlinedAt: !302, atomGroup: 1, atomRank: 1)
!305 = !DILocation(line: 25, column: 12, scope: !248, inlinedAt: !294)
!306 = !DILocation(line: 25, column: 12, scope: !248, inlinedAt: !294, atomGroup: 2, atomRank: 2)
!307 = !DILocation(line: 25, column: 18, scope: !248, inlinedAt: !302, atomGroup: 3, atomRank: 2)
!308 = !DILocation(line: 25, column: 12, scope: !248, inlinedAt: !302)
!309 = !DILocation(line: 25, column: 12, scope: !248, inlinedAt: !302, atomGroup: 2, atomRank: 2)
!310 = !DILocation(line: 64, column: 29, scope: !187, inlinedAt: !191)
!311 = !DILocation(line: 0, scope: !265, inlinedAt: !312)
!312 = distinct !DILocation(line: 64, column: 13, scope: !187, inlinedAt: !191)
!313 = !DILocation(line: 18, column: 14, scope: !271, inlinedAt: !312, atomGroup: 1, atomRank: 2)
!314 = !DILocation(line: 18, column: 14, scope: !271, inlinedAt: !312, atomGroup: 1, atomRank: 1)
!315 = !DILocation(line: 20, column: 19, scope: !265, inlinedAt: !312, atomGroup: 2, atomRank: 1)
!316 = !DILocation(line: 21, column: 3, scope: !265, inlinedAt: !312, atomGroup: 4, atomRank: 1)
!317 = !DILocation(line: 68, column: 1, scope: !187, inlinedAt: !191)
!318 = !DILocation(line: 52, column: 41, scope: !184, inlinedAt: !191, atomGroup: 16, atomRank: 2)
!319 = !DILocation(line: 52, column: 34, scope: !184, inlinedAt: !191, atomGroup: 3, atomRank: 1)
!320 = !DILocation(line: 52, column: 3, scope: !181, inlinedAt: !191, atomGroup: 4, atomRank: 1)
!321 = distinct !{!321, !322, !323, !324}
!322 = !DILocation(line: 52, column: 3, scope: !181, inlinedAt: !191)
!323 = !DILocation(line: 66, column: 3, scope: !181, inlinedAt: !191)
!324 = !{!"llvm.loop.mustprogress"}
!325 = !DILocation(line: 68, column: 1, scope: !165, inlinedAt: !191)
!326 = !DILocation(line: 33, column: 14, scope: !327, inlinedAt: !209)
!327 = distinct !DILexicalBlock(scope: !205, file: !2, line: 33, column: 12)
!328 = !DILocation(line: 84, column: 1, scope: !192)
!329 = !DILocation(line: 75, column: 5, scope: !192)
!330 = distinct !DIAssignID()
!331 = !DILocation(line: 25, column: 12, scope: !248, inlinedAt: !252)
!332 = !DILocation(line: 25, column: 12, scope: !248, inlinedAt: !252, atomGroup: 2, atomRank: 2)
!333 = !DILocation(line: 33, column: 14, scope: !327, inlinedAt: !211)
!334 = !DILocation(line: 74, column: 7, scope: !192)
!335 = !DILocation(line: 79, column: 5, scope: !336)
!336 = distinct !DILexicalBlock(scope: !156, file: !2, line: 77, column: 34)
!337 = !DILocation(line: 0, scope: !156)
!338 = !DILocation(line: 76, column: 41, scope: !339)
!339 = distinct !DILexicalBlock(scope: !156, file: !2, line: 75, column: 38)
!340 = !DILocation(line: 76, column: 7, scope: !339)
!341 = !DILocation(line: 77, column: 5, scope: !339)
!342 = !DILocation(line: 72, column: 28, scope: !148, atomGroup: 9, atomRank: 2)
!343 = !DILocation(line: 72, column: 28, scope: !148, atomGroup: 6, atomRank: 1)
!344 = distinct !{!344, !345, !346}
!345 = !DILocation(line: 72, column: 3, scope: !148)
!346 = !DILocation(line: 82, column: 3, scope: !148)
!347 = !DILocation(line: 81, column: 5, scope: !348)
!348 = distinct !DILexicalBlock(scope: !156, file: !2, line: 79, column: 22)
!349 = !DILocation(line: 78, column: 50, scope: !336)
!350 = !DILocation(line: 78, column: 62, scope: !336)
!351 = !DILocation(line: 78, column: 7, scope: !336)
!352 = !DILocation(line: 75, column: 5, scope: !192, atomGroup: 8, atomRank: 2)
!353 = !DILocation(line: 80, column: 46, scope: !348)
!354 = !DILocation(line: 80, column: 7, scope: !348)
!355 = !DILocation(line: 84, column: 1, scope: !141)
!356 = !DISubprogram(name: "printf", scope: !357, file: !357, line: 356, type: !358, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!357 = !DIFile(filename: "include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!358 = !DISubroutineType(types: !359)
!359 = !{!46, !360, null}
!360 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !53)
!361 = distinct !DISubprogram(name: "~Operation", linkageName: "_ZN9OperationD2Ev", scope: !84, file: !2, line: 38, type: !97, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !44, declaration: !96, retainedNodes: !362, keyInstructions: true)
!362 = !{!363}
!363 = !DILocalVariable(name: "this", arg: 1, scope: !361, type: !364, flags: DIFlagArtificial | DIFlagObjectPointer)
!364 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !84, size: 64)
!365 = !DILocation(line: 0, scope: !361)
!366 = !DILocation(line: 38, column: 32, scope: !361, atomGroup: 1, atomRank: 1)
!367 = distinct !DISubprogram(name: "apply", linkageName: "_ZNK3Add5applyEll", scope: !121, file: !2, line: 41, type: !125, scopeLine: 41, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !44, declaration: !124, retainedNodes: !368, keyInstructions: true)
!368 = !{!369, !371, !372}
!369 = !DILocalVariable(name: "this", arg: 1, scope: !367, type: !370, flags: DIFlagArtificial | DIFlagObjectPointer)
!370 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !128, size: 64)
!371 = !DILocalVariable(name: "a", arg: 2, scope: !367, file: !2, line: 41, type: !62)
!372 = !DILocalVariable(name: "b", arg: 3, scope: !367, file: !2, line: 41, type: !62)
!373 = !DILocation(line: 0, scope: !367)
!374 = !DILocation(line: 41, column: 56, scope: !367, atomGroup: 1, atomRank: 2)
!375 = !DILocation(line: 41, column: 47, scope: !367, atomGroup: 1, atomRank: 1)
!376 = distinct !DISubprogram(name: "~Add", linkageName: "_ZN3AddD0Ev", scope: !121, file: !2, line: 40, type: !217, scopeLine: 40, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !44, declaration: !377, retainedNodes: !378, keyInstructions: true)
!377 = !DISubprogram(name: "~Add", linkageName: "_ZN3AddD4Ev", scope: !121, type: !217, containingType: !121, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!378 = !{!379}
!379 = !DILocalVariable(name: "this", arg: 1, scope: !376, type: !222, flags: DIFlagArtificial | DIFlagObjectPointer)
!380 = !DILocation(line: 0, scope: !376)
!381 = !DILocation(line: 40, column: 8, scope: !376)
!382 = !DILocation(line: 40, column: 8, scope: !376, atomGroup: 1, atomRank: 1)
!383 = !DISubprogram(name: "operator delete", linkageName: "_ZdlPvm", scope: !2, file: !2, type: !384, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!384 = !DISubroutineType(types: !385)
!385 = !{null, !82, !386}
!386 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!387 = distinct !DISubprogram(name: "apply", linkageName: "_ZNK8Multiply5applyEll", scope: !103, file: !2, line: 44, type: !107, scopeLine: 44, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !44, declaration: !106, retainedNodes: !388, keyInstructions: true)
!388 = !{!389, !391, !392}
!389 = !DILocalVariable(name: "this", arg: 1, scope: !387, type: !390, flags: DIFlagArtificial | DIFlagObjectPointer)
!390 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !110, size: 64)
!391 = !DILocalVariable(name: "a", arg: 2, scope: !387, file: !2, line: 44, type: !62)
!392 = !DILocalVariable(name: "b", arg: 3, scope: !387, file: !2, line: 44, type: !62)
!393 = !DILocation(line: 0, scope: !387)
!394 = !DILocation(line: 44, column: 56, scope: !387, atomGroup: 1, atomRank: 2)
!395 = !DILocation(line: 44, column: 47, scope: !387, atomGroup: 1, atomRank: 1)
!396 = distinct !DISubprogram(name: "~Multiply", linkageName: "_ZN8MultiplyD0Ev", scope: !103, file: !2, line: 43, type: !232, scopeLine: 43, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !44, declaration: !397, retainedNodes: !398, keyInstructions: true)
!397 = !DISubprogram(name: "~Multiply", linkageName: "_ZN8MultiplyD4Ev", scope: !103, type: !232, containingType: !103, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!398 = !{!399}
!399 = !DILocalVariable(name: "this", arg: 1, scope: !396, type: !237, flags: DIFlagArtificial | DIFlagObjectPointer)
!400 = !DILocation(line: 0, scope: !396)
!401 = !DILocation(line: 43, column: 8, scope: !396)
!402 = !DILocation(line: 43, column: 8, scope: !396, atomGroup: 1, atomRank: 1)
