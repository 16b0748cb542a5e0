; ModuleID = 'examples/c/calculate.c'
source_filename = "examples/c/calculate.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.reader = type { ptr, ptr }

@main.own = internal constant [7 x ptr] [ptr @.str, ptr @.str.1, ptr @.str.2, ptr @.str.3, ptr @.str.4, ptr @.str.5, ptr @.str.6], align 16, !dbg !0
@.str = private unnamed_addr constant [10 x i8] c"1 + 2 * 3\00", align 1, !dbg !33
@.str.1 = private unnamed_addr constant [12 x i8] c"(1 + 2) * 3\00", align 1, !dbg !38
@.str.2 = private unnamed_addr constant [10 x i8] c"2 ^ 3 ^ 2\00", align 1, !dbg !43
@.str.3 = private unnamed_addr constant [7 x i8] c"-7 / 2\00", align 1, !dbg !45
@.str.4 = private unnamed_addr constant [6 x i8] c"1 / 0\00", align 1, !dbg !50
@.str.5 = private unnamed_addr constant [11 x i8] c"2 * (3 + 4\00", align 1, !dbg !55
@.str.6 = private unnamed_addr constant [6 x i8] c"1e400\00", align 1, !dbg !60
@.str.7 = private unnamed_addr constant [18 x i8] c"something follows\00", align 1, !dbg !62
@.str.8 = private unnamed_addr constant [26 x i8] c"%s: %s, at character %td\0A\00", align 1, !dbg !67
@.str.9 = private unnamed_addr constant [12 x i8] c"%s = %.10g\0A\00", align 1, !dbg !72
@.str.10 = private unnamed_addr constant [29 x i8] c"a closing bracket is missing\00", align 1, !dbg !74
@.str.11 = private unnamed_addr constant [20 x i8] c"a number is missing\00", align 1, !dbg !79
@.str.12 = private unnamed_addr constant [22 x i8] c"a number is too large\00", align 1, !dbg !84

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !102, !DIExpression(), !103)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !104, !DIExpression(), !105)
  %9 = load i32, ptr %4, align 4, !dbg !106
  %10 = icmp slt i32 %9, 2, !dbg !108
  br i1 %10, label %11, label %24, !dbg !108

11:                                               ; preds = %2
    #dbg_declare(ptr %6, !109, !DIExpression(), !115)
  store i64 0, ptr %6, align 8, !dbg !115
  br label %12, !dbg !116

12:                                               ; preds = %20, %11
  %13 = load i64, ptr %6, align 8, !dbg !117
  %14 = icmp ult i64 %13, 7, !dbg !119
  br i1 %14, label %15, label %23, !dbg !120

15:                                               ; preds = %12
  %16 = load i64, ptr %6, align 8, !dbg !121
  %17 = getelementptr inbounds nuw [7 x ptr], ptr @main.own, i64 0, i64 %16, !dbg !122
  %18 = load ptr, ptr %17, align 8, !dbg !122
  %19 = call i32 @show(ptr noundef %18), !dbg !123
  br label %20, !dbg !123

20:                                               ; preds = %15
  %21 = load i64, ptr %6, align 8, !dbg !124
  %22 = add i64 %21, 1, !dbg !124
  store i64 %22, ptr %6, align 8, !dbg !124
  br label %12, !dbg !125, !llvm.loop !126

23:                                               ; preds = %12
  store i32 0, ptr %3, align 4, !dbg !129
  br label %45, !dbg !129

24:                                               ; preds = %2
    #dbg_declare(ptr %7, !130, !DIExpression(), !131)
  store i32 0, ptr %7, align 4, !dbg !131
    #dbg_declare(ptr %8, !132, !DIExpression(), !134)
  store i32 1, ptr %8, align 4, !dbg !134
  br label %25, !dbg !135

25:                                               ; preds = %38, %24
  %26 = load i32, ptr %8, align 4, !dbg !136
  %27 = load i32, ptr %4, align 4, !dbg !138
  %28 = icmp slt i32 %26, %27, !dbg !139
  br i1 %28, label %29, label %41, !dbg !140

29:                                               ; preds = %25
  %30 = load ptr, ptr %5, align 8, !dbg !141
  %31 = load i32, ptr %8, align 4, !dbg !142
  %32 = sext i32 %31 to i64, !dbg !141
  %33 = getelementptr inbounds ptr, ptr %30, i64 %32, !dbg !141
  %34 = load ptr, ptr %33, align 8, !dbg !141
  %35 = call i32 @show(ptr noundef %34), !dbg !143
  %36 = load i32, ptr %7, align 4, !dbg !144
  %37 = add nsw i32 %36, %35, !dbg !144
  store i32 %37, ptr %7, align 4, !dbg !144
  br label %38, !dbg !145

38:                                               ; preds = %29
  %39 = load i32, ptr %8, align 4, !dbg !146
  %40 = add nsw i32 %39, 1, !dbg !146
  store i32 %40, ptr %8, align 4, !dbg !146
  br label %25, !dbg !147, !llvm.loop !148

41:                                               ; preds = %25
  %42 = load i32, ptr %7, align 4, !dbg !150
  %43 = icmp sgt i32 %42, 0, !dbg !151
  %44 = zext i1 %43 to i32, !dbg !151
  store i32 %44, ptr %3, align 4, !dbg !152
  br label %45, !dbg !152

45:                                               ; preds = %41, %23
  %46 = load i32, ptr %3, align 4, !dbg !153
  ret i32 %46, !dbg !153
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @show(ptr noundef %0) #0 !dbg !154 {
  %2 = alloca ptr, align 8
  %3 = alloca %struct.reader, align 8
  %4 = alloca double, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !157, !DIExpression(), !158)
    #dbg_declare(ptr %3, !159, !DIExpression(), !164)
  %5 = getelementptr inbounds nuw %struct.reader, ptr %3, i32 0, i32 0, !dbg !165
  %6 = load ptr, ptr %2, align 8, !dbg !166
  store ptr %6, ptr %5, align 8, !dbg !165
  %7 = getelementptr inbounds nuw %struct.reader, ptr %3, i32 0, i32 1, !dbg !165
  store ptr null, ptr %7, align 8, !dbg !165
    #dbg_declare(ptr %4, !167, !DIExpression(), !169)
  %8 = call double @sum(ptr noundef %3), !dbg !170
  store double %8, ptr %4, align 8, !dbg !169
  call void @skip(ptr noundef %3), !dbg !171
  %9 = getelementptr inbounds nuw %struct.reader, ptr %3, i32 0, i32 0, !dbg !172
  %10 = load ptr, ptr %9, align 8, !dbg !172
  %11 = load i8, ptr %10, align 1, !dbg !174
  %12 = sext i8 %11 to i32, !dbg !174
  %13 = icmp ne i32 %12, 0, !dbg !174
  br i1 %13, label %14, label %20, !dbg !175

