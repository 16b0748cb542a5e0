//! Names of relocations in `.reloc`, with their numbers in ELF (System V ABI, AMD64 supplement, 4.4.1; ELF for the Arm
//! 64-bit architecture, 5.7): those that objects contain.

use draig_image::FixupKind;

/// Names of x86-64.
#[rustfmt::skip]
const X86_64: &[(&str, u32)] = &[
    ("R_X86_64_NONE", 0),
    ("R_X86_64_64", 1),
    ("R_X86_64_PC32", 2),
    ("R_X86_64_GOT32", 3),
    ("R_X86_64_PLT32", 4),
    ("R_X86_64_GOTPCREL", 9),
    ("R_X86_64_32", 10),
    ("R_X86_64_32S", 11),
    ("R_X86_64_16", 12),
    ("R_X86_64_PC16", 13),
    ("R_X86_64_8", 14),
    ("R_X86_64_PC8", 15),
    ("R_X86_64_DTPOFF64", 17),
    ("R_X86_64_TPOFF64", 18),
    ("R_X86_64_TLSGD", 19),
    ("R_X86_64_TLSLD", 20),
    ("R_X86_64_DTPOFF32", 21),
    ("R_X86_64_GOTTPOFF", 22),
    ("R_X86_64_TPOFF32", 23),
    ("R_X86_64_PC64", 24),
    ("R_X86_64_GOTOFF64", 25),
    ("R_X86_64_GOTPC32", 26),
    ("R_X86_64_GOT64", 27),
    ("R_X86_64_GOTPC64", 29),
    ("R_X86_64_PLTOFF64", 31),
    ("R_X86_64_SIZE32", 32),
    ("R_X86_64_SIZE64", 33),
    ("R_X86_64_GOTPC32_TLSDESC", 34),
    ("R_X86_64_TLSDESC_CALL", 35),
    ("R_X86_64_GOTPCRELX", 41),
    ("R_X86_64_REX_GOTPCRELX", 42),
];

/// Returns the name that `.reloc` on x86-64 has for a kind of fixup.
pub fn x86_64_relocation(kind: FixupKind) -> Option<&'static str> {
    let number = kind.elf_x86_64()?;
    X86_64.iter().find(|&&(_, known)| known == number).map(|&(name, _)| name)
}

