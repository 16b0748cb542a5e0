; ModuleID = 'crates/interp/tests/programs/assembly_floats.c'
source_filename = "crates/interp/tests/programs/assembly_floats.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.extended = type <{ i64, i16 }>
%struct.wide = type { i64, i64 }

@initial = internal constant i32 8064, align 4
@.str = private unnamed_addr constant [6 x i8] c"addsd\00", align 1
@.str.1 = private unnamed_addr constant [6 x i8] c"subsd\00", align 1
@.str.2 = private unnamed_addr constant [6 x i8] c"mulsd\00", align 1
@.str.3 = private unnamed_addr constant [6 x i8] c"divsd\00", align 1
@.str.4 = private unnamed_addr constant [7 x i8] c"sqrtsd\00", align 1
@.str.5 = private unnamed_addr constant [6 x i8] c"minsd\00", align 1
@.str.6 = private unnamed_addr constant [6 x i8] c"maxsd\00", align 1
@.str.7 = private unnamed_addr constant [6 x i8] c"addss\00", align 1
@.str.8 = private unnamed_addr constant [6 x i8] c"subss\00", align 1
@.str.9 = private unnamed_addr constant [6 x i8] c"mulss\00", align 1
@.str.10 = private unnamed_addr constant [6 x i8] c"divss\00", align 1
@.str.11 = private unnamed_addr constant [7 x i8] c"sqrtss\00", align 1
@.str.12 = private unnamed_addr constant [6 x i8] c"minss\00", align 1
@.str.13 = private unnamed_addr constant [6 x i8] c"maxss\00", align 1
@.str.14 = private unnamed_addr constant [9 x i8] c"cvtss2sd\00", align 1
@.str.15 = private unnamed_addr constant [9 x i8] c"cvtsd2ss\00", align 1
@.str.16 = private unnamed_addr constant [8 x i8] c"cmpsd 0\00", align 1
@.str.17 = private unnamed_addr constant [8 x i8] c"cmpsd 1\00", align 1
@.str.18 = private unnamed_addr constant [8 x i8] c"cmpsd 2\00", align 1
@.str.19 = private unnamed_addr constant [8 x i8] c"cmpsd 3\00", align 1
@.str.20 = private unnamed_addr constant [8 x i8] c"cmpss 4\00", align 1
@.str.21 = private unnamed_addr constant [8 x i8] c"cmpss 5\00", align 1
@.str.22 = private unnamed_addr constant [8 x i8] c"cmpss 6\00", align 1
@.str.23 = private unnamed_addr constant [8 x i8] c"cmpss 7\00", align 1
@.str.24 = private unnamed_addr constant [10 x i8] c"roundsd 0\00", align 1
@.str.25 = private unnamed_addr constant [10 x i8] c"roundsd 1\00", align 1
@.str.26 = private unnamed_addr constant [10 x i8] c"roundss 2\00", align 1
@.str.27 = private unnamed_addr constant [11 x i8] c"roundss 11\00", align 1
@.str.28 = private unnamed_addr constant [10 x i8] c"roundsd 4\00", align 1
@.str.29 = private unnamed_addr constant [12 x i8] c"vfmadd132sd\00", align 1
@.str.30 = private unnamed_addr constant [12 x i8] c"vfmadd213sd\00", align 1
@.str.31 = private unnamed_addr constant [12 x i8] c"vfmadd231sd\00", align 1
@.str.32 = private unnamed_addr constant [12 x i8] c"vfmsub132ss\00", align 1
@.str.33 = private unnamed_addr constant [13 x i8] c"vfnmadd213ss\00", align 1
@.str.34 = private unnamed_addr constant [13 x i8] c"vfnmsub231ss\00", align 1
@.str.35 = private unnamed_addr constant [7 x i8] c"vaddsd\00", align 1
@.str.36 = private unnamed_addr constant [9 x i8] c"cvtsd2si\00", align 1
@.str.37 = private unnamed_addr constant [10 x i8] c"cvttsd2si\00", align 1
@.str.38 = private unnamed_addr constant [10 x i8] c"cvttss2si\00", align 1
@.str.39 = private unnamed_addr constant [9 x i8] c"cvtss2si\00", align 1
@.str.40 = private unnamed_addr constant [10 x i8] c"cvtsi2sdq\00", align 1
@.str.41 = private unnamed_addr constant [10 x i8] c"cvtsi2sdl\00", align 1
@.str.42 = private unnamed_addr constant [10 x i8] c"cvtsi2ssq\00", align 1
@.str.43 = private unnamed_addr constant [10 x i8] c"cvtsi2ssl\00", align 1
@.str.44 = private unnamed_addr constant [8 x i8] c"ucomisd\00", align 1
@.str.45 = private unnamed_addr constant [7 x i8] c"comisd\00", align 1
@.str.46 = private unnamed_addr constant [8 x i8] c"ucomiss\00", align 1
@.str.47 = private unnamed_addr constant [7 x i8] c"comiss\00", align 1
@sum = internal unnamed_addr global i64 0, align 8
@.str.48 = private unnamed_addr constant [14 x i8] c"%.*s %016llx\0A\00", align 1
@.str.49 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1
@state = internal unnamed_addr global i64 88172645463325252, align 8
@.str.50 = private unnamed_addr constant [6 x i8] c"addps\00", align 1
@.str.51 = private unnamed_addr constant [6 x i8] c"subpd\00", align 1
@.str.52 = private unnamed_addr constant [6 x i8] c"mulps\00", align 1
@.str.53 = private unnamed_addr constant [6 x i8] c"divpd\00", align 1
@.str.54 = private unnamed_addr constant [7 x i8] c"sqrtps\00", align 1
@.str.55 = private unnamed_addr constant [6 x i8] c"minpd\00", align 1
@.str.56 = private unnamed_addr constant [6 x i8] c"maxps\00", align 1
@.str.57 = private unnamed_addr constant [12 x i8] c"vfmadd231ps\00", align 1
@.str.58 = private unnamed_addr constant [9 x i8] c"cvtdq2ps\00", align 1
@.str.59 = private unnamed_addr constant [9 x i8] c"cvtdq2pd\00", align 1
@.str.60 = private unnamed_addr constant [9 x i8] c"cvtps2dq\00", align 1
@.str.61 = private unnamed_addr constant [10 x i8] c"cvttps2dq\00", align 1
@.str.62 = private unnamed_addr constant [9 x i8] c"cvtpd2dq\00", align 1
@.str.63 = private unnamed_addr constant [10 x i8] c"cvttpd2dq\00", align 1
@.str.64 = private unnamed_addr constant [9 x i8] c"cvtps2pd\00", align 1
@.str.65 = private unnamed_addr constant [9 x i8] c"cvtpd2ps\00", align 1
@.str.66 = private unnamed_addr constant [8 x i8] c"cmpps 1\00", align 1
@.str.67 = private unnamed_addr constant [8 x i8] c"cmppd 6\00", align 1
@.str.68 = private unnamed_addr constant [10 x i8] c"roundps 3\00", align 1
@.str.69 = private unnamed_addr constant [6 x i8] c"andps\00", align 1
@.str.70 = private unnamed_addr constant [7 x i8] c"andnpd\00", align 1
@.str.71 = private unnamed_addr constant [5 x i8] c"orps\00", align 1
@.str.72 = private unnamed_addr constant [5 x i8] c"pxor\00", align 1
@.str.73 = private unnamed_addr constant [6 x i8] c"pandn\00", align 1
@.str.74 = private unnamed_addr constant [6 x i8] c"paddb\00", align 1
@.str.75 = private unnamed_addr constant [6 x i8] c"paddw\00", align 1
@.str.76 = private unnamed_addr constant [6 x i8] c"paddd\00", align 1
@.str.77 = private unnamed_addr constant [6 x i8] c"paddq\00", align 1
@.str.78 = private unnamed_addr constant [7 x i8] c"paddsb\00", align 1
@.str.79 = private unnamed_addr constant [8 x i8] c"paddusw\00", align 1
@.str.80 = private unnamed_addr constant [6 x i8] c"psubb\00", align 1
@.str.81 = private unnamed_addr constant [6 x i8] c"psubq\00", align 1
@.str.82 = private unnamed_addr constant [7 x i8] c"psubsw\00", align 1
@.str.83 = private unnamed_addr constant [8 x i8] c"psubusb\00", align 1
@.str.84 = private unnamed_addr constant [8 x i8] c"pcmpeqb\00", align 1
@.str.85 = private unnamed_addr constant [8 x i8] c"pcmpeqw\00", align 1
@.str.86 = private unnamed_addr constant [8 x i8] c"pcmpeqd\00", align 1
@.str.87 = private unnamed_addr constant [8 x i8] c"pcmpeqq\00", align 1
@.str.88 = private unnamed_addr constant [8 x i8] c"pcmpgtb\00", align 1
@.str.89 = private unnamed_addr constant [8 x i8] c"pcmpgtd\00", align 1
@.str.90 = private unnamed_addr constant [8 x i8] c"pcmpgtq\00", align 1
@.str.91 = private unnamed_addr constant [7 x i8] c"pminub\00", align 1
@.str.92 = private unnamed_addr constant [7 x i8] c"pmaxub\00", align 1
@.str.93 = private unnamed_addr constant [7 x i8] c"pminsw\00", align 1
@.str.94 = private unnamed_addr constant [7 x i8] c"pmaxsd\00", align 1
@.str.95 = private unnamed_addr constant [6 x i8] c"pavgb\00", align 1
@.str.96 = private unnamed_addr constant [7 x i8] c"pmullw\00", align 1
@.str.97 = private unnamed_addr constant [7 x i8] c"pmulhw\00", align 1
@.str.98 = private unnamed_addr constant [8 x i8] c"pmulhuw\00", align 1
@.str.99 = private unnamed_addr constant [7 x i8] c"pmulld\00", align 1
@.str.100 = private unnamed_addr constant [8 x i8] c"pmuludq\00", align 1
@.str.101 = private unnamed_addr constant [7 x i8] c"pshufb\00", align 1
@.str.102 = private unnamed_addr constant [10 x i8] c"punpcklbw\00", align 1
@.str.103 = private unnamed_addr constant [10 x i8] c"punpckhwd\00", align 1
@.str.104 = private unnamed_addr constant [10 x i8] c"punpckldq\00", align 1
@.str.105 = private unnamed_addr constant [11 x i8] c"punpckhqdq\00", align 1
@.str.106 = private unnamed_addr constant [9 x i8] c"unpcklps\00", align 1
@.str.107 = private unnamed_addr constant [9 x i8] c"unpckhpd\00", align 1
@.str.108 = private unnamed_addr constant [12 x i8] c"pshufd 0x1b\00", align 1
@.str.109 = private unnamed_addr constant [13 x i8] c"pshuflw 0x93\00", align 1
@.str.110 = private unnamed_addr constant [13 x i8] c"pshufhw 0x4e\00", align 1
@.str.111 = private unnamed_addr constant [12 x i8] c"shufps 0xb1\00", align 1
@.str.112 = private unnamed_addr constant [9 x i8] c"shufpd 1\00", align 1
@.str.113 = private unnamed_addr constant [10 x i8] c"palignr 5\00", align 1
@.str.114 = private unnamed_addr constant [11 x i8] c"palignr 19\00", align 1
@.str.115 = private unnamed_addr constant [6 x i8] c"psllw\00", align 1
@.str.116 = private unnamed_addr constant [6 x i8] c"pslld\00", align 1
@.str.117 = private unnamed_addr constant [6 x i8] c"psllq\00", align 1
@.str.118 = private unnamed_addr constant [6 x i8] c"psrlw\00", align 1
@.str.119 = private unnamed_addr constant [6 x i8] c"psrlq\00", align 1
@.str.120 = private unnamed_addr constant [6 x i8] c"psraw\00", align 1
@.str.121 = private unnamed_addr constant [6 x i8] c"psrad\00", align 1
@.str.122 = private unnamed_addr constant [6 x i8] c"moves\00", align 1
@usual = internal constant i16 895, align 2
@.str.123 = private unnamed_addr constant [19 x i8] c"fadd %%st(1), %%st\00", align 1
@.str.124 = private unnamed_addr constant [19 x i8] c"fsub %%st(1), %%st\00", align 1
@.str.125 = private unnamed_addr constant [20 x i8] c"fsubr %%st(1), %%st\00", align 1
@.str.126 = private unnamed_addr constant [19 x i8] c"fmul %%st(1), %%st\00", align 1
@.str.127 = private unnamed_addr constant [19 x i8] c"fdiv %%st(1), %%st\00", align 1
@.str.128 = private unnamed_addr constant [20 x i8] c"fdivr %%st(1), %%st\00", align 1
@.str.129 = private unnamed_addr constant [6 x i8] c"fsqrt\00", align 1
@.str.130 = private unnamed_addr constant [8 x i8] c"frndint\00", align 1
@.str.131 = private unnamed_addr constant [25 x i8] c"fadd %%st, %%st(1)\0A\09fxch\00", align 1
@.str.132 = private unnamed_addr constant [25 x i8] c"fsub %%st, %%st(1)\0A\09fxch\00", align 1
@.str.133 = private unnamed_addr constant [26 x i8] c"fdivr %%st, %%st(1)\0A\09fxch\00", align 1
@.str.134 = private unnamed_addr constant [39 x i8] c"fld %%st(0)\0A\09fsubp %%st, %%st(2)\0A\09fxch\00", align 1
@.str.135 = private unnamed_addr constant [33 x i8] c"fld %%st(1)\0A\09fdivp %%st, %%st(1)\00", align 1
@.str.136 = private unnamed_addr constant [45 x i8] c"1: fprem\0A\09fnstsw %%ax\0A\09test $4, %%ah\0A\09jnz 1b\00", align 1
@.str.137 = private unnamed_addr constant [46 x i8] c"1: fprem1\0A\09fnstsw %%ax\0A\09test $4, %%ah\0A\09jnz 1b\00", align 1
@.str.138 = private unnamed_addr constant [7 x i8] c"fscale\00", align 1
@.str.139 = private unnamed_addr constant [22 x i8] c"fxtract\0A\09fstp %%st(1)\00", align 1
@.str.140 = private unnamed_addr constant [22 x i8] c"fxtract\0A\09fstp %%st(0)\00", align 1
@.str.141 = private unnamed_addr constant [5 x i8] c"fabs\00", align 1
@.str.142 = private unnamed_addr constant [5 x i8] c"fchs\00", align 1
@.str.143 = private unnamed_addr constant [13 x i8] c"fcom %%st(1)\00", align 1
@.str.144 = private unnamed_addr constant [14 x i8] c"fucom %%st(1)\00", align 1
@.str.145 = private unnamed_addr constant [5 x i8] c"ftst\00", align 1
@.str.146 = private unnamed_addr constant [5 x i8] c"fxam\00", align 1
@.str.147 = private unnamed_addr constant [20 x i8] c"fldpi\0A\09fstp %%st(1)\00", align 1
@.str.148 = private unnamed_addr constant [21 x i8] c"fldl2e\0A\09fstp %%st(1)\00", align 1
@.str.149 = private unnamed_addr constant [21 x i8] c"fldl2t\0A\09fstp %%st(1)\00", align 1
@.str.150 = private unnamed_addr constant [21 x i8] c"fldlg2\0A\09fstp %%st(1)\00", align 1
@.str.151 = private unnamed_addr constant [21 x i8] c"fldln2\0A\09fstp %%st(1)\00", align 1
@.str.152 = private unnamed_addr constant [19 x i8] c"fld1\0A\09fstp %%st(1)\00", align 1
@.str.153 = private unnamed_addr constant [8 x i8] c"fistpll\00", align 1
@.str.154 = private unnamed_addr constant [7 x i8] c"fistpl\00", align 1
@.str.155 = private unnamed_addr constant [7 x i8] c"fistps\00", align 1
@.str.156 = private unnamed_addr constant [9 x i8] c"fisttpll\00", align 1
@.str.157 = private unnamed_addr constant [6 x i8] c"fstpl\00", align 1
@.str.158 = private unnamed_addr constant [6 x i8] c"fstps\00", align 1
@.str.159 = private unnamed_addr constant [7 x i8] c"fildll\00", align 1
@.str.160 = private unnamed_addr constant [6 x i8] c"fildl\00", align 1
@.str.161 = private unnamed_addr constant [6 x i8] c"filds\00", align 1
@.str.162 = private unnamed_addr constant [5 x i8] c"fldl\00", align 1
@.str.163 = private unnamed_addr constant [5 x i8] c"flds\00", align 1
@.str.164 = private unnamed_addr constant [14 x i8] c"fcomi %%st(1)\00", align 1
@.str.165 = private unnamed_addr constant [15 x i8] c"fucomi %%st(1)\00", align 1
@.str.166 = private unnamed_addr constant [37 x i8] c"fcomi %%st(1)\0A\09fcmovbe %%st(1), %%st\00", align 1

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
  %1 = alloca %struct.extended, align 8
  %2 = alloca %struct.extended, align 8
  %3 = alloca i16, align 2
  %4 = alloca i16, align 2
  %5 = alloca %struct.extended, align 8
  %6 = alloca %struct.extended, align 8
  %7 = alloca i16, align 2
  %8 = alloca i16, align 2
  %9 = alloca %struct.extended, align 8
  %10 = alloca %struct.extended, align 8
  %11 = alloca i16, align 2
  %12 = alloca i16, align 2
  %13 = alloca %struct.extended, align 8
  %14 = alloca %struct.extended, align 8
  %15 = alloca i16, align 2
  %16 = alloca i16, align 2
  %17 = alloca %struct.extended, align 8
  %18 = alloca %struct.extended, align 8
  %19 = alloca i16, align 2
  %20 = alloca i16, align 2
  %21 = alloca %struct.extended, align 8
  %22 = alloca %struct.extended, align 8
  %23 = alloca i16, align 2
  %24 = alloca i16, align 2
  %25 = alloca %struct.extended, align 8
  %26 = alloca %struct.extended, align 8
  %27 = alloca i16, align 2
  %28 = alloca i16, align 2
  %29 = alloca %struct.extended, align 8
  %30 = alloca %struct.extended, align 8
  %31 = alloca i16, align 2
  %32 = alloca i16, align 2
  %33 = alloca %struct.extended, align 8
  %34 = alloca %struct.extended, align 8
  %35 = alloca i16, align 2
  %36 = alloca i16, align 2
  %37 = alloca %struct.extended, align 8
  %38 = alloca %struct.extended, align 8
  %39 = alloca i16, align 2
  %40 = alloca i16, align 2
  %41 = alloca %struct.extended, align 8
  %42 = alloca %struct.extended, align 8
  %43 = alloca i16, align 2
  %44 = alloca i16, align 2
  %45 = alloca %struct.extended, align 8
  %46 = alloca %struct.extended, align 8
  %47 = alloca i16, align 2
  %48 = alloca i16, align 2
  %49 = alloca %struct.extended, align 8
  %50 = alloca %struct.extended, align 8
  %51 = alloca i16, align 2
  %52 = alloca i16, align 2
  %53 = alloca %struct.extended, align 8
  %54 = alloca %struct.extended, align 8
  %55 = alloca i16, align 2
  %56 = alloca i16, align 2
  %57 = alloca %struct.extended, align 8
  %58 = alloca %struct.extended, align 8
  %59 = alloca i16, align 2
  %60 = alloca i16, align 2
  %61 = alloca %struct.extended, align 8
  %62 = alloca %struct.extended, align 8
  %63 = alloca i16, align 2
  %64 = alloca i16, align 2
  %65 = alloca %struct.extended, align 8
  %66 = alloca %struct.extended, align 8
  %67 = alloca i16, align 2
  %68 = alloca i16, align 2
  %69 = alloca %struct.extended, align 8
  %70 = alloca %struct.extended, align 8
  %71 = alloca i16, align 2
  %72 = alloca i16, align 2
  %73 = alloca %struct.extended, align 8
  %74 = alloca %struct.extended, align 8
  %75 = alloca i16, align 2
  %76 = alloca i16, align 2
  %77 = alloca %struct.extended, align 8
  %78 = alloca %struct.extended, align 8
  %79 = alloca i16, align 2
  %80 = alloca i16, align 2
  %81 = alloca %struct.extended, align 8
  %82 = alloca %struct.extended, align 8
  %83 = alloca i16, align 2
  %84 = alloca i16, align 2
  %85 = alloca %struct.extended, align 8
  %86 = alloca %struct.extended, align 8
  %87 = alloca i16, align 2
  %88 = alloca i16, align 2
  %89 = alloca %struct.extended, align 8
  %90 = alloca %struct.extended, align 8
  %91 = alloca i16, align 2
  %92 = alloca i16, align 2
  %93 = alloca %struct.extended, align 8
  %94 = alloca %struct.extended, align 8
  %95 = alloca i16, align 2
  %96 = alloca i16, align 2
  %97 = alloca %struct.extended, align 8
  %98 = alloca %struct.extended, align 8
  %99 = alloca i16, align 2
  %100 = alloca i16, align 2
  %101 = alloca %struct.extended, align 8
  %102 = alloca %struct.extended, align 8
  %103 = alloca i16, align 2
  %104 = alloca i16, align 2
  %105 = alloca %struct.extended, align 8
  %106 = alloca %struct.extended, align 8
  %107 = alloca i16, align 2
  %108 = alloca i16, align 2
  %109 = alloca %struct.extended, align 8
  %110 = alloca %struct.extended, align 8
  %111 = alloca i16, align 2
  %112 = alloca i16, align 2
  %113 = alloca %struct.extended, align 8
  %114 = alloca %struct.extended, align 8
  %115 = alloca i16, align 2
  %116 = alloca i16, align 2
  %117 = alloca %struct.extended, align 8
  %118 = alloca %struct.extended, align 8
  %119 = alloca i16, align 2
  %120 = alloca i16, align 2
  %121 = alloca %struct.extended, align 8
  %122 = alloca i64, align 8
  %123 = alloca i16, align 2
  %124 = alloca i16, align 2
  %125 = alloca %struct.extended, align 8
  %126 = alloca i32, align 4
  %127 = alloca i16, align 2
  %128 = alloca i16, align 2
  %129 = alloca %struct.extended, align 8
  %130 = alloca i16, align 2
  %131 = alloca i16, align 2
  %132 = alloca i16, align 2
  %133 = alloca %struct.extended, align 8
  %134 = alloca i64, align 8
  %135 = alloca i16, align 2
  %136 = alloca i16, align 2
  %137 = alloca %struct.extended, align 8
  %138 = alloca i64, align 8
  %139 = alloca i16, align 2
  %140 = alloca i16, align 2
  %141 = alloca %struct.extended, align 8
  %142 = alloca i32, align 4
  %143 = alloca i16, align 2
  %144 = alloca i16, align 2
  %145 = alloca i64, align 8
  %146 = alloca %struct.extended, align 8
  %147 = alloca i32, align 4
  %148 = alloca %struct.extended, align 8
  %149 = alloca i16, align 2
  %150 = alloca %struct.extended, align 8
  %151 = alloca i64, align 8
  %152 = alloca %struct.extended, align 8
  %153 = alloca i32, align 4
  %154 = alloca %struct.extended, align 8
  %155 = alloca %struct.extended, align 8
  %156 = alloca %struct.extended, align 8
  %157 = alloca i16, align 2
  %158 = alloca %struct.extended, align 8
  %159 = alloca %struct.extended, align 8
  %160 = alloca i16, align 2
  %161 = alloca %struct.extended, align 8
  %162 = alloca %struct.extended, align 8
  %163 = alloca i16, align 2
  tail call fastcc void @scalar()
  tail call fastcc void @packed()
  %164 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %165 = getelementptr inbounds nuw i8, ptr %2, i64 8
  br label %169

166:                                              ; preds = %169
  call fastcc void @end(ptr noundef nonnull @.str.123)
  %167 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %168 = getelementptr inbounds nuw i8, ptr %6, i64 8
  br label %193

169:                                              ; preds = %169, %0
  %170 = phi i32 [ 0, %0 ], [ %188, %169 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #8
  %171 = call fastcc { i64, i16 } @number()
  %172 = extractvalue { i64, i16 } %171, 0
  %173 = extractvalue { i64, i16 } %171, 1
  store i64 %172, ptr %1, align 8
  store i16 %173, ptr %164, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #8
  %174 = call fastcc { i64, i16 } @number()
  %175 = extractvalue { i64, i16 } %174, 0
  %176 = extractvalue { i64, i16 } %174, 1
  store i64 %175, ptr %2, align 8
  store i16 %176, ptr %165, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  %177 = call fastcc i64 @draw()
  %178 = trunc i64 %177 to i16
  %179 = shl i16 %178, 10
  %180 = and i16 %179, 3072
  %181 = or disjoint i16 %180, 895
  store i16 %181, ptr %3, align 2, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  call void asm sideeffect "fnclex\0A\09fldcw $3\0A\09fldt $2\0A\09fldt $0\0A\09fadd %st(1), %st\0A\09fnstsw $1\0A\09fstpt $0\0A\09fstp %st(0)\0A\09fldcw $4\0A\09fnclex", "=*m,=*m,*m,*m,*m,*m,~{ax},~{cc},~{st},~{st(1)},~{st(2)},~{st(3)},~{st(4)},~{st(5)},~{st(6)},~{st(7)},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.extended) %1, ptr nonnull elementtype(i16) %4, ptr nonnull elementtype(%struct.extended) %2, ptr nonnull elementtype(i16) %3, ptr nonnull elementtype(i16) @usual, ptr nonnull elementtype(%struct.extended) %1) #8, !srcloc !11
  %182 = load i64, ptr %1, align 8
  %183 = load i16, ptr %164, align 8
  call fastcc void @mix(i64 noundef %182)
  %184 = zext i16 %183 to i64
  call fastcc void @mix(i64 noundef %184)
  %185 = load i16, ptr %4, align 2, !tbaa !9
  %186 = and i16 %185, 63
  %187 = zext nneg i16 %186 to i64
  call fastcc void @mix(i64 noundef %187)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #8
  %188 = add nuw nsw i32 %170, 1
  %189 = icmp eq i32 %188, 60
  br i1 %189, label %166, label %169, !llvm.loop !12

190:                                              ; preds = %193
  call fastcc void @end(ptr noundef nonnull @.str.124)
  %191 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %192 = getelementptr inbounds nuw i8, ptr %10, i64 8
  br label %217

193:                                              ; preds = %193, %166
  %194 = phi i32 [ 0, %166 ], [ %212, %193 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  %195 = call fastcc { i64, i16 } @number()
  %196 = extractvalue { i64, i16 } %195, 0
  %197 = extractvalue { i64, i16 } %195, 1
  store i64 %196, ptr %5, align 8
  store i16 %197, ptr %167, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  %198 = call fastcc { i64, i16 } @number()
  %199 = extractvalue { i64, i16 } %198, 0
  %200 = extractvalue { i64, i16 } %198, 1
  store i64 %199, ptr %6, align 8
  store i16 %200, ptr %168, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #8
  %201 = call fastcc i64 @draw()
  %202 = trunc i64 %201 to i16
  %203 = shl i16 %202, 10
  %204 = and i16 %203, 3072
  %205 = or disjoint i16 %204, 895
  store i16 %205, ptr %7, align 2, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #8
  call void asm sideeffect "fnclex\0A\09fldcw $3\0A\09fldt $2\0A\09fldt $0\0A\09fsub %st(1), %st\0A\09fnstsw $1\0A\09fstpt $0\0A\09fstp %st(0)\0A\09fldcw $4\0A\09fnclex", "=*m,=*m,*m,*m,*m,*m,~{ax},~{cc},~{st},~{st(1)},~{st(2)},~{st(3)},~{st(4)},~{st(5)},~{st(6)},~{st(7)},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.extended) %5, ptr nonnull elementtype(i16) %8, ptr nonnull elementtype(%struct.extended) %6, ptr nonnull elementtype(i16) %7, ptr nonnull elementtype(i16) @usual, ptr nonnull elementtype(%struct.extended) %5) #8, !srcloc !15
  %206 = load i64, ptr %5, align 8
  %207 = load i16, ptr %167, align 8
  call fastcc void @mix(i64 noundef %206)
  %208 = zext i16 %207 to i64
  call fastcc void @mix(i64 noundef %208)
  %209 = load i16, ptr %8, align 2, !tbaa !9
  %210 = and i16 %209, 63
  %211 = zext nneg i16 %210 to i64
  call fastcc void @mix(i64 noundef %211)
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  %212 = add nuw nsw i32 %194, 1
  %213 = icmp eq i32 %212, 60
  br i1 %213, label %190, label %193, !llvm.loop !16

214:                                              ; preds = %217
  call fastcc void @end(ptr noundef nonnull @.str.125)
  %215 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %216 = getelementptr inbounds nuw i8, ptr %14, i64 8
  br label %241

217:                                              ; preds = %217, %190
  %218 = phi i32 [ 0, %190 ], [ %236, %217 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #8
  %219 = call fastcc { i64, i16 } @number()
  %220 = extractvalue { i64, i16 } %219, 0
  %221 = extractvalue { i64, i16 } %219, 1
  store i64 %220, ptr %9, align 8
  store i16 %221, ptr %191, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #8
  %222 = call fastcc { i64, i16 } @number()
  %223 = extractvalue { i64, i16 } %222, 0
  %224 = extractvalue { i64, i16 } %222, 1
  store i64 %223, ptr %10, align 8
  store i16 %224, ptr %192, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #8
  %225 = call fastcc i64 @draw()
  %226 = trunc i64 %225 to i16
  %227 = shl i16 %226, 10
  %228 = and i16 %227, 3072
  %229 = or disjoint i16 %228, 895
  store i16 %229, ptr %11, align 2, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #8
  call void asm sideeffect "fnclex\0A\09fldcw $3\0A\09fldt $2\0A\09fldt $0\0A\09fsubr %st(1), %st\0A\09fnstsw $1\0A\09fstpt $0\0A\09fstp %st(0)\0A\09fldcw $4\0A\09fnclex", "=*m,=*m,*m,*m,*m,*m,~{ax},~{cc},~{st},~{st(1)},~{st(2)},~{st(3)},~{st(4)},~{st(5)},~{st(6)},~{st(7)},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.extended) %9, ptr nonnull elementtype(i16) %12, ptr nonnull elementtype(%struct.extended) %10, ptr nonnull elementtype(i16) %11, ptr nonnull elementtype(i16) @usual, ptr nonnull elementtype(%struct.extended) %9) #8, !srcloc !17
  %230 = load i64, ptr %9, align 8
  %231 = load i16, ptr %191, align 8
  call fastcc void @mix(i64 noundef %230)
  %232 = zext i16 %231 to i64
  call fastcc void @mix(i64 noundef %232)
  %233 = load i16, ptr %12, align 2, !tbaa !9
  %234 = and i16 %233, 63
  %235 = zext nneg i16 %234 to i64
  call fastcc void @mix(i64 noundef %235)
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #8
  %236 = add nuw nsw i32 %218, 1
  %237 = icmp eq i32 %236, 60
  br i1 %237, label %214, label %217, !llvm.loop !18

238:                                              ; preds = %241
  call fastcc void @end(ptr noundef nonnull @.str.126)
  %239 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %240 = getelementptr inbounds nuw i8, ptr %18, i64 8
  br label %265

241:                                              ; preds = %241, %214
  %242 = phi i32 [ 0, %214 ], [ %260, %241 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #8
  %243 = call fastcc { i64, i16 } @number()
  %244 = extractvalue { i64, i16 } %243, 0
  %245 = extractvalue { i64, i16 } %243, 1
  store i64 %244, ptr %13, align 8
  store i16 %245, ptr %215, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #8
  %246 = call fastcc { i64, i16 } @number()
  %247 = extractvalue { i64, i16 } %246, 0
  %248 = extractvalue { i64, i16 } %246, 1
  store i64 %247, ptr %14, align 8
  store i16 %248, ptr %216, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #8
  %249 = call fastcc i64 @draw()
  %250 = trunc i64 %249 to i16
  %251 = shl i16 %250, 10
  %252 = and i16 %251, 3072
  %253 = or disjoint i16 %252, 895
  store i16 %253, ptr %15, align 2, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #8
  call void asm sideeffect "fnclex\0A\09fldcw $3\0A\09fldt $2\0A\09fldt $0\0A\09fmul %st(1), %st\0A\09fnstsw $1\0A\09fstpt $0\0A\09fstp %st(0)\0A\09fldcw $4\0A\09fnclex", "=*m,=*m,*m,*m,*m,*m,~{ax},~{cc},~{st},~{st(1)},~{st(2)},~{st(3)},~{st(4)},~{st(5)},~{st(6)},~{st(7)},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.extended) %13, ptr nonnull elementtype(i16) %16, ptr nonnull elementtype(%struct.extended) %14, ptr nonnull elementtype(i16) %15, ptr nonnull elementtype(i16) @usual, ptr nonnull elementtype(%struct.extended) %13) #8, !srcloc !19
  %254 = load i64, ptr %13, align 8
  %255 = load i16, ptr %215, align 8
  call fastcc void @mix(i64 noundef %254)
  %256 = zext i16 %255 to i64
  call fastcc void @mix(i64 noundef %256)
  %257 = load i16, ptr %16, align 2, !tbaa !9
  %258 = and i16 %257, 63
  %259 = zext nneg i16 %258 to i64
  call fastcc void @mix(i64 noundef %259)
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #8
  %260 = add nuw nsw i32 %242, 1
  %261 = icmp eq i32 %260, 60
  br i1 %261, label %238, label %241, !llvm.loop !20

262:                                              ; preds = %265
  call fastcc void @end(ptr noundef nonnull @.str.127)
  %263 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %264 = getelementptr inbounds nuw i8, ptr %22, i64 8
  br label %289

265:                                              ; preds = %265, %238
  %266 = phi i32 [ 0, %238 ], [ %284, %265 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #8
  %267 = call fastcc { i64, i16 } @number()
  %268 = extractvalue { i64, i16 } %267, 0
  %269 = extractvalue { i64, i16 } %267, 1
  store i64 %268, ptr %17, align 8
  store i16 %269, ptr %239, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #8
  %270 = call fastcc { i64, i16 } @number()
  %271 = extractvalue { i64, i16 } %270, 0
  %272 = extractvalue { i64, i16 } %270, 1
  store i64 %271, ptr %18, align 8
  store i16 %272, ptr %240, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #8
  %273 = call fastcc i64 @draw()
  %274 = trunc i64 %273 to i16
  %275 = shl i16 %274, 10
  %276 = and i16 %275, 3072
  %277 = or disjoint i16 %276, 895
  store i16 %277, ptr %19, align 2, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #8
  call void asm sideeffect "fnclex\0A\09fldcw $3\0A\09fldt $2\0A\09fldt $0\0A\09fdiv %st(1), %st\0A\09fnstsw $1\0A\09fstpt $0\0A\09fstp %st(0)\0A\09fldcw $4\0A\09fnclex", "=*m,=*m,*m,*m,*m,*m,~{ax},~{cc},~{st},~{st(1)},~{st(2)},~{st(3)},~{st(4)},~{st(5)},~{st(6)},~{st(7)},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.extended) %17, ptr nonnull elementtype(i16) %20, ptr nonnull elementtype(%struct.extended) %18, ptr nonnull elementtype(i16) %19, ptr nonnull elementtype(i16) @usual, ptr nonnull elementtype(%struct.extended) %17) #8, !srcloc !21
  %278 = load i64, ptr %17, align 8
  %279 = load i16, ptr %239, align 8
  call fastcc void @mix(i64 noundef %278)
  %280 = zext i16 %279 to i64
  call fastcc void @mix(i64 noundef %280)
  %281 = load i16, ptr %20, align 2, !tbaa !9
  %282 = and i16 %281, 63
  %283 = zext nneg i16 %282 to i64
  call fastcc void @mix(i64 noundef %283)
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #8
  %284 = add nuw nsw i32 %266, 1
  %285 = icmp eq i32 %284, 60
  br i1 %285, label %262, label %265, !llvm.loop !22

286:                                              ; preds = %289
  call fastcc void @end(ptr noundef nonnull @.str.128)
  %287 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %288 = getelementptr inbounds nuw i8, ptr %26, i64 8
  br label %313

289:                                              ; preds = %289, %262
  %290 = phi i32 [ 0, %262 ], [ %308, %289 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %21) #8
  %291 = call fastcc { i64, i16 } @number()
  %292 = extractvalue { i64, i16 } %291, 0
  %293 = extractvalue { i64, i16 } %291, 1
  store i64 %292, ptr %21, align 8
  store i16 %293, ptr %263, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %22) #8
  %294 = call fastcc { i64, i16 } @number()
  %295 = extractvalue { i64, i16 } %294, 0
  %296 = extractvalue { i64, i16 } %294, 1
  store i64 %295, ptr %22, align 8
  store i16 %296, ptr %264, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %23) #8
  %297 = call fastcc i64 @draw()
  %298 = trunc i64 %297 to i16
  %299 = shl i16 %298, 10
  %300 = and i16 %299, 3072
  %301 = or disjoint i16 %300, 895
  store i16 %301, ptr %23, align 2, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %24) #8
  call void asm sideeffect "fnclex\0A\09fldcw $3\0A\09fldt $2\0A\09fldt $0\0A\09fdivr %st(1), %st\0A\09fnstsw $1\0A\09fstpt $0\0A\09fstp %st(0)\0A\09fldcw $4\0A\09fnclex", "=*m,=*m,*m,*m,*m,*m,~{ax},~{cc},~{st},~{st(1)},~{st(2)},~{st(3)},~{st(4)},~{st(5)},~{st(6)},~{st(7)},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.extended) %21, ptr nonnull elementtype(i16) %24, ptr nonnull elementtype(%struct.extended) %22, ptr nonnull elementtype(i16) %23, ptr nonnull elementtype(i16) @usual, ptr nonnull elementtype(%struct.extended) %21) #8, !srcloc !23
  %302 = load i64, ptr %21, align 8
  %303 = load i16, ptr %263, align 8
  call fastcc void @mix(i64 noundef %302)
  %304 = zext i16 %303 to i64
  call fastcc void @mix(i64 noundef %304)
  %305 = load i16, ptr %24, align 2, !tbaa !9
  %306 = and i16 %305, 63
  %307 = zext nneg i16 %306 to i64
  call fastcc void @mix(i64 noundef %307)
  call void @llvm.lifetime.end.p0(ptr nonnull %24) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %23) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %22) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %21) #8
  %308 = add nuw nsw i32 %290, 1
  %309 = icmp eq i32 %308, 60
  br i1 %309, label %286, label %289, !llvm.loop !24

310:                                              ; preds = %313
  call fastcc void @end(ptr noundef nonnull @.str.129)
  %311 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %312 = getelementptr inbounds nuw i8, ptr %30, i64 8
  br label %337

313:                                              ; preds = %313, %286
  %314 = phi i32 [ 0, %286 ], [ %332, %313 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %25) #8
  %315 = call fastcc { i64, i16 } @number()
  %316 = extractvalue { i64, i16 } %315, 0
  %317 = extractvalue { i64, i16 } %315, 1
  store i64 %316, ptr %25, align 8
  store i16 %317, ptr %287, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %26) #8
  %318 = call fastcc { i64, i16 } @number()
  %319 = extractvalue { i64, i16 } %318, 0
  %320 = extractvalue { i64, i16 } %318, 1
  store i64 %319, ptr %26, align 8
  store i16 %320, ptr %288, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %27) #8
  %321 = call fastcc i64 @draw()
  %322 = trunc i64 %321 to i16
  %323 = shl i16 %322, 10
  %324 = and i16 %323, 3072
  %325 = or disjoint i16 %324, 895
  store i16 %325, ptr %27, align 2, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %28) #8
  call void asm sideeffect "fnclex\0A\09fldcw $3\0A\09fldt $2\0A\09fldt $0\0A\09fsqrt\0A\09fnstsw $1\0A\09fstpt $0\0A\09fstp %st(0)\0A\09fldcw $4\0A\09fnclex", "=*m,=*m,*m,*m,*m,*m,~{ax},~{cc},~{st},~{st(1)},~{st(2)},~{st(3)},~{st(4)},~{st(5)},~{st(6)},~{st(7)},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.extended) %25, ptr nonnull elementtype(i16) %28, ptr nonnull elementtype(%struct.extended) %26, ptr nonnull elementtype(i16) %27, ptr nonnull elementtype(i16) @usual, ptr nonnull elementtype(%struct.extended) %25) #8, !srcloc !25
  %326 = load i64, ptr %25, align 8
  %327 = load i16, ptr %287, align 8
  call fastcc void @mix(i64 noundef %326)
  %328 = zext i16 %327 to i64
  call fastcc void @mix(i64 noundef %328)
  %329 = load i16, ptr %28, align 2, !tbaa !9
  %330 = and i16 %329, 63
  %331 = zext nneg i16 %330 to i64
  call fastcc void @mix(i64 noundef %331)
  call void @llvm.lifetime.end.p0(ptr nonnull %28) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %27) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %26) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %25) #8
  %332 = add nuw nsw i32 %314, 1
  %333 = icmp eq i32 %332, 60
  br i1 %333, label %310, label %313, !llvm.loop !26

334:                                              ; preds = %337
  call fastcc void @end(ptr noundef nonnull @.str.130)
  %335 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %336 = getelementptr inbounds nuw i8, ptr %34, i64 8
  br label %361

337:                                              ; preds = %337, %310
  %338 = phi i32 [ 0, %310 ], [ %356, %337 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %29) #8
  %339 = call fastcc { i64, i16 } @number()
  %340 = extractvalue { i64, i16 } %339, 0
  %341 = extractvalue { i64, i16 } %339, 1
  store i64 %340, ptr %29, align 8
  store i16 %341, ptr %311, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %30) #8
  %342 = call fastcc { i64, i16 } @number()
  %343 = extractvalue { i64, i16 } %342, 0
  %344 = extractvalue { i64, i16 } %342, 1
  store i64 %343, ptr %30, align 8
  store i16 %344, ptr %312, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %31) #8
  %345 = call fastcc i64 @draw()
  %346 = trunc i64 %345 to i16
  %347 = shl i16 %346, 10
  %348 = and i16 %347, 3072
  %349 = or disjoint i16 %348, 895
  store i16 %349, ptr %31, align 2, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %32) #8
  call void asm sideeffect "fnclex\0A\09fldcw $3\0A\09fldt $2\0A\09fldt $0\0A\09frndint\0A\09fnstsw $1\0A\09fstpt $0\0A\09fstp %st(0)\0A\09fldcw $4\0A\09fnclex", "=*m,=*m,*m,*m,*m,*m,~{ax},~{cc},~{st},~{st(1)},~{st(2)},~{st(3)},~{st(4)},~{st(5)},~{st(6)},~{st(7)},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.extended) %29, ptr nonnull elementtype(i16) %32, ptr nonnull elementtype(%struct.extended) %30, ptr nonnull elementtype(i16) %31, ptr nonnull elementtype(i16) @usual, ptr nonnull elementtype(%struct.extended) %29) #8, !srcloc !27
  %350 = load i64, ptr %29, align 8
  %351 = load i16, ptr %311, align 8
  call fastcc void @mix(i64 noundef %350)
  %352 = zext i16 %351 to i64
  call fastcc void @mix(i64 noundef %352)
  %353 = load i16, ptr %32, align 2, !tbaa !9
  %354 = and i16 %353, 63
  %355 = zext nneg i16 %354 to i64
  call fastcc void @mix(i64 noundef %355)
  call void @llvm.lifetime.end.p0(ptr nonnull %32) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %31) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %30) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %29) #8
  %356 = add nuw nsw i32 %338, 1
  %357 = icmp eq i32 %356, 60
  br i1 %357, label %334, label %337, !llvm.loop !28

358:                                              ; preds = %361
  call fastcc void @end(ptr noundef nonnull @.str.131)
  %359 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %360 = getelementptr inbounds nuw i8, ptr %38, i64 8
  br label %385

361:                                              ; preds = %361, %334
  %362 = phi i32 [ 0, %334 ], [ %380, %361 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %33) #8
  %363 = call fastcc { i64, i16 } @number()
  %364 = extractvalue { i64, i16 } %363, 0
  %365 = extractvalue { i64, i16 } %363, 1
  store i64 %364, ptr %33, align 8
  store i16 %365, ptr %335, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %34) #8
  %366 = call fastcc { i64, i16 } @number()
  %367 = extractvalue { i64, i16 } %366, 0
  %368 = extractvalue { i64, i16 } %366, 1
  store i64 %367, ptr %34, align 8
  store i16 %368, ptr %336, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %35) #8
  %369 = call fastcc i64 @draw()
  %370 = trunc i64 %369 to i16
  %371 = shl i16 %370, 10
  %372 = and i16 %371, 3072
  %373 = or disjoint i16 %372, 895
  store i16 %373, ptr %35, align 2, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %36) #8
  call void asm sideeffect "fnclex\0A\09fldcw $3\0A\09fldt $2\0A\09fldt $0\0A\09fadd %st, %st(1)\0A\09fxch\0A\09fnstsw $1\0A\09fstpt $0\0A\09fstp %st(0)\0A\09fldcw $4\0A\09fnclex", "=*m,=*m,*m,*m,*m,*m,~{ax},~{cc},~{st},~{st(1)},~{st(2)},~{st(3)},~{st(4)},~{st(5)},~{st(6)},~{st(7)},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.extended) %33, ptr nonnull elementtype(i16) %36, ptr nonnull elementtype(%struct.extended) %34, ptr nonnull elementtype(i16) %35, ptr nonnull elementtype(i16) @usual, ptr nonnull elementtype(%struct.extended) %33) #8, !srcloc !29
  %374 = load i64, ptr %33, align 8
  %375 = load i16, ptr %335, align 8
  call fastcc void @mix(i64 noundef %374)
  %376 = zext i16 %375 to i64
  call fastcc void @mix(i64 noundef %376)
  %377 = load i16, ptr %36, align 2, !tbaa !9
  %378 = and i16 %377, 63
  %379 = zext nneg i16 %378 to i64
  call fastcc void @mix(i64 noundef %379)
  call void @llvm.lifetime.end.p0(ptr nonnull %36) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %35) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %34) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %33) #8
  %380 = add nuw nsw i32 %362, 1
  %381 = icmp eq i32 %380, 60
  br i1 %381, label %358, label %361, !llvm.loop !30

382:                                              ; preds = %385
  call fastcc void @end(ptr noundef nonnull @.str.132)
  %383 = getelementptr inbounds nuw i8, ptr %41, i64 8
  %384 = getelementptr inbounds nuw i8, ptr %42, i64 8
  br label %409

385:                                              ; preds = %385, %358
  %386 = phi i32 [ 0, %358 ], [ %404, %385 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %37) #8
  %387 = call fastcc { i64, i16 } @number()
  %388 = extractvalue { i64, i16 } %387, 0
  %389 = extractvalue { i64, i16 } %387, 1
  store i64 %388, ptr %37, align 8
  store i16 %389, ptr %359, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %38) #8
  %390 = call fastcc { i64, i16 } @number()
  %391 = extractvalue { i64, i16 } %390, 0
  %392 = extractvalue { i64, i16 } %390, 1
  store i64 %391, ptr %38, align 8
  store i16 %392, ptr %360, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %39) #8
  %393 = call fastcc i64 @draw()
  %394 = trunc i64 %393 to i16
  %395 = shl i16 %394, 10
  %396 = and i16 %395, 3072
  %397 = or disjoint i16 %396, 895
  store i16 %397, ptr %39, align 2, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %40) #8
  call void asm sideeffect "fnclex\0A\09fldcw $3\0A\09fldt $2\0A\09fldt $0\0A\09fsub %st, %st(1)\0A\09fxch\0A\09fnstsw $1\0A\09fstpt $0\0A\09fstp %st(0)\0A\09fldcw $4\0A\09fnclex", "=*m,=*m,*m,*m,*m,*m,~{ax},~{cc},~{st},~{st(1)},~{st(2)},~{st(3)},~{st(4)},~{st(5)},~{st(6)},~{st(7)},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.extended) %37, ptr nonnull elementtype(i16) %40, ptr nonnull elementtype(%struct.extended) %38, ptr nonnull elementtype(i16) %39, ptr nonnull elementtype(i16) @usual, ptr nonnull elementtype(%struct.extended) %37) #8, !srcloc !31
  %398 = load i64, ptr %37, align 8
  %399 = load i16, ptr %359, align 8
  call fastcc void @mix(i64 noundef %398)
  %400 = zext i16 %399 to i64
  call fastcc void @mix(i64 noundef %400)
  %401 = load i16, ptr %40, align 2, !tbaa !9
  %402 = and i16 %401, 63
  %403 = zext nneg i16 %402 to i64
  call fastcc void @mix(i64 noundef %403)
  call void @llvm.lifetime.end.p0(ptr nonnull %40) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %39) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %38) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %37) #8
  %404 = add nuw nsw i32 %386, 1
  %405 = icmp eq i32 %404, 60
  br i1 %405, label %382, label %385, !llvm.loop !32

406:                                              ; preds = %409
  call fastcc void @end(ptr noundef nonnull @.str.133)
  %407 = getelementptr inbounds nuw i8, ptr %45, i64 8
  %408 = getelementptr inbounds nuw i8, ptr %46, i64 8
  br label %433

409:                                              ; preds = %409, %382
  %410 = phi i32 [ 0, %382 ], [ %428, %409 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %41) #8
  %411 = call fastcc { i64, i16 } @number()
  %412 = extractvalue { i64, i16 } %411, 0
  %413 = extractvalue { i64, i16 } %411, 1
  store i64 %412, ptr %41, align 8
  store i16 %413, ptr %383, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %42) #8
  %414 = call fastcc { i64, i16 } @number()
  %415 = extractvalue { i64, i16 } %414, 0
  %416 = extractvalue { i64, i16 } %414, 1
  store i64 %415, ptr %42, align 8
  store i16 %416, ptr %384, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %43) #8
  %417 = call fastcc i64 @draw()
  %418 = trunc i64 %417 to i16
  %419 = shl i16 %418, 10
  %420 = and i16 %419, 3072
  %421 = or disjoint i16 %420, 895
  store i16 %421, ptr %43, align 2, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %44) #8
  call void asm sideeffect "fnclex\0A\09fldcw $3\0A\09fldt $2\0A\09fldt $0\0A\09fdivr %st, %st(1)\0A\09fxch\0A\09fnstsw $1\0A\09fstpt $0\0A\09fstp %st(0)\0A\09fldcw $4\0A\09fnclex", "=*m,=*m,*m,*m,*m,*m,~{ax},~{cc},~{st},~{st(1)},~{st(2)},~{st(3)},~{st(4)},~{st(5)},~{st(6)},~{st(7)},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.extended) %41, ptr nonnull elementtype(i16) %44, ptr nonnull elementtype(%struct.extended) %42, ptr nonnull elementtype(i16) %43, ptr nonnull elementtype(i16) @usual, ptr nonnull elementtype(%struct.extended) %41) #8, !srcloc !33
  %422 = load i64, ptr %41, align 8
  %423 = load i16, ptr %383, align 8
  call fastcc void @mix(i64 noundef %422)
  %424 = zext i16 %423 to i64
  call fastcc void @mix(i64 noundef %424)
  %425 = load i16, ptr %44, align 2, !tbaa !9
  %426 = and i16 %425, 63
  %427 = zext nneg i16 %426 to i64
  call fastcc void @mix(i64 noundef %427)
  call void @llvm.lifetime.end.p0(ptr nonnull %44) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %43) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %42) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %41) #8
  %428 = add nuw nsw i32 %410, 1
  %429 = icmp eq i32 %428, 60
  br i1 %429, label %406, label %409, !llvm.loop !34

430:                                              ; preds = %433
  call fastcc void @end(ptr noundef nonnull @.str.134)
  %431 = getelementptr inbounds nuw i8, ptr %49, i64 8
  %432 = getelementptr inbounds nuw i8, ptr %50, i64 8
  br label %457

433:                                              ; preds = %433, %406
  %434 = phi i32 [ 0, %406 ], [ %452, %433 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %45) #8
  %435 = call fastcc { i64, i16 } @number()
  %436 = extractvalue { i64, i16 } %435, 0
  %437 = extractvalue { i64, i16 } %435, 1
  store i64 %436, ptr %45, align 8
  store i16 %437, ptr %407, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %46) #8
  %438 = call fastcc { i64, i16 } @number()
  %439 = extractvalue { i64, i16 } %438, 0
  %440 = extractvalue { i64, i16 } %438, 1
  store i64 %439, ptr %46, align 8
  store i16 %440, ptr %408, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %47) #8
  %441 = call fastcc i64 @draw()
  %442 = trunc i64 %441 to i16
  %443 = shl i16 %442, 10
  %444 = and i16 %443, 3072
  %445 = or disjoint i16 %444, 895
  store i16 %445, ptr %47, align 2, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %48) #8
  call void asm sideeffect "fnclex\0A\09fldcw $3\0A\09fldt $2\0A\09fldt $0\0A\09fld %st(0)\0A\09fsubp %st, %st(2)\0A\09fxch\0A\09fnstsw $1\0A\09fstpt $0\0A\09fstp %st(0)\0A\09fldcw $4\0A\09fnclex", "=*m,=*m,*m,*m,*m,*m,~{ax},~{cc},~{st},~{st(1)},~{st(2)},~{st(3)},~{st(4)},~{st(5)},~{st(6)},~{st(7)},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.extended) %45, ptr nonnull elementtype(i16) %48, ptr nonnull elementtype(%struct.extended) %46, ptr nonnull elementtype(i16) %47, ptr nonnull elementtype(i16) @usual, ptr nonnull elementtype(%struct.extended) %45) #8, !srcloc !35
  %446 = load i64, ptr %45, align 8
  %447 = load i16, ptr %407, align 8
  call fastcc void @mix(i64 noundef %446)
  %448 = zext i16 %447 to i64
  call fastcc void @mix(i64 noundef %448)
  %449 = load i16, ptr %48, align 2, !tbaa !9
  %450 = and i16 %449, 63
  %451 = zext nneg i16 %450 to i64
  call fastcc void @mix(i64 noundef %451)
  call void @llvm.lifetime.end.p0(ptr nonnull %48) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %47) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %46) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %45) #8
  %452 = add nuw nsw i32 %434, 1
  %453 = icmp eq i32 %452, 60
  br i1 %453, label %430, label %433, !llvm.loop !36

454:                                              ; preds = %457
  call fastcc void @end(ptr noundef nonnull @.str.135)
  %455 = getelementptr inbounds nuw i8, ptr %53, i64 8
  %456 = getelementptr inbounds nuw i8, ptr %54, i64 8
  br label %481

457:                                              ; preds = %457, %430
  %458 = phi i32 [ 0, %430 ], [ %476, %457 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %49) #8
  %459 = call fastcc { i64, i16 } @number()
  %460 = extractvalue { i64, i16 } %459, 0
  %461 = extractvalue { i64, i16 } %459, 1
  store i64 %460, ptr %49, align 8
  store i16 %461, ptr %431, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %50) #8
  %462 = call fastcc { i64, i16 } @number()
  %463 = extractvalue { i64, i16 } %462, 0
  %464 = extractvalue { i64, i16 } %462, 1
  store i64 %463, ptr %50, align 8
  store i16 %464, ptr %432, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %51) #8
  %465 = call fastcc i64 @draw()
  %466 = trunc i64 %465 to i16
  %467 = shl i16 %466, 10
  %468 = and i16 %467, 3072
  %469 = or disjoint i16 %468, 895
  store i16 %469, ptr %51, align 2, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %52) #8
  call void asm sideeffect "fnclex\0A\09fldcw $3\0A\09fldt $2\0A\09fldt $0\0A\09fld %st(1)\0A\09fdivp %st, %st(1)\0A\09fnstsw $1\0A\09fstpt $0\0A\09fstp %st(0)\0A\09fldcw $4\0A\09fnclex", "=*m,=*m,*m,*m,*m,*m,~{ax},~{cc},~{st},~{st(1)},~{st(2)},~{st(3)},~{st(4)},~{st(5)},~{st(6)},~{st(7)},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.extended) %49, ptr nonnull elementtype(i16) %52, ptr nonnull elementtype(%struct.extended) %50, ptr nonnull elementtype(i16) %51, ptr nonnull elementtype(i16) @usual, ptr nonnull elementtype(%struct.extended) %49) #8, !srcloc !37
  %470 = load i64, ptr %49, align 8
  %471 = load i16, ptr %431, align 8
  call fastcc void @mix(i64 noundef %470)
  %472 = zext i16 %471 to i64
  call fastcc void @mix(i64 noundef %472)
  %473 = load i16, ptr %52, align 2, !tbaa !9
  %474 = and i16 %473, 63
  %475 = zext nneg i16 %474 to i64
  call fastcc void @mix(i64 noundef %475)
  call void @llvm.lifetime.end.p0(ptr nonnull %52) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %51) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %50) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %49) #8
  %476 = add nuw nsw i32 %458, 1
  %477 = icmp eq i32 %476, 60
  br i1 %477, label %454, label %457, !llvm.loop !38

478:                                              ; preds = %481
  call fastcc void @end(ptr noundef nonnull @.str.136)
  %479 = getelementptr inbounds nuw i8, ptr %57, i64 8
  %480 = getelementptr inbounds nuw i8, ptr %58, i64 8
  br label %505

481:                                              ; preds = %481, %454
  %482 = phi i32 [ 0, %454 ], [ %500, %481 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %53) #8
  %483 = call fastcc { i64, i16 } @number()
  %484 = extractvalue { i64, i16 } %483, 0
  %485 = extractvalue { i64, i16 } %483, 1
  store i64 %484, ptr %53, align 8
  store i16 %485, ptr %455, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %54) #8
  %486 = call fastcc { i64, i16 } @number()
  %487 = extractvalue { i64, i16 } %486, 0
  %488 = extractvalue { i64, i16 } %486, 1
  store i64 %487, ptr %54, align 8
  store i16 %488, ptr %456, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %55) #8
  %489 = call fastcc i64 @draw()
  %490 = trunc i64 %489 to i16
  %491 = shl i16 %490, 10
  %492 = and i16 %491, 3072
  %493 = or disjoint i16 %492, 895
  store i16 %493, ptr %55, align 2, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %56) #8
  call void asm sideeffect "fnclex\0A\09fldcw $3\0A\09fldt $2\0A\09fldt $0\0A\091: fprem\0A\09fnstsw %ax\0A\09test $$4, %ah\0A\09jnz 1b\0A\09fnstsw $1\0A\09fstpt $0\0A\09fstp %st(0)\0A\09fldcw $4\0A\09fnclex", "=*m,=*m,*m,*m,*m,*m,~{ax},~{cc},~{st},~{st(1)},~{st(2)},~{st(3)},~{st(4)},~{st(5)},~{st(6)},~{st(7)},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.extended) %53, ptr nonnull elementtype(i16) %56, ptr nonnull elementtype(%struct.extended) %54, ptr nonnull elementtype(i16) %55, ptr nonnull elementtype(i16) @usual, ptr nonnull elementtype(%struct.extended) %53) #8, !srcloc !39
  %494 = load i64, ptr %53, align 8
  %495 = load i16, ptr %455, align 8
  call fastcc void @mix(i64 noundef %494)
  %496 = zext i16 %495 to i64
  call fastcc void @mix(i64 noundef %496)
  %497 = load i16, ptr %56, align 2, !tbaa !9
  %498 = and i16 %497, 18239
  %499 = zext nneg i16 %498 to i64
  call fastcc void @mix(i64 noundef %499)
  call void @llvm.lifetime.end.p0(ptr nonnull %56) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %55) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %54) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %53) #8
  %500 = add nuw nsw i32 %482, 1
  %501 = icmp eq i32 %500, 60
  br i1 %501, label %478, label %481, !llvm.loop !40

502:                                              ; preds = %505
  call fastcc void @end(ptr noundef nonnull @.str.137)
  %503 = getelementptr inbounds nuw i8, ptr %61, i64 8
  %504 = getelementptr inbounds nuw i8, ptr %62, i64 8
  br label %529

505:                                              ; preds = %505, %478
  %506 = phi i32 [ 0, %478 ], [ %524, %505 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %57) #8
  %507 = call fastcc { i64, i16 } @number()
  %508 = extractvalue { i64, i16 } %507, 0
  %509 = extractvalue { i64, i16 } %507, 1
  store i64 %508, ptr %57, align 8
  store i16 %509, ptr %479, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %58) #8
  %510 = call fastcc { i64, i16 } @number()
  %511 = extractvalue { i64, i16 } %510, 0
  %512 = extractvalue { i64, i16 } %510, 1
  store i64 %511, ptr %58, align 8
  store i16 %512, ptr %480, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %59) #8
  %513 = call fastcc i64 @draw()
  %514 = trunc i64 %513 to i16
  %515 = shl i16 %514, 10
  %516 = and i16 %515, 3072
  %517 = or disjoint i16 %516, 895
  store i16 %517, ptr %59, align 2, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %60) #8
  call void asm sideeffect "fnclex\0A\09fldcw $3\0A\09fldt $2\0A\09fldt $0\0A\091: fprem1\0A\09fnstsw %ax\0A\09test $$4, %ah\0A\09jnz 1b\0A\09fnstsw $1\0A\09fstpt $0\0A\09fstp %st(0)\0A\09fldcw $4\0A\09fnclex", "=*m,=*m,*m,*m,*m,*m,~{ax},~{cc},~{st},~{st(1)},~{st(2)},~{st(3)},~{st(4)},~{st(5)},~{st(6)},~{st(7)},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.extended) %57, ptr nonnull elementtype(i16) %60, ptr nonnull elementtype(%struct.extended) %58, ptr nonnull elementtype(i16) %59, ptr nonnull elementtype(i16) @usual, ptr nonnull elementtype(%struct.extended) %57) #8, !srcloc !41
  %518 = load i64, ptr %57, align 8
  %519 = load i16, ptr %479, align 8
  call fastcc void @mix(i64 noundef %518)
  %520 = zext i16 %519 to i64
  call fastcc void @mix(i64 noundef %520)
  %521 = load i16, ptr %60, align 2, !tbaa !9
  %522 = and i16 %521, 18239
  %523 = zext nneg i16 %522 to i64
  call fastcc void @mix(i64 noundef %523)
  call void @llvm.lifetime.end.p0(ptr nonnull %60) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %59) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %58) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %57) #8
  %524 = add nuw nsw i32 %506, 1
  %525 = icmp eq i32 %524, 60
  br i1 %525, label %502, label %505, !llvm.loop !42

526:                                              ; preds = %529
  call fastcc void @end(ptr noundef nonnull @.str.138)
  %527 = getelementptr inbounds nuw i8, ptr %65, i64 8
  %528 = getelementptr inbounds nuw i8, ptr %66, i64 8
  br label %553

529:                                              ; preds = %529, %502
  %530 = phi i32 [ 0, %502 ], [ %548, %529 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %61) #8
  %531 = call fastcc { i64, i16 } @number()
  %532 = extractvalue { i64, i16 } %531, 0
  %533 = extractvalue { i64, i16 } %531, 1
  store i64 %532, ptr %61, align 8
  store i16 %533, ptr %503, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %62) #8
  %534 = call fastcc { i64, i16 } @number()
  %535 = extractvalue { i64, i16 } %534, 0
  %536 = extractvalue { i64, i16 } %534, 1
  store i64 %535, ptr %62, align 8
  store i16 %536, ptr %504, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %63) #8
  %537 = call fastcc i64 @draw()
  %538 = trunc i64 %537 to i16
  %539 = shl i16 %538, 10
  %540 = and i16 %539, 3072
  %541 = or disjoint i16 %540, 895
  store i16 %541, ptr %63, align 2, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %64) #8
  call void asm sideeffect "fnclex\0A\09fldcw $3\0A\09fldt $2\0A\09fldt $0\0A\09fscale\0A\09fnstsw $1\0A\09fstpt $0\0A\09fstp %st(0)\0A\09fldcw $4\0A\09fnclex", "=*m,=*m,*m,*m,*m,*m,~{ax},~{cc},~{st},~{st(1)},~{st(2)},~{st(3)},~{st(4)},~{st(5)},~{st(6)},~{st(7)},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.extended) %61, ptr nonnull elementtype(i16) %64, ptr nonnull elementtype(%struct.extended) %62, ptr nonnull elementtype(i16) %63, ptr nonnull elementtype(i16) @usual, ptr nonnull elementtype(%struct.extended) %61) #8, !srcloc !43
  %542 = load i64, ptr %61, align 8
  %543 = load i16, ptr %503, align 8
  call fastcc void @mix(i64 noundef %542)
  %544 = zext i16 %543 to i64
  call fastcc void @mix(i64 noundef %544)
  %545 = load i16, ptr %64, align 2, !tbaa !9
  %546 = and i16 %545, 63
  %547 = zext nneg i16 %546 to i64
  call fastcc void @mix(i64 noundef %547)
  call void @llvm.lifetime.end.p0(ptr nonnull %64) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %63) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %62) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %61) #8
  %548 = add nuw nsw i32 %530, 1
  %549 = icmp eq i32 %548, 60
  br i1 %549, label %526, label %529, !llvm.loop !44

550:                                              ; preds = %553
  call fastcc void @end(ptr noundef nonnull @.str.139)
  %551 = getelementptr inbounds nuw i8, ptr %69, i64 8
  %552 = getelementptr inbounds nuw i8, ptr %70, i64 8
  br label %577

553:                                              ; preds = %553, %526
  %554 = phi i32 [ 0, %526 ], [ %572, %553 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %65) #8
  %555 = call fastcc { i64, i16 } @number()
  %556 = extractvalue { i64, i16 } %555, 0
  %557 = extractvalue { i64, i16 } %555, 1
  store i64 %556, ptr %65, align 8
  store i16 %557, ptr %527, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %66) #8
  %558 = call fastcc { i64, i16 } @number()
  %559 = extractvalue { i64, i16 } %558, 0
  %560 = extractvalue { i64, i16 } %558, 1
  store i64 %559, ptr %66, align 8
  store i16 %560, ptr %528, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %67) #8
  %561 = call fastcc i64 @draw()
  %562 = trunc i64 %561 to i16
  %563 = shl i16 %562, 10
  %564 = and i16 %563, 3072
  %565 = or disjoint i16 %564, 895
  store i16 %565, ptr %67, align 2, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %68) #8
  call void asm sideeffect "fnclex\0A\09fldcw $3\0A\09fldt $2\0A\09fldt $0\0A\09fxtract\0A\09fstp %st(1)\0A\09fnstsw $1\0A\09fstpt $0\0A\09fstp %st(0)\0A\09fldcw $4\0A\09fnclex", "=*m,=*m,*m,*m,*m,*m,~{ax},~{cc},~{st},~{st(1)},~{st(2)},~{st(3)},~{st(4)},~{st(5)},~{st(6)},~{st(7)},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.extended) %65, ptr nonnull elementtype(i16) %68, ptr nonnull elementtype(%struct.extended) %66, ptr nonnull elementtype(i16) %67, ptr nonnull elementtype(i16) @usual, ptr nonnull elementtype(%struct.extended) %65) #8, !srcloc !45
  %566 = load i64, ptr %65, align 8
  %567 = load i16, ptr %527, align 8
  call fastcc void @mix(i64 noundef %566)
  %568 = zext i16 %567 to i64
  call fastcc void @mix(i64 noundef %568)
  %569 = load i16, ptr %68, align 2, !tbaa !9
  %570 = and i16 %569, 63
  %571 = zext nneg i16 %570 to i64
  call fastcc void @mix(i64 noundef %571)
  call void @llvm.lifetime.end.p0(ptr nonnull %68) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %67) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %66) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %65) #8
  %572 = add nuw nsw i32 %554, 1
  %573 = icmp eq i32 %572, 60
  br i1 %573, label %550, label %553, !llvm.loop !46

574:                                              ; preds = %577
  call fastcc void @end(ptr noundef nonnull @.str.140)
  %575 = getelementptr inbounds nuw i8, ptr %73, i64 8
  %576 = getelementptr inbounds nuw i8, ptr %74, i64 8
  br label %601

577:                                              ; preds = %577, %550
  %578 = phi i32 [ 0, %550 ], [ %596, %577 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %69) #8
  %579 = call fastcc { i64, i16 } @number()
  %580 = extractvalue { i64, i16 } %579, 0
  %581 = extractvalue { i64, i16 } %579, 1
  store i64 %580, ptr %69, align 8
  store i16 %581, ptr %551, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %70) #8
  %582 = call fastcc { i64, i16 } @number()
  %583 = extractvalue { i64, i16 } %582, 0
  %584 = extractvalue { i64, i16 } %582, 1
  store i64 %583, ptr %70, align 8
  store i16 %584, ptr %552, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %71) #8
  %585 = call fastcc i64 @draw()
  %586 = trunc i64 %585 to i16
  %587 = shl i16 %586, 10
  %588 = and i16 %587, 3072
  %589 = or disjoint i16 %588, 895
  store i16 %589, ptr %71, align 2, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %72) #8
  call void asm sideeffect "fnclex\0A\09fldcw $3\0A\09fldt $2\0A\09fldt $0\0A\09fxtract\0A\09fstp %st(0)\0A\09fnstsw $1\0A\09fstpt $0\0A\09fstp %st(0)\0A\09fldcw $4\0A\09fnclex", "=*m,=*m,*m,*m,*m,*m,~{ax},~{cc},~{st},~{st(1)},~{st(2)},~{st(3)},~{st(4)},~{st(5)},~{st(6)},~{st(7)},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.extended) %69, ptr nonnull elementtype(i16) %72, ptr nonnull elementtype(%struct.extended) %70, ptr nonnull elementtype(i16) %71, ptr nonnull elementtype(i16) @usual, ptr nonnull elementtype(%struct.extended) %69) #8, !srcloc !47
  %590 = load i64, ptr %69, align 8
  %591 = load i16, ptr %551, align 8
  call fastcc void @mix(i64 noundef %590)
  %592 = zext i16 %591 to i64
  call fastcc void @mix(i64 noundef %592)
  %593 = load i16, ptr %72, align 2, !tbaa !9
  %594 = and i16 %593, 63
  %595 = zext nneg i16 %594 to i64
  call fastcc void @mix(i64 noundef %595)
  call void @llvm.lifetime.end.p0(ptr nonnull %72) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %71) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %70) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %69) #8
  %596 = add nuw nsw i32 %578, 1
  %597 = icmp eq i32 %596, 60
  br i1 %597, label %574, label %577, !llvm.loop !48

598:                                              ; preds = %601
  call fastcc void @end(ptr noundef nonnull @.str.141)
  %599 = getelementptr inbounds nuw i8, ptr %77, i64 8
  %600 = getelementptr inbounds nuw i8, ptr %78, i64 8
  br label %625

601:                                              ; preds = %601, %574
  %602 = phi i32 [ 0, %574 ], [ %620, %601 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %73) #8
  %603 = call fastcc { i64, i16 } @number()
  %604 = extractvalue { i64, i16 } %603, 0
  %605 = extractvalue { i64, i16 } %603, 1
  store i64 %604, ptr %73, align 8
  store i16 %605, ptr %575, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %74) #8
  %606 = call fastcc { i64, i16 } @number()
  %607 = extractvalue { i64, i16 } %606, 0
  %608 = extractvalue { i64, i16 } %606, 1
  store i64 %607, ptr %74, align 8
  store i16 %608, ptr %576, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %75) #8
  %609 = call fastcc i64 @draw()
  %610 = trunc i64 %609 to i16
  %611 = shl i16 %610, 10
  %612 = and i16 %611, 3072
  %613 = or disjoint i16 %612, 895
  store i16 %613, ptr %75, align 2, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %76) #8
  call void asm sideeffect "fnclex\0A\09fldcw $3\0A\09fldt $2\0A\09fldt $0\0A\09fabs\0A\09fnstsw $1\0A\09fstpt $0\0A\09fstp %st(0)\0A\09fldcw $4\0A\09fnclex", "=*m,=*m,*m,*m,*m,*m,~{ax},~{cc},~{st},~{st(1)},~{st(2)},~{st(3)},~{st(4)},~{st(5)},~{st(6)},~{st(7)},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.extended) %73, ptr nonnull elementtype(i16) %76, ptr nonnull elementtype(%struct.extended) %74, ptr nonnull elementtype(i16) %75, ptr nonnull elementtype(i16) @usual, ptr nonnull elementtype(%struct.extended) %73) #8, !srcloc !49
  %614 = load i64, ptr %73, align 8
  %615 = load i16, ptr %575, align 8
  call fastcc void @mix(i64 noundef %614)
  %616 = zext i16 %615 to i64
  call fastcc void @mix(i64 noundef %616)
  %617 = load i16, ptr %76, align 2, !tbaa !9
  %618 = and i16 %617, 63
  %619 = zext nneg i16 %618 to i64
  call fastcc void @mix(i64 noundef %619)
  call void @llvm.lifetime.end.p0(ptr nonnull %76) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %75) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %74) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %73) #8
  %620 = add nuw nsw i32 %602, 1
  %621 = icmp eq i32 %620, 60
  br i1 %621, label %598, label %601, !llvm.loop !50

622:                                              ; preds = %625
  call fastcc void @end(ptr noundef nonnull @.str.142)
  %623 = getelementptr inbounds nuw i8, ptr %81, i64 8
  %624 = getelementptr inbounds nuw i8, ptr %82, i64 8
  br label %649

625:                                              ; preds = %625, %598
  %626 = phi i32 [ 0, %598 ], [ %644, %625 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %77) #8
  %627 = call fastcc { i64, i16 } @number()
  %628 = extractvalue { i64, i16 } %627, 0
  %629 = extractvalue { i64, i16 } %627, 1
  store i64 %628, ptr %77, align 8
  store i16 %629, ptr %599, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %78) #8
  %630 = call fastcc { i64, i16 } @number()
  %631 = extractvalue { i64, i16 } %630, 0
  %632 = extractvalue { i64, i16 } %630, 1
  store i64 %631, ptr %78, align 8
  store i16 %632, ptr %600, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %79) #8
  %633 = call fastcc i64 @draw()
  %634 = trunc i64 %633 to i16
  %635 = shl i16 %634, 10
  %636 = and i16 %635, 3072
  %637 = or disjoint i16 %636, 895
  store i16 %637, ptr %79, align 2, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %80) #8
  call void asm sideeffect "fnclex\0A\09fldcw $3\0A\09fldt $2\0A\09fldt $0\0A\09fchs\0A\09fnstsw $1\0A\09fstpt $0\0A\09fstp %st(0)\0A\09fldcw $4\0A\09fnclex", "=*m,=*m,*m,*m,*m,*m,~{ax},~{cc},~{st},~{st(1)},~{st(2)},~{st(3)},~{st(4)},~{st(5)},~{st(6)},~{st(7)},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.extended) %77, ptr nonnull elementtype(i16) %80, ptr nonnull elementtype(%struct.extended) %78, ptr nonnull elementtype(i16) %79, ptr nonnull elementtype(i16) @usual, ptr nonnull elementtype(%struct.extended) %77) #8, !srcloc !51
  %638 = load i64, ptr %77, align 8
  %639 = load i16, ptr %599, align 8
  call fastcc void @mix(i64 noundef %638)
  %640 = zext i16 %639 to i64
  call fastcc void @mix(i64 noundef %640)
  %641 = load i16, ptr %80, align 2, !tbaa !9
  %642 = and i16 %641, 63
  %643 = zext nneg i16 %642 to i64
  call fastcc void @mix(i64 noundef %643)
  call void @llvm.lifetime.end.p0(ptr nonnull %80) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %79) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %78) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %77) #8
  %644 = add nuw nsw i32 %626, 1
  %645 = icmp eq i32 %644, 60
  br i1 %645, label %622, label %625, !llvm.loop !52

646:                                              ; preds = %649
  call fastcc void @end(ptr noundef nonnull @.str.143)
  %647 = getelementptr inbounds nuw i8, ptr %85, i64 8
  %648 = getelementptr inbounds nuw i8, ptr %86, i64 8
  br label %673

649:                                              ; preds = %649, %622
  %650 = phi i32 [ 0, %622 ], [ %668, %649 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %81) #8
  %651 = call fastcc { i64, i16 } @number()
  %652 = extractvalue { i64, i16 } %651, 0
  %653 = extractvalue { i64, i16 } %651, 1
  store i64 %652, ptr %81, align 8
  store i16 %653, ptr %623, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %82) #8
  %654 = call fastcc { i64, i16 } @number()
  %655 = extractvalue { i64, i16 } %654, 0
  %656 = extractvalue { i64, i16 } %654, 1
  store i64 %655, ptr %82, align 8
  store i16 %656, ptr %624, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %83) #8
  %657 = call fastcc i64 @draw()
  %658 = trunc i64 %657 to i16
  %659 = shl i16 %658, 10
  %660 = and i16 %659, 3072
  %661 = or disjoint i16 %660, 895
  store i16 %661, ptr %83, align 2, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %84) #8
  call void asm sideeffect "fnclex\0A\09fldcw $3\0A\09fldt $2\0A\09fldt $0\0A\09fcom %st(1)\0A\09fnstsw $1\0A\09fstpt $0\0A\09fstp %st(0)\0A\09fldcw $4\0A\09fnclex", "=*m,=*m,*m,*m,*m,*m,~{ax},~{cc},~{st},~{st(1)},~{st(2)},~{st(3)},~{st(4)},~{st(5)},~{st(6)},~{st(7)},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.extended) %81, ptr nonnull elementtype(i16) %84, ptr nonnull elementtype(%struct.extended) %82, ptr nonnull elementtype(i16) %83, ptr nonnull elementtype(i16) @usual, ptr nonnull elementtype(%struct.extended) %81) #8, !srcloc !53
  %662 = load i64, ptr %81, align 8
  %663 = load i16, ptr %623, align 8
  call fastcc void @mix(i64 noundef %662)
  %664 = zext i16 %663 to i64
  call fastcc void @mix(i64 noundef %664)
  %665 = load i16, ptr %84, align 2, !tbaa !9
  %666 = and i16 %665, 17727
  %667 = zext nneg i16 %666 to i64
  call fastcc void @mix(i64 noundef %667)
  call void @llvm.lifetime.end.p0(ptr nonnull %84) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %83) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %82) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %81) #8
  %668 = add nuw nsw i32 %650, 1
  %669 = icmp eq i32 %668, 60
  br i1 %669, label %646, label %649, !llvm.loop !54

670:                                              ; preds = %673
  call fastcc void @end(ptr noundef nonnull @.str.144)
  %671 = getelementptr inbounds nuw i8, ptr %89, i64 8
  %672 = getelementptr inbounds nuw i8, ptr %90, i64 8
  br label %697

673:                                              ; preds = %673, %646
  %674 = phi i32 [ 0, %646 ], [ %692, %673 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %85) #8
  %675 = call fastcc { i64, i16 } @number()
  %676 = extractvalue { i64, i16 } %675, 0
  %677 = extractvalue { i64, i16 } %675, 1
  store i64 %676, ptr %85, align 8
  store i16 %677, ptr %647, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %86) #8
  %678 = call fastcc { i64, i16 } @number()
  %679 = extractvalue { i64, i16 } %678, 0
  %680 = extractvalue { i64, i16 } %678, 1
  store i64 %679, ptr %86, align 8
  store i16 %680, ptr %648, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %87) #8
  %681 = call fastcc i64 @draw()
  %682 = trunc i64 %681 to i16
  %683 = shl i16 %682, 10
  %684 = and i16 %683, 3072
  %685 = or disjoint i16 %684, 895
  store i16 %685, ptr %87, align 2, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %88) #8
  call void asm sideeffect "fnclex\0A\09fldcw $3\0A\09fldt $2\0A\09fldt $0\0A\09fucom %st(1)\0A\09fnstsw $1\0A\09fstpt $0\0A\09fstp %st(0)\0A\09fldcw $4\0A\09fnclex", "=*m,=*m,*m,*m,*m,*m,~{ax},~{cc},~{st},~{st(1)},~{st(2)},~{st(3)},~{st(4)},~{st(5)},~{st(6)},~{st(7)},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.extended) %85, ptr nonnull elementtype(i16) %88, ptr nonnull elementtype(%struct.extended) %86, ptr nonnull elementtype(i16) %87, ptr nonnull elementtype(i16) @usual, ptr nonnull elementtype(%struct.extended) %85) #8, !srcloc !55
  %686 = load i64, ptr %85, align 8
  %687 = load i16, ptr %647, align 8
  call fastcc void @mix(i64 noundef %686)
  %688 = zext i16 %687 to i64
  call fastcc void @mix(i64 noundef %688)
  %689 = load i16, ptr %88, align 2, !tbaa !9
  %690 = and i16 %689, 17727
  %691 = zext nneg i16 %690 to i64
  call fastcc void @mix(i64 noundef %691)
  call void @llvm.lifetime.end.p0(ptr nonnull %88) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %87) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %86) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %85) #8
  %692 = add nuw nsw i32 %674, 1
  %693 = icmp eq i32 %692, 60
  br i1 %693, label %670, label %673, !llvm.loop !56

694:                                              ; preds = %697
  call fastcc void @end(ptr noundef nonnull @.str.145)
  %695 = getelementptr inbounds nuw i8, ptr %93, i64 8
  %696 = getelementptr inbounds nuw i8, ptr %94, i64 8
  br label %721

697:                                              ; preds = %697, %670
  %698 = phi i32 [ 0, %670 ], [ %716, %697 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %89) #8
  %699 = call fastcc { i64, i16 } @number()
  %700 = extractvalue { i64, i16 } %699, 0
  %701 = extractvalue { i64, i16 } %699, 1
  store i64 %700, ptr %89, align 8
  store i16 %701, ptr %671, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %90) #8
  %702 = call fastcc { i64, i16 } @number()
  %703 = extractvalue { i64, i16 } %702, 0
  %704 = extractvalue { i64, i16 } %702, 1
  store i64 %703, ptr %90, align 8
  store i16 %704, ptr %672, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %91) #8
  %705 = call fastcc i64 @draw()
  %706 = trunc i64 %705 to i16
  %707 = shl i16 %706, 10
  %708 = and i16 %707, 3072
  %709 = or disjoint i16 %708, 895
  store i16 %709, ptr %91, align 2, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %92) #8
  call void asm sideeffect "fnclex\0A\09fldcw $3\0A\09fldt $2\0A\09fldt $0\0A\09ftst\0A\09fnstsw $1\0A\09fstpt $0\0A\09fstp %st(0)\0A\09fldcw $4\0A\09fnclex", "=*m,=*m,*m,*m,*m,*m,~{ax},~{cc},~{st},~{st(1)},~{st(2)},~{st(3)},~{st(4)},~{st(5)},~{st(6)},~{st(7)},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.extended) %89, ptr nonnull elementtype(i16) %92, ptr nonnull elementtype(%struct.extended) %90, ptr nonnull elementtype(i16) %91, ptr nonnull elementtype(i16) @usual, ptr nonnull elementtype(%struct.extended) %89) #8, !srcloc !57
  %710 = load i64, ptr %89, align 8
  %711 = load i16, ptr %671, align 8
  call fastcc void @mix(i64 noundef %710)
  %712 = zext i16 %711 to i64
  call fastcc void @mix(i64 noundef %712)
  %713 = load i16, ptr %92, align 2, !tbaa !9
  %714 = and i16 %713, 17727
  %715 = zext nneg i16 %714 to i64
  call fastcc void @mix(i64 noundef %715)
  call void @llvm.lifetime.end.p0(ptr nonnull %92) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %91) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %90) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %89) #8
  %716 = add nuw nsw i32 %698, 1
  %717 = icmp eq i32 %716, 60
  br i1 %717, label %694, label %697, !llvm.loop !58

718:                                              ; preds = %721
  call fastcc void @end(ptr noundef nonnull @.str.146)
  %719 = getelementptr inbounds nuw i8, ptr %97, i64 8
  %720 = getelementptr inbounds nuw i8, ptr %98, i64 8
  br label %745

721:                                              ; preds = %721, %694
  %722 = phi i32 [ 0, %694 ], [ %740, %721 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %93) #8
  %723 = call fastcc { i64, i16 } @number()
  %724 = extractvalue { i64, i16 } %723, 0
  %725 = extractvalue { i64, i16 } %723, 1
  store i64 %724, ptr %93, align 8
  store i16 %725, ptr %695, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %94) #8
  %726 = call fastcc { i64, i16 } @number()
  %727 = extractvalue { i64, i16 } %726, 0
  %728 = extractvalue { i64, i16 } %726, 1
  store i64 %727, ptr %94, align 8
  store i16 %728, ptr %696, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %95) #8
  %729 = call fastcc i64 @draw()
  %730 = trunc i64 %729 to i16
  %731 = shl i16 %730, 10
  %732 = and i16 %731, 3072
  %733 = or disjoint i16 %732, 895
  store i16 %733, ptr %95, align 2, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %96) #8
  call void asm sideeffect "fnclex\0A\09fldcw $3\0A\09fldt $2\0A\09fldt $0\0A\09fxam\0A\09fnstsw $1\0A\09fstpt $0\0A\09fstp %st(0)\0A\09fldcw $4\0A\09fnclex", "=*m,=*m,*m,*m,*m,*m,~{ax},~{cc},~{st},~{st(1)},~{st(2)},~{st(3)},~{st(4)},~{st(5)},~{st(6)},~{st(7)},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.extended) %93, ptr nonnull elementtype(i16) %96, ptr nonnull elementtype(%struct.extended) %94, ptr nonnull elementtype(i16) %95, ptr nonnull elementtype(i16) @usual, ptr nonnull elementtype(%struct.extended) %93) #8, !srcloc !59
  %734 = load i64, ptr %93, align 8
  %735 = load i16, ptr %695, align 8
  call fastcc void @mix(i64 noundef %734)
  %736 = zext i16 %735 to i64
  call fastcc void @mix(i64 noundef %736)
  %737 = load i16, ptr %96, align 2, !tbaa !9
  %738 = and i16 %737, 18239
  %739 = zext nneg i16 %738 to i64
  call fastcc void @mix(i64 noundef %739)
  call void @llvm.lifetime.end.p0(ptr nonnull %96) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %95) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %94) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %93) #8
  %740 = add nuw nsw i32 %722, 1
  %741 = icmp eq i32 %740, 60
  br i1 %741, label %718, label %721, !llvm.loop !60

742:                                              ; preds = %745
  call fastcc void @end(ptr noundef nonnull @.str.147)
  %743 = getelementptr inbounds nuw i8, ptr %101, i64 8
  %744 = getelementptr inbounds nuw i8, ptr %102, i64 8
  br label %769

745:                                              ; preds = %745, %718
  %746 = phi i32 [ 0, %718 ], [ %764, %745 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %97) #8
  %747 = call fastcc { i64, i16 } @number()
  %748 = extractvalue { i64, i16 } %747, 0
  %749 = extractvalue { i64, i16 } %747, 1
  store i64 %748, ptr %97, align 8
  store i16 %749, ptr %719, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %98) #8
  %750 = call fastcc { i64, i16 } @number()
  %751 = extractvalue { i64, i16 } %750, 0
  %752 = extractvalue { i64, i16 } %750, 1
  store i64 %751, ptr %98, align 8
  store i16 %752, ptr %720, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %99) #8
  %753 = call fastcc i64 @draw()
  %754 = trunc i64 %753 to i16
  %755 = shl i16 %754, 10
  %756 = and i16 %755, 3072
  %757 = or disjoint i16 %756, 895
  store i16 %757, ptr %99, align 2, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %100) #8
  call void asm sideeffect "fnclex\0A\09fldcw $3\0A\09fldt $2\0A\09fldt $0\0A\09fldpi\0A\09fstp %st(1)\0A\09fnstsw $1\0A\09fstpt $0\0A\09fstp %st(0)\0A\09fldcw $4\0A\09fnclex", "=*m,=*m,*m,*m,*m,*m,~{ax},~{cc},~{st},~{st(1)},~{st(2)},~{st(3)},~{st(4)},~{st(5)},~{st(6)},~{st(7)},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.extended) %97, ptr nonnull elementtype(i16) %100, ptr nonnull elementtype(%struct.extended) %98, ptr nonnull elementtype(i16) %99, ptr nonnull elementtype(i16) @usual, ptr nonnull elementtype(%struct.extended) %97) #8, !srcloc !61
  %758 = load i64, ptr %97, align 8
  %759 = load i16, ptr %719, align 8
  call fastcc void @mix(i64 noundef %758)
  %760 = zext i16 %759 to i64
  call fastcc void @mix(i64 noundef %760)
  %761 = load i16, ptr %100, align 2, !tbaa !9
  %762 = and i16 %761, 63
  %763 = zext nneg i16 %762 to i64
  call fastcc void @mix(i64 noundef %763)
  call void @llvm.lifetime.end.p0(ptr nonnull %100) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %99) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %98) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %97) #8
  %764 = add nuw nsw i32 %746, 1
  %765 = icmp eq i32 %764, 60
  br i1 %765, label %742, label %745, !llvm.loop !62

766:                                              ; preds = %769
  call fastcc void @end(ptr noundef nonnull @.str.148)
  %767 = getelementptr inbounds nuw i8, ptr %105, i64 8
  %768 = getelementptr inbounds nuw i8, ptr %106, i64 8
  br label %793

769:                                              ; preds = %769, %742
  %770 = phi i32 [ 0, %742 ], [ %788, %769 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %101) #8
  %771 = call fastcc { i64, i16 } @number()
  %772 = extractvalue { i64, i16 } %771, 0
  %773 = extractvalue { i64, i16 } %771, 1
  store i64 %772, ptr %101, align 8
  store i16 %773, ptr %743, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %102) #8
  %774 = call fastcc { i64, i16 } @number()
  %775 = extractvalue { i64, i16 } %774, 0
  %776 = extractvalue { i64, i16 } %774, 1
  store i64 %775, ptr %102, align 8
  store i16 %776, ptr %744, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %103) #8
  %777 = call fastcc i64 @draw()
  %778 = trunc i64 %777 to i16
  %779 = shl i16 %778, 10
  %780 = and i16 %779, 3072
  %781 = or disjoint i16 %780, 895
  store i16 %781, ptr %103, align 2, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %104) #8
  call void asm sideeffect "fnclex\0A\09fldcw $3\0A\09fldt $2\0A\09fldt $0\0A\09fldl2e\0A\09fstp %st(1)\0A\09fnstsw $1\0A\09fstpt $0\0A\09fstp %st(0)\0A\09fldcw $4\0A\09fnclex", "=*m,=*m,*m,*m,*m,*m,~{ax},~{cc},~{st},~{st(1)},~{st(2)},~{st(3)},~{st(4)},~{st(5)},~{st(6)},~{st(7)},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.extended) %101, ptr nonnull elementtype(i16) %104, ptr nonnull elementtype(%struct.extended) %102, ptr nonnull elementtype(i16) %103, ptr nonnull elementtype(i16) @usual, ptr nonnull elementtype(%struct.extended) %101) #8, !srcloc !63
  %782 = load i64, ptr %101, align 8
  %783 = load i16, ptr %743, align 8
  call fastcc void @mix(i64 noundef %782)
  %784 = zext i16 %783 to i64
  call fastcc void @mix(i64 noundef %784)
  %785 = load i16, ptr %104, align 2, !tbaa !9
  %786 = and i16 %785, 63
  %787 = zext nneg i16 %786 to i64
  call fastcc void @mix(i64 noundef %787)
  call void @llvm.lifetime.end.p0(ptr nonnull %104) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %103) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %102) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %101) #8
  %788 = add nuw nsw i32 %770, 1
  %789 = icmp eq i32 %788, 60
  br i1 %789, label %766, label %769, !llvm.loop !64

790:                                              ; preds = %793
  call fastcc void @end(ptr noundef nonnull @.str.149)
  %791 = getelementptr inbounds nuw i8, ptr %109, i64 8
  %792 = getelementptr inbounds nuw i8, ptr %110, i64 8
  br label %817

793:                                              ; preds = %793, %766
  %794 = phi i32 [ 0, %766 ], [ %812, %793 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %105) #8
  %795 = call fastcc { i64, i16 } @number()
  %796 = extractvalue { i64, i16 } %795, 0
  %797 = extractvalue { i64, i16 } %795, 1
  store i64 %796, ptr %105, align 8
  store i16 %797, ptr %767, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %106) #8
  %798 = call fastcc { i64, i16 } @number()
  %799 = extractvalue { i64, i16 } %798, 0
  %800 = extractvalue { i64, i16 } %798, 1
  store i64 %799, ptr %106, align 8
  store i16 %800, ptr %768, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %107) #8
  %801 = call fastcc i64 @draw()
  %802 = trunc i64 %801 to i16
  %803 = shl i16 %802, 10
  %804 = and i16 %803, 3072
  %805 = or disjoint i16 %804, 895
  store i16 %805, ptr %107, align 2, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %108) #8
  call void asm sideeffect "fnclex\0A\09fldcw $3\0A\09fldt $2\0A\09fldt $0\0A\09fldl2t\0A\09fstp %st(1)\0A\09fnstsw $1\0A\09fstpt $0\0A\09fstp %st(0)\0A\09fldcw $4\0A\09fnclex", "=*m,=*m,*m,*m,*m,*m,~{ax},~{cc},~{st},~{st(1)},~{st(2)},~{st(3)},~{st(4)},~{st(5)},~{st(6)},~{st(7)},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.extended) %105, ptr nonnull elementtype(i16) %108, ptr nonnull elementtype(%struct.extended) %106, ptr nonnull elementtype(i16) %107, ptr nonnull elementtype(i16) @usual, ptr nonnull elementtype(%struct.extended) %105) #8, !srcloc !65
  %806 = load i64, ptr %105, align 8
  %807 = load i16, ptr %767, align 8
  call fastcc void @mix(i64 noundef %806)
  %808 = zext i16 %807 to i64
  call fastcc void @mix(i64 noundef %808)
  %809 = load i16, ptr %108, align 2, !tbaa !9
  %810 = and i16 %809, 63
  %811 = zext nneg i16 %810 to i64
  call fastcc void @mix(i64 noundef %811)
  call void @llvm.lifetime.end.p0(ptr nonnull %108) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %107) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %106) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %105) #8
  %812 = add nuw nsw i32 %794, 1
  %813 = icmp eq i32 %812, 60
  br i1 %813, label %790, label %793, !llvm.loop !66

814:                                              ; preds = %817
  call fastcc void @end(ptr noundef nonnull @.str.150)
  %815 = getelementptr inbounds nuw i8, ptr %113, i64 8
  %816 = getelementptr inbounds nuw i8, ptr %114, i64 8
  br label %841

817:                                              ; preds = %817, %790
  %818 = phi i32 [ 0, %790 ], [ %836, %817 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %109) #8
  %819 = call fastcc { i64, i16 } @number()
  %820 = extractvalue { i64, i16 } %819, 0
  %821 = extractvalue { i64, i16 } %819, 1
  store i64 %820, ptr %109, align 8
  store i16 %821, ptr %791, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %110) #8
  %822 = call fastcc { i64, i16 } @number()
  %823 = extractvalue { i64, i16 } %822, 0
  %824 = extractvalue { i64, i16 } %822, 1
  store i64 %823, ptr %110, align 8
  store i16 %824, ptr %792, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %111) #8
  %825 = call fastcc i64 @draw()
  %826 = trunc i64 %825 to i16
  %827 = shl i16 %826, 10
  %828 = and i16 %827, 3072
  %829 = or disjoint i16 %828, 895
  store i16 %829, ptr %111, align 2, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %112) #8
  call void asm sideeffect "fnclex\0A\09fldcw $3\0A\09fldt $2\0A\09fldt $0\0A\09fldlg2\0A\09fstp %st(1)\0A\09fnstsw $1\0A\09fstpt $0\0A\09fstp %st(0)\0A\09fldcw $4\0A\09fnclex", "=*m,=*m,*m,*m,*m,*m,~{ax},~{cc},~{st},~{st(1)},~{st(2)},~{st(3)},~{st(4)},~{st(5)},~{st(6)},~{st(7)},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.extended) %109, ptr nonnull elementtype(i16) %112, ptr nonnull elementtype(%struct.extended) %110, ptr nonnull elementtype(i16) %111, ptr nonnull elementtype(i16) @usual, ptr nonnull elementtype(%struct.extended) %109) #8, !srcloc !67
  %830 = load i64, ptr %109, align 8
  %831 = load i16, ptr %791, align 8
  call fastcc void @mix(i64 noundef %830)
  %832 = zext i16 %831 to i64
  call fastcc void @mix(i64 noundef %832)
  %833 = load i16, ptr %112, align 2, !tbaa !9
  %834 = and i16 %833, 63
  %835 = zext nneg i16 %834 to i64
  call fastcc void @mix(i64 noundef %835)
  call void @llvm.lifetime.end.p0(ptr nonnull %112) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %111) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %110) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %109) #8
  %836 = add nuw nsw i32 %818, 1
  %837 = icmp eq i32 %836, 60
  br i1 %837, label %814, label %817, !llvm.loop !68

838:                                              ; preds = %841
  call fastcc void @end(ptr noundef nonnull @.str.151)
  %839 = getelementptr inbounds nuw i8, ptr %117, i64 8
  %840 = getelementptr inbounds nuw i8, ptr %118, i64 8
  br label %864

841:                                              ; preds = %841, %814
  %842 = phi i32 [ 0, %814 ], [ %860, %841 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %113) #8
  %843 = call fastcc { i64, i16 } @number()
  %844 = extractvalue { i64, i16 } %843, 0
  %845 = extractvalue { i64, i16 } %843, 1
  store i64 %844, ptr %113, align 8
  store i16 %845, ptr %815, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %114) #8
  %846 = call fastcc { i64, i16 } @number()
  %847 = extractvalue { i64, i16 } %846, 0
  %848 = extractvalue { i64, i16 } %846, 1
  store i64 %847, ptr %114, align 8
  store i16 %848, ptr %816, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %115) #8
  %849 = call fastcc i64 @draw()
  %850 = trunc i64 %849 to i16
  %851 = shl i16 %850, 10
  %852 = and i16 %851, 3072
  %853 = or disjoint i16 %852, 895
  store i16 %853, ptr %115, align 2, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %116) #8
  call void asm sideeffect "fnclex\0A\09fldcw $3\0A\09fldt $2\0A\09fldt $0\0A\09fldln2\0A\09fstp %st(1)\0A\09fnstsw $1\0A\09fstpt $0\0A\09fstp %st(0)\0A\09fldcw $4\0A\09fnclex", "=*m,=*m,*m,*m,*m,*m,~{ax},~{cc},~{st},~{st(1)},~{st(2)},~{st(3)},~{st(4)},~{st(5)},~{st(6)},~{st(7)},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.extended) %113, ptr nonnull elementtype(i16) %116, ptr nonnull elementtype(%struct.extended) %114, ptr nonnull elementtype(i16) %115, ptr nonnull elementtype(i16) @usual, ptr nonnull elementtype(%struct.extended) %113) #8, !srcloc !69
  %854 = load i64, ptr %113, align 8
  %855 = load i16, ptr %815, align 8
  call fastcc void @mix(i64 noundef %854)
  %856 = zext i16 %855 to i64
  call fastcc void @mix(i64 noundef %856)
  %857 = load i16, ptr %116, align 2, !tbaa !9
  %858 = and i16 %857, 63
  %859 = zext nneg i16 %858 to i64
  call fastcc void @mix(i64 noundef %859)
  call void @llvm.lifetime.end.p0(ptr nonnull %116) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %115) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %114) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %113) #8
  %860 = add nuw nsw i32 %842, 1
  %861 = icmp eq i32 %860, 60
  br i1 %861, label %838, label %841, !llvm.loop !70

862:                                              ; preds = %864
  call fastcc void @end(ptr noundef nonnull @.str.152)
  %863 = getelementptr inbounds nuw i8, ptr %121, i64 8
  br label %887

864:                                              ; preds = %864, %838
  %865 = phi i32 [ 0, %838 ], [ %883, %864 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %117) #8
  %866 = call fastcc { i64, i16 } @number()
  %867 = extractvalue { i64, i16 } %866, 0
  %868 = extractvalue { i64, i16 } %866, 1
  store i64 %867, ptr %117, align 8
  store i16 %868, ptr %839, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %118) #8
  %869 = call fastcc { i64, i16 } @number()
  %870 = extractvalue { i64, i16 } %869, 0
  %871 = extractvalue { i64, i16 } %869, 1
  store i64 %870, ptr %118, align 8
  store i16 %871, ptr %840, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %119) #8
  %872 = call fastcc i64 @draw()
  %873 = trunc i64 %872 to i16
  %874 = shl i16 %873, 10
  %875 = and i16 %874, 3072
  %876 = or disjoint i16 %875, 895
  store i16 %876, ptr %119, align 2, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %120) #8
  call void asm sideeffect "fnclex\0A\09fldcw $3\0A\09fldt $2\0A\09fldt $0\0A\09fld1\0A\09fstp %st(1)\0A\09fnstsw $1\0A\09fstpt $0\0A\09fstp %st(0)\0A\09fldcw $4\0A\09fnclex", "=*m,=*m,*m,*m,*m,*m,~{ax},~{cc},~{st},~{st(1)},~{st(2)},~{st(3)},~{st(4)},~{st(5)},~{st(6)},~{st(7)},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.extended) %117, ptr nonnull elementtype(i16) %120, ptr nonnull elementtype(%struct.extended) %118, ptr nonnull elementtype(i16) %119, ptr nonnull elementtype(i16) @usual, ptr nonnull elementtype(%struct.extended) %117) #8, !srcloc !71
  %877 = load i64, ptr %117, align 8
  %878 = load i16, ptr %839, align 8
  call fastcc void @mix(i64 noundef %877)
  %879 = zext i16 %878 to i64
  call fastcc void @mix(i64 noundef %879)
  %880 = load i16, ptr %120, align 2, !tbaa !9
  %881 = and i16 %880, 63
  %882 = zext nneg i16 %881 to i64
  call fastcc void @mix(i64 noundef %882)
  call void @llvm.lifetime.end.p0(ptr nonnull %120) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %119) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %118) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %117) #8
  %883 = add nuw nsw i32 %865, 1
  %884 = icmp eq i32 %883, 60
  br i1 %884, label %862, label %864, !llvm.loop !72

885:                                              ; preds = %887
  call fastcc void @end(ptr noundef nonnull @.str.153)
  %886 = getelementptr inbounds nuw i8, ptr %125, i64 8
  br label %905

887:                                              ; preds = %887, %862
  %888 = phi i32 [ 0, %862 ], [ %901, %887 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %121) #8
  %889 = call fastcc { i64, i16 } @number()
  %890 = extractvalue { i64, i16 } %889, 0
  %891 = extractvalue { i64, i16 } %889, 1
  store i64 %890, ptr %121, align 8
  store i16 %891, ptr %863, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %122) #8
  store i64 0, ptr %122, align 8, !tbaa !73
  call void @llvm.lifetime.start.p0(ptr nonnull %123) #8
  %892 = call fastcc i64 @draw()
  %893 = trunc i64 %892 to i16
  %894 = shl i16 %893, 10
  %895 = and i16 %894, 3072
  %896 = or disjoint i16 %895, 895
  store i16 %896, ptr %123, align 2, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %124) #8
  call void asm sideeffect "fnclex\0A\09fldcw $3\0A\09fldt $2\0A\09fistpll $0\0A\09fnstsw %ax\0A\09mov %ax, $1\0A\09fldcw $4\0A\09fnclex", "=*m,=*m,*m,*m,*m,~{ax},~{st},~{st(1)},~{st(2)},~{st(3)},~{st(4)},~{st(5)},~{st(6)},~{st(7)},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i64) %122, ptr nonnull elementtype(i16) %124, ptr nonnull elementtype(%struct.extended) %121, ptr nonnull elementtype(i16) %123, ptr nonnull elementtype(i16) @usual) #8, !srcloc !75
  %897 = load i64, ptr %122, align 8, !tbaa !73
  call fastcc void @mix(i64 noundef %897)
  %898 = load i16, ptr %124, align 2, !tbaa !9
  %899 = and i16 %898, 63
  %900 = zext nneg i16 %899 to i64
  call fastcc void @mix(i64 noundef %900)
  call void @llvm.lifetime.end.p0(ptr nonnull %124) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %123) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %122) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %121) #8
  %901 = add nuw nsw i32 %888, 1
  %902 = icmp eq i32 %901, 60
  br i1 %902, label %885, label %887, !llvm.loop !76

903:                                              ; preds = %905
  call fastcc void @end(ptr noundef nonnull @.str.154)
  %904 = getelementptr inbounds nuw i8, ptr %129, i64 8
  br label %924

905:                                              ; preds = %905, %885
  %906 = phi i32 [ 0, %885 ], [ %920, %905 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %125) #8
  %907 = call fastcc { i64, i16 } @number()
  %908 = extractvalue { i64, i16 } %907, 0
  %909 = extractvalue { i64, i16 } %907, 1
  store i64 %908, ptr %125, align 8
  store i16 %909, ptr %886, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %126) #8
  store i32 0, ptr %126, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %127) #8
  %910 = call fastcc i64 @draw()
  %911 = trunc i64 %910 to i16
  %912 = shl i16 %911, 10
  %913 = and i16 %912, 3072
  %914 = or disjoint i16 %913, 895
  store i16 %914, ptr %127, align 2, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %128) #8
  call void asm sideeffect "fnclex\0A\09fldcw $3\0A\09fldt $2\0A\09fistpl $0\0A\09fnstsw %ax\0A\09mov %ax, $1\0A\09fldcw $4\0A\09fnclex", "=*m,=*m,*m,*m,*m,~{ax},~{st},~{st(1)},~{st(2)},~{st(3)},~{st(4)},~{st(5)},~{st(6)},~{st(7)},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %126, ptr nonnull elementtype(i16) %128, ptr nonnull elementtype(%struct.extended) %125, ptr nonnull elementtype(i16) %127, ptr nonnull elementtype(i16) @usual) #8, !srcloc !77
  %915 = load i32, ptr %126, align 4, !tbaa !5
  %916 = zext i32 %915 to i64
  call fastcc void @mix(i64 noundef %916)
  %917 = load i16, ptr %128, align 2, !tbaa !9
  %918 = and i16 %917, 63
  %919 = zext nneg i16 %918 to i64
  call fastcc void @mix(i64 noundef %919)
  call void @llvm.lifetime.end.p0(ptr nonnull %128) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %127) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %126) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %125) #8
  %920 = add nuw nsw i32 %906, 1
  %921 = icmp eq i32 %920, 60
  br i1 %921, label %903, label %905, !llvm.loop !78

922:                                              ; preds = %924
  call fastcc void @end(ptr noundef nonnull @.str.155)
  %923 = getelementptr inbounds nuw i8, ptr %133, i64 8
  br label %943

924:                                              ; preds = %924, %903
  %925 = phi i32 [ 0, %903 ], [ %939, %924 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %129) #8
  %926 = call fastcc { i64, i16 } @number()
  %927 = extractvalue { i64, i16 } %926, 0
  %928 = extractvalue { i64, i16 } %926, 1
  store i64 %927, ptr %129, align 8
  store i16 %928, ptr %904, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %130) #8
  store i16 0, ptr %130, align 2, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %131) #8
  %929 = call fastcc i64 @draw()
  %930 = trunc i64 %929 to i16
  %931 = shl i16 %930, 10
  %932 = and i16 %931, 3072
  %933 = or disjoint i16 %932, 895
  store i16 %933, ptr %131, align 2, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %132) #8
  call void asm sideeffect "fnclex\0A\09fldcw $3\0A\09fldt $2\0A\09fistps $0\0A\09fnstsw %ax\0A\09mov %ax, $1\0A\09fldcw $4\0A\09fnclex", "=*m,=*m,*m,*m,*m,~{ax},~{st},~{st(1)},~{st(2)},~{st(3)},~{st(4)},~{st(5)},~{st(6)},~{st(7)},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i16) %130, ptr nonnull elementtype(i16) %132, ptr nonnull elementtype(%struct.extended) %129, ptr nonnull elementtype(i16) %131, ptr nonnull elementtype(i16) @usual) #8, !srcloc !79
  %934 = load i16, ptr %130, align 2, !tbaa !9
  %935 = zext i16 %934 to i64
  call fastcc void @mix(i64 noundef %935)
  %936 = load i16, ptr %132, align 2, !tbaa !9
  %937 = and i16 %936, 63
  %938 = zext nneg i16 %937 to i64
  call fastcc void @mix(i64 noundef %938)
  call void @llvm.lifetime.end.p0(ptr nonnull %132) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %131) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %130) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %129) #8
  %939 = add nuw nsw i32 %925, 1
  %940 = icmp eq i32 %939, 60
  br i1 %940, label %922, label %924, !llvm.loop !80

941:                                              ; preds = %943
  call fastcc void @end(ptr noundef nonnull @.str.156)
  %942 = getelementptr inbounds nuw i8, ptr %137, i64 8
  br label %961

943:                                              ; preds = %943, %922
  %944 = phi i32 [ 0, %922 ], [ %957, %943 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %133) #8
  %945 = call fastcc { i64, i16 } @number()
  %946 = extractvalue { i64, i16 } %945, 0
  %947 = extractvalue { i64, i16 } %945, 1
  store i64 %946, ptr %133, align 8
  store i16 %947, ptr %923, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %134) #8
  store i64 0, ptr %134, align 8, !tbaa !73
  call void @llvm.lifetime.start.p0(ptr nonnull %135) #8
  %948 = call fastcc i64 @draw()
  %949 = trunc i64 %948 to i16
  %950 = shl i16 %949, 10
  %951 = and i16 %950, 3072
  %952 = or disjoint i16 %951, 895
  store i16 %952, ptr %135, align 2, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %136) #8
  call void asm sideeffect "fnclex\0A\09fldcw $3\0A\09fldt $2\0A\09fisttpll $0\0A\09fnstsw %ax\0A\09mov %ax, $1\0A\09fldcw $4\0A\09fnclex", "=*m,=*m,*m,*m,*m,~{ax},~{st},~{st(1)},~{st(2)},~{st(3)},~{st(4)},~{st(5)},~{st(6)},~{st(7)},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i64) %134, ptr nonnull elementtype(i16) %136, ptr nonnull elementtype(%struct.extended) %133, ptr nonnull elementtype(i16) %135, ptr nonnull elementtype(i16) @usual) #8, !srcloc !81
  %953 = load i64, ptr %134, align 8, !tbaa !73
  call fastcc void @mix(i64 noundef %953)
  %954 = load i16, ptr %136, align 2, !tbaa !9
  %955 = and i16 %954, 63
  %956 = zext nneg i16 %955 to i64
  call fastcc void @mix(i64 noundef %956)
  call void @llvm.lifetime.end.p0(ptr nonnull %136) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %135) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %134) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %133) #8
  %957 = add nuw nsw i32 %944, 1
  %958 = icmp eq i32 %957, 60
  br i1 %958, label %941, label %943, !llvm.loop !82

959:                                              ; preds = %961
  call fastcc void @end(ptr noundef nonnull @.str.157)
  %960 = getelementptr inbounds nuw i8, ptr %141, i64 8
  br label %979

961:                                              ; preds = %961, %941
  %962 = phi i32 [ 0, %941 ], [ %975, %961 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %137) #8
  %963 = call fastcc { i64, i16 } @number()
  %964 = extractvalue { i64, i16 } %963, 0
  %965 = extractvalue { i64, i16 } %963, 1
  store i64 %964, ptr %137, align 8
  store i16 %965, ptr %942, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %138) #8
  store i64 0, ptr %138, align 8, !tbaa !73
  call void @llvm.lifetime.start.p0(ptr nonnull %139) #8
  %966 = call fastcc i64 @draw()
  %967 = trunc i64 %966 to i16
  %968 = shl i16 %967, 10
  %969 = and i16 %968, 3072
  %970 = or disjoint i16 %969, 895
  store i16 %970, ptr %139, align 2, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %140) #8
  call void asm sideeffect "fnclex\0A\09fldcw $3\0A\09fldt $2\0A\09fstpl $0\0A\09fnstsw %ax\0A\09mov %ax, $1\0A\09fldcw $4\0A\09fnclex", "=*m,=*m,*m,*m,*m,~{ax},~{st},~{st(1)},~{st(2)},~{st(3)},~{st(4)},~{st(5)},~{st(6)},~{st(7)},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i64) %138, ptr nonnull elementtype(i16) %140, ptr nonnull elementtype(%struct.extended) %137, ptr nonnull elementtype(i16) %139, ptr nonnull elementtype(i16) @usual) #8, !srcloc !83
  %971 = load i64, ptr %138, align 8, !tbaa !73
  call fastcc void @mix(i64 noundef %971)
  %972 = load i16, ptr %140, align 2, !tbaa !9
  %973 = and i16 %972, 63
  %974 = zext nneg i16 %973 to i64
  call fastcc void @mix(i64 noundef %974)
  call void @llvm.lifetime.end.p0(ptr nonnull %140) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %139) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %138) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %137) #8
  %975 = add nuw nsw i32 %962, 1
  %976 = icmp eq i32 %975, 60
  br i1 %976, label %959, label %961, !llvm.loop !84

977:                                              ; preds = %979
  call fastcc void @end(ptr noundef nonnull @.str.158)
  %978 = getelementptr inbounds nuw i8, ptr %146, i64 8
  br label %998

979:                                              ; preds = %979, %959
  %980 = phi i32 [ 0, %959 ], [ %994, %979 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %141) #8
  %981 = call fastcc { i64, i16 } @number()
  %982 = extractvalue { i64, i16 } %981, 0
  %983 = extractvalue { i64, i16 } %981, 1
  store i64 %982, ptr %141, align 8
  store i16 %983, ptr %960, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %142) #8
  store i32 0, ptr %142, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %143) #8
  %984 = call fastcc i64 @draw()
  %985 = trunc i64 %984 to i16
  %986 = shl i16 %985, 10
  %987 = and i16 %986, 3072
  %988 = or disjoint i16 %987, 895
  store i16 %988, ptr %143, align 2, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %144) #8
  call void asm sideeffect "fnclex\0A\09fldcw $3\0A\09fldt $2\0A\09fstps $0\0A\09fnstsw %ax\0A\09mov %ax, $1\0A\09fldcw $4\0A\09fnclex", "=*m,=*m,*m,*m,*m,~{ax},~{st},~{st(1)},~{st(2)},~{st(3)},~{st(4)},~{st(5)},~{st(6)},~{st(7)},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %142, ptr nonnull elementtype(i16) %144, ptr nonnull elementtype(%struct.extended) %141, ptr nonnull elementtype(i16) %143, ptr nonnull elementtype(i16) @usual) #8, !srcloc !85
  %989 = load i32, ptr %142, align 4, !tbaa !5
  %990 = zext i32 %989 to i64
  call fastcc void @mix(i64 noundef %990)
  %991 = load i16, ptr %144, align 2, !tbaa !9
  %992 = and i16 %991, 63
  %993 = zext nneg i16 %992 to i64
  call fastcc void @mix(i64 noundef %993)
  call void @llvm.lifetime.end.p0(ptr nonnull %144) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %143) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %142) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %141) #8
  %994 = add nuw nsw i32 %980, 1
  %995 = icmp eq i32 %994, 60
  br i1 %995, label %977, label %979, !llvm.loop !86

996:                                              ; preds = %998
  call fastcc void @end(ptr noundef nonnull @.str.159)
  %997 = getelementptr inbounds nuw i8, ptr %148, i64 8
  br label %1008

998:                                              ; preds = %998, %977
  %999 = phi i32 [ 0, %977 ], [ %1004, %998 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %145) #8
  %1000 = call fastcc i64 @draw()
  store i64 %1000, ptr %145, align 8, !tbaa !73
  call void @llvm.lifetime.start.p0(ptr nonnull %146) #8
  call void asm sideeffect "fildll $1\0A\09fchs\0A\09fabs\0A\09fstpt $0", "=*m,*m,~{st},~{st(1)},~{st(2)},~{st(3)},~{st(4)},~{st(5)},~{st(6)},~{st(7)},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.extended) %146, ptr nonnull elementtype(i64) %145) #8, !srcloc !87
  %1001 = load i64, ptr %146, align 8
  %1002 = load i16, ptr %978, align 8
  call fastcc void @mix(i64 noundef %1001)
  %1003 = zext i16 %1002 to i64
  call fastcc void @mix(i64 noundef %1003)
  call void @llvm.lifetime.end.p0(ptr nonnull %146) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %145) #8
  %1004 = add nuw nsw i32 %999, 1
  %1005 = icmp eq i32 %1004, 60
  br i1 %1005, label %996, label %998, !llvm.loop !88

1006:                                             ; preds = %1008
  call fastcc void @end(ptr noundef nonnull @.str.160)
  %1007 = getelementptr inbounds nuw i8, ptr %150, i64 8
  br label %1019

1008:                                             ; preds = %1008, %996
  %1009 = phi i32 [ 0, %996 ], [ %1015, %1008 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %147) #8
  %1010 = call fastcc i64 @draw()
  %1011 = trunc i64 %1010 to i32
  store i32 %1011, ptr %147, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %148) #8
  call void asm sideeffect "fildl $1\0A\09fchs\0A\09fabs\0A\09fstpt $0", "=*m,*m,~{st},~{st(1)},~{st(2)},~{st(3)},~{st(4)},~{st(5)},~{st(6)},~{st(7)},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.extended) %148, ptr nonnull elementtype(i32) %147) #8, !srcloc !89
  %1012 = load i64, ptr %148, align 8
  %1013 = load i16, ptr %997, align 8
  call fastcc void @mix(i64 noundef %1012)
  %1014 = zext i16 %1013 to i64
  call fastcc void @mix(i64 noundef %1014)
  call void @llvm.lifetime.end.p0(ptr nonnull %148) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %147) #8
  %1015 = add nuw nsw i32 %1009, 1
  %1016 = icmp eq i32 %1015, 60
  br i1 %1016, label %1006, label %1008, !llvm.loop !90

1017:                                             ; preds = %1019
  call fastcc void @end(ptr noundef nonnull @.str.161)
  %1018 = getelementptr inbounds nuw i8, ptr %152, i64 8
  br label %1030

1019:                                             ; preds = %1019, %1006
  %1020 = phi i32 [ 0, %1006 ], [ %1026, %1019 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %149) #8
  %1021 = call fastcc i64 @draw()
  %1022 = trunc i64 %1021 to i16
  store i16 %1022, ptr %149, align 2, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %150) #8
  call void asm sideeffect "filds $1\0A\09fchs\0A\09fabs\0A\09fstpt $0", "=*m,*m,~{st},~{st(1)},~{st(2)},~{st(3)},~{st(4)},~{st(5)},~{st(6)},~{st(7)},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.extended) %150, ptr nonnull elementtype(i16) %149) #8, !srcloc !91
  %1023 = load i64, ptr %150, align 8
  %1024 = load i16, ptr %1007, align 8
  call fastcc void @mix(i64 noundef %1023)
  %1025 = zext i16 %1024 to i64
  call fastcc void @mix(i64 noundef %1025)
  call void @llvm.lifetime.end.p0(ptr nonnull %150) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %149) #8
  %1026 = add nuw nsw i32 %1020, 1
  %1027 = icmp eq i32 %1026, 60
  br i1 %1027, label %1017, label %1019, !llvm.loop !92

1028:                                             ; preds = %1030
  call fastcc void @end(ptr noundef nonnull @.str.162)
  %1029 = getelementptr inbounds nuw i8, ptr %154, i64 8
  br label %1041

1030:                                             ; preds = %1030, %1017
  %1031 = phi i32 [ 0, %1017 ], [ %1036, %1030 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %151) #8
  %1032 = call fastcc i64 @operand(i32 noundef 11, i32 noundef 52)
  store i64 %1032, ptr %151, align 8, !tbaa !73
  call void @llvm.lifetime.start.p0(ptr nonnull %152) #8
  call void asm sideeffect "fldl $1\0A\09fchs\0A\09fabs\0A\09fstpt $0", "=*m,*m,~{st},~{st(1)},~{st(2)},~{st(3)},~{st(4)},~{st(5)},~{st(6)},~{st(7)},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.extended) %152, ptr nonnull elementtype(i64) %151) #8, !srcloc !93
  %1033 = load i64, ptr %152, align 8
  %1034 = load i16, ptr %1018, align 8
  call fastcc void @mix(i64 noundef %1033)
  %1035 = zext i16 %1034 to i64
  call fastcc void @mix(i64 noundef %1035)
  call void @llvm.lifetime.end.p0(ptr nonnull %152) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %151) #8
  %1036 = add nuw nsw i32 %1031, 1
  %1037 = icmp eq i32 %1036, 60
  br i1 %1037, label %1028, label %1030, !llvm.loop !94

1038:                                             ; preds = %1041
  call fastcc void @end(ptr noundef nonnull @.str.163)
  %1039 = getelementptr inbounds nuw i8, ptr %155, i64 8
  %1040 = getelementptr inbounds nuw i8, ptr %156, i64 8
  br label %1053

1041:                                             ; preds = %1041, %1028
  %1042 = phi i32 [ 0, %1028 ], [ %1048, %1041 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %153) #8
  %1043 = call fastcc i64 @operand(i32 noundef 8, i32 noundef 23)
  %1044 = trunc i64 %1043 to i32
  store i32 %1044, ptr %153, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %154) #8
  call void asm sideeffect "flds $1\0A\09fchs\0A\09fabs\0A\09fstpt $0", "=*m,*m,~{st},~{st(1)},~{st(2)},~{st(3)},~{st(4)},~{st(5)},~{st(6)},~{st(7)},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.extended) %154, ptr nonnull elementtype(i32) %153) #8, !srcloc !95
  %1045 = load i64, ptr %154, align 8
  %1046 = load i16, ptr %1029, align 8
  call fastcc void @mix(i64 noundef %1045)
  %1047 = zext i16 %1046 to i64
  call fastcc void @mix(i64 noundef %1047)
  call void @llvm.lifetime.end.p0(ptr nonnull %154) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %153) #8
  %1048 = add nuw nsw i32 %1042, 1
  %1049 = icmp eq i32 %1048, 60
  br i1 %1049, label %1038, label %1041, !llvm.loop !96

1050:                                             ; preds = %1065
  call fastcc void @end(ptr noundef nonnull @.str.164)
  %1051 = getelementptr inbounds nuw i8, ptr %158, i64 8
  %1052 = getelementptr inbounds nuw i8, ptr %159, i64 8
  br label %1076

1053:                                             ; preds = %1065, %1038
  %1054 = phi i32 [ 0, %1038 ], [ %1071, %1065 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %155) #8
  %1055 = call fastcc { i64, i16 } @number()
  %1056 = extractvalue { i64, i16 } %1055, 0
  %1057 = extractvalue { i64, i16 } %1055, 1
  store i64 %1056, ptr %155, align 8
  store i16 %1057, ptr %1039, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %156) #8
  %1058 = call fastcc { i64, i16 } @number()
  %1059 = extractvalue { i64, i16 } %1058, 0
  %1060 = extractvalue { i64, i16 } %1058, 1
  store i64 %1059, ptr %156, align 8
  store i16 %1060, ptr %1040, align 8
  %1061 = call fastcc i64 @draw()
  %1062 = urem i64 %1061, 3
  %1063 = icmp eq i64 %1062, 0
  br i1 %1063, label %1064, label %1065

1064:                                             ; preds = %1053
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(10) %156, ptr noundef nonnull align 8 dereferenceable(10) %155, i64 10, i1 false), !tbaa.struct !97
  br label %1065

1065:                                             ; preds = %1064, %1053
  call void @llvm.lifetime.start.p0(ptr nonnull %157) #8
  %1066 = call i64 asm sideeffect "fnclex\0A\09fldt $3\0A\09fldt $2\0A\09fcomi %st(1)\0A\09pushfq\0A\09popq $0\0A\09fnstsw $1\0A\09fstp %st(0)\0A\09fstp %st(0)\0A\09fnclex", "=&r,=*m,*m,*m,~{cc},~{st},~{st(1)},~{st(2)},~{st(3)},~{st(4)},~{st(5)},~{st(6)},~{st(7)},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i16) %157, ptr nonnull elementtype(%struct.extended) %155, ptr nonnull elementtype(%struct.extended) %156) #8, !srcloc !98
  %1067 = and i64 %1066, 69
  call fastcc void @mix(i64 noundef %1067)
  %1068 = load i16, ptr %157, align 2, !tbaa !9
  %1069 = and i16 %1068, 1
  %1070 = zext nneg i16 %1069 to i64
  call fastcc void @mix(i64 noundef %1070)
  call void @llvm.lifetime.end.p0(ptr nonnull %157) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %156) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %155) #8
  %1071 = add nuw nsw i32 %1054, 1
  %1072 = icmp eq i32 %1071, 60
  br i1 %1072, label %1050, label %1053, !llvm.loop !99

1073:                                             ; preds = %1088
  call fastcc void @end(ptr noundef nonnull @.str.165)
  %1074 = getelementptr inbounds nuw i8, ptr %161, i64 8
  %1075 = getelementptr inbounds nuw i8, ptr %162, i64 8
  br label %1096

1076:                                             ; preds = %1088, %1050
  %1077 = phi i32 [ 0, %1050 ], [ %1094, %1088 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %158) #8
  %1078 = call fastcc { i64, i16 } @number()
  %1079 = extractvalue { i64, i16 } %1078, 0
  %1080 = extractvalue { i64, i16 } %1078, 1
  store i64 %1079, ptr %158, align 8
  store i16 %1080, ptr %1051, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %159) #8
  %1081 = call fastcc { i64, i16 } @number()
  %1082 = extractvalue { i64, i16 } %1081, 0
  %1083 = extractvalue { i64, i16 } %1081, 1
  store i64 %1082, ptr %159, align 8
  store i16 %1083, ptr %1052, align 8
  %1084 = call fastcc i64 @draw()
  %1085 = urem i64 %1084, 3
  %1086 = icmp eq i64 %1085, 0
  br i1 %1086, label %1087, label %1088

1087:                                             ; preds = %1076
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(10) %159, ptr noundef nonnull align 8 dereferenceable(10) %158, i64 10, i1 false), !tbaa.struct !97
  br label %1088

1088:                                             ; preds = %1087, %1076
  call void @llvm.lifetime.start.p0(ptr nonnull %160) #8
  %1089 = call i64 asm sideeffect "fnclex\0A\09fldt $3\0A\09fldt $2\0A\09fucomi %st(1)\0A\09pushfq\0A\09popq $0\0A\09fnstsw $1\0A\09fstp %st(0)\0A\09fstp %st(0)\0A\09fnclex", "=&r,=*m,*m,*m,~{cc},~{st},~{st(1)},~{st(2)},~{st(3)},~{st(4)},~{st(5)},~{st(6)},~{st(7)},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i16) %160, ptr nonnull elementtype(%struct.extended) %158, ptr nonnull elementtype(%struct.extended) %159) #8, !srcloc !100
  %1090 = and i64 %1089, 69
  call fastcc void @mix(i64 noundef %1090)
  %1091 = load i16, ptr %160, align 2, !tbaa !9
  %1092 = and i16 %1091, 1
  %1093 = zext nneg i16 %1092 to i64
  call fastcc void @mix(i64 noundef %1093)
  call void @llvm.lifetime.end.p0(ptr nonnull %160) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %159) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %158) #8
  %1094 = add nuw nsw i32 %1077, 1
  %1095 = icmp eq i32 %1094, 60
  br i1 %1095, label %1073, label %1076, !llvm.loop !101

1096:                                             ; preds = %1108, %1073
  %1097 = phi i32 [ 0, %1073 ], [ %1114, %1108 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %161) #8
  %1098 = call fastcc { i64, i16 } @number()
  %1099 = extractvalue { i64, i16 } %1098, 0
  %1100 = extractvalue { i64, i16 } %1098, 1
  store i64 %1099, ptr %161, align 8
  store i16 %1100, ptr %1074, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %162) #8
  %1101 = call fastcc { i64, i16 } @number()
  %1102 = extractvalue { i64, i16 } %1101, 0
  %1103 = extractvalue { i64, i16 } %1101, 1
  store i64 %1102, ptr %162, align 8
  store i16 %1103, ptr %1075, align 8
  %1104 = call fastcc i64 @draw()
  %1105 = urem i64 %1104, 3
  %1106 = icmp eq i64 %1105, 0
  br i1 %1106, label %1107, label %1108

1107:                                             ; preds = %1096
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(10) %162, ptr noundef nonnull align 8 dereferenceable(10) %161, i64 10, i1 false), !tbaa.struct !97
  br label %1108

1108:                                             ; preds = %1107, %1096
  call void @llvm.lifetime.start.p0(ptr nonnull %163) #8
  %1109 = call i64 asm sideeffect "fnclex\0A\09fldt $3\0A\09fldt $2\0A\09fcomi %st(1)\0A\09fcmovbe %st(1), %st\0A\09pushfq\0A\09popq $0\0A\09fnstsw $1\0A\09fstp %st(0)\0A\09fstp %st(0)\0A\09fnclex", "=&r,=*m,*m,*m,~{cc},~{st},~{st(1)},~{st(2)},~{st(3)},~{st(4)},~{st(5)},~{st(6)},~{st(7)},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i16) %163, ptr nonnull elementtype(%struct.extended) %161, ptr nonnull elementtype(%struct.extended) %162) #8, !srcloc !102
  %1110 = and i64 %1109, 69
  call fastcc void @mix(i64 noundef %1110)
  %1111 = load i16, ptr %163, align 2, !tbaa !9
  %1112 = and i16 %1111, 1
  %1113 = zext nneg i16 %1112 to i64
  call fastcc void @mix(i64 noundef %1113)
  call void @llvm.lifetime.end.p0(ptr nonnull %163) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %162) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %161) #8
  %1114 = add nuw nsw i32 %1097, 1
  %1115 = icmp eq i32 %1114, 60
  br i1 %1115, label %1116, label %1096, !llvm.loop !103

1116:                                             ; preds = %1108
  call fastcc void @end(ptr noundef nonnull @.str.166)
  ret i32 0
}

; Function Attrs: nounwind uwtable
define internal fastcc void @scalar() unnamed_addr #0 {
  %1 = alloca %struct.wide, align 16
  %2 = alloca %struct.wide, align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca %struct.wide, align 16
  %6 = alloca %struct.wide, align 16
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.wide, align 16
  %10 = alloca %struct.wide, align 16
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca %struct.wide, align 16
  %14 = alloca %struct.wide, align 16
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca %struct.wide, align 16
  %18 = alloca %struct.wide, align 16
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca %struct.wide, align 16
  %22 = alloca %struct.wide, align 16
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca %struct.wide, align 16
  %26 = alloca %struct.wide, align 16
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca %struct.wide, align 16
  %30 = alloca %struct.wide, align 16
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  %33 = alloca %struct.wide, align 16
  %34 = alloca %struct.wide, align 16
  %35 = alloca i32, align 4
  %36 = alloca i32, align 4
  %37 = alloca %struct.wide, align 16
  %38 = alloca %struct.wide, align 16
  %39 = alloca i32, align 4
  %40 = alloca i32, align 4
  %41 = alloca %struct.wide, align 16
  %42 = alloca %struct.wide, align 16
  %43 = alloca i32, align 4
  %44 = alloca i32, align 4
  %45 = alloca %struct.wide, align 16
  %46 = alloca %struct.wide, align 16
  %47 = alloca i32, align 4
  %48 = alloca i32, align 4
  %49 = alloca %struct.wide, align 16
  %50 = alloca %struct.wide, align 16
  %51 = alloca i32, align 4
  %52 = alloca i32, align 4
  %53 = alloca %struct.wide, align 16
  %54 = alloca %struct.wide, align 16
  %55 = alloca i32, align 4
  %56 = alloca i32, align 4
  %57 = alloca %struct.wide, align 16
  %58 = alloca %struct.wide, align 16
  %59 = alloca i32, align 4
  %60 = alloca i32, align 4
  %61 = alloca %struct.wide, align 16
  %62 = alloca %struct.wide, align 16
  %63 = alloca i32, align 4
  %64 = alloca i32, align 4
  %65 = alloca %struct.wide, align 16
  %66 = alloca %struct.wide, align 16
  %67 = alloca i32, align 4
  %68 = alloca i32, align 4
  %69 = alloca %struct.wide, align 16
  %70 = alloca %struct.wide, align 16
  %71 = alloca i32, align 4
  %72 = alloca i32, align 4
  %73 = alloca %struct.wide, align 16
  %74 = alloca %struct.wide, align 16
  %75 = alloca i32, align 4
  %76 = alloca i32, align 4
  %77 = alloca %struct.wide, align 16
  %78 = alloca %struct.wide, align 16
  %79 = alloca i32, align 4
  %80 = alloca i32, align 4
  %81 = alloca %struct.wide, align 16
  %82 = alloca %struct.wide, align 16
  %83 = alloca i32, align 4
  %84 = alloca i32, align 4
  %85 = alloca %struct.wide, align 16
  %86 = alloca %struct.wide, align 16
  %87 = alloca i32, align 4
  %88 = alloca i32, align 4
  %89 = alloca %struct.wide, align 16
  %90 = alloca %struct.wide, align 16
  %91 = alloca i32, align 4
  %92 = alloca i32, align 4
  %93 = alloca %struct.wide, align 16
  %94 = alloca %struct.wide, align 16
  %95 = alloca i32, align 4
  %96 = alloca i32, align 4
  %97 = alloca %struct.wide, align 16
  %98 = alloca %struct.wide, align 16
  %99 = alloca i32, align 4
  %100 = alloca i32, align 4
  %101 = alloca %struct.wide, align 16
  %102 = alloca %struct.wide, align 16
  %103 = alloca i32, align 4
  %104 = alloca i32, align 4
  %105 = alloca %struct.wide, align 16
  %106 = alloca %struct.wide, align 16
  %107 = alloca i32, align 4
  %108 = alloca i32, align 4
  %109 = alloca %struct.wide, align 16
  %110 = alloca %struct.wide, align 16
  %111 = alloca i32, align 4
  %112 = alloca i32, align 4
  %113 = alloca %struct.wide, align 16
  %114 = alloca %struct.wide, align 16
  %115 = alloca i32, align 4
  %116 = alloca i32, align 4
  %117 = alloca %struct.wide, align 16
  %118 = alloca %struct.wide, align 16
  %119 = alloca %struct.wide, align 16
  %120 = alloca i32, align 4
  %121 = alloca i32, align 4
  %122 = alloca %struct.wide, align 16
  %123 = alloca %struct.wide, align 16
  %124 = alloca %struct.wide, align 16
  %125 = alloca i32, align 4
  %126 = alloca i32, align 4
  %127 = alloca %struct.wide, align 16
  %128 = alloca %struct.wide, align 16
  %129 = alloca %struct.wide, align 16
  %130 = alloca i32, align 4
  %131 = alloca i32, align 4
  %132 = alloca %struct.wide, align 16
  %133 = alloca %struct.wide, align 16
  %134 = alloca %struct.wide, align 16
  %135 = alloca i32, align 4
  %136 = alloca i32, align 4
  %137 = alloca %struct.wide, align 16
  %138 = alloca %struct.wide, align 16
  %139 = alloca %struct.wide, align 16
  %140 = alloca i32, align 4
  %141 = alloca i32, align 4
  %142 = alloca %struct.wide, align 16
  %143 = alloca %struct.wide, align 16
  %144 = alloca %struct.wide, align 16
  %145 = alloca i32, align 4
  %146 = alloca i32, align 4
  %147 = alloca %struct.wide, align 16
  %148 = alloca %struct.wide, align 16
  %149 = alloca %struct.wide, align 16
  %150 = alloca i32, align 4
  %151 = alloca i32, align 4
  %152 = alloca %struct.wide, align 16
  %153 = alloca i32, align 4
  %154 = alloca i32, align 4
  %155 = alloca %struct.wide, align 16
  %156 = alloca i32, align 4
  %157 = alloca i32, align 4
  %158 = alloca %struct.wide, align 16
  %159 = alloca i32, align 4
  %160 = alloca i32, align 4
  %161 = alloca %struct.wide, align 16
  %162 = alloca i32, align 4
  %163 = alloca i32, align 4
  %164 = alloca %struct.wide, align 16
  %165 = alloca i32, align 4
  %166 = alloca i32, align 4
  %167 = alloca %struct.wide, align 16
  %168 = alloca i32, align 4
  %169 = alloca i32, align 4
  %170 = alloca %struct.wide, align 16
  %171 = alloca i32, align 4
  %172 = alloca i32, align 4
  %173 = alloca %struct.wide, align 16
  %174 = alloca i32, align 4
  %175 = alloca i32, align 4
  %176 = alloca %struct.wide, align 16
  %177 = alloca %struct.wide, align 16
  %178 = alloca i32, align 4
  %179 = alloca %struct.wide, align 16
  %180 = alloca %struct.wide, align 16
  %181 = alloca i32, align 4
  %182 = alloca %struct.wide, align 16
  %183 = alloca %struct.wide, align 16
  %184 = alloca i32, align 4
  %185 = alloca %struct.wide, align 16
  %186 = alloca %struct.wide, align 16
  %187 = alloca i32, align 4
  %188 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %189 = getelementptr inbounds nuw i8, ptr %2, i64 8
  br label %193

190:                                              ; preds = %193
  call fastcc void @end(ptr noundef nonnull @.str)
  %191 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %192 = getelementptr inbounds nuw i8, ptr %6, i64 8
  br label %216

193:                                              ; preds = %0, %193
  %194 = phi i32 [ 0, %0 ], [ %211, %193 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #8
  %195 = call fastcc { i64, i64 } @doubles()
  %196 = extractvalue { i64, i64 } %195, 0
  store i64 %196, ptr %1, align 16
  %197 = extractvalue { i64, i64 } %195, 1
  store i64 %197, ptr %188, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #8
  %198 = call fastcc { i64, i64 } @doubles()
  %199 = extractvalue { i64, i64 } %198, 0
  store i64 %199, ptr %2, align 16
  %200 = extractvalue { i64, i64 } %198, 1
  store i64 %200, ptr %189, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  %201 = call fastcc i64 @draw()
  %202 = trunc i64 %201 to i32
  %203 = shl i32 %202, 13
  %204 = and i32 %203, 24576
  %205 = or disjoint i32 %204, 8064
  store i32 %205, ptr %3, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  call void asm sideeffect "movaps $0, %xmm1\0A\09movups $2, %xmm2\0A\09ldmxcsr $3\0A\09addsd %xmm2, %xmm1\0A\09stmxcsr $1\0A\09ldmxcsr $4\0A\09movaps %xmm1, $0", "=*m,=*m,*m,*m,*m,*m,~{xmm1},~{xmm2},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %1, ptr nonnull elementtype(i32) %4, ptr nonnull elementtype(%struct.wide) %2, ptr nonnull elementtype(i32) %3, ptr nonnull elementtype(i32) @initial, ptr nonnull elementtype(%struct.wide) %1) #8, !srcloc !104
  %206 = load i64, ptr %1, align 16
  %207 = load i64, ptr %188, align 8
  call fastcc void @mix(i64 noundef %206)
  call fastcc void @mix(i64 noundef %207)
  %208 = load i32, ptr %4, align 4, !tbaa !5
  %209 = and i32 %208, 63
  %210 = zext nneg i32 %209 to i64
  call fastcc void @mix(i64 noundef %210)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #8
  %211 = add nuw nsw i32 %194, 1
  %212 = icmp eq i32 %211, 60
  br i1 %212, label %190, label %193, !llvm.loop !105

213:                                              ; preds = %216
  call fastcc void @end(ptr noundef nonnull @.str.1)
  %214 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %215 = getelementptr inbounds nuw i8, ptr %10, i64 8
  br label %239

216:                                              ; preds = %190, %216
  %217 = phi i32 [ 0, %190 ], [ %234, %216 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  %218 = call fastcc { i64, i64 } @doubles()
  %219 = extractvalue { i64, i64 } %218, 0
  store i64 %219, ptr %5, align 16
  %220 = extractvalue { i64, i64 } %218, 1
  store i64 %220, ptr %191, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  %221 = call fastcc { i64, i64 } @doubles()
  %222 = extractvalue { i64, i64 } %221, 0
  store i64 %222, ptr %6, align 16
  %223 = extractvalue { i64, i64 } %221, 1
  store i64 %223, ptr %192, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #8
  %224 = call fastcc i64 @draw()
  %225 = trunc i64 %224 to i32
  %226 = shl i32 %225, 13
  %227 = and i32 %226, 24576
  %228 = or disjoint i32 %227, 8064
  store i32 %228, ptr %7, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #8
  call void asm sideeffect "movaps $0, %xmm1\0A\09movups $2, %xmm2\0A\09ldmxcsr $3\0A\09subsd %xmm2, %xmm1\0A\09stmxcsr $1\0A\09ldmxcsr $4\0A\09movaps %xmm1, $0", "=*m,=*m,*m,*m,*m,*m,~{xmm1},~{xmm2},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %5, ptr nonnull elementtype(i32) %8, ptr nonnull elementtype(%struct.wide) %6, ptr nonnull elementtype(i32) %7, ptr nonnull elementtype(i32) @initial, ptr nonnull elementtype(%struct.wide) %5) #8, !srcloc !106
  %229 = load i64, ptr %5, align 16
  %230 = load i64, ptr %191, align 8
  call fastcc void @mix(i64 noundef %229)
  call fastcc void @mix(i64 noundef %230)
  %231 = load i32, ptr %8, align 4, !tbaa !5
  %232 = and i32 %231, 63
  %233 = zext nneg i32 %232 to i64
  call fastcc void @mix(i64 noundef %233)
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  %234 = add nuw nsw i32 %217, 1
  %235 = icmp eq i32 %234, 60
  br i1 %235, label %213, label %216, !llvm.loop !107

236:                                              ; preds = %239
  call fastcc void @end(ptr noundef nonnull @.str.2)
  %237 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %238 = getelementptr inbounds nuw i8, ptr %14, i64 8
  br label %262

239:                                              ; preds = %213, %239
  %240 = phi i32 [ 0, %213 ], [ %257, %239 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #8
  %241 = call fastcc { i64, i64 } @doubles()
  %242 = extractvalue { i64, i64 } %241, 0
  store i64 %242, ptr %9, align 16
  %243 = extractvalue { i64, i64 } %241, 1
  store i64 %243, ptr %214, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #8
  %244 = call fastcc { i64, i64 } @doubles()
  %245 = extractvalue { i64, i64 } %244, 0
  store i64 %245, ptr %10, align 16
  %246 = extractvalue { i64, i64 } %244, 1
  store i64 %246, ptr %215, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #8
  %247 = call fastcc i64 @draw()
  %248 = trunc i64 %247 to i32
  %249 = shl i32 %248, 13
  %250 = and i32 %249, 24576
  %251 = or disjoint i32 %250, 8064
  store i32 %251, ptr %11, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #8
  call void asm sideeffect "movaps $0, %xmm1\0A\09movups $2, %xmm2\0A\09ldmxcsr $3\0A\09mulsd %xmm2, %xmm1\0A\09stmxcsr $1\0A\09ldmxcsr $4\0A\09movaps %xmm1, $0", "=*m,=*m,*m,*m,*m,*m,~{xmm1},~{xmm2},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %9, ptr nonnull elementtype(i32) %12, ptr nonnull elementtype(%struct.wide) %10, ptr nonnull elementtype(i32) %11, ptr nonnull elementtype(i32) @initial, ptr nonnull elementtype(%struct.wide) %9) #8, !srcloc !108
  %252 = load i64, ptr %9, align 16
  %253 = load i64, ptr %214, align 8
  call fastcc void @mix(i64 noundef %252)
  call fastcc void @mix(i64 noundef %253)
  %254 = load i32, ptr %12, align 4, !tbaa !5
  %255 = and i32 %254, 63
  %256 = zext nneg i32 %255 to i64
  call fastcc void @mix(i64 noundef %256)
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #8
  %257 = add nuw nsw i32 %240, 1
  %258 = icmp eq i32 %257, 60
  br i1 %258, label %236, label %239, !llvm.loop !109

259:                                              ; preds = %262
  call fastcc void @end(ptr noundef nonnull @.str.3)
  %260 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %261 = getelementptr inbounds nuw i8, ptr %18, i64 8
  br label %285

262:                                              ; preds = %236, %262
  %263 = phi i32 [ 0, %236 ], [ %280, %262 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #8
  %264 = call fastcc { i64, i64 } @doubles()
  %265 = extractvalue { i64, i64 } %264, 0
  store i64 %265, ptr %13, align 16
  %266 = extractvalue { i64, i64 } %264, 1
  store i64 %266, ptr %237, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #8
  %267 = call fastcc { i64, i64 } @doubles()
  %268 = extractvalue { i64, i64 } %267, 0
  store i64 %268, ptr %14, align 16
  %269 = extractvalue { i64, i64 } %267, 1
  store i64 %269, ptr %238, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #8
  %270 = call fastcc i64 @draw()
  %271 = trunc i64 %270 to i32
  %272 = shl i32 %271, 13
  %273 = and i32 %272, 24576
  %274 = or disjoint i32 %273, 8064
  store i32 %274, ptr %15, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #8
  call void asm sideeffect "movaps $0, %xmm1\0A\09movups $2, %xmm2\0A\09ldmxcsr $3\0A\09divsd %xmm2, %xmm1\0A\09stmxcsr $1\0A\09ldmxcsr $4\0A\09movaps %xmm1, $0", "=*m,=*m,*m,*m,*m,*m,~{xmm1},~{xmm2},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %13, ptr nonnull elementtype(i32) %16, ptr nonnull elementtype(%struct.wide) %14, ptr nonnull elementtype(i32) %15, ptr nonnull elementtype(i32) @initial, ptr nonnull elementtype(%struct.wide) %13) #8, !srcloc !110
  %275 = load i64, ptr %13, align 16
  %276 = load i64, ptr %237, align 8
  call fastcc void @mix(i64 noundef %275)
  call fastcc void @mix(i64 noundef %276)
  %277 = load i32, ptr %16, align 4, !tbaa !5
  %278 = and i32 %277, 63
  %279 = zext nneg i32 %278 to i64
  call fastcc void @mix(i64 noundef %279)
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #8
  %280 = add nuw nsw i32 %263, 1
  %281 = icmp eq i32 %280, 60
  br i1 %281, label %259, label %262, !llvm.loop !111

282:                                              ; preds = %285
  call fastcc void @end(ptr noundef nonnull @.str.4)
  %283 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %284 = getelementptr inbounds nuw i8, ptr %22, i64 8
  br label %308

285:                                              ; preds = %259, %285
  %286 = phi i32 [ 0, %259 ], [ %303, %285 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #8
  %287 = call fastcc { i64, i64 } @doubles()
  %288 = extractvalue { i64, i64 } %287, 0
  store i64 %288, ptr %17, align 16
  %289 = extractvalue { i64, i64 } %287, 1
  store i64 %289, ptr %260, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #8
  %290 = call fastcc { i64, i64 } @doubles()
  %291 = extractvalue { i64, i64 } %290, 0
  store i64 %291, ptr %18, align 16
  %292 = extractvalue { i64, i64 } %290, 1
  store i64 %292, ptr %261, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #8
  %293 = call fastcc i64 @draw()
  %294 = trunc i64 %293 to i32
  %295 = shl i32 %294, 13
  %296 = and i32 %295, 24576
  %297 = or disjoint i32 %296, 8064
  store i32 %297, ptr %19, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #8
  call void asm sideeffect "movaps $0, %xmm1\0A\09movups $2, %xmm2\0A\09ldmxcsr $3\0A\09sqrtsd %xmm2, %xmm1\0A\09stmxcsr $1\0A\09ldmxcsr $4\0A\09movaps %xmm1, $0", "=*m,=*m,*m,*m,*m,*m,~{xmm1},~{xmm2},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %17, ptr nonnull elementtype(i32) %20, ptr nonnull elementtype(%struct.wide) %18, ptr nonnull elementtype(i32) %19, ptr nonnull elementtype(i32) @initial, ptr nonnull elementtype(%struct.wide) %17) #8, !srcloc !112
  %298 = load i64, ptr %17, align 16
  %299 = load i64, ptr %260, align 8
  call fastcc void @mix(i64 noundef %298)
  call fastcc void @mix(i64 noundef %299)
  %300 = load i32, ptr %20, align 4, !tbaa !5
  %301 = and i32 %300, 63
  %302 = zext nneg i32 %301 to i64
  call fastcc void @mix(i64 noundef %302)
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #8
  %303 = add nuw nsw i32 %286, 1
  %304 = icmp eq i32 %303, 60
  br i1 %304, label %282, label %285, !llvm.loop !113

305:                                              ; preds = %308
  call fastcc void @end(ptr noundef nonnull @.str.5)
  %306 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %307 = getelementptr inbounds nuw i8, ptr %26, i64 8
  br label %331

308:                                              ; preds = %282, %308
  %309 = phi i32 [ 0, %282 ], [ %326, %308 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %21) #8
  %310 = call fastcc { i64, i64 } @doubles()
  %311 = extractvalue { i64, i64 } %310, 0
  store i64 %311, ptr %21, align 16
  %312 = extractvalue { i64, i64 } %310, 1
  store i64 %312, ptr %283, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %22) #8
  %313 = call fastcc { i64, i64 } @doubles()
  %314 = extractvalue { i64, i64 } %313, 0
  store i64 %314, ptr %22, align 16
  %315 = extractvalue { i64, i64 } %313, 1
  store i64 %315, ptr %284, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %23) #8
  %316 = call fastcc i64 @draw()
  %317 = trunc i64 %316 to i32
  %318 = shl i32 %317, 13
  %319 = and i32 %318, 24576
  %320 = or disjoint i32 %319, 8064
  store i32 %320, ptr %23, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %24) #8
  call void asm sideeffect "movaps $0, %xmm1\0A\09movups $2, %xmm2\0A\09ldmxcsr $3\0A\09minsd %xmm2, %xmm1\0A\09stmxcsr $1\0A\09ldmxcsr $4\0A\09movaps %xmm1, $0", "=*m,=*m,*m,*m,*m,*m,~{xmm1},~{xmm2},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %21, ptr nonnull elementtype(i32) %24, ptr nonnull elementtype(%struct.wide) %22, ptr nonnull elementtype(i32) %23, ptr nonnull elementtype(i32) @initial, ptr nonnull elementtype(%struct.wide) %21) #8, !srcloc !114
  %321 = load i64, ptr %21, align 16
  %322 = load i64, ptr %283, align 8
  call fastcc void @mix(i64 noundef %321)
  call fastcc void @mix(i64 noundef %322)
  %323 = load i32, ptr %24, align 4, !tbaa !5
  %324 = and i32 %323, 63
  %325 = zext nneg i32 %324 to i64
  call fastcc void @mix(i64 noundef %325)
  call void @llvm.lifetime.end.p0(ptr nonnull %24) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %23) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %22) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %21) #8
  %326 = add nuw nsw i32 %309, 1
  %327 = icmp eq i32 %326, 60
  br i1 %327, label %305, label %308, !llvm.loop !115

328:                                              ; preds = %331
  call fastcc void @end(ptr noundef nonnull @.str.6)
  %329 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %330 = getelementptr inbounds nuw i8, ptr %30, i64 8
  br label %354

331:                                              ; preds = %305, %331
  %332 = phi i32 [ 0, %305 ], [ %349, %331 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %25) #8
  %333 = call fastcc { i64, i64 } @doubles()
  %334 = extractvalue { i64, i64 } %333, 0
  store i64 %334, ptr %25, align 16
  %335 = extractvalue { i64, i64 } %333, 1
  store i64 %335, ptr %306, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %26) #8
  %336 = call fastcc { i64, i64 } @doubles()
  %337 = extractvalue { i64, i64 } %336, 0
  store i64 %337, ptr %26, align 16
  %338 = extractvalue { i64, i64 } %336, 1
  store i64 %338, ptr %307, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %27) #8
  %339 = call fastcc i64 @draw()
  %340 = trunc i64 %339 to i32
  %341 = shl i32 %340, 13
  %342 = and i32 %341, 24576
  %343 = or disjoint i32 %342, 8064
  store i32 %343, ptr %27, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %28) #8
  call void asm sideeffect "movaps $0, %xmm1\0A\09movups $2, %xmm2\0A\09ldmxcsr $3\0A\09maxsd %xmm2, %xmm1\0A\09stmxcsr $1\0A\09ldmxcsr $4\0A\09movaps %xmm1, $0", "=*m,=*m,*m,*m,*m,*m,~{xmm1},~{xmm2},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %25, ptr nonnull elementtype(i32) %28, ptr nonnull elementtype(%struct.wide) %26, ptr nonnull elementtype(i32) %27, ptr nonnull elementtype(i32) @initial, ptr nonnull elementtype(%struct.wide) %25) #8, !srcloc !116
  %344 = load i64, ptr %25, align 16
  %345 = load i64, ptr %306, align 8
  call fastcc void @mix(i64 noundef %344)
  call fastcc void @mix(i64 noundef %345)
  %346 = load i32, ptr %28, align 4, !tbaa !5
  %347 = and i32 %346, 63
  %348 = zext nneg i32 %347 to i64
  call fastcc void @mix(i64 noundef %348)
  call void @llvm.lifetime.end.p0(ptr nonnull %28) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %27) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %26) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %25) #8
  %349 = add nuw nsw i32 %332, 1
  %350 = icmp eq i32 %349, 60
  br i1 %350, label %328, label %331, !llvm.loop !117

351:                                              ; preds = %354
  call fastcc void @end(ptr noundef nonnull @.str.7)
  %352 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %353 = getelementptr inbounds nuw i8, ptr %34, i64 8
  br label %377

354:                                              ; preds = %328, %354
  %355 = phi i32 [ 0, %328 ], [ %372, %354 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %29) #8
  %356 = call fastcc { i64, i64 } @floats()
  %357 = extractvalue { i64, i64 } %356, 0
  store i64 %357, ptr %29, align 16
  %358 = extractvalue { i64, i64 } %356, 1
  store i64 %358, ptr %329, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %30) #8
  %359 = call fastcc { i64, i64 } @floats()
  %360 = extractvalue { i64, i64 } %359, 0
  store i64 %360, ptr %30, align 16
  %361 = extractvalue { i64, i64 } %359, 1
  store i64 %361, ptr %330, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %31) #8
  %362 = call fastcc i64 @draw()
  %363 = trunc i64 %362 to i32
  %364 = shl i32 %363, 13
  %365 = and i32 %364, 24576
  %366 = or disjoint i32 %365, 8064
  store i32 %366, ptr %31, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %32) #8
  call void asm sideeffect "movaps $0, %xmm1\0A\09movups $2, %xmm2\0A\09ldmxcsr $3\0A\09addss %xmm2, %xmm1\0A\09stmxcsr $1\0A\09ldmxcsr $4\0A\09movaps %xmm1, $0", "=*m,=*m,*m,*m,*m,*m,~{xmm1},~{xmm2},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %29, ptr nonnull elementtype(i32) %32, ptr nonnull elementtype(%struct.wide) %30, ptr nonnull elementtype(i32) %31, ptr nonnull elementtype(i32) @initial, ptr nonnull elementtype(%struct.wide) %29) #8, !srcloc !118
  %367 = load i64, ptr %29, align 16
  %368 = load i64, ptr %329, align 8
  call fastcc void @mix(i64 noundef %367)
  call fastcc void @mix(i64 noundef %368)
  %369 = load i32, ptr %32, align 4, !tbaa !5
  %370 = and i32 %369, 63
  %371 = zext nneg i32 %370 to i64
  call fastcc void @mix(i64 noundef %371)
  call void @llvm.lifetime.end.p0(ptr nonnull %32) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %31) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %30) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %29) #8
  %372 = add nuw nsw i32 %355, 1
  %373 = icmp eq i32 %372, 60
  br i1 %373, label %351, label %354, !llvm.loop !119

374:                                              ; preds = %377
  call fastcc void @end(ptr noundef nonnull @.str.8)
  %375 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %376 = getelementptr inbounds nuw i8, ptr %38, i64 8
  br label %400

377:                                              ; preds = %351, %377
  %378 = phi i32 [ 0, %351 ], [ %395, %377 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %33) #8
  %379 = call fastcc { i64, i64 } @floats()
  %380 = extractvalue { i64, i64 } %379, 0
  store i64 %380, ptr %33, align 16
  %381 = extractvalue { i64, i64 } %379, 1
  store i64 %381, ptr %352, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %34) #8
  %382 = call fastcc { i64, i64 } @floats()
  %383 = extractvalue { i64, i64 } %382, 0
  store i64 %383, ptr %34, align 16
  %384 = extractvalue { i64, i64 } %382, 1
  store i64 %384, ptr %353, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %35) #8
  %385 = call fastcc i64 @draw()
  %386 = trunc i64 %385 to i32
  %387 = shl i32 %386, 13
  %388 = and i32 %387, 24576
  %389 = or disjoint i32 %388, 8064
  store i32 %389, ptr %35, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %36) #8
  call void asm sideeffect "movaps $0, %xmm1\0A\09movups $2, %xmm2\0A\09ldmxcsr $3\0A\09subss %xmm2, %xmm1\0A\09stmxcsr $1\0A\09ldmxcsr $4\0A\09movaps %xmm1, $0", "=*m,=*m,*m,*m,*m,*m,~{xmm1},~{xmm2},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %33, ptr nonnull elementtype(i32) %36, ptr nonnull elementtype(%struct.wide) %34, ptr nonnull elementtype(i32) %35, ptr nonnull elementtype(i32) @initial, ptr nonnull elementtype(%struct.wide) %33) #8, !srcloc !120
  %390 = load i64, ptr %33, align 16
  %391 = load i64, ptr %352, align 8
  call fastcc void @mix(i64 noundef %390)
  call fastcc void @mix(i64 noundef %391)
  %392 = load i32, ptr %36, align 4, !tbaa !5
  %393 = and i32 %392, 63
  %394 = zext nneg i32 %393 to i64
  call fastcc void @mix(i64 noundef %394)
  call void @llvm.lifetime.end.p0(ptr nonnull %36) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %35) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %34) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %33) #8
  %395 = add nuw nsw i32 %378, 1
  %396 = icmp eq i32 %395, 60
  br i1 %396, label %374, label %377, !llvm.loop !121

397:                                              ; preds = %400
  call fastcc void @end(ptr noundef nonnull @.str.9)
  %398 = getelementptr inbounds nuw i8, ptr %41, i64 8
  %399 = getelementptr inbounds nuw i8, ptr %42, i64 8
  br label %423

400:                                              ; preds = %374, %400
  %401 = phi i32 [ 0, %374 ], [ %418, %400 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %37) #8
  %402 = call fastcc { i64, i64 } @floats()
  %403 = extractvalue { i64, i64 } %402, 0
  store i64 %403, ptr %37, align 16
  %404 = extractvalue { i64, i64 } %402, 1
  store i64 %404, ptr %375, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %38) #8
  %405 = call fastcc { i64, i64 } @floats()
  %406 = extractvalue { i64, i64 } %405, 0
  store i64 %406, ptr %38, align 16
  %407 = extractvalue { i64, i64 } %405, 1
  store i64 %407, ptr %376, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %39) #8
  %408 = call fastcc i64 @draw()
  %409 = trunc i64 %408 to i32
  %410 = shl i32 %409, 13
  %411 = and i32 %410, 24576
  %412 = or disjoint i32 %411, 8064
  store i32 %412, ptr %39, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %40) #8
  call void asm sideeffect "movaps $0, %xmm1\0A\09movups $2, %xmm2\0A\09ldmxcsr $3\0A\09mulss %xmm2, %xmm1\0A\09stmxcsr $1\0A\09ldmxcsr $4\0A\09movaps %xmm1, $0", "=*m,=*m,*m,*m,*m,*m,~{xmm1},~{xmm2},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %37, ptr nonnull elementtype(i32) %40, ptr nonnull elementtype(%struct.wide) %38, ptr nonnull elementtype(i32) %39, ptr nonnull elementtype(i32) @initial, ptr nonnull elementtype(%struct.wide) %37) #8, !srcloc !122
  %413 = load i64, ptr %37, align 16
  %414 = load i64, ptr %375, align 8
  call fastcc void @mix(i64 noundef %413)
  call fastcc void @mix(i64 noundef %414)
  %415 = load i32, ptr %40, align 4, !tbaa !5
  %416 = and i32 %415, 63
  %417 = zext nneg i32 %416 to i64
  call fastcc void @mix(i64 noundef %417)
  call void @llvm.lifetime.end.p0(ptr nonnull %40) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %39) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %38) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %37) #8
  %418 = add nuw nsw i32 %401, 1
  %419 = icmp eq i32 %418, 60
  br i1 %419, label %397, label %400, !llvm.loop !123

420:                                              ; preds = %423
  call fastcc void @end(ptr noundef nonnull @.str.10)
  %421 = getelementptr inbounds nuw i8, ptr %45, i64 8
  %422 = getelementptr inbounds nuw i8, ptr %46, i64 8
  br label %446

423:                                              ; preds = %397, %423
  %424 = phi i32 [ 0, %397 ], [ %441, %423 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %41) #8
  %425 = call fastcc { i64, i64 } @floats()
  %426 = extractvalue { i64, i64 } %425, 0
  store i64 %426, ptr %41, align 16
  %427 = extractvalue { i64, i64 } %425, 1
  store i64 %427, ptr %398, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %42) #8
  %428 = call fastcc { i64, i64 } @floats()
  %429 = extractvalue { i64, i64 } %428, 0
  store i64 %429, ptr %42, align 16
  %430 = extractvalue { i64, i64 } %428, 1
  store i64 %430, ptr %399, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %43) #8
  %431 = call fastcc i64 @draw()
  %432 = trunc i64 %431 to i32
  %433 = shl i32 %432, 13
  %434 = and i32 %433, 24576
  %435 = or disjoint i32 %434, 8064
  store i32 %435, ptr %43, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %44) #8
  call void asm sideeffect "movaps $0, %xmm1\0A\09movups $2, %xmm2\0A\09ldmxcsr $3\0A\09divss %xmm2, %xmm1\0A\09stmxcsr $1\0A\09ldmxcsr $4\0A\09movaps %xmm1, $0", "=*m,=*m,*m,*m,*m,*m,~{xmm1},~{xmm2},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %41, ptr nonnull elementtype(i32) %44, ptr nonnull elementtype(%struct.wide) %42, ptr nonnull elementtype(i32) %43, ptr nonnull elementtype(i32) @initial, ptr nonnull elementtype(%struct.wide) %41) #8, !srcloc !124
  %436 = load i64, ptr %41, align 16
  %437 = load i64, ptr %398, align 8
  call fastcc void @mix(i64 noundef %436)
  call fastcc void @mix(i64 noundef %437)
  %438 = load i32, ptr %44, align 4, !tbaa !5
  %439 = and i32 %438, 63
  %440 = zext nneg i32 %439 to i64
  call fastcc void @mix(i64 noundef %440)
  call void @llvm.lifetime.end.p0(ptr nonnull %44) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %43) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %42) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %41) #8
  %441 = add nuw nsw i32 %424, 1
  %442 = icmp eq i32 %441, 60
  br i1 %442, label %420, label %423, !llvm.loop !125

443:                                              ; preds = %446
  call fastcc void @end(ptr noundef nonnull @.str.11)
  %444 = getelementptr inbounds nuw i8, ptr %49, i64 8
  %445 = getelementptr inbounds nuw i8, ptr %50, i64 8
  br label %469

446:                                              ; preds = %420, %446
  %447 = phi i32 [ 0, %420 ], [ %464, %446 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %45) #8
  %448 = call fastcc { i64, i64 } @floats()
  %449 = extractvalue { i64, i64 } %448, 0
  store i64 %449, ptr %45, align 16
  %450 = extractvalue { i64, i64 } %448, 1
  store i64 %450, ptr %421, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %46) #8
  %451 = call fastcc { i64, i64 } @floats()
  %452 = extractvalue { i64, i64 } %451, 0
  store i64 %452, ptr %46, align 16
  %453 = extractvalue { i64, i64 } %451, 1
  store i64 %453, ptr %422, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %47) #8
  %454 = call fastcc i64 @draw()
  %455 = trunc i64 %454 to i32
  %456 = shl i32 %455, 13
  %457 = and i32 %456, 24576
  %458 = or disjoint i32 %457, 8064
  store i32 %458, ptr %47, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %48) #8
  call void asm sideeffect "movaps $0, %xmm1\0A\09movups $2, %xmm2\0A\09ldmxcsr $3\0A\09sqrtss %xmm2, %xmm1\0A\09stmxcsr $1\0A\09ldmxcsr $4\0A\09movaps %xmm1, $0", "=*m,=*m,*m,*m,*m,*m,~{xmm1},~{xmm2},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %45, ptr nonnull elementtype(i32) %48, ptr nonnull elementtype(%struct.wide) %46, ptr nonnull elementtype(i32) %47, ptr nonnull elementtype(i32) @initial, ptr nonnull elementtype(%struct.wide) %45) #8, !srcloc !126
  %459 = load i64, ptr %45, align 16
  %460 = load i64, ptr %421, align 8
  call fastcc void @mix(i64 noundef %459)
  call fastcc void @mix(i64 noundef %460)
  %461 = load i32, ptr %48, align 4, !tbaa !5
  %462 = and i32 %461, 63
  %463 = zext nneg i32 %462 to i64
  call fastcc void @mix(i64 noundef %463)
  call void @llvm.lifetime.end.p0(ptr nonnull %48) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %47) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %46) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %45) #8
  %464 = add nuw nsw i32 %447, 1
  %465 = icmp eq i32 %464, 60
  br i1 %465, label %443, label %446, !llvm.loop !127

466:                                              ; preds = %469
  call fastcc void @end(ptr noundef nonnull @.str.12)
  %467 = getelementptr inbounds nuw i8, ptr %53, i64 8
  %468 = getelementptr inbounds nuw i8, ptr %54, i64 8
  br label %492

469:                                              ; preds = %443, %469
  %470 = phi i32 [ 0, %443 ], [ %487, %469 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %49) #8
  %471 = call fastcc { i64, i64 } @floats()
  %472 = extractvalue { i64, i64 } %471, 0
  store i64 %472, ptr %49, align 16
  %473 = extractvalue { i64, i64 } %471, 1
  store i64 %473, ptr %444, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %50) #8
  %474 = call fastcc { i64, i64 } @floats()
  %475 = extractvalue { i64, i64 } %474, 0
  store i64 %475, ptr %50, align 16
  %476 = extractvalue { i64, i64 } %474, 1
  store i64 %476, ptr %445, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %51) #8
  %477 = call fastcc i64 @draw()
  %478 = trunc i64 %477 to i32
  %479 = shl i32 %478, 13
  %480 = and i32 %479, 24576
  %481 = or disjoint i32 %480, 8064
  store i32 %481, ptr %51, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %52) #8
  call void asm sideeffect "movaps $0, %xmm1\0A\09movups $2, %xmm2\0A\09ldmxcsr $3\0A\09minss %xmm2, %xmm1\0A\09stmxcsr $1\0A\09ldmxcsr $4\0A\09movaps %xmm1, $0", "=*m,=*m,*m,*m,*m,*m,~{xmm1},~{xmm2},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %49, ptr nonnull elementtype(i32) %52, ptr nonnull elementtype(%struct.wide) %50, ptr nonnull elementtype(i32) %51, ptr nonnull elementtype(i32) @initial, ptr nonnull elementtype(%struct.wide) %49) #8, !srcloc !128
  %482 = load i64, ptr %49, align 16
  %483 = load i64, ptr %444, align 8
  call fastcc void @mix(i64 noundef %482)
  call fastcc void @mix(i64 noundef %483)
  %484 = load i32, ptr %52, align 4, !tbaa !5
  %485 = and i32 %484, 63
  %486 = zext nneg i32 %485 to i64
  call fastcc void @mix(i64 noundef %486)
  call void @llvm.lifetime.end.p0(ptr nonnull %52) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %51) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %50) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %49) #8
  %487 = add nuw nsw i32 %470, 1
  %488 = icmp eq i32 %487, 60
  br i1 %488, label %466, label %469, !llvm.loop !129

489:                                              ; preds = %492
  call fastcc void @end(ptr noundef nonnull @.str.13)
  %490 = getelementptr inbounds nuw i8, ptr %57, i64 8
  %491 = getelementptr inbounds nuw i8, ptr %58, i64 8
  br label %515

492:                                              ; preds = %466, %492
  %493 = phi i32 [ 0, %466 ], [ %510, %492 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %53) #8
  %494 = call fastcc { i64, i64 } @floats()
  %495 = extractvalue { i64, i64 } %494, 0
  store i64 %495, ptr %53, align 16
  %496 = extractvalue { i64, i64 } %494, 1
  store i64 %496, ptr %467, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %54) #8
  %497 = call fastcc { i64, i64 } @floats()
  %498 = extractvalue { i64, i64 } %497, 0
  store i64 %498, ptr %54, align 16
  %499 = extractvalue { i64, i64 } %497, 1
  store i64 %499, ptr %468, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %55) #8
  %500 = call fastcc i64 @draw()
  %501 = trunc i64 %500 to i32
  %502 = shl i32 %501, 13
  %503 = and i32 %502, 24576
  %504 = or disjoint i32 %503, 8064
  store i32 %504, ptr %55, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %56) #8
  call void asm sideeffect "movaps $0, %xmm1\0A\09movups $2, %xmm2\0A\09ldmxcsr $3\0A\09maxss %xmm2, %xmm1\0A\09stmxcsr $1\0A\09ldmxcsr $4\0A\09movaps %xmm1, $0", "=*m,=*m,*m,*m,*m,*m,~{xmm1},~{xmm2},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %53, ptr nonnull elementtype(i32) %56, ptr nonnull elementtype(%struct.wide) %54, ptr nonnull elementtype(i32) %55, ptr nonnull elementtype(i32) @initial, ptr nonnull elementtype(%struct.wide) %53) #8, !srcloc !130
  %505 = load i64, ptr %53, align 16
  %506 = load i64, ptr %467, align 8
  call fastcc void @mix(i64 noundef %505)
  call fastcc void @mix(i64 noundef %506)
  %507 = load i32, ptr %56, align 4, !tbaa !5
  %508 = and i32 %507, 63
  %509 = zext nneg i32 %508 to i64
  call fastcc void @mix(i64 noundef %509)
  call void @llvm.lifetime.end.p0(ptr nonnull %56) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %55) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %54) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %53) #8
  %510 = add nuw nsw i32 %493, 1
  %511 = icmp eq i32 %510, 60
  br i1 %511, label %489, label %492, !llvm.loop !131

512:                                              ; preds = %515
  call fastcc void @end(ptr noundef nonnull @.str.14)
  %513 = getelementptr inbounds nuw i8, ptr %61, i64 8
  %514 = getelementptr inbounds nuw i8, ptr %62, i64 8
  br label %538

515:                                              ; preds = %489, %515
  %516 = phi i32 [ 0, %489 ], [ %533, %515 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %57) #8
  %517 = call fastcc { i64, i64 } @floats()
  %518 = extractvalue { i64, i64 } %517, 0
  store i64 %518, ptr %57, align 16
  %519 = extractvalue { i64, i64 } %517, 1
  store i64 %519, ptr %490, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %58) #8
  %520 = call fastcc { i64, i64 } @floats()
  %521 = extractvalue { i64, i64 } %520, 0
  store i64 %521, ptr %58, align 16
  %522 = extractvalue { i64, i64 } %520, 1
  store i64 %522, ptr %491, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %59) #8
  %523 = call fastcc i64 @draw()
  %524 = trunc i64 %523 to i32
  %525 = shl i32 %524, 13
  %526 = and i32 %525, 24576
  %527 = or disjoint i32 %526, 8064
  store i32 %527, ptr %59, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %60) #8
  call void asm sideeffect "movaps $0, %xmm1\0A\09movups $2, %xmm2\0A\09ldmxcsr $3\0A\09cvtss2sd %xmm2, %xmm1\0A\09stmxcsr $1\0A\09ldmxcsr $4\0A\09movaps %xmm1, $0", "=*m,=*m,*m,*m,*m,*m,~{xmm1},~{xmm2},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %57, ptr nonnull elementtype(i32) %60, ptr nonnull elementtype(%struct.wide) %58, ptr nonnull elementtype(i32) %59, ptr nonnull elementtype(i32) @initial, ptr nonnull elementtype(%struct.wide) %57) #8, !srcloc !132
  %528 = load i64, ptr %57, align 16
  %529 = load i64, ptr %490, align 8
  call fastcc void @mix(i64 noundef %528)
  call fastcc void @mix(i64 noundef %529)
  %530 = load i32, ptr %60, align 4, !tbaa !5
  %531 = and i32 %530, 63
  %532 = zext nneg i32 %531 to i64
  call fastcc void @mix(i64 noundef %532)
  call void @llvm.lifetime.end.p0(ptr nonnull %60) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %59) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %58) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %57) #8
  %533 = add nuw nsw i32 %516, 1
  %534 = icmp eq i32 %533, 60
  br i1 %534, label %512, label %515, !llvm.loop !133

535:                                              ; preds = %538
  call fastcc void @end(ptr noundef nonnull @.str.15)
  %536 = getelementptr inbounds nuw i8, ptr %65, i64 8
  %537 = getelementptr inbounds nuw i8, ptr %66, i64 8
  br label %561

538:                                              ; preds = %512, %538
  %539 = phi i32 [ 0, %512 ], [ %556, %538 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %61) #8
  %540 = call fastcc { i64, i64 } @doubles()
  %541 = extractvalue { i64, i64 } %540, 0
  store i64 %541, ptr %61, align 16
  %542 = extractvalue { i64, i64 } %540, 1
  store i64 %542, ptr %513, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %62) #8
  %543 = call fastcc { i64, i64 } @doubles()
  %544 = extractvalue { i64, i64 } %543, 0
  store i64 %544, ptr %62, align 16
  %545 = extractvalue { i64, i64 } %543, 1
  store i64 %545, ptr %514, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %63) #8
  %546 = call fastcc i64 @draw()
  %547 = trunc i64 %546 to i32
  %548 = shl i32 %547, 13
  %549 = and i32 %548, 24576
  %550 = or disjoint i32 %549, 8064
  store i32 %550, ptr %63, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %64) #8
  call void asm sideeffect "movaps $0, %xmm1\0A\09movups $2, %xmm2\0A\09ldmxcsr $3\0A\09cvtsd2ss %xmm2, %xmm1\0A\09stmxcsr $1\0A\09ldmxcsr $4\0A\09movaps %xmm1, $0", "=*m,=*m,*m,*m,*m,*m,~{xmm1},~{xmm2},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %61, ptr nonnull elementtype(i32) %64, ptr nonnull elementtype(%struct.wide) %62, ptr nonnull elementtype(i32) %63, ptr nonnull elementtype(i32) @initial, ptr nonnull elementtype(%struct.wide) %61) #8, !srcloc !134
  %551 = load i64, ptr %61, align 16
  %552 = load i64, ptr %513, align 8
  call fastcc void @mix(i64 noundef %551)
  call fastcc void @mix(i64 noundef %552)
  %553 = load i32, ptr %64, align 4, !tbaa !5
  %554 = and i32 %553, 63
  %555 = zext nneg i32 %554 to i64
  call fastcc void @mix(i64 noundef %555)
  call void @llvm.lifetime.end.p0(ptr nonnull %64) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %63) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %62) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %61) #8
  %556 = add nuw nsw i32 %539, 1
  %557 = icmp eq i32 %556, 60
  br i1 %557, label %535, label %538, !llvm.loop !135

558:                                              ; preds = %561
  call fastcc void @end(ptr noundef nonnull @.str.16)
  %559 = getelementptr inbounds nuw i8, ptr %69, i64 8
  %560 = getelementptr inbounds nuw i8, ptr %70, i64 8
  br label %584

561:                                              ; preds = %535, %561
  %562 = phi i32 [ 0, %535 ], [ %579, %561 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %65) #8
  %563 = call fastcc { i64, i64 } @doubles()
  %564 = extractvalue { i64, i64 } %563, 0
  store i64 %564, ptr %65, align 16
  %565 = extractvalue { i64, i64 } %563, 1
  store i64 %565, ptr %536, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %66) #8
  %566 = call fastcc { i64, i64 } @doubles()
  %567 = extractvalue { i64, i64 } %566, 0
  store i64 %567, ptr %66, align 16
  %568 = extractvalue { i64, i64 } %566, 1
  store i64 %568, ptr %537, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %67) #8
  %569 = call fastcc i64 @draw()
  %570 = trunc i64 %569 to i32
  %571 = shl i32 %570, 13
  %572 = and i32 %571, 24576
  %573 = or disjoint i32 %572, 8064
  store i32 %573, ptr %67, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %68) #8
  call void asm sideeffect "movaps $0, %xmm1\0A\09movaps $2, %xmm2\0A\09ldmxcsr $3\0A\09cmpsd $$0, %xmm2, %xmm1\0A\09stmxcsr $1\0A\09ldmxcsr $4\0A\09movaps %xmm1, $0", "=*m,=*m,*m,*m,*m,*m,~{xmm1},~{xmm2},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %65, ptr nonnull elementtype(i32) %68, ptr nonnull elementtype(%struct.wide) %66, ptr nonnull elementtype(i32) %67, ptr nonnull elementtype(i32) @initial, ptr nonnull elementtype(%struct.wide) %65) #8, !srcloc !136
  %574 = load i64, ptr %65, align 16
  %575 = load i64, ptr %536, align 8
  call fastcc void @mix(i64 noundef %574)
  call fastcc void @mix(i64 noundef %575)
  %576 = load i32, ptr %68, align 4, !tbaa !5
  %577 = and i32 %576, 63
  %578 = zext nneg i32 %577 to i64
  call fastcc void @mix(i64 noundef %578)
  call void @llvm.lifetime.end.p0(ptr nonnull %68) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %67) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %66) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %65) #8
  %579 = add nuw nsw i32 %562, 1
  %580 = icmp eq i32 %579, 60
  br i1 %580, label %558, label %561, !llvm.loop !137

581:                                              ; preds = %584
  call fastcc void @end(ptr noundef nonnull @.str.17)
  %582 = getelementptr inbounds nuw i8, ptr %73, i64 8
  %583 = getelementptr inbounds nuw i8, ptr %74, i64 8
  br label %607

584:                                              ; preds = %558, %584
  %585 = phi i32 [ 0, %558 ], [ %602, %584 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %69) #8
  %586 = call fastcc { i64, i64 } @doubles()
  %587 = extractvalue { i64, i64 } %586, 0
  store i64 %587, ptr %69, align 16
  %588 = extractvalue { i64, i64 } %586, 1
  store i64 %588, ptr %559, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %70) #8
  %589 = call fastcc { i64, i64 } @doubles()
  %590 = extractvalue { i64, i64 } %589, 0
  store i64 %590, ptr %70, align 16
  %591 = extractvalue { i64, i64 } %589, 1
  store i64 %591, ptr %560, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %71) #8
  %592 = call fastcc i64 @draw()
  %593 = trunc i64 %592 to i32
  %594 = shl i32 %593, 13
  %595 = and i32 %594, 24576
  %596 = or disjoint i32 %595, 8064
  store i32 %596, ptr %71, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %72) #8
  call void asm sideeffect "movaps $0, %xmm1\0A\09movaps $2, %xmm2\0A\09ldmxcsr $3\0A\09cmpsd $$1, %xmm2, %xmm1\0A\09stmxcsr $1\0A\09ldmxcsr $4\0A\09movaps %xmm1, $0", "=*m,=*m,*m,*m,*m,*m,~{xmm1},~{xmm2},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %69, ptr nonnull elementtype(i32) %72, ptr nonnull elementtype(%struct.wide) %70, ptr nonnull elementtype(i32) %71, ptr nonnull elementtype(i32) @initial, ptr nonnull elementtype(%struct.wide) %69) #8, !srcloc !138
  %597 = load i64, ptr %69, align 16
  %598 = load i64, ptr %559, align 8
  call fastcc void @mix(i64 noundef %597)
  call fastcc void @mix(i64 noundef %598)
  %599 = load i32, ptr %72, align 4, !tbaa !5
  %600 = and i32 %599, 63
  %601 = zext nneg i32 %600 to i64
  call fastcc void @mix(i64 noundef %601)
  call void @llvm.lifetime.end.p0(ptr nonnull %72) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %71) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %70) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %69) #8
  %602 = add nuw nsw i32 %585, 1
  %603 = icmp eq i32 %602, 60
  br i1 %603, label %581, label %584, !llvm.loop !139

604:                                              ; preds = %607
  call fastcc void @end(ptr noundef nonnull @.str.18)
  %605 = getelementptr inbounds nuw i8, ptr %77, i64 8
  %606 = getelementptr inbounds nuw i8, ptr %78, i64 8
  br label %630

607:                                              ; preds = %581, %607
  %608 = phi i32 [ 0, %581 ], [ %625, %607 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %73) #8
  %609 = call fastcc { i64, i64 } @doubles()
  %610 = extractvalue { i64, i64 } %609, 0
  store i64 %610, ptr %73, align 16
  %611 = extractvalue { i64, i64 } %609, 1
  store i64 %611, ptr %582, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %74) #8
  %612 = call fastcc { i64, i64 } @doubles()
  %613 = extractvalue { i64, i64 } %612, 0
  store i64 %613, ptr %74, align 16
  %614 = extractvalue { i64, i64 } %612, 1
  store i64 %614, ptr %583, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %75) #8
  %615 = call fastcc i64 @draw()
  %616 = trunc i64 %615 to i32
  %617 = shl i32 %616, 13
  %618 = and i32 %617, 24576
  %619 = or disjoint i32 %618, 8064
  store i32 %619, ptr %75, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %76) #8
  call void asm sideeffect "movaps $0, %xmm1\0A\09movaps $2, %xmm2\0A\09ldmxcsr $3\0A\09cmpsd $$2, %xmm2, %xmm1\0A\09stmxcsr $1\0A\09ldmxcsr $4\0A\09movaps %xmm1, $0", "=*m,=*m,*m,*m,*m,*m,~{xmm1},~{xmm2},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %73, ptr nonnull elementtype(i32) %76, ptr nonnull elementtype(%struct.wide) %74, ptr nonnull elementtype(i32) %75, ptr nonnull elementtype(i32) @initial, ptr nonnull elementtype(%struct.wide) %73) #8, !srcloc !140
  %620 = load i64, ptr %73, align 16
  %621 = load i64, ptr %582, align 8
  call fastcc void @mix(i64 noundef %620)
  call fastcc void @mix(i64 noundef %621)
  %622 = load i32, ptr %76, align 4, !tbaa !5
  %623 = and i32 %622, 63
  %624 = zext nneg i32 %623 to i64
  call fastcc void @mix(i64 noundef %624)
  call void @llvm.lifetime.end.p0(ptr nonnull %76) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %75) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %74) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %73) #8
  %625 = add nuw nsw i32 %608, 1
  %626 = icmp eq i32 %625, 60
  br i1 %626, label %604, label %607, !llvm.loop !141

627:                                              ; preds = %630
  call fastcc void @end(ptr noundef nonnull @.str.19)
  %628 = getelementptr inbounds nuw i8, ptr %81, i64 8
  %629 = getelementptr inbounds nuw i8, ptr %82, i64 8
  br label %653

630:                                              ; preds = %604, %630
  %631 = phi i32 [ 0, %604 ], [ %648, %630 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %77) #8
  %632 = call fastcc { i64, i64 } @doubles()
  %633 = extractvalue { i64, i64 } %632, 0
  store i64 %633, ptr %77, align 16
  %634 = extractvalue { i64, i64 } %632, 1
  store i64 %634, ptr %605, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %78) #8
  %635 = call fastcc { i64, i64 } @doubles()
  %636 = extractvalue { i64, i64 } %635, 0
  store i64 %636, ptr %78, align 16
  %637 = extractvalue { i64, i64 } %635, 1
  store i64 %637, ptr %606, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %79) #8
  %638 = call fastcc i64 @draw()
  %639 = trunc i64 %638 to i32
  %640 = shl i32 %639, 13
  %641 = and i32 %640, 24576
  %642 = or disjoint i32 %641, 8064
  store i32 %642, ptr %79, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %80) #8
  call void asm sideeffect "movaps $0, %xmm1\0A\09movaps $2, %xmm2\0A\09ldmxcsr $3\0A\09cmpsd $$3, %xmm2, %xmm1\0A\09stmxcsr $1\0A\09ldmxcsr $4\0A\09movaps %xmm1, $0", "=*m,=*m,*m,*m,*m,*m,~{xmm1},~{xmm2},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %77, ptr nonnull elementtype(i32) %80, ptr nonnull elementtype(%struct.wide) %78, ptr nonnull elementtype(i32) %79, ptr nonnull elementtype(i32) @initial, ptr nonnull elementtype(%struct.wide) %77) #8, !srcloc !142
  %643 = load i64, ptr %77, align 16
  %644 = load i64, ptr %605, align 8
  call fastcc void @mix(i64 noundef %643)
  call fastcc void @mix(i64 noundef %644)
  %645 = load i32, ptr %80, align 4, !tbaa !5
  %646 = and i32 %645, 63
  %647 = zext nneg i32 %646 to i64
  call fastcc void @mix(i64 noundef %647)
  call void @llvm.lifetime.end.p0(ptr nonnull %80) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %79) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %78) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %77) #8
  %648 = add nuw nsw i32 %631, 1
  %649 = icmp eq i32 %648, 60
  br i1 %649, label %627, label %630, !llvm.loop !143

650:                                              ; preds = %653
  call fastcc void @end(ptr noundef nonnull @.str.20)
  %651 = getelementptr inbounds nuw i8, ptr %85, i64 8
  %652 = getelementptr inbounds nuw i8, ptr %86, i64 8
  br label %676

653:                                              ; preds = %627, %653
  %654 = phi i32 [ 0, %627 ], [ %671, %653 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %81) #8
  %655 = call fastcc { i64, i64 } @floats()
  %656 = extractvalue { i64, i64 } %655, 0
  store i64 %656, ptr %81, align 16
  %657 = extractvalue { i64, i64 } %655, 1
  store i64 %657, ptr %628, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %82) #8
  %658 = call fastcc { i64, i64 } @floats()
  %659 = extractvalue { i64, i64 } %658, 0
  store i64 %659, ptr %82, align 16
  %660 = extractvalue { i64, i64 } %658, 1
  store i64 %660, ptr %629, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %83) #8
  %661 = call fastcc i64 @draw()
  %662 = trunc i64 %661 to i32
  %663 = shl i32 %662, 13
  %664 = and i32 %663, 24576
  %665 = or disjoint i32 %664, 8064
  store i32 %665, ptr %83, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %84) #8
  call void asm sideeffect "movaps $0, %xmm1\0A\09movaps $2, %xmm2\0A\09ldmxcsr $3\0A\09cmpss $$4, %xmm2, %xmm1\0A\09stmxcsr $1\0A\09ldmxcsr $4\0A\09movaps %xmm1, $0", "=*m,=*m,*m,*m,*m,*m,~{xmm1},~{xmm2},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %81, ptr nonnull elementtype(i32) %84, ptr nonnull elementtype(%struct.wide) %82, ptr nonnull elementtype(i32) %83, ptr nonnull elementtype(i32) @initial, ptr nonnull elementtype(%struct.wide) %81) #8, !srcloc !144
  %666 = load i64, ptr %81, align 16
  %667 = load i64, ptr %628, align 8
  call fastcc void @mix(i64 noundef %666)
  call fastcc void @mix(i64 noundef %667)
  %668 = load i32, ptr %84, align 4, !tbaa !5
  %669 = and i32 %668, 63
  %670 = zext nneg i32 %669 to i64
  call fastcc void @mix(i64 noundef %670)
  call void @llvm.lifetime.end.p0(ptr nonnull %84) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %83) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %82) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %81) #8
  %671 = add nuw nsw i32 %654, 1
  %672 = icmp eq i32 %671, 60
  br i1 %672, label %650, label %653, !llvm.loop !145

673:                                              ; preds = %676
  call fastcc void @end(ptr noundef nonnull @.str.21)
  %674 = getelementptr inbounds nuw i8, ptr %89, i64 8
  %675 = getelementptr inbounds nuw i8, ptr %90, i64 8
  br label %699

676:                                              ; preds = %650, %676
  %677 = phi i32 [ 0, %650 ], [ %694, %676 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %85) #8
  %678 = call fastcc { i64, i64 } @floats()
  %679 = extractvalue { i64, i64 } %678, 0
  store i64 %679, ptr %85, align 16
  %680 = extractvalue { i64, i64 } %678, 1
  store i64 %680, ptr %651, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %86) #8
  %681 = call fastcc { i64, i64 } @floats()
  %682 = extractvalue { i64, i64 } %681, 0
  store i64 %682, ptr %86, align 16
  %683 = extractvalue { i64, i64 } %681, 1
  store i64 %683, ptr %652, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %87) #8
  %684 = call fastcc i64 @draw()
  %685 = trunc i64 %684 to i32
  %686 = shl i32 %685, 13
  %687 = and i32 %686, 24576
  %688 = or disjoint i32 %687, 8064
  store i32 %688, ptr %87, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %88) #8
  call void asm sideeffect "movaps $0, %xmm1\0A\09movaps $2, %xmm2\0A\09ldmxcsr $3\0A\09cmpss $$5, %xmm2, %xmm1\0A\09stmxcsr $1\0A\09ldmxcsr $4\0A\09movaps %xmm1, $0", "=*m,=*m,*m,*m,*m,*m,~{xmm1},~{xmm2},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %85, ptr nonnull elementtype(i32) %88, ptr nonnull elementtype(%struct.wide) %86, ptr nonnull elementtype(i32) %87, ptr nonnull elementtype(i32) @initial, ptr nonnull elementtype(%struct.wide) %85) #8, !srcloc !146
  %689 = load i64, ptr %85, align 16
  %690 = load i64, ptr %651, align 8
  call fastcc void @mix(i64 noundef %689)
  call fastcc void @mix(i64 noundef %690)
  %691 = load i32, ptr %88, align 4, !tbaa !5
  %692 = and i32 %691, 63
  %693 = zext nneg i32 %692 to i64
  call fastcc void @mix(i64 noundef %693)
  call void @llvm.lifetime.end.p0(ptr nonnull %88) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %87) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %86) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %85) #8
  %694 = add nuw nsw i32 %677, 1
  %695 = icmp eq i32 %694, 60
  br i1 %695, label %673, label %676, !llvm.loop !147

696:                                              ; preds = %699
  call fastcc void @end(ptr noundef nonnull @.str.22)
  %697 = getelementptr inbounds nuw i8, ptr %93, i64 8
  %698 = getelementptr inbounds nuw i8, ptr %94, i64 8
  br label %722

699:                                              ; preds = %673, %699
  %700 = phi i32 [ 0, %673 ], [ %717, %699 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %89) #8
  %701 = call fastcc { i64, i64 } @floats()
  %702 = extractvalue { i64, i64 } %701, 0
  store i64 %702, ptr %89, align 16
  %703 = extractvalue { i64, i64 } %701, 1
  store i64 %703, ptr %674, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %90) #8
  %704 = call fastcc { i64, i64 } @floats()
  %705 = extractvalue { i64, i64 } %704, 0
  store i64 %705, ptr %90, align 16
  %706 = extractvalue { i64, i64 } %704, 1
  store i64 %706, ptr %675, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %91) #8
  %707 = call fastcc i64 @draw()
  %708 = trunc i64 %707 to i32
  %709 = shl i32 %708, 13
  %710 = and i32 %709, 24576
  %711 = or disjoint i32 %710, 8064
  store i32 %711, ptr %91, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %92) #8
  call void asm sideeffect "movaps $0, %xmm1\0A\09movaps $2, %xmm2\0A\09ldmxcsr $3\0A\09cmpss $$6, %xmm2, %xmm1\0A\09stmxcsr $1\0A\09ldmxcsr $4\0A\09movaps %xmm1, $0", "=*m,=*m,*m,*m,*m,*m,~{xmm1},~{xmm2},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %89, ptr nonnull elementtype(i32) %92, ptr nonnull elementtype(%struct.wide) %90, ptr nonnull elementtype(i32) %91, ptr nonnull elementtype(i32) @initial, ptr nonnull elementtype(%struct.wide) %89) #8, !srcloc !148
  %712 = load i64, ptr %89, align 16
  %713 = load i64, ptr %674, align 8
  call fastcc void @mix(i64 noundef %712)
  call fastcc void @mix(i64 noundef %713)
  %714 = load i32, ptr %92, align 4, !tbaa !5
  %715 = and i32 %714, 63
  %716 = zext nneg i32 %715 to i64
  call fastcc void @mix(i64 noundef %716)
  call void @llvm.lifetime.end.p0(ptr nonnull %92) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %91) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %90) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %89) #8
  %717 = add nuw nsw i32 %700, 1
  %718 = icmp eq i32 %717, 60
  br i1 %718, label %696, label %699, !llvm.loop !149

719:                                              ; preds = %722
  call fastcc void @end(ptr noundef nonnull @.str.23)
  %720 = getelementptr inbounds nuw i8, ptr %97, i64 8
  %721 = getelementptr inbounds nuw i8, ptr %98, i64 8
  br label %745

722:                                              ; preds = %696, %722
  %723 = phi i32 [ 0, %696 ], [ %740, %722 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %93) #8
  %724 = call fastcc { i64, i64 } @floats()
  %725 = extractvalue { i64, i64 } %724, 0
  store i64 %725, ptr %93, align 16
  %726 = extractvalue { i64, i64 } %724, 1
  store i64 %726, ptr %697, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %94) #8
  %727 = call fastcc { i64, i64 } @floats()
  %728 = extractvalue { i64, i64 } %727, 0
  store i64 %728, ptr %94, align 16
  %729 = extractvalue { i64, i64 } %727, 1
  store i64 %729, ptr %698, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %95) #8
  %730 = call fastcc i64 @draw()
  %731 = trunc i64 %730 to i32
  %732 = shl i32 %731, 13
  %733 = and i32 %732, 24576
  %734 = or disjoint i32 %733, 8064
  store i32 %734, ptr %95, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %96) #8
  call void asm sideeffect "movaps $0, %xmm1\0A\09movaps $2, %xmm2\0A\09ldmxcsr $3\0A\09cmpss $$7, %xmm2, %xmm1\0A\09stmxcsr $1\0A\09ldmxcsr $4\0A\09movaps %xmm1, $0", "=*m,=*m,*m,*m,*m,*m,~{xmm1},~{xmm2},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %93, ptr nonnull elementtype(i32) %96, ptr nonnull elementtype(%struct.wide) %94, ptr nonnull elementtype(i32) %95, ptr nonnull elementtype(i32) @initial, ptr nonnull elementtype(%struct.wide) %93) #8, !srcloc !150
  %735 = load i64, ptr %93, align 16
  %736 = load i64, ptr %697, align 8
  call fastcc void @mix(i64 noundef %735)
  call fastcc void @mix(i64 noundef %736)
  %737 = load i32, ptr %96, align 4, !tbaa !5
  %738 = and i32 %737, 63
  %739 = zext nneg i32 %738 to i64
  call fastcc void @mix(i64 noundef %739)
  call void @llvm.lifetime.end.p0(ptr nonnull %96) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %95) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %94) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %93) #8
  %740 = add nuw nsw i32 %723, 1
  %741 = icmp eq i32 %740, 60
  br i1 %741, label %719, label %722, !llvm.loop !151

742:                                              ; preds = %745
  call fastcc void @end(ptr noundef nonnull @.str.24)
  %743 = getelementptr inbounds nuw i8, ptr %101, i64 8
  %744 = getelementptr inbounds nuw i8, ptr %102, i64 8
  br label %768

745:                                              ; preds = %719, %745
  %746 = phi i32 [ 0, %719 ], [ %763, %745 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %97) #8
  %747 = call fastcc { i64, i64 } @doubles()
  %748 = extractvalue { i64, i64 } %747, 0
  store i64 %748, ptr %97, align 16
  %749 = extractvalue { i64, i64 } %747, 1
  store i64 %749, ptr %720, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %98) #8
  %750 = call fastcc { i64, i64 } @doubles()
  %751 = extractvalue { i64, i64 } %750, 0
  store i64 %751, ptr %98, align 16
  %752 = extractvalue { i64, i64 } %750, 1
  store i64 %752, ptr %721, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %99) #8
  %753 = call fastcc i64 @draw()
  %754 = trunc i64 %753 to i32
  %755 = shl i32 %754, 13
  %756 = and i32 %755, 24576
  %757 = or disjoint i32 %756, 8064
  store i32 %757, ptr %99, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %100) #8
  call void asm sideeffect "movaps $0, %xmm1\0A\09movaps $2, %xmm2\0A\09ldmxcsr $3\0A\09roundsd $$0, %xmm2, %xmm1\0A\09stmxcsr $1\0A\09ldmxcsr $4\0A\09movaps %xmm1, $0", "=*m,=*m,*m,*m,*m,*m,~{xmm1},~{xmm2},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %97, ptr nonnull elementtype(i32) %100, ptr nonnull elementtype(%struct.wide) %98, ptr nonnull elementtype(i32) %99, ptr nonnull elementtype(i32) @initial, ptr nonnull elementtype(%struct.wide) %97) #8, !srcloc !152
  %758 = load i64, ptr %97, align 16
  %759 = load i64, ptr %720, align 8
  call fastcc void @mix(i64 noundef %758)
  call fastcc void @mix(i64 noundef %759)
  %760 = load i32, ptr %100, align 4, !tbaa !5
  %761 = and i32 %760, 63
  %762 = zext nneg i32 %761 to i64
  call fastcc void @mix(i64 noundef %762)
  call void @llvm.lifetime.end.p0(ptr nonnull %100) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %99) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %98) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %97) #8
  %763 = add nuw nsw i32 %746, 1
  %764 = icmp eq i32 %763, 60
  br i1 %764, label %742, label %745, !llvm.loop !153

765:                                              ; preds = %768
  call fastcc void @end(ptr noundef nonnull @.str.25)
  %766 = getelementptr inbounds nuw i8, ptr %105, i64 8
  %767 = getelementptr inbounds nuw i8, ptr %106, i64 8
  br label %791

768:                                              ; preds = %742, %768
  %769 = phi i32 [ 0, %742 ], [ %786, %768 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %101) #8
  %770 = call fastcc { i64, i64 } @doubles()
  %771 = extractvalue { i64, i64 } %770, 0
  store i64 %771, ptr %101, align 16
  %772 = extractvalue { i64, i64 } %770, 1
  store i64 %772, ptr %743, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %102) #8
  %773 = call fastcc { i64, i64 } @doubles()
  %774 = extractvalue { i64, i64 } %773, 0
  store i64 %774, ptr %102, align 16
  %775 = extractvalue { i64, i64 } %773, 1
  store i64 %775, ptr %744, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %103) #8
  %776 = call fastcc i64 @draw()
  %777 = trunc i64 %776 to i32
  %778 = shl i32 %777, 13
  %779 = and i32 %778, 24576
  %780 = or disjoint i32 %779, 8064
  store i32 %780, ptr %103, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %104) #8
  call void asm sideeffect "movaps $0, %xmm1\0A\09movaps $2, %xmm2\0A\09ldmxcsr $3\0A\09roundsd $$1, %xmm2, %xmm1\0A\09stmxcsr $1\0A\09ldmxcsr $4\0A\09movaps %xmm1, $0", "=*m,=*m,*m,*m,*m,*m,~{xmm1},~{xmm2},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %101, ptr nonnull elementtype(i32) %104, ptr nonnull elementtype(%struct.wide) %102, ptr nonnull elementtype(i32) %103, ptr nonnull elementtype(i32) @initial, ptr nonnull elementtype(%struct.wide) %101) #8, !srcloc !154
  %781 = load i64, ptr %101, align 16
  %782 = load i64, ptr %743, align 8
  call fastcc void @mix(i64 noundef %781)
  call fastcc void @mix(i64 noundef %782)
  %783 = load i32, ptr %104, align 4, !tbaa !5
  %784 = and i32 %783, 63
  %785 = zext nneg i32 %784 to i64
  call fastcc void @mix(i64 noundef %785)
  call void @llvm.lifetime.end.p0(ptr nonnull %104) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %103) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %102) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %101) #8
  %786 = add nuw nsw i32 %769, 1
  %787 = icmp eq i32 %786, 60
  br i1 %787, label %765, label %768, !llvm.loop !155

788:                                              ; preds = %791
  call fastcc void @end(ptr noundef nonnull @.str.26)
  %789 = getelementptr inbounds nuw i8, ptr %109, i64 8
  %790 = getelementptr inbounds nuw i8, ptr %110, i64 8
  br label %814

791:                                              ; preds = %765, %791
  %792 = phi i32 [ 0, %765 ], [ %809, %791 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %105) #8
  %793 = call fastcc { i64, i64 } @floats()
  %794 = extractvalue { i64, i64 } %793, 0
  store i64 %794, ptr %105, align 16
  %795 = extractvalue { i64, i64 } %793, 1
  store i64 %795, ptr %766, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %106) #8
  %796 = call fastcc { i64, i64 } @floats()
  %797 = extractvalue { i64, i64 } %796, 0
  store i64 %797, ptr %106, align 16
  %798 = extractvalue { i64, i64 } %796, 1
  store i64 %798, ptr %767, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %107) #8
  %799 = call fastcc i64 @draw()
  %800 = trunc i64 %799 to i32
  %801 = shl i32 %800, 13
  %802 = and i32 %801, 24576
  %803 = or disjoint i32 %802, 8064
  store i32 %803, ptr %107, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %108) #8
  call void asm sideeffect "movaps $0, %xmm1\0A\09movaps $2, %xmm2\0A\09ldmxcsr $3\0A\09roundss $$2, %xmm2, %xmm1\0A\09stmxcsr $1\0A\09ldmxcsr $4\0A\09movaps %xmm1, $0", "=*m,=*m,*m,*m,*m,*m,~{xmm1},~{xmm2},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %105, ptr nonnull elementtype(i32) %108, ptr nonnull elementtype(%struct.wide) %106, ptr nonnull elementtype(i32) %107, ptr nonnull elementtype(i32) @initial, ptr nonnull elementtype(%struct.wide) %105) #8, !srcloc !156
  %804 = load i64, ptr %105, align 16
  %805 = load i64, ptr %766, align 8
  call fastcc void @mix(i64 noundef %804)
  call fastcc void @mix(i64 noundef %805)
  %806 = load i32, ptr %108, align 4, !tbaa !5
  %807 = and i32 %806, 63
  %808 = zext nneg i32 %807 to i64
  call fastcc void @mix(i64 noundef %808)
  call void @llvm.lifetime.end.p0(ptr nonnull %108) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %107) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %106) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %105) #8
  %809 = add nuw nsw i32 %792, 1
  %810 = icmp eq i32 %809, 60
  br i1 %810, label %788, label %791, !llvm.loop !157

811:                                              ; preds = %814
  call fastcc void @end(ptr noundef nonnull @.str.27)
  %812 = getelementptr inbounds nuw i8, ptr %113, i64 8
  %813 = getelementptr inbounds nuw i8, ptr %114, i64 8
  br label %838

814:                                              ; preds = %788, %814
  %815 = phi i32 [ 0, %788 ], [ %832, %814 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %109) #8
  %816 = call fastcc { i64, i64 } @floats()
  %817 = extractvalue { i64, i64 } %816, 0
  store i64 %817, ptr %109, align 16
  %818 = extractvalue { i64, i64 } %816, 1
  store i64 %818, ptr %789, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %110) #8
  %819 = call fastcc { i64, i64 } @floats()
  %820 = extractvalue { i64, i64 } %819, 0
  store i64 %820, ptr %110, align 16
  %821 = extractvalue { i64, i64 } %819, 1
  store i64 %821, ptr %790, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %111) #8
  %822 = call fastcc i64 @draw()
  %823 = trunc i64 %822 to i32
  %824 = shl i32 %823, 13
  %825 = and i32 %824, 24576
  %826 = or disjoint i32 %825, 8064
  store i32 %826, ptr %111, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %112) #8
  call void asm sideeffect "movaps $0, %xmm1\0A\09movaps $2, %xmm2\0A\09ldmxcsr $3\0A\09roundss $$11, %xmm2, %xmm1\0A\09stmxcsr $1\0A\09ldmxcsr $4\0A\09movaps %xmm1, $0", "=*m,=*m,*m,*m,*m,*m,~{xmm1},~{xmm2},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %109, ptr nonnull elementtype(i32) %112, ptr nonnull elementtype(%struct.wide) %110, ptr nonnull elementtype(i32) %111, ptr nonnull elementtype(i32) @initial, ptr nonnull elementtype(%struct.wide) %109) #8, !srcloc !158
  %827 = load i64, ptr %109, align 16
  %828 = load i64, ptr %789, align 8
  call fastcc void @mix(i64 noundef %827)
  call fastcc void @mix(i64 noundef %828)
  %829 = load i32, ptr %112, align 4, !tbaa !5
  %830 = and i32 %829, 63
  %831 = zext nneg i32 %830 to i64
  call fastcc void @mix(i64 noundef %831)
  call void @llvm.lifetime.end.p0(ptr nonnull %112) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %111) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %110) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %109) #8
  %832 = add nuw nsw i32 %815, 1
  %833 = icmp eq i32 %832, 60
  br i1 %833, label %811, label %814, !llvm.loop !159

834:                                              ; preds = %838
  call fastcc void @end(ptr noundef nonnull @.str.28)
  %835 = getelementptr inbounds nuw i8, ptr %117, i64 8
  %836 = getelementptr inbounds nuw i8, ptr %118, i64 8
  %837 = getelementptr inbounds nuw i8, ptr %119, i64 8
  br label %862

838:                                              ; preds = %811, %838
  %839 = phi i32 [ 0, %811 ], [ %856, %838 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %113) #8
  %840 = call fastcc { i64, i64 } @doubles()
  %841 = extractvalue { i64, i64 } %840, 0
  store i64 %841, ptr %113, align 16
  %842 = extractvalue { i64, i64 } %840, 1
  store i64 %842, ptr %812, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %114) #8
  %843 = call fastcc { i64, i64 } @doubles()
  %844 = extractvalue { i64, i64 } %843, 0
  store i64 %844, ptr %114, align 16
  %845 = extractvalue { i64, i64 } %843, 1
  store i64 %845, ptr %813, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %115) #8
  %846 = call fastcc i64 @draw()
  %847 = trunc i64 %846 to i32
  %848 = shl i32 %847, 13
  %849 = and i32 %848, 24576
  %850 = or disjoint i32 %849, 8064
  store i32 %850, ptr %115, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %116) #8
  call void asm sideeffect "movaps $0, %xmm1\0A\09movaps $2, %xmm2\0A\09ldmxcsr $3\0A\09roundsd $$4, %xmm2, %xmm1\0A\09stmxcsr $1\0A\09ldmxcsr $4\0A\09movaps %xmm1, $0", "=*m,=*m,*m,*m,*m,*m,~{xmm1},~{xmm2},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %113, ptr nonnull elementtype(i32) %116, ptr nonnull elementtype(%struct.wide) %114, ptr nonnull elementtype(i32) %115, ptr nonnull elementtype(i32) @initial, ptr nonnull elementtype(%struct.wide) %113) #8, !srcloc !160
  %851 = load i64, ptr %113, align 16
  %852 = load i64, ptr %812, align 8
  call fastcc void @mix(i64 noundef %851)
  call fastcc void @mix(i64 noundef %852)
  %853 = load i32, ptr %116, align 4, !tbaa !5
  %854 = and i32 %853, 63
  %855 = zext nneg i32 %854 to i64
  call fastcc void @mix(i64 noundef %855)
  call void @llvm.lifetime.end.p0(ptr nonnull %116) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %115) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %114) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %113) #8
  %856 = add nuw nsw i32 %839, 1
  %857 = icmp eq i32 %856, 60
  br i1 %857, label %834, label %838, !llvm.loop !161

858:                                              ; preds = %862
  call fastcc void @end(ptr noundef nonnull @.str.29)
  %859 = getelementptr inbounds nuw i8, ptr %122, i64 8
  %860 = getelementptr inbounds nuw i8, ptr %123, i64 8
  %861 = getelementptr inbounds nuw i8, ptr %124, i64 8
  br label %889

862:                                              ; preds = %834, %862
  %863 = phi i32 [ 0, %834 ], [ %883, %862 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %117) #8
  %864 = call fastcc { i64, i64 } @doubles()
  %865 = extractvalue { i64, i64 } %864, 0
  store i64 %865, ptr %117, align 16
  %866 = extractvalue { i64, i64 } %864, 1
  store i64 %866, ptr %835, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %118) #8
  %867 = call fastcc { i64, i64 } @doubles()
  %868 = extractvalue { i64, i64 } %867, 0
  store i64 %868, ptr %118, align 16
  %869 = extractvalue { i64, i64 } %867, 1
  store i64 %869, ptr %836, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %119) #8
  %870 = call fastcc { i64, i64 } @doubles()
  %871 = extractvalue { i64, i64 } %870, 0
  store i64 %871, ptr %119, align 16
  %872 = extractvalue { i64, i64 } %870, 1
  store i64 %872, ptr %837, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %120) #8
  %873 = call fastcc i64 @draw()
  %874 = trunc i64 %873 to i32
  %875 = shl i32 %874, 13
  %876 = and i32 %875, 24576
  %877 = or disjoint i32 %876, 8064
  store i32 %877, ptr %120, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %121) #8
  call void asm sideeffect "movaps $0, %xmm1\0A\09movaps $2, %xmm2\0A\09movaps $3, %xmm3\0A\09ldmxcsr $4\0A\09vfmadd132sd %xmm3, %xmm2, %xmm1\0A\09stmxcsr $1\0A\09ldmxcsr $5\0A\09movaps %xmm1, $0", "=*m,=*m,*m,*m,*m,*m,*m,~{xmm1},~{xmm2},~{xmm3},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %117, ptr nonnull elementtype(i32) %121, ptr nonnull elementtype(%struct.wide) %118, ptr nonnull elementtype(%struct.wide) %119, ptr nonnull elementtype(i32) %120, ptr nonnull elementtype(i32) @initial, ptr nonnull elementtype(%struct.wide) %117) #8, !srcloc !162
  %878 = load i64, ptr %117, align 16
  %879 = load i64, ptr %835, align 8
  call fastcc void @mix(i64 noundef %878)
  call fastcc void @mix(i64 noundef %879)
  %880 = load i32, ptr %121, align 4, !tbaa !5
  %881 = and i32 %880, 63
  %882 = zext nneg i32 %881 to i64
  call fastcc void @mix(i64 noundef %882)
  call void @llvm.lifetime.end.p0(ptr nonnull %121) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %120) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %119) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %118) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %117) #8
  %883 = add nuw nsw i32 %863, 1
  %884 = icmp eq i32 %883, 60
  br i1 %884, label %858, label %862, !llvm.loop !163

885:                                              ; preds = %889
  call fastcc void @end(ptr noundef nonnull @.str.30)
  %886 = getelementptr inbounds nuw i8, ptr %127, i64 8
  %887 = getelementptr inbounds nuw i8, ptr %128, i64 8
  %888 = getelementptr inbounds nuw i8, ptr %129, i64 8
  br label %916

889:                                              ; preds = %858, %889
  %890 = phi i32 [ 0, %858 ], [ %910, %889 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %122) #8
  %891 = call fastcc { i64, i64 } @doubles()
  %892 = extractvalue { i64, i64 } %891, 0
  store i64 %892, ptr %122, align 16
  %893 = extractvalue { i64, i64 } %891, 1
  store i64 %893, ptr %859, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %123) #8
  %894 = call fastcc { i64, i64 } @doubles()
  %895 = extractvalue { i64, i64 } %894, 0
  store i64 %895, ptr %123, align 16
  %896 = extractvalue { i64, i64 } %894, 1
  store i64 %896, ptr %860, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %124) #8
  %897 = call fastcc { i64, i64 } @doubles()
  %898 = extractvalue { i64, i64 } %897, 0
  store i64 %898, ptr %124, align 16
  %899 = extractvalue { i64, i64 } %897, 1
  store i64 %899, ptr %861, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %125) #8
  %900 = call fastcc i64 @draw()
  %901 = trunc i64 %900 to i32
  %902 = shl i32 %901, 13
  %903 = and i32 %902, 24576
  %904 = or disjoint i32 %903, 8064
  store i32 %904, ptr %125, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %126) #8
  call void asm sideeffect "movaps $0, %xmm1\0A\09movaps $2, %xmm2\0A\09movaps $3, %xmm3\0A\09ldmxcsr $4\0A\09vfmadd213sd %xmm3, %xmm2, %xmm1\0A\09stmxcsr $1\0A\09ldmxcsr $5\0A\09movaps %xmm1, $0", "=*m,=*m,*m,*m,*m,*m,*m,~{xmm1},~{xmm2},~{xmm3},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %122, ptr nonnull elementtype(i32) %126, ptr nonnull elementtype(%struct.wide) %123, ptr nonnull elementtype(%struct.wide) %124, ptr nonnull elementtype(i32) %125, ptr nonnull elementtype(i32) @initial, ptr nonnull elementtype(%struct.wide) %122) #8, !srcloc !164
  %905 = load i64, ptr %122, align 16
  %906 = load i64, ptr %859, align 8
  call fastcc void @mix(i64 noundef %905)
  call fastcc void @mix(i64 noundef %906)
  %907 = load i32, ptr %126, align 4, !tbaa !5
  %908 = and i32 %907, 63
  %909 = zext nneg i32 %908 to i64
  call fastcc void @mix(i64 noundef %909)
  call void @llvm.lifetime.end.p0(ptr nonnull %126) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %125) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %124) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %123) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %122) #8
  %910 = add nuw nsw i32 %890, 1
  %911 = icmp eq i32 %910, 60
  br i1 %911, label %885, label %889, !llvm.loop !165

912:                                              ; preds = %916
  call fastcc void @end(ptr noundef nonnull @.str.31)
  %913 = getelementptr inbounds nuw i8, ptr %132, i64 8
  %914 = getelementptr inbounds nuw i8, ptr %133, i64 8
  %915 = getelementptr inbounds nuw i8, ptr %134, i64 8
  br label %943

916:                                              ; preds = %885, %916
  %917 = phi i32 [ 0, %885 ], [ %937, %916 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %127) #8
  %918 = call fastcc { i64, i64 } @doubles()
  %919 = extractvalue { i64, i64 } %918, 0
  store i64 %919, ptr %127, align 16
  %920 = extractvalue { i64, i64 } %918, 1
  store i64 %920, ptr %886, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %128) #8
  %921 = call fastcc { i64, i64 } @doubles()
  %922 = extractvalue { i64, i64 } %921, 0
  store i64 %922, ptr %128, align 16
  %923 = extractvalue { i64, i64 } %921, 1
  store i64 %923, ptr %887, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %129) #8
  %924 = call fastcc { i64, i64 } @doubles()
  %925 = extractvalue { i64, i64 } %924, 0
  store i64 %925, ptr %129, align 16
  %926 = extractvalue { i64, i64 } %924, 1
  store i64 %926, ptr %888, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %130) #8
  %927 = call fastcc i64 @draw()
  %928 = trunc i64 %927 to i32
  %929 = shl i32 %928, 13
  %930 = and i32 %929, 24576
  %931 = or disjoint i32 %930, 8064
  store i32 %931, ptr %130, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %131) #8
  call void asm sideeffect "movaps $0, %xmm1\0A\09movaps $2, %xmm2\0A\09movaps $3, %xmm3\0A\09ldmxcsr $4\0A\09vfmadd231sd %xmm3, %xmm2, %xmm1\0A\09stmxcsr $1\0A\09ldmxcsr $5\0A\09movaps %xmm1, $0", "=*m,=*m,*m,*m,*m,*m,*m,~{xmm1},~{xmm2},~{xmm3},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %127, ptr nonnull elementtype(i32) %131, ptr nonnull elementtype(%struct.wide) %128, ptr nonnull elementtype(%struct.wide) %129, ptr nonnull elementtype(i32) %130, ptr nonnull elementtype(i32) @initial, ptr nonnull elementtype(%struct.wide) %127) #8, !srcloc !166
  %932 = load i64, ptr %127, align 16
  %933 = load i64, ptr %886, align 8
  call fastcc void @mix(i64 noundef %932)
  call fastcc void @mix(i64 noundef %933)
  %934 = load i32, ptr %131, align 4, !tbaa !5
  %935 = and i32 %934, 63
  %936 = zext nneg i32 %935 to i64
  call fastcc void @mix(i64 noundef %936)
  call void @llvm.lifetime.end.p0(ptr nonnull %131) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %130) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %129) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %128) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %127) #8
  %937 = add nuw nsw i32 %917, 1
  %938 = icmp eq i32 %937, 60
  br i1 %938, label %912, label %916, !llvm.loop !167

939:                                              ; preds = %943
  call fastcc void @end(ptr noundef nonnull @.str.32)
  %940 = getelementptr inbounds nuw i8, ptr %137, i64 8
  %941 = getelementptr inbounds nuw i8, ptr %138, i64 8
  %942 = getelementptr inbounds nuw i8, ptr %139, i64 8
  br label %970

943:                                              ; preds = %912, %943
  %944 = phi i32 [ 0, %912 ], [ %964, %943 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %132) #8
  %945 = call fastcc { i64, i64 } @floats()
  %946 = extractvalue { i64, i64 } %945, 0
  store i64 %946, ptr %132, align 16
  %947 = extractvalue { i64, i64 } %945, 1
  store i64 %947, ptr %913, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %133) #8
  %948 = call fastcc { i64, i64 } @floats()
  %949 = extractvalue { i64, i64 } %948, 0
  store i64 %949, ptr %133, align 16
  %950 = extractvalue { i64, i64 } %948, 1
  store i64 %950, ptr %914, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %134) #8
  %951 = call fastcc { i64, i64 } @floats()
  %952 = extractvalue { i64, i64 } %951, 0
  store i64 %952, ptr %134, align 16
  %953 = extractvalue { i64, i64 } %951, 1
  store i64 %953, ptr %915, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %135) #8
  %954 = call fastcc i64 @draw()
  %955 = trunc i64 %954 to i32
  %956 = shl i32 %955, 13
  %957 = and i32 %956, 24576
  %958 = or disjoint i32 %957, 8064
  store i32 %958, ptr %135, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %136) #8
  call void asm sideeffect "movaps $0, %xmm1\0A\09movaps $2, %xmm2\0A\09movaps $3, %xmm3\0A\09ldmxcsr $4\0A\09vfmsub132ss %xmm3, %xmm2, %xmm1\0A\09stmxcsr $1\0A\09ldmxcsr $5\0A\09movaps %xmm1, $0", "=*m,=*m,*m,*m,*m,*m,*m,~{xmm1},~{xmm2},~{xmm3},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %132, ptr nonnull elementtype(i32) %136, ptr nonnull elementtype(%struct.wide) %133, ptr nonnull elementtype(%struct.wide) %134, ptr nonnull elementtype(i32) %135, ptr nonnull elementtype(i32) @initial, ptr nonnull elementtype(%struct.wide) %132) #8, !srcloc !168
  %959 = load i64, ptr %132, align 16
  %960 = load i64, ptr %913, align 8
  call fastcc void @mix(i64 noundef %959)
  call fastcc void @mix(i64 noundef %960)
  %961 = load i32, ptr %136, align 4, !tbaa !5
  %962 = and i32 %961, 63
  %963 = zext nneg i32 %962 to i64
  call fastcc void @mix(i64 noundef %963)
  call void @llvm.lifetime.end.p0(ptr nonnull %136) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %135) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %134) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %133) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %132) #8
  %964 = add nuw nsw i32 %944, 1
  %965 = icmp eq i32 %964, 60
  br i1 %965, label %939, label %943, !llvm.loop !169

966:                                              ; preds = %970
  call fastcc void @end(ptr noundef nonnull @.str.33)
  %967 = getelementptr inbounds nuw i8, ptr %142, i64 8
  %968 = getelementptr inbounds nuw i8, ptr %143, i64 8
  %969 = getelementptr inbounds nuw i8, ptr %144, i64 8
  br label %997

970:                                              ; preds = %939, %970
  %971 = phi i32 [ 0, %939 ], [ %991, %970 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %137) #8
  %972 = call fastcc { i64, i64 } @floats()
  %973 = extractvalue { i64, i64 } %972, 0
  store i64 %973, ptr %137, align 16
  %974 = extractvalue { i64, i64 } %972, 1
  store i64 %974, ptr %940, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %138) #8
  %975 = call fastcc { i64, i64 } @floats()
  %976 = extractvalue { i64, i64 } %975, 0
  store i64 %976, ptr %138, align 16
  %977 = extractvalue { i64, i64 } %975, 1
  store i64 %977, ptr %941, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %139) #8
  %978 = call fastcc { i64, i64 } @floats()
  %979 = extractvalue { i64, i64 } %978, 0
  store i64 %979, ptr %139, align 16
  %980 = extractvalue { i64, i64 } %978, 1
  store i64 %980, ptr %942, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %140) #8
  %981 = call fastcc i64 @draw()
  %982 = trunc i64 %981 to i32
  %983 = shl i32 %982, 13
  %984 = and i32 %983, 24576
  %985 = or disjoint i32 %984, 8064
  store i32 %985, ptr %140, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %141) #8
  call void asm sideeffect "movaps $0, %xmm1\0A\09movaps $2, %xmm2\0A\09movaps $3, %xmm3\0A\09ldmxcsr $4\0A\09vfnmadd213ss %xmm3, %xmm2, %xmm1\0A\09stmxcsr $1\0A\09ldmxcsr $5\0A\09movaps %xmm1, $0", "=*m,=*m,*m,*m,*m,*m,*m,~{xmm1},~{xmm2},~{xmm3},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %137, ptr nonnull elementtype(i32) %141, ptr nonnull elementtype(%struct.wide) %138, ptr nonnull elementtype(%struct.wide) %139, ptr nonnull elementtype(i32) %140, ptr nonnull elementtype(i32) @initial, ptr nonnull elementtype(%struct.wide) %137) #8, !srcloc !170
  %986 = load i64, ptr %137, align 16
  %987 = load i64, ptr %940, align 8
  call fastcc void @mix(i64 noundef %986)
  call fastcc void @mix(i64 noundef %987)
  %988 = load i32, ptr %141, align 4, !tbaa !5
  %989 = and i32 %988, 63
  %990 = zext nneg i32 %989 to i64
  call fastcc void @mix(i64 noundef %990)
  call void @llvm.lifetime.end.p0(ptr nonnull %141) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %140) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %139) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %138) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %137) #8
  %991 = add nuw nsw i32 %971, 1
  %992 = icmp eq i32 %991, 60
  br i1 %992, label %966, label %970, !llvm.loop !171

993:                                              ; preds = %997
  call fastcc void @end(ptr noundef nonnull @.str.34)
  %994 = getelementptr inbounds nuw i8, ptr %147, i64 8
  %995 = getelementptr inbounds nuw i8, ptr %148, i64 8
  %996 = getelementptr inbounds nuw i8, ptr %149, i64 8
  br label %1022

997:                                              ; preds = %966, %997
  %998 = phi i32 [ 0, %966 ], [ %1018, %997 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %142) #8
  %999 = call fastcc { i64, i64 } @floats()
  %1000 = extractvalue { i64, i64 } %999, 0
  store i64 %1000, ptr %142, align 16
  %1001 = extractvalue { i64, i64 } %999, 1
  store i64 %1001, ptr %967, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %143) #8
  %1002 = call fastcc { i64, i64 } @floats()
  %1003 = extractvalue { i64, i64 } %1002, 0
  store i64 %1003, ptr %143, align 16
  %1004 = extractvalue { i64, i64 } %1002, 1
  store i64 %1004, ptr %968, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %144) #8
  %1005 = call fastcc { i64, i64 } @floats()
  %1006 = extractvalue { i64, i64 } %1005, 0
  store i64 %1006, ptr %144, align 16
  %1007 = extractvalue { i64, i64 } %1005, 1
  store i64 %1007, ptr %969, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %145) #8
  %1008 = call fastcc i64 @draw()
  %1009 = trunc i64 %1008 to i32
  %1010 = shl i32 %1009, 13
  %1011 = and i32 %1010, 24576
  %1012 = or disjoint i32 %1011, 8064
  store i32 %1012, ptr %145, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %146) #8
  call void asm sideeffect "movaps $0, %xmm1\0A\09movaps $2, %xmm2\0A\09movaps $3, %xmm3\0A\09ldmxcsr $4\0A\09vfnmsub231ss %xmm3, %xmm2, %xmm1\0A\09stmxcsr $1\0A\09ldmxcsr $5\0A\09movaps %xmm1, $0", "=*m,=*m,*m,*m,*m,*m,*m,~{xmm1},~{xmm2},~{xmm3},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %142, ptr nonnull elementtype(i32) %146, ptr nonnull elementtype(%struct.wide) %143, ptr nonnull elementtype(%struct.wide) %144, ptr nonnull elementtype(i32) %145, ptr nonnull elementtype(i32) @initial, ptr nonnull elementtype(%struct.wide) %142) #8, !srcloc !172
  %1013 = load i64, ptr %142, align 16
  %1014 = load i64, ptr %967, align 8
  call fastcc void @mix(i64 noundef %1013)
  call fastcc void @mix(i64 noundef %1014)
  %1015 = load i32, ptr %146, align 4, !tbaa !5
  %1016 = and i32 %1015, 63
  %1017 = zext nneg i32 %1016 to i64
  call fastcc void @mix(i64 noundef %1017)
  call void @llvm.lifetime.end.p0(ptr nonnull %146) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %145) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %144) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %143) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %142) #8
  %1018 = add nuw nsw i32 %998, 1
  %1019 = icmp eq i32 %1018, 60
  br i1 %1019, label %993, label %997, !llvm.loop !173

1020:                                             ; preds = %1022
  call fastcc void @end(ptr noundef nonnull @.str.35)
  %1021 = getelementptr inbounds nuw i8, ptr %152, i64 8
  br label %1047

1022:                                             ; preds = %993, %1022
  %1023 = phi i32 [ 0, %993 ], [ %1043, %1022 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %147) #8
  %1024 = call fastcc { i64, i64 } @doubles()
  %1025 = extractvalue { i64, i64 } %1024, 0
  store i64 %1025, ptr %147, align 16
  %1026 = extractvalue { i64, i64 } %1024, 1
  store i64 %1026, ptr %994, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %148) #8
  %1027 = call fastcc { i64, i64 } @doubles()
  %1028 = extractvalue { i64, i64 } %1027, 0
  store i64 %1028, ptr %148, align 16
  %1029 = extractvalue { i64, i64 } %1027, 1
  store i64 %1029, ptr %995, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %149) #8
  %1030 = call fastcc { i64, i64 } @doubles()
  %1031 = extractvalue { i64, i64 } %1030, 0
  store i64 %1031, ptr %149, align 16
  %1032 = extractvalue { i64, i64 } %1030, 1
  store i64 %1032, ptr %996, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %150) #8
  %1033 = call fastcc i64 @draw()
  %1034 = trunc i64 %1033 to i32
  %1035 = shl i32 %1034, 13
  %1036 = and i32 %1035, 24576
  %1037 = or disjoint i32 %1036, 8064
  store i32 %1037, ptr %150, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %151) #8
  call void asm sideeffect "movaps $0, %xmm1\0A\09movaps $2, %xmm2\0A\09movaps $3, %xmm3\0A\09ldmxcsr $4\0A\09vaddsd %xmm3, %xmm2, %xmm1\0A\09stmxcsr $1\0A\09ldmxcsr $5\0A\09movaps %xmm1, $0", "=*m,=*m,*m,*m,*m,*m,*m,~{xmm1},~{xmm2},~{xmm3},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %147, ptr nonnull elementtype(i32) %151, ptr nonnull elementtype(%struct.wide) %148, ptr nonnull elementtype(%struct.wide) %149, ptr nonnull elementtype(i32) %150, ptr nonnull elementtype(i32) @initial, ptr nonnull elementtype(%struct.wide) %147) #8, !srcloc !174
  %1038 = load i64, ptr %147, align 16
  %1039 = load i64, ptr %994, align 8
  call fastcc void @mix(i64 noundef %1038)
  call fastcc void @mix(i64 noundef %1039)
  %1040 = load i32, ptr %151, align 4, !tbaa !5
  %1041 = and i32 %1040, 63
  %1042 = zext nneg i32 %1041 to i64
  call fastcc void @mix(i64 noundef %1042)
  call void @llvm.lifetime.end.p0(ptr nonnull %151) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %150) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %149) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %148) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %147) #8
  %1043 = add nuw nsw i32 %1023, 1
  %1044 = icmp eq i32 %1043, 60
  br i1 %1044, label %1020, label %1022, !llvm.loop !175

1045:                                             ; preds = %1047
  call fastcc void @end(ptr noundef nonnull @.str.36)
  %1046 = getelementptr inbounds nuw i8, ptr %155, i64 8
  br label %1065

1047:                                             ; preds = %1020, %1047
  %1048 = phi i32 [ 0, %1020 ], [ %1061, %1047 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %152) #8
  %1049 = call fastcc { i64, i64 } @doubles()
  %1050 = extractvalue { i64, i64 } %1049, 0
  store i64 %1050, ptr %152, align 16
  %1051 = extractvalue { i64, i64 } %1049, 1
  store i64 %1051, ptr %1021, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %153) #8
  %1052 = call fastcc i64 @draw()
  %1053 = trunc i64 %1052 to i32
  %1054 = shl i32 %1053, 13
  %1055 = and i32 %1054, 24576
  %1056 = or disjoint i32 %1055, 8064
  store i32 %1056, ptr %153, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %154) #8
  %1057 = call i64 asm sideeffect "movaps $2, %xmm1\0A\09ldmxcsr $3\0A\09cvtsd2si %xmm1, $0\0A\09stmxcsr $1\0A\09ldmxcsr $4", "=&r,=*m,*m,*m,*m,~{xmm1},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %154, ptr nonnull elementtype(%struct.wide) %152, ptr nonnull elementtype(i32) %153, ptr nonnull elementtype(i32) @initial) #8, !srcloc !176
  call fastcc void @mix(i64 noundef %1057)
  %1058 = load i32, ptr %154, align 4, !tbaa !5
  %1059 = and i32 %1058, 63
  %1060 = zext nneg i32 %1059 to i64
  call fastcc void @mix(i64 noundef %1060)
  call void @llvm.lifetime.end.p0(ptr nonnull %154) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %153) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %152) #8
  %1061 = add nuw nsw i32 %1048, 1
  %1062 = icmp eq i32 %1061, 60
  br i1 %1062, label %1045, label %1047, !llvm.loop !177

1063:                                             ; preds = %1065
  call fastcc void @end(ptr noundef nonnull @.str.37)
  %1064 = getelementptr inbounds nuw i8, ptr %158, i64 8
  br label %1084

1065:                                             ; preds = %1045, %1065
  %1066 = phi i32 [ 0, %1045 ], [ %1080, %1065 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %155) #8
  %1067 = call fastcc { i64, i64 } @doubles()
  %1068 = extractvalue { i64, i64 } %1067, 0
  store i64 %1068, ptr %155, align 16
  %1069 = extractvalue { i64, i64 } %1067, 1
  store i64 %1069, ptr %1046, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %156) #8
  %1070 = call fastcc i64 @draw()
  %1071 = trunc i64 %1070 to i32
  %1072 = shl i32 %1071, 13
  %1073 = and i32 %1072, 24576
  %1074 = or disjoint i32 %1073, 8064
  store i32 %1074, ptr %156, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %157) #8
  %1075 = call i32 asm sideeffect "movaps $2, %xmm1\0A\09ldmxcsr $3\0A\09cvttsd2si %xmm1, $0\0A\09stmxcsr $1\0A\09ldmxcsr $4", "=&r,=*m,*m,*m,*m,~{xmm1},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %157, ptr nonnull elementtype(%struct.wide) %155, ptr nonnull elementtype(i32) %156, ptr nonnull elementtype(i32) @initial) #8, !srcloc !178
  %1076 = zext i32 %1075 to i64
  call fastcc void @mix(i64 noundef %1076)
  %1077 = load i32, ptr %157, align 4, !tbaa !5
  %1078 = and i32 %1077, 63
  %1079 = zext nneg i32 %1078 to i64
  call fastcc void @mix(i64 noundef %1079)
  call void @llvm.lifetime.end.p0(ptr nonnull %157) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %156) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %155) #8
  %1080 = add nuw nsw i32 %1066, 1
  %1081 = icmp eq i32 %1080, 60
  br i1 %1081, label %1063, label %1065, !llvm.loop !179

1082:                                             ; preds = %1084
  call fastcc void @end(ptr noundef nonnull @.str.38)
  %1083 = getelementptr inbounds nuw i8, ptr %161, i64 8
  br label %1102

1084:                                             ; preds = %1063, %1084
  %1085 = phi i32 [ 0, %1063 ], [ %1098, %1084 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %158) #8
  %1086 = call fastcc { i64, i64 } @floats()
  %1087 = extractvalue { i64, i64 } %1086, 0
  store i64 %1087, ptr %158, align 16
  %1088 = extractvalue { i64, i64 } %1086, 1
  store i64 %1088, ptr %1064, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %159) #8
  %1089 = call fastcc i64 @draw()
  %1090 = trunc i64 %1089 to i32
  %1091 = shl i32 %1090, 13
  %1092 = and i32 %1091, 24576
  %1093 = or disjoint i32 %1092, 8064
  store i32 %1093, ptr %159, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %160) #8
  %1094 = call i64 asm sideeffect "movaps $2, %xmm1\0A\09ldmxcsr $3\0A\09cvttss2si %xmm1, $0\0A\09stmxcsr $1\0A\09ldmxcsr $4", "=&r,=*m,*m,*m,*m,~{xmm1},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %160, ptr nonnull elementtype(%struct.wide) %158, ptr nonnull elementtype(i32) %159, ptr nonnull elementtype(i32) @initial) #8, !srcloc !180
  call fastcc void @mix(i64 noundef %1094)
  %1095 = load i32, ptr %160, align 4, !tbaa !5
  %1096 = and i32 %1095, 63
  %1097 = zext nneg i32 %1096 to i64
  call fastcc void @mix(i64 noundef %1097)
  call void @llvm.lifetime.end.p0(ptr nonnull %160) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %159) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %158) #8
  %1098 = add nuw nsw i32 %1085, 1
  %1099 = icmp eq i32 %1098, 60
  br i1 %1099, label %1082, label %1084, !llvm.loop !181

1100:                                             ; preds = %1102
  call fastcc void @end(ptr noundef nonnull @.str.39)
  %1101 = getelementptr inbounds nuw i8, ptr %164, i64 8
  br label %1121

1102:                                             ; preds = %1082, %1102
  %1103 = phi i32 [ 0, %1082 ], [ %1117, %1102 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %161) #8
  %1104 = call fastcc { i64, i64 } @floats()
  %1105 = extractvalue { i64, i64 } %1104, 0
  store i64 %1105, ptr %161, align 16
  %1106 = extractvalue { i64, i64 } %1104, 1
  store i64 %1106, ptr %1083, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %162) #8
  %1107 = call fastcc i64 @draw()
  %1108 = trunc i64 %1107 to i32
  %1109 = shl i32 %1108, 13
  %1110 = and i32 %1109, 24576
  %1111 = or disjoint i32 %1110, 8064
  store i32 %1111, ptr %162, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %163) #8
  %1112 = call i32 asm sideeffect "movaps $2, %xmm1\0A\09ldmxcsr $3\0A\09cvtss2si %xmm1, $0\0A\09stmxcsr $1\0A\09ldmxcsr $4", "=&r,=*m,*m,*m,*m,~{xmm1},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %163, ptr nonnull elementtype(%struct.wide) %161, ptr nonnull elementtype(i32) %162, ptr nonnull elementtype(i32) @initial) #8, !srcloc !182
  %1113 = zext i32 %1112 to i64
  call fastcc void @mix(i64 noundef %1113)
  %1114 = load i32, ptr %163, align 4, !tbaa !5
  %1115 = and i32 %1114, 63
  %1116 = zext nneg i32 %1115 to i64
  call fastcc void @mix(i64 noundef %1116)
  call void @llvm.lifetime.end.p0(ptr nonnull %163) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %162) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %161) #8
  %1117 = add nuw nsw i32 %1103, 1
  %1118 = icmp eq i32 %1117, 60
  br i1 %1118, label %1100, label %1102, !llvm.loop !183

1119:                                             ; preds = %1121
  call fastcc void @end(ptr noundef nonnull @.str.40)
  %1120 = getelementptr inbounds nuw i8, ptr %167, i64 8
  br label %1144

1121:                                             ; preds = %1100, %1121
  %1122 = phi i32 [ 0, %1100 ], [ %1140, %1121 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %164) #8
  %1123 = call fastcc { i64, i64 } @doubles()
  %1124 = extractvalue { i64, i64 } %1123, 0
  store i64 %1124, ptr %164, align 16
  %1125 = extractvalue { i64, i64 } %1123, 1
  store i64 %1125, ptr %1101, align 8
  %1126 = call fastcc i64 @draw()
  %1127 = call fastcc i64 @draw()
  %1128 = and i64 %1127, 63
  %1129 = lshr i64 %1126, %1128
  call void @llvm.lifetime.start.p0(ptr nonnull %165) #8
  %1130 = call fastcc i64 @draw()
  %1131 = trunc i64 %1130 to i32
  %1132 = shl i32 %1131, 13
  %1133 = and i32 %1132, 24576
  %1134 = or disjoint i32 %1133, 8064
  store i32 %1134, ptr %165, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %166) #8
  call void asm sideeffect "movaps $0, %xmm1\0A\09ldmxcsr $3\0A\09cvtsi2sdq $2, %xmm1\0A\09stmxcsr $1\0A\09ldmxcsr $4\0A\09movaps %xmm1, $0", "=*m,=*m,r,*m,*m,*m,~{xmm1},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %164, ptr nonnull elementtype(i32) %166, i64 %1129, ptr nonnull elementtype(i32) %165, ptr nonnull elementtype(i32) @initial, ptr nonnull elementtype(%struct.wide) %164) #8, !srcloc !184
  %1135 = load i64, ptr %164, align 16
  %1136 = load i64, ptr %1101, align 8
  call fastcc void @mix(i64 noundef %1135)
  call fastcc void @mix(i64 noundef %1136)
  %1137 = load i32, ptr %166, align 4, !tbaa !5
  %1138 = and i32 %1137, 63
  %1139 = zext nneg i32 %1138 to i64
  call fastcc void @mix(i64 noundef %1139)
  call void @llvm.lifetime.end.p0(ptr nonnull %166) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %165) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %164) #8
  %1140 = add nuw nsw i32 %1122, 1
  %1141 = icmp eq i32 %1140, 60
  br i1 %1141, label %1119, label %1121, !llvm.loop !185

1142:                                             ; preds = %1144
  call fastcc void @end(ptr noundef nonnull @.str.41)
  %1143 = getelementptr inbounds nuw i8, ptr %170, i64 8
  br label %1168

1144:                                             ; preds = %1119, %1144
  %1145 = phi i32 [ 0, %1119 ], [ %1164, %1144 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %167) #8
  %1146 = call fastcc { i64, i64 } @doubles()
  %1147 = extractvalue { i64, i64 } %1146, 0
  store i64 %1147, ptr %167, align 16
  %1148 = extractvalue { i64, i64 } %1146, 1
  store i64 %1148, ptr %1120, align 8
  %1149 = call fastcc i64 @draw()
  %1150 = call fastcc i64 @draw()
  %1151 = and i64 %1150, 63
  %1152 = lshr i64 %1149, %1151
  %1153 = trunc i64 %1152 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %168) #8
  %1154 = call fastcc i64 @draw()
  %1155 = trunc i64 %1154 to i32
  %1156 = shl i32 %1155, 13
  %1157 = and i32 %1156, 24576
  %1158 = or disjoint i32 %1157, 8064
  store i32 %1158, ptr %168, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %169) #8
  call void asm sideeffect "movaps $0, %xmm1\0A\09ldmxcsr $3\0A\09cvtsi2sdl $2, %xmm1\0A\09stmxcsr $1\0A\09ldmxcsr $4\0A\09movaps %xmm1, $0", "=*m,=*m,r,*m,*m,*m,~{xmm1},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %167, ptr nonnull elementtype(i32) %169, i32 %1153, ptr nonnull elementtype(i32) %168, ptr nonnull elementtype(i32) @initial, ptr nonnull elementtype(%struct.wide) %167) #8, !srcloc !186
  %1159 = load i64, ptr %167, align 16
  %1160 = load i64, ptr %1120, align 8
  call fastcc void @mix(i64 noundef %1159)
  call fastcc void @mix(i64 noundef %1160)
  %1161 = load i32, ptr %169, align 4, !tbaa !5
  %1162 = and i32 %1161, 63
  %1163 = zext nneg i32 %1162 to i64
  call fastcc void @mix(i64 noundef %1163)
  call void @llvm.lifetime.end.p0(ptr nonnull %169) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %168) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %167) #8
  %1164 = add nuw nsw i32 %1145, 1
  %1165 = icmp eq i32 %1164, 60
  br i1 %1165, label %1142, label %1144, !llvm.loop !187

1166:                                             ; preds = %1168
  call fastcc void @end(ptr noundef nonnull @.str.42)
  %1167 = getelementptr inbounds nuw i8, ptr %173, i64 8
  br label %1192

1168:                                             ; preds = %1142, %1168
  %1169 = phi i32 [ 0, %1142 ], [ %1187, %1168 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %170) #8
  %1170 = call fastcc { i64, i64 } @doubles()
  %1171 = extractvalue { i64, i64 } %1170, 0
  store i64 %1171, ptr %170, align 16
  %1172 = extractvalue { i64, i64 } %1170, 1
  store i64 %1172, ptr %1143, align 8
  %1173 = call fastcc i64 @draw()
  %1174 = call fastcc i64 @draw()
  %1175 = and i64 %1174, 63
  %1176 = lshr i64 %1173, %1175
  call void @llvm.lifetime.start.p0(ptr nonnull %171) #8
  %1177 = call fastcc i64 @draw()
  %1178 = trunc i64 %1177 to i32
  %1179 = shl i32 %1178, 13
  %1180 = and i32 %1179, 24576
  %1181 = or disjoint i32 %1180, 8064
  store i32 %1181, ptr %171, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %172) #8
  call void asm sideeffect "movaps $0, %xmm1\0A\09ldmxcsr $3\0A\09cvtsi2ssq $2, %xmm1\0A\09stmxcsr $1\0A\09ldmxcsr $4\0A\09movaps %xmm1, $0", "=*m,=*m,r,*m,*m,*m,~{xmm1},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %170, ptr nonnull elementtype(i32) %172, i64 %1176, ptr nonnull elementtype(i32) %171, ptr nonnull elementtype(i32) @initial, ptr nonnull elementtype(%struct.wide) %170) #8, !srcloc !188
  %1182 = load i64, ptr %170, align 16
  %1183 = load i64, ptr %1143, align 8
  call fastcc void @mix(i64 noundef %1182)
  call fastcc void @mix(i64 noundef %1183)
  %1184 = load i32, ptr %172, align 4, !tbaa !5
  %1185 = and i32 %1184, 63
  %1186 = zext nneg i32 %1185 to i64
  call fastcc void @mix(i64 noundef %1186)
  call void @llvm.lifetime.end.p0(ptr nonnull %172) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %171) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %170) #8
  %1187 = add nuw nsw i32 %1169, 1
  %1188 = icmp eq i32 %1187, 60
  br i1 %1188, label %1166, label %1168, !llvm.loop !189

1189:                                             ; preds = %1192
  call fastcc void @end(ptr noundef nonnull @.str.43)
  %1190 = getelementptr inbounds nuw i8, ptr %176, i64 8
  %1191 = getelementptr inbounds nuw i8, ptr %177, i64 8
  br label %1217

1192:                                             ; preds = %1166, %1192
  %1193 = phi i32 [ 0, %1166 ], [ %1212, %1192 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %173) #8
  %1194 = call fastcc { i64, i64 } @doubles()
  %1195 = extractvalue { i64, i64 } %1194, 0
  store i64 %1195, ptr %173, align 16
  %1196 = extractvalue { i64, i64 } %1194, 1
  store i64 %1196, ptr %1167, align 8
  %1197 = call fastcc i64 @draw()
  %1198 = call fastcc i64 @draw()
  %1199 = and i64 %1198, 63
  %1200 = lshr i64 %1197, %1199
  %1201 = trunc i64 %1200 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %174) #8
  %1202 = call fastcc i64 @draw()
  %1203 = trunc i64 %1202 to i32
  %1204 = shl i32 %1203, 13
  %1205 = and i32 %1204, 24576
  %1206 = or disjoint i32 %1205, 8064
  store i32 %1206, ptr %174, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %175) #8
  call void asm sideeffect "movaps $0, %xmm1\0A\09ldmxcsr $3\0A\09cvtsi2ssl $2, %xmm1\0A\09stmxcsr $1\0A\09ldmxcsr $4\0A\09movaps %xmm1, $0", "=*m,=*m,r,*m,*m,*m,~{xmm1},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %173, ptr nonnull elementtype(i32) %175, i32 %1201, ptr nonnull elementtype(i32) %174, ptr nonnull elementtype(i32) @initial, ptr nonnull elementtype(%struct.wide) %173) #8, !srcloc !190
  %1207 = load i64, ptr %173, align 16
  %1208 = load i64, ptr %1167, align 8
  call fastcc void @mix(i64 noundef %1207)
  call fastcc void @mix(i64 noundef %1208)
  %1209 = load i32, ptr %175, align 4, !tbaa !5
  %1210 = and i32 %1209, 63
  %1211 = zext nneg i32 %1210 to i64
  call fastcc void @mix(i64 noundef %1211)
  call void @llvm.lifetime.end.p0(ptr nonnull %175) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %174) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %173) #8
  %1212 = add nuw nsw i32 %1193, 1
  %1213 = icmp eq i32 %1212, 60
  br i1 %1213, label %1189, label %1192, !llvm.loop !191

1214:                                             ; preds = %1229
  call fastcc void @end(ptr noundef nonnull @.str.44)
  %1215 = getelementptr inbounds nuw i8, ptr %179, i64 8
  %1216 = getelementptr inbounds nuw i8, ptr %180, i64 8
  br label %1240

1217:                                             ; preds = %1189, %1229
  %1218 = phi i32 [ 0, %1189 ], [ %1235, %1229 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %176) #8
  %1219 = call fastcc { i64, i64 } @doubles()
  %1220 = extractvalue { i64, i64 } %1219, 0
  store i64 %1220, ptr %176, align 16
  %1221 = extractvalue { i64, i64 } %1219, 1
  store i64 %1221, ptr %1190, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %177) #8
  %1222 = call fastcc { i64, i64 } @doubles()
  %1223 = extractvalue { i64, i64 } %1222, 0
  store i64 %1223, ptr %177, align 16
  %1224 = extractvalue { i64, i64 } %1222, 1
  store i64 %1224, ptr %1191, align 8
  %1225 = call fastcc i64 @draw()
  %1226 = urem i64 %1225, 3
  %1227 = icmp eq i64 %1226, 0
  br i1 %1227, label %1228, label %1229

1228:                                             ; preds = %1217
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %177, ptr noundef nonnull align 16 dereferenceable(16) %176, i64 16, i1 false), !tbaa.struct !192
  br label %1229

1229:                                             ; preds = %1228, %1217
  call void @llvm.lifetime.start.p0(ptr nonnull %178) #8
  %1230 = call i64 asm sideeffect "movaps $2, %xmm1\0A\09movaps $3, %xmm2\0A\09ldmxcsr $4\0A\09ucomisd %xmm2, %xmm1\0A\09pushfq\0A\09popq $0\0A\09stmxcsr $1", "=&r,=*m,*m,*m,*m,~{xmm1},~{xmm2},~{cc},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %178, ptr nonnull elementtype(%struct.wide) %176, ptr nonnull elementtype(%struct.wide) %177, ptr nonnull elementtype(i32) @initial) #8, !srcloc !193
  %1231 = and i64 %1230, 2261
  call fastcc void @mix(i64 noundef %1231)
  %1232 = load i32, ptr %178, align 4, !tbaa !5
  %1233 = and i32 %1232, 63
  %1234 = zext nneg i32 %1233 to i64
  call fastcc void @mix(i64 noundef %1234)
  call void @llvm.lifetime.end.p0(ptr nonnull %178) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %177) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %176) #8
  %1235 = add nuw nsw i32 %1218, 1
  %1236 = icmp eq i32 %1235, 60
  br i1 %1236, label %1214, label %1217, !llvm.loop !194

1237:                                             ; preds = %1252
  call fastcc void @end(ptr noundef nonnull @.str.45)
  %1238 = getelementptr inbounds nuw i8, ptr %182, i64 8
  %1239 = getelementptr inbounds nuw i8, ptr %183, i64 8
  br label %1263

1240:                                             ; preds = %1214, %1252
  %1241 = phi i32 [ 0, %1214 ], [ %1258, %1252 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %179) #8
  %1242 = call fastcc { i64, i64 } @doubles()
  %1243 = extractvalue { i64, i64 } %1242, 0
  store i64 %1243, ptr %179, align 16
  %1244 = extractvalue { i64, i64 } %1242, 1
  store i64 %1244, ptr %1215, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %180) #8
  %1245 = call fastcc { i64, i64 } @doubles()
  %1246 = extractvalue { i64, i64 } %1245, 0
  store i64 %1246, ptr %180, align 16
  %1247 = extractvalue { i64, i64 } %1245, 1
  store i64 %1247, ptr %1216, align 8
  %1248 = call fastcc i64 @draw()
  %1249 = urem i64 %1248, 3
  %1250 = icmp eq i64 %1249, 0
  br i1 %1250, label %1251, label %1252

1251:                                             ; preds = %1240
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %180, ptr noundef nonnull align 16 dereferenceable(16) %179, i64 16, i1 false), !tbaa.struct !192
  br label %1252

1252:                                             ; preds = %1251, %1240
  call void @llvm.lifetime.start.p0(ptr nonnull %181) #8
  %1253 = call i64 asm sideeffect "movaps $2, %xmm1\0A\09movaps $3, %xmm2\0A\09ldmxcsr $4\0A\09comisd %xmm2, %xmm1\0A\09pushfq\0A\09popq $0\0A\09stmxcsr $1", "=&r,=*m,*m,*m,*m,~{xmm1},~{xmm2},~{cc},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %181, ptr nonnull elementtype(%struct.wide) %179, ptr nonnull elementtype(%struct.wide) %180, ptr nonnull elementtype(i32) @initial) #8, !srcloc !195
  %1254 = and i64 %1253, 2261
  call fastcc void @mix(i64 noundef %1254)
  %1255 = load i32, ptr %181, align 4, !tbaa !5
  %1256 = and i32 %1255, 63
  %1257 = zext nneg i32 %1256 to i64
  call fastcc void @mix(i64 noundef %1257)
  call void @llvm.lifetime.end.p0(ptr nonnull %181) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %180) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %179) #8
  %1258 = add nuw nsw i32 %1241, 1
  %1259 = icmp eq i32 %1258, 60
  br i1 %1259, label %1237, label %1240, !llvm.loop !196

1260:                                             ; preds = %1275
  call fastcc void @end(ptr noundef nonnull @.str.46)
  %1261 = getelementptr inbounds nuw i8, ptr %185, i64 8
  %1262 = getelementptr inbounds nuw i8, ptr %186, i64 8
  br label %1284

1263:                                             ; preds = %1237, %1275
  %1264 = phi i32 [ 0, %1237 ], [ %1281, %1275 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %182) #8
  %1265 = call fastcc { i64, i64 } @floats()
  %1266 = extractvalue { i64, i64 } %1265, 0
  store i64 %1266, ptr %182, align 16
  %1267 = extractvalue { i64, i64 } %1265, 1
  store i64 %1267, ptr %1238, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %183) #8
  %1268 = call fastcc { i64, i64 } @floats()
  %1269 = extractvalue { i64, i64 } %1268, 0
  store i64 %1269, ptr %183, align 16
  %1270 = extractvalue { i64, i64 } %1268, 1
  store i64 %1270, ptr %1239, align 8
  %1271 = call fastcc i64 @draw()
  %1272 = urem i64 %1271, 3
  %1273 = icmp eq i64 %1272, 0
  br i1 %1273, label %1274, label %1275

1274:                                             ; preds = %1263
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %183, ptr noundef nonnull align 16 dereferenceable(16) %182, i64 16, i1 false), !tbaa.struct !192
  br label %1275

1275:                                             ; preds = %1274, %1263
  call void @llvm.lifetime.start.p0(ptr nonnull %184) #8
  %1276 = call i64 asm sideeffect "movaps $2, %xmm1\0A\09movaps $3, %xmm2\0A\09ldmxcsr $4\0A\09ucomiss %xmm2, %xmm1\0A\09pushfq\0A\09popq $0\0A\09stmxcsr $1", "=&r,=*m,*m,*m,*m,~{xmm1},~{xmm2},~{cc},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %184, ptr nonnull elementtype(%struct.wide) %182, ptr nonnull elementtype(%struct.wide) %183, ptr nonnull elementtype(i32) @initial) #8, !srcloc !197
  %1277 = and i64 %1276, 2261
  call fastcc void @mix(i64 noundef %1277)
  %1278 = load i32, ptr %184, align 4, !tbaa !5
  %1279 = and i32 %1278, 63
  %1280 = zext nneg i32 %1279 to i64
  call fastcc void @mix(i64 noundef %1280)
  call void @llvm.lifetime.end.p0(ptr nonnull %184) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %183) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %182) #8
  %1281 = add nuw nsw i32 %1264, 1
  %1282 = icmp eq i32 %1281, 60
  br i1 %1282, label %1260, label %1263, !llvm.loop !198

1283:                                             ; preds = %1296
  call fastcc void @end(ptr noundef nonnull @.str.47)
  ret void

1284:                                             ; preds = %1260, %1296
  %1285 = phi i32 [ 0, %1260 ], [ %1302, %1296 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %185) #8
  %1286 = call fastcc { i64, i64 } @floats()
  %1287 = extractvalue { i64, i64 } %1286, 0
  store i64 %1287, ptr %185, align 16
  %1288 = extractvalue { i64, i64 } %1286, 1
  store i64 %1288, ptr %1261, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %186) #8
  %1289 = call fastcc { i64, i64 } @floats()
  %1290 = extractvalue { i64, i64 } %1289, 0
  store i64 %1290, ptr %186, align 16
  %1291 = extractvalue { i64, i64 } %1289, 1
  store i64 %1291, ptr %1262, align 8
  %1292 = call fastcc i64 @draw()
  %1293 = urem i64 %1292, 3
  %1294 = icmp eq i64 %1293, 0
  br i1 %1294, label %1295, label %1296

1295:                                             ; preds = %1284
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %186, ptr noundef nonnull align 16 dereferenceable(16) %185, i64 16, i1 false), !tbaa.struct !192
  br label %1296

1296:                                             ; preds = %1295, %1284
  call void @llvm.lifetime.start.p0(ptr nonnull %187) #8
  %1297 = call i64 asm sideeffect "movaps $2, %xmm1\0A\09movaps $3, %xmm2\0A\09ldmxcsr $4\0A\09comiss %xmm2, %xmm1\0A\09pushfq\0A\09popq $0\0A\09stmxcsr $1", "=&r,=*m,*m,*m,*m,~{xmm1},~{xmm2},~{cc},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %187, ptr nonnull elementtype(%struct.wide) %185, ptr nonnull elementtype(%struct.wide) %186, ptr nonnull elementtype(i32) @initial) #8, !srcloc !199
  %1298 = and i64 %1297, 2261
  call fastcc void @mix(i64 noundef %1298)
  %1299 = load i32, ptr %187, align 4, !tbaa !5
  %1300 = and i32 %1299, 63
  %1301 = zext nneg i32 %1300 to i64
  call fastcc void @mix(i64 noundef %1301)
  call void @llvm.lifetime.end.p0(ptr nonnull %187) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %186) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %185) #8
  %1302 = add nuw nsw i32 %1285, 1
  %1303 = icmp eq i32 %1302, 60
  br i1 %1303, label %1283, label %1284, !llvm.loop !200
}

; Function Attrs: nounwind uwtable
define internal fastcc void @packed() unnamed_addr #0 {
  %1 = alloca %struct.wide, align 16
  %2 = alloca %struct.wide, align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca %struct.wide, align 16
  %6 = alloca %struct.wide, align 16
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.wide, align 16
  %10 = alloca %struct.wide, align 16
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca %struct.wide, align 16
  %14 = alloca %struct.wide, align 16
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca %struct.wide, align 16
  %18 = alloca %struct.wide, align 16
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca %struct.wide, align 16
  %22 = alloca %struct.wide, align 16
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca %struct.wide, align 16
  %26 = alloca %struct.wide, align 16
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca %struct.wide, align 16
  %30 = alloca %struct.wide, align 16
  %31 = alloca %struct.wide, align 16
  %32 = alloca i32, align 4
  %33 = alloca i32, align 4
  %34 = alloca %struct.wide, align 16
  %35 = alloca %struct.wide, align 16
  %36 = alloca i32, align 4
  %37 = alloca i32, align 4
  %38 = alloca %struct.wide, align 16
  %39 = alloca %struct.wide, align 16
  %40 = alloca i32, align 4
  %41 = alloca i32, align 4
  %42 = alloca %struct.wide, align 16
  %43 = alloca %struct.wide, align 16
  %44 = alloca i32, align 4
  %45 = alloca i32, align 4
  %46 = alloca %struct.wide, align 16
  %47 = alloca %struct.wide, align 16
  %48 = alloca i32, align 4
  %49 = alloca i32, align 4
  %50 = alloca %struct.wide, align 16
  %51 = alloca %struct.wide, align 16
  %52 = alloca i32, align 4
  %53 = alloca i32, align 4
  %54 = alloca %struct.wide, align 16
  %55 = alloca %struct.wide, align 16
  %56 = alloca i32, align 4
  %57 = alloca i32, align 4
  %58 = alloca %struct.wide, align 16
  %59 = alloca %struct.wide, align 16
  %60 = alloca i32, align 4
  %61 = alloca i32, align 4
  %62 = alloca %struct.wide, align 16
  %63 = alloca %struct.wide, align 16
  %64 = alloca i32, align 4
  %65 = alloca i32, align 4
  %66 = alloca %struct.wide, align 16
  %67 = alloca %struct.wide, align 16
  %68 = alloca i32, align 4
  %69 = alloca i32, align 4
  %70 = alloca %struct.wide, align 16
  %71 = alloca %struct.wide, align 16
  %72 = alloca i32, align 4
  %73 = alloca i32, align 4
  %74 = alloca %struct.wide, align 16
  %75 = alloca %struct.wide, align 16
  %76 = alloca i32, align 4
  %77 = alloca i32, align 4
  %78 = alloca %struct.wide, align 16
  %79 = alloca %struct.wide, align 16
  %80 = alloca %struct.wide, align 16
  %81 = alloca %struct.wide, align 16
  %82 = alloca %struct.wide, align 16
  %83 = alloca %struct.wide, align 16
  %84 = alloca %struct.wide, align 16
  %85 = alloca %struct.wide, align 16
  %86 = alloca %struct.wide, align 16
  %87 = alloca %struct.wide, align 16
  %88 = alloca %struct.wide, align 16
  %89 = alloca %struct.wide, align 16
  %90 = alloca %struct.wide, align 16
  %91 = alloca %struct.wide, align 16
  %92 = alloca %struct.wide, align 16
  %93 = alloca %struct.wide, align 16
  %94 = alloca %struct.wide, align 16
  %95 = alloca %struct.wide, align 16
  %96 = alloca %struct.wide, align 16
  %97 = alloca %struct.wide, align 16
  %98 = alloca %struct.wide, align 16
  %99 = alloca %struct.wide, align 16
  %100 = alloca %struct.wide, align 16
  %101 = alloca %struct.wide, align 16
  %102 = alloca %struct.wide, align 16
  %103 = alloca %struct.wide, align 16
  %104 = alloca %struct.wide, align 16
  %105 = alloca %struct.wide, align 16
  %106 = alloca %struct.wide, align 16
  %107 = alloca %struct.wide, align 16
  %108 = alloca %struct.wide, align 16
  %109 = alloca %struct.wide, align 16
  %110 = alloca %struct.wide, align 16
  %111 = alloca %struct.wide, align 16
  %112 = alloca %struct.wide, align 16
  %113 = alloca %struct.wide, align 16
  %114 = alloca %struct.wide, align 16
  %115 = alloca %struct.wide, align 16
  %116 = alloca %struct.wide, align 16
  %117 = alloca %struct.wide, align 16
  %118 = alloca %struct.wide, align 16
  %119 = alloca %struct.wide, align 16
  %120 = alloca %struct.wide, align 16
  %121 = alloca %struct.wide, align 16
  %122 = alloca %struct.wide, align 16
  %123 = alloca %struct.wide, align 16
  %124 = alloca %struct.wide, align 16
  %125 = alloca %struct.wide, align 16
  %126 = alloca %struct.wide, align 16
  %127 = alloca %struct.wide, align 16
  %128 = alloca %struct.wide, align 16
  %129 = alloca %struct.wide, align 16
  %130 = alloca %struct.wide, align 16
  %131 = alloca %struct.wide, align 16
  %132 = alloca %struct.wide, align 16
  %133 = alloca %struct.wide, align 16
  %134 = alloca %struct.wide, align 16
  %135 = alloca %struct.wide, align 16
  %136 = alloca %struct.wide, align 16
  %137 = alloca %struct.wide, align 16
  %138 = alloca %struct.wide, align 16
  %139 = alloca %struct.wide, align 16
  %140 = alloca %struct.wide, align 16
  %141 = alloca %struct.wide, align 16
  %142 = alloca %struct.wide, align 16
  %143 = alloca %struct.wide, align 16
  %144 = alloca %struct.wide, align 16
  %145 = alloca %struct.wide, align 16
  %146 = alloca %struct.wide, align 16
  %147 = alloca %struct.wide, align 16
  %148 = alloca %struct.wide, align 16
  %149 = alloca %struct.wide, align 16
  %150 = alloca %struct.wide, align 16
  %151 = alloca %struct.wide, align 16
  %152 = alloca %struct.wide, align 16
  %153 = alloca %struct.wide, align 16
  %154 = alloca %struct.wide, align 16
  %155 = alloca %struct.wide, align 16
  %156 = alloca %struct.wide, align 16
  %157 = alloca %struct.wide, align 16
  %158 = alloca %struct.wide, align 16
  %159 = alloca %struct.wide, align 16
  %160 = alloca %struct.wide, align 16
  %161 = alloca %struct.wide, align 16
  %162 = alloca %struct.wide, align 16
  %163 = alloca %struct.wide, align 16
  %164 = alloca %struct.wide, align 16
  %165 = alloca %struct.wide, align 16
  %166 = alloca %struct.wide, align 16
  %167 = alloca %struct.wide, align 16
  %168 = alloca %struct.wide, align 16
  %169 = alloca %struct.wide, align 16
  %170 = alloca %struct.wide, align 16
  %171 = alloca %struct.wide, align 16
  %172 = alloca %struct.wide, align 16
  %173 = alloca %struct.wide, align 16
  %174 = alloca %struct.wide, align 16
  %175 = alloca %struct.wide, align 16
  %176 = alloca %struct.wide, align 16
  %177 = alloca %struct.wide, align 16
  %178 = alloca %struct.wide, align 16
  %179 = alloca %struct.wide, align 16
  %180 = alloca %struct.wide, align 16
  %181 = alloca %struct.wide, align 16
  %182 = alloca %struct.wide, align 16
  %183 = alloca %struct.wide, align 16
  %184 = alloca %struct.wide, align 16
  %185 = alloca %struct.wide, align 16
  %186 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %187 = getelementptr inbounds nuw i8, ptr %2, i64 8
  br label %191

188:                                              ; preds = %191
  call fastcc void @end(ptr noundef nonnull @.str.50)
  %189 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %190 = getelementptr inbounds nuw i8, ptr %6, i64 8
  br label %214

191:                                              ; preds = %0, %191
  %192 = phi i32 [ 0, %0 ], [ %209, %191 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #8
  %193 = call fastcc { i64, i64 } @floats()
  %194 = extractvalue { i64, i64 } %193, 0
  store i64 %194, ptr %1, align 16
  %195 = extractvalue { i64, i64 } %193, 1
  store i64 %195, ptr %186, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #8
  %196 = call fastcc { i64, i64 } @floats()
  %197 = extractvalue { i64, i64 } %196, 0
  store i64 %197, ptr %2, align 16
  %198 = extractvalue { i64, i64 } %196, 1
  store i64 %198, ptr %187, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  %199 = call fastcc i64 @draw()
  %200 = trunc i64 %199 to i32
  %201 = shl i32 %200, 13
  %202 = and i32 %201, 24576
  %203 = or disjoint i32 %202, 8064
  store i32 %203, ptr %3, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  call void asm sideeffect "movaps $0, %xmm1\0A\09movups $2, %xmm2\0A\09ldmxcsr $3\0A\09addps %xmm2, %xmm1\0A\09stmxcsr $1\0A\09ldmxcsr $4\0A\09movaps %xmm1, $0", "=*m,=*m,*m,*m,*m,*m,~{xmm1},~{xmm2},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %1, ptr nonnull elementtype(i32) %4, ptr nonnull elementtype(%struct.wide) %2, ptr nonnull elementtype(i32) %3, ptr nonnull elementtype(i32) @initial, ptr nonnull elementtype(%struct.wide) %1) #8, !srcloc !201
  %204 = load i64, ptr %1, align 16
  %205 = load i64, ptr %186, align 8
  call fastcc void @mix(i64 noundef %204)
  call fastcc void @mix(i64 noundef %205)
  %206 = load i32, ptr %4, align 4, !tbaa !5
  %207 = and i32 %206, 63
  %208 = zext nneg i32 %207 to i64
  call fastcc void @mix(i64 noundef %208)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #8
  %209 = add nuw nsw i32 %192, 1
  %210 = icmp eq i32 %209, 60
  br i1 %210, label %188, label %191, !llvm.loop !202

211:                                              ; preds = %214
  call fastcc void @end(ptr noundef nonnull @.str.51)
  %212 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %213 = getelementptr inbounds nuw i8, ptr %10, i64 8
  br label %237

214:                                              ; preds = %188, %214
  %215 = phi i32 [ 0, %188 ], [ %232, %214 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  %216 = call fastcc { i64, i64 } @doubles()
  %217 = extractvalue { i64, i64 } %216, 0
  store i64 %217, ptr %5, align 16
  %218 = extractvalue { i64, i64 } %216, 1
  store i64 %218, ptr %189, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  %219 = call fastcc { i64, i64 } @doubles()
  %220 = extractvalue { i64, i64 } %219, 0
  store i64 %220, ptr %6, align 16
  %221 = extractvalue { i64, i64 } %219, 1
  store i64 %221, ptr %190, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #8
  %222 = call fastcc i64 @draw()
  %223 = trunc i64 %222 to i32
  %224 = shl i32 %223, 13
  %225 = and i32 %224, 24576
  %226 = or disjoint i32 %225, 8064
  store i32 %226, ptr %7, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #8
  call void asm sideeffect "movaps $0, %xmm1\0A\09movups $2, %xmm2\0A\09ldmxcsr $3\0A\09subpd %xmm2, %xmm1\0A\09stmxcsr $1\0A\09ldmxcsr $4\0A\09movaps %xmm1, $0", "=*m,=*m,*m,*m,*m,*m,~{xmm1},~{xmm2},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %5, ptr nonnull elementtype(i32) %8, ptr nonnull elementtype(%struct.wide) %6, ptr nonnull elementtype(i32) %7, ptr nonnull elementtype(i32) @initial, ptr nonnull elementtype(%struct.wide) %5) #8, !srcloc !203
  %227 = load i64, ptr %5, align 16
  %228 = load i64, ptr %189, align 8
  call fastcc void @mix(i64 noundef %227)
  call fastcc void @mix(i64 noundef %228)
  %229 = load i32, ptr %8, align 4, !tbaa !5
  %230 = and i32 %229, 63
  %231 = zext nneg i32 %230 to i64
  call fastcc void @mix(i64 noundef %231)
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  %232 = add nuw nsw i32 %215, 1
  %233 = icmp eq i32 %232, 60
  br i1 %233, label %211, label %214, !llvm.loop !204

234:                                              ; preds = %237
  call fastcc void @end(ptr noundef nonnull @.str.52)
  %235 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %236 = getelementptr inbounds nuw i8, ptr %14, i64 8
  br label %260

237:                                              ; preds = %211, %237
  %238 = phi i32 [ 0, %211 ], [ %255, %237 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #8
  %239 = call fastcc { i64, i64 } @floats()
  %240 = extractvalue { i64, i64 } %239, 0
  store i64 %240, ptr %9, align 16
  %241 = extractvalue { i64, i64 } %239, 1
  store i64 %241, ptr %212, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #8
  %242 = call fastcc { i64, i64 } @floats()
  %243 = extractvalue { i64, i64 } %242, 0
  store i64 %243, ptr %10, align 16
  %244 = extractvalue { i64, i64 } %242, 1
  store i64 %244, ptr %213, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #8
  %245 = call fastcc i64 @draw()
  %246 = trunc i64 %245 to i32
  %247 = shl i32 %246, 13
  %248 = and i32 %247, 24576
  %249 = or disjoint i32 %248, 8064
  store i32 %249, ptr %11, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #8
  call void asm sideeffect "movaps $0, %xmm1\0A\09movups $2, %xmm2\0A\09ldmxcsr $3\0A\09mulps %xmm2, %xmm1\0A\09stmxcsr $1\0A\09ldmxcsr $4\0A\09movaps %xmm1, $0", "=*m,=*m,*m,*m,*m,*m,~{xmm1},~{xmm2},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %9, ptr nonnull elementtype(i32) %12, ptr nonnull elementtype(%struct.wide) %10, ptr nonnull elementtype(i32) %11, ptr nonnull elementtype(i32) @initial, ptr nonnull elementtype(%struct.wide) %9) #8, !srcloc !205
  %250 = load i64, ptr %9, align 16
  %251 = load i64, ptr %212, align 8
  call fastcc void @mix(i64 noundef %250)
  call fastcc void @mix(i64 noundef %251)
  %252 = load i32, ptr %12, align 4, !tbaa !5
  %253 = and i32 %252, 63
  %254 = zext nneg i32 %253 to i64
  call fastcc void @mix(i64 noundef %254)
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #8
  %255 = add nuw nsw i32 %238, 1
  %256 = icmp eq i32 %255, 60
  br i1 %256, label %234, label %237, !llvm.loop !206

257:                                              ; preds = %260
  call fastcc void @end(ptr noundef nonnull @.str.53)
  %258 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %259 = getelementptr inbounds nuw i8, ptr %18, i64 8
  br label %283

260:                                              ; preds = %234, %260
  %261 = phi i32 [ 0, %234 ], [ %278, %260 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #8
  %262 = call fastcc { i64, i64 } @doubles()
  %263 = extractvalue { i64, i64 } %262, 0
  store i64 %263, ptr %13, align 16
  %264 = extractvalue { i64, i64 } %262, 1
  store i64 %264, ptr %235, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #8
  %265 = call fastcc { i64, i64 } @doubles()
  %266 = extractvalue { i64, i64 } %265, 0
  store i64 %266, ptr %14, align 16
  %267 = extractvalue { i64, i64 } %265, 1
  store i64 %267, ptr %236, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #8
  %268 = call fastcc i64 @draw()
  %269 = trunc i64 %268 to i32
  %270 = shl i32 %269, 13
  %271 = and i32 %270, 24576
  %272 = or disjoint i32 %271, 8064
  store i32 %272, ptr %15, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #8
  call void asm sideeffect "movaps $0, %xmm1\0A\09movups $2, %xmm2\0A\09ldmxcsr $3\0A\09divpd %xmm2, %xmm1\0A\09stmxcsr $1\0A\09ldmxcsr $4\0A\09movaps %xmm1, $0", "=*m,=*m,*m,*m,*m,*m,~{xmm1},~{xmm2},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %13, ptr nonnull elementtype(i32) %16, ptr nonnull elementtype(%struct.wide) %14, ptr nonnull elementtype(i32) %15, ptr nonnull elementtype(i32) @initial, ptr nonnull elementtype(%struct.wide) %13) #8, !srcloc !207
  %273 = load i64, ptr %13, align 16
  %274 = load i64, ptr %235, align 8
  call fastcc void @mix(i64 noundef %273)
  call fastcc void @mix(i64 noundef %274)
  %275 = load i32, ptr %16, align 4, !tbaa !5
  %276 = and i32 %275, 63
  %277 = zext nneg i32 %276 to i64
  call fastcc void @mix(i64 noundef %277)
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #8
  %278 = add nuw nsw i32 %261, 1
  %279 = icmp eq i32 %278, 60
  br i1 %279, label %257, label %260, !llvm.loop !208

280:                                              ; preds = %283
  call fastcc void @end(ptr noundef nonnull @.str.54)
  %281 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %282 = getelementptr inbounds nuw i8, ptr %22, i64 8
  br label %306

283:                                              ; preds = %257, %283
  %284 = phi i32 [ 0, %257 ], [ %301, %283 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #8
  %285 = call fastcc { i64, i64 } @floats()
  %286 = extractvalue { i64, i64 } %285, 0
  store i64 %286, ptr %17, align 16
  %287 = extractvalue { i64, i64 } %285, 1
  store i64 %287, ptr %258, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #8
  %288 = call fastcc { i64, i64 } @floats()
  %289 = extractvalue { i64, i64 } %288, 0
  store i64 %289, ptr %18, align 16
  %290 = extractvalue { i64, i64 } %288, 1
  store i64 %290, ptr %259, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #8
  %291 = call fastcc i64 @draw()
  %292 = trunc i64 %291 to i32
  %293 = shl i32 %292, 13
  %294 = and i32 %293, 24576
  %295 = or disjoint i32 %294, 8064
  store i32 %295, ptr %19, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #8
  call void asm sideeffect "movaps $0, %xmm1\0A\09movups $2, %xmm2\0A\09ldmxcsr $3\0A\09sqrtps %xmm2, %xmm1\0A\09stmxcsr $1\0A\09ldmxcsr $4\0A\09movaps %xmm1, $0", "=*m,=*m,*m,*m,*m,*m,~{xmm1},~{xmm2},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %17, ptr nonnull elementtype(i32) %20, ptr nonnull elementtype(%struct.wide) %18, ptr nonnull elementtype(i32) %19, ptr nonnull elementtype(i32) @initial, ptr nonnull elementtype(%struct.wide) %17) #8, !srcloc !209
  %296 = load i64, ptr %17, align 16
  %297 = load i64, ptr %258, align 8
  call fastcc void @mix(i64 noundef %296)
  call fastcc void @mix(i64 noundef %297)
  %298 = load i32, ptr %20, align 4, !tbaa !5
  %299 = and i32 %298, 63
  %300 = zext nneg i32 %299 to i64
  call fastcc void @mix(i64 noundef %300)
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #8
  %301 = add nuw nsw i32 %284, 1
  %302 = icmp eq i32 %301, 60
  br i1 %302, label %280, label %283, !llvm.loop !210

303:                                              ; preds = %306
  call fastcc void @end(ptr noundef nonnull @.str.55)
  %304 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %305 = getelementptr inbounds nuw i8, ptr %26, i64 8
  br label %330

306:                                              ; preds = %280, %306
  %307 = phi i32 [ 0, %280 ], [ %324, %306 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %21) #8
  %308 = call fastcc { i64, i64 } @doubles()
  %309 = extractvalue { i64, i64 } %308, 0
  store i64 %309, ptr %21, align 16
  %310 = extractvalue { i64, i64 } %308, 1
  store i64 %310, ptr %281, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %22) #8
  %311 = call fastcc { i64, i64 } @doubles()
  %312 = extractvalue { i64, i64 } %311, 0
  store i64 %312, ptr %22, align 16
  %313 = extractvalue { i64, i64 } %311, 1
  store i64 %313, ptr %282, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %23) #8
  %314 = call fastcc i64 @draw()
  %315 = trunc i64 %314 to i32
  %316 = shl i32 %315, 13
  %317 = and i32 %316, 24576
  %318 = or disjoint i32 %317, 8064
  store i32 %318, ptr %23, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %24) #8
  call void asm sideeffect "movaps $0, %xmm1\0A\09movups $2, %xmm2\0A\09ldmxcsr $3\0A\09minpd %xmm2, %xmm1\0A\09stmxcsr $1\0A\09ldmxcsr $4\0A\09movaps %xmm1, $0", "=*m,=*m,*m,*m,*m,*m,~{xmm1},~{xmm2},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %21, ptr nonnull elementtype(i32) %24, ptr nonnull elementtype(%struct.wide) %22, ptr nonnull elementtype(i32) %23, ptr nonnull elementtype(i32) @initial, ptr nonnull elementtype(%struct.wide) %21) #8, !srcloc !211
  %319 = load i64, ptr %21, align 16
  %320 = load i64, ptr %281, align 8
  call fastcc void @mix(i64 noundef %319)
  call fastcc void @mix(i64 noundef %320)
  %321 = load i32, ptr %24, align 4, !tbaa !5
  %322 = and i32 %321, 63
  %323 = zext nneg i32 %322 to i64
  call fastcc void @mix(i64 noundef %323)
  call void @llvm.lifetime.end.p0(ptr nonnull %24) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %23) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %22) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %21) #8
  %324 = add nuw nsw i32 %307, 1
  %325 = icmp eq i32 %324, 60
  br i1 %325, label %303, label %306, !llvm.loop !212

326:                                              ; preds = %330
  call fastcc void @end(ptr noundef nonnull @.str.56)
  %327 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %328 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %329 = getelementptr inbounds nuw i8, ptr %31, i64 8
  br label %353

330:                                              ; preds = %303, %330
  %331 = phi i32 [ 0, %303 ], [ %348, %330 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %25) #8
  %332 = call fastcc { i64, i64 } @floats()
  %333 = extractvalue { i64, i64 } %332, 0
  store i64 %333, ptr %25, align 16
  %334 = extractvalue { i64, i64 } %332, 1
  store i64 %334, ptr %304, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %26) #8
  %335 = call fastcc { i64, i64 } @floats()
  %336 = extractvalue { i64, i64 } %335, 0
  store i64 %336, ptr %26, align 16
  %337 = extractvalue { i64, i64 } %335, 1
  store i64 %337, ptr %305, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %27) #8
  %338 = call fastcc i64 @draw()
  %339 = trunc i64 %338 to i32
  %340 = shl i32 %339, 13
  %341 = and i32 %340, 24576
  %342 = or disjoint i32 %341, 8064
  store i32 %342, ptr %27, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %28) #8
  call void asm sideeffect "movaps $0, %xmm1\0A\09movups $2, %xmm2\0A\09ldmxcsr $3\0A\09maxps %xmm2, %xmm1\0A\09stmxcsr $1\0A\09ldmxcsr $4\0A\09movaps %xmm1, $0", "=*m,=*m,*m,*m,*m,*m,~{xmm1},~{xmm2},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %25, ptr nonnull elementtype(i32) %28, ptr nonnull elementtype(%struct.wide) %26, ptr nonnull elementtype(i32) %27, ptr nonnull elementtype(i32) @initial, ptr nonnull elementtype(%struct.wide) %25) #8, !srcloc !213
  %343 = load i64, ptr %25, align 16
  %344 = load i64, ptr %304, align 8
  call fastcc void @mix(i64 noundef %343)
  call fastcc void @mix(i64 noundef %344)
  %345 = load i32, ptr %28, align 4, !tbaa !5
  %346 = and i32 %345, 63
  %347 = zext nneg i32 %346 to i64
  call fastcc void @mix(i64 noundef %347)
  call void @llvm.lifetime.end.p0(ptr nonnull %28) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %27) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %26) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %25) #8
  %348 = add nuw nsw i32 %331, 1
  %349 = icmp eq i32 %348, 60
  br i1 %349, label %326, label %330, !llvm.loop !214

350:                                              ; preds = %353
  call fastcc void @end(ptr noundef nonnull @.str.57)
  %351 = getelementptr inbounds nuw i8, ptr %34, i64 8
  %352 = getelementptr inbounds nuw i8, ptr %35, i64 8
  br label %379

353:                                              ; preds = %326, %353
  %354 = phi i32 [ 0, %326 ], [ %374, %353 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %29) #8
  %355 = call fastcc { i64, i64 } @floats()
  %356 = extractvalue { i64, i64 } %355, 0
  store i64 %356, ptr %29, align 16
  %357 = extractvalue { i64, i64 } %355, 1
  store i64 %357, ptr %327, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %30) #8
  %358 = call fastcc { i64, i64 } @floats()
  %359 = extractvalue { i64, i64 } %358, 0
  store i64 %359, ptr %30, align 16
  %360 = extractvalue { i64, i64 } %358, 1
  store i64 %360, ptr %328, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %31) #8
  %361 = call fastcc { i64, i64 } @floats()
  %362 = extractvalue { i64, i64 } %361, 0
  store i64 %362, ptr %31, align 16
  %363 = extractvalue { i64, i64 } %361, 1
  store i64 %363, ptr %329, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %32) #8
  %364 = call fastcc i64 @draw()
  %365 = trunc i64 %364 to i32
  %366 = shl i32 %365, 13
  %367 = and i32 %366, 24576
  %368 = or disjoint i32 %367, 8064
  store i32 %368, ptr %32, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %33) #8
  call void asm sideeffect "movaps $0, %xmm1\0A\09movaps $2, %xmm2\0A\09movaps $3, %xmm3\0A\09ldmxcsr $4\0A\09vfmadd231ps %xmm3, %xmm2, %xmm1\0A\09stmxcsr $1\0A\09ldmxcsr $5\0A\09movaps %xmm1, $0", "=*m,=*m,*m,*m,*m,*m,*m,~{xmm1},~{xmm2},~{xmm3},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %29, ptr nonnull elementtype(i32) %33, ptr nonnull elementtype(%struct.wide) %30, ptr nonnull elementtype(%struct.wide) %31, ptr nonnull elementtype(i32) %32, ptr nonnull elementtype(i32) @initial, ptr nonnull elementtype(%struct.wide) %29) #8, !srcloc !215
  %369 = load i64, ptr %29, align 16
  %370 = load i64, ptr %327, align 8
  call fastcc void @mix(i64 noundef %369)
  call fastcc void @mix(i64 noundef %370)
  %371 = load i32, ptr %33, align 4, !tbaa !5
  %372 = and i32 %371, 63
  %373 = zext nneg i32 %372 to i64
  call fastcc void @mix(i64 noundef %373)
  call void @llvm.lifetime.end.p0(ptr nonnull %33) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %32) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %31) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %30) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %29) #8
  %374 = add nuw nsw i32 %354, 1
  %375 = icmp eq i32 %374, 60
  br i1 %375, label %350, label %353, !llvm.loop !216

376:                                              ; preds = %379
  call fastcc void @end(ptr noundef nonnull @.str.58)
  %377 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %378 = getelementptr inbounds nuw i8, ptr %39, i64 8
  br label %402

379:                                              ; preds = %350, %379
  %380 = phi i32 [ 0, %350 ], [ %397, %379 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %34) #8
  %381 = call fastcc { i64, i64 } @integers()
  %382 = extractvalue { i64, i64 } %381, 0
  store i64 %382, ptr %34, align 16
  %383 = extractvalue { i64, i64 } %381, 1
  store i64 %383, ptr %351, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %35) #8
  %384 = call fastcc { i64, i64 } @integers()
  %385 = extractvalue { i64, i64 } %384, 0
  store i64 %385, ptr %35, align 16
  %386 = extractvalue { i64, i64 } %384, 1
  store i64 %386, ptr %352, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %36) #8
  %387 = call fastcc i64 @draw()
  %388 = trunc i64 %387 to i32
  %389 = shl i32 %388, 13
  %390 = and i32 %389, 24576
  %391 = or disjoint i32 %390, 8064
  store i32 %391, ptr %36, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %37) #8
  call void asm sideeffect "movaps $0, %xmm1\0A\09movups $2, %xmm2\0A\09ldmxcsr $3\0A\09cvtdq2ps %xmm2, %xmm1\0A\09stmxcsr $1\0A\09ldmxcsr $4\0A\09movaps %xmm1, $0", "=*m,=*m,*m,*m,*m,*m,~{xmm1},~{xmm2},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %34, ptr nonnull elementtype(i32) %37, ptr nonnull elementtype(%struct.wide) %35, ptr nonnull elementtype(i32) %36, ptr nonnull elementtype(i32) @initial, ptr nonnull elementtype(%struct.wide) %34) #8, !srcloc !217
  %392 = load i64, ptr %34, align 16
  %393 = load i64, ptr %351, align 8
  call fastcc void @mix(i64 noundef %392)
  call fastcc void @mix(i64 noundef %393)
  %394 = load i32, ptr %37, align 4, !tbaa !5
  %395 = and i32 %394, 63
  %396 = zext nneg i32 %395 to i64
  call fastcc void @mix(i64 noundef %396)
  call void @llvm.lifetime.end.p0(ptr nonnull %37) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %36) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %35) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %34) #8
  %397 = add nuw nsw i32 %380, 1
  %398 = icmp eq i32 %397, 60
  br i1 %398, label %376, label %379, !llvm.loop !218

399:                                              ; preds = %402
  call fastcc void @end(ptr noundef nonnull @.str.59)
  %400 = getelementptr inbounds nuw i8, ptr %42, i64 8
  %401 = getelementptr inbounds nuw i8, ptr %43, i64 8
  br label %425

402:                                              ; preds = %376, %402
  %403 = phi i32 [ 0, %376 ], [ %420, %402 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %38) #8
  %404 = call fastcc { i64, i64 } @integers()
  %405 = extractvalue { i64, i64 } %404, 0
  store i64 %405, ptr %38, align 16
  %406 = extractvalue { i64, i64 } %404, 1
  store i64 %406, ptr %377, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %39) #8
  %407 = call fastcc { i64, i64 } @integers()
  %408 = extractvalue { i64, i64 } %407, 0
  store i64 %408, ptr %39, align 16
  %409 = extractvalue { i64, i64 } %407, 1
  store i64 %409, ptr %378, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %40) #8
  %410 = call fastcc i64 @draw()
  %411 = trunc i64 %410 to i32
  %412 = shl i32 %411, 13
  %413 = and i32 %412, 24576
  %414 = or disjoint i32 %413, 8064
  store i32 %414, ptr %40, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %41) #8
  call void asm sideeffect "movaps $0, %xmm1\0A\09movups $2, %xmm2\0A\09ldmxcsr $3\0A\09cvtdq2pd %xmm2, %xmm1\0A\09stmxcsr $1\0A\09ldmxcsr $4\0A\09movaps %xmm1, $0", "=*m,=*m,*m,*m,*m,*m,~{xmm1},~{xmm2},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %38, ptr nonnull elementtype(i32) %41, ptr nonnull elementtype(%struct.wide) %39, ptr nonnull elementtype(i32) %40, ptr nonnull elementtype(i32) @initial, ptr nonnull elementtype(%struct.wide) %38) #8, !srcloc !219
  %415 = load i64, ptr %38, align 16
  %416 = load i64, ptr %377, align 8
  call fastcc void @mix(i64 noundef %415)
  call fastcc void @mix(i64 noundef %416)
  %417 = load i32, ptr %41, align 4, !tbaa !5
  %418 = and i32 %417, 63
  %419 = zext nneg i32 %418 to i64
  call fastcc void @mix(i64 noundef %419)
  call void @llvm.lifetime.end.p0(ptr nonnull %41) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %40) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %39) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %38) #8
  %420 = add nuw nsw i32 %403, 1
  %421 = icmp eq i32 %420, 60
  br i1 %421, label %399, label %402, !llvm.loop !220

422:                                              ; preds = %425
  call fastcc void @end(ptr noundef nonnull @.str.60)
  %423 = getelementptr inbounds nuw i8, ptr %46, i64 8
  %424 = getelementptr inbounds nuw i8, ptr %47, i64 8
  br label %448

425:                                              ; preds = %399, %425
  %426 = phi i32 [ 0, %399 ], [ %443, %425 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %42) #8
  %427 = call fastcc { i64, i64 } @floats()
  %428 = extractvalue { i64, i64 } %427, 0
  store i64 %428, ptr %42, align 16
  %429 = extractvalue { i64, i64 } %427, 1
  store i64 %429, ptr %400, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %43) #8
  %430 = call fastcc { i64, i64 } @floats()
  %431 = extractvalue { i64, i64 } %430, 0
  store i64 %431, ptr %43, align 16
  %432 = extractvalue { i64, i64 } %430, 1
  store i64 %432, ptr %401, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %44) #8
  %433 = call fastcc i64 @draw()
  %434 = trunc i64 %433 to i32
  %435 = shl i32 %434, 13
  %436 = and i32 %435, 24576
  %437 = or disjoint i32 %436, 8064
  store i32 %437, ptr %44, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %45) #8
  call void asm sideeffect "movaps $0, %xmm1\0A\09movups $2, %xmm2\0A\09ldmxcsr $3\0A\09cvtps2dq %xmm2, %xmm1\0A\09stmxcsr $1\0A\09ldmxcsr $4\0A\09movaps %xmm1, $0", "=*m,=*m,*m,*m,*m,*m,~{xmm1},~{xmm2},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %42, ptr nonnull elementtype(i32) %45, ptr nonnull elementtype(%struct.wide) %43, ptr nonnull elementtype(i32) %44, ptr nonnull elementtype(i32) @initial, ptr nonnull elementtype(%struct.wide) %42) #8, !srcloc !221
  %438 = load i64, ptr %42, align 16
  %439 = load i64, ptr %400, align 8
  call fastcc void @mix(i64 noundef %438)
  call fastcc void @mix(i64 noundef %439)
  %440 = load i32, ptr %45, align 4, !tbaa !5
  %441 = and i32 %440, 63
  %442 = zext nneg i32 %441 to i64
  call fastcc void @mix(i64 noundef %442)
  call void @llvm.lifetime.end.p0(ptr nonnull %45) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %44) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %43) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %42) #8
  %443 = add nuw nsw i32 %426, 1
  %444 = icmp eq i32 %443, 60
  br i1 %444, label %422, label %425, !llvm.loop !222

445:                                              ; preds = %448
  call fastcc void @end(ptr noundef nonnull @.str.61)
  %446 = getelementptr inbounds nuw i8, ptr %50, i64 8
  %447 = getelementptr inbounds nuw i8, ptr %51, i64 8
  br label %471

448:                                              ; preds = %422, %448
  %449 = phi i32 [ 0, %422 ], [ %466, %448 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %46) #8
  %450 = call fastcc { i64, i64 } @floats()
  %451 = extractvalue { i64, i64 } %450, 0
  store i64 %451, ptr %46, align 16
  %452 = extractvalue { i64, i64 } %450, 1
  store i64 %452, ptr %423, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %47) #8
  %453 = call fastcc { i64, i64 } @floats()
  %454 = extractvalue { i64, i64 } %453, 0
  store i64 %454, ptr %47, align 16
  %455 = extractvalue { i64, i64 } %453, 1
  store i64 %455, ptr %424, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %48) #8
  %456 = call fastcc i64 @draw()
  %457 = trunc i64 %456 to i32
  %458 = shl i32 %457, 13
  %459 = and i32 %458, 24576
  %460 = or disjoint i32 %459, 8064
  store i32 %460, ptr %48, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %49) #8
  call void asm sideeffect "movaps $0, %xmm1\0A\09movups $2, %xmm2\0A\09ldmxcsr $3\0A\09cvttps2dq %xmm2, %xmm1\0A\09stmxcsr $1\0A\09ldmxcsr $4\0A\09movaps %xmm1, $0", "=*m,=*m,*m,*m,*m,*m,~{xmm1},~{xmm2},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %46, ptr nonnull elementtype(i32) %49, ptr nonnull elementtype(%struct.wide) %47, ptr nonnull elementtype(i32) %48, ptr nonnull elementtype(i32) @initial, ptr nonnull elementtype(%struct.wide) %46) #8, !srcloc !223
  %461 = load i64, ptr %46, align 16
  %462 = load i64, ptr %423, align 8
  call fastcc void @mix(i64 noundef %461)
  call fastcc void @mix(i64 noundef %462)
  %463 = load i32, ptr %49, align 4, !tbaa !5
  %464 = and i32 %463, 63
  %465 = zext nneg i32 %464 to i64
  call fastcc void @mix(i64 noundef %465)
  call void @llvm.lifetime.end.p0(ptr nonnull %49) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %48) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %47) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %46) #8
  %466 = add nuw nsw i32 %449, 1
  %467 = icmp eq i32 %466, 60
  br i1 %467, label %445, label %448, !llvm.loop !224

468:                                              ; preds = %471
  call fastcc void @end(ptr noundef nonnull @.str.62)
  %469 = getelementptr inbounds nuw i8, ptr %54, i64 8
  %470 = getelementptr inbounds nuw i8, ptr %55, i64 8
  br label %494

471:                                              ; preds = %445, %471
  %472 = phi i32 [ 0, %445 ], [ %489, %471 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %50) #8
  %473 = call fastcc { i64, i64 } @doubles()
  %474 = extractvalue { i64, i64 } %473, 0
  store i64 %474, ptr %50, align 16
  %475 = extractvalue { i64, i64 } %473, 1
  store i64 %475, ptr %446, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %51) #8
  %476 = call fastcc { i64, i64 } @doubles()
  %477 = extractvalue { i64, i64 } %476, 0
  store i64 %477, ptr %51, align 16
  %478 = extractvalue { i64, i64 } %476, 1
  store i64 %478, ptr %447, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %52) #8
  %479 = call fastcc i64 @draw()
  %480 = trunc i64 %479 to i32
  %481 = shl i32 %480, 13
  %482 = and i32 %481, 24576
  %483 = or disjoint i32 %482, 8064
  store i32 %483, ptr %52, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %53) #8
  call void asm sideeffect "movaps $0, %xmm1\0A\09movups $2, %xmm2\0A\09ldmxcsr $3\0A\09cvtpd2dq %xmm2, %xmm1\0A\09stmxcsr $1\0A\09ldmxcsr $4\0A\09movaps %xmm1, $0", "=*m,=*m,*m,*m,*m,*m,~{xmm1},~{xmm2},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %50, ptr nonnull elementtype(i32) %53, ptr nonnull elementtype(%struct.wide) %51, ptr nonnull elementtype(i32) %52, ptr nonnull elementtype(i32) @initial, ptr nonnull elementtype(%struct.wide) %50) #8, !srcloc !225
  %484 = load i64, ptr %50, align 16
  %485 = load i64, ptr %446, align 8
  call fastcc void @mix(i64 noundef %484)
  call fastcc void @mix(i64 noundef %485)
  %486 = load i32, ptr %53, align 4, !tbaa !5
  %487 = and i32 %486, 63
  %488 = zext nneg i32 %487 to i64
  call fastcc void @mix(i64 noundef %488)
  call void @llvm.lifetime.end.p0(ptr nonnull %53) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %52) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %51) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %50) #8
  %489 = add nuw nsw i32 %472, 1
  %490 = icmp eq i32 %489, 60
  br i1 %490, label %468, label %471, !llvm.loop !226

491:                                              ; preds = %494
  call fastcc void @end(ptr noundef nonnull @.str.63)
  %492 = getelementptr inbounds nuw i8, ptr %58, i64 8
  %493 = getelementptr inbounds nuw i8, ptr %59, i64 8
  br label %517

494:                                              ; preds = %468, %494
  %495 = phi i32 [ 0, %468 ], [ %512, %494 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %54) #8
  %496 = call fastcc { i64, i64 } @doubles()
  %497 = extractvalue { i64, i64 } %496, 0
  store i64 %497, ptr %54, align 16
  %498 = extractvalue { i64, i64 } %496, 1
  store i64 %498, ptr %469, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %55) #8
  %499 = call fastcc { i64, i64 } @doubles()
  %500 = extractvalue { i64, i64 } %499, 0
  store i64 %500, ptr %55, align 16
  %501 = extractvalue { i64, i64 } %499, 1
  store i64 %501, ptr %470, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %56) #8
  %502 = call fastcc i64 @draw()
  %503 = trunc i64 %502 to i32
  %504 = shl i32 %503, 13
  %505 = and i32 %504, 24576
  %506 = or disjoint i32 %505, 8064
  store i32 %506, ptr %56, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %57) #8
  call void asm sideeffect "movaps $0, %xmm1\0A\09movups $2, %xmm2\0A\09ldmxcsr $3\0A\09cvttpd2dq %xmm2, %xmm1\0A\09stmxcsr $1\0A\09ldmxcsr $4\0A\09movaps %xmm1, $0", "=*m,=*m,*m,*m,*m,*m,~{xmm1},~{xmm2},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %54, ptr nonnull elementtype(i32) %57, ptr nonnull elementtype(%struct.wide) %55, ptr nonnull elementtype(i32) %56, ptr nonnull elementtype(i32) @initial, ptr nonnull elementtype(%struct.wide) %54) #8, !srcloc !227
  %507 = load i64, ptr %54, align 16
  %508 = load i64, ptr %469, align 8
  call fastcc void @mix(i64 noundef %507)
  call fastcc void @mix(i64 noundef %508)
  %509 = load i32, ptr %57, align 4, !tbaa !5
  %510 = and i32 %509, 63
  %511 = zext nneg i32 %510 to i64
  call fastcc void @mix(i64 noundef %511)
  call void @llvm.lifetime.end.p0(ptr nonnull %57) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %56) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %55) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %54) #8
  %512 = add nuw nsw i32 %495, 1
  %513 = icmp eq i32 %512, 60
  br i1 %513, label %491, label %494, !llvm.loop !228

514:                                              ; preds = %517
  call fastcc void @end(ptr noundef nonnull @.str.64)
  %515 = getelementptr inbounds nuw i8, ptr %62, i64 8
  %516 = getelementptr inbounds nuw i8, ptr %63, i64 8
  br label %540

517:                                              ; preds = %491, %517
  %518 = phi i32 [ 0, %491 ], [ %535, %517 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %58) #8
  %519 = call fastcc { i64, i64 } @floats()
  %520 = extractvalue { i64, i64 } %519, 0
  store i64 %520, ptr %58, align 16
  %521 = extractvalue { i64, i64 } %519, 1
  store i64 %521, ptr %492, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %59) #8
  %522 = call fastcc { i64, i64 } @floats()
  %523 = extractvalue { i64, i64 } %522, 0
  store i64 %523, ptr %59, align 16
  %524 = extractvalue { i64, i64 } %522, 1
  store i64 %524, ptr %493, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %60) #8
  %525 = call fastcc i64 @draw()
  %526 = trunc i64 %525 to i32
  %527 = shl i32 %526, 13
  %528 = and i32 %527, 24576
  %529 = or disjoint i32 %528, 8064
  store i32 %529, ptr %60, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %61) #8
  call void asm sideeffect "movaps $0, %xmm1\0A\09movups $2, %xmm2\0A\09ldmxcsr $3\0A\09cvtps2pd %xmm2, %xmm1\0A\09stmxcsr $1\0A\09ldmxcsr $4\0A\09movaps %xmm1, $0", "=*m,=*m,*m,*m,*m,*m,~{xmm1},~{xmm2},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %58, ptr nonnull elementtype(i32) %61, ptr nonnull elementtype(%struct.wide) %59, ptr nonnull elementtype(i32) %60, ptr nonnull elementtype(i32) @initial, ptr nonnull elementtype(%struct.wide) %58) #8, !srcloc !229
  %530 = load i64, ptr %58, align 16
  %531 = load i64, ptr %492, align 8
  call fastcc void @mix(i64 noundef %530)
  call fastcc void @mix(i64 noundef %531)
  %532 = load i32, ptr %61, align 4, !tbaa !5
  %533 = and i32 %532, 63
  %534 = zext nneg i32 %533 to i64
  call fastcc void @mix(i64 noundef %534)
  call void @llvm.lifetime.end.p0(ptr nonnull %61) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %60) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %59) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %58) #8
  %535 = add nuw nsw i32 %518, 1
  %536 = icmp eq i32 %535, 60
  br i1 %536, label %514, label %517, !llvm.loop !230

537:                                              ; preds = %540
  call fastcc void @end(ptr noundef nonnull @.str.65)
  %538 = getelementptr inbounds nuw i8, ptr %66, i64 8
  %539 = getelementptr inbounds nuw i8, ptr %67, i64 8
  br label %563

540:                                              ; preds = %514, %540
  %541 = phi i32 [ 0, %514 ], [ %558, %540 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %62) #8
  %542 = call fastcc { i64, i64 } @doubles()
  %543 = extractvalue { i64, i64 } %542, 0
  store i64 %543, ptr %62, align 16
  %544 = extractvalue { i64, i64 } %542, 1
  store i64 %544, ptr %515, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %63) #8
  %545 = call fastcc { i64, i64 } @doubles()
  %546 = extractvalue { i64, i64 } %545, 0
  store i64 %546, ptr %63, align 16
  %547 = extractvalue { i64, i64 } %545, 1
  store i64 %547, ptr %516, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %64) #8
  %548 = call fastcc i64 @draw()
  %549 = trunc i64 %548 to i32
  %550 = shl i32 %549, 13
  %551 = and i32 %550, 24576
  %552 = or disjoint i32 %551, 8064
  store i32 %552, ptr %64, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %65) #8
  call void asm sideeffect "movaps $0, %xmm1\0A\09movups $2, %xmm2\0A\09ldmxcsr $3\0A\09cvtpd2ps %xmm2, %xmm1\0A\09stmxcsr $1\0A\09ldmxcsr $4\0A\09movaps %xmm1, $0", "=*m,=*m,*m,*m,*m,*m,~{xmm1},~{xmm2},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %62, ptr nonnull elementtype(i32) %65, ptr nonnull elementtype(%struct.wide) %63, ptr nonnull elementtype(i32) %64, ptr nonnull elementtype(i32) @initial, ptr nonnull elementtype(%struct.wide) %62) #8, !srcloc !231
  %553 = load i64, ptr %62, align 16
  %554 = load i64, ptr %515, align 8
  call fastcc void @mix(i64 noundef %553)
  call fastcc void @mix(i64 noundef %554)
  %555 = load i32, ptr %65, align 4, !tbaa !5
  %556 = and i32 %555, 63
  %557 = zext nneg i32 %556 to i64
  call fastcc void @mix(i64 noundef %557)
  call void @llvm.lifetime.end.p0(ptr nonnull %65) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %64) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %63) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %62) #8
  %558 = add nuw nsw i32 %541, 1
  %559 = icmp eq i32 %558, 60
  br i1 %559, label %537, label %540, !llvm.loop !232

560:                                              ; preds = %563
  call fastcc void @end(ptr noundef nonnull @.str.66)
  %561 = getelementptr inbounds nuw i8, ptr %70, i64 8
  %562 = getelementptr inbounds nuw i8, ptr %71, i64 8
  br label %586

563:                                              ; preds = %537, %563
  %564 = phi i32 [ 0, %537 ], [ %581, %563 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %66) #8
  %565 = call fastcc { i64, i64 } @floats()
  %566 = extractvalue { i64, i64 } %565, 0
  store i64 %566, ptr %66, align 16
  %567 = extractvalue { i64, i64 } %565, 1
  store i64 %567, ptr %538, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %67) #8
  %568 = call fastcc { i64, i64 } @floats()
  %569 = extractvalue { i64, i64 } %568, 0
  store i64 %569, ptr %67, align 16
  %570 = extractvalue { i64, i64 } %568, 1
  store i64 %570, ptr %539, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %68) #8
  %571 = call fastcc i64 @draw()
  %572 = trunc i64 %571 to i32
  %573 = shl i32 %572, 13
  %574 = and i32 %573, 24576
  %575 = or disjoint i32 %574, 8064
  store i32 %575, ptr %68, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %69) #8
  call void asm sideeffect "movaps $0, %xmm1\0A\09movaps $2, %xmm2\0A\09ldmxcsr $3\0A\09cmpps $$1, %xmm2, %xmm1\0A\09stmxcsr $1\0A\09ldmxcsr $4\0A\09movaps %xmm1, $0", "=*m,=*m,*m,*m,*m,*m,~{xmm1},~{xmm2},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %66, ptr nonnull elementtype(i32) %69, ptr nonnull elementtype(%struct.wide) %67, ptr nonnull elementtype(i32) %68, ptr nonnull elementtype(i32) @initial, ptr nonnull elementtype(%struct.wide) %66) #8, !srcloc !233
  %576 = load i64, ptr %66, align 16
  %577 = load i64, ptr %538, align 8
  call fastcc void @mix(i64 noundef %576)
  call fastcc void @mix(i64 noundef %577)
  %578 = load i32, ptr %69, align 4, !tbaa !5
  %579 = and i32 %578, 63
  %580 = zext nneg i32 %579 to i64
  call fastcc void @mix(i64 noundef %580)
  call void @llvm.lifetime.end.p0(ptr nonnull %69) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %68) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %67) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %66) #8
  %581 = add nuw nsw i32 %564, 1
  %582 = icmp eq i32 %581, 60
  br i1 %582, label %560, label %563, !llvm.loop !234

583:                                              ; preds = %586
  call fastcc void @end(ptr noundef nonnull @.str.67)
  %584 = getelementptr inbounds nuw i8, ptr %74, i64 8
  %585 = getelementptr inbounds nuw i8, ptr %75, i64 8
  br label %609

586:                                              ; preds = %560, %586
  %587 = phi i32 [ 0, %560 ], [ %604, %586 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %70) #8
  %588 = call fastcc { i64, i64 } @doubles()
  %589 = extractvalue { i64, i64 } %588, 0
  store i64 %589, ptr %70, align 16
  %590 = extractvalue { i64, i64 } %588, 1
  store i64 %590, ptr %561, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %71) #8
  %591 = call fastcc { i64, i64 } @doubles()
  %592 = extractvalue { i64, i64 } %591, 0
  store i64 %592, ptr %71, align 16
  %593 = extractvalue { i64, i64 } %591, 1
  store i64 %593, ptr %562, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %72) #8
  %594 = call fastcc i64 @draw()
  %595 = trunc i64 %594 to i32
  %596 = shl i32 %595, 13
  %597 = and i32 %596, 24576
  %598 = or disjoint i32 %597, 8064
  store i32 %598, ptr %72, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %73) #8
  call void asm sideeffect "movaps $0, %xmm1\0A\09movaps $2, %xmm2\0A\09ldmxcsr $3\0A\09cmppd $$6, %xmm2, %xmm1\0A\09stmxcsr $1\0A\09ldmxcsr $4\0A\09movaps %xmm1, $0", "=*m,=*m,*m,*m,*m,*m,~{xmm1},~{xmm2},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %70, ptr nonnull elementtype(i32) %73, ptr nonnull elementtype(%struct.wide) %71, ptr nonnull elementtype(i32) %72, ptr nonnull elementtype(i32) @initial, ptr nonnull elementtype(%struct.wide) %70) #8, !srcloc !235
  %599 = load i64, ptr %70, align 16
  %600 = load i64, ptr %561, align 8
  call fastcc void @mix(i64 noundef %599)
  call fastcc void @mix(i64 noundef %600)
  %601 = load i32, ptr %73, align 4, !tbaa !5
  %602 = and i32 %601, 63
  %603 = zext nneg i32 %602 to i64
  call fastcc void @mix(i64 noundef %603)
  call void @llvm.lifetime.end.p0(ptr nonnull %73) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %72) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %71) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %70) #8
  %604 = add nuw nsw i32 %587, 1
  %605 = icmp eq i32 %604, 60
  br i1 %605, label %583, label %586, !llvm.loop !236

606:                                              ; preds = %609
  call fastcc void @end(ptr noundef nonnull @.str.68)
  %607 = getelementptr inbounds nuw i8, ptr %78, i64 8
  %608 = getelementptr inbounds nuw i8, ptr %79, i64 8
  br label %632

609:                                              ; preds = %583, %609
  %610 = phi i32 [ 0, %583 ], [ %627, %609 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %74) #8
  %611 = call fastcc { i64, i64 } @floats()
  %612 = extractvalue { i64, i64 } %611, 0
  store i64 %612, ptr %74, align 16
  %613 = extractvalue { i64, i64 } %611, 1
  store i64 %613, ptr %584, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %75) #8
  %614 = call fastcc { i64, i64 } @floats()
  %615 = extractvalue { i64, i64 } %614, 0
  store i64 %615, ptr %75, align 16
  %616 = extractvalue { i64, i64 } %614, 1
  store i64 %616, ptr %585, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %76) #8
  %617 = call fastcc i64 @draw()
  %618 = trunc i64 %617 to i32
  %619 = shl i32 %618, 13
  %620 = and i32 %619, 24576
  %621 = or disjoint i32 %620, 8064
  store i32 %621, ptr %76, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %77) #8
  call void asm sideeffect "movaps $0, %xmm1\0A\09movaps $2, %xmm2\0A\09ldmxcsr $3\0A\09roundps $$3, %xmm2, %xmm1\0A\09stmxcsr $1\0A\09ldmxcsr $4\0A\09movaps %xmm1, $0", "=*m,=*m,*m,*m,*m,*m,~{xmm1},~{xmm2},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %74, ptr nonnull elementtype(i32) %77, ptr nonnull elementtype(%struct.wide) %75, ptr nonnull elementtype(i32) %76, ptr nonnull elementtype(i32) @initial, ptr nonnull elementtype(%struct.wide) %74) #8, !srcloc !237
  %622 = load i64, ptr %74, align 16
  %623 = load i64, ptr %584, align 8
  call fastcc void @mix(i64 noundef %622)
  call fastcc void @mix(i64 noundef %623)
  %624 = load i32, ptr %77, align 4, !tbaa !5
  %625 = and i32 %624, 63
  %626 = zext nneg i32 %625 to i64
  call fastcc void @mix(i64 noundef %626)
  call void @llvm.lifetime.end.p0(ptr nonnull %77) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %76) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %75) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %74) #8
  %627 = add nuw nsw i32 %610, 1
  %628 = icmp eq i32 %627, 60
  br i1 %628, label %606, label %609, !llvm.loop !238

629:                                              ; preds = %632
  call fastcc void @end(ptr noundef nonnull @.str.69)
  %630 = getelementptr inbounds nuw i8, ptr %80, i64 8
  %631 = getelementptr inbounds nuw i8, ptr %81, i64 8
  br label %647

632:                                              ; preds = %606, %632
  %633 = phi i32 [ 0, %606 ], [ %642, %632 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %78) #8
  %634 = call fastcc { i64, i64 } @integers()
  %635 = extractvalue { i64, i64 } %634, 0
  store i64 %635, ptr %78, align 16
  %636 = extractvalue { i64, i64 } %634, 1
  store i64 %636, ptr %607, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %79) #8
  %637 = call fastcc { i64, i64 } @integers()
  %638 = extractvalue { i64, i64 } %637, 0
  store i64 %638, ptr %79, align 16
  %639 = extractvalue { i64, i64 } %637, 1
  store i64 %639, ptr %608, align 8
  call void asm sideeffect "movdqa $0, %xmm1\0A\09andps $1, %xmm1\0A\09movdqa %xmm1, $0", "=*m,*m,*m,~{xmm1},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %78, ptr nonnull elementtype(%struct.wide) %79, ptr nonnull elementtype(%struct.wide) %78) #8, !srcloc !239
  %640 = load i64, ptr %78, align 16
  %641 = load i64, ptr %607, align 8
  call fastcc void @mix(i64 noundef %640)
  call fastcc void @mix(i64 noundef %641)
  call void @llvm.lifetime.end.p0(ptr nonnull %79) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %78) #8
  %642 = add nuw nsw i32 %633, 1
  %643 = icmp eq i32 %642, 60
  br i1 %643, label %629, label %632, !llvm.loop !240

644:                                              ; preds = %647
  call fastcc void @end(ptr noundef nonnull @.str.70)
  %645 = getelementptr inbounds nuw i8, ptr %82, i64 8
  %646 = getelementptr inbounds nuw i8, ptr %83, i64 8
  br label %662

647:                                              ; preds = %629, %647
  %648 = phi i32 [ 0, %629 ], [ %657, %647 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %80) #8
  %649 = call fastcc { i64, i64 } @integers()
  %650 = extractvalue { i64, i64 } %649, 0
  store i64 %650, ptr %80, align 16
  %651 = extractvalue { i64, i64 } %649, 1
  store i64 %651, ptr %630, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %81) #8
  %652 = call fastcc { i64, i64 } @integers()
  %653 = extractvalue { i64, i64 } %652, 0
  store i64 %653, ptr %81, align 16
  %654 = extractvalue { i64, i64 } %652, 1
  store i64 %654, ptr %631, align 8
  call void asm sideeffect "movdqa $0, %xmm1\0A\09andnpd $1, %xmm1\0A\09movdqa %xmm1, $0", "=*m,*m,*m,~{xmm1},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %80, ptr nonnull elementtype(%struct.wide) %81, ptr nonnull elementtype(%struct.wide) %80) #8, !srcloc !241
  %655 = load i64, ptr %80, align 16
  %656 = load i64, ptr %630, align 8
  call fastcc void @mix(i64 noundef %655)
  call fastcc void @mix(i64 noundef %656)
  call void @llvm.lifetime.end.p0(ptr nonnull %81) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %80) #8
  %657 = add nuw nsw i32 %648, 1
  %658 = icmp eq i32 %657, 60
  br i1 %658, label %644, label %647, !llvm.loop !242

659:                                              ; preds = %662
  call fastcc void @end(ptr noundef nonnull @.str.71)
  %660 = getelementptr inbounds nuw i8, ptr %84, i64 8
  %661 = getelementptr inbounds nuw i8, ptr %85, i64 8
  br label %677

662:                                              ; preds = %644, %662
  %663 = phi i32 [ 0, %644 ], [ %672, %662 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %82) #8
  %664 = call fastcc { i64, i64 } @integers()
  %665 = extractvalue { i64, i64 } %664, 0
  store i64 %665, ptr %82, align 16
  %666 = extractvalue { i64, i64 } %664, 1
  store i64 %666, ptr %645, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %83) #8
  %667 = call fastcc { i64, i64 } @integers()
  %668 = extractvalue { i64, i64 } %667, 0
  store i64 %668, ptr %83, align 16
  %669 = extractvalue { i64, i64 } %667, 1
  store i64 %669, ptr %646, align 8
  call void asm sideeffect "movdqa $0, %xmm1\0A\09orps $1, %xmm1\0A\09movdqa %xmm1, $0", "=*m,*m,*m,~{xmm1},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %82, ptr nonnull elementtype(%struct.wide) %83, ptr nonnull elementtype(%struct.wide) %82) #8, !srcloc !243
  %670 = load i64, ptr %82, align 16
  %671 = load i64, ptr %645, align 8
  call fastcc void @mix(i64 noundef %670)
  call fastcc void @mix(i64 noundef %671)
  call void @llvm.lifetime.end.p0(ptr nonnull %83) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %82) #8
  %672 = add nuw nsw i32 %663, 1
  %673 = icmp eq i32 %672, 60
  br i1 %673, label %659, label %662, !llvm.loop !244

674:                                              ; preds = %677
  call fastcc void @end(ptr noundef nonnull @.str.72)
  %675 = getelementptr inbounds nuw i8, ptr %86, i64 8
  %676 = getelementptr inbounds nuw i8, ptr %87, i64 8
  br label %692

677:                                              ; preds = %659, %677
  %678 = phi i32 [ 0, %659 ], [ %687, %677 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %84) #8
  %679 = call fastcc { i64, i64 } @integers()
  %680 = extractvalue { i64, i64 } %679, 0
  store i64 %680, ptr %84, align 16
  %681 = extractvalue { i64, i64 } %679, 1
  store i64 %681, ptr %660, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %85) #8
  %682 = call fastcc { i64, i64 } @integers()
  %683 = extractvalue { i64, i64 } %682, 0
  store i64 %683, ptr %85, align 16
  %684 = extractvalue { i64, i64 } %682, 1
  store i64 %684, ptr %661, align 8
  call void asm sideeffect "movdqa $0, %xmm1\0A\09pxor $1, %xmm1\0A\09movdqa %xmm1, $0", "=*m,*m,*m,~{xmm1},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %84, ptr nonnull elementtype(%struct.wide) %85, ptr nonnull elementtype(%struct.wide) %84) #8, !srcloc !245
  %685 = load i64, ptr %84, align 16
  %686 = load i64, ptr %660, align 8
  call fastcc void @mix(i64 noundef %685)
  call fastcc void @mix(i64 noundef %686)
  call void @llvm.lifetime.end.p0(ptr nonnull %85) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %84) #8
  %687 = add nuw nsw i32 %678, 1
  %688 = icmp eq i32 %687, 60
  br i1 %688, label %674, label %677, !llvm.loop !246

689:                                              ; preds = %692
  call fastcc void @end(ptr noundef nonnull @.str.73)
  %690 = getelementptr inbounds nuw i8, ptr %88, i64 8
  %691 = getelementptr inbounds nuw i8, ptr %89, i64 8
  br label %707

692:                                              ; preds = %674, %692
  %693 = phi i32 [ 0, %674 ], [ %702, %692 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %86) #8
  %694 = call fastcc { i64, i64 } @integers()
  %695 = extractvalue { i64, i64 } %694, 0
  store i64 %695, ptr %86, align 16
  %696 = extractvalue { i64, i64 } %694, 1
  store i64 %696, ptr %675, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %87) #8
  %697 = call fastcc { i64, i64 } @integers()
  %698 = extractvalue { i64, i64 } %697, 0
  store i64 %698, ptr %87, align 16
  %699 = extractvalue { i64, i64 } %697, 1
  store i64 %699, ptr %676, align 8
  call void asm sideeffect "movdqa $0, %xmm1\0A\09pandn $1, %xmm1\0A\09movdqa %xmm1, $0", "=*m,*m,*m,~{xmm1},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %86, ptr nonnull elementtype(%struct.wide) %87, ptr nonnull elementtype(%struct.wide) %86) #8, !srcloc !247
  %700 = load i64, ptr %86, align 16
  %701 = load i64, ptr %675, align 8
  call fastcc void @mix(i64 noundef %700)
  call fastcc void @mix(i64 noundef %701)
  call void @llvm.lifetime.end.p0(ptr nonnull %87) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %86) #8
  %702 = add nuw nsw i32 %693, 1
  %703 = icmp eq i32 %702, 60
  br i1 %703, label %689, label %692, !llvm.loop !248

704:                                              ; preds = %707
  call fastcc void @end(ptr noundef nonnull @.str.74)
  %705 = getelementptr inbounds nuw i8, ptr %90, i64 8
  %706 = getelementptr inbounds nuw i8, ptr %91, i64 8
  br label %722

707:                                              ; preds = %689, %707
  %708 = phi i32 [ 0, %689 ], [ %717, %707 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %88) #8
  %709 = call fastcc { i64, i64 } @integers()
  %710 = extractvalue { i64, i64 } %709, 0
  store i64 %710, ptr %88, align 16
  %711 = extractvalue { i64, i64 } %709, 1
  store i64 %711, ptr %690, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %89) #8
  %712 = call fastcc { i64, i64 } @integers()
  %713 = extractvalue { i64, i64 } %712, 0
  store i64 %713, ptr %89, align 16
  %714 = extractvalue { i64, i64 } %712, 1
  store i64 %714, ptr %691, align 8
  call void asm sideeffect "movdqa $0, %xmm1\0A\09paddb $1, %xmm1\0A\09movdqa %xmm1, $0", "=*m,*m,*m,~{xmm1},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %88, ptr nonnull elementtype(%struct.wide) %89, ptr nonnull elementtype(%struct.wide) %88) #8, !srcloc !249
  %715 = load i64, ptr %88, align 16
  %716 = load i64, ptr %690, align 8
  call fastcc void @mix(i64 noundef %715)
  call fastcc void @mix(i64 noundef %716)
  call void @llvm.lifetime.end.p0(ptr nonnull %89) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %88) #8
  %717 = add nuw nsw i32 %708, 1
  %718 = icmp eq i32 %717, 60
  br i1 %718, label %704, label %707, !llvm.loop !250

719:                                              ; preds = %722
  call fastcc void @end(ptr noundef nonnull @.str.75)
  %720 = getelementptr inbounds nuw i8, ptr %92, i64 8
  %721 = getelementptr inbounds nuw i8, ptr %93, i64 8
  br label %737

722:                                              ; preds = %704, %722
  %723 = phi i32 [ 0, %704 ], [ %732, %722 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %90) #8
  %724 = call fastcc { i64, i64 } @integers()
  %725 = extractvalue { i64, i64 } %724, 0
  store i64 %725, ptr %90, align 16
  %726 = extractvalue { i64, i64 } %724, 1
  store i64 %726, ptr %705, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %91) #8
  %727 = call fastcc { i64, i64 } @integers()
  %728 = extractvalue { i64, i64 } %727, 0
  store i64 %728, ptr %91, align 16
  %729 = extractvalue { i64, i64 } %727, 1
  store i64 %729, ptr %706, align 8
  call void asm sideeffect "movdqa $0, %xmm1\0A\09paddw $1, %xmm1\0A\09movdqa %xmm1, $0", "=*m,*m,*m,~{xmm1},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %90, ptr nonnull elementtype(%struct.wide) %91, ptr nonnull elementtype(%struct.wide) %90) #8, !srcloc !251
  %730 = load i64, ptr %90, align 16
  %731 = load i64, ptr %705, align 8
  call fastcc void @mix(i64 noundef %730)
  call fastcc void @mix(i64 noundef %731)
  call void @llvm.lifetime.end.p0(ptr nonnull %91) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %90) #8
  %732 = add nuw nsw i32 %723, 1
  %733 = icmp eq i32 %732, 60
  br i1 %733, label %719, label %722, !llvm.loop !252

734:                                              ; preds = %737
  call fastcc void @end(ptr noundef nonnull @.str.76)
  %735 = getelementptr inbounds nuw i8, ptr %94, i64 8
  %736 = getelementptr inbounds nuw i8, ptr %95, i64 8
  br label %752

737:                                              ; preds = %719, %737
  %738 = phi i32 [ 0, %719 ], [ %747, %737 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %92) #8
  %739 = call fastcc { i64, i64 } @integers()
  %740 = extractvalue { i64, i64 } %739, 0
  store i64 %740, ptr %92, align 16
  %741 = extractvalue { i64, i64 } %739, 1
  store i64 %741, ptr %720, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %93) #8
  %742 = call fastcc { i64, i64 } @integers()
  %743 = extractvalue { i64, i64 } %742, 0
  store i64 %743, ptr %93, align 16
  %744 = extractvalue { i64, i64 } %742, 1
  store i64 %744, ptr %721, align 8
  call void asm sideeffect "movdqa $0, %xmm1\0A\09paddd $1, %xmm1\0A\09movdqa %xmm1, $0", "=*m,*m,*m,~{xmm1},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %92, ptr nonnull elementtype(%struct.wide) %93, ptr nonnull elementtype(%struct.wide) %92) #8, !srcloc !253
  %745 = load i64, ptr %92, align 16
  %746 = load i64, ptr %720, align 8
  call fastcc void @mix(i64 noundef %745)
  call fastcc void @mix(i64 noundef %746)
  call void @llvm.lifetime.end.p0(ptr nonnull %93) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %92) #8
  %747 = add nuw nsw i32 %738, 1
  %748 = icmp eq i32 %747, 60
  br i1 %748, label %734, label %737, !llvm.loop !254

749:                                              ; preds = %752
  call fastcc void @end(ptr noundef nonnull @.str.77)
  %750 = getelementptr inbounds nuw i8, ptr %96, i64 8
  %751 = getelementptr inbounds nuw i8, ptr %97, i64 8
  br label %767

752:                                              ; preds = %734, %752
  %753 = phi i32 [ 0, %734 ], [ %762, %752 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %94) #8
  %754 = call fastcc { i64, i64 } @integers()
  %755 = extractvalue { i64, i64 } %754, 0
  store i64 %755, ptr %94, align 16
  %756 = extractvalue { i64, i64 } %754, 1
  store i64 %756, ptr %735, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %95) #8
  %757 = call fastcc { i64, i64 } @integers()
  %758 = extractvalue { i64, i64 } %757, 0
  store i64 %758, ptr %95, align 16
  %759 = extractvalue { i64, i64 } %757, 1
  store i64 %759, ptr %736, align 8
  call void asm sideeffect "movdqa $0, %xmm1\0A\09paddq $1, %xmm1\0A\09movdqa %xmm1, $0", "=*m,*m,*m,~{xmm1},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %94, ptr nonnull elementtype(%struct.wide) %95, ptr nonnull elementtype(%struct.wide) %94) #8, !srcloc !255
  %760 = load i64, ptr %94, align 16
  %761 = load i64, ptr %735, align 8
  call fastcc void @mix(i64 noundef %760)
  call fastcc void @mix(i64 noundef %761)
  call void @llvm.lifetime.end.p0(ptr nonnull %95) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %94) #8
  %762 = add nuw nsw i32 %753, 1
  %763 = icmp eq i32 %762, 60
  br i1 %763, label %749, label %752, !llvm.loop !256

764:                                              ; preds = %767
  call fastcc void @end(ptr noundef nonnull @.str.78)
  %765 = getelementptr inbounds nuw i8, ptr %98, i64 8
  %766 = getelementptr inbounds nuw i8, ptr %99, i64 8
  br label %782

767:                                              ; preds = %749, %767
  %768 = phi i32 [ 0, %749 ], [ %777, %767 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %96) #8
  %769 = call fastcc { i64, i64 } @integers()
  %770 = extractvalue { i64, i64 } %769, 0
  store i64 %770, ptr %96, align 16
  %771 = extractvalue { i64, i64 } %769, 1
  store i64 %771, ptr %750, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %97) #8
  %772 = call fastcc { i64, i64 } @integers()
  %773 = extractvalue { i64, i64 } %772, 0
  store i64 %773, ptr %97, align 16
  %774 = extractvalue { i64, i64 } %772, 1
  store i64 %774, ptr %751, align 8
  call void asm sideeffect "movdqa $0, %xmm1\0A\09paddsb $1, %xmm1\0A\09movdqa %xmm1, $0", "=*m,*m,*m,~{xmm1},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %96, ptr nonnull elementtype(%struct.wide) %97, ptr nonnull elementtype(%struct.wide) %96) #8, !srcloc !257
  %775 = load i64, ptr %96, align 16
  %776 = load i64, ptr %750, align 8
  call fastcc void @mix(i64 noundef %775)
  call fastcc void @mix(i64 noundef %776)
  call void @llvm.lifetime.end.p0(ptr nonnull %97) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %96) #8
  %777 = add nuw nsw i32 %768, 1
  %778 = icmp eq i32 %777, 60
  br i1 %778, label %764, label %767, !llvm.loop !258

779:                                              ; preds = %782
  call fastcc void @end(ptr noundef nonnull @.str.79)
  %780 = getelementptr inbounds nuw i8, ptr %100, i64 8
  %781 = getelementptr inbounds nuw i8, ptr %101, i64 8
  br label %797

782:                                              ; preds = %764, %782
  %783 = phi i32 [ 0, %764 ], [ %792, %782 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %98) #8
  %784 = call fastcc { i64, i64 } @integers()
  %785 = extractvalue { i64, i64 } %784, 0
  store i64 %785, ptr %98, align 16
  %786 = extractvalue { i64, i64 } %784, 1
  store i64 %786, ptr %765, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %99) #8
  %787 = call fastcc { i64, i64 } @integers()
  %788 = extractvalue { i64, i64 } %787, 0
  store i64 %788, ptr %99, align 16
  %789 = extractvalue { i64, i64 } %787, 1
  store i64 %789, ptr %766, align 8
  call void asm sideeffect "movdqa $0, %xmm1\0A\09paddusw $1, %xmm1\0A\09movdqa %xmm1, $0", "=*m,*m,*m,~{xmm1},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %98, ptr nonnull elementtype(%struct.wide) %99, ptr nonnull elementtype(%struct.wide) %98) #8, !srcloc !259
  %790 = load i64, ptr %98, align 16
  %791 = load i64, ptr %765, align 8
  call fastcc void @mix(i64 noundef %790)
  call fastcc void @mix(i64 noundef %791)
  call void @llvm.lifetime.end.p0(ptr nonnull %99) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %98) #8
  %792 = add nuw nsw i32 %783, 1
  %793 = icmp eq i32 %792, 60
  br i1 %793, label %779, label %782, !llvm.loop !260

794:                                              ; preds = %797
  call fastcc void @end(ptr noundef nonnull @.str.80)
  %795 = getelementptr inbounds nuw i8, ptr %102, i64 8
  %796 = getelementptr inbounds nuw i8, ptr %103, i64 8
  br label %812

797:                                              ; preds = %779, %797
  %798 = phi i32 [ 0, %779 ], [ %807, %797 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %100) #8
  %799 = call fastcc { i64, i64 } @integers()
  %800 = extractvalue { i64, i64 } %799, 0
  store i64 %800, ptr %100, align 16
  %801 = extractvalue { i64, i64 } %799, 1
  store i64 %801, ptr %780, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %101) #8
  %802 = call fastcc { i64, i64 } @integers()
  %803 = extractvalue { i64, i64 } %802, 0
  store i64 %803, ptr %101, align 16
  %804 = extractvalue { i64, i64 } %802, 1
  store i64 %804, ptr %781, align 8
  call void asm sideeffect "movdqa $0, %xmm1\0A\09psubb $1, %xmm1\0A\09movdqa %xmm1, $0", "=*m,*m,*m,~{xmm1},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %100, ptr nonnull elementtype(%struct.wide) %101, ptr nonnull elementtype(%struct.wide) %100) #8, !srcloc !261
  %805 = load i64, ptr %100, align 16
  %806 = load i64, ptr %780, align 8
  call fastcc void @mix(i64 noundef %805)
  call fastcc void @mix(i64 noundef %806)
  call void @llvm.lifetime.end.p0(ptr nonnull %101) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %100) #8
  %807 = add nuw nsw i32 %798, 1
  %808 = icmp eq i32 %807, 60
  br i1 %808, label %794, label %797, !llvm.loop !262

809:                                              ; preds = %812
  call fastcc void @end(ptr noundef nonnull @.str.81)
  %810 = getelementptr inbounds nuw i8, ptr %104, i64 8
  %811 = getelementptr inbounds nuw i8, ptr %105, i64 8
  br label %827

812:                                              ; preds = %794, %812
  %813 = phi i32 [ 0, %794 ], [ %822, %812 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %102) #8
  %814 = call fastcc { i64, i64 } @integers()
  %815 = extractvalue { i64, i64 } %814, 0
  store i64 %815, ptr %102, align 16
  %816 = extractvalue { i64, i64 } %814, 1
  store i64 %816, ptr %795, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %103) #8
  %817 = call fastcc { i64, i64 } @integers()
  %818 = extractvalue { i64, i64 } %817, 0
  store i64 %818, ptr %103, align 16
  %819 = extractvalue { i64, i64 } %817, 1
  store i64 %819, ptr %796, align 8
  call void asm sideeffect "movdqa $0, %xmm1\0A\09psubq $1, %xmm1\0A\09movdqa %xmm1, $0", "=*m,*m,*m,~{xmm1},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %102, ptr nonnull elementtype(%struct.wide) %103, ptr nonnull elementtype(%struct.wide) %102) #8, !srcloc !263
  %820 = load i64, ptr %102, align 16
  %821 = load i64, ptr %795, align 8
  call fastcc void @mix(i64 noundef %820)
  call fastcc void @mix(i64 noundef %821)
  call void @llvm.lifetime.end.p0(ptr nonnull %103) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %102) #8
  %822 = add nuw nsw i32 %813, 1
  %823 = icmp eq i32 %822, 60
  br i1 %823, label %809, label %812, !llvm.loop !264

824:                                              ; preds = %827
  call fastcc void @end(ptr noundef nonnull @.str.82)
  %825 = getelementptr inbounds nuw i8, ptr %106, i64 8
  %826 = getelementptr inbounds nuw i8, ptr %107, i64 8
  br label %842

827:                                              ; preds = %809, %827
  %828 = phi i32 [ 0, %809 ], [ %837, %827 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %104) #8
  %829 = call fastcc { i64, i64 } @integers()
  %830 = extractvalue { i64, i64 } %829, 0
  store i64 %830, ptr %104, align 16
  %831 = extractvalue { i64, i64 } %829, 1
  store i64 %831, ptr %810, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %105) #8
  %832 = call fastcc { i64, i64 } @integers()
  %833 = extractvalue { i64, i64 } %832, 0
  store i64 %833, ptr %105, align 16
  %834 = extractvalue { i64, i64 } %832, 1
  store i64 %834, ptr %811, align 8
  call void asm sideeffect "movdqa $0, %xmm1\0A\09psubsw $1, %xmm1\0A\09movdqa %xmm1, $0", "=*m,*m,*m,~{xmm1},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %104, ptr nonnull elementtype(%struct.wide) %105, ptr nonnull elementtype(%struct.wide) %104) #8, !srcloc !265
  %835 = load i64, ptr %104, align 16
  %836 = load i64, ptr %810, align 8
  call fastcc void @mix(i64 noundef %835)
  call fastcc void @mix(i64 noundef %836)
  call void @llvm.lifetime.end.p0(ptr nonnull %105) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %104) #8
  %837 = add nuw nsw i32 %828, 1
  %838 = icmp eq i32 %837, 60
  br i1 %838, label %824, label %827, !llvm.loop !266

839:                                              ; preds = %842
  call fastcc void @end(ptr noundef nonnull @.str.83)
  %840 = getelementptr inbounds nuw i8, ptr %108, i64 8
  %841 = getelementptr inbounds nuw i8, ptr %109, i64 8
  br label %857

842:                                              ; preds = %824, %842
  %843 = phi i32 [ 0, %824 ], [ %852, %842 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %106) #8
  %844 = call fastcc { i64, i64 } @integers()
  %845 = extractvalue { i64, i64 } %844, 0
  store i64 %845, ptr %106, align 16
  %846 = extractvalue { i64, i64 } %844, 1
  store i64 %846, ptr %825, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %107) #8
  %847 = call fastcc { i64, i64 } @integers()
  %848 = extractvalue { i64, i64 } %847, 0
  store i64 %848, ptr %107, align 16
  %849 = extractvalue { i64, i64 } %847, 1
  store i64 %849, ptr %826, align 8
  call void asm sideeffect "movdqa $0, %xmm1\0A\09psubusb $1, %xmm1\0A\09movdqa %xmm1, $0", "=*m,*m,*m,~{xmm1},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %106, ptr nonnull elementtype(%struct.wide) %107, ptr nonnull elementtype(%struct.wide) %106) #8, !srcloc !267
  %850 = load i64, ptr %106, align 16
  %851 = load i64, ptr %825, align 8
  call fastcc void @mix(i64 noundef %850)
  call fastcc void @mix(i64 noundef %851)
  call void @llvm.lifetime.end.p0(ptr nonnull %107) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %106) #8
  %852 = add nuw nsw i32 %843, 1
  %853 = icmp eq i32 %852, 60
  br i1 %853, label %839, label %842, !llvm.loop !268

854:                                              ; preds = %857
  call fastcc void @end(ptr noundef nonnull @.str.84)
  %855 = getelementptr inbounds nuw i8, ptr %110, i64 8
  %856 = getelementptr inbounds nuw i8, ptr %111, i64 8
  br label %872

857:                                              ; preds = %839, %857
  %858 = phi i32 [ 0, %839 ], [ %867, %857 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %108) #8
  %859 = call fastcc { i64, i64 } @integers()
  %860 = extractvalue { i64, i64 } %859, 0
  store i64 %860, ptr %108, align 16
  %861 = extractvalue { i64, i64 } %859, 1
  store i64 %861, ptr %840, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %109) #8
  %862 = call fastcc { i64, i64 } @integers()
  %863 = extractvalue { i64, i64 } %862, 0
  store i64 %863, ptr %109, align 16
  %864 = extractvalue { i64, i64 } %862, 1
  store i64 %864, ptr %841, align 8
  call void asm sideeffect "movdqa $0, %xmm1\0A\09pcmpeqb $1, %xmm1\0A\09movdqa %xmm1, $0", "=*m,*m,*m,~{xmm1},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %108, ptr nonnull elementtype(%struct.wide) %109, ptr nonnull elementtype(%struct.wide) %108) #8, !srcloc !269
  %865 = load i64, ptr %108, align 16
  %866 = load i64, ptr %840, align 8
  call fastcc void @mix(i64 noundef %865)
  call fastcc void @mix(i64 noundef %866)
  call void @llvm.lifetime.end.p0(ptr nonnull %109) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %108) #8
  %867 = add nuw nsw i32 %858, 1
  %868 = icmp eq i32 %867, 60
  br i1 %868, label %854, label %857, !llvm.loop !270

869:                                              ; preds = %872
  call fastcc void @end(ptr noundef nonnull @.str.85)
  %870 = getelementptr inbounds nuw i8, ptr %112, i64 8
  %871 = getelementptr inbounds nuw i8, ptr %113, i64 8
  br label %887

872:                                              ; preds = %854, %872
  %873 = phi i32 [ 0, %854 ], [ %882, %872 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %110) #8
  %874 = call fastcc { i64, i64 } @integers()
  %875 = extractvalue { i64, i64 } %874, 0
  store i64 %875, ptr %110, align 16
  %876 = extractvalue { i64, i64 } %874, 1
  store i64 %876, ptr %855, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %111) #8
  %877 = call fastcc { i64, i64 } @integers()
  %878 = extractvalue { i64, i64 } %877, 0
  store i64 %878, ptr %111, align 16
  %879 = extractvalue { i64, i64 } %877, 1
  store i64 %879, ptr %856, align 8
  call void asm sideeffect "movdqa $0, %xmm1\0A\09pcmpeqw $1, %xmm1\0A\09movdqa %xmm1, $0", "=*m,*m,*m,~{xmm1},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %110, ptr nonnull elementtype(%struct.wide) %111, ptr nonnull elementtype(%struct.wide) %110) #8, !srcloc !271
  %880 = load i64, ptr %110, align 16
  %881 = load i64, ptr %855, align 8
  call fastcc void @mix(i64 noundef %880)
  call fastcc void @mix(i64 noundef %881)
  call void @llvm.lifetime.end.p0(ptr nonnull %111) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %110) #8
  %882 = add nuw nsw i32 %873, 1
  %883 = icmp eq i32 %882, 60
  br i1 %883, label %869, label %872, !llvm.loop !272

884:                                              ; preds = %887
  call fastcc void @end(ptr noundef nonnull @.str.86)
  %885 = getelementptr inbounds nuw i8, ptr %114, i64 8
  %886 = getelementptr inbounds nuw i8, ptr %115, i64 8
  br label %902

887:                                              ; preds = %869, %887
  %888 = phi i32 [ 0, %869 ], [ %897, %887 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %112) #8
  %889 = call fastcc { i64, i64 } @integers()
  %890 = extractvalue { i64, i64 } %889, 0
  store i64 %890, ptr %112, align 16
  %891 = extractvalue { i64, i64 } %889, 1
  store i64 %891, ptr %870, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %113) #8
  %892 = call fastcc { i64, i64 } @integers()
  %893 = extractvalue { i64, i64 } %892, 0
  store i64 %893, ptr %113, align 16
  %894 = extractvalue { i64, i64 } %892, 1
  store i64 %894, ptr %871, align 8
  call void asm sideeffect "movdqa $0, %xmm1\0A\09pcmpeqd $1, %xmm1\0A\09movdqa %xmm1, $0", "=*m,*m,*m,~{xmm1},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %112, ptr nonnull elementtype(%struct.wide) %113, ptr nonnull elementtype(%struct.wide) %112) #8, !srcloc !273
  %895 = load i64, ptr %112, align 16
  %896 = load i64, ptr %870, align 8
  call fastcc void @mix(i64 noundef %895)
  call fastcc void @mix(i64 noundef %896)
  call void @llvm.lifetime.end.p0(ptr nonnull %113) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %112) #8
  %897 = add nuw nsw i32 %888, 1
  %898 = icmp eq i32 %897, 60
  br i1 %898, label %884, label %887, !llvm.loop !274

899:                                              ; preds = %902
  call fastcc void @end(ptr noundef nonnull @.str.87)
  %900 = getelementptr inbounds nuw i8, ptr %116, i64 8
  %901 = getelementptr inbounds nuw i8, ptr %117, i64 8
  br label %917

902:                                              ; preds = %884, %902
  %903 = phi i32 [ 0, %884 ], [ %912, %902 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %114) #8
  %904 = call fastcc { i64, i64 } @integers()
  %905 = extractvalue { i64, i64 } %904, 0
  store i64 %905, ptr %114, align 16
  %906 = extractvalue { i64, i64 } %904, 1
  store i64 %906, ptr %885, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %115) #8
  %907 = call fastcc { i64, i64 } @integers()
  %908 = extractvalue { i64, i64 } %907, 0
  store i64 %908, ptr %115, align 16
  %909 = extractvalue { i64, i64 } %907, 1
  store i64 %909, ptr %886, align 8
  call void asm sideeffect "movdqa $0, %xmm1\0A\09pcmpeqq $1, %xmm1\0A\09movdqa %xmm1, $0", "=*m,*m,*m,~{xmm1},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %114, ptr nonnull elementtype(%struct.wide) %115, ptr nonnull elementtype(%struct.wide) %114) #8, !srcloc !275
  %910 = load i64, ptr %114, align 16
  %911 = load i64, ptr %885, align 8
  call fastcc void @mix(i64 noundef %910)
  call fastcc void @mix(i64 noundef %911)
  call void @llvm.lifetime.end.p0(ptr nonnull %115) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %114) #8
  %912 = add nuw nsw i32 %903, 1
  %913 = icmp eq i32 %912, 60
  br i1 %913, label %899, label %902, !llvm.loop !276

914:                                              ; preds = %917
  call fastcc void @end(ptr noundef nonnull @.str.88)
  %915 = getelementptr inbounds nuw i8, ptr %118, i64 8
  %916 = getelementptr inbounds nuw i8, ptr %119, i64 8
  br label %932

917:                                              ; preds = %899, %917
  %918 = phi i32 [ 0, %899 ], [ %927, %917 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %116) #8
  %919 = call fastcc { i64, i64 } @integers()
  %920 = extractvalue { i64, i64 } %919, 0
  store i64 %920, ptr %116, align 16
  %921 = extractvalue { i64, i64 } %919, 1
  store i64 %921, ptr %900, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %117) #8
  %922 = call fastcc { i64, i64 } @integers()
  %923 = extractvalue { i64, i64 } %922, 0
  store i64 %923, ptr %117, align 16
  %924 = extractvalue { i64, i64 } %922, 1
  store i64 %924, ptr %901, align 8
  call void asm sideeffect "movdqa $0, %xmm1\0A\09pcmpgtb $1, %xmm1\0A\09movdqa %xmm1, $0", "=*m,*m,*m,~{xmm1},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %116, ptr nonnull elementtype(%struct.wide) %117, ptr nonnull elementtype(%struct.wide) %116) #8, !srcloc !277
  %925 = load i64, ptr %116, align 16
  %926 = load i64, ptr %900, align 8
  call fastcc void @mix(i64 noundef %925)
  call fastcc void @mix(i64 noundef %926)
  call void @llvm.lifetime.end.p0(ptr nonnull %117) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %116) #8
  %927 = add nuw nsw i32 %918, 1
  %928 = icmp eq i32 %927, 60
  br i1 %928, label %914, label %917, !llvm.loop !278

929:                                              ; preds = %932
  call fastcc void @end(ptr noundef nonnull @.str.89)
  %930 = getelementptr inbounds nuw i8, ptr %120, i64 8
  %931 = getelementptr inbounds nuw i8, ptr %121, i64 8
  br label %947

932:                                              ; preds = %914, %932
  %933 = phi i32 [ 0, %914 ], [ %942, %932 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %118) #8
  %934 = call fastcc { i64, i64 } @integers()
  %935 = extractvalue { i64, i64 } %934, 0
  store i64 %935, ptr %118, align 16
  %936 = extractvalue { i64, i64 } %934, 1
  store i64 %936, ptr %915, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %119) #8
  %937 = call fastcc { i64, i64 } @integers()
  %938 = extractvalue { i64, i64 } %937, 0
  store i64 %938, ptr %119, align 16
  %939 = extractvalue { i64, i64 } %937, 1
  store i64 %939, ptr %916, align 8
  call void asm sideeffect "movdqa $0, %xmm1\0A\09pcmpgtd $1, %xmm1\0A\09movdqa %xmm1, $0", "=*m,*m,*m,~{xmm1},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %118, ptr nonnull elementtype(%struct.wide) %119, ptr nonnull elementtype(%struct.wide) %118) #8, !srcloc !279
  %940 = load i64, ptr %118, align 16
  %941 = load i64, ptr %915, align 8
  call fastcc void @mix(i64 noundef %940)
  call fastcc void @mix(i64 noundef %941)
  call void @llvm.lifetime.end.p0(ptr nonnull %119) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %118) #8
  %942 = add nuw nsw i32 %933, 1
  %943 = icmp eq i32 %942, 60
  br i1 %943, label %929, label %932, !llvm.loop !280

944:                                              ; preds = %947
  call fastcc void @end(ptr noundef nonnull @.str.90)
  %945 = getelementptr inbounds nuw i8, ptr %122, i64 8
  %946 = getelementptr inbounds nuw i8, ptr %123, i64 8
  br label %962

947:                                              ; preds = %929, %947
  %948 = phi i32 [ 0, %929 ], [ %957, %947 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %120) #8
  %949 = call fastcc { i64, i64 } @integers()
  %950 = extractvalue { i64, i64 } %949, 0
  store i64 %950, ptr %120, align 16
  %951 = extractvalue { i64, i64 } %949, 1
  store i64 %951, ptr %930, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %121) #8
  %952 = call fastcc { i64, i64 } @integers()
  %953 = extractvalue { i64, i64 } %952, 0
  store i64 %953, ptr %121, align 16
  %954 = extractvalue { i64, i64 } %952, 1
  store i64 %954, ptr %931, align 8
  call void asm sideeffect "movdqa $0, %xmm1\0A\09pcmpgtq $1, %xmm1\0A\09movdqa %xmm1, $0", "=*m,*m,*m,~{xmm1},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %120, ptr nonnull elementtype(%struct.wide) %121, ptr nonnull elementtype(%struct.wide) %120) #8, !srcloc !281
  %955 = load i64, ptr %120, align 16
  %956 = load i64, ptr %930, align 8
  call fastcc void @mix(i64 noundef %955)
  call fastcc void @mix(i64 noundef %956)
  call void @llvm.lifetime.end.p0(ptr nonnull %121) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %120) #8
  %957 = add nuw nsw i32 %948, 1
  %958 = icmp eq i32 %957, 60
  br i1 %958, label %944, label %947, !llvm.loop !282

959:                                              ; preds = %962
  call fastcc void @end(ptr noundef nonnull @.str.91)
  %960 = getelementptr inbounds nuw i8, ptr %124, i64 8
  %961 = getelementptr inbounds nuw i8, ptr %125, i64 8
  br label %977

962:                                              ; preds = %944, %962
  %963 = phi i32 [ 0, %944 ], [ %972, %962 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %122) #8
  %964 = call fastcc { i64, i64 } @integers()
  %965 = extractvalue { i64, i64 } %964, 0
  store i64 %965, ptr %122, align 16
  %966 = extractvalue { i64, i64 } %964, 1
  store i64 %966, ptr %945, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %123) #8
  %967 = call fastcc { i64, i64 } @integers()
  %968 = extractvalue { i64, i64 } %967, 0
  store i64 %968, ptr %123, align 16
  %969 = extractvalue { i64, i64 } %967, 1
  store i64 %969, ptr %946, align 8
  call void asm sideeffect "movdqa $0, %xmm1\0A\09pminub $1, %xmm1\0A\09movdqa %xmm1, $0", "=*m,*m,*m,~{xmm1},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %122, ptr nonnull elementtype(%struct.wide) %123, ptr nonnull elementtype(%struct.wide) %122) #8, !srcloc !283
  %970 = load i64, ptr %122, align 16
  %971 = load i64, ptr %945, align 8
  call fastcc void @mix(i64 noundef %970)
  call fastcc void @mix(i64 noundef %971)
  call void @llvm.lifetime.end.p0(ptr nonnull %123) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %122) #8
  %972 = add nuw nsw i32 %963, 1
  %973 = icmp eq i32 %972, 60
  br i1 %973, label %959, label %962, !llvm.loop !284

974:                                              ; preds = %977
  call fastcc void @end(ptr noundef nonnull @.str.92)
  %975 = getelementptr inbounds nuw i8, ptr %126, i64 8
  %976 = getelementptr inbounds nuw i8, ptr %127, i64 8
  br label %992

977:                                              ; preds = %959, %977
  %978 = phi i32 [ 0, %959 ], [ %987, %977 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %124) #8
  %979 = call fastcc { i64, i64 } @integers()
  %980 = extractvalue { i64, i64 } %979, 0
  store i64 %980, ptr %124, align 16
  %981 = extractvalue { i64, i64 } %979, 1
  store i64 %981, ptr %960, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %125) #8
  %982 = call fastcc { i64, i64 } @integers()
  %983 = extractvalue { i64, i64 } %982, 0
  store i64 %983, ptr %125, align 16
  %984 = extractvalue { i64, i64 } %982, 1
  store i64 %984, ptr %961, align 8
  call void asm sideeffect "movdqa $0, %xmm1\0A\09pmaxub $1, %xmm1\0A\09movdqa %xmm1, $0", "=*m,*m,*m,~{xmm1},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %124, ptr nonnull elementtype(%struct.wide) %125, ptr nonnull elementtype(%struct.wide) %124) #8, !srcloc !285
  %985 = load i64, ptr %124, align 16
  %986 = load i64, ptr %960, align 8
  call fastcc void @mix(i64 noundef %985)
  call fastcc void @mix(i64 noundef %986)
  call void @llvm.lifetime.end.p0(ptr nonnull %125) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %124) #8
  %987 = add nuw nsw i32 %978, 1
  %988 = icmp eq i32 %987, 60
  br i1 %988, label %974, label %977, !llvm.loop !286

989:                                              ; preds = %992
  call fastcc void @end(ptr noundef nonnull @.str.93)
  %990 = getelementptr inbounds nuw i8, ptr %128, i64 8
  %991 = getelementptr inbounds nuw i8, ptr %129, i64 8
  br label %1007

992:                                              ; preds = %974, %992
  %993 = phi i32 [ 0, %974 ], [ %1002, %992 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %126) #8
  %994 = call fastcc { i64, i64 } @integers()
  %995 = extractvalue { i64, i64 } %994, 0
  store i64 %995, ptr %126, align 16
  %996 = extractvalue { i64, i64 } %994, 1
  store i64 %996, ptr %975, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %127) #8
  %997 = call fastcc { i64, i64 } @integers()
  %998 = extractvalue { i64, i64 } %997, 0
  store i64 %998, ptr %127, align 16
  %999 = extractvalue { i64, i64 } %997, 1
  store i64 %999, ptr %976, align 8
  call void asm sideeffect "movdqa $0, %xmm1\0A\09pminsw $1, %xmm1\0A\09movdqa %xmm1, $0", "=*m,*m,*m,~{xmm1},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %126, ptr nonnull elementtype(%struct.wide) %127, ptr nonnull elementtype(%struct.wide) %126) #8, !srcloc !287
  %1000 = load i64, ptr %126, align 16
  %1001 = load i64, ptr %975, align 8
  call fastcc void @mix(i64 noundef %1000)
  call fastcc void @mix(i64 noundef %1001)
  call void @llvm.lifetime.end.p0(ptr nonnull %127) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %126) #8
  %1002 = add nuw nsw i32 %993, 1
  %1003 = icmp eq i32 %1002, 60
  br i1 %1003, label %989, label %992, !llvm.loop !288

1004:                                             ; preds = %1007
  call fastcc void @end(ptr noundef nonnull @.str.94)
  %1005 = getelementptr inbounds nuw i8, ptr %130, i64 8
  %1006 = getelementptr inbounds nuw i8, ptr %131, i64 8
  br label %1022

1007:                                             ; preds = %989, %1007
  %1008 = phi i32 [ 0, %989 ], [ %1017, %1007 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %128) #8
  %1009 = call fastcc { i64, i64 } @integers()
  %1010 = extractvalue { i64, i64 } %1009, 0
  store i64 %1010, ptr %128, align 16
  %1011 = extractvalue { i64, i64 } %1009, 1
  store i64 %1011, ptr %990, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %129) #8
  %1012 = call fastcc { i64, i64 } @integers()
  %1013 = extractvalue { i64, i64 } %1012, 0
  store i64 %1013, ptr %129, align 16
  %1014 = extractvalue { i64, i64 } %1012, 1
  store i64 %1014, ptr %991, align 8
  call void asm sideeffect "movdqa $0, %xmm1\0A\09pmaxsd $1, %xmm1\0A\09movdqa %xmm1, $0", "=*m,*m,*m,~{xmm1},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %128, ptr nonnull elementtype(%struct.wide) %129, ptr nonnull elementtype(%struct.wide) %128) #8, !srcloc !289
  %1015 = load i64, ptr %128, align 16
  %1016 = load i64, ptr %990, align 8
  call fastcc void @mix(i64 noundef %1015)
  call fastcc void @mix(i64 noundef %1016)
  call void @llvm.lifetime.end.p0(ptr nonnull %129) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %128) #8
  %1017 = add nuw nsw i32 %1008, 1
  %1018 = icmp eq i32 %1017, 60
  br i1 %1018, label %1004, label %1007, !llvm.loop !290

1019:                                             ; preds = %1022
  call fastcc void @end(ptr noundef nonnull @.str.95)
  %1020 = getelementptr inbounds nuw i8, ptr %132, i64 8
  %1021 = getelementptr inbounds nuw i8, ptr %133, i64 8
  br label %1037

1022:                                             ; preds = %1004, %1022
  %1023 = phi i32 [ 0, %1004 ], [ %1032, %1022 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %130) #8
  %1024 = call fastcc { i64, i64 } @integers()
  %1025 = extractvalue { i64, i64 } %1024, 0
  store i64 %1025, ptr %130, align 16
  %1026 = extractvalue { i64, i64 } %1024, 1
  store i64 %1026, ptr %1005, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %131) #8
  %1027 = call fastcc { i64, i64 } @integers()
  %1028 = extractvalue { i64, i64 } %1027, 0
  store i64 %1028, ptr %131, align 16
  %1029 = extractvalue { i64, i64 } %1027, 1
  store i64 %1029, ptr %1006, align 8
  call void asm sideeffect "movdqa $0, %xmm1\0A\09pavgb $1, %xmm1\0A\09movdqa %xmm1, $0", "=*m,*m,*m,~{xmm1},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %130, ptr nonnull elementtype(%struct.wide) %131, ptr nonnull elementtype(%struct.wide) %130) #8, !srcloc !291
  %1030 = load i64, ptr %130, align 16
  %1031 = load i64, ptr %1005, align 8
  call fastcc void @mix(i64 noundef %1030)
  call fastcc void @mix(i64 noundef %1031)
  call void @llvm.lifetime.end.p0(ptr nonnull %131) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %130) #8
  %1032 = add nuw nsw i32 %1023, 1
  %1033 = icmp eq i32 %1032, 60
  br i1 %1033, label %1019, label %1022, !llvm.loop !292

1034:                                             ; preds = %1037
  call fastcc void @end(ptr noundef nonnull @.str.96)
  %1035 = getelementptr inbounds nuw i8, ptr %134, i64 8
  %1036 = getelementptr inbounds nuw i8, ptr %135, i64 8
  br label %1052

1037:                                             ; preds = %1019, %1037
  %1038 = phi i32 [ 0, %1019 ], [ %1047, %1037 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %132) #8
  %1039 = call fastcc { i64, i64 } @integers()
  %1040 = extractvalue { i64, i64 } %1039, 0
  store i64 %1040, ptr %132, align 16
  %1041 = extractvalue { i64, i64 } %1039, 1
  store i64 %1041, ptr %1020, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %133) #8
  %1042 = call fastcc { i64, i64 } @integers()
  %1043 = extractvalue { i64, i64 } %1042, 0
  store i64 %1043, ptr %133, align 16
  %1044 = extractvalue { i64, i64 } %1042, 1
  store i64 %1044, ptr %1021, align 8
  call void asm sideeffect "movdqa $0, %xmm1\0A\09pmullw $1, %xmm1\0A\09movdqa %xmm1, $0", "=*m,*m,*m,~{xmm1},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %132, ptr nonnull elementtype(%struct.wide) %133, ptr nonnull elementtype(%struct.wide) %132) #8, !srcloc !293
  %1045 = load i64, ptr %132, align 16
  %1046 = load i64, ptr %1020, align 8
  call fastcc void @mix(i64 noundef %1045)
  call fastcc void @mix(i64 noundef %1046)
  call void @llvm.lifetime.end.p0(ptr nonnull %133) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %132) #8
  %1047 = add nuw nsw i32 %1038, 1
  %1048 = icmp eq i32 %1047, 60
  br i1 %1048, label %1034, label %1037, !llvm.loop !294

1049:                                             ; preds = %1052
  call fastcc void @end(ptr noundef nonnull @.str.97)
  %1050 = getelementptr inbounds nuw i8, ptr %136, i64 8
  %1051 = getelementptr inbounds nuw i8, ptr %137, i64 8
  br label %1067

1052:                                             ; preds = %1034, %1052
  %1053 = phi i32 [ 0, %1034 ], [ %1062, %1052 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %134) #8
  %1054 = call fastcc { i64, i64 } @integers()
  %1055 = extractvalue { i64, i64 } %1054, 0
  store i64 %1055, ptr %134, align 16
  %1056 = extractvalue { i64, i64 } %1054, 1
  store i64 %1056, ptr %1035, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %135) #8
  %1057 = call fastcc { i64, i64 } @integers()
  %1058 = extractvalue { i64, i64 } %1057, 0
  store i64 %1058, ptr %135, align 16
  %1059 = extractvalue { i64, i64 } %1057, 1
  store i64 %1059, ptr %1036, align 8
  call void asm sideeffect "movdqa $0, %xmm1\0A\09pmulhw $1, %xmm1\0A\09movdqa %xmm1, $0", "=*m,*m,*m,~{xmm1},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %134, ptr nonnull elementtype(%struct.wide) %135, ptr nonnull elementtype(%struct.wide) %134) #8, !srcloc !295
  %1060 = load i64, ptr %134, align 16
  %1061 = load i64, ptr %1035, align 8
  call fastcc void @mix(i64 noundef %1060)
  call fastcc void @mix(i64 noundef %1061)
  call void @llvm.lifetime.end.p0(ptr nonnull %135) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %134) #8
  %1062 = add nuw nsw i32 %1053, 1
  %1063 = icmp eq i32 %1062, 60
  br i1 %1063, label %1049, label %1052, !llvm.loop !296

1064:                                             ; preds = %1067
  call fastcc void @end(ptr noundef nonnull @.str.98)
  %1065 = getelementptr inbounds nuw i8, ptr %138, i64 8
  %1066 = getelementptr inbounds nuw i8, ptr %139, i64 8
  br label %1082

1067:                                             ; preds = %1049, %1067
  %1068 = phi i32 [ 0, %1049 ], [ %1077, %1067 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %136) #8
  %1069 = call fastcc { i64, i64 } @integers()
  %1070 = extractvalue { i64, i64 } %1069, 0
  store i64 %1070, ptr %136, align 16
  %1071 = extractvalue { i64, i64 } %1069, 1
  store i64 %1071, ptr %1050, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %137) #8
  %1072 = call fastcc { i64, i64 } @integers()
  %1073 = extractvalue { i64, i64 } %1072, 0
  store i64 %1073, ptr %137, align 16
  %1074 = extractvalue { i64, i64 } %1072, 1
  store i64 %1074, ptr %1051, align 8
  call void asm sideeffect "movdqa $0, %xmm1\0A\09pmulhuw $1, %xmm1\0A\09movdqa %xmm1, $0", "=*m,*m,*m,~{xmm1},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %136, ptr nonnull elementtype(%struct.wide) %137, ptr nonnull elementtype(%struct.wide) %136) #8, !srcloc !297
  %1075 = load i64, ptr %136, align 16
  %1076 = load i64, ptr %1050, align 8
  call fastcc void @mix(i64 noundef %1075)
  call fastcc void @mix(i64 noundef %1076)
  call void @llvm.lifetime.end.p0(ptr nonnull %137) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %136) #8
  %1077 = add nuw nsw i32 %1068, 1
  %1078 = icmp eq i32 %1077, 60
  br i1 %1078, label %1064, label %1067, !llvm.loop !298

1079:                                             ; preds = %1082
  call fastcc void @end(ptr noundef nonnull @.str.99)
  %1080 = getelementptr inbounds nuw i8, ptr %140, i64 8
  %1081 = getelementptr inbounds nuw i8, ptr %141, i64 8
  br label %1097

1082:                                             ; preds = %1064, %1082
  %1083 = phi i32 [ 0, %1064 ], [ %1092, %1082 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %138) #8
  %1084 = call fastcc { i64, i64 } @integers()
  %1085 = extractvalue { i64, i64 } %1084, 0
  store i64 %1085, ptr %138, align 16
  %1086 = extractvalue { i64, i64 } %1084, 1
  store i64 %1086, ptr %1065, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %139) #8
  %1087 = call fastcc { i64, i64 } @integers()
  %1088 = extractvalue { i64, i64 } %1087, 0
  store i64 %1088, ptr %139, align 16
  %1089 = extractvalue { i64, i64 } %1087, 1
  store i64 %1089, ptr %1066, align 8
  call void asm sideeffect "movdqa $0, %xmm1\0A\09pmulld $1, %xmm1\0A\09movdqa %xmm1, $0", "=*m,*m,*m,~{xmm1},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %138, ptr nonnull elementtype(%struct.wide) %139, ptr nonnull elementtype(%struct.wide) %138) #8, !srcloc !299
  %1090 = load i64, ptr %138, align 16
  %1091 = load i64, ptr %1065, align 8
  call fastcc void @mix(i64 noundef %1090)
  call fastcc void @mix(i64 noundef %1091)
  call void @llvm.lifetime.end.p0(ptr nonnull %139) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %138) #8
  %1092 = add nuw nsw i32 %1083, 1
  %1093 = icmp eq i32 %1092, 60
  br i1 %1093, label %1079, label %1082, !llvm.loop !300

1094:                                             ; preds = %1097
  call fastcc void @end(ptr noundef nonnull @.str.100)
  %1095 = getelementptr inbounds nuw i8, ptr %142, i64 8
  %1096 = getelementptr inbounds nuw i8, ptr %143, i64 8
  br label %1112

1097:                                             ; preds = %1079, %1097
  %1098 = phi i32 [ 0, %1079 ], [ %1107, %1097 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %140) #8
  %1099 = call fastcc { i64, i64 } @integers()
  %1100 = extractvalue { i64, i64 } %1099, 0
  store i64 %1100, ptr %140, align 16
  %1101 = extractvalue { i64, i64 } %1099, 1
  store i64 %1101, ptr %1080, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %141) #8
  %1102 = call fastcc { i64, i64 } @integers()
  %1103 = extractvalue { i64, i64 } %1102, 0
  store i64 %1103, ptr %141, align 16
  %1104 = extractvalue { i64, i64 } %1102, 1
  store i64 %1104, ptr %1081, align 8
  call void asm sideeffect "movdqa $0, %xmm1\0A\09pmuludq $1, %xmm1\0A\09movdqa %xmm1, $0", "=*m,*m,*m,~{xmm1},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %140, ptr nonnull elementtype(%struct.wide) %141, ptr nonnull elementtype(%struct.wide) %140) #8, !srcloc !301
  %1105 = load i64, ptr %140, align 16
  %1106 = load i64, ptr %1080, align 8
  call fastcc void @mix(i64 noundef %1105)
  call fastcc void @mix(i64 noundef %1106)
  call void @llvm.lifetime.end.p0(ptr nonnull %141) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %140) #8
  %1107 = add nuw nsw i32 %1098, 1
  %1108 = icmp eq i32 %1107, 60
  br i1 %1108, label %1094, label %1097, !llvm.loop !302

1109:                                             ; preds = %1112
  call fastcc void @end(ptr noundef nonnull @.str.101)
  %1110 = getelementptr inbounds nuw i8, ptr %144, i64 8
  %1111 = getelementptr inbounds nuw i8, ptr %145, i64 8
  br label %1127

1112:                                             ; preds = %1094, %1112
  %1113 = phi i32 [ 0, %1094 ], [ %1122, %1112 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %142) #8
  %1114 = call fastcc { i64, i64 } @integers()
  %1115 = extractvalue { i64, i64 } %1114, 0
  store i64 %1115, ptr %142, align 16
  %1116 = extractvalue { i64, i64 } %1114, 1
  store i64 %1116, ptr %1095, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %143) #8
  %1117 = call fastcc { i64, i64 } @integers()
  %1118 = extractvalue { i64, i64 } %1117, 0
  store i64 %1118, ptr %143, align 16
  %1119 = extractvalue { i64, i64 } %1117, 1
  store i64 %1119, ptr %1096, align 8
  call void asm sideeffect "movdqa $0, %xmm1\0A\09pshufb $1, %xmm1\0A\09movdqa %xmm1, $0", "=*m,*m,*m,~{xmm1},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %142, ptr nonnull elementtype(%struct.wide) %143, ptr nonnull elementtype(%struct.wide) %142) #8, !srcloc !303
  %1120 = load i64, ptr %142, align 16
  %1121 = load i64, ptr %1095, align 8
  call fastcc void @mix(i64 noundef %1120)
  call fastcc void @mix(i64 noundef %1121)
  call void @llvm.lifetime.end.p0(ptr nonnull %143) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %142) #8
  %1122 = add nuw nsw i32 %1113, 1
  %1123 = icmp eq i32 %1122, 60
  br i1 %1123, label %1109, label %1112, !llvm.loop !304

1124:                                             ; preds = %1127
  call fastcc void @end(ptr noundef nonnull @.str.102)
  %1125 = getelementptr inbounds nuw i8, ptr %146, i64 8
  %1126 = getelementptr inbounds nuw i8, ptr %147, i64 8
  br label %1142

1127:                                             ; preds = %1109, %1127
  %1128 = phi i32 [ 0, %1109 ], [ %1137, %1127 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %144) #8
  %1129 = call fastcc { i64, i64 } @integers()
  %1130 = extractvalue { i64, i64 } %1129, 0
  store i64 %1130, ptr %144, align 16
  %1131 = extractvalue { i64, i64 } %1129, 1
  store i64 %1131, ptr %1110, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %145) #8
  %1132 = call fastcc { i64, i64 } @integers()
  %1133 = extractvalue { i64, i64 } %1132, 0
  store i64 %1133, ptr %145, align 16
  %1134 = extractvalue { i64, i64 } %1132, 1
  store i64 %1134, ptr %1111, align 8
  call void asm sideeffect "movdqa $0, %xmm1\0A\09punpcklbw $1, %xmm1\0A\09movdqa %xmm1, $0", "=*m,*m,*m,~{xmm1},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %144, ptr nonnull elementtype(%struct.wide) %145, ptr nonnull elementtype(%struct.wide) %144) #8, !srcloc !305
  %1135 = load i64, ptr %144, align 16
  %1136 = load i64, ptr %1110, align 8
  call fastcc void @mix(i64 noundef %1135)
  call fastcc void @mix(i64 noundef %1136)
  call void @llvm.lifetime.end.p0(ptr nonnull %145) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %144) #8
  %1137 = add nuw nsw i32 %1128, 1
  %1138 = icmp eq i32 %1137, 60
  br i1 %1138, label %1124, label %1127, !llvm.loop !306

1139:                                             ; preds = %1142
  call fastcc void @end(ptr noundef nonnull @.str.103)
  %1140 = getelementptr inbounds nuw i8, ptr %148, i64 8
  %1141 = getelementptr inbounds nuw i8, ptr %149, i64 8
  br label %1157

1142:                                             ; preds = %1124, %1142
  %1143 = phi i32 [ 0, %1124 ], [ %1152, %1142 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %146) #8
  %1144 = call fastcc { i64, i64 } @integers()
  %1145 = extractvalue { i64, i64 } %1144, 0
  store i64 %1145, ptr %146, align 16
  %1146 = extractvalue { i64, i64 } %1144, 1
  store i64 %1146, ptr %1125, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %147) #8
  %1147 = call fastcc { i64, i64 } @integers()
  %1148 = extractvalue { i64, i64 } %1147, 0
  store i64 %1148, ptr %147, align 16
  %1149 = extractvalue { i64, i64 } %1147, 1
  store i64 %1149, ptr %1126, align 8
  call void asm sideeffect "movdqa $0, %xmm1\0A\09punpckhwd $1, %xmm1\0A\09movdqa %xmm1, $0", "=*m,*m,*m,~{xmm1},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %146, ptr nonnull elementtype(%struct.wide) %147, ptr nonnull elementtype(%struct.wide) %146) #8, !srcloc !307
  %1150 = load i64, ptr %146, align 16
  %1151 = load i64, ptr %1125, align 8
  call fastcc void @mix(i64 noundef %1150)
  call fastcc void @mix(i64 noundef %1151)
  call void @llvm.lifetime.end.p0(ptr nonnull %147) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %146) #8
  %1152 = add nuw nsw i32 %1143, 1
  %1153 = icmp eq i32 %1152, 60
  br i1 %1153, label %1139, label %1142, !llvm.loop !308

1154:                                             ; preds = %1157
  call fastcc void @end(ptr noundef nonnull @.str.104)
  %1155 = getelementptr inbounds nuw i8, ptr %150, i64 8
  %1156 = getelementptr inbounds nuw i8, ptr %151, i64 8
  br label %1172

1157:                                             ; preds = %1139, %1157
  %1158 = phi i32 [ 0, %1139 ], [ %1167, %1157 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %148) #8
  %1159 = call fastcc { i64, i64 } @integers()
  %1160 = extractvalue { i64, i64 } %1159, 0
  store i64 %1160, ptr %148, align 16
  %1161 = extractvalue { i64, i64 } %1159, 1
  store i64 %1161, ptr %1140, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %149) #8
  %1162 = call fastcc { i64, i64 } @integers()
  %1163 = extractvalue { i64, i64 } %1162, 0
  store i64 %1163, ptr %149, align 16
  %1164 = extractvalue { i64, i64 } %1162, 1
  store i64 %1164, ptr %1141, align 8
  call void asm sideeffect "movdqa $0, %xmm1\0A\09punpckldq $1, %xmm1\0A\09movdqa %xmm1, $0", "=*m,*m,*m,~{xmm1},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %148, ptr nonnull elementtype(%struct.wide) %149, ptr nonnull elementtype(%struct.wide) %148) #8, !srcloc !309
  %1165 = load i64, ptr %148, align 16
  %1166 = load i64, ptr %1140, align 8
  call fastcc void @mix(i64 noundef %1165)
  call fastcc void @mix(i64 noundef %1166)
  call void @llvm.lifetime.end.p0(ptr nonnull %149) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %148) #8
  %1167 = add nuw nsw i32 %1158, 1
  %1168 = icmp eq i32 %1167, 60
  br i1 %1168, label %1154, label %1157, !llvm.loop !310

1169:                                             ; preds = %1172
  call fastcc void @end(ptr noundef nonnull @.str.105)
  %1170 = getelementptr inbounds nuw i8, ptr %152, i64 8
  %1171 = getelementptr inbounds nuw i8, ptr %153, i64 8
  br label %1187

1172:                                             ; preds = %1154, %1172
  %1173 = phi i32 [ 0, %1154 ], [ %1182, %1172 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %150) #8
  %1174 = call fastcc { i64, i64 } @integers()
  %1175 = extractvalue { i64, i64 } %1174, 0
  store i64 %1175, ptr %150, align 16
  %1176 = extractvalue { i64, i64 } %1174, 1
  store i64 %1176, ptr %1155, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %151) #8
  %1177 = call fastcc { i64, i64 } @integers()
  %1178 = extractvalue { i64, i64 } %1177, 0
  store i64 %1178, ptr %151, align 16
  %1179 = extractvalue { i64, i64 } %1177, 1
  store i64 %1179, ptr %1156, align 8
  call void asm sideeffect "movdqa $0, %xmm1\0A\09punpckhqdq $1, %xmm1\0A\09movdqa %xmm1, $0", "=*m,*m,*m,~{xmm1},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %150, ptr nonnull elementtype(%struct.wide) %151, ptr nonnull elementtype(%struct.wide) %150) #8, !srcloc !311
  %1180 = load i64, ptr %150, align 16
  %1181 = load i64, ptr %1155, align 8
  call fastcc void @mix(i64 noundef %1180)
  call fastcc void @mix(i64 noundef %1181)
  call void @llvm.lifetime.end.p0(ptr nonnull %151) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %150) #8
  %1182 = add nuw nsw i32 %1173, 1
  %1183 = icmp eq i32 %1182, 60
  br i1 %1183, label %1169, label %1172, !llvm.loop !312

1184:                                             ; preds = %1187
  call fastcc void @end(ptr noundef nonnull @.str.106)
  %1185 = getelementptr inbounds nuw i8, ptr %154, i64 8
  %1186 = getelementptr inbounds nuw i8, ptr %155, i64 8
  br label %1202

1187:                                             ; preds = %1169, %1187
  %1188 = phi i32 [ 0, %1169 ], [ %1197, %1187 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %152) #8
  %1189 = call fastcc { i64, i64 } @integers()
  %1190 = extractvalue { i64, i64 } %1189, 0
  store i64 %1190, ptr %152, align 16
  %1191 = extractvalue { i64, i64 } %1189, 1
  store i64 %1191, ptr %1170, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %153) #8
  %1192 = call fastcc { i64, i64 } @integers()
  %1193 = extractvalue { i64, i64 } %1192, 0
  store i64 %1193, ptr %153, align 16
  %1194 = extractvalue { i64, i64 } %1192, 1
  store i64 %1194, ptr %1171, align 8
  call void asm sideeffect "movdqa $0, %xmm1\0A\09unpcklps $1, %xmm1\0A\09movdqa %xmm1, $0", "=*m,*m,*m,~{xmm1},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %152, ptr nonnull elementtype(%struct.wide) %153, ptr nonnull elementtype(%struct.wide) %152) #8, !srcloc !313
  %1195 = load i64, ptr %152, align 16
  %1196 = load i64, ptr %1170, align 8
  call fastcc void @mix(i64 noundef %1195)
  call fastcc void @mix(i64 noundef %1196)
  call void @llvm.lifetime.end.p0(ptr nonnull %153) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %152) #8
  %1197 = add nuw nsw i32 %1188, 1
  %1198 = icmp eq i32 %1197, 60
  br i1 %1198, label %1184, label %1187, !llvm.loop !314

1199:                                             ; preds = %1202
  call fastcc void @end(ptr noundef nonnull @.str.107)
  %1200 = getelementptr inbounds nuw i8, ptr %156, i64 8
  %1201 = getelementptr inbounds nuw i8, ptr %157, i64 8
  br label %1217

1202:                                             ; preds = %1184, %1202
  %1203 = phi i32 [ 0, %1184 ], [ %1212, %1202 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %154) #8
  %1204 = call fastcc { i64, i64 } @integers()
  %1205 = extractvalue { i64, i64 } %1204, 0
  store i64 %1205, ptr %154, align 16
  %1206 = extractvalue { i64, i64 } %1204, 1
  store i64 %1206, ptr %1185, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %155) #8
  %1207 = call fastcc { i64, i64 } @integers()
  %1208 = extractvalue { i64, i64 } %1207, 0
  store i64 %1208, ptr %155, align 16
  %1209 = extractvalue { i64, i64 } %1207, 1
  store i64 %1209, ptr %1186, align 8
  call void asm sideeffect "movdqa $0, %xmm1\0A\09unpckhpd $1, %xmm1\0A\09movdqa %xmm1, $0", "=*m,*m,*m,~{xmm1},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %154, ptr nonnull elementtype(%struct.wide) %155, ptr nonnull elementtype(%struct.wide) %154) #8, !srcloc !315
  %1210 = load i64, ptr %154, align 16
  %1211 = load i64, ptr %1185, align 8
  call fastcc void @mix(i64 noundef %1210)
  call fastcc void @mix(i64 noundef %1211)
  call void @llvm.lifetime.end.p0(ptr nonnull %155) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %154) #8
  %1212 = add nuw nsw i32 %1203, 1
  %1213 = icmp eq i32 %1212, 60
  br i1 %1213, label %1199, label %1202, !llvm.loop !316

1214:                                             ; preds = %1217
  call fastcc void @end(ptr noundef nonnull @.str.108)
  %1215 = getelementptr inbounds nuw i8, ptr %158, i64 8
  %1216 = getelementptr inbounds nuw i8, ptr %159, i64 8
  br label %1232

1217:                                             ; preds = %1199, %1217
  %1218 = phi i32 [ 0, %1199 ], [ %1227, %1217 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %156) #8
  %1219 = call fastcc { i64, i64 } @integers()
  %1220 = extractvalue { i64, i64 } %1219, 0
  store i64 %1220, ptr %156, align 16
  %1221 = extractvalue { i64, i64 } %1219, 1
  store i64 %1221, ptr %1200, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %157) #8
  %1222 = call fastcc { i64, i64 } @integers()
  %1223 = extractvalue { i64, i64 } %1222, 0
  store i64 %1223, ptr %157, align 16
  %1224 = extractvalue { i64, i64 } %1222, 1
  store i64 %1224, ptr %1201, align 8
  call void asm sideeffect "movdqa $0, %xmm1\0A\09pshufd $$0x1b, $1, %xmm1\0A\09movdqa %xmm1, $0", "=*m,*m,*m,~{xmm1},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %156, ptr nonnull elementtype(%struct.wide) %157, ptr nonnull elementtype(%struct.wide) %156) #8, !srcloc !317
  %1225 = load i64, ptr %156, align 16
  %1226 = load i64, ptr %1200, align 8
  call fastcc void @mix(i64 noundef %1225)
  call fastcc void @mix(i64 noundef %1226)
  call void @llvm.lifetime.end.p0(ptr nonnull %157) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %156) #8
  %1227 = add nuw nsw i32 %1218, 1
  %1228 = icmp eq i32 %1227, 60
  br i1 %1228, label %1214, label %1217, !llvm.loop !318

1229:                                             ; preds = %1232
  call fastcc void @end(ptr noundef nonnull @.str.109)
  %1230 = getelementptr inbounds nuw i8, ptr %160, i64 8
  %1231 = getelementptr inbounds nuw i8, ptr %161, i64 8
  br label %1247

1232:                                             ; preds = %1214, %1232
  %1233 = phi i32 [ 0, %1214 ], [ %1242, %1232 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %158) #8
  %1234 = call fastcc { i64, i64 } @integers()
  %1235 = extractvalue { i64, i64 } %1234, 0
  store i64 %1235, ptr %158, align 16
  %1236 = extractvalue { i64, i64 } %1234, 1
  store i64 %1236, ptr %1215, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %159) #8
  %1237 = call fastcc { i64, i64 } @integers()
  %1238 = extractvalue { i64, i64 } %1237, 0
  store i64 %1238, ptr %159, align 16
  %1239 = extractvalue { i64, i64 } %1237, 1
  store i64 %1239, ptr %1216, align 8
  call void asm sideeffect "movdqa $0, %xmm1\0A\09pshuflw $$0x93, $1, %xmm1\0A\09movdqa %xmm1, $0", "=*m,*m,*m,~{xmm1},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %158, ptr nonnull elementtype(%struct.wide) %159, ptr nonnull elementtype(%struct.wide) %158) #8, !srcloc !319
  %1240 = load i64, ptr %158, align 16
  %1241 = load i64, ptr %1215, align 8
  call fastcc void @mix(i64 noundef %1240)
  call fastcc void @mix(i64 noundef %1241)
  call void @llvm.lifetime.end.p0(ptr nonnull %159) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %158) #8
  %1242 = add nuw nsw i32 %1233, 1
  %1243 = icmp eq i32 %1242, 60
  br i1 %1243, label %1229, label %1232, !llvm.loop !320

1244:                                             ; preds = %1247
  call fastcc void @end(ptr noundef nonnull @.str.110)
  %1245 = getelementptr inbounds nuw i8, ptr %162, i64 8
  %1246 = getelementptr inbounds nuw i8, ptr %163, i64 8
  br label %1262

1247:                                             ; preds = %1229, %1247
  %1248 = phi i32 [ 0, %1229 ], [ %1257, %1247 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %160) #8
  %1249 = call fastcc { i64, i64 } @integers()
  %1250 = extractvalue { i64, i64 } %1249, 0
  store i64 %1250, ptr %160, align 16
  %1251 = extractvalue { i64, i64 } %1249, 1
  store i64 %1251, ptr %1230, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %161) #8
  %1252 = call fastcc { i64, i64 } @integers()
  %1253 = extractvalue { i64, i64 } %1252, 0
  store i64 %1253, ptr %161, align 16
  %1254 = extractvalue { i64, i64 } %1252, 1
  store i64 %1254, ptr %1231, align 8
  call void asm sideeffect "movdqa $0, %xmm1\0A\09pshufhw $$0x4e, $1, %xmm1\0A\09movdqa %xmm1, $0", "=*m,*m,*m,~{xmm1},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %160, ptr nonnull elementtype(%struct.wide) %161, ptr nonnull elementtype(%struct.wide) %160) #8, !srcloc !321
  %1255 = load i64, ptr %160, align 16
  %1256 = load i64, ptr %1230, align 8
  call fastcc void @mix(i64 noundef %1255)
  call fastcc void @mix(i64 noundef %1256)
  call void @llvm.lifetime.end.p0(ptr nonnull %161) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %160) #8
  %1257 = add nuw nsw i32 %1248, 1
  %1258 = icmp eq i32 %1257, 60
  br i1 %1258, label %1244, label %1247, !llvm.loop !322

1259:                                             ; preds = %1262
  call fastcc void @end(ptr noundef nonnull @.str.111)
  %1260 = getelementptr inbounds nuw i8, ptr %164, i64 8
  %1261 = getelementptr inbounds nuw i8, ptr %165, i64 8
  br label %1277

1262:                                             ; preds = %1244, %1262
  %1263 = phi i32 [ 0, %1244 ], [ %1272, %1262 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %162) #8
  %1264 = call fastcc { i64, i64 } @integers()
  %1265 = extractvalue { i64, i64 } %1264, 0
  store i64 %1265, ptr %162, align 16
  %1266 = extractvalue { i64, i64 } %1264, 1
  store i64 %1266, ptr %1245, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %163) #8
  %1267 = call fastcc { i64, i64 } @integers()
  %1268 = extractvalue { i64, i64 } %1267, 0
  store i64 %1268, ptr %163, align 16
  %1269 = extractvalue { i64, i64 } %1267, 1
  store i64 %1269, ptr %1246, align 8
  call void asm sideeffect "movdqa $0, %xmm1\0A\09shufps $$0xb1, $1, %xmm1\0A\09movdqa %xmm1, $0", "=*m,*m,*m,~{xmm1},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %162, ptr nonnull elementtype(%struct.wide) %163, ptr nonnull elementtype(%struct.wide) %162) #8, !srcloc !323
  %1270 = load i64, ptr %162, align 16
  %1271 = load i64, ptr %1245, align 8
  call fastcc void @mix(i64 noundef %1270)
  call fastcc void @mix(i64 noundef %1271)
  call void @llvm.lifetime.end.p0(ptr nonnull %163) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %162) #8
  %1272 = add nuw nsw i32 %1263, 1
  %1273 = icmp eq i32 %1272, 60
  br i1 %1273, label %1259, label %1262, !llvm.loop !324

1274:                                             ; preds = %1277
  call fastcc void @end(ptr noundef nonnull @.str.112)
  %1275 = getelementptr inbounds nuw i8, ptr %166, i64 8
  %1276 = getelementptr inbounds nuw i8, ptr %167, i64 8
  br label %1292

1277:                                             ; preds = %1259, %1277
  %1278 = phi i32 [ 0, %1259 ], [ %1287, %1277 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %164) #8
  %1279 = call fastcc { i64, i64 } @integers()
  %1280 = extractvalue { i64, i64 } %1279, 0
  store i64 %1280, ptr %164, align 16
  %1281 = extractvalue { i64, i64 } %1279, 1
  store i64 %1281, ptr %1260, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %165) #8
  %1282 = call fastcc { i64, i64 } @integers()
  %1283 = extractvalue { i64, i64 } %1282, 0
  store i64 %1283, ptr %165, align 16
  %1284 = extractvalue { i64, i64 } %1282, 1
  store i64 %1284, ptr %1261, align 8
  call void asm sideeffect "movdqa $0, %xmm1\0A\09shufpd $$1, $1, %xmm1\0A\09movdqa %xmm1, $0", "=*m,*m,*m,~{xmm1},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %164, ptr nonnull elementtype(%struct.wide) %165, ptr nonnull elementtype(%struct.wide) %164) #8, !srcloc !325
  %1285 = load i64, ptr %164, align 16
  %1286 = load i64, ptr %1260, align 8
  call fastcc void @mix(i64 noundef %1285)
  call fastcc void @mix(i64 noundef %1286)
  call void @llvm.lifetime.end.p0(ptr nonnull %165) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %164) #8
  %1287 = add nuw nsw i32 %1278, 1
  %1288 = icmp eq i32 %1287, 60
  br i1 %1288, label %1274, label %1277, !llvm.loop !326

1289:                                             ; preds = %1292
  call fastcc void @end(ptr noundef nonnull @.str.113)
  %1290 = getelementptr inbounds nuw i8, ptr %168, i64 8
  %1291 = getelementptr inbounds nuw i8, ptr %169, i64 8
  br label %1307

1292:                                             ; preds = %1274, %1292
  %1293 = phi i32 [ 0, %1274 ], [ %1302, %1292 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %166) #8
  %1294 = call fastcc { i64, i64 } @integers()
  %1295 = extractvalue { i64, i64 } %1294, 0
  store i64 %1295, ptr %166, align 16
  %1296 = extractvalue { i64, i64 } %1294, 1
  store i64 %1296, ptr %1275, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %167) #8
  %1297 = call fastcc { i64, i64 } @integers()
  %1298 = extractvalue { i64, i64 } %1297, 0
  store i64 %1298, ptr %167, align 16
  %1299 = extractvalue { i64, i64 } %1297, 1
  store i64 %1299, ptr %1276, align 8
  call void asm sideeffect "movdqa $0, %xmm1\0A\09palignr $$5, $1, %xmm1\0A\09movdqa %xmm1, $0", "=*m,*m,*m,~{xmm1},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %166, ptr nonnull elementtype(%struct.wide) %167, ptr nonnull elementtype(%struct.wide) %166) #8, !srcloc !327
  %1300 = load i64, ptr %166, align 16
  %1301 = load i64, ptr %1275, align 8
  call fastcc void @mix(i64 noundef %1300)
  call fastcc void @mix(i64 noundef %1301)
  call void @llvm.lifetime.end.p0(ptr nonnull %167) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %166) #8
  %1302 = add nuw nsw i32 %1293, 1
  %1303 = icmp eq i32 %1302, 60
  br i1 %1303, label %1289, label %1292, !llvm.loop !328

1304:                                             ; preds = %1307
  call fastcc void @end(ptr noundef nonnull @.str.114)
  %1305 = getelementptr inbounds nuw i8, ptr %170, i64 8
  %1306 = getelementptr inbounds nuw i8, ptr %171, i64 8
  br label %1322

1307:                                             ; preds = %1289, %1307
  %1308 = phi i32 [ 0, %1289 ], [ %1317, %1307 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %168) #8
  %1309 = call fastcc { i64, i64 } @integers()
  %1310 = extractvalue { i64, i64 } %1309, 0
  store i64 %1310, ptr %168, align 16
  %1311 = extractvalue { i64, i64 } %1309, 1
  store i64 %1311, ptr %1290, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %169) #8
  %1312 = call fastcc { i64, i64 } @integers()
  %1313 = extractvalue { i64, i64 } %1312, 0
  store i64 %1313, ptr %169, align 16
  %1314 = extractvalue { i64, i64 } %1312, 1
  store i64 %1314, ptr %1291, align 8
  call void asm sideeffect "movdqa $0, %xmm1\0A\09palignr $$19, $1, %xmm1\0A\09movdqa %xmm1, $0", "=*m,*m,*m,~{xmm1},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %168, ptr nonnull elementtype(%struct.wide) %169, ptr nonnull elementtype(%struct.wide) %168) #8, !srcloc !329
  %1315 = load i64, ptr %168, align 16
  %1316 = load i64, ptr %1290, align 8
  call fastcc void @mix(i64 noundef %1315)
  call fastcc void @mix(i64 noundef %1316)
  call void @llvm.lifetime.end.p0(ptr nonnull %169) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %168) #8
  %1317 = add nuw nsw i32 %1308, 1
  %1318 = icmp eq i32 %1317, 60
  br i1 %1318, label %1304, label %1307, !llvm.loop !330

1319:                                             ; preds = %1322
  call fastcc void @end(ptr noundef nonnull @.str.115)
  %1320 = getelementptr inbounds nuw i8, ptr %172, i64 8
  %1321 = getelementptr inbounds nuw i8, ptr %173, i64 8
  br label %1336

1322:                                             ; preds = %1304, %1322
  %1323 = phi i32 [ 0, %1304 ], [ %1331, %1322 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %170) #8
  %1324 = call fastcc { i64, i64 } @integers()
  %1325 = extractvalue { i64, i64 } %1324, 0
  store i64 %1325, ptr %170, align 16
  %1326 = extractvalue { i64, i64 } %1324, 1
  store i64 %1326, ptr %1305, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %171) #8
  %1327 = call fastcc i64 @draw()
  %1328 = urem i64 %1327, 20
  store i64 %1328, ptr %171, align 16, !tbaa !331
  store i64 0, ptr %1306, align 8, !tbaa !333
  call void asm sideeffect "movdqa $0, %xmm1\0A\09psllw $1, %xmm1\0A\09psllw $$3, %xmm1\0A\09movdqa %xmm1, $0", "=*m,*m,*m,~{xmm1},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %170, ptr nonnull elementtype(%struct.wide) %171, ptr nonnull elementtype(%struct.wide) %170) #8, !srcloc !334
  %1329 = load i64, ptr %170, align 16
  %1330 = load i64, ptr %1305, align 8
  call fastcc void @mix(i64 noundef %1329)
  call fastcc void @mix(i64 noundef %1330)
  call void @llvm.lifetime.end.p0(ptr nonnull %171) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %170) #8
  %1331 = add nuw nsw i32 %1323, 1
  %1332 = icmp eq i32 %1331, 60
  br i1 %1332, label %1319, label %1322, !llvm.loop !335

1333:                                             ; preds = %1336
  call fastcc void @end(ptr noundef nonnull @.str.116)
  %1334 = getelementptr inbounds nuw i8, ptr %174, i64 8
  %1335 = getelementptr inbounds nuw i8, ptr %175, i64 8
  br label %1350

1336:                                             ; preds = %1319, %1336
  %1337 = phi i32 [ 0, %1319 ], [ %1345, %1336 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %172) #8
  %1338 = call fastcc { i64, i64 } @integers()
  %1339 = extractvalue { i64, i64 } %1338, 0
  store i64 %1339, ptr %172, align 16
  %1340 = extractvalue { i64, i64 } %1338, 1
  store i64 %1340, ptr %1320, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %173) #8
  %1341 = call fastcc i64 @draw()
  %1342 = urem i64 %1341, 40
  store i64 %1342, ptr %173, align 16, !tbaa !331
  store i64 0, ptr %1321, align 8, !tbaa !333
  call void asm sideeffect "movdqa $0, %xmm1\0A\09pslld $1, %xmm1\0A\09pslld $$3, %xmm1\0A\09movdqa %xmm1, $0", "=*m,*m,*m,~{xmm1},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %172, ptr nonnull elementtype(%struct.wide) %173, ptr nonnull elementtype(%struct.wide) %172) #8, !srcloc !336
  %1343 = load i64, ptr %172, align 16
  %1344 = load i64, ptr %1320, align 8
  call fastcc void @mix(i64 noundef %1343)
  call fastcc void @mix(i64 noundef %1344)
  call void @llvm.lifetime.end.p0(ptr nonnull %173) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %172) #8
  %1345 = add nuw nsw i32 %1337, 1
  %1346 = icmp eq i32 %1345, 60
  br i1 %1346, label %1333, label %1336, !llvm.loop !337

1347:                                             ; preds = %1350
  call fastcc void @end(ptr noundef nonnull @.str.117)
  %1348 = getelementptr inbounds nuw i8, ptr %176, i64 8
  %1349 = getelementptr inbounds nuw i8, ptr %177, i64 8
  br label %1364

1350:                                             ; preds = %1333, %1350
  %1351 = phi i32 [ 0, %1333 ], [ %1359, %1350 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %174) #8
  %1352 = call fastcc { i64, i64 } @integers()
  %1353 = extractvalue { i64, i64 } %1352, 0
  store i64 %1353, ptr %174, align 16
  %1354 = extractvalue { i64, i64 } %1352, 1
  store i64 %1354, ptr %1334, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %175) #8
  %1355 = call fastcc i64 @draw()
  %1356 = urem i64 %1355, 70
  store i64 %1356, ptr %175, align 16, !tbaa !331
  store i64 0, ptr %1335, align 8, !tbaa !333
  call void asm sideeffect "movdqa $0, %xmm1\0A\09psllq $1, %xmm1\0A\09psllq $$3, %xmm1\0A\09movdqa %xmm1, $0", "=*m,*m,*m,~{xmm1},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %174, ptr nonnull elementtype(%struct.wide) %175, ptr nonnull elementtype(%struct.wide) %174) #8, !srcloc !338
  %1357 = load i64, ptr %174, align 16
  %1358 = load i64, ptr %1334, align 8
  call fastcc void @mix(i64 noundef %1357)
  call fastcc void @mix(i64 noundef %1358)
  call void @llvm.lifetime.end.p0(ptr nonnull %175) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %174) #8
  %1359 = add nuw nsw i32 %1351, 1
  %1360 = icmp eq i32 %1359, 60
  br i1 %1360, label %1347, label %1350, !llvm.loop !339

1361:                                             ; preds = %1364
  call fastcc void @end(ptr noundef nonnull @.str.118)
  %1362 = getelementptr inbounds nuw i8, ptr %178, i64 8
  %1363 = getelementptr inbounds nuw i8, ptr %179, i64 8
  br label %1378

1364:                                             ; preds = %1347, %1364
  %1365 = phi i32 [ 0, %1347 ], [ %1373, %1364 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %176) #8
  %1366 = call fastcc { i64, i64 } @integers()
  %1367 = extractvalue { i64, i64 } %1366, 0
  store i64 %1367, ptr %176, align 16
  %1368 = extractvalue { i64, i64 } %1366, 1
  store i64 %1368, ptr %1348, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %177) #8
  %1369 = call fastcc i64 @draw()
  %1370 = urem i64 %1369, 20
  store i64 %1370, ptr %177, align 16, !tbaa !331
  store i64 0, ptr %1349, align 8, !tbaa !333
  call void asm sideeffect "movdqa $0, %xmm1\0A\09psrlw $1, %xmm1\0A\09psrlw $$3, %xmm1\0A\09movdqa %xmm1, $0", "=*m,*m,*m,~{xmm1},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %176, ptr nonnull elementtype(%struct.wide) %177, ptr nonnull elementtype(%struct.wide) %176) #8, !srcloc !340
  %1371 = load i64, ptr %176, align 16
  %1372 = load i64, ptr %1348, align 8
  call fastcc void @mix(i64 noundef %1371)
  call fastcc void @mix(i64 noundef %1372)
  call void @llvm.lifetime.end.p0(ptr nonnull %177) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %176) #8
  %1373 = add nuw nsw i32 %1365, 1
  %1374 = icmp eq i32 %1373, 60
  br i1 %1374, label %1361, label %1364, !llvm.loop !341

1375:                                             ; preds = %1378
  call fastcc void @end(ptr noundef nonnull @.str.119)
  %1376 = getelementptr inbounds nuw i8, ptr %180, i64 8
  %1377 = getelementptr inbounds nuw i8, ptr %181, i64 8
  br label %1392

1378:                                             ; preds = %1361, %1378
  %1379 = phi i32 [ 0, %1361 ], [ %1387, %1378 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %178) #8
  %1380 = call fastcc { i64, i64 } @integers()
  %1381 = extractvalue { i64, i64 } %1380, 0
  store i64 %1381, ptr %178, align 16
  %1382 = extractvalue { i64, i64 } %1380, 1
  store i64 %1382, ptr %1362, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %179) #8
  %1383 = call fastcc i64 @draw()
  %1384 = urem i64 %1383, 70
  store i64 %1384, ptr %179, align 16, !tbaa !331
  store i64 0, ptr %1363, align 8, !tbaa !333
  call void asm sideeffect "movdqa $0, %xmm1\0A\09psrlq $1, %xmm1\0A\09psrlq $$3, %xmm1\0A\09movdqa %xmm1, $0", "=*m,*m,*m,~{xmm1},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %178, ptr nonnull elementtype(%struct.wide) %179, ptr nonnull elementtype(%struct.wide) %178) #8, !srcloc !342
  %1385 = load i64, ptr %178, align 16
  %1386 = load i64, ptr %1362, align 8
  call fastcc void @mix(i64 noundef %1385)
  call fastcc void @mix(i64 noundef %1386)
  call void @llvm.lifetime.end.p0(ptr nonnull %179) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %178) #8
  %1387 = add nuw nsw i32 %1379, 1
  %1388 = icmp eq i32 %1387, 60
  br i1 %1388, label %1375, label %1378, !llvm.loop !343

1389:                                             ; preds = %1392
  call fastcc void @end(ptr noundef nonnull @.str.120)
  %1390 = getelementptr inbounds nuw i8, ptr %182, i64 8
  %1391 = getelementptr inbounds nuw i8, ptr %183, i64 8
  br label %1406

1392:                                             ; preds = %1375, %1392
  %1393 = phi i32 [ 0, %1375 ], [ %1401, %1392 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %180) #8
  %1394 = call fastcc { i64, i64 } @integers()
  %1395 = extractvalue { i64, i64 } %1394, 0
  store i64 %1395, ptr %180, align 16
  %1396 = extractvalue { i64, i64 } %1394, 1
  store i64 %1396, ptr %1376, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %181) #8
  %1397 = call fastcc i64 @draw()
  %1398 = urem i64 %1397, 20
  store i64 %1398, ptr %181, align 16, !tbaa !331
  store i64 0, ptr %1377, align 8, !tbaa !333
  call void asm sideeffect "movdqa $0, %xmm1\0A\09psraw $1, %xmm1\0A\09psraw $$3, %xmm1\0A\09movdqa %xmm1, $0", "=*m,*m,*m,~{xmm1},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %180, ptr nonnull elementtype(%struct.wide) %181, ptr nonnull elementtype(%struct.wide) %180) #8, !srcloc !344
  %1399 = load i64, ptr %180, align 16
  %1400 = load i64, ptr %1376, align 8
  call fastcc void @mix(i64 noundef %1399)
  call fastcc void @mix(i64 noundef %1400)
  call void @llvm.lifetime.end.p0(ptr nonnull %181) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %180) #8
  %1401 = add nuw nsw i32 %1393, 1
  %1402 = icmp eq i32 %1401, 60
  br i1 %1402, label %1389, label %1392, !llvm.loop !345

1403:                                             ; preds = %1406
  call fastcc void @end(ptr noundef nonnull @.str.121)
  %1404 = getelementptr inbounds nuw i8, ptr %184, i64 8
  %1405 = getelementptr inbounds nuw i8, ptr %185, i64 8
  br label %1418

1406:                                             ; preds = %1389, %1406
  %1407 = phi i32 [ 0, %1389 ], [ %1415, %1406 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %182) #8
  %1408 = call fastcc { i64, i64 } @integers()
  %1409 = extractvalue { i64, i64 } %1408, 0
  store i64 %1409, ptr %182, align 16
  %1410 = extractvalue { i64, i64 } %1408, 1
  store i64 %1410, ptr %1390, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %183) #8
  %1411 = call fastcc i64 @draw()
  %1412 = urem i64 %1411, 40
  store i64 %1412, ptr %183, align 16, !tbaa !331
  store i64 0, ptr %1391, align 8, !tbaa !333
  call void asm sideeffect "movdqa $0, %xmm1\0A\09psrad $1, %xmm1\0A\09psrad $$3, %xmm1\0A\09movdqa %xmm1, $0", "=*m,*m,*m,~{xmm1},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %182, ptr nonnull elementtype(%struct.wide) %183, ptr nonnull elementtype(%struct.wide) %182) #8, !srcloc !346
  %1413 = load i64, ptr %182, align 16
  %1414 = load i64, ptr %1390, align 8
  call fastcc void @mix(i64 noundef %1413)
  call fastcc void @mix(i64 noundef %1414)
  call void @llvm.lifetime.end.p0(ptr nonnull %183) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %182) #8
  %1415 = add nuw nsw i32 %1407, 1
  %1416 = icmp eq i32 %1415, 60
  br i1 %1416, label %1403, label %1406, !llvm.loop !347

1417:                                             ; preds = %1418
  call fastcc void @end(ptr noundef nonnull @.str.122)
  ret void

1418:                                             ; preds = %1403, %1418
  %1419 = phi i32 [ 0, %1403 ], [ %1435, %1418 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %184) #8
  %1420 = call fastcc { i64, i64 } @integers()
  %1421 = extractvalue { i64, i64 } %1420, 0
  store i64 %1421, ptr %184, align 16
  %1422 = extractvalue { i64, i64 } %1420, 1
  store i64 %1422, ptr %1404, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %185) #8
  %1423 = call fastcc { i64, i64 } @integers()
  %1424 = extractvalue { i64, i64 } %1423, 0
  store i64 %1424, ptr %185, align 16
  %1425 = extractvalue { i64, i64 } %1423, 1
  store i64 %1425, ptr %1405, align 8
  %1426 = call { i64, i64, i64 } asm sideeffect "movdqa $3, %xmm1\0A\09movmskps %xmm1, ${0:k}\0A\09movmskpd %xmm1, ${1:k}\0A\09pmovmskb %xmm1, ${2:k}", "=&r,=&r,=&r,*m,~{xmm1},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %184) #8, !srcloc !348
  %1427 = extractvalue { i64, i64, i64 } %1426, 0
  %1428 = extractvalue { i64, i64, i64 } %1426, 1
  %1429 = extractvalue { i64, i64, i64 } %1426, 2
  call fastcc void @mix(i64 noundef %1427)
  call fastcc void @mix(i64 noundef %1428)
  call fastcc void @mix(i64 noundef %1429)
  %1430 = call { i64, i64, i64 } asm sideeffect "pxor %xmm2, %xmm2\0A\09movq $3, %xmm1\0A\09movhps $4, %xmm1\0A\09movsd %xmm1, %xmm2\0A\09psrldq $$3, %xmm1\0A\09movss %xmm1, %xmm2\0A\09movhlps %xmm1, %xmm2\0A\09movlhps %xmm2, %xmm1\0A\09pslldq $$2, %xmm1\0A\09movd %xmm1, ${0:k}\0A\09movq %xmm1, $1\0A\09pinsrw $$5, ${0:k}, %xmm2\0A\09pextrw $$3, %xmm2, ${2:k}\0A\09movdqu %xmm2, $3", "=&r,=&r,=&r,=*m,*m,*m,~{xmm1},~{xmm2},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.wide) %185, ptr nonnull elementtype(i64) %1404, ptr nonnull elementtype(%struct.wide) %185) #8, !srcloc !349
  %1431 = extractvalue { i64, i64, i64 } %1430, 0
  %1432 = extractvalue { i64, i64, i64 } %1430, 1
  %1433 = extractvalue { i64, i64, i64 } %1430, 2
  call fastcc void @mix(i64 noundef %1431)
  call fastcc void @mix(i64 noundef %1432)
  call fastcc void @mix(i64 noundef %1433)
  %1434 = load i64, ptr %1405, align 8, !tbaa !333
  call fastcc void @mix(i64 noundef %1434)
  call void @llvm.lifetime.end.p0(ptr nonnull %185) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %184) #8
  %1435 = add nuw nsw i32 %1419, 1
  %1436 = icmp eq i32 %1435, 60
  br i1 %1436, label %1417, label %1418, !llvm.loop !350
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc { i64, i64 } @doubles() unnamed_addr #2 {
  %1 = tail call fastcc i64 @operand(i32 noundef 11, i32 noundef 52)
  %2 = tail call fastcc i64 @operand(i32 noundef 11, i32 noundef 52)
  %3 = insertvalue { i64, i64 } poison, i64 %1, 0
  %4 = insertvalue { i64, i64 } %3, i64 %2, 1
  ret { i64, i64 } %4
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @mix(i64 noundef %0) unnamed_addr #3 {
  %2 = load i64, ptr @sum, align 8, !tbaa !73
  %3 = xor i64 %2, %0
  %4 = mul i64 %3, -7046029254386353131
  %5 = lshr i64 %4, 29
  %6 = xor i64 %5, %4
  store i64 %6, ptr @sum, align 8, !tbaa !73
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nofree noinline nounwind uwtable
define internal fastcc void @end(ptr noundef %0) unnamed_addr #4 {
  %2 = tail call i64 @strcspn(ptr noundef %0, ptr noundef nonnull @.str.49) #9
  %3 = trunc i64 %2 to i32
  %4 = load i64, ptr @sum, align 8, !tbaa !73
  %5 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.48, i32 noundef %3, ptr noundef %0, i64 noundef %4)
  store i64 0, ptr @sum, align 8, !tbaa !73
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc { i64, i64 } @floats() unnamed_addr #2 {
  %1 = tail call fastcc i64 @operand(i32 noundef 8, i32 noundef 23)
  %2 = tail call fastcc i64 @operand(i32 noundef 8, i32 noundef 23)
  %3 = shl i64 %2, 32
  %4 = or i64 %3, %1
  %5 = tail call fastcc i64 @operand(i32 noundef 8, i32 noundef 23)
  %6 = tail call fastcc i64 @operand(i32 noundef 8, i32 noundef 23)
  %7 = shl i64 %6, 32
  %8 = or i64 %7, %5
  %9 = insertvalue { i64, i64 } poison, i64 %4, 0
  %10 = insertvalue { i64, i64 } %9, i64 %8, 1
  ret { i64, i64 } %10
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc i64 @draw() unnamed_addr #3 {
  %1 = load i64, ptr @state, align 8, !tbaa !73
  %2 = shl i64 %1, 13
  %3 = xor i64 %2, %1
  %4 = lshr i64 %3, 7
  %5 = xor i64 %4, %3
  %6 = shl i64 %5, 17
  %7 = xor i64 %6, %5
  store i64 %7, ptr @state, align 8, !tbaa !73
  ret i64 %7
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc i64 @operand(i32 noundef range(i32 8, 12) %0, i32 noundef range(i32 23, 53) %1) unnamed_addr #2 {
  %3 = tail call fastcc i64 @draw()
  %4 = add nsw i32 %0, -1
  %5 = zext nneg i32 %4 to i64
  %6 = shl nsw i64 -1, %5
  %7 = xor i64 %6, -1
  %8 = tail call fastcc i64 @draw()
  %9 = and i64 %8, 1
  %10 = add nuw nsw i32 %1, %0
  %11 = zext nneg i32 %10 to i64
  %12 = shl nuw i64 %9, %11
  %13 = zext nneg i32 %1 to i64
  %14 = shl nuw nsw i64 %7, %13
  %15 = zext nneg i32 %0 to i64
  %16 = shl nsw i64 -1, %15
  %17 = xor i64 %16, -1
  %18 = shl nuw nsw i64 %17, %13
  %19 = shl nuw nsw i64 1, %13
  %20 = add nsw i64 %19, -1
  %21 = and i64 %3, %20
  %22 = tail call fastcc i64 @draw()
  %23 = and i64 %22, 15
  switch i64 %23, label %72 [
    i64 0, label %76
    i64 1, label %24
    i64 2, label %26
    i64 3, label %34
    i64 4, label %39
    i64 5, label %43
    i64 6, label %45
    i64 7, label %48
    i64 8, label %50
    i64 9, label %57
    i64 10, label %63
    i64 11, label %69
  ]

24:                                               ; preds = %2
  %25 = or i64 %12, %18
  br label %76

26:                                               ; preds = %2
  %27 = add nsw i32 %1, -1
  %28 = zext nneg i32 %27 to i64
  %29 = shl nuw nsw i64 1, %28
  %30 = and i64 %21, 7
  %31 = or i64 %29, %30
  %32 = or i64 %31, %18
  %33 = or i64 %32, %12
  br label %76

34:                                               ; preds = %2
  %35 = and i64 %21, 6
  %36 = or i64 %18, %35
  %37 = or i64 %36, %12
  %38 = or i64 %37, 1
  br label %76

39:                                               ; preds = %2
  %40 = lshr i64 %3, 58
  %41 = lshr i64 %21, %40
  %42 = or i64 %12, %41
  br label %76

43:                                               ; preds = %2
  %44 = or i64 %12, %19
  br label %76

45:                                               ; preds = %2
  %46 = add nsw i64 %18, -1
  %47 = or i64 %12, %46
  br label %76

48:                                               ; preds = %2
  %49 = or i64 %12, %14
  br label %76

50:                                               ; preds = %2
  %51 = and i64 %3, 15
  %52 = add nsw i32 %1, -2
  %53 = zext nneg i32 %52 to i64
  %54 = shl nuw nsw i64 %51, %53
  %55 = add nuw nsw i64 %54, %14
  %56 = or i64 %12, %55
  br label %76

57:                                               ; preds = %2
  %58 = urem i64 %3, 70
  %59 = add nuw nsw i64 %58, %7
  %60 = shl nuw nsw i64 %59, %13
  %61 = or i64 %60, %21
  %62 = or i64 %61, %12
  br label %76

63:                                               ; preds = %2
  %64 = urem i64 %3, 70
  %65 = sub nuw nsw i64 %7, %64
  %66 = shl nuw nsw i64 %65, %13
  %67 = or i64 %66, %21
  %68 = or i64 %67, %12
  br label %76

69:                                               ; preds = %2
  %70 = or i64 %12, %21
  %71 = or i64 %70, %14
  br label %76

72:                                               ; preds = %2
  %73 = shl i64 2, %11
  %74 = add i64 %73, -1
  %75 = and i64 %3, %74
  br label %76

76:                                               ; preds = %2, %72, %69, %63, %57, %50, %48, %45, %43, %39, %34, %26, %24
  %77 = phi i64 [ %75, %72 ], [ %71, %69 ], [ %25, %24 ], [ %33, %26 ], [ %38, %34 ], [ %42, %39 ], [ %44, %43 ], [ %47, %45 ], [ %49, %48 ], [ %56, %50 ], [ %62, %57 ], [ %68, %63 ], [ %12, %2 ]
  ret i64 %77
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare i64 @strcspn(ptr noundef captures(none), ptr noundef captures(none)) local_unnamed_addr #7

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc { i64, i64 } @integers() unnamed_addr #2 {
  %1 = tail call fastcc i64 @draw()
  %2 = tail call fastcc i64 @draw()
  %3 = tail call fastcc i64 @draw()
  %4 = and i64 %3, 3
  switch i64 %4, label %8 [
    i64 0, label %5
    i64 1, label %6
  ]

5:                                                ; preds = %0
  br label %8

6:                                                ; preds = %0
  %7 = and i64 %1, 9151736105542844671
  br label %8

8:                                                ; preds = %0, %6, %5
  %9 = phi i64 [ %2, %0 ], [ %1, %5 ], [ %2, %6 ]
  %10 = phi i64 [ %1, %0 ], [ %1, %5 ], [ %7, %6 ]
  %11 = insertvalue { i64, i64 } poison, i64 %10, 0
  %12 = insertvalue { i64, i64 } %11, i64 %9, 1
  ret { i64, i64 } %12
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc { i64, i16 } @number() unnamed_addr #2 {
  %1 = tail call fastcc i64 @draw()
  %2 = or i64 %1, -9223372036854775808
  %3 = tail call fastcc i64 @draw()
  %4 = trunc i64 %3 to i16
  %5 = and i16 %4, -32768
  %6 = tail call fastcc i64 @draw()
  %7 = and i64 %6, 15
  switch i64 %7, label %71 [
    i64 0, label %78
    i64 1, label %8
    i64 2, label %10
    i64 3, label %15
    i64 4, label %20
    i64 5, label %26
    i64 6, label %31
    i64 7, label %41
    i64 8, label %48
    i64 9, label %55
    i64 10, label %62
    i64 11, label %69
  ]

8:                                                ; preds = %0
  %9 = or i16 %4, 32767
  br label %78

10:                                               ; preds = %0
  %11 = tail call fastcc i64 @draw()
  %12 = and i64 %11, 7
  %13 = or disjoint i64 %12, -4611686018427387904
  %14 = or i16 %4, 32767
  br label %78

15:                                               ; preds = %0
  %16 = tail call fastcc i64 @draw()
  %17 = and i64 %16, 6
  %18 = or disjoint i64 %17, -9223372036854775807
  %19 = or i16 %4, 32767
  br label %78

20:                                               ; preds = %0
  %21 = tail call fastcc i64 @draw()
  %22 = tail call fastcc i64 @draw()
  %23 = and i64 %22, 31
  %24 = add nuw nsw i64 %23, 1
  %25 = lshr i64 %21, %24
  br label %78

26:                                               ; preds = %0
  %27 = tail call fastcc i64 @draw()
  %28 = shl i64 %27, 56
  %29 = or i64 %28, -9223372036854775808
  %30 = or disjoint i16 %5, 16383
  br label %78

31:                                               ; preds = %0
  %32 = tail call fastcc i64 @draw()
  %33 = shl i64 %32, 56
  %34 = or i64 %33, -9223372036854775808
  %35 = and i64 %3, 32768
  %36 = tail call fastcc i64 @draw()
  %37 = and i64 %36, 7
  %38 = add nuw nsw i64 %37, 16383
  %39 = or disjoint i64 %38, %35
  %40 = trunc nuw i64 %39 to i16
  br label %78

41:                                               ; preds = %0
  %42 = and i64 %3, 32768
  %43 = tail call fastcc i64 @draw()
  %44 = urem i64 %43, 70
  %45 = add nuw nsw i64 %44, 16383
  %46 = or disjoint i64 %45, %42
  %47 = trunc nuw i64 %46 to i16
  br label %78

48:                                               ; preds = %0
  %49 = and i64 %3, 32768
  %50 = tail call fastcc i64 @draw()
  %51 = urem i64 %50, 70
  %52 = or disjoint i64 %51, %49
  %53 = trunc nuw i64 %52 to i16
  %54 = xor i16 %53, 16383
  br label %78

55:                                               ; preds = %0
  %56 = and i64 %3, 32768
  %57 = tail call fastcc i64 @draw()
  %58 = urem i64 %57, 1100
  %59 = add nuw nsw i64 %58, 16383
  %60 = or disjoint i64 %59, %56
  %61 = trunc nuw i64 %60 to i16
  br label %78

62:                                               ; preds = %0
  %63 = and i64 %3, 32768
  %64 = tail call fastcc i64 @draw()
  %65 = urem i64 %64, 1100
  %66 = or disjoint i64 %65, %63
  %67 = trunc nuw i64 %66 to i16
  %68 = xor i16 %67, 16383
  br label %78

69:                                               ; preds = %0
  %70 = or disjoint i16 %5, 16383
  br label %78

71:                                               ; preds = %0
  %72 = trunc i64 %3 to i32
  %73 = and i32 %72, 32767
  %74 = add nsw i32 %73, -32767
  %75 = icmp ult i32 %74, -32766
  %76 = zext i1 %75 to i16
  %77 = xor i16 %76, %4
  br label %78

78:                                               ; preds = %71, %0, %69, %62, %55, %48, %41, %31, %26, %20, %15, %10, %8
  %79 = phi i64 [ %7, %0 ], [ %2, %71 ], [ %2, %69 ], [ -9223372036854775808, %8 ], [ %13, %10 ], [ %18, %15 ], [ %25, %20 ], [ %29, %26 ], [ %34, %31 ], [ %2, %41 ], [ %2, %48 ], [ %2, %55 ], [ %2, %62 ]
  %80 = phi i16 [ %5, %0 ], [ %77, %71 ], [ %70, %69 ], [ %9, %8 ], [ %14, %10 ], [ %19, %15 ], [ %5, %20 ], [ %30, %26 ], [ %40, %31 ], [ %47, %41 ], [ %54, %48 ], [ %61, %55 ], [ %68, %62 ]
  %81 = insertvalue { i64, i16 } poison, i64 %79, 0
  %82 = insertvalue { i64, i16 } %81, i16 %80, 1
  ret { i64, i16 } %82
}

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind }
attributes #9 = { nounwind willreturn memory(read) }

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
!9 = !{!10, !10, i64 0}
!10 = !{!"short", !7, i64 0}
!11 = !{i64 2147890671, i64 2147890680, i64 2147890694, i64 2147890707, i64 2147890720, i64 2147890795, i64 2147890810, i64 2147890824, i64 2147890840, i64 2147890854}
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = !{i64 2147891821, i64 2147891830, i64 2147891844, i64 2147891857, i64 2147891870, i64 2147891945, i64 2147891960, i64 2147891974, i64 2147891990, i64 2147892004}
!16 = distinct !{!16, !13, !14}
!17 = !{i64 2147892971, i64 2147892980, i64 2147892994, i64 2147893007, i64 2147893020, i64 2147893095, i64 2147893110, i64 2147893124, i64 2147893140, i64 2147893154}
!18 = distinct !{!18, !13, !14}
!19 = !{i64 2147894123, i64 2147894132, i64 2147894146, i64 2147894159, i64 2147894172, i64 2147894247, i64 2147894262, i64 2147894276, i64 2147894292, i64 2147894306}
!20 = distinct !{!20, !13, !14}
!21 = !{i64 2147895273, i64 2147895282, i64 2147895296, i64 2147895309, i64 2147895322, i64 2147895397, i64 2147895412, i64 2147895426, i64 2147895442, i64 2147895456}
!22 = distinct !{!22, !13, !14}
!23 = !{i64 2147896423, i64 2147896432, i64 2147896446, i64 2147896459, i64 2147896472, i64 2147896547, i64 2147896562, i64 2147896576, i64 2147896592, i64 2147896606}
!24 = distinct !{!24, !13, !14}
!25 = !{i64 2147897575, i64 2147897584, i64 2147897598, i64 2147897611, i64 2147897624, i64 2147897699, i64 2147897714, i64 2147897728, i64 2147897744, i64 2147897758}
!26 = distinct !{!26, !13, !14}
!27 = !{i64 2147898699, i64 2147898708, i64 2147898722, i64 2147898735, i64 2147898748, i64 2147898823, i64 2147898838, i64 2147898852, i64 2147898868, i64 2147898882}
!28 = distinct !{!28, !13, !14}
!29 = !{i64 2147899827, i64 2147899836, i64 2147899850, i64 2147899863, i64 2147899876, i64 2147900569, i64 2147899951, i64 2147899966, i64 2147899980, i64 2147899996, i64 2147900010}
!30 = distinct !{!30, !13, !14}
!31 = !{i64 2147900993, i64 2147901002, i64 2147901016, i64 2147901029, i64 2147901042, i64 2147901735, i64 2147901117, i64 2147901132, i64 2147901146, i64 2147901162, i64 2147901176}
!32 = distinct !{!32, !13, !14}
!33 = !{i64 2147902159, i64 2147902168, i64 2147902182, i64 2147902195, i64 2147902208, i64 2147902902, i64 2147902283, i64 2147902298, i64 2147902312, i64 2147902328, i64 2147902342}
!34 = distinct !{!34, !13, !14}
!35 = !{i64 2147903327, i64 2147903336, i64 2147903350, i64 2147903363, i64 2147903376, i64 2147904062, i64 2147904085, i64 2147903451, i64 2147903466, i64 2147903480, i64 2147903496, i64 2147903510}
!36 = distinct !{!36, !13, !14}
!37 = !{i64 2147904525, i64 2147904534, i64 2147904548, i64 2147904561, i64 2147904574, i64 2147905260, i64 2147904649, i64 2147904664, i64 2147904678, i64 2147904694, i64 2147904708}
!38 = distinct !{!38, !13, !14}
!39 = !{i64 2147905707, i64 2147905716, i64 2147905730, i64 2147905743, i64 2147905756, i64 2147906439, i64 2147906454, i64 2147906471, i64 2147905831, i64 2147905846, i64 2147905860, i64 2147905876, i64 2147905890}
!40 = distinct !{!40, !13, !14}
!41 = !{i64 2147906926, i64 2147906935, i64 2147906949, i64 2147906962, i64 2147906975, i64 2147907659, i64 2147907674, i64 2147907691, i64 2147907050, i64 2147907065, i64 2147907079, i64 2147907095, i64 2147907109}
!42 = distinct !{!42, !13, !14}
!43 = !{i64 2147908147, i64 2147908156, i64 2147908170, i64 2147908183, i64 2147908196, i64 2147908271, i64 2147908286, i64 2147908300, i64 2147908316, i64 2147908330}
!44 = distinct !{!44, !13, !14}
!45 = !{i64 2147909273, i64 2147909282, i64 2147909296, i64 2147909309, i64 2147909322, i64 2147910004, i64 2147909397, i64 2147909412, i64 2147909426, i64 2147909442, i64 2147909456}
!46 = distinct !{!46, !13, !14}
!47 = !{i64 2147910433, i64 2147910442, i64 2147910456, i64 2147910469, i64 2147910482, i64 2147911164, i64 2147910557, i64 2147910572, i64 2147910586, i64 2147910602, i64 2147910616}
!48 = distinct !{!48, !13, !14}
!49 = !{i64 2147911593, i64 2147911602, i64 2147911616, i64 2147911629, i64 2147911642, i64 2147911717, i64 2147911732, i64 2147911746, i64 2147911762, i64 2147911776}
!50 = distinct !{!50, !13, !14}
!51 = !{i64 2147912715, i64 2147912724, i64 2147912738, i64 2147912751, i64 2147912764, i64 2147912839, i64 2147912854, i64 2147912868, i64 2147912884, i64 2147912898}
!52 = distinct !{!52, !13, !14}
!53 = !{i64 2147913837, i64 2147913846, i64 2147913860, i64 2147913873, i64 2147913886, i64 2147913961, i64 2147913976, i64 2147913990, i64 2147914006, i64 2147914020}
!54 = distinct !{!54, !13, !14}
!55 = !{i64 2147914980, i64 2147914989, i64 2147915003, i64 2147915016, i64 2147915029, i64 2147915104, i64 2147915119, i64 2147915133, i64 2147915149, i64 2147915163}
!56 = distinct !{!56, !13, !14}
!57 = !{i64 2147916125, i64 2147916134, i64 2147916148, i64 2147916161, i64 2147916174, i64 2147916249, i64 2147916264, i64 2147916278, i64 2147916294, i64 2147916308}
!58 = distinct !{!58, !13, !14}
!59 = !{i64 2147917252, i64 2147917261, i64 2147917275, i64 2147917288, i64 2147917301, i64 2147917376, i64 2147917391, i64 2147917405, i64 2147917421, i64 2147917435}
!60 = distinct !{!60, !13, !14}
!61 = !{i64 2147918379, i64 2147918388, i64 2147918402, i64 2147918415, i64 2147918428, i64 2147919108, i64 2147918503, i64 2147918518, i64 2147918532, i64 2147918548, i64 2147918562}
!62 = distinct !{!62, !13, !14}
!63 = !{i64 2147919535, i64 2147919544, i64 2147919558, i64 2147919571, i64 2147919584, i64 2147920265, i64 2147919659, i64 2147919674, i64 2147919688, i64 2147919704, i64 2147919718}
!64 = distinct !{!64, !13, !14}
!65 = !{i64 2147920693, i64 2147920702, i64 2147920716, i64 2147920729, i64 2147920742, i64 2147921423, i64 2147920817, i64 2147920832, i64 2147920846, i64 2147920862, i64 2147920876}
!66 = distinct !{!66, !13, !14}
!67 = !{i64 2147921851, i64 2147921860, i64 2147921874, i64 2147921887, i64 2147921900, i64 2147922581, i64 2147921975, i64 2147921990, i64 2147922004, i64 2147922020, i64 2147922034}
!68 = distinct !{!68, !13, !14}
!69 = !{i64 2147923009, i64 2147923018, i64 2147923032, i64 2147923045, i64 2147923058, i64 2147923739, i64 2147923133, i64 2147923148, i64 2147923162, i64 2147923178, i64 2147923192}
!70 = distinct !{!70, !13, !14}
!71 = !{i64 2147924167, i64 2147924176, i64 2147924190, i64 2147924203, i64 2147924216, i64 2147924895, i64 2147924291, i64 2147924306, i64 2147924320, i64 2147924336, i64 2147924350}
!72 = distinct !{!72, !13, !14}
!73 = !{!74, !74, i64 0}
!74 = !{!"long", !7, i64 0}
!75 = !{i64 2147925442, i64 2147925451, i64 2147925465, i64 2147925478, i64 2147925495, i64 2147925510, i64 2147925528, i64 2147925576}
!76 = distinct !{!76, !13, !14}
!77 = !{i64 2147926698, i64 2147926707, i64 2147926721, i64 2147926734, i64 2147926751, i64 2147926766, i64 2147926784, i64 2147926832}
!78 = distinct !{!78, !13, !14}
!79 = !{i64 2147927952, i64 2147927961, i64 2147927975, i64 2147927988, i64 2147928005, i64 2147928020, i64 2147928038, i64 2147928086}
!80 = distinct !{!80, !13, !14}
!81 = !{i64 2147929206, i64 2147929215, i64 2147929229, i64 2147929242, i64 2147929259, i64 2147929274, i64 2147929292, i64 2147929340}
!82 = distinct !{!82, !13, !14}
!83 = !{i64 2147930464, i64 2147930473, i64 2147930487, i64 2147930500, i64 2147930517, i64 2147930532, i64 2147930550, i64 2147930598}
!84 = distinct !{!84, !13, !14}
!85 = !{i64 2147931716, i64 2147931725, i64 2147931739, i64 2147931752, i64 2147931769, i64 2147931784, i64 2147931802, i64 2147931850}
!86 = distinct !{!86, !13, !14}
!87 = !{i64 2147933462, i64 2147932860, i64 2147932868, i64 2147932876}
!88 = distinct !{!88, !13, !14}
!89 = !{i64 2147934480, i64 2147933878, i64 2147933886, i64 2147933894}
!90 = distinct !{!90, !13, !14}
!91 = !{i64 2147935496, i64 2147934894, i64 2147934902, i64 2147934910}
!92 = distinct !{!92, !13, !14}
!93 = !{i64 2147936521, i64 2147935910, i64 2147935918, i64 2147935926}
!94 = distinct !{!94, !13, !14}
!95 = !{i64 2147937543, i64 2147936933, i64 2147936941, i64 2147936949}
!96 = distinct !{!96, !13, !14}
!97 = !{i64 0, i64 8, !73, i64 8, i64 2, !9}
!98 = !{i64 2147938184, i64 2147938193, i64 2147938206, i64 2147938219, i64 2147938231, i64 2147938241, i64 2147938254, i64 2147938269, i64 2147938321, i64 2147938337}
!99 = distinct !{!99, !13, !14}
!100 = !{i64 2147939565, i64 2147939574, i64 2147939587, i64 2147939600, i64 2147939612, i64 2147939622, i64 2147939635, i64 2147939650, i64 2147939702, i64 2147939718}
!101 = distinct !{!101, !13, !14}
!102 = !{i64 2147940948, i64 2147940957, i64 2147940970, i64 2147940983, i64 2147941686, i64 2147940995, i64 2147941005, i64 2147941018, i64 2147941033, i64 2147941085, i64 2147941101}
!103 = distinct !{!103, !13, !14}
!104 = !{i64 2147778756, i64 2147778778, i64 2147778801, i64 2147778817, i64 2147778895, i64 2147778911, i64 2147778927}
!105 = distinct !{!105, !13, !14}
!106 = !{i64 2147779771, i64 2147779793, i64 2147779816, i64 2147779832, i64 2147779910, i64 2147779926, i64 2147779942}
!107 = distinct !{!107, !13, !14}
!108 = !{i64 2147780786, i64 2147780808, i64 2147780831, i64 2147780847, i64 2147780925, i64 2147780941, i64 2147780957}
!109 = distinct !{!109, !13, !14}
!110 = !{i64 2147781801, i64 2147781823, i64 2147781846, i64 2147781862, i64 2147781940, i64 2147781956, i64 2147781972}
!111 = distinct !{!111, !13, !14}
!112 = !{i64 2147782816, i64 2147782838, i64 2147782861, i64 2147782877, i64 2147782955, i64 2147782971, i64 2147782987}
!113 = distinct !{!113, !13, !14}
!114 = !{i64 2147783833, i64 2147783855, i64 2147783878, i64 2147783894, i64 2147783972, i64 2147783988, i64 2147784004}
!115 = distinct !{!115, !13, !14}
!116 = !{i64 2147784848, i64 2147784870, i64 2147784893, i64 2147784909, i64 2147784987, i64 2147785003, i64 2147785019}
!117 = distinct !{!117, !13, !14}
!118 = !{i64 2147785863, i64 2147785885, i64 2147785908, i64 2147785924, i64 2147786002, i64 2147786018, i64 2147786034}
!119 = distinct !{!119, !13, !14}
!120 = !{i64 2147786876, i64 2147786898, i64 2147786921, i64 2147786937, i64 2147787015, i64 2147787031, i64 2147787047}
!121 = distinct !{!121, !13, !14}
!122 = !{i64 2147787889, i64 2147787911, i64 2147787934, i64 2147787950, i64 2147788028, i64 2147788044, i64 2147788060}
!123 = distinct !{!123, !13, !14}
!124 = !{i64 2147788902, i64 2147788924, i64 2147788947, i64 2147788963, i64 2147789041, i64 2147789057, i64 2147789073}
!125 = distinct !{!125, !13, !14}
!126 = !{i64 2147789915, i64 2147789937, i64 2147789960, i64 2147789976, i64 2147790054, i64 2147790070, i64 2147790086}
!127 = distinct !{!127, !13, !14}
!128 = !{i64 2147790930, i64 2147790952, i64 2147790975, i64 2147790991, i64 2147791069, i64 2147791085, i64 2147791101}
!129 = distinct !{!129, !13, !14}
!130 = !{i64 2147791943, i64 2147791965, i64 2147791988, i64 2147792004, i64 2147792082, i64 2147792098, i64 2147792114}
!131 = distinct !{!131, !13, !14}
!132 = !{i64 2147792956, i64 2147792978, i64 2147793001, i64 2147793017, i64 2147793095, i64 2147793111, i64 2147793127}
!133 = distinct !{!133, !13, !14}
!134 = !{i64 2147793975, i64 2147793997, i64 2147794020, i64 2147794036, i64 2147794114, i64 2147794130, i64 2147794146}
!135 = distinct !{!135, !13, !14}
!136 = !{i64 2147794996, i64 2147795018, i64 2147795041, i64 2147795057, i64 2147795136, i64 2147795152, i64 2147795168}
!137 = distinct !{!137, !13, !14}
!138 = !{i64 2147796031, i64 2147796053, i64 2147796076, i64 2147796092, i64 2147796171, i64 2147796187, i64 2147796203}
!139 = distinct !{!139, !13, !14}
!140 = !{i64 2147797066, i64 2147797088, i64 2147797111, i64 2147797127, i64 2147797206, i64 2147797222, i64 2147797238}
!141 = distinct !{!141, !13, !14}
!142 = !{i64 2147798101, i64 2147798123, i64 2147798146, i64 2147798162, i64 2147798241, i64 2147798257, i64 2147798273}
!143 = distinct !{!143, !13, !14}
!144 = !{i64 2147799136, i64 2147799158, i64 2147799181, i64 2147799197, i64 2147799276, i64 2147799292, i64 2147799308}
!145 = distinct !{!145, !13, !14}
!146 = !{i64 2147800169, i64 2147800191, i64 2147800214, i64 2147800230, i64 2147800309, i64 2147800325, i64 2147800341}
!147 = distinct !{!147, !13, !14}
!148 = !{i64 2147801202, i64 2147801224, i64 2147801247, i64 2147801263, i64 2147801342, i64 2147801358, i64 2147801374}
!149 = distinct !{!149, !13, !14}
!150 = !{i64 2147802235, i64 2147802257, i64 2147802280, i64 2147802296, i64 2147802375, i64 2147802391, i64 2147802407}
!151 = distinct !{!151, !13, !14}
!152 = !{i64 2147803268, i64 2147803290, i64 2147803313, i64 2147803329, i64 2147803408, i64 2147803424, i64 2147803440}
!153 = distinct !{!153, !13, !14}
!154 = !{i64 2147804307, i64 2147804329, i64 2147804352, i64 2147804368, i64 2147804447, i64 2147804463, i64 2147804479}
!155 = distinct !{!155, !13, !14}
!156 = !{i64 2147805346, i64 2147805368, i64 2147805391, i64 2147805407, i64 2147805486, i64 2147805502, i64 2147805518}
!157 = distinct !{!157, !13, !14}
!158 = !{i64 2147806383, i64 2147806405, i64 2147806428, i64 2147806444, i64 2147806523, i64 2147806539, i64 2147806555}
!159 = distinct !{!159, !13, !14}
!160 = !{i64 2147807422, i64 2147807444, i64 2147807467, i64 2147807483, i64 2147807562, i64 2147807578, i64 2147807594}
!161 = distinct !{!161, !13, !14}
!162 = !{i64 2147808461, i64 2147808483, i64 2147808506, i64 2147808529, i64 2147808545, i64 2147808608, i64 2147808624, i64 2147808640}
!163 = distinct !{!163, !13, !14}
!164 = !{i64 2147809617, i64 2147809639, i64 2147809662, i64 2147809685, i64 2147809701, i64 2147809764, i64 2147809780, i64 2147809796}
!165 = distinct !{!165, !13, !14}
!166 = !{i64 2147810773, i64 2147810795, i64 2147810818, i64 2147810841, i64 2147810857, i64 2147810920, i64 2147810936, i64 2147810952}
!167 = distinct !{!167, !13, !14}
!168 = !{i64 2147811929, i64 2147811951, i64 2147811974, i64 2147811997, i64 2147812013, i64 2147812076, i64 2147812092, i64 2147812108}
!169 = distinct !{!169, !13, !14}
!170 = !{i64 2147813082, i64 2147813104, i64 2147813127, i64 2147813150, i64 2147813166, i64 2147813229, i64 2147813245, i64 2147813261}
!171 = distinct !{!171, !13, !14}
!172 = !{i64 2147814237, i64 2147814259, i64 2147814282, i64 2147814305, i64 2147814321, i64 2147814384, i64 2147814400, i64 2147814416}
!173 = distinct !{!173, !13, !14}
!174 = !{i64 2147815392, i64 2147815414, i64 2147815437, i64 2147815460, i64 2147815476, i64 2147815539, i64 2147815555, i64 2147815571}
!175 = distinct !{!175, !13, !14}
!176 = !{i64 2147816659, i64 2147816681, i64 2147816697, i64 2147816722, i64 2147816738}
!177 = distinct !{!177, !13, !14}
!178 = !{i64 2147817681, i64 2147817703, i64 2147817719, i64 2147817744, i64 2147817760}
!179 = distinct !{!179, !13, !14}
!180 = !{i64 2147818705, i64 2147818727, i64 2147818743, i64 2147818768, i64 2147818784}
!181 = distinct !{!181, !13, !14}
!182 = !{i64 2147819728, i64 2147819750, i64 2147819766, i64 2147819791, i64 2147819807}
!183 = distinct !{!183, !13, !14}
!184 = !{i64 2147820749, i64 2147820771, i64 2147820787, i64 2147820886, i64 2147820902, i64 2147820918}
!185 = distinct !{!185, !13, !14}
!186 = !{i64 2147821886, i64 2147821908, i64 2147821924, i64 2147822023, i64 2147822039, i64 2147822055}
!187 = distinct !{!187, !13, !14}
!188 = !{i64 2147823023, i64 2147823045, i64 2147823061, i64 2147823160, i64 2147823176, i64 2147823192}
!189 = distinct !{!189, !13, !14}
!190 = !{i64 2147824160, i64 2147824182, i64 2147824198, i64 2147824297, i64 2147824313, i64 2147824329}
!191 = distinct !{!191, !13, !14}
!192 = !{i64 0, i64 8, !73, i64 8, i64 8, !73}
!193 = !{i64 2147825418, i64 2147825440, i64 2147825463, i64 2147825479, i64 2147825557, i64 2147825567, i64 2147825580}
!194 = distinct !{!194, !13, !14}
!195 = !{i64 2147826801, i64 2147826823, i64 2147826846, i64 2147826862, i64 2147826940, i64 2147826950, i64 2147826963}
!196 = distinct !{!196, !13, !14}
!197 = !{i64 2147828182, i64 2147828204, i64 2147828227, i64 2147828243, i64 2147828321, i64 2147828331, i64 2147828344}
!198 = distinct !{!198, !13, !14}
!199 = !{i64 2147829563, i64 2147829585, i64 2147829608, i64 2147829624, i64 2147829702, i64 2147829712, i64 2147829725}
!200 = distinct !{!200, !13, !14}
!201 = !{i64 2147830700, i64 2147830722, i64 2147830745, i64 2147830761, i64 2147830839, i64 2147830855, i64 2147830871}
!202 = distinct !{!202, !13, !14}
!203 = !{i64 2147831713, i64 2147831735, i64 2147831758, i64 2147831774, i64 2147831852, i64 2147831868, i64 2147831884}
!204 = distinct !{!204, !13, !14}
!205 = !{i64 2147832728, i64 2147832750, i64 2147832773, i64 2147832789, i64 2147832867, i64 2147832883, i64 2147832899}
!206 = distinct !{!206, !13, !14}
!207 = !{i64 2147833741, i64 2147833763, i64 2147833786, i64 2147833802, i64 2147833880, i64 2147833896, i64 2147833912}
!208 = distinct !{!208, !13, !14}
!209 = !{i64 2147834756, i64 2147834778, i64 2147834801, i64 2147834817, i64 2147834895, i64 2147834911, i64 2147834927}
!210 = distinct !{!210, !13, !14}
!211 = !{i64 2147835771, i64 2147835793, i64 2147835816, i64 2147835832, i64 2147835910, i64 2147835926, i64 2147835942}
!212 = distinct !{!212, !13, !14}
!213 = !{i64 2147836786, i64 2147836808, i64 2147836831, i64 2147836847, i64 2147836925, i64 2147836941, i64 2147836957}
!214 = distinct !{!214, !13, !14}
!215 = !{i64 2147837799, i64 2147837821, i64 2147837844, i64 2147837867, i64 2147837883, i64 2147837946, i64 2147837962, i64 2147837978}
!216 = distinct !{!216, !13, !14}
!217 = !{i64 2147838952, i64 2147838974, i64 2147838997, i64 2147839013, i64 2147839091, i64 2147839107, i64 2147839123}
!218 = distinct !{!218, !13, !14}
!219 = !{i64 2147839975, i64 2147839997, i64 2147840020, i64 2147840036, i64 2147840114, i64 2147840130, i64 2147840146}
!220 = distinct !{!220, !13, !14}
!221 = !{i64 2147840998, i64 2147841020, i64 2147841043, i64 2147841059, i64 2147841137, i64 2147841153, i64 2147841169}
!222 = distinct !{!222, !13, !14}
!223 = !{i64 2147842017, i64 2147842039, i64 2147842062, i64 2147842078, i64 2147842156, i64 2147842172, i64 2147842188}
!224 = distinct !{!224, !13, !14}
!225 = !{i64 2147843038, i64 2147843060, i64 2147843083, i64 2147843099, i64 2147843177, i64 2147843193, i64 2147843209}
!226 = distinct !{!226, !13, !14}
!227 = !{i64 2147844059, i64 2147844081, i64 2147844104, i64 2147844120, i64 2147844198, i64 2147844214, i64 2147844230}
!228 = distinct !{!228, !13, !14}
!229 = !{i64 2147845082, i64 2147845104, i64 2147845127, i64 2147845143, i64 2147845221, i64 2147845237, i64 2147845253}
!230 = distinct !{!230, !13, !14}
!231 = !{i64 2147846101, i64 2147846123, i64 2147846146, i64 2147846162, i64 2147846240, i64 2147846256, i64 2147846272}
!232 = distinct !{!232, !13, !14}
!233 = !{i64 2147847122, i64 2147847144, i64 2147847167, i64 2147847183, i64 2147847262, i64 2147847278, i64 2147847294}
!234 = distinct !{!234, !13, !14}
!235 = !{i64 2147848155, i64 2147848177, i64 2147848200, i64 2147848216, i64 2147848295, i64 2147848311, i64 2147848327}
!236 = distinct !{!236, !13, !14}
!237 = !{i64 2147849190, i64 2147849212, i64 2147849235, i64 2147849251, i64 2147849330, i64 2147849346, i64 2147849362}
!238 = distinct !{!238, !13, !14}
!239 = !{i64 2147850106, i64 2147850128, i64 2147850153}
!240 = distinct !{!240, !13, !14}
!241 = !{i64 2147850862, i64 2147850884, i64 2147850909}
!242 = distinct !{!242, !13, !14}
!243 = !{i64 2147851620, i64 2147851642, i64 2147851667}
!244 = distinct !{!244, !13, !14}
!245 = !{i64 2147852374, i64 2147852396, i64 2147852421}
!246 = distinct !{!246, !13, !14}
!247 = !{i64 2147853128, i64 2147853150, i64 2147853175}
!248 = distinct !{!248, !13, !14}
!249 = !{i64 2147853884, i64 2147853906, i64 2147853931}
!250 = distinct !{!250, !13, !14}
!251 = !{i64 2147854640, i64 2147854662, i64 2147854687}
!252 = distinct !{!252, !13, !14}
!253 = !{i64 2147855396, i64 2147855418, i64 2147855443}
!254 = distinct !{!254, !13, !14}
!255 = !{i64 2147856152, i64 2147856174, i64 2147856199}
!256 = distinct !{!256, !13, !14}
!257 = !{i64 2147856908, i64 2147856930, i64 2147856955}
!258 = distinct !{!258, !13, !14}
!259 = !{i64 2147857666, i64 2147857688, i64 2147857713}
!260 = distinct !{!260, !13, !14}
!261 = !{i64 2147858426, i64 2147858448, i64 2147858473}
!262 = distinct !{!262, !13, !14}
!263 = !{i64 2147859182, i64 2147859204, i64 2147859229}
!264 = distinct !{!264, !13, !14}
!265 = !{i64 2147859938, i64 2147859960, i64 2147859985}
!266 = distinct !{!266, !13, !14}
!267 = !{i64 2147860696, i64 2147860718, i64 2147860743}
!268 = distinct !{!268, !13, !14}
!269 = !{i64 2147861456, i64 2147861478, i64 2147861503}
!270 = distinct !{!270, !13, !14}
!271 = !{i64 2147862216, i64 2147862238, i64 2147862263}
!272 = distinct !{!272, !13, !14}
!273 = !{i64 2147862976, i64 2147862998, i64 2147863023}
!274 = distinct !{!274, !13, !14}
!275 = !{i64 2147863736, i64 2147863758, i64 2147863783}
!276 = distinct !{!276, !13, !14}
!277 = !{i64 2147864496, i64 2147864518, i64 2147864543}
!278 = distinct !{!278, !13, !14}
!279 = !{i64 2147865256, i64 2147865278, i64 2147865303}
!280 = distinct !{!280, !13, !14}
!281 = !{i64 2147866016, i64 2147866038, i64 2147866063}
!282 = distinct !{!282, !13, !14}
!283 = !{i64 2147866776, i64 2147866798, i64 2147866823}
!284 = distinct !{!284, !13, !14}
!285 = !{i64 2147867534, i64 2147867556, i64 2147867581}
!286 = distinct !{!286, !13, !14}
!287 = !{i64 2147868292, i64 2147868314, i64 2147868339}
!288 = distinct !{!288, !13, !14}
!289 = !{i64 2147869050, i64 2147869072, i64 2147869097}
!290 = distinct !{!290, !13, !14}
!291 = !{i64 2147869808, i64 2147869830, i64 2147869855}
!292 = distinct !{!292, !13, !14}
!293 = !{i64 2147870564, i64 2147870586, i64 2147870611}
!294 = distinct !{!294, !13, !14}
!295 = !{i64 2147871322, i64 2147871344, i64 2147871369}
!296 = distinct !{!296, !13, !14}
!297 = !{i64 2147872080, i64 2147872102, i64 2147872127}
!298 = distinct !{!298, !13, !14}
!299 = !{i64 2147872840, i64 2147872862, i64 2147872887}
!300 = distinct !{!300, !13, !14}
!301 = !{i64 2147873598, i64 2147873620, i64 2147873645}
!302 = distinct !{!302, !13, !14}
!303 = !{i64 2147874358, i64 2147874380, i64 2147874405}
!304 = distinct !{!304, !13, !14}
!305 = !{i64 2147875116, i64 2147875138, i64 2147875163}
!306 = distinct !{!306, !13, !14}
!307 = !{i64 2147875880, i64 2147875902, i64 2147875927}
!308 = distinct !{!308, !13, !14}
!309 = !{i64 2147876644, i64 2147876666, i64 2147876691}
!310 = distinct !{!310, !13, !14}
!311 = !{i64 2147877408, i64 2147877430, i64 2147877455}
!312 = distinct !{!312, !13, !14}
!313 = !{i64 2147878174, i64 2147878196, i64 2147878221}
!314 = distinct !{!314, !13, !14}
!315 = !{i64 2147878936, i64 2147878958, i64 2147878983}
!316 = distinct !{!316, !13, !14}
!317 = !{i64 2147879698, i64 2147879720, i64 2147879759}
!318 = distinct !{!318, !13, !14}
!319 = !{i64 2147880482, i64 2147880504, i64 2147880543}
!320 = distinct !{!320, !13, !14}
!321 = !{i64 2147881268, i64 2147881290, i64 2147881329}
!322 = distinct !{!322, !13, !14}
!323 = !{i64 2147882054, i64 2147882076, i64 2147882115}
!324 = distinct !{!324, !13, !14}
!325 = !{i64 2147882838, i64 2147882860, i64 2147882899}
!326 = distinct !{!326, !13, !14}
!327 = !{i64 2147883616, i64 2147883638, i64 2147883677}
!328 = distinct !{!328, !13, !14}
!329 = !{i64 2147884396, i64 2147884418, i64 2147884457}
!330 = distinct !{!330, !13, !14}
!331 = !{!332, !74, i64 0}
!332 = !{!"", !74, i64 0, !74, i64 8}
!333 = !{!332, !74, i64 8}
!334 = !{i64 2147885178, i64 2147885200, i64 2147885225, i64 2147885248}
!335 = distinct !{!335, !13, !14}
!336 = !{i64 2147885945, i64 2147885967, i64 2147885992, i64 2147886015}
!337 = distinct !{!337, !13, !14}
!338 = !{i64 2147886712, i64 2147886734, i64 2147886759, i64 2147886782}
!339 = distinct !{!339, !13, !14}
!340 = !{i64 2147887479, i64 2147887501, i64 2147887526, i64 2147887549}
!341 = distinct !{!341, !13, !14}
!342 = !{i64 2147888246, i64 2147888268, i64 2147888293, i64 2147888316}
!343 = distinct !{!343, !13, !14}
!344 = !{i64 2147889013, i64 2147889035, i64 2147889060, i64 2147889083}
!345 = distinct !{!345, !13, !14}
!346 = !{i64 2147889780, i64 2147889802, i64 2147889827, i64 2147889850}
!347 = distinct !{!347, !13, !14}
!348 = !{i64 15807, i64 15829, i64 15855, i64 15881}
!349 = !{i64 16044, i64 16066, i64 16087, i64 16110, i64 16134, i64 16155, i64 16203, i64 16229, i64 16255, i64 16276, i64 16322, i64 16343, i64 16371, i64 16399}
!350 = distinct !{!350, !13, !14}