14:                                               ; preds = %1
  %15 = getelementptr inbounds nuw %struct.reader, ptr %3, i32 0, i32 1, !dbg !176
  %16 = load ptr, ptr %15, align 8, !dbg !176
  %17 = icmp ne ptr %16, null, !dbg !177
  br i1 %17, label %20, label %18, !dbg !175

18:                                               ; preds = %14
  %19 = getelementptr inbounds nuw %struct.reader, ptr %3, i32 0, i32 1, !dbg !178
  store ptr @.str.7, ptr %19, align 8, !dbg !179
  br label %20, !dbg !180

20:                                               ; preds = %18, %14, %1
  %21 = getelementptr inbounds nuw %struct.reader, ptr %3, i32 0, i32 1, !dbg !181
  %22 = load ptr, ptr %21, align 8, !dbg !181
  %23 = icmp ne ptr %22, null, !dbg !183
  br i1 %23, label %24, label %36, !dbg !183

24:                                               ; preds = %20
  %25 = load ptr, ptr %2, align 8, !dbg !184
  %26 = getelementptr inbounds nuw %struct.reader, ptr %3, i32 0, i32 1, !dbg !185
  %27 = load ptr, ptr %26, align 8, !dbg !185
  %28 = getelementptr inbounds nuw %struct.reader, ptr %3, i32 0, i32 0, !dbg !186
  %29 = load ptr, ptr %28, align 8, !dbg !186
  %30 = load ptr, ptr %2, align 8, !dbg !187
  %31 = ptrtoint ptr %29 to i64, !dbg !188
  %32 = ptrtoint ptr %30 to i64, !dbg !188
  %33 = sub i64 %31, %32, !dbg !188
  %34 = add nsw i64 %33, 1, !dbg !189
  %35 = call i32 (ptr, ...) @printf(ptr noundef @.str.8, ptr noundef %25, ptr noundef %27, i64 noundef %34), !dbg !190
  br label %40, !dbg !190

36:                                               ; preds = %20
  %37 = load ptr, ptr %2, align 8, !dbg !191
  %38 = load double, ptr %4, align 8, !dbg !192
  %39 = call i32 (ptr, ...) @printf(ptr noundef @.str.9, ptr noundef %37, double noundef %38), !dbg !193
  br label %40

40:                                               ; preds = %36, %24
  %41 = getelementptr inbounds nuw %struct.reader, ptr %3, i32 0, i32 1, !dbg !194
  %42 = load ptr, ptr %41, align 8, !dbg !194
  %43 = icmp ne ptr %42, null, !dbg !195
  %44 = zext i1 %43 to i32, !dbg !195
  ret i32 %44, !dbg !196
}

; Function Attrs: noinline nounwind optnone uwtable
define internal double @sum(ptr noundef %0) #0 !dbg !197 {
  %2 = alloca ptr, align 8
  %3 = alloca double, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !201, !DIExpression(), !202)
    #dbg_declare(ptr %3, !203, !DIExpression(), !204)
  %4 = load ptr, ptr %2, align 8, !dbg !205
  %5 = call double @product(ptr noundef %4), !dbg !206
  store double %5, ptr %3, align 8, !dbg !204
  br label %6, !dbg !207

6:                                                ; preds = %27, %1
  %7 = load ptr, ptr %2, align 8, !dbg !208
  %8 = call i32 @take(ptr noundef %7, i8 noundef signext 43), !dbg !213
  %9 = icmp ne i32 %8, 0, !dbg !213
  br i1 %9, label %10, label %15, !dbg !213

10:                                               ; preds = %6
  %11 = load ptr, ptr %2, align 8, !dbg !214
  %12 = call double @product(ptr noundef %11), !dbg !215
  %13 = load double, ptr %3, align 8, !dbg !216
  %14 = fadd double %13, %12, !dbg !216
  store double %14, ptr %3, align 8, !dbg !216
  br label %27, !dbg !217

15:                                               ; preds = %6
  %16 = load ptr, ptr %2, align 8, !dbg !218
  %17 = call i32 @take(ptr noundef %16, i8 noundef signext 45), !dbg !220
  %18 = icmp ne i32 %17, 0, !dbg !220
  br i1 %18, label %19, label %24, !dbg !220

19:                                               ; preds = %15
  %20 = load ptr, ptr %2, align 8, !dbg !221
  %21 = call double @product(ptr noundef %20), !dbg !222
  %22 = load double, ptr %3, align 8, !dbg !223
  %23 = fsub double %22, %21, !dbg !223
  store double %23, ptr %3, align 8, !dbg !223
  br label %26, !dbg !224

24:                                               ; preds = %15
  %25 = load double, ptr %3, align 8, !dbg !225
  ret double %25, !dbg !226

26:                                               ; preds = %19
  br label %27

27:                                               ; preds = %26, %10
  br label %6, !dbg !227, !llvm.loop !228
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @skip(ptr noundef %0) #0 !dbg !231 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !234, !DIExpression(), !235)
  br label %3, !dbg !236

3:                                                ; preds = %17, %1
  %4 = call ptr @__ctype_b_loc() #4, !dbg !237
  %5 = load ptr, ptr %4, align 8, !dbg !237
  %6 = load ptr, ptr %2, align 8, !dbg !238
  %7 = getelementptr inbounds nuw %struct.reader, ptr %6, i32 0, i32 0, !dbg !239
  %8 = load ptr, ptr %7, align 8, !dbg !239
  %9 = load i8, ptr %8, align 1, !dbg !240
  %10 = zext i8 %9 to i32, !dbg !237
  %11 = sext i32 %10 to i64, !dbg !237
  %12 = getelementptr inbounds i16, ptr %5, i64 %11, !dbg !237
  %13 = load i16, ptr %12, align 2, !dbg !237
  %14 = zext i16 %13 to i32, !dbg !237
  %15 = and i32 %14, 8192, !dbg !237
  %16 = icmp ne i32 %15, 0, !dbg !236
  br i1 %16, label %17, label %22, !dbg !236

