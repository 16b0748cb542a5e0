//! Features of x86-64 processors: the names of LLVM's `-mattr` and `-mcpu`, and what each implies.

use std::fmt;

/// Declares the features: name in Rust, name in `target-features`, and features that it implies.
macro_rules! features {
    ($($variant:ident: $name:literal [$($implied:ident),*],)*) => {
        /// A feature of a processor that its name in LLVM describes.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[repr(u8)]
        pub(crate) enum Feature { $($variant),* }

        /// Rows of the table: the feature, its name, what it implies.
        const FEATURES: &[(Feature, &str, &[Feature])] =
            &[$((Feature::$variant, $name, &[$(Feature::$implied),*]),)*];
    };
}

features! {
    Adx: "adx" [],
    Aes: "aes" [Sse2],
    AmxAvx512: "amx-avx512" [AmxTile, Avx10_2],
    AmxBf16: "amx-bf16" [AmxTile],
    AmxComplex: "amx-complex" [AmxTile],
    AmxFp16: "amx-fp16" [AmxTile],
    AmxFp8: "amx-fp8" [AmxTile],
    AmxInt8: "amx-int8" [AmxTile],
    AmxMovrs: "amx-movrs" [AmxTile],
    AmxTf32: "amx-tf32" [AmxTile],
    AmxTile: "amx-tile" [],
    Avx: "avx" [Sse42, Xsave],
    Avx10_1: "avx10.1" [Avx512bf16, Avx512bitalg, Avx512cd, Avx512dq, Avx512fp16, Avx512ifma, Avx512vbmi, Avx512vbmi2, Avx512vl, Avx512vnni, Avx512vpopcntdq],
    Avx10_2: "avx10.2" [Avx10_1],
    Avx2: "avx2" [Avx],
    Avx512bf16: "avx512bf16" [Avx512bw],
    Avx512bitalg: "avx512bitalg" [Avx512bw],
    Avx512bw: "avx512bw" [Avx512f],
    Avx512cd: "avx512cd" [Avx512f],
    Avx512dq: "avx512dq" [Avx512f],
    Avx512f: "avx512f" [Avx2, F16c, Fma],
    Avx512fp16: "avx512fp16" [Avx512bw],
    Avx512ifma: "avx512ifma" [Avx512f],
    Avx512vbmi: "avx512vbmi" [Avx512bw],
    Avx512vbmi2: "avx512vbmi2" [Avx512bw],
    Avx512vl: "avx512vl" [Avx512f],
    Avx512vnni: "avx512vnni" [Avx512f],
    Avx512vp2intersect: "avx512vp2intersect" [Avx512f],
    Avx512vpopcntdq: "avx512vpopcntdq" [Avx512f],
    Avxifma: "avxifma" [Avx2],
    Avxneconvert: "avxneconvert" [Avx2],
    Avxvnni: "avxvnni" [Avx2],
    Avxvnniint16: "avxvnniint16" [Avx2],
    Avxvnniint8: "avxvnniint8" [Avx2],
    Bmi: "bmi" [],
    Bmi2: "bmi2" [],
    Cldemote: "cldemote" [],
    Clflushopt: "clflushopt" [],
    Clwb: "clwb" [],
    Clzero: "clzero" [],
    Cmov: "cmov" [],
    Cmpccxadd: "cmpccxadd" [],
    Crc32: "crc32" [],
    Cx16: "cx16" [],
    Cx8: "cx8" [],
    Enqcmd: "enqcmd" [],
    F16c: "f16c" [Avx],
    Fma: "fma" [Avx],
    Fma4: "fma4" [Avx, Sse4a],
    Fsgsbase: "fsgsbase" [],
    Fxsr: "fxsr" [],
    Gfni: "gfni" [Sse2],
    Hreset: "hreset" [],
    Invpcid: "invpcid" [],
    Kl: "kl" [Sse2],
    LviCfi: "lvi-cfi" [],
    Lwp: "lwp" [],
    Lzcnt: "lzcnt" [],
    Mmx: "mmx" [],
    Movbe: "movbe" [],
    Movdir64b: "movdir64b" [],
    Movdiri: "movdiri" [],
    Movrs: "movrs" [],
    Mwaitx: "mwaitx" [],
    Pclmul: "pclmul" [Sse2],
    Pconfig: "pconfig" [],
    Pku: "pku" [],
    Popcnt: "popcnt" [],
    Prefetchi: "prefetchi" [],
    Prfchw: "prfchw" [],
    Ptwrite: "ptwrite" [],
    Raoint: "raoint" [],
    Rdpid: "rdpid" [],
    Rdpru: "rdpru" [],
    Rdrnd: "rdrnd" [],
    Rdseed: "rdseed" [],
    RetpolineExternalThunk: "retpoline-external-thunk" [],
    Rtm: "rtm" [],
    Sahf: "sahf" [],
    Serialize: "serialize" [],
    Seses: "seses" [LviCfi],
    Sgx: "sgx" [],
    Sha: "sha" [Sse2],
    Sha512: "sha512" [Avx2],
    Shstk: "shstk" [],
    Sm3: "sm3" [Avx],
    Sm4: "sm4" [Avx2],
    Sse: "sse" [],
    Sse2: "sse2" [Sse],
    Sse3: "sse3" [Sse2],
    Sse41: "sse4.1" [Ssse3],
    Sse42: "sse4.2" [Crc32, Sse41],
    Sse4a: "sse4a" [Sse3],
    Ssse3: "ssse3" [Sse3],
    Tbm: "tbm" [],
    Tsxldtrk: "tsxldtrk" [],
    Uintr: "uintr" [],
    Usermsr: "usermsr" [],
    Vaes: "vaes" [Aes, Avx2],
    Vpclmulqdq: "vpclmulqdq" [Avx, Pclmul],
    Vzeroupper: "vzeroupper" [],
    Waitpkg: "waitpkg" [],
    Wbnoinvd: "wbnoinvd" [],
    Widekl: "widekl" [Kl],
    X87: "x87" [],
    Xop: "xop" [Fma4],
    Xsave: "xsave" [],
    Xsavec: "xsavec" [Xsave],
    Xsaveopt: "xsaveopt" [Xsave],
    Xsaves: "xsaves" [Xsave],
}

