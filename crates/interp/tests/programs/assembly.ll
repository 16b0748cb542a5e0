; ModuleID = 'crates/interp/tests/programs/assembly.c'
source_filename = "crates/interp/tests/programs/assembly.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [5 x i8] c"addb\00", align 1
@.str.1 = private unnamed_addr constant [5 x i8] c"addw\00", align 1
@.str.2 = private unnamed_addr constant [5 x i8] c"addl\00", align 1
@.str.3 = private unnamed_addr constant [5 x i8] c"addq\00", align 1
@.str.4 = private unnamed_addr constant [5 x i8] c"adcb\00", align 1
@.str.5 = private unnamed_addr constant [5 x i8] c"adcw\00", align 1
@.str.6 = private unnamed_addr constant [5 x i8] c"adcl\00", align 1
@.str.7 = private unnamed_addr constant [5 x i8] c"adcq\00", align 1
@.str.8 = private unnamed_addr constant [5 x i8] c"subb\00", align 1
@.str.9 = private unnamed_addr constant [5 x i8] c"subw\00", align 1
@.str.10 = private unnamed_addr constant [5 x i8] c"subl\00", align 1
@.str.11 = private unnamed_addr constant [5 x i8] c"subq\00", align 1
@.str.12 = private unnamed_addr constant [5 x i8] c"sbbb\00", align 1
@.str.13 = private unnamed_addr constant [5 x i8] c"sbbw\00", align 1
@.str.14 = private unnamed_addr constant [5 x i8] c"sbbl\00", align 1
@.str.15 = private unnamed_addr constant [5 x i8] c"sbbq\00", align 1
@.str.16 = private unnamed_addr constant [5 x i8] c"cmpb\00", align 1
@.str.17 = private unnamed_addr constant [5 x i8] c"cmpw\00", align 1
@.str.18 = private unnamed_addr constant [5 x i8] c"cmpl\00", align 1
@.str.19 = private unnamed_addr constant [5 x i8] c"cmpq\00", align 1
@.str.20 = private unnamed_addr constant [5 x i8] c"andb\00", align 1
@.str.21 = private unnamed_addr constant [5 x i8] c"andw\00", align 1
@.str.22 = private unnamed_addr constant [5 x i8] c"andl\00", align 1
@.str.23 = private unnamed_addr constant [5 x i8] c"andq\00", align 1
@.str.24 = private unnamed_addr constant [4 x i8] c"orb\00", align 1
@.str.25 = private unnamed_addr constant [4 x i8] c"orw\00", align 1
@.str.26 = private unnamed_addr constant [4 x i8] c"orl\00", align 1
@.str.27 = private unnamed_addr constant [4 x i8] c"orq\00", align 1
@.str.28 = private unnamed_addr constant [5 x i8] c"xorb\00", align 1
@.str.29 = private unnamed_addr constant [5 x i8] c"xorw\00", align 1
@.str.30 = private unnamed_addr constant [5 x i8] c"xorl\00", align 1
@.str.31 = private unnamed_addr constant [5 x i8] c"xorq\00", align 1
@.str.32 = private unnamed_addr constant [6 x i8] c"testb\00", align 1
@.str.33 = private unnamed_addr constant [6 x i8] c"testw\00", align 1
@.str.34 = private unnamed_addr constant [6 x i8] c"testl\00", align 1
@.str.35 = private unnamed_addr constant [6 x i8] c"testq\00", align 1
@.str.36 = private unnamed_addr constant [5 x i8] c"incb\00", align 1
@.str.37 = private unnamed_addr constant [5 x i8] c"incw\00", align 1
@.str.38 = private unnamed_addr constant [5 x i8] c"incl\00", align 1
@.str.39 = private unnamed_addr constant [5 x i8] c"incq\00", align 1
@.str.40 = private unnamed_addr constant [5 x i8] c"decb\00", align 1
@.str.41 = private unnamed_addr constant [5 x i8] c"decw\00", align 1
@.str.42 = private unnamed_addr constant [5 x i8] c"decl\00", align 1
@.str.43 = private unnamed_addr constant [5 x i8] c"decq\00", align 1
@.str.44 = private unnamed_addr constant [5 x i8] c"negb\00", align 1
@.str.45 = private unnamed_addr constant [5 x i8] c"negw\00", align 1
@.str.46 = private unnamed_addr constant [5 x i8] c"negl\00", align 1
@.str.47 = private unnamed_addr constant [5 x i8] c"negq\00", align 1
@.str.48 = private unnamed_addr constant [5 x i8] c"notb\00", align 1
@.str.49 = private unnamed_addr constant [5 x i8] c"notw\00", align 1
@.str.50 = private unnamed_addr constant [5 x i8] c"notl\00", align 1
@.str.51 = private unnamed_addr constant [5 x i8] c"notq\00", align 1
@.str.52 = private unnamed_addr constant [6 x i8] c"imulw\00", align 1
@.str.53 = private unnamed_addr constant [6 x i8] c"imull\00", align 1
@.str.54 = private unnamed_addr constant [6 x i8] c"imulq\00", align 1
@.str.55 = private unnamed_addr constant [5 x i8] c"mulw\00", align 1
@.str.56 = private unnamed_addr constant [5 x i8] c"mull\00", align 1
@.str.57 = private unnamed_addr constant [5 x i8] c"mulq\00", align 1
@.str.58 = private unnamed_addr constant [5 x i8] c"divw\00", align 1
@.str.59 = private unnamed_addr constant [5 x i8] c"divl\00", align 1
@.str.60 = private unnamed_addr constant [5 x i8] c"divq\00", align 1
@.str.61 = private unnamed_addr constant [6 x i8] c"idivw\00", align 1
@.str.62 = private unnamed_addr constant [6 x i8] c"idivl\00", align 1
@.str.63 = private unnamed_addr constant [6 x i8] c"idivq\00", align 1
@state = internal unnamed_addr global i64 88172645463325252, align 8
@sum = internal unnamed_addr global i64 0, align 8
@.str.64 = private unnamed_addr constant [12 x i8] c"%s %016llx\0A\00", align 1
@.str.65 = private unnamed_addr constant [5 x i8] c"shlb\00", align 1
@.str.66 = private unnamed_addr constant [5 x i8] c"shlw\00", align 1
@.str.67 = private unnamed_addr constant [5 x i8] c"shll\00", align 1
@.str.68 = private unnamed_addr constant [5 x i8] c"shlq\00", align 1
@.str.69 = private unnamed_addr constant [5 x i8] c"shrb\00", align 1
@.str.70 = private unnamed_addr constant [5 x i8] c"shrw\00", align 1
@.str.71 = private unnamed_addr constant [5 x i8] c"shrl\00", align 1
@.str.72 = private unnamed_addr constant [5 x i8] c"shrq\00", align 1
@.str.73 = private unnamed_addr constant [5 x i8] c"sarb\00", align 1
@.str.74 = private unnamed_addr constant [5 x i8] c"sarw\00", align 1
@.str.75 = private unnamed_addr constant [5 x i8] c"sarl\00", align 1
@.str.76 = private unnamed_addr constant [5 x i8] c"sarq\00", align 1
@.str.77 = private unnamed_addr constant [5 x i8] c"rolb\00", align 1
@.str.78 = private unnamed_addr constant [5 x i8] c"rolw\00", align 1
@.str.79 = private unnamed_addr constant [5 x i8] c"roll\00", align 1
@.str.80 = private unnamed_addr constant [5 x i8] c"rolq\00", align 1
@.str.81 = private unnamed_addr constant [5 x i8] c"rorb\00", align 1
@.str.82 = private unnamed_addr constant [5 x i8] c"rorw\00", align 1
@.str.83 = private unnamed_addr constant [5 x i8] c"rorl\00", align 1
@.str.84 = private unnamed_addr constant [5 x i8] c"rorq\00", align 1
@.str.85 = private unnamed_addr constant [5 x i8] c"rclb\00", align 1
@.str.86 = private unnamed_addr constant [5 x i8] c"rclw\00", align 1
@.str.87 = private unnamed_addr constant [5 x i8] c"rcll\00", align 1
@.str.88 = private unnamed_addr constant [5 x i8] c"rclq\00", align 1
@.str.89 = private unnamed_addr constant [5 x i8] c"rcrb\00", align 1
@.str.90 = private unnamed_addr constant [5 x i8] c"rcrw\00", align 1
@.str.91 = private unnamed_addr constant [5 x i8] c"rcrl\00", align 1
@.str.92 = private unnamed_addr constant [5 x i8] c"rcrq\00", align 1
@.str.93 = private unnamed_addr constant [6 x i8] c"shldw\00", align 1
@.str.94 = private unnamed_addr constant [6 x i8] c"shldl\00", align 1
@.str.95 = private unnamed_addr constant [6 x i8] c"shldq\00", align 1
@.str.96 = private unnamed_addr constant [6 x i8] c"shrdw\00", align 1
@.str.97 = private unnamed_addr constant [6 x i8] c"shrdl\00", align 1
@.str.98 = private unnamed_addr constant [6 x i8] c"shrdq\00", align 1
@.str.99 = private unnamed_addr constant [6 x i8] c"shlxl\00", align 1
@.str.100 = private unnamed_addr constant [6 x i8] c"shrxq\00", align 1
@.str.101 = private unnamed_addr constant [6 x i8] c"sarxq\00", align 1
@.str.102 = private unnamed_addr constant [5 x i8] c"bsfw\00", align 1
@.str.103 = private unnamed_addr constant [5 x i8] c"bsfl\00", align 1
@.str.104 = private unnamed_addr constant [5 x i8] c"bsfq\00", align 1
@.str.105 = private unnamed_addr constant [5 x i8] c"bsrw\00", align 1
@.str.106 = private unnamed_addr constant [5 x i8] c"bsrl\00", align 1
@.str.107 = private unnamed_addr constant [5 x i8] c"bsrq\00", align 1
@.str.108 = private unnamed_addr constant [7 x i8] c"tzcntw\00", align 1
@.str.109 = private unnamed_addr constant [7 x i8] c"tzcntl\00", align 1
@.str.110 = private unnamed_addr constant [7 x i8] c"tzcntq\00", align 1
@.str.111 = private unnamed_addr constant [7 x i8] c"lzcntw\00", align 1
@.str.112 = private unnamed_addr constant [7 x i8] c"lzcntl\00", align 1
@.str.113 = private unnamed_addr constant [7 x i8] c"lzcntq\00", align 1
@.str.114 = private unnamed_addr constant [8 x i8] c"popcntw\00", align 1
@.str.115 = private unnamed_addr constant [8 x i8] c"popcntl\00", align 1
@.str.116 = private unnamed_addr constant [8 x i8] c"popcntq\00", align 1
@.str.117 = private unnamed_addr constant [4 x i8] c"btw\00", align 1
@.str.118 = private unnamed_addr constant [4 x i8] c"btl\00", align 1
@.str.119 = private unnamed_addr constant [4 x i8] c"btq\00", align 1
@.str.120 = private unnamed_addr constant [5 x i8] c"btsw\00", align 1
@.str.121 = private unnamed_addr constant [5 x i8] c"btrl\00", align 1
@.str.122 = private unnamed_addr constant [5 x i8] c"btcq\00", align 1
@.str.123 = private unnamed_addr constant [6 x i8] c"blsil\00", align 1
@.str.124 = private unnamed_addr constant [6 x i8] c"blsrq\00", align 1
@.str.125 = private unnamed_addr constant [8 x i8] c"blsmskq\00", align 1
@.str.126 = private unnamed_addr constant [6 x i8] c"andnl\00", align 1
@.str.127 = private unnamed_addr constant [6 x i8] c"andnq\00", align 1
@.str.128 = private unnamed_addr constant [7 x i8] c"bswapl\00", align 1
@.str.129 = private unnamed_addr constant [7 x i8] c"bswapq\00", align 1
@.str.130 = private unnamed_addr constant [6 x i8] c"bzhil\00", align 1
@.str.131 = private unnamed_addr constant [6 x i8] c"bzhiq\00", align 1
@.str.132 = private unnamed_addr constant [7 x i8] c"bextrl\00", align 1
@.str.133 = private unnamed_addr constant [7 x i8] c"bextrq\00", align 1
@.str.134 = private unnamed_addr constant [6 x i8] c"pdepl\00", align 1
@.str.135 = private unnamed_addr constant [6 x i8] c"pextq\00", align 1
@.str.136 = private unnamed_addr constant [6 x i8] c"adcxl\00", align 1
@.str.137 = private unnamed_addr constant [6 x i8] c"adoxq\00", align 1
@.str.138 = private unnamed_addr constant [6 x i8] c"crc32\00", align 1
@.str.139 = private unnamed_addr constant [7 x i8] c"movzbw\00", align 1
@.str.140 = private unnamed_addr constant [7 x i8] c"movzbl\00", align 1
@.str.141 = private unnamed_addr constant [7 x i8] c"movzwq\00", align 1
@.str.142 = private unnamed_addr constant [7 x i8] c"movsbw\00", align 1
@.str.143 = private unnamed_addr constant [7 x i8] c"movswl\00", align 1
@.str.144 = private unnamed_addr constant [7 x i8] c"movsbq\00", align 1
@.str.145 = private unnamed_addr constant [7 x i8] c"movslq\00", align 1
@.str.146 = private unnamed_addr constant [5 x i8] c"movq\00", align 1
@.str.147 = private unnamed_addr constant [5 x i8] c"cc o\00", align 1
@.str.148 = private unnamed_addr constant [6 x i8] c"cc no\00", align 1
@.str.149 = private unnamed_addr constant [5 x i8] c"cc b\00", align 1
@.str.150 = private unnamed_addr constant [6 x i8] c"cc ae\00", align 1
@.str.151 = private unnamed_addr constant [5 x i8] c"cc e\00", align 1
@.str.152 = private unnamed_addr constant [6 x i8] c"cc ne\00", align 1
@.str.153 = private unnamed_addr constant [6 x i8] c"cc be\00", align 1
@.str.154 = private unnamed_addr constant [5 x i8] c"cc a\00", align 1
@.str.155 = private unnamed_addr constant [5 x i8] c"cc s\00", align 1
@.str.156 = private unnamed_addr constant [6 x i8] c"cc ns\00", align 1
@.str.157 = private unnamed_addr constant [5 x i8] c"cc p\00", align 1
@.str.158 = private unnamed_addr constant [6 x i8] c"cc np\00", align 1
@.str.159 = private unnamed_addr constant [5 x i8] c"cc l\00", align 1
@.str.160 = private unnamed_addr constant [6 x i8] c"cc ge\00", align 1
@.str.161 = private unnamed_addr constant [6 x i8] c"cc le\00", align 1
@.str.162 = private unnamed_addr constant [5 x i8] c"cc g\00", align 1
@.str.163 = private unnamed_addr constant [9 x i8] c"atomic l\00", align 1
@.str.164 = private unnamed_addr constant [21 x i8] c"lea, widening, parts\00", align 1
@moves.table = internal constant [8 x i8] c"\03\01\04\01\05\09\02\06", align 1
@.str.165 = private unnamed_addr constant [20 x i8] c"pairs, flags, loops\00", align 1
@.str.166 = private unnamed_addr constant [8 x i8] c"strings\00", align 1

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
  %1 = alloca [64 x i8], align 16
  %2 = alloca [64 x i8], align 16
  %3 = alloca i32, align 4
  %4 = alloca [2 x i64], align 16
  tail call fastcc void @arithmetic()
  br label %6

5:                                                ; preds = %32
  tail call fastcc void @end(ptr noundef nonnull @.str.65)
  br label %38

6:                                                ; preds = %32, %0
  %7 = phi i32 [ 0, %0 ], [ %35, %32 ]
  %8 = tail call fastcc i64 @operand()
  %9 = trunc i64 %8 to i8
  %10 = tail call fastcc i64 @draw()
  %11 = and i64 %10, 3
  %12 = icmp eq i64 %11, 0
  %13 = tail call fastcc i64 @draw()
  %14 = and i64 %13, 15
  %15 = select i1 %12, i64 %13, i64 %14
  %16 = trunc i64 %15 to i8
  %17 = tail call fastcc i64 @draw()
  %18 = and i64 %17, 2261
  %19 = tail call { i8, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09shlb $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,{cx},0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i8 %16, i8 %9, i64 %18) #6, !srcloc !9
  %20 = extractvalue { i8, i64 } %19, 0
  %21 = extractvalue { i8, i64 } %19, 1
  %22 = zext i8 %20 to i64
  tail call fastcc void @mix(i64 noundef %22)
  %23 = trunc i64 %15 to i32
  %24 = and i32 %23, 31
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %32, label %26

26:                                               ; preds = %6
  %27 = icmp eq i32 %24, 1
  %28 = select i1 %27, i64 2244, i64 196
  %29 = icmp samesign ult i32 %24, 8
  %30 = zext i1 %29 to i64
  %31 = or disjoint i64 %28, %30
  br label %32

32:                                               ; preds = %26, %6
  %33 = phi i64 [ %31, %26 ], [ 2261, %6 ]
  %34 = and i64 %33, %21
  tail call fastcc void @mix(i64 noundef %34)
  %35 = add nuw nsw i32 %7, 1
  %36 = icmp eq i32 %35, 100
  br i1 %36, label %5, label %6, !llvm.loop !10

37:                                               ; preds = %64
  tail call fastcc void @end(ptr noundef nonnull @.str.66)
  br label %70

38:                                               ; preds = %64, %5
  %39 = phi i32 [ 0, %5 ], [ %67, %64 ]
  %40 = tail call fastcc i64 @operand()
  %41 = trunc i64 %40 to i16
  %42 = tail call fastcc i64 @draw()
  %43 = and i64 %42, 3
  %44 = icmp eq i64 %43, 0
  %45 = tail call fastcc i64 @draw()
  %46 = and i64 %45, 15
  %47 = select i1 %44, i64 %45, i64 %46
  %48 = trunc i64 %47 to i8
  %49 = tail call fastcc i64 @draw()
  %50 = and i64 %49, 2261
  %51 = tail call { i16, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09shlw $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,{cx},0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i8 %48, i16 %41, i64 %50) #6, !srcloc !13
  %52 = extractvalue { i16, i64 } %51, 0
  %53 = extractvalue { i16, i64 } %51, 1
  %54 = zext i16 %52 to i64
  tail call fastcc void @mix(i64 noundef %54)
  %55 = trunc i64 %47 to i32
  %56 = and i32 %55, 31
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %64, label %58

58:                                               ; preds = %38
  %59 = icmp eq i32 %56, 1
  %60 = select i1 %59, i64 2244, i64 196
  %61 = icmp samesign ult i32 %56, 16
  %62 = zext i1 %61 to i64
  %63 = or disjoint i64 %60, %62
  br label %64

64:                                               ; preds = %58, %38
  %65 = phi i64 [ %63, %58 ], [ 2261, %38 ]
  %66 = and i64 %65, %53
  tail call fastcc void @mix(i64 noundef %66)
  %67 = add nuw nsw i32 %39, 1
  %68 = icmp eq i32 %67, 100
  br i1 %68, label %37, label %38, !llvm.loop !14

69:                                               ; preds = %70
  tail call fastcc void @end(ptr noundef nonnull @.str.67)
  br label %97

70:                                               ; preds = %70, %37
  %71 = phi i32 [ 0, %37 ], [ %94, %70 ]
  %72 = tail call fastcc i64 @operand()
  %73 = trunc i64 %72 to i32
  %74 = tail call fastcc i64 @draw()
  %75 = and i64 %74, 3
  %76 = icmp eq i64 %75, 0
  %77 = tail call fastcc i64 @draw()
  %78 = and i64 %77, 15
  %79 = select i1 %76, i64 %77, i64 %78
  %80 = trunc i64 %79 to i8
  %81 = tail call fastcc i64 @draw()
  %82 = and i64 %81, 2261
  %83 = tail call { i32, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09shll $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,{cx},0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i8 %80, i32 %73, i64 %82) #6, !srcloc !15
  %84 = extractvalue { i32, i64 } %83, 0
  %85 = extractvalue { i32, i64 } %83, 1
  %86 = zext i32 %84 to i64
  tail call fastcc void @mix(i64 noundef %86)
  %87 = trunc i64 %79 to i32
  %88 = and i32 %87, 31
  %89 = icmp eq i32 %88, 0
  %90 = icmp eq i32 %88, 1
  %91 = select i1 %90, i64 2245, i64 197
  %92 = select i1 %89, i64 2261, i64 %91
  %93 = and i64 %92, %85
  tail call fastcc void @mix(i64 noundef %93)
  %94 = add nuw nsw i32 %71, 1
  %95 = icmp eq i32 %94, 100
  br i1 %95, label %69, label %70, !llvm.loop !16

96:                                               ; preds = %97
  tail call fastcc void @end(ptr noundef nonnull @.str.68)
  br label %122

97:                                               ; preds = %97, %69
  %98 = phi i32 [ 0, %69 ], [ %119, %97 ]
  %99 = tail call fastcc i64 @operand()
  %100 = tail call fastcc i64 @draw()
  %101 = and i64 %100, 3
  %102 = icmp eq i64 %101, 0
  %103 = tail call fastcc i64 @draw()
  %104 = and i64 %103, 15
  %105 = select i1 %102, i64 %103, i64 %104
  %106 = trunc i64 %105 to i8
  %107 = tail call fastcc i64 @draw()
  %108 = and i64 %107, 2261
  %109 = tail call { i64, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09shlq $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,{cx},0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i8 %106, i64 %99, i64 %108) #6, !srcloc !17
  %110 = extractvalue { i64, i64 } %109, 0
  %111 = extractvalue { i64, i64 } %109, 1
  tail call fastcc void @mix(i64 noundef %110)
  %112 = trunc i64 %105 to i32
  %113 = and i32 %112, 63
  %114 = icmp eq i32 %113, 0
  %115 = icmp eq i32 %113, 1
  %116 = select i1 %115, i64 2245, i64 197
  %117 = select i1 %114, i64 2261, i64 %116
  %118 = and i64 %117, %111
  tail call fastcc void @mix(i64 noundef %118)
  %119 = add nuw nsw i32 %98, 1
  %120 = icmp eq i32 %119, 100
  br i1 %120, label %96, label %97, !llvm.loop !18

121:                                              ; preds = %148
  tail call fastcc void @end(ptr noundef nonnull @.str.69)
  br label %154

122:                                              ; preds = %148, %96
  %123 = phi i32 [ 0, %96 ], [ %151, %148 ]
  %124 = tail call fastcc i64 @operand()
  %125 = trunc i64 %124 to i8
  %126 = tail call fastcc i64 @draw()
  %127 = and i64 %126, 3
  %128 = icmp eq i64 %127, 0
  %129 = tail call fastcc i64 @draw()
  %130 = and i64 %129, 15
  %131 = select i1 %128, i64 %129, i64 %130
  %132 = trunc i64 %131 to i8
  %133 = tail call fastcc i64 @draw()
  %134 = and i64 %133, 2261
  %135 = tail call { i8, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09shrb $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,{cx},0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i8 %132, i8 %125, i64 %134) #6, !srcloc !19
  %136 = extractvalue { i8, i64 } %135, 0
  %137 = extractvalue { i8, i64 } %135, 1
  %138 = zext i8 %136 to i64
  tail call fastcc void @mix(i64 noundef %138)
  %139 = trunc i64 %131 to i32
  %140 = and i32 %139, 31
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %148, label %142

142:                                              ; preds = %122
  %143 = icmp eq i32 %140, 1
  %144 = select i1 %143, i64 2244, i64 196
  %145 = icmp samesign ult i32 %140, 8
  %146 = zext i1 %145 to i64
  %147 = or disjoint i64 %144, %146
  br label %148

148:                                              ; preds = %142, %122
  %149 = phi i64 [ %147, %142 ], [ 2261, %122 ]
  %150 = and i64 %149, %137
  tail call fastcc void @mix(i64 noundef %150)
  %151 = add nuw nsw i32 %123, 1
  %152 = icmp eq i32 %151, 100
  br i1 %152, label %121, label %122, !llvm.loop !20

153:                                              ; preds = %180
  tail call fastcc void @end(ptr noundef nonnull @.str.70)
  br label %186

154:                                              ; preds = %180, %121
  %155 = phi i32 [ 0, %121 ], [ %183, %180 ]
  %156 = tail call fastcc i64 @operand()
  %157 = trunc i64 %156 to i16
  %158 = tail call fastcc i64 @draw()
  %159 = and i64 %158, 3
  %160 = icmp eq i64 %159, 0
  %161 = tail call fastcc i64 @draw()
  %162 = and i64 %161, 15
  %163 = select i1 %160, i64 %161, i64 %162
  %164 = trunc i64 %163 to i8
  %165 = tail call fastcc i64 @draw()
  %166 = and i64 %165, 2261
  %167 = tail call { i16, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09shrw $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,{cx},0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i8 %164, i16 %157, i64 %166) #6, !srcloc !21
  %168 = extractvalue { i16, i64 } %167, 0
  %169 = extractvalue { i16, i64 } %167, 1
  %170 = zext i16 %168 to i64
  tail call fastcc void @mix(i64 noundef %170)
  %171 = trunc i64 %163 to i32
  %172 = and i32 %171, 31
  %173 = icmp eq i32 %172, 0
  br i1 %173, label %180, label %174

174:                                              ; preds = %154
  %175 = icmp eq i32 %172, 1
  %176 = select i1 %175, i64 2244, i64 196
  %177 = icmp samesign ult i32 %172, 16
  %178 = zext i1 %177 to i64
  %179 = or disjoint i64 %176, %178
  br label %180

180:                                              ; preds = %174, %154
  %181 = phi i64 [ %179, %174 ], [ 2261, %154 ]
  %182 = and i64 %181, %169
  tail call fastcc void @mix(i64 noundef %182)
  %183 = add nuw nsw i32 %155, 1
  %184 = icmp eq i32 %183, 100
  br i1 %184, label %153, label %154, !llvm.loop !22

185:                                              ; preds = %186
  tail call fastcc void @end(ptr noundef nonnull @.str.71)
  br label %213

186:                                              ; preds = %186, %153
  %187 = phi i32 [ 0, %153 ], [ %210, %186 ]
  %188 = tail call fastcc i64 @operand()
  %189 = trunc i64 %188 to i32
  %190 = tail call fastcc i64 @draw()
  %191 = and i64 %190, 3
  %192 = icmp eq i64 %191, 0
  %193 = tail call fastcc i64 @draw()
  %194 = and i64 %193, 15
  %195 = select i1 %192, i64 %193, i64 %194
  %196 = trunc i64 %195 to i8
  %197 = tail call fastcc i64 @draw()
  %198 = and i64 %197, 2261
  %199 = tail call { i32, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09shrl $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,{cx},0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i8 %196, i32 %189, i64 %198) #6, !srcloc !23
  %200 = extractvalue { i32, i64 } %199, 0
  %201 = extractvalue { i32, i64 } %199, 1
  %202 = zext i32 %200 to i64
  tail call fastcc void @mix(i64 noundef %202)
  %203 = trunc i64 %195 to i32
  %204 = and i32 %203, 31
  %205 = icmp eq i32 %204, 0
  %206 = icmp eq i32 %204, 1
  %207 = select i1 %206, i64 2245, i64 197
  %208 = select i1 %205, i64 2261, i64 %207
  %209 = and i64 %208, %201
  tail call fastcc void @mix(i64 noundef %209)
  %210 = add nuw nsw i32 %187, 1
  %211 = icmp eq i32 %210, 100
  br i1 %211, label %185, label %186, !llvm.loop !24

212:                                              ; preds = %213
  tail call fastcc void @end(ptr noundef nonnull @.str.72)
  br label %238

213:                                              ; preds = %213, %185
  %214 = phi i32 [ 0, %185 ], [ %235, %213 ]
  %215 = tail call fastcc i64 @operand()
  %216 = tail call fastcc i64 @draw()
  %217 = and i64 %216, 3
  %218 = icmp eq i64 %217, 0
  %219 = tail call fastcc i64 @draw()
  %220 = and i64 %219, 15
  %221 = select i1 %218, i64 %219, i64 %220
  %222 = trunc i64 %221 to i8
  %223 = tail call fastcc i64 @draw()
  %224 = and i64 %223, 2261
  %225 = tail call { i64, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09shrq $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,{cx},0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i8 %222, i64 %215, i64 %224) #6, !srcloc !25
  %226 = extractvalue { i64, i64 } %225, 0
  %227 = extractvalue { i64, i64 } %225, 1
  tail call fastcc void @mix(i64 noundef %226)
  %228 = trunc i64 %221 to i32
  %229 = and i32 %228, 63
  %230 = icmp eq i32 %229, 0
  %231 = icmp eq i32 %229, 1
  %232 = select i1 %231, i64 2245, i64 197
  %233 = select i1 %230, i64 2261, i64 %232
  %234 = and i64 %233, %227
  tail call fastcc void @mix(i64 noundef %234)
  %235 = add nuw nsw i32 %214, 1
  %236 = icmp eq i32 %235, 100
  br i1 %236, label %212, label %213, !llvm.loop !26

237:                                              ; preds = %238
  tail call fastcc void @end(ptr noundef nonnull @.str.73)
  br label %265

238:                                              ; preds = %238, %212
  %239 = phi i32 [ 0, %212 ], [ %262, %238 ]
  %240 = tail call fastcc i64 @operand()
  %241 = trunc i64 %240 to i8
  %242 = tail call fastcc i64 @draw()
  %243 = and i64 %242, 3
  %244 = icmp eq i64 %243, 0
  %245 = tail call fastcc i64 @draw()
  %246 = and i64 %245, 15
  %247 = select i1 %244, i64 %245, i64 %246
  %248 = trunc i64 %247 to i8
  %249 = tail call fastcc i64 @draw()
  %250 = and i64 %249, 2261
  %251 = tail call { i8, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09sarb $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,{cx},0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i8 %248, i8 %241, i64 %250) #6, !srcloc !27
  %252 = extractvalue { i8, i64 } %251, 0
  %253 = extractvalue { i8, i64 } %251, 1
  %254 = zext i8 %252 to i64
  tail call fastcc void @mix(i64 noundef %254)
  %255 = trunc i64 %247 to i32
  %256 = and i32 %255, 31
  %257 = icmp eq i32 %256, 0
  %258 = icmp eq i32 %256, 1
  %259 = select i1 %258, i64 2245, i64 197
  %260 = select i1 %257, i64 2261, i64 %259
  %261 = and i64 %260, %253
  tail call fastcc void @mix(i64 noundef %261)
  %262 = add nuw nsw i32 %239, 1
  %263 = icmp eq i32 %262, 100
  br i1 %263, label %237, label %238, !llvm.loop !28

264:                                              ; preds = %265
  tail call fastcc void @end(ptr noundef nonnull @.str.74)
  br label %292

265:                                              ; preds = %265, %237
  %266 = phi i32 [ 0, %237 ], [ %289, %265 ]
  %267 = tail call fastcc i64 @operand()
  %268 = trunc i64 %267 to i16
  %269 = tail call fastcc i64 @draw()
  %270 = and i64 %269, 3
  %271 = icmp eq i64 %270, 0
  %272 = tail call fastcc i64 @draw()
  %273 = and i64 %272, 15
  %274 = select i1 %271, i64 %272, i64 %273
  %275 = trunc i64 %274 to i8
  %276 = tail call fastcc i64 @draw()
  %277 = and i64 %276, 2261
  %278 = tail call { i16, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09sarw $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,{cx},0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i8 %275, i16 %268, i64 %277) #6, !srcloc !29
  %279 = extractvalue { i16, i64 } %278, 0
  %280 = extractvalue { i16, i64 } %278, 1
  %281 = zext i16 %279 to i64
  tail call fastcc void @mix(i64 noundef %281)
  %282 = trunc i64 %274 to i32
  %283 = and i32 %282, 31
  %284 = icmp eq i32 %283, 0
  %285 = icmp eq i32 %283, 1
  %286 = select i1 %285, i64 2245, i64 197
  %287 = select i1 %284, i64 2261, i64 %286
  %288 = and i64 %287, %280
  tail call fastcc void @mix(i64 noundef %288)
  %289 = add nuw nsw i32 %266, 1
  %290 = icmp eq i32 %289, 100
  br i1 %290, label %264, label %265, !llvm.loop !30

291:                                              ; preds = %292
  tail call fastcc void @end(ptr noundef nonnull @.str.75)
  br label %319