17:                                               ; preds = %3
  %18 = load ptr, ptr %2, align 8, !dbg !241
  %19 = getelementptr inbounds nuw %struct.reader, ptr %18, i32 0, i32 0, !dbg !242
  %20 = load ptr, ptr %19, align 8, !dbg !243
  %21 = getelementptr inbounds nuw i8, ptr %20, i32 1, !dbg !243
  store ptr %21, ptr %19, align 8, !dbg !243
  br label %3, !dbg !236, !llvm.loop !244

22:                                               ; preds = %3
  ret void, !dbg !245
}

declare i32 @printf(ptr noundef, ...) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal double @product(ptr noundef %0) #0 !dbg !246 {
  %2 = alloca ptr, align 8
  %3 = alloca double, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !247, !DIExpression(), !248)
    #dbg_declare(ptr %3, !249, !DIExpression(), !250)
  %4 = load ptr, ptr %2, align 8, !dbg !251
  %5 = call double @power(ptr noundef %4), !dbg !252
  store double %5, ptr %3, align 8, !dbg !250
  br label %6, !dbg !253

6:                                                ; preds = %27, %1
  %7 = load ptr, ptr %2, align 8, !dbg !254
  %8 = call i32 @take(ptr noundef %7, i8 noundef signext 42), !dbg !259
  %9 = icmp ne i32 %8, 0, !dbg !259
  br i1 %9, label %10, label %15, !dbg !259

10:                                               ; preds = %6
  %11 = load ptr, ptr %2, align 8, !dbg !260
  %12 = call double @power(ptr noundef %11), !dbg !261
  %13 = load double, ptr %3, align 8, !dbg !262
  %14 = fmul double %13, %12, !dbg !262
  store double %14, ptr %3, align 8, !dbg !262
  br label %27, !dbg !263

15:                                               ; preds = %6
  %16 = load ptr, ptr %2, align 8, !dbg !264
  %17 = call i32 @take(ptr noundef %16, i8 noundef signext 47), !dbg !266
  %18 = icmp ne i32 %17, 0, !dbg !266
  br i1 %18, label %19, label %24, !dbg !266

19:                                               ; preds = %15
  %20 = load ptr, ptr %2, align 8, !dbg !267
  %21 = call double @power(ptr noundef %20), !dbg !268
  %22 = load double, ptr %3, align 8, !dbg !269
  %23 = fdiv double %22, %21, !dbg !269
  store double %23, ptr %3, align 8, !dbg !269
  br label %26, !dbg !270

24:                                               ; preds = %15
  %25 = load double, ptr %3, align 8, !dbg !271
  ret double %25, !dbg !272

26:                                               ; preds = %19
  br label %27

27:                                               ; preds = %26, %10
  br label %6, !dbg !273, !llvm.loop !274
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @take(ptr noundef %0, i8 noundef signext %1) #0 !dbg !277 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i8, align 1
  store ptr %0, ptr %4, align 8
    #dbg_declare(ptr %4, !280, !DIExpression(), !281)
  store i8 %1, ptr %5, align 1
    #dbg_declare(ptr %5, !282, !DIExpression(), !283)
  %6 = load ptr, ptr %4, align 8, !dbg !284
  call void @skip(ptr noundef %6), !dbg !285
  %7 = load ptr, ptr %4, align 8, !dbg !286
  %8 = getelementptr inbounds nuw %struct.reader, ptr %7, i32 0, i32 0, !dbg !288
  %9 = load ptr, ptr %8, align 8, !dbg !288
  %10 = load i8, ptr %9, align 1, !dbg !289
  %11 = sext i8 %10 to i32, !dbg !289
  %12 = load i8, ptr %5, align 1, !dbg !290
  %13 = sext i8 %12 to i32, !dbg !290
  %14 = icmp ne i32 %11, %13, !dbg !291
  br i1 %14, label %15, label %16, !dbg !291

15:                                               ; preds = %2
  store i32 0, ptr %3, align 4, !dbg !292
  br label %21, !dbg !292

16:                                               ; preds = %2
  %17 = load ptr, ptr %4, align 8, !dbg !293
  %18 = getelementptr inbounds nuw %struct.reader, ptr %17, i32 0, i32 0, !dbg !294
  %19 = load ptr, ptr %18, align 8, !dbg !295
  %20 = getelementptr inbounds nuw i8, ptr %19, i32 1, !dbg !295
  store ptr %20, ptr %18, align 8, !dbg !295
  store i32 1, ptr %3, align 4, !dbg !296
  br label %21, !dbg !296

21:                                               ; preds = %16, %15
  %22 = load i32, ptr %3, align 4, !dbg !297
  ret i32 %22, !dbg !297
}

; Function Attrs: noinline nounwind optnone uwtable
define internal double @power(ptr noundef %0) #0 !dbg !298 {
  %2 = alloca ptr, align 8
  %3 = alloca double, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !299, !DIExpression(), !300)
    #dbg_declare(ptr %3, !301, !DIExpression(), !302)
  %4 = load ptr, ptr %2, align 8, !dbg !303
  %5 = call double @operand(ptr noundef %4), !dbg !304
  store double %5, ptr %3, align 8, !dbg !302
  %6 = load ptr, ptr %2, align 8, !dbg !305
  %7 = call i32 @take(ptr noundef %6, i8 noundef signext 94), !dbg !306
  %8 = icmp ne i32 %7, 0, !dbg !306
  br i1 %8, label %9, label %14, !dbg !306

9:                                                ; preds = %1
  %10 = load double, ptr %3, align 8, !dbg !307
  %11 = load ptr, ptr %2, align 8, !dbg !308
  %12 = call double @power(ptr noundef %11), !dbg !309
  %13 = call double @pow(double noundef %10, double noundef %12) #5, !dbg !310
  br label %16, !dbg !306

14:                                               ; preds = %1
  %15 = load double, ptr %3, align 8, !dbg !311
  br label %16, !dbg !306

16:                                               ; preds = %14, %9
  %17 = phi double [ %13, %9 ], [ %15, %14 ], !dbg !306
  ret double %17, !dbg !312
}

; Function Attrs: noinline nounwind optnone uwtable
define internal double @operand(ptr noundef %0) #0 !dbg !313 {
  %2 = alloca double, align 8
  %3 = alloca ptr, align 8
  %4 = alloca double, align 8
  %5 = alloca ptr, align 8
  %6 = alloca double, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !314, !DIExpression(), !315)
  %7 = load ptr, ptr %3, align 8, !dbg !316
  %8 = call i32 @take(ptr noundef %7, i8 noundef signext 45), !dbg !318
  %9 = icmp ne i32 %8, 0, !dbg !318
  br i1 %9, label %10, label %14, !dbg !318