const _: () = assert!(FEATURES.len() <= 128, "features are bits of a word");

/// Processors: names of those with the same features, the name of one that has fewer, and the others.
const PROCESSORS: &[(&[&str], &str, &str)] = &[
    (&["athlon-fx", "athlon64", "k8", "opteron"], "", "+cx8,+fxsr,+mmx,+prfchw,+x87"),
    (&["x86-64"], "", "+cmov,+cx8,+fxsr,+mmx,+x87"),
    (&["athlon64-sse3", "k8-sse3", "opteron-sse3"], "athlon-fx", "+sse3"),
    (&["nocona"], "x86-64", "+cx16,+sse3"),
    (&["core2"], "nocona", "+sahf,+ssse3"),
    (&["atom", "bonnell"], "core2", "+movbe"),
    (&["penryn"], "core2", "+sse4.1"),
    (&["amdfam10", "barcelona"], "athlon64-sse3", "+cx16,+lzcnt,+popcnt,+sahf,+sse4a"),
    (&["btver1"], "amdfam10", "+ssse3"),
    (&["corei7", "nehalem", "x86-64-v2"], "penryn", "+sse4.2"),
    (&["westmere"], "corei7", "+pclmul"),
    (&["corei7-avx", "sandybridge"], "westmere", "+avx,+xsaveopt"),
    (&["silvermont", "slm"], "westmere", "+movbe,+prfchw,+rdrnd"),
    (&["core-avx-i", "ivybridge"], "corei7-avx", "+f16c,+fsgsbase,+rdrnd"),
    (&["bdver1"], "btver1", "+aes,+lwp,+pclmul,+xop"),
    (&["x86-64-v3"], "corei7", "+avx2,+bmi,+bmi2,+f16c,+fma,+lzcnt,+movbe"),
    (&["btver2"], "btver1", "+aes,+bmi,+f16c,+movbe,+pclmul,+xsaveopt"),
    (&["bdver2"], "bdver1", "+bmi,+f16c,+fma,+tbm"),
    (&["goldmont"], "silvermont", "+aes,+clflushopt,+fsgsbase,+rdseed,+sha,+xsavec,+xsaveopt,+xsaves"),
    (&["core-avx2", "haswell"], "x86-64-v3", "+fsgsbase,+invpcid,+pclmul,+rdrnd,+xsaveopt"),
    (&["x86-64-v4"], "x86-64-v3", "+avx512bw,+avx512cd,+avx512dq,+avx512vl"),
    (&["bdver3"], "bdver2", "+fsgsbase,+xsaveopt"),
    (&["goldmont-plus"], "goldmont", "+ptwrite,+rdpid,+sgx"),
    (&["broadwell"], "core-avx2", "+adx,+prfchw,+rdseed"),
    (&["tremont"], "goldmont-plus", "+clwb,+gfni"),
    (&["bdver4"], "bdver3", "+avx2,+bmi2,+movbe,+mwaitx,+rdrnd"),
    (&["knl"], "broadwell", "+aes,+avx512cd"),
    (&["knm"], "knl", "+avx512vpopcntdq"),
    (&["skylake"], "broadwell", "+aes,+clflushopt,+sgx,+xsavec,+xsaves"),
    (
        &["znver1"],
        "btver2",
        "+adx,+avx2,+bmi2,+clflushopt,+clzero,+fma,+fsgsbase,+mwaitx,+rdrnd,+rdseed,+sha,+xsavec,+xsaves",
    ),
    (&["znver2"], "znver1", "+clwb,+rdpid,+rdpru,+wbnoinvd"),
    (&["skx", "skylake-avx512"], "knl", "+avx512bw,+avx512dq,+avx512vl,+clflushopt,+clwb,+pku,+xsavec,+xsaves"),
    (&["cascadelake"], "skx", "+avx512vnni"),
    (&["cooperlake"], "cascadelake", "+avx512bf16"),
    (&["cannonlake"], "skylake", "+avx512cd,+avx512dq,+avx512ifma,+avx512vbmi,+avx512vl,+pku,+sha"),
    (&["znver3"], "znver2", "+invpcid,+pku,+vaes,+vpclmulqdq"),
    (
        &["rocketlake"],
        "knm",
        "+avx512bitalg,+avx512dq,+avx512ifma,+avx512vbmi,+avx512vbmi2,+avx512vl,+avx512vnni,+clflushopt,+gfni,+pku,+rdpid,+sha,+vaes,+vpclmulqdq,+xsavec,+xsaves",
    ),
    (&["icelake-client"], "rocketlake", "+sgx"),
    (
        &["alderlake", "gracemont", "meteorlake", "raptorlake"],
        "skylake",
        "+avxvnni,+clwb,+gfni,+hreset,+movdir64b,+movdiri,+pconfig,+pku,+ptwrite,+rdpid,+serialize,+sha,+shstk,+vaes,+vpclmulqdq,+waitpkg,+widekl",
    ),
    (&["icelake-server"], "icelake-client", "+clwb,+pconfig,+wbnoinvd"),
    (
        &["znver4"],
        "znver3",
        "+avx512bf16,+avx512bitalg,+avx512cd,+avx512dq,+avx512ifma,+avx512vbmi,+avx512vbmi2,+avx512vl,+avx512vnni,+avx512vpopcntdq,+gfni,+shstk",
    ),
    (&["arrowlake"], "alderlake", "+avxifma,+avxneconvert,+avxvnniint8,+cmpccxadd,+enqcmd,+uintr"),
    (&["tigerlake"], "icelake-client", "+avx512vp2intersect,+clwb,+movdir64b,+movdiri,+shstk,+widekl"),
    (&["grandridge", "sierraforest"], "arrowlake", "+cldemote"),
    (
        &["pantherlake", "wildcatlake"],
        "skylake",
        "+avxifma,+avxneconvert,+avxvnni,+avxvnniint16,+avxvnniint8,+clwb,+cmpccxadd,+enqcmd,+gfni,+hreset,+movdir64b,+movdiri,+pconfig,+pku,+ptwrite,+rdpid,+serialize,+sha,+sha512,+shstk,+sm3,+sm4,+uintr,+vaes,+vpclmulqdq,+waitpkg",
    ),
    (&["arrowlake-s", "lunarlake"], "pantherlake", "+widekl"),
    (&["znver5"], "znver4", "+avx512vp2intersect,+avxvnni,+movdir64b,+movdiri,+prefetchi"),
    (&["clearwaterforest"], "pantherlake", "+cldemote,+prefetchi,+usermsr"),
    (
        &["emeraldrapids", "sapphirerapids"],
        "icelake-server",
        "+amx-bf16,+amx-int8,+avx512bf16,+avx512fp16,+avxvnni,+cldemote,+enqcmd,+movdir64b,+movdiri,+ptwrite,+serialize,+shstk,+tsxldtrk,+uintr,+waitpkg",
    ),
    (&["graniterapids"], "emeraldrapids", "+amx-fp16,+prefetchi"),
    (&["graniterapids-d"], "graniterapids", "+amx-complex"),
    (&["novalake"], "pantherlake", "+avx10.2,+movrs,+prefetchi"),
    (
        &["diamondrapids"],
        "graniterapids-d",
        "+amx-avx512,+amx-fp8,+amx-movrs,+amx-tf32,+avxifma,+avxneconvert,+avxvnniint16,+avxvnniint8,+cmpccxadd,+movrs,+sha512,+sm3,+sm4",
    ),
];