/// Names of AArch64.
#[rustfmt::skip]
const AARCH64: &[(&str, u32)] = &[
    ("R_AARCH64_NONE", 0),
    ("R_AARCH64_ABS64", 257),
    ("R_AARCH64_ABS32", 258),
    ("R_AARCH64_ABS16", 259),
    ("R_AARCH64_PREL64", 260),
    ("R_AARCH64_PREL32", 261),
    ("R_AARCH64_PREL16", 262),
    ("R_AARCH64_MOVW_UABS_G0", 263),
    ("R_AARCH64_MOVW_UABS_G0_NC", 264),
    ("R_AARCH64_MOVW_UABS_G1", 265),
    ("R_AARCH64_MOVW_UABS_G1_NC", 266),
    ("R_AARCH64_MOVW_UABS_G2", 267),
    ("R_AARCH64_MOVW_UABS_G2_NC", 268),
    ("R_AARCH64_MOVW_UABS_G3", 269),
    ("R_AARCH64_MOVW_SABS_G0", 270),
    ("R_AARCH64_MOVW_SABS_G1", 271),
    ("R_AARCH64_MOVW_SABS_G2", 272),
    ("R_AARCH64_LD_PREL_LO19", 273),
    ("R_AARCH64_ADR_PREL_LO21", 274),
    ("R_AARCH64_ADR_PREL_PG_HI21", 275),
    ("R_AARCH64_ADR_PREL_PG_HI21_NC", 276),
    ("R_AARCH64_ADD_ABS_LO12_NC", 277),
    ("R_AARCH64_LDST8_ABS_LO12_NC", 278),
    ("R_AARCH64_TSTBR14", 279),
    ("R_AARCH64_CONDBR19", 280),
    ("R_AARCH64_JUMP26", 282),
    ("R_AARCH64_CALL26", 283),
    ("R_AARCH64_LDST16_ABS_LO12_NC", 284),
    ("R_AARCH64_LDST32_ABS_LO12_NC", 285),
    ("R_AARCH64_LDST64_ABS_LO12_NC", 286),
    ("R_AARCH64_MOVW_PREL_G0", 287),
    ("R_AARCH64_MOVW_PREL_G0_NC", 288),
    ("R_AARCH64_MOVW_PREL_G1", 289),
    ("R_AARCH64_MOVW_PREL_G1_NC", 290),
    ("R_AARCH64_MOVW_PREL_G2", 291),
    ("R_AARCH64_MOVW_PREL_G2_NC", 292),
    ("R_AARCH64_MOVW_PREL_G3", 293),
    ("R_AARCH64_LDST128_ABS_LO12_NC", 299),
    ("R_AARCH64_GOT_LD_PREL19", 309),
    ("R_AARCH64_ADR_GOT_PAGE", 311),
    ("R_AARCH64_LD64_GOT_LO12_NC", 312),
    ("R_AARCH64_LD64_GOTPAGE_LO15", 313),
    ("R_AARCH64_PLT32", 314),
    ("R_AARCH64_TLSGD_ADR_PREL21", 512),
    ("R_AARCH64_TLSGD_ADR_PAGE21", 513),
    ("R_AARCH64_TLSGD_ADD_LO12_NC", 514),
    ("R_AARCH64_TLSLD_MOVW_DTPREL_G2", 523),
    ("R_AARCH64_TLSLD_MOVW_DTPREL_G1", 524),
    ("R_AARCH64_TLSLD_MOVW_DTPREL_G1_NC", 525),
    ("R_AARCH64_TLSLD_MOVW_DTPREL_G0", 526),
    ("R_AARCH64_TLSLD_MOVW_DTPREL_G0_NC", 527),
    ("R_AARCH64_TLSLD_ADD_DTPREL_HI12", 528),
    ("R_AARCH64_TLSLD_ADD_DTPREL_LO12", 529),
    ("R_AARCH64_TLSLD_ADD_DTPREL_LO12_NC", 530),
    ("R_AARCH64_TLSLD_LDST8_DTPREL_LO12", 531),
    ("R_AARCH64_TLSLD_LDST8_DTPREL_LO12_NC", 532),
    ("R_AARCH64_TLSLD_LDST16_DTPREL_LO12", 533),
    ("R_AARCH64_TLSLD_LDST16_DTPREL_LO12_NC", 534),
    ("R_AARCH64_TLSLD_LDST32_DTPREL_LO12", 535),
    ("R_AARCH64_TLSLD_LDST32_DTPREL_LO12_NC", 536),
    ("R_AARCH64_TLSLD_LDST64_DTPREL_LO12", 537),
    ("R_AARCH64_TLSLD_LDST64_DTPREL_LO12_NC", 538),
    ("R_AARCH64_TLSIE_MOVW_GOTTPREL_G1", 539),
    ("R_AARCH64_TLSIE_MOVW_GOTTPREL_G0_NC", 540),
    ("R_AARCH64_TLSIE_ADR_GOTTPREL_PAGE21", 541),
    ("R_AARCH64_TLSIE_LD64_GOTTPREL_LO12_NC", 542),
    ("R_AARCH64_TLSIE_LD_GOTTPREL_PREL19", 543),
    ("R_AARCH64_TLSLE_MOVW_TPREL_G2", 544),
    ("R_AARCH64_TLSLE_MOVW_TPREL_G1", 545),
    ("R_AARCH64_TLSLE_MOVW_TPREL_G1_NC", 546),
    ("R_AARCH64_TLSLE_MOVW_TPREL_G0", 547),
    ("R_AARCH64_TLSLE_MOVW_TPREL_G0_NC", 548),
    ("R_AARCH64_TLSLE_ADD_TPREL_HI12", 549),
    ("R_AARCH64_TLSLE_ADD_TPREL_LO12", 550),
    ("R_AARCH64_TLSLE_ADD_TPREL_LO12_NC", 551),
    ("R_AARCH64_TLSLE_LDST8_TPREL_LO12", 552),
    ("R_AARCH64_TLSLE_LDST8_TPREL_LO12_NC", 553),
    ("R_AARCH64_TLSLE_LDST16_TPREL_LO12", 554),
    ("R_AARCH64_TLSLE_LDST16_TPREL_LO12_NC", 555),
    ("R_AARCH64_TLSLE_LDST32_TPREL_LO12", 556),
    ("R_AARCH64_TLSLE_LDST32_TPREL_LO12_NC", 557),
    ("R_AARCH64_TLSLE_LDST64_TPREL_LO12", 558),
    ("R_AARCH64_TLSLE_LDST64_TPREL_LO12_NC", 559),
    ("R_AARCH64_TLSDESC_LD_PREL19", 560),
    ("R_AARCH64_TLSDESC_ADR_PREL21", 561),
    ("R_AARCH64_TLSDESC_ADR_PAGE21", 562),
    ("R_AARCH64_TLSDESC_LD64_LO12", 563),
    ("R_AARCH64_TLSDESC_ADD_LO12", 564),
    ("R_AARCH64_TLSDESC_CALL", 569),
    ("R_AARCH64_TLSLE_LDST128_TPREL_LO12", 570),
    ("R_AARCH64_TLSLE_LDST128_TPREL_LO12_NC", 571),
    ("R_AARCH64_TLSLD_LDST128_DTPREL_LO12", 572),
    ("R_AARCH64_TLSLD_LDST128_DTPREL_LO12_NC", 573),
];