292:                                              ; preds = %292, %264
  %293 = phi i32 [ 0, %264 ], [ %316, %292 ]
  %294 = tail call fastcc i64 @operand()
  %295 = trunc i64 %294 to i32
  %296 = tail call fastcc i64 @draw()
  %297 = and i64 %296, 3
  %298 = icmp eq i64 %297, 0
  %299 = tail call fastcc i64 @draw()
  %300 = and i64 %299, 15
  %301 = select i1 %298, i64 %299, i64 %300
  %302 = trunc i64 %301 to i8
  %303 = tail call fastcc i64 @draw()
  %304 = and i64 %303, 2261
  %305 = tail call { i32, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09sarl $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,{cx},0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i8 %302, i32 %295, i64 %304) #6, !srcloc !31
  %306 = extractvalue { i32, i64 } %305, 0
  %307 = extractvalue { i32, i64 } %305, 1
  %308 = zext i32 %306 to i64
  tail call fastcc void @mix(i64 noundef %308)
  %309 = trunc i64 %301 to i32
  %310 = and i32 %309, 31
  %311 = icmp eq i32 %310, 0
  %312 = icmp eq i32 %310, 1
  %313 = select i1 %312, i64 2245, i64 197
  %314 = select i1 %311, i64 2261, i64 %313
  %315 = and i64 %314, %307
  tail call fastcc void @mix(i64 noundef %315)
  %316 = add nuw nsw i32 %293, 1
  %317 = icmp eq i32 %316, 100
  br i1 %317, label %291, label %292, !llvm.loop !32

318:                                              ; preds = %319
  tail call fastcc void @end(ptr noundef nonnull @.str.76)
  br label %344

319:                                              ; preds = %319, %291
  %320 = phi i32 [ 0, %291 ], [ %341, %319 ]
  %321 = tail call fastcc i64 @operand()
  %322 = tail call fastcc i64 @draw()
  %323 = and i64 %322, 3
  %324 = icmp eq i64 %323, 0
  %325 = tail call fastcc i64 @draw()
  %326 = and i64 %325, 15
  %327 = select i1 %324, i64 %325, i64 %326
  %328 = trunc i64 %327 to i8
  %329 = tail call fastcc i64 @draw()
  %330 = and i64 %329, 2261
  %331 = tail call { i64, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09sarq $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,{cx},0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i8 %328, i64 %321, i64 %330) #6, !srcloc !33
  %332 = extractvalue { i64, i64 } %331, 0
  %333 = extractvalue { i64, i64 } %331, 1
  tail call fastcc void @mix(i64 noundef %332)
  %334 = trunc i64 %327 to i32
  %335 = and i32 %334, 63
  %336 = icmp eq i32 %335, 0
  %337 = icmp eq i32 %335, 1
  %338 = select i1 %337, i64 2245, i64 197
  %339 = select i1 %336, i64 2261, i64 %338
  %340 = and i64 %339, %333
  tail call fastcc void @mix(i64 noundef %340)
  %341 = add nuw nsw i32 %320, 1
  %342 = icmp eq i32 %341, 100
  br i1 %342, label %318, label %319, !llvm.loop !34

343:                                              ; preds = %344
  tail call fastcc void @end(ptr noundef nonnull @.str.77)
  br label %368

344:                                              ; preds = %344, %318
  %345 = phi i32 [ 0, %318 ], [ %365, %344 ]
  %346 = tail call fastcc i64 @operand()
  %347 = trunc i64 %346 to i8
  %348 = tail call fastcc i64 @draw()
  %349 = and i64 %348, 3
  %350 = icmp eq i64 %349, 0
  %351 = tail call fastcc i64 @draw()
  %352 = and i64 %351, 15
  %353 = select i1 %350, i64 %351, i64 %352
  %354 = trunc i64 %353 to i8
  %355 = tail call fastcc i64 @draw()
  %356 = and i64 %355, 2261
  %357 = tail call { i8, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09rolb $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,{cx},0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i8 %354, i8 %347, i64 %356) #6, !srcloc !35
  %358 = extractvalue { i8, i64 } %357, 0
  %359 = extractvalue { i8, i64 } %357, 1
  %360 = zext i8 %358 to i64
  tail call fastcc void @mix(i64 noundef %360)
  %361 = and i64 %353, 30
  %362 = icmp eq i64 %361, 0
  %363 = select i1 %362, i64 2261, i64 213
  %364 = and i64 %359, %363
  tail call fastcc void @mix(i64 noundef %364)
  %365 = add nuw nsw i32 %345, 1
  %366 = icmp eq i32 %365, 100
  br i1 %366, label %343, label %344, !llvm.loop !36

367:                                              ; preds = %368
  tail call fastcc void @end(ptr noundef nonnull @.str.78)
  br label %392

368:                                              ; preds = %368, %343
  %369 = phi i32 [ 0, %343 ], [ %389, %368 ]
  %370 = tail call fastcc i64 @operand()
  %371 = trunc i64 %370 to i16
  %372 = tail call fastcc i64 @draw()
  %373 = and i64 %372, 3
  %374 = icmp eq i64 %373, 0
  %375 = tail call fastcc i64 @draw()
  %376 = and i64 %375, 15
  %377 = select i1 %374, i64 %375, i64 %376
  %378 = trunc i64 %377 to i8
  %379 = tail call fastcc i64 @draw()
  %380 = and i64 %379, 2261
  %381 = tail call { i16, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09rolw $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,{cx},0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i8 %378, i16 %371, i64 %380) #6, !srcloc !37
  %382 = extractvalue { i16, i64 } %381, 0
  %383 = extractvalue { i16, i64 } %381, 1
  %384 = zext i16 %382 to i64
  tail call fastcc void @mix(i64 noundef %384)
  %385 = and i64 %377, 30
  %386 = icmp eq i64 %385, 0
  %387 = select i1 %386, i64 2261, i64 213
  %388 = and i64 %383, %387
  tail call fastcc void @mix(i64 noundef %388)
  %389 = add nuw nsw i32 %369, 1
  %390 = icmp eq i32 %389, 100
  br i1 %390, label %367, label %368, !llvm.loop !38

391:                                              ; preds = %392
  tail call fastcc void @end(ptr noundef nonnull @.str.79)
  br label %416

392:                                              ; preds = %392, %367
  %393 = phi i32 [ 0, %367 ], [ %413, %392 ]
  %394 = tail call fastcc i64 @operand()
  %395 = trunc i64 %394 to i32
  %396 = tail call fastcc i64 @draw()
  %397 = and i64 %396, 3
  %398 = icmp eq i64 %397, 0
  %399 = tail call fastcc i64 @draw()
  %400 = and i64 %399, 15
  %401 = select i1 %398, i64 %399, i64 %400
  %402 = trunc i64 %401 to i8
  %403 = tail call fastcc i64 @draw()
  %404 = and i64 %403, 2261
  %405 = tail call { i32, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09roll $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,{cx},0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i8 %402, i32 %395, i64 %404) #6, !srcloc !39
  %406 = extractvalue { i32, i64 } %405, 0
  %407 = extractvalue { i32, i64 } %405, 1
  %408 = zext i32 %406 to i64
  tail call fastcc void @mix(i64 noundef %408)
  %409 = and i64 %401, 30
  %410 = icmp eq i64 %409, 0
  %411 = select i1 %410, i64 2261, i64 213
  %412 = and i64 %407, %411
  tail call fastcc void @mix(i64 noundef %412)
  %413 = add nuw nsw i32 %393, 1
  %414 = icmp eq i32 %413, 100
  br i1 %414, label %391, label %392, !llvm.loop !40

415:                                              ; preds = %416
  tail call fastcc void @end(ptr noundef nonnull @.str.80)
  br label %438

416:                                              ; preds = %416, %391
  %417 = phi i32 [ 0, %391 ], [ %435, %416 ]
  %418 = tail call fastcc i64 @operand()
  %419 = tail call fastcc i64 @draw()
  %420 = and i64 %419, 3
  %421 = icmp eq i64 %420, 0
  %422 = tail call fastcc i64 @draw()
  %423 = and i64 %422, 15
  %424 = select i1 %421, i64 %422, i64 %423
  %425 = trunc i64 %424 to i8
  %426 = tail call fastcc i64 @draw()
  %427 = and i64 %426, 2261
  %428 = tail call { i64, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09rolq $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,{cx},0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i8 %425, i64 %418, i64 %427) #6, !srcloc !41
  %429 = extractvalue { i64, i64 } %428, 0
  %430 = extractvalue { i64, i64 } %428, 1
  tail call fastcc void @mix(i64 noundef %429)
  %431 = and i64 %424, 62
  %432 = icmp eq i64 %431, 0
  %433 = select i1 %432, i64 2261, i64 213
  %434 = and i64 %430, %433
  tail call fastcc void @mix(i64 noundef %434)
  %435 = add nuw nsw i32 %417, 1
  %436 = icmp eq i32 %435, 100
  br i1 %436, label %415, label %416, !llvm.loop !42

437:                                              ; preds = %438
  tail call fastcc void @end(ptr noundef nonnull @.str.81)
  br label %462

438:                                              ; preds = %438, %415
  %439 = phi i32 [ 0, %415 ], [ %459, %438 ]
  %440 = tail call fastcc i64 @operand()
  %441 = trunc i64 %440 to i8
  %442 = tail call fastcc i64 @draw()
  %443 = and i64 %442, 3
  %444 = icmp eq i64 %443, 0
  %445 = tail call fastcc i64 @draw()
  %446 = and i64 %445, 15
  %447 = select i1 %444, i64 %445, i64 %446
  %448 = trunc i64 %447 to i8
  %449 = tail call fastcc i64 @draw()
  %450 = and i64 %449, 2261
  %451 = tail call { i8, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09rorb $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,{cx},0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i8 %448, i8 %441, i64 %450) #6, !srcloc !43
  %452 = extractvalue { i8, i64 } %451, 0
  %453 = extractvalue { i8, i64 } %451, 1
  %454 = zext i8 %452 to i64
  tail call fastcc void @mix(i64 noundef %454)
  %455 = and i64 %447, 30
  %456 = icmp eq i64 %455, 0
  %457 = select i1 %456, i64 2261, i64 213
  %458 = and i64 %453, %457
  tail call fastcc void @mix(i64 noundef %458)
  %459 = add nuw nsw i32 %439, 1
  %460 = icmp eq i32 %459, 100
  br i1 %460, label %437, label %438, !llvm.loop !44

461:                                              ; preds = %462
  tail call fastcc void @end(ptr noundef nonnull @.str.82)
  br label %486

462:                                              ; preds = %462, %437
  %463 = phi i32 [ 0, %437 ], [ %483, %462 ]
  %464 = tail call fastcc i64 @operand()
  %465 = trunc i64 %464 to i16
  %466 = tail call fastcc i64 @draw()
  %467 = and i64 %466, 3
  %468 = icmp eq i64 %467, 0
  %469 = tail call fastcc i64 @draw()
  %470 = and i64 %469, 15
  %471 = select i1 %468, i64 %469, i64 %470
  %472 = trunc i64 %471 to i8
  %473 = tail call fastcc i64 @draw()
  %474 = and i64 %473, 2261
  %475 = tail call { i16, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09rorw $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,{cx},0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i8 %472, i16 %465, i64 %474) #6, !srcloc !45
  %476 = extractvalue { i16, i64 } %475, 0
  %477 = extractvalue { i16, i64 } %475, 1
  %478 = zext i16 %476 to i64
  tail call fastcc void @mix(i64 noundef %478)
  %479 = and i64 %471, 30
  %480 = icmp eq i64 %479, 0
  %481 = select i1 %480, i64 2261, i64 213
  %482 = and i64 %477, %481
  tail call fastcc void @mix(i64 noundef %482)
  %483 = add nuw nsw i32 %463, 1
  %484 = icmp eq i32 %483, 100
  br i1 %484, label %461, label %462, !llvm.loop !46

485:                                              ; preds = %486
  tail call fastcc void @end(ptr noundef nonnull @.str.83)
  br label %510

486:                                              ; preds = %486, %461
  %487 = phi i32 [ 0, %461 ], [ %507, %486 ]
  %488 = tail call fastcc i64 @operand()
  %489 = trunc i64 %488 to i32
  %490 = tail call fastcc i64 @draw()
  %491 = and i64 %490, 3
  %492 = icmp eq i64 %491, 0
  %493 = tail call fastcc i64 @draw()
  %494 = and i64 %493, 15
  %495 = select i1 %492, i64 %493, i64 %494
  %496 = trunc i64 %495 to i8
  %497 = tail call fastcc i64 @draw()
  %498 = and i64 %497, 2261
  %499 = tail call { i32, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09rorl $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,{cx},0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i8 %496, i32 %489, i64 %498) #6, !srcloc !47
  %500 = extractvalue { i32, i64 } %499, 0
  %501 = extractvalue { i32, i64 } %499, 1
  %502 = zext i32 %500 to i64
  tail call fastcc void @mix(i64 noundef %502)
  %503 = and i64 %495, 30
  %504 = icmp eq i64 %503, 0
  %505 = select i1 %504, i64 2261, i64 213
  %506 = and i64 %501, %505
  tail call fastcc void @mix(i64 noundef %506)
  %507 = add nuw nsw i32 %487, 1
  %508 = icmp eq i32 %507, 100
  br i1 %508, label %485, label %486, !llvm.loop !48

509:                                              ; preds = %510
  tail call fastcc void @end(ptr noundef nonnull @.str.84)
  br label %532

510:                                              ; preds = %510, %485
  %511 = phi i32 [ 0, %485 ], [ %529, %510 ]
  %512 = tail call fastcc i64 @operand()
  %513 = tail call fastcc i64 @draw()
  %514 = and i64 %513, 3
  %515 = icmp eq i64 %514, 0
  %516 = tail call fastcc i64 @draw()
  %517 = and i64 %516, 15
  %518 = select i1 %515, i64 %516, i64 %517
  %519 = trunc i64 %518 to i8
  %520 = tail call fastcc i64 @draw()
  %521 = and i64 %520, 2261
  %522 = tail call { i64, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09rorq $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,{cx},0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i8 %519, i64 %512, i64 %521) #6, !srcloc !49
  %523 = extractvalue { i64, i64 } %522, 0
  %524 = extractvalue { i64, i64 } %522, 1
  tail call fastcc void @mix(i64 noundef %523)
  %525 = and i64 %518, 62
  %526 = icmp eq i64 %525, 0
  %527 = select i1 %526, i64 2261, i64 213
  %528 = and i64 %524, %527
  tail call fastcc void @mix(i64 noundef %528)
  %529 = add nuw nsw i32 %511, 1
  %530 = icmp eq i32 %529, 100
  br i1 %530, label %509, label %510, !llvm.loop !50

531:                                              ; preds = %532
  tail call fastcc void @end(ptr noundef nonnull @.str.85)
  br label %556

532:                                              ; preds = %532, %509
  %533 = phi i32 [ 0, %509 ], [ %553, %532 ]
  %534 = tail call fastcc i64 @operand()
  %535 = trunc i64 %534 to i8
  %536 = tail call fastcc i64 @draw()
  %537 = and i64 %536, 3
  %538 = icmp eq i64 %537, 0
  %539 = tail call fastcc i64 @draw()
  %540 = and i64 %539, 15
  %541 = select i1 %538, i64 %539, i64 %540
  %542 = trunc i64 %541 to i8
  %543 = tail call fastcc i64 @draw()
  %544 = and i64 %543, 2261
  %545 = tail call { i8, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09rclb $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,{cx},0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i8 %542, i8 %535, i64 %544) #6, !srcloc !51
  %546 = extractvalue { i8, i64 } %545, 0
  %547 = extractvalue { i8, i64 } %545, 1
  %548 = zext i8 %546 to i64
  tail call fastcc void @mix(i64 noundef %548)
  %549 = and i64 %541, 30
  %550 = icmp eq i64 %549, 0
  %551 = select i1 %550, i64 2261, i64 213
  %552 = and i64 %547, %551
  tail call fastcc void @mix(i64 noundef %552)
  %553 = add nuw nsw i32 %533, 1
  %554 = icmp eq i32 %553, 100
  br i1 %554, label %531, label %532, !llvm.loop !52

555:                                              ; preds = %556
  tail call fastcc void @end(ptr noundef nonnull @.str.86)
  br label %580

556:                                              ; preds = %556, %531
  %557 = phi i32 [ 0, %531 ], [ %577, %556 ]
  %558 = tail call fastcc i64 @operand()
  %559 = trunc i64 %558 to i16
  %560 = tail call fastcc i64 @draw()
  %561 = and i64 %560, 3
  %562 = icmp eq i64 %561, 0
  %563 = tail call fastcc i64 @draw()
  %564 = and i64 %563, 15
  %565 = select i1 %562, i64 %563, i64 %564
  %566 = trunc i64 %565 to i8
  %567 = tail call fastcc i64 @draw()
  %568 = and i64 %567, 2261
  %569 = tail call { i16, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09rclw $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,{cx},0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i8 %566, i16 %559, i64 %568) #6, !srcloc !53
  %570 = extractvalue { i16, i64 } %569, 0
  %571 = extractvalue { i16, i64 } %569, 1
  %572 = zext i16 %570 to i64
  tail call fastcc void @mix(i64 noundef %572)
  %573 = and i64 %565, 30
  %574 = icmp eq i64 %573, 0
  %575 = select i1 %574, i64 2261, i64 213
  %576 = and i64 %571, %575
  tail call fastcc void @mix(i64 noundef %576)
  %577 = add nuw nsw i32 %557, 1
  %578 = icmp eq i32 %577, 100
  br i1 %578, label %555, label %556, !llvm.loop !54

579:                                              ; preds = %580
  tail call fastcc void @end(ptr noundef nonnull @.str.87)
  br label %604

580:                                              ; preds = %580, %555
  %581 = phi i32 [ 0, %555 ], [ %601, %580 ]
  %582 = tail call fastcc i64 @operand()
  %583 = trunc i64 %582 to i32
  %584 = tail call fastcc i64 @draw()
  %585 = and i64 %584, 3
  %586 = icmp eq i64 %585, 0
  %587 = tail call fastcc i64 @draw()
  %588 = and i64 %587, 15
  %589 = select i1 %586, i64 %587, i64 %588
  %590 = trunc i64 %589 to i8
  %591 = tail call fastcc i64 @draw()
  %592 = and i64 %591, 2261
  %593 = tail call { i32, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09rcll $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,{cx},0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i8 %590, i32 %583, i64 %592) #6, !srcloc !55
  %594 = extractvalue { i32, i64 } %593, 0
  %595 = extractvalue { i32, i64 } %593, 1
  %596 = zext i32 %594 to i64
  tail call fastcc void @mix(i64 noundef %596)
  %597 = and i64 %589, 30
  %598 = icmp eq i64 %597, 0
  %599 = select i1 %598, i64 2261, i64 213
  %600 = and i64 %595, %599
  tail call fastcc void @mix(i64 noundef %600)
  %601 = add nuw nsw i32 %581, 1
  %602 = icmp eq i32 %601, 100
  br i1 %602, label %579, label %580, !llvm.loop !56

603:                                              ; preds = %604
  tail call fastcc void @end(ptr noundef nonnull @.str.88)
  br label %626

604:                                              ; preds = %604, %579
  %605 = phi i32 [ 0, %579 ], [ %623, %604 ]
  %606 = tail call fastcc i64 @operand()
  %607 = tail call fastcc i64 @draw()
  %608 = and i64 %607, 3
  %609 = icmp eq i64 %608, 0
  %610 = tail call fastcc i64 @draw()
  %611 = and i64 %610, 15
  %612 = select i1 %609, i64 %610, i64 %611
  %613 = trunc i64 %612 to i8
  %614 = tail call fastcc i64 @draw()
  %615 = and i64 %614, 2261
  %616 = tail call { i64, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09rclq $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,{cx},0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i8 %613, i64 %606, i64 %615) #6, !srcloc !57
  %617 = extractvalue { i64, i64 } %616, 0
  %618 = extractvalue { i64, i64 } %616, 1
  tail call fastcc void @mix(i64 noundef %617)
  %619 = and i64 %612, 62
  %620 = icmp eq i64 %619, 0
  %621 = select i1 %620, i64 2261, i64 213
  %622 = and i64 %618, %621
  tail call fastcc void @mix(i64 noundef %622)
  %623 = add nuw nsw i32 %605, 1
  %624 = icmp eq i32 %623, 100
  br i1 %624, label %603, label %604, !llvm.loop !58

625:                                              ; preds = %626
  tail call fastcc void @end(ptr noundef nonnull @.str.89)
  br label %650

626:                                              ; preds = %626, %603
  %627 = phi i32 [ 0, %603 ], [ %647, %626 ]
  %628 = tail call fastcc i64 @operand()
  %629 = trunc i64 %628 to i8
  %630 = tail call fastcc i64 @draw()
  %631 = and i64 %630, 3
  %632 = icmp eq i64 %631, 0
  %633 = tail call fastcc i64 @draw()
  %634 = and i64 %633, 15
  %635 = select i1 %632, i64 %633, i64 %634
  %636 = trunc i64 %635 to i8
  %637 = tail call fastcc i64 @draw()
  %638 = and i64 %637, 2261
  %639 = tail call { i8, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09rcrb $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,{cx},0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i8 %636, i8 %629, i64 %638) #6, !srcloc !59
  %640 = extractvalue { i8, i64 } %639, 0
  %641 = extractvalue { i8, i64 } %639, 1
  %642 = zext i8 %640 to i64
  tail call fastcc void @mix(i64 noundef %642)
  %643 = and i64 %635, 30
  %644 = icmp eq i64 %643, 0
  %645 = select i1 %644, i64 2261, i64 213
  %646 = and i64 %641, %645
  tail call fastcc void @mix(i64 noundef %646)
  %647 = add nuw nsw i32 %627, 1
  %648 = icmp eq i32 %647, 100
  br i1 %648, label %625, label %626, !llvm.loop !60

649:                                              ; preds = %650
  tail call fastcc void @end(ptr noundef nonnull @.str.90)
  br label %674

650:                                              ; preds = %650, %625
  %651 = phi i32 [ 0, %625 ], [ %671, %650 ]
  %652 = tail call fastcc i64 @operand()
  %653 = trunc i64 %652 to i16
  %654 = tail call fastcc i64 @draw()
  %655 = and i64 %654, 3
  %656 = icmp eq i64 %655, 0
  %657 = tail call fastcc i64 @draw()
  %658 = and i64 %657, 15
  %659 = select i1 %656, i64 %657, i64 %658
  %660 = trunc i64 %659 to i8
  %661 = tail call fastcc i64 @draw()
  %662 = and i64 %661, 2261
  %663 = tail call { i16, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09rcrw $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,{cx},0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i8 %660, i16 %653, i64 %662) #6, !srcloc !61
  %664 = extractvalue { i16, i64 } %663, 0
  %665 = extractvalue { i16, i64 } %663, 1
  %666 = zext i16 %664 to i64
  tail call fastcc void @mix(i64 noundef %666)
  %667 = and i64 %659, 30
  %668 = icmp eq i64 %667, 0
  %669 = select i1 %668, i64 2261, i64 213
  %670 = and i64 %665, %669
  tail call fastcc void @mix(i64 noundef %670)
  %671 = add nuw nsw i32 %651, 1
  %672 = icmp eq i32 %671, 100
  br i1 %672, label %649, label %650, !llvm.loop !62

673:                                              ; preds = %674
  tail call fastcc void @end(ptr noundef nonnull @.str.91)
  br label %698

674:                                              ; preds = %674, %649
  %675 = phi i32 [ 0, %649 ], [ %695, %674 ]
  %676 = tail call fastcc i64 @operand()
  %677 = trunc i64 %676 to i32
  %678 = tail call fastcc i64 @draw()
  %679 = and i64 %678, 3
  %680 = icmp eq i64 %679, 0
  %681 = tail call fastcc i64 @draw()
  %682 = and i64 %681, 15
  %683 = select i1 %680, i64 %681, i64 %682
  %684 = trunc i64 %683 to i8
  %685 = tail call fastcc i64 @draw()
  %686 = and i64 %685, 2261
  %687 = tail call { i32, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09rcrl $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,{cx},0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i8 %684, i32 %677, i64 %686) #6, !srcloc !63
  %688 = extractvalue { i32, i64 } %687, 0
  %689 = extractvalue { i32, i64 } %687, 1
  %690 = zext i32 %688 to i64
  tail call fastcc void @mix(i64 noundef %690)
  %691 = and i64 %683, 30
  %692 = icmp eq i64 %691, 0
  %693 = select i1 %692, i64 2261, i64 213
  %694 = and i64 %689, %693
  tail call fastcc void @mix(i64 noundef %694)
  %695 = add nuw nsw i32 %675, 1
  %696 = icmp eq i32 %695, 100
  br i1 %696, label %673, label %674, !llvm.loop !64

697:                                              ; preds = %698
  tail call fastcc void @end(ptr noundef nonnull @.str.92)
  br label %720

698:                                              ; preds = %698, %673
  %699 = phi i32 [ 0, %673 ], [ %717, %698 ]
  %700 = tail call fastcc i64 @operand()
  %701 = tail call fastcc i64 @draw()
  %702 = and i64 %701, 3
  %703 = icmp eq i64 %702, 0
  %704 = tail call fastcc i64 @draw()
  %705 = and i64 %704, 15
  %706 = select i1 %703, i64 %704, i64 %705
  %707 = trunc i64 %706 to i8
  %708 = tail call fastcc i64 @draw()
  %709 = and i64 %708, 2261
  %710 = tail call { i64, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09rcrq $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,{cx},0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i8 %707, i64 %700, i64 %709) #6, !srcloc !65
  %711 = extractvalue { i64, i64 } %710, 0
  %712 = extractvalue { i64, i64 } %710, 1
  tail call fastcc void @mix(i64 noundef %711)
  %713 = and i64 %706, 62
  %714 = icmp eq i64 %713, 0
  %715 = select i1 %714, i64 2261, i64 213
  %716 = and i64 %712, %715
  tail call fastcc void @mix(i64 noundef %716)
  %717 = add nuw nsw i32 %699, 1
  %718 = icmp eq i32 %717, 100
  br i1 %718, label %697, label %698, !llvm.loop !66

719:                                              ; preds = %720
  tail call fastcc void @end(ptr noundef nonnull @.str.93)
  br label %743

720:                                              ; preds = %720, %697
  %721 = phi i32 [ 0, %697 ], [ %740, %720 ]
  %722 = tail call fastcc i64 @operand()
  %723 = trunc i64 %722 to i16
  %724 = tail call fastcc i64 @operand()
  %725 = trunc i64 %724 to i16
  %726 = tail call fastcc i64 @draw()
  %727 = trunc i64 %726 to i8
  %728 = and i8 %727, 15
  %729 = tail call fastcc i64 @draw()
  %730 = and i64 %729, 2261
  %731 = tail call { i16, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09shldw $3, $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,{cx},0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i16 %725, i8 %728, i16 %723, i64 %730) #6, !srcloc !67
  %732 = extractvalue { i16, i64 } %731, 0
  %733 = extractvalue { i16, i64 } %731, 1
  %734 = zext i16 %732 to i64
  tail call fastcc void @mix(i64 noundef %734)
  %735 = icmp eq i8 %728, 0
  %736 = icmp eq i8 %728, 1
  %737 = select i1 %736, i64 2245, i64 197
  %738 = select i1 %735, i64 2261, i64 %737
  %739 = and i64 %738, %733
  tail call fastcc void @mix(i64 noundef %739)
  %740 = add nuw nsw i32 %721, 1
  %741 = icmp eq i32 %740, 100
  br i1 %741, label %719, label %720, !llvm.loop !68

742:                                              ; preds = %743
  tail call fastcc void @end(ptr noundef nonnull @.str.94)
  br label %768

743:                                              ; preds = %743, %719
  %744 = phi i32 [ 0, %719 ], [ %765, %743 ]
  %745 = tail call fastcc i64 @operand()
  %746 = trunc i64 %745 to i32
  %747 = tail call fastcc i64 @operand()
  %748 = trunc i64 %747 to i32
  %749 = tail call fastcc i64 @draw()
  %750 = trunc i64 %749 to i8
  %751 = and i8 %750, 31
  %752 = tail call fastcc i64 @draw()
  %753 = and i64 %752, 2261
  %754 = tail call { i32, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09shldl $3, $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,{cx},0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %748, i8 %751, i32 %746, i64 %753) #6, !srcloc !69
  %755 = extractvalue { i32, i64 } %754, 0
  %756 = extractvalue { i32, i64 } %754, 1
  %757 = zext i32 %755 to i64
  tail call fastcc void @mix(i64 noundef %757)
  %758 = trunc i64 %749 to i32
  %759 = and i32 %758, 31
  %760 = icmp eq i32 %759, 0
  %761 = icmp eq i32 %759, 1
  %762 = select i1 %761, i64 2245, i64 197
  %763 = select i1 %760, i64 2261, i64 %762
  %764 = and i64 %763, %756
  tail call fastcc void @mix(i64 noundef %764)
  %765 = add nuw nsw i32 %744, 1
  %766 = icmp eq i32 %765, 100
  br i1 %766, label %742, label %743, !llvm.loop !70

767:                                              ; preds = %768
  tail call fastcc void @end(ptr noundef nonnull @.str.95)
  br label %790

768:                                              ; preds = %768, %742
  %769 = phi i32 [ 0, %742 ], [ %787, %768 ]
  %770 = tail call fastcc i64 @operand()
  %771 = tail call fastcc i64 @operand()
  %772 = tail call fastcc i64 @draw()
  %773 = trunc i64 %772 to i8
  %774 = and i8 %773, 63
  %775 = tail call fastcc i64 @draw()
  %776 = and i64 %775, 2261
  %777 = tail call { i64, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09shldq $3, $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,{cx},0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %771, i8 %774, i64 %770, i64 %776) #6, !srcloc !71
  %778 = extractvalue { i64, i64 } %777, 0
  %779 = extractvalue { i64, i64 } %777, 1
  tail call fastcc void @mix(i64 noundef %778)
  %780 = trunc i64 %772 to i32
  %781 = and i32 %780, 63
  %782 = icmp eq i32 %781, 0
  %783 = icmp eq i32 %781, 1
  %784 = select i1 %783, i64 2245, i64 197
  %785 = select i1 %782, i64 2261, i64 %784
  %786 = and i64 %785, %779
  tail call fastcc void @mix(i64 noundef %786)
  %787 = add nuw nsw i32 %769, 1
  %788 = icmp eq i32 %787, 100
  br i1 %788, label %767, label %768, !llvm.loop !72

789:                                              ; preds = %790
  tail call fastcc void @end(ptr noundef nonnull @.str.96)
  br label %813

790:                                              ; preds = %790, %767
  %791 = phi i32 [ 0, %767 ], [ %810, %790 ]
  %792 = tail call fastcc i64 @operand()
  %793 = trunc i64 %792 to i16
  %794 = tail call fastcc i64 @operand()
  %795 = trunc i64 %794 to i16
  %796 = tail call fastcc i64 @draw()
  %797 = trunc i64 %796 to i8
  %798 = and i8 %797, 15
  %799 = tail call fastcc i64 @draw()
  %800 = and i64 %799, 2261
  %801 = tail call { i16, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09shrdw $3, $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,{cx},0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i16 %795, i8 %798, i16 %793, i64 %800) #6, !srcloc !73
  %802 = extractvalue { i16, i64 } %801, 0
  %803 = extractvalue { i16, i64 } %801, 1
  %804 = zext i16 %802 to i64
  tail call fastcc void @mix(i64 noundef %804)
  %805 = icmp eq i8 %798, 0
  %806 = icmp eq i8 %798, 1
  %807 = select i1 %806, i64 2245, i64 197
  %808 = select i1 %805, i64 2261, i64 %807
  %809 = and i64 %808, %803
  tail call fastcc void @mix(i64 noundef %809)
  %810 = add nuw nsw i32 %791, 1
  %811 = icmp eq i32 %810, 100
  br i1 %811, label %789, label %790, !llvm.loop !74

812:                                              ; preds = %813
  tail call fastcc void @end(ptr noundef nonnull @.str.97)
  br label %838

813:                                              ; preds = %813, %789
  %814 = phi i32 [ 0, %789 ], [ %835, %813 ]
  %815 = tail call fastcc i64 @operand()
  %816 = trunc i64 %815 to i32
  %817 = tail call fastcc i64 @operand()
  %818 = trunc i64 %817 to i32
  %819 = tail call fastcc i64 @draw()
  %820 = trunc i64 %819 to i8
  %821 = and i8 %820, 31
  %822 = tail call fastcc i64 @draw()
  %823 = and i64 %822, 2261
  %824 = tail call { i32, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09shrdl $3, $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,{cx},0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %818, i8 %821, i32 %816, i64 %823) #6, !srcloc !75
  %825 = extractvalue { i32, i64 } %824, 0
  %826 = extractvalue { i32, i64 } %824, 1
  %827 = zext i32 %825 to i64
  tail call fastcc void @mix(i64 noundef %827)
  %828 = trunc i64 %819 to i32
  %829 = and i32 %828, 31
  %830 = icmp eq i32 %829, 0
  %831 = icmp eq i32 %829, 1
  %832 = select i1 %831, i64 2245, i64 197
  %833 = select i1 %830, i64 2261, i64 %832
  %834 = and i64 %833, %826
  tail call fastcc void @mix(i64 noundef %834)
  %835 = add nuw nsw i32 %814, 1
  %836 = icmp eq i32 %835, 100
  br i1 %836, label %812, label %813, !llvm.loop !76

