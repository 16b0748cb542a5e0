//! Features of AArch64 processors: which of them choose instructions, and those of each processor.

use draig_mc::aarch64::Features as InstructionFeatures;

/// Declares the features that choose instructions: name in Rust, name in `target-features`.
macro_rules! features {
    ($($variant:ident: $name:literal,)*) => {
        /// A feature that code generation asks for.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[repr(u8)]
        pub(crate) enum ArmFeature { $($variant),* }

        /// Rows of the table: the feature, its name.
        const FEATURES: &[(ArmFeature, &str)] = &[$((ArmFeature::$variant, $name),)*];
    };
}

features! {
    Aes: "aes",
    Bf16: "bf16",
    ComplxNum: "complxnum",
    Crc: "crc",
    Cssc: "cssc",
    DotProd: "dotprod",
    FlagM: "flagm",
    FpArmv8: "fp-armv8",
    Fp16Fml: "fp16fml",
    FrInt3264: "fptoint",
    FullFp16: "fullfp16",
    I8mm: "i8mm",
    JsConv: "jsconv",
    Lse: "lse",
    Lse2: "lse2",
    Lse128: "lse128",
    Mops: "mops",
    Neon: "neon",
    OutlineAtomics: "outline-atomics",
    Pauth: "pauth",
    Rcpc: "rcpc",
    RcpcImmo: "rcpc-immo",
    Rdm: "rdm",
    ReserveX18: "reserve-x18",
    Sha2: "sha2",
    Sha3: "sha3",
    Sm4: "sm4",
    StrictAlign: "strict-align",
    Sve: "sve",
}

/// Features that instructions do not need, only choices between them.
const TUNING: [ArmFeature; 3] = [ArmFeature::OutlineAtomics, ArmFeature::ReserveX18, ArmFeature::StrictAlign];

