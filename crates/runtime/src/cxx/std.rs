//! Functions called by libstdc++'s headers: hashes and sizes of unordered containers.

use crate::access::offset;
use crate::process::Process;
use crate::table::Entry;
use draig_interp::library::Call;
use draig_interp::stop::Result;
use draig_interp::value::Slot;

pub(crate) static TABLE: &[Entry] = &[
    ("_ZSt11_Hash_bytesPKvmm", "l(pll)", hash_bytes),
    ("_ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm", "l(pl)", next_buckets),
    ("_ZNKSt8__detail20_Prime_rehash_policy14_M_need_rehashEmmm", "l(plll)", need_rehash),
];

/// Numbers of buckets for 14 or more elements.
#[rustfmt::skip]
static BUCKETS: [u64; 298] = [
    17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97, 103, 109, 113, 127, 137, 139, 149,
    157, 167, 179, 193, 199, 211, 227, 241, 257, 277, 293, 313, 337, 359, 383, 409, 439, 467, 503, 541, 577, 619,
    661, 709, 761, 823, 887, 953, 1031, 1109, 1193, 1289, 1381, 1493, 1613, 1741, 1879, 2029, 2179, 2357, 2549,
    2753, 2971, 3209, 3469, 3739, 4027, 4349, 4703, 5087, 5503, 5953, 6427, 6949, 7517, 8123, 8783, 9497, 10273,
    11113, 12011, 12983, 14033, 15173, 16411, 17749, 19183, 20753, 22447, 24281, 26267, 28411, 30727, 33223, 35933,
    38873, 42043, 45481, 49201, 53201, 57557, 62233, 67307, 72817, 78779, 85229, 92203, 99733, 107897, 116731,
    126271, 136607, 147793, 159871, 172933, 187091, 202409, 218971, 236897, 256279, 277261, 299951, 324503, 351061,
    379787, 410857, 444487, 480881, 520241, 562841, 608903, 658753, 712697, 771049, 834181, 902483, 976369, 1056323,
    1142821, 1236397, 1337629, 1447153, 1565659, 1693859, 1832561, 1982627, 2144977, 2320627, 2510653, 2716249,
    2938679, 3179303, 3439651, 3721303, 4026031, 4355707, 4712381, 5098259, 5515729, 5967347, 6456007, 6984629,
    7556579, 8175383, 8844859, 9569143, 10352717, 11200489, 12117689, 13109983, 14183539, 15345007, 16601593,
    17961079, 19431899, 21023161, 22744717, 24607243, 26622317, 28802401, 31160981, 33712729, 36473443, 39460231,
    42691603, 46187573, 49969847, 54061849, 58488943, 63278561, 68460391, 74066549, 80131819, 86693767, 93793069,
    101473717, 109783337, 118773397, 128499677, 139022417, 150406843, 162723577, 176048909, 190465427, 206062531,
    222936881, 241193053, 260944219, 282312799, 305431229, 330442829, 357502601, 386778277, 418451333, 452718089,
    489790921, 529899637, 573292817, 620239453, 671030513, 725980837, 785430967, 849749479, 919334987, 994618837,
    1076067617, 1164186217, 1259520799, 1362662261, 1474249943, 1594975441, 1725587117, 1866894511, 2019773507,
    2185171673, 2364114217, 2557710269, 2767159799, 2993761039, 3238918481, 3504151727, 3791104843, 4101556399,
    4294967291, 6442450933, 8589934583, 12884901857, 17179869143, 25769803693, 34359738337, 51539607367,
    68719476731, 103079215087, 137438953447, 206158430123, 274877906899, 412316860387, 549755813881, 824633720731,
    1099511627689, 1649267441579, 2199023255531, 3298534883309, 4398046511093, 6597069766607, 8796093022151,
    13194139533241, 17592186044399, 26388279066581, 35184372088777, 52776558133177, 70368744177643, 105553116266399,
    140737488355213, 211106232532861, 281474976710597, 562949953421231, 1125899906842597, 2251799813685119,
    4503599627370449, 9007199254740881, 18014398509481951, 36028797018963913, 72057594037927931, 144115188075855859,
    288230376151711717, 576460752303423433, 1152921504606846883, 2305843009213693951, 4611686018427387847,
    9223372036854775783, 18446744073709551557,
];

/// Numbers of buckets for fewer elements, indexed by their number.
static FEW_BUCKETS: [u64; 14] = [1, 2, 2, 3, 5, 5, 7, 7, 11, 11, 11, 11, 13, 13];

/// Returns libstdc++'s 64-bit hash of bytes, which determines the order of unordered containers.
fn hash(bytes: &[u8], seed: u64) -> u64 {
    const FACTOR: u64 = 0xc6a4_a793_5bd1_e995;
    let mixed = |value: u64| value ^ value >> 47;
    let mut hash = seed ^ (bytes.len() as u64).wrapping_mul(FACTOR);
    let (words, rest) = bytes.as_chunks::<8>();
    for word in words {
        let word = mixed(u64::from_le_bytes(*word).wrapping_mul(FACTOR)).wrapping_mul(FACTOR);
        hash = (hash ^ word).wrapping_mul(FACTOR);
    }
    if !rest.is_empty() {
        let word = rest.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte));
        hash = (hash ^ word).wrapping_mul(FACTOR);
    }
    mixed(mixed(hash).wrapping_mul(FACTOR))
}

