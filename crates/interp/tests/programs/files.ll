; ModuleID = 'crates/interp/tests/programs/files.c'
source_filename = "crates/interp/tests/programs/files.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.pollfd = type { i32, i16, i16 }
%struct.fd_set = type { [16 x i64] }
%struct.timeval = type { i64, i64 }

@__const.fixed.text = private unnamed_addr constant [10 x i8] c"ab\00cd\00\00\00\00\00", align 1
@.str = private unnamed_addr constant [2 x i8] c"r\00", align 1
@.str.1 = private unnamed_addr constant [5 x i8] c"r %d\00", align 1
@.str.2 = private unnamed_addr constant [8 x i8] c" %d %d\0A\00", align 1
@.str.3 = private unnamed_addr constant [3 x i8] c"a+\00", align 1
@.str.4 = private unnamed_addr constant [7 x i8] c"a+ %ld\00", align 1
@.str.5 = private unnamed_addr constant [3 x i8] c"XY\00", align 1
@.str.6 = private unnamed_addr constant [8 x i8] c" %s %ld\00", align 1
@.str.7 = private unnamed_addr constant [5 x i8] c" %d\0A\00", align 1
@.str.8 = private unnamed_addr constant [2 x i8] c"w\00", align 1
@.str.9 = private unnamed_addr constant [6 x i8] c"hello\00", align 1
@.str.10 = private unnamed_addr constant [8 x i8] c"w %s %c\00", align 1
@.str.11 = private unnamed_addr constant [11 x i8] c"0123456789\00", align 1
@.str.12 = private unnamed_addr constant [5 x i8] c" %s\0A\00", align 1
@.str.13 = private unnamed_addr constant [3 x i8] c"w+\00", align 1
@.str.14 = private unnamed_addr constant [10 x i8] c"%d and %d\00", align 1
@.str.15 = private unnamed_addr constant [6 x i8] c"w+ %d\00", align 1
@.str.16 = private unnamed_addr constant [11 x i8] c" %d %d %d\0A\00", align 1
@.str.17 = private unnamed_addr constant [11 x i8] c"beyond %d\0A\00", align 1
@.str.18 = private unnamed_addr constant [9 x i8] c"mode %d\0A\00", align 1
@.str.19 = private unnamed_addr constant [2 x i8] c"q\00", align 1
@.str.20 = private unnamed_addr constant [6 x i8] c"hi %d\00", align 1
@.str.21 = private unnamed_addr constant [8 x i8] c"%s %zu\0A\00", align 1
@.str.22 = private unnamed_addr constant [4 x i8] c"%d,\00", align 1
@.str.23 = private unnamed_addr constant [13 x i8] c"%zu %.8s %s\0A\00", align 1
@.str.24 = private unnamed_addr constant [11 x i8] c"%zu %d %c\0A\00", align 1
@.str.25 = private unnamed_addr constant [10 x i8] c"%zu [%s]\0A\00", align 1
@.str.26 = private unnamed_addr constant [8 x i8] c"pipe %d\00", align 1
@.str.27 = private unnamed_addr constant [9 x i8] c"write %d\00", align 1
@.str.28 = private unnamed_addr constant [8 x i8] c"through\00", align 1
@.str.29 = private unnamed_addr constant [8 x i8] c"read %d\00", align 1
@.str.30 = private unnamed_addr constant [8 x i8] c" %d %s\0A\00", align 1
@.str.31 = private unnamed_addr constant [9 x i8] c"empty %d\00", align 1
@.str.32 = private unnamed_addr constant [7 x i8] c"dup %d\00", align 1
@.str.33 = private unnamed_addr constant [2 x i8] c"!\00", align 1
@.str.34 = private unnamed_addr constant [4 x i8] c" %d\00", align 1
@.str.35 = private unnamed_addr constant [14 x i8] c"line %d\0Anext\0A\00", align 1
@.str.36 = private unnamed_addr constant [7 x i8] c"got %s\00", align 1
@.str.37 = private unnamed_addr constant [10 x i8] c"broken %d\00", align 1
@.str.38 = private unnamed_addr constant [2 x i8] c"x\00", align 1
@caught = internal unnamed_addr global i32 0, align 4
@stdout = external local_unnamed_addr global ptr, align 8
@.str.39 = private unnamed_addr constant [9 x i8] c"captured\00", align 1
@.str.40 = private unnamed_addr constant [3 x i8] c"%d\00", align 1
@.str.41 = private unnamed_addr constant [11 x i8] c"bad %d %d\0A\00", align 1
@.str.42 = private unnamed_addr constant [8 x i8] c"poll %d\00", align 1
@.str.43 = private unnamed_addr constant [7 x i8] c" %x %x\00", align 1
@.str.44 = private unnamed_addr constant [4 x i8] c" %x\00", align 1
@.str.45 = private unnamed_addr constant [11 x i8] c" select %d\00", align 1

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
  %1 = alloca [2 x i32], align 4
  %2 = alloca [32 x i8], align 16
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca [10 x i8], align 1
  %6 = alloca [32 x i8], align 16
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(10) %5, ptr noundef nonnull align 1 dereferenceable(10) @__const.fixed.text, i64 10, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12
  %9 = call noalias ptr @fmemopen(ptr noundef nonnull %5, i64 noundef 10, ptr noundef nonnull @.str) #12
  %10 = call i64 @fread(ptr noundef nonnull %6, i64 noundef 1, i64 noundef 20, ptr noundef %9)
  %11 = trunc i64 %10 to i32
  %12 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %11)
  %13 = call i32 @fgetc(ptr noundef %9)
  %14 = call i32 @feof(ptr noundef %9) #12
  %15 = icmp ne i32 %14, 0
  %16 = zext i1 %15 to i32
  %17 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %13, i32 noundef %16)
  %18 = call i32 @fclose(ptr noundef %9)
  %19 = call noalias ptr @fmemopen(ptr noundef nonnull %5, i64 noundef 10, ptr noundef nonnull @.str.3) #12
  %20 = call i64 @ftell(ptr noundef %19)
  %21 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i64 noundef %20)
  %22 = call i64 @fwrite(ptr nonnull @.str.5, i64 2, i64 1, ptr %19)
  %23 = call i32 @fflush(ptr noundef %19)
  %24 = call i64 @ftell(ptr noundef %19)
  %25 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, ptr noundef nonnull %5, i64 noundef %24)
  call void @rewind(ptr noundef %19)
  %26 = call i64 @fread(ptr noundef nonnull %6, i64 noundef 1, i64 noundef 20, ptr noundef %19)
  %27 = trunc i64 %26 to i32
  %28 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %27)
  %29 = call i32 @fclose(ptr noundef %19)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(10) %5, i8 122, i64 10, i1 false)
  %30 = call noalias ptr @fmemopen(ptr noundef nonnull %5, i64 noundef 10, ptr noundef nonnull @.str.8) #12
  %31 = call i64 @fwrite(ptr nonnull @.str.9, i64 5, i64 1, ptr %30)
  %32 = call i32 @fflush(ptr noundef %30)
  %33 = getelementptr inbounds nuw i8, ptr %5, i64 6
  %34 = load i8, ptr %33, align 1, !tbaa !9
  %35 = sext i8 %34 to i32
  %36 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, ptr noundef nonnull %5, i32 noundef %35)
  %37 = call i64 @fwrite(ptr nonnull @.str.11, i64 10, i64 1, ptr %30)
  %38 = call i32 @fclose(ptr noundef %30)
  %39 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.12, ptr noundef nonnull %5)
  %40 = call noalias ptr @fmemopen(ptr noundef null, i64 noundef 16, ptr noundef nonnull @.str.13) #12
  %41 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %40, ptr noundef nonnull @.str.14, i32 noundef 1, i32 noundef 2) #12
  call void @rewind(ptr noundef %40)
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #12
  %42 = call i32 (ptr, ptr, ...) @__isoc99_fscanf(ptr noundef %40, ptr noundef nonnull @.str.14, ptr noundef nonnull %7, ptr noundef nonnull %8) #12
  %43 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.15, i32 noundef %42)
  %44 = load i32, ptr %7, align 4, !tbaa !5
  %45 = load i32, ptr %8, align 4, !tbaa !5
  %46 = call i32 @fileno(ptr noundef %40) #12
  %47 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.16, i32 noundef %44, i32 noundef %45, i32 noundef %46)
  %48 = call i32 @fseek(ptr noundef %40, i64 noundef 17, i32 noundef 0)
  %49 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.17, i32 noundef %48)
  %50 = call i32 @fclose(ptr noundef %40)
  %51 = call noalias ptr @fmemopen(ptr noundef nonnull %5, i64 noundef 3, ptr noundef nonnull @.str.19) #12
  %52 = icmp eq ptr %51, null
  %53 = zext i1 %52 to i32
  %54 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.18, i32 noundef %53)
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  %55 = call noalias ptr @open_memstream(ptr noundef nonnull %3, ptr noundef nonnull %4) #12
  %56 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %55, ptr noundef nonnull @.str.20, i32 noundef 5) #12
  %57 = call i32 @fflush(ptr noundef %55)
  %58 = load ptr, ptr %3, align 8, !tbaa !10
  %59 = load i64, ptr %4, align 8, !tbaa !13
  %60 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.21, ptr noundef %58, i64 noundef %59)
  br label %61