/// Processors with equal features, and what these are beyond those of Armv8-A with vectors.
#[rustfmt::skip]
const PROCESSORS: &[(&str, &str)] = &[
    ("a64fx", "v8.2a,aes,complxnum,crc,fullfp16,lse,perfmon,ras,rdm,sha2,sve"),
    ("ampere1", "v8.6a,aes,bf16,ccidx,complxnum,crc,dotprod,fp16fml,fullfp16,i8mm,jsconv,lse,pauth,perfmon,rand,ras,rcpc,rdm,sb,sha2,sha3,ssbs"),
    ("ampere1a", "v8.6a,aes,bf16,ccidx,complxnum,crc,dotprod,fp16fml,fullfp16,i8mm,jsconv,lse,mte,pauth,perfmon,rand,ras,rcpc,rdm,sb,sha2,sha3,sm4,ssbs"),
    ("ampere1b", "v8.7a,aes,bf16,ccidx,complxnum,crc,cssc,dotprod,fp16fml,fullfp16,i8mm,jsconv,lse,mte,pauth,perfmon,rand,ras,rcpc,rdm,sb,sha2,sha3,sm4,ssbs,wfxt"),
    ("ampere1c", "v9.2a,aes,ccidx,cssc,faminmax,fp16fml,fp8,fp8fma,fullfp16,lut,mte,perfmon,rand,sha2,sha3,sm4,ssbs,sve,sve-b16b16,sve2"),
    ("apple-a10", "v8a,vh,aes,crc,lor,pan,perfmon,rdm,sha2"),
    ("apple-a11", "v8.2a,aes,crc,fullfp16,lse,perfmon,ras,rdm,sha2"),
    ("apple-a12 apple-s4 apple-s5", "v8.3a,aes,complxnum,crc,fullfp16,jsconv,lse,pauth,perfmon,ras,rcpc,rdm,sha2"),
    ("apple-a13 apple-s6 apple-s7 apple-s8", "v8.4a,aes,complxnum,crc,dotprod,fp16fml,fullfp16,jsconv,lse,pauth,perfmon,ras,rcpc,rdm,sha2,sha3"),
    ("apple-a14 apple-m1", "v8.4a,aes,altnzcv,ccdp,ccpp,complxnum,crc,dotprod,flagm,fp16fml,fptoint,fullfp16,jsconv,lse,pauth,perfmon,predres,ras,rcpc,rdm,sb,sha2,sha3,specrestrict,ssbs"),
    ("apple-a15 apple-m2", "v8.6a,aes,bf16,complxnum,crc,dotprod,fp16fml,fpac,fullfp16,i8mm,jsconv,lse,pauth,perfmon,ras,rcpc,rdm,sha2,sha3,ssbs"),
    ("apple-a16 apple-a17 apple-m3 apple-s10 apple-s9", "v8.6a,aes,bf16,complxnum,crc,dotprod,fp16fml,fpac,fullfp16,hcx,i8mm,jsconv,lse,pauth,perfmon,ras,rcpc,rdm,sha2,sha3,ssbs"),
    ("apple-a18 apple-m4", "v8.7a,aes,bf16,complxnum,crc,dotprod,fp16fml,fpac,fullfp16,i8mm,jsconv,lse,pauth,perfmon,ras,rcpc,rdm,sha2,sha3,sme,sme-f64f64,sme-i16i64,sme2"),
    ("apple-a19 apple-m5", "v8.7a,aes,bf16,complxnum,crc,cssc,dotprod,fp16fml,fpac,fullfp16,hbc,i8mm,jsconv,lse,mte,pauth,perfmon,predres,ras,rcpc,rdm,sha2,sha3,sme,sme-b16b16,sme-f16f16,sme-f64f64,sme-i16i64,sme2,sme2p1,specres2,sve-b16b16,wfxt"),
    ("apple-a7 apple-a8 apple-a9 cyclone", "v8a,aes,perfmon,sha2"),
    ("c1-nano", "v9.3a,vh,altnzcv,am,bf16,ccidx,chk,clrbhb,complxnum,dotprod,ete,fgt,flagm,fp16fml,fpac,fptoint,fullfp16,hcx,jsconv,mpam,mte,perfmon,predres,ras,rcpc,rcpc-immo,rcpc3,rdm,sel2,sme,sme2,specres2,ssbs,sve,sve2,tracev8.4,trbe"),
    ("c1-premium c1-pro c1-ultra", "v9.3a,vh,altnzcv,am,bf16,ccidx,chk,clrbhb,complxnum,dotprod,ete,fgt,flagm,fp16fml,fpac,fptoint,fullfp16,hcx,jsconv,mpam,mte,perfmon,predres,ras,rcpc,rcpc-immo,rcpc3,rdm,sel2,sme,sme2,spe,spe-eef,specres2,ssbs,sve,sve2,tracev8.4,trbe"),
    ("carmel", "v8.2a,aes,crc,fullfp16,lse,ras,rdm,sha2"),
    ("cobalt-100 neoverse-n2", "v9a,bf16,ccidx,complxnum,crc,dotprod,ete,fp16fml,fpac,fullfp16,i8mm,jsconv,lse,mte,pauth,perfmon,ras,rcpc,rdm,sb,ssbs,sve,sve2,trbe"),
    ("cortex-a320", "v9.2a,vh,ccidx,ccpp,complxnum,crc,dotprod,ete,flagm,fp16fml,fullfp16,jsconv,lor,lse,mte,pan,pan-rwv,pauth,perfmon,predres,ras,rdm,sb,ssbs,sve,sve2,trbe,uaops"),
    ("cortex-a34 cortex-a35 cortex-a53 cortex-a57 cortex-a72 cortex-a73 exynos-m3 kryo thunderx thunderxt81 thunderxt83 thunderxt88", "v8a,aes,crc,perfmon,sha2"),
    ("cortex-a510", "v9a,am,bf16,ccidx,complxnum,crc,dotprod,ete,fp16fml,fpac,fullfp16,i8mm,jsconv,lse,mte,pauth,perfmon,ras,rcpc,rdm,sb,ssbs,sve,sve2,trbe"),
    ("cortex-a520 cortex-a520ae", "v9.2a,am,bf16,ccidx,complxnum,crc,dotprod,ete,flagm,fp16fml,fpac,fullfp16,i8mm,jsconv,lse,mte,pauth,perfmon,predres,ras,rcpc,rdm,sb,ssbs,sve,sve2,trbe"),
    ("cortex-a55 cortex-a75", "v8.2a,aes,crc,dotprod,fullfp16,lse,perfmon,ras,rcpc,rdm,sha2"),
    ("cortex-a65 cortex-a65ae cortex-a76 cortex-a76ae cortex-a77 neoverse-e1", "v8.2a,aes,crc,dotprod,fullfp16,lse,perfmon,ras,rcpc,rdm,sha2,ssbs"),
    ("cortex-a710", "v9a,bf16,ccidx,complxnum,crc,dotprod,ete,flagm,fp16fml,fpac,fullfp16,i8mm,jsconv,lse,mte,pauth,perfmon,ras,rcpc,rdm,sb,ssbs,sve,sve2,trbe"),
    ("cortex-a715 cortex-x3", "v9a,bf16,ccidx,complxnum,crc,dotprod,ete,flagm,fp16fml,fpac,fullfp16,i8mm,jsconv,lse,mte,pauth,perfmon,predres,ras,rcpc,rdm,sb,spe,ssbs,sve,sve2,trbe"),
    ("cortex-a720 cortex-a720ae cortex-a725 cortex-x4 cortex-x925", "v9.2a,bf16,ccidx,complxnum,crc,dotprod,ete,flagm,fp16fml,fpac,fullfp16,i8mm,jsconv,lse,mte,pauth,perfmon,predres,ras,rcpc,rdm,sb,spe,spe-eef,ssbs,sve,sve2,trbe"),
    ("cortex-a78 cortex-a78ae cortex-x1 neoverse-n1", "v8.2a,aes,crc,dotprod,fullfp16,lse,perfmon,ras,rcpc,rdm,sha2,spe,ssbs"),
    ("cortex-a78c", "v8.2a,aes,crc,dotprod,flagm,fullfp16,lse,pauth,perfmon,ras,rcpc,rdm,sha2,spe,ssbs"),
    ("cortex-r82 cortex-r82ae", "v8r,ccdp,ccpp,complxnum,crc,dotprod,flagm,fp16fml,fpac,fullfp16,jsconv,lse,pauth,perfmon,predres,ras,rcpc,rdm,sb,ssbs"),
    ("cortex-x1c", "v8.2a,aes,crc,dotprod,flagm,fullfp16,lse,lse2,pauth,perfmon,ras,rcpc,rcpc-immo,rdm,sha2,spe,ssbs"),
    ("cortex-x2", "v9a,am,bf16,ccidx,complxnum,crc,dotprod,ete,flagm,fp16fml,fpac,fullfp16,i8mm,jsconv,lse,mte,pauth,perfmon,ras,rcpc,rdm,sb,ssbs,sve,sve2,trbe"),
    ("exynos-m4 exynos-m5", "v8.2a,aes,crc,dotprod,fullfp16,lse,perfmon,ras,rdm,sha2"),
    ("falkor", "v8a,aes,crc,perfmon,rdm,sha2"),
    ("fujitsu-monaka", "v9.3a,aes,ccidx,clrbhb,ete,faminmax,fp16fml,fp8,fp8dot2,fp8dot4,fp8fma,fpac,fullfp16,ls64,lut,mec,perfmon,predres,rand,rme,sha2,sha3,sm4,specres2,ssbs,sve,sve2,trbe"),
    ("gb10", "v9.2a,aes,bf16,ccidx,complxnum,crc,dotprod,ete,flagm,fp16fml,fpac,fullfp16,i8mm,jsconv,lse,mte,pauth,perfmon,predres,ras,rcpc,rdm,sb,sha2,sha3,sm4,spe,spe-eef,ssbs,sve,sve2,trbe"),
    ("grace", "v9a,aes,bf16,ccidx,complxnum,crc,dotprod,ete,fp16fml,fpac,fullfp16,i8mm,jsconv,lse,mte,pauth,perfmon,ras,rcpc,rdm,sha2,sha3,sm4,spe,ssbs,sve,sve2,trbe"),
    ("neoverse-512tvb", "v8.4a,aes,bf16,ccdp,ccidx,ccpp,complxnum,crc,dotprod,fp16fml,fpac,fullfp16,i8mm,jsconv,lse,pauth,perfmon,rand,ras,rcpc,rdm,sha2,sha3,sm4,spe,ssbs,sve"),
    ("neoverse-n3", "v9.2a,bf16,ccidx,complxnum,crc,dotprod,ete,flagm,fp16fml,fpac,fullfp16,i8mm,jsconv,lse,mte,pauth,perfmon,predres,rand,ras,rcpc,rdm,sb,spe,spe-eef,ssbs,sve,sve2,trbe"),
    ("neoverse-v1", "v8.4a,aes,bf16,ccdp,ccidx,ccpp,complxnum,crc,dotprod,fp16fml,fullfp16,i8mm,jsconv,lse,pauth,perfmon,rand,ras,rcpc,rdm,sha2,sha3,sm4,spe,ssbs,sve"),
    ("neoverse-v2", "v9a,bf16,ccidx,complxnum,crc,dotprod,ete,fp16fml,fpac,fullfp16,i8mm,jsconv,lse,mte,pauth,perfmon,rand,ras,rcpc,rdm,spe,ssbs,sve,sve2,trbe"),
    ("neoverse-v3 neoverse-v3ae", "v9.2a,bf16,brbe,ccidx,complxnum,crc,dotprod,ete,flagm,fp16fml,fpac,fullfp16,i8mm,jsconv,ls64,lse,mte,pauth,perfmon,predres,rand,ras,rcpc,rdm,rme,sb,spe,spe-eef,ssbs,sve,sve2,trbe"),
    ("olympus", "v9.2a,aes,brbe,ccidx,chk,ete,faminmax,fp16fml,fp8,fp8dot2,fp8dot4,fp8fma,fpac,fullfp16,ls64,lut,mec,mte,perfmon,rand,rme,sha2,sha3,sm4,spe,spe-eef,ssbs,sve,sve2,trbe"),
    ("oryon-1", "v8.6a,aes,bf16,ccidx,complxnum,crc,dotprod,i8mm,jsconv,lse,pauth,perfmon,rand,ras,rcpc,rdm,sha2,sha3,sm4,spe,ssbs"),
    ("saphira", "v8.4a,aes,ccidx,crc,lse,perfmon,ras,rcpc,rdm,sha2,spe"),
    ("thunderx2t99", "v8.1a,aes,crc,lse,rdm,sha2"),
    ("thunderx3t110", "v8.3a,aes,ccidx,complxnum,crc,jsconv,lse,pauth,perfmon,ras,rcpc,rdm,sha2"),
    ("tsv110", "v8.2a,aes,complxnum,crc,dotprod,fp16fml,fullfp16,jsconv,lse,perfmon,ras,rdm,sha2,spe"),
];