10:                                               ; preds = %1
  %11 = load ptr, ptr %3, align 8, !dbg !319
  %12 = call double @operand(ptr noundef %11), !dbg !320
  %13 = fneg double %12, !dbg !321
  store double %13, ptr %2, align 8, !dbg !322
  br label %58, !dbg !322

14:                                               ; preds = %1
  %15 = load ptr, ptr %3, align 8, !dbg !323
  %16 = call i32 @take(ptr noundef %15, i8 noundef signext 40), !dbg !325
  %17 = icmp ne i32 %16, 0, !dbg !325
  br i1 %17, label %18, label %31, !dbg !325

18:                                               ; preds = %14
    #dbg_declare(ptr %4, !326, !DIExpression(), !328)
  %19 = load ptr, ptr %3, align 8, !dbg !329
  %20 = call double @sum(ptr noundef %19), !dbg !330
  store double %20, ptr %4, align 8, !dbg !328
  %21 = load ptr, ptr %3, align 8, !dbg !331
  %22 = call i32 @take(ptr noundef %21, i8 noundef signext 41), !dbg !332
  %23 = icmp ne i32 %22, 0, !dbg !332
  br i1 %23, label %24, label %26, !dbg !332

24:                                               ; preds = %18
  %25 = load double, ptr %4, align 8, !dbg !333
  br label %29, !dbg !332

26:                                               ; preds = %18
  %27 = load ptr, ptr %3, align 8, !dbg !334
  %28 = call double @fail(ptr noundef %27, ptr noundef @.str.10), !dbg !335
  br label %29, !dbg !332

29:                                               ; preds = %26, %24
  %30 = phi double [ %25, %24 ], [ %28, %26 ], !dbg !332
  store double %30, ptr %2, align 8, !dbg !336
  br label %58, !dbg !336

31:                                               ; preds = %14
  %32 = load ptr, ptr %3, align 8, !dbg !337
  call void @skip(ptr noundef %32), !dbg !338
    #dbg_declare(ptr %5, !339, !DIExpression(), !340)
  %33 = call ptr @__errno_location() #4, !dbg !341
  store i32 0, ptr %33, align 4, !dbg !342
    #dbg_declare(ptr %6, !343, !DIExpression(), !344)
  %34 = load ptr, ptr %3, align 8, !dbg !345
  %35 = getelementptr inbounds nuw %struct.reader, ptr %34, i32 0, i32 0, !dbg !346
  %36 = load ptr, ptr %35, align 8, !dbg !346
  %37 = call double @strtod(ptr noundef %36, ptr noundef %5) #5, !dbg !347
  store double %37, ptr %6, align 8, !dbg !344
  %38 = load ptr, ptr %5, align 8, !dbg !348
  %39 = load ptr, ptr %3, align 8, !dbg !350
  %40 = getelementptr inbounds nuw %struct.reader, ptr %39, i32 0, i32 0, !dbg !351
  %41 = load ptr, ptr %40, align 8, !dbg !351
  %42 = icmp eq ptr %38, %41, !dbg !352
  br i1 %42, label %43, label %46, !dbg !352

43:                                               ; preds = %31
  %44 = load ptr, ptr %3, align 8, !dbg !353
  %45 = call double @fail(ptr noundef %44, ptr noundef @.str.11), !dbg !354
  store double %45, ptr %2, align 8, !dbg !355
  br label %58, !dbg !355

46:                                               ; preds = %31
  %47 = call ptr @__errno_location() #4, !dbg !356
  %48 = load i32, ptr %47, align 4, !dbg !356
  %49 = icmp eq i32 %48, 34, !dbg !358
  br i1 %49, label %50, label %53, !dbg !358

50:                                               ; preds = %46
  %51 = load ptr, ptr %3, align 8, !dbg !359
  %52 = call double @fail(ptr noundef %51, ptr noundef @.str.12), !dbg !360
  store double %52, ptr %2, align 8, !dbg !361
  br label %58, !dbg !361

53:                                               ; preds = %46
  %54 = load ptr, ptr %5, align 8, !dbg !362
  %55 = load ptr, ptr %3, align 8, !dbg !363
  %56 = getelementptr inbounds nuw %struct.reader, ptr %55, i32 0, i32 0, !dbg !364
  store ptr %54, ptr %56, align 8, !dbg !365
  %57 = load double, ptr %6, align 8, !dbg !366
  store double %57, ptr %2, align 8, !dbg !367
  br label %58, !dbg !367

58:                                               ; preds = %53, %50, %43, %29, %10
  %59 = load double, ptr %2, align 8, !dbg !368
  ret double %59, !dbg !368
}

; Function Attrs: nounwind
declare double @pow(double noundef, double noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal double @fail(ptr noundef %0, ptr noundef %1) #0 !dbg !369 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !372, !DIExpression(), !373)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !374, !DIExpression(), !375)
  %5 = load ptr, ptr %3, align 8, !dbg !376
  %6 = getelementptr inbounds nuw %struct.reader, ptr %5, i32 0, i32 1, !dbg !378
  %7 = load ptr, ptr %6, align 8, !dbg !378
  %8 = icmp ne ptr %7, null, !dbg !376
  br i1 %8, label %13, label %9, !dbg !379

9:                                                ; preds = %2
  %10 = load ptr, ptr %4, align 8, !dbg !380
  %11 = load ptr, ptr %3, align 8, !dbg !381
  %12 = getelementptr inbounds nuw %struct.reader, ptr %11, i32 0, i32 1, !dbg !382
  store ptr %10, ptr %12, align 8, !dbg !383
  br label %13, !dbg !381

13:                                               ; preds = %9, %2
  ret double 0.000000e+00, !dbg !384
}

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #3