61:                                               ; preds = %61, %0
  %62 = phi i32 [ 0, %0 ], [ %64, %61 ]
  %63 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %55, ptr noundef nonnull @.str.22, i32 noundef %62) #12
  %64 = add nuw nsw i32 %62, 1
  %65 = icmp eq i32 %64, 3000
  br i1 %65, label %66, label %61, !llvm.loop !15

66:                                               ; preds = %61
  %67 = call i32 @fclose(ptr noundef %55)
  %68 = load i64, ptr %4, align 8, !tbaa !13
  %69 = load ptr, ptr %3, align 8, !tbaa !10
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 %68
  %71 = getelementptr inbounds i8, ptr %70, i64 -10
  %72 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.23, i64 noundef %68, ptr noundef %69, ptr noundef nonnull %71)
  %73 = load ptr, ptr %3, align 8, !tbaa !10
  call void @free(ptr noundef %73) #12
  %74 = call noalias ptr @open_memstream(ptr noundef nonnull %3, ptr noundef nonnull %4) #12
  %75 = call i32 @fseek(ptr noundef %74, i64 noundef 3, i32 noundef 0)
  %76 = call i32 @fputc(i32 noundef 120, ptr noundef %74)
  %77 = call i32 @fclose(ptr noundef %74)
  %78 = load i64, ptr %4, align 8, !tbaa !13
  %79 = load ptr, ptr %3, align 8, !tbaa !10
  %80 = load i8, ptr %79, align 1, !tbaa !9
  %81 = sext i8 %80 to i32
  %82 = getelementptr inbounds nuw i8, ptr %79, i64 3
  %83 = load i8, ptr %82, align 1, !tbaa !9
  %84 = sext i8 %83 to i32
  %85 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.24, i64 noundef %78, i32 noundef %81, i32 noundef %84)
  %86 = load ptr, ptr %3, align 8, !tbaa !10
  call void @free(ptr noundef %86) #12
  %87 = call noalias ptr @open_memstream(ptr noundef nonnull %3, ptr noundef nonnull %4) #12
  %88 = call i32 @fclose(ptr noundef %87)
  %89 = load i64, ptr %4, align 8, !tbaa !13
  %90 = load ptr, ptr %3, align 8, !tbaa !10
  %91 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.25, i64 noundef %89, ptr noundef %90)
  %92 = load ptr, ptr %3, align 8, !tbaa !10
  call void @free(ptr noundef %92) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %2, i8 0, i64 32, i1 false)
  %93 = call i32 @pipe(ptr noundef nonnull %1) #12
  %94 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.26, i32 noundef %93)
  %95 = load i32, ptr %1, align 4, !tbaa !5
  %96 = icmp sgt i32 %95, 2
  %97 = zext i1 %96 to i32
  %98 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %99 = load i32, ptr %98, align 4, !tbaa !5
  %100 = icmp sgt i32 %99, %95
  %101 = zext i1 %100 to i32
  %102 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %97, i32 noundef %101)
  %103 = load i32, ptr %1, align 4, !tbaa !5
  %104 = load i32, ptr %98, align 4, !tbaa !5
  call fastcc void @ready(i32 noundef %103, i32 noundef %104)
  %105 = load i32, ptr %98, align 4, !tbaa !5
  %106 = call i64 @write(i32 noundef %105, ptr noundef nonnull @.str.28, i64 noundef 7) #12
  %107 = trunc i64 %106 to i32
  %108 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.27, i32 noundef %107)
  %109 = load i32, ptr %1, align 4, !tbaa !5
  %110 = load i32, ptr %98, align 4, !tbaa !5
  call fastcc void @ready(i32 noundef %109, i32 noundef %110)
  %111 = load i32, ptr %1, align 4, !tbaa !5
  %112 = call i64 @read(i32 noundef %111, ptr noundef nonnull %2, i64 noundef 4) #12
  %113 = trunc i64 %112 to i32
  %114 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.29, i32 noundef %113)
  %115 = load i32, ptr %1, align 4, !tbaa !5
  %116 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %117 = call i64 @read(i32 noundef %115, ptr noundef nonnull %116, i64 noundef 20) #12
  %118 = trunc i64 %117 to i32
  %119 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.30, i32 noundef %118, ptr noundef nonnull %2)
  %120 = load i32, ptr %1, align 4, !tbaa !5
  %121 = call i32 (i32, i32, ...) @fcntl(i32 noundef %120, i32 noundef 4, i32 noundef 2048) #12
  %122 = load i32, ptr %1, align 4, !tbaa !5
  %123 = call i64 @read(i32 noundef %122, ptr noundef nonnull %2, i64 noundef 4) #12
  %124 = trunc i64 %123 to i32
  %125 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.31, i32 noundef %124)
  %126 = tail call ptr @__errno_location() #13
  %127 = load i32, ptr %126, align 4, !tbaa !5
  %128 = icmp eq i32 %127, 11
  %129 = zext i1 %128 to i32
  %130 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %129)
  %131 = load i32, ptr %98, align 4, !tbaa !5
  %132 = call i32 @dup(i32 noundef %131) #12
  %133 = load i32, ptr %98, align 4, !tbaa !5
  %134 = call i32 @close(i32 noundef %133) #12
  %135 = call i64 @write(i32 noundef %132, ptr noundef nonnull @.str.33, i64 noundef 1) #12
  %136 = trunc i64 %135 to i32
  %137 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.32, i32 noundef %136)
  %138 = call i32 @close(i32 noundef %132) #12
  %139 = load i32, ptr %1, align 4, !tbaa !5
  %140 = call i64 @read(i32 noundef %139, ptr noundef nonnull %2, i64 noundef 4) #12
  %141 = trunc i64 %140 to i32
  %142 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.34, i32 noundef %141)
  %143 = load i32, ptr %1, align 4, !tbaa !5
  %144 = call i64 @read(i32 noundef %143, ptr noundef nonnull %2, i64 noundef 4) #12
  %145 = trunc i64 %144 to i32
  %146 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %145)
  %147 = load i32, ptr %1, align 4, !tbaa !5
  %148 = call i32 @close(i32 noundef %147) #12
  %149 = call i32 @pipe(ptr noundef nonnull %1) #12
  %150 = load i32, ptr %1, align 4, !tbaa !5
  %151 = call noalias ptr @fdopen(i32 noundef %150, ptr noundef nonnull @.str) #12
  %152 = load i32, ptr %98, align 4, !tbaa !5
  %153 = call noalias ptr @fdopen(i32 noundef %152, ptr noundef nonnull @.str.8) #12
  %154 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %153, ptr noundef nonnull @.str.35, i32 noundef 1) #12
  %155 = call i32 @fclose(ptr noundef %153)
  %156 = call ptr @fgets(ptr noundef nonnull %2, i32 noundef 32, ptr noundef %151)
  %157 = icmp eq ptr %156, null
  br i1 %157, label %162, label %158