837:                                              ; preds = %838
  tail call fastcc void @end(ptr noundef nonnull @.str.98)
  br label %860

838:                                              ; preds = %838, %812
  %839 = phi i32 [ 0, %812 ], [ %857, %838 ]
  %840 = tail call fastcc i64 @operand()
  %841 = tail call fastcc i64 @operand()
  %842 = tail call fastcc i64 @draw()
  %843 = trunc i64 %842 to i8
  %844 = and i8 %843, 63
  %845 = tail call fastcc i64 @draw()
  %846 = and i64 %845, 2261
  %847 = tail call { i64, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09shrdq $3, $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,{cx},0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %841, i8 %844, i64 %840, i64 %846) #6, !srcloc !77
  %848 = extractvalue { i64, i64 } %847, 0
  %849 = extractvalue { i64, i64 } %847, 1
  tail call fastcc void @mix(i64 noundef %848)
  %850 = trunc i64 %842 to i32
  %851 = and i32 %850, 63
  %852 = icmp eq i32 %851, 0
  %853 = icmp eq i32 %851, 1
  %854 = select i1 %853, i64 2245, i64 197
  %855 = select i1 %852, i64 2261, i64 %854
  %856 = and i64 %855, %849
  tail call fastcc void @mix(i64 noundef %856)
  %857 = add nuw nsw i32 %839, 1
  %858 = icmp eq i32 %857, 100
  br i1 %858, label %837, label %838, !llvm.loop !78

859:                                              ; preds = %860
  tail call fastcc void @end(ptr noundef nonnull @.str.99)
  br label %876

860:                                              ; preds = %860, %837
  %861 = phi i32 [ 0, %837 ], [ %873, %860 ]
  %862 = tail call fastcc i64 @operand()
  %863 = trunc i64 %862 to i32
  %864 = tail call fastcc i64 @operand()
  %865 = trunc i64 %864 to i32
  %866 = tail call fastcc i64 @draw()
  %867 = and i64 %866, 2261
  %868 = tail call { i32, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09shlxl $3, $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,r,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %863, i32 %865, i64 %867) #6, !srcloc !79
  %869 = extractvalue { i32, i64 } %868, 0
  %870 = extractvalue { i32, i64 } %868, 1
  %871 = zext i32 %869 to i64
  tail call fastcc void @mix(i64 noundef %871)
  %872 = and i64 %870, 2261
  tail call fastcc void @mix(i64 noundef %872)
  %873 = add nuw nsw i32 %861, 1
  %874 = icmp eq i32 %873, 100
  br i1 %874, label %859, label %860, !llvm.loop !80

875:                                              ; preds = %876
  tail call fastcc void @end(ptr noundef nonnull @.str.100)
  br label %888

876:                                              ; preds = %876, %859
  %877 = phi i32 [ 0, %859 ], [ %886, %876 ]
  %878 = tail call fastcc i64 @operand()
  %879 = tail call fastcc i64 @operand()
  %880 = tail call fastcc i64 @draw()
  %881 = and i64 %880, 2261
  %882 = tail call { i64, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09shrxq $3, $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,r,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %878, i64 %879, i64 %881) #6, !srcloc !81
  %883 = extractvalue { i64, i64 } %882, 0
  %884 = extractvalue { i64, i64 } %882, 1
  tail call fastcc void @mix(i64 noundef %883)
  %885 = and i64 %884, 2261
  tail call fastcc void @mix(i64 noundef %885)
  %886 = add nuw nsw i32 %877, 1
  %887 = icmp eq i32 %886, 100
  br i1 %887, label %875, label %876, !llvm.loop !82

888:                                              ; preds = %888, %875
  %889 = phi i32 [ 0, %875 ], [ %898, %888 ]
  %890 = tail call fastcc i64 @operand()
  %891 = tail call fastcc i64 @operand()
  %892 = tail call fastcc i64 @draw()
  %893 = and i64 %892, 2261
  %894 = tail call { i64, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09sarxq $3, $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,r,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %890, i64 %891, i64 %893) #6, !srcloc !83
  %895 = extractvalue { i64, i64 } %894, 0
  %896 = extractvalue { i64, i64 } %894, 1
  tail call fastcc void @mix(i64 noundef %895)
  %897 = and i64 %896, 2261
  tail call fastcc void @mix(i64 noundef %897)
  %898 = add nuw nsw i32 %889, 1
  %899 = icmp eq i32 %898, 100
  br i1 %899, label %900, label %888, !llvm.loop !84

900:                                              ; preds = %888
  tail call fastcc void @end(ptr noundef nonnull @.str.101)
  br label %902

901:                                              ; preds = %902
  tail call fastcc void @end(ptr noundef nonnull @.str.102)
  br label %919

902:                                              ; preds = %902, %900
  %903 = phi i32 [ 0, %900 ], [ %916, %902 ]
  %904 = tail call fastcc i64 @operand()
  %905 = trunc i64 %904 to i16
  %906 = or i16 %905, -32768
  %907 = tail call fastcc i64 @operand()
  %908 = trunc i64 %907 to i16
  %909 = tail call fastcc i64 @draw()
  %910 = and i64 %909, 2261
  %911 = tail call { i16, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09bsfw $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i16 %906, i16 %908, i64 %910) #6, !srcloc !85
  %912 = extractvalue { i16, i64 } %911, 0
  %913 = extractvalue { i16, i64 } %911, 1
  %914 = zext i16 %912 to i64
  tail call fastcc void @mix(i64 noundef %914)
  %915 = and i64 %913, 64
  tail call fastcc void @mix(i64 noundef %915)
  %916 = add nuw nsw i32 %903, 1
  %917 = icmp eq i32 %916, 100
  br i1 %917, label %901, label %902, !llvm.loop !86

918:                                              ; preds = %919
  tail call fastcc void @end(ptr noundef nonnull @.str.103)
  br label %936

919:                                              ; preds = %919, %901
  %920 = phi i32 [ 0, %901 ], [ %933, %919 ]
  %921 = tail call fastcc i64 @operand()
  %922 = trunc i64 %921 to i32
  %923 = or i32 %922, -2147483648
  %924 = tail call fastcc i64 @operand()
  %925 = trunc i64 %924 to i32
  %926 = tail call fastcc i64 @draw()
  %927 = and i64 %926, 2261
  %928 = tail call { i32, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09bsfl $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %923, i32 %925, i64 %927) #6, !srcloc !87
  %929 = extractvalue { i32, i64 } %928, 0
  %930 = extractvalue { i32, i64 } %928, 1
  %931 = zext i32 %929 to i64
  tail call fastcc void @mix(i64 noundef %931)
  %932 = and i64 %930, 64
  tail call fastcc void @mix(i64 noundef %932)
  %933 = add nuw nsw i32 %920, 1
  %934 = icmp eq i32 %933, 100
  br i1 %934, label %918, label %919, !llvm.loop !88

935:                                              ; preds = %936
  tail call fastcc void @end(ptr noundef nonnull @.str.104)
  br label %950

936:                                              ; preds = %936, %918
  %937 = phi i32 [ 0, %918 ], [ %947, %936 ]
  %938 = tail call fastcc i64 @operand()
  %939 = or i64 %938, -9223372036854775808
  %940 = tail call fastcc i64 @operand()
  %941 = tail call fastcc i64 @draw()
  %942 = and i64 %941, 2261
  %943 = tail call { i64, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09bsfq $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %939, i64 %940, i64 %942) #6, !srcloc !89
  %944 = extractvalue { i64, i64 } %943, 0
  %945 = extractvalue { i64, i64 } %943, 1
  tail call fastcc void @mix(i64 noundef %944)
  %946 = and i64 %945, 64
  tail call fastcc void @mix(i64 noundef %946)
  %947 = add nuw nsw i32 %937, 1
  %948 = icmp eq i32 %947, 100
  br i1 %948, label %935, label %936, !llvm.loop !90

949:                                              ; preds = %950
  tail call fastcc void @end(ptr noundef nonnull @.str.105)
  br label %967

950:                                              ; preds = %950, %935
  %951 = phi i32 [ 0, %935 ], [ %964, %950 ]
  %952 = tail call fastcc i64 @operand()
  %953 = trunc i64 %952 to i16
  %954 = or i16 %953, 1
  %955 = tail call fastcc i64 @operand()
  %956 = trunc i64 %955 to i16
  %957 = tail call fastcc i64 @draw()
  %958 = and i64 %957, 2261
  %959 = tail call { i16, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09bsrw $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i16 %954, i16 %956, i64 %958) #6, !srcloc !91
  %960 = extractvalue { i16, i64 } %959, 0
  %961 = extractvalue { i16, i64 } %959, 1
  %962 = zext i16 %960 to i64
  tail call fastcc void @mix(i64 noundef %962)
  %963 = and i64 %961, 64
  tail call fastcc void @mix(i64 noundef %963)
  %964 = add nuw nsw i32 %951, 1
  %965 = icmp eq i32 %964, 100
  br i1 %965, label %949, label %950, !llvm.loop !92

966:                                              ; preds = %967
  tail call fastcc void @end(ptr noundef nonnull @.str.106)
  br label %984

967:                                              ; preds = %967, %949
  %968 = phi i32 [ 0, %949 ], [ %981, %967 ]
  %969 = tail call fastcc i64 @operand()
  %970 = trunc i64 %969 to i32
  %971 = or i32 %970, 1
  %972 = tail call fastcc i64 @operand()
  %973 = trunc i64 %972 to i32
  %974 = tail call fastcc i64 @draw()
  %975 = and i64 %974, 2261
  %976 = tail call { i32, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09bsrl $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %971, i32 %973, i64 %975) #6, !srcloc !93
  %977 = extractvalue { i32, i64 } %976, 0
  %978 = extractvalue { i32, i64 } %976, 1
  %979 = zext i32 %977 to i64
  tail call fastcc void @mix(i64 noundef %979)
  %980 = and i64 %978, 64
  tail call fastcc void @mix(i64 noundef %980)
  %981 = add nuw nsw i32 %968, 1
  %982 = icmp eq i32 %981, 100
  br i1 %982, label %966, label %967, !llvm.loop !94

983:                                              ; preds = %984
  tail call fastcc void @end(ptr noundef nonnull @.str.107)
  br label %998

984:                                              ; preds = %984, %966
  %985 = phi i32 [ 0, %966 ], [ %995, %984 ]
  %986 = tail call fastcc i64 @operand()
  %987 = or i64 %986, 1
  %988 = tail call fastcc i64 @operand()
  %989 = tail call fastcc i64 @draw()
  %990 = and i64 %989, 2261
  %991 = tail call { i64, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09bsrq $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %987, i64 %988, i64 %990) #6, !srcloc !95
  %992 = extractvalue { i64, i64 } %991, 0
  %993 = extractvalue { i64, i64 } %991, 1
  tail call fastcc void @mix(i64 noundef %992)
  %994 = and i64 %993, 64
  tail call fastcc void @mix(i64 noundef %994)
  %995 = add nuw nsw i32 %985, 1
  %996 = icmp eq i32 %995, 100
  br i1 %996, label %983, label %984, !llvm.loop !96

997:                                              ; preds = %998
  tail call fastcc void @end(ptr noundef nonnull @.str.108)
  br label %1014

998:                                              ; preds = %998, %983
  %999 = phi i32 [ 0, %983 ], [ %1011, %998 ]
  %1000 = tail call fastcc i64 @operand()
  %1001 = trunc i64 %1000 to i16
  %1002 = tail call fastcc i64 @operand()
  %1003 = trunc i64 %1002 to i16
  %1004 = tail call fastcc i64 @draw()
  %1005 = and i64 %1004, 2261
  %1006 = tail call { i16, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09tzcntw $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i16 %1001, i16 %1003, i64 %1005) #6, !srcloc !97
  %1007 = extractvalue { i16, i64 } %1006, 0
  %1008 = extractvalue { i16, i64 } %1006, 1
  %1009 = zext i16 %1007 to i64
  tail call fastcc void @mix(i64 noundef %1009)
  %1010 = and i64 %1008, 65
  tail call fastcc void @mix(i64 noundef %1010)
  %1011 = add nuw nsw i32 %999, 1
  %1012 = icmp eq i32 %1011, 100
  br i1 %1012, label %997, label %998, !llvm.loop !98

1013:                                             ; preds = %1014
  tail call fastcc void @end(ptr noundef nonnull @.str.109)
  br label %1030

1014:                                             ; preds = %1014, %997
  %1015 = phi i32 [ 0, %997 ], [ %1027, %1014 ]
  %1016 = tail call fastcc i64 @operand()
  %1017 = trunc i64 %1016 to i32
  %1018 = tail call fastcc i64 @operand()
  %1019 = trunc i64 %1018 to i32
  %1020 = tail call fastcc i64 @draw()
  %1021 = and i64 %1020, 2261
  %1022 = tail call { i32, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09tzcntl $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %1017, i32 %1019, i64 %1021) #6, !srcloc !99
  %1023 = extractvalue { i32, i64 } %1022, 0
  %1024 = extractvalue { i32, i64 } %1022, 1
  %1025 = zext i32 %1023 to i64
  tail call fastcc void @mix(i64 noundef %1025)
  %1026 = and i64 %1024, 65
  tail call fastcc void @mix(i64 noundef %1026)
  %1027 = add nuw nsw i32 %1015, 1
  %1028 = icmp eq i32 %1027, 100
  br i1 %1028, label %1013, label %1014, !llvm.loop !100

1029:                                             ; preds = %1030
  tail call fastcc void @end(ptr noundef nonnull @.str.110)
  br label %1043

1030:                                             ; preds = %1030, %1013
  %1031 = phi i32 [ 0, %1013 ], [ %1040, %1030 ]
  %1032 = tail call fastcc i64 @operand()
  %1033 = tail call fastcc i64 @operand()
  %1034 = tail call fastcc i64 @draw()
  %1035 = and i64 %1034, 2261
  %1036 = tail call { i64, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09tzcntq $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %1032, i64 %1033, i64 %1035) #6, !srcloc !101
  %1037 = extractvalue { i64, i64 } %1036, 0
  %1038 = extractvalue { i64, i64 } %1036, 1
  tail call fastcc void @mix(i64 noundef %1037)
  %1039 = and i64 %1038, 65
  tail call fastcc void @mix(i64 noundef %1039)
  %1040 = add nuw nsw i32 %1031, 1
  %1041 = icmp eq i32 %1040, 100
  br i1 %1041, label %1029, label %1030, !llvm.loop !102

1042:                                             ; preds = %1043
  tail call fastcc void @end(ptr noundef nonnull @.str.111)
  br label %1059

1043:                                             ; preds = %1043, %1029
  %1044 = phi i32 [ 0, %1029 ], [ %1056, %1043 ]
  %1045 = tail call fastcc i64 @operand()
  %1046 = trunc i64 %1045 to i16
  %1047 = tail call fastcc i64 @operand()
  %1048 = trunc i64 %1047 to i16
  %1049 = tail call fastcc i64 @draw()
  %1050 = and i64 %1049, 2261
  %1051 = tail call { i16, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09lzcntw $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i16 %1046, i16 %1048, i64 %1050) #6, !srcloc !103
  %1052 = extractvalue { i16, i64 } %1051, 0
  %1053 = extractvalue { i16, i64 } %1051, 1
  %1054 = zext i16 %1052 to i64
  tail call fastcc void @mix(i64 noundef %1054)
  %1055 = and i64 %1053, 65
  tail call fastcc void @mix(i64 noundef %1055)
  %1056 = add nuw nsw i32 %1044, 1
  %1057 = icmp eq i32 %1056, 100
  br i1 %1057, label %1042, label %1043, !llvm.loop !104

1058:                                             ; preds = %1059
  tail call fastcc void @end(ptr noundef nonnull @.str.112)
  br label %1075

1059:                                             ; preds = %1059, %1042
  %1060 = phi i32 [ 0, %1042 ], [ %1072, %1059 ]
  %1061 = tail call fastcc i64 @operand()
  %1062 = trunc i64 %1061 to i32
  %1063 = tail call fastcc i64 @operand()
  %1064 = trunc i64 %1063 to i32
  %1065 = tail call fastcc i64 @draw()
  %1066 = and i64 %1065, 2261
  %1067 = tail call { i32, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09lzcntl $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %1062, i32 %1064, i64 %1066) #6, !srcloc !105
  %1068 = extractvalue { i32, i64 } %1067, 0
  %1069 = extractvalue { i32, i64 } %1067, 1
  %1070 = zext i32 %1068 to i64
  tail call fastcc void @mix(i64 noundef %1070)
  %1071 = and i64 %1069, 65
  tail call fastcc void @mix(i64 noundef %1071)
  %1072 = add nuw nsw i32 %1060, 1
  %1073 = icmp eq i32 %1072, 100
  br i1 %1073, label %1058, label %1059, !llvm.loop !106

1074:                                             ; preds = %1075
  tail call fastcc void @end(ptr noundef nonnull @.str.113)
  br label %1088

1075:                                             ; preds = %1075, %1058
  %1076 = phi i32 [ 0, %1058 ], [ %1085, %1075 ]
  %1077 = tail call fastcc i64 @operand()
  %1078 = tail call fastcc i64 @operand()
  %1079 = tail call fastcc i64 @draw()
  %1080 = and i64 %1079, 2261
  %1081 = tail call { i64, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09lzcntq $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %1077, i64 %1078, i64 %1080) #6, !srcloc !107
  %1082 = extractvalue { i64, i64 } %1081, 0
  %1083 = extractvalue { i64, i64 } %1081, 1
  tail call fastcc void @mix(i64 noundef %1082)
  %1084 = and i64 %1083, 65
  tail call fastcc void @mix(i64 noundef %1084)
  %1085 = add nuw nsw i32 %1076, 1
  %1086 = icmp eq i32 %1085, 100
  br i1 %1086, label %1074, label %1075, !llvm.loop !108

1087:                                             ; preds = %1088
  tail call fastcc void @end(ptr noundef nonnull @.str.114)
  br label %1104

1088:                                             ; preds = %1088, %1074
  %1089 = phi i32 [ 0, %1074 ], [ %1101, %1088 ]
  %1090 = tail call fastcc i64 @operand()
  %1091 = trunc i64 %1090 to i16
  %1092 = tail call fastcc i64 @operand()
  %1093 = trunc i64 %1092 to i16
  %1094 = tail call fastcc i64 @draw()
  %1095 = and i64 %1094, 2261
  %1096 = tail call { i16, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09popcntw $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i16 %1091, i16 %1093, i64 %1095) #6, !srcloc !109
  %1097 = extractvalue { i16, i64 } %1096, 0
  %1098 = extractvalue { i16, i64 } %1096, 1
  %1099 = zext i16 %1097 to i64
  tail call fastcc void @mix(i64 noundef %1099)
  %1100 = and i64 %1098, 2261
  tail call fastcc void @mix(i64 noundef %1100)
  %1101 = add nuw nsw i32 %1089, 1
  %1102 = icmp eq i32 %1101, 100
  br i1 %1102, label %1087, label %1088, !llvm.loop !110

1103:                                             ; preds = %1104
  tail call fastcc void @end(ptr noundef nonnull @.str.115)
  br label %1120

1104:                                             ; preds = %1104, %1087
  %1105 = phi i32 [ 0, %1087 ], [ %1117, %1104 ]
  %1106 = tail call fastcc i64 @operand()
  %1107 = trunc i64 %1106 to i32
  %1108 = tail call fastcc i64 @operand()
  %1109 = trunc i64 %1108 to i32
  %1110 = tail call fastcc i64 @draw()
  %1111 = and i64 %1110, 2261
  %1112 = tail call { i32, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09popcntl $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %1107, i32 %1109, i64 %1111) #6, !srcloc !111
  %1113 = extractvalue { i32, i64 } %1112, 0
  %1114 = extractvalue { i32, i64 } %1112, 1
  %1115 = zext i32 %1113 to i64
  tail call fastcc void @mix(i64 noundef %1115)
  %1116 = and i64 %1114, 2261
  tail call fastcc void @mix(i64 noundef %1116)
  %1117 = add nuw nsw i32 %1105, 1
  %1118 = icmp eq i32 %1117, 100
  br i1 %1118, label %1103, label %1104, !llvm.loop !112

1119:                                             ; preds = %1120
  tail call fastcc void @end(ptr noundef nonnull @.str.116)
  br label %1133

1120:                                             ; preds = %1120, %1103
  %1121 = phi i32 [ 0, %1103 ], [ %1130, %1120 ]
  %1122 = tail call fastcc i64 @operand()
  %1123 = tail call fastcc i64 @operand()
  %1124 = tail call fastcc i64 @draw()
  %1125 = and i64 %1124, 2261
  %1126 = tail call { i64, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09popcntq $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %1122, i64 %1123, i64 %1125) #6, !srcloc !113
  %1127 = extractvalue { i64, i64 } %1126, 0
  %1128 = extractvalue { i64, i64 } %1126, 1
  tail call fastcc void @mix(i64 noundef %1127)
  %1129 = and i64 %1128, 2261
  tail call fastcc void @mix(i64 noundef %1129)
  %1130 = add nuw nsw i32 %1121, 1
  %1131 = icmp eq i32 %1130, 100
  br i1 %1131, label %1119, label %1120, !llvm.loop !114

1132:                                             ; preds = %1133
  tail call fastcc void @end(ptr noundef nonnull @.str.117)
  br label %1149

1133:                                             ; preds = %1133, %1119
  %1134 = phi i32 [ 0, %1119 ], [ %1146, %1133 ]
  %1135 = tail call fastcc i64 @operand()
  %1136 = trunc i64 %1135 to i16
  %1137 = tail call fastcc i64 @operand()
  %1138 = trunc i64 %1137 to i16
  %1139 = tail call fastcc i64 @draw()
  %1140 = and i64 %1139, 2261
  %1141 = tail call { i16, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09btw $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i16 %1136, i16 %1138, i64 %1140) #6, !srcloc !115
  %1142 = extractvalue { i16, i64 } %1141, 0
  %1143 = extractvalue { i16, i64 } %1141, 1
  %1144 = zext i16 %1142 to i64
  tail call fastcc void @mix(i64 noundef %1144)
  %1145 = and i64 %1143, 1
  tail call fastcc void @mix(i64 noundef %1145)
  %1146 = add nuw nsw i32 %1134, 1
  %1147 = icmp eq i32 %1146, 100
  br i1 %1147, label %1132, label %1133, !llvm.loop !116

1148:                                             ; preds = %1149
  tail call fastcc void @end(ptr noundef nonnull @.str.118)
  br label %1165

1149:                                             ; preds = %1149, %1132
  %1150 = phi i32 [ 0, %1132 ], [ %1162, %1149 ]
  %1151 = tail call fastcc i64 @operand()
  %1152 = trunc i64 %1151 to i32
  %1153 = tail call fastcc i64 @operand()
  %1154 = trunc i64 %1153 to i32
  %1155 = tail call fastcc i64 @draw()
  %1156 = and i64 %1155, 2261
  %1157 = tail call { i32, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09btl $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %1152, i32 %1154, i64 %1156) #6, !srcloc !117
  %1158 = extractvalue { i32, i64 } %1157, 0
  %1159 = extractvalue { i32, i64 } %1157, 1
  %1160 = zext i32 %1158 to i64
  tail call fastcc void @mix(i64 noundef %1160)
  %1161 = and i64 %1159, 1
  tail call fastcc void @mix(i64 noundef %1161)
  %1162 = add nuw nsw i32 %1150, 1
  %1163 = icmp eq i32 %1162, 100
  br i1 %1163, label %1148, label %1149, !llvm.loop !118

1164:                                             ; preds = %1165
  tail call fastcc void @end(ptr noundef nonnull @.str.119)
  br label %1178

1165:                                             ; preds = %1165, %1148
  %1166 = phi i32 [ 0, %1148 ], [ %1175, %1165 ]
  %1167 = tail call fastcc i64 @operand()
  %1168 = tail call fastcc i64 @operand()
  %1169 = tail call fastcc i64 @draw()
  %1170 = and i64 %1169, 2261
  %1171 = tail call { i64, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09btq $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %1167, i64 %1168, i64 %1170) #6, !srcloc !119
  %1172 = extractvalue { i64, i64 } %1171, 0
  %1173 = extractvalue { i64, i64 } %1171, 1
  tail call fastcc void @mix(i64 noundef %1172)
  %1174 = and i64 %1173, 1
  tail call fastcc void @mix(i64 noundef %1174)
  %1175 = add nuw nsw i32 %1166, 1
  %1176 = icmp eq i32 %1175, 100
  br i1 %1176, label %1164, label %1165, !llvm.loop !120

1177:                                             ; preds = %1178
  tail call fastcc void @end(ptr noundef nonnull @.str.120)
  br label %1194

1178:                                             ; preds = %1178, %1164
  %1179 = phi i32 [ 0, %1164 ], [ %1191, %1178 ]
  %1180 = tail call fastcc i64 @operand()
  %1181 = trunc i64 %1180 to i16
  %1182 = tail call fastcc i64 @operand()
  %1183 = trunc i64 %1182 to i16
  %1184 = tail call fastcc i64 @draw()
  %1185 = and i64 %1184, 2261
  %1186 = tail call { i16, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09btsw $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i16 %1181, i16 %1183, i64 %1185) #6, !srcloc !121
  %1187 = extractvalue { i16, i64 } %1186, 0
  %1188 = extractvalue { i16, i64 } %1186, 1
  %1189 = zext i16 %1187 to i64
  tail call fastcc void @mix(i64 noundef %1189)
  %1190 = and i64 %1188, 65
  tail call fastcc void @mix(i64 noundef %1190)
  %1191 = add nuw nsw i32 %1179, 1
  %1192 = icmp eq i32 %1191, 100
  br i1 %1192, label %1177, label %1178, !llvm.loop !122

1193:                                             ; preds = %1194
  tail call fastcc void @end(ptr noundef nonnull @.str.121)
  br label %1210

1194:                                             ; preds = %1194, %1177
  %1195 = phi i32 [ 0, %1177 ], [ %1207, %1194 ]
  %1196 = tail call fastcc i64 @operand()
  %1197 = trunc i64 %1196 to i32
  %1198 = tail call fastcc i64 @operand()
  %1199 = trunc i64 %1198 to i32
  %1200 = tail call fastcc i64 @draw()
  %1201 = and i64 %1200, 2261
  %1202 = tail call { i32, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09btrl $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %1197, i32 %1199, i64 %1201) #6, !srcloc !123
  %1203 = extractvalue { i32, i64 } %1202, 0
  %1204 = extractvalue { i32, i64 } %1202, 1
  %1205 = zext i32 %1203 to i64
  tail call fastcc void @mix(i64 noundef %1205)
  %1206 = and i64 %1204, 65
  tail call fastcc void @mix(i64 noundef %1206)
  %1207 = add nuw nsw i32 %1195, 1
  %1208 = icmp eq i32 %1207, 100
  br i1 %1208, label %1193, label %1194, !llvm.loop !124

1209:                                             ; preds = %1210
  tail call fastcc void @end(ptr noundef nonnull @.str.122)
  br label %1223

1210:                                             ; preds = %1210, %1193
  %1211 = phi i32 [ 0, %1193 ], [ %1220, %1210 ]
  %1212 = tail call fastcc i64 @operand()
  %1213 = tail call fastcc i64 @operand()
  %1214 = tail call fastcc i64 @draw()
  %1215 = and i64 %1214, 2261
  %1216 = tail call { i64, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09btcq $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %1212, i64 %1213, i64 %1215) #6, !srcloc !125
  %1217 = extractvalue { i64, i64 } %1216, 0
  %1218 = extractvalue { i64, i64 } %1216, 1
  tail call fastcc void @mix(i64 noundef %1217)
  %1219 = and i64 %1218, 65
  tail call fastcc void @mix(i64 noundef %1219)
  %1220 = add nuw nsw i32 %1211, 1
  %1221 = icmp eq i32 %1220, 100
  br i1 %1221, label %1209, label %1210, !llvm.loop !126

1222:                                             ; preds = %1223
  tail call fastcc void @end(ptr noundef nonnull @.str.123)
  br label %1239

1223:                                             ; preds = %1223, %1209
  %1224 = phi i32 [ 0, %1209 ], [ %1236, %1223 ]
  %1225 = tail call fastcc i64 @operand()
  %1226 = trunc i64 %1225 to i32
  %1227 = tail call fastcc i64 @operand()
  %1228 = trunc i64 %1227 to i32
  %1229 = tail call fastcc i64 @draw()
  %1230 = and i64 %1229, 2261
  %1231 = tail call { i32, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09blsil $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %1226, i32 %1228, i64 %1230) #6, !srcloc !127
  %1232 = extractvalue { i32, i64 } %1231, 0
  %1233 = extractvalue { i32, i64 } %1231, 1
  %1234 = zext i32 %1232 to i64
  tail call fastcc void @mix(i64 noundef %1234)
  %1235 = and i64 %1233, 2241
  tail call fastcc void @mix(i64 noundef %1235)
  %1236 = add nuw nsw i32 %1224, 1
  %1237 = icmp eq i32 %1236, 100
  br i1 %1237, label %1222, label %1223, !llvm.loop !128

1238:                                             ; preds = %1239
  tail call fastcc void @end(ptr noundef nonnull @.str.124)
  br label %1252

1239:                                             ; preds = %1239, %1222
  %1240 = phi i32 [ 0, %1222 ], [ %1249, %1239 ]
  %1241 = tail call fastcc i64 @operand()
  %1242 = tail call fastcc i64 @operand()
  %1243 = tail call fastcc i64 @draw()
  %1244 = and i64 %1243, 2261
  %1245 = tail call { i64, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09blsrq $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %1241, i64 %1242, i64 %1244) #6, !srcloc !129
  %1246 = extractvalue { i64, i64 } %1245, 0
  %1247 = extractvalue { i64, i64 } %1245, 1
  tail call fastcc void @mix(i64 noundef %1246)
  %1248 = and i64 %1247, 2241
  tail call fastcc void @mix(i64 noundef %1248)
  %1249 = add nuw nsw i32 %1240, 1
  %1250 = icmp eq i32 %1249, 100
  br i1 %1250, label %1238, label %1239, !llvm.loop !130

1251:                                             ; preds = %1252
  tail call fastcc void @end(ptr noundef nonnull @.str.125)
  br label %1265

1252:                                             ; preds = %1252, %1238
  %1253 = phi i32 [ 0, %1238 ], [ %1262, %1252 ]
  %1254 = tail call fastcc i64 @operand()
  %1255 = tail call fastcc i64 @operand()
  %1256 = tail call fastcc i64 @draw()
  %1257 = and i64 %1256, 2261
  %1258 = tail call { i64, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09blsmskq $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %1254, i64 %1255, i64 %1257) #6, !srcloc !131
  %1259 = extractvalue { i64, i64 } %1258, 0
  %1260 = extractvalue { i64, i64 } %1258, 1
  tail call fastcc void @mix(i64 noundef %1259)
  %1261 = and i64 %1260, 2241
  tail call fastcc void @mix(i64 noundef %1261)
  %1262 = add nuw nsw i32 %1253, 1
  %1263 = icmp eq i32 %1262, 100
  br i1 %1263, label %1251, label %1252, !llvm.loop !132

1264:                                             ; preds = %1265
  tail call fastcc void @end(ptr noundef nonnull @.str.126)
  br label %1281

1265:                                             ; preds = %1265, %1251
  %1266 = phi i32 [ 0, %1251 ], [ %1278, %1265 ]
  %1267 = tail call fastcc i64 @operand()
  %1268 = trunc i64 %1267 to i32
  %1269 = tail call fastcc i64 @operand()
  %1270 = trunc i64 %1269 to i32
  %1271 = tail call fastcc i64 @draw()
  %1272 = and i64 %1271, 2261
  %1273 = tail call { i32, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09andnl $3, $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,r,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %1268, i32 %1270, i64 %1272) #6, !srcloc !133
  %1274 = extractvalue { i32, i64 } %1273, 0
  %1275 = extractvalue { i32, i64 } %1273, 1
  %1276 = zext i32 %1274 to i64
  tail call fastcc void @mix(i64 noundef %1276)
  %1277 = and i64 %1275, 2241
  tail call fastcc void @mix(i64 noundef %1277)
  %1278 = add nuw nsw i32 %1266, 1
  %1279 = icmp eq i32 %1278, 100
  br i1 %1279, label %1264, label %1265, !llvm.loop !134

