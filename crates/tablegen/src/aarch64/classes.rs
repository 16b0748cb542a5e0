//! Classes of operands: which values an operand takes, how they are written and which bits they become.

use serde_json::Value;

use super::{Pool, Records, header, messages, table};
use crate::json::Json;

/// The classes in use, each as the text of its kind and its message.
#[derive(Default)]
pub(super) struct Classes {
    pool: Pool<(String, String)>,
}

impl Classes {
    /// Returns the number of the class of an operand.
    pub(super) fn number(&mut self, records: &Records, name: &str) -> Result<usize, String> {
        let record = records.get(name)?;
        let kind = kind(records, name, record)?;
        let diagnostic = match record.get("ParserMatchClass") {
            Some(Value::Object(class)) => {
                let class = class.get("def").ok_or("a class without a name")?.text()?;
                records.get(class)?.field("DiagnosticType")?.text()?
            }
            _ => "",
        };
        let message = match diagnostic {
            "MSR" => "expected writable system register or pstate".to_owned(),
            other => messages::message(other).map_err(|error| format!("{name}: {error}"))?,
        };
        Ok(self.pool.number((kind, message)))
    }

    /// Returns how specific a class is: of two instructions that a text fits, that with the lower sum is meant.
    pub(super) fn rank(&self, number: usize) -> usize {
        let kind = &self.pool.items[number].0;
        let ranks = [
            ("SpOnly", 1),
            ("VectorLow", 15),
            ("Gpr32Common", 31),
            ("Gpr64Common", 31),
            ("Gpr32)", 32),
            ("Gpr64)", 32),
            ("Gpr32Sp)", 33),
            ("Gpr64Sp)", 33),
            ("Index { low: 0, high: 0", 90),
            ("MovZ", 100),
            ("MovN", 101),
            ("Logical", 102),
            ("Negated", 103),
            ("Fallback", 104),
        ];
        ranks.iter().find_map(|&(word, rank)| kind.contains(word).then_some(rank)).unwrap_or(95)
    }

    /// Writes the file.
    pub(super) fn emit(&self) -> String {
        let mut out = header("Classes of operands of AArch64 instructions.");
        out.push_str("use crate::aarch64::class::{Class as C, ExtendWidth::*, Kind::*, Label, RegisterClass::*};\n\n");
        let lines: Vec<String> = self
            .pool
            .items
            .iter()
            .map(|(kind, message)| format!("C {{ kind: {kind}, message: {message:?} }}"))
            .collect();
        table(&mut out, "Classes of operands, by number.", "CLASSES", "C", &lines);
        out
    }
}

/// Returns the kind of an operand as a Rust expression.
fn kind(records: &Records, name: &str, record: &Value) -> Result<String, String> {
    if let Some(register) = register(name) {
        return Ok(format!("Register({register})"));
    }
    let class = match record.get("ParserMatchClass") {
        Some(Value::Object(class)) => records.get(class.get("def").ok_or("a class without a name")?.text()?)?,
        _ => return Err(format!("operand '{name}' has no class")),
    };
    let text = |field: &str| class.field(field).map(|value| value.as_str().unwrap_or_default());
    let (predicate, class_name) = (text("PredicateMethod")?, text("!name")?);
    let encoder = record.get("EncoderMethod").and_then(Value::as_str).unwrap_or_default();
    let (method, arguments) = call(predicate);
    let at = |index: usize| arguments.get(index).copied().ok_or_else(|| format!("{name}: {predicate}"));
    Ok(match method {
        "isTypedVectorList" => format!("List {{ count: {}, lanes: {}, bits: {} }}", at(0)?, at(1)?, at(2)?),
        "isImplicitlyTypedVectorList" => format!("List {{ count: {}, lanes: 0, bits: 0 }}", at(0)?),
        "isVectorIndex" => format!("Index {{ low: {}, high: {} }}", at(0)?, at(1)?),
        "isImmInRange" => match encoder {
            _ if encoder.starts_with("getVecShiftR") => {
                let width = encoder.trim_matches(|c: char| !c.is_ascii_digit());
                format!("ShiftRight {{ low: {}, high: {}, width: {width} }}", at(0)?, at(1)?)
            }
            "getFixedPointScaleOpValue" => format!("FixedPoint {{ high: {} }}", at(1)?),
            "getMoveWideImmOpValue" => "MoveWide".to_owned(),
            _ => immediate(at(0)?, at(1)?, 1),
        },
        "isSImm" => signed(at(0)?, 1),
        "isSImmScaled" => signed(at(0)?, at(1)?),
        "isUImmScaled" => immediate(0, (1 << at(0)?) - 1, at(1)?),
        "isUImm12Offset" => format!("Offset12 {{ scale: {} }}", at(0)?),
        "isSImm9OffsetFB" => format!("FallbackOffset9 {{ scale: {} }}", at(0)? / 8),
        "isComplexRotation" => format!("Rotation {{ angle: {}, remainder: {} }}", at(0)?, at(1)?),
        "isMemWExtend" => format!("MemoryExtendW {{ shift: {} }}", (at(0)? / 8).trailing_zeros()),
        "isMemXExtend" => format!("MemoryExtendX {{ shift: {} }}", (at(0)? / 8).trailing_zeros()),
        "isBranchTarget" => match (at(0)?, encoder) {
            (19, "getLoadLiteralOpValue") => "Label(Label::Literal19)".to_owned(),
            (bits, _) if name == "am_bl_target" => format!("Label(Label::Call{bits})"),
            (bits, _) => format!("Label(Label::Branch{bits})"),
        },
        "isPAuthPCRelLabel16Operand" => "Label(Label::Return16)".to_owned(),
        "isLogicalImm" => {
            let negated = if class_name.contains("Not") { "LogicalNegated" } else { "Logical" };
            format!("{negated} {{ is_64_bit: {} }}", predicate.contains("int64_t"))
        }
        "isArithmeticShifter" => format!("ArithmeticShift {{ bits: {} }}", at(0)?),
        "isLogicalShifter" => format!("LogicalShift {{ bits: {} }}", at(0)?),
        "isMOVZMovAlias" => format!("MovZ {{ bits: {}, shift: {} }}", at(0)?, at(1)?),
        "isMOVNMovAlias" => format!("MovN {{ bits: {}, shift: {} }}", at(0)?, at(1)?),
        _ => named(class_name, name).ok_or_else(|| format!("operand '{name}': class '{class_name}', {predicate}"))?,
    })
}