/// Returns the name that `.reloc` on AArch64 has for a kind of fixup.
pub fn aarch64_relocation(kind: FixupKind) -> Option<&'static str> {
    let number = kind.elf_aarch64()?;
    AARCH64.iter().find(|&&(_, known)| known == number).map(|&(name, _)| name)
}

fn find(table: &[(&str, u32)], name: &[u8], number_of: fn(FixupKind) -> Option<u32>) -> Option<FixupKind> {
    let (_, number) = table.iter().find(|(known, _)| known.as_bytes() == name)?;
    FixupKind::ALL.iter().copied().find(|kind| number_of(*kind) == Some(*number))
}

/// Returns the kind with this name on x86-64.
pub(crate) fn x86_64(name: &[u8]) -> Option<FixupKind> {
    find(X86_64, name, FixupKind::elf_x86_64)
}

/// Returns the kind with this name on AArch64.
pub(crate) fn aarch64(name: &[u8]) -> Option<FixupKind> {
    find(AARCH64, name, FixupKind::elf_aarch64)
}

/// Returns the kind with this name of GNU's assembler, which is the same on all targets.
pub(crate) fn generic(name: &[u8]) -> Option<FixupKind> {
    Some(match name {
        b"BFD_RELOC_NONE" => FixupKind::None,
        b"BFD_RELOC_8" => FixupKind::Abs8,
        b"BFD_RELOC_16" => FixupKind::Abs16,
        b"BFD_RELOC_32" => FixupKind::Abs32,
        b"BFD_RELOC_64" => FixupKind::Abs64,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_has_a_kind() {
        assert!(X86_64.iter().all(|(name, _)| x86_64(name.as_bytes()).is_some()));
        assert!(AARCH64.iter().all(|(name, _)| aarch64(name.as_bytes()).is_some()));
        assert_eq!(x86_64(b"R_X86_64_PC32"), Some(FixupKind::Pc32));
        assert_eq!(aarch64(b"R_AARCH64_CALL26"), Some(FixupKind::Call26));
        assert_eq!(x86_64(b"R_AARCH64_CALL26"), None);
    }
}
