// defined (-O2): instructions of x86-64 that only target intrinsics express, checked by their output
#include <immintrin.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#define ALL __attribute__((target("sse4.2,avx2,bmi,bmi2,pclmul")))

static uint32_t state = 1;

static uint32_t next(void) {
    state = state * 1664525u + 1013904223u;
    return state >> 3 ^ state << 17;
}

ALL static __m256i any(void) {
    uint32_t words[8];
    for (int i = 0; i < 8; i++)
        words[i] = next();
    // some lanes at their limits
    words[next() % 8] = 0x80008000u;
    words[next() % 8] = 0x7fff80ffu;
    return _mm256_loadu_si256((const __m256i *)words);
}

ALL static __m256 numbers(void) {
    float values[8];
    for (int i = 0; i < 8; i++)
        values[i] = (float)((int32_t)next() >> 8) / 1024.0f;
    values[next() % 8] = 3e9f;
    values[next() % 8] = -0.0f;
    return _mm256_loadu_ps(values);
}

static void show(const char *name, const void *data, int size) {
    unsigned char bytes[32];
    memcpy(bytes, data, (size_t)size);
    printf("%s", name);
    for (int i = 0; i < size; i++)
        printf("%s%02x", i % 8 ? "" : " ", bytes[i]);
    printf("\n");
}