/// Kinds of operand classes that a name alone describes.
fn named(class: &str, operand: &str) -> Option<String> {
    Some(
        match class {
            "CondCode" if operand == "inv_ccode" => "InvertedCondition",
            "CondCode" => "Condition",
            "FPImmOperand" => "Float8",
            "AddSubImmOperand" => "AddSubImmediate",
            "AddSubImmNegOperand" => "AddSubNegated",
            "ExtendOperand" => "Extend { width: Narrow }",
            "ExtendOperand64" => "Extend { width: Widened }",
            "ExtendOperandLSL64" => "Extend { width: Wide }",
            "LSLImm3ShiftOperand" => "LeftShift3",
            "MovImm32ShifterOperand" => "MoveShift { bits: 32 }",
            "MovImm64ShifterOperand" => "MoveShift { bits: 64 }",
            "LogicalVecShifterOperand" => "VectorShift { most: 24 }",
            "LogicalVecHalfWordShifterOperand" => "VectorShift { most: 8 }",
            "MoveVecShifterOperand" => "OnesShift",
            "SIMDImmType10Operand" => "ByteMask",
            "AdrOperand" => "Label(Label::Adr)",
            "AdrpOperand" => "Label(Label::Adrp)",
            "BarrierAsmOperand" => "Barrier",
            "BarriernXSAsmOperand" => "BarrierNxs",
            "PrefetchOperand" => "Prefetch",
            "RangePrefetchOperand" => "RangePrefetch",
            "MRSSystemRegisterOperand" => "ReadableSystemRegister",
            "MSRSystemRegisterOperand" => "WritableSystemRegister",
            "SystemPStateFieldWithImm0_1Operand" => "ProcessorStateBit",
            "SystemPStateFieldWithImm0_15Operand" => "ProcessorStateField",
            "SysCRAsmOperand" => "ControlRegister",
            "BTIHintOperand" => "BranchTargetHint",
            "PSBHintOperand" => "ProfilingHint",
            "MovWSymbolG0AsmOperand" => "MoveSymbol { group: 0 }",
            "MovWSymbolG1AsmOperand" => "MoveSymbol { group: 1 }",
            "MovWSymbolG2AsmOperand" => "MoveSymbol { group: 2 }",
            "MovWSymbolG3AsmOperand" => "MoveSymbol { group: 3 }",
            "ImmAsmOperand" if operand.starts_with("fixedpoint_recip") && operand.ends_with("i32") => {
                "FixedPoint { high: 32 }"
            }
            "ImmAsmOperand" if operand.starts_with("fixedpoint_recip") => "FixedPoint { high: 64 }",
            // the position of `ext`, whose range the row's field bounds
            "ImmAsmOperand" => "AnyImmediate",
            "UImm6Operand" => "Immediate { low: 0, high: 63, scale: 1 }",
            _ => return None,
        }
        .to_owned(),
    )
}

/// Kinds of registers.
fn register(name: &str) -> Option<&'static str> {
    Some(match name {
        "GPR32" | "GPR32z" => "Gpr32",
        "GPR32sp" => "Gpr32Sp",
        "GPR32sponly" => "Gpr32SpOnly",
        "GPR32common" => "Gpr32Common",
        "GPR64" | "GPR64z" => "Gpr64",
        "GPR64sp" => "Gpr64Sp",
        "GPR64sponly" => "Gpr64SpOnly",
        "GPR64common" => "Gpr64Common",
        "GPR32as64" => "Gpr32As64",
        "GPR64sp0" => "Gpr64SpZeroOffset",
        "GPR64x8" => "Gpr64Block",
        "FPR8" | "FPR8Op" => "Fpr8",
        "FPR16" | "FPR16Op" => "Fpr16",
        "FPR32" | "FPR32Op" => "Fpr32",
        "FPR64" | "FPR64Op" => "Fpr64",
        "FPR128" | "FPR128Op" => "Fpr128",
        "V64" | "V128" => "Vector",
        "V128_lo" => "VectorLow16",
        "V128_0to7" => "VectorLow8",
        "WSeqPairClassOperand" => "Gpr32Pair",
        "XSeqPairClassOperand" | "MrrsMssrPairClassOperand" => "Gpr64Pair",
        "SyspXzrPairOperand" => "ZeroPair",
        _ if name.starts_with("GPR64pi") => "Gpr64",
        _ => return None,
    })
}

/// Name of a C++ template and its numeric arguments: `isSImmScaled<7, 4>`.
fn call(text: &str) -> (&str, Vec<i64>) {
    let Some((name, rest)) = text.split_once('<') else { return (text, Vec::new()) };
    let numbers = rest.trim_end_matches('>').split(',').filter_map(|word| word.trim().parse().ok()).collect();
    (name, numbers)
}

fn immediate(low: i64, high: i64, scale: i64) -> String {
    format!("Immediate {{ low: {low}, high: {high}, scale: {scale} }}")
}

fn signed(bits: i64, scale: i64) -> String {
    let half = 1i64 << (bits - 1);
    immediate(-half, half - 1, scale)
}