1280:                                             ; preds = %1281
  tail call fastcc void @end(ptr noundef nonnull @.str.127)
  br label %1294

1281:                                             ; preds = %1281, %1264
  %1282 = phi i32 [ 0, %1264 ], [ %1291, %1281 ]
  %1283 = tail call fastcc i64 @operand()
  %1284 = tail call fastcc i64 @operand()
  %1285 = tail call fastcc i64 @draw()
  %1286 = and i64 %1285, 2261
  %1287 = tail call { i64, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09andnq $3, $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,r,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %1283, i64 %1284, i64 %1286) #6, !srcloc !135
  %1288 = extractvalue { i64, i64 } %1287, 0
  %1289 = extractvalue { i64, i64 } %1287, 1
  tail call fastcc void @mix(i64 noundef %1288)
  %1290 = and i64 %1289, 2241
  tail call fastcc void @mix(i64 noundef %1290)
  %1291 = add nuw nsw i32 %1282, 1
  %1292 = icmp eq i32 %1291, 100
  br i1 %1292, label %1280, label %1281, !llvm.loop !136

1293:                                             ; preds = %1294
  tail call fastcc void @end(ptr noundef nonnull @.str.128)
  br label %1308

1294:                                             ; preds = %1294, %1280
  %1295 = phi i32 [ 0, %1280 ], [ %1305, %1294 ]
  %1296 = tail call fastcc i64 @operand()
  %1297 = trunc i64 %1296 to i32
  %1298 = tail call fastcc i64 @draw()
  %1299 = and i64 %1298, 2261
  %1300 = tail call { i32, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09bswapl $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %1297, i64 %1299) #6, !srcloc !137
  %1301 = extractvalue { i32, i64 } %1300, 0
  %1302 = extractvalue { i32, i64 } %1300, 1
  %1303 = zext i32 %1301 to i64
  tail call fastcc void @mix(i64 noundef %1303)
  %1304 = and i64 %1302, 2261
  tail call fastcc void @mix(i64 noundef %1304)
  %1305 = add nuw nsw i32 %1295, 1
  %1306 = icmp eq i32 %1305, 100
  br i1 %1306, label %1293, label %1294, !llvm.loop !138

1307:                                             ; preds = %1308
  tail call fastcc void @end(ptr noundef nonnull @.str.129)
  br label %1320

1308:                                             ; preds = %1308, %1293
  %1309 = phi i32 [ 0, %1293 ], [ %1317, %1308 ]
  %1310 = tail call fastcc i64 @operand()
  %1311 = tail call fastcc i64 @draw()
  %1312 = and i64 %1311, 2261
  %1313 = tail call { i64, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09bswapq $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %1310, i64 %1312) #6, !srcloc !139
  %1314 = extractvalue { i64, i64 } %1313, 0
  %1315 = extractvalue { i64, i64 } %1313, 1
  tail call fastcc void @mix(i64 noundef %1314)
  %1316 = and i64 %1315, 2261
  tail call fastcc void @mix(i64 noundef %1316)
  %1317 = add nuw nsw i32 %1309, 1
  %1318 = icmp eq i32 %1317, 100
  br i1 %1318, label %1307, label %1308, !llvm.loop !140

1319:                                             ; preds = %1320
  tail call fastcc void @end(ptr noundef nonnull @.str.130)
  br label %1336

1320:                                             ; preds = %1320, %1307
  %1321 = phi i32 [ 0, %1307 ], [ %1333, %1320 ]
  %1322 = tail call fastcc i64 @operand()
  %1323 = trunc i64 %1322 to i32
  %1324 = tail call fastcc i64 @operand()
  %1325 = trunc i64 %1324 to i32
  %1326 = tail call fastcc i64 @draw()
  %1327 = and i64 %1326, 2261
  %1328 = tail call { i32, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09bzhil $3, $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,r,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %1323, i32 %1325, i64 %1327) #6, !srcloc !141
  %1329 = extractvalue { i32, i64 } %1328, 0
  %1330 = extractvalue { i32, i64 } %1328, 1
  %1331 = zext i32 %1329 to i64
  tail call fastcc void @mix(i64 noundef %1331)
  %1332 = and i64 %1330, 2241
  tail call fastcc void @mix(i64 noundef %1332)
  %1333 = add nuw nsw i32 %1321, 1
  %1334 = icmp eq i32 %1333, 100
  br i1 %1334, label %1319, label %1320, !llvm.loop !142

1335:                                             ; preds = %1336
  tail call fastcc void @end(ptr noundef nonnull @.str.131)
  br label %1349

1336:                                             ; preds = %1336, %1319
  %1337 = phi i32 [ 0, %1319 ], [ %1346, %1336 ]
  %1338 = tail call fastcc i64 @operand()
  %1339 = tail call fastcc i64 @operand()
  %1340 = tail call fastcc i64 @draw()
  %1341 = and i64 %1340, 2261
  %1342 = tail call { i64, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09bzhiq $3, $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,r,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %1338, i64 %1339, i64 %1341) #6, !srcloc !143
  %1343 = extractvalue { i64, i64 } %1342, 0
  %1344 = extractvalue { i64, i64 } %1342, 1
  tail call fastcc void @mix(i64 noundef %1343)
  %1345 = and i64 %1344, 2241
  tail call fastcc void @mix(i64 noundef %1345)
  %1346 = add nuw nsw i32 %1337, 1
  %1347 = icmp eq i32 %1346, 100
  br i1 %1347, label %1335, label %1336, !llvm.loop !144

1348:                                             ; preds = %1349
  tail call fastcc void @end(ptr noundef nonnull @.str.132)
  br label %1365

1349:                                             ; preds = %1349, %1335
  %1350 = phi i32 [ 0, %1335 ], [ %1362, %1349 ]
  %1351 = tail call fastcc i64 @operand()
  %1352 = trunc i64 %1351 to i32
  %1353 = tail call fastcc i64 @operand()
  %1354 = trunc i64 %1353 to i32
  %1355 = tail call fastcc i64 @draw()
  %1356 = and i64 %1355, 2261
  %1357 = tail call { i32, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09bextrl $3, $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,r,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %1352, i32 %1354, i64 %1356) #6, !srcloc !145
  %1358 = extractvalue { i32, i64 } %1357, 0
  %1359 = extractvalue { i32, i64 } %1357, 1
  %1360 = zext i32 %1358 to i64
  tail call fastcc void @mix(i64 noundef %1360)
  %1361 = and i64 %1359, 2113
  tail call fastcc void @mix(i64 noundef %1361)
  %1362 = add nuw nsw i32 %1350, 1
  %1363 = icmp eq i32 %1362, 100
  br i1 %1363, label %1348, label %1349, !llvm.loop !146

1364:                                             ; preds = %1365
  tail call fastcc void @end(ptr noundef nonnull @.str.133)
  br label %1378

1365:                                             ; preds = %1365, %1348
  %1366 = phi i32 [ 0, %1348 ], [ %1375, %1365 ]
  %1367 = tail call fastcc i64 @operand()
  %1368 = tail call fastcc i64 @operand()
  %1369 = tail call fastcc i64 @draw()
  %1370 = and i64 %1369, 2261
  %1371 = tail call { i64, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09bextrq $3, $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,r,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %1367, i64 %1368, i64 %1370) #6, !srcloc !147
  %1372 = extractvalue { i64, i64 } %1371, 0
  %1373 = extractvalue { i64, i64 } %1371, 1
  tail call fastcc void @mix(i64 noundef %1372)
  %1374 = and i64 %1373, 2113
  tail call fastcc void @mix(i64 noundef %1374)
  %1375 = add nuw nsw i32 %1366, 1
  %1376 = icmp eq i32 %1375, 100
  br i1 %1376, label %1364, label %1365, !llvm.loop !148

1377:                                             ; preds = %1378
  tail call fastcc void @end(ptr noundef nonnull @.str.134)
  br label %1394

1378:                                             ; preds = %1378, %1364
  %1379 = phi i32 [ 0, %1364 ], [ %1391, %1378 ]
  %1380 = tail call fastcc i64 @operand()
  %1381 = trunc i64 %1380 to i32
  %1382 = tail call fastcc i64 @operand()
  %1383 = trunc i64 %1382 to i32
  %1384 = tail call fastcc i64 @draw()
  %1385 = and i64 %1384, 2261
  %1386 = tail call { i32, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09pdepl $3, $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,r,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %1381, i32 %1383, i64 %1385) #6, !srcloc !149
  %1387 = extractvalue { i32, i64 } %1386, 0
  %1388 = extractvalue { i32, i64 } %1386, 1
  %1389 = zext i32 %1387 to i64
  tail call fastcc void @mix(i64 noundef %1389)
  %1390 = and i64 %1388, 2261
  tail call fastcc void @mix(i64 noundef %1390)
  %1391 = add nuw nsw i32 %1379, 1
  %1392 = icmp eq i32 %1391, 100
  br i1 %1392, label %1377, label %1378, !llvm.loop !150

1393:                                             ; preds = %1394
  tail call fastcc void @end(ptr noundef nonnull @.str.135)
  br label %1407

1394:                                             ; preds = %1394, %1377
  %1395 = phi i32 [ 0, %1377 ], [ %1404, %1394 ]
  %1396 = tail call fastcc i64 @operand()
  %1397 = tail call fastcc i64 @operand()
  %1398 = tail call fastcc i64 @draw()
  %1399 = and i64 %1398, 2261
  %1400 = tail call { i64, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09pextq $3, $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,r,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %1396, i64 %1397, i64 %1399) #6, !srcloc !151
  %1401 = extractvalue { i64, i64 } %1400, 0
  %1402 = extractvalue { i64, i64 } %1400, 1
  tail call fastcc void @mix(i64 noundef %1401)
  %1403 = and i64 %1402, 2261
  tail call fastcc void @mix(i64 noundef %1403)
  %1404 = add nuw nsw i32 %1395, 1
  %1405 = icmp eq i32 %1404, 100
  br i1 %1405, label %1393, label %1394, !llvm.loop !152

1406:                                             ; preds = %1407
  tail call fastcc void @end(ptr noundef nonnull @.str.136)
  br label %1423

1407:                                             ; preds = %1407, %1393
  %1408 = phi i32 [ 0, %1393 ], [ %1420, %1407 ]
  %1409 = tail call fastcc i64 @operand()
  %1410 = trunc i64 %1409 to i32
  %1411 = tail call fastcc i64 @operand()
  %1412 = trunc i64 %1411 to i32
  %1413 = tail call fastcc i64 @draw()
  %1414 = and i64 %1413, 2261
  %1415 = tail call { i32, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09adcxl $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %1410, i32 %1412, i64 %1414) #6, !srcloc !153
  %1416 = extractvalue { i32, i64 } %1415, 0
  %1417 = extractvalue { i32, i64 } %1415, 1
  %1418 = zext i32 %1416 to i64
  tail call fastcc void @mix(i64 noundef %1418)
  %1419 = and i64 %1417, 2261
  tail call fastcc void @mix(i64 noundef %1419)
  %1420 = add nuw nsw i32 %1408, 1
  %1421 = icmp eq i32 %1420, 100
  br i1 %1421, label %1406, label %1407, !llvm.loop !154

1422:                                             ; preds = %1423
  tail call fastcc void @end(ptr noundef nonnull @.str.137)
  br label %1435

1423:                                             ; preds = %1423, %1406
  %1424 = phi i32 [ 0, %1406 ], [ %1433, %1423 ]
  %1425 = tail call fastcc i64 @operand()
  %1426 = tail call fastcc i64 @operand()
  %1427 = tail call fastcc i64 @draw()
  %1428 = and i64 %1427, 2261
  %1429 = tail call { i64, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09adoxq $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %1425, i64 %1426, i64 %1428) #6, !srcloc !155
  %1430 = extractvalue { i64, i64 } %1429, 0
  %1431 = extractvalue { i64, i64 } %1429, 1
  tail call fastcc void @mix(i64 noundef %1430)
  %1432 = and i64 %1431, 2261
  tail call fastcc void @mix(i64 noundef %1432)
  %1433 = add nuw nsw i32 %1424, 1
  %1434 = icmp eq i32 %1433, 100
  br i1 %1434, label %1422, label %1423, !llvm.loop !156

1435:                                             ; preds = %1435, %1422
  %1436 = phi i32 [ 0, %1422 ], [ %1440, %1435 ]
  %1437 = tail call fastcc i64 @operand()
  %1438 = tail call fastcc i64 @operand()
  %1439 = tail call i64 asm sideeffect "crc32b ${1:b}, ${0:k}\0A\09crc32w ${1:w}, ${0:k}\0A\09crc32l ${1:k}, ${0:k}\0A\09crc32q $1, $0", "=&r,r,0,~{dirflag},~{fpsr},~{flags}"(i64 %1437, i64 %1438) #6, !srcloc !157
  tail call fastcc void @mix(i64 noundef %1439)
  %1440 = add nuw nsw i32 %1436, 1
  %1441 = icmp eq i32 %1440, 100
  br i1 %1441, label %1442, label %1435, !llvm.loop !158

1442:                                             ; preds = %1435
  tail call fastcc void @end(ptr noundef nonnull @.str.138)
  br label %1444

1443:                                             ; preds = %1444
  tail call fastcc void @end(ptr noundef nonnull @.str.139)
  br label %1453

1444:                                             ; preds = %1444, %1442
  %1445 = phi i32 [ 0, %1442 ], [ %1450, %1444 ]
  %1446 = tail call fastcc i64 @operand()
  %1447 = trunc i64 %1446 to i8
  %1448 = tail call i16 asm sideeffect "movzbw $1, $0", "=r,r,~{dirflag},~{fpsr},~{flags}"(i8 %1447) #6, !srcloc !159
  %1449 = zext i16 %1448 to i64
  tail call fastcc void @mix(i64 noundef %1449)
  %1450 = add nuw nsw i32 %1445, 1
  %1451 = icmp eq i32 %1450, 100
  br i1 %1451, label %1443, label %1444, !llvm.loop !160

1452:                                             ; preds = %1453
  tail call fastcc void @end(ptr noundef nonnull @.str.140)
  br label %1462

1453:                                             ; preds = %1453, %1443
  %1454 = phi i32 [ 0, %1443 ], [ %1459, %1453 ]
  %1455 = tail call fastcc i64 @operand()
  %1456 = trunc i64 %1455 to i8
  %1457 = tail call i32 asm sideeffect "movzbl $1, $0", "=r,r,~{dirflag},~{fpsr},~{flags}"(i8 %1456) #6, !srcloc !161
  %1458 = zext i32 %1457 to i64
  tail call fastcc void @mix(i64 noundef %1458)
  %1459 = add nuw nsw i32 %1454, 1
  %1460 = icmp eq i32 %1459, 100
  br i1 %1460, label %1452, label %1453, !llvm.loop !162

1461:                                             ; preds = %1462
  tail call fastcc void @end(ptr noundef nonnull @.str.141)
  br label %1470

1462:                                             ; preds = %1462, %1452
  %1463 = phi i32 [ 0, %1452 ], [ %1467, %1462 ]
  %1464 = tail call fastcc i64 @operand()
  %1465 = trunc i64 %1464 to i16
  %1466 = tail call i64 asm sideeffect "movzwq $1, $0", "=r,r,~{dirflag},~{fpsr},~{flags}"(i16 %1465) #6, !srcloc !163
  tail call fastcc void @mix(i64 noundef %1466)
  %1467 = add nuw nsw i32 %1463, 1
  %1468 = icmp eq i32 %1467, 100
  br i1 %1468, label %1461, label %1462, !llvm.loop !164

1469:                                             ; preds = %1470
  tail call fastcc void @end(ptr noundef nonnull @.str.142)
  br label %1479

1470:                                             ; preds = %1470, %1461
  %1471 = phi i32 [ 0, %1461 ], [ %1476, %1470 ]
  %1472 = tail call fastcc i64 @operand()
  %1473 = trunc i64 %1472 to i8
  %1474 = tail call i16 asm sideeffect "movsbw $1, $0", "=r,r,~{dirflag},~{fpsr},~{flags}"(i8 %1473) #6, !srcloc !165
  %1475 = zext i16 %1474 to i64
  tail call fastcc void @mix(i64 noundef %1475)
  %1476 = add nuw nsw i32 %1471, 1
  %1477 = icmp eq i32 %1476, 100
  br i1 %1477, label %1469, label %1470, !llvm.loop !166

1478:                                             ; preds = %1479
  tail call fastcc void @end(ptr noundef nonnull @.str.143)
  br label %1488

1479:                                             ; preds = %1479, %1469
  %1480 = phi i32 [ 0, %1469 ], [ %1485, %1479 ]
  %1481 = tail call fastcc i64 @operand()
  %1482 = trunc i64 %1481 to i16
  %1483 = tail call i32 asm sideeffect "movswl $1, $0", "=r,r,~{dirflag},~{fpsr},~{flags}"(i16 %1482) #6, !srcloc !167
  %1484 = zext i32 %1483 to i64
  tail call fastcc void @mix(i64 noundef %1484)
  %1485 = add nuw nsw i32 %1480, 1
  %1486 = icmp eq i32 %1485, 100
  br i1 %1486, label %1478, label %1479, !llvm.loop !168

1487:                                             ; preds = %1488
  tail call fastcc void @end(ptr noundef nonnull @.str.144)
  br label %1496

1488:                                             ; preds = %1488, %1478
  %1489 = phi i32 [ 0, %1478 ], [ %1493, %1488 ]
  %1490 = tail call fastcc i64 @operand()
  %1491 = trunc i64 %1490 to i8
  %1492 = tail call i64 asm sideeffect "movsbq $1, $0", "=r,r,~{dirflag},~{fpsr},~{flags}"(i8 %1491) #6, !srcloc !169
  tail call fastcc void @mix(i64 noundef %1492)
  %1493 = add nuw nsw i32 %1489, 1
  %1494 = icmp eq i32 %1493, 100
  br i1 %1494, label %1487, label %1488, !llvm.loop !170

1495:                                             ; preds = %1496
  tail call fastcc void @end(ptr noundef nonnull @.str.145)
  br label %1504

1496:                                             ; preds = %1496, %1487
  %1497 = phi i32 [ 0, %1487 ], [ %1501, %1496 ]
  %1498 = tail call fastcc i64 @operand()
  %1499 = trunc i64 %1498 to i32
  %1500 = tail call i64 asm sideeffect "movslq $1, $0", "=r,r,~{dirflag},~{fpsr},~{flags}"(i32 %1499) #6, !srcloc !171
  tail call fastcc void @mix(i64 noundef %1500)
  %1501 = add nuw nsw i32 %1497, 1
  %1502 = icmp eq i32 %1501, 100
  br i1 %1502, label %1495, label %1496, !llvm.loop !172

1503:                                             ; preds = %1504
  tail call fastcc void @end(ptr noundef nonnull @.str.146)
  br label %1511

1504:                                             ; preds = %1504, %1495
  %1505 = phi i32 [ 0, %1495 ], [ %1508, %1504 ]
  %1506 = tail call fastcc i64 @operand()
  %1507 = tail call i64 asm sideeffect "movq $1, $0", "=r,r,~{dirflag},~{fpsr},~{flags}"(i64 %1506) #6, !srcloc !173
  tail call fastcc void @mix(i64 noundef %1507)
  %1508 = add nuw nsw i32 %1505, 1
  %1509 = icmp eq i32 %1508, 100
  br i1 %1509, label %1503, label %1504, !llvm.loop !174

1510:                                             ; preds = %1511
  tail call fastcc void @end(ptr noundef nonnull @.str.147)
  br label %1529

1511:                                             ; preds = %1511, %1503
  %1512 = phi i32 [ 0, %1503 ], [ %1526, %1511 ]
  %1513 = tail call fastcc i64 @operand()
  %1514 = trunc i64 %1513 to i32
  %1515 = tail call fastcc i64 @operand()
  %1516 = trunc i64 %1515 to i32
  %1517 = tail call fastcc i64 @draw()
  %1518 = and i64 %1517, 2261
  %1519 = tail call { i8, i32, i32 } asm sideeffect "pushq $4\0A\09popfq\0A\09seto $0\0A\09cmovo $3, $1\0A\09jo 1f\0A\09movl $$0, $2\0A1:", "=&r,=&r,=&r,r,r,1,2,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %1516, i64 %1518, i32 %1514, i32 1) #6, !srcloc !175
  %1520 = extractvalue { i8, i32, i32 } %1519, 0
  %1521 = extractvalue { i8, i32, i32 } %1519, 1
  %1522 = extractvalue { i8, i32, i32 } %1519, 2
  %1523 = zext i8 %1520 to i64
  tail call fastcc void @mix(i64 noundef %1523)
  %1524 = zext i32 %1521 to i64
  tail call fastcc void @mix(i64 noundef %1524)
  %1525 = zext i32 %1522 to i64
  tail call fastcc void @mix(i64 noundef %1525)
  %1526 = add nuw nsw i32 %1512, 1
  %1527 = icmp eq i32 %1526, 100
  br i1 %1527, label %1510, label %1511, !llvm.loop !176

1528:                                             ; preds = %1529
  tail call fastcc void @end(ptr noundef nonnull @.str.148)
  br label %1547

1529:                                             ; preds = %1529, %1510
  %1530 = phi i32 [ 0, %1510 ], [ %1544, %1529 ]
  %1531 = tail call fastcc i64 @operand()
  %1532 = trunc i64 %1531 to i32
  %1533 = tail call fastcc i64 @operand()
  %1534 = trunc i64 %1533 to i32
  %1535 = tail call fastcc i64 @draw()
  %1536 = and i64 %1535, 2261
  %1537 = tail call { i8, i32, i32 } asm sideeffect "pushq $4\0A\09popfq\0A\09setno $0\0A\09cmovno $3, $1\0A\09jno 1f\0A\09movl $$0, $2\0A1:", "=&r,=&r,=&r,r,r,1,2,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %1534, i64 %1536, i32 %1532, i32 1) #6, !srcloc !177
  %1538 = extractvalue { i8, i32, i32 } %1537, 0
  %1539 = extractvalue { i8, i32, i32 } %1537, 1
  %1540 = extractvalue { i8, i32, i32 } %1537, 2
  %1541 = zext i8 %1538 to i64
  tail call fastcc void @mix(i64 noundef %1541)
  %1542 = zext i32 %1539 to i64
  tail call fastcc void @mix(i64 noundef %1542)
  %1543 = zext i32 %1540 to i64
  tail call fastcc void @mix(i64 noundef %1543)
  %1544 = add nuw nsw i32 %1530, 1
  %1545 = icmp eq i32 %1544, 100
  br i1 %1545, label %1528, label %1529, !llvm.loop !178

1546:                                             ; preds = %1547
  tail call fastcc void @end(ptr noundef nonnull @.str.149)
  br label %1565

1547:                                             ; preds = %1547, %1528
  %1548 = phi i32 [ 0, %1528 ], [ %1562, %1547 ]
  %1549 = tail call fastcc i64 @operand()
  %1550 = trunc i64 %1549 to i32
  %1551 = tail call fastcc i64 @operand()
  %1552 = trunc i64 %1551 to i32
  %1553 = tail call fastcc i64 @draw()
  %1554 = and i64 %1553, 2261
  %1555 = tail call { i8, i32, i32 } asm sideeffect "pushq $4\0A\09popfq\0A\09setb $0\0A\09cmovb $3, $1\0A\09jb 1f\0A\09movl $$0, $2\0A1:", "=&r,=&r,=&r,r,r,1,2,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %1552, i64 %1554, i32 %1550, i32 1) #6, !srcloc !179
  %1556 = extractvalue { i8, i32, i32 } %1555, 0
  %1557 = extractvalue { i8, i32, i32 } %1555, 1
  %1558 = extractvalue { i8, i32, i32 } %1555, 2
  %1559 = zext i8 %1556 to i64
  tail call fastcc void @mix(i64 noundef %1559)
  %1560 = zext i32 %1557 to i64
  tail call fastcc void @mix(i64 noundef %1560)
  %1561 = zext i32 %1558 to i64
  tail call fastcc void @mix(i64 noundef %1561)
  %1562 = add nuw nsw i32 %1548, 1
  %1563 = icmp eq i32 %1562, 100
  br i1 %1563, label %1546, label %1547, !llvm.loop !180

1564:                                             ; preds = %1565
  tail call fastcc void @end(ptr noundef nonnull @.str.150)
  br label %1583

1565:                                             ; preds = %1565, %1546
  %1566 = phi i32 [ 0, %1546 ], [ %1580, %1565 ]
  %1567 = tail call fastcc i64 @operand()
  %1568 = trunc i64 %1567 to i32
  %1569 = tail call fastcc i64 @operand()
  %1570 = trunc i64 %1569 to i32
  %1571 = tail call fastcc i64 @draw()
  %1572 = and i64 %1571, 2261
  %1573 = tail call { i8, i32, i32 } asm sideeffect "pushq $4\0A\09popfq\0A\09setae $0\0A\09cmovae $3, $1\0A\09jae 1f\0A\09movl $$0, $2\0A1:", "=&r,=&r,=&r,r,r,1,2,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %1570, i64 %1572, i32 %1568, i32 1) #6, !srcloc !181
  %1574 = extractvalue { i8, i32, i32 } %1573, 0
  %1575 = extractvalue { i8, i32, i32 } %1573, 1
  %1576 = extractvalue { i8, i32, i32 } %1573, 2
  %1577 = zext i8 %1574 to i64
  tail call fastcc void @mix(i64 noundef %1577)
  %1578 = zext i32 %1575 to i64
  tail call fastcc void @mix(i64 noundef %1578)
  %1579 = zext i32 %1576 to i64
  tail call fastcc void @mix(i64 noundef %1579)
  %1580 = add nuw nsw i32 %1566, 1
  %1581 = icmp eq i32 %1580, 100
  br i1 %1581, label %1564, label %1565, !llvm.loop !182

1582:                                             ; preds = %1583
  tail call fastcc void @end(ptr noundef nonnull @.str.151)
  br label %1601

1583:                                             ; preds = %1583, %1564
  %1584 = phi i32 [ 0, %1564 ], [ %1598, %1583 ]
  %1585 = tail call fastcc i64 @operand()
  %1586 = trunc i64 %1585 to i32
  %1587 = tail call fastcc i64 @operand()
  %1588 = trunc i64 %1587 to i32
  %1589 = tail call fastcc i64 @draw()
  %1590 = and i64 %1589, 2261
  %1591 = tail call { i8, i32, i32 } asm sideeffect "pushq $4\0A\09popfq\0A\09sete $0\0A\09cmove $3, $1\0A\09je 1f\0A\09movl $$0, $2\0A1:", "=&r,=&r,=&r,r,r,1,2,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %1588, i64 %1590, i32 %1586, i32 1) #6, !srcloc !183
  %1592 = extractvalue { i8, i32, i32 } %1591, 0
  %1593 = extractvalue { i8, i32, i32 } %1591, 1
  %1594 = extractvalue { i8, i32, i32 } %1591, 2
  %1595 = zext i8 %1592 to i64
  tail call fastcc void @mix(i64 noundef %1595)
  %1596 = zext i32 %1593 to i64
  tail call fastcc void @mix(i64 noundef %1596)
  %1597 = zext i32 %1594 to i64
  tail call fastcc void @mix(i64 noundef %1597)
  %1598 = add nuw nsw i32 %1584, 1
  %1599 = icmp eq i32 %1598, 100
  br i1 %1599, label %1582, label %1583, !llvm.loop !184

1600:                                             ; preds = %1601
  tail call fastcc void @end(ptr noundef nonnull @.str.152)
  br label %1619

1601:                                             ; preds = %1601, %1582
  %1602 = phi i32 [ 0, %1582 ], [ %1616, %1601 ]
  %1603 = tail call fastcc i64 @operand()
  %1604 = trunc i64 %1603 to i32
  %1605 = tail call fastcc i64 @operand()
  %1606 = trunc i64 %1605 to i32
  %1607 = tail call fastcc i64 @draw()
  %1608 = and i64 %1607, 2261
  %1609 = tail call { i8, i32, i32 } asm sideeffect "pushq $4\0A\09popfq\0A\09setne $0\0A\09cmovne $3, $1\0A\09jne 1f\0A\09movl $$0, $2\0A1:", "=&r,=&r,=&r,r,r,1,2,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %1606, i64 %1608, i32 %1604, i32 1) #6, !srcloc !185
  %1610 = extractvalue { i8, i32, i32 } %1609, 0
  %1611 = extractvalue { i8, i32, i32 } %1609, 1
  %1612 = extractvalue { i8, i32, i32 } %1609, 2
  %1613 = zext i8 %1610 to i64
  tail call fastcc void @mix(i64 noundef %1613)
  %1614 = zext i32 %1611 to i64
  tail call fastcc void @mix(i64 noundef %1614)
  %1615 = zext i32 %1612 to i64
  tail call fastcc void @mix(i64 noundef %1615)
  %1616 = add nuw nsw i32 %1602, 1
  %1617 = icmp eq i32 %1616, 100
  br i1 %1617, label %1600, label %1601, !llvm.loop !186

1618:                                             ; preds = %1619
  tail call fastcc void @end(ptr noundef nonnull @.str.153)
  br label %1637

1619:                                             ; preds = %1619, %1600
  %1620 = phi i32 [ 0, %1600 ], [ %1634, %1619 ]
  %1621 = tail call fastcc i64 @operand()
  %1622 = trunc i64 %1621 to i32
  %1623 = tail call fastcc i64 @operand()
  %1624 = trunc i64 %1623 to i32
  %1625 = tail call fastcc i64 @draw()
  %1626 = and i64 %1625, 2261
  %1627 = tail call { i8, i32, i32 } asm sideeffect "pushq $4\0A\09popfq\0A\09setbe $0\0A\09cmovbe $3, $1\0A\09jbe 1f\0A\09movl $$0, $2\0A1:", "=&r,=&r,=&r,r,r,1,2,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %1624, i64 %1626, i32 %1622, i32 1) #6, !srcloc !187
  %1628 = extractvalue { i8, i32, i32 } %1627, 0
  %1629 = extractvalue { i8, i32, i32 } %1627, 1
  %1630 = extractvalue { i8, i32, i32 } %1627, 2
  %1631 = zext i8 %1628 to i64
  tail call fastcc void @mix(i64 noundef %1631)
  %1632 = zext i32 %1629 to i64
  tail call fastcc void @mix(i64 noundef %1632)
  %1633 = zext i32 %1630 to i64
  tail call fastcc void @mix(i64 noundef %1633)
  %1634 = add nuw nsw i32 %1620, 1
  %1635 = icmp eq i32 %1634, 100
  br i1 %1635, label %1618, label %1619, !llvm.loop !188

1636:                                             ; preds = %1637
  tail call fastcc void @end(ptr noundef nonnull @.str.154)
  br label %1655

1637:                                             ; preds = %1637, %1618
  %1638 = phi i32 [ 0, %1618 ], [ %1652, %1637 ]
  %1639 = tail call fastcc i64 @operand()
  %1640 = trunc i64 %1639 to i32
  %1641 = tail call fastcc i64 @operand()
  %1642 = trunc i64 %1641 to i32
  %1643 = tail call fastcc i64 @draw()
  %1644 = and i64 %1643, 2261
  %1645 = tail call { i8, i32, i32 } asm sideeffect "pushq $4\0A\09popfq\0A\09seta $0\0A\09cmova $3, $1\0A\09ja 1f\0A\09movl $$0, $2\0A1:", "=&r,=&r,=&r,r,r,1,2,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %1642, i64 %1644, i32 %1640, i32 1) #6, !srcloc !189
  %1646 = extractvalue { i8, i32, i32 } %1645, 0
  %1647 = extractvalue { i8, i32, i32 } %1645, 1
  %1648 = extractvalue { i8, i32, i32 } %1645, 2
  %1649 = zext i8 %1646 to i64
  tail call fastcc void @mix(i64 noundef %1649)
  %1650 = zext i32 %1647 to i64
  tail call fastcc void @mix(i64 noundef %1650)
  %1651 = zext i32 %1648 to i64
  tail call fastcc void @mix(i64 noundef %1651)
  %1652 = add nuw nsw i32 %1638, 1
  %1653 = icmp eq i32 %1652, 100
  br i1 %1653, label %1636, label %1637, !llvm.loop !190

1654:                                             ; preds = %1655
  tail call fastcc void @end(ptr noundef nonnull @.str.155)
  br label %1673