/// A set of features.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ArmFeatures {
    chosen: u64,
    instructions: InstructionFeatures,
}

impl ArmFeatures {
    /// Returns the features of a processor by LLVM's name; the empty name is the least.
    pub(crate) fn of_processor(name: &str) -> Option<ArmFeatures> {
        let mut features = ArmFeatures { chosen: 0, instructions: InstructionFeatures::generic() };
        if !matches!(name, "" | "generic") {
            let (_, list) = PROCESSORS.iter().find(|(names, _)| names.split(' ').any(|known| known == name))?;
            for feature in list.split(',') {
                features.instructions.enable(feature);
            }
        }
        features.choose();
        Some(features)
    }

    /// Adds the features with `+` of a list, and removes those with `-` and all that need them. Other names change
    /// nothing, as in LLVM.
    pub(crate) fn apply(&mut self, list: &str) {
        for item in list.split(',') {
            let (is_added, name) = match item.split_at_checked(1) {
                Some(("+", name)) => (true, name),
                Some(("-", name)) => (false, name),
                _ => continue,
            };
            if let Some(&(feature, _)) = FEATURES.iter().find(|(_, known)| *known == name)
                && TUNING.contains(&feature)
            {
                self.chosen = self.chosen & !(1 << feature as u8) | u64::from(is_added) << feature as u8;
            } else if is_added {
                self.instructions.enable(name);
            } else {
                self.instructions.disable(name);
            }
        }
        self.choose();
    }

