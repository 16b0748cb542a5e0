//! System registers and other named operands.

/// Name in small letters, name as it is printed, bits, required features, and 1 for reading, 2 for writing, 4 for
/// taking a register.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Named(pub &'static str, pub &'static str, pub u16, pub u8, pub u8);

/// Returns the bits of `s3_1_c2_c3_4`, in small letters.
pub(crate) fn parse_system_register(name: &[u8]) -> Option<u16> {
    let text = std::str::from_utf8(name.strip_prefix(b"s")?).ok()?;
    let mut parts = text.split('_');
    let mut next = |prefix: &str, most: u16| {
        let digits = parts.next()?.strip_prefix(prefix)?;
        let number: u16 = digits.parse().ok()?;
        (number <= most && !digits.starts_with('+')).then_some(number)
    };
    let (op0, op1) = (next("", 3)?, next("", 7)?);
    let (crn, crm) = (next("c", 15)?, next("c", 15)?);
    let op2 = next("", 7)?;
    parts.next().is_none().then_some(op0 << 14 | op1 << 11 | crn << 7 | crm << 3 | op2)
}