; Function Attrs: nounwind
declare double @strtod(ptr noundef, ptr noundef) #2

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__ctype_b_loc() #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind willreturn memory(none) }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!94, !95, !96, !97, !98, !99, !100}
!llvm.ident = !{!101}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "own", scope: !2, file: !3, line: 96, type: !90, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 95, type: !4, scopeLine: 95, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !89)
!3 = !DIFile(filename: "examples/c/calculate.c", directory: ".", checksumkind: CSK_MD5, checksum: "4ff28bcc3432d0cf89837023926a6322")
!4 = !DISubroutineType(types: !5)
!5 = !{!6, !6, !7}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!10 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !11, retainedTypes: !28, globals: !32, splitDebugInlining: false, nameTableKind: None)
!11 = !{!12}
!12 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !13, line: 46, baseType: !14, size: 32, elements: !15)
!13 = !DIFile(filename: "include/ctype.h", directory: "", checksumkind: CSK_MD5, checksum: "3ab3dd7fdf2578005732722ee2393e59")
!14 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!15 = !{!16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27}
!16 = !DIEnumerator(name: "_ISupper", value: 256)
!17 = !DIEnumerator(name: "_ISlower", value: 512)
!18 = !DIEnumerator(name: "_ISalpha", value: 1024)
!19 = !DIEnumerator(name: "_ISdigit", value: 2048)
!20 = !DIEnumerator(name: "_ISxdigit", value: 4096)
!21 = !DIEnumerator(name: "_ISspace", value: 8192)
!22 = !DIEnumerator(name: "_ISprint", value: 16384)
!23 = !DIEnumerator(name: "_ISgraph", value: 32768)
!24 = !DIEnumerator(name: "_ISblank", value: 1)
!25 = !DIEnumerator(name: "_IScntrl", value: 2)
!26 = !DIEnumerator(name: "_ISpunct", value: 4)
!27 = !DIEnumerator(name: "_ISalnum", value: 8)
!28 = !{!29, !6, !30, !31}
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!30 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!31 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!32 = !{!33, !38, !43, !45, !50, !55, !60, !0, !62, !67, !72, !74, !79, !84}
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !3, line: 96, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 80, elements: !36)
!36 = !{!37}
!37 = !DISubrange(count: 10)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(scope: null, file: !3, line: 96, type: !40, isLocal: true, isDefinition: true)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 96, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 12)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(scope: null, file: !3, line: 96, type: !35, isLocal: true, isDefinition: true)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(scope: null, file: !3, line: 96, type: !47, isLocal: true, isDefinition: true)
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 56, elements: !48)
!48 = !{!49}
!49 = !DISubrange(count: 7)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(scope: null, file: !3, line: 96, type: !52, isLocal: true, isDefinition: true)
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 48, elements: !53)
!53 = !{!54}
!54 = !DISubrange(count: 6)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(scope: null, file: !3, line: 96, type: !57, isLocal: true, isDefinition: true)
!57 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 88, elements: !58)
!58 = !{!59}
!59 = !DISubrange(count: 11)
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression())
!61 = distinct !DIGlobalVariable(scope: null, file: !3, line: 96, type: !52, isLocal: true, isDefinition: true)
!62 = !DIGlobalVariableExpression(var: !63, expr: !DIExpression())
!63 = distinct !DIGlobalVariable(scope: null, file: !3, line: 87, type: !64, isLocal: true, isDefinition: true)
!64 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 144, elements: !65)
!65 = !{!66}
!66 = !DISubrange(count: 18)
!67 = !DIGlobalVariableExpression(var: !68, expr: !DIExpression())
!68 = distinct !DIGlobalVariable(scope: null, file: !3, line: 89, type: !69, isLocal: true, isDefinition: true)
!69 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 208, elements: !70)
!70 = !{!71}
!71 = !DISubrange(count: 26)
!72 = !DIGlobalVariableExpression(var: !73, expr: !DIExpression())
!73 = distinct !DIGlobalVariable(scope: null, file: !3, line: 91, type: !40, isLocal: true, isDefinition: true)
!74 = !DIGlobalVariableExpression(var: !75, expr: !DIExpression())
!75 = distinct !DIGlobalVariable(scope: null, file: !3, line: 39, type: !76, isLocal: true, isDefinition: true)
!76 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 232, elements: !77)
!77 = !{!78}
!78 = !DISubrange(count: 29)
!79 = !DIGlobalVariableExpression(var: !80, expr: !DIExpression())
!80 = distinct !DIGlobalVariable(scope: null, file: !3, line: 46, type: !81, isLocal: true, isDefinition: true)
!81 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 160, elements: !82)
!82 = !{!83}
!83 = !DISubrange(count: 20)
!84 = !DIGlobalVariableExpression(var: !85, expr: !DIExpression())
!85 = distinct !DIGlobalVariable(scope: null, file: !3, line: 48, type: !86, isLocal: true, isDefinition: true)
!86 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 176, elements: !87)
!87 = !{!88}
!88 = !DISubrange(count: 22)
!89 = !{}
!90 = !DICompositeType(tag: DW_TAG_array_type, baseType: !91, size: 448, elements: !48)
!91 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !92)
!92 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !93, size: 64)
!93 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !9)
!94 = !{i32 7, !"Dwarf Version", i32 5}
!95 = !{i32 2, !"Debug Info Version", i32 3}
!96 = !{i32 1, !"wchar_size", i32 4}
!97 = !{i32 8, !"PIC Level", i32 2}
!98 = !{i32 7, !"PIE Level", i32 2}
!99 = !{i32 7, !"uwtable", i32 2}
!100 = !{i32 7, !"frame-pointer", i32 2}
!101 = !{!"clang version 22.1.8"}
!102 = !DILocalVariable(name: "argc", arg: 1, scope: !2, file: !3, line: 95, type: !6)
!103 = !DILocation(line: 95, column: 14, scope: !2)
!104 = !DILocalVariable(name: "argv", arg: 2, scope: !2, file: !3, line: 95, type: !7)
!105 = !DILocation(line: 95, column: 27, scope: !2)
!106 = !DILocation(line: 97, column: 7, scope: !107)
!107 = distinct !DILexicalBlock(scope: !2, file: !3, line: 97, column: 7)
!108 = !DILocation(line: 97, column: 12, scope: !107)
!109 = !DILocalVariable(name: "i", scope: !110, file: !3, line: 98, type: !112)
!110 = distinct !DILexicalBlock(scope: !111, file: !3, line: 98, column: 5)
!111 = distinct !DILexicalBlock(scope: !107, file: !3, line: 97, column: 17)
!112 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !113, line: 18, baseType: !114)
!113 = !DIFile(filename: "clang/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!114 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!115 = !DILocation(line: 98, column: 17, scope: !110)
!116 = !DILocation(line: 98, column: 10, scope: !110)
!117 = !DILocation(line: 98, column: 24, scope: !118)
!118 = distinct !DILexicalBlock(scope: !110, file: !3, line: 98, column: 5)
!119 = !DILocation(line: 98, column: 26, scope: !118)
!120 = !DILocation(line: 98, column: 5, scope: !110)
!121 = !DILocation(line: 99, column: 16, scope: !118)
!122 = !DILocation(line: 99, column: 12, scope: !118)
!123 = !DILocation(line: 99, column: 7, scope: !118)
!124 = !DILocation(line: 98, column: 55, scope: !118)
!125 = !DILocation(line: 98, column: 5, scope: !118)
!126 = distinct !{!126, !120, !127, !128}
!127 = !DILocation(line: 99, column: 18, scope: !110)
!128 = !{!"llvm.loop.mustprogress"}
!129 = !DILocation(line: 100, column: 5, scope: !111)
!130 = !DILocalVariable(name: "faults", scope: !2, file: !3, line: 102, type: !6)
!131 = !DILocation(line: 102, column: 7, scope: !2)
!132 = !DILocalVariable(name: "i", scope: !133, file: !3, line: 103, type: !6)
!133 = distinct !DILexicalBlock(scope: !2, file: !3, line: 103, column: 3)
!134 = !DILocation(line: 103, column: 12, scope: !133)
!135 = !DILocation(line: 103, column: 8, scope: !133)
!136 = !DILocation(line: 103, column: 19, scope: !137)
!137 = distinct !DILexicalBlock(scope: !133, file: !3, line: 103, column: 3)
!138 = !DILocation(line: 103, column: 23, scope: !137)
!139 = !DILocation(line: 103, column: 21, scope: !137)
!140 = !DILocation(line: 103, column: 3, scope: !133)
!141 = !DILocation(line: 104, column: 20, scope: !137)
!142 = !DILocation(line: 104, column: 25, scope: !137)
!143 = !DILocation(line: 104, column: 15, scope: !137)
!144 = !DILocation(line: 104, column: 12, scope: !137)
!145 = !DILocation(line: 104, column: 5, scope: !137)
!146 = !DILocation(line: 103, column: 30, scope: !137)
!147 = !DILocation(line: 103, column: 3, scope: !137)
!148 = distinct !{!148, !140, !149, !128}
!149 = !DILocation(line: 104, column: 27, scope: !133)
!150 = !DILocation(line: 105, column: 10, scope: !2)
!151 = !DILocation(line: 105, column: 17, scope: !2)
!152 = !DILocation(line: 105, column: 3, scope: !2)
!153 = !DILocation(line: 106, column: 1, scope: !2)
!154 = distinct !DISubprogram(name: "show", scope: !3, file: !3, line: 82, type: !155, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !89)
!155 = !DISubroutineType(types: !156)
!156 = !{!6, !92}
!157 = !DILocalVariable(name: "text", arg: 1, scope: !154, file: !3, line: 82, type: !92)
!158 = !DILocation(line: 82, column: 29, scope: !154)
!159 = !DILocalVariable(name: "r", scope: !154, file: !3, line: 83, type: !160)
!160 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "reader", file: !3, line: 8, size: 128, elements: !161)
!161 = !{!162, !163}
!162 = !DIDerivedType(tag: DW_TAG_member, name: "at", scope: !160, file: !3, line: 9, baseType: !92, size: 64)
!163 = !DIDerivedType(tag: DW_TAG_member, name: "fault", scope: !160, file: !3, line: 10, baseType: !92, size: 64, offset: 64)
!164 = !DILocation(line: 83, column: 17, scope: !154)
!165 = !DILocation(line: 83, column: 21, scope: !154)
!166 = !DILocation(line: 83, column: 22, scope: !154)
!167 = !DILocalVariable(name: "value", scope: !154, file: !3, line: 84, type: !168)
!168 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!169 = !DILocation(line: 84, column: 10, scope: !154)
!170 = !DILocation(line: 84, column: 18, scope: !154)
!171 = !DILocation(line: 85, column: 3, scope: !154)
!172 = !DILocation(line: 86, column: 10, scope: !173)
!173 = distinct !DILexicalBlock(scope: !154, file: !3, line: 86, column: 7)
!174 = !DILocation(line: 86, column: 7, scope: !173)
!175 = !DILocation(line: 86, column: 13, scope: !173)
!176 = !DILocation(line: 86, column: 19, scope: !173)
!177 = !DILocation(line: 86, column: 17, scope: !173)
!178 = !DILocation(line: 87, column: 7, scope: !173)
!179 = !DILocation(line: 87, column: 13, scope: !173)
!180 = !DILocation(line: 87, column: 5, scope: !173)
!181 = !DILocation(line: 88, column: 9, scope: !182)
!182 = distinct !DILexicalBlock(scope: !154, file: !3, line: 88, column: 7)
!183 = !DILocation(line: 88, column: 7, scope: !182)
!184 = !DILocation(line: 89, column: 42, scope: !182)
!185 = !DILocation(line: 89, column: 50, scope: !182)
!186 = !DILocation(line: 89, column: 59, scope: !182)
!187 = !DILocation(line: 89, column: 64, scope: !182)
!188 = !DILocation(line: 89, column: 62, scope: !182)
!189 = !DILocation(line: 89, column: 69, scope: !182)
!190 = !DILocation(line: 89, column: 5, scope: !182)
!191 = !DILocation(line: 91, column: 28, scope: !182)
!192 = !DILocation(line: 91, column: 34, scope: !182)
!193 = !DILocation(line: 91, column: 5, scope: !182)
!194 = !DILocation(line: 92, column: 12, scope: !154)
!195 = !DILocation(line: 92, column: 18, scope: !154)
!196 = !DILocation(line: 92, column: 3, scope: !154)
!197 = distinct !DISubprogram(name: "sum", scope: !3, file: !3, line: 70, type: !198, scopeLine: 70, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !89)
!198 = !DISubroutineType(types: !199)
!199 = !{!168, !200}
!200 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !160, size: 64)
!201 = !DILocalVariable(name: "r", arg: 1, scope: !197, file: !3, line: 70, type: !200)
!202 = !DILocation(line: 70, column: 34, scope: !197)
!203 = !DILocalVariable(name: "value", scope: !197, file: !3, line: 71, type: !168)
!204 = !DILocation(line: 71, column: 10, scope: !197)
!205 = !DILocation(line: 71, column: 26, scope: !197)
!206 = !DILocation(line: 71, column: 18, scope: !197)
!207 = !DILocation(line: 72, column: 3, scope: !197)
!208 = !DILocation(line: 73, column: 14, scope: !209)
!209 = distinct !DILexicalBlock(scope: !210, file: !3, line: 73, column: 9)
!210 = distinct !DILexicalBlock(scope: !211, file: !3, line: 72, column: 12)
!211 = distinct !DILexicalBlock(scope: !212, file: !3, line: 72, column: 3)
!212 = distinct !DILexicalBlock(scope: !197, file: !3, line: 72, column: 3)
!213 = !DILocation(line: 73, column: 9, scope: !209)
!214 = !DILocation(line: 74, column: 24, scope: !209)
!215 = !DILocation(line: 74, column: 16, scope: !209)
!216 = !DILocation(line: 74, column: 13, scope: !209)
!217 = !DILocation(line: 74, column: 7, scope: !209)
!218 = !DILocation(line: 75, column: 19, scope: !219)
!219 = distinct !DILexicalBlock(scope: !209, file: !3, line: 75, column: 14)
!220 = !DILocation(line: 75, column: 14, scope: !219)
!221 = !DILocation(line: 76, column: 24, scope: !219)
!222 = !DILocation(line: 76, column: 16, scope: !219)
!223 = !DILocation(line: 76, column: 13, scope: !219)
!224 = !DILocation(line: 76, column: 7, scope: !219)
!225 = !DILocation(line: 78, column: 14, scope: !219)
!226 = !DILocation(line: 78, column: 7, scope: !219)
!227 = !DILocation(line: 72, column: 3, scope: !211)
!228 = distinct !{!228, !229, !230}
!229 = !DILocation(line: 72, column: 3, scope: !212)
!230 = !DILocation(line: 79, column: 3, scope: !212)
!231 = distinct !DISubprogram(name: "skip", scope: !3, file: !3, line: 15, type: !232, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !89)
!232 = !DISubroutineType(types: !233)
!233 = !{null, !200}
!234 = !DILocalVariable(name: "r", arg: 1, scope: !231, file: !3, line: 15, type: !200)
!235 = !DILocation(line: 15, column: 33, scope: !231)
!236 = !DILocation(line: 16, column: 3, scope: !231)
!237 = !DILocation(line: 16, column: 10, scope: !231)
!238 = !DILocation(line: 16, column: 34, scope: !231)
!239 = !DILocation(line: 16, column: 37, scope: !231)
!240 = !DILocation(line: 16, column: 33, scope: !231)
!241 = !DILocation(line: 17, column: 5, scope: !231)
!242 = !DILocation(line: 17, column: 8, scope: !231)
!243 = !DILocation(line: 17, column: 10, scope: !231)
!244 = distinct !{!244, !236, !243, !128}
!245 = !DILocation(line: 18, column: 1, scope: !231)
!246 = distinct !DISubprogram(name: "product", scope: !3, file: !3, line: 58, type: !198, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !89)
!247 = !DILocalVariable(name: "r", arg: 1, scope: !246, file: !3, line: 58, type: !200)
!248 = !DILocation(line: 58, column: 38, scope: !246)
!249 = !DILocalVariable(name: "value", scope: !246, file: !3, line: 59, type: !168)
!250 = !DILocation(line: 59, column: 10, scope: !246)
!251 = !DILocation(line: 59, column: 24, scope: !246)
!252 = !DILocation(line: 59, column: 18, scope: !246)
!253 = !DILocation(line: 60, column: 3, scope: !246)
!254 = !DILocation(line: 61, column: 14, scope: !255)
!255 = distinct !DILexicalBlock(scope: !256, file: !3, line: 61, column: 9)
!256 = distinct !DILexicalBlock(scope: !257, file: !3, line: 60, column: 12)
!257 = distinct !DILexicalBlock(scope: !258, file: !3, line: 60, column: 3)
!258 = distinct !DILexicalBlock(scope: !246, file: !3, line: 60, column: 3)
!259 = !DILocation(line: 61, column: 9, scope: !255)
!260 = !DILocation(line: 62, column: 22, scope: !255)
!261 = !DILocation(line: 62, column: 16, scope: !255)
!262 = !DILocation(line: 62, column: 13, scope: !255)
!263 = !DILocation(line: 62, column: 7, scope: !255)
!264 = !DILocation(line: 63, column: 19, scope: !265)
!265 = distinct !DILexicalBlock(scope: !255, file: !3, line: 63, column: 14)
!266 = !DILocation(line: 63, column: 14, scope: !265)
!267 = !DILocation(line: 64, column: 22, scope: !265)
!268 = !DILocation(line: 64, column: 16, scope: !265)
!269 = !DILocation(line: 64, column: 13, scope: !265)
!270 = !DILocation(line: 64, column: 7, scope: !265)
!271 = !DILocation(line: 66, column: 14, scope: !265)
!272 = !DILocation(line: 66, column: 7, scope: !265)
!273 = !DILocation(line: 60, column: 3, scope: !257)
!274 = distinct !{!274, !275, !276}
!275 = !DILocation(line: 60, column: 3, scope: !258)
!276 = !DILocation(line: 67, column: 3, scope: !258)
!277 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 20, type: !278, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !89)
!278 = !DISubroutineType(types: !279)
!279 = !{!6, !200, !9}
!280 = !DILocalVariable(name: "r", arg: 1, scope: !277, file: !3, line: 20, type: !200)
!281 = !DILocation(line: 20, column: 32, scope: !277)
!282 = !DILocalVariable(name: "c", arg: 2, scope: !277, file: !3, line: 20, type: !9)
!283 = !DILocation(line: 20, column: 40, scope: !277)
!284 = !DILocation(line: 21, column: 8, scope: !277)
!285 = !DILocation(line: 21, column: 3, scope: !277)
!286 = !DILocation(line: 22, column: 8, scope: !287)
!287 = distinct !DILexicalBlock(scope: !277, file: !3, line: 22, column: 7)
!288 = !DILocation(line: 22, column: 11, scope: !287)
!289 = !DILocation(line: 22, column: 7, scope: !287)
!290 = !DILocation(line: 22, column: 17, scope: !287)
!291 = !DILocation(line: 22, column: 14, scope: !287)
!292 = !DILocation(line: 23, column: 5, scope: !287)
!293 = !DILocation(line: 24, column: 3, scope: !277)
!294 = !DILocation(line: 24, column: 6, scope: !277)
!295 = !DILocation(line: 24, column: 8, scope: !277)
!296 = !DILocation(line: 25, column: 3, scope: !277)
!297 = !DILocation(line: 26, column: 1, scope: !277)
!298 = distinct !DISubprogram(name: "power", scope: !3, file: !3, line: 53, type: !198, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !89)
!299 = !DILocalVariable(name: "r", arg: 1, scope: !298, file: !3, line: 53, type: !200)
!300 = !DILocation(line: 53, column: 36, scope: !298)
!301 = !DILocalVariable(name: "base", scope: !298, file: !3, line: 54, type: !168)
!302 = !DILocation(line: 54, column: 10, scope: !298)
!303 = !DILocation(line: 54, column: 25, scope: !298)
!304 = !DILocation(line: 54, column: 17, scope: !298)
!305 = !DILocation(line: 55, column: 15, scope: !298)
!306 = !DILocation(line: 55, column: 10, scope: !298)
!307 = !DILocation(line: 55, column: 29, scope: !298)
!308 = !DILocation(line: 55, column: 41, scope: !298)
!309 = !DILocation(line: 55, column: 35, scope: !298)
!310 = !DILocation(line: 55, column: 25, scope: !298)
!311 = !DILocation(line: 55, column: 47, scope: !298)
!312 = !DILocation(line: 55, column: 3, scope: !298)
!313 = distinct !DISubprogram(name: "operand", scope: !3, file: !3, line: 34, type: !198, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !89)
!314 = !DILocalVariable(name: "r", arg: 1, scope: !313, file: !3, line: 34, type: !200)
!315 = !DILocation(line: 34, column: 38, scope: !313)
!316 = !DILocation(line: 35, column: 12, scope: !317)
!317 = distinct !DILexicalBlock(scope: !313, file: !3, line: 35, column: 7)
!318 = !DILocation(line: 35, column: 7, scope: !317)
!319 = !DILocation(line: 36, column: 21, scope: !317)
!320 = !DILocation(line: 36, column: 13, scope: !317)
!321 = !DILocation(line: 36, column: 12, scope: !317)
!322 = !DILocation(line: 36, column: 5, scope: !317)
!323 = !DILocation(line: 37, column: 12, scope: !324)
!324 = distinct !DILexicalBlock(scope: !313, file: !3, line: 37, column: 7)
!325 = !DILocation(line: 37, column: 7, scope: !324)
!326 = !DILocalVariable(name: "value", scope: !327, file: !3, line: 38, type: !168)
!327 = distinct !DILexicalBlock(scope: !324, file: !3, line: 37, column: 21)
!328 = !DILocation(line: 38, column: 12, scope: !327)
!329 = !DILocation(line: 38, column: 24, scope: !327)
!330 = !DILocation(line: 38, column: 20, scope: !327)
!331 = !DILocation(line: 39, column: 17, scope: !327)
!332 = !DILocation(line: 39, column: 12, scope: !327)
!333 = !DILocation(line: 39, column: 27, scope: !327)
!334 = !DILocation(line: 39, column: 40, scope: !327)
!335 = !DILocation(line: 39, column: 35, scope: !327)
!336 = !DILocation(line: 39, column: 5, scope: !327)
!337 = !DILocation(line: 41, column: 8, scope: !313)
!338 = !DILocation(line: 41, column: 3, scope: !313)
!339 = !DILocalVariable(name: "end", scope: !313, file: !3, line: 42, type: !8)
!340 = !DILocation(line: 42, column: 9, scope: !313)
!341 = !DILocation(line: 43, column: 3, scope: !313)
!342 = !DILocation(line: 43, column: 9, scope: !313)
!343 = !DILocalVariable(name: "value", scope: !313, file: !3, line: 44, type: !168)
!344 = !DILocation(line: 44, column: 10, scope: !313)
!345 = !DILocation(line: 44, column: 25, scope: !313)
!346 = !DILocation(line: 44, column: 28, scope: !313)
!347 = !DILocation(line: 44, column: 18, scope: !313)
!348 = !DILocation(line: 45, column: 7, scope: !349)
!349 = distinct !DILexicalBlock(scope: !313, file: !3, line: 45, column: 7)
!350 = !DILocation(line: 45, column: 14, scope: !349)
!351 = !DILocation(line: 45, column: 17, scope: !349)
!352 = !DILocation(line: 45, column: 11, scope: !349)
!353 = !DILocation(line: 46, column: 17, scope: !349)
!354 = !DILocation(line: 46, column: 12, scope: !349)
!355 = !DILocation(line: 46, column: 5, scope: !349)
!356 = !DILocation(line: 47, column: 7, scope: !357)
!357 = distinct !DILexicalBlock(scope: !313, file: !3, line: 47, column: 7)
!358 = !DILocation(line: 47, column: 13, scope: !357)
!359 = !DILocation(line: 48, column: 17, scope: !357)
!360 = !DILocation(line: 48, column: 12, scope: !357)
!361 = !DILocation(line: 48, column: 5, scope: !357)
!362 = !DILocation(line: 49, column: 11, scope: !313)
!363 = !DILocation(line: 49, column: 3, scope: !313)
!364 = !DILocation(line: 49, column: 6, scope: !313)
!365 = !DILocation(line: 49, column: 9, scope: !313)
!366 = !DILocation(line: 50, column: 10, scope: !313)
!367 = !DILocation(line: 50, column: 3, scope: !313)
!368 = !DILocation(line: 51, column: 1, scope: !313)
!369 = distinct !DISubprogram(name: "fail", scope: !3, file: !3, line: 28, type: !370, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !89)
!370 = !DISubroutineType(types: !371)
!371 = !{!168, !200, !92}
!372 = !DILocalVariable(name: "r", arg: 1, scope: !369, file: !3, line: 28, type: !200)
!373 = !DILocation(line: 28, column: 35, scope: !369)
!374 = !DILocalVariable(name: "fault", arg: 2, scope: !369, file: !3, line: 28, type: !92)
!375 = !DILocation(line: 28, column: 50, scope: !369)
!376 = !DILocation(line: 29, column: 8, scope: !377)
!377 = distinct !DILexicalBlock(scope: !369, file: !3, line: 29, column: 7)
!378 = !DILocation(line: 29, column: 11, scope: !377)
!379 = !DILocation(line: 29, column: 7, scope: !377)
!380 = !DILocation(line: 30, column: 16, scope: !377)
!381 = !DILocation(line: 30, column: 5, scope: !377)
!382 = !DILocation(line: 30, column: 8, scope: !377)
!383 = !DILocation(line: 30, column: 14, scope: !377)
!384 = !DILocation(line: 31, column: 3, scope: !369)