/// A set of features.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Features(u128);

impl Features {
    /// Those that every processor of x86-64 has (System V ABI, AMD64 supplement, "Micro-Architecture Levels").
    pub(crate) const BASE: Features = Features(
        1 << Feature::Cmov as u8
            | 1 << Feature::Cx8 as u8
            | 1 << Feature::Fxsr as u8
            | 1 << Feature::Mmx as u8
            | 1 << Feature::Sse as u8
            | 1 << Feature::Sse2 as u8
            | 1 << Feature::X87 as u8,
    );

    /// Returns the features of a processor; the least for the names that mean any, and `None` for names that LLVM
    /// does not have.
    pub(crate) fn of_processor(name: &str) -> Option<Features> {
        if matches!(name, "" | "generic" | "x86-64" | "i686" | "i386") {
            return Some(Features::BASE);
        }
        let mut features = Features::BASE;
        let mut name = name;
        // Each row stands after the one that it extends.
        for (names, less, more) in PROCESSORS.iter().rev() {
            if names.contains(&name) {
                features.apply(more);
                name = less;
            }
        }
        name.is_empty().then_some(features)
    }

    /// Adds the features with `+` of a list, and removes those with `-` and all that need them. Names that are none
    /// of a feature here change nothing: most choose between instructions of equal effect.
    pub(crate) fn apply(&mut self, list: &str) {
        for item in list.split(',') {
            let (is_added, name) = match item.split_at_checked(1) {
                Some(("+", name)) => (true, name),
                Some(("-", name)) => (false, name),
                // A name without a sign is one to add.
                _ => (true, item),
            };
            let Some(&(feature, ..)) = FEATURES.iter().find(|(_, known, _)| *known == name) else { continue };
            if is_added {
                self.0 |= closure(feature).0;
            } else {
                for &(other, ..) in FEATURES {
                    if closure(other).has(feature) {
                        self.0 &= !(1 << other as u8);
                    }
                }
            }
        }
    }

