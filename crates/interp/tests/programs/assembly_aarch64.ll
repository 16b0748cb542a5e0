; ModuleID = 'crates/interp/tests/programs/assembly_aarch64.c'
source_filename = "crates/interp/tests/programs/assembly_aarch64.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64-unknown-linux-gnu"

@.str = private unnamed_addr constant [21 x i8] c"add %[r], %[a], %[b]\00", align 1
@.str.1 = private unnamed_addr constant [24 x i8] c"add %w[r], %w[a], %w[b]\00", align 1
@.str.2 = private unnamed_addr constant [22 x i8] c"adds %[r], %[a], %[b]\00", align 1
@.str.3 = private unnamed_addr constant [25 x i8] c"adds %w[r], %w[a], %w[b]\00", align 1
@.str.4 = private unnamed_addr constant [21 x i8] c"sub %[r], %[a], %[b]\00", align 1
@.str.5 = private unnamed_addr constant [24 x i8] c"sub %w[r], %w[a], %w[b]\00", align 1
@.str.6 = private unnamed_addr constant [22 x i8] c"subs %[r], %[a], %[b]\00", align 1
@.str.7 = private unnamed_addr constant [25 x i8] c"subs %w[r], %w[a], %w[b]\00", align 1
@.str.8 = private unnamed_addr constant [21 x i8] c"adc %[r], %[a], %[b]\00", align 1
@.str.9 = private unnamed_addr constant [24 x i8] c"adc %w[r], %w[a], %w[b]\00", align 1
@.str.10 = private unnamed_addr constant [22 x i8] c"adcs %[r], %[a], %[b]\00", align 1
@.str.11 = private unnamed_addr constant [25 x i8] c"adcs %w[r], %w[a], %w[b]\00", align 1
@.str.12 = private unnamed_addr constant [21 x i8] c"sbc %[r], %[a], %[b]\00", align 1
@.str.13 = private unnamed_addr constant [24 x i8] c"sbc %w[r], %w[a], %w[b]\00", align 1
@.str.14 = private unnamed_addr constant [22 x i8] c"sbcs %[r], %[a], %[b]\00", align 1
@.str.15 = private unnamed_addr constant [25 x i8] c"sbcs %w[r], %w[a], %w[b]\00", align 1
@.str.16 = private unnamed_addr constant [29 x i8] c"add %[r], %[a], %[b], lsl #7\00", align 1
@.str.17 = private unnamed_addr constant [33 x i8] c"adds %w[r], %w[a], %w[b], lsr #3\00", align 1
@.str.18 = private unnamed_addr constant [31 x i8] c"subs %[r], %[a], %[b], asr #61\00", align 1
@.str.19 = private unnamed_addr constant [31 x i8] c"add %[r], %[a], %w[b], uxtb #2\00", align 1
@.str.20 = private unnamed_addr constant [32 x i8] c"adds %[r], %[a], %w[b], sxth #4\00", align 1
@.str.21 = private unnamed_addr constant [31 x i8] c"sub %[r], %[a], %w[b], sxtw #1\00", align 1
@.str.22 = private unnamed_addr constant [31 x i8] c"subs %w[r], %w[a], %w[b], sxtb\00", align 1
@.str.23 = private unnamed_addr constant [32 x i8] c"add %[r], %[a], #0xabc, lsl #12\00", align 1
@.str.24 = private unnamed_addr constant [23 x i8] c"subs %w[r], %w[a], #77\00", align 1
@.str.25 = private unnamed_addr constant [29 x i8] c"cmp %[a], %[b]\0A\09mov %[r], #0\00", align 1
@.str.26 = private unnamed_addr constant [32 x i8] c"cmn %w[a], %w[b]\0A\09mov %[r], #-2\00", align 1
@.str.27 = private unnamed_addr constant [15 x i8] c"neg %[r], %[a]\00", align 1
@.str.28 = private unnamed_addr constant [18 x i8] c"negs %w[r], %w[a]\00", align 1
@.str.29 = private unnamed_addr constant [15 x i8] c"ngc %[r], %[a]\00", align 1
@.str.30 = private unnamed_addr constant [21 x i8] c"and %[r], %[a], %[b]\00", align 1
@.str.31 = private unnamed_addr constant [24 x i8] c"and %w[r], %w[a], %w[b]\00", align 1
@.str.32 = private unnamed_addr constant [22 x i8] c"ands %[r], %[a], %[b]\00", align 1
@.str.33 = private unnamed_addr constant [25 x i8] c"ands %w[r], %w[a], %w[b]\00", align 1
@.str.34 = private unnamed_addr constant [21 x i8] c"bic %[r], %[a], %[b]\00", align 1
@.str.35 = private unnamed_addr constant [24 x i8] c"bic %w[r], %w[a], %w[b]\00", align 1
@.str.36 = private unnamed_addr constant [22 x i8] c"bics %[r], %[a], %[b]\00", align 1
@.str.37 = private unnamed_addr constant [25 x i8] c"bics %w[r], %w[a], %w[b]\00", align 1
@.str.38 = private unnamed_addr constant [21 x i8] c"orr %[r], %[a], %[b]\00", align 1
@.str.39 = private unnamed_addr constant [24 x i8] c"orr %w[r], %w[a], %w[b]\00", align 1
@.str.40 = private unnamed_addr constant [21 x i8] c"orn %[r], %[a], %[b]\00", align 1
@.str.41 = private unnamed_addr constant [24 x i8] c"orn %w[r], %w[a], %w[b]\00", align 1
@.str.42 = private unnamed_addr constant [21 x i8] c"eor %[r], %[a], %[b]\00", align 1
@.str.43 = private unnamed_addr constant [24 x i8] c"eor %w[r], %w[a], %w[b]\00", align 1
@.str.44 = private unnamed_addr constant [21 x i8] c"eon %[r], %[a], %[b]\00", align 1
@.str.45 = private unnamed_addr constant [24 x i8] c"eon %w[r], %w[a], %w[b]\00", align 1
@.str.46 = private unnamed_addr constant [29 x i8] c"and %[r], %[a], %[b], ror #9\00", align 1
@.str.47 = private unnamed_addr constant [31 x i8] c"ands %w[r], %w[a], #0xff00ff00\00", align 1
@.str.48 = private unnamed_addr constant [24 x i8] c"orr %[r], %[a], #0x7ffe\00", align 1
@.str.49 = private unnamed_addr constant [39 x i8] c"tst %[a], %[b], lsl #3\0A\09mvn %[r], %[b]\00", align 1
@.str.50 = private unnamed_addr constant [25 x i8] c"mvn %w[r], %w[a], asr #5\00", align 1
@.str.51 = private unnamed_addr constant [21 x i8] c"mul %[r], %[a], %[b]\00", align 1
@.str.52 = private unnamed_addr constant [24 x i8] c"mul %w[r], %w[a], %w[b]\00", align 1
@.str.53 = private unnamed_addr constant [22 x i8] c"mneg %[r], %[a], %[b]\00", align 1
@.str.54 = private unnamed_addr constant [28 x i8] c"madd %[r], %[a], %[b], %[c]\00", align 1
@.str.55 = private unnamed_addr constant [32 x i8] c"msub %w[r], %w[a], %w[b], %w[c]\00", align 1
@.str.56 = private unnamed_addr constant [25 x i8] c"smull %[r], %w[a], %w[b]\00", align 1
@.str.57 = private unnamed_addr constant [25 x i8] c"umull %[r], %w[a], %w[b]\00", align 1
@.str.58 = private unnamed_addr constant [32 x i8] c"smaddl %[r], %w[a], %w[b], %[c]\00", align 1
@.str.59 = private unnamed_addr constant [32 x i8] c"umsubl %[r], %w[a], %w[b], %[c]\00", align 1
@.str.60 = private unnamed_addr constant [26 x i8] c"smnegl %[r], %w[a], %w[b]\00", align 1
@.str.61 = private unnamed_addr constant [23 x i8] c"smulh %[r], %[a], %[b]\00", align 1
@.str.62 = private unnamed_addr constant [23 x i8] c"umulh %[r], %[a], %[b]\00", align 1
@.str.63 = private unnamed_addr constant [22 x i8] c"sdiv %[r], %[a], %[b]\00", align 1
@.str.64 = private unnamed_addr constant [25 x i8] c"sdiv %w[r], %w[a], %w[b]\00", align 1
@.str.65 = private unnamed_addr constant [22 x i8] c"udiv %[r], %[a], %[b]\00", align 1
@.str.66 = private unnamed_addr constant [25 x i8] c"udiv %w[r], %w[a], %w[b]\00", align 1
@state = internal unnamed_addr global i64 88172645463325252, align 8
@sum = internal unnamed_addr global i64 0, align 8
@.str.67 = private unnamed_addr constant [13 x i8] c"%.*s %016lx\0A\00", align 1
@.str.68 = private unnamed_addr constant [21 x i8] c"lsl %[r], %[a], %[b]\00", align 1
@.str.69 = private unnamed_addr constant [24 x i8] c"lsl %w[r], %w[a], %w[b]\00", align 1
@.str.70 = private unnamed_addr constant [21 x i8] c"lsr %[r], %[a], %[b]\00", align 1
@.str.71 = private unnamed_addr constant [24 x i8] c"lsr %w[r], %w[a], %w[b]\00", align 1
@.str.72 = private unnamed_addr constant [21 x i8] c"asr %[r], %[a], %[b]\00", align 1
@.str.73 = private unnamed_addr constant [24 x i8] c"asr %w[r], %w[a], %w[b]\00", align 1
@.str.74 = private unnamed_addr constant [21 x i8] c"ror %[r], %[a], %[b]\00", align 1
@.str.75 = private unnamed_addr constant [24 x i8] c"ror %w[r], %w[a], %w[b]\00", align 1
@.str.76 = private unnamed_addr constant [20 x i8] c"lsl %[r], %[a], #13\00", align 1
@.str.77 = private unnamed_addr constant [22 x i8] c"lsr %w[r], %w[a], #13\00", align 1
@.str.78 = private unnamed_addr constant [20 x i8] c"asr %[r], %[a], #63\00", align 1
@.str.79 = private unnamed_addr constant [22 x i8] c"ror %w[r], %w[a], #31\00", align 1
@.str.80 = private unnamed_addr constant [27 x i8] c"extr %[r], %[a], %[b], #17\00", align 1
@.str.81 = private unnamed_addr constant [29 x i8] c"extr %w[r], %w[a], %w[b], #5\00", align 1
@.str.82 = private unnamed_addr constant [40 x i8] c"mov %[r], %[c]\0A\09bfi %[r], %[a], #9, #20\00", align 1
@.str.83 = private unnamed_addr constant [42 x i8] c"mov %[r], %[c]\0A\09bfi %w[r], %w[a], #3, #29\00", align 1
@.str.84 = private unnamed_addr constant [43 x i8] c"mov %[r], %[c]\0A\09bfxil %[r], %[a], #40, #24\00", align 1
@.str.85 = private unnamed_addr constant [25 x i8] c"ubfx %[r], %[a], #12, #9\00", align 1
@.str.86 = private unnamed_addr constant [26 x i8] c"sbfx %[r], %[a], #50, #14\00", align 1
@.str.87 = private unnamed_addr constant [28 x i8] c"ubfiz %w[r], %w[a], #7, #11\00", align 1
@.str.88 = private unnamed_addr constant [27 x i8] c"sbfiz %[r], %[a], #33, #20\00", align 1
@.str.89 = private unnamed_addr constant [18 x i8] c"uxtb %w[r], %w[a]\00", align 1
@.str.90 = private unnamed_addr constant [18 x i8] c"uxth %w[r], %w[a]\00", align 1
@.str.91 = private unnamed_addr constant [17 x i8] c"sxtb %[r], %w[a]\00", align 1
@.str.92 = private unnamed_addr constant [18 x i8] c"sxth %w[r], %w[a]\00", align 1
@.str.93 = private unnamed_addr constant [17 x i8] c"sxtw %[r], %w[a]\00", align 1
@.str.94 = private unnamed_addr constant [15 x i8] c"clz %[r], %[a]\00", align 1
@.str.95 = private unnamed_addr constant [17 x i8] c"clz %w[r], %w[a]\00", align 1
@.str.96 = private unnamed_addr constant [15 x i8] c"cls %[r], %[a]\00", align 1
@.str.97 = private unnamed_addr constant [17 x i8] c"cls %w[r], %w[a]\00", align 1
@.str.98 = private unnamed_addr constant [16 x i8] c"rbit %[r], %[a]\00", align 1
@.str.99 = private unnamed_addr constant [18 x i8] c"rbit %w[r], %w[a]\00", align 1
@.str.100 = private unnamed_addr constant [15 x i8] c"rev %[r], %[a]\00", align 1
@.str.101 = private unnamed_addr constant [17 x i8] c"rev %w[r], %w[a]\00", align 1
@.str.102 = private unnamed_addr constant [17 x i8] c"rev16 %[r], %[a]\00", align 1
@.str.103 = private unnamed_addr constant [19 x i8] c"rev16 %w[r], %w[a]\00", align 1
@.str.104 = private unnamed_addr constant [17 x i8] c"rev32 %[r], %[a]\00", align 1
@.str.105 = private unnamed_addr constant [44 x i8] c"mov %[r], %[c]\0A\09movk %[r], #0x1234, lsl #32\00", align 1
@.str.106 = private unnamed_addr constant [31 x i8] c"mov %[r], %[c]\0A\09movk %w[r], #7\00", align 1
@.str.107 = private unnamed_addr constant [28 x i8] c"movz %[r], #0xbeef, lsl #16\00", align 1
@.str.108 = private unnamed_addr constant [23 x i8] c"movn %[r], #3, lsl #48\00", align 1
@.str.109 = private unnamed_addr constant [15 x i8] c"movn %w[r], #3\00", align 1
@.str.110 = private unnamed_addr constant [15 x i8] c"mov %[r], %[a]\00", align 1
@.str.111 = private unnamed_addr constant [17 x i8] c"mov %w[r], %w[a]\00", align 1
@.str.112 = private unnamed_addr constant [27 x i8] c"crc32b %w[r], %w[a], %w[b]\00", align 1
@.str.113 = private unnamed_addr constant [27 x i8] c"crc32h %w[r], %w[a], %w[b]\00", align 1
@.str.114 = private unnamed_addr constant [27 x i8] c"crc32w %w[r], %w[a], %w[b]\00", align 1
@.str.115 = private unnamed_addr constant [26 x i8] c"crc32x %w[r], %w[a], %[b]\00", align 1
@.str.116 = private unnamed_addr constant [28 x i8] c"crc32cb %w[r], %w[a], %w[b]\00", align 1
@.str.117 = private unnamed_addr constant [27 x i8] c"crc32cx %w[r], %w[a], %[b]\00", align 1
@.str.118 = private unnamed_addr constant [6 x i8] c"cc eq\00", align 1
@.str.119 = private unnamed_addr constant [6 x i8] c"cc ne\00", align 1
@.str.120 = private unnamed_addr constant [6 x i8] c"cc hs\00", align 1
@.str.121 = private unnamed_addr constant [6 x i8] c"cc lo\00", align 1
@.str.122 = private unnamed_addr constant [6 x i8] c"cc mi\00", align 1
@.str.123 = private unnamed_addr constant [6 x i8] c"cc pl\00", align 1
@.str.124 = private unnamed_addr constant [6 x i8] c"cc vs\00", align 1
@.str.125 = private unnamed_addr constant [6 x i8] c"cc vc\00", align 1
@.str.126 = private unnamed_addr constant [6 x i8] c"cc hi\00", align 1
@.str.127 = private unnamed_addr constant [6 x i8] c"cc ls\00", align 1
@.str.128 = private unnamed_addr constant [6 x i8] c"cc ge\00", align 1
@.str.129 = private unnamed_addr constant [6 x i8] c"cc lt\00", align 1
@.str.130 = private unnamed_addr constant [6 x i8] c"cc gt\00", align 1
@.str.131 = private unnamed_addr constant [6 x i8] c"cc le\00", align 1
@.str.132 = private unnamed_addr constant [14 x i8] c"cset %[r], hi\00", align 1
@.str.133 = private unnamed_addr constant [16 x i8] c"csetm %w[r], lt\00", align 1
@.str.134 = private unnamed_addr constant [20 x i8] c"cinc %[r], %[a], gt\00", align 1
@.str.135 = private unnamed_addr constant [22 x i8] c"cneg %w[r], %w[a], mi\00", align 1
@.str.136 = private unnamed_addr constant [213 x i8] c"lsr %w[f], %w[f], #28\0A\09mov %[r], #0\0A1:\0A\09add %[r], %[r], %[a]\0A\09cbz %w[f], 4f\0A\09sub %w[f], %w[f], #1\0A\09cbnz %w[f], 1b\0A4:\0A\09tbz %[a], #5, 2f\0A\09eor %[r], %[r], %[b]\0A2:\0A\09cbz %[a], 3f\0A\09tbnz %[b], #33, 3f\0A\09mvn %[r], %[r]\0A3:\00", align 1
@.str.137 = private unnamed_addr constant [21 x i8] c"ldr %[r], [%[p], #8]\00", align 1
@.str.138 = private unnamed_addr constant [23 x i8] c"ldr %w[r], [%[p], #-4]\00", align 1
@.str.139 = private unnamed_addr constant [23 x i8] c"ldrb %w[r], [%[p]], #3\00", align 1
@.str.140 = private unnamed_addr constant [25 x i8] c"ldrh %w[r], [%[p], #-2]!\00", align 1
@.str.141 = private unnamed_addr constant [25 x i8] c"ldrsb %[r], [%[p], %[n]]\00", align 1
@.str.142 = private unnamed_addr constant [34 x i8] c"ldrsh %w[r], [%[p], %[n], lsl #1]\00", align 1
@.str.143 = private unnamed_addr constant [35 x i8] c"ldrsw %[r], [%[p], %w[n], uxtw #2]\00", align 1
@.str.144 = private unnamed_addr constant [33 x i8] c"ldr %[r], [%[p], %w[n], sxtw #3]\00", align 1
@.str.145 = private unnamed_addr constant [23 x i8] c"ldur %[r], [%[p], #-7]\00", align 1
@.str.146 = private unnamed_addr constant [28 x i8] c"ldp %[r], %[a], [%[p], #16]\00", align 1
@.str.147 = private unnamed_addr constant [30 x i8] c"ldp %w[r], %w[a], [%[p]], #-8\00", align 1
@.str.148 = private unnamed_addr constant [30 x i8] c"ldpsw %[r], %[a], [%[p], #8]!\00", align 1
@.str.149 = private unnamed_addr constant [21 x i8] c"str %[a], [%[p], #8]\00", align 1
@.str.150 = private unnamed_addr constant [24 x i8] c"str %w[a], [%[p], #-4]!\00", align 1
@.str.151 = private unnamed_addr constant [23 x i8] c"strb %w[a], [%[p]], #1\00", align 1
@.str.152 = private unnamed_addr constant [33 x i8] c"strh %w[a], [%[p], %[n], lsl #1]\00", align 1
@.str.153 = private unnamed_addr constant [30 x i8] c"stp %[a], %[b], [%[p], #-16]!\00", align 1
@.str.154 = private unnamed_addr constant [29 x i8] c"stp %w[a], %w[b], [%[p]], #8\00", align 1
@.str.155 = private unnamed_addr constant [16 x i8] c"str xzr, [%[p]]\00", align 1
@.str.156 = private unnamed_addr constant [42 x i8] c"ldr q0, [%[p], #16]\0A\09str q0, [%[p], #-32]\00", align 1
@.str.157 = private unnamed_addr constant [35 x i8] c"ldr d0, [%[p], #8]\0A\09str d0, [%[p]]\00", align 1
@.str.158 = private unnamed_addr constant [44 x i8] c"ldp s0, s1, [%[p]]\0A\09stp s1, s0, [%[p], #-8]\00", align 1
@.str.159 = private unnamed_addr constant [41 x i8] c"ldp d0, d1, [%[p], #-16]!\0A\09fmov %[r], d1\00", align 1
@.str.160 = private unnamed_addr constant [37 x i8] c"ldar %[r], [%[p]]\0A\09stlr %[a], [%[p]]\00", align 1
@.str.161 = private unnamed_addr constant [41 x i8] c"ldarb %w[r], [%[p]]\0A\09stlrh %w[a], [%[p]]\00", align 1
@.str.162 = private unnamed_addr constant [77 x i8] c"1: ldxr %[r], [%[p]]\0A\09add x9, %[r], %[a]\0A\09stxr w10, x9, [%[p]]\0A\09cbnz w10, 1b\00", align 1
@.str.163 = private unnamed_addr constant [91 x i8] c"1: ldaxrb %w[r], [%[p]]\0A\09add w9, %w[r], %w[a]\0A\09stlxrb w10, w9, [%[p]]\0A\09cbnz w10, 1b\0A\09clrex\00", align 1
@.str.164 = private unnamed_addr constant [85 x i8] c"1: ldaxp x9, x10, [%[p]]\0A\09eor x11, x9, x10\0A\09stlxp w12, x11, x9, [%[p]]\0A\09cbnz w12, 1b\00", align 1
@.str.165 = private unnamed_addr constant [25 x i8] c"ldadd %[a], %[r], [%[p]]\00", align 1
@.str.166 = private unnamed_addr constant [29 x i8] c"ldclral %w[a], %w[r], [%[p]]\00", align 1
@.str.167 = private unnamed_addr constant [26 x i8] c"ldeora %[a], %[r], [%[p]]\00", align 1
@.str.168 = private unnamed_addr constant [26 x i8] c"ldsetl %[a], %[r], [%[p]]\00", align 1
@.str.169 = private unnamed_addr constant [28 x i8] c"ldsmax %w[a], %w[r], [%[p]]\00", align 1
@.str.170 = private unnamed_addr constant [26 x i8] c"ldsmin %[a], %[r], [%[p]]\00", align 1
@.str.171 = private unnamed_addr constant [29 x i8] c"ldumaxb %w[a], %w[r], [%[p]]\00", align 1
@.str.172 = private unnamed_addr constant [29 x i8] c"lduminh %w[a], %w[r], [%[p]]\00", align 1
@.str.173 = private unnamed_addr constant [19 x i8] c"stadd %[a], [%[p]]\00", align 1
@.str.174 = private unnamed_addr constant [25 x i8] c"swpal %[a], %[r], [%[p]]\00", align 1
@.str.175 = private unnamed_addr constant [26 x i8] c"swpb %w[a], %w[r], [%[p]]\00", align 1
@.str.176 = private unnamed_addr constant [23 x i8] c"cas %[a], %[b], [%[p]]\00", align 1
@.str.177 = private unnamed_addr constant [60 x i8] c"ldr %w[a], [%[p]]\0A\09casal %w[a], %w[b], [%[p]]\0A\09dmb ish\0A\09isb\00", align 1
@.str.178 = private unnamed_addr constant [117 x i8] c"ldp x10, x11, [%[p]]\0A\09mov x12, #5\0A\09mov x13, #6\0A\09eor x10, x10, %[n]\0A\09caspal x10, x11, x12, x13, [%[p]]\0A\09mov %[r], x10\00", align 1
@.str.179 = private unnamed_addr constant [132 x i8] c"sub sp, sp, #32\0A\09stp %[a], %[b], [sp, #16]\0A\09ldr %[r], [sp, #24]\0A\09add x9, sp, #16\0A\09ldr x9, [x9]\0A\09eor %[r], %[r], x9\0A\09add sp, sp, #32\00", align 1
@.str.180 = private unnamed_addr constant [16 x i8] c"fadd d0, d1, d2\00", align 1
@.str.181 = private unnamed_addr constant [16 x i8] c"fadd s0, s1, s2\00", align 1
@.str.182 = private unnamed_addr constant [16 x i8] c"fsub d0, d1, d2\00", align 1
@.str.183 = private unnamed_addr constant [16 x i8] c"fsub s0, s1, s2\00", align 1
@.str.184 = private unnamed_addr constant [16 x i8] c"fmul d0, d1, d2\00", align 1
@.str.185 = private unnamed_addr constant [16 x i8] c"fmul s0, s1, s2\00", align 1
@.str.186 = private unnamed_addr constant [16 x i8] c"fdiv d0, d1, d2\00", align 1
@.str.187 = private unnamed_addr constant [16 x i8] c"fdiv s0, s1, s2\00", align 1
@.str.188 = private unnamed_addr constant [17 x i8] c"fnmul d0, d1, d2\00", align 1
@.str.189 = private unnamed_addr constant [17 x i8] c"fnmul s0, s1, s2\00", align 1
@.str.190 = private unnamed_addr constant [21 x i8] c"fmadd d0, d1, d2, d3\00", align 1
@.str.191 = private unnamed_addr constant [21 x i8] c"fmsub s0, s1, s2, s3\00", align 1
@.str.192 = private unnamed_addr constant [22 x i8] c"fnmadd d0, d1, d2, d3\00", align 1
@.str.193 = private unnamed_addr constant [22 x i8] c"fnmsub s0, s1, s2, s3\00", align 1
@.str.194 = private unnamed_addr constant [16 x i8] c"fmax d0, d1, d2\00", align 1
@.str.195 = private unnamed_addr constant [16 x i8] c"fmin s0, s1, s2\00", align 1
@.str.196 = private unnamed_addr constant [18 x i8] c"fmaxnm s0, s1, s2\00", align 1
@.str.197 = private unnamed_addr constant [18 x i8] c"fminnm d0, d1, d2\00", align 1
@.str.198 = private unnamed_addr constant [13 x i8] c"fsqrt d0, d1\00", align 1
@.str.199 = private unnamed_addr constant [13 x i8] c"fsqrt s0, s1\00", align 1
@.str.200 = private unnamed_addr constant [12 x i8] c"fabs d0, d1\00", align 1
@.str.201 = private unnamed_addr constant [12 x i8] c"fneg s0, s1\00", align 1
@.str.202 = private unnamed_addr constant [12 x i8] c"fmov d0, d1\00", align 1
@.str.203 = private unnamed_addr constant [12 x i8] c"fmov s0, s1\00", align 1
@.str.204 = private unnamed_addr constant [14 x i8] c"frintn d0, d1\00", align 1
@.str.205 = private unnamed_addr constant [14 x i8] c"frintp d0, d1\00", align 1
@.str.206 = private unnamed_addr constant [14 x i8] c"frintm s0, s1\00", align 1
@.str.207 = private unnamed_addr constant [14 x i8] c"frintz d0, d1\00", align 1
@.str.208 = private unnamed_addr constant [14 x i8] c"frinta s0, s1\00", align 1
@.str.209 = private unnamed_addr constant [14 x i8] c"frinti d0, d1\00", align 1
@.str.210 = private unnamed_addr constant [14 x i8] c"frintx s0, s1\00", align 1
@.str.211 = private unnamed_addr constant [14 x i8] c"frintx d0, d1\00", align 1
@.str.212 = private unnamed_addr constant [12 x i8] c"fcvt d0, s1\00", align 1
@.str.213 = private unnamed_addr constant [12 x i8] c"fcvt s0, d1\00", align 1
@.str.214 = private unnamed_addr constant [12 x i8] c"fcvt h0, d1\00", align 1
@.str.215 = private unnamed_addr constant [12 x i8] c"fcvt h0, s1\00", align 1
@.str.216 = private unnamed_addr constant [16 x i8] c"fmov d0, #-1.75\00", align 1
@.str.217 = private unnamed_addr constant [15 x i8] c"fmov s0, #31.0\00", align 1
@.str.218 = private unnamed_addr constant [16 x i8] c"fcvtns %[r], d1\00", align 1
@.str.219 = private unnamed_addr constant [16 x i8] c"fcvtps %[r], d1\00", align 1
@.str.220 = private unnamed_addr constant [17 x i8] c"fcvtms %w[r], d1\00", align 1
@.str.221 = private unnamed_addr constant [16 x i8] c"fcvtzs %[r], d1\00", align 1
@.str.222 = private unnamed_addr constant [17 x i8] c"fcvtas %w[r], d1\00", align 1
@.str.223 = private unnamed_addr constant [16 x i8] c"fcvtzu %[r], d1\00", align 1
@.str.224 = private unnamed_addr constant [17 x i8] c"fcvtnu %w[r], s1\00", align 1
@.str.225 = private unnamed_addr constant [17 x i8] c"fcvtzs %w[r], s1\00", align 1
@.str.226 = private unnamed_addr constant [16 x i8] c"fcvtau %[r], s1\00", align 1
@.str.227 = private unnamed_addr constant [20 x i8] c"fcvtzs %[r], d1, #7\00", align 1
@.str.228 = private unnamed_addr constant [22 x i8] c"fcvtzu %w[r], s1, #20\00", align 1
@.str.229 = private unnamed_addr constant [15 x i8] c"scvtf d0, %[a]\00", align 1
@.str.230 = private unnamed_addr constant [15 x i8] c"scvtf s0, %[a]\00", align 1
@.str.231 = private unnamed_addr constant [16 x i8] c"scvtf d0, %w[a]\00", align 1
@.str.232 = private unnamed_addr constant [16 x i8] c"ucvtf s0, %w[a]\00", align 1
@.str.233 = private unnamed_addr constant [15 x i8] c"ucvtf d0, %[a]\00", align 1
@.str.234 = private unnamed_addr constant [19 x i8] c"scvtf d0, %[a], #9\00", align 1
@.str.235 = private unnamed_addr constant [21 x i8] c"ucvtf s0, %w[a], #31\00", align 1
@.str.236 = private unnamed_addr constant [12 x i8] c"fcmp d1, d2\00", align 1
@.str.237 = private unnamed_addr constant [13 x i8] c"fcmpe s1, s2\00", align 1
@.str.238 = private unnamed_addr constant [14 x i8] c"fcmp d1, #0.0\00", align 1
@.str.239 = private unnamed_addr constant [21 x i8] c"fccmp d1, d2, #6, ne\00", align 1
@.str.240 = private unnamed_addr constant [22 x i8] c"fccmpe s1, s2, #1, lt\00", align 1
@.str.241 = private unnamed_addr constant [34 x i8] c"fcmp d1, d2\0A\09fcsel d0, d2, d3, gt\00", align 1

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
  tail call fastcc void @arithmetic()
  br label %2

1:                                                ; preds = %2
  tail call fastcc void @end(ptr noundef nonnull @.str.68)
  br label %16

2:                                                ; preds = %2, %0
  %3 = phi i32 [ 0, %0 ], [ %13, %2 ]
  %4 = tail call fastcc i64 @operand()
  %5 = tail call fastcc i64 @operand()
  %6 = tail call fastcc i64 @operand()
  %7 = tail call fastcc i64 @draw()
  %8 = shl i64 %7, 28
  %9 = and i64 %8, 4026531840
  %10 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09lsl $0, $2, $3\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %4, i64 %5, i64 %6, i64 %9) #6, !srcloc !10
  %11 = extractvalue { i64, i64 } %10, 0
  %12 = extractvalue { i64, i64 } %10, 1
  tail call fastcc void @mix(i64 noundef %11)
  tail call fastcc void @mix(i64 noundef %12)
  %13 = add nuw nsw i32 %3, 1
  %14 = icmp eq i32 %13, 40
  br i1 %14, label %1, label %2, !llvm.loop !11

15:                                               ; preds = %16
  tail call fastcc void @end(ptr noundef nonnull @.str.69)
  br label %30

16:                                               ; preds = %16, %1
  %17 = phi i32 [ 0, %1 ], [ %27, %16 ]
  %18 = tail call fastcc i64 @operand()
  %19 = tail call fastcc i64 @operand()
  %20 = tail call fastcc i64 @operand()
  %21 = tail call fastcc i64 @draw()
  %22 = shl i64 %21, 28
  %23 = and i64 %22, 4026531840
  %24 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09lsl ${0:w}, ${2:w}, ${3:w}\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %18, i64 %19, i64 %20, i64 %23) #6, !srcloc !14
  %25 = extractvalue { i64, i64 } %24, 0
  %26 = extractvalue { i64, i64 } %24, 1
  tail call fastcc void @mix(i64 noundef %25)
  tail call fastcc void @mix(i64 noundef %26)
  %27 = add nuw nsw i32 %17, 1
  %28 = icmp eq i32 %27, 40
  br i1 %28, label %15, label %16, !llvm.loop !15

29:                                               ; preds = %30
  tail call fastcc void @end(ptr noundef nonnull @.str.70)
  br label %44

30:                                               ; preds = %30, %15
  %31 = phi i32 [ 0, %15 ], [ %41, %30 ]
  %32 = tail call fastcc i64 @operand()
  %33 = tail call fastcc i64 @operand()
  %34 = tail call fastcc i64 @operand()
  %35 = tail call fastcc i64 @draw()
  %36 = shl i64 %35, 28
  %37 = and i64 %36, 4026531840
  %38 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09lsr $0, $2, $3\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %32, i64 %33, i64 %34, i64 %37) #6, !srcloc !16
  %39 = extractvalue { i64, i64 } %38, 0
  %40 = extractvalue { i64, i64 } %38, 1
  tail call fastcc void @mix(i64 noundef %39)
  tail call fastcc void @mix(i64 noundef %40)
  %41 = add nuw nsw i32 %31, 1
  %42 = icmp eq i32 %41, 40
  br i1 %42, label %29, label %30, !llvm.loop !17

43:                                               ; preds = %44
  tail call fastcc void @end(ptr noundef nonnull @.str.71)
  br label %58

44:                                               ; preds = %44, %29
  %45 = phi i32 [ 0, %29 ], [ %55, %44 ]
  %46 = tail call fastcc i64 @operand()
  %47 = tail call fastcc i64 @operand()
  %48 = tail call fastcc i64 @operand()
  %49 = tail call fastcc i64 @draw()
  %50 = shl i64 %49, 28
  %51 = and i64 %50, 4026531840
  %52 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09lsr ${0:w}, ${2:w}, ${3:w}\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %46, i64 %47, i64 %48, i64 %51) #6, !srcloc !18
  %53 = extractvalue { i64, i64 } %52, 0
  %54 = extractvalue { i64, i64 } %52, 1
  tail call fastcc void @mix(i64 noundef %53)
  tail call fastcc void @mix(i64 noundef %54)
  %55 = add nuw nsw i32 %45, 1
  %56 = icmp eq i32 %55, 40
  br i1 %56, label %43, label %44, !llvm.loop !19

57:                                               ; preds = %58
  tail call fastcc void @end(ptr noundef nonnull @.str.72)
  br label %72

58:                                               ; preds = %58, %43
  %59 = phi i32 [ 0, %43 ], [ %69, %58 ]
  %60 = tail call fastcc i64 @operand()
  %61 = tail call fastcc i64 @operand()
  %62 = tail call fastcc i64 @operand()
  %63 = tail call fastcc i64 @draw()
  %64 = shl i64 %63, 28
  %65 = and i64 %64, 4026531840
  %66 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09asr $0, $2, $3\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %60, i64 %61, i64 %62, i64 %65) #6, !srcloc !20
  %67 = extractvalue { i64, i64 } %66, 0
  %68 = extractvalue { i64, i64 } %66, 1
  tail call fastcc void @mix(i64 noundef %67)
  tail call fastcc void @mix(i64 noundef %68)
  %69 = add nuw nsw i32 %59, 1
  %70 = icmp eq i32 %69, 40
  br i1 %70, label %57, label %58, !llvm.loop !21

71:                                               ; preds = %72
  tail call fastcc void @end(ptr noundef nonnull @.str.73)
  br label %86

72:                                               ; preds = %72, %57
  %73 = phi i32 [ 0, %57 ], [ %83, %72 ]
  %74 = tail call fastcc i64 @operand()
  %75 = tail call fastcc i64 @operand()
  %76 = tail call fastcc i64 @operand()
  %77 = tail call fastcc i64 @draw()
  %78 = shl i64 %77, 28
  %79 = and i64 %78, 4026531840
  %80 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09asr ${0:w}, ${2:w}, ${3:w}\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %74, i64 %75, i64 %76, i64 %79) #6, !srcloc !22
  %81 = extractvalue { i64, i64 } %80, 0
  %82 = extractvalue { i64, i64 } %80, 1
  tail call fastcc void @mix(i64 noundef %81)
  tail call fastcc void @mix(i64 noundef %82)
  %83 = add nuw nsw i32 %73, 1
  %84 = icmp eq i32 %83, 40
  br i1 %84, label %71, label %72, !llvm.loop !23

85:                                               ; preds = %86
  tail call fastcc void @end(ptr noundef nonnull @.str.74)
  br label %100

86:                                               ; preds = %86, %71
  %87 = phi i32 [ 0, %71 ], [ %97, %86 ]
  %88 = tail call fastcc i64 @operand()
  %89 = tail call fastcc i64 @operand()
  %90 = tail call fastcc i64 @operand()
  %91 = tail call fastcc i64 @draw()
  %92 = shl i64 %91, 28
  %93 = and i64 %92, 4026531840
  %94 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09ror $0, $2, $3\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %88, i64 %89, i64 %90, i64 %93) #6, !srcloc !24
  %95 = extractvalue { i64, i64 } %94, 0
  %96 = extractvalue { i64, i64 } %94, 1
  tail call fastcc void @mix(i64 noundef %95)
  tail call fastcc void @mix(i64 noundef %96)
  %97 = add nuw nsw i32 %87, 1
  %98 = icmp eq i32 %97, 40
  br i1 %98, label %85, label %86, !llvm.loop !25

99:                                               ; preds = %100
  tail call fastcc void @end(ptr noundef nonnull @.str.75)
  br label %114

100:                                              ; preds = %100, %85
  %101 = phi i32 [ 0, %85 ], [ %111, %100 ]
  %102 = tail call fastcc i64 @operand()
  %103 = tail call fastcc i64 @operand()
  %104 = tail call fastcc i64 @operand()
  %105 = tail call fastcc i64 @draw()
  %106 = shl i64 %105, 28
  %107 = and i64 %106, 4026531840
  %108 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09ror ${0:w}, ${2:w}, ${3:w}\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %102, i64 %103, i64 %104, i64 %107) #6, !srcloc !26
  %109 = extractvalue { i64, i64 } %108, 0
  %110 = extractvalue { i64, i64 } %108, 1
  tail call fastcc void @mix(i64 noundef %109)
  tail call fastcc void @mix(i64 noundef %110)
  %111 = add nuw nsw i32 %101, 1
  %112 = icmp eq i32 %111, 40
  br i1 %112, label %99, label %100, !llvm.loop !27

113:                                              ; preds = %114
  tail call fastcc void @end(ptr noundef nonnull @.str.76)
  br label %128

114:                                              ; preds = %114, %99
  %115 = phi i32 [ 0, %99 ], [ %125, %114 ]
  %116 = tail call fastcc i64 @operand()
  %117 = tail call fastcc i64 @operand()
  %118 = tail call fastcc i64 @operand()
  %119 = tail call fastcc i64 @draw()
  %120 = shl i64 %119, 28
  %121 = and i64 %120, 4026531840
  %122 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09lsl $0, $2, #13\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %116, i64 %117, i64 %118, i64 %121) #6, !srcloc !28
  %123 = extractvalue { i64, i64 } %122, 0
  %124 = extractvalue { i64, i64 } %122, 1
  tail call fastcc void @mix(i64 noundef %123)
  tail call fastcc void @mix(i64 noundef %124)
  %125 = add nuw nsw i32 %115, 1
  %126 = icmp eq i32 %125, 40
  br i1 %126, label %113, label %114, !llvm.loop !29

127:                                              ; preds = %128
  tail call fastcc void @end(ptr noundef nonnull @.str.77)
  br label %142

128:                                              ; preds = %128, %113
  %129 = phi i32 [ 0, %113 ], [ %139, %128 ]
  %130 = tail call fastcc i64 @operand()
  %131 = tail call fastcc i64 @operand()
  %132 = tail call fastcc i64 @operand()
  %133 = tail call fastcc i64 @draw()
  %134 = shl i64 %133, 28
  %135 = and i64 %134, 4026531840
  %136 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09lsr ${0:w}, ${2:w}, #13\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %130, i64 %131, i64 %132, i64 %135) #6, !srcloc !30
  %137 = extractvalue { i64, i64 } %136, 0
  %138 = extractvalue { i64, i64 } %136, 1
  tail call fastcc void @mix(i64 noundef %137)
  tail call fastcc void @mix(i64 noundef %138)
  %139 = add nuw nsw i32 %129, 1
  %140 = icmp eq i32 %139, 40
  br i1 %140, label %127, label %128, !llvm.loop !31

141:                                              ; preds = %142
  tail call fastcc void @end(ptr noundef nonnull @.str.78)
  br label %156

142:                                              ; preds = %142, %127
  %143 = phi i32 [ 0, %127 ], [ %153, %142 ]
  %144 = tail call fastcc i64 @operand()
  %145 = tail call fastcc i64 @operand()
  %146 = tail call fastcc i64 @operand()
  %147 = tail call fastcc i64 @draw()
  %148 = shl i64 %147, 28
  %149 = and i64 %148, 4026531840
  %150 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09asr $0, $2, #63\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %144, i64 %145, i64 %146, i64 %149) #6, !srcloc !32
  %151 = extractvalue { i64, i64 } %150, 0
  %152 = extractvalue { i64, i64 } %150, 1
  tail call fastcc void @mix(i64 noundef %151)
  tail call fastcc void @mix(i64 noundef %152)
  %153 = add nuw nsw i32 %143, 1
  %154 = icmp eq i32 %153, 40
  br i1 %154, label %141, label %142, !llvm.loop !33

155:                                              ; preds = %156
  tail call fastcc void @end(ptr noundef nonnull @.str.79)
  br label %170

156:                                              ; preds = %156, %141
  %157 = phi i32 [ 0, %141 ], [ %167, %156 ]
  %158 = tail call fastcc i64 @operand()
  %159 = tail call fastcc i64 @operand()
  %160 = tail call fastcc i64 @operand()
  %161 = tail call fastcc i64 @draw()
  %162 = shl i64 %161, 28
  %163 = and i64 %162, 4026531840
  %164 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09ror ${0:w}, ${2:w}, #31\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %158, i64 %159, i64 %160, i64 %163) #6, !srcloc !34
  %165 = extractvalue { i64, i64 } %164, 0
  %166 = extractvalue { i64, i64 } %164, 1
  tail call fastcc void @mix(i64 noundef %165)
  tail call fastcc void @mix(i64 noundef %166)
  %167 = add nuw nsw i32 %157, 1
  %168 = icmp eq i32 %167, 40
  br i1 %168, label %155, label %156, !llvm.loop !35

169:                                              ; preds = %170
  tail call fastcc void @end(ptr noundef nonnull @.str.80)
  br label %184

170:                                              ; preds = %170, %155
  %171 = phi i32 [ 0, %155 ], [ %181, %170 ]
  %172 = tail call fastcc i64 @operand()
  %173 = tail call fastcc i64 @operand()
  %174 = tail call fastcc i64 @operand()
  %175 = tail call fastcc i64 @draw()
  %176 = shl i64 %175, 28
  %177 = and i64 %176, 4026531840
  %178 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09extr $0, $2, $3, #17\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %172, i64 %173, i64 %174, i64 %177) #6, !srcloc !36
  %179 = extractvalue { i64, i64 } %178, 0
  %180 = extractvalue { i64, i64 } %178, 1
  tail call fastcc void @mix(i64 noundef %179)
  tail call fastcc void @mix(i64 noundef %180)
  %181 = add nuw nsw i32 %171, 1
  %182 = icmp eq i32 %181, 40
  br i1 %182, label %169, label %170, !llvm.loop !37

183:                                              ; preds = %184
  tail call fastcc void @end(ptr noundef nonnull @.str.81)
  br label %198

184:                                              ; preds = %184, %169
  %185 = phi i32 [ 0, %169 ], [ %195, %184 ]
  %186 = tail call fastcc i64 @operand()
  %187 = tail call fastcc i64 @operand()
  %188 = tail call fastcc i64 @operand()
  %189 = tail call fastcc i64 @draw()
  %190 = shl i64 %189, 28
  %191 = and i64 %190, 4026531840
  %192 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09extr ${0:w}, ${2:w}, ${3:w}, #5\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %186, i64 %187, i64 %188, i64 %191) #6, !srcloc !38
  %193 = extractvalue { i64, i64 } %192, 0
  %194 = extractvalue { i64, i64 } %192, 1
  tail call fastcc void @mix(i64 noundef %193)
  tail call fastcc void @mix(i64 noundef %194)
  %195 = add nuw nsw i32 %185, 1
  %196 = icmp eq i32 %195, 40
  br i1 %196, label %183, label %184, !llvm.loop !39

197:                                              ; preds = %198
  tail call fastcc void @end(ptr noundef nonnull @.str.82)
  br label %212

198:                                              ; preds = %198, %183
  %199 = phi i32 [ 0, %183 ], [ %209, %198 ]
  %200 = tail call fastcc i64 @operand()
  %201 = tail call fastcc i64 @operand()
  %202 = tail call fastcc i64 @operand()
  %203 = tail call fastcc i64 @draw()
  %204 = shl i64 %203, 28
  %205 = and i64 %204, 4026531840
  %206 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09mov $0, $4\0A\09bfi $0, $2, #9, #20\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %200, i64 %201, i64 %202, i64 %205) #6, !srcloc !40
  %207 = extractvalue { i64, i64 } %206, 0
  %208 = extractvalue { i64, i64 } %206, 1
  tail call fastcc void @mix(i64 noundef %207)
  tail call fastcc void @mix(i64 noundef %208)
  %209 = add nuw nsw i32 %199, 1
  %210 = icmp eq i32 %209, 40
  br i1 %210, label %197, label %198, !llvm.loop !41

211:                                              ; preds = %212
  tail call fastcc void @end(ptr noundef nonnull @.str.83)
  br label %226

212:                                              ; preds = %212, %197
  %213 = phi i32 [ 0, %197 ], [ %223, %212 ]
  %214 = tail call fastcc i64 @operand()
  %215 = tail call fastcc i64 @operand()
  %216 = tail call fastcc i64 @operand()
  %217 = tail call fastcc i64 @draw()
  %218 = shl i64 %217, 28
  %219 = and i64 %218, 4026531840
  %220 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09mov $0, $4\0A\09bfi ${0:w}, ${2:w}, #3, #29\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %214, i64 %215, i64 %216, i64 %219) #6, !srcloc !42
  %221 = extractvalue { i64, i64 } %220, 0
  %222 = extractvalue { i64, i64 } %220, 1
  tail call fastcc void @mix(i64 noundef %221)
  tail call fastcc void @mix(i64 noundef %222)
  %223 = add nuw nsw i32 %213, 1
  %224 = icmp eq i32 %223, 40
  br i1 %224, label %211, label %212, !llvm.loop !43

225:                                              ; preds = %226
  tail call fastcc void @end(ptr noundef nonnull @.str.84)
  br label %240

226:                                              ; preds = %226, %211
  %227 = phi i32 [ 0, %211 ], [ %237, %226 ]
  %228 = tail call fastcc i64 @operand()
  %229 = tail call fastcc i64 @operand()
  %230 = tail call fastcc i64 @operand()
  %231 = tail call fastcc i64 @draw()
  %232 = shl i64 %231, 28
  %233 = and i64 %232, 4026531840
  %234 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09mov $0, $4\0A\09bfxil $0, $2, #40, #24\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %228, i64 %229, i64 %230, i64 %233) #6, !srcloc !44
  %235 = extractvalue { i64, i64 } %234, 0
  %236 = extractvalue { i64, i64 } %234, 1
  tail call fastcc void @mix(i64 noundef %235)
  tail call fastcc void @mix(i64 noundef %236)
  %237 = add nuw nsw i32 %227, 1
  %238 = icmp eq i32 %237, 40
  br i1 %238, label %225, label %226, !llvm.loop !45

239:                                              ; preds = %240
  tail call fastcc void @end(ptr noundef nonnull @.str.85)
  br label %254

240:                                              ; preds = %240, %225
  %241 = phi i32 [ 0, %225 ], [ %251, %240 ]
  %242 = tail call fastcc i64 @operand()
  %243 = tail call fastcc i64 @operand()
  %244 = tail call fastcc i64 @operand()
  %245 = tail call fastcc i64 @draw()
  %246 = shl i64 %245, 28
  %247 = and i64 %246, 4026531840
  %248 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09ubfx $0, $2, #12, #9\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %242, i64 %243, i64 %244, i64 %247) #6, !srcloc !46
  %249 = extractvalue { i64, i64 } %248, 0
  %250 = extractvalue { i64, i64 } %248, 1
  tail call fastcc void @mix(i64 noundef %249)
  tail call fastcc void @mix(i64 noundef %250)
  %251 = add nuw nsw i32 %241, 1
  %252 = icmp eq i32 %251, 40
  br i1 %252, label %239, label %240, !llvm.loop !47

253:                                              ; preds = %254
  tail call fastcc void @end(ptr noundef nonnull @.str.86)
  br label %268

254:                                              ; preds = %254, %239
  %255 = phi i32 [ 0, %239 ], [ %265, %254 ]
  %256 = tail call fastcc i64 @operand()
  %257 = tail call fastcc i64 @operand()
  %258 = tail call fastcc i64 @operand()
  %259 = tail call fastcc i64 @draw()
  %260 = shl i64 %259, 28
  %261 = and i64 %260, 4026531840
  %262 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09sbfx $0, $2, #50, #14\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %256, i64 %257, i64 %258, i64 %261) #6, !srcloc !48
  %263 = extractvalue { i64, i64 } %262, 0
  %264 = extractvalue { i64, i64 } %262, 1
  tail call fastcc void @mix(i64 noundef %263)
  tail call fastcc void @mix(i64 noundef %264)
  %265 = add nuw nsw i32 %255, 1
  %266 = icmp eq i32 %265, 40
  br i1 %266, label %253, label %254, !llvm.loop !49

267:                                              ; preds = %268
  tail call fastcc void @end(ptr noundef nonnull @.str.87)
  br label %282

268:                                              ; preds = %268, %253
  %269 = phi i32 [ 0, %253 ], [ %279, %268 ]
  %270 = tail call fastcc i64 @operand()
  %271 = tail call fastcc i64 @operand()
  %272 = tail call fastcc i64 @operand()
  %273 = tail call fastcc i64 @draw()
  %274 = shl i64 %273, 28
  %275 = and i64 %274, 4026531840
  %276 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09ubfiz ${0:w}, ${2:w}, #7, #11\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %270, i64 %271, i64 %272, i64 %275) #6, !srcloc !50
  %277 = extractvalue { i64, i64 } %276, 0
  %278 = extractvalue { i64, i64 } %276, 1
  tail call fastcc void @mix(i64 noundef %277)
  tail call fastcc void @mix(i64 noundef %278)
  %279 = add nuw nsw i32 %269, 1
  %280 = icmp eq i32 %279, 40
  br i1 %280, label %267, label %268, !llvm.loop !51

281:                                              ; preds = %282
  tail call fastcc void @end(ptr noundef nonnull @.str.88)
  br label %296

282:                                              ; preds = %282, %267
  %283 = phi i32 [ 0, %267 ], [ %293, %282 ]
  %284 = tail call fastcc i64 @operand()
  %285 = tail call fastcc i64 @operand()
  %286 = tail call fastcc i64 @operand()
  %287 = tail call fastcc i64 @draw()
  %288 = shl i64 %287, 28
  %289 = and i64 %288, 4026531840
  %290 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09sbfiz $0, $2, #33, #20\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %284, i64 %285, i64 %286, i64 %289) #6, !srcloc !52
  %291 = extractvalue { i64, i64 } %290, 0
  %292 = extractvalue { i64, i64 } %290, 1
  tail call fastcc void @mix(i64 noundef %291)
  tail call fastcc void @mix(i64 noundef %292)
  %293 = add nuw nsw i32 %283, 1
  %294 = icmp eq i32 %293, 40
  br i1 %294, label %281, label %282, !llvm.loop !53

295:                                              ; preds = %296
  tail call fastcc void @end(ptr noundef nonnull @.str.89)
  br label %310

296:                                              ; preds = %296, %281
  %297 = phi i32 [ 0, %281 ], [ %307, %296 ]
  %298 = tail call fastcc i64 @operand()
  %299 = tail call fastcc i64 @operand()
  %300 = tail call fastcc i64 @operand()
  %301 = tail call fastcc i64 @draw()
  %302 = shl i64 %301, 28
  %303 = and i64 %302, 4026531840
  %304 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09uxtb ${0:w}, ${2:w}\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %298, i64 %299, i64 %300, i64 %303) #6, !srcloc !54
  %305 = extractvalue { i64, i64 } %304, 0
  %306 = extractvalue { i64, i64 } %304, 1
  tail call fastcc void @mix(i64 noundef %305)
  tail call fastcc void @mix(i64 noundef %306)
  %307 = add nuw nsw i32 %297, 1
  %308 = icmp eq i32 %307, 40
  br i1 %308, label %295, label %296, !llvm.loop !55

309:                                              ; preds = %310
  tail call fastcc void @end(ptr noundef nonnull @.str.90)
  br label %324

310:                                              ; preds = %310, %295
  %311 = phi i32 [ 0, %295 ], [ %321, %310 ]
  %312 = tail call fastcc i64 @operand()
  %313 = tail call fastcc i64 @operand()
  %314 = tail call fastcc i64 @operand()
  %315 = tail call fastcc i64 @draw()
  %316 = shl i64 %315, 28
  %317 = and i64 %316, 4026531840
  %318 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09uxth ${0:w}, ${2:w}\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %312, i64 %313, i64 %314, i64 %317) #6, !srcloc !56
  %319 = extractvalue { i64, i64 } %318, 0
  %320 = extractvalue { i64, i64 } %318, 1
  tail call fastcc void @mix(i64 noundef %319)
  tail call fastcc void @mix(i64 noundef %320)
  %321 = add nuw nsw i32 %311, 1
  %322 = icmp eq i32 %321, 40
  br i1 %322, label %309, label %310, !llvm.loop !57

323:                                              ; preds = %324
  tail call fastcc void @end(ptr noundef nonnull @.str.91)
  br label %338

324:                                              ; preds = %324, %309
  %325 = phi i32 [ 0, %309 ], [ %335, %324 ]
  %326 = tail call fastcc i64 @operand()
  %327 = tail call fastcc i64 @operand()
  %328 = tail call fastcc i64 @operand()
  %329 = tail call fastcc i64 @draw()
  %330 = shl i64 %329, 28
  %331 = and i64 %330, 4026531840
  %332 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09sxtb $0, ${2:w}\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %326, i64 %327, i64 %328, i64 %331) #6, !srcloc !58
  %333 = extractvalue { i64, i64 } %332, 0
  %334 = extractvalue { i64, i64 } %332, 1
  tail call fastcc void @mix(i64 noundef %333)
  tail call fastcc void @mix(i64 noundef %334)
  %335 = add nuw nsw i32 %325, 1
  %336 = icmp eq i32 %335, 40
  br i1 %336, label %323, label %324, !llvm.loop !59

337:                                              ; preds = %338
  tail call fastcc void @end(ptr noundef nonnull @.str.92)
  br label %352

338:                                              ; preds = %338, %323
  %339 = phi i32 [ 0, %323 ], [ %349, %338 ]
  %340 = tail call fastcc i64 @operand()
  %341 = tail call fastcc i64 @operand()
  %342 = tail call fastcc i64 @operand()
  %343 = tail call fastcc i64 @draw()
  %344 = shl i64 %343, 28
  %345 = and i64 %344, 4026531840
  %346 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09sxth ${0:w}, ${2:w}\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %340, i64 %341, i64 %342, i64 %345) #6, !srcloc !60
  %347 = extractvalue { i64, i64 } %346, 0
  %348 = extractvalue { i64, i64 } %346, 1
  tail call fastcc void @mix(i64 noundef %347)
  tail call fastcc void @mix(i64 noundef %348)
  %349 = add nuw nsw i32 %339, 1
  %350 = icmp eq i32 %349, 40
  br i1 %350, label %337, label %338, !llvm.loop !61

351:                                              ; preds = %352
  tail call fastcc void @end(ptr noundef nonnull @.str.93)
  br label %366

352:                                              ; preds = %352, %337
  %353 = phi i32 [ 0, %337 ], [ %363, %352 ]
  %354 = tail call fastcc i64 @operand()
  %355 = tail call fastcc i64 @operand()
  %356 = tail call fastcc i64 @operand()
  %357 = tail call fastcc i64 @draw()
  %358 = shl i64 %357, 28
  %359 = and i64 %358, 4026531840
  %360 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09sxtw $0, ${2:w}\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %354, i64 %355, i64 %356, i64 %359) #6, !srcloc !62
  %361 = extractvalue { i64, i64 } %360, 0
  %362 = extractvalue { i64, i64 } %360, 1
  tail call fastcc void @mix(i64 noundef %361)
  tail call fastcc void @mix(i64 noundef %362)
  %363 = add nuw nsw i32 %353, 1
  %364 = icmp eq i32 %363, 40
  br i1 %364, label %351, label %352, !llvm.loop !63

365:                                              ; preds = %366
  tail call fastcc void @end(ptr noundef nonnull @.str.94)
  br label %380

366:                                              ; preds = %366, %351
  %367 = phi i32 [ 0, %351 ], [ %377, %366 ]
  %368 = tail call fastcc i64 @operand()
  %369 = tail call fastcc i64 @operand()
  %370 = tail call fastcc i64 @operand()
  %371 = tail call fastcc i64 @draw()
  %372 = shl i64 %371, 28
  %373 = and i64 %372, 4026531840
  %374 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09clz $0, $2\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %368, i64 %369, i64 %370, i64 %373) #6, !srcloc !64
  %375 = extractvalue { i64, i64 } %374, 0
  %376 = extractvalue { i64, i64 } %374, 1
  tail call fastcc void @mix(i64 noundef %375)
  tail call fastcc void @mix(i64 noundef %376)
  %377 = add nuw nsw i32 %367, 1
  %378 = icmp eq i32 %377, 40
  br i1 %378, label %365, label %366, !llvm.loop !65

379:                                              ; preds = %380
  tail call fastcc void @end(ptr noundef nonnull @.str.95)
  br label %394

380:                                              ; preds = %380, %365
  %381 = phi i32 [ 0, %365 ], [ %391, %380 ]
  %382 = tail call fastcc i64 @operand()
  %383 = tail call fastcc i64 @operand()
  %384 = tail call fastcc i64 @operand()
  %385 = tail call fastcc i64 @draw()
  %386 = shl i64 %385, 28
  %387 = and i64 %386, 4026531840
  %388 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09clz ${0:w}, ${2:w}\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %382, i64 %383, i64 %384, i64 %387) #6, !srcloc !66
  %389 = extractvalue { i64, i64 } %388, 0
  %390 = extractvalue { i64, i64 } %388, 1
  tail call fastcc void @mix(i64 noundef %389)
  tail call fastcc void @mix(i64 noundef %390)
  %391 = add nuw nsw i32 %381, 1
  %392 = icmp eq i32 %391, 40
  br i1 %392, label %379, label %380, !llvm.loop !67

393:                                              ; preds = %394
  tail call fastcc void @end(ptr noundef nonnull @.str.96)
  br label %408

394:                                              ; preds = %394, %379
  %395 = phi i32 [ 0, %379 ], [ %405, %394 ]
  %396 = tail call fastcc i64 @operand()
  %397 = tail call fastcc i64 @operand()
  %398 = tail call fastcc i64 @operand()
  %399 = tail call fastcc i64 @draw()
  %400 = shl i64 %399, 28
  %401 = and i64 %400, 4026531840
  %402 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09cls $0, $2\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %396, i64 %397, i64 %398, i64 %401) #6, !srcloc !68
  %403 = extractvalue { i64, i64 } %402, 0
  %404 = extractvalue { i64, i64 } %402, 1
  tail call fastcc void @mix(i64 noundef %403)
  tail call fastcc void @mix(i64 noundef %404)
  %405 = add nuw nsw i32 %395, 1
  %406 = icmp eq i32 %405, 40
  br i1 %406, label %393, label %394, !llvm.loop !69

407:                                              ; preds = %408
  tail call fastcc void @end(ptr noundef nonnull @.str.97)
  br label %422

408:                                              ; preds = %408, %393
  %409 = phi i32 [ 0, %393 ], [ %419, %408 ]
  %410 = tail call fastcc i64 @operand()
  %411 = tail call fastcc i64 @operand()
  %412 = tail call fastcc i64 @operand()
  %413 = tail call fastcc i64 @draw()
  %414 = shl i64 %413, 28
  %415 = and i64 %414, 4026531840
  %416 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09cls ${0:w}, ${2:w}\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %410, i64 %411, i64 %412, i64 %415) #6, !srcloc !70
  %417 = extractvalue { i64, i64 } %416, 0
  %418 = extractvalue { i64, i64 } %416, 1
  tail call fastcc void @mix(i64 noundef %417)
  tail call fastcc void @mix(i64 noundef %418)
  %419 = add nuw nsw i32 %409, 1
  %420 = icmp eq i32 %419, 40
  br i1 %420, label %407, label %408, !llvm.loop !71

421:                                              ; preds = %422
  tail call fastcc void @end(ptr noundef nonnull @.str.98)
  br label %436

422:                                              ; preds = %422, %407
  %423 = phi i32 [ 0, %407 ], [ %433, %422 ]
  %424 = tail call fastcc i64 @operand()
  %425 = tail call fastcc i64 @operand()
  %426 = tail call fastcc i64 @operand()
  %427 = tail call fastcc i64 @draw()
  %428 = shl i64 %427, 28
  %429 = and i64 %428, 4026531840
  %430 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09rbit $0, $2\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %424, i64 %425, i64 %426, i64 %429) #6, !srcloc !72
  %431 = extractvalue { i64, i64 } %430, 0
  %432 = extractvalue { i64, i64 } %430, 1
  tail call fastcc void @mix(i64 noundef %431)
  tail call fastcc void @mix(i64 noundef %432)
  %433 = add nuw nsw i32 %423, 1
  %434 = icmp eq i32 %433, 40
  br i1 %434, label %421, label %422, !llvm.loop !73

435:                                              ; preds = %436
  tail call fastcc void @end(ptr noundef nonnull @.str.99)
  br label %450

436:                                              ; preds = %436, %421
  %437 = phi i32 [ 0, %421 ], [ %447, %436 ]
  %438 = tail call fastcc i64 @operand()
  %439 = tail call fastcc i64 @operand()
  %440 = tail call fastcc i64 @operand()
  %441 = tail call fastcc i64 @draw()
  %442 = shl i64 %441, 28
  %443 = and i64 %442, 4026531840
  %444 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09rbit ${0:w}, ${2:w}\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %438, i64 %439, i64 %440, i64 %443) #6, !srcloc !74
  %445 = extractvalue { i64, i64 } %444, 0
  %446 = extractvalue { i64, i64 } %444, 1
  tail call fastcc void @mix(i64 noundef %445)
  tail call fastcc void @mix(i64 noundef %446)
  %447 = add nuw nsw i32 %437, 1
  %448 = icmp eq i32 %447, 40
  br i1 %448, label %435, label %436, !llvm.loop !75

449:                                              ; preds = %450
  tail call fastcc void @end(ptr noundef nonnull @.str.100)
  br label %464

450:                                              ; preds = %450, %435
  %451 = phi i32 [ 0, %435 ], [ %461, %450 ]
  %452 = tail call fastcc i64 @operand()
  %453 = tail call fastcc i64 @operand()
  %454 = tail call fastcc i64 @operand()
  %455 = tail call fastcc i64 @draw()
  %456 = shl i64 %455, 28
  %457 = and i64 %456, 4026531840
  %458 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09rev $0, $2\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %452, i64 %453, i64 %454, i64 %457) #6, !srcloc !76
  %459 = extractvalue { i64, i64 } %458, 0
  %460 = extractvalue { i64, i64 } %458, 1
  tail call fastcc void @mix(i64 noundef %459)
  tail call fastcc void @mix(i64 noundef %460)
  %461 = add nuw nsw i32 %451, 1
  %462 = icmp eq i32 %461, 40
  br i1 %462, label %449, label %450, !llvm.loop !77

463:                                              ; preds = %464
  tail call fastcc void @end(ptr noundef nonnull @.str.101)
  br label %478

464:                                              ; preds = %464, %449
  %465 = phi i32 [ 0, %449 ], [ %475, %464 ]
  %466 = tail call fastcc i64 @operand()
  %467 = tail call fastcc i64 @operand()
  %468 = tail call fastcc i64 @operand()
  %469 = tail call fastcc i64 @draw()
  %470 = shl i64 %469, 28
  %471 = and i64 %470, 4026531840
  %472 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09rev ${0:w}, ${2:w}\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %466, i64 %467, i64 %468, i64 %471) #6, !srcloc !78
  %473 = extractvalue { i64, i64 } %472, 0
  %474 = extractvalue { i64, i64 } %472, 1
  tail call fastcc void @mix(i64 noundef %473)
  tail call fastcc void @mix(i64 noundef %474)
  %475 = add nuw nsw i32 %465, 1
  %476 = icmp eq i32 %475, 40
  br i1 %476, label %463, label %464, !llvm.loop !79

477:                                              ; preds = %478
  tail call fastcc void @end(ptr noundef nonnull @.str.102)
  br label %492

478:                                              ; preds = %478, %463
  %479 = phi i32 [ 0, %463 ], [ %489, %478 ]
  %480 = tail call fastcc i64 @operand()
  %481 = tail call fastcc i64 @operand()
  %482 = tail call fastcc i64 @operand()
  %483 = tail call fastcc i64 @draw()
  %484 = shl i64 %483, 28
  %485 = and i64 %484, 4026531840
  %486 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09rev16 $0, $2\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %480, i64 %481, i64 %482, i64 %485) #6, !srcloc !80
  %487 = extractvalue { i64, i64 } %486, 0
  %488 = extractvalue { i64, i64 } %486, 1
  tail call fastcc void @mix(i64 noundef %487)
  tail call fastcc void @mix(i64 noundef %488)
  %489 = add nuw nsw i32 %479, 1
  %490 = icmp eq i32 %489, 40
  br i1 %490, label %477, label %478, !llvm.loop !81

491:                                              ; preds = %492
  tail call fastcc void @end(ptr noundef nonnull @.str.103)
  br label %506

492:                                              ; preds = %492, %477
  %493 = phi i32 [ 0, %477 ], [ %503, %492 ]
  %494 = tail call fastcc i64 @operand()
  %495 = tail call fastcc i64 @operand()
  %496 = tail call fastcc i64 @operand()
  %497 = tail call fastcc i64 @draw()
  %498 = shl i64 %497, 28
  %499 = and i64 %498, 4026531840
  %500 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09rev16 ${0:w}, ${2:w}\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %494, i64 %495, i64 %496, i64 %499) #6, !srcloc !82
  %501 = extractvalue { i64, i64 } %500, 0
  %502 = extractvalue { i64, i64 } %500, 1
  tail call fastcc void @mix(i64 noundef %501)
  tail call fastcc void @mix(i64 noundef %502)
  %503 = add nuw nsw i32 %493, 1
  %504 = icmp eq i32 %503, 40
  br i1 %504, label %491, label %492, !llvm.loop !83

505:                                              ; preds = %506
  tail call fastcc void @end(ptr noundef nonnull @.str.104)
  br label %520

506:                                              ; preds = %506, %491
  %507 = phi i32 [ 0, %491 ], [ %517, %506 ]
  %508 = tail call fastcc i64 @operand()
  %509 = tail call fastcc i64 @operand()
  %510 = tail call fastcc i64 @operand()
  %511 = tail call fastcc i64 @draw()
  %512 = shl i64 %511, 28
  %513 = and i64 %512, 4026531840
  %514 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09rev32 $0, $2\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %508, i64 %509, i64 %510, i64 %513) #6, !srcloc !84
  %515 = extractvalue { i64, i64 } %514, 0
  %516 = extractvalue { i64, i64 } %514, 1
  tail call fastcc void @mix(i64 noundef %515)
  tail call fastcc void @mix(i64 noundef %516)
  %517 = add nuw nsw i32 %507, 1
  %518 = icmp eq i32 %517, 40
  br i1 %518, label %505, label %506, !llvm.loop !85

519:                                              ; preds = %520
  tail call fastcc void @end(ptr noundef nonnull @.str.105)
  br label %534

520:                                              ; preds = %520, %505
  %521 = phi i32 [ 0, %505 ], [ %531, %520 ]
  %522 = tail call fastcc i64 @operand()
  %523 = tail call fastcc i64 @operand()
  %524 = tail call fastcc i64 @operand()
  %525 = tail call fastcc i64 @draw()
  %526 = shl i64 %525, 28
  %527 = and i64 %526, 4026531840
  %528 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09mov $0, $4\0A\09movk $0, #0x1234, lsl #32\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %522, i64 %523, i64 %524, i64 %527) #6, !srcloc !86
  %529 = extractvalue { i64, i64 } %528, 0
  %530 = extractvalue { i64, i64 } %528, 1
  tail call fastcc void @mix(i64 noundef %529)
  tail call fastcc void @mix(i64 noundef %530)
  %531 = add nuw nsw i32 %521, 1
  %532 = icmp eq i32 %531, 40
  br i1 %532, label %519, label %520, !llvm.loop !87

533:                                              ; preds = %534
  tail call fastcc void @end(ptr noundef nonnull @.str.106)
  br label %548

534:                                              ; preds = %534, %519
  %535 = phi i32 [ 0, %519 ], [ %545, %534 ]
  %536 = tail call fastcc i64 @operand()
  %537 = tail call fastcc i64 @operand()
  %538 = tail call fastcc i64 @operand()
  %539 = tail call fastcc i64 @draw()
  %540 = shl i64 %539, 28
  %541 = and i64 %540, 4026531840
  %542 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09mov $0, $4\0A\09movk ${0:w}, #7\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %536, i64 %537, i64 %538, i64 %541) #6, !srcloc !88
  %543 = extractvalue { i64, i64 } %542, 0
  %544 = extractvalue { i64, i64 } %542, 1
  tail call fastcc void @mix(i64 noundef %543)
  tail call fastcc void @mix(i64 noundef %544)
  %545 = add nuw nsw i32 %535, 1
  %546 = icmp eq i32 %545, 40
  br i1 %546, label %533, label %534, !llvm.loop !89

547:                                              ; preds = %548
  tail call fastcc void @end(ptr noundef nonnull @.str.107)
  br label %562

548:                                              ; preds = %548, %533
  %549 = phi i32 [ 0, %533 ], [ %559, %548 ]
  %550 = tail call fastcc i64 @operand()
  %551 = tail call fastcc i64 @operand()
  %552 = tail call fastcc i64 @operand()
  %553 = tail call fastcc i64 @draw()
  %554 = shl i64 %553, 28
  %555 = and i64 %554, 4026531840
  %556 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09movz $0, #0xbeef, lsl #16\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %550, i64 %551, i64 %552, i64 %555) #6, !srcloc !90
  %557 = extractvalue { i64, i64 } %556, 0
  %558 = extractvalue { i64, i64 } %556, 1
  tail call fastcc void @mix(i64 noundef %557)
  tail call fastcc void @mix(i64 noundef %558)
  %559 = add nuw nsw i32 %549, 1
  %560 = icmp eq i32 %559, 40
  br i1 %560, label %547, label %548, !llvm.loop !91

561:                                              ; preds = %562
  tail call fastcc void @end(ptr noundef nonnull @.str.108)
  br label %576

562:                                              ; preds = %562, %547
  %563 = phi i32 [ 0, %547 ], [ %573, %562 ]
  %564 = tail call fastcc i64 @operand()
  %565 = tail call fastcc i64 @operand()
  %566 = tail call fastcc i64 @operand()
  %567 = tail call fastcc i64 @draw()
  %568 = shl i64 %567, 28
  %569 = and i64 %568, 4026531840
  %570 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09movn $0, #3, lsl #48\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %564, i64 %565, i64 %566, i64 %569) #6, !srcloc !92
  %571 = extractvalue { i64, i64 } %570, 0
  %572 = extractvalue { i64, i64 } %570, 1
  tail call fastcc void @mix(i64 noundef %571)
  tail call fastcc void @mix(i64 noundef %572)
  %573 = add nuw nsw i32 %563, 1
  %574 = icmp eq i32 %573, 40
  br i1 %574, label %561, label %562, !llvm.loop !93

575:                                              ; preds = %576
  tail call fastcc void @end(ptr noundef nonnull @.str.109)
  br label %590

576:                                              ; preds = %576, %561
  %577 = phi i32 [ 0, %561 ], [ %587, %576 ]
  %578 = tail call fastcc i64 @operand()
  %579 = tail call fastcc i64 @operand()
  %580 = tail call fastcc i64 @operand()
  %581 = tail call fastcc i64 @draw()
  %582 = shl i64 %581, 28
  %583 = and i64 %582, 4026531840
  %584 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09movn ${0:w}, #3\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %578, i64 %579, i64 %580, i64 %583) #6, !srcloc !94
  %585 = extractvalue { i64, i64 } %584, 0
  %586 = extractvalue { i64, i64 } %584, 1
  tail call fastcc void @mix(i64 noundef %585)
  tail call fastcc void @mix(i64 noundef %586)
  %587 = add nuw nsw i32 %577, 1
  %588 = icmp eq i32 %587, 40
  br i1 %588, label %575, label %576, !llvm.loop !95

589:                                              ; preds = %590
  tail call fastcc void @end(ptr noundef nonnull @.str.110)
  br label %604

590:                                              ; preds = %590, %575
  %591 = phi i32 [ 0, %575 ], [ %601, %590 ]
  %592 = tail call fastcc i64 @operand()
  %593 = tail call fastcc i64 @operand()
  %594 = tail call fastcc i64 @operand()
  %595 = tail call fastcc i64 @draw()
  %596 = shl i64 %595, 28
  %597 = and i64 %596, 4026531840
  %598 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09mov $0, $2\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %592, i64 %593, i64 %594, i64 %597) #6, !srcloc !96
  %599 = extractvalue { i64, i64 } %598, 0
  %600 = extractvalue { i64, i64 } %598, 1
  tail call fastcc void @mix(i64 noundef %599)
  tail call fastcc void @mix(i64 noundef %600)
  %601 = add nuw nsw i32 %591, 1
  %602 = icmp eq i32 %601, 40
  br i1 %602, label %589, label %590, !llvm.loop !97

603:                                              ; preds = %604
  tail call fastcc void @end(ptr noundef nonnull @.str.111)
  br label %618

604:                                              ; preds = %604, %589
  %605 = phi i32 [ 0, %589 ], [ %615, %604 ]
  %606 = tail call fastcc i64 @operand()
  %607 = tail call fastcc i64 @operand()
  %608 = tail call fastcc i64 @operand()
  %609 = tail call fastcc i64 @draw()
  %610 = shl i64 %609, 28
  %611 = and i64 %610, 4026531840
  %612 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09mov ${0:w}, ${2:w}\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %606, i64 %607, i64 %608, i64 %611) #6, !srcloc !98
  %613 = extractvalue { i64, i64 } %612, 0
  %614 = extractvalue { i64, i64 } %612, 1
  tail call fastcc void @mix(i64 noundef %613)
  tail call fastcc void @mix(i64 noundef %614)
  %615 = add nuw nsw i32 %605, 1
  %616 = icmp eq i32 %615, 40
  br i1 %616, label %603, label %604, !llvm.loop !99

617:                                              ; preds = %618
  tail call fastcc void @end(ptr noundef nonnull @.str.112)
  br label %632

618:                                              ; preds = %618, %603
  %619 = phi i32 [ 0, %603 ], [ %629, %618 ]
  %620 = tail call fastcc i64 @operand()
  %621 = tail call fastcc i64 @operand()
  %622 = tail call fastcc i64 @operand()
  %623 = tail call fastcc i64 @draw()
  %624 = shl i64 %623, 28
  %625 = and i64 %624, 4026531840
  %626 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09crc32b ${0:w}, ${2:w}, ${3:w}\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %620, i64 %621, i64 %622, i64 %625) #6, !srcloc !100
  %627 = extractvalue { i64, i64 } %626, 0
  %628 = extractvalue { i64, i64 } %626, 1
  tail call fastcc void @mix(i64 noundef %627)
  tail call fastcc void @mix(i64 noundef %628)
  %629 = add nuw nsw i32 %619, 1
  %630 = icmp eq i32 %629, 40
  br i1 %630, label %617, label %618, !llvm.loop !101

631:                                              ; preds = %632
  tail call fastcc void @end(ptr noundef nonnull @.str.113)
  br label %646

632:                                              ; preds = %632, %617
  %633 = phi i32 [ 0, %617 ], [ %643, %632 ]
  %634 = tail call fastcc i64 @operand()
  %635 = tail call fastcc i64 @operand()
  %636 = tail call fastcc i64 @operand()
  %637 = tail call fastcc i64 @draw()
  %638 = shl i64 %637, 28
  %639 = and i64 %638, 4026531840
  %640 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09crc32h ${0:w}, ${2:w}, ${3:w}\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %634, i64 %635, i64 %636, i64 %639) #6, !srcloc !102
  %641 = extractvalue { i64, i64 } %640, 0
  %642 = extractvalue { i64, i64 } %640, 1
  tail call fastcc void @mix(i64 noundef %641)
  tail call fastcc void @mix(i64 noundef %642)
  %643 = add nuw nsw i32 %633, 1
  %644 = icmp eq i32 %643, 40
  br i1 %644, label %631, label %632, !llvm.loop !103

645:                                              ; preds = %646
  tail call fastcc void @end(ptr noundef nonnull @.str.114)
  br label %660

646:                                              ; preds = %646, %631
  %647 = phi i32 [ 0, %631 ], [ %657, %646 ]
  %648 = tail call fastcc i64 @operand()
  %649 = tail call fastcc i64 @operand()
  %650 = tail call fastcc i64 @operand()
  %651 = tail call fastcc i64 @draw()
  %652 = shl i64 %651, 28
  %653 = and i64 %652, 4026531840
  %654 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09crc32w ${0:w}, ${2:w}, ${3:w}\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %648, i64 %649, i64 %650, i64 %653) #6, !srcloc !104
  %655 = extractvalue { i64, i64 } %654, 0
  %656 = extractvalue { i64, i64 } %654, 1
  tail call fastcc void @mix(i64 noundef %655)
  tail call fastcc void @mix(i64 noundef %656)
  %657 = add nuw nsw i32 %647, 1
  %658 = icmp eq i32 %657, 40
  br i1 %658, label %645, label %646, !llvm.loop !105

659:                                              ; preds = %660
  tail call fastcc void @end(ptr noundef nonnull @.str.115)
  br label %674

660:                                              ; preds = %660, %645
  %661 = phi i32 [ 0, %645 ], [ %671, %660 ]
  %662 = tail call fastcc i64 @operand()
  %663 = tail call fastcc i64 @operand()
  %664 = tail call fastcc i64 @operand()
  %665 = tail call fastcc i64 @draw()
  %666 = shl i64 %665, 28
  %667 = and i64 %666, 4026531840
  %668 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09crc32x ${0:w}, ${2:w}, $3\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %662, i64 %663, i64 %664, i64 %667) #6, !srcloc !106
  %669 = extractvalue { i64, i64 } %668, 0
  %670 = extractvalue { i64, i64 } %668, 1
  tail call fastcc void @mix(i64 noundef %669)
  tail call fastcc void @mix(i64 noundef %670)
  %671 = add nuw nsw i32 %661, 1
  %672 = icmp eq i32 %671, 40
  br i1 %672, label %659, label %660, !llvm.loop !107

673:                                              ; preds = %674
  tail call fastcc void @end(ptr noundef nonnull @.str.116)
  br label %687

674:                                              ; preds = %674, %659
  %675 = phi i32 [ 0, %659 ], [ %685, %674 ]
  %676 = tail call fastcc i64 @operand()
  %677 = tail call fastcc i64 @operand()
  %678 = tail call fastcc i64 @operand()
  %679 = tail call fastcc i64 @draw()
  %680 = shl i64 %679, 28
  %681 = and i64 %680, 4026531840
  %682 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09crc32cb ${0:w}, ${2:w}, ${3:w}\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %676, i64 %677, i64 %678, i64 %681) #6, !srcloc !108
  %683 = extractvalue { i64, i64 } %682, 0
  %684 = extractvalue { i64, i64 } %682, 1
  tail call fastcc void @mix(i64 noundef %683)
  tail call fastcc void @mix(i64 noundef %684)
  %685 = add nuw nsw i32 %675, 1
  %686 = icmp eq i32 %685, 40
  br i1 %686, label %673, label %674, !llvm.loop !109

687:                                              ; preds = %687, %673
  %688 = phi i32 [ 0, %673 ], [ %698, %687 ]
  %689 = tail call fastcc i64 @operand()
  %690 = tail call fastcc i64 @operand()
  %691 = tail call fastcc i64 @operand()
  %692 = tail call fastcc i64 @draw()
  %693 = shl i64 %692, 28
  %694 = and i64 %693, 4026531840
  %695 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09crc32cx ${0:w}, ${2:w}, $3\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %689, i64 %690, i64 %691, i64 %694) #6, !srcloc !110
  %696 = extractvalue { i64, i64 } %695, 0
  %697 = extractvalue { i64, i64 } %695, 1
  tail call fastcc void @mix(i64 noundef %696)
  tail call fastcc void @mix(i64 noundef %697)
  %698 = add nuw nsw i32 %688, 1
  %699 = icmp eq i32 %698, 40
  br i1 %699, label %700, label %687, !llvm.loop !111

700:                                              ; preds = %687
  tail call fastcc void @end(ptr noundef nonnull @.str.117)
  br label %702

701:                                              ; preds = %702
  tail call fastcc void @end(ptr noundef nonnull @.str.118)
  br label %720

702:                                              ; preds = %702, %700
  %703 = phi i32 [ 0, %700 ], [ %717, %702 ]
  %704 = tail call fastcc i64 @operand()
  %705 = tail call fastcc i64 @operand()
  %706 = tail call fastcc i64 @draw()
  %707 = shl i64 %706, 28
  %708 = and i64 %707, 4026531840
  %709 = tail call { i64, i64, i64, i64, i64, i64, i64 } asm sideeffect "msr nzcv, $6\0A\09csel $0, $7, $8, eq\0A\09csinc ${1:w}, ${7:w}, ${8:w}, eq\0A\09csinv $2, $7, $8, eq\0A\09csneg ${3:w}, ${7:w}, ${8:w}, eq\0A\09mov $5, #1\0A\09b.eq 1f\0A\09mov $5, #0\0A1:\0A\09ccmp $7, $8, #5, eq\0A\09mrs $4, nzcv\0A\09ccmn ${7:w}, #9, #10, eq\0A\09mrs $6, nzcv", "=&r,=&r,=&r,=&r,=&r,=&r,=&r,r,r,6,~{cc}"(i64 %704, i64 %705, i64 %708) #6, !srcloc !112
  %710 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %709, 0
  %711 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %709, 1
  %712 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %709, 2
  %713 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %709, 3
  %714 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %709, 4
  %715 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %709, 5
  %716 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %709, 6
  tail call fastcc void @mix(i64 noundef %710)
  tail call fastcc void @mix(i64 noundef %711)
  tail call fastcc void @mix(i64 noundef %712)
  tail call fastcc void @mix(i64 noundef %713)
  tail call fastcc void @mix(i64 noundef %714)
  tail call fastcc void @mix(i64 noundef %715)
  tail call fastcc void @mix(i64 noundef %716)
  %717 = add nuw nsw i32 %703, 1
  %718 = icmp eq i32 %717, 40
  br i1 %718, label %701, label %702, !llvm.loop !113

719:                                              ; preds = %720
  tail call fastcc void @end(ptr noundef nonnull @.str.119)
  br label %738

720:                                              ; preds = %720, %701
  %721 = phi i32 [ 0, %701 ], [ %735, %720 ]
  %722 = tail call fastcc i64 @operand()
  %723 = tail call fastcc i64 @operand()
  %724 = tail call fastcc i64 @draw()
  %725 = shl i64 %724, 28
  %726 = and i64 %725, 4026531840
  %727 = tail call { i64, i64, i64, i64, i64, i64, i64 } asm sideeffect "msr nzcv, $6\0A\09csel $0, $7, $8, ne\0A\09csinc ${1:w}, ${7:w}, ${8:w}, ne\0A\09csinv $2, $7, $8, ne\0A\09csneg ${3:w}, ${7:w}, ${8:w}, ne\0A\09mov $5, #1\0A\09b.ne 1f\0A\09mov $5, #0\0A1:\0A\09ccmp $7, $8, #5, ne\0A\09mrs $4, nzcv\0A\09ccmn ${7:w}, #9, #10, ne\0A\09mrs $6, nzcv", "=&r,=&r,=&r,=&r,=&r,=&r,=&r,r,r,6,~{cc}"(i64 %722, i64 %723, i64 %726) #6, !srcloc !114
  %728 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %727, 0
  %729 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %727, 1
  %730 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %727, 2
  %731 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %727, 3
  %732 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %727, 4
  %733 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %727, 5
  %734 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %727, 6
  tail call fastcc void @mix(i64 noundef %728)
  tail call fastcc void @mix(i64 noundef %729)
  tail call fastcc void @mix(i64 noundef %730)
  tail call fastcc void @mix(i64 noundef %731)
  tail call fastcc void @mix(i64 noundef %732)
  tail call fastcc void @mix(i64 noundef %733)
  tail call fastcc void @mix(i64 noundef %734)
  %735 = add nuw nsw i32 %721, 1
  %736 = icmp eq i32 %735, 40
  br i1 %736, label %719, label %720, !llvm.loop !115

737:                                              ; preds = %738
  tail call fastcc void @end(ptr noundef nonnull @.str.120)
  br label %756

738:                                              ; preds = %738, %719
  %739 = phi i32 [ 0, %719 ], [ %753, %738 ]
  %740 = tail call fastcc i64 @operand()
  %741 = tail call fastcc i64 @operand()
  %742 = tail call fastcc i64 @draw()
  %743 = shl i64 %742, 28
  %744 = and i64 %743, 4026531840
  %745 = tail call { i64, i64, i64, i64, i64, i64, i64 } asm sideeffect "msr nzcv, $6\0A\09csel $0, $7, $8, hs\0A\09csinc ${1:w}, ${7:w}, ${8:w}, hs\0A\09csinv $2, $7, $8, hs\0A\09csneg ${3:w}, ${7:w}, ${8:w}, hs\0A\09mov $5, #1\0A\09b.hs 1f\0A\09mov $5, #0\0A1:\0A\09ccmp $7, $8, #5, hs\0A\09mrs $4, nzcv\0A\09ccmn ${7:w}, #9, #10, hs\0A\09mrs $6, nzcv", "=&r,=&r,=&r,=&r,=&r,=&r,=&r,r,r,6,~{cc}"(i64 %740, i64 %741, i64 %744) #6, !srcloc !116
  %746 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %745, 0
  %747 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %745, 1
  %748 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %745, 2
  %749 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %745, 3
  %750 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %745, 4
  %751 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %745, 5
  %752 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %745, 6
  tail call fastcc void @mix(i64 noundef %746)
  tail call fastcc void @mix(i64 noundef %747)
  tail call fastcc void @mix(i64 noundef %748)
  tail call fastcc void @mix(i64 noundef %749)
  tail call fastcc void @mix(i64 noundef %750)
  tail call fastcc void @mix(i64 noundef %751)
  tail call fastcc void @mix(i64 noundef %752)
  %753 = add nuw nsw i32 %739, 1
  %754 = icmp eq i32 %753, 40
  br i1 %754, label %737, label %738, !llvm.loop !117

755:                                              ; preds = %756
  tail call fastcc void @end(ptr noundef nonnull @.str.121)
  br label %774

756:                                              ; preds = %756, %737
  %757 = phi i32 [ 0, %737 ], [ %771, %756 ]
  %758 = tail call fastcc i64 @operand()
  %759 = tail call fastcc i64 @operand()
  %760 = tail call fastcc i64 @draw()
  %761 = shl i64 %760, 28
  %762 = and i64 %761, 4026531840
  %763 = tail call { i64, i64, i64, i64, i64, i64, i64 } asm sideeffect "msr nzcv, $6\0A\09csel $0, $7, $8, lo\0A\09csinc ${1:w}, ${7:w}, ${8:w}, lo\0A\09csinv $2, $7, $8, lo\0A\09csneg ${3:w}, ${7:w}, ${8:w}, lo\0A\09mov $5, #1\0A\09b.lo 1f\0A\09mov $5, #0\0A1:\0A\09ccmp $7, $8, #5, lo\0A\09mrs $4, nzcv\0A\09ccmn ${7:w}, #9, #10, lo\0A\09mrs $6, nzcv", "=&r,=&r,=&r,=&r,=&r,=&r,=&r,r,r,6,~{cc}"(i64 %758, i64 %759, i64 %762) #6, !srcloc !118
  %764 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %763, 0
  %765 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %763, 1
  %766 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %763, 2
  %767 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %763, 3
  %768 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %763, 4
  %769 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %763, 5
  %770 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %763, 6
  tail call fastcc void @mix(i64 noundef %764)
  tail call fastcc void @mix(i64 noundef %765)
  tail call fastcc void @mix(i64 noundef %766)
  tail call fastcc void @mix(i64 noundef %767)
  tail call fastcc void @mix(i64 noundef %768)
  tail call fastcc void @mix(i64 noundef %769)
  tail call fastcc void @mix(i64 noundef %770)
  %771 = add nuw nsw i32 %757, 1
  %772 = icmp eq i32 %771, 40
  br i1 %772, label %755, label %756, !llvm.loop !119

773:                                              ; preds = %774
  tail call fastcc void @end(ptr noundef nonnull @.str.122)
  br label %792

774:                                              ; preds = %774, %755
  %775 = phi i32 [ 0, %755 ], [ %789, %774 ]
  %776 = tail call fastcc i64 @operand()
  %777 = tail call fastcc i64 @operand()
  %778 = tail call fastcc i64 @draw()
  %779 = shl i64 %778, 28
  %780 = and i64 %779, 4026531840
  %781 = tail call { i64, i64, i64, i64, i64, i64, i64 } asm sideeffect "msr nzcv, $6\0A\09csel $0, $7, $8, mi\0A\09csinc ${1:w}, ${7:w}, ${8:w}, mi\0A\09csinv $2, $7, $8, mi\0A\09csneg ${3:w}, ${7:w}, ${8:w}, mi\0A\09mov $5, #1\0A\09b.mi 1f\0A\09mov $5, #0\0A1:\0A\09ccmp $7, $8, #5, mi\0A\09mrs $4, nzcv\0A\09ccmn ${7:w}, #9, #10, mi\0A\09mrs $6, nzcv", "=&r,=&r,=&r,=&r,=&r,=&r,=&r,r,r,6,~{cc}"(i64 %776, i64 %777, i64 %780) #6, !srcloc !120
  %782 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %781, 0
  %783 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %781, 1
  %784 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %781, 2
  %785 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %781, 3
  %786 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %781, 4
  %787 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %781, 5
  %788 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %781, 6
  tail call fastcc void @mix(i64 noundef %782)
  tail call fastcc void @mix(i64 noundef %783)
  tail call fastcc void @mix(i64 noundef %784)
  tail call fastcc void @mix(i64 noundef %785)
  tail call fastcc void @mix(i64 noundef %786)
  tail call fastcc void @mix(i64 noundef %787)
  tail call fastcc void @mix(i64 noundef %788)
  %789 = add nuw nsw i32 %775, 1
  %790 = icmp eq i32 %789, 40
  br i1 %790, label %773, label %774, !llvm.loop !121

791:                                              ; preds = %792
  tail call fastcc void @end(ptr noundef nonnull @.str.123)
  br label %810

792:                                              ; preds = %792, %773
  %793 = phi i32 [ 0, %773 ], [ %807, %792 ]
  %794 = tail call fastcc i64 @operand()
  %795 = tail call fastcc i64 @operand()
  %796 = tail call fastcc i64 @draw()
  %797 = shl i64 %796, 28
  %798 = and i64 %797, 4026531840
  %799 = tail call { i64, i64, i64, i64, i64, i64, i64 } asm sideeffect "msr nzcv, $6\0A\09csel $0, $7, $8, pl\0A\09csinc ${1:w}, ${7:w}, ${8:w}, pl\0A\09csinv $2, $7, $8, pl\0A\09csneg ${3:w}, ${7:w}, ${8:w}, pl\0A\09mov $5, #1\0A\09b.pl 1f\0A\09mov $5, #0\0A1:\0A\09ccmp $7, $8, #5, pl\0A\09mrs $4, nzcv\0A\09ccmn ${7:w}, #9, #10, pl\0A\09mrs $6, nzcv", "=&r,=&r,=&r,=&r,=&r,=&r,=&r,r,r,6,~{cc}"(i64 %794, i64 %795, i64 %798) #6, !srcloc !122
  %800 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %799, 0
  %801 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %799, 1
  %802 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %799, 2
  %803 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %799, 3
  %804 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %799, 4
  %805 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %799, 5
  %806 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %799, 6
  tail call fastcc void @mix(i64 noundef %800)
  tail call fastcc void @mix(i64 noundef %801)
  tail call fastcc void @mix(i64 noundef %802)
  tail call fastcc void @mix(i64 noundef %803)
  tail call fastcc void @mix(i64 noundef %804)
  tail call fastcc void @mix(i64 noundef %805)
  tail call fastcc void @mix(i64 noundef %806)
  %807 = add nuw nsw i32 %793, 1
  %808 = icmp eq i32 %807, 40
  br i1 %808, label %791, label %792, !llvm.loop !123

809:                                              ; preds = %810
  tail call fastcc void @end(ptr noundef nonnull @.str.124)
  br label %828

810:                                              ; preds = %810, %791
  %811 = phi i32 [ 0, %791 ], [ %825, %810 ]
  %812 = tail call fastcc i64 @operand()
  %813 = tail call fastcc i64 @operand()
  %814 = tail call fastcc i64 @draw()
  %815 = shl i64 %814, 28
  %816 = and i64 %815, 4026531840
  %817 = tail call { i64, i64, i64, i64, i64, i64, i64 } asm sideeffect "msr nzcv, $6\0A\09csel $0, $7, $8, vs\0A\09csinc ${1:w}, ${7:w}, ${8:w}, vs\0A\09csinv $2, $7, $8, vs\0A\09csneg ${3:w}, ${7:w}, ${8:w}, vs\0A\09mov $5, #1\0A\09b.vs 1f\0A\09mov $5, #0\0A1:\0A\09ccmp $7, $8, #5, vs\0A\09mrs $4, nzcv\0A\09ccmn ${7:w}, #9, #10, vs\0A\09mrs $6, nzcv", "=&r,=&r,=&r,=&r,=&r,=&r,=&r,r,r,6,~{cc}"(i64 %812, i64 %813, i64 %816) #6, !srcloc !124
  %818 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %817, 0
  %819 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %817, 1
  %820 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %817, 2
  %821 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %817, 3
  %822 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %817, 4
  %823 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %817, 5
  %824 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %817, 6
  tail call fastcc void @mix(i64 noundef %818)
  tail call fastcc void @mix(i64 noundef %819)
  tail call fastcc void @mix(i64 noundef %820)
  tail call fastcc void @mix(i64 noundef %821)
  tail call fastcc void @mix(i64 noundef %822)
  tail call fastcc void @mix(i64 noundef %823)
  tail call fastcc void @mix(i64 noundef %824)
  %825 = add nuw nsw i32 %811, 1
  %826 = icmp eq i32 %825, 40
  br i1 %826, label %809, label %810, !llvm.loop !125

827:                                              ; preds = %828
  tail call fastcc void @end(ptr noundef nonnull @.str.125)
  br label %846

828:                                              ; preds = %828, %809
  %829 = phi i32 [ 0, %809 ], [ %843, %828 ]
  %830 = tail call fastcc i64 @operand()
  %831 = tail call fastcc i64 @operand()
  %832 = tail call fastcc i64 @draw()
  %833 = shl i64 %832, 28
  %834 = and i64 %833, 4026531840
  %835 = tail call { i64, i64, i64, i64, i64, i64, i64 } asm sideeffect "msr nzcv, $6\0A\09csel $0, $7, $8, vc\0A\09csinc ${1:w}, ${7:w}, ${8:w}, vc\0A\09csinv $2, $7, $8, vc\0A\09csneg ${3:w}, ${7:w}, ${8:w}, vc\0A\09mov $5, #1\0A\09b.vc 1f\0A\09mov $5, #0\0A1:\0A\09ccmp $7, $8, #5, vc\0A\09mrs $4, nzcv\0A\09ccmn ${7:w}, #9, #10, vc\0A\09mrs $6, nzcv", "=&r,=&r,=&r,=&r,=&r,=&r,=&r,r,r,6,~{cc}"(i64 %830, i64 %831, i64 %834) #6, !srcloc !126
  %836 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %835, 0
  %837 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %835, 1
  %838 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %835, 2
  %839 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %835, 3
  %840 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %835, 4
  %841 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %835, 5
  %842 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %835, 6
  tail call fastcc void @mix(i64 noundef %836)
  tail call fastcc void @mix(i64 noundef %837)
  tail call fastcc void @mix(i64 noundef %838)
  tail call fastcc void @mix(i64 noundef %839)
  tail call fastcc void @mix(i64 noundef %840)
  tail call fastcc void @mix(i64 noundef %841)
  tail call fastcc void @mix(i64 noundef %842)
  %843 = add nuw nsw i32 %829, 1
  %844 = icmp eq i32 %843, 40
  br i1 %844, label %827, label %828, !llvm.loop !127

845:                                              ; preds = %846
  tail call fastcc void @end(ptr noundef nonnull @.str.126)
  br label %864

846:                                              ; preds = %846, %827
  %847 = phi i32 [ 0, %827 ], [ %861, %846 ]
  %848 = tail call fastcc i64 @operand()
  %849 = tail call fastcc i64 @operand()
  %850 = tail call fastcc i64 @draw()
  %851 = shl i64 %850, 28
  %852 = and i64 %851, 4026531840
  %853 = tail call { i64, i64, i64, i64, i64, i64, i64 } asm sideeffect "msr nzcv, $6\0A\09csel $0, $7, $8, hi\0A\09csinc ${1:w}, ${7:w}, ${8:w}, hi\0A\09csinv $2, $7, $8, hi\0A\09csneg ${3:w}, ${7:w}, ${8:w}, hi\0A\09mov $5, #1\0A\09b.hi 1f\0A\09mov $5, #0\0A1:\0A\09ccmp $7, $8, #5, hi\0A\09mrs $4, nzcv\0A\09ccmn ${7:w}, #9, #10, hi\0A\09mrs $6, nzcv", "=&r,=&r,=&r,=&r,=&r,=&r,=&r,r,r,6,~{cc}"(i64 %848, i64 %849, i64 %852) #6, !srcloc !128
  %854 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %853, 0
  %855 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %853, 1
  %856 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %853, 2
  %857 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %853, 3
  %858 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %853, 4
  %859 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %853, 5
  %860 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %853, 6
  tail call fastcc void @mix(i64 noundef %854)
  tail call fastcc void @mix(i64 noundef %855)
  tail call fastcc void @mix(i64 noundef %856)
  tail call fastcc void @mix(i64 noundef %857)
  tail call fastcc void @mix(i64 noundef %858)
  tail call fastcc void @mix(i64 noundef %859)
  tail call fastcc void @mix(i64 noundef %860)
  %861 = add nuw nsw i32 %847, 1
  %862 = icmp eq i32 %861, 40
  br i1 %862, label %845, label %846, !llvm.loop !129

863:                                              ; preds = %864
  tail call fastcc void @end(ptr noundef nonnull @.str.127)
  br label %882

864:                                              ; preds = %864, %845
  %865 = phi i32 [ 0, %845 ], [ %879, %864 ]
  %866 = tail call fastcc i64 @operand()
  %867 = tail call fastcc i64 @operand()
  %868 = tail call fastcc i64 @draw()
  %869 = shl i64 %868, 28
  %870 = and i64 %869, 4026531840
  %871 = tail call { i64, i64, i64, i64, i64, i64, i64 } asm sideeffect "msr nzcv, $6\0A\09csel $0, $7, $8, ls\0A\09csinc ${1:w}, ${7:w}, ${8:w}, ls\0A\09csinv $2, $7, $8, ls\0A\09csneg ${3:w}, ${7:w}, ${8:w}, ls\0A\09mov $5, #1\0A\09b.ls 1f\0A\09mov $5, #0\0A1:\0A\09ccmp $7, $8, #5, ls\0A\09mrs $4, nzcv\0A\09ccmn ${7:w}, #9, #10, ls\0A\09mrs $6, nzcv", "=&r,=&r,=&r,=&r,=&r,=&r,=&r,r,r,6,~{cc}"(i64 %866, i64 %867, i64 %870) #6, !srcloc !130
  %872 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %871, 0
  %873 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %871, 1
  %874 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %871, 2
  %875 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %871, 3
  %876 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %871, 4
  %877 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %871, 5
  %878 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %871, 6
  tail call fastcc void @mix(i64 noundef %872)
  tail call fastcc void @mix(i64 noundef %873)
  tail call fastcc void @mix(i64 noundef %874)
  tail call fastcc void @mix(i64 noundef %875)
  tail call fastcc void @mix(i64 noundef %876)
  tail call fastcc void @mix(i64 noundef %877)
  tail call fastcc void @mix(i64 noundef %878)
  %879 = add nuw nsw i32 %865, 1
  %880 = icmp eq i32 %879, 40
  br i1 %880, label %863, label %864, !llvm.loop !131

881:                                              ; preds = %882
  tail call fastcc void @end(ptr noundef nonnull @.str.128)
  br label %900

882:                                              ; preds = %882, %863
  %883 = phi i32 [ 0, %863 ], [ %897, %882 ]
  %884 = tail call fastcc i64 @operand()
  %885 = tail call fastcc i64 @operand()
  %886 = tail call fastcc i64 @draw()
  %887 = shl i64 %886, 28
  %888 = and i64 %887, 4026531840
  %889 = tail call { i64, i64, i64, i64, i64, i64, i64 } asm sideeffect "msr nzcv, $6\0A\09csel $0, $7, $8, ge\0A\09csinc ${1:w}, ${7:w}, ${8:w}, ge\0A\09csinv $2, $7, $8, ge\0A\09csneg ${3:w}, ${7:w}, ${8:w}, ge\0A\09mov $5, #1\0A\09b.ge 1f\0A\09mov $5, #0\0A1:\0A\09ccmp $7, $8, #5, ge\0A\09mrs $4, nzcv\0A\09ccmn ${7:w}, #9, #10, ge\0A\09mrs $6, nzcv", "=&r,=&r,=&r,=&r,=&r,=&r,=&r,r,r,6,~{cc}"(i64 %884, i64 %885, i64 %888) #6, !srcloc !132
  %890 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %889, 0
  %891 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %889, 1
  %892 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %889, 2
  %893 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %889, 3
  %894 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %889, 4
  %895 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %889, 5
  %896 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %889, 6
  tail call fastcc void @mix(i64 noundef %890)
  tail call fastcc void @mix(i64 noundef %891)
  tail call fastcc void @mix(i64 noundef %892)
  tail call fastcc void @mix(i64 noundef %893)
  tail call fastcc void @mix(i64 noundef %894)
  tail call fastcc void @mix(i64 noundef %895)
  tail call fastcc void @mix(i64 noundef %896)
  %897 = add nuw nsw i32 %883, 1
  %898 = icmp eq i32 %897, 40
  br i1 %898, label %881, label %882, !llvm.loop !133

899:                                              ; preds = %900
  tail call fastcc void @end(ptr noundef nonnull @.str.129)
  br label %918

900:                                              ; preds = %900, %881
  %901 = phi i32 [ 0, %881 ], [ %915, %900 ]
  %902 = tail call fastcc i64 @operand()
  %903 = tail call fastcc i64 @operand()
  %904 = tail call fastcc i64 @draw()
  %905 = shl i64 %904, 28
  %906 = and i64 %905, 4026531840
  %907 = tail call { i64, i64, i64, i64, i64, i64, i64 } asm sideeffect "msr nzcv, $6\0A\09csel $0, $7, $8, lt\0A\09csinc ${1:w}, ${7:w}, ${8:w}, lt\0A\09csinv $2, $7, $8, lt\0A\09csneg ${3:w}, ${7:w}, ${8:w}, lt\0A\09mov $5, #1\0A\09b.lt 1f\0A\09mov $5, #0\0A1:\0A\09ccmp $7, $8, #5, lt\0A\09mrs $4, nzcv\0A\09ccmn ${7:w}, #9, #10, lt\0A\09mrs $6, nzcv", "=&r,=&r,=&r,=&r,=&r,=&r,=&r,r,r,6,~{cc}"(i64 %902, i64 %903, i64 %906) #6, !srcloc !134
  %908 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %907, 0
  %909 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %907, 1
  %910 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %907, 2
  %911 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %907, 3
  %912 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %907, 4
  %913 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %907, 5
  %914 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %907, 6
  tail call fastcc void @mix(i64 noundef %908)
  tail call fastcc void @mix(i64 noundef %909)
  tail call fastcc void @mix(i64 noundef %910)
  tail call fastcc void @mix(i64 noundef %911)
  tail call fastcc void @mix(i64 noundef %912)
  tail call fastcc void @mix(i64 noundef %913)
  tail call fastcc void @mix(i64 noundef %914)
  %915 = add nuw nsw i32 %901, 1
  %916 = icmp eq i32 %915, 40
  br i1 %916, label %899, label %900, !llvm.loop !135

917:                                              ; preds = %918
  tail call fastcc void @end(ptr noundef nonnull @.str.130)
  br label %936

918:                                              ; preds = %918, %899
  %919 = phi i32 [ 0, %899 ], [ %933, %918 ]
  %920 = tail call fastcc i64 @operand()
  %921 = tail call fastcc i64 @operand()
  %922 = tail call fastcc i64 @draw()
  %923 = shl i64 %922, 28
  %924 = and i64 %923, 4026531840
  %925 = tail call { i64, i64, i64, i64, i64, i64, i64 } asm sideeffect "msr nzcv, $6\0A\09csel $0, $7, $8, gt\0A\09csinc ${1:w}, ${7:w}, ${8:w}, gt\0A\09csinv $2, $7, $8, gt\0A\09csneg ${3:w}, ${7:w}, ${8:w}, gt\0A\09mov $5, #1\0A\09b.gt 1f\0A\09mov $5, #0\0A1:\0A\09ccmp $7, $8, #5, gt\0A\09mrs $4, nzcv\0A\09ccmn ${7:w}, #9, #10, gt\0A\09mrs $6, nzcv", "=&r,=&r,=&r,=&r,=&r,=&r,=&r,r,r,6,~{cc}"(i64 %920, i64 %921, i64 %924) #6, !srcloc !136
  %926 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %925, 0
  %927 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %925, 1
  %928 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %925, 2
  %929 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %925, 3
  %930 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %925, 4
  %931 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %925, 5
  %932 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %925, 6
  tail call fastcc void @mix(i64 noundef %926)
  tail call fastcc void @mix(i64 noundef %927)
  tail call fastcc void @mix(i64 noundef %928)
  tail call fastcc void @mix(i64 noundef %929)
  tail call fastcc void @mix(i64 noundef %930)
  tail call fastcc void @mix(i64 noundef %931)
  tail call fastcc void @mix(i64 noundef %932)
  %933 = add nuw nsw i32 %919, 1
  %934 = icmp eq i32 %933, 40
  br i1 %934, label %917, label %918, !llvm.loop !137

935:                                              ; preds = %936
  tail call fastcc void @end(ptr noundef nonnull @.str.131)
  br label %954

936:                                              ; preds = %936, %917
  %937 = phi i32 [ 0, %917 ], [ %951, %936 ]
  %938 = tail call fastcc i64 @operand()
  %939 = tail call fastcc i64 @operand()
  %940 = tail call fastcc i64 @draw()
  %941 = shl i64 %940, 28
  %942 = and i64 %941, 4026531840
  %943 = tail call { i64, i64, i64, i64, i64, i64, i64 } asm sideeffect "msr nzcv, $6\0A\09csel $0, $7, $8, le\0A\09csinc ${1:w}, ${7:w}, ${8:w}, le\0A\09csinv $2, $7, $8, le\0A\09csneg ${3:w}, ${7:w}, ${8:w}, le\0A\09mov $5, #1\0A\09b.le 1f\0A\09mov $5, #0\0A1:\0A\09ccmp $7, $8, #5, le\0A\09mrs $4, nzcv\0A\09ccmn ${7:w}, #9, #10, le\0A\09mrs $6, nzcv", "=&r,=&r,=&r,=&r,=&r,=&r,=&r,r,r,6,~{cc}"(i64 %938, i64 %939, i64 %942) #6, !srcloc !138
  %944 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %943, 0
  %945 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %943, 1
  %946 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %943, 2
  %947 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %943, 3
  %948 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %943, 4
  %949 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %943, 5
  %950 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %943, 6
  tail call fastcc void @mix(i64 noundef %944)
  tail call fastcc void @mix(i64 noundef %945)
  tail call fastcc void @mix(i64 noundef %946)
  tail call fastcc void @mix(i64 noundef %947)
  tail call fastcc void @mix(i64 noundef %948)
  tail call fastcc void @mix(i64 noundef %949)
  tail call fastcc void @mix(i64 noundef %950)
  %951 = add nuw nsw i32 %937, 1
  %952 = icmp eq i32 %951, 40
  br i1 %952, label %935, label %936, !llvm.loop !139

953:                                              ; preds = %954
  tail call fastcc void @end(ptr noundef nonnull @.str.132)
  br label %968

954:                                              ; preds = %954, %935
  %955 = phi i32 [ 0, %935 ], [ %965, %954 ]
  %956 = tail call fastcc i64 @operand()
  %957 = tail call fastcc i64 @operand()
  %958 = tail call fastcc i64 @operand()
  %959 = tail call fastcc i64 @draw()
  %960 = shl i64 %959, 28
  %961 = and i64 %960, 4026531840
  %962 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09cset $0, hi\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %956, i64 %957, i64 %958, i64 %961) #6, !srcloc !140
  %963 = extractvalue { i64, i64 } %962, 0
  %964 = extractvalue { i64, i64 } %962, 1
  tail call fastcc void @mix(i64 noundef %963)
  tail call fastcc void @mix(i64 noundef %964)
  %965 = add nuw nsw i32 %955, 1
  %966 = icmp eq i32 %965, 40
  br i1 %966, label %953, label %954, !llvm.loop !141

967:                                              ; preds = %968
  tail call fastcc void @end(ptr noundef nonnull @.str.133)
  br label %982

968:                                              ; preds = %968, %953
  %969 = phi i32 [ 0, %953 ], [ %979, %968 ]
  %970 = tail call fastcc i64 @operand()
  %971 = tail call fastcc i64 @operand()
  %972 = tail call fastcc i64 @operand()
  %973 = tail call fastcc i64 @draw()
  %974 = shl i64 %973, 28
  %975 = and i64 %974, 4026531840
  %976 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09csetm ${0:w}, lt\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %970, i64 %971, i64 %972, i64 %975) #6, !srcloc !142
  %977 = extractvalue { i64, i64 } %976, 0
  %978 = extractvalue { i64, i64 } %976, 1
  tail call fastcc void @mix(i64 noundef %977)
  tail call fastcc void @mix(i64 noundef %978)
  %979 = add nuw nsw i32 %969, 1
  %980 = icmp eq i32 %979, 40
  br i1 %980, label %967, label %968, !llvm.loop !143

981:                                              ; preds = %982
  tail call fastcc void @end(ptr noundef nonnull @.str.134)
  br label %996

982:                                              ; preds = %982, %967
  %983 = phi i32 [ 0, %967 ], [ %993, %982 ]
  %984 = tail call fastcc i64 @operand()
  %985 = tail call fastcc i64 @operand()
  %986 = tail call fastcc i64 @operand()
  %987 = tail call fastcc i64 @draw()
  %988 = shl i64 %987, 28
  %989 = and i64 %988, 4026531840
  %990 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09cinc $0, $2, gt\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %984, i64 %985, i64 %986, i64 %989) #6, !srcloc !144
  %991 = extractvalue { i64, i64 } %990, 0
  %992 = extractvalue { i64, i64 } %990, 1
  tail call fastcc void @mix(i64 noundef %991)
  tail call fastcc void @mix(i64 noundef %992)
  %993 = add nuw nsw i32 %983, 1
  %994 = icmp eq i32 %993, 40
  br i1 %994, label %981, label %982, !llvm.loop !145

995:                                              ; preds = %996
  tail call fastcc void @end(ptr noundef nonnull @.str.135)
  br label %1009

996:                                              ; preds = %996, %981
  %997 = phi i32 [ 0, %981 ], [ %1007, %996 ]
  %998 = tail call fastcc i64 @operand()
  %999 = tail call fastcc i64 @operand()
  %1000 = tail call fastcc i64 @operand()
  %1001 = tail call fastcc i64 @draw()
  %1002 = shl i64 %1001, 28
  %1003 = and i64 %1002, 4026531840
  %1004 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09cneg ${0:w}, ${2:w}, mi\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %998, i64 %999, i64 %1000, i64 %1003) #6, !srcloc !146
  %1005 = extractvalue { i64, i64 } %1004, 0
  %1006 = extractvalue { i64, i64 } %1004, 1
  tail call fastcc void @mix(i64 noundef %1005)
  tail call fastcc void @mix(i64 noundef %1006)
  %1007 = add nuw nsw i32 %997, 1
  %1008 = icmp eq i32 %1007, 40
  br i1 %1008, label %995, label %996, !llvm.loop !147

1009:                                             ; preds = %1009, %995
  %1010 = phi i32 [ 0, %995 ], [ %1020, %1009 ]
  %1011 = tail call fastcc i64 @operand()
  %1012 = tail call fastcc i64 @operand()
  %1013 = tail call fastcc i64 @operand()
  %1014 = tail call fastcc i64 @draw()
  %1015 = shl i64 %1014, 28
  %1016 = and i64 %1015, 4026531840
  %1017 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09lsr ${1:w}, ${1:w}, #28\0A\09mov $0, #0\0A1:\0A\09add $0, $0, $2\0A\09cbz ${1:w}, 4f\0A\09sub ${1:w}, ${1:w}, #1\0A\09cbnz ${1:w}, 1b\0A4:\0A\09tbz $2, #5, 2f\0A\09eor $0, $0, $3\0A2:\0A\09cbz $2, 3f\0A\09tbnz $3, #33, 3f\0A\09mvn $0, $0\0A3:\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %1011, i64 %1012, i64 %1013, i64 %1016) #6, !srcloc !148
  %1018 = extractvalue { i64, i64 } %1017, 0
  %1019 = extractvalue { i64, i64 } %1017, 1
  tail call fastcc void @mix(i64 noundef %1018)
  tail call fastcc void @mix(i64 noundef %1019)
  %1020 = add nuw nsw i32 %1010, 1
  %1021 = icmp eq i32 %1020, 40
  br i1 %1021, label %1022, label %1009, !llvm.loop !149

1022:                                             ; preds = %1009
  tail call fastcc void @end(ptr noundef nonnull @.str.136)
  tail call fastcc void @memory()
  tail call fastcc void @floats()
  ret i32 0
}

; Function Attrs: nounwind uwtable
define internal fastcc void @arithmetic() unnamed_addr #0 {
  br label %2

1:                                                ; preds = %2
  tail call fastcc void @end(ptr noundef nonnull @.str)
  br label %16

2:                                                ; preds = %0, %2
  %3 = phi i32 [ 0, %0 ], [ %13, %2 ]
  %4 = tail call fastcc i64 @operand()
  %5 = tail call fastcc i64 @operand()
  %6 = tail call fastcc i64 @operand()
  %7 = tail call fastcc i64 @draw()
  %8 = shl i64 %7, 28
  %9 = and i64 %8, 4026531840
  %10 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09add $0, $2, $3\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %4, i64 %5, i64 %6, i64 %9) #6, !srcloc !150
  %11 = extractvalue { i64, i64 } %10, 0
  %12 = extractvalue { i64, i64 } %10, 1
  tail call fastcc void @mix(i64 noundef %11)
  tail call fastcc void @mix(i64 noundef %12)
  %13 = add nuw nsw i32 %3, 1
  %14 = icmp eq i32 %13, 40
  br i1 %14, label %1, label %2, !llvm.loop !151

15:                                               ; preds = %16
  tail call fastcc void @end(ptr noundef nonnull @.str.1)
  br label %30

16:                                               ; preds = %1, %16
  %17 = phi i32 [ 0, %1 ], [ %27, %16 ]
  %18 = tail call fastcc i64 @operand()
  %19 = tail call fastcc i64 @operand()
  %20 = tail call fastcc i64 @operand()
  %21 = tail call fastcc i64 @draw()
  %22 = shl i64 %21, 28
  %23 = and i64 %22, 4026531840
  %24 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09add ${0:w}, ${2:w}, ${3:w}\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %18, i64 %19, i64 %20, i64 %23) #6, !srcloc !152
  %25 = extractvalue { i64, i64 } %24, 0
  %26 = extractvalue { i64, i64 } %24, 1
  tail call fastcc void @mix(i64 noundef %25)
  tail call fastcc void @mix(i64 noundef %26)
  %27 = add nuw nsw i32 %17, 1
  %28 = icmp eq i32 %27, 40
  br i1 %28, label %15, label %16, !llvm.loop !153

29:                                               ; preds = %30
  tail call fastcc void @end(ptr noundef nonnull @.str.2)
  br label %44

30:                                               ; preds = %15, %30
  %31 = phi i32 [ 0, %15 ], [ %41, %30 ]
  %32 = tail call fastcc i64 @operand()
  %33 = tail call fastcc i64 @operand()
  %34 = tail call fastcc i64 @operand()
  %35 = tail call fastcc i64 @draw()
  %36 = shl i64 %35, 28
  %37 = and i64 %36, 4026531840
  %38 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09adds $0, $2, $3\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %32, i64 %33, i64 %34, i64 %37) #6, !srcloc !154
  %39 = extractvalue { i64, i64 } %38, 0
  %40 = extractvalue { i64, i64 } %38, 1
  tail call fastcc void @mix(i64 noundef %39)
  tail call fastcc void @mix(i64 noundef %40)
  %41 = add nuw nsw i32 %31, 1
  %42 = icmp eq i32 %41, 40
  br i1 %42, label %29, label %30, !llvm.loop !155

43:                                               ; preds = %44
  tail call fastcc void @end(ptr noundef nonnull @.str.3)
  br label %58

44:                                               ; preds = %29, %44
  %45 = phi i32 [ 0, %29 ], [ %55, %44 ]
  %46 = tail call fastcc i64 @operand()
  %47 = tail call fastcc i64 @operand()
  %48 = tail call fastcc i64 @operand()
  %49 = tail call fastcc i64 @draw()
  %50 = shl i64 %49, 28
  %51 = and i64 %50, 4026531840
  %52 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09adds ${0:w}, ${2:w}, ${3:w}\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %46, i64 %47, i64 %48, i64 %51) #6, !srcloc !156
  %53 = extractvalue { i64, i64 } %52, 0
  %54 = extractvalue { i64, i64 } %52, 1
  tail call fastcc void @mix(i64 noundef %53)
  tail call fastcc void @mix(i64 noundef %54)
  %55 = add nuw nsw i32 %45, 1
  %56 = icmp eq i32 %55, 40
  br i1 %56, label %43, label %44, !llvm.loop !157

57:                                               ; preds = %58
  tail call fastcc void @end(ptr noundef nonnull @.str.4)
  br label %72

58:                                               ; preds = %43, %58
  %59 = phi i32 [ 0, %43 ], [ %69, %58 ]
  %60 = tail call fastcc i64 @operand()
  %61 = tail call fastcc i64 @operand()
  %62 = tail call fastcc i64 @operand()
  %63 = tail call fastcc i64 @draw()
  %64 = shl i64 %63, 28
  %65 = and i64 %64, 4026531840
  %66 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09sub $0, $2, $3\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %60, i64 %61, i64 %62, i64 %65) #6, !srcloc !158
  %67 = extractvalue { i64, i64 } %66, 0
  %68 = extractvalue { i64, i64 } %66, 1
  tail call fastcc void @mix(i64 noundef %67)
  tail call fastcc void @mix(i64 noundef %68)
  %69 = add nuw nsw i32 %59, 1
  %70 = icmp eq i32 %69, 40
  br i1 %70, label %57, label %58, !llvm.loop !159

71:                                               ; preds = %72
  tail call fastcc void @end(ptr noundef nonnull @.str.5)
  br label %86

72:                                               ; preds = %57, %72
  %73 = phi i32 [ 0, %57 ], [ %83, %72 ]
  %74 = tail call fastcc i64 @operand()
  %75 = tail call fastcc i64 @operand()
  %76 = tail call fastcc i64 @operand()
  %77 = tail call fastcc i64 @draw()
  %78 = shl i64 %77, 28
  %79 = and i64 %78, 4026531840
  %80 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09sub ${0:w}, ${2:w}, ${3:w}\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %74, i64 %75, i64 %76, i64 %79) #6, !srcloc !160
  %81 = extractvalue { i64, i64 } %80, 0
  %82 = extractvalue { i64, i64 } %80, 1
  tail call fastcc void @mix(i64 noundef %81)
  tail call fastcc void @mix(i64 noundef %82)
  %83 = add nuw nsw i32 %73, 1
  %84 = icmp eq i32 %83, 40
  br i1 %84, label %71, label %72, !llvm.loop !161

85:                                               ; preds = %86
  tail call fastcc void @end(ptr noundef nonnull @.str.6)
  br label %100

86:                                               ; preds = %71, %86
  %87 = phi i32 [ 0, %71 ], [ %97, %86 ]
  %88 = tail call fastcc i64 @operand()
  %89 = tail call fastcc i64 @operand()
  %90 = tail call fastcc i64 @operand()
  %91 = tail call fastcc i64 @draw()
  %92 = shl i64 %91, 28
  %93 = and i64 %92, 4026531840
  %94 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09subs $0, $2, $3\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %88, i64 %89, i64 %90, i64 %93) #6, !srcloc !162
  %95 = extractvalue { i64, i64 } %94, 0
  %96 = extractvalue { i64, i64 } %94, 1
  tail call fastcc void @mix(i64 noundef %95)
  tail call fastcc void @mix(i64 noundef %96)
  %97 = add nuw nsw i32 %87, 1
  %98 = icmp eq i32 %97, 40
  br i1 %98, label %85, label %86, !llvm.loop !163

99:                                               ; preds = %100
  tail call fastcc void @end(ptr noundef nonnull @.str.7)
  br label %114

100:                                              ; preds = %85, %100
  %101 = phi i32 [ 0, %85 ], [ %111, %100 ]
  %102 = tail call fastcc i64 @operand()
  %103 = tail call fastcc i64 @operand()
  %104 = tail call fastcc i64 @operand()
  %105 = tail call fastcc i64 @draw()
  %106 = shl i64 %105, 28
  %107 = and i64 %106, 4026531840
  %108 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09subs ${0:w}, ${2:w}, ${3:w}\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %102, i64 %103, i64 %104, i64 %107) #6, !srcloc !164
  %109 = extractvalue { i64, i64 } %108, 0
  %110 = extractvalue { i64, i64 } %108, 1
  tail call fastcc void @mix(i64 noundef %109)
  tail call fastcc void @mix(i64 noundef %110)
  %111 = add nuw nsw i32 %101, 1
  %112 = icmp eq i32 %111, 40
  br i1 %112, label %99, label %100, !llvm.loop !165

113:                                              ; preds = %114
  tail call fastcc void @end(ptr noundef nonnull @.str.8)
  br label %128

114:                                              ; preds = %99, %114
  %115 = phi i32 [ 0, %99 ], [ %125, %114 ]
  %116 = tail call fastcc i64 @operand()
  %117 = tail call fastcc i64 @operand()
  %118 = tail call fastcc i64 @operand()
  %119 = tail call fastcc i64 @draw()
  %120 = shl i64 %119, 28
  %121 = and i64 %120, 4026531840
  %122 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09adc $0, $2, $3\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %116, i64 %117, i64 %118, i64 %121) #6, !srcloc !166
  %123 = extractvalue { i64, i64 } %122, 0
  %124 = extractvalue { i64, i64 } %122, 1
  tail call fastcc void @mix(i64 noundef %123)
  tail call fastcc void @mix(i64 noundef %124)
  %125 = add nuw nsw i32 %115, 1
  %126 = icmp eq i32 %125, 40
  br i1 %126, label %113, label %114, !llvm.loop !167

127:                                              ; preds = %128
  tail call fastcc void @end(ptr noundef nonnull @.str.9)
  br label %142

128:                                              ; preds = %113, %128
  %129 = phi i32 [ 0, %113 ], [ %139, %128 ]
  %130 = tail call fastcc i64 @operand()
  %131 = tail call fastcc i64 @operand()
  %132 = tail call fastcc i64 @operand()
  %133 = tail call fastcc i64 @draw()
  %134 = shl i64 %133, 28
  %135 = and i64 %134, 4026531840
  %136 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09adc ${0:w}, ${2:w}, ${3:w}\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %130, i64 %131, i64 %132, i64 %135) #6, !srcloc !168
  %137 = extractvalue { i64, i64 } %136, 0
  %138 = extractvalue { i64, i64 } %136, 1
  tail call fastcc void @mix(i64 noundef %137)
  tail call fastcc void @mix(i64 noundef %138)
  %139 = add nuw nsw i32 %129, 1
  %140 = icmp eq i32 %139, 40
  br i1 %140, label %127, label %128, !llvm.loop !169

141:                                              ; preds = %142
  tail call fastcc void @end(ptr noundef nonnull @.str.10)
  br label %156

142:                                              ; preds = %127, %142
  %143 = phi i32 [ 0, %127 ], [ %153, %142 ]
  %144 = tail call fastcc i64 @operand()
  %145 = tail call fastcc i64 @operand()
  %146 = tail call fastcc i64 @operand()
  %147 = tail call fastcc i64 @draw()
  %148 = shl i64 %147, 28
  %149 = and i64 %148, 4026531840
  %150 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09adcs $0, $2, $3\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %144, i64 %145, i64 %146, i64 %149) #6, !srcloc !170
  %151 = extractvalue { i64, i64 } %150, 0
  %152 = extractvalue { i64, i64 } %150, 1
  tail call fastcc void @mix(i64 noundef %151)
  tail call fastcc void @mix(i64 noundef %152)
  %153 = add nuw nsw i32 %143, 1
  %154 = icmp eq i32 %153, 40
  br i1 %154, label %141, label %142, !llvm.loop !171

155:                                              ; preds = %156
  tail call fastcc void @end(ptr noundef nonnull @.str.11)
  br label %170

156:                                              ; preds = %141, %156
  %157 = phi i32 [ 0, %141 ], [ %167, %156 ]
  %158 = tail call fastcc i64 @operand()
  %159 = tail call fastcc i64 @operand()
  %160 = tail call fastcc i64 @operand()
  %161 = tail call fastcc i64 @draw()
  %162 = shl i64 %161, 28
  %163 = and i64 %162, 4026531840
  %164 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09adcs ${0:w}, ${2:w}, ${3:w}\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %158, i64 %159, i64 %160, i64 %163) #6, !srcloc !172
  %165 = extractvalue { i64, i64 } %164, 0
  %166 = extractvalue { i64, i64 } %164, 1
  tail call fastcc void @mix(i64 noundef %165)
  tail call fastcc void @mix(i64 noundef %166)
  %167 = add nuw nsw i32 %157, 1
  %168 = icmp eq i32 %167, 40
  br i1 %168, label %155, label %156, !llvm.loop !173

169:                                              ; preds = %170
  tail call fastcc void @end(ptr noundef nonnull @.str.12)
  br label %184

170:                                              ; preds = %155, %170
  %171 = phi i32 [ 0, %155 ], [ %181, %170 ]
  %172 = tail call fastcc i64 @operand()
  %173 = tail call fastcc i64 @operand()
  %174 = tail call fastcc i64 @operand()
  %175 = tail call fastcc i64 @draw()
  %176 = shl i64 %175, 28
  %177 = and i64 %176, 4026531840
  %178 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09sbc $0, $2, $3\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %172, i64 %173, i64 %174, i64 %177) #6, !srcloc !174
  %179 = extractvalue { i64, i64 } %178, 0
  %180 = extractvalue { i64, i64 } %178, 1
  tail call fastcc void @mix(i64 noundef %179)
  tail call fastcc void @mix(i64 noundef %180)
  %181 = add nuw nsw i32 %171, 1
  %182 = icmp eq i32 %181, 40
  br i1 %182, label %169, label %170, !llvm.loop !175

183:                                              ; preds = %184
  tail call fastcc void @end(ptr noundef nonnull @.str.13)
  br label %198

184:                                              ; preds = %169, %184
  %185 = phi i32 [ 0, %169 ], [ %195, %184 ]
  %186 = tail call fastcc i64 @operand()
  %187 = tail call fastcc i64 @operand()
  %188 = tail call fastcc i64 @operand()
  %189 = tail call fastcc i64 @draw()
  %190 = shl i64 %189, 28
  %191 = and i64 %190, 4026531840
  %192 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09sbc ${0:w}, ${2:w}, ${3:w}\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %186, i64 %187, i64 %188, i64 %191) #6, !srcloc !176
  %193 = extractvalue { i64, i64 } %192, 0
  %194 = extractvalue { i64, i64 } %192, 1
  tail call fastcc void @mix(i64 noundef %193)
  tail call fastcc void @mix(i64 noundef %194)
  %195 = add nuw nsw i32 %185, 1
  %196 = icmp eq i32 %195, 40
  br i1 %196, label %183, label %184, !llvm.loop !177

197:                                              ; preds = %198
  tail call fastcc void @end(ptr noundef nonnull @.str.14)
  br label %212

198:                                              ; preds = %183, %198
  %199 = phi i32 [ 0, %183 ], [ %209, %198 ]
  %200 = tail call fastcc i64 @operand()
  %201 = tail call fastcc i64 @operand()
  %202 = tail call fastcc i64 @operand()
  %203 = tail call fastcc i64 @draw()
  %204 = shl i64 %203, 28
  %205 = and i64 %204, 4026531840
  %206 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09sbcs $0, $2, $3\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %200, i64 %201, i64 %202, i64 %205) #6, !srcloc !178
  %207 = extractvalue { i64, i64 } %206, 0
  %208 = extractvalue { i64, i64 } %206, 1
  tail call fastcc void @mix(i64 noundef %207)
  tail call fastcc void @mix(i64 noundef %208)
  %209 = add nuw nsw i32 %199, 1
  %210 = icmp eq i32 %209, 40
  br i1 %210, label %197, label %198, !llvm.loop !179

211:                                              ; preds = %212
  tail call fastcc void @end(ptr noundef nonnull @.str.15)
  br label %226

212:                                              ; preds = %197, %212
  %213 = phi i32 [ 0, %197 ], [ %223, %212 ]
  %214 = tail call fastcc i64 @operand()
  %215 = tail call fastcc i64 @operand()
  %216 = tail call fastcc i64 @operand()
  %217 = tail call fastcc i64 @draw()
  %218 = shl i64 %217, 28
  %219 = and i64 %218, 4026531840
  %220 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09sbcs ${0:w}, ${2:w}, ${3:w}\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %214, i64 %215, i64 %216, i64 %219) #6, !srcloc !180
  %221 = extractvalue { i64, i64 } %220, 0
  %222 = extractvalue { i64, i64 } %220, 1
  tail call fastcc void @mix(i64 noundef %221)
  tail call fastcc void @mix(i64 noundef %222)
  %223 = add nuw nsw i32 %213, 1
  %224 = icmp eq i32 %223, 40
  br i1 %224, label %211, label %212, !llvm.loop !181

225:                                              ; preds = %226
  tail call fastcc void @end(ptr noundef nonnull @.str.16)
  br label %240

226:                                              ; preds = %211, %226
  %227 = phi i32 [ 0, %211 ], [ %237, %226 ]
  %228 = tail call fastcc i64 @operand()
  %229 = tail call fastcc i64 @operand()
  %230 = tail call fastcc i64 @operand()
  %231 = tail call fastcc i64 @draw()
  %232 = shl i64 %231, 28
  %233 = and i64 %232, 4026531840
  %234 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09add $0, $2, $3, lsl #7\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %228, i64 %229, i64 %230, i64 %233) #6, !srcloc !182
  %235 = extractvalue { i64, i64 } %234, 0
  %236 = extractvalue { i64, i64 } %234, 1
  tail call fastcc void @mix(i64 noundef %235)
  tail call fastcc void @mix(i64 noundef %236)
  %237 = add nuw nsw i32 %227, 1
  %238 = icmp eq i32 %237, 40
  br i1 %238, label %225, label %226, !llvm.loop !183

239:                                              ; preds = %240
  tail call fastcc void @end(ptr noundef nonnull @.str.17)
  br label %254

240:                                              ; preds = %225, %240
  %241 = phi i32 [ 0, %225 ], [ %251, %240 ]
  %242 = tail call fastcc i64 @operand()
  %243 = tail call fastcc i64 @operand()
  %244 = tail call fastcc i64 @operand()
  %245 = tail call fastcc i64 @draw()
  %246 = shl i64 %245, 28
  %247 = and i64 %246, 4026531840
  %248 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09adds ${0:w}, ${2:w}, ${3:w}, lsr #3\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %242, i64 %243, i64 %244, i64 %247) #6, !srcloc !184
  %249 = extractvalue { i64, i64 } %248, 0
  %250 = extractvalue { i64, i64 } %248, 1
  tail call fastcc void @mix(i64 noundef %249)
  tail call fastcc void @mix(i64 noundef %250)
  %251 = add nuw nsw i32 %241, 1
  %252 = icmp eq i32 %251, 40
  br i1 %252, label %239, label %240, !llvm.loop !185

253:                                              ; preds = %254
  tail call fastcc void @end(ptr noundef nonnull @.str.18)
  br label %268

254:                                              ; preds = %239, %254
  %255 = phi i32 [ 0, %239 ], [ %265, %254 ]
  %256 = tail call fastcc i64 @operand()
  %257 = tail call fastcc i64 @operand()
  %258 = tail call fastcc i64 @operand()
  %259 = tail call fastcc i64 @draw()
  %260 = shl i64 %259, 28
  %261 = and i64 %260, 4026531840
  %262 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09subs $0, $2, $3, asr #61\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %256, i64 %257, i64 %258, i64 %261) #6, !srcloc !186
  %263 = extractvalue { i64, i64 } %262, 0
  %264 = extractvalue { i64, i64 } %262, 1
  tail call fastcc void @mix(i64 noundef %263)
  tail call fastcc void @mix(i64 noundef %264)
  %265 = add nuw nsw i32 %255, 1
  %266 = icmp eq i32 %265, 40
  br i1 %266, label %253, label %254, !llvm.loop !187

267:                                              ; preds = %268
  tail call fastcc void @end(ptr noundef nonnull @.str.19)
  br label %282

268:                                              ; preds = %253, %268
  %269 = phi i32 [ 0, %253 ], [ %279, %268 ]
  %270 = tail call fastcc i64 @operand()
  %271 = tail call fastcc i64 @operand()
  %272 = tail call fastcc i64 @operand()
  %273 = tail call fastcc i64 @draw()
  %274 = shl i64 %273, 28
  %275 = and i64 %274, 4026531840
  %276 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09add $0, $2, ${3:w}, uxtb #2\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %270, i64 %271, i64 %272, i64 %275) #6, !srcloc !188
  %277 = extractvalue { i64, i64 } %276, 0
  %278 = extractvalue { i64, i64 } %276, 1
  tail call fastcc void @mix(i64 noundef %277)
  tail call fastcc void @mix(i64 noundef %278)
  %279 = add nuw nsw i32 %269, 1
  %280 = icmp eq i32 %279, 40
  br i1 %280, label %267, label %268, !llvm.loop !189

281:                                              ; preds = %282
  tail call fastcc void @end(ptr noundef nonnull @.str.20)
  br label %296

282:                                              ; preds = %267, %282
  %283 = phi i32 [ 0, %267 ], [ %293, %282 ]
  %284 = tail call fastcc i64 @operand()
  %285 = tail call fastcc i64 @operand()
  %286 = tail call fastcc i64 @operand()
  %287 = tail call fastcc i64 @draw()
  %288 = shl i64 %287, 28
  %289 = and i64 %288, 4026531840
  %290 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09adds $0, $2, ${3:w}, sxth #4\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %284, i64 %285, i64 %286, i64 %289) #6, !srcloc !190
  %291 = extractvalue { i64, i64 } %290, 0
  %292 = extractvalue { i64, i64 } %290, 1
  tail call fastcc void @mix(i64 noundef %291)
  tail call fastcc void @mix(i64 noundef %292)
  %293 = add nuw nsw i32 %283, 1
  %294 = icmp eq i32 %293, 40
  br i1 %294, label %281, label %282, !llvm.loop !191

295:                                              ; preds = %296
  tail call fastcc void @end(ptr noundef nonnull @.str.21)
  br label %310

296:                                              ; preds = %281, %296
  %297 = phi i32 [ 0, %281 ], [ %307, %296 ]
  %298 = tail call fastcc i64 @operand()
  %299 = tail call fastcc i64 @operand()
  %300 = tail call fastcc i64 @operand()
  %301 = tail call fastcc i64 @draw()
  %302 = shl i64 %301, 28
  %303 = and i64 %302, 4026531840
  %304 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09sub $0, $2, ${3:w}, sxtw #1\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %298, i64 %299, i64 %300, i64 %303) #6, !srcloc !192
  %305 = extractvalue { i64, i64 } %304, 0
  %306 = extractvalue { i64, i64 } %304, 1
  tail call fastcc void @mix(i64 noundef %305)
  tail call fastcc void @mix(i64 noundef %306)
  %307 = add nuw nsw i32 %297, 1
  %308 = icmp eq i32 %307, 40
  br i1 %308, label %295, label %296, !llvm.loop !193

309:                                              ; preds = %310
  tail call fastcc void @end(ptr noundef nonnull @.str.22)
  br label %324

310:                                              ; preds = %295, %310
  %311 = phi i32 [ 0, %295 ], [ %321, %310 ]
  %312 = tail call fastcc i64 @operand()
  %313 = tail call fastcc i64 @operand()
  %314 = tail call fastcc i64 @operand()
  %315 = tail call fastcc i64 @draw()
  %316 = shl i64 %315, 28
  %317 = and i64 %316, 4026531840
  %318 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09subs ${0:w}, ${2:w}, ${3:w}, sxtb\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %312, i64 %313, i64 %314, i64 %317) #6, !srcloc !194
  %319 = extractvalue { i64, i64 } %318, 0
  %320 = extractvalue { i64, i64 } %318, 1
  tail call fastcc void @mix(i64 noundef %319)
  tail call fastcc void @mix(i64 noundef %320)
  %321 = add nuw nsw i32 %311, 1
  %322 = icmp eq i32 %321, 40
  br i1 %322, label %309, label %310, !llvm.loop !195

323:                                              ; preds = %324
  tail call fastcc void @end(ptr noundef nonnull @.str.23)
  br label %338

324:                                              ; preds = %309, %324
  %325 = phi i32 [ 0, %309 ], [ %335, %324 ]
  %326 = tail call fastcc i64 @operand()
  %327 = tail call fastcc i64 @operand()
  %328 = tail call fastcc i64 @operand()
  %329 = tail call fastcc i64 @draw()
  %330 = shl i64 %329, 28
  %331 = and i64 %330, 4026531840
  %332 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09add $0, $2, #0xabc, lsl #12\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %326, i64 %327, i64 %328, i64 %331) #6, !srcloc !196
  %333 = extractvalue { i64, i64 } %332, 0
  %334 = extractvalue { i64, i64 } %332, 1
  tail call fastcc void @mix(i64 noundef %333)
  tail call fastcc void @mix(i64 noundef %334)
  %335 = add nuw nsw i32 %325, 1
  %336 = icmp eq i32 %335, 40
  br i1 %336, label %323, label %324, !llvm.loop !197

337:                                              ; preds = %338
  tail call fastcc void @end(ptr noundef nonnull @.str.24)
  br label %352

338:                                              ; preds = %323, %338
  %339 = phi i32 [ 0, %323 ], [ %349, %338 ]
  %340 = tail call fastcc i64 @operand()
  %341 = tail call fastcc i64 @operand()
  %342 = tail call fastcc i64 @operand()
  %343 = tail call fastcc i64 @draw()
  %344 = shl i64 %343, 28
  %345 = and i64 %344, 4026531840
  %346 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09subs ${0:w}, ${2:w}, #77\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %340, i64 %341, i64 %342, i64 %345) #6, !srcloc !198
  %347 = extractvalue { i64, i64 } %346, 0
  %348 = extractvalue { i64, i64 } %346, 1
  tail call fastcc void @mix(i64 noundef %347)
  tail call fastcc void @mix(i64 noundef %348)
  %349 = add nuw nsw i32 %339, 1
  %350 = icmp eq i32 %349, 40
  br i1 %350, label %337, label %338, !llvm.loop !199

351:                                              ; preds = %352
  tail call fastcc void @end(ptr noundef nonnull @.str.25)
  br label %366

352:                                              ; preds = %337, %352
  %353 = phi i32 [ 0, %337 ], [ %363, %352 ]
  %354 = tail call fastcc i64 @operand()
  %355 = tail call fastcc i64 @operand()
  %356 = tail call fastcc i64 @operand()
  %357 = tail call fastcc i64 @draw()
  %358 = shl i64 %357, 28
  %359 = and i64 %358, 4026531840
  %360 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09cmp $2, $3\0A\09mov $0, #0\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %354, i64 %355, i64 %356, i64 %359) #6, !srcloc !200
  %361 = extractvalue { i64, i64 } %360, 0
  %362 = extractvalue { i64, i64 } %360, 1
  tail call fastcc void @mix(i64 noundef %361)
  tail call fastcc void @mix(i64 noundef %362)
  %363 = add nuw nsw i32 %353, 1
  %364 = icmp eq i32 %363, 40
  br i1 %364, label %351, label %352, !llvm.loop !201

365:                                              ; preds = %366
  tail call fastcc void @end(ptr noundef nonnull @.str.26)
  br label %380

366:                                              ; preds = %351, %366
  %367 = phi i32 [ 0, %351 ], [ %377, %366 ]
  %368 = tail call fastcc i64 @operand()
  %369 = tail call fastcc i64 @operand()
  %370 = tail call fastcc i64 @operand()
  %371 = tail call fastcc i64 @draw()
  %372 = shl i64 %371, 28
  %373 = and i64 %372, 4026531840
  %374 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09cmn ${2:w}, ${3:w}\0A\09mov $0, #-2\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %368, i64 %369, i64 %370, i64 %373) #6, !srcloc !202
  %375 = extractvalue { i64, i64 } %374, 0
  %376 = extractvalue { i64, i64 } %374, 1
  tail call fastcc void @mix(i64 noundef %375)
  tail call fastcc void @mix(i64 noundef %376)
  %377 = add nuw nsw i32 %367, 1
  %378 = icmp eq i32 %377, 40
  br i1 %378, label %365, label %366, !llvm.loop !203

379:                                              ; preds = %380
  tail call fastcc void @end(ptr noundef nonnull @.str.27)
  br label %394

380:                                              ; preds = %365, %380
  %381 = phi i32 [ 0, %365 ], [ %391, %380 ]
  %382 = tail call fastcc i64 @operand()
  %383 = tail call fastcc i64 @operand()
  %384 = tail call fastcc i64 @operand()
  %385 = tail call fastcc i64 @draw()
  %386 = shl i64 %385, 28
  %387 = and i64 %386, 4026531840
  %388 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09neg $0, $2\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %382, i64 %383, i64 %384, i64 %387) #6, !srcloc !204
  %389 = extractvalue { i64, i64 } %388, 0
  %390 = extractvalue { i64, i64 } %388, 1
  tail call fastcc void @mix(i64 noundef %389)
  tail call fastcc void @mix(i64 noundef %390)
  %391 = add nuw nsw i32 %381, 1
  %392 = icmp eq i32 %391, 40
  br i1 %392, label %379, label %380, !llvm.loop !205

393:                                              ; preds = %394
  tail call fastcc void @end(ptr noundef nonnull @.str.28)
  br label %408

394:                                              ; preds = %379, %394
  %395 = phi i32 [ 0, %379 ], [ %405, %394 ]
  %396 = tail call fastcc i64 @operand()
  %397 = tail call fastcc i64 @operand()
  %398 = tail call fastcc i64 @operand()
  %399 = tail call fastcc i64 @draw()
  %400 = shl i64 %399, 28
  %401 = and i64 %400, 4026531840
  %402 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09negs ${0:w}, ${2:w}\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %396, i64 %397, i64 %398, i64 %401) #6, !srcloc !206
  %403 = extractvalue { i64, i64 } %402, 0
  %404 = extractvalue { i64, i64 } %402, 1
  tail call fastcc void @mix(i64 noundef %403)
  tail call fastcc void @mix(i64 noundef %404)
  %405 = add nuw nsw i32 %395, 1
  %406 = icmp eq i32 %405, 40
  br i1 %406, label %393, label %394, !llvm.loop !207

407:                                              ; preds = %408
  tail call fastcc void @end(ptr noundef nonnull @.str.29)
  br label %422

408:                                              ; preds = %393, %408
  %409 = phi i32 [ 0, %393 ], [ %419, %408 ]
  %410 = tail call fastcc i64 @operand()
  %411 = tail call fastcc i64 @operand()
  %412 = tail call fastcc i64 @operand()
  %413 = tail call fastcc i64 @draw()
  %414 = shl i64 %413, 28
  %415 = and i64 %414, 4026531840
  %416 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09ngc $0, $2\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %410, i64 %411, i64 %412, i64 %415) #6, !srcloc !208
  %417 = extractvalue { i64, i64 } %416, 0
  %418 = extractvalue { i64, i64 } %416, 1
  tail call fastcc void @mix(i64 noundef %417)
  tail call fastcc void @mix(i64 noundef %418)
  %419 = add nuw nsw i32 %409, 1
  %420 = icmp eq i32 %419, 40
  br i1 %420, label %407, label %408, !llvm.loop !209

421:                                              ; preds = %422
  tail call fastcc void @end(ptr noundef nonnull @.str.30)
  br label %436

422:                                              ; preds = %407, %422
  %423 = phi i32 [ 0, %407 ], [ %433, %422 ]
  %424 = tail call fastcc i64 @operand()
  %425 = tail call fastcc i64 @operand()
  %426 = tail call fastcc i64 @operand()
  %427 = tail call fastcc i64 @draw()
  %428 = shl i64 %427, 28
  %429 = and i64 %428, 4026531840
  %430 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09and $0, $2, $3\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %424, i64 %425, i64 %426, i64 %429) #6, !srcloc !210
  %431 = extractvalue { i64, i64 } %430, 0
  %432 = extractvalue { i64, i64 } %430, 1
  tail call fastcc void @mix(i64 noundef %431)
  tail call fastcc void @mix(i64 noundef %432)
  %433 = add nuw nsw i32 %423, 1
  %434 = icmp eq i32 %433, 40
  br i1 %434, label %421, label %422, !llvm.loop !211

435:                                              ; preds = %436
  tail call fastcc void @end(ptr noundef nonnull @.str.31)
  br label %450

436:                                              ; preds = %421, %436
  %437 = phi i32 [ 0, %421 ], [ %447, %436 ]
  %438 = tail call fastcc i64 @operand()
  %439 = tail call fastcc i64 @operand()
  %440 = tail call fastcc i64 @operand()
  %441 = tail call fastcc i64 @draw()
  %442 = shl i64 %441, 28
  %443 = and i64 %442, 4026531840
  %444 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09and ${0:w}, ${2:w}, ${3:w}\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %438, i64 %439, i64 %440, i64 %443) #6, !srcloc !212
  %445 = extractvalue { i64, i64 } %444, 0
  %446 = extractvalue { i64, i64 } %444, 1
  tail call fastcc void @mix(i64 noundef %445)
  tail call fastcc void @mix(i64 noundef %446)
  %447 = add nuw nsw i32 %437, 1
  %448 = icmp eq i32 %447, 40
  br i1 %448, label %435, label %436, !llvm.loop !213

449:                                              ; preds = %450
  tail call fastcc void @end(ptr noundef nonnull @.str.32)
  br label %464

450:                                              ; preds = %435, %450
  %451 = phi i32 [ 0, %435 ], [ %461, %450 ]
  %452 = tail call fastcc i64 @operand()
  %453 = tail call fastcc i64 @operand()
  %454 = tail call fastcc i64 @operand()
  %455 = tail call fastcc i64 @draw()
  %456 = shl i64 %455, 28
  %457 = and i64 %456, 4026531840
  %458 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09ands $0, $2, $3\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %452, i64 %453, i64 %454, i64 %457) #6, !srcloc !214
  %459 = extractvalue { i64, i64 } %458, 0
  %460 = extractvalue { i64, i64 } %458, 1
  tail call fastcc void @mix(i64 noundef %459)
  tail call fastcc void @mix(i64 noundef %460)
  %461 = add nuw nsw i32 %451, 1
  %462 = icmp eq i32 %461, 40
  br i1 %462, label %449, label %450, !llvm.loop !215

463:                                              ; preds = %464
  tail call fastcc void @end(ptr noundef nonnull @.str.33)
  br label %478

464:                                              ; preds = %449, %464
  %465 = phi i32 [ 0, %449 ], [ %475, %464 ]
  %466 = tail call fastcc i64 @operand()
  %467 = tail call fastcc i64 @operand()
  %468 = tail call fastcc i64 @operand()
  %469 = tail call fastcc i64 @draw()
  %470 = shl i64 %469, 28
  %471 = and i64 %470, 4026531840
  %472 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09ands ${0:w}, ${2:w}, ${3:w}\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %466, i64 %467, i64 %468, i64 %471) #6, !srcloc !216
  %473 = extractvalue { i64, i64 } %472, 0
  %474 = extractvalue { i64, i64 } %472, 1
  tail call fastcc void @mix(i64 noundef %473)
  tail call fastcc void @mix(i64 noundef %474)
  %475 = add nuw nsw i32 %465, 1
  %476 = icmp eq i32 %475, 40
  br i1 %476, label %463, label %464, !llvm.loop !217

477:                                              ; preds = %478
  tail call fastcc void @end(ptr noundef nonnull @.str.34)
  br label %492

478:                                              ; preds = %463, %478
  %479 = phi i32 [ 0, %463 ], [ %489, %478 ]
  %480 = tail call fastcc i64 @operand()
  %481 = tail call fastcc i64 @operand()
  %482 = tail call fastcc i64 @operand()
  %483 = tail call fastcc i64 @draw()
  %484 = shl i64 %483, 28
  %485 = and i64 %484, 4026531840
  %486 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09bic $0, $2, $3\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %480, i64 %481, i64 %482, i64 %485) #6, !srcloc !218
  %487 = extractvalue { i64, i64 } %486, 0
  %488 = extractvalue { i64, i64 } %486, 1
  tail call fastcc void @mix(i64 noundef %487)
  tail call fastcc void @mix(i64 noundef %488)
  %489 = add nuw nsw i32 %479, 1
  %490 = icmp eq i32 %489, 40
  br i1 %490, label %477, label %478, !llvm.loop !219

491:                                              ; preds = %492
  tail call fastcc void @end(ptr noundef nonnull @.str.35)
  br label %506

492:                                              ; preds = %477, %492
  %493 = phi i32 [ 0, %477 ], [ %503, %492 ]
  %494 = tail call fastcc i64 @operand()
  %495 = tail call fastcc i64 @operand()
  %496 = tail call fastcc i64 @operand()
  %497 = tail call fastcc i64 @draw()
  %498 = shl i64 %497, 28
  %499 = and i64 %498, 4026531840
  %500 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09bic ${0:w}, ${2:w}, ${3:w}\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %494, i64 %495, i64 %496, i64 %499) #6, !srcloc !220
  %501 = extractvalue { i64, i64 } %500, 0
  %502 = extractvalue { i64, i64 } %500, 1
  tail call fastcc void @mix(i64 noundef %501)
  tail call fastcc void @mix(i64 noundef %502)
  %503 = add nuw nsw i32 %493, 1
  %504 = icmp eq i32 %503, 40
  br i1 %504, label %491, label %492, !llvm.loop !221

505:                                              ; preds = %506
  tail call fastcc void @end(ptr noundef nonnull @.str.36)
  br label %520

506:                                              ; preds = %491, %506
  %507 = phi i32 [ 0, %491 ], [ %517, %506 ]
  %508 = tail call fastcc i64 @operand()
  %509 = tail call fastcc i64 @operand()
  %510 = tail call fastcc i64 @operand()
  %511 = tail call fastcc i64 @draw()
  %512 = shl i64 %511, 28
  %513 = and i64 %512, 4026531840
  %514 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09bics $0, $2, $3\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %508, i64 %509, i64 %510, i64 %513) #6, !srcloc !222
  %515 = extractvalue { i64, i64 } %514, 0
  %516 = extractvalue { i64, i64 } %514, 1
  tail call fastcc void @mix(i64 noundef %515)
  tail call fastcc void @mix(i64 noundef %516)
  %517 = add nuw nsw i32 %507, 1
  %518 = icmp eq i32 %517, 40
  br i1 %518, label %505, label %506, !llvm.loop !223

519:                                              ; preds = %520
  tail call fastcc void @end(ptr noundef nonnull @.str.37)
  br label %534

520:                                              ; preds = %505, %520
  %521 = phi i32 [ 0, %505 ], [ %531, %520 ]
  %522 = tail call fastcc i64 @operand()
  %523 = tail call fastcc i64 @operand()
  %524 = tail call fastcc i64 @operand()
  %525 = tail call fastcc i64 @draw()
  %526 = shl i64 %525, 28
  %527 = and i64 %526, 4026531840
  %528 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09bics ${0:w}, ${2:w}, ${3:w}\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %522, i64 %523, i64 %524, i64 %527) #6, !srcloc !224
  %529 = extractvalue { i64, i64 } %528, 0
  %530 = extractvalue { i64, i64 } %528, 1
  tail call fastcc void @mix(i64 noundef %529)
  tail call fastcc void @mix(i64 noundef %530)
  %531 = add nuw nsw i32 %521, 1
  %532 = icmp eq i32 %531, 40
  br i1 %532, label %519, label %520, !llvm.loop !225

533:                                              ; preds = %534
  tail call fastcc void @end(ptr noundef nonnull @.str.38)
  br label %548

534:                                              ; preds = %519, %534
  %535 = phi i32 [ 0, %519 ], [ %545, %534 ]
  %536 = tail call fastcc i64 @operand()
  %537 = tail call fastcc i64 @operand()
  %538 = tail call fastcc i64 @operand()
  %539 = tail call fastcc i64 @draw()
  %540 = shl i64 %539, 28
  %541 = and i64 %540, 4026531840
  %542 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09orr $0, $2, $3\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %536, i64 %537, i64 %538, i64 %541) #6, !srcloc !226
  %543 = extractvalue { i64, i64 } %542, 0
  %544 = extractvalue { i64, i64 } %542, 1
  tail call fastcc void @mix(i64 noundef %543)
  tail call fastcc void @mix(i64 noundef %544)
  %545 = add nuw nsw i32 %535, 1
  %546 = icmp eq i32 %545, 40
  br i1 %546, label %533, label %534, !llvm.loop !227

547:                                              ; preds = %548
  tail call fastcc void @end(ptr noundef nonnull @.str.39)
  br label %562

548:                                              ; preds = %533, %548
  %549 = phi i32 [ 0, %533 ], [ %559, %548 ]
  %550 = tail call fastcc i64 @operand()
  %551 = tail call fastcc i64 @operand()
  %552 = tail call fastcc i64 @operand()
  %553 = tail call fastcc i64 @draw()
  %554 = shl i64 %553, 28
  %555 = and i64 %554, 4026531840
  %556 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09orr ${0:w}, ${2:w}, ${3:w}\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %550, i64 %551, i64 %552, i64 %555) #6, !srcloc !228
  %557 = extractvalue { i64, i64 } %556, 0
  %558 = extractvalue { i64, i64 } %556, 1
  tail call fastcc void @mix(i64 noundef %557)
  tail call fastcc void @mix(i64 noundef %558)
  %559 = add nuw nsw i32 %549, 1
  %560 = icmp eq i32 %559, 40
  br i1 %560, label %547, label %548, !llvm.loop !229

561:                                              ; preds = %562
  tail call fastcc void @end(ptr noundef nonnull @.str.40)
  br label %576

562:                                              ; preds = %547, %562
  %563 = phi i32 [ 0, %547 ], [ %573, %562 ]
  %564 = tail call fastcc i64 @operand()
  %565 = tail call fastcc i64 @operand()
  %566 = tail call fastcc i64 @operand()
  %567 = tail call fastcc i64 @draw()
  %568 = shl i64 %567, 28
  %569 = and i64 %568, 4026531840
  %570 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09orn $0, $2, $3\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %564, i64 %565, i64 %566, i64 %569) #6, !srcloc !230
  %571 = extractvalue { i64, i64 } %570, 0
  %572 = extractvalue { i64, i64 } %570, 1
  tail call fastcc void @mix(i64 noundef %571)
  tail call fastcc void @mix(i64 noundef %572)
  %573 = add nuw nsw i32 %563, 1
  %574 = icmp eq i32 %573, 40
  br i1 %574, label %561, label %562, !llvm.loop !231

575:                                              ; preds = %576
  tail call fastcc void @end(ptr noundef nonnull @.str.41)
  br label %590

576:                                              ; preds = %561, %576
  %577 = phi i32 [ 0, %561 ], [ %587, %576 ]
  %578 = tail call fastcc i64 @operand()
  %579 = tail call fastcc i64 @operand()
  %580 = tail call fastcc i64 @operand()
  %581 = tail call fastcc i64 @draw()
  %582 = shl i64 %581, 28
  %583 = and i64 %582, 4026531840
  %584 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09orn ${0:w}, ${2:w}, ${3:w}\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %578, i64 %579, i64 %580, i64 %583) #6, !srcloc !232
  %585 = extractvalue { i64, i64 } %584, 0
  %586 = extractvalue { i64, i64 } %584, 1
  tail call fastcc void @mix(i64 noundef %585)
  tail call fastcc void @mix(i64 noundef %586)
  %587 = add nuw nsw i32 %577, 1
  %588 = icmp eq i32 %587, 40
  br i1 %588, label %575, label %576, !llvm.loop !233

589:                                              ; preds = %590
  tail call fastcc void @end(ptr noundef nonnull @.str.42)
  br label %604

590:                                              ; preds = %575, %590
  %591 = phi i32 [ 0, %575 ], [ %601, %590 ]
  %592 = tail call fastcc i64 @operand()
  %593 = tail call fastcc i64 @operand()
  %594 = tail call fastcc i64 @operand()
  %595 = tail call fastcc i64 @draw()
  %596 = shl i64 %595, 28
  %597 = and i64 %596, 4026531840
  %598 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09eor $0, $2, $3\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %592, i64 %593, i64 %594, i64 %597) #6, !srcloc !234
  %599 = extractvalue { i64, i64 } %598, 0
  %600 = extractvalue { i64, i64 } %598, 1
  tail call fastcc void @mix(i64 noundef %599)
  tail call fastcc void @mix(i64 noundef %600)
  %601 = add nuw nsw i32 %591, 1
  %602 = icmp eq i32 %601, 40
  br i1 %602, label %589, label %590, !llvm.loop !235

603:                                              ; preds = %604
  tail call fastcc void @end(ptr noundef nonnull @.str.43)
  br label %618

604:                                              ; preds = %589, %604
  %605 = phi i32 [ 0, %589 ], [ %615, %604 ]
  %606 = tail call fastcc i64 @operand()
  %607 = tail call fastcc i64 @operand()
  %608 = tail call fastcc i64 @operand()
  %609 = tail call fastcc i64 @draw()
  %610 = shl i64 %609, 28
  %611 = and i64 %610, 4026531840
  %612 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09eor ${0:w}, ${2:w}, ${3:w}\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %606, i64 %607, i64 %608, i64 %611) #6, !srcloc !236
  %613 = extractvalue { i64, i64 } %612, 0
  %614 = extractvalue { i64, i64 } %612, 1
  tail call fastcc void @mix(i64 noundef %613)
  tail call fastcc void @mix(i64 noundef %614)
  %615 = add nuw nsw i32 %605, 1
  %616 = icmp eq i32 %615, 40
  br i1 %616, label %603, label %604, !llvm.loop !237

617:                                              ; preds = %618
  tail call fastcc void @end(ptr noundef nonnull @.str.44)
  br label %632

618:                                              ; preds = %603, %618
  %619 = phi i32 [ 0, %603 ], [ %629, %618 ]
  %620 = tail call fastcc i64 @operand()
  %621 = tail call fastcc i64 @operand()
  %622 = tail call fastcc i64 @operand()
  %623 = tail call fastcc i64 @draw()
  %624 = shl i64 %623, 28
  %625 = and i64 %624, 4026531840
  %626 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09eon $0, $2, $3\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %620, i64 %621, i64 %622, i64 %625) #6, !srcloc !238
  %627 = extractvalue { i64, i64 } %626, 0
  %628 = extractvalue { i64, i64 } %626, 1
  tail call fastcc void @mix(i64 noundef %627)
  tail call fastcc void @mix(i64 noundef %628)
  %629 = add nuw nsw i32 %619, 1
  %630 = icmp eq i32 %629, 40
  br i1 %630, label %617, label %618, !llvm.loop !239

631:                                              ; preds = %632
  tail call fastcc void @end(ptr noundef nonnull @.str.45)
  br label %646

632:                                              ; preds = %617, %632
  %633 = phi i32 [ 0, %617 ], [ %643, %632 ]
  %634 = tail call fastcc i64 @operand()
  %635 = tail call fastcc i64 @operand()
  %636 = tail call fastcc i64 @operand()
  %637 = tail call fastcc i64 @draw()
  %638 = shl i64 %637, 28
  %639 = and i64 %638, 4026531840
  %640 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09eon ${0:w}, ${2:w}, ${3:w}\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %634, i64 %635, i64 %636, i64 %639) #6, !srcloc !240
  %641 = extractvalue { i64, i64 } %640, 0
  %642 = extractvalue { i64, i64 } %640, 1
  tail call fastcc void @mix(i64 noundef %641)
  tail call fastcc void @mix(i64 noundef %642)
  %643 = add nuw nsw i32 %633, 1
  %644 = icmp eq i32 %643, 40
  br i1 %644, label %631, label %632, !llvm.loop !241

645:                                              ; preds = %646
  tail call fastcc void @end(ptr noundef nonnull @.str.46)
  br label %660

646:                                              ; preds = %631, %646
  %647 = phi i32 [ 0, %631 ], [ %657, %646 ]
  %648 = tail call fastcc i64 @operand()
  %649 = tail call fastcc i64 @operand()
  %650 = tail call fastcc i64 @operand()
  %651 = tail call fastcc i64 @draw()
  %652 = shl i64 %651, 28
  %653 = and i64 %652, 4026531840
  %654 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09and $0, $2, $3, ror #9\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %648, i64 %649, i64 %650, i64 %653) #6, !srcloc !242
  %655 = extractvalue { i64, i64 } %654, 0
  %656 = extractvalue { i64, i64 } %654, 1
  tail call fastcc void @mix(i64 noundef %655)
  tail call fastcc void @mix(i64 noundef %656)
  %657 = add nuw nsw i32 %647, 1
  %658 = icmp eq i32 %657, 40
  br i1 %658, label %645, label %646, !llvm.loop !243

659:                                              ; preds = %660
  tail call fastcc void @end(ptr noundef nonnull @.str.47)
  br label %674

660:                                              ; preds = %645, %660
  %661 = phi i32 [ 0, %645 ], [ %671, %660 ]
  %662 = tail call fastcc i64 @operand()
  %663 = tail call fastcc i64 @operand()
  %664 = tail call fastcc i64 @operand()
  %665 = tail call fastcc i64 @draw()
  %666 = shl i64 %665, 28
  %667 = and i64 %666, 4026531840
  %668 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09ands ${0:w}, ${2:w}, #0xff00ff00\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %662, i64 %663, i64 %664, i64 %667) #6, !srcloc !244
  %669 = extractvalue { i64, i64 } %668, 0
  %670 = extractvalue { i64, i64 } %668, 1
  tail call fastcc void @mix(i64 noundef %669)
  tail call fastcc void @mix(i64 noundef %670)
  %671 = add nuw nsw i32 %661, 1
  %672 = icmp eq i32 %671, 40
  br i1 %672, label %659, label %660, !llvm.loop !245

673:                                              ; preds = %674
  tail call fastcc void @end(ptr noundef nonnull @.str.48)
  br label %688

674:                                              ; preds = %659, %674
  %675 = phi i32 [ 0, %659 ], [ %685, %674 ]
  %676 = tail call fastcc i64 @operand()
  %677 = tail call fastcc i64 @operand()
  %678 = tail call fastcc i64 @operand()
  %679 = tail call fastcc i64 @draw()
  %680 = shl i64 %679, 28
  %681 = and i64 %680, 4026531840
  %682 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09orr $0, $2, #0x7ffe\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %676, i64 %677, i64 %678, i64 %681) #6, !srcloc !246
  %683 = extractvalue { i64, i64 } %682, 0
  %684 = extractvalue { i64, i64 } %682, 1
  tail call fastcc void @mix(i64 noundef %683)
  tail call fastcc void @mix(i64 noundef %684)
  %685 = add nuw nsw i32 %675, 1
  %686 = icmp eq i32 %685, 40
  br i1 %686, label %673, label %674, !llvm.loop !247

687:                                              ; preds = %688
  tail call fastcc void @end(ptr noundef nonnull @.str.49)
  br label %702

688:                                              ; preds = %673, %688
  %689 = phi i32 [ 0, %673 ], [ %699, %688 ]
  %690 = tail call fastcc i64 @operand()
  %691 = tail call fastcc i64 @operand()
  %692 = tail call fastcc i64 @operand()
  %693 = tail call fastcc i64 @draw()
  %694 = shl i64 %693, 28
  %695 = and i64 %694, 4026531840
  %696 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09tst $2, $3, lsl #3\0A\09mvn $0, $3\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %690, i64 %691, i64 %692, i64 %695) #6, !srcloc !248
  %697 = extractvalue { i64, i64 } %696, 0
  %698 = extractvalue { i64, i64 } %696, 1
  tail call fastcc void @mix(i64 noundef %697)
  tail call fastcc void @mix(i64 noundef %698)
  %699 = add nuw nsw i32 %689, 1
  %700 = icmp eq i32 %699, 40
  br i1 %700, label %687, label %688, !llvm.loop !249

701:                                              ; preds = %702
  tail call fastcc void @end(ptr noundef nonnull @.str.50)
  br label %716

702:                                              ; preds = %687, %702
  %703 = phi i32 [ 0, %687 ], [ %713, %702 ]
  %704 = tail call fastcc i64 @operand()
  %705 = tail call fastcc i64 @operand()
  %706 = tail call fastcc i64 @operand()
  %707 = tail call fastcc i64 @draw()
  %708 = shl i64 %707, 28
  %709 = and i64 %708, 4026531840
  %710 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09mvn ${0:w}, ${2:w}, asr #5\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %704, i64 %705, i64 %706, i64 %709) #6, !srcloc !250
  %711 = extractvalue { i64, i64 } %710, 0
  %712 = extractvalue { i64, i64 } %710, 1
  tail call fastcc void @mix(i64 noundef %711)
  tail call fastcc void @mix(i64 noundef %712)
  %713 = add nuw nsw i32 %703, 1
  %714 = icmp eq i32 %713, 40
  br i1 %714, label %701, label %702, !llvm.loop !251

715:                                              ; preds = %716
  tail call fastcc void @end(ptr noundef nonnull @.str.51)
  br label %730

716:                                              ; preds = %701, %716
  %717 = phi i32 [ 0, %701 ], [ %727, %716 ]
  %718 = tail call fastcc i64 @operand()
  %719 = tail call fastcc i64 @operand()
  %720 = tail call fastcc i64 @operand()
  %721 = tail call fastcc i64 @draw()
  %722 = shl i64 %721, 28
  %723 = and i64 %722, 4026531840
  %724 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09mul $0, $2, $3\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %718, i64 %719, i64 %720, i64 %723) #6, !srcloc !252
  %725 = extractvalue { i64, i64 } %724, 0
  %726 = extractvalue { i64, i64 } %724, 1
  tail call fastcc void @mix(i64 noundef %725)
  tail call fastcc void @mix(i64 noundef %726)
  %727 = add nuw nsw i32 %717, 1
  %728 = icmp eq i32 %727, 40
  br i1 %728, label %715, label %716, !llvm.loop !253

729:                                              ; preds = %730
  tail call fastcc void @end(ptr noundef nonnull @.str.52)
  br label %744

730:                                              ; preds = %715, %730
  %731 = phi i32 [ 0, %715 ], [ %741, %730 ]
  %732 = tail call fastcc i64 @operand()
  %733 = tail call fastcc i64 @operand()
  %734 = tail call fastcc i64 @operand()
  %735 = tail call fastcc i64 @draw()
  %736 = shl i64 %735, 28
  %737 = and i64 %736, 4026531840
  %738 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09mul ${0:w}, ${2:w}, ${3:w}\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %732, i64 %733, i64 %734, i64 %737) #6, !srcloc !254
  %739 = extractvalue { i64, i64 } %738, 0
  %740 = extractvalue { i64, i64 } %738, 1
  tail call fastcc void @mix(i64 noundef %739)
  tail call fastcc void @mix(i64 noundef %740)
  %741 = add nuw nsw i32 %731, 1
  %742 = icmp eq i32 %741, 40
  br i1 %742, label %729, label %730, !llvm.loop !255

743:                                              ; preds = %744
  tail call fastcc void @end(ptr noundef nonnull @.str.53)
  br label %758

744:                                              ; preds = %729, %744
  %745 = phi i32 [ 0, %729 ], [ %755, %744 ]
  %746 = tail call fastcc i64 @operand()
  %747 = tail call fastcc i64 @operand()
  %748 = tail call fastcc i64 @operand()
  %749 = tail call fastcc i64 @draw()
  %750 = shl i64 %749, 28
  %751 = and i64 %750, 4026531840
  %752 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09mneg $0, $2, $3\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %746, i64 %747, i64 %748, i64 %751) #6, !srcloc !256
  %753 = extractvalue { i64, i64 } %752, 0
  %754 = extractvalue { i64, i64 } %752, 1
  tail call fastcc void @mix(i64 noundef %753)
  tail call fastcc void @mix(i64 noundef %754)
  %755 = add nuw nsw i32 %745, 1
  %756 = icmp eq i32 %755, 40
  br i1 %756, label %743, label %744, !llvm.loop !257

757:                                              ; preds = %758
  tail call fastcc void @end(ptr noundef nonnull @.str.54)
  br label %772

758:                                              ; preds = %743, %758
  %759 = phi i32 [ 0, %743 ], [ %769, %758 ]
  %760 = tail call fastcc i64 @operand()
  %761 = tail call fastcc i64 @operand()
  %762 = tail call fastcc i64 @operand()
  %763 = tail call fastcc i64 @draw()
  %764 = shl i64 %763, 28
  %765 = and i64 %764, 4026531840
  %766 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09madd $0, $2, $3, $4\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %760, i64 %761, i64 %762, i64 %765) #6, !srcloc !258
  %767 = extractvalue { i64, i64 } %766, 0
  %768 = extractvalue { i64, i64 } %766, 1
  tail call fastcc void @mix(i64 noundef %767)
  tail call fastcc void @mix(i64 noundef %768)
  %769 = add nuw nsw i32 %759, 1
  %770 = icmp eq i32 %769, 40
  br i1 %770, label %757, label %758, !llvm.loop !259

771:                                              ; preds = %772
  tail call fastcc void @end(ptr noundef nonnull @.str.55)
  br label %786

772:                                              ; preds = %757, %772
  %773 = phi i32 [ 0, %757 ], [ %783, %772 ]
  %774 = tail call fastcc i64 @operand()
  %775 = tail call fastcc i64 @operand()
  %776 = tail call fastcc i64 @operand()
  %777 = tail call fastcc i64 @draw()
  %778 = shl i64 %777, 28
  %779 = and i64 %778, 4026531840
  %780 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09msub ${0:w}, ${2:w}, ${3:w}, ${4:w}\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %774, i64 %775, i64 %776, i64 %779) #6, !srcloc !260
  %781 = extractvalue { i64, i64 } %780, 0
  %782 = extractvalue { i64, i64 } %780, 1
  tail call fastcc void @mix(i64 noundef %781)
  tail call fastcc void @mix(i64 noundef %782)
  %783 = add nuw nsw i32 %773, 1
  %784 = icmp eq i32 %783, 40
  br i1 %784, label %771, label %772, !llvm.loop !261

785:                                              ; preds = %786
  tail call fastcc void @end(ptr noundef nonnull @.str.56)
  br label %800

786:                                              ; preds = %771, %786
  %787 = phi i32 [ 0, %771 ], [ %797, %786 ]
  %788 = tail call fastcc i64 @operand()
  %789 = tail call fastcc i64 @operand()
  %790 = tail call fastcc i64 @operand()
  %791 = tail call fastcc i64 @draw()
  %792 = shl i64 %791, 28
  %793 = and i64 %792, 4026531840
  %794 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09smull $0, ${2:w}, ${3:w}\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %788, i64 %789, i64 %790, i64 %793) #6, !srcloc !262
  %795 = extractvalue { i64, i64 } %794, 0
  %796 = extractvalue { i64, i64 } %794, 1
  tail call fastcc void @mix(i64 noundef %795)
  tail call fastcc void @mix(i64 noundef %796)
  %797 = add nuw nsw i32 %787, 1
  %798 = icmp eq i32 %797, 40
  br i1 %798, label %785, label %786, !llvm.loop !263

799:                                              ; preds = %800
  tail call fastcc void @end(ptr noundef nonnull @.str.57)
  br label %814

800:                                              ; preds = %785, %800
  %801 = phi i32 [ 0, %785 ], [ %811, %800 ]
  %802 = tail call fastcc i64 @operand()
  %803 = tail call fastcc i64 @operand()
  %804 = tail call fastcc i64 @operand()
  %805 = tail call fastcc i64 @draw()
  %806 = shl i64 %805, 28
  %807 = and i64 %806, 4026531840
  %808 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09umull $0, ${2:w}, ${3:w}\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %802, i64 %803, i64 %804, i64 %807) #6, !srcloc !264
  %809 = extractvalue { i64, i64 } %808, 0
  %810 = extractvalue { i64, i64 } %808, 1
  tail call fastcc void @mix(i64 noundef %809)
  tail call fastcc void @mix(i64 noundef %810)
  %811 = add nuw nsw i32 %801, 1
  %812 = icmp eq i32 %811, 40
  br i1 %812, label %799, label %800, !llvm.loop !265

813:                                              ; preds = %814
  tail call fastcc void @end(ptr noundef nonnull @.str.58)
  br label %828

814:                                              ; preds = %799, %814
  %815 = phi i32 [ 0, %799 ], [ %825, %814 ]
  %816 = tail call fastcc i64 @operand()
  %817 = tail call fastcc i64 @operand()
  %818 = tail call fastcc i64 @operand()
  %819 = tail call fastcc i64 @draw()
  %820 = shl i64 %819, 28
  %821 = and i64 %820, 4026531840
  %822 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09smaddl $0, ${2:w}, ${3:w}, $4\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %816, i64 %817, i64 %818, i64 %821) #6, !srcloc !266
  %823 = extractvalue { i64, i64 } %822, 0
  %824 = extractvalue { i64, i64 } %822, 1
  tail call fastcc void @mix(i64 noundef %823)
  tail call fastcc void @mix(i64 noundef %824)
  %825 = add nuw nsw i32 %815, 1
  %826 = icmp eq i32 %825, 40
  br i1 %826, label %813, label %814, !llvm.loop !267

827:                                              ; preds = %828
  tail call fastcc void @end(ptr noundef nonnull @.str.59)
  br label %842

828:                                              ; preds = %813, %828
  %829 = phi i32 [ 0, %813 ], [ %839, %828 ]
  %830 = tail call fastcc i64 @operand()
  %831 = tail call fastcc i64 @operand()
  %832 = tail call fastcc i64 @operand()
  %833 = tail call fastcc i64 @draw()
  %834 = shl i64 %833, 28
  %835 = and i64 %834, 4026531840
  %836 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09umsubl $0, ${2:w}, ${3:w}, $4\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %830, i64 %831, i64 %832, i64 %835) #6, !srcloc !268
  %837 = extractvalue { i64, i64 } %836, 0
  %838 = extractvalue { i64, i64 } %836, 1
  tail call fastcc void @mix(i64 noundef %837)
  tail call fastcc void @mix(i64 noundef %838)
  %839 = add nuw nsw i32 %829, 1
  %840 = icmp eq i32 %839, 40
  br i1 %840, label %827, label %828, !llvm.loop !269

841:                                              ; preds = %842
  tail call fastcc void @end(ptr noundef nonnull @.str.60)
  br label %856

842:                                              ; preds = %827, %842
  %843 = phi i32 [ 0, %827 ], [ %853, %842 ]
  %844 = tail call fastcc i64 @operand()
  %845 = tail call fastcc i64 @operand()
  %846 = tail call fastcc i64 @operand()
  %847 = tail call fastcc i64 @draw()
  %848 = shl i64 %847, 28
  %849 = and i64 %848, 4026531840
  %850 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09smnegl $0, ${2:w}, ${3:w}\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %844, i64 %845, i64 %846, i64 %849) #6, !srcloc !270
  %851 = extractvalue { i64, i64 } %850, 0
  %852 = extractvalue { i64, i64 } %850, 1
  tail call fastcc void @mix(i64 noundef %851)
  tail call fastcc void @mix(i64 noundef %852)
  %853 = add nuw nsw i32 %843, 1
  %854 = icmp eq i32 %853, 40
  br i1 %854, label %841, label %842, !llvm.loop !271

855:                                              ; preds = %856
  tail call fastcc void @end(ptr noundef nonnull @.str.61)
  br label %870

856:                                              ; preds = %841, %856
  %857 = phi i32 [ 0, %841 ], [ %867, %856 ]
  %858 = tail call fastcc i64 @operand()
  %859 = tail call fastcc i64 @operand()
  %860 = tail call fastcc i64 @operand()
  %861 = tail call fastcc i64 @draw()
  %862 = shl i64 %861, 28
  %863 = and i64 %862, 4026531840
  %864 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09smulh $0, $2, $3\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %858, i64 %859, i64 %860, i64 %863) #6, !srcloc !272
  %865 = extractvalue { i64, i64 } %864, 0
  %866 = extractvalue { i64, i64 } %864, 1
  tail call fastcc void @mix(i64 noundef %865)
  tail call fastcc void @mix(i64 noundef %866)
  %867 = add nuw nsw i32 %857, 1
  %868 = icmp eq i32 %867, 40
  br i1 %868, label %855, label %856, !llvm.loop !273

869:                                              ; preds = %870
  tail call fastcc void @end(ptr noundef nonnull @.str.62)
  br label %884

870:                                              ; preds = %855, %870
  %871 = phi i32 [ 0, %855 ], [ %881, %870 ]
  %872 = tail call fastcc i64 @operand()
  %873 = tail call fastcc i64 @operand()
  %874 = tail call fastcc i64 @operand()
  %875 = tail call fastcc i64 @draw()
  %876 = shl i64 %875, 28
  %877 = and i64 %876, 4026531840
  %878 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09umulh $0, $2, $3\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %872, i64 %873, i64 %874, i64 %877) #6, !srcloc !274
  %879 = extractvalue { i64, i64 } %878, 0
  %880 = extractvalue { i64, i64 } %878, 1
  tail call fastcc void @mix(i64 noundef %879)
  tail call fastcc void @mix(i64 noundef %880)
  %881 = add nuw nsw i32 %871, 1
  %882 = icmp eq i32 %881, 40
  br i1 %882, label %869, label %870, !llvm.loop !275

883:                                              ; preds = %884
  tail call fastcc void @end(ptr noundef nonnull @.str.63)
  br label %898

884:                                              ; preds = %869, %884
  %885 = phi i32 [ 0, %869 ], [ %895, %884 ]
  %886 = tail call fastcc i64 @operand()
  %887 = tail call fastcc i64 @operand()
  %888 = tail call fastcc i64 @operand()
  %889 = tail call fastcc i64 @draw()
  %890 = shl i64 %889, 28
  %891 = and i64 %890, 4026531840
  %892 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09sdiv $0, $2, $3\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %886, i64 %887, i64 %888, i64 %891) #6, !srcloc !276
  %893 = extractvalue { i64, i64 } %892, 0
  %894 = extractvalue { i64, i64 } %892, 1
  tail call fastcc void @mix(i64 noundef %893)
  tail call fastcc void @mix(i64 noundef %894)
  %895 = add nuw nsw i32 %885, 1
  %896 = icmp eq i32 %895, 40
  br i1 %896, label %883, label %884, !llvm.loop !277

897:                                              ; preds = %898
  tail call fastcc void @end(ptr noundef nonnull @.str.64)
  br label %912

898:                                              ; preds = %883, %898
  %899 = phi i32 [ 0, %883 ], [ %909, %898 ]
  %900 = tail call fastcc i64 @operand()
  %901 = tail call fastcc i64 @operand()
  %902 = tail call fastcc i64 @operand()
  %903 = tail call fastcc i64 @draw()
  %904 = shl i64 %903, 28
  %905 = and i64 %904, 4026531840
  %906 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09sdiv ${0:w}, ${2:w}, ${3:w}\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %900, i64 %901, i64 %902, i64 %905) #6, !srcloc !278
  %907 = extractvalue { i64, i64 } %906, 0
  %908 = extractvalue { i64, i64 } %906, 1
  tail call fastcc void @mix(i64 noundef %907)
  tail call fastcc void @mix(i64 noundef %908)
  %909 = add nuw nsw i32 %899, 1
  %910 = icmp eq i32 %909, 40
  br i1 %910, label %897, label %898, !llvm.loop !279

911:                                              ; preds = %912
  tail call fastcc void @end(ptr noundef nonnull @.str.65)
  br label %926

912:                                              ; preds = %897, %912
  %913 = phi i32 [ 0, %897 ], [ %923, %912 ]
  %914 = tail call fastcc i64 @operand()
  %915 = tail call fastcc i64 @operand()
  %916 = tail call fastcc i64 @operand()
  %917 = tail call fastcc i64 @draw()
  %918 = shl i64 %917, 28
  %919 = and i64 %918, 4026531840
  %920 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09udiv $0, $2, $3\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %914, i64 %915, i64 %916, i64 %919) #6, !srcloc !280
  %921 = extractvalue { i64, i64 } %920, 0
  %922 = extractvalue { i64, i64 } %920, 1
  tail call fastcc void @mix(i64 noundef %921)
  tail call fastcc void @mix(i64 noundef %922)
  %923 = add nuw nsw i32 %913, 1
  %924 = icmp eq i32 %923, 40
  br i1 %924, label %911, label %912, !llvm.loop !281

925:                                              ; preds = %926
  tail call fastcc void @end(ptr noundef nonnull @.str.66)
  ret void

926:                                              ; preds = %911, %926
  %927 = phi i32 [ 0, %911 ], [ %937, %926 ]
  %928 = tail call fastcc i64 @operand()
  %929 = tail call fastcc i64 @operand()
  %930 = tail call fastcc i64 @operand()
  %931 = tail call fastcc i64 @draw()
  %932 = shl i64 %931, 28
  %933 = and i64 %932, 4026531840
  %934 = tail call { i64, i64 } asm sideeffect "msr nzcv, $1\0A\09udiv ${0:w}, ${2:w}, ${3:w}\0A\09mrs $1, nzcv", "=&r,=&r,r,r,r,1,~{cc}"(i64 %928, i64 %929, i64 %930, i64 %933) #6, !srcloc !282
  %935 = extractvalue { i64, i64 } %934, 0
  %936 = extractvalue { i64, i64 } %934, 1
  tail call fastcc void @mix(i64 noundef %935)
  tail call fastcc void @mix(i64 noundef %936)
  %937 = add nuw nsw i32 %927, 1
  %938 = icmp eq i32 %937, 40
  br i1 %938, label %925, label %926, !llvm.loop !283
}

; Function Attrs: nounwind uwtable
define internal fastcc void @memory() unnamed_addr #0 {
  %1 = alloca [8 x i64], align 8
  %2 = alloca [8 x i64], align 8
  %3 = alloca [8 x i64], align 8
  %4 = alloca [8 x i64], align 8
  %5 = alloca [8 x i64], align 8
  %6 = alloca [8 x i64], align 8
  %7 = alloca [8 x i64], align 8
  %8 = alloca [8 x i64], align 8
  %9 = alloca [8 x i64], align 8
  %10 = alloca [8 x i64], align 8
  %11 = alloca [8 x i64], align 8
  %12 = alloca [8 x i64], align 8
  %13 = alloca [8 x i64], align 8
  %14 = alloca [8 x i64], align 8
  %15 = alloca [8 x i64], align 8
  %16 = alloca [8 x i64], align 8
  %17 = alloca [8 x i64], align 8
  %18 = alloca [8 x i64], align 8
  %19 = alloca [8 x i64], align 8
  %20 = alloca [8 x i64], align 8
  %21 = alloca [8 x i64], align 8
  %22 = alloca [8 x i64], align 8
  %23 = alloca [8 x i64], align 8
  %24 = alloca [8 x i64], align 8
  %25 = alloca [8 x i64], align 8
  %26 = alloca [8 x i64], align 8
  %27 = alloca [8 x i64], align 8
  %28 = alloca [8 x i64], align 8
  %29 = alloca [8 x i64], align 8
  %30 = alloca [8 x i64], align 8
  %31 = alloca [8 x i64], align 8
  %32 = alloca [8 x i64], align 8
  %33 = alloca [8 x i64], align 8
  %34 = alloca [8 x i64], align 8
  %35 = alloca [8 x i64], align 8
  %36 = alloca [8 x i64], align 8
  %37 = alloca [8 x i64], align 8
  %38 = alloca [8 x i64], align 8
  %39 = alloca [8 x i64], align 8
  %40 = alloca [8 x i64], align 8
  %41 = alloca [8 x i64], align 8
  %42 = alloca [8 x i64], align 8
  %43 = alloca [8 x i64], align 8
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %45 = ptrtoint ptr %1 to i64
  br label %49

46:                                               ; preds = %68
  call fastcc void @end(ptr noundef nonnull @.str.137)
  %47 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %48 = ptrtoint ptr %2 to i64
  br label %80

49:                                               ; preds = %0, %68
  %50 = phi i32 [ 0, %0 ], [ %69, %68 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #6
  %51 = call fastcc i64 @operand()
  %52 = call fastcc i64 @operand()
  %53 = call fastcc i64 @draw()
  br label %62

54:                                               ; preds = %62
  %55 = and i64 %53, 3
  %56 = call { i64, i64, ptr } asm sideeffect "ldr $0, [$2, #8]", "=&r,=&r,=&r,r,r,0,1,2,~{memory},~{cc},~{x9},~{x10},~{x11},~{x12},~{x13},~{v0},~{v1}"(i64 %52, i64 %55, i64 0, i64 %51, ptr nonnull %44) #6, !srcloc !284
  %57 = extractvalue { i64, i64, ptr } %56, 0
  %58 = extractvalue { i64, i64, ptr } %56, 1
  %59 = extractvalue { i64, i64, ptr } %56, 2
  call fastcc void @mix(i64 noundef %57)
  call fastcc void @mix(i64 noundef %58)
  %60 = ptrtoint ptr %59 to i64
  %61 = sub i64 %60, %45
  call fastcc void @mix(i64 noundef %61)
  br label %71

62:                                               ; preds = %49, %62
  %63 = phi i64 [ 0, %49 ], [ %66, %62 ]
  %64 = call fastcc i64 @draw()
  %65 = getelementptr inbounds nuw i64, ptr %1, i64 %63
  store i64 %64, ptr %65, align 8, !tbaa !285
  %66 = add nuw nsw i64 %63, 1
  %67 = icmp eq i64 %66, 8
  br i1 %67, label %54, label %62, !llvm.loop !287

68:                                               ; preds = %71
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #6
  %69 = add nuw nsw i32 %50, 1
  %70 = icmp eq i32 %69, 40
  br i1 %70, label %46, label %49, !llvm.loop !288

71:                                               ; preds = %54, %71
  %72 = phi i64 [ 0, %54 ], [ %75, %71 ]
  %73 = getelementptr inbounds nuw i64, ptr %1, i64 %72
  %74 = load i64, ptr %73, align 8, !tbaa !285
  call fastcc void @mix(i64 noundef %74)
  %75 = add nuw nsw i64 %72, 1
  %76 = icmp eq i64 %75, 8
  br i1 %76, label %68, label %71, !llvm.loop !289

77:                                               ; preds = %99
  call fastcc void @end(ptr noundef nonnull @.str.138)
  %78 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %79 = ptrtoint ptr %3 to i64
  br label %111

80:                                               ; preds = %46, %99
  %81 = phi i32 [ 0, %46 ], [ %100, %99 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #6
  %82 = call fastcc i64 @operand()
  %83 = call fastcc i64 @operand()
  %84 = call fastcc i64 @draw()
  br label %93

85:                                               ; preds = %93
  %86 = and i64 %84, 3
  %87 = call { i64, i64, ptr } asm sideeffect "ldr ${0:w}, [$2, #-4]", "=&r,=&r,=&r,r,r,0,1,2,~{memory},~{cc},~{x9},~{x10},~{x11},~{x12},~{x13},~{v0},~{v1}"(i64 %83, i64 %86, i64 0, i64 %82, ptr nonnull %47) #6, !srcloc !290
  %88 = extractvalue { i64, i64, ptr } %87, 0
  %89 = extractvalue { i64, i64, ptr } %87, 1
  %90 = extractvalue { i64, i64, ptr } %87, 2
  call fastcc void @mix(i64 noundef %88)
  call fastcc void @mix(i64 noundef %89)
  %91 = ptrtoint ptr %90 to i64
  %92 = sub i64 %91, %48
  call fastcc void @mix(i64 noundef %92)
  br label %102

93:                                               ; preds = %80, %93
  %94 = phi i64 [ 0, %80 ], [ %97, %93 ]
  %95 = call fastcc i64 @draw()
  %96 = getelementptr inbounds nuw i64, ptr %2, i64 %94
  store i64 %95, ptr %96, align 8, !tbaa !285
  %97 = add nuw nsw i64 %94, 1
  %98 = icmp eq i64 %97, 8
  br i1 %98, label %85, label %93, !llvm.loop !291

99:                                               ; preds = %102
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #6
  %100 = add nuw nsw i32 %81, 1
  %101 = icmp eq i32 %100, 40
  br i1 %101, label %77, label %80, !llvm.loop !292

102:                                              ; preds = %85, %102
  %103 = phi i64 [ 0, %85 ], [ %106, %102 ]
  %104 = getelementptr inbounds nuw i64, ptr %2, i64 %103
  %105 = load i64, ptr %104, align 8, !tbaa !285
  call fastcc void @mix(i64 noundef %105)
  %106 = add nuw nsw i64 %103, 1
  %107 = icmp eq i64 %106, 8
  br i1 %107, label %99, label %102, !llvm.loop !293

108:                                              ; preds = %130
  call fastcc void @end(ptr noundef nonnull @.str.139)
  %109 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %110 = ptrtoint ptr %4 to i64
  br label %142

111:                                              ; preds = %77, %130
  %112 = phi i32 [ 0, %77 ], [ %131, %130 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6
  %113 = call fastcc i64 @operand()
  %114 = call fastcc i64 @operand()
  %115 = call fastcc i64 @draw()
  br label %124

116:                                              ; preds = %124
  %117 = and i64 %115, 3
  %118 = call { i64, i64, ptr } asm sideeffect "ldrb ${0:w}, [$2], #3", "=&r,=&r,=&r,r,r,0,1,2,~{memory},~{cc},~{x9},~{x10},~{x11},~{x12},~{x13},~{v0},~{v1}"(i64 %114, i64 %117, i64 0, i64 %113, ptr nonnull %78) #6, !srcloc !294
  %119 = extractvalue { i64, i64, ptr } %118, 0
  %120 = extractvalue { i64, i64, ptr } %118, 1
  %121 = extractvalue { i64, i64, ptr } %118, 2
  call fastcc void @mix(i64 noundef %119)
  call fastcc void @mix(i64 noundef %120)
  %122 = ptrtoint ptr %121 to i64
  %123 = sub i64 %122, %79
  call fastcc void @mix(i64 noundef %123)
  br label %133

124:                                              ; preds = %111, %124
  %125 = phi i64 [ 0, %111 ], [ %128, %124 ]
  %126 = call fastcc i64 @draw()
  %127 = getelementptr inbounds nuw i64, ptr %3, i64 %125
  store i64 %126, ptr %127, align 8, !tbaa !285
  %128 = add nuw nsw i64 %125, 1
  %129 = icmp eq i64 %128, 8
  br i1 %129, label %116, label %124, !llvm.loop !295

130:                                              ; preds = %133
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  %131 = add nuw nsw i32 %112, 1
  %132 = icmp eq i32 %131, 40
  br i1 %132, label %108, label %111, !llvm.loop !296

133:                                              ; preds = %116, %133
  %134 = phi i64 [ 0, %116 ], [ %137, %133 ]
  %135 = getelementptr inbounds nuw i64, ptr %3, i64 %134
  %136 = load i64, ptr %135, align 8, !tbaa !285
  call fastcc void @mix(i64 noundef %136)
  %137 = add nuw nsw i64 %134, 1
  %138 = icmp eq i64 %137, 8
  br i1 %138, label %130, label %133, !llvm.loop !297

139:                                              ; preds = %161
  call fastcc void @end(ptr noundef nonnull @.str.140)
  %140 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %141 = ptrtoint ptr %5 to i64
  br label %173

142:                                              ; preds = %108, %161
  %143 = phi i32 [ 0, %108 ], [ %162, %161 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  %144 = call fastcc i64 @operand()
  %145 = call fastcc i64 @operand()
  %146 = call fastcc i64 @draw()
  br label %155

147:                                              ; preds = %155
  %148 = and i64 %146, 3
  %149 = call { i64, i64, ptr } asm sideeffect "ldrh ${0:w}, [$2, #-2]!", "=&r,=&r,=&r,r,r,0,1,2,~{memory},~{cc},~{x9},~{x10},~{x11},~{x12},~{x13},~{v0},~{v1}"(i64 %145, i64 %148, i64 0, i64 %144, ptr nonnull %109) #6, !srcloc !298
  %150 = extractvalue { i64, i64, ptr } %149, 0
  %151 = extractvalue { i64, i64, ptr } %149, 1
  %152 = extractvalue { i64, i64, ptr } %149, 2
  call fastcc void @mix(i64 noundef %150)
  call fastcc void @mix(i64 noundef %151)
  %153 = ptrtoint ptr %152 to i64
  %154 = sub i64 %153, %110
  call fastcc void @mix(i64 noundef %154)
  br label %164

155:                                              ; preds = %142, %155
  %156 = phi i64 [ 0, %142 ], [ %159, %155 ]
  %157 = call fastcc i64 @draw()
  %158 = getelementptr inbounds nuw i64, ptr %4, i64 %156
  store i64 %157, ptr %158, align 8, !tbaa !285
  %159 = add nuw nsw i64 %156, 1
  %160 = icmp eq i64 %159, 8
  br i1 %160, label %147, label %155, !llvm.loop !299

161:                                              ; preds = %164
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  %162 = add nuw nsw i32 %143, 1
  %163 = icmp eq i32 %162, 40
  br i1 %163, label %139, label %142, !llvm.loop !300

164:                                              ; preds = %147, %164
  %165 = phi i64 [ 0, %147 ], [ %168, %164 ]
  %166 = getelementptr inbounds nuw i64, ptr %4, i64 %165
  %167 = load i64, ptr %166, align 8, !tbaa !285
  call fastcc void @mix(i64 noundef %167)
  %168 = add nuw nsw i64 %165, 1
  %169 = icmp eq i64 %168, 8
  br i1 %169, label %161, label %164, !llvm.loop !301

170:                                              ; preds = %192
  call fastcc void @end(ptr noundef nonnull @.str.141)
  %171 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %172 = ptrtoint ptr %6 to i64
  br label %204

173:                                              ; preds = %139, %192
  %174 = phi i32 [ 0, %139 ], [ %193, %192 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6
  %175 = call fastcc i64 @operand()
  %176 = call fastcc i64 @operand()
  %177 = call fastcc i64 @draw()
  br label %186

178:                                              ; preds = %186
  %179 = and i64 %177, 3
  %180 = call { i64, i64, ptr } asm sideeffect "ldrsb $0, [$2, $4]", "=&r,=&r,=&r,r,r,0,1,2,~{memory},~{cc},~{x9},~{x10},~{x11},~{x12},~{x13},~{v0},~{v1}"(i64 %176, i64 %179, i64 0, i64 %175, ptr nonnull %140) #6, !srcloc !302
  %181 = extractvalue { i64, i64, ptr } %180, 0
  %182 = extractvalue { i64, i64, ptr } %180, 1
  %183 = extractvalue { i64, i64, ptr } %180, 2
  call fastcc void @mix(i64 noundef %181)
  call fastcc void @mix(i64 noundef %182)
  %184 = ptrtoint ptr %183 to i64
  %185 = sub i64 %184, %141
  call fastcc void @mix(i64 noundef %185)
  br label %195

186:                                              ; preds = %173, %186
  %187 = phi i64 [ 0, %173 ], [ %190, %186 ]
  %188 = call fastcc i64 @draw()
  %189 = getelementptr inbounds nuw i64, ptr %5, i64 %187
  store i64 %188, ptr %189, align 8, !tbaa !285
  %190 = add nuw nsw i64 %187, 1
  %191 = icmp eq i64 %190, 8
  br i1 %191, label %178, label %186, !llvm.loop !303

192:                                              ; preds = %195
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6
  %193 = add nuw nsw i32 %174, 1
  %194 = icmp eq i32 %193, 40
  br i1 %194, label %170, label %173, !llvm.loop !304

195:                                              ; preds = %178, %195
  %196 = phi i64 [ 0, %178 ], [ %199, %195 ]
  %197 = getelementptr inbounds nuw i64, ptr %5, i64 %196
  %198 = load i64, ptr %197, align 8, !tbaa !285
  call fastcc void @mix(i64 noundef %198)
  %199 = add nuw nsw i64 %196, 1
  %200 = icmp eq i64 %199, 8
  br i1 %200, label %192, label %195, !llvm.loop !305

201:                                              ; preds = %223
  call fastcc void @end(ptr noundef nonnull @.str.142)
  %202 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %203 = ptrtoint ptr %7 to i64
  br label %235

204:                                              ; preds = %170, %223
  %205 = phi i32 [ 0, %170 ], [ %224, %223 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #6
  %206 = call fastcc i64 @operand()
  %207 = call fastcc i64 @operand()
  %208 = call fastcc i64 @draw()
  br label %217

209:                                              ; preds = %217
  %210 = and i64 %208, 3
  %211 = call { i64, i64, ptr } asm sideeffect "ldrsh ${0:w}, [$2, $4, lsl #1]", "=&r,=&r,=&r,r,r,0,1,2,~{memory},~{cc},~{x9},~{x10},~{x11},~{x12},~{x13},~{v0},~{v1}"(i64 %207, i64 %210, i64 0, i64 %206, ptr nonnull %171) #6, !srcloc !306
  %212 = extractvalue { i64, i64, ptr } %211, 0
  %213 = extractvalue { i64, i64, ptr } %211, 1
  %214 = extractvalue { i64, i64, ptr } %211, 2
  call fastcc void @mix(i64 noundef %212)
  call fastcc void @mix(i64 noundef %213)
  %215 = ptrtoint ptr %214 to i64
  %216 = sub i64 %215, %172
  call fastcc void @mix(i64 noundef %216)
  br label %226

217:                                              ; preds = %204, %217
  %218 = phi i64 [ 0, %204 ], [ %221, %217 ]
  %219 = call fastcc i64 @draw()
  %220 = getelementptr inbounds nuw i64, ptr %6, i64 %218
  store i64 %219, ptr %220, align 8, !tbaa !285
  %221 = add nuw nsw i64 %218, 1
  %222 = icmp eq i64 %221, 8
  br i1 %222, label %209, label %217, !llvm.loop !307

223:                                              ; preds = %226
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #6
  %224 = add nuw nsw i32 %205, 1
  %225 = icmp eq i32 %224, 40
  br i1 %225, label %201, label %204, !llvm.loop !308

226:                                              ; preds = %209, %226
  %227 = phi i64 [ 0, %209 ], [ %230, %226 ]
  %228 = getelementptr inbounds nuw i64, ptr %6, i64 %227
  %229 = load i64, ptr %228, align 8, !tbaa !285
  call fastcc void @mix(i64 noundef %229)
  %230 = add nuw nsw i64 %227, 1
  %231 = icmp eq i64 %230, 8
  br i1 %231, label %223, label %226, !llvm.loop !309

232:                                              ; preds = %254
  call fastcc void @end(ptr noundef nonnull @.str.143)
  %233 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %234 = ptrtoint ptr %8 to i64
  br label %266

235:                                              ; preds = %201, %254
  %236 = phi i32 [ 0, %201 ], [ %255, %254 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #6
  %237 = call fastcc i64 @operand()
  %238 = call fastcc i64 @operand()
  %239 = call fastcc i64 @draw()
  br label %248

240:                                              ; preds = %248
  %241 = and i64 %239, 3
  %242 = call { i64, i64, ptr } asm sideeffect "ldrsw $0, [$2, ${4:w}, uxtw #2]", "=&r,=&r,=&r,r,r,0,1,2,~{memory},~{cc},~{x9},~{x10},~{x11},~{x12},~{x13},~{v0},~{v1}"(i64 %238, i64 %241, i64 0, i64 %237, ptr nonnull %202) #6, !srcloc !310
  %243 = extractvalue { i64, i64, ptr } %242, 0
  %244 = extractvalue { i64, i64, ptr } %242, 1
  %245 = extractvalue { i64, i64, ptr } %242, 2
  call fastcc void @mix(i64 noundef %243)
  call fastcc void @mix(i64 noundef %244)
  %246 = ptrtoint ptr %245 to i64
  %247 = sub i64 %246, %203
  call fastcc void @mix(i64 noundef %247)
  br label %257

248:                                              ; preds = %235, %248
  %249 = phi i64 [ 0, %235 ], [ %252, %248 ]
  %250 = call fastcc i64 @draw()
  %251 = getelementptr inbounds nuw i64, ptr %7, i64 %249
  store i64 %250, ptr %251, align 8, !tbaa !285
  %252 = add nuw nsw i64 %249, 1
  %253 = icmp eq i64 %252, 8
  br i1 %253, label %240, label %248, !llvm.loop !311

254:                                              ; preds = %257
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #6
  %255 = add nuw nsw i32 %236, 1
  %256 = icmp eq i32 %255, 40
  br i1 %256, label %232, label %235, !llvm.loop !312

257:                                              ; preds = %240, %257
  %258 = phi i64 [ 0, %240 ], [ %261, %257 ]
  %259 = getelementptr inbounds nuw i64, ptr %7, i64 %258
  %260 = load i64, ptr %259, align 8, !tbaa !285
  call fastcc void @mix(i64 noundef %260)
  %261 = add nuw nsw i64 %258, 1
  %262 = icmp eq i64 %261, 8
  br i1 %262, label %254, label %257, !llvm.loop !313

263:                                              ; preds = %285
  call fastcc void @end(ptr noundef nonnull @.str.144)
  %264 = getelementptr inbounds nuw i8, ptr %9, i64 32
  %265 = ptrtoint ptr %9 to i64
  br label %297

266:                                              ; preds = %232, %285
  %267 = phi i32 [ 0, %232 ], [ %286, %285 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #6
  %268 = call fastcc i64 @operand()
  %269 = call fastcc i64 @operand()
  %270 = call fastcc i64 @draw()
  br label %279

271:                                              ; preds = %279
  %272 = and i64 %270, 3
  %273 = call { i64, i64, ptr } asm sideeffect "ldr $0, [$2, ${4:w}, sxtw #3]", "=&r,=&r,=&r,r,r,0,1,2,~{memory},~{cc},~{x9},~{x10},~{x11},~{x12},~{x13},~{v0},~{v1}"(i64 %269, i64 %272, i64 0, i64 %268, ptr nonnull %233) #6, !srcloc !314
  %274 = extractvalue { i64, i64, ptr } %273, 0
  %275 = extractvalue { i64, i64, ptr } %273, 1
  %276 = extractvalue { i64, i64, ptr } %273, 2
  call fastcc void @mix(i64 noundef %274)
  call fastcc void @mix(i64 noundef %275)
  %277 = ptrtoint ptr %276 to i64
  %278 = sub i64 %277, %234
  call fastcc void @mix(i64 noundef %278)
  br label %288

279:                                              ; preds = %266, %279
  %280 = phi i64 [ 0, %266 ], [ %283, %279 ]
  %281 = call fastcc i64 @draw()
  %282 = getelementptr inbounds nuw i64, ptr %8, i64 %280
  store i64 %281, ptr %282, align 8, !tbaa !285
  %283 = add nuw nsw i64 %280, 1
  %284 = icmp eq i64 %283, 8
  br i1 %284, label %271, label %279, !llvm.loop !315

285:                                              ; preds = %288
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #6
  %286 = add nuw nsw i32 %267, 1
  %287 = icmp eq i32 %286, 40
  br i1 %287, label %263, label %266, !llvm.loop !316

288:                                              ; preds = %271, %288
  %289 = phi i64 [ 0, %271 ], [ %292, %288 ]
  %290 = getelementptr inbounds nuw i64, ptr %8, i64 %289
  %291 = load i64, ptr %290, align 8, !tbaa !285
  call fastcc void @mix(i64 noundef %291)
  %292 = add nuw nsw i64 %289, 1
  %293 = icmp eq i64 %292, 8
  br i1 %293, label %285, label %288, !llvm.loop !317

294:                                              ; preds = %316
  call fastcc void @end(ptr noundef nonnull @.str.145)
  %295 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %296 = ptrtoint ptr %10 to i64
  br label %328

297:                                              ; preds = %263, %316
  %298 = phi i32 [ 0, %263 ], [ %317, %316 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #6
  %299 = call fastcc i64 @operand()
  %300 = call fastcc i64 @operand()
  %301 = call fastcc i64 @draw()
  br label %310

302:                                              ; preds = %310
  %303 = and i64 %301, 3
  %304 = call { i64, i64, ptr } asm sideeffect "ldur $0, [$2, #-7]", "=&r,=&r,=&r,r,r,0,1,2,~{memory},~{cc},~{x9},~{x10},~{x11},~{x12},~{x13},~{v0},~{v1}"(i64 %300, i64 %303, i64 0, i64 %299, ptr nonnull %264) #6, !srcloc !318
  %305 = extractvalue { i64, i64, ptr } %304, 0
  %306 = extractvalue { i64, i64, ptr } %304, 1
  %307 = extractvalue { i64, i64, ptr } %304, 2
  call fastcc void @mix(i64 noundef %305)
  call fastcc void @mix(i64 noundef %306)
  %308 = ptrtoint ptr %307 to i64
  %309 = sub i64 %308, %265
  call fastcc void @mix(i64 noundef %309)
  br label %319

310:                                              ; preds = %297, %310
  %311 = phi i64 [ 0, %297 ], [ %314, %310 ]
  %312 = call fastcc i64 @draw()
  %313 = getelementptr inbounds nuw i64, ptr %9, i64 %311
  store i64 %312, ptr %313, align 8, !tbaa !285
  %314 = add nuw nsw i64 %311, 1
  %315 = icmp eq i64 %314, 8
  br i1 %315, label %302, label %310, !llvm.loop !319

316:                                              ; preds = %319
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #6
  %317 = add nuw nsw i32 %298, 1
  %318 = icmp eq i32 %317, 40
  br i1 %318, label %294, label %297, !llvm.loop !320

319:                                              ; preds = %302, %319
  %320 = phi i64 [ 0, %302 ], [ %323, %319 ]
  %321 = getelementptr inbounds nuw i64, ptr %9, i64 %320
  %322 = load i64, ptr %321, align 8, !tbaa !285
  call fastcc void @mix(i64 noundef %322)
  %323 = add nuw nsw i64 %320, 1
  %324 = icmp eq i64 %323, 8
  br i1 %324, label %316, label %319, !llvm.loop !321

325:                                              ; preds = %347
  call fastcc void @end(ptr noundef nonnull @.str.146)
  %326 = getelementptr inbounds nuw i8, ptr %11, i64 32
  %327 = ptrtoint ptr %11 to i64
  br label %359

328:                                              ; preds = %294, %347
  %329 = phi i32 [ 0, %294 ], [ %348, %347 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #6
  %330 = call fastcc i64 @operand()
  %331 = call fastcc i64 @operand()
  %332 = call fastcc i64 @draw()
  br label %341

333:                                              ; preds = %341
  %334 = and i64 %332, 3
  %335 = call { i64, i64, ptr } asm sideeffect "ldp $0, $1, [$2, #16]", "=&r,=&r,=&r,r,r,0,1,2,~{memory},~{cc},~{x9},~{x10},~{x11},~{x12},~{x13},~{v0},~{v1}"(i64 %331, i64 %334, i64 0, i64 %330, ptr nonnull %295) #6, !srcloc !322
  %336 = extractvalue { i64, i64, ptr } %335, 0
  %337 = extractvalue { i64, i64, ptr } %335, 1
  %338 = extractvalue { i64, i64, ptr } %335, 2
  call fastcc void @mix(i64 noundef %336)
  call fastcc void @mix(i64 noundef %337)
  %339 = ptrtoint ptr %338 to i64
  %340 = sub i64 %339, %296
  call fastcc void @mix(i64 noundef %340)
  br label %350

341:                                              ; preds = %328, %341
  %342 = phi i64 [ 0, %328 ], [ %345, %341 ]
  %343 = call fastcc i64 @draw()
  %344 = getelementptr inbounds nuw i64, ptr %10, i64 %342
  store i64 %343, ptr %344, align 8, !tbaa !285
  %345 = add nuw nsw i64 %342, 1
  %346 = icmp eq i64 %345, 8
  br i1 %346, label %333, label %341, !llvm.loop !323

347:                                              ; preds = %350
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #6
  %348 = add nuw nsw i32 %329, 1
  %349 = icmp eq i32 %348, 40
  br i1 %349, label %325, label %328, !llvm.loop !324

350:                                              ; preds = %333, %350
  %351 = phi i64 [ 0, %333 ], [ %354, %350 ]
  %352 = getelementptr inbounds nuw i64, ptr %10, i64 %351
  %353 = load i64, ptr %352, align 8, !tbaa !285
  call fastcc void @mix(i64 noundef %353)
  %354 = add nuw nsw i64 %351, 1
  %355 = icmp eq i64 %354, 8
  br i1 %355, label %347, label %350, !llvm.loop !325

356:                                              ; preds = %378
  call fastcc void @end(ptr noundef nonnull @.str.147)
  %357 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %358 = ptrtoint ptr %12 to i64
  br label %390

359:                                              ; preds = %325, %378
  %360 = phi i32 [ 0, %325 ], [ %379, %378 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #6
  %361 = call fastcc i64 @operand()
  %362 = call fastcc i64 @operand()
  %363 = call fastcc i64 @draw()
  br label %372

364:                                              ; preds = %372
  %365 = and i64 %363, 3
  %366 = call { i64, i64, ptr } asm sideeffect "ldp ${0:w}, ${1:w}, [$2], #-8", "=&r,=&r,=&r,r,r,0,1,2,~{memory},~{cc},~{x9},~{x10},~{x11},~{x12},~{x13},~{v0},~{v1}"(i64 %362, i64 %365, i64 0, i64 %361, ptr nonnull %326) #6, !srcloc !326
  %367 = extractvalue { i64, i64, ptr } %366, 0
  %368 = extractvalue { i64, i64, ptr } %366, 1
  %369 = extractvalue { i64, i64, ptr } %366, 2
  call fastcc void @mix(i64 noundef %367)
  call fastcc void @mix(i64 noundef %368)
  %370 = ptrtoint ptr %369 to i64
  %371 = sub i64 %370, %327
  call fastcc void @mix(i64 noundef %371)
  br label %381

372:                                              ; preds = %359, %372
  %373 = phi i64 [ 0, %359 ], [ %376, %372 ]
  %374 = call fastcc i64 @draw()
  %375 = getelementptr inbounds nuw i64, ptr %11, i64 %373
  store i64 %374, ptr %375, align 8, !tbaa !285
  %376 = add nuw nsw i64 %373, 1
  %377 = icmp eq i64 %376, 8
  br i1 %377, label %364, label %372, !llvm.loop !327

378:                                              ; preds = %381
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #6
  %379 = add nuw nsw i32 %360, 1
  %380 = icmp eq i32 %379, 40
  br i1 %380, label %356, label %359, !llvm.loop !328

381:                                              ; preds = %364, %381
  %382 = phi i64 [ 0, %364 ], [ %385, %381 ]
  %383 = getelementptr inbounds nuw i64, ptr %11, i64 %382
  %384 = load i64, ptr %383, align 8, !tbaa !285
  call fastcc void @mix(i64 noundef %384)
  %385 = add nuw nsw i64 %382, 1
  %386 = icmp eq i64 %385, 8
  br i1 %386, label %378, label %381, !llvm.loop !329

387:                                              ; preds = %409
  call fastcc void @end(ptr noundef nonnull @.str.148)
  %388 = getelementptr inbounds nuw i8, ptr %13, i64 32
  %389 = ptrtoint ptr %13 to i64
  br label %421

390:                                              ; preds = %356, %409
  %391 = phi i32 [ 0, %356 ], [ %410, %409 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #6
  %392 = call fastcc i64 @operand()
  %393 = call fastcc i64 @operand()
  %394 = call fastcc i64 @draw()
  br label %403

395:                                              ; preds = %403
  %396 = and i64 %394, 3
  %397 = call { i64, i64, ptr } asm sideeffect "ldpsw $0, $1, [$2, #8]!", "=&r,=&r,=&r,r,r,0,1,2,~{memory},~{cc},~{x9},~{x10},~{x11},~{x12},~{x13},~{v0},~{v1}"(i64 %393, i64 %396, i64 0, i64 %392, ptr nonnull %357) #6, !srcloc !330
  %398 = extractvalue { i64, i64, ptr } %397, 0
  %399 = extractvalue { i64, i64, ptr } %397, 1
  %400 = extractvalue { i64, i64, ptr } %397, 2
  call fastcc void @mix(i64 noundef %398)
  call fastcc void @mix(i64 noundef %399)
  %401 = ptrtoint ptr %400 to i64
  %402 = sub i64 %401, %358
  call fastcc void @mix(i64 noundef %402)
  br label %412

403:                                              ; preds = %390, %403
  %404 = phi i64 [ 0, %390 ], [ %407, %403 ]
  %405 = call fastcc i64 @draw()
  %406 = getelementptr inbounds nuw i64, ptr %12, i64 %404
  store i64 %405, ptr %406, align 8, !tbaa !285
  %407 = add nuw nsw i64 %404, 1
  %408 = icmp eq i64 %407, 8
  br i1 %408, label %395, label %403, !llvm.loop !331

409:                                              ; preds = %412
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #6
  %410 = add nuw nsw i32 %391, 1
  %411 = icmp eq i32 %410, 40
  br i1 %411, label %387, label %390, !llvm.loop !332

412:                                              ; preds = %395, %412
  %413 = phi i64 [ 0, %395 ], [ %416, %412 ]
  %414 = getelementptr inbounds nuw i64, ptr %12, i64 %413
  %415 = load i64, ptr %414, align 8, !tbaa !285
  call fastcc void @mix(i64 noundef %415)
  %416 = add nuw nsw i64 %413, 1
  %417 = icmp eq i64 %416, 8
  br i1 %417, label %409, label %412, !llvm.loop !333

418:                                              ; preds = %440
  call fastcc void @end(ptr noundef nonnull @.str.149)
  %419 = getelementptr inbounds nuw i8, ptr %14, i64 32
  %420 = ptrtoint ptr %14 to i64
  br label %452

421:                                              ; preds = %387, %440
  %422 = phi i32 [ 0, %387 ], [ %441, %440 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #6
  %423 = call fastcc i64 @operand()
  %424 = call fastcc i64 @operand()
  %425 = call fastcc i64 @draw()
  br label %434

426:                                              ; preds = %434
  %427 = and i64 %425, 3
  %428 = call { i64, i64, ptr } asm sideeffect "str $1, [$2, #8]", "=&r,=&r,=&r,r,r,0,1,2,~{memory},~{cc},~{x9},~{x10},~{x11},~{x12},~{x13},~{v0},~{v1}"(i64 %424, i64 %427, i64 0, i64 %423, ptr nonnull %388) #6, !srcloc !334
  %429 = extractvalue { i64, i64, ptr } %428, 0
  %430 = extractvalue { i64, i64, ptr } %428, 1
  %431 = extractvalue { i64, i64, ptr } %428, 2
  call fastcc void @mix(i64 noundef %429)
  call fastcc void @mix(i64 noundef %430)
  %432 = ptrtoint ptr %431 to i64
  %433 = sub i64 %432, %389
  call fastcc void @mix(i64 noundef %433)
  br label %443

434:                                              ; preds = %421, %434
  %435 = phi i64 [ 0, %421 ], [ %438, %434 ]
  %436 = call fastcc i64 @draw()
  %437 = getelementptr inbounds nuw i64, ptr %13, i64 %435
  store i64 %436, ptr %437, align 8, !tbaa !285
  %438 = add nuw nsw i64 %435, 1
  %439 = icmp eq i64 %438, 8
  br i1 %439, label %426, label %434, !llvm.loop !335

440:                                              ; preds = %443
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #6
  %441 = add nuw nsw i32 %422, 1
  %442 = icmp eq i32 %441, 40
  br i1 %442, label %418, label %421, !llvm.loop !336

443:                                              ; preds = %426, %443
  %444 = phi i64 [ 0, %426 ], [ %447, %443 ]
  %445 = getelementptr inbounds nuw i64, ptr %13, i64 %444
  %446 = load i64, ptr %445, align 8, !tbaa !285
  call fastcc void @mix(i64 noundef %446)
  %447 = add nuw nsw i64 %444, 1
  %448 = icmp eq i64 %447, 8
  br i1 %448, label %440, label %443, !llvm.loop !337

449:                                              ; preds = %471
  call fastcc void @end(ptr noundef nonnull @.str.150)
  %450 = getelementptr inbounds nuw i8, ptr %15, i64 32
  %451 = ptrtoint ptr %15 to i64
  br label %483

452:                                              ; preds = %418, %471
  %453 = phi i32 [ 0, %418 ], [ %472, %471 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #6
  %454 = call fastcc i64 @operand()
  %455 = call fastcc i64 @operand()
  %456 = call fastcc i64 @draw()
  br label %465

457:                                              ; preds = %465
  %458 = and i64 %456, 3
  %459 = call { i64, i64, ptr } asm sideeffect "str ${1:w}, [$2, #-4]!", "=&r,=&r,=&r,r,r,0,1,2,~{memory},~{cc},~{x9},~{x10},~{x11},~{x12},~{x13},~{v0},~{v1}"(i64 %455, i64 %458, i64 0, i64 %454, ptr nonnull %419) #6, !srcloc !338
  %460 = extractvalue { i64, i64, ptr } %459, 0
  %461 = extractvalue { i64, i64, ptr } %459, 1
  %462 = extractvalue { i64, i64, ptr } %459, 2
  call fastcc void @mix(i64 noundef %460)
  call fastcc void @mix(i64 noundef %461)
  %463 = ptrtoint ptr %462 to i64
  %464 = sub i64 %463, %420
  call fastcc void @mix(i64 noundef %464)
  br label %474

465:                                              ; preds = %452, %465
  %466 = phi i64 [ 0, %452 ], [ %469, %465 ]
  %467 = call fastcc i64 @draw()
  %468 = getelementptr inbounds nuw i64, ptr %14, i64 %466
  store i64 %467, ptr %468, align 8, !tbaa !285
  %469 = add nuw nsw i64 %466, 1
  %470 = icmp eq i64 %469, 8
  br i1 %470, label %457, label %465, !llvm.loop !339

471:                                              ; preds = %474
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #6
  %472 = add nuw nsw i32 %453, 1
  %473 = icmp eq i32 %472, 40
  br i1 %473, label %449, label %452, !llvm.loop !340

474:                                              ; preds = %457, %474
  %475 = phi i64 [ 0, %457 ], [ %478, %474 ]
  %476 = getelementptr inbounds nuw i64, ptr %14, i64 %475
  %477 = load i64, ptr %476, align 8, !tbaa !285
  call fastcc void @mix(i64 noundef %477)
  %478 = add nuw nsw i64 %475, 1
  %479 = icmp eq i64 %478, 8
  br i1 %479, label %471, label %474, !llvm.loop !341

480:                                              ; preds = %502
  call fastcc void @end(ptr noundef nonnull @.str.151)
  %481 = getelementptr inbounds nuw i8, ptr %16, i64 32
  %482 = ptrtoint ptr %16 to i64
  br label %514

483:                                              ; preds = %449, %502
  %484 = phi i32 [ 0, %449 ], [ %503, %502 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #6
  %485 = call fastcc i64 @operand()
  %486 = call fastcc i64 @operand()
  %487 = call fastcc i64 @draw()
  br label %496

488:                                              ; preds = %496
  %489 = and i64 %487, 3
  %490 = call { i64, i64, ptr } asm sideeffect "strb ${1:w}, [$2], #1", "=&r,=&r,=&r,r,r,0,1,2,~{memory},~{cc},~{x9},~{x10},~{x11},~{x12},~{x13},~{v0},~{v1}"(i64 %486, i64 %489, i64 0, i64 %485, ptr nonnull %450) #6, !srcloc !342
  %491 = extractvalue { i64, i64, ptr } %490, 0
  %492 = extractvalue { i64, i64, ptr } %490, 1
  %493 = extractvalue { i64, i64, ptr } %490, 2
  call fastcc void @mix(i64 noundef %491)
  call fastcc void @mix(i64 noundef %492)
  %494 = ptrtoint ptr %493 to i64
  %495 = sub i64 %494, %451
  call fastcc void @mix(i64 noundef %495)
  br label %505

496:                                              ; preds = %483, %496
  %497 = phi i64 [ 0, %483 ], [ %500, %496 ]
  %498 = call fastcc i64 @draw()
  %499 = getelementptr inbounds nuw i64, ptr %15, i64 %497
  store i64 %498, ptr %499, align 8, !tbaa !285
  %500 = add nuw nsw i64 %497, 1
  %501 = icmp eq i64 %500, 8
  br i1 %501, label %488, label %496, !llvm.loop !343

502:                                              ; preds = %505
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #6
  %503 = add nuw nsw i32 %484, 1
  %504 = icmp eq i32 %503, 40
  br i1 %504, label %480, label %483, !llvm.loop !344

505:                                              ; preds = %488, %505
  %506 = phi i64 [ 0, %488 ], [ %509, %505 ]
  %507 = getelementptr inbounds nuw i64, ptr %15, i64 %506
  %508 = load i64, ptr %507, align 8, !tbaa !285
  call fastcc void @mix(i64 noundef %508)
  %509 = add nuw nsw i64 %506, 1
  %510 = icmp eq i64 %509, 8
  br i1 %510, label %502, label %505, !llvm.loop !345

511:                                              ; preds = %533
  call fastcc void @end(ptr noundef nonnull @.str.152)
  %512 = getelementptr inbounds nuw i8, ptr %17, i64 32
  %513 = ptrtoint ptr %17 to i64
  br label %545

514:                                              ; preds = %480, %533
  %515 = phi i32 [ 0, %480 ], [ %534, %533 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #6
  %516 = call fastcc i64 @operand()
  %517 = call fastcc i64 @operand()
  %518 = call fastcc i64 @draw()
  br label %527

519:                                              ; preds = %527
  %520 = and i64 %518, 3
  %521 = call { i64, i64, ptr } asm sideeffect "strh ${1:w}, [$2, $4, lsl #1]", "=&r,=&r,=&r,r,r,0,1,2,~{memory},~{cc},~{x9},~{x10},~{x11},~{x12},~{x13},~{v0},~{v1}"(i64 %517, i64 %520, i64 0, i64 %516, ptr nonnull %481) #6, !srcloc !346
  %522 = extractvalue { i64, i64, ptr } %521, 0
  %523 = extractvalue { i64, i64, ptr } %521, 1
  %524 = extractvalue { i64, i64, ptr } %521, 2
  call fastcc void @mix(i64 noundef %522)
  call fastcc void @mix(i64 noundef %523)
  %525 = ptrtoint ptr %524 to i64
  %526 = sub i64 %525, %482
  call fastcc void @mix(i64 noundef %526)
  br label %536

527:                                              ; preds = %514, %527
  %528 = phi i64 [ 0, %514 ], [ %531, %527 ]
  %529 = call fastcc i64 @draw()
  %530 = getelementptr inbounds nuw i64, ptr %16, i64 %528
  store i64 %529, ptr %530, align 8, !tbaa !285
  %531 = add nuw nsw i64 %528, 1
  %532 = icmp eq i64 %531, 8
  br i1 %532, label %519, label %527, !llvm.loop !347

533:                                              ; preds = %536
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #6
  %534 = add nuw nsw i32 %515, 1
  %535 = icmp eq i32 %534, 40
  br i1 %535, label %511, label %514, !llvm.loop !348

536:                                              ; preds = %519, %536
  %537 = phi i64 [ 0, %519 ], [ %540, %536 ]
  %538 = getelementptr inbounds nuw i64, ptr %16, i64 %537
  %539 = load i64, ptr %538, align 8, !tbaa !285
  call fastcc void @mix(i64 noundef %539)
  %540 = add nuw nsw i64 %537, 1
  %541 = icmp eq i64 %540, 8
  br i1 %541, label %533, label %536, !llvm.loop !349

542:                                              ; preds = %564
  call fastcc void @end(ptr noundef nonnull @.str.153)
  %543 = getelementptr inbounds nuw i8, ptr %18, i64 32
  %544 = ptrtoint ptr %18 to i64
  br label %576

545:                                              ; preds = %511, %564
  %546 = phi i32 [ 0, %511 ], [ %565, %564 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #6
  %547 = call fastcc i64 @operand()
  %548 = call fastcc i64 @operand()
  %549 = call fastcc i64 @draw()
  br label %558

550:                                              ; preds = %558
  %551 = and i64 %549, 3
  %552 = call { i64, i64, ptr } asm sideeffect "stp $1, $3, [$2, #-16]!", "=&r,=&r,=&r,r,r,0,1,2,~{memory},~{cc},~{x9},~{x10},~{x11},~{x12},~{x13},~{v0},~{v1}"(i64 %548, i64 %551, i64 0, i64 %547, ptr nonnull %512) #6, !srcloc !350
  %553 = extractvalue { i64, i64, ptr } %552, 0
  %554 = extractvalue { i64, i64, ptr } %552, 1
  %555 = extractvalue { i64, i64, ptr } %552, 2
  call fastcc void @mix(i64 noundef %553)
  call fastcc void @mix(i64 noundef %554)
  %556 = ptrtoint ptr %555 to i64
  %557 = sub i64 %556, %513
  call fastcc void @mix(i64 noundef %557)
  br label %567

558:                                              ; preds = %545, %558
  %559 = phi i64 [ 0, %545 ], [ %562, %558 ]
  %560 = call fastcc i64 @draw()
  %561 = getelementptr inbounds nuw i64, ptr %17, i64 %559
  store i64 %560, ptr %561, align 8, !tbaa !285
  %562 = add nuw nsw i64 %559, 1
  %563 = icmp eq i64 %562, 8
  br i1 %563, label %550, label %558, !llvm.loop !351

564:                                              ; preds = %567
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #6
  %565 = add nuw nsw i32 %546, 1
  %566 = icmp eq i32 %565, 40
  br i1 %566, label %542, label %545, !llvm.loop !352

567:                                              ; preds = %550, %567
  %568 = phi i64 [ 0, %550 ], [ %571, %567 ]
  %569 = getelementptr inbounds nuw i64, ptr %17, i64 %568
  %570 = load i64, ptr %569, align 8, !tbaa !285
  call fastcc void @mix(i64 noundef %570)
  %571 = add nuw nsw i64 %568, 1
  %572 = icmp eq i64 %571, 8
  br i1 %572, label %564, label %567, !llvm.loop !353

573:                                              ; preds = %595
  call fastcc void @end(ptr noundef nonnull @.str.154)
  %574 = getelementptr inbounds nuw i8, ptr %19, i64 32
  %575 = ptrtoint ptr %19 to i64
  br label %607

576:                                              ; preds = %542, %595
  %577 = phi i32 [ 0, %542 ], [ %596, %595 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #6
  %578 = call fastcc i64 @operand()
  %579 = call fastcc i64 @operand()
  %580 = call fastcc i64 @draw()
  br label %589

581:                                              ; preds = %589
  %582 = and i64 %580, 3
  %583 = call { i64, i64, ptr } asm sideeffect "stp ${1:w}, ${3:w}, [$2], #8", "=&r,=&r,=&r,r,r,0,1,2,~{memory},~{cc},~{x9},~{x10},~{x11},~{x12},~{x13},~{v0},~{v1}"(i64 %579, i64 %582, i64 0, i64 %578, ptr nonnull %543) #6, !srcloc !354
  %584 = extractvalue { i64, i64, ptr } %583, 0
  %585 = extractvalue { i64, i64, ptr } %583, 1
  %586 = extractvalue { i64, i64, ptr } %583, 2
  call fastcc void @mix(i64 noundef %584)
  call fastcc void @mix(i64 noundef %585)
  %587 = ptrtoint ptr %586 to i64
  %588 = sub i64 %587, %544
  call fastcc void @mix(i64 noundef %588)
  br label %598

589:                                              ; preds = %576, %589
  %590 = phi i64 [ 0, %576 ], [ %593, %589 ]
  %591 = call fastcc i64 @draw()
  %592 = getelementptr inbounds nuw i64, ptr %18, i64 %590
  store i64 %591, ptr %592, align 8, !tbaa !285
  %593 = add nuw nsw i64 %590, 1
  %594 = icmp eq i64 %593, 8
  br i1 %594, label %581, label %589, !llvm.loop !355

595:                                              ; preds = %598
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #6
  %596 = add nuw nsw i32 %577, 1
  %597 = icmp eq i32 %596, 40
  br i1 %597, label %573, label %576, !llvm.loop !356

598:                                              ; preds = %581, %598
  %599 = phi i64 [ 0, %581 ], [ %602, %598 ]
  %600 = getelementptr inbounds nuw i64, ptr %18, i64 %599
  %601 = load i64, ptr %600, align 8, !tbaa !285
  call fastcc void @mix(i64 noundef %601)
  %602 = add nuw nsw i64 %599, 1
  %603 = icmp eq i64 %602, 8
  br i1 %603, label %595, label %598, !llvm.loop !357

604:                                              ; preds = %626
  call fastcc void @end(ptr noundef nonnull @.str.155)
  %605 = getelementptr inbounds nuw i8, ptr %20, i64 32
  %606 = ptrtoint ptr %20 to i64
  br label %638

607:                                              ; preds = %573, %626
  %608 = phi i32 [ 0, %573 ], [ %627, %626 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #6
  %609 = call fastcc i64 @operand()
  %610 = call fastcc i64 @operand()
  %611 = call fastcc i64 @draw()
  br label %620

612:                                              ; preds = %620
  %613 = and i64 %611, 3
  %614 = call { i64, i64, ptr } asm sideeffect "str xzr, [$2]", "=&r,=&r,=&r,r,r,0,1,2,~{memory},~{cc},~{x9},~{x10},~{x11},~{x12},~{x13},~{v0},~{v1}"(i64 %610, i64 %613, i64 0, i64 %609, ptr nonnull %574) #6, !srcloc !358
  %615 = extractvalue { i64, i64, ptr } %614, 0
  %616 = extractvalue { i64, i64, ptr } %614, 1
  %617 = extractvalue { i64, i64, ptr } %614, 2
  call fastcc void @mix(i64 noundef %615)
  call fastcc void @mix(i64 noundef %616)
  %618 = ptrtoint ptr %617 to i64
  %619 = sub i64 %618, %575
  call fastcc void @mix(i64 noundef %619)
  br label %629

620:                                              ; preds = %607, %620
  %621 = phi i64 [ 0, %607 ], [ %624, %620 ]
  %622 = call fastcc i64 @draw()
  %623 = getelementptr inbounds nuw i64, ptr %19, i64 %621
  store i64 %622, ptr %623, align 8, !tbaa !285
  %624 = add nuw nsw i64 %621, 1
  %625 = icmp eq i64 %624, 8
  br i1 %625, label %612, label %620, !llvm.loop !359

626:                                              ; preds = %629
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #6
  %627 = add nuw nsw i32 %608, 1
  %628 = icmp eq i32 %627, 40
  br i1 %628, label %604, label %607, !llvm.loop !360

629:                                              ; preds = %612, %629
  %630 = phi i64 [ 0, %612 ], [ %633, %629 ]
  %631 = getelementptr inbounds nuw i64, ptr %19, i64 %630
  %632 = load i64, ptr %631, align 8, !tbaa !285
  call fastcc void @mix(i64 noundef %632)
  %633 = add nuw nsw i64 %630, 1
  %634 = icmp eq i64 %633, 8
  br i1 %634, label %626, label %629, !llvm.loop !361

635:                                              ; preds = %657
  call fastcc void @end(ptr noundef nonnull @.str.156)
  %636 = getelementptr inbounds nuw i8, ptr %21, i64 32
  %637 = ptrtoint ptr %21 to i64
  br label %669

638:                                              ; preds = %604, %657
  %639 = phi i32 [ 0, %604 ], [ %658, %657 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #6
  %640 = call fastcc i64 @operand()
  %641 = call fastcc i64 @operand()
  %642 = call fastcc i64 @draw()
  br label %651

643:                                              ; preds = %651
  %644 = and i64 %642, 3
  %645 = call { i64, i64, ptr } asm sideeffect "ldr q0, [$2, #16]\0A\09str q0, [$2, #-32]", "=&r,=&r,=&r,r,r,0,1,2,~{memory},~{cc},~{x9},~{x10},~{x11},~{x12},~{x13},~{v0},~{v1}"(i64 %641, i64 %644, i64 0, i64 %640, ptr nonnull %605) #6, !srcloc !362
  %646 = extractvalue { i64, i64, ptr } %645, 0
  %647 = extractvalue { i64, i64, ptr } %645, 1
  %648 = extractvalue { i64, i64, ptr } %645, 2
  call fastcc void @mix(i64 noundef %646)
  call fastcc void @mix(i64 noundef %647)
  %649 = ptrtoint ptr %648 to i64
  %650 = sub i64 %649, %606
  call fastcc void @mix(i64 noundef %650)
  br label %660

651:                                              ; preds = %638, %651
  %652 = phi i64 [ 0, %638 ], [ %655, %651 ]
  %653 = call fastcc i64 @draw()
  %654 = getelementptr inbounds nuw i64, ptr %20, i64 %652
  store i64 %653, ptr %654, align 8, !tbaa !285
  %655 = add nuw nsw i64 %652, 1
  %656 = icmp eq i64 %655, 8
  br i1 %656, label %643, label %651, !llvm.loop !363

657:                                              ; preds = %660
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #6
  %658 = add nuw nsw i32 %639, 1
  %659 = icmp eq i32 %658, 40
  br i1 %659, label %635, label %638, !llvm.loop !364

660:                                              ; preds = %643, %660
  %661 = phi i64 [ 0, %643 ], [ %664, %660 ]
  %662 = getelementptr inbounds nuw i64, ptr %20, i64 %661
  %663 = load i64, ptr %662, align 8, !tbaa !285
  call fastcc void @mix(i64 noundef %663)
  %664 = add nuw nsw i64 %661, 1
  %665 = icmp eq i64 %664, 8
  br i1 %665, label %657, label %660, !llvm.loop !365

666:                                              ; preds = %688
  call fastcc void @end(ptr noundef nonnull @.str.157)
  %667 = getelementptr inbounds nuw i8, ptr %22, i64 32
  %668 = ptrtoint ptr %22 to i64
  br label %700

669:                                              ; preds = %635, %688
  %670 = phi i32 [ 0, %635 ], [ %689, %688 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %21) #6
  %671 = call fastcc i64 @operand()
  %672 = call fastcc i64 @operand()
  %673 = call fastcc i64 @draw()
  br label %682

674:                                              ; preds = %682
  %675 = and i64 %673, 3
  %676 = call { i64, i64, ptr } asm sideeffect "ldr d0, [$2, #8]\0A\09str d0, [$2]", "=&r,=&r,=&r,r,r,0,1,2,~{memory},~{cc},~{x9},~{x10},~{x11},~{x12},~{x13},~{v0},~{v1}"(i64 %672, i64 %675, i64 0, i64 %671, ptr nonnull %636) #6, !srcloc !366
  %677 = extractvalue { i64, i64, ptr } %676, 0
  %678 = extractvalue { i64, i64, ptr } %676, 1
  %679 = extractvalue { i64, i64, ptr } %676, 2
  call fastcc void @mix(i64 noundef %677)
  call fastcc void @mix(i64 noundef %678)
  %680 = ptrtoint ptr %679 to i64
  %681 = sub i64 %680, %637
  call fastcc void @mix(i64 noundef %681)
  br label %691

682:                                              ; preds = %669, %682
  %683 = phi i64 [ 0, %669 ], [ %686, %682 ]
  %684 = call fastcc i64 @draw()
  %685 = getelementptr inbounds nuw i64, ptr %21, i64 %683
  store i64 %684, ptr %685, align 8, !tbaa !285
  %686 = add nuw nsw i64 %683, 1
  %687 = icmp eq i64 %686, 8
  br i1 %687, label %674, label %682, !llvm.loop !367

688:                                              ; preds = %691
  call void @llvm.lifetime.end.p0(ptr nonnull %21) #6
  %689 = add nuw nsw i32 %670, 1
  %690 = icmp eq i32 %689, 40
  br i1 %690, label %666, label %669, !llvm.loop !368

691:                                              ; preds = %674, %691
  %692 = phi i64 [ 0, %674 ], [ %695, %691 ]
  %693 = getelementptr inbounds nuw i64, ptr %21, i64 %692
  %694 = load i64, ptr %693, align 8, !tbaa !285
  call fastcc void @mix(i64 noundef %694)
  %695 = add nuw nsw i64 %692, 1
  %696 = icmp eq i64 %695, 8
  br i1 %696, label %688, label %691, !llvm.loop !369

697:                                              ; preds = %719
  call fastcc void @end(ptr noundef nonnull @.str.158)
  %698 = getelementptr inbounds nuw i8, ptr %23, i64 32
  %699 = ptrtoint ptr %23 to i64
  br label %731

700:                                              ; preds = %666, %719
  %701 = phi i32 [ 0, %666 ], [ %720, %719 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %22) #6
  %702 = call fastcc i64 @operand()
  %703 = call fastcc i64 @operand()
  %704 = call fastcc i64 @draw()
  br label %713

705:                                              ; preds = %713
  %706 = and i64 %704, 3
  %707 = call { i64, i64, ptr } asm sideeffect "ldp s0, s1, [$2]\0A\09stp s1, s0, [$2, #-8]", "=&r,=&r,=&r,r,r,0,1,2,~{memory},~{cc},~{x9},~{x10},~{x11},~{x12},~{x13},~{v0},~{v1}"(i64 %703, i64 %706, i64 0, i64 %702, ptr nonnull %667) #6, !srcloc !370
  %708 = extractvalue { i64, i64, ptr } %707, 0
  %709 = extractvalue { i64, i64, ptr } %707, 1
  %710 = extractvalue { i64, i64, ptr } %707, 2
  call fastcc void @mix(i64 noundef %708)
  call fastcc void @mix(i64 noundef %709)
  %711 = ptrtoint ptr %710 to i64
  %712 = sub i64 %711, %668
  call fastcc void @mix(i64 noundef %712)
  br label %722

713:                                              ; preds = %700, %713
  %714 = phi i64 [ 0, %700 ], [ %717, %713 ]
  %715 = call fastcc i64 @draw()
  %716 = getelementptr inbounds nuw i64, ptr %22, i64 %714
  store i64 %715, ptr %716, align 8, !tbaa !285
  %717 = add nuw nsw i64 %714, 1
  %718 = icmp eq i64 %717, 8
  br i1 %718, label %705, label %713, !llvm.loop !371

719:                                              ; preds = %722
  call void @llvm.lifetime.end.p0(ptr nonnull %22) #6
  %720 = add nuw nsw i32 %701, 1
  %721 = icmp eq i32 %720, 40
  br i1 %721, label %697, label %700, !llvm.loop !372

722:                                              ; preds = %705, %722
  %723 = phi i64 [ 0, %705 ], [ %726, %722 ]
  %724 = getelementptr inbounds nuw i64, ptr %22, i64 %723
  %725 = load i64, ptr %724, align 8, !tbaa !285
  call fastcc void @mix(i64 noundef %725)
  %726 = add nuw nsw i64 %723, 1
  %727 = icmp eq i64 %726, 8
  br i1 %727, label %719, label %722, !llvm.loop !373

728:                                              ; preds = %750
  call fastcc void @end(ptr noundef nonnull @.str.159)
  %729 = getelementptr inbounds nuw i8, ptr %24, i64 32
  %730 = ptrtoint ptr %24 to i64
  br label %762

731:                                              ; preds = %697, %750
  %732 = phi i32 [ 0, %697 ], [ %751, %750 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %23) #6
  %733 = call fastcc i64 @operand()
  %734 = call fastcc i64 @operand()
  %735 = call fastcc i64 @draw()
  br label %744

736:                                              ; preds = %744
  %737 = and i64 %735, 3
  %738 = call { i64, i64, ptr } asm sideeffect "ldp d0, d1, [$2, #-16]!\0A\09fmov $0, d1", "=&r,=&r,=&r,r,r,0,1,2,~{memory},~{cc},~{x9},~{x10},~{x11},~{x12},~{x13},~{v0},~{v1}"(i64 %734, i64 %737, i64 0, i64 %733, ptr nonnull %698) #6, !srcloc !374
  %739 = extractvalue { i64, i64, ptr } %738, 0
  %740 = extractvalue { i64, i64, ptr } %738, 1
  %741 = extractvalue { i64, i64, ptr } %738, 2
  call fastcc void @mix(i64 noundef %739)
  call fastcc void @mix(i64 noundef %740)
  %742 = ptrtoint ptr %741 to i64
  %743 = sub i64 %742, %699
  call fastcc void @mix(i64 noundef %743)
  br label %753

744:                                              ; preds = %731, %744
  %745 = phi i64 [ 0, %731 ], [ %748, %744 ]
  %746 = call fastcc i64 @draw()
  %747 = getelementptr inbounds nuw i64, ptr %23, i64 %745
  store i64 %746, ptr %747, align 8, !tbaa !285
  %748 = add nuw nsw i64 %745, 1
  %749 = icmp eq i64 %748, 8
  br i1 %749, label %736, label %744, !llvm.loop !375

750:                                              ; preds = %753
  call void @llvm.lifetime.end.p0(ptr nonnull %23) #6
  %751 = add nuw nsw i32 %732, 1
  %752 = icmp eq i32 %751, 40
  br i1 %752, label %728, label %731, !llvm.loop !376

753:                                              ; preds = %736, %753
  %754 = phi i64 [ 0, %736 ], [ %757, %753 ]
  %755 = getelementptr inbounds nuw i64, ptr %23, i64 %754
  %756 = load i64, ptr %755, align 8, !tbaa !285
  call fastcc void @mix(i64 noundef %756)
  %757 = add nuw nsw i64 %754, 1
  %758 = icmp eq i64 %757, 8
  br i1 %758, label %750, label %753, !llvm.loop !377

759:                                              ; preds = %781
  call fastcc void @end(ptr noundef nonnull @.str.160)
  %760 = getelementptr inbounds nuw i8, ptr %25, i64 32
  %761 = ptrtoint ptr %25 to i64
  br label %793

762:                                              ; preds = %728, %781
  %763 = phi i32 [ 0, %728 ], [ %782, %781 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %24) #6
  %764 = call fastcc i64 @operand()
  %765 = call fastcc i64 @operand()
  %766 = call fastcc i64 @draw()
  br label %775

767:                                              ; preds = %775
  %768 = and i64 %766, 3
  %769 = call { i64, i64, ptr } asm sideeffect "ldar $0, [$2]\0A\09stlr $1, [$2]", "=&r,=&r,=&r,r,r,0,1,2,~{memory},~{cc},~{x9},~{x10},~{x11},~{x12},~{x13},~{v0},~{v1}"(i64 %765, i64 %768, i64 0, i64 %764, ptr nonnull %729) #6, !srcloc !378
  %770 = extractvalue { i64, i64, ptr } %769, 0
  %771 = extractvalue { i64, i64, ptr } %769, 1
  %772 = extractvalue { i64, i64, ptr } %769, 2
  call fastcc void @mix(i64 noundef %770)
  call fastcc void @mix(i64 noundef %771)
  %773 = ptrtoint ptr %772 to i64
  %774 = sub i64 %773, %730
  call fastcc void @mix(i64 noundef %774)
  br label %784

775:                                              ; preds = %762, %775
  %776 = phi i64 [ 0, %762 ], [ %779, %775 ]
  %777 = call fastcc i64 @draw()
  %778 = getelementptr inbounds nuw i64, ptr %24, i64 %776
  store i64 %777, ptr %778, align 8, !tbaa !285
  %779 = add nuw nsw i64 %776, 1
  %780 = icmp eq i64 %779, 8
  br i1 %780, label %767, label %775, !llvm.loop !379

781:                                              ; preds = %784
  call void @llvm.lifetime.end.p0(ptr nonnull %24) #6
  %782 = add nuw nsw i32 %763, 1
  %783 = icmp eq i32 %782, 40
  br i1 %783, label %759, label %762, !llvm.loop !380

784:                                              ; preds = %767, %784
  %785 = phi i64 [ 0, %767 ], [ %788, %784 ]
  %786 = getelementptr inbounds nuw i64, ptr %24, i64 %785
  %787 = load i64, ptr %786, align 8, !tbaa !285
  call fastcc void @mix(i64 noundef %787)
  %788 = add nuw nsw i64 %785, 1
  %789 = icmp eq i64 %788, 8
  br i1 %789, label %781, label %784, !llvm.loop !381

790:                                              ; preds = %812
  call fastcc void @end(ptr noundef nonnull @.str.161)
  %791 = getelementptr inbounds nuw i8, ptr %26, i64 32
  %792 = ptrtoint ptr %26 to i64
  br label %824

793:                                              ; preds = %759, %812
  %794 = phi i32 [ 0, %759 ], [ %813, %812 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %25) #6
  %795 = call fastcc i64 @operand()
  %796 = call fastcc i64 @operand()
  %797 = call fastcc i64 @draw()
  br label %806

798:                                              ; preds = %806
  %799 = and i64 %797, 3
  %800 = call { i64, i64, ptr } asm sideeffect "ldarb ${0:w}, [$2]\0A\09stlrh ${1:w}, [$2]", "=&r,=&r,=&r,r,r,0,1,2,~{memory},~{cc},~{x9},~{x10},~{x11},~{x12},~{x13},~{v0},~{v1}"(i64 %796, i64 %799, i64 0, i64 %795, ptr nonnull %760) #6, !srcloc !382
  %801 = extractvalue { i64, i64, ptr } %800, 0
  %802 = extractvalue { i64, i64, ptr } %800, 1
  %803 = extractvalue { i64, i64, ptr } %800, 2
  call fastcc void @mix(i64 noundef %801)
  call fastcc void @mix(i64 noundef %802)
  %804 = ptrtoint ptr %803 to i64
  %805 = sub i64 %804, %761
  call fastcc void @mix(i64 noundef %805)
  br label %815

806:                                              ; preds = %793, %806
  %807 = phi i64 [ 0, %793 ], [ %810, %806 ]
  %808 = call fastcc i64 @draw()
  %809 = getelementptr inbounds nuw i64, ptr %25, i64 %807
  store i64 %808, ptr %809, align 8, !tbaa !285
  %810 = add nuw nsw i64 %807, 1
  %811 = icmp eq i64 %810, 8
  br i1 %811, label %798, label %806, !llvm.loop !383

812:                                              ; preds = %815
  call void @llvm.lifetime.end.p0(ptr nonnull %25) #6
  %813 = add nuw nsw i32 %794, 1
  %814 = icmp eq i32 %813, 40
  br i1 %814, label %790, label %793, !llvm.loop !384

815:                                              ; preds = %798, %815
  %816 = phi i64 [ 0, %798 ], [ %819, %815 ]
  %817 = getelementptr inbounds nuw i64, ptr %25, i64 %816
  %818 = load i64, ptr %817, align 8, !tbaa !285
  call fastcc void @mix(i64 noundef %818)
  %819 = add nuw nsw i64 %816, 1
  %820 = icmp eq i64 %819, 8
  br i1 %820, label %812, label %815, !llvm.loop !385

821:                                              ; preds = %843
  call fastcc void @end(ptr noundef nonnull @.str.162)
  %822 = getelementptr inbounds nuw i8, ptr %27, i64 32
  %823 = ptrtoint ptr %27 to i64
  br label %855

824:                                              ; preds = %790, %843
  %825 = phi i32 [ 0, %790 ], [ %844, %843 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %26) #6
  %826 = call fastcc i64 @operand()
  %827 = call fastcc i64 @operand()
  %828 = call fastcc i64 @draw()
  br label %837

829:                                              ; preds = %837
  %830 = and i64 %828, 3
  %831 = call { i64, i64, ptr } asm sideeffect "1: ldxr $0, [$2]\0A\09add x9, $0, $1\0A\09stxr w10, x9, [$2]\0A\09cbnz w10, 1b", "=&r,=&r,=&r,r,r,0,1,2,~{memory},~{cc},~{x9},~{x10},~{x11},~{x12},~{x13},~{v0},~{v1}"(i64 %827, i64 %830, i64 0, i64 %826, ptr nonnull %791) #6, !srcloc !386
  %832 = extractvalue { i64, i64, ptr } %831, 0
  %833 = extractvalue { i64, i64, ptr } %831, 1
  %834 = extractvalue { i64, i64, ptr } %831, 2
  call fastcc void @mix(i64 noundef %832)
  call fastcc void @mix(i64 noundef %833)
  %835 = ptrtoint ptr %834 to i64
  %836 = sub i64 %835, %792
  call fastcc void @mix(i64 noundef %836)
  br label %846

837:                                              ; preds = %824, %837
  %838 = phi i64 [ 0, %824 ], [ %841, %837 ]
  %839 = call fastcc i64 @draw()
  %840 = getelementptr inbounds nuw i64, ptr %26, i64 %838
  store i64 %839, ptr %840, align 8, !tbaa !285
  %841 = add nuw nsw i64 %838, 1
  %842 = icmp eq i64 %841, 8
  br i1 %842, label %829, label %837, !llvm.loop !387

843:                                              ; preds = %846
  call void @llvm.lifetime.end.p0(ptr nonnull %26) #6
  %844 = add nuw nsw i32 %825, 1
  %845 = icmp eq i32 %844, 40
  br i1 %845, label %821, label %824, !llvm.loop !388

846:                                              ; preds = %829, %846
  %847 = phi i64 [ 0, %829 ], [ %850, %846 ]
  %848 = getelementptr inbounds nuw i64, ptr %26, i64 %847
  %849 = load i64, ptr %848, align 8, !tbaa !285
  call fastcc void @mix(i64 noundef %849)
  %850 = add nuw nsw i64 %847, 1
  %851 = icmp eq i64 %850, 8
  br i1 %851, label %843, label %846, !llvm.loop !389

852:                                              ; preds = %874
  call fastcc void @end(ptr noundef nonnull @.str.163)
  %853 = getelementptr inbounds nuw i8, ptr %28, i64 32
  %854 = ptrtoint ptr %28 to i64
  br label %886

855:                                              ; preds = %821, %874
  %856 = phi i32 [ 0, %821 ], [ %875, %874 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %27) #6
  %857 = call fastcc i64 @operand()
  %858 = call fastcc i64 @operand()
  %859 = call fastcc i64 @draw()
  br label %868

860:                                              ; preds = %868
  %861 = and i64 %859, 3
  %862 = call { i64, i64, ptr } asm sideeffect "1: ldaxrb ${0:w}, [$2]\0A\09add w9, ${0:w}, ${1:w}\0A\09stlxrb w10, w9, [$2]\0A\09cbnz w10, 1b\0A\09clrex", "=&r,=&r,=&r,r,r,0,1,2,~{memory},~{cc},~{x9},~{x10},~{x11},~{x12},~{x13},~{v0},~{v1}"(i64 %858, i64 %861, i64 0, i64 %857, ptr nonnull %822) #6, !srcloc !390
  %863 = extractvalue { i64, i64, ptr } %862, 0
  %864 = extractvalue { i64, i64, ptr } %862, 1
  %865 = extractvalue { i64, i64, ptr } %862, 2
  call fastcc void @mix(i64 noundef %863)
  call fastcc void @mix(i64 noundef %864)
  %866 = ptrtoint ptr %865 to i64
  %867 = sub i64 %866, %823
  call fastcc void @mix(i64 noundef %867)
  br label %877

868:                                              ; preds = %855, %868
  %869 = phi i64 [ 0, %855 ], [ %872, %868 ]
  %870 = call fastcc i64 @draw()
  %871 = getelementptr inbounds nuw i64, ptr %27, i64 %869
  store i64 %870, ptr %871, align 8, !tbaa !285
  %872 = add nuw nsw i64 %869, 1
  %873 = icmp eq i64 %872, 8
  br i1 %873, label %860, label %868, !llvm.loop !391

874:                                              ; preds = %877
  call void @llvm.lifetime.end.p0(ptr nonnull %27) #6
  %875 = add nuw nsw i32 %856, 1
  %876 = icmp eq i32 %875, 40
  br i1 %876, label %852, label %855, !llvm.loop !392

877:                                              ; preds = %860, %877
  %878 = phi i64 [ 0, %860 ], [ %881, %877 ]
  %879 = getelementptr inbounds nuw i64, ptr %27, i64 %878
  %880 = load i64, ptr %879, align 8, !tbaa !285
  call fastcc void @mix(i64 noundef %880)
  %881 = add nuw nsw i64 %878, 1
  %882 = icmp eq i64 %881, 8
  br i1 %882, label %874, label %877, !llvm.loop !393

883:                                              ; preds = %905
  call fastcc void @end(ptr noundef nonnull @.str.164)
  %884 = getelementptr inbounds nuw i8, ptr %29, i64 32
  %885 = ptrtoint ptr %29 to i64
  br label %917

886:                                              ; preds = %852, %905
  %887 = phi i32 [ 0, %852 ], [ %906, %905 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %28) #6
  %888 = call fastcc i64 @operand()
  %889 = call fastcc i64 @operand()
  %890 = call fastcc i64 @draw()
  br label %899

891:                                              ; preds = %899
  %892 = and i64 %890, 3
  %893 = call { i64, i64, ptr } asm sideeffect "1: ldaxp x9, x10, [$2]\0A\09eor x11, x9, x10\0A\09stlxp w12, x11, x9, [$2]\0A\09cbnz w12, 1b", "=&r,=&r,=&r,r,r,0,1,2,~{memory},~{cc},~{x9},~{x10},~{x11},~{x12},~{x13},~{v0},~{v1}"(i64 %889, i64 %892, i64 0, i64 %888, ptr nonnull %853) #6, !srcloc !394
  %894 = extractvalue { i64, i64, ptr } %893, 0
  %895 = extractvalue { i64, i64, ptr } %893, 1
  %896 = extractvalue { i64, i64, ptr } %893, 2
  call fastcc void @mix(i64 noundef %894)
  call fastcc void @mix(i64 noundef %895)
  %897 = ptrtoint ptr %896 to i64
  %898 = sub i64 %897, %854
  call fastcc void @mix(i64 noundef %898)
  br label %908

899:                                              ; preds = %886, %899
  %900 = phi i64 [ 0, %886 ], [ %903, %899 ]
  %901 = call fastcc i64 @draw()
  %902 = getelementptr inbounds nuw i64, ptr %28, i64 %900
  store i64 %901, ptr %902, align 8, !tbaa !285
  %903 = add nuw nsw i64 %900, 1
  %904 = icmp eq i64 %903, 8
  br i1 %904, label %891, label %899, !llvm.loop !395

905:                                              ; preds = %908
  call void @llvm.lifetime.end.p0(ptr nonnull %28) #6
  %906 = add nuw nsw i32 %887, 1
  %907 = icmp eq i32 %906, 40
  br i1 %907, label %883, label %886, !llvm.loop !396

908:                                              ; preds = %891, %908
  %909 = phi i64 [ 0, %891 ], [ %912, %908 ]
  %910 = getelementptr inbounds nuw i64, ptr %28, i64 %909
  %911 = load i64, ptr %910, align 8, !tbaa !285
  call fastcc void @mix(i64 noundef %911)
  %912 = add nuw nsw i64 %909, 1
  %913 = icmp eq i64 %912, 8
  br i1 %913, label %905, label %908, !llvm.loop !397

914:                                              ; preds = %936
  call fastcc void @end(ptr noundef nonnull @.str.165)
  %915 = getelementptr inbounds nuw i8, ptr %30, i64 32
  %916 = ptrtoint ptr %30 to i64
  br label %948

917:                                              ; preds = %883, %936
  %918 = phi i32 [ 0, %883 ], [ %937, %936 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %29) #6
  %919 = call fastcc i64 @operand()
  %920 = call fastcc i64 @operand()
  %921 = call fastcc i64 @draw()
  br label %930

922:                                              ; preds = %930
  %923 = and i64 %921, 3
  %924 = call { i64, i64, ptr } asm sideeffect "ldadd $1, $0, [$2]", "=&r,=&r,=&r,r,r,0,1,2,~{memory},~{cc},~{x9},~{x10},~{x11},~{x12},~{x13},~{v0},~{v1}"(i64 %920, i64 %923, i64 0, i64 %919, ptr nonnull %884) #6, !srcloc !398
  %925 = extractvalue { i64, i64, ptr } %924, 0
  %926 = extractvalue { i64, i64, ptr } %924, 1
  %927 = extractvalue { i64, i64, ptr } %924, 2
  call fastcc void @mix(i64 noundef %925)
  call fastcc void @mix(i64 noundef %926)
  %928 = ptrtoint ptr %927 to i64
  %929 = sub i64 %928, %885
  call fastcc void @mix(i64 noundef %929)
  br label %939

930:                                              ; preds = %917, %930
  %931 = phi i64 [ 0, %917 ], [ %934, %930 ]
  %932 = call fastcc i64 @draw()
  %933 = getelementptr inbounds nuw i64, ptr %29, i64 %931
  store i64 %932, ptr %933, align 8, !tbaa !285
  %934 = add nuw nsw i64 %931, 1
  %935 = icmp eq i64 %934, 8
  br i1 %935, label %922, label %930, !llvm.loop !399

936:                                              ; preds = %939
  call void @llvm.lifetime.end.p0(ptr nonnull %29) #6
  %937 = add nuw nsw i32 %918, 1
  %938 = icmp eq i32 %937, 40
  br i1 %938, label %914, label %917, !llvm.loop !400

939:                                              ; preds = %922, %939
  %940 = phi i64 [ 0, %922 ], [ %943, %939 ]
  %941 = getelementptr inbounds nuw i64, ptr %29, i64 %940
  %942 = load i64, ptr %941, align 8, !tbaa !285
  call fastcc void @mix(i64 noundef %942)
  %943 = add nuw nsw i64 %940, 1
  %944 = icmp eq i64 %943, 8
  br i1 %944, label %936, label %939, !llvm.loop !401

945:                                              ; preds = %967
  call fastcc void @end(ptr noundef nonnull @.str.166)
  %946 = getelementptr inbounds nuw i8, ptr %31, i64 32
  %947 = ptrtoint ptr %31 to i64
  br label %979

948:                                              ; preds = %914, %967
  %949 = phi i32 [ 0, %914 ], [ %968, %967 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %30) #6
  %950 = call fastcc i64 @operand()
  %951 = call fastcc i64 @operand()
  %952 = call fastcc i64 @draw()
  br label %961

953:                                              ; preds = %961
  %954 = and i64 %952, 3
  %955 = call { i64, i64, ptr } asm sideeffect "ldclral ${1:w}, ${0:w}, [$2]", "=&r,=&r,=&r,r,r,0,1,2,~{memory},~{cc},~{x9},~{x10},~{x11},~{x12},~{x13},~{v0},~{v1}"(i64 %951, i64 %954, i64 0, i64 %950, ptr nonnull %915) #6, !srcloc !402
  %956 = extractvalue { i64, i64, ptr } %955, 0
  %957 = extractvalue { i64, i64, ptr } %955, 1
  %958 = extractvalue { i64, i64, ptr } %955, 2
  call fastcc void @mix(i64 noundef %956)
  call fastcc void @mix(i64 noundef %957)
  %959 = ptrtoint ptr %958 to i64
  %960 = sub i64 %959, %916
  call fastcc void @mix(i64 noundef %960)
  br label %970

961:                                              ; preds = %948, %961
  %962 = phi i64 [ 0, %948 ], [ %965, %961 ]
  %963 = call fastcc i64 @draw()
  %964 = getelementptr inbounds nuw i64, ptr %30, i64 %962
  store i64 %963, ptr %964, align 8, !tbaa !285
  %965 = add nuw nsw i64 %962, 1
  %966 = icmp eq i64 %965, 8
  br i1 %966, label %953, label %961, !llvm.loop !403

967:                                              ; preds = %970
  call void @llvm.lifetime.end.p0(ptr nonnull %30) #6
  %968 = add nuw nsw i32 %949, 1
  %969 = icmp eq i32 %968, 40
  br i1 %969, label %945, label %948, !llvm.loop !404

970:                                              ; preds = %953, %970
  %971 = phi i64 [ 0, %953 ], [ %974, %970 ]
  %972 = getelementptr inbounds nuw i64, ptr %30, i64 %971
  %973 = load i64, ptr %972, align 8, !tbaa !285
  call fastcc void @mix(i64 noundef %973)
  %974 = add nuw nsw i64 %971, 1
  %975 = icmp eq i64 %974, 8
  br i1 %975, label %967, label %970, !llvm.loop !405

976:                                              ; preds = %998
  call fastcc void @end(ptr noundef nonnull @.str.167)
  %977 = getelementptr inbounds nuw i8, ptr %32, i64 32
  %978 = ptrtoint ptr %32 to i64
  br label %1010

979:                                              ; preds = %945, %998
  %980 = phi i32 [ 0, %945 ], [ %999, %998 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %31) #6
  %981 = call fastcc i64 @operand()
  %982 = call fastcc i64 @operand()
  %983 = call fastcc i64 @draw()
  br label %992

984:                                              ; preds = %992
  %985 = and i64 %983, 3
  %986 = call { i64, i64, ptr } asm sideeffect "ldeora $1, $0, [$2]", "=&r,=&r,=&r,r,r,0,1,2,~{memory},~{cc},~{x9},~{x10},~{x11},~{x12},~{x13},~{v0},~{v1}"(i64 %982, i64 %985, i64 0, i64 %981, ptr nonnull %946) #6, !srcloc !406
  %987 = extractvalue { i64, i64, ptr } %986, 0
  %988 = extractvalue { i64, i64, ptr } %986, 1
  %989 = extractvalue { i64, i64, ptr } %986, 2
  call fastcc void @mix(i64 noundef %987)
  call fastcc void @mix(i64 noundef %988)
  %990 = ptrtoint ptr %989 to i64
  %991 = sub i64 %990, %947
  call fastcc void @mix(i64 noundef %991)
  br label %1001

992:                                              ; preds = %979, %992
  %993 = phi i64 [ 0, %979 ], [ %996, %992 ]
  %994 = call fastcc i64 @draw()
  %995 = getelementptr inbounds nuw i64, ptr %31, i64 %993
  store i64 %994, ptr %995, align 8, !tbaa !285
  %996 = add nuw nsw i64 %993, 1
  %997 = icmp eq i64 %996, 8
  br i1 %997, label %984, label %992, !llvm.loop !407

998:                                              ; preds = %1001
  call void @llvm.lifetime.end.p0(ptr nonnull %31) #6
  %999 = add nuw nsw i32 %980, 1
  %1000 = icmp eq i32 %999, 40
  br i1 %1000, label %976, label %979, !llvm.loop !408

1001:                                             ; preds = %984, %1001
  %1002 = phi i64 [ 0, %984 ], [ %1005, %1001 ]
  %1003 = getelementptr inbounds nuw i64, ptr %31, i64 %1002
  %1004 = load i64, ptr %1003, align 8, !tbaa !285
  call fastcc void @mix(i64 noundef %1004)
  %1005 = add nuw nsw i64 %1002, 1
  %1006 = icmp eq i64 %1005, 8
  br i1 %1006, label %998, label %1001, !llvm.loop !409

1007:                                             ; preds = %1029
  call fastcc void @end(ptr noundef nonnull @.str.168)
  %1008 = getelementptr inbounds nuw i8, ptr %33, i64 32
  %1009 = ptrtoint ptr %33 to i64
  br label %1041

1010:                                             ; preds = %976, %1029
  %1011 = phi i32 [ 0, %976 ], [ %1030, %1029 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %32) #6
  %1012 = call fastcc i64 @operand()
  %1013 = call fastcc i64 @operand()
  %1014 = call fastcc i64 @draw()
  br label %1023

1015:                                             ; preds = %1023
  %1016 = and i64 %1014, 3
  %1017 = call { i64, i64, ptr } asm sideeffect "ldsetl $1, $0, [$2]", "=&r,=&r,=&r,r,r,0,1,2,~{memory},~{cc},~{x9},~{x10},~{x11},~{x12},~{x13},~{v0},~{v1}"(i64 %1013, i64 %1016, i64 0, i64 %1012, ptr nonnull %977) #6, !srcloc !410
  %1018 = extractvalue { i64, i64, ptr } %1017, 0
  %1019 = extractvalue { i64, i64, ptr } %1017, 1
  %1020 = extractvalue { i64, i64, ptr } %1017, 2
  call fastcc void @mix(i64 noundef %1018)
  call fastcc void @mix(i64 noundef %1019)
  %1021 = ptrtoint ptr %1020 to i64
  %1022 = sub i64 %1021, %978
  call fastcc void @mix(i64 noundef %1022)
  br label %1032

1023:                                             ; preds = %1010, %1023
  %1024 = phi i64 [ 0, %1010 ], [ %1027, %1023 ]
  %1025 = call fastcc i64 @draw()
  %1026 = getelementptr inbounds nuw i64, ptr %32, i64 %1024
  store i64 %1025, ptr %1026, align 8, !tbaa !285
  %1027 = add nuw nsw i64 %1024, 1
  %1028 = icmp eq i64 %1027, 8
  br i1 %1028, label %1015, label %1023, !llvm.loop !411

1029:                                             ; preds = %1032
  call void @llvm.lifetime.end.p0(ptr nonnull %32) #6
  %1030 = add nuw nsw i32 %1011, 1
  %1031 = icmp eq i32 %1030, 40
  br i1 %1031, label %1007, label %1010, !llvm.loop !412

1032:                                             ; preds = %1015, %1032
  %1033 = phi i64 [ 0, %1015 ], [ %1036, %1032 ]
  %1034 = getelementptr inbounds nuw i64, ptr %32, i64 %1033
  %1035 = load i64, ptr %1034, align 8, !tbaa !285
  call fastcc void @mix(i64 noundef %1035)
  %1036 = add nuw nsw i64 %1033, 1
  %1037 = icmp eq i64 %1036, 8
  br i1 %1037, label %1029, label %1032, !llvm.loop !413

1038:                                             ; preds = %1060
  call fastcc void @end(ptr noundef nonnull @.str.169)
  %1039 = getelementptr inbounds nuw i8, ptr %34, i64 32
  %1040 = ptrtoint ptr %34 to i64
  br label %1072

1041:                                             ; preds = %1007, %1060
  %1042 = phi i32 [ 0, %1007 ], [ %1061, %1060 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %33) #6
  %1043 = call fastcc i64 @operand()
  %1044 = call fastcc i64 @operand()
  %1045 = call fastcc i64 @draw()
  br label %1054

1046:                                             ; preds = %1054
  %1047 = and i64 %1045, 3
  %1048 = call { i64, i64, ptr } asm sideeffect "ldsmax ${1:w}, ${0:w}, [$2]", "=&r,=&r,=&r,r,r,0,1,2,~{memory},~{cc},~{x9},~{x10},~{x11},~{x12},~{x13},~{v0},~{v1}"(i64 %1044, i64 %1047, i64 0, i64 %1043, ptr nonnull %1008) #6, !srcloc !414
  %1049 = extractvalue { i64, i64, ptr } %1048, 0
  %1050 = extractvalue { i64, i64, ptr } %1048, 1
  %1051 = extractvalue { i64, i64, ptr } %1048, 2
  call fastcc void @mix(i64 noundef %1049)
  call fastcc void @mix(i64 noundef %1050)
  %1052 = ptrtoint ptr %1051 to i64
  %1053 = sub i64 %1052, %1009
  call fastcc void @mix(i64 noundef %1053)
  br label %1063

1054:                                             ; preds = %1041, %1054
  %1055 = phi i64 [ 0, %1041 ], [ %1058, %1054 ]
  %1056 = call fastcc i64 @draw()
  %1057 = getelementptr inbounds nuw i64, ptr %33, i64 %1055
  store i64 %1056, ptr %1057, align 8, !tbaa !285
  %1058 = add nuw nsw i64 %1055, 1
  %1059 = icmp eq i64 %1058, 8
  br i1 %1059, label %1046, label %1054, !llvm.loop !415

1060:                                             ; preds = %1063
  call void @llvm.lifetime.end.p0(ptr nonnull %33) #6
  %1061 = add nuw nsw i32 %1042, 1
  %1062 = icmp eq i32 %1061, 40
  br i1 %1062, label %1038, label %1041, !llvm.loop !416

1063:                                             ; preds = %1046, %1063
  %1064 = phi i64 [ 0, %1046 ], [ %1067, %1063 ]
  %1065 = getelementptr inbounds nuw i64, ptr %33, i64 %1064
  %1066 = load i64, ptr %1065, align 8, !tbaa !285
  call fastcc void @mix(i64 noundef %1066)
  %1067 = add nuw nsw i64 %1064, 1
  %1068 = icmp eq i64 %1067, 8
  br i1 %1068, label %1060, label %1063, !llvm.loop !417

1069:                                             ; preds = %1091
  call fastcc void @end(ptr noundef nonnull @.str.170)
  %1070 = getelementptr inbounds nuw i8, ptr %35, i64 32
  %1071 = ptrtoint ptr %35 to i64
  br label %1103

1072:                                             ; preds = %1038, %1091
  %1073 = phi i32 [ 0, %1038 ], [ %1092, %1091 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %34) #6
  %1074 = call fastcc i64 @operand()
  %1075 = call fastcc i64 @operand()
  %1076 = call fastcc i64 @draw()
  br label %1085

1077:                                             ; preds = %1085
  %1078 = and i64 %1076, 3
  %1079 = call { i64, i64, ptr } asm sideeffect "ldsmin $1, $0, [$2]", "=&r,=&r,=&r,r,r,0,1,2,~{memory},~{cc},~{x9},~{x10},~{x11},~{x12},~{x13},~{v0},~{v1}"(i64 %1075, i64 %1078, i64 0, i64 %1074, ptr nonnull %1039) #6, !srcloc !418
  %1080 = extractvalue { i64, i64, ptr } %1079, 0
  %1081 = extractvalue { i64, i64, ptr } %1079, 1
  %1082 = extractvalue { i64, i64, ptr } %1079, 2
  call fastcc void @mix(i64 noundef %1080)
  call fastcc void @mix(i64 noundef %1081)
  %1083 = ptrtoint ptr %1082 to i64
  %1084 = sub i64 %1083, %1040
  call fastcc void @mix(i64 noundef %1084)
  br label %1094

1085:                                             ; preds = %1072, %1085
  %1086 = phi i64 [ 0, %1072 ], [ %1089, %1085 ]
  %1087 = call fastcc i64 @draw()
  %1088 = getelementptr inbounds nuw i64, ptr %34, i64 %1086
  store i64 %1087, ptr %1088, align 8, !tbaa !285
  %1089 = add nuw nsw i64 %1086, 1
  %1090 = icmp eq i64 %1089, 8
  br i1 %1090, label %1077, label %1085, !llvm.loop !419

1091:                                             ; preds = %1094
  call void @llvm.lifetime.end.p0(ptr nonnull %34) #6
  %1092 = add nuw nsw i32 %1073, 1
  %1093 = icmp eq i32 %1092, 40
  br i1 %1093, label %1069, label %1072, !llvm.loop !420

1094:                                             ; preds = %1077, %1094
  %1095 = phi i64 [ 0, %1077 ], [ %1098, %1094 ]
  %1096 = getelementptr inbounds nuw i64, ptr %34, i64 %1095
  %1097 = load i64, ptr %1096, align 8, !tbaa !285
  call fastcc void @mix(i64 noundef %1097)
  %1098 = add nuw nsw i64 %1095, 1
  %1099 = icmp eq i64 %1098, 8
  br i1 %1099, label %1091, label %1094, !llvm.loop !421

1100:                                             ; preds = %1122
  call fastcc void @end(ptr noundef nonnull @.str.171)
  %1101 = getelementptr inbounds nuw i8, ptr %36, i64 32
  %1102 = ptrtoint ptr %36 to i64
  br label %1134

1103:                                             ; preds = %1069, %1122
  %1104 = phi i32 [ 0, %1069 ], [ %1123, %1122 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %35) #6
  %1105 = call fastcc i64 @operand()
  %1106 = call fastcc i64 @operand()
  %1107 = call fastcc i64 @draw()
  br label %1116

1108:                                             ; preds = %1116
  %1109 = and i64 %1107, 3
  %1110 = call { i64, i64, ptr } asm sideeffect "ldumaxb ${1:w}, ${0:w}, [$2]", "=&r,=&r,=&r,r,r,0,1,2,~{memory},~{cc},~{x9},~{x10},~{x11},~{x12},~{x13},~{v0},~{v1}"(i64 %1106, i64 %1109, i64 0, i64 %1105, ptr nonnull %1070) #6, !srcloc !422
  %1111 = extractvalue { i64, i64, ptr } %1110, 0
  %1112 = extractvalue { i64, i64, ptr } %1110, 1
  %1113 = extractvalue { i64, i64, ptr } %1110, 2
  call fastcc void @mix(i64 noundef %1111)
  call fastcc void @mix(i64 noundef %1112)
  %1114 = ptrtoint ptr %1113 to i64
  %1115 = sub i64 %1114, %1071
  call fastcc void @mix(i64 noundef %1115)
  br label %1125

1116:                                             ; preds = %1103, %1116
  %1117 = phi i64 [ 0, %1103 ], [ %1120, %1116 ]
  %1118 = call fastcc i64 @draw()
  %1119 = getelementptr inbounds nuw i64, ptr %35, i64 %1117
  store i64 %1118, ptr %1119, align 8, !tbaa !285
  %1120 = add nuw nsw i64 %1117, 1
  %1121 = icmp eq i64 %1120, 8
  br i1 %1121, label %1108, label %1116, !llvm.loop !423

1122:                                             ; preds = %1125
  call void @llvm.lifetime.end.p0(ptr nonnull %35) #6
  %1123 = add nuw nsw i32 %1104, 1
  %1124 = icmp eq i32 %1123, 40
  br i1 %1124, label %1100, label %1103, !llvm.loop !424

1125:                                             ; preds = %1108, %1125
  %1126 = phi i64 [ 0, %1108 ], [ %1129, %1125 ]
  %1127 = getelementptr inbounds nuw i64, ptr %35, i64 %1126
  %1128 = load i64, ptr %1127, align 8, !tbaa !285
  call fastcc void @mix(i64 noundef %1128)
  %1129 = add nuw nsw i64 %1126, 1
  %1130 = icmp eq i64 %1129, 8
  br i1 %1130, label %1122, label %1125, !llvm.loop !425

1131:                                             ; preds = %1153
  call fastcc void @end(ptr noundef nonnull @.str.172)
  %1132 = getelementptr inbounds nuw i8, ptr %37, i64 32
  %1133 = ptrtoint ptr %37 to i64
  br label %1165

1134:                                             ; preds = %1100, %1153
  %1135 = phi i32 [ 0, %1100 ], [ %1154, %1153 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %36) #6
  %1136 = call fastcc i64 @operand()
  %1137 = call fastcc i64 @operand()
  %1138 = call fastcc i64 @draw()
  br label %1147

1139:                                             ; preds = %1147
  %1140 = and i64 %1138, 3
  %1141 = call { i64, i64, ptr } asm sideeffect "lduminh ${1:w}, ${0:w}, [$2]", "=&r,=&r,=&r,r,r,0,1,2,~{memory},~{cc},~{x9},~{x10},~{x11},~{x12},~{x13},~{v0},~{v1}"(i64 %1137, i64 %1140, i64 0, i64 %1136, ptr nonnull %1101) #6, !srcloc !426
  %1142 = extractvalue { i64, i64, ptr } %1141, 0
  %1143 = extractvalue { i64, i64, ptr } %1141, 1
  %1144 = extractvalue { i64, i64, ptr } %1141, 2
  call fastcc void @mix(i64 noundef %1142)
  call fastcc void @mix(i64 noundef %1143)
  %1145 = ptrtoint ptr %1144 to i64
  %1146 = sub i64 %1145, %1102
  call fastcc void @mix(i64 noundef %1146)
  br label %1156

1147:                                             ; preds = %1134, %1147
  %1148 = phi i64 [ 0, %1134 ], [ %1151, %1147 ]
  %1149 = call fastcc i64 @draw()
  %1150 = getelementptr inbounds nuw i64, ptr %36, i64 %1148
  store i64 %1149, ptr %1150, align 8, !tbaa !285
  %1151 = add nuw nsw i64 %1148, 1
  %1152 = icmp eq i64 %1151, 8
  br i1 %1152, label %1139, label %1147, !llvm.loop !427

1153:                                             ; preds = %1156
  call void @llvm.lifetime.end.p0(ptr nonnull %36) #6
  %1154 = add nuw nsw i32 %1135, 1
  %1155 = icmp eq i32 %1154, 40
  br i1 %1155, label %1131, label %1134, !llvm.loop !428

1156:                                             ; preds = %1139, %1156
  %1157 = phi i64 [ 0, %1139 ], [ %1160, %1156 ]
  %1158 = getelementptr inbounds nuw i64, ptr %36, i64 %1157
  %1159 = load i64, ptr %1158, align 8, !tbaa !285
  call fastcc void @mix(i64 noundef %1159)
  %1160 = add nuw nsw i64 %1157, 1
  %1161 = icmp eq i64 %1160, 8
  br i1 %1161, label %1153, label %1156, !llvm.loop !429

1162:                                             ; preds = %1184
  call fastcc void @end(ptr noundef nonnull @.str.173)
  %1163 = getelementptr inbounds nuw i8, ptr %38, i64 32
  %1164 = ptrtoint ptr %38 to i64
  br label %1196

1165:                                             ; preds = %1131, %1184
  %1166 = phi i32 [ 0, %1131 ], [ %1185, %1184 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %37) #6
  %1167 = call fastcc i64 @operand()
  %1168 = call fastcc i64 @operand()
  %1169 = call fastcc i64 @draw()
  br label %1178

1170:                                             ; preds = %1178
  %1171 = and i64 %1169, 3
  %1172 = call { i64, i64, ptr } asm sideeffect "stadd $1, [$2]", "=&r,=&r,=&r,r,r,0,1,2,~{memory},~{cc},~{x9},~{x10},~{x11},~{x12},~{x13},~{v0},~{v1}"(i64 %1168, i64 %1171, i64 0, i64 %1167, ptr nonnull %1132) #6, !srcloc !430
  %1173 = extractvalue { i64, i64, ptr } %1172, 0
  %1174 = extractvalue { i64, i64, ptr } %1172, 1
  %1175 = extractvalue { i64, i64, ptr } %1172, 2
  call fastcc void @mix(i64 noundef %1173)
  call fastcc void @mix(i64 noundef %1174)
  %1176 = ptrtoint ptr %1175 to i64
  %1177 = sub i64 %1176, %1133
  call fastcc void @mix(i64 noundef %1177)
  br label %1187

1178:                                             ; preds = %1165, %1178
  %1179 = phi i64 [ 0, %1165 ], [ %1182, %1178 ]
  %1180 = call fastcc i64 @draw()
  %1181 = getelementptr inbounds nuw i64, ptr %37, i64 %1179
  store i64 %1180, ptr %1181, align 8, !tbaa !285
  %1182 = add nuw nsw i64 %1179, 1
  %1183 = icmp eq i64 %1182, 8
  br i1 %1183, label %1170, label %1178, !llvm.loop !431

1184:                                             ; preds = %1187
  call void @llvm.lifetime.end.p0(ptr nonnull %37) #6
  %1185 = add nuw nsw i32 %1166, 1
  %1186 = icmp eq i32 %1185, 40
  br i1 %1186, label %1162, label %1165, !llvm.loop !432

1187:                                             ; preds = %1170, %1187
  %1188 = phi i64 [ 0, %1170 ], [ %1191, %1187 ]
  %1189 = getelementptr inbounds nuw i64, ptr %37, i64 %1188
  %1190 = load i64, ptr %1189, align 8, !tbaa !285
  call fastcc void @mix(i64 noundef %1190)
  %1191 = add nuw nsw i64 %1188, 1
  %1192 = icmp eq i64 %1191, 8
  br i1 %1192, label %1184, label %1187, !llvm.loop !433

1193:                                             ; preds = %1215
  call fastcc void @end(ptr noundef nonnull @.str.174)
  %1194 = getelementptr inbounds nuw i8, ptr %39, i64 32
  %1195 = ptrtoint ptr %39 to i64
  br label %1227

1196:                                             ; preds = %1162, %1215
  %1197 = phi i32 [ 0, %1162 ], [ %1216, %1215 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %38) #6
  %1198 = call fastcc i64 @operand()
  %1199 = call fastcc i64 @operand()
  %1200 = call fastcc i64 @draw()
  br label %1209

1201:                                             ; preds = %1209
  %1202 = and i64 %1200, 3
  %1203 = call { i64, i64, ptr } asm sideeffect "swpal $1, $0, [$2]", "=&r,=&r,=&r,r,r,0,1,2,~{memory},~{cc},~{x9},~{x10},~{x11},~{x12},~{x13},~{v0},~{v1}"(i64 %1199, i64 %1202, i64 0, i64 %1198, ptr nonnull %1163) #6, !srcloc !434
  %1204 = extractvalue { i64, i64, ptr } %1203, 0
  %1205 = extractvalue { i64, i64, ptr } %1203, 1
  %1206 = extractvalue { i64, i64, ptr } %1203, 2
  call fastcc void @mix(i64 noundef %1204)
  call fastcc void @mix(i64 noundef %1205)
  %1207 = ptrtoint ptr %1206 to i64
  %1208 = sub i64 %1207, %1164
  call fastcc void @mix(i64 noundef %1208)
  br label %1218

1209:                                             ; preds = %1196, %1209
  %1210 = phi i64 [ 0, %1196 ], [ %1213, %1209 ]
  %1211 = call fastcc i64 @draw()
  %1212 = getelementptr inbounds nuw i64, ptr %38, i64 %1210
  store i64 %1211, ptr %1212, align 8, !tbaa !285
  %1213 = add nuw nsw i64 %1210, 1
  %1214 = icmp eq i64 %1213, 8
  br i1 %1214, label %1201, label %1209, !llvm.loop !435

1215:                                             ; preds = %1218
  call void @llvm.lifetime.end.p0(ptr nonnull %38) #6
  %1216 = add nuw nsw i32 %1197, 1
  %1217 = icmp eq i32 %1216, 40
  br i1 %1217, label %1193, label %1196, !llvm.loop !436

1218:                                             ; preds = %1201, %1218
  %1219 = phi i64 [ 0, %1201 ], [ %1222, %1218 ]
  %1220 = getelementptr inbounds nuw i64, ptr %38, i64 %1219
  %1221 = load i64, ptr %1220, align 8, !tbaa !285
  call fastcc void @mix(i64 noundef %1221)
  %1222 = add nuw nsw i64 %1219, 1
  %1223 = icmp eq i64 %1222, 8
  br i1 %1223, label %1215, label %1218, !llvm.loop !437

1224:                                             ; preds = %1246
  call fastcc void @end(ptr noundef nonnull @.str.175)
  %1225 = getelementptr inbounds nuw i8, ptr %40, i64 32
  %1226 = ptrtoint ptr %40 to i64
  br label %1258

1227:                                             ; preds = %1193, %1246
  %1228 = phi i32 [ 0, %1193 ], [ %1247, %1246 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %39) #6
  %1229 = call fastcc i64 @operand()
  %1230 = call fastcc i64 @operand()
  %1231 = call fastcc i64 @draw()
  br label %1240

1232:                                             ; preds = %1240
  %1233 = and i64 %1231, 3
  %1234 = call { i64, i64, ptr } asm sideeffect "swpb ${1:w}, ${0:w}, [$2]", "=&r,=&r,=&r,r,r,0,1,2,~{memory},~{cc},~{x9},~{x10},~{x11},~{x12},~{x13},~{v0},~{v1}"(i64 %1230, i64 %1233, i64 0, i64 %1229, ptr nonnull %1194) #6, !srcloc !438
  %1235 = extractvalue { i64, i64, ptr } %1234, 0
  %1236 = extractvalue { i64, i64, ptr } %1234, 1
  %1237 = extractvalue { i64, i64, ptr } %1234, 2
  call fastcc void @mix(i64 noundef %1235)
  call fastcc void @mix(i64 noundef %1236)
  %1238 = ptrtoint ptr %1237 to i64
  %1239 = sub i64 %1238, %1195
  call fastcc void @mix(i64 noundef %1239)
  br label %1249

1240:                                             ; preds = %1227, %1240
  %1241 = phi i64 [ 0, %1227 ], [ %1244, %1240 ]
  %1242 = call fastcc i64 @draw()
  %1243 = getelementptr inbounds nuw i64, ptr %39, i64 %1241
  store i64 %1242, ptr %1243, align 8, !tbaa !285
  %1244 = add nuw nsw i64 %1241, 1
  %1245 = icmp eq i64 %1244, 8
  br i1 %1245, label %1232, label %1240, !llvm.loop !439

1246:                                             ; preds = %1249
  call void @llvm.lifetime.end.p0(ptr nonnull %39) #6
  %1247 = add nuw nsw i32 %1228, 1
  %1248 = icmp eq i32 %1247, 40
  br i1 %1248, label %1224, label %1227, !llvm.loop !440

1249:                                             ; preds = %1232, %1249
  %1250 = phi i64 [ 0, %1232 ], [ %1253, %1249 ]
  %1251 = getelementptr inbounds nuw i64, ptr %39, i64 %1250
  %1252 = load i64, ptr %1251, align 8, !tbaa !285
  call fastcc void @mix(i64 noundef %1252)
  %1253 = add nuw nsw i64 %1250, 1
  %1254 = icmp eq i64 %1253, 8
  br i1 %1254, label %1246, label %1249, !llvm.loop !441

1255:                                             ; preds = %1277
  call fastcc void @end(ptr noundef nonnull @.str.176)
  %1256 = getelementptr inbounds nuw i8, ptr %41, i64 32
  %1257 = ptrtoint ptr %41 to i64
  br label %1289

1258:                                             ; preds = %1224, %1277
  %1259 = phi i32 [ 0, %1224 ], [ %1278, %1277 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %40) #6
  %1260 = call fastcc i64 @operand()
  %1261 = call fastcc i64 @operand()
  %1262 = call fastcc i64 @draw()
  br label %1271

1263:                                             ; preds = %1271
  %1264 = and i64 %1262, 3
  %1265 = call { i64, i64, ptr } asm sideeffect "cas $1, $3, [$2]", "=&r,=&r,=&r,r,r,0,1,2,~{memory},~{cc},~{x9},~{x10},~{x11},~{x12},~{x13},~{v0},~{v1}"(i64 %1261, i64 %1264, i64 0, i64 %1260, ptr nonnull %1225) #6, !srcloc !442
  %1266 = extractvalue { i64, i64, ptr } %1265, 0
  %1267 = extractvalue { i64, i64, ptr } %1265, 1
  %1268 = extractvalue { i64, i64, ptr } %1265, 2
  call fastcc void @mix(i64 noundef %1266)
  call fastcc void @mix(i64 noundef %1267)
  %1269 = ptrtoint ptr %1268 to i64
  %1270 = sub i64 %1269, %1226
  call fastcc void @mix(i64 noundef %1270)
  br label %1280

1271:                                             ; preds = %1258, %1271
  %1272 = phi i64 [ 0, %1258 ], [ %1275, %1271 ]
  %1273 = call fastcc i64 @draw()
  %1274 = getelementptr inbounds nuw i64, ptr %40, i64 %1272
  store i64 %1273, ptr %1274, align 8, !tbaa !285
  %1275 = add nuw nsw i64 %1272, 1
  %1276 = icmp eq i64 %1275, 8
  br i1 %1276, label %1263, label %1271, !llvm.loop !443

1277:                                             ; preds = %1280
  call void @llvm.lifetime.end.p0(ptr nonnull %40) #6
  %1278 = add nuw nsw i32 %1259, 1
  %1279 = icmp eq i32 %1278, 40
  br i1 %1279, label %1255, label %1258, !llvm.loop !444

1280:                                             ; preds = %1263, %1280
  %1281 = phi i64 [ 0, %1263 ], [ %1284, %1280 ]
  %1282 = getelementptr inbounds nuw i64, ptr %40, i64 %1281
  %1283 = load i64, ptr %1282, align 8, !tbaa !285
  call fastcc void @mix(i64 noundef %1283)
  %1284 = add nuw nsw i64 %1281, 1
  %1285 = icmp eq i64 %1284, 8
  br i1 %1285, label %1277, label %1280, !llvm.loop !445

1286:                                             ; preds = %1308
  call fastcc void @end(ptr noundef nonnull @.str.177)
  %1287 = getelementptr inbounds nuw i8, ptr %42, i64 32
  %1288 = ptrtoint ptr %42 to i64
  br label %1320

1289:                                             ; preds = %1255, %1308
  %1290 = phi i32 [ 0, %1255 ], [ %1309, %1308 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %41) #6
  %1291 = call fastcc i64 @operand()
  %1292 = call fastcc i64 @operand()
  %1293 = call fastcc i64 @draw()
  br label %1302

1294:                                             ; preds = %1302
  %1295 = and i64 %1293, 3
  %1296 = call { i64, i64, ptr } asm sideeffect "ldr ${1:w}, [$2]\0A\09casal ${1:w}, ${3:w}, [$2]\0A\09dmb ish\0A\09isb", "=&r,=&r,=&r,r,r,0,1,2,~{memory},~{cc},~{x9},~{x10},~{x11},~{x12},~{x13},~{v0},~{v1}"(i64 %1292, i64 %1295, i64 0, i64 %1291, ptr nonnull %1256) #6, !srcloc !446
  %1297 = extractvalue { i64, i64, ptr } %1296, 0
  %1298 = extractvalue { i64, i64, ptr } %1296, 1
  %1299 = extractvalue { i64, i64, ptr } %1296, 2
  call fastcc void @mix(i64 noundef %1297)
  call fastcc void @mix(i64 noundef %1298)
  %1300 = ptrtoint ptr %1299 to i64
  %1301 = sub i64 %1300, %1257
  call fastcc void @mix(i64 noundef %1301)
  br label %1311

1302:                                             ; preds = %1289, %1302
  %1303 = phi i64 [ 0, %1289 ], [ %1306, %1302 ]
  %1304 = call fastcc i64 @draw()
  %1305 = getelementptr inbounds nuw i64, ptr %41, i64 %1303
  store i64 %1304, ptr %1305, align 8, !tbaa !285
  %1306 = add nuw nsw i64 %1303, 1
  %1307 = icmp eq i64 %1306, 8
  br i1 %1307, label %1294, label %1302, !llvm.loop !447

1308:                                             ; preds = %1311
  call void @llvm.lifetime.end.p0(ptr nonnull %41) #6
  %1309 = add nuw nsw i32 %1290, 1
  %1310 = icmp eq i32 %1309, 40
  br i1 %1310, label %1286, label %1289, !llvm.loop !448

1311:                                             ; preds = %1294, %1311
  %1312 = phi i64 [ 0, %1294 ], [ %1315, %1311 ]
  %1313 = getelementptr inbounds nuw i64, ptr %41, i64 %1312
  %1314 = load i64, ptr %1313, align 8, !tbaa !285
  call fastcc void @mix(i64 noundef %1314)
  %1315 = add nuw nsw i64 %1312, 1
  %1316 = icmp eq i64 %1315, 8
  br i1 %1316, label %1308, label %1311, !llvm.loop !449

1317:                                             ; preds = %1339
  call fastcc void @end(ptr noundef nonnull @.str.178)
  %1318 = getelementptr inbounds nuw i8, ptr %43, i64 32
  %1319 = ptrtoint ptr %43 to i64
  br label %1349

1320:                                             ; preds = %1286, %1339
  %1321 = phi i32 [ 0, %1286 ], [ %1340, %1339 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %42) #6
  %1322 = call fastcc i64 @operand()
  %1323 = call fastcc i64 @operand()
  %1324 = call fastcc i64 @draw()
  br label %1333

1325:                                             ; preds = %1333
  %1326 = and i64 %1324, 3
  %1327 = call { i64, i64, ptr } asm sideeffect "ldp x10, x11, [$2]\0A\09mov x12, #5\0A\09mov x13, #6\0A\09eor x10, x10, $4\0A\09caspal x10, x11, x12, x13, [$2]\0A\09mov $0, x10", "=&r,=&r,=&r,r,r,0,1,2,~{memory},~{cc},~{x9},~{x10},~{x11},~{x12},~{x13},~{v0},~{v1}"(i64 %1323, i64 %1326, i64 0, i64 %1322, ptr nonnull %1287) #6, !srcloc !450
  %1328 = extractvalue { i64, i64, ptr } %1327, 0
  %1329 = extractvalue { i64, i64, ptr } %1327, 1
  %1330 = extractvalue { i64, i64, ptr } %1327, 2
  call fastcc void @mix(i64 noundef %1328)
  call fastcc void @mix(i64 noundef %1329)
  %1331 = ptrtoint ptr %1330 to i64
  %1332 = sub i64 %1331, %1288
  call fastcc void @mix(i64 noundef %1332)
  br label %1342

1333:                                             ; preds = %1320, %1333
  %1334 = phi i64 [ 0, %1320 ], [ %1337, %1333 ]
  %1335 = call fastcc i64 @draw()
  %1336 = getelementptr inbounds nuw i64, ptr %42, i64 %1334
  store i64 %1335, ptr %1336, align 8, !tbaa !285
  %1337 = add nuw nsw i64 %1334, 1
  %1338 = icmp eq i64 %1337, 8
  br i1 %1338, label %1325, label %1333, !llvm.loop !451

1339:                                             ; preds = %1342
  call void @llvm.lifetime.end.p0(ptr nonnull %42) #6
  %1340 = add nuw nsw i32 %1321, 1
  %1341 = icmp eq i32 %1340, 40
  br i1 %1341, label %1317, label %1320, !llvm.loop !452

1342:                                             ; preds = %1325, %1342
  %1343 = phi i64 [ 0, %1325 ], [ %1346, %1342 ]
  %1344 = getelementptr inbounds nuw i64, ptr %42, i64 %1343
  %1345 = load i64, ptr %1344, align 8, !tbaa !285
  call fastcc void @mix(i64 noundef %1345)
  %1346 = add nuw nsw i64 %1343, 1
  %1347 = icmp eq i64 %1346, 8
  br i1 %1347, label %1339, label %1342, !llvm.loop !453

1348:                                             ; preds = %1368
  call fastcc void @end(ptr noundef nonnull @.str.179)
  ret void

1349:                                             ; preds = %1317, %1368
  %1350 = phi i32 [ 0, %1317 ], [ %1369, %1368 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %43) #6
  %1351 = call fastcc i64 @operand()
  %1352 = call fastcc i64 @operand()
  %1353 = call fastcc i64 @draw()
  br label %1362

1354:                                             ; preds = %1362
  %1355 = and i64 %1353, 3
  %1356 = call { i64, i64, ptr } asm sideeffect "sub sp, sp, #32\0A\09stp $1, $3, [sp, #16]\0A\09ldr $0, [sp, #24]\0A\09add x9, sp, #16\0A\09ldr x9, [x9]\0A\09eor $0, $0, x9\0A\09add sp, sp, #32", "=&r,=&r,=&r,r,r,0,1,2,~{memory},~{cc},~{x9},~{x10},~{x11},~{x12},~{x13},~{v0},~{v1}"(i64 %1352, i64 %1355, i64 0, i64 %1351, ptr nonnull %1318) #6, !srcloc !454
  %1357 = extractvalue { i64, i64, ptr } %1356, 0
  %1358 = extractvalue { i64, i64, ptr } %1356, 1
  %1359 = extractvalue { i64, i64, ptr } %1356, 2
  call fastcc void @mix(i64 noundef %1357)
  call fastcc void @mix(i64 noundef %1358)
  %1360 = ptrtoint ptr %1359 to i64
  %1361 = sub i64 %1360, %1319
  call fastcc void @mix(i64 noundef %1361)
  br label %1371

1362:                                             ; preds = %1349, %1362
  %1363 = phi i64 [ 0, %1349 ], [ %1366, %1362 ]
  %1364 = call fastcc i64 @draw()
  %1365 = getelementptr inbounds nuw i64, ptr %43, i64 %1363
  store i64 %1364, ptr %1365, align 8, !tbaa !285
  %1366 = add nuw nsw i64 %1363, 1
  %1367 = icmp eq i64 %1366, 8
  br i1 %1367, label %1354, label %1362, !llvm.loop !455

1368:                                             ; preds = %1371
  call void @llvm.lifetime.end.p0(ptr nonnull %43) #6
  %1369 = add nuw nsw i32 %1350, 1
  %1370 = icmp eq i32 %1369, 40
  br i1 %1370, label %1348, label %1349, !llvm.loop !456

1371:                                             ; preds = %1354, %1371
  %1372 = phi i64 [ 0, %1354 ], [ %1375, %1371 ]
  %1373 = getelementptr inbounds nuw i64, ptr %43, i64 %1372
  %1374 = load i64, ptr %1373, align 8, !tbaa !285
  call fastcc void @mix(i64 noundef %1374)
  %1375 = add nuw nsw i64 %1372, 1
  %1376 = icmp eq i64 %1375, 8
  br i1 %1376, label %1368, label %1371, !llvm.loop !457
}

; Function Attrs: nounwind uwtable
define internal fastcc void @floats() unnamed_addr #0 {
  br label %2

1:                                                ; preds = %2
  tail call fastcc void @end(ptr noundef nonnull @.str.180)
  br label %18

2:                                                ; preds = %0, %2
  %3 = phi i32 [ 0, %0 ], [ %15, %2 ]
  %4 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %5 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %6 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %7 = tail call fastcc i64 @draw()
  %8 = shl i64 %7, 22
  %9 = and i64 %8, 12582912
  %10 = tail call { i64, i64, i64 } asm sideeffect "fmov d1, $3\0A\09fmov d2, $4\0A\09fmov d3, $5\0A\09msr fpcr, $6\0A\09msr fpsr, xzr\0A\09fadd d0, d1, d2\0A\09mrs $1, fpsr\0A\09msr fpcr, xzr\0A\09fmov $0, d0\0A\09fmov $2, v0.d[1]", "=&r,=&r,=&r,r,r,r,r,~{v0},~{v1},~{v2},~{v3},~{cc}"(i64 %4, i64 %5, i64 %6, i64 %9) #6, !srcloc !458
  %11 = extractvalue { i64, i64, i64 } %10, 0
  %12 = extractvalue { i64, i64, i64 } %10, 1
  %13 = extractvalue { i64, i64, i64 } %10, 2
  tail call fastcc void @mix(i64 noundef %11)
  tail call fastcc void @mix(i64 noundef %13)
  %14 = and i64 %12, 31
  tail call fastcc void @mix(i64 noundef %14)
  %15 = add nuw nsw i32 %3, 1
  %16 = icmp eq i32 %15, 40
  br i1 %16, label %1, label %2, !llvm.loop !459

17:                                               ; preds = %18
  tail call fastcc void @end(ptr noundef nonnull @.str.181)
  br label %34

18:                                               ; preds = %1, %18
  %19 = phi i32 [ 0, %1 ], [ %31, %18 ]
  %20 = tail call fastcc i64 @number(i32 noundef 8, i32 noundef 23)
  %21 = tail call fastcc i64 @number(i32 noundef 8, i32 noundef 23)
  %22 = tail call fastcc i64 @number(i32 noundef 8, i32 noundef 23)
  %23 = tail call fastcc i64 @draw()
  %24 = shl i64 %23, 22
  %25 = and i64 %24, 12582912
  %26 = tail call { i64, i64, i64 } asm sideeffect "fmov d1, $3\0A\09fmov d2, $4\0A\09fmov d3, $5\0A\09msr fpcr, $6\0A\09msr fpsr, xzr\0A\09fadd s0, s1, s2\0A\09mrs $1, fpsr\0A\09msr fpcr, xzr\0A\09fmov $0, d0\0A\09fmov $2, v0.d[1]", "=&r,=&r,=&r,r,r,r,r,~{v0},~{v1},~{v2},~{v3},~{cc}"(i64 %20, i64 %21, i64 %22, i64 %25) #6, !srcloc !460
  %27 = extractvalue { i64, i64, i64 } %26, 0
  %28 = extractvalue { i64, i64, i64 } %26, 1
  %29 = extractvalue { i64, i64, i64 } %26, 2
  tail call fastcc void @mix(i64 noundef %27)
  tail call fastcc void @mix(i64 noundef %29)
  %30 = and i64 %28, 31
  tail call fastcc void @mix(i64 noundef %30)
  %31 = add nuw nsw i32 %19, 1
  %32 = icmp eq i32 %31, 40
  br i1 %32, label %17, label %18, !llvm.loop !461

33:                                               ; preds = %34
  tail call fastcc void @end(ptr noundef nonnull @.str.182)
  br label %50

34:                                               ; preds = %17, %34
  %35 = phi i32 [ 0, %17 ], [ %47, %34 ]
  %36 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %37 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %38 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %39 = tail call fastcc i64 @draw()
  %40 = shl i64 %39, 22
  %41 = and i64 %40, 12582912
  %42 = tail call { i64, i64, i64 } asm sideeffect "fmov d1, $3\0A\09fmov d2, $4\0A\09fmov d3, $5\0A\09msr fpcr, $6\0A\09msr fpsr, xzr\0A\09fsub d0, d1, d2\0A\09mrs $1, fpsr\0A\09msr fpcr, xzr\0A\09fmov $0, d0\0A\09fmov $2, v0.d[1]", "=&r,=&r,=&r,r,r,r,r,~{v0},~{v1},~{v2},~{v3},~{cc}"(i64 %36, i64 %37, i64 %38, i64 %41) #6, !srcloc !462
  %43 = extractvalue { i64, i64, i64 } %42, 0
  %44 = extractvalue { i64, i64, i64 } %42, 1
  %45 = extractvalue { i64, i64, i64 } %42, 2
  tail call fastcc void @mix(i64 noundef %43)
  tail call fastcc void @mix(i64 noundef %45)
  %46 = and i64 %44, 31
  tail call fastcc void @mix(i64 noundef %46)
  %47 = add nuw nsw i32 %35, 1
  %48 = icmp eq i32 %47, 40
  br i1 %48, label %33, label %34, !llvm.loop !463

49:                                               ; preds = %50
  tail call fastcc void @end(ptr noundef nonnull @.str.183)
  br label %66

50:                                               ; preds = %33, %50
  %51 = phi i32 [ 0, %33 ], [ %63, %50 ]
  %52 = tail call fastcc i64 @number(i32 noundef 8, i32 noundef 23)
  %53 = tail call fastcc i64 @number(i32 noundef 8, i32 noundef 23)
  %54 = tail call fastcc i64 @number(i32 noundef 8, i32 noundef 23)
  %55 = tail call fastcc i64 @draw()
  %56 = shl i64 %55, 22
  %57 = and i64 %56, 12582912
  %58 = tail call { i64, i64, i64 } asm sideeffect "fmov d1, $3\0A\09fmov d2, $4\0A\09fmov d3, $5\0A\09msr fpcr, $6\0A\09msr fpsr, xzr\0A\09fsub s0, s1, s2\0A\09mrs $1, fpsr\0A\09msr fpcr, xzr\0A\09fmov $0, d0\0A\09fmov $2, v0.d[1]", "=&r,=&r,=&r,r,r,r,r,~{v0},~{v1},~{v2},~{v3},~{cc}"(i64 %52, i64 %53, i64 %54, i64 %57) #6, !srcloc !464
  %59 = extractvalue { i64, i64, i64 } %58, 0
  %60 = extractvalue { i64, i64, i64 } %58, 1
  %61 = extractvalue { i64, i64, i64 } %58, 2
  tail call fastcc void @mix(i64 noundef %59)
  tail call fastcc void @mix(i64 noundef %61)
  %62 = and i64 %60, 31
  tail call fastcc void @mix(i64 noundef %62)
  %63 = add nuw nsw i32 %51, 1
  %64 = icmp eq i32 %63, 40
  br i1 %64, label %49, label %50, !llvm.loop !465

65:                                               ; preds = %66
  tail call fastcc void @end(ptr noundef nonnull @.str.184)
  br label %82

66:                                               ; preds = %49, %66
  %67 = phi i32 [ 0, %49 ], [ %79, %66 ]
  %68 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %69 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %70 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %71 = tail call fastcc i64 @draw()
  %72 = shl i64 %71, 22
  %73 = and i64 %72, 12582912
  %74 = tail call { i64, i64, i64 } asm sideeffect "fmov d1, $3\0A\09fmov d2, $4\0A\09fmov d3, $5\0A\09msr fpcr, $6\0A\09msr fpsr, xzr\0A\09fmul d0, d1, d2\0A\09mrs $1, fpsr\0A\09msr fpcr, xzr\0A\09fmov $0, d0\0A\09fmov $2, v0.d[1]", "=&r,=&r,=&r,r,r,r,r,~{v0},~{v1},~{v2},~{v3},~{cc}"(i64 %68, i64 %69, i64 %70, i64 %73) #6, !srcloc !466
  %75 = extractvalue { i64, i64, i64 } %74, 0
  %76 = extractvalue { i64, i64, i64 } %74, 1
  %77 = extractvalue { i64, i64, i64 } %74, 2
  tail call fastcc void @mix(i64 noundef %75)
  tail call fastcc void @mix(i64 noundef %77)
  %78 = and i64 %76, 31
  tail call fastcc void @mix(i64 noundef %78)
  %79 = add nuw nsw i32 %67, 1
  %80 = icmp eq i32 %79, 40
  br i1 %80, label %65, label %66, !llvm.loop !467

81:                                               ; preds = %82
  tail call fastcc void @end(ptr noundef nonnull @.str.185)
  br label %98

82:                                               ; preds = %65, %82
  %83 = phi i32 [ 0, %65 ], [ %95, %82 ]
  %84 = tail call fastcc i64 @number(i32 noundef 8, i32 noundef 23)
  %85 = tail call fastcc i64 @number(i32 noundef 8, i32 noundef 23)
  %86 = tail call fastcc i64 @number(i32 noundef 8, i32 noundef 23)
  %87 = tail call fastcc i64 @draw()
  %88 = shl i64 %87, 22
  %89 = and i64 %88, 12582912
  %90 = tail call { i64, i64, i64 } asm sideeffect "fmov d1, $3\0A\09fmov d2, $4\0A\09fmov d3, $5\0A\09msr fpcr, $6\0A\09msr fpsr, xzr\0A\09fmul s0, s1, s2\0A\09mrs $1, fpsr\0A\09msr fpcr, xzr\0A\09fmov $0, d0\0A\09fmov $2, v0.d[1]", "=&r,=&r,=&r,r,r,r,r,~{v0},~{v1},~{v2},~{v3},~{cc}"(i64 %84, i64 %85, i64 %86, i64 %89) #6, !srcloc !468
  %91 = extractvalue { i64, i64, i64 } %90, 0
  %92 = extractvalue { i64, i64, i64 } %90, 1
  %93 = extractvalue { i64, i64, i64 } %90, 2
  tail call fastcc void @mix(i64 noundef %91)
  tail call fastcc void @mix(i64 noundef %93)
  %94 = and i64 %92, 31
  tail call fastcc void @mix(i64 noundef %94)
  %95 = add nuw nsw i32 %83, 1
  %96 = icmp eq i32 %95, 40
  br i1 %96, label %81, label %82, !llvm.loop !469

97:                                               ; preds = %98
  tail call fastcc void @end(ptr noundef nonnull @.str.186)
  br label %114

98:                                               ; preds = %81, %98
  %99 = phi i32 [ 0, %81 ], [ %111, %98 ]
  %100 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %101 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %102 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %103 = tail call fastcc i64 @draw()
  %104 = shl i64 %103, 22
  %105 = and i64 %104, 12582912
  %106 = tail call { i64, i64, i64 } asm sideeffect "fmov d1, $3\0A\09fmov d2, $4\0A\09fmov d3, $5\0A\09msr fpcr, $6\0A\09msr fpsr, xzr\0A\09fdiv d0, d1, d2\0A\09mrs $1, fpsr\0A\09msr fpcr, xzr\0A\09fmov $0, d0\0A\09fmov $2, v0.d[1]", "=&r,=&r,=&r,r,r,r,r,~{v0},~{v1},~{v2},~{v3},~{cc}"(i64 %100, i64 %101, i64 %102, i64 %105) #6, !srcloc !470
  %107 = extractvalue { i64, i64, i64 } %106, 0
  %108 = extractvalue { i64, i64, i64 } %106, 1
  %109 = extractvalue { i64, i64, i64 } %106, 2
  tail call fastcc void @mix(i64 noundef %107)
  tail call fastcc void @mix(i64 noundef %109)
  %110 = and i64 %108, 31
  tail call fastcc void @mix(i64 noundef %110)
  %111 = add nuw nsw i32 %99, 1
  %112 = icmp eq i32 %111, 40
  br i1 %112, label %97, label %98, !llvm.loop !471

113:                                              ; preds = %114
  tail call fastcc void @end(ptr noundef nonnull @.str.187)
  br label %130

114:                                              ; preds = %97, %114
  %115 = phi i32 [ 0, %97 ], [ %127, %114 ]
  %116 = tail call fastcc i64 @number(i32 noundef 8, i32 noundef 23)
  %117 = tail call fastcc i64 @number(i32 noundef 8, i32 noundef 23)
  %118 = tail call fastcc i64 @number(i32 noundef 8, i32 noundef 23)
  %119 = tail call fastcc i64 @draw()
  %120 = shl i64 %119, 22
  %121 = and i64 %120, 12582912
  %122 = tail call { i64, i64, i64 } asm sideeffect "fmov d1, $3\0A\09fmov d2, $4\0A\09fmov d3, $5\0A\09msr fpcr, $6\0A\09msr fpsr, xzr\0A\09fdiv s0, s1, s2\0A\09mrs $1, fpsr\0A\09msr fpcr, xzr\0A\09fmov $0, d0\0A\09fmov $2, v0.d[1]", "=&r,=&r,=&r,r,r,r,r,~{v0},~{v1},~{v2},~{v3},~{cc}"(i64 %116, i64 %117, i64 %118, i64 %121) #6, !srcloc !472
  %123 = extractvalue { i64, i64, i64 } %122, 0
  %124 = extractvalue { i64, i64, i64 } %122, 1
  %125 = extractvalue { i64, i64, i64 } %122, 2
  tail call fastcc void @mix(i64 noundef %123)
  tail call fastcc void @mix(i64 noundef %125)
  %126 = and i64 %124, 31
  tail call fastcc void @mix(i64 noundef %126)
  %127 = add nuw nsw i32 %115, 1
  %128 = icmp eq i32 %127, 40
  br i1 %128, label %113, label %114, !llvm.loop !473

129:                                              ; preds = %130
  tail call fastcc void @end(ptr noundef nonnull @.str.188)
  br label %146

130:                                              ; preds = %113, %130
  %131 = phi i32 [ 0, %113 ], [ %143, %130 ]
  %132 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %133 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %134 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %135 = tail call fastcc i64 @draw()
  %136 = shl i64 %135, 22
  %137 = and i64 %136, 12582912
  %138 = tail call { i64, i64, i64 } asm sideeffect "fmov d1, $3\0A\09fmov d2, $4\0A\09fmov d3, $5\0A\09msr fpcr, $6\0A\09msr fpsr, xzr\0A\09fnmul d0, d1, d2\0A\09mrs $1, fpsr\0A\09msr fpcr, xzr\0A\09fmov $0, d0\0A\09fmov $2, v0.d[1]", "=&r,=&r,=&r,r,r,r,r,~{v0},~{v1},~{v2},~{v3},~{cc}"(i64 %132, i64 %133, i64 %134, i64 %137) #6, !srcloc !474
  %139 = extractvalue { i64, i64, i64 } %138, 0
  %140 = extractvalue { i64, i64, i64 } %138, 1
  %141 = extractvalue { i64, i64, i64 } %138, 2
  tail call fastcc void @mix(i64 noundef %139)
  tail call fastcc void @mix(i64 noundef %141)
  %142 = and i64 %140, 31
  tail call fastcc void @mix(i64 noundef %142)
  %143 = add nuw nsw i32 %131, 1
  %144 = icmp eq i32 %143, 40
  br i1 %144, label %129, label %130, !llvm.loop !475

145:                                              ; preds = %146
  tail call fastcc void @end(ptr noundef nonnull @.str.189)
  br label %162

146:                                              ; preds = %129, %146
  %147 = phi i32 [ 0, %129 ], [ %159, %146 ]
  %148 = tail call fastcc i64 @number(i32 noundef 8, i32 noundef 23)
  %149 = tail call fastcc i64 @number(i32 noundef 8, i32 noundef 23)
  %150 = tail call fastcc i64 @number(i32 noundef 8, i32 noundef 23)
  %151 = tail call fastcc i64 @draw()
  %152 = shl i64 %151, 22
  %153 = and i64 %152, 12582912
  %154 = tail call { i64, i64, i64 } asm sideeffect "fmov d1, $3\0A\09fmov d2, $4\0A\09fmov d3, $5\0A\09msr fpcr, $6\0A\09msr fpsr, xzr\0A\09fnmul s0, s1, s2\0A\09mrs $1, fpsr\0A\09msr fpcr, xzr\0A\09fmov $0, d0\0A\09fmov $2, v0.d[1]", "=&r,=&r,=&r,r,r,r,r,~{v0},~{v1},~{v2},~{v3},~{cc}"(i64 %148, i64 %149, i64 %150, i64 %153) #6, !srcloc !476
  %155 = extractvalue { i64, i64, i64 } %154, 0
  %156 = extractvalue { i64, i64, i64 } %154, 1
  %157 = extractvalue { i64, i64, i64 } %154, 2
  tail call fastcc void @mix(i64 noundef %155)
  tail call fastcc void @mix(i64 noundef %157)
  %158 = and i64 %156, 31
  tail call fastcc void @mix(i64 noundef %158)
  %159 = add nuw nsw i32 %147, 1
  %160 = icmp eq i32 %159, 40
  br i1 %160, label %145, label %146, !llvm.loop !477

161:                                              ; preds = %162
  tail call fastcc void @end(ptr noundef nonnull @.str.190)
  br label %178

162:                                              ; preds = %145, %162
  %163 = phi i32 [ 0, %145 ], [ %175, %162 ]
  %164 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %165 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %166 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %167 = tail call fastcc i64 @draw()
  %168 = shl i64 %167, 22
  %169 = and i64 %168, 12582912
  %170 = tail call { i64, i64, i64 } asm sideeffect "fmov d1, $3\0A\09fmov d2, $4\0A\09fmov d3, $5\0A\09msr fpcr, $6\0A\09msr fpsr, xzr\0A\09fmadd d0, d1, d2, d3\0A\09mrs $1, fpsr\0A\09msr fpcr, xzr\0A\09fmov $0, d0\0A\09fmov $2, v0.d[1]", "=&r,=&r,=&r,r,r,r,r,~{v0},~{v1},~{v2},~{v3},~{cc}"(i64 %164, i64 %165, i64 %166, i64 %169) #6, !srcloc !478
  %171 = extractvalue { i64, i64, i64 } %170, 0
  %172 = extractvalue { i64, i64, i64 } %170, 1
  %173 = extractvalue { i64, i64, i64 } %170, 2
  tail call fastcc void @mix(i64 noundef %171)
  tail call fastcc void @mix(i64 noundef %173)
  %174 = and i64 %172, 31
  tail call fastcc void @mix(i64 noundef %174)
  %175 = add nuw nsw i32 %163, 1
  %176 = icmp eq i32 %175, 40
  br i1 %176, label %161, label %162, !llvm.loop !479

177:                                              ; preds = %178
  tail call fastcc void @end(ptr noundef nonnull @.str.191)
  br label %194

178:                                              ; preds = %161, %178
  %179 = phi i32 [ 0, %161 ], [ %191, %178 ]
  %180 = tail call fastcc i64 @number(i32 noundef 8, i32 noundef 23)
  %181 = tail call fastcc i64 @number(i32 noundef 8, i32 noundef 23)
  %182 = tail call fastcc i64 @number(i32 noundef 8, i32 noundef 23)
  %183 = tail call fastcc i64 @draw()
  %184 = shl i64 %183, 22
  %185 = and i64 %184, 12582912
  %186 = tail call { i64, i64, i64 } asm sideeffect "fmov d1, $3\0A\09fmov d2, $4\0A\09fmov d3, $5\0A\09msr fpcr, $6\0A\09msr fpsr, xzr\0A\09fmsub s0, s1, s2, s3\0A\09mrs $1, fpsr\0A\09msr fpcr, xzr\0A\09fmov $0, d0\0A\09fmov $2, v0.d[1]", "=&r,=&r,=&r,r,r,r,r,~{v0},~{v1},~{v2},~{v3},~{cc}"(i64 %180, i64 %181, i64 %182, i64 %185) #6, !srcloc !480
  %187 = extractvalue { i64, i64, i64 } %186, 0
  %188 = extractvalue { i64, i64, i64 } %186, 1
  %189 = extractvalue { i64, i64, i64 } %186, 2
  tail call fastcc void @mix(i64 noundef %187)
  tail call fastcc void @mix(i64 noundef %189)
  %190 = and i64 %188, 31
  tail call fastcc void @mix(i64 noundef %190)
  %191 = add nuw nsw i32 %179, 1
  %192 = icmp eq i32 %191, 40
  br i1 %192, label %177, label %178, !llvm.loop !481

193:                                              ; preds = %194
  tail call fastcc void @end(ptr noundef nonnull @.str.192)
  br label %210

194:                                              ; preds = %177, %194
  %195 = phi i32 [ 0, %177 ], [ %207, %194 ]
  %196 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %197 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %198 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %199 = tail call fastcc i64 @draw()
  %200 = shl i64 %199, 22
  %201 = and i64 %200, 12582912
  %202 = tail call { i64, i64, i64 } asm sideeffect "fmov d1, $3\0A\09fmov d2, $4\0A\09fmov d3, $5\0A\09msr fpcr, $6\0A\09msr fpsr, xzr\0A\09fnmadd d0, d1, d2, d3\0A\09mrs $1, fpsr\0A\09msr fpcr, xzr\0A\09fmov $0, d0\0A\09fmov $2, v0.d[1]", "=&r,=&r,=&r,r,r,r,r,~{v0},~{v1},~{v2},~{v3},~{cc}"(i64 %196, i64 %197, i64 %198, i64 %201) #6, !srcloc !482
  %203 = extractvalue { i64, i64, i64 } %202, 0
  %204 = extractvalue { i64, i64, i64 } %202, 1
  %205 = extractvalue { i64, i64, i64 } %202, 2
  tail call fastcc void @mix(i64 noundef %203)
  tail call fastcc void @mix(i64 noundef %205)
  %206 = and i64 %204, 31
  tail call fastcc void @mix(i64 noundef %206)
  %207 = add nuw nsw i32 %195, 1
  %208 = icmp eq i32 %207, 40
  br i1 %208, label %193, label %194, !llvm.loop !483

209:                                              ; preds = %210
  tail call fastcc void @end(ptr noundef nonnull @.str.193)
  br label %226

210:                                              ; preds = %193, %210
  %211 = phi i32 [ 0, %193 ], [ %223, %210 ]
  %212 = tail call fastcc i64 @number(i32 noundef 8, i32 noundef 23)
  %213 = tail call fastcc i64 @number(i32 noundef 8, i32 noundef 23)
  %214 = tail call fastcc i64 @number(i32 noundef 8, i32 noundef 23)
  %215 = tail call fastcc i64 @draw()
  %216 = shl i64 %215, 22
  %217 = and i64 %216, 12582912
  %218 = tail call { i64, i64, i64 } asm sideeffect "fmov d1, $3\0A\09fmov d2, $4\0A\09fmov d3, $5\0A\09msr fpcr, $6\0A\09msr fpsr, xzr\0A\09fnmsub s0, s1, s2, s3\0A\09mrs $1, fpsr\0A\09msr fpcr, xzr\0A\09fmov $0, d0\0A\09fmov $2, v0.d[1]", "=&r,=&r,=&r,r,r,r,r,~{v0},~{v1},~{v2},~{v3},~{cc}"(i64 %212, i64 %213, i64 %214, i64 %217) #6, !srcloc !484
  %219 = extractvalue { i64, i64, i64 } %218, 0
  %220 = extractvalue { i64, i64, i64 } %218, 1
  %221 = extractvalue { i64, i64, i64 } %218, 2
  tail call fastcc void @mix(i64 noundef %219)
  tail call fastcc void @mix(i64 noundef %221)
  %222 = and i64 %220, 31
  tail call fastcc void @mix(i64 noundef %222)
  %223 = add nuw nsw i32 %211, 1
  %224 = icmp eq i32 %223, 40
  br i1 %224, label %209, label %210, !llvm.loop !485

225:                                              ; preds = %226
  tail call fastcc void @end(ptr noundef nonnull @.str.194)
  br label %242

226:                                              ; preds = %209, %226
  %227 = phi i32 [ 0, %209 ], [ %239, %226 ]
  %228 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %229 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %230 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %231 = tail call fastcc i64 @draw()
  %232 = shl i64 %231, 22
  %233 = and i64 %232, 12582912
  %234 = tail call { i64, i64, i64 } asm sideeffect "fmov d1, $3\0A\09fmov d2, $4\0A\09fmov d3, $5\0A\09msr fpcr, $6\0A\09msr fpsr, xzr\0A\09fmax d0, d1, d2\0A\09mrs $1, fpsr\0A\09msr fpcr, xzr\0A\09fmov $0, d0\0A\09fmov $2, v0.d[1]", "=&r,=&r,=&r,r,r,r,r,~{v0},~{v1},~{v2},~{v3},~{cc}"(i64 %228, i64 %229, i64 %230, i64 %233) #6, !srcloc !486
  %235 = extractvalue { i64, i64, i64 } %234, 0
  %236 = extractvalue { i64, i64, i64 } %234, 1
  %237 = extractvalue { i64, i64, i64 } %234, 2
  tail call fastcc void @mix(i64 noundef %235)
  tail call fastcc void @mix(i64 noundef %237)
  %238 = and i64 %236, 31
  tail call fastcc void @mix(i64 noundef %238)
  %239 = add nuw nsw i32 %227, 1
  %240 = icmp eq i32 %239, 40
  br i1 %240, label %225, label %226, !llvm.loop !487

241:                                              ; preds = %242
  tail call fastcc void @end(ptr noundef nonnull @.str.195)
  br label %258

242:                                              ; preds = %225, %242
  %243 = phi i32 [ 0, %225 ], [ %255, %242 ]
  %244 = tail call fastcc i64 @number(i32 noundef 8, i32 noundef 23)
  %245 = tail call fastcc i64 @number(i32 noundef 8, i32 noundef 23)
  %246 = tail call fastcc i64 @number(i32 noundef 8, i32 noundef 23)
  %247 = tail call fastcc i64 @draw()
  %248 = shl i64 %247, 22
  %249 = and i64 %248, 12582912
  %250 = tail call { i64, i64, i64 } asm sideeffect "fmov d1, $3\0A\09fmov d2, $4\0A\09fmov d3, $5\0A\09msr fpcr, $6\0A\09msr fpsr, xzr\0A\09fmin s0, s1, s2\0A\09mrs $1, fpsr\0A\09msr fpcr, xzr\0A\09fmov $0, d0\0A\09fmov $2, v0.d[1]", "=&r,=&r,=&r,r,r,r,r,~{v0},~{v1},~{v2},~{v3},~{cc}"(i64 %244, i64 %245, i64 %246, i64 %249) #6, !srcloc !488
  %251 = extractvalue { i64, i64, i64 } %250, 0
  %252 = extractvalue { i64, i64, i64 } %250, 1
  %253 = extractvalue { i64, i64, i64 } %250, 2
  tail call fastcc void @mix(i64 noundef %251)
  tail call fastcc void @mix(i64 noundef %253)
  %254 = and i64 %252, 31
  tail call fastcc void @mix(i64 noundef %254)
  %255 = add nuw nsw i32 %243, 1
  %256 = icmp eq i32 %255, 40
  br i1 %256, label %241, label %242, !llvm.loop !489

257:                                              ; preds = %258
  tail call fastcc void @end(ptr noundef nonnull @.str.196)
  br label %274

258:                                              ; preds = %241, %258
  %259 = phi i32 [ 0, %241 ], [ %271, %258 ]
  %260 = tail call fastcc i64 @number(i32 noundef 8, i32 noundef 23)
  %261 = tail call fastcc i64 @number(i32 noundef 8, i32 noundef 23)
  %262 = tail call fastcc i64 @number(i32 noundef 8, i32 noundef 23)
  %263 = tail call fastcc i64 @draw()
  %264 = shl i64 %263, 22
  %265 = and i64 %264, 12582912
  %266 = tail call { i64, i64, i64 } asm sideeffect "fmov d1, $3\0A\09fmov d2, $4\0A\09fmov d3, $5\0A\09msr fpcr, $6\0A\09msr fpsr, xzr\0A\09fmaxnm s0, s1, s2\0A\09mrs $1, fpsr\0A\09msr fpcr, xzr\0A\09fmov $0, d0\0A\09fmov $2, v0.d[1]", "=&r,=&r,=&r,r,r,r,r,~{v0},~{v1},~{v2},~{v3},~{cc}"(i64 %260, i64 %261, i64 %262, i64 %265) #6, !srcloc !490
  %267 = extractvalue { i64, i64, i64 } %266, 0
  %268 = extractvalue { i64, i64, i64 } %266, 1
  %269 = extractvalue { i64, i64, i64 } %266, 2
  tail call fastcc void @mix(i64 noundef %267)
  tail call fastcc void @mix(i64 noundef %269)
  %270 = and i64 %268, 31
  tail call fastcc void @mix(i64 noundef %270)
  %271 = add nuw nsw i32 %259, 1
  %272 = icmp eq i32 %271, 40
  br i1 %272, label %257, label %258, !llvm.loop !491

273:                                              ; preds = %274
  tail call fastcc void @end(ptr noundef nonnull @.str.197)
  br label %290

274:                                              ; preds = %257, %274
  %275 = phi i32 [ 0, %257 ], [ %287, %274 ]
  %276 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %277 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %278 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %279 = tail call fastcc i64 @draw()
  %280 = shl i64 %279, 22
  %281 = and i64 %280, 12582912
  %282 = tail call { i64, i64, i64 } asm sideeffect "fmov d1, $3\0A\09fmov d2, $4\0A\09fmov d3, $5\0A\09msr fpcr, $6\0A\09msr fpsr, xzr\0A\09fminnm d0, d1, d2\0A\09mrs $1, fpsr\0A\09msr fpcr, xzr\0A\09fmov $0, d0\0A\09fmov $2, v0.d[1]", "=&r,=&r,=&r,r,r,r,r,~{v0},~{v1},~{v2},~{v3},~{cc}"(i64 %276, i64 %277, i64 %278, i64 %281) #6, !srcloc !492
  %283 = extractvalue { i64, i64, i64 } %282, 0
  %284 = extractvalue { i64, i64, i64 } %282, 1
  %285 = extractvalue { i64, i64, i64 } %282, 2
  tail call fastcc void @mix(i64 noundef %283)
  tail call fastcc void @mix(i64 noundef %285)
  %286 = and i64 %284, 31
  tail call fastcc void @mix(i64 noundef %286)
  %287 = add nuw nsw i32 %275, 1
  %288 = icmp eq i32 %287, 40
  br i1 %288, label %273, label %274, !llvm.loop !493

289:                                              ; preds = %290
  tail call fastcc void @end(ptr noundef nonnull @.str.198)
  br label %306

290:                                              ; preds = %273, %290
  %291 = phi i32 [ 0, %273 ], [ %303, %290 ]
  %292 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %293 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %294 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %295 = tail call fastcc i64 @draw()
  %296 = shl i64 %295, 22
  %297 = and i64 %296, 12582912
  %298 = tail call { i64, i64, i64 } asm sideeffect "fmov d1, $3\0A\09fmov d2, $4\0A\09fmov d3, $5\0A\09msr fpcr, $6\0A\09msr fpsr, xzr\0A\09fsqrt d0, d1\0A\09mrs $1, fpsr\0A\09msr fpcr, xzr\0A\09fmov $0, d0\0A\09fmov $2, v0.d[1]", "=&r,=&r,=&r,r,r,r,r,~{v0},~{v1},~{v2},~{v3},~{cc}"(i64 %292, i64 %293, i64 %294, i64 %297) #6, !srcloc !494
  %299 = extractvalue { i64, i64, i64 } %298, 0
  %300 = extractvalue { i64, i64, i64 } %298, 1
  %301 = extractvalue { i64, i64, i64 } %298, 2
  tail call fastcc void @mix(i64 noundef %299)
  tail call fastcc void @mix(i64 noundef %301)
  %302 = and i64 %300, 31
  tail call fastcc void @mix(i64 noundef %302)
  %303 = add nuw nsw i32 %291, 1
  %304 = icmp eq i32 %303, 40
  br i1 %304, label %289, label %290, !llvm.loop !495

305:                                              ; preds = %306
  tail call fastcc void @end(ptr noundef nonnull @.str.199)
  br label %322

306:                                              ; preds = %289, %306
  %307 = phi i32 [ 0, %289 ], [ %319, %306 ]
  %308 = tail call fastcc i64 @number(i32 noundef 8, i32 noundef 23)
  %309 = tail call fastcc i64 @number(i32 noundef 8, i32 noundef 23)
  %310 = tail call fastcc i64 @number(i32 noundef 8, i32 noundef 23)
  %311 = tail call fastcc i64 @draw()
  %312 = shl i64 %311, 22
  %313 = and i64 %312, 12582912
  %314 = tail call { i64, i64, i64 } asm sideeffect "fmov d1, $3\0A\09fmov d2, $4\0A\09fmov d3, $5\0A\09msr fpcr, $6\0A\09msr fpsr, xzr\0A\09fsqrt s0, s1\0A\09mrs $1, fpsr\0A\09msr fpcr, xzr\0A\09fmov $0, d0\0A\09fmov $2, v0.d[1]", "=&r,=&r,=&r,r,r,r,r,~{v0},~{v1},~{v2},~{v3},~{cc}"(i64 %308, i64 %309, i64 %310, i64 %313) #6, !srcloc !496
  %315 = extractvalue { i64, i64, i64 } %314, 0
  %316 = extractvalue { i64, i64, i64 } %314, 1
  %317 = extractvalue { i64, i64, i64 } %314, 2
  tail call fastcc void @mix(i64 noundef %315)
  tail call fastcc void @mix(i64 noundef %317)
  %318 = and i64 %316, 31
  tail call fastcc void @mix(i64 noundef %318)
  %319 = add nuw nsw i32 %307, 1
  %320 = icmp eq i32 %319, 40
  br i1 %320, label %305, label %306, !llvm.loop !497

321:                                              ; preds = %322
  tail call fastcc void @end(ptr noundef nonnull @.str.200)
  br label %338

322:                                              ; preds = %305, %322
  %323 = phi i32 [ 0, %305 ], [ %335, %322 ]
  %324 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %325 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %326 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %327 = tail call fastcc i64 @draw()
  %328 = shl i64 %327, 22
  %329 = and i64 %328, 12582912
  %330 = tail call { i64, i64, i64 } asm sideeffect "fmov d1, $3\0A\09fmov d2, $4\0A\09fmov d3, $5\0A\09msr fpcr, $6\0A\09msr fpsr, xzr\0A\09fabs d0, d1\0A\09mrs $1, fpsr\0A\09msr fpcr, xzr\0A\09fmov $0, d0\0A\09fmov $2, v0.d[1]", "=&r,=&r,=&r,r,r,r,r,~{v0},~{v1},~{v2},~{v3},~{cc}"(i64 %324, i64 %325, i64 %326, i64 %329) #6, !srcloc !498
  %331 = extractvalue { i64, i64, i64 } %330, 0
  %332 = extractvalue { i64, i64, i64 } %330, 1
  %333 = extractvalue { i64, i64, i64 } %330, 2
  tail call fastcc void @mix(i64 noundef %331)
  tail call fastcc void @mix(i64 noundef %333)
  %334 = and i64 %332, 31
  tail call fastcc void @mix(i64 noundef %334)
  %335 = add nuw nsw i32 %323, 1
  %336 = icmp eq i32 %335, 40
  br i1 %336, label %321, label %322, !llvm.loop !499

337:                                              ; preds = %338
  tail call fastcc void @end(ptr noundef nonnull @.str.201)
  br label %354

338:                                              ; preds = %321, %338
  %339 = phi i32 [ 0, %321 ], [ %351, %338 ]
  %340 = tail call fastcc i64 @number(i32 noundef 8, i32 noundef 23)
  %341 = tail call fastcc i64 @number(i32 noundef 8, i32 noundef 23)
  %342 = tail call fastcc i64 @number(i32 noundef 8, i32 noundef 23)
  %343 = tail call fastcc i64 @draw()
  %344 = shl i64 %343, 22
  %345 = and i64 %344, 12582912
  %346 = tail call { i64, i64, i64 } asm sideeffect "fmov d1, $3\0A\09fmov d2, $4\0A\09fmov d3, $5\0A\09msr fpcr, $6\0A\09msr fpsr, xzr\0A\09fneg s0, s1\0A\09mrs $1, fpsr\0A\09msr fpcr, xzr\0A\09fmov $0, d0\0A\09fmov $2, v0.d[1]", "=&r,=&r,=&r,r,r,r,r,~{v0},~{v1},~{v2},~{v3},~{cc}"(i64 %340, i64 %341, i64 %342, i64 %345) #6, !srcloc !500
  %347 = extractvalue { i64, i64, i64 } %346, 0
  %348 = extractvalue { i64, i64, i64 } %346, 1
  %349 = extractvalue { i64, i64, i64 } %346, 2
  tail call fastcc void @mix(i64 noundef %347)
  tail call fastcc void @mix(i64 noundef %349)
  %350 = and i64 %348, 31
  tail call fastcc void @mix(i64 noundef %350)
  %351 = add nuw nsw i32 %339, 1
  %352 = icmp eq i32 %351, 40
  br i1 %352, label %337, label %338, !llvm.loop !501

353:                                              ; preds = %354
  tail call fastcc void @end(ptr noundef nonnull @.str.202)
  br label %370

354:                                              ; preds = %337, %354
  %355 = phi i32 [ 0, %337 ], [ %367, %354 ]
  %356 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %357 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %358 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %359 = tail call fastcc i64 @draw()
  %360 = shl i64 %359, 22
  %361 = and i64 %360, 12582912
  %362 = tail call { i64, i64, i64 } asm sideeffect "fmov d1, $3\0A\09fmov d2, $4\0A\09fmov d3, $5\0A\09msr fpcr, $6\0A\09msr fpsr, xzr\0A\09fmov d0, d1\0A\09mrs $1, fpsr\0A\09msr fpcr, xzr\0A\09fmov $0, d0\0A\09fmov $2, v0.d[1]", "=&r,=&r,=&r,r,r,r,r,~{v0},~{v1},~{v2},~{v3},~{cc}"(i64 %356, i64 %357, i64 %358, i64 %361) #6, !srcloc !502
  %363 = extractvalue { i64, i64, i64 } %362, 0
  %364 = extractvalue { i64, i64, i64 } %362, 1
  %365 = extractvalue { i64, i64, i64 } %362, 2
  tail call fastcc void @mix(i64 noundef %363)
  tail call fastcc void @mix(i64 noundef %365)
  %366 = and i64 %364, 31
  tail call fastcc void @mix(i64 noundef %366)
  %367 = add nuw nsw i32 %355, 1
  %368 = icmp eq i32 %367, 40
  br i1 %368, label %353, label %354, !llvm.loop !503

369:                                              ; preds = %370
  tail call fastcc void @end(ptr noundef nonnull @.str.203)
  br label %386

370:                                              ; preds = %353, %370
  %371 = phi i32 [ 0, %353 ], [ %383, %370 ]
  %372 = tail call fastcc i64 @number(i32 noundef 8, i32 noundef 23)
  %373 = tail call fastcc i64 @number(i32 noundef 8, i32 noundef 23)
  %374 = tail call fastcc i64 @number(i32 noundef 8, i32 noundef 23)
  %375 = tail call fastcc i64 @draw()
  %376 = shl i64 %375, 22
  %377 = and i64 %376, 12582912
  %378 = tail call { i64, i64, i64 } asm sideeffect "fmov d1, $3\0A\09fmov d2, $4\0A\09fmov d3, $5\0A\09msr fpcr, $6\0A\09msr fpsr, xzr\0A\09fmov s0, s1\0A\09mrs $1, fpsr\0A\09msr fpcr, xzr\0A\09fmov $0, d0\0A\09fmov $2, v0.d[1]", "=&r,=&r,=&r,r,r,r,r,~{v0},~{v1},~{v2},~{v3},~{cc}"(i64 %372, i64 %373, i64 %374, i64 %377) #6, !srcloc !504
  %379 = extractvalue { i64, i64, i64 } %378, 0
  %380 = extractvalue { i64, i64, i64 } %378, 1
  %381 = extractvalue { i64, i64, i64 } %378, 2
  tail call fastcc void @mix(i64 noundef %379)
  tail call fastcc void @mix(i64 noundef %381)
  %382 = and i64 %380, 31
  tail call fastcc void @mix(i64 noundef %382)
  %383 = add nuw nsw i32 %371, 1
  %384 = icmp eq i32 %383, 40
  br i1 %384, label %369, label %370, !llvm.loop !505

385:                                              ; preds = %386
  tail call fastcc void @end(ptr noundef nonnull @.str.204)
  br label %402

386:                                              ; preds = %369, %386
  %387 = phi i32 [ 0, %369 ], [ %399, %386 ]
  %388 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %389 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %390 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %391 = tail call fastcc i64 @draw()
  %392 = shl i64 %391, 22
  %393 = and i64 %392, 12582912
  %394 = tail call { i64, i64, i64 } asm sideeffect "fmov d1, $3\0A\09fmov d2, $4\0A\09fmov d3, $5\0A\09msr fpcr, $6\0A\09msr fpsr, xzr\0A\09frintn d0, d1\0A\09mrs $1, fpsr\0A\09msr fpcr, xzr\0A\09fmov $0, d0\0A\09fmov $2, v0.d[1]", "=&r,=&r,=&r,r,r,r,r,~{v0},~{v1},~{v2},~{v3},~{cc}"(i64 %388, i64 %389, i64 %390, i64 %393) #6, !srcloc !506
  %395 = extractvalue { i64, i64, i64 } %394, 0
  %396 = extractvalue { i64, i64, i64 } %394, 1
  %397 = extractvalue { i64, i64, i64 } %394, 2
  tail call fastcc void @mix(i64 noundef %395)
  tail call fastcc void @mix(i64 noundef %397)
  %398 = and i64 %396, 31
  tail call fastcc void @mix(i64 noundef %398)
  %399 = add nuw nsw i32 %387, 1
  %400 = icmp eq i32 %399, 40
  br i1 %400, label %385, label %386, !llvm.loop !507

401:                                              ; preds = %402
  tail call fastcc void @end(ptr noundef nonnull @.str.205)
  br label %418

402:                                              ; preds = %385, %402
  %403 = phi i32 [ 0, %385 ], [ %415, %402 ]
  %404 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %405 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %406 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %407 = tail call fastcc i64 @draw()
  %408 = shl i64 %407, 22
  %409 = and i64 %408, 12582912
  %410 = tail call { i64, i64, i64 } asm sideeffect "fmov d1, $3\0A\09fmov d2, $4\0A\09fmov d3, $5\0A\09msr fpcr, $6\0A\09msr fpsr, xzr\0A\09frintp d0, d1\0A\09mrs $1, fpsr\0A\09msr fpcr, xzr\0A\09fmov $0, d0\0A\09fmov $2, v0.d[1]", "=&r,=&r,=&r,r,r,r,r,~{v0},~{v1},~{v2},~{v3},~{cc}"(i64 %404, i64 %405, i64 %406, i64 %409) #6, !srcloc !508
  %411 = extractvalue { i64, i64, i64 } %410, 0
  %412 = extractvalue { i64, i64, i64 } %410, 1
  %413 = extractvalue { i64, i64, i64 } %410, 2
  tail call fastcc void @mix(i64 noundef %411)
  tail call fastcc void @mix(i64 noundef %413)
  %414 = and i64 %412, 31
  tail call fastcc void @mix(i64 noundef %414)
  %415 = add nuw nsw i32 %403, 1
  %416 = icmp eq i32 %415, 40
  br i1 %416, label %401, label %402, !llvm.loop !509

417:                                              ; preds = %418
  tail call fastcc void @end(ptr noundef nonnull @.str.206)
  br label %434

418:                                              ; preds = %401, %418
  %419 = phi i32 [ 0, %401 ], [ %431, %418 ]
  %420 = tail call fastcc i64 @number(i32 noundef 8, i32 noundef 23)
  %421 = tail call fastcc i64 @number(i32 noundef 8, i32 noundef 23)
  %422 = tail call fastcc i64 @number(i32 noundef 8, i32 noundef 23)
  %423 = tail call fastcc i64 @draw()
  %424 = shl i64 %423, 22
  %425 = and i64 %424, 12582912
  %426 = tail call { i64, i64, i64 } asm sideeffect "fmov d1, $3\0A\09fmov d2, $4\0A\09fmov d3, $5\0A\09msr fpcr, $6\0A\09msr fpsr, xzr\0A\09frintm s0, s1\0A\09mrs $1, fpsr\0A\09msr fpcr, xzr\0A\09fmov $0, d0\0A\09fmov $2, v0.d[1]", "=&r,=&r,=&r,r,r,r,r,~{v0},~{v1},~{v2},~{v3},~{cc}"(i64 %420, i64 %421, i64 %422, i64 %425) #6, !srcloc !510
  %427 = extractvalue { i64, i64, i64 } %426, 0
  %428 = extractvalue { i64, i64, i64 } %426, 1
  %429 = extractvalue { i64, i64, i64 } %426, 2
  tail call fastcc void @mix(i64 noundef %427)
  tail call fastcc void @mix(i64 noundef %429)
  %430 = and i64 %428, 31
  tail call fastcc void @mix(i64 noundef %430)
  %431 = add nuw nsw i32 %419, 1
  %432 = icmp eq i32 %431, 40
  br i1 %432, label %417, label %418, !llvm.loop !511

433:                                              ; preds = %434
  tail call fastcc void @end(ptr noundef nonnull @.str.207)
  br label %450

434:                                              ; preds = %417, %434
  %435 = phi i32 [ 0, %417 ], [ %447, %434 ]
  %436 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %437 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %438 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %439 = tail call fastcc i64 @draw()
  %440 = shl i64 %439, 22
  %441 = and i64 %440, 12582912
  %442 = tail call { i64, i64, i64 } asm sideeffect "fmov d1, $3\0A\09fmov d2, $4\0A\09fmov d3, $5\0A\09msr fpcr, $6\0A\09msr fpsr, xzr\0A\09frintz d0, d1\0A\09mrs $1, fpsr\0A\09msr fpcr, xzr\0A\09fmov $0, d0\0A\09fmov $2, v0.d[1]", "=&r,=&r,=&r,r,r,r,r,~{v0},~{v1},~{v2},~{v3},~{cc}"(i64 %436, i64 %437, i64 %438, i64 %441) #6, !srcloc !512
  %443 = extractvalue { i64, i64, i64 } %442, 0
  %444 = extractvalue { i64, i64, i64 } %442, 1
  %445 = extractvalue { i64, i64, i64 } %442, 2
  tail call fastcc void @mix(i64 noundef %443)
  tail call fastcc void @mix(i64 noundef %445)
  %446 = and i64 %444, 31
  tail call fastcc void @mix(i64 noundef %446)
  %447 = add nuw nsw i32 %435, 1
  %448 = icmp eq i32 %447, 40
  br i1 %448, label %433, label %434, !llvm.loop !513

449:                                              ; preds = %450
  tail call fastcc void @end(ptr noundef nonnull @.str.208)
  br label %466

450:                                              ; preds = %433, %450
  %451 = phi i32 [ 0, %433 ], [ %463, %450 ]
  %452 = tail call fastcc i64 @number(i32 noundef 8, i32 noundef 23)
  %453 = tail call fastcc i64 @number(i32 noundef 8, i32 noundef 23)
  %454 = tail call fastcc i64 @number(i32 noundef 8, i32 noundef 23)
  %455 = tail call fastcc i64 @draw()
  %456 = shl i64 %455, 22
  %457 = and i64 %456, 12582912
  %458 = tail call { i64, i64, i64 } asm sideeffect "fmov d1, $3\0A\09fmov d2, $4\0A\09fmov d3, $5\0A\09msr fpcr, $6\0A\09msr fpsr, xzr\0A\09frinta s0, s1\0A\09mrs $1, fpsr\0A\09msr fpcr, xzr\0A\09fmov $0, d0\0A\09fmov $2, v0.d[1]", "=&r,=&r,=&r,r,r,r,r,~{v0},~{v1},~{v2},~{v3},~{cc}"(i64 %452, i64 %453, i64 %454, i64 %457) #6, !srcloc !514
  %459 = extractvalue { i64, i64, i64 } %458, 0
  %460 = extractvalue { i64, i64, i64 } %458, 1
  %461 = extractvalue { i64, i64, i64 } %458, 2
  tail call fastcc void @mix(i64 noundef %459)
  tail call fastcc void @mix(i64 noundef %461)
  %462 = and i64 %460, 31
  tail call fastcc void @mix(i64 noundef %462)
  %463 = add nuw nsw i32 %451, 1
  %464 = icmp eq i32 %463, 40
  br i1 %464, label %449, label %450, !llvm.loop !515

465:                                              ; preds = %466
  tail call fastcc void @end(ptr noundef nonnull @.str.209)
  br label %482

466:                                              ; preds = %449, %466
  %467 = phi i32 [ 0, %449 ], [ %479, %466 ]
  %468 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %469 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %470 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %471 = tail call fastcc i64 @draw()
  %472 = shl i64 %471, 22
  %473 = and i64 %472, 12582912
  %474 = tail call { i64, i64, i64 } asm sideeffect "fmov d1, $3\0A\09fmov d2, $4\0A\09fmov d3, $5\0A\09msr fpcr, $6\0A\09msr fpsr, xzr\0A\09frinti d0, d1\0A\09mrs $1, fpsr\0A\09msr fpcr, xzr\0A\09fmov $0, d0\0A\09fmov $2, v0.d[1]", "=&r,=&r,=&r,r,r,r,r,~{v0},~{v1},~{v2},~{v3},~{cc}"(i64 %468, i64 %469, i64 %470, i64 %473) #6, !srcloc !516
  %475 = extractvalue { i64, i64, i64 } %474, 0
  %476 = extractvalue { i64, i64, i64 } %474, 1
  %477 = extractvalue { i64, i64, i64 } %474, 2
  tail call fastcc void @mix(i64 noundef %475)
  tail call fastcc void @mix(i64 noundef %477)
  %478 = and i64 %476, 31
  tail call fastcc void @mix(i64 noundef %478)
  %479 = add nuw nsw i32 %467, 1
  %480 = icmp eq i32 %479, 40
  br i1 %480, label %465, label %466, !llvm.loop !517

481:                                              ; preds = %482
  tail call fastcc void @end(ptr noundef nonnull @.str.210)
  br label %498

482:                                              ; preds = %465, %482
  %483 = phi i32 [ 0, %465 ], [ %495, %482 ]
  %484 = tail call fastcc i64 @number(i32 noundef 8, i32 noundef 23)
  %485 = tail call fastcc i64 @number(i32 noundef 8, i32 noundef 23)
  %486 = tail call fastcc i64 @number(i32 noundef 8, i32 noundef 23)
  %487 = tail call fastcc i64 @draw()
  %488 = shl i64 %487, 22
  %489 = and i64 %488, 12582912
  %490 = tail call { i64, i64, i64 } asm sideeffect "fmov d1, $3\0A\09fmov d2, $4\0A\09fmov d3, $5\0A\09msr fpcr, $6\0A\09msr fpsr, xzr\0A\09frintx s0, s1\0A\09mrs $1, fpsr\0A\09msr fpcr, xzr\0A\09fmov $0, d0\0A\09fmov $2, v0.d[1]", "=&r,=&r,=&r,r,r,r,r,~{v0},~{v1},~{v2},~{v3},~{cc}"(i64 %484, i64 %485, i64 %486, i64 %489) #6, !srcloc !518
  %491 = extractvalue { i64, i64, i64 } %490, 0
  %492 = extractvalue { i64, i64, i64 } %490, 1
  %493 = extractvalue { i64, i64, i64 } %490, 2
  tail call fastcc void @mix(i64 noundef %491)
  tail call fastcc void @mix(i64 noundef %493)
  %494 = and i64 %492, 31
  tail call fastcc void @mix(i64 noundef %494)
  %495 = add nuw nsw i32 %483, 1
  %496 = icmp eq i32 %495, 40
  br i1 %496, label %481, label %482, !llvm.loop !519

497:                                              ; preds = %498
  tail call fastcc void @end(ptr noundef nonnull @.str.211)
  br label %514

498:                                              ; preds = %481, %498
  %499 = phi i32 [ 0, %481 ], [ %511, %498 ]
  %500 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %501 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %502 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %503 = tail call fastcc i64 @draw()
  %504 = shl i64 %503, 22
  %505 = and i64 %504, 12582912
  %506 = tail call { i64, i64, i64 } asm sideeffect "fmov d1, $3\0A\09fmov d2, $4\0A\09fmov d3, $5\0A\09msr fpcr, $6\0A\09msr fpsr, xzr\0A\09frintx d0, d1\0A\09mrs $1, fpsr\0A\09msr fpcr, xzr\0A\09fmov $0, d0\0A\09fmov $2, v0.d[1]", "=&r,=&r,=&r,r,r,r,r,~{v0},~{v1},~{v2},~{v3},~{cc}"(i64 %500, i64 %501, i64 %502, i64 %505) #6, !srcloc !520
  %507 = extractvalue { i64, i64, i64 } %506, 0
  %508 = extractvalue { i64, i64, i64 } %506, 1
  %509 = extractvalue { i64, i64, i64 } %506, 2
  tail call fastcc void @mix(i64 noundef %507)
  tail call fastcc void @mix(i64 noundef %509)
  %510 = and i64 %508, 31
  tail call fastcc void @mix(i64 noundef %510)
  %511 = add nuw nsw i32 %499, 1
  %512 = icmp eq i32 %511, 40
  br i1 %512, label %497, label %498, !llvm.loop !521

513:                                              ; preds = %514
  tail call fastcc void @end(ptr noundef nonnull @.str.212)
  br label %530

514:                                              ; preds = %497, %514
  %515 = phi i32 [ 0, %497 ], [ %527, %514 ]
  %516 = tail call fastcc i64 @number(i32 noundef 8, i32 noundef 23)
  %517 = tail call fastcc i64 @number(i32 noundef 8, i32 noundef 23)
  %518 = tail call fastcc i64 @number(i32 noundef 8, i32 noundef 23)
  %519 = tail call fastcc i64 @draw()
  %520 = shl i64 %519, 22
  %521 = and i64 %520, 12582912
  %522 = tail call { i64, i64, i64 } asm sideeffect "fmov d1, $3\0A\09fmov d2, $4\0A\09fmov d3, $5\0A\09msr fpcr, $6\0A\09msr fpsr, xzr\0A\09fcvt d0, s1\0A\09mrs $1, fpsr\0A\09msr fpcr, xzr\0A\09fmov $0, d0\0A\09fmov $2, v0.d[1]", "=&r,=&r,=&r,r,r,r,r,~{v0},~{v1},~{v2},~{v3},~{cc}"(i64 %516, i64 %517, i64 %518, i64 %521) #6, !srcloc !522
  %523 = extractvalue { i64, i64, i64 } %522, 0
  %524 = extractvalue { i64, i64, i64 } %522, 1
  %525 = extractvalue { i64, i64, i64 } %522, 2
  tail call fastcc void @mix(i64 noundef %523)
  tail call fastcc void @mix(i64 noundef %525)
  %526 = and i64 %524, 31
  tail call fastcc void @mix(i64 noundef %526)
  %527 = add nuw nsw i32 %515, 1
  %528 = icmp eq i32 %527, 40
  br i1 %528, label %513, label %514, !llvm.loop !523

529:                                              ; preds = %530
  tail call fastcc void @end(ptr noundef nonnull @.str.213)
  br label %546

530:                                              ; preds = %513, %530
  %531 = phi i32 [ 0, %513 ], [ %543, %530 ]
  %532 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %533 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %534 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %535 = tail call fastcc i64 @draw()
  %536 = shl i64 %535, 22
  %537 = and i64 %536, 12582912
  %538 = tail call { i64, i64, i64 } asm sideeffect "fmov d1, $3\0A\09fmov d2, $4\0A\09fmov d3, $5\0A\09msr fpcr, $6\0A\09msr fpsr, xzr\0A\09fcvt s0, d1\0A\09mrs $1, fpsr\0A\09msr fpcr, xzr\0A\09fmov $0, d0\0A\09fmov $2, v0.d[1]", "=&r,=&r,=&r,r,r,r,r,~{v0},~{v1},~{v2},~{v3},~{cc}"(i64 %532, i64 %533, i64 %534, i64 %537) #6, !srcloc !524
  %539 = extractvalue { i64, i64, i64 } %538, 0
  %540 = extractvalue { i64, i64, i64 } %538, 1
  %541 = extractvalue { i64, i64, i64 } %538, 2
  tail call fastcc void @mix(i64 noundef %539)
  tail call fastcc void @mix(i64 noundef %541)
  %542 = and i64 %540, 31
  tail call fastcc void @mix(i64 noundef %542)
  %543 = add nuw nsw i32 %531, 1
  %544 = icmp eq i32 %543, 40
  br i1 %544, label %529, label %530, !llvm.loop !525

545:                                              ; preds = %546
  tail call fastcc void @end(ptr noundef nonnull @.str.214)
  br label %562

546:                                              ; preds = %529, %546
  %547 = phi i32 [ 0, %529 ], [ %559, %546 ]
  %548 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %549 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %550 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %551 = tail call fastcc i64 @draw()
  %552 = shl i64 %551, 22
  %553 = and i64 %552, 12582912
  %554 = tail call { i64, i64, i64 } asm sideeffect "fmov d1, $3\0A\09fmov d2, $4\0A\09fmov d3, $5\0A\09msr fpcr, $6\0A\09msr fpsr, xzr\0A\09fcvt h0, d1\0A\09mrs $1, fpsr\0A\09msr fpcr, xzr\0A\09fmov $0, d0\0A\09fmov $2, v0.d[1]", "=&r,=&r,=&r,r,r,r,r,~{v0},~{v1},~{v2},~{v3},~{cc}"(i64 %548, i64 %549, i64 %550, i64 %553) #6, !srcloc !526
  %555 = extractvalue { i64, i64, i64 } %554, 0
  %556 = extractvalue { i64, i64, i64 } %554, 1
  %557 = extractvalue { i64, i64, i64 } %554, 2
  tail call fastcc void @mix(i64 noundef %555)
  tail call fastcc void @mix(i64 noundef %557)
  %558 = and i64 %556, 31
  tail call fastcc void @mix(i64 noundef %558)
  %559 = add nuw nsw i32 %547, 1
  %560 = icmp eq i32 %559, 40
  br i1 %560, label %545, label %546, !llvm.loop !527

561:                                              ; preds = %562
  tail call fastcc void @end(ptr noundef nonnull @.str.215)
  br label %578

562:                                              ; preds = %545, %562
  %563 = phi i32 [ 0, %545 ], [ %575, %562 ]
  %564 = tail call fastcc i64 @number(i32 noundef 8, i32 noundef 23)
  %565 = tail call fastcc i64 @number(i32 noundef 8, i32 noundef 23)
  %566 = tail call fastcc i64 @number(i32 noundef 8, i32 noundef 23)
  %567 = tail call fastcc i64 @draw()
  %568 = shl i64 %567, 22
  %569 = and i64 %568, 12582912
  %570 = tail call { i64, i64, i64 } asm sideeffect "fmov d1, $3\0A\09fmov d2, $4\0A\09fmov d3, $5\0A\09msr fpcr, $6\0A\09msr fpsr, xzr\0A\09fcvt h0, s1\0A\09mrs $1, fpsr\0A\09msr fpcr, xzr\0A\09fmov $0, d0\0A\09fmov $2, v0.d[1]", "=&r,=&r,=&r,r,r,r,r,~{v0},~{v1},~{v2},~{v3},~{cc}"(i64 %564, i64 %565, i64 %566, i64 %569) #6, !srcloc !528
  %571 = extractvalue { i64, i64, i64 } %570, 0
  %572 = extractvalue { i64, i64, i64 } %570, 1
  %573 = extractvalue { i64, i64, i64 } %570, 2
  tail call fastcc void @mix(i64 noundef %571)
  tail call fastcc void @mix(i64 noundef %573)
  %574 = and i64 %572, 31
  tail call fastcc void @mix(i64 noundef %574)
  %575 = add nuw nsw i32 %563, 1
  %576 = icmp eq i32 %575, 40
  br i1 %576, label %561, label %562, !llvm.loop !529

577:                                              ; preds = %578
  tail call fastcc void @end(ptr noundef nonnull @.str.216)
  br label %594

578:                                              ; preds = %561, %578
  %579 = phi i32 [ 0, %561 ], [ %591, %578 ]
  %580 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %581 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %582 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %583 = tail call fastcc i64 @draw()
  %584 = shl i64 %583, 22
  %585 = and i64 %584, 12582912
  %586 = tail call { i64, i64, i64 } asm sideeffect "fmov d1, $3\0A\09fmov d2, $4\0A\09fmov d3, $5\0A\09msr fpcr, $6\0A\09msr fpsr, xzr\0A\09fmov d0, #-1.75\0A\09mrs $1, fpsr\0A\09msr fpcr, xzr\0A\09fmov $0, d0\0A\09fmov $2, v0.d[1]", "=&r,=&r,=&r,r,r,r,r,~{v0},~{v1},~{v2},~{v3},~{cc}"(i64 %580, i64 %581, i64 %582, i64 %585) #6, !srcloc !530
  %587 = extractvalue { i64, i64, i64 } %586, 0
  %588 = extractvalue { i64, i64, i64 } %586, 1
  %589 = extractvalue { i64, i64, i64 } %586, 2
  tail call fastcc void @mix(i64 noundef %587)
  tail call fastcc void @mix(i64 noundef %589)
  %590 = and i64 %588, 31
  tail call fastcc void @mix(i64 noundef %590)
  %591 = add nuw nsw i32 %579, 1
  %592 = icmp eq i32 %591, 40
  br i1 %592, label %577, label %578, !llvm.loop !531

593:                                              ; preds = %594
  tail call fastcc void @end(ptr noundef nonnull @.str.217)
  br label %610

594:                                              ; preds = %577, %594
  %595 = phi i32 [ 0, %577 ], [ %607, %594 ]
  %596 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %597 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %598 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %599 = tail call fastcc i64 @draw()
  %600 = shl i64 %599, 22
  %601 = and i64 %600, 12582912
  %602 = tail call { i64, i64, i64 } asm sideeffect "fmov d1, $3\0A\09fmov d2, $4\0A\09fmov d3, $5\0A\09msr fpcr, $6\0A\09msr fpsr, xzr\0A\09fmov s0, #31.0\0A\09mrs $1, fpsr\0A\09msr fpcr, xzr\0A\09fmov $0, d0\0A\09fmov $2, v0.d[1]", "=&r,=&r,=&r,r,r,r,r,~{v0},~{v1},~{v2},~{v3},~{cc}"(i64 %596, i64 %597, i64 %598, i64 %601) #6, !srcloc !532
  %603 = extractvalue { i64, i64, i64 } %602, 0
  %604 = extractvalue { i64, i64, i64 } %602, 1
  %605 = extractvalue { i64, i64, i64 } %602, 2
  tail call fastcc void @mix(i64 noundef %603)
  tail call fastcc void @mix(i64 noundef %605)
  %606 = and i64 %604, 31
  tail call fastcc void @mix(i64 noundef %606)
  %607 = add nuw nsw i32 %595, 1
  %608 = icmp eq i32 %607, 40
  br i1 %608, label %593, label %594, !llvm.loop !533

609:                                              ; preds = %610
  tail call fastcc void @end(ptr noundef nonnull @.str.218)
  br label %620

610:                                              ; preds = %593, %610
  %611 = phi i32 [ 0, %593 ], [ %617, %610 ]
  %612 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %613 = tail call { i64, i64 } asm sideeffect "fmov d1, $2\0A\09msr fpsr, xzr\0A\09fcvtns $0, d1\0A\09mrs $1, fpsr", "=&r,=&r,r,~{v1}"(i64 %612) #6, !srcloc !534
  %614 = extractvalue { i64, i64 } %613, 0
  %615 = extractvalue { i64, i64 } %613, 1
  tail call fastcc void @mix(i64 noundef %614)
  %616 = and i64 %615, 31
  tail call fastcc void @mix(i64 noundef %616)
  %617 = add nuw nsw i32 %611, 1
  %618 = icmp eq i32 %617, 40
  br i1 %618, label %609, label %610, !llvm.loop !535

619:                                              ; preds = %620
  tail call fastcc void @end(ptr noundef nonnull @.str.219)
  br label %630

620:                                              ; preds = %609, %620
  %621 = phi i32 [ 0, %609 ], [ %627, %620 ]
  %622 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %623 = tail call { i64, i64 } asm sideeffect "fmov d1, $2\0A\09msr fpsr, xzr\0A\09fcvtps $0, d1\0A\09mrs $1, fpsr", "=&r,=&r,r,~{v1}"(i64 %622) #6, !srcloc !536
  %624 = extractvalue { i64, i64 } %623, 0
  %625 = extractvalue { i64, i64 } %623, 1
  tail call fastcc void @mix(i64 noundef %624)
  %626 = and i64 %625, 31
  tail call fastcc void @mix(i64 noundef %626)
  %627 = add nuw nsw i32 %621, 1
  %628 = icmp eq i32 %627, 40
  br i1 %628, label %619, label %620, !llvm.loop !537

629:                                              ; preds = %630
  tail call fastcc void @end(ptr noundef nonnull @.str.220)
  br label %640

630:                                              ; preds = %619, %630
  %631 = phi i32 [ 0, %619 ], [ %637, %630 ]
  %632 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %633 = tail call { i64, i64 } asm sideeffect "fmov d1, $2\0A\09msr fpsr, xzr\0A\09fcvtms ${0:w}, d1\0A\09mrs $1, fpsr", "=&r,=&r,r,~{v1}"(i64 %632) #6, !srcloc !538
  %634 = extractvalue { i64, i64 } %633, 0
  %635 = extractvalue { i64, i64 } %633, 1
  tail call fastcc void @mix(i64 noundef %634)
  %636 = and i64 %635, 31
  tail call fastcc void @mix(i64 noundef %636)
  %637 = add nuw nsw i32 %631, 1
  %638 = icmp eq i32 %637, 40
  br i1 %638, label %629, label %630, !llvm.loop !539

639:                                              ; preds = %640
  tail call fastcc void @end(ptr noundef nonnull @.str.221)
  br label %650

640:                                              ; preds = %629, %640
  %641 = phi i32 [ 0, %629 ], [ %647, %640 ]
  %642 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %643 = tail call { i64, i64 } asm sideeffect "fmov d1, $2\0A\09msr fpsr, xzr\0A\09fcvtzs $0, d1\0A\09mrs $1, fpsr", "=&r,=&r,r,~{v1}"(i64 %642) #6, !srcloc !540
  %644 = extractvalue { i64, i64 } %643, 0
  %645 = extractvalue { i64, i64 } %643, 1
  tail call fastcc void @mix(i64 noundef %644)
  %646 = and i64 %645, 31
  tail call fastcc void @mix(i64 noundef %646)
  %647 = add nuw nsw i32 %641, 1
  %648 = icmp eq i32 %647, 40
  br i1 %648, label %639, label %640, !llvm.loop !541

649:                                              ; preds = %650
  tail call fastcc void @end(ptr noundef nonnull @.str.222)
  br label %660

650:                                              ; preds = %639, %650
  %651 = phi i32 [ 0, %639 ], [ %657, %650 ]
  %652 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %653 = tail call { i64, i64 } asm sideeffect "fmov d1, $2\0A\09msr fpsr, xzr\0A\09fcvtas ${0:w}, d1\0A\09mrs $1, fpsr", "=&r,=&r,r,~{v1}"(i64 %652) #6, !srcloc !542
  %654 = extractvalue { i64, i64 } %653, 0
  %655 = extractvalue { i64, i64 } %653, 1
  tail call fastcc void @mix(i64 noundef %654)
  %656 = and i64 %655, 31
  tail call fastcc void @mix(i64 noundef %656)
  %657 = add nuw nsw i32 %651, 1
  %658 = icmp eq i32 %657, 40
  br i1 %658, label %649, label %650, !llvm.loop !543

659:                                              ; preds = %660
  tail call fastcc void @end(ptr noundef nonnull @.str.223)
  br label %670

660:                                              ; preds = %649, %660
  %661 = phi i32 [ 0, %649 ], [ %667, %660 ]
  %662 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %663 = tail call { i64, i64 } asm sideeffect "fmov d1, $2\0A\09msr fpsr, xzr\0A\09fcvtzu $0, d1\0A\09mrs $1, fpsr", "=&r,=&r,r,~{v1}"(i64 %662) #6, !srcloc !544
  %664 = extractvalue { i64, i64 } %663, 0
  %665 = extractvalue { i64, i64 } %663, 1
  tail call fastcc void @mix(i64 noundef %664)
  %666 = and i64 %665, 31
  tail call fastcc void @mix(i64 noundef %666)
  %667 = add nuw nsw i32 %661, 1
  %668 = icmp eq i32 %667, 40
  br i1 %668, label %659, label %660, !llvm.loop !545

669:                                              ; preds = %670
  tail call fastcc void @end(ptr noundef nonnull @.str.224)
  br label %680

670:                                              ; preds = %659, %670
  %671 = phi i32 [ 0, %659 ], [ %677, %670 ]
  %672 = tail call fastcc i64 @number(i32 noundef 8, i32 noundef 23)
  %673 = tail call { i64, i64 } asm sideeffect "fmov d1, $2\0A\09msr fpsr, xzr\0A\09fcvtnu ${0:w}, s1\0A\09mrs $1, fpsr", "=&r,=&r,r,~{v1}"(i64 %672) #6, !srcloc !546
  %674 = extractvalue { i64, i64 } %673, 0
  %675 = extractvalue { i64, i64 } %673, 1
  tail call fastcc void @mix(i64 noundef %674)
  %676 = and i64 %675, 31
  tail call fastcc void @mix(i64 noundef %676)
  %677 = add nuw nsw i32 %671, 1
  %678 = icmp eq i32 %677, 40
  br i1 %678, label %669, label %670, !llvm.loop !547

679:                                              ; preds = %680
  tail call fastcc void @end(ptr noundef nonnull @.str.225)
  br label %690

680:                                              ; preds = %669, %680
  %681 = phi i32 [ 0, %669 ], [ %687, %680 ]
  %682 = tail call fastcc i64 @number(i32 noundef 8, i32 noundef 23)
  %683 = tail call { i64, i64 } asm sideeffect "fmov d1, $2\0A\09msr fpsr, xzr\0A\09fcvtzs ${0:w}, s1\0A\09mrs $1, fpsr", "=&r,=&r,r,~{v1}"(i64 %682) #6, !srcloc !548
  %684 = extractvalue { i64, i64 } %683, 0
  %685 = extractvalue { i64, i64 } %683, 1
  tail call fastcc void @mix(i64 noundef %684)
  %686 = and i64 %685, 31
  tail call fastcc void @mix(i64 noundef %686)
  %687 = add nuw nsw i32 %681, 1
  %688 = icmp eq i32 %687, 40
  br i1 %688, label %679, label %680, !llvm.loop !549

689:                                              ; preds = %690
  tail call fastcc void @end(ptr noundef nonnull @.str.226)
  br label %700

690:                                              ; preds = %679, %690
  %691 = phi i32 [ 0, %679 ], [ %697, %690 ]
  %692 = tail call fastcc i64 @number(i32 noundef 8, i32 noundef 23)
  %693 = tail call { i64, i64 } asm sideeffect "fmov d1, $2\0A\09msr fpsr, xzr\0A\09fcvtau $0, s1\0A\09mrs $1, fpsr", "=&r,=&r,r,~{v1}"(i64 %692) #6, !srcloc !550
  %694 = extractvalue { i64, i64 } %693, 0
  %695 = extractvalue { i64, i64 } %693, 1
  tail call fastcc void @mix(i64 noundef %694)
  %696 = and i64 %695, 31
  tail call fastcc void @mix(i64 noundef %696)
  %697 = add nuw nsw i32 %691, 1
  %698 = icmp eq i32 %697, 40
  br i1 %698, label %689, label %690, !llvm.loop !551

699:                                              ; preds = %700
  tail call fastcc void @end(ptr noundef nonnull @.str.227)
  br label %710

700:                                              ; preds = %689, %700
  %701 = phi i32 [ 0, %689 ], [ %707, %700 ]
  %702 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %703 = tail call { i64, i64 } asm sideeffect "fmov d1, $2\0A\09msr fpsr, xzr\0A\09fcvtzs $0, d1, #7\0A\09mrs $1, fpsr", "=&r,=&r,r,~{v1}"(i64 %702) #6, !srcloc !552
  %704 = extractvalue { i64, i64 } %703, 0
  %705 = extractvalue { i64, i64 } %703, 1
  tail call fastcc void @mix(i64 noundef %704)
  %706 = and i64 %705, 31
  tail call fastcc void @mix(i64 noundef %706)
  %707 = add nuw nsw i32 %701, 1
  %708 = icmp eq i32 %707, 40
  br i1 %708, label %699, label %700, !llvm.loop !553

709:                                              ; preds = %710
  tail call fastcc void @end(ptr noundef nonnull @.str.228)
  br label %720

710:                                              ; preds = %699, %710
  %711 = phi i32 [ 0, %699 ], [ %717, %710 ]
  %712 = tail call fastcc i64 @number(i32 noundef 8, i32 noundef 23)
  %713 = tail call { i64, i64 } asm sideeffect "fmov d1, $2\0A\09msr fpsr, xzr\0A\09fcvtzu ${0:w}, s1, #20\0A\09mrs $1, fpsr", "=&r,=&r,r,~{v1}"(i64 %712) #6, !srcloc !554
  %714 = extractvalue { i64, i64 } %713, 0
  %715 = extractvalue { i64, i64 } %713, 1
  tail call fastcc void @mix(i64 noundef %714)
  %716 = and i64 %715, 31
  tail call fastcc void @mix(i64 noundef %716)
  %717 = add nuw nsw i32 %711, 1
  %718 = icmp eq i32 %717, 40
  br i1 %718, label %709, label %710, !llvm.loop !555

719:                                              ; preds = %720
  tail call fastcc void @end(ptr noundef nonnull @.str.229)
  br label %733

720:                                              ; preds = %709, %720
  %721 = phi i32 [ 0, %709 ], [ %730, %720 ]
  %722 = tail call fastcc i64 @operand()
  %723 = tail call fastcc i64 @draw()
  %724 = shl i64 %723, 22
  %725 = and i64 %724, 12582912
  %726 = tail call { i64, i64 } asm sideeffect "msr fpcr, $3\0A\09msr fpsr, xzr\0A\09scvtf d0, $2\0A\09mrs $1, fpsr\0A\09msr fpcr, xzr\0A\09fmov $0, d0", "=&r,=&r,r,r,~{v0}"(i64 %722, i64 %725) #6, !srcloc !556
  %727 = extractvalue { i64, i64 } %726, 0
  %728 = extractvalue { i64, i64 } %726, 1
  tail call fastcc void @mix(i64 noundef %727)
  %729 = and i64 %728, 31
  tail call fastcc void @mix(i64 noundef %729)
  %730 = add nuw nsw i32 %721, 1
  %731 = icmp eq i32 %730, 40
  br i1 %731, label %719, label %720, !llvm.loop !557

732:                                              ; preds = %733
  tail call fastcc void @end(ptr noundef nonnull @.str.230)
  br label %746

733:                                              ; preds = %719, %733
  %734 = phi i32 [ 0, %719 ], [ %743, %733 ]
  %735 = tail call fastcc i64 @operand()
  %736 = tail call fastcc i64 @draw()
  %737 = shl i64 %736, 22
  %738 = and i64 %737, 12582912
  %739 = tail call { i64, i64 } asm sideeffect "msr fpcr, $3\0A\09msr fpsr, xzr\0A\09scvtf s0, $2\0A\09mrs $1, fpsr\0A\09msr fpcr, xzr\0A\09fmov $0, d0", "=&r,=&r,r,r,~{v0}"(i64 %735, i64 %738) #6, !srcloc !558
  %740 = extractvalue { i64, i64 } %739, 0
  %741 = extractvalue { i64, i64 } %739, 1
  tail call fastcc void @mix(i64 noundef %740)
  %742 = and i64 %741, 31
  tail call fastcc void @mix(i64 noundef %742)
  %743 = add nuw nsw i32 %734, 1
  %744 = icmp eq i32 %743, 40
  br i1 %744, label %732, label %733, !llvm.loop !559

745:                                              ; preds = %746
  tail call fastcc void @end(ptr noundef nonnull @.str.231)
  br label %759

746:                                              ; preds = %732, %746
  %747 = phi i32 [ 0, %732 ], [ %756, %746 ]
  %748 = tail call fastcc i64 @operand()
  %749 = tail call fastcc i64 @draw()
  %750 = shl i64 %749, 22
  %751 = and i64 %750, 12582912
  %752 = tail call { i64, i64 } asm sideeffect "msr fpcr, $3\0A\09msr fpsr, xzr\0A\09scvtf d0, ${2:w}\0A\09mrs $1, fpsr\0A\09msr fpcr, xzr\0A\09fmov $0, d0", "=&r,=&r,r,r,~{v0}"(i64 %748, i64 %751) #6, !srcloc !560
  %753 = extractvalue { i64, i64 } %752, 0
  %754 = extractvalue { i64, i64 } %752, 1
  tail call fastcc void @mix(i64 noundef %753)
  %755 = and i64 %754, 31
  tail call fastcc void @mix(i64 noundef %755)
  %756 = add nuw nsw i32 %747, 1
  %757 = icmp eq i32 %756, 40
  br i1 %757, label %745, label %746, !llvm.loop !561

758:                                              ; preds = %759
  tail call fastcc void @end(ptr noundef nonnull @.str.232)
  br label %772

759:                                              ; preds = %745, %759
  %760 = phi i32 [ 0, %745 ], [ %769, %759 ]
  %761 = tail call fastcc i64 @operand()
  %762 = tail call fastcc i64 @draw()
  %763 = shl i64 %762, 22
  %764 = and i64 %763, 12582912
  %765 = tail call { i64, i64 } asm sideeffect "msr fpcr, $3\0A\09msr fpsr, xzr\0A\09ucvtf s0, ${2:w}\0A\09mrs $1, fpsr\0A\09msr fpcr, xzr\0A\09fmov $0, d0", "=&r,=&r,r,r,~{v0}"(i64 %761, i64 %764) #6, !srcloc !562
  %766 = extractvalue { i64, i64 } %765, 0
  %767 = extractvalue { i64, i64 } %765, 1
  tail call fastcc void @mix(i64 noundef %766)
  %768 = and i64 %767, 31
  tail call fastcc void @mix(i64 noundef %768)
  %769 = add nuw nsw i32 %760, 1
  %770 = icmp eq i32 %769, 40
  br i1 %770, label %758, label %759, !llvm.loop !563

771:                                              ; preds = %772
  tail call fastcc void @end(ptr noundef nonnull @.str.233)
  br label %785

772:                                              ; preds = %758, %772
  %773 = phi i32 [ 0, %758 ], [ %782, %772 ]
  %774 = tail call fastcc i64 @operand()
  %775 = tail call fastcc i64 @draw()
  %776 = shl i64 %775, 22
  %777 = and i64 %776, 12582912
  %778 = tail call { i64, i64 } asm sideeffect "msr fpcr, $3\0A\09msr fpsr, xzr\0A\09ucvtf d0, $2\0A\09mrs $1, fpsr\0A\09msr fpcr, xzr\0A\09fmov $0, d0", "=&r,=&r,r,r,~{v0}"(i64 %774, i64 %777) #6, !srcloc !564
  %779 = extractvalue { i64, i64 } %778, 0
  %780 = extractvalue { i64, i64 } %778, 1
  tail call fastcc void @mix(i64 noundef %779)
  %781 = and i64 %780, 31
  tail call fastcc void @mix(i64 noundef %781)
  %782 = add nuw nsw i32 %773, 1
  %783 = icmp eq i32 %782, 40
  br i1 %783, label %771, label %772, !llvm.loop !565

784:                                              ; preds = %785
  tail call fastcc void @end(ptr noundef nonnull @.str.234)
  br label %798

785:                                              ; preds = %771, %785
  %786 = phi i32 [ 0, %771 ], [ %795, %785 ]
  %787 = tail call fastcc i64 @operand()
  %788 = tail call fastcc i64 @draw()
  %789 = shl i64 %788, 22
  %790 = and i64 %789, 12582912
  %791 = tail call { i64, i64 } asm sideeffect "msr fpcr, $3\0A\09msr fpsr, xzr\0A\09scvtf d0, $2, #9\0A\09mrs $1, fpsr\0A\09msr fpcr, xzr\0A\09fmov $0, d0", "=&r,=&r,r,r,~{v0}"(i64 %787, i64 %790) #6, !srcloc !566
  %792 = extractvalue { i64, i64 } %791, 0
  %793 = extractvalue { i64, i64 } %791, 1
  tail call fastcc void @mix(i64 noundef %792)
  %794 = and i64 %793, 31
  tail call fastcc void @mix(i64 noundef %794)
  %795 = add nuw nsw i32 %786, 1
  %796 = icmp eq i32 %795, 40
  br i1 %796, label %784, label %785, !llvm.loop !567

797:                                              ; preds = %798
  tail call fastcc void @end(ptr noundef nonnull @.str.235)
  br label %811

798:                                              ; preds = %784, %798
  %799 = phi i32 [ 0, %784 ], [ %808, %798 ]
  %800 = tail call fastcc i64 @operand()
  %801 = tail call fastcc i64 @draw()
  %802 = shl i64 %801, 22
  %803 = and i64 %802, 12582912
  %804 = tail call { i64, i64 } asm sideeffect "msr fpcr, $3\0A\09msr fpsr, xzr\0A\09ucvtf s0, ${2:w}, #31\0A\09mrs $1, fpsr\0A\09msr fpcr, xzr\0A\09fmov $0, d0", "=&r,=&r,r,r,~{v0}"(i64 %800, i64 %803) #6, !srcloc !568
  %805 = extractvalue { i64, i64 } %804, 0
  %806 = extractvalue { i64, i64 } %804, 1
  tail call fastcc void @mix(i64 noundef %805)
  %807 = and i64 %806, 31
  tail call fastcc void @mix(i64 noundef %807)
  %808 = add nuw nsw i32 %799, 1
  %809 = icmp eq i32 %808, 40
  br i1 %809, label %797, label %798, !llvm.loop !569

810:                                              ; preds = %819
  tail call fastcc void @end(ptr noundef nonnull @.str.236)
  br label %831

811:                                              ; preds = %797, %819
  %812 = phi i32 [ 0, %797 ], [ %828, %819 ]
  %813 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %814 = tail call fastcc i64 @draw()
  %815 = urem i64 %814, 3
  %816 = icmp eq i64 %815, 0
  br i1 %816, label %819, label %817

817:                                              ; preds = %811
  %818 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  br label %819

819:                                              ; preds = %811, %817
  %820 = phi i64 [ %818, %817 ], [ %813, %811 ]
  %821 = tail call fastcc i64 @draw()
  %822 = shl i64 %821, 28
  %823 = and i64 %822, 4026531840
  %824 = tail call { i64, i64 } asm sideeffect "fmov d1, $2\0A\09fmov d2, $3\0A\09msr nzcv, $0\0A\09msr fpsr, xzr\0A\09fcmp d1, d2\0A\09mrs $1, fpsr\0A\09mrs $0, nzcv", "=&r,=&r,r,r,0,~{v1},~{v2},~{cc}"(i64 %813, i64 %820, i64 %823) #6, !srcloc !570
  %825 = extractvalue { i64, i64 } %824, 0
  %826 = extractvalue { i64, i64 } %824, 1
  tail call fastcc void @mix(i64 noundef %825)
  %827 = and i64 %826, 31
  tail call fastcc void @mix(i64 noundef %827)
  %828 = add nuw nsw i32 %812, 1
  %829 = icmp eq i32 %828, 40
  br i1 %829, label %810, label %811, !llvm.loop !571

830:                                              ; preds = %839
  tail call fastcc void @end(ptr noundef nonnull @.str.237)
  br label %851

831:                                              ; preds = %810, %839
  %832 = phi i32 [ 0, %810 ], [ %848, %839 ]
  %833 = tail call fastcc i64 @number(i32 noundef 8, i32 noundef 23)
  %834 = tail call fastcc i64 @draw()
  %835 = urem i64 %834, 3
  %836 = icmp eq i64 %835, 0
  br i1 %836, label %839, label %837

837:                                              ; preds = %831
  %838 = tail call fastcc i64 @number(i32 noundef 8, i32 noundef 23)
  br label %839

839:                                              ; preds = %831, %837
  %840 = phi i64 [ %838, %837 ], [ %833, %831 ]
  %841 = tail call fastcc i64 @draw()
  %842 = shl i64 %841, 28
  %843 = and i64 %842, 4026531840
  %844 = tail call { i64, i64 } asm sideeffect "fmov d1, $2\0A\09fmov d2, $3\0A\09msr nzcv, $0\0A\09msr fpsr, xzr\0A\09fcmpe s1, s2\0A\09mrs $1, fpsr\0A\09mrs $0, nzcv", "=&r,=&r,r,r,0,~{v1},~{v2},~{cc}"(i64 %833, i64 %840, i64 %843) #6, !srcloc !572
  %845 = extractvalue { i64, i64 } %844, 0
  %846 = extractvalue { i64, i64 } %844, 1
  tail call fastcc void @mix(i64 noundef %845)
  %847 = and i64 %846, 31
  tail call fastcc void @mix(i64 noundef %847)
  %848 = add nuw nsw i32 %832, 1
  %849 = icmp eq i32 %848, 40
  br i1 %849, label %830, label %831, !llvm.loop !573

850:                                              ; preds = %859
  tail call fastcc void @end(ptr noundef nonnull @.str.238)
  br label %871

851:                                              ; preds = %830, %859
  %852 = phi i32 [ 0, %830 ], [ %868, %859 ]
  %853 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %854 = tail call fastcc i64 @draw()
  %855 = urem i64 %854, 3
  %856 = icmp eq i64 %855, 0
  br i1 %856, label %859, label %857

857:                                              ; preds = %851
  %858 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  br label %859

859:                                              ; preds = %851, %857
  %860 = phi i64 [ %858, %857 ], [ %853, %851 ]
  %861 = tail call fastcc i64 @draw()
  %862 = shl i64 %861, 28
  %863 = and i64 %862, 4026531840
  %864 = tail call { i64, i64 } asm sideeffect "fmov d1, $2\0A\09fmov d2, $3\0A\09msr nzcv, $0\0A\09msr fpsr, xzr\0A\09fcmp d1, #0.0\0A\09mrs $1, fpsr\0A\09mrs $0, nzcv", "=&r,=&r,r,r,0,~{v1},~{v2},~{cc}"(i64 %853, i64 %860, i64 %863) #6, !srcloc !574
  %865 = extractvalue { i64, i64 } %864, 0
  %866 = extractvalue { i64, i64 } %864, 1
  tail call fastcc void @mix(i64 noundef %865)
  %867 = and i64 %866, 31
  tail call fastcc void @mix(i64 noundef %867)
  %868 = add nuw nsw i32 %852, 1
  %869 = icmp eq i32 %868, 40
  br i1 %869, label %850, label %851, !llvm.loop !575

870:                                              ; preds = %879
  tail call fastcc void @end(ptr noundef nonnull @.str.239)
  br label %891

871:                                              ; preds = %850, %879
  %872 = phi i32 [ 0, %850 ], [ %888, %879 ]
  %873 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %874 = tail call fastcc i64 @draw()
  %875 = urem i64 %874, 3
  %876 = icmp eq i64 %875, 0
  br i1 %876, label %879, label %877

877:                                              ; preds = %871
  %878 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  br label %879

879:                                              ; preds = %871, %877
  %880 = phi i64 [ %878, %877 ], [ %873, %871 ]
  %881 = tail call fastcc i64 @draw()
  %882 = shl i64 %881, 28
  %883 = and i64 %882, 4026531840
  %884 = tail call { i64, i64 } asm sideeffect "fmov d1, $2\0A\09fmov d2, $3\0A\09msr nzcv, $0\0A\09msr fpsr, xzr\0A\09fccmp d1, d2, #6, ne\0A\09mrs $1, fpsr\0A\09mrs $0, nzcv", "=&r,=&r,r,r,0,~{v1},~{v2},~{cc}"(i64 %873, i64 %880, i64 %883) #6, !srcloc !576
  %885 = extractvalue { i64, i64 } %884, 0
  %886 = extractvalue { i64, i64 } %884, 1
  tail call fastcc void @mix(i64 noundef %885)
  %887 = and i64 %886, 31
  tail call fastcc void @mix(i64 noundef %887)
  %888 = add nuw nsw i32 %872, 1
  %889 = icmp eq i32 %888, 40
  br i1 %889, label %870, label %871, !llvm.loop !577

890:                                              ; preds = %899
  tail call fastcc void @end(ptr noundef nonnull @.str.240)
  br label %911

891:                                              ; preds = %870, %899
  %892 = phi i32 [ 0, %870 ], [ %908, %899 ]
  %893 = tail call fastcc i64 @number(i32 noundef 8, i32 noundef 23)
  %894 = tail call fastcc i64 @draw()
  %895 = urem i64 %894, 3
  %896 = icmp eq i64 %895, 0
  br i1 %896, label %899, label %897

897:                                              ; preds = %891
  %898 = tail call fastcc i64 @number(i32 noundef 8, i32 noundef 23)
  br label %899

899:                                              ; preds = %891, %897
  %900 = phi i64 [ %898, %897 ], [ %893, %891 ]
  %901 = tail call fastcc i64 @draw()
  %902 = shl i64 %901, 28
  %903 = and i64 %902, 4026531840
  %904 = tail call { i64, i64 } asm sideeffect "fmov d1, $2\0A\09fmov d2, $3\0A\09msr nzcv, $0\0A\09msr fpsr, xzr\0A\09fccmpe s1, s2, #1, lt\0A\09mrs $1, fpsr\0A\09mrs $0, nzcv", "=&r,=&r,r,r,0,~{v1},~{v2},~{cc}"(i64 %893, i64 %900, i64 %903) #6, !srcloc !578
  %905 = extractvalue { i64, i64 } %904, 0
  %906 = extractvalue { i64, i64 } %904, 1
  tail call fastcc void @mix(i64 noundef %905)
  %907 = and i64 %906, 31
  tail call fastcc void @mix(i64 noundef %907)
  %908 = add nuw nsw i32 %892, 1
  %909 = icmp eq i32 %908, 40
  br i1 %909, label %890, label %891, !llvm.loop !579

910:                                              ; preds = %911
  tail call fastcc void @end(ptr noundef nonnull @.str.241)
  ret void

911:                                              ; preds = %890, %911
  %912 = phi i32 [ 0, %890 ], [ %924, %911 ]
  %913 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %914 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %915 = tail call fastcc i64 @number(i32 noundef 11, i32 noundef 52)
  %916 = tail call fastcc i64 @draw()
  %917 = shl i64 %916, 22
  %918 = and i64 %917, 12582912
  %919 = tail call { i64, i64, i64 } asm sideeffect "fmov d1, $3\0A\09fmov d2, $4\0A\09fmov d3, $5\0A\09msr fpcr, $6\0A\09msr fpsr, xzr\0A\09fcmp d1, d2\0A\09fcsel d0, d2, d3, gt\0A\09mrs $1, fpsr\0A\09msr fpcr, xzr\0A\09fmov $0, d0\0A\09fmov $2, v0.d[1]", "=&r,=&r,=&r,r,r,r,r,~{v0},~{v1},~{v2},~{v3},~{cc}"(i64 %913, i64 %914, i64 %915, i64 %918) #6, !srcloc !580
  %920 = extractvalue { i64, i64, i64 } %919, 0
  %921 = extractvalue { i64, i64, i64 } %919, 1
  %922 = extractvalue { i64, i64, i64 } %919, 2
  tail call fastcc void @mix(i64 noundef %920)
  tail call fastcc void @mix(i64 noundef %922)
  %923 = and i64 %921, 31
  tail call fastcc void @mix(i64 noundef %923)
  %924 = add nuw nsw i32 %912, 1
  %925 = icmp eq i32 %924, 40
  br i1 %925, label %910, label %911, !llvm.loop !581
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
define internal fastcc void @mix(i64 noundef %0) unnamed_addr #3 {
  %2 = load i64, ptr @sum, align 8, !tbaa !285
  %3 = xor i64 %2, %0
  %4 = mul i64 %3, -7046029254386353131
  %5 = lshr i64 %4, 29
  %6 = xor i64 %5, %4
  store i64 %6, ptr @sum, align 8, !tbaa !285
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nofree noinline nounwind uwtable
define internal fastcc void @end(ptr noundef %0) unnamed_addr #4 {
  br label %2

2:                                                ; preds = %6, %1
  %3 = phi i64 [ %7, %6 ], [ 0, %1 ]
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 %3
  %5 = load i8, ptr %4, align 1, !tbaa !582
  switch i8 %5, label %6 [
    i8 0, label %8
    i8 10, label %8
  ]

6:                                                ; preds = %2
  %7 = add nuw nsw i64 %3, 1
  br label %2, !llvm.loop !583

8:                                                ; preds = %2, %2
  %9 = trunc nuw nsw i64 %3 to i32
  %10 = load i64, ptr @sum, align 8, !tbaa !285
  %11 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.67, i32 noundef %9, ptr noundef %0, i64 noundef %10)
  store i64 0, ptr @sum, align 8, !tbaa !285
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc i64 @draw() unnamed_addr #3 {
  %1 = load i64, ptr @state, align 8, !tbaa !285
  %2 = shl i64 %1, 13
  %3 = xor i64 %2, %1
  %4 = lshr i64 %3, 7
  %5 = xor i64 %4, %3
  %6 = shl i64 %5, 17
  %7 = xor i64 %6, %5
  store i64 %7, ptr @state, align 8, !tbaa !285
  ret i64 %7
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #5

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc i64 @number(i32 noundef range(i32 8, 12) %0, i32 noundef range(i32 23, 53) %1) unnamed_addr #2 {
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

attributes #0 = { nounwind uwtable "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+crc,+fp-armv8,+lse,+neon,+outline-atomics,+rdm,+v8.1a,+v8a,-fmv" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+crc,+fp-armv8,+lse,+neon,+outline-atomics,+rdm,+v8.1a,+v8a,-fmv" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+crc,+fp-armv8,+lse,+neon,+outline-atomics,+rdm,+v8.1a,+v8a,-fmv" }
attributes #4 = { nofree noinline nounwind uwtable "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+crc,+fp-armv8,+lse,+neon,+outline-atomics,+rdm,+v8.1a,+v8a,-fmv" }
attributes #5 = { nofree nounwind "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+crc,+fp-armv8,+lse,+neon,+outline-atomics,+rdm,+v8.1a,+v8a,-fmv" }
attributes #6 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}
!llvm.errno.tbaa = !{!6}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 4}
!5 = !{!"clang version 22.1.8"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{i64 2147575272, i64 2147575289, i64 2147575301}
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = !{i64 2147576104, i64 2147576121, i64 2147576133}
!15 = distinct !{!15, !12, !13}
!16 = !{i64 2147576969, i64 2147576986, i64 2147576998}
!17 = distinct !{!17, !12, !13}
!18 = !{i64 2147577801, i64 2147577818, i64 2147577830}
!19 = distinct !{!19, !12, !13}
!20 = !{i64 2147578666, i64 2147578683, i64 2147578695}
!21 = distinct !{!21, !12, !13}
!22 = !{i64 2147579498, i64 2147579515, i64 2147579527}
!23 = distinct !{!23, !12, !13}
!24 = !{i64 2147580363, i64 2147580380, i64 2147580392}
!25 = distinct !{!25, !12, !13}
!26 = !{i64 2147581195, i64 2147581212, i64 2147581224}
!27 = distinct !{!27, !12, !13}
!28 = !{i64 2147581993, i64 2147582010, i64 2147582022}
!29 = distinct !{!29, !12, !13}
!30 = !{i64 2147582777, i64 2147582794, i64 2147582806}
!31 = distinct !{!31, !12, !13}
!32 = !{i64 2147583565, i64 2147583582, i64 2147583594}
!33 = distinct !{!33, !12, !13}
!34 = !{i64 2147584349, i64 2147584366, i64 2147584378}
!35 = distinct !{!35, !12, !13}
!36 = !{i64 2147585137, i64 2147585154, i64 2147585166}
!37 = distinct !{!37, !12, !13}
!38 = !{i64 2147585935, i64 2147585952, i64 2147585964}
!39 = distinct !{!39, !12, !13}
!40 = !{i64 2147586795, i64 2147586812, i64 2147587288, i64 2147586824}
!41 = distinct !{!41, !12, !13}
!42 = !{i64 2147587689, i64 2147587706, i64 2147588182, i64 2147587718}
!43 = distinct !{!43, !12, !13}
!44 = !{i64 2147588588, i64 2147588605, i64 2147589081, i64 2147588617}
!45 = distinct !{!45, !12, !13}
!46 = !{i64 2147589428, i64 2147589445, i64 2147589457}
!47 = distinct !{!47, !12, !13}
!48 = !{i64 2147590222, i64 2147590239, i64 2147590251}
!49 = distinct !{!49, !12, !13}
!50 = !{i64 2147591018, i64 2147591035, i64 2147591047}
!51 = distinct !{!51, !12, !13}
!52 = !{i64 2147591818, i64 2147591835, i64 2147591847}
!53 = distinct !{!53, !12, !13}
!54 = !{i64 2147592616, i64 2147592633, i64 2147592645}
!55 = distinct !{!55, !12, !13}
!56 = !{i64 2147593396, i64 2147593413, i64 2147593425}
!57 = distinct !{!57, !12, !13}
!58 = !{i64 2147594176, i64 2147594193, i64 2147594205}
!59 = distinct !{!59, !12, !13}
!60 = !{i64 2147594954, i64 2147594971, i64 2147594983}
!61 = distinct !{!61, !12, !13}
!62 = !{i64 2147595734, i64 2147595751, i64 2147595763}
!63 = distinct !{!63, !12, !13}
!64 = !{i64 2147596543, i64 2147596560, i64 2147596572}
!65 = distinct !{!65, !12, !13}
!66 = !{i64 2147597356, i64 2147597373, i64 2147597385}
!67 = distinct !{!67, !12, !13}
!68 = !{i64 2147598171, i64 2147598188, i64 2147598200}
!69 = distinct !{!69, !12, !13}
!70 = !{i64 2147598984, i64 2147599001, i64 2147599013}
!71 = distinct !{!71, !12, !13}
!72 = !{i64 2147599800, i64 2147599817, i64 2147599829}
!73 = distinct !{!73, !12, !13}
!74 = !{i64 2147600616, i64 2147600633, i64 2147600645}
!75 = distinct !{!75, !12, !13}
!76 = !{i64 2147601433, i64 2147601450, i64 2147601462}
!77 = distinct !{!77, !12, !13}
!78 = !{i64 2147602246, i64 2147602263, i64 2147602275}
!79 = distinct !{!79, !12, !13}
!80 = !{i64 2147603063, i64 2147603080, i64 2147603092}
!81 = distinct !{!81, !12, !13}
!82 = !{i64 2147603882, i64 2147603899, i64 2147603911}
!83 = distinct !{!83, !12, !13}
!84 = !{i64 2147604703, i64 2147604720, i64 2147604732}
!85 = distinct !{!85, !12, !13}
!86 = !{i64 2147605549, i64 2147605566, i64 2147606042, i64 2147605578}
!87 = distinct !{!87, !12, !13}
!88 = !{i64 2147606440, i64 2147606457, i64 2147606933, i64 2147606469}
!89 = distinct !{!89, !12, !13}
!90 = !{i64 2147607256, i64 2147607273, i64 2147607285}
!91 = distinct !{!91, !12, !13}
!92 = !{i64 2147608056, i64 2147608073, i64 2147608085}
!93 = distinct !{!93, !12, !13}
!94 = !{i64 2147608846, i64 2147608863, i64 2147608875}
!95 = distinct !{!95, !12, !13}
!96 = !{i64 2147609620, i64 2147609637, i64 2147609649}
!97 = distinct !{!97, !12, !13}
!98 = !{i64 2147610394, i64 2147610411, i64 2147610423}
!99 = distinct !{!99, !12, !13}
!100 = !{i64 2147611172, i64 2147611189, i64 2147611201}
!101 = distinct !{!101, !12, !13}
!102 = !{i64 2147611970, i64 2147611987, i64 2147611999}
!103 = distinct !{!103, !12, !13}
!104 = !{i64 2147612768, i64 2147612785, i64 2147612797}
!105 = distinct !{!105, !12, !13}
!106 = !{i64 2147613566, i64 2147613583, i64 2147613595}
!107 = distinct !{!107, !12, !13}
!108 = !{i64 2147614362, i64 2147614379, i64 2147614391}
!109 = distinct !{!109, !12, !13}
!110 = !{i64 2147615162, i64 2147615179, i64 2147615191}
!111 = distinct !{!111, !12, !13}
!112 = !{i64 2147615960, i64 2147615977, i64 2147616010, i64 2147616084, i64 2147616118, i64 2147616155, i64 2147616171, i64 2147616209, i64 2147616225, i64 2147616229, i64 2147616260, i64 2147616278, i64 2147616332}
!113 = distinct !{!113, !12, !13}
!114 = !{i64 2147617235, i64 2147617252, i64 2147617285, i64 2147617359, i64 2147617393, i64 2147617430, i64 2147617446, i64 2147617484, i64 2147617500, i64 2147617504, i64 2147617535, i64 2147617553, i64 2147617607}
!115 = distinct !{!115, !12, !13}
!116 = !{i64 2147618510, i64 2147618527, i64 2147618560, i64 2147618634, i64 2147618668, i64 2147618705, i64 2147618721, i64 2147618759, i64 2147618775, i64 2147618779, i64 2147618810, i64 2147618828, i64 2147618882}
!117 = distinct !{!117, !12, !13}
!118 = !{i64 2147619785, i64 2147619802, i64 2147619835, i64 2147619909, i64 2147619943, i64 2147619980, i64 2147619996, i64 2147620034, i64 2147620050, i64 2147620054, i64 2147620085, i64 2147620103, i64 2147620157}
!119 = distinct !{!119, !12, !13}
!120 = !{i64 2147621060, i64 2147621077, i64 2147621110, i64 2147621184, i64 2147621218, i64 2147621255, i64 2147621271, i64 2147621309, i64 2147621325, i64 2147621329, i64 2147621360, i64 2147621378, i64 2147621432}
!121 = distinct !{!121, !12, !13}
!122 = !{i64 2147622335, i64 2147622352, i64 2147622385, i64 2147622459, i64 2147622493, i64 2147622530, i64 2147622546, i64 2147622584, i64 2147622600, i64 2147622604, i64 2147622635, i64 2147622653, i64 2147622707}
!123 = distinct !{!123, !12, !13}
!124 = !{i64 2147623610, i64 2147623627, i64 2147623660, i64 2147623734, i64 2147623768, i64 2147623805, i64 2147623821, i64 2147623859, i64 2147623875, i64 2147623879, i64 2147623910, i64 2147623928, i64 2147623982}
!125 = distinct !{!125, !12, !13}
!126 = !{i64 2147624885, i64 2147624902, i64 2147624935, i64 2147625009, i64 2147625043, i64 2147625080, i64 2147625096, i64 2147625134, i64 2147625150, i64 2147625154, i64 2147625185, i64 2147625203, i64 2147625257}
!127 = distinct !{!127, !12, !13}
!128 = !{i64 2147626160, i64 2147626177, i64 2147626210, i64 2147626284, i64 2147626318, i64 2147626355, i64 2147626371, i64 2147626409, i64 2147626425, i64 2147626429, i64 2147626460, i64 2147626478, i64 2147626532}
!129 = distinct !{!129, !12, !13}
!130 = !{i64 2147627435, i64 2147627452, i64 2147627485, i64 2147627559, i64 2147627593, i64 2147627630, i64 2147627646, i64 2147627684, i64 2147627700, i64 2147627704, i64 2147627735, i64 2147627753, i64 2147627807}
!131 = distinct !{!131, !12, !13}
!132 = !{i64 2147628710, i64 2147628727, i64 2147628760, i64 2147628834, i64 2147628868, i64 2147628905, i64 2147628921, i64 2147628959, i64 2147628975, i64 2147628979, i64 2147629010, i64 2147629028, i64 2147629082}
!133 = distinct !{!133, !12, !13}
!134 = !{i64 2147629985, i64 2147630002, i64 2147630035, i64 2147630109, i64 2147630143, i64 2147630180, i64 2147630196, i64 2147630234, i64 2147630250, i64 2147630254, i64 2147630285, i64 2147630303, i64 2147630357}
!135 = distinct !{!135, !12, !13}
!136 = !{i64 2147631260, i64 2147631277, i64 2147631310, i64 2147631384, i64 2147631418, i64 2147631455, i64 2147631471, i64 2147631509, i64 2147631525, i64 2147631529, i64 2147631560, i64 2147631578, i64 2147631632}
!137 = distinct !{!137, !12, !13}
!138 = !{i64 2147632535, i64 2147632552, i64 2147632585, i64 2147632659, i64 2147632693, i64 2147632730, i64 2147632746, i64 2147632784, i64 2147632800, i64 2147632804, i64 2147632835, i64 2147632853, i64 2147632907}
!139 = distinct !{!139, !12, !13}
!140 = !{i64 2147633810, i64 2147633827, i64 2147633839}
!141 = distinct !{!141, !12, !13}
!142 = !{i64 2147634582, i64 2147634599, i64 2147634611}
!143 = distinct !{!143, !12, !13}
!144 = !{i64 2147635358, i64 2147635375, i64 2147635387}
!145 = distinct !{!145, !12, !13}
!146 = !{i64 2147636142, i64 2147636159, i64 2147636171}
!147 = distinct !{!147, !12, !13}
!148 = !{i64 2147636930, i64 2147636947, i64 2147637430, i64 2147637446, i64 2147637450, i64 2147637474, i64 2147637491, i64 2147637515, i64 2147637536, i64 2147637540, i64 2147637560, i64 2147637587, i64 2147637591, i64 2147637607, i64 2147637629, i64 2147637647, i64 2147636959}
!149 = distinct !{!149, !12, !13}
!150 = !{i64 2147519677, i64 2147519694, i64 2147519706}
!151 = distinct !{!151, !12, !13}
!152 = !{i64 2147520509, i64 2147520526, i64 2147520538}
!153 = distinct !{!153, !12, !13}
!154 = !{i64 2147521377, i64 2147521394, i64 2147521406}
!155 = distinct !{!155, !12, !13}
!156 = !{i64 2147522212, i64 2147522229, i64 2147522241}
!157 = distinct !{!157, !12, !13}
!158 = !{i64 2147523079, i64 2147523096, i64 2147523108}
!159 = distinct !{!159, !12, !13}
!160 = !{i64 2147523911, i64 2147523928, i64 2147523940}
!161 = distinct !{!161, !12, !13}
!162 = !{i64 2147524779, i64 2147524796, i64 2147524808}
!163 = distinct !{!163, !12, !13}
!164 = !{i64 2147525614, i64 2147525631, i64 2147525643}
!165 = distinct !{!165, !12, !13}
!166 = !{i64 2147526481, i64 2147526498, i64 2147526510}
!167 = distinct !{!167, !12, !13}
!168 = !{i64 2147527313, i64 2147527330, i64 2147527342}
!169 = distinct !{!169, !12, !13}
!170 = !{i64 2147528181, i64 2147528198, i64 2147528210}
!171 = distinct !{!171, !12, !13}
!172 = !{i64 2147529016, i64 2147529033, i64 2147529045}
!173 = distinct !{!173, !12, !13}
!174 = !{i64 2147529883, i64 2147529900, i64 2147529912}
!175 = distinct !{!175, !12, !13}
!176 = !{i64 2147530715, i64 2147530732, i64 2147530744}
!177 = distinct !{!177, !12, !13}
!178 = !{i64 2147531583, i64 2147531600, i64 2147531612}
!179 = distinct !{!179, !12, !13}
!180 = !{i64 2147532418, i64 2147532435, i64 2147532447}
!181 = distinct !{!181, !12, !13}
!182 = !{i64 2147533218, i64 2147533235, i64 2147533247}
!183 = distinct !{!183, !12, !13}
!184 = !{i64 2147534020, i64 2147534037, i64 2147534049}
!185 = distinct !{!185, !12, !13}
!186 = !{i64 2147534830, i64 2147534847, i64 2147534859}
!187 = distinct !{!187, !12, !13}
!188 = !{i64 2147535636, i64 2147535653, i64 2147535665}
!189 = distinct !{!189, !12, !13}
!190 = !{i64 2147536442, i64 2147536459, i64 2147536471}
!191 = distinct !{!191, !12, !13}
!192 = !{i64 2147537250, i64 2147537267, i64 2147537279}
!193 = distinct !{!193, !12, !13}
!194 = !{i64 2147538056, i64 2147538073, i64 2147538085}
!195 = distinct !{!195, !12, !13}
!196 = !{i64 2147538862, i64 2147538879, i64 2147538891}
!197 = distinct !{!197, !12, !13}
!198 = !{i64 2147539670, i64 2147539687, i64 2147539699}
!199 = distinct !{!199, !12, !13}
!200 = !{i64 2147540460, i64 2147540477, i64 2147540953, i64 2147540489}
!201 = distinct !{!201, !12, !13}
!202 = !{i64 2147541266, i64 2147541283, i64 2147541761, i64 2147541295}
!203 = distinct !{!203, !12, !13}
!204 = !{i64 2147542078, i64 2147542095, i64 2147542107}
!205 = distinct !{!205, !12, !13}
!206 = !{i64 2147542852, i64 2147542869, i64 2147542881}
!207 = distinct !{!207, !12, !13}
!208 = !{i64 2147543632, i64 2147543649, i64 2147543661}
!209 = distinct !{!209, !12, !13}
!210 = !{i64 2147544473, i64 2147544490, i64 2147544502}
!211 = distinct !{!211, !12, !13}
!212 = !{i64 2147545305, i64 2147545322, i64 2147545334}
!213 = distinct !{!213, !12, !13}
!214 = !{i64 2147546173, i64 2147546190, i64 2147546202}
!215 = distinct !{!215, !12, !13}
!216 = !{i64 2147547008, i64 2147547025, i64 2147547037}
!217 = distinct !{!217, !12, !13}
!218 = !{i64 2147547875, i64 2147547892, i64 2147547904}
!219 = distinct !{!219, !12, !13}
!220 = !{i64 2147548707, i64 2147548724, i64 2147548736}
!221 = distinct !{!221, !12, !13}
!222 = !{i64 2147549575, i64 2147549592, i64 2147549604}
!223 = distinct !{!223, !12, !13}
!224 = !{i64 2147550410, i64 2147550427, i64 2147550439}
!225 = distinct !{!225, !12, !13}
!226 = !{i64 2147551277, i64 2147551294, i64 2147551306}
!227 = distinct !{!227, !12, !13}
!228 = !{i64 2147552109, i64 2147552126, i64 2147552138}
!229 = distinct !{!229, !12, !13}
!230 = !{i64 2147552974, i64 2147552991, i64 2147553003}
!231 = distinct !{!231, !12, !13}
!232 = !{i64 2147553806, i64 2147553823, i64 2147553835}
!233 = distinct !{!233, !12, !13}
!234 = !{i64 2147554671, i64 2147554688, i64 2147554700}
!235 = distinct !{!235, !12, !13}
!236 = !{i64 2147555503, i64 2147555520, i64 2147555532}
!237 = distinct !{!237, !12, !13}
!238 = !{i64 2147556368, i64 2147556385, i64 2147556397}
!239 = distinct !{!239, !12, !13}
!240 = !{i64 2147557200, i64 2147557217, i64 2147557229}
!241 = distinct !{!241, !12, !13}
!242 = !{i64 2147557998, i64 2147558015, i64 2147558027}
!243 = distinct !{!243, !12, !13}
!244 = !{i64 2147558800, i64 2147558817, i64 2147558829}
!245 = distinct !{!245, !12, !13}
!246 = !{i64 2147559606, i64 2147559623, i64 2147559635}
!247 = distinct !{!247, !12, !13}
!248 = !{i64 2147560398, i64 2147560415, i64 2147560899, i64 2147560427}
!249 = distinct !{!249, !12, !13}
!250 = !{i64 2147561224, i64 2147561241, i64 2147561253}
!251 = distinct !{!251, !12, !13}
!252 = !{i64 2147562055, i64 2147562072, i64 2147562084}
!253 = distinct !{!253, !12, !13}
!254 = !{i64 2147562887, i64 2147562904, i64 2147562916}
!255 = distinct !{!255, !12, !13}
!256 = !{i64 2147563723, i64 2147563740, i64 2147563752}
!257 = distinct !{!257, !12, !13}
!258 = !{i64 2147564517, i64 2147564534, i64 2147564546}
!259 = distinct !{!259, !12, !13}
!260 = !{i64 2147565317, i64 2147565334, i64 2147565346}
!261 = distinct !{!261, !12, !13}
!262 = !{i64 2147566125, i64 2147566142, i64 2147566154}
!263 = distinct !{!263, !12, !13}
!264 = !{i64 2147566919, i64 2147566936, i64 2147566948}
!265 = distinct !{!265, !12, !13}
!266 = !{i64 2147567713, i64 2147567730, i64 2147567742}
!267 = distinct !{!267, !12, !13}
!268 = !{i64 2147568521, i64 2147568538, i64 2147568550}
!269 = distinct !{!269, !12, !13}
!270 = !{i64 2147569329, i64 2147569346, i64 2147569358}
!271 = distinct !{!271, !12, !13}
!272 = !{i64 2147570164, i64 2147570181, i64 2147570193}
!273 = distinct !{!273, !12, !13}
!274 = !{i64 2147570999, i64 2147571016, i64 2147571028}
!275 = distinct !{!275, !12, !13}
!276 = !{i64 2147571865, i64 2147571882, i64 2147571894}
!277 = distinct !{!277, !12, !13}
!278 = !{i64 2147572700, i64 2147572717, i64 2147572729}
!279 = distinct !{!279, !12, !13}
!280 = !{i64 2147573570, i64 2147573587, i64 2147573599}
!281 = distinct !{!281, !12, !13}
!282 = !{i64 2147574405, i64 2147574422, i64 2147574434}
!283 = distinct !{!283, !12, !13}
!284 = !{i64 2147639005}
!285 = !{!286, !286, i64 0}
!286 = !{!"long", !8, i64 0}
!287 = distinct !{!287, !12, !13}
!288 = distinct !{!288, !12, !13}
!289 = distinct !{!289, !12, !13}
!290 = !{i64 2147640160}
!291 = distinct !{!291, !12, !13}
!292 = distinct !{!292, !12, !13}
!293 = distinct !{!293, !12, !13}
!294 = !{i64 2147641319}
!295 = distinct !{!295, !12, !13}
!296 = distinct !{!296, !12, !13}
!297 = distinct !{!297, !12, !13}
!298 = !{i64 2147642478}
!299 = distinct !{!299, !12, !13}
!300 = distinct !{!300, !12, !13}
!301 = distinct !{!301, !12, !13}
!302 = !{i64 2147643641}
!303 = distinct !{!303, !12, !13}
!304 = distinct !{!304, !12, !13}
!305 = distinct !{!305, !12, !13}
!306 = !{i64 2147644804}
!307 = distinct !{!307, !12, !13}
!308 = distinct !{!308, !12, !13}
!309 = distinct !{!309, !12, !13}
!310 = !{i64 2147645985}
!311 = distinct !{!311, !12, !13}
!312 = distinct !{!312, !12, !13}
!313 = distinct !{!313, !12, !13}
!314 = !{i64 2147647168}
!315 = distinct !{!315, !12, !13}
!316 = distinct !{!316, !12, !13}
!317 = distinct !{!317, !12, !13}
!318 = !{i64 2147648347}
!319 = distinct !{!319, !12, !13}
!320 = distinct !{!320, !12, !13}
!321 = distinct !{!321, !12, !13}
!322 = !{i64 2147649506}
!323 = distinct !{!323, !12, !13}
!324 = distinct !{!324, !12, !13}
!325 = distinct !{!325, !12, !13}
!326 = !{i64 2147650675}
!327 = distinct !{!327, !12, !13}
!328 = distinct !{!328, !12, !13}
!329 = distinct !{!329, !12, !13}
!330 = !{i64 2147651848}
!331 = distinct !{!331, !12, !13}
!332 = distinct !{!332, !12, !13}
!333 = distinct !{!333, !12, !13}
!334 = !{i64 2147653021}
!335 = distinct !{!335, !12, !13}
!336 = distinct !{!336, !12, !13}
!337 = distinct !{!337, !12, !13}
!338 = !{i64 2147654176}
!339 = distinct !{!339, !12, !13}
!340 = distinct !{!340, !12, !13}
!341 = distinct !{!341, !12, !13}
!342 = !{i64 2147655337}
!343 = distinct !{!343, !12, !13}
!344 = distinct !{!344, !12, !13}
!345 = distinct !{!345, !12, !13}
!346 = !{i64 2147656496}
!347 = distinct !{!347, !12, !13}
!348 = distinct !{!348, !12, !13}
!349 = distinct !{!349, !12, !13}
!350 = !{i64 2147657675}
!351 = distinct !{!351, !12, !13}
!352 = distinct !{!352, !12, !13}
!353 = distinct !{!353, !12, !13}
!354 = !{i64 2147658848}
!355 = distinct !{!355, !12, !13}
!356 = distinct !{!356, !12, !13}
!357 = distinct !{!357, !12, !13}
!358 = !{i64 2147660019}
!359 = distinct !{!359, !12, !13}
!360 = distinct !{!360, !12, !13}
!361 = distinct !{!361, !12, !13}
!362 = !{i64 2147661164, i64 2147661186}
!363 = distinct !{!363, !12, !13}
!364 = distinct !{!364, !12, !13}
!365 = distinct !{!365, !12, !13}
!366 = !{i64 2147662365, i64 2147662386}
!367 = distinct !{!367, !12, !13}
!368 = distinct !{!368, !12, !13}
!369 = distinct !{!369, !12, !13}
!370 = !{i64 2147663552, i64 2147663573}
!371 = distinct !{!371, !12, !13}
!372 = distinct !{!372, !12, !13}
!373 = distinct !{!373, !12, !13}
!374 = !{i64 2147664757, i64 2147664785}
!375 = distinct !{!375, !12, !13}
!376 = distinct !{!376, !12, !13}
!377 = distinct !{!377, !12, !13}
!378 = !{i64 2147665956, i64 2147665976}
!379 = distinct !{!379, !12, !13}
!380 = distinct !{!380, !12, !13}
!381 = distinct !{!381, !12, !13}
!382 = !{i64 2147667147, i64 2147667169}
!383 = distinct !{!383, !12, !13}
!384 = distinct !{!384, !12, !13}
!385 = distinct !{!385, !12, !13}
!386 = !{i64 2147668346, i64 2147668369, i64 2147668391, i64 2147668415}
!387 = distinct !{!387, !12, !13}
!388 = distinct !{!388, !12, !13}
!389 = distinct !{!389, !12, !13}
!390 = !{i64 2147669625, i64 2147669651, i64 2147669675, i64 2147669701, i64 2147669717}
!391 = distinct !{!391, !12, !13}
!392 = distinct !{!392, !12, !13}
!393 = distinct !{!393, !12, !13}
!394 = !{i64 2147670936, i64 2147670963, i64 2147670983, i64 2147671013}
!395 = distinct !{!395, !12, !13}
!396 = distinct !{!396, !12, !13}
!397 = distinct !{!397, !12, !13}
!398 = !{i64 2147672231}
!399 = distinct !{!399, !12, !13}
!400 = distinct !{!400, !12, !13}
!401 = distinct !{!401, !12, !13}
!402 = !{i64 2147673394}
!403 = distinct !{!403, !12, !13}
!404 = distinct !{!404, !12, !13}
!405 = distinct !{!405, !12, !13}
!406 = !{i64 2147674565}
!407 = distinct !{!407, !12, !13}
!408 = distinct !{!408, !12, !13}
!409 = distinct !{!409, !12, !13}
!410 = !{i64 2147675730}
!411 = distinct !{!411, !12, !13}
!412 = distinct !{!412, !12, !13}
!413 = distinct !{!413, !12, !13}
!414 = !{i64 2147676895}
!415 = distinct !{!415, !12, !13}
!416 = distinct !{!416, !12, !13}
!417 = distinct !{!417, !12, !13}
!418 = !{i64 2147678064}
!419 = distinct !{!419, !12, !13}
!420 = distinct !{!420, !12, !13}
!421 = distinct !{!421, !12, !13}
!422 = !{i64 2147679229}
!423 = distinct !{!423, !12, !13}
!424 = distinct !{!424, !12, !13}
!425 = distinct !{!425, !12, !13}
!426 = !{i64 2147680400}
!427 = distinct !{!427, !12, !13}
!428 = distinct !{!428, !12, !13}
!429 = distinct !{!429, !12, !13}
!430 = !{i64 2147681571}
!431 = distinct !{!431, !12, !13}
!432 = distinct !{!432, !12, !13}
!433 = distinct !{!433, !12, !13}
!434 = !{i64 2147682722}
!435 = distinct !{!435, !12, !13}
!436 = distinct !{!436, !12, !13}
!437 = distinct !{!437, !12, !13}
!438 = !{i64 2147683885}
!439 = distinct !{!439, !12, !13}
!440 = distinct !{!440, !12, !13}
!441 = distinct !{!441, !12, !13}
!442 = !{i64 2147685050}
!443 = distinct !{!443, !12, !13}
!444 = distinct !{!444, !12, !13}
!445 = distinct !{!445, !12, !13}
!446 = !{i64 2147686209, i64 2147686229, i64 2147686259, i64 2147686270}
!447 = distinct !{!447, !12, !13}
!448 = distinct !{!448, !12, !13}
!449 = distinct !{!449, !12, !13}
!450 = !{i64 2147687454, i64 2147687477, i64 2147687492, i64 2147687507, i64 2147687529, i64 2147687566}
!451 = distinct !{!451, !12, !13}
!452 = distinct !{!452, !12, !13}
!453 = distinct !{!453, !12, !13}
!454 = !{i64 2147688821, i64 2147688839, i64 2147688868, i64 2147688891, i64 2147688910, i64 2147688926, i64 2147688951}
!455 = distinct !{!455, !12, !13}
!456 = distinct !{!456, !12, !13}
!457 = distinct !{!457, !12, !13}
!458 = !{i64 2147689421, i64 2147689437, i64 2147689454, i64 2147689471, i64 2147689489, i64 2147689506, i64 2147689545, i64 2147689563, i64 2147689580, i64 2147689597}
!459 = distinct !{!459, !12, !13}
!460 = !{i64 2147690495, i64 2147690511, i64 2147690528, i64 2147690545, i64 2147690563, i64 2147690580, i64 2147690619, i64 2147690637, i64 2147690654, i64 2147690671}
!461 = distinct !{!461, !12, !13}
!462 = !{i64 2147691569, i64 2147691585, i64 2147691602, i64 2147691619, i64 2147691637, i64 2147691654, i64 2147691693, i64 2147691711, i64 2147691728, i64 2147691745}
!463 = distinct !{!463, !12, !13}
!464 = !{i64 2147692643, i64 2147692659, i64 2147692676, i64 2147692693, i64 2147692711, i64 2147692728, i64 2147692767, i64 2147692785, i64 2147692802, i64 2147692819}
!465 = distinct !{!465, !12, !13}
!466 = !{i64 2147693717, i64 2147693733, i64 2147693750, i64 2147693767, i64 2147693785, i64 2147693802, i64 2147693841, i64 2147693859, i64 2147693876, i64 2147693893}
!467 = distinct !{!467, !12, !13}
!468 = !{i64 2147694791, i64 2147694807, i64 2147694824, i64 2147694841, i64 2147694859, i64 2147694876, i64 2147694915, i64 2147694933, i64 2147694950, i64 2147694967}
!469 = distinct !{!469, !12, !13}
!470 = !{i64 2147695865, i64 2147695881, i64 2147695898, i64 2147695915, i64 2147695933, i64 2147695950, i64 2147695989, i64 2147696007, i64 2147696024, i64 2147696041}
!471 = distinct !{!471, !12, !13}
!472 = !{i64 2147696939, i64 2147696955, i64 2147696972, i64 2147696989, i64 2147697007, i64 2147697024, i64 2147697063, i64 2147697081, i64 2147697098, i64 2147697115}
!473 = distinct !{!473, !12, !13}
!474 = !{i64 2147698014, i64 2147698030, i64 2147698047, i64 2147698064, i64 2147698082, i64 2147698099, i64 2147698138, i64 2147698156, i64 2147698173, i64 2147698190}
!475 = distinct !{!475, !12, !13}
!476 = !{i64 2147699091, i64 2147699107, i64 2147699124, i64 2147699141, i64 2147699159, i64 2147699176, i64 2147699215, i64 2147699233, i64 2147699250, i64 2147699267}
!477 = distinct !{!477, !12, !13}
!478 = !{i64 2147700129, i64 2147700145, i64 2147700162, i64 2147700179, i64 2147700197, i64 2147700214, i64 2147700253, i64 2147700271, i64 2147700288, i64 2147700305}
!479 = distinct !{!479, !12, !13}
!480 = !{i64 2147701169, i64 2147701185, i64 2147701202, i64 2147701219, i64 2147701237, i64 2147701254, i64 2147701293, i64 2147701311, i64 2147701328, i64 2147701345}
!481 = distinct !{!481, !12, !13}
!482 = !{i64 2147702209, i64 2147702225, i64 2147702242, i64 2147702259, i64 2147702277, i64 2147702294, i64 2147702333, i64 2147702351, i64 2147702368, i64 2147702385}
!483 = distinct !{!483, !12, !13}
!484 = !{i64 2147703251, i64 2147703267, i64 2147703284, i64 2147703301, i64 2147703319, i64 2147703336, i64 2147703375, i64 2147703393, i64 2147703410, i64 2147703427}
!485 = distinct !{!485, !12, !13}
!486 = !{i64 2147704331, i64 2147704347, i64 2147704364, i64 2147704381, i64 2147704399, i64 2147704416, i64 2147704455, i64 2147704473, i64 2147704490, i64 2147704507}
!487 = distinct !{!487, !12, !13}
!488 = !{i64 2147705405, i64 2147705421, i64 2147705438, i64 2147705455, i64 2147705473, i64 2147705490, i64 2147705529, i64 2147705547, i64 2147705564, i64 2147705581}
!489 = distinct !{!489, !12, !13}
!490 = !{i64 2147706481, i64 2147706497, i64 2147706514, i64 2147706531, i64 2147706549, i64 2147706566, i64 2147706605, i64 2147706623, i64 2147706640, i64 2147706657}
!491 = distinct !{!491, !12, !13}
!492 = !{i64 2147707561, i64 2147707577, i64 2147707594, i64 2147707611, i64 2147707629, i64 2147707646, i64 2147707685, i64 2147707703, i64 2147707720, i64 2147707737}
!493 = distinct !{!493, !12, !13}
!494 = !{i64 2147708636, i64 2147708652, i64 2147708669, i64 2147708686, i64 2147708704, i64 2147708721, i64 2147708760, i64 2147708778, i64 2147708795, i64 2147708812}
!495 = distinct !{!495, !12, !13}
!496 = !{i64 2147709701, i64 2147709717, i64 2147709734, i64 2147709751, i64 2147709769, i64 2147709786, i64 2147709825, i64 2147709843, i64 2147709860, i64 2147709877}
!497 = distinct !{!497, !12, !13}
!498 = !{i64 2147710765, i64 2147710781, i64 2147710798, i64 2147710815, i64 2147710833, i64 2147710850, i64 2147710889, i64 2147710907, i64 2147710924, i64 2147710941}
!499 = distinct !{!499, !12, !13}
!500 = !{i64 2147711827, i64 2147711843, i64 2147711860, i64 2147711877, i64 2147711895, i64 2147711912, i64 2147711951, i64 2147711969, i64 2147711986, i64 2147712003}
!501 = distinct !{!501, !12, !13}
!502 = !{i64 2147712889, i64 2147712905, i64 2147712922, i64 2147712939, i64 2147712957, i64 2147712974, i64 2147713013, i64 2147713031, i64 2147713048, i64 2147713065}
!503 = distinct !{!503, !12, !13}
!504 = !{i64 2147713951, i64 2147713967, i64 2147713984, i64 2147714001, i64 2147714019, i64 2147714036, i64 2147714075, i64 2147714093, i64 2147714110, i64 2147714127}
!505 = distinct !{!505, !12, !13}
!506 = !{i64 2147715015, i64 2147715031, i64 2147715048, i64 2147715065, i64 2147715083, i64 2147715100, i64 2147715139, i64 2147715157, i64 2147715174, i64 2147715191}
!507 = distinct !{!507, !12, !13}
!508 = !{i64 2147716083, i64 2147716099, i64 2147716116, i64 2147716133, i64 2147716151, i64 2147716168, i64 2147716207, i64 2147716225, i64 2147716242, i64 2147716259}
!509 = distinct !{!509, !12, !13}
!510 = !{i64 2147717151, i64 2147717167, i64 2147717184, i64 2147717201, i64 2147717219, i64 2147717236, i64 2147717275, i64 2147717293, i64 2147717310, i64 2147717327}
!511 = distinct !{!511, !12, !13}
!512 = !{i64 2147718219, i64 2147718235, i64 2147718252, i64 2147718269, i64 2147718287, i64 2147718304, i64 2147718343, i64 2147718361, i64 2147718378, i64 2147718395}
!513 = distinct !{!513, !12, !13}
!514 = !{i64 2147719287, i64 2147719303, i64 2147719320, i64 2147719337, i64 2147719355, i64 2147719372, i64 2147719411, i64 2147719429, i64 2147719446, i64 2147719463}
!515 = distinct !{!515, !12, !13}
!516 = !{i64 2147720355, i64 2147720371, i64 2147720388, i64 2147720405, i64 2147720423, i64 2147720440, i64 2147720479, i64 2147720497, i64 2147720514, i64 2147720531}
!517 = distinct !{!517, !12, !13}
!518 = !{i64 2147721423, i64 2147721439, i64 2147721456, i64 2147721473, i64 2147721491, i64 2147721508, i64 2147721547, i64 2147721565, i64 2147721582, i64 2147721599}
!519 = distinct !{!519, !12, !13}
!520 = !{i64 2147722491, i64 2147722507, i64 2147722524, i64 2147722541, i64 2147722559, i64 2147722576, i64 2147722615, i64 2147722633, i64 2147722650, i64 2147722667}
!521 = distinct !{!521, !12, !13}
!522 = !{i64 2147723523, i64 2147723539, i64 2147723556, i64 2147723573, i64 2147723591, i64 2147723608, i64 2147723647, i64 2147723665, i64 2147723682, i64 2147723699}
!523 = distinct !{!523, !12, !13}
!524 = !{i64 2147724545, i64 2147724561, i64 2147724578, i64 2147724595, i64 2147724613, i64 2147724630, i64 2147724669, i64 2147724687, i64 2147724704, i64 2147724721}
!525 = distinct !{!525, !12, !13}
!526 = !{i64 2147725567, i64 2147725583, i64 2147725600, i64 2147725617, i64 2147725635, i64 2147725652, i64 2147725691, i64 2147725709, i64 2147725726, i64 2147725743}
!527 = distinct !{!527, !12, !13}
!528 = !{i64 2147726589, i64 2147726605, i64 2147726622, i64 2147726639, i64 2147726657, i64 2147726674, i64 2147726713, i64 2147726731, i64 2147726748, i64 2147726765}
!529 = distinct !{!529, !12, !13}
!530 = !{i64 2147727611, i64 2147727627, i64 2147727644, i64 2147727661, i64 2147727679, i64 2147727696, i64 2147727735, i64 2147727753, i64 2147727770, i64 2147727787}
!531 = distinct !{!531, !12, !13}
!532 = !{i64 2147728641, i64 2147728657, i64 2147728674, i64 2147728691, i64 2147728709, i64 2147728726, i64 2147728765, i64 2147728783, i64 2147728800, i64 2147728817}
!533 = distinct !{!533, !12, !13}
!534 = !{i64 2147729669, i64 2147729685, i64 2147729702, i64 2147729714}
!535 = distinct !{!535, !12, !13}
!536 = !{i64 2147730449, i64 2147730465, i64 2147730482, i64 2147730494}
!537 = distinct !{!537, !12, !13}
!538 = !{i64 2147731229, i64 2147731245, i64 2147731262, i64 2147731274}
!539 = distinct !{!539, !12, !13}
!540 = !{i64 2147732011, i64 2147732027, i64 2147732044, i64 2147732056}
!541 = distinct !{!541, !12, !13}
!542 = !{i64 2147732791, i64 2147732807, i64 2147732824, i64 2147732836}
!543 = distinct !{!543, !12, !13}
!544 = !{i64 2147733573, i64 2147733589, i64 2147733606, i64 2147733618}
!545 = distinct !{!545, !12, !13}
!546 = !{i64 2147734353, i64 2147734369, i64 2147734386, i64 2147734398}
!547 = distinct !{!547, !12, !13}
!548 = !{i64 2147735135, i64 2147735151, i64 2147735168, i64 2147735180}
!549 = distinct !{!549, !12, !13}
!550 = !{i64 2147735917, i64 2147735933, i64 2147735950, i64 2147735962}
!551 = distinct !{!551, !12, !13}
!552 = !{i64 2147736697, i64 2147736713, i64 2147736730, i64 2147736742}
!553 = distinct !{!553, !12, !13}
!554 = !{i64 2147737485, i64 2147737501, i64 2147737518, i64 2147737530}
!555 = distinct !{!555, !12, !13}
!556 = !{i64 2147738277, i64 2147738294, i64 2147738311, i64 2147738323, i64 2147738341, i64 2147738358}
!557 = distinct !{!557, !12, !13}
!558 = !{i64 2147739052, i64 2147739069, i64 2147739086, i64 2147739098, i64 2147739116, i64 2147739133}
!559 = distinct !{!559, !12, !13}
!560 = !{i64 2147739827, i64 2147739844, i64 2147739861, i64 2147739873, i64 2147739891, i64 2147739908}
!561 = distinct !{!561, !12, !13}
!562 = !{i64 2147740604, i64 2147740621, i64 2147740638, i64 2147740650, i64 2147740668, i64 2147740685}
!563 = distinct !{!563, !12, !13}
!564 = !{i64 2147741381, i64 2147741398, i64 2147741415, i64 2147741427, i64 2147741445, i64 2147741462}
!565 = distinct !{!565, !12, !13}
!566 = !{i64 2147742156, i64 2147742173, i64 2147742190, i64 2147742202, i64 2147742220, i64 2147742237}
!567 = distinct !{!567, !12, !13}
!568 = !{i64 2147742939, i64 2147742956, i64 2147742973, i64 2147742985, i64 2147743003, i64 2147743020}
!569 = distinct !{!569, !12, !13}
!570 = !{i64 2147743726, i64 2147743742, i64 2147743759, i64 2147743777, i64 2147743794, i64 2147743850, i64 2147743868}
!571 = distinct !{!571, !12, !13}
!572 = !{i64 2147744623, i64 2147744639, i64 2147744656, i64 2147744674, i64 2147744691, i64 2147744747, i64 2147744765}
!573 = distinct !{!573, !12, !13}
!574 = !{i64 2147745522, i64 2147745538, i64 2147745555, i64 2147745573, i64 2147745590, i64 2147745646, i64 2147745664}
!575 = distinct !{!575, !12, !13}
!576 = !{i64 2147746423, i64 2147746439, i64 2147746456, i64 2147746474, i64 2147746491, i64 2147746547, i64 2147746565}
!577 = distinct !{!577, !12, !13}
!578 = !{i64 2147747338, i64 2147747354, i64 2147747371, i64 2147747389, i64 2147747406, i64 2147747462, i64 2147747480}
!579 = distinct !{!579, !12, !13}
!580 = !{i64 2147748255, i64 2147748271, i64 2147748288, i64 2147748305, i64 2147748323, i64 2147748340, i64 2147748999, i64 2147748379, i64 2147748397, i64 2147748414, i64 2147748431}
!581 = distinct !{!581, !12, !13}
!582 = !{!8, !8, i64 0}
!583 = distinct !{!583, !12, !13}
