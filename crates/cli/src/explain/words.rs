//! Words of the language that are in tables: instructions and their flags here, other words in the
//! neighbouring modules. The answer is derived from the tables.

use draig::ir::{FastMath, GepFlags, IntFlags, Opcode, OpcodeGroup};
use draig_ir::flags::RmwFlags;
use draig_ir::opcode::FlagClass;

use super::{attributes, intrinsics, keywords, metadata};

/// Describes a word; `None` if no table has it. A word may be both an attribute and something else. The sigils of
/// intrinsics, metadata and debug records may precede it.
pub(super) fn described(word: &str) -> Option<String> {
    let word = word.trim_start_matches(['@', '!', '#']);
    let parts = [
        instruction(word),
        flag(word),
        attributes::described(word),
        keywords::described(word),
        metadata::described(word),
    ];
    let parts = parts.into_iter().chain([intrinsics::described(word), integer(word)]);
    let known: Vec<String> = parts.flatten().collect();
    (!known.is_empty()).then(|| known.join("\n"))
}

/// Describes `iN` and `bN`.
fn integer(word: &str) -> Option<String> {
    let (kind, bits) = [("an integer", 'i'), ("bytes that keep their provenance, since LLVM 23", 'b')]
        .iter()
        .find_map(|&(kind, letter)| Some((kind, word.strip_prefix(letter)?)))?;
    let bits: u32 = bits.parse().ok().filter(|bits| (1..1 << 23).contains(bits))?;
    Some(format!("`{word}` is a type: {kind} of {bits} bits.\n\nLangRef: Integer Type\n"))
}

fn instruction(word: &str) -> Option<String> {
    let &opcode = Opcode::ALL.iter().find(|opcode| opcode.spelling() == word)?;
    let (group, section) = match opcode.group() {
        OpcodeGroup::Terminator => ("a terminator: it ends a block", "Terminator Instructions"),
        OpcodeGroup::Unary => ("an operator with one operand", "Unary Operations"),
        OpcodeGroup::Binary => ("an operator with two operands of the same type", "Binary Operations"),
        OpcodeGroup::Memory => {
            ("an access to memory or a computation of an address", "Memory Access and Addressing Operations")
        }
        OpcodeGroup::Cast => ("a conversion of one value to another type", "Conversion Operations"),
        OpcodeGroup::Pad => ("the start of a funclet", "Exception Handling"),
        OpcodeGroup::Other => ("an instruction", "Other Operations"),
    };
    let flags: Vec<&str> = all_flags().filter(|&(name, _)| accepts(opcode, name)).map(|(name, _)| name).collect();
    let flags = if flags.is_empty() { String::new() } else { format!("\nFlags: {}\n", flags.join(" ")) };
    Some(format!("`{word}` is {group}.\n{flags}\nLangRef: {section}, '{word}' Instruction\n"))
}

fn flag(word: &str) -> Option<String> {
    let (name, meaning) = all_flags().find(|&(name, _)| name == word)?;
    let opcodes: Vec<&str> =
        Opcode::ALL.iter().filter(|&&opcode| accepts(opcode, name)).map(|opcode| opcode.spelling()).collect();
    Some(format!("`{word}` is a flag of instructions: {meaning}.\n\nInstructions: {}\n", opcodes.join(" ")))
}

/// Flags with their meanings, as LangRef gives them.
const MEANINGS: &[(&str, &str)] = &[
    ("nuw", "the result is poison if it wraps as an unsigned number"),
    ("nsw", "the result is poison if it wraps as a signed number"),
    ("exact", "the result is poison if a remainder or a bit is lost"),
    ("disjoint", "the result is poison if the operands have a bit in common"),
    ("nneg", "the result is poison if the operand is negative"),
    ("samesign", "the result is poison if the signs of the operands differ"),
    ("inbounds", "the result is poison if it leaves the bounds of the object that the base is in"),
    ("nusw", "the result is poison if an addition of an offset wraps, offsets being signed"),
    ("reassoc", "operations may be reordered as if they were associative"),
    ("nnan", "the result is poison if an operand or the result is not a number"),
    ("ninf", "the result is poison if an operand or the result is infinite"),
    ("nsz", "the sign of a zero does not matter"),
    ("arcp", "a division may become a multiplication by the reciprocal"),
    ("contract", "operations may be fused, such as a product and a sum"),
    ("afn", "functions may be approximated"),
    ("elementwise", "the elements of a vector are changed atomically, each on its own"),
];

fn all_flags() -> impl Iterator<Item = (&'static str, &'static str)> {
    MEANINGS.iter().copied()
}

/// Whether an instruction accepts a flag.
fn accepts(opcode: Opcode, name: &str) -> bool {
    let class = opcode.flag_class();
    let bit = |table: &[(&str, u8)]| table.iter().any(|&(other, bit)| other == name && class.mask() & bit != 0);
    let ints: Vec<(&str, u8)> = IntFlags::TABLE.iter().map(|&(flag, name)| (name, flag.0)).collect();
    let floats: Vec<(&str, u8)> = FastMath::TABLE.iter().map(|&(flag, name)| (name, flag.0)).collect();
    let geps: Vec<(&str, u8)> = GepFlags::TABLE.iter().map(|&(flag, name)| (name, flag.0)).collect();
    let rmws: Vec<(&str, u8)> = RmwFlags::TABLE.iter().map(|&(flag, name)| (name, flag.0)).collect();
    match class {
        FlagClass::None => false,
        FlagClass::FastMath => bit(&floats),
        FlagClass::FastMathNonNeg => bit(&floats) || name == "nneg" && opcode == Opcode::UiToFp,
        FlagClass::Gep => bit(&geps),
        FlagClass::Elementwise => bit(&rmws),
        FlagClass::Wrap | FlagClass::Exact | FlagClass::Disjoint | FlagClass::NonNeg | FlagClass::SameSign => {
            bit(&ints)
        }
    }
}

#[cfg(test)]
mod tests {
    use draig::ir::AttrKind;

    use super::*;

    #[test]
    fn every_word_of_the_tables_is_described() {
        for opcode in Opcode::ALL {
            assert!(described(opcode.spelling()).is_some(), "{}", opcode.spelling());
        }
        let ints = IntFlags::TABLE.iter().map(|&(_, name)| name);
        let others = FastMath::TABLE.iter().map(|&(_, name)| name).chain(GepFlags::TABLE.iter().map(|&(_, name)| name));
        for name in ints.chain(others).chain(RmwFlags::TABLE.iter().map(|&(_, name)| name)) {
            assert!(flag(name).is_some_and(|text| !text.ends_with(": \n")), "{name}");
        }
        for kind in AttrKind::all() {
            assert!(described(kind.spelling()).is_some(), "{}", kind.spelling());
        }
        assert!(
            described("nuw").is_some_and(|text| text.contains("\nInstructions: add sub mul shl getelementptr trunc"))
        );
        assert!(described("fadd").is_some_and(|text| text.contains("Flags: reassoc nnan ninf nsz arcp contract afn")));
        assert!(described("frobnicate").is_none());
    }
}