/// Returns libstdc++'s 32-bit hash of bytes.
fn hash_short(bytes: &[u8], seed: u32) -> u32 {
    const FACTOR: u32 = 0x5bd1_e995;
    let mut hash = seed ^ bytes.len() as u32;
    let (words, rest) = bytes.as_chunks::<4>();
    for word in words {
        let word = u32::from_le_bytes(*word).wrapping_mul(FACTOR);
        let word = (word ^ word >> 24).wrapping_mul(FACTOR);
        hash = hash.wrapping_mul(FACTOR) ^ word;
    }
    if !rest.is_empty() {
        let word = rest.iter().rev().fold(0, |word, &byte| word << 8 | u32::from(byte));
        hash = (hash ^ word).wrapping_mul(FACTOR);
    }
    hash = (hash ^ hash >> 13).wrapping_mul(FACTOR);
    hash ^ hash >> 15
}

fn hash_bytes(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (p, len, seed) = (call.pointer(0)?, call.uint(1)?, call.uint(2)?);
    let is_short = process.abi.pointer < 8;
    let bytes = process.memory.read_bytes(p, len, call.site)?;
    Ok(Slot::plain(if is_short { hash_short(bytes, seed as u32).into() } else { hash(bytes, seed) }))
}

/// Returns a number of buckets for `wanted`, and stores the number of elements that it suffices for.
fn buckets(process: &mut Process<'_, '_>, policy: Slot, wanted: u64, call: &Call<'_>) -> Result<u64> {
    let factor = f64::from(load_factor(process, policy, call)?);
    let few = usize::try_from(wanted).ok().and_then(|wanted| FEW_BUCKETS.get(wanted));
    let found = few.or_else(|| BUCKETS.get(BUCKETS.partition_point(|&buckets| buckets < wanted)));
    let last = BUCKETS[BUCKETS.len() - 1];
    let buckets = *found.unwrap_or(&last);
    let enough = match buckets {
        _ if wanted == 0 => return Ok(1),
        buckets if buckets == last => u64::MAX,
        buckets => (buckets as f64 * factor).floor() as u64,
    };
    put_enough(process, policy, enough, call)?;
    Ok(buckets)
}

/// Returns the policy's first field.
fn load_factor(process: &mut Process<'_, '_>, policy: Slot, call: &Call<'_>) -> Result<f32> {
    Ok(f32::from_bits(process.get_uint(policy, 4, call.site)? as u32))
}

/// Sets the policy's second field: the number of elements from which more buckets are needed.
fn put_enough(process: &mut Process<'_, '_>, policy: Slot, enough: u64, call: &Call<'_>) -> Result<()> {
    let size = process.abi.pointer;
    process.put_uint(offset(policy, size.into()), enough, size, call.site)
}

fn next_buckets(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    buckets(process, call.pointer(0)?, call.uint(1)?, call).map(Slot::plain)
}

/// Returns whether more buckets are needed for existing and new elements, and how many.
fn need_rehash(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    const GROWTH: u64 = 2;
    const MIN_BUCKETS: u64 = 11;
    let (policy, now, elements, new) = (call.pointer(0)?, call.uint(1)?, call.uint(2)?, call.uint(3)?);
    let size = process.abi.pointer;
    let enough = process.get_uint(offset(policy, size.into()), size, call.site)?;
    process.thread.second = Slot::plain(0);
    let all = elements.saturating_add(new);
    if all <= enough {
        return Ok(Slot::plain(0));
    }
    let factor = f64::from(load_factor(process, policy, call)?);
    let least = all.max(if enough == 0 { MIN_BUCKETS } else { 0 }) as f64 / factor;
    if least < now as f64 {
        put_enough(process, policy, (now as f64 * factor).floor() as u64, call)?;
        return Ok(Slot::plain(0));
    }
    let wanted = (least.floor() as u64).saturating_add(1).max(now.saturating_mul(GROWTH));
    process.thread.second = Slot::plain(buckets(process, policy, wanted, call)?);
    Ok(Slot::plain(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hashes_are_those_of_libstdcxx() {
        // `std::_Hash_bytes(text, length, 0xc70f6907)`, measured on x86-64.
        for (text, wanted) in
            [("", 0x553e_9390_1e46_2a6e), ("abc", 0x32d8_2bf8_ed3d_ba39), ("hello, world", 0x428b_89ef_d7b2_ebd2)]
        {
            assert_eq!(hash(text.as_bytes(), 0xc70f_6907), wanted, "{text}");
        }
    }
}