158:                                              ; preds = %66, %158
  %159 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.36, ptr noundef nonnull %2)
  %160 = call ptr @fgets(ptr noundef nonnull %2, i32 noundef 32, ptr noundef %151)
  %161 = icmp eq ptr %160, null
  br i1 %161, label %162, label %158, !llvm.loop !18

162:                                              ; preds = %158, %66
  %163 = call i32 @fclose(ptr noundef %151)
  %164 = call i32 @pipe(ptr noundef nonnull %1) #12
  %165 = load i32, ptr %1, align 4, !tbaa !5
  %166 = call i32 @close(i32 noundef %165) #12
  %167 = call ptr @signal(i32 noundef 13, ptr noundef nonnull @catch) #12
  %168 = load i32, ptr %98, align 4, !tbaa !5
  %169 = call i64 @write(i32 noundef %168, ptr noundef nonnull @.str.38, i64 noundef 1) #12
  %170 = trunc i64 %169 to i32
  %171 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.37, i32 noundef %170)
  %172 = load i32, ptr %126, align 4, !tbaa !5
  %173 = icmp eq i32 %172, 32
  %174 = zext i1 %173 to i32
  %175 = load i32, ptr @caught, align 4, !tbaa !5
  %176 = icmp eq i32 %175, 13
  %177 = zext i1 %176 to i32
  %178 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %174, i32 noundef %177)
  %179 = load i32, ptr %98, align 4, !tbaa !5
  %180 = call i32 @close(i32 noundef %179) #12
  %181 = load ptr, ptr @stdout, align 8, !tbaa !19
  %182 = call i32 @fflush(ptr noundef %181)
  %183 = call i32 @pipe(ptr noundef nonnull %1) #12
  %184 = call i32 @dup(i32 noundef 1) #12
  %185 = load i32, ptr %98, align 4, !tbaa !5
  %186 = call i32 @dup2(i32 noundef %185, i32 noundef 1) #12
  %187 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.39)
  %188 = load ptr, ptr @stdout, align 8, !tbaa !19
  %189 = call i32 @fflush(ptr noundef %188)
  %190 = call i32 @dup2(i32 noundef %184, i32 noundef 1) #12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %2, i8 0, i64 32, i1 false)
  %191 = load i32, ptr %1, align 4, !tbaa !5
  %192 = call i64 @read(i32 noundef %191, ptr noundef nonnull %2, i64 noundef 20) #12
  %193 = trunc i64 %192 to i32
  %194 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.40, i32 noundef %193)
  %195 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.12, ptr noundef nonnull %2)
  %196 = call i32 @dup(i32 noundef 99) #12
  %197 = call i32 @dup2(i32 noundef 99, i32 noundef 5) #12
  %198 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.41, i32 noundef %196, i32 noundef %197)
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #12
  ret i32 0
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nounwind
declare noalias ptr @fmemopen(ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #4

; Function Attrs: nofree nounwind
declare noundef i64 @fread(ptr noundef writeonly captures(none), i64 noundef, i64 noundef, ptr noundef captures(none)) local_unnamed_addr #4

; Function Attrs: nofree nounwind
declare noundef i32 @fgetc(ptr noundef captures(none)) local_unnamed_addr #4

; Function Attrs: nofree nounwind
declare noundef i32 @feof(ptr noundef captures(none)) local_unnamed_addr #4

; Function Attrs: nofree nounwind
declare noundef i32 @fclose(ptr noundef captures(none)) local_unnamed_addr #4

; Function Attrs: nofree nounwind
declare noundef i64 @ftell(ptr noundef captures(none)) local_unnamed_addr #4

; Function Attrs: nofree nounwind
declare noundef i32 @fflush(ptr noundef captures(none)) local_unnamed_addr #4

; Function Attrs: nofree nounwind
declare void @rewind(ptr noundef captures(none)) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #5

; Function Attrs: nofree nounwind
declare noundef i32 @fprintf(ptr noundef captures(none), ptr noundef readonly captures(none), ...) local_unnamed_addr #4

declare i32 @__isoc99_fscanf(ptr noundef, ptr noundef, ...) local_unnamed_addr #6

; Function Attrs: nofree nounwind
declare noundef i32 @fileno(ptr noundef captures(none)) local_unnamed_addr #4

; Function Attrs: nofree nounwind
declare noundef i32 @fseek(ptr noundef captures(none), i64 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nounwind
declare noalias ptr @open_memstream(ptr noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #7

; Function Attrs: nofree nounwind
declare noundef i32 @fputc(i32 noundef, ptr noundef captures(none)) local_unnamed_addr #4

; Function Attrs: nounwind
declare i32 @pipe(ptr noundef) local_unnamed_addr #3

; Function Attrs: nounwind uwtable
define internal fastcc void @ready(i32 noundef %0, i32 noundef %1) unnamed_addr #0 {
  %3 = alloca [3 x %struct.pollfd], align 16
  %4 = alloca %struct.fd_set, align 8
  %5 = alloca %struct.timeval, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  store i32 %0, ptr %3, align 16, !tbaa !21
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 4
  store i16 1, ptr %6, align 4, !tbaa !24
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 6
  store i16 0, ptr %7, align 2, !tbaa !25
  %8 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store i32 %1, ptr %8, align 8, !tbaa !21
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 12
  store i16 4, ptr %9, align 4, !tbaa !24
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 14
  store i16 0, ptr %10, align 2, !tbaa !25
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store i32 77, ptr %11, align 16, !tbaa !21
  %12 = getelementptr inbounds nuw i8, ptr %3, i64 20
  store i16 1, ptr %12, align 4, !tbaa !24
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 22
  store i16 0, ptr %13, align 2, !tbaa !25
  %14 = call i32 @poll(ptr noundef nonnull %3, i64 noundef 2, i32 noundef 0) #12
  %15 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.42, i32 noundef %14)
  %16 = load i16, ptr %7, align 2, !tbaa !25
  %17 = sext i16 %16 to i32
  %18 = load i16, ptr %10, align 2, !tbaa !25
  %19 = sext i16 %18 to i32
  %20 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.43, i32 noundef %17, i32 noundef %19)
  %21 = call i32 @poll(ptr noundef nonnull %11, i64 noundef 1, i32 noundef 0) #12
  %22 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.34, i32 noundef %21)
  %23 = load i16, ptr %13, align 2, !tbaa !25
  %24 = sext i16 %23 to i32
  %25 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.44, i32 noundef %24)
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %4, i8 0, i64 128, i1 false), !tbaa !13
  %26 = srem i32 %0, 64
  %27 = zext nneg i32 %26 to i64
  %28 = shl nuw i64 1, %27
  %29 = sdiv i32 %0, 64
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i64, ptr %4, i64 %30
  %32 = load i64, ptr %31, align 8, !tbaa !13
  %33 = or i64 %32, %28
  store i64 %33, ptr %31, align 8, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %5, i8 0, i64 16, i1 false)
  %34 = add nsw i32 %0, 1
  %35 = call i32 @select(i32 noundef %34, ptr noundef nonnull %4, ptr noundef null, ptr noundef null, ptr noundef nonnull %5) #12
  %36 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.45, i32 noundef %35)
  %37 = load i64, ptr %31, align 8, !tbaa !13
  %38 = lshr i64 %37, %27
  %39 = trunc i64 %38 to i32
  %40 = and i32 %39, 1
  %41 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %40)
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  ret void
}

