//! A few instructions of x86-64, enough to test what is the same for all targets.

use draig_image::FixupKind;
use draig_mc::{
    AsmError, Encoded, InstructionSet, Lexer, PendingFixup, Relaxation, Specifier, Symbols, Syntax, parse_expression,
};
use draig_target::Triple;

/// Instructions without operands.
const PLAIN: &[(&str, &[u8])] = &[
    ("nop", &[0x90]),
    ("ret", &[0xc3]),
    ("retq", &[0xc3]),
    ("int3", &[0xcc]),
    ("hlt", &[0xf4]),
    ("leave", &[0xc9]),
    ("pushfq", &[0x9c]),
];

/// Instructions that jump, with the short and the long form's opcode.
const JUMPS: &[(&str, u8, &[u8])] =
    &[("jmp", 0xeb, &[0xe9]), ("jne", 0x75, &[0x0f, 0x85]), ("je", 0x74, &[0x0f, 0x84])];

static SYNTAX: Syntax =
    Syntax { specifier: |name| name.eq_ignore_ascii_case(b"PLT").then_some(Specifier(0)), ..Syntax::HASH_COMMENTS };

/// The instructions above.
pub(crate) struct FewInstructions;

impl InstructionSet for FewInstructions {
    fn accepts(&self, triple: &Triple) -> bool {
        triple.is_x86()
    }

    fn syntax(&self) -> &'static Syntax {
        &SYNTAX
    }

    fn assemble(
        &mut self,
        text: &[u8],
        start: u32,
        symbols: &mut dyn Symbols,
        out: &mut Encoded,
    ) -> Result<(), AsmError> {
        let mut lexer = Lexer::new(text, start, &SYNTAX);
        let place = lexer.place();
        let mnemonic = lexer.identifier().unwrap_or_default();
        let named = |name: &str| name.as_bytes() == mnemonic;
        if let Some((_, bytes)) = PLAIN.iter().find(|(name, _)| named(name)) {
            out.bytes.extend_from_slice(bytes);
            return lexer.expect_end();
        }
        let is_call = named("call") || named("callq");
        let jump = JUMPS.iter().find(|(name, ..)| named(name));
        if jump.is_none() && !is_call {
            let name = String::from_utf8_lossy(mnemonic).into_owned();
            return Err(AsmError::new(place, format!("invalid instruction mnemonic '{name}'")));
        }
        let target = parse_expression(&mut lexer, symbols)?;
        lexer.expect_end()?;
        let fixup = |offset: usize, kind: FixupKind, size: i64| PendingFixup {
            offset: offset as u8,
            kind,
            expr: target.clone().plus(-size),
        };
        let Some((_, short, long)) = jump else {
            out.bytes.extend([0xe8, 0, 0, 0, 0]);
            out.fixups.push(fixup(1, FixupKind::Plt32, 4));
            return Ok(());
        };
        out.bytes.extend([*short, 0]);
        out.fixups.push(fixup(1, FixupKind::Pc8, 1));
        let bytes = [long, &[0; 4][..]].concat();
        out.relaxation = Some(Relaxation { bytes, fixup: fixup(long.len(), FixupKind::Plt32, 4) });
        Ok(())
    }

    fn directive(&mut self, _: &[u8], _: &[u8], _: u32) -> Result<bool, AsmError> {
        Ok(false)
    }

    fn data_fixup(&self, bytes: u8, specifier: Option<Specifier>, is_pc_relative: bool) -> Option<FixupKind> {
        Some(match (bytes, specifier, is_pc_relative) {
            (4, Some(_), true) => FixupKind::Plt32,
            (1, None, false) => FixupKind::Abs8,
            (2, None, false) => FixupKind::Abs16,
            (4, None, false) => FixupKind::Abs32,
            (8, None, false) => FixupKind::Abs64,
            (1, None, true) => FixupKind::Pc8,
            (2, None, true) => FixupKind::Pc16,
            (4, None, true) => FixupKind::Pc32,
            (8, None, true) => FixupKind::Pc64,
            _ => return None,
        })
    }

    fn nops(&self, count: usize, out: &mut Vec<u8>) {
        out.resize(out.len() + count, 0x90);
    }
}