1655:                                             ; preds = %1655, %1636
  %1656 = phi i32 [ 0, %1636 ], [ %1670, %1655 ]
  %1657 = tail call fastcc i64 @operand()
  %1658 = trunc i64 %1657 to i32
  %1659 = tail call fastcc i64 @operand()
  %1660 = trunc i64 %1659 to i32
  %1661 = tail call fastcc i64 @draw()
  %1662 = and i64 %1661, 2261
  %1663 = tail call { i8, i32, i32 } asm sideeffect "pushq $4\0A\09popfq\0A\09sets $0\0A\09cmovs $3, $1\0A\09js 1f\0A\09movl $$0, $2\0A1:", "=&r,=&r,=&r,r,r,1,2,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %1660, i64 %1662, i32 %1658, i32 1) #6, !srcloc !191
  %1664 = extractvalue { i8, i32, i32 } %1663, 0
  %1665 = extractvalue { i8, i32, i32 } %1663, 1
  %1666 = extractvalue { i8, i32, i32 } %1663, 2
  %1667 = zext i8 %1664 to i64
  tail call fastcc void @mix(i64 noundef %1667)
  %1668 = zext i32 %1665 to i64
  tail call fastcc void @mix(i64 noundef %1668)
  %1669 = zext i32 %1666 to i64
  tail call fastcc void @mix(i64 noundef %1669)
  %1670 = add nuw nsw i32 %1656, 1
  %1671 = icmp eq i32 %1670, 100
  br i1 %1671, label %1654, label %1655, !llvm.loop !192

1672:                                             ; preds = %1673
  tail call fastcc void @end(ptr noundef nonnull @.str.156)
  br label %1691

1673:                                             ; preds = %1673, %1654
  %1674 = phi i32 [ 0, %1654 ], [ %1688, %1673 ]
  %1675 = tail call fastcc i64 @operand()
  %1676 = trunc i64 %1675 to i32
  %1677 = tail call fastcc i64 @operand()
  %1678 = trunc i64 %1677 to i32
  %1679 = tail call fastcc i64 @draw()
  %1680 = and i64 %1679, 2261
  %1681 = tail call { i8, i32, i32 } asm sideeffect "pushq $4\0A\09popfq\0A\09setns $0\0A\09cmovns $3, $1\0A\09jns 1f\0A\09movl $$0, $2\0A1:", "=&r,=&r,=&r,r,r,1,2,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %1678, i64 %1680, i32 %1676, i32 1) #6, !srcloc !193
  %1682 = extractvalue { i8, i32, i32 } %1681, 0
  %1683 = extractvalue { i8, i32, i32 } %1681, 1
  %1684 = extractvalue { i8, i32, i32 } %1681, 2
  %1685 = zext i8 %1682 to i64
  tail call fastcc void @mix(i64 noundef %1685)
  %1686 = zext i32 %1683 to i64
  tail call fastcc void @mix(i64 noundef %1686)
  %1687 = zext i32 %1684 to i64
  tail call fastcc void @mix(i64 noundef %1687)
  %1688 = add nuw nsw i32 %1674, 1
  %1689 = icmp eq i32 %1688, 100
  br i1 %1689, label %1672, label %1673, !llvm.loop !194

1690:                                             ; preds = %1691
  tail call fastcc void @end(ptr noundef nonnull @.str.157)
  br label %1709

1691:                                             ; preds = %1691, %1672
  %1692 = phi i32 [ 0, %1672 ], [ %1706, %1691 ]
  %1693 = tail call fastcc i64 @operand()
  %1694 = trunc i64 %1693 to i32
  %1695 = tail call fastcc i64 @operand()
  %1696 = trunc i64 %1695 to i32
  %1697 = tail call fastcc i64 @draw()
  %1698 = and i64 %1697, 2261
  %1699 = tail call { i8, i32, i32 } asm sideeffect "pushq $4\0A\09popfq\0A\09setp $0\0A\09cmovp $3, $1\0A\09jp 1f\0A\09movl $$0, $2\0A1:", "=&r,=&r,=&r,r,r,1,2,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %1696, i64 %1698, i32 %1694, i32 1) #6, !srcloc !195
  %1700 = extractvalue { i8, i32, i32 } %1699, 0
  %1701 = extractvalue { i8, i32, i32 } %1699, 1
  %1702 = extractvalue { i8, i32, i32 } %1699, 2
  %1703 = zext i8 %1700 to i64
  tail call fastcc void @mix(i64 noundef %1703)
  %1704 = zext i32 %1701 to i64
  tail call fastcc void @mix(i64 noundef %1704)
  %1705 = zext i32 %1702 to i64
  tail call fastcc void @mix(i64 noundef %1705)
  %1706 = add nuw nsw i32 %1692, 1
  %1707 = icmp eq i32 %1706, 100
  br i1 %1707, label %1690, label %1691, !llvm.loop !196

1708:                                             ; preds = %1709
  tail call fastcc void @end(ptr noundef nonnull @.str.158)
  br label %1727

1709:                                             ; preds = %1709, %1690
  %1710 = phi i32 [ 0, %1690 ], [ %1724, %1709 ]
  %1711 = tail call fastcc i64 @operand()
  %1712 = trunc i64 %1711 to i32
  %1713 = tail call fastcc i64 @operand()
  %1714 = trunc i64 %1713 to i32
  %1715 = tail call fastcc i64 @draw()
  %1716 = and i64 %1715, 2261
  %1717 = tail call { i8, i32, i32 } asm sideeffect "pushq $4\0A\09popfq\0A\09setnp $0\0A\09cmovnp $3, $1\0A\09jnp 1f\0A\09movl $$0, $2\0A1:", "=&r,=&r,=&r,r,r,1,2,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %1714, i64 %1716, i32 %1712, i32 1) #6, !srcloc !197
  %1718 = extractvalue { i8, i32, i32 } %1717, 0
  %1719 = extractvalue { i8, i32, i32 } %1717, 1
  %1720 = extractvalue { i8, i32, i32 } %1717, 2
  %1721 = zext i8 %1718 to i64
  tail call fastcc void @mix(i64 noundef %1721)
  %1722 = zext i32 %1719 to i64
  tail call fastcc void @mix(i64 noundef %1722)
  %1723 = zext i32 %1720 to i64
  tail call fastcc void @mix(i64 noundef %1723)
  %1724 = add nuw nsw i32 %1710, 1
  %1725 = icmp eq i32 %1724, 100
  br i1 %1725, label %1708, label %1709, !llvm.loop !198

1726:                                             ; preds = %1727
  tail call fastcc void @end(ptr noundef nonnull @.str.159)
  br label %1745

1727:                                             ; preds = %1727, %1708
  %1728 = phi i32 [ 0, %1708 ], [ %1742, %1727 ]
  %1729 = tail call fastcc i64 @operand()
  %1730 = trunc i64 %1729 to i32
  %1731 = tail call fastcc i64 @operand()
  %1732 = trunc i64 %1731 to i32
  %1733 = tail call fastcc i64 @draw()
  %1734 = and i64 %1733, 2261
  %1735 = tail call { i8, i32, i32 } asm sideeffect "pushq $4\0A\09popfq\0A\09setl $0\0A\09cmovl $3, $1\0A\09jl 1f\0A\09movl $$0, $2\0A1:", "=&r,=&r,=&r,r,r,1,2,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %1732, i64 %1734, i32 %1730, i32 1) #6, !srcloc !199
  %1736 = extractvalue { i8, i32, i32 } %1735, 0
  %1737 = extractvalue { i8, i32, i32 } %1735, 1
  %1738 = extractvalue { i8, i32, i32 } %1735, 2
  %1739 = zext i8 %1736 to i64
  tail call fastcc void @mix(i64 noundef %1739)
  %1740 = zext i32 %1737 to i64
  tail call fastcc void @mix(i64 noundef %1740)
  %1741 = zext i32 %1738 to i64
  tail call fastcc void @mix(i64 noundef %1741)
  %1742 = add nuw nsw i32 %1728, 1
  %1743 = icmp eq i32 %1742, 100
  br i1 %1743, label %1726, label %1727, !llvm.loop !200

1744:                                             ; preds = %1745
  tail call fastcc void @end(ptr noundef nonnull @.str.160)
  br label %1763

1745:                                             ; preds = %1745, %1726
  %1746 = phi i32 [ 0, %1726 ], [ %1760, %1745 ]
  %1747 = tail call fastcc i64 @operand()
  %1748 = trunc i64 %1747 to i32
  %1749 = tail call fastcc i64 @operand()
  %1750 = trunc i64 %1749 to i32
  %1751 = tail call fastcc i64 @draw()
  %1752 = and i64 %1751, 2261
  %1753 = tail call { i8, i32, i32 } asm sideeffect "pushq $4\0A\09popfq\0A\09setge $0\0A\09cmovge $3, $1\0A\09jge 1f\0A\09movl $$0, $2\0A1:", "=&r,=&r,=&r,r,r,1,2,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %1750, i64 %1752, i32 %1748, i32 1) #6, !srcloc !201
  %1754 = extractvalue { i8, i32, i32 } %1753, 0
  %1755 = extractvalue { i8, i32, i32 } %1753, 1
  %1756 = extractvalue { i8, i32, i32 } %1753, 2
  %1757 = zext i8 %1754 to i64
  tail call fastcc void @mix(i64 noundef %1757)
  %1758 = zext i32 %1755 to i64
  tail call fastcc void @mix(i64 noundef %1758)
  %1759 = zext i32 %1756 to i64
  tail call fastcc void @mix(i64 noundef %1759)
  %1760 = add nuw nsw i32 %1746, 1
  %1761 = icmp eq i32 %1760, 100
  br i1 %1761, label %1744, label %1745, !llvm.loop !202

1762:                                             ; preds = %1763
  tail call fastcc void @end(ptr noundef nonnull @.str.161)
  br label %1781

1763:                                             ; preds = %1763, %1744
  %1764 = phi i32 [ 0, %1744 ], [ %1778, %1763 ]
  %1765 = tail call fastcc i64 @operand()
  %1766 = trunc i64 %1765 to i32
  %1767 = tail call fastcc i64 @operand()
  %1768 = trunc i64 %1767 to i32
  %1769 = tail call fastcc i64 @draw()
  %1770 = and i64 %1769, 2261
  %1771 = tail call { i8, i32, i32 } asm sideeffect "pushq $4\0A\09popfq\0A\09setle $0\0A\09cmovle $3, $1\0A\09jle 1f\0A\09movl $$0, $2\0A1:", "=&r,=&r,=&r,r,r,1,2,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %1768, i64 %1770, i32 %1766, i32 1) #6, !srcloc !203
  %1772 = extractvalue { i8, i32, i32 } %1771, 0
  %1773 = extractvalue { i8, i32, i32 } %1771, 1
  %1774 = extractvalue { i8, i32, i32 } %1771, 2
  %1775 = zext i8 %1772 to i64
  tail call fastcc void @mix(i64 noundef %1775)
  %1776 = zext i32 %1773 to i64
  tail call fastcc void @mix(i64 noundef %1776)
  %1777 = zext i32 %1774 to i64
  tail call fastcc void @mix(i64 noundef %1777)
  %1778 = add nuw nsw i32 %1764, 1
  %1779 = icmp eq i32 %1778, 100
  br i1 %1779, label %1762, label %1763, !llvm.loop !204

1780:                                             ; preds = %1781
  tail call fastcc void @end(ptr noundef nonnull @.str.162)
  br label %1799

1781:                                             ; preds = %1781, %1762
  %1782 = phi i32 [ 0, %1762 ], [ %1796, %1781 ]
  %1783 = tail call fastcc i64 @operand()
  %1784 = trunc i64 %1783 to i32
  %1785 = tail call fastcc i64 @operand()
  %1786 = trunc i64 %1785 to i32
  %1787 = tail call fastcc i64 @draw()
  %1788 = and i64 %1787, 2261
  %1789 = tail call { i8, i32, i32 } asm sideeffect "pushq $4\0A\09popfq\0A\09setg $0\0A\09cmovg $3, $1\0A\09jg 1f\0A\09movl $$0, $2\0A1:", "=&r,=&r,=&r,r,r,1,2,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %1786, i64 %1788, i32 %1784, i32 1) #6, !srcloc !205
  %1790 = extractvalue { i8, i32, i32 } %1789, 0
  %1791 = extractvalue { i8, i32, i32 } %1789, 1
  %1792 = extractvalue { i8, i32, i32 } %1789, 2
  %1793 = zext i8 %1790 to i64
  tail call fastcc void @mix(i64 noundef %1793)
  %1794 = zext i32 %1791 to i64
  tail call fastcc void @mix(i64 noundef %1794)
  %1795 = zext i32 %1792 to i64
  tail call fastcc void @mix(i64 noundef %1795)
  %1796 = add nuw nsw i32 %1782, 1
  %1797 = icmp eq i32 %1796, 100
  br i1 %1797, label %1780, label %1781, !llvm.loop !206

1798:                                             ; preds = %1811
  call fastcc void @end(ptr noundef nonnull @.str.163)
  br label %1834

1799:                                             ; preds = %1811, %1780
  %1800 = phi i32 [ 0, %1780 ], [ %1830, %1811 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6
  %1801 = call fastcc i64 @operand()
  %1802 = trunc i64 %1801 to i32
  store i32 %1802, ptr %3, align 4, !tbaa !5
  %1803 = call fastcc i64 @draw()
  %1804 = and i64 %1803, 1
  %1805 = icmp eq i64 %1804, 0
  br i1 %1805, label %1808, label %1806

1806:                                             ; preds = %1799
  %1807 = load i32, ptr %3, align 4, !tbaa !5
  br label %1811

1808:                                             ; preds = %1799
  %1809 = call fastcc i64 @operand()
  %1810 = trunc i64 %1809 to i32
  br label %1811

1811:                                             ; preds = %1808, %1806
  %1812 = phi i32 [ %1807, %1806 ], [ %1810, %1808 ]
  %1813 = call fastcc i64 @operand()
  %1814 = trunc i64 %1813 to i32
  %1815 = call fastcc i64 @operand()
  %1816 = trunc i64 %1815 to i32
  %1817 = call fastcc i64 @draw()
  %1818 = and i64 %1817, 2261
  %1819 = call { i32, i32, i32, i64 } asm sideeffect "pushq $3\0A\09popfq\0A\09lock cmpxchgl $1, $4\0A\09lock ; xaddl $2, $4\0A\09xchgl $1, $4\0A\09lock incl $4\0A\09pushfq\0A\09popq $3", "=&{ax},=&r,=&r,=&r,=*m,0,1,2,3,*m,~{cc},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %3, i32 %1812, i32 %1814, i32 %1816, i64 %1818, ptr nonnull elementtype(i32) %3) #6, !srcloc !207
  %1820 = extractvalue { i32, i32, i32, i64 } %1819, 0
  %1821 = extractvalue { i32, i32, i32, i64 } %1819, 1
  %1822 = extractvalue { i32, i32, i32, i64 } %1819, 2
  %1823 = extractvalue { i32, i32, i32, i64 } %1819, 3
  %1824 = zext i32 %1820 to i64
  call fastcc void @mix(i64 noundef %1824)
  %1825 = zext i32 %1821 to i64
  call fastcc void @mix(i64 noundef %1825)
  %1826 = zext i32 %1822 to i64
  call fastcc void @mix(i64 noundef %1826)
  %1827 = load i32, ptr %3, align 4, !tbaa !5
  %1828 = zext i32 %1827 to i64
  call fastcc void @mix(i64 noundef %1828)
  %1829 = and i64 %1823, 2261
  call fastcc void @mix(i64 noundef %1829)
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  %1830 = add nuw nsw i32 %1800, 1
  %1831 = icmp eq i32 %1830, 100
  br i1 %1831, label %1798, label %1799, !llvm.loop !208

1832:                                             ; preds = %1834
  call fastcc void @end(ptr noundef nonnull @.str.164)
  %1833 = getelementptr inbounds nuw i8, ptr %4, i64 8
  br label %1845

1834:                                             ; preds = %1834, %1798
  %1835 = phi i32 [ 0, %1798 ], [ %1843, %1834 ]
  %1836 = call fastcc i64 @operand()
  %1837 = call { i64, i64 } asm sideeffect "mov $2, $0\0A\09lea 5($2, $0, 4), $1\0A\09leal -3(,${2:k}, 2), ${0:k}", "=&r,=&r,r,~{dirflag},~{fpsr},~{flags}"(i64 %1836) #6, !srcloc !209
  %1838 = extractvalue { i64, i64 } %1837, 0
  %1839 = extractvalue { i64, i64 } %1837, 1
  call fastcc void @mix(i64 noundef %1838)
  call fastcc void @mix(i64 noundef %1839)
  %1840 = call { i64, i64 } asm sideeffect "mov $2, %rax\0A\09cbw\0A\09cwde\0A\09cdqe\0A\09cqo\0A\09mov %rax, $0\0A\09mov %rdx, $1\0A\09mov %eax, %ebx\0A\09mov %bl, %ah\0A\09mov %ah, %cl\0A\09add %rax, $1\0A\09movb %cl, ${0:b}", "=&r,=&r,r,~{rax},~{rbx},~{rcx},~{rdx},~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %1836) #6, !srcloc !210
  %1841 = extractvalue { i64, i64 } %1840, 0
  %1842 = extractvalue { i64, i64 } %1840, 1
  call fastcc void @mix(i64 noundef %1841)
  call fastcc void @mix(i64 noundef %1842)
  %1843 = add nuw nsw i32 %1835, 1
  %1844 = icmp eq i32 %1843, 100
  br i1 %1844, label %1832, label %1834, !llvm.loop !211

1845:                                             ; preds = %1845, %1832
  %1846 = phi i64 [ 0, %1832 ], [ %1856, %1845 ]
  %1847 = call fastcc i64 @operand()
  %1848 = call fastcc i64 @operand()
  %1849 = call fastcc i64 @operand()
  %1850 = call fastcc i64 @operand()
  %1851 = call fastcc i64 @draw()
  %1852 = and i64 %1851, 1
  %1853 = icmp eq i64 %1852, 0
  %1854 = select i1 %1853, i64 %1849, i64 %1847
  %1855 = select i1 %1853, i64 %1850, i64 %1848
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  store i64 %1847, ptr %4, align 16, !tbaa !212
  store i64 %1848, ptr %1833, align 8, !tbaa !212
  %1856 = add nuw nsw i64 %1846, 1
  %1857 = call { i64, i64, i8 } asm sideeffect "lock cmpxchg16b $0\0A\09setz $3", "=*m,={ax},={dx},=r,{bx},{cx},*m,1,2,~{cc},~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype([2 x i64]) %4, i64 %1846, i64 %1856, ptr nonnull elementtype([2 x i64]) %4, i64 %1854, i64 %1855) #6, !srcloc !214
  %1858 = extractvalue { i64, i64, i8 } %1857, 0
  %1859 = extractvalue { i64, i64, i8 } %1857, 1
  %1860 = extractvalue { i64, i64, i8 } %1857, 2
  %1861 = load i64, ptr %4, align 16, !tbaa !212
  call fastcc void @mix(i64 noundef %1861)
  %1862 = load i64, ptr %1833, align 8, !tbaa !212
  call fastcc void @mix(i64 noundef %1862)
  call fastcc void @mix(i64 noundef %1858)
  call fastcc void @mix(i64 noundef %1859)
  %1863 = zext i8 %1860 to i64
  call fastcc void @mix(i64 noundef %1863)
  %1864 = call i64 asm sideeffect "stc\0A\09cmc\0A\09lahf\0A\09sahf\0A\09movzbl %ah, %eax\0A\09and $$1, %eax\0A\09mov %rax, $0", "=r,~{rax},~{cc},~{dirflag},~{fpsr},~{flags}"() #6, !srcloc !215
  call fastcc void @mix(i64 noundef %1864)
  %1865 = urem i64 %1846, 5
  %1866 = add nuw nsw i64 %1865, 1
  %1867 = call i64 asm sideeffect "mov $1, %rcx\0A1:\0A\09add %rcx, $0\0A\09dec %rcx\0A\09jnz 1b\0A\09jmp 2f\0A\09ud2\0A2:", "=r,r,0,~{rcx},~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %1866, i64 %1864) #6, !srcloc !216
  call fastcc void @mix(i64 noundef %1867)
  %1868 = trunc nuw nsw i64 %1846 to i32
  %1869 = urem i32 %1868, 7
  %1870 = add nuw nsw i32 %1869, 1
  %1871 = zext nneg i32 %1870 to i64
  %1872 = call { i64, i64 } asm sideeffect "1:\0A\09add %rcx, $0\0A\09loop 1b\0A\09mov $2, %rcx\0A2:\0A\09inc $0\0A\09cmp $$5, %rcx\0A\09loopne 2b\0A\09mov $2, %rax\0A\09dec %eax\0A\09xlatb\0A\09movzbl %al, %eax\0A\09add %rax, $0", "=&r,=&{cx},r,{bx},0,1,~{rax},~{cc},~{memory},~{dirflag},~{fpsr},~{flags}"(i64 %1871, ptr nonnull @moves.table, i64 0, i64 %1871) #6, !srcloc !217
  %1873 = extractvalue { i64, i64 } %1872, 0
  %1874 = extractvalue { i64, i64 } %1872, 1
  call fastcc void @mix(i64 noundef %1873)
  call fastcc void @mix(i64 noundef %1874)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  %1875 = icmp eq i64 %1856, 100
  br i1 %1875, label %1876, label %1845, !llvm.loop !218

1876:                                             ; preds = %1845
  call fastcc void @end(ptr noundef nonnull @.str.165)
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #6
  %1877 = ptrtoint ptr %1 to i64
  %1878 = ptrtoint ptr %2 to i64
  %1879 = getelementptr inbounds nuw i8, ptr %2, i64 5
  br label %1880

1880:                                             ; preds = %1932, %1876
  %1881 = phi i32 [ 0, %1876 ], [ %1933, %1932 ]
  br label %1920

1882:                                             ; preds = %1920
  %1883 = call fastcc i64 @draw()
  %1884 = and i64 %1883, 31
  %1885 = call fastcc i64 @draw()
  %1886 = and i64 %1885, 3
  %1887 = call { ptr, ptr, i64 } asm sideeffect "rep movsb", "={si},={di},={cx},0,1,2,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull %1, ptr nonnull %2, i64 %1884) #6, !srcloc !219
  %1888 = extractvalue { ptr, ptr, i64 } %1887, 0
  %1889 = extractvalue { ptr, ptr, i64 } %1887, 1
  %1890 = extractvalue { ptr, ptr, i64 } %1887, 2
  %1891 = ptrtoint ptr %1888 to i64
  %1892 = sub i64 %1891, %1877
  call fastcc void @mix(i64 noundef %1892)
  %1893 = ptrtoint ptr %1889 to i64
  %1894 = sub i64 %1893, %1878
  call fastcc void @mix(i64 noundef %1894)
  call fastcc void @mix(i64 noundef %1890)
  %1895 = call fastcc i64 @draw()
  %1896 = and i64 %1895, 31
  %1897 = add nuw nsw i64 %1896, 1
  %1898 = call { ptr, i64, i64 } asm sideeffect "repne scasb\0A\09setne ${2:b}", "={di},={cx},={ax},0,1,2,~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"(ptr nonnull %2, i64 %1897, i64 %1886) #6, !srcloc !220
  %1899 = extractvalue { ptr, i64, i64 } %1898, 0
  %1900 = extractvalue { ptr, i64, i64 } %1898, 1
  %1901 = extractvalue { ptr, i64, i64 } %1898, 2
  %1902 = ptrtoint ptr %1899 to i64
  %1903 = sub i64 %1902, %1878
  call fastcc void @mix(i64 noundef %1903)
  call fastcc void @mix(i64 noundef %1900)
  call fastcc void @mix(i64 noundef %1901)
  %1904 = call fastcc i64 @draw()
  %1905 = and i64 %1904, 31
  %1906 = call { ptr, ptr, i64, i64 } asm sideeffect "cmp %rax, %rax\0A\09repe cmpsb\0A\09seta ${3:b}", "={si},={di},={cx},={ax},0,1,2,3,~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"(ptr nonnull %1, ptr nonnull %2, i64 %1905, i64 %1901) #6, !srcloc !221
  %1907 = extractvalue { ptr, ptr, i64, i64 } %1906, 1
  %1908 = extractvalue { ptr, ptr, i64, i64 } %1906, 2
  %1909 = extractvalue { ptr, ptr, i64, i64 } %1906, 3
  %1910 = ptrtoint ptr %1907 to i64
  %1911 = sub i64 %1910, %1878
  call fastcc void @mix(i64 noundef %1911)
  call fastcc void @mix(i64 noundef %1908)
  call fastcc void @mix(i64 noundef %1909)
  %1912 = call fastcc i64 @draw()
  %1913 = and i64 %1912, 7
  %1914 = call { ptr, i64 } asm sideeffect "rep stosq", "={di},={cx},{ax},0,1,~{memory},~{dirflag},~{fpsr},~{flags}"(i64 %1909, ptr nonnull %2, i64 %1913) #6, !srcloc !222
  %1915 = call { ptr, i64 } asm sideeffect "std\0A\09lodsw\0A\09lodsb\0A\09cld", "={si},={ax},0,1,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull %1879, i64 %1909) #6, !srcloc !223
  %1916 = extractvalue { ptr, i64 } %1915, 0
  %1917 = extractvalue { ptr, i64 } %1915, 1
  call fastcc void @mix(i64 noundef %1917)
  %1918 = ptrtoint ptr %1916 to i64
  %1919 = sub i64 %1918, %1878
  call fastcc void @mix(i64 noundef %1919)
  br label %1935

1920:                                             ; preds = %1920, %1880
  %1921 = phi i64 [ 0, %1880 ], [ %1930, %1920 ]
  %1922 = call fastcc i64 @draw()
  %1923 = trunc i64 %1922 to i8
  %1924 = and i8 %1923, 3
  %1925 = getelementptr inbounds nuw i8, ptr %1, i64 %1921
  store i8 %1924, ptr %1925, align 1, !tbaa !224
  %1926 = call fastcc i64 @draw()
  %1927 = trunc i64 %1926 to i8
  %1928 = and i8 %1927, 3
  %1929 = getelementptr inbounds nuw i8, ptr %2, i64 %1921
  store i8 %1928, ptr %1929, align 1, !tbaa !224
  %1930 = add nuw nsw i64 %1921, 1
  %1931 = icmp eq i64 %1930, 64
  br i1 %1931, label %1882, label %1920, !llvm.loop !225

1932:                                             ; preds = %1935
  %1933 = add nuw nsw i32 %1881, 1
  %1934 = icmp eq i32 %1933, 100
  br i1 %1934, label %1942, label %1880, !llvm.loop !226

1935:                                             ; preds = %1935, %1882
  %1936 = phi i64 [ 0, %1882 ], [ %1940, %1935 ]
  %1937 = getelementptr inbounds nuw i8, ptr %2, i64 %1936
  %1938 = load i8, ptr %1937, align 1, !tbaa !224
  %1939 = sext i8 %1938 to i64
  call fastcc void @mix(i64 noundef %1939)
  %1940 = add nuw nsw i64 %1936, 1
  %1941 = icmp eq i64 %1940, 64
  br i1 %1941, label %1932, label %1935, !llvm.loop !227

1942:                                             ; preds = %1932
  call fastcc void @end(ptr noundef nonnull @.str.166)
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #6
  ret i32 0
}

; Function Attrs: nounwind uwtable
define internal fastcc void @arithmetic() unnamed_addr #0 {
  br label %2

1:                                                ; preds = %2
  tail call fastcc void @end(ptr noundef nonnull @.str)
  br label %18

2:                                                ; preds = %0, %2
  %3 = phi i32 [ 0, %0 ], [ %15, %2 ]
  %4 = tail call fastcc i64 @operand()
  %5 = trunc i64 %4 to i8
  %6 = tail call fastcc i64 @operand()
  %7 = trunc i64 %6 to i8
  %8 = tail call fastcc i64 @draw()
  %9 = and i64 %8, 2261
  %10 = tail call { i8, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09addb $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i8 %7, i8 %5, i64 %9) #6, !srcloc !228
  %11 = extractvalue { i8, i64 } %10, 0
  %12 = extractvalue { i8, i64 } %10, 1
  %13 = zext i8 %11 to i64
  tail call fastcc void @mix(i64 noundef %13)
  %14 = and i64 %12, 2261
  tail call fastcc void @mix(i64 noundef %14)
  %15 = add nuw nsw i32 %3, 1
  %16 = icmp eq i32 %15, 100
  br i1 %16, label %1, label %2, !llvm.loop !229

17:                                               ; preds = %18
  tail call fastcc void @end(ptr noundef nonnull @.str.1)
  br label %34

18:                                               ; preds = %1, %18
  %19 = phi i32 [ 0, %1 ], [ %31, %18 ]
  %20 = tail call fastcc i64 @operand()
  %21 = trunc i64 %20 to i16
  %22 = tail call fastcc i64 @operand()
  %23 = trunc i64 %22 to i16
  %24 = tail call fastcc i64 @draw()
  %25 = and i64 %24, 2261
  %26 = tail call { i16, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09addw $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i16 %23, i16 %21, i64 %25) #6, !srcloc !230
  %27 = extractvalue { i16, i64 } %26, 0
  %28 = extractvalue { i16, i64 } %26, 1
  %29 = zext i16 %27 to i64
  tail call fastcc void @mix(i64 noundef %29)
  %30 = and i64 %28, 2261
  tail call fastcc void @mix(i64 noundef %30)
  %31 = add nuw nsw i32 %19, 1
  %32 = icmp eq i32 %31, 100
  br i1 %32, label %17, label %18, !llvm.loop !231

33:                                               ; preds = %34
  tail call fastcc void @end(ptr noundef nonnull @.str.2)
  br label %50

34:                                               ; preds = %17, %34
  %35 = phi i32 [ 0, %17 ], [ %47, %34 ]
  %36 = tail call fastcc i64 @operand()
  %37 = trunc i64 %36 to i32
  %38 = tail call fastcc i64 @operand()
  %39 = trunc i64 %38 to i32
  %40 = tail call fastcc i64 @draw()
  %41 = and i64 %40, 2261
  %42 = tail call { i32, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09addl $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %39, i32 %37, i64 %41) #6, !srcloc !232
  %43 = extractvalue { i32, i64 } %42, 0
  %44 = extractvalue { i32, i64 } %42, 1
  %45 = zext i32 %43 to i64
  tail call fastcc void @mix(i64 noundef %45)
  %46 = and i64 %44, 2261
  tail call fastcc void @mix(i64 noundef %46)
  %47 = add nuw nsw i32 %35, 1
  %48 = icmp eq i32 %47, 100
  br i1 %48, label %33, label %34, !llvm.loop !233

49:                                               ; preds = %50
  tail call fastcc void @end(ptr noundef nonnull @.str.3)
  br label %63

50:                                               ; preds = %33, %50
  %51 = phi i32 [ 0, %33 ], [ %60, %50 ]
  %52 = tail call fastcc i64 @operand()
  %53 = tail call fastcc i64 @operand()
  %54 = tail call fastcc i64 @draw()
  %55 = and i64 %54, 2261
  %56 = tail call { i64, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09addq $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %53, i64 %52, i64 %55) #6, !srcloc !234
  %57 = extractvalue { i64, i64 } %56, 0
  %58 = extractvalue { i64, i64 } %56, 1
  tail call fastcc void @mix(i64 noundef %57)
  %59 = and i64 %58, 2261
  tail call fastcc void @mix(i64 noundef %59)
  %60 = add nuw nsw i32 %51, 1
  %61 = icmp eq i32 %60, 100
  br i1 %61, label %49, label %50, !llvm.loop !235

62:                                               ; preds = %63
  tail call fastcc void @end(ptr noundef nonnull @.str.4)
  br label %79

63:                                               ; preds = %49, %63
  %64 = phi i32 [ 0, %49 ], [ %76, %63 ]
  %65 = tail call fastcc i64 @operand()
  %66 = trunc i64 %65 to i8
  %67 = tail call fastcc i64 @operand()
  %68 = trunc i64 %67 to i8
  %69 = tail call fastcc i64 @draw()
  %70 = and i64 %69, 2261
  %71 = tail call { i8, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09adcb $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i8 %68, i8 %66, i64 %70) #6, !srcloc !236
  %72 = extractvalue { i8, i64 } %71, 0
  %73 = extractvalue { i8, i64 } %71, 1
  %74 = zext i8 %72 to i64
  tail call fastcc void @mix(i64 noundef %74)
  %75 = and i64 %73, 2261
  tail call fastcc void @mix(i64 noundef %75)
  %76 = add nuw nsw i32 %64, 1
  %77 = icmp eq i32 %76, 100
  br i1 %77, label %62, label %63, !llvm.loop !237