; Function Attrs: nofree
declare noundef i64 @write(i32 noundef, ptr noundef readonly captures(none), i64 noundef) local_unnamed_addr #8

; Function Attrs: nofree
declare noundef i64 @read(i32 noundef, ptr noundef captures(none), i64 noundef) local_unnamed_addr #8

declare i32 @fcntl(i32 noundef, i32 noundef, ...) local_unnamed_addr #6

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare ptr @__errno_location() local_unnamed_addr #9

; Function Attrs: nounwind
declare i32 @dup(i32 noundef) local_unnamed_addr #3

declare i32 @close(i32 noundef) local_unnamed_addr #6

; Function Attrs: nofree nounwind
declare noalias noundef ptr @fdopen(i32 noundef, ptr noundef readonly captures(none)) local_unnamed_addr #4

; Function Attrs: nofree nounwind
declare noundef ptr @fgets(ptr noundef writeonly, i32 noundef, ptr noundef captures(none)) local_unnamed_addr #4

; Function Attrs: nounwind
declare ptr @signal(i32 noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal void @catch(i32 noundef %0) #10 {
  store i32 %0, ptr @caught, align 4, !tbaa !5
  ret void
}

; Function Attrs: nounwind
declare i32 @dup2(i32 noundef, i32 noundef) local_unnamed_addr #3

declare i32 @poll(ptr noundef, i64 noundef, i32 noundef) local_unnamed_addr #6

declare i32 @select(i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #6

; Function Attrs: nofree nounwind
declare noundef i64 @fwrite(ptr noundef readonly captures(none), i64 noundef, i64 noundef, ptr noundef captures(none)) local_unnamed_addr #11

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nofree "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nofree nounwind }
attributes #12 = { nounwind }
attributes #13 = { nounwind willreturn memory(none) }

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
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!7, !7, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"p1 omnipotent char", !12, i64 0}
!12 = !{!"any pointer", !7, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"long", !7, i64 0}
!15 = distinct !{!15, !16, !17}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = distinct !{!18, !16, !17}
!19 = !{!20, !20, i64 0}
!20 = !{!"p1 _ZTS8_IO_FILE", !12, i64 0}
!21 = !{!22, !6, i64 0}
!22 = !{!"pollfd", !6, i64 0, !23, i64 4, !23, i64 6}
!23 = !{!"short", !7, i64 0}
!24 = !{!22, !23, i64 4}
!25 = !{!22, !23, i64 6}