    fn choose(&mut self) {
        for &(feature, name) in FEATURES {
            if !TUNING.contains(&feature) {
                let has = u64::from(self.instructions.has(name));
                self.chosen = self.chosen & !(1 << feature as u8) | has << feature as u8;
            }
        }
    }

    /// Whether code may use a feature.
    #[inline]
    pub(crate) fn has(self, feature: ArmFeature) -> bool {
        self.chosen >> feature as u8 & 1 != 0
    }

    /// The features that instructions may need.
    pub(crate) fn instructions(self) -> InstructionFeatures {
        self.instructions
    }
}

impl Default for ArmFeatures {
    fn default() -> Self {
        let mut features = ArmFeatures { chosen: 0, instructions: InstructionFeatures::generic() };
        features.choose();
        features
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_known() {
        for (feature, name) in FEATURES {
            let is_known = InstructionFeatures::generic().enable(name) || TUNING.contains(feature);
            assert!(is_known, "{name}");
        }
        for (names, list) in PROCESSORS {
            for name in list.split(',') {
                assert!(InstructionFeatures::generic().enable(name), "{names}: {name}");
            }
        }
    }

    #[test]
    fn sets_of_features() {
        let mut features = ArmFeatures::of_processor("neoverse-n1").expect("it is known");
        assert!(features.has(ArmFeature::Lse) && features.has(ArmFeature::FullFp16));
        features.apply("-lse,+outline-atomics,+nothing");
        assert!(!features.has(ArmFeature::Lse) && features.has(ArmFeature::OutlineAtomics));
        assert_eq!(ArmFeatures::of_processor("pentium"), None);
        let least = ArmFeatures::default();
        assert!(least.has(ArmFeature::Neon) && !least.has(ArmFeature::Bf16) && !least.instructions().has("lse"));
    }
}