#define SHOW(call)                                                                                                     \
    do {                                                                                                               \
        __typeof__(call) result = (call);                                                                              \
        show(#call, &result, sizeof result);                                                                           \
    } while (0)

ALL static void integers(__m256i a, __m256i b, __m256i c) {
    __m128i x = _mm256_castsi256_si128(a), y = _mm256_castsi256_si128(b), z = _mm256_castsi256_si128(c);
    __m128i few = _mm_cvtsi32_si128(5), many = _mm_cvtsi32_si128(40);
    SHOW(_mm_avg_epu8(x, y));
    SHOW(_mm256_avg_epu16(a, b));
    SHOW(_mm_mulhi_epi16(x, y));
    SHOW(_mm256_mulhi_epu16(a, b));
    SHOW(_mm_mulhrs_epi16(x, y));
    SHOW(_mm_madd_epi16(x, y));
    SHOW(_mm256_maddubs_epi16(a, b));
    SHOW(_mm_sad_epu8(x, y));
    SHOW(_mm_packs_epi16(x, y));
    SHOW(_mm_packs_epi32(x, y));
    SHOW(_mm256_packus_epi16(a, b));
    SHOW(_mm256_packus_epi32(a, b));
    SHOW(_mm_hadd_epi16(x, y));
    SHOW(_mm256_hadd_epi32(a, b));
    SHOW(_mm256_hsub_epi16(a, b));
    SHOW(_mm_hadds_epi16(x, y));
    SHOW(_mm_hsubs_epi16(x, y));
    SHOW(_mm_sign_epi8(x, y));
    SHOW(_mm256_sign_epi32(a, b));
    SHOW(_mm_shuffle_epi8(x, y));
    SHOW(_mm256_shuffle_epi8(a, b));
    SHOW(_mm256_permutevar8x32_epi32(a, b));
    SHOW(_mm_blendv_epi8(x, y, z));
    SHOW(_mm_minpos_epu16(x));
    SHOW(_mm_mpsadbw_epu8(x, y, 5));
    SHOW(_mm256_mpsadbw_epu8(a, b, 42));
    SHOW(_mm_slli_epi16(x, 3));
    SHOW(_mm_srli_epi64(x, 70));
    SHOW(_mm_srai_epi32(x, 40));
    SHOW(_mm_sll_epi32(x, few));
    SHOW(_mm_srl_epi64(x, many));
    SHOW(_mm_srl_epi16(x, many));
    SHOW(_mm256_sra_epi16(a, few));
    SHOW(_mm256_sllv_epi32(a, _mm256_srli_epi32(b, 26)));
    SHOW(_mm256_srlv_epi64(a, _mm256_srli_epi64(b, 57)));
    SHOW(_mm256_srav_epi32(a, _mm256_srli_epi32(b, 26)));
    SHOW(_mm_movemask_epi8(x));
    SHOW(_mm256_movemask_epi8(a));
    SHOW(_mm_testz_si128(x, y));
    SHOW(_mm_testc_si128(x, x));
    SHOW(_mm256_testnzc_si256(a, b));
    SHOW(_mm_clmulepi64_si128(x, y, 0x10));
    uint64_t p, q;
    memcpy(&p, &x, 8);
    memcpy(&q, &y, 8);
    SHOW(_pdep_u64(p, q));
    SHOW(_pext_u64(p, q));
    SHOW(_bzhi_u64(p, 70));
    SHOW(_bzhi_u32((uint32_t)p, 9));
    SHOW(__bextr_u64(p, 0x1004));
    SHOW(_mm_crc32_u8((uint32_t)p, (uint8_t)q));
    SHOW(_mm_crc32_u32((uint32_t)p, (uint32_t)q));
    SHOW(_mm_crc32_u64(p, q));
    unsigned long long sum;
    unsigned char carry = _addcarry_u64(1, p, q, &sum);
    printf("carry %d %016llx\n", carry, sum);
    carry = _subborrow_u64(1, p, q, &sum);
    printf("borrow %d %016llx\n", carry, sum);
}

ALL static void floats(__m256 a, __m256 b, __m256 c) {
    __m128 x = _mm256_castps256_ps128(a), y = _mm256_castps256_ps128(b);
    __m128d u = _mm_cvtps_pd(x), v = _mm_cvtps_pd(y);
    SHOW(_mm_min_ps(x, y));
    SHOW(_mm256_max_ps(a, b));
    SHOW(_mm_max_sd(u, v));
    SHOW(_mm_min_ss(y, x));
    SHOW(_mm_cmplt_ps(x, y));
    SHOW(_mm_cmpunord_sd(u, v));
    SHOW(_mm256_cmp_ps(a, b, _CMP_NLE_UQ));
    SHOW(_mm256_cmp_ps(a, b, _CMP_NEQ_OQ));
    SHOW(_mm_comilt_ss(x, y));
    SHOW(_mm_ucomineq_sd(u, v));
    SHOW(_mm_addsub_ps(x, y));
    SHOW(_mm256_hadd_ps(a, b));
    SHOW(_mm_hsub_pd(u, v));
    SHOW(_mm_dp_ps(x, y, 0x75));
    SHOW(_mm_dp_pd(u, v, 0x33));
    SHOW(_mm_round_ps(x, _MM_FROUND_TO_NEG_INF));
    SHOW(_mm256_round_ps(a, _MM_FROUND_TO_NEAREST_INT));
    SHOW(_mm_ceil_sd(u, v));
    SHOW(_mm_insert_ps(x, y, 0x98));
    SHOW(_mm256_permutevar_ps(a, _mm256_castps_si256(b)));
    SHOW(_mm256_blendv_ps(a, b, c));
    SHOW(_mm_cvtps_epi32(x));
    SHOW(_mm256_cvttps_epi32(b));
    SHOW(_mm_cvtpd_epi32(u));
    SHOW(_mm_cvttpd_epi32(v));
    SHOW(_mm_cvtss_si32(x));
    SHOW(_mm_cvttsd_si64(v));
    SHOW(_mm_cvtpd_ps(u));
    SHOW(_mm_cvtsd_ss(x, v));
    SHOW(_mm_movemask_ps(x));
    SHOW(_mm256_movemask_ps(a));
    SHOW(_mm256_testc_ps(a, b));
    _mm_sfence();
    _mm_pause();
}

ALL int main(void) {
    for (int round = 0; round < 4; round++) {
        integers(any(), any(), any());
        floats(numbers(), numbers(), numbers());
    }
    return 0;
}