78:                                               ; preds = %79
  tail call fastcc void @end(ptr noundef nonnull @.str.5)
  br label %95

79:                                               ; preds = %62, %79
  %80 = phi i32 [ 0, %62 ], [ %92, %79 ]
  %81 = tail call fastcc i64 @operand()
  %82 = trunc i64 %81 to i16
  %83 = tail call fastcc i64 @operand()
  %84 = trunc i64 %83 to i16
  %85 = tail call fastcc i64 @draw()
  %86 = and i64 %85, 2261
  %87 = tail call { i16, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09adcw $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i16 %84, i16 %82, i64 %86) #6, !srcloc !238
  %88 = extractvalue { i16, i64 } %87, 0
  %89 = extractvalue { i16, i64 } %87, 1
  %90 = zext i16 %88 to i64
  tail call fastcc void @mix(i64 noundef %90)
  %91 = and i64 %89, 2261
  tail call fastcc void @mix(i64 noundef %91)
  %92 = add nuw nsw i32 %80, 1
  %93 = icmp eq i32 %92, 100
  br i1 %93, label %78, label %79, !llvm.loop !239

94:                                               ; preds = %95
  tail call fastcc void @end(ptr noundef nonnull @.str.6)
  br label %111

95:                                               ; preds = %78, %95
  %96 = phi i32 [ 0, %78 ], [ %108, %95 ]
  %97 = tail call fastcc i64 @operand()
  %98 = trunc i64 %97 to i32
  %99 = tail call fastcc i64 @operand()
  %100 = trunc i64 %99 to i32
  %101 = tail call fastcc i64 @draw()
  %102 = and i64 %101, 2261
  %103 = tail call { i32, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09adcl $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %100, i32 %98, i64 %102) #6, !srcloc !240
  %104 = extractvalue { i32, i64 } %103, 0
  %105 = extractvalue { i32, i64 } %103, 1
  %106 = zext i32 %104 to i64
  tail call fastcc void @mix(i64 noundef %106)
  %107 = and i64 %105, 2261
  tail call fastcc void @mix(i64 noundef %107)
  %108 = add nuw nsw i32 %96, 1
  %109 = icmp eq i32 %108, 100
  br i1 %109, label %94, label %95, !llvm.loop !241

110:                                              ; preds = %111
  tail call fastcc void @end(ptr noundef nonnull @.str.7)
  br label %124

111:                                              ; preds = %94, %111
  %112 = phi i32 [ 0, %94 ], [ %121, %111 ]
  %113 = tail call fastcc i64 @operand()
  %114 = tail call fastcc i64 @operand()
  %115 = tail call fastcc i64 @draw()
  %116 = and i64 %115, 2261
  %117 = tail call { i64, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09adcq $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %114, i64 %113, i64 %116) #6, !srcloc !242
  %118 = extractvalue { i64, i64 } %117, 0
  %119 = extractvalue { i64, i64 } %117, 1
  tail call fastcc void @mix(i64 noundef %118)
  %120 = and i64 %119, 2261
  tail call fastcc void @mix(i64 noundef %120)
  %121 = add nuw nsw i32 %112, 1
  %122 = icmp eq i32 %121, 100
  br i1 %122, label %110, label %111, !llvm.loop !243

123:                                              ; preds = %124
  tail call fastcc void @end(ptr noundef nonnull @.str.8)
  br label %140

124:                                              ; preds = %110, %124
  %125 = phi i32 [ 0, %110 ], [ %137, %124 ]
  %126 = tail call fastcc i64 @operand()
  %127 = trunc i64 %126 to i8
  %128 = tail call fastcc i64 @operand()
  %129 = trunc i64 %128 to i8
  %130 = tail call fastcc i64 @draw()
  %131 = and i64 %130, 2261
  %132 = tail call { i8, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09subb $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i8 %129, i8 %127, i64 %131) #6, !srcloc !244
  %133 = extractvalue { i8, i64 } %132, 0
  %134 = extractvalue { i8, i64 } %132, 1
  %135 = zext i8 %133 to i64
  tail call fastcc void @mix(i64 noundef %135)
  %136 = and i64 %134, 2261
  tail call fastcc void @mix(i64 noundef %136)
  %137 = add nuw nsw i32 %125, 1
  %138 = icmp eq i32 %137, 100
  br i1 %138, label %123, label %124, !llvm.loop !245

139:                                              ; preds = %140
  tail call fastcc void @end(ptr noundef nonnull @.str.9)
  br label %156

140:                                              ; preds = %123, %140
  %141 = phi i32 [ 0, %123 ], [ %153, %140 ]
  %142 = tail call fastcc i64 @operand()
  %143 = trunc i64 %142 to i16
  %144 = tail call fastcc i64 @operand()
  %145 = trunc i64 %144 to i16
  %146 = tail call fastcc i64 @draw()
  %147 = and i64 %146, 2261
  %148 = tail call { i16, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09subw $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i16 %145, i16 %143, i64 %147) #6, !srcloc !246
  %149 = extractvalue { i16, i64 } %148, 0
  %150 = extractvalue { i16, i64 } %148, 1
  %151 = zext i16 %149 to i64
  tail call fastcc void @mix(i64 noundef %151)
  %152 = and i64 %150, 2261
  tail call fastcc void @mix(i64 noundef %152)
  %153 = add nuw nsw i32 %141, 1
  %154 = icmp eq i32 %153, 100
  br i1 %154, label %139, label %140, !llvm.loop !247

155:                                              ; preds = %156
  tail call fastcc void @end(ptr noundef nonnull @.str.10)
  br label %172

156:                                              ; preds = %139, %156
  %157 = phi i32 [ 0, %139 ], [ %169, %156 ]
  %158 = tail call fastcc i64 @operand()
  %159 = trunc i64 %158 to i32
  %160 = tail call fastcc i64 @operand()
  %161 = trunc i64 %160 to i32
  %162 = tail call fastcc i64 @draw()
  %163 = and i64 %162, 2261
  %164 = tail call { i32, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09subl $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %161, i32 %159, i64 %163) #6, !srcloc !248
  %165 = extractvalue { i32, i64 } %164, 0
  %166 = extractvalue { i32, i64 } %164, 1
  %167 = zext i32 %165 to i64
  tail call fastcc void @mix(i64 noundef %167)
  %168 = and i64 %166, 2261
  tail call fastcc void @mix(i64 noundef %168)
  %169 = add nuw nsw i32 %157, 1
  %170 = icmp eq i32 %169, 100
  br i1 %170, label %155, label %156, !llvm.loop !249

171:                                              ; preds = %172
  tail call fastcc void @end(ptr noundef nonnull @.str.11)
  br label %185

172:                                              ; preds = %155, %172
  %173 = phi i32 [ 0, %155 ], [ %182, %172 ]
  %174 = tail call fastcc i64 @operand()
  %175 = tail call fastcc i64 @operand()
  %176 = tail call fastcc i64 @draw()
  %177 = and i64 %176, 2261
  %178 = tail call { i64, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09subq $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %175, i64 %174, i64 %177) #6, !srcloc !250
  %179 = extractvalue { i64, i64 } %178, 0
  %180 = extractvalue { i64, i64 } %178, 1
  tail call fastcc void @mix(i64 noundef %179)
  %181 = and i64 %180, 2261
  tail call fastcc void @mix(i64 noundef %181)
  %182 = add nuw nsw i32 %173, 1
  %183 = icmp eq i32 %182, 100
  br i1 %183, label %171, label %172, !llvm.loop !251

184:                                              ; preds = %185
  tail call fastcc void @end(ptr noundef nonnull @.str.12)
  br label %201

185:                                              ; preds = %171, %185
  %186 = phi i32 [ 0, %171 ], [ %198, %185 ]
  %187 = tail call fastcc i64 @operand()
  %188 = trunc i64 %187 to i8
  %189 = tail call fastcc i64 @operand()
  %190 = trunc i64 %189 to i8
  %191 = tail call fastcc i64 @draw()
  %192 = and i64 %191, 2261
  %193 = tail call { i8, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09sbbb $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i8 %190, i8 %188, i64 %192) #6, !srcloc !252
  %194 = extractvalue { i8, i64 } %193, 0
  %195 = extractvalue { i8, i64 } %193, 1
  %196 = zext i8 %194 to i64
  tail call fastcc void @mix(i64 noundef %196)
  %197 = and i64 %195, 2261
  tail call fastcc void @mix(i64 noundef %197)
  %198 = add nuw nsw i32 %186, 1
  %199 = icmp eq i32 %198, 100
  br i1 %199, label %184, label %185, !llvm.loop !253

200:                                              ; preds = %201
  tail call fastcc void @end(ptr noundef nonnull @.str.13)
  br label %217

201:                                              ; preds = %184, %201
  %202 = phi i32 [ 0, %184 ], [ %214, %201 ]
  %203 = tail call fastcc i64 @operand()
  %204 = trunc i64 %203 to i16
  %205 = tail call fastcc i64 @operand()
  %206 = trunc i64 %205 to i16
  %207 = tail call fastcc i64 @draw()
  %208 = and i64 %207, 2261
  %209 = tail call { i16, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09sbbw $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i16 %206, i16 %204, i64 %208) #6, !srcloc !254
  %210 = extractvalue { i16, i64 } %209, 0
  %211 = extractvalue { i16, i64 } %209, 1
  %212 = zext i16 %210 to i64
  tail call fastcc void @mix(i64 noundef %212)
  %213 = and i64 %211, 2261
  tail call fastcc void @mix(i64 noundef %213)
  %214 = add nuw nsw i32 %202, 1
  %215 = icmp eq i32 %214, 100
  br i1 %215, label %200, label %201, !llvm.loop !255

216:                                              ; preds = %217
  tail call fastcc void @end(ptr noundef nonnull @.str.14)
  br label %233

217:                                              ; preds = %200, %217
  %218 = phi i32 [ 0, %200 ], [ %230, %217 ]
  %219 = tail call fastcc i64 @operand()
  %220 = trunc i64 %219 to i32
  %221 = tail call fastcc i64 @operand()
  %222 = trunc i64 %221 to i32
  %223 = tail call fastcc i64 @draw()
  %224 = and i64 %223, 2261
  %225 = tail call { i32, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09sbbl $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %222, i32 %220, i64 %224) #6, !srcloc !256
  %226 = extractvalue { i32, i64 } %225, 0
  %227 = extractvalue { i32, i64 } %225, 1
  %228 = zext i32 %226 to i64
  tail call fastcc void @mix(i64 noundef %228)
  %229 = and i64 %227, 2261
  tail call fastcc void @mix(i64 noundef %229)
  %230 = add nuw nsw i32 %218, 1
  %231 = icmp eq i32 %230, 100
  br i1 %231, label %216, label %217, !llvm.loop !257

232:                                              ; preds = %233
  tail call fastcc void @end(ptr noundef nonnull @.str.15)
  br label %246

233:                                              ; preds = %216, %233
  %234 = phi i32 [ 0, %216 ], [ %243, %233 ]
  %235 = tail call fastcc i64 @operand()
  %236 = tail call fastcc i64 @operand()
  %237 = tail call fastcc i64 @draw()
  %238 = and i64 %237, 2261
  %239 = tail call { i64, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09sbbq $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %236, i64 %235, i64 %238) #6, !srcloc !258
  %240 = extractvalue { i64, i64 } %239, 0
  %241 = extractvalue { i64, i64 } %239, 1
  tail call fastcc void @mix(i64 noundef %240)
  %242 = and i64 %241, 2261
  tail call fastcc void @mix(i64 noundef %242)
  %243 = add nuw nsw i32 %234, 1
  %244 = icmp eq i32 %243, 100
  br i1 %244, label %232, label %233, !llvm.loop !259

245:                                              ; preds = %246
  tail call fastcc void @end(ptr noundef nonnull @.str.16)
  br label %262

246:                                              ; preds = %232, %246
  %247 = phi i32 [ 0, %232 ], [ %259, %246 ]
  %248 = tail call fastcc i64 @operand()
  %249 = trunc i64 %248 to i8
  %250 = tail call fastcc i64 @operand()
  %251 = trunc i64 %250 to i8
  %252 = tail call fastcc i64 @draw()
  %253 = and i64 %252, 2261
  %254 = tail call { i8, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09cmpb $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i8 %251, i8 %249, i64 %253) #6, !srcloc !260
  %255 = extractvalue { i8, i64 } %254, 0
  %256 = extractvalue { i8, i64 } %254, 1
  %257 = zext i8 %255 to i64
  tail call fastcc void @mix(i64 noundef %257)
  %258 = and i64 %256, 2261
  tail call fastcc void @mix(i64 noundef %258)
  %259 = add nuw nsw i32 %247, 1
  %260 = icmp eq i32 %259, 100
  br i1 %260, label %245, label %246, !llvm.loop !261

261:                                              ; preds = %262
  tail call fastcc void @end(ptr noundef nonnull @.str.17)
  br label %278

262:                                              ; preds = %245, %262
  %263 = phi i32 [ 0, %245 ], [ %275, %262 ]
  %264 = tail call fastcc i64 @operand()
  %265 = trunc i64 %264 to i16
  %266 = tail call fastcc i64 @operand()
  %267 = trunc i64 %266 to i16
  %268 = tail call fastcc i64 @draw()
  %269 = and i64 %268, 2261
  %270 = tail call { i16, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09cmpw $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i16 %267, i16 %265, i64 %269) #6, !srcloc !262
  %271 = extractvalue { i16, i64 } %270, 0
  %272 = extractvalue { i16, i64 } %270, 1
  %273 = zext i16 %271 to i64
  tail call fastcc void @mix(i64 noundef %273)
  %274 = and i64 %272, 2261
  tail call fastcc void @mix(i64 noundef %274)
  %275 = add nuw nsw i32 %263, 1
  %276 = icmp eq i32 %275, 100
  br i1 %276, label %261, label %262, !llvm.loop !263

277:                                              ; preds = %278
  tail call fastcc void @end(ptr noundef nonnull @.str.18)
  br label %294

278:                                              ; preds = %261, %278
  %279 = phi i32 [ 0, %261 ], [ %291, %278 ]
  %280 = tail call fastcc i64 @operand()
  %281 = trunc i64 %280 to i32
  %282 = tail call fastcc i64 @operand()
  %283 = trunc i64 %282 to i32
  %284 = tail call fastcc i64 @draw()
  %285 = and i64 %284, 2261
  %286 = tail call { i32, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09cmpl $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %283, i32 %281, i64 %285) #6, !srcloc !264
  %287 = extractvalue { i32, i64 } %286, 0
  %288 = extractvalue { i32, i64 } %286, 1
  %289 = zext i32 %287 to i64
  tail call fastcc void @mix(i64 noundef %289)
  %290 = and i64 %288, 2261
  tail call fastcc void @mix(i64 noundef %290)
  %291 = add nuw nsw i32 %279, 1
  %292 = icmp eq i32 %291, 100
  br i1 %292, label %277, label %278, !llvm.loop !265

293:                                              ; preds = %294
  tail call fastcc void @end(ptr noundef nonnull @.str.19)
  br label %307

294:                                              ; preds = %277, %294
  %295 = phi i32 [ 0, %277 ], [ %304, %294 ]
  %296 = tail call fastcc i64 @operand()
  %297 = tail call fastcc i64 @operand()
  %298 = tail call fastcc i64 @draw()
  %299 = and i64 %298, 2261
  %300 = tail call { i64, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09cmpq $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %297, i64 %296, i64 %299) #6, !srcloc !266
  %301 = extractvalue { i64, i64 } %300, 0
  %302 = extractvalue { i64, i64 } %300, 1
  tail call fastcc void @mix(i64 noundef %301)
  %303 = and i64 %302, 2261
  tail call fastcc void @mix(i64 noundef %303)
  %304 = add nuw nsw i32 %295, 1
  %305 = icmp eq i32 %304, 100
  br i1 %305, label %293, label %294, !llvm.loop !267

306:                                              ; preds = %307
  tail call fastcc void @end(ptr noundef nonnull @.str.20)
  br label %323

307:                                              ; preds = %293, %307
  %308 = phi i32 [ 0, %293 ], [ %320, %307 ]
  %309 = tail call fastcc i64 @operand()
  %310 = trunc i64 %309 to i8
  %311 = tail call fastcc i64 @operand()
  %312 = trunc i64 %311 to i8
  %313 = tail call fastcc i64 @draw()
  %314 = and i64 %313, 2261
  %315 = tail call { i8, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09andb $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i8 %312, i8 %310, i64 %314) #6, !srcloc !268
  %316 = extractvalue { i8, i64 } %315, 0
  %317 = extractvalue { i8, i64 } %315, 1
  %318 = zext i8 %316 to i64
  tail call fastcc void @mix(i64 noundef %318)
  %319 = and i64 %317, 2245
  tail call fastcc void @mix(i64 noundef %319)
  %320 = add nuw nsw i32 %308, 1
  %321 = icmp eq i32 %320, 100
  br i1 %321, label %306, label %307, !llvm.loop !269

322:                                              ; preds = %323
  tail call fastcc void @end(ptr noundef nonnull @.str.21)
  br label %339

323:                                              ; preds = %306, %323
  %324 = phi i32 [ 0, %306 ], [ %336, %323 ]
  %325 = tail call fastcc i64 @operand()
  %326 = trunc i64 %325 to i16
  %327 = tail call fastcc i64 @operand()
  %328 = trunc i64 %327 to i16
  %329 = tail call fastcc i64 @draw()
  %330 = and i64 %329, 2261
  %331 = tail call { i16, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09andw $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i16 %328, i16 %326, i64 %330) #6, !srcloc !270
  %332 = extractvalue { i16, i64 } %331, 0
  %333 = extractvalue { i16, i64 } %331, 1
  %334 = zext i16 %332 to i64
  tail call fastcc void @mix(i64 noundef %334)
  %335 = and i64 %333, 2245
  tail call fastcc void @mix(i64 noundef %335)
  %336 = add nuw nsw i32 %324, 1
  %337 = icmp eq i32 %336, 100
  br i1 %337, label %322, label %323, !llvm.loop !271

338:                                              ; preds = %339
  tail call fastcc void @end(ptr noundef nonnull @.str.22)
  br label %355

339:                                              ; preds = %322, %339
  %340 = phi i32 [ 0, %322 ], [ %352, %339 ]
  %341 = tail call fastcc i64 @operand()
  %342 = trunc i64 %341 to i32
  %343 = tail call fastcc i64 @operand()
  %344 = trunc i64 %343 to i32
  %345 = tail call fastcc i64 @draw()
  %346 = and i64 %345, 2261
  %347 = tail call { i32, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09andl $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %344, i32 %342, i64 %346) #6, !srcloc !272
  %348 = extractvalue { i32, i64 } %347, 0
  %349 = extractvalue { i32, i64 } %347, 1
  %350 = zext i32 %348 to i64
  tail call fastcc void @mix(i64 noundef %350)
  %351 = and i64 %349, 2245
  tail call fastcc void @mix(i64 noundef %351)
  %352 = add nuw nsw i32 %340, 1
  %353 = icmp eq i32 %352, 100
  br i1 %353, label %338, label %339, !llvm.loop !273

354:                                              ; preds = %355
  tail call fastcc void @end(ptr noundef nonnull @.str.23)
  br label %368

355:                                              ; preds = %338, %355
  %356 = phi i32 [ 0, %338 ], [ %365, %355 ]
  %357 = tail call fastcc i64 @operand()
  %358 = tail call fastcc i64 @operand()
  %359 = tail call fastcc i64 @draw()
  %360 = and i64 %359, 2261
  %361 = tail call { i64, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09andq $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %358, i64 %357, i64 %360) #6, !srcloc !274
  %362 = extractvalue { i64, i64 } %361, 0
  %363 = extractvalue { i64, i64 } %361, 1
  tail call fastcc void @mix(i64 noundef %362)
  %364 = and i64 %363, 2245
  tail call fastcc void @mix(i64 noundef %364)
  %365 = add nuw nsw i32 %356, 1
  %366 = icmp eq i32 %365, 100
  br i1 %366, label %354, label %355, !llvm.loop !275

367:                                              ; preds = %368
  tail call fastcc void @end(ptr noundef nonnull @.str.24)
  br label %384

368:                                              ; preds = %354, %368
  %369 = phi i32 [ 0, %354 ], [ %381, %368 ]
  %370 = tail call fastcc i64 @operand()
  %371 = trunc i64 %370 to i8
  %372 = tail call fastcc i64 @operand()
  %373 = trunc i64 %372 to i8
  %374 = tail call fastcc i64 @draw()
  %375 = and i64 %374, 2261
  %376 = tail call { i8, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09orb $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i8 %373, i8 %371, i64 %375) #6, !srcloc !276
  %377 = extractvalue { i8, i64 } %376, 0
  %378 = extractvalue { i8, i64 } %376, 1
  %379 = zext i8 %377 to i64
  tail call fastcc void @mix(i64 noundef %379)
  %380 = and i64 %378, 2245
  tail call fastcc void @mix(i64 noundef %380)
  %381 = add nuw nsw i32 %369, 1
  %382 = icmp eq i32 %381, 100
  br i1 %382, label %367, label %368, !llvm.loop !277

383:                                              ; preds = %384
  tail call fastcc void @end(ptr noundef nonnull @.str.25)
  br label %400

384:                                              ; preds = %367, %384
  %385 = phi i32 [ 0, %367 ], [ %397, %384 ]
  %386 = tail call fastcc i64 @operand()
  %387 = trunc i64 %386 to i16
  %388 = tail call fastcc i64 @operand()
  %389 = trunc i64 %388 to i16
  %390 = tail call fastcc i64 @draw()
  %391 = and i64 %390, 2261
  %392 = tail call { i16, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09orw $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i16 %389, i16 %387, i64 %391) #6, !srcloc !278
  %393 = extractvalue { i16, i64 } %392, 0
  %394 = extractvalue { i16, i64 } %392, 1
  %395 = zext i16 %393 to i64
  tail call fastcc void @mix(i64 noundef %395)
  %396 = and i64 %394, 2245
  tail call fastcc void @mix(i64 noundef %396)
  %397 = add nuw nsw i32 %385, 1
  %398 = icmp eq i32 %397, 100
  br i1 %398, label %383, label %384, !llvm.loop !279

399:                                              ; preds = %400
  tail call fastcc void @end(ptr noundef nonnull @.str.26)
  br label %416

400:                                              ; preds = %383, %400
  %401 = phi i32 [ 0, %383 ], [ %413, %400 ]
  %402 = tail call fastcc i64 @operand()
  %403 = trunc i64 %402 to i32
  %404 = tail call fastcc i64 @operand()
  %405 = trunc i64 %404 to i32
  %406 = tail call fastcc i64 @draw()
  %407 = and i64 %406, 2261
  %408 = tail call { i32, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09orl $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %405, i32 %403, i64 %407) #6, !srcloc !280
  %409 = extractvalue { i32, i64 } %408, 0
  %410 = extractvalue { i32, i64 } %408, 1
  %411 = zext i32 %409 to i64
  tail call fastcc void @mix(i64 noundef %411)
  %412 = and i64 %410, 2245
  tail call fastcc void @mix(i64 noundef %412)
  %413 = add nuw nsw i32 %401, 1
  %414 = icmp eq i32 %413, 100
  br i1 %414, label %399, label %400, !llvm.loop !281

415:                                              ; preds = %416
  tail call fastcc void @end(ptr noundef nonnull @.str.27)
  br label %429

416:                                              ; preds = %399, %416
  %417 = phi i32 [ 0, %399 ], [ %426, %416 ]
  %418 = tail call fastcc i64 @operand()
  %419 = tail call fastcc i64 @operand()
  %420 = tail call fastcc i64 @draw()
  %421 = and i64 %420, 2261
  %422 = tail call { i64, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09orq $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %419, i64 %418, i64 %421) #6, !srcloc !282
  %423 = extractvalue { i64, i64 } %422, 0
  %424 = extractvalue { i64, i64 } %422, 1
  tail call fastcc void @mix(i64 noundef %423)
  %425 = and i64 %424, 2245
  tail call fastcc void @mix(i64 noundef %425)
  %426 = add nuw nsw i32 %417, 1
  %427 = icmp eq i32 %426, 100
  br i1 %427, label %415, label %416, !llvm.loop !283

428:                                              ; preds = %429
  tail call fastcc void @end(ptr noundef nonnull @.str.28)
  br label %445

429:                                              ; preds = %415, %429
  %430 = phi i32 [ 0, %415 ], [ %442, %429 ]
  %431 = tail call fastcc i64 @operand()
  %432 = trunc i64 %431 to i8
  %433 = tail call fastcc i64 @operand()
  %434 = trunc i64 %433 to i8
  %435 = tail call fastcc i64 @draw()
  %436 = and i64 %435, 2261
  %437 = tail call { i8, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09xorb $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i8 %434, i8 %432, i64 %436) #6, !srcloc !284
  %438 = extractvalue { i8, i64 } %437, 0
  %439 = extractvalue { i8, i64 } %437, 1
  %440 = zext i8 %438 to i64
  tail call fastcc void @mix(i64 noundef %440)
  %441 = and i64 %439, 2245
  tail call fastcc void @mix(i64 noundef %441)
  %442 = add nuw nsw i32 %430, 1
  %443 = icmp eq i32 %442, 100
  br i1 %443, label %428, label %429, !llvm.loop !285

444:                                              ; preds = %445
  tail call fastcc void @end(ptr noundef nonnull @.str.29)
  br label %461

445:                                              ; preds = %428, %445
  %446 = phi i32 [ 0, %428 ], [ %458, %445 ]
  %447 = tail call fastcc i64 @operand()
  %448 = trunc i64 %447 to i16
  %449 = tail call fastcc i64 @operand()
  %450 = trunc i64 %449 to i16
  %451 = tail call fastcc i64 @draw()
  %452 = and i64 %451, 2261
  %453 = tail call { i16, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09xorw $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i16 %450, i16 %448, i64 %452) #6, !srcloc !286
  %454 = extractvalue { i16, i64 } %453, 0
  %455 = extractvalue { i16, i64 } %453, 1
  %456 = zext i16 %454 to i64
  tail call fastcc void @mix(i64 noundef %456)
  %457 = and i64 %455, 2245
  tail call fastcc void @mix(i64 noundef %457)
  %458 = add nuw nsw i32 %446, 1
  %459 = icmp eq i32 %458, 100
  br i1 %459, label %444, label %445, !llvm.loop !287

460:                                              ; preds = %461
  tail call fastcc void @end(ptr noundef nonnull @.str.30)
  br label %477

461:                                              ; preds = %444, %461
  %462 = phi i32 [ 0, %444 ], [ %474, %461 ]
  %463 = tail call fastcc i64 @operand()
  %464 = trunc i64 %463 to i32
  %465 = tail call fastcc i64 @operand()
  %466 = trunc i64 %465 to i32
  %467 = tail call fastcc i64 @draw()
  %468 = and i64 %467, 2261
  %469 = tail call { i32, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09xorl $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %466, i32 %464, i64 %468) #6, !srcloc !288
  %470 = extractvalue { i32, i64 } %469, 0
  %471 = extractvalue { i32, i64 } %469, 1
  %472 = zext i32 %470 to i64
  tail call fastcc void @mix(i64 noundef %472)
  %473 = and i64 %471, 2245
  tail call fastcc void @mix(i64 noundef %473)
  %474 = add nuw nsw i32 %462, 1
  %475 = icmp eq i32 %474, 100
  br i1 %475, label %460, label %461, !llvm.loop !289

476:                                              ; preds = %477
  tail call fastcc void @end(ptr noundef nonnull @.str.31)
  br label %490

477:                                              ; preds = %460, %477
  %478 = phi i32 [ 0, %460 ], [ %487, %477 ]
  %479 = tail call fastcc i64 @operand()
  %480 = tail call fastcc i64 @operand()
  %481 = tail call fastcc i64 @draw()
  %482 = and i64 %481, 2261
  %483 = tail call { i64, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09xorq $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %480, i64 %479, i64 %482) #6, !srcloc !290
  %484 = extractvalue { i64, i64 } %483, 0
  %485 = extractvalue { i64, i64 } %483, 1
  tail call fastcc void @mix(i64 noundef %484)
  %486 = and i64 %485, 2245
  tail call fastcc void @mix(i64 noundef %486)
  %487 = add nuw nsw i32 %478, 1
  %488 = icmp eq i32 %487, 100
  br i1 %488, label %476, label %477, !llvm.loop !291

489:                                              ; preds = %490
  tail call fastcc void @end(ptr noundef nonnull @.str.32)
  br label %506

490:                                              ; preds = %476, %490
  %491 = phi i32 [ 0, %476 ], [ %503, %490 ]
  %492 = tail call fastcc i64 @operand()
  %493 = trunc i64 %492 to i8
  %494 = tail call fastcc i64 @operand()
  %495 = trunc i64 %494 to i8
  %496 = tail call fastcc i64 @draw()
  %497 = and i64 %496, 2261
  %498 = tail call { i8, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09testb $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i8 %495, i8 %493, i64 %497) #6, !srcloc !292
  %499 = extractvalue { i8, i64 } %498, 0
  %500 = extractvalue { i8, i64 } %498, 1
  %501 = zext i8 %499 to i64
  tail call fastcc void @mix(i64 noundef %501)
  %502 = and i64 %500, 2245
  tail call fastcc void @mix(i64 noundef %502)
  %503 = add nuw nsw i32 %491, 1
  %504 = icmp eq i32 %503, 100
  br i1 %504, label %489, label %490, !llvm.loop !293

505:                                              ; preds = %506
  tail call fastcc void @end(ptr noundef nonnull @.str.33)
  br label %522

506:                                              ; preds = %489, %506
  %507 = phi i32 [ 0, %489 ], [ %519, %506 ]
  %508 = tail call fastcc i64 @operand()
  %509 = trunc i64 %508 to i16
  %510 = tail call fastcc i64 @operand()
  %511 = trunc i64 %510 to i16
  %512 = tail call fastcc i64 @draw()
  %513 = and i64 %512, 2261
  %514 = tail call { i16, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09testw $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i16 %511, i16 %509, i64 %513) #6, !srcloc !294
  %515 = extractvalue { i16, i64 } %514, 0
  %516 = extractvalue { i16, i64 } %514, 1
  %517 = zext i16 %515 to i64
  tail call fastcc void @mix(i64 noundef %517)
  %518 = and i64 %516, 2245
  tail call fastcc void @mix(i64 noundef %518)
  %519 = add nuw nsw i32 %507, 1
  %520 = icmp eq i32 %519, 100
  br i1 %520, label %505, label %506, !llvm.loop !295

521:                                              ; preds = %522
  tail call fastcc void @end(ptr noundef nonnull @.str.34)
  br label %538

522:                                              ; preds = %505, %522
  %523 = phi i32 [ 0, %505 ], [ %535, %522 ]
  %524 = tail call fastcc i64 @operand()
  %525 = trunc i64 %524 to i32
  %526 = tail call fastcc i64 @operand()
  %527 = trunc i64 %526 to i32
  %528 = tail call fastcc i64 @draw()
  %529 = and i64 %528, 2261
  %530 = tail call { i32, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09testl $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %527, i32 %525, i64 %529) #6, !srcloc !296
  %531 = extractvalue { i32, i64 } %530, 0
  %532 = extractvalue { i32, i64 } %530, 1
  %533 = zext i32 %531 to i64
  tail call fastcc void @mix(i64 noundef %533)
  %534 = and i64 %532, 2245
  tail call fastcc void @mix(i64 noundef %534)
  %535 = add nuw nsw i32 %523, 1
  %536 = icmp eq i32 %535, 100
  br i1 %536, label %521, label %522, !llvm.loop !297

537:                                              ; preds = %538
  tail call fastcc void @end(ptr noundef nonnull @.str.35)
  br label %551

538:                                              ; preds = %521, %538
  %539 = phi i32 [ 0, %521 ], [ %548, %538 ]
  %540 = tail call fastcc i64 @operand()
  %541 = tail call fastcc i64 @operand()
  %542 = tail call fastcc i64 @draw()
  %543 = and i64 %542, 2261
  %544 = tail call { i64, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09testq $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %541, i64 %540, i64 %543) #6, !srcloc !298
  %545 = extractvalue { i64, i64 } %544, 0
  %546 = extractvalue { i64, i64 } %544, 1
  tail call fastcc void @mix(i64 noundef %545)
  %547 = and i64 %546, 2245
  tail call fastcc void @mix(i64 noundef %547)
  %548 = add nuw nsw i32 %539, 1
  %549 = icmp eq i32 %548, 100
  br i1 %549, label %537, label %538, !llvm.loop !299

550:                                              ; preds = %551
  tail call fastcc void @end(ptr noundef nonnull @.str.36)
  br label %565