    /// Whether the set has a feature.
    #[inline]
    pub(crate) const fn has(self, feature: Feature) -> bool {
        self.0 >> feature as u8 & 1 != 0
    }
}

/// Returns a feature and all that it implies.
fn closure(feature: Feature) -> Features {
    let mut found = 1u128 << feature as u8;
    loop {
        let more = FEATURES.iter().filter(|(feature, ..)| found >> *feature as u8 & 1 != 0);
        let next = more.flat_map(|(_, _, implied)| *implied).fold(found, |all, &one| all | 1 << one as u8);
        if next == found {
            return Features(found);
        }
        found = next;
    }
}

impl fmt::Debug for Features {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = FEATURES.iter().filter(|(feature, ..)| self.has(*feature)).map(|(_, name, _)| name);
        f.debug_set().entries(names).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn processors_extend_each_other() {
        let haswell = Features::of_processor("haswell").unwrap();
        assert!(haswell.has(Feature::Avx2) && haswell.has(Feature::Fma) && haswell.has(Feature::Sse3));
        assert!(!haswell.has(Feature::Avx512f));
        assert!(Features::of_processor("znver5").unwrap().has(Feature::Avx512bf16));
        assert_eq!(Features::of_processor("nosuch"), None);
        for (names, less, _) in PROCESSORS {
            for name in *names {
                assert!(Features::of_processor(name).is_some(), "{name} extends {less}");
            }
        }
    }

    #[test]
    fn features_imply_and_need_others() {
        let mut features = Features::BASE;
        features.apply("+avx512vl,+fast-bextr");
        assert!(features.has(Feature::Avx512f) && features.has(Feature::Avx2) && features.has(Feature::Xsave));
        features.apply("-avx2");
        assert!(features.has(Feature::Avx) && !features.has(Feature::Avx512f) && !features.has(Feature::Avx512vl));
        features.apply("-sse2");
        assert!(!features.has(Feature::Avx) && !features.has(Feature::Aes));
    }
}
