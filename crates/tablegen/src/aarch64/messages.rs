//! Messages of LLVM about an operand that does not fit its class, by the class's diagnostic.

/// Returns the message of a diagnostic (`InvalidImm0_7`).
pub(super) fn message(diagnostic: &str) -> Result<String, String> {
    if let Some(fixed) = FIXED.iter().find_map(|&(name, text)| (name == diagnostic).then_some(text)) {
        return Ok(fixed.to_owned());
    }
    let parse = |text: &str| text.parse::<i64>().map_err(|_| format!("diagnostic '{diagnostic}'"));
    if let Some(range) = diagnostic.strip_prefix("InvalidImm").and_then(|rest| rest.split_once('_')) {
        return Ok(format!("immediate must be an integer in range [{}, {}].", parse(range.0)?, parse(range.1)?));
    }
    if let Some(range) = diagnostic.strip_prefix("InvalidIndexRange").and_then(|rest| rest.split_once('_')) {
        // a single element is named by itself
        let (low, high) = (parse(range.0)?, parse(range.1)?);
        return Ok(match (low, high) {
            (1, 1) => "expected lane specifier '[1]'".to_owned(),
            _ => format!("vector lane must be an integer in range [{low}, {high}]."),
        });
    }
    if let Some(rest) = diagnostic.strip_prefix("InvalidMemoryIndexed") {
        let split = |mark: &str| rest.split_once(mark);
        let (scale, low, high) = if let Some((scale, bits)) = split("SImm") {
            let half = 1i64 << (parse(bits)? - 1);
            (scale, -half, half - 1)
        } else if let Some((scale, bits)) = split("UImm") {
            (scale, 0, (1i64 << parse(bits)?) - 1)
        } else {
            (rest, 0, 4095)
        };
        let factor = if scale.is_empty() { 1 } else { parse(scale)? };
        let range = format!("[{}, {}].", low * factor, high * factor);
        return Ok(match factor {
            1 => format!("index must be an integer in range {range}"),
            _ => format!("index must be a multiple of {factor} in range {range}"),
        });
    }
    if let Some((kind, bits)) = diagnostic.strip_prefix("InvalidMemory").and_then(|rest| rest.split_once("Extend")) {
        let words = if kind == "W" { "'uxtw' or 'sxtw'" } else { "'lsl' or 'sxtx'" };
        let shift = (parse(bits)? / 8).trailing_zeros();
        let tail = if shift == 0 { String::new() } else { format!(" or #{shift}") };
        return Ok(format!("expected {words} with optional shift of #0{tail}"));
    }
    Err(format!("unknown diagnostic '{diagnostic}'"))
}

const FIXED: [(&str, &str); 16] = [
    ("", "invalid operand for instruction"),
    ("AddSubLSLImm3ShiftLarge", "expected 'lsl' with optional integer in range [0, 7]"),
    ("AddSubRegExtendLarge", "expected 'sxtx' 'uxtx' or 'lsl' with optional integer in range [0, 4]"),
    ("AddSubRegExtendSmall", "expected '[su]xt[bhw]' with optional integer in range [0, 4]"),
    ("AddSubRegShift32", "expected 'lsl', 'lsr' or 'asr' with optional integer in range [0, 31]"),
    ("AddSubRegShift64", "expected 'lsl', 'lsr' or 'asr' with optional integer in range [0, 63]"),
    ("AddSubSecondSource", "expected compatible register, symbol or integer in range [0, 4095]"),
    ("InvalidComplexRotationEven", "complex rotation must be 0, 90, 180 or 270."),
    ("InvalidComplexRotationOdd", "complex rotation must be 90 or 270."),
    ("InvalidCondCode", "expected AArch64 condition code"),
    ("InvalidFPImm", "expected compatible register or floating-point constant"),
    ("InvalidLabel", "expected label or encodable integer pc offset"),
    ("InvalidMovImm32Shift", "expected 'lsl' with optional integer 0 or 16"),
    ("InvalidMovImm64Shift", "expected 'lsl' with optional integer 0, 16, 32 or 48"),
    ("LogicalSecondSource", "expected compatible register or logical immediate"),
    ("MRS", "expected readable system register"),
];