551:                                              ; preds = %537, %551
  %552 = phi i32 [ 0, %537 ], [ %562, %551 ]
  %553 = tail call fastcc i64 @operand()
  %554 = trunc i64 %553 to i8
  %555 = tail call fastcc i64 @draw()
  %556 = and i64 %555, 2261
  %557 = tail call { i8, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09incb $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i8 %554, i64 %556) #6, !srcloc !300
  %558 = extractvalue { i8, i64 } %557, 0
  %559 = extractvalue { i8, i64 } %557, 1
  %560 = zext i8 %558 to i64
  tail call fastcc void @mix(i64 noundef %560)
  %561 = and i64 %559, 2261
  tail call fastcc void @mix(i64 noundef %561)
  %562 = add nuw nsw i32 %552, 1
  %563 = icmp eq i32 %562, 100
  br i1 %563, label %550, label %551, !llvm.loop !301

564:                                              ; preds = %565
  tail call fastcc void @end(ptr noundef nonnull @.str.37)
  br label %579

565:                                              ; preds = %550, %565
  %566 = phi i32 [ 0, %550 ], [ %576, %565 ]
  %567 = tail call fastcc i64 @operand()
  %568 = trunc i64 %567 to i16
  %569 = tail call fastcc i64 @draw()
  %570 = and i64 %569, 2261
  %571 = tail call { i16, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09incw $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i16 %568, i64 %570) #6, !srcloc !302
  %572 = extractvalue { i16, i64 } %571, 0
  %573 = extractvalue { i16, i64 } %571, 1
  %574 = zext i16 %572 to i64
  tail call fastcc void @mix(i64 noundef %574)
  %575 = and i64 %573, 2261
  tail call fastcc void @mix(i64 noundef %575)
  %576 = add nuw nsw i32 %566, 1
  %577 = icmp eq i32 %576, 100
  br i1 %577, label %564, label %565, !llvm.loop !303

578:                                              ; preds = %579
  tail call fastcc void @end(ptr noundef nonnull @.str.38)
  br label %593

579:                                              ; preds = %564, %579
  %580 = phi i32 [ 0, %564 ], [ %590, %579 ]
  %581 = tail call fastcc i64 @operand()
  %582 = trunc i64 %581 to i32
  %583 = tail call fastcc i64 @draw()
  %584 = and i64 %583, 2261
  %585 = tail call { i32, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09incl $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %582, i64 %584) #6, !srcloc !304
  %586 = extractvalue { i32, i64 } %585, 0
  %587 = extractvalue { i32, i64 } %585, 1
  %588 = zext i32 %586 to i64
  tail call fastcc void @mix(i64 noundef %588)
  %589 = and i64 %587, 2261
  tail call fastcc void @mix(i64 noundef %589)
  %590 = add nuw nsw i32 %580, 1
  %591 = icmp eq i32 %590, 100
  br i1 %591, label %578, label %579, !llvm.loop !305

592:                                              ; preds = %593
  tail call fastcc void @end(ptr noundef nonnull @.str.39)
  br label %605

593:                                              ; preds = %578, %593
  %594 = phi i32 [ 0, %578 ], [ %602, %593 ]
  %595 = tail call fastcc i64 @operand()
  %596 = tail call fastcc i64 @draw()
  %597 = and i64 %596, 2261
  %598 = tail call { i64, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09incq $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %595, i64 %597) #6, !srcloc !306
  %599 = extractvalue { i64, i64 } %598, 0
  %600 = extractvalue { i64, i64 } %598, 1
  tail call fastcc void @mix(i64 noundef %599)
  %601 = and i64 %600, 2261
  tail call fastcc void @mix(i64 noundef %601)
  %602 = add nuw nsw i32 %594, 1
  %603 = icmp eq i32 %602, 100
  br i1 %603, label %592, label %593, !llvm.loop !307

604:                                              ; preds = %605
  tail call fastcc void @end(ptr noundef nonnull @.str.40)
  br label %619

605:                                              ; preds = %592, %605
  %606 = phi i32 [ 0, %592 ], [ %616, %605 ]
  %607 = tail call fastcc i64 @operand()
  %608 = trunc i64 %607 to i8
  %609 = tail call fastcc i64 @draw()
  %610 = and i64 %609, 2261
  %611 = tail call { i8, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09decb $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i8 %608, i64 %610) #6, !srcloc !308
  %612 = extractvalue { i8, i64 } %611, 0
  %613 = extractvalue { i8, i64 } %611, 1
  %614 = zext i8 %612 to i64
  tail call fastcc void @mix(i64 noundef %614)
  %615 = and i64 %613, 2261
  tail call fastcc void @mix(i64 noundef %615)
  %616 = add nuw nsw i32 %606, 1
  %617 = icmp eq i32 %616, 100
  br i1 %617, label %604, label %605, !llvm.loop !309

618:                                              ; preds = %619
  tail call fastcc void @end(ptr noundef nonnull @.str.41)
  br label %633

619:                                              ; preds = %604, %619
  %620 = phi i32 [ 0, %604 ], [ %630, %619 ]
  %621 = tail call fastcc i64 @operand()
  %622 = trunc i64 %621 to i16
  %623 = tail call fastcc i64 @draw()
  %624 = and i64 %623, 2261
  %625 = tail call { i16, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09decw $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i16 %622, i64 %624) #6, !srcloc !310
  %626 = extractvalue { i16, i64 } %625, 0
  %627 = extractvalue { i16, i64 } %625, 1
  %628 = zext i16 %626 to i64
  tail call fastcc void @mix(i64 noundef %628)
  %629 = and i64 %627, 2261
  tail call fastcc void @mix(i64 noundef %629)
  %630 = add nuw nsw i32 %620, 1
  %631 = icmp eq i32 %630, 100
  br i1 %631, label %618, label %619, !llvm.loop !311

632:                                              ; preds = %633
  tail call fastcc void @end(ptr noundef nonnull @.str.42)
  br label %647

633:                                              ; preds = %618, %633
  %634 = phi i32 [ 0, %618 ], [ %644, %633 ]
  %635 = tail call fastcc i64 @operand()
  %636 = trunc i64 %635 to i32
  %637 = tail call fastcc i64 @draw()
  %638 = and i64 %637, 2261
  %639 = tail call { i32, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09decl $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %636, i64 %638) #6, !srcloc !312
  %640 = extractvalue { i32, i64 } %639, 0
  %641 = extractvalue { i32, i64 } %639, 1
  %642 = zext i32 %640 to i64
  tail call fastcc void @mix(i64 noundef %642)
  %643 = and i64 %641, 2261
  tail call fastcc void @mix(i64 noundef %643)
  %644 = add nuw nsw i32 %634, 1
  %645 = icmp eq i32 %644, 100
  br i1 %645, label %632, label %633, !llvm.loop !313

646:                                              ; preds = %647
  tail call fastcc void @end(ptr noundef nonnull @.str.43)
  br label %659

647:                                              ; preds = %632, %647
  %648 = phi i32 [ 0, %632 ], [ %656, %647 ]
  %649 = tail call fastcc i64 @operand()
  %650 = tail call fastcc i64 @draw()
  %651 = and i64 %650, 2261
  %652 = tail call { i64, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09decq $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %649, i64 %651) #6, !srcloc !314
  %653 = extractvalue { i64, i64 } %652, 0
  %654 = extractvalue { i64, i64 } %652, 1
  tail call fastcc void @mix(i64 noundef %653)
  %655 = and i64 %654, 2261
  tail call fastcc void @mix(i64 noundef %655)
  %656 = add nuw nsw i32 %648, 1
  %657 = icmp eq i32 %656, 100
  br i1 %657, label %646, label %647, !llvm.loop !315

658:                                              ; preds = %659
  tail call fastcc void @end(ptr noundef nonnull @.str.44)
  br label %673

659:                                              ; preds = %646, %659
  %660 = phi i32 [ 0, %646 ], [ %670, %659 ]
  %661 = tail call fastcc i64 @operand()
  %662 = trunc i64 %661 to i8
  %663 = tail call fastcc i64 @draw()
  %664 = and i64 %663, 2261
  %665 = tail call { i8, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09negb $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i8 %662, i64 %664) #6, !srcloc !316
  %666 = extractvalue { i8, i64 } %665, 0
  %667 = extractvalue { i8, i64 } %665, 1
  %668 = zext i8 %666 to i64
  tail call fastcc void @mix(i64 noundef %668)
  %669 = and i64 %667, 2261
  tail call fastcc void @mix(i64 noundef %669)
  %670 = add nuw nsw i32 %660, 1
  %671 = icmp eq i32 %670, 100
  br i1 %671, label %658, label %659, !llvm.loop !317

672:                                              ; preds = %673
  tail call fastcc void @end(ptr noundef nonnull @.str.45)
  br label %687

673:                                              ; preds = %658, %673
  %674 = phi i32 [ 0, %658 ], [ %684, %673 ]
  %675 = tail call fastcc i64 @operand()
  %676 = trunc i64 %675 to i16
  %677 = tail call fastcc i64 @draw()
  %678 = and i64 %677, 2261
  %679 = tail call { i16, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09negw $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i16 %676, i64 %678) #6, !srcloc !318
  %680 = extractvalue { i16, i64 } %679, 0
  %681 = extractvalue { i16, i64 } %679, 1
  %682 = zext i16 %680 to i64
  tail call fastcc void @mix(i64 noundef %682)
  %683 = and i64 %681, 2261
  tail call fastcc void @mix(i64 noundef %683)
  %684 = add nuw nsw i32 %674, 1
  %685 = icmp eq i32 %684, 100
  br i1 %685, label %672, label %673, !llvm.loop !319

686:                                              ; preds = %687
  tail call fastcc void @end(ptr noundef nonnull @.str.46)
  br label %701

687:                                              ; preds = %672, %687
  %688 = phi i32 [ 0, %672 ], [ %698, %687 ]
  %689 = tail call fastcc i64 @operand()
  %690 = trunc i64 %689 to i32
  %691 = tail call fastcc i64 @draw()
  %692 = and i64 %691, 2261
  %693 = tail call { i32, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09negl $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %690, i64 %692) #6, !srcloc !320
  %694 = extractvalue { i32, i64 } %693, 0
  %695 = extractvalue { i32, i64 } %693, 1
  %696 = zext i32 %694 to i64
  tail call fastcc void @mix(i64 noundef %696)
  %697 = and i64 %695, 2261
  tail call fastcc void @mix(i64 noundef %697)
  %698 = add nuw nsw i32 %688, 1
  %699 = icmp eq i32 %698, 100
  br i1 %699, label %686, label %687, !llvm.loop !321

700:                                              ; preds = %701
  tail call fastcc void @end(ptr noundef nonnull @.str.47)
  br label %713

701:                                              ; preds = %686, %701
  %702 = phi i32 [ 0, %686 ], [ %710, %701 ]
  %703 = tail call fastcc i64 @operand()
  %704 = tail call fastcc i64 @draw()
  %705 = and i64 %704, 2261
  %706 = tail call { i64, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09negq $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %703, i64 %705) #6, !srcloc !322
  %707 = extractvalue { i64, i64 } %706, 0
  %708 = extractvalue { i64, i64 } %706, 1
  tail call fastcc void @mix(i64 noundef %707)
  %709 = and i64 %708, 2261
  tail call fastcc void @mix(i64 noundef %709)
  %710 = add nuw nsw i32 %702, 1
  %711 = icmp eq i32 %710, 100
  br i1 %711, label %700, label %701, !llvm.loop !323

712:                                              ; preds = %713
  tail call fastcc void @end(ptr noundef nonnull @.str.48)
  br label %727

713:                                              ; preds = %700, %713
  %714 = phi i32 [ 0, %700 ], [ %724, %713 ]
  %715 = tail call fastcc i64 @operand()
  %716 = trunc i64 %715 to i8
  %717 = tail call fastcc i64 @draw()
  %718 = and i64 %717, 2261
  %719 = tail call { i8, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09notb $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i8 %716, i64 %718) #6, !srcloc !324
  %720 = extractvalue { i8, i64 } %719, 0
  %721 = extractvalue { i8, i64 } %719, 1
  %722 = zext i8 %720 to i64
  tail call fastcc void @mix(i64 noundef %722)
  %723 = and i64 %721, 2261
  tail call fastcc void @mix(i64 noundef %723)
  %724 = add nuw nsw i32 %714, 1
  %725 = icmp eq i32 %724, 100
  br i1 %725, label %712, label %713, !llvm.loop !325

726:                                              ; preds = %727
  tail call fastcc void @end(ptr noundef nonnull @.str.49)
  br label %741

727:                                              ; preds = %712, %727
  %728 = phi i32 [ 0, %712 ], [ %738, %727 ]
  %729 = tail call fastcc i64 @operand()
  %730 = trunc i64 %729 to i16
  %731 = tail call fastcc i64 @draw()
  %732 = and i64 %731, 2261
  %733 = tail call { i16, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09notw $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i16 %730, i64 %732) #6, !srcloc !326
  %734 = extractvalue { i16, i64 } %733, 0
  %735 = extractvalue { i16, i64 } %733, 1
  %736 = zext i16 %734 to i64
  tail call fastcc void @mix(i64 noundef %736)
  %737 = and i64 %735, 2261
  tail call fastcc void @mix(i64 noundef %737)
  %738 = add nuw nsw i32 %728, 1
  %739 = icmp eq i32 %738, 100
  br i1 %739, label %726, label %727, !llvm.loop !327

740:                                              ; preds = %741
  tail call fastcc void @end(ptr noundef nonnull @.str.50)
  br label %755

741:                                              ; preds = %726, %741
  %742 = phi i32 [ 0, %726 ], [ %752, %741 ]
  %743 = tail call fastcc i64 @operand()
  %744 = trunc i64 %743 to i32
  %745 = tail call fastcc i64 @draw()
  %746 = and i64 %745, 2261
  %747 = tail call { i32, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09notl $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %744, i64 %746) #6, !srcloc !328
  %748 = extractvalue { i32, i64 } %747, 0
  %749 = extractvalue { i32, i64 } %747, 1
  %750 = zext i32 %748 to i64
  tail call fastcc void @mix(i64 noundef %750)
  %751 = and i64 %749, 2261
  tail call fastcc void @mix(i64 noundef %751)
  %752 = add nuw nsw i32 %742, 1
  %753 = icmp eq i32 %752, 100
  br i1 %753, label %740, label %741, !llvm.loop !329

754:                                              ; preds = %755
  tail call fastcc void @end(ptr noundef nonnull @.str.51)
  br label %767

755:                                              ; preds = %740, %755
  %756 = phi i32 [ 0, %740 ], [ %764, %755 ]
  %757 = tail call fastcc i64 @operand()
  %758 = tail call fastcc i64 @draw()
  %759 = and i64 %758, 2261
  %760 = tail call { i64, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09notq $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %757, i64 %759) #6, !srcloc !330
  %761 = extractvalue { i64, i64 } %760, 0
  %762 = extractvalue { i64, i64 } %760, 1
  tail call fastcc void @mix(i64 noundef %761)
  %763 = and i64 %762, 2261
  tail call fastcc void @mix(i64 noundef %763)
  %764 = add nuw nsw i32 %756, 1
  %765 = icmp eq i32 %764, 100
  br i1 %765, label %754, label %755, !llvm.loop !331

766:                                              ; preds = %767
  tail call fastcc void @end(ptr noundef nonnull @.str.52)
  br label %783

767:                                              ; preds = %754, %767
  %768 = phi i32 [ 0, %754 ], [ %780, %767 ]
  %769 = tail call fastcc i64 @operand()
  %770 = trunc i64 %769 to i16
  %771 = tail call fastcc i64 @operand()
  %772 = trunc i64 %771 to i16
  %773 = tail call fastcc i64 @draw()
  %774 = and i64 %773, 2261
  %775 = tail call { i16, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09imulw $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i16 %772, i16 %770, i64 %774) #6, !srcloc !332
  %776 = extractvalue { i16, i64 } %775, 0
  %777 = extractvalue { i16, i64 } %775, 1
  %778 = zext i16 %776 to i64
  tail call fastcc void @mix(i64 noundef %778)
  %779 = and i64 %777, 2049
  tail call fastcc void @mix(i64 noundef %779)
  %780 = add nuw nsw i32 %768, 1
  %781 = icmp eq i32 %780, 100
  br i1 %781, label %766, label %767, !llvm.loop !333

782:                                              ; preds = %783
  tail call fastcc void @end(ptr noundef nonnull @.str.53)
  br label %799

783:                                              ; preds = %766, %783
  %784 = phi i32 [ 0, %766 ], [ %796, %783 ]
  %785 = tail call fastcc i64 @operand()
  %786 = trunc i64 %785 to i32
  %787 = tail call fastcc i64 @operand()
  %788 = trunc i64 %787 to i32
  %789 = tail call fastcc i64 @draw()
  %790 = and i64 %789, 2261
  %791 = tail call { i32, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09imull $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %788, i32 %786, i64 %790) #6, !srcloc !334
  %792 = extractvalue { i32, i64 } %791, 0
  %793 = extractvalue { i32, i64 } %791, 1
  %794 = zext i32 %792 to i64
  tail call fastcc void @mix(i64 noundef %794)
  %795 = and i64 %793, 2049
  tail call fastcc void @mix(i64 noundef %795)
  %796 = add nuw nsw i32 %784, 1
  %797 = icmp eq i32 %796, 100
  br i1 %797, label %782, label %783, !llvm.loop !335

798:                                              ; preds = %799
  tail call fastcc void @end(ptr noundef nonnull @.str.54)
  br label %812

799:                                              ; preds = %782, %799
  %800 = phi i32 [ 0, %782 ], [ %809, %799 ]
  %801 = tail call fastcc i64 @operand()
  %802 = tail call fastcc i64 @operand()
  %803 = tail call fastcc i64 @draw()
  %804 = and i64 %803, 2261
  %805 = tail call { i64, i64 } asm sideeffect "pushq $1\0A\09popfq\0A\09imulq $2, $0\0A\09pushfq\0A\09popq $1", "=&r,=&r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %802, i64 %801, i64 %804) #6, !srcloc !336
  %806 = extractvalue { i64, i64 } %805, 0
  %807 = extractvalue { i64, i64 } %805, 1
  tail call fastcc void @mix(i64 noundef %806)
  %808 = and i64 %807, 2049
  tail call fastcc void @mix(i64 noundef %808)
  %809 = add nuw nsw i32 %800, 1
  %810 = icmp eq i32 %809, 100
  br i1 %810, label %798, label %799, !llvm.loop !337

811:                                              ; preds = %812
  tail call fastcc void @end(ptr noundef nonnull @.str.55)
  br label %830

812:                                              ; preds = %798, %812
  %813 = phi i32 [ 0, %798 ], [ %827, %812 ]
  %814 = tail call fastcc i64 @operand()
  %815 = trunc i64 %814 to i16
  %816 = tail call fastcc i64 @operand()
  %817 = trunc i64 %816 to i16
  %818 = tail call fastcc i64 @draw()
  %819 = and i64 %818, 2261
  %820 = tail call { i16, i16, i64 } asm sideeffect "pushq $2\0A\09popfq\0A\09mulw $3\0A\09pushfq\0A\09popq $2", "=&{ax},=&{dx},=&r,r,0,2,~{cc},~{dirflag},~{fpsr},~{flags}"(i16 %817, i16 %815, i64 %819) #6, !srcloc !338
  %821 = extractvalue { i16, i16, i64 } %820, 0
  %822 = extractvalue { i16, i16, i64 } %820, 1
  %823 = extractvalue { i16, i16, i64 } %820, 2
  %824 = zext i16 %821 to i64
  tail call fastcc void @mix(i64 noundef %824)
  %825 = zext i16 %822 to i64
  tail call fastcc void @mix(i64 noundef %825)
  %826 = and i64 %823, 2049
  tail call fastcc void @mix(i64 noundef %826)
  %827 = add nuw nsw i32 %813, 1
  %828 = icmp eq i32 %827, 100
  br i1 %828, label %811, label %812, !llvm.loop !339

829:                                              ; preds = %830
  tail call fastcc void @end(ptr noundef nonnull @.str.56)
  br label %848

830:                                              ; preds = %811, %830
  %831 = phi i32 [ 0, %811 ], [ %845, %830 ]
  %832 = tail call fastcc i64 @operand()
  %833 = trunc i64 %832 to i32
  %834 = tail call fastcc i64 @operand()
  %835 = trunc i64 %834 to i32
  %836 = tail call fastcc i64 @draw()
  %837 = and i64 %836, 2261
  %838 = tail call { i32, i32, i64 } asm sideeffect "pushq $2\0A\09popfq\0A\09mull $3\0A\09pushfq\0A\09popq $2", "=&{ax},=&{dx},=&r,r,0,2,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %835, i32 %833, i64 %837) #6, !srcloc !340
  %839 = extractvalue { i32, i32, i64 } %838, 0
  %840 = extractvalue { i32, i32, i64 } %838, 1
  %841 = extractvalue { i32, i32, i64 } %838, 2
  %842 = zext i32 %839 to i64
  tail call fastcc void @mix(i64 noundef %842)
  %843 = zext i32 %840 to i64
  tail call fastcc void @mix(i64 noundef %843)
  %844 = and i64 %841, 2049
  tail call fastcc void @mix(i64 noundef %844)
  %845 = add nuw nsw i32 %831, 1
  %846 = icmp eq i32 %845, 100
  br i1 %846, label %829, label %830, !llvm.loop !341

847:                                              ; preds = %848
  tail call fastcc void @end(ptr noundef nonnull @.str.57)
  br label %862

848:                                              ; preds = %829, %848
  %849 = phi i32 [ 0, %829 ], [ %859, %848 ]
  %850 = tail call fastcc i64 @operand()
  %851 = tail call fastcc i64 @operand()
  %852 = tail call fastcc i64 @draw()
  %853 = and i64 %852, 2261
  %854 = tail call { i64, i64, i64 } asm sideeffect "pushq $2\0A\09popfq\0A\09mulq $3\0A\09pushfq\0A\09popq $2", "=&{ax},=&{dx},=&r,r,0,2,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %851, i64 %850, i64 %853) #6, !srcloc !342
  %855 = extractvalue { i64, i64, i64 } %854, 0
  %856 = extractvalue { i64, i64, i64 } %854, 1
  %857 = extractvalue { i64, i64, i64 } %854, 2
  tail call fastcc void @mix(i64 noundef %855)
  tail call fastcc void @mix(i64 noundef %856)
  %858 = and i64 %857, 2049
  tail call fastcc void @mix(i64 noundef %858)
  %859 = add nuw nsw i32 %849, 1
  %860 = icmp eq i32 %859, 100
  br i1 %860, label %847, label %848, !llvm.loop !343

861:                                              ; preds = %862
  tail call fastcc void @end(ptr noundef nonnull @.str.52)
  br label %880

862:                                              ; preds = %847, %862
  %863 = phi i32 [ 0, %847 ], [ %877, %862 ]
  %864 = tail call fastcc i64 @operand()
  %865 = trunc i64 %864 to i16
  %866 = tail call fastcc i64 @operand()
  %867 = trunc i64 %866 to i16
  %868 = tail call fastcc i64 @draw()
  %869 = and i64 %868, 2261
  %870 = tail call { i16, i16, i64 } asm sideeffect "pushq $2\0A\09popfq\0A\09imulw $3\0A\09pushfq\0A\09popq $2", "=&{ax},=&{dx},=&r,r,0,2,~{cc},~{dirflag},~{fpsr},~{flags}"(i16 %867, i16 %865, i64 %869) #6, !srcloc !344
  %871 = extractvalue { i16, i16, i64 } %870, 0
  %872 = extractvalue { i16, i16, i64 } %870, 1
  %873 = extractvalue { i16, i16, i64 } %870, 2
  %874 = zext i16 %871 to i64
  tail call fastcc void @mix(i64 noundef %874)
  %875 = zext i16 %872 to i64
  tail call fastcc void @mix(i64 noundef %875)
  %876 = and i64 %873, 2049
  tail call fastcc void @mix(i64 noundef %876)
  %877 = add nuw nsw i32 %863, 1
  %878 = icmp eq i32 %877, 100
  br i1 %878, label %861, label %862, !llvm.loop !345

879:                                              ; preds = %880
  tail call fastcc void @end(ptr noundef nonnull @.str.53)
  br label %898

880:                                              ; preds = %861, %880
  %881 = phi i32 [ 0, %861 ], [ %895, %880 ]
  %882 = tail call fastcc i64 @operand()
  %883 = trunc i64 %882 to i32
  %884 = tail call fastcc i64 @operand()
  %885 = trunc i64 %884 to i32
  %886 = tail call fastcc i64 @draw()
  %887 = and i64 %886, 2261
  %888 = tail call { i32, i32, i64 } asm sideeffect "pushq $2\0A\09popfq\0A\09imull $3\0A\09pushfq\0A\09popq $2", "=&{ax},=&{dx},=&r,r,0,2,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %885, i32 %883, i64 %887) #6, !srcloc !346
  %889 = extractvalue { i32, i32, i64 } %888, 0
  %890 = extractvalue { i32, i32, i64 } %888, 1
  %891 = extractvalue { i32, i32, i64 } %888, 2
  %892 = zext i32 %889 to i64
  tail call fastcc void @mix(i64 noundef %892)
  %893 = zext i32 %890 to i64
  tail call fastcc void @mix(i64 noundef %893)
  %894 = and i64 %891, 2049
  tail call fastcc void @mix(i64 noundef %894)
  %895 = add nuw nsw i32 %881, 1
  %896 = icmp eq i32 %895, 100
  br i1 %896, label %879, label %880, !llvm.loop !347

897:                                              ; preds = %898
  tail call fastcc void @end(ptr noundef nonnull @.str.54)
  br label %912

898:                                              ; preds = %879, %898
  %899 = phi i32 [ 0, %879 ], [ %909, %898 ]
  %900 = tail call fastcc i64 @operand()
  %901 = tail call fastcc i64 @operand()
  %902 = tail call fastcc i64 @draw()
  %903 = and i64 %902, 2261
  %904 = tail call { i64, i64, i64 } asm sideeffect "pushq $2\0A\09popfq\0A\09imulq $3\0A\09pushfq\0A\09popq $2", "=&{ax},=&{dx},=&r,r,0,2,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %901, i64 %900, i64 %903) #6, !srcloc !348
  %905 = extractvalue { i64, i64, i64 } %904, 0
  %906 = extractvalue { i64, i64, i64 } %904, 1
  %907 = extractvalue { i64, i64, i64 } %904, 2
  tail call fastcc void @mix(i64 noundef %905)
  tail call fastcc void @mix(i64 noundef %906)
  %908 = and i64 %907, 2049
  tail call fastcc void @mix(i64 noundef %908)
  %909 = add nuw nsw i32 %899, 1
  %910 = icmp eq i32 %909, 100
  br i1 %910, label %897, label %898, !llvm.loop !349

911:                                              ; preds = %931
  tail call fastcc void @end(ptr noundef nonnull @.str.58)
  br label %935

912:                                              ; preds = %897, %931
  %913 = phi i32 [ 0, %897 ], [ %932, %931 ]
  %914 = tail call fastcc i64 @operand()
  %915 = tail call fastcc i64 @operand()
  %916 = tail call fastcc i64 @operand()
  %917 = trunc i64 %916 to i32
  %918 = and i32 %917, 65535
  %919 = trunc i64 %915 to i32
  %920 = and i32 %919, 65535
  %921 = icmp samesign ugt i32 %918, %920
  br i1 %921, label %922, label %931

922:                                              ; preds = %912
  %923 = trunc i64 %915 to i16
  %924 = trunc i64 %916 to i16
  %925 = trunc i64 %914 to i16
  %926 = tail call { i16, i16 } asm sideeffect "divw $2", "=&{ax},=&{dx},r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i16 %924, i16 %925, i16 %923) #6, !srcloc !350
  %927 = extractvalue { i16, i16 } %926, 0
  %928 = extractvalue { i16, i16 } %926, 1
  %929 = zext i16 %927 to i64
  tail call fastcc void @mix(i64 noundef %929)
  %930 = zext i16 %928 to i64
  tail call fastcc void @mix(i64 noundef %930)
  br label %931

931:                                              ; preds = %912, %922
  %932 = add nuw nsw i32 %913, 1
  %933 = icmp eq i32 %932, 100
  br i1 %933, label %911, label %912, !llvm.loop !351

934:                                              ; preds = %950
  tail call fastcc void @end(ptr noundef nonnull @.str.59)
  br label %954

935:                                              ; preds = %911, %950
  %936 = phi i32 [ 0, %911 ], [ %951, %950 ]
  %937 = tail call fastcc i64 @operand()
  %938 = tail call fastcc i64 @operand()
  %939 = trunc i64 %938 to i32
  %940 = tail call fastcc i64 @operand()
  %941 = trunc i64 %940 to i32
  %942 = icmp ugt i32 %941, %939
  br i1 %942, label %943, label %950

943:                                              ; preds = %935
  %944 = trunc i64 %937 to i32
  %945 = tail call { i32, i32 } asm sideeffect "divl $2", "=&{ax},=&{dx},r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %941, i32 %944, i32 %939) #6, !srcloc !352
  %946 = extractvalue { i32, i32 } %945, 0
  %947 = extractvalue { i32, i32 } %945, 1
  %948 = zext i32 %946 to i64
  tail call fastcc void @mix(i64 noundef %948)
  %949 = zext i32 %947 to i64
  tail call fastcc void @mix(i64 noundef %949)
  br label %950

950:                                              ; preds = %935, %943
  %951 = add nuw nsw i32 %936, 1
  %952 = icmp eq i32 %951, 100
  br i1 %952, label %934, label %935, !llvm.loop !353

953:                                              ; preds = %964
  tail call fastcc void @end(ptr noundef nonnull @.str.60)
  br label %968

954:                                              ; preds = %934, %964
  %955 = phi i32 [ 0, %934 ], [ %965, %964 ]
  %956 = tail call fastcc i64 @operand()
  %957 = tail call fastcc i64 @operand()
  %958 = tail call fastcc i64 @operand()
  %959 = icmp ugt i64 %958, %957
  br i1 %959, label %960, label %964

960:                                              ; preds = %954
  %961 = tail call { i64, i64 } asm sideeffect "divq $2", "=&{ax},=&{dx},r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %958, i64 %956, i64 %957) #6, !srcloc !354
  %962 = extractvalue { i64, i64 } %961, 0
  %963 = extractvalue { i64, i64 } %961, 1
  tail call fastcc void @mix(i64 noundef %962)
  tail call fastcc void @mix(i64 noundef %963)
  br label %964

964:                                              ; preds = %954, %960
  %965 = add nuw nsw i32 %955, 1
  %966 = icmp eq i32 %965, 100
  br i1 %966, label %953, label %954, !llvm.loop !355

967:                                              ; preds = %992
  tail call fastcc void @end(ptr noundef nonnull @.str.61)
  br label %996

968:                                              ; preds = %953, %992
  %969 = phi i32 [ 0, %953 ], [ %993, %992 ]
  %970 = tail call fastcc i64 @operand()
  %971 = trunc i64 %970 to i16
  %972 = tail call fastcc i64 @operand()
  %973 = trunc i64 %972 to i16
  %974 = tail call fastcc i64 @operand()
  %975 = trunc i64 %974 to i16
  %976 = icmp sgt i16 %975, 0
  %977 = icmp sgt i16 %973, -1
  %978 = select i1 %976, i1 %977, i1 false
  br i1 %978, label %979, label %992

979:                                              ; preds = %968
  %980 = trunc i64 %972 to i32
  %981 = and i32 %980, 32767
  %982 = trunc i64 %974 to i32
  %983 = lshr i32 %982, 1
  %984 = and i32 %983, 16383
  %985 = icmp samesign ugt i32 %984, %981
  br i1 %985, label %986, label %992

986:                                              ; preds = %979
  %987 = tail call { i16, i16 } asm sideeffect "idivw $2", "=&{ax},=&{dx},r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i16 %975, i16 %971, i16 %973) #6, !srcloc !356
  %988 = extractvalue { i16, i16 } %987, 0
  %989 = extractvalue { i16, i16 } %987, 1
  %990 = sext i16 %988 to i64
  tail call fastcc void @mix(i64 noundef %990)
  %991 = sext i16 %989 to i64
  tail call fastcc void @mix(i64 noundef %991)
  br label %992

992:                                              ; preds = %968, %979, %986
  %993 = add nuw nsw i32 %969, 1
  %994 = icmp eq i32 %993, 100
  br i1 %994, label %967, label %968, !llvm.loop !357

995:                                              ; preds = %1014
  tail call fastcc void @end(ptr noundef nonnull @.str.62)
  br label %1018

996:                                              ; preds = %967, %1014
  %997 = phi i32 [ 0, %967 ], [ %1015, %1014 ]
  %998 = tail call fastcc i64 @operand()
  %999 = tail call fastcc i64 @operand()
  %1000 = trunc i64 %999 to i32
  %1001 = tail call fastcc i64 @operand()
  %1002 = trunc i64 %1001 to i32
  %1003 = icmp sgt i32 %1002, 0
  %1004 = lshr i32 %1002, 1
  %1005 = icmp ugt i32 %1004, %1000
  %1006 = select i1 %1003, i1 %1005, i1 false
  br i1 %1006, label %1007, label %1014

1007:                                             ; preds = %996
  %1008 = trunc i64 %998 to i32
  %1009 = tail call { i32, i32 } asm sideeffect "idivl $2", "=&{ax},=&{dx},r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %1002, i32 %1008, i32 %1000) #6, !srcloc !358
  %1010 = extractvalue { i32, i32 } %1009, 0
  %1011 = extractvalue { i32, i32 } %1009, 1
  %1012 = sext i32 %1010 to i64
  tail call fastcc void @mix(i64 noundef %1012)
  %1013 = sext i32 %1011 to i64
  tail call fastcc void @mix(i64 noundef %1013)
  br label %1014

1014:                                             ; preds = %996, %1007
  %1015 = add nuw nsw i32 %997, 1
  %1016 = icmp eq i32 %1015, 100
  br i1 %1016, label %995, label %996, !llvm.loop !359

1017:                                             ; preds = %1031
  tail call fastcc void @end(ptr noundef nonnull @.str.63)
  ret void

1018:                                             ; preds = %995, %1031
  %1019 = phi i32 [ 0, %995 ], [ %1032, %1031 ]
  %1020 = tail call fastcc i64 @operand()
  %1021 = tail call fastcc i64 @operand()
  %1022 = tail call fastcc i64 @operand()
  %1023 = icmp sgt i64 %1022, 0
  %1024 = lshr i64 %1022, 1
  %1025 = icmp ult i64 %1021, %1024
  %1026 = select i1 %1023, i1 %1025, i1 false
  br i1 %1026, label %1027, label %1031

1027:                                             ; preds = %1018
  %1028 = tail call { i64, i64 } asm sideeffect "idivq $2", "=&{ax},=&{dx},r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %1022, i64 %1020, i64 %1021) #6, !srcloc !360
  %1029 = extractvalue { i64, i64 } %1028, 0
  %1030 = extractvalue { i64, i64 } %1028, 1
  tail call fastcc void @mix(i64 noundef %1029)
  tail call fastcc void @mix(i64 noundef %1030)
  br label %1031

1031:                                             ; preds = %1018, %1027
  %1032 = add nuw nsw i32 %1019, 1
  %1033 = icmp eq i32 %1032, 100
  br i1 %1033, label %1017, label %1018, !llvm.loop !361
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc i64 @operand() unnamed_addr #2 {
  %1 = tail call fastcc i64 @draw()
  %2 = tail call fastcc i64 @draw()
  %3 = and i64 %2, 7
  switch i64 %3, label %19 [
    i64 0, label %4
    i64 1, label %6
    i64 2, label %9
    i64 3, label %12
    i64 4, label %16
  ]

4:                                                ; preds = %0
  %5 = and i64 %1, 7
  br label %19

6:                                                ; preds = %0
  %7 = and i64 %1, 7
  %8 = sub nsw i64 0, %7
  br label %19

9:                                                ; preds = %0
  %10 = and i64 %1, 63
  %11 = shl nuw i64 1, %10
  br label %19

12:                                               ; preds = %0
  %13 = and i64 %1, 63
  %14 = shl nsw i64 -1, %13
  %15 = xor i64 %14, -1
  br label %19

16:                                               ; preds = %0
  %17 = and i64 %1, 63
  %18 = lshr i64 %1, %17
  br label %19

19:                                               ; preds = %0, %16, %12, %9, %6, %4
  %20 = phi i64 [ %18, %16 ], [ %5, %4 ], [ %8, %6 ], [ %11, %9 ], [ %15, %12 ], [ %1, %0 ]
  ret i64 %20
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc i64 @draw() unnamed_addr #3 {
  %1 = load i64, ptr @state, align 8, !tbaa !212
  %2 = shl i64 %1, 13
  %3 = xor i64 %2, %1
  %4 = lshr i64 %3, 7
  %5 = xor i64 %4, %3
  %6 = shl i64 %5, 17
  %7 = xor i64 %6, %5
  store i64 %7, ptr @state, align 8, !tbaa !212
  ret i64 %7
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @mix(i64 noundef %0) unnamed_addr #3 {
  %2 = load i64, ptr @sum, align 8, !tbaa !212
  %3 = xor i64 %2, %0
  %4 = mul i64 %3, -7046029254386353131
  %5 = lshr i64 %4, 29
  %6 = xor i64 %5, %4
  store i64 %6, ptr @sum, align 8, !tbaa !212
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nofree noinline nounwind uwtable
define internal fastcc void @end(ptr noundef %0) unnamed_addr #4 {
  %2 = load i64, ptr @sum, align 8, !tbaa !212
  %3 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.64, ptr noundef %0, i64 noundef %2)
  store i64 0, ptr @sum, align 8, !tbaa !212
  ret void
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #5

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }

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
!9 = !{i64 2147832946, i64 2147832959, i64 2147832968, i64 2147832975, i64 2147832985}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = !{i64 2147833902, i64 2147833915, i64 2147833924, i64 2147833931, i64 2147833941}
!14 = distinct !{!14, !11, !12}
!15 = !{i64 2147834858, i64 2147834871, i64 2147834880, i64 2147834887, i64 2147834897}
!16 = distinct !{!16, !11, !12}
!17 = !{i64 2147835814, i64 2147835827, i64 2147835836, i64 2147835843, i64 2147835853}
!18 = distinct !{!18, !11, !12}
!19 = !{i64 2147837023, i64 2147837036, i64 2147837045, i64 2147837052, i64 2147837062}
!20 = distinct !{!20, !11, !12}
!21 = !{i64 2147837979, i64 2147837992, i64 2147838001, i64 2147838008, i64 2147838018}
!22 = distinct !{!22, !11, !12}
!23 = !{i64 2147838935, i64 2147838948, i64 2147838957, i64 2147838964, i64 2147838974}
!24 = distinct !{!24, !11, !12}
!25 = !{i64 2147839891, i64 2147839904, i64 2147839913, i64 2147839920, i64 2147839930}
!26 = distinct !{!26, !11, !12}
!27 = !{i64 2147841100, i64 2147841113, i64 2147841122, i64 2147841129, i64 2147841139}
!28 = distinct !{!28, !11, !12}
!29 = !{i64 2147842056, i64 2147842069, i64 2147842078, i64 2147842085, i64 2147842095}
!30 = distinct !{!30, !11, !12}
!31 = !{i64 2147843012, i64 2147843025, i64 2147843034, i64 2147843041, i64 2147843051}
!32 = distinct !{!32, !11, !12}
!33 = !{i64 2147843968, i64 2147843981, i64 2147843990, i64 2147843997, i64 2147844007}
!34 = distinct !{!34, !11, !12}
!35 = !{i64 2147845177, i64 2147845190, i64 2147845199, i64 2147845206, i64 2147845216}
!36 = distinct !{!36, !11, !12}
!37 = !{i64 2147846133, i64 2147846146, i64 2147846155, i64 2147846162, i64 2147846172}
!38 = distinct !{!38, !11, !12}
!39 = !{i64 2147847089, i64 2147847102, i64 2147847111, i64 2147847118, i64 2147847128}
!40 = distinct !{!40, !11, !12}
!41 = !{i64 2147848045, i64 2147848058, i64 2147848067, i64 2147848074, i64 2147848084}
!42 = distinct !{!42, !11, !12}
!43 = !{i64 2147849254, i64 2147849267, i64 2147849276, i64 2147849283, i64 2147849293}
!44 = distinct !{!44, !11, !12}
!45 = !{i64 2147850210, i64 2147850223, i64 2147850232, i64 2147850239, i64 2147850249}
!46 = distinct !{!46, !11, !12}
!47 = !{i64 2147851166, i64 2147851179, i64 2147851188, i64 2147851195, i64 2147851205}
!48 = distinct !{!48, !11, !12}
!49 = !{i64 2147852122, i64 2147852135, i64 2147852144, i64 2147852151, i64 2147852161}
!50 = distinct !{!50, !11, !12}
!51 = !{i64 2147853331, i64 2147853344, i64 2147853353, i64 2147853360, i64 2147853370}
!52 = distinct !{!52, !11, !12}
!53 = !{i64 2147854287, i64 2147854300, i64 2147854309, i64 2147854316, i64 2147854326}
!54 = distinct !{!54, !11, !12}
!55 = !{i64 2147855243, i64 2147855256, i64 2147855265, i64 2147855272, i64 2147855282}
!56 = distinct !{!56, !11, !12}
!57 = !{i64 2147856199, i64 2147856212, i64 2147856221, i64 2147856228, i64 2147856238}
!58 = distinct !{!58, !11, !12}
!59 = !{i64 2147857408, i64 2147857421, i64 2147857430, i64 2147857437, i64 2147857447}
!60 = distinct !{!60, !11, !12}
!61 = !{i64 2147858364, i64 2147858377, i64 2147858386, i64 2147858393, i64 2147858403}
!62 = distinct !{!62, !11, !12}
!63 = !{i64 2147859320, i64 2147859333, i64 2147859342, i64 2147859349, i64 2147859359}
!64 = distinct !{!64, !11, !12}
!65 = !{i64 2147860276, i64 2147860289, i64 2147860298, i64 2147860305, i64 2147860315}
!66 = distinct !{!66, !11, !12}
!67 = !{i64 2147861354, i64 2147861367, i64 2147861376, i64 2147861383, i64 2147861393}
!68 = distinct !{!68, !11, !12}
!69 = !{i64 2147862432, i64 2147862445, i64 2147862454, i64 2147862461, i64 2147862471}
!70 = distinct !{!70, !11, !12}
!71 = !{i64 2147863510, i64 2147863523, i64 2147863532, i64 2147863539, i64 2147863549}
!72 = distinct !{!72, !11, !12}
!73 = !{i64 2147864588, i64 2147864601, i64 2147864610, i64 2147864617, i64 2147864627}
!74 = distinct !{!74, !11, !12}
!75 = !{i64 2147865666, i64 2147865679, i64 2147865688, i64 2147865695, i64 2147865705}
!76 = distinct !{!76, !11, !12}
!77 = !{i64 2147866744, i64 2147866757, i64 2147866766, i64 2147866773, i64 2147866783}
!78 = distinct !{!78, !11, !12}
!79 = !{i64 2147867687, i64 2147867700, i64 2147867709, i64 2147867716, i64 2147867726}
!80 = distinct !{!80, !11, !12}
!81 = !{i64 2147868630, i64 2147868643, i64 2147868652, i64 2147868659, i64 2147868669}
!82 = distinct !{!82, !11, !12}
!83 = !{i64 2147869573, i64 2147869586, i64 2147869595, i64 2147869602, i64 2147869612}
!84 = distinct !{!84, !11, !12}
!85 = !{i64 2147870402, i64 2147870415, i64 2147870424, i64 2147870431, i64 2147870441}
!86 = distinct !{!86, !11, !12}
!87 = !{i64 2147871232, i64 2147871245, i64 2147871254, i64 2147871261, i64 2147871271}
!88 = distinct !{!88, !11, !12}
!89 = !{i64 2147872063, i64 2147872076, i64 2147872085, i64 2147872092, i64 2147872102}
!90 = distinct !{!90, !11, !12}
!91 = !{i64 2147872886, i64 2147872899, i64 2147872908, i64 2147872915, i64 2147872925}
!92 = distinct !{!92, !11, !12}
!93 = !{i64 2147873709, i64 2147873722, i64 2147873731, i64 2147873738, i64 2147873748}
!94 = distinct !{!94, !11, !12}
!95 = !{i64 2147874532, i64 2147874545, i64 2147874554, i64 2147874561, i64 2147874571}
!96 = distinct !{!96, !11, !12}
!97 = !{i64 2147875360, i64 2147875373, i64 2147875382, i64 2147875389, i64 2147875399}
!98 = distinct !{!98, !11, !12}
!99 = !{i64 2147876188, i64 2147876201, i64 2147876210, i64 2147876217, i64 2147876227}
!100 = distinct !{!100, !11, !12}
!101 = !{i64 2147877016, i64 2147877029, i64 2147877038, i64 2147877045, i64 2147877055}
!102 = distinct !{!102, !11, !12}
!103 = !{i64 2147877844, i64 2147877857, i64 2147877866, i64 2147877873, i64 2147877883}
!104 = distinct !{!104, !11, !12}
!105 = !{i64 2147878672, i64 2147878685, i64 2147878694, i64 2147878701, i64 2147878711}
!106 = distinct !{!106, !11, !12}
!107 = !{i64 2147879500, i64 2147879513, i64 2147879522, i64 2147879529, i64 2147879539}
!108 = distinct !{!108, !11, !12}
!109 = !{i64 2147880326, i64 2147880339, i64 2147880348, i64 2147880355, i64 2147880365}
!110 = distinct !{!110, !11, !12}
!111 = !{i64 2147881152, i64 2147881165, i64 2147881174, i64 2147881181, i64 2147881191}
!112 = distinct !{!112, !11, !12}
!113 = !{i64 2147881978, i64 2147881991, i64 2147882000, i64 2147882007, i64 2147882017}
!114 = distinct !{!114, !11, !12}
!115 = !{i64 2147882795, i64 2147882808, i64 2147882817, i64 2147882824, i64 2147882834}
!116 = distinct !{!116, !11, !12}
!117 = !{i64 2147883612, i64 2147883625, i64 2147883634, i64 2147883641, i64 2147883651}
!118 = distinct !{!118, !11, !12}
!119 = !{i64 2147884429, i64 2147884442, i64 2147884451, i64 2147884458, i64 2147884468}
!120 = distinct !{!120, !11, !12}
!121 = !{i64 2147885253, i64 2147885266, i64 2147885275, i64 2147885282, i64 2147885292}
!122 = distinct !{!122, !11, !12}
!123 = !{i64 2147886077, i64 2147886090, i64 2147886099, i64 2147886106, i64 2147886116}
!124 = distinct !{!124, !11, !12}
!125 = !{i64 2147886901, i64 2147886914, i64 2147886923, i64 2147886930, i64 2147886940}
!126 = distinct !{!126, !11, !12}
!127 = !{i64 2147887737, i64 2147887750, i64 2147887759, i64 2147887766, i64 2147887776}
!128 = distinct !{!128, !11, !12}
!129 = !{i64 2147888573, i64 2147888586, i64 2147888595, i64 2147888602, i64 2147888612}
!130 = distinct !{!130, !11, !12}
!131 = !{i64 2147889413, i64 2147889426, i64 2147889435, i64 2147889442, i64 2147889452}
!132 = distinct !{!132, !11, !12}
!133 = !{i64 2147890370, i64 2147890383, i64 2147890392, i64 2147890399, i64 2147890409}
!134 = distinct !{!134, !11, !12}
!135 = !{i64 2147891327, i64 2147891340, i64 2147891349, i64 2147891356, i64 2147891366}
!136 = distinct !{!136, !11, !12}
!137 = !{i64 2147892151, i64 2147892164, i64 2147892173, i64 2147892180, i64 2147892190}
!138 = distinct !{!138, !11, !12}
!139 = !{i64 2147892975, i64 2147892988, i64 2147892997, i64 2147893004, i64 2147893014}
!140 = distinct !{!140, !11, !12}
!141 = !{i64 2147893932, i64 2147893945, i64 2147893954, i64 2147893961, i64 2147893971}
!142 = distinct !{!142, !11, !12}
!143 = !{i64 2147894889, i64 2147894902, i64 2147894911, i64 2147894918, i64 2147894928}
!144 = distinct !{!144, !11, !12}
!145 = !{i64 2147895843, i64 2147895856, i64 2147895865, i64 2147895872, i64 2147895882}
!146 = distinct !{!146, !11, !12}
!147 = !{i64 2147896797, i64 2147896810, i64 2147896819, i64 2147896826, i64 2147896836}
!148 = distinct !{!148, !11, !12}
!149 = !{i64 2147897740, i64 2147897753, i64 2147897762, i64 2147897769, i64 2147897779}
!150 = distinct !{!150, !11, !12}
!151 = !{i64 2147898683, i64 2147898696, i64 2147898705, i64 2147898712, i64 2147898722}
!152 = distinct !{!152, !11, !12}
!153 = !{i64 2147899505, i64 2147899518, i64 2147899527, i64 2147899534, i64 2147899544}
!154 = distinct !{!154, !11, !12}
!155 = !{i64 2147900327, i64 2147900340, i64 2147900349, i64 2147900356, i64 2147900366}
!156 = distinct !{!156, !11, !12}
!157 = !{i64 15832, i64 15854, i64 15877, i64 15900}
!158 = distinct !{!158, !11, !12}
!159 = !{i64 2147901137}
!160 = distinct !{!160, !11, !12}
!161 = !{i64 2147901913}
!162 = distinct !{!162, !11, !12}
!163 = !{i64 2147902690}
!164 = distinct !{!164, !11, !12}
!165 = !{i64 2147903466}
!166 = distinct !{!166, !11, !12}
!167 = !{i64 2147904243}
!168 = distinct !{!168, !11, !12}
!169 = !{i64 2147905019}
!170 = distinct !{!170, !11, !12}
!171 = !{i64 2147905796}
!172 = distinct !{!172, !11, !12}
!173 = !{i64 2147906573}
!174 = distinct !{!174, !11, !12}
!175 = !{i64 2147907596, i64 2147907609, i64 2147907618, i64 2147907123, i64 2147907150, i64 2147907166, i64 2147907183}
!176 = distinct !{!176, !11, !12}
!177 = !{i64 2147908631, i64 2147908644, i64 2147908653, i64 2147908154, i64 2147908181, i64 2147908197, i64 2147908214}
!178 = distinct !{!178, !11, !12}
!179 = !{i64 2147909662, i64 2147909675, i64 2147909684, i64 2147909189, i64 2147909216, i64 2147909232, i64 2147909249}
!180 = distinct !{!180, !11, !12}
!181 = !{i64 2147910697, i64 2147910710, i64 2147910719, i64 2147910220, i64 2147910247, i64 2147910263, i64 2147910280}
!182 = distinct !{!182, !11, !12}
!183 = !{i64 2147911728, i64 2147911741, i64 2147911750, i64 2147911255, i64 2147911282, i64 2147911298, i64 2147911315}
!184 = distinct !{!184, !11, !12}
!185 = !{i64 2147912763, i64 2147912776, i64 2147912785, i64 2147912286, i64 2147912313, i64 2147912329, i64 2147912346}
!186 = distinct !{!186, !11, !12}
!187 = !{i64 2147913798, i64 2147913811, i64 2147913820, i64 2147913321, i64 2147913348, i64 2147913364, i64 2147913381}
!188 = distinct !{!188, !11, !12}
!189 = !{i64 2147914829, i64 2147914842, i64 2147914851, i64 2147914356, i64 2147914383, i64 2147914399, i64 2147914416}
!190 = distinct !{!190, !11, !12}
!191 = !{i64 2147915860, i64 2147915873, i64 2147915882, i64 2147915387, i64 2147915414, i64 2147915430, i64 2147915447}
!192 = distinct !{!192, !11, !12}
!193 = !{i64 2147916895, i64 2147916908, i64 2147916917, i64 2147916418, i64 2147916445, i64 2147916461, i64 2147916478}
!194 = distinct !{!194, !11, !12}
!195 = !{i64 2147917926, i64 2147917939, i64 2147917948, i64 2147917453, i64 2147917480, i64 2147917496, i64 2147917513}
!196 = distinct !{!196, !11, !12}
!197 = !{i64 2147918961, i64 2147918974, i64 2147918983, i64 2147918484, i64 2147918511, i64 2147918527, i64 2147918544}
!198 = distinct !{!198, !11, !12}
!199 = !{i64 2147919992, i64 2147920005, i64 2147920014, i64 2147919519, i64 2147919546, i64 2147919562, i64 2147919579}
!200 = distinct !{!200, !11, !12}
!201 = !{i64 2147921027, i64 2147921040, i64 2147921049, i64 2147920550, i64 2147920577, i64 2147920593, i64 2147920610}
!202 = distinct !{!202, !11, !12}
!203 = !{i64 2147922062, i64 2147922075, i64 2147922084, i64 2147921585, i64 2147921612, i64 2147921628, i64 2147921645}
!204 = distinct !{!204, !11, !12}
!205 = !{i64 2147923093, i64 2147923106, i64 2147923115, i64 2147922620, i64 2147922647, i64 2147922663, i64 2147922680}
!206 = distinct !{!206, !11, !12}
!207 = !{i64 2147924148, i64 2147924161, i64 2147924170, i64 2147923547, i64 2147923583, i64 2147923646, i64 2147924177, i64 2147924187}
!208 = distinct !{!208, !11, !12}
!209 = !{i64 16697, i64 16714, i64 16744}
!210 = !{i64 16879, i64 16897, i64 16904, i64 16912, i64 16920, i64 16927, i64 16946, i64 16965, i64 17009, i64 17027, i64 17045, i64 17064}
!211 = distinct !{!211, !11, !12}
!212 = !{!213, !213, i64 0}
!213 = !{!"long", !7, i64 0}
!214 = !{i64 17515, i64 17538}
!215 = !{i64 17775, i64 17781, i64 17788, i64 17796, i64 17804, i64 17826, i64 17843}
!216 = !{i64 17956, i64 17974, i64 17978, i64 17997, i64 18010, i64 18020, i64 18030, i64 18037}
!217 = !{i64 18275, i64 18280, i64 18299, i64 18310, i64 18329, i64 18333, i64 18345, i64 18362, i64 18399, i64 18418, i64 18431, i64 18440, i64 18462}
!218 = distinct !{!218, !11, !12}
!219 = !{i64 18943}
!220 = !{i64 19131, i64 19145}
!221 = !{i64 19358, i64 19377, i64 19391}
!222 = !{i64 19622}
!223 = !{i64 19736, i64 19742, i64 19751, i64 19760}
!224 = !{!7, !7, i64 0}
!225 = distinct !{!225, !11, !12}
!226 = distinct !{!226, !11, !12}
!227 = distinct !{!227, !11, !12}
!228 = !{i64 2147774273, i64 2147774286, i64 2147774295, i64 2147774302, i64 2147774312}
!229 = distinct !{!229, !11, !12}
!230 = !{i64 2147775099, i64 2147775112, i64 2147775121, i64 2147775128, i64 2147775138}
!231 = distinct !{!231, !11, !12}
!232 = !{i64 2147775925, i64 2147775938, i64 2147775947, i64 2147775954, i64 2147775964}
!233 = distinct !{!233, !11, !12}
!234 = !{i64 2147776751, i64 2147776764, i64 2147776773, i64 2147776780, i64 2147776790}
!235 = distinct !{!235, !11, !12}
!236 = !{i64 2147777770, i64 2147777783, i64 2147777792, i64 2147777799, i64 2147777809}
!237 = distinct !{!237, !11, !12}
!238 = !{i64 2147778596, i64 2147778609, i64 2147778618, i64 2147778625, i64 2147778635}
!239 = distinct !{!239, !11, !12}
!240 = !{i64 2147779422, i64 2147779435, i64 2147779444, i64 2147779451, i64 2147779461}
!241 = distinct !{!241, !11, !12}
!242 = !{i64 2147780248, i64 2147780261, i64 2147780270, i64 2147780277, i64 2147780287}
!243 = distinct !{!243, !11, !12}
!244 = !{i64 2147781267, i64 2147781280, i64 2147781289, i64 2147781296, i64 2147781306}
!245 = distinct !{!245, !11, !12}
!246 = !{i64 2147782093, i64 2147782106, i64 2147782115, i64 2147782122, i64 2147782132}
!247 = distinct !{!247, !11, !12}
!248 = !{i64 2147782919, i64 2147782932, i64 2147782941, i64 2147782948, i64 2147782958}
!249 = distinct !{!249, !11, !12}
!250 = !{i64 2147783745, i64 2147783758, i64 2147783767, i64 2147783774, i64 2147783784}
!251 = distinct !{!251, !11, !12}
!252 = !{i64 2147784764, i64 2147784777, i64 2147784786, i64 2147784793, i64 2147784803}
!253 = distinct !{!253, !11, !12}
!254 = !{i64 2147785590, i64 2147785603, i64 2147785612, i64 2147785619, i64 2147785629}
!255 = distinct !{!255, !11, !12}
!256 = !{i64 2147786416, i64 2147786429, i64 2147786438, i64 2147786445, i64 2147786455}
!257 = distinct !{!257, !11, !12}
!258 = !{i64 2147787242, i64 2147787255, i64 2147787264, i64 2147787271, i64 2147787281}
!259 = distinct !{!259, !11, !12}
!260 = !{i64 2147788261, i64 2147788274, i64 2147788283, i64 2147788290, i64 2147788300}
!261 = distinct !{!261, !11, !12}
!262 = !{i64 2147789087, i64 2147789100, i64 2147789109, i64 2147789116, i64 2147789126}
!263 = distinct !{!263, !11, !12}
!264 = !{i64 2147789913, i64 2147789926, i64 2147789935, i64 2147789942, i64 2147789952}
!265 = distinct !{!265, !11, !12}
!266 = !{i64 2147790739, i64 2147790752, i64 2147790761, i64 2147790768, i64 2147790778}
!267 = distinct !{!267, !11, !12}
!268 = !{i64 2147791788, i64 2147791801, i64 2147791810, i64 2147791817, i64 2147791827}
!269 = distinct !{!269, !11, !12}
!270 = !{i64 2147792620, i64 2147792633, i64 2147792642, i64 2147792649, i64 2147792659}
!271 = distinct !{!271, !11, !12}
!272 = !{i64 2147793452, i64 2147793465, i64 2147793474, i64 2147793481, i64 2147793491}
!273 = distinct !{!273, !11, !12}
!274 = !{i64 2147794284, i64 2147794297, i64 2147794306, i64 2147794313, i64 2147794323}
!275 = distinct !{!275, !11, !12}
!276 = !{i64 2147795327, i64 2147795340, i64 2147795349, i64 2147795356, i64 2147795366}
!277 = distinct !{!277, !11, !12}
!278 = !{i64 2147796157, i64 2147796170, i64 2147796179, i64 2147796186, i64 2147796196}
!279 = distinct !{!279, !11, !12}
!280 = !{i64 2147796987, i64 2147797000, i64 2147797009, i64 2147797016, i64 2147797026}
!281 = distinct !{!281, !11, !12}
!282 = !{i64 2147797817, i64 2147797830, i64 2147797839, i64 2147797846, i64 2147797856}
!283 = distinct !{!283, !11, !12}
!284 = !{i64 2147798866, i64 2147798879, i64 2147798888, i64 2147798895, i64 2147798905}
!285 = distinct !{!285, !11, !12}
!286 = !{i64 2147799698, i64 2147799711, i64 2147799720, i64 2147799727, i64 2147799737}
!287 = distinct !{!287, !11, !12}
!288 = !{i64 2147800530, i64 2147800543, i64 2147800552, i64 2147800559, i64 2147800569}
!289 = distinct !{!289, !11, !12}
!290 = !{i64 2147801362, i64 2147801375, i64 2147801384, i64 2147801391, i64 2147801401}
!291 = distinct !{!291, !11, !12}
!292 = !{i64 2147802417, i64 2147802430, i64 2147802439, i64 2147802446, i64 2147802456}
!293 = distinct !{!293, !11, !12}
!294 = !{i64 2147803251, i64 2147803264, i64 2147803273, i64 2147803280, i64 2147803290}
!295 = distinct !{!295, !11, !12}
!296 = !{i64 2147804085, i64 2147804098, i64 2147804107, i64 2147804114, i64 2147804124}
!297 = distinct !{!297, !11, !12}
!298 = !{i64 2147804919, i64 2147804932, i64 2147804941, i64 2147804948, i64 2147804958}
!299 = distinct !{!299, !11, !12}
!300 = !{i64 2147805937, i64 2147805950, i64 2147805959, i64 2147805966, i64 2147805976}
!301 = distinct !{!301, !11, !12}
!302 = !{i64 2147806763, i64 2147806776, i64 2147806785, i64 2147806792, i64 2147806802}
!303 = distinct !{!303, !11, !12}
!304 = !{i64 2147807589, i64 2147807602, i64 2147807611, i64 2147807618, i64 2147807628}
!305 = distinct !{!305, !11, !12}
!306 = !{i64 2147808415, i64 2147808428, i64 2147808437, i64 2147808444, i64 2147808454}
!307 = distinct !{!307, !11, !12}
!308 = !{i64 2147809433, i64 2147809446, i64 2147809455, i64 2147809462, i64 2147809472}
!309 = distinct !{!309, !11, !12}
!310 = !{i64 2147810259, i64 2147810272, i64 2147810281, i64 2147810288, i64 2147810298}
!311 = distinct !{!311, !11, !12}
!312 = !{i64 2147811085, i64 2147811098, i64 2147811107, i64 2147811114, i64 2147811124}
!313 = distinct !{!313, !11, !12}
!314 = !{i64 2147811911, i64 2147811924, i64 2147811933, i64 2147811940, i64 2147811950}
!315 = distinct !{!315, !11, !12}
!316 = !{i64 2147812929, i64 2147812942, i64 2147812951, i64 2147812958, i64 2147812968}
!317 = distinct !{!317, !11, !12}
!318 = !{i64 2147813755, i64 2147813768, i64 2147813777, i64 2147813784, i64 2147813794}
!319 = distinct !{!319, !11, !12}
!320 = !{i64 2147814581, i64 2147814594, i64 2147814603, i64 2147814610, i64 2147814620}
!321 = distinct !{!321, !11, !12}
!322 = !{i64 2147815407, i64 2147815420, i64 2147815429, i64 2147815436, i64 2147815446}
!323 = distinct !{!323, !11, !12}
!324 = !{i64 2147816425, i64 2147816438, i64 2147816447, i64 2147816454, i64 2147816464}
!325 = distinct !{!325, !11, !12}
!326 = !{i64 2147817251, i64 2147817264, i64 2147817273, i64 2147817280, i64 2147817290}
!327 = distinct !{!327, !11, !12}
!328 = !{i64 2147818077, i64 2147818090, i64 2147818099, i64 2147818106, i64 2147818116}
!329 = distinct !{!329, !11, !12}
!330 = !{i64 2147818903, i64 2147818916, i64 2147818925, i64 2147818932, i64 2147818942}
!331 = distinct !{!331, !11, !12}
!332 = !{i64 2147819729, i64 2147819742, i64 2147819751, i64 2147819758, i64 2147819768}
!333 = distinct !{!333, !11, !12}
!334 = !{i64 2147820555, i64 2147820568, i64 2147820577, i64 2147820584, i64 2147820594}
!335 = distinct !{!335, !11, !12}
!336 = !{i64 2147821381, i64 2147821394, i64 2147821403, i64 2147821410, i64 2147821420}
!337 = distinct !{!337, !11, !12}
!338 = !{i64 2147822318, i64 2147822331, i64 2147822340, i64 2147822347, i64 2147822357}
!339 = distinct !{!339, !11, !12}
!340 = !{i64 2147823255, i64 2147823268, i64 2147823277, i64 2147823284, i64 2147823294}
!341 = distinct !{!341, !11, !12}
!342 = !{i64 2147824192, i64 2147824205, i64 2147824214, i64 2147824221, i64 2147824231}
!343 = distinct !{!343, !11, !12}
!344 = !{i64 2147825131, i64 2147825144, i64 2147825153, i64 2147825160, i64 2147825170}
!345 = distinct !{!345, !11, !12}
!346 = !{i64 2147826070, i64 2147826083, i64 2147826092, i64 2147826099, i64 2147826109}
!347 = distinct !{!347, !11, !12}
!348 = !{i64 2147827009, i64 2147827022, i64 2147827031, i64 2147827038, i64 2147827048}
!349 = distinct !{!349, !11, !12}
!350 = !{i64 2147827817}
!351 = distinct !{!351, !11, !12}
!352 = !{i64 2147828591}
!353 = distinct !{!353, !11, !12}
!354 = !{i64 2147829365}
!355 = distinct !{!355, !11, !12}
!356 = !{i64 2147830165}
!357 = distinct !{!357, !11, !12}
!358 = !{i64 2147830967}
!359 = distinct !{!359, !11, !12}
!360 = !{i64 2147831769}
!361 = distinct !{!361, !11, !12}
